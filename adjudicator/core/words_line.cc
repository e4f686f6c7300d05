#include "adjudicator/core/words_line.h"

#include <algorithm>
#include <array>

#include "adjudicator/core/words_fold.h"

namespace adj::words {
namespace {

// Reads a line glyph by glyph while keeping bytes and columns in step.
class Reader {
 public:
  explicit Reader(std::string_view text, std::size_t at = 0, int column = 1)
      : text_(text), at_(at), column_(column) {}
  bool more() const { return at_ < text_.size(); }
  Glyph glyph() const { return glyph_at(text_, at_); }
  void step() {
    const Glyph g = glyph();
    at_ += g.bytes;
    column_ += g.counts ? 1 : 0;
  }
  void skip_spaces() {
    while (more() && (glyph().folded == " " || glyph().folded.empty())) step();
  }
  std::size_t at() const { return at_; }
  int column() const { return column_; }

 private:
  std::string_view text_;
  std::size_t at_;
  int column_;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

// Past "- " or "12. ", or where it was.
Reader without_bullet(Reader reader) {
  Reader r = reader;
  int digits = 0;
  while (digits < 4 && r.more() && is_digit(r.glyph().folded.empty() ? ' ' : r.glyph().folded[0])) {
    r.step();
    ++digits;
  }
  if (!r.more() || digits == 4) return reader;
  const std::string_view mark = r.glyph().folded;
  const bool bullet = digits > 0 ? mark == "." || mark == ")" : mark == "-" || mark == "*" || mark == "+";
  if (!bullet) return reader;
  r.step();
  if (!r.more() || r.glyph().folded != " ") return reader;
  r.skip_spaces();
  return r;
}

bool has_word(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const Glyph g = glyph_at(text, at);
    for (const char c : g.folded) {
      if (is_letter(c) || is_digit(c)) return true;
    }
    at += g.bytes;
  }
  return false;
}

void add_line(std::vector<Line>& lines, std::string_view text, int number) {
  Reader r(text);
  r.skip_spaces();
  if (r.more() && r.glyph().folded == ">") return;
  r = without_bullet(r);
  const std::string_view rest = text.substr(r.at());
  if (rest.starts_with("#") || rest.starts_with("//") || !has_word(text, r.at())) return;
  lines.push_back({std::string(rest), {{0, number, r.column()}}});
}

// A line cut into single folded characters, with where each came from.
struct Atom {
  std::string_view text;  // one ASCII character, or one character of another script
  int line, column;
  std::size_t begin, end;
  char ascii() const { return text[0]; }
};

std::vector<Atom> atoms_of(const Line& line) {
  std::vector<Atom> atoms;
  const std::string_view text = line.text;
  atoms.reserve(std::min(text.size(), kMaxLineBytes));
  std::size_t part = 0;
  int column = line.parts[0].column;
  for (std::size_t at = 0; at < text.size() && at < kMaxLineBytes;) {
    if (part + 1 < line.parts.size() && at >= line.parts[part + 1].begin) column = line.parts[++part].column;
    const Glyph g = glyph_at(text, at);
    const int number = line.parts[part].number;
    if (!g.folded.empty() && static_cast<unsigned char>(g.folded[0]) >= 0x80) {
      atoms.push_back({g.folded, number, column, at, at + g.bytes});
    } else {
      for (std::size_t i = 0; i < g.folded.size(); ++i) {
        atoms.push_back({g.folded.substr(i, 1), number, column, at, at + g.bytes});
      }
    }
    at += g.bytes;
    column += g.counts ? 1 : 0;
  }
  return atoms;
}

class Tokeniser {
 public:
  explicit Tokeniser(const Line& line) : atoms_(atoms_of(line)) {}

  std::vector<Token> run() {
    while (at_ < atoms_.size() && !comment()) next();
    return std::move(tokens_);
  }

 private:
  char look(std::size_t ahead) const {
    return at_ + ahead < atoms_.size() ? atoms_[at_ + ahead].ascii() : ' ';
  }
  char before() const { return at_ > 0 ? atoms_[at_ - 1].ascii() : ' '; }
  static bool alnum(char c) { return is_letter(c) || is_digit(c); }

