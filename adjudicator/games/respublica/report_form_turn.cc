// Lines for the forms of set-up, Revenue, Forum and Revolution.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/report_asks.h"

namespace adj::respublica {

namespace {

// Cards of the hand on the first man who may take them.
void add_cards(const Reader& r, std::vector<Order>& orders) {
  const std::vector<SenatorId> men = by_influence(r, senators_in_rome(r.p.state, r.seat));
  for (const CardId id : faction(r.p.state, r.seat).hand) {
    const CardKind kind = r.p.tables.card(id).kind;
    if (kind == CardKind::statesman) orders.emplace_back(PlayStatesman{as<SenatorId>(id)});
    if (kind == CardKind::concession && !men.empty())
      orders.emplace_back(PlayConcession{as<ConcessionId>(id), men.front()});
  }
}

bool free_man(const Senator& m) { return m.place != Place::captive && !m.rebel; }

Seat next_faction(const Reader& r) {
  for (const Seat seat : clockwise_from(r.p.state, r.seat))
    if (seat != r.seat && !faction(r.p.state, seat).eliminated) return seat;
  return Seat{};
}

// What a man could bribe with so that the roll succeeds as often as it can.
Persuade best_attempt(const Reader& r, const Persuasive& c) {
  Persuade order;
  order.by = c.by;
  order.target = c.target;
  const int wanted = r.p.tables.constants.persuasion_fail - 1;
  order.bribe = std::clamp(wanted - c.base, 0, c.most - c.base);
  order.most = order.bribe;
  return order;
}

// 7.4  Without talents, for the most influential man in Rome.
void add_knight(const Reader& r, std::vector<Order>& orders) {
  const std::vector<SenatorId> men = by_influence(r, senators_in_rome(r.p.state, r.seat));
  if (!men.empty() && !faction(r.p.state, r.seat).no_knights)
    orders.emplace_back(AttractKnight{men.front(), 0});
}

void add_persuasions(const Reader& r, std::vector<Order>& orders) {
  const std::vector<Persuasive> chances = persuasions(r);
  for (std::size_t i = 0; i < chances.size() && i < 3; ++i)
    if (persuasion_percent(r, chances[i].most) > 0) orders.emplace_back(best_attempt(r, chances[i]));
}

void add_games(const Reader& r, std::vector<Order>& orders) {
  for (const SenatorId id : by_influence(r, senators_of(r.p.state, r.seat)))
    for (const GamesInfo& games : r.p.tables.games_list)
      if (!refuse(r.p, r.seat, HoldGames{id, games.games}, When::now)) {
        orders.emplace_back(HoldGames{id, games.games});
        return;
      }
}

void add_bid(const Reader& r, std::vector<Order>& orders) {
  for (const SenatorId id : senators_in_rome(r.p.state, r.seat))
    if (const int talents = senator(r.p.state, id).talents; talents > 0) {
      orders.emplace_back(Bid{0, id, 1, std::min(3, talents)});
      return;
    }
}

}  // namespace

Suggestions suggest(const Reader& r, const SetupOrders&) {
  Suggestions form;
  const std::vector<SenatorId> men = by_influence(r, senators_of(r.p.state, r.seat));
  if (!men.empty()) form.lines.emplace_back(NameLeader{men.front()});
  for (const Province& place : r.p.state.province) {
    const Senator* m = find_senator(r.p.state, place.governor);
    if (place.exists && m && m->faction == r.seat)
      form.lines.emplace_back(GovernAtStart{place.id, m->id, place.term});
  }
  add_cards(r, form.examples);
  return form;
}

Suggestions suggest(const Reader& r, const RevenueOrders&) {
  Suggestions form;
  for (const SenatorId id : senators_of(r.p.state, r.seat)) {
    const Senator& m = senator(r.p.state, id);
    if (!free_man(m)) {
      if (m.place == Place::captive) form.examples.emplace_back(RansomCaptive{id});
      continue;
    }
    form.lines.emplace_back(SetPurse{id, m.talents});
    if (m.talents >= 10) form.examples.emplace_back(Contribute{id, 10, false});
    if (m.talents > 0) form.examples.emplace_back(MoveTalents{m.talents, id, SenatorId()});
  }
  form.examples.emplace_back(RestTo{SenatorId()});
  if (const int held = faction(r.p.state, r.seat).treasury; held > 0)
    form.examples.emplace_back(GiveTalents{std::min(5, held), SenatorId(), next_faction(r)});
  for (const Province& place : r.p.state.province)
    if (const Senator* m = find_senator(r.p.state, place.governor); m && m->faction == r.seat)
      form.examples.emplace_back(TakeSpoils{place.id, true}, std::vector<Condition>{}, true);
  return form;
}

Suggestions suggest(const Reader& r, const ForumOrders&) {
  Suggestions form;
  add_knight(r, form.lines);
  add_persuasions(r, form.examples);
  add_games(r, form.examples);
  add_bid(r, form.examples);
  form.examples.emplace_back(CounterBribe{SenatorId(), 5, 3}, std::vector<Condition>{}, true);
  form.examples.emplace_back(AskMe{});
  if (hrao_seat(r.p) == r.seat)
    for (const Proposal& slate : default_agenda(r.p, Stage::consuls)) {
      form.examples.emplace_back(Propose{slate, false});
      if (form.examples.size() > 10) break;
    }
  return form;
}

Suggestions suggest(const Reader& r, const InitiativeOrders&) {
  Suggestions form;
  add_knight(r, form.lines);
  add_persuasions(r, form.examples);
  add_games(r, form.examples);
  return form;
}

Suggestions suggest(const Reader& r, const RevolutionOrders&) {
  Suggestions form;
  const std::vector<CardId>& hand = faction(r.p.state, r.seat).hand;
  const bool full = static_cast<int>(hand.size()) > r.p.tables.constants.hand_limit;
  for (const Senator& m : r.p.state.senator)
    if (m.faction == r.seat && may_declare(r.p, m.id)) form.lines.emplace_back(LayDown{m.id});
  add_cards(r, form.examples);
  if (!hand.empty())
    form.examples.emplace_back(TradeCards{{face_of(r.p.tables, hand.front())}, next_faction(r), {}});
  for (const CardId id : hand)
    if (full) form.examples.emplace_back(DiscardCard{face_of(r.p.tables, id)});
  for (const Province& place : r.p.state.province)
    if (const Senator* m = find_senator(r.p.state, place.governor); m && m->faction == r.seat)
      form.examples.emplace_back(TakeSpoils{place.id, true}, std::vector<Condition>{}, true);
  return form;
}

Suggestions suggest(const Reader& r, const AllegianceOrders&) {
  Suggestions form;
  for (const SenatorId id : senators_of(r.p.state, r.seat))
    if (r.p.state.civil_war && !refuse(r.p, r.seat, JoinRebel{id}, When::now))
      form.examples.emplace_back(JoinRebel{id});
  return form;
}

}  // namespace adj::respublica
