// Lines for the form of phases B to D and of winter.

#include <algorithm>

#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

// One line per face in hand that belongs to the phase, on its first possible target.
void add_plays(const Reader& r, Camp camp, Phase phase, std::vector<Order>& orders) {
  for (const CounterId& id : hand(r.p.state, r.seat)) {
    const CounterInfo& counter = r.p.tables.counter(id);
    for (const Face face : {counter.first, counter.second}) {
      if (r.p.tables.face(face).phase != phase) continue;
      const std::vector<Play> plays = possible_plays(r.p, camp, face);
      if (plays.empty()) continue;
      Order order = plain_order(plays.front());
      if (face == Face::initiative || face == Face::janus)
        order.conditions.push_back({ConditionKind::lost_initiative, {}, 0, 1, {}, {}, {}});
      if (face == Face::imperium)
        order.conditions.push_back({ConditionKind::spqr, Comparison::greater_equal, 4, 1, {}, {}, {}});
      if (std::ranges::find(orders, order) == orders.end()) orders.push_back(std::move(order));
    }
  }
}

void add_entries(const Reader& r, Camp camp, std::vector<Order>& orders) {
  for (const LeaderId& id : entering_leaders(r.p, camp)) {
    // Beside a Party leader, as silence would have it (4.C.1); else the first zone.
    std::vector<ZoneId> zones = entry_choices(r.p, camp, id);
    const auto beside = std::ranges::find_if(zones, [&](ZoneId zone) {
      return std::ranges::any_of(leaders_in(r.p, zone, camp),
                                 [&](LeaderId l) { return is_party_leader(r.p, l); });
    });
    orders.push_back(plain_order(Enter{id, beside == zones.end() ? zones.front() : *beside}));
  }
}

// 4.D.5  Where most friends stand.
void add_reinforcements(const Reader& r, Camp camp, std::vector<Order>& orders) {
  std::map<ZoneId, std::vector<UnitId>> placed;
  for (const Unit& u : r.p.state.unit) {
    if (u.where != Where::region_box || u.camp != camp) continue;
    std::optional<ZoneId> best;
    const auto pf = [&](ZoneId zone) { return strength(r.p, units_in(r.p, zone, camp)); };
    for (const ZoneId& zone : r.p.tables.region(u.region).zones)
      if (!refuse(r.p, camp, PlaceUnits{{u.id}, zone}) && (!best || pf(zone) > pf(*best))) best = zone;
    if (best) placed[*best].push_back(u.id);
  }
  for (const auto& [zone, units] : placed) orders.push_back(plain_order(PlaceUnits{units, zone}));
}

void add_diplomacy(const Reader& r, Camp camp, std::vector<Order>& orders) {
  for (const PeopleInfo& info : r.p.tables.peoples) {
    if (!info.can_give_allegiance) continue;
    const std::vector<LeaderId> leaders = party_leaders(r.p, camp);
    if (leaders.empty()) return;
    Order order = plain_order(Diplomacy{info.id, leaders.front()});
    order.conditions.push_back({ConditionKind::people_at_war, {}, 0, 1, {}, info.id, {}});
    orders.push_back(std::move(order));
  }
}

void add_politics(const Reader& r, Camp camp, std::vector<Order>& orders) {
  std::vector<LeaderId> fit = fit_for_party_leader(r.p, camp);
  std::ranges::stable_sort(fit, std::greater<>(), [&](LeaderId id) { return values(r.p, id).cp; });
  for (const LeaderId& id : fit)
    if (!refuse(r.p, camp, Nominate{id})) {
      orders.push_back(plain_order(Nominate{id}));
      break;
    }
  std::erase_if(fit, [&](LeaderId id) { return is_party_leader(r.p, id); });
  if (fit.size() > 3) fit.resize(3);
  if (!fit.empty()) orders.push_back(plain_order(Succession{fit}));
}

// A line for each event of one kind that winter would tell about this camp.
template <class E, class Make>
void add_from(const std::vector<Told<Event>>& events, Camp camp, Make make, std::vector<Order>& orders) {
  for (const Told<Event>& told : events)
    if (const E* e = told.event.get_if<E>(); e && e->camp == camp) orders.push_back(plain_order(make(*e)));
}

}  // namespace

Suggestions suggest_turn(const Reader& r, Camp camp, bool b, bool c, bool d) {
  Suggestions form;
  if (b) add_entries(r, camp, form.lines);
  if (d) add_reinforcements(r, camp, form.lines);
  if (b) add_plays(r, camp, Phase::b, form.examples);
  if (c) add_plays(r, camp, Phase::c, form.examples);
  if (c) add_diplomacy(r, camp, form.examples);
  if (d) add_politics(r, camp, form.examples);
  if (b) {
    form.examples.push_back(plain_order(Hold{Phase::c}));
    form.examples.push_back(plain_order(Hold{Phase::d}));
  }
  return form;
}

Suggestions suggest_winter(const Reader& r, Camp camp) {
  Suggestions form;
  const std::vector<Told<Event>> events = silent_winter(r.p);
  const auto winter = [](const WinterMoved& e) {
    if (e.cause == Name("alone")) return Winter{std::nullopt, e.leaders.front(), e.to};
    return Winter{e.from, std::nullopt, e.to};
  };
  const auto garrison = [](const GarrisonMoved& e) { return Garrison{e.region, e.from, e.units}; };
  add_from<WinterMoved>(events, camp, winter, form.lines);
  add_from<GarrisonMoved>(events, camp, garrison, form.lines);
  form.lines.push_back(plain_order(RecruitPolicy{false}));
  const std::vector<CounterId> discarded = counters_to_discard(r.p, r.seat, {});
  if (!discarded.empty()) form.lines.push_back(plain_order(Discard{discarded, false}));
  form.examples.push_back(plain_order(RecruitPolicy{true}));
  add_from<Recruited>(
      events, camp,
      [](const Recruited& e) {
        return Recruit{e.region, e.units};
      },
      form.examples);
  add_plays(r, camp, Phase::f, form.examples);
  return form;
}

}  // namespace adj::alea
