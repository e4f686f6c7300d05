// AIE-3.4.1  Land movement of the Romans.

#include "tests/games/alea/movement_for_test.h"

namespace adj::alea {
namespace ch3_4_land_test {

const LeaderId kCurio("curio"), kCato("cato"), kAfranius("afranius");

// Caesar (CC 15) with an army in Italia 1.
TestTable army() {
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1");
  for (const char* id : {"legio_8", "legio_9", "legio_10"}) t.put(id, "italia_1", C);
  t.put("equites_4pf_1", "italia_1", C).put("auxilia_1", "italia_1", C);
  return t;
}

// --- How far

TEST(AleaLand, ALeaderAloneHasFourPm) {
  // AIE-3.4.1a AIE-1.2.2a
  TestTable t = army();
  EXPECT_EQ(
      verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2", "italia_3", "italia_5", "graecia_1"})), "");
  EXPECT_EQ(verdict(t, C,
                    march({kCaesar}, {}, "italia_1",
                          {"italia_2", "italia_3", "italia_5", "graecia_1", "graecia_2"})),
            "AIE-3.4.1a too_far");
}

TEST(AleaLand, UnitsHaveThree) {
  // AIE-3.4.1b AIE-1.3.2a
  TestTable t = army();
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3", "italia_5"})),
            "");
  EXPECT_EQ(
      verdict(t, C,
              march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3", "italia_5", "graecia_1"})),
      "AIE-3.4.1b too_far");
}

TEST(AleaLand, InADisastrousYearOneLess) {
  // AIE-TE.2
  TestTable t = army();
  t.s().turn.event = 2;
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2", "italia_3", "italia_5"})), "");
  EXPECT_EQ(
      verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2", "italia_3", "italia_5", "graecia_1"})),
      "AIE-TE.2 too_far_in_bad_weather");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3", "italia_5"})),
            "AIE-TE.2 too_far_in_bad_weather");
}

TEST(AleaLand, CommandCapacityLimitsTheUnits) {
  // AIE-3.4.1b AIE-RUL-51  Curio's CC is 4, Trebonius's 5.
  TestTable t = empty_map();
  Texts nine;
  for (const char* id : {"legio_1", "legio_2", "legio_3", "legio_4", "legio_5", "legio_6", "legio_7",
                         "legio_8", "legio_9", "legio_10"}) {
    t.put(id, "italia_1", C);
    if (nine.size() < 9) nine.push_back(id);
  }
  t.put(kCurio, "italia_1").put(kTrebonius, "italia_1");
  const Texts four(nine.begin(), nine.begin() + 4), five(nine.begin(), nine.begin() + 5);
  Texts ten = nine;
  ten.push_back("legio_10");
  EXPECT_EQ(verdict(t, C, march({kCurio}, four, "italia_1", {"italia_2"})), "");
  EXPECT_EQ(verdict(t, C, march({kCurio}, five, "italia_1", {"italia_2"})), "AIE-3.4.1b command_exceeded");
  EXPECT_EQ(verdict(t, C, march({kCurio, kTrebonius}, nine, "italia_1", {"italia_2"})), "");
  EXPECT_EQ(verdict(t, C, march({kCurio, kTrebonius}, ten, "italia_1", {"italia_2"})),
            "AIE-3.4.1b command_exceeded");
}

TEST(AleaLand, OnlyOnesOwnPiecesFromThatZone) {
  // AIE-3.4.1b AIE-3.4.1c AIE-0.5a
  TestTable t = army();
  t.put("legio_1", "italia_1", R).put("legio_7", "italia_2", C).put(kCato, "italia_1");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_1"}, "italia_1", {"italia_6"})),
            "AIE-0.5a not_your_piece");
  EXPECT_EQ(verdict(t, C, march({kCato}, {}, "italia_1", {"italia_6"})), "AIE-0.5a not_your_piece");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_7"}, "italia_1", {"italia_6"})),
            "AIE-3.4.1c not_in_that_zone");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_6"}, "italia_1", {"italia_6"})), "AIE-3.4.1c not_on_map");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_8", "legio_8"}, "italia_1", {"italia_6"})),
            "AIE-3.4.1c pieces_named_wrongly");
  EXPECT_EQ(verdict(t, C, march({}, {}, "italia_1", {"italia_6"})), "AIE-3.4.1c pieces_named_wrongly");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {})), "AIE-7.2a no_destination");
}

