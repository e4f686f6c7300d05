#pragma once
// What the files of agreements call of each other, and the rehearsal of redistribution of theirs.

#include <set>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_06.h"

namespace adj::respublica {

bool is_party(const Deal& deal, Seat seat);
Seat other_party(const Deal& deal, Seat seat);
bool binding(const Deal& deal);       // its promises are due
void end_deals(State& s, Seat seat);  // of a faction that is no more
Deal* find_deal(State& s, int number);
const Deal* find_deal(const State& s, int number);

// Talents due now, paid and received, as far as one's own purses reach.
void count_promises(Position p, Purses& own, const std::set<int>& accepted);
// The deals offered to him that this answer accepts: they are in force when it is carried out.
std::set<int> accepted_by(Position p, Seat seat, const std::vector<Order>& orders, const Verdicts& verdicts);
// The purses that pay this promise, in order (nobody: the faction treasury): the one it names, the treasury,
// the richest senators.
std::vector<std::pair<SenatorId, int>> payments(Position p, Purses own, const Promise& promise);

// RPR-1.10.71c  The boundary before the redistribution: a ransom that is too dear waits for what that brings.
void settle_before_redistribution(RprTable& t);

// deals_judge.cc
// RPR-1.04.3e, 1.04.3b; `fresh`: complaints of the window that has just closed, which it does not judge
// itself.
void settle_disputes(RprTable& t, const std::set<int>& fresh);
void lapse_offers(State& s);  // silence refuses (7.4)

}  // namespace adj::respublica
