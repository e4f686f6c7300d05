// AIE-3.5.3a–k  The attempt on Caesar, and his murder.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch3_5_caesar_test {

const LeaderId kLepidus("lepidus");

using Leaders = std::vector<LeaderId>;

void control(TestTable& t, int regions) {
  for (Region& r : t.s().region) r.controller = regions-- > 0 ? C : R;
}

Order play(Face face) {
  Play p;
  p.face = face;
  return {p, {}, {}};
}

void ides(TestTable& t, Camp camp) {
  t.give_counter("S15", camp);
  t.s().orders[seat_of(t.s(), camp)].phase_f.push_back(play(Face::ides_of_march));
}

// A game in its phase F, with the attempt certain unless the test says otherwise.
TestTable year_end() {
  TestTable t("1");
  t.s().phase = Phase::f;
  t.s().year = -46;
  control(t, 7);
  return t;
}

void caesar_step(TestTable& t) {
  t.run([](AleaTable& table) { ides_of_march(table); });
}

// Nobody stands with leaders of the other camp after the murder: no window opens.
void murder_without_windows(TestTable& t) {
  t.clear("gallia_9").put(kLepidus, "gallia_7").put(kTrebonius, "gallia_4").put(kDBrutus, "gallia_5");
  t.dice({1, 6});
  caesar_step(t);
}

// --- The attempt

TEST(AleaAttempt, OnlyInScenarioOneWhileCaesarLives) {
  // AIE-3.5.3a AIE-2.Fd
  for (const char* other_scenario : {"2", "3", "4"}) {
    TestTable t(other_scenario);
    t.put(kCaesar, "italia_4");
    control(t, 7);
    caesar_step(t);
    EXPECT_EQ(t.told_count(), 0) << other_scenario;
  }
  TestTable t = year_end();
  leader(t.s(), kCaesar).where = Where::removed;
  t.s().caesar = CaesarFate::dead_otherwise;
  caesar_step(t);
  EXPECT_EQ(t.told_count(), 0);
  TestTable away = year_end();
  leader(away.s(), kCaesar).where = Where::returning;
  caesar_step(away);
  EXPECT_EQ(away.told_count(), 0) << "he is not on the map";
}

TEST(AleaAttempt, TakesPlaceBelowTheNumberOfCaesarianRegions) {
  // AIE-3.5.3b
  const std::vector<std::tuple<int, int, bool>> cases{
      {0, 1, false}, {1, 1, false}, {3, 2, true}, {3, 3, false}, {6, 5, true}, {6, 6, false}, {7, 6, true}};
  for (const auto& [regions, roll, attempt] : cases) {
    TestTable t = year_end();
    control(t, regions);
    t.dice({roll});
    if (attempt) t.dice({1});
    caesar_step(t);
    const auto checked = t.told<AttemptChecked>();
    ASSERT_EQ(checked.size(), 1u);
    EXPECT_EQ(checked.front(), (AttemptChecked{roll, regions, attempt, false}));
    EXPECT_EQ(t.told<AttemptMade>().size(), attempt ? 1u : 0u);
    EXPECT_TRUE(on_map(leader(t.s(), kCaesar)));
  }
}

TEST(AleaAttempt, RegionsOfNobodyDoNotCount) {
  // AIE-3.5.3b
  TestTable t = year_end();
  region(t.s(), kItalia).controller = std::nullopt;
  t.dice({6});
  caesar_step(t);
  EXPECT_EQ(t.told<AttemptChecked>().front().regions, 6);
  EXPECT_TRUE(t.told<AttemptMade>().empty());
}

TEST(AleaAttempt, TheIdesOfMarchNeedNoDie) {
  // AIE-3.5.3c AIE-6.4a
  TestTable t = year_end();
  control(t, 0);
  ides(t, R);
  t.dice({3});
  caesar_step(t);
  EXPECT_EQ(t.told<AttemptChecked>().front(), (AttemptChecked{std::nullopt, 0, true, true}));
  EXPECT_EQ(t.told<AttemptMade>().front().total, 5) << "3 + 2";
  EXPECT_FALSE(t.told<AttemptMade>().front().murdered);
  EXPECT_EQ(counter(t.s(), CounterId("S15")).place, CounterPlace::bowl);
}

