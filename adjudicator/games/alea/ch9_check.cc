// W3  Checking winter orders: the winter is played on a copy, with nothing known of the other side's orders.

#include <algorithm>

#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

namespace {

Verdicts dry_run(Position p, Seat seat, const std::vector<Order>& orders) {
  State copy = p.state;
  for (auto& [other_seat, theirs] : copy.orders) theirs.winter.clear();
  copy.orders[seat].winter = orders;
  StepRecord<Alea> record;
  NoDice dice;
  AleaTable t(p.tables, copy, record, dice);
  Winter9 winter(t);
  try {
    play_winter(winter);
  } catch (const GameEnded&) {  // a Triumph can end scenario 1: what comes after it is never judged
  }
  return winter.verdicts(seat, orders.size());
}

// AIE-2.Fg, AIE-6c
std::optional<Refusal> refuse_discard(Position p, Seat seat, const Discard& o) {
  const std::vector<CounterId> held = hand(p.state, seat);
  for (const CounterId& id : o.counters)
    if (std::ranges::find(held, id) == held.end())
      return refusal("AIE-2.Fg", "counter_not_in_hand", Json::Object{{"counter", id.str()}});
  const int limit = p.tables.constants.hand_limit;
  const int named = static_cast<int>(o.counters.size()), all = static_cast<int>(held.size());
  if (o.keep && named > limit) return refusal("AIE-2.Fg", "keep_too_many", Json::Object{{"limit", limit}});
  if (!o.keep && named > std::max(0, all - limit))
    return refusal("AIE-2.Fg", "discard_too_many", Json::Object{{"surplus", std::max(0, all - limit)}});
  return std::nullopt;
}

bool played_in_winter(const Order& order) {
  return std::holds_alternative<Play>(order.body) || std::holds_alternative<Winter>(order.body) ||
         std::holds_alternative<Garrison>(order.body) || std::holds_alternative<Recruit>(order.body) ||
         std::holds_alternative<RecruitPolicy>(order.body);
}

}  // namespace

Verdicts check_orders(Position p, const WinterOrders& d, const std::vector<Order>& orders) {
  Verdicts verdicts = dry_run(p, d.seat, orders);
  for (std::size_t i = 0; i < orders.size(); ++i) {
    if (const auto* discard = std::get_if<Discard>(&orders[i].body))
      verdicts[i] = refuse_discard(p, d.seat, *discard);
    else if (const auto* home = std::get_if<Home>(&orders[i].body))
      verdicts[i] = refuse(p, d.camp, *home);
    else if (!played_in_winter(orders[i]))
      verdicts[i] = refuse_other_kind(orders[i]);
  }
  return verdicts;
}

// Silence: the defaults of 7.3 do everything, and only what is compulsory is recruited.
Orders fallback_for(Position, const WinterOrders&) { return {}; }

}  // namespace adj::alea
