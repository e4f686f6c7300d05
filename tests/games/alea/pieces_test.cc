// AIE-0, AIE-1  Dice, camps, leaders and units: whose they are, what they are worth, and the verbs that
// change them.

#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace pieces_test {

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

void set_people(TestTable& t, PeopleId id, PeopleStatus status, Camp camp) {
  people(t.s(), id).status = status;
  people(t.s(), id).camp = camp;
}

// --- 0

TEST(AleaGeneral, DiceHaveTheirFaces) {
  // AIE-0.1a AIE-RUL-45
  TestTable t("1");
  t.dice({1, 6, 0, 9});
  std::vector<int> faces;
  t.run([&](AleaTable& table) {
    for (int i = 0; i < 2; ++i) faces.push_back(table.d6("AIE-0.1a", "test", "six"));
    for (int i = 0; i < 2; ++i) faces.push_back(table.d10("AIE-0.1a", "test", "ten"));
  });
  EXPECT_EQ(faces, (std::vector{1, 6, 0, 9}));
  ASSERT_EQ(t.told<Rolled>().size(), 4u) << "every die is told, with its purpose";
  EXPECT_EQ(t.told<Rolled>()[1], (Rolled{"test", "six", 1, 6, 6}));
  EXPECT_EQ(t.told<Rolled>()[2], (Rolled{"test", "ten", 0, 9, 0})) << "a nought is nought, not ten";
  for (const Told<Event>& told : t.events()) EXPECT_EQ(told.audience.kind, AudienceKind::everyone);
}

TEST(AleaGeneral, DiceHaveNoOtherFaces) {
  // AIE-0.1a
  for (const int wrong : {0, 7}) {
    TestTable t("1");
    t.dice({wrong});
    EXPECT_ANY_THROW(t.run([](AleaTable& table) { table.d6("AIE-0.1a", "test", ""); })) << wrong;
  }
  for (const int wrong : {-1, 10}) {
    TestTable t("1");
    t.dice({wrong});
    EXPECT_ANY_THROW(t.run([](AleaTable& table) { table.d10("AIE-0.1a", "test", ""); })) << wrong;
  }
}

TEST(AleaGeneral, NoLimitToAStack) {
  // AIE-0.4a
  TestTable t("1");
  std::vector<UnitId> all;
  std::vector<LeaderId> leaders;
  for (const Unit& each : t.s().unit)
    if (test_tables().unit(each.id).roman()) all.push_back(each.id);
  for (const UnitId id : all) {
    put(t.s(), id, z("italia_7"));
    unit(t.s(), id).camp = R;
  }
  for (const Leader& each : t.s().leader)
    if (test_tables().leader(each.id).roman() && each.camp == R) leaders.push_back(each.id);
  EXPECT_EQ(units_in(t.p(), z("italia_7"), R).size(), 83u);
  EXPECT_EQ(why(may_be_in(t.p(), R, leaders, all, z("italia_7"))), "");
}

TEST(AleaGeneral, OnlyNationalitiesLimitAStack) {
  // AIE-0.4b
  TestTable t("1");
  t.clear_map();
  for (const char* id : {"germani", "pannonii", "daci"}) set_people(t, PeopleId(id), PeopleStatus::war, R);
  t.put("germani_1", "italia_5");
  EXPECT_EQ(why(may_be_in(t.p(), R, {}, {u("pannonii_1")}, z("italia_5"))), "");
  t.put("daci_1", "pannonii").put("pannonii_1", "italia_5");
  const auto refused = may_be_in(t.p(), R, {}, {u("daci_1")}, z("italia_5"));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->clause, "AIE-4.2.4a");
}

