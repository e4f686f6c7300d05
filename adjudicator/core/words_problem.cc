// How a Cursor remembers what it was asked for, and turns that into a Problem.

#include <algorithm>

#include "adjudicator/core/words_cursor.h"
#include "adjudicator/core/words_fold.h"

namespace adj::words {
namespace {

constexpr std::size_t kMaxSuggestions = 3;

template <class T, class U>
void add_once(std::vector<T>& list, const U& value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.emplace_back(value);
}

bool is_name_part(const Token& t) { return t.kind == Token::Kind::kWord || t.kind == Token::Kind::kNumber; }

}  // namespace

std::string_view name_of(Problem::Kind kind) {
  switch (kind) {
    case Problem::Kind::kUnknownWord:
      return "unknown_word";
    case Problem::Kind::kMissingWord:
      return "missing_word";
    case Problem::Kind::kAmbiguous:
      return "ambiguous";
    case Problem::Kind::kNumberOutOfRange:
      return "number_out_of_range";
    case Problem::Kind::kTrailingWords:
      return "trailing_words";
    case Problem::Kind::kLineTooLong:
      return "line_too_long";
  }
  return "unknown_word";
}

// The record for `at`; a further place makes those before it forgotten, and nothing is noted behind the
// furthest.
Cursor::Asked* Cursor::ask_at(std::size_t at) {
  if (problem_ || at < asked_.at) return nullptr;
  if (at > asked_.at) {
    asked_ = Asked{};
    asked_.at = at;
  }
  return &asked_;
}

void Cursor::ask_for(std::string_view kind) {
  if (Asked* asked = ask_at(at_)) add_once(asked->kinds, kind);
}

void Cursor::ask_words(std::size_t at, WordSet words) {
  Asked* asked = ask_at(at);
  if (asked == nullptr) return;
  add_once(asked->words, std::vector<std::string_view>(words.begin(), words.end()));
  for (std::size_t i = 0; i < words.size() && i < 2; ++i) add_once(asked->advertised, words[i]);
}

void Cursor::ask_instead(std::size_t at, Problem problem) {
  Asked* asked = ask_at(at);
  if (asked != nullptr && !asked->instead) asked->instead = std::move(problem);
}

std::string Cursor::written(std::size_t first, std::size_t last) const {
  if (first >= last || last > tokens_.size()) return {};
  const std::size_t begin = tokens_[first].begin;
  return printable(std::string_view(text_).substr(begin, tokens_[last - 1].end - begin));
}

// `found` is the whole word as the eye sees it: XXX-R, Italia9.
Problem Cursor::problem_at(Problem::Kind kind, std::size_t at) const {
  Problem p;
  p.kind = kind;
  if (at >= tokens_.size()) {
    p.line = end_line_;
    p.column = end_column_;
    return p;
  }
  p.line = tokens_[at].line;
  p.column = tokens_[at].column;
  std::size_t end = at + 1;
  while (end < tokens_.size() && tokens_[end].join != Token::Join::kSpace && is_name_part(tokens_[end]) &&
         is_name_part(tokens_[at])) {
    ++end;
  }
  p.found = written(at, end);
  return p;
}

Problem Cursor::out_of_range(std::size_t at, int min, int max) const {
  Problem p = problem_at(Problem::Kind::kNumberOutOfRange, at);
  p.found = written(at, at + 1);
  p.min = min;
  p.max = max;
  return p;
}

void Cursor::add_suggestions(Problem& problem, std::size_t at) const {
  std::vector<Suggestion> near;
  for (const Lexicon* l : asked_.lexicons) {
    for (Suggestion& s : l->suggest(tokens_, at, kMaxSuggestions)) near.push_back(std::move(s));
  }
  const std::string& typed = tokens_[at].text;
  for (const std::vector<std::string_view>& words : asked_.words) {
    Suggestion best{slips_allowed(typed.size()) + 1, {}};
    for (const std::string_view w : words) {
      const std::string word = fold(w);
      const bool begun =
          typed.size() >= 2 && word.starts_with(typed);          // keywords are not abbreviated, but guessed
      const std::string first = word.substr(0, word.find(' '));  // of a phrase: PUOR PASSER
      const int d = begun ? 1
                          : std::min(slips_between(typed, word, best.distance),
                                     slips_between(typed, first, best.distance));
      if (d < best.distance || (begun && best.text.empty())) best = {d, std::string(w)};
    }
    if (!best.text.empty()) near.push_back(std::move(best));
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const Suggestion& a, const Suggestion& b) { return a.distance < b.distance; });
  for (const Suggestion& s : near) {
    if (problem.suggestions.size() < kMaxSuggestions) add_once(problem.suggestions, s.text);
  }
}

Problem Cursor::what_is_wrong() const {
  const std::size_t at = std::max(asked_.at, skip_commas(at_));
  const bool known = asked_.at == at;  // something was asked for here
  const std::size_t shown = skip_articles(at) < tokens_.size() ? skip_articles(at) : at;
  Problem p = problem_at(at < tokens_.size() ? Problem::Kind::kUnknownWord
                         : cut_              ? Problem::Kind::kLineTooLong
                                             : Problem::Kind::kMissingWord,
                         shown);
  if (!known) return p;
  if (asked_.instead) p = *asked_.instead;
  for (const std::string_view w : asked_.advertised) add_once(p.expected, w);
  for (const std::string_view k : asked_.kinds) add_once(p.wanted, k);
  for (const Lexicon* l : asked_.lexicons) add_once(p.wanted, l->what());
  if (p.kind == Problem::Kind::kUnknownWord) add_suggestions(p, shown);
  return p;
}

void Cursor::fail() { fail(what_is_wrong()); }

void Cursor::fail(Problem problem) {
  if (!problem_) problem_ = std::move(problem);
}

}  // namespace adj::words
