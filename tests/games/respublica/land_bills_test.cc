// RPR-1.09.62  Land bills, their repeal, what they cost, and murder for one.

#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace land_bills_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

PassLandBill bill(LandBill type, const char* sponsor = "cornelius", const char* cosponsor = "fabius") {
  return {type, man(sponsor), man(cosponsor)};
}
RepealLandBill repeal(LandBill type, const char* sponsor = "cornelius") { return {type, man(sponsor)}; }
TestTable senate(int unrest = 5) {
  TestTable t;
  seat_senate(t);
  t.s().unrest = unrest;
  return t;
}
void veto_by(TestTable& t, int who, int number) {
  CastVeto line;
  line.item = number;
  t.card(who, "tribune_38").order(who, line);
}
Consent sponsors(const char* id, LandBill type) { return {man(id), Role::sponsor, SenatorId(), type, 0}; }
Assassinate kill(const char* target, const char* by, int item) {
  Assassinate o;
  o.target = man(target);
  o.by = man(by);
  o.trigger = Trigger::during;
  o.item = item;
  return o;
}

// RPR-1.09.62a  Each type once a turn, passed, rejected or vetoed, whoever the sponsors are; and only as long
// as a marker is free. What was dropped without a vote was not proposed.
TEST(LandBills, EachTypeOnceATurn) {
  TestTable t = senate();
  EXPECT_EQ(refused(t, bill(LandBill::i)), "");
  pass(t, bill(LandBill::i));
  t.s().land_bills.clear();
  EXPECT_EQ(refused(t, bill(LandBill::i, "fabius", "cornelius")), "RPR-1.09.62a once_a_turn");
  EXPECT_EQ(refused(t, bill(LandBill::ii)), "");
  EXPECT_EQ(status(t, defeat(t, bill(LandBill::ii))), ItemStatus::failed);
  t.standing(2, sponsors("claudius", LandBill::ii));
  EXPECT_EQ(refused(t, bill(LandBill::ii, "claudius", "cornelius")), "RPR-1.09.62a once_a_turn");
  const int vetoed = put(t, bill(LandBill::iii));
  veto_by(t, 3, vetoed);
  take(t, vetoed);
  EXPECT_EQ(refused(t, bill(LandBill::iii, "fabius", "claudius")), "RPR-1.09.62a once_a_turn");

  TestTable dropped = senate();
  item(dropped.s(), put(dropped, bill(LandBill::ii))).status = ItemStatus::dropped;
  EXPECT_EQ(refused(dropped, bill(LandBill::ii)), "");
  dropped.s().land_bills[LandBill::ii] = 1;
  EXPECT_EQ(refused(dropped, bill(LandBill::ii)), "");
  dropped.s().land_bills[LandBill::ii] = 2;
  EXPECT_EQ(refused(dropped, bill(LandBill::ii)), "RPR-1.02b no_marker");
}
// RPR-1.09.62b  Two senators in Rome, who agree: men of the proposer's faction do, others say so, for that
// type.
TEST(LandBills, TwoSponsors) {
  TestTable t = senate();
  t.man("julius", 0);
  EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "fabius")), "RPR-1.09.62b named_twice");
  EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "claudius")), "RPR-1.09.62b no_consent");
  EXPECT_EQ(refused(t, bill(LandBill::ii, "claudius", "fabius")), "RPR-1.09.62b no_consent");
  t.standing(2, sponsors("claudius", LandBill::ii));
  EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "claudius")), "");
  EXPECT_EQ(refused(t, bill(LandBill::iii, "fabius", "claudius")), "RPR-1.09.62b no_consent");
  EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "manlius")), "RPR-1.09.62b no_consent");
  EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "julius")), "RPR-1.09.62b not_in_rome");
  EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "acilius")), "RPR-1.09.62b not_in_play");
  t.senator("cornelius").place = Place::province;
  EXPECT_EQ(refused(t, bill(LandBill::ii)), "RPR-1.09.62b not_in_rome");
}
// RPR-1.09.62b, 7.2  Consent lies sealed among the orders of others: no receipt tells whether it was given.
// The item fails when it is put.
TEST(LandBills, NoReceiptTellsOfConsent) {
  for (const bool given : {false, true}) {
    TestTable t = senate();
    t.man("julius", 0);
    t.s().session.stage = Stage::business;
    if (given) t.standing(2, sponsors("claudius", LandBill::ii));
    const auto told = [&](const PassLandBill& proposal) {
      Propose line;
      line.proposal = proposal;
      const auto no = refuse(t.p(), seat(1), line, When::now);
      return no ? no->clause + " " + no->key : "";
    };
    EXPECT_EQ(told(bill(LandBill::ii, "fabius", "claudius")), "") << given;
    EXPECT_EQ(told(bill(LandBill::ii, "claudius", "julius")), "RPR-1.09.62b not_in_rome") << given;
    EXPECT_EQ(refused(t, bill(LandBill::ii, "fabius", "claudius")), given ? "" : "RPR-1.09.62b no_consent");
  }
}
// RPR-1.09.62c  Unrest falls, sponsor and co-sponsor become popular, the marker lies there.
TEST(LandBills, Passed) {
  struct Case {
    LandBill type;
    int unrest, sponsor, cosponsor;
  };
  for (const Case& c :
       {Case{LandBill::i, -1, 2, 1}, Case{LandBill::ii, -2, 2, 1}, Case{LandBill::iii, -3, 4, 2}}) {
    TestTable t = senate();
    EXPECT_EQ(status(t, pass(t, bill(c.type, "fabius", "cornelius"))), ItemStatus::passed);
    EXPECT_EQ(t.s().unrest, 5 + c.unrest);
    EXPECT_EQ(t.senator("fabius").popularity, c.sponsor);
    EXPECT_EQ(t.senator("cornelius").popularity, c.cosponsor);
    EXPECT_EQ(t.s().land_bills, (std::map<LandBill, int>{{c.type, 1}}));
    EXPECT_EQ(t.senator("claudius").popularity, 0);
  }
}
// RPR-1.09.62c  A rejected one changes neither unrest nor the sponsors.
TEST(LandBills, Rejected) {
  TestTable t = senate();
  EXPECT_EQ(status(t, defeat(t, bill(LandBill::iii))), ItemStatus::failed);
  EXPECT_EQ(t.s().unrest, 5);
  EXPECT_EQ(t.senator("cornelius").popularity, 0);
  EXPECT_TRUE(t.s().land_bills.empty());
}
// RPR-1.09.62d  Who voted against pays, if it passes, fails or is vetoed after his vote; the veto costs
// nothing, and neither does a vote for it.
TEST(LandBills, VotesAgainstCostPopularity) {
  struct Case {
    LandBill type;
    int lost;
  };
  for (const Case& c : {Case{LandBill::i, -1}, Case{LandBill::ii, -1}, Case{LandBill::iii, -2}}) {
    TestTable passed = senate();
    const int n = put(passed, bill(c.type));
    passed.order(2, vote(kAgainst, {n}, {man("manlius")}));
    take(passed, n);
    EXPECT_EQ(status(passed, n), ItemStatus::passed);
    EXPECT_EQ(passed.senator("manlius").popularity, c.lost);
    EXPECT_EQ(passed.senator("claudius").popularity, 0);

    TestTable failed = senate();
    defeat(failed, bill(c.type));
    for (const char* id : {"claudius", "manlius", "furius", "aurelius"})
      EXPECT_EQ(failed.senator(id).popularity, c.lost) << id;

    TestTable vetoed = senate();
    const int late = put(vetoed, bill(c.type));
    vetoed.order(2, vote(kAgainst, {late}));
    veto_by(vetoed, 3, late);
    take(vetoed, late);
    EXPECT_EQ(status(vetoed, late), ItemStatus::vetoed);
    EXPECT_EQ(vetoed.senator("claudius").popularity, c.lost);
    EXPECT_EQ(vetoed.senator("furius").popularity, 0);
    EXPECT_EQ(vetoed.senator("cornelius").popularity, 0);
  }
}
// RPR-R-62  A sponsor who votes against his own bill has the one and the other.
TEST(LandBills, ASponsorAgainstHisOwnBill) {
  TestTable t = senate();
  const int n = put(t, bill(LandBill::iii, "fabius", "cornelius"));
  t.order(1, vote(kAgainst, {n}, {man("fabius")}));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.senator("fabius").popularity, 4 - 2);
  EXPECT_EQ(t.senator("cornelius").popularity, 2);
}

