// Charsets, encoded words, flowed text, HTML: the small readers below MIME.

#include <gtest/gtest.h>

#include "mail/charset.h"
#include "mail/flowed.h"
#include "mail/html_text.h"
#include "mail/rfc2047.h"
#include "mail/tidy.h"

namespace adj::mail {
namespace {

TEST(Charset, NamesMeanWhatProgramsMean) {
  EXPECT_EQ(to_utf8("\x93\xE9\x94 \x80", "ISO-8859-1"), "“é” €");  // windows-1252
  EXPECT_EQ(to_utf8("\xA4", "iso-8859-15"), "€");
  EXPECT_EQ(to_utf8("Été", "us-ascii"), "Été");
  EXPECT_EQ(to_utf8("\xC9t\xE9", "us-ascii"), "Été");
  EXPECT_EQ(to_utf8("Été", "x-unknown"), "Été");
  EXPECT_EQ(to_utf8("\xC9t\xE9", ""), "Été");
  EXPECT_EQ(to_utf8("\xF0\xD2\xC9", "KOI8-R"), "При");
  EXPECT_EQ(to_utf8("+AMk-t+AOk-", "utf-7"), "Été");
  EXPECT_EQ(to_utf8("\x1B$B4A;z\x1B(B", "iso-2022-jp"), "漢字");
  EXPECT_EQ(to_utf8("\xBA\xBA\xD7\xD6", "gb2312"), "汉字");
  EXPECT_EQ(to_utf8(std::string_view("\xFF\xFE\xC9\x00t\x00", 6), "utf-16"), "Ét");
}

TEST(Charset, BadBytesAreReplacedAndTheRestIsRead) {
  EXPECT_EQ(to_utf8("a\xFF\xC3\xA9z", "utf-8"), "a\uFFFDéz");
  EXPECT_EQ(to_utf8("a\x81z", "windows-1252"), "a\uFFFDz");
  EXPECT_EQ(to_utf8("\xE9\xE9", "utf-8"), "\uFFFD\uFFFD");
  EXPECT_EQ(to_utf8("a\xC3", "utf-8"), "a\uFFFD");
  EXPECT_EQ(to_utf8("\xED\xA0\x80", "utf-8"), "\uFFFD\uFFFD\uFFFD");  // a surrogate
}

TEST(Charset, ANameCannotChooseAConverter) {
  EXPECT_EQ(to_utf8("caf\xE9", "UTF-8//TRANSLIT"), "café");
  EXPECT_EQ(to_utf8("caf\xE9", "../../x"), "café");
}

TEST(Charset, LinesEndInLf) {
  EXPECT_EQ(unix_lines("a\r\nb\rc\nd\r\r\n"), "a\nb\nc\nd\n\n");
  EXPECT_EQ(unix_lines(std::string_view("a\0b", 3)), "ab");
}

TEST(Charset, AccentsAreComposedAndPilesOfThemCut) {
  EXPECT_EQ(composed("e\u0301te\u0301"), "été");
  EXPECT_EQ(composed("plain"), "plain");
  std::string pile = "a";
  for (int i = 0; i < 1000; ++i) pile += "\u0316\u0301";
  EXPECT_LE(composed(pile).size(), 1u + 31 * 2);
}

TEST(EncodedWords, AreDecoded) {
  EXPECT_EQ(decode_words("=?utf-8?Q?=C3=89t=C3=A9?="), "Été");
  EXPECT_EQ(decode_words("=?ISO-8859-1?q?=C9t=E9_2024?= fin"), "Été 2024 fin");
  EXPECT_EQ(decode_words("Re: =?utf-8?b?w4l0w6k=?="), "Re: Été");
  EXPECT_EQ(decode_words("plain text"), "plain text");
  EXPECT_EQ(decode_words("=?utf-8*fr?Q?=C3=A9?="), "é");
}

// GMime 3.2.13 gives "É" here (gmime issue 133).
TEST(EncodedWords, AdjacentOnesJoin) {
  EXPECT_EQ(decode_words("=?utf-8?B?w4k=?= =?utf-8?B?dMOp?="), "Été");
  EXPECT_EQ(decode_words("=?utf-8?B?w4k=?=\t  =?utf-8?Q?t=C3=A9?="), "Été");
  EXPECT_EQ(decode_words("=?utf-8?Q?=C3?= =?utf-8?Q?=89?="), "É");  // a character cut in two
  EXPECT_EQ(decode_words("=?utf-8?Q?a?= b =?utf-8?Q?c?="), "a b c");
  EXPECT_EQ(decode_words("=?utf-8?Q?a?= =?iso-8859-1?Q?=E9?="), "aé");
  EXPECT_EQ(decode_words("=?utf-8?B?w4k=dMOp?="), "Été");  // padding in the middle
}

TEST(EncodedWords, WhatIsNoneStays) {
  EXPECT_EQ(decode_words("=?utf-8?Q?abc"), "=?utf-8?Q?abc");
  EXPECT_EQ(decode_words("=?utf-8?X?abc?="), "=?utf-8?X?abc?=");
  EXPECT_EQ(decode_words("=? a = b ?="), "=? a = b ?=");
  EXPECT_EQ(decode_words("=?utf-8?Q?a=ZZ=4?="), "a=ZZ=4");
}

TEST(EncodedWords, YieldOneLine) {
  EXPECT_EQ(decode_words("=?utf-8?Q?a=0D=0Ab=00c?="), "a  b c");
  EXPECT_EQ(decode_words("R\xE9ponse"), "Réponse");
}

TEST(Flowed, SoftBreaksJoin) {
  EXPECT_EQ(unflow("MOVE Legio X \nTO Roma\nDONE\n", false), "MOVE Legio X TO Roma\nDONE\n");
  EXPECT_EQ(unflow("MOVE Le \ngio X\n", true), "MOVE Legio X\n");
  EXPECT_EQ(unflow("a \n", false), "a \n");
}

TEST(Flowed, QuotesOfDifferentDepthDoNotJoin) {
  EXPECT_EQ(unflow("> quoted \n> more \nMOVE X\n", false), "> quoted more \nMOVE X\n");
  EXPECT_EQ(unflow(">> deep\n> less\n", false), ">> deep\n> less\n");
}

TEST(Flowed, StuffingIsTakenOffAndTheDelimiterStands) {
  EXPECT_EQ(unflow(" From Capua\n", false), "From Capua\n");
  EXPECT_EQ(unflow("DONE \n-- \nAlice \nArcher\n", false), "DONE \n-- \nAlice Archer\n");
}

TEST(Html, BlocksAndBreaksAreLines) {
  EXPECT_EQ(html_to_text("<p>a</p><div>b<br>c</div><ul><li>d<li>e</ul>f"), "a\nb\nc\nd\ne\nf\n");
  EXPECT_EQ(html_to_text("<table><tr><td>a</td><td>b</td></tr><tr><th>c</table>"), "a b\nc\n");
  EXPECT_EQ(html_to_text("a  \n b&nbsp;c <b>d</b>e"), "a b\u00A0c de\n");
  EXPECT_EQ(html_to_text("<div>a</div><div><br></div><div>b</div>"), "a\n\nb\n");
}

TEST(Html, WhatIsNotShownIsNotRead) {
  EXPECT_EQ(html_to_text("<head><title>x</title><meta a></head><body>a"), "a\n");
  EXPECT_EQ(html_to_text("<style>x</style><SCRIPT>y < z</script >a<!-- <p>b --><!doctype x><?php z?>c"),
            "ac\n");
  EXPECT_EQ(html_to_text("a<style>never closed"), "a\n");
}

TEST(Html, CharacterReferences) {
  EXPECT_EQ(html_to_text("&eacute;&#233;&#xE9;&#XE9; &lt;b&gt; &amp;lt; &euro;&#128;"), "éééé <b> &lt; €€\n");
  EXPECT_EQ(html_to_text("a & b &unknown; &#; &#x; &"), "a & b &unknown; &#; &#x; &\n");
  EXPECT_EQ(html_to_text("&#0;&#xD800;&#99999999;"), "\uFFFD\uFFFD\uFFFD\n");
}

TEST(Html, QuotedPartsAreMarked) {
  EXPECT_EQ(html_to_text("a<blockquote>b<blockquote>c</blockquote></blockquote>d"), "a\n> b\n>> c\nd\n");
  EXPECT_EQ(html_to_text("a<div class=\"x gmail_quote\"><div>b</div></div>c"), "a\n> b\nc\n");
  EXPECT_EQ(html_to_text("a<div id=divRplyFwdMsg>b</div>c"), "a\n> b\n> c\n");
  EXPECT_EQ(html_to_text("a<hr id='zwchr'>b"), "a\n> b\n");
  EXPECT_EQ(html_to_text("<div class=moz-cite-prefix>x wrote:</div>a"), "> x wrote:\na\n");
  EXPECT_EQ(html_to_text("</div></blockquote>a"), "a\n");  // ends without starts
}

TEST(Html, TheSignatureDelimiterKeepsItsBlank) {
  EXPECT_EQ(html_to_text("a<br>-- <br>b"), "a\n-- \nb\n");
  EXPECT_EQ(html_to_text("<pre>a\n  b\n-- \nc</pre>"), "a\n  b\n-- \nc\n");
}

TEST(Html, AttributesMayHoldAnything) {
  EXPECT_EQ(html_to_text("<a title='<p>' href=\"x>y\">a</a>b < c <3"), "ab < c <3\n");
  EXPECT_EQ(html_to_text("a<b title=\"never closed>c"), "a\n");
}

TEST(Tidy, SpellingNoLongerMatters) {
  EXPECT_EQ(tidy_lines("a\u00A0b\u202Fc\u200Bd\uFEFF\ne\u2019f \u201Cg\u201D \u2013 \u2014\n"),
            (std::vector<std::string>{"a b cd", "e'f \"g\" - -"}));
  EXPECT_EQ(tidy_lines("a\tb\x01"), std::vector<std::string>{"a b "});
}

TEST(Tidy, ArmourIsGoneAndLineNumbersStay) {
  EXPECT_EQ(tidy_lines("-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n- -- \nMOVE\n"
                       "-----BEGIN PGP SIGNATURE-----\nMOVE\n-----END PGP SIGNATURE-----\n- x\n"),
            (std::vector<std::string>{"", "", "", "-- ", "MOVE", "", "", "", "- x"}));
}

}  // namespace
}  // namespace adj::mail
