#pragma once
// What the files of the Mortality phase call of each other.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// RPR-1.05.4  Whether a faction has lost its last senator, and what follows (ch1_05_factions.cc).
void settle_empty_faction(RprTable& t, Seat seat, bool punished);
// A faction that waits for a senator may quit as well.
void settle_waiting_factions(RprTable& t);

}  // namespace adj::respublica