TEST(AleaGeneral, EachPlayerLeadsACamp) {
  // AIE-0.5a
  TestTable t("1");
  EXPECT_EQ(seat_of(t.s(), C), Seat{1});
  EXPECT_EQ(seat_of(t.s(), R), Seat{2});
  EXPECT_EQ(camp_of(t.s(), Seat{2}), R);
  EXPECT_THROW(camp_of(t.s(), Seat{3}), BrokenInvariant);
  EXPECT_EQ(side(t.p(), kCaesar), C);
  EXPECT_EQ(side(t.p(), kPompeius), R);
  EXPECT_EQ(side(t.p(), u("legio_13")), C);
  EXPECT_EQ(side(t.p(), u("legio_15")), R);
  set_people(t, kNumidae, PeopleStatus::allegiance, R);
  EXPECT_EQ(side(t.p(), u("numidae_1")), R) << "allies that are no Romans";
  EXPECT_EQ(side(t.p(), l("juba_i")), R);
  t.s().turn.initiative = R;
  EXPECT_EQ(in_initiative_order(t.s()), (std::vector{R, C}));
  t.s().turn.initiative = C;
  EXPECT_EQ(in_initiative_order(t.s()), (std::vector{C, R}));
}

// --- 1.2

TEST(AleaLeaders, TheFaceInUseGivesTheValues) {
  // AIE-1.2.1a AIE-3.7.1a
  TestTable t("1");
  const auto figures = [&](LeaderId id) {
    const LeaderFace f = values(t.p(), id);
    return std::vector{f.cc, f.bt, f.vs, f.cp};
  };
  EXPECT_EQ(figures(kMBrutus), (std::vector{8, 1, 3, 5}));
  t.run([](AleaTable& table) { change_camp(table, kMBrutus, C, "coup", "AIE-3.7.1a"); });
  EXPECT_EQ(figures(kMBrutus), (std::vector{4, 1, 2, 3}));
  EXPECT_EQ(t.told<LeaderChangedCamp>().size(), 1u);
  t.run([](AleaTable& table) { change_camp(table, kMBrutus, C, "coup", "AIE-3.7.1a"); });
  EXPECT_TRUE(t.events().empty()) << "he is there already";
}

TEST(AleaLeaders, NobodyLiesOnAFaceHeHasNot) {
  // AIE-1.2.1b AIE-3.7.1b
  for (const LeaderId id : {kPompeius, kGPompeius, kSPompeius}) {
    TestTable t("1");
    EXPECT_THROW(t.run([&](AleaTable& table) { change_camp(table, id, C, "coup", "x"); }), BrokenInvariant);
    EXPECT_EQ(leader(t.s(), id).camp, R);
  }
  for (const LeaderId id : {kCaesar, kOctavianus}) {
    TestTable t("1");
    EXPECT_THROW(t.run([&](AleaTable& table) { change_camp(table, id, R, "coup", "x"); }), BrokenInvariant);
  }
}

TEST(AleaLeaders, WhoChangesCampIsNoPartyLeaderThere) {
  // AIE-3.5.1a
  TestTable t("4");
  put(t.s(), l("scipio"), z("africa_1"));
  ASSERT_TRUE(is_party_leader(t.p(), l("scipio")));
  t.run([](AleaTable& table) { change_camp(table, l("scipio"), C, "coup", "AIE-3.6.2b"); });
  EXPECT_FALSE(is_party_leader(t.p(), l("scipio")));
}

TEST(AleaLeaders, PeoplesLeaders) {
  // AIE-1.2a AIE-1.2.1c AIE-8.2c
  TestTable t("1");
  const LeaderFace surena = values(t.p(), l("surena"));
  EXPECT_EQ(std::vector({surena.cc, surena.bt, surena.vs, surena.cp}), (std::vector{6, 3, 3, 0}));
  EXPECT_FALSE(side(t.p(), l("surena"))) << "Pax Romana";
  set_people(t, kParthi, PeopleStatus::war, R);
  EXPECT_EQ(side(t.p(), l("surena")), R);
  EXPECT_FALSE(counts_as_roman(t.p(), l("surena")));
  set_people(t, kAegyptii, PeopleStatus::allegiance, C);
  EXPECT_EQ(side(t.p(), kCleopatra), C);
  EXPECT_TRUE(counts_as_roman(t.p(), kCleopatra));
}

