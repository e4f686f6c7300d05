// Lines for the form of phase E.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

// Towards an enemy if one can be reached, else the nearest zone.
std::optional<ZoneId> example_destination(Position p, Camp camp, const std::map<ZoneId, int>& ways) {
  std::optional<ZoneId> best;
  const auto rank = [&](ZoneId zone) {
    return std::tuple(!has_units(p, zone, other(camp)), ways.at(zone), p.tables.zone(zone).order);
  };
  for (const auto& [zone, cost] : ways)
    if (!best || rank(zone) < rank(*best)) best = zone;
  return best;
}

std::optional<Order> march(Position p, Camp camp, const OwnStack& stack) {
  if (p.tables.zone(stack.zone).sea) return std::nullopt;
  std::vector<UnitId> units = stack.land;
  const std::size_t most = stack.leaders.empty() ? 1 : static_cast<std::size_t>(std::max(0, stack.cc));
  if (units.size() > most) units.resize(most);
  if (units.empty() && stack.leaders.empty()) return std::nullopt;
  const auto to = example_destination(p, camp, destinations(p, camp, stack.leaders, units, stack.zone));
  if (!to) return std::nullopt;
  return plain_order(complete_path(p, camp, Move{stack.leaders, units, stack.zone, {Leg{*to, {}}}}));
}

std::optional<Order> voyage(Position p, Camp camp, const OwnStack& stack) {
  if (stack.naves.empty() || stack.leaders.empty()) return std::nullopt;
  std::vector<UnitId> cargo = stack.land;
  if (static_cast<int>(cargo.size()) > stack.cc)
    cargo.resize(static_cast<std::size_t>(std::max(0, stack.cc)));
  while (!cargo.empty() && !cargo_fits(p, stack.naves, cargo)) cargo.pop_back();
  const auto to =
      example_destination(p, camp, sea_destinations(p, camp, stack.leaders, stack.naves, cargo, stack.zone));
  if (!to) return std::nullopt;
  return plain_order(complete_path(p, camp, Sail{stack.leaders, stack.naves, cargo, stack.zone, {*to}}));
}

// 7.1  The SMC that was stopped on its way out of the queue: it can be taken up again.
void add_stopped(const Reader& r, std::vector<Order>& orders) {
  const auto own = r.p.state.orders.find(r.seat);
  if (own == r.p.state.orders.end() || !own->second.queue_stopped) return;
  for (const QueuedSmc& queued : own->second.queue)
    if (queued.serial == own->second.stopped_serial)
      orders.insert(orders.end(), queued.orders.begin(), queued.orders.end());
}

}  // namespace

Suggestions suggest_smc(const Reader& r, Camp camp) {
  Suggestions form{fallback_for(r.p, SmcOrders{r.seat, camp, 0}).list, {}};
  add_stopped(r, form.examples);
  for (const OwnStack& stack : stacks_of_camp(r.p, camp)) {
    if (neutralised(r.p, stack.zone)) continue;
    if (auto order = march(r.p, camp, stack)) form.examples.push_back(std::move(*order));
    if (auto order = voyage(r.p, camp, stack)) form.examples.push_back(std::move(*order));
  }
  return form;
}

Suggestions suggest_reaction(const Reader& r, const ReactionOrders& d) {
  Suggestions form;
  for (const ZoneId& zone : d.zones) {
    if (!r.p.tables.zone(zone).sea) form.lines.push_back(plain_order(Stand{zone}));
    const std::vector<LeaderId> leaders = able_to_evade(r.p, d.camp, zone);
    if (leaders.empty()) continue;
    Evade evade;
    evade.leader = leaders.front();
    form.examples.push_back(plain_order(evade));
    if (!has_naves(r.p, zone, d.camp)) continue;
    Evade fleet;
    fleet.zone = zone;
    fleet.fleet = true;
    form.examples.push_back(plain_order(fleet));
  }
  return form;
}

}  // namespace adj::alea
