// RPR-1.09.15, 1.09.7 – 1.09.82  Tribunes, assassination, repopulation, Consul for Life, laws.

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace tribunes_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

// RPR-1.09.152a, 1.09.15a, RPR-CARD-038, R-68  The vote is void; the card is gone, and so are talents already
// spent.
TEST(Veto, VoidsTheVote) {
  TestTable t;
  seat_senate(t);
  t.card(3, "tribune_38").card(3, "tribune_39");
  t.senator("claudius").talents = 4;
  const int n = put_motion(t);
  t.order(2, vote(kFor, {n}, {}, {{man("claudius"), 4, BuyAim::exactly}}));
  t.order(3, veto_on(n), {condition(ConditionKind::votes_for, 9)});  // 5 and 4 bought
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_EQ(item(t.s(), n).vetoed_by, seat(3));
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
  EXPECT_EQ(t.senator("claudius").talents, 0);
  EXPECT_TRUE(defeated_before(t.s(), MinorMotion{"thanks"}));
}
// RPR-1.09.152a, 1.09.142b  Its condition never held, or he has voted: no veto, the card stays.
TEST(Veto, OnlyBeforeItsOwnVote) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38");
  const int n = put_motion(t);
  t.order(2, veto_on(n), {condition(ConditionKind::votes_for, 1)});  // he is called first
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
}
TEST(Veto, EarlyBeforeAnybodyVotes) {
  TestTable t;
  seat_senate(t);
  t.card(3, "tribune_38");
  const int n = put_motion(t);
  t.order(3, veto_on(n, true));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_TRUE(t.told<FactionVoted>().empty());
}

// RPR-1.09.152b, 1.09.33b
TEST(Veto, NotEverything) {
  TestTable t;
  seat_senate(t);
  Item it;
  it.proposer = seat(1);
  it.proposal = MinorMotion{"x"};
  EXPECT_TRUE(may_be_vetoed(t.p(), it));
  it.proposal = ElectForLife{man("fabius")};
  EXPECT_FALSE(may_be_vetoed(t.p(), it));
  it.proposal = AssassinTrial{man("furius"), man("fabius"), 0};
  EXPECT_FALSE(may_be_vetoed(t.p(), it));
  it.proposal = MinorMotion{"x"};
  t.office("cornelius", Office::dictator);
  EXPECT_FALSE(may_be_vetoed(t.p(), it));
  it.origin = ItemOrigin::tribune;
  EXPECT_TRUE(may_be_vetoed(t.p(), it));
}

// RPR-1.09.152b  Whoever is left alone to be Dictator: because the others hold offices, or were rejected.
TEST(Veto, NotOfTheLastCandidateForDictator) {
  for (const bool another : {true, false})
    for (const bool rejected : {true, false}) {
      TestTable t;
      seat_senate(t, Stage::dictator);
      for (const char* war : {"1st_punic", "syrian", "1st_macedonian"}) t.war(war, WarZone::active);
      for (const char* id : {"fabius", "manlius", "aurelius", "furius"}) t.senator(id).place = Place::war;
      if (another || rejected) t.senator("furius").place = Place::rome;
      if (rejected && !another) item(t.s(), put(t, ElectDictator{man("furius")})).status = ItemStatus::vetoed;
      const int n = put(t, ElectDictator{man("claudius")});
      t.card(3, "tribune_38").order(3, veto_on(n));
      EXPECT_EQ(clause(refuse(t.p(), seat(3), veto_on(n), When::now)), another ? "" : "RPR-1.09.152b");
      take(t, n);
      EXPECT_EQ(status(t, n), another ? ItemStatus::vetoed : ItemStatus::passed);
      EXPECT_EQ(t.faction(3).hand.size(), another ? 0u : 1u);
    }
}

// RPR-CARD-097  Even cancels; the popularity is lost either way.
TEST(Murder, EvenCancels) {
  for (const int die : {3, 4}) {
    TestTable t;
    seat_senate(t);
    t.card(3, "tribune_38").card(1, "murder_of_a_tribune_97");
    const int n = put_motion(t);
    Condition by;
    by.kind = ConditionKind::tribune_by;
    by.seat = seat(3);
    t.order(3, veto_on(n)).order(1, OpposeTribune{true, man("fabius"), 6}, {by});
    t.dice({die});
    take(t, n);
    EXPECT_EQ(status(t, n), die == 4 ? ItemStatus::passed : ItemStatus::vetoed);
    EXPECT_EQ(t.senator("fabius").popularity, -die);
    EXPECT_TRUE(t.faction(1).hand.empty());
    EXPECT_TRUE(t.faction(3).hand.empty());
  }
}
// RPR-CARD-103  He pays what the die says if he has it and wants to; the card is spent anyway.
TEST(Graft, PaysOrDeclines) {
  for (const int die : {4, 5}) {
    TestTable t;
    seat_senate(t);
    t.card(3, "tribune_38").card(1, "graft_103");
    t.senator("fabius").talents = 6;
    const int n = put_motion(t);
    t.order(3, veto_on(n)).order(1, OpposeTribune{false, man("fabius"), 4});
    t.dice({die});
    take(t, n);
    EXPECT_EQ(status(t, n), die == 4 ? ItemStatus::passed : ItemStatus::vetoed);
    EXPECT_EQ(t.senator("fabius").talents, die == 4 ? 2 : 6);
    EXPECT_TRUE(t.faction(1).hand.empty());
  }
}

