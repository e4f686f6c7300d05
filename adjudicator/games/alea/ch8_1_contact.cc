// AIE-8.1  Where the two sides meet, in which order the combats are resolved, and which leaders command
// fleets.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

// AIE-4.4.1e  Peoples fight Romans only. AIE-6.1b, RUL-18  In a year of Janus Romans do not fight Romans.
bool will_fight(Position p, const std::vector<UnitId>& a, const std::vector<UnitId>& b) {
  if (a.empty() || b.empty()) return false;
  const bool roman_a = any_roman(p, a), roman_b = any_roman(p, b);
  if (p.state.turn.janus && roman_a && roman_b) return false;
  return roman_a || roman_b;
}

// AIE-8.1b, c  Land units fight on land, naves on the sea and along the coast; `zone` is one of contact.
bool combat_possible(Position p, ZoneId zone, bool naval) {
  if (!naval && p.tables.zone(zone).sea) return false;
  const auto units_of = [&](Camp camp) {
    return naval ? naves_in(p, zone, camp) : land_units_in(p, zone, camp);
  };
  return will_fight(p, units_of(Camp::caesarian), units_of(Camp::republican));
}

bool still_in(Position p, ZoneId zone, Camp camp, LeaderId id) {
  const Leader& l = leader(p.state, id);
  return l.zone == zone && side(p, id) == camp;
}

bool still_in(Position p, ZoneId zone, Camp camp, UnitId id) {
  const Unit& u = unit(p.state, id);
  return u.zone == zone && side(p, id) == camp;
}

// AIE-8.3a  Everybody in the zone, as far as the combat concerns him; AIE-8.1d–e  a leader in one combat
// only.
Force force_in(Position p, const Engagement& e, ZoneId zone, Camp camp, bool naval) {
  Force force{camp, leaders_in(p, zone, camp),
              naval ? naves_in(p, zone, camp) : land_units_in(p, zone, camp)};
  const auto split = e.with_fleet.find(zone);
  if (split != e.with_fleet.end())
    std::erase_if(force.leaders, [&](const LeaderId& id) { return split->second.contains(id) != naval; });
  return force;
}

int best_bt(Position p, const std::vector<LeaderId>& leaders) {
  int best = 0;
  for (const LeaderId& id : leaders)
    if (!leader(p.state, id).sick) best = std::max(best, values(p, id).bt);
  return best;
}

namespace {

// AIE-3.6.5c  Nobody fights in a Triumvir's region.
bool in_contact(Position p, ZoneId zone) {
  if (neutralised(p, zone)) return false;
  if (will_fight(p, units_in(p, zone, Camp::caesarian), units_in(p, zone, Camp::republican))) return true;
  return std::ranges::any_of(p.state.leader,
                             [&](const Leader& l) { return l.zone == zone && alone_among_enemies(p, l.id); });
}

}  // namespace

std::vector<ZoneId> contact_zones(Position p) {
  std::vector<ZoneId> found;
  for (const bool sea : {true, false})
    for (const ZoneInfo& zone : p.tables.zones)
      if (zone.sea == sea && in_contact(p, zone.id)) found.push_back(zone.id);
  return found;
}

namespace {

// 4.E.2  In the order that the active player gives.
std::vector<ZoneId> in_battle_order(Position p, Camp attacker, const std::vector<Order>& orders) {
  const std::vector<ZoneId> zones = contact_zones(p);
  std::vector<ZoneId> ordered;
  const auto take = [&](const std::vector<ZoneId>& wanted) {
    for (const ZoneId& zone : wanted)
      if (among(zones, zone) && !among(ordered, zone)) ordered.push_back(zone);
  };
  for (const Order& order : orders)
    if (const auto* battles = std::get_if<BattleOrder>(&order.body))
      if (all_hold(p, seat_of(p.state, attacker), order, {})) take(battles->zones);
  take(zones);
  return ordered;
}

// AIE-8.1d  Before anything else is resolved in the zone.
void split_leaders(AleaTable& t, Engagement& e, ZoneId zone) {
  if (!combat_possible(t, zone, true) || !combat_possible(t, zone, false)) return;
  std::set<LeaderId>& fleets = e.with_fleet[zone];
  int pf_fleet = 0, pf_army = 0;
  for (const Camp camp : kCamps) {
    pf_fleet += strength(t, naves_in(t, zone, camp));
    pf_army += strength(t, land_units_in(t, zone, camp));
  }
  for (const Camp camp : {e.attacker, e.defender()}) {
    const std::vector<LeaderId> leaders = leaders_in(t, zone, camp);
    if (leaders.empty()) continue;
    const ChosenSplit split =
        t.consult(SplitChoice{seat_of(t.state(), camp), zone, leaders, pf_fleet, pf_army});
    fleets.insert(split.fleet.begin(), split.fleet.end());
    std::vector<LeaderId> army = leaders;
    std::erase_if(army, [&](const LeaderId& id) { return fleets.contains(id); });
    t.tell("AIE-8.1d", LeadersSplit{zone, camp, split.fleet, army});
  }
}

}  // namespace

