// AIE-7  Movement in general: where a party stops, what a step costs, the limit outside the Republic;
// distances and the order in which zones are preferred.

#include "adjudicator/games/alea/movement_plan.h"
#include "tests/games/alea/movement_for_test.h"

namespace adj::alea {
namespace ch7_movement_test {

const LeaderId kCato("cato");

// --- AIE-7.1

TEST(AleaMovement, UnitsStopWhereEnemyUnitsAre) {
  // AIE-7.1a
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C).put("auxilia_2", "italia_2", R);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3"})),
            "AIE-7.1a must_stop_with_enemy");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_6", "italia_4", "italia_3"})),
            "")
      << "there is a way around";
}

TEST(AleaMovement, AFleetInPortStopsThemToo) {
  // AIE-7.1a
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C).put("naves_6pf_0_1", "italia_7", R);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_7", "sicilia_1"})),
            "AIE-7.1a must_stop_with_enemy");
}

TEST(AleaMovement, WhoIsAmongEnemiesAlreadyMayLeave) {
  // AIE-7.1a  It is entering that stops (AIE-RUL-67 can bring both together).
  TestTable t = empty_map();
  at_war(t, "galatae", R);
  t.put(kCaesar, "galatae").put("legio_10", "galatae", C).put("galatae_1", "galatae");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "galatae", {"asia_1"})), "");
}

TEST(AleaMovement, PiecesOfAPeopleAtPeaceStopNobody) {
  // AIE-RUL-60
  TestTable t = empty_map();
  t.put(kCaesar, "asia_2").put("legio_10", "asia_2", C).put("pontici_1", "pontici");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "asia_2", {"pontici", "cappadocii", "asia_5"})), "");
}

TEST(AleaMovement, EnemyLeadersStopNobodyAndSufferNothing) {
  // AIE-7.1c
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C).put(kCato, "italia_2");
  move_all(t, C, {march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3"})});
  EXPECT_EQ(zone_of(t, "legio_10"), "italia_3");
  EXPECT_EQ(zone_of(t, kCato), "italia_2");
}

TEST(AleaMovement, ALoneLeaderPassesEnemyUnitsButDoesNotStayWithThem) {
  // AIE-7.1d AIE-RUL-11
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("legio_1", "italia_2", R);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2", "italia_3"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2"})),
            "AIE-RUL-11 lone_leader_with_enemy");
  t.put("legio_10", "italia_6", C);
  EXPECT_EQ(verdicts(t, C,
                     {march({kCaesar}, {}, "italia_1", {"italia_2"}),
                      march({}, {"legio_10"}, "italia_6", {"italia_2"})}),
            (Reasons{"", ""}))
      << "units join him there";
}

// --- AIE-7.2

int cost(const char* from, const char* to) { return test_tables().border(z(from), z(to))->cost; }

TEST(AleaMovement, OnePmAZone) {
  // AIE-7.2b
  EXPECT_EQ(cost("gallia_9", "gallia_8"), 1);
  EXPECT_EQ(cost("alpes_s", "gallia_8"), 1) << "down from the mountains";
}

TEST(AleaMovement, GreatRiversCostOneMore) {
  // AIE-7.2c AIE-EX-18
  for (const auto& [a, b] : {std::pair{"germani_1", "gallia_2"},
                             {"illyrii", "daci"},
                             {"asia_5", "parthi_1"},
                             {"parthi_2", "parthi_3"}}) {
    EXPECT_EQ(cost(a, b), 2) << a;
    EXPECT_EQ(cost(b, a), 2) << b;
  }
  TestTable t = empty_map();
  at_war(t, "germani", R);
  t.put("germani_1", "germani_1");
  EXPECT_EQ(cost_of(t, R, march({}, {"germani_1"}, "germani_1", {"gallia_2"})), 2);
}

