// AIE-10, AIE-RUL-36  Victory points: those of phase F, and those collected on the way that no other chapter
// tests.

#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch10_victory_test {

// Phase F with nothing to score: nobody controls anything.
TestTable count() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.s().roma = std::nullopt;
  for (Region& r : t.s().region) r.controller = std::nullopt;
  return t;
}

void own(TestTable& t, Camp camp, std::initializer_list<const char*> regions) {
  for (const char* id : regions) region(t.s(), RegionId(id)).controller = camp;
}

int scored(TestTable& t) {
  t.run([](AleaTable& table) { score_turn(table); });
  return t.s().balance;
}

TEST(AleaPoints, OneBalanceForBoth) {
  // AIE-10a
  TestTable t = count();
  t.run([](AleaTable& table) {
    score(table, C, 5, "control", "AIE-10.2b");
    score(table, R, 2, "control", "AIE-10.2b");
    score(table, R, 0, "control", "AIE-10.2b");
  });
  EXPECT_EQ(t.s().balance, 3);
  ASSERT_EQ(t.s().ledger.size(), 2u) << "nothing is written for nothing";
  EXPECT_EQ(t.s().ledger[0], (Score{-46, Phase::f, C, seat_of(t.s(), C), "control", 5}));
  EXPECT_EQ(t.told<Scored>()[1], (Scored{R, "control", 2, 3}));
}

TEST(AleaPoints, MoreThanSeventyFiveEndScenarioOne) {
  // AIE-S1.i AIE-10a
  for (const Camp camp : kCamps) {
    TestTable t = count();
    t.run([&](AleaTable& table) { score(table, camp, 75, "control", "AIE-10.2b"); });
    EXPECT_FALSE(t.ended());
    t.run([&](AleaTable& table) { score(table, camp, 1, "control", "AIE-10.2b"); });
    EXPECT_TRUE(t.ended());
    EXPECT_EQ(t.s().outcome->winner, seat_of(t.s(), camp));
    EXPECT_EQ(t.s().outcome->level, Name("definitive"));
    EXPECT_EQ(t.s().outcome->kind, camp == C ? OutcomeKind::caesarian : OutcomeKind::republican);
  }
  TestTable second("2");
  second.run([](AleaTable& table) { score(table, C, 99, "control", "AIE-10.2b"); });
  EXPECT_FALSE(second.ended()) << "scenario 1 only";
}

TEST(AleaPoints, MajorsInAllegiance) {
  // AIE-10.2a
  TestTable t = count();
  for (const PeopleId& id : {kAegyptii, kNumidae}) {
    people(t.s(), id).status = PeopleStatus::allegiance;
    people(t.s(), id).camp = R;
  }
  people(t.s(), kPontici).status = PeopleStatus::allegiance;
  people(t.s(), kPontici).camp = C;
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = C;
  EXPECT_EQ(scored(t), -1) << "2 for R, 1 for C, none for a war";
}

TEST(AleaPoints, ControlPoints) {
  // AIE-10.2b AIE-3.1.1b AIE-TR.a
  const std::vector<std::pair<const char*, int>> worth{{"italia", 5},  {"asia", 3},    {"gallia", 2},
                                                       {"africa", 3},  {"graecia", 2}, {"sicilia", 1},
                                                       {"hispania", 2}};
  for (const auto& [id, points] : worth) {
    TestTable t = count();
    own(t, R, {id});
    EXPECT_EQ(control_points(t.p(), R), points) << id;
    EXPECT_EQ(control_points(t.p(), C), 0) << id;
  }
  TestTable t = count();
  t.s().roma = C;
  EXPECT_EQ(control_points(t.p(), C), 2);
}

TEST(AleaPoints, BandsOfControlPoints) {
  // AIE-10.2b
  const std::vector<std::tuple<std::vector<const char*>, int, int>> cases{
      {{"italia", "asia", "africa"}, 11, 0},
      {{"italia", "asia", "gallia", "graecia"}, 12, 2},
      {{"italia", "asia", "gallia", "graecia", "hispania"}, 14, 2},
      {{"italia", "asia", "africa", "graecia", "hispania"}, 15, 3},
      {{"italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"}, 18, 3}};
  for (const Camp camp : kCamps)
    for (const auto& [regions, points, vp] : cases) {
      TestTable t = count();
      for (const char* id : regions) region(t.s(), RegionId(id)).controller = camp;
      EXPECT_EQ(scored(t), sign(camp) * vp) << points;
      const ControlPointsCounted told = t.told<ControlPointsCounted>().front();
      EXPECT_EQ(camp == C ? told.caesarian : told.republican, points);
      EXPECT_EQ(camp == C ? told.republican : told.caesarian, 0);
    }
}

TEST(AleaPoints, WorkedExample) {
  // AIE-EX-38 AIE-10.2b AIE-10.2c
  TestTable t = count();
  own(t, C, {"italia", "asia", "gallia", "hispania"});
  t.s().roma = C;
  EXPECT_EQ(control_points(t.p(), C), 14);
  EXPECT_EQ(scored(t), 3) << "2 for 14 PC, 1 for Roma";
}

