// RPR-1.11  What may be ordered for the Revolution phase. Lines are judged together, in the order in which
// they are carried out: a card that a trade brings may be played, a statesman who enters may be given a
// concession.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/deals.h"

namespace adj::respublica {

namespace {

std::optional<Refusal> refuse_stranger(Position p, Seat seat, SenatorId id, const char* clause) {
  const Senator* m = find_senator(p.state, id);
  if (m && m->faction == seat) return std::nullopt;
  return refusal(clause, "not_your_senator", about("senator", id), RefusalKind::not_yours);
}

// RPR-1.11.3a, R-86
std::optional<Refusal> refuse_no_victor(Position p, Seat seat, SenatorId id) {
  if (auto no = refuse_stranger(p, seat, id, "RPR-1.11.3a")) return no;
  if (may_declare(p, id)) return std::nullopt;
  return refusal("RPR-1.11.3a", "not_victorious", about("senator", id));
}

// RPR-1.11.32a, c  Captives cannot come; nobody of another faction can.
std::optional<Refusal> refuse_follower(Position p, Seat seat, SenatorId id) {
  if (auto no = refuse_stranger(p, seat, id, "RPR-1.11.32a")) return no;
  const Senator& m = senator(p.state, id);
  if (m.place == Place::captive) return refusal("RPR-1.11.32a", "captive_stays", about("senator", id));
  if (m.rebel) return refusal("RPR-1.11.32a", "rebel_already", about("senator", id));
  return std::nullopt;
}

// RPR-1.11.31b  A talent for a legion at most; his Master of Horse helps if he is of the same faction.
std::optional<Refusal> refuse_spending(Position p, Seat seat, const Rebel& o) {
  const int most = static_cast<int>(doubtful_legions(p.state, o.senator).size());
  if (o.spend < 0 || o.spend > most)
    return refusal("RPR-1.11.31b", "talent_a_legion", Json(Json::Object{{"most", Json(most)}}));
  const SenatorId master = find_command(p.state, o.senator)->master;
  int purse = senator(p.state, o.senator).talents;
  if (!master.empty() && senator(p.state, master).faction == seat) purse += senator(p.state, master).talents;
  if (o.spend > purse) return refusal("RPR-1.11.31b", "too_poor");
  return std::nullopt;
}

std::optional<Refusal> needs_rule(const char* clause, const char* rule) {
  return refusal(clause, "needs_rule", Json(Json::Object{{"rule", Json(rule)}}));
}

const CardInfo* faction_card(const Tables& tables, const Face& face) {
  const auto at = std::find_if(tables.cards.begin(), tables.cards.end(), [&](const CardInfo& card) {
    return card.group == CardGroup::faction && face_of(tables, card.id) == face;
  });
  return at == tables.cards.end() ? nullptr : &*at;
}
std::optional<Refusal> refuse_face(const Tables& tables, const Face& face) {
  if (faction_card(tables, face)) return std::nullopt;
  return refusal("RPR-1.04.5b", "no_faction_card", about("card", face), RefusalKind::not_understood);
}

// --- All lines together
bool take(const Tables& tables, std::vector<CardId>& hand, const Face& face) {
  const auto at =
      std::find_if(hand.begin(), hand.end(), [&](CardId card) { return face_of(tables, card) == face; });
  if (at == hand.end()) return false;
  hand.erase(at);
  return true;
}

// RPR-1.04.3a  Cards that agreements bring him in this phase.
std::vector<Face> promised_to(const State& s, Seat seat, const std::set<int>& accepted) {
  std::vector<Face> faces;
  for (const Deal& deal : s.deals) {
    if ((!binding(deal) && !accepted.contains(deal.number)) || !is_party(deal, seat)) continue;
    for (std::size_t i = 0; i < deal.promises.size(); ++i) {
      const Promise& promise = deal.promises[i];
      if (promise.kind == PromiseKind::card && promise.by != seat &&
          !deal.performed.contains(static_cast<int>(i)))
        faces.push_back(promise.card);
    }
  }
  return faces;
}

// Which bargains he cannot keep. His hand becomes all that he may still have: what he holds and what he hopes
// for; a bargain may fail, and then he plays what he would have given.
void check_trades(const Tables& tables, State& s, Seat seat, const std::vector<Order>& orders,
                  Verdicts& verdicts) {
  std::vector<CardId>& hoped = faction(s, seat).hand;
  const auto receive = [&](std::vector<CardId>& hand, const Face& face) {
    if (const CardInfo* card = faction_card(tables, face)) hand.push_back(card->id);
  };
  for (const Face& face : promised_to(s, seat, accepted_by(Position(tables, s), seat, orders, verdicts)))
    receive(hoped, face);
  std::vector<CardId> left = hoped;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* trade = std::get_if<TradeCards>(&orders[i].body);
    if (!trade || verdicts[i]) continue;
    for (const Face& face : trade->give)
      if (!take(tables, left, face) && !verdicts[i])
        verdicts[i] = refusal("RPR-1.04.5b", "card_not_held", about("card", face));
    if (verdicts[i]) continue;
    for (const Face& face : trade->get) {
      receive(left, face);
      receive(hoped, face);
    }
  }
}

void check_discards(const Tables& tables, std::vector<CardId> hand, const std::vector<Order>& orders,
                    Verdicts& verdicts) {
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* o = std::get_if<DiscardCard>(&orders[i].body);
    if (o && !verdicts[i] && !take(tables, hand, o->card))
      verdicts[i] = refusal("RPR-1.11.2a", "card_not_held", about("card", o->card));
  }
}

}  // namespace

