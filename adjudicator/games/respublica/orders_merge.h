#pragma once
// A set of orders that grows mail by mail (7.1): a later mail replaces the answers that it names, nothing
// else is lost. Within one mail lines about the same matter stand beside each other where that makes sense
// (an agenda, preferences, conditions: the first that holds counts); else the last one counts.

#include "adjudicator/core/order_mail.h"
#include "adjudicator/games/respublica/game.h"

namespace adj::respublica {

using OrderItem = LineOrder<Order>;

// Puts an order into a list, and takes out what it replaces. What is about one thing stands before what is
// about all of its kind. True when something gave way.
bool merge(std::vector<OrderItem>& list, const OrderItem& item);
// These orders of one mail among those that stood.
std::vector<Order> merged(const std::vector<Order>& before, const std::vector<Order>& fresh);

// What a mail changes beside the open window waits for the end of the step (SeatOrders::added, dropped); this
// is what stands then.
SeatOrders with_changes(SeatOrders own);

// Everything that the order names: ids, and numbers of items, deals and auctions.
bool mentions(const Order& order, const std::vector<Name>& ids, const std::vector<int>& numbers);

}  // namespace adj::respublica
