// AIE-3.4.2, 4.3a–c  Naval movement and transport.

#include "tests/games/alea/movement_for_test.h"

namespace adj::alea {
namespace ch3_4_naval_test {

const LeaderId kCurio("curio"), kCato("cato"), kAchillas("achillas"), kJuba("juba_i");

constexpr const char *kBig = "naves_6pf_0_1", *kBig2 = "naves_6pf_0_2", *kSmall = "naves_4pf_0_1";

// Dolabella (CC 4) and Trebonius (CC 5) in Massalia with one naves and some units.
TestTable massalia() {
  TestTable t = empty_map();
  t.put(kDolabella, "gallia_8").put(kTrebonius, "gallia_8").put(kBig, "gallia_8", C);
  for (const char* id : {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9"}) t.put(id, "gallia_8", C);
  t.put("equites_4pf_1", "gallia_8", C).put("auxilia_1", "gallia_8", C);
  return t;
}

TEST(AleaNaval, OneLeaderTakesAnyNumberOfShips) {
  // AIE-3.4.2a  They do not count against his CC of 4.
  TestTable t = massalia();
  const Texts fleet{kBig, kBig2, kSmall, "naves_4pf_p1_1", "naves_4pf_p1_2"};
  for (const char* id : fleet) t.put(id, "gallia_8", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, fleet, {}, "gallia_8", {"mare_occidentale"})), "");
  const Texts four{"legio_5", "legio_6", "legio_7", "legio_8"};
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, fleet, four, "gallia_8", {"mare_occidentale"})), "");
}

TEST(AleaNaval, ShipsNeedALeaderOfTheirs) {
  // AIE-3.4.2b
  TestTable t = massalia();
  EXPECT_EQ(verdict(t, C, sail({}, {kBig}, {}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2b naves_need_leader");
  allied(t, "aegyptii", C);
  t.put(kAchillas, "gallia_8");
  EXPECT_EQ(verdict(t, C, sail({kAchillas}, {kBig}, {}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2b naves_need_leader");
  EXPECT_EQ(verdict(t, C, sail({kAchillas, kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale"})), "");
}

TEST(AleaNaval, TheOuterSeasAreForbidden) {
  // AIE-3.4.2c
  TestTable t = empty_map();
  t.put(kDolabella, "hispania_3").put(kBig, "hispania_3", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "hispania_3", {"oceanus_atlanticus"})),
            "AIE-3.4.2c sea_not_navigable");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "hispania_3", {"mare_occidentale"})), "");
  t.put(kDolabella, "mare_occidentale").put(kBig, "mare_occidentale", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "mare_occidentale", {"oceanus_atlanticus"})),
            "AIE-3.4.2c sea_not_navigable");
  for (const char* zone : {"gallia_1", "gallia_3"}) {
    t.put(kDolabella, zone).put(kBig, zone, C);
    EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, zone, {"fretum_gallicum"})),
              "AIE-3.4.2c sea_not_navigable");
  }
  t.put(kDolabella, "gallia_1").put(kBig, "gallia_1", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_1", {"mare_germanicum"})),
            "AIE-3.4.2c sea_not_navigable");
}

TEST(AleaNaval, ShipsKeepToTheWater) {
  // AIE-3.4.2d
  TestTable t = massalia();
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"gallia_7"})),
            "AIE-3.4.2d naves_need_coast");
  EXPECT_EQ(verdict(t, C, march({kDolabella}, {kBig}, "gallia_8", {"gallia_9"})),
            "AIE-3.4.2d naves_do_not_march");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {"legio_5"}, {}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2d only_naves_sail");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {}, {"legio_5"}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.1i sea_needs_naves");
  t.put(kBig2, "gallia_8", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {kBig2}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2g naves_are_no_cargo");
}

// --- Costs