void check_plays(const Tables& tables, State& s, Seat seat, const std::vector<Order>& orders,
                 Verdicts& verdicts) {
  bool statesman = false, concession = false;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    if (verdicts[i]) continue;
    std::vector<CardId>& hand = faction(s, seat).hand;
    if (const auto* play = std::get_if<PlayStatesman>(&orders[i].body)) {
      if (statesman && !plays_unlimited(s)) verdicts[i] = refusal("RPR-1.11.1a", "one_statesman");
      if (!verdicts[i]) verdicts[i] = refuse_statesman(Position(tables, s), seat, play->statesman);
      if (verdicts[i]) continue;
      statesman = take(tables, hand, Face(play->statesman.view()));
      put_statesman(s, tables, seat, play->statesman);
    } else if (const auto* lay = std::get_if<PlayConcession>(&orders[i].body)) {
      if (concession && !plays_unlimited(s)) verdicts[i] = refusal("RPR-1.11.1a", "one_concession");
      if (!verdicts[i])
        verdicts[i] = refuse_concession(Position(tables, s), seat, lay->concession, lay->senator);
      if (verdicts[i]) continue;
      concession = take(tables, hand, Face(lay->concession.view()));
    }
  }
}

// --- One order
std::optional<Refusal> refuse(Position p, Seat, const PlayStatesman& o, When) {
  if (p.tables.has_senator(o.statesman) && p.tables.senator(o.statesman).statesman) return std::nullopt;
  return refusal("RPR-1.07.312a", "no_such_statesman", about("senator", o.statesman),
                 RefusalKind::not_understood);
}

std::optional<Refusal> refuse(Position p, Seat, const PlayConcession& o, When) {
  if (p.tables.has_concession(o.concession)) return std::nullopt;
  return refusal("RPR-1.07.32a", "no_such_concession", about("concession", o.concession),
                 RefusalKind::not_understood);
}

std::optional<Refusal> refuse(Position p, Seat seat, const TradeCards& o, When) {
  const std::vector<Seat> seats = playing(p.state);
  if (o.with == seat || std::find(seats.begin(), seats.end(), o.with) == seats.end())
    return refusal("RPR-1.04.5b", "no_such_faction", Json(Json::Object{}), RefusalKind::not_understood);
  if (o.give.empty() && o.get.empty())
    return refusal("RPR-1.04.5b", "no_cards", Json(Json::Object{}), RefusalKind::not_understood);
  for (const auto* faces : {&o.give, &o.get})
    for (const Face& face : *faces)
      if (auto no = refuse_face(p.tables, face)) return no;
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const DiscardCard& o, When) {
  return refuse_face(p.tables, o.card);
}

std::optional<Refusal> refuse(Position p, Seat seat, const Rebel& o, When) {
  if (auto no = refuse_no_victor(p, seat, o.senator)) return no;
  if (p.state.civil_war)
    return refusal("RPR-1.11.3b", "rebel_exists", about("senator", p.state.civil_war->primary));
  if (auto no = refuse_spending(p, seat, o)) return no;
  for (const SenatorId id : o.join) {
    if (auto no = refuse_follower(p, seat, id)) return no;
    if (id == o.senator) return refusal("RPR-1.11.32a", "rebel_already", about("senator", id));
  }
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const LayDown& o, When) {
  return refuse_no_victor(p, seat, o.senator);
}

std::optional<Refusal> refuse(Position p, Seat seat, const MoveOn& o, When) {
  if (auto no = refuse_stranger(p, seat, o.senator, "RPR-CARD-159a")) return no;
  return refuse_moving_on(p, o);
}

// In W7 a word in advance; later only to the rebel of this very turn.
std::optional<Refusal> refuse(Position p, Seat seat, const JoinRebel& o, When) {
  const std::optional<CivilWar>& war = p.state.civil_war;
  if (war && (war->faction != seat || war->since != p.state.turn))
    return refusal("RPR-1.11.32a", "no_rebel_of_yours");
  return refuse_follower(p, seat, o.senator);
}

std::optional<Refusal> refuse(Position p, Seat seat, const VeteransOf& o, When) {
  return refuse_stranger(p, seat, o.senator, "RPR-1.11.36a");
}

// Chapter II: rules that are not in use.
std::optional<Refusal> refuse(Position, Seat, const RebelMarch&, When) {
  return needs_rule("RPR-2.03.7a", "2.03");
}
std::optional<Refusal> refuse(Position, Seat, const SendRebels&, When) {
  return needs_rule("RPR-2.03.71a", "2.03");
}
std::optional<Refusal> refuse(Position, Seat, const DisbandVeterans&, When) {
  return needs_rule("RPR-2.04.2a", "2.04");
}
std::optional<Refusal> refuse(Position, Seat, const RecallVeterans&, When) {
  return needs_rule("RPR-2.04.3a", "2.04");
}

// --- The windows
void check_whole(Position p, const RevolutionOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts) {
  State s = p.state;
  check_trades(p.tables, s, d.seat, orders, verdicts);
  check_discards(p.tables, faction(s, d.seat).hand, orders, verdicts);
  check_plays(p.tables, s, d.seat, orders, verdicts);
}

// The cards are played and the commands laid down: who follows the rebel is all that is left.
void check_whole(Position, const AllegianceOrders&, const std::vector<Order>& orders, Verdicts& verdicts) {
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const OrderPlace place = place_of(orders[i].body);
    const bool over = place.revolution && !std::holds_alternative<JoinRebel>(orders[i].body);
    if (over && !verdicts[i])
      verdicts[i] =
          refusal("", "not_in_this_window", about("verb", verb_of(orders[i].body)), RefusalKind::too_late);
  }
}

}  // namespace adj::respublica
