// AIE-8.2a–i  Evasion over land.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_2_evasion_test {

Evade evade(const char* leader_id, std::initializer_list<const char*> to = {},
            std::initializer_list<const char*> take = {}) {
  Evade order;
  order.leader = LeaderId(leader_id);
  for (const char* zone : to) order.to.push_back(ZoneId(zone));
  for (const char* id : take) order.take.push_back(UnitId(id));
  return order;
}

Evade evade_zone(const char* zone) {
  Evade order;
  order.zone = ZoneId(zone);
  return order;
}

// Pompeius (VS 5) with a legion in Hispania 1, attacked from Gallia 9 by a legion under this leader.
Field pompeius_attacked(const char* leader_id = nullptr) {
  Field f;
  f.stand(R, "hispania_1", {"pompeius", "legio_23"});
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  if (leader_id) f.come(C, "gallia_9", "hispania_1", {leader_id});
  f.orders(R, evade("pompeius", {"hispania_2"}));
  return f;
}

TEST(AleaEvasion, StrictlyBelowTheStrategicValue) {
  // AIE-8.2a AIE-EX-34
  for (const int die : {0, 1}) {
    Field f = pompeius_attacked("caesar");
    f.dice({die}).fight(C);
    EXPECT_EQ(f.where("pompeius"), "hispania_2") << die;
    EXPECT_EQ(f.where("legio_23"), "hispania_2") << die;
    EXPECT_TRUE(f.told<BattleFought>().empty());
    const auto tried = f.told<EvasionTried>();
    ASSERT_EQ(tried.size(), 1u);
    EXPECT_EQ(tried[0].roll, die);
    EXPECT_EQ(tried[0].bt, 3);
    EXPECT_EQ(tried[0].vs, 5);
    EXPECT_TRUE(tried[0].success);
  }
  Field f = pompeius_attacked("caesar");
  f.dice({2, 3}).fight(C);  // 2 + 3 is not below 5; the second die is the battle's
  EXPECT_FALSE(f.told<EvasionTried>().front().success);
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaEvasion, AttackersWithoutALeaderAddNothing) {
  // AIE-RUL-09 AIE-8.2a
  Field f = pompeius_attacked();
  f.dice({4}).fight(C);
  EXPECT_EQ(f.where("pompeius"), "hispania_2");
  Field g = pompeius_attacked();
  g.dice({5, 3}).fight(C);
  EXPECT_FALSE(g.told<EvasionTried>().front().success);
}

TEST(AleaEvasion, TheBestOfBothSidesCounts) {
  // AIE-8.2a AIE-RUL-09
  Field f = pompeius_attacked("hirtius");               // BT 1
  f.come(C, "gallia_9", "hispania_1", {"m_antonius"});  // BT 2
  f.stand(R, "hispania_1", {"cato"});
  f.dice({2}).fight(C);
  const auto tried = f.told<EvasionTried>();
  EXPECT_EQ(tried[0].bt, 2);
  EXPECT_EQ(tried[0].leader, kPompeius);
  EXPECT_EQ(tried[0].vs, 5);
  EXPECT_EQ(f.where("cato"), "hispania_2");  // any number of leaders
}

TEST(AleaEvasion, OnlyOnDemandAndOnlyWithALeader) {
  // AIE-8.2a  7.2: the default is to stand
  Field silent;
  silent.stand(R, "hispania_1", {"pompeius", "legio_23"}).come(C, "gallia_9", "hispania_1", {"legio_21"});
  silent.dice({3}).fight(C);
  EXPECT_TRUE(silent.told<EvasionTried>().empty());
  EXPECT_EQ(silent.told<BattleFought>().size(), 1u);

  Field leaderless;
  leaderless.stand(R, "hispania_1", {"legio_23"}).come(C, "gallia_9", "hispania_1", {"legio_21"});
  leaderless.orders(R, evade_zone("hispania_1")).dice({3}).fight(C);
  EXPECT_TRUE(leaderless.told<EvasionTried>().empty());

  Field attacker;  // the attacker does not evade
  attacker.stand(R, "hispania_1", {"legio_23"}).come(C, "gallia_9", "hispania_1", {"caesar", "legio_21"});
  attacker.orders(C, evade("caesar")).dice({3}).fight(C);
  EXPECT_TRUE(attacker.told<EvasionTried>().empty());
}