TEST(AleaPoints, Roma) {
  // AIE-10.2c
  for (const Camp camp : kCamps) {
    TestTable t = count();
    t.s().roma = camp;
    EXPECT_EQ(scored(t), sign(camp));
  }
  TestTable nobody = count();
  EXPECT_EQ(scored(nobody), 0);
}

TEST(AleaPoints, IntrigueInTheSenate) {
  // AIE-6.3o AIE-RUL-41
  const auto with = [](std::optional<Camp> italia, int counters) {
    TestTable t = count();
    region(t.s(), kItalia).controller = italia;
    counter(t.s(), CounterId("S17")).place = counters > 0 ? CounterPlace::intrigue : CounterPlace::bowl;
    counter(t.s(), CounterId("S18")).place = counters > 1 ? CounterPlace::intrigue : CounterPlace::bowl;
    return scored(t);
  };
  EXPECT_EQ(with(C, 0), 0);
  EXPECT_EQ(with(C, 1), -3) << "to the player who does not control Italia";
  EXPECT_EQ(with(R, 1), 3);
  EXPECT_EQ(with(R, 2), 6) << "per counter";
  EXPECT_EQ(with(std::nullopt, 2), 0) << "nobody controls it";
}

TEST(AleaPoints, Triumphs) {
  // AIE-6.4e
  TestTable t = count();
  t.give_counter("S14", R).give_counter("S16", R);
  for (const Face face : {Face::triumph_2, Face::triumph_1}) {
    Play play;
    play.face = face;
    t.s().orders[seat_of(t.s(), R)].phase_f.push_back({play, {}, {}});
  }
  EXPECT_EQ(scored(t), -3);
  EXPECT_TRUE(hand(t.s(), seat_of(t.s(), R)).empty());

  TestTable silent = count();
  silent.give_counter("S16", R);
  EXPECT_EQ(scored(silent), 0);
  EXPECT_EQ(hand(silent.s(), seat_of(silent.s(), R)).size(), 1u);
}

TEST(AleaPoints, InitiativeFirst) {
  // AIE-2.Ff
  TestTable t = count();
  t.s().turn.initiative = R;
  for (const PeopleId& id : {kAegyptii, kNumidae}) people(t.s(), id).status = PeopleStatus::allegiance;
  people(t.s(), kNumidae).camp = R;
  people(t.s(), kAegyptii).camp = C;
  scored(t);
  ASSERT_EQ(t.told<Scored>().size(), 2u);
  EXPECT_EQ(t.told<Scored>()[0].camp, R);
  EXPECT_EQ(t.told<Scored>()[1].camp, C);
}

// --- On the way

TEST(AleaPoints, CompleteGroupsOfThreeDisbandedLegions) {
  // AIE-10.1c AIE-RUL-36
  const std::vector<const char*> legions{"legio_1",  "legio_3",  "legio_21",
                                         "legio_22", "legio_28", "legio_30"};
  for (std::size_t count = 1; count <= 6; ++count) {
    TestTable t("1");
    t.s().year = -46;
    t.s().phase = Phase::d;
    region(t.s(), RegionId("graecia")).controller = C;  // its garrison does not bind R
    auto& orders = t.s().orders[seat_of(t.s(), R)].turn;
    for (std::size_t i = 0; i < count; ++i) orders.push_back({Disband{{u(legions[i])}}, {}, {}});
    t.run([](AleaTable& table) { disbanding(table); });
    EXPECT_EQ(t.s().balance, -static_cast<int>(count / 3)) << count << ", in whatever lines they stand";
  }
}

TEST(AleaPoints, PacificationOfAMajor) {
  // AIE-10.1d AIE-RUL-26
  const std::vector<std::tuple<PeopleId, int, int>> worth{
      {kAegyptii, 4, 2}, {kParthi, 6, 3}, {kPontici, 4, 2}, {kNumidae, 2, 1}, {PeopleId("germani"), 0, 0}};
  for (const auto& [id, by_arms, by_stratagem] : worth) {
    const auto points = [&, people_id = id](PacifiedBy how, std::optional<Camp> by) {
      TestTable t("1");
      people(t.s(), people_id).status = PeopleStatus::war;
      people(t.s(), people_id).camp = R;
      t.run([&](AleaTable& table) { pacify(table, people_id, how, by, "AIE-4.4.3a"); });
      return t.s().balance;
    };
    EXPECT_EQ(points(PacifiedBy::arms, C), by_arms) << id.str();
    EXPECT_EQ(points(PacifiedBy::destroyed, C), by_arms) << id.str();
    EXPECT_EQ(points(PacifiedBy::stratagem, C), by_stratagem) << id.str();
    EXPECT_EQ(points(PacifiedBy::stratagem, R), -by_stratagem)
        << id.str() << ": to the player of the counter";
    EXPECT_EQ(points(PacifiedBy::event, std::nullopt), 0) << id.str();
  }
}

TEST(AleaPoints, LeadersOfPeoplesCount) {
  // AIE-10.1b AIE-RUL-36
  TestTable t("1");
  people(t.s(), kNumidae).status = PeopleStatus::war;
  people(t.s(), kNumidae).camp = R;
  t.run([](AleaTable& table) { remove_leader(table, l("juba_i"), "combat", "AIE-8.5.1a"); });
  EXPECT_EQ(t.s().balance, 1);
}

}  // namespace ch10_victory_test
}  // namespace adj::alea
