// AIE-8.4, 8.5  Retreats, and leaders who fall.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_4_retreat_test {

// Two legions on each side and nobody in command: on 4 the attacker wins, on 3 the defender, both unhurt.
Field even_battle(const char* from = "gallia_9", const char* zone = "hispania_1") {
  Field f;
  f.come(C, from, zone, {"legio_21", "legio_22"});
  f.stand(R, zone, {"legio_23", "legio_24"});
  return f;
}

Retreat retreat(const char* zone, std::initializer_list<const char*> to) {
  Retreat order;
  order.zone = ZoneId(zone);
  for (const char* where : to) order.to.push_back(ZoneId(where));
  return order;
}

// --- Where to

TEST(AleaRetreat, TheBeatenDefenderLeaves) {
  // AIE-8.4.1b AIE-8.2h AIE-RUL-10
  Field f = even_battle();
  f.orders(R, retreat("hispania_1", {"gallia_9", "gallia_6"})).dice({4}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "gallia_6");  // not where the attackers came from
  EXPECT_EQ(f.where("legio_24"), "gallia_6");
  EXPECT_EQ(f.where("legio_21"), "hispania_1");
  ASSERT_EQ(f.told<Retreated>().size(), 1u);
  EXPECT_EQ(f.told<Retreated>().front().camp, R);
}

TEST(AleaRetreat, TheBeatenAttackerMayGoBack) {
  // AIE-RUL-10 AIE-8.4.1b
  Field f = even_battle();
  f.orders(C, retreat("hispania_1", {"gallia_9"})).dice({3}).fight(C);
  EXPECT_EQ(f.where("legio_21"), "gallia_9");
  EXPECT_EQ(f.where("legio_22"), "gallia_9");
  EXPECT_EQ(f.where("legio_23"), "hispania_1");
}

TEST(AleaRetreat, ByDefaultToFriendsOwnRegionsAndCities) {
  // AIE-8.4.1b  7.3
  Field f = even_battle();
  f.dice({4}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "hispania_2");  // nobody's friends: a city
  Field friends = even_battle();
  friends.stand(R, "gallia_6", {"legio_25"}).dice({4}).fight(C);
  EXPECT_EQ(friends.where("legio_23"), "gallia_6");
  Field region_first = even_battle();
  region(region_first.s(), RegionId("gallia")).controller = R;
  region_first.dice({4}).fight(C);
  EXPECT_EQ(region_first.where("legio_23"), "gallia_6");
}

TEST(AleaRetreat, TheWholeForceWhateverItsLeaderCommands) {
  // AIE-RUL-10
  Field f;  // Cato leads four; six legions and auxilia go with him
  f.stand(R, "hispania_1",
          {"cato", "legio_23", "legio_24", "legio_25", "legio_26", "legio_27", "legio_28", "auxilia_1"});
  f.come(C, "gallia_9", "hispania_1",
         {"legio_29", "legio_30", "legio_31", "legio_32", "legio_33", "legio_34", "auxilia_2"});
  f.dice({4}).fight(C);
  ASSERT_EQ(f.told<Retreated>().size(), 1u);
  EXPECT_EQ(f.told<Retreated>().front().units.size(), 7u);
  EXPECT_EQ(f.where("cato"), "hispania_2");
  EXPECT_EQ(f.where("auxilia_1"), "hispania_2");
}

TEST(AleaRetreat, RomansDoNotRetreatAbroad) {
  // AIE-8.4.1b AIE-8.2f AIE-EX-22
  Field f = even_battle("graecia_3", "graecia_2");
  f.at_war("thracia", C).at_war("illyrii", C);
  f.orders(R, retreat("graecia_2", {"thracia_1", "illyrii"})).dice({4}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "graecia_1");
}

