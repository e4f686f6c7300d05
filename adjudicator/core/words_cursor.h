#pragma once
// Reading an order line word by word, and saying where and why it could not be read.

#include <array>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "adjudicator/core/words_lexicon.h"
#include "adjudicator/core/words_line.h"

namespace adj::words {

// Why a line was not understood. The sentence is written by the language files; all its arguments are here.
struct Problem {
  enum class Kind {
    kUnknownWord,       // `found` fits nothing that may stand here
    kMissingWord,       // the line ends too early
    kAmbiguous,         // `found` may be any of `suggestions`
    kNumberOutOfRange,  // `found` is a number, but not from min to max
    kTrailingWords,     // the order was complete before `found`
    kLineTooLong,       // only the first kMaxLineBytes of it are read
  };
  Kind kind = Kind::kUnknownWord;
  int line = 1;
  int column = 1;
  std::string found;                  // as the player wrote it
  std::vector<std::string> expected;  // words that would do here, English and French
  std::vector<std::string>
      wanted;  // kinds of thing that would do: Lexicon::what(), "number", "comparison", …
  std::vector<std::string> suggestions;  // nearest names or words; the candidates of an ambiguity
  int min = 0, max = 0;

  friend bool operator==(const Problem&, const Problem&) = default;
};
std::string_view name_of(Problem::Kind kind);  // "unknown_word", … : keys of the language files

// An exact ratio; the denominator is positive.
struct Fraction {
  int numerator = 0;
  int denominator = 1;

  friend bool operator==(const Fraction& a, const Fraction& b) { return std::is_eq(a <=> b); }
  friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
    return static_cast<long long>(a.numerator) * b.denominator <=>
           static_cast<long long>(b.numerator) * a.denominator;
  }
};

// The right side of ODDS >= 3/2.
struct Comparison {
  Compare compare = Compare::kEqual;
  Fraction value;

  bool holds(const Fraction& left) const;
  bool holds(int left) const { return holds(Fraction{left, 1}); }
  friend bool operator==(const Comparison&, const Comparison&) = default;
};

// A name read from a line.
struct Hit {
  std::size_t entry = 0;  // of the lexicon
  int value = 0;
  Name id;
  bool abbreviated = false;
  std::size_t lexicon = 0;  // match_any: which one
  int line = 1, column = 1;
};

// Words of which one is asked for, ASCII in any case; a word may be a phrase ("AT WAR"). The first is the
// English form, the second the French one, the rest are accepted without being advertised. They must outlive
// the cursor (string literals do).
using WordSet = std::span<const std::string_view>;
using WordList = std::initializer_list<std::string_view>;

enum class Sign { kAny, kRequired, kNone };

// A place in a line. There are two kinds of question:
//  - `keyword`, `match`, `integer`… look, step over what they asked for, or answer nothing and stay;
//  - `expect`, `need`, `need_integer`…, `finish` make a Problem when the line does not go on as asked.
// After a problem every question is answered with nothing, so that a grammar is written straight down and
// looks at problem() once, at its end. The problem lists all that was asked for at the furthest place any
// question reached. A number out of its range or an ambiguous name is a problem only if nothing else is found
// there. Commas before a word or name asked for are stepped over, and so are articles and one `de`, `of`,
// `a`… that is not itself asked for: ask for the grammar's prepositions before the names they introduce.
class Cursor {
 public:
  explicit Cursor(const Line& line);
  explicit Cursor(std::string_view text) : Cursor(Line{std::string(text), {Line::Part{}}}) {}

  // --- looking
  bool at_end() const { return at_ >= tokens_.size() || problem_.has_value(); }
  const Token* peek(std::size_t ahead = 0) const;
  bool next_is(WordSet words) const;
  bool next_is(WordList words) const { return next_is(WordSet(words.begin(), words.size())); }
  std::size_t mark() const { return at_; }
  void reset(std::size_t mark) { at_ = mark; }
  int line() const;  // where the cursor stands
  int column() const;

