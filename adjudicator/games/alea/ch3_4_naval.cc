// AIE-3.4.2, 4.3a–c  Naval movement and transport: what a fleet carries, who commands it, where it sails.

#include <algorithm>
#include <deque>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

// AIE-4.3c  Ships of a people at war carry that people only; in allegiance they sail with the Romans.
bool carries_own_only(Position p, const UnitInfo& naves) {
  return naves.people && people(p.state, *naves.people).status == PeopleStatus::war;
}

bool right_passengers(Position p, const std::vector<UnitId>& naves, const std::vector<UnitId>& cargo) {
  for (const UnitId& ship : naves) {
    const UnitInfo& info = p.tables.unit(ship);
    if (!carries_own_only(p, info)) continue;
    for (const UnitId& id : cargo)
      if (p.tables.unit(id).people != info.people) return false;
  }
  return true;
}

// AIE-3.4.2g, 4.3b, RUL-33  Three units each; Roman naves of 4PF, weakened or not, at most two legions among
// them.
bool enough_room(Position p, const std::vector<UnitId>& naves, const std::vector<UnitId>& cargo) {
  const Constants& constants = p.tables.constants;
  int room = 0, room_for_legions = 0, legions = 0;
  for (const UnitId& id : naves) {
    const UnitInfo& info = p.tables.unit(id);
    const bool small = info.roman() && info.normal.pf == 4;
    room += constants.units_per_naves;
    room_for_legions += small ? constants.legio_on_4pf : constants.units_per_naves;
  }
  for (const UnitId& id : cargo)
    if (p.tables.unit(id).type == UnitType::legio) ++legions;
  return static_cast<int>(cargo.size()) <= room && legions <= room_for_legions;
}

}  // namespace

bool cargo_fits(Position p, const std::vector<UnitId>& naves, const std::vector<UnitId>& cargo) {
  return right_passengers(p, naves, cargo) && enough_room(p, naves, cargo);
}

// AIE-3.4.1i, 3.4.2c–d, RUL-12  What the water allows a force that ends its way in this zone.
Bar naval_bar(const Board& b, const Party& party, ZoneId zone) {
  const ZoneInfo& info = b.info(zone);
  const auto ship = [&](const UnitId& id) { return !b.p.tables.unit(id).land(); };
  const bool ships = std::ranges::any_of(party.units, ship);
  if (info.sea) {
    if (!ships) return Bar::sea_zone;
    return info.navigable ? Bar::none : Bar::forbidden_sea;
  }
  if (!ships) return Bar::none;
  if (!info.coastal()) return Bar::not_coastal;
  const bool landing = !std::ranges::all_of(party.units, ship);
  const Ground& g = b.at(zone);
  return !landing && g.enemy_land > 0 && g.own_land == 0 ? Bar::enemy_shore : Bar::none;
}

