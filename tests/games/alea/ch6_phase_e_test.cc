// AIE-6.3c–g, m–s  Stratagems of phase E that need no combat, the plague zone, intrigues in the Senate.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch6_phase_e_test {

const PeopleId kGermani("germani"), kAlpes("alpes"), kPannonii("pannonii");

Play play(Face face) {
  Play p;
  p.face = face;
  return p;
}

Order order(Play p) { return {std::move(p), {}, {}}; }

TestTable in_phase_e(const char* scenario = "1", int year = -48) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = Phase::e;
  return t;
}

void set_people(TestTable& t, PeopleId id, PeopleStatus status, Camp camp) {
  people(t.s(), id).status = status;
  people(t.s(), id).camp = people(t.s(), id).last_camp = camp;
  if (status != PeopleStatus::peace && !test_tables().people(id).major)
    for (const UnitId& u : test_tables().people(id).units)
      put(t.s(), u, test_tables().people(id).homes.front());
}

void carry_out(TestTable& t, Camp camp, const Play& p) {
  t.run([&](AleaTable& table) { carry_out_phase_e(table, camp, p); });
}

// The SMC of `active`, with this order of his.
void smc(TestTable& t, Camp active, std::vector<Order> orders = {}) {
  t.run([&](AleaTable& table) { play_phase_e_stratagems(table, active, orders); });
}

// --- When

TEST(AleaPhaseE, WithOnesOwnSmc) {
  // AIE-6d AIE-6b AIE-2.Ec
  TestTable t = in_phase_e();
  t.give_counter("S17", C);
  t.s().orders[Seat{1}].smc = {order(play(Face::senate_intrigue))};
  smc(t, C, {order(play(Face::senate_intrigue))});
  EXPECT_EQ(counter(t.s(), CounterId("S17")).place, CounterPlace::intrigue);
  EXPECT_TRUE(hand(t.s(), Seat{1}).empty());
  EXPECT_TRUE(t.s().orders[Seat{1}].smc.empty()) << "the line is used up";
  EXPECT_EQ(t.told<StratagemPlayed>()[0].camp, C);
}

TEST(AleaPhaseE, InTheEnemysSmcByStandingOrder) {
  // AIE-6d AIE-2.Ec
  TestTable t = in_phase_e();
  t.give_counter("S17", R).give_counter("S18", R);
  smc(t, C);
  EXPECT_TRUE(t.told<StratagemPlayed>().empty()) << "not without an order";
  t.standing(R, order(play(Face::senate_intrigue)));
  smc(t, C);
  EXPECT_EQ(t.told<StratagemPlayed>().size(), 1u);
  EXPECT_TRUE(t.s().orders[Seat{2}].standing.empty()) << "once";
  EXPECT_EQ(hand(t.s(), Seat{2}).size(), 1u);
}

TEST(AleaPhaseE, StandingOrdersWaitForTheirCondition) {
  // AIE-6d
  TestTable t = in_phase_e();
  t.give_counter("S17", R);
  Order conditional = order(play(Face::senate_intrigue));
  Condition italia_lost;
  italia_lost.kind = ConditionKind::region_enemy;
  italia_lost.region = kItalia;
  conditional.conditions = {italia_lost};
  t.standing(R, conditional);
  smc(t, C);
  EXPECT_TRUE(t.told<StratagemPlayed>().empty());
  region(t.s(), kItalia).controller = C;
  smc(t, C);
  EXPECT_EQ(t.told<StratagemPlayed>().size(), 1u);
}

TEST(AleaPhaseE, ALineThatCannotBeCarriedOutIsTold) {
  // AIE-6d
  TestTable t = in_phase_e();
  t.give_counter("S07", C);
  Play pacify_daci = play(Face::pacify_minor);
  pacify_daci.peoples = {PeopleId("daci")};
  smc(t, C, {order(pacify_daci)});
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(hand(t.s(), Seat{1}).size(), 1u) << "the counter is kept";
}

