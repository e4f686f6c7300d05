// AIE-3.5.3l–p, AIE-10.1e  What follows the end of the last Assassin of Caesar.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch3_5_last_assassin_test {

const LeaderId kLepidus("lepidus"), kPollio("pollio"), kBassus("bassus"), kPlancus("plancus"),
    kSalvidienus("salvidienus");

using Leaders = std::vector<LeaderId>;

std::vector<UnitId> ids(std::initializer_list<const char*> names) {
  std::vector<UnitId> found;
  for (const char* n : names) found.push_back(u(n));
  return found;
}

void caesar_step(TestTable& t) {
  t.run([](AleaTable& table) { ides_of_march(table); });
}

// Years after the murder: one Assassin is left; C has Octavianus and M. Antonius.
TestTable last_assassin() {
  TestTable t("1");
  t.s().phase = Phase::f;
  t.s().year = -40;
  t.s().caesar = CaesarFate::murdered;
  t.s().assassins_active = true;
  leader(t.s(), kCaesar).where = Where::removed;
  leader(t.s(), kCaesar).party_leader = false;
  for (const LeaderId& id : {kMBrutus, kTrebonius, kDBrutus}) leader(t.s(), id).where = Where::removed;
  t.put(kCassius, "asia_1").put(kOctavianus, "gallia_7");
  leader(t.s(), kOctavianus).party_leader = true;
  leader(t.s(), kMAntonius).party_leader = true;
  return t;
}

void kill_last(TestTable& t, const char* cause = "combat") {
  t.run([&](AleaTable& table) { remove_leader(table, kCassius, cause, "AIE-8.5.1a"); });
}

TEST(AleaLastAssassin, FivePointsAtOnce) {
  // AIE-10.1e AIE-3.5.3l
  TestTable t = last_assassin();
  t.put(kTrebonius, "asia_1");
  kill_last(t);
  EXPECT_EQ(t.s().balance, 1) << "Trebonius is left: one point for a leader";
  EXPECT_FALSE(t.s().last_assassin_due);
  t.run([](AleaTable& table) { remove_leader(table, kTrebonius, "natural_death", "AIE-TL.c"); });
  EXPECT_EQ(t.s().balance, 6) << "5 more, however he ended";
  EXPECT_TRUE(t.s().last_assassin_due);
  EXPECT_EQ(t.told<LastAssassinFell>().front().leader, kTrebonius);
}

TEST(AleaLastAssassin, NotWhileOneIsYetToEnterOrReturn) {
  // AIE-3.5.3l
  for (const Where where : {Where::waiting, Where::returning}) {
    TestTable t = last_assassin();
    leader(t.s(), kMBrutus).where = where;
    kill_last(t);
    EXPECT_FALSE(t.s().last_assassin_due);
    EXPECT_EQ(t.s().balance, 1);
  }
}

TEST(AleaLastAssassin, InLaterScenariosOnlyThePoints) {
  // AIE-10.1e AIE-RUL-23 AIE-3.5.3a
  TestTable t("5");
  EXPECT_TRUE(t.s().assassins_active) << "from the start";
  for (const LeaderId& id : {kMBrutus, kTrebonius, kDBrutus}) leader(t.s(), id).where = Where::removed;
  t.put(kCassius, "asia_1");
  leader(t.s(), kCassius).party_leader = false;
  kill_last(t);
  EXPECT_EQ(t.s().balance, 6);
  EXPECT_FALSE(t.s().last_assassin_due);
  for (const char* never : {"2", "3", "4"}) EXPECT_FALSE(TestTable(never).s().assassins_active) << never;
}