TEST(AleaLeaders, ExceptionsOfTheActiumScenario) {
  // AIE-S7.e AIE-S7.f AIE-RUL-49
  TestTable t("7");
  EXPECT_EQ(values(t.p(), kMAntonius).cc, 15);
  EXPECT_EQ(values(TestTable("6").p(), kMAntonius).cc, 9);
  EXPECT_EQ(values(t.p(), kCleopatra).cp, 0) << "M. Antonius is not set up yet";
  t.put(kMAntonius, "graecia_3");
  EXPECT_EQ(values(t.p(), kCleopatra).cp, 4);
  EXPECT_EQ(values(t.p(), kCleopatra).vs, 3);
  TestTable sixth("6");
  sixth.put(kMAntonius, "asia_1");
  EXPECT_EQ(values(sixth.p(), kCleopatra).cp, 0);
}

// --- 1.2.2, 1.3

TEST(AleaUnits, TheFaceUpCounts) {
  // AIE-1.3a
  TestTable t("1");
  const auto figures = [&](const char* id) {
    const UnitFace f = values(t.p(), u(id));
    return std::vector{f.pf, f.qu, f.bt};
  };
  EXPECT_EQ(figures("legio_10"), (std::vector{5, 5, 1}));
  unit(t.s(), u("legio_10")).weakened = true;
  EXPECT_EQ(figures("legio_10"), (std::vector{3, 4, 0}));
  EXPECT_EQ(strength(t.p(), {u("legio_10"), u("legio_9"), u("legio_1r")}), 3 + 5 + 4);
}

TEST(AleaUnits, MovementPoints) {
  // AIE-1.2.2a AIE-1.3.2a AIE-1.3.2b
  TestTable t("1");
  EXPECT_EQ(movement_allowance(t.p(), kCaesar), 4);
  EXPECT_EQ(movement_allowance(t.p(), l("surena")), 4);
  for (const char* land : {"legio_10", "equites_4pf_1", "auxilia_1", "parthi_1"})
    EXPECT_EQ(movement_allowance(t.p(), u(land)), 3) << land;
  EXPECT_EQ(movement_allowance(t.p(), u("naves_6pf_0_1")), 1);
}

TEST(AleaUnits, MovementPointsOnTheMap) {
  // AIE-1.2.2a AIE-1.3.2a
  TestTable t("1");
  t.s().year = -48;
  t.clear_map().put(kCaesar, "gallia_1").put("legio_10", "gallia_1", C);
  for (const char* garrison : {"legio_11", "legio_12", "legio_13"}) t.put(garrison, "gallia_2", C);
  const auto alone = destinations(t.p(), C, {kCaesar}, {}, z("gallia_1"));
  ASSERT_TRUE(alone.contains(z("hispania_2")));
  EXPECT_EQ(alone.at(z("hispania_2")), 4);
  EXPECT_FALSE(alone.contains(z("hispania_3"))) << "5 PM";
  const auto led = destinations(t.p(), C, {kCaesar}, {u("legio_10")}, z("gallia_1"));
  ASSERT_TRUE(led.contains(z("hispania_1")));
  EXPECT_EQ(led.at(z("hispania_1")), 3);
  EXPECT_FALSE(led.contains(z("hispania_2"))) << "4 PM";
}

TEST(AleaUnits, WhoObeysWhom) {
  // AIE-RUL-60 AIE-4.4.2d AIE-RUL-15
  TestTable t("1");
  const UnitId horse = u("numidae_1");
  EXPECT_FALSE(side(t.p(), horse));
  EXPECT_FALSE(counts_as_roman(t.p(), horse));
  EXPECT_FALSE(has_units(t.p(), z("numidae_1"), C) || has_units(t.p(), z("numidae_1"), R));
  set_people(t, kNumidae, PeopleStatus::war, C);
  EXPECT_EQ(side(t.p(), horse), C);
  EXPECT_FALSE(counts_as_roman(t.p(), horse));
  EXPECT_TRUE(has_units(t.p(), z("numidae_1"), C));
  set_people(t, kNumidae, PeopleStatus::allegiance, R);
  EXPECT_EQ(side(t.p(), horse), R);
  EXPECT_TRUE(counts_as_roman(t.p(), horse));
  EXPECT_TRUE(counts_as_roman(t.p(), u("legio_1")));
}

