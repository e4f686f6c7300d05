#include "adjudicator/games/respublica/orders.h"

namespace adj::respublica {

Order::Order() = default;
Order::Order(OrderBody what, std::vector<Condition> when, bool stands)
    : body(std::move(what)), conditions(std::move(when)), standing(stands) {}
template <class Body>
requires kIsKind<Body, OrderBody>
[[gnu::used]] Order::Order(Body what, std::vector<Condition> when, bool stands)
    : body(std::move(what)), conditions(std::move(when)), standing(stands) {}
Order::Order(const Order&) = default;
Order::Order(Order&&) noexcept = default;
Order& Order::operator=(const Order&) = default;
Order& Order::operator=(Order&&) noexcept = default;
Order::~Order() = default;

bool operator==(const Order& a, const Order& b) {
  return a.standing == b.standing && a.conditions == b.conditions && a.body == b.body;
}

void describe(Writer& ar, Order& v) {
  ar("body", v.body)("conditions", v.conditions)("standing", v.standing);
}
void describe(Reader& ar, Order& v) {
  ar("body", v.body)("conditions", v.conditions)("standing", v.standing);
}

// Names the constructor for every kind, so that the compiler makes them all here. Never called.
void compile_orders() {
  for_each_kind<OrderBody>([]<class Body>(const Body*) { Order order{Body{}}; });
}

}  // namespace adj::respublica