TEST(AleaEvasion, StandAndConditions) {
  // AIE-8.2a  7.5.4
  Field stands = pompeius_attacked();
  auto& smc = stands.s().orders[Seat{2}].smc;
  smc.insert(smc.begin(), Order{Stand{z("hispania_1")}, {}, std::nullopt});
  stands.dice({3}).fight(C);
  EXPECT_TRUE(stands.told<EvasionTried>().empty());

  const auto with_condition = [](int attacker, int defender, int die) {
    Field f;
    f.stand(R, "hispania_1", {"pompeius", "legio_23"});
    f.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_1r"});  // 9 : 5, column 3/2
    f.orders(R, evade("pompeius", {"hispania_2"}), {odds_at_least(attacker, defender)});
    f.dice({die}).fight(C);
    return f.told<EvasionTried>().size();
  };
  EXPECT_EQ(with_condition(3, 2, 0), 1u);
  EXPECT_EQ(with_condition(2, 1, 3), 0u);
}

TEST(AleaEvasion, PeoplesLeadersHaveThree) {
  // AIE-8.2c
  const auto surena = [](int die) {
    Field f;
    f.at_war("parthi", R);
    f.stand(R, "parthi_2", {"surena", "parthi_1"}).come(C, "parthi_1", "parthi_2", {"legio_21", "lepidus"});
    f.orders(R, evade("surena"));
    if (die < 3)
      f.dice({die});
    else
      f.dice({die, 3});
    f.fight(C);
    return f.told<EvasionTried>().front();
  };
  EXPECT_EQ(surena(2).vs, 3);
  EXPECT_TRUE(surena(2).success);
  EXPECT_FALSE(surena(3).success);
}

// --- Whom he takes along

TEST(AleaEvasion, AtMostHisCommandCapacity) {
  // AIE-8.2d
  Field f;  // Cato leads four
  f.stand(R, "hispania_1", {"cato", "legio_5", "legio_23", "legio_24", "legio_25", "auxilia_1"});
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.orders(R, evade("cato", {"hispania_2"})).dice({0, 3}).fight(C);
  EXPECT_EQ(f.told<EvasionTried>().front().units.size(), 4u);
  EXPECT_EQ(f.where("cato"), "hispania_2");
  EXPECT_EQ(f.where("legio_5"), "hispania_2");                       // the best go
  EXPECT_EQ(names(f.battle().defending_units), Names{"auxilia_1"});  // the rest fights
  EXPECT_TRUE(f.battle().defending_leaders.empty());
}

TEST(AleaEvasion, ThoseNamed) {
  // AIE-8.2d
  Field f;
  f.stand(R, "hispania_1", {"cato", "legio_5", "legio_23", "auxilia_1"});
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.orders(R, evade("cato", {"hispania_2"}, {"auxilia_1", "legio_30"})).dice({0, 3}).fight(C);
  EXPECT_EQ(names(f.told<EvasionTried>().front().units), Names{"auxilia_1"});
  EXPECT_EQ(f.battle().defending_units.size(), 2u);
}

