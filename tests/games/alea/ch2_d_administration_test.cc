// AIE-2.D  Number of SMCs, second Party leaders, natural deaths, reinforcements, disbanding. The events are
// in ch_te_events_test.cc.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch2_d_administration_test {

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

Order order(OrderBody body) { return {std::move(body), {}, {}}; }

void send(TestTable& t, Camp camp, OrderBody body) {
  t.s().orders[seat_of(t.s(), camp)].turn.push_back(order(std::move(body)));
}

TestTable in_phase_d(const char* scenario, int year, Camp initiative = C) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = Phase::d;
  t.s().turn.initiative = initiative;
  return t;
}

// --- D.1  SMCs. An event of 12 changes nothing about them.

std::vector<int> smcs(TestTable& t, int d6 = 6, int d10 = 6) {
  t.dice({d6, d10}).run(count_smcs);
  return {t.s().turn.smc_total, t.s().turn.smc_left[C], t.s().turn.smc_left[R]};
}

TEST(AleaSmcs, CaesarAndPompeius) {
  // AIE-2.Da AIE-2.Dc AIE-2.Dd AIE-EX-3 AIE-EX-4
  TestTable caesar_first = in_phase_d("1", -48, C);
  EXPECT_EQ(smcs(caesar_first), (std::vector{11, 6, 5}));
  EXPECT_EQ(caesar_first.s().turn.next_smc, C);
  EXPECT_EQ(caesar_first.s().phase, Phase::d);
  TestTable pompeius_first = in_phase_d("1", -48, R);
  EXPECT_EQ(smcs(pompeius_first), (std::vector{11, 5, 6})) << "the odd one goes to the initiative";
  EXPECT_EQ(pompeius_first.s().turn.next_smc, R);
  ASSERT_EQ(pompeius_first.told<SmcsCounted>().size(), 1u);
  EXPECT_EQ(pompeius_first.told<SmcsCounted>()[0].base, 11);
  EXPECT_EQ(pompeius_first.told<SmcsCounted>()[0].republican, 6);
}

TEST(AleaSmcs, TheBetterVsOfTwoAndEvenTotals) {
  // AIE-2.Da AIE-2.Db
  TestTable t = in_phase_d("1", -44, R);
  leader(t.s(), kPompeius).party_leader = false;
  leader(t.s(), l("scipio")).party_leader = leader(t.s(), l("labienus")).party_leader = true;  // VS 2 and 4
  EXPECT_EQ(smcs(t), (std::vector{10, 5, 5}));
}

TEST(AleaSmcs, WithoutLeadersNone) {
  // AIE-RUL-42
  TestTable t = in_phase_d("1", -40);
  t.clear_map();
  EXPECT_EQ(smcs(t), (std::vector{0, 0, 0}));
}

TEST(AleaSmcs, HalvedRoundedDown) {
  // AIE-3.5.3j AIE-3.5.3p AIE-RUL-29
  TestTable t = in_phase_d("1", -44);
  t.s().halved_turns = 2;
  EXPECT_EQ(smcs(t), (std::vector{5, 3, 2}));
  EXPECT_EQ(t.told<SmcsCounted>()[0].halved, 1);
  EXPECT_EQ(smcs(t), (std::vector{5, 3, 2}));
  EXPECT_EQ(t.s().halved_turns, 0);
  EXPECT_EQ(smcs(t), (std::vector{11, 6, 5})) << "and then no more";
}

TEST(AleaSmcs, HardWinter) {
  // AIE-TE.7 AIE-RUL-29
  TestTable t = in_phase_d("1", -48, C);
  EXPECT_EQ(smcs(t, 3, 4), (std::vector{10, 5, 5}));
  TestTable halved = in_phase_d("1", -48, C);
  halved.s().halved_turns = 1;
  EXPECT_EQ(smcs(halved, 1, 6), (std::vector{4, 2, 2})) << "halved first, then one less";
  TestTable none = in_phase_d("1", -48, C);
  none.clear_map();
  EXPECT_EQ(smcs(none, 1, 6), (std::vector{0, 0, 0})) << "not below 0";
}

