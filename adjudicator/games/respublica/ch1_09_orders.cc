// RPR-1.09.1, 1.09.7  What may be ordered in the Senate: agendas, votes, Tribunes, attempts, laws.

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

Json with(const char* key, Name value) { return Json(Json::Object{{key, Json(value.view())}}); }
Json with(const char* key, int value) { return Json(Json::Object{{key, Json(value)}}); }

// The seats for which this one decides: its own, under a Consul for Life all but the rebel's.
bool decides_for(const State& s, Seat seat, SenatorId id) {
  const Senator* m = find_senator(s, id);
  return m && aligned(*m) && (m->faction == seat || decider(s, m->faction) == seat);
}
std::optional<Refusal> refuse_voter(Position p, Seat seat, SenatorId id) {
  if (!decides_for(p.state, seat, id))
    return refusal("RPR-1.09.141a", "not_your_senator", with("senator", id), RefusalKind::not_yours);
  if (!in_rome(senator(p.state, id))) return refusal("RPR-1.09.141a", "not_in_rome", with("senator", id));
  return std::nullopt;
}

std::optional<Refusal> refuse_number(Position p, int number, const char* clause) {
  const Item* it = find_item(p.state, number);
  if (it && is_open(*it)) return std::nullopt;
  return refusal(clause, "no_such_item", with("item", number), RefusalKind::not_understood);
}

std::optional<Refusal> lacks_tribune(Position p, Seat seat, bool free_only, const char* clause) {
  if (has_tribune(p, seat, free_only)) return std::nullopt;
  return refusal(clause, free_only ? "no_free_tribune" : "no_tribune");
}

// RPR-1.09.151i  The step of this election is over; governors and a Consul for Life may still come.
bool time_has_passed(const State& s, const Proposal& proposal) {
  const Stage its = stage_of(proposal);
  return its < s.session.stage && its != Stage::governors;
}

// A purse in this answer: talents that unconditional lines of different items spend for certain.
void check_purses(Position p, const std::vector<Order>& orders, Verdicts& verdicts) {
  std::map<SenatorId, int> spent;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* vote = std::get_if<CastVote>(&orders[i].body);
    if (!vote || verdicts[i] || !orders[i].conditions.empty()) continue;
    for (const Buy& buy : vote->buys) {
      if (buy.aim != BuyAim::exactly) continue;
      const int times = std::max(1, static_cast<int>(vote->items.size()));
      int& sum = spent[buy.senator];
      sum += buy.talents * times;
      if (sum <= senator(p.state, buy.senator).talents) continue;
      verdicts[i] = refusal("RPR-1.09.141a", "purse_too_small", with("senator", buy.senator));
      sum -= buy.talents * times;
      break;
    }
  }
}

// RPR-1.09.142b  A second unconditional vote of everybody on the same item would never count.
void check_double_votes(const std::vector<Order>& orders, Verdicts& verdicts) {
  std::set<int> voted;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* vote = std::get_if<CastVote>(&orders[i].body);
    if (!vote || verdicts[i] || !orders[i].conditions.empty() || !vote->senators.empty()) continue;
    for (const int number : vote->items)
      if (voted.contains(number)) verdicts[i] = refusal("RPR-1.09.142b", "voted_twice", with("item", number));
    if (!verdicts[i]) voted.insert(vote->items.begin(), vote->items.end());
  }
}

// RPR-1.09.7b  One attempt a turn.
void check_one_attempt(const std::vector<Order>& orders, Verdicts& verdicts) {
  bool one = false;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* attempt = std::get_if<Assassinate>(&orders[i].body);
    if (!attempt || verdicts[i] || !orders[i].conditions.empty()) continue;
    if (one && attempt->trigger == Trigger::now) verdicts[i] = refusal("RPR-1.09.7b", "attempted_already");
    one = true;
  }
}

