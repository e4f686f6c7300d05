// RPR-1.09.15  Tribunes: vetoes, proposals, the right to the next one, and a vote suspended.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

// What a Tribune would be: a statesman's own ability before a card (7.4).
struct Source {
  SenatorId senator;
  std::optional<CardId> card;
  bool any() const { return !senator.empty() || card.has_value(); }
};
Source tribune_of(Position p, Seat seat, bool free_only) {
  Source found;
  if (!own_master(p.state, seat)) return found;               // RPR-1.09.823b
  for (const SenatorId id : senators_in_rome(p.state, seat))
    if (top_card(p, senator(p.state, id)).abilities.free_tribune && !p.state.now.free_tribunes.contains(id)) {
      found.senator = id;
      return found;
    }
  if (!free_only) found.card = held(p, seat, name_of(Intrigue::tribune));
  return found;
}

// RPR-CARD-083  One land bill a turn.
SenatorId land_veto(Position p, Seat seat, const Item& it) {
  if (!std::holds_alternative<PassLandBill>(it.proposal) || !own_master(p.state, seat)) return SenatorId();
  for (const SenatorId id : senators_in_rome(p.state, seat))
    if (top_card(p, senator(p.state, id)).abilities.vetoes_land_bill && !p.state.now.land_rights.contains(id))
      return id;
  return SenatorId();
}

bool about_this(Position p, const CastVeto& line, const Item& it, Seat seat) {
  if (line.item != 0) return line.item == it.number;
  const auto* trial = std::get_if<Prosecution>(&it.proposal);  // VETO TRIAL
  const Senator* accused = trial ? find_senator(p.state, trial->accused) : nullptr;
  return accused && accused->faction == seat;
}

// The seat's first line of this kind whose time has come.
template <class T, class Match>
const Order* first_line(Position p, Seat seat, const Moment& moment, Match match) {
  for (const Order* order : own_orders(p.state, seat))
    if (const T* line = std::get_if<T>(&order->body); line && match(*line) && holds(p, *order, moment))
      return order;
  return nullptr;
}

const Order* veto_line(Position p, int number, Seat seat, bool early) {
  const Item& it = item(p.state, number);
  return first_line<CastVeto>(p, seat, at_item(number), [&](const CastVeto& line) {
    return line.early == early && about_this(p, line, it, seat);
  });
}

// RPR-1.09.15a  Of several at the same moment the dice choose; the losers keep card and order.
std::size_t first_of(RprTable& t, const std::vector<Seat>& seats) {
  std::vector<std::string> who;
  for (const Seat seat : seats) who.push_back(faction(t.state(), seat).name.str());
  const std::size_t winner = roll_off(t, "tribune", who);
  if (seats.size() > 1) t.tell("RPR-1.09.15a", TribunesRolled{seats, seats[winner]});
  return winner;
}

void vetoed(RprTable& t, int number, Seat seat, Name how, SenatorId by) {
  item(t.state(), number).vetoed_by = seat;
  t.tell("RPR-1.09.152a", ProposalVetoed{number, seat, how, by});
  decide(t, number, ItemStatus::vetoed);
}

}  // namespace

bool has_tribune(Position p, Seat seat, bool free_only) { return tribune_of(p, seat, free_only).any(); }

bool use_tribune(RprTable& t, Seat seat, Name purpose, int number, bool free_only) {
  const Source source = tribune_of(t, seat, free_only);
  ADJ_CHECK(source.any(), "no Tribune to use");
  t.tell(source.card ? "RPR-1.09.15a" : "RPR-1.09.151h", TribuneUsed{seat, source.senator, purpose, number});
  if (source.card)
    discard(t, "RPR-1.09.15a", seat, {*source.card}, "tribune");
  else
    t.state().now.free_tribunes.insert(source.senator);
  return !oppose_tribune(t, seat, number);
}

bool may_be_vetoed(Position p, const Item& it) {
  if (std::holds_alternative<ElectForLife>(it.proposal) || std::holds_alternative<AssassinTrial>(it.proposal))
    return false;
  // The last eligible candidate: other offices are his without a vote, only a Dictator's is put to one.
  const auto* last = std::get_if<ElectDictator>(&it.proposal);
  if (last && candidates_left(p, Stage::dictator) == std::vector{last->senator}) return false;
  const SenatorId dictator = holder(p.state, Office::dictator);
  const bool his = it.origin == ItemOrigin::presiding && !dictator.empty() &&
                   p.state.session.presiding == dictator && p.state.session.presiding_seat == it.proposer;
  return !his;  // RPR-1.09.33b
}

bool about_to_veto(Position p, int number, Seat seat) {
  const Order* order = may_be_vetoed(p, item(p.state, number)) ? veto_line(p, number, seat, false) : nullptr;
  return order && order->conditions.empty() &&
         tribune_of(p, seat, std::get<CastVeto>(order->body).free).any();
}

