// RPR-1.09.12 – 1.09.14  Votes: order, counting, buying, defaults, unanimous defeats.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace vote_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;
constexpr auto kAbstain = VoteChoice::abstain;

// RPR-1.09.143a, R-23  More than half of the votes cast: 5 for, 6 against fails; a tie fails; abstentions do
// not count.
TEST(Vote, PassesWithMoreThanHalf) {
  TestTable t;
  seat_senate(t);
  const int first = put_motion(t);
  t.order(3, vote(kAgainst, {}, {man("furius")}));
  take(t, first);  // 5 for, 3 against, the rest abstains
  EXPECT_EQ(status(t, first), ItemStatus::passed);
  const int tie = put_motion(t, 2, ItemOrigin::tribune);
  t.order(1, vote(kAgainst, {tie}));
  t.order(3, vote(kAbstain, {tie}));
  t.s().orders[seat(3)].window.erase(t.s().orders[seat(3)].window.begin());
  take(t, tie);  // Claudius and Manlius 5, Cornelius and Fabius 5
  EXPECT_EQ(status(t, tie), ItemStatus::failed);
  EXPECT_EQ(tally(item(t.s(), tie)).in_favour, 5);
  EXPECT_EQ(tally(item(t.s(), tie)).against, 5);
  const int nobody = put_motion(t, 1);
  t.s().orders.clear();
  t.order(1, vote(kAbstain));
  take(t, nobody);
  EXPECT_EQ(status(t, nobody), ItemStatus::failed);
}

// RPR-1.09.12b, 7.4  Clockwise after him who presides, he last; or as he wishes, the others clockwise.
TEST(Vote, OrderOfFactions) {
  TestTable t;
  seat_senate(t);
  EXPECT_EQ(voting_order(t.p()), (std::vector{seat(2), seat(3), seat(1)}));
  t.standing(1, VoteOrder{{seat(3), seat(1)}});
  EXPECT_EQ(voting_order(t.p()), (std::vector{seat(3), seat(1), seat(2)}));
  EXPECT_TRUE(refuse(t.p(), seat(1), VoteOrder{{seat(3), seat(3)}}, When::now));
  EXPECT_TRUE(refuse(t.p(), seat(1), VoteOrder{{seat(7)}}, When::now));
  EXPECT_FALSE(refuse(t.p(), seat(1), VoteOrder{{seat(3)}}, When::now));
}

// RPR-1.09.141a, 141b, 142a  Oratory, knights and talents of his own; paid even for nothing; a faction may
// split.
TEST(Vote, BoughtVotesAreLost) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").knights = 2;
  t.senator("claudius").talents = 6;
  t.senator("manlius").talents = 4;
  const int n = put_motion(t, 1, ItemOrigin::tribune);
  t.order(2, vote(kAgainst, {n}, {man("claudius")}, {{man("claudius"), 5, BuyAim::exactly}}));
  t.order(2, vote(kFor, {n}, {man("manlius")}));
  take(t, n);
  EXPECT_EQ(tally(item(t.s(), n)).in_favour, 7);  // Cornelius 3, Fabius 2, Manlius 2
  EXPECT_EQ(tally(item(t.s(), n)).against, 10);   // 3 + 2 + 5
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.senator("claudius").talents, 1);
  EXPECT_EQ(t.senator("manlius").talents, 4);
}

// 7.3  BUY UPTO: the least that tips the scale, nothing when it is out of reach or not needed.
TEST(Vote, BuysOnlyWhatIsNeeded) {
  for (const int limit : {6, 7, 20}) {
    TestTable t;
    seat_senate(t);
    t.senator("cornelius").talents = 10;
    const int n = put_motion(t, 1, ItemOrigin::tribune);
    t.order(1, vote(kFor, {n}, {}, {{man("cornelius"), limit, BuyAim::to_pass}}));
    t.order(2, vote(kAgainst, {n}, {man("claudius"), man("manlius")}));
    t.order(3, vote(kAgainst, {n}));
    take(t, n);  // 11 against, 5 for: 7 are missing
    EXPECT_EQ(status(t, n), limit < 7 ? ItemStatus::failed : ItemStatus::passed) << limit;
    EXPECT_EQ(t.senator("cornelius").talents, limit < 7 ? 10 : 3) << limit;
  }
  TestTable t;
  seat_senate(t);
  t.senator("cornelius").talents = 10;
  const int n = put_motion(t, 2, ItemOrigin::tribune);  // 5 for
  t.order(1, vote(kAgainst, {n}, {man("cornelius")}, {{man("cornelius"), 9, BuyAim::to_fail}}));
  t.order(1, vote(kAbstain, {n}));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.senator("cornelius").talents, 8);  // 3 + 2 equals 5: a tie fails
}

