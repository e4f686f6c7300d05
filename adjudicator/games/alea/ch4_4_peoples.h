#pragma once
// What phase C asks of chapter 4.4.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// AIE-4.4.2a, AIE-RUL-17  Why this people cannot give allegiance now, whoever asks; nothing when it can.
std::optional<Refusal> refuse_allegiance(Position p, PeopleId id);
// The same for what cannot change before the attempt is made this turn.
std::optional<Refusal> refuse_allegiance_ahead(Position p, PeopleId id);
std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Diplomacy& o);
std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Home& o);
// AIE-4.4.2c, AIE-RUL-17  Who would go, with his CP and what is added to his die.
struct Embassy {
  LeaderId leader;
  int cp = 0, modifier = 0;
};
Embassy embassy(Position p, Camp camp, const Diplomacy& o);
// AIE-4.4.2c  A diplomatic attempt that nothing forbids.
void try_diplomacy(AleaTable& t, Camp camp, const Diplomacy& o);

// AIE-4.4.1b  The player who controls no adjacent region; nobody when that is both or neither of them: then a
// lot is cast (AIE-4.4.1c). A region without controller counts for neither (AIE-RUL-16).
std::optional<Camp> controller_by_map(Position p, PeopleId id);

// AIE-RUL-16  Pieces of a people that has come under the other player's control and find themselves among
// those of its new enemy go to their nearest home zone.
void leave_new_enemies(AleaTable& t, PeopleId id);

// AIE-9.3b, e  May it go to war this year?
bool under_truce(Position p, PeopleId id);
// Zones where units of this people stand, the largest stack first (AIE-4.2.1b, AIE-RUL-31).
std::vector<ZoneId> stacks_of(Position p, PeopleId id);

}  // namespace adj::alea
