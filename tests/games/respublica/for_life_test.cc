// RPR-1.09.82, R-51  The Consul for Life: how he is elected, what he rules, how he wins.

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace for_life_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

std::string refused(const TestTable& t, const char* id, int by = 1,
                    ItemOrigin origin = ItemOrigin::presiding) {
  return clause(refuse_item(t.p(), seat(by), ElectForLife{man(id)}, origin));
}
// Fulvius of faction 2 is in rebellion; the others of his faction sit in Rome.
void rebellion(TestTable& t) {
  t.senator("fulvius").rebel = true;
  t.senator("fulvius").place = Place::rebel_camp;
  CivilWar war;
  war.primary = man("fulvius");
  war.faction = seat(2);
  war.since = 1;
  t.s().civil_war = war;
  for (int number = 21; number <= 25; ++number) {
    legion(t.s(), number).place = UnitPlace::rebels;
    legion(t.s(), number).commander = man("fulvius");
  }
}

// RPR-1.09.821a  From the chair or by a Tribune; 21 influence and in Rome; an office is no hindrance.
TEST(ForLife, WhoMayBeNominated) {
  TestTable t;
  seat_senate(t);
  t.senator("cornelius").influence = 21;
  t.senator("claudius").influence = 20;
  EXPECT_EQ(refused(t, "cornelius"), "");  // he is Rome Consul
  EXPECT_EQ(refused(t, "claudius"), "RPR-1.09.821a");
  t.senator("claudius").influence = 21;
  EXPECT_EQ(refused(t, "claudius"), "");
  EXPECT_EQ(refused(t, "claudius", 3), "RPR-1.09.12b");
  EXPECT_EQ(refused(t, "claudius", 3, ItemOrigin::tribune), "");
  t.senator("claudius").place = Place::war;
  EXPECT_EQ(refused(t, "claudius"), "RPR-1.09.821a");
  t.man("acilius", 0).senator("acilius").influence = 30;
  EXPECT_EQ(refused(t, "acilius"), "RPR-1.09.821a");
  t.s().for_life = man("fabius");
  EXPECT_EQ(refused(t, "cornelius"), "RPR-1.09.821a");
}
// RPR-1.09.821a  Not before the Consuls are elected, and not while the Censor presides.
TEST(ForLife, WhenHeMayBeNominated) {
  for (const Stage stage : {Stage::consuls, Stage::dictator, Stage::censor, Stage::prosecutions,
                            Stage::governors, Stage::business, Stage::closed}) {
    TestTable t;
    seat_senate(t, stage);
    t.senator("claudius").influence = 25;
    const bool no = stage == Stage::consuls || stage == Stage::prosecutions || stage == Stage::closed;
    for (const ItemOrigin origin : {ItemOrigin::presiding, ItemOrigin::tribune})
      EXPECT_EQ(refused(t, "claudius", 1, origin) != "", no) << name_of(stage);
    EXPECT_EQ(refuse_proposal(t.p(), seat(1), ElectForLife{man("claudius")}).has_value(),
              stage == Stage::consuls || stage == Stage::prosecutions);
  }
}

