// Random movement: some stacks stay, some march to wherever the map lets them, with a taste for the enemy.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/bot.h"

namespace adj::alea {

namespace {

// One destination: mostly any, often one where something would happen.
std::optional<ZoneId> pick_destination(Position p, Camp camp, const std::map<ZoneId, int>& reachable,
                                       Random& random) {
  std::vector<ZoneId> all, lively;
  for (const auto& [zone, cost] : reachable) {
    all.push_back(zone);
    const auto region_here = region_of(p, zone);
    const bool hostile = region_here && region(p.state, *region_here).controller != camp;
    if (has_units(p, zone, other(camp)) || hostile || p.tables.zone(zone).people) lively.push_back(zone);
  }
  if (all.empty()) return std::nullopt;
  if (!lively.empty() && !random.one_in(3)) return random.pick(lively);
  return random.pick(all);
}

bool enemy_region(Position p, Camp camp, ZoneId zone) {
  const auto in = region_of(p, zone);
  return in && region(p.state, *in).controller == other(camp);
}

// AIE-3.3.2b  The cities of an enemy who has few regions left: without them his leaders have no way in.
void last_cities(Position p, Camp camp, std::set<ZoneId>& found) {
  std::vector<RegionId> his;
  for (const Region& r : p.state.region)
    if (r.controller == other(camp)) his.push_back(r.id);
  if (his.size() > 2) return;
  for (const RegionId& id : his)
    for (const ZoneId& zone : p.tables.region(id).zones)
      if (p.tables.zone(zone).city && !has_land_units(p, zone, camp)) found.insert(zone);
}

bool only_peoples(Position p, const std::vector<UnitId>& units) {
  return !units.empty() &&
         std::ranges::none_of(units, [&](const UnitId& id) { return counts_as_roman(p, id); });
}

// Where a stack that has a quarry would find it.
std::set<ZoneId> quarry(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                        const std::vector<UnitId>& units) {
  std::set<ZoneId> found;
  const auto holds_face = [&](Face face) {
    return counter_with(p, seat_of(p.state, camp), face).has_value();
  };
  const auto any = [&](auto test) { return std::ranges::any_of(leaders, test); };
  // AIE-10.1e  Caesar's avengers make for the murderers.
  if (camp == Camp::caesarian)
    for (const Leader& l : p.state.leader)
      if (on_map(l) && is_active_assassin(p, l.id)) found.insert(l.zone);
  if (!leaders.empty()) last_cities(p, camp, found);
  // AIE-3.6.4a  A Pretender for the Party leaders of the camp that he left.
  if (any([&](const LeaderId& id) { return is_pretender(p, id); }))
    for (const LeaderId& id : party_leaders(p, other(camp)))
      if (on_map(leader(p.state, id))) found.insert(leader(p.state, id).zone);
  // AIE-6.3i  Veni, Vidi, Vici wants a Party leader against peoples alone. AIE-6.3l  The shot wants Parthians
  // against Romans.
  const bool veni =
      holds_face(Face::veni_vidi_vici) && any([&](const LeaderId& id) { return is_party_leader(p, id); });
  const bool shot = holds_face(Face::parthian_shot) && std::ranges::any_of(units, [&](const UnitId& id) {
                      return p.tables.unit(id).people == kParthi;
                    });
  for (const ZoneInfo& zone : p.tables.zones) {
    const std::vector<UnitId> enemies =
        veni || shot ? units_in(p, zone.id, other(camp)) : std::vector<UnitId>();
    if (!enemies.empty() && (only_peoples(p, enemies) ? veni : shot)) found.insert(zone.id);
  }
  return found;
}

// The reachable zone from which it is least far to the quarry.
std::optional<ZoneId> towards(Position p, const std::set<ZoneId>& wanted,
                              const std::map<ZoneId, int>& reachable) {
  std::optional<ZoneId> best;
  int least = 0;
  for (const auto& [zone, cost] : reachable)
    for (const ZoneId& goal : wanted) {
      const std::optional<int> way = land_distance(p.tables, zone, goal);
      if (!way || (best && *way >= least)) continue;
      best = zone;
      least = *way;
    }
  return best;
}

int command(Position p, const std::vector<LeaderId>& leaders) {
  int cc = 0;
  for (const LeaderId& id : leaders) cc += values(p, id).cc;
  return cc;
}

std::optional<Order> march(Position p, Camp camp, ZoneId zone, Random& random) {
  const std::vector<LeaderId> present = leaders_in(p, zone, camp);
  const std::vector<UnitId> army = land_units_in(p, zone, camp);
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  if (!present.empty() && !random.one_in(5)) {
    leaders = some_of(present, 1, random);
    const bool hunted =
        std::ranges::any_of(leaders, [&](const LeaderId& id) { return is_active_assassin(p, id); });
    const bool alone = random.one_in(hunted ? 2 : 100);
    units = at_most(some_of(army, alone || random.one_in(3) ? 0 : static_cast<int>(army.size()), random),
                    alone ? 0 : command(p, leaders));
  } else if (!army.empty()) {
    units = {random.pick(army)};
  }
  if (leaders.empty() && units.empty()) return std::nullopt;
  const std::map<ZoneId, int> reachable = destinations(p, camp, leaders, units, zone);
  std::optional<ZoneId> to;
  if (!units.empty() && !random.one_in(4)) to = towards(p, quarry(p, camp, leaders, units), reachable);
  if (!to) to = pick_destination(p, camp, reachable, random);
  if (!to) return std::nullopt;
  return order_of(complete_path(p, camp, Move{leaders, units, zone, {Leg{*to, {}}}}));
}

// Who has a quarry of his own leaves nothing to chance: Party leaders, Pretenders, the Parthian chiefs.
std::optional<Order> hunt(Position p, Camp camp, const Leader& hunter) {
  const LeaderInfo& info = p.tables.leader(hunter.id);
  if (!hunter.party_leader && !is_pretender(p, hunter.id) && info.people != kParthi) return std::nullopt;
  std::vector<UnitId> units = land_units_in(p, hunter.zone, camp);
  std::erase_if(units, [&](const UnitId& id) { return p.tables.unit(id).people != info.people; });
  units = at_most(units, values(p, hunter.id).cc);
  if (units.empty() || p.tables.zone(hunter.zone).sea) return std::nullopt;
  const std::set<ZoneId> goals = quarry(p, camp, {hunter.id}, units);
  if (goals.empty()) return std::nullopt;
  const auto to = towards(p, goals, destinations(p, camp, {hunter.id}, units, hunter.zone));
  if (!to) return std::nullopt;
  return order_of(complete_path(p, camp, Move{{hunter.id}, units, hunter.zone, {Leg{*to, {}}}}));
}

// AIE-3.7.3b  A region is taken zone by zone: single units go to the empty zones around.
bool spread(Position p, Camp camp, ZoneId zone, Random& random, std::vector<Order>& orders) {
  const std::vector<UnitId> army = land_units_in(p, zone, camp);
  std::size_t next = 0;
  for (const Border& border : p.tables.zone(zone).borders) {
    const bool empty = !has_units(p, border.to, camp) && !has_units(p, border.to, other(camp));
    if (next + 1 >= army.size() || !empty || !enemy_region(p, camp, border.to) || random.one_in(3)) continue;
    orders.push_back(order_of(Move{{}, {army[next++]}, zone, {Leg{border.to, {}}}}));
  }
  return next > 0;
}

// AIE-3.4.2i, m  Fleets that carry an army, or meet one, at sea.
std::optional<ZoneId> naval_destination(Position p, Camp camp, const std::map<ZoneId, int>& reachable,
                                        Random& random) {
  std::vector<ZoneId> hunting, open;
  for (const auto& [zone, cost] : reachable) {
    if (!p.tables.zone(zone).sea) continue;
    open.push_back(zone);
    if (has_naves(p, zone, other(camp))) hunting.push_back(zone);
  }
  if (!hunting.empty() && !random.one_in(3)) return random.pick(hunting);
  if (!open.empty() && random.one_in(2)) return random.pick(open);
  return pick_destination(p, camp, reachable, random);
}

std::optional<Order> voyage(Position p, Camp camp, ZoneId zone, Random& random) {
  const std::vector<UnitId> fleet = naves_in(p, zone, camp);
  const std::vector<LeaderId> present = leaders_in(p, zone, camp);
  if (fleet.empty() || present.empty()) return std::nullopt;
  const std::vector<LeaderId> leaders = some_of(present, 1, random);
  const std::vector<UnitId> naves = random.one_in(3) ? some_of(fleet, 1, random) : fleet;
  const int room = std::min(command(p, leaders), 3 * static_cast<int>(naves.size()));
  std::vector<UnitId> cargo =
      at_most(some_of(land_units_in(p, zone, camp), random.one_in(3) ? 0 : 3, random), room);
  // What is aboard at sea stays aboard: a fleet at sea takes all of it along.
  if (p.tables.zone(zone).sea) cargo = land_units_in(p, zone, camp);
  while (!cargo.empty() && !cargo_fits(p, naves, cargo)) cargo.pop_back();
  const auto to = naval_destination(p, camp, sea_destinations(p, camp, leaders, naves, cargo, zone), random);
  if (!to) return std::nullopt;
  return order_of(complete_path(p, camp, Sail{leaders, naves, cargo, zone, {*to}}));
}

// Where these moves would meet enemies.
std::vector<ZoneId> battlefields(Position p, Camp camp, const std::vector<Order>& orders) {
  std::vector<ZoneId> found;
  for (const Order& order : orders) {
    ZoneId end;
    if (const auto* move = std::get_if<Move>(&order.body)) end = move->path.back().zone;
    if (const auto* sail = std::get_if<Sail>(&order.body)) end = sail->path.back();
    if (!end.empty() && has_units(p, end, other(camp))) found.push_back(end);
  }
  return found;
}

}  // namespace

std::vector<Order> propose_smc(Position p, Camp camp, Random& random) {
  std::vector<Order> orders;
  if (random.one_in(25)) return {order_of(Pass{random.one_in(4)})};
  std::set<ZoneId> zones;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && side(p, u.id) == camp) zones.insert(u.zone);
  for (const Leader& l : p.state.leader)
    if (on_map(l) && side(p, l.id) == camp) zones.insert(l.zone);
  for (const Leader& l : p.state.leader) {
    if (!on_map(l) || side(p, l.id) != camp || random.one_in(4)) continue;
    if (auto order = hunt(p, camp, l)) {
      orders.push_back(*order);
      zones.erase(l.zone);
    }
  }
  for (const ZoneId& zone : zones) {
    if (random.one_in(2)) continue;
    if (random.one_in(2) && spread(p, camp, zone, random, orders)) continue;
    const bool sail = p.tables.zone(zone).sea || random.one_in(2);
    if (auto order = sail ? voyage(p, camp, zone, random) : march(p, camp, zone, random))
      orders.push_back(*order);
  }
  const std::vector<ZoneId> fields = battlefields(p, camp, orders);
  for (Order& play : propose_plays(p, camp, Phase::e, random, fields)) orders.push_back(std::move(play));
  if (orders.empty()) orders.push_back(order_of(Pass{false}));
  return orders;
}

std::vector<Order> propose_reaction(Position p, Camp camp, const std::vector<ZoneId>& zones, Random& random) {
  std::vector<Order> orders;
  for (const ZoneId& zone : zones) {
    const std::vector<LeaderId> present = leaders_in(p, zone, camp);
    if (!present.empty() && random.one_in(2)) {
      Evade evade;
      evade.leader = random.pick(present);
      orders.push_back(order_of(evade));
    } else if (random.one_in(3)) {
      orders.push_back(order_of(Stand{zone}));
    }
    if (has_naves(p, zone, camp) && random.one_in(3)) {
      Evade evade;
      evade.zone = zone;
      evade.fleet = true;
      orders.push_back(order_of(evade));
    }
  }
  for (Order& play : propose_plays(p, camp, Phase::e, random, zones)) orders.push_back(std::move(play));
  return orders;
}

}  // namespace adj::alea
