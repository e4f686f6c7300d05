// AIE-4.4.3, AIE-RUL-26  Pacification by arms, by stratagem, by event, by destruction.

#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch4_4_pacification_test {

const PeopleId kGermani("germani");

// The people is at war, or allied, and has its units on the map.
TestTable fighting(const char* scenario, int year, PeopleId id, Camp camp,
                   PeopleStatus status = PeopleStatus::war) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = Phase::e;
  people(t.s(), id).status = status;
  people(t.s(), id).camp = people(t.s(), id).last_camp = camp;
  for (const UnitId& u : test_tables().people(id).units)
    put(t.s(), u, test_tables().people(id).homes.front());
  return t;
}

void pacify_by(TestTable& t, PeopleId id, PacifiedBy how, std::optional<Camp> by) {
  t.run([&](AleaTable& table) { pacify(table, id, how, by, "AIE-4.4.3a"); });
}

bool at_peace(const TestTable& t, PeopleId id) { return people(t.s(), id).status == PeopleStatus::peace; }

// --- By arms

TEST(AleaPacification, AllHomeZonesOccupied) {
  // AIE-4.4.3a AIE-RUL-26
  TestTable t = fighting("1", -48, kGermani, R);
  t.clear("germani_1").put("germani_1", "gallia_2").put("legio_10", "germani_1", C);
  t.run(check_armed_pacification);
  EXPECT_FALSE(at_peace(t, kGermani)) << "one of two home zones";
  t.put("legio_11", "germani_2", C, true);
  t.run(check_armed_pacification);
  EXPECT_TRUE(at_peace(t, kGermani)) << "either face";
  EXPECT_TRUE(people(t.s(), kGermani).ever_pacified);
  ASSERT_EQ(t.told<PeoplePacified>().size(), 1u);
  EXPECT_EQ(t.told<PeoplePacified>()[0].by, C);
  EXPECT_EQ(t.told<PeoplePacified>()[0].how, Name("arms"));
}

TEST(AleaPacification, WhatDoesNotOccupy) {
  // AIE-4.4.3a AIE-RUL-26
  const auto pacified = [](auto set_up) {
    TestTable t = fighting("1", -48, kAegyptii, R);
    t.clear("aegyptii").put("aegyptii_1", "judaei");
    set_up(t);
    t.run(check_armed_pacification);
    return at_peace(t, kAegyptii);
  };
  EXPECT_TRUE(pacified([](TestTable& t) { t.put("legio_10", "aegyptii", C); }));
  EXPECT_TRUE(pacified([](TestTable& t) { t.put("auxilia_1", "aegyptii", C); }));
  EXPECT_FALSE(pacified([](TestTable&) {}));
  EXPECT_FALSE(pacified([](TestTable& t) { t.put("legio_10", "aegyptii", R); })) << "of its controller";
  EXPECT_FALSE(pacified([](TestTable& t) { t.put("naves_6pf_0_1", "aegyptii", C); })) << "naves";
  EXPECT_FALSE(pacified([](TestTable& t) { t.put(kCaesar, "aegyptii"); })) << "a leader";
  const auto numidians = [](PeopleStatus status) {
    return [status](TestTable& t) {
      people(t.s(), kNumidae).status = status;
      people(t.s(), kNumidae).camp = C;
      t.put("numidae_1", "aegyptii");
    };
  };
  EXPECT_FALSE(pacified(numidians(PeopleStatus::war))) << "AIE-4.4.1e: peoples fight no peoples";
  EXPECT_TRUE(pacified(numidians(PeopleStatus::allegiance))) << "AIE-4.4.2d: allies count as Romans";
}

TEST(AleaPacification, AlliesOfTheEnemyToo) {
  // AIE-4.4.2f AIE-4.4.3a
  TestTable t = fighting("1", -48, kPontici, R, PeopleStatus::allegiance);
  t.clear("pontici").put("pontici_1", "asia_1").put("legio_1", "pontici", R);
  t.run(check_armed_pacification);
  EXPECT_FALSE(at_peace(t, kPontici)) << "their friends are no occupants";
  t.clear("pontici").put("legio_10", "pontici", C).run(check_armed_pacification);
  EXPECT_TRUE(at_peace(t, kPontici));
  EXPECT_EQ(t.s().balance, 4);
  EXPECT_EQ(people(t.s(), kPontici).last_camp, R) << "he redeploys them";
}

