// AIE-2.A, AIE-2.B  Stratagem draw, orders for phases B to D, initiative, Janus, Dolabella.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_orders.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch2_ab_opening_test {

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

Order play(Face face) {
  Play body;
  body.face = face;
  return {body, {}, {}};
}

Order if_lost(Face face) {
  Order order = play(face);
  Condition lost;
  lost.kind = ConditionKind::lost_initiative;
  order.conditions.push_back(lost);
  return order;
}

void send(TestTable& t, Camp camp, Order order) {
  t.s().orders[seat_of(t.s(), camp)].turn.push_back(std::move(order));
}

// --- A

// Only these counters are left in the bowl.
void fill_bowl(TestTable& t, std::initializer_list<const char*> ids) {
  for (Counter& c : t.s().counter) c.place = CounterPlace::out;
  for (const char* id : ids) counter(t.s(), CounterId(id)).place = CounterPlace::bowl;
}

TEST(AleaDraw, OneCounterEachInSecret) {
  // AIE-2.Aa AIE-6a
  TestTable t("1");
  fill_bowl(t, {"S03", "S06", "S11"});
  t.give_counter("S01", C).draws({"S06", "S03"}).run(draw_stratagems);
  EXPECT_EQ(t.s().phase, Phase::a);
  EXPECT_EQ(hand(t.s(), Seat{1}), (std::vector{CounterId("S01"), CounterId("S06")})) << "kept ones stay";
  EXPECT_EQ(hand(t.s(), Seat{2}), std::vector{CounterId("S03")});
  EXPECT_EQ(counter(t.s(), CounterId("S11")).place, CounterPlace::bowl);
  int private_events = 0;
  for (const Told<Event>& told : t.events()) {
    const auto* drawn = told.event.get_if<CounterDrawn>();
    if (!drawn) continue;
    ++private_events;
    EXPECT_EQ(told.audience, Audience::only(drawn->seat));
    EXPECT_EQ(drawn->first, drawn->seat == Seat{1} ? Face::coup_m2 : Face::janus) << "both faces are shown";
    EXPECT_EQ(drawn->second, drawn->seat == Seat{1} ? Face::imperium : Face::desertion);
  }
  EXPECT_EQ(private_events, 2);
  ASSERT_EQ(t.told<CountersDrawn>().size(), 2u);
  EXPECT_EQ(t.told<CountersDrawn>()[0].camp, C) << "the Caesarian first";
  EXPECT_EQ(t.told<CountersDrawn>()[0].in_hand, 2);
  EXPECT_EQ(t.told<CountersDrawn>()[1].count, 1);
}

TEST(AleaDraw, AnEmptyBowlGivesNothing) {
  // AIE-2.Aa
  TestTable t("1");
  fill_bowl(t, {"S19"});
  t.draws({"S19"}).run(draw_stratagems);
  EXPECT_EQ(hand(t.s(), Seat{1}).size(), 1u);
  EXPECT_TRUE(hand(t.s(), Seat{2}).empty());
  EXPECT_EQ(t.told<CountersDrawn>()[1].count, 0);
}

TEST(AleaDraw, ThePlagueCounterIsBack) {
  // AIE-6.3f AIE-2.Aa
  TestTable t("1");
  fill_bowl(t, {"S01"});
  counter(t.s(), CounterId("S16")).place = CounterPlace::next_turn;
  t.draws({"S16", "S01"}).run(draw_stratagems);
  EXPECT_EQ(hand(t.s(), Seat{1}), std::vector{CounterId("S16")});
  ASSERT_EQ(t.told<CounterReturned>().size(), 1u);
  EXPECT_EQ(t.told<CounterReturned>()[0].counter, CounterId("S16"));
}

TEST(AleaDraw, OneTurnIsOneYear) {
  // AIE-0.3a AIE-2.Fh
  TestTable t("2");
  fill_bowl(t, {});
  t.run(draw_stratagems);
  EXPECT_EQ(t.told<TurnBegan>()[0].turn, 1);
  EXPECT_EQ(t.told<TurnBegan>()[0].year, -49);
  t.run(end_turn);
  EXPECT_EQ(t.s().year, -48);
  EXPECT_FALSE(t.ended());
  t.run(draw_stratagems);
  EXPECT_EQ(t.told<TurnBegan>()[0].turn, 2);
  t.s().year = -45;
  t.run(end_turn);
  EXPECT_FALSE(t.ended());
  t.run(end_turn);
  EXPECT_TRUE(t.ended()) << "-44 is the last year of scenario 2";
}