TEST(AleaEvasion, OneAfterAnotherUntilOneFails) {
  // AIE-8.2d AIE-RUL-09
  const auto two_leaders = [](std::initializer_list<int> dice) {
    Field f;  // VS 4 and 2
    f.stand(R, "hispania_1", {"labienus", "afranius", "legio_23", "legio_24", "legio_25"});
    f.come(C, "gallia_9", "hispania_1", {"legio_21"});
    f.orders(R, evade("labienus", {"hispania_2"}, {"legio_23"}));
    f.orders(R, evade("afranius", {"gallia_6"}, {"legio_24"}));
    f.dice(dice).fight(C);
    return f;
  };
  Field both = two_leaders({3, 1, 3});
  EXPECT_EQ(both.where("labienus"), "hispania_2");
  EXPECT_EQ(both.where("legio_23"), "hispania_2");
  EXPECT_EQ(both.where("afranius"), "gallia_6");
  EXPECT_EQ(both.where("legio_24"), "gallia_6");
  EXPECT_EQ(names(both.battle().defending_units), Names{"legio_25"});

  Field second_fails = two_leaders({3, 2, 3});
  EXPECT_EQ(second_fails.told<EvasionTried>().size(), 2u);
  EXPECT_EQ(second_fails.told<EvasionTried>()[1].leader, l("afranius"));
  EXPECT_EQ(names(second_fails.battle().defending_leaders), Names{"afranius"});

  Field first_fails = two_leaders({4, 3});
  EXPECT_EQ(first_fails.told<EvasionTried>().size(), 1u);
  EXPECT_EQ(first_fails.battle().defending_units.size(), 3u);
}

TEST(AleaEvasion, WhoHasNoEvasionOfHisOwnGoesWithTheFirst) {
  // AIE-8.2d AIE-RUL-09
  Field f;
  f.stand(R, "hispania_1", {"labienus", "afranius", "petreius", "legio_23", "legio_24"});
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.orders(R, evade("labienus", {"hispania_2"}, {"legio_23"}));
  f.orders(R, evade("afranius", {"gallia_6"}, {"legio_24"}));
  f.dice({0, 0}).fight(C);
  EXPECT_EQ(f.where("labienus"), "hispania_2");
  EXPECT_EQ(f.where("petreius"), "hispania_2");
  EXPECT_EQ(f.where("afranius"), "gallia_6");
}

TEST(AleaEvasion, APeoplesLeaderTakesHisOwn) {
  // AIE-8.2d AIE-4.3e
  Field f;
  f.at_war("parthi", R).at_war("armenii", R);
  f.stand(R, "parthi_3", {"surena", "parthi_1", "armenii_1"});
  f.come(C, "parthi_1", "parthi_3", {"caesar", "legio_21"});
  f.orders(R, evade("surena", {"parthi_2"}));
  leader(f.s(), kCaesar).sick = true;  // adds nothing (AIE-TE.4c)
  f.dice({2, 3}).fight(C);
  EXPECT_EQ(f.where("parthi_1"), "parthi_2");
  EXPECT_EQ(names(f.battle().defending_units), Names{"armenii_1"});
}

TEST(AleaEvasion, TheSickStay) {
  // AIE-RUL-09 AIE-TE.4a
  Field f = pompeius_attacked();
  f.stand(R, "hispania_1", {"afranius"});
  leader(f.s(), kPompeius).sick = true;
  f.s().orders[Seat{2}].smc.clear();
  f.orders(R, evade_zone("hispania_1")).dice({0}).fight(C);
  EXPECT_EQ(f.told<EvasionTried>().front().leader, l("afranius"));
  EXPECT_EQ(f.told<EvasionTried>().front().vs, 2);
  EXPECT_NE(f.where("pompeius"), "hispania_2");
  // alone with the enemy, and unable to leave
  EXPECT_EQ(f.where("pompeius"), "removed");
}

// --- Where to

Names refuges(Field& f, Camp camp, const char* zone, Field::Ids ids) {
  Force force{camp, {}, {}};
  for (const char* id : ids) {
    if (test_tables().has_leader(LeaderId(id)))
      force.leaders.push_back(LeaderId(id));
    else
      force.units.push_back(UnitId(id));
  }
  const Engagement e{other(camp), f.moves()};
  return names(land_refuges(f.p(), force, ZoneId(zone), where_from(e, ZoneId(zone))));
}

