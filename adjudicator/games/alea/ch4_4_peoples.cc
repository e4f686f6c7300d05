// AIE-4.2.2, 4.2.3, 4.4.1, 4.4.2  Peoples go to war, are controlled, give allegiance. Pacification is in
// ch4_4_pacification.cc.

#include "adjudicator/games/alea/ch4_4_peoples.h"

#include <algorithm>

#include "adjudicator/games/alea/answers.h"

namespace adj::alea {
namespace {

bool controls_neighbour(Position p, PeopleId id, Camp camp) {
  return std::ranges::any_of(p.tables.people(id).adjacent_regions,
                             [&](RegionId r) { return region(p.state, r).controller == camp; });
}

}  // namespace

std::optional<Camp> controller_by_map(Position p, PeopleId id) {
  const bool c = controls_neighbour(p, id, Camp::caesarian);
  const bool r = controls_neighbour(p, id, Camp::republican);
  if (c == r) return std::nullopt;
  return c ? Camp::republican : Camp::caesarian;
}

namespace {

// AIE-4.4.1c  Even: Republican; odd: Caesarian.
Camp by_lot(int roll) { return roll % 2 == 0 ? Camp::republican : Camp::caesarian; }

std::vector<UnitId> units_on_map(Position p, PeopleId id) {
  std::vector<UnitId> found;
  for (const UnitId u : p.tables.people(id).units)
    if (on_map(unit(p.state, u))) found.push_back(u);
  return found;
}

int units_at(Position p, PeopleId id, ZoneId zone) {
  return static_cast<int>(
      std::ranges::count_if(units_on_map(p, id), [&](UnitId u) { return unit(p.state, u).zone == zone; }));
}

// AIE-8.2m, AIE-RUL-67  Lone leaders of the people's new enemy test at once.
void surprise_leaders(AleaTable& t, PeopleId id) {
  const Camp enemy = other(people(t.state(), id).camp);
  for (const ZoneId home : t.tables().people(id).homes) lone_leaders_escape(t, enemy, home);
}

// Of several homes each unit goes where its player's HOME orders say, else to the first of them.
void go_home(AleaTable& t, PeopleId id, ZoneId from, const std::vector<ZoneId>& homes) {
  const Seat seat = seat_of(t.state(), people(t.state(), id).camp);
  for (const LeaderId l : t.tables().people(id).leaders) {
    if (!on_map(leader(t.state(), l)) || leader(t.state(), l).zone != from) continue;
    put(t.state(), l, homes.front());
    t.tell("AIE-RUL-16", LeaderMoved{l, from, homes.front(), "home"});
  }
  std::map<ZoneId, std::vector<UnitId>> placed;
  for (const UnitId u : units_on_map(t, id)) {
    if (unit(t.state(), u).zone != from) continue;
    ZoneId home = homes.front();
    if (homes.size() > 1) home = t.consult(ZoneChoice{seat, "home", LeaderId(), homes, u}).zone;
    put(t.state(), u, home);
    placed[home].push_back(u);
  }
  for (const auto& [home, units] : placed) t.tell("AIE-RUL-16", UnitsPlaced{units, home, "home"});
}

}  // namespace

void leave_new_enemies(AleaTable& t, PeopleId id) {
  const Camp enemy = other(people(t.state(), id).camp);
  const auto& homes = t.tables().people(id).homes;
  for (const ZoneInfo& zone : t.tables().zones) {
    if (units_at(t, id, zone.id) == 0 || std::ranges::find(homes, zone.id) != homes.end()) continue;
    if (!has_units(t, zone.id, enemy)) continue;
    std::vector<ZoneId> nearest = homes;
    std::ranges::stable_sort(nearest, {}, [&](ZoneId h) { return winter_distance(t.tables(), zone.id, h); });
    const int least = winter_distance(t.tables(), zone.id, nearest.front());
    std::erase_if(nearest, [&](ZoneId h) { return winter_distance(t.tables(), zone.id, h) > least; });
    go_home(t, id, zone.id, nearest);
  }
}

namespace {

// AIE-RUL-17  Within 4 PM by land of a home zone; never at sea or on an island without a land way.
bool within_reach(Position p, LeaderId id, PeopleId people) {
  const Leader& l = leader(p.state, id);
  if (!on_map(l)) return false;
  return std::ranges::any_of(p.tables.people(people).homes, [&](ZoneId home) {
    const auto pm = land_distance(p.tables, l.zone, home);
    return pm && *pm <= 4;
  });
}

// AIE-4.4.2c  The Party leader with the better CP; on equal CP the one named, else the one within reach.
LeaderId envoy(Position p, const Diplomacy& o, const std::vector<LeaderId>& leaders) {
  LeaderId best = leaders.front();
  for (const LeaderId id : leaders) {
    const int lead = values(p, id).cp - values(p, best).cp;
    const bool preferred =
        o.leader ? id == *o.leader : within_reach(p, id, o.people) && !within_reach(p, best, o.people);
    if (lead > 0 || (lead == 0 && preferred)) best = id;
  }
  return best;
}

}  // namespace

// Years are negative, so "no truce" is not simply an early one.
bool under_truce(Position p, PeopleId id) {
  const int until = people(p.state, id).truce_until;
  return until != 0 && until > p.state.year;
}

std::vector<PeopleId> peoples_at_war(Position p) {
  std::vector<PeopleId> found;
  for (const People& one : p.state.people)
    if (one.status == PeopleStatus::war) found.push_back(one.id);
  return found;
}

std::vector<ZoneId> stacks_of(Position p, PeopleId id) {
  std::map<ZoneId, int> pf;
  for (const UnitId u : units_on_map(p, id)) pf[unit(p.state, u).zone] += values(p, u).pf;
  std::vector<ZoneId> zones;
  for (const ZoneInfo& zone : p.tables.zones)
    if (pf.contains(zone.id)) zones.push_back(zone.id);
  std::ranges::stable_sort(zones, std::greater<>(), [&](ZoneId zone) { return pf[zone]; });
  return zones;
}

// AIE-4.2.2c, AIE-RUL-31  Where HOME orders do not say: the home with the fewest units, then zone order.
void place_at_home(AleaTable& t, PeopleId id, const std::vector<UnitId>& units, Camp camp, Name cause,
                   Name clause) {
  std::map<ZoneId, std::vector<UnitId>> placed;
  for (const UnitId u : units) {
    std::vector<ZoneId> homes = t.tables().people(id).homes;
    std::ranges::stable_sort(homes, {}, [&](ZoneId home) { return units_at(t, id, home); });
    ZoneId home = homes.front();
    if (homes.size() > 1)
      home = t.consult(ZoneChoice{seat_of(t.state(), camp), "home", LeaderId(), homes, u}).zone;
    unit(t.state(), u).weakened = false;
    put(t.state(), u, home);
    placed[home].push_back(u);
  }
  for (const ZoneId home : t.tables().people(id).homes)
    if (placed.contains(home)) t.tell(clause, UnitsPlaced{placed[home], home, cause});
}

void go_to_war(AleaTable& t, PeopleId id, std::optional<Camp> controller, Name cause, Name clause) {
  std::optional<int> roll;
  if (!controller) controller = controller_by_map(t, id);
  if (!controller) {
    roll = t.d6("AIE-4.4.1c", "people_control", id.str());
    controller = by_lot(*roll);
  }
  People& own = people(t.state(), id);
  own.status = PeopleStatus::war;
  own.camp = own.last_camp = *controller;
  own.truce_until = 0;
  own.pacified_by_caesarian_arms = false;
  t.tell(clause, PeopleAtWar{id, *controller, roll, cause});
  const PeopleInfo& info = t.tables().people(id);
  if (!info.major) place_at_home(t, id, info.units, *controller, "war", "AIE-4.2.2c");
  t.state().newly_at_war.push_back(id);
  surprise_leaders(t, id);
}

void give_allegiance(AleaTable& t, PeopleId id, Camp camp, Name cause, Name clause) {
  People& own = people(t.state(), id);
  own.status = PeopleStatus::allegiance;
  own.camp = own.last_camp = camp;
  own.truce_until = 0;
  own.ever_allied = true;
  own.pacified_by_caesarian_arms = false;
  std::erase(t.state().newly_at_war, id);
  t.tell(clause, PeopleAllied{id, camp, cause});
  for (const LeaderId l : t.tables().people(id).leaders)  // AIE-TN.b, f
    if (t.tables().leader(l).removed_at_first_allegiance && leader(t.state(), l).where != Where::removed)
      remove_leader(t, l, "table", "AIE-4.2.1a");
  leave_new_enemies(t, id);
  surprise_leaders(t, id);
}

// AIE-4.4.1a, AIE-RUL-16
void recheck_people_control(AleaTable& t) {
  const bool lot = option(t.state(), "people_control_lot") == "each_turn";
  std::vector<PeopleId> changed;
  for (const PeopleId id : peoples_at_war(t)) {
    std::optional<Camp> controller = controller_by_map(t, id);
    std::optional<int> roll;
    if (!controller && lot) {
      roll = t.d6("AIE-4.4.1c", "people_control", id.str());
      controller = by_lot(*roll);
    }
    People& own = people(t.state(), id);
    if (!controller || *controller == own.camp) continue;
    own.camp = own.last_camp = *controller;
    t.tell("AIE-4.4.1a", PeopleControlChanged{id, *controller, roll});
    changed.push_back(id);
  }
  for (const PeopleId id : changed) leave_new_enemies(t, id);
}

std::optional<Refusal> refuse_allegiance_ahead(Position p, PeopleId id) {
  const PeopleInfo& info = p.tables.people(id);
  if (!info.can_give_allegiance) return refusal("AIE-4.4.2a", "no_allegiance", about(id));
  const PeopleStatus status = people(p.state, id).status;
  if (status == PeopleStatus::allegiance) return refusal("AIE-RUL-17", "already_allied", about(id));
  if (under_truce(p, id)) return refusal("AIE-9.3e", "people_under_truce", about(id));
  return std::nullopt;
}

std::optional<Refusal> refuse_allegiance(Position p, PeopleId id) {
  if (const auto never = refuse_allegiance_ahead(p, id)) return never;
  if (people(p.state, id).status != PeopleStatus::war)
    return refusal("AIE-4.4.2a", "people_not_at_war", about(id));
  return std::nullopt;
}

std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Diplomacy& o) {
  if (p.state.turn.diplomacy_tried.contains(camp)) return refusal("AIE-2.Cg", "diplomacy_once_a_turn");
  return refuse_allegiance_ahead(p, o.people);
}