void check_same_proposal(const std::vector<Order>& orders, Verdicts& verdicts) {
  for (std::size_t i = 0; i < orders.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (!verdicts[i] && !verdicts[j] && std::holds_alternative<Propose>(orders[i].body) &&
          orders[i] == orders[j])
        verdicts[i] = refusal("RPR-1.09.131a", "named_twice");
}

template <class... T>
bool has_any_of(const Proposal& proposal) {
  return (!parts_of<T>(proposal).empty() || ...);
}
// What one line would make possible for those behind it: units raised or brought home may be sent, the Rome
// Consul goes after the Field Consul (RPR-1.09.641a), a war after an earlier one of its series
// (RPR-1.07.332c).
bool may_open_the_way(const Proposal& proposal) {
  return has_any_of<RaiseForces, RecallCommander, RecallGarrison, SendForces, ReplaceCommander,
                    CollectBequest>(proposal);
}
bool may_find_the_way_open(const Refusal& refused) {
  return refused.key == "too_few_units" || refused.key == "field_consul_first" ||
         refused.key == "earlier_war_first";
}
void judge_in_order(Position p, Seat seat, const std::vector<Order>& orders, Verdicts& verdicts) {
  State later = p.state;
  int number = static_cast<int>(later.session.items.size());
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto* line = std::get_if<Propose>(&orders[i].body);
    if (!line) continue;
    if (verdicts[i] && may_find_the_way_open(*verdicts[i]))
      verdicts[i] = refuse(Position(p.tables, later), seat, *line, When::now);
    if (verdicts[i] || !may_open_the_way(line->proposal)) continue;
    Item before;
    before.number = ++number;
    before.proposal = line->proposal;
    later.session.items.push_back(before);
  }
}

// Whose lines the proposal would be made by.
std::optional<Refusal> refuse_now(Position p, Seat seat, const Propose& o, bool reserved) {
  const Session& session = p.state.session;
  if (reserved) return refuse_item(p, seat, o.proposal, ItemOrigin::tribune);
  if (o.free) return refuse_item(p, seat, o.proposal, ItemOrigin::free_right);
  const bool chairs = decider(p.state, session.presiding_seat) == seat;
  return refuse_item(p, chairs ? session.presiding_seat : seat, o.proposal, ItemOrigin::presiding);
}

}  // namespace

// Ahead of time only the kind is judged: who presides and what is then possible nobody knows yet. Consent
// lies sealed among the orders of others: whether it was given shows when the item is put, and no receipt
// tells it before. (It is the last that a proposal is judged by, so that nothing else hangs on it.)
std::optional<Refusal> refuse(Position p, Seat seat, const Propose& o, When when) {
  if (std::holds_alternative<AssassinTrial>(o.proposal)) return refusal("RPR-1.09.17a", "no_such_proposal");
  if (o.free && !std::holds_alternative<PassLandBill>(o.proposal))
    return refusal("RPR-CARD-086", "free_only_land_bill");
  if (when == When::later) return refuse_mixture(o.proposal);
  const Session& session = p.state.session;
  const bool reserved = !session.reserved.empty() && session.reserved.front() == seat;
  // 7.2  An agenda for a later window, sent with this one's, waits like one that came with ballots.
  const Stage its = stage_of(o.proposal);
  if (!reserved && its > session.stage && !same_window(its, session.stage) &&
      !std::holds_alternative<ElectForLife>(o.proposal))
    return refuse_mixture(o.proposal);
  auto no = refuse_now(p, seat, o, reserved);
  if (no && no->key == "no_consent") return std::nullopt;
  return no;
}

std::optional<Refusal> refuse(Position p, Seat, const VoteOrder& o, When) {
  const std::set<Seat> once(o.seats.begin(), o.seats.end());
  if (once.size() != o.seats.size()) return refusal("RPR-1.09.12b", "named_twice");
  for (const Seat seat : o.seats)
    if (std::find(p.state.clockwise.begin(), p.state.clockwise.end(), seat) == p.state.clockwise.end())
      return refusal("RPR-1.09.12b", "no_such_faction", Json::object(), RefusalKind::not_understood);
  return std::nullopt;
}

