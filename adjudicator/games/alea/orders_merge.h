#pragma once
// A set of orders that grows mail by mail: a later line replaces an earlier one for the same piece or the
// same matter, if it is legal; nothing else is lost.

#include "adjudicator/core/order_mail.h"
#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

using Item = LineOrder<Order>;

// Puts an order into a list, and takes out what it replaces. `counters`: how many orders of its stratagem may
// stand beside each other; 0: any number, one per target. True when something gave way.
bool merge(std::vector<Item>& list, const Item& item, int counters = 0);

// The orders of a window: those that stood, then the new ones, judged by its check_orders.
Settled<Order> settle(Position p, const Decision& decision, const std::vector<Item>& before,
                      const std::vector<Item>& fresh);

// The state after these movements, as far as it can be foreseen: for orders written ahead.
void foresee(State& s, const std::vector<Order>& orders);
// Everything that the order names, as ids.
bool mentions(const Order& order, const std::vector<Name>& ids);

}  // namespace adj::alea
