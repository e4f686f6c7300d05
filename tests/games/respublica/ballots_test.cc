// RPR-1.09.12c, 1.09.141 – 1.09.143  What a vote costs, how long it can be changed, what silence means.

#include <algorithm>

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace ballots_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;
constexpr auto kAbstain = VoteChoice::abstain;

Buy bought(const char* id, int talents) { return {man(id), talents, BuyAim::exactly}; }

// RPR-1.09.12c  The vote is taken when the window closes: who has not answered has abstained, and cannot vote
// later.
TEST(Ballots, SilenceAbstains) {
  TestTable t;
  seat_senate(t);
  t.senator("furius").talents = 9;
  const int n = put_motion(t);
  t.order(2, vote(kAgainst, {n}));
  take(t, n);
  const auto told = t.told<FactionVoted>();
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[1].seat, seat(3));
  for (const Ballot& b : told[1].ballots) EXPECT_EQ(b, (Ballot{b.senator, kAbstain, 0, 0}));
  EXPECT_EQ(t.senator("furius").talents, 9);
  EXPECT_EQ(tally(item(t.s(), n)).in_favour, 5);
  EXPECT_EQ(tally(item(t.s(), n)).against, 5);
  EXPECT_EQ(clause(refuse(t.p(), seat(3), vote(kFor, {n}), When::now)), "RPR-1.09.14a");
  EXPECT_EQ(clause(refuse(t.p(), seat(3), veto_on(n), When::now)), "RPR-1.09.152a");
}

// RPR-1.09.141b  Talents go to the bank with the vote, not to the State, and do not come back when the
// proposal fails.
TEST(Ballots, TalentsAreGone) {
  for (const char* end : {"passed", "failed", "vetoed"}) {
    TestTable t;
    seat_senate(t);
    t.s().treasury = 77;
    t.senator("claudius").talents = 6;
    t.card(1, "tribune_38");
    const int n = put_motion(t, 1, ItemOrigin::tribune);
    const std::string how = end;
    t.order(2, vote(how == "failed" ? kAgainst : kFor, {n}, {}, {bought("claudius", 4)}));
    if (how == "vetoed") t.order(1, veto_on(n));
    take(t, n);
    EXPECT_EQ(name_of(status(t, n)), how);
    EXPECT_EQ(t.senator("claudius").talents, 2);
    EXPECT_EQ(t.s().treasury, 77);
    ASSERT_EQ(t.told<PurseChanged>().size(), 1u);
    const std::vector<std::string> names = t.names();
    EXPECT_LT(std::ranges::find(names, "purse_changed"), std::ranges::find(names, "faction_voted"));
  }
}
// RPR-R-68  What was cast before the veto is lost; who was not called any more keeps his talents.
TEST(Ballots, TalentsOfAVetoedVote) {
  TestTable t;
  seat_senate(t);
  for (const char* id : {"claudius", "furius", "cornelius"}) t.senator(id).talents = 5;
  t.card(3, "tribune_38");
  const int n = put_motion(t);
  t.order(2, vote(kFor, {n}, {}, {bought("claudius", 5)}));
  t.order(3, vote(kAgainst, {n}, {}, {bought("furius", 5)})).order(3, veto_on(n));
  t.order(1, vote(kFor, {n}, {}, {bought("cornelius", 5)}));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_EQ(t.senator("claudius").talents, 0);
  EXPECT_EQ(t.senator("furius").talents, 5);
  EXPECT_EQ(t.senator("cornelius").talents, 5);
}

// RPR-1.09.142a  Senators of one faction may vote each in his own way.
TEST(Ballots, AFactionMaySplit) {
  TestTable t;
  seat_full_senate(t);
  const int n = put_motion(t, 3, ItemOrigin::tribune);
  t.order(1, vote(kFor, {n}, {man("cornelius")}))
      .order(1, vote(kAgainst, {n}, {man("fabius"), man("papirius")}));
  t.order(3, vote(kAbstain, {n}));
  t.order(2, vote(kAbstain, {n}));
  take(t, n);
  const FactionVoted told = t.told<FactionVoted>().back();
  ASSERT_EQ(told.seat, seat(1));
  std::map<SenatorId, VoteChoice> chosen;
  for (const Ballot& b : told.ballots) chosen[b.senator] = b.choice;
  EXPECT_EQ(chosen, (std::map<SenatorId, VoteChoice>{{man("cornelius"), kFor},
                                                     {man("fabius"), kAgainst},
                                                     {man("julius"), kAbstain},
                                                     {man("papirius"), kAgainst}}));
  EXPECT_EQ(tally(item(t.s(), n)).in_favour, 3);
  EXPECT_EQ(tally(item(t.s(), n)).against, 4);
}

// RPR-1.09.142b  A vote once cast is final: a second one is refused, and his Tribune comes too late.
TEST(Ballots, CastIsCast) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38");
  const int n = put_motion(t);
  BallotOrders window;
  window.seat = seat(2);
  window.items = {n};
  const std::vector<Order> lines{Order(vote(kFor, {n})), Order(vote(kAgainst, {n}))};
  const Verdicts verdicts = check_orders(t.p(), window, lines);
  EXPECT_EQ(clause(verdicts[0]), "");
  EXPECT_EQ(clause(verdicts[1]), "RPR-1.09.142b");
  t.order(2, vote(kFor, {n}));
  t.order(2, veto_on(n), {condition(ConditionKind::votes_against, 6)});  // when seat 3 has voted
  t.order(3, vote(kAgainst, {n}));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(tally(item(t.s(), n)).in_favour, 10);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
}

// RPR-R-23  The votes cast decide: abstentions count for nobody, a tie fails, and so does a vote in which
// nobody voted.
TEST(Ballots, TheMajorityOfVotesCast) {
  struct Case {
    VoteChoice first, second, third;
    bool passes;
  };
  for (const Case& c : {Case{kFor, kAbstain, kAbstain, true},   // 5 of 16
                        Case{kFor, kAgainst, kAbstain, false},  // 5 to 5
                        Case{kFor, kAgainst, kFor, true}, Case{kFor, kAbstain, kAgainst, false},
                        Case{kAbstain, kAbstain, kAbstain, false}}) {
    TestTable t;
    seat_senate(t);
    const int n = put_motion(t);
    t.order(1, vote(c.first)).order(2, vote(c.second)).order(3, vote(c.third));
    take(t, n);
    EXPECT_EQ(status(t, n), c.passes ? ItemStatus::passed : ItemStatus::failed);
  }
}

}  // namespace ballots_test
}  // namespace adj::respublica
