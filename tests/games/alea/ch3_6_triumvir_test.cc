// AIE-3.6.5, AIE-6.4c, d, AIE-RUL-19, 57, 64  A Pretender bought off, his region, and its release.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch3_6_triumvir_test {

const LeaderId kScipio("scipio"), kCato("cato"), kLepidus("lepidus"), kHirtius("hirtius");
const RegionId kAfrica("africa");

// Scipio in Africa 1 (as a Caesarian CP 2), Cato in Africa 2, one legion each; Pompeius in Graecia.
TestTable africa(const std::map<std::string, std::string>& options = {}) {
  TestTable t("1", options);
  t.s().year = -46;
  t.s().phase = Phase::c;
  t.clear("italia_1").put(kPompeius, "graecia_2");
  t.clear("africa_1").put(kScipio, "africa_1").put("legio_25", "africa_1", R);
  t.put(kCato, "africa_2").put("legio_27", "africa_2", R);
  return t;
}

void coup(TestTable& t, Camp camp, LeaderId id) {
  t.run([&](AleaTable& table) { attempt_coup(table, camp, id, 0); });
}

// Africa under Scipio the Triumvir.
TestTable still_africa() {
  TestTable t = africa();
  t.dice({1, 1});
  coup(t, C, kScipio);
  return t;
}

std::string refused(const TestTable& t, Camp camp, OrderBody body) {
  const auto verdict = check_moves(t.p(), camp, {Order{std::move(body), {}, {}}}).front();
  return verdict ? verdict->clause : "";
}

TEST(AleaTriumvir, BelowTheCpOfTheFaceHeShowsNow) {
  // AIE-3.6.5b AIE-RUL-58 AIE-EX-43
  TestTable t = africa();
  t.dice({4, 1});
  coup(t, C, kScipio);
  EXPECT_EQ(t.told<TriumvirTried>().front(), (TriumvirTried{kScipio, 1, 2, true, kAfrica}));

  TestTable failed = africa();
  failed.dice({4, 2, 5});
  coup(failed, C, kScipio);
  EXPECT_EQ(failed.told<TriumvirTried>().front(), (TriumvirTried{kScipio, 2, 2, false, kAfrica}));
  EXPECT_TRUE(is_pretender(failed.p(), kScipio)) << "he stays a Pretender with a valid coup";
  EXPECT_TRUE(failed.s().triumvir.empty());
  EXPECT_EQ(failed.told<LoyaltyTested>().size(), 1u) << "the coup is carried out";
  EXPECT_EQ(region(failed.s(), kAfrica).controller, R);
}

TEST(AleaTriumvir, ForTheMirroredCoup) {
  // AIE-3.6.5b AIE-EX-39  Lepidus as a Republican has CP 3: 1 and 2 succeed.
  for (const int roll : {2, 3}) {
    TestTable t = africa();
    t.put(kCaesar, "italia_4");
    t.dice({1, roll});
    if (roll == 3) t.dice({1});
    coup(t, R, kLepidus);
    EXPECT_EQ(t.told<TriumvirTried>().front().success, roll == 2);
    EXPECT_EQ(t.told<TriumvirTried>().front().cp, 3);
  }
}

TEST(AleaTriumvir, EndsTheCoupBeforeItIsCarriedOut) {
  // AIE-RUL-19 AIE-3.6.5a
  TestTable t = still_africa();
  EXPECT_TRUE(t.s().coup.empty()) << "no Pretender any more";
  ASSERT_EQ(t.s().triumvir.size(), 1u);
  EXPECT_EQ(t.s().triumvir.front(), (Triumvir{kScipio, kAfrica, {}}));
  EXPECT_EQ(leader(t.s(), kScipio).camp, C) << "on the face he turned to";
  EXPECT_EQ(unit(t.s(), u("legio_25")).camp, R) << "nobody joined him";
  EXPECT_EQ(leader(t.s(), kCato).camp, R);
  EXPECT_TRUE(t.told<LoyaltyTested>().empty());
}

TEST(AleaTriumvir, OnlyInARegionWithoutPartyLeaders) {
  // AIE-3.6.5a
  for (const LeaderId& id : {kPompeius, kCaesar}) {
    TestTable t = africa();
    t.put(id, "africa_3");
    t.dice({1, 1});
    coup(t, C, kScipio);
    EXPECT_TRUE(t.told<TriumvirTried>().empty()) << id.str();
    EXPECT_TRUE(is_pretender(t.p(), kScipio));
  }
}

