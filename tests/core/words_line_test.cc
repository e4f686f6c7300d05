#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "adjudicator/core/words.h"

namespace adj::words {
namespace {

using testing::ElementsAre;
using Kind = Token::Kind;

std::vector<std::string> texts(std::string_view line) {
  std::vector<std::string> out;
  for (const Token& t : tokenise(line).list) out.push_back(t.text);
  return out;
}

std::vector<int> columns(const std::vector<Token>& tokens) {
  std::vector<int> out;
  for (const Token& t : tokens) out.push_back(t.column);
  return out;
}

TEST(WordsLines, AnyLineEndKeepsTheNumbers) {
  const std::vector<Line> lines = lines_of("PASS\r\nDONE\n\nMOVE\rSTAND");
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0].text, "PASS");
  EXPECT_EQ(lines[0].number(), 1);
  EXPECT_EQ(lines[1].number(), 2);
  EXPECT_EQ(lines[2].text, "MOVE");
  EXPECT_EQ(lines[2].number(), 4);
  EXPECT_EQ(lines[3].number(), 5);
}

TEST(WordsLines, BlankCommentQuoteAndRulerAreLeftOut) {
  const std::vector<Line> lines = lines_of(
      "# my plan\n  // nothing\n> MOVE X\n \u00A0> quoted\n   \t \n-----\n-- \n=== ***\n#2 PASS\n\u00A0 "
      "PASS\n");
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].text, "PASS");
  EXPECT_EQ(lines[0].number(), 10);
  EXPECT_EQ(lines[0].parts[0].column, 3);
  EXPECT_TRUE(lines_of("").empty());
}

TEST(WordsLines, BulletsComeOff) {
  for (const char* line :
       {"- PASS", "* PASS", "• PASS", "– PASS", "1. PASS", "12) PASS", "  -  PASS", "+ PASS"}) {
    const std::vector<Line> lines = lines_of(line);
    ASSERT_EQ(lines.size(), 1u) << line;
    EXPECT_EQ(lines[0].text, "PASS") << line;
  }
  EXPECT_EQ(lines_of("12) PASS")[0].parts[0].column, 5);
  EXPECT_EQ(lines_of("1234. PASS")[0].text, "1234. PASS");
  EXPECT_EQ(lines_of("-1 PASS")[0].text, "-1 PASS");
  EXPECT_EQ(lines_of("1.PASS")[0].text, "1.PASS");
  EXPECT_TRUE(lines_of("- # note").empty());
}

TEST(WordsTokens, SpellingsOfAZoneAreTheSame) {
  for (const char* zone :
       {"Italia 1", "Italia1", "italia_1", "ITALIA 1", "Italia-1", "(Italia 01)", "«Italia» 1."}) {
    EXPECT_THAT(texts(zone), ElementsAre("italia", "1")) << zone;
  }
}

TEST(WordsTokens, InitialsAndHyphens) {
  for (const char* name : {"M. Antonius", "M.Antonius", "M Antonius", "m_antonius"}) {
    EXPECT_THAT(texts(name), ElementsAre("m", "antonius")) << name;
  }
  EXPECT_TRUE(tokenise("M. Antonius").list[0].dotted);
  EXPECT_FALSE(tokenise("M Antonius").list[0].dotted);
  const std::vector<Token> recruits = tokenise("X-R").list;
  ASSERT_EQ(recruits.size(), 2u);
  EXPECT_EQ(recruits[1].join, Token::Join::kHyphen);
  EXPECT_EQ(tokenise("d'Italia").list[1].join, Token::Join::kApostrophe);
  EXPECT_EQ(tokenise("4PF").list[1].join, Token::Join::kNone);
  EXPECT_EQ(tokenise("4 PF").list[1].join, Token::Join::kSpace);
}