  // --- asking
  bool keyword(WordSet words);
  bool keyword(WordList words) { return keyword(WordSet(words.begin(), words.size())); }
  std::optional<Hit> match(const Lexicon& lexicon);
  // The longest name in any of several lexicons; one in full before an abbreviation, the earlier lexicon on
  // ties.
  std::optional<Hit> match_any(std::span<const Lexicon* const> lexicons);
  std::optional<Hit> match_any(std::initializer_list<const Lexicon*> lexicons) {
    return match_any(std::span(lexicons.begin(), lexicons.size()));
  }
  std::optional<int> integer(int min, int max, Sign sign = Sign::kAny);
  std::optional<Fraction> fraction();      // 3/2, 3:2, 1.5, 2
  std::optional<Comparison> comparison();  // >= 3/2, AT LEAST 4, AU MOINS 4
  std::optional<Compare> compare_sign();   // the sign alone, for FOR > AGAINST
  std::optional<int> copy_mark(int max);   // #2
  bool equals();                           // =
  bool punctuation(Token::Kind kind);      // comma, colon, semicolon, slash
  bool colon() { return punctuation(Token::Kind::kColon); }
  bool separator();  // comma, AND, ET, &, or several of them

  // --- insisting
  bool expect(WordSet words);
  bool expect(WordList words) { return expect(WordSet(words.begin(), words.size())); }
  std::optional<Hit> need(const Lexicon& lexicon);
  std::optional<Hit> need_any(std::initializer_list<const Lexicon*> lexicons);
  std::optional<int> need_integer(int min, int max, Sign sign = Sign::kAny);
  std::optional<Fraction> need_fraction();
  std::optional<Comparison> need_comparison();
  bool need_colon();
  bool finish();  // nothing may follow but ; and ,

  // --- lists: items with commas, AND, ET, & or nothing between them; empty if there is none
  std::vector<Hit> list(const Lexicon& lexicon);
  std::vector<Hit> need_list(const Lexicon& lexicon);  // at least one
  // `item` is called with the cursor and answers an optional; when it answers nothing the cursor is put back.
  template <class Item>
  auto list_of(Item item) {
    std::vector<typename std::invoke_result_t<Item, Cursor&>::value_type> items;
    bool first = true;
    while (ok() && (first || !at_end())) {  // at the end too, so that a missing list is named
      const std::size_t before = at_;
      const bool separated = separator();
      const std::size_t start = at_;
      bare_item_ = !first && !separated ? start : kNowhere;
      auto found = item(*this);
      bare_item_ = kNowhere;
      if (!found) {
        at_ = separated && first ? before : start;
        break;
      }
      items.push_back(std::move(*found));
      first = false;
      if (at_ == before) break;  // an item that reads nothing would be read for ever
    }
    return items;
  }

  // --- the rest
  std::string rest();  // the text after the last word read, as written, trimmed; the cursor goes to the end
  // Takes `IF …` out of what is still to be read, up to one of `until` or the end, and gives it as a line of
  // its own.
  std::optional<Cursor> take_condition(WordSet until = {});
  std::optional<Cursor> take_condition(WordList until) {
    return take_condition(WordSet(until.begin(), until.size()));
  }

  // --- the outcome
  bool ok() const { return !problem_.has_value(); }
  const std::optional<Problem>& problem() const { return problem_; }
  void fail();                 // what was asked for here last is missing
  void fail(Problem problem);  // the grammar's own finding; the first problem stays

 private:
  // What has been asked for, in vain, at the furthest place so far.
  struct Asked {
    std::size_t at = 0;
    std::vector<std::vector<std::string_view>> words;  // for suggestions, one of each set
    std::vector<std::string_view> advertised;          // for `expected`
    std::vector<const Lexicon*> lexicons;
    std::vector<std::string_view> kinds;
    std::optional<Problem> instead;  // an ambiguity or a number out of range
  };
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

  Cursor() = default;
  std::size_t phrase_at(std::size_t at, std::string_view phrase) const;
  std::size_t any_phrase_at(std::size_t at, WordSet words) const;
  std::size_t skip_commas(std::size_t at) const;
  std::size_t skip_articles(std::size_t at) const;
  std::array<std::size_t, 3> places_to_look() const;
  Asked* ask_at(std::size_t at);
  void ask_for(std::string_view kind);
  void ask_words(std::size_t at, WordSet words);
  void ask_instead(std::size_t at, Problem problem);
  Problem problem_at(Problem::Kind kind, std::size_t at) const;
  Problem out_of_range(std::size_t at, int min, int max) const;
  Problem what_is_wrong() const;
  void add_suggestions(Problem& problem, std::size_t at) const;
  std::string written(std::size_t first, std::size_t last) const;

  std::string text_;
  std::vector<Token> tokens_;
  bool cut_ = false;
  int end_line_ = 1, end_column_ = 1;
  std::size_t at_ = 0;
  // Where a list goes on without a separator: there A and DE are not stepped over, they are likely TO and
  // FROM.
  std::size_t bare_item_ = kNowhere;
  Asked asked_;
  std::optional<Problem> problem_;
};

}  // namespace adj::words
