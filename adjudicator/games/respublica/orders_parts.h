#pragma once
// What orders are made of: conditions, and the parts that several orders share (section 7.3 of the
// specification).

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/games/respublica/proposals.h"

namespace adj::respublica {

// IF …: public facts, and what happens earlier in the order of resolution; never later votes (7.1). An order
// may carry several; all must hold.
enum class ConditionKind {
  votes_for,       // FOR>=n          votes cast so far on the item in hand
  votes_against,   // AGAINST>=n
  for_leads,       // FOR>AGAINST
  against_leads,   // AGAINST>=FOR
  faction_voted,   // Aquila FOR|AGAINST|ABSTAINED
  faction_vetoed,  // Aquila VETOED
  item_passed,     // ITEM 2 PASSED   (item 0: FIRST, the first prosecution)
  item_failed,
  nominee,          // NOMINEE Fabius
  unrest_at_least,  // UNREST>=n
  treasury_below,   // TREASURY<n
  guilty,           // GUILTY          conviction leads when the accused's faction is called
  bankrupt,         // BANKRUPT        the State could not pay its debts otherwise
  unaligned,        // UNALIGNED       the target of a persuasion
  loyal_at_least,   // LOYAL>=n        legions that follow a would-be rebel
  no_rebel,         // NOREBEL         nobody has declared
  difference,       // DIFF>=n         strength difference of the battle to come
  tribune_on,       // TRIBUNE ON 2    a Tribune used against or for that item
  tribune_by,       // TRIBUNE BY Aquila
  cancelled,        // CANCELLED       the own Tribune was cancelled
  attempt_by,       // ATTEMPT BY Aquila   Graft or Murder was tried by that faction
};
constexpr auto names_of(ConditionKind) {
  using K = ConditionKind;
  return std::array{std::pair{K::votes_for, "votes_for"},
                    std::pair{K::votes_against, "votes_against"},
                    std::pair{K::for_leads, "for_leads"},
                    std::pair{K::against_leads, "against_leads"},
                    std::pair{K::faction_voted, "faction_voted"},
                    std::pair{K::faction_vetoed, "faction_vetoed"},
                    std::pair{K::item_passed, "item_passed"},
                    std::pair{K::item_failed, "item_failed"},
                    std::pair{K::nominee, "nominee"},
                    std::pair{K::unrest_at_least, "unrest_at_least"},
                    std::pair{K::treasury_below, "treasury_below"},
                    std::pair{K::guilty, "guilty"},
                    std::pair{K::bankrupt, "bankrupt"},
                    std::pair{K::unaligned, "unaligned"},
                    std::pair{K::loyal_at_least, "loyal_at_least"},
                    std::pair{K::no_rebel, "no_rebel"},
                    std::pair{K::difference, "difference"},
                    std::pair{K::tribune_on, "tribune_on"},
                    std::pair{K::tribune_by, "tribune_by"},
                    std::pair{K::cancelled, "cancelled"},
                    std::pair{K::attempt_by, "attempt_by"}};
}

struct Condition {
  ConditionKind kind = ConditionKind::for_leads;
  int number = 0;
  int item = 0;
  Seat seat;
  SenatorId senator;
  VoteChoice choice = VoteChoice::in_favour;
  friend bool operator==(const Condition&, const Condition&) = default;
};
template <class Ar>
void describe(Ar& ar, Condition& v) {
  ar("kind", v.kind)("number", v.number)("item", v.item)("seat", v.seat)("senator", v.senator)("choice",
                                                                                               v.choice);
}

// Cards are named by what is printed on them, not by copy: "tribune", "1A", "mining", "gabinian".
using Face = Name;

// Votes bought by one senator (RPR-1.09.141a). UPTO: the least amount that makes the item pass or fail,
// counting the votes cast so far (7.3).
enum class BuyAim { exactly, to_pass, to_fail };
constexpr auto names_of(BuyAim) {
  using E = BuyAim;
  return std::array{std::pair{E::exactly, "exactly"}, std::pair{E::to_pass, "to_pass"},
                    std::pair{E::to_fail, "to_fail"}};
}
struct Buy {
  SenatorId senator;
  int talents = 0;
  BuyAim aim = BuyAim::exactly;
  friend bool operator==(const Buy&, const Buy&) = default;
};
template <class Ar>
void describe(Ar& ar, Buy& v) {
  ar("senator", v.senator)("talents", v.talents)("aim", v.aim);
}

struct KnightsGiven {
  SenatorId senator;
  int knights = 0;
  friend bool operator==(const KnightsGiven&, const KnightsGiven&) = default;
};
template <class Ar>
void describe(Ar& ar, KnightsGiven& v) {
  ar("senator", v.senator)("knights", v.knights);
}

// RPR-1.04.3a  One promise of a public agreement. The engine carries out money and cards; other promises it
// prints.
enum class PromiseKind { talents, card, text };
constexpr auto names_of(PromiseKind) {
  using E = PromiseKind;
  return std::array{std::pair{E::talents, "talents"}, std::pair{E::card, "card"}, std::pair{E::text, "text"}};
}
struct Promise {
  Seat by;
  PromiseKind kind = PromiseKind::text;
  int talents = 0;   // paid in the next redistribution
  SenatorId from;    // whose purse; empty: the faction treasury
  Face card;         // handed over in the next trades
  std::string text;  // as written
  friend bool operator==(const Promise&, const Promise&) = default;
};
template <class Ar>
void describe(Ar& ar, Promise& v) {
  ar("by", v.by)("kind", v.kind)("talents", v.talents)("from", v.from)("card", v.card)("text", v.text);
}

}  // namespace adj::respublica
