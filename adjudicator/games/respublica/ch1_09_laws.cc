// RPR-1.07.36, CARD-107 … 111, 156 … 160  Laws: playing one, and what it does at once.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

int strength_of_active_wars(Position p) {
  int sum = 0;
  for (const War& w : p.state.war) {
    if (!is_active(w.zone)) continue;
    const WarStrength strength = war_strength(p, w.id);
    sum += strength.land + strength.fleet;
  }
  return sum;
}

bool series_in_play(Position p, Series series) {
  return std::any_of(p.state.war.begin(), p.state.war.end(), [&](const War& w) {
    return p.tables.has_war(w.id) && p.tables.war(w.id).series == series;
  });
}

// RPR-CARD-156  R-69: for good.
void plautian_papirian(RprTable& t, Seat seat) {
  war(t.state(), kSocialWar).halved = true;
  change_unrest(t, "RPR-CARD-156", -2, "plautian_papirian");
  for (const SenatorId id : senators_of(t.state(), seat))
    change_popularity(t, "RPR-CARD-156", id, -1, "plautian_papirian");
}

// RPR-CARD-160, R-70
void julian(RprTable& t, Seat seat) {
  State& s = t.state();
  s.manpower_shortage = 0;
  s.now.no_recruitment = false;
  std::erase_if(s.events, [](const EventInForce& e) { return e.event == EventCard::manpower_shortage; });
  change_unrest(t, "RPR-CARD-160", -3, "julian");
  for (const SenatorId id : senators_of(s, seat)) {
    const int lost = std::max(0, omened_d6(t, "RPR-CARD-160", "julian", senator_text(t, id)));
    change_influence(t, "RPR-CARD-160", id, -lost, "julian");
  }
}

// RPR-CARD-110b
void repeal_acilian(RprTable& t) {
  State& s = t.state();
  s.laws.erase(Law::acilian);
  s.removed.push_back(t.tables().law(Law::acilian).card);
  t.tell("RPR-CARD-110b", LawLeft{Law::acilian, "repealed"});
}

void play_law(RprTable& t, Seat seat, const PlayLaw& play) {
  State& s = t.state();
  const LawInfo& info = t.tables().law(play.law);
  take_from_hand(t, seat, info.card);
  t.tell("RPR-1.07.36a", LawInForce{play.law, seat, play.repeals});
  if (play.repeals) {
    s.discard.push_back(info.card);
    return repeal_acilian(t);
  }
  s.laws[play.law] = seat;
  if (play.law == Law::servilian) ++faction(s, seat).knight_bonus;  // RPR-CARD-110a
  if (play.law == Law::plautian_papirian) plautian_papirian(t, seat);
  if (play.law == Law::julian) julian(t, seat);
}

std::optional<Refusal> refuse_play(Position p, Seat seat, const PlayLaw& play) {
  if (auto refused = refuse_law(p, seat, play.law)) return refused;
  if (!play.repeals) return std::nullopt;
  if (play.law != Law::servilian || !law(p.state, Law::acilian))
    return refusal("RPR-CARD-110b", "nothing_to_repeal");
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> refuse_law(Position p, Seat seat, Law which) {
  const LawInfo& info = p.tables.law(which);
  const auto& hand = faction(p.state, seat).hand;
  const Json about(Json::Object{{"law", Json(name_of(which))}});
  if (std::find(hand.begin(), hand.end(), info.card) == hand.end())
    return refusal("RPR-1.07.36a", "card_not_held", Json(Json::Object{{"card", Json(info.card.view())}}));
  if (advanced(p.state, "2.06")) return refusal("RPR-2.06.2a", "law_needs_vote", about);
  if (info.needs_war && !find_war(p.state, *info.needs_war))
    return refusal("RPR-1.07.36a", "law_not_yet", about);
  if (info.needs_series && !series_in_play(p, *info.needs_series))
    return refusal("RPR-1.07.36a", "law_not_yet", about);
  if (info.needs_law && !law(p.state, *info.needs_law)) return refusal("RPR-1.07.36a", "law_not_yet", about);
  if (info.needs_strength > 0 && strength_of_active_wars(p) < info.needs_strength)
    return refusal("RPR-1.07.36a", "law_not_yet", about);
  return std::nullopt;
}

void play_laws(RprTable& t) {
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t))) {
    if (!own_master(t.state(), seat)) continue;  // RPR-1.09.823b
    std::vector<Order> orders;
    for (const Order* order : own_orders(t.state(), seat))
      if (std::holds_alternative<PlayLaw>(order->body)) orders.push_back(*order);
    for (const Order& order : orders) {
      const PlayLaw& play = std::get<PlayLaw>(order.body);
      if (!holds(t, order, Moment{}) || refuse_play(t, seat, play)) continue;
      use_up(t.state(), seat, order);
      play_law(t, seat, play);
    }
  }
}

}  // namespace adj::respublica
