// RPR-1.09.64  Forces that go out: who leads them, with what, against whom, and what it does to the session.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace forces_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

Dispatch to(const char* commander, const char* war, int legions, int fleets = 0, int veterans = 0) {
  return {man(commander), WarId(war), {legions, veterans, fleets}};
}
SendForces send(std::vector<Dispatch> dispatches) { return {std::move(dispatches)}; }

// Fabius (military 4) of seat 1 is Field Consul, Cornelius (4) Rome Consul; 25 legions and fleets in Rome.
TestTable senate() {
  TestTable t;
  seat_senate(t);
  t.office("fabius", Office::field_consul).active_forces(25, 25);
  return t;
}
// The Field Consul is Claudius (2) of seat 2.
TestTable senate_with_claudius() {
  TestTable t;
  seat_senate(t);
  t.office("claudius", Office::field_consul).active_forces(25, 25);
  return t;
}

// RPR-1.09.64a, RPR-1.09.64b  Its own fleets must reach the support, on land and where a fleet is to be
// beaten; what another force of the same proposal brings does not help.
TEST(Dispatch, EachForceBringsItsSupport) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_punic", WarZone::active).war("1st_gallic", WarZone::active);
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 9, 2)})), "");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 9, 1)})), "RPR-1.09.64b too_few_fleets");
  EXPECT_EQ(refused(t, send({to("fabius", "1st_punic", 0, 4)})), "RPR-1.09.64b too_few_fleets");
  EXPECT_EQ(refused(t, send({to("fabius", "1st_punic", 0, 5)})), "");
  EXPECT_EQ(refused(t, send({to("fabius", "1st_gallic", 9, 0)})), "");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 9, 9), to("cornelius", "syrian", 9, 1)})),
            "RPR-1.09.64b too_few_fleets");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 9, 2), to("cornelius", "syrian", 9, 2)})), "");
}
// RPR-1.09.64a
TEST(Dispatch, Refusals) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).active_forces(5, 5);
  legion(t.s(), 5).veteran = true;
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 4, 5, 1)})), "");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 5, 5)})), "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 4, 5, 2)})), "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 3, 2), to("cornelius", "syrian", 2, 2)})),
            "RPR-1.09.64a too_few_units");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 0, 3)})), "RPR-1.09.64a no_legions");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 0, 0)})), "RPR-1.09.64a no_units");
  EXPECT_EQ(refused(t, send({to("fabius", "1st_gallic", 4, 0)})), "RPR-1.09.64a no_such_war");
  EXPECT_EQ(refused(t, send({to("fabius", "syrian", 1, 2), to("fabius", "syrian", 1, 2)})),
            "RPR-1.09.64a named_twice");
}
// RPR-1.09.64c  An inactive or imminent war that is attacked is active at once.
TEST(Dispatch, ActivatesTheWar) {
  for (const WarZone before :
       {WarZone::inactive, WarZone::imminent, WarZone::active, WarZone::unprosecuted}) {
    TestTable t = senate();
    t.war("1st_punic", before);
    EXPECT_EQ(status(t, pass(t, send({to("fabius", "1st_punic", 0, 15)}))), ItemStatus::passed);
    EXPECT_EQ(zone_of(t, "1st_punic"), before == WarZone::unprosecuted ? before : WarZone::active);
    EXPECT_EQ(t.told<WarMoved>().size(), is_active(before) ? 0u : 1u);
    EXPECT_EQ(legions_with(t, "fabius"), 0);
    EXPECT_EQ(fleets_with(t, "fabius"), 15);
  }
}
// RPR-1.09.64c  Not by a dispatch that was rejected.
TEST(Dispatch, ARejectedOneActivatesNothing) {
  TestTable t = senate();
  t.war("1st_punic", WarZone::inactive);
  EXPECT_EQ(status(t, defeat(t, send({to("fabius", "1st_punic", 0, 15)}))), ItemStatus::failed);
  EXPECT_EQ(zone_of(t, "1st_punic"), WarZone::inactive);
  EXPECT_TRUE(in_rome(t.senator("fabius")));
}

