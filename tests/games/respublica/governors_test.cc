// RPR-1.09.5  Governors.

#include "adjudicator/games/respublica/ch1_06.h"
#include "adjudicator/games/respublica/ch1_07.h"
#include "tests/games/respublica/orders_for_test.h"
#include "tests/games/respublica/sittings_for_test.h"

namespace adj::respublica {
namespace governors_test {

const ProvinceId kSicilia("sicilia"), kAsia("asia"), kAfrica("africa");

void seat_governors(TestTable& t, Stage stage = Stage::governors) {
  seat_senate(t, stage);
  t.s().session.prosecutions_over = true;
  t.s().treasury = 100;
}
ElectGovernors governors(std::vector<Appointment> appointments) { return {std::move(appointments)}; }
ElectGovernors governor(ProvinceId province, const char* id, bool recall = false) {
  return governors({{province, man(id), recall}});
}
Province& at(TestTable& t, ProvinceId id) { return respublica::province(t.s(), id); }

// RPR-1.09.5a  A new province lies in the Forum undeveloped, without a governor.
TEST(Governors, ANewProvince) {
  TestTable t;
  seat_governors(t);
  t.run([](RprTable& table) { create_province(table, "RPR-1.10.4d", kSicilia, false, "war"); });
  EXPECT_TRUE(at(t, kSicilia).exists);
  EXPECT_FALSE(at(t, kSicilia).developed);
  EXPECT_TRUE(at(t, kSicilia).governor.empty());
}
// RPR-1.09.5a  Its governor comes before all other business, and before the Senate may go home.
TEST(Governors, BeforeOtherBusiness) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia").active_forces(0, 0);
  t.s().session.stage = Stage::business;
  const int raise = put(t, RaiseForces{1, 0});
  t.s().session.stage = Stage::governors;
  all_vote(t, raise, kFor);
  t.order(1, Adjourn{});
  act(t);
  EXPECT_EQ(status(t, raise), ItemStatus::pending);
  ASSERT_EQ(t.told<ItemPut>().size(), 1u);  // in silence somebody is put up
  EXPECT_EQ(t.told<ItemPut>().front().stage, Stage::governors);
  item(t.s(), 2).balloted = true;
  all_vote(t, 2, kFor);
  act(t);
  EXPECT_FALSE(at(t, kSicilia).governor.empty());
  EXPECT_EQ(status(t, raise), ItemStatus::pending);
  t.run([](RprTable& table) {
    while (table.state().session.stage != Stage::business || is_open(item(table.state(), 1)))
      hold_session(table);
  });
  EXPECT_EQ(status(t, raise), ItemStatus::passed);
}
// RPR-1.09.5a  Only provinces that exist and have none; and only men who are there.
TEST(Governors, WhatMayBeProposed) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia").province("asia", "fabius");
  EXPECT_EQ(refused(t, governor(kSicilia, "furius")), "");
  EXPECT_EQ(refused(t, governor(kAfrica, "furius")), "RPR-1.09.5a");
  EXPECT_EQ(refused(t, governor(kAsia, "furius")), "RPR-1.09.5a");
  EXPECT_EQ(refused(t, governor(kSicilia, "valerius")), "RPR-1.09.5a");
  EXPECT_EQ(refused(t, governor(kSicilia, "cornelius")), "RPR-1.09.5d");  // Rome Consul
  EXPECT_EQ(refused(t, governor(kSicilia, "fabius")), "RPR-1.09.5d");     // is away
}

// RPR-1.09.5b  One candidate after the other; the last goes without a vote, and nobody can veto it.
TEST(Governors, TheLastCandidate) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia").card(2, "tribune_38");
  send_away(t, {"fabius", "manlius", "claudius"});
  const int first = put(t, governor(kSicilia, "furius")), last = put(t, governor(kSicilia, "aurelius"));
  all_vote(t, first, kAgainst);
  all_vote(t, last, kAgainst);
  t.order(2, veto_on(last));
  act(t);
  EXPECT_EQ(status(t, first), ItemStatus::failed);
  EXPECT_EQ(refused(t, governor(kSicilia, "furius")), "RPR-1.09.131a");
  act(t);
  EXPECT_EQ(at(t, kSicilia).governor, man("aurelius"));
  EXPECT_TRUE(t.told<FactionVoted>().empty());
  act(t);
  EXPECT_EQ(status(t, last), ItemStatus::dropped);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
}
// RPR-1.09.5b  Where only one can go from the beginning nothing is voted on; for another province he is gone.
TEST(Governors, TheOnlyCandidate) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia").province("asia");
  send_away(t, {"fabius", "manlius", "claudius", "aurelius"});
  enter(t, Stage::governors);
  EXPECT_EQ(t.told<GovernorElected>().size(), 1u);
  EXPECT_EQ(t.senator("furius").place, Place::province);
  EXPECT_EQ(t.s().session.stage, Stage::business);
}