TEST(AleaTriumvir, AsTheThreatenedPlayerWishes) {
  // AIE-3.6.5a
  const auto tried = [](const TriumvirPolicy& policy, Camp of) {
    TestTable t = africa();
    t.standing(of, {policy, {}, {}});
    const bool never = of == R && (!policy.attempt || !policy.except.empty());
    t.dice({1, 1});  // the second die is the Triumvir's, or the loyalty of Africa 2
    coup(t, C, kScipio);
    EXPECT_EQ(t.told<TriumvirTried>().empty(), never);
    return !t.told<TriumvirTried>().empty();
  };
  EXPECT_TRUE(tried({true, {}}, R));
  EXPECT_FALSE(tried({false, {}}, R));
  EXPECT_FALSE(tried({true, {kScipio}}, R));
  EXPECT_TRUE(tried({false, {}}, C)) << "not the player of the coup";
}

TEST(AleaTriumvir, OneAtATime) {
  // AIE-RUL-19
  for (const bool two : {false, true}) {
    TestTable t = africa({{"triumvir_max", two ? "2" : "1"}});
    t.s().triumvir.push_back({l("petreius"), RegionId("hispania"), {}});
    t.dice({1, 1});
    coup(t, C, kScipio);
    EXPECT_EQ(t.told<TriumvirTried>().size(), two ? 1u : 0u);
    EXPECT_EQ(t.s().triumvir.size(), two ? 2u : 1u);
  }
}

TEST(AleaTriumvir, NobodyControlsTheRegion) {
  // AIE-3.6.5d AIE-3.7.3e
  TestTable t = still_africa();
  EXPECT_EQ(region(t.s(), kAfrica).controller, std::nullopt);
  EXPECT_EQ(region(t.s(), kAfrica).last, R);
  for (const char* id : {"legio_5", "legio_6"}) unit(t.s(), u(id)).camp = C;
  t.put("legio_5", "africa_1").put("legio_6", "africa_3").put(kHirtius, "africa_3");
  t.run([](AleaTable& table) { check_control(table); });
  EXPECT_EQ(region(t.s(), kAfrica).controller, std::nullopt) << "whoever would meet AIE-3.7.3b";
}

TEST(AleaTriumvir, NothingMovesInItNorIntoIt) {
  // AIE-3.6.5c AIE-3.6.5e AIE-RUL-57
  TestTable t = still_africa();
  t.s().phase = Phase::e;
  EXPECT_TRUE(neutralised(t.p(), z("africa_1")));
  EXPECT_TRUE(neutralised(t.p(), z("africa_3")));
  EXPECT_FALSE(neutralised(t.p(), z("numidae_1")));
  EXPECT_EQ(refused(t, R, Move{{kCato}, {}, z("africa_2"), {{z("africa_1"), {}}}}), "AIE-3.6.5c");
  EXPECT_EQ(refused(t, R, Move{{}, {u("legio_27")}, z("africa_2"), {{z("africa_3"), {}}}}), "AIE-3.6.5c");
  t.put(l("labienus"), "numidae_1").put(kHirtius, "numidae_1");
  EXPECT_NE(refused(t, R, Move{{l("labienus")}, {}, z("numidae_1"), {{z("africa_1"), {}}}}), "");
  EXPECT_NE(refused(t, C, Move{{kHirtius}, {}, z("numidae_1"), {{z("africa_1"), {}}}}), "");
  t.s().triumvir.clear();
  EXPECT_EQ(refused(t, R, Move{{l("labienus")}, {}, z("numidae_1"), {{z("africa_1"), {}}}}), "");
}

TEST(AleaTriumvir, NorByFleet) {
  // AIE-3.6.5e AIE-RUL-57
  TestTable t = still_africa();
  t.s().phase = Phase::e;
  t.put("naves_6pf_p1_1", "mare_centrale", R).put(l("labienus"), "mare_centrale");
  const Sail sail{{l("labienus")}, {u("naves_6pf_p1_1")}, {}, z("mare_centrale"), {z("africa_2")}};
  EXPECT_EQ(refused(t, R, sail), "AIE-3.6.5e");
  t.s().triumvir.clear();
  EXPECT_EQ(refused(t, R, sail), "");
}

TEST(AleaTriumvir, ClosedForWinterAndFlightToo) {
  // AIE-RUL-68 AIE-3.6.5e
  TestTable t = still_africa();
  EXPECT_TRUE(may_be_in(t.p(), R, {l("labienus")}, {}, z("africa_3")));
  t.s().triumvir.clear();
  EXPECT_FALSE(may_be_in(t.p(), R, {l("labienus")}, {}, z("africa_3")));
}