// RPR-1.09.64a, RPR-1.10.2a  Survivors without a commander come under the next one sent there: he may count
// on them, but another force of the same proposal may not.
TEST(Dispatch, TakesOverWhatIsLeftThere) {
  TestTable t = senate_with_claudius();
  t.war("syrian", WarZone::active).active_forces(10, 5);
  for (const int number : {21, 22, 23}) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = WarId("syrian");
  }
  legion(t.s(), 23).veteran = true;
  fleet(t.s(), 21).place = UnitPlace::war;
  fleet(t.s(), 21).war = WarId("syrian");
  EXPECT_EQ(refused(t, send({to("claudius", "syrian", 1, 1), to("cornelius", "syrian", 1, 1)})),
            "RPR-1.09.64b too_few_fleets");
  EXPECT_EQ(refused(t, send({to("claudius", "syrian", 0, 1)})), "");
  EXPECT_EQ(status(t, pass(t, send({to("claudius", "syrian", 0, 1)}))), ItemStatus::passed);  // 2 + 2 + 2
  EXPECT_EQ(legions_of(t.s(), man("claudius")), (std::vector<int>{21, 22, 23}));
  EXPECT_EQ(fleets_of(t.s(), man("claudius")), (std::vector<int>{1, 21}));
  t.run(close_senate);
  EXPECT_EQ(legions_with(t, "claudius"), 3);
}

