#pragma once
// What the files of the Revolution phase share, and what set-up uses of them.

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

// --- ch1_11_cards.cc
// RPR-1.07.312c, d  The statesman and his place, without a word; his card is taken from nowhere.
SenatorId put_statesman(State& s, const Tables& tables, Seat seat, SenatorId statesman);
// RPR-1.11.1a, 3.01.9a  The seat's statesmen and concessions, in the order sent.
void play_cards(RprTable& t, Seat seat, Name clause);
// R-44  A second statesman or concession, where the option allows one of each.
bool plays_unlimited(const State& s);

// --- ch1_11_orders.cc
// Which plays would be refused when these lines are carried out one after the other; `s` becomes what they
// make of it.
void check_plays(const Tables& tables, State& s, Seat seat, const std::vector<Order>& orders,
                 Verdicts& verdicts);

// --- ch1_11_rebellion.cc
bool may_declare(Position p, SenatorId id);  // RPR-1.11.3a, R-86  victorious, or back with a bequest
// RPR-1.11.31a  Legions of this commander that must be rolled for: all but veterans of his own.
std::vector<int> doubtful_legions(const State& s, SenatorId commander);
std::optional<Refusal> refuse_moving_on(Position p, const MoveOn& o);  // RPR-CARD-159a

// --- ch1_11_civil_war.cc
// RPR-1.11.32a, 1.11.34a  What everybody gives up who takes up arms against the Senate.
void become_rebel(RprTable& t, Name clause, SenatorId id);
// The rebels die and their legions come home. `winner`: the commander who beat them stays with his army;
// empty: nobody.
void end_rebellion(RprTable& t, Name clause, Name why, SenatorId winner);

}  // namespace adj::respublica