namespace {

Refusal about_zone(const char* clause, const char* key, ZoneId zone) {
  return refusal(clause, key, Json(Json::Object{{"zone", zone.str()}}));
}

Refusal about_piece(const char* clause, const char* key, UnitId id) {
  return refusal(clause, key, Json(Json::Object{{"piece", id.str()}}));
}

// AIE-3.4.2a–b, RUL-54  Every ship needs a leader whom it follows; one leader does for any number. Romans are
// never aboard with a people that is merely controlled (AIE-4.3c): whatever ship is here follows them.
std::optional<Refusal> captain_refusal(Position p, const Party& party, const std::vector<UnitId>& naves) {
  for (const UnitId& id : naves) {
    const UnitInfo& info = p.tables.unit(id);
    const bool own_leader = std::ranges::any_of(party.leaders, [&](const LeaderId& l) {
      return info.people && p.tables.leader(l).people == info.people;
    });
    if (!own_leader && !party.roman_leader) return about_piece("AIE-3.4.2b", "naves_need_leader", id);
  }
  return std::nullopt;
}

std::optional<Refusal> cargo_refusal(Position p, const Sail& sail) {
  for (const UnitId& id : sail.naves)
    if (p.tables.unit(id).land()) return about_piece("AIE-3.4.2d", "only_naves_sail", id);
  for (const UnitId& id : sail.cargo)
    if (!p.tables.unit(id).land()) return about_piece("AIE-3.4.2g", "naves_are_no_cargo", id);
  if (!right_passengers(p, sail.naves, sail.cargo))
    return about_zone("AIE-4.3c", "ships_carry_own_people_only", sail.from);
  if (!enough_room(p, sail.naves, sail.cargo)) {
    const bool roman =
        std::ranges::any_of(sail.naves, [&](const UnitId& id) { return p.tables.unit(id).roman(); });
    return about_zone(roman ? "AIE-3.4.2g" : "AIE-4.3b", "cargo_exceeds_naves", sail.from);
  }
  return command_refusal(p, sail.leaders, sail.cargo, "AIE-3.4.2h");
}

std::vector<UnitId> aboard(const Sail& sail) {
  std::vector<UnitId> all = sail.naves;
  all.insert(all.end(), sail.cargo.begin(), sail.cargo.end());
  return all;
}

std::optional<Refusal> fleet_refusal(const Board& b, const Marks& marks, const Sail& sail) {
  if (b.p.state.turn.event == 9) return about_zone("AIE-TE.9", "wrath_of_neptune", sail.from);
  if (sail.naves.empty()) return about_zone("AIE-3.4.1i", "sea_needs_naves", sail.from);
  if (auto no = pieces_refusal(b, marks, sail.leaders, aboard(sail), sail.from, true)) return no;
  const Party party(b, sail.leaders, aboard(sail));
  // AIE-4.3c  Romans do not travel with a people that is merely controlled, not even leaders.
  if (party.acts_roman && party.company.controlled != 0)
    return about_zone("AIE-4.3c", "ships_carry_own_people_only", sail.from);
  if (auto no = captain_refusal(b.p, party, sail.naves)) return no;
  return cargo_refusal(b.p, sail);
}

// --- The way
struct Heading {  // how far along its way a fleet is
  ZoneId zone;
  int cost = 0;
  int sea_steps = 0;
  bool landed = false;
};

struct SeaStep {
  std::optional<Refusal> refused;
  Heading to;
};

bool touches(const ZoneInfo& a, const ZoneInfo& b) {
  const std::vector<ZoneId>& near = !a.sea ? a.seas : b.sea ? a.sea_links : a.coast;
  return std::ranges::find(near, b.id) != near.end();
}

// AIE-3.4.2e  0 PM between a port and the sea.
int step_cost(const ZoneInfo& a, const ZoneInfo& b) { return (a.sea ? b : a).port ? 0 : 1; }

// Why a fleet may not go on to this zone, whatever is in it.
std::optional<Refusal> course_refusal(const ZoneInfo& here, const ZoneInfo& there, const Heading& at) {
  // AIE-3.4.2k, RUL-62  The first coastal zone entered is the last.
  if (at.landed) return about_zone("AIE-3.4.2k", "fleet_stops_at_coast", here.id);
  if (there.sea && !there.navigable) return about_zone("AIE-3.4.2c", "sea_not_navigable", there.id);
  if (!there.sea && !there.coastal()) return about_zone("AIE-3.4.2d", "naves_need_coast", there.id);
  if (!touches(here, there))
    return refusal("AIE-7.2a", "not_adjacent",
                   Json(Json::Object{{"from", here.id.str()}, {"zone", there.id.str()}}));
  if (there.sea && at.sea_steps > 0) return about_zone("AIE-3.4.2k", "one_sea_step", there.id);
  return std::nullopt;
}

SeaStep sail_on(const Board& b, const Party& party, const Heading& at, ZoneId zone) {
  const ZoneInfo& here = b.info(at.zone);
  const ZoneInfo& there = b.info(zone);
  SeaStep step{course_refusal(here, there, at),
               {zone, at.cost, at.sea_steps + (here.sea && there.sea ? 1 : 0), !there.sea}};
  if (step.refused) return step;
  step.to.cost += step_cost(here, there);
  if (step.to.cost > party.sea_pm) {
    // AIE-RUL-44  Without any PM only port, sea, port is left: no step costs more than bad weather takes.
    const bool weather = b.p.state.turn.event == 2;
    step.refused = refusal(
        weather ? "AIE-TE.2" : "AIE-1.3.2b", weather ? "too_far_in_bad_weather" : "too_far",
        Json(Json::Object{{"zone", zone.str()}, {"cost", step.to.cost}, {"allowance", party.sea_pm}}));
    return step;
  }
  Bar bar = entry_bar(b, party, at.zone, zone);
  if (bar == Bar::none && step.to.landed) bar = stop_bar(b, party, zone);
  if (bar != Bar::none) step.refused = explain(b, party, bar, zone);
  return step;
}

// Where every legal voyage ends; AIE-3.4.2k keeps them to three zones.
void sail_everywhere(const Board& b, const Party& party, const Heading& at, std::vector<Heading>& ends) {
  if (at.landed) return;
  const ZoneInfo& here = b.info(at.zone);
  const auto try_zone = [&](ZoneId zone) {
    const SeaStep step = sail_on(b, party, at, zone);
    if (step.refused) return;
    ends.push_back(step.to);
    sail_everywhere(b, party, step.to, ends);
  };
  for (const ZoneId& sea : here.sea ? here.sea_links : here.seas) try_zone(sea);
  for (const ZoneId& land : here.coast) try_zone(land);
}

// The shortest way over the water, which is the cheapest (AIE-3.4.2e); however far, so that a refusal can say
// why it is too far.
std::vector<ZoneId> plain_course(const Tables& tables, ZoneId from, ZoneId to) {
  std::map<ZoneId, ZoneId> before{{from, ZoneId()}};
  std::deque<ZoneId> open{from};
  while (!open.empty() && !before.contains(to)) {
    const ZoneInfo& here = tables.zone(open.front());
    open.pop_front();
    const auto reach = [&](ZoneId zone) {
      if (tables.zone(zone).sea && !tables.zone(zone).navigable) return;
      if (before.emplace(zone, here.id).second) open.push_back(zone);
    };
    for (const ZoneId& sea : here.sea ? here.sea_links : here.seas) reach(sea);
    if (std::ranges::find(here.coast, to) != here.coast.end()) reach(to);
  }
  std::vector<ZoneId> way;
  if (!before.contains(to)) return way;
  for (ZoneId zone = to; zone != from; zone = before.at(zone)) way.push_back(zone);
  std::ranges::reverse(way);
  return way;
}

// The order's zones with every gap closed; as they are when two of them have no way between.
std::vector<ZoneId> without_gaps(const Tables& tables, const Sail& sail) {
  std::vector<ZoneId> path;
  ZoneId at = sail.from;
  for (const ZoneId& zone : sail.path) {
    const std::vector<ZoneId> way =
        touches(tables.zone(at), tables.zone(zone)) ? std::vector{zone} : plain_course(tables, at, zone);
    if (way.empty()) return sail.path;
    path.insert(path.end(), way.begin(), way.end());
    at = zone;
  }
  return path;
}

}  // namespace