TEST(AleaPhaseE, SeveralInOneSmc) {
  // AIE-6c
  TestTable t = in_phase_e();
  t.give_counter("S17", C).give_counter("S18", C);
  smc(t, C, {order(play(Face::senate_intrigue)), order(play(Face::senate_intrigue))});
  EXPECT_EQ(t.told<StratagemPlayed>().size(), 2u);
  EXPECT_EQ(t.told<IntriguePlaced>()[1].count, 2);
}

// --- Where counters go

TEST(AleaPhaseE, WhereACounterGoes) {
  // AIE-6b AIE-6.3f AIE-6.3m AIE-6.3s
  for (const CounterInfo& info : test_tables().counters)
    for (const Face face : {info.first, info.second}) {
      TestTable t = in_phase_e();
      t.give_counter(info.id.str().c_str(), C);
      t.run([&](AleaTable& table) { spend_counter(table, Seat{1}, play(face), "AIE-6b"); });
      const CounterPlace expected = face == Face::plague            ? CounterPlace::plague
                                    : face == Face::senate_intrigue ? CounterPlace::intrigue
                                    : face == Face::pax_romana      ? CounterPlace::out
                                                                    : CounterPlace::bowl;
      EXPECT_EQ(counter(t.s(), info.id).place, expected) << name_of(face);
      EXPECT_EQ(counter(t.s(), info.id).holder, Seat{});
      ASSERT_EQ(t.told<StratagemPlayed>().size(), 1u);
      EXPECT_EQ(t.told<StratagemPlayed>()[0].face, face);
    }
}

TEST(AleaPhaseE, TheOldestCounterOfTheFaceIsSpent) {
  // AIE-6a
  TestTable t = in_phase_e();
  t.give_counter("S18", C).give_counter("S17", C).give_counter("S03", R);
  t.run([](AleaTable& table) { spend_counter(table, Seat{1}, play(Face::senate_intrigue), "AIE-6.3m"); });
  EXPECT_EQ(hand(t.s(), Seat{1}), std::vector{CounterId("S17")});
  EXPECT_THROW(t.run([](AleaTable& table) { spend_counter(table, Seat{1}, play(Face::janus), "x"); }),
               BrokenInvariant);
}

// --- Assassination

TEST(AleaPhaseE, Assassination) {
  // AIE-6.3c AIE-10.1b
  struct Row {
    LeaderId victim;
    int die;
    bool dead;
  };
  for (const Row& row : std::vector<Row>{{l("curio"), 7, false},
                                         {l("curio"), 8, true},
                                         {l("curio"), 9, true},
                                         {kMAntonius, 8, false},
                                         {kMAntonius, 9, true},
                                         {kOctavianus, 8, false},
                                         {kOctavianus, 9, true}}) {
    TestTable t = in_phase_e();
    t.put(kOctavianus, "gallia_9").dice({row.die});
    Play murder = play(Face::assassination);
    murder.leaders = {row.victim};
    carry_out(t, R, murder);
    EXPECT_EQ(leader(t.s(), row.victim).where, row.dead ? Where::removed : Where::map)
        << row.victim.view() << row.die;
    EXPECT_EQ(t.s().balance, row.dead ? -1 : 0);
    EXPECT_EQ(t.told<AssassinationTried>()[0].dead, row.dead);
    EXPECT_EQ(t.told<Rolled>().at(0),
              (Rolled{"assassination", std::string(row.victim.view()), 0, 9, row.die}))
        << "1d10";
  }
}

TEST(AleaPhaseE, AnAssassinatedPartyLeader) {
  // AIE-6.3c AIE-3.5.2b AIE-RUL-65
  TestTable t = in_phase_e("4", -46);
  t.put(l("scipio"), "africa_1").put(kGPompeius, "africa_2").dice({8});
  Play murder = play(Face::assassination);
  murder.leaders = {l("scipio")};
  carry_out(t, C, murder);
  EXPECT_EQ(party_leaders(t.p(), R), std::vector{kGPompeius});
  EXPECT_TRUE(t.s().turn.party_leader_died) << "counts for SPQR";
  EXPECT_EQ(t.s().balance, 1);
}

