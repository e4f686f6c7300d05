// AIE-4.2.2, 4.2.3, 4.4.1, 4.4.2  Peoples go to war, are controlled, give allegiance.

#include "adjudicator/games/alea/ch4_4_peoples.h"

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_orders.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch4_4_peoples_test {

const PeopleId kGermani("germani"), kAlpes("alpes"), kDaci("daci"), kMauri("mauri"), kPannonii("pannonii");

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

Order order(OrderBody body) { return {std::move(body), {}, {}}; }

TestTable game(const char* scenario, int year) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = Phase::c;
  return t;
}

void set_people(TestTable& t, PeopleId id, PeopleStatus status, Camp camp) {
  people(t.s(), id).status = status;
  people(t.s(), id).camp = people(t.s(), id).last_camp = camp;
}

void hold(TestTable& t, const char* region_id, std::optional<Camp> camp) {
  region(t.s(), RegionId(region_id)).controller = camp;
}

void raise(TestTable& t, PeopleId id, std::optional<Camp> controller = std::nullopt) {
  t.run([&](AleaTable& table) { go_to_war(table, id, controller, "uprising", "AIE-6.2b"); });
}

// --- Control

TEST(AleaPeoples, ControlledByWhoHoldsNoNeighbour) {
  // AIE-4.4.1b AIE-EX-16a
  TestTable t = game("1", -48);  // C controls Gallia, R Italia
  raise(t, kGermani);
  EXPECT_EQ(people(t.s(), kGermani).status, PeopleStatus::war);
  EXPECT_EQ(people(t.s(), kGermani).camp, R);
  EXPECT_FALSE(t.told<PeopleAtWar>()[0].roll) << "the map decides";
  TestTable swapped = game("1", -48);
  hold(swapped, "gallia", R);
  raise(swapped, kGermani);
  EXPECT_EQ(people(swapped.s(), kGermani).camp, C);
}

TEST(AleaPeoples, ByLotWhenBothHoldOneOrNone) {
  // AIE-4.4.1c AIE-EX-16b AIE-EX-16c
  for (const PeopleId id : {kAlpes, kDaci})
    for (int die = 1; die <= 6; ++die) {
      TestTable t = game("1", -48);
      t.dice({die});
      raise(t, id);
      EXPECT_EQ(people(t.s(), id).camp, die % 2 == 0 ? R : C) << id.view() << die;
      EXPECT_EQ(t.told<PeopleAtWar>()[0].roll, die);
    }
}

TEST(AleaPeoples, NeighboursOfThePeoples) {
  // AIE-4.4.1d
  TestTable mauri = game("1", -48);
  hold(mauri, "hispania", C);
  raise(mauri, kMauri);
  EXPECT_EQ(people(mauri.s(), kMauri).camp, R) << "Hispania is adjacent by the strait";
  for (const char* id : {"armenii", "aegyptii", "daci"}) {
    TestTable t = game("1", -48);
    for (Region& r : t.s().region) r.controller = C;
    t.dice({1});
    raise(t, PeopleId(id));
    EXPECT_EQ(people(t.s(), PeopleId(id)).camp, C) << id << " touches no region: lot";
  }
}

TEST(AleaPeoples, ARegionWithoutControllerCountsForNobody) {
  // AIE-RUL-16
  TestTable t = game("1", -48);
  hold(t, "gallia", std::nullopt);
  t.dice({3});
  raise(t, kGermani);
  EXPECT_EQ(people(t.s(), kGermani).camp, C);
  TestTable alpes = game("1", -48);
  hold(alpes, "gallia", std::nullopt);
  raise(alpes, kAlpes);
  EXPECT_EQ(people(alpes.s(), kAlpes).camp, C) << "R holds Italia, C nothing";
}