Judged judge(const Board& b, const Marks& marks, const Sail& order) {
  if (auto no = fleet_refusal(b, marks, order)) return *no;
  if (order.path.empty()) return about_zone("AIE-7.2a", "no_destination", order.from);
  Trip trip;
  trip.by_sea = true;
  trip.leaders = order.leaders;
  trip.units = aboard(order);
  trip.naves = order.naves.size();
  trip.from = order.from;
  const Party party(b, trip.leaders, trip.units);
  Heading at{order.from};
  for (const ZoneId& zone : without_gaps(b.p.tables, order)) {
    SeaStep step = sail_on(b, party, at, zone);
    if (step.refused) return *std::move(step.refused);
    trip.path.push_back({zone, {}});
    trip.costs.push_back(step.to.cost - at.cost);
    at = step.to;
  }
  return trip;
}

Sail complete_path(Position p, Camp /*any fleet sails the same way*/, Sail sail) {
  sail.path = without_gaps(p.tables, sail);
  return sail;
}

std::map<ZoneId, int> sea_destinations(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                                       const std::vector<UnitId>& naves, const std::vector<UnitId>& cargo,
                                       ZoneId from) {
  const Board b(p, camp);
  const Sail sail{leaders, naves, cargo, from, {}};
  if (fleet_refusal(b, Marks(p.state), sail)) return {};
  const Party party(b, leaders, aboard(sail));
  const Tether tied = tether(b, party, from, true);
  if (tied.held) return {};
  std::vector<Heading> ends;
  sail_everywhere(b, party, {from}, ends);
  std::map<ZoneId, int> found;
  for (const auto& [zone, cost, sea_steps, landed] : ends) {
    if (zone == from || (tied.kept_in && region_of(p, zone) != tied.kept_in)) continue;
    if (naval_bar(b, party, zone) != Bar::none) continue;
    if (stacking_bar(p.tables, join(b.at(zone).own, party.company)) != Bar::none) continue;
    int& cheapest = found.emplace(zone, cost).first->second;
    cheapest = std::min(cheapest, cost);
  }
  return found;
}

}  // namespace adj::alea