std::optional<Refusal> refuse(Position p, Camp camp, const Diplomacy& o) {
  if (const auto never = refuse_ahead(p, camp, o)) return never;
  const std::vector<LeaderId> leaders = party_leaders(p, camp);
  if (leaders.empty()) return refusal("AIE-4.4.2c", "diplomacy_without_party_leader");
  if (o.leader && std::ranges::find(leaders, *o.leader) == leaders.end())
    return refusal("AIE-4.4.2c", "diplomacy_by_party_leader",
                   Json(Json::Object{{"leader", o.leader->str()}}));
  return refuse_allegiance(p, o.people);
}

Embassy embassy(Position p, Camp camp, const Diplomacy& o) {
  const LeaderId by = envoy(p, o, party_leaders(p, camp));
  return {by, values(p, by).cp, within_reach(p, by, o.people) ? 0 : 1};
}

void try_diplomacy(AleaTable& t, Camp camp, const Diplomacy& o) {
  const auto [by, cp, modifier] = embassy(t, camp, o);
  const int roll = t.d10("AIE-4.4.2c", "diplomacy", o.people.str());
  const bool success = roll + modifier < cp;
  t.state().turn.diplomacy_tried.insert(camp);
  t.tell("AIE-4.4.2c", DiplomacyTried{o.people, camp, by, roll, modifier, cp, success});
  if (success) give_allegiance(t, o.people, camp, "diplomacy", "AIE-4.4.2c");
}