TEST(AleaAttempt, TheIdesAreTheRepublicansAlone) {
  // AIE-6.4a AIE-3.5.3c
  TestTable t = year_end();
  control(t, 0);
  ides(t, C);
  t.dice({1});
  caesar_step(t);
  EXPECT_FALSE(t.told<AttemptChecked>().front().attempt);
  EXPECT_EQ(counter(t.s(), CounterId("S15")).place, CounterPlace::hand);
}

struct Odds {
  int roll;
  bool in_roma, pompeius_dead, ides;
  int total;
};
class AleaMurderDie : public testing::TestWithParam<Odds> {};
TEST_P(AleaMurderDie, SixOrMoreKills) {
  // AIE-3.5.3d
  const Odds& o = GetParam();
  TestTable t = year_end();
  t.clear("gallia_9").put(kLepidus, "gallia_7").put(kTrebonius, "gallia_4").put(kDBrutus, "gallia_5");
  t.clear("italia_1");
  t.put(kCaesar, o.in_roma ? "italia_1" : "italia_2");
  if (o.pompeius_dead)
    leader(t.s(), kPompeius).where = Where::removed;
  else
    t.put(kPompeius, "graecia_2");
  if (o.ides)
    ides(t, R);
  else
    t.dice({1});
  t.dice({o.roll});
  caesar_step(t);
  const AttemptMade made = t.told<AttemptMade>().front();
  EXPECT_EQ(made.total, o.total);
  EXPECT_EQ(made.murdered, o.total >= 6);
  EXPECT_EQ(leader(t.s(), kCaesar).where, o.total >= 6 ? Where::removed : Where::map);
  EXPECT_EQ(t.s().caesar, o.total >= 6 ? CaesarFate::murdered : CaesarFate::alive);
}
INSTANTIATE_TEST_SUITE_P(All, AleaMurderDie,
                         testing::Values(Odds{5, false, false, false, 5}, Odds{6, false, false, false, 6},
                                         Odds{4, true, false, false, 5}, Odds{5, true, false, false, 6},
                                         Odds{4, false, true, false, 5}, Odds{5, false, true, false, 6},
                                         Odds{3, false, false, true, 5}, Odds{4, false, false, true, 6},
                                         Odds{1, true, true, true, 5}, Odds{2, true, true, true, 6}));

// --- The murder

TEST(AleaMurder, AssassinsTurnRepublicanForGood) {
  // AIE-3.5.3e AIE-3.5.3f AIE-RUL-23
  TestTable t = year_end();
  t.put(kCassius, "italia_4");
  leader(t.s(), kCassius).camp = C;
  t.clear("italia_4").put(kCassius, "asia_1").put(kCaesar, "italia_4");
  EXPECT_FALSE(refuse_coup(t.p(), R, kTrebonius)) << "before the murder";
  murder_without_windows(t);
  EXPECT_TRUE(t.s().assassins_active);
  for (const LeaderId& id : {kCassius, kTrebonius, kDBrutus}) {
    EXPECT_EQ(leader(t.s(), id).camp, R);
    EXPECT_FALSE(may_join(t.p(), id, C));
    ASSERT_TRUE(refuse_coup(t.p(), C, id));
    EXPECT_EQ(refuse_coup(t.p(), C, id)->clause, "AIE-3.5.3f");
  }
  EXPECT_EQ(leader(t.s(), kMBrutus).where, Where::waiting);
  t.s().year = -45;
  leader(t.s(), kPompeius).where = Where::removed;
  for (Leader& l : t.s().leader)
    if (test_tables().leader(l.id).entry == EntryKind::after_caesar_death) l.where = Where::removed;
  t.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_EQ(leader(t.s(), kMBrutus).camp, R) << "he comes in as a Republican";
}