// AIE-8.1a  Every evasion of every zone, and every lone leader, before the first battle.
void resolve_contacts(AleaTable& t, Camp attacker, const std::vector<Order>& orders,
                      const MovementResult& moves) {
  Engagement e{attacker, moves};
  const std::vector<ZoneId> zones = in_battle_order(t, attacker, orders);
  for (const ZoneId& zone : zones) t.tell("AIE-8.1a", Contact{zone, attacker});
  for (const ZoneId& zone : zones) split_leaders(t, e, zone);
  for (const ZoneId& zone : zones) evade_by_land(t, e, zone);  // AIE-8.2e
  for (const ZoneId& zone : zones) evade_by_sea(t, e, zone);
  lone_leaders_escape_everywhere(t);
  for (const ZoneId& zone : zones) {
    for (const bool naval : {true, false})  // AIE-8.1d: naval first
      if (combat_possible(t, zone, naval)) fight(t, e, zone, naval);
    clear_zone(t, zone);
  }
}

// --- Who commands the fleet

namespace {

// 4.E.2.1  The best tactician and the Party leaders fight where most is at stake, the others on land.
std::vector<LeaderId> sent_to_larger_fight(Position p, const SplitChoice& d) {
  LeaderId best;
  for (const LeaderId& id : d.leaders)
    if (best.empty() || values(p, id).bt > values(p, best).bt) best = id;
  std::vector<LeaderId> sent;
  for (const LeaderId& id : d.leaders)
    if (id == best || is_party_leader(p, id)) sent.push_back(id);
  return sent;
}

}  // namespace

ChosenSplit fallback_for(Position p, const SplitChoice& d) {
  const std::vector<LeaderId> chief = sent_to_larger_fight(p, d);
  if (d.pf_fleet > d.pf_army) return {chief};
  if (d.leaders.size() < 2) return {};
  // At least one leader with the fleet: whom the army misses least.
  const auto worth = [&](const LeaderId& id) {
    return std::tuple(among(chief, id), is_party_leader(p, id), values(p, id).bt, values(p, id).cp);
  };
  return {{*std::ranges::min_element(d.leaders, {}, worth)}};
}

std::optional<Automatic<ChosenSplit>> automatic_for(Position p, const SplitChoice& d) {
  std::set<LeaderId> fleet, army;
  bool fleet_named = false, army_named = false;
  for (const Order* order : wishes<AssignLeaders>(p.state, d.seat)) {
    const auto& wish = std::get<AssignLeaders>(order->body);
    if (wish.zone != d.zone || !all_hold(p, d.seat, *order, {d.zone})) continue;
    (wish.fleet ? fleet_named : army_named) = true;
    for (const LeaderId& id : wish.leaders)
      if (!army.contains(id)) (wish.fleet ? fleet : army).insert(id);
  }
  if (!fleet_named && !army_named) return std::nullopt;
  // Who is not named is with the army, unless only the army was named.
  ChosenSplit split;
  for (const LeaderId& id : d.leaders)
    if (fleet_named ? fleet.contains(id) : !army.contains(id)) split.fleet.push_back(id);
  return Automatic<ChosenSplit>{split};
}

}  // namespace adj::alea
