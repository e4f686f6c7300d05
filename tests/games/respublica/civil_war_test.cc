// RPR-1.11.35, 1.11.37  The Senate's armies against the rebel, and how a rebellion ends.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace civil_war_test {

void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}

// Julius (military 4) of faction 2 is in rebellion, Manlius with him; Claudius stays loyal. Cornelius (4) of
// faction 1 commands for the Senate. Legions of the Senate come first: 1, 2, …
struct CivilWarTable : TestTable {
  CivilWarTable(int senate_legions, int rebel_legions, const char* scenario = "early") : TestTable(scenario) {
    man("cornelius", 1)
        .man("fabius", 1)
        .man("julius", 2)
        .man("manlius", 2)
        .man("claudius", 2)
        .man("furius", 3);
    leader(1, "fabius").leader(2, "claudius").leader(3, "furius").active_forces(0, 0);
    s().clockwise = {Seat{1}, Seat{2}, Seat{3}};
    s().turn = 5;
    s().unrest = 3;
    s().treasury = 100;
    if (senate_legions > 0) army("cornelius", "civil_war", senate_legions);
    office("cornelius", Office::rome_consul);
    for (const char* id : {"julius", "manlius"}) {
      senator(id).rebel = true;
      senator(id).place = Place::rebel_camp;
    }
    for (int number = senate_legions + 1; number <= senate_legions + rebel_legions; ++number) {
      legion(s(), number).place = UnitPlace::rebels;
      legion(s(), number).commander = SenatorId("julius");
    }
    CivilWar war;
    war.primary = SenatorId("julius");
    war.faction = Seat{2};
    war.since = 4;
    s().civil_war = war;
  }
  std::size_t legions(UnitPlace place = UnitPlace::rome) { return legions_at(s(), place).size(); }
};

// RPR-EVT-161a, RPR-EVT-166-1, RPR-1.11.371a  The Senate's allies and the rebel's leave in a civil war too,
// unless the option says no; the reward is half of what the rebel led himself.
TEST(CivilWar, Deserters) {
  for (const bool counts : {true, false})
    for (const EventCard event : {EventCard::ally_deserts, EventCard::enemys_ally_deserts}) {
      CivilWarTable t(12, 4);
      t.s().options["desertions_in_civil_war"] = counts ? "yes" : "no";
      t.event(event);
      const bool even = event == EventCard::ally_deserts;
      t.dice({3, 6, even ? 5 : 6});  // 14 or 15, and 16 against 8
      t.run(combat);
      const int change = counts ? (even ? 3 : -3) : 0;
      EXPECT_EQ(t.told<BattleFought>().front().enemy_strength, 8 + change);
      EXPECT_EQ(t.senator("cornelius").influence, 5 + 4);
    }
}
// RPR-1.11.37a  Legions, veterans twice, and his military as far as the army carries it; the ex-Master of
// Horse adds his.
TEST(CivilWar, RebelStrength) {
  CivilWarTable t(0, 6);
  EXPECT_EQ(rebel_strength(t.p()), 6 + 4);
  legion(t.s(), 1).veteran = legion(t.s(), 2).veteran = true;
  EXPECT_EQ(rebel_strength(t.p()), 8 + 4);
  t.s().civil_war->master = man("manlius");
  EXPECT_EQ(rebel_strength(t.p()), 8 + 7);
  EXPECT_EQ(war_strength(t.p(), kCivilWar).land, 15);
  t.senator("manlius").rebel = false;  // an heir of the dead Master of Horse
  EXPECT_EQ(rebel_strength(t.p()), 8 + 4);
  CivilWarTable weak(0, 3);
  EXPECT_EQ(rebel_strength(weak.p()), 3 + 3);
}

