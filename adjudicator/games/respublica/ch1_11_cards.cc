// RPR-1.07.312, 1.07.32, 1.11.1, 1.11.2  Trades, statesmen and concessions from the hand, and cards in
// excess.

#include <algorithm>
#include <array>

#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-1.07.312a, 1.07.32a
bool cards_may_be_played(const State& s) { return s.phase == Phase::setup || s.phase == Phase::revolution; }

bool of_family(const Tables& tables, const Senator& m, const SenatorInfo& card) {
  return tables.senator(m.id).family == card.family;
}

// RPR-1.05.22a  The other of his pair is in play.
bool brother_in_play(const State& s, const SenatorInfo& card) {
  return card.coexists && std::any_of(s.senator.begin(), s.senator.end(),
                                      [&](const Senator& m) { return m.statesman == *card.coexists; });
}

void told_figures(RprTable& t, const Senator& before, const Senator& after) {
  if (after.influence != before.influence)
    t.tell("RPR-1.07.312c",
           InfluenceChanged{after.id, after.influence - before.influence, after.influence, "statesman"});
  if (after.popularity != before.popularity)
    t.tell("RPR-1.07.312c",
           PopularityChanged{after.id, after.popularity - before.popularity, after.popularity, "statesman"});
}

}  // namespace

// --- Statesmen
std::optional<Refusal> refuse_statesman(Position p, Seat seat, SenatorId statesman) {
  if (!p.tables.has_senator(statesman) || !p.tables.senator(statesman).statesman)
    return refusal("RPR-1.07.312a", "no_such_statesman", about("senator", statesman),
                   RefusalKind::not_understood);
  const SenatorInfo& card = p.tables.senator(statesman);
  if (!cards_may_be_played(p.state)) return refusal("RPR-1.07.312a", "only_in_revolution");
  if (!held(p, seat, Face(statesman.view())))
    return refusal("RPR-1.07.312a", "card_not_held", about("card", statesman));
  for (const Senator& m : p.state.senator) {
    if (!of_family(p.tables, m, card)) continue;
    if (!m.statesman.empty() && m.statesman != card.coexists)
      return refusal("RPR-1.07.312b", "same_family_in_play", about("senator", m.id));
    const bool opponents = m.family_card && aligned(m) && m.faction != seat;
    if (opponents && !brother_in_play(p.state, card))  // RPR-1.07.312g
      return refusal("RPR-1.07.312b", "family_of_an_opponent", about("senator", m.id));
  }
  return std::nullopt;
}

// Marker and talents stay where they lie: on the family's place.
SenatorId put_statesman(State& s, const Tables& tables, Seat seat, SenatorId statesman) {
  const SenatorInfo& card = tables.senator(statesman);
  Senator* family = find_senator(s, card.family_id);
  faction(s, seat).waiting = false;
  const bool own = family && family->faction == seat;
  const bool in_forum = family && !aligned(*family) && family->place == Place::forum;
  if (family && family->statesman.empty() && (own || in_forum)) {
    family->statesman = statesman;
    family->influence = std::max(family->influence, card.influence);
    family->popularity = std::max(family->popularity, card.popularity);
    if (!own) {  // RPR-1.07.312d
      family->faction = seat;
      family->place = Place::rome;
    }
    return family->id;
  }
  // R-94  Alone; under his own name where his family's place is taken (a pair, an unaligned governor).
  const SenatorId place = family ? statesman : card.family_id;
  enter_play(s, tables, new_senator(tables, place, statesman, false, seat));
  return place;
}

void play_statesman(RprTable& t, Seat seat, SenatorId statesman) {
  State& s = t.state();
  take_from_hand(t, seat, *held(t, seat, Face(statesman.view())));
  const Senator* family = find_senator(s, t.tables().senator(statesman).family_id);
  const std::optional<Senator> before = family ? std::optional(*family) : std::nullopt;
  const SenatorId place = put_statesman(s, t.tables(), seat, statesman);
  t.tell("RPR-1.11.1a", StatesmanPlayed{seat, statesman, place});
  if (before && before->id == place) {
    if (!aligned(*before)) t.tell("RPR-1.07.312d", SenatorJoined{place, seat, Seat{}, "statesman"});
    told_figures(t, *before, senator(s, place));
  }
  check_appointment_for_life(t);
}