TEST(AleaEvasion, InTimesOfUnrestAPartyLeaderStaysInHisCity) {
  // AIE-TE.6  He has reached Hispania 1; or he is on his way to Hispania 2.
  Field f = pompeius_attacked();
  f.s().turn.unrest[kPompeius] = z("hispania_1");
  f.dice({3}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty());
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
  Field on_his_way = pompeius_attacked();
  on_his_way.s().turn.unrest[kPompeius] = z("hispania_2");
  on_his_way.dice({0}).fight(C);
  EXPECT_EQ(on_his_way.where("pompeius"), "hispania_2");
}

TEST(AleaEvasion, OthersLeaveHimBehindAndThenHeMustFlee) {
  // AIE-TE.6 AIE-8.2m
  Field f = pompeius_attacked();
  f.stand(R, "hispania_1", {"afranius"});
  f.s().turn.unrest[kPompeius] = z("hispania_1");
  f.s().orders[Seat{2}].smc.clear();
  f.orders(R, evade_zone("hispania_1")).orders(R, Escape{kPompeius, {z("gallia_6")}}).dice({1, 7}).fight(C);
  ASSERT_EQ(f.told<EvasionTried>().size(), 1u);
  EXPECT_EQ(f.told<EvasionTried>()[0].leaders, std::vector{l("afranius")});
  EXPECT_EQ(f.where("legio_23"), f.where("afranius"));
  EXPECT_EQ(f.where("pompeius"), "gallia_6");
}

TEST(AleaRefuges, RomansStayInTheRepublicAndNeverGoWhereTheEnemyCameFrom) {
  // AIE-8.2b AIE-8.2f AIE-8.2h AIE-EX-22
  Field f;
  f.at_war("celtiberes", C).at_war("thracia", C).at_war("illyrii", C);
  f.stand(R, "hispania_1", {"afranius", "legio_23"});
  EXPECT_EQ(refuges(f, R, "hispania_1", {"afranius", "legio_23"}),
            (Names{"gallia_6", "gallia_9", "hispania_2"}));
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  EXPECT_EQ(refuges(f, R, "hispania_1", {"afranius", "legio_23"}), (Names{"gallia_6", "hispania_2"}));
  f.stand(R, "graecia_2", {"scipio", "legio_24"});
  EXPECT_EQ(refuges(f, R, "graecia_2", {"scipio", "legio_24"}), (Names{"graecia_1", "graecia_3"}));
}

TEST(AleaRefuges, ALeaderOfTheAttackersBarsTheWayHeCame) {
  // AIE-8.2h
  Field f;
  f.stand(R, "hispania_1", {"afranius", "legio_23"});
  f.come(C, "hispania_2", "hispania_1", {"caesar"}).come(C, "gallia_9", "hispania_1", {"legio_21"});
  EXPECT_EQ(refuges(f, R, "hispania_1", {"afranius", "legio_23"}), Names{"gallia_6"});
}

TEST(AleaRefuges, RomansAlreadyOutsideMayStayOutside) {
  // AIE-8.2f
  Field f;
  f.at_war("thracia", R).at_war("illyrii", R).at_war("daci", R);
  f.stand(C, "thracia_2", {"caesar", "legio_5"});
  const Names found = refuges(f, C, "thracia_2", {"caesar", "legio_5"});
  EXPECT_EQ(found, (Names{"daci", "graecia_2", "illyrii", "sarmatia", "thracia_1"}));
}

TEST(AleaRefuges, TheHomesOfAlliesAreFriendlyGround) {
  // AIE-8.2f AIE-RUL-13
  Field f;
  f.stand(R, "africa_1", {"scipio", "legio_23"});
  EXPECT_EQ(refuges(f, R, "africa_1", {"scipio", "legio_23"}), Names{"africa_2"});
  f.allied("numidae", R);
  EXPECT_EQ(refuges(f, R, "africa_1", {"scipio", "legio_23"}), (Names{"africa_2", "numidae_1"}));
  f.allied("numidae", C);
  EXPECT_EQ(refuges(f, R, "africa_1", {"scipio", "legio_23"}), Names{"africa_2"});
}

