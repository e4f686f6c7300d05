// What a mail may order for phases B to D, judged ahead (ch2_orders.h).

#include "adjudicator/games/alea/ch2_orders.h"

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_c_entry.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

namespace adj::alea {
namespace {

using Verdict = std::optional<Refusal>;

Refusal other_window(const Order& order) {
  const char* kind =
      std::visit([](const auto& body) { return std::decay_t<decltype(body)>::kName; }, order.body);
  return refusal("", "not_in_this_window", Json(Json::Object{{"order", kind}}));
}

Verdict not_roman(Position p, LeaderId id, const char* clause) {
  if (p.tables.leader(id).roman()) return std::nullopt;
  return refusal(clause, "needs_roman_leader", Json(Json::Object{{"leader", id.str()}}));
}

Verdict not_legions(Position p, const std::vector<UnitId>& units, const char* clause) {
  for (const UnitId id : units)
    if (p.tables.unit(id).type != UnitType::legio)
      return refusal(clause, "needs_legions", Json(Json::Object{{"unit", id.str()}}));
  return std::nullopt;
}

struct TurnJudge {
  Position p;
  Camp camp;
  const Order& order;

  Verdict operator()(const Play& o) const {
    const Phase phase = p.tables.face(o.face).phase;
    if (phase == Phase::e) return refuse_phase(o.face);
    return refuse_ahead(p, camp, o);
  }
  Verdict operator()(const Enter& o) const { return refuse_ahead(p, camp, o); }
  Verdict operator()(const Diplomacy& o) const { return refuse_ahead(p, camp, o); }
  Verdict operator()(const Home& o) const { return refuse_ahead(p, camp, o); }

  Verdict operator()(const Nominate& o) const {
    if (const auto no = not_roman(p, o.leader, "AIE-3.5.1c")) return no;
    if (!p.tables.leader(o.leader).has_face(camp) || leader(p.state, o.leader).where == Where::removed)
      return refusal("AIE-3.5.1c", "leader_never_yours", Json(Json::Object{{"leader", o.leader.str()}}));
    if (is_party_leader(p, o.leader) && leader(p.state, o.leader).camp == camp)
      return refusal("AIE-3.5.1c", "already_party_leader", Json(Json::Object{{"leader", o.leader.str()}}));
    return std::nullopt;
  }
  Verdict operator()(const Succession& o) const {
    for (const LeaderId id : o.leaders)
      if (const auto no = not_roman(p, id, "AIE-3.5.2c")) return no;
    return std::nullopt;
  }
  Verdict operator()(const TriumvirPolicy& o) const {
    for (const LeaderId id : o.except)
      if (const auto no = not_roman(p, id, "AIE-3.6.5a")) return no;
    return std::nullopt;
  }
  // AIE-3.3.2c, AIE-RUL-04  Whether enemies stand in the zone is seen in phase D.
  Verdict operator()(const PlaceUnits& o) const {
    const ZoneInfo& zone = p.tables.zone(o.zone);
    for (const UnitId id : o.units) {
      const Unit& u = unit(p.state, id);
      const Json args(Json::Object{{"unit", id.str()}, {"zone", o.zone.str()}});
      // AIE-RUL-06  Recruits obey whoever controls their region, which no longer changes before phase D.
      if (u.where != Where::region_box || region(p.state, u.region).controller != camp)
        return refusal("AIE-2.Dh", "no_reinforcement", args);
      if (zone.region != u.region) return refusal("AIE-3.3.2c", "other_region", args);
      const bool site = zone.port || (zone.city && p.tables.unit(id).land());
      if (!site) return refusal("AIE-RUL-04", "no_city_or_port", args);
    }
    return std::nullopt;
  }
  // AIE-2.Di  Nothing leaves the Reserve before phase D; whose the others will be then, and what the
  // garrisons will need, is seen in it.
  Verdict operator()(const Disband& o) const {
    if (const auto no = not_legions(p, o.units, "AIE-2.Di")) return no;
    for (auto id = o.units.begin(); id != o.units.end(); ++id) {
      const Json args(Json::Object{{"unit", id->str()}});
      if (unit(p.state, *id).where == Where::reserve) return refusal("AIE-2.Di", "unit_not_on_map", args);
      if (std::find(o.units.begin(), id, *id) != id) return refusal("AIE-2.Di", "named_twice", args);
    }
    return std::nullopt;
  }
  Verdict operator()(const RemoveLegions& o) const { return not_legions(p, o.units, "AIE-TE.11b"); }
  Verdict operator()(const City& o) const {
    if (const auto no = not_roman(p, o.leader, "AIE-TE.6")) return no;
    if (p.tables.zone(o.zone).city) return std::nullopt;
    return refusal("AIE-TE.6", "no_city", Json(Json::Object{{"zone", o.zone.str()}}));
  }
  Verdict operator()(const Hold&) const { return std::nullopt; }
  Verdict operator()(const Pass&) const { return std::nullopt; }

  Verdict operator()(const Deploy&) const { return other_window(order); }
  Verdict operator()(const DeployDefault&) const { return other_window(order); }
  Verdict operator()(const Move&) const { return other_window(order); }
  Verdict operator()(const Sail&) const { return other_window(order); }
  Verdict operator()(const BattleOrder&) const { return other_window(order); }
  Verdict operator()(const AssignLeaders&) const { return other_window(order); }
  Verdict operator()(const Evade&) const { return other_window(order); }
  Verdict operator()(const Stand&) const { return other_window(order); }
  Verdict operator()(const Losses&) const { return other_window(order); }
  Verdict operator()(const Retreat&) const { return other_window(order); }
  Verdict operator()(const Escape&) const { return other_window(order); }
  Verdict operator()(const KeepUnits&) const { return other_window(order); }
  Verdict operator()(const SendStack&) const { return other_window(order); }
  Verdict operator()(const Alexandria&) const { return other_window(order); }
  Verdict operator()(const Winter&) const { return other_window(order); }
  Verdict operator()(const Garrison&) const { return other_window(order); }
  Verdict operator()(const Recruit&) const { return other_window(order); }
  Verdict operator()(const RecruitPolicy&) const { return other_window(order); }
  Verdict operator()(const Discard&) const { return other_window(order); }
};

}  // namespace

Verdict refuse_turn_order(Position p, Camp camp, const Order& order) {
  return std::visit(TurnJudge{p, camp, order}, order.body);
}

bool is_geostrategy(const Tables& tables, const Order& order) {
  if (const auto* play = std::get_if<Play>(&order.body)) return tables.face(play->face).phase == Phase::c;
  return std::holds_alternative<Diplomacy>(order.body) ||
         std::holds_alternative<TriumvirPolicy>(order.body) || std::holds_alternative<Home>(order.body);
}

Verdict refuse_geostrategy_order(Position p, Camp camp, const Order& order) {
  if (std::holds_alternative<Pass>(order.body)) return std::nullopt;
  if (const auto* play = std::get_if<Play>(&order.body); play && !is_geostrategy(p.tables, order))
    return refuse_phase(play->face);
  if (!is_geostrategy(p.tables, order)) return other_window(order);
  return refuse_turn_order(p, camp, order);
}

}  // namespace adj::alea
