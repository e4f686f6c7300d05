// RPR-1.10  Battles: arithmetic, losses, deaths, captives, veterans, and what a victory brings.

#include <algorithm>

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace battle_test {

// Everybody sent fights, in order.
void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}
const WarId kGladiators{"gladiator"};
const WarId kJugurtha{"jugurthine"};

TestTable marius_against_spartacus(int legions, int fleets = 0) {
  TestTable t("late");
  t.man("marius", 1).office("marius", Office::field_consul);
  t.war("gladiator", WarZone::active)
      .enemy_leader("spartacus")
      .active_forces(0, 0)
      .army("marius", "gladiator", legions, 0, fleets);
  return t;
}

// RPR-EX-15, RPR-1.10.11b, RPR-1.10.3a, RPR-1.10.7a  13 − 11 + 10 = 12: stalemate, one legion, one chit.
TEST(Battle, MariusAgainstSpartacus) {
  TestTable t = marius_against_spartacus(9);
  t.dice({3, 3, 4}).draws({"9", "none"}).run(combat);
  const BattleFought fought = t.told<BattleFought>().front();
  EXPECT_EQ(fought.rome_strength, 13);
  EXPECT_EQ(fought.enemy_strength, 11);
  EXPECT_EQ(fought.total, 12);
  EXPECT_EQ(fought.result, CombatResult::stalemate);
  EXPECT_EQ(t.told<LossesTaken>().front().legions, (std::vector<int>{9}));
  EXPECT_EQ(t.senator("marius").office, Office::proconsul);  // RPR-1.10.8a
  EXPECT_TRUE(t.senator("marius").prior_consul);
  EXPECT_EQ(t.senator("marius").popularity, 0);  // one legion is no pair (RPR-1.10.61b)
  EXPECT_EQ(t.told<VeteransMade>().front().legions, (std::vector<int>{1}));  // RPR-1.10.5a, RPR-R-35
  EXPECT_EQ(legion(t.s(), 1).allegiance, man("marius"));
  EXPECT_EQ(t.s().unrest, 0);
}
// RPR-EX-15  With three legions his military counts three.
TEST(Battle, SmallArmiesUseLessOfTheirCommander) {
  TestTable t = marius_against_spartacus(3);
  t.dice({3, 3, 4}).draws({"1", "2", "3"}).run(combat);  // 6 − 11 + 10 = 5: defeat
  EXPECT_EQ(t.told<BattleFought>().front().rome_strength, 6);
}
// RPR-EX-15, RPR-1.10.62a  A fleet that only supports is lost as well, and draws its chit.
TEST(Battle, SupportingFleetsAreLostToo) {
  TestTable t = marius_against_spartacus(9, 1);
  t.dice({3, 3, 4}).draws({"9", "1", "none", "none"}).run(combat);
  EXPECT_EQ(t.told<LossesTaken>().front().fleets, (std::vector<int>{1}));
  EXPECT_EQ(t.told<ChitsDrawn>().front().chits.size(), 2u);
}
// RPR-EX-15, RPR-1.10.21a  Natural 6 (the war's) or 11 (Spartacus'): disaster, five of nine, unrest.
TEST(Battle, Disaster) {
  for (const std::initializer_list<int>& roll : {std::initializer_list<int>{2, 2, 2}, {3, 4, 4}}) {
    TestTable t = marius_against_spartacus(9);
    t.dice(roll).draws({"1", "2", "3", "4", "5", "none", "none", "none", "none", "20"}).run(combat);
    EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::disaster);
    EXPECT_EQ(t.told<LossesTaken>().front().legions.size(), 5u);
    EXPECT_EQ(t.s().unrest, 1);
    EXPECT_EQ(t.senator("marius").popularity, -2);  // RPR-1.10.61b: five legions, two pairs
    EXPECT_TRUE(t.told<VeteransMade>().empty());    // RPR-1.10.5a: not after a disaster
    EXPECT_EQ(t.senator("marius").office, Office::proconsul);
  }
}
// RPR-EX-15, RPR-1.10.31a  Natural 14 or 16: standoff, three of nine.
TEST(Battle, Standoff) {
  for (const std::initializer_list<int>& roll : {std::initializer_list<int>{4, 5, 5}, {5, 5, 6}}) {
    TestTable t = marius_against_spartacus(9);
    t.dice(roll).draws({"1", "2", "3", "none", "none", "20"}).run(combat);
    EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::standoff);
    EXPECT_EQ(t.s().unrest, 0);
    EXPECT_EQ(t.told<VeteransMade>().front().legions, (std::vector<int>{4}));
  }
}