TEST(AleaPeoples, ControlIsCheckedEveryYear) {
  // AIE-4.4.1a AIE-RUL-16 AIE-EX-42
  TestTable t = game("4", -47);
  t.run(recheck_people_control);
  EXPECT_EQ(people(t.s(), kPontici).camp, R);
  EXPECT_EQ(people(t.s(), kAegyptii).camp, R) << "no die: they keep their controller";
  EXPECT_TRUE(t.told<PeopleControlChanged>().empty());
  hold(t, "asia", R);
  t.run(recheck_people_control);
  EXPECT_EQ(people(t.s(), kPontici).camp, C);
  ASSERT_EQ(t.told<PeopleControlChanged>().size(), 1u);
  EXPECT_EQ(people(t.s(), kNumidae).camp, R) << "AIE-4.4.2f: allegiance does not follow the regions";
  hold(t, "africa", C);
  t.run(recheck_people_control);
  EXPECT_EQ(people(t.s(), kNumidae).camp, R);
}

TEST(AleaPeoples, BothNeighboursLeaveThemWhereTheyAre) {
  // AIE-RUL-16
  for (const Camp controller : kCamps) {
    TestTable t = game("1", -48);
    set_people(t, kAlpes, PeopleStatus::war, controller);
    t.run(recheck_people_control);
    EXPECT_EQ(people(t.s(), kAlpes).camp, controller);
  }
}

TEST(AleaPeoples, TheLotCanBeCastEveryYear) {
  // AIE-RUL-16
  TestTable t("1", {{"people_control_lot", "each_turn"}});
  set_people(t, kAlpes, PeopleStatus::war, C);
  set_people(t, kGermani, PeopleStatus::war, R);
  t.dice({2}).run(recheck_people_control);
  EXPECT_EQ(people(t.s(), kAlpes).camp, R);
  EXPECT_EQ(t.told<PeopleControlChanged>()[0].roll, 2);
}

TEST(AleaPeoples, WhoChangesSidesLeavesItsNewEnemies) {
  // AIE-RUL-16
  TestTable t = game("1", -48);
  hold(t, "gallia", R);
  hold(t, "italia", C);
  set_people(t, kGermani, PeopleStatus::war, R);
  set_people(t, kPannonii, PeopleStatus::war, R);
  t.put("germani_1", "noricum")
      .put("germani_2", "gallia_4")
      .put("germani_3", "germani_1")
      .put("pannonii_1", "noricum");
  t.run(recheck_people_control);
  EXPECT_EQ(people(t.s(), kGermani).camp, C);
  EXPECT_EQ(people(t.s(), kPannonii).camp, R);
  EXPECT_EQ(unit(t.s(), u("germani_1")).zone, z("germani_2")) << "the nearest home zone";
  EXPECT_EQ(unit(t.s(), u("germani_2")).zone, z("gallia_4")) << "nobody is in its way";
  EXPECT_EQ(unit(t.s(), u("pannonii_1")).zone, z("noricum"));
  ASSERT_EQ(t.told<UnitsPlaced>().size(), 1u);
  EXPECT_EQ(t.told<UnitsPlaced>()[0], (UnitsPlaced{{u("germani_1")}, z("germani_2"), "home"}));
}

// Gallia and Italia change hands: the Germani in Gallia 2, as near to one of their homes as to the other,
// find Pannonii of the other player beside them.
TestTable between_two_homes() {
  TestTable t = game("1", -48);
  hold(t, "gallia", R);
  hold(t, "italia", C);
  set_people(t, kGermani, PeopleStatus::war, R);
  set_people(t, kPannonii, PeopleStatus::war, R);
  for (const char* id : {"germani_1", "germani_2", "germani_3", "pannonii_1"}) t.put(id, "gallia_2");
  return t;
}

TEST(AleaPeoples, OfHomesEquallyNearTheFirst) {
  // AIE-RUL-16
  TestTable t = between_two_homes();
  t.run(recheck_people_control);
  for (const char* id : {"germani_1", "germani_2", "germani_3"})
    EXPECT_EQ(unit(t.s(), u(id)).zone, z("germani_1")) << id;
  EXPECT_EQ(t.told<UnitsPlaced>().size(), 1u);
}

