// RPR-1.09.1 – 1.09.12, 1.09.144  Who sits in the Senate, who presides, and who has to stand down.

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace presiding_test {

constexpr auto kAgainst = VoteChoice::against;
constexpr auto kAbstain = VoteChoice::abstain;

// A proposal of the presiding magistrate that everybody else votes down.
int rejected_by_all(TestTable& t, int legions, int by = 1) {
  t.s().treasury = 500;
  const int number = put(t, RaiseForces{legions, 0}, by);
  for (const int other : {1, 2, 3})
    if (other != by) t.order(other, vote(kAgainst, {number}));
  take(t, number);
  EXPECT_EQ(status(t, number), ItemStatus::failed);
  return number;
}

// RPR-1.09.1a  It meets when the people's dice have fallen.
TEST(Senate, MeetsRightAfterThePeople) {
  const auto steps = Rpr::sequence();
  for (std::size_t i = 0; i + 1 < steps.size(); ++i)
    if (steps[i].id == Name("IV.population")) {
      EXPECT_EQ(steps[i + 1].id, Name("V.open"));
      return;
    }
  FAIL() << "no population phase";
}
// RPR-1.09.1a  Every aligned senator in Rome attends, with all his votes; nobody else.
TEST(Senate, EverybodyInRomeAttends) {
  TestTable t;
  seat_full_senate(t);
  t.man("acilius", 0);
  t.senator("claudius").knights = 2;
  t.senator("papirius").place = Place::war;
  t.s().phase = Phase::population;
  t.s().session.stood_down = {man("cornelius")};  // of last year
  t.run(open_senate);
  EXPECT_EQ(t.s().phase, Phase::senate);
  EXPECT_EQ(t.s().session.stage, Stage::consuls);
  ASSERT_EQ(t.told<SenateOpened>().size(), 1u);
  const SenateOpened opened = t.told<SenateOpened>().front();
  EXPECT_EQ(opened.presiding, man("cornelius"));
  EXPECT_EQ(opened.votes,
            (std::map<Seat, int>{{seat(1), 3 + 2 + 3}, {seat(2), 5 + 2 + 2}, {seat(3), 3 + 3 + 2}}));
}

// RPR-1.09.11b  Nobody in office: influence, then oratory, then the lower number.
TEST(Presiding, WithoutOfficeInfluenceDecides) {
  TestTable t;
  seat_senate(t);
  t.senator("cornelius").office.reset();
  EXPECT_EQ(hrao(t.p()), man("cornelius"));  // 5 like Fabius, but the better speaker
  t.senator("fabius").influence = 6;
  EXPECT_EQ(hrao(t.p()), man("fabius"));
  for (const char* id : {"cornelius", "fabius", "claudius", "manlius"}) t.senator(id).influence = 0;
  EXPECT_EQ(hrao(t.p()), man("furius"));  // 3 and 3 like Aurelius, number 8 before 9
  t.senator("aurelius").knights = 5;      // knights do not count
  EXPECT_EQ(hrao(t.p()), man("furius"));
  t.senator("aurelius").influence = 4;
  EXPECT_EQ(hrao(t.p()), man("aurelius"));
  t.senator("fabius").influence = 9;
  t.senator("fabius").faction = Seat{};  // not aligned
  EXPECT_EQ(hrao(t.p()), man("aurelius"));
}
// RPR-1.09.11b  Of two brothers with one number A comes before B, whoever came first.
TEST(Presiding, BrothersOfOneNumber) {
  TestTable t("middle");
  t.man("25B", 1).man("25A", 2);  // B lies on the family card
  for (Senator& m : t.s().senator) {
    m.influence = 9;
    m.oratory_bonus = 9 - oratory(t.p(), m.id);
  }
  EXPECT_EQ(senator(t.s(), hrao(t.p())).statesman, man("25A"));
}

// RPR-1.09.11c  Who governs, commands, is captive or in rebellion is not in Rome: he has neither rank nor
// vote nor dagger.
TEST(Presiding, NotFromAbroad) {
  for (const Place place : {Place::province, Place::war, Place::captive, Place::rebel_camp}) {
    TestTable t;
    seat_senate(t);
    t.senator("cornelius").place = place;
    EXPECT_EQ(hrao(t.p()), man("fabius"));
    EXPECT_EQ(presiding(t.p()), man("fabius"));
    EXPECT_EQ(votes_in_rome(t.p(), seat(1)), 2);
    const int n = put_motion(t);
    EXPECT_EQ(clause(refuse(t.p(), seat(1), vote(kAgainst, {n}, {man("cornelius")}), When::now)),
              "RPR-1.09.141a");
    EXPECT_EQ(clause(refuse_attempt(t.p(), seat(1), attempt("claudius", "cornelius"))), "RPR-1.09.7a");
    EXPECT_EQ(clause(refuse_attempt(t.p(), seat(2), attempt("cornelius", "claudius"))), "RPR-1.09.7a");
    take(t, n);
    EXPECT_EQ(tally(item(t.s(), n)).in_favour, 2);
  }
}

// RPR-1.09.12a  The highest in rank presides; the Censor over prosecutions; not who has stood down.
TEST(Presiding, RankTrialsAndStandingDown) {
  TestTable t;
  seat_senate(t);
  t.office("fabius", Office::field_consul).office("furius", Office::censor);
  Session& session = t.s().session;
  EXPECT_EQ(presiding(t.p()), man("cornelius"));
  session.stage = Stage::prosecutions;
  EXPECT_EQ(presiding(t.p()), man("furius"));
  session.prosecutions_ended = true;
  EXPECT_EQ(presiding(t.p()), man("cornelius"));
  session.prosecutions_ended = false;
  t.senator("furius").place = Place::war;
  EXPECT_EQ(presiding(t.p()), man("cornelius"));
  t.senator("furius").place = Place::rome;
  session.stage = Stage::business;
  session.stood_down = {man("cornelius")};
  EXPECT_EQ(presiding(t.p()), man("fabius"));
  session.stood_down.insert(man("fabius"));
  EXPECT_EQ(presiding(t.p()), man("furius"));
  t.office("claudius", Office::dictator);
  EXPECT_EQ(presiding(t.p()), man("claudius"));
}
// RPR-1.09.12a  The Censor takes the chair for the prosecutions and hands it back afterwards.
TEST(Presiding, TheChairGoesToTheCensorAndBack) {
  TestTable t;
  seat_senate(t, Stage::censor);
  t.office("furius", Office::censor);
  t.senator("manlius").corrupt = true;
  t.run([](RprTable& table) { enter_stage(table, Stage::prosecutions); });
  ASSERT_EQ(t.told<PresidingChanged>().size(), 1u);
  EXPECT_EQ(t.told<PresidingChanged>().front().why, Name("censor"));
  EXPECT_EQ(t.s().session.presiding, man("furius"));
  EXPECT_EQ(t.s().session.presiding_seat, seat(3));
  t.run([](RprTable& table) { enter_stage(table, Stage::governors); });
  EXPECT_EQ(t.told<PresidingChanged>().front().why, Name("prosecutions_over"));
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
}

// RPR-1.09.12e  He dies in the middle of a vote: the next in rank presides and the vote goes on; the rest of
// his agenda is gone when a man of another faction follows him.
TEST(Presiding, DeathInTheChair) {
  for (const bool own_successor : {true, false}) {
    TestTable t;
    seat_full_senate(t);
    t.leader(1, "fabius").office(own_successor ? "fabius" : "claudius", Office::censor);
    const int first = put_motion(t), second = put(t, motion("more thanks"));
    t.order(3, attempt_during(first, "cornelius", "aurelius")).dice({5});
    take(t, first);
    EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
    EXPECT_EQ(t.s().session.presiding, man(own_successor ? "fabius" : "claudius"));
    EXPECT_EQ(t.s().session.presiding_seat, seat(own_successor ? 1 : 2));
    EXPECT_EQ(t.told<PresidingChanged>().front().why, Name("died"));
    EXPECT_EQ(t.told<FactionVoted>().size(), 3u);
    EXPECT_EQ(status(t, first), ItemStatus::passed);
    EXPECT_EQ(status(t, second), own_successor ? ItemStatus::pending : ItemStatus::dropped);
  }
}
// RPR-1.09.12e, 1.09.144a  His successor does not answer for what the dead man had put up.
TEST(Presiding, TheSuccessorPaysNothing) {
  for (const bool dies : {true, false}) {
    TestTable t;
    seat_full_senate(t);
    t.leader(1, "fabius").office("fabius", Office::censor);
    t.s().treasury = 100;
    const int n = put(t, RaiseForces{1, 0});
    t.order(2, vote(kAgainst)).order(3, vote(kAgainst));
    t.order(3, attempt_during(n, "cornelius", "aurelius")).dice({dies ? 5 : 3});
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::failed);
    EXPECT_EQ(t.told<UnanimousDefeat>().size(), dies ? 0u : 1u);
    EXPECT_EQ(t.senator("fabius").influence, 5);
  }
}