TEST(AleaUnits, LookingIntoAZone) {
  TestTable t("1");
  t.clear_map().put("legio_10", "gallia_8", C).put("naves_6pf_0_1", "gallia_8", C).put(kCaesar, "gallia_8");
  t.put("legio_1", "gallia_8", R).put("legio_2", "italia_5", R);
  const ZoneId massalia = z("gallia_8");
  EXPECT_EQ(units_in(t.p(), massalia, C), (std::vector{u("legio_10"), u("naves_6pf_0_1")}));
  EXPECT_EQ(land_units_in(t.p(), massalia, C), std::vector{u("legio_10")});
  EXPECT_EQ(naves_in(t.p(), massalia, C), std::vector{u("naves_6pf_0_1")});
  EXPECT_EQ(leaders_in(t.p(), massalia, C), std::vector{kCaesar});
  EXPECT_TRUE(has_naves(t.p(), massalia, C));
  EXPECT_FALSE(has_naves(t.p(), massalia, R));
  EXPECT_TRUE(has_land_units(t.p(), massalia, R));
  EXPECT_FALSE(has_leaders(t.p(), massalia, R));
  EXPECT_EQ(legions_in(t.p(), RegionId("gallia"), std::nullopt), 2);
  EXPECT_EQ(legions_in(t.p(), RegionId("gallia"), C), 1);
  EXPECT_EQ(legions_on_map(t.p()), 3);
  EXPECT_TRUE(inside_republic(t.p(), massalia));
  EXPECT_FALSE(inside_republic(t.p(), z("alpes_s")));
  set_people(t, kAegyptii, PeopleStatus::allegiance, R);
  EXPECT_TRUE(allied_home(t.p(), z("aegyptii"), R));
  EXPECT_FALSE(allied_home(t.p(), z("aegyptii"), C));
  set_people(t, kAegyptii, PeopleStatus::war, R);
  EXPECT_FALSE(allied_home(t.p(), z("aegyptii"), R));
  EXPECT_FALSE(neutralised(t.p(), massalia));
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia")});
  EXPECT_TRUE(neutralised(t.p(), massalia));
  EXPECT_FALSE(neutralised(t.p(), z("italia_5")));
}

// --- Party leaders

TEST(AleaLeaders, TheBestOfTwoPartyLeaders) {
  // AIE-2.Da AIE-2.Ba
  TestTable t("5");
  t.put(kMBrutus, "graecia_2")
      .put(kCassius, "graecia_3")
      .put(kOctavianus, "italia_1")
      .put(kMAntonius, "italia_2");
  EXPECT_EQ(party_leaders(t.p(), R), (std::vector{kMBrutus, kCassius}));
  EXPECT_EQ(best_cp(t.p(), R), 5);
  EXPECT_EQ(leader_with_best_cp(t.p(), R), kMBrutus);
  EXPECT_EQ(best_cp(t.p(), C), 5);
  EXPECT_EQ(leader_with_best_cp(t.p(), C), kOctavianus);
  EXPECT_EQ(best_vs(t.p(), C), 4);
  EXPECT_EQ(best_vs(t.p(), R), 3);
  leader(t.s(), kMBrutus).where = Where::returning;
  EXPECT_EQ(party_leaders(t.p(), R).size(), 2u) << "he comes back and stays what he is";
  leader(t.s(), kMBrutus).where = Where::removed;
  EXPECT_EQ(party_leaders(t.p(), R), std::vector{kCassius});
  EXPECT_EQ(best_cp(t.p(), R), 4);
}

