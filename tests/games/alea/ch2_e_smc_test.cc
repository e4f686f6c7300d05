// AIE-2.E  SMCs in turn, what belongs to one of them, its end, passes, the extra SMC of event 10.

#include "adjudicator/games/alea/ch2_e_smc.h"

#include <algorithm>

#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {
namespace ch2_e_smc_test {

const LeaderId kCato("cato"), kLabienus("labienus");

// Scenario 3 with an empty map: a test places only what it is about. C has the initiative.
TestTable phase_e(int caesarian, int republican, std::map<std::string, std::string> options = {}) {
  options.emplace("garrison_moves", "free");
  TestTable t("3", options);
  t.clear_map();
  t.s().phase = Phase::e;
  t.s().turn.initiative = t.s().turn.next_smc = C;
  t.s().turn.smc_left = {{C, caesarian}, {R, republican}};
  return t;
}

void smc(AleaTable& table) { play_smc(table); }

void play(TestTable& t, Camp camp, std::vector<Order> orders) {
  t.answer("smc", camp, Orders{std::move(orders), 0});
  t.run(smc);
}

void pass(TestTable& t, Camp camp, bool all = false) { play(t, camp, {given(Pass{all})}); }

SmcBegan began(const TestTable& t) { return t.told<SmcBegan>().at(0); }

template <class E>
int place_of(const TestTable& t) {
  for (std::size_t i = 0; i < t.events().size(); ++i)
    if (t.events()[i].event.get_if<E>()) return static_cast<int>(i);
  ADD_FAILURE() << "not told: " << E::kName;
  return -1;
}

// --- Whose turn

TEST(AleaSmc, PlayersAlternateFromTheInitiative) {
  // AIE-2.Ea AIE-2.Dd AIE-2.Eb
  TestTable t = phase_e(2, 1);
  pass(t, C);
  EXPECT_EQ(began(t), (SmcBegan{C, 1, 1, 1, false, false}));
  EXPECT_EQ(t.s().turn.smc_left, (std::map<Camp, int>{{C, 1}, {R, 1}}));
  EXPECT_TRUE(more_smcs(t.s()));
  pass(t, R);
  EXPECT_EQ(began(t), (SmcBegan{R, 1, 1, 0, false, false}));
  pass(t, C);
  EXPECT_EQ(began(t), (SmcBegan{C, 2, 0, 0, false, false}));
  EXPECT_FALSE(more_smcs(t.s()));
  EXPECT_EQ(t.s().turn.smc_number, 3);
  EXPECT_EQ(t.s().turn.smc_played, (std::map<Camp, int>{{C, 2}, {R, 1}}));
}

TEST(AleaSmc, ElevenSmcsOfWhichTheFirstAndTheLastAreCaesars) {
  // AIE-EX-5
  TestTable t = phase_e(6, 5);
  for (int i = 0; i < 11; ++i) {
    ASSERT_TRUE(more_smcs(t.s()));
    pass(t, i % 2 == 0 ? C : R);
  }
  EXPECT_FALSE(more_smcs(t.s()));
}

TEST(AleaSmc, TheCampThatIsNextBeginsWhoeverItIs) {
  // AIE-2.Ea
  TestTable t = phase_e(1, 1);
  t.s().turn.next_smc = R;
  EXPECT_EQ(t.run_to_window(smc).at(0).seat(), seat_of(t.s(), R));
  EXPECT_EQ(question_for(t.s(), {R, false}).number, 1) << "his first";
  t.s().turn.smc_played[R] = 2;
  EXPECT_EQ(question_for(t.s(), {R, false}).number, 3);
}

TEST(AleaSmc, APlayerWithoutSmcsIsSkipped) {
  // AIE-2.Ea
  TestTable t = phase_e(3, 1);
  pass(t, C);
  pass(t, R);
  pass(t, C);
  EXPECT_EQ(t.s().turn.next_smc, R);
  pass(t, C);
  EXPECT_EQ(began(t).number, 3);
  EXPECT_FALSE(more_smcs(t.s()));
}

TEST(AleaSmc, AYearWithoutSmcsPassesByItself) {
  // AIE-2.Ea
  TestTable t = phase_e(0, 0);
  EXPECT_FALSE(more_smcs(t.s()));
  t.run(smc);
  EXPECT_EQ(t.told_count(), 0);
}

TEST(AleaSmc, TheExtraSmcOfEvent10IsTheLastOfAll) {
  // AIE-TE.10
  for (const Camp extra : kCamps) {
    TestTable t = phase_e(1, 1);
    t.s().turn.extra_smc = extra;
    pass(t, C);
    EXPECT_FALSE(began(t).extra);
    pass(t, R);
    ASSERT_TRUE(more_smcs(t.s()));
    pass(t, extra);
    EXPECT_EQ(began(t), (SmcBegan{extra, 2, 0, 0, true, false}));
    EXPECT_EQ(t.s().turn.smc_left, (std::map<Camp, int>{{C, 0}, {R, 0}}));
    EXPECT_EQ(t.s().turn.extra_smc, std::nullopt);
    EXPECT_FALSE(more_smcs(t.s()));
  }
}

TEST(AleaSmc, TheExtraSmcComesEvenWithoutOthers) {
  // AIE-TE.10
  TestTable t = phase_e(0, 0);
  t.s().turn.extra_smc = R;
  EXPECT_TRUE(more_smcs(t.s()));
  pass(t, R);
  EXPECT_TRUE(began(t).extra);
}

// --- Passing

TEST(AleaSmc, PassCostsTheSmcAndNothingElse) {
  // AIE-2.Eb
  TestTable t = phase_e(2, 2);
  t.put(kCaesar, "gallia_8").put("legio_10", "gallia_8", C);
  const std::vector<Leader> leaders = t.s().leader;
  pass(t, C);
  EXPECT_EQ(t.told<Passed>().at(0), (Passed{C, false}));
  EXPECT_EQ(t.s().leader, leaders);
  EXPECT_FALSE(t.s().orders[seat_of(t.s(), C)].pass_all);
  pass(t, R);
  EXPECT_EQ(t.run_to_window(smc).at(0).seat(), seat_of(t.s(), C));
}

TEST(AleaSmc, NoOrderAtAllIsAPassAndMovingIsNone) {
  TestTable t = phase_e(2, 2);
  t.put(kCaesar, "gallia_8");
  play(t, C, {});
  EXPECT_EQ(t.told<Passed>().size(), 1u);
  pass(t, R);
  play(t, C, {march({kCaesar}, {}, "gallia_8", {"gallia_9"})});
  EXPECT_TRUE(t.told<Passed>().empty());
}

TEST(AleaSmc, PassAllNeedsNoMoreWindows) {
  // AIE-2.Ea  7.1
  TestTable t = phase_e(3, 3);
  pass(t, C, true);
  EXPECT_EQ(t.told<Passed>().at(0), (Passed{C, true}));
  EXPECT_TRUE(t.s().orders[seat_of(t.s(), C)].pass_all);
  EXPECT_TRUE(more_smcs(t.s()));
  pass(t, R);
  t.run(smc);  // C: no window
  EXPECT_EQ(t.told<Passed>().at(0), (Passed{C, false})) << "said once for all";
  EXPECT_EQ(began(t).camp, C);
  EXPECT_EQ(t.run_to_window(smc).at(0).seat(), seat_of(t.s(), R));
}

TEST(AleaSmc, PassAllBehindMovesIsForTheSmcsBehindThisOne) {
  TestTable t = phase_e(2, 1);
  t.put(kCaesar, "gallia_8");
  play(t, C, {march({kCaesar}, {}, "gallia_8", {"gallia_9"}), given(Pass{true})});
  EXPECT_EQ(leader(t.s(), kCaesar).zone, z("gallia_9"));
  EXPECT_EQ(t.told<Passed>().at(0), (Passed{C, true}));
  EXPECT_TRUE(t.s().orders[seat_of(t.s(), C)].pass_all);
}

TEST(AleaSmc, WhenBothHavePassedAllThePhaseIsOver) {
  // 7.1
  TestTable t = phase_e(3, 3);
  t.s().turn.extra_smc = C;
  pass(t, C, true);
  EXPECT_TRUE(more_smcs(t.s()));
  pass(t, R, true);
  EXPECT_FALSE(more_smcs(t.s()));
  TestTable one = phase_e(3, 3);
  one.s().orders[seat_of(one.s(), R)].pass_all = true;
  EXPECT_TRUE(more_smcs(one.s()));
}

TEST(AleaSmc, SilenceIsAPass) {
  TestTable t = phase_e(1, 1);
  const Orders silence = fallback_for(t.p(), SmcOrders{seat_of(t.s(), C), C, 1});
  EXPECT_EQ(silence.list, std::vector{given(Pass{false})});
}

TEST(AleaSmc, InTheRubiconTurnSilenceIsTheFlightFromRome) {
  // AIE-S1.e AIE-S2.e  7.3
  for (const char* scenario : {"1", "2"}) {
    TestTable t(scenario);
    t.s().phase = Phase::e;
    const SmcOrders question{seat_of(t.s(), R), R, 1};
    const std::vector<LeaderId> fleeing = rubicon_leaders(t.p());
    ASSERT_GE(fleeing.size(), 2u);
    Orders silence = fallback_for(t.p(), question);
    ASSERT_EQ(silence.list.size(), 1u);
    EXPECT_EQ(silence.list[0], march(fleeing, {}, "italia_1", {"italia_7"}));
    EXPECT_EQ(check_orders(t.p(), question, silence.list), Verdicts(1));

    leader(t.s(), fleeing[0]).sick = true;
    silence = fallback_for(t.p(), question);
    EXPECT_EQ(std::get<Move>(silence.list.at(0).body).leaders.size(), fleeing.size() - 1);

    t.s().turn.smc_played[R] = 1;
    EXPECT_EQ(fallback_for(t.p(), question).list, std::vector{given(Pass{false})});
    EXPECT_EQ(fallback_for(t.p(), SmcOrders{seat_of(t.s(), C), C, 1}).list, std::vector{given(Pass{false})});
  }
}

// --- One SMC

TEST(AleaSmc, AllMovementComesBeforeAllCombat) {
  // AIE-2.Eb
  TestTable t = phase_e(1, 1);
  t.put(kCaesar, "gallia_8").put("legio_10", "gallia_8", C).put("legio_9", "gallia_4", C);
  t.put(kCato, "gallia_7");
  t.dice({0});
  t.answer("smc", C,
           Orders{{march({kCaesar}, {"legio_10"}, "gallia_8", {"gallia_7"}),
                   march({}, {"legio_9"}, "gallia_4", {"gallia_3"})},
                  0});
  t.answer("reaction", R, Orders{});
  t.run(smc);
  EXPECT_EQ(t.told<Moved>().size(), 2u);
  EXPECT_LT(place_of<SmcBegan>(t), place_of<Moved>(t));
  EXPECT_LT(place_of<Moved>(t) + 1, place_of<Contact>(t));
  EXPECT_LT(place_of<Contact>(t), place_of<EscapeTried>(t));
  EXPECT_TRUE(t.s().turn.entered_from.empty()) << "forgotten when the SMC is over";
}

TEST(AleaSmc, WhatTheActivePlayerWroteIsForgottenAfterwards) {
  TestTable t = phase_e(1, 1);
  t.put(kCaesar, "gallia_8").put("legio_10", "gallia_8", C);
  play(t, C, {given(Losses{std::nullopt, {u("legio_10")}}), given(Pass{false})});
  EXPECT_TRUE(t.s().orders[seat_of(t.s(), C)].smc.empty());
}

TEST(AleaSmc, PhaseFStratagemsWaitWhateverMailTheyCameWith) {
  // 7.1
  TestTable t = phase_e(1, 1);
  t.give_counter("S14", C);
  play(t, C, {alea::play(Face::triumph_1)});
  EXPECT_EQ(t.s().orders[seat_of(t.s(), C)].phase_f, std::vector{alea::play(Face::triumph_1)});
  EXPECT_EQ(hand(t.s(), seat_of(t.s(), C)).size(), 1u);
}

TEST(AleaSmc, UnitsOutsideWithoutALeaderAreLedHomeFirst) {
  // AIE-RUL-25
  TestTable t = phase_e(1, 1);
  t.put("legio_10", "germani_1", C);
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = R;
  pass(t, C);
  EXPECT_TRUE(t.told<Moved>().at(0).forced);
  EXPECT_TRUE(inside_republic(t.p(), unit(t.s(), u("legio_10")).zone));
}

// --- Stratagems at any moment

TEST(AleaSmc, AStratagemComesWithOnesOwnSmc) {
  // AIE-2.Ec AIE-6d
  TestTable t = phase_e(1, 1);
  t.give_counter("S12", C).put(kLabienus, "asia_1").put("legio_1", "asia_1", R).dice({8});
  Order kill = alea::play(Face::assassination);
  std::get<Play>(kill.body).leaders = {kLabienus};
  play(t, C, {kill});
  EXPECT_TRUE(t.told<AssassinationTried>().at(0).dead);
  EXPECT_TRUE(t.told<Passed>().empty());
}

TEST(AleaSmc, AStandingStratagemIsPlayedInTheEnemysSmc) {
  // AIE-2.Ec AIE-6d
  TestTable t = phase_e(1, 1);
  t.give_counter("S12", R).put(kLabienus, "asia_1").put("legio_1", "asia_1", R);
  t.put(l("trebonius"), "gallia_8").put("legio_10", "gallia_8", C).dice({7});
  Order kill = alea::play(Face::assassination);
  std::get<Play>(kill.body).leaders = {l("trebonius")};
  t.standing(R, kill);
  pass(t, C);
  EXPECT_EQ(t.told<AssassinationTried>().at(0).roll, 7);
  EXPECT_TRUE(t.s().orders[seat_of(t.s(), R)].standing.empty()) << "used up";
}

TEST(AleaSmc, AStandingDesertionSeesTheEnemyWhereHeHasMovedTo) {
  // AIE-6d
  TestTable t = phase_e(1, 1);
  t.give_counter("S03", R).put("legio_10", "graecia_1", C);
  Order desertion = alea::play(Face::desertion);
  std::get<Play>(desertion.body).zone = z("graecia_3");
  t.standing(R, desertion);
  play(t, C, {march({}, {"legio_10"}, "graecia_1", {"graecia_3"})});
  EXPECT_TRUE(unit(t.s(), u("legio_10")).weakened);
  EXPECT_LT(place_of<Moved>(t), place_of<UnitsWeakened>(t));
}

// --- The checks at the end

TEST(AleaSmc, OccupiedHomesArePacifiedAtTheEndOfAnySmc) {
  // AIE-4.4.3a AIE-RUL-26
  for (const Camp active : kCamps) {
    TestTable t = phase_e(1, 1);
    t.s().turn.next_smc = active;
    people(t.s(), PeopleId("galatae")).status = PeopleStatus::war;
    people(t.s(), PeopleId("galatae")).camp = R;
    t.put(kCaesar, "galatae").put("legio_10", "galatae", C);
    pass(t, active);
    ASSERT_EQ(t.told<PeoplePacified>().size(), 1u);
    EXPECT_EQ(t.told<PeoplePacified>()[0].how, Name("arms"));
  }
}

TEST(AleaSmc, APeoplesUnitInATriumvirsRegionReleasesHimAtTheEnd) {
  // AIE-3.6.5g
  TestTable t = phase_e(1, 1);
  t.put(l("lepidus"), "gallia_4");
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia"), {}});
  region(t.s(), RegionId("gallia")).controller.reset();
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = C;
  t.put("germani_1", "germani_1");
  play(t, C, {march({}, {"germani_1"}, "germani_1", {"gallia_1"})});
  ASSERT_EQ(t.told<TriumvirReleased>().size(), 1u);
  EXPECT_TRUE(t.s().triumvir.empty());
}

TEST(AleaSmc, EvenOneThatOnlyPassedThroughIt) {
  // AIE-3.6.5g
  TestTable t = phase_e(1, 1);
  t.put(l("lepidus"), "asia_1");
  t.s().triumvir.push_back({l("lepidus"), RegionId("asia"), {}});
  region(t.s(), RegionId("asia")).controller.reset();
  people(t.s(), kParthi).status = people(t.s(), PeopleId("cappadocii")).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = people(t.s(), PeopleId("cappadocii")).camp = R;
  t.s().turn.next_smc = R;
  t.put(l("surena"), "parthi_1").put("parthi_1", "parthi_1");
  play(t, R, {march({l("surena")}, {"parthi_1"}, "parthi_1", {"asia_5", "cappadocii"})});
  EXPECT_EQ(unit(t.s(), u("parthi_1")).zone, z("cappadocii"));
  ASSERT_EQ(t.told<TriumvirReleased>().size(), 1u);
  EXPECT_EQ(t.told<TriumvirReleased>()[0].camp, C);
}

TEST(AleaSmc, AnIntrigueEndsWithTheVisitOfAPartyLeaderAndThreeLegions) {
  // AIE-6.3n AIE-RUL-41
  TestTable t = phase_e(1, 1);
  counter(t.s(), CounterId("S17")).place = CounterPlace::intrigue;
  t.put(kCaesar, "italia_1");
  for (const char* id : {"legio_8", "legio_9", "legio_10"}) t.put(id, "italia_1", C);
  pass(t, C);
  EXPECT_EQ(t.told<IntrigueRemoved>().at(0).count, 1);
}

TEST(AleaSmc, ExcessCargoIsLostAtTheEnd) {
  // AIE-3.4.2i AIE-RUL-63
  TestTable t = phase_e(1, 1);
  t.put("naves_6pf_0_1", "mare_tyrrhenum", C);
  for (const char* id : {"legio_7", "legio_8", "legio_9", "legio_10"}) t.put(id, "mare_tyrrhenum", C);
  pass(t, C);
  ASSERT_EQ(t.told<CargoLost>().size(), 1u);
  EXPECT_EQ(units_in(t.p(), z("mare_tyrrhenum"), C).size(), 4u);
}

TEST(AleaSmc, RomansMustLeaveThePeopleTheyControlInTheirNextSmc) {
  // AIE-RUL-67
  TestTable t = phase_e(1, 1);
  people(t.s(), PeopleId("galatae")).status = PeopleStatus::war;
  people(t.s(), PeopleId("galatae")).camp = C;
  t.s().newly_at_war = {PeopleId("galatae")};
  t.put(kCaesar, "galatae").put("legio_10", "galatae", C);
  t.s().turn.next_smc = R;
  pass(t, R);
  EXPECT_EQ(unit(t.s(), u("legio_10")).zone, z("galatae")) << "not in the enemy's SMC";
  pass(t, C);
  EXPECT_FALSE(on_map(unit(t.s(), u("legio_10"))));
  EXPECT_TRUE(t.s().newly_at_war.empty());
}

TEST(AleaSmc, ALeaderWhoHasBecomeAloneAmongEnemiesMustEscape) {
  // AIE-8.2m  The Triumvir's peace ends only after the combats of this SMC.
  TestTable t = phase_e(1, 1);
  t.put(l("lepidus"), "gallia_1").dice({7});
  leader(t.s(), l("lepidus")).camp = R;
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia"), {}});
  region(t.s(), RegionId("gallia")).controller.reset();
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = C;
  t.put("germani_1", "germani_1");
  play(t, C, {march({}, {"germani_1"}, "germani_1", {"gallia_1"})});
  EXPECT_TRUE(t.told<Contact>().empty());
  ASSERT_EQ(t.told<EscapeTried>().size(), 1u);
  EXPECT_NE(leader(t.s(), l("lepidus")).zone, z("gallia_1"));
}

// --- Beginning and end of the phase

TEST(AleaSmc, PhaseEBeginsAndForgetsWhatIsPast) {
  // AIE-2.Ea
  TestTable t("3");
  t.s().phase = Phase::d;
  std::vector<Order>& turn = t.s().orders[seat_of(t.s(), C)].turn;
  const Order list = given(Succession{{kCaesar}}), triumph = alea::play(Face::triumph_2);
  turn = {given(Hold{Phase::d}), list, alea::play(Face::uprising_minor), given(Disband{{u("legio_10")}}),
          triumph};
  t.run([](AleaTable& table) { begin_movements(table); });
  EXPECT_EQ(t.s().phase, Phase::e);
  EXPECT_EQ(t.told<PhaseBegan>().at(0).phase, Phase::e);
  EXPECT_EQ(t.s().orders[seat_of(t.s(), C)].turn, (std::vector{list, triumph}));
}

TEST(AleaSmc, ThePlagueLeavesAtTheEndOfThePhase) {
  // AIE-6.3f
  TestTable t = phase_e(0, 0);
  t.s().plague = z("italia_7");
  counter(t.s(), CounterId("S16")).place = CounterPlace::plague;
  t.run([](AleaTable& table) { end_smcs(table); });
  EXPECT_EQ(t.told<PlagueEnded>().at(0).zone, z("italia_7"));
  EXPECT_EQ(t.s().plague, std::nullopt);
  EXPECT_EQ(counter(t.s(), CounterId("S16")).place, CounterPlace::next_turn);
  EXPECT_EQ(t.told<CounterReturned>().at(0), (CounterReturned{CounterId("S16"), CounterPlace::next_turn}));
}

TEST(AleaSmc, OrdersOfThePhaseEndWithIt) {
  TestTable t = phase_e(0, 0);
  SeatOrders& own = t.s().orders[seat_of(t.s(), C)];
  own.smc = own.standing = {given(Stand{z("italia_1")})};
  own.queue = {{1, {given(Pass{false})}}};
  own.pass_all = own.queue_stopped = true;
  own.stopped_serial = 1;
  t.run([](AleaTable& table) { end_smcs(table); });
  const SeatOrders& after = t.s().orders[seat_of(t.s(), C)];
  EXPECT_TRUE(after.smc.empty() && after.queue.empty());
  EXPECT_FALSE(after.pass_all || after.queue_stopped);
  EXPECT_EQ(after.stopped_serial, 0);
  EXPECT_EQ(after.standing.size(), 1u) << "standing orders stand";
  EXPECT_EQ(t.told_count(), 0) << "no plague, no word of it";
}

TEST(AleaSmc, BeforeTheyAreCountedThereAreNone) {
  // AIE-2.Ea
  TestTable t = phase_e(0, 0);
  t.s().turn.smc_left.clear();
  EXPECT_FALSE(next_smc(t.s()));
}

TEST(AleaSmc, TheExtraOneIsToldUnderItsEvent) {
  // AIE-TE.10 AIE-2.Ea
  TestTable t = phase_e(1, 0);
  t.s().turn.extra_smc = R;
  pass(t, C);
  EXPECT_EQ(t.events().at(static_cast<std::size_t>(place_of<SmcBegan>(t))).clause, Name("AIE-2.Ea"));
  pass(t, R);
  EXPECT_EQ(t.events().at(static_cast<std::size_t>(place_of<SmcBegan>(t))).clause, Name("AIE-TE.10"));
}

TEST(AleaSmc, OnlyStratagemsOfPhaseFWaitForIt) {
  // AIE-6d  7.1
  TestTable t = phase_e(1, 1);
  Order triumph = alea::play(Face::triumph_1);
  play(t, C, {alea::play(Face::divine_favour), triumph});
  EXPECT_EQ(t.s().orders[seat_of(t.s(), C)].phase_f, std::vector{triumph});
}

TEST(AleaSmc, WithNobodyLeftToFleeFromRomeTheFirstSmcPasses) {
  // AIE-S1.e  7.3
  TestTable t("1");
  t.s().phase = Phase::e;
  const SmcOrders first{seat_of(t.s(), R), R, 1};
  ASSERT_TRUE(rubicon_first_smc(t.p(), R));
  ASSERT_EQ(fallback_for(t.p(), first).list.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<Move>(fallback_for(t.p(), first).list[0].body));
  t.clear("italia_1");
  EXPECT_EQ(fallback_for(t.p(), first).list, std::vector{given(Pass{false})});
}

TEST(AleaSmc, WhoHasSentNothingIsAsked) {
  // AIE-2.Ea
  TestTable t = phase_e(1, 1);
  t.s().orders.clear();
  EXPECT_FALSE(automatic_for(t.p(), SmcOrders{seat_of(t.s(), C), C, 1}));
}

TEST(AleaSmc, AfterTheLastOneNoQueueIsLookedAt) {
  // AIE-2.Ea  7.1
  TestTable t = phase_e(1, 0);
  t.put(kCato, "italia_1");
  SeatOrders& own = t.s().orders[seat_of(t.s(), C)];
  own.queue = {{1, {given(Pass{false})}}, {2, {march({kCato}, {}, "italia_1", {"italia_2"})}}};
  own.next_serial = 3;
  t.run(smc);
  EXPECT_TRUE(t.told<QueueStopped>().empty()) << "not even for an order that is not his to give";
}

// --- Queues from the inside

TEST(AleaQueue, PassingAllLeavesItAlone) {
  // 7.1
  SeatOrders own;
  own.queue = {{1, {given(Pass{false})}}};
  own.queue_stopped = true;
  own.stopped_serial = 1;
  settle_queue(own, {}, Origin::standing);
  EXPECT_EQ(own.queue.size(), 1u);
  EXPECT_TRUE(own.queue_stopped);
  settle_queue(own, {}, Origin::player);
  EXPECT_TRUE(own.queue.empty());
  EXPECT_FALSE(own.queue_stopped);
  EXPECT_EQ(own.stopped_serial, 0);
}

TEST(AleaQueue, WhoIsOffTheMapIsNowhere) {
  // 7.1
  TestTable t = phase_e(1, 1);
  t.put(kCato, "italia_1");
  EXPECT_EQ(places_of(t.p(), R).leaders, (std::map<LeaderId, ZoneId>{{kCato, z("italia_1")}}));
}

}  // namespace ch2_e_smc_test
}  // namespace adj::alea