// RPR-1.09.72a, 1.09.7c, RPR-CARD-049  5 kills, 4 does nothing; each Assassin adds one.
TEST(Assassination, FiveKills) {
  for (const int cards : {0, 1}) {
    TestTable t;
    seat_full_senate(t);
    t.card(3, "assassin_49").dice({4});
    strike(t, attempt("manlius", "aurelius", cards));
    EXPECT_EQ(find_senator(t.s(), man("manlius")) == nullptr, cards == 1);
    EXPECT_EQ(t.faction(3).hand.size(), cards == 1 ? 0u : 1u);
    EXPECT_TRUE(t.s().now.assassins.contains(seat(3)));
    EXPECT_TRUE(t.s().now.victims.contains(seat(2)));
  }
}
// RPR-1.09.73a, b, RPR-CARD-047  As needed: the fewest that save him; each brings a roll to catch.
TEST(Assassination, SecretBodyguardSaves) {
  TestTable t;
  seat_full_senate(t);
  t.card(2, "secret_bodyguard_47").card(2, "secret_bodyguard_101").dice({5, 4});
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_TRUE(t.told<SenatorDied>().empty());
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  ASSERT_EQ(t.told<CatchRolled>().size(), 1u);
  EXPECT_EQ(t.told<CatchRolled>().front().total, 3);
  EXPECT_FALSE(t.told<CatchRolled>().front().caught);
}
// RPR-1.09.74a, g  Caught: executed, his leader loses 5 influence and stands trial if he is in Rome.
TEST(Assassination, CaughtAndTheLeaderTried) {
  for (const bool away : {false, true}) {
    TestTable t;
    seat_full_senate(t);
    t.senator("furius").influence = 6;
    t.senator("claudius").popularity = 2;
    if (away) t.senator("furius").place = Place::war;
    t.dice({2});
    strike(t, attempt("claudius", "aurelius"));
    EXPECT_FALSE(find_senator(t.s(), man("aurelius")));
    EXPECT_EQ(t.senator("furius").influence, 1);
    ASSERT_EQ(t.s().session.items.size(), away ? 0u : 1u);
    if (away) continue;
    EXPECT_EQ(std::get<AssassinTrial>(t.s().session.items[0].proposal),
              (AssassinTrial{man("furius"), man("claudius"), 2}));
  }
}
// RPR-1.09.74e  A leader caught: no trial, his family to the Curia.
TEST(Assassination, LeaderCaught) {
  TestTable t;
  seat_full_senate(t);
  t.dice({1});
  strike(t, attempt("claudius", "furius"));
  EXPECT_FALSE(find_senator(t.s(), man("furius")));
  EXPECT_TRUE(t.s().session.items.empty());
  EXPECT_TRUE(t.faction(3).leader.empty());
}
// RPR-1.09.7a, b, 821c
TEST(Assassination, WhatIsForbidden) {
  TestTable t;
  seat_senate(t);
  const auto no = [&](const Assassinate& o) { return refuse_attempt(t.p(), seat(3), o).has_value(); };
  EXPECT_FALSE(no(attempt("claudius", "aurelius")));
  EXPECT_TRUE(no(attempt("furius", "aurelius")));
  EXPECT_TRUE(no(attempt("claudius", "fabius")));
  EXPECT_TRUE(no(attempt("claudius", "aurelius", 1)));
  t.s().for_life = man("claudius");
  EXPECT_TRUE(no(attempt("claudius", "aurelius")));
  t.s().for_life = SenatorId();
  t.senator("claudius").place = Place::war;
  EXPECT_TRUE(no(attempt("claudius", "aurelius")));
  t.senator("claudius").place = Place::rome;
  t.s().now.victims = {seat(2)};
  EXPECT_TRUE(no(attempt("claudius", "aurelius")));
  EXPECT_FALSE(no(attempt("fabius", "aurelius")));
  t.s().now.assassins = {seat(3)};
  EXPECT_TRUE(no(attempt("fabius", "aurelius")));
}