// RPR-1.09.641a, RPR-1.10.8c  Consuls and the Dictator, in Rome; nobody else, not even one who was Consul, a
// Censor, a governor or a Proconsul at another war.
TEST(Commander, OnlyConsulsAndDictator) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  t.man("julius", 2).man("junius", 3).province("sicilia", "julius");
  t.office("claudius", Office::censor)
      .office("furius", Office::dictator)
      .office("aurelius", Office::master_of_horse);
  t.army("junius", "1st_gallic", 1).office("junius", Office::proconsul).active_forces(20, 20);
  t.senator("manlius").prior_consul = true;
  const auto why = [&](const char* id) { return refused(t, send({to(id, "syrian", 9, 2)})); };
  EXPECT_EQ(why("fabius"), "");
  EXPECT_EQ(why("furius"), "");
  for (const char* id : {"claudius", "manlius", "aurelius"})
    EXPECT_EQ(why(id), "RPR-1.09.641a no_commander") << id;
  for (const char* id : {"julius", "junius"}) EXPECT_EQ(why(id), "RPR-1.09.641a not_in_rome") << id;
  EXPECT_EQ(why("acilius"), "RPR-1.09.641a not_in_play");
  const auto replaced = [&](const char* by) { return refused(t, ReplaceCommander{man("junius"), man(by)}); };
  EXPECT_EQ(replaced("fabius"), "");
  EXPECT_EQ(replaced("claudius"), "RPR-1.09.641a no_commander");
}
// RPR-1.09.641a  The Field Consul before the Rome Consul or with him; one who is away, or none, stops nobody;
// the Dictator waits for nobody.
TEST(Commander, TheFieldConsulFirst) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active).office("furius", Office::dictator);
  t.s().session.presiding = man("furius");
  t.s().session.presiding_seat = seat(3);
  const SendForces alone = send({to("cornelius", "syrian", 9, 2)});
  EXPECT_EQ(refused(t, alone), "RPR-1.09.641a field_consul_first");
  EXPECT_EQ(refused(t, send({to("cornelius", "syrian", 9, 2), to("fabius", "1st_gallic", 9)})), "");
  EXPECT_EQ(refused(t, send({to("furius", "syrian", 9, 2)})), "");
  EXPECT_EQ(refused(t, ReplaceCommander{man("fabius"), man("cornelius")}), "RPR-1.09.644a not_commanding");
  const int first = put(t, send({to("fabius", "1st_gallic", 9)}), 3);
  EXPECT_EQ(refused(t, alone), "");  // the agenda sends him out before
  const int second = put(t, alone, 3);
  item(t.s(), first).status = ItemStatus::dropped;
  EXPECT_EQ(refused(t, alone), "RPR-1.09.641a field_consul_first");
  take(t, second);
  EXPECT_EQ(status(t, second), ItemStatus::failed);
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  t.senator("fabius").place = Place::captive;
  EXPECT_FALSE(refuse_proposal(t.p(), seat(3), alone));
  t.senator("fabius").place = Place::rome;
  t.senator("fabius").office.reset();
  EXPECT_FALSE(refuse_proposal(t.p(), seat(3), alone));
}
// RPR-1.09.641a  The same by replacement.
TEST(Commander, TheFieldConsulFirstAsReplacement) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).army("furius", "syrian", 9, 0, 2).office("furius", Office::proconsul);
  t.war("1st_gallic", WarZone::active);
  EXPECT_EQ(refused(t, ReplaceCommander{man("furius"), man("cornelius")}),
            "RPR-1.09.641a field_consul_first");
  EXPECT_EQ(refused(t, ReplaceCommander{man("furius"), man("fabius")}), "");
  put(t, send({to("fabius", "1st_gallic", 9)}));
  EXPECT_EQ(refused(t, ReplaceCommander{man("furius"), man("cornelius")}), "");
  const int n = pass(t, ReplaceCommander{man("furius"), man("cornelius")});
  EXPECT_EQ(status(t, n), ItemStatus::failed);  // Fabius has not left after all
  EXPECT_EQ(t.senator("furius").place, Place::war);
}
// RPR-1.09.641a, 7.4  A mail may send the Field Consul by one line and the Rome Consul by the next.
TEST(Commander, TwoLinesOfOneAgenda) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  const auto propose = [](Proposal x) { return Order(Propose{std::move(x), false}); };
  const Order field = propose(send({to("fabius", "1st_gallic", 9)}));
  const Order rome = propose(send({to("cornelius", "syrian", 9, 2)}));
  const AgendaOrders window{seat(1), Stage::business};
  const Verdicts in_order = check_orders(t.p(), window, {field, rome});
  EXPECT_FALSE(in_order[0] || in_order[1]);
  const Verdicts reversed = check_orders(t.p(), window, {rome, field});
  ASSERT_TRUE(reversed[0]);
  EXPECT_EQ(reversed[0]->clause, "RPR-1.09.641a");
  EXPECT_FALSE(reversed[1]);
}
// RPR-1.07.332c, 7.4  So may a series: the earlier war by one line, the later one by the next.
TEST(Dispatch, TwoWarsOfASeriesByTwoLines) {
  TestTable t = senate();
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::active);
  const auto propose = [](Proposal x) { return Order(Propose{std::move(x), false}); };
  const Order earlier = propose(send({to("fabius", "1st_macedonian", 9, 10)}));
  const Order later = propose(send({to("fabius", "2nd_macedonian", 9, 5)}));
  const AgendaOrders window{seat(1), Stage::business};
  const Verdicts alone = check_orders(t.p(), window, {later});
  ASSERT_TRUE(alone[0]);
  EXPECT_EQ(alone[0]->clause, "RPR-1.07.332c");
  const Verdicts both = check_orders(t.p(), window, {earlier, later});
  EXPECT_FALSE(both[0] || both[1]);
}
// RPR-1.09.641b  They are gone at once, Master of Horse included, several by one proposal.
TEST(Dispatch, TheyLeaveAtOnce) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  t.office("furius", Office::dictator).office("claudius", Office::master_of_horse);
  const int n = pass(t, send({to("fabius", "syrian", 9, 2), to("furius", "1st_gallic", 8)}));
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  for (const char* id : {"fabius", "furius", "claudius"}) EXPECT_EQ(t.senator(id).place, Place::war) << id;
  EXPECT_EQ(t.senator("claudius").war, WarId("1st_gallic"));
  EXPECT_EQ(find_command(t.s(), man("furius"))->master, man("claudius"));
  EXPECT_EQ(legions_with(t, "fabius"), 9);
  EXPECT_EQ(fleets_with(t, "fabius"), 2);
  EXPECT_EQ(legions_with(t, "furius"), 8);
  EXPECT_EQ(legions_in_rome(t), 8);
  const int motion = put_motion(t);
  take(t, motion);
  EXPECT_EQ(tally(item(t.s(), motion)).in_favour, 3);  // Fabius does not vote any more
  EXPECT_TRUE(session_open(t.s()));
}
// RPR-1.09.642a  He who presides is sent to war: the session is over, and what was still on the agenda with
// it.
TEST(Dispatch, OfThePresidingMagistrate) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  const int n = put(t, send({to("cornelius", "syrian", 9, 2), to("fabius", "1st_gallic", 9)}));
  const int rest = put_motion(t);
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_FALSE(session_open(t.s()));
  EXPECT_EQ(status(t, rest), ItemStatus::dropped);
  EXPECT_EQ(t.told<SenateClosed>().front().why, Name("left"));
  EXPECT_EQ(legions_with(t, "fabius"), 9);  // the others of the same proposal go as well
  EXPECT_TRUE(find_command(t.s(), man("fabius"))->sent);
}
// RPR-1.09.642a  Rejected, or about somebody else: the session goes on.
TEST(Dispatch, OfSomebodyElse) {
  TestTable t = senate();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  defeat(t, send({to("cornelius", "syrian", 9, 2), to("fabius", "1st_gallic", 9)}));
  EXPECT_TRUE(session_open(t.s()));
  pass(t, send({to("fabius", "1st_gallic", 9)}));
  EXPECT_TRUE(session_open(t.s()));
}

