// AIE-6a–d, 6.4  Stratagems at named moments: which of a seat's orders is played, its conditions, what
// silence means; and the stratagems of phase F.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch6_moments_test {

Play play(Face face) {
  Play p;
  p.face = face;
  return p;
}

Play play_at(Face face, const char* zone) {
  Play p = play(face);
  p.zone = z(zone);
  return p;
}

Order order(Play p) { return {std::move(p), {}, {}}; }

TestTable in_phase(Phase phase, int year = -48, const char* scenario = "1") {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = phase;
  return t;
}

void send_f(TestTable& t, Camp camp, Order o) {
  t.s().orders[seat_of(t.s(), camp)].phase_f.push_back(std::move(o));
}

bool plays(const TestTable& t, const StratagemMoment& moment) {
  const auto found = automatic_for(t.p(), moment);
  return found && found->answer.play;
}

// --- Conditions (7.5.4)

Condition condition(ConditionKind kind, Comparison comparison = Comparison::greater_equal, int numerator = 0,
                    int denominator = 1) {
  Condition c;
  c.kind = kind;
  c.comparison = comparison;
  c.numerator = numerator;
  c.denominator = denominator;
  return c;
}

TEST(AleaConditions, OfTheTurn) {
  TestTable t = in_phase(Phase::c);
  t.s().turn.initiative = C;
  const auto holds_for = [&](Camp camp, const Condition& c) {
    return holds(t.p(), seat_of(t.s(), camp), c, {});
  };
  EXPECT_TRUE(holds_for(C, condition(ConditionKind::has_initiative)));
  EXPECT_FALSE(holds_for(R, condition(ConditionKind::has_initiative)));
  for (const ConditionKind lost : {ConditionKind::lost_initiative, ConditionKind::no_initiative}) {
    EXPECT_FALSE(holds_for(C, condition(lost)));
    EXPECT_TRUE(holds_for(R, condition(lost)));
  }
  Condition war = condition(ConditionKind::people_at_war), peace = condition(ConditionKind::people_at_peace);
  war.people = peace.people = kParthi;
  for (const PeopleStatus status : {PeopleStatus::peace, PeopleStatus::war, PeopleStatus::allegiance}) {
    people(t.s(), kParthi).status = status;
    EXPECT_EQ(holds_for(C, war), status == PeopleStatus::war);
    EXPECT_EQ(holds_for(C, peace), status == PeopleStatus::peace);
  }
  Condition mine = condition(ConditionKind::region_mine), enemy = condition(ConditionKind::region_enemy);
  mine.region = enemy.region = kItalia;
  EXPECT_TRUE(holds_for(R, mine) && holds_for(C, enemy));
  EXPECT_FALSE(holds_for(C, mine) || holds_for(R, enemy));
  region(t.s(), kItalia).controller = std::nullopt;
  EXPECT_FALSE(holds_for(R, mine) || holds_for(C, enemy)) << "nobody's";
}

TEST(AleaConditions, Comparisons) {
  TestTable t = in_phase(Phase::f);
  t.s().spqr = 3;
  struct Row {
    Comparison comparison;
    bool two, three, four;  // 3 compared with these
  };
  for (const Row& row : std::vector<Row>{{Comparison::less, false, false, true},
                                         {Comparison::less_equal, false, true, true},
                                         {Comparison::equal, false, true, false},
                                         {Comparison::greater_equal, true, true, false},
                                         {Comparison::greater, true, false, false}}) {
    const auto with = [&](int n) {
      return holds(t.p(), Seat{1}, condition(ConditionKind::spqr, row.comparison, n), {});
    };
    EXPECT_EQ(with(2), row.two);
    EXPECT_EQ(with(3), row.three);
    EXPECT_EQ(with(4), row.four);
  }
}