TEST(AleaLastAssassin, AntoniusTurnsAndLeadsTheRepublicans) {
  // AIE-3.5.3l AIE-3.5.3m AIE-3.5.3n AIE-3.5.3o
  TestTable t = last_assassin();
  t.put(kPollio, "gallia_4").put(kBassus, "gallia_5");
  t.put(kPlancus, "graecia_2");
  leader(t.s(), kPlancus).camp = R;
  leader(t.s(), kSalvidienus).where = Where::removed;
  kill_last(t);
  t.answer(
      "alexandria", C,
      Orders{{{Alexandria{ids({"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10"})}, {}, {}}},
             0});
  caesar_step(t);
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kMAntonius});
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kOctavianus});
  EXPECT_EQ(t.told<PartyLeaderDeposed>().size(), 2u) << "Pompeius, and M. Antonius as a Caesarian";
  EXPECT_EQ(t.told<AntoniusTurned>().at(0).leaders, (Leaders{kMAntonius, kPollio, kBassus, kPlancus}));
  for (const LeaderId& id : {kMAntonius, kPollio, kBassus, kPlancus}) {
    EXPECT_EQ(leader(t.s(), id).camp, R) << id.str();
    EXPECT_EQ(leader(t.s(), id).zone, kAlexandriaZone) << id.str();
  }
  EXPECT_EQ(leader(t.s(), kSalvidienus).where, Where::removed) << "the dead stay dead";
  EXPECT_EQ(people(t.s(), kAegyptii).status, PeopleStatus::allegiance);
  EXPECT_EQ(people(t.s(), kAegyptii).camp, R);
  for (const char* id : {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10"}) {
    EXPECT_EQ(unit(t.s(), u(id)).camp, R) << id;
    EXPECT_EQ(unit(t.s(), u(id)).zone, kAlexandriaZone) << id;
  }
  EXPECT_EQ(unit(t.s(), u("legio_11")).camp, C);
  EXPECT_EQ(unit(t.s(), u("equites_4pf_1")).camp, C) << "legions only";
  EXPECT_EQ(t.s().halved_turns, 5);
  caesar_step(t);
  EXPECT_EQ(t.told_count(), 0) << "AIE-2.Fd: the step has disappeared";
}

TEST(AleaLastAssassin, HalfOfTheLegionsRoundedDown) {
  // AIE-3.5.3o AIE-RUL-47  13 legions of C at the start of scenario 1: 6 go.
  TestTable t = last_assassin();
  kill_last(t);
  const auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  ASSERT_EQ(window.size(), 1u);
  const auto d = std::get<AlexandriaLegions>(window.front().decision);
  EXPECT_EQ(d.count, 6);
  EXPECT_EQ(d.seat, seat_of(t.s(), C));
  const auto refused = [&](std::initializer_list<const char*> units) {
    const auto verdict = check_orders(t.p(), d, {{Alexandria{ids(units)}, {}, {}}}).front();
    return verdict ? verdict->key : "";
  };
  EXPECT_EQ(refused({"legio_5", "legio_6", "legio_7", "legio_9", "legio_10", "legio_11"}), "");
  EXPECT_EQ(refused({"legio_5", "legio_6", "legio_7", "legio_9", "legio_10", "legio_11", "legio_12"}),
            "too_many_legions");
  EXPECT_EQ(refused({"legio_5", "legio_5"}), "named_twice");
  EXPECT_EQ(refused({"legio_15"}), "not_your_legion_on_map") << "Republican";
  EXPECT_EQ(refused({"legio_35"}), "not_your_legion_on_map") << "in the Reserve";
  EXPECT_EQ(refused({"equites_4pf_1"}), "not_your_legion_on_map");
  EXPECT_TRUE(check_orders(t.p(), d, {{Nominate{kOctavianus}, {}, {}}}).front());
  // Recruits, then QU 4 by number; Gallia keeps more than its garrison.
  EXPECT_EQ(std::get<Alexandria>(fallback_for(t.p(), d).list.front().body).units,
            ids({"legio_1r", "legio_2r", "legio_3r", "legio_5", "legio_6", "legio_7"}));
}

