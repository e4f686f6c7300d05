// AIE-3.7, AIE-RUL-06, 48, 64  Whose leaders, units, regions and Roma are.

#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch3_7_control_test {

const LeaderId kHirtius("hirtius"), kScipio("scipio");
const RegionId kGallia("gallia"), kHispania("hispania"), kAfrica("africa");

// An empty map in phase F of a later year; control is as at the start of scenario 1 (C: Gallia).
TestTable empty_map() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.clear_map();
  return t;
}

void check(TestTable& t) {
  t.run([](AleaTable& table) { check_control(table); });
}

std::optional<Camp> holder(const TestTable& t, RegionId id) { return region(t.s(), id).controller; }

// One legion of C in each of these zones.
void occupy(TestTable& t, std::initializer_list<const char*> zones, Camp camp = C) {
  int next = camp == C ? 1 : 20;
  for (const char* zone : zones) t.put(("legio_" + std::to_string(next++)).c_str(), zone, camp);
}

// --- AIE-3.7.1, 3.7.2

TEST(AleaCamp, TheFaceIsTheCamp) {
  // AIE-3.7.1a AIE-1.2.1a
  TestTable t("1");
  EXPECT_EQ(side(t.p(), kScipio), R);
  EXPECT_EQ(values(t.p(), kScipio).cp, 4);
  t.run([](AleaTable& table) { change_camp(table, kScipio, C, "coup", "AIE-3.6.2b"); });
  EXPECT_EQ(side(t.p(), kScipio), C);
  EXPECT_EQ(values(t.p(), kScipio).cp, 2);
  EXPECT_EQ(t.told<LeaderChangedCamp>().front(), (LeaderChangedCamp{kScipio, C, "coup"}));
}

TEST(AleaCamp, FiveNeverChange) {
  // AIE-3.7.1b AIE-EX-2
  TestTable t("1");
  for (const LeaderId& id : {kCaesar, kOctavianus}) EXPECT_FALSE(may_join(t.p(), id, R)) << id.str();
  for (const LeaderId& id : {kPompeius, kGPompeius, kSPompeius})
    EXPECT_FALSE(may_join(t.p(), id, C)) << id.str();
  int others = 0;
  for (const LeaderInfo& info : test_tables().leaders)
    if (info.roman() && may_join(t.p(), info.id, C) && may_join(t.p(), info.id, R)) ++others;
  EXPECT_EQ(others, 31);
  EXPECT_FALSE(may_join(t.p(), l("juba_i"), C));
  EXPECT_THROW(t.run([](AleaTable& table) { change_camp(table, kPompeius, C, "coup", "AIE-3.6.2b"); }),
               std::exception);
}

TEST(AleaCamp, UnitsKeepTheirCampInAForeignRegion) {
  // AIE-3.7.2a AIE-RUL-06
  TestTable t = empty_map();
  occupy(t, {"hispania_1"});
  t.put("legio_30", "gallia_4", R);
  check(t);
  EXPECT_EQ(unit(t.s(), u("legio_1")).camp, C) << "alone in a Republican region";
  EXPECT_EQ(unit(t.s(), u("legio_30")).camp, R);
}

TEST(AleaCamp, UnlessTheGameIsPlayedByRegion) {
  // AIE-RUL-06 AIE-3.7.2a
  TestTable t("1", {{"unit_ownership", "region_controller"}});
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.clear_map();
  occupy(t, {"hispania_1", "hispania_2", "alpes_s"});
  t.put(kHirtius, "hispania_2");
  check(t);
  EXPECT_EQ(unit(t.s(), u("legio_1")).camp, R) << "without leader in a Republican region";
  EXPECT_EQ(unit(t.s(), u("legio_2")).camp, C) << "with a leader";
  EXPECT_EQ(unit(t.s(), u("legio_3")).camp, C) << "in no region";
  region(t.s(), kHispania).controller = std::nullopt;
  region(t.s(), kHispania).last = R;
  t.s().triumvir.push_back({kHirtius, kHispania, {}});
  t.put("legio_4", "hispania_3", C);
  check(t);
  EXPECT_EQ(unit(t.s(), u("legio_4")).camp, C) << "a region of nobody";
}

// --- AIE-3.7.3

