#pragma once
// AIE-3.5.3g, h  Caesar's murder parts his stacks; used by ch3_5_caesar.cc.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

void divide_stacks(AleaTable& t);

}  // namespace adj::alea