TEST(AleaMurder, TheCoupOfAnAssassinIsOver) {
  // AIE-3.5.3f
  TestTable t = year_end();
  leader(t.s(), kTrebonius).camp = R;
  t.s().coup.push_back({kTrebonius, C, 0, false, {}, {}});
  t.s().coup.push_back({l("labienus"), R, 0, false, {kDBrutus}, {}});
  murder_without_windows(t);
  ASSERT_EQ(t.s().coup.size(), 1u);
  EXPECT_TRUE(t.s().coup.front().followers.empty()) << "nor does he turn back with another's";
  EXPECT_EQ(t.told<CoupEnded>().front(), (CoupEnded{kTrebonius, "returned"}));
}

TEST(AleaMurder, SuccessionAndWhatComesNextTurn) {
  // AIE-3.5.3i AIE-3.5.3j AIE-3.5.3k AIE-RUL-35 AIE-RUL-36 AIE-10.1b
  TestTable t = year_end();
  murder_without_windows(t);
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kMAntonius});
  EXPECT_TRUE(t.s().octavianus_inherits);
  EXPECT_TRUE(t.s().late_leaders_due);
  EXPECT_EQ(t.s().halved_turns, 1);
  EXPECT_EQ(t.s().balance, -1) << "one point for R";
  EXPECT_TRUE(t.s().murder_counts_next);
  EXPECT_FALSE(t.s().turn.party_leader_died) << "counts in the next phase F";

  for (Leader& l : t.s().leader)
    if (test_tables().leader(l.id).entry == EntryKind::year) l.where = Where::removed;
  t.dice({1, 1});
  t.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_EQ(party_leaders(t.p(), C), (Leaders{kMAntonius, kOctavianus}));
  EXPECT_TRUE(on_map(leader(t.s(), l("agrippa"))));

  // M. Antonius and Octavianus VS 4, Pompeius 5.
  t.dice({6, 6});
  t.run([](AleaTable& table) { count_smcs(table); });
  EXPECT_EQ(t.told<SmcsCounted>().front().base, 9);
  EXPECT_EQ(t.told<SmcsCounted>().front().total, 4) << "half of 9, rounded down";
  t.dice({6, 6});
  t.run([](AleaTable& table) { count_smcs(table); });
  EXPECT_EQ(t.told<SmcsCounted>().front().total, 9) << "one turn only";
}

// --- The division of the stacks. Gallia 9: Lepidus, D. Brutus, Trebonius; legions V–VII, IX–XI, equites,
// auxilia; a seventh legion and a third other unit show the rounding.
TestTable divided_year() {
  TestTable t = year_end();
  t.put("legio_35", "gallia_9", C).put("auxilia_9", "gallia_9", C);
  return t;
}

std::vector<UnitId> ids(std::initializer_list<const char*> names) {
  std::vector<UnitId> found;
  for (const char* n : names) found.push_back(u(n));
  return found;
}

TEST(AleaMurder, CaesarianKeepsHalfRoundedDown) {
  // AIE-3.5.3g AIE-3.5.3h
  TestTable t = divided_year();
  t.dice({1, 6});
  t.answer(
      "murder_keep", C,
      Orders{{{KeepUnits{z("gallia_9"), ids({"legio_35", "legio_9", "legio_10", "auxilia_9"})}, {}, {}}}, 0});
  t.answer("murder_send", R, Orders{{{SendStack{z("gallia_9"), z("graecia_2")}, {}, {}}}, 0});
  caesar_step(t);
  ASSERT_EQ(t.told<StackDivided>().size(), 1u);
  const StackDivided stack = t.told<StackDivided>().front();
  EXPECT_EQ(stack.stay, ids({"legio_35", "legio_9", "legio_10", "auxilia_9"}));
  EXPECT_EQ(stack.leaders, (Leaders{kDBrutus, kTrebonius}));
  EXPECT_EQ(stack.to, z("graecia_2"));
  EXPECT_EQ(stack.go.size(), 6u) << "4 of 7 legions, 2 of 3 others";
  for (const UnitId& id : stack.go) {
    EXPECT_EQ(unit(t.s(), id).camp, R) << id.str();
    EXPECT_EQ(unit(t.s(), id).zone, z("graecia_2")) << id.str();
  }
  for (const UnitId& id : stack.stay) {
    EXPECT_EQ(unit(t.s(), id).camp, C) << id.str();
    EXPECT_EQ(unit(t.s(), id).zone, z("gallia_9")) << id.str();
  }
  EXPECT_EQ(leader(t.s(), kLepidus).zone, z("gallia_9"));
  EXPECT_EQ(leader(t.s(), kTrebonius).zone, z("graecia_2"));
}

