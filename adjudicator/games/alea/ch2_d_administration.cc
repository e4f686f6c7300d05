// AIE-2.D  Administration: number of SMCs, event of the year, second Party leaders, natural deaths,
// reinforcements, disbanding.

#include <algorithm>

#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/ch_te_events.h"
#include "adjudicator/games/alea/order_fate.h"

namespace adj::alea {

// --- D.1, D.2

namespace {

constexpr int kDivinePeaceTotal = 2;  // AIE-TE.8

int draw_event(AleaTable& t) {
  EventDrawn drawn;
  drawn.d6 = t.d6("AIE-2.De", "event", "d6");
  drawn.d10 = t.d10("AIE-2.De", "event", "d10");  // AIE-0.1a: its 0 counts as zero
  drawn.number = drawn.d6 + drawn.d10;
  t.state().turn.event = drawn.number;
  t.tell("AIE-2.De", drawn);
  return drawn.number;
}

int total_after_event(int total, int event) {
  if (event == 7) return std::max(0, total - 1);  // AIE-TE.7
  if (event == 8) return kDivinePeaceTotal;
  return total;
}

// AIE-2.Db, c  The odd one goes to the initiative.
void split_smcs(State& s) {
  const Camp first = s.turn.initiative;
  s.turn.smc_left[first] = (s.turn.smc_total + 1) / 2;
  s.turn.smc_left[other(first)] = s.turn.smc_total / 2;
  s.turn.next_smc = first;
}

}  // namespace

// AIE-RUL-29  Sum, halving, event, split; event 10 adds its SMC beside the split. Later deaths change
// nothing.
void count_smcs(AleaTable& t) {
  State& s = t.state();
  s.phase = Phase::d;
  t.tell("AIE-2.Da", PhaseBegan{s.year, s.phase});
  SmcsCounted counted;
  counted.base = best_vs(t, Camp::caesarian) + best_vs(t, Camp::republican);  // AIE-2.Da, RUL-42
  int total = counted.base;
  if (s.halved_turns > 0) {  // AIE-3.5.3j, p
    --s.halved_turns;
    total /= 2;
    counted.halved = 1;
  }
  const int event = draw_event(t);
  apply_event(t, event);
  s.turn.smc_total = total_after_event(total, event);
  split_smcs(s);
  counted.total = s.turn.smc_total;
  counted.caesarian = s.turn.smc_left[Camp::caesarian];
  counted.republican = s.turn.smc_left[Camp::republican];
  t.tell("AIE-2.Dd", counted);
}

// --- W1d

namespace {

bool holds_for_d(const State& s, Seat seat) {
  const auto at = s.orders.find(seat);
  return at != s.orders.end() && std::ranges::any_of(at->second.turn, [](const Order& order) {
           const auto* hold = std::get_if<Hold>(&order.body);
           return hold && hold->phase == Phase::d;
         });
}

bool belongs_to_d(const Order& order) {
  return std::holds_alternative<Nominate>(order.body) || std::holds_alternative<Succession>(order.body) ||
         std::holds_alternative<PlaceUnits>(order.body) || std::holds_alternative<Disband>(order.body) ||
         std::holds_alternative<City>(order.body);
}

// AIE-TE.6  Which of several nearest cities: may be said again once the event is known.
std::optional<Refusal> refuse_city(Position p, Camp camp, const City& o) {
  const Json args = Json::Object{{"leader", o.leader.str()}, {"zone", o.zone.str()}};
  const auto at = p.state.turn.unrest.find(o.leader);
  if (at == p.state.turn.unrest.end() || side(p, o.leader) != camp)
    return refusal("AIE-TE.6", "no_unrest_for_leader", args);
  const std::vector<ZoneId> cities = unrest_cities(p, o.leader);
  if (std::ranges::find(cities, o.zone) == cities.end()) return refusal("AIE-TE.6", "not_nearest_city", args);
  return std::nullopt;
}

void choose_unrest_city(AleaTable& t, const City& o) {
  ZoneId& city = t.state().turn.unrest[o.leader];
  if (city == o.zone) return;
  city = o.zone;
  t.tell("AIE-TE.6", UnrestCity{o.leader, o.zone});
}

// The answer takes the place of what was sent for phase D in W1.
void take_administration_orders(AleaTable& t, const AdministrationOrders& asked, const Orders& answer) {
  std::vector<Order>& turn = t.state().orders[asked.seat].turn;
  std::erase_if(turn, belongs_to_d);
  turn.insert(turn.end(), answer.list.begin(), answer.list.end());
  carry_out<City>(t, asked.seat, answer.list, [&](const City& o) -> std::optional<Refusal> {
    if (auto refused = refuse_city(t, asked.camp, o)) return refused;
    choose_unrest_city(t, o);
    return std::nullopt;
  });
}

}  // namespace

void hold_d(AleaTable& t) {
  const State& s = t.state();
  std::vector<AdministrationOrders> asked;
  for (const Camp camp : in_initiative_order(s))
    asked.push_back({seat_of(s, camp), camp, holds_for_d(s, seat_of(s, camp))});
  if (std::ranges::none_of(asked, &AdministrationOrders::required)) return;
  const std::vector<Orders> answers = t.ask_all(asked);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    // Who left his orders as sent keeps all of them: what cannot be carried out is told when its turn comes.
    if (answers[i] == fallback_for(t, asked[i])) continue;
    take_administration_orders(t, asked[i], answers[i]);
  }
}

