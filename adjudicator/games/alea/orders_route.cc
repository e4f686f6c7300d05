#include "adjudicator/games/alea/orders_route.h"

#include <algorithm>

namespace adj::alea {

namespace {

template <class... Kinds>
bool is_one_of(const Order& order) {
  return (std::holds_alternative<Kinds>(order.body) || ...);
}

const Play* play_in(const Order& order) { return std::get_if<Play>(&order.body); }

bool of_phase(const Tables& tables, const Order& order, Phase phase) {
  const Play* play = play_in(order);
  return play && tables.face(play->face).phase == phase;
}

// AIE-6.3a, k  What only a defender plays waits for the enemy's SMC, even when it comes with one's own.
bool for_defenders(const Play& play) {
  return play.face == Face::timely_flight || play.face == Face::walls_m1 || play.face == Face::walls_m2;
}

bool for_attackers(const Play& play) {
  return play.face == Face::siegecraft_p1 || play.face == Face::siegecraft_p2;
}

bool for_combats(const Play& play) {
  return for_defenders(play) || for_attackers(play) || play.face == Face::turncoats ||
         play.face == Face::divine_favour || play.face == Face::veni_vidi_vici ||
         play.face == Face::parthian_shot;
}

std::optional<ZoneId> zone_of(const State& s, LeaderId id) {
  const Leader& l = leader(s, id);
  return on_map(l) ? std::optional<ZoneId>(l.zone) : std::nullopt;
}

// The zone that an order for combats is about, if it names one.
std::optional<ZoneId> zone_of(const State& s, const Order& order) {
  if (const Play* play = play_in(order)) return for_combats(*play) ? play->zone : std::nullopt;
  if (const auto* o = std::get_if<AssignLeaders>(&order.body)) return o->zone;
  if (const auto* o = std::get_if<Stand>(&order.body)) return o->zone;
  if (const auto* o = std::get_if<Evade>(&order.body)) return o->leader ? zone_of(s, *o->leader) : o->zone;
  if (const auto* o = std::get_if<Escape>(&order.body)) return zone_of(s, o->leader);
  if (const auto* o = std::get_if<Losses>(&order.body)) return o->zone;
  if (const auto* o = std::get_if<Retreat>(&order.body)) return o->zone;
  return std::nullopt;
}

bool is_combat_wish(const Order& order) { return is_one_of<AssignLeaders, Losses, Retreat, Escape>(order); }

struct Takes {
  const Tables& tables;
  const State& state;
  const Order& order;

