// RPR-1.09.6a, 1.09.641b  Several proposals of one type put to the vote as one.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace together_test {

const WarId kSyria{"syrian"};       // 6, support 2
const WarId kGallic{"1st_gallic"};  // 10
const ProvinceId kSicilia{"sicilia"}, kAfrica{"africa"};

// Claudius (military 2) of seat 2 is Proconsul in Syria with six legions and two fleets, Furius of seat 3
// in Gaul with four legions; Fabius is Field Consul. Six legions and four fleets in Rome, two legions guard
// Sicilia under Manlius.
TestTable senate() {
  TestTable t;
  seat_senate(t);
  t.office("fabius", Office::field_consul)
      .office("claudius", Office::proconsul)
      .office("furius", Office::proconsul);
  t.active_forces(0, 0).war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  t.army("claudius", "syrian", 6, 0, 2).army("furius", "1st_gallic", 4);
  t.active_forces(6, 4).province("sicilia", "manlius").province("africa");
  for (const int number : {24, 25}) {
    legion(t.s(), number).place = UnitPlace::garrison;
    legion(t.s(), number).province = kSicilia;
  }
  t.s().turn = 3;
  t.s().treasury = 100;
  return t;
}
RecallCommander recall(const char* id) { return {man(id), true, {}}; }
RecallCommander recall_part(const char* id, int legions) { return {man(id), false, {legions, 0, 0}}; }
ReinforceCommander reinforce(const char* id, int legions, int fleets = 0) {
  return {man(id), {legions, 0, fleets}};
}
ReplaceCommander replace(const char* id, const char* by) { return {man(id), man(by)}; }
SendForces send(const char* id, WarId war, int legions, int fleets = 0) {
  return {{{man(id), war, {legions, 0, fleets}}}};
}
SendGarrison guard(ProvinceId province, int legions) { return {province, {legions, 0, 0}}; }
RecallGarrison unguard(ProvinceId province, int legions) { return {province, {legions, 0, 0}}; }
int guards(const TestTable& t, ProvinceId province) {
  return static_cast<int>(garrison(t.s(), province).size());
}
std::string why(const TestTable& t) { return t.told<ItemDecided>().back().why.str(); }

int rejected(TestTable& t, Proposal proposal) {
  const int number = put(t, std::move(proposal));
  for (const int against : {1, 2, 3}) t.order(against, vote(VoteChoice::against, {number}));
  take(t, number);
  return number;
}

// RPR-1.09.6a, RPR-1.09.644a, RPR-1.09.646a, RPR-1.09.647a  One vote on all that moves forces.
TEST(Together, MovesForces) {
  TestTable t = senate();
  const Proposal all = together({recall("furius"), reinforce("claudius", 2, 1), guard(kAfrica, 3),
                                 unguard(kSicilia, 1), send("fabius", kGallic, 5)});
  EXPECT_EQ(refused(t, all), "");
  const int n = pass(t, all);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_TRUE(in_rome(t.senator("furius")));
  EXPECT_FALSE(t.senator("furius").office);
  EXPECT_EQ(legions_with(t, "claudius"), 8);
  EXPECT_EQ(fleets_with(t, "claudius"), 3);
  EXPECT_EQ(guards(t, kAfrica), 3);
  EXPECT_EQ(guards(t, kSicilia), 1);
  EXPECT_EQ(legions_with(t, "fabius"), 5);
  EXPECT_EQ(legions_in_rome(t), 6 + 4 + 1 - 2 - 3 - 5);
  EXPECT_TRUE(find_command(t.s(), man("fabius"))->sent);
  EXPECT_EQ(refused(t, recall("claudius")), "RPR-1.09.644c sent_this_turn");  // as if reinforced alone
  EXPECT_EQ(find_command(t.s(), man("fabius"))->proposal, n);
}
// RPR-1.09.6a  Rejected, none of it is done.
TEST(Together, Rejected) {
  TestTable t = senate();
  const int n = rejected(t, together({recall("furius"), guard(kAfrica, 3)}));
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.senator("furius").place, Place::war);
  EXPECT_EQ(guards(t, kAfrica), 0);
}
// RPR-1.09.6a, RPR-1.09.131a  The same again in another order is the same; one part of it is another
// proposal.
TEST(Together, TheSameInAnotherOrder) {
  TestTable t = senate();
  rejected(t, together({recall("furius"), guard(kAfrica, 3)}));
  EXPECT_EQ(refused(t, together({guard(kAfrica, 3), recall("furius")})), "RPR-1.09.131a defeated_before");
  EXPECT_EQ(refused(t, together({guard(kAfrica, 2), recall("furius")})), "");
  EXPECT_EQ(refused(t, recall("furius")), "");
}

