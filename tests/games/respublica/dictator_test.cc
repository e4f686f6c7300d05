// RPR-1.09.3  Dictator and Master of Horse.

#include "tests/games/respublica/sittings_for_test.h"

namespace adj::respublica {
namespace dictator_test {

// Cornelius (seat 1) and Claudius (seat 2) are Consuls, and Rome has to fear the 1st Punic War.
void seat_in_danger(TestTable& t, Stage stage = Stage::dictator) {
  seat_senate(t, stage);
  t.office("claudius", Office::field_consul).war("1st_punic", WarZone::active);
}
void appoint(TestTable& t, int who, const char* id) { t.standing(who, AppointDictator{man(id)}); }
War& punic(TestTable& t) { return respublica::war(t.s(), WarId("1st_punic")); }

// RPR-1.09.3a, RPR-R-27  Three active wars; two are not enough, and one that nobody fights counts.
TEST(Danger, ThreeActiveWars) {
  TestTable t;
  seat_senate(t, Stage::dictator);
  t.war("syrian", WarZone::active)
      .war("1st_gallic", WarZone::unprosecuted)
      .war("1st_illyrian", WarZone::inactive);
  EXPECT_FALSE(dictator_possible(t.p()));
  EXPECT_EQ(refused(t, ElectDictator{man("fabius")}), "RPR-1.09.3a");
  respublica::war(t.s(), WarId("1st_illyrian")).zone = WarZone::active;
  EXPECT_TRUE(dictator_possible(t.p()));
  EXPECT_EQ(refused(t, ElectDictator{man("fabius")}), "");
}
// RPR-1.09.3a, RPR-R-27  One active war of 20 by land and sea together; a naval victory takes its fleet away.
TEST(Danger, OneGreatWar) {
  TestTable t;
  seat_senate(t, Stage::dictator);
  t.war("1st_punic", WarZone::active);  // 10 and 10
  EXPECT_TRUE(dictator_possible(t.p()));
  punic(t).naval_victory = true;
  EXPECT_FALSE(dictator_possible(t.p()));
  punic(t).naval_victory = false;
  for (const WarZone zone : {WarZone::inactive, WarZone::imminent}) {
    punic(t).zone = zone;
    EXPECT_FALSE(dictator_possible(t.p()));
  }
}
// RPR-R-27  As it stands now: with its leader, and with what other active wars of its series add.
TEST(Danger, LeadersAndMatchingWars) {
  TestTable t;
  seat_senate(t, Stage::dictator);
  t.war("2nd_punic", WarZone::active);  // 15
  EXPECT_FALSE(dictator_possible(t.p()));
  t.enemy_leader("hannibal");  // and 7
  EXPECT_TRUE(dictator_possible(t.p()));
  TestTable twins;
  seat_senate(twins, Stage::dictator);
  twins.war("2nd_macedonian", WarZone::active).war("3rd_macedonian", WarZone::inactive);  // 10
  EXPECT_FALSE(dictator_possible(twins.p()));
  respublica::war(twins.s(), WarId("3rd_macedonian")).zone = WarZone::active;  // both double
  EXPECT_TRUE(dictator_possible(twins.p()));
}

// RPR-1.09.3b  Aligned, in Rome, without office; a Censor may be, and is Censor no longer.
TEST(Dictator, WhoMayBe) {
  TestTable t;
  seat_in_danger(t);
  t.man("julius", 0).office("manlius", Office::censor);
  EXPECT_EQ(refused(t, ElectDictator{man("furius")}), "");
  EXPECT_EQ(refused(t, ElectDictator{man("manlius")}), "");
  EXPECT_EQ(refused(t, ElectDictator{man("claudius")}), "RPR-1.09.3b");  // Field Consul
  EXPECT_EQ(refused(t, ElectDictator{man("julius")}), "RPR-1.09.3b");    // unaligned
  send_away(t, {"furius"});
  EXPECT_EQ(refused(t, ElectDictator{man("furius")}), "RPR-1.09.3b");
  EXPECT_EQ(refused_order(t, 1, AppointDictator{man("claudius")}), "RPR-1.09.3b");
  EXPECT_EQ(refused_order(t, 1, AppointDictator{man("manlius")}), "");
  put_and_vote(t, ElectDictator{man("manlius")}, kFor);
  EXPECT_EQ(office_of(t, "manlius"), Office::dictator);
  EXPECT_TRUE(holder(t.s(), Office::censor).empty());
}
// RPR-1.09.3b, RPR-1.09.33c  Before the Consuls are elected nobody knows who will be free: the old Dictator
// may be named ahead.
TEST(Dictator, NamedAhead) {
  TestTable t;
  seat_in_danger(t, Stage::consuls);
  t.office("fabius", Office::dictator);
  EXPECT_EQ(refused_order(t, 2, AppointDictator{man("fabius")}), "");
  EXPECT_EQ(refused_order(t, 2, AppointDictator{man("valerius")}), "RPR-1.09.31a");
  t.s().session.stage = Stage::dictator;
  EXPECT_EQ(refused_order(t, 2, AppointDictator{man("fabius")}), "RPR-1.09.3b");
}

// RPR-1.09.31a  Both Consuls together; no vote, no veto.
TEST(Appointment, BothConsulsAgree) {
  TestTable t;
  seat_in_danger(t);
  t.card(3, "tribune_38");
  appoint(t, 1, "furius");
  appoint(t, 2, "furius");
  const int other = put(t, ElectDictator{man("fabius")});  // was to be voted on, now needless
  all_vote(t, other, kFor);
  t.order(3, veto_on(other));
  act(t);
  EXPECT_EQ(office_of(t, "furius"), Office::dictator);
  EXPECT_EQ(t.told<OfficeTaken>().front().how, Name("appointed"));
  EXPECT_EQ(status(t, other), ItemStatus::dropped);
  EXPECT_TRUE(t.told<FactionVoted>().empty());
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
}
// RPR-1.09.31a  One of two is not enough, nor two who want different men, nor others than Consuls.
TEST(Appointment, NotWithoutAgreement) {
  for (const std::pair<const char*, const char*>& wanted :
       {std::pair{"furius", ""}, std::pair{"", "furius"}, std::pair{"furius", "fabius"}}) {
    TestTable t;
    seat_in_danger(t);
    if (*wanted.first) appoint(t, 1, wanted.first);
    if (*wanted.second) appoint(t, 2, wanted.second);
    appoint(t, 3, "furius");
    enter(t, Stage::dictator);
    EXPECT_TRUE(holder(t.s(), Office::dictator).empty());
    EXPECT_EQ(t.s().session.stage, Stage::dictator);
  }
}
// RPR-1.09.31a  When one has been killed the other decides alone; and only of men who may be.
TEST(Appointment, TheSurvivorAlone) {
  TestTable t;
  seat_full_senate(t, Stage::dictator);
  t.office("claudius", Office::field_consul).war("1st_punic", WarZone::active).leader(2, "manlius");
  appoint(t, 1, "furius");
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.09.72a", man("claudius"), "assassinated"); });
  enter(t, Stage::dictator);
  EXPECT_EQ(office_of(t, "furius"), Office::dictator);
  TestTable consul;
  seat_in_danger(consul);
  appoint(consul, 1, "claudius");
  appoint(consul, 2, "claudius");
  enter(consul, Stage::dictator);
  EXPECT_EQ(office_of(consul, "claudius"), Office::field_consul);
}
// RPR-1.09.31a  Before they have been asked nobody goes on to the Censor.
TEST(Appointment, TheConsulsAreAsked) {
  TestTable t;
  seat_in_danger(t);
  t.s().session.agenda_asked = true;
  const auto asked = t.run_to_window([](RprTable& table) {
    for (int i = 0; i < 9; ++i) hold_session(table);
  });
  EXPECT_EQ(asked, (std::vector<std::string>{"ballots/1", "ballots/2", "ballots/3"}));
  EXPECT_EQ(t.s().session.stage, Stage::dictator);
}
// RPR-1.09.3b  When everybody in Rome holds an office there is no Dictator, and nobody is asked for one.
TEST(Appointment, NobodyIsFree) {
  TestTable t;
  seat_in_danger(t);
  send_away(t, {"fabius", "manlius", "furius", "aurelius"});
  EXPECT_TRUE(dictator_possible(t.p()));
  act(t);
  EXPECT_GT(t.s().session.stage, Stage::dictator);
  EXPECT_TRUE(holder(t.s(), Office::dictator).empty());
}

// RPR-1.09.32a  He who presides calls an election; it may be vetoed, and another may be tried as often as he
// likes.
TEST(ElectedDictator, AgainAndAgain) {
  TestTable t;
  seat_in_danger(t);
  t.card(3, "tribune_38");
  EXPECT_EQ(status(t, put_and_vote(t, ElectDictator{man("fabius")}, kAgainst)), ItemStatus::failed);
  const int vetoed = put(t, ElectDictator{man("manlius")});
  all_vote(t, vetoed, kFor);
  t.order(3, veto_on(vetoed));
  take(t, vetoed);
  EXPECT_EQ(status(t, vetoed), ItemStatus::vetoed);
  EXPECT_TRUE(holder(t.s(), Office::dictator).empty());
  EXPECT_EQ(refused(t, ElectDictator{man("manlius")}), "RPR-1.09.131a");
  const int third = put_and_vote(t, ElectDictator{man("aurelius")}, kFor);
  EXPECT_EQ(status(t, third), ItemStatus::passed);
  EXPECT_EQ(office_of(t, "aurelius"), Office::dictator);
  EXPECT_EQ(refused(t, ElectDictator{man("furius")}, 3), "RPR-1.09.3a");  // there is one
}
// RPR-1.09.32a  Anybody else needs a Tribune.
TEST(ElectedDictator, ByATribune) {
  TestTable t;
  seat_in_danger(t);
  t.card(3, "tribune_38");
  const ElectDictator furius{man("furius")};
  EXPECT_EQ(refused(t, furius, 3), "RPR-1.09.12b");
  UseTribune line;
  line.proposal = furius;
  t.order(3, line);
  act(t);
  ASSERT_EQ(t.s().session.items.size(), 1u);
  EXPECT_EQ(t.s().session.items[0].origin, ItemOrigin::tribune);
  EXPECT_TRUE(t.faction(3).hand.empty());
  t.s().session.items[0].balloted = true;
  all_vote(t, 1, kFor);
  act(t);
  EXPECT_EQ(office_of(t, "furius"), Office::dictator);
  EXPECT_EQ(t.s().session.stage, Stage::censor);
}

// RPR-1.09.32b  Still while candidates for Censor are voted on, then the election of the Censor goes on under
// him; never once there is one.
TEST(ElectedDictator, UntilTheCensorIsChosen) {
  TestTable t;
  seat_in_danger(t, Stage::censor);
  for (const char* id : {"manlius", "furius", "aurelius"}) t.senator(id).prior_consul = true;
  const ElectDictator fabius{man("fabius")};
  EXPECT_EQ(refused(t, fabius), "");
  EXPECT_EQ(refused(t, fabius, 3, ItemOrigin::tribune), "");
  const int n = put(t, fabius, 3, ItemOrigin::tribune);
  all_vote(t, n, kFor);
  t.standing(1, NameMaster{man("manlius")});
  act(t);
  EXPECT_EQ(office_of(t, "fabius"), Office::dictator);
  EXPECT_EQ(t.s().session.stage, Stage::censor);
  EXPECT_EQ(t.s().session.presiding, man("fabius"));
  for (const Stage late : {Stage::prosecutions, Stage::governors, Stage::business}) {
    TestTable after;
    seat_in_danger(after, late);
    EXPECT_EQ(clause_of(refuse_proposal(after.p(), seat(1), fabius)), "RPR-1.09.32b");
    EXPECT_NE(refused(after, fabius), "");
    EXPECT_NE(refused(after, fabius, 3, ItemOrigin::tribune), "");
  }
}

// RPR-1.09.33a  Seven influence, the chair, and a Master of Horse of his choice with three.
TEST(Dictator, TakesOffice) {
  TestTable t;
  seat_in_danger(t);
  t.office("aurelius", Office::censor).standing(3, NameMaster{man("aurelius")});
  put_and_vote(t, ElectDictator{man("furius")}, kFor);
  EXPECT_EQ(t.senator("furius").influence, 3 + 7);
  EXPECT_EQ(t.s().session.presiding, man("furius"));
  EXPECT_EQ(t.s().session.presiding_seat, seat(3));
  EXPECT_EQ(office_of(t, "aurelius"), Office::master_of_horse);  // no longer Censor
  EXPECT_EQ(t.senator("aurelius").influence, 3 + 3);
}
// RPR-1.09.33a  Not an office holder, not a man abroad; without a good word the best soldier of his own
// faction, else of all.
TEST(Dictator, MasterOfHorseWithoutAWord) {
  struct Case {
    const char* wanted;
    bool alone;
    const char* master;
  };
  for (const Case& c : {Case{"cornelius", false, "aurelius"}, Case{"manlius", false, "manlius"},
                        Case{"", false, "aurelius"}, Case{"", true, "fabius"}}) {
    TestTable t;
    seat_in_danger(t);
    if (*c.wanted) t.standing(3, NameMaster{man(c.wanted)});
    if (c.alone) send_away(t, {"aurelius"});
    put_and_vote(t, ElectDictator{man("furius")}, kFor);
    EXPECT_EQ(holder(t.s(), Office::master_of_horse), man(c.master)) << c.wanted << c.alone;
  }
  TestTable t;
  seat_in_danger(t);
  EXPECT_EQ(refused_order(t, 3, NameMaster{man("cornelius")}), "RPR-1.09.33a");
  send_away(t, {"aurelius"});
  EXPECT_EQ(refused_order(t, 3, NameMaster{man("aurelius")}), "RPR-1.09.33a");
  EXPECT_EQ(refused_order(t, 3, NameMaster{man("fabius")}), "");
}

// RPR-1.09.33b  What a Dictator proposes is voted on and may fail, but no Tribune stops it.
TEST(Dictator, HisProposalsAreNotVetoed) {
  for (const VoteChoice choice : {kFor, kAgainst}) {
    TestTable t;
    seat_in_danger(t, Stage::business);
    t.office("furius", Office::dictator).card(2, "tribune_38");
    t.s().session.presiding = man("furius");
    t.s().session.presiding_seat = seat(3);
    const int n = put_motion(t, 3);
    all_vote(t, n, choice);
    t.order(2, veto_on(n));
    EXPECT_EQ(refused_order(t, 2, veto_on(n)), "RPR-1.09.152b");
    take(t, n);
    EXPECT_EQ(status(t, n), choice == kFor ? ItemStatus::passed : ItemStatus::failed);
    EXPECT_EQ(t.faction(2).hand.size(), 1u);
  }
}
// RPR-1.09.33b  Only his own: a Tribune's proposal, and a trial by the Censor, may be vetoed.
TEST(Dictator, OthersProposalsAre) {
  TestTable t;
  seat_in_danger(t, Stage::business);
  t.office("furius", Office::dictator).card(2, "tribune_38");
  t.s().session.presiding = man("furius");
  t.s().session.presiding_seat = seat(3);
  const int n = put_motion(t, 3, ItemOrigin::tribune);
  all_vote(t, n, kFor);
  t.order(2, veto_on(n));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
  t.office("aurelius", Office::censor).s().session.stage = Stage::prosecutions;
  t.run([](RprTable& table) { set_presiding(table, "censor"); });
  Item trial;
  trial.proposal = Prosecution{};
  trial.proposer = seat(3);
  EXPECT_TRUE(may_be_vetoed(t.p(), trial));
}

// RPR-1.09.33c  Both serve into the next year; when its Consuls are elected the same man may be named again
// at once.
TEST(Dictator, UntilTheNextConsuls) {
  TestTable t;
  seat_in_danger(t, Stage::business);
  t.office("furius", Office::dictator).office("aurelius", Office::master_of_horse);
  t.draws({"none"}).run(mortality);
  EXPECT_EQ(office_of(t, "furius"), Office::dictator);
  EXPECT_EQ(office_of(t, "aurelius"), Office::master_of_horse);
  t.s().phase = Phase::senate;
  appoint(t, 1, "furius");
  appoint(t, 2, "furius");
  t.standing(1, PreferConsul{man("fabius")}).standing(2, PreferConsul{man("fabius")});
  t.standing(3, NameMaster{man("aurelius")});
  t.run([](RprTable& table) {
    fill_consuls(table, man("fabius"), man("manlius"), "elected");
    EXPECT_TRUE(holder(table.state(), Office::dictator).empty());
    enter_stage(table, Stage::dictator);
  });
  EXPECT_EQ(office_of(t, "furius"), Office::dictator);
  EXPECT_EQ(t.senator("furius").influence, 3 + 7);
  EXPECT_EQ(office_of(t, "aurelius"), Office::master_of_horse);
}
// RPR-1.09.33c  The wars must still be there.
TEST(Dictator, NotAgainInPeace) {
  TestTable t;
  seat_in_danger(t, Stage::consuls);
  t.office("furius", Office::dictator);
  t.s().war.clear();
  t.standing(1, AppointDictator{man("furius")}).standing(2, AppointDictator{man("furius")});
  t.standing(1, PreferConsul{man("fabius")}).standing(2, PreferConsul{man("fabius")});
  t.run([](RprTable& table) {
    fill_consuls(table, man("fabius"), man("manlius"), "elected");
    enter_stage(table, Stage::dictator);
  });
  EXPECT_FALSE(office_of(t, "furius"));
}

// --- The Master of Horse at war
void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}
// Fabius is Dictator, his Master of Horse with him.
TestTable at_war(const char* master_card, const char* war, int legions, int fleets) {
  TestTable t;
  t.man("fabius", 1)
      .man("valerius", 1)
      .man("julius", 2)
      .man(master_card, 2)
      .leader(1, "valerius")
      .leader(2, "julius");
  const std::string master = test_tables().senator(SenatorId(master_card)).family_id.str();
  t.office("fabius", Office::dictator).office(master.c_str(), Office::master_of_horse);
  t.war(war, WarZone::active).active_forces(0, 0).army("fabius", war, legions, 0, fleets);
  t.senator(master.c_str()).place = Place::war;
  t.senator(master.c_str()).war = WarId(war);
  t.s().command.front().master = man(master.c_str());
  return t;
}

// RPR-1.09.34b  A victory is the Dictator's alone.
TEST(MasterOfHorse, GainsNothing) {
  TestTable t = at_war("aemilius", "1st_gallic", 20, 0);
  t.dice({4, 4, 4}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::victory);
  EXPECT_EQ(t.senator("fabius").influence, 5 + 5);
  EXPECT_EQ(t.senator("fabius").popularity, 5);
  EXPECT_EQ(t.senator("aemilius").influence, 1);
  EXPECT_EQ(t.senator("aemilius").popularity, 0);
  EXPECT_FALSE(t.senator("aemilius").victorious);
}
// RPR-1.09.34b  A defeat kills both.
TEST(MasterOfHorse, DiesWithHim) {
  TestTable t = at_war("aemilius", "1st_gallic", 1, 0);
  t.dice({1, 1, 1}).draws({"1"}).run(combat);  // 3 + 2 − 10
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::defeat);
  EXPECT_FALSE(in_play(t, "fabius"));
  EXPECT_FALSE(in_play(t, "aemilius"));
}
// RPR-1.09.34b  The chits of a battle may name him, and only him.
TEST(MasterOfHorse, IsDrawnFor) {
  TestTable t = at_war("aemilius", "1st_gallic", 4, 0);                                // 4 and 4 of 8
  t.dice({4, 4, 4}).draws({"1", "2", "3"}).draws({"19", "none", "none"}).run(combat);  // 12 − 2: three
  ASSERT_EQ(t.told<BattleFought>().front().result, CombatResult::stalemate);
  EXPECT_TRUE(in_play(t, "fabius"));
  EXPECT_FALSE(in_play(t, "aemilius"));
}
// RPR-1.09.34b  Scipio spares a Dictator no disaster whom he only accompanies.
TEST(MasterOfHorse, NullifiesNothing) {
  TestTable t = at_war("1A", "2nd_punic", 4, 5);
  t.dice({3, 3, 4})
      .draws({"1", "2", "1", "2", "3"})
      .draws({"none", "none", "none", "none", "20"})
      .run(combat);
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::disaster);
}

}  // namespace dictator_test
}  // namespace adj::respublica
