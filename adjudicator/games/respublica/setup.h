#pragma once
// What the files of the set-up call of each other.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// setup_cards.cc: deck, families and hands (RPR-3.01.4, 3.02.2, 3.03.2, 3.04, 3.05).
void deal_cards(RprTable& t);
// setup_provinces.cc (RPR-3.02.4, 3.03.4): each with a governor of its owner's until he names another.
void deal_provinces(RprTable& t);
void place_governors(RprTable& t, Seat seat);

}  // namespace adj::respublica
