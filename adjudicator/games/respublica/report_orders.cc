// Orders and refusals as the reader would write and read them.

#include "adjudicator/games/respublica/report_parts.h"

namespace adj::respublica {

std::string order_text(const Reader& r, const Order& order) {
  (void)r;
  return verb_of(order.body).str();
}

std::string refusal_sentence(const Reader& r, const Refusal& refusal) { return r.named("refused", refusal.key); }

}  // namespace adj::respublica
