#pragma once
// The words of order lines beside names, from text/orders.{en,fr}.json: reading and writing share them, so
// that whatever is written can be read. Keys are checked when this is compiled, words when they are loaded.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/language.h"
#include "adjudicator/core/words.h"

namespace adj::respublica {

// clang-format off: a word to a line would be pages
// What a line begins with.
inline constexpr auto kVerbKeys = std::to_array<std::string_view>({"done",
                                                                   "wait",
                                                                   "cancel",
                                                                   "standing",
                                                                   "no",
                                                                   "deal",
                                                                   "accept",
                                                                   "refuse",
                                                                   "complain",
                                                                   "judge",
                                                                   "show",
                                                                   "peddle",
                                                                   "ransom",
                                                                   "tell",
                                                                   "take",
                                                                   "quit",
                                                                   "repopulate",
                                                                   "leader",
                                                                   "govern",
                                                                   "play",
                                                                   "spoils",
                                                                   "grain",
                                                                   "move",
                                                                   "set",
                                                                   "rest",
                                                                   "give",
                                                                   "contribute",
                                                                   "upkeep",
                                                                   "release",
                                                                   "keep",
                                                                   "levy",
                                                                   "persuade",
                                                                   "seduce",
                                                                   "blackmail",
                                                                   "defend",
                                                                   "counter",
                                                                   "knight",
                                                                   "pressure",
                                                                   "games",
                                                                   "bid",
                                                                   "ask",
                                                                   "leader_dies",
                                                                   "catiline",
                                                                   "storm",
                                                                   "alliance",
                                                                   "trade",
                                                                   "gift",
                                                                   "discard",
                                                                   "rebel",
                                                                   "lay_down",
                                                                   "manilian",
                                                                   "join",
                                                                   "stay_loyal",
                                                                   "veterans",
                                                                   "march",
                                                                   "stay",
                                                                   "send_rebels",
                                                                   "disband_veterans",
                                                                   "recall_veterans",
                                                                   "propose",
                                                                   "nominate",
                                                                   "prosecute",
                                                                   "recall",
                                                                   "raise",
                                                                   "disband",
                                                                   "send",
                                                                   "replace",
                                                                   "reinforce",
                                                                   "garrison",
                                                                   "ungarrison",
                                                                   "motion",
                                                                   "vote_order",
                                                                   "prefer",
                                                                   "appoint",
                                                                   "master",
                                                                   "unanimous",
                                                                   "adjourn",
                                                                   "volunteer",
                                                                   "consent",
                                                                   "advocate",
                                                                   "vote",
                                                                   "veto",
                                                                   "appeal",
                                                                   "fine",
                                                                   "tribune",
                                                                   "graft",
                                                                   "murder",
                                                                   "mob",
                                                                   "assassinate",
                                                                   "bodyguard",
                                                                   "priest",
                                                                   "claim",
                                                                   "legate",
                                                                   "go",
                                                                   "land",
                                                                   "battle_order",
                                                                   "endgame",
                                                                   "cleopatra",
                                                                   "gabinian",
                                                                   "proscribe"});

// Everything else that has a meaning of its own.
inline constexpr auto kWordKeys = std::to_array<std::string_view>({"to",
                                                                   "towards",
                                                                   "from",
                                                                   "by",
                                                                   "of",
                                                                   "with",
                                                                   "on",
                                                                   "for_whom",
                                                                   "in",
                                                                   "yes",
                                                                   "no",
                                                                   "all",
                                                                   "none",
                                                                   "and",
                                                                   "seat",
                                                                   "treasury",
                                                                   "own_purse",
                                                                   "hand",
                                                                   "deal",
                                                                   "kept",
                                                                   "broken",
                                                                   "i",
                                                                   "they",
                                                                   "give",
                                                                   "revenue",
                                                                   "curia",
                                                                   "term",
                                                                   "law",
                                                                   "open_bodyguard",
                                                                   "bonus",
                                                                   "repeal",
                                                                   "up_to",
                                                                   "released",
                                                                   "armies",
                                                                   "legions",
                                                                   "veterans",
                                                                   "fleets",
                                                                   "add",
                                                                   "new",
                                                                   "bribe",
                                                                   "max",
                                                                   "min",
                                                                   "target",
                                                                   "own",
                                                                   "down_to",
                                                                   "knight",
                                                                   "rome",
                                                                   "get",
                                                                   "spend",
                                                                   "join",
                                                                   "desert",
                                                                   "follow",
                                                                   "one",
                                                                   "two",
                                                                   "dictator",
                                                                   "influence",
                                                                   "step_down",
                                                                   "prosecutor",
                                                                   "advocate",
                                                                   "sponsor",
                                                                   "command",
                                                                   "governor",
                                                                   "in_favour",
                                                                   "against",
                                                                   "abstain",
                                                                   "buy",
                                                                   "to_pass",
                                                                   "to_fail",
                                                                   "trial",
                                                                   "early",
                                                                   "free",
                                                                   "appeal",
                                                                   "after",
                                                                   "adjourn",
                                                                   "reserve",
                                                                   "suspend",
                                                                   "cards",
                                                                   "when",
                                                                   "now",
                                                                   "during",
                                                                   "for_life",
                                                                   "as_needed",
                                                                   "commissioner",
                                                                   "naval",
                                                                   "ally",
                                                                   "enemy",
                                                                   "standing",
                                                                   "queue",
                                                                   "consuls",
                                                                   "pontifex",
                                                                   "censor",
                                                                   "minor",
                                                                   "major",
                                                                   "corrupt",
                                                                   "office",
                                                                   "legate",
                                                                   "fine",
                                                                   "assassin_trial",
                                                                   "popularity",
                                                                   "governors",
                                                                   "recall",
                                                                   "concession",
                                                                   "bill",
                                                                   "raise",
                                                                   "disband",
                                                                   "send",
                                                                   "replace",
                                                                   "reinforce",
                                                                   "garrison",
                                                                   "ungarrison",
                                                                   "bequest",
                                                                   "reject",
                                                                   "rhodes",
                                                                   "remove",
                                                                   "motion",
                                                                   "as",
                                                                   "votes",
                                                                   "senate",
                                                                   "abstained",
                                                                   "vetoed",
                                                                   "item",
                                                                   "first",
                                                                   "passed",
                                                                   "failed",
                                                                   "nominee",
                                                                   "unrest",
                                                                   "guilty",
                                                                   "bankrupt",
                                                                   "unaligned",
                                                                   "loyal",
                                                                   "no_rebel",
                                                                   "difference",
                                                                   "tribune",
                                                                   "cancelled",
                                                                   "attempt",
                                                                   "civil_war",
                                                                   "revolt",
                                                                   "rebel_province"});
// clang-format on

// "max"_w: a word of the list above; anything else does not compile.
struct Word {
  std::size_t index = 0;
};
consteval Word operator""_w(const char* text, std::size_t length) {
  for (std::size_t i = 0; i < kWordKeys.size(); ++i)
    if (kWordKeys[i] == std::string_view(text, length)) return {i};
  throw "there is no such word";
}

class OrderWords {
 public:
  OrderWords();

  // English and French first, then the synonyms: for Cursor::keyword and expect.
  words::WordSet all(Word word) const { return words_[word.index].all; }
  // As it is written in a canonical line.
  const std::string& in(Word word, Language language) const { return words_[word.index].written(language); }

  const words::Lexicon& verbs() const { return verbs_; }
  const std::string& verb(Name id, Language language) const;
  // A word of the other language alone: nothing to advertise to this reader, who may write it all the same.
  bool foreign_to(Language reader, const std::string& word) const;
  // Every single word of the grammar: names are never abbreviated to these.
  std::vector<std::string> reserved() const;

 private:
  struct Entry {
    std::string en, fr;
    std::vector<std::string> texts;
    std::vector<std::string_view> all;
    const std::string& written(Language language) const { return language == Language::fr ? fr : en; }
  };
  static Entry entry(const std::string& key);

  std::vector<Entry> words_, verb_words_;
  words::Lexicon verbs_{"verb"};
};

const OrderWords& order_words();  // made once

}  // namespace adj::respublica