// --- B

struct Roll {
  const char* scenario;
  int year, die;
  Camp initiative;
};

TEST(AleaInitiative, StrictlyBelowTheCpOfThePartyLeader) {
  // AIE-2.Ba
  for (const Roll& roll : std::vector<Roll>{{"1", -48, 5, C}, {"1", -48, 6, R}, {"1", -48, 1, C}}) {
    TestTable t(roll.scenario);
    t.s().year = roll.year;
    t.dice({roll.die}).run(decide_initiative);
    EXPECT_EQ(t.s().turn.initiative, roll.initiative) << roll.die;
    ASSERT_EQ(t.told<InitiativeDecided>().size(), 1u);
    EXPECT_EQ(t.told<InitiativeDecided>()[0].leader, kCaesar);
    EXPECT_EQ(t.told<InitiativeDecided>()[0].cp, 6);
    EXPECT_FALSE(t.told<InitiativeDecided>()[0].fixed);
  }
}

TEST(AleaInitiative, TheBetterOfTwoPartyLeaders) {
  // AIE-2.Ba
  for (const int die : {3, 4, 5}) {
    TestTable t("5");
    t.s().year = -42;
    t.s().dolabella_camps.clear();
    t.put(kOctavianus, "italia_1").put(kMAntonius, "italia_2").dice({die}).run(decide_initiative);
    EXPECT_EQ(t.s().turn.initiative, die < 5 ? C : R) << "Octavianus has CP 5, M. Antonius 4";
  }
}

TEST(AleaInitiative, ACampWithoutLeadersHasNone) {
  // AIE-RUL-42
  TestTable t("1");
  t.s().year = -40;
  for (Leader& each : t.s().leader) {
    if (each.camp != C || !test_tables().leader(each.id).roman()) continue;
    each.where = Where::removed;
    each.party_leader = false;
    each.zone = ZoneId();
  }
  t.dice({1}).run(decide_initiative);
  EXPECT_EQ(t.s().turn.initiative, R);
}

TEST(AleaInitiative, TheScenarioFixesTheFirstTurn) {
  // AIE-2.Bc AIE-S1.b AIE-S3.b
  for (const char* scenario : {"1", "2", "3"}) {
    TestTable t(scenario);
    const Camp first = std::string(scenario) == "3" ? C : R;
    t.give_counter("S01", other(first));
    send(t, other(first), play(Face::initiative));
    t.run(decide_initiative);
    EXPECT_EQ(t.s().turn.initiative, first) << scenario;
    EXPECT_TRUE(t.told<InitiativeDecided>()[0].fixed);
    EXPECT_EQ(hand(t.s(), seat_of(t.s(), other(first))).size(), 1u) << "not to be reversed";
  }
}

TEST(AleaInitiative, InLaterScenariosTheFirstTurnIsReversible) {
  // AIE-2.Bc AIE-S4.b AIE-S5.b AIE-S6.b AIE-S7.b
  for (const char* scenario : {"4", "5", "6", "7"}) {
    TestTable t(scenario);
    const Camp first = scenario[0] <= '5' ? C : R;
    t.give_counter("S01", other(first));
    send(t, other(first), play(Face::initiative));
    t.run(decide_initiative);
    EXPECT_EQ(t.s().turn.initiative, other(first)) << scenario;
  }
}

TEST(AleaInitiative, OnlyTheSideWithoutItReverses) {
  // AIE-2.Bb AIE-6.1a AIE-6b
  TestTable t("1");
  t.s().year = -48;
  t.give_counter("S01", C).give_counter("S02", R);
  send(t, C, if_lost(Face::initiative));
  send(t, R, if_lost(Face::initiative));
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(t.told<StratagemPlayed>().size(), 2u) << "R reverses, C answers, R has no other";
  EXPECT_EQ(t.told<StratagemPlayed>()[0].camp, R);
  EXPECT_EQ(t.told<StratagemPlayed>()[1].camp, C);
  EXPECT_EQ(t.s().turn.initiative, C);
  EXPECT_EQ(counter(t.s(), CounterId("S02")).place, CounterPlace::bowl) << "at once back in the bowl";
  EXPECT_TRUE(hand(t.s(), Seat{2}).empty());
}