// RPR-1.09.6a, RPR-EX-12  Only of one type; land bills never.
TEST(Together, OneTypeOnly) {
  TestTable t = senate();
  t.s().forum_concessions.push_back(ConcessionId("mining"));
  const PassLandBill bill{LandBill::i, man("cornelius"), man("fabius")};
  const PassLandBill second{LandBill::ii, man("cornelius"), man("fabius")};
  const AwardConcessions award{{{ConcessionId("mining"), man("fabius")}}};
  const ElectGovernors governor{{{kAfrica, man("aurelius"), false}}};
  ASSERT_EQ(refused(t, bill), "");
  ASSERT_EQ(refused(t, award), "");
  const auto joined = [&](std::vector<Proposal> parts) { return refused(t, Together{std::move(parts)}); };
  EXPECT_EQ(joined({bill, award}), "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({award, recall("furius")}), "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({governor, guard(kAfrica, 1)}), "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({guard(kAfrica, 1), MinorMotion{"thanks"}}), "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({award, governor}), "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({Together{{guard(kAfrica, 1), recall("furius")}}, reinforce("claudius", 1)}),
            "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({bill, second}), "RPR-1.09.6a land_bills_apart");
  EXPECT_EQ(joined({second, RepealLandBill{LandBill::ii, man("fabius")}}), "RPR-1.09.6a land_bills_apart");
  EXPECT_EQ(joined({RaiseForces{1, 0}, bill}), "RPR-1.09.6a one_type_only");
  EXPECT_EQ(joined({}), "RPR-1.09.6a land_bills_apart");
}
// RPR-1.09.6a, RPR-1.09.63a  What is raised, its theatre and its commander are later proposals.
TEST(Together, RaisingAndSendingAreTwo) {
  TestTable t = senate();
  EXPECT_EQ(refused(t, together({RaiseForces{4, 0}, send("fabius", kGallic, 10)})),
            "RPR-1.09.6a one_type_only");
  EXPECT_EQ(refused(t, together({reinforce("claudius", 1), DisbandForces{{1, 0, 0}}})),
            "RPR-1.09.6a one_type_only");
}
// RPR-1.09.6a  Ahead of its time, and by a Tribune, only its types are judged.
TEST(Together, MixedAheadOfTime) {
  TestTable t = senate();
  const Proposal mixed = together({RaiseForces{4, 0}, recall("furius")});
  const auto no = refuse(t.p(), seat(1), Propose{mixed, false}, When::later);
  ASSERT_TRUE(no);
  EXPECT_EQ(no->clause, "RPR-1.09.6a");
  EXPECT_FALSE(
      refuse(t.p(), seat(1), Propose{together({recall("manlius"), recall("furius")}), false}, When::later));
  t.card(2, "tribune_38");
  const auto tribune = refuse(t.p(), seat(2), UseTribune{TribuneMoment::after, 0, mixed, false}, When::now);
  ASSERT_TRUE(tribune);
  EXPECT_EQ(tribune->clause, "RPR-1.09.6a");
}
// RPR-1.09.6a, RPR-1.09.644c  Each man and each province once: nobody is both recalled and reinforced.
TEST(Together, NobodyTwice) {
  TestTable t = senate();
  const auto joined = [&](std::vector<Proposal> parts) { return refused(t, Together{std::move(parts)}); };
  EXPECT_EQ(joined({recall("furius"), reinforce("furius", 1)}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({replace("furius", "fabius"), send("fabius", kSyria, 4, 2)}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({guard(kSicilia, 1), unguard(kSicilia, 1)}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({guard(kSicilia, 1), guard(kSicilia, 1)}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({unguard(kSicilia, 1), unguard(kSicilia, 1)}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({guard(kSicilia, 1), guard(kAfrica, 1)}), "");
  EXPECT_EQ(joined({RaiseForces{1, 0}, RaiseForces{1, 0}}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({DisbandForces{{1, 0, 0}}, DisbandForces{{1, 0, 0}}}), "RPR-1.09.6a named_twice");
  EXPECT_EQ(joined({send("fabius", kGallic, 2), send("cornelius", kGallic, 2)}), "RPR-1.09.6a named_twice");
}

// RPR-1.09.6a, RPR-1.09.644a  Whom it recalls is home before whom it sends leaves: his units may go with
// them.
TEST(Together, WhatComesHomeMayGoOut) {
  TestTable t = senate();
  EXPECT_EQ(refused(t, send("fabius", kSyria, 12, 6)), "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, together({send("fabius", kSyria, 12, 6), recall("claudius")})), "");
  EXPECT_EQ(refused(t, together({send("fabius", kSyria, 13, 6), recall("claudius")})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, together({reinforce("furius", 8), unguard(kSicilia, 2)})), "");
  EXPECT_EQ(refused(t, together({reinforce("furius", 8), unguard(kSicilia, 1)})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, together({guard(kAfrica, 7), recall_part("furius", 1)})), "");
  const int n = pass(t, together({send("fabius", kSyria, 12, 6), recall("claudius")}));
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(legions_with(t, "fabius"), 12);
  EXPECT_EQ(fleets_with(t, "fabius"), 6);
  EXPECT_TRUE(in_rome(t.senator("claudius")));
}
// RPR-1.09.6a, RPR-1.09.64a  What several parts take is counted together, kind by kind.
TEST(Together, UnitsAreCountedTogether) {
  TestTable t = senate();
  const int old = legions_at(t.s(), UnitPlace::rome).front();
  legion(t.s(), old).veteran = true;
  const SendGarrison veteran{kAfrica, {0, 1, 0}};
  EXPECT_EQ(refused(t, together({reinforce("claudius", 5, 4), veteran})), "");
  EXPECT_EQ(refused(t, together({reinforce("claudius", 4), guard(kAfrica, 2)})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, together({reinforce("claudius", 0, 3), reinforce("furius", 0, 2)})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, together({veteran, ReinforceCommander{man("furius"), {0, 1, 0}}})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, together({send("fabius", kGallic, 4), guard(kAfrica, 2)})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(status(t, pass(t, together({reinforce("claudius", 5, 4), veteran}))), ItemStatus::passed);
  EXPECT_EQ(garrison(t.s(), kAfrica), std::vector<int>{old});
}
// RPR-1.09.6a  The clauses of each part hold: of recall, reinforcement, garrison, dispatch.
TEST(Together, EachPartByItsOwnClause) {
  TestTable t = senate();
  t.senator("furius").victorious = true;
  EXPECT_EQ(refused(t, together({guard(kAfrica, 1), recall("furius")})), "RPR-1.09.644a victorious");
  EXPECT_EQ(refused(t, together({recall("claudius"), reinforce("aurelius", 1)})),
            "RPR-1.09.647a not_commanding");
  EXPECT_EQ(refused(t, together({guard(kAfrica, 1), send("fabius", kSyria, 4, 1)})),
            "RPR-1.09.64b too_few_fleets");
  EXPECT_EQ(refused(t, together({guard(kAfrica, 1), unguard(kSicilia, 3)})), "RPR-1.09.646a too_few_units");
  EXPECT_EQ(refused(t, together({guard(kAfrica, 0), reinforce("claudius", 1)})), "RPR-1.09.646a no_units");
}
// RPR-1.09.6a, RPR-1.07.332c  The commander whom it recalls no longer fights the earlier war of a series.
TEST(Together, TheEarlierWarOfASeries) {
  TestTable t = senate();
  t.war("2nd_gallic", WarZone::active);
  const SendForces later = send("fabius", WarId("2nd_gallic"), 6);
  EXPECT_EQ(refused(t, together({later, guard(kAfrica, 1), recall("claudius")})), "");
  EXPECT_EQ(refused(t, together({later, recall("furius")})), "RPR-1.07.332c earlier_war_first");
}

// RPR-1.09.641a  The Field Consul before the Rome Consul or with him, whatever the parts that send them out.
TEST(Together, TheFieldConsulGoesWithTheRomeConsul) {
  TestTable t = senate();
  t.s().bequests.emplace_back().card = ForumCard::pergamene_bequest;
  const CollectBequest bequest{ForumCard::pergamene_bequest, man("fabius"), {3, 0, 3}};
  ASSERT_EQ(refused(t, bequest), "");
  EXPECT_EQ(refused(t, replace("claudius", "cornelius")), "RPR-1.09.641a field_consul_first");
  EXPECT_EQ(refused(t, together({replace("claudius", "cornelius"), guard(kAfrica, 1)})),
            "RPR-1.09.641a field_consul_first");
  for (const Proposal& field :
       {Proposal(bequest), Proposal(replace("furius", "fabius")), Proposal(send("fabius", kGallic, 6))}) {
    TestTable both = senate();
    both.s().bequests = t.s().bequests;
    const Proposal joined = together({replace("claudius", "cornelius"), field});
    EXPECT_EQ(refused(both, joined), "") << field.index();
    EXPECT_EQ(status(both, pass(both, joined)), ItemStatus::passed) << field.index();
    EXPECT_EQ(both.senator("fabius").place, Place::war) << field.index();
    EXPECT_EQ(legions_with(both, "cornelius"), 6) << field.index();
  }
}
// RPR-1.09.641a  He whom another item would have sent is still in Rome: nothing is done.
TEST(Together, TheFieldConsulStayedAfterAll) {
  TestTable t = senate();
  const int first = put(t, send("fabius", kGallic, 6));
  const Proposal rome = together({guard(kAfrica, 1), send("cornelius", kSyria, 4, 2)});
  EXPECT_EQ(refused(t, rome), "");  // the agenda sends him out before
  const int n = put(t, rome);
  EXPECT_EQ(refused(t, together({guard(kAfrica, 2), send("cornelius", kSyria, 4, 2)})), "");
  item(t.s(), first).status = ItemStatus::failed;
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(why(t), "impossible");
  EXPECT_EQ(guards(t, kAfrica), 0);
}
// RPR-1.09.641a  What stands behind it on the agenda sends nobody out before it.
TEST(Together, TheFieldConsulIsNotFirstByALaterItem) {
  TestTable t = senate();
  const Proposal rome = together({guard(kAfrica, 1), send("cornelius", kSyria, 4, 2)});
  put(t, rome);
  put(t, send("fabius", kGallic, 6));
  EXPECT_EQ(refused(t, rome), "RPR-1.09.641a field_consul_first");
}

// RPR-1.09.642a  He who presides is sent to war by one of the parts: all of it is done, and the session over.
TEST(Together, SendsThePresidingMagistrate) {
  TestTable t = senate();
  const int n = put(t, together({send("cornelius", kSyria, 3, 2), replace("furius", "fabius"),
                                 guard(kAfrica, 2), recall("claudius")}));
  const int rest = put_motion(t);
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_FALSE(session_open(t.s()));
  EXPECT_EQ(status(t, rest), ItemStatus::dropped);
  EXPECT_EQ(guards(t, kAfrica), 2);
  EXPECT_EQ(legions_with(t, "fabius"), 4);
  EXPECT_EQ(legions_with(t, "cornelius"), 3);
  const std::vector<std::string> told = t.names();
  EXPECT_EQ(std::string(told.back()), "senate_closed");  // he leaves last
}
// RPR-1.09.642b  So a Tribune may suspend the vote on it.
TEST(Together, MayBeSuspended) {
  TestTable t = senate();
  const int n =
      put(t, together({guard(kAfrica, 2), replace("furius", "fabius"), send("cornelius", kSyria, 4, 2)}));
  const int other = put(t, together({guard(kAfrica, 2), replace("furius", "fabius")}));
  EXPECT_TRUE(sends_presiding_away(t.p(), item(t.s(), n).proposal));
  EXPECT_FALSE(sends_presiding_away(t.p(), item(t.s(), other).proposal));
}

// RPR-1.09.643a, RPR-R-30  A part that is too weak for a man who has not consented: nothing of it is done.
// His word counts for the legions that this proposal gives him.
TEST(Together, TooWeakWithoutConsent) {
  for (const int least : {0, 4, 5}) {
    TestTable t = senate();
    t.office("manlius", Office::dictator);
    province(t.s(), kSicilia).governor = SenatorId();
    t.senator("manlius").place = Place::rome;
    if (least > 0) t.standing(2, Consent{man("manlius"), Role::command, SenatorId(), std::nullopt, least});
    const int n = pass(t, together({recall("furius"), send("manlius", kGallic, 4)}));
    const bool goes = least == 4;
    EXPECT_EQ(status(t, n), goes ? ItemStatus::passed : ItemStatus::failed) << least;
    EXPECT_EQ(in_rome(t.senator("furius")), goes) << least;
    if (!goes) {
      EXPECT_EQ(why(t), "too_weak");
    }
  }
}
// RPR-1.09.643c, RPR-1.09.644b  Nor is anything if legions are taken from a Proconsul below his minimum.
TEST(Together, NotBelowTheMinimum) {
  for (const int legions : {2, 3}) {  // 4 + 2 or 3 + 2 against 6
    TestTable t = senate();
    const int n = pass(t, together({guard(kAfrica, 1), recall_part("claudius", legions)}));
    EXPECT_EQ(status(t, n), legions == 2 ? ItemStatus::passed : ItemStatus::failed);
    EXPECT_EQ(guards(t, kAfrica), legions == 2 ? 1 : 0);
    EXPECT_EQ(legions_with(t, "claudius"), legions == 2 ? 4 : 6);
  }
}
// RPR-R-31  A replacement faces the war as the other parts make it: attacked, the second makes the first
// stronger.
TEST(Together, StrengthsAsTheOtherPartsMakeThem) {
  for (const bool attacked : {false, true}) {
    TestTable t;
    seat_senate(t);
    t.office("claudius", Office::field_consul).office("furius", Office::proconsul).active_forces(0, 0);
    t.war("1st_illyrian", WarZone::active).war("2nd_illyrian", WarZone::inactive);  // 5 and 4
    t.army("furius", "1st_illyrian", 4, 0, 3).active_forces(15, 5).province("sicilia", "manlius");
    const Proposal other =
        attacked ? Proposal(send("cornelius", WarId("2nd_illyrian"), 12, 2)) : Proposal(guard(kSicilia, 1));
    const int n = pass(t, together({replace("furius", "claudius"), other}));  // 4 + 2 against 5 or 10
    EXPECT_EQ(status(t, n), attacked ? ItemStatus::failed : ItemStatus::passed);
    if (attacked) {
      EXPECT_EQ(why(t), "too_weak");
    }
  }
}
// RPR-1.09.6a, RPR-1.09.642b  What has become impossible meanwhile fails as a whole.
TEST(Together, ImpossibleMeanwhile) {
  TestTable t = senate();
  const int n = put(t, together({unguard(kSicilia, 2), reinforce("claudius", 7)}));
  t.active_forces(4, 4);
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(why(t), "impossible");
  EXPECT_EQ(guards(t, kSicilia), 2);
  TestTable raised = senate();
  const int first = put(raised, RaiseForces{2, 0});
  const int second = put(raised, together({guard(kAfrica, 1), reinforce("claudius", 7)}));
  take(raised, second);  // before the legions were raised
  EXPECT_EQ(status(raised, second), ItemStatus::failed);
  EXPECT_EQ(status(raised, first), ItemStatus::pending);
}
// RPR-R-66  One of those whom it names dies: it is dropped as a whole.
TEST(Together, ADeathVoidsIt) {
  TestTable t = senate();
  const int n = put(t, together({guard(kAfrica, 2), recall("furius"), replace("claudius", "fabius")}));
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("fabius"), "test"); });
  EXPECT_EQ(status(t, n), ItemStatus::dropped);
}

// RPR-1.09.63a, RPR-1.09.63c  Raising and disbanding in one: paid at once, and no unit is both.
TEST(Together, RaisesAndDisbands) {
  TestTable t = senate();
  const Proposal both = together({DisbandForces{{6, 0, 1}}, RaiseForces{0, 3}});
  const int gone = fleets_at(t.s(), UnitPlace::rome).front();
  EXPECT_EQ(refused(t, both), "");
  EXPECT_EQ(status(t, pass(t, both)), ItemStatus::passed);
  EXPECT_EQ(legions_in_rome(t), 0);
  EXPECT_EQ(fleets_in_rome(t), 4 - 1 + 3);
  EXPECT_EQ(t.s().treasury, 70);
  EXPECT_TRUE(fleet(t.s(), gone).dismissed);
  EXPECT_EQ(fleet(t.s(), gone).place, UnitPlace::pool);
  EXPECT_EQ(refused(t, together({DisbandForces{{0, 0, 4}}, RaiseForces{1, 0}})),
            "RPR-1.09.63c too_few_units");
}
// RPR-1.09.63d, RPR-R-101  Too dear to be proposed; too dear when it has passed: none of it.
TEST(Together, TooDear) {
  TestTable t = senate();
  EXPECT_EQ(refused(t, together({DisbandForces{{1, 0, 0}}, RaiseForces{6, 5}})), "RPR-1.09.63d too_dear");
  const int n = put(t, together({DisbandForces{{1, 0, 0}}, RaiseForces{5, 5}}));
  t.s().treasury = 99;
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(why(t), "too_dear");
  EXPECT_EQ(legions_in_rome(t), 6);
  EXPECT_EQ(t.s().treasury, 99);
}

// RPR-1.09.64a, RPR-1.09.644a, RPR-1.09.646a  Units that one line of an agenda brings home the next may send.
TEST(Together, RecalledByAnEarlierLine) {
  TestTable t = senate();
  const auto propose = [](Proposal x) { return Order(Propose{std::move(x), false}); };
  const AgendaOrders window{seat(1), Stage::business};
  const auto why_not = [&](std::vector<Order> orders) {
    const Verdicts verdicts = check_orders(t.p(), window, orders);
    return verdicts.back() ? verdicts.back()->key : "";
  };
  const auto garrison_of = [&](int legions) { return propose(guard(kAfrica, legions)); };
  EXPECT_EQ(why_not({garrison_of(7)}), "too_few_units");
  EXPECT_EQ(why_not({propose(recall("furius")), garrison_of(10)}), "");
  EXPECT_EQ(why_not({propose(recall("furius")), garrison_of(11)}), "too_few_units");
  EXPECT_EQ(why_not({propose(recall_part("furius", 1)), garrison_of(7)}), "");
  EXPECT_EQ(why_not({propose(recall_part("furius", 1)), garrison_of(8)}), "too_few_units");
  EXPECT_EQ(why_not({propose(unguard(kSicilia, 2)), garrison_of(8)}), "");
  EXPECT_EQ(why_not({propose(unguard(kSicilia, 2)), garrison_of(9)}), "too_few_units");
  EXPECT_EQ(why_not({propose(together({unguard(kSicilia, 2), recall("furius")})), garrison_of(12)}), "");
  EXPECT_EQ(why_not({propose(together({RaiseForces{2, 0}, DisbandForces{{0, 0, 1}}})), garrison_of(8)}), "");
  EXPECT_EQ(why_not({propose(reinforce("claudius", 1)), garrison_of(7)}), "too_few_units");
  const auto fleets = [&](int count) { return propose(reinforce("furius", 0, count)); };
  EXPECT_EQ(why_not({propose(recall("claudius")), fleets(6)}), "");
  EXPECT_EQ(why_not({propose(recall("claudius")), fleets(7)}), "too_few_units");
  legion(t.s(), legions_of(t.s(), man("furius")).front()).veteran = true;
  const auto veterans = [&](int count) { return propose(SendGarrison{kAfrica, {0, count, 0}}); };
  EXPECT_EQ(why_not({propose(recall("furius")), veterans(1)}), "");
  EXPECT_EQ(why_not({propose(recall("furius")), veterans(2)}), "too_few_units");
}
// RPR-1.07.332c, RPR-1.09.641a  What it sends opens the way for the lines behind it, too.
TEST(Together, OpensTheWay) {
  TestTable t = senate();
  t.war("2nd_gallic", WarZone::active);
  std::erase_if(t.s().command, [](const Command& c) { return c.commander == man("furius"); });
  t.senator("furius").place = Place::rome;
  const auto propose = [](Proposal x) { return Order(Propose{std::move(x), false}); };
  const Order first = propose(together({guard(kAfrica, 1), send("fabius", kGallic, 2)}));
  const Order second = propose(send("cornelius", WarId("2nd_gallic"), 3));
  const AgendaOrders window{seat(1), Stage::business};
  EXPECT_TRUE(check_orders(t.p(), window, {second}).back());
  EXPECT_FALSE(check_orders(t.p(), window, {first, second}).back());
}

}  // namespace together_test
}  // namespace adj::respublica