// RPR-1.09.821b  His influence is added to the votes when his faction is called, even if it says nothing; a
// tie fails. It was the one vote of the year.
TEST(ForLife, InfluenceVotes) {
  for (const int talents : {17, 18}) {
    TestTable t;
    seat_senate(t);
    t.senator("claudius").influence = 24;
    t.senator("furius").talents = talents;
    const int n = put(t, ElectForLife{man("claudius")}, 3, ItemOrigin::tribune);
    t.order(1, vote(VoteChoice::abstain, {n}));
    t.order(3, vote(kAgainst, {n}, {}, {{man("furius"), talents, BuyAim::exactly}}));
    take(t, n);
    EXPECT_EQ(item(t.s(), n).extra_for, 24);
    EXPECT_EQ(tally(item(t.s(), n)).in_favour, 24);
    EXPECT_EQ(tally(item(t.s(), n)).against, 6 + talents);
    EXPECT_EQ(t.s().for_life, talents == 17 ? man("claudius") : SenatorId());
    t.s().for_life = SenatorId();
    EXPECT_EQ(refused(t, "claudius"), "RPR-1.09.131b");
  }
}
// RPR-1.09.821b  No veto …
TEST(ForLife, NoVeto) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").influence = 30;
  t.card(3, "tribune_38");
  const int n = put(t, ElectForLife{man("claudius")});
  EXPECT_EQ(clause(refuse(t.p(), seat(3), veto_on(n), When::now)), "RPR-1.09.152b");
  t.order(3, veto_on(n)).order(3, veto_on(n, true));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
}
// RPR-1.09.821b  … but the Tribune who nominates may be cancelled like any other; then nobody was proposed.
TEST(ForLife, TheTribuneMayBeCancelled) {
  for (const int die : {3, 4}) {
    TestTable t;
    seat_senate(t);
    t.senator("claudius").influence = 30;
    t.senator("fabius").talents = 3;
    t.card(2, "tribune_38").card(1, "graft_103");
    t.order(2, tribune(TribuneMoment::after, 0, ElectForLife{man("claudius")}));
    t.order(1, OpposeTribune{false, man("fabius"), 6}).dice({die});
    act(t);
    EXPECT_EQ(t.s().session.items.size(), die == 3 ? 0u : 1u);
    EXPECT_TRUE(t.faction(2).hand.empty());
    EXPECT_EQ(refused(t, "claudius"), "");
    EXPECT_FALSE(t.s().session.for_life_proposed);
  }
}

// RPR-1.09.821c  He may be killed while they vote …
TEST(ForLife, KilledDuringTheVote) {
  TestTable t;
  seat_full_senate(t);
  t.senator("manlius").influence = 30;
  const int n = put(t, ElectForLife{man("manlius")});
  Assassinate dagger = attempt("manlius", "aurelius");
  dagger.trigger = Trigger::nominated;
  t.order(3, dagger).dice({5});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  EXPECT_TRUE(t.s().for_life.empty());
}
// RPR-1.09.821c  … and not afterwards, however he came to it; others may.
TEST(ForLife, NotKilledAfterwards) {
  TestTable t;
  seat_full_senate(t);
  t.senator("manlius").influence = 30;
  const int n = put(t, ElectForLife{man("manlius")});
  take(t, n);
  ASSERT_EQ(t.s().for_life, man("manlius"));
  EXPECT_EQ(clause(refuse_attempt(t.p(), seat(3), attempt("manlius", "aurelius"))), "RPR-1.09.821c");
  EXPECT_EQ(clause(refuse_attempt(t.p(), seat(3), attempt("fulvius", "aurelius"))), "");
  t.s().for_life_appointed = true;
  EXPECT_EQ(clause(refuse_attempt(t.p(), seat(3), attempt("manlius", "aurelius"))), "RPR-1.09.821c");
}

// RPR-1.09.82a  From his election on his player decides for everybody, and wins when the turn ends.
TEST(ForLife, RulesAndWins) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").influence = 30;
  const int n = put(t, ElectForLife{man("claudius")}), later = put_motion(t);
  EXPECT_EQ(asked(t.s()), (std::vector{seat(1), seat(2), seat(3)}));
  take(t, n);
  ASSERT_EQ(t.told<ConsulForLife>().size(), 1u);
  EXPECT_EQ(t.told<ConsulForLife>().front(), (ConsulForLife{man("claudius"), seat(2), false}));
  for (const int player : {1, 2, 3}) EXPECT_EQ(decider(t.s(), seat(player)), seat(2));
  EXPECT_EQ(asked(t.s()), std::vector{seat(2)});
  EXPECT_FALSE(item(t.s(), later).balloted);  // 7.2: the rest is asked again
  t.order(2, vote(kAgainst, {later}));
  take(t, later);
  EXPECT_EQ(tally(item(t.s(), later)).against, 16);
  t.s().phase = Phase::revolution;
  EXPECT_EQ(decider(t.s(), seat(1)), seat(1));
  t.run(end_turn);
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::elected);
  EXPECT_EQ(t.s().outcome->winner, seat(2));
}
// RPR-1.09.82a, RPR-1.09.823d  Rome does not survive four wars: nobody wins.
TEST(ForLife, NotIfRomeFalls) {
  TestTable t;
  seat_senate(t);
  t.s().for_life = man("claudius");
  for (const char* war : {"1st_punic", "1st_macedonian", "syrian", "1st_gallic"}) t.war(war, WarZone::active);
  t.s().phase = Phase::combat;
  t.run(end_combat);
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::four_wars);
  EXPECT_EQ(t.s().outcome->winner, Seat{});
}