// --- D.3, D.4

namespace {

const std::vector<Order>& turn_orders(AleaTable& t, Camp camp) {
  return t.state().orders[seat_of(t.state(), camp)].turn;
}

}  // namespace

// AIE-2.Df
void nominate(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state())) {
    const std::vector<Order> orders = turn_orders(t, camp);
    carry_out<Nominate>(t, seat_of(t.state(), camp), orders, [&](const Nominate& o) {
      const std::optional<Refusal> refused = refuse(t, camp, o);
      if (!refused) name_party_leader(t, o.leader, camp, "nomination", "AIE-3.5.1c");
      return refused;
    });
  }
}

std::optional<int> death_figure(const LeaderInfo& info, int year) {
  for (const LeaderInfo::DeathBand& band : info.natural_death)
    if (year >= band.first_year && year <= band.last_year) return band.below;
  return std::nullopt;
}

// AIE-2.Dg
void natural_deaths(AleaTable& t) {
  for (const LeaderInfo& info : t.tables().leaders) {
    const std::optional<int> below = death_figure(info, t.state().year);
    if (!below || !on_map(leader(t.state(), info.id))) continue;
    const int roll = t.d10("AIE-TL.c", "natural_death", info.id.str());
    t.tell("AIE-TL.c", NaturalDeathTested{info.id, roll, *below, roll < *below});
    if (roll < *below) remove_leader(t, info.id, "natural_death", "AIE-TL.c");
  }
}

// --- D.5

namespace {

// AIE-3.3.2c, AIE-RUL-04  Recruits appear in a zone of their region with a city or port, naves in a port,
// where no enemy unit stands. AIE-RUL-06: they belong to whoever controls the region.
std::optional<Refusal> refuse_place(Position p, Camp camp, UnitId id, ZoneId zone) {
  const Unit& u = unit(p.state, id);
  const ZoneInfo& info = p.tables.zone(zone);
  const Json args = Json::Object{{"unit", id.str()}, {"zone", zone.str()}};
  if (u.where != Where::region_box) return refusal("AIE-9.4d", "unit_not_recruited", args);
  if (region(p.state, u.region).controller != camp)
    return refusal("AIE-3.3.2c", "region_not_yours", Json::Object{{"region", u.region.str()}});
  if (info.region != u.region) return refusal("AIE-3.3.2c", "not_region_of_recruit", args);
  if (!p.tables.unit(id).land() && !info.port) return refusal("AIE-RUL-04", "naves_need_port", args);
  if (!info.city && !info.port) return refusal("AIE-9.4d", "neither_city_nor_port", args);
  if (has_units(p, zone, other(camp))) return refusal("AIE-3.3.2c", "enemy_units_there", args);
  return may_be_in(p, camp, {}, {id}, zone);
}

// 4.D.5  The zone with most friendly PF; naves the first port.
std::optional<ZoneId> default_place(Position p, Camp camp, UnitId id) {
  std::optional<ZoneId> best;
  const auto pf = [&](ZoneId zone) {
    return p.tables.unit(id).land() ? strength(p, units_in(p, zone, camp)) : 0;
  };
  for (const ZoneId& zone : p.tables.region(unit(p.state, id).region).zones)
    if (!refuse_place(p, camp, id, zone) && (!best || pf(zone) > pf(*best))) best = zone;
  return best;
}

void place(State& s, Camp camp, UnitId id, ZoneId zone) {
  put(s, id, zone);
  unit(s, id).camp = camp;
}

// What no order placed. Without a legal zone a unit waits in its box.
void place_the_others(AleaTable& t, Camp camp) {
  std::map<ZoneId, std::vector<UnitId>> placed;
  for (const Unit& u : t.state().unit) {
    if (u.where != Where::region_box) continue;
    const std::optional<ZoneId> zone = default_place(t, camp, u.id);  // none in the enemy's regions
    if (!zone) continue;
    placed[*zone].push_back(u.id);
    place(t.state(), camp, u.id, *zone);
  }
  for (const auto& [zone, units] : placed) t.tell("AIE-2.Dh", UnitsPlaced{units, zone, "reinforcements"});
}

}  // namespace