  bool comment() const {
    if (look(0) == '#') return !is_digit(look(1));
    return look(0) == '/' && look(1) == '/' && (before() == ' ' || before() == '\t');
  }

  void next() {
    const char c = look(0);
    if (is_letter(c)) return word();
    const bool sign = c == '+' || (c == '-' && !alnum(before()));
    if (is_digit(c) || (sign && is_digit(look(1)))) return number(Token::Kind::kNumber, sign ? 1 : 0);
    if (c == '#') return number(Token::Kind::kCopy, 1);
    if (c == '-' && alnum(before()) && alnum(look(1))) return skip(Token::Join::kHyphen);
    if (c == '\'' && alnum(before()) && alnum(look(1))) return skip(Token::Join::kApostrophe);
    if (c == '.') {
      if (!tokens_.empty() && alnum(before())) tokens_.back().dotted = true;
      return skip(alnum(before()) && alnum(look(1)) ? Token::Join::kDot : Token::Join::kSpace);
    }
    if (comparison()) return;
    if (std::string_view(" _!?\"'()[]{}`*~|^").find(c) != std::string_view::npos)
      return skip(Token::Join::kSpace);
    sign_token();
  }

  void skip(Token::Join join) {
    ++at_;
    join_ = join;
  }

  Token& add(Token::Kind kind, std::size_t atoms) {
    Token t;
    t.kind = kind;
    t.join = join_;
    t.line = atoms_[at_].line;
    t.column = atoms_[at_].column;
    t.begin = atoms_[at_].begin;
    t.end = atoms_[at_ + atoms - 1].end;
    for (std::size_t i = 0; i < atoms; ++i) t.text += atoms_[at_ + i].text;
    at_ += atoms;
    join_ = Token::Join::kNone;
    tokens_.push_back(std::move(t));
    return tokens_.back();
  }

  void word() {
    std::size_t n = 1;
    while (is_letter(look(n))) ++n;
    add(Token::Kind::kWord, n);
  }

  // `prefix` characters of sign or mark, then digits. Never overflows: it stops counting at the limit.
  void number(Token::Kind kind, std::size_t prefix) {
    std::size_t n = prefix;
    while (is_digit(look(n))) ++n;
    Token& t = add(kind, n);
    t.is_signed = kind == Token::Kind::kNumber && prefix > 0;
    t.digits = static_cast<int>(n - prefix);
    for (const char c : t.text.substr(prefix)) {
      const int digit = c - '0';
      if (t.too_large || t.number > (kMaxNumber - digit) / 10) t.too_large = true;
      if (!t.too_large) t.number = t.number * 10 + digit;
    }
    if (t.too_large) t.number = kMaxNumber;
    const std::size_t zeros = std::min(t.text.find_first_not_of('0', prefix), t.text.size() - 1) - prefix;
    if (prefix > 0 && t.text[0] == '-') t.number = -t.number;
    t.text.erase(prefix, zeros);
  }

  bool comparison() {
    struct Sign {
      std::string_view text;
      Compare compare;
    };
    static constexpr auto kSigns = std::to_array<Sign>({{">=", Compare::kGreaterOrEqual},
                                                        {"=>", Compare::kGreaterOrEqual},
                                                        {"<=", Compare::kLessOrEqual},
                                                        {"=<", Compare::kLessOrEqual},
                                                        {"==", Compare::kEqual},
                                                        {"!=", Compare::kNotEqual},
                                                        {"<>", Compare::kNotEqual},
                                                        {"=", Compare::kEqual},
                                                        {">", Compare::kGreater},
                                                        {"<", Compare::kLess}});
    for (const Sign& s : kSigns) {
      if (look(0) != s.text[0] || (s.text.size() > 1 && look(1) != s.text[1])) continue;
      add(Token::Kind::kCompare, s.text.size()).compare = s.compare;
      return true;
    }
    return false;
  }

