#include "adjudicator/games/respublica/preview.h"

#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "adjudicator/games/respublica/ch1_11.h"

namespace adj::respublica {

std::string Outlook::list(const std::vector<std::string>& items) const {
  std::string all;
  for (const std::string& each : items) all += (all.empty() ? "" : reader.semicolon()) + each;
  return all;
}

namespace {

const std::vector<Order>& orders_in(const std::optional<Answer>& answer) {
  static const std::vector<Order> kNone;
  const Orders* orders = answer ? std::get_if<Orders>(&*answer) : nullptr;
  return orders ? orders->list : kNone;
}

int sum_of(const std::vector<Share>& shares) {
  int sum = 0;
  for (const Share& share : shares) sum += share.value;
  return sum;
}

// --- Senate
// RPR-1.09.72a  Secret bodyguards are not seen before the die.
void preview_attempt(Outlook& out, const Order& order, const Assassinate& o) {
  const Position p = out.position();
  std::vector<Share> shares{{"assassins", o.cards}, {"omens", -omens(p.state)}};
  const Senator* target = find_senator(p.state, o.target);
  if (target && !target->open_bodyguard.empty()) shares.push_back({"open_bodyguard", -2});
  const auto comes_to = [&](AttemptResult result) {
    return out.chance_text(
        chance_of_d6(1, [&](int die) { return p.tables.assassination(die + sum_of(shares)) == result; }));
  };
  out.say("attempt", {{"order", order_text(out.reader, order)},
                      {"target", out.reader.man(o.target)},
                      {"by", out.reader.man(o.by)},
                      {"shares", out.shares(shares)},
                      {"killed", comes_to(AttemptResult::killed)},
                      {"caught", comes_to(AttemptResult::caught)}});
}

std::string appeal_text(const Outlook& out, const AppealRow& row) {
  switch (row.result) {
    case AppealResult::killed:
      return out.text("appeal_killed");
    case AppealResult::freed:
      return out.text("appeal_freed");
    case AppealResult::votes:
      return out.reader.say(row.votes < 0 ? "report.appeal.convict" : "report.appeal.acquit",
                            {{"n", std::abs(row.votes)}});
  }
  return "";
}

// RPR-1.09.421a, CARD-080
void preview_appeal(Outlook& out, const Order& order, const AppealPeople& o) {
  const Position p = out.position();
  const Senator* accused = find_senator(p.state, o.senator);
  if (!o.yes || !accused) return out.no_die(order);
  const int most = top_card(p, *accused).abilities.appeal_dice;
  const int dice = o.three_dice.value_or(true) ? most : 2;
  const std::vector<Share> shares{{"popularity", accused->popularity}, {"omens", -omens(p.state)}};
  std::vector<std::pair<std::string, Chance>> results;  // as the totals rise
  for (int sum = dice; sum <= 6 * dice; ++sum) {
    const std::string result = appeal_text(out, p.tables.appeal(sum + sum_of(shares)));
    const Chance chance = chance_of_d6(dice, [&](int roll) { return roll == sum; });
    if (results.empty() || results.back().first != result) results.push_back({result, {0, chance.cases}});
    results.back().second.good += chance.good;
  }
  std::vector<std::string> all;
  for (const auto& [result, chance] : results) all.push_back(out.item(result, chance));
  out.say("appeal", {{"order", order_text(out.reader, order)},
                     {"dice", dice},
                     {"shares", out.shares(shares)},
                     {"all", out.list(all)}});
}

// RPR-1.09.141a  What his men weigh, and what he may buy beside.
void preview_vote(Outlook& out, const Order& order, const CastVote& o) {
  const Position p = out.position();
  if (o.choice == VoteChoice::abstain) return out.no_die(order);
  const Item* item = o.items.size() == 1 ? find_item(p.state, o.items.front()) : nullptr;
  const auto men = o.senators.empty() ? senators_in_rome(p.state, out.reader.seat) : o.senators;
  int sum = 0, bought = 0;
  for (const SenatorId id : men)
    if (find_senator(p.state, id)) sum += votes(p, id) + (item ? extra_votes(p, item->proposal, id) : 0);
  for (const Buy& buy : o.buys) bought += buy.talents;
  out.say("vote", {{"order", order_text(out.reader, order)}, {"votes", sum}, {"bought", bought}});
}

bool preview_senate_order(Outlook& out, const Order& order) {
  if (const auto* attempt = std::get_if<Assassinate>(&order.body))
    preview_attempt(out, order, *attempt);
  else if (const auto* appeal = std::get_if<AppealPeople>(&order.body))
    preview_appeal(out, order, *appeal);
  else if (const auto* vote = std::get_if<CastVote>(&order.body))
    preview_vote(out, order, *vote);
  else
    return false;
  return true;
}

// --- Revolution, and the Revenue phase after it
// RPR-1.11.31a, b
void preview_rebel(Outlook& out, const Order& order, const Rebel& o) {
  const Position p = out.position();
  const int all = static_cast<int>(legions_of(p.state, o.senator).size());
  const int doubtful = static_cast<int>(doubtful_legions(p.state, o.senator).size());
  const int target = p.tables.allegiance_target(p.state.era);
  const auto follows = [&](int bonus) {
    return out.chance_text(chance_of_d6(1, [&](int die) { return die - omens(p.state) + bonus >= target; }));
  };
  out.say("rebel", {{"order", order_text(out.reader, order)},
                    {"sure", all - doubtful},
                    {"doubtful", doubtful},
                    {"target", target},
                    {"omens", -omens(p.state)},
                    {"chance", follows(0)},
                    {"paid", std::min(o.spend, doubtful)},
                    {"paid_chance", follows(1)}});
}

// RPR-1.06.13b  From the poorest roll to the best.
void preview_spoils(Outlook& out, const Order& order, const TakeSpoils& o) {
  const Position p = out.position();
  if (!o.yes) return out.no_die(order);
  for (const Province& place : p.state.province) {
    const Senator* governor = find_senator(p.state, place.governor);
    if (!governor || governor->faction != out.reader.seat) continue;
    if (!o.province.empty() && o.province != place.id) continue;
    const DiceFormula& formula = figures(p, place.id).spoils;
    const int one = formula.total(formula.dice) - omens(p.state);
    const int other = formula.total(6 * formula.dice) - omens(p.state);
    out.say("spoils", {{"province", place.id.str()},
                       {"governor", out.reader.man(place.governor)},
                       {"formula", formula.text()},
                       {"low", std::min(one, other)},
                       {"high", std::max(one, other)}});
  }
}

// RPR-1.06.4a, b
void preview_development(Outlook& out) {
  const Position p = out.position();
  for (const Province& place : p.state.province) {
    const Senator* governor = find_senator(p.state, place.governor);
    if (place.developed || !governor || governor->faction != out.reader.seat || governor->rebel) continue;
    const auto develops = [&](int honest) {
      return out.chance_text(chance_of_d6(1, [&](int die) {
        return die - omens(p.state) + honest >= p.tables.constants.development_target;
      }));
    };
    out.say("development", {{"province", place.id.str()}, {"chance", develops(1)}, {"corrupt", develops(0)}});
  }
}

// RPR-1.06.52a
void preview_contribution(Outlook& out, const Order& order, const Contribute& o) {
  out.say("contribution", {{"order", order_text(out.reader, order)},
                           {"senator", out.reader.man(o.senator)},
                           {"influence", out.position().tables.contribution_influence(o.talents)}});
}

void preview_order(Outlook& out, const Order& order) {
  if (preview_senate_order(out, order)) return;
  if (const auto* rebel = std::get_if<Rebel>(&order.body)) return preview_rebel(out, order, *rebel);
  if (const auto* spoils = std::get_if<TakeSpoils>(&order.body)) return preview_spoils(out, order, *spoils);
  if (const auto* gift = std::get_if<Contribute>(&order.body)) return preview_contribution(out, order, *gift);
  if (const auto* propose = std::get_if<Propose>(&order.body))
    if (const auto* send = std::get_if<SendForces>(&propose->proposal)) return preview_dispatch(out, *send);
  preview_forum_order(out, order);
}

struct PreviewOf {
  Outlook& out;
  const std::vector<Order>& orders;