// RPR-1.09.12e, 1.09.144a  Nor does he when the vote was suspended while the other died; his heir, who bears
// his name, does not either.
TEST(Presiding, TheSuccessorPaysNothingForASuspendedVote) {
  for (const bool heir : {true, false})
    for (const bool dies : {true, false}) {
      TestTable t;
      seat_full_senate(t);
      if (!heir) t.leader(1, "fabius").office("fabius", Office::censor);
      t.s().treasury = 100;
      const int n = put(t, RaiseForces{1, 0});
      item(t.s(), n).status = ItemStatus::suspended;
      t.order(2, vote(kAgainst)).order(3, vote(kAgainst));
      if (dies)
        t.run([](RprTable& table) { kill_senator(table, "RPR-1.09.442a", man("cornelius"), "executed"); });
      EXPECT_EQ(t.s().session.presiding, man(heir || !dies ? "cornelius" : "fabius"));
      take(t, n);
      EXPECT_EQ(status(t, n), ItemStatus::failed);
      EXPECT_EQ(t.told<UnanimousDefeat>().size(), dies ? 0u : 1u);
      EXPECT_EQ(t.senator("fabius").influence, 5);
    }
}

// RPR-1.09.144b  Without influence he must stand down, whatever he would rather do.
TEST(StandingDown, WithoutInfluence) {
  TestTable t;
  seat_senate(t);
  t.senator("cornelius").influence = 0;
  t.standing(1, Unanimous{false});
  rejected_by_all(t, 1);
  ASSERT_EQ(t.told<UnanimousDefeat>().size(), 1u);
  EXPECT_TRUE(t.told<UnanimousDefeat>().front().stood_down);
  EXPECT_EQ(t.s().session.stood_down, std::set{man("cornelius")});
  EXPECT_EQ(t.s().session.presiding, man("fabius"));
  EXPECT_EQ(t.senator("cornelius").influence, 0);
}
// RPR-1.09.144b  With one point of it he may stay: that point is gone, and the next time he must.
TEST(StandingDown, TheLastPointOfInfluence) {
  TestTable t;
  seat_senate(t);
  t.senator("cornelius").influence = 1;
  rejected_by_all(t, 1);
  EXPECT_EQ(t.senator("cornelius").influence, 0);
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  rejected_by_all(t, 2);
  EXPECT_EQ(t.s().session.presiding, man("fabius"));
}
// RPR-1.09.144c  He keeps office and rank, and does not preside again this year; it may happen to the next
// one too.
TEST(StandingDown, OneAfterTheOther) {
  TestTable t;
  seat_senate(t);
  for (const int player : {1, 2, 3}) t.standing(player, Unanimous{true});
  rejected_by_all(t, 1);
  EXPECT_EQ(t.s().session.presiding, man("fabius"));
  EXPECT_EQ(t.senator("cornelius").office, Office::rome_consul);
  EXPECT_EQ(t.senator("cornelius").influence, 5);
  EXPECT_EQ(hrao(t.p()), man("cornelius"));
  rejected_by_all(t, 2);
  EXPECT_EQ(t.s().session.presiding, man("claudius"));
  EXPECT_EQ(t.s().session.presiding_seat, seat(2));
  rejected_by_all(t, 3, 2);
  EXPECT_EQ(t.s().session.presiding, man("manlius"));
  EXPECT_EQ(t.s().session.stood_down.size(), 3u);
  t.office("fabius", Office::dictator);
  t.run([](RprTable& table) { set_presiding(table, "dictator"); });
  EXPECT_EQ(t.s().session.presiding, man("manlius"));
  EXPECT_EQ(hrao(t.p()), man("fabius"));
  t.s().phase = Phase::population;
  t.man("julius", 1).man("fulvius", 2).run(open_senate);  // a new year
  EXPECT_EQ(t.s().session.presiding, man("fabius"));
}