UseTribune suspend_for(int number, Proposal proposal) {
  UseTribune o;
  o.moment = TribuneMoment::suspend;
  o.item = number;
  o.proposal = std::move(proposal);
  return o;
}
// RPR-1.09.642b  A Tribune suspends it for a proposal of his own; if the troops are gone by then it fails,
// else the vote goes on where it stood.
TEST(Dispatch, Suspended) {
  for (const bool troops_left : {false, true}) {
    TestTable t = senate();
    t.active_forces(18, 2).war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
    const int n = put(t, send({to("cornelius", "syrian", 9, 2), to("fabius", "1st_gallic", 9)}));
    t.card(3, "tribune_38").order(3, suspend_for(n, DisbandForces{{troops_left ? 0 : 1, 0, 0}}));
    if (troops_left) t.s().orders[seat(3)].window = {suspend_for(n, MinorMotion{"first"})};
    t.order(2, vote(kFor, {n}));
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::suspended);
    EXPECT_TRUE(t.faction(3).hand.empty());
    EXPECT_TRUE(session_open(t.s()));
    ASSERT_EQ(t.s().session.items.size(), 2u);
    const int his =
        t.s().session.items[0].number == n ? t.s().session.items[1].number : t.s().session.items[0].number;
    EXPECT_EQ(item(t.s(), his).resumes, n);
    t.s().orders.clear();
    t.order(1, vote(kFor, {his})).order(1, vote(kFor, {n}));
    take(t, his);
    EXPECT_EQ(status(t, his), ItemStatus::passed);
    take(t, n);
    EXPECT_EQ(status(t, n), troops_left ? ItemStatus::passed : ItemStatus::failed);
    EXPECT_EQ(session_open(t.s()), !troops_left);
    EXPECT_EQ(legions_with(t, "fabius"), troops_left ? 9 : 0);
    if (troops_left) {
      EXPECT_EQ(tally(item(t.s(), n)).in_favour, 5 + 5);  // what seat 2 had said counts
    }
  }
}
// RPR-1.09.642b  Only a vote that sends the presiding magistrate away.
TEST(Dispatch, NotSuspendedForOthers) {
  TestTable t = senate();
  t.war("1st_gallic", WarZone::active).card(3, "tribune_38");
  const int n = put(t, send({to("fabius", "1st_gallic", 9)}));
  const auto no = refuse(t.p(), seat(3), suspend_for(n, MinorMotion{"first"}), When::now);
  ASSERT_TRUE(no);
  EXPECT_EQ(no->clause, "RPR-1.09.151g");
  t.order(3, suspend_for(n, MinorMotion{"first"}));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
}

// RPR-1.09.643a, RPR-R-30  Too weak for its war: only with his player's word, or his faction's vote for it;
// one vote against among them is no consent. 6 + 2 (military) is enough for 8.
TEST(MinimumForce, Consent) {
  enum class Says { nothing, consent, votes_for, split, abstains, too_few, against };
  for (const auto& [says, goes] : std::map<Says, bool>{{Says::nothing, false},
                                                       {Says::consent, true},
                                                       {Says::votes_for, true},
                                                       {Says::split, false},
                                                       {Says::abstains, false},
                                                       {Says::too_few, false},
                                                       {Says::against, false}}) {
    TestTable t("middle");
    seat_senate(t);
    t.office("claudius", Office::field_consul).active_forces(25, 25).war("jugurthine", WarZone::active);
    t.senator("cornelius").knights = 9;
    const SendForces weak = send({to("claudius", "jugurthine", 5, 2)});
    EXPECT_EQ(refused(t, weak), "");
    const int n = put(t, weak);
    if (says == Says::consent)
      t.standing(2, Consent{man("claudius"), Role::command, SenatorId(), std::nullopt, 5});
    if (says == Says::too_few)
      t.standing(2, Consent{man("claudius"), Role::command, SenatorId(), std::nullopt, 6});
    if (says == Says::votes_for) t.order(2, vote(kFor, {n}));
    if (says == Says::split)
      t.order(2, vote(kFor, {n}, {man("claudius")})).order(2, vote(kAgainst, {n}, {man("manlius")}));
    if (says == Says::abstains) t.order(2, vote(VoteChoice::abstain, {n}));
    if (says == Says::against) t.order(2, vote(kAgainst, {n}));
    take(t, n);
    EXPECT_EQ(status(t, n), goes ? ItemStatus::passed : ItemStatus::failed) << static_cast<int>(says);
    EXPECT_EQ(legions_with(t, "claudius"), goes ? 5 : 0) << static_cast<int>(says);
    if (!goes) {
      EXPECT_EQ(t.told<ItemDecided>().back().why, Name("too_weak"));
    }
  }
  TestTable enough("middle");
  seat_senate(enough);
  enough.office("claudius", Office::field_consul).active_forces(25, 25).war("jugurthine", WarZone::active);
  EXPECT_EQ(status(enough, pass(enough, send({to("claudius", "jugurthine", 6, 2)}))), ItemStatus::passed);
}
// RPR-R-30  A proposal of his own faction has his consent.
TEST(MinimumForce, OfHisOwnFaction) {
  TestTable t = senate();
  t.war("syrian", WarZone::active);
  EXPECT_EQ(status(t, pass(t, send({to("fabius", "syrian", 1, 2)}))), ItemStatus::passed);
}