TEST(AleaConditions, OfACombat) {
  // AIE-8.3b
  TestTable t = in_phase(Phase::e);
  const auto odds = [&](int attacker, int defender, int numerator, int denominator) {
    const Circumstances at{z("graecia_2"), attacker, defender};
    return holds(t.p(), Seat{1},
                 condition(ConditionKind::odds, Comparison::greater_equal, numerator, denominator), at);
  };
  EXPECT_TRUE(odds(55, 37, 5, 4));
  EXPECT_FALSE(odds(55, 37, 3, 2)) << "the column counts, not the quotient";
  EXPECT_TRUE(odds(3, 2, 3, 2));
  EXPECT_FALSE(odds(0, 0, 1, 3)) << "no combat at hand";
  t.clear("graecia_2")
      .put("legio_1", "graecia_2", R)
      .put("legio_2", "graecia_2", R, true)
      .put("legio_10", "graecia_2", C);
  const Circumstances there{z("graecia_2"), 0, 0};
  const auto pf = [&](Seat seat, Comparison comparison, int n) {
    return holds(t.p(), seat, condition(ConditionKind::pf, comparison, n), there);
  };
  EXPECT_TRUE(pf(Seat{1}, Comparison::equal, 8)) << "of the enemy force";
  EXPECT_TRUE(pf(Seat{2}, Comparison::equal, 5));
  EXPECT_FALSE(holds(t.p(), Seat{1}, condition(ConditionKind::pf, Comparison::greater_equal, 0), {}));
  Condition present = condition(ConditionKind::leader_present);
  present.leader = l("scipio");
  EXPECT_FALSE(holds(t.p(), Seat{1}, present, there));
  t.put(l("scipio"), "graecia_2");
  EXPECT_TRUE(holds(t.p(), Seat{1}, present, there));
  EXPECT_FALSE(holds(t.p(), Seat{1}, present, {}));
  Order both = order(play(Face::divine_favour));
  both.conditions = {present, condition(ConditionKind::spqr, Comparison::greater, 9)};
  EXPECT_FALSE(all_hold(t.p(), Seat{1}, both, there)) << "all must hold";
  both.conditions.pop_back();
  EXPECT_TRUE(all_hold(t.p(), Seat{1}, both, there));
}

// --- Moments

StratagemMoment before_combat(Camp camp, Face face, const char* zone) {
  StratagemMoment d = moment_for(camp == C ? Seat{1} : Seat{2}, "before_combat", {face});
  d.zone = z(zone);
  return d;
}

TEST(AleaMoments, TheFirstOrderThatFits) {
  // AIE-6a AIE-6d
  TestTable t = in_phase(Phase::e);
  t.give_counter("S19", C);
  const StratagemMoment here = before_combat(C, Face::siegecraft_p2, "italia_1");
  EXPECT_FALSE(plays(t, here)) << "no order";
  t.standing(C, order(play_at(Face::siegecraft_p2, "gallia_8")));
  EXPECT_FALSE(plays(t, here)) << "another zone";
  t.standing(C, order(play_at(Face::siegecraft_p2, "italia_1")));
  EXPECT_TRUE(plays(t, here));
  EXPECT_FALSE(plays(t, before_combat(C, Face::siegecraft_p1, "italia_1"))) << "another face";
  EXPECT_FALSE(plays(t, before_combat(R, Face::siegecraft_p2, "italia_1"))) << "another seat";
  counter(t.s(), CounterId("S19")).place = CounterPlace::bowl;
  EXPECT_FALSE(plays(t, here)) << "no counter";
}

TEST(AleaMoments, StandingOrdersExpire) {
  TestTable t = in_phase(Phase::e);
  t.give_counter("S19", C);
  Order until = order(play_at(Face::siegecraft_p2, "italia_1"));
  until.until = -48;
  t.standing(C, until);
  EXPECT_TRUE(plays(t, before_combat(C, Face::siegecraft_p2, "italia_1")));
  t.s().year = -47;
  EXPECT_FALSE(plays(t, before_combat(C, Face::siegecraft_p2, "italia_1")));
}

TEST(AleaMoments, FlightOfANamedLeader) {
  // AIE-6.3a
  TestTable t = in_phase(Phase::e);
  t.give_counter("S12", R);
  Play flight = play(Face::timely_flight);
  flight.leaders = {kPompeius};
  t.standing(R, order(flight));
  EXPECT_TRUE(plays(t, before_combat(R, Face::timely_flight, "italia_1"))) << "his force";
  EXPECT_FALSE(plays(t, before_combat(R, Face::timely_flight, "graecia_2"))) << "he is not there";
  t.s().orders.clear();
  flight.leaders = {l("labienus")};
  t.put(l("labienus"), "italia_1").standing(R, order(flight));
  EXPECT_TRUE(plays(t, before_combat(R, Face::timely_flight, "italia_1")));
  leader(t.s(), l("labienus")).camp = C;
  EXPECT_FALSE(plays(t, before_combat(R, Face::timely_flight, "italia_1"))) << "he leads the others now";
}

