#include "adjudicator/games/alea/orders.h"

namespace adj::alea {

Order::Order() = default;
Order::Order(OrderBody what, std::vector<Condition> when, std::optional<int> last_year)
    : body(std::move(what)), conditions(std::move(when)), until(last_year) {}
template <class Body>
requires kIsKind<Body, OrderBody>
[[gnu::used]] Order::Order(Body what, std::vector<Condition> when, std::optional<int> last_year)
    : body(std::move(what)), conditions(std::move(when)), until(last_year) {}
Order::Order(const Order&) = default;
Order::Order(Order&&) noexcept = default;
Order& Order::operator=(const Order&) = default;
Order& Order::operator=(Order&&) noexcept = default;
Order::~Order() = default;

bool operator==(const Order& a, const Order& b) {
  return a.until == b.until && a.conditions == b.conditions && a.body == b.body;
}

void describe(Writer& ar, Order& v) { ar("body", v.body)("conditions", v.conditions)("until", v.until); }
void describe(Reader& ar, Order& v) { ar("body", v.body)("conditions", v.conditions)("until", v.until); }

// Names the constructor for every kind, so that the compiler makes them all here. Never called.
void compile_orders() {
  for_each_kind<OrderBody>([]<class Body>(const Body*) { Order order{Body{}}; });
}

}  // namespace adj::alea
