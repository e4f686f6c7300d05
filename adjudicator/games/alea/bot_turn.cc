// Random orders for set-up, phases B to D, and the winter.

#include <algorithm>

#include "adjudicator/games/alea/bot.h"

namespace adj::alea {

std::vector<Order> propose_deployment(Position p, Camp camp, Random& random) {
  if (random.one_in(2)) return {order_of(DeployDefault{})};
  // The default with some stacks elsewhere: what the rules refuse, or leave incomplete, falls back to the
  // default.
  std::vector<Order> orders;
  const ScenarioInfoAlea& played = scenario(p);
  for (const Deployment& stack : played.deployment.at(camp)) {
    Deploy deploy{stack.leaders, stack.units, stack.zone, false};
    if (stack.roma_box) {
      std::erase(deploy.leaders, *stack.roma_box);
      orders.push_back(order_of(Deploy{{*stack.roma_box}, {}, kRomaZone, true}));
    }
    const auto in = region_of(p, stack.zone);
    if (in && random.one_in(3)) deploy.zone = random.pick(p.tables.region(*in).zones);
    if (in && random.one_in(12))
      deploy.zone = random.pick(p.tables.region(random.pick(p.tables.regions).id).zones);
    if (!deploy.leaders.empty() || !deploy.units.empty()) orders.push_back(order_of(std::move(deploy)));
  }
  return orders;
}

namespace {

// AIE-5.1.1f  25 legions or fewer, 40 or more, endanger the Republic: players keep clear of both.
constexpr int kScarceLegions = 28, kPlentyOfLegions = 36;

bool enters_now(Position p, const Leader& l) {
  if (l.where == Where::returning) return true;
  if (l.where != Where::waiting) return false;
  const LeaderInfo& info = p.tables.leader(l.id);
  return info.entry == EntryKind::year ? info.entry_year == p.state.year : p.state.late_leaders_due;
}

void propose_entries(Position p, Camp camp, Random& random, std::vector<Order>& orders) {
  std::vector<ZoneId> cities;
  for (const ZoneInfo& zone : p.tables.zones)
    if (zone.city && zone.region && region(p.state, *zone.region).controller == camp)
      cities.push_back(zone.id);
  for (const Leader& l : p.state.leader)
    if (enters_now(p, l) && !cities.empty() && random.one_in(2))
      orders.push_back(order_of(Enter{l.id, random.pick(cities)}));
}

void propose_diplomacy(Position p, Camp camp, Random& random, std::vector<Order>& orders) {
  for (const PeopleId& id : {kAegyptii, kPontici, kNumidae}) {
    if (!random.one_in(2)) continue;
    const std::vector<LeaderId> chiefs = party_leaders(p, camp);
    Order order = order_of(Diplomacy{id, chiefs.empty() ? std::nullopt : std::optional(random.pick(chiefs))});
    order.conditions.push_back({ConditionKind::people_at_war, {}, 0, 1, {}, id, {}});
    orders.push_back(std::move(order));
  }
}

void propose_administration(Position p, Camp camp, Random& random, std::vector<Order>& orders) {
  std::vector<LeaderId> mine;
  std::vector<UnitId> legions, recruits;
  for (const Leader& l : p.state.leader)
    if (on_map(l) && p.tables.leader(l.id).roman() && l.camp == camp) mine.push_back(l.id);
  for (const Unit& u : p.state.unit) {
    if (u.camp != camp || !p.tables.unit(u.id).roman()) continue;
    if (on_map(u) && p.tables.unit(u.id).type == UnitType::legio) legions.push_back(u.id);
    if (u.where == Where::region_box) recruits.push_back(u.id);
  }
  if (!mine.empty() && random.one_in(3)) orders.push_back(order_of(Nominate{random.pick(mine)}));
  if (mine.size() > 1 && random.one_in(4)) orders.push_back(order_of(Succession{some_of(mine, 1, random)}));
  for (const UnitId& id : recruits)
    if (random.one_in(2))
      orders.push_back(
          order_of(PlaceUnits{{id}, random.pick(p.tables.region(unit(p.state, id).region).zones)}));
  const int most = legions_on_map(p);
  if (most > kScarceLegions && random.one_in(most > kPlentyOfLegions ? 3 : 6)) {
    std::vector<UnitId> some = some_of(legions, 0, random);
    if (some.size() > 3) some.resize(3);
    for (const UnitId& id : some) orders.push_back(order_of(Disband{{id}}));
  }
}

}  // namespace

std::vector<Order> propose_turn(Position p, Camp camp, Random& random) {
  std::vector<Order> orders;
  for (const Phase phase : {Phase::b, Phase::c})
    for (Order& play : propose_plays(p, camp, phase, random)) orders.push_back(std::move(play));
  propose_entries(p, camp, random, orders);
  propose_diplomacy(p, camp, random, orders);
  propose_administration(p, camp, random, orders);
  if (p.state.phase <= Phase::b && random.one_in(12)) orders.push_back(order_of(Hold{Phase::c}));
  if (p.state.phase <= Phase::b && random.one_in(12)) orders.push_back(order_of(Hold{Phase::d}));
  return orders;
}

namespace {

void propose_quarters(Position p, Camp camp, Random& random, std::vector<Order>& orders) {
  std::vector<ZoneId> cities;
  for (const ZoneInfo& zone : p.tables.zones)
    if (zone.city && zone.region && region(p.state, *zone.region).controller == camp)
      cities.push_back(zone.id);
  if (cities.empty()) return;
  for (const ZoneInfo& zone : p.tables.zones) {
    if (!random.one_in(3)) continue;
    if (has_units(p, zone.id, camp)) {
      orders.push_back(order_of(Winter{zone.id, std::nullopt, random.pick(cities)}));
    } else {
      for (const LeaderId& id : leaders_in(p, zone.id, camp))
        orders.push_back(order_of(Winter{std::nullopt, id, random.pick(cities)}));
    }
  }
}

}  // namespace

std::vector<Order> propose_winter(Position p, Camp camp, Random& random) {
  std::vector<Order> orders;
  for (Order& play : propose_plays(p, camp, Phase::f, random)) orders.push_back(std::move(play));
  propose_quarters(p, camp, random, orders);
  const bool more = legions_on_map(p) <= kPlentyOfLegions;
  if (!random.one_in(4)) orders.push_back(order_of(RecruitPolicy{more != random.one_in(4)}));
  const std::vector<CounterId> held = hand(p.state, seat_of(p.state, camp));
  if (held.size() > 3) orders.push_back(order_of(Discard{{random.pick(held)}, false}));
  return orders;
}

std::vector<Order> propose_murder(Position p, const Decision& decision, Random& random) {
  // Mostly what the rules would take anyway, now and then with one piece changed.
  Orders orders = std::get<Orders>(Alea::fallback(p.tables, p.state, decision));
  if (!orders.list.empty() && random.one_in(3)) orders.list.pop_back();
  return orders.list;
}

}  // namespace adj::alea