TEST(AleaMurder, ByDefaultTheBestStayAndTheRestGoToPompeius) {
  // AIE-3.5.3g AIE-3.5.3h
  TestTable t = divided_year();
  unit(t.s(), u("legio_5")).weakened = true;
  t.dice({1, 6});
  auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  ASSERT_EQ(window.size(), 1u);
  const auto keep = std::get<MurderKeep>(window.front().decision);
  EXPECT_EQ(keep.seat, seat_of(t.s(), C));
  EXPECT_EQ(keep.zones, std::vector<ZoneId>{z("gallia_9")}) << "no other stack has leaders of both camps";
  const Orders kept = fallback_for(t.p(), keep);
  // Legio X has QU 5, the other veterans 4, auxilia 2, equites 1; faces up first.
  EXPECT_EQ(std::get<KeepUnits>(kept.list.front().body).units,
            ids({"legio_10", "legio_6", "legio_7", "auxilia_2"}));
}

TEST(AleaMurder, WhatTheCaesarianMayNotKeep) {
  // AIE-3.5.3g
  TestTable t = divided_year();
  t.dice({1, 6});
  auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  const auto keep = std::get<MurderKeep>(window.front().decision);
  const auto refused = [&](ZoneId zone, std::initializer_list<const char*> units) {
    const auto verdict = check_orders(t.p(), keep, {{KeepUnits{zone, ids(units)}, {}, {}}}).front();
    return verdict ? verdict->key : "";
  };
  const ZoneId zone = z("gallia_9");
  EXPECT_EQ(refused(zone, {"legio_5", "legio_6", "legio_7"}), "");
  EXPECT_EQ(refused(zone, {"legio_5", "legio_6", "legio_7", "legio_9"}), "more_than_half");
  EXPECT_EQ(refused(zone, {"auxilia_9"}), "");
  EXPECT_EQ(refused(zone, {"auxilia_9", "auxilia_2"}), "more_than_half");
  EXPECT_EQ(refused(zone, {"legio_13"}), "unit_not_there");
  EXPECT_EQ(refused(zone, {"legio_5", "legio_5"}), "named_twice");
  EXPECT_EQ(refused(z("gallia_2"), {"legio_12"}), "no_stack_to_divide");
  const auto two = check_orders(t.p(), keep,
                                {{KeepUnits{zone, ids({"legio_5", "legio_6"})}, {}, {}},
                                 {KeepUnits{zone, ids({"legio_7", "legio_9"})}, {}, {}},
                                 {Nominate{kLepidus}, {}, {}}});
  EXPECT_FALSE(two[0]);
  EXPECT_TRUE(two[1]) << "both lines count together";
  const auto same = check_orders(
      t.p(), keep,
      {{KeepUnits{zone, ids({"legio_5"})}, {}, {}}, {KeepUnits{zone, ids({"legio_5"})}, {}, {}}});
  EXPECT_FALSE(same[0]);
  ASSERT_TRUE(same[1]);
  EXPECT_EQ(same[1]->key, "named_twice");
  EXPECT_TRUE(two[2]);
}

MurderSend send_window(TestTable& t) {
  t.dice({1, 6});
  t.answer("murder_keep", C, Orders{});
  const auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  EXPECT_EQ(window.size(), 1u);
  return std::get<MurderSend>(window.front().decision);
}

std::string send_refused(const TestTable& t, const MurderSend& d, const char* to) {
  const auto verdict = check_orders(t.p(), d, {{SendStack{z("gallia_9"), z(to)}, {}, {}}}).front();
  return verdict ? verdict->key : "";
}

