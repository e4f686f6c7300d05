// AIE-9.2, AIE-RUL-03, 13, 37  The winter of legions, cavalry, auxiliaries and Roman leaders.

#include "adjudicator/games/alea/ch9_winter.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch9_quarters_test {

const LeaderId kHirtius("hirtius"), kScipio("scipio"), kCato("cato");

// An empty map in the winter of -46; C controls Gallia, R the rest; R has the initiative.
TestTable winter() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.s().turn.initiative = R;
  t.clear_map();
  return t;
}

// Does a weakened Caesarian legion in this zone recover?
bool recovers(const char* zone, const std::function<void(TestTable&)>& also = {}) {
  TestTable t = winter();
  t.put("legio_5", zone, C, true);
  if (also) also(t);
  t.run([](AleaTable& table) { recover_land_units(table); });
  return !unit(t.s(), u("legio_5")).weakened;
}

void ally(TestTable& t, PeopleId id, Camp camp) {
  people(t.s(), id).status = PeopleStatus::allegiance;
  people(t.s(), id).camp = camp;
}

void order(TestTable& t, Camp camp, Winter line) {
  t.s().orders[seat_of(t.s(), camp)].winter.push_back({line, {}, {}});
}
Winter stack(const char* from, const char* to) { return {z(from), {}, z(to)}; }
Winter alone(LeaderId id, const char* to) { return {{}, id, z(to)}; }

void quarters(TestTable& t) {
  t.run([](AleaTable& table) {
    Winter9 nine(table);
    take_winter_quarters(nine);
  });
}

ZoneId zone(const TestTable& t, const char* id) { return unit(t.s(), u(id)).zone; }
ZoneId zone(const TestTable& t, LeaderId id) { return leader(t.s(), id).zone; }

// --- AIE-9.2a

TEST(AleaRecovery, InACityOrWithoutEnemyNextDoor) {
  // AIE-9.2a AIE-RUL-03  Gallia 7 holds Lugdunum, Gallia 4 no city; they touch each other.
  const auto enemy_in = [](const char* zone) { return [zone](TestTable& t) { t.put("legio_30", zone, R); }; };
  EXPECT_TRUE(recovers("gallia_4"));
  EXPECT_FALSE(recovers("gallia_4", enemy_in("gallia_7")));
  EXPECT_TRUE(recovers("gallia_4", enemy_in("gallia_8"))) << "two zones away";
  EXPECT_TRUE(recovers("gallia_7", enemy_in("gallia_4"))) << "a city shelters";
  EXPECT_TRUE(recovers("gallia_4", [](TestTable& t) { t.put(kScipio, "gallia_7"); }))
      << "a leader is no unit";
  EXPECT_TRUE(recovers("gallia_4", [](TestTable& t) { t.put("legio_30", "gallia_7", C); }));
}

TEST(AleaRecovery, PeoplesAndStraitsCountEnemiesOutsideDoNot) {
  // AIE-9.2a
  const auto germani_in = [](const char* zone, Camp camp) {
    return [zone, camp](TestTable& t) {
      people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
      people(t.s(), PeopleId("germani")).camp = camp;
      t.put("germani_1", zone);
    };
  };
  EXPECT_FALSE(recovers("gallia_1", germani_in("gallia_2", R)));
  EXPECT_TRUE(recovers("gallia_1", germani_in("gallia_2", C))) << "they obey us";
  EXPECT_TRUE(recovers("gallia_1", germani_in("germani_1", R))) << "next door, but outside the Republic";
  EXPECT_FALSE(recovers("sicilia_2", [](TestTable& t) { t.put("legio_30", "sicilia_3", R); })) << "a strait";
}

TEST(AleaRecovery, OutsideTheRepublicOnlyInAnAlliedCity) {
  // AIE-9.2a AIE-RUL-13
  EXPECT_FALSE(recovers("germani_1"));
  EXPECT_FALSE(recovers("aegyptii"));
  EXPECT_TRUE(recovers("aegyptii", [](TestTable& t) { ally(t, kAegyptii, C); }));
  EXPECT_FALSE(recovers("aegyptii", [](TestTable& t) { ally(t, kAegyptii, R); }));
  EXPECT_FALSE(recovers("numidae_1", [](TestTable& t) { ally(t, kNumidae, C); })) << "no city";
}