TEST(AleaPeoples, OrAsTheirNewPlayerWishesUnitByUnit) {
  // AIE-RUL-16 AIE-4.4.1a  He may say so while they are the enemy's.
  TestTable t = between_two_homes();
  const Home wish{{u("germani_1"), u("germani_3")}, z("germani_2")};
  EXPECT_EQ(why(refuse_turn_order(t.p(), C, order(wish))), "");
  t.s().orders[Seat{1}].turn.push_back(order(wish));
  t.s().orders[Seat{2}].turn.push_back(order(Home{{u("germani_2")}, z("germani_2")}));
  t.run(recheck_people_control);
  EXPECT_EQ(people(t.s(), kGermani).camp, C);
  EXPECT_EQ(unit(t.s(), u("germani_1")).zone, z("germani_2"));
  EXPECT_EQ(unit(t.s(), u("germani_2")).zone, z("germani_1")) << "not as their former player wishes";
  EXPECT_EQ(unit(t.s(), u("germani_3")).zone, z("germani_2"));
  const auto told = t.told<UnitsPlaced>();
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(told[0], (UnitsPlaced{{u("germani_2")}, z("germani_1"), "home"}));
  EXPECT_EQ(told[1], (UnitsPlaced{{u("germani_1"), u("germani_3")}, z("germani_2"), "home"}));
}

TEST(AleaPeoples, ButNotFurtherAway) {
  // AIE-RUL-16
  TestTable t = between_two_homes();
  for (const char* id : {"germani_1", "germani_2", "germani_3", "pannonii_1"}) t.put(id, "gallia_1");
  t.s().orders[Seat{1}].turn.push_back(order(Home{{u("germani_1")}, z("germani_2")}));
  t.run(recheck_people_control);
  EXPECT_EQ(unit(t.s(), u("germani_1")).zone, z("germani_1"));
}

TEST(AleaPeoples, TheyFightOnlyTheRomansOfTheOtherPlayer) {
  // AIE-4.4.1e AIE-RUL-15 AIE-EX-16d
  TestTable t = game("1", -48);
  t.clear_map();
  set_people(t, kGermani, PeopleStatus::war, R);
  set_people(t, kPannonii, PeopleStatus::war, C);
  t.put("germani_1", "germani_2")
      .put("legio_10", "gallia_5", C)
      .put("legio_15", "gallia_2", R)
      .put("pannonii_1", "noricum");
  const auto enters = [&](const char* zone) { return may_be_in(t.p(), R, {}, {u("germani_1")}, z(zone)); };
  EXPECT_EQ(why(enters("gallia_5")), "") << "Romans of C";
  EXPECT_TRUE(enters("gallia_2")) << "not beside the Romans of their controller";
  ASSERT_TRUE(enters("noricum")) << "non-Romans of C";
  t.put("legio_11", "noricum", C);
  set_people(t, kPannonii, PeopleStatus::peace, C);
  EXPECT_EQ(why(enters("noricum")), "");
}

// --- War

TEST(AleaPeoples, MinorsAreDeployedAtOnce) {
  // AIE-4.2.2c AIE-4.2.3a AIE-RUL-31
  TestTable t = game("1", -48);
  EXPECT_EQ(unit(t.s(), u("germani_1")).where, Where::people_box);
  raise(t, kGermani);
  EXPECT_EQ(unit(t.s(), u("germani_1")).zone, z("germani_1"));
  EXPECT_EQ(unit(t.s(), u("germani_2")).zone, z("germani_2"));
  EXPECT_EQ(unit(t.s(), u("germani_3")).zone, z("germani_1")) << "as evenly as possible";
  EXPECT_EQ(t.told<UnitsPlaced>().size(), 2u);
}

TEST(AleaPeoples, SpreadAsItsControllerLikes) {
  // AIE-4.2.2c
  TestTable t = game("1", -48);
  const Home all{{u("germani_1"), u("germani_2"), u("germani_3")}, z("germani_2")};
  t.s().orders[Seat{2}].turn.push_back(order(all));
  t.s().orders[Seat{1}].turn.push_back(order(Home{{u("germani_3")}, z("germani_1")}));
  raise(t, kGermani);
  for (const char* id : {"germani_1", "germani_2", "germani_3"})
    EXPECT_EQ(unit(t.s(), u(id)).zone, z("germani_2"));
}

