#include "adjudicator/core/words_lexicon.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace adj::words {
namespace {

constexpr int kGiven = 0, kDerived = 1, kId = 2;
constexpr std::size_t kMinAbbreviation = 3;
constexpr std::size_t kMaxWord = 64;  // bytes; nothing longer is a name
constexpr std::size_t kMaxCandidates = 12;

using Kind = Token::Kind;

// Prepositions, conjunctions and quantities that the four games use as keywords.
constexpr auto kReserved = std::to_array<std::string_view>(
    {"all",    "and",    "aux",  "avec",  "but",   "by",   "chez", "dans", "depuis", "des",
     "except", "for",    "from", "if",    "into",  "les",  "max",  "min",  "not",    "onto",
     "par",    "pour",   "rest", "reste", "sans",  "sauf", "sur",  "the",  "then",   "tous",
     "toute",  "toutes", "tout", "une",   "until", "vers", "via",  "with", "when",   "quand"});

bool may_stand_in_a_name(const Token& t) {
  return (t.kind == Kind::kWord || t.kind == Kind::kNumber) && t.text.size() <= kMaxWord && !t.too_large;
}

// A word inside a name that need not be written: "Alpes (du) Nord", "Cilicia (et) Pamphylia". Never before a
// number, so that "Graecia 3 de 6" keeps its six.
bool silent_inside(std::span<const Token> tokens, std::size_t at) {
  if (at + 1 < tokens.size() && tokens[at + 1].kind == Kind::kNumber) return false;
  return is_connective(tokens[at]) || is_article(tokens, at) || is_particle(tokens, at);
}

bool cuts_hyphenated_word(std::span<const Token> tokens, std::size_t end) {
  return end > 0 && end < tokens.size() && tokens[end].join == Token::Join::kHyphen &&
         tokens[end].kind == Kind::kWord && tokens[end - 1].kind == Kind::kWord;
}

// The words from `at` on that may belong to a name, silent ones left out, at most `limit`.
struct Word {
  std::string_view text;
  bool is_number;
  std::size_t end;  // the token after it
};
std::vector<Word> words_from(std::span<const Token> tokens, std::size_t at, std::size_t limit) {
  std::vector<Word> words;
  for (; at < tokens.size() && words.size() < limit; ++at) {
    if (!words.empty() && silent_inside(tokens, at)) continue;
    if (!may_stand_in_a_name(tokens[at])) break;
    words.push_back({tokens[at].text, tokens[at].kind == Kind::kNumber, at + 1});
  }
  return words;
}

void append_word(std::string& key, std::string_view word) {
  if (!key.empty()) key += ' ';
  key += word;
}

// How an abbreviation fits a key: how many of the player's words it takes, and whether the key has more.
struct Fit {
  std::size_t words = 0;
  bool complete = false;
};
Fit fit(std::span<const Word> words, std::string_view key) {
  Fit f;
  std::size_t letters = 0;
  while (f.words < words.size() && !key.empty()) {
    const std::size_t space = std::min(key.find(' '), key.size());
    const std::string_view full = key.substr(0, space);
    const Word& w = words[f.words];
    const bool cut = !w.is_number && w.text.size() >= kMinAbbreviation && !is_roman_numeral(w.text) &&
                     full.starts_with(w.text);
    if (w.text != full && !cut) break;
    key.remove_prefix(std::min(space + 1, key.size()));
    letters += w.text.size();
    ++f.words;
  }
  f.complete = key.empty();
  if (f.words == 0 || f.complete) return f;
  const Word& last = words[f.words - 1];
  const bool vague = letters < kMinAbbreviation || last.is_number || is_roman_numeral(last.text);
  return vague ? Fit{} : f;
}

template <class T>
std::vector<const T*> pointers(const std::vector<T>& values) {
  std::vector<const T*> out;
  out.reserve(values.size());
  for (const T& v : values) out.push_back(&v);
  return out;
}

std::uint32_t letters_in(std::string_view word) {
  std::uint32_t set = 0;
  for (const char c : word) set |= 1u << (static_cast<unsigned char>(c) & 31u);
  return set;
}

// JOUE -> JOUER, JOUEZ; ENVOIE -> ENVOYER, ENVOYEZ; JOUER -> JOUE, JOUEZ. English words gain forms nobody
// types.
std::vector<std::string> forms_of(std::string_view verb) {
  const auto ends = [&](std::string_view lower, std::string_view upper) {
    return verb.ends_with(lower) || verb.ends_with(upper);
  };
  const auto with = [&](std::size_t cut, std::string_view end) {
    return std::string(verb.substr(0, verb.size() - cut)).append(end);
  };
  if (verb.size() < 4 || verb.find(' ') != std::string_view::npos) return {};
  if (ends("oie", "OIE")) return {with(2, "yer"), with(2, "yez")};
  if (ends("oyer", "OYER")) return {with(3, "ie"), with(1, "z")};
  if (ends("e", "E")) return {with(0, "r"), with(0, "z")};
  if (ends("er", "ER")) return {with(1, ""), with(1, "z")};
  return {};
}

}  // namespace

