// The order form: lines that can be sent back as they are. What is on file stands in it; else what silence
// would mean, spelt out so that it can be changed; and behind a '#' what else could be ordered. Every line is
// judged by the rules before it is shown: no form is refused.

#include <algorithm>

#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

// Keeps what the rules accept. A refused line may have spoilt those behind it, so the rest is judged again.
template <class D>
std::vector<Order> legal_part(Position p, const D& decision, std::vector<Order> orders) {
  for (;;) {
    const Verdicts verdicts = check_orders(p, decision, orders);
    std::vector<Order> kept;
    for (std::size_t i = 0; i < orders.size(); ++i)
      if (!verdicts[i]) kept.push_back(orders[i]);
    if (kept.size() == orders.size()) return kept;
    orders = std::move(kept);
  }
}

// Examples stand each for itself: they are alternatives.
template <class D>
std::vector<Order> legal_each(Position p, const D& decision, const std::vector<Order>& orders) {
  std::vector<Order> kept;
  for (const Order& order : orders)
    if (!check_orders(p, decision, {order}).front()) kept.push_back(order);
  return kept;
}

struct Suggest {
  const Reader& r;

  Suggestions operator()(const DeployForces& d) const { return {default_deployment(r.p, d.camp), {}}; }
  Suggestions operator()(const TurnOrders& d) const { return suggest_turn(r, d.camp, true, true, true); }
  // Any answer takes the place of what was sent in W1, so that stands in the form; all else is an example.
  Suggestions operator()(const GeostrategyOrders& d) const {
    return instead_of(fallback_for(r.p, d), suggest_turn(r, d.camp, false, true, false));
  }
  Suggestions operator()(const AdministrationOrders& d) const {
    return instead_of(fallback_for(r.p, d), suggest_turn(r, d.camp, false, false, true));
  }
  Suggestions operator()(const SmcOrders& d) const { return suggest_smc(r, d.camp); }
  Suggestions operator()(const ReactionOrders& d) const { return suggest_reaction(r, d); }
  Suggestions operator()(const WinterOrders& d) const { return suggest_winter(r, d.camp); }
  static Suggestions instead_of(const Orders& sent, Suggestions more) {
    std::vector<Order> examples = std::move(more.lines);
    examples.insert(examples.end(), more.examples.begin(), more.examples.end());
    std::erase_if(examples,
                  [&](const Order& order) { return std::ranges::find(sent.list, order) != sent.list.end(); });
    return {sent.list, std::move(examples)};
  }
  template <class D>
  Suggestions operator()(const D& d) const {
    return {fallback_for(r.p, d).list, {}};
  }
};

class Form {
 public:
  explicit Form(const Reader& r) : r_(r) {}

  template <AnsweredByOrders D>
  void add(const D& d, const std::optional<Answer>& given) {
    const Suggestions suggested = Suggest{r_}(d);
    if (given)
      write(order_texts(r_, std::get<Orders>(*given).list));
    else
      write(order_texts(r_, legal_part(r_.p, d, suggested.lines)));
    for (const std::string& line : order_texts(r_, legal_each(r_.p, d, suggested.examples)))
      examples_.push_back("# " + line);
  }
  // Forced choices: the answer that stands, or the one that silence would give.
  template <class D>
  void add(const D& d, const std::optional<Answer>& given) {
    const Answer answer = given ? *given : Answer(fallback_for(r_.p, d));
    write(Alea::order_lines(r_.p.tables, r_.p.state, d, answer, r_.language));
  }

  std::vector<std::string> lines() const {
    std::vector<std::string> all = lines_;
    if (!examples_.empty()) all.push_back("# " + r_.say("report.form.examples"));
    all.insert(all.end(), examples_.begin(), examples_.end());
    all.push_back(r_.say("report.form.done"));
    return all;
  }

 private:
  void write(const std::vector<std::string>& more) { lines_.insert(lines_.end(), more.begin(), more.end()); }

  const Reader& r_;
  std::vector<std::string> lines_, examples_;
};

}  // namespace

std::vector<std::string> order_form(const Reader& r, const Alea::Opens& opens) {
  if (opens.empty()) return {};
  Form form(r);
  for (const OpenFor<Alea>& open : opens)
    std::visit([&](const auto& d) { form.add(d, open.answer); }, open.decision);
  return form.lines();
}

}  // namespace adj::alea