TEST(AleaMovement, StraitsCostOneMore) {
  // AIE-7.2d AIE-7.2a
  for (const auto& [a, b] : {std::pair{"italia_7", "sicilia_1"},
                             {"sicilia_2", "sicilia_3"},
                             {"hispania_3", "mauri"},
                             {"thracia_1", "asia_1"},
                             {"thracia_1", "asia_2"}}) {
    EXPECT_EQ(cost(a, b), 2);
    EXPECT_EQ(cost(b, a), 2);
  }
}

TEST(AleaMovement, TheAlpsCostOneMoreToEnter) {
  // AIE-7.2e
  EXPECT_EQ(cost("gallia_8", "alpes_s"), 2);
  EXPECT_EQ(cost("alpes_n", "alpes_s"), 2);
  EXPECT_EQ(cost("germani_2", "alpes_n"), 3) << "over the Danuvius";
  EXPECT_EQ(cost("alpes_n", "germani_2"), 2);
}

TEST(AleaMovement, FromZoneToAdjacentZone) {
  // AIE-7.2a
  TestTable t = empty_map();
  t.put(kCaesar, "asia_1");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "asia_1", {"asia_4"})), "AIE-7.2a not_adjacent") << "Cyprus";
  EXPECT_EQ(test_tables().border(z("gallia_8"), z("italia_3")), nullptr);
}

TEST(AleaMovement, GapsAreClosedByTheCheapestLegalWay) {
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_8").put("legio_10", "gallia_8", C);
  move_all(t, C, {march({kCaesar}, {"legio_10"}, "gallia_8", {"italia_3"})});
  EXPECT_EQ(t.told<Moved>().at(0).path, (std::vector<Leg>{{z("alpes_s"), {}}, {z("italia_3"), {}}}));
  // Around an enemy, as named, and as the order stands when there is no way.
  t.put("legio_10", "italia_1").put(kCaesar, "italia_1").put("legio_1", "italia_2", R);
  const Move direct{{kCaesar}, {u("legio_10")}, z("italia_1"), {{z("italia_3"), {}}}};
  EXPECT_EQ(complete_path(t.p(), C, direct).path,
            (std::vector<Leg>{{z("italia_6"), {}}, {z("italia_4"), {}}, {z("italia_3"), {}}}));
  Move far = direct;
  far.path = {{z("asia_1"), {}}};
  EXPECT_EQ(complete_path(t.p(), C, far), far);
}

// --- AIE-7.3

TEST(AleaMovement, TwoPmOutsideTheRepublic) {
  // AIE-7.3a AIE-EX-19 AIE-RUL-24
  TestTable t = empty_map();
  at_war(t, "parthi", R);
  t.put(kCaesar, "asia_5");
  for (const char* id : {"legio_6", "legio_7", "legio_8", "legio_9", "legio_10"}) t.put(id, "asia_5", C);
  const Texts five{"legio_6", "legio_7", "legio_8", "legio_9", "legio_10"};
  EXPECT_EQ(verdict(t, C, march({kCaesar}, five, "asia_5", {"parthi_1"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, five, "asia_5", {"parthi_1", "parthi_2"})),
            "AIE-7.3a limit_outside_republic");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "asia_5", {"parthi_1", "parthi_2"})),
            "AIE-7.3a limit_outside_republic")
      << "leaders too";
}

TEST(AleaMovement, NotWhenAZoneOfTheRepublicIsEntered) {
  // AIE-7.3a AIE-EX-20
  TestTable t = empty_map();
  for (const char* id : {"pontici", "armenii", "cappadocii"}) at_war(t, id, R);
  t.put(kCaesar, "pontici").put("legio_10", "pontici", C);
  const Order home = march({kCaesar}, {"legio_10"}, "pontici", {"armenii", "cappadocii", "asia_5"});
  EXPECT_EQ(verdict(t, C, home), "");
  EXPECT_EQ(cost_of(t, C, home), 3);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "pontici", {"armenii", "cappadocii"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "pontici", {"armenii", "cappadocii", "galatae"})),
            "AIE-7.3a limit_outside_republic");
  t.put("legio_10", "asia_5");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "pontici", {"asia_2", "galatae", "cappadocii"})), "")
      << "whenever on the way";
}