TEST(AleaRecovery, EveryLandUnitNeutralisedOnesToo) {
  // AIE-9.2a AIE-RUL-19
  TestTable t = winter();
  t.put("equites_2pf_1", "gallia_7", C, true).put("auxilia_1", "gallia_7", R, true);
  t.put("naves_6pf_0_1", "gallia_7", C, true);
  t.s().triumvir.push_back({kHirtius, RegionId("gallia"), {}});
  t.run([](AleaTable& table) { recover_land_units(table); });
  EXPECT_FALSE(unit(t.s(), u("equites_2pf_1")).weakened);
  EXPECT_FALSE(unit(t.s(), u("auxilia_1")).weakened);
  EXPECT_TRUE(unit(t.s(), u("naves_6pf_0_1")).weakened) << "naves have their own rule";
}

// --- AIE-9.2b

TEST(AleaOutside, UnitsAreLostTheirLeadersReturn) {
  // AIE-9.2b AIE-RUL-46
  TestTable t = winter();
  t.put("legio_5", "germani_1", C).put(kHirtius, "germani_1");
  t.put("legio_6", "noricum", C).put("legio_7", "gallia_2", C).put(kCaesar, "alpes_s");
  t.run([](AleaTable& table) { lose_units_outside(table); });
  EXPECT_EQ(unit(t.s(), u("legio_5")).where, Where::reserve);
  EXPECT_EQ(unit(t.s(), u("legio_6")).where, Where::reserve) << "AIE-RUL-59: unnamed zones too";
  EXPECT_EQ(unit(t.s(), u("legio_7")).where, Where::map);
  EXPECT_EQ(leader(t.s(), kHirtius).where, Where::returning);
  EXPECT_EQ(leader(t.s(), kCaesar).where, Where::map) << "he is stacked with nobody";
  EXPECT_EQ(t.s().balance, 0);
}

TEST(AleaOutside, HomesOfAlliesAreSafe) {
  // AIE-RUL-13 AIE-9.2b
  TestTable t = winter();
  ally(t, kNumidae, R);
  t.put("legio_30", "numidae_1", R).put(kScipio, "numidae_1").put("legio_5", "numidae_2", C);
  t.run([](AleaTable& table) { lose_units_outside(table); });
  EXPECT_EQ(unit(t.s(), u("legio_30")).where, Where::map);
  EXPECT_EQ(leader(t.s(), kScipio).where, Where::map);
  EXPECT_EQ(unit(t.s(), u("legio_5")).where, Where::reserve) << "not for the other camp";
  people(t.s(), kNumidae).status = PeopleStatus::peace;
  t.run([](AleaTable& table) { lose_units_outside(table); });
  EXPECT_EQ(unit(t.s(), u("legio_30")).where, Where::reserve) << "nor once it is at peace";
}

// --- AIE-9.2c–e

TEST(AleaQuarters, AStackAbroadGoesHomeTogether) {
  // AIE-9.2c AIE-9.2d
  TestTable t = winter();
  t.put("legio_5", "hispania_1", C).put("auxilia_1", "hispania_1", C).put(kHirtius, "hispania_1");
  t.put("legio_6", "gallia_1", C);
  order(t, C, stack("hispania_1", "gallia_4"));
  quarters(t);
  EXPECT_EQ(zone(t, "legio_5"), z("gallia_4")) << "any zone of his region, city or not";
  EXPECT_EQ(zone(t, "auxilia_1"), z("gallia_4"));
  EXPECT_EQ(zone(t, kHirtius), z("gallia_4"));
  EXPECT_EQ(zone(t, "legio_6"), z("gallia_1")) << "who is in his own region stays";
  EXPECT_EQ(t.told<WinterMoved>().size(), 1u);
  EXPECT_TRUE(t.told<OrderFailed>().empty());
}

TEST(AleaQuarters, WhatIsRefused) {
  // AIE-9.2c AIE-9.2d
  TestTable t = winter();
  t.put("legio_5", "hispania_1", C).put("legio_30", "gallia_8", R).put("legio_6", "gallia_1", C);
  t.put(kHirtius, "hispania_1");
  ally(t, kNumidae, C);
  const auto refused = [&](Winter line) {
    const auto verdict = check_orders(t.p(), WinterOrders{seat_of(t.s(), C), C}, {{line, {}, {}}}).front();
    return verdict ? verdict->key : "";
  };
  t.s().turn.initiative = C;
  EXPECT_EQ(refused(stack("hispania_1", "gallia_7")), "");
  EXPECT_EQ(refused(stack("hispania_1", "italia_1")), "not_in_your_region");
  EXPECT_EQ(refused(stack("hispania_1", "numidae_1")), "not_in_your_region") << "AIE-RUL-13: no destination";
  EXPECT_EQ(refused(stack("hispania_1", "mare_occidentale")), "not_in_your_region");
  EXPECT_EQ(refused(stack("hispania_1", "gallia_8")), "enemy_units_there");
  EXPECT_EQ(refused(stack("hispania_1", "hispania_1")), "not_in_your_region") << "it may not stay";
  EXPECT_EQ(refused(stack("gallia_1", "gallia_2")), "nothing_to_winter") << "in his own region";
  EXPECT_EQ(refused(alone(kHirtius, "gallia_2")), "nothing_to_winter") << "he is not alone";
}

