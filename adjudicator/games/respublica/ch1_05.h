#pragma once
// What the files of the Mortality phase call of each other.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// RPR-1.05.4  Whether a faction has lost its last senator, and what follows (ch1_05_factions.cc).
void settle_empty_faction(RprTable& t, Seat seat, bool punished);
// A faction that waits for a senator may quit as well.
void settle_waiting_factions(RprTable& t);
// An unaligned governor is back in the Forum: under his statesman where one is in play (RPR-1.07.312e, R-94).
void settle_in_forum(RprTable& t, SenatorId id);

// A legion or fleet that is no more: its number is free again (RPR-1.02a).
template <class Unit>
void to_pool(Unit& unit) {
  Unit fresh;
  fresh.number = unit.number;
  unit = fresh;
}

}  // namespace adj::respublica