// --- Together

TEST(AleaLand, UnitsMayBeLeftOnTheWay) {
  // AIE-3.4.1c
  TestTable t = army();
  move_all(t, C,
           {march({kCaesar}, {"legio_9", "legio_10"}, "italia_1", {"italia_2", "italia_3"}, "italia_2",
                  {"legio_9"})});
  EXPECT_EQ(zone_of(t, "legio_9"), "italia_2");
  EXPECT_EQ(zone_of(t, "legio_10"), "italia_3");
  EXPECT_EQ(zone_of(t, kCaesar), "italia_3");
}

TEST(AleaLand, NobodyIsPickedUpOnTheWay) {
  // AIE-3.4.1c
  TestTable t = army();
  t.put("legio_7", "italia_2", C);
  EXPECT_EQ(verdicts(t, C,
                     {march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2"}),
                      march({kCaesar}, {"legio_7"}, "italia_2", {"italia_3"})}),
            (Reasons{"", "AIE-3.4.1c already_moved"}));
  EXPECT_EQ(
      verdict(t, C,
              march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2", "italia_3"}, "italia_2", {"legio_7"})),
      "AIE-3.4.1c dropped_unit_not_along");
}

TEST(AleaLand, TheLeaderGoesNoFurtherThanHisLastUnit) {
  // AIE-3.4.1d
  TestTable t = army();
  const Texts two{"legio_9", "legio_10"};
  EXPECT_EQ(verdict(t, C, march({kCaesar}, two, "italia_1", {"italia_2", "italia_3"}, "italia_2", two)),
            "AIE-3.4.1d leader_beyond_last_unit");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, two, "italia_1", {"italia_2", "italia_3"}, "italia_3", two)), "");
}

// --- Without a leader

TEST(AleaLand, LegionsAndHorseMoveAloneOneZone) {
  // AIE-3.4.1e
  TestTable t = army();
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10", "equites_4pf_1"}, "italia_1", {"italia_2"})), "");
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "italia_1", {"italia_2", "italia_3"})),
            "AIE-3.4.1e one_zone_without_leader");
  EXPECT_EQ(verdict(t, C, march({}, {"equites_4pf_1"}, "italia_1", {"italia_2", "italia_3"})),
            "AIE-3.4.1e one_zone_without_leader");
}

TEST(AleaLand, OneZoneWhateverItCosts) {
  // AIE-3.4.1e  Even when bad weather leaves two PM: the strait costs two, a river and the Alps three.
  TestTable t = empty_map();
  t.put("legio_10", "italia_7", C);
  t.s().turn.event = 2;
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "italia_7", {"sicilia_1"})), "");
  allied(t, "germani", C);
  allied(t, "alpes", C);
  t.put("legio_9", "germani_2", C);
  EXPECT_EQ(verdict(t, C, march({}, {"legio_9"}, "germani_2", {"alpes_n"})), "");
}

TEST(AleaLand, AuxiliaNeverMoveAlone) {
  // AIE-3.4.1f
  TestTable t = army();
  EXPECT_EQ(verdict(t, C, march({}, {"auxilia_1"}, "italia_1", {"italia_2"})),
            "AIE-3.4.1f auxilia_need_leader");
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10", "auxilia_1"}, "italia_1", {"italia_2"})),
            "AIE-3.4.1f auxilia_need_leader");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"auxilia_1"}, "italia_1", {"italia_2"})), "");
}

// --- Outside the Republic

TEST(AleaLand, OutsideTheRepublicUnitsNeedALeader) {
  // AIE-3.4.1g AIE-RUL-59
  TestTable t = empty_map();
  t.put(kCaesar, "italia_5").put("legio_10", "italia_5", C);
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "italia_5", {"noricum"})),
            "AIE-3.4.1g outside_needs_leader");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_5", {"noricum"})), "")
      << "and may stop there";
  at_war(t, "pannonii", R);
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "italia_5", {"pannonii"})),
            "AIE-3.4.1g outside_needs_leader");
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "italia_5", {"graecia_1"})), "");
}

