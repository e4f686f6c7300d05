// RPR-1.06.52  Senators who give to the State.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_06.h"

namespace adj::respublica {

namespace {

void contribute(RprTable& t, SenatorId id, int talents) {
  const int influence = t.tables().contribution_influence(talents);
  t.state().now.contributed.insert(id);
  t.tell("RPR-1.06.52a", Contributed{id, talents, influence});
  change_purse(t, "RPR-1.06.52a", id, -talents, "contribution");
  state_receives(t, "RPR-1.06.52a", talents, "contribution");
  if (influence > 0) change_influence(t, "RPR-1.06.52a", id, influence, "contribution");
}

void carry_out_line(RprTable& t, Seat seat, const Order& order) {
  const State& s = t.state();
  const int lacking = total_debts(t) - s.treasury;
  Moment moment;
  moment.bankrupt = lacking > 0;
  if (!holds(t, order, moment)) return;
  const auto& line = std::get<Contribute>(order.body);
  std::optional<Refusal> refused = refuse(t, seat, line, When::now);
  const int purse = refused ? 0 : senator(s, line.senator).talents;
  // UPTO: as little as saves the State.
  const int talents = line.up_to ? std::min({line.talents, purse, lacking}) : line.talents;
  if (!refused && talents <= 0) return;
  if (!refused && purse < talents) refused = refusal("RPR-1.06.52a", "too_poor");
  if (refused)
    t.tell(Audience::only(seat), "RPR-1.06.52a", OrderFailed{seat, order, *refused});
  else
    contribute(t, line.senator, talents);
}

}  // namespace

bool waits_for_bankruptcy(const Order& order) {
  const auto* line = std::get_if<Contribute>(&order.body);
  return (line && line->up_to) ||
         std::any_of(order.conditions.begin(), order.conditions.end(),
                     [](const Condition& c) { return c.kind == ConditionKind::bankrupt; });
}

void take_contributions(RprTable& t, bool saving) {
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t))) {
    std::vector<Order> lines;
    for (const Wish<Contribute>& w : wishes<Contribute>(t.state(), seat))
      if (waits_for_bankruptcy(*w.order) == saving) lines.push_back(*w.order);
    for (const Order& line : lines) carry_out_line(t, seat, line);
  }
}

}  // namespace adj::respublica