TEST(AleaSmcs, DivinePeace) {
  // AIE-TE.8 AIE-RUL-29 AIE-EX-37
  TestTable t = in_phase_d("1", -48, R);
  EXPECT_EQ(smcs(t, 6, 2), (std::vector{2, 1, 1}));
  EXPECT_EQ(t.s().turn.next_smc, R);
  TestTable halved = in_phase_d("1", -48, C);
  halved.s().halved_turns = 1;
  EXPECT_EQ(smcs(halved, 2, 6), (std::vector{2, 1, 1}));
}

TEST(AleaSmcs, UnpopularityAddsBesideTheSplit) {
  // AIE-TE.10 AIE-RUL-29
  TestTable t = in_phase_d("1", -48, C);
  EXPECT_EQ(smcs(t, 4, 6), (std::vector{11, 6, 5}));
  EXPECT_EQ(t.s().turn.extra_smc, C) << "Pompeius holds Roma";
}

TEST(AleaSmcs, LaterDeathsChangeNothing) {
  // AIE-RUL-29
  TestTable t = in_phase_d("1", -38, C);
  smcs(t);
  t.standing(R, order(Succession{{l("scipio")}}));
  for (Leader& each : t.s().leader)
    if (on_map(each) && each.id != kPompeius && each.id != l("scipio") && each.id != l("spinther"))
      each.where = Where::waiting;
  t.dice({0}).run(natural_deaths);
  EXPECT_EQ(leader(t.s(), kPompeius).where, Where::removed);
  EXPECT_EQ(t.s().turn.smc_total, 11);
  EXPECT_EQ(t.s().turn.smc_left[R], 5);
}

TEST(AleaEvent, SumOfBothDice) {
  // AIE-2.De AIE-0.1a
  for (const auto& [d6, d10] : std::vector<std::pair<int, int>>{{2, 0}, {6, 6}, {3, 9}}) {
    TestTable t = in_phase_d("1", -48);
    smcs(t, d6, d10);
    EXPECT_EQ(t.s().turn.event, d6 + d10);
    ASSERT_EQ(t.told<EventDrawn>().size(), 1u);
    EXPECT_EQ(t.told<EventDrawn>()[0].number, d6 + d10);
    EXPECT_EQ(t.told<Rolled>()[1].low, 0);
  }
  TestTable t = in_phase_d("1", -48);
  smcs(t, 1, 0);
  EXPECT_EQ(t.s().turn.event, 1) << "the lowest: the 0 counts as zero";
}

// --- D.3

TEST(AleaNomination, OnOrderOnly) {
  // AIE-2.Df AIE-3.5.1c
  TestTable t = in_phase_d("7", -31);
  t.put(kOctavianus, "italia_1")
      .put(l("agrippa"), "gallia_8")
      .put(kMAntonius, "graecia_2")
      .put(l("bassus"), "asia_1");
  t.run(nominate);
  EXPECT_EQ(party_leaders(t.p(), C).size(), 1u);
  send(t, C, Nominate{l("agrippa")});
  send(t, R, Nominate{l("agrippa")});
  t.run(nominate);
  EXPECT_EQ(party_leaders(t.p(), C), (std::vector{l("agrippa"), kOctavianus}));
  EXPECT_EQ(party_leaders(t.p(), R).size(), 1u);
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].seat, Seat{2});
}

TEST(AleaSequence, PhasesAToD) {
  // AIE-2.Ca AIE-2.Df
  std::vector<std::string> steps;
  for (const Step<Alea>& step : Alea::sequence()) steps.push_back(step.id.str());
  const std::vector<std::string> expected{
      "A",        "W1",     "B",      "C.leaders",  "C.activation", "C.hold",           "C.first",
      "C.second", "D.smcs", "D.hold", "D.nominate", "D.deaths",     "D.reinforcements", "D.disbanding"};
  const auto from = std::ranges::find(steps, "A");
  ASSERT_GT(steps.end() - from, static_cast<std::ptrdiff_t>(expected.size()));
  EXPECT_EQ(std::vector(from, from + static_cast<std::ptrdiff_t>(expected.size())), expected);
}

// --- D.4

