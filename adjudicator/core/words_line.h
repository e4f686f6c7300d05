#pragma once
// From the text of a mail to order lines, from a line to tokens.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adj::words {

// A line of a mail that may be an order. Several lines of the mail when a mail program has wrapped it.
struct Line {
  // From byte `begin` of the text on we are in line `number`, and that byte stands in column `column`.
  struct Part {
    std::size_t begin = 0;
    int number = 1;  // counted from 1 in the whole mail
    int column = 1;  // counted from 1, in characters
  };
  std::string text;  // as written, without bullet, indentation and line end
  std::vector<Part> parts = {Part{}};

  int number() const { return parts.front().number; }
};

// The lines worth reading: blank ones (also rulers such as -----), comments (# and //) and quoted ones (>)
// are left out; a bullet ("- ", "* ", "1. ", "2) ") is taken off. Ends of line may be CRLF, LF or CR.
std::vector<Line> lines_of(std::string_view mail);

enum class Compare { kLess, kLessOrEqual, kEqual, kNotEqual, kGreaterOrEqual, kGreater };

struct Token {
  enum class Kind {
    kWord,       // letters; "Italia1", "italia_1" and "Italia 1" are all a word and a number
    kNumber,     // digits, perhaps with a sign
    kCompare,    // >= <= = > < != and their typographic forms
    kComma,      // ,
    kColon,      // :
    kSemicolon,  // ;
    kAmpersand,  // &
    kSlash,      // /
    kCopy,       // #2
    kOther,      // any other sign, and the arrow ->
  };
  enum class Join {
    kSpace,
    kNone,
    kHyphen,
    kDot,
    kApostrophe
  };  // what stands between it and the token before

  Kind kind = Kind::kOther;
  Join join = Join::kSpace;
  bool dotted = false;     // a dot follows at once: M. of M. Antonius
  bool is_signed = false;  // a number written with + or -
  bool too_large = false;  // beyond kMaxNumber either way; `number` is then the limit
  Compare compare = Compare::kEqual;
  int number = 0;                  // kNumber, kCopy
  int digits = 0;                  // how many were written, leading zeros included
  std::string text;                // folded; of a number without leading zeros
  int line = 1;                    // of the mail
  int column = 1;                  // in characters
  std::size_t begin = 0, end = 0;  // bytes in Line::text
};

inline constexpr int kMaxNumber = 999'999'999;
// An order is short; what lies beyond this many bytes of a line is not cut into tokens.
inline constexpr std::size_t kMaxLineBytes = 8192;

struct Tokens {
  std::vector<Token> list;
  bool cut = false;  // the line was longer than kMaxLineBytes
};

// Stops at a comment: `//` after a space, or `#` without a digit.
Tokens tokenise(const Line& line);
Tokens tokenise(std::string_view text);

// Words of both languages that carry no meaning unless the grammar asks for them at that place.
// Articles may always be stepped over; particles (a, of, de, du, des, d', au, aux) only before the first
// thing asked for, because A and DE are also TO and FROM in French; connectives (and, et, &) only inside a
// name.
bool is_article(std::span<const Token> tokens, std::size_t at);
bool is_particle(std::span<const Token> tokens, std::size_t at);
bool is_connective(const Token& token);
// I to MMMCMXCIX, folded.
bool is_roman_numeral(std::string_view word);

}  // namespace adj::words