// --- Offered and legal are the same

TEST(AleaMovement, WhatIsOfferedIsExactlyWhatIsLegal) {
  TestTable t("1");
  t.s().phase = Phase::e;
  at_war(t, "alpes", R);
  t.put("alpes_1", "italia_2").put("germani_1", "germani_1");
  at_war(t, "germani", C);
  t.s().triumvir.push_back({LeaderId("petreius"), RegionId("hispania"), {}});
  int legal = 0;
  const auto compare = [&](const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units,
                           ZoneId from) {
    const auto offered = destinations(t.p(), C, leaders, units, from);
    for (const ZoneInfo& zone : test_tables().zones) {
      if (zone.id == from) continue;
      const Order order = given(Move{leaders, units, from, {{zone.id, {}}}});
      const std::string refused = verdict(t, C, order);
      EXPECT_EQ(offered.contains(zone.id), refused == "")
          << from.str() << " to " << zone.id.str() << " " << refused;
      if (offered.contains(zone.id)) {
        ++legal;
        EXPECT_EQ(offered.at(zone.id), cost_of(t, C, order)) << zone.id.str();
      }
    }
  };
  for (const char* zone : {"italia_4", "gallia_9", "gallia_2", "germani_1", "gallia_8"}) {
    const auto leaders = leaders_in(t.p(), z(zone), C);
    const auto units = land_units_in(t.p(), z(zone), C);
    if (!leaders.empty()) {
      compare({leaders[0]}, {}, z(zone));
      compare({leaders[0]}, {units[0]}, z(zone));
    }
    compare({}, {units[0]}, z(zone));
  }
  EXPECT_GT(legal, 40);
}

TEST(AleaMovement, WhoMayNotSetOutIsOfferedNoWay) {
  // AIE-3.4.1b AIE-3.4.1f AIE-3.6.5c
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("auxilia_1", "italia_1", C).put("legio_10", "italia_1", C);
  t.put(l("lurius"), "gallia_4");
  leader(t.s(), l("lurius")).camp = C;
  std::vector<UnitId> four;
  for (const char* id : {"legio_5", "legio_6", "legio_7", "legio_8"}) {
    t.put(id, "gallia_4", C);
    four.push_back(u(id));
  }
  const std::vector<UnitId> three(four.begin(), four.end() - 1);
  EXPECT_TRUE(destinations(t.p(), C, {}, {u("auxilia_1")}, z("italia_1")).empty());
  EXPECT_FALSE(destinations(t.p(), C, {kCaesar}, {u("auxilia_1")}, z("italia_1")).empty());
  EXPECT_FALSE(destinations(t.p(), C, {}, {u("legio_10")}, z("italia_1")).empty());
  EXPECT_TRUE(destinations(t.p(), R, {}, {u("legio_10")}, z("italia_1")).empty()) << "not his";
  EXPECT_FALSE(destinations(t.p(), C, {l("lurius")}, three, z("gallia_4")).empty());
  EXPECT_TRUE(destinations(t.p(), C, {l("lurius")}, four, z("gallia_4")).empty()) << "he commands three";
  t.s().triumvir.push_back({l("plancus"), RegionId("gallia"), {}});
  EXPECT_TRUE(destinations(t.p(), C, {l("lurius")}, three, z("gallia_4")).empty()) << "nobody moves there";
}

// --- Distances

TEST(AleaDistances, CheapestLandWay) {
  // AIE-RUL-17
  const Tables& tables = test_tables();
  EXPECT_EQ(land_distance(tables, z("italia_1"), z("italia_1")), 0);
  EXPECT_EQ(land_distance(tables, z("italia_1"), z("italia_4")), 2);
  EXPECT_EQ(land_distance(tables, z("gallia_8"), z("italia_3")), 3) << "over the Alps, peace or no peace";
  EXPECT_EQ(land_distance(tables, z("italia_1"), z("asia_4")), std::nullopt);
  EXPECT_EQ(land_distance(tables, z("italia_1"), z("mare_tyrrhenum")), std::nullopt);
}

