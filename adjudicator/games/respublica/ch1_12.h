#pragma once
// What the files of the end of the game call of each other.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// RPR-1.12.4b  A rebel who has won with four wars at the gates must beat them down (ch1_12_endgame.cc).
[[noreturn]] void play_endgame(RprTable& t, Outcome outcome);

}  // namespace adj::respublica