TEST(AleaPacification, PeacefulPeoplesAreLeftAlone) {
  // AIE-4.4.3a
  for (const Camp camp : kCamps) {
    TestTable t("1");
    t.put("legio_10", "pontici", camp).run(check_armed_pacification);
    EXPECT_EQ(t.told_count(), 0);
    EXPECT_FALSE(people(t.s(), kPontici).ever_pacified);
  }
}

TEST(AleaPacification, AMinorLeavesTheMap) {
  // AIE-4.4.3b AIE-9.3b AIE-EX-24
  TestTable t = fighting("1", -38, kGermani, R);
  t.put("germani_1", "gallia_2");
  unit(t.s(), u("germani_1")).weakened = true;
  t.s().newly_at_war = {kGermani};
  pacify_by(t, kGermani, PacifiedBy::arms, C);
  for (const char* id : {"germani_1", "germani_2", "germani_3"}) {
    EXPECT_EQ(unit(t.s(), u(id)).where, Where::people_box) << id;
    EXPECT_FALSE(unit(t.s(), u(id)).weakened);
  }
  EXPECT_EQ(t.s().balance, 0) << "no points for a minor";
  EXPECT_EQ(people(t.s(), kGermani).truce_until, -33);
  EXPECT_TRUE(t.s().newly_at_war.empty());
  t.s().year = -34;
  EXPECT_TRUE(under_truce(t.p(), kGermani));
  t.s().year = -33;
  EXPECT_FALSE(under_truce(t.p(), kGermani));
  people(t.s(), kGermani).truce_until = 0;
  EXPECT_FALSE(under_truce(t.p(), kGermani)) << "no truce at all";
}

TEST(AleaPacification, AMajorComesHomeInTheAdjustments) {
  // AIE-4.4.3c AIE-9.3e AIE-10.1d AIE-EX-25
  TestTable t = fighting("1", -40, kParthi, R);
  t.put("parthi_1", "asia_5").put(l("surena"), "asia_5").put(l("pacorus"), "parthi_2");
  pacify_by(t, kParthi, PacifiedBy::arms, C);
  EXPECT_TRUE(at_peace(t, kParthi));
  EXPECT_EQ(t.s().balance, 6);
  EXPECT_EQ(people(t.s(), kParthi).truce_until, -35);
  EXPECT_TRUE(people(t.s(), kParthi).redeploy);
  for (const UnitId& id : test_tables().people(kParthi).units)
    EXPECT_EQ(unit(t.s(), id).where, Where::people_box) << "removed at once";
  EXPECT_EQ(leader(t.s(), l("surena")).where, Where::returning);
  for (const UnitId& id : test_tables().people(kParthi).units)
    t.s().orders[Seat{2}].winter.push_back({Home{{id}, z("parthi_3")}, {}, {}});
  t.s().orders[Seat{1}].winter.push_back({Home{{u("parthi_1")}, z("parthi_1")}, {}, {}});
  t.run(adjust_peoples);
  for (const UnitId& id : test_tables().people(kParthi).units)
    EXPECT_EQ(unit(t.s(), id).zone, z("parthi_3")) << "by their former controller";
  EXPECT_EQ(leader(t.s(), l("surena")).zone, z("parthi_3"));
  EXPECT_FALSE(people(t.s(), kParthi).redeploy);
}

