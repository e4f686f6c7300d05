// AIE-9, AIE-9.1, AIE-RUL-34  The order of the adjustments, and the winter of the fleets.

#include "adjudicator/games/alea/ch9_winter.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch9_fleets_test {

const LeaderId kHirtius("hirtius"), kScipio("scipio");

// An empty map in the winter of -46; C controls Gallia, R the rest.
TestTable winter() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.clear_map();
  return t;
}

void fleets(TestTable& t) {
  t.run([](AleaTable& table) { adjust_fleets(table); });
}

void quarters(TestTable& t) {
  t.run([](AleaTable& table) {
    Winter9 nine(table);
    take_winter_quarters(nine);
  });
}

Where whereabouts(const TestTable& t, const char* id) { return unit(t.s(), u(id)).where; }
Where whereabouts(const TestTable& t, LeaderId id) { return leader(t.s(), id).where; }

TEST(AleaWinterFleets, InAPortTheyRecover) {
  // AIE-9.1a
  TestTable t = winter();
  t.put("naves_6pf_0_1", "gallia_8", C, true).put("naves_6pf_0_2", "gallia_8", C);
  t.put("legio_5", "gallia_8", C, true).put(kHirtius, "gallia_8");
  fleets(t);
  EXPECT_FALSE(unit(t.s(), u("naves_6pf_0_1")).weakened);
  EXPECT_EQ(unit(t.s(), u("naves_6pf_0_1")).zone, z("gallia_8"));
  EXPECT_TRUE(unit(t.s(), u("legio_5")).weakened) << "land units come later";
  EXPECT_EQ(t.told<UnitsRecovered>().front().units, std::vector<UnitId>{u("naves_6pf_0_1")});
  EXPECT_EQ(whereabouts(t, kHirtius), Where::map);
}

TEST(AleaWinterFleets, AtSeaEverythingIsLost) {
  // AIE-9.1b AIE-RUL-34 AIE-RUL-46
  TestTable t = winter();
  t.put("naves_6pf_0_1", "mare_centrale", C)
      .put("legio_5", "mare_centrale", C)
      .put(kHirtius, "mare_centrale");
  t.put("naves_8pf_2_p1_1", "mare_aegaeum", R).put(kScipio, "mare_aegaeum");
  fleets(t);
  for (const char* id : {"naves_6pf_0_1", "legio_5", "naves_8pf_2_p1_1"})
    EXPECT_EQ(whereabouts(t, id), Where::reserve) << id;
  for (const LeaderId& id : {kHirtius, kScipio}) EXPECT_EQ(whereabouts(t, id), Where::returning) << id.str();
  EXPECT_EQ(t.s().balance, 0) << "AIE-RUL-36";
  for (Leader& one : t.s().leader)
    if (one.where == Where::waiting) one.where = Where::removed;
  t.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_EQ(whereabouts(t, kHirtius), Where::map) << "back in the next phase C";
}

TEST(AleaWinterFleets, LeadersAtSeaWithoutFleetAreLostToo) {
  // AIE-9.1b AIE-RUL-34
  TestTable t = winter();
  t.put(kHirtius, "mare_tyrrhenum").put(kScipio, "mare_aegaeum");
  fleets(t);
  for (const LeaderId& id : {kHirtius, kScipio}) EXPECT_EQ(whereabouts(t, id), Where::returning) << id.str();
}

TEST(AleaWinterFleets, OnAnOpenCoastTheNavesAndWhoIsAloneWithThem) {
  // AIE-9.1b AIE-RUL-34  Africa 3 has no port.
  TestTable t = winter();
  t.put("naves_6pf_0_1", "africa_3", R).put(kScipio, "africa_3");
  fleets(t);
  EXPECT_EQ(whereabouts(t, "naves_6pf_0_1"), Where::reserve);
  EXPECT_EQ(whereabouts(t, kScipio), Where::returning);

  TestTable landed = winter();
  landed.put("naves_6pf_0_1", "africa_3", R).put(kScipio, "africa_3").put("legio_5", "africa_3", R);
  fleets(landed);
  EXPECT_EQ(whereabouts(landed, "naves_6pf_0_1"), Where::reserve);
  EXPECT_EQ(whereabouts(landed, "legio_5"), Where::map);
  EXPECT_EQ(whereabouts(landed, kScipio), Where::map) << "he stays with the land unit";
}

TEST(AleaWinterFleets, LeadersWithoutFleetAreNotTouched) {
  // AIE-9.1b
  TestTable t = winter();
  t.put(kScipio, "africa_3").put("legio_5", "africa_3", R);
  fleets(t);
  EXPECT_EQ(whereabouts(t, kScipio), Where::map);
  EXPECT_EQ(t.told_count(), 0);
}