// RPR-EX-13, RPR-1.09.645a  Each number works once a turn: the second force rolls 14 as well, and reads the
// table.
TEST(Battle, NumbersWorkOnce) {
  TestTable t("middle");
  t.man("cornelius", 1).man("fabius", 2).war("jugurthine", WarZone::active);
  t.office("cornelius", Office::rome_consul).office("fabius", Office::field_consul);
  t.active_forces(0, 0).army("cornelius", "jugurthine", 4, 0, 2).army("fabius", "jugurthine", 2, 0, 2);
  t.dice({4, 5, 5}).draws({"1", "2", "1", "none", "none", "20"});
  t.dice({4, 5, 5}).draws(
      {"5", "6", "3", "4", "none", "none", "none", "20"});  // 14 + 4 − 8 = 10: stalemate 3
  t.run(combat);
  const std::vector<BattleFought> fought = t.told<BattleFought>();
  ASSERT_EQ(fought.size(), 2u);
  EXPECT_EQ(fought[0].result, CombatResult::disaster);
  EXPECT_EQ(fought[1].result, CombatResult::stalemate);
  EXPECT_EQ(fought[1].losses, 3);
}

TestTable cornelius_against_jugurtha(int legions, int fleets = 2) {
  TestTable t("middle");
  t.man("cornelius", 1).office("cornelius", Office::field_consul);
  t.man("fabius", 2).man("julius", 1).leader(1, "julius");
  t.war("jugurthine", WarZone::active)
      .active_forces(0, 0)
      .army("cornelius", "jugurthine", legions, 0, fleets);
  return t;
}

// RPR-1.10.4a, b, c, e, RPR-1.10.5a  Victory on land: unrest, half the printed strength, spoils, a veteran.
TEST(Victory, OnLand) {
  TestTable t = cornelius_against_jugurtha(10);
  t.s().unrest = 3;
  t.s().treasury = 10;
  t.dice({4, 4, 4}).run(combat);  // 12 + 14 − 8 = 18: victory without losses
  EXPECT_EQ(t.s().unrest, 2);
  EXPECT_EQ(t.s().treasury, 35);
  EXPECT_EQ(t.senator("cornelius").popularity, 4);
  EXPECT_EQ(t.senator("cornelius").influence, 5 + 4);
  EXPECT_TRUE(t.senator("cornelius").victorious);
  EXPECT_EQ(t.senator("cornelius").office, Office::field_consul);
  EXPECT_EQ(legions_of(t.s(), man("cornelius")).size(), 10u);  // until the Revolution phase
  EXPECT_FALSE(find_war(t.s(), kJugurtha));
  EXPECT_TRUE(t.s().defeated.contains(kJugurtha));
  EXPECT_TRUE(legion(t.s(), 1).veteran);
}
// RPR-1.07.333a, RPR-1.10.4c  Revolts bring no spoils.
TEST(Victory, RevoltsBringNothing) {
  TestTable t = marius_against_spartacus(20);
  t.s().treasury = 10;
  t.dice({4, 4, 4}).run(combat);
  EXPECT_EQ(t.s().treasury, 10);
}
// RPR-1.10.4d, RPR-CARD-003  Provinces; Illyricum only with the second of its wars.
TEST(Victory, Provinces) {
  for (const bool first_beaten : {false, true}) {
    TestTable t;
    t.man("cornelius", 1).office("cornelius", Office::field_consul);
    t.war("2nd_illyrian", WarZone::active).active_forces(0, 0).army("cornelius", "2nd_illyrian", 12, 0, 2);
    if (first_beaten) t.s().defeated.insert(WarId("1st_illyrian"));
    t.dice({4, 4, 4}).run(combat);
    EXPECT_EQ(province(t.s(), ProvinceId("illyricum")).exists, first_beaten);
  }
}
// RPR-1.10.4e  Another commander on the war comes home without a victory.
TEST(Victory, OthersComeHome) {
  TestTable t = cornelius_against_jugurtha(10);
  t.office("fabius", Office::rome_consul).army("fabius", "jugurthine", 3, 0, 2);
  t.dice({4, 4, 4}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
  EXPECT_EQ(t.senator("fabius").place, Place::rome);
  EXPECT_FALSE(t.senator("fabius").victorious);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 3u);
}
// RPR-1.10.4f  Dead after a victory on land: the force is home. RPR-1.10.71a  Nobody is captured by the
// beaten.
TEST(Victory, OfADeadMan) {
  TestTable t = cornelius_against_jugurtha(8);
  t.dice({3, 4, 4}).draws({"1", "2", "3", "1", "2", "none", "none", "none", "none", "1"});
  t.run(combat);  // 11 + 12 − 8 = 15: victory, three legions, both fleets
  EXPECT_FALSE(find_war(t.s(), kJugurtha));
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_FALSE(legions_at(t.s(), UnitPlace::rome).empty());
  EXPECT_TRUE(legions_at(t.s(), UnitPlace::war).empty());
}

