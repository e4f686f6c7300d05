#pragma once
// A game for two that costs next to nothing, so that thousands of games can be broken. Each round both seats
// build a stake ("ADD 3", as often as they like, then "DONE"); a die is rolled for each and the stake is
// added to the seat's score. Three rounds. Because ADD adds to what stands, a mail that is applied twice or
// not at all changes the score, and every order of mails within a round gives the same one.

#include <memory>

#include "adjudicator/core/module.h"

namespace adj::stakes {

std::unique_ptr<GameModule> make_module();

}  // namespace adj::stakes