TEST(AleaLand, ALeaderMayNotLeaveUnitsOutside) {
  // AIE-3.4.1g AIE-RUL-25
  TestTable t = empty_map();
  t.put(kCaesar, "noricum").put("legio_9", "noricum", C).put("legio_10", "noricum", C);
  const Order away = march({kCaesar}, {}, "noricum", {"italia_5"});
  EXPECT_EQ(verdict(t, C, away), "AIE-3.4.1g units_left_without_leader");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "noricum", {"italia_5"})),
            "AIE-3.4.1g units_left_without_leader");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_9", "legio_10"}, "noricum", {"italia_5"})), "");
  t.put(kCurio, "noricum");
  EXPECT_EQ(verdict(t, C, away), "");
  EXPECT_EQ(verdicts(t, C, {away, march({kCurio}, {}, "noricum", {"italia_5"})}),
            (Reasons{"", "AIE-3.4.1g units_left_without_leader"}))
      << "the last one that causes it";
}

TEST(AleaLand, NorDropThemThere) {
  // AIE-3.4.1g
  TestTable t = empty_map();
  t.put(kCaesar, "italia_5").put("legio_9", "italia_5", C).put("legio_10", "italia_5", C);
  at_war(t, "pannonii", R);
  EXPECT_EQ(verdict(t, C,
                    march({kCaesar}, {"legio_9", "legio_10"}, "italia_5", {"noricum", "pannonii"}, "noricum",
                          {"legio_9"})),
            "AIE-3.4.1g units_left_without_leader");
}

TEST(AleaLand, HomesOfPeoplesAtWarMayBeOccupied) {
  // AIE-3.4.1h AIE-EX-6 AIE-7.2c
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_2");
  for (const char* id : {"legio_8", "legio_9", "legio_10"}) t.put(id, "gallia_2", C);
  const Order over = march({kCaesar}, {"legio_8", "legio_9", "legio_10"}, "gallia_2", {"germani_1"});
  EXPECT_EQ(verdict(t, C, over), "AIE-3.4.1h no_stop_in_peaceful_home");
  at_war(t, "germani", R);
  EXPECT_EQ(verdict(t, C, over), "");
  EXPECT_EQ(cost_of(t, C, over), 2);
}

TEST(AleaLand, HomesOfPeoplesAtPeaceOnlyInTransit) {
  // AIE-3.4.1h AIE-EX-7 AIE-7.2e
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_8")
      .put("legio_9", "gallia_8", C)
      .put("legio_10", "gallia_8", C)
      .put("auxilia_1", "gallia_8", C);
  const Texts all{"legio_9", "legio_10", "auxilia_1"};
  const Order transit = march({kCaesar}, all, "gallia_8", {"alpes_s", "italia_3"});
  EXPECT_EQ(verdict(t, C, transit), "");
  EXPECT_EQ(cost_of(t, C, transit), 3);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, all, "gallia_8", {"alpes_s"})),
            "AIE-3.4.1h no_stop_in_peaceful_home");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, all, "gallia_8", {"alpes_s", "italia_3"}, "alpes_s", {"legio_9"})),
            "AIE-3.4.1h no_stop_in_peaceful_home");
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "gallia_8", {"alpes_s"})),
            "AIE-3.4.1g outside_needs_leader");
}

TEST(AleaLand, TransitLeadsFromTheRepublicIntoTheRepublic) {
  // AIE-3.4.1h
  TestTable t = empty_map();
  t.put(kCaesar, "asia_1").put("legio_10", "asia_1", C);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "asia_1", {"galatae", "asia_3"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "asia_1", {"galatae", "cappadocii", "asia_5"})), "")
      << "through two of them";
  at_war(t, "pontici", R);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "asia_1", {"galatae", "pontici"})),
            "AIE-3.4.1h peaceful_home_only_in_transit");
  // AIE-EX-20  Who is outside already may come home through them.
  t.put(kCaesar, "pontici").put("legio_10", "pontici", C);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "pontici", {"cappadocii", "asia_5"})), "");
}

TEST(AleaLand, ALeaderAloneGoesThroughAllLandZones) {
  // AIE-3.4.1a
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_8");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_8", {"alpes_s"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "gallia_8", {"alpes_s", "italia_3", "italia_4"})), "");
}

