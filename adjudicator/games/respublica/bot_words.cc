// What random players write in any mail: agreements, words, cards shown and stolen, ransoms, standing orders.

#include "adjudicator/games/respublica/bot.h"

namespace adj::respublica {

namespace {

Promise promise_of(const Player& me, Seat by) {
  Promise promise;
  promise.by = by;
  switch (me.random.below(3)) {
    case 0:
      promise.kind = PromiseKind::talents;
      promise.talents = me.random.between(1, 5);
      return promise;
    case 1:
      promise.kind = PromiseKind::card;
      promise.card = by == me.seat ? random_face(me) : Face("tribune");
      if (!promise.card.empty()) return promise;
      [[fallthrough]];
    default:
      promise.kind = PromiseKind::text;
      promise.text = "VOTE FOR MY CENSOR";
      return promise;
  }
}

void write_deals(Player& me, Seat other) {
  if (me.one_in(2)) me.write(OfferDeal{other, {promise_of(me, me.seat), promise_of(me, other)}});
  for (const Deal& deal : me.s().deals) {
    if (deal.status == DealStatus::offered) me.write(AnswerDeal{deal.number, !me.one_in(3)});
    if (deal.status == DealStatus::agreed && me.one_in(4)) me.write(ComplainDeal{deal.number});
    if (deal.status == DealStatus::complained) me.write(JudgeDeal{deal.number, me.one_in(2)});
  }
}

}  // namespace

void write_words(Player& me) {
  const std::vector<Seat> seats = others(me);
  if (seats.empty()) return;
  const Seat other = me.random.pick(seats);
  write_deals(me, other);
  if (me.one_in(6)) me.write(SendWord{other, "Carthago delenda est"});
  if (me.one_in(6)) {
    const Face face = random_face(me);
    me.write(ShowCards{me.one_in(2) || face.empty() ? std::vector<Face>{} : std::vector{face}, other});
  }
}

void write_standing(Player& me) {
  if (count_held(me.p, me.seat, Intrigue::influence_peddling) > 0 && me.one_in(2) && !others(me).empty())
    me.write(Peddle{me.random.pick(others(me))});
  for (const SenatorId id : senators_of(me.s(), me.seat))
    if (senator(me.s(), id).place == Place::captive && !me.one_in(3)) me.write(RansomCaptive{id});
  if (me.one_in(12)) {
    GuardMode mode = GuardMode::as_needed;
    switch (me.random.below(4)) {
      case 0:
        mode = GuardMode::all;
        break;
      case 1:
        mode = GuardMode::number;
        break;
      case 2:
        mode = GuardMode::none;
        break;
      default:
        break;
    }
    me.write(Bodyguard{SenatorId(), mode, mode == GuardMode::number ? me.random.between(1, 2) : 0}, {}, true);
  }
  if (me.one_in(20)) me.write(Repopulate{some_of(unaligned_in_forum(me.s()), 1, me.random)}, {}, true);
  if (me.one_in(40)) me.write(EmptyFaction{me.one_in(8)}, {}, true);
}

}  // namespace adj::respublica
