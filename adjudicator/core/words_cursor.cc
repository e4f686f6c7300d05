#include "adjudicator/core/words_cursor.h"

#include <algorithm>
#include <array>

#include "adjudicator/core/words_fold.h"

namespace adj::words {
namespace {

using Kind = Token::Kind;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(std::string_view folded, std::string_view word) {
  return folded.size() == word.size() &&
         std::equal(folded.begin(), folded.end(), word.begin(), [](char a, char b) { return a == lower(b); });
}

template <class T>
void add_once(std::vector<T>& list, const T& value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

// A match and the lexicon it comes from.
struct Choice {
  std::size_t lexicon = 0;
  Match match;
};

// The choice that takes most tokens; on a tie the earlier lexicon, but a name before an ambiguity.
Choice best_exact(std::span<const Lexicon* const> lexicons, std::span<const Token> tokens, std::size_t at) {
  Choice best;
  for (std::size_t i = 0; i < lexicons.size(); ++i) {
    Match m = lexicons[i]->match_exactly(tokens, at);
    if (m.kind == Match::Kind::kNone) continue;
    const bool settles = m.tokens == best.match.tokens && m.found() && !best.match.found();
    if (m.tokens > best.match.tokens || settles) best = {i, std::move(m)};
  }
  return best;
}

// Abbreviations of names in different lexicons are ambiguous: there is no telling which was meant.
Choice best_abbreviation(std::span<const Lexicon* const> lexicons, std::span<const Token> tokens,
                         std::size_t at) {
  Choice best;
  for (std::size_t i = 0; i < lexicons.size(); ++i) {
    Match m = lexicons[i]->abbreviation(tokens, at);
    if (m.kind == Match::Kind::kNone || m.tokens < best.match.tokens) continue;
    if (m.found()) m.candidates = {lexicons[i]->label(m.entry)};
    if (m.tokens == best.match.tokens) {
      best.match.kind = Match::Kind::kAmbiguous;
      for (const std::string& c : m.candidates) add_once(best.match.candidates, c);
    } else {
      best = {i, std::move(m)};
    }
  }
  return best;
}

Choice best_match(std::span<const Lexicon* const> lexicons, std::span<const Token> tokens, std::size_t at) {
  Choice exact = best_exact(lexicons, tokens, at);
  const std::size_t n = exact.match.tokens;
  if (n > 0 && !Lexicon::may_go_on(tokens, at + n)) return exact;
  Choice longer = best_abbreviation(lexicons, tokens, at);
  return longer.match.tokens > n ? longer : exact;
}

}  // namespace

Cursor::Cursor(const Line& line) : text_(line.text) {
  Tokens t = tokenise(line);
  tokens_ = std::move(t.list);
  cut_ = t.cut;
  end_line_ = line.parts.back().number;
  end_column_ = line.parts.back().column;
  std::size_t at = line.parts.back().begin;
  const std::size_t end = tokens_.empty() ? 0 : tokens_.back().end;
  while (at < end) {
    const Glyph g = glyph_at(text_, at);
    end_column_ += g.counts ? 1 : 0;
    at += g.bytes;
  }
}

// ---------------------------------------------------------------- looking

const Token* Cursor::peek(std::size_t ahead) const {
  return problem_ || ahead >= tokens_.size() - std::min(at_, tokens_.size()) ? nullptr
                                                                             : &tokens_[at_ + ahead];
}

int Cursor::line() const { return at_ < tokens_.size() ? tokens_[at_].line : end_line_; }
int Cursor::column() const { return at_ < tokens_.size() ? tokens_[at_].column : end_column_; }

std::size_t Cursor::skip_commas(std::size_t at) const {
  while (at < tokens_.size() && tokens_[at].kind == Kind::kComma) ++at;
  return at;
}

std::size_t Cursor::skip_articles(std::size_t at) const {
  while (is_article(tokens_, at)) ++at;
  return at;
}

// How many tokens the phrase takes at `at`, or 0. The A of `A. Hirtius` and the D of `D. Brutus` are no
// keywords.
std::size_t Cursor::phrase_at(std::size_t at, std::string_view phrase) const {
  std::size_t n = 0;
  while (!phrase.empty()) {
    const std::size_t space = std::min(phrase.find(' '), phrase.size());
    if (at + n >= tokens_.size()) return 0;
    const Token& t = tokens_[at + n];
    if (!same(t.text, phrase.substr(0, space))) return 0;
    const Token* next = at + n + 1 < tokens_.size() ? &tokens_[at + n + 1] : nullptr;
    if (next && next->join == Token::Join::kHyphen && t.kind == Kind::kWord && next->kind == Kind::kWord)
      return 0;
    if (t.text.size() == 1 && t.kind == Kind::kWord) {
      if (t.dotted) return 0;
      if (t.text == "d" && !(next && next->join == Token::Join::kApostrophe)) return 0;
    }
    ++n;
    phrase.remove_prefix(std::min(space + 1, phrase.size()));
  }
  return n;
}

std::size_t Cursor::any_phrase_at(std::size_t at, WordSet words) const {
  std::size_t longest = 0;
  for (const std::string_view w : words) longest = std::max(longest, phrase_at(at, w));
  return longest;
}

bool Cursor::next_is(WordSet words) const {
  if (at_end()) return false;
  const std::array<std::size_t, 3> places = places_to_look();
  return std::any_of(places.begin(), places.end(),
                     [&](std::size_t at) { return any_phrase_at(at, words) > 0; });
}

// ---------------------------------------------------------------- asking

// Where what is asked for may begin: here, after articles, after `de`, `of`, `a`… (and articles).
std::array<std::size_t, 3> Cursor::places_to_look() const {
  const std::size_t start = skip_commas(at_);
  const std::size_t bare = skip_articles(start);
  const bool over_particle = at_ != bare_item_ && is_particle(tokens_, bare);
  return {start, bare, over_particle ? skip_articles(bare + 1) : bare};
}

bool Cursor::keyword(WordSet words) {
  if (problem_) return false;
  const std::array<std::size_t, 3> places = places_to_look();
  for (const std::size_t at : places) {
    if (const std::size_t n = any_phrase_at(at, words)) {
      at_ = at + n;
      return true;
    }
  }
  ask_words(places[0], words);
  return false;
}

std::optional<Hit> Cursor::match(const Lexicon& lexicon) { return match_any({&lexicon}); }

std::optional<Hit> Cursor::match_any(std::span<const Lexicon* const> lexicons) {
  if (problem_) return {};
  const std::array<std::size_t, 3> places = places_to_look();
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::size_t at = places[i];
    if (at >= tokens_.size() || (i > 0 && at == places[i - 1])) continue;
    const Choice c = best_match(lexicons, tokens_, at);
    if (c.match.found()) {
      const Lexicon& lexicon = *lexicons[c.lexicon];
      const std::size_t e = c.match.entry;
      at_ = at + c.match.tokens;
      return Hit{e,         lexicon.value(e), lexicon.id(e),     c.match.kind == Match::Kind::kAbbreviation,
                 c.lexicon, tokens_[at].line, tokens_[at].column};
    }
    if (c.match.kind == Match::Kind::kAmbiguous) {
      Problem p = problem_at(Problem::Kind::kAmbiguous, at);
      p.found = written(at, at + c.match.tokens);
      p.suggestions = c.match.candidates;
      ask_instead(places[0], std::move(p));
    }
  }
  if (Asked* asked = ask_at(places[0])) {
    for (const Lexicon* l : lexicons) add_once(asked->lexicons, l);
  }
  return {};
}

std::optional<int> Cursor::integer(int min, int max, Sign sign) {
  const Token* t = peek();
  const bool fits = t != nullptr && t->kind == Kind::kNumber &&
                    (sign == Sign::kAny || t->is_signed == (sign == Sign::kRequired));
  if (!fits) {
    ask_for("number");
    return {};
  }
  if (t->too_large || t->number < min || t->number > max) {
    ask_instead(at_, out_of_range(at_, min, max));
    return {};
  }
  ++at_;
  return t->number;
}

std::optional<Fraction> Cursor::fraction() {
  if (problem_) return {};
  const std::size_t at = at_;
  const auto number = [&](std::size_t i) { return i < tokens_.size() && tokens_[i].kind == Kind::kNumber; };
  if (!number(at)) {
    ask_for("fraction");
    return {};
  }
  const Token& first = tokens_[at];
  long long top = first.number, bottom = 1;
  bool too_large = first.too_large;
  std::size_t end = at + 1;
  if (number(at + 2) && !tokens_[at + 2].is_signed) {
    const Token &mark = tokens_[at + 1], &second = tokens_[at + 2];
    const bool tight = mark.join == Token::Join::kNone && second.join == Token::Join::kNone;
    if (mark.kind == Kind::kSlash || (mark.kind == Kind::kColon && tight)) {
      bottom = second.number;
      too_large = too_large || second.too_large;
      end = at + 3;
    }
  }
  if (end == at + 1 && number(end) && tokens_[end].join == Token::Join::kDot) {
    for (int i = 0; i < tokens_[end].digits && bottom <= kMaxNumber; ++i) bottom *= 10;
    top = top * bottom + (first.text.starts_with('-') ? -1LL : 1LL) * tokens_[end].number;
    too_large = too_large || tokens_[end].too_large;
    ++end;
  }
  if (too_large || top > kMaxNumber || top < -kMaxNumber || bottom < 1 || bottom > kMaxNumber) {
    Problem p = out_of_range(at, bottom < 1 ? 1 : -kMaxNumber, kMaxNumber);
    p.found = written(at, end);
    ask_instead(at, std::move(p));
    return {};
  }
  at_ = end;
  return Fraction{static_cast<int>(top), static_cast<int>(bottom)};
}

std::optional<Compare> Cursor::compare_sign() {
  if (problem_) return {};
  static constexpr auto kAtLeast = std::to_array<std::string_view>({"AT LEAST", "AU MOINS"});
  static constexpr auto kAtMost = std::to_array<std::string_view>({"AT MOST", "AU PLUS"});
  if (at_ < tokens_.size() && tokens_[at_].kind == Kind::kCompare) return tokens_[at_++].compare;
  if (const std::size_t least = any_phrase_at(at_, kAtLeast)) {
    at_ += least;
    return Compare::kGreaterOrEqual;
  }
  if (const std::size_t most = any_phrase_at(at_, kAtMost)) {
    at_ += most;
    return Compare::kLessOrEqual;
  }
  ask_for("comparison");
  return {};
}

std::optional<Comparison> Cursor::comparison() {
  const std::size_t before = at_;
  const std::optional<Compare> sign = compare_sign();
  if (!sign) return {};
  const std::optional<Fraction> value = fraction();
  if (!value) {
    at_ = before;
    return {};
  }
  return Comparison{*sign, *value};
}

std::optional<int> Cursor::copy_mark(int max) {
  const Token* t = peek();
  if (t == nullptr || t->kind != Kind::kCopy) return {};
  if (t->too_large || t->number < 1 || t->number > max) {
    ask_instead(at_, out_of_range(at_, 1, max));
    return {};
  }
  ++at_;
  return t->number;
}

bool Cursor::equals() {
  const Token* t = peek();
  const bool here = t != nullptr && t->kind == Kind::kCompare && t->compare == Compare::kEqual;
  at_ += here ? 1 : 0;
  return here;
}

bool Cursor::punctuation(Token::Kind kind) {
  const Token* t = peek();
  const bool here = t != nullptr && t->kind == kind;
  at_ += here ? 1 : 0;
  return here;
}

bool Cursor::separator() {
  const std::size_t before = at_;
  while (const Token* t = peek()) {
    if (t->kind != Kind::kComma && !is_connective(*t)) break;
    ++at_;
  }
  return at_ != before;
}

// ---------------------------------------------------------------- insisting

bool Cursor::expect(WordSet words) {
  const bool here = keyword(words);
  if (!here) fail();
  return here;
}

std::optional<Hit> Cursor::need(const Lexicon& lexicon) { return need_any({&lexicon}); }

std::optional<Hit> Cursor::need_any(std::initializer_list<const Lexicon*> lexicons) {
  std::optional<Hit> hit = match_any(lexicons);
  if (!hit) fail();
  return hit;
}

std::optional<int> Cursor::need_integer(int min, int max, Sign sign) {
  if (!problem_) at_ = skip_commas(at_);
  const std::optional<int> number = integer(min, max, sign);
  if (!number) fail();
  return number;
}

std::optional<Fraction> Cursor::need_fraction() {
  const std::optional<Fraction> f = fraction();
  if (!f) fail();
  return f;
}

std::optional<Comparison> Cursor::need_comparison() {
  const std::optional<Comparison> c = comparison();
  if (!c) fail();
  return c;
}

bool Cursor::need_colon() {
  const bool here = colon();
  if (!here) {
    ask_for("colon");
    fail();
  }
  return here;
}

std::vector<Hit> Cursor::list(const Lexicon& lexicon) {
  return list_of([&](Cursor& c) { return c.match(lexicon); });
}

std::vector<Hit> Cursor::need_list(const Lexicon& lexicon) {
  std::vector<Hit> hits = list(lexicon);
  if (hits.empty()) fail();
  return hits;
}

bool Cursor::finish() {
  if (problem_) return false;
  while (at_ < tokens_.size() && (tokens_[at_].kind == Kind::kComma || tokens_[at_].kind == Kind::kSemicolon))
    ++at_;
  if (at_ >= tokens_.size() && !cut_) return true;
  Problem p = what_is_wrong();
  if (p.kind == Problem::Kind::kUnknownWord && p.suggestions.empty() && asked_.at <= at_) {
    p.kind = Problem::Kind::kTrailingWords;
    p.found = written(at_, tokens_.size());
  }
  fail(std::move(p));
  return false;
}

// ---------------------------------------------------------------- the rest

std::string Cursor::rest() {
  if (problem_) return {};
  const std::size_t begin = at_ == 0 ? 0 : tokens_[std::min(at_, tokens_.size()) - 1].end;
  at_ = tokens_.size();
  cut_ = false;
  std::string all = printable(std::string_view(text_).substr(begin), kNowhere);
  const std::size_t first = std::min(all.find_first_not_of(' '), all.size());
  return all.substr(first, all.find_last_not_of(' ') + 1 - first);
}

std::optional<Cursor> Cursor::take_condition(WordSet until) {
  static constexpr auto kIfWords = std::to_array<std::string_view>({"IF", "SI"});
  if (problem_) return {};
  std::size_t first = at_;
  while (first < tokens_.size() && any_phrase_at(first, kIfWords) == 0) ++first;
  if (first >= tokens_.size()) return {};
  std::size_t end = first + 1;
  while (end < tokens_.size() && any_phrase_at(end, until) == 0) ++end;
  Cursor condition;
  condition.text_ = text_;
  condition.end_line_ = end < tokens_.size() ? tokens_[end].line : end_line_;
  condition.end_column_ = end < tokens_.size() ? tokens_[end].column : end_column_;
  condition.cut_ = cut_ && end == tokens_.size();
  const auto at = [&](std::size_t i) { return tokens_.begin() + static_cast<std::ptrdiff_t>(i); };
  condition.tokens_.assign(at(first + 1), at(end));
  tokens_.erase(at(first), at(end));
  asked_ = Asked{};
  return condition;
}

bool Comparison::holds(const Fraction& left) const {
  switch (compare) {
    case Compare::kLess:
      return left < value;
    case Compare::kLessOrEqual:
      return left <= value;
    case Compare::kEqual:
      return left == value;
    case Compare::kNotEqual:
      return left != value;
    case Compare::kGreaterOrEqual:
      return left >= value;
    case Compare::kGreater:
      return left > value;
  }
  return false;
}

}  // namespace adj::words