TEST(AleaControl, EnoughZonesEnoughCitiesAndALeader) {
  // AIE-3.7.3b  Hispania: 3 of 5 zones, 2 of the 3 cities Tarraco 1, Carthago Nova 2, Corduba 3.
  TestTable t = empty_map();
  occupy(t, {"hispania_1", "hispania_2", "hispania_4"});
  check(t);
  EXPECT_EQ(holder(t, kHispania), R) << "no leader";
  t.put(kHirtius, "gallia_9");
  check(t);
  EXPECT_EQ(holder(t, kHispania), R) << "a leader next door";
  t.put(kHirtius, "hispania_5");
  check(t);
  EXPECT_EQ(holder(t, kHispania), C) << "a leader anywhere in the region";
  EXPECT_EQ(region(t.s(), kHispania).last, C);
  EXPECT_EQ(t.told<RegionControlled>().front(), (RegionControlled{kHispania, C, "occupation"}));
}

TEST(AleaControl, TooFewZonesOrCities) {
  // AIE-3.7.3b AIE-3.7.3e
  for (const auto& zones : {std::vector<const char*>{"hispania_1", "hispania_2"},
                            std::vector<const char*>{"hispania_1", "hispania_4", "hispania_5"}}) {
    TestTable t = empty_map();
    t.put(kHirtius, "hispania_1");
    int next = 1;
    for (const char* zone : zones) t.put(("legio_" + std::to_string(next++)).c_str(), zone, C);
    check(t);
    EXPECT_EQ(holder(t, kHispania), R);
    EXPECT_TRUE(t.told<RegionControlled>().empty());
  }
}

struct Threshold {
  const char* region;
  std::vector<const char*> enough;  // one zone and one city less is not
};
class AleaThreshold : public testing::TestWithParam<Threshold> {};
TEST_P(AleaThreshold, OfEachRegion) {
  // AIE-3.7.3b AIE-3.7.3c AIE-3.1.1b AIE-3.1.2a AIE-TR.a
  const Threshold& region_test = GetParam();
  const RegionId id(region_test.region);
  for (const bool one_less : {true, false}) {
    TestTable t = empty_map();
    region(t.s(), id).controller = R;
    region(t.s(), id).last = R;
    std::vector<const char*> zones = region_test.enough;
    t.put(kHirtius, zones.front());
    if (one_less) zones.pop_back();
    int next = 1;
    for (const char* zone : zones) t.put(("legio_" + std::to_string(next++)).c_str(), zone, C);
    check(t);
    EXPECT_EQ(holder(t, id), one_less ? R : C) << id.str();
  }
}
INSTANTIATE_TEST_SUITE_P(
    All, AleaThreshold,
    testing::Values(
        Threshold{"italia", {"italia_2", "italia_1", "italia_4", "italia_6"}},
        Threshold{"italia", {"italia_1", "italia_4", "italia_6", "italia_2"}},
        Threshold{"asia", {"asia_3", "asia_1", "asia_2"}}, Threshold{"asia", {"asia_1", "asia_2", "asia_4"}},
        Threshold{"gallia", {"gallia_1", "gallia_2", "gallia_3", "gallia_7", "gallia_8"}},
        Threshold{"gallia", {"gallia_7", "gallia_8", "gallia_1", "gallia_2", "gallia_3"}},
        Threshold{"africa", {"africa_2", "africa_1"}}, Threshold{"africa", {"africa_1", "africa_3"}},
        Threshold{"graecia", {"graecia_1", "graecia_2", "graecia_3"}},
        Threshold{"graecia", {"graecia_2", "graecia_3", "graecia_5"}},
        Threshold{"sicilia", {"sicilia_2", "sicilia_1"}}, Threshold{"sicilia", {"sicilia_1", "sicilia_3"}},
        Threshold{"hispania", {"hispania_4", "hispania_1", "hispania_2"}},
        Threshold{"hispania", {"hispania_1", "hispania_3", "hispania_5"}}));

TEST(AleaControl, MoreZonesDoNotReplaceCities) {
  // AIE-3.7.3b AIE-3.7.3c  Italia: 3 of the cities Roma 1, Mutina 4, Aquileia 5, Perusia 6, Brundisium 7.
  TestTable t = empty_map();
  t.put(kHirtius, "italia_2");
  occupy(t, {"italia_2", "italia_3", "italia_4", "italia_5"});
  check(t);
  EXPECT_EQ(holder(t, kItalia), R) << "four zones, two cities";
  t.put("legio_9", "italia_1", C);
  check(t);
  EXPECT_EQ(holder(t, kItalia), C) << "Roma is a city like any other";
}

