#include <gtest/gtest.h>

#include "adjudicator/core/words.h"

namespace adj::words {
namespace {

TEST(WordsFold, CaseAndAccentsAreOne) {
  for (const char* spelling :
       {"Déploie", "DEPLOIE", "deploie", "DÉPLOIE", "De\u0301ploie", "ｄｅｐｌｏｉｅ"}) {
    EXPECT_EQ(fold(spelling), "deploie") << spelling;
  }
  EXPECT_EQ(fold("Évêque, naïf, Ça, où, Ÿ, Ñandú, Łódź, Dvořák"),
            "eveque, naif, ca, ou, y, nandu, lodz, dvorak");
  EXPECT_EQ(fold("Ǻ Ḗ Ṽ Ỹ ǥ ŀ"), "a e v y g l");
}

TEST(WordsFold, LigaturesAreTwoLetters) {
  EXPECT_EQ(fold("Œuvre œuvre Ægyptii Cæsar Straße STRAẞE ﬁni ﬂotte Þing"),
            "oeuvre oeuvre aegyptii caesar strasse strasse fini flotte thing");
}

TEST(WordsFold, TypographyBecomesAscii) {
  EXPECT_EQ(fold("l’Asie ‘x’ “y” «z»"), "l'asie 'x' \"y\" \"z\"");
  EXPECT_EQ(fold("X‑R X–R X—R −2"), "x-r x-r x-r -2");
  EXPECT_EQ(fold("a\u00A0b\u202Fc\u2003d\te"), "a b c d e");
  EXPECT_EQ(fold("≥ ≤ ≠ → … ½"), ">= <= != -> ...  1/2");
  EXPECT_EQ(fold("\uFEFFa\u200Bb\u00ADc"), "abc");
}

TEST(WordsFold, OtherScriptsPass) {
  EXPECT_EQ(fold("Αθήνα Москва 羅馬 🏛"), "Αθήνα Москва 羅馬 🏛");
}

TEST(WordsFold, BytesThatAreNotUtf8AreReadAsWindows1252) {
  EXPECT_EQ(fold("D\xE9ploie l\x92"
                 "Asie \x96"
                 "2 C\xE6sar \x9Cuvre"),
            "deploie l'asie -2 caesar oeuvre");
  EXPECT_EQ(fold("\xC3"), "a");       // a lead byte alone is Ã
  EXPECT_EQ(fold("\xC0\xAF"), "a¯");  // an overlong form is two characters
  EXPECT_EQ(fold(std::string_view("a\0b", 3)), "a b");
}

TEST(WordsFold, GlyphsTakeBytesAndColumns) {
  EXPECT_EQ(glyph_at("é", 0).bytes, 2u);
  EXPECT_TRUE(glyph_at("é", 0).counts);
  EXPECT_EQ(glyph_at("\xE9z", 0).bytes, 1u);
  EXPECT_FALSE(glyph_at("e\u0301", 1).counts);
  EXPECT_EQ(glyph_at("🏛", 0).bytes, 4u);
}

TEST(WordsFold, PrintableIsValidAndShort) {
  EXPECT_EQ(printable("Déploie"), "Déploie");
  EXPECT_EQ(printable("D\xE9ploie"), "Déploie");
  EXPECT_EQ(printable("a\nb\x01"
                      "c\u0085d"),
            "a b c d");
  EXPECT_EQ(printable("abc\u202Edef"), "abcdef");  // no turning of the text around it
  EXPECT_EQ(printable("éééé", 3), "ééé…");
  EXPECT_EQ(printable("ééé", 3), "ééé");
}

}  // namespace
}  // namespace adj::words
