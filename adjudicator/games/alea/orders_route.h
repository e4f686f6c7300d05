#pragma once
// Where an order belongs: to an open decision, to the seat's standing orders, to phase F, or to a queued SMC.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

bool answered_by_orders(const Decision& decision);
// Whether an open decision takes an order of this kind. Whether it is legal there is for check_orders.
bool takes(Position p, const Decision& decision, const Order& order);

enum class Elsewhere { nowhere, standing, phase_f, queue };
// Where it goes when no open decision takes it.
Elsewhere elsewhere(Position p, const Order& order);
bool may_stand(const Tables& tables, const Order& order);

// Forced choices as order lines, and order lines as their answers.
std::vector<Order> orders_of(const Decision& decision, const Answer& answer);
std::optional<Answer> answer_from(const Decision& decision, const Order& order);

}  // namespace adj::alea