  bool operator()(const DeployForces&) const { return is_one_of<Deploy, DeployDefault>(order); }
  bool operator()(const TurnOrders&) const {
    return is_one_of<Enter, Diplomacy, Nominate, PlaceUnits, Disband, RemoveLegions, City, Hold, Home, Pass>(
               order) ||
           of_phase(tables, order, Phase::b) || of_phase(tables, order, Phase::c);
  }
  bool operator()(const GeostrategyOrders&) const {
    return is_one_of<Diplomacy, Home, Pass>(order) || of_phase(tables, order, Phase::c);
  }
  bool operator()(const AdministrationOrders&) const {
    return is_one_of<Nominate, PlaceUnits, Disband, RemoveLegions, City, Pass>(order);
  }
  bool operator()(const SmcOrders&) const {
    if (of_phase(tables, order, Phase::e)) return !for_defenders(*play_in(order));
    return is_one_of<Move, Sail, BattleOrder, Pass>(order) || is_combat_wish(order);
  }
  // What is about another zone is for another day, and stands.
  bool operator()(const ReactionOrders& d) const {
    const auto zone = zone_of(state, order);
    if (zone && std::ranges::find(d.zones, *zone) == d.zones.end()) return false;
    if (of_phase(tables, order, Phase::e)) return !for_attackers(*play_in(order));
    return is_one_of<Evade, Stand>(order) || is_combat_wish(order);
  }
  bool operator()(const MurderKeep&) const { return is_one_of<KeepUnits, Pass>(order); }
  bool operator()(const MurderSend&) const { return is_one_of<SendStack, Pass>(order); }
  bool operator()(const AlexandriaLegions&) const { return is_one_of<Alexandria, Pass>(order); }
  bool operator()(const WinterOrders&) const {
    return is_one_of<Winter, Garrison, Recruit, RecruitPolicy, Home, Discard, Pass>(order) ||
           of_phase(tables, order, Phase::f);
  }
  template <class Choice>
  bool operator()(const Choice& choice) const {
    return answer_from(choice, order).has_value();
  }
};

}  // namespace

bool answered_by_orders(const Decision& decision) {
  return std::visit([]<class D>(const D&) { return std::is_same_v<typename D::Answer, Orders>; }, decision);
}

// 7.2  Reactions, preference lists, policies and stratagems of phase E may stand until they are needed.
bool may_stand(const Tables& tables, const Order& order) {
  return is_one_of<Evade, Stand, Succession, TriumvirPolicy, Home, RemoveLegions, City>(order) ||
         is_combat_wish(order) || of_phase(tables, order, Phase::e);
}

bool takes(Position p, const Decision& decision, const Order& order) {
  if (order.until && may_stand(p.tables, order)) return false;  // UNTIL says that it is to stand
  return std::visit(Takes{p.tables, p.state, order}, decision);
}

Elsewhere elsewhere(Position p, const Order& order) {
  if (may_stand(p.tables, order)) return Elsewhere::standing;
  if (of_phase(p.tables, order, Phase::f)) return Elsewhere::phase_f;
  if (p.state.phase == Phase::e && is_one_of<Move, Sail, BattleOrder, Pass>(order)) return Elsewhere::queue;
  return Elsewhere::nowhere;
}

// --- Forced choices

namespace {

Order plain(OrderBody body) { return {std::move(body), {}, std::nullopt}; }

struct OrdersOf {
  const Answer& answer;

  template <class A>
  const A& as() const {
    return std::get<A>(answer);
  }

  std::vector<Order> operator()(const SuccessorChoice&) const {
    return {plain(Succession{{as<ChosenLeader>().leader}})};
  }
  std::vector<Order> operator()(const DesertersChoice& d) const {
    return {plain(RemoveLegions{d.region, as<ChosenUnits>().units})};
  }
  std::vector<Order> operator()(const LossChoice& d) const {
    return {plain(Losses{d.zone, as<ChosenUnits>().units})};
  }
  std::vector<Order> operator()(const RetreatChoice& d) const {
    return {plain(Retreat{d.zone, {as<ChosenZone>().zone}})};
  }
  std::vector<Order> operator()(const EscapeChoice& d) const {
    return {plain(Escape{d.leader, {as<ChosenZone>().zone}})};
  }
  std::vector<Order> operator()(const EvasionChoice& d) const {
    const auto& chosen = as<ChosenEvasion>();
    if (!chosen.evade) return {plain(Stand{d.zone})};
    return {plain(Evade{std::nullopt, d.zone, d.fleet, {chosen.to}, chosen.units})};
  }
  std::vector<Order> operator()(const SplitChoice& d) const {
    return {plain(AssignLeaders{d.zone, true, as<ChosenSplit>().fleet})};
  }
  std::vector<Order> operator()(const StratagemMoment&) const {
    const auto& play = as<ChosenPlay>().play;
    return {play ? plain(*play) : plain(Pass{false})};
  }
  std::vector<Order> operator()(const TriumvirChoice&) const {
    return {plain(TriumvirPolicy{as<YesNo>().yes, {}})};
  }
  std::vector<Order> operator()(const ZoneChoice& d) const {
    const ZoneId to = as<ChosenZone>().zone;
    if (!d.unit.empty()) return {plain(Home{{d.unit}, to})};
    if (d.why == Name("unrest")) return {plain(City{d.leader, to})};
    return {plain(Escape{d.leader, {to}})};
  }
  template <class Window>
  std::vector<Order> operator()(const Window&) const {
    return as<Orders>().list;
  }
};

template <class T>
std::optional<T> first_candidate(const std::vector<T>& wishes, const std::vector<T>& candidates) {
  for (const T& wish : wishes)
    if (std::ranges::find(candidates, wish) != candidates.end()) return wish;
  // None of them will do: the first goes to check, which says why.
  return wishes.empty() ? std::nullopt : std::optional<T>(wishes.front());
}

struct AnswerFrom {
  const Order& order;