// Only this leader is on the map, in the given year, and rolls.
bool dies(LeaderId id, int year, std::initializer_list<int> die) {
  TestTable t = in_phase_d("1", year);
  t.clear_map().put(id, "asia_1");
  leader(t.s(), id).party_leader = false;
  t.dice(die).run(natural_deaths);
  EXPECT_EQ(t.told<NaturalDeathTested>().size(), die.size());
  EXPECT_EQ(t.s().balance, 0) << "AIE-RUL-36: nobody scores";
  return leader(t.s(), id).where == Where::removed;
}

TEST(AleaNaturalDeath, StrictlyBelowTheFigure) {
  // AIE-TL.c AIE-2.Dg AIE-EX-29a AIE-RUL-36
  EXPECT_FALSE(dies(kPompeius, -39, {5}));
  EXPECT_TRUE(dies(kPompeius, -38, {5}));
  EXPECT_FALSE(dies(kPompeius, -38, {6}));
  EXPECT_TRUE(dies(kPompeius, -43, {2}));
  EXPECT_FALSE(dies(kPompeius, -43, {3}));
  EXPECT_TRUE(dies(kPompeius, -29, {7}));
  EXPECT_FALSE(dies(kPompeius, -33, {8}));
}

TEST(AleaNaturalDeath, NoFigureNoRoll) {
  // AIE-TL.d AIE-EX-29b AIE-EX-29c
  EXPECT_FALSE(dies(kPompeius, -44, {}));
  EXPECT_FALSE(dies(l("curio"), -39, {}));
  EXPECT_TRUE(dies(l("curio"), -38, {1}));
  EXPECT_FALSE(dies(l("curio"), -38, {2}));
  for (const int year : {-43, -38, -29}) {
    EXPECT_FALSE(dies(kOctavianus, year, {}));
    EXPECT_FALSE(dies(l("surena"), year, {})) << "AIE-4.2.1a";
  }
}

TEST(AleaNaturalDeath, OnlyOnTheMapInTableOrder) {
  // AIE-2.Dg AIE-4.2.1a
  TestTable t = in_phase_d("1", -33);
  t.clear_map().put(l("curio"), "gallia_9").put(kPompeius, "asia_1").put(l("cato"), "asia_2");
  leader(t.s(), l("labienus")).where = Where::returning;
  t.dice({9, 9, 9}).run(natural_deaths);
  const auto tested = t.told<NaturalDeathTested>();
  ASSERT_EQ(tested.size(), 3u);
  EXPECT_EQ(tested[0].leader, l("cato"));
  EXPECT_EQ(tested[1].leader, l("curio"));
  EXPECT_EQ(tested[2].leader, kPompeius);
  EXPECT_EQ(tested[2].below, 8);
}

// --- D.5

TestTable with_recruits() {
  TestTable t = in_phase_d("1", -48);
  for (const char* id : {"legio_12r", "naves_4pf_0_1"}) {
    Unit& recruit = unit(t.s(), u(id));
    recruit.where = Where::region_box;
    recruit.region = RegionId("graecia");
    recruit.camp = R;
  }
  return t;
}

TEST(AleaReinforcements, WhereTheyMayAppear) {
  // AIE-2.Dh AIE-3.3.2c AIE-RUL-04 AIE-9.4d
  TestTable t = with_recruits();
  const auto refused = [&](const char* id, const char* zone) {
    return why(refuse(t.p(), R, PlaceUnits{{u(id)}, z(zone)}));
  };
  EXPECT_EQ(refused("legio_12r", "graecia_2"), "");
  EXPECT_EQ(refused("legio_12r", "graecia_1"), "") << "Salonae is a port without city";
  EXPECT_EQ(refused("naves_4pf_0_1", "graecia_5"), "");
  EXPECT_EQ(refused("legio_12r", "asia_1"), "AIE-3.3.2c not_region_of_recruit");
  EXPECT_EQ(refused("legio_13r", "graecia_2"), "AIE-9.4d unit_not_recruited");
  unit(t.s(), u("legio_12r")).region = unit(t.s(), u("naves_4pf_0_1")).region = RegionId("italia");
  EXPECT_EQ(refused("legio_12r", "italia_5"), "") << "Aquileia is a city without port";
  EXPECT_EQ(refused("naves_4pf_0_1", "italia_5"), "AIE-RUL-04 naves_need_port");
  EXPECT_EQ(refused("legio_12r", "italia_2"), "AIE-9.4d neither_city_nor_port");
  EXPECT_EQ(refused("legio_12r", "italia_4"), "AIE-3.3.2c enemy_units_there");
  t.clear("italia_4").put(kCaesar, "italia_4");
  EXPECT_EQ(refused("legio_12r", "italia_4"), "") << "a leader is no unit";
  region(t.s(), RegionId("italia")).controller = C;
  EXPECT_EQ(refused("legio_12r", "italia_5"), "AIE-3.3.2c region_not_yours");
}