// RPR-1.09.5c  Several governors and recalls in one vote: all or none.
TEST(Slate, AllOrNone) {
  for (const VoteChoice choice : {kFor, kAgainst}) {
    TestTable t;
    seat_governors(t);
    t.province("sicilia").province("africa").province("asia", "fabius", 2);
    const ElectGovernors slate = governors(
        {{kSicilia, man("furius"), false}, {kAfrica, man("manlius"), false}, {kAsia, man("aurelius"), true}});
    EXPECT_EQ(refused(t, slate), "");
    put_and_vote(t, slate, choice);
    const bool passed = choice == kFor;
    EXPECT_EQ(at(t, kSicilia).governor, passed ? man("furius") : SenatorId());
    EXPECT_EQ(at(t, kAfrica).governor, passed ? man("manlius") : SenatorId());
    EXPECT_EQ(at(t, kAsia).governor, passed ? man("aurelius") : man("fabius"));
    EXPECT_EQ(in_rome(t.senator("fabius")), passed);
    if (passed) continue;
    EXPECT_EQ(refused(t, governor(kSicilia, "furius")), "");  // alone he is another proposal
  }
}
// RPR-1.09.5c  No province and no man twice; and nothing else in the same vote.
TEST(Slate, NothingTwiceNothingElse) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia").province("africa");
  const Appointment furius{kSicilia, man("furius"), false};
  EXPECT_EQ(refused(t, governors({furius, {kSicilia, man("manlius"), false}})), "RPR-1.09.5c");
  EXPECT_EQ(refused(t, governors({furius, {kAfrica, man("furius"), false}})), "RPR-1.09.5c");
  EXPECT_EQ(refused(t, governors({})), "RPR-1.09.5c");
  t.s().forum_concessions = {ConcessionId("mining")};
  const LinesAt lines(t, 1);
  EXPECT_EQ(lines.why("PROPOSE GOVERNORS Sicilia=Furius"), "");
  EXPECT_NE(lines.why("PROPOSE GOVERNORS Sicilia=Furius Mining=Furius"), "");
  for (const char* more : {" CONCESSION Mining=Furius", " AND RAISE 2 LEGIONS"}) {  // RPR-1.09.6a
    const Order order = lines.read(std::string("PROPOSE GOVERNORS Sicilia=Furius") + more);
    EXPECT_EQ(refused(t, std::get<Propose>(order.body).proposal), "RPR-1.09.6a") << more;
  }
}
// RPR-R-66  One of them is killed: the whole slate is void, and may be put together anew.
TEST(Slate, VoidByOneDeath) {
  TestTable t;
  seat_full_senate(t, Stage::governors);
  t.s().session.prosecutions_over = true;
  t.province("sicilia").province("africa");
  const ElectGovernors slate =
      governors({{kSicilia, man("furius"), false}, {kAfrica, man("manlius"), false}});
  const int n = put(t, slate);
  all_vote(t, n, kFor);
  t.order(1, attempt_during(n, "manlius", "papirius")).dice({6});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  EXPECT_TRUE(at(t, kSicilia).governor.empty());
  EXPECT_TRUE(in_rome(t.senator("furius")));
  EXPECT_EQ(refused(t, governors({{kSicilia, man("furius"), false}, {kAfrica, man("fulvius"), false}})), "");
}