// --- Plague

Play plague(const char* zone) {
  Play p = play(Face::plague);
  p.zone = z(zone);
  return p;
}

TEST(AleaPhaseE, PlagueBreaksOut) {
  // AIE-6.3d AIE-RUL-41
  TestTable t = in_phase_e();
  t.clear("gallia_8")
      .put("legio_10", "gallia_8", C)
      .put("legio_11", "gallia_8", C, true)
      .put("legio_15", "gallia_8", R);
  t.put(l("lepidus"), "gallia_8").put(l("cato"), "gallia_8").put("legio_12", "gallia_9", C).dice({9, 8});
  carry_out(t, R, plague("gallia_8"));
  EXPECT_TRUE(unit(t.s(), u("legio_10")).weakened);
  EXPECT_TRUE(unit(t.s(), u("legio_15")).weakened) << "both sides suffer";
  EXPECT_EQ(unit(t.s(), u("legio_11")).where, Where::reserve);
  EXPECT_FALSE(unit(t.s(), u("legio_12")).weakened);
  EXPECT_EQ(leader(t.s(), l("cato")).where, Where::removed) << "on a 9, in table order";
  EXPECT_EQ(leader(t.s(), l("lepidus")).where, Where::map) << "on an 8 he lives";
  EXPECT_EQ(t.s().balance, 0) << "AIE-RUL-36: nobody scores";
  EXPECT_EQ(t.s().plague, z("gallia_8"));
}

TEST(AleaPhaseE, PlagueAmongAPeacefulPeople) {
  // AIE-6.3d AIE-RUL-41
  TestTable t = in_phase_e();
  t.dice({0, 0});
  carry_out(t, C, plague("aegyptii"));
  EXPECT_TRUE(unit(t.s(), u("aegyptii_1")).weakened);
  EXPECT_EQ(t.told<PlagueTested>().size(), 2u) << "Cleopatra and Achillas";
}

TEST(AleaPhaseE, WhoEntersThePlagueZone) {
  // AIE-6.3e
  const auto entering = [](const char* zone, std::initializer_list<int> dice) {
    TestTable t = in_phase_e();
    t.s().plague = z("gallia_8");
    t.put(l("lepidus"), zone).put("legio_10", zone, C).put("legio_11", zone, C, true).dice(dice);
    t.run([&](AleaTable& table) {
      test_plague(table, {l("lepidus")}, {u("legio_10"), u("legio_11")}, z(zone));
    });
    return t;
  };
  const TestTable spared = entering("gallia_8", {8, 8, 8});
  EXPECT_EQ(leader(spared.s(), l("lepidus")).where, Where::map);
  EXPECT_FALSE(unit(spared.s(), u("legio_10")).weakened);
  EXPECT_EQ(unit(spared.s(), u("legio_11")).where, Where::map);
  const TestTable struck = entering("gallia_8", {9, 9, 9});
  EXPECT_EQ(leader(struck.s(), l("lepidus")).where, Where::removed);
  EXPECT_TRUE(unit(struck.s(), u("legio_10")).weakened);
  EXPECT_EQ(unit(struck.s(), u("legio_11")).where, Where::reserve);
  ASSERT_EQ(struck.told<PlagueTested>().size(), 3u) << "each for himself";
  EXPECT_EQ(struck.told<PlagueTested>()[0], (PlagueTested{l("lepidus"), std::nullopt, 9, true}));
  EXPECT_EQ(struck.told<PlagueTested>()[1], (PlagueTested{std::nullopt, u("legio_10"), 9, true}));
  EXPECT_EQ(spared.told<PlagueTested>().at(1), (PlagueTested{std::nullopt, u("legio_10"), 8, false}));
  for (const Rolled& die : struck.told<Rolled>()) {
    EXPECT_EQ(die.low, 0);
    EXPECT_EQ(die.high, 9);
  }
  const TestTable elsewhere = entering("gallia_9", {});
  EXPECT_EQ(elsewhere.told_count(), 0);
}

