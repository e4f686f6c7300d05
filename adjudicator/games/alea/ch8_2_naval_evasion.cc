// AIE-8.2j–l  Evasion of fleets: by themselves without a test, with troops aboard like an army, and wherever
// the coast is lost.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

namespace {

// AIE-8.1d  The leaders of the fleet; all who are left once no army is with them.
std::vector<LeaderId> captains(Position p, const Engagement& e, ZoneId zone, bool compulsory) {
  const Camp camp = e.defender();
  if (compulsory) return free_to_leave(p, leaders_in(p, zone, camp));
  if (!has_land_units(p, zone, camp)) return free_to_evade(p, leaders_in(p, zone, camp));
  return free_to_evade(p, force_in(p, e, zone, camp, true).leaders);
}

// RUL-54  Whom most ships follow; among those the highest VS.
LeaderId best_captain(Position p, const std::vector<LeaderId>& leaders, const std::vector<UnitId>& naves) {
  const auto led = [&](const LeaderId& id) {
    return std::ranges::count_if(naves, [&](const UnitId& ship) { return can_lead(p, id, ship); });
  };
  std::vector<LeaderId> best;
  for (const LeaderId& id : leaders) {
    if (led(id) == 0) continue;
    if (!best.empty() && led(id) > led(best.front())) best.clear();
    if (best.empty() || led(id) == led(best.front())) best.push_back(id);
  }
  return best_vs_leader(p, best);
}

std::vector<UnitId> followers(Position p, LeaderId id, std::vector<UnitId> units) {
  std::erase_if(units, [&](const UnitId& u) { return !can_lead(p, id, u); });
  return units;
}

}  // namespace

EvasionChoice sea_choice(Position p, const Engagement& e, ZoneId zone) {
  const Camp camp = e.defender();
  const std::vector<UnitId> naves = naves_in(p, zone, camp);
  const std::vector<UnitId> army = land_units_in(p, zone, camp);
  EvasionChoice d;
  d.seat = seat_of(p.state, camp);
  d.zone = zone;
  d.fleet = true;
  // AIE-8.2l
  d.compulsory = !p.tables.zone(zone).sea && army.empty() && has_land_units(p, zone, e.attacker);
  d.odds_attacker = strength(p, naves_in(p, zone, e.attacker));
  d.odds_defender = strength(p, naves);
  d.leaders = captains(p, e, zone, d.compulsory);
  d.best_leader = best_captain(p, d.leaders, naves);
  if (d.best_leader.empty()) return d;
  d.units = followers(p, d.best_leader, naves);
  d.limit = static_cast<int>(d.units.size()) + values(p, d.best_leader).cc;
  d.candidates = sea_refuges(p, {camp, {d.best_leader}, d.units}, zone);
  for (const UnitId& id : followers(p, d.best_leader, army)) d.units.push_back(id);
  return d;
}

namespace {

bool land_aboard(const Tables& tables, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](const UnitId& id) { return tables.unit(id).land(); });
}

// AIE-RUL-12  Naves that must go and cannot are lost.
void lose_trapped_naves(AleaTable& t, const EvasionChoice& d) {
  const Camp camp = camp_of(t.state(), d.seat);
  t.tell("AIE-8.2l", evasion_report(t, d));
  eliminate(t, naves_in(t, d.zone, camp), "no_evasion", "AIE-RUL-12");
}

// True when the fleet, or a part of it, is gone.
bool sail_away(AleaTable& t, const Engagement& e, const EvasionChoice& d, const ChosenEvasion& chosen) {
  EvasionTried tried = evasion_report(t, d);
  const bool troops = land_aboard(t.tables(), chosen.units);
  // AIE-8.2j  Naves alone need a leader, no luck. AIE-8.2k
  tried.success = !troops || evasion_test(t, e, tried);
  const Name clause = d.compulsory ? "AIE-8.2l" : troops ? "AIE-8.2k" : "AIE-8.2j";
  if (tried.success) {
    const Force leaving{e.defender(), chosen.leaders, chosen.units};
    tried.to = chosen.to;
    tried.leaders = leaving.leaders;
    tried.units = leaving.units;
    put_force(t.state(), leaving, chosen.to);
    t.tell(clause, tried);
    after_arrival(t, leaving, chosen.to);
  } else {
    t.tell(clause, tried);
  }
  return tried.success;
}

}  // namespace

