#pragma once
// Phase C, leaders: who comes in this turn, and where he may be put.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// AIE-TL.a, TN, AIE-RUL-30  Does this leader enter or return in phase C of this turn?
bool enters_now(Position p, LeaderId id);
// What can never become legal before leaders enter.
std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Enter& o);

}  // namespace adj::alea
