// AIE-8.2  Where a force may go that avoids a combat or has lost one.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

namespace {

bool acts_roman(Position p, const Force& force) {
  if (!force.units.empty())
    return std::ranges::any_of(force.units, [&](const UnitId& id) { return counts_as_roman(p, id); });
  return std::ranges::any_of(force.leaders, [&](const LeaderId& id) { return counts_as_roman(p, id); });
}

// AIE-8.2f, g  Nobody crosses the borders of the Republic away from his own side of them. RUL-13  The homes
// of allies are friendly ground.
bool crosses_border(Position p, const Force& force, ZoneId from, ZoneId to) {
  if (acts_roman(p, force))
    return inside_republic(p, from) && !inside_republic(p, to) && !allied_home(p, to, force.camp);
  return !inside_republic(p, from) && inside_republic(p, to);
}

// Links over the water, to sea zones and coasts.
std::vector<ZoneId> sea_neighbours(const Tables& tables, ZoneId from) {
  const ZoneInfo& zone = tables.zone(from);
  if (!zone.sea) return zone.seas;
  std::vector<ZoneId> found = zone.sea_links;
  found.insert(found.end(), zone.coast.begin(), zone.coast.end());
  return found;
}

}  // namespace

std::vector<ZoneId> land_refuges(Position p, const Force& force, ZoneId from,
                                 const std::set<ZoneId>& barred) {
  std::vector<ZoneId> found;
  for (const Border& border : p.tables.zone(from).borders) {
    const ZoneId to = border.to;
    if (barred.contains(to) || has_units(p, to, other(force.camp))) continue;
    if (crosses_border(p, force, from, to)) continue;
    if (!may_be_in(p, force.camp, force.leaders, force.units, to)) found.push_back(to);
  }
  return found;
}

// A coast with enemies on it is no refuge either, whether land units or naves hold it.
std::vector<ZoneId> sea_refuges(Position p, const Force& fleet, ZoneId from) {
  std::vector<ZoneId> found;
  for (const ZoneId& to : sea_neighbours(p.tables, from)) {
    const bool enemies =
        p.tables.zone(to).sea ? has_naves(p, to, other(fleet.camp)) : has_units(p, to, other(fleet.camp));
    if (!enemies && !may_be_in(p, fleet.camp, fleet.leaders, fleet.units, to)) found.push_back(to);
  }
  return found;
}

std::set<ZoneId> where_from(const Engagement& e, ZoneId zone) {
  const auto at = e.moves.entered_from.find(zone);
  return at == e.moves.entered_from.end() ? std::set<ZoneId>() : at->second;
}

void put_force(State& s, const Force& force, ZoneId to) {
  for (const LeaderId& id : force.leaders) put(s, id, to);
  for (const UnitId& id : force.units) put(s, id, to);
}

void after_arrival(AleaTable& t, const Force& force, ZoneId to) {
  test_plague(t, force.leaders, force.units, to);
  lose_excess_cargo(t);
}

}  // namespace adj::alea
