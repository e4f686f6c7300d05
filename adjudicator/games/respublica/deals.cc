// RPR-1.04.3 – 1.04.6  Public agreements: offered, accepted, carried out; cards shown, words sent; and what
// takes effect between two acts (RPR-CARD-048, 1.10.71c).

#include "adjudicator/games/respublica/deals.h"

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_05.h"

namespace adj::respublica {

namespace {

void offer(RprTable& t, Seat seat, const OfferDeal& o) {
  Deal deal;
  deal.number = static_cast<int>(t.state().deals.size()) + 1;
  deal.by = seat;
  deal.with = o.with;
  deal.promises = o.promises;
  deal.turn = t.state().turn;
  t.state().deals.push_back(deal);
  t.tell("RPR-1.04.3a", DealOffered{deal.number, deal.by, deal.with, deal.promises});
}

void answer(RprTable& t, const AnswerDeal& o) {
  Deal& deal = *find_deal(t.state(), o.number);
  deal.status = o.accept ? DealStatus::agreed : DealStatus::refused;
  t.tell("RPR-1.04.3a", DealAnswered{o.number, o.accept});
}

void complain(RprTable& t, Seat seat, const ComplainDeal& o) {
  Deal& deal = *find_deal(t.state(), o.number);
  deal.status = DealStatus::complained;
  deal.complainant = seat;
  deal.judgements.clear();
  t.tell("RPR-1.04.3e", DealDisputed{o.number, seat});
}

void show(RprTable& t, Seat seat, const ShowCards& o) {
  CardsShown told{seat, o.to, {}};
  std::vector<CardId> hand = faction(t.state(), seat).hand;
  if (o.cards.empty()) told.cards = hand;
  for (const Face& face : o.cards) {
    const auto at = std::find_if(hand.begin(), hand.end(),
                                 [&](CardId card) { return face_of(t.tables(), card) == face; });
    if (at == hand.end()) continue;
    told.cards.push_back(*at);
    hand.erase(at);
  }
  t.tell(Audience{AudienceKind::seats, {seat, o.to}}, "RPR-1.04.5a", told);
}

// What takes effect as soon as it is filed, and once.
bool is_word(const Order& order) {
  return std::visit(
      []<class T>(const T&) {
        return std::is_same_v<T, OfferDeal> || std::is_same_v<T, AnswerDeal> ||
               std::is_same_v<T, ComplainDeal> || std::is_same_v<T, JudgeDeal> ||
               std::is_same_v<T, ShowCards> || std::is_same_v<T, SendWord>;
      },
      order.body);
}

// One line of the mails just filed; refused again if an earlier one has changed what it is about.
struct FiledLine {
  RprTable& t;
  Seat seat;
  std::set<int>& complaints;
  template <class T>
  bool legal(const T& body) const {
    return !refuse(t, seat, body, When::now);
  }
  void operator()(const OfferDeal& o) const {
    if (legal(o)) offer(t, seat, o);
  }
  void operator()(const AnswerDeal& o) const {
    if (legal(o)) answer(t, o);
  }
  void operator()(const ComplainDeal& o) const {
    if (!legal(o)) return;
    complain(t, seat, o);
    complaints.insert(o.number);
  }
  void operator()(const JudgeDeal& o) const {
    if (legal(o)) find_deal(t.state(), o.number)->judgements[seat] = o.kept;
  }
  void operator()(const ShowCards& o) const {
    if (legal(o)) show(t, seat, o);
  }
  void operator()(const SendWord& o) const {  // RPR-1.04.4a: nothing follows from it
    t.tell(Audience{AudienceKind::seats, {seat, o.to}}, "RPR-1.04.4a", WordSent{seat, o.to, o.text});
  }
  template <class T>
  void operator()(const T&) const {}
};

// RPR-CARD-048
void peddle(RprTable& t, Seat seat, const Peddle& o) {
  const std::vector<CardId> hand = faction(t.state(), o.victim).hand;
  discard(t, "RPR-CARD-048", seat, {*held(t, seat, name_of(Intrigue::influence_peddling))}, "peddling");
  const std::size_t at =
      pick(t, "peddle", faction(t.state(), o.victim).name.str(), {hand.begin(), hand.end()}, true);
  const CardId card = take_from_hand(t, o.victim, hand[at]);
  faction(t.state(), seat).hand.push_back(card);
  t.tell("RPR-CARD-048", CardPeddled{seat, o.victim, CardId()});
  t.tell(Audience{AudienceKind::seats, {seat, o.victim}}, "RPR-CARD-048", CardPeddled{seat, o.victim, card});
}

// RPR-1.10.71c  His own talents first, then the faction's. RPR-1.10.8b  A Proconsul has no command to go back
// to, and is one no longer.
void ransom(RprTable& t, Seat seat, SenatorId id) {
  const int price = ransom_of(t, id);
  const int own = std::min(price, senator(t.state(), id).talents);
  change_purse(t, "RPR-1.10.71c", id, -own, "ransom");
  change_faction_treasury(t, "RPR-1.10.71c", seat, own - price, "ransom");
  come_to_rome(t.state(), id);
  t.tell("RPR-1.10.71c", CaptiveRansomed{id, price});
  if (senator(t.state(), id).office == Office::proconsul) leave_office(t, "RPR-1.10.8b", id, "captured");
  check_appointment_for_life(t);
}

void carry_out_between_acts(RprTable& t, Seat seat, const Order& order) {
  std::optional<Refusal> refused;
  Name clause = "RPR-1.10.71c";
  if (const auto* o = std::get_if<Peddle>(&order.body)) {
    clause = "RPR-CARD-048";
    refused = refuse(t, seat, *o, When::now);
    if (!refused) peddle(t, seat, *o);
  } else if (const auto* r = std::get_if<RansomCaptive>(&order.body)) {
    refused = refuse(t, seat, *r, When::now);
    if (!refused) ransom(t, seat, r->senator);
  }
  if (refused) t.tell(Audience::only(seat), clause, OrderFailed{seat, order, *refused});
}

bool acts_between(const Order& order) {
  return std::holds_alternative<Peddle>(order.body) || std::holds_alternative<RansomCaptive>(order.body);
}

bool too_dear_yet(Position p, Seat seat, const Order& order) {
  const auto* o = std::get_if<RansomCaptive>(&order.body);
  const auto why = o ? refuse(p, seat, *o, When::now) : std::nullopt;
  return why && why->key == "too_dear";
}

void act_between(RprTable& t, bool ransoms_wait) {
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t))) {
    std::vector<Order>& window = t.state().orders[seat].window;
    const std::vector<Order> lines = window;
    for (const Order& line : lines) {
      // 7.3  With a condition it waits until that holds, or for its window's end.
      if (!acts_between(line) || !holds(t, line, Moment{})) continue;
      if (ransoms_wait && too_dear_yet(t, seat, line)) continue;
      window.erase(std::find(window.begin(), window.end(), line));
      carry_out_between_acts(t, seat, line);
    }
  }
}