TEST(AleaNaval, PortsAreFreeOtherCoastsCostOne) {
  // AIE-3.4.2e AIE-EX-35 AIE-1.3.2b
  TestTable t = empty_map();
  t.put(kDolabella, "italia_7").put(kBig, "italia_7", C);
  const Order brundisium = sail({kDolabella}, {kBig}, {}, "italia_7", {"mare_hadriaticum", "graecia_3"});
  EXPECT_EQ(verdict(t, C, brundisium), "");
  EXPECT_EQ(cost_of(t, C, brundisium), 0);
  EXPECT_EQ(cost_of(t, C, sail({kDolabella}, {kBig}, {}, "italia_7", {"mare_hadriaticum", "italia_6"})), 1);
  EXPECT_EQ(cost_of(t, C, sail({kDolabella}, {kBig}, {}, "italia_7", {"mare_hadriaticum", "mare_centrale"})),
            1);
  EXPECT_EQ(
      verdict(t, C,
              sail({kDolabella}, {kBig}, {}, "italia_7", {"mare_tyrrhenum", "mare_centrale", "africa_3"})),
      "AIE-1.3.2b too_far")
      << "no port in Africa 3";
  t.put(kDolabella, "africa_3").put(kBig, "africa_3", C);
  EXPECT_EQ(cost_of(t, C, sail({kDolabella}, {kBig}, {}, "africa_3", {"mare_centrale"})), 1);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "africa_3", {"mare_centrale", "mare_aegaeum"})),
            "AIE-1.3.2b too_far");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "africa_3", {"mare_centrale", "africa_1"})), "");
}

TEST(AleaNaval, TheExampleOfTheBook) {
  // AIE-EX-8a AIE-EX-8b AIE-EX-8c AIE-EX-8d AIE-3.4.2f AIE-3.4.2m
  TestTable t = empty_map();
  const Texts cargo{"legio_5", "legio_6", "equites_4pf_1"};
  t.put(kTrebonius, "gallia_9").put(kDolabella, "gallia_8").put(kBig, "gallia_8", C);
  for (const char* id : cargo) t.put(id, "gallia_9", C);
  // First SMC: to Massalia; they embark in the next one only.
  const Order to_port = march({kTrebonius}, cargo, "gallia_9", {"gallia_8"});
  EXPECT_EQ(cost_of(t, C, to_port), 1);
  EXPECT_EQ(
      verdicts(t, C,
               {to_port, sail({kDolabella, kTrebonius}, {kBig}, cargo, "gallia_8", {"mare_occidentale"})}),
      (Reasons{"", "AIE-3.4.2j came_this_smc"}));
  move_all(t, C, {to_port});
  // Second: to sea; the cargo stays aboard.
  move_all(
      t, C,
      {sail({kDolabella, kTrebonius}, {kBig}, cargo, "gallia_8", {"mare_occidentale", "mare_centrale"})});
  EXPECT_EQ(t.told<Sailed>().at(0).cost, 1);
  EXPECT_FALSE(t.told<Sailed>().at(0).landed);
  EXPECT_EQ(zone_of(t, "legio_5"), "mare_centrale");
  // Third: they land, and march no further.
  const Order land = sail({kDolabella, kTrebonius}, {kBig}, cargo, "mare_centrale", {"africa_3"});
  EXPECT_EQ(verdicts(t, C, {land, march({kTrebonius}, cargo, "africa_3", {"africa_2"})}),
            (Reasons{"", "AIE-3.4.2l landed_this_smc"}));
  EXPECT_EQ(verdicts(t, C, {land, march({}, {"legio_5"}, "africa_3", {"africa_2"})}),
            (Reasons{"", "AIE-3.4.2l landed_this_smc"}));
  move_all(t, C, {land});
  EXPECT_EQ(t.told<Sailed>().at(0).cost, 1);
  EXPECT_TRUE(t.told<Sailed>().at(0).landed);
  // Fourth: Trebonius marches, the fleet goes back.
  move_all(t, C,
           {march({kTrebonius}, cargo, "africa_3", {"africa_2"}),
            sail({kDolabella}, {kBig}, {}, "africa_3", {"mare_centrale"})});
  EXPECT_EQ(t.told<Sailed>().at(0).cost, 1);
}

TEST(AleaNaval, InADisastrousYearOnlyFromPortToPort) {
  // AIE-TE.2 AIE-RUL-44
  TestTable t = massalia();
  t.s().turn.event = 2;
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "africa_1"})), "");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "mare_centrale"})),
            "AIE-TE.2 too_far_in_bad_weather");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "numidae_1"})),
            "AIE-TE.2 too_far_in_bad_weather");
}

TEST(AleaNaval, TheWrathOfNeptuneForbidsIt) {
  // AIE-TE.9
  TestTable t = massalia();
  const Order order = sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale"});
  for (const int event : {8, 10}) {
    t.s().turn.event = event;
    EXPECT_EQ(verdict(t, C, order), "");
  }
  t.s().turn.event = 9;
  EXPECT_EQ(verdict(t, C, order), "AIE-TE.9 wrath_of_neptune");
}