TEST(AleaRetreat, NorDoTheirLeadersWithoutAnArmy) {
  // AIE-8.2f  Thracia is at war, and open to whoever comes from outside.
  Field f;
  f.at_war("thracia", C).at_war("illyrii", C);
  f.stand(R, "graecia_2", {"cato"});
  EXPECT_EQ(names(land_refuges(f.p(), {R, {l("cato")}, {}}, z("graecia_2"), {})),
            (Names{"graecia_1", "graecia_3"}));
  f.stand(R, "illyrii", {"cato"});
  EXPECT_EQ(names(land_refuges(f.p(), {R, {l("cato")}, {}}, z("illyrii"), {})),
            (Names{"daci", "graecia_1", "graecia_2", "italia_5", "pannonii", "thracia_2"}));
}

TEST(AleaRetreat, InTheRubiconTurnNoUnitIsDrivenIntoItalia) {
  // AIE-RUL-68 AIE-S1.f  Who is in Italia already may stay there.
  Field f("1");
  f.s().year = -49;
  f.stand(R, "graecia_1", {"cato", "legio_23"}).stand(R, "italia_4", {"scipio", "legio_24"});
  EXPECT_EQ(names(land_refuges(f.p(), {R, {l("cato")}, {u("legio_23")}}, z("graecia_1"), {})),
            (Names{"graecia_2", "graecia_3"}));
  EXPECT_EQ(names(land_refuges(f.p(), {R, {l("scipio")}, {u("legio_24")}}, z("italia_4"), {})),
            (Names{"italia_2", "italia_3", "italia_5", "italia_6"}));
}

TEST(AleaRetreat, NowhereToGo) {
  // AIE-8.4.1c AIE-8.5.1a AIE-10.1b
  Field f = even_battle("graecia_3", "graecia_4");
  f.stand(R, "graecia_4", {"cato", "scipio"}).dice({4}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "reserve");
  EXPECT_EQ(f.where("legio_24"), "reserve");
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_EQ(f.where("scipio"), "removed");
  EXPECT_EQ(f.s().balance, 2);
  EXPECT_FALSE(f.told<Retreated>().front().to);
  EXPECT_FALSE(f.told<Retreated>().front().fleet);
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("no_retreat"));
}

TEST(AleaRetreat, AnEnemyUnitBarsTheWayEnemyLeadersDoNot) {
  // AIE-8.4.1b AIE-8.2b
  Field f = even_battle();
  f.stand(C, "gallia_6", {"curio"}).stand(C, "hispania_2", {"legio_25"});
  f.dice({4}).fight(C);  // Curio, surprised, tries to escape at the end of the SMC
  EXPECT_EQ(f.where("legio_23"), "gallia_6");
}

TEST(AleaRetreat, PeoplesBeyondTheirRangeAreLost) {
  // AIE-4.3k AIE-8.4.1c
  Field f;
  f.at_war("germani", R);
  f.stand(R, "gallia_3", {"germani_1"}).stand(C, "gallia_4", {"legio_25"});
  f.come(C, "gallia_1", "gallia_3", {"legio_21", "legio_22", "legio_26"});
  f.dice({4}).fight(C);
  EXPECT_EQ(f.battle().winner, BattleSide::attacker);
  EXPECT_EQ(f.where("germani_1"), "people_box");  // Gallia 6 is free, but three zones from home
}

TEST(AleaRetreat, NotIntoAZoneClosedToALeader) {
  // AIE-RUL-68 AIE-S6.f
  Field f("6");
  f.stand(C, "italia_5", {"octavianus", "legio_21", "legio_22"}).stand(R, "italia_3", {"legio_25"});
  f.come(R, "italia_4", "italia_5", {"legio_23", "legio_24"});
  f.orders(C, retreat("italia_5", {"graecia_1"})).dice({4}).fight(R);
  EXPECT_EQ(f.where("octavianus"), "removed");  // no other zone is open
  EXPECT_EQ(f.where("legio_21"), "reserve");
}

TEST(AleaRetreat, IntoThePlague) {
  // AIE-6.3e
  Field f = even_battle();
  f.s().plague = z("hispania_2");
  f.orders(R, retreat("hispania_1", {"hispania_2"})).dice({4, 9, 8}).fight(C);
  EXPECT_TRUE(f.weak("legio_23"));
  EXPECT_FALSE(f.weak("legio_24"));
}

// --- Fleets