TEST(AleaMoments, TurncoatsWhoCouldBeHit) {
  // AIE-6.3h AIE-6.3l
  TestTable t = in_phase(Phase::e);
  t.clear("graecia_2").give_counter("S17", C).give_counter("S11", C);
  t.put("legio_1", "graecia_2", R).put("equites_4pf_2", "graecia_2", R).put("naves_6pf_p1_1", "graecia_2", R);
  const auto fits = [&](Face face, bool naval, std::vector<UnitId> units) {
    Play p = play(face);
    p.units = std::move(units);
    t.s().orders[Seat{1}].standing = {order(p)};
    StratagemMoment d = before_combat(C, face, "graecia_2");
    d.naval = naval;
    if (face == Face::parthian_shot) d.targets = {u("legio_1")};  // the others took no part
    return plays(t, d);
  };
  EXPECT_TRUE(fits(Face::turncoats, false, {u("legio_1"), u("equites_4pf_2")}));
  EXPECT_FALSE(fits(Face::turncoats, false, {u("legio_1")})) << "never a legio alone";
  EXPECT_FALSE(fits(Face::turncoats, false, {u("naves_6pf_p1_1")}));
  EXPECT_TRUE(fits(Face::turncoats, true, {u("naves_6pf_p1_1")}));
  EXPECT_FALSE(fits(Face::turncoats, false, {u("auxilia_9")})) << "not there";
  EXPECT_TRUE(fits(Face::parthian_shot, false, {u("legio_1")}));
  EXPECT_FALSE(fits(Face::parthian_shot, false, {u("equites_4pf_2")})) << "he did not fight";
}

TEST(AleaMoments, DivineFavourForTheDieNamed) {
  // AIE-6.3b
  TestTable t = in_phase(Phase::e);
  t.give_counter("S14", C);
  Play favour = play(Face::divine_favour);
  favour.die = "evasion";
  favour.face_wanted = 9;
  favour.enemy_die = true;
  favour.leaders = {kPompeius};
  t.standing(C, order(favour));
  StratagemMoment die = before_combat(C, Face::divine_favour, "italia_1");
  die.moment = "die";
  die.die = "evasion";
  die.low = 0;
  die.high = 9;
  die.value = 3;
  die.about = kPompeius;
  EXPECT_TRUE(plays(t, die));
  const auto otherwise = [&](auto change) {
    StratagemMoment d = die;
    change(d);
    return plays(t, d);
  };
  EXPECT_FALSE(otherwise([](StratagemMoment& d) { d.die = "battle"; }));
  EXPECT_FALSE(otherwise([](StratagemMoment& d) { d.own_die = true; })) << "the enemy's die was meant";
  EXPECT_FALSE(otherwise([](StratagemMoment& d) { d.value = 9; })) << "it is as wished already";
  EXPECT_FALSE(otherwise([](StratagemMoment& d) { d.high = 6; })) << "no such face on this die";
  EXPECT_FALSE(otherwise([](StratagemMoment& d) { d.about = l("scipio"); }));
}

TEST(AleaMoments, NobodyIsAskedWithoutACounter) {
  // AIE-6a
  TestTable t = in_phase(Phase::b);
  t.answer("stratagem", C, ChosenPlay{play(Face::janus)});
  t.run([](AleaTable& table) {
    EXPECT_FALSE(stratagem_at(table, moment_for(Seat{1}, "janus", {Face::janus}), "AIE-6.1b"));
  });
  t.give_counter("S03", C).answer("stratagem", C, ChosenPlay{play(Face::janus)});
  t.run([](AleaTable& table) {
    EXPECT_TRUE(stratagem_at(table, moment_for(Seat{1}, "janus", {Face::janus}), "AIE-6.1b"));
  });
  EXPECT_TRUE(hand(t.s(), Seat{1}).empty());
}