std::optional<Refusal> refuse(Position p, Camp camp, const PlaceUnits& o) {
  for (const UnitId& id : o.units)
    if (auto refused = refuse_place(p, camp, id, o.zone)) return refused;
  return std::nullopt;
}

// AIE-2.Dh
void reinforcements(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state())) {
    const std::vector<Order> orders = turn_orders(t, camp);
    carry_out<PlaceUnits>(t, seat_of(t.state(), camp), orders, [&](const PlaceUnits& o) {
      const std::optional<Refusal> refused = refuse(t, camp, o);
      if (refused) return refused;
      for (const UnitId& id : o.units) place(t.state(), camp, id, o.zone);
      t.tell("AIE-2.Dh", UnitsPlaced{o.units, o.zone, "reinforcements"});
      return refused;
    });
    place_the_others(t, camp);
  }
}

// --- D.6

namespace {

// AIE-RUL-07  The controller may not go below the garrison, nor below what he has if that is less.
std::optional<Refusal> refuse_below_garrison(Position p, Camp camp, const std::vector<UnitId>& legions) {
  if (option(p.state, "garrison_moves") == "free") return std::nullopt;
  std::map<RegionId, int> leaving;
  for (const UnitId& id : legions)
    if (const auto in = region_of(p, unit(p.state, id).zone)) ++leaving[*in];
  for (const auto& [id, count] : leaving) {
    if (region(p.state, id).controller != camp) continue;
    const int present = legions_in(p, id, std::nullopt);
    if (present - count < std::min(p.tables.region(id).garrison, present))
      return refusal("AIE-3.1.1c", "garrison_needed",
                     Json::Object{{"region", id.str()}, {"garrison", p.tables.region(id).garrison}});
  }
  return std::nullopt;
}

void to_reserve(State& s, UnitId id) {
  Unit& u = unit(s, id);
  u.where = Where::reserve;
  u.zone = ZoneId();
  u.weakened = false;
  for (Coup& coup : s.coup) coup.following_units.erase(id);
}

}  // namespace

// AIE-2.Di, AIE-9.4g
std::optional<Refusal> refuse(Position p, Camp camp, const Disband& o) {
  for (auto id = o.units.begin(); id != o.units.end(); ++id) {
    const Unit& u = unit(p.state, *id);
    const Json args = Json::Object{{"unit", id->str()}};
    if (p.tables.unit(*id).type != UnitType::legio) return refusal("AIE-2.Di", "only_legions", args);
    if (!on_map(u)) return refusal("AIE-2.Di", "unit_not_on_map", args);
    if (u.camp != camp) return refusal("AIE-2.Di", "not_your_unit", args, RefusalKind::not_yours);
    if (neutralised(p, u.zone)) return refusal("AIE-3.6.5c", "unit_neutralised", args);
    if (std::find(o.units.begin(), id, *id) != id) return refusal("AIE-2.Di", "named_twice", args);
  }
  return refuse_below_garrison(p, camp, o.units);
}