// RPR-1.09.621a, RPR-R-85  One attempt a turn, of a type II or III in force, also one passed this turn; never
// a type I.
TEST(Repeals, OneATurn) {
  TestTable t = senate();
  t.senator("cornelius").popularity = 9;
  t.s().land_bills = {{LandBill::i, 1}};
  EXPECT_EQ(refused(t, repeal(LandBill::i)), "RPR-1.09.621a not_repealable");
  EXPECT_EQ(refused(t, repeal(LandBill::ii)), "RPR-1.09.621a not_in_force");
  pass(t, bill(LandBill::ii, "fabius", "cornelius"));
  pass(t, bill(LandBill::iii, "fabius", "cornelius"));
  EXPECT_EQ(refused(t, repeal(LandBill::ii)), "");
  EXPECT_EQ(refused(t, repeal(LandBill::iii)), "");
  const int n = put(t, repeal(LandBill::ii));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);  // in silence the others are against it
  EXPECT_EQ(refused(t, repeal(LandBill::iii)), "RPR-1.09.621a once_a_turn");
}
// RPR-1.09.621b  He volunteers, and has what it will cost him; he votes for it whatever his faction says.
TEST(Repeals, TheSponsor) {
  for (const auto& [type, needed] : std::map<LandBill, int>{{LandBill::ii, 3}, {LandBill::iii, 6}}) {
    TestTable t = senate();
    t.s().land_bills[type] = 1;
    t.senator("cornelius").popularity = needed - 1;
    EXPECT_EQ(refused(t, repeal(type)), "RPR-1.09.621b too_little_popularity");
    t.senator("cornelius").popularity = needed;
    EXPECT_EQ(refused(t, repeal(type)), "");
    t.senator("claudius").popularity = 9;
    EXPECT_EQ(refused(t, repeal(type, "claudius")), "RPR-1.09.621b no_consent");
    t.standing(2, sponsors("claudius", type));  // of the bill: he did not offer to undo it
    EXPECT_EQ(refused(t, repeal(type, "claudius")), "RPR-1.09.621b no_consent");
    const LandBill other = type == LandBill::ii ? LandBill::iii : LandBill::ii;
    t.standing(2, Consent{man("claudius"), Role::repeal, SenatorId(), other, 0});
    EXPECT_EQ(refused(t, repeal(type, "claudius")), "RPR-1.09.621b no_consent");
    EXPECT_EQ(refused(t, bill(other, "fabius", "claudius")), "RPR-1.09.62b no_consent");
    t.standing(2, Consent{man("claudius"), Role::repeal, SenatorId(), type, 0});
    EXPECT_EQ(refused(t, repeal(type, "claudius")), "");
    const int n = put(t, repeal(type));
    t.order(1, vote(kAgainst, {n}));
    take(t, n);
    EXPECT_EQ(tally(item(t.s(), n)).in_favour, 3);  // Cornelius
    EXPECT_EQ(t.senator("cornelius").popularity, 0);
    EXPECT_EQ(t.senator("fabius").popularity, 0);
  }
  TestTable away = senate();
  away.s().land_bills[LandBill::ii] = 1;
  away.senator("fabius").place = Place::war;
  EXPECT_EQ(refused(away, repeal(LandBill::ii, "fabius")), "RPR-1.09.621b not_in_rome");
}
// RPR-1.09.621b, R-01  What it will cost Pompey, whose popularity moves twice as far, is twice as much.
TEST(Repeals, ASponsorWhosePopularityDoubles) {
  TestTable t = senate();
  t.man("30A", 1);
  const SenatorId pompey = t.s().senator.back().id;
  t.s().land_bills[LandBill::ii] = 1;
  senator(t.s(), pompey).popularity = 5;
  EXPECT_EQ(refused(t, repeal(LandBill::ii, pompey.str().c_str())), "RPR-1.09.621b too_little_popularity");
  senator(t.s(), pompey).popularity = 6;
  const int n = put(t, repeal(LandBill::ii, pompey.str().c_str()));
  EXPECT_EQ(refused(t, repeal(LandBill::ii, pompey.str().c_str())), "");
  take(t, n);
  EXPECT_EQ(senator(t.s(), pompey).popularity, 0);
}
// RPR-1.09.621c  Every vote for it costs popularity, whatever becomes of it; a passed one raises unrest and
// takes the marker away.
TEST(Repeals, WhatTheyCost) {
  struct Case {
    LandBill type;
    int sponsor, voter, unrest;
  };
  for (const Case& c : {Case{LandBill::ii, -2, -1, 2}, Case{LandBill::iii, -4, -2, 3}}) {
    TestTable t = senate();
    t.s().land_bills[c.type] = 2;
    t.senator("cornelius").popularity = 9;
    const int n = put(t, repeal(c.type));
    t.order(2, vote(kFor, {n})).order(3, vote(kFor, {n}, {man("aurelius")}));
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::passed);
    EXPECT_EQ(t.senator("cornelius").popularity, 9 + c.sponsor + c.voter);
    for (const char* id : {"fabius", "claudius", "manlius", "aurelius"})
      EXPECT_EQ(t.senator(id).popularity, c.voter) << id;
    EXPECT_EQ(t.senator("furius").popularity, 0);
    EXPECT_EQ(t.s().unrest, 5 + c.unrest);
    EXPECT_EQ(t.s().land_bills[c.type], 1);
  }
}
// RPR-1.09.621c  Rejected, or vetoed after some have voted: they pay, nothing else changes.
TEST(Repeals, Rejected) {
  for (const bool veto : {false, true}) {
    TestTable t = senate();
    t.s().land_bills[LandBill::iii] = 1;
    t.senator("cornelius").popularity = 9;
    const int n = put(t, repeal(LandBill::iii));
    t.order(2, vote(kFor, {n}, {man("manlius")}));
    if (veto) veto_by(t, 3, n);
    take(t, n);
    EXPECT_EQ(status(t, n), veto ? ItemStatus::vetoed : ItemStatus::failed);
    EXPECT_EQ(t.senator("manlius").popularity, -2);
    EXPECT_EQ(t.senator("claudius").popularity, 0);
    EXPECT_EQ(t.senator("furius").popularity, 0);
    EXPECT_EQ(t.senator("cornelius").popularity, veto ? 5 : 3);  // with the veto he never voted
    EXPECT_EQ(t.s().unrest, 5);
    EXPECT_EQ(t.s().land_bills[LandBill::iii], 1);
  }
}

