// AIE-7.2  Distances over the map, prohibitions ignored, and the order in which zones are preferred by
// default (7.3).

#include <algorithm>
#include <queue>
#include <tuple>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

struct Costs {
  std::vector<int> cost;       // by zone order; kFar: no way
  std::vector<ZoneId> before;  // the zone from which it is reached
};

int coast_cost(const ZoneInfo& land) { return land.port ? 0 : 1; }  // AIE-3.4.2e

template <class Visit>
void each_sea_step(const Tables& tables, const ZoneInfo& zone, Visit visit) {
  if (!zone.sea) {
    for (const ZoneId& sea : zone.seas)
      if (tables.zone(sea).navigable) visit(sea, coast_cost(zone));
    return;
  }
  for (const ZoneId& sea : zone.sea_links)
    if (tables.zone(sea).navigable) visit(sea, 1);
  for (const ZoneId& land : zone.coast) visit(land, coast_cost(tables.zone(land)));
}

Costs costs_from(const Tables& tables, ZoneId from, bool by_sea_too) {
  Costs found{std::vector<int>(tables.zones.size(), kFar), std::vector<ZoneId>(tables.zones.size())};
  using Cheapest = std::pair<int, int>;  // cost, zone order
  std::priority_queue<Cheapest, std::vector<Cheapest>, std::greater<>> open;
  const auto reach = [&](ZoneId zone, int cost, ZoneId before) {
    const int order = tables.zone(zone).order;
    int& best = found.cost[static_cast<std::size_t>(order)];
    if (cost >= best) return;
    best = cost;
    found.before[static_cast<std::size_t>(order)] = before;
    open.push({cost, order});
  };
  reach(from, 0, ZoneId());
  while (!open.empty()) {
    const auto [cost, order] = open.top();
    open.pop();
    if (cost > found.cost[static_cast<std::size_t>(order)]) continue;
    const ZoneInfo& zone = tables.zones[static_cast<std::size_t>(order)];
    for (const Border& border : zone.borders) reach(border.to, cost + border.cost, zone.id);
    if (by_sea_too)
      each_sea_step(tables, zone, [&, cost = cost](ZoneId to, int step) { reach(to, cost + step, zone.id); });
  }
  return found;
}

int cost_at(const Tables& tables, const std::vector<int>& costs, ZoneId zone) {
  return costs[static_cast<std::size_t>(tables.zone(zone).order)];
}

}  // namespace

void measure_distances(Tables& tables) {
  for (const ZoneInfo& zone : tables.zones) {
    tables.land_costs.push_back(costs_from(tables, zone.id, false).cost);
    tables.all_costs.push_back(costs_from(tables, zone.id, true).cost);
  }
}

const std::vector<int>& land_costs_from(const Tables& tables, ZoneId from) {
  return tables.land_costs[static_cast<std::size_t>(tables.zone(from).order)];
}

std::vector<ZoneId> plain_way(const Tables& tables, ZoneId from, ZoneId to) {
  const Costs costs = costs_from(tables, from, false);
  std::vector<ZoneId> way;
  if (cost_at(tables, costs.cost, to) == kFar) return way;
  for (ZoneId zone = to; zone != from; zone = costs.before[static_cast<std::size_t>(tables.zone(zone).order)])
    way.push_back(zone);
  std::ranges::reverse(way);
  return way;
}

std::optional<int> land_distance(const Tables& tables, ZoneId from, ZoneId to) {
  if (tables.zone(from).sea || tables.zone(to).sea) return std::nullopt;
  const int cost = cost_at(tables, land_costs_from(tables, from), to);
  return cost == kFar ? std::nullopt : std::optional<int>(cost);
}

int winter_distance(const Tables& tables, ZoneId from, ZoneId to) {
  if (const auto by_land = land_distance(tables, from, to)) return *by_land;
  // Any zone within reach by land is nearer than one across the sea.
  return kFar + cost_at(tables, tables.all_costs[static_cast<std::size_t>(tables.zone(from).order)], to);
}

namespace {

// 7.3  Land: friends, own region, city, cheapest, order.
auto land_rank(Position p, Camp camp, ZoneId from, const std::vector<int>& costs, ZoneId zone) {
  const ZoneInfo& info = p.tables.zone(zone);
  const Border* border = p.tables.border(from, zone);
  const int cost = border ? border->cost : cost_at(p.tables, costs, zone);
  const bool friends = has_units(p, zone, camp);
  const bool own_region = info.region && region(p.state, *info.region).controller == camp;
  return std::tuple(!friends, !own_region, !info.city, cost, info.order);
}

// 7.3  Fleets: a port held by friends, a port without enemy land units, the sea zone with fewest enemy PF.
auto fleet_rank(Position p, Camp camp, ZoneId zone) {
  const ZoneInfo& info = p.tables.zone(zone);
  int kind = info.sea ? 2 : 3;
  if (info.port && has_units(p, zone, camp))
    kind = 0;
  else if (info.port && !has_land_units(p, zone, other(camp)))
    kind = 1;
  const int enemy = kind == 2 ? strength(p, units_in(p, zone, other(camp))) : 0;
  return std::tuple(kind, enemy, info.order);
}

template <class Rank>
std::vector<ZoneId> sorted_by(std::vector<ZoneId> zones, Rank rank) {
  std::ranges::sort(zones, [&](const ZoneId& a, const ZoneId& b) { return rank(a) < rank(b); });
  return zones;
}

}  // namespace

std::vector<ZoneId> best_refuges(Position p, Camp camp, ZoneId from, bool fleet,
                                 std::vector<ZoneId> candidates) {
  if (fleet) return sorted_by(std::move(candidates), [&](ZoneId zone) { return fleet_rank(p, camp, zone); });
  const std::vector<int>& costs = land_costs_from(p.tables, from);
  return sorted_by(std::move(candidates), [&](ZoneId zone) { return land_rank(p, camp, from, costs, zone); });
}

}  // namespace adj::alea
