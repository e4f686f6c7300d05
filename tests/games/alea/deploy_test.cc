// AIE-S0  Free deployment, and what the scenarios change about it.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace deploy_test {

Order deploy(std::vector<LeaderId> leaders, std::vector<const char*> units, const char* zone,
             bool roma_box = false) {
  Deploy o{std::move(leaders), {}, z(zone), roma_box};
  for (const char* id : units) o.units.push_back(u(id));
  return {std::move(o), {}, std::nullopt};
}

Order by_default() { return {DeployDefault{}, {}, std::nullopt}; }

std::optional<Refusal> verdict(const TestTable& t, Camp camp, const Order& order) {
  return check_orders(t.p(), DeployForces{seat_of(t.s(), camp), camp}, {order}).at(0);
}

std::string key(const std::optional<Refusal>& refusal) {
  return refusal ? refusal->clause + " " + refusal->key : "";
}

std::vector<std::string> keys(const std::vector<Refusal>& faults) {
  std::vector<std::string> found;
  for (const Refusal& fault : faults) found.push_back(fault.key + " " + fault.args.dump());
  return found;
}

// The step of the camp that deploys first or second, answered with these orders.
void set_up(TestTable& t, Camp camp, std::vector<Order> orders, bool first) {
  t.answer("deploy", camp, Orders{std::move(orders), 0});
  t.run([&](AleaTable& table) { first ? deploy_first(table) : deploy_second(table); });
}

TEST(AleaDeploy, TheSideWithTheInitiativeSetsUpFirst) {
  // AIE-S0.a
  for (const auto& [scenario, camp] : {std::pair{"3", C}, {"4", C}, {"6", R}, {"7", R}}) {
    TestTable t(scenario);
    const auto first = t.run_to_window([](AleaTable& table) { deploy_first(table); });
    ASSERT_EQ(first.size(), 1u) << scenario;
    EXPECT_EQ(first[0].kind(), Name("deploy"));
    EXPECT_EQ(first[0].seat(), seat_of(t.s(), camp)) << scenario;
    const auto second = t.run_to_window([](AleaTable& table) { deploy_second(table); });
    ASSERT_EQ(second.size(), 1u);
    EXPECT_EQ(second[0].seat(), seat_of(t.s(), other(camp)));
  }
}

TEST(AleaDeploy, TheDefaultSetsUpEverything) {
  // AIE-S0.a AIE-S0.b AIE-S0.c AIE-S0.d AIE-S0.e
  for (const char* scenario : {"3", "4", "5", "6", "7"}) {
    SCOPED_TRACE(scenario);
    TestTable t(scenario);
    if (t.s().scenario == "5") t.dice({1});
    const Camp first = scenario == std::string("6") || scenario == std::string("7") ? R : C;
    set_up(t, first, {by_default()}, true);
    set_up(t, other(first),
           fallback_for(t.p(), DeployForces{seat_of(t.s(), other(first)), other(first)}).list, false);
    for (const Camp camp : kCamps) {
      EXPECT_TRUE(deployment_faults(t.p(), camp, default_deployment(t.p(), camp)).empty());
      for (const LeaderId& id : forces_of(t.p(), camp).leaders)
        EXPECT_TRUE(on_map(leader(t.s(), id))) << id.view();
      for (const UnitId& id : forces_of(t.p(), camp).units) EXPECT_TRUE(on_map(unit(t.s(), id))) << id.view();
    }
    EXPECT_EQ(leader(t.s(), t.s().roma_leader).zone, kRomaZone);
    EXPECT_TRUE(t.told<DeploymentReplaced>().empty());
  }
}

TEST(AleaDeploy, TheDefaultPassesItsOwnChecks) {
  TestTable t("3");
  for (const Camp camp : kCamps)
    for (const auto& refused :
         check_orders(t.p(), DeployForces{seat_of(t.s(), camp), camp}, default_deployment(t.p(), camp)))
      EXPECT_EQ(key(refused), "");
}