  template <class T>
  const T* body() const {
    return std::get_if<T>(&order.body);
  }
  template <class A>
  static std::optional<Answer> some(A answer) {
    return Answer(std::move(answer));
  }
  static std::optional<Answer> zone(const std::optional<ZoneId>& id) {
    return id ? some(ChosenZone{*id}) : std::nullopt;
  }

  std::optional<Answer> operator()(const SuccessorChoice& d) const {
    if (const auto* o = body<Nominate>()) return some(ChosenLeader{o->leader});
    const auto* o = body<Succession>();
    const auto leader = o ? first_candidate(o->leaders, d.candidates) : std::nullopt;
    return leader ? some(ChosenLeader{*leader}) : std::nullopt;
  }
  std::optional<Answer> operator()(const DesertersChoice& d) const {
    const auto* o = body<RemoveLegions>();
    return o && o->region == d.region ? some(ChosenUnits{o->units}) : std::nullopt;
  }
  std::optional<Answer> operator()(const LossChoice& d) const {
    const auto* o = body<Losses>();
    return o && (!o->zone || *o->zone == d.zone) ? some(ChosenUnits{o->units}) : std::nullopt;
  }
  std::optional<Answer> operator()(const RetreatChoice& d) const {
    const auto* o = body<Retreat>();
    return o && o->zone == d.zone ? zone(first_candidate(o->to, d.candidates)) : std::nullopt;
  }
  std::optional<Answer> operator()(const EscapeChoice& d) const {
    const auto* o = body<Escape>();
    return o && o->leader == d.leader ? zone(first_candidate(o->to, d.candidates)) : std::nullopt;
  }
  std::optional<Answer> operator()(const EvasionChoice& d) const {
    if (const auto* stand = body<Stand>(); stand && stand->zone == d.zone) return some(ChosenEvasion{});
    const auto* o = body<Evade>();
    if (!o || o->fleet != d.fleet || (o->zone && *o->zone != d.zone)) return std::nullopt;
    const auto to = first_candidate(o->to, d.candidates);
    if (!to) return std::nullopt;
    std::vector<UnitId> units = o->take.empty() ? d.units : o->take;
    if (o->take.empty() && static_cast<int>(units.size()) > d.limit)
      units.resize(static_cast<std::size_t>(d.limit));
    return some(ChosenEvasion{true, *to, d.leaders, units});
  }
  std::optional<Answer> operator()(const SplitChoice& d) const {
    const auto* o = body<AssignLeaders>();
    return o && o->fleet && o->zone == d.zone ? some(ChosenSplit{o->leaders}) : std::nullopt;
  }
  std::optional<Answer> operator()(const StratagemMoment& d) const {
    if (body<Pass>()) return some(ChosenPlay{});
    const auto* o = body<Play>();
    if (!o || std::ranges::find(d.faces, o->face) == d.faces.end()) return std::nullopt;
    return some(ChosenPlay{*o});
  }
  std::optional<Answer> operator()(const TriumvirChoice& d) const {
    const auto* o = body<TriumvirPolicy>();
    if (!o) return std::nullopt;
    return some(YesNo{o->attempt && std::ranges::find(o->except, d.pretender) == o->except.end()});
  }
  std::optional<Answer> operator()(const ZoneChoice& d) const {
    if (const auto* o = body<Home>(); o && std::ranges::find(o->units, d.unit) != o->units.end())
      return zone(o->zone);
    if (const auto* o = body<City>(); o && o->leader == d.leader) return zone(o->zone);
    const auto* o = body<Escape>();
    return o && o->leader == d.leader ? zone(first_candidate(o->to, d.candidates)) : std::nullopt;
  }
  template <class Window>
  std::optional<Answer> operator()(const Window&) const {
    return std::nullopt;
  }
};

}  // namespace

std::vector<Order> orders_of(const Decision& decision, const Answer& answer) {
  return std::visit(OrdersOf{answer}, decision);
}

std::optional<Answer> answer_from(const Decision& decision, const Order& order) {
  return std::visit(AnswerFrom{order}, decision);
}

}  // namespace adj::alea