TEST(AleaReinforcements, AsOrdered) {
  // AIE-2.Dh
  TestTable t = with_recruits();
  send(t, R, PlaceUnits{{u("legio_12r")}, z("graecia_1")});
  send(t, R, PlaceUnits{{u("naves_4pf_0_1")}, z("graecia_5")});
  t.run(reinforcements);
  EXPECT_EQ(unit(t.s(), u("legio_12r")).zone, z("graecia_1"));
  EXPECT_EQ(unit(t.s(), u("legio_12r")).where, Where::map);
  EXPECT_TRUE(unit(t.s(), u("legio_12r")).region.empty());
  EXPECT_EQ(unit(t.s(), u("naves_4pf_0_1")).zone, z("graecia_5"));
  EXPECT_EQ(t.told<UnitsPlaced>().size(), 2u);
}

TEST(AleaReinforcements, ByDefaultWithMostFriends) {
  // AIE-2.Dh
  TestTable t = with_recruits();
  send(t, R, PlaceUnits{{u("legio_12r")}, z("asia_1")});
  t.run(reinforcements);
  EXPECT_EQ(unit(t.s(), u("legio_12r")).zone, z("graecia_2")) << "19 PF to 18";
  EXPECT_EQ(unit(t.s(), u("naves_4pf_0_1")).zone, z("graecia_1")) << "naves: the first port";
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
}

TEST(AleaReinforcements, WithoutALegalZoneTheyWait) {
  // AIE-2.Dh
  TestTable t = with_recruits();
  for (const char* zone : {"graecia_1", "graecia_2", "graecia_3", "graecia_4"}) t.clear(zone);
  t.put("legio_5", "graecia_1", C)
      .put("legio_6", "graecia_2", C)
      .put("legio_7", "graecia_3", C)
      .put("legio_8", "graecia_4", C);
  t.put("legio_9", "graecia_5", C).run(reinforcements);
  EXPECT_EQ(unit(t.s(), u("legio_12r")).where, Where::region_box);
  TestTable nobodys = with_recruits();
  region(nobodys.s(), RegionId("graecia")).controller = std::nullopt;
  nobodys.run(reinforcements);
  EXPECT_EQ(unit(nobodys.s(), u("legio_12r")).where, Where::region_box);
}

TEST(AleaReinforcements, TheyBelongToTheController) {
  // AIE-RUL-06
  TestTable t = with_recruits();
  for (const char* zone : {"graecia_2", "graecia_3"}) t.clear(zone);
  region(t.s(), RegionId("graecia")).controller = C;
  t.run(reinforcements);
  EXPECT_EQ(unit(t.s(), u("legio_12r")).where, Where::map);
  EXPECT_EQ(unit(t.s(), u("legio_12r")).camp, C);
}

// --- D.6

TEST(AleaDisbanding, OneOwnLegionsOnTheMap) {
  // AIE-2.Di AIE-9.4g
  TestTable t = in_phase_d("1", -48);
  t.put("legio_10", "gallia_9", C);
  const auto refused = [&](std::vector<UnitId> units) {
    return why(refuse(t.p(), C, Disband{std::move(units)}));
  };
  EXPECT_EQ(refused({u("legio_10")}), "");
  EXPECT_EQ(refused({u("equites_4pf_1")}), "AIE-2.Di only_legions");
  EXPECT_EQ(refused({u("legio_29")}), "AIE-2.Di unit_not_on_map");
  EXPECT_EQ(refused({u("legio_15")}), "AIE-2.Di not_your_unit");
  EXPECT_EQ(refused({u("legio_10"), u("legio_10")}), "AIE-2.Di named_twice");
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia")});
  EXPECT_EQ(refused({u("legio_10")}), "AIE-3.6.5c unit_neutralised");
}