TEST(AleaLand, AlliedHomesAreFriendlyGround) {
  // AIE-RUL-13
  TestTable t = empty_map();
  t.put("legio_10", "asia_5", C).put("legio_1", "asia_5", R).put(kCato, "asia_5");
  allied(t, "judaei", C);
  EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "asia_5", {"judaei"})), "")
      << "without leader, and to stay";
  EXPECT_EQ(verdict(t, R, march({}, {"legio_1"}, "asia_5", {"judaei"})), "AIE-3.4.1g outside_needs_leader");
  EXPECT_EQ(verdict(t, R, march({kCato}, {"legio_1"}, "asia_5", {"judaei"})), "") << "like a people at war";
}

TEST(AleaLand, TheSeaNeedsShips) {
  // AIE-3.4.1i
  TestTable t = army();
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"mare_tyrrhenum"})),
            "AIE-3.4.1i sea_needs_naves");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"mare_tyrrhenum"})),
            "AIE-3.4.1i sea_needs_naves");
  t.put(kCaesar, "mare_tyrrhenum").put("naves_6pf_0_1", "mare_tyrrhenum", C);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "mare_tyrrhenum", {"italia_1"})),
            "AIE-3.4.1i sea_needs_naves");
}

// --- Closed to them

TEST(AleaLand, ATriumvirsRegionIsClosedAndItsPiecesStay) {
  // AIE-3.6.5c AIE-3.6.5e AIE-RUL-57
  TestTable t = empty_map();
  t.put(kCaesar, "italia_5")
      .put("legio_10", "italia_5", C)
      .put(kCato, "graecia_2")
      .put("legio_1", "graecia_2", R);
  t.put(kPompeius, "thracia_1");
  t.s().triumvir.push_back({kCato, RegionId("graecia"), {}});
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_5", {"graecia_1"})),
            "AIE-3.6.5e triumvir_region_closed");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_5", {"graecia_1"})),
            "AIE-3.6.5e triumvir_region_closed");
  EXPECT_EQ(verdict(t, R, march({kPompeius}, {}, "thracia_1", {"graecia_2"})),
            "AIE-3.6.5e triumvir_region_closed");
  EXPECT_EQ(verdict(t, R, march({kCato}, {}, "graecia_2", {"thracia_2"})),
            "AIE-3.6.5c triumvir_region_neutralised");
  EXPECT_EQ(verdict(t, R, march({}, {"legio_1"}, "graecia_2", {"graecia_1"})),
            "AIE-3.6.5c triumvir_region_neutralised");
}

TEST(AleaLand, JanusKeepsRomansApart) {
  // AIE-6.1b AIE-RUL-18
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C).put("legio_1", "italia_2", R);
  const Order into = march({kCaesar}, {"legio_10"}, "italia_1", {"italia_2"});
  EXPECT_EQ(verdict(t, C, into), "");
  t.s().turn.janus = true;
  EXPECT_EQ(verdict(t, C, into), "AIE-6.1b janus_forbids_contact");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2", "italia_3"})), "")
      << "leaders may pass";
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2"})),
            "AIE-RUL-11 lone_leader_with_enemy");
  at_war(t, "alpes", R);
  t.put("alpes_1", "italia_6");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_1", {"italia_6"})), "") << "wars go on";
}

TEST(AleaLand, InTheRubiconTurnTheLeadersFleeFirst) {
  // AIE-S1.e AIE-S2.e
  for (const auto& [scenario, clause] : {std::pair{"1", "AIE-S1.e"}, {"2", "AIE-S2.e"}}) {
    TestTable t(scenario);
    t.s().phase = Phase::e;
    const std::string only_they = std::string(clause) + " rubicon_leaders_of_italia_1_only";
    EXPECT_EQ(verdict(t, R, march({kCato}, {}, "italia_1", {"italia_7"})), "");
    EXPECT_EQ(verdict(t, R, march({kAfranius}, {}, "hispania_1", {"hispania_2"})), only_they);
    EXPECT_EQ(verdict(t, R, march({kAfranius}, {"legio_2"}, "hispania_1", {"hispania_2"})), only_they);
    t.put("legio_15", "italia_1");
    EXPECT_EQ(verdict(t, R, march({kCato}, {"legio_15"}, "italia_1", {"italia_7"})), only_they);
    EXPECT_EQ(verdict(t, C, march({kTrebonius}, {}, "gallia_9", {"gallia_8"})), "")
        << "the Caesarian is free";
    t.s().turn.smc_played[R] = 1;
    EXPECT_EQ(verdict(t, R, march({kAfranius}, {"legio_2"}, "hispania_1", {"hispania_2"})), "");
  }
}