TEST(AleaWinterFleets, EgyptianNavesFollowTheSameRule) {
  // AIE-9.1b AIE-4.3a
  TestTable t = winter();
  people(t.s(), kAegyptii).status = PeopleStatus::war;
  people(t.s(), kAegyptii).camp = R;
  t.put("aegyptii_5", "mare_orientale").put(kCleopatra, "mare_orientale").put("aegyptii_6", "aegyptii");
  fleets(t);
  EXPECT_EQ(whereabouts(t, "aegyptii_5"), Where::people_box);
  EXPECT_EQ(whereabouts(t, kCleopatra), Where::returning);
  EXPECT_EQ(whereabouts(t, "aegyptii_6"), Where::map);
}

TEST(AleaWinterFleets, NeutralisedOnesOnlyRecover) {
  // AIE-RUL-19
  TestTable t = winter();
  t.put("naves_6pf_0_1", "africa_3", R, true)
      .put("naves_6pf_0_2", "africa_1", R, true)
      .put(kScipio, "africa_3");
  t.s().triumvir.push_back({kScipio, RegionId("africa"), {}});
  fleets(t);
  EXPECT_EQ(whereabouts(t, "naves_6pf_0_1"), Where::map);
  EXPECT_EQ(whereabouts(t, kScipio), Where::map);
  EXPECT_FALSE(unit(t.s(), u("naves_6pf_0_2")).weakened);
}

TEST(AleaWinterFleets, FromAForeignPortToOneOfTheirOwn) {
  // AIE-RUL-34 AIE-9.2c AIE-9.2d
  TestTable t = winter();
  t.put("naves_6pf_0_1", "hispania_1", C).put("legio_5", "hispania_1", C).put(kHirtius, "hispania_1");
  quarters(t);
  for (const char* id : {"naves_6pf_0_1", "legio_5"})
    EXPECT_EQ(unit(t.s(), u(id)).zone, z("gallia_9")) << id << ": Narbo, city and port";
  EXPECT_EQ(leader(t.s(), kHirtius).zone, z("gallia_9"));
}

TEST(AleaWinterFleets, NotIntoAZoneWithoutPort) {
  // AIE-RUL-34  Lugdunum in Gallia 7 is nearer than Massalia, but no port.
  TestTable t = winter();
  t.put("legio_30", "gallia_9", R).put("naves_6pf_0_1", "hispania_1", C).put("legio_5", "hispania_1", C);
  const Seat seat = seat_of(t.s(), C);
  t.s().orders[seat].winter = {{Winter{z("hispania_1"), {}, z("gallia_7")}, {}, {}}};
  t.s().turn.initiative = C;
  quarters(t);
  EXPECT_EQ(unit(t.s(), u("naves_6pf_0_1")).zone, z("gallia_8"));
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("gallia_8")) << "one stack, one zone";
  EXPECT_EQ(t.told<OrderFailed>().front().refusal.clause, "AIE-RUL-34");
}

TEST(AleaWinterFleets, WithoutAPortTheNavesStay) {
  // AIE-RUL-34
  TestTable t = winter();
  t.put("legio_30", "gallia_9", R).put("legio_31", "gallia_8", R);
  t.put("naves_6pf_0_1", "hispania_1", C).put("legio_5", "hispania_1", C);
  t.s().turn.initiative = C;
  quarters(t);
  EXPECT_EQ(unit(t.s(), u("naves_6pf_0_1")).zone, z("hispania_1"));
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("gallia_7"));
  TestTable alone = winter();
  alone.put("legio_30", "gallia_9", R).put("legio_31", "gallia_8", R).put("naves_6pf_0_1", "hispania_1", C);
  alone.s().turn.initiative = C;
  quarters(alone);
  EXPECT_EQ(unit(alone.s(), u("naves_6pf_0_1")).zone, z("hispania_1"));
  for (const WinterMoved& moved : alone.told<WinterMoved>()) EXPECT_EQ(moved.camp, R);
}

TEST(AleaWinterFleets, TheLineOfAStackThatLeavesItsNavesIsJudgedForWhatGoes) {
  // AIE-RUL-34 AIE-9.2c  No port is free: the legion goes where its player wants it, and nothing is refused.
  TestTable t = winter();
  t.put("legio_30", "gallia_9", R).put("legio_31", "gallia_8", R);
  t.put("naves_6pf_0_1", "hispania_1", C).put("legio_5", "hispania_1", C);
  t.s().turn.initiative = C;
  t.s().orders[seat_of(t.s(), C)].winter = {{Winter{z("hispania_1"), {}, z("gallia_4")}, {}, {}}};
  quarters(t);
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("gallia_4")) << "not to Lugdunum, which is nearer";
  EXPECT_EQ(unit(t.s(), u("naves_6pf_0_1")).zone, z("hispania_1"));
  EXPECT_TRUE(t.told<OrderFailed>().empty());
  // Naves alone have nothing to leave them: their line says why they stay.
  TestTable alone = winter();
  alone.put("legio_30", "gallia_9", R).put("legio_31", "gallia_8", R).put("naves_6pf_0_1", "hispania_1", C);
  alone.s().turn.initiative = C;
  alone.s().orders[seat_of(alone.s(), C)].winter = {{Winter{z("hispania_1"), {}, z("gallia_4")}, {}, {}}};
  quarters(alone);
  ASSERT_EQ(alone.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(alone.told<OrderFailed>().front().refusal.clause, "AIE-RUL-34");
  for (const WinterMoved& moved : alone.told<WinterMoved>()) EXPECT_EQ(moved.camp, R);
}