// RPR-1.09.131a, 1.09.2b, RPR-EX-10  The same pair the other way round, the same slate in another order.
TEST(Agenda, DefeatedProposals) {
  TestTable t;
  seat_senate(t);
  const auto defeated = [&](Proposal x) { item(t.s(), put(t, std::move(x))).status = ItemStatus::failed; };
  defeated(ConsulPair{man("fabius"), man("claudius")});
  EXPECT_TRUE(defeated_before(t.s(), ConsulPair{man("claudius"), man("fabius")}));
  EXPECT_FALSE(defeated_before(t.s(), ConsulPair{man("claudius"), man("manlius")}));
  const Appointment citerior{ProvinceId("hispania_citerior"), man("fabius"), false};
  const Appointment sicilia{ProvinceId("sicilia"), man("claudius"), false};
  defeated(ElectGovernors{{citerior, sicilia}});
  EXPECT_TRUE(defeated_before(t.s(), ElectGovernors{{sicilia, citerior}}));
  EXPECT_FALSE(defeated_before(t.s(), ElectGovernors{{citerior}}));
  const WarId punic("1st_punic");
  defeated(SendForces{{{man("fabius"), punic, {8, 0, 0}}}});
  EXPECT_FALSE(defeated_before(t.s(), SendForces{{{man("fabius"), punic, {7, 0, 0}}}}));
  EXPECT_FALSE(defeated_before(t.s(), SendForces{{{man("claudius"), punic, {8, 0, 0}}}}));
  EXPECT_TRUE(defeated_before(t.s(), SendForces{{{man("fabius"), punic, {8, 0, 0}}}}));
}

// RPR-1.09.822a  35 in Rome without Military Reforms; 34 is not enough, nor 35 abroad.
TEST(ForLife, AppointedAtThirtyFive) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").influence = 34;
  t.run([](RprTable& table) { check_appointment_for_life(table); });
  EXPECT_TRUE(t.s().for_life.empty());
  t.senator("claudius").influence = 35;
  t.senator("claudius").place = Place::war;
  t.run([](RprTable& table) { check_appointment_for_life(table); });
  EXPECT_TRUE(t.s().for_life.empty());
  t.senator("claudius").place = Place::rome;
  t.law(Law::military_reforms);  // RPR-CARD-108
  t.run([](RprTable& table) { check_appointment_for_life(table); });
  EXPECT_TRUE(t.s().for_life.empty());
  t.s().laws.clear();
  t.senator("furius").influence = 36;
  t.run([](RprTable& table) { check_appointment_for_life(table); });
  EXPECT_EQ(t.s().for_life, man("furius"));
  EXPECT_TRUE(t.s().for_life_appointed);
}

// RPR-1.09.81a, b  Up to eight: from the Curia to the faction with fewest, then from the Forum.
TEST(Repopulation, UpToEight) {
  TestTable t;
  seat_senate(t);
  t.senator("aurelius").faction = seat(2);  // seat 3 has one man, seat 1 two, seat 2 three
  t.man("junius", 0).man("papirius", 0);    // oratory 2, influence 3 both
  t.s().curia_families = {man("acilius")};
  t.standing(1, Repopulate{{man("papirius")}});
  t.senator("cornelius").influence = 0;
  t.senator("fabius").influence = 0;
  t.run([](RprTable& table) { repopulate(table); });
  EXPECT_EQ(t.senator("acilius").faction, seat(3));
  EXPECT_EQ(t.senator("papirius").faction, seat(1));  // two men each, but less influence
  EXPECT_EQ(t.senator("junius").faction, Seat{});
  EXPECT_EQ(all_in_rome(t.s()).size(), 8u);
}

// RPR-1.07.36a, RPR-CARD-111, 156  Laws and when they may be played.
TEST(Laws, NeedTheirOccasion) {
  TestTable t;
  seat_senate(t);
  t.card(2, "acilian").card(2, "plautian_papirian");
  EXPECT_TRUE(refuse_law(t.p(), seat(2), Law::acilian));
  EXPECT_TRUE(refuse_law(t.p(), seat(2), Law::plautian_papirian));
  EXPECT_TRUE(refuse_law(t.p(), seat(1), Law::acilian));
  t.law(Law::calpurnian).war("social", WarZone::active);
  EXPECT_FALSE(refuse_law(t.p(), seat(2), Law::acilian));
  EXPECT_FALSE(refuse_law(t.p(), seat(2), Law::plautian_papirian));
  t.s().unrest = 5;
  t.order(2, PlayLaw{Law::plautian_papirian, false});
  t.run([](RprTable& table) { play_laws(table); });
  EXPECT_TRUE(t.s().laws.contains(Law::plautian_papirian));
  EXPECT_EQ(t.s().unrest, 3);
  EXPECT_EQ(t.senator("claudius").popularity, -1);
  EXPECT_EQ(t.senator("cornelius").popularity, 0);
  EXPECT_TRUE(war(t.s(), kSocialWar).halved);
}

}  // namespace tribunes_test
}  // namespace adj::respublica