TEST(AleaLastAssassin, ByDefaultGarrisonsGoLast) {
  // AIE-3.5.3o AIE-RUL-47
  TestTable t = last_assassin();
  t.clear_map().put(kMAntonius, "italia_3").put(kOctavianus, "gallia_7").put(kPompeius, "italia_1");
  for (const char* id : {"legio_1r", "legio_2r", "legio_3r"}) t.put(id, "gallia_1", C);
  for (const char* id : {"legio_10", "legio_5", "legio_31"}) t.put(id, "italia_3", C);
  t.put("legio_6", "italia_3", C, true);
  const auto chosen = [&](int count) {
    return std::get<Alexandria>(
               fallback_for(t.p(), AlexandriaLegions{seat_of(t.s(), C), count}).list.front().body)
        .units;
  };
  EXPECT_EQ(chosen(3), ids({"legio_6", "legio_31", "legio_5"})) << "weakened, QU 3, QU 4";
  EXPECT_EQ(chosen(5), ids({"legio_6", "legio_31", "legio_5", "legio_10", "legio_1r"}));
}

TEST(AleaLastAssassin, NeutralisedLegionsDoNotCount) {
  // AIE-3.5.3o AIE-3.6.5c  Gallia stands still: only XIII and VIII in Italia are left.
  TestTable t = last_assassin();
  t.put(kOctavianus, "italia_4");
  t.s().triumvir.push_back({kLepidus, RegionId("gallia"), {}});
  kill_last(t);
  const auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  ASSERT_EQ(window.size(), 1u);
  EXPECT_EQ(std::get<AlexandriaLegions>(window.front().decision).count, 1);
}

TEST(AleaLastAssassin, AegyptiiWhateverTheirStatus) {
  // AIE-3.5.3m
  for (const PeopleStatus status : {PeopleStatus::peace, PeopleStatus::war, PeopleStatus::allegiance}) {
    TestTable t = last_assassin();
    people(t.s(), kAegyptii).status = status;
    people(t.s(), kAegyptii).camp = C;
    people(t.s(), kAegyptii).truce_until = -38;
    for (const UnitId& id : test_tables().people(kAegyptii).units) unit(t.s(), id).where = Where::people_box;
    kill_last(t);
    t.answer("alexandria", C, Orders{});
    caesar_step(t);
    EXPECT_EQ(people(t.s(), kAegyptii).status, PeopleStatus::allegiance);
    EXPECT_EQ(people(t.s(), kAegyptii).camp, R);
    EXPECT_EQ(people(t.s(), kAegyptii).truce_until, 0);
    for (const UnitId& id : test_tables().people(kAegyptii).units)
      EXPECT_EQ(unit(t.s(), id).zone, kAlexandriaZone) << "at home again";
  }
}

TEST(AleaLastAssassin, APartyLeaderCaughtInAlexandriaCountsInTheNextYear) {
  // AIE-5.1.1c AIE-RUL-35 AIE-3.5.3m AIE-8.2m  The sum of this year is behind: Octavianus, alone among the
  // Egyptians when they join M. Antonius, is killed.
  TestTable t = last_assassin();
  t.put(kOctavianus, "aegyptii");
  kill_last(t);
  t.answer("successor", C, ChosenLeader{kLepidus}).answer("alexandria", C, Orders{}).dice({8});
  caesar_step(t);
  EXPECT_EQ(leader(t.s(), kOctavianus).where, Where::removed);
  EXPECT_FALSE(t.s().turn.party_leader_died);
  EXPECT_TRUE(t.s().murder_counts_next);
  // In phase E it counts at once.
  TestTable before = last_assassin();
  before.s().phase = Phase::e;
  before.run([](AleaTable& table) { remove_leader(table, kOctavianus, "combat", "AIE-8.5.1a"); });
  EXPECT_TRUE(before.s().turn.party_leader_died);
  EXPECT_FALSE(before.s().murder_counts_next);
}