TEST(AleaDisbanding, NotBelowTheGarrison) {
  // AIE-RUL-07 AIE-3.1.1c
  TestTable t = in_phase_d("1", -48);
  t.clear_map();
  for (const char* id : {"legio_1", "legio_2", "legio_3"}) t.put(id, "gallia_4", C);
  const auto refused = [&](std::initializer_list<const char*> ids) {
    Disband disband;
    for (const char* id : ids) disband.units.push_back(u(id));
    return why(refuse(t.p(), C, disband));
  };
  EXPECT_EQ(refused({"legio_1"}), "AIE-3.1.1c garrison_needed") << "three are the minimum";
  t.put("legio_4", "gallia_1", R, true);
  EXPECT_EQ(refused({"legio_1"}), "") << "legions of either camp and face count";
  EXPECT_EQ(refused({"legio_1", "legio_2"}), "AIE-3.1.1c garrison_needed");
  t.clear("gallia_1").put("legio_3", "gallia_4", C).clear("gallia_4").put("legio_1", "gallia_4", C);
  EXPECT_EQ(refused({"legio_1"}), "AIE-3.1.1c garrison_needed") << "below it already: not one less";
  region(t.s(), RegionId("gallia")).controller = R;
  EXPECT_EQ(refused({"legio_1"}), "") << "only the controller is bound";
  region(t.s(), RegionId("gallia")).controller = C;
  t.s().options["garrison_moves"] = "free";
  EXPECT_EQ(refused({"legio_1"}), "");
}

TEST(AleaDisbanding, APointForEachThree) {
  // AIE-10.1c AIE-RUL-36 AIE-2.Di
  for (const int count : {1, 2, 3, 5, 6}) {
    TestTable t = in_phase_d("1", -48);
    t.clear_map();
    for (int i = 1; i <= 9; ++i) t.put(("legio_" + std::to_string(i)).c_str(), "asia_5", R, i == 1);
    for (int i = 1; i <= count; ++i) send(t, R, Disband{{u(("legio_" + std::to_string(i)).c_str())}});
    t.run(disbanding);
    EXPECT_EQ(t.s().balance, -(count / 3)) << count << " in as many lines";
    EXPECT_EQ(legions_on_map(t.p()), 9 - count);
    EXPECT_EQ(unit(t.s(), u("legio_1")).where, Where::reserve);
    EXPECT_FALSE(unit(t.s(), u("legio_1")).weakened);
    ASSERT_EQ(t.told<LegionsDisbanded>().size(), 1u);
  }
}

TEST(AleaDisbanding, NoneByDefaultAndNothingIsCarriedOver) {
  // AIE-2.Di AIE-RUL-36
  TestTable t = in_phase_d("1", -48);
  t.run(disbanding);
  EXPECT_EQ(t.told_count(), 0);
  for (const int year : {-48, -47}) {
    t.s().year = year;
    t.s().orders[Seat{2}].turn.clear();
    for (const char* id : year == -48 ? std::vector{"legio_25", "legio_21"} : std::vector{"legio_17"})
      send(t, R, Disband{{u(id)}});
    region(t.s(), RegionId("graecia")).controller = std::nullopt;
    region(t.s(), RegionId("africa")).controller = std::nullopt;
    region(t.s(), RegionId("hispania")).controller = std::nullopt;
    t.run(disbanding);
  }
  EXPECT_EQ(t.s().balance, 0) << "two and one are not three";
}

// --- W1d

