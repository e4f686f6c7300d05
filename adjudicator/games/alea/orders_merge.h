#pragma once
// A set of orders that grows mail by mail: a later line replaces an earlier one for the same piece or the
// same matter, if it is legal; nothing else is lost.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// An order and the line of this mail that it came from; -1: it stood before.
struct Item {
  Order order;
  int line = -1;
};

// Puts an order into a list, and takes out what it replaces. `counters`: how many orders of its stratagem may
// stand beside each other; 0: any number, one per target. True when something gave way.
bool merge(std::vector<Item>& list, const Item& item, int counters = 0);

struct Settled {
  std::vector<Item> list;                            // what now stands
  std::vector<std::pair<int, Refusal>> refused;      // by line
  std::vector<std::pair<Order, Refusal>> overtaken;  // stood before, and are not legal beside the new ones
};
// The orders of a window: those that stood, then the new ones, judged by its check_orders.
Settled settle(Position p, const Decision& decision, const std::vector<Item>& before,
               const std::vector<Item>& fresh);
// Orders judged one by one by `judge`.
template <class Judge>
Settled settle_each(std::vector<Item> before, const std::vector<Item>& fresh, Judge judge) {
  Settled settled;
  settled.list = std::move(before);
  for (const Item& item : fresh) {
    if (const std::optional<Refusal> no = judge(item.order))
      settled.refused.emplace_back(item.line, *no);
    else
      merge(settled.list, item);
  }
  return settled;
}

// The state after these movements, as far as it can be foreseen: for orders written ahead.
void foresee(State& s, const std::vector<Order>& orders);
std::vector<Order> orders_in(const std::vector<Item>& items);
// Everything that the order names, as ids.
bool mentions(const Order& order, const std::vector<Name>& ids);

}  // namespace adj::alea