TEST(AleaDistances, InWinterAnyLandWayIsNearerThanTheSea) {
  const Tables& tables = test_tables();
  EXPECT_EQ(winter_distance(tables, z("italia_1"), z("italia_4")), 2);
  const int cyprus = winter_distance(tables, z("asia_5"), z("asia_4"));
  EXPECT_GT(cyprus, winter_distance(tables, z("asia_5"), z("hispania_5")));
  EXPECT_LT(cyprus, winter_distance(tables, z("africa_3"), z("asia_4")));
}

std::vector<std::string> refuges(const TestTable& t, const char* from, bool fleet, const Texts& zones) {
  std::vector<std::string> names;
  for (const ZoneId& zone : best_refuges(t.p(), C, z(from), fleet, zones_named(zones)))
    names.push_back(zone.str());
  return names;
}

TEST(AleaDistances, RefugesAreFriendsThenOwnRegionThenCityThenCheapest) {
  // 7.3
  using Names = std::vector<std::string>;
  TestTable t = empty_map();
  EXPECT_EQ(refuges(t, "italia_5", false, {"italia_3", "graecia_1", "italia_4"}),
            (Names{"italia_4", "italia_3", "graecia_1"}))
      << "Mutina, then Italia, then the enemy's Graecia";
  t.put("legio_10", "graecia_1", C);
  EXPECT_EQ(refuges(t, "italia_5", false, {"italia_3", "graecia_1", "italia_4"}).at(0), "graecia_1")
      << "friends";
  t.put("legio_10", "graecia_1", R);
  EXPECT_EQ(refuges(t, "italia_5", false, {"graecia_1", "italia_3"}).at(0), "italia_3") << "not enemies";
  EXPECT_EQ(refuges(t, "gallia_5", false, {"alpes_n", "germani_2"}), (Names{"alpes_n", "germani_2"}))
      << "2 PM each: in order";
  EXPECT_EQ(refuges(t, "italia_3", false, {"alpes_s", "italia_2"}), (Names{"italia_2", "alpes_s"}));
}

TEST(AleaDistances, FleetsMakeForPortsThenForTheEmptiestSea) {
  // 7.3
  using Names = std::vector<std::string>;
  TestTable t = empty_map();
  t.put("legio_10", "sicilia_1", C).put("legio_1", "italia_1", R);
  EXPECT_EQ(
      refuges(t, "mare_tyrrhenum", true, {"italia_2", "mare_centrale", "italia_1", "sicilia_2", "sicilia_1"}),
      (Names{"sicilia_1", "sicilia_2", "mare_centrale", "italia_1", "italia_2"}));
  t.put("naves_6pf_0_1", "mare_centrale", R);
  EXPECT_EQ(refuges(t, "mare_tyrrhenum", true, {"mare_centrale", "mare_occidentale"}),
            (Names{"mare_occidentale", "mare_centrale"}));
  t.put("naves_8pf_2_p1_1", "mare_occidentale", R);
  EXPECT_EQ(refuges(t, "mare_tyrrhenum", true, {"mare_centrale", "mare_occidentale"}).at(0), "mare_centrale");
}

// --- AIE-6.3e  The plague on the way