// RPR-1.11.371a, RPR-1.11.37b, RPR-1.11.37d  Victory: both sides lose what the table says; the rebels die,
// what is left of their legions comes home; unrest falls; half the rebel's strength in popularity and
// influence.
TEST(CivilWar, Victory) {
  CivilWarTable t(10, 5);  // 14 against 5 + 4
  t.dice({3, 3, 4});       // 10 + 5 = 15: victory, three lost
  t.draws({"1", "2", "3", "11", "12", "13", "none", "none", "none", "none", "20", "30"});
  t.run(combat);
  const BattleFought fought = t.told<BattleFought>().front();
  EXPECT_EQ(fought.rome_strength, 14);
  EXPECT_EQ(fought.enemy_strength, 9);
  EXPECT_EQ(fought.result, CombatResult::victory);
  ASSERT_EQ(t.told<LossesTaken>().size(), 2u);
  EXPECT_EQ(t.told<LossesTaken>()[0].legions, (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(t.told<LossesTaken>()[1].legions, (std::vector<int>{11, 12, 13}));
  EXPECT_TRUE(t.told<LossesTaken>()[1].enemy);
  EXPECT_EQ(t.told<ChitsDrawn>().front().chits.size(), 6u);
  EXPECT_EQ(t.s().unrest, 2);
  EXPECT_EQ(t.senator("cornelius").popularity, -1 + 5);
  EXPECT_EQ(t.senator("cornelius").influence, 5 + 5);
  EXPECT_TRUE(t.senator("cornelius").victorious);
  EXPECT_EQ(t.senator("cornelius").place, Place::war);
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_FALSE(find_senator(t.s(), man("julius")));
  EXPECT_FALSE(find_senator(t.s(), man("manlius")));
  EXPECT_TRUE(find_senator(t.s(), man("claudius")));
  EXPECT_EQ(t.legions(), 2u);
  EXPECT_EQ(t.told<RebellionOver>().front().why, "beaten");
  EXPECT_EQ(t.told<VeteransMade>().size(), 1u);  // RPR-R-35: on the winner's side only
  EXPECT_FALSE(t.ended());
}
// RPR-R-86, RPR-1.11.3a  He who beat the rebels is a victorious commander: he lays down, or rebels himself.
TEST(CivilWar, TheVictorMayRebel) {
  for (const bool rebels : {false, true}) {
    CivilWarTable t(10, 5);
    t.dice({6, 6, 6}).run(combat);
    t.s().phase = Phase::revolution;
    if (rebels) t.order(1, Rebel{man("cornelius"), 0, {}}).dice({6, 6, 6, 6, 6, 6, 6, 6, 6});
    for (int seat = 1; rebels && seat <= 3; ++seat) t.answer("allegiance", seat, {});
    t.run(declare_rebellion);
    EXPECT_EQ(t.s().civil_war.has_value(), rebels);
    EXPECT_EQ(t.senator("cornelius").rebel, rebels);
    EXPECT_EQ(t.legions(UnitPlace::rebels), rebels ? 10u : 0u);
  }
}
// RPR-1.11.372a, RPR-R-35, RPR-1.11.37d  Stalemate: both lose, a veteran on either side, nothing is decided;
// unrest stays.
TEST(CivilWar, Stalemate) {
  CivilWarTable t(6, 6);  // 10 against 10
  t.dice({3, 4, 4}).draws({"1", "2", "7", "8", "none", "none", "none", "20"}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::stalemate);
  ASSERT_TRUE(t.s().civil_war);
  EXPECT_TRUE(t.s().civil_war->attacked);
  EXPECT_EQ(t.s().unrest, 3);
  EXPECT_EQ(t.senator("cornelius").office, Office::proconsul);
  EXPECT_EQ(t.senator("cornelius").popularity, -1);
  EXPECT_FALSE(t.senator("cornelius").victorious);
  EXPECT_EQ(legion(t.s(), 3).allegiance, man("cornelius"));
  EXPECT_EQ(legion(t.s(), 9).allegiance, man("julius"));
  EXPECT_TRUE(legion(t.s(), 3).veteran && legion(t.s(), 9).veteran);
  t.run(end_combat);
  EXPECT_FALSE(t.ended());
}
// RPR-1.11.372a  Its last legions lost, the Senate may try again next year; a commander without legions is no
// army (RPR-1.11.35a).
TEST(CivilWar, TheSenatesArmyDestroyed) {
  CivilWarTable t(2, 3);                                                                    // 4 against 6
  t.dice({4, 4, 5}).draws({"1", "2", "3", "4", "none", "none", "none", "20"}).run(combat);  // 11: two lost
  EXPECT_EQ(legions_of(t.s(), man("cornelius")).size(), 0u);
  ASSERT_TRUE(t.s().civil_war);
  t.run(end_combat);
  EXPECT_FALSE(t.ended());
  t.s().turn = 6;
  t.run(combat);
  EXPECT_EQ(t.told<NotFought>().front().why, "no_legions");
  t.run(end_combat);
  EXPECT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
}
// RPR-1.11.371b  Without legions the rebel is beaten, whatever the table says; but it is no victory for the
// commander.
TEST(CivilWar, NoLegionsLeft) {
  CivilWarTable t(8, 2);  // 12 against 4: natural 3 makes 11, stalemate 2
  t.dice({1, 1, 1}).draws({"1", "2", "9", "10", "none", "none", "none", "20"}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::stalemate);
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_FALSE(find_senator(t.s(), man("julius")));
  EXPECT_FALSE(find_senator(t.s(), man("manlius")));
  EXPECT_EQ(t.senator("cornelius").influence, 5);
  EXPECT_EQ(t.senator("cornelius").popularity, -1);
  EXPECT_FALSE(t.senator("cornelius").victorious);
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  EXPECT_EQ(t.legions(), 6u);
  EXPECT_EQ(t.s().unrest, 3);
  EXPECT_EQ(t.told<RebellionOver>().front().why, "no_legions");
  // … unless the table said Victory.
  CivilWarTable won(8, 2);
  won.dice({2, 2, 4}).draws({"1", "2", "9", "10", "none", "none", "none", "20"}).run(combat);  // 16
  EXPECT_TRUE(won.senator("cornelius").victorious);
  EXPECT_EQ(won.senator("cornelius").influence, 5 + 2);
}
// RPR-1.11.373a, RPR-1.12.2a, RPR-1.11.37b  Defeat: the rebel wins and loses nothing; the Senate's survivors
// go home.
TEST(CivilWar, Defeat) {
  CivilWarTable t(4, 6);                            // 8 against 10
  t.dice({2, 3, 3}).draws({"1", "2"}).run(combat);  // 8 − 2 = 6: defeat, two lost
  EXPECT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
  EXPECT_EQ(t.s().outcome->winner, seat(2));
  EXPECT_EQ(t.s().outcome->senator, man("julius"));
  EXPECT_EQ(t.legions(UnitPlace::rebels), 6u);
  EXPECT_EQ(t.legions(), 2u);
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));  // RPR-1.10.2a
}
// RPR-1.11.37b  All: only the loser.
TEST(CivilWar, EverythingLost) {
  CivilWarTable t(4, 6);
  t.dice({1, 1, 1}).draws({"1", "2", "3", "4"}).run(combat);
  EXPECT_EQ(t.legions(UnitPlace::rebels), 6u);
  EXPECT_EQ(t.legions() + t.legions(UnitPlace::war), 0u);
  EXPECT_TRUE(t.ended());
}
// RPR-1.12.4b, RPR-1.11.373a, RPR-R-11  Four wars besides his own: the battle won is not Rome won.
TEST(CivilWar, FourWarsBesides) {
  for (const int wars : {3, 4}) {
    CivilWarTable t(4, 6);
    int count = 0;
    for (const char* id : {"syrian", "1st_punic", "1st_illyrian", "1st_macedonian"})
      if (count++ < wars) t.war(id, WarZone::active);
    t.dice({2, 3, 3}).draws({"1", "2"}).run(combat);
    EXPECT_TRUE(t.ended());
    EXPECT_EQ(t.s().outcome->ending, wars == 3 ? Ending::rebel : Ending::endgame_lost);
    EXPECT_EQ(t.told<EndgameBegan>().size(), wars == 3 ? 0u : 1u);
  }
}