// RPR-1.10.2a, RPR-1.10.7c  Defeat: commander and Master of Horse dead, unrest 2, survivors stay.
TEST(Defeat, KillsAndLeavesTheRest) {
  TestTable t = cornelius_against_jugurtha(6);
  t.man("aemilius", 1).office("cornelius", Office::dictator).office("aemilius", Office::master_of_horse);
  t.senator("aemilius").place = Place::war;
  t.s().command.front().master = man("aemilius");
  t.war("social", WarZone::inactive);
  t.s().war.front().disasters_used = {14};
  t.event(EventCard::ally_deserts, 2);
  t.dice({2, 1, 1}).draws({"1", "2"}).draws({"1", "2"}).run(combat);  // 4 + 12 − 8 − 2 = 6: defeat 2
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::defeat);
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_FALSE(find_senator(t.s(), man("aemilius")));
  EXPECT_EQ(t.s().unrest, 2);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::war).size(), 4u);
  EXPECT_TRUE(find_war(t.s(), kJugurtha));
}

// RPR-1.10.71a, RPR-R-36  The last of two or more chits takes a prisoner; a first one kills.
TEST(Captives, TheLastOfTwoChits) {
  TestTable t = cornelius_against_jugurtha(4);
  t.dice({4, 4, 4})
      .draws({"1", "1", "none", "1"})
      .run(combat);  // 12 + 8 − 8 = 12: stalemate 1, one fleet too
  EXPECT_EQ(t.senator("cornelius").place, Place::captive);
  EXPECT_EQ(t.senator("cornelius").office, Office::field_consul);  // RPR-R-73
  EXPECT_FALSE(find_command(t.s(), man("cornelius")));
  EXPECT_EQ(legions_at(t.s(), UnitPlace::war).size(), 3u);
  EXPECT_TRUE(legion(t.s(), 2).veteran);  // RPR-1.10.5a, b: a prisoner is not dead
  EXPECT_EQ(legion(t.s(), 2).allegiance, man("cornelius"));
}
TEST(Captives, AnEarlierChitKills) {
  TestTable t = cornelius_against_jugurtha(4);
  t.dice({4, 4, 4}).draws({"1", "1", "1", "none"}).run(combat);
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_TRUE(legion(t.s(), 2).veteran);
  EXPECT_TRUE(legion(t.s(), 2).allegiance.empty());  // RPR-1.10.5b
}
// RPR-1.10.71a  One chit alone kills.
TEST(Captives, ASingleChitKills) {
  TestTable t = marius_against_spartacus(9);
  t.man("fabius", 1).leader(1, "fabius").dice({3, 3, 4}).draws({"9", "27"}).run(combat);
  EXPECT_FALSE(find_senator(t.s(), man("marius")));
}
// RPR-1.10.71c  Twice his influence, ten at least. RPR-1.10.71d  Dead with the end of the war.
TEST(Captives, RansomAndEnd) {
  TestTable t = cornelius_against_jugurtha(10);
  t.senator("julius").place = Place::captive;
  t.senator("julius").war = kJugurtha;
  t.senator("julius").influence = 4;
  t.leader(1, "cornelius");
  EXPECT_EQ(ransom_of(t.p(), man("julius")), 10);
  t.senator("julius").influence = 6;
  EXPECT_EQ(ransom_of(t.p(), man("julius")), 12);
  t.dice({4, 4, 4}).run(combat);
  EXPECT_FALSE(find_senator(t.s(), man("julius")));
}