TEST(AleaLeaders, ACampWithoutPartyLeader) {
  // AIE-RUL-21 AIE-RUL-42
  TestTable t("1");
  t.clear_map();
  leader(t.s(), kPompeius).where = Where::removed;
  leader(t.s(), kPompeius).party_leader = false;
  EXPECT_EQ(best_vs(t.p(), R), 0) << "nobody on the map";
  EXPECT_EQ(best_cp(t.p(), R), 0);
  EXPECT_TRUE(leader_with_best_cp(t.p(), R).empty());
  t.put(l("scipio"), "asia_1").put(l("labienus"), "asia_2").put(kCaesar, "asia_3");
  EXPECT_EQ(best_vs(t.p(), R), 4) << "Labienus";
  EXPECT_EQ(best_cp(t.p(), R), 4) << "Scipio";
}

// --- Verbs

TEST(AleaVerbs, WeakenedUnitsAreLostOrStay) {
  TestTable t("1");
  t.put("legio_10", "gallia_9", C).put("legio_11", "gallia_9", C, true).put("parthi_1", "asia_5", C, true);
  t.run([](AleaTable& table) {
    weaken(table, {u("legio_10"), u("legio_11")}, false, "epidemic", "AIE-TE.1");
  });
  EXPECT_TRUE(unit(t.s(), u("legio_10")).weakened);
  EXPECT_EQ(unit(t.s(), u("legio_11")).where, Where::map);
  EXPECT_EQ(t.told<UnitsWeakened>().size(), 1u);
  EXPECT_EQ(t.told<UnitsWeakened>()[0].units, std::vector{u("legio_10")});
  t.s().coup.push_back({l("lepidus"), C, 0, false, {}, {u("legio_10")}});
  t.run([](AleaTable& table) { weaken(table, {u("legio_10"), u("parthi_1")}, true, "combat", "AIE-TC.c"); });
  EXPECT_EQ(unit(t.s(), u("legio_10")).where, Where::reserve);
  EXPECT_EQ(unit(t.s(), u("parthi_1")).where, Where::people_box);
  EXPECT_FALSE(unit(t.s(), u("legio_10")).weakened) << "comes back on its normal face";
  EXPECT_TRUE(unit(t.s(), u("legio_10")).zone.empty());
  EXPECT_TRUE(t.s().coup[0].following_units.empty());
  EXPECT_EQ(t.told<UnitsEliminated>().size(), 2u) << "one per zone";
}

TEST(AleaVerbs, TheRomaBoxIsLeftWithTheZone) {
  // AIE-3.7.3g
  TestTable t("1");
  ASSERT_EQ(t.s().roma_leader, kPompeius);
  t.put(kPompeius, "italia_1");
  EXPECT_EQ(t.s().roma_leader, kPompeius);
  t.put(kPompeius, "italia_7");
  EXPECT_TRUE(t.s().roma_leader.empty());
}

struct End {
  const char* cause;
  int points;    // for the enemy
  bool returns;  // in the next phase C
};

TEST(AleaVerbs, HowARomanLeaderEnds) {
  // AIE-10.1b AIE-RUL-36 AIE-RUL-46 AIE-RUL-65
  for (const End& end : std::vector<End>{{"combat", 1, false},
                                         {"no_retreat", 1, false},
                                         {"escape", 1, false},
                                         {"no_escape", 1, false},
                                         {"sickness", 1, false},
                                         {"assassination", 1, false},
                                         {"coup", 1, false},
                                         {"plague", 0, false},
                                         {"natural_death", 0, false},
                                         {"fleet_lost", 0, false},
                                         {"rallying", 0, false},
                                         {"dolabella", 0, false},
                                         {"winter", 0, true},
                                         {"fleet_winter", 0, true}}) {
    SCOPED_TRACE(end.cause);
    TestTable t("1");
    t.run([&](AleaTable& table) { remove_leader(table, l("labienus"), end.cause, "x"); });
    const Leader& after = leader(t.s(), l("labienus"));
    EXPECT_EQ(after.where, end.returns ? Where::returning : Where::removed);
    EXPECT_TRUE(after.zone.empty());
    EXPECT_EQ(t.s().balance, end.points) << "to the Caesarian";
    EXPECT_FALSE(t.s().turn.party_leader_died);
    ASSERT_EQ(t.told<LeaderRemoved>().size(), 1u);
    EXPECT_EQ(t.told<LeaderRemoved>()[0].zone, z("italia_1"));
    EXPECT_EQ(t.told<LeaderRemoved>()[0].returns, end.returns);
  }
  TestTable t("1");
  t.run([](AleaTable& table) { remove_leader(table, l("curio"), "combat", "x"); });
  EXPECT_EQ(t.s().balance, -1) << "to the Republican";
}