TEST(AleaDeploy, FixedScenariosOnlyTell) {
  // AIE-S1.d AIE-0.5a
  TestTable t("1");
  const State before = t.s();
  t.run([](AleaTable& table) { deploy_first(table); });
  ASSERT_EQ(t.told<GameStarted>().size(), 1u);
  EXPECT_EQ(t.told<GameStarted>()[0].caesarian, Seat{1});
  EXPECT_EQ(t.told<GameStarted>()[0].republican, Seat{2});
  EXPECT_EQ(t.told<GameStarted>()[0].data_digest, test_tables().digest);
  EXPECT_EQ(t.told<Deployed>().size(), 10u);
  EXPECT_EQ(t.told<Deployed>()[0].camp, R);
  EXPECT_EQ(t.told<Deployed>()[0].zone, kRomaZone);
  EXPECT_TRUE(t.told<Deployed>()[0].roma_box);
  t.run([](AleaTable& table) { deploy_second(table); });
  EXPECT_EQ(t.told<Deployed>().size(), 6u);
  EXPECT_EQ(t.told<Deployed>()[0].camp, C);
  EXPECT_EQ(before, t.s());
}

TEST(AleaDeploy, OnlyInOnesOwnRegions) {
  // AIE-S0.a
  TestTable t("3");
  EXPECT_EQ(key(verdict(t, C, deploy({kCaesar}, {"legio_10"}, "italia_6"))), "");
  EXPECT_EQ(key(verdict(t, C, deploy({kCaesar}, {}, "graecia_3"))), "AIE-S0.a deploy_zone_not_controlled");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, "alpes_s"))), "AIE-S0.a deploy_zone_not_controlled");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"naves_6pf_0_1"}, "mare_tyrrhenum"))),
            "AIE-S0.a deploy_zone_not_controlled");
  EXPECT_EQ(key(verdict(t, R, deploy({kPompeius}, {}, "graecia_3"))), "");
}

TEST(AleaDeploy, OnlyOnesOwnPieces) {
  // AIE-S0.a
  TestTable t("3");
  EXPECT_EQ(key(verdict(t, C, deploy({kPompeius}, {}, "italia_1"))), "AIE-S0.a deploy_leader_not_yours");
  EXPECT_EQ(verdict(t, C, deploy({kPompeius}, {}, "italia_1"))->kind, RefusalKind::not_yours);
  EXPECT_EQ(key(verdict(t, C, deploy({kOctavianus}, {}, "italia_1"))), "AIE-S0.a deploy_leader_not_yours");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_1"}, "italia_1"))), "AIE-S0.a deploy_unit_not_yours");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_38"}, "italia_1"))), "AIE-S0.a deploy_unit_not_yours");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {}, "italia_1"))), "AIE-S0.a deploy_nothing_named");
  EXPECT_EQ(key(verdict(t, C, {Pass{}, {}, std::nullopt})), "AIE-S0.a deploy_first");
}

TEST(AleaDeploy, NotBesideAnEnemyRegion) {
  // AIE-S0.e AIE-EX-30 AIE-RUL-32
  TestTable t("3");
  const auto refused = verdict(t, C, deploy({}, {"legio_10"}, "italia_5"));
  EXPECT_EQ(key(refused), "AIE-S0.e deploy_zone_beside_enemy");
  EXPECT_EQ(refused->args.at("region").as_string(), "graecia");
  EXPECT_EQ(key(verdict(t, C, deploy({kCaesar}, {}, "italia_5"))), "AIE-S0.e deploy_zone_beside_enemy");
  EXPECT_EQ(key(verdict(t, R, deploy({kPompeius}, {}, "graecia_1"))), "AIE-S0.e deploy_zone_beside_enemy");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, "italia_7"))), "AIE-S0.e deploy_zone_beside_enemy")
      << "strait";
  EXPECT_EQ(key(verdict(t, R, deploy({}, {"legio_1"}, "sicilia_1"))), "AIE-S0.e deploy_zone_beside_enemy");
  EXPECT_EQ(key(verdict(t, R, deploy({}, {"legio_1"}, "sicilia_2"))), "")
      << "the sea does not make neighbours";
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, "italia_4"))), "");
  region(t.s(), RegionId("graecia")).controller = C;
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, "italia_5"))), "");
  region(t.s(), RegionId("graecia")).controller.reset();
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, "italia_5"))), "");
}

