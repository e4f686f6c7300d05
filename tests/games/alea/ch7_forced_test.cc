// AIE-TE.6, AIE-RUL-25, RUL-28, RUL-67  Moves that no player orders.

#include "tests/games/alea/movement_for_test.h"

namespace adj::alea {
namespace ch7_forced_test {

const LeaderId kCato("cato"), kCurio("curio");

void force(TestTable& t, Camp camp, const std::vector<Order>& orders = {}) {
  t.run([&](AleaTable& table) { forced_moves(table, camp, orders); });
}

// --- Units outside the Republic without a leader

TEST(AleaForced, UnitsOutsideWithoutALeaderGoHomeZoneByZone) {
  // AIE-RUL-25  Auxilia too, though they never march alone.
  TestTable t = empty_map();
  at_war(t, "daci", R);
  at_war(t, "illyrii", R);
  t.put("legio_10", "daci", C).put("auxilia_1", "daci", C);
  force(t, C);
  EXPECT_EQ(zone_of(t, "legio_10"), zone_of(t, "auxilia_1"));
  const std::string first = zone_of(t, "legio_10");
  EXPECT_NE(first, "daci");
  EXPECT_TRUE(t.told<Moved>().at(0).forced);
  EXPECT_EQ(t.told<Moved>().at(0).path.size(), 1u) << "one zone an SMC";
  force(t, C);
  EXPECT_TRUE(inside_republic(t.p(), unit(t.s(), u("legio_10")).zone)) << first;
}

TEST(AleaForced, NotIntoEnemyUnits) {
  // AIE-RUL-25
  TestTable t = empty_map();
  at_war(t, "pannonii", R);
  t.put("legio_10", "pannonii", C).put("legio_1", "italia_5", R);
  force(t, C);
  EXPECT_NE(zone_of(t, "legio_10"), "italia_5");
}

TEST(AleaForced, NotWithALeaderNorInAlliedHomesNorInTheEnemysSmc) {
  // AIE-RUL-25 AIE-RUL-13
  TestTable t = empty_map();
  at_war(t, "pannonii", R);
  allied(t, "judaei", C);
  t.put("legio_10", "pannonii", C).put(kCaesar, "pannonii").put("legio_9", "judaei", C);
  force(t, C);
  EXPECT_EQ(t.told_count(), 0);
  t.put(kCaesar, "italia_1");
  force(t, R);
  EXPECT_EQ(t.told_count(), 0);
  force(t, C);
  EXPECT_EQ(t.told<Moved>().size(), 1u);
}

TEST(AleaForced, WhatAnOrderMovesIsLeftToIt) {
  // AIE-RUL-25  A leader has come by; and what the engine moved no order moves again.
  TestTable t = empty_map();
  at_war(t, "pannonii", R);
  allied(t, "judaei", C);
  t.put("legio_10", "pannonii", C);
  force(t, C);
  const std::string at = zone_of(t, "legio_10");
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, at.c_str(), {"italia_3"})), "AIE-3.4.1c already_moved");
}

// --- Political unrest

TestTable unrest() {
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_4").put("legio_10", "gallia_4", C);
  t.s().turn.unrest[kCaesar] = z("gallia_7");
  return t;
}

TEST(AleaForced, AnIdlePartyLeaderIsMovedToHisCity) {
  // AIE-TE.6 AIE-RUL-28
  TestTable t = unrest();
  force(t, C);
  EXPECT_EQ(zone_of(t, kCaesar), "gallia_7");
  EXPECT_EQ(zone_of(t, "legio_10"), "gallia_4") << "alone";
  force(t, C);
  EXPECT_EQ(t.told_count(), 0) << "he is there";
}

TEST(AleaForced, NotWhenAnOrderMovesHimNorWhenSickNorByTheEnemy) {
  // AIE-TE.6 AIE-TE.4a
  TestTable t = unrest();
  force(t, C, {march({kCaesar}, {"legio_10"}, "gallia_4", {"gallia_7"})});
  EXPECT_EQ(t.told_count(), 0);
  force(t, R);
  EXPECT_EQ(t.told_count(), 0);
  leader(t.s(), kCaesar).sick = true;
  force(t, C);
  EXPECT_EQ(t.told_count(), 0);
}

