// RPR-1.09.14  A vote: the factions one after the other, and what comes of it.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

bool voting(const State& s, int number) { return item(s, number).status == ItemStatus::voting; }
// RPR-1.09.151a  From the first call on the vote is running. False: it is over already.
bool open_vote(RprTable& t, int number) {
  State& s = t.state();
  s.session.current = number;
  item(s, number).status = ItemStatus::voting;
  if (std::holds_alternative<ElectForLife>(item(s, number).proposal))
    s.session.for_life_proposed = true;  // RPR-1.09.131b
  s.session.vote_order = voting_order(t);
  t.tell("RPR-1.09.12b", VoteOpened{number, s.session.vote_order});
  if (veto_early(t, number)) return false;
  const bool trial = std::holds_alternative<AssassinTrial>(item(s, number).proposal);
  return !trial || forced_appeal(t, number);
}

// An accused or a nominee for life has his say when his faction is called (7.3).
bool speaks(RprTable& t, int number, Seat seat) {
  if (std::holds_alternative<AssassinTrial>(item(t.state(), number).proposal)) return true;
  return speak_for_himself(t, number, seat) && voting(t.state(), number);
}

// One faction's turn. False: the vote has ended or was suspended.
bool call(RprTable& t, int number, Seat seat) {
  run_assassinations(t, at_item(number));
  if (!voting(t.state(), number)) return false;
  if (faction(t.state(), seat).eliminated) return true;  // RPR-1.09.74f
  reserve_next(t, number, seat);
  if (!voting(t.state(), number) || suspend(t, number, seat)) return false;
  if (!voting(t.state(), number) || !speaks(t, number, seat)) return false;
  if (veto(t, number, seat, false) || !voting(t.state(), number)) return false;
  if (!appeal_if_wanted(t, number, seat)) return false;  // a veto that Graft or Murder has cancelled
  cast_votes(t, number, seat);
  return true;
}

//
bool too_dear(Position p, const Item& it) {
  int units = 0;
  for (const RaiseForces* raise : parts_of<RaiseForces>(it.proposal)) units += raise->legions + raise->fleets;
  return units * price_of_unit(p) > p.state.treasury;
}

// RPR-1.09.721d, e  A land bill outlives those who brought it in or voted on it; what it does to their
// popularity is not their heirs' affair, who may bear the same name.
void forget_in_land_bill(Item& it, SenatorId dead) {
  const auto forget = [&](SenatorId& name) {
    if (name == dead) name = SenatorId();
  };
  if (auto* bill = std::get_if<PassLandBill>(&it.proposal)) forget(bill->sponsor), forget(bill->cosponsor);
  if (auto* repeal = std::get_if<RepealLandBill>(&it.proposal)) forget(repeal->sponsor);
  for (FactionVote& vote : it.votes)
    for (Ballot& b : vote.ballots) forget(b.senator);
}

// RPR-1.09.12e, 1.09.144a  A vote half cast goes on under his successor, who does not answer for it.
void bequeath_votes(Session& session) {
  for (Item& it : session.items)
    if (it.origin == ItemOrigin::presiding &&
        (it.status == ItemStatus::voting || it.status == ItemStatus::suspended))
      it.origin = ItemOrigin::inherited;
}

std::vector<Share> extra_shares(const Item& it) {
  std::vector<Share> shares;
  if (it.extra_for != 0) shares.push_back({"for", it.extra_for});
  if (it.extra_against != 0) shares.push_back({"against", it.extra_against});
  return shares;
}

}  // namespace

bool has_voted(const Item& it, Seat seat) {
  return std::any_of(it.votes.begin(), it.votes.end(), [&](const FactionVote& v) { return v.seat == seat; });
}

Tally tally(const Item& it) {
  Tally count{it.extra_for, it.extra_against};
  for (const FactionVote& vote : it.votes)
    for (const Ballot& b : vote.ballots) {
      if (b.choice == VoteChoice::in_favour) count.in_favour += b.votes + b.bought;
      if (b.choice == VoteChoice::against) count.against += b.votes + b.bought;
    }
  return count;
}