  void all() const {
    for (const Order& order : orders) preview_order(out, order);
  }
  void operator()(const ForumOrders&) const { preview_forum(out, orders, true); }
  void operator()(const InitiativeOrders&) const { preview_forum(out, orders, false); }
  void operator()(const AgendaOrders&) const {
    all();
    preview_commands(out);
  }
  void operator()(const BallotOrders& d) const {
    all();
    for (const int number : d.items)
      if (const Item* item = find_item(out.position().state, number))
        if (const auto* send = std::get_if<SendForces>(&item->proposal)) preview_dispatch(out, *send);
    preview_commands(out);
  }
  void operator()(const RevolutionOrders&) const {
    all();
    preview_development(out);
  }
  void operator()(const SetupOrders&) const { all(); }
  void operator()(const RevenueOrders&) const { all(); }
  void operator()(const AllegianceOrders&) const { all(); }
};

}  // namespace

std::vector<std::string> Rpr::preview(const Tables& t, const State& s, const Opens& opens, Seat seat,
                                      Language language) {
  Outlook out(Position(t, s), seat, language);
  for (const OpenFor<Rpr>& open : opens) std::visit(PreviewOf{out, orders_in(open.answer)}, open.decision);
  if (!out.lines.empty()) out.say("unknown");
  return std::move(out.lines);
}

}  // namespace adj::respublica
