// RPR-1.09.12  Who presides, and what an unanimous defeat costs him (RPR-1.09.144).

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

// RPR-1.09.144c  The highest in rank of those who have not stood down; when all have, rank alone decides.
SenatorId highest_not_stood_down(Position p) {
  if (p.state.session.stood_down.empty()) return hrao(p);
  State without = p.state;
  for (Senator& m : without.senator)
    if (p.state.session.stood_down.contains(m.id)) m.place = Place::forum;
  const SenatorId next = hrao(Position(p.tables, without));
  return next.empty() ? hrao(p) : next;
}

// RPR-1.09.12b  Only he who presides proposes: the rest of his predecessor's agenda is gone.
void drop_agenda_of_others(RprTable& t) {
  std::vector<int> gone;
  for (const Item& it : t.state().session.items)
    if (it.status == ItemStatus::pending && it.origin == ItemOrigin::presiding &&
        it.proposer != t.state().session.presiding_seat)
      gone.push_back(it.number);
  for (const int number : gone) drop_item(t, number, "presiding_changed");
}

}  // namespace

SenatorId presiding(Position p) {
  if (p.state.session.stage == Stage::prosecutions && !p.state.session.prosecutions_ended) {
    const SenatorId censor = holder(p.state, Office::censor);
    if (!censor.empty() && in_rome(senator(p.state, censor))) return censor;  // RPR-1.09.4c
  }
  return highest_not_stood_down(p);
}

void set_presiding(RprTable& t, Name why) {
  State& s = t.state();
  const SenatorId next = presiding(t);
  const SenatorId before = s.session.presiding;
  if (next == before) return;
  s.session.presiding = next;
  s.session.presiding_seat = next.empty() ? hrao_seat(t) : senator(s, next).faction;
  s.session.agenda_asked = false;
  if (before.empty()) return;  // the session opens
  t.tell("RPR-1.09.12a", PresidingChanged{next, before, why});
  drop_agenda_of_others(t);
  split_window(s);
}

std::vector<Seat> voting_order(Position p) {
  const State& s = p.state;
  Seat chair = s.session.presiding_seat;
  // RPR-1.09.74b  The Censor conducts a special trial.
  const Item* it = find_item(s, s.session.current);
  const SenatorId censor = holder(s, Office::censor);
  if (it && std::holds_alternative<AssassinTrial>(it->proposal) && !censor.empty() &&
      in_rome(senator(s, censor)))
    chair = senator(s, censor).faction;
  std::vector<Seat> round = clockwise_from(s, chair);
  if (!round.empty() && round.front() == chair)  // 7.4: he himself votes last
    std::rotate(round.begin(), round.begin() + 1, round.end());
  std::vector<Seat> order;
  if (const VoteOrder* wanted = wish<VoteOrder>(p, chair, at_item(s.session.current)))  // of this vote
    for (const Seat seat : wanted->seats)
      if (std::find(round.begin(), round.end(), seat) != round.end() &&
          std::find(order.begin(), order.end(), seat) == order.end())
        order.push_back(seat);
  for (const Seat seat : round)
    if (std::find(order.begin(), order.end(), seat) == order.end()) order.push_back(seat);
  return order;
}

// R-24  Every senator of another player voted against, and there was one; an abstention prevents it. What a
// Consul for Life rules is one player's (RPR-1.09.823a).
bool rejected_unanimously(Position p, const Item& it) {
  bool anybody = false;
  for (const FactionVote& vote : it.votes) {
    if (decider(p.state, vote.seat) == decider(p.state, it.proposer)) continue;
    for (const Ballot& b : vote.ballots) {
      if (b.choice != VoteChoice::against) return false;
      anybody = true;
    }
  }
  return anybody;
}

// RPR-1.09.144a  Not for Tribunes' proposals, forced ones and motions (RPR-1.09.144d).
void pay_for_rejection(RprTable& t, int number) {
  State& s = t.state();
  const Item it = item(s, number);
  if (it.status != ItemStatus::failed || it.origin != ItemOrigin::presiding ||
      std::holds_alternative<MinorMotion>(it.proposal) || !rejected_unanimously(t, it))
    return;
  const SenatorId chair = s.session.presiding;
  if (chair.empty() || s.session.presiding_seat != it.proposer) return;  // he is dead or gone
  const Unanimous* wanted = wish<Unanimous>(t, it.proposer, at_item(number));
  const bool step_down = senator(s, chair).influence == 0 || (wanted && wanted->step_down);
  t.tell(senator(s, chair).influence == 0 ? "RPR-1.09.144b" : "RPR-1.09.144a",
         UnanimousDefeat{chair, step_down});
  if (!step_down) return change_influence(t, "RPR-1.09.144a", chair, -1, "unanimous_defeat");
  if (std::holds_alternative<Prosecution>(it.proposal))
    s.session.prosecutions_ended = true;  // RPR-1.09.41c
  else
    s.session.stood_down.insert(chair);
  set_presiding(t, "stood_down");
}

}  // namespace adj::respublica
