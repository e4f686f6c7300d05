// 7.1  Queued SMCs: played without a window, unless one of the stop conditions is met.

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {
namespace ch2_e_queue_test {

const LeaderId kCato("cato"), kTrebonius("trebonius");

// It is the Republican's turn; the Caesarian has two SMCs in his queue: legio X from Gallia 4 to Gallia 7,
// then to 9.
TestTable queued(Camp active = R) {
  TestTable t("3", {{"garrison_moves", "free"}});
  t.clear_map();
  t.s().phase = Phase::e;
  t.s().turn.initiative = t.s().turn.next_smc = active;
  t.s().turn.smc_left = {{C, 4}, {R, 4}};
  t.put("legio_10", "gallia_4", C);
  SeatOrders& own = t.s().orders[seat_of(t.s(), C)];
  own.queue = {{7, {march({}, {"legio_10"}, "gallia_4", {"gallia_7"})}},
               {8, {march({}, {"legio_10"}, "gallia_7", {"gallia_9"})}}};
  own.next_serial = 9;
  return t;
}

SeatOrders& own(TestTable& t) { return t.s().orders[seat_of(t.s(), C)]; }

void smc(AleaTable& table) { play_smc(table); }

void play(TestTable& t, Camp camp, std::vector<Order> orders) {
  t.answer("smc", camp, Orders{std::move(orders), 0});
  t.run(smc);
}

// Why the Caesarian's queue waits after this SMC of the Republican: "" when it does not.
std::string stopped_after(TestTable& t, std::vector<Order> enemy) {
  play(t, R, std::move(enemy));
  const auto told = t.told<QueueStopped>();
  const bool waits = queue_waits(own(t));
  EXPECT_EQ(told.size(), waits ? 1u : 0u);
  if (!waits) return "";
  EXPECT_EQ(told[0].seat, seat_of(t.s(), C));
  const auto window = t.run_to_window(smc);
  EXPECT_EQ(window.size(), 1u) << "a normal window opens";
  return told[0].why.str();
}

TEST(AleaQueue, PlaysWithoutAWindowInItsOrder) {
  TestTable t = queued(C);
  t.run(smc);
  EXPECT_TRUE(t.told<SmcBegan>().at(0).queued);
  EXPECT_EQ(t.told<SmcBegan>().at(0).number, 1);
  EXPECT_EQ(unit(t.s(), u("legio_10")).zone, z("gallia_7"));
  ASSERT_EQ(own(t).queue.size(), 1u);
  EXPECT_EQ(own(t).queue[0].serial, 8);
  play(t, R, {given(Pass{false})});
  EXPECT_FALSE(t.told<SmcBegan>().at(0).queued);
  t.run(smc);
  EXPECT_EQ(unit(t.s(), u("legio_10")).zone, z("gallia_9"));
  EXPECT_TRUE(own(t).queue.empty());
  play(t, R, {given(Pass{false})});
  EXPECT_EQ(t.run_to_window(smc).size(), 1u) << "the queue is at its end";
}

TEST(AleaQueue, AQuietEnemyDoesNotStopIt) {
  TestTable t = queued();
  EXPECT_EQ(stopped_after(t, {given(Pass{false})}), "");
}

// --- Enemy units near a stack that is to move

TEST(AleaQueue, EnemyUnitsBesideTheStackStopIt) {
  TestTable t = queued();
  t.put(kCato, "gallia_8").put("legio_1", "gallia_8", R);
  EXPECT_EQ(stopped_after(t, {march({kCato}, {"legio_1"}, "gallia_8", {"gallia_5"})}), "enemy_near");
}

TEST(AleaQueue, EnemyUnitsTwoZonesAwayDoNot) {
  TestTable t = queued();
  t.put(kCato, "alpes_s").put("legio_1", "alpes_s", R);
  people(t.s(), PeopleId("alpes")).status = PeopleStatus::war;
  people(t.s(), PeopleId("alpes")).camp = C;
  EXPECT_EQ(stopped_after(t, {march({kCato}, {"legio_1"}, "alpes_s", {"gallia_8"})}), "");
}

TEST(AleaQueue, EnemyUnitsThatStoodThereBeforeDoNot) {
  TestTable t = queued();
  t.put("legio_1", "gallia_5", R);
  EXPECT_EQ(stopped_after(t, {given(Pass{false})}), "");
}

TEST(AleaQueue, AnEnemyLeaderAloneDoesNot) {
  TestTable t = queued();
  t.put(kCato, "gallia_8");
  EXPECT_EQ(stopped_after(t, {march({kCato}, {}, "gallia_8", {"gallia_5"})}), "");
}

TEST(AleaQueue, EnemiesBesideAStackThatStaysDoNot) {
  TestTable t = queued();
  t.put("legio_9", "gallia_9", C).put("legio_1", "hispania_2", R);
  EXPECT_EQ(stopped_after(t, {march({}, {"legio_1"}, "hispania_2", {"hispania_1"})}), "");
}

TEST(AleaQueue, AFleetOnTheSeaBesideTheStackStopsIt) {
  TestTable t = queued();
  t.put("legio_10", "gallia_9", C);
  own(t).queue = {{7, {march({}, {"legio_10"}, "gallia_9", {"gallia_7"})}}};
  t.put(kCato, "mare_tyrrhenum").put("naves_6pf_0_1", "mare_tyrrhenum", R);
  EXPECT_EQ(stopped_after(t, {sail({kCato}, {"naves_6pf_0_1"}, {}, "mare_tyrrhenum", {"mare_occidentale"})}),
            "enemy_near");
}

TEST(AleaQueue, ItAlsoWatchesStacksThatAreToSail) {
  TestTable t = queued();
  t.put(kTrebonius, "gallia_8").put("naves_4pf_0_1", "gallia_8", C);
  own(t).queue = {{7, {sail({kTrebonius}, {"naves_4pf_0_1"}, {}, "gallia_8", {"mare_occidentale"})}}};
  t.clear("gallia_4").put("legio_1", "gallia_4", R);
  EXPECT_EQ(stopped_after(t, {march({}, {"legio_1"}, "gallia_4", {"gallia_5"})}), "enemy_near");
}

// --- Losses

TEST(AleaQueue, ALostPieceStopsIt) {
  // Trebonius, alone in Graecia 3, does not escape.
  TestTable t = queued();
  t.put(kTrebonius, "graecia_3").put(kCato, "graecia_2").put("legio_1", "graecia_2", R).dice({8});
  t.answer("smc", R, Orders{{march({kCato}, {"legio_1"}, "graecia_2", {"graecia_3"})}, 0});
  t.answer("reaction", C, Orders{});
  t.run(smc);
  EXPECT_EQ(t.told<QueueStopped>().at(0).why, Name("loss"));
}

TEST(AleaQueue, ADisplacedPieceStopsIt) {
  TestTable t = queued();
  t.put(kTrebonius, "graecia_3").put(kCato, "graecia_2").put("legio_1", "graecia_2", R).dice({7});
  t.answer("smc", R, Orders{{march({kCato}, {"legio_1"}, "graecia_2", {"graecia_3"})}, 0});
  t.answer("reaction", C, Orders{});
  t.run(smc);
  ASSERT_TRUE(t.told<EscapeTried>().at(0).alive);
  EXPECT_EQ(t.told<QueueStopped>().at(0).why, Name("loss"));
}

TEST(AleaQueue, HisOwnMovesAreNoDisplacementButALossInThemIs) {
  TestTable t = queued(C);
  t.s().turn.smc_left = {{C, 4}, {R, 0}};
  t.run(smc);
  EXPECT_TRUE(t.told<QueueStopped>().empty());

  // The plague in Gallia 9 takes the weakened legion.
  TestTable plague = queued(C);
  plague.s().turn.smc_left = {{C, 4}, {R, 0}};
  plague.s().plague = z("gallia_7");
  plague.put("legio_10", "gallia_4", C, true).dice({9});
  plague.run(smc);
  EXPECT_EQ(plague.told<QueueStopped>().at(0).why, Name("loss"));
}

// --- Illegal orders

TEST(AleaQueue, AnOrderThatHasBecomeIllegalStopsIt) {
  TestTable t = queued();
  own(t).queue[0].orders = {march({}, {"legio_9"}, "gallia_4", {"gallia_7"})};  // not on the map
  EXPECT_EQ(stopped_after(t, {given(Pass{false})}), "illegal");
}

TEST(AleaQueue, OnlyTheNextOneIsLookedAt) {
  TestTable t = queued();
  own(t).queue[1].orders = {march({}, {"legio_9"}, "gallia_4", {"gallia_7"})};
  EXPECT_EQ(stopped_after(t, {given(Pass{false})}), "");
}

TEST(AleaQueue, AConditionThatDoesNotHoldIsNotIllegal) {
  TestTable t = queued();
  const Condition war{
      ConditionKind::people_at_war, Comparison::greater_equal, 0, 1, {}, PeopleId("germani"), {}};
  own(t).queue[0].orders[0].conditions = {war};
  EXPECT_EQ(stopped_after(t, {given(Pass{false})}), "");
}

TEST(AleaQueue, TheFirstSmcOfTheYearIsLookedAtWhenThePhaseBegins) {
  TestTable t = queued(C);
  own(t).queue[0].orders = {march({}, {"legio_9"}, "gallia_4", {"gallia_7"})};
  t.run([](AleaTable& table) { begin_movements(table); });
  EXPECT_EQ(t.told<QueueStopped>().at(0).why, Name("illegal"));
  EXPECT_EQ(t.run_to_window(smc).size(), 1u);
}

// --- Attacks by stratagem

TEST(AleaQueue, AnEnemyAssassinationStopsIt) {
  TestTable t = queued();
  t.put(kTrebonius, "italia_1").give_counter("S12", R).dice({0});
  Order kill = alea::play(Face::assassination);
  std::get<Play>(kill.body).leaders = {kTrebonius};
  EXPECT_EQ(stopped_after(t, {kill}), "attacked");
}

TEST(AleaQueue, AnEnemyDesertionStopsIt) {
  TestTable t = queued();
  t.put("legio_9", "italia_1", C).give_counter("S03", R);
  Order desertion = alea::play(Face::desertion);
  std::get<Play>(desertion.body).zone = z("italia_1");
  EXPECT_EQ(stopped_after(t, {desertion}), "attacked");
}

TEST(AleaQueue, APlagueStopsItOnlyWhereItHitsHim) {
  for (const bool hit : {true, false}) {
    TestTable t = queued();
    if (hit) t.put("legio_9", "italia_7", C);
    t.give_counter("S16", R);
    Order plague = alea::play(Face::plague);
    std::get<Play>(plague.body).zone = z("italia_7");
    EXPECT_EQ(stopped_after(t, {plague}), hit ? "attacked" : "");
  }
  TestTable leader_only = queued();  // he lives, but was in danger
  leader_only.put(kTrebonius, "italia_7").give_counter("S16", R).dice({8});
  Order plague = alea::play(Face::plague);
  std::get<Play>(plague.body).zone = z("italia_7");
  EXPECT_EQ(stopped_after(leader_only, {plague}), "attacked");
}

TEST(AleaQueue, TheFirstReasonStands) {
  TestTable t = queued();
  t.put(kTrebonius, "italia_1").give_counter("S12", R).dice({9});
  Order kill = alea::play(Face::assassination);
  std::get<Play>(kill.body).leaders = {kTrebonius};
  EXPECT_EQ(stopped_after(t, {kill}), "attacked") << "and not loss";
}

TEST(AleaQueue, WhoHasNoQueueIsToldNothing) {
  TestTable t = queued();
  own(t).queue.clear();
  t.put(kTrebonius, "italia_1").give_counter("S12", R).dice({0});
  Order kill = alea::play(Face::assassination);
  std::get<Play>(kill.body).leaders = {kTrebonius};
  play(t, R, {kill});
  EXPECT_TRUE(t.told<QueueStopped>().empty());
  EXPECT_FALSE(own(t).queue_stopped);
}

// --- After a stop

TEST(AleaQueue, TheAnswerTakesThePlaceOfTheStoppedSmcAndTheRestGoesOn) {
  TestTable t = queued();
  t.put(kTrebonius, "italia_1").give_counter("S12", R).dice({0});
  Order kill = alea::play(Face::assassination);
  std::get<Play>(kill.body).leaders = {kTrebonius};
  play(t, R, {kill});
  ASSERT_EQ(own(t).queue.size(), 2u) << "shown in the window";
  play(t, C, {march({}, {"legio_10"}, "gallia_4", {"gallia_7"})});
  ASSERT_EQ(own(t).queue.size(), 1u);
  EXPECT_EQ(own(t).queue[0].serial, 8);
  EXPECT_FALSE(own(t).queue_stopped);
  play(t, R, {given(Pass{false})});
  t.run(smc);
  EXPECT_TRUE(t.told<SmcBegan>().at(0).queued);
  EXPECT_EQ(unit(t.s(), u("legio_10")).zone, z("gallia_9"));
}

TEST(AleaQueue, AQueueWrittenAnewCounts) {
  TestTable t = queued();
  own(t).queue_stopped = true;
  own(t).stop_why = "attacked";
  own(t).stopped_serial = 6;  // an entry that is not there any more
  EXPECT_EQ(stopped_after(t, {given(Pass{false})}), "");
}

TEST(AleaQueue, TheReasonIsPrivate) {
  TestTable t = queued();
  own(t).queue[0].orders = {march({}, {"legio_9"}, "gallia_4", {"gallia_7"})};
  play(t, R, {given(Pass{false})});
  for (const auto& told : t.events())
    if (told.event.get_if<QueueStopped>()) {
      EXPECT_TRUE(told.audience.includes(seat_of(t.s(), C)));
      EXPECT_FALSE(told.audience.includes(seat_of(t.s(), R)));
    }
}

TEST(AleaQueue, ItIsToldOnlyBeforeHisOwnSmc) {
  // The Republican plays twice running; the Caesarian is told once, at the end of the second.
  TestTable t = queued();
  own(t).queue[0].orders = {march({}, {"legio_9"}, "gallia_4", {"gallia_7"})};
  t.s().turn.smc_left = {{C, 0}, {R, 2}};
  t.s().turn.extra_smc = C;
  play(t, R, {given(Pass{false})});
  EXPECT_TRUE(t.told<QueueStopped>().empty());
  play(t, R, {given(Pass{false})});
  EXPECT_EQ(t.told<QueueStopped>().size(), 1u);
}

TEST(AleaQueue, PassAllStandsAboveTheQueue) {
  TestTable t = queued(C);
  own(t).pass_all = true;
  t.run(smc);
  EXPECT_FALSE(t.told<SmcBegan>().at(0).queued);
  EXPECT_EQ(unit(t.s(), u("legio_10")).zone, z("gallia_4"));
  EXPECT_EQ(own(t).queue.size(), 2u);
}

TEST(AleaQueue, AQueuedPassAllIsOne) {
  TestTable t = queued(C);
  own(t).queue = {{7, {given(Pass{true})}}};
  t.run(smc);
  EXPECT_EQ(t.told<Passed>().at(0), (Passed{C, true}));
  EXPECT_TRUE(own(t).pass_all);
}

TEST(AleaQueue, ZonesTouchByLandAndSea) {
  const Tables& tables = test_tables();
  EXPECT_TRUE(touch(tables, z("gallia_8"), z("gallia_9")));
  EXPECT_TRUE(touch(tables, z("italia_7"), z("sicilia_1"))) << "a strait";
  EXPECT_TRUE(touch(tables, z("gallia_8"), z("mare_occidentale")));
  EXPECT_TRUE(touch(tables, z("mare_occidentale"), z("gallia_8")));
  EXPECT_TRUE(touch(tables, z("mare_occidentale"), z("mare_tyrrhenum")));
  EXPECT_FALSE(touch(tables, z("gallia_8"), z("italia_3")));
  EXPECT_FALSE(touch(tables, z("gallia_8"), z("mare_tyrrhenum")));
}

}  // namespace ch2_e_queue_test
}  // namespace adj::alea
