// AIE-7  Movement over land: from zone to adjacent zone, what a step costs, where a party must stop, and how
// far it may go outside the Republic. Also every way open to a stack, for the choices offered and for gaps in
// orders.

#include <algorithm>
#include <queue>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

// AIE-3.4.1h, 4.3l  Closed to Roman and allied units except in transit.
bool closed(const Board& b, const Party& party, ZoneId zone) {
  return party.roman_like_units() && b.at(zone).soil == Soil::at_peace;
}

// AIE-3.4.1h (2)  Through the homes of peoples at peace a way leads from the Republic into the Republic; a
// party that starts outside it may also come home that way (AIE-EX-20).
Bar transit_bar(const Board& b, const Party& party, ZoneId start, const Footing& at, ZoneId zone) {
  const auto in_republic = [&](ZoneId z) { return b.at(z).soil == Soil::republic; };
  if (closed(b, party, zone))
    return in_republic(at.zone) || at.transit || !in_republic(start) ? Bar::none : Bar::no_transit;
  return at.transit && !in_republic(zone) ? Bar::no_transit : Bar::none;
}

// AIE-7.1a, c, d  Units stop where an enemy combat unit is; enemy leaders stop nobody, and nothing stops a
// leader without units.
bool must_stop(const Board& b, const Party& party, ZoneId zone) {
  return !party.units.empty() && b.at(zone).enemy_units > 0;
}

}  // namespace

// AIE-7.2  The border's cost counts the zone, rivers, straits and mountains.
Step take_step(const Board& b, const Party& party, ZoneId start, const Footing& at, const Border& border) {
  const ZoneId zone = border.to;
  Step step{Bar::none, {zone, at.cost + border.cost, at.steps + 1, at.republic, closed(b, party, zone)}};
  if (b.at(zone).soil == Soil::republic) step.to.republic = true;

  if (at.steps > 0 && must_stop(b, party, at.zone)) {
    step.bar = Bar::must_stop;
  } else if (!party.led()) {
    // AIE-3.4.1e, 4.3f  One zone, whatever it costs.
    if (at.steps > 0) step.bar = Bar::one_zone;
  } else if (step.to.cost > party.land_pm) {
    step.bar = Bar::too_far;
  }
  // AIE-4.3m  A people's leader does not walk about the Republic alone.
  if (party.lone_people_leader && b.at(zone).soil == Soil::republic) step.bar = Bar::alone_in_republic;
  if (step.bar == Bar::none) step.bar = entry_bar(b, party, at.zone, zone);
  if (step.bar == Bar::none) step.bar = transit_bar(b, party, start, at, zone);
  return step;
}

Bar end_bar(const Board& b, const Party& party, const Footing& at) {
  if (const Bar bar = stop_bar(b, party, at.zone); bar != Bar::none) return bar;
  // AIE-7.3a, RUL-24  Only the zones entered count; the single zone of units without leader may cost
  // anything.
  if (party.led() && !at.republic && at.cost > b.p.tables.constants.outside_limit) return Bar::outside_limit;
  return Bar::none;
}

bool may_end(const Board& b, const Party& party, const Footing& at) {
  if (end_bar(b, party, at) != Bar::none) return false;
  const Ground& g = b.at(at.zone);
  if (party.units.empty() && g.enemy_units > 0 && g.own_units == 0) return false;  // AIE-RUL-11
  return stacking_bar(b.p.tables, join(g.own, party.company)) == Bar::none;
}

namespace {

// Trails that differ in none of these lead on to the same zones.
std::size_t key_of(const Board& b, const Trail& trail, std::size_t named) {
  const std::size_t place = b.order(trail.at.zone) * 2 + (trail.at.republic ? 1U : 0U);
  return place * (named + 1) + trail.reached;
}

}  // namespace

std::vector<Trail> explore(const Board& b, const Party& party, ZoneId start, std::span<const ZoneId> named) {
  using Cheapest = std::pair<int, int>;  // cost, then the order of discovery
  std::priority_queue<Cheapest, std::vector<Cheapest>, std::greater<>> open;
  std::vector<Trail> trails{{Footing{start}, -1, 0, true}};
  std::vector<bool> known(b.ground.size() * 2 * (named.size() + 1), false);
  open.push({0, 0});
  while (!open.empty()) {
    const int index = open.top().second;
    open.pop();
    const Trail trail = trails[static_cast<std::size_t>(index)];
    const std::size_t key = key_of(b, trail, named.size());
    if (known[key]) continue;
    known[key] = true;
    if (!named.empty() && trail.reached == named.size()) continue;
    // Two named zones that touch are meant as one step; only gaps are closed.
    const bool direct = !named.empty() && trail.at_named_zone &&
                        b.p.tables.border(trail.at.zone, named[trail.reached]) != nullptr;
    for (const Border& border : b.info(trail.at.zone).borders) {
      if (direct && border.to != named[trail.reached]) continue;
      const Step step = take_step(b, party, start, trail.at, border);
      if (step.bar != Bar::none) continue;
      const bool hit = !named.empty() && border.to == named[trail.reached];
      trails.push_back({step.to, index, trail.reached + (hit ? 1 : 0), hit});
      open.push({step.to.cost, static_cast<int>(trails.size()) - 1});
    }
  }
  return trails;
}

std::vector<ZoneId> zones_along(const std::vector<Trail>& trails, std::size_t end) {
  std::vector<ZoneId> zones;
  for (std::size_t i = end; trails[i].previous >= 0; i = static_cast<std::size_t>(trails[i].previous))
    zones.push_back(trails[i].at.zone);
  std::ranges::reverse(zones);
  return zones;
}

std::map<ZoneId, int> destinations(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                                   const std::vector<UnitId>& units, ZoneId from) {
  const Board b(p, camp);
  if (pieces_refusal(b, Marks(p.state), leaders, units, from, false)) return {};
  const Party party(b, leaders, units);
  const Tether tied = tether(b, party, from, false);
  if (tied.held) return {};
  std::map<ZoneId, int> found;
  for (const Trail& trail : explore(b, party, from, {})) {
    const ZoneId zone = trail.at.zone;
    if (zone == from || (tied.kept_in && region_of(p, zone) != tied.kept_in)) continue;
    if (!may_end(b, party, trail.at) || unrest_refusal(b, party, from, trail.at)) continue;
    const auto [at, fresh] = found.emplace(zone, trail.at.cost);
    if (!fresh) at->second = std::min(at->second, trail.at.cost);
  }
  return found;
}

}  // namespace adj::alea