TEST(AleaPeoples, WhereUnitsAreAtHome) {
  // AIE-4.2.2c AIE-4.4.1a
  TestTable t = game("1", -48);
  const auto refused = [&](Camp camp, const char* id, const char* zone) {
    return why(refuse(t.p(), camp, Home{{u(id)}, z(zone)}));
  };
  EXPECT_EQ(refused(R, "parthi_1", "parthi_3"), "");
  EXPECT_EQ(refused(C, "parthi_1", "parthi_3"), "") << "at peace nobody's";
  EXPECT_EQ(refused(R, "parthi_1", "armenii"), "AIE-4.2.2c not_its_home");
  EXPECT_EQ(refused(R, "legio_1", "parthi_1"), "AIE-4.2.2c home_is_for_peoples");
  set_people(t, kParthi, PeopleStatus::war, C);
  EXPECT_EQ(refused(R, "parthi_1", "parthi_3"), "AIE-4.4.1a people_not_yours");
  EXPECT_EQ(refused(C, "parthi_1", "parthi_3"), "");
  set_people(t, kParthi, PeopleStatus::allegiance, C);
  EXPECT_EQ(refused(R, "parthi_1", "parthi_3"), "AIE-4.4.1a people_not_yours");
  EXPECT_EQ(why(refuse_turn_order(t.p(), R, order(Home{{u("parthi_1")}, z("parthi_3")}))),
            "AIE-4.4.1a people_not_yours");
  EXPECT_EQ(why(refuse_turn_order(t.p(), C, order(Home{{u("parthi_1")}, z("parthi_3")}))), "");
}

TEST(AleaPeoples, MajorsAreAtHomeAlready) {
  // AIE-4.2.2c AIE-4.2.3b AIE-1.2.1c
  TestTable t = game("1", -48);
  unit(t.s(), u("pontici_1")).weakened = true;
  EXPECT_FALSE(side(t.p(), l("pharnaces_ii")));
  raise(t, kPontici);
  EXPECT_TRUE(unit(t.s(), u("pontici_1")).weakened) << "nothing is placed anew";
  EXPECT_TRUE(t.told<UnitsPlaced>().empty());
  EXPECT_EQ(side(t.p(), l("pharnaces_ii")), C) << "on his normal face";
  EXPECT_EQ(t.s().newly_at_war, std::vector{kPontici});
}

TEST(AleaPeoples, WarWipesTheSlate) {
  // AIE-RUL-40 AIE-RUL-28
  TestTable t = game("1", -48);
  people(t.s(), kParthi).truce_until = -45;
  people(t.s(), kParthi).pacified_by_caesarian_arms = true;
  raise(t, kParthi, R);
  EXPECT_EQ(people(t.s(), kParthi).truce_until, 0);
  EXPECT_FALSE(people(t.s(), kParthi).pacified_by_caesarian_arms);
  EXPECT_EQ(people(t.s(), kParthi).camp, R) << "as the scenario says";
}

TEST(AleaPeoples, LoneLeadersAreSurprised) {
  // AIE-RUL-67 AIE-8.2m
  for (const int die : {7, 8}) {
    TestTable t = game("1", -48);
    t.put(l("curio"), "germani_1").put(l("cato"), "germani_1").dice({die});
    raise(t, kGermani);
    EXPECT_EQ(leader(t.s(), l("curio")).where, die < 8 ? Where::map : Where::removed);
    EXPECT_NE(leader(t.s(), l("curio")).zone, z("germani_1"));
    EXPECT_EQ(leader(t.s(), l("cato")).zone, z("germani_1")) << "of their controller";
    EXPECT_EQ(t.s().balance, die < 8 ? 0 : -1);
  }
  TestTable with_units = game("1", -48);
  with_units.put(l("curio"), "germani_1").put("legio_13", "germani_1");
  raise(with_units, kGermani);
  EXPECT_EQ(leader(with_units.s(), l("curio")).zone, z("germani_1")) << "no die: he is not alone";
}

// --- Allegiance