  void sign_token() {
    switch (look(0)) {
      case ',':
        add(Token::Kind::kComma, 1);
        break;
      case ':':
        add(Token::Kind::kColon, 1);
        break;
      case ';':
        add(Token::Kind::kSemicolon, 1);
        break;
      case '&':
        add(Token::Kind::kAmpersand, 1);
        break;
      case '/':
        add(Token::Kind::kSlash, 1);
        break;
      case '-':
        add(Token::Kind::kOther, look(1) == '>' ? 2 : 1);
        break;
      default:
        add(Token::Kind::kOther, 1);
    }
    join_ = Token::Join::kNone;
  }

  std::vector<Atom> atoms_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  Token::Join join_ = Token::Join::kSpace;
};

template <std::size_t N>
bool one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The A of 1A and the L of L. Antonius are names, not words to step over.
bool stands_alone(std::span<const Token> tokens, std::size_t at) {
  const Token& t = tokens[at];
  if (t.kind != Token::Kind::kWord || t.dotted) return false;
  if (t.join == Token::Join::kNone && at > 0 && tokens[at - 1].kind == Token::Kind::kNumber) return false;
  if (t.join == Token::Join::kHyphen) return false;
  if (at + 1 >= tokens.size()) return true;
  const Token& next = tokens[at + 1];
  return next.join != Token::Join::kHyphen &&
         !(next.join == Token::Join::kNone && next.kind == Token::Kind::kNumber);
}

bool elided(std::span<const Token> tokens, std::size_t at) {
  return at + 1 < tokens.size() && tokens[at + 1].join == Token::Join::kApostrophe;
}

}  // namespace

std::vector<Line> lines_of(std::string_view mail) {
  std::vector<Line> lines;
  int number = 1;
  for (std::size_t at = 0; at < mail.size(); ++number) {
    const std::size_t end = std::min(mail.find_first_of("\r\n", at), mail.size());
    add_line(lines, mail.substr(at, end - at), number);
    at = end + (mail.substr(end).starts_with("\r\n") ? 2 : 1);
  }
  return lines;
}

Tokens tokenise(const Line& line) { return {Tokeniser(line).run(), line.text.size() > kMaxLineBytes}; }

Tokens tokenise(std::string_view text) { return tokenise(Line{std::string(text), {Line::Part{}}}); }

bool is_article(std::span<const Token> tokens, std::size_t at) {
  static constexpr auto kArticles =
      std::to_array<std::string_view>({"the", "an", "le", "la", "les", "un", "une"});
  if (at >= tokens.size() || !stands_alone(tokens, at)) return false;
  return one_of(tokens[at].text, kArticles) || (tokens[at].text == "l" && elided(tokens, at));
}

bool is_particle(std::span<const Token> tokens, std::size_t at) {
  static constexpr auto kParticles =
      std::to_array<std::string_view>({"a", "of", "de", "du", "des", "au", "aux"});
  if (at >= tokens.size() || !stands_alone(tokens, at)) return false;
  return one_of(tokens[at].text, kParticles) || (tokens[at].text == "d" && elided(tokens, at));
}

bool is_connective(const Token& token) {
  if (token.kind == Token::Kind::kAmpersand) return true;
  return token.kind == Token::Kind::kWord && (token.text == "et" || token.text == "and");
}

bool is_roman_numeral(std::string_view word) {
  std::size_t at = 0;
  const auto take = [&](char first, char second = '\0') {
    const bool here = word.size() > at && word[at] == first &&
                      (second == '\0' || (word.size() > at + 1 && word[at + 1] == second));
    if (here) at += second == '\0' ? 1 : 2;
    return here;
  };
  const auto take_up_to_three = [&](char one) { take(one) && take(one) && take(one); };
  take_up_to_three('m');
  // Hundreds, tens and units follow one pattern with their own letters for ten, five and one.
  static constexpr auto kPowers = std::to_array<std::string_view>({"mdc", "clx", "xvi"});
  for (const std::string_view p : kPowers) {
    const char ten = p[0], five = p[1], one = p[2];
    if (take(one, ten) || take(one, five)) continue;
    take(five);
    take_up_to_three(one);
  }
  return !word.empty() && at == word.size();
}

}  // namespace adj::words