std::size_t Lexicon::entry_of(Name id, int value) {
  const auto known =
      std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.id == id; });
  if (known != entries_.end()) return static_cast<std::size_t>(known - entries_.begin());
  entries_.push_back({id, value >= 0 ? value : static_cast<int>(entries_.size()), id.str()});
  add_alias(entries_.size() - 1, id.view(), kId);
  return entries_.size() - 1;
}

Lexicon& Lexicon::add(Name id, std::span<const std::string> aliases, int value) {
  const std::size_t entry = entry_of(id, value);
  std::string& label = entries_[entry].label;
  if (!aliases.empty() && label == id.view()) label = aliases[0];
  for (const std::string& alias : aliases) add_alias(entry, alias, kGiven);
  return *this;
}

Lexicon& Lexicon::add(Name id, Aliases aliases, int value) {
  return add(id, std::vector<std::string>(aliases.begin(), aliases.end()), value);
}

Lexicon& Lexicon::add_verb(Name id, std::span<const std::string> aliases, int value) {
  add(id, aliases, value);
  const std::size_t entry = entry_of(id, value);
  for (const std::string& alias : aliases) {
    for (const std::string& form : forms_of(alias)) add_alias(entry, form, kDerived);
  }
  return *this;
}

Lexicon& Lexicon::add_verb(Name id, Aliases aliases, int value) {
  return add_verb(id, std::vector<std::string>(aliases.begin(), aliases.end()), value);
}

Lexicon& Lexicon::reserve(Aliases words) {
  for (const std::string_view w : words) {
    for (const Token& t : tokenise(w).list) reserved_.push_back(t.text);
  }
  return *this;
}

bool Lexicon::reserved(std::string_view word) const {
  return std::find(kReserved.begin(), kReserved.end(), word) != kReserved.end() ||
         std::find(reserved_.begin(), reserved_.end(), word) != reserved_.end();
}

void Lexicon::add_alias(std::size_t entry, std::string_view alias, int rank) {
  const std::vector<Token> tokens = tokenise(alias).list;
  add_key(entry, tokens, rank, alias);
  const int derived = std::max(rank, kDerived);
  if (tokens.size() > 1 && tokens[0].dotted) add_key(entry, std::span(tokens).subspan(1), derived, alias);
  const std::size_t open = alias.find('('), close = alias.find(')');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) return;
  const std::string outside = std::string(alias.substr(0, open)).append(alias.substr(close + 1));
  add_key(entry, tokenise(outside).list, derived, alias);
  std::string_view inside = alias.substr(open + 1, close - open - 1);
  while (!inside.empty()) {
    const std::size_t comma = std::min(inside.find(','), inside.size());
    add_key(entry, tokenise(inside.substr(0, comma)).list, derived, alias);
    inside.remove_prefix(std::min(comma + 1, inside.size()));
  }
}