TEST(WordsTokens, NumbersAndSigns) {
  const std::vector<Token> t = tokenise("8PF 2 +1 -2 −3 007").list;
  ASSERT_EQ(t.size(), 7u);
  EXPECT_EQ(t[0].number, 8);
  EXPECT_EQ(t[1].text, "pf");
  EXPECT_FALSE(t[2].is_signed);
  EXPECT_TRUE(t[3].is_signed);
  EXPECT_EQ(t[3].number, 1);
  EXPECT_EQ(t[4].number, -2);
  EXPECT_EQ(t[5].number, -3);
  EXPECT_EQ(t[6].number, 7);
  EXPECT_EQ(t[6].text, "7");
  EXPECT_EQ(t[6].digits, 3);
  EXPECT_EQ(tokenise("000").list[0].text, "0");
}

TEST(WordsTokens, NumbersDoNotOverflow) {
  const Token largest = tokenise("999999999").list[0];
  EXPECT_FALSE(largest.too_large);
  EXPECT_EQ(largest.number, kMaxNumber);
  for (const char* text :
       {"1000000000", "99999999999", "+4294967296", "340282366920938463463374607431768211456"}) {
    const Token t = tokenise(text).list[0];
    EXPECT_TRUE(t.too_large) << text;
    EXPECT_EQ(t.number, kMaxNumber) << text;
  }
  EXPECT_EQ(tokenise("-99999999999").list[0].number, -kMaxNumber);
  EXPECT_FALSE(tokenise("00000000000000000012").list[0].too_large);
}

TEST(WordsTokens, ComparisonsInEveryForm) {
  const auto compare = [](std::string_view text) { return tokenise(text).list.at(0).compare; };
  EXPECT_EQ(compare(">="), Compare::kGreaterOrEqual);
  EXPECT_EQ(compare("=>"), Compare::kGreaterOrEqual);
  EXPECT_EQ(compare("≥"), Compare::kGreaterOrEqual);
  EXPECT_EQ(compare("<="), Compare::kLessOrEqual);
  EXPECT_EQ(compare("=<"), Compare::kLessOrEqual);
  EXPECT_EQ(compare("≤"), Compare::kLessOrEqual);
  EXPECT_EQ(compare("="), Compare::kEqual);
  EXPECT_EQ(compare("=="), Compare::kEqual);
  EXPECT_EQ(compare(">"), Compare::kGreater);
  EXPECT_EQ(compare("<"), Compare::kLess);
  EXPECT_EQ(compare("!="), Compare::kNotEqual);
  EXPECT_EQ(compare("<>"), Compare::kNotEqual);
  EXPECT_EQ(compare("≠"), Compare::kNotEqual);
  EXPECT_THAT(texts("FOR>=20"), ElementsAre("for", ">=", "20"));
  EXPECT_THAT(texts("Sicilia=Claudius"), ElementsAre("sicilia", "=", "claudius"));
}

TEST(WordsTokens, PunctuationAndCopyMarks) {
  const std::vector<Token> t = tokenise("a,b:c;d&3/2 #2 -> $").list;
  std::vector<Kind> kinds;
  for (const Token& token : t) kinds.push_back(token.kind);
  EXPECT_THAT(kinds, ElementsAre(Kind::kWord, Kind::kComma, Kind::kWord, Kind::kColon, Kind::kWord,
                                 Kind::kSemicolon, Kind::kWord, Kind::kAmpersand, Kind::kNumber, Kind::kSlash,
                                 Kind::kNumber, Kind::kCopy, Kind::kOther, Kind::kOther));
  EXPECT_EQ(t[11].number, 2);
  EXPECT_EQ(t[11].text, "#2");
  EXPECT_EQ(t[12].text, "->");
  EXPECT_THAT(texts("(PASS!) \"tout\" `x`"), ElementsAre("pass", "tout", "x"));
}

TEST(WordsTokens, CommentsEndALine) {
  EXPECT_THAT(texts("PASS # and hope"), ElementsAre("pass"));
  EXPECT_THAT(texts("PASS // and hope"), ElementsAre("pass"));
  EXPECT_THAT(texts("AUXILIA #2"), ElementsAre("auxilia", "#2"));
  EXPECT_THAT(texts("a//b"), ElementsAre("a", "/", "/", "b"));
}