TEST(AleaPacification, PointsOfTheMajors) {
  // AIE-10.1d AIE-RUL-26
  for (const auto& [id, points] :
       std::vector<std::pair<PeopleId, int>>{{kAegyptii, 4}, {kParthi, 6}, {kPontici, 4}, {kNumidae, 2}}) {
    TestTable arms = fighting("1", -45, id, C);
    pacify_by(arms, id, PacifiedBy::arms, R);
    EXPECT_EQ(arms.s().balance, -points) << id.view();
    TestTable stratagem = fighting("1", -45, id, C);
    pacify_by(stratagem, id, PacifiedBy::stratagem, C);
    EXPECT_EQ(stratagem.s().balance, points / 2) << "half, to the player of the stratagem: " << id.view();
    TestTable destroyed = fighting("1", -45, id, C);
    pacify_by(destroyed, id, PacifiedBy::destroyed, std::nullopt);
    EXPECT_EQ(destroyed.s().balance, -points) << "to the opponent of the controller";
    TestTable event = fighting("1", -45, id, C);
    pacify_by(event, id, PacifiedBy::event, std::nullopt);
    EXPECT_EQ(event.s().balance, 0);
  }
}

TEST(AleaPacification, TruceAfterArmsOnly) {
  // AIE-9.3g AIE-RUL-26
  const auto truce = [](PacifiedBy how) {
    TestTable t = fighting("1", -45, kNumidae, C);
    pacify_by(t, kNumidae, how, R);
    EXPECT_EQ(t.told<PeoplePacified>()[0].truce_until, people(t.s(), kNumidae).truce_until);
    return people(t.s(), kNumidae).truce_until;
  };
  EXPECT_EQ(truce(PacifiedBy::arms), -40);
  EXPECT_EQ(truce(PacifiedBy::destroyed), -40);
  EXPECT_EQ(truce(PacifiedBy::stratagem), 0);
  EXPECT_EQ(truce(PacifiedBy::event), 0);
}

TEST(AleaPacification, DestroyedInTheWinter) {
  // AIE-RUL-26 AIE-9.3d
  for (const PeopleStatus status : {PeopleStatus::war, PeopleStatus::allegiance}) {
    TestTable t = fighting("1", -45, kNumidae, R, status);
    t.clear("numidae_1").clear("numidae_2").run(adjust_peoples);
    EXPECT_TRUE(at_peace(t, kNumidae)) << "also in allegiance";
    EXPECT_EQ(t.s().balance, 2);
    EXPECT_EQ(unit(t.s(), u("numidae_1")).where, Where::map) << "all at home again";
  }
}

// --- By stratagem

TEST(AleaPacification, ByStratagemHomeAtOnce) {
  // AIE-6.3q AIE-RUL-26
  TestTable t = fighting("1", -45, kParthi, R);
  t.put("parthi_1", "asia_5", R, true).put(l("surena"), "asia_5");
  unit(t.s(), u("parthi_2")).where = Where::people_box;  // eliminated this turn
  unit(t.s(), u("parthi_2")).zone = ZoneId();
  pacify_by(t, kParthi, PacifiedBy::stratagem, C);
  std::map<ZoneId, int> homes;
  for (const UnitId& id : test_tables().people(kParthi).units) {
    EXPECT_EQ(unit(t.s(), id).where, Where::map);
    EXPECT_FALSE(unit(t.s(), id).weakened);
    ++homes[unit(t.s(), id).zone];
  }
  EXPECT_EQ(homes, (std::map<ZoneId, int>{{z("parthi_1"), 2}, {z("parthi_2"), 2}, {z("parthi_3"), 2}}));
  EXPECT_TRUE(homes.contains(leader(t.s(), l("surena")).zone)) << "their leaders too";
  ASSERT_EQ(t.told<LeaderMoved>().size(), 1u);
  EXPECT_EQ(t.told<LeaderMoved>()[0].leader, l("surena"));
  EXPECT_FALSE(side(t.p(), l("surena"))) << "Pax Romana";
  EXPECT_FALSE(people(t.s(), kParthi).redeploy);
}

TEST(AleaPacification, TheFormerControllerSpreadsThem) {
  // AIE-6.3q AIE-4.4.3c
  TestTable t = fighting("1", -45, kParthi, R);
  for (const UnitId& id : test_tables().people(kParthi).units)
    t.standing(R, {Home{{id}, z("parthi_2")}, {}, {}});
  pacify_by(t, kParthi, PacifiedBy::stratagem, C);
  for (const UnitId& id : test_tables().people(kParthi).units) EXPECT_EQ(unit(t.s(), id).zone, z("parthi_2"));
}

