// RPR-1.04.3b, 1.04.3e  Disputed agreements, and what may be ordered about them.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/deals.h"

namespace adj::respublica {

namespace {

std::vector<Seat> judges(const State& s, const Deal& deal) {
  std::vector<Seat> found;
  for (const Seat seat : playing(s))
    if (!is_party(deal, seat)) found.push_back(seat);
  return found;
}

// Windows that ask everybody: there silence is an answer.
bool everybody_was_asked(const State& s) {
  return s.progress.step == "W1" || s.progress.step == "W2" || s.progress.step == "W7";
}

// RPR-1.04.3b  As far as the other still holds it.
void take_back(RprTable& t, int number, const Promise& given, Seat from) {
  State& s = t.state();
  Promise back = given;
  if (given.kind == PromiseKind::talents) {
    back.from = SenatorId();
    back.talents = 0;
    for (const auto& [id, talents] : payments(t, purses_of(s, from), given)) {
      back.talents += talents;
      if (id.empty())
        change_faction_treasury(t, "RPR-1.04.3b", from, -talents, "taken_back");
      else
        change_purse(t, "RPR-1.04.3b", id, -talents, "taken_back");
    }
    change_faction_treasury(t, "RPR-1.04.3b", given.by, back.talents, "taken_back");
    if (back.talents == 0) return;
  } else {
    const std::optional<CardId> card = held(t, from, given.card);
    if (!card) return;
    faction(s, given.by).hand.push_back(take_from_hand(t, from, *card));
  }
  t.tell("RPR-1.04.3b", TakenBack{number, back});
}

void conclude(RprTable& t, int number) {
  Deal& deal = *find_deal(t.state(), number);
  int kept = 0, broken = 0;
  for (const auto& [seat, says_kept] : deal.judgements) ++(says_kept ? kept : broken);
  const bool stands = broken <= kept;
  deal.status = stands ? DealStatus::kept : DealStatus::broken;
  t.tell("RPR-1.04.3e", DealJudged{number, stands, deal.judgements});
  if (stands) return;
  const Seat injured = deal.complainant, other = other_party(deal, injured);
  const std::vector<Promise> promises = deal.promises;
  const std::set<int> performed = deal.performed;
  for (const int at : performed)
    if (promises[static_cast<std::size_t>(at)].by == injured)
      take_back(t, number, promises[static_cast<std::size_t>(at)], other);
}

Json about_deal(int number) { return Json(Json::Object{{"number", Json(number)}}); }

std::optional<Refusal> refuse_other(Position p, Seat seat, Seat other, const char* clause) {
  const std::vector<Seat> seats = playing(p.state);
  if (other != seat && std::find(seats.begin(), seats.end(), other) != seats.end()) return std::nullopt;
  return refusal(clause, "no_such_faction", Json(Json::Object{}), RefusalKind::not_understood);
}

bool is_faction_card(const Tables& tables, const Face& face) {
  return std::any_of(tables.cards.begin(), tables.cards.end(), [&](const CardInfo& card) {
    return card.group == CardGroup::faction && face_of(tables, card.id) == face;
  });
}

std::optional<Refusal> refuse_promise(Position p, Seat seat, const OfferDeal& o, const Promise& promise) {
  if (promise.by != seat && promise.by != o.with)
    return refusal("RPR-1.04.3a", "not_a_party", Json(Json::Object{}), RefusalKind::not_understood);
  if (promise.kind == PromiseKind::talents) {
    const Senator* m = find_senator(p.state, promise.from);
    if (promise.talents < 1)
      return refusal("RPR-1.04.3a", "no_amount", Json(Json::Object{}), RefusalKind::not_understood);
    if (!promise.from.empty() && (!m || m->faction != promise.by))
      return refusal("RPR-1.04.3a", "not_his_senator",
                     Json(Json::Object{{"senator", Json(promise.from.view())}}));
  }
  if (promise.kind == PromiseKind::card && !is_faction_card(p.tables, promise.card))  // RPR-1.04.5b
    return refusal("RPR-1.04.5b", "no_faction_card", Json(Json::Object{{"card", Json(promise.card.view())}}));
  return std::nullopt;
}

}  // namespace

void settle_disputes(RprTable& t, const std::set<int>& fresh) {
  State& s = t.state();
  for (std::size_t i = 0; i < s.deals.size(); ++i) {
    const Deal& deal = s.deals[i];
    if (deal.status != DealStatus::complained) continue;
    const std::vector<Seat> seats = judges(s, deal);
    const bool all =
        std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return deal.judgements.contains(seat); });
    if (seats.empty() || (!fresh.contains(deal.number) && (all || everybody_was_asked(s))))
      conclude(t, deal.number);
  }
}