TEST(AleaMovement, ThroughThePlagueEverybodyIsTestedAndGoesOn) {
  // AIE-6.3e
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  t.put(kCaesar, "gallia_9").put("legio_10", "gallia_9", C).put("legio_11", "gallia_9", C);
  t.dice({1, 9, 1});
  const MovementResult result =
      move_all(t, C, {march({kCaesar}, {"legio_10", "legio_11"}, "gallia_9", {"gallia_8", "gallia_5"})});
  ASSERT_EQ(t.told<PlagueTested>().size(), 3u);
  EXPECT_FALSE(t.told<PlagueTested>()[0].hit);
  EXPECT_TRUE(t.told<PlagueTested>()[1].hit);
  ASSERT_EQ(t.told<Moved>().size(), 2u) << "as far as the plague, and on";
  EXPECT_EQ(t.told<Moved>()[0].cost, test_tables().border(z("gallia_9"), z("gallia_8"))->cost);
  EXPECT_EQ(t.told<Moved>()[1].cost, test_tables().border(z("gallia_8"), z("gallia_5"))->cost);
  EXPECT_TRUE(unit(t.s(), u("legio_10")).weakened);
  EXPECT_EQ(zone_of(t, "legio_10"), "gallia_5");
  EXPECT_EQ(zone_of(t, kCaesar), "gallia_5");
  EXPECT_FALSE(result.entries.contains(z("gallia_8"))) << "nobody stayed there";
  ASSERT_TRUE(result.entries.contains(z("gallia_5")));
  EXPECT_EQ(result.entries.at(z("gallia_5")).front().from, z("gallia_8"));
}

TEST(AleaMovement, WhatIsLeftInThePlagueStaysThere) {
  // AIE-6.3e AIE-3.4.1c
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  t.put(kCaesar, "gallia_9").put("legio_10", "gallia_9", C).put("legio_11", "gallia_9", C);
  t.dice({1, 1, 1});
  const MovementResult result = move_all(t, C,
                                         {march({kCaesar}, {"legio_10", "legio_11"}, "gallia_9",
                                                {"gallia_8", "gallia_5"}, "gallia_8", {"legio_11"})});
  EXPECT_EQ(zone_of(t, "legio_11"), "gallia_8");
  EXPECT_EQ(zone_of(t, "legio_10"), "gallia_5");
  EXPECT_EQ(result.entries.at(z("gallia_8")).front().units, std::vector{u("legio_11")});
  EXPECT_TRUE(result.entries.at(z("gallia_8")).front().leaders.empty());
}

TEST(AleaMovement, WithoutTheirLeaderTheyStopInThePlague) {
  // AIE-6.3e
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  t.put(l("lepidus"), "gallia_9").put("legio_10", "gallia_9", C);
  t.dice({9, 1});
  move_all(t, C, {march({l("lepidus")}, {"legio_10"}, "gallia_9", {"gallia_8", "gallia_5"})});
  EXPECT_EQ(leader(t.s(), l("lepidus")).where, Where::removed);
  EXPECT_EQ(zone_of(t, "legio_10"), "gallia_8");
}

TEST(AleaMovement, NoLeaderGoesOnWithoutTheLastOfHisUnits) {
  // AIE-3.4.1d AIE-6.3e  He would have got to Gallia 5 alone, and does when one unit lives.
  for (const int die : {8, 9}) {
    TestTable t = empty_map();
    t.s().plague = z("gallia_8");
    t.put(l("lepidus"), "gallia_9").put("legio_10", "gallia_9", C, true).put("legio_11", "gallia_9", C, true);
    t.dice({1, 9, die});
    move_all(t, C, {march({l("lepidus")}, {"legio_10", "legio_11"}, "gallia_9", {"gallia_8", "gallia_5"})});
    EXPECT_EQ(zone_of(t, l("lepidus")), die == 9 ? "gallia_8" : "gallia_5");
  }
}

TEST(AleaMovement, AnOrderForTheDeadFailsAndIsTold) {
  // AIE-6.3e AIE-2.Ea  The dry run saw Lepidus alive.
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  t.put(l("lepidus"), "gallia_8").put(l("hirtius"), "gallia_9").put("legio_10", "gallia_9", C);
  t.put("legio_11", "gallia_5", C).put(l("trebonius"), "gallia_5");
  t.dice({9, 1});
  t.run([&](AleaTable& table) {
    carry_out_moves(table, C,
                    {march({l("hirtius")}, {"legio_10"}, "gallia_9", {"gallia_8"}),
                     march({l("hirtius")}, {}, "gallia_8", {"gallia_7"})});
  });
  EXPECT_EQ(leader(t.s(), l("hirtius")).where, Where::removed);
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
}

