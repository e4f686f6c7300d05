#pragma once
// Orders that were legal when mailed and are not any more: their owner is told, nobody else.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

inline void tell_failed(AleaTable& t, Seat seat, const Order& order, const Refusal& why) {
  t.tell(Audience::only(seat), Name(why.clause), OrderFailed{seat, order, why});
}

// For windows that take a few kinds of order: PASS says nothing, everything else belongs elsewhere.
inline std::optional<Refusal> refuse_other_kind(const Order& order) {
  if (std::holds_alternative<Pass>(order.body)) return std::nullopt;
  const char* kind =
      std::visit([](const auto& body) { return std::decay_t<decltype(body)>::kName; }, order.body);
  return refusal("", "not_in_this_window", Json(Json::Object{{"order", kind}}));
}

// 7.5.4  Conditions are judged when the order is about to be carried out.
inline bool conditions_hold(AleaTable& t, Seat seat, const Order& order) {
  if (all_hold(t, seat, order, {})) return true;
  t.tell(Audience::only(seat), "", ConditionNotMet{seat, order});
  return false;
}

// Carries out the seat's orders of one kind: `act` does it, or says why it cannot be done.
template <class T, class Act>
void carry_out(AleaTable& t, Seat seat, const std::vector<Order>& orders, Act act) {
  for (const Order& order : orders) {
    const T* body = std::get_if<T>(&order.body);
    if (!body || !conditions_hold(t, seat, order)) continue;
    if (const std::optional<Refusal> refused = act(*body)) tell_failed(t, seat, order, *refused);
  }
}

}  // namespace adj::alea