TEST(AleaInitiative, ItEndsWhenOneDeclines) {
  // AIE-RUL-27 AIE-6.1a
  TestTable t("1");
  t.s().year = -48;
  t.give_counter("S01", C).give_counter("S02", C);
  send(t, C, if_lost(Face::initiative));
  send(t, C, if_lost(Face::initiative));
  t.dice({6}).run(decide_initiative);
  EXPECT_EQ(t.s().turn.initiative, C);
  EXPECT_EQ(t.told<InitiativeReversed>().size(), 1u);
  EXPECT_EQ(hand(t.s(), Seat{1}).size(), 1u) << "the second is not wasted on himself";
}

TEST(AleaInitiative, NothingIsPlayedWithoutAnOrder) {
  // AIE-2.Bb
  TestTable t("1");
  t.s().year = -48;
  t.give_counter("S01", C).give_counter("S03", C).dice({6}).run(decide_initiative);
  EXPECT_EQ(t.s().turn.initiative, R);
  EXPECT_FALSE(t.s().turn.janus);
  EXPECT_EQ(hand(t.s(), Seat{1}).size(), 2u);
}

TEST(AleaJanus, AnyPlayerWithAnyResult) {
  // AIE-6.1b
  for (const Camp camp : kCamps)
    for (const int die : {1, 6}) {
      TestTable t("1");
      t.s().year = -48;
      t.give_counter("S03", camp);
      send(t, camp, play(Face::janus));
      t.dice({die}).run(decide_initiative);
      EXPECT_TRUE(t.s().turn.janus);
      EXPECT_EQ(t.told<JanusDeclared>()[0].camp, camp);
      EXPECT_TRUE(hand(t.s(), seat_of(t.s(), camp)).empty());
    }
}

TEST(AleaJanus, OnConditionThatTheInitiativeIsLost) {
  // AIE-6.1b
  for (const int die : {5, 6}) {
    TestTable t("1");
    t.s().year = -48;
    t.give_counter("S03", C);
    send(t, C, if_lost(Face::janus));
    t.dice({die}).run(decide_initiative);
    EXPECT_EQ(t.s().turn.janus, die == 6);
  }
}

TEST(AleaJanus, ClosesTheTempleOnlyBetweenRomans) {
  // AIE-6.1b AIE-RUL-18
  TestTable t("1");
  t.s().year = -48;
  t.s().phase = Phase::e;
  t.clear_map().put("legio_10", "gallia_9", C).put(kCaesar, "gallia_9").put("legio_1", "hispania_1", R);
  for (const char* garrison : {"legio_11", "legio_12", "legio_13"}) t.put(garrison, "gallia_8", C);
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = R;
  t.put("germani_1", "gallia_7");
  const auto march = [&](std::vector<LeaderId> leaders, std::vector<UnitId> units, const char* to) {
    const Order order{Move{std::move(leaders), std::move(units), z("gallia_9"), {{z(to), {}}}}, {}, {}};
    return why(check_moves(t.p(), C, {order}).front());
  };
  EXPECT_EQ(march({}, {u("legio_10")}, "hispania_1"), "");
  t.s().turn.janus = true;
  EXPECT_NE(march({}, {u("legio_10")}, "hispania_1").find("AIE-6.1b"), std::string::npos)
      << march({}, {u("legio_10")}, "hispania_1");
  EXPECT_NE(march({kCaesar}, {}, "hispania_1"), "") << "a leader may not stop there either";
  EXPECT_EQ(march({kCaesar}, {u("legio_10")}, "gallia_7"), "") << "wars against peoples go on";
}

// --- Dolabella

TestTable philippi(Camp dolabella, const char* zone) {
  TestTable t("5");
  t.clear_map();
  t.s().year = -42;
  t.put(kDolabella, zone).put(kOctavianus, "italia_1").put(kMAntonius, "italia_2");
  leader(t.s(), kDolabella).camp = dolabella;
  t.s().dolabella_camps = {dolabella};
  return t;
}

TEST(AleaDolabella, FollowsTheInitiative) {
  // AIE-S5.h AIE-RUL-50
  TestTable t = philippi(C, "italia_5");
  t.put("legio_1", "graecia_2", R)
      .put("legio_4", "graecia_3", R)
      .put("naves_8pf_1_p1_1", "mare_hadriaticum", R);
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).camp, R);
  EXPECT_EQ(leader(t.s(), kDolabella).zone, z("graecia_2")) << "the first of two at equal distance";
  EXPECT_EQ(t.s().dolabella_camps, (std::vector{C, R}));
  t.s().year = -41;
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::map) << "no change";
  EXPECT_TRUE(t.told<DolabellaTurned>().empty());
}