// Words whose conditions hold; the others wait for their window's end (7.3). Which agreements somebody
// complains of.
std::set<int> speak(RprTable& t) {
  std::set<int> complaints;
  const auto due = [&](const Order& line) { return is_word(line) && holds(t, line, Moment{}); };
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t))) {
    std::vector<Order>& window = t.state().orders[seat].window;
    std::vector<Order> words;
    std::copy_if(window.begin(), window.end(), std::back_inserter(words), due);
    std::erase_if(window, due);
    for (const Order& line : words) std::visit(FiledLine{t, seat, complaints}, line.body);
  }
  return complaints;
}

}  // namespace

void settle_words(RprTable& t) {
  settle_disputes(t, speak(t));
  settle_waiting_factions(t);
}

void settle_at_boundary(RprTable& t) {
  settle_disputes(t, speak(t));
  act_between(t, false);
}
void settle_before_redistribution(RprTable& t) { act_between(t, true); }

// --- Carrying out
bool is_party(const Deal& deal, Seat seat) { return deal.by == seat || deal.with == seat; }
Seat other_party(const Deal& deal, Seat seat) { return deal.by == seat ? deal.with : deal.by; }
bool binding(const Deal& deal) {
  return deal.status == DealStatus::agreed || deal.status == DealStatus::kept;
}

// Nobody is left to give or to receive: what was offered is refused, what was agreed has nothing due any
// more.
void end_deals(State& s, Seat seat) {
  for (Deal& deal : s.deals) {
    if (!is_party(deal, seat)) continue;
    if (deal.status == DealStatus::offered) deal.status = DealStatus::refused;
    if (binding(deal) || deal.status == DealStatus::complained) deal.status = DealStatus::done;
  }
}

namespace {
template <class Deals>
auto* numbered(Deals& deals, int number) {
  const bool known = number >= 1 && number <= static_cast<int>(deals.size());
  return known ? &deals[static_cast<std::size_t>(number - 1)] : nullptr;
}
}  // namespace
Deal* find_deal(State& s, int number) { return numbered(s.deals, number); }
const Deal* find_deal(const State& s, int number) { return numbered(s.deals, number); }