TEST(AleaMurder, WhereTheRepublicanMaySendHisShare) {
  // AIE-3.5.3h AIE-RUL-52
  TestTable t = divided_year();
  const MurderSend d = send_window(t);
  EXPECT_EQ(d.seat, seat_of(t.s(), R));
  EXPECT_EQ(d.zones, std::vector<ZoneId>{z("gallia_9")});
  EXPECT_EQ(send_refused(t, d, "graecia_4"), "");
  EXPECT_EQ(send_refused(t, d, "italia_1"), "");
  EXPECT_EQ(send_refused(t, d, "italia_3"), "no_haven") << "M. Antonius";
  EXPECT_EQ(send_refused(t, d, "gallia_9"), "no_haven") << "Lepidus";
  EXPECT_EQ(send_refused(t, d, "gallia_1"), "no_haven") << "C units, while other zones are free of them";
  EXPECT_EQ(send_refused(t, d, "alpes_s"), "no_haven") << "outside the Republic";
  EXPECT_EQ(send_refused(t, d, "mare_centrale"), "no_haven");
  EXPECT_EQ(fallback_for(t.p(), d).list.size(), 1u);
  EXPECT_EQ(std::get<SendStack>(fallback_for(t.p(), d).list.front().body).to, z("italia_1"))
      << "to the Party leader";
  const auto twice = check_orders(t.p(), d,
                                  {{SendStack{z("gallia_9"), z("graecia_4")}, {}, {}},
                                   {SendStack{z("gallia_9"), z("graecia_3")}, {}, {}},
                                   {SendStack{z("gallia_2"), z("graecia_3")}, {}, {}}});
  EXPECT_FALSE(twice[0]);
  EXPECT_EQ(twice[1]->key, "sent_already");
  EXPECT_EQ(twice[2]->key, "no_stack_to_divide");
}

TEST(AleaMurder, AmongCaesarianUnitsOnlyIfTheyAreEverywhere) {
  // AIE-RUL-52
  TestTable t = divided_year();
  for (Leader& one : t.s().leader)  // their zones would be free of Caesarians
    if (one.camp == R && test_tables().leader(one.id).roman()) one.where = Where::returning;
  std::size_t next = 0;
  std::vector<UnitId> legions;
  for (const UnitInfo& info : test_tables().units)
    if (info.type == UnitType::legio && unit(t.s(), info.id).where == Where::reserve)
      legions.push_back(info.id);
  for (Unit& one : t.s().unit)
    if (test_tables().unit(one.id).roman()) one.camp = C;
  for (const ZoneInfo& zone : test_tables().zones)
    if (zone.inside_republic && !has_units(t.p(), zone.id, C)) {
      put(t.s(), legions.at(next), zone.id);
      unit(t.s(), legions.at(next++)).camp = C;
    }
  const MurderSend d = send_window(t);
  EXPECT_EQ(send_refused(t, d, "gallia_1"), "");
  EXPECT_EQ(send_refused(t, d, "italia_3"), "no_haven");
}

TEST(AleaMurder, AFleetGoesToACoast) {
  // AIE-3.5.3h AIE-3.4.2d
  TestTable t = divided_year();
  t.put("naves_8pf_2_p1_1", "gallia_9", C).put("naves_8pf_2_p1_2", "gallia_9", C);
  const MurderSend d = send_window(t);
  EXPECT_EQ(send_refused(t, d, "graecia_4"), "");
  EXPECT_EQ(send_refused(t, d, "gallia_4"), "no_haven") << "inland";
  EXPECT_EQ(send_refused(t, d, "hispania_5"), "no_haven") << "on the Ocean";
}

TEST(AleaMurder, UnitsWithAssassinsAloneGoOver) {
  // AIE-RUL-52 AIE-3.5.3g
  TestTable t = year_end();
  t.clear("gallia_9").put(kTrebonius, "gallia_1").put(kDBrutus, "gallia_8").put(kLepidus, "gallia_7");
  t.put("legio_10", "gallia_7", C);
  t.dice({1, 6});
  caesar_step(t);
  EXPECT_EQ(unit(t.s(), u("legio_1r")).camp, R);
  EXPECT_EQ(unit(t.s(), u("legio_1r")).zone, z("gallia_1"));
  EXPECT_EQ(unit(t.s(), u("legio_2r")).camp, R);
  EXPECT_EQ(unit(t.s(), u("legio_10")).camp, C);
  EXPECT_EQ(unit(t.s(), u("legio_12")).camp, C) << "Hirtius is no Assassin";
}

