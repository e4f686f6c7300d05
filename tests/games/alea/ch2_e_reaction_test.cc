// 7.1, 7.5.3  The reaction window (W2r): when the defender is asked, about what, and what his standing orders
// spare him.

#include <algorithm>

#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {
namespace ch2_e_reaction_test {

const LeaderId kCato("cato"), kScipio("scipio");

using Windows = std::vector<Open<Alea>>;

TestTable phase_e(std::map<std::string, std::string> options = {}) {
  options.emplace("garrison_moves", "free");
  TestTable t("3", options);
  t.clear_map();
  t.s().phase = Phase::e;
  t.s().turn.initiative = t.s().turn.next_smc = C;
  t.s().turn.smc_left = {{C, 3}, {R, 3}};
  return t;
}

// Caesar marches from Graecia 1 into Graecia 3, where one republican legion stands.
TestTable attack(const std::map<std::string, std::string>& options = {}) {
  TestTable t = phase_e(options);
  t.put(kCaesar, "graecia_1");
  for (const char* id : {"legio_8", "legio_9", "legio_10"}) t.put(id, "graecia_1", C);
  t.put("legio_1", "graecia_3", R);
  return t;
}

const Texts kArmy{"legio_8", "legio_9", "legio_10"};

Orders orders(std::vector<Order> list) { return {std::move(list), 0}; }

Windows march_in(TestTable& t) {
  t.answer("smc", C, orders({march({kCaesar}, kArmy, "graecia_1", {"graecia_3"})}));
  return t.run_to_window([](AleaTable& table) { play_smc(table); });
}

// The zones that the defender is asked about; none: the SMC ran through (a battle was fought with this die).
std::vector<ZoneId> asked(TestTable& t) {
  const Windows window = march_in(t);
  if (window.empty()) return {};
  EXPECT_EQ(window.size(), 1u);
  EXPECT_EQ(window[0].kind(), Name("reaction"));
  EXPECT_EQ(window[0].seat(), seat_of(t.s(), R));
  return std::get<ReactionOrders>(window[0].decision).zones;
}

const std::vector<ZoneId> kGraecia3{ZoneId("graecia_3")};

TEST(AleaReaction, AskedWhereALeaderCouldEvade) {
  TestTable t = attack();
  t.put(kCato, "graecia_3");
  EXPECT_EQ(asked(t), kGraecia3);
}

TEST(AleaReaction, NotAskedWithoutLeaderOrCounter) {
  TestTable t = attack();
  t.dice({3});
  EXPECT_TRUE(asked(t).empty());
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
}

TEST(AleaReaction, ALeaderElsewhereIsNoReasonToAsk) {
  TestTable t = attack();
  t.put(kCato, "graecia_4").dice({3});
  EXPECT_TRUE(asked(t).empty());
}

TEST(AleaReaction, ASickLeaderCannotEvade) {
  // AIE-RUL-09
  TestTable t = attack();
  t.put(kCato, "graecia_3").dice({3});
  leader(t.s(), kCato).sick = true;
  EXPECT_TRUE(asked(t).empty());
}

TEST(AleaReaction, NorCanOneWhoIsToStayInHisCity) {
  // AIE-TE.6  Alone he would be driven out, and chooses where to.
  TestTable t = attack();
  t.put(kCato, "graecia_3").dice({3});
  t.s().turn.unrest[kCato] = z("graecia_3");
  EXPECT_TRUE(asked(t).empty());
  TestTable alone = attack();
  unit(alone.s(), u("legio_1")).where = Where::reserve;
  alone.put(kCato, "graecia_3");
  alone.s().turn.unrest[kCato] = z("graecia_3");
  EXPECT_EQ(asked(alone), kGraecia3);
  TestTable on_his_way = attack();
  on_his_way.put(kCato, "graecia_3");
  on_his_way.s().turn.unrest[kCato] = z("graecia_4");
  EXPECT_EQ(asked(on_his_way), kGraecia3);
}

TEST(AleaReaction, AnyCounterOpensTheWindowSoThatItBetraysNothing) {
  // AIE-6d  The same window for each of the 19 counters, whatever its faces can do here.
  for (const CounterInfo& counter_info : test_tables().counters) {
    SCOPED_TRACE(counter_info.id.str());
    TestTable t = attack();
    t.give_counter(counter_info.id.str().c_str(), R);
    EXPECT_EQ(asked(t), kGraecia3);
  }
}

TEST(AleaReaction, TheAttackersCountersAreNoReason) {
  TestTable t = attack();
  t.give_counter("S13", C).dice({3});
  EXPECT_TRUE(asked(t).empty());
}

TEST(AleaReaction, NobodyIsAskedWhenNobodyIsAttacked) {
  TestTable t = attack();
  t.clear("graecia_3").give_counter("S13", R);
  EXPECT_TRUE(asked(t).empty());
  EXPECT_TRUE(t.told<Contact>().empty());
}

TEST(AleaReaction, ALoneLeaderIsAsked) {
  TestTable t = attack();
  t.clear("graecia_3").put(kCato, "graecia_3");
  EXPECT_EQ(asked(t), kGraecia3);
}

TEST(AleaReaction, NobodyIsAskedInATriumvirsRegion) {
  // AIE-3.6.5c
  TestTable t = phase_e();
  t.give_counter("S13", R).put(kCato, "graecia_3").put("legio_1", "graecia_3", R);
  t.put("legio_10", "graecia_3", C);
  t.s().triumvir.push_back({kCato, RegionId("graecia"), {}});
  t.answer("smc", C, orders({given(Pass{false})}));
  t.run([](AleaTable& table) { play_smc(table); });
}

TEST(AleaReaction, PeoplesOfBothSidesDoNotMeet) {
  // AIE-RUL-15
  TestTable t = phase_e();
  t.give_counter("S13", R);
  for (const auto& [id, camp] : {std::pair{"germani", C}, {"alpes", R}}) {
    people(t.s(), PeopleId(id)).status = PeopleStatus::war;
    people(t.s(), PeopleId(id)).camp = camp;
  }
  t.put("germani_1", "gallia_5").put("alpes_1", "gallia_5");
  t.answer("smc", C, orders({given(Pass{false})}));
  t.run([](AleaTable& table) { play_smc(table); });
}

TEST(AleaReaction, OneWindowForAllZonesOfTheSmc) {
  // Only one of them has a leader; both are shown.
  TestTable t = attack();
  t.put(kCato, "graecia_3").put("legio_2", "graecia_2", R);
  t.answer("smc", C,
           orders({march({kCaesar}, {"legio_8", "legio_9"}, "graecia_1", {"graecia_3"}),
                   march({}, {"legio_10"}, "graecia_1", {"graecia_2"})}));
  const Windows window = t.run_to_window([](AleaTable& table) { play_smc(table); });
  ASSERT_EQ(window.size(), 1u);
  EXPECT_EQ(std::get<ReactionOrders>(window[0].decision).zones, zones_named({"graecia_2", "graecia_3"}));
}

TEST(AleaReaction, TheOptionStandingOnlySuppressesTheWindow) {
  TestTable t = attack({{"reactions", "standing_only"}});
  t.put(kCato, "graecia_3").give_counter("S13", R).dice({3});
  EXPECT_TRUE(asked(t).empty());
  EXPECT_EQ(t.told<BattleFought>().size(), 1u) << "stand and fight";
}

// --- Standing orders that cover a zone

bool spared(const Order& standing, const std::function<void(TestTable&)>& change = {}) {
  TestTable t = attack();
  t.put(kCato, "graecia_3").standing(R, standing);
  if (change) change(t);
  return automatic_for(t.p(), ReactionOrders{seat_of(t.s(), R), R, kGraecia3}).has_value();
}

TEST(AleaReaction, StandingOrdersSpareTheWindow) {
  EXPECT_TRUE(spared(given(Stand{z("graecia_3")})));
  EXPECT_TRUE(spared(given(Evade{kCato, std::nullopt, false, {}, {}})));
  EXPECT_TRUE(spared(given(Evade{std::nullopt, z("graecia_3"), false, {}, {}})));
  // A condition that does not hold is an answer too: stand.
  const Condition overwhelming{ConditionKind::odds, Comparison::greater_equal, 4, 1, {}, {}, {}};
  EXPECT_TRUE(spared(given(Evade{kCato, std::nullopt, false, {}, {}}, {overwhelming})));
}

TEST(AleaReaction, StandingOrdersForOtherPlacesDoNot) {
  EXPECT_FALSE(spared(given(Stand{z("graecia_2")})));
  EXPECT_FALSE(spared(given(Evade{kScipio, std::nullopt, false, {}, {}})));
  EXPECT_FALSE(spared(given(Evade{kScipio, std::nullopt, false, {}, {}}),
                      [](TestTable& t) { t.put(kScipio, "graecia_4"); }));
  EXPECT_FALSE(spared(given(Evade{std::nullopt, z("graecia_2"), false, {}, {}})));
  EXPECT_FALSE(spared(given(Losses{z("graecia_3"), {u("legio_1")}})));
  Order past = given(Stand{z("graecia_3")});
  past.until = -49;
  EXPECT_FALSE(spared(past));
  past.until = -48;
  EXPECT_TRUE(spared(past));
}

TEST(AleaReaction, AnEvasionOfTheFleetCoversOnlyAFleet) {
  const Order fleet = given(Evade{std::nullopt, z("graecia_3"), true, {}, {}});
  const auto with_naves = [](TestTable& t) { t.put("naves_6pf_0_1", "graecia_3", R); };
  EXPECT_FALSE(spared(fleet, with_naves));
  EXPECT_TRUE(spared(fleet, [](TestTable& t) {
    t.clear("graecia_3").put(kCato, "graecia_3").put("naves_6pf_0_1", "graecia_3", R);
  }));
}

TEST(AleaReaction, WhatStandsIsCarriedOutWithoutAskingHim) {
  TestTable t = attack();
  t.put(kCato, "graecia_3").dice({9, 3});  // the evasion fails, the battle is fought
  t.standing(R, given(Evade{kCato, std::nullopt, false, {}, {}}));
  EXPECT_TRUE(asked(t).empty());
  EXPECT_EQ(t.told<EvasionTried>().size(), 1u);
}

TEST(AleaReaction, ForLeadersWithoutUnitsTheirWayOfEscapeIsEnough) {
  const auto alone = [](std::vector<LeaderId> escaping) {
    TestTable t = attack();
    t.clear("graecia_3").put(kCato, "graecia_3").put(kScipio, "graecia_3");
    for (const LeaderId& id : escaping) t.standing(R, given(Escape{id, {z("graecia_4")}}));
    return t;
  };
  TestTable none = alone({}), one = alone({kCato});
  EXPECT_EQ(asked(none), kGraecia3);
  EXPECT_EQ(asked(one), kGraecia3) << "nothing is said of Scipio";
  TestTable both = alone({kCato, kScipio});
  both.dice({7, 7});
  EXPECT_TRUE(asked(both).empty());
  EXPECT_EQ(leader(both.s(), kCato).zone, z("graecia_4"));
  TestTable with_unit = alone({kCato, kScipio});
  with_unit.put("legio_1", "graecia_3", R);
  EXPECT_EQ(asked(with_unit), kGraecia3) << "they could evade with it";
}

TEST(AleaReaction, EveryZoneWhereHeCouldReactMustBeCovered) {
  TestTable t = attack();
  t.put(kCato, "graecia_3").put(kScipio, "graecia_2").put("legio_2", "graecia_2", R);
  t.standing(R, given(Stand{z("graecia_3")}));
  t.answer("smc", C,
           orders({march({kCaesar}, {"legio_8", "legio_9"}, "graecia_1", {"graecia_3"}),
                   march({}, {"legio_10"}, "graecia_1", {"graecia_2"})}));
  EXPECT_EQ(t.run_to_window([](AleaTable& table) { play_smc(table); }).size(), 1u);
}

TEST(AleaReaction, WhereHeCannotReactNothingNeedsCover) {
  TestTable t = attack();
  t.put(kCato, "graecia_3").put("legio_2", "graecia_2", R);  // nobody leads the legion in Graecia 2
  t.standing(R, given(Stand{z("graecia_3")})).dice({3, 3});
  t.answer("smc", C,
           orders({march({kCaesar}, {"legio_8", "legio_9"}, "graecia_1", {"graecia_3"}),
                   march({}, {"legio_10"}, "graecia_1", {"graecia_2"})}));
  t.run([](AleaTable& table) { play_smc(table); });
  EXPECT_EQ(t.told<BattleFought>().size(), 2u);
}

TEST(AleaReaction, AStandingOrderWrittenInTheWindowDoesNotUndoIt) {
  // The step runs again with what the mail changed, and must still ask the same.
  TestTable t = attack();
  t.put(kCato, "graecia_3").standing(R, given(Stand{z("graecia_3")})).dice({3});
  t.answer("smc", C, orders({march({kCaesar}, kArmy, "graecia_1", {"graecia_3"})}));
  t.answer("reaction", R, orders({given(Losses{z("graecia_3"), {u("legio_1")}})}));
  EXPECT_NO_THROW(t.run([](AleaTable& table) { play_smc(table); }));
}

// --- What he answers

TEST(AleaReaction, HisOrdersCountInThisSmcAndAreForgotten) {
  TestTable t = attack();
  t.put(kCato, "graecia_3").dice({9, 3});  // the evasion fails, the battle is fought
  t.answer("smc", C, orders({march({kCaesar}, kArmy, "graecia_1", {"graecia_3"})}));
  t.answer("reaction", R, orders({given(Evade{kCato, std::nullopt, false, {z("graecia_4")}, {}})}));
  t.run([](AleaTable& table) { play_smc(table); });
  EXPECT_EQ(t.told<EvasionTried>().size(), 1u);
  EXPECT_TRUE(t.s().orders[seat_of(t.s(), R)].smc.empty());
}

TEST(AleaReaction, SilenceStandsAndFights) {
  TestTable t = attack();
  EXPECT_TRUE(fallback_for(t.p(), ReactionOrders{seat_of(t.s(), R), R, kGraecia3}).list.empty());
}

TEST(AleaReaction, HeMayPlayAnyStratagemOfPhaseE) {
  // AIE-6d  At any moment, also in the enemy's SMC, with effect at once.
  TestTable t = attack();
  t.put(l("trebonius"), "graecia_1").give_counter("S12", R).dice({8, 3});
  Order kill = play(Face::assassination);
  std::get<Play>(kill.body).leaders = {l("trebonius")};
  t.answer("smc", C, orders({march({kCaesar}, kArmy, "graecia_1", {"graecia_3"})}));
  t.answer("stratagem", R, ChosenPlay{});  // nothing stands at the beginning of the SMC
  t.answer("reaction", R, orders({kill}));
  t.run([](AleaTable& table) { play_smc(table); });
  EXPECT_TRUE(t.told<AssassinationTried>().at(0).dead);
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
}

TEST(AleaReaction, AskedForWhatTheDefenderCanDoNotTheAttacker) {
  // 7.1  A legion alone attacks; Cato could evade.
  TestTable t = phase_e();
  t.put("legio_10", "graecia_1", C).put("legio_1", "graecia_3", R).put(kCato, "graecia_3");
  t.answer("smc", C, orders({march({}, {"legio_10"}, "graecia_1", {"graecia_3"})}));
  const Windows window = t.run_to_window([](AleaTable& table) { play_smc(table); });
  ASSERT_EQ(window.size(), 1u);
  EXPECT_EQ(window[0].kind(), Name("reaction"));
}

TEST(AleaReaction, OnlyAnEscapeOfEachLeaderThereSparesTheQuestion) {
  // AIE-8.2m  7.1
  TestTable t = phase_e();
  t.put(kCaesar, "graecia_3").put("legio_10", "graecia_3", C).put(kCato, "graecia_3");
  const ReactionOrders d{seat_of(t.s(), R), R, kGraecia3};
  t.standing(R, given(Escape{kScipio, {}}));
  EXPECT_FALSE(automatic_for(t.p(), d)) << "another's escape says nothing";
  t.standing(R, given(Escape{kCato, {}}));
  EXPECT_TRUE(automatic_for(t.p(), d));
}

}  // namespace ch2_e_reaction_test
}  // namespace adj::alea