std::optional<Refusal> refuse(Position, Seat, const Unanimous&, When) { return std::nullopt; }

// RPR-1.09.12d  It waits for its time: elections, prosecutions and governors come first.
std::optional<Refusal> refuse(Position, Seat, const Adjourn&, When) { return std::nullopt; }

std::optional<Refusal> refuse(Position p, Seat seat, const CastVote& o, When when) {
  for (const SenatorId id : o.senators)
    if (auto refused = refuse_voter(p, seat, id)) return refused;
  std::set<SenatorId> buyers;
  for (const Buy& buy : o.buys) {
    if (auto refused = refuse_voter(p, seat, buy.senator)) return refused;
    // What no vote of this line could use.
    if (!o.senators.empty() &&
        std::find(o.senators.begin(), o.senators.end(), buy.senator) == o.senators.end())
      return refusal("RPR-1.09.141a", "buys_for_another", with("senator", buy.senator));
    if (!buyers.insert(buy.senator).second)
      return refusal("RPR-1.09.141a", "named_twice", with("senator", buy.senator));
    if ((buy.aim == BuyAim::to_fail && o.choice == VoteChoice::in_favour) ||
        (buy.aim == BuyAim::to_pass && o.choice == VoteChoice::against))
      return refusal("RPR-1.09.141a", "buys_the_other_way");
    if (buy.talents < 1)
      return refusal("RPR-1.09.141a", "no_amount", Json::object(), RefusalKind::not_understood);
    if (buy.aim == BuyAim::exactly && buy.talents > senator(p.state, buy.senator).talents)
      return refusal("RPR-1.09.141a", "purse_too_small", with("senator", buy.senator));
    if (o.choice == VoteChoice::abstain) return refusal("RPR-1.09.141a", "abstains_and_buys");
  }
  if (when == When::later) return std::nullopt;
  for (const int number : o.items)
    if (auto refused = refuse_number(p, number, "RPR-1.09.14a")) return refused;
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const CastVeto& o, When when) {
  if (when == When::later) return std::nullopt;
  const Stage stage = p.state.session.stage;
  if (o.item == 0 && stage != Stage::prosecutions)  // VETO TRIAL
    return refusal("RPR-1.09.422b", stage < Stage::prosecutions ? "no_trial_yet" : "prosecutions_ended");
  if (o.item != 0) {
    if (auto refused = refuse_number(p, o.item, "RPR-1.09.152a")) return refused;
    const Item& it = item(p.state, o.item);
    if (!may_be_vetoed(p, it)) return refusal("RPR-1.09.152b", "no_veto", with("item", o.item));
    if (std::holds_alternative<PassLandBill>(it.proposal))  // RPR-CARD-083
      for (const SenatorId id : senators_in_rome(p.state, seat))
        if (top_card(p, senator(p.state, id)).abilities.vetoes_land_bill) return std::nullopt;
  }
  return lacks_tribune(p, seat, o.free, "RPR-1.09.152a");
}

std::optional<Refusal> refuse(Position p, Seat seat, const UseTribune& o, When when) {
  const bool named = o.proposal.has_value();
  if (named == (o.moment == TribuneMoment::reserve))
    return refusal("RPR-1.09.151a", named ? "reserve_names_nothing" : "no_proposal", Json::object(),
                   RefusalKind::not_understood);
  if (named && (std::holds_alternative<Prosecution>(*o.proposal) ||
                std::holds_alternative<AssassinTrial>(*o.proposal)))
    return refusal("RPR-1.09.151d", "no_prosecution_by_tribune");
  if (auto refused = named ? refuse_mixture(*o.proposal) : std::nullopt) return refused;
  if (when == When::later) return std::nullopt;
  if (named && time_has_passed(p.state, *o.proposal)) return refusal("RPR-1.09.151i", "not_the_time");
  if (o.moment == TribuneMoment::reserve || o.moment == TribuneMoment::suspend)
    if (auto refused = refuse_number(p, o.item, "RPR-1.09.151b")) return refused;
  if (o.moment == TribuneMoment::suspend && !sends_presiding_away(p, item(p.state, o.item).proposal))
    return refusal("RPR-1.09.151g", "presiding_stays", with("item", o.item));
  if (o.moment == TribuneMoment::after && o.item != 0 && !find_item(p.state, o.item))
    return refusal("RPR-1.09.151a", "no_such_item", with("item", o.item), RefusalKind::not_understood);
  return lacks_tribune(p, seat, o.free, "RPR-1.09.151a");
}