TEST(AleaQuarters, TheLastLegalLineCountsElseTheNearestCity) {
  // AIE-9.2c AIE-9.2d
  TestTable t = winter();
  t.put("legio_5", "hispania_1", C);
  order(t, C, stack("hispania_1", "gallia_4"));
  order(t, C, stack("hispania_1", "gallia_5"));
  order(t, C, stack("hispania_1", "italia_5"));
  quarters(t);
  EXPECT_EQ(zone(t, "legio_5"), z("gallia_5"));

  TestTable silent = winter();
  silent.put("legio_5", "hispania_1", C);
  quarters(silent);
  EXPECT_EQ(zone(silent, "legio_5"), z("gallia_9")) << "Narbo";
}

TEST(AleaQuarters, NobodysRegionIsAbroadForBoth) {
  // AIE-9.2c AIE-3.7.3f
  TestTable t = winter();
  region(t.s(), RegionId("gallia")).controller = std::nullopt;
  region(t.s(), kItalia).controller = C;
  t.put("legio_5", "gallia_8", C).put("legio_30", "gallia_9", R);
  quarters(t);
  EXPECT_EQ(zone(t, "legio_5"), z("italia_4")) << "by the southern Alps, Italia 3, to Mutina";
  EXPECT_EQ(zone(t, "legio_30"), z("hispania_1"));
}

TEST(AleaQuarters, WithoutARegionTheyStay) {
  // AIE-9.2e AIE-9.2f
  TestTable t = winter();
  region(t.s(), RegionId("gallia")).controller = R;
  t.put("legio_5", "hispania_1", C).put(kHirtius, "hispania_2");
  quarters(t);
  EXPECT_EQ(zone(t, "legio_5"), z("hispania_1"));
  EXPECT_EQ(zone(t, kHirtius), z("hispania_2"));
}

TEST(AleaQuarters, InitiativeFirst) {
  // AIE-RUL-37  C wants the zone that R is about to leave.
  for (const Camp first : kCamps) {
    TestTable t = winter();
    t.s().turn.initiative = first;
    t.put("legio_5", "italia_1", C).put("legio_30", "gallia_8", R);
    order(t, C, stack("italia_1", "gallia_8"));
    quarters(t);
    EXPECT_EQ(zone(t, "legio_5"), first == R ? z("gallia_8") : z("gallia_7"));
    EXPECT_EQ(t.told<OrderFailed>().size(), first == R ? 0u : 1u);
  }
}

TEST(AleaQuarters, TheNeutralisedStay) {
  // AIE-RUL-19 AIE-3.6.5c
  TestTable t = winter();
  region(t.s(), RegionId("africa")).controller = std::nullopt;
  t.s().triumvir.push_back({kScipio, RegionId("africa"), {}});
  t.put("legio_5", "africa_1", C).put("legio_30", "africa_2", R).put(kScipio, "africa_3");
  quarters(t);
  EXPECT_EQ(zone(t, "legio_5"), z("africa_1"));
  EXPECT_EQ(zone(t, "legio_30"), z("africa_2"));
  EXPECT_EQ(zone(t, kScipio), z("africa_3"));
}

TEST(AleaQuarters, NotIntoATriumvirsRegion) {
  // AIE-RUL-68 AIE-3.6.5e
  TestTable t = winter();
  region(t.s(), kItalia).controller = C;
  t.s().triumvir.push_back({kCato, RegionId("gallia"), {}});
  t.put("legio_5", "hispania_1", C);
  quarters(t);
  EXPECT_EQ(test_tables().zone(zone(t, "legio_5")).region, kItalia);
}

TEST(AleaQuarters, NotWhereALeaderMayNotGo) {
  // AIE-RUL-68 AIE-S6.f
  TestTable t("6");
  t.s().phase = Phase::f;
  t.clear_map();
  t.put(kMAntonius, "sicilia_1").put("legio_5", "sicilia_1", C);
  quarters(t);
  const auto in = test_tables().zone(zone(t, kMAntonius)).region;
  EXPECT_TRUE(in == RegionId("asia") || in == RegionId("graecia")) << in->str();
}

// --- AIE-9.2f