void Lexicon::add_key(std::size_t entry, std::span<const Token> tokens, int rank, std::string_view written) {
  std::size_t first = 0;
  while (first + 1 < tokens.size() && is_article(tokens, first)) ++first;
  std::string key, with_commas;
  std::size_t words = 0;
  for (std::size_t i = first; i < tokens.size(); ++i) {
    if (i > first && i + 1 < tokens.size() && silent_inside(tokens, i)) continue;
    append_word(with_commas, tokens[i].text);
    if (tokens[i].kind != Kind::kComma) append_word(key, tokens[i].text);
    ++words;
  }
  const Use use{entry, rank, std::string(written)};
  if (with_commas != key) insert(with_commas, words, use);
  insert(std::move(key), words, use);
}

void Lexicon::insert(std::string key, std::size_t words, const Use& use) {
  if (key.empty()) return;
  longest_ = std::max(longest_, words);
  std::vector<Use>& uses = keys_[std::move(key)];
  for (Use& u : uses) {
    if (u.entry != use.entry) continue;
    if (use.rank < u.rank) u = use;
    return;
  }
  uses.push_back(use);
}

// One entry among the uses of the best rank, or an ambiguity.
Match Lexicon::decide(std::vector<const Use*> uses, Match::Kind kind, std::size_t tokens) {
  const auto before = [](const Use* a, const Use* b) {
    return a->rank != b->rank ? a->rank < b->rank : a->entry < b->entry;
  };
  std::stable_sort(uses.begin(), uses.end(), before);
  Match m{kind, uses[0]->entry, tokens, {}};
  for (std::size_t i = 0; i < uses.size() && uses[i]->rank == uses[0]->rank; ++i) {
    if (i > 0 && uses[i]->entry == uses[i - 1]->entry) continue;
    if (i > 0) m.kind = Match::Kind::kAmbiguous;
    if (m.candidates.size() < kMaxCandidates) m.candidates.push_back(uses[i]->written);
  }
  if (m.kind != Match::Kind::kAmbiguous) m.candidates.clear();
  return m;
}

bool Lexicon::may_go_on(std::span<const Token> tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].kind == Kind::kWord;
}

Match Lexicon::match_exactly(std::span<const Token> tokens, std::size_t at) const {
  std::string key, tried;
  const std::vector<Use>* best = nullptr;
  std::size_t end = at, words = 0;
  for (std::size_t i = at; i < tokens.size() && words < longest_; ++i) {
    const bool silent = i > at && silent_inside(tokens, i);
    if (!silent && !may_stand_in_a_name(tokens[i]) && tokens[i].kind != Kind::kComma) break;
    tried = key;
    append_word(tried, tokens[i].text);
    const auto found = keys_.lower_bound(tried);
    const bool leads_on = found != keys_.end() && found->first.starts_with(tried);
    if (leads_on && found->first.size() == tried.size() && !cuts_hyphenated_word(tokens, i + 1)) {
      best = &found->second;
      end = i + 1;
    }
    if (silent) continue;
    if (!leads_on) break;
    key.swap(tried);
    ++words;
  }
  if (best == nullptr) return {};
  if (best->size() == 1) return {Match::Kind::kExact, best->front().entry, end - at, {}};
  return decide(pointers(*best), Match::Kind::kExact, end - at);
}

Match Lexicon::abbreviation(std::span<const Token> tokens, std::size_t at) const {
  std::vector<Word> words = words_from(tokens, at, longest_);
  words.erase(std::find_if(words.begin(), words.end(), [&](const Word& w) { return reserved(w.text); }),
              words.end());
  if (words.empty() || words[0].is_number) return {};
  std::size_t most = 0;
  bool complete = false;
  std::vector<const Use*> uses;
  for (auto k = keys_.lower_bound(words[0].text); k != keys_.end() && k->first.starts_with(words[0].text);
       ++k) {
    const Fit f = fit(words, k->first);
    if (f.words == 0 || f.words < most || cuts_hyphenated_word(tokens, words[f.words - 1].end)) continue;
    if (f.words == most && complete && !f.complete) continue;
    if (f.words > most || f.complete != complete) uses.clear();
    most = f.words;
    complete = f.complete;
    for (const Use& u : k->second) uses.push_back(&u);
  }
  if (uses.empty()) return {};
  return decide(std::move(uses), Match::Kind::kAbbreviation, words[most - 1].end - at);
}