TEST(AleaVerbs, ThePeoplesLeadersComeBackFromCombat) {
  // AIE-4.2.1b AIE-RUL-36 AIE-RUL-49
  for (const End& end : std::vector<End>{{"combat", 1, true},
                                         {"no_retreat", 1, true},
                                         {"plague", 0, true},
                                         {"table", 0, false},
                                         {"pacification", 0, false}}) {
    SCOPED_TRACE(end.cause);
    TestTable t("1");
    set_people(t, kParthi, PeopleStatus::war, R);
    t.run([&](AleaTable& table) { remove_leader(table, l("surena"), end.cause, "x"); });
    EXPECT_EQ(leader(t.s(), l("surena")).where, end.returns ? Where::returning : Where::removed);
    EXPECT_EQ(t.s().balance, end.points);
  }
  TestTable t("7");
  t.put(kCleopatra, "aegyptii");
  t.run([](AleaTable& table) { remove_leader(table, kCleopatra, "combat", "x"); });
  EXPECT_EQ(leader(t.s(), kCleopatra).where, Where::removed) << "like a Roman leader";
  EXPECT_EQ(t.s().balance, 1);
}

TEST(AleaVerbs, APartyLeaderWhoDies) {
  // AIE-RUL-35 AIE-RUL-65 AIE-5.1.1c
  const auto dies = [](const char* cause) {
    TestTable t("4");
    t.put(l("scipio"), "africa_1").put(kGPompeius, "africa_2");
    t.run([&](AleaTable& table) { remove_leader(table, l("scipio"), cause, "x"); });
    EXPECT_FALSE(is_party_leader(t.p(), l("scipio")));
    EXPECT_EQ(party_leaders(t.p(), R), std::vector{kGPompeius}) << "AIE-3.5.2b";
    return t.s().turn.party_leader_died;
  };
  for (const char* cause : {"combat", "escape", "assassination"}) EXPECT_TRUE(dies(cause)) << cause;
  for (const char* cause : {"natural_death", "plague", "fleet_lost"}) EXPECT_FALSE(dies(cause)) << cause;
}

TEST(AleaVerbs, UnitsChangeCamp) {
  // AIE-RUL-06
  TestTable t("1");
  t.put("legio_10", "gallia_9", C).put("legio_1", "gallia_9", R);
  t.run([](AleaTable& table) {
    change_camp(table, {u("legio_10"), u("legio_1")}, R, "turncoats", "AIE-6.3h");
  });
  EXPECT_EQ(unit(t.s(), u("legio_10")).camp, R);
  ASSERT_EQ(t.told<UnitsChangedCamp>().size(), 1u);
  EXPECT_EQ(t.told<UnitsChangedCamp>()[0].units, std::vector{u("legio_10")}) << "only who did change";
  EXPECT_THROW(t.run([](AleaTable& table) { change_camp(table, {u("parthi_1")}, R, "x", "x"); }),
               BrokenInvariant);
}

TEST(AleaVerbs, OneBalance) {
  // AIE-10a
  TestTable t("1");
  t.s().phase = Phase::f;
  t.run([](AleaTable& table) {
    score(table, C, 3, "roma", "AIE-10.2c");
    score(table, R, 5, "control", "AIE-10.2b");
    score(table, R, 0, "control", "AIE-10.2b");
  });
  EXPECT_EQ(t.s().balance, -2);
  ASSERT_EQ(t.s().ledger.size(), 2u) << "nothing is no entry";
  EXPECT_EQ(t.s().ledger[1], (Score{-49, Phase::f, R, Seat{2}, "control", 5}));
  EXPECT_EQ(t.told<Scored>()[1].balance, -2);
}