// --- Release

void rally(TestTable& t, Camp camp, const char* counter_id = "S04") {
  t.s().phase = Phase::f;
  t.give_counter(counter_id, camp);
  Play play;
  play.face = Face::rally_triumvir;
  play.region = kAfrica;
  t.s().orders[seat_of(t.s(), camp)].phase_f.push_back({play, {}, {}});
  t.run([](AleaTable& table) { check_control(table); });
}

TEST(AleaTriumvir, RalliedToThePlayerOfTheStratagem) {
  // AIE-3.6.5f AIE-6.4c AIE-RUL-64 AIE-3.7.1a AIE-3.7.2a
  TestTable t = still_africa();
  rally(t, C);
  EXPECT_TRUE(t.s().triumvir.empty());
  for (const LeaderId& id : {kScipio, kCato}) EXPECT_EQ(leader(t.s(), id).camp, C);
  for (const char* id : {"legio_25", "legio_27"}) EXPECT_EQ(unit(t.s(), u(id)).camp, C) << id;
  EXPECT_EQ(region(t.s(), kAfrica).controller, C) << "at once";
  EXPECT_EQ(counter(t.s(), CounterId("S04")).place, CounterPlace::bowl);
}

TEST(AleaTriumvir, RalliedToTheThreatenedPlayer) {
  // AIE-3.6.5f AIE-6.4c
  TestTable t = still_africa();
  t.put(kHirtius, "africa_3").put("legio_5", "africa_3", C);
  rally(t, R);
  for (const LeaderId& id : {kScipio, kCato, kHirtius}) EXPECT_EQ(leader(t.s(), id).camp, R) << id.str();
  EXPECT_EQ(unit(t.s(), u("legio_5")).camp, R);
  EXPECT_EQ(region(t.s(), kAfrica).controller, R);
}

TEST(AleaTriumvir, NobodyRalliesWithoutTheCounter) {
  // AIE-6.4c
  TestTable t = still_africa();
  t.s().phase = Phase::f;
  t.run([](AleaTable& table) { check_control(table); });
  EXPECT_EQ(t.s().triumvir.size(), 1u);
}

TEST(AleaTriumvir, WhoHasNoFaceForTheCampIsOutForGood) {
  // AIE-6.4d AIE-EX-31 AIE-3.7.1b AIE-RUL-36
  TestTable t = still_africa();
  t.put(kSPompeius, "africa_3");
  rally(t, C);
  EXPECT_EQ(leader(t.s(), kSPompeius).where, Where::removed);
  EXPECT_EQ(t.s().balance, 0) << "no point for him";
}

TEST(AleaTriumvir, AnAssassinDoesNotTurnEither) {
  // AIE-3.5.3f AIE-6.4d
  TestTable t = still_africa();
  t.put(kCassius, "africa_3");
  t.s().assassins_active = true;
  rally(t, C);
  EXPECT_EQ(leader(t.s(), kCassius).where, Where::removed);
  EXPECT_EQ(leader(t.s(), kCassius).camp, R);
}

TEST(AleaTriumvir, WhoTurnsFollowsNoCoupAnyMore) {
  // AIE-RUL-21
  TestTable t = still_africa();
  t.s().coup.push_back({l("ahenobarbus"), R, 0, false, {kScipio, kHirtius}, {u("legio_25"), u("legio_5")}});
  leader(t.s(), kScipio).camp = R;
  rally(t, C);
  EXPECT_EQ(t.s().coup.front().followers, std::set<LeaderId>{kHirtius});
  EXPECT_EQ(t.s().coup.front().following_units, std::set<UnitId>{u("legio_5")});
}

void numidae_at_war(TestTable& t, Camp camp) {
  people(t.s(), kNumidae).status = PeopleStatus::war;
  people(t.s(), kNumidae).camp = camp;
}

TEST(AleaTriumvir, ReleasedByAPeopleToTheOtherSide) {
  // AIE-3.6.5g AIE-RUL-19 AIE-RUL-64
  for (const Camp controller : {C, R}) {
    TestTable t = still_africa();
    numidae_at_war(t, controller);
    t.run([](AleaTable& table) { check_triumvir_entry(table); });
    EXPECT_EQ(t.s().triumvir.size(), 1u) << "they are still at home";
    t.put("numidae_1", "africa_2");
    t.run([](AleaTable& table) { check_triumvir_entry(table); });
    EXPECT_TRUE(t.s().triumvir.empty());
    EXPECT_EQ(region(t.s(), kAfrica).controller, other(controller));
    EXPECT_EQ(leader(t.s(), kScipio).camp, other(controller));
    EXPECT_EQ(unit(t.s(), u("legio_25")).camp, other(controller));
    EXPECT_EQ(t.told<TriumvirReleased>().front().cause, Name("invaded"));
  }
}