// RPR-1.09.52a  A governor is recalled by electing another for three years; he comes home with his corrupt
// marker.
TEST(Recall, ByElectingAnother) {
  for (const bool corrupt : {true, false}) {
    TestTable t;
    seat_governors(t);
    t.province("sicilia", "fabius", 1);
    t.senator("fabius").corrupt = corrupt;
    put_and_vote(t, governor(kSicilia, "furius", true), kFor);
    EXPECT_EQ(at(t, kSicilia).governor, man("furius"));
    EXPECT_EQ(at(t, kSicilia).term, 3);
    EXPECT_EQ(t.senator("furius").place, Place::province);
    EXPECT_TRUE(in_rome(t.senator("fabius")));
    EXPECT_TRUE(t.senator("fabius").returned);
    EXPECT_EQ(t.senator("fabius").corrupt, corrupt);
    EXPECT_EQ(t.told<GovernorElected>().front().recalled, man("fabius"));
  }
}
// RPR-1.09.52a  Not in the year of his own election, no rebel, and nobody from a province without governor.
TEST(Recall, Refusals) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia", "fabius").province("asia");
  EXPECT_EQ(refused(t, governor(kSicilia, "furius", true)), "");
  EXPECT_EQ(refused(t, governor(kAsia, "furius", true)), "RPR-1.09.52a");
  t.senator("fabius").rebel = true;
  EXPECT_EQ(refused(t, governor(kSicilia, "furius", true)), "RPR-1.09.52a");
  t.senator("fabius").rebel = false;
  put_and_vote(t, governor(kSicilia, "furius", true), kFor);
  EXPECT_EQ(refused(t, governor(kSicilia, "manlius", true)), "RPR-1.09.52a");
  t.draws({"none"}).run(mortality);
  t.s().phase = Phase::senate;
  t.s().session = Session();
  t.s().session.stage = Stage::governors;
  t.s().session.presiding_seat = seat(1);
  EXPECT_EQ(refused(t, governor(kSicilia, "manlius", true)), "");
}

// RPR-1.09.53a  An unaligned senator of the Forum may govern: nobody persuades him while he is away, nobody
// spoils.
TEST(UnalignedGovernor, Away) {
  TestTable t;
  seat_governors(t);
  t.province("sicilia").man("julius", 0);
  EXPECT_EQ(refused(t, governor(kSicilia, "julius")), "");
  Persuade line;
  line.target = man("julius");
  line.by = man("cornelius");
  EXPECT_EQ(clause_of(refuse_persuasion(t.p(), seat(1), line, line.target)), "");
  put_and_vote(t, governor(kSicilia, "julius"), kFor);
  EXPECT_EQ(at(t, kSicilia).governor, man("julius"));
  EXPECT_EQ(t.senator("julius").place, Place::province);
  EXPECT_TRUE(unaligned_in_forum(t.s()).empty());
  EXPECT_EQ(clause_of(refuse_persuasion(t.p(), seat(1), line, line.target)), "RPR-1.07.4a");
  for (const int who : {1, 2, 3}) t.standing(who, TakeSpoils{kSicilia, true});
  t.dice({1}).dice({3, 3}).run(earn_incomes);  // development, the State's tax
  EXPECT_TRUE(t.told<SpoilsTaken>().empty());
  EXPECT_EQ(t.told<StateIncome>().size(), 1u);
  EXPECT_FALSE(t.senator("julius").corrupt);
}
// RPR-1.09.53a  Recalled, or at the end of his term, he is back in the Forum.
TEST(UnalignedGovernor, BackInTheForum) {
  for (const bool recalled : {true, false}) {
    TestTable t;
    seat_full_senate(t, Stage::governors);  // nobody is taken from the Forum (RPR-1.09.81b)
    t.s().treasury = 100;
    t.man("valerius", 0).province("sicilia", "valerius", 1);
    if (recalled)
      put_and_vote(t, governor(kSicilia, "furius", true), kFor);
    else
      t.run(pay_debts);
    EXPECT_EQ(t.senator("valerius").place, Place::forum);
    EXPECT_EQ(unaligned_in_forum(t.s()), std::vector{man("valerius")});
  }
}