TEST(AleaRefuges, PeoplesDoNotFleeIntoTheRepublic) {
  // AIE-8.2g
  Field f;
  f.at_war("germani", R);
  f.stand(R, "germani_1", {"germani_1"});
  EXPECT_EQ(refuges(f, R, "germani_1", {"germani_1"}), Names{"germani_2"});
  f.stand(R, "gallia_1", {"germani_2"});  // two zones from home: not further
  EXPECT_EQ(refuges(f, R, "gallia_1", {"germani_2"}),
            (Names{"gallia_2", "gallia_3", "gallia_4", "germani_1"}));
}

TEST(AleaRefuges, AlliedPeoplesFollowTheRomansRule) {
  // AIE-8.2g AIE-4.4.2d
  Field f;
  f.allied("numidae", R);
  f.stand(R, "numidae_1", {"juba_i", "numidae_1"});
  EXPECT_EQ(refuges(f, R, "numidae_1", {"juba_i", "numidae_1"}),
            (Names{"africa_1", "africa_2", "numidae_2"}));
}

TEST(AleaRefuges, FreeOfEnemyUnitsAndOfStrangers) {
  // AIE-8.2b AIE-RUL-14
  Field f;
  f.stand(R, "hispania_1", {"afranius", "legio_23"});
  f.stand(C, "hispania_2", {"naves_6pf_0_1"}).stand(C, "gallia_9", {"lepidus"});
  EXPECT_EQ(refuges(f, R, "hispania_1", {"afranius", "legio_23"}), (Names{"gallia_6", "gallia_9"}));
  f.at_war("celtiberes", R).stand(R, "gallia_6", {"celtiberes_1"});
  EXPECT_EQ(refuges(f, R, "hispania_1", {"afranius", "legio_23"}), Names{"gallia_9"});
}

TEST(AleaRefuges, AcrossAStraitWhateverItCosts) {
  // AIE-7.2a AIE-8.2b
  Field f;
  f.stand(R, "sicilia_1", {"scipio", "legio_23"});
  EXPECT_EQ(refuges(f, R, "sicilia_1", {"scipio", "legio_23"}), Names{"italia_7"});
}

TEST(AleaRefuges, NotIntoATriumvirsRegion) {
  // AIE-RUL-68 AIE-3.6.5e
  Field f;
  f.stand(R, "hispania_1", {"afranius", "legio_23"});
  f.s().triumvir.push_back({l("lepidus"), RegionId("gallia")});
  EXPECT_EQ(refuges(f, R, "hispania_1", {"afranius", "legio_23"}), Names{"hispania_2"});
}

TEST(AleaEvasion, NoZoneNoEvasion) {
  // AIE-8.2i
  Field f;
  f.stand(R, "graecia_4", {"pompeius", "legio_23"}).come(C, "graecia_3", "graecia_4", {"legio_21"});
  f.orders(R, evade("pompeius")).dice({3}).fight(C);
  const auto tried = f.told<EvasionTried>();
  ASSERT_EQ(tried.size(), 1u);
  EXPECT_FALSE(tried[0].success);
  EXPECT_FALSE(tried[0].roll);
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaEvasion, TheZoneWishedForOrTheBest) {
  // AIE-8.2b  7.3: friends, own region, city, cheapest, order
  const auto goes_to = [](std::initializer_list<const char*> wished, bool friends) {
    Field f;
    f.stand(R, "hispania_2", {"pompeius", "legio_23"}).come(C, "hispania_1", "hispania_2", {"legio_21"});
    if (friends) f.stand(R, "hispania_4", {"legio_24"});
    f.orders(R, evade("pompeius", wished)).dice({0}).fight(C);
    return f.where("pompeius");
  };
  EXPECT_EQ(goes_to({"hispania_1", "hispania_4", "hispania_3"}, false), "hispania_4");
  EXPECT_EQ(goes_to({}, false), "hispania_3");  // Corduba
  EXPECT_EQ(goes_to({}, true), "hispania_4");
  EXPECT_EQ(goes_to({"hispania_1"}, true), "hispania_4");
}