TEST(AleaVerbs, MoreThan75EndsTheFirstScenario) {
  // AIE-S1.i
  const auto ends = [](const char* scenario, int before, Camp camp) {
    TestTable t(scenario);
    t.s().balance = before;
    t.run([&](AleaTable& table) { score(table, camp, 1, "roma", "AIE-10.2c"); });
    if (t.ended()) {
      EXPECT_EQ(t.s().outcome->level, Name("definitive"));
      EXPECT_EQ(t.s().outcome->winner, seat_of(t.s(), camp));
      EXPECT_EQ(t.s().outcome->kind, camp == C ? OutcomeKind::caesarian : OutcomeKind::republican);
    }
    return t.ended();
  };
  EXPECT_FALSE(ends("1", 74, C));
  EXPECT_TRUE(ends("1", 75, C));
  EXPECT_FALSE(ends("1", -74, R));
  EXPECT_TRUE(ends("1", -75, R));
  EXPECT_FALSE(ends("2", 75, C));
}

TEST(AleaVerbs, AChiefLostWithAFleetOrByPlagueComesBack) {
  // AIE-4.2.1b AIE-TN
  for (const char* cause : {"fleet_lost", "plague", "combat"}) {
    TestTable t("1");
    set_people(t, kAegyptii, PeopleStatus::war, R);
    t.put(l("achillas"), "aegyptii");
    t.run([&](AleaTable& table) { remove_leader(table, l("achillas"), cause, "AIE-9.1b"); });
    EXPECT_EQ(leader(t.s(), l("achillas")).where, Where::returning) << cause;
  }
}

TEST(AleaVerbs, InScenarioSevenOnlyCleopatraFallsLikeARoman) {
  // AIE-RUL-49 AIE-4.2.1b
  TestTable t("7");
  const LeaderId juba("juba_i");
  t.put(kCleopatra, "aegyptii").put(juba, "numidae_1");
  t.run([&](AleaTable& table) { remove_leader(table, kCleopatra, "combat", "AIE-8.5.1a"); });
  t.run([&](AleaTable& table) { remove_leader(table, juba, "combat", "AIE-8.5.1a"); });
  EXPECT_EQ(leader(t.s(), kCleopatra).where, Where::removed);
  EXPECT_EQ(leader(t.s(), juba).where, Where::returning);
}

TEST(AleaVerbs, WhoDiesLeavesTheRomaBox) {
  // AIE-3.7.3g  The box is for a leader who is there.
  TestTable t("1");
  t.put(kCaesar, "gallia_7").put(l("hirtius"), "italia_1").put(l("lepidus"), "italia_1");
  t.s().roma_leader = l("hirtius");
  t.run([&](AleaTable& table) { remove_leader(table, l("lepidus"), "natural_death", "AIE-TL.c"); });
  EXPECT_EQ(t.s().roma_leader, l("hirtius"));
  t.run([&](AleaTable& table) { remove_leader(table, l("hirtius"), "natural_death", "AIE-TL.c"); });
  EXPECT_TRUE(t.s().roma_leader.empty());
}

TEST(AleaVerbs, NobodyScoresForALeaderWhoObeysNobody) {
  // AIE-10.1b AIE-RUL-60
  TestTable t("3");
  t.put(l("orodes_ii"), "parthi_2");
  people(t.s(), kParthi).status = PeopleStatus::peace;
  t.run([](AleaTable& table) { remove_leader(table, l("orodes_ii"), "assassination", "AIE-6.3c"); });
  EXPECT_TRUE(t.told<Scored>().empty());
  EXPECT_EQ(t.s().balance, 0);
}

TEST(AleaVerbs, TheReasonForTheEndIsGiven) {
  // AIE-S1.i
  TestTable t("1");
  t.s().balance = 75;
  t.run([](AleaTable& table) { score(table, Camp::caesarian, 1, "control", "AIE-10.2b"); });
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.told<GameOver>().at(0).outcome.reason, Name("balance_75"));
}

}  // namespace pieces_test
}  // namespace adj::alea
