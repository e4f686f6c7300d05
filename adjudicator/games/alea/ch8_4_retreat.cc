// AIE-8.4, 8.5  The beaten leave the zone; leaders who fall with their army.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

namespace {

bool emblematic(Position p, LeaderId id) {
  return is_party_leader(p, id) || is_pretender(p, id) || is_active_assassin(p, id);
}

template <class Kind>
bool any_leader(const Force& force, Kind kind) {
  return std::ranges::any_of(force.leaders, kind);
}

// AIE-8.5.2a–b  A Party leader on one side, and on the other a Party leader, Pretender or Assassin.
bool battle_of_chiefs(Position p, const Force& a, const Force& b) {
  const auto chief = [&](const LeaderId& id) { return emblematic(p, id); };
  const auto party_leader = [&](const LeaderId& id) { return is_party_leader(p, id); };
  return (any_leader(a, party_leader) && any_leader(b, chief)) ||
         (any_leader(b, party_leader) && any_leader(a, chief));
}

// AIE-8.5.2c, RUL-23  The winners owe their victory to Assassins of Caesar alone.
bool won_by_assassins(Position p, const Force& winner) {
  return std::ranges::all_of(
      winner.leaders, [&](const LeaderId& id) { return !emblematic(p, id) || is_active_assassin(p, id); });
}

// Who falls, judged before the first of them does.
std::vector<LeaderId> doomed(Position p, const Force& winner, const Force& beaten, Result suffered) {
  if (suffered == Result::eliminated) return beaten.leaders;  // AIE-8.5.1a
  std::vector<LeaderId> found;
  if (!battle_of_chiefs(p, winner, beaten)) return found;
  const bool spared = won_by_assassins(p, winner);
  for (const LeaderId& id : beaten.leaders)
    if (emblematic(p, id) && !(spared && is_party_leader(p, id))) found.push_back(id);
  return found;
}

// AIE-8.5.1a  Result E: before anybody could join a Pretender or succeed a Party leader. How those two kinds
// end is for the coup to say.
void fall_with_their_army(AleaTable& t, const Combat& c, const Force& beaten) {
  for (const LeaderId& id : beaten.leaders)
    if (still_in(t, c.zone, beaten.camp, id) && !is_party_leader(t, id) && !is_pretender(t, id))
      remove_leader(t, id, "combat", "AIE-8.5.1a");
}

void leaders_fall(AleaTable& t, const Combat& c, const Force& winner, const Force& beaten, Result suffered) {
  const Name clause = suffered == Result::eliminated ? "AIE-8.5.1a" : "AIE-8.5.2a";
  for (const LeaderId& id : doomed(t, winner, beaten, suffered))
    if (still_in(t, c.zone, beaten.camp, id)) remove_leader(t, id, "combat", clause);
  // AIE-TE.4b  The sick would have to leave.
  for (const LeaderId& id : beaten.leaders)
    if (still_in(t, c.zone, beaten.camp, id) && leader(t.state(), id).sick)
      remove_leader(t, id, "sickness", "AIE-TE.4b");
}

template <class IdType>
std::vector<IdType> remaining(Position p, ZoneId zone, Camp camp, std::vector<IdType> ids) {
  std::erase_if(ids, [&](const IdType& id) { return !still_in(p, zone, camp, id); });
  return ids;
}

// AIE-8.4.1c, 8.5.1a
void perish(AleaTable& t, const Force& beaten, ZoneId zone, bool fleet) {
  t.tell("AIE-8.4.1c", Retreated{beaten.camp, zone, std::nullopt, beaten.leaders, beaten.units, fleet});
  eliminate(t, beaten.units, "no_retreat", "AIE-8.4.1c");
  for (const LeaderId& id : beaten.leaders)
    if (still_in(t, zone, beaten.camp, id)) remove_leader(t, id, "no_retreat", "AIE-8.5.1a");
  lose_excess_cargo(t);
}

void go(AleaTable& t, const Force& beaten, ZoneId zone, ZoneId to, bool fleet) {
  put_force(t.state(), beaten, to);
  t.tell("AIE-8.4.1b", Retreated{beaten.camp, zone, to, beaten.leaders, beaten.units, fleet});
  after_arrival(t, beaten, to);
}

void retreat_fleet(AleaTable& t, const Force& beaten, ZoneId zone) {
  const std::vector<ZoneId> ways = sea_refuges(t, beaten, zone);
  if (ways.empty()) return perish(t, beaten, zone, true);
  const ZoneId to = t.consult(RetreatChoice{seat_of(t.state(), beaten.camp), zone, true, ways}).zone;
  go(t, beaten, zone, to, true);
}

// AIE-8.2k, 3.4.2g  An army may leave the coast aboard its own ships, if they hold all of it: then ships and
// army go together.
Force embarked(Position p, const Force& beaten, ZoneId zone) {
  const std::vector<UnitId> naves = naves_in(p, zone, beaten.camp);
  if (!cargo_fits(p, naves, beaten.units)) return {beaten.camp, {}, {}};
  Force all{beaten.camp, free_to_leave(p, leaders_in(p, zone, beaten.camp)), naves};
  all.units.insert(all.units.end(), beaten.units.begin(), beaten.units.end());
  return all;
}

// AIE-RUL-10  The whole force to one zone; AIE-8.2h binds the defender only.
void retreat_army(AleaTable& t, const Engagement& e, const Force& beaten, ZoneId zone) {
  const bool defender = beaten.camp == e.defender();
  std::vector<ZoneId> ways =
      land_refuges(t, beaten, zone, defender ? where_from(e, zone) : std::set<ZoneId>());
  const Force aboard = embarked(t, beaten, zone);
  if (!aboard.units.empty())
    for (const ZoneId& sea : sea_refuges(t, aboard, zone)) ways.push_back(sea);
  if (ways.empty()) return perish(t, beaten, zone, false);
  const ZoneId to = t.consult(RetreatChoice{seat_of(t.state(), beaten.camp), zone, false, ways}).zone;
  const bool by_sea = t.tables().zone(to).sea;
  go(t, by_sea ? aboard : beaten, zone, to, by_sea);
}

// AIE-8.4.1d  Ships do not stay where the land is lost, and whoever is left goes with them.
void withdraw_fleet(AleaTable& t, Camp camp, ZoneId zone) {
  Force fleet{camp, {}, naves_in(t, zone, camp)};
  for (const LeaderId& id : leaders_in(t, zone, camp))
    if (leader(t.state(), id).sick) remove_leader(t, id, "sickness", "AIE-TE.4b");
  fleet.leaders = leaders_in(t, zone, camp);
  retreat_fleet(t, fleet, zone);
}

// AIE-8.4.1b, RUL-10  Whoever is left of the beaten force.
void retreat(AleaTable& t, const Engagement& e, const Combat& c, const Force& beaten) {
  Force left{beaten.camp, remaining(t, c.zone, beaten.camp, beaten.leaders),
             remaining(t, c.zone, beaten.camp, beaten.units)};
  if (left.units.empty()) return;
  if (!c.naval) return retreat_army(t, e, left, c.zone);
  if (t.tables().zone(c.zone).sea) left.units = units_in(t, c.zone, left.camp);  // cargo goes along
  retreat_fleet(t, left, c.zone);
}

}  // namespace