// An SMC of C: Juba leads a unit of his over this path.
void juba_marches(TestTable& t, std::initializer_list<const char*> path) {
  Move move{{l("juba_i")}, {u("numidae_1")}, leader(t.s(), l("juba_i")).zone, {}};
  for (const char* zone : path) move.path.push_back({z(zone), {}});
  t.s().turn.next_smc = C;
  t.s().turn.smc_left = {{C, 1}, {R, 0}};
  t.answer("smc", C, Orders{{Order{move, {}, {}}}, 0});
  t.run([](AleaTable& table) { play_smc(table); });
  EXPECT_TRUE(t.told<OrderFailed>().empty());
}

// Africa stands still; Africa 2 is empty, and Numidae are at war under C.
TestTable open_border() {
  TestTable t = still_africa();
  numidae_at_war(t, C);
  t.s().phase = Phase::e;
  t.put(kCato, "africa_3").put("legio_27", "africa_3").clear("numidae_1").clear("numidae_2");
  t.put(l("juba_i"), "numidae_1").put("numidae_1", "numidae_1");
  return t;
}

TEST(AleaTriumvir, WhoOnlyPassesThroughHasEntered) {
  // AIE-3.6.5g AIE-RUL-19
  TestTable t = open_border();
  juba_marches(t, {"africa_2", "numidae_1"});
  EXPECT_EQ(unit(t.s(), u("numidae_1")).zone, z("numidae_1")) << "home again when the SMC is over";
  EXPECT_TRUE(t.s().triumvir.empty());
  EXPECT_EQ(region(t.s(), kAfrica).controller, R) << "to the camp opposed to their controller";
  EXPECT_EQ(leader(t.s(), kScipio).camp, R);
}

TEST(AleaTriumvir, WhoPassesThroughAnotherRegionHasNot) {
  // AIE-3.6.5g
  TestTable t = open_border();
  t.clear("africa_1");
  t.s().triumvir.front().region = RegionId("hispania");
  juba_marches(t, {"africa_2", "numidae_1"});
  EXPECT_EQ(t.s().triumvir.size(), 1u);
}

TEST(AleaTriumvir, ThePlagueDoesNotUndoAnEntry) {
  // AIE-3.6.5g AIE-6.3e  The unit dies on the shore it set foot on.
  TestTable t = open_border();
  unit(t.s(), u("numidae_1")).weakened = true;
  t.s().plague = z("africa_2");
  t.dice({0, 9});
  juba_marches(t, {"africa_2"});
  EXPECT_EQ(unit(t.s(), u("numidae_1")).where, Where::people_box);
  EXPECT_TRUE(t.s().triumvir.empty());
}

TEST(AleaTriumvir, NotByWhoStoodThereAlready) {
  // AIE-3.6.5g
  TestTable t = africa();
  numidae_at_war(t, C);
  t.put("numidae_1", "africa_3");
  t.dice({1, 1});
  coup(t, C, kScipio);
  t.run([](AleaTable& table) { check_triumvir_entry(table); });
  EXPECT_EQ(t.s().triumvir.size(), 1u);
  t.put("numidae_1", "numidae_1");
  t.run([](AleaTable& table) { check_triumvir_entry(table); });
  EXPECT_EQ(t.s().triumvir.size(), 1u);
  t.put("numidae_1", "africa_3");
  t.run([](AleaTable& table) { check_triumvir_entry(table); });
  EXPECT_TRUE(t.s().triumvir.empty()) << "out and in again: they entered";
}

TEST(AleaTriumvir, NotByAllies) {
  // AIE-3.6.5g AIE-4.4.2d
  TestTable t = still_africa();
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  people(t.s(), kNumidae).camp = R;
  t.put("numidae_1", "africa_2");
  t.run([](AleaTable& table) { check_triumvir_entry(table); });
  EXPECT_EQ(t.s().triumvir.size(), 1u);
}