// --- Kings

TEST(AleaPacification, KingsWhoDoNotOutliveIt) {
  // AIE-TN.a AIE-TN.b AIE-TN.d AIE-TN.f AIE-TN.h
  for (const PacifiedBy how : {PacifiedBy::arms, PacifiedBy::stratagem}) {
    const auto outlives = [&](PeopleId id, const char* king) {
      TestTable t = fighting("1", -45, id, R);
      pacify_by(t, id, how, C);
      return leader(t.s(), l(king)).where != Where::removed;
    };
    EXPECT_FALSE(outlives(kAegyptii, "achillas"));
    EXPECT_TRUE(outlives(kAegyptii, "cleopatra_vii"));
    EXPECT_FALSE(outlives(kPontici, "pharnaces_ii"));
    EXPECT_FALSE(outlives(kNumidae, "juba_i"));
    for (const char* parthian : {"surena", "pacorus", "orodes_ii"})
      EXPECT_TRUE(outlives(kParthi, parthian)) << parthian;
  }
}

TEST(AleaPacification, CleopatraFallsWithAlexandria) {
  // AIE-S7.h AIE-TN.a AIE-RUL-40
  const auto outlives = [](const char* scenario, PacifiedBy how, Camp ally) {
    TestTable t =
        fighting(scenario, scenario[0] == '7' ? -31 : -45, kAegyptii, ally, PeopleStatus::allegiance);
    t.put(kCleopatra, "aegyptii");
    pacify_by(t, kAegyptii, how, other(ally));
    EXPECT_EQ(people(t.s(), kAegyptii).pacified_by_caesarian_arms,
              ally == R && (how == PacifiedBy::arms || how == PacifiedBy::destroyed));
    return leader(t.s(), kCleopatra).where != Where::removed;
  };
  EXPECT_FALSE(outlives("7", PacifiedBy::arms, R));
  EXPECT_FALSE(outlives("7", PacifiedBy::destroyed, R));
  EXPECT_TRUE(outlives("7", PacifiedBy::arms, C)) << "by the Republican";
  EXPECT_TRUE(outlives("7", PacifiedBy::event, R));
  EXPECT_TRUE(outlives("1", PacifiedBy::arms, R)) << "only in scenario 7";
}

TEST(AleaPacification, AKingFallsOnce) {
  // AIE-TN.b AIE-4.2.1a
  TestTable t = fighting("1", -45, kAegyptii, R);
  pacify_by(t, kAegyptii, PacifiedBy::arms, C);
  ASSERT_EQ(t.told<LeaderRemoved>().size(), 1u);
  EXPECT_EQ(t.told<LeaderRemoved>()[0].leader, l("achillas"));
  people(t.s(), kAegyptii).status = PeopleStatus::war;
  pacify_by(t, kAegyptii, PacifiedBy::arms, C);
  EXPECT_TRUE(t.told<LeaderRemoved>().empty());
}

TEST(AleaPacification, OtherChiefsOutliveCaesarianArmsInScenarioSeven) {
  // AIE-S7.h AIE-TN.h
  TestTable t = fighting("7", -31, kNumidae, R);
  t.put(l("juba_ii"), "numidae_1");
  pacify_by(t, kNumidae, PacifiedBy::arms, C);
  EXPECT_EQ(leader(t.s(), l("juba_ii")).where, Where::returning);
}

TEST(AleaPacification, NobodyIsNamedForAnEvent) {
  // AIE-RUL-26 AIE-TE.14
  TestTable t = fighting("1", -45, kParthi, R);
  pacify_by(t, kParthi, PacifiedBy::event, std::nullopt);
  ASSERT_EQ(t.told<PeoplePacified>().size(), 1u);
  EXPECT_EQ(t.told<PeoplePacified>()[0].by, std::nullopt);
  EXPECT_TRUE(t.told<Scored>().empty());
}

}  // namespace ch4_4_pacification_test
}  // namespace adj::alea