TEST(AleaLand, InTheRubiconTurnUnitsNeedALeaderAndDoNotEnterItalia) {
  // AIE-S1.f AIE-S2.f
  for (const auto& [scenario, clause] : {std::pair{"1", "AIE-S1.f"}, {"2", "AIE-S2.f"}}) {
    TestTable t(scenario, {{"garrison_moves", "free"}});
    t.s().phase = Phase::e;
    t.s().turn.smc_played[R] = 1;
    const std::string need_leader = std::string(clause) + " rubicon_units_need_leader";
    const std::string no_entry = std::string(clause) + " rubicon_no_entry_into_italia";
    EXPECT_EQ(verdict(t, R, march({}, {"legio_2"}, "hispania_1", {"hispania_2"})), need_leader);
    EXPECT_EQ(verdict(t, C, march({}, {"legio_10"}, "gallia_9", {"gallia_8"})), "");
    t.put(kAfranius, "graecia_1").put("legio_2", "graecia_1");
    EXPECT_EQ(verdict(t, R, march({kAfranius}, {"legio_2"}, "graecia_1", {"italia_5"})), no_entry);
    EXPECT_EQ(verdict(t, R, march({kAfranius}, {}, "graecia_1", {"italia_5"})), "") << "a leader alone may";
    t.put(kAfranius, "italia_5").put("legio_2", "italia_5");
    EXPECT_EQ(verdict(t, R, march({kAfranius}, {"legio_2"}, "italia_5", {"italia_4"})), "")
        << "nor does it bind inside Italia";
    t.s().year += 1;
    EXPECT_EQ(verdict(t, R, march({}, {"legio_16"}, "hispania_1", {"hispania_2"})), "") << "for one year";
  }
}

TEST(AleaLand, InScenario6SomeLeadersAreBannedFromRegions) {
  // AIE-S6.f AIE-RUL-68
  TestTable t = empty_map("6");
  const auto& bans = test_tables().scenario("6").region_bans;
  ASSERT_FALSE(bans.empty());
  const auto& [who, regions] = *bans.begin();
  const ZoneId closed = test_tables().region(regions.front()).zones.front();
  const ZoneId next = test_tables().zone(closed).borders.front().to;
  t.put(who, next.str().c_str());
  leader(t.s(), who).camp = test_tables().leader(who).has_face(C) ? C : R;
  EXPECT_EQ(verdict(t, leader(t.s(), who).camp, march({who}, {}, next.str().c_str(), {closed.str().c_str()})),
            "AIE-S6.f leader_banned_from_region");
}

TEST(AleaLand, ASickLeaderStays) {
  // AIE-TE.4a
  TestTable t = army();
  leader(t.s(), kCaesar).sick = true;
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_1", {"italia_2"})), "AIE-TE.4a sick_leader_stays");
}

// --- Carried out

TEST(AleaLand, WhatEntersWhereIsKept) {
  TestTable t = army();
  const MovementResult result = move_all(t, C,
                                         {march({kCaesar}, {"legio_9", "legio_10"}, "italia_1",
                                                {"italia_2", "italia_3"}, "italia_2", {"legio_9"}),
                                          march({}, {"legio_8"}, "italia_1", {"italia_2"})});
  EXPECT_EQ(result.entered_from.at(z("italia_3")), std::set{z("italia_2")});
  EXPECT_EQ(result.entered_from.at(z("italia_2")), std::set{z("italia_1")});
  EXPECT_EQ(result.entries.at(z("italia_2")).size(), 2u);
  EXPECT_EQ(result.entries.at(z("italia_3")).at(0).leaders, std::vector{kCaesar});
}