TEST(AleaLoneLeaders, FromAbroadAndFromOutside) {
  // AIE-9.2f
  TestTable t = winter();
  t.put(kHirtius, "hispania_2").put(kMAntonius, "alpes_s").put(kCaesar, "hispania_2");
  order(t, C, alone(kCaesar, "gallia_3"));
  quarters(t);
  EXPECT_EQ(zone(t, kHirtius), z("gallia_9")) << "the nearest city";
  EXPECT_EQ(zone(t, kMAntonius), z("gallia_8"));
  EXPECT_EQ(zone(t, kCaesar), z("gallia_3")) << "lone leaders go where each likes";
}

TEST(AleaLoneLeaders, AtHomeTheyMayStayOrGo) {
  // AIE-9.2f AIE-RUL-37
  TestTable t = winter();
  t.put(kHirtius, "gallia_4").put(kCaesar, "gallia_4");
  order(t, C, alone(kCaesar, "gallia_8"));
  quarters(t);
  EXPECT_EQ(zone(t, kHirtius), z("gallia_4"));
  EXPECT_EQ(zone(t, kCaesar), z("gallia_8"));

  TestTable told = winter();
  told.put(kHirtius, "gallia_4");
  order(told, C, alone(kHirtius, "gallia_4"));
  quarters(told);
  EXPECT_EQ(zone(told, kHirtius), z("gallia_4"));
  EXPECT_TRUE(told.told<OrderFailed>().empty());
}

TEST(AleaLoneLeaders, NotToARegionThatIsNotHis) {
  // AIE-9.2f  Refused once, though the line names two who are alone there; both may stay where they are.
  TestTable t = winter();
  t.put(kHirtius, "gallia_4").put(kCaesar, "gallia_4");
  order(t, C, stack("gallia_4", "italia_1"));
  quarters(t);
  EXPECT_EQ(zone(t, kHirtius), z("gallia_4"));
  EXPECT_EQ(zone(t, kCaesar), z("gallia_4"));
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>().front().refusal.key, "not_in_your_region");
}

TEST(AleaLoneLeaders, WithUnitsTheyAreNotAlone) {
  // AIE-9.2f
  TestTable t = winter();
  t.put(kHirtius, "gallia_4").put("legio_5", "gallia_4", C);
  order(t, C, alone(kHirtius, "gallia_8"));
  quarters(t);
  EXPECT_EQ(zone(t, kHirtius), z("gallia_4"));
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
}

TEST(AleaLoneLeaders, InAnAlliedHomeTheyMayStay) {
  // AIE-RUL-13 AIE-9.2f
  TestTable t = winter();
  ally(t, kNumidae, R);
  t.put(kScipio, "numidae_1").put(kCato, "mauri");
  order(t, R, alone(kScipio, "numidae_1"));
  quarters(t);
  EXPECT_EQ(zone(t, kScipio), z("numidae_1"));
  EXPECT_TRUE(t.told<OrderFailed>().empty());
  EXPECT_EQ(zone(t, kCato), z("hispania_3")) << "Corduba";
}

TEST(AleaLoneLeaders, LeadersOfAlliesLeaveAForeignRegion) {
  // AIE-9.2c  The allied units stay where they are (AIE-9.3f).
  TestTable t = winter();
  ally(t, kNumidae, C);
  t.put("numidae_1", "hispania_3").put(kHirtius, "hispania_3");
  order(t, C, alone(kHirtius, "gallia_4"));
  quarters(t);
  EXPECT_EQ(zone(t, kHirtius), z("gallia_4"));
  EXPECT_EQ(zone(t, "numidae_1"), z("hispania_3"));
  EXPECT_TRUE(t.told<OrderFailed>().empty());

  TestTable home = winter();
  ally(home, kNumidae, C);
  home.put("numidae_1", "gallia_4").put(kHirtius, "gallia_4");
  quarters(home);
  EXPECT_EQ(zone(home, kHirtius), z("gallia_4")) << "in his own region he is not alone";
}

TEST(AleaLoneLeaders, NotBesideEnemiesThoughTheRegionIsHis) {
  // AIE-9.2f AIE-RUL-37  A zone with enemy units does not qualify: he may neither stay nor ask to.
  TestTable t = winter();
  t.s().turn.initiative = C;
  for (Region& r : t.s().region)
    if (r.controller == R) r.controller = std::nullopt;  // the fleet has nowhere else to winter
  t.put(kHirtius, "gallia_8").put("naves_8pf_2_p1_1", "gallia_8", R);
  order(t, C, alone(kHirtius, "gallia_8"));
  quarters(t);
  EXPECT_EQ(zone(t, kHirtius), z("gallia_7")) << "Lugdunum, as near as Narbo and before it";
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>().front().refusal.key, "enemy_units_there");
}

}  // namespace ch9_quarters_test
}  // namespace adj::alea