std::optional<Refusal> refuse(Position p, Seat seat, const OpposeTribune& o, When) {
  const char* clause = o.murder ? "RPR-CARD-097" : "RPR-CARD-103";
  if (auto refused = refuse_own(p, seat, o.senator, clause)) return refused;
  if (count_held(p, seat, o.murder ? Intrigue::murder_of_a_tribune : Intrigue::graft) == 0)
    return refusal(clause, "card_not_held",
                   with("card", Name(name_of(o.murder ? Intrigue::murder_of_a_tribune : Intrigue::graft))));
  if (o.most < 0) return refusal(clause, "no_amount", Json::object(), RefusalKind::not_understood);
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const InciteMob& o, When) {
  if (auto refused = refuse_own(p, seat, o.senator, "RPR-CARD-105")) return refused;
  if (count_held(p, seat, Intrigue::mob_incited) == 0)
    return refusal("RPR-CARD-105", "card_not_held", with("card", Name(name_of(Intrigue::mob_incited))));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const Assassinate& o, When when) {
  if (when == When::later) return refuse_own(p, seat, o.by, "RPR-1.09.7a");
  if (o.trigger == Trigger::during || o.trigger == Trigger::after)
    if (!find_item(p.state, o.item))
      return refusal("RPR-1.09.7a", "no_such_item", with("item", o.item), RefusalKind::not_understood);
  return refuse_attempt(p, seat, o);
}

std::optional<Refusal> refuse(Position p, Seat seat, const Bodyguard& o, When) {
  if (o.mode == GuardMode::number && o.number < 1)
    return refusal("RPR-1.09.73a", "no_amount", Json::object(), RefusalKind::not_understood);
  return o.senator.empty() ? std::nullopt : refuse_own(p, seat, o.senator, "RPR-1.09.73a");
}

std::optional<Refusal> refuse(Position p, Seat seat, const PlayLaw& o, When when) {
  if (o.repeals && o.law != Law::servilian) return refusal("RPR-CARD-110b", "nothing_to_repeal");
  if (when == When::now && o.repeals && !law(p.state, Law::acilian))
    return refusal("RPR-CARD-110b", "nothing_to_repeal");
  if (when == When::now) return refuse_law(p, seat, o.law);
  const CardId card = p.tables.law(o.law).card;
  const auto& hand = faction(p.state, seat).hand;
  if (std::find(hand.begin(), hand.end(), card) != hand.end()) return std::nullopt;
  return refusal("RPR-1.07.36a", "card_not_held", with("card", card));
}

void check_whole(Position p, const AgendaOrders& d, const std::vector<Order>& orders, Verdicts& verdicts) {
  judge_in_order(p, d.seat, orders, verdicts);
  check_same_proposal(orders, verdicts);
}

void check_whole(Position p, const BallotOrders& d, const std::vector<Order>& orders, Verdicts& verdicts) {
  for (std::size_t i = 0; i < orders.size(); ++i)
    if (const auto* vote = std::get_if<CastVote>(&orders[i].body); vote && !verdicts[i])
      for (const int number : vote->items)
        if (std::find(d.items.begin(), d.items.end(), number) == d.items.end())
          verdicts[i] = refusal("RPR-1.09.14a", "not_on_ballot", with("item", number));
  check_purses(p, orders, verdicts);
  check_double_votes(orders, verdicts);
  check_one_attempt(orders, verdicts);
  check_same_proposal(orders, verdicts);
}

}  // namespace adj::respublica