void lapse_offers(State& s) {
  for (Deal& deal : s.deals)
    if (deal.status == DealStatus::offered && deal.turn < s.turn) deal.status = DealStatus::refused;
}

std::optional<Refusal> refuse(Position p, Seat seat, const OfferDeal& o, When) {
  if (auto refused = refuse_other(p, seat, o.with, "RPR-1.04.3a")) return refused;
  if (o.promises.empty())
    return refusal("RPR-1.04.3a", "nothing_promised", Json(Json::Object{}), RefusalKind::not_understood);
  for (const Promise& promise : o.promises)
    if (auto refused = refuse_promise(p, seat, o, promise)) return refused;
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const AnswerDeal& o, When) {
  const Deal* deal = find_deal(p.state, o.number);
  if (!deal || deal->with != seat)
    return refusal("RPR-1.04.3a", "not_offered_to_you", about_deal(o.number), RefusalKind::not_yours);
  // RPR-1.04.3c  Nobody steps back from an agreement.
  if (deal->status != DealStatus::offered)
    return refusal("RPR-1.04.3c", "deal_answered", about_deal(o.number), RefusalKind::too_late);
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const ComplainDeal& o, When) {
  const Deal* deal = find_deal(p.state, o.number);
  if (!deal || !is_party(*deal, seat))
    return refusal("RPR-1.04.3e", "not_your_deal", about_deal(o.number), RefusalKind::not_yours);
  if (deal->status != DealStatus::agreed && deal->status != DealStatus::done)
    return refusal("RPR-1.04.3e", "deal_not_in_force", about_deal(o.number));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const JudgeDeal& o, When) {
  const Deal* deal = find_deal(p.state, o.number);
  if (!deal || deal->status != DealStatus::complained)
    return refusal("RPR-1.04.3e", "deal_not_disputed", about_deal(o.number));
  if (is_party(*deal, seat)) return refusal("RPR-1.04.3e", "judge_in_own_cause", about_deal(o.number));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const ShowCards& o, When) {
  if (auto refused = refuse_other(p, seat, o.to, "RPR-1.04.5a")) return refused;
  std::map<Face, int> wanted;
  for (const Face& face : o.cards) ++wanted[face];
  for (const auto& [face, count] : wanted) {
    int found = 0;
    for (const CardId card : faction(p.state, seat).hand) found += face_of(p.tables, card) == face ? 1 : 0;
    if (found < count)
      return refusal("RPR-1.04.5a", "card_not_held", Json(Json::Object{{"card", Json(face.view())}}));
  }
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const Peddle& o, When) {
  if (auto refused = refuse_other(p, seat, o.victim, "RPR-CARD-048")) return refused;
  if (p.state.phase == Phase::setup)  // RPR-3.01.9a
    return refusal("RPR-CARD-048", "not_at_start");
  if (p.state.phase == Phase::revolution)
    return refusal("RPR-CARD-048", "not_in_revolution", Json(Json::Object{}), RefusalKind::too_late);
  if (!held(p, seat, name_of(Intrigue::influence_peddling)))
    return refusal("RPR-CARD-048", "card_not_held",
                   Json(Json::Object{{"card", Json(name_of(Intrigue::influence_peddling))}}));
  if (faction(p.state, o.victim).hand.empty()) return refusal("RPR-CARD-048", "no_cards_there");
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const SendWord& o, When) {
  return refuse_other(p, seat, o.to, "RPR-1.04.4a");
}

}  // namespace adj::respublica