TEST(AleaPhaseE, MarchingIntoThePlague) {
  // AIE-6.3e
  TestTable t = in_phase_e();
  t.s().plague = z("gallia_8");
  t.dice({9});
  const Move march{{}, {u("legio_5")}, z("gallia_9"), {{z("gallia_8"), {}}}};
  t.run([&](AleaTable& table) { carry_out_moves(table, C, {{march, {}, {}}}); });
  EXPECT_TRUE(unit(t.s(), u("legio_5")).weakened);
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("gallia_8"));
}

TEST(AleaPhaseE, ThePlagueEndsWithThePhase) {
  // AIE-6.3f
  TestTable t = in_phase_e();
  counter(t.s(), CounterId("S16")).place = CounterPlace::plague;
  t.s().plague = z("gallia_8");
  t.run(end_smcs);
  EXPECT_FALSE(t.s().plague);
  EXPECT_EQ(counter(t.s(), CounterId("S16")).place, CounterPlace::next_turn) << "not before the next turn";
}

// --- Desertion

TEST(AleaPhaseE, FiveLegionsDesert) {
  // AIE-6.3g AIE-RUL-41
  TestTable t = in_phase_e();
  t.clear("asia_5");
  for (const char* id : {"legio_23", "legio_24", "legio_25", "legio_26", "legio_27", "legio_28"})
    t.put(id, "asia_5", R);
  t.put("legio_1r", "asia_5", R, true).put("legio_10", "asia_5", C).put("auxilia_1", "asia_5", R);
  Play desertion = play(Face::desertion);
  desertion.zone = z("asia_5");
  desertion.units = {u("legio_28"), u("legio_28")};
  carry_out(t, C, desertion);
  EXPECT_TRUE(unit(t.s(), u("legio_28")).weakened) << "named twice, hit once";
  EXPECT_EQ(unit(t.s(), u("legio_28")).where, Where::map);
  EXPECT_EQ(unit(t.s(), u("legio_1r")).where, Where::reserve) << "weakened: eliminated";
  int hit = 0;
  for (const char* id : {"legio_23", "legio_24", "legio_25", "legio_26", "legio_27", "legio_28"})
    hit += unit(t.s(), u(id)).weakened;
  EXPECT_EQ(hit + 1, 5) << "five in all";
  EXPECT_FALSE(unit(t.s(), u("legio_10")).weakened) << "one's own";
  EXPECT_FALSE(unit(t.s(), u("auxilia_1")).weakened) << "legions only";
}

TEST(AleaPhaseE, ThePlayerOfTheCounterPicks) {
  // AIE-6.3g AIE-RUL-41
  TestTable t = in_phase_e();
  t.clear("asia_5");
  const std::vector<const char*> ids{"legio_23", "legio_24", "legio_25", "legio_26",
                                     "legio_27", "legio_28", "legio_29"};
  for (const char* id : ids) t.put(id, "asia_5", R);
  Play desertion = play(Face::desertion);
  desertion.zone = z("asia_5");
  for (std::size_t i = 1; i < ids.size(); ++i) desertion.units.push_back(u(ids[i]));
  carry_out(t, C, desertion);
  for (std::size_t i = 0; i < ids.size(); ++i)
    EXPECT_EQ(unit(t.s(), u(ids[i])).weakened, i >= 1 && i <= 5) << ids[i];
}

// --- Intrigue

TestTable intrigue_in_rome(int counters) {
  TestTable t = in_phase_e();
  t.clear("italia_1");
  for (int i = 0; i < counters; ++i)
    counter(t.s(), CounterId(i == 0 ? "S17" : "S18")).place = CounterPlace::intrigue;
  t.put(kPompeius, "italia_1");
  for (const char* id : {"legio_15", "legio_16", "legio_17"}) t.put(id, "italia_1", R);
  return t;
}