// 7.3  Of several lines the first whose condition holds; votes called later are not known.
TEST(Vote, FirstLineThatHolds) {
  TestTable t;
  seat_senate(t);
  const int n = put_motion(t, 1, ItemOrigin::tribune);
  t.order(2, vote(kFor, {n}));
  t.order(3, vote(kAgainst, {n}), {condition(ConditionKind::votes_for, 6)});  // only 5 so far
  t.order(3, vote(kFor, {n}, {man("furius")}), {condition(ConditionKind::votes_for, 5)});
  t.order(3, vote(kAgainst, {n}), {condition(ConditionKind::for_leads)});
  take(t, n);
  const auto told = t.told<FactionVoted>();
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[1].seat, seat(3));
  EXPECT_EQ(told[1].ballots[0].choice, kFor);      // Furius
  EXPECT_EQ(told[1].ballots[1].choice, kAgainst);  // Aurelius
  EXPECT_EQ(told[1].in_favour, 8);
  EXPECT_EQ(told[1].against, 3);
}

// 7.4  Silence: own proposals and land bills for, repeals against, trials of own men against, else abstains.
TEST(Vote, SilenceHasItsDefaults) {
  TestTable t;
  seat_senate(t);
  const auto silent = [&](int who, Proposal proposal, int by) {
    Item it;
    it.proposal = std::move(proposal);
    it.proposer = seat(by);
    return default_vote(t.p(), seat(who), it);
  };
  EXPECT_EQ(silent(1, MinorMotion{"x"}, 1), kFor);
  EXPECT_EQ(silent(2, MinorMotion{"x"}, 1), kAbstain);
  EXPECT_EQ(silent(2, PassLandBill{LandBill::i, man("fabius"), man("cornelius")}, 1), kFor);
  EXPECT_EQ(silent(2, RepealLandBill{LandBill::ii, man("fabius")}, 1), kAgainst);
  EXPECT_EQ(silent(2, ElectForLife{man("fabius")}, 3), kAgainst);
  EXPECT_EQ(silent(1, ElectForLife{man("fabius")}, 3), kAbstain);
  Prosecution trial;
  trial.accused = man("fabius");
  EXPECT_EQ(silent(1, trial, 3), kAgainst);
  EXPECT_EQ(silent(2, trial, 3), kAbstain);
  EXPECT_EQ(silent(1, AssassinTrial{man("cornelius"), man("furius"), 0}, 3), kAgainst);
}

// RPR-1.09.14b, 1.09.621b  Who refuses a land bill is against it, who refuses a repeal for it; its sponsor
// must be for it.
TEST(Vote, NoAbstentionOnLandBills) {
  TestTable t;
  seat_senate(t);
  const int bill = put(t, PassLandBill{LandBill::i, man("cornelius"), man("fabius")});
  t.order(2, vote(kAbstain, {bill}));
  t.run([&](RprTable& table) { cast_votes(table, bill, seat(2)); });
  EXPECT_EQ(tally(item(t.s(), bill)).against, 5);
  const int repeal = put(t, RepealLandBill{LandBill::ii, man("claudius")}, 2);
  t.order(2, vote(kAgainst, {repeal}));
  t.order(3, vote(kAbstain, {repeal}));
  t.run([&](RprTable& table) {
    cast_votes(table, repeal, seat(2));
    cast_votes(table, repeal, seat(3));
  });
  EXPECT_EQ(tally(item(t.s(), repeal)).in_favour, 9);  // the sponsor 3, Furius and Aurelius
  EXPECT_EQ(tally(item(t.s(), repeal)).against, 2);    // Manlius
}

// RPR-1.09.823a, b  The Consul for Life's player votes for all, but cannot make them vote against a land
// bill.
TEST(Vote, ConsulForLifeVotesForAll) {
  TestTable t;
  seat_senate(t);
  t.s().for_life = man("cornelius");
  const int motion = put_motion(t, 3, ItemOrigin::tribune);
  const int bill = put(t, PassLandBill{LandBill::i, man("furius"), man("aurelius")}, 3, ItemOrigin::tribune);
  t.order(1, vote(kAgainst));
  t.run([&](RprTable& table) {
    cast_votes(table, motion, seat(2));
    cast_votes(table, bill, seat(2));
    cast_votes(table, bill, seat(1));
  });
  EXPECT_EQ(tally(item(t.s(), motion)).against, 5);
  EXPECT_EQ(tally(item(t.s(), bill)).in_favour, 5);
  EXPECT_EQ(tally(item(t.s(), bill)).against, 5);
}