TEST(AleaLand, BordersCrossedAreKept) {
  TestTable t = empty_map();
  at_war(t, "germani", R);
  t.put(kCaesar, "gallia_2").put("legio_10", "gallia_2", C).put("legio_9", "italia_7", C);
  const MovementResult result = move_all(t, C,
                                         {march({kCaesar}, {"legio_10"}, "gallia_2", {"germani_1"}),
                                          march({}, {"legio_9"}, "italia_7", {"sicilia_1"})});
  EXPECT_EQ(result.entries.at(z("germani_1")).at(0).border, BorderKind::river);
  EXPECT_EQ(result.entries.at(z("sicilia_1")).at(0).border, BorderKind::strait);
}

TEST(AleaLand, AnOrderThatFailsIsToldToItsOwnerAloneAndTheRestStands) {
  TestTable t = army();
  t.run([](AleaTable& table) {
    carry_out_moves(table, C,
                    {march({}, {"auxilia_1"}, "italia_1", {"italia_2"}),
                     march({}, {"legio_8"}, "italia_1", {"italia_2"})});
  });
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].seat, seat_of(t.s(), C));
  EXPECT_EQ(zone_of(t, "legio_8"), "italia_2");
  for (const auto& told : t.events())
    if (told.event.get_if<OrderFailed>()) {
      EXPECT_FALSE(told.audience.includes(seat_of(t.s(), R)));
    }
}

TEST(AleaLand, AConditionIsJudgedWhenItsTurnComes) {
  TestTable t = army();
  Order when = march({}, {"legio_8"}, "italia_1", {"italia_2"});
  when.conditions = {{ConditionKind::region_enemy, Comparison::greater_equal, 0, 1, {}, {}, kItalia}};
  EXPECT_EQ(verdict(t, C, when), "");
  t.run([&](AleaTable& table) { carry_out_moves(table, C, {when}); });
  EXPECT_EQ(t.told<ConditionNotMet>().size(), 1u);
  EXPECT_EQ(zone_of(t, "legio_8"), "italia_1");
}

TEST(AleaLand, EntrantsOfThePlagueZoneTest) {
  // AIE-6.3e
  TestTable t = army();
  t.s().plague = z("italia_7");
  t.dice({0, 9, 9});
  unit(t.s(), u("legio_9")).weakened = true;
  move_all(t, C, {march({kCaesar}, {"legio_9", "legio_10"}, "italia_1", {"italia_7"})});
  EXPECT_EQ(t.told<PlagueTested>().size(), 3u);
  EXPECT_EQ(zone_of(t, kCaesar), "italia_7");
  EXPECT_FALSE(on_map(unit(t.s(), u("legio_9")))) << "weakened already";
  EXPECT_TRUE(unit(t.s(), u("legio_10")).weakened);
}

TEST(AleaLand, WhoLosesHisLeaderToThePlagueStopsThere) {
  // AIE-6.3e
  TestTable t = army();
  t.s().plague = z("italia_7");
  t.put(kCurio, "italia_6").put("legio_7", "italia_6", C).dice({9, 0});
  t.run([](AleaTable& table) {
    carry_out_moves(table, C, {march({kCurio}, {"legio_7"}, "italia_6", {"italia_7", "sicilia_1"})});
  });
  EXPECT_EQ(zone_of(t, "legio_7"), "italia_7");
  EXPECT_FALSE(on_map(leader(t.s(), kCurio)));
}

TEST(AleaLand, APieceNamedTwiceWhereverItStandsInTheLine) {
  // AIE-3.4.1c
  TestTable t = empty_map();
  t.put(kCaesar, "italia_1").put("legio_10", "italia_1", C).put("legio_9", "italia_1", C);
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10", "legio_9", "legio_10"}, "italia_1", {"italia_2"})),
            "AIE-3.4.1c pieces_named_wrongly");
}

TEST(AleaLand, ARefusalSaysWhoAndHowFar) {
  // AIE-3.4.1a AIE-S6.f
  TestTable t = empty_map();
  t.put(kCaesar, "gallia_4");
  const auto far = check_moves(t.p(), C, {march({kCaesar}, {}, "gallia_4", {"italia_7"})}).at(0);
  ASSERT_TRUE(far);
  EXPECT_EQ(far->args.at("allowance").as_int(), movement_allowance(t.p(), kCaesar));
  EXPECT_GT(far->args.at("cost").as_int(), movement_allowance(t.p(), kCaesar));
}

}  // namespace ch3_4_land_test
}  // namespace adj::alea