TEST(AleaAllegiance, WhoCanGiveIt) {
  // AIE-4.4.2a AIE-RUL-17 AIE-9.3e
  TestTable t = game("1", -48);
  const auto refused = [&](PeopleId id) { return why(refuse_allegiance(t.p(), id)); };
  EXPECT_EQ(refused(kNumidae), "AIE-4.4.2a people_not_at_war");
  for (const PeopleId id : {kNumidae, kAegyptii, kPontici})
    for (const Camp controller : kCamps) {
      set_people(t, id, PeopleStatus::war, controller);
      EXPECT_EQ(refused(id), "") << "whoever controls it";
    }
  set_people(t, kParthi, PeopleStatus::war, C);
  EXPECT_EQ(refused(kParthi), "AIE-4.4.2a no_allegiance");
  set_people(t, kGermani, PeopleStatus::war, C);
  EXPECT_EQ(refused(kGermani), "AIE-4.4.2a no_allegiance");
  set_people(t, kNumidae, PeopleStatus::allegiance, R);
  EXPECT_EQ(refused(kNumidae), "AIE-RUL-17 already_allied");
  set_people(t, kNumidae, PeopleStatus::peace, R);
  people(t.s(), kNumidae).truce_until = -47;
  EXPECT_EQ(refused(kNumidae), "AIE-9.3e people_under_truce");
  EXPECT_EQ(why(refuse_allegiance_ahead(t.p(), kNumidae)), "AIE-9.3e people_under_truce");
  t.s().year = -47;
  EXPECT_EQ(why(refuse_allegiance_ahead(t.p(), kNumidae)), "") << "it may be activated first";
}

TEST(AleaAllegiance, TheWholePeopleJoins) {
  // AIE-4.4.2b AIE-4.4.2d
  TestTable t = game("1", -48);
  set_people(t, kNumidae, PeopleStatus::war, R);
  people(t.s(), kNumidae).pacified_by_caesarian_arms = true;
  t.run([](AleaTable& table) { give_allegiance(table, kNumidae, C, "stratagem", "AIE-4.4.2b"); });
  EXPECT_FALSE(people(t.s(), kNumidae).pacified_by_caesarian_arms) << "AIE-RUL-40";
  EXPECT_EQ(people(t.s(), kNumidae).status, PeopleStatus::allegiance);
  EXPECT_EQ(people(t.s(), kNumidae).camp, C);
  EXPECT_TRUE(people(t.s(), kNumidae).ever_allied);
  EXPECT_EQ(side(t.p(), u("numidae_1")), C);
  EXPECT_TRUE(counts_as_roman(t.p(), u("numidae_1")));
  EXPECT_EQ(t.s().balance, 0);
  t.clear("africa_1").put("legio_10", "africa_1", C);
  EXPECT_EQ(why(may_be_in(t.p(), C, {}, {u("numidae_1")}, z("africa_1"))), "") << "beside his Romans";
}

TEST(AleaAllegiance, KingsWhoDoNotOutliveIt) {
  // AIE-TN.a AIE-TN.b AIE-TN.f AIE-TN.h
  const auto after = [](PeopleId id, const char* king) {
    TestTable t = game("1", -48);
    set_people(t, id, PeopleStatus::war, R);
    t.run([&](AleaTable& table) { give_allegiance(table, id, C, "diplomacy", "AIE-4.4.2c"); });
    EXPECT_EQ(t.s().balance, 0) << "his end is no victory";
    return leader(t.s(), l(king)).where;
  };
  EXPECT_EQ(after(kAegyptii, "achillas"), Where::removed);
  EXPECT_EQ(after(kAegyptii, "cleopatra_vii"), Where::map);
  EXPECT_EQ(after(kPontici, "pharnaces_ii"), Where::removed);
  EXPECT_EQ(after(kNumidae, "juba_i"), Where::map) << "only a pacification ends him";
}

TEST(AleaAllegiance, TheyLeaveTheirFormerFriends) {
  // AIE-RUL-16 AIE-RUL-67
  TestTable t = game("1", -48);
  set_people(t, kPontici, PeopleStatus::war, R);
  set_people(t, PeopleId("galatae"), PeopleStatus::war, R);
  t.put("galatae_1", "asia_3").put("pontici_1", "asia_3").put(l("pharnaces_ii"), "pontici");
  t.s().newly_at_war = {kPontici};
  t.put(l("cato"), "pontici").dice({0});
  t.run([](AleaTable& table) { give_allegiance(table, kPontici, C, "stratagem", "AIE-4.4.2b"); });
  EXPECT_EQ(unit(t.s(), u("pontici_1")).zone, z("pontici"));
  EXPECT_TRUE(t.s().newly_at_war.empty());
  EXPECT_NE(leader(t.s(), l("cato")).zone, z("pontici")) << "their new enemy alone among them";
}