TEST(AleaForced, HeMayTakeUnitsAlongButOnlyOnTheDirectWay) {
  // AIE-TE.6 AIE-RUL-28
  TestTable t = unrest();
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "gallia_4", {"gallia_7"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_4", {"gallia_5", "gallia_7"})),
            "AIE-TE.6 unrest_direct_way_to_city");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_4", {"gallia_5"})),
            "AIE-TE.6 unrest_direct_way_to_city");
  t.put(kCaesar, "gallia_7");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_7", {"gallia_4"})), "AIE-TE.6 unrest_leader_stays");
}

TEST(AleaForced, HeUsesAllHisPmTowardsIt) {
  // AIE-RUL-28
  TestTable t = unrest();
  t.s().turn.unrest[kCaesar] = z("gallia_8");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_4", {"gallia_7"})),
            "AIE-TE.6 unrest_direct_way_to_city");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_4", {"gallia_7", "gallia_8"})), "");
}

// --- Romans in the homes of a people newly at war

TestTable new_war(Camp controller) {
  TestTable t = empty_map();
  at_war(t, "galatae", controller);
  t.s().newly_at_war = {PeopleId("galatae")};
  t.put(kCurio, "galatae").put("legio_10", "galatae", C).put("galatae_1", "galatae");
  return t;
}

void leave(TestTable& t, Camp camp) {
  t.run([&](AleaTable& table) { leave_new_wars(table, camp); });
}

TEST(AleaForced, RomansOfItsControllerWhoStayAreLost) {
  // AIE-RUL-67
  TestTable t = new_war(C);
  leave(t, R);
  EXPECT_EQ(t.told_count(), 0) << "only at the end of his own SMC";
  leave(t, C);
  EXPECT_FALSE(on_map(unit(t.s(), u("legio_10"))));
  EXPECT_FALSE(on_map(leader(t.s(), kCurio)));
  EXPECT_TRUE(on_map(unit(t.s(), u("galatae_1"))));
  EXPECT_TRUE(t.s().newly_at_war.empty());
}

TEST(AleaForced, ItsOwnLeadersStay) {
  // AIE-RUL-67
  TestTable t = empty_map();
  at_war(t, "aegyptii", C);
  t.s().newly_at_war = {kAegyptii};
  t.put(kCleopatra, "aegyptii").put("aegyptii_1", "aegyptii").put(kCurio, "aegyptii");
  leave(t, C);
  EXPECT_TRUE(on_map(leader(t.s(), kCleopatra)));
  EXPECT_TRUE(on_map(unit(t.s(), u("aegyptii_1"))));
  EXPECT_FALSE(on_map(leader(t.s(), kCurio)));
}

TEST(AleaForced, RomansOfItsEnemyFightInstead) {
  // AIE-RUL-67
  TestTable t = new_war(R);
  leave(t, C);
  EXPECT_TRUE(on_map(unit(t.s(), u("legio_10"))));
  leave(t, R);
  EXPECT_TRUE(on_map(unit(t.s(), u("legio_10"))));
  EXPECT_TRUE(t.s().newly_at_war.empty());
}

TEST(AleaForced, APacifiedPeopleHarmsNobody) {
  // AIE-RUL-67
  TestTable t = new_war(C);
  people(t.s(), PeopleId("galatae")).status = PeopleStatus::peace;
  leave(t, C);
  EXPECT_TRUE(on_map(unit(t.s(), u("legio_10"))));
  EXPECT_TRUE(t.s().newly_at_war.empty());
}

TEST(AleaForced, OnlyRomansAreBroughtHome) {
  // AIE-RUL-25  Warriors beside them stay where they are.
  TestTable t = empty_map();
  at_war(t, "daci", R);
  at_war(t, "illyrii", C);
  t.put("legio_10", "daci", C).put("illyrii_1", "daci");
  force(t, C);
  EXPECT_NE(zone_of(t, "legio_10"), "daci");
  EXPECT_EQ(zone_of(t, "illyrii_1"), "daci");
}