std::vector<std::pair<SenatorId, int>> payments(Position p, Purses own, const Promise& promise) {
  std::vector<SenatorId> order;
  if (own.purse.contains(promise.from)) order.push_back(promise.from);
  order.push_back(SenatorId());
  std::vector<SenatorId> others;
  for (const auto& [id, talents] : own.purse)
    if (id != promise.from) others.push_back(id);
  std::stable_sort(others.begin(), others.end(),
                   [&](SenatorId a, SenatorId b) { return own.at(a) > own.at(b); });
  order.insert(order.end(), others.begin(), others.end());
  std::vector<std::pair<SenatorId, int>> found;
  int due = promise.talents;
  for (const SenatorId id : order) {
    if (!id.empty() && !may_move_talents(senator(p.state, id))) continue;
    const int pays = std::min(due, own.at(id));
    if (pays > 0) found.emplace_back(id, pays);
    due -= pays;
  }
  return found;
}

std::set<int> accepted_by(Position p, Seat seat, const std::vector<Order>& orders, const Verdicts& verdicts) {
  std::set<int> answered, accepted;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* o = std::get_if<AnswerDeal>(&orders[i].body);
    if (!o || verdicts[i] || !holds(p, orders[i], Moment{}) || refuse(p, seat, *o, When::now)) continue;
    if (answered.insert(o->number).second && o->accept) accepted.insert(o->number);  // the first word counts
  }
  return accepted;
}

void count_promises(Position p, Purses& own, const std::set<int>& accepted) {
  for (const Deal& deal : p.state.deals) {
    if ((!binding(deal) && !accepted.contains(deal.number)) || !is_party(deal, own.seat)) continue;
    for (std::size_t i = 0; i < deal.promises.size(); ++i) {
      const Promise& promise = deal.promises[i];
      if (promise.kind != PromiseKind::talents || deal.performed.contains(static_cast<int>(i))) continue;
      if (promise.by != own.seat)
        own.treasury += promise.talents;
      else
        for (const auto& [id, talents] : payments(p, own, promise)) own.at(id) -= talents;
    }
  }
}

namespace {

// What is paid of it counts as a promise of its own; the rest stays due (RPR-1.04.3c).
void pay_promise(RprTable& t, int number, std::size_t at) {
  State& s = t.state();
  const Deal& deal = *find_deal(s, number);
  const Promise promise = deal.promises[at];
  const Seat to = other_party(deal, promise.by);
  int paid = 0;
  for (const auto& [id, talents] : payments(t, purses_of(s, promise.by), promise)) {
    paid += talents;
    if (id.empty())
      change_faction_treasury(t, "RPR-1.04.3a", promise.by, -talents, "deal");
    else
      change_purse(t, "RPR-1.04.3a", id, -talents, "deal");
  }
  change_faction_treasury(t, "RPR-1.04.3a", to, paid, "deal");
  Deal& now = *find_deal(s, number);
  if (paid == promise.talents) {
    now.performed.insert(static_cast<int>(at));
  } else if (paid > 0) {
    now.promises[at].talents -= paid;
    now.promises.push_back(promise);
    now.promises.back().talents = paid;
    now.performed.insert(static_cast<int>(now.promises.size()) - 1);
  }
  Promise told = promise;
  told.talents = paid;
  t.tell("RPR-1.04.3a", PromisePerformed{number, told, paid == promise.talents});
}

void hand_over(RprTable& t, int number, std::size_t at) {
  State& s = t.state();
  Deal& deal = *find_deal(s, number);
  const Promise promise = deal.promises[at];
  const std::optional<CardId> card = held(t, promise.by, promise.card);
  if (card) {
    const Seat to = other_party(deal, promise.by);
    faction(s, to).hand.push_back(take_from_hand(t, promise.by, *card));
    deal.performed.insert(static_cast<int>(at));
  }
  t.tell("RPR-1.04.3a", PromisePerformed{number, promise, card.has_value()});
}

// The promises of this kind that are due, one after the other; a deal of which all are performed is done.
void execute(RprTable& t, PromiseKind kind, void (*perform)(RprTable&, int, std::size_t)) {
  State& s = t.state();
  for (std::size_t d = 0; d < s.deals.size(); ++d) {
    if (!binding(s.deals[d])) continue;
    const std::size_t count = s.deals[d].promises.size();
    for (std::size_t i = 0; i < count; ++i)
      if (s.deals[d].promises[i].kind == kind && !s.deals[d].performed.contains(static_cast<int>(i)))
        perform(t, s.deals[d].number, i);
    Deal& deal = s.deals[d];
    if (deal.performed.size() == deal.promises.size()) deal.status = DealStatus::done;
  }
}

}  // namespace

void execute_money_promises(RprTable& t) { execute(t, PromiseKind::talents, pay_promise); }
void execute_card_promises(RprTable& t) { execute(t, PromiseKind::card, hand_over); }

}  // namespace adj::respublica
