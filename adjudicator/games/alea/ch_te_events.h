#pragma once
// The event of the year, as phase D uses it.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// AIE-2.De  What the event does at once; what lasts is read from `turn.event` where it matters.
void apply_event(AleaTable& t, int number);

// AIE-TE.6, AIE-RUL-28  The nearest controlled cities of a Party leader; his own zone when he is in one or
// can reach none by land.
std::vector<ZoneId> unrest_cities(Position p, LeaderId id);

// 4.D.2, 7.3  Legions in the order in which a player would part with them: weakened recruits, recruits,
// weakened ones, the others (by rising QU first, if asked for); each kind by number.
std::vector<UnitId> cheapest_legions_first(Position p, std::vector<UnitId> legions, bool by_quality);

}  // namespace adj::alea
