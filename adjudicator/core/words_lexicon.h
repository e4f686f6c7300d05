#pragma once
// A lexicon: the names of a kind of thing (zones, leaders, verbs) in both languages, and how they are
// recognised.

#include <cstddef>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/id.h"
#include "adjudicator/core/words_line.h"

namespace adj::words {

// What stands at a place of a line, according to a lexicon.
struct Match {
  enum class Kind { kNone, kExact, kAbbreviation, kAmbiguous };
  Kind kind = Kind::kNone;
  std::size_t entry = 0;                // kExact, kAbbreviation: Lexicon::id(entry), value(entry)
  std::size_t tokens = 0;               // how many tokens it takes; kAmbiguous too
  std::vector<std::string> candidates;  // kAmbiguous: the names it may stand for, as the lexicon writes them

  bool found() const { return kind == Kind::kExact || kind == Kind::kAbbreviation; }
};

// A near miss, for "did you mean".
struct Suggestion {
  int distance = 0;  // slips of the finger: a letter too many, too few, wrong, or two exchanged
  std::string text;  // the alias as the lexicon writes it
};

// Built once, then only read (and may be read by many threads). Aliases are compared folded, word by word;
// articles, `de`, `of` and `and`/`et`/`&` inside them need not be written. From an alias follow others that
// yield to any alias given as such: "Latium (Rome)" is also Latium and Rome, "M. Antonius" also Antonius, and
// the id itself is a name.
class Lexicon {
 public:
  using Aliases = std::initializer_list<std::string_view>;

  // `what` names the kind of thing to the language files: "zone", "leader".
  explicit Lexicon(std::string what = "word") : what_(std::move(what)) {}

  // Adds an entry, or aliases to the entry of that id. `value` is for enumerators; without it, entries count
  // 0, 1, 2…
  Lexicon& add(Name id, std::span<const std::string> aliases, int value = -1);
  Lexicon& add(Name id, Aliases aliases, int value = -1);
  // The same, with the usual French endings beside: JOUE brings JOUER and JOUEZ, ENVOIE brings ENVOYER and
  // ENVOYEZ.
  Lexicon& add_verb(Name id, std::span<const std::string> aliases, int value = -1);
  Lexicon& add_verb(Name id, Aliases aliases, int value = -1);
  // Words of the game's grammar that are never read as abbreviations, beside those every game reserves.
  Lexicon& reserve(Aliases words);

  // The longest name that starts at tokens[at]: an alias in full; or an abbreviation, where each word may be
  // cut to three letters or more and last words left out, if it takes more words than the alias in full and
  // fits one entry only. Numbers and Roman numerals are never abbreviated: XXX is not XXXI. A name does not
  // end inside a hyphenated word: X-R is not X.
  Match match(std::span<const Token> tokens, std::size_t at) const;
  Match match_exactly(std::span<const Token> tokens, std::size_t at) const;
  Match abbreviation(std::span<const Token> tokens, std::size_t at) const;
  // Whether a name read up to here could be the beginning of a longer one.
  static bool may_go_on(std::span<const Token> tokens, std::size_t at);
  // The whole text as one name.
  Match find(std::string_view text) const;

  // At most `count` aliases of different entries, nearest first.
  std::vector<Suggestion> suggest(std::span<const Token> tokens, std::size_t at, std::size_t count = 3) const;
  std::vector<Suggestion> suggest(std::string_view text, std::size_t count = 3) const;

  const std::string& what() const { return what_; }
  std::size_t size() const { return entries_.size(); }
  const Name& id(std::size_t entry) const { return entries_[entry].id; }
  int value(std::size_t entry) const { return entries_[entry].value; }
  const std::string& label(std::size_t entry) const { return entries_[entry].label; }  // the first alias

 private:
  struct Entry {
    Name id;
    int value = 0;
    std::string label;
  };
  // An alias of an entry under some key. Given aliases (rank 0) win over those that follow from them.
  struct Use {
    std::size_t entry = 0;
    int rank = 0;
    std::string written;
  };

  std::size_t entry_of(Name id, int value);
  void add_alias(std::size_t entry, std::string_view alias, int rank);
  void add_key(std::size_t entry, std::span<const Token> tokens, int rank, std::string_view written);
  void insert(std::string key, std::size_t words, const Use& use);
  static Match decide(std::vector<const Use*> uses, Match::Kind kind, std::size_t tokens);
  bool reserved(std::string_view word) const;

  std::string what_;
  std::vector<Entry> entries_;
  std::map<std::string, std::vector<Use>, std::less<>> keys_;  // folded words with single spaces between
  std::vector<std::string> reserved_;
  std::size_t longest_ = 0;  // words in the longest key
};

// Distance by single slips (optimal string alignment). Numbers are seldom mistyped: a digit too many or too
// few counts two, a wrong one three. More than `limit` gives limit + 1.
int slips_between(std::string_view a, std::string_view b, int limit);
// How many slips a word of this length may have and still be recognised.
int slips_allowed(std::size_t length);

}  // namespace adj::words
