// AIE-8.2  Evasion: the defender tries to avoid the combat. Land evasions, and the answers to both kinds; the
// fleets' are in ch8_2_naval_evasion.cc.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"
#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

// AIE-TE.4a, RUL-09  The sick stay.
std::vector<LeaderId> free_to_leave(Position p, std::vector<LeaderId> leaders) {
  std::erase_if(leaders, [&](const LeaderId& id) { return leader(p.state, id).sick; });
  return leaders;
}

// AIE-TE.6  A Party leader in the city where he is to stay for the rest of the turn.
bool waits_in_city(Position p, LeaderId id) {
  const auto city = p.state.turn.unrest.find(id);
  return city != p.state.turn.unrest.end() && city->second == leader(p.state, id).zone;
}

// Who may go of his own will; what drives out an army, a fleet or a lone leader drives out Party leaders too.
std::vector<LeaderId> free_to_evade(Position p, std::vector<LeaderId> leaders) {
  std::erase_if(leaders, [&](const LeaderId& id) { return waits_in_city(p, id); });
  return free_to_leave(p, std::move(leaders));
}

// Leaders of this camp who may have a way out of the zone to choose: without an army there, also who is
// driven out.
std::vector<LeaderId> able_to_evade(Position p, Camp camp, ZoneId zone) {
  const std::vector<LeaderId> leaders = leaders_in(p, zone, camp);
  return has_land_units(p, zone, camp) ? free_to_evade(p, leaders) : free_to_leave(p, leaders);
}

// AIE-RUL-09  The highest VS; of equals the one who can take most along.
LeaderId best_vs_leader(Position p, const std::vector<LeaderId>& leaders) {
  LeaderId best;
  const auto rank = [&](const LeaderId& id) { return std::pair(values(p, id).vs, values(p, id).cc); };
  for (const LeaderId& id : leaders)
    if (best.empty() || rank(id) > rank(best)) best = id;
  return best;
}

// AIE-4.3e, RUL-54  A people's leader leads his own people, a Roman also the allies.
bool can_lead(Position p, LeaderId id, UnitId unit_id) {
  const UnitInfo& info = p.tables.unit(unit_id);
  if (p.tables.leader(id).people == info.people) return true;
  return leads_romans(p, id) && counts_as_roman(p, unit_id);
}

EvasionTried evasion_report(Position p, const EvasionChoice& d) {
  EvasionTried tried;
  tried.zone = d.zone;
  tried.camp = camp_of(p.state, d.seat);
  tried.leader = d.best_leader;
  tried.fleet = d.fleet;
  if (!d.best_leader.empty()) tried.vs = values(p, d.best_leader).vs;
  return tried;
}

// AIE-8.2a  Strictly below; attackers without a leader add nothing (RUL-09).
bool evasion_test(AleaTable& t, const Engagement& e, EvasionTried& tried) {
  tried.bt = best_bt(t, force_in(t, e, tried.zone, e.attacker, tried.fleet).leaders);
  tried.roll =
      favoured_die(t, "AIE-8.2a", "evasion", tried.zone.str(), 0, 9, tried.camp, tried.zone, tried.leader);
  tried.success = *tried.roll + tried.bt < tried.vs;
  return tried.success;
}

EvasionChoice land_choice(Position p, const Engagement& e, ZoneId zone) {
  const Force own = force_in(p, e, zone, e.defender(), false);
  EvasionChoice d;
  d.seat = seat_of(p.state, own.camp);
  d.zone = zone;
  d.leaders = free_to_evade(p, own.leaders);
  d.odds_attacker = strength(p, force_in(p, e, zone, e.attacker, false).units);
  d.odds_defender = strength(p, own.units);
  d.best_leader = best_vs_leader(p, d.leaders);
  if (d.best_leader.empty()) return d;
  d.limit = values(p, d.best_leader).cc;
  for (const UnitId& id : own.units)
    if (can_lead(p, d.best_leader, id)) d.units.push_back(id);
  d.candidates = land_refuges(p, {own.camp, {d.best_leader}, d.units}, zone, where_from(e, zone));
  return d;
}

// AIE-8.2a, d  One evasion after another, until the defender stands or a test fails.
void evade_by_land(AleaTable& t, const Engagement& e, ZoneId zone) {
  while (combat_possible(t, zone, false)) {
    const EvasionChoice d = land_choice(t, e, zone);
    if (d.leaders.empty()) return;
    EvasionTried tried = evasion_report(t, d);
    if (d.candidates.empty()) {
      if (evasion_wish(t, d)) t.tell("AIE-8.2i", tried);
      return;
    }
    const ChosenEvasion chosen = t.consult(d);
    if (!chosen.evade) return;
    if (!evasion_test(t, e, tried)) {
      t.tell("AIE-8.2a", tried);
      return;
    }
    const Force leaving{e.defender(), chosen.leaders, chosen.units};
    tried.to = chosen.to;
    tried.leaders = leaving.leaders;
    tried.units = leaving.units;
    put_force(t.state(), leaving, chosen.to);
    t.tell("AIE-8.2b", tried);
    after_arrival(t, leaving, chosen.to);
  }
}