// --- Concessions
std::optional<Refusal> refuse_concession(Position p, Seat seat, ConcessionId id, SenatorId on) {
  if (!p.tables.has_concession(id))
    return refusal("RPR-1.07.32a", "no_such_concession", about("concession", id),
                   RefusalKind::not_understood);
  if (!cards_may_be_played(p.state)) return refusal("RPR-1.07.32a", "only_in_revolution");
  if (!held(p, seat, Face(id.view()))) return refusal("RPR-1.07.32a", "card_not_held", about("card", id));
  const Senator* m = find_senator(p.state, on);
  if (!m || m->faction != seat)
    return refusal("RPR-1.11.1a", "not_your_senator", about("senator", on), RefusalKind::not_yours);
  if (m->rebel) return refusal("RPR-1.11.34a", "rebel_holds_nothing", about("senator", on));
  const auto in_force = [](const auto& bill) { return bill.second > 0; };
  const auto& bills = p.state.land_bills;
  if (p.tables.concession(id).needs_land_bill && std::none_of(bills.begin(), bills.end(), in_force))
    return refusal("RPR-CARD-058", "needs_land_bill", about("concession", id));
  return std::nullopt;
}

void play_concession(RprTable& t, Seat seat, ConcessionId id, SenatorId on) {
  take_from_hand(t, seat, *held(t, seat, Face(id.view())));
  senator(t.state(), on).concessions.insert(id);
  t.tell("RPR-1.11.1a", ConcessionPlayed{seat, id, on});
}

bool plays_unlimited(const State& s) { return option(s, "statesman_plays_unlimited"); }

void play_cards(RprTable& t, Seat seat, Name clause) {
  std::vector<Order> orders;
  for (const Order* order : orders_of(t.state(), seat)) orders.push_back(*order);
  bool statesman = false, concession = false;
  for (const Order& order : orders) {
    if (!holds(t, order, Moment{})) continue;
    std::optional<Refusal> refused;
    if (const auto* play = std::get_if<PlayStatesman>(&order.body)) {
      if (statesman && !plays_unlimited(t.state())) continue;
      refused = refuse_statesman(t, seat, play->statesman);
      if (!refused) play_statesman(t, seat, play->statesman);
      statesman = statesman || !refused;
    } else if (const auto* lay = std::get_if<PlayConcession>(&order.body)) {
      if (concession && !plays_unlimited(t.state())) continue;
      refused = refuse_concession(t, seat, lay->concession, lay->senator);
      if (!refused) play_concession(t, seat, lay->concession, lay->senator);
      concession = concession || !refused;
    }
    if (refused) t.tell(Audience::only(seat), clause, OrderFailed{seat, order, *refused});
  }
}

// --- Trades
namespace {

struct Trade {
  Seat seat;
  Order order;
  const TradeCards& what() const { return std::get<TradeCards>(order.body); }
};

std::vector<Face> sorted(std::vector<Face> faces) {
  std::sort(faces.begin(), faces.end());
  return faces;
}

// RPR-1.04.5b  Both have written the same bargain; a gift needs no answer.
bool matches(const Trade& a, const Trade& b) {
  return a.what().with == b.seat && b.what().with == a.seat &&
         sorted(a.what().give) == sorted(b.what().get) && sorted(a.what().get) == sorted(b.what().give);
}

// The cards with these faces, each once; nothing: he does not hold them all.
std::optional<std::vector<CardId>> find_cards(Position p, Seat seat, const std::vector<Face>& faces) {
  std::vector<CardId> left = faction(p.state, seat).hand, found;
  for (const Face& face : faces) {
    const auto at =
        std::find_if(left.begin(), left.end(), [&](CardId c) { return face_of(p.tables, c) == face; });
    if (at == left.end()) return std::nullopt;
    found.push_back(*at);
    left.erase(at);
  }
  return found;
}

void move_cards(RprTable& t, Seat from, Seat to, const std::vector<CardId>& cards) {
  for (const CardId card : cards) faction(t.state(), to).hand.push_back(take_from_hand(t, from, card));
}

bool exchange(RprTable& t, const Trade& a) {
  const Seat other = a.what().with;
  const auto from_first = find_cards(t, a.seat, a.what().give);
  const auto from_second = find_cards(t, other, a.what().get);
  if (!from_first || !from_second) return false;
  move_cards(t, a.seat, other, *from_first);
  move_cards(t, other, a.seat, *from_second);
  CardsTraded told{a.seat, other, static_cast<int>(from_first->size()), static_cast<int>(from_second->size()),
                   {},     {}};
  t.tell("RPR-1.04.5b", told);
  told.from_first = *from_first;
  told.from_second = *from_second;
  t.tell(Audience{AudienceKind::seats, {a.seat, other}}, "RPR-1.04.5b", told);
  return true;
}

std::vector<Trade> offered_trades(const RprTable& t) {
  std::vector<Trade> found;
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t)))
    for (const Wish<TradeCards>& w : wishes<TradeCards>(t.state(), seat))
      if (holds(t, *w.order, Moment{})) found.push_back({seat, *w.order});
  return found;
}