TEST(AleaMovement, TwoNamedZonesThatTouchAreOneStep) {
  // AIE-7.2a  The direct way over the Alps costs more than the way around: it is taken all the same.
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_5");
  const Move named{
      {kCaesar}, {}, z("gallia_5"), {{z("alpes_n"), {}}, {z("noricum"), {}}, {z("italia_4"), {}}}};
  const Move whole = complete_path(t.p(), C, named);
  ASSERT_GE(whole.path.size(), 3u);
  EXPECT_EQ(whole.path[0].zone, z("alpes_n"));
  EXPECT_EQ(whole.path[1].zone, z("noricum"));
}

TEST(AleaMovement, WhoIsTiedToHisUnitsHasNowhereToGo) {
  // AIE-3.4.1g  A leader may not leave Romans behind in a people's home.
  TestTable t = empty_map();
  at_war(t, "galatae", R);
  t.put(kCaesar, "galatae").put("legio_10", "galatae", C);
  EXPECT_TRUE(destinations(t.p(), C, {kCaesar}, {}, z("galatae")).empty());
  EXPECT_FALSE(destinations(t.p(), C, {kCaesar}, {u("legio_10")}, z("galatae")).empty());
  t.put(l("hirtius"), "galatae");
  EXPECT_FALSE(destinations(t.p(), C, {kCaesar}, {}, z("galatae")).empty()) << "another Roman leads them";
}

TEST(AleaMovement, WithTooLittleCommandLeftTheyStopInThePlague) {
  // AIE-6.3e AIE-3.4.1b  The first of two leaders dies: the other cannot lead all of them.
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  const LeaderId lepidus("lepidus"), hirtius("hirtius");
  t.put(lepidus, "gallia_9").put(hirtius, "gallia_9");
  const int most = values(t.p(), lepidus).cc + values(t.p(), hirtius).cc;
  Move move{{lepidus, hirtius}, {}, z("gallia_9"), {{z("gallia_8"), {}}, {z("gallia_5"), {}}}};
  t.dice({9, 1});
  for (int i = 1; i <= most; ++i) {
    const std::string id = "legio_" + std::to_string(i);
    t.put(id.c_str(), "gallia_9", C).dice({1});
    move.units.push_back(UnitId(id));
  }
  move_all(t, C, {given(move)});
  EXPECT_EQ(zone_of(t, hirtius), "gallia_8");
  EXPECT_EQ(zone_of(t, "legio_1"), "gallia_8");
}