TEST(AleaDeploy, NavesNeedAPort) {
  // AIE-S0.d
  TestTable t("3");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"naves_6pf_0_1"}, "italia_1"))), "");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"naves_6pf_0_1"}, "italia_2"))), "AIE-S0.d deploy_naves_need_port");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"naves_6pf_0_1"}, "gallia_7"))), "AIE-S0.d deploy_naves_need_port");
  EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, "italia_2"))), "");
}

TEST(AleaDeploy, WhatAWholeSetLacks) {
  // AIE-S0.b AIE-S0.c AIE-RUL-32
  TestTable t("4");
  const Forces forces = forces_of(t.p(), R);
  Order all{Deploy{forces.leaders, forces.units, z("africa_1"), false}, {}, std::nullopt};
  EXPECT_EQ(keys(deployment_faults(t.p(), R, {all})),
            std::vector<std::string>{"deploy_region_leader_missing {\"region\":\"sicilia\"}"});
  EXPECT_TRUE(deployment_faults(t.p(), R, {all, deploy({kSPompeius}, {}, "sicilia_2")}).empty());
  Order sicily{Deploy{forces.leaders, forces.units, z("sicilia_2"), false}, {}, std::nullopt};
  EXPECT_EQ(
      keys(deployment_faults(t.p(), R, {sicily, deploy({l("scipio")}, {}, "africa_1")})),
      std::vector<std::string>{"deploy_garrison_missing {\"region\":\"africa\",\"needed\":1,\"there\":0}"});
  EXPECT_TRUE(deployment_faults(t.p(), R, {sicily, deploy({l("scipio")}, {"legio_1"}, "africa_3")}).empty());
  EXPECT_EQ(
      keys(deployment_faults(t.p(), R, {sicily, deploy({l("scipio")}, {"auxilia_4"}, "africa_3")})).size(),
      1u)
      << "auxilia are no garrison";
}

TEST(AleaDeploy, TheRomaLeaderIsOneMoreThanTheLeaderOfItalia) {
  // AIE-S0.c AIE-RUL-32
  TestTable t("7");
  std::vector<Order> orders = default_deployment(t.p(), C);
  EXPECT_TRUE(deployment_faults(t.p(), C, orders).empty());
  for (const LeaderId& id : {kOctavianus, l("agrippa"), l("calvinus")})
    orders.push_back(deploy({id}, {}, "gallia_9"));
  EXPECT_EQ(keys(deployment_faults(t.p(), C, orders)),
            std::vector<std::string>{"deploy_region_leader_missing {\"region\":\"italia\"}"});
  orders.push_back(deploy({l("lepidus")}, {}, "italia_1"));  // out of the box, still in Italia
  EXPECT_EQ(keys(deployment_faults(t.p(), C, orders)),
            std::vector<std::string>{"deploy_roma_leader_missing {}"});
  orders.push_back(deploy({l("agrippa")}, {}, "italia_1", true));
  EXPECT_TRUE(deployment_faults(t.p(), C, orders).empty());
}

TEST(AleaDeploy, OnlyWhoHoldsRomaUsesItsBox) {
  // AIE-S0.c
  TestTable t("3");
  EXPECT_EQ(key(verdict(t, C, deploy({kCaesar}, {}, "italia_1", true))), "");
  t.s().roma = R;
  EXPECT_EQ(key(verdict(t, C, deploy({kCaesar}, {}, "italia_1", true))),
            "AIE-S0.c deploy_roma_not_controlled");
  EXPECT_TRUE(deployment_faults(t.p(), C, {by_default(), deploy({kCaesar}, {}, "italia_1")}).empty());
}