// The first bargain that can be struck now; its lines are used up. A line that only asks waits for the gift
// it asks for.
bool strike_one(RprTable& t, std::vector<Trade>& left) {
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i].what().give.empty()) continue;
    const auto partner =
        std::find_if(left.begin(), left.end(), [&](const Trade& b) { return matches(left[i], b); });
    const bool gift = left[i].what().get.empty();
    if ((!gift && partner == left.end()) || !exchange(t, left[i])) continue;
    const auto answered = static_cast<std::size_t>(partner - left.begin());
    if (answered < left.size()) left.erase(partner);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(answered < i ? i - 1 : i));
    return true;
  }
  return false;
}

// A card may go on to a third hand in the same phase: until no bargain is left that can be struck.
void trade(RprTable& t) {
  std::vector<Trade> left = offered_trades(t);
  while (strike_one(t, left)) {
  }
  for (const Trade& line : left) {
    const bool held_all = find_cards(t, line.seat, line.what().give).has_value();
    t.tell(
        Audience::only(line.seat), "RPR-1.04.5b",
        OrderFailed{line.seat, line.order, refusal("RPR-1.04.5b", held_all ? "not_matched" : "cards_gone")});
  }
}

// --- Cards in excess
// 7.4  In silence at random, laws last.
CardId random_excess(RprTable& t, Seat seat) {
  std::vector<CardId> from = faction(t.state(), seat).hand;
  const auto is_law = [&](CardId card) { return t.tables().card(card).kind == CardKind::law; };
  if (!std::all_of(from.begin(), from.end(), is_law)) std::erase_if(from, is_law);
  return from[pick(t, "excess", faction(t.state(), seat).name.str(), {from.begin(), from.end()}, true)];
}

// RPR-1.11.2a  The cards he named first; none while he may keep them.
void discard_excess(RprTable& t, Seat seat) {
  const int limit = t.tables().constants.hand_limit;
  const auto excess = [&] { return static_cast<int>(faction(t.state(), seat).hand.size()) - limit; };
  std::vector<Face> named;
  for (const Wish<DiscardCard>& w : wishes<DiscardCard>(t.state(), seat))
    if (holds(t, *w.order, Moment{})) named.push_back(w.what->card);
  for (const Face& face : named)
    if (const std::optional<CardId> card = held(t, seat, face); card && excess() > 0)
      discard(t, "RPR-1.11.2a", seat, {*card}, "excess");
  while (excess() > 0) discard(t, "RPR-1.11.2a", seat, {random_excess(t, seat)}, "excess");
}

}  // namespace

// R-45  Trades, plays, discards.
void trade_and_play(RprTable& t) {
  settle_at_boundary(t);  // RPR-1.10.71c
  execute_card_promises(t);
  trade(t);
  const std::vector<Seat> order = clockwise_from(t.state(), hrao_seat(t));
  for (const Seat seat : order) play_cards(t, seat, "RPR-1.11.1a");
  for (const Seat seat : order) discard_excess(t, seat);
}

}  // namespace adj::respublica
