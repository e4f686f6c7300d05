#pragma once
// A Senate of three factions in session: 1 Cornelius (oratory 3), Fabius (2); 2 Claudius (3), Manlius (2);
// 3 Furius (3), Aurelius (3). Cornelius is Rome Consul and presides. Motions are put to the vote: they have
// no effect of their own.

#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {

inline void seat_senate(TestTable& t, Stage stage = Stage::business) {
  t.man("cornelius", 1)
      .man("fabius", 1)
      .man("claudius", 2)
      .man("manlius", 2)
      .man("furius", 3)
      .man("aurelius", 3);
  t.leader(1, "cornelius").leader(2, "claudius").leader(3, "furius").office("cornelius", Office::rome_consul);
  t.s().clockwise = {seat(1), seat(2), seat(3)};
  t.s().phase = Phase::senate;
  t.s().session.stage = stage;
  t.s().session.presiding = man("cornelius");
  t.s().session.presiding_seat = seat(1);
  t.s().session.agenda_asked = true;
}

inline int put(TestTable& t, Proposal proposal, int by = 1, ItemOrigin origin = ItemOrigin::presiding) {
  Item it;
  it.number = static_cast<int>(t.s().session.items.size()) + 1;
  it.stage = t.s().session.stage;
  it.proposal = std::move(proposal);
  it.proposer = seat(by);
  it.origin = origin;
  it.balloted = true;
  t.s().session.items.push_back(it);
  return it.number;
}
inline int put_motion(TestTable& t, int by = 1, ItemOrigin origin = ItemOrigin::presiding) {
  return put(t, MinorMotion{"thanks"}, by, origin);
}

inline CastVote vote(VoteChoice choice, std::vector<int> items = {}, std::vector<SenatorId> men = {},
                     std::vector<Buy> buys = {}) {
  return {std::move(items), choice, std::move(men), std::move(buys)};
}
inline Condition condition(ConditionKind kind, int number = 0) {
  Condition c;
  c.kind = kind;
  c.number = number;
  return c;
}
inline void take(TestTable& t, int number) {
  t.run([&](RprTable& table) { take_votes(table, number); });
}
inline ItemStatus status(const TestTable& t, int number) { return item(t.s(), number).status; }

}  // namespace adj::respublica