Match Lexicon::match(std::span<const Token> tokens, std::size_t at) const {
  Match exact = match_exactly(tokens, at);
  if (exact.tokens > 0 && !may_go_on(tokens, at + exact.tokens)) return exact;
  Match longer = abbreviation(tokens, at);
  return longer.tokens > exact.tokens ? longer : exact;
}

Match Lexicon::find(std::string_view text) const {
  const std::vector<Token> tokens = tokenise(text).list;
  std::size_t first = 0;
  while (is_article(tokens, first) && first + 1 < tokens.size()) ++first;
  Match m = match(tokens, first);
  return first + m.tokens == tokens.size() ? m : Match{};
}

std::vector<Suggestion> Lexicon::suggest(std::span<const Token> tokens, std::size_t at,
                                         std::size_t count) const {
  struct Near {
    int distance;
    std::size_t words;
    const Use* use;
  };
  std::vector<std::optional<Near>> nearest(entries_.size());
  const std::vector<Word> words = words_from(tokens, at, std::min<std::size_t>(longest_, 4));
  std::string query;
  for (std::size_t n = 1; n <= words.size(); ++n) {
    append_word(query, words[n - 1].text);
    if (cuts_hyphenated_word(tokens, words[n - 1].end)) continue;
    const int limit = slips_allowed(query.size());
    for (const auto& [key, uses] : keys_) {
      const int d = slips_between(query, key, limit);
      if (d > limit) continue;
      for (const Use& u : uses) {
        if (u.rank == kId) continue;
        std::optional<Near>& near = nearest[u.entry];
        const bool better = !near || d < near->distance || (d == near->distance && n > near->words);
        if (better) near = Near{d, n, &u};
      }
    }
  }
  std::vector<Near> found;
  for (const auto& near : nearest) {
    if (near) found.push_back(*near);
  }
  std::stable_sort(found.begin(), found.end(), [](const Near& a, const Near& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.words > b.words;
  });
  // Much farther than the nearest, or explaining less of what was typed: noise.
  std::vector<Suggestion> out;
  for (const Near& n : found) {
    const bool close = n.distance <= found[0].distance + 1 && n.words >= found[0].words;
    if (close && out.size() < count) out.push_back({n.distance, n.use->written});
  }
  return out;
}

std::vector<Suggestion> Lexicon::suggest(std::string_view text, std::size_t count) const {
  return suggest(tokenise(text).list, 0, count);
}

int slips_allowed(std::size_t length) { return length < 3 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3; }

int slips_between(std::string_view a, std::string_view b, int limit) {
  constexpr std::size_t kLongest = 100;
  const std::size_t shorter = std::min(a.size(), b.size()), longer = std::max(a.size(), b.size());
  if (longer - shorter > static_cast<std::size_t>(limit) || longer > kLongest) return limit + 1;
  // Letters of one that the other lacks must each be a slip; most pairs of words end here.
  const std::uint32_t in_a = letters_in(a), in_b = letters_in(b);
  if (std::popcount(in_a & ~in_b) > limit || std::popcount(in_b & ~in_a) > limit) return limit + 1;
  const auto cost = [](char c) { return c >= '0' && c <= '9' ? 2 : 1; };
  std::array<std::array<int, kLongest + 1>, 3> rows;
  rows[0][0] = 0;
  for (std::size_t j = 1; j <= b.size(); ++j) rows[0][j] = rows[0][j - 1] + cost(b[j - 1]);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    const auto& above = rows[(i - 1) % 3];
    const auto& two_above = rows[(i + 1) % 3];
    auto& row = rows[i % 3];
    const char x = a[i - 1];
    int least = row[0] = above[0] + cost(x);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const char y = b[j - 1];
      const int dearer = std::max(cost(x), cost(y));
      row[j] =
          std::min({above[j] + cost(x), row[j - 1] + cost(y), above[j - 1] + (x == y ? 0 : 2 * dearer - 1)});
      if (i > 1 && j > 1 && x == b[j - 2] && a[i - 2] == y)
        row[j] = std::min(row[j], two_above[j - 2] + dearer);
      least = std::min(least, row[j]);
    }
    if (least > limit) return limit + 1;
  }
  return std::min(rows[a.size() % 3][b.size()], limit + 1);
}

}  // namespace adj::words