void evade_by_sea(AleaTable& t, const Engagement& e, ZoneId zone) {
  const Camp camp = e.defender();
  while (has_naves(t, zone, camp) && !neutralised(t, zone) &&
         will_fight(t, units_in(t, zone, camp), units_in(t, zone, e.attacker))) {
    const EvasionChoice d = sea_choice(t, e, zone);
    if (d.candidates.empty()) {
      if (d.compulsory)
        lose_trapped_naves(t, d);
      else if (!d.best_leader.empty() && evasion_wish(t, d))
        t.tell("AIE-8.2j", evasion_report(t, d));
      return;
    }
    const ChosenEvasion chosen = t.consult(d);
    if (!chosen.evade || !sail_away(t, e, d, chosen)) return;
  }
}

// --- Answers

namespace {

// What is in `wanted` and could go, without doubles.
std::vector<UnitId> named_units(const EvasionChoice& d, const std::vector<UnitId>& wanted) {
  std::vector<UnitId> found;
  for (const UnitId& id : wanted)
    if (std::ranges::find(d.units, id) != d.units.end() && std::ranges::find(found, id) == found.end())
      found.push_back(id);
  return found;
}

// AIE-3.4.2g, h  As many of these troops as the ships hold and the leader commands.
std::vector<UnitId> room_aboard(Position p, const EvasionChoice& d, const std::vector<UnitId>& ships,
                                const std::vector<UnitId>& troops) {
  const int cc = values(p, d.best_leader).cc;
  std::vector<UnitId> aboard;
  for (const UnitId& id : troops) {
    aboard.push_back(id);
    if (static_cast<int>(aboard.size()) > cc || !cargo_fits(p, ships, aboard)) aboard.pop_back();
  }
  return aboard;
}

}  // namespace

// At sea a fleet takes its troops along, or stands if it cannot take them all; in a coastal zone they stay
// ashore unless the order names them.
ChosenEvasion fleet_evasion(Position p, const EvasionChoice& d, const Evade* wish) {
  const auto land = [&](const UnitId& id) { return p.tables.unit(id).land(); };
  const bool take_all = !wish || wish->take.empty() || d.compulsory;
  const bool at_sea = p.tables.zone(d.zone).sea;
  std::vector<UnitId> ships = named_units(d, take_all ? d.units : wish->take), troops;
  std::ranges::copy_if(ships, std::back_inserter(troops), land);
  std::erase_if(ships, land);
  if (ships.empty()) {
    ships = d.units;
    std::erase_if(ships, land);
  }
  if (take_all && !at_sea) troops.clear();
  const std::vector<UnitId> aboard = room_aboard(p, d, ships, troops);
  ChosenEvasion chosen;
  if (take_all && aboard.size() < troops.size()) return chosen;

  // AIE-8.2b  Troops land, or float, only where no enemy unit is.
  const Camp camp = camp_of(p.state, d.seat);
  Force force{camp, {d.best_leader}, ships};
  force.units.insert(force.units.end(), aboard.begin(), aboard.end());
  const std::vector<ZoneId> candidates = sea_refuges(p, force, d.zone);
  if (candidates.empty()) return chosen;
  chosen.evade = true;
  chosen.units = force.units;
  chosen.to = evasion_goal(p, d, wish ? wish->to : std::vector<ZoneId>(), candidates);
  chosen.leaders = evading_leaders(p, d, wish, chosen.to, chosen.units.size() == d.units.size());
  return chosen;
}

}  // namespace adj::alea
