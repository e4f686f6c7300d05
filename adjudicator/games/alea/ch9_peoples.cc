// AIE-9.3  Winter of the peoples.

#include <algorithm>

#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

namespace {

bool any_on_map(const State& s, const PeopleInfo& info) {
  return std::ranges::any_of(info.units, [&](UnitId id) { return on_map(unit(s, id)); });
}

std::vector<UnitId> off_map(const State& s, const PeopleInfo& info) {
  std::vector<UnitId> found;
  for (const UnitId& id : info.units)
    if (!on_map(unit(s, id))) found.push_back(id);
  return found;
}

// AIE-9.3c, f  At home, or in a zone with a city.
void recover_at_home(AleaTable& t, const PeopleInfo& info, Name clause) {
  std::vector<UnitId> rested;
  for (const UnitId& id : info.units) {
    const Unit& u = unit(t.state(), id);
    if (!on_map(u)) continue;
    const ZoneInfo& zone = t.tables().zone(u.zone);
    if (zone.people == info.id || zone.city) rested.push_back(id);
  }
  recover(t, rested, clause);
}

// Units that were eliminated come home on their normal face.
void return_units(AleaTable& t, const PeopleInfo& info, Camp camp, Name clause) {
  const std::vector<UnitId> back = off_map(t.state(), info);
  for (const UnitId& id : back) unit(t.state(), id).weakened = false;
  if (!back.empty()) place_at_home(t, info.id, back, camp, "returned", clause);
}

// AIE-4.4.3c, AIE-9.3d  A major at peace has everything at home: what was taken off the map by a pacification
// in arms, or only for the turn by event 13 (AIE-RUL-28).
void settle_major(AleaTable& t, const PeopleInfo& info) {
  People& p = people(t.state(), info.id);
  return_units(t, info, p.last_camp, "AIE-9.3d");
  recover_at_home(t, info, "AIE-9.3d");
  p.redeploy = false;
  const ZoneId home = largest_home_stack(t, info.id);  // AIE-RUL-31
  for (const LeaderId& id : info.leaders) {
    if (leader(t.state(), id).where != Where::returning) continue;
    put(t.state(), id, home);
    t.tell("AIE-9.3d", LeaderEntered{id, home, true});
  }
}

void adjust_people(AleaTable& t, const PeopleInfo& info) {
  const People& p = people(t.state(), info.id);
  // AIE-RUL-26  A people in allegiance can be destroyed like one at war.
  if (p.status != PeopleStatus::peace && !any_on_map(t.state(), info))
    pacify(t, info.id, PacifiedBy::destroyed, other(p.camp), info.major ? "AIE-9.3d" : "AIE-9.3a");
  if (p.status != PeopleStatus::peace) {
    const Name clause = info.major ? "AIE-9.3f" : "AIE-9.3c";
    recover_at_home(t, info, clause);
    return_units(t, info, p.camp, clause);
  } else if (info.major) {
    settle_major(t, info);
  }
}

}  // namespace

void adjust_peoples(AleaTable& t) {
  for (const PeopleInfo& info : t.tables().peoples) adjust_people(t, info);
}

}  // namespace adj::alea