// RPR-1.09.823c  The rebel's faction votes and tries as it likes; nobody else has a word or a card of his
// own.
TEST(ForLife, TheRebelsFactionIsFree) {
  TestTable t;
  seat_full_senate(t);
  rebellion(t);
  t.s().for_life = man("furius");
  EXPECT_EQ(decider(t.s(), seat(1)), seat(3));
  EXPECT_EQ(decider(t.s(), seat(2)), seat(2));
  EXPECT_EQ(asked(t.s()), (std::vector{seat(2), seat(3)}));
  const int n = put_motion(t);
  t.order(3, vote(kFor)).order(2, vote(kAgainst)).order(1, vote(kAgainst));
  take(t, n);
  EXPECT_EQ(tally(item(t.s(), n)).in_favour, 10 + 8);
  EXPECT_EQ(tally(item(t.s(), n)).against, 5);
}
// RPR-1.09.823c, RPR-1.09.823b  Daggers: the rebel's, and the ruler's own; he cannot order others to strike,
// nor have they a will or a bodyguard of their own.
TEST(ForLife, WhoMayStrike) {
  for (const int player : {1, 2, 3}) {
    TestTable t;
    seat_full_senate(t);
    rebellion(t);
    t.s().for_life = man("furius");
    const int n = put_motion(t);
    const char* by = player == 1 ? "papirius" : player == 2 ? "manlius" : "aurelius";
    const char* target = player == 2 ? "fabius" : "claudius";
    t.card(1, "secret_bodyguard_47");
    t.order(player, attempt(target, by));
    if (player != 1) t.dice({5});
    t.run([](RprTable& table) { run_assassinations(table, Moment{}); });
    EXPECT_EQ(t.told<AssassinationTried>().size(), player == 1 ? 0u : 1u) << player;
    EXPECT_EQ(t.faction(1).hand.size(), 1u);
    if (player == 2) {
      EXPECT_FALSE(find_senator(t.s(), man("fabius")));
    }
    EXPECT_EQ(clause(refuse_attempt(t.p(), seat(3), attempt("claudius", "papirius"))), "RPR-1.09.7a");
    EXPECT_EQ(status(t, n), ItemStatus::pending);
  }
}
// RPR-1.09.823c  He dies: everybody is his own master again. He is captured: nobody is.
TEST(ForLife, DeathAndCapture) {
  TestTable t;
  seat_full_senate(t);
  t.s().for_life = man("junius");
  t.senator("junius").place = Place::captive;
  EXPECT_EQ(decider(t.s(), seat(1)), seat(3));
  EXPECT_EQ(asked(t.s()), std::vector{seat(3)});
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.10.71d", man("junius"), "captive"); });
  EXPECT_TRUE(t.s().for_life.empty());
  for (const int player : {1, 2, 3}) EXPECT_EQ(decider(t.s(), seat(player)), seat(player));
  EXPECT_EQ(asked(t.s()).size(), 3u);
  t.run(end_turn);
  EXPECT_FALSE(t.ended());
}

// RPR-1.09.823d  A rebel who beats the Senate's army in this turn wins before him …
TEST(ForLife, TheRebelMayStillWin) {
  TestTable t;
  seat_full_senate(t);
  t.active_forces(0, 0);
  rebellion(t);
  t.s().for_life = man("furius");
  t.army("cornelius", "civil_war", 4).s().phase = Phase::combat;
  t.dice({1, 2, 2}).draws({"1", "2"});  // 5 + 8 − 7 = 6: defeat, two lost
  t.run([](RprTable& table) {
    prepare_combat(table);
    while (more_battles(table.state())) fight_battle(table);
  });
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->winner, seat(2));
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
}
// RPR-1.09.823d  … and otherwise the turn ends with him, whatever the civil war has come to.
TEST(ForLife, WinsInTheMiddleOfACivilWar) {
  TestTable t;
  seat_full_senate(t);
  rebellion(t);
  t.s().for_life = man("furius");
  t.s().phase = Phase::revolution;
  t.run(end_turn);
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->winner, seat(3));
  EXPECT_EQ(t.s().outcome->ending, Ending::elected);
}