// RPR-1.09.622a  20 once, 5 and 10 every turn for each marker; the type I goes when it is paid.
TEST(LandBills, PaidInTheRevenuePhase) {
  TestTable t;
  t.man("fabius", 1).active_forces(0, 0);
  t.s().treasury = 200;
  t.s().land_bills = {{LandBill::i, 1}, {LandBill::ii, 2}, {LandBill::iii, 1}};
  t.run(pay_debts);
  EXPECT_EQ(t.s().treasury, 200 - 20 - 10 - 10);
  EXPECT_EQ(t.s().land_bills, (std::map<LandBill, int>{{LandBill::ii, 2}, {LandBill::iii, 1}}));
  t.run(pay_debts);
  EXPECT_EQ(t.s().treasury, 200 - 40 - 20);
}

// RPR-1.09.623a  Both sponsors of one faction: caught, he dies and nothing more comes of it for his faction,
// and the vote goes on.
TEST(MurderForALandBill, Caught) {
  TestTable t = senate();
  t.man("julius", 1).man("junius", 2).man("papirius", 3);
  const int n = put(t, bill(LandBill::i, "furius", "aurelius"));
  t.senator("furius").popularity = 3;
  t.order(1, kill("furius", "fabius", n)).order(2, kill("aurelius", "manlius", n));
  t.dice({2});  // the second attempt on that faction is not made (RPR-1.09.7b)
  take(t, n);
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
  EXPECT_TRUE(find_senator(t.s(), man("manlius")));
  EXPECT_EQ(t.senator("cornelius").influence, 5);  // his leader
  EXPECT_EQ(t.s().session.items.size(), 1u);       // no trial
  EXPECT_TRUE(t.told<ChitsDrawn>().empty());
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_TRUE(t.s().now.assassins.contains(seat(1)));
  EXPECT_TRUE(t.s().now.victims.contains(seat(3)));
}
// RPR-1.09.623a  A leader caught leaves his heir.
TEST(MurderForALandBill, ALeaderCaught) {
  TestTable t = senate();
  const int n = put(t, bill(LandBill::i, "furius", "aurelius"));
  t.senator("claudius").talents = 7;
  t.order(2, kill("aurelius", "claudius", n)).dice({1});
  take(t, n);
  EXPECT_EQ(t.told<SenatorDied>().front().senator, man("claudius"));
  EXPECT_EQ(t.faction(2).leader, man("claudius"));
  EXPECT_EQ(t.senator("claudius").talents, 0);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
}
// RPR-1.09.623a, RPR-1.09.721e  A dead sponsor: the vote goes on; what the bill would have given him is not
// for his heir of the same name, nor is what his vote costs.
TEST(MurderForALandBill, Dead) {
  TestTable t = senate();
  const int n = put(t, bill(LandBill::i, "claudius", "manlius"));
  t.order(2, vote(kAgainst, {n}, {man("claudius")}));
  t.order(3, kill("claudius", "aurelius", n), {condition(ConditionKind::votes_against, 3)}).dice({5});
  take(t, n);  // seat 2 has voted: 2 for, 3 against
  EXPECT_EQ(t.told<SenatorDied>().size(), 1u);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(tally(item(t.s(), n)).against, 3);  // RPR-1.09.721d
  EXPECT_EQ(t.faction(2).leader, man("claudius"));
  EXPECT_EQ(t.senator("claudius").popularity, 0);
  EXPECT_EQ(t.senator("manlius").popularity, 1);
  EXPECT_EQ(t.s().land_bills[LandBill::i], 1);
}
// RPR-1.09.623a  Sponsors of two factions: an attempt like any other, with all that follows for his leader.
TEST(MurderForALandBill, NotForSponsorsOfTwoFactions) {
  TestTable t = senate();
  t.man("julius", 1).man("junius", 2).man("papirius", 3);
  const int n = put(t, bill(LandBill::i, "furius", "fabius"));
  t.order(2, kill("furius", "manlius", n)).dice({2});
  take(t, n);
  EXPECT_EQ(t.senator("claudius").influence, 0);
  ASSERT_EQ(t.s().session.items.size(), 2u);
  EXPECT_EQ(status(t, n), ItemStatus::suspended);
}
// RPR-1.09.623a  Nor for another man of their faction.
TEST(MurderForALandBill, OnlyOfItsSponsors) {
  for (const char* target : {"junius", "aurelius"}) {
    TestTable t = senate();
    t.man("julius", 1).man("papirius", 2).man("junius", 3);
    const int n = put(t, bill(LandBill::i, "furius", "aurelius"));
    t.order(2, kill(target, "manlius", n)).dice({2});
    take(t, n);
    const bool sponsor = std::string(target) == "aurelius";
    EXPECT_EQ(t.senator("claudius").influence, sponsor ? 4 : 0);
    EXPECT_EQ(status(t, n), sponsor ? ItemStatus::passed : ItemStatus::suspended);
  }
}
// RPR-1.09.721e, RPR-1.09.74c  Sponsor dead and murderer caught: after the trial of his leader the bill is
// voted on all the same.
TEST(MurderForALandBill, TheVoteIsTakenUpAgain) {
  TestTable t = senate();
  for (const char* id : {"julius", "junius", "papirius", "acilius", "flaminius"}) t.man(id, 1);
  const int n = put(t, bill(LandBill::ii, "aurelius", "fabius"));
  t.card(3, "secret_bodyguard_47").standing(3, Bodyguard{man("aurelius"), GuardMode::all, 0});
  t.order(2, kill("aurelius", "manlius", n)).dice({6, 1});  // 5 kills; the bodyguard catches him
  take(t, n);
  ASSERT_FALSE(find_senator(t.s(), man("aurelius")));
  ASSERT_FALSE(find_senator(t.s(), man("manlius")));
  ASSERT_EQ(status(t, n), ItemStatus::suspended);
  t.run([&](RprTable& table) { take_votes(table, n); });
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.s().land_bills[LandBill::ii], 1);
  EXPECT_EQ(t.senator("fabius").popularity, 1);
}

}  // namespace land_bills_test
}  // namespace adj::respublica