TEST(AleaDolabella, HisNewOwnerChoosesOnTies) {
  // AIE-S5.h
  TestTable t = philippi(C, "italia_5");
  t.put("legio_1", "graecia_2", R).put("legio_4", "graecia_3", R);
  send(t, R, {Enter{kDolabella, z("graecia_3")}, {}, {}});
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).zone, z("graecia_3"));
}

TEST(AleaDolabella, TheNearestZoneIsForced) {
  // AIE-S5.h
  TestTable t = philippi(C, "italia_5");
  t.put("legio_1", "graecia_1", R).put("legio_4", "graecia_3", R);
  send(t, R, {Enter{kDolabella, z("graecia_3")}, {}, {}});
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).zone, z("graecia_1"));
}

TEST(AleaDolabella, TheSecondChangeIsHisLast) {
  // AIE-S5.i AIE-RUL-50
  TestTable t = philippi(R, "graecia_2");
  t.s().dolabella_camps = {C, R};
  t.dice({4}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::removed);
  EXPECT_EQ(t.s().balance, 0) << "nobody scores";
  ASSERT_EQ(t.told<DolabellaTurned>().size(), 1u);
  EXPECT_TRUE(t.told<DolabellaTurned>()[0].eliminated);
}

TEST(AleaDolabella, ACoupCountsAsAChange) {
  // AIE-S5.i  Suborned first, he does not outlive the initiative.
  TestTable t = philippi(C, "italia_5");
  t.put("legio_1", "graecia_2", R);
  t.run([](AleaTable& table) { change_camp(table, kDolabella, R, "coup", "AIE-3.6.3a"); });
  EXPECT_EQ(t.s().dolabella_camps, (std::vector{C, R}));
  EXPECT_TRUE(t.told<DolabellaTurned>().empty());
  t.dice({4}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::removed);
}

TEST(AleaDolabella, ACoupMayBeTheSecondChange) {
  // AIE-S5.i AIE-3.6.3a  He went with the initiative; Menas, suborned by C, cannot take him along. With a
  // Party leader in Graecia there is no Triumvir.
  TestTable t = philippi(R, "graecia_2");
  t.s().dolabella_camps = {C, R};
  t.s().assassins_active = false;
  t.put(kMBrutus, "graecia_4").put(l("menas"), "graecia_2").put("legio_1", "graecia_2", R);
  t.dice({1}).run([](AleaTable& table) { attempt_coup(table, C, l("menas"), 0); });
  EXPECT_EQ(leader(t.s(), l("menas")).camp, C);
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::removed);
  EXPECT_EQ(t.s().balance, 0);
  EXPECT_TRUE(t.s().coup.front().followers.empty());
  ASSERT_EQ(t.told<DolabellaTurned>().size(), 1u);
  EXPECT_TRUE(t.told<DolabellaTurned>()[0].eliminated);
}

TEST(AleaDolabella, AsAPretenderToo) {
  // AIE-S5.i AIE-RUL-20  Nor does anybody join him.
  TestTable t = philippi(R, "graecia_2");
  t.s().dolabella_camps = {C, R};
  t.put(kMBrutus, "graecia_4").put(l("menas"), "graecia_2").put("legio_1", "graecia_2", R);
  t.dice({1}).run([](AleaTable& table) { attempt_coup(table, C, kDolabella, 0); });
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::removed);
  EXPECT_TRUE(t.s().coup.empty());
  EXPECT_EQ(leader(t.s(), l("menas")).camp, R);
  EXPECT_EQ(unit(t.s(), u("legio_1")).camp, R);
}

TEST(AleaDolabella, NorDoesHeJoinAVictoriousPretender) {
  // AIE-S5.i AIE-3.6.4d
  TestTable t = philippi(R, "graecia_2");
  t.s().dolabella_camps = {C, R};
  t.s().assassins_active = false;
  t.put(kMBrutus, "graecia_2").put(l("menas"), "graecia_2").put("legio_5", "graecia_2", C);
  leader(t.s(), l("menas")).camp = C;
  leader(t.s(), kCassius).party_leader = false;
  t.s().coup.push_back({l("menas"), R, 0, false, {}, {}});
  t.run([](AleaTable& table) {
    settle_coup_battle(table, z("graecia_2"), C, {l("menas")}, {u("legio_5")}, {kMBrutus, kDolabella}, {});
  });
  ASSERT_TRUE(t.s().coup.front().succeeded);
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::removed);
  EXPECT_TRUE(t.s().coup.front().followers.empty());
}