// --- Cargo

TEST(AleaNaval, ThreeUnitsAShipLeadersUnlimited) {
  // AIE-3.4.2g AIE-3.4.2f
  TestTable t = massalia();
  t.put(kCaesar, "gallia_8").put(kCurio, "gallia_8");
  const std::vector<LeaderId> all{kDolabella, kTrebonius, kCaesar, kCurio};
  EXPECT_EQ(
      verdict(t, C, sail(all, {kBig}, {"legio_5", "legio_6", "legio_7"}, "gallia_8", {"mare_occidentale"})),
      "");
  EXPECT_EQ(verdict(t, C,
                    sail(all, {kBig}, {"legio_5", "legio_6", "auxilia_1", "equites_4pf_1"}, "gallia_8",
                         {"mare_occidentale"})),
            "AIE-3.4.2g cargo_exceeds_naves");
}

TEST(AleaNaval, SmallShipsCarryTwoLegionsAtMost) {
  // AIE-3.4.2g AIE-RUL-33
  TestTable t = massalia();
  const auto with = [&](const Texts& naves, const Texts& cargo) {
    for (const char* id : naves) t.put(id, "gallia_8", C, id == std::string(kBig2));
    return verdict(t, C, sail({kDolabella, kTrebonius}, naves, cargo, "gallia_8", {"mare_occidentale"}));
  };
  EXPECT_EQ(with({kSmall}, {"legio_5", "legio_6", "equites_4pf_1"}), "");
  EXPECT_EQ(with({kSmall}, {"legio_5", "legio_6", "legio_7"}), "AIE-3.4.2g cargo_exceeds_naves");
  EXPECT_EQ(with({kSmall}, {"legio_5", "auxilia_1", "equites_4pf_1"}), "");
  EXPECT_EQ(with({kSmall, kBig}, {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9"}), "");
  EXPECT_EQ(with({kSmall, "naves_4pf_p1_1"}, {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9"}),
            "AIE-3.4.2g cargo_exceeds_naves");
  // A weakened ship of 6PF (3PF on its face) carries as much as ever.
  EXPECT_EQ(with({kBig2}, {"legio_5", "legio_6", "legio_7"}), "");
  unit(t.s(), u(kSmall)).weakened = true;
  EXPECT_EQ(verdict(t, C,
                    sail({kDolabella, kTrebonius}, {kSmall}, {"legio_5", "legio_6", "auxilia_1"}, "gallia_8",
                         {"mare_occidentale"})),
            "");
}

TEST(AleaNaval, CommandCapacityLimitsTheCargo) {
  // AIE-3.4.2h
  TestTable t = massalia();
  t.put(kBig2, "gallia_8", C);
  const Texts naves{kBig, kBig2}, four{"legio_5", "legio_6", "legio_7", "legio_8"};
  Texts five = four;
  five.push_back("legio_9");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, naves, four, "gallia_8", {"mare_occidentale"})), "");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, naves, five, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2h command_exceeded");
  EXPECT_EQ(verdict(t, C, sail({kDolabella, kTrebonius}, naves, five, "gallia_8", {"mare_occidentale"})), "");
}

TEST(AleaNaval, OnlyOnesOwnPiecesThatWereThere) {
  // AIE-3.4.2f AIE-3.4.2j
  TestTable t = massalia();
  t.put("legio_1", "gallia_8", R).put("legio_10", "gallia_9", C).put(kCurio, "gallia_9");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {"legio_1"}, "gallia_8", {"mare_occidentale"})),
            "AIE-0.5a not_your_piece");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {"legio_10"}, "gallia_8", {"mare_occidentale"})),
            "AIE-3.4.2j not_in_that_zone");
  EXPECT_EQ(verdicts(t, C,
                     {march({kCurio}, {}, "gallia_9", {"gallia_8"}),
                      sail({kDolabella, kCurio}, {kBig}, {}, "gallia_8", {"mare_occidentale"})}),
            (Reasons{"", "AIE-3.4.2j came_this_smc"}));
}