TEST(AleaMurder, NeutralisedStacksAreNotDivided) {
  // AIE-3.6.5c
  TestTable t = year_end();
  t.s().triumvir.push_back({kLepidus, RegionId("gallia"), {}});
  t.dice({1, 6});
  caesar_step(t);
  EXPECT_TRUE(t.told<StackDivided>().empty());
  EXPECT_EQ(unit(t.s(), u("legio_10")).camp, C);
  EXPECT_EQ(leader(t.s(), kTrebonius).camp, R);
}

TEST(AleaMurder, WithoutAPartyLeaderToMostStrength) {
  // AIE-3.5.3h  7.3: no Party leader in a legal zone, so to most R strength.
  TestTable t = divided_year();
  leader(t.s(), kPompeius).party_leader = false;
  t.clear("graecia_2").clear("graecia_4").put("legio_1", "graecia_2", R);
  t.put("legio_3", "graecia_4", R).put("legio_21", "graecia_4", R).put("legio_25", "graecia_4", R);
  t.put("legio_26", "graecia_4", R).put("legio_27", "graecia_4", R).put("legio_29", "graecia_4", R);
  const MurderSend d = send_window(t);
  EXPECT_EQ(std::get<SendStack>(fallback_for(t.p(), d).list.front().body).to, z("graecia_4"));
}

TEST(AleaMurder, NotToAPartyLeaderAmongCaesarians) {
  // AIE-RUL-52 AIE-3.5.3h
  TestTable t = divided_year();
  t.put(kPompeius, "italia_3");  // with M. Antonius
  const MurderSend d = send_window(t);
  EXPECT_NE(std::get<SendStack>(fallback_for(t.p(), d).list.front().body).to, z("italia_3"));
}

TEST(AleaMurder, AStackTooSmallToHalveNeedsNoChoice) {
  // AIE-3.5.3g  One legion, one other: half of each is none.
  TestTable t = year_end();
  t.clear("gallia_9").put(kLepidus, "gallia_9").put(kTrebonius, "gallia_9").put(kDBrutus, "gallia_9");
  t.put("legio_5", "gallia_9", C).put("auxilia_9", "gallia_9", C);
  t.dice({1, 6});
  t.answer("murder_send", R, Orders{});
  caesar_step(t);
  ASSERT_EQ(t.told<StackDivided>().size(), 1u);
  EXPECT_TRUE(t.told<StackDivided>().front().stay.empty());
  EXPECT_EQ(unit(t.s(), u("legio_5")).camp, R);
}

TEST(AleaMurder, OneLegionAndOneOtherToKeepAreAChoice) {
  // AIE-3.5.3g AIE-3.5.3h  Two of each kind: half of each is one.
  TestTable t = year_end();
  t.clear("gallia_9").put(kLepidus, "gallia_9").put(kTrebonius, "gallia_9").put(kDBrutus, "gallia_9");
  for (const char* id : {"legio_5", "legio_6", "auxilia_8", "auxilia_9"}) t.put(id, "gallia_9", C);
  t.dice({1, 6});
  const auto window = t.run_to_window([](AleaTable& table) { ides_of_march(table); });
  ASSERT_EQ(window.size(), 1u);
  EXPECT_EQ(std::get<MurderKeep>(window.front().decision).zones, std::vector<ZoneId>{z("gallia_9")});
}

TEST(AleaMurder, OnlySendingIsAnsweredThere) {
  // AIE-3.5.3h
  TestTable t = divided_year();
  const MurderSend d = send_window(t);
  EXPECT_TRUE(check_orders(t.p(), d, {{Nominate{kLepidus}, {}, {}}}).front());
}

TEST(AleaMurder, WithAnotherPartyLeaderNobodySucceeds) {
  // AIE-3.5.2b AIE-3.5.2d  M. Antonius is dead; Lepidus leads already.
  TestTable t = year_end();
  leader(t.s(), kMAntonius).where = Where::removed;
  leader(t.s(), kLepidus).party_leader = true;
  murder_without_windows(t);
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kLepidus});
  EXPECT_TRUE(t.told<PartyLeaderNamed>().empty());
}