TEST(AleaMovement, EachKindOfMoveIsToldByItsClause) {
  // AIE-3.4.1a AIE-3.4.1b AIE-3.4.1e AIE-3.4.2a AIE-3.4.2f
  const auto clause = [](const Order& order) {
    TestTable t = empty_map();
    t.put(kCaesar, "gallia_8").put("legio_10", "gallia_8", C).put("naves_6pf_0_1", "gallia_8", C);
    move_all(t, C, {order});
    return t.events().front().clause.str();
  };
  EXPECT_EQ(clause(march({kCaesar}, {}, "gallia_8", {"gallia_9"})), "AIE-3.4.1a");
  EXPECT_EQ(clause(march({kCaesar}, {"legio_10"}, "gallia_8", {"gallia_9"})), "AIE-3.4.1b");
  EXPECT_EQ(clause(march({}, {"legio_10"}, "gallia_8", {"gallia_9"})), "AIE-3.4.1e");
  EXPECT_EQ(clause(sail({kCaesar}, {"naves_6pf_0_1"}, {}, "gallia_8", {"mare_occidentale"})), "AIE-3.4.2a");
  EXPECT_EQ(clause(sail({kCaesar}, {"naves_6pf_0_1"}, {"legio_10"}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2f");
}

TEST(AleaMovement, WhoHasMovedIsForgottenWithTheSmc) {
  // AIE-2.Ea AIE-RUL-25
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_8");
  t.s().turn.moved_units = {u("legio_10")};
  t.s().turn.moved_leaders = {l("hirtius")};
  move_all(t, C, {march({kCaesar}, {}, "gallia_8", {"gallia_9"})});
  EXPECT_TRUE(t.s().turn.moved_units.empty());
  EXPECT_TRUE(t.s().turn.moved_leaders.empty());
}

TEST(AleaRefuges, AFleetPrefersPortsOfFriendsThenFreeOnesThenQuietSeas) {
  // AIE-8.4.1b  7.3: a port held by friends, a port without enemy land units, the sea with fewest enemies, a
  // bare coast.
  TestTable t = empty_map();
  t.put("legio_1", "graecia_3", R).put("naves_6pf_0_1", "mare_aegaeum", C);
  const std::vector<ZoneId> any{z("italia_6"), z("mare_aegaeum"), z("mare_centrale"), z("italia_4"),
                                z("graecia_3")};
  EXPECT_EQ(
      best_refuges(t.p(), R, z("mare_hadriaticum"), true, any),
      (std::vector{z("graecia_3"), z("italia_4"), z("mare_centrale"), z("mare_aegaeum"), z("italia_6")}));
  t.put("legio_5", "italia_4", C).put("legio_2", "italia_6", R);
  EXPECT_EQ(
      best_refuges(t.p(), R, z("mare_hadriaticum"), true, any),
      (std::vector{z("graecia_3"), z("mare_centrale"), z("mare_aegaeum"), z("italia_4"), z("italia_6")}))
      << "enemies ashore; and friends without a port are none";
}

TEST(AleaMovement, NoWayFromAnAllyIntoAPeacefulHome) {
  // AIE-7.2a AIE-3.4.1h  But through it from the Republic: a gap is closed by any legal way.
  TestTable t = empty_map();
  allied(t, "galatae", C);
  t.put(kCaesar, "asia_1").put("legio_10", "asia_1", C);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "asia_1", {"galatae", "cappadocii", "asia_5"})),
            "AIE-3.4.1h peaceful_home_only_in_transit");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "asia_1", {"cappadocii", "asia_5"})), "");
}

TEST(AleaMovement, GapsAreClosedToSayWhatStopsAnOrder) {
  // AIE-7.2a
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_4");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_4", {"gallia_8", "mare_occidentale"})),
            "AIE-3.4.1i sea_needs_naves");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_4", {"gallia_7", "italia_7"})), "AIE-3.4.1a too_far");
}

TEST(AleaMovement, EveryOfferNamesTheCheapestWay) {
  // AIE-7.2a
  for (const char* start : {"gallia_5", "gallia_8", "italia_5", "pannonii", "asia_3"}) {
    TestTable t = empty_map();
    at_war(t, "pannonii", R);
    t.put(kCaesar, start);
    for (const auto& [zone, cost] : destinations(t.p(), C, {kCaesar}, {}, z(start)))
      EXPECT_EQ(cost, cost_of(t, C, march({kCaesar}, {}, start, {zone.str().c_str()})))
          << start << " to " << zone.str();
  }
}

TEST(AleaMovement, WhoWentOnThroughThePlagueCameIntoNoZoneThere) {
  // AIE-6.3e AIE-8.2h  Each part of the way is told with its own cost.
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  t.put(kCaesar, "gallia_9").put("legio_10", "gallia_9", C).put("legio_9", "gallia_9", C).dice({1, 1, 1});
  const MovementResult result =
      move_all(t, C,
               {march({kCaesar}, {"legio_10", "legio_9"}, "gallia_9", {"gallia_8", "gallia_7", "gallia_4"},
                      "gallia_8", {"legio_9"})});
  ASSERT_EQ(t.told<Moved>().size(), 2u);
  EXPECT_EQ(t.told<Moved>()[0].cost, 1);
  EXPECT_EQ(t.told<Moved>()[1].cost, 2);
  EXPECT_EQ(t.told<Moved>()[1].leaders, std::vector{kCaesar});
  ASSERT_EQ(result.entries.size(), 2u);
  const auto& left = result.entries.at(z("gallia_8"));
  ASSERT_EQ(left.size(), 1u);
  EXPECT_TRUE(left[0].leaders.empty());
  EXPECT_EQ(left[0].units, units_named({"legio_9"}));
  EXPECT_EQ(result.entries.at(z("gallia_4")).at(0).units, units_named({"legio_10"}));
  EXPECT_EQ(result.entered_from.at(z("gallia_4")), std::set{z("gallia_7")});
}