// RPR-1.11.37c, RPR-R-97  One draw for the losses of both, against the commanders of both; the last chit
// takes nobody prisoner.
TEST(CivilWar, ChitsKillOnBothSides) {
  CivilWarTable t(6, 6);  // stalemate 2
  t.s().civil_war->master = man("manlius");
  t.man("valerius", 1).office("valerius", Office::master_of_horse);
  find_command(t.s(), man("cornelius"))->master = man("valerius");
  t.senator("valerius").place = Place::war;  // 6 + 5 against 6 + 6
  t.dice({4, 4, 4}).draws({"1", "2", "7", "8", "6", "none", "20", "1"}).run(combat);
  EXPECT_FALSE(find_senator(t.s(), man("manlius")));    // chit 6
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));  // chit 1, the last
  EXPECT_TRUE(t.told<CommanderCaptured>().empty());
  ASSERT_TRUE(t.s().civil_war);
  EXPECT_TRUE(in_rome(t.senator("valerius")));
  EXPECT_FALSE(t.senator("valerius").office);  // RPR-1.10.7c
  EXPECT_EQ(t.legions(UnitPlace::war), 4u);    // without a commander, still before the rebel
}
// RPR-R-46  The primary rebel falls: his followers die, the legions come home, and so does the Senate's
// force, without a victory.
TEST(CivilWar, ThePrimaryFalls) {
  CivilWarTable t(6, 6);
  t.province("sicilia", "manlius", 2);
  t.senator("manlius").place = Place::rebel_camp;
  t.dice({3, 4, 4}).draws({"1", "2", "7", "8", "4", "none", "none", "20"}).run(combat);  // chit 4: Julius
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_FALSE(find_senator(t.s(), man("julius")));
  EXPECT_FALSE(find_senator(t.s(), man("manlius")));
  EXPECT_TRUE(province(t.s(), ProvinceId("sicilia")).governor.empty());
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  EXPECT_FALSE(t.senator("cornelius").victorious);
  EXPECT_EQ(t.legions(), 8u);
  EXPECT_EQ(t.told<RebellionOver>().front().why, "primary_dead");
}
// RPR-R-46  Whatever killed him: a chit of the Mortality phase. His leader's marker leaves an heir, who is no
// rebel.
TEST(CivilWar, ThePrimaryDiesInBed) {
  CivilWarTable t(6, 6);
  t.leader(2, "julius").office("cornelius", Office::proconsul);
  t.draws({"4"}).run(mortality);
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_FALSE(t.senator("julius").rebel);
  EXPECT_TRUE(in_rome(t.senator("julius")));
  EXPECT_FALSE(find_senator(t.s(), man("manlius")));
  EXPECT_EQ(t.legions(), 12u);
  EXPECT_FALSE(t.senator("cornelius").office);  // RPR-R-96
  EXPECT_TRUE(t.s().command.empty());
}
// RPR-1.10.4f  The commander falls in his victory: his force comes home.
TEST(CivilWar, TheVictorFalls) {
  CivilWarTable t(10, 5);
  t.dice({4, 4, 4}).draws({"1", "11", "1", "none"}).run(combat);  // 17: victory, one lost
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_EQ(t.legions(), 9u + 4u);
  EXPECT_EQ(t.s().unrest, 2);
}
// RPR-1.11.37d, RPR-R-97  Several forces attack one after the other; when one wins the others come home,
// without a victory.
TEST(CivilWar, OneAfterTheOther) {
  CivilWarTable t(6, 6);
  t.office("fabius", Office::field_consul);
  for (int number = 13; number <= 20; ++number) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = kCivilWar;
    legion(t.s(), number).commander = man("fabius");
  }
  t.army("fabius", "civil_war", 0);
  t.dice({3, 4, 4}).draws({"1", "2", "7", "8", "none", "none", "none", "20"});  // stalemate 2
  t.dice({6, 6, 6}).run(combat);  // 12 against 5 + 4: a new veteran
  ASSERT_EQ(t.told<BattleFought>().size(), 2u);
  EXPECT_EQ(t.told<BattleFought>()[1].enemy_strength, 5 + 4);
  EXPECT_EQ(t.told<BattleFought>()[1].result, CombatResult::victory);
  EXPECT_TRUE(t.senator("fabius").victorious);
  EXPECT_FALSE(t.senator("cornelius").victorious);
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  EXPECT_EQ(t.senator("fabius").influence, 5 + 5);
}
// RPR-1.10.4f, RPR-R-96  The first commander falls in a stalemate, the second wins: the force of the first
// comes home too.
TEST(CivilWar, TheForceOfTheFallenComesHome) {
  CivilWarTable t(6, 6);
  t.office("fabius", Office::field_consul);
  for (int number = 13; number <= 20; ++number) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = kCivilWar;
    legion(t.s(), number).commander = man("fabius");
  }
  t.army("fabius", "civil_war", 0);
  t.dice({3, 4, 4}).draws({"1", "2", "7", "8", "1", "none", "none", "20"});  // stalemate 2, chit 1
  t.dice({6, 6, 6}).run(combat);
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_TRUE(t.senator("fabius").victorious);
  EXPECT_EQ(t.legions(), 4u + 4u);           // his, and the rebel's
  EXPECT_EQ(t.legions(UnitPlace::war), 8u);  // the victor's, until the Revolution phase
}
// RPR-1.11.37d, RPR-R-97  No number is a disaster or standoff; omens count against the Senate.
TEST(CivilWar, OnlyTheTable) {
  for (int natural = 3; natural <= 18; ++natural) {
    for (const int omens : {0, 1}) {
      CivilWarTable t(25 - 12, 12);  // 17 against 16
      if (omens > 0) t.event(EventCard::evil_omens);
      const int first = std::max(1, natural - 12), second = std::max(1, std::min(6, natural - first - 1));
      t.dice({first, second, natural - first - second});
      const CombatRow row = test_tables().combat(natural + 1 - omens);
      const bool defeat = row.result == CombatResult::defeat;
      const int senate = row.all ? 13 : row.losses, rebels = defeat ? 0 : row.losses;
      for (int i = 1; i <= senate; ++i) t.draws({std::to_string(i).c_str()});
      for (int i = 14; i < 14 + rebels; ++i) t.draws({std::to_string(i).c_str()});
      for (int i = 0; !defeat && i < senate + rebels; ++i) t.draws({std::to_string(20 + i).c_str()});
      t.run(combat);
      EXPECT_EQ(t.told<BattleFought>().front().result, row.result) << natural << " omens " << omens;
    }
  }
}
// RPR-CARD-012  Fabius Cunctator halves what he loses, not what the rebel loses.
TEST(CivilWar, Cunctator) {
  CivilWarTable t(6, 6);
  t.s().command.clear();
  t.senator("fabius").statesman = man("2A");  // military 5
  for (int number = 1; number <= 6; ++number) legion(t.s(), number).commander = man("fabius");
  t.office("fabius", Office::field_consul).army("fabius", "civil_war", 0);
  t.dice({2, 4, 4}).draws({"1", "7", "8", "none", "none", "20"}).run(combat);  // 10 + 1: stalemate 2
  EXPECT_EQ(t.told<LossesTaken>()[0].legions.size(), 1u);
  EXPECT_EQ(t.told<LossesTaken>()[1].legions.size(), 2u);
}
// RPR-CARD-135  Pompey rolls for his military before the battle, as a rebel too; beside battles he counts 2.
TEST(CivilWar, Pompey) {
  CivilWarTable t(10, 6, "late");
  t.man("30A", 2);
  t.senator("pompeius").rebel = true;
  t.senator("pompeius").place = Place::rebel_camp;
  t.s().civil_war->primary = man("pompeius");
  for (int number = 11; number <= 16; ++number) legion(t.s(), number).commander = man("pompeius");
  EXPECT_EQ(rebel_strength(t.p()), 6 + 2);
  t.dice({5, 3, 4, 4}).run(combat);  // his die first; 14 against 12 makes 13: stalemate, nothing lost
  EXPECT_EQ(t.told<BattleFought>().front().enemy_strength, 6 + 6);
}