TEST(AleaDeploy, UnplacedPiecesAreListed) {
  // AIE-S0.a
  TestTable t("7");
  const auto faults = deployment_faults(t.p(), R, {});
  ASSERT_GE(faults.size(), 2u);
  EXPECT_EQ(faults[0].key, "deploy_leaders_missing");
  EXPECT_EQ(faults[0].args.at("leaders").as_array().size(), 4u);
  EXPECT_EQ(faults[1].key, "deploy_units_missing");
  EXPECT_EQ(faults[1].args.at("units").as_array().size(), 30u);
  EXPECT_TRUE(deployment_faults(t.p(), R, {by_default()}).empty());
}

TEST(AleaDeploy, RefusedLinesCountAsNotGiven) {
  TestTable t("7");
  const auto faults = deployment_faults(t.p(), R, {by_default(), deploy({kMAntonius}, {}, "italia_1")});
  EXPECT_TRUE(faults.empty()) << "M. Antonius stays where the default has him";
}

TEST(AleaDeploy, TheLaterLineWins) {
  TestTable t("3");
  set_up(t, C,
         {by_default(), deploy({kCaesar}, {"legio_10"}, "gallia_9"),
          deploy({l("sulla")}, {}, "italia_1", true), deploy({kCaesar}, {}, "hispania_1")},
         true);
  EXPECT_EQ(leader(t.s(), kCaesar).zone, z("hispania_1"));
  EXPECT_EQ(unit(t.s(), u("legio_10")).zone, z("gallia_9"));
  EXPECT_EQ(t.s().roma_leader, l("sulla"));
  EXPECT_EQ(unit(t.s(), u("legio_9")).zone, z("italia_1"));
  EXPECT_TRUE(t.told<DeploymentReplaced>().empty());
}

TEST(AleaDeploy, TheRestGoesWhereTheDefaultHasIt) {
  // AIE-S0.f
  TestTable t("3");
  set_up(t, C, {deploy({kTrebonius}, {"legio_17"}, "hispania_2"), deploy({kPompeius}, {}, "italia_1")}, true);
  EXPECT_EQ(leader(t.s(), kTrebonius).zone, z("hispania_2"));
  EXPECT_EQ(unit(t.s(), u("legio_17")).zone, z("hispania_2"));
  EXPECT_EQ(leader(t.s(), l("lepidus")).zone, z("hispania_3"));
  EXPECT_EQ(t.s().roma_leader, kCaesar);
  EXPECT_EQ(unit(t.s(), u("legio_38")).where, Where::reserve);
  EXPECT_EQ(leader(t.s(), kPompeius).where, Where::waiting) << "the refused line did nothing";
}

TEST(AleaDeploy, TheBoxFindsALeaderWhoIsThere) {
  TestTable t("3");
  set_up(t, C, {deploy({kCaesar}, {}, "italia_6")}, true);
  EXPECT_EQ(leader(t.s(), kCaesar).zone, z("italia_6"));
  EXPECT_FALSE(t.s().roma_leader.empty());
  EXPECT_EQ(leader(t.s(), t.s().roma_leader).zone, kRomaZone);
}