bool veto(RprTable& t, int number, Seat seat, bool early) {
  State& s = t.state();
  while (item(s, number).status == ItemStatus::voting && may_be_vetoed(t, item(s, number))) {
    const Order* order = veto_line(t, number, seat, early);
    if (!order) return false;
    const bool free_only = std::get<CastVeto>(order->body).free;
    const SenatorId right = land_veto(t, seat, item(s, number));
    const Source source = tribune_of(t, seat, free_only);
    use_up(s, seat, *order);
    if (!right.empty()) {
      s.now.land_rights.insert(right);
      vetoed(t, number, seat, "land_right", right);
      return true;
    }
    if (!source.any()) continue;
    const bool works = use_tribune(t, seat, "veto", number, free_only);
    if (item(s, number).status != ItemStatus::voting) return true;  // something else has ended the vote
    if (!works) continue;
    vetoed(t, number, seat, source.card ? "tribune" : "free", source.senator);
    return true;
  }
  return false;
}

bool veto_early(RprTable& t, int number) {
  const State& s = t.state();
  while (item(s, number).status == ItemStatus::voting && may_be_vetoed(t, item(s, number))) {
    std::vector<Seat> ready;
    for (const Seat seat : s.session.vote_order) {
      const Order* order = has_voted(item(s, number), seat) ? nullptr : veto_line(t, number, seat, true);
      if (order && (tribune_of(t, seat, std::get<CastVeto>(order->body).free).any() ||
                    !land_veto(t, seat, item(s, number)).empty()))
        ready.push_back(seat);
    }
    if (ready.empty()) return false;
    if (veto(t, number, ready[first_of(t, ready)], true)) return true;
  }
  return item(s, number).status != ItemStatus::voting;
}

void reserve_next(RprTable& t, int number, Seat seat) {
  while (item(t.state(), number).status == ItemStatus::voting) {
    const Order* order = first_line<UseTribune>(t, seat, at_item(number), [&](const UseTribune& line) {
      return line.moment == TribuneMoment::reserve && line.item == number;
    });
    if (!order || !has_tribune(t, seat, std::get<UseTribune>(order->body).free)) return;
    const bool free_only = std::get<UseTribune>(order->body).free;
    use_up(t.state(), seat, *order);
    if (use_tribune(t, seat, "reserve", number, free_only)) return t.state().session.reserved.push_back(seat);
  }
}

// RPR-1.09.34a  A Master of Horse who presides goes with his Dictator.
bool sends_presiding_away(Position p, const Proposal& proposal) {
  const SenatorId chair = p.state.session.presiding;
  const bool follows = !chair.empty() && chair == holder(p.state, Office::master_of_horse);
  return contains(leaving_by(proposal), follows ? holder(p.state, Office::dictator) : chair);
}

bool suspend(RprTable& t, int number, Seat seat) {
  State& s = t.state();
  while (item(s, number).status == ItemStatus::voting && sends_presiding_away(t, item(s, number).proposal)) {
    const Order* order = first_line<UseTribune>(t, seat, at_item(number), [&](const UseTribune& line) {
      return line.moment == TribuneMoment::suspend && line.item == number && line.proposal &&
             !refuse_item(t, seat, *line.proposal, ItemOrigin::tribune);
    });
    if (!order || !has_tribune(t, seat, std::get<UseTribune>(order->body).free)) return false;
    const UseTribune line = std::get<UseTribune>(order->body);
    use_up(s, seat, *order);
    if (!use_tribune(t, seat, "suspend", number, line.free)) continue;
    if (item(s, number).status != ItemStatus::voting) return true;
    put_item(t, *line.proposal, seat, ItemOrigin::tribune, true);
    return true;
  }
  return false;
}

bool tribune_proposes(RprTable& t) {
  State& s = t.state();
  std::vector<Seat> seats;
  std::vector<Order> orders;
  const auto due = [&](Seat seat, const UseTribune& line) {
    if (!line.proposal || refuse_item(t, seat, *line.proposal, ItemOrigin::tribune)) return false;
    if (line.moment == TribuneMoment::adjourn) return s.session.adjourning;
    if (line.moment != TribuneMoment::after) return false;
    const Item* before = find_item(s, line.item);
    return line.item == 0 || (before && !is_open(*before));
  };
  for (const Seat seat : clockwise_from(s, hrao_seat(t))) {
    const Order* order =
        first_line<UseTribune>(t, seat, Moment{}, [&](const UseTribune& line) { return due(seat, line); });
    if (!order || !has_tribune(t, seat, std::get<UseTribune>(order->body).free)) continue;
    seats.push_back(seat);
    orders.push_back(*order);
  }
  if (seats.empty()) return false;
  const std::size_t winner = first_of(t, seats);
  const UseTribune line = std::get<UseTribune>(orders[winner].body);
  use_up(s, seats[winner], orders[winner]);
  if (use_tribune(t, seats[winner], "propose", 0, line.free))
    put_item(t, *line.proposal, seats[winner], ItemOrigin::tribune, true);
  return true;
}

}  // namespace adj::respublica
