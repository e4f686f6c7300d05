// The order form: lines that can be sent back as they are. What is on file stands in it; else what silence
// would mean, spelt out so that it can be changed; and behind a '#' what else could be ordered. Every line is
// judged by the rules before it is shown: no form is refused.

#include <algorithm>

#include "adjudicator/games/respublica/report_asks.h"

namespace adj::respublica {

namespace {

// Examples stand each for itself: they are alternatives.
std::vector<Order> legal_each(Position p, const Decision& decision, const std::vector<Order>& orders) {
  std::vector<Order> kept;
  for (const Order& order : orders)
    if (!check_orders(p, decision, {order}).front() && std::ranges::find(kept, order) == kept.end())
      kept.push_back(order);
  return kept;
}

// RPR-1.12.4b  A rebel with four wars at the gates may choose their order before he has won.
void add_endgame(const Reader& r, std::vector<Order>& orders) {
  const std::optional<CivilWar>& rebels = r.p.state.civil_war;
  if (!rebels || rebels->faction != r.seat) return;
  int wars = 0;
  for (const War& w : r.p.state.war) wars += is_active(w.zone) ? 1 : 0;
  const std::vector<WarId> standard = endgame_order(r.p, rebels->primary);
  if (wars >= r.p.tables.constants.losing_active_wars && !standard.empty())
    orders.emplace_back(EndgameOrder{standard});
}

}  // namespace

std::vector<std::string> order_form(const Reader& r, const Rpr::Opens& opens) {
  if (opens.empty()) return {};
  std::vector<std::string> lines, examples;
  for (const OpenFor<Rpr>& open : opens) {
    Suggestions suggested = std::visit([&](const auto& d) { return suggest(r, d); }, open.decision);
    add_endgame(r, suggested.examples);
    const std::vector<Order> stand =
        open.answer ? std::get<Orders>(*open.answer).list : legal_part(r.p, open.decision, suggested.lines);
    for (std::string& line : order_lines_of(r, stand)) lines.push_back(std::move(line));
    std::vector<Order> more = legal_each(r.p, open.decision, suggested.examples);
    std::erase_if(more, [&](const Order& order) { return std::ranges::find(stand, order) != stand.end(); });
    for (const std::string& line : order_lines_of(r, more)) examples.push_back("# " + line);
  }
  if (!examples.empty()) lines.push_back("# " + r.say("report.form.examples"));
  lines.insert(lines.end(), examples.begin(), examples.end());
  lines.push_back(r.say("report.form.done"));
  return lines;
}

}  // namespace adj::respublica
