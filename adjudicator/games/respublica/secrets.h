#pragma once
// Who may see what is hidden (section 3 of the specification, RPR-1.04.9a): asked by views and reports alike.

#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

bool sees_hand(const State& s, Seat reader, Seat whose);      // own; RPR-1.09.823b; all when the game is over
bool sees_treasury(const State& s, Seat reader, Seat whose);  // own; all by the option open_treasuries
bool sees_orders(const State& s, Seat reader, Seat whose);

}  // namespace adj::respublica