TEST(AleaNavalRetreat, OneAdjacentZoneWithTheCargo) {
  // AIE-RUL-10 AIE-8.1c AIE-8.4.1b
  Field f;
  f.stand(R, "mare_centrale", {"bibulus", "naves_6pf_0_1", "legio_23"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_6pf_0_2"});
  f.orders(R, retreat("mare_centrale", {"mare_aegaeum"})).dice({4}).fight(C);
  EXPECT_EQ(f.battle().winner, BattleSide::attacker);
  for (const char* id : {"bibulus", "naves_6pf_0_1", "legio_23"})
    EXPECT_EQ(f.where(id), "mare_aegaeum") << id;
}

TEST(AleaNavalRetreat, NotWhereEnemyShipsOrShoresAre) {
  // AIE-RUL-10
  Field f;
  f.stand(R, "mare_centrale", {"bibulus", "naves_6pf_0_1"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_6pf_0_2"});
  f.stand(C, "mare_aegaeum", {"naves_4pf_0_1"}).stand(C, "africa_3", {"legio_5"});
  f.orders(R, retreat("mare_centrale", {"mare_aegaeum", "africa_3", "africa_2"})).dice({4}).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "africa_2");
}

TEST(AleaNavalRetreat, NoWayOut) {
  // AIE-8.4.1c AIE-8.5.1a
  Field f;
  f.stand(R, "gallia_8", {"bibulus", "naves_6pf_0_1"});
  f.come(C, "mare_occidentale", "gallia_8", {"naves_6pf_0_2"})
      .stand(C, "mare_occidentale", {"naves_4pf_0_1"});
  f.dice({5}).fight(C);  // defenders' leader without BT
  EXPECT_TRUE(f.told<Retreated>().at(0).fleet);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "reserve");
  EXPECT_EQ(f.where("bibulus"), "removed");
}

TEST(AleaNavalRetreat, TheArmyAshoreFightsOn) {
  // AIE-RUL-12 AIE-8.1d
  Field f;
  f.stand(R, "italia_7", {"naves_6pf_0_1", "legio_23", "legio_24"});
  f.come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2", "legio_21", "legio_22"});
  f.dice({4, 3}).fight(C);
  EXPECT_TRUE(f.told<LeadersSplit>().empty()) << "nobody to choose for";
  EXPECT_EQ(f.told<BattleFought>().size(), 2u);
  EXPECT_NE(f.where("naves_6pf_0_1"), "italia_7");
  EXPECT_EQ(f.where("legio_23"), "italia_7");
  EXPECT_EQ(f.battle(1).winner, BattleSide::defender);
}

TEST(AleaRetreat, ShipsDoNotStayWhereTheLandIsLost) {
  // AIE-8.4.1d
  Field won;  // the defender wins at sea and loses ashore
  won.stand(R, "italia_7", {"naves_6pf_0_1", "legio_23", "legio_24"});
  won.come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2", "legio_21", "legio_22"});
  won.orders(R, retreat("italia_7", {"sicilia_1", "mare_hadriaticum"}));
  won.dice({3, 4}).fight(C);
  EXPECT_NE(won.where("naves_6pf_0_2"), "italia_7");
  EXPECT_EQ(won.where("naves_6pf_0_1"), "mare_hadriaticum");
  EXPECT_EQ(won.where("legio_23"), "sicilia_1");
  for (const char* id : {"legio_21", "legio_22"}) EXPECT_EQ(won.where(id), "italia_7") << id;

  Field attacker;  // a landing fails; there was no fleet to fight
  attacker.stand(R, "italia_7", {"legio_23", "legio_24"});
  attacker.come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2", "legio_21", "legio_22"});
  attacker.orders(C, retreat("italia_7", {"sicilia_1"})).dice({3}).fight(C);
  EXPECT_EQ(attacker.where("legio_21"), "sicilia_1");
  EXPECT_EQ(attacker.where("naves_6pf_0_2"), "mare_tyrrhenum");
}

TEST(AleaRetreat, LeadersLeftBehindGoWithTheFleet) {
  // AIE-8.4.1d
  Field f;
  f.stand(R, "italia_7", {"bibulus", "cato", "naves_6pf_0_1", "legio_23", "legio_24"});
  f.come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2", "legio_21", "legio_22"});
  f.orders(R, AssignLeaders{z("italia_7"), true, {l("bibulus")}});
  f.orders(R, retreat("italia_7", {"sicilia_1"})).dice({3, 4}).fight(C);
  EXPECT_EQ(f.where("cato"), "sicilia_1");
  EXPECT_EQ(f.where("bibulus"), f.where("naves_6pf_0_1"));
}

TEST(AleaRetreat, AnArmyMayGoAboardItsOwnShips) {
  // AIE-8.2k AIE-8.4.1b AIE-RUL-10
  Field f;  // Crete has no neighbours
  f.stand(R, "graecia_5", {"legio_23", "legio_24"});
  f.come(C, "mare_centrale", "graecia_5", {"caesar", "naves_6pf_0_2", "legio_21", "legio_22"});
  f.orders(C, retreat("graecia_5", {"mare_centrale"}));
  f.dice({1}).fight(C);  // 1 + 3: R/R, the attacker wins
  EXPECT_EQ(f.battle().winner, BattleSide::attacker);

  Field beaten;
  beaten.stand(R, "graecia_5", {"legio_23", "legio_24"});
  beaten.come(C, "mare_centrale", "graecia_5", {"curio", "naves_6pf_0_2", "legio_21", "legio_22"});
  beaten.orders(C, retreat("graecia_5", {"mare_centrale"})).dice({3}).fight(C);
  for (const char* id : {"curio", "naves_6pf_0_2", "legio_21", "legio_22"})
    EXPECT_EQ(beaten.where(id), "mare_centrale") << id;

  Field crowded;  // two ships' load on one: the army is lost, the ship gets away
  crowded.stand(R, "graecia_5", {"legio_23", "legio_24", "legio_25", "legio_26"});
  crowded.come(C, "mare_centrale", "graecia_5",
               {"naves_6pf_0_2", "legio_21", "legio_22", "legio_27", "legio_28"});
  crowded.dice({3}).fight(C);
  for (const char* id : {"legio_21", "legio_22", "legio_27", "legio_28"})
    EXPECT_EQ(crowded.where(id), "reserve") << id;
  EXPECT_NE(crowded.where("naves_6pf_0_2"), "reserve");
  EXPECT_NE(crowded.where("naves_6pf_0_2"), "graecia_5");
}

// --- Leaders

TEST(AleaDeaths, WithAForceThatIsDestroyed) {
  // AIE-8.5.1a AIE-10.1b
  Field f;  // 15 : 4 and better troops: the last column; 4 + 3 = 7
  f.stand(R, "hispania_1", {"cato", "scipio", "legio_1r"});
  f.come(C, "gallia_9", "hispania_1", {"caesar", "legio_5", "legio_6", "legio_7"});
  f.dice({4}).fight(C);
  EXPECT_EQ(f.battle().defender_result, Result::eliminated);
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_EQ(f.where("scipio"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("combat"));
  EXPECT_EQ(f.s().balance, 2);

  Field weakened = Field();  // one row higher up: A
  weakened.stand(R, "hispania_1", {"cato", "legio_1r"});
  weakened.come(C, "gallia_9", "hispania_1", {"caesar", "legio_5", "legio_6", "legio_7"});
  weakened.dice({3}).fight(C);
  EXPECT_EQ(weakened.battle().defender_result, Result::weakened);
  EXPECT_EQ(weakened.where("cato"), "hispania_2");
}

TEST(AleaDeaths, WhoLosesAllHisUnitsIsAlone) {
  // AIE-RUL-10 AIE-8.2m
  const auto afranius = [](int escape) {
    Field f;
    f.stand(R, "hispania_1", {"afranius"}).stand(R, "hispania_1", {"legio_23", "legio_24"}, true);
    f.come(C, "gallia_9", "hispania_1", {"caesar", "legio_21", "legio_22"});
    f.dice({3, escape}).fight(C);
    EXPECT_EQ(f.battle().defender_result, Result::weakened);
    EXPECT_EQ(f.where("legio_23"), "reserve");
    return f.where("afranius");
  };
  EXPECT_EQ(afranius(7), "gallia_9");
  EXPECT_EQ(afranius(8), "removed");
}

TEST(AleaDeaths, AtSeaWithTheLastShip) {
  // AIE-RUL-11 AIE-RUL-10 AIE-RUL-65
  Field f;
  f.stand(R, "mare_centrale", {"bibulus"}).stand(R, "mare_centrale", {"naves_6pf_0_1"}, true);
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_6pf_0_2"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "reserve");
  EXPECT_EQ(f.where("bibulus"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("fleet_lost"));
  EXPECT_TRUE(f.told<Retreated>().empty()) << "nobody is left to retreat";
  EXPECT_EQ(f.s().balance, 0);
}

TEST(AleaDeaths, AtSeaWithAFleetThatIsDestroyed) {
  // AIE-8.5.1a AIE-10.1b AIE-RUL-11  E is a death in battle, not by drowning.
  Field f;  // 16 : 4 and better troops: the last column
  f.stand(R, "mare_centrale", {"bibulus", "naves_4pf_0_1"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_8pf_2_p1_1", "naves_8pf_2_p1_2"});
  f.dice({6}).fight(C);
  ASSERT_EQ(f.battle().defender_result, Result::eliminated);
  ASSERT_EQ(f.told<LeaderRemoved>().size(), 1u);
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("combat"));
  EXPECT_EQ(f.s().balance, 1);
}

TEST(AleaDeaths, APartyLeaderWhoLosesHisLastShipToAnother) {
  // AIE-8.5.2a AIE-RUL-10 AIE-10.1b AIE-5.1.1c  Before anybody drowns.
  Field f;
  f.stand(R, "mare_centrale", {"scipio", "cato"}).stand(R, "mare_centrale", {"naves_6pf_0_1"}, true);
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_6pf_0_2"});
  f.party_leader("caesar").party_leader("scipio").dice({3}).fight(C);
  ASSERT_EQ(f.battle().defender_result, Result::weakened);
  ASSERT_EQ(f.told<LeaderRemoved>().size(), 2u);
  EXPECT_EQ(f.told<LeaderRemoved>().at(0).leader, l("scipio"));
  EXPECT_EQ(f.told<LeaderRemoved>().at(0).cause, Name("combat"));
  EXPECT_EQ(f.told<LeaderRemoved>().at(1).leader, l("cato"));
  EXPECT_EQ(f.told<LeaderRemoved>().at(1).cause, Name("fleet_lost"));
  EXPECT_EQ(f.s().balance, 1);
  EXPECT_TRUE(f.s().turn.party_leader_died);
}

TEST(AleaDeaths, TheWinnersLastShip) {
  // AIE-RUL-11 AIE-TC.e  Two ships beaten cost one of his own; if that was the last he drowns.
  const auto curio = [](bool second_ship) {
    Field f;
    f.stand(R, "mare_centrale", {"naves_4pf_0_1", "naves_4pf_p1_1"}, true);
    f.come(C, "mare_tyrrhenum", "mare_centrale", {"curio"});
    f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_8pf_2_p1_1"}, true);
    if (second_ship) f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_8pf_2_p1_2"}, true);
    f.dice({second_ship ? 3 : 6}).fight(C);
    EXPECT_EQ(f.battle().winner, BattleSide::attacker);
    EXPECT_EQ(f.battle().attacker_result, Result::half);
    EXPECT_EQ(f.s().balance, 0);
    return f.where("curio");
  };
  EXPECT_EQ(curio(false), "removed");
  EXPECT_EQ(curio(true), "mare_centrale");
}

// A battle that the attacker (C) wins by 1/2 / A, whoever commands.
Field beaten_army(const char* winner, const char* beaten, const char* second = nullptr) {
  Field f;
  f.come(C, "gallia_9", "hispania_1", {winner, "legio_5", "legio_6", "legio_7"});
  f.stand(R, "hispania_1", {beaten, "legio_23", "legio_24"});
  if (second) f.stand(R, "hispania_1", {second});
  return f;
}

TEST(AleaDeaths, APartyLeaderBeatenByAPartyLeader) {
  // AIE-8.5.2a AIE-5.1.1c
  Field f = beaten_army("caesar", "scipio", "cato");
  f.party_leader("caesar").party_leader("scipio").orders(R, Succession{{l("cato")}});
  f.dice({3}).fight(C);
  EXPECT_TRUE(leader(f.s(), l("cato")).party_leader);  // his successor, not his companion in death
  EXPECT_EQ(f.where("scipio"), "removed");
  EXPECT_EQ(f.where("cato"), "hispania_2");  // only the chiefs fall
  EXPECT_EQ(f.s().balance, 1);
  EXPECT_TRUE(f.s().turn.party_leader_died);
}

TEST(AleaDeaths, NotAgainstLesserMen) {
  // AIE-8.5.2b
  Field beaten_by_lieutenant = beaten_army("m_antonius", "scipio");
  beaten_by_lieutenant.party_leader("scipio").dice({6}).fight(C);
  EXPECT_EQ(beaten_by_lieutenant.battle().winner, BattleSide::attacker);
  EXPECT_EQ(beaten_by_lieutenant.where("scipio"), "hispania_2");

  Field lieutenant = beaten_army("caesar", "scipio");
  lieutenant.party_leader("caesar").dice({3}).fight(C);
  EXPECT_EQ(lieutenant.where("scipio"), "hispania_2");
}

TEST(AleaDeaths, APretenderOrAssassinBeatenByAPartyLeader) {
  // AIE-8.5.2a AIE-RUL-23
  Field assassin = beaten_army("caesar", "cassius");
  assassin.s().assassins_active = true;
  assassin.party_leader("caesar").dice({3}).fight(C);
  EXPECT_EQ(assassin.where("cassius"), "removed");

  Field not_yet = beaten_army("caesar", "cassius");  // no Assassin before the murder
  not_yet.party_leader("caesar").dice({3}).fight(C);
  EXPECT_EQ(not_yet.where("cassius"), "hispania_2");

  Field no_party_leader = beaten_army("caesar", "cassius");
  no_party_leader.s().assassins_active = true;
  no_party_leader.dice({3}).fight(C);
  EXPECT_EQ(no_party_leader.where("cassius"), "hispania_2");

  Field pretender =
      beaten_army("caesar", "labienus");  // his coup is against the Caesarians' enemies: no coup battle
  pretender.party_leader("caesar").pretender("labienus", R).dice({3}).fight(C);
  EXPECT_EQ(pretender.where("labienus"), "removed");
}

TEST(AleaDeaths, BeatenByAssassinsAPartyLeaderRetreats) {
  // AIE-8.5.2c AIE-RUL-23
  const auto antonius_beaten = [](Field::Ids winners, const char* also_party_leader) {
    Field f;
    f.s().assassins_active = true;
    f.stand(C, "hispania_1", {"m_antonius", "legio_23", "legio_24"}).party_leader("m_antonius");
    f.come(R, "gallia_9", "hispania_1", winners);
    f.come(R, "gallia_9", "hispania_1", {"legio_5", "legio_6", "legio_7"});
    if (also_party_leader) f.party_leader(also_party_leader);
    f.dice({6}).fight(R);
    EXPECT_EQ(f.battle().winner, BattleSide::attacker);
    return f.where("m_antonius");
  };
  EXPECT_EQ(antonius_beaten({"cassius"}, nullptr), "hispania_2");
  EXPECT_EQ(antonius_beaten({"cassius"}, "cassius"), "hispania_2");
  EXPECT_EQ(antonius_beaten({"cassius", "scipio"}, nullptr), "hispania_2");
  EXPECT_EQ(antonius_beaten({"cassius", "scipio"}, "scipio"), "removed");
}

TEST(AleaDeaths, TheSickDieWhenTheyWouldHaveToLeave) {
  // AIE-TE.4b
  Field f = even_battle();
  f.stand(R, "hispania_1", {"scipio"});
  leader(f.s(), l("scipio")).sick = true;
  f.dice({4}).fight(C);
  EXPECT_EQ(f.where("scipio"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("sickness"));
  EXPECT_EQ(f.where("legio_23"), "hispania_2");

  Field winner = even_battle();
  winner.stand(R, "hispania_1", {"scipio"});
  leader(winner.s(), l("scipio")).sick = true;
  winner.dice({3}).fight(C);
  EXPECT_EQ(winner.where("scipio"), "hispania_1");
}

TEST(AleaRetreat, NotAfterTheBattleOfAPretender) {
  // AIE-3.6.4f AIE-RUL-22
  Field f = beaten_army("scipio", "pompeius");
  f.pretender("scipio", R).party_leader("pompeius").dice({6}).fight(C);
  EXPECT_EQ(f.battle().winner, BattleSide::attacker);
  EXPECT_TRUE(f.told<Retreated>().empty());
  EXPECT_EQ(f.where("pompeius"), "removed");
  EXPECT_EQ(f.where("legio_23"), "hispania_1");
  EXPECT_EQ(unit(f.s(), u("legio_23")).camp, C);
}

TEST(AleaRetreat, AWishForAnotherZoneOrWithoutItsConditionDoesNotCount) {
  // AIE-8.4.1b
  Field other_zone = even_battle();
  other_zone.orders(R, retreat("hispania_2", {"gallia_6"})).dice({4}).fight(C);
  EXPECT_NE(other_zone.where("legio_23"), "gallia_6");
  Field unmet = even_battle();
  unmet.orders(R, retreat("hispania_1", {"gallia_6"}), {odds_at_least(9, 1)}).dice({4}).fight(C);
  EXPECT_NE(unmet.where("legio_23"), "gallia_6");
}

TEST(AleaDeaths, TheSickDoNotSailAway) {
  // AIE-TE.4b AIE-8.4.1d  The army is beaten in a port; its fleet leaves, he cannot.
  Field f = even_battle("gallia_9", "hispania_1");
  f.stand(R, "hispania_1", {"afranius", "naves_6pf_0_1"});
  leader(f.s(), l("afranius")).sick = true;
  f.s().turn.event = 4;
  f.orders(R, AssignLeaders{z("hispania_1"), true, {l("afranius")}}).dice({4}).fight(C);
  EXPECT_EQ(leader(f.s(), l("afranius")).where, Where::removed);
  EXPECT_NE(f.where("naves_6pf_0_1"), "hispania_1");
}

TEST(AleaDeaths, WithoutAPartyLeaderOnEitherSideNoChiefFalls) {
  // AIE-8.5.2b  An Assassin beats a Pretender.
  Field f = even_battle();
  f.stand(C, "hispania_1", {"curio"}).stand(R, "hispania_1", {"cassius"}).pretender("curio", R);
  f.s().assassins_active = true;
  f.dice({1}).fight(C);
  EXPECT_EQ(f.battle().winner, BattleSide::defender);
  EXPECT_EQ(f.where("curio"), "gallia_9");
}

TEST(AleaDeaths, EachUnderItsClause) {
  // AIE-8.5.1a AIE-8.5.2a
  const auto clause_of_death = [](const Field& f) {
    for (const auto& told : f.events())
      if (told.event.get_if<LeaderRemoved>()) return std::string(told.clause.view());
    return std::string();
  };
  Field chiefs = beaten_army("caesar", "scipio", "cato");
  chiefs.party_leader("caesar").party_leader("scipio").orders(R, Succession{{l("cato")}});
  chiefs.dice({3}).fight(C);
  EXPECT_EQ(clause_of_death(chiefs), "AIE-8.5.2a");
  Field destroyed;
  destroyed.come(C, "gallia_9", "hispania_1", {"caesar", "legio_5", "legio_6", "legio_7", "legio_8"});
  destroyed.stand(R, "hispania_1", {"scipio", "auxilia_1"}).dice({6}).fight(C);
  ASSERT_EQ(destroyed.battle().defender_result, Result::eliminated);
  EXPECT_EQ(clause_of_death(destroyed), "AIE-8.5.1a");
}

TEST(AleaRetreat, ShipsDoNotHoldMoreThanTheyHold) {
  // AIE-8.2k AIE-3.4.2g  Four legions on one ship: no way out, though the sea is free.
  Field f;
  f.stand(R, "graecia_5", {"naves_6pf_0_1", "legio_23", "legio_24", "legio_25", "legio_26"});
  f.come(C, "mare_centrale", "graecia_5", {"caesar", "naves_6pf_0_2"});
  f.come(C, "mare_centrale", "graecia_5", {"legio_21", "legio_22", "legio_27", "legio_28"});
  f.orders(C, AssignLeaders{z("graecia_5"), false, {kCaesar}});
  f.dice({1, 4}).fight(C);
  ASSERT_EQ(f.battle(1).winner, BattleSide::attacker);
  for (const char* id : {"legio_23", "legio_24", "legio_25", "legio_26"})
    EXPECT_EQ(f.where(id), "reserve") << id;
  EXPECT_TRUE(test_tables().zone(z(f.where("naves_6pf_0_1").c_str())).sea);
}

TEST(AleaDeaths, TheSickDieWithTheShoreThatTheirFleetLoses) {
  // AIE-TE.4b AIE-8.4.1d  Bibulus, sick aboard, wins at sea; Cato's army is beaten ashore.
  Field f;
  f.stand(R, "italia_7", {"bibulus", "cato", "naves_6pf_0_1", "legio_23", "legio_24"});
  f.come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2", "legio_21", "legio_22"});
  leader(f.s(), l("bibulus")).sick = true;
  f.orders(R, AssignLeaders{z("italia_7"), true, {l("bibulus")}});
  f.orders(R, retreat("italia_7", {"sicilia_1"})).dice({3, 4}).fight(C);
  EXPECT_EQ(f.where("cato"), "sicilia_1");
  EXPECT_EQ(f.where("bibulus"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().at(0).cause, Name("sickness"));
}

TEST(AleaRetreat, TheWinnersFleetStays) {
  // AIE-8.4.1d
  Field f;
  f.stand(R, "italia_7", {"legio_23", "legio_24"});
  f.come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2", "legio_21", "legio_22"});
  f.dice({4}).fight(C);
  ASSERT_EQ(f.battle().winner, BattleSide::attacker);
  EXPECT_EQ(f.where("naves_6pf_0_2"), "italia_7");
}

TEST(AleaRetreat, ByDefaultOverTheSeaWhenNoLandIsLeft) {
  // AIE-8.4.1b  7.3
  Field f;
  const Seat seat = seat_of(f.s(), R);
  const RetreatChoice either{seat, z("italia_7"), false, {z("mare_centrale"), z("italia_6")}};
  EXPECT_EQ(fallback_for(f.p(), either).zone, z("italia_6"));
  const RetreatChoice sea{seat, z("italia_7"), false, {z("mare_centrale")}};
  EXPECT_EQ(fallback_for(f.p(), sea).zone, z("mare_centrale"));
  f.stand(R, "mare_centrale", {"naves_6pf_0_1"});
  EXPECT_EQ(fallback_for(f.p(), either).zone, z("italia_6")) << "not even to friends at sea";
}

TEST(AleaNavalRetreat, ByDefaultToAPortRatherThanToFriends) {
  // AIE-8.4.1b  7.3  Africa 3 has friends, but no port.
  Field f;
  f.stand(R, "mare_centrale", {"bibulus", "naves_6pf_0_1"}).stand(R, "africa_3", {"legio_25"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_6pf_0_2"}).dice({4}).fight(C);
  ASSERT_EQ(f.battle().winner, BattleSide::attacker);
  EXPECT_TRUE(test_tables().zone(z(f.where("naves_6pf_0_1").c_str())).port);
  EXPECT_TRUE(f.told<Retreated>().at(0).fleet);
}

}  // namespace ch8_4_retreat_test
}  // namespace adj::alea