TEST(AleaPhaseE, AVisitOfTheControllerEndsAllIntrigues) {
  // AIE-6.3n AIE-RUL-41
  TestTable t = intrigue_in_rome(2);
  t.run(check_intrigue);
  EXPECT_EQ(counter(t.s(), CounterId("S17")).place, CounterPlace::bowl);
  EXPECT_EQ(counter(t.s(), CounterId("S18")).place, CounterPlace::bowl);
  EXPECT_EQ(t.told<IntrigueRemoved>()[0].count, 2);
}

TEST(AleaPhaseE, WhatIsNotEnoughAgainstIntrigue) {
  // AIE-6.3n
  const auto removed = [](auto change) {
    TestTable t = intrigue_in_rome(1);
    change(t);
    t.run(check_intrigue);
    return counter(t.s(), CounterId("S17")).place == CounterPlace::bowl;
  };
  EXPECT_TRUE(removed([](TestTable&) {}));
  EXPECT_TRUE(removed([](TestTable& t) { unit(t.s(), u("legio_15")).weakened = true; })) << "either face";
  EXPECT_FALSE(removed([](TestTable& t) { t.put("legio_15", "italia_2"); })) << "two legions";
  EXPECT_FALSE(removed([](TestTable& t) { t.put("legio_15", "italia_2").put("auxilia_1", "italia_1", R); }));
  EXPECT_FALSE(removed([](TestTable& t) { t.put(kPompeius, "italia_2").put(l("cato"), "italia_1"); }))
      << "no Party leader";
  EXPECT_FALSE(removed([](TestTable& t) { region(t.s(), kItalia).controller = C; })) << "not the controller";
  EXPECT_FALSE(removed([](TestTable& t) { region(t.s(), kItalia).controller = std::nullopt; }));
}

TEST(AleaPhaseE, IntriguePaysEveryYear) {
  // AIE-6.3o AIE-RUL-41
  const auto points = [](int counters, std::optional<Camp> italia) {
    TestTable t = intrigue_in_rome(counters);
    for (Region& r : t.s().region) r.controller = std::nullopt;
    region(t.s(), kItalia).controller = italia;
    t.s().roma = std::nullopt;
    t.run(score_turn);
    return t.s().balance;
  };
  EXPECT_EQ(points(0, R), 0);
  EXPECT_EQ(points(1, R), 3) << "to the one who does not control Italia";
  EXPECT_EQ(points(2, R), 6) << "per counter";
  EXPECT_EQ(points(1, C), -3);
  EXPECT_EQ(points(2, std::nullopt), 0) << "nobody controls it";
}

// --- Pacifications

TEST(AleaPhaseE, PacificationOfAMinor) {
  // AIE-6.3p AIE-9.3g
  TestTable t = in_phase_e();
  set_people(t, kGermani, PeopleStatus::war, R);
  t.put("germani_1", "gallia_2");
  Play pacify_germani = play(Face::pacify_minor);
  pacify_germani.peoples = {kGermani};
  carry_out(t, C, pacify_germani);
  EXPECT_EQ(people(t.s(), kGermani).status, PeopleStatus::peace);
  for (const char* id : {"germani_1", "germani_2", "germani_3"})
    EXPECT_EQ(unit(t.s(), u(id)).where, Where::people_box);
  EXPECT_EQ(people(t.s(), kGermani).truce_until, 0);
}

TEST(AleaPhaseE, PacificationOfAnAllyOfTheEnemy) {
  // AIE-6.3q AIE-4.4.2f AIE-10.1d
  TestTable t = in_phase_e();
  set_people(t, kNumidae, PeopleStatus::allegiance, R);
  t.put("numidae_1", "africa_1").put(l("juba_i"), "africa_1");
  Play pacify_numidae = play(Face::pacify_major);
  pacify_numidae.peoples = {kNumidae};
  carry_out(t, C, pacify_numidae);
  EXPECT_EQ(people(t.s(), kNumidae).status, PeopleStatus::peace);
  EXPECT_EQ(t.s().balance, 1) << "half of 2";
  EXPECT_EQ(test_tables().zone(unit(t.s(), u("numidae_1")).zone).people, kNumidae);
  EXPECT_EQ(leader(t.s(), l("juba_i")).where, Where::removed) << "AIE-TN.h";
}

