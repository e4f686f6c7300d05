// Orders of the Revolution and of Combat.

#include "adjudicator/games/respublica/orders_read.h"

namespace adj::respublica {

// --- Revolution
Order read_trade(LineReader& r) {
  TradeCards o;
  r.take("give"_w);
  if (!r.take("none"_w)) o.give = need_cards(r);
  r.expect("to"_w);
  o.with = need_seat(r);
  r.expect("get"_w);
  o.get = need_cards(r);
  return o;
}

Order read_gift(LineReader& r) {
  TradeCards o;
  o.give = need_cards(r);
  r.expect("to"_w);
  o.with = need_seat(r);
  return o;
}

std::vector<Order> read_discards(LineReader& r) {
  std::vector<Order> all;
  for (const Face& card : need_cards(r)) all.push_back(DiscardCard{card});
  return all;
}

Order read_rebel(LineReader& r) {
  Rebel o;
  o.senator = need_senator(r);
  if (r.take("spend"_w)) o.spend = r.number();
  if (r.take("join"_w)) o.join = need_senators(r);
  return o;
}

Order read_lay_down(LineReader& r) { return LayDown{need_senator(r)}; }
Order read_manilian(LineReader& r) {
  MoveOn o;
  o.senator = need_senator(r);
  r.expect("towards"_w);
  o.war = need_war(r);
  return o;
}
Order read_join(LineReader& r) { return JoinRebel{need_senator(r), true}; }
Order read_stay_loyal(LineReader& r) { return JoinRebel{need_senator(r), false}; }

// VETERANS ONE (RPR-CARD-125); VETERANS Cornelius DESERT
Order read_veterans(LineReader& r) {
  if (r.take("one"_w)) return CaesarVeterans{1};
  if (r.take("two"_w)) return CaesarVeterans{2};
  if (const auto count = r.c.integer(1, 2, words::Sign::kNone)) return CaesarVeterans{*count};
  VeteransOf o;
  o.senator = need_senator(r);
  o.desert = r.either("desert"_w, "follow"_w);
  return o;
}

Order read_march(LineReader&) { return RebelMarch{true}; }
Order read_stay(LineReader&) { return RebelMarch{false}; }
Order read_send_rebels(LineReader& r) { return SendRebels{need_province(r)}; }

Order read_disband_veterans(LineReader& r) {
  DisbandVeterans o;
  o.count = r.number(1, 25);
  if (r.take("by"_w)) o.senator = need_senator(r);
  return o;
}
Order read_recall_veterans(LineReader& r) {
  RecallVeterans o;
  o.count = r.number(1, 25);
  if (r.take("by"_w)) o.senator = need_senator(r);
  if (r.take("from"_w)) {
    r.expect("treasury"_w);
    o.from_treasury = true;
  }
  return o;
}

// --- Combat
// LAND [Fabius] AFTER NAVAL [YES|NO]
Order read_land(LineReader& r) {
  LandAfterNaval o;
  if (!r.take("after"_w)) {
    o.commander = need_senator(r);
    r.expect("after"_w);
  }
  r.expect("naval"_w);
  o.yes = r.take("yes"_w) || !r.take("no"_w);
  return o;
}

Order read_battle_order(LineReader& r) { return BattleOrder{need_senators(r)}; }

Order read_endgame(LineReader& r) {
  EndgameOrder o;
  for (const words::Hit& hit : r.c.need_list(r.at.words.wars)) o.wars.emplace_back(hit.id.view());
  return o;
}

Order read_cleopatra(LineReader& r) { return PlayCleopatra{r.either("ally"_w, "enemy"_w)}; }

Order read_gabinian(LineReader& r) {
  GabinianRecruit o;
  o.commander = need_senator(r);
  bool more = true;
  while (r.ok() && more) {
    int* part = r.take("legions"_w) ? &o.legions : r.take("fleets"_w) ? &o.fleets : nullptr;
    more = part != nullptr;
    if (part) *part = r.number();
  }
  o.treasury = !r.take("own_purse"_w);
  return o;
}

Order read_proscribe(LineReader& r) { return Proscribe{r.yes_or_no()}; }

}  // namespace adj::respublica
