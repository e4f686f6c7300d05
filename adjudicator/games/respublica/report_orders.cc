// Orders and refusals as the reader would write and read them.

#include "adjudicator/games/respublica/orders_text.h"
#include "adjudicator/games/respublica/orders_write.h"
#include "adjudicator/games/respublica/report_parts.h"

namespace adj::respublica {

std::string order_text(const Reader& r, const Order& order) { return order_line(r.p, order, r.language); }

std::vector<std::string> order_lines_of(const Reader& r, const std::vector<Order>& orders) {
  std::vector<std::string> lines;
  for (const Order& order : orders) lines.push_back(order_text(r, order));
  return lines;
}

// The clause has a place of its own at the end of a report's line.
std::string refusal_sentence(const Reader& r, Refusal refusal) {
  refusal.clause.clear();
  return refusal_text(r.p.tables, refusal, r.language);
}

}  // namespace adj::respublica
