// 7.1, 7.3  Whether an order's conditions hold at this moment: public facts and what has happened so far.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

bool is_trial(const Item& it) {
  return std::holds_alternative<Prosecution>(it.proposal) ||
         std::holds_alternative<AssassinTrial>(it.proposal);
}

// The item that the condition speaks of; 0: the one in hand. FIRST is the first prosecution.
const Item* in_hand(Position p, const Moment& m) { return find_item(p.state, m.item); }
const Item* named(Position p, const Condition& c) {
  if (c.item != 0) return find_item(p.state, c.item);
  const auto& items = p.state.session.items;
  const auto first = std::min_element(items.begin(), items.end(), [](const Item& a, const Item& b) {
    return std::pair(!std::holds_alternative<Prosecution>(a.proposal), a.number) <
           std::pair(!std::holds_alternative<Prosecution>(b.proposal), b.number);
  });
  return first != items.end() && std::holds_alternative<Prosecution>(first->proposal) ? &*first : nullptr;
}

bool vote_counts(Position p, const Condition& c, const Moment& m) {
  const Item* it = in_hand(p, m);
  if (!it) return false;
  const Tally count = tally(*it);
  switch (c.kind) {
    case ConditionKind::votes_for:
      return count.in_favour >= c.number;
    case ConditionKind::votes_against:
      return count.against >= c.number;
    case ConditionKind::for_leads:
      return count.in_favour > count.against;
    default:
      return count.against >= count.in_favour;
  }
}

// A faction that splits its votes has voted both ways; it abstained if nobody of it voted.
bool has_voted(Position p, const Condition& c, const Moment& m) {
  const Item* it = c.item != 0 ? find_item(p.state, c.item) : in_hand(p, m);
  if (!it) return false;
  for (const FactionVote& vote : it->votes) {
    if (vote.seat != c.seat) continue;
    const auto chose = [&](const Ballot& b) { return b.choice == c.choice; };
    return c.choice == VoteChoice::abstain ? std::all_of(vote.ballots.begin(), vote.ballots.end(), chose)
                                           : std::any_of(vote.ballots.begin(), vote.ballots.end(), chose);
  }
  return false;
}

bool has_vetoed(Position p, const Condition& c) {
  return std::any_of(p.state.session.items.begin(), p.state.session.items.end(), [&](const Item& it) {
    return it.vetoed_by == c.seat && it.status == ItemStatus::vetoed && (c.item == 0 || c.item == it.number);
  });
}

bool is_nominee(Position p, const Condition& c, const Moment& m) {
  if (m.nominee == c.senator) return true;
  const Item* it = in_hand(p, m);
  if (!it) return false;
  const std::vector<SenatorId> names = named_in(it->proposal);
  return std::find(names.begin(), names.end(), c.senator) != names.end();
}

bool conviction_leads(Position p, const Moment& m) {
  if (m.guilty) return true;
  const Item* it = in_hand(p, m);
  return it && is_trial(*it) && tally(*it).in_favour > tally(*it).against;
}

bool is_unaligned(Position p, const Moment& m) {
  const Senator* target = find_senator(p.state, m.target);
  return target && !aligned(*target);
}

bool item_ended(Position p, const Condition& c, bool passed) {
  const Item* it = named(p, c);
  return it && !is_open(*it) && (it->status == ItemStatus::passed) == passed;
}

bool holds(Position p, const Condition& c, const Moment& m) {
  using K = ConditionKind;
  switch (c.kind) {
    case K::votes_for:
    case K::votes_against:
    case K::for_leads:
    case K::against_leads:
      return vote_counts(p, c, m);
    case K::faction_voted:
      return has_voted(p, c, m);
    case K::faction_vetoed:
      return has_vetoed(p, c);
    case K::item_passed:
      return item_ended(p, c, true);
    case K::item_failed:
      return item_ended(p, c, false);
    case K::nominee:
      return is_nominee(p, c, m);
    case K::unrest_at_least:
      return p.state.unrest >= c.number;
    case K::treasury_below:
      return p.state.treasury < c.number;
    case K::guilty:
      return conviction_leads(p, m);
    case K::bankrupt:
      return m.bankrupt;
    case K::unaligned:
      return is_unaligned(p, m);
    case K::loyal_at_least:
      return m.loyal >= c.number;
    case K::no_rebel:
      return !p.state.civil_war;
    case K::difference:
      return m.difference >= c.number;
    case K::tribune_on:
      return m.tribune_by != Seat{} && m.tribune_on == c.item;
    case K::tribune_by:
      return m.tribune_by != Seat{} && m.tribune_by == c.seat;
    case K::cancelled:
      return m.cancelled;
    case K::attempt_by:
      return m.attempt_by != Seat{} && m.attempt_by == c.seat;
  }
  return false;
}

}  // namespace

bool holds(Position p, const Order& order, const Moment& moment) {
  return std::all_of(order.conditions.begin(), order.conditions.end(),
                     [&](const Condition& c) { return holds(p, c, moment); });
}

}  // namespace adj::respublica