void take_votes(RprTable& t, int number) {
  State& s = t.state();
  if (item(s, number).status == ItemStatus::suspended) {  // RPR-1.09.151g, 1.09.74c
    const Item again = item(s, number);
    item(s, number).status = ItemStatus::voting;
    s.session.current = number;
    if (abstention_allowed(again.proposal) && refuse_proposal(t, again.proposer, again.proposal))
      return decide(t, number, ItemStatus::failed, "impossible");  // RPR-1.09.642b, not 721e
    s.session.vote_order = voting_order(t);
    if (veto_early(t, number)) return;
  } else if (!open_vote(t, number)) {
    return;
  }
  const std::vector<Seat> order = s.session.vote_order;
  for (const Seat seat : order) {
    if (faction(s, seat).eliminated || has_voted(item(s, number), seat)) continue;
    if (!call(t, number, seat)) return;
  }
  trial_roll(t, number);
  const Tally count = tally(item(s, number));
  if (count.in_favour <= count.against) {  // RPR-1.09.143a, R-23
    decide(t, number, ItemStatus::failed);
    return pay_for_rejection(t, number);  // RPR-1.09.144a  By the votes of all
  }
  if (too_dear(t, item(s, number))) return decide(t, number, ItemStatus::failed, "too_dear");
  decide(t, number, ItemStatus::passed);
}

void decide(RprTable& t, int number, ItemStatus status, Name why) {
  State& s = t.state();
  Item& it = item(s, number);
  it.status = status;
  if (s.session.current == number) s.session.current = 0;
  s.session.vote_order.clear();
  const Tally count = tally(it);
  t.tell("RPR-1.09.143a", ItemDecided{number, status, count.in_favour, count.against, extra_shares(it), why});
  const Item done = it;
  const auto* special = std::get_if<AssassinTrial>(&done.proposal);
  if (special) {
    if (status == ItemStatus::passed) convict_leader(t, *special);
  } else if (status == ItemStatus::passed) {
    carry_out(t, done);
  } else {
    on_defeat(t, done);
  }
}

void on_departure(RprTable& t, SenatorId id, bool dead) {
  State& s = t.state();
  if (s.session.stage == Stage::closed) return repopulate(t);  // RPR-1.09.81a  With him who ended the session
  const bool chaired = s.session.presiding == id;
  if (dead && chaired) bequeath_votes(s.session);
  if (dead) s.session.stood_down.erase(id);  // RPR-1.09.144c  The heir who bears his name may preside
  // RPR-1.09.41d, 721c
  const bool censor_dead = dead && chaired && s.session.stage == Stage::prosecutions;
  if (censor_dead) s.session.prosecutions_ended = true;
  std::vector<int> touched;
  for (Item& it : s.session.items) {
    if (!dead || !is_open(it)) continue;
    if (!abstention_allowed(it.proposal)) {  // RPR-1.09.721e
      if (it.status != ItemStatus::pending) forget_in_land_bill(it, id);
      continue;
    }
    const std::vector<SenatorId> names = named_in(it.proposal);
    const bool named = std::find(names.begin(), names.end(), id) != names.end();
    if (named || (censor_dead && std::holds_alternative<Prosecution>(it.proposal)))
      touched.push_back(it.number);
  }
  for (const int number : touched) {  // RPR-1.09.721b, R-66
    if (!is_open(item(s, number))) continue;
    if (item(s, number).status == ItemStatus::pending)
      drop_item(t, number, "void_by_death");
    else
      decide(t, number, ItemStatus::void_, "void_by_death");
  }
  const Senator* gone = find_senator(s, id);
  const bool leads_out = chaired && !dead && gone && gone->place == Place::war;
  if (leads_out)
    end_session(t, "left");  // RPR-1.09.642a
  else if (chaired)
    set_presiding(t, dead ? "died" : "left");  // RPR-1.09.12e
  repopulate(t);
}

}  // namespace adj::respublica