// RPR-R-31  A fleet still to be beaten: fleets and military against it; legions, where there are any, and
// military against the land; support in every case.
TEST(MinimumForce, AtSeaAndOnLand) {
  TestTable t = senate_with_claudius();  // military 2
  t.war("1st_punic", WarZone::active);   // land 10, support 5, fleet 10
  const auto weak = [&](int legions, int fleets, int veterans = 0) {
    return refuse_weak_force(t.p(), man("claudius"), WarId("1st_punic"), {legions, veterans, fleets})
        .has_value();
  };
  EXPECT_FALSE(weak(0, 8));
  EXPECT_TRUE(weak(0, 7));
  EXPECT_FALSE(weak(8, 8));
  EXPECT_TRUE(weak(7, 8));
  EXPECT_FALSE(weak(0, 8, 4));  // veterans count twice
  EXPECT_TRUE(weak(8, 7));
  war(t.s(), WarId("1st_punic")).naval_victory = true;
  EXPECT_FALSE(weak(8, 5));
  EXPECT_TRUE(weak(8, 4));  // support
  EXPECT_TRUE(weak(0, 25));
  TestTable pirates("late");
  seat_senate(pirates);
  pirates.office("claudius", Office::field_consul).war("1st_cilician_pirates", WarZone::active);
  pirates.s().leader.push_back({LeaderId("spartacus"), LeaderPlace::forum, {WarId("1st_cilician_pirates")}});
  EXPECT_TRUE(refuse_weak_force(pirates.p(), man("claudius"), WarId("1st_cilician_pirates"), {0, 0, 10}));
  EXPECT_FALSE(refuse_weak_force(pirates.p(), man("claudius"), WarId("1st_cilician_pirates"), {0, 0, 11}));
}
// RPR-R-31  Strengths as they will be: the war attacked makes its series stronger, and so do others that the
// same proposal attacks, and leaders who only wait for it.
TEST(MinimumForce, AsItWillBeOnceActivated) {
  TestTable t = senate_with_claudius();
  t.war("1st_illyrian", WarZone::active).war("2nd_illyrian", WarZone::inactive);  // 5/3 and 4/2
  const auto weak = [&](const char* war, int legions) {
    return refuse_weak_force(t.p(), man("claudius"), WarId(war), {legions, 0, 3}).has_value();
  };
  EXPECT_FALSE(weak("1st_illyrian", 3));
  EXPECT_TRUE(weak("2nd_illyrian", 5));
  EXPECT_FALSE(weak("2nd_illyrian", 6));  // 8 with the first
  const SendForces both =
      send({to("claudius", "1st_illyrian", 3, 3), to("cornelius", "2nd_illyrian", 12, 2)});
  const int n = pass(t, both);  // the first is worth 10 with the second
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.told<ItemDecided>().back().why, Name("too_weak"));
  EXPECT_EQ(zone_of(t, "2nd_illyrian"), WarZone::inactive);
  const int strong =
      pass(t, send({to("claudius", "1st_illyrian", 8, 3), to("cornelius", "2nd_illyrian", 12, 2)}));
  EXPECT_EQ(status(t, strong), ItemStatus::passed);

  TestTable leader = senate_with_claudius();
  leader.war("2nd_macedonian", WarZone::imminent).enemy_leader("philip_v", LeaderPlace::curia);
  const int strength = 10 + test_tables().leader(LeaderId("philip_v")).strength;
  EXPECT_TRUE(refuse_weak_force(leader.p(), man("claudius"), WarId("2nd_macedonian"), {strength - 3, 0, 5}));
  EXPECT_FALSE(refuse_weak_force(leader.p(), man("claudius"), WarId("2nd_macedonian"), {strength - 2, 0, 5}));
}

}  // namespace forces_test
}  // namespace adj::respublica