TEST(AleaLastAssassin, FiveTurnsOfHalfTheSmcs) {
  // AIE-3.5.3p AIE-RUL-29
  TestTable t = last_assassin();
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  for (int turn = 1; turn <= 6; ++turn) {  // Octavianus VS 4, M. Antonius VS 4
    t.dice({6, 6});
    t.run([](AleaTable& table) { count_smcs(table); });
    EXPECT_EQ(t.told<SmcsCounted>().front().total, turn <= 5 ? 4 : 8) << turn;
  }
}

TEST(AleaLastAssassin, AntoniusDead) {
  // AIE-RUL-47
  TestTable t = last_assassin();
  leader(t.s(), kMAntonius).where = Where::removed;
  t.put(kPollio, "gallia_4");
  kill_last(t);
  EXPECT_EQ(t.s().balance, 6);
  caesar_step(t);
  EXPECT_EQ(t.s().halved_turns, 5);
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kPompeius});
  EXPECT_EQ(leader(t.s(), kPollio).camp, C);
  EXPECT_EQ(people(t.s(), kAegyptii).status, PeopleStatus::peace);
  EXPECT_TRUE(t.s().last_assassin_done);
}

TEST(AleaLastAssassin, WhoIsOnHisWayBackGoesToAlexandria) {
  // AIE-3.5.3l AIE-3.5.3n
  TestTable t = last_assassin();
  t.put(kPollio, "gallia_4");
  leader(t.s(), kPollio).where = leader(t.s(), kMAntonius).where = Where::returning;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  for (const LeaderId& id : {kMAntonius, kPollio}) {
    EXPECT_TRUE(on_map(leader(t.s(), id))) << id.str();
    EXPECT_EQ(leader(t.s(), id).zone, kAlexandriaZone) << id.str();
  }
  EXPECT_EQ(leader(t.s(), kBassus).where, Where::waiting) << "who has not entered does not come";
}

TEST(AleaLastAssassin, AntoniusAlreadyRepublican) {
  // AIE-RUL-47
  TestTable t = last_assassin();
  leader(t.s(), kMAntonius).camp = R;
  leader(t.s(), kMAntonius).party_leader = true;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kMAntonius});
  EXPECT_EQ(leader(t.s(), kMAntonius).zone, kAlexandriaZone);
}

TEST(AleaLastAssassin, TheCaesariansChooseWhenTheyLostTheirOnlyOne) {
  // AIE-RUL-47 AIE-3.5.2c
  TestTable t = last_assassin();
  leader(t.s(), kOctavianus).party_leader = false;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  t.answer("successor", C, ChosenLeader{kLepidus});
  caesar_step(t);
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kLepidus}) << "CP 4, one less than Octavianus";
}

TEST(AleaLastAssassin, HisCoupAndHisTriumvirateEnd) {
  // AIE-3.5.3l AIE-3.5.3n
  TestTable t = last_assassin();
  t.put(kPollio, "africa_1").put(kBassus, "sicilia_1");
  leader(t.s(), kPollio).camp = R;
  t.s().coup.push_back({kPollio, C, 0, false, {kLepidus}, {}});
  leader(t.s(), kBassus).camp = R;
  t.s().triumvir.push_back({kBassus, RegionId("sicilia"), {}});
  region(t.s(), RegionId("sicilia")).controller = std::nullopt;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_TRUE(t.s().coup.empty());
  EXPECT_TRUE(t.s().triumvir.empty());
  EXPECT_EQ(region(t.s(), RegionId("sicilia")).controller, R);
  EXPECT_EQ(leader(t.s(), kBassus).zone, kAlexandriaZone);
}

TEST(AleaLastAssassin, AlreadyRepublicanTheAegyptiiStayAsTheyAre) {
  // AIE-3.5.3m
  TestTable t = last_assassin();
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
  people(t.s(), kAegyptii).camp = R;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_TRUE(t.told<PeopleAllied>().empty());
  EXPECT_EQ(people(t.s(), kAegyptii).camp, R);
}