// --- Answers

namespace {

// EVADE leader: his force, wherever he is; at sea that is the fleet he is with.
bool concerns(Position p, const EvasionChoice& d, const Evade& wish) {
  const bool his_fleet = wish.leader && p.tables.zone(d.zone).sea;
  if (wish.fleet != d.fleet && !his_fleet) return false;
  if (wish.zone && *wish.zone != d.zone) return false;
  return !wish.leader || std::ranges::find(d.leaders, *wish.leader) != d.leaders.end();
}

}  // namespace

const Evade* evasion_wish(Position p, const EvasionChoice& d) {
  const auto own = p.state.orders.find(d.seat);
  if (own == p.state.orders.end()) return nullptr;
  const Circumstances at{d.zone, d.odds_attacker, d.odds_defender};
  for (const auto* list : {&own->second.smc, &own->second.standing})
    for (const Order& order : *list) {
      if ((order.until && p.state.year > *order.until) || !all_hold(p, d.seat, order, at)) continue;
      const Stand* stand = std::get_if<Stand>(&order.body);
      if (stand && stand->zone == d.zone) return nullptr;
      const Evade* evade = std::get_if<Evade>(&order.body);
      if (evade && concerns(p, d, *evade)) return evade;
    }
  return nullptr;
}

// The first zone wished for that is open, else the best by 7.3.
ZoneId evasion_goal(Position p, const EvasionChoice& d, const std::vector<ZoneId>& wanted,
                    const std::vector<ZoneId>& candidates) {
  for (const ZoneId& zone : wanted)
    if (std::ranges::find(candidates, zone) != candidates.end()) return zone;
  return best_refuges(p, camp_of(p.state, d.seat), d.zone, d.fleet, candidates).front();
}

// AIE-8.2d  Any number of leaders: all, but those who are to lead what stays behind in an evasion of their
// own.
std::vector<LeaderId> evading_leaders(Position p, const EvasionChoice& d, const Evade* wish, ZoneId to,
                                      bool all_units_go) {
  std::vector<LeaderId> going;
  for (const LeaderId& id : d.leaders) {
    const auto evades_later = [&](const Order* order) {
      const auto& evade = std::get<Evade>(order->body);
      return evade.leader == id && wish && evade != *wish;
    };
    const bool later = !all_units_go && id != d.best_leader &&
                       std::ranges::any_of(wishes<Evade>(p.state, d.seat), evades_later);
    if (!later && !zone_banned(p, id, to)) going.push_back(id);  // AIE-RUL-68
  }
  return going;
}

namespace {

// Those named, or as many as he can lead, the best first.
std::vector<UnitId> evading_units(Position p, const EvasionChoice& d, const std::vector<UnitId>& take) {
  std::vector<UnitId> going;
  std::vector<UnitId> wanted = take;
  if (take.empty()) {
    wanted = loss_order(p, d.units);
    std::ranges::reverse(wanted);
  }
  for (const UnitId& id : wanted)
    if (static_cast<int>(going.size()) < d.limit && std::ranges::find(d.units, id) != d.units.end() &&
        std::ranges::find(going, id) == going.end())
      going.push_back(id);
  return going;
}

}  // namespace

std::optional<Automatic<ChosenEvasion>> automatic_for(Position p, const EvasionChoice& d) {
  const Evade* wish = evasion_wish(p, d);
  if (!wish) return std::nullopt;
  ChosenEvasion chosen;
  if (d.fleet) {
    chosen = fleet_evasion(p, d, wish);
  } else {
    chosen.evade = true;
    chosen.units = evading_units(p, d, wish->take);
    chosen.to = evasion_goal(p, d, wish->to, d.candidates);
    chosen.leaders = evading_leaders(p, d, wish, chosen.to, chosen.units.size() == d.units.size());
  }
  if (!chosen.evade) return std::nullopt;
  return Automatic<ChosenEvasion>{chosen};
}

// 7.2  Stand and fight; 7.3  who must evade goes as a fleet retreats.
ChosenEvasion fallback_for(Position p, const EvasionChoice& d) {
  if (!d.compulsory) return {};
  return fleet_evasion(p, d, nullptr);
}

}  // namespace adj::alea