TEST(AleaMoments, OnlyTheFacesOfTheMoment) {
  // AIE-6d
  const TestTable t = in_phase(Phase::e);
  const StratagemMoment smc = moment_for(Seat{1}, "smc", free_faces());
  const auto refused = [&](std::optional<Play> p) {
    return Alea::check(test_tables(), t.s(), smc, ChosenPlay{std::move(p)}).size();
  };
  EXPECT_EQ(refused(std::nullopt), 0u);
  EXPECT_EQ(refused(play(Face::plague)), 0u);
  EXPECT_EQ(refused(play(Face::janus)), 1u);
  EXPECT_EQ(free_faces().size(), 8u);
}

// --- F

// No reason to move the marker but what a test adds.
TestTable steady_republic(int spqr) {
  TestTable t = in_phase(Phase::e);
  t.s().spqr = spqr;
  t.s().turn.party_leader_fought = true;
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = R;
  return t;
}

TEST(AleaPhaseF, ImperiumMovesTheMarker) {
  // AIE-6.4b AIE-RUL-35
  for (const auto& [before, after] : std::vector<std::pair<int, int>>{{3, 2}, {1, 0}, {0, 0}}) {
    TestTable t = steady_republic(before);
    t.give_counter("S06", C);
    send_f(t, C, order(play(Face::imperium)));
    t.run(death_of_the_republic);
    EXPECT_EQ(t.s().spqr, after);
    EXPECT_EQ(counter(t.s(), CounterId("S06")).place, CounterPlace::bowl);
  }
  TestTable kept = steady_republic(4);
  kept.give_counter("S06", C).run(death_of_the_republic);
  EXPECT_EQ(kept.s().spqr, 4) << "not without an order";
}

TEST(AleaPhaseF, ImperiumOnCondition) {
  // AIE-6.4b
  for (const int spqr : {3, 4}) {
    TestTable t = steady_republic(spqr);
    t.give_counter("S06", R);
    Order imperium = order(play(Face::imperium));
    imperium.conditions = {condition(ConditionKind::spqr, Comparison::greater_equal, 4)};
    send_f(t, R, imperium);
    t.run(death_of_the_republic);
    EXPECT_EQ(t.s().spqr, 3);
  }
}

TEST(AleaPhaseF, ImperiumSavesTheRepublicByItself) {
  // AIE-6.4b AIE-RUL-35 AIE-2.Fb
  TestTable saved = steady_republic(5);
  saved.give_counter("S06", R).run(death_of_the_republic);
  EXPECT_FALSE(saved.ended());
  EXPECT_EQ(saved.s().spqr, 4);
  TestTable dead = steady_republic(5);
  dead.run(death_of_the_republic);
  EXPECT_TRUE(dead.ended());
  EXPECT_EQ(dead.s().outcome->kind, OutcomeKind::both_lose);
  const StratagemMoment triumph = moment_for(Seat{2}, "vp", {Face::triumph_1});
  TestTable other_moment = steady_republic(5);
  other_moment.give_counter("S06", R).give_counter("S14", R);
  EXPECT_FALSE(fallback_for(other_moment.p(), triumph).play) << "the only default that spends a counter";
}

TEST(AleaPhaseF, IdesOfMarch) {
  // AIE-6.4a
  for (const int die : {3, 4}) {
    TestTable t = in_phase(Phase::f);
    for (Region& r : t.s().region) r.controller = R;  // no attempt without the Ides
    t.give_counter("S15", R);
    send_f(t, R, order(play(Face::ides_of_march)));
    t.dice({die}).run_to_window(ides_of_march);
    EXPECT_EQ(t.s().caesar, die + 2 >= 6 ? CaesarFate::murdered : CaesarFate::alive) << die;
    EXPECT_TRUE(hand(t.s(), Seat{2}).empty());
  }
}