TEST(AleaControl, WhatOccupies) {
  // AIE-RUL-48 AIE-3.7.3d
  const auto with = [](const std::function<void(TestTable&)>& third) {
    TestTable t = empty_map();
    occupy(t, {"hispania_1", "hispania_2"});
    t.put(kHirtius, "hispania_1");
    third(t);
    check(t);
    return holder(t, kHispania);
  };
  EXPECT_EQ(with([](TestTable& t) { t.put("legio_9", "hispania_3", C, true); }), C) << "weakened";
  EXPECT_EQ(with([](TestTable& t) { t.put("auxilia_1", "hispania_3", C); }), C);
  EXPECT_EQ(with([](TestTable& t) { t.put("equites_2pf_1", "hispania_3", C); }), C);
  EXPECT_EQ(with([](TestTable& t) { t.put("naves_6pf_0_1", "hispania_3", C); }), R) << "naves";
  EXPECT_EQ(with([](TestTable& t) { t.put(kMAntonius, "hispania_3"); }), R) << "leaders";
  EXPECT_EQ(with([](TestTable& t) { t.put("legio_9", "hispania_3", R); }), R) << "enemies";
  EXPECT_EQ(with([](TestTable& t) {
              people(t.s(), kNumidae).status = PeopleStatus::allegiance;
              people(t.s(), kNumidae).camp = C;
              t.put("numidae_1", "hispania_3");
            }),
            R)
      << "allied peoples";
}

TEST(AleaControl, ALeaderOfAPeopleIsNoRomanLeader) {
  // AIE-3.7.3b
  TestTable t = empty_map();
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  people(t.s(), kNumidae).camp = C;
  occupy(t, {"hispania_1", "hispania_2", "hispania_3"});
  t.put(l("juba_i"), "hispania_1");
  check(t);
  EXPECT_EQ(holder(t, kHispania), R);
}

TEST(AleaControl, CleopatraCountsAsOneInScenarioSeven) {
  // AIE-S7.f AIE-3.7.3b
  TestTable t("7");
  t.s().phase = Phase::f;
  t.clear_map();
  occupy(t, {"africa_1", "africa_2"}, R);
  t.put(kCleopatra, "africa_2");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), R);
}

TEST(AleaControl, TheControllerStaysWithoutAnyUnit) {
  // AIE-3.7.3e AIE-3.7.3a
  TestTable t = empty_map();
  check(t);
  EXPECT_EQ(holder(t, kGallia), C);
  EXPECT_EQ(holder(t, kHispania), R);
  EXPECT_TRUE(t.told<RegionControlled>().empty());
}

// --- Invasion

void at_war(TestTable& t, const char* id, Camp camp) {
  people(t.s(), PeopleId(id)).status = PeopleStatus::war;
  people(t.s(), PeopleId(id)).camp = camp;
}

TEST(AleaInvasion, MostZonesAndACityTakeTheRegionFromEverybody) {
  // AIE-3.7.3f  Africa: 2 of 3 zones, Utica in Africa 1.
  TestTable t = empty_map();
  at_war(t, "numidae", C);
  t.put("numidae_1", "africa_1");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), R) << "one zone";
  t.put("numidae_1", "africa_2").put("numidae_2", "africa_3");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), R) << "no city";
  t.put("numidae_1", "africa_1");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), std::nullopt);
  EXPECT_EQ(region(t.s(), kAfrica).last, R);
  EXPECT_EQ(t.told<RegionControlled>().front(), (RegionControlled{kAfrica, std::nullopt, "invasion"}));
}

TEST(AleaInvasion, PeoplesOfBothControllersAddUp) {
  // AIE-3.7.3f
  TestTable t = empty_map();
  at_war(t, "numidae", C);
  at_war(t, "mauri", R);
  t.put("numidae_1", "africa_1").put("mauri_1", "africa_2");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), std::nullopt);
}

TEST(AleaInvasion, AlliesAndFleetsDoNotInvade) {
  // AIE-3.7.3f AIE-3.7.3d
  TestTable t = empty_map();
  at_war(t, "numidae", C);
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  t.put("numidae_1", "africa_1").put("numidae_2", "africa_2");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), R);
  at_war(t, "aegyptii", C);
  t.clear_map().put("aegyptii_5", "africa_1").put("aegyptii_6", "africa_2");
  ASSERT_FALSE(test_tables().unit(u("aegyptii_5")).land());
  check(t);
  EXPECT_EQ(holder(t, kAfrica), R);
}

