// Windows: who is asked, and where the answers go.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/orders_merge.h"
#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

std::vector<const Order*> orders_of(const State& s, Seat seat) {
  std::vector<const Order*> found;
  const auto at = s.orders.find(decider(s, seat));
  if (at == s.orders.end()) return found;
  for (const auto* list : {&at->second.window, &at->second.ahead, &at->second.standing})
    for (const Order& order : *list) found.push_back(&order);
  return found;
}

void file_orders(RprTable& t, Seat seat, const Orders& orders) {
  SeatOrders& own = t.state().orders[seat];
  std::vector<Order> standing, ahead;
  for (const Order& order : orders.list) {
    const OrderPlace place = place_of(order.body);
    std::vector<Order>& list = order.standing || place.kept ? standing : place.ahead ? ahead : own.window;
    list.push_back(order);
  }
  own.standing = merged(own.standing, standing);
  own.ahead = merged(own.ahead, ahead);
}

void forget_window(State& s) {
  for (auto& [seat, own] : s.orders) own.window.clear();
}
void forget_ahead(State& s) {
  for (auto& [seat, own] : s.orders) {
    own.ahead.clear();
    own.provisional.clear();
  }
}

std::vector<Seat> asked(const State& s) {
  std::vector<Seat> seats;
  for (const Seat seat : playing(s))
    if (decider(s, seat) == seat && !faction(s, seat).neutral) seats.push_back(seat);
  return seats;
}

// RPR-1.09.823a  The Consul for Life's player decides for all factions but the primary rebel's, in the
// Senate.
Seat decider(const State& s, Seat seat) {
  if (s.for_life.empty() || s.phase != Phase::senate) return seat;
  if (s.civil_war && s.civil_war->faction == seat) return seat;
  const Senator* ruler = find_senator(s, s.for_life);
  return ruler ? ruler->faction : seat;
}

}  // namespace adj::respublica