TEST(AleaDeploy, ABrokenSetGivesWayToTheDefault) {
  // AIE-S0.b
  TestTable t("3");
  Order legions{Deploy{{}, {}, z("italia_1"), false}, {}, std::nullopt};
  for (const UnitId& id : forces_of(t.p(), C).units) std::get<Deploy>(legions.body).units.push_back(id);
  set_up(t, C, {legions}, true);
  ASSERT_EQ(t.told<DeploymentReplaced>().size(), 1u);
  EXPECT_EQ(t.told<DeploymentReplaced>()[0].seat, Seat{1});
  EXPECT_EQ(t.told<DeploymentReplaced>()[0].faults.front().key, "deploy_garrison_missing");
  for (const auto& told : t.events())
    if (told.event.get_if<DeploymentReplaced>()) {
      EXPECT_TRUE(told.audience.includes(Seat{1}));
      EXPECT_FALSE(told.audience.includes(Seat{2}));
    }
  EXPECT_EQ(unit(t.s(), u("legio_5r")).zone, z("gallia_2"));
  EXPECT_EQ(unit(t.s(), u("legio_17")).zone, z("hispania_3"));
}

TEST(AleaDeploy, DeployedIsToldZoneByZone) {
  TestTable t("3");
  set_up(t, C, {by_default()}, true);
  const auto told = t.told<Deployed>();
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(told[0].roma_box);
  EXPECT_EQ(told[0].leaders, std::vector{kCaesar});
  std::size_t leaders = 0, units = 0;
  for (const Deployed& d : told) {
    EXPECT_EQ(d.camp, C);
    leaders += d.leaders.size();
    units += d.units.size();
  }
  EXPECT_EQ(leaders, 12u);
  EXPECT_EQ(units, 30u);
}

// --- Scenario 5
TEST(AleaDeploy, SextusAndMenasStartInSicilia) {
  // AIE-S5.e AIE-S0.g AIE-RUL-32
  TestTable t("5");
  for (const LeaderId& id : {kSPompeius, l("menas")}) {
    EXPECT_EQ(key(verdict(t, R, deploy({id}, {}, "graecia_2"))), "AIE-S5.e deploy_leader_region");
    for (const char* zone : {"sicilia_1", "sicilia_2", "sicilia_3"})
      EXPECT_EQ(key(verdict(t, R, deploy({id}, {"legio_1"}, zone))), "") << zone;
  }
  EXPECT_EQ(key(verdict(t, R, deploy({kMBrutus}, {}, "graecia_1"))), "AIE-S0.e deploy_zone_beside_enemy");
}

TEST(AleaDeploy, DecimusBrutusStartsAloneInTheAlps) {
  // AIE-S5.f
  TestTable t("5");
  EXPECT_EQ(key(verdict(t, R, deploy({kDBrutus}, {}, "alpes_n"))), "");
  EXPECT_EQ(key(verdict(t, R, deploy({kDBrutus}, {}, "graecia_2"))), "AIE-S5.f deploy_leader_zone");
  EXPECT_EQ(key(verdict(t, R, deploy({kDBrutus}, {}, "alpes_s"))), "AIE-S5.f deploy_leader_zone");
  EXPECT_EQ(key(verdict(t, R, deploy({kDBrutus}, {"legio_1"}, "alpes_n"))), "AIE-S5.f deploy_leader_alone");
  EXPECT_EQ(key(verdict(t, R, deploy({kCassius}, {}, "alpes_n"))), "AIE-S0.a deploy_zone_not_controlled");
}

TEST(AleaDeploy, DolabellaByTheDie) {
  // AIE-S5.g AIE-RUL-50
  for (int roll = 1; roll <= 6; ++roll) {
    TestTable t("5");
    t.dice({roll});
    set_up(t, C, {by_default()}, true);
    const Camp camp = roll % 2 == 0 ? C : R;
    EXPECT_EQ(leader(t.s(), kDolabella).camp, camp) << roll;
    EXPECT_EQ(t.s().dolabella_camps, std::vector{camp});
    ASSERT_EQ(t.told<LeaderCampRolled>().size(), 1u);
    EXPECT_EQ(t.told<LeaderCampRolled>()[0].roll, roll);
    EXPECT_EQ(t.told<LeaderCampRolled>()[0].camp, camp);
    EXPECT_EQ(on_map(leader(t.s(), kDolabella)), camp == C);
    set_up(t, R, {by_default()}, false);
    EXPECT_EQ(leader(t.s(), kDolabella).zone, camp == C ? z("italia_6") : z("asia_1"));
  }
}