// RPR-1.09.54a  Nobody may go home while somebody could be elected; without a candidate the province stays
// vacant.
TEST(VacantProvinces, AtTheEnd) {
  for (const bool candidates : {true, false}) {
    TestTable t;
    seat_governors(t, Stage::business);
    t.province("sicilia");
    t.order(1, Adjourn{});
    if (!candidates) {
      send_away(t, {"fabius", "claudius", "manlius", "furius", "aurelius"});
      for (const int who : {1, 2, 3}) t.answer("ballots", who, {});  // there is nothing to vote on
    }
    const auto asked = t.run_to_window([](RprTable& table) {
      while (session_open(table.state())) hold_session(table);
    });
    EXPECT_EQ(session_open(t.s()), candidates);
    EXPECT_EQ(asked.empty(), !candidates);
    EXPECT_EQ(t.told<ItemPut>().size(), candidates ? 1u : 0u);
    EXPECT_TRUE(at(t, kSicilia).governor.empty());
  }
}
// RPR-1.09.54a  A governor (by legate) is killed: his province is given away before the next vote.
TEST(VacantProvinces, RefilledAtOnce) {
  TestTable t;
  seat_full_senate(t, Stage::business);
  t.s().session.prosecutions_over = true;
  t.law(Law::vatinian).province("sicilia");
  at(t, kSicilia).governor = man("manlius");
  at(t, kSicilia).legate = true;
  at(t, kSicilia).term = 3;
  const int now = put_motion(t), next = put(t, RejectRhodes{});
  t.order(1, attempt_during(now, "manlius", "papirius")).dice({6});
  act(t);
  EXPECT_EQ(status(t, now), ItemStatus::passed);
  EXPECT_TRUE(at(t, kSicilia).governor.empty());
  act(t);
  EXPECT_EQ(t.s().session.stage, Stage::governors);
  EXPECT_EQ(status(t, next), ItemStatus::pending);
  t.s().session.agenda_asked = true;
  act(t);
  ASSERT_EQ(t.told<ItemPut>().size(), 1u);
  EXPECT_EQ(t.told<ItemPut>().front().stage, Stage::governors);
}

// RPR-1.09.54b  Without a governor it brings the State nothing, costs it nothing and does not develop.
TEST(VacantProvinces, BringNothing) {
  TestTable t;
  seat_governors(t);
  for (const ProvinceInfo& info : test_tables().provinces) t.province(info.id.str().c_str());
  t.run([](RprTable& table) {  // no die is rolled
    EXPECT_EQ(tax_provinces(table), 0);
    develop_provinces(table);
  });
  EXPECT_TRUE(t.s().now.debts.empty());
  at(t, kSicilia).governor = man("furius");
  t.dice({1}).dice({3, 3}).run([](RprTable& table) {
    develop_provinces(table);
    tax_provinces(table);
  });
  EXPECT_EQ(t.told<StateIncome>().size(), 1u);
}

// RPR-1.13.1b  A governor stays where he is: he does not vote, is not proposed for anything, and a legate
// sent after him does not bring him home.
TEST(Governors, DoNotTravel) {
  TestTable t;
  seat_governors(t, Stage::business);
  t.law(Law::vatinian).province("sicilia", "furius", 3).province("asia");
  t.standing(3, ChooseLegate{kSicilia, true});
  const int n = put_motion(t);
  all_vote(t, n, kFor);
  t.run([&](RprTable& table) { take_votes(table, n); });
  for (const FactionVoted& told : t.told<FactionVoted>())
    for (const Ballot& ballot : told.ballots) EXPECT_NE(ballot.senator, man("furius"));
  EXPECT_EQ(refused_order(t, 3, vote(kFor, {}, {man("furius")})), "RPR-1.09.141a");
  EXPECT_EQ(refused(t, governor(kAsia, "furius")), "RPR-1.09.5d");
  EXPECT_EQ(t.senator("furius").place, Place::province);
  EXPECT_FALSE(at(t, kSicilia).legate);
}
// RPR-1.13.1b  And he who has sent a legate does not follow him.
TEST(Governors, DoNotFollowTheirLegates) {
  TestTable t;
  seat_governors(t);
  t.law(Law::vatinian).province("sicilia").province("asia");
  put_and_vote(t, governor(kSicilia, "furius"), kFor);
  EXPECT_TRUE(at(t, kSicilia).legate);
  t.standing(3, ChooseLegate{kSicilia, false});
  put_and_vote(t, governor(kAsia, "manlius"), kFor);
  EXPECT_TRUE(in_rome(t.senator("furius")));
  EXPECT_TRUE(at(t, kSicilia).legate);
}

}  // namespace governors_test
}  // namespace adj::respublica