TEST(AleaPhaseF, RallyingATriumvir) {
  // AIE-6.4c AIE-6.4d AIE-EX-31 AIE-RUL-64
  for (const Camp camp : kCamps) {
    TestTable t = in_phase(Phase::f);
    const RegionId sicilia("sicilia");
    t.put(kSPompeius, "sicilia_1")
        .put(l("scipio"), "sicilia_2")
        .put("legio_15", "sicilia_1", R)
        .put("legio_16", "sicilia_3", C);
    t.s().triumvir = {{l("scipio"), sicilia, {}}};
    region(t.s(), sicilia).controller = std::nullopt;
    t.give_counter("S04", camp);
    Play rally = play(Face::rally_triumvir);
    rally.region = sicilia;
    send_f(t, camp, order(rally));
    t.run(check_control);
    EXPECT_TRUE(t.s().triumvir.empty());
    EXPECT_EQ(leader(t.s(), l("scipio")).camp, camp);
    for (const char* id : {"legio_15", "legio_16"})
      EXPECT_EQ(unit(t.s(), u(id)).camp, camp) << "all units of the region";
    EXPECT_EQ(leader(t.s(), kSPompeius).where, camp == C ? Where::removed : Where::map) << "he has no C face";
    EXPECT_EQ(region(t.s(), sicilia).controller, camp);
    EXPECT_EQ(t.s().balance, 0) << "AIE-RUL-36";
  }
}

TEST(AleaPhaseF, Triumphs) {
  // AIE-6.4e AIE-6b
  for (const auto& [face, id, points] : std::vector<std::tuple<Face, const char*, int>>{
           {Face::triumph_1, "S14", 1}, {Face::triumph_2, "S16", 2}})
    for (const Camp camp : kCamps) {
      TestTable t = in_phase(Phase::f);
      for (Region& r : t.s().region) r.controller = std::nullopt;
      t.s().roma = std::nullopt;
      t.give_counter(id, camp);
      t.run(score_turn);
      EXPECT_EQ(t.s().balance, 0) << "not without an order";
      send_f(t, camp, order(play(face)));
      t.run(score_turn);
      EXPECT_EQ(t.s().balance, sign(camp) * points);
      EXPECT_EQ(counter(t.s(), CounterId(id)).place, CounterPlace::bowl);
    }
}

TEST(AleaPhaseF, ThreeCountersAreKept) {
  // AIE-6c AIE-6b AIE-2.Fg
  for (const int held : {3, 4, 5}) {
    TestTable t = in_phase(Phase::f);
    const std::vector<const char*> ids{"S05", "S04", "S03", "S02", "S01"};
    for (int i = 0; i < held; ++i) t.give_counter(ids[static_cast<std::size_t>(i)], C);
    t.run(end_turn);
    EXPECT_EQ(hand(t.s(), Seat{1}).size(), 3u);
    EXPECT_EQ(counter(t.s(), CounterId("S05")).place, held > 3 ? CounterPlace::bowl : CounterPlace::hand)
        << "the oldest first";
  }
}

TEST(AleaMoments, NothingWithoutTheCounterOrAnyOrder) {
  // AIE-6a  7.2
  TestTable t = in_phase(Phase::e);
  const StratagemMoment smc = moment_for(Seat{1}, "smc", free_faces());
  EXPECT_FALSE(plays(t, smc)) << "he has sent nothing";
  t.standing(C, order(play(Face::senate_intrigue)));
  EXPECT_FALSE(plays(t, smc)) << "the counter is not in his hand";
  t.give_counter("S17", C);
  EXPECT_TRUE(plays(t, smc));
  t.standing(C, order(play(Face::timely_flight)));
  EXPECT_FALSE(plays(t, before_combat(C, Face::timely_flight, "italia_1")));
  const StratagemMoment spqr = moment_for(Seat{1}, "spqr", {Face::imperium});
  t.s().spqr = test_tables().constants.spqr_end;
  EXPECT_FALSE(fallback_for(t.p(), spqr).play);
}

TEST(AleaMoments, NoOddsWithoutACombat) {
  // 7.5.4
  TestTable t = in_phase(Phase::e);
  t.give_counter("S17", C);
  Order weak = order(play(Face::senate_intrigue));
  weak.conditions = {condition(ConditionKind::odds, Comparison::less_equal, 9, 1)};
  t.standing(C, weak);
  EXPECT_FALSE(plays(t, moment_for(Seat{1}, "smc", free_faces())));
}

}  // namespace ch6_moments_test
}  // namespace adj::alea