// --- The whole winter

TEST(AleaWinter, BothAreAskedAtOnce) {
  // AIE-9a
  TestTable t("1");
  t.s().turn.initiative = R;
  const auto window = t.run_to_window([](AleaTable& table) { ask_winter_orders(table); });
  ASSERT_EQ(window.size(), 2u);
  EXPECT_EQ(std::get<WinterOrders>(window[0].decision), (WinterOrders{seat_of(t.s(), R), R}));
  EXPECT_EQ(std::get<WinterOrders>(window[1].decision), (WinterOrders{seat_of(t.s(), C), C}));
}

TEST(AleaWinter, TheAnswersAreKept) {
  // AIE-9a
  TestTable t("1");
  t.s().turn.initiative = C;
  t.answer("winter", C, Orders{{{RecruitPolicy{true}, {}, {}}}, 0}).answer("winter", R, Orders{});
  t.run([](AleaTable& table) { ask_winter_orders(table); });
  EXPECT_EQ(t.s().orders[seat_of(t.s(), C)].winter.size(), 1u);
  EXPECT_TRUE(t.s().orders[seat_of(t.s(), R)].winter.empty());
}

TEST(AleaWinter, RecoveryThenQuartersThenPeoplesThenGarrisons) {
  // AIE-9a AIE-9.2a AIE-9.2c AIE-9.4a  A weakened legion in an enemy city recovers, marches home, counts
  // there.
  TestTable t = winter();
  t.put("legio_5", "hispania_2", C, true).put(kHirtius, "hispania_2");
  t.put("legio_6", "gallia_7", C).put("legio_7", "gallia_7", C);
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = R;
  t.put("germani_1", "gallia_2").put("naves_6pf_0_1", "mare_centrale", C);
  t.run([](AleaTable& table) { adjust(table); });
  EXPECT_FALSE(unit(t.s(), u("legio_5")).weakened);
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("gallia_9"));
  for (const Recruited& r : t.told<Recruited>())
    EXPECT_NE(r.region, RegionId("gallia")) << "3 legions are there";
  EXPECT_EQ(whereabouts(t, "germani_2"), Where::map);

  std::vector<std::string> chapters;
  for (const auto& told : t.events()) {
    const std::string chapter = told.clause.str().substr(0, 7);
    if (chapters.empty() || chapters.back() != chapter) chapters.push_back(chapter);
  }
  EXPECT_EQ(chapters, (std::vector<std::string>{"AIE-9.1", "AIE-9.2", "AIE-9.3", "AIE-9.4"}));
}

// --- Triumph with the winter orders

void play_in_winter(TestTable& t, Camp camp, Face face) {
  Play play;
  play.face = face;
  t.s().orders[seat_of(t.s(), camp)].winter.push_back({play, {}, {}});
}

TEST(AleaWinter, WhoIsOutsideIsLostBeforeTheOthersGoHome) {
  // AIE-9a AIE-9.2b
  TestTable t = winter();
  t.put("legio_5", "daci", C).put(kHirtius, "daci");
  t.run([](AleaTable& table) { adjust(table); });
  ASSERT_EQ(t.told<UnitsEliminated>().size(), 1u);
  EXPECT_EQ(t.told<UnitsEliminated>()[0].units, std::vector{u("legio_5")});
  EXPECT_EQ(whereabouts(t, kHirtius), Where::returning);
}

TEST(AleaWinter, TriumphMayStillBePlayed) {
  // AIE-6.4e
  TestTable t = winter();
  t.give_counter("S14", C).give_counter("S16", R);
  play_in_winter(t, C, Face::triumph_1);
  play_in_winter(t, R, Face::triumph_2);
  t.run([](AleaTable& table) { adjust(table); });
  EXPECT_EQ(t.s().balance, -1) << "1 for C, 2 for R";
  EXPECT_EQ(counter(t.s(), CounterId("S14")).place, CounterPlace::bowl);
}

TEST(AleaWinter, NoOtherStratagemAndNoneOneHasNot) {
  // AIE-6.4e AIE-6a
  TestTable t = winter();
  t.give_counter("S06", C);
  play_in_winter(t, C, Face::imperium);
  play_in_winter(t, C, Face::triumph_2);
  const std::vector<Order> orders = t.s().orders[seat_of(t.s(), C)].winter;
  const Verdicts verdicts = check_orders(t.p(), WinterOrders{seat_of(t.s(), C), C}, orders);
  EXPECT_EQ(verdicts[0]->clause, "AIE-6.4e");
  EXPECT_EQ(verdicts[1]->clause, "AIE-6a");
  t.run([](AleaTable& table) { adjust(table); });
  EXPECT_EQ(t.s().balance, 0);
  EXPECT_EQ(counter(t.s(), CounterId("S06")).place, CounterPlace::hand);
}

}  // namespace ch9_fleets_test
}  // namespace adj::alea