TEST(AleaEvasion, IntoThePlague) {
  // AIE-6.3e
  Field f = pompeius_attacked();
  f.s().plague = z("hispania_2");
  f.dice({0, 0, 9}).fight(C);
  EXPECT_EQ(f.where("pompeius"), "hispania_2");
  EXPECT_TRUE(f.weak("legio_23"));
}

TEST(AleaEvasion, APartyLeaderMayEvadeAPretender) {
  // AIE-RUL-09
  Field f = pompeius_attacked();
  f.come(C, "gallia_9", "hispania_1", {"scipio"}).pretender("scipio", R).party_leader("pompeius");
  f.dice({0}).fight(C);
  EXPECT_EQ(f.where("pompeius"), "hispania_2");
}

TEST(AleaEvasion, AnOrderForAnotherZoneDoesNotCount) {
  // AIE-8.2a
  Field f;
  f.stand(R, "hispania_1", {"pompeius", "legio_23"});
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.orders(R, evade_zone("hispania_2")).dice({3}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty());
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaEvasion, AnOrderUntilAYearEndsWithIt) {
  // AIE-8.2a  Standing orders may end: UNTIL their last year, that year included.
  for (const int years : {-1, 0}) {
    Field f;
    f.stand(R, "hispania_1", {"pompeius", "legio_23"});
    f.come(C, "gallia_9", "hispania_1", {"legio_21"});
    Order order{evade("pompeius", {"hispania_2"}), {}, f.s().year + years};
    f.standing(R, order);
    f.dice({years < 0 ? 3 : 0}).fight(C);
    EXPECT_EQ(f.told<EvasionTried>().size(), years < 0 ? 0u : 1u) << years;
  }
}

TEST(AleaEvasion, NowhereToGoAndNoWishNoWord) {
  // AIE-8.2i
  Field f;
  f.stand(R, "sicilia_1", {"cato", "legio_23", "legio_24"});
  f.come(C, "italia_7", "sicilia_1", {"legio_21", "legio_22"}).dice({3}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty());
  Field wished;
  wished.stand(R, "sicilia_1", {"cato", "legio_23", "legio_24"});
  wished.come(C, "italia_7", "sicilia_1", {"legio_21", "legio_22"});
  wished.orders(R, evade("cato")).dice({3}).fight(C);
  EXPECT_EQ(wished.told<EvasionTried>().size(), 1u);
}

TEST(AleaEvasion, WhereToIsTold) {
  // AIE-8.2b
  Field f = pompeius_attacked("caesar");
  f.dice({0}).fight(C);
  EXPECT_EQ(f.told<EvasionTried>().at(0).to, z("hispania_2"));
}

TEST(AleaEvasion, WhenAllUnitsGoNobodyStaysToLeadTheRest) {
  // AIE-8.2d  Cato has an evasion of his own in mind, but nothing is left for him to lead.
  Field f = pompeius_attacked();
  f.stand(R, "hispania_1", {"cato"});
  f.orders(R, evade("cato", {"celtiberes"})).dice({0}).fight(C);
  EXPECT_EQ(f.where("pompeius"), "hispania_2");
  EXPECT_EQ(f.where("cato"), "hispania_2");
}

TEST(AleaEvasion, ATenSidedDieAndThenASixSidedOne) {
  // AIE-8.2a AIE-8.3c AIE-0.1a  The evasion fails, the battle is fought.
  Field f;
  f.stand(R, "hispania_1", {"afranius", "legio_23"}).come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.orders(R, Evade{l("afranius"), std::nullopt, false, {}, {}}).dice({9, 3}).fight(C);
  ASSERT_EQ(f.told<Rolled>().size(), 2u);
  EXPECT_EQ(f.told<Rolled>()[0], (Rolled{"evasion", "hispania_1", 0, 9, 9}));
  EXPECT_EQ(f.told<Rolled>()[1], (Rolled{"battle", "hispania_1", 1, 6, 3}));
}

}  // namespace ch8_2_evasion_test
}  // namespace adj::alea