namespace {

Refusal not_yours(PeopleId id) {
  return refusal("AIE-4.4.1a", "people_not_yours", about(id), RefusalKind::not_yours);
}

}  // namespace

// AIE-4.4.1a, RUL-16  A people at war may be his by the time it goes home; one that gave the enemy its
// allegiance is not.
std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Home& o) {
  for (const UnitId id : o.units) {
    const UnitInfo& info = p.tables.unit(id);
    const Json args(Json::Object{{"unit", id.str()}, {"zone", o.zone.str()}});
    if (info.roman()) return refusal("AIE-4.2.2c", "home_is_for_peoples", args);
    const auto& homes = p.tables.people(*info.people).homes;
    if (std::ranges::find(homes, o.zone) == homes.end()) return refusal("AIE-4.2.2c", "not_its_home", args);
    const People& own = people(p.state, *info.people);
    if (own.status == PeopleStatus::allegiance && own.camp != camp) return not_yours(*info.people);
  }
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Camp camp, const Home& o) {
  if (auto never = refuse_ahead(p, camp, o)) return never;
  for (const UnitId id : o.units) {
    const PeopleId own = *p.tables.unit(id).people;
    if (people(p.state, own).status == PeopleStatus::war && side(p, id) != camp) return not_yours(own);
  }
  return std::nullopt;
}

ChosenZone fallback_for(Position, const ZoneChoice& d) { return {d.candidates.front()}; }

std::optional<Automatic<ChosenZone>> automatic_for(Position p, const ZoneChoice& d) {
  const auto take = [&](ZoneId zone) -> std::optional<Automatic<ChosenZone>> {
    if (std::ranges::find(d.candidates, zone) == d.candidates.end()) return std::nullopt;
    return Automatic<ChosenZone>{ChosenZone{zone}};
  };
  for (const Order* order : wishes<Home>(p.state, d.seat)) {
    const auto& home = std::get<Home>(order->body);
    if (std::ranges::find(home.units, d.unit) == home.units.end()) continue;
    if (!all_hold(p, d.seat, *order, {})) continue;
    if (const auto taken = take(home.zone)) return taken;
  }
  for (const Order* order : wishes<Enter>(p.state, d.seat)) {
    const auto& enter = std::get<Enter>(order->body);
    const bool entering = d.why == Name("entry") || d.why == Name("dolabella");
    if (enter.leader != d.leader || !entering || !all_hold(p, d.seat, *order, {})) continue;
    if (const auto taken = take(enter.zone)) return taken;
  }
  for (const Order* order : wishes<City>(p.state, d.seat)) {  // AIE-TE.6
    const auto& city = std::get<City>(order->body);
    if (city.leader != d.leader || d.why != Name("unrest") || !all_hold(p, d.seat, *order, {})) continue;
    if (const auto taken = take(city.zone)) return taken;
  }
  for (const Order* order : wishes<Escape>(p.state, d.seat)) {
    const auto& escape = std::get<Escape>(order->body);
    if (escape.leader != d.leader || d.why != Name("expelled") || !all_hold(p, d.seat, *order, {})) continue;
    for (const ZoneId zone : escape.to)
      if (const auto taken = take(zone)) return taken;
  }
  return std::nullopt;
}

}  // namespace adj::alea