TEST(AleaPhaseE, PacificationOfANationality) {
  // AIE-6.3r
  TestTable t = in_phase_e();
  set_people(t, kAlpes, PeopleStatus::war, C);
  set_people(t, kPannonii, PeopleStatus::war, R);
  set_people(t, kGermani, PeopleStatus::war, R);
  Play celts = play(Face::pacify_nationality);
  celts.nation = NationId("celtic");
  carry_out(t, C, celts);
  EXPECT_EQ(peoples_at_war(t.p()), std::vector{kGermani}) << "also his own Alpes";
  TestTable semites = in_phase_e();
  set_people(semites, kAegyptii, PeopleStatus::war, C);
  set_people(semites, kNumidae, PeopleStatus::allegiance, R);
  celts.nation = NationId("hamito_semitic");
  carry_out(semites, R, celts);
  EXPECT_EQ(people(semites.s(), kAegyptii).status, PeopleStatus::peace);
  EXPECT_EQ(people(semites.s(), kNumidae).status, PeopleStatus::allegiance) << "only who is at war";
  EXPECT_EQ(semites.s().balance, -2) << "half of 4 to R";
}

TEST(AleaPhaseE, PaxRomana) {
  // AIE-6.3s
  TestTable t = in_phase_e();
  t.give_counter("S19", R);
  set_people(t, kParthi, PeopleStatus::war, R);
  set_people(t, kGermani, PeopleStatus::war, C);
  set_people(t, kNumidae, PeopleStatus::allegiance, C);
  Play all = play(Face::pax_romana);
  all.all = true;
  smc(t, R, {order(all)});
  EXPECT_TRUE(peoples_at_war(t.p()).empty());
  EXPECT_EQ(people(t.s(), kNumidae).status, PeopleStatus::allegiance);
  EXPECT_EQ(t.s().balance, -3);
  EXPECT_EQ(counter(t.s(), CounterId("S19")).place, CounterPlace::out) << "once per scenario";
  TestTable one = in_phase_e();
  one.give_counter("S19", R);
  set_people(one, kParthi, PeopleStatus::war, C);
  set_people(one, kGermani, PeopleStatus::war, C);
  Play parthi = play(Face::pax_romana);
  parthi.peoples = {kParthi};
  smc(one, R, {order(parthi)});
  EXPECT_EQ(peoples_at_war(one.p()), std::vector{kGermani});
  EXPECT_EQ(counter(one.s(), CounterId("S19")).place, CounterPlace::out);
}

TEST(AleaPhaseE, AConditionThatFailsKeepsTheCounter) {
  // AIE-6d
  TestTable t = in_phase_e();
  t.give_counter("S17", C);
  Order only_at_war = order(play(Face::senate_intrigue));
  Condition war;
  war.kind = ConditionKind::people_at_war;
  war.people = kParthi;
  only_at_war.conditions = {war};
  smc(t, C, {only_at_war});
  EXPECT_EQ(counter(t.s(), CounterId("S17")).place, CounterPlace::hand);
  EXPECT_EQ(t.told<ConditionNotMet>().size(), 1u);
}

TEST(AleaPhaseE, OnlyLegionsDesertHoweverFewTheyAre) {
  // AIE-6.3g
  TestTable t = in_phase_e();
  t.clear("asia_5")
      .put("legio_23", "asia_5", R)
      .put("auxilia_1", "asia_5", R)
      .put("equites_2pf_1", "asia_5", R);
  Play desertion = play(Face::desertion);
  desertion.zone = z("asia_5");
  carry_out(t, C, desertion);
  EXPECT_TRUE(unit(t.s(), u("legio_23")).weakened);
  EXPECT_FALSE(unit(t.s(), u("auxilia_1")).weakened);
  EXPECT_FALSE(unit(t.s(), u("equites_2pf_1")).weakened);
}