TEST(AleaDeploy, DolabellaIsDeployedByHisOwner) {
  // AIE-RUL-50
  TestTable t("5");
  EXPECT_EQ(key(verdict(t, C, deploy({kDolabella}, {}, "italia_6"))), "AIE-S0.a deploy_leader_not_yours");
  t.s().dolabella_camps = {C};
  EXPECT_EQ(key(verdict(t, C, deploy({kDolabella}, {}, "italia_2"))), "");
  EXPECT_EQ(key(verdict(t, R, deploy({kDolabella}, {}, "asia_1"))), "AIE-S0.a deploy_leader_not_yours");
}

// --- Scenario 6
TEST(AleaDeploy, PlacesOfScenarioSix) {
  // AIE-S6.e AIE-S6.g
  TestTable t("6");
  EXPECT_EQ(key(verdict(t, C, deploy({kOctavianus}, {}, "italia_1"))), "");
  EXPECT_EQ(key(verdict(t, C, deploy({kOctavianus}, {}, "hispania_1"))), "AIE-S6.e deploy_leader_region");
  EXPECT_EQ(key(verdict(t, C, deploy({kMAntonius}, {}, "asia_1"))), "");
  EXPECT_EQ(key(verdict(t, C, deploy({kMAntonius}, {}, "graecia_2"))), "AIE-S6.e deploy_leader_region");
  EXPECT_EQ(key(verdict(t, C, deploy({l("salvidienus")}, {}, "hispania_2"))), "");
  EXPECT_EQ(key(verdict(t, C, deploy({l("salvidienus")}, {}, "italia_1"))), "AIE-S6.g deploy_leader_region");
  EXPECT_EQ(key(verdict(t, R, deploy({kSPompeius}, {}, "sicilia_1"))), "");
  EXPECT_EQ(key(verdict(t, R, deploy({l("menas")}, {}, "italia_6"))), "AIE-S6.g deploy_leader_region");
  const std::vector<std::pair<const char*, const char*>> fixed{
      {"bassus", "gallia_8"}, {"pollio", "italia_2"}, {"l_antonius", "italia_6"}, {"plancus", "italia_6"}};
  for (const auto& [id, zone] : fixed) {
    EXPECT_EQ(key(verdict(t, R, deploy({l(id)}, {}, zone))), "") << id;
    EXPECT_EQ(key(verdict(t, R, deploy({l(id)}, {}, "sicilia_1"))), "AIE-S6.g deploy_leader_zone") << id;
  }
}

TEST(AleaDeploy, ThreeZonesOpenToTheRepublicanAlone) {
  // AIE-S6.h AIE-RUL-32
  TestTable t("6");
  for (const char* zone : {"gallia_8", "italia_2", "italia_6"}) {
    EXPECT_EQ(key(verdict(t, R, deploy({}, {"legio_19"}, zone))), "") << zone;
    EXPECT_EQ(key(verdict(t, C, deploy({}, {"legio_10"}, zone))), "AIE-S6.h deploy_zone_forbidden") << zone;
    EXPECT_EQ(key(verdict(t, C, deploy({l("agrippa")}, {}, zone))), "AIE-S6.h deploy_zone_forbidden") << zone;
  }
  EXPECT_EQ(key(verdict(t, R, deploy({}, {"legio_19"}, "italia_4"))), "AIE-S0.a deploy_zone_not_controlled");
  EXPECT_EQ(key(verdict(t, R, deploy({}, {"naves_6pf_0_2"}, "gallia_8"))), "");
  EXPECT_EQ(key(verdict(t, R, deploy({}, {"naves_6pf_0_2"}, "italia_2"))), "AIE-S0.d deploy_naves_need_port");
}

}  // namespace deploy_test
}  // namespace adj::alea