// RPR-1.10.11a  No land battle without support.
TEST(Battle, NoSupportNoBattle) {
  TestTable t = cornelius_against_jugurtha(10, 1);
  t.run(combat);
  EXPECT_TRUE(t.told<BattleFought>().empty());
  EXPECT_EQ(t.told<NotFought>().front().why, Name("no_support"));
  EXPECT_EQ(t.senator("cornelius").office, Office::proconsul);
}

TestTable against_the_first_punic_war(int legions, int fleets) {
  TestTable t;
  t.man("cornelius", 1).office("cornelius", Office::field_consul);
  t.war("1st_punic", WarZone::active).active_forces(0, 0).army("cornelius", "1st_punic", legions, 0, fleets);
  return t;
}

// RPR-1.10.12a, b, d, RPR-1.10.5c  At sea first; fleets alone go home with the victory, without veterans.
TEST(NavalBattle, FleetsAlone) {
  TestTable t = against_the_first_punic_war(0, 15);
  t.s().unrest = 2;
  t.dice({3, 3, 4}).run(combat);  // 10 + 19 − 10 = 19
  EXPECT_EQ(t.told<BattleFought>().front().kind, BattleKind::naval);
  EXPECT_TRUE(respublica::war(t.s(), WarId("1st_punic")).naval_victory);
  EXPECT_EQ(t.senator("cornelius").place, Place::rome);
  EXPECT_EQ(t.senator("cornelius").popularity, 5);  // RPR-1.10.4b: half of ten
  EXPECT_EQ(t.s().unrest, 1);
  EXPECT_TRUE(t.told<VeteransMade>().empty());
  EXPECT_FALSE(t.senator("cornelius").victorious);  // RPR-R-86
}
// RPR-1.10.12c, RPR-R-39  With legions he lands at once if it does not look bad; both rewards.
TEST(NavalBattle, ThenOnLand) {
  TestTable t = against_the_first_punic_war(12, 15);
  t.s().unrest = 2;
  t.dice({3, 3, 4}).dice({4, 4, 4}).run(combat);  // then 12 + 16 − 10 = 18
  EXPECT_EQ(t.told<BattleFought>().size(), 2u);
  EXPECT_EQ(t.senator("cornelius").influence, 5 + 5 + 5);
  EXPECT_EQ(t.s().unrest, 0);
  EXPECT_TRUE(t.senator("cornelius").victorious);
  EXPECT_TRUE(province(t.s(), ProvinceId("sicilia")).exists);
}
// RPR-1.10.12c  His wish comes first: he stays aboard, as Proconsul (RPR-R-86).
TEST(NavalBattle, StaysAboardIfHeWishes) {
  TestTable t = against_the_first_punic_war(12, 15);
  t.standing(1, LandAfterNaval{SenatorId(), false}).dice({3, 3, 4}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
  EXPECT_EQ(t.told<NotFought>().front().why, Name("stays_aboard"));
  EXPECT_EQ(t.senator("cornelius").office, Office::proconsul);
}
// RPR-1.10.12c  Without a word he does not attack against the odds.
TEST(NavalBattle, DoesNotLandAgainstTheOdds) {
  TestTable t = against_the_first_punic_war(4, 15);  // 4 + 4 − 10
  t.dice({3, 3, 4}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
}
// RPR-1.10.61a  Legions aboard share the losses at sea.
TEST(NavalBattle, LegionsAboardAreLost) {
  TestTable t = against_the_first_punic_war(5, 10);
  t.dice({1, 2, 2}).draws({"1", "2", "3", "4", "1", "2", "3", "4"});
  t.draws({"none", "none", "none", "none", "20", "19", "18", "17"});
  t.run(combat);  // 5 + 14 − 10 = 9: stalemate, four of each
  EXPECT_EQ(t.told<LossesTaken>().front().legions.size(), 4u);
  EXPECT_EQ(t.told<LossesTaken>().front().fleets.size(), 4u);
}

}  // namespace battle_test
}  // namespace adj::respublica