TEST(AleaTriumvir, APartyLeaderWhoTurnsIsReplaced) {
  // AIE-3.5.2c AIE-6.4c  Cato, named while Africa stood still, is lost to his camp.
  TestTable t = still_africa();
  for (Leader& one : t.s().leader) {
    if (one.camp != R || !test_tables().leader(one.id).roman() || one.id == kCato) continue;
    one.party_leader = false;
    if (one.id != l("labienus")) one.where = Where::removed;
  }
  t.put(l("labienus"), "graecia_2");
  leader(t.s(), kCato).party_leader = true;
  rally(t, C);
  EXPECT_EQ(leader(t.s(), kCato).camp, C);
  EXPECT_FALSE(leader(t.s(), kCato).party_leader);
  EXPECT_EQ(party_leaders(t.p(), R), std::vector{l("labienus")});
}

TEST(AleaTriumvir, NothingToReleaseWhereThereIsNone) {
  // AIE-3.6.5f
  TestTable t = africa();
  t.run([](AleaTable& table) { release_triumvir(table, kAfrica, C, "rallying", "AIE-6.4c"); });
  EXPECT_EQ(t.told_count(), 0);
  EXPECT_EQ(region(t.s(), kAfrica).controller, R);
}

TEST(AleaTriumvir, ARallyForAnotherRegionDoesNothing) {
  // AIE-6.4c
  TestTable t = still_africa();
  t.s().phase = Phase::f;
  t.give_counter("S04", C);
  Play play;
  play.face = Face::rally_triumvir;
  play.region = RegionId("hispania");
  t.s().orders[seat_of(t.s(), C)].phase_f.push_back({play, {}, {}});
  t.run([](AleaTable& table) { check_control(table); });
  EXPECT_EQ(t.s().triumvir.size(), 1u);
}

TEST(AleaTriumvir, EachRegionHasItsOwnInvaders) {
  // AIE-3.6.5g AIE-RUL-19  Hispania stands still too; who is inside it was inside.
  TestTable t = still_africa();
  numidae_at_war(t, C);
  t.put("numidae_2", "hispania_3");
  t.s().triumvir.push_back({l("petreius"), RegionId("hispania"), {u("numidae_2")}});
  t.run([](AleaTable& table) { check_triumvir_entry(table); });
  ASSERT_EQ(t.s().triumvir.size(), 2u);
  EXPECT_TRUE(t.s().triumvir.front().inside.empty());
  EXPECT_EQ(t.s().triumvir.back().inside, std::set<UnitId>{u("numidae_2")});
}

TEST(AleaTriumvir, TheFirstInvaderDecides) {
  // AIE-3.6.5g  Two peoples at war of the two camps come in: the one whose unit is first in the table counts.
  TestTable t = still_africa();
  for (const auto& [id, camp] : {std::pair(kNumidae, C), std::pair(PeopleId("mauri"), R)}) {
    people(t.s(), id).status = PeopleStatus::war;
    people(t.s(), id).camp = camp;
  }
  t.put("numidae_1", "africa_2").put("mauri_1", "africa_3");
  bool numidae_first = false;
  for (const UnitInfo& info : test_tables().units) {
    if (info.id == u("numidae_1")) numidae_first = true;
    if (info.id == u("numidae_1") || info.id == u("mauri_1")) break;
  }
  t.run([](AleaTable& table) { check_triumvir_entry(table); });
  EXPECT_EQ(region(t.s(), kAfrica).controller, numidae_first ? R : C);
}

TEST(AleaTriumvir, TheCoupOfAPretenderWhoTurnsIsOver) {
  // AIE-6.4c AIE-3.6.5f  Hirtius, suborned by R, stood still in Africa with all others.
  TestTable t = still_africa();
  t.put(kHirtius, "africa_3");
  leader(t.s(), kHirtius).camp = R;
  t.s().coup.push_back({kHirtius, C, 0, false, {}, {}});
  rally(t, C);
  EXPECT_EQ(leader(t.s(), kHirtius).camp, C);
  EXPECT_TRUE(t.s().coup.empty());
  ASSERT_EQ(t.told<CoupEnded>().size(), 1u);
  EXPECT_EQ(t.told<CoupEnded>().front(), (CoupEnded{kHirtius, "returned"}));
}

TEST(AleaTriumvir, ThePretenderOfTheCampItJoinsGoesOn) {
  // AIE-6.4c AIE-RUL-20
  TestTable t = still_africa();
  t.put(kHirtius, "africa_3");
  leader(t.s(), kHirtius).camp = R;
  t.s().coup.push_back({kHirtius, C, 0, false, {}, {}});
  rally(t, R);
  EXPECT_EQ(leader(t.s(), kHirtius).camp, R);
  EXPECT_EQ(t.s().coup.size(), 1u);
}

}  // namespace ch3_6_triumvir_test
}  // namespace adj::alea