TEST(AleaInvasion, AtItsEndTheOccupierElseTheLastHolder) {
  // AIE-RUL-64 AIE-3.7.3e
  for (const bool caesarian_there : {false, true}) {
    TestTable t = empty_map();
    region(t.s(), kAfrica).controller = std::nullopt;
    region(t.s(), kAfrica).last = R;
    if (caesarian_there) {
      occupy(t, {"africa_1", "africa_3"});
      t.put(kHirtius, "africa_1");
    }
    check(t);
    EXPECT_EQ(holder(t, kAfrica), caesarian_there ? C : R);
    EXPECT_EQ(t.told<RegionControlled>().front().cause,
              Name(caesarian_there ? "occupation" : "invasion_over"));
  }
}

// --- Roma

TEST(AleaRoma, ALeaderAloneInItsZone) {
  // AIE-3.7.3g
  TestTable t = empty_map();
  check(t);
  EXPECT_EQ(t.s().roma, std::nullopt) << "nobody there";
  t.put("legio_1", "italia_1", C);
  check(t);
  EXPECT_EQ(t.s().roma, std::nullopt) << "units alone do not hold it";
  t.clear("italia_1").put(kHirtius, "italia_1");
  check(t);
  EXPECT_EQ(t.s().roma, C);
  EXPECT_EQ(t.s().roma_leader, kHirtius);
  EXPECT_EQ(t.told<RomaControlled>().size(), 1u);
  check(t);
  EXPECT_TRUE(t.told<RomaControlled>().empty()) << "told only when it changes";
}

TEST(AleaRoma, EnemyLandUnitsAndLeadersSpoilIt) {
  // AIE-3.7.3g
  const auto with = [](const std::function<void(TestTable&)>& enemy) {
    TestTable t = empty_map();
    t.put(kHirtius, "italia_1").put("legio_1", "italia_1", C);
    enemy(t);
    check(t);
    return t.s().roma;
  };
  EXPECT_EQ(with([](TestTable& t) { t.put("legio_30", "italia_1", R); }), std::nullopt);
  EXPECT_EQ(with([](TestTable& t) { t.put(kScipio, "italia_1"); }), std::nullopt);
  EXPECT_EQ(with([](TestTable& t) { t.put("naves_6pf_0_1", "italia_1", R); }), C) << "naves do not";
  EXPECT_EQ(with([](TestTable& t) { t.put("legio_30", "italia_2", R); }), C) << "next door";
  EXPECT_EQ(with([](TestTable& t) {
              at_war(t, "pannonii", R);
              t.put("pannonii_1", "italia_1");
            }),
            std::nullopt)
      << "a people of the enemy's";
}

TEST(AleaRoma, WhoIsInTheBox) {
  // AIE-3.7.3g
  TestTable t = empty_map();
  t.put(kHirtius, "italia_1").put(kMAntonius, "italia_1").put(kCaesar, "italia_1");
  leader(t.s(), kCaesar).party_leader = false;
  leader(t.s(), kHirtius).party_leader = true;
  t.s().roma = C;
  t.s().roma_leader = kMAntonius;
  check(t);
  EXPECT_EQ(t.s().roma_leader, kMAntonius) << "he stays";
  t.s().roma_leader = LeaderId();
  check(t);
  EXPECT_EQ(t.s().roma_leader, kHirtius) << "a Party leader";
  leader(t.s(), kHirtius).party_leader = false;
  t.s().roma_leader = LeaderId();
  check(t);
  EXPECT_EQ(t.s().roma_leader, kCaesar) << "the highest CP";
}

TEST(AleaRoma, ANeutralisedItaliaHasNoMaster) {
  // AIE-3.7.3g AIE-3.6.5c
  TestTable t = empty_map();
  t.put(kHirtius, "italia_1");
  t.s().triumvir.push_back({kHirtius, kItalia, {}});
  check(t);
  EXPECT_EQ(t.s().roma, std::nullopt);
}

// --- The order of the step

TEST(AleaControl, RalliesComeFirstAndPeoplesLast) {
  // AIE-2.Fe AIE-4.4.1a AIE-3.7.3a  Hispania falls to C: the Mauri, adjacent to it alone, go to R.
  TestTable t = empty_map();
  at_war(t, "mauri", C);
  occupy(t, {"hispania_1", "hispania_2", "hispania_4"});
  t.put(kHirtius, "hispania_5");
  check(t);
  EXPECT_EQ(holder(t, kHispania), C);
  EXPECT_EQ(people(t.s(), PeopleId("mauri")).camp, R);
}