TEST(AleaLastAssassin, WhatIsNamedCountsAndTheRestGoesByDefault) {
  // AIE-3.5.3o AIE-RUL-47  Legio I (recruits) is named: by default it would be the first. Five more go.
  TestTable t = last_assassin();
  t.put("legio_10", "aegyptii", C);  // outside every region: no garrison counts it
  kill_last(t);
  t.answer("alexandria", C, Orders{{{Alexandria{ids({"legio_1r"})}, {}, {}}}, 0});
  caesar_step(t);
  ASSERT_EQ(t.told<AntoniusTurned>().size(), 1u);
  EXPECT_EQ(t.told<AntoniusTurned>().front().units,
            ids({"legio_1r", "legio_2r", "legio_3r", "legio_5", "legio_6", "legio_7"}))
      << "nobody twice";
}

TEST(AleaLastAssassin, WithoutLegionsNobodyIsAsked) {
  // AIE-3.5.3o
  TestTable t = last_assassin();
  t.clear_map().put(kMAntonius, "italia_3").put(kOctavianus, "gallia_7").put(kPompeius, "italia_1");
  t.put(kCassius, "asia_1").put("legio_5", "italia_3", C);
  kill_last(t);
  caesar_step(t);
  EXPECT_EQ(unit(t.s(), u("legio_5")).camp, C) << "half of one is none";
  EXPECT_TRUE(t.told<AntoniusTurned>().front().units.empty());
}

TEST(AleaLastAssassin, AegyptiiWithoutUnitsAreAtHomeAgain) {
  // AIE-3.5.3m
  TestTable t = last_assassin();
  t.clear("aegyptii");
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
  people(t.s(), kAegyptii).camp = R;
  people(t.s(), kAegyptii).redeploy = true;
  for (const UnitId& id : test_tables().people(kAegyptii).units) unit(t.s(), id).where = Where::people_box;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_FALSE(people(t.s(), kAegyptii).redeploy);
  for (const UnitId& id : test_tables().people(kAegyptii).units)
    EXPECT_TRUE(on_map(unit(t.s(), id))) << id.str();
}

TEST(AleaLastAssassin, ARegionGivesOnlyWhatItHasAboveItsGarrison) {
  // AIE-3.5.3o AIE-RUL-47
  TestTable t = last_assassin();
  t.clear_map().put(kMAntonius, "italia_3").put(kOctavianus, "gallia_7").put(kPompeius, "italia_1");
  t.put(kCassius, "asia_1");
  const int garrison = test_tables().region(RegionId("gallia")).garrison;
  ASSERT_EQ(garrison, 3);
  for (const char* id : {"legio_1r", "legio_2r", "legio_3r", "legio_4r", "legio_5r"})
    t.put(id, "gallia_1", C);
  for (const char* id : {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9"}) t.put(id, "graecia_4", C);
  kill_last(t);
  const auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  const auto d = std::get<AlexandriaLegions>(window.front().decision);
  EXPECT_EQ(std::get<Alexandria>(fallback_for(t.p(), d).list.front().body).units,
            ids({"legio_1r", "legio_2r", "legio_5", "legio_6", "legio_7"}));
  const auto lines = check_orders(t.p(), d,
                                  {{Alexandria{ids({"legio_5", "legio_5"})}, {}, {}},
                                   {Alexandria{ids({"legio_5", "legio_6", "legio_7"})}, {}, {}},
                                   {Alexandria{ids({"legio_8", "legio_9", "legio_1r"})}, {}, {}},
                                   {Alexandria{ids({"legio_8", "legio_9"})}, {}, {}}});
  EXPECT_TRUE(lines[0]);
  EXPECT_FALSE(lines[1]) << "a refused line counts for nothing";
  EXPECT_TRUE(lines[2]) << "six";
  EXPECT_FALSE(lines[3]) << "five";
}

TEST(AleaLastAssassin, AnotherTriumvirStaysWhatHeIs) {
  // AIE-3.5.3l AIE-3.6.5c
  TestTable t = last_assassin();
  t.put(kLepidus, "hispania_1");
  t.s().triumvir.push_back({kLepidus, RegionId("hispania"), {}});
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_EQ(t.s().triumvir.size(), 1u);
  EXPECT_TRUE(t.told<TriumvirReleased>().empty());
}

TEST(AleaLastAssassin, HisFriendsLeaveAnotherTriumvirsRegionWhichStaysStill) {
  // AIE-3.5.3n AIE-3.6.5c AIE-RUL-47  Of the 13 legions 11 stand still in Gallia with Lepidus: C chooses one
  // of the two in Italia, and nothing else is asked.
  TestTable t = last_assassin();
  t.put(kOctavianus, "italia_4").put(kPollio, "gallia_4");
  const RegionId gallia("gallia");
  t.s().triumvir.push_back({kLepidus, gallia, {}});
  region(t.s(), gallia).controller = std::nullopt;
  kill_last(t);
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_EQ(leader(t.s(), kPollio).camp, R);
  EXPECT_EQ(leader(t.s(), kPollio).zone, kAlexandriaZone);
  EXPECT_EQ(leader(t.s(), kLepidus).camp, C) << "only the five go";
  EXPECT_TRUE(triumvir_region(t.p(), gallia));
  EXPECT_FALSE(region(t.s(), gallia).controller);
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kOctavianus});
  ASSERT_EQ(t.told<AntoniusTurned>().size(), 1u);
  EXPECT_EQ(t.told<AntoniusTurned>().front().units.size(), 1u);
  EXPECT_EQ(legions_in(t.p(), gallia, C), 11);
}