TEST(AleaPlague, ItsOutbreakIsTold) {
  // AIE-6.3d
  TestTable t = in_phase_e();
  t.clear_map();
  carry_out(t, R, plague("gallia_8"));
  ASSERT_EQ(t.told<PlaguePlaced>().size(), 1u);
  EXPECT_EQ(t.told<PlaguePlaced>()[0].zone, z("gallia_8"));
}

TEST(AleaDesertion, LegionsOnly) {
  // AIE-6.3g
  TestTable t = in_phase_e();
  t.clear_map();
  t.put("legio_21", "italia_1", R).put("auxilia_1", "italia_1", R).put("equites_4pf_1", "italia_1", R);
  Play desertion = play(Face::desertion);
  desertion.zone = z("italia_1");
  carry_out(t, C, desertion);
  EXPECT_TRUE(unit(t.s(), u("legio_21")).weakened);
  EXPECT_FALSE(unit(t.s(), u("auxilia_1")).weakened);
  EXPECT_FALSE(unit(t.s(), u("equites_4pf_1")).weakened);
}

TEST(AleaPhaseE, AnOrderWithoutItsConditionIsNotPlayed) {
  // AIE-6d  7.5.4
  TestTable t = in_phase_e();
  t.give_counter("S17", C);
  Order conditional = order(play(Face::senate_intrigue));
  conditional.conditions = {{ConditionKind::odds, Comparison::greater_equal, 1, 9, {}, {}, {}}};
  smc(t, C, {conditional});
  EXPECT_EQ(counter(t.s(), CounterId("S17")).place, CounterPlace::hand);
  EXPECT_EQ(t.told<ConditionNotMet>().size(), 1u);
}

TEST(AleaPhaseE, AConditionLooksWhereTheStratagemStrikes) {
  // AIE-6d  7.5.4: PF and leaders in the zone named, or where the victim is.
  Condition present, strong;
  present.kind = ConditionKind::leader_present;
  present.leader = kPompeius;
  strong = {ConditionKind::pf, Comparison::greater_equal, 8, 1, {}, {}, {}};
  Play desertion = play(Face::desertion);
  desertion.zone = z("asia_5");
  Play murder = play(Face::assassination);
  murder.leaders = {l("cato")};
  const auto plays = [&](const Play& p, const Condition& c, bool standing, auto change) {
    TestTable t = in_phase_e();
    t.clear("asia_5").put("legio_23", "asia_5", R).put(kPompeius, "graecia_2").put(l("cato"), "asia_5");
    t.give_counter("S03", C).give_counter("S15", C);
    change(t);
    const Order conditional{p, {c}, {}};
    if (standing) t.standing(C, conditional);
    smc(t, standing ? R : C, standing ? std::vector<Order>{} : std::vector<Order>{conditional});
    return !t.told<StratagemPlayed>().empty();
  };
  for (const bool standing : {false, true}) {
    const auto nothing = [](TestTable&) {};
    EXPECT_FALSE(plays(desertion, present, standing, nothing));
    EXPECT_TRUE(plays(desertion, present, standing, [](TestTable& t) { t.put(kPompeius, "asia_5"); }));
    EXPECT_FALSE(plays(desertion, strong, standing, nothing)) << "Legio XXIII alone";
    EXPECT_TRUE(plays(desertion, strong, standing, [](TestTable& t) { t.put("legio_24", "asia_5", R); }));
    EXPECT_FALSE(plays(murder, present, standing, nothing));
    EXPECT_TRUE(plays(murder, present, standing, [](TestTable& t) { t.put(kPompeius, "asia_5").dice({0}); }));
  }
}

TEST(AleaIntrigue, EachCounterThatGoesBackIsTold) {
  // AIE-6.3n
  TestTable t = intrigue_in_rome(2);
  t.run(check_intrigue);
  EXPECT_EQ(t.told<CounterReturned>().size(), 2u);
  ASSERT_EQ(t.told<IntrigueRemoved>().size(), 1u);
  t.run(check_intrigue);
  EXPECT_EQ(t.told_count(), 0) << "none is left";
}

}  // namespace ch6_phase_e_test
}  // namespace adj::alea
