#pragma once
// What phase C asks of chapter 3.6: may this leader be suborned, and what becomes of the attempt.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// AIE-3.6.1, AIE-RUL-20  Why this leader cannot be suborned by this camp now; nothing when he can.
std::optional<Refusal> refuse_coup(Position p, Camp camp, LeaderId id);
// The same for what cannot change before the coup is tried this turn.
std::optional<Refusal> refuse_coup_ahead(Position p, Camp camp, LeaderId id);
// AIE-3.6.2 … 3.6.5  Validation, Triumvir, realisation. The counter is spent already.
void attempt_coup(AleaTable& t, Camp camp, LeaderId id, int modifier);

// AIE-3.6.5a, AIE-RUL-19, AIE-RUL-20  Could the threatened player make a Triumvir of him?
bool triumvir_possible(Position p, LeaderId pretender);
// AIE-3.6.3b–d  The other zones of the region whose loyalty is tested, with the leader whose CP counts.
struct LoyaltyTest {
  ZoneId zone;
  std::vector<LeaderId> leaders;
  LeaderId best;
  int cp = 0;
};
std::vector<LoyaltyTest> loyalty_tests(Position p, LeaderId pretender, Camp attacked);

// AIE-3.7.1b, AIE-3.5.3f  May this Roman leader turn to that camp at all?
bool may_join(Position p, LeaderId id, Camp camp);
// Roman leaders and units of a camp in a zone, in table order.
std::vector<LeaderId> roman_leaders_in(Position p, ZoneId zone, Camp camp);
std::vector<UnitId> roman_units_in(Position p, ZoneId zone, Camp camp);
// The coup of a Pretender ends without success; his followers stay where they are (AIE-RUL-20).
void end_coup(AleaTable& t, LeaderId pretender, Name how, Name clause);

}  // namespace adj::alea