TEST(AleaNaval, NobodyIsLeftInTheWater) {
  // AIE-3.4.2i AIE-RUL-11
  TestTable t = empty_map();
  t.put(kDolabella, "mare_centrale").put(kTrebonius, "mare_centrale").put(kBig, "mare_centrale", C);
  t.put("legio_5", "mare_centrale", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella, kTrebonius}, {kBig}, {}, "mare_centrale", {"africa_1"})),
            "AIE-3.4.2i cargo_left_at_sea");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {"legio_5"}, "mare_centrale", {"africa_1"})),
            "AIE-3.4.2i cargo_left_at_sea")
      << "Trebonius";
  EXPECT_EQ(verdict(t, C, sail({kDolabella, kTrebonius}, {kBig}, {"legio_5"}, "mare_centrale", {"africa_1"})),
            "");
  t.put(kBig2, "mare_centrale", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "mare_centrale", {"africa_1"})), "")
      << "a ship stays";
}

TEST(AleaNaval, AFleetAtSeaMayComeAndGoBetweenSmcs) {
  // AIE-3.4.2m AIE-RUL-63  CC binds only while moving: this cargo of three has no leader with it.
  TestTable t = empty_map();
  t.put(kBig, "mare_centrale", C);
  for (const char* id : {"legio_5", "legio_6", "legio_7"}) t.put(id, "mare_centrale", C);
  t.run([](AleaTable& table) { lose_excess_cargo(table); });
  EXPECT_EQ(t.told_count(), 0);
}

// --- The way of a fleet

TEST(AleaNaval, OneStepFromSeaToSea) {
  // AIE-3.4.2k
  TestTable t = massalia();
  EXPECT_EQ(verdict(t, C,
                    sail({kDolabella}, {kBig}, {}, "gallia_8",
                         {"mare_occidentale", "mare_centrale", "mare_aegaeum"})),
            "AIE-3.4.2k one_sea_step");
}

TEST(AleaNaval, TheFirstCoastEndsTheVoyage) {
  // AIE-3.4.2k AIE-RUL-62 AIE-EX-41
  TestTable t = massalia();
  EXPECT_EQ(verdict(t, C,
                    sail({kDolabella}, {kBig}, {}, "gallia_8",
                         {"mare_occidentale", "sicilia_2", "mare_tyrrhenum"})),
            "AIE-3.4.2k fleet_stops_at_coast");
  const Order around =
      sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "mare_tyrrhenum", "italia_1"});
  EXPECT_EQ(verdict(t, C, around), "");
  EXPECT_EQ(cost_of(t, C, around), 1);
}

TEST(AleaNaval, GapsAreClosedByTheCheapestWay) {
  // AIE-7.2a
  TestTable t = massalia();
  move_all(t, C, {sail({kDolabella}, {kBig}, {}, "gallia_8", {"italia_1"})});
  EXPECT_EQ(t.told<Sailed>().at(0).path, zones_named({"mare_occidentale", "mare_tyrrhenum", "italia_1"}));
  TestTable far = massalia();
  EXPECT_EQ(verdict(far, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"asia_1"})),
            "AIE-3.4.2k one_sea_step");
  EXPECT_EQ(verdict(far, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {})), "AIE-7.2a no_destination");
}

TEST(AleaNaval, EnemyFleetsDoNotStopAFleet) {
  // AIE-7.1b
  TestTable t = massalia();
  t.put("naves_8pf_2_p1_1", "mare_occidentale", R);
  EXPECT_EQ(
      verdict(t, C, sail({kDolabella}, {kBig}, {"legio_5"}, "gallia_8", {"mare_occidentale", "africa_1"})),
      "");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale"})), "")
      << "or it fights";
}

TEST(AleaNaval, ShipsAloneDoNotLandAmongEnemies) {
  // AIE-RUL-12
  TestTable t = massalia();
  t.put("legio_1", "africa_1", R);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "africa_1"})),
            "AIE-RUL-12 naves_alone_on_enemy_shore");
  EXPECT_EQ(
      verdict(t, C, sail({kDolabella}, {kBig}, {"legio_5"}, "gallia_8", {"mare_occidentale", "africa_1"})),
      "");
  t.put("legio_10", "africa_1", C);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "africa_1"})), "");
  t.clear("africa_1").put("naves_8pf_2_p1_1", "africa_1", R);
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "africa_1"})), "")
      << "fleet against fleet";
}