TEST(AleaForced, NobodyGoesToHisCityFromTheSeaNorFromAStillRegion) {
  // AIE-TE.6 AIE-3.6.5c
  TestTable t = empty_map();
  t.put(kCaesar, "mare_tyrrhenum").put("naves_6pf_0_1", "mare_tyrrhenum", C);
  t.s().turn.unrest[kCaesar] = z("italia_1");
  force(t, C);
  EXPECT_EQ(zone_of(t, kCaesar), "mare_tyrrhenum");
  t.put(kCaesar, "gallia_9");
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia"), {}});
  force(t, C);
  EXPECT_EQ(zone_of(t, kCaesar), "gallia_9");
}

TEST(AleaForced, AClosedRegionIsNoWayToTheCity) {
  // AIE-RUL-28 AIE-3.6.5e  Gallia is closed: the direct way is the long one, by Africa and Asia.
  TestTable t = empty_map();
  t.put(kCaesar, "hispania_2");
  t.s().turn.unrest[kCaesar] = z("italia_1");
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia"), {}});
  force(t, C);
  EXPECT_EQ(zone_of(t, kCaesar), "numidae_2");
}

TEST(AleaForced, TheNearestZoneTowardsTheCityIsTheCityItself) {
  // AIE-TE.6  Every zone next to him may be it.
  for (const Border& border : test_tables().zone(z("gallia_4")).borders) {
    TestTable t = unrest();
    t.s().turn.unrest[kCaesar] = border.to;
    force(t, C);
    EXPECT_EQ(zone_of(t, kCaesar), border.to.str());
    EXPECT_EQ(t.events().at(0).clause, Name("AIE-TE.6"));
  }
}

TEST(AleaForced, HeDoesNotWalkIntoEnemiesAlone) {
  // AIE-RUL-28 AIE-RUL-11
  TestTable t = unrest();
  t.put("legio_1", "gallia_7", R);
  force(t, C);
  EXPECT_EQ(zone_of(t, kCaesar), "gallia_4");
}

TEST(AleaForced, NotWhereRomansMayNotStand) {
  // AIE-RUL-25 AIE-4.2.4c  Illyrii that C merely controls are in the nearest zone on the way: they go by the
  // Rhine.
  TestTable t = empty_map();
  at_war(t, "pannonii", R);
  at_war(t, "illyrii", C);
  t.put("legio_10", "pannonii", C).put("legio_1", "italia_5", R).put("illyrii_1", "illyrii");
  force(t, C);
  EXPECT_EQ(zone_of(t, "legio_10"), "germani_2");
  EXPECT_EQ(t.events().at(0).clause, Name("AIE-RUL-25"));
}

TEST(AleaForced, WithoutAWayHomeTheyStay) {
  // AIE-RUL-25
  TestTable t = empty_map();
  at_war(t, "numidae", R);
  t.put("legio_10", "numidae_2", C).put("legio_1", "numidae_1", R).put("legio_2", "mauri", R);
  force(t, C);
  EXPECT_EQ(t.told_count(), 0);
  EXPECT_EQ(zone_of(t, "legio_10"), "numidae_2");
}

TEST(AleaForced, OnlyLegalOrdersMoveAnything) {
  // AIE-RUL-25  An order that is refused does not keep units where they may not be; a legal one does.
  TestTable t = empty_map();
  at_war(t, "pannonii", R);
  t.put("legio_10", "pannonii", C);
  TestTable refused = t;
  force(t, C, {march({}, {"legio_10"}, "pannonii", {"italia_5"})});
  EXPECT_EQ(t.told_count(), 0);
  force(refused, C, {march({}, {"legio_10"}, "pannonii", {"gallia_4"})});
  EXPECT_EQ(zone_of(refused, "legio_10"), "italia_5");
}

}  // namespace ch7_forced_test
}  // namespace adj::alea