// RPR-1.11.35a, RPR-1.12.2a, RPR-R-97  Nobody sent against him: he wins at the end of the next Combat phase,
// after all other battles; not in the year of his declaration.
TEST(CivilWar, Unopposed) {
  for (const int since : {4, 5}) {
    CivilWarTable t(0, 2);
    t.s().civil_war->since = since;
    t.run(combat);
    t.run(end_combat);
    EXPECT_EQ(t.ended(), since == 4);
    if (t.ended()) {
      EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
      EXPECT_EQ(t.s().outcome->winner, seat(2));
    }
  }
}
// RPR-1.12.3a, RPR-R-11  The civil war is one of the four that bring Rome down.
TEST(CivilWar, CountsTowardFour) {
  for (const int wars : {2, 3}) {
    CivilWarTable t(6, 6);
    int count = 0;
    for (const char* id : {"syrian", "1st_gallic", "1st_illyrian"})
      if (count++ < wars) t.war(id, WarZone::active);
    t.dice({4, 4, 5}).run(combat);  // 13: stalemate without losses
    t.run(end_combat);
    EXPECT_EQ(t.ended(), wars == 3);
    if (t.ended()) {
      EXPECT_EQ(t.s().outcome->ending, Ending::four_wars);
    }
  }
}
// RPR-R-82, RPR-1.09.643a  The Senate's commander needs no fleets, but legions enough, or his consent;
// RPR-R-11: an army of twenty justifies a Dictator.
TEST(CivilWar, SendingAForce) {
  CivilWarTable t(0, 6);  // 10
  EXPECT_FALSE(refuse_weak_force(t.p(), man("cornelius"), kCivilWar, Force{6, 0, 0}));
  EXPECT_TRUE(refuse_weak_force(t.p(), man("cornelius"), kCivilWar, Force{5, 0, 9}));
  t.active_forces(8, 0);
  SendForces sent;
  sent.dispatches.push_back({man("cornelius"), kCivilWar, Force{6, 0, 0}});
  EXPECT_FALSE(refuse_business(t.p(), seat(1), sent));
  EXPECT_FALSE(dictator_possible(t.p()));
  for (Legion& unit : t.s().legion) {
    if (unit.number < 7 || unit.number > 16) continue;
    unit.place = UnitPlace::rebels;
    unit.commander = man("julius");
  }
  EXPECT_EQ(rebel_strength(t.p()), 16 + 4);
  EXPECT_TRUE(dictator_possible(t.p()));
  t.s().options["civil_war_counts"] = "no";
  EXPECT_FALSE(dictator_possible(t.p()));
  t.s().civil_war.reset();
  EXPECT_TRUE(refuse_business(t.p(), seat(1), sent));
}