TEST(AleaMovement, WhoDiesOfThePlagueCameIntoNoZone) {
  // AIE-6.3e AIE-8.2h
  TestTable t = empty_map();
  t.s().plague = z("gallia_8");
  t.put(l("hirtius"), "gallia_9").dice({9});
  const MovementResult result = move_all(t, C, {march({l("hirtius")}, {}, "gallia_9", {"gallia_8"})});
  EXPECT_TRUE(result.entries.empty());
  EXPECT_FALSE(result.entered_from.contains(z("gallia_8")));
}

TEST(AleaMovement, AConditionLooksWhereTheMoveEnds) {
  // 7.5.4  PF and leaders there: only while two legions at most stand in the way, or when Cato is there.
  const auto goes = [](Order order, const Condition& condition) {
    TestTable t = empty_map();
    t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C).put(kDolabella, "mare_tyrrhenum");
    t.put("naves_6pf_0_1", "mare_tyrrhenum", C).put("legio_23", "italia_2", R).put(kCato, "sicilia_1");
    order.conditions = {condition};
    move_all(t, C, {order});
    const bool went = !t.told<Moved>().empty() || !t.told<Sailed>().empty();
    EXPECT_NE(went, !t.told<ConditionNotMet>().empty());
    return went;
  };
  const Order by_land = march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2"});
  const Order by_sea = sail({kDolabella}, {"naves_6pf_0_1"}, {}, "mare_tyrrhenum", {"sicilia_1"});
  const auto pf_at_most = [](int n) {
    return Condition{ConditionKind::pf, Comparison::less_equal, n, 1, {}, {}, {}};
  };
  Condition cato;
  cato.kind = ConditionKind::leader_present;
  cato.leader = kCato;
  EXPECT_TRUE(goes(by_land, pf_at_most(5)));
  EXPECT_FALSE(goes(by_land, pf_at_most(4)));
  EXPECT_FALSE(goes(by_land, cato));
  EXPECT_TRUE(goes(by_sea, cato));
}

TEST(AleaMovement, ALeaderAloneCameFromSomewhereToo) {
  // AIE-8.2h
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_9");
  const MovementResult result = move_all(t, C, {march({kCaesar}, {}, "gallia_9", {"gallia_8"})});
  EXPECT_EQ(result.entries.at(z("gallia_8")).at(0).leaders, std::vector{kCaesar});
  EXPECT_EQ(result.entered_from.at(z("gallia_8")), std::set{z("gallia_9")});
}

TEST(AleaMovement, WhatTheDiceChangedIsJudgedAgain) {
  // AIE-2.Ea AIE-3.5.2g  Pompeius dies of the plague on his way; M. Brutus, who was to march next, is with
  // Caesar.
  TestTable t = empty_map();
  t.s().plague = z("graecia_3");
  t.put(kCaesar, "italia_1").put(kPompeius, "graecia_4").put(kMBrutus, "graecia_1").dice({9});
  leader(t.s(), kMBrutus).camp = R;
  t.run([&](AleaTable& table) {
    carry_out_moves(table, R,
                    {march({kPompeius}, {}, "graecia_4", {"graecia_3"}),
                     march({kMBrutus}, {}, "graecia_1", {"graecia_2"})});
  });
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].refusal.clause, "AIE-0.5a");
  EXPECT_EQ(t.told<Moved>().size(), 1u);
  EXPECT_EQ(zone_of(t, kMBrutus), "italia_1");
}

}  // namespace ch7_movement_test
}  // namespace adj::alea