// --- Diplomacy

struct Embassy {
  const char* zone;  // of Caesar, CP 6
  int die;
  bool success;
};

TEST(AleaDiplomacy, StrictlyBelowTheCp) {
  // AIE-4.4.2c AIE-RUL-17
  for (const Embassy& e : std::vector<Embassy>{{"aegyptii", 5, true},
                                               {"aegyptii", 6, false},
                                               {"judaei", 4, true},
                                               {"judaei", 5, false},
                                               {"numidae_1", 5, true},
                                               {"mare_centrale", 5, false},
                                               {"mare_centrale", 4, true},
                                               {"sicilia_2", 5, false}}) {
    SCOPED_TRACE(std::string(e.zone) + " " + std::to_string(e.die));
    TestTable t = game("1", -48);
    set_people(t, kNumidae, PeopleStatus::war, R);
    t.put(kCaesar, e.zone).dice({e.die});
    t.run([](AleaTable& table) { try_diplomacy(table, C, Diplomacy{kNumidae, {}}); });
    EXPECT_EQ(people(t.s(), kNumidae).status == PeopleStatus::allegiance, e.success);
    EXPECT_TRUE(t.s().turn.diplomacy_tried.contains(C));
    ASSERT_EQ(t.told<DiplomacyTried>().size(), 1u);
    EXPECT_EQ(t.told<DiplomacyTried>()[0].success, e.success);
  }
}

TEST(AleaDiplomacy, TheBetterOfTwoPartyLeaders) {
  // AIE-4.4.2c AIE-RUL-17
  for (const int die : {3, 4}) {
    TestTable t = game("5", -42);
    set_people(t, kNumidae, PeopleStatus::war, R);
    t.put(kOctavianus, "italia_1").put(kMAntonius, "africa_1").dice({die});
    t.run([](AleaTable& table) { try_diplomacy(table, C, Diplomacy{kNumidae, kMAntonius}); });
    EXPECT_EQ(t.told<DiplomacyTried>()[0].leader, kOctavianus) << "CP 5 from afar, not 4 at hand";
    EXPECT_EQ(t.told<DiplomacyTried>()[0].success, die < 4);
  }
}

TEST(AleaDiplomacy, OfEqualsTheOneNamedOrTheNearer) {
  // AIE-RUL-17
  for (const bool named : {false, true}) {
    TestTable t = game("1", -46);
    set_people(t, kNumidae, PeopleStatus::war, R);
    leader(t.s(), kPompeius).party_leader = false;
    leader(t.s(), l("scipio")).party_leader = leader(t.s(), kCassius).party_leader = true;  // CP 4 each
    t.put(l("scipio"), "africa_1").put(kCassius, "asia_1").dice({9});
    const std::optional<LeaderId> whom = named ? std::optional(kCassius) : std::nullopt;
    t.run([&](AleaTable& table) { try_diplomacy(table, R, Diplomacy{kNumidae, whom}); });
    EXPECT_EQ(t.told<DiplomacyTried>()[0].leader, named ? kCassius : l("scipio"));
    EXPECT_EQ(t.told<DiplomacyTried>()[0].modifier, named ? 1 : 0);
  }
}