TEST(AleaNaval, ATriumvirsCoastIsClosed) {
  // AIE-3.6.5e AIE-RUL-57
  TestTable t = massalia();
  t.s().triumvir.push_back({kCato, RegionId("africa"), {}});
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale", "africa_1"})),
            "AIE-3.6.5e triumvir_region_closed");
}

TEST(AleaNaval, HomesOfPeoplesAtPeaceAreClosedToUnits) {
  // AIE-3.4.1h
  TestTable t = massalia();
  EXPECT_EQ(
      verdict(t, C, sail({kDolabella}, {kBig}, {"legio_5"}, "gallia_8", {"mare_occidentale", "numidae_1"})),
      "AIE-3.4.1h no_stop_in_peaceful_home");
  at_war(t, "numidae", R);
  EXPECT_EQ(
      verdict(t, C, sail({kDolabella}, {kBig}, {"legio_5"}, "gallia_8", {"mare_occidentale", "numidae_1"})),
      "");
}

TEST(AleaNaval, TheRubiconClosesItaliaBySeaToo) {
  // AIE-S1.f
  TestTable t = empty_map("1");
  t.s().turn.smc_played[R] = 1;
  t.put(kCato, "graecia_3").put(kBig, "graecia_3", R).put("legio_1", "graecia_3", R);
  EXPECT_EQ(verdict(t, R, sail({kCato}, {kBig}, {"legio_1"}, "graecia_3", {"mare_hadriaticum", "italia_7"})),
            "AIE-S1.f rubicon_no_entry_into_italia");
}

TEST(AleaNaval, InUnrestAPartyLeaderDoesNotSail) {
  // AIE-TE.6 AIE-RUL-28
  TestTable t = massalia();
  t.s().turn.unrest[kDolabella] = z("gallia_7");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"mare_occidentale"})),
            "AIE-TE.6 unrest_leader_stays");
}

// --- Egyptian ships

// Achillas (CC 4) and Cleopatra in Alexandria with both fleets and four units.
TestTable alexandria() {
  TestTable t = empty_map();
  t.put(kAchillas, "aegyptii").put(kCleopatra, "aegyptii");
  for (const UnitInfo& info : test_tables().units)
    if (info.people == kAegyptii) t.put(info.id.str().c_str(), "aegyptii");
  return t;
}
constexpr const char *kEgyptian = "aegyptii_5", *kEgyptian2 = "aegyptii_6";
const Texts kFour{"aegyptii_1", "aegyptii_2", "aegyptii_3", "aegyptii_4"};

TEST(AleaNaval, EgyptianShipsFollowTheSameRules) {
  // AIE-4.3a AIE-RUL-66
  ASSERT_FALSE(test_tables().unit(u(kEgyptian)).land());
  TestTable t = alexandria();
  at_war(t, "aegyptii", C);
  EXPECT_EQ(verdict(t, C, sail({kAchillas}, {kEgyptian}, {}, "aegyptii", {"mare_orientale", "mare_aegaeum"})),
            "")
      << "the sea is free";
  EXPECT_EQ(verdict(t, C, sail({}, {kEgyptian}, {}, "aegyptii", {"mare_orientale"})),
            "AIE-3.4.2b naves_need_leader");
  EXPECT_EQ(
      verdict(t, C, sail({kAchillas}, {kEgyptian}, {"aegyptii_1"}, "aegyptii", {"mare_orientale", "asia_5"})),
      "")
      << "two zones from home";
  EXPECT_EQ(
      verdict(t, C, sail({kAchillas}, {kEgyptian}, {"aegyptii_1"}, "aegyptii", {"mare_orientale", "asia_1"})),
      "AIE-4.3j too_far_from_home");
}

TEST(AleaNaval, EgyptianShipsCarryThreeOfAnyKind) {
  // AIE-4.3b
  TestTable t = alexandria();
  at_war(t, "aegyptii", C);
  const Texts three(kFour.begin(), kFour.begin() + 3);
  EXPECT_EQ(verdict(t, C, sail({kAchillas}, {kEgyptian}, three, "aegyptii", {"mare_orientale"})), "");
  EXPECT_EQ(verdict(t, C, sail({kAchillas}, {kEgyptian}, kFour, "aegyptii", {"mare_orientale"})),
            "AIE-4.3b cargo_exceeds_naves");
  EXPECT_EQ(verdict(t, C, sail({kAchillas}, {kEgyptian, kEgyptian2}, kFour, "aegyptii", {"mare_orientale"})),
            "");
  allied(t, "aegyptii", C);
  t.put(kCaesar, "aegyptii");
  for (const char* id : {"legio_5", "legio_6", "legio_7"}) t.put(id, "aegyptii", C);
  EXPECT_EQ(verdict(t, C,
                    sail({kCaesar}, {kEgyptian}, {"legio_5", "legio_6", "legio_7"}, "aegyptii",
                         {"mare_orientale"})),
            "");
}