TEST(AleaDolabella, NotInTheFirstTurnNorElsewhere) {
  // AIE-S5.h
  TestTable t = philippi(R, "graecia_2");
  t.s().year = -43;
  t.s().turn.initiative = R;
  t.run(decide_initiative);
  EXPECT_EQ(t.s().turn.initiative, C) << "AIE-2.Bc: as the scenario says";
  EXPECT_EQ(leader(t.s(), kDolabella).camp, R);
  TestTable third("3");
  third.s().year = -47;
  third.put(kDolabella, "italia_1").dice({6}).run(decide_initiative);
  EXPECT_EQ(leader(third.s(), kDolabella).camp, C) << "only in scenario 5";
}

TEST(AleaDolabella, BySeaOnlyWhereNoLandWayLeads) {
  // AIE-S5.h AIE-RUL-50  From Creta no land way leads anywhere.
  TestTable t = philippi(C, "graecia_5");
  t.put("legio_1", "graecia_4", R).put("legio_4", "gallia_7", R);
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).zone, z("graecia_4"));
}

TEST(AleaDolabella, WithNobodyToGoToHeTurnsWhereHeStands) {
  // AIE-S5.h
  TestTable t = philippi(C, "italia_5");
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).camp, R);
  EXPECT_EQ(leader(t.s(), kDolabella).zone, z("italia_5"));
}

TEST(AleaDolabella, OffTheMapHeTurnsAndStaysAway) {
  // AIE-S5.h
  TestTable t = philippi(C, "italia_5");
  leader(t.s(), kDolabella).where = Where::returning;
  leader(t.s(), kDolabella).zone = ZoneId();
  t.put("legio_1", "graecia_2", R);
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).camp, R);
  EXPECT_EQ(leader(t.s(), kDolabella).where, Where::returning);
  EXPECT_EQ(t.told<DolabellaTurned>()[0].zone, std::nullopt);
}

TEST(AleaDolabella, NeutralisedHeStaysAsHeIs) {
  // AIE-3.6.5c AIE-S5.h
  TestTable t = philippi(C, "africa_1");
  t.put("legio_1", "graecia_2", R);
  t.s().triumvir.push_back({l("lepidus"), RegionId("africa"), {}});
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).camp, C);
  EXPECT_EQ(t.s().dolabella_camps, std::vector{C}) << "nor does it count as a change";
}

TEST(AleaDolabella, HisOldCampReplacesHimAsPartyLeader) {
  // AIE-3.5.2c AIE-S5.h
  TestTable t = philippi(C, "italia_5");
  t.put("legio_1", "graecia_2", R);
  for (Leader& one : t.s().leader) one.party_leader = one.id == kDolabella;
  leader(t.s(), kOctavianus).where = Where::removed;
  t.dice({6}).run(decide_initiative);
  EXPECT_FALSE(leader(t.s(), kDolabella).party_leader);
  EXPECT_EQ(party_leaders(t.p(), C), std::vector{kMAntonius});
  EXPECT_TRUE(party_leaders(t.p(), R).empty());
}

TEST(AleaDolabella, NotToNeutralisedFriends) {
  // AIE-3.6.5c AIE-S5.h
  TestTable t = philippi(C, "italia_5");
  t.put("legio_1", "graecia_1", R).put("legio_4", "asia_1", R);
  t.s().triumvir.push_back({l("lepidus"), RegionId("graecia"), {}});
  t.dice({5}).run(decide_initiative);
  EXPECT_EQ(leader(t.s(), kDolabella).zone, z("asia_1"));
}

TEST(AleaInitiative, GivenInTheFirstTurnWithoutADieAndNotToBeReversed) {
  // AIE-2.Bc
  TestTable t("1");
  ASSERT_FALSE(scenario(t.p()).initiative_reversible);
  const Camp first = scenario(t.p()).first_initiative;
  t.give_counter("S01", other(first)).give_counter("S02", other(first)).give_counter("S03", other(first));
  send(t, other(first), play(Face::initiative));
  t.run(decide_initiative);
  EXPECT_EQ(t.told<InitiativeDecided>().at(0), (InitiativeDecided{first, LeaderId(), 0, 0, true}));
  EXPECT_EQ(t.s().turn.initiative, first);
}

}  // namespace ch2_ab_opening_test
}  // namespace adj::alea