TEST(AleaMurder, WhoGoesOverFollowsNoCoupAnyMore) {
  // AIE-3.5.3g AIE-RUL-21  V and VI had followed Scipio, whom C suborned; V stays, VI goes for good.
  TestTable t = divided_year();
  t.put(l("scipio"), "gallia_7");
  leader(t.s(), l("scipio")).camp = C;
  t.s().coup.push_back({l("scipio"), R, 0, false, {}, {u("legio_5"), u("legio_6")}});
  t.dice({1, 6});
  t.answer("murder_keep", C,
           Orders{{{KeepUnits{z("gallia_9"), ids({"legio_5", "legio_9", "legio_10"})}, {}, {}}}, 0});
  t.answer("murder_send", R, Orders{{{SendStack{z("gallia_9"), z("graecia_2")}, {}, {}}}, 0});
  caesar_step(t);
  ASSERT_EQ(unit(t.s(), u("legio_6")).camp, R);
  EXPECT_EQ(t.s().coup.at(0).following_units, std::set{u("legio_5")});
}

TEST(AleaMurder, AStackWithNowhereToGoStays) {
  // AIE-3.5.3h AIE-3.6.5e AIE-RUL-57  In Alexandria, while every region belongs to a Triumvir.
  TestTable t = year_end();
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
  people(t.s(), kAegyptii).camp = C;
  t.put(kLepidus, "aegyptii").put(kDBrutus, "aegyptii").put("legio_5", "aegyptii", C);
  for (const RegionInfo& r : test_tables().regions) t.s().triumvir.push_back({l("curio"), r.id, {}});
  t.dice({1, 6});
  t.answer("murder_send", R, Orders{});
  caesar_step(t);
  ASSERT_EQ(t.told<StackDivided>().size(), 1u);
  EXPECT_EQ(t.told<StackDivided>().front().to, z("aegyptii"));
  EXPECT_EQ(leader(t.s(), kDBrutus).zone, z("aegyptii"));
  EXPECT_TRUE(fallback_for(t.p(), MurderSend{seat_of(t.s(), R), {z("aegyptii")}}).list.empty())
      << "and there is no line to write";
}

TEST(AleaMurder, WhatTheCaesarianKeepsIsHis) {
  // AIE-3.5.3g  Whoever it belonged to before.
  TestTable t = divided_year();
  t.put("legio_35", "gallia_9", R);
  t.dice({1, 6});
  t.answer("murder_keep", C,
           Orders{{{KeepUnits{z("gallia_9"), ids({"legio_35", "legio_9", "legio_10"})}, {}, {}}}, 0});
  t.answer("murder_send", R, Orders{{{SendStack{z("gallia_9"), z("graecia_2")}, {}, {}}}, 0});
  caesar_step(t);
  EXPECT_EQ(unit(t.s(), u("legio_35")).camp, C);
}

TEST(AleaMurder, AtSeaWhoIsLeftWithoutAShipIsLost) {
  // AIE-3.5.3g AIE-3.4.2i AIE-RUL-11  The only ship is R's: half of one is none.
  TestTable t = year_end();
  t.clear("gallia_9").put(kTrebonius, "gallia_4");
  for (const LeaderId& id : {kLepidus, kDBrutus}) t.put(id, "mare_tyrrhenum");
  for (const char* id : {"naves_6pf_0_1", "legio_5", "legio_6"}) t.put(id, "mare_tyrrhenum", C);
  t.dice({1, 6});
  t.answer("murder_keep", C, Orders{{{KeepUnits{z("mare_tyrrhenum"), ids({"legio_5"})}, {}, {}}}, 0});
  t.answer("murder_send", R, Orders{{{SendStack{z("mare_tyrrhenum"), z("sicilia_1")}, {}, {}}}, 0});
  caesar_step(t);
  EXPECT_EQ(unit(t.s(), u("legio_6")).zone, z("sicilia_1"));
  EXPECT_EQ(unit(t.s(), u("legio_5")).where, Where::reserve);
  EXPECT_EQ(leader(t.s(), kLepidus).where, Where::removed);
}

}  // namespace ch3_5_caesar_test
}  // namespace adj::alea
