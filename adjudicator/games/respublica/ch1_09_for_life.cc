// RPR-1.09.82  The Consul for Life.

#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

void proclaim(RprTable& t, Name clause, SenatorId id, bool appointed) {
  State& s = t.state();
  s.for_life = id;
  s.for_life_appointed = appointed;
  t.tell(clause, ConsulForLife{id, senator(s, id).faction, appointed});
  if (s.phase == Phase::senate) split_window(s);  // 7.2
}

}  // namespace

void elect_for_life(RprTable& t, SenatorId id) {
  if (t.state().for_life_appointed) return;
  proclaim(t, "RPR-1.09.82a", id, false);
}

// RPR-1.09.822a, R-51
void check_appointment_for_life(RprTable& t) {
  State& s = t.state();
  if (s.for_life_appointed || law(s, Law::military_reforms)) return;
  const Senator* best = nullptr;
  for (const Senator& m : s.senator) {
    if (!in_rome(m) || m.rebel || m.influence < t.tables().constants.cfl_appointment_influence) continue;
    const bool better =
        !best || m.influence > best->influence ||
        (m.influence == best->influence && total_influence(s, m.faction) > total_influence(s, best->faction));
    if (better) best = &m;
  }
  if (best) proclaim(t, "RPR-1.09.822a", best->id, true);
}

}  // namespace adj::respublica