// RPR-1.09.823d, RPR-1.11.35a  Nobody sent against the rebel: his coup has succeeded, as the Consul for Life
// alone decides who is sent; by the option only a battle counts.
TEST(ForLife, TheRebelWhomNobodyMeets) {
  for (const bool enough : {true, false}) {
    TestTable t("early", 3, {{"unopposed_rebel_beats_cfl", enough ? "yes" : "no"}});
    seat_full_senate(t);
    rebellion(t);
    t.s().turn = t.s().civil_war->since + 1;
    t.s().for_life = man("furius");
    t.s().phase = Phase::combat;
    t.run(end_combat);
    EXPECT_EQ(t.ended(), enough);
    if (!enough) {
      t.s().phase = Phase::revolution;
      t.run(end_turn);
    }
    ASSERT_TRUE(t.ended());
    EXPECT_EQ(t.s().outcome->ending, enough ? Ending::rebel : Ending::elected);
    EXPECT_EQ(t.s().outcome->winner, enough ? seat(2) : seat(3));
  }
}
// RPR-1.09.823d, RPR-1.12.2b  A State that goes bankrupt is the rebel's, whoever else was to have it.
TEST(ForLife, TheRebelOfABankruptState) {
  TestTable t;
  seat_full_senate(t);
  rebellion(t);
  t.s().for_life = man("furius");
  t.s().treasury = 5;
  t.run([](RprTable& table) { state_pays(table, "RPR-1.06.53a", 20, "wars"); });
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel_bankruptcy);
  EXPECT_EQ(t.s().outcome->winner, seat(2));
}

// RPR-R-51  Thirty-five abroad count when he is back in Rome: a commander, a governor, a Master of Horse, a
// ransomed captive.
TEST(ForLife, BackInRome) {
  const auto check = [](const char* how, const std::function<void(TestTable&)>& home) {
    TestTable t;
    seat_full_senate(t);
    t.senator("manlius").influence = 35;
    t.office("furius", Office::dictator);
    t.army("furius", "1st_gallic", 5);
    t.war("1st_gallic", WarZone::active);
    if (std::string(how) == "commander") {
      t.army("manlius", "1st_gallic", 5);
    } else {
      t.senator("manlius").place = Place::war;
      t.senator("manlius").war = WarId("1st_gallic");
      t.office("manlius", Office::master_of_horse);
      find_command(t.s(), man("furius"))->master = man("manlius");
    }
    t.run([](RprTable& table) { check_appointment_for_life(table); });
    EXPECT_TRUE(t.s().for_life.empty()) << how;
    home(t);
    EXPECT_EQ(t.s().for_life, man("manlius")) << how;
    EXPECT_TRUE(t.s().for_life_appointed) << how;
  };
  check("commander", [](TestTable& t) {
    t.run([](RprTable& table) { bring_home(table, "RPR-1.09.644a", man("manlius"), "recalled"); });
  });
  check("master", [](TestTable& t) {
    t.run([](RprTable& table) { bring_home(table, "RPR-1.09.644a", man("furius"), "recalled"); });
  });
  check("master of a dead Dictator", [](TestTable& t) {
    t.run([](RprTable& table) { kill_senator(table, "RPR-1.10.7a", man("furius"), "battle"); });
  });
  check("master of a captured Dictator", [](TestTable& t) {
    t.run([](RprTable& table) { capture(table, man("furius"), WarId("1st_gallic")); });
  });
}
// RPR-R-51
TEST(ForLife, AGovernorComesHome) {
  TestTable t;
  seat_full_senate(t);
  t.province("sicilia", "manlius", 1);
  t.senator("manlius").influence = 40;
  t.s().treasury = 500;
  t.run([](RprTable& table) { check_appointment_for_life(table); });
  EXPECT_TRUE(t.s().for_life.empty());
  t.s().phase = Phase::revenue;
  t.run(pay_debts);
  EXPECT_EQ(t.s().for_life, man("manlius"));
}

}  // namespace for_life_test
}  // namespace adj::respublica
