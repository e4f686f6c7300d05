#include "adjudicator/report/layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace adj {
namespace {

using testing::ElementsAre;

TEST(DisplayWidth, AccentsCountOnce) {
  EXPECT_EQ(display_width(""), 0);
  EXPECT_EQ(display_width("Roma"), 4);
  EXPECT_EQ(display_width("Été"), 3);
  EXPECT_EQ(display_width("e\u0301te\u0301"), 3);  // combining accents
  EXPECT_EQ(display_width("\u221249"), 3);
  EXPECT_EQ(display_width("ロマ"), 4);
  EXPECT_EQ(display_width("a\u200Bb\uFE0F"), 2);
  EXPECT_EQ(display_width("\xFFx"), 2);  // a broken byte shows as one replacement character
}

TEST(OneLine, NothingAPlayerWritesMakesALineOfItsOwn) {
  EXPECT_EQ(one_line("Marcus\r\n==== cut ====\n"), "Marcus ==== cut ====");
  EXPECT_EQ(one_line("a\tb\x1B[31mc"), "a b [31mc");
  EXPECT_EQ(one_line("a\u2028b\u0085c"), "a b c");
  EXPECT_EQ(one_line("\u202Eabc\u2066d\u2069"), "abcd");
  EXPECT_EQ(one_line("\xFF"), "\uFFFD");
  EXPECT_EQ(one_line("Été « oui »"), "Été « oui »");
}

TEST(Wrap, BreaksAtSpaces) {
  EXPECT_THAT(wrap_line("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrap_line("one two three", 13), ElementsAre("one two three"));
  EXPECT_THAT(wrap_line("été été été", 7), ElementsAre("été été", "été"));
  EXPECT_THAT(wrap_line("", 7), ElementsAre(""));
  EXPECT_THAT(wrap_line("extraordinary x", 5), ElementsAre("extraordinary", "x"));
}

TEST(Wrap, NeverAtANoBreakSpace) {
  EXPECT_THAT(wrap_line("aaa bb\u00a0: c", 6), ElementsAre("aaa", "bb\u00a0: c"));
}

TEST(Wrap, HangsUnderTheTextOfTheFirstLine) {
  EXPECT_THAT(wrap_line("  aaa bbb", 6), ElementsAre("  aaa", "  bbb"));
  EXPECT_THAT(wrap_line("  - aaa bbb", 8), ElementsAre("  - aaa", "    bbb"));
  EXPECT_THAT(wrap_line("  12  aaa bbb", 10), ElementsAre("  12  aaa", "      bbb"));
  EXPECT_THAT(wrap_line("  12  \u2684 aaa bbb", 12), ElementsAre("  12  \u2684 aaa", "        bbb"));
  EXPECT_THAT(wrap_line("[12] aaa bbb", 9), ElementsAre("[12] aaa", "     bbb"));
  EXPECT_THAT(wrap_line("1. aaa bbb", 7), ElementsAre("1. aaa", "   bbb"));
  EXPECT_THAT(wrap_line("12 legions march", 11),
              ElementsAre("12 legions", "march"));  // a number in a sentence
}

TEST(Wrap, TextKeepsItsLines) { EXPECT_EQ(wrap_text("aa bb\n\n- cc dd", 4), "aa\nbb\n\n- cc\n  dd"); }

TEST(Underlined, AsWideAsTheTitleShows) { EXPECT_EQ(underlined("Été", '-'), "Été\n---"); }

TEST(Tables, AlignedByDisplayWidth) {
  EXPECT_THAT(table_lines({{"Région"}, {"PC", Align::right}, {"x", Align::centre}},
                          {{"Italia", "5", "abc"}, {"Égypte antérieure", "12", "d"}}),
              ElementsAre("Région             PC   x",   //
                          "-----------------  --  ---",  //
                          "Italia              5  abc",  //
                          "Égypte antérieure  12   d"));
}

TEST(Tables, WideLeftColumnsAreWrappedNotNumbers) {
  EXPECT_THAT(table_lines({{"Zone"}, {"Units"}, {"PF", Align::right}},
                          {{"Italia 1", "Legio V, VI, VII, IX", "30"}}, 27),
              ElementsAre("Zone      Units          PF",  //
                          "--------  -------------  --",  //
                          "Italia 1  Legio V, VI,   30",  //
                          "          VII, IX"));
}

TEST(Tables, ATableOfNumbersStaysWideRatherThanUnreadable) {
  const std::vector<std::string> lines =
      table_lines({{"aaaaaaaaaaaa", Align::right}, {"bbbbbbbbbbbb", Align::right}}, {{"1", "2"}}, 10);
  EXPECT_EQ(lines[0], "aaaaaaaaaaaa  bbbbbbbbbbbb");
}

}  // namespace
}  // namespace adj
