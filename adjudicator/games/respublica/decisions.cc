// Gives the chapters' answers to the runner. Silence is an answer without orders (7.4: the rules' own
// defaults); only the ballots of a split window stand again when nothing is said.

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

Json about(const char* key, Name value) { return Json(Json::Object{{key, Json(value.view())}}); }

std::optional<Refusal> refuse_own(Position p, Seat seat, SenatorId id, const char* clause) {
  const Senator* m = find_senator(p.state, id);
  if (m && m->faction == seat) return std::nullopt;
  return refusal(clause, "not_your_senator", about("senator", id), RefusalKind::not_yours);
}

Refusal refusal(const char* clause, const char* key, Json args, RefusalKind kind) {
  return {kind, clause, key, std::move(args), 0, 0};
}

namespace {

Seat seat_of(const Decision& decision) {
  return std::visit([](const auto& d) { return d.seat; }, decision);
}

std::optional<Refusal> refuse_order(Position p, Seat seat, const Order& order, When when) {
  return std::visit([&](const auto& body) { return refuse(p, seat, body, when); }, order.body);
}

// Kept for another moment than the window in which it was sent.
bool for_later(const Decision& window, const Order& order) {
  const OrderPlace place = place_of(order.body);
  if (order.standing || place.kept) return true;
  if (std::holds_alternative<AgendaOrders>(window)) return false;
  return place.ahead;
}

}  // namespace

bool taken_by(const Decision& window, const Order& order) {
  const OrderPlace place = place_of(order.body);
  if (order.standing) return place.standing || place.kept;
  if (place.any || place.kept || place.ahead) return true;
  struct Takes {
    const OrderPlace& place;
    bool operator()(const SetupOrders&) const { return place.setup; }
    bool operator()(const RevenueOrders&) const { return place.revenue; }
    bool operator()(const ForumOrders&) const { return place.forum; }
    bool operator()(const InitiativeOrders&) const { return place.forum; }
    bool operator()(const AgendaOrders&) const { return place.senate; }
    bool operator()(const BallotOrders&) const { return place.senate; }
    bool operator()(const RevolutionOrders&) const { return place.revolution; }
    bool operator()(const AllegianceOrders&) const { return place.revolution; }
  };
  return std::visit(Takes{place}, window);
}

Verdicts check_orders(Position p, const Decision& decision, const std::vector<Order>& orders) {
  const Seat seat = seat_of(decision);
  Verdicts verdicts;
  for (const Order& order : orders) {
    if (!taken_by(decision, order))
      verdicts.push_back(refusal("", "not_in_this_window",
                                 Json(Json::Object{{"verb", Json(verb_of(order.body).view())}}),
                                 RefusalKind::too_late));
    else
      verdicts.push_back(refuse_order(p, seat, order, for_later(decision, order) ? When::later : When::now));
  }
  std::visit([&](const auto& d) { check_whole(p, d, orders, verdicts); }, decision);
  return verdicts;
}

// A refused order may have spoilt those behind it, so the rest is judged again.
std::vector<Order> legal_part(Position p, const Decision& decision, std::vector<Order> orders) {
  while (true) {
    const Verdicts verdicts = check_orders(p, decision, orders);
    std::vector<Order> kept;
    for (std::size_t i = 0; i < orders.size(); ++i)
      if (!verdicts[i]) kept.push_back(std::move(orders[i]));
    if (kept.size() == verdicts.size()) return kept;
    orders = std::move(kept);
  }
}

std::optional<Refusal> check_standing(Position p, Seat seat, const Order& order) {
  const OrderPlace place = place_of(order.body);
  if (!place.standing && !place.kept && !place.ahead)
    return refusal("", "not_standing", Json(Json::Object{{"verb", Json(verb_of(order.body).view())}}));
  return refuse_order(p, seat, order, When::later);
}

std::optional<Automatic<Answer>> Rpr::automatic(const Tables&, const State&, const Decision&) {
  return std::nullopt;
}

Answer Rpr::fallback(const Tables& t, const State& s, const Decision& decision) {
  const auto* ballots = std::get_if<BallotOrders>(&decision);
  return ballots ? Orders{kept_ballots(Position(t, s), *ballots)} : Orders{};
}

std::vector<Refusal> Rpr::check(const Tables& t, const State& s, const Decision& decision,
                                const Answer& answer) {
  std::vector<Refusal> refusals;
  int line = 0;
  for (const auto& verdict : check_orders(Position(t, s), decision, std::get<Orders>(answer).list)) {
    ++line;
    if (!verdict) continue;
    refusals.push_back(*verdict);
    refusals.back().line = line;
  }
  return refusals;
}

std::vector<std::string> Rpr::missing(const Tables&, const State&, const Decision&, const Answer&, Language) {
  return {};  // every default of 7.4 is an answer
}

}  // namespace adj::respublica
