#pragma once
// Party leaders, as the chapters on coups, Caesar and the Republic need them beside what rules.h offers to
// all.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// AIE-3.5.2c  A camp without Party leader gets one: its player picks among the leaders on the map with the
// highest CP or one less. Without any leader nobody (AIE-RUL-42).
void choose_party_leader(AleaTable& t, Camp camp, Name cause);

// Leaders of whom a camp can make a Party leader now: Romans of its face on the map, no Pretender
// (AIE-RUL-20), nobody neutralised (AIE-3.6.5c); in table order.
std::vector<LeaderId> fit_for_party_leader(Position p, Camp camp);

// AIE-RUL-21  Who is turned for good by something else than the coup he followed does not turn back with it.
void leave_coups(State& s, LeaderId id);
void leave_coups(State& s, const std::vector<UnitId>& units);

// AIE-3.5.3d  The attempt on Caesar: what is added to the die, and whether a total kills him.
std::vector<Modifier> attempt_modifiers(const State& s, bool ides);
bool attempt_kills(int total);

// AIE-3.5.3, AIE-RUL-23  Leaders with the Assassin icon who are or will yet be in play.
std::vector<LeaderId> assassins_left(Position p);

}  // namespace adj::alea
