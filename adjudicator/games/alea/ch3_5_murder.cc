// AIE-3.5.3g, h  Caesar's murder: stacks with leaders of both camps are parted. AIE-RUL-52

#include "adjudicator/games/alea/ch3_5_murder.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/order_fate.h"

namespace adj::alea {

namespace {

std::vector<UnitId> all_roman_units_in(Position p, ZoneId zone) {
  std::vector<UnitId> found;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && u.zone == zone && p.tables.unit(u.id).roman()) found.push_back(u.id);
  return found;
}

bool is_legio(Position p, UnitId id) { return p.tables.unit(id).type == UnitType::legio; }

// AIE-3.5.3g  What the Caesarian keeps of a stack: half of the legions and half of the others, each rounded
// down.
struct Share {
  int legions = 0, others = 0;
};
Share share_in(Position p, ZoneId zone) {
  Share share;
  for (const UnitId& id : all_roman_units_in(p, zone)) ++(is_legio(p, id) ? share.legions : share.others);
  share.legions /= 2;
  share.others /= 2;
  return share;
}

// Takes a unit into a share as long as there is room for its kind.
bool take(Position p, Share& left, UnitId id) {
  int& room = is_legio(p, id) ? left.legions : left.others;
  if (room == 0) return false;
  --room;
  return true;
}

// 7.3  Normal faces by falling QU, then number, fill what the orders leave open.
std::vector<UnitId> kept(Position p, ZoneId zone, const std::vector<UnitId>& wished) {
  std::vector<UnitId> best = all_roman_units_in(p, zone);
  std::ranges::sort(best, {}, [&](UnitId id) {
    const UnitInfo& info = p.tables.unit(id);
    return std::tuple(unit(p.state, id).weakened, -values(p, id).qu, info.number, info.order);
  });
  std::vector<UnitId> order = wished;
  order.insert(order.end(), best.begin(), best.end());
  Share left = share_in(p, zone);
  std::vector<UnitId> stay;
  for (const UnitId& id : order)
    if (std::ranges::find(stay, id) == stay.end() && take(p, left, id)) stay.push_back(id);
  return stay;
}

// AIE-3.5.3h, AIE-RUL-52  Zones of the Republic without C leaders and, if there is one, without C units.
std::vector<ZoneId> havens(Position p, ZoneId from) {
  const std::vector<LeaderId> leaders = roman_leaders_in(p, from, Camp::republican);
  const std::vector<UnitId> units = roman_units_in(p, from, Camp::republican);
  const bool fleet = std::ranges::any_of(units, [&](UnitId id) { return !p.tables.unit(id).land(); });
  const auto harbours = [&](const ZoneInfo& zone) {  // AIE-3.4.2d
    return std::ranges::any_of(zone.seas, [&](ZoneId sea) { return p.tables.zone(sea).navigable; });
  };
  std::vector<ZoneId> open, empty;
  for (const ZoneInfo& zone : p.tables.zones) {
    if (zone.sea || !zone.inside_republic || has_leaders(p, zone.id, Camp::caesarian)) continue;
    if ((fleet && !harbours(zone)) || may_be_in(p, Camp::republican, leaders, units, zone.id)) continue;
    open.push_back(zone.id);
    if (!has_units(p, zone.id, Camp::caesarian)) empty.push_back(zone.id);
  }
  return empty.empty() ? open : empty;
}

// 7.3  The zone of a Party leader, else of most R PF, else the first.
ZoneId default_haven(Position p, ZoneId from) {
  const std::vector<ZoneId> legal = havens(p, from);
  if (legal.empty()) return from;
  for (const LeaderId& id : party_leaders(p, Camp::republican))
    if (std::ranges::find(legal, leader(p.state, id).zone) != legal.end()) return leader(p.state, id).zone;
  const auto pf = [&](ZoneId zone) { return strength(p, units_in(p, zone, Camp::republican)); };
  return *std::ranges::max_element(legal, {}, pf);
}

struct Division {
  std::vector<ZoneId> mixed;     // leaders of both camps
  std::vector<ZoneId> deserted;  // R leaders only, with C units
};
Division division(Position p) {
  Division d;
  for (const ZoneInfo& zone : p.tables.zones) {
    if (neutralised(p, zone.id) || roman_leaders_in(p, zone.id, Camp::republican).empty()) continue;
    if (!roman_leaders_in(p, zone.id, Camp::caesarian).empty())
      d.mixed.push_back(zone.id);
    else
      d.deserted.push_back(zone.id);
  }
  return d;
}

// C chooses what stays; the rest is R's from then on.
std::map<ZoneId, std::vector<UnitId>> choose_what_stays(AleaTable& t, const std::vector<ZoneId>& zones) {
  MurderKeep keep{seat_of(t.state(), Camp::caesarian), {}};
  for (const ZoneId& zone : zones) {
    const Share share = share_in(t, zone);
    if (share.legions + share.others > 0) keep.zones.push_back(zone);
  }
  const Orders answer = keep.zones.empty() ? Orders{} : t.ask(keep);
  std::map<ZoneId, std::vector<UnitId>> stay;
  for (const ZoneId& zone : zones) {
    std::vector<UnitId> wished;
    for (const Order& order : answer.list)
      if (const auto* o = std::get_if<KeepUnits>(&order.body); o && o->zone == zone)
        wished.insert(wished.end(), o->units.begin(), o->units.end());
    stay[zone] = kept(t, zone, wished);
  }
  return stay;
}

std::vector<UnitId> hand_over(AleaTable& t, ZoneId zone, const std::vector<UnitId>& stay) {
  std::vector<UnitId> go;
  for (const UnitId& id : all_roman_units_in(t, zone))
    if (std::ranges::find(stay, id) == stay.end()) go.push_back(id);
  leave_coups(t.state(), go);
  change_camp(t, go, Camp::republican, "murder", "AIE-3.5.3g");
  change_camp(t, stay, Camp::caesarian, "murder", "AIE-3.5.3g");
  return go;
}

ZoneId destination(AleaTable& t, const Orders& answer, ZoneId zone) {
  for (const Order& order : answer.list)
    if (const auto* o = std::get_if<SendStack>(&order.body); o && o->zone == zone) return o->to;
  return default_haven(t, zone);
}

}  // namespace