TEST(AleaNaval, EgyptianShipsCarryRomansOnlyInAllegiance) {
  // AIE-4.3c AIE-RUL-54
  TestTable t = alexandria();
  at_war(t, "aegyptii", C);
  t.put(kCaesar, "aegyptii").put("legio_5", "aegyptii", C);
  EXPECT_EQ(verdict(t, C, sail({kAchillas}, {kEgyptian}, {"legio_5"}, "aegyptii", {"mare_orientale"})),
            "AIE-4.3c ships_carry_own_people_only");
  EXPECT_EQ(verdict(t, C, sail({kAchillas, kCaesar}, {kEgyptian}, {}, "aegyptii", {"mare_orientale"})),
            "AIE-4.3c ships_carry_own_people_only");
  allied(t, "aegyptii", C);
  EXPECT_EQ(verdict(t, C, sail({kCaesar}, {kEgyptian}, {"legio_5"}, "aegyptii", {"mare_orientale"})), "");
  EXPECT_EQ(verdict(t, C,
                    sail({kAchillas, kCaesar}, {kEgyptian}, {"legio_5", "aegyptii_1"}, "aegyptii",
                         {"mare_orientale"})),
            "");
  EXPECT_EQ(verdict(t, R, sail({kAchillas}, {kEgyptian}, {}, "aegyptii", {"mare_orientale"})),
            "AIE-0.5a not_your_piece");
}

// --- Offered and legal are the same

TEST(AleaNaval, WhatIsOfferedIsExactlyWhatIsLegal) {
  TestTable t = massalia();
  t.put("legio_1", "africa_1", R).put("naves_8pf_2_p1_1", "mare_tyrrhenum", R);
  at_war(t, "numidae", R);
  t.s().triumvir.push_back({kCato, RegionId("sicilia"), {}});
  for (const Texts& cargo : {Texts{}, Texts{"legio_5"}, Texts{"legio_5", "legio_6", "legio_7", "legio_8"}}) {
    const auto offered =
        sea_destinations(t.p(), C, {kDolabella}, {u(kBig)}, units_named(cargo), z("gallia_8"));
    for (const ZoneInfo& zone : test_tables().zones) {
      if (zone.id == z("gallia_8")) continue;
      const Order order = sail({kDolabella}, {kBig}, cargo, "gallia_8", {zone.id.str().c_str()});
      EXPECT_EQ(offered.contains(zone.id), verdict(t, C, order) == "") << zone.id.str();
    }
  }
}

TEST(AleaNaval, WhatFitsAboardEgyptianShips) {
  // AIE-4.3c AIE-4.3b
  TestTable t = alexandria();
  t.put("legio_5", "aegyptii", C);
  at_war(t, "aegyptii", C);
  EXPECT_TRUE(cargo_fits(t.p(), {u(kEgyptian)}, {u("aegyptii_1")}));
  EXPECT_FALSE(cargo_fits(t.p(), {u(kEgyptian)}, {u("legio_5")}));
  EXPECT_FALSE(cargo_fits(t.p(), {u(kEgyptian)}, {u("aegyptii_1"), u("legio_5")}));
  allied(t, "aegyptii", C);
  EXPECT_TRUE(cargo_fits(t.p(), {u(kEgyptian)}, {u("aegyptii_1"), u("legio_5")}));
}

TEST(AleaNaval, AnotherPeoplesLeaderCommandsNoShipOfTheirs) {
  // AIE-3.4.2b AIE-RUL-54
  TestTable t = alexandria();
  allied(t, "aegyptii", C);
  allied(t, "numidae", C);
  t.put(kJuba, "aegyptii");
  EXPECT_EQ(verdict(t, C, sail({kJuba}, {kEgyptian}, {}, "aegyptii", {"mare_orientale"})),
            "AIE-3.4.2b naves_need_leader");
}