// RPR-1.09.144a, b, c, d, R-24  A defeat by every senator of the others costs one influence or the chair.
TEST(UnanimousDefeat, InfluenceOrTheChair) {
  const auto rejected = [](TestTable& t, int number) {
    Item& it = item(t.s(), number);
    it.proposal = RejectRhodes{};
    it.status = ItemStatus::failed;
    it.votes = {{seat(2), {{man("claudius"), kAgainst, 3, 0}, {man("manlius"), kAgainst, 2, 0}}},
                {seat(3), {{man("furius"), kAgainst, 3, 0}, {man("aurelius"), kAgainst, 3, 0}}},
                {seat(1), {{man("cornelius"), kFor, 3, 0}}}};
    t.run([&](RprTable& table) { pay_for_rejection(table, number); });
  };
  {
    TestTable t;
    seat_senate(t);
    rejected(t, put_motion(t));
    EXPECT_EQ(t.senator("cornelius").influence, 4);
    EXPECT_EQ(t.s().session.presiding, man("cornelius"));
    t.standing(1, Unanimous{true});
    rejected(t, put_motion(t));
    EXPECT_EQ(t.senator("cornelius").influence, 4);
    EXPECT_EQ(t.s().session.presiding, man("fabius"));  // next in rank: influence 5
    EXPECT_EQ(t.senator("cornelius").office, Office::rome_consul);
    EXPECT_EQ(hrao(t.p()), man("cornelius"));
  }
  {
    TestTable t;
    seat_senate(t);
    t.senator("cornelius").influence = 0;
    rejected(t, put_motion(t));
    EXPECT_NE(t.s().session.presiding, man("cornelius"));
    ASSERT_EQ(t.told<UnanimousDefeat>().size(), 1u);
    EXPECT_TRUE(t.told<UnanimousDefeat>().front().stood_down);
  }
  {
    TestTable t;
    seat_senate(t);
    rejected(t, put_motion(t, 1, ItemOrigin::tribune));
    EXPECT_EQ(t.senator("cornelius").influence, 5);
  }
}

// R-24  An abstention saves him, and so does a Senate without other players' men.
TEST(UnanimousDefeat, NotWithAnAbstention) {
  TestTable t;
  seat_senate(t);
  Item it;
  it.proposer = seat(1);
  EXPECT_FALSE(rejected_unanimously(t.p(), it));
  it.votes = {{seat(2), {{man("claudius"), kAgainst, 3, 0}, {man("manlius"), kAbstain, 0, 0}}}};
  EXPECT_FALSE(rejected_unanimously(t.p(), it));
  it.votes[0].ballots.pop_back();
  EXPECT_TRUE(rejected_unanimously(t.p(), it));
}

// RPR-1.09.144d, 1.09.83a  Motions cost nothing.
TEST(UnanimousDefeat, NotForMotions) {
  TestTable t;
  seat_senate(t);
  const int n = put_motion(t);
  t.order(2, vote(kAgainst)).order(3, vote(kAgainst));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.senator("cornelius").influence, 5);
}

// RPR-1.09.41c  A Censor who gives way ends the prosecutions and may preside later.
TEST(UnanimousDefeat, CensorEndsTheProsecutions) {
  TestTable t;
  seat_senate(t, Stage::prosecutions);
  t.office("fabius", Office::censor);
  t.s().session.presiding = man("fabius");
  Prosecution trial;
  trial.accused = man("manlius");
  const int n = put(t, trial);
  item(t.s(), n).status = ItemStatus::failed;
  item(t.s(), n).votes = {{seat(2), {{man("claudius"), kAgainst, 3, 0}}}};
  t.standing(1, Unanimous{true});
  t.run([&](RprTable& table) { pay_for_rejection(table, n); });
  EXPECT_TRUE(t.s().session.prosecutions_ended);
  EXPECT_TRUE(t.s().session.stood_down.empty());
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
}

// R-101  Raised while it could be paid, too dear when the vote ends.
TEST(Vote, TooDearWhenItPasses) {
  TestTable t;
  seat_senate(t);
  t.s().treasury = 19;
  const int n = put(t, RaiseForces{2, 0});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.told<ItemDecided>().front().why, Name("too_dear"));
}

// RPR-1.09.141a, 1.09.142b  What a ballot may not say.
TEST(Ballots, Refusals) {
  TestTable t;
  seat_senate(t);
  const int n = put_motion(t);
  t.senator("fabius").talents = 3;
  const auto no = [&](CastVote o) { return refuse(t.p(), seat(1), o, When::now).has_value(); };
  EXPECT_FALSE(no(vote(kFor, {n}, {man("fabius")}, {{man("fabius"), 3, BuyAim::exactly}})));
  EXPECT_TRUE(no(vote(kFor, {n}, {man("fabius")}, {{man("fabius"), 4, BuyAim::exactly}})));
  EXPECT_FALSE(no(vote(kFor, {n}, {man("fabius")}, {{man("fabius"), 4, BuyAim::to_pass}})));
  EXPECT_TRUE(no(vote(kAbstain, {n}, {}, {{man("fabius"), 1, BuyAim::exactly}})));
  EXPECT_TRUE(no(vote(kFor, {n}, {man("furius")})));
  EXPECT_TRUE(no(vote(kFor, {n + 1})));
  t.senator("fabius").place = Place::war;
  EXPECT_TRUE(no(vote(kFor, {n}, {man("fabius")})));
  t.senator("fabius").place = Place::rome;
  BallotOrders window;
  window.seat = seat(1);
  window.items = {n};
  const std::vector<Order> lines{
      Order(vote(kFor, {n}, {}, {{man("fabius"), 2, BuyAim::exactly}})), Order(vote(kAgainst, {n})),
      Order(vote(kFor, {n}, {man("fabius")}, {{man("fabius"), 2, BuyAim::exactly}}))};
  const Verdicts verdicts = check_orders(t.p(), window, lines);
  EXPECT_FALSE(verdicts[0]);
  EXPECT_TRUE(verdicts[1]);
  EXPECT_TRUE(verdicts[2]);
}

}  // namespace vote_test
}  // namespace adj::respublica