void leave_the_field(AleaTable& t, const Engagement& e, const Combat& c, const BattleResult& result) {
  const Force& winner = c.of(result.winner);
  const Force& beaten = c.of(other(result.winner));
  const Result suffered = beaten.camp == c.attacker.camp ? result.attacker : result.defender;
  if (suffered == Result::eliminated) fall_with_their_army(t, c, beaten);
  // AIE-3.6.4f  Of an army beaten in a coup only allies are left: they keep their allegiance and retreat.
  if (!settle_coup_battle(t, c.zone, winner.camp, winner.leaders, winner.units, beaten.leaders, beaten.units))
    leaders_fall(t, c, winner, beaten, suffered);
  retreat(t, e, c, beaten);
  // AIE-RUL-10  Who has lost all his units is alone now.
  for (const Camp camp : {beaten.camp, winner.camp}) lone_leaders_escape(t, camp, c.zone);
}

// What battles, evasions and flights may have left behind.
void clear_zone(AleaTable& t, ZoneId zone) {
  for (const Camp camp : kCamps) {
    const bool shore_lost = !t.tables().zone(zone).sea && !has_land_units(t, zone, camp) &&
                            will_fight(t, naves_in(t, zone, camp), land_units_in(t, zone, other(camp)));
    if (shore_lost) withdraw_fleet(t, camp, zone);
  }
  for (const Camp camp : kCamps) lone_leaders_escape(t, camp, zone);
}

// --- Answers (7.3)

// A way over land before one over the sea.
ChosenZone fallback_for(Position p, const RetreatChoice& d) {
  const Camp camp = camp_of(p.state, d.seat);
  std::vector<ZoneId> land = d.candidates;
  std::erase_if(land, [&](const ZoneId& zone) { return p.tables.zone(zone).sea; });
  const bool by_sea = d.fleet || land.empty();
  return {best_refuges(p, camp, d.zone, by_sea, by_sea ? d.candidates : land).front()};
}

std::optional<Automatic<ChosenZone>> automatic_for(Position p, const RetreatChoice& d) {
  for (const Order* order : wishes<Retreat>(p.state, d.seat)) {
    const auto& wish = std::get<Retreat>(order->body);
    if (wish.zone != d.zone || !all_hold(p, d.seat, *order, {d.zone})) continue;
    for (const ZoneId& zone : wish.to)
      if (std::ranges::find(d.candidates, zone) != d.candidates.end())
        return Automatic<ChosenZone>{ChosenZone{zone}};
  }
  return std::nullopt;
}

}  // namespace adj::alea