TEST(WordsTokens, ColumnsCountCharacters) {
  EXPECT_THAT(columns(tokenise("Déploie à Étrurie").list), ElementsAre(1, 9, 11));
  EXPECT_THAT(columns(tokenise("De\u0301ploie x").list), ElementsAre(1, 9));
  EXPECT_THAT(columns(tokenise("D\xE9ploie x").list), ElementsAre(1, 9));
  EXPECT_THAT(columns(tokenise("Œuf ≥ 3").list), ElementsAre(1, 5, 7));
  const std::vector<Line> lines = lines_of("  - Déploie à Rome");
  EXPECT_THAT(columns(tokenise(lines[0]).list), ElementsAre(5, 13, 15));
}

TEST(WordsTokens, LongLinesAreCutNotRead) {
  const Tokens t = tokenise(std::string(1 << 20, 'x'));
  EXPECT_TRUE(t.cut);
  ASSERT_EQ(t.list.size(), 1u);
  EXPECT_EQ(t.list[0].text.size(), kMaxLineBytes);
  EXPECT_FALSE(tokenise(std::string(kMaxLineBytes, 'x')).cut);
}

TEST(WordsTokens, FillersStandAlone) {
  const auto article = [](std::string_view s, std::size_t at) { return is_article(tokenise(s).list, at); };
  const auto particle = [](std::string_view s, std::size_t at) { return is_particle(tokenise(s).list, at); };
  for (const char* word : {"the x", "an x", "le x", "la x", "les x", "un x", "une x", "l'x", "L’x"}) {
    EXPECT_TRUE(article(word, 0)) << word;
    EXPECT_FALSE(particle(word, 0)) << word;
  }
  for (const char* word : {"a x", "à x", "of x", "de x", "du x", "des x", "d'x", "au x", "aux x"}) {
    EXPECT_TRUE(particle(word, 0)) << word;
    EXPECT_FALSE(article(word, 0)) << word;
  }
  EXPECT_FALSE(article("L. Antonius", 0));
  EXPECT_FALSE(article("L Antonius", 0));
  EXPECT_FALSE(particle("D. Brutus", 0));
  EXPECT_FALSE(particle("A. Hirtius", 0));
  EXPECT_FALSE(particle("1A x", 1));
  EXPECT_FALSE(particle("A1", 0));
  EXPECT_FALSE(particle("a-b", 0));
  EXPECT_FALSE(article("x", 7));
}

TEST(WordsTokens, RomanNumerals) {
  for (const char* r : {"i", "iv", "ix", "x", "xiv", "xxxviii", "xl", "xc", "cd", "cm", "mmxxvi", "mix"}) {
    EXPECT_TRUE(is_roman_numeral(r)) << r;
  }
  for (const char* r : {"", "iiii", "vv", "vix", "ic", "xm", "vic", "dic", "mil", "a", "xr", "mmmm"}) {
    EXPECT_FALSE(is_roman_numeral(r)) << r;
  }
}

TEST(WordsLines, WrappedLinesAreRecognisedAndJoined) {
  Lexicon verbs("verb");
  verbs.add_verb("sail", {"SAIL", "NAVIGUE"}).add_verb("pass", {"PASS"});
  const std::vector<Line> lines = lines_of(
      "- SAIL Dolabella, Trebonius WITH NAVES 6PF 0 CARRY LEGIO II, V, EQUITES\n"
      "4PF FROM GALLIA 8\nPASS\nPASS\n4PF\n\n4PF FROM");
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_TRUE(looks_wrapped(lines[0], lines[1], verbs));
  EXPECT_FALSE(looks_wrapped(lines[1], lines[2], verbs));  // a verb
  EXPECT_FALSE(looks_wrapped(lines[3], lines[4], verbs));  // it would have fitted
  EXPECT_FALSE(looks_wrapped(lines[0], lines[5], verbs));  // not the next line
  const Line both = joined(lines[0], lines[1]);
  const std::vector<Token> t = tokenise(both).list;
  EXPECT_EQ(t.back().text, "8");
  EXPECT_EQ(t.back().line, 2);
  EXPECT_EQ(t.back().column, 17);
  EXPECT_EQ(t[0].line, 1);
  EXPECT_EQ(t[0].column, 3);
  EXPECT_EQ(Cursor(both).problem(), std::nullopt);
}

}  // namespace
}  // namespace adj::words