TEST(AleaControl, ARegionRemembersWhoHeldItLast) {
  // AIE-RUL-64
  TestTable t = empty_map();
  region(t.s(), kAfrica).controller = C;
  region(t.s(), kAfrica).last = R;
  t.run([](AleaTable& table) { set_control(table, kAfrica, std::nullopt, "triumvir", "AIE-3.6.5d"); });
  EXPECT_EQ(region(t.s(), kAfrica).last, C);
  EXPECT_EQ(holder(t, kAfrica), std::nullopt);
}

TEST(AleaControl, WhoHasItAlreadyIsNotToldAgain) {
  // AIE-3.7.1a
  TestTable t = empty_map();
  region(t.s(), kItalia).controller = C;
  t.run([](AleaTable& table) { set_control(table, kItalia, C, "control", "AIE-3.7.1a"); });
  EXPECT_EQ(t.told_count(), 0);
}

TEST(AleaRoma, TheFirstOfEqualsIsInTheBox) {
  // AIE-3.7.3g
  TestTable t = empty_map();
  t.put(l("curio"), "italia_1").put(l("trebonius"), "italia_1").put("legio_5", "italia_1", C);
  check(t);
  EXPECT_EQ(t.s().roma_leader, l("curio"));
}

TEST(AleaRoma, CleopatraDoesNotHoldRomeButInTheLastScenario) {
  // AIE-3.7.3g AIE-S7.f
  TestTable t = empty_map();
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
  people(t.s(), kAegyptii).camp = C;
  t.s().roma = R;
  t.put(kCleopatra, "italia_1").put("aegyptii_1", "italia_1");
  check(t);
  EXPECT_NE(t.s().roma, C);
}

TEST(AleaInvasion, WhileItLastsTheLastHolderIsRemembered) {
  // AIE-RUL-64 AIE-3.7.3f
  TestTable t = empty_map();
  at_war(t, "numidae", C);
  t.put("numidae_1", "africa_1").put("numidae_2", "africa_2");
  check(t);
  check(t);
  EXPECT_EQ(holder(t, kAfrica), std::nullopt);
  EXPECT_EQ(region(t.s(), kAfrica).last, R);
  EXPECT_TRUE(t.told<RegionControlled>().empty()) << "nothing new in the second year";
}

TEST(AleaControl, OtherChiefsAreNoRomansInScenarioSevenEither) {
  // AIE-S7.f AIE-3.7.3b
  TestTable t("7");
  t.s().phase = Phase::f;
  t.clear_map();
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  people(t.s(), kNumidae).camp = R;
  occupy(t, {"africa_1", "africa_2"}, R);
  t.put(l("juba_ii"), "africa_2");
  check(t);
  EXPECT_EQ(holder(t, kAfrica), C);
}

TEST(AleaRoma, FollowsALeaderWhoHasChangedCamp) {
  // AIE-3.7.3g AIE-3.7.1a
  TestTable t = empty_map();
  t.put(kHirtius, "italia_1");
  check(t);
  ASSERT_EQ(t.s().roma, C);
  leader(t.s(), kHirtius).camp = R;
  check(t);
  EXPECT_EQ(t.s().roma, R);
  EXPECT_EQ(t.s().roma_leader, kHirtius);
  EXPECT_EQ(t.told<RomaControlled>().size(), 1u);
}

TEST(AleaCamp, PeoplesAreNobodysByRegion) {
  // AIE-RUL-06 AIE-3.7.2a
  TestTable t("1", {{"unit_ownership", "region_controller"}});
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.clear_map();
  at_war(t, "celtiberes", C);
  t.put("celtiberes_1", "hispania_1");
  check(t);
  EXPECT_EQ(side(t.p(), u("celtiberes_1")), C);
  EXPECT_TRUE(t.told<UnitsChangedCamp>().empty());
}

TEST(AleaControl, TheOccupationOfAegyptiiIsNoted) {
  // AIE-RUL-40 AIE-S7.i
  TestTable t("7");
  t.s().phase = Phase::f;
  t.clear_map().put("legio_5", "aegyptii", C);
  check(t);
  EXPECT_TRUE(t.s().aegyptii_occupied);
  t.put("legio_5", "judaei", C);
  check(t);
  EXPECT_FALSE(t.s().aegyptii_occupied);
}

}  // namespace ch3_7_control_test
}  // namespace adj::alea