TEST(AleaDiplomacy, WhoMayTry) {
  // AIE-4.4.2c AIE-2.Cg AIE-4.4.2a
  TestTable t = game("1", -48);
  set_people(t, kNumidae, PeopleStatus::war, R);
  const auto refused = [&](Diplomacy o) { return why(refuse(t.p(), C, o)); };
  EXPECT_EQ(refused({kNumidae, {}}), "");
  EXPECT_EQ(refused({kNumidae, kCaesar}), "");
  EXPECT_EQ(refused({kNumidae, l("curio")}), "AIE-4.4.2c diplomacy_by_party_leader");
  EXPECT_EQ(refused({kPontici, {}}), "AIE-4.4.2a people_not_at_war");
  EXPECT_EQ(why(refuse_ahead(t.p(), C, Diplomacy{kPontici, {}})), "") << "it may yet be activated";
  EXPECT_EQ(why(refuse_ahead(t.p(), C, Diplomacy{kParthi, {}})), "AIE-4.4.2a no_allegiance");
  t.s().turn.diplomacy_tried = {R};
  EXPECT_EQ(refused({kNumidae, {}}), "");
  t.s().turn.diplomacy_tried = {C};
  EXPECT_EQ(refused({kNumidae, {}}), "AIE-2.Cg diplomacy_once_a_turn");
  t.s().turn.diplomacy_tried.clear();
  leader(t.s(), kCaesar).party_leader = false;
  EXPECT_EQ(refused({kNumidae, {}}), "AIE-4.4.2c diplomacy_without_party_leader");
}

TEST(AleaPeoples, TheirChiefsLeaveWithThem) {
  // AIE-RUL-16
  for (const bool with_them : {true, false}) {
    TestTable t = game("4", -47);
    set_people(t, kPontici, PeopleStatus::war, R);
    hold(t, "asia", R);
    t.put("pontici_1", "cappadocii").put("legio_1", "cappadocii", R);
    t.put(l("pharnaces_ii"), with_them ? "cappadocii" : "armenii").put("pontici_2", "armenii");
    t.run(recheck_people_control);
    EXPECT_EQ(people(t.s(), kPontici).camp, C);
    EXPECT_EQ(unit(t.s(), u("pontici_1")).zone, z("pontici"));
    EXPECT_EQ(leader(t.s(), l("pharnaces_ii")).zone, with_them ? z("pontici") : z("armenii"));
    EXPECT_EQ(t.told<LeaderMoved>().size(), with_them ? 1u : 0u);
  }
}

TEST(AleaPeoples, WishesWhoseConditionFailsDoNotCount) {
  // AIE-2.Ce AIE-TE.6 AIE-RUL-20
  TestTable t = game("1", -48);
  Condition war;
  war.kind = ConditionKind::people_at_war;
  war.people = kParthi;
  const Seat seat = seat_of(t.s(), C);
  t.standing(C, {Home{{u("germani_1")}, z("germani_2")}, {war}, {}});
  t.standing(C, {City{kCaesar, z("italia_4")}, {war}, {}});
  t.standing(C, {Escape{kCaesar, {z("italia_4")}}, {war}, {}});
  const ZoneChoice home{seat, "home", LeaderId(), {z("germani_1"), z("germani_2")}, u("germani_1")};
  const ZoneChoice unrest{seat, "unrest", kCaesar, {z("italia_1"), z("italia_4")}};
  const ZoneChoice expelled{seat, "expelled", kCaesar, {z("italia_1"), z("italia_4")}};
  EXPECT_FALSE(automatic_for(t.p(), home));
  EXPECT_FALSE(automatic_for(t.p(), unrest));
  EXPECT_FALSE(automatic_for(t.p(), expelled));
  set_people(t, kParthi, PeopleStatus::war, R);
  EXPECT_EQ(automatic_for(t.p(), home)->answer.zone, z("germani_2"));
  EXPECT_EQ(automatic_for(t.p(), unrest)->answer.zone, z("italia_4"));
  EXPECT_EQ(automatic_for(t.p(), expelled)->answer.zone, z("italia_4"));
}

TEST(AleaPeoples, AWishForAnotherUnitSaysNothing) {
  // 4.0.4
  TestTable t = game("1", -48);
  const ZoneChoice d{Seat{1}, "home", LeaderId(), {z("germani_1"), z("germani_2")}, u("germani_1")};
  t.standing(C, order(Home{{u("germani_2")}, z("germani_2")}));
  EXPECT_FALSE(automatic_for(t.p(), d));
}