// RPR-1.09.144c  Who stood down is barred, not the heir who bears his name when he is dead.
TEST(StandingDown, TheHeirMayPreside) {
  for (const bool dies : {true, false}) {
    TestTable t;
    seat_full_senate(t);
    t.standing(1, Unanimous{true});
    rejected_by_all(t, 1);
    EXPECT_EQ(t.s().session.presiding, man("fabius"));
    t.office("fabius", Office::field_consul);
    if (dies)
      t.run([](RprTable& table) { kill_senator(table, "RPR-1.09.72a", man("cornelius"), "assassinated"); });
    EXPECT_EQ(t.senator("cornelius").office.has_value(), !dies);
    t.office("cornelius", Office::dictator);
    t.run([](RprTable& table) { set_presiding(table, "dictator"); });
    EXPECT_EQ(t.s().session.presiding, man(dies ? "cornelius" : "fabius"));
  }
}

// RPR-R-24  One abstention, one vote for it, or nobody else in Rome: no penalty.
TEST(StandingDown, OnlyWhenEverybodyElseWasAgainst) {
  for (const char* saved_by : {"abstention", "vote", "absence", ""}) {
    TestTable t;
    seat_senate(t);
    t.s().treasury = 100;
    const int n = put(t, RaiseForces{1, 0});
    const std::string how = saved_by;
    if (how == "abstention") t.order(3, vote(kAbstain, {n}, {man("aurelius")}));
    if (how == "vote") t.order(3, vote(VoteChoice::in_favour, {n}, {man("aurelius")}));
    if (how == "absence") {
      for (const char* id : {"claudius", "manlius", "furius", "aurelius"}) t.senator(id).place = Place::war;
      t.order(1, vote(kAgainst, {n}));
    }
    t.order(2, vote(kAgainst, {n})).order(3, vote(kAgainst, {n}));
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::failed) << how;
    EXPECT_EQ(t.told<UnanimousDefeat>().size(), how.empty() ? 1u : 0u) << how;
    EXPECT_EQ(t.senator("cornelius").influence, how.empty() ? 4 : 5) << how;
  }
}
// RPR-R-24, RPR-R-101  What he carried against all others but could not be paid was not voted down.
TEST(StandingDown, NotWhenItPassedAndFailedAfterAll) {
  TestTable t;
  seat_senate(t);
  t.s().treasury = 9;
  t.senator("cornelius").talents = 20;
  const int n = put(t, RaiseForces{1, 0});
  t.order(1, vote(VoteChoice::in_favour, {n}, {}, {{man("cornelius"), 20, BuyAim::exactly}}));
  t.order(2, vote(kAgainst)).order(3, vote(kAgainst));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_TRUE(t.told<UnanimousDefeat>().empty());
}

}  // namespace presiding_test
}  // namespace adj::respublica
