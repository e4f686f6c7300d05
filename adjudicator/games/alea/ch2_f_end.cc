// AIE-2.F  The end of a turn: surplus counters, the turn marker, the end of the scenario.

#include <algorithm>
#include <iterator>

#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

// AIE-2.Fg, AIE-6c  The counters to give back: those named first, then the oldest.
std::vector<CounterId> counters_to_discard(Position p, Seat seat, const std::vector<Order>& orders) {
  const std::vector<CounterId> held = hand(p.state, seat);
  const int surplus = std::max(0, static_cast<int>(held.size()) - p.tables.constants.hand_limit);
  std::vector<CounterId> named, kept;
  for (const Order& order : orders)
    if (const auto* o = std::get_if<Discard>(&order.body))
      std::ranges::copy(o->counters, std::back_inserter(o->keep ? kept : named));
  std::vector<CounterId> order = held;
  const auto rank = [&](CounterId id) {
    const auto among = [&](const std::vector<CounterId>& list) {
      return std::ranges::find(list, id) != list.end();
    };
    return among(named) ? 0 : among(kept) ? 2 : 1;
  };
  std::ranges::stable_sort(order, {}, rank);
  order.resize(static_cast<std::size_t>(surplus));
  return order;
}

namespace {

// Everybody learns how many; only their owner learns which.
void discard(AleaTable& t, Camp camp) {
  State& s = t.state();
  const Seat seat = seat_of(s, camp);
  const std::vector<CounterId> gone = counters_to_discard(t, seat, s.orders[seat].winter);
  if (gone.empty()) return;
  for (const CounterId& id : gone) {
    counter(s, id).place = CounterPlace::bowl;
    counter(s, id).holder = Seat();
  }
  const int count = static_cast<int>(gone.size());
  t.tell("AIE-2.Fg", Discarded{camp, count, {}});
  t.tell(Audience::only(seat), "AIE-2.Fg", Discarded{camp, count, gone});
}

// What held for this turn only.
void clear_turn(State& s) {
  s.turn = Turn{};
  for (Leader& l : s.leader) l.sick = false;
  for (auto& [seat, orders] : s.orders) {
    orders.turn.clear();
    orders.smc.clear();
    orders.winter.clear();
    orders.phase_f.clear();
    orders.pass_all = false;
    orders.queue_stopped = false;
    std::erase_if(orders.standing, [&](const Order& o) { return o.until && *o.until < s.year; });
  }
}

}  // namespace

// AIE-2.Fh
void end_turn(AleaTable& t) {
  State& s = t.state();
  for (const Camp camp : in_initiative_order(s)) discard(t, camp);
  if (s.year >= scenario(t).end_year) finish_game(t, final_outcome(t), "AIE-2.Fh");
  ++s.year;  // AIE-0.3a: one turn is one year
  clear_turn(s);
}

}  // namespace adj::alea