TEST(AleaAdministration, HoldOpensAWindow) {
  TestTable t = in_phase_d("1", -48);
  t.run(hold_d);
  send(t, R, Hold{Phase::d});
  send(t, R, Disband{{u("legio_15")}});
  const State before = t.s();
  const auto window = t.run_to_window(hold_d);
  ASSERT_EQ(window.size(), 2u);
  EXPECT_FALSE(window[0].required());
  EXPECT_TRUE(window[1].required());
  t.s() = before;
  t.answer("administration", C, Orders{})
      .answer("administration", R, Orders{{order(Nominate{l("cato")})}, 0});
  t.run(hold_d);
  ASSERT_EQ(t.s().orders[Seat{2}].turn.size(), 2u) << "the answer replaces what was sent for D";
  EXPECT_TRUE(std::holds_alternative<Nominate>(t.s().orders[Seat{2}].turn[1].body));
}

TEST(AleaAdministration, LinesAreJudgedInTheOrderOfThePhase) {
  TestTable t = with_recruits();
  t.clear("graecia_2")
      .clear("graecia_3")
      .put("legio_1", "graecia_2", R)
      .put("legio_3", "graecia_2", R)
      .put("legio_21", "graecia_2", R);
  const AdministrationOrders asked{Seat{2}, R, true};
  const auto verdicts =
      check_orders(t.p(), asked,
                   {order(Disband{{u("legio_1")}}), order(PlaceUnits{{u("legio_12r")}, z("graecia_2")}),
                    order(PlaceUnits{{u("legio_12r")}, z("graecia_3")}), order(Move{}), order(Pass{})});
  EXPECT_EQ(why(verdicts[0]), "") << "the recruit keeps the garrison up";
  EXPECT_EQ(why(verdicts[1]), "");
  EXPECT_EQ(why(verdicts[2]), "AIE-9.4d unit_not_recruited") << "placed already";
  EXPECT_EQ(why(verdicts[3]), " not_in_this_window");
  EXPECT_EQ(why(verdicts[4]), "");
  send(t, R, Disband{{u("legio_5")}});
  send(t, R, PlaceUnits{{u("legio_12r")}, z("graecia_2")});
  EXPECT_EQ(fallback_for(t.p(), asked).list.size(), 1u) << "what is still legal";
}

TEST(AleaAdministration, TheCityOfUnrestMayBeSaidAgain) {
  // AIE-TE.6  Pompeius in Italia 2, which is his: Roma, Ancona and Brundisium are equally near.
  TestTable t = in_phase_d("1", -48);
  t.clear_map().put(kPompeius, "italia_2");
  region(t.s(), kItalia).controller = R;
  t.s().turn.unrest[kPompeius] = z("italia_1");
  send(t, R, Hold{Phase::d});
  const State before = t.s();
  t.answer("administration", C, Orders{})
      .answer("administration", R, Orders{{order(City{kPompeius, z("italia_4")})}, 0});
  t.run(hold_d);
  EXPECT_EQ(t.s().turn.unrest[kPompeius], z("italia_4"));
  ASSERT_EQ(t.told<UnrestCity>().size(), 1u);
  EXPECT_EQ(t.told<UnrestCity>()[0].city, z("italia_4"));

  t.s() = before;
  t.answer("administration", C, Orders{})
      .answer("administration", R, Orders{{order(City{kPompeius, z("italia_1")})}, 0});
  t.run(hold_d);
  EXPECT_EQ(t.s().turn.unrest[kPompeius], z("italia_1"));
  EXPECT_TRUE(t.told<UnrestCity>().empty()) << "nothing new to tell";

  t.s() = before;
  t.answer("administration", C, Orders{})
      .answer("administration", R, Orders{{order(City{kPompeius, z("italia_7")})}, 0});
  t.run(hold_d);
  EXPECT_EQ(t.s().turn.unrest[kPompeius], z("italia_1")) << "Rhegium is further away";
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
}

TEST(AleaAdministration, SuccessorsAreOnesOwnRomans) {
  // AIE-3.5.2c
  TestTable t = in_phase_d("1", -48);
  const auto verdicts = check_orders(t.p(), AdministrationOrders{Seat{2}, R, true},
                                     {order(Succession{{l("cato"), l("scipio")}}),
                                      order(Succession{{l("hirtius")}}), order(Succession{{l("juba_i")}})});
  EXPECT_EQ(why(verdicts[0]), "");
  EXPECT_EQ(why(verdicts[1]), "AIE-3.5.2c not_your_leader");
  EXPECT_EQ(why(verdicts[2]), "AIE-3.5.2c not_your_leader") << "no Roman";
}