// AIE-10.1c, AIE-RUL-36  Complete groups of three in one phase D, whatever lines they stand in; nothing is
// carried over.
void disbanding(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state())) {
    const std::vector<Order> orders = turn_orders(t, camp);
    LegionsDisbanded told{camp, {}};
    carry_out<Disband>(t, seat_of(t.state(), camp), orders, [&](const Disband& o) {
      const std::optional<Refusal> refused = refuse(t, camp, o);
      if (refused) return refused;
      for (const UnitId& id : o.units) to_reserve(t.state(), id);
      told.units.insert(told.units.end(), o.units.begin(), o.units.end());
      return refused;
    });
    if (told.units.empty()) continue;
    t.tell("AIE-2.Di", told);
    score(t, camp, static_cast<int>(told.units.size()) / t.tables().constants.legions_per_vp, "disbanding",
          "AIE-10.1c");
  }
}

// --- Checking W1d

namespace {

std::optional<Refusal> refuse_succession(Position p, Camp camp, const Succession& o) {
  for (const LeaderId& id : o.leaders)
    if (!p.tables.leader(id).roman() || leader(p.state, id).camp != camp)
      return refusal("AIE-3.5.2c", "not_your_leader", Json::Object{{"leader", id.str()}},
                     RefusalKind::not_yours);
  return std::nullopt;
}

// Orders are judged in the order of the phase, each on the position that those before it leave.
class AdministrationCheck {
 public:
  AdministrationCheck(Position p, Camp camp) : tables_(p.tables), after_(p.state), camp_(camp) {}

  std::optional<Refusal> judge(const Nominate& o) {
    const auto refused = refuse(now(), camp_, o);
    if (!refused) leader(after_, o.leader).party_leader = true;
    return refused;
  }
  std::optional<Refusal> judge(const PlaceUnits& o) {
    const auto refused = refuse(now(), camp_, o);
    for (const UnitId& id : refused ? std::vector<UnitId>() : o.units) place(after_, camp_, id, o.zone);
    return refused;
  }
  std::optional<Refusal> judge(const Disband& o) {
    const auto refused = refuse(now(), camp_, o);
    for (const UnitId& id : refused ? std::vector<UnitId>() : o.units) to_reserve(after_, id);
    return refused;
  }
  std::optional<Refusal> judge(const Succession& o) { return refuse_succession(now(), camp_, o); }
  std::optional<Refusal> judge(const City& o) { return refuse_city(now(), camp_, o); }

 private:
  Position now() const { return {tables_, after_}; }
  const Tables& tables_;
  State after_;
  Camp camp_;
};

template <class T>
void judge_all(AdministrationCheck& check, const std::vector<Order>& orders, Verdicts& verdicts) {
  for (std::size_t i = 0; i < orders.size(); ++i)
    if (const T* o = std::get_if<T>(&orders[i].body)) verdicts[i] = check.judge(*o);
}

}  // namespace

Verdicts check_orders(Position p, const AdministrationOrders& d, const std::vector<Order>& orders) {
  Verdicts verdicts(orders.size());
  for (std::size_t i = 0; i < orders.size(); ++i)
    if (!belongs_to_d(orders[i])) verdicts[i] = refuse_other_kind(orders[i]);
  AdministrationCheck check(p, d.camp);
  judge_all<City>(check, orders, verdicts);
  judge_all<Succession>(check, orders, verdicts);
  judge_all<Nominate>(check, orders, verdicts);
  judge_all<PlaceUnits>(check, orders, verdicts);
  judge_all<Disband>(check, orders, verdicts);
  return verdicts;
}

// What was sent in W1, as far as it is still legal.
Orders fallback_for(Position p, const AdministrationOrders& d) {
  Orders sent;
  const auto at = p.state.orders.find(d.seat);
  if (at == p.state.orders.end()) return sent;
  for (const Order& order : at->second.turn)
    if (belongs_to_d(order)) sent.list.push_back(order);
  const Verdicts verdicts = check_orders(p, d, sent.list);
  Orders legal;
  for (std::size_t i = 0; i < verdicts.size(); ++i)
    if (!verdicts[i]) legal.list.push_back(sent.list[i]);
  return legal;
}

}  // namespace adj::alea