TEST(AleaLastAssassin, LegionsInAlexandriaFollowNoCoupAnyMore) {
  // AIE-3.5.3o AIE-RUL-21  V and VI had followed Scipio, whom C suborned; V goes over for good.
  TestTable t = last_assassin();
  t.put(l("scipio"), "gallia_7");
  leader(t.s(), l("scipio")).camp = C;
  t.s().coup.push_back({l("scipio"), R, 0, false, {}, {u("legio_5"), u("legio_6")}});
  kill_last(t);
  t.answer(
      "alexandria", C,
      Orders{
          {{Alexandria{ids({"legio_5", "legio_7", "legio_8", "legio_9", "legio_10", "legio_11"})}, {}, {}}},
          0});
  caesar_step(t);
  ASSERT_EQ(unit(t.s(), u("legio_5")).camp, R);
  EXPECT_EQ(t.s().coup.at(0).following_units, std::set{u("legio_6")});
}

TEST(AleaLastAssassin, NobodyLeftWhenCaesarIsMurdered) {
  // AIE-3.5.3l AIE-2.Fd  The four died before him: the year after the murder is that of M. Antonius.
  TestTable t("1");
  t.s().phase = Phase::f;
  t.s().year = -46;
  t.clear("gallia_9");
  for (Region& r : t.s().region) r.controller = C;
  for (const LeaderId& id : {kMBrutus, kCassius, kTrebonius, kDBrutus}) {
    leader(t.s(), id).where = Where::removed;
    leader(t.s(), id).zone = ZoneId();
  }
  t.dice({1, 6});
  caesar_step(t);
  ASSERT_EQ(leader(t.s(), kCaesar).where, Where::removed);
  EXPECT_EQ(leader(t.s(), kMAntonius).camp, C) << "not at once";
  EXPECT_EQ(t.s().balance, -1) << "one for Caesar, none for a last Assassin";
  EXPECT_TRUE(t.s().last_assassin_due);
  t.s().year = -45;
  t.put(kOctavianus, "gallia_7");
  leader(t.s(), kOctavianus).party_leader = true;
  t.answer("alexandria", C, Orders{});
  caesar_step(t);
  EXPECT_EQ(leader(t.s(), kMAntonius).camp, R);
  EXPECT_EQ(leader(t.s(), kMAntonius).zone, z("aegyptii"));
  EXPECT_EQ(t.s().halved_turns, 5);
}

}  // namespace ch3_5_last_assassin_test
}  // namespace adj::alea
