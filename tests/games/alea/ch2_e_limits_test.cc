// AIE-3.1.1c, RUL-07  Garrisons: judged after all orders of the mail; the last one that breaks them is
// refused.

#include "tests/games/alea/movement_for_test.h"

namespace adj::alea {
namespace ch2_e_limits_test {

const std::string kBroken = "AIE-3.1.1c garrison_broken";

// Gallia, held by C, wants three legions; there are as many as asked for, all in Gallia 5, with Trebonius.
TestTable gallia(int legions, const std::string& option_value = "enforced") {
  TestTable t = empty_map("3", {{"garrison_moves", option_value}});
  for (int i = 1; i <= legions; ++i) t.put(("legio_" + std::to_string(i)).c_str(), "gallia_8", C);
  t.put(kTrebonius, "gallia_8");
  return t;
}

Order out(const char* legion) { return march({kTrebonius}, {legion}, "gallia_8", {"alpes_s", "italia_3"}); }

TEST(AleaGarrison, LegionsAboveTheMinimumMayLeave) {
  // AIE-3.1.1c AIE-3.1.1b
  EXPECT_EQ(verdict(gallia(4), C, out("legio_1")), "");
  EXPECT_EQ(verdict(gallia(3), C, out("legio_1")), kBroken);
}

TEST(AleaGarrison, ARegionShortOfItsMinimumLosesNoMore) {
  // AIE-RUL-07  The count at the start of the SMC is the measure then.
  EXPECT_EQ(verdict(gallia(2), C, out("legio_1")), kBroken);
}

TEST(AleaGarrison, MovesInsideTheRegionAreFree) {
  // AIE-3.1.1c
  EXPECT_EQ(verdict(gallia(3), C, march({}, {"legio_1"}, "gallia_8", {"gallia_9"})), "");
}

TEST(AleaGarrison, OtherUnitsAndLeadersAreFree) {
  // AIE-3.1.1c
  TestTable t = gallia(3);
  t.put("equites_4pf_1", "gallia_8", C);
  EXPECT_EQ(verdict(t, C, march({kTrebonius}, {"equites_4pf_1"}, "gallia_8", {"alpes_s", "italia_3"})), "");
}

TEST(AleaGarrison, TheLastOrderThatBreaksItIsRefused) {
  // AIE-3.1.1c  4.E.1
  TestTable t = gallia(4);
  t.put("legio_1", "gallia_9").put("legio_2", "gallia_9");
  EXPECT_EQ(verdicts(t, C,
                     {march({}, {"legio_1"}, "gallia_9", {"hispania_1"}),
                      march({}, {"legio_2"}, "gallia_9", {"hispania_1"}),
                      march({}, {"legio_3"}, "gallia_8", {"gallia_7"})}),
            (Reasons{"", kBroken, ""}));
}

TEST(AleaGarrison, WhatComesInMakesUpForWhatLeaves) {
  // AIE-RUL-07
  TestTable t = gallia(3);
  t.put("legio_10", "hispania_1", C).put("legio_1", "gallia_9");
  EXPECT_EQ(verdicts(t, C,
                     {march({}, {"legio_1"}, "gallia_9", {"hispania_1"}),
                      march({}, {"legio_10"}, "hispania_1", {"gallia_9"})}),
            (Reasons{"", ""}));
}

TEST(AleaGarrison, LegionsOfEitherCampAndFaceCount) {
  // AIE-RUL-07
  TestTable t = gallia(3);
  t.put("legio_20", "gallia_1", R, true);
  EXPECT_EQ(verdict(t, C, out("legio_1")), "");
}

TEST(AleaGarrison, OnlyTheControllerIsBound) {
  // AIE-RUL-07
  TestTable t = gallia(3);
  region(t.s(), RegionId("gallia")).controller = R;
  EXPECT_EQ(verdict(t, C, out("legio_1")), "");
  region(t.s(), RegionId("gallia")).controller.reset();
  EXPECT_EQ(verdict(t, C, out("legio_1")), "");
}

TEST(AleaGarrison, SicilianRegionNeedsNone) {
  // AIE-3.1.1b
  TestTable t = empty_map("3", {{"garrison_moves", "enforced"}});
  t.put("legio_1", "sicilia_1", R);
  EXPECT_EQ(verdict(t, R, march({}, {"legio_1"}, "sicilia_1", {"italia_7"})), "");
}

TEST(AleaGarrison, TransportIsBoundToo) {
  // AIE-3.1.1c AIE-RUL-07
  TestTable t = gallia(3);
  t.put("naves_6pf_0_1", "gallia_8", C);
  EXPECT_EQ(
      verdict(t, C, sail({kTrebonius}, {"naves_6pf_0_1"}, {"legio_1"}, "gallia_8", {"mare_occidentale"})),
      kBroken);
  t.put("legio_4", "gallia_8", C);
  EXPECT_EQ(
      verdict(t, C, sail({kTrebonius}, {"naves_6pf_0_1"}, {"legio_1"}, "gallia_8", {"mare_occidentale"})),
      "");
}

TEST(AleaGarrison, UnitsDroppedOutsideTheRegionCount) {
  // AIE-3.1.1c
  TestTable t = gallia(3);
  t.put("legio_1", "gallia_9").put("legio_2", "gallia_9").put(kTrebonius, "gallia_9");
  EXPECT_EQ(verdict(t, C,
                    march({kTrebonius}, {"legio_1", "legio_2"}, "gallia_9", {"hispania_1", "gallia_6"},
                          "hispania_1", {"legio_1"})),
            kBroken);
  EXPECT_EQ(
      verdict(t, C, march({kTrebonius}, {"legio_1", "legio_2"}, "gallia_9", {"hispania_1", "gallia_6"})), "")
      << "out and in again";
}

TEST(AleaGarrison, TheOptionFreesMoves) {
  // AIE-RUL-07
  EXPECT_EQ(verdict(gallia(3, "free"), C, out("legio_1")), "");
}

TEST(AleaGarrison, OfferedDestinationsKeepToTheRegion) {
  // AIE-3.1.1c
  TestTable t = gallia(3);
  for (const auto& [zone, pm] : destinations(t.p(), C, {kTrebonius}, {u("legio_1")}, z("gallia_8")))
    EXPECT_EQ(region_of(t.p(), zone), RegionId("gallia")) << zone.str();
  const TestTable enough = gallia(4);
  EXPECT_TRUE(
      destinations(enough.p(), C, {kTrebonius}, {u("legio_1")}, z("gallia_8")).contains(z("italia_3")))
      << "three stay behind";
}

TEST(AleaGarrison, OnlyTheOrderThatTakesLegionsOutIsToBlame) {
  // AIE-3.1.1c  Though a later one moves a legion elsewhere.
  TestTable t = gallia(3);
  t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C);
  EXPECT_EQ(verdicts(t, C, {out("legio_1"), march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2"})}),
            (Reasons{kBroken, ""}));
}

TEST(AleaGarrison, WhatIsOfferedIsExactlyWhatIsLegal) {
  // AIE-3.1.1c  In a region of one's own, in one of the enemy's, outside the Republic.
  for (const char* start : {"gallia_8", "africa_1", "marmarica"}) {
    TestTable t = empty_map("3", {{"garrison_moves", "enforced"}});
    t.put(kCaesar, start).put("legio_1", start, C).put("naves_6pf_0_1", start, C);
    const auto by_land = destinations(t.p(), C, {kCaesar}, {u("legio_1")}, z(start));
    const auto by_sea = sea_destinations(t.p(), C, {kCaesar}, {u("naves_6pf_0_1")}, {u("legio_1")}, z(start));
    EXPECT_FALSE(by_land.empty()) << start;
    EXPECT_FALSE(by_sea.empty()) << start;
    for (const ZoneInfo& zone : test_tables().zones) {
      if (zone.id == z(start)) continue;
      const std::string name = zone.id.str();
      const char* to = name.c_str();
      EXPECT_EQ(by_land.contains(zone.id), verdict(t, C, march({kCaesar}, {"legio_1"}, start, {to})) == "")
          << start << " by land to " << to;
      EXPECT_EQ(by_sea.contains(zone.id),
                verdict(t, C, sail({kCaesar}, {"naves_6pf_0_1"}, {"legio_1"}, start, {to})) == "")
          << start << " by sea to " << to;
    }
  }
}

TEST(AleaLimits, WhoPassesThroughIsNotToBlameForWhoStandsThere) {
  // AIE-RUL-14 AIE-4.2.4c  Daci that C controls stand with Romans already.
  TestTable t = empty_map();
  at_war(t, "daci", C);
  t.put("daci_1", "italia_2").put("legio_5", "italia_2", C).put(kTrebonius, "italia_1");
  EXPECT_EQ(verdict(t, C, march({kTrebonius}, {}, "italia_1", {"italia_2", "italia_3"})), "");
  EXPECT_EQ(verdict(t, C, march({kTrebonius}, {}, "italia_1", {"italia_2"})),
            "AIE-4.2.4c romans_with_controlled_people");
}

TEST(AleaLimits, ALeaderMayJoinAFleetOnAnEnemyShore) {
  // AIE-RUL-12 AIE-RUL-11  The fleet was there before: no order of this mail brings units among enemies.
  TestTable t = empty_map();
  t.put("naves_6pf_0_1", "italia_4", C).put("legio_1", "italia_4", R).put(kTrebonius, "italia_2");
  EXPECT_EQ(verdict(t, C, march({kTrebonius}, {}, "italia_2", {"italia_4"})), "");
}

TEST(AleaLimits, UnitsLeftOutsideBeforeAreNobodysFault) {
  // AIE-3.4.1g AIE-RUL-25
  TestTable t = empty_map();
  t.put("legio_9", "noricum", C).put("legio_10", "noricum", C);
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "noricum", {"italia_5"})), "");
}

TEST(AleaGarrison, WhatBreaksItIsNotCarriedOutEither) {
  // AIE-3.1.1c  The limits bind when the orders are played, not only when they are sent.
  TestTable t = gallia(3);
  t.run([](AleaTable& table) { carry_out_moves(table, C, {out("legio_1")}); });
  EXPECT_EQ(zone_of(t, "legio_1"), "gallia_8");
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].refusal.key, "garrison_broken");
}

}  // namespace ch2_e_limits_test
}  // namespace adj::alea
