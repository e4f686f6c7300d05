// Any bytes at all: nothing throws, every place lies in the line, what is shown again is valid UTF-8.

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>

#include "adjudicator/core/utf8.h"
#include "adjudicator/core/words.h"

namespace adj::words {
namespace {

// A generator with known output on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint32_t below(std::uint32_t n) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::uint32_t>((state_ >> 32) % n);
  }

 private:
  std::uint64_t state_;
};

bool valid_utf8(std::string_view s) {
  for (std::size_t at = 0; at < s.size();) {
    const std::size_t n = utf8_length(s, at);
    if (n == 0) return false;
    at += n;
  }
  return true;
}

const Lexicon& names() {
  static const Lexicon lexicon = [] {
    Lexicon l("name");
    l.add("italia_1", {"Italia 1", "Latium (Rome)", "Roma"}).add("x_r", {"X-R"}).add("x", {"X"});
    l.add("m_antonius", {"M. Antonius"}).add("liguria", {"Transpadana et Liguria"});
    l.add("apulia", {"Apulia, Campania et Bruttii"});
    return l;
  }();
  return lexicon;
}

std::string random_bytes(Random& r, std::uint32_t most) {
  std::string s(r.below(most), '\0');
  for (char& c : s) c = static_cast<char>(r.below(256));
  return s;
}

std::string word_soup(Random& r) {
  static constexpr std::string_view kPieces[] = {
      "Italia", "1",  " ",  " ",   ",",  "-",    "'",    ".",       "X",           "R",      "#",
      "#3",     "//", "/",  "3/2", ">=", "≥",    "IF",   "SI",      "et",          "&",      "de",
      "la",     "l'", "d'", "à",   "M.", "Ant",  "\n",   "\r",      "99999999999", "+",      "-7",
      ":",      ";",  "(",  ")",   "é",  "\xE9", "\xFF", "e\u0301", "Transpadana", "Apulia", ", "};
  std::string s;
  for (std::uint32_t i = r.below(40); i > 0; --i) s += kPieces[r.below(std::size(kPieces))];
  return s;
}

void ask_something(Random& r, Cursor& c) {
  switch (r.below(14)) {
    case 0:
      c.keyword(kTo);
      break;
    case 1:
      c.match(names());
      break;
    case 2:
      c.list(names());
      break;
    case 3:
      c.integer(-5, 5);
      break;
    case 4:
      c.fraction();
      break;
    case 5:
      c.comparison();
      break;
    case 6:
      c.copy_mark(3);
      break;
    case 7:
      c.equals();
      break;
    case 8:
      c.colon();
      break;
    case 9:
      c.separator();
      break;
    case 10: {
      const auto condition = c.take_condition(kTo);
      EXPECT_TRUE(!condition || condition->column() >= 1);
      break;
    }
    case 11:
      c.next_is({"A B", "", "IF"});
      break;
    case 12:
      c.reset(std::min(c.mark(), static_cast<std::size_t>(r.below(5))));
      break;
    default:
      if (c.peek() != nullptr) c.keyword({c.peek()->text == "x" ? "X" : "R"});
  }
}

void read_at_random(Random& r, const Line& line) {
  Cursor c(line);
  for (std::uint32_t i = r.below(12); i > 0; --i) ask_something(r, c);
  if (r.below(4) == 0) {
    EXPECT_TRUE(valid_utf8(c.rest()));
  } else if (r.below(2) == 0) {
    c.need(names());
  }
  c.finish();
  if (c.ok()) return;
  const Problem& p = *c.problem();
  EXPECT_TRUE(valid_utf8(p.found));
  EXPECT_EQ(p.line, line.number());
  EXPECT_GE(p.column, line.parts[0].column);
  EXPECT_LE(p.column, line.parts[0].column + static_cast<int>(line.text.size()));
}

void check(Random& r, const std::string& text) {
  const std::string folded = fold(text);
  EXPECT_TRUE(valid_utf8(folded));
  EXPECT_EQ(fold(folded), folded);
  EXPECT_TRUE(valid_utf8(printable(text)));
  for (const Line& line : lines_of(text)) {
    int column = 0;
    for (const Token& t : tokenise(line).list) {
      EXPECT_LT(t.begin, t.end);
      EXPECT_LE(t.end, line.text.size());
      EXPECT_GE(t.column, column);
      EXPECT_FALSE(t.text.empty());
      column = t.column;
    }
    read_at_random(r, line);
  }
  names().find(text);
  EXPECT_LE(names().suggest(text).size(), 3u);
}

TEST(WordsFuzz, RandomBytes) {
  Random r(0x7461626C6C617269ULL);
  for (int i = 0; i < 1500; ++i) check(r, random_bytes(r, 120));
}

TEST(WordsFuzz, RandomWords) {
  Random r(0x616C6561ULL);
  for (int i = 0; i < 3000; ++i) check(r, word_soup(r));
}

// A megabyte in one line, in one word, in one number, in a million lines: all in time that grows with the
// size only.
TEST(WordsFuzz, Megabytes) {
  Random r(42);
  constexpr std::size_t kSize = 1 << 20;
  const auto start = std::chrono::steady_clock::now();
  for (const char* unit :
       {"x", "9", "X-", ", ", "a ", "#", "é", "l'", "IF ", "\xFF", "1/", "- ", "(", "e\u0301"}) {
    std::string s;
    while (s.size() < kSize) s += unit;
    const std::vector<Line> lines = lines_of(s);
    for (const Line& line : lines) read_at_random(r, line);
    names().find(s);
    EXPECT_EQ(fold(s).empty(), false);
  }
  std::string lines;
  while (lines.size() < kSize) lines += "X\n";
  EXPECT_EQ(lines_of(lines).size(), kSize / 2);
  EXPECT_EQ(lines_of(std::string(kSize, '\0')).size(), 0u);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
}

}  // namespace
}  // namespace adj::words