TEST(AleaAdministration, ASecondNominationCountsTheFirst) {
  // AIE-3.5.1a AIE-3.5.1c
  TestTable t = in_phase_d("1", -46);
  leader(t.s(), kPompeius).party_leader = false;
  leader(t.s(), kPompeius).where = Where::removed;
  leader(t.s(), l("scipio")).party_leader = true;
  const auto verdicts = check_orders(t.p(), AdministrationOrders{Seat{2}, R, true},
                                     {order(Nominate{l("cato")}), order(Nominate{l("labienus")})});
  EXPECT_EQ(why(verdicts[0]), "");
  EXPECT_EQ(why(verdicts[1]), "AIE-3.5.1a two_party_leaders");
  // One that is refused counts for nothing.
  leader(t.s(), l("cato")).where = Where::removed;
  const auto after = check_orders(t.p(), AdministrationOrders{Seat{2}, R, true},
                                  {order(Nominate{l("cato")}), order(Nominate{l("labienus")})});
  EXPECT_EQ(why(after[0]), "AIE-3.5.1c leader_not_in_play");
  EXPECT_EQ(why(after[1]), "");
}

TEST(AleaAdministration, NothingSentNothingByDefault) {
  // AIE-2.Di AIE-3.5.1c
  TestTable t = in_phase_d("1", -48);
  t.s().orders.clear();
  EXPECT_TRUE(fallback_for(t.p(), AdministrationOrders{Seat{2}, R, true}).list.empty());
}

TEST(AleaDisbanding, ALineThatIsRefusedDisbandsNothing) {
  // AIE-2.Di AIE-10.1c
  TestTable t = in_phase_d("1", -48);
  send(t, C, Disband{{u("legio_15"), u("legio_1"), u("legio_3")}});
  t.run(disbanding);
  EXPECT_EQ(unit(t.s(), u("legio_15")).where, Where::map) << "they are Pompeius'";
  EXPECT_EQ(t.s().balance, 0);
  EXPECT_TRUE(t.told<LegionsDisbanded>().empty());
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
}

TEST(AleaAdministration, SilenceKeepsWhatWasSent) {
  // AIE-2.Df AIE-2.Di AIE-TE.6  What is legal is the default; what is not stays too and is told in its turn.
  TestTable t = in_phase_d("1", -46);
  leader(t.s(), kPompeius).where = Where::removed;
  leader(t.s(), kPompeius).party_leader = false;
  t.clear_map().put(l("scipio"), "italia_2").put(l("cato"), "italia_2");
  leader(t.s(), l("scipio")).party_leader = true;
  region(t.s(), kItalia).controller = R;
  t.s().turn.unrest[l("scipio")] = z("italia_1");
  send(t, R, Hold{Phase::d});
  send(t, R, Nominate{l("cato")});
  send(t, R, Succession{{l("cato")}});
  send(t, R, City{l("scipio"), z("italia_4")});
  send(t, R, Disband{{u("legio_5")}});  // not his
  const Orders silence = fallback_for(t.p(), AdministrationOrders{Seat{2}, R, true});
  EXPECT_EQ(silence.list.size(), 3u) << "nomination, succession, city";
  t.answer("administration", C, Orders{}).answer("administration", R, silence);
  t.run(hold_d);
  EXPECT_EQ(t.s().orders[Seat{2}].turn.size(), 5u);
}

TEST(AleaAdministration, ASecondDisbandingCountsTheFirst) {
  // AIE-2.Di AIE-3.1.1c
  TestTable t = in_phase_d("1", -48);
  const int garrison = test_tables().region(RegionId("graecia")).garrison;
  for (const ZoneId& zone : test_tables().region(RegionId("graecia")).zones) t.clear(zone.str().c_str());
  for (int i = 0; i <= garrison; ++i) t.put(("legio_" + std::to_string(21 + i)).c_str(), "graecia_2", R);
  const auto verdicts = check_orders(t.p(), AdministrationOrders{Seat{2}, R, true},
                                     {order(Disband{{u("legio_21")}}), order(Disband{{u("legio_22")}})});
  EXPECT_EQ(why(verdicts[0]), "");
  EXPECT_EQ(why(verdicts[1]), "AIE-3.1.1c garrison_needed");
}