TEST(AleaNaval, EgyptianShipsAtWarCarryNoOtherPeople) {
  // AIE-4.3c
  TestTable t = alexandria();
  at_war(t, "aegyptii", C);
  at_war(t, "numidae", C);
  t.put(kJuba, "aegyptii").put("numidae_1", "aegyptii");
  EXPECT_EQ(
      verdict(t, C, sail({kAchillas, kJuba}, {kEgyptian}, {"numidae_1"}, "aegyptii", {"mare_orientale"})),
      "AIE-4.3c ships_carry_own_people_only");
}

TEST(AleaNaval, AFleetWithAnyRomanShipIsARomanFleet) {
  // AIE-3.4.2g AIE-4.3b  The clause that limits its cargo.
  TestTable t = alexandria();
  allied(t, "aegyptii", C);
  t.put(kCaesar, "aegyptii").put(kBig, "aegyptii", C);
  const Texts seven{"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10", "legio_11"};
  for (const char* id : seven) t.put(id, "aegyptii", C);
  EXPECT_EQ(verdict(t, C, sail({kCaesar}, {kEgyptian, kBig}, seven, "aegyptii", {"mare_orientale"})),
            "AIE-3.4.2g cargo_exceeds_naves");
}

TEST(AleaNaval, NoWayLeadsRoundTheOcean) {
  // AIE-7.2a AIE-3.4.2c
  TestTable t = massalia();
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"gallia_3"})), "AIE-7.2a not_adjacent");
  EXPECT_EQ(verdict(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {"gallia_8"})), "AIE-7.2a not_adjacent");
}

TEST(AleaNaval, EveryOfferNamesTheCheapestVoyage) {
  // AIE-3.4.2e  Sicilia 2 lies on two seas: 0 PM over the one, 1 PM over both.
  TestTable t = massalia();
  const auto offered = sea_destinations(t.p(), C, {kDolabella}, {u(kBig)}, {}, z("gallia_8"));
  EXPECT_EQ(offered.at(z("sicilia_2")), 0);
  EXPECT_FALSE(offered.contains(z("gallia_8"))) << "out and back is no voyage";
  for (const auto& [zone, cost] : offered)
    EXPECT_EQ(cost, cost_of(t, C, sail({kDolabella}, {kBig}, {}, "gallia_8", {zone.str().c_str()})))
        << zone.str();
}

TEST(AleaNaval, NothingIsOfferedThatLeavesSomebodyInTheWater) {
  // AIE-3.4.2i AIE-RUL-11
  TestTable t = empty_map();
  t.put(kDolabella, "mare_centrale").put(kTrebonius, "mare_centrale").put(kBig, "mare_centrale", C);
  t.put("legio_5", "mare_centrale", C);
  const auto offered = [&](const std::vector<LeaderId>& leaders, const Texts& cargo) {
    return !sea_destinations(t.p(), C, leaders, {u(kBig)}, units_named(cargo), z("mare_centrale")).empty();
  };
  EXPECT_TRUE(offered({kDolabella, kTrebonius}, {"legio_5"}));
  EXPECT_FALSE(offered({kDolabella, kTrebonius}, {})) << "the legion";
  EXPECT_FALSE(offered({kDolabella}, {"legio_5"})) << "Trebonius";
  t.put(kBig2, "mare_centrale", C);
  EXPECT_TRUE(offered({kDolabella}, {})) << "a ship stays";
}

TEST(AleaNaval, NoShoreIsOfferedWhereAControlledPeopleStands) {
  // AIE-4.2.4c AIE-RUL-14
  TestTable t = massalia();
  at_war(t, "numidae", C);
  const auto offered = [&] {
    return sea_destinations(t.p(), C, {kDolabella}, {u(kBig)}, {u("legio_5")}, z("gallia_8"))
        .contains(z("africa_1"));
  };
  EXPECT_TRUE(offered());
  t.put("numidae_1", "africa_1");
  EXPECT_FALSE(offered());
  EXPECT_EQ(
      verdict(t, C, sail({kDolabella}, {kBig}, {"legio_5"}, "gallia_8", {"mare_occidentale", "africa_1"})),
      "AIE-4.2.4c romans_with_controlled_people");
}

}  // namespace ch3_4_naval_test
}  // namespace adj::alea