// RPR-1.12.2d, RPR-1.12.2a, RPR-R-48  A Consul for Life wins when the turn ends, whatever the civil war; but
// before that the rebel may still beat the Senate.
TEST(CivilWar, AndTheConsulForLife) {
  for (const bool rebel_wins : {false, true}) {
    CivilWarTable t(4, 6);
    t.s().for_life = man("furius");
    if (rebel_wins) {
      t.dice({2, 3, 3}).draws({"1", "2"}).run(combat);
    } else {
      t.run(end_turn);
    }
    ASSERT_TRUE(t.ended());
    EXPECT_EQ(t.s().outcome->ending, rebel_wins ? Ending::rebel : Ending::elected);
    EXPECT_EQ(t.s().outcome->winner, seat(rebel_wins ? 2 : 3));
  }
}

// RPR-CARD-144, RPR-CARD-144a, RPR-R-72  Proscription after a victory: the highest official, victorious
// commanders counted in Rome, takes or declines; in silence he declines.
TEST(CivilWar, Proscription) {
  for (const bool taken : {true, false}) {
    CivilWarTable t(10, 5, "late");
    t.card(3, "proscription_144").order(3, PlayProscription{});
    t.senator("claudius").knights = 2;
    t.senator("furius").knights = 1;
    t.dice({6, 6, 6});
    if (taken) t.order(1, Proscribe{true}).dice({3, 4, 5});
    t.run(combat);
    EXPECT_EQ(t.told<Proscribed>().front().hrao, man("cornelius"));  // Rome Consul, though in the field
    EXPECT_EQ(t.told<Proscribed>().front().taken, taken);
    EXPECT_EQ(t.senator("cornelius").talents, taken ? 12 : 0);
    EXPECT_EQ(t.senator("claudius").knights, taken ? 0 : 2);
    EXPECT_EQ(t.faction(1).no_knights, taken);
    EXPECT_EQ(t.faction(3).knight_bonus, taken ? 1 : 0);
    EXPECT_TRUE(t.faction(3).hand.empty());
  }
}

}  // namespace civil_war_test
}  // namespace adj::respublica
