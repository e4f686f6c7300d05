// AIE-3.7.3  Control of Roma and of the regions, checked in phase F for the whole next turn.

#include <algorithm>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

void set_control(AleaTable& t, RegionId id, std::optional<Camp> camp, Name cause, Name clause) {
  Region& r = region(t.state(), id);
  if (camp) r.last = *camp;
  if (r.controller == camp) return;
  if (!camp) r.last = *r.controller;  // AIE-RUL-64: who gets it back
  r.controller = camp;
  t.tell(clause, RegionControlled{id, camp, cause});
}

namespace {

// A leader who may hold Roma or a region: a Roman, or Cleopatra where she acts as one (AIE-S7.f).
bool acts_as_roman(Position p, LeaderId id) {
  return p.tables.leader(id).roman() || (id == kCleopatra && scenario(p).cleopatra_as_roman);
}

std::vector<LeaderId> romans_in(Position p, ZoneId zone, Camp camp) {
  std::vector<LeaderId> found;
  for (const LeaderId& id : leaders_in(p, zone, camp))
    if (acts_as_roman(p, id)) found.push_back(id);
  return found;
}

// AIE-RUL-48  Roman land units of either face; no naves, no leaders, no allied peoples.
bool occupied_by(Position p, ZoneId zone, Camp camp) {
  return std::ranges::any_of(p.state.unit, [&](const Unit& u) {
    const UnitInfo& info = p.tables.unit(u.id);
    return on_map(u) && u.zone == zone && u.camp == camp && info.roman() && info.land();
  });
}

// AIE-3.7.3f  Peoples at war, whoever controls them.
bool invaded(Position p, ZoneId zone) {
  return std::ranges::any_of(p.state.unit, [&](const Unit& u) {
    const UnitInfo& info = p.tables.unit(u.id);
    return on_map(u) && u.zone == zone && info.people && info.land() &&
           people(p.state, *info.people).status == PeopleStatus::war;
  });
}

struct Held {
  int zones = 0, cities = 0;
};
template <class Holds>
Held count_held(Position p, const RegionInfo& r, Holds holds) {
  Held held;
  for (const ZoneId& zone : r.zones) {
    if (!holds(zone)) continue;
    ++held.zones;
    if (p.tables.zone(zone).city) ++held.cities;
  }
  return held;
}

// AIE-3.7.3b, c
bool conquers(Position p, const RegionInfo& r, Camp camp) {
  const bool led =
      std::ranges::any_of(r.zones, [&](ZoneId zone) { return !romans_in(p, zone, camp).empty(); });
  const Held held = count_held(p, r, [&](ZoneId zone) { return occupied_by(p, zone, camp); });
  return led && held.zones >= r.zones_for_control && held.cities >= r.cities_for_control;
}

bool overrun(Position p, const RegionInfo& r) {
  const Held held = count_held(p, r, [&](ZoneId zone) { return invaded(p, zone); });
  return held.zones >= r.zones_for_control && held.cities >= 1;
}

void check_region(AleaTable& t, const RegionInfo& r) {
  if (triumvir_region(t, r.id)) return;  // AIE-3.6.5d
  if (overrun(t, r)) return set_control(t, r.id, std::nullopt, "invasion", "AIE-3.7.3f");
  const std::optional<Camp> holder = region(t.state(), r.id).controller;
  for (const Camp camp : kCamps)
    if (conquers(t, r, camp)) return set_control(t, r.id, camp, "occupation", "AIE-3.7.3b");
  // AIE-3.7.3e, AIE-RUL-64  The invaders are gone: back to the last controller.
  if (!holder) set_control(t, r.id, region(t.state(), r.id).last, "invasion_over", "AIE-3.7.3e");
}

// AIE-3.7.3g  The leader already in the box stays in it; else a Party leader, else the highest CP.
LeaderId leader_for_roma(Position p, const std::vector<LeaderId>& present) {
  LeaderId best;
  const auto rank = [&](LeaderId id) {
    return std::tuple(id == p.state.roma_leader, is_party_leader(p, id), values(p, id).cp);
  };
  for (const LeaderId& id : present)
    if (best.empty() || rank(id) > rank(best)) best = id;
  return best;
}

void check_roma(AleaTable& t) {
  RomaControlled now;
  for (const Camp camp : kCamps) {
    const std::vector<LeaderId> present = romans_in(t, kRomaZone, camp);
    if (present.empty() || neutralised(t, kRomaZone) || has_land_units(t, kRomaZone, other(camp)) ||
        has_leaders(t, kRomaZone, other(camp)))
      continue;
    now.camp = camp;
    now.leader = leader_for_roma(t, present);
  }
  State& s = t.state();
  if (s.roma == now.camp && s.roma_leader == now.leader) return;
  s.roma = now.camp;
  s.roma_leader = now.leader;
  t.tell("AIE-3.7.3g", now);
}

// AIE-6.4c  Asked again as long as a Triumvir is left and the seat goes on playing.
void rally_triumvirs(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state()))
    while (!t.state().triumvir.empty()) {
      StratagemMoment moment;
      moment.seat = seat_of(t.state(), camp);
      moment.moment = "control";
      moment.faces = {Face::rally_triumvir};
      const std::optional<Play> play = stratagem_at(t, moment, "AIE-6.4c");
      if (!play) break;
      const RegionId id = play->region.value_or(t.state().triumvir.front().region);
      release_triumvir(t, id, camp, "rallying", "AIE-6.4c");
    }
}

// AIE-3.7.2a, AIE-RUL-06  Under option unit_ownership=region_controller a unit belongs to the leader it is
// stacked with, else to the controller of its region. Judged once a year, after control itself: in their own
// turn units without a leader still count for the camp that brought them, so that one leader a region is
// enough to take it (AIE-3.7.3b).
void hand_over_units_without_leader(AleaTable& t) {
  if (option(t.state(), "unit_ownership") != "region_controller") return;
  for (const RegionInfo& r : t.tables().regions) {
    const std::optional<Camp> controller = region(t.state(), r.id).controller;
    if (!controller) continue;
    std::vector<UnitId> turning;
    for (const Unit& u : t.state().unit)
      if (on_map(u) && t.tables().unit(u.id).roman() && region_of(t, u.zone) == r.id &&
          !has_leaders(t, u.zone, u.camp))
        turning.push_back(u.id);
    change_camp(t, turning, *controller, "no_leader", "AIE-3.7.2a");
  }
}

}  // namespace

void check_control(AleaTable& t) {
  rally_triumvirs(t);
  check_roma(t);
  for (const RegionInfo& r : t.tables().regions) check_region(t, r);
  hand_over_units_without_leader(t);
  recheck_people_control(t);               // AIE-2.Fe
  note_occupation(t.state(), t.tables());  // AIE-RUL-40
}

}  // namespace adj::alea