TEST(AleaPeoples, AWishIsForItsLeaderAndItsOccasion) {
  // AIE-2.Cb AIE-S5.h AIE-TE.6 AIE-RUL-20
  TestTable t = game("1", -48);
  const LeaderId hirtius("hirtius"), curio("curio");
  const ZoneId wish = z("gallia_8");
  const auto taken = [&](Name occasion, LeaderId id) {
    return automatic_for(t.p(), ZoneChoice{Seat{1}, occasion, id, {z("gallia_7"), wish}}).has_value();
  };
  std::vector<Order>& turn = t.s().orders[Seat{1}].turn;
  turn = {order(Enter{hirtius, wish})};
  EXPECT_TRUE(taken("entry", hirtius));
  EXPECT_TRUE(taken("dolabella", hirtius));
  EXPECT_FALSE(taken("entry", curio));
  EXPECT_FALSE(taken("expelled", hirtius));
  turn = {order(City{hirtius, wish})};
  EXPECT_TRUE(taken("unrest", hirtius));
  EXPECT_FALSE(taken("unrest", curio));
  EXPECT_FALSE(taken("entry", hirtius));
  turn = {order(Escape{hirtius, {wish}})};
  EXPECT_TRUE(taken("expelled", hirtius));
  EXPECT_FALSE(taken("expelled", curio));
  EXPECT_FALSE(taken("unrest", hirtius));
}

TEST(AleaDiplomacy, WhoHasNoWayByLandIsFarAway) {
  // AIE-4.4.2c AIE-RUL-17
  TestTable t = game("1", -48);
  set_people(t, kAegyptii, PeopleStatus::war, R);
  const auto modifier = [&] { return embassy(t.p(), C, Diplomacy{kAegyptii, {}}).modifier; };
  t.put(kCaesar, "judaei");
  EXPECT_EQ(modifier(), 0);
  t.put(kCaesar, "asia_4");
  EXPECT_EQ(modifier(), 1) << "an island";
  leader(t.s(), kCaesar).where = Where::returning;
  leader(t.s(), kCaesar).zone = ZoneId();
  EXPECT_EQ(modifier(), 1) << "not on the map";
}

TEST(AleaDiplomacy, TheBetterCpCountsWhoeverIsNamed) {
  // AIE-4.4.2c AIE-RUL-17
  TestTable t = game("1", -48);
  const LeaderId hirtius("hirtius");
  ASSERT_LT(values(t.p(), hirtius).cp, values(t.p(), kCaesar).cp);
  leader(t.s(), hirtius).party_leader = true;
  t.put(hirtius, "numidae_1");
  EXPECT_EQ(embassy(t.p(), C, Diplomacy{kNumidae, hirtius}).leader, kCaesar);
  EXPECT_EQ(embassy(t.p(), C, Diplomacy{kNumidae, {}}).leader, kCaesar) << "distance measured from him";
}

TEST(AleaAllegiance, IsToldAndAKingFallsOnce) {
  // AIE-4.4.2b AIE-TN.b
  TestTable t = game("1", -48);
  set_people(t, kAegyptii, PeopleStatus::war, R);
  t.run([](AleaTable& table) { give_allegiance(table, kAegyptii, C, "stratagem", "AIE-4.4.2b"); });
  ASSERT_EQ(t.told<PeopleAllied>().size(), 1u);
  EXPECT_EQ(t.told<PeopleAllied>()[0], (PeopleAllied{kAegyptii, C, "stratagem"}));
  EXPECT_EQ(t.told<LeaderRemoved>().size(), 1u);
  t.run([](AleaTable& table) { give_allegiance(table, kAegyptii, R, "diplomacy", "AIE-4.4.2c"); });
  EXPECT_TRUE(t.told<LeaderRemoved>().empty());
}

TEST(AleaPeoples, OnlyHomesThatReceiveUnitsAreTold) {
  // AIE-4.2.2c
  TestTable t = game("1", -48);
  t.run([](AleaTable& table) { place_at_home(table, kParthi, {u("parthi_1")}, C, "returned", "AIE-9.3f"); });
  ASSERT_EQ(t.told<UnitsPlaced>().size(), 1u);
  EXPECT_EQ(t.told<UnitsPlaced>()[0].units, std::vector{u("parthi_1")});
}

}  // namespace ch4_4_peoples_test
}  // namespace adj::alea