void divide_stacks(AleaTable& t) {
  const Division d = division(t);
  for (const ZoneId& zone : d.deserted) hand_over(t, zone, {});
  if (d.mixed.empty()) return;
  std::map<ZoneId, StackDivided> divided;
  for (auto& [zone, stay] : choose_what_stays(t, d.mixed)) {
    StackDivided& stack = divided[zone];
    stack.zone = zone;
    stack.stay = stay;
    stack.go = hand_over(t, zone, stay);
    stack.leaders = roman_leaders_in(t, zone, Camp::republican);
  }
  const Orders answer = t.ask(MurderSend{seat_of(t.state(), Camp::republican), d.mixed});
  for (const ZoneId& zone : d.mixed) {
    StackDivided& stack = divided[zone];
    stack.to = destination(t, answer, zone);
    for (const LeaderId& id : stack.leaders) put(t.state(), id, stack.to);
    for (const UnitId& id : stack.go) put(t.state(), id, stack.to);
    t.tell("AIE-3.5.3h", stack);
  }
  lose_excess_cargo(t);  // a fleet at sea may have been parted from its passengers (AIE-3.4.2i)
}

// --- W3b

namespace {

std::optional<Refusal> refuse_keep(Position p, const MurderKeep& d, const KeepUnits& o,
                                   std::map<ZoneId, Share>& left, std::vector<UnitId>& named) {
  if (std::ranges::find(d.zones, o.zone) == d.zones.end())
    return refusal("AIE-3.5.3g", "no_stack_to_divide", Json(Json::Object{{"zone", o.zone.str()}}));
  left.try_emplace(o.zone, share_in(p, o.zone));
  const std::vector<UnitId> here = all_roman_units_in(p, o.zone);
  Share room = left[o.zone];
  std::vector<UnitId> with_these = named;
  for (const UnitId& id : o.units) {
    const Json args = Json(Json::Object{{"unit", id.str()}, {"zone", o.zone.str()}});
    if (std::ranges::find(here, id) == here.end()) return refusal("AIE-3.5.3g", "unit_not_there", args);
    if (std::ranges::find(with_these, id) != with_these.end())
      return refusal("AIE-3.5.3g", "named_twice", args);
    if (!take(p, room, id)) return refusal("AIE-3.5.3g", "more_than_half", args);
    with_these.push_back(id);
  }
  left[o.zone] = room;
  named = with_these;
  return std::nullopt;
}

std::optional<Refusal> refuse_send(Position p, const MurderSend& d, const SendStack& o,
                                   std::vector<ZoneId>& sent) {
  const Json args = Json(Json::Object{{"zone", o.zone.str()}, {"to", o.to.str()}});
  if (std::ranges::find(d.zones, o.zone) == d.zones.end())
    return refusal("AIE-3.5.3h", "no_stack_to_divide", args);
  if (std::ranges::find(sent, o.zone) != sent.end()) return refusal("AIE-3.5.3h", "sent_already", args);
  const std::vector<ZoneId> legal = havens(p, o.zone);
  if (std::ranges::find(legal, o.to) == legal.end()) return refusal("AIE-3.5.3h", "no_haven", args);
  sent.push_back(o.zone);
  return std::nullopt;
}

}  // namespace

Verdicts check_orders(Position p, const MurderKeep& d, const std::vector<Order>& orders) {
  std::map<ZoneId, Share> left;
  std::vector<UnitId> named;
  Verdicts verdicts;
  for (const Order& order : orders) {
    const auto* o = std::get_if<KeepUnits>(&order.body);
    verdicts.push_back(o ? refuse_keep(p, d, *o, left, named) : refuse_other_kind(order));
  }
  return verdicts;
}

Verdicts check_orders(Position p, const MurderSend& d, const std::vector<Order>& orders) {
  std::vector<ZoneId> sent;
  Verdicts verdicts;
  for (const Order& order : orders) {
    const auto* o = std::get_if<SendStack>(&order.body);
    verdicts.push_back(o ? refuse_send(p, d, *o, sent) : refuse_other_kind(order));
  }
  return verdicts;
}

Orders fallback_for(Position p, const MurderKeep& d) {
  Orders orders;
  for (const ZoneId& zone : d.zones) orders.list.push_back({KeepUnits{zone, kept(p, zone, {})}, {}, {}});
  return orders;
}

// Without a legal zone the stack stays where it is, and there is no line to write.
Orders fallback_for(Position p, const MurderSend& d) {
  Orders orders;
  for (const ZoneId& zone : d.zones)
    if (const ZoneId to = default_haven(p, zone); to != zone)
      orders.list.push_back({SendStack{zone, to}, {}, {}});
  return orders;
}

}  // namespace adj::alea