TEST(AleaSmcs, ThePhaseAndBothSharesAreTold) {
  // AIE-2.Da AIE-2.Dd
  TestTable t("3");
  t.s().phase = Phase::c;
  t.put(kCaesar, "gallia_7").put(kPompeius, "graecia_2");
  for (const LeaderId& id : {kCaesar, kPompeius}) leader(t.s(), id).party_leader = true;
  t.dice({6, 6}).run(count_smcs);
  EXPECT_GT(t.s().turn.smc_left[C], 0);
  EXPECT_EQ(t.s().phase, Phase::d);
  ASSERT_EQ(t.told<PhaseBegan>().size(), 1u);
  EXPECT_EQ(t.told<PhaseBegan>()[0].phase, Phase::d);
  EXPECT_EQ(t.told<SmcsCounted>().at(0).caesarian, t.s().turn.smc_left[C]);
  EXPECT_EQ(t.told<SmcsCounted>().at(0).republican, t.s().turn.smc_left[R]);
}

TEST(AleaAdministration, AHoldCountsWhateverElseWasSent) {
  // 7.1  W1d; the other seat has sent nothing at all.
  TestTable t = in_phase_d("3", -48);
  send(t, C, Nominate{l("m_antonius")});
  send(t, C, Hold{Phase::c});
  t.run(hold_d);
  send(t, C, Hold{Phase::d});
  const auto window = t.run_to_window(hold_d);
  ASSERT_EQ(window.size(), 2u);
  EXPECT_TRUE(std::get<AdministrationOrders>(window[0].decision).required);
  EXPECT_FALSE(std::get<AdministrationOrders>(window[1].decision).required);
}

TEST(AleaAdministration, BothAnswersTakeThePlaceOfWhatWasSent) {
  // 7.1  W1d
  TestTable t = in_phase_d("3", -48);
  send(t, C, Hold{Phase::d});
  send(t, R, Nominate{l("scipio")});
  t.answer("administration", C, Orders{{order(Nominate{l("m_antonius")})}, 0})
      .answer("administration", R, Orders{{order(Nominate{l("cato")})}, 0});
  t.run(hold_d);
  ASSERT_EQ(t.s().orders[Seat{1}].turn.size(), 2u);
  EXPECT_EQ(std::get<Nominate>(t.s().orders[Seat{1}].turn[1].body).leader, l("m_antonius"));
  ASSERT_EQ(t.s().orders[Seat{2}].turn.size(), 1u);
  EXPECT_EQ(std::get<Nominate>(t.s().orders[Seat{2}].turn[0].body).leader, l("cato"));
}

TEST(AleaAdministration, NoCityForWhoIsNotInUnrest) {
  // AIE-TE.6
  TestTable t = in_phase_d("3", -48);
  const AdministrationOrders d{Seat{1}, C, true};
  EXPECT_EQ(why(check_orders(t.p(), d, {order(City{kCaesar, z("italia_1")})}).at(0)),
            "AIE-TE.6 no_unrest_for_leader");
}

TEST(AleaReinforcements, WhatIsPlacedByDefaultIsTold) {
  // AIE-2.Dh
  TestTable t = in_phase_d("3", -48);
  t.clear_map();
  Unit& recruit = unit(t.s(), u("legio_1r"));
  recruit.where = Where::region_box;
  recruit.region = RegionId("gallia");
  t.run(reinforcements);
  ASSERT_EQ(t.told<UnitsPlaced>().size(), 1u);
  EXPECT_EQ(t.told<UnitsPlaced>()[0].units, std::vector{u("legio_1r")});
  EXPECT_EQ(t.told<UnitsPlaced>()[0].zone, recruit.zone);
}

}  // namespace ch2_d_administration_test
}  // namespace adj::alea
