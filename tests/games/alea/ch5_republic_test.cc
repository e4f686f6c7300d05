// AIE-5, AIE-RUL-01, 21, 35  The death of the Republic, and the exchange of camps.

#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch5_republic_test {

const LeaderId kScipio("scipio"), kCato("cato"), kLabienus("labienus"), kLepidus("lepidus");

using Leaders = std::vector<LeaderId>;

// Scenario 1 as set up has 33 legions and all its garrisons; all peoples are at peace.
// Here a Party leader has fought and the marker stands at 3.
TestTable republic(const std::map<std::string, std::string>& options = {}) {
  TestTable t("1", options);
  t.s().spqr = 3;
  t.s().turn.party_leader_fought = true;
  return t;
}

int after(TestTable& t) {
  t.run([](AleaTable& table) { death_of_the_republic(table); });
  return t.s().spqr;
}

int value_of(const TestTable& t, const char* why) {
  const std::vector<Modifier> reasons = t.told<SpqrAdjusted>().front().reasons;
  for (const Modifier& m : reasons)
    if (m.why == Name(why)) return m.value;
  return 0;
}

void war(TestTable& t, const char* id) { people(t.s(), PeopleId(id)).status = PeopleStatus::war; }

TEST(AleaSpqr, NothingButPeace) {
  // AIE-5.1.1a AIE-5.1.1g AIE-2.Fa
  TestTable t = republic();
  EXPECT_EQ(after(t), 2);
  EXPECT_EQ(t.told<SpqrAdjusted>().front(), (SpqrAdjusted{{{"peace", -1}}, 3, 2}));
  EXPECT_EQ(t.s().phase, Phase::f);
}

TEST(AleaSpqr, TheDeathOfAPartyLeader) {
  // AIE-5.1.1c AIE-RUL-35
  TestTable t = republic();
  t.s().turn.party_leader_died = true;
  EXPECT_EQ(after(t), 3);
  EXPECT_EQ(value_of(t, "party_leader_died"), 1);

  TestTable murdered = republic();  // last year, after the sum
  murdered.s().murder_counts_next = true;
  EXPECT_EQ(after(murdered), 3);
  EXPECT_FALSE(murdered.s().murder_counts_next);
  EXPECT_EQ(after(murdered), 2) << "once only";

  TestTable both = republic();  // however many died
  both.s().murder_counts_next = true;
  both.s().turn.party_leader_died = true;
  EXPECT_EQ(after(both), 3);
}

TEST(AleaSpqr, EveryRegionWithoutItsGarrison) {
  // AIE-5.1.1d AIE-RUL-07
  TestTable t = republic();
  t.clear("africa_1");  // 1 legion needed
  EXPECT_EQ(after(t), 3);
  EXPECT_EQ(value_of(t, "garrisons"), 1);

  TestTable two = republic();
  two.clear("africa_1").clear("asia_5");  // 1 of 3 left in Asia
  EXPECT_EQ(after(two), 4);
  EXPECT_EQ(value_of(two, "garrisons"), 2);
}

TEST(AleaSpqr, GarrisonsOnBothSidesOfTheLimit) {
  // AIE-5.1.1d AIE-RUL-07 AIE-TR.a  Hispania needs 2: legions of either camp and face.
  TestTable t = republic();
  t.clear("hispania_1").clear("hispania_2").clear("hispania_4");
  for (const char* id : {"legio_31", "legio_32", "legio_33"})
    t.put(id, "gallia_4", C);  // above 25 on the map
  t.put("legio_34", "hispania_5", C, true).put("legio_36", "hispania_5", R);
  after(t);
  EXPECT_EQ(value_of(t, "garrisons"), 0);
  t.s().spqr = 3;
  t.put("legio_36", "gallia_4", R);
  after(t);
  EXPECT_EQ(value_of(t, "garrisons"), 1);
  t.put("auxilia_9", "hispania_5", R).put("legio_36", "mare_occidentale", R);
  after(t);
  EXPECT_EQ(value_of(t, "garrisons"), 1) << "auxilia and legions at sea do not count";
}

TEST(AleaSpqr, TwoWarsOfWhichOneMajor) {
  // AIE-5.1.1e AIE-5.1.1g AIE-RUL-35
  const auto wars = [](std::initializer_list<const char*> peoples) {
    TestTable t = republic();
    for (const char* id : peoples) war(t, id);
    after(t);
    return std::pair(value_of(t, "wars"), value_of(t, "peace"));
  };
  EXPECT_EQ(wars({}), std::pair(0, -1));
  EXPECT_EQ(wars({"parthi"}), std::pair(0, 0)) << "one people";
  EXPECT_EQ(wars({"daci", "germani"}), std::pair(0, 0)) << "two minors";
  EXPECT_EQ(wars({"parthi", "germani"}), std::pair(1, 0));
  EXPECT_EQ(wars({"parthi", "numidae", "germani", "daci"}), std::pair(1, 0)) << "once";
}

TEST(AleaSpqr, AllegianceIsNoWar) {
  // AIE-RUL-35
  TestTable t = republic();
  war(t, "germani");
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  after(t);
  EXPECT_EQ(value_of(t, "wars"), 0);
  TestTable alone = republic();
  people(alone.s(), kNumidae).status = PeopleStatus::allegiance;
  after(alone);
  EXPECT_EQ(value_of(alone, "peace"), -1);
}

TEST(AleaSpqr, TooFewAndTooManyLegions) {
  // AIE-5.1.1f AIE-RUL-35
  const std::vector<std::tuple<int, int, int>> cases{{25, 1, 0}, {26, 0, 0}, {39, 0, 0}, {40, 0, 1}};
  for (const auto& [legions, few, many] : cases) {
    TestTable t = republic();
    t.clear_map();
    int placed = 0;
    for (const UnitInfo& info : test_tables().units) {
      if (info.type != UnitType::legio) continue;
      Unit& one = unit(t.s(), info.id);
      one.camp = placed % 2 == 0 ? C : R;
      if (placed++ < legions)
        put(t.s(), info.id,
            placed % 3 == 0   ? z("gallia_4")
            : placed % 3 == 1 ? z("parthi_1")
                              : z("mare_aegaeum"));
      else
        one.where = placed % 2 == 0 ? Where::reserve : Where::region_box;
    }
    after(t);
    EXPECT_EQ(value_of(t, "few_legions"), few) << legions;
    EXPECT_EQ(value_of(t, "many_legions"), many) << legions;
  }
}

TEST(AleaSpqr, NoPartyLeaderFought) {
  // AIE-5.1.1h
  TestTable t = republic();
  t.s().turn.party_leader_fought = false;
  EXPECT_EQ(after(t), 1);
  EXPECT_EQ(value_of(t, "no_party_leader_fought"), -1);
}

TEST(AleaSpqr, AegyptiiInAllegianceToEither) {
  // AIE-5.1.1i
  for (const Camp camp : kCamps) {
    TestTable t = republic();
    people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
    people(t.s(), kAegyptii).camp = camp;
    EXPECT_EQ(after(t), 1);
    EXPECT_EQ(value_of(t, "aegyptii_allied"), -1);
  }
  TestTable numidae = republic();
  people(numidae.s(), kNumidae).status = PeopleStatus::allegiance;
  EXPECT_EQ(after(numidae), 2) << "other allies do not count";
}

TEST(AleaSpqr, NotBelowZero) {
  // AIE-5.1.1a AIE-RUL-35
  TestTable t = republic();
  t.s().spqr = 0;
  t.s().turn.party_leader_fought = false;
  EXPECT_EQ(after(t), 0);
}

TEST(AleaSpqr, PhilippiExample) {
  // AIE-EX-36 AIE-5.1.1f AIE-5.1.1g
  TestTable t("5");
  t.dice({2});
  for (Unit& one : t.s().unit) one.where = Where::reserve;
  int placed = 0;
  const std::vector<const char*> zones{"italia_4", "asia_1",    "gallia_4",
                                       "africa_1", "graecia_2", "hispania_1"};
  for (const UnitInfo& info : test_tables().units)
    if (info.type == UnitType::legio && placed < 52)
      put(t.s(), info.id, ZoneId(zones[static_cast<std::size_t>(placed++) % zones.size()]));
  t.s().turn.party_leader_fought = true;
  t.run([](AleaTable& table) {
    table.d6("AIE-S5.g", "dolabella", "dolabella");
    death_of_the_republic(table);
  });
  EXPECT_EQ(t.s().spqr, 1);
}

// --- The end

TEST(AleaSpqr, AtFiveBothLose) {
  // AIE-5.1.1b AIE-2.Fb AIE-RUL-01
  TestTable t = republic();
  t.s().spqr = 4;
  t.s().balance = 12;
  war(t, "parthi");
  EXPECT_EQ(after(t), 4);
  EXPECT_FALSE(t.ended());
  war(t, "germani");
  EXPECT_EQ(after(t), 5);
  EXPECT_TRUE(t.ended());
  ASSERT_TRUE(t.s().outcome);
  EXPECT_EQ(t.s().outcome->kind, OutcomeKind::both_lose);
  EXPECT_EQ(t.s().outcome->winner, Seat{});
  EXPECT_EQ(t.s().outcome->reason, Name("spqr"));
  EXPECT_EQ(t.s().outcome->balance, 12);
}

TEST(AleaSpqr, OrThePointsAreCounted) {
  // AIE-RUL-01 AIE-2.Fb
  TestTable t = republic({{"spqr_5", "vp_count"}});
  t.s().spqr = 4;
  t.s().balance = 12;
  war(t, "parthi");
  war(t, "germani");
  after(t);
  EXPECT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->kind, OutcomeKind::caesarian);
}

TEST(AleaSpqr, BeyondFiveIsFive) {
  // AIE-RUL-35
  TestTable t = republic();
  t.s().spqr = 4;
  war(t, "parthi");
  war(t, "germani");
  t.s().turn.party_leader_died = true;
  t.give_counter("S06", C);
  EXPECT_EQ(after(t), 4) << "clamped to 5, then Imperium";
  EXPECT_FALSE(t.ended());
}

Order imperium(std::optional<int> if_at_least) {
  Play play;
  play.face = Face::imperium;
  Order order{play, {}, {}};
  if (if_at_least) {
    Condition c;
    c.kind = ConditionKind::spqr;
    c.numerator = *if_at_least;
    order.conditions.push_back(c);
  }
  return order;
}

TEST(AleaSpqr, ImperiumAfterTheSum) {
  // AIE-6.4b AIE-RUL-35
  for (const Camp camp : kCamps) {
    TestTable t = republic();
    t.give_counter("S06", camp);
    t.s().orders[seat_of(t.s(), camp)].phase_f.push_back(imperium(std::nullopt));
    EXPECT_EQ(after(t), 1) << "3 − 1 − 1";
    ASSERT_EQ(t.told<SpqrAdjusted>().size(), 2u);
    EXPECT_EQ(t.told<SpqrAdjusted>().back(), (SpqrAdjusted{{{"imperium", -1}}, 2, 1}));
    EXPECT_EQ(counter(t.s(), CounterId("S06")).place, CounterPlace::bowl);
  }
  TestTable low = republic();
  low.s().spqr = 1;
  low.give_counter("S06", C);
  low.s().orders[seat_of(low.s(), C)].phase_f.push_back(imperium(std::nullopt));
  EXPECT_EQ(after(low), 0) << "not below 0";
}

TEST(AleaSpqr, ImperiumOnlyIfHisConditionHolds) {
  // AIE-6.4b
  for (const int limit : {2, 3}) {
    TestTable t = republic();
    t.give_counter("S06", C);
    t.s().orders[seat_of(t.s(), C)].phase_f.push_back(imperium(limit));
    EXPECT_EQ(after(t), limit == 2 ? 1 : 2) << "judged on the 2 after the sum";
  }
}

TEST(AleaSpqr, ImperiumSavesTheGameUnasked) {
  // AIE-6.4b AIE-5.1.1b
  TestTable t = republic();
  t.s().spqr = 4;
  war(t, "parthi");
  war(t, "germani");
  t.give_counter("S06", R);
  EXPECT_EQ(after(t), 4);
  EXPECT_FALSE(t.ended());
  TestTable safe = republic();
  safe.give_counter("S06", R);
  EXPECT_EQ(after(safe), 2) << "otherwise nobody plays it for him";
  EXPECT_EQ(counter(safe.s(), CounterId("S06")).place, CounterPlace::hand);
}

// --- AIE-5.1.2

// C's Pretender Scipio has beaten Pompeius; Labienus and two legions had joined him.
TestTable won_coup() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.s().balance = 6;
  t.clear("italia_1");
  leader(t.s(), kPompeius).where = Where::removed;
  leader(t.s(), kPompeius).zone = ZoneId();
  leader(t.s(), kPompeius).party_leader = false;
  t.put(kScipio, "graecia_2").put(kLabienus, "graecia_2").put(kCato, "asia_1");
  for (const LeaderId& id : {kScipio, kLabienus}) leader(t.s(), id).camp = C;
  for (const char* id : {"legio_1", "legio_21"}) t.put(id, "graecia_2", C);
  t.s().coup.push_back({kScipio, R, 0, true, {kLabienus}, {u("legio_1"), u("legio_21")}});
  return t;
}

void exchange(TestTable& t) {
  t.run([](AleaTable& table) { exchange_camps(table); });
}

TEST(AleaExchange, PlayersChangeCampsAndKeepTheirScore) {
  // AIE-5.1.2a AIE-5.1.2c AIE-EX-17 AIE-EX-43 AIE-2.Fc AIE-0.5b
  TestTable t = won_coup();
  t.give_counter("S01", C);
  exchange(t);
  EXPECT_EQ(seat_of(t.s(), C), Seat{2});
  EXPECT_EQ(seat_of(t.s(), R), Seat{1});
  EXPECT_EQ(t.s().balance, -6);
  EXPECT_EQ(t.told<CampsExchanged>().front(), (CampsExchanged{Seat{2}, Seat{1}, -6}));
  EXPECT_EQ(hand(t.s(), Seat{1}).size(), 1u) << "stratagems stay with the person";
  EXPECT_TRUE(t.s().coup.empty());
}

TEST(AleaExchange, ThePretenderLeadsTheCampHeCameFrom) {
  // AIE-5.1.2b AIE-3.5.2a AIE-RUL-21 AIE-EX-43
  TestTable t = won_coup();
  exchange(t);
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kScipio});
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kCaesar});
  for (const LeaderId& id : {kScipio, kLabienus}) EXPECT_EQ(leader(t.s(), id).camp, R) << id.str();
  for (const char* id : {"legio_1", "legio_21"}) EXPECT_EQ(unit(t.s(), u(id)).camp, R) << id;
  EXPECT_EQ(unit(t.s(), u("legio_10")).camp, C);
}

TEST(AleaExchange, EverythingElseStaysWithTheCamps) {
  // AIE-RUL-21
  TestTable t = won_coup();
  t.s().turn.initiative = R;
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  people(t.s(), kNumidae).camp = R;
  t.s().roma = C;
  exchange(t);
  EXPECT_EQ(t.s().turn.initiative, R);
  EXPECT_EQ(people(t.s(), kNumidae).camp, R);
  EXPECT_EQ(t.s().roma, C);
  EXPECT_EQ(region(t.s(), RegionId("gallia")).controller, C);
}

TEST(AleaExchange, OrdersOfBothLapse) {
  // AIE-RUL-21
  TestTable t = won_coup();
  t.standing(C, {Stand{z("italia_1")}, {}, {}});
  t.s().orders[seat_of(t.s(), R)].queue.push_back({1, {}});
  exchange(t);
  for (const Seat seat : {Seat{1}, Seat{2}}) {
    EXPECT_TRUE(t.s().orders[seat].standing.empty());
    EXPECT_TRUE(t.s().orders[seat].queue.empty());
  }
  EXPECT_EQ(t.told<OrdersLapsed>().size(), 2u);
}

TEST(AleaExchange, NotWithoutSuccess) {
  // AIE-5.1.2a AIE-2.Fc
  TestTable t = won_coup();
  t.s().coup.front().succeeded = false;
  t.put(kPompeius, "graecia_3");
  leader(t.s(), kPompeius).party_leader = true;
  t.standing(C, {Stand{z("italia_1")}, {}, {}});
  exchange(t);
  EXPECT_EQ(seat_of(t.s(), C), Seat{1});
  EXPECT_EQ(t.s().balance, 6);
  EXPECT_EQ(t.s().coup.size(), 1u) << "the coup goes on";
  EXPECT_EQ(leader(t.s(), kScipio).camp, C);
  EXPECT_EQ(t.s().orders[Seat{1}].standing.size(), 1u);
  EXPECT_EQ(t.told_count(), 0);
}

TEST(AleaExchange, TwoCancelOut) {
  // AIE-RUL-21
  TestTable t = won_coup();
  leader(t.s(), kCaesar).where = Where::removed;
  leader(t.s(), kCaesar).party_leader = false;
  leader(t.s(), kLepidus).camp = R;
  t.s().coup.push_back({kLepidus, C, 0, true, {}, {}});
  exchange(t);
  EXPECT_EQ(seat_of(t.s(), C), Seat{1});
  EXPECT_EQ(t.s().balance, 6);
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kScipio});
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kLepidus});
  EXPECT_EQ(t.told<CampsExchanged>().size(), 2u);
}

TEST(AleaExchange, ADeadPretenderLeadsNobody) {
  // AIE-RUL-20 AIE-RUL-21 AIE-3.5.1a  The victory stands; R needs another Party leader.
  TestTable t = won_coup();
  t.run([](AleaTable& table) { remove_leader(table, kScipio, "plague", "AIE-6.3d"); });
  ASSERT_EQ(t.s().coup.size(), 1u) << "a success already won stays one";
  exchange(t);
  EXPECT_EQ(seat_of(t.s(), R), Seat{1});
  EXPECT_FALSE(leader(t.s(), kScipio).party_leader);
  EXPECT_EQ(leader(t.s(), kLabienus).camp, R);
  for (const LeaderChangedCamp& changed : t.told<LeaderChangedCamp>()) EXPECT_NE(changed.leader, kScipio);
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kCato}) << "CP 5; nobody else has 5 or 4";
}

TEST(AleaExchange, FollowersWhoDiedStayDead) {
  // AIE-RUL-21
  TestTable t = won_coup();
  t.run([](AleaTable& table) { remove_leader(table, kLabienus, "plague", "AIE-6.3d"); });
  t.run([](AleaTable& table) { eliminate(table, {u("legio_1")}, "plague", "AIE-6.3d"); });
  unit(t.s(), u("legio_1")).camp = C;
  exchange(t);
  EXPECT_EQ(leader(t.s(), kLabienus).where, Where::removed);
  EXPECT_EQ(leader(t.s(), kLabienus).camp, C);
  EXPECT_EQ(unit(t.s(), u("legio_1")).camp, C);
  EXPECT_EQ(unit(t.s(), u("legio_21")).camp, R);
}

TEST(AleaRepublic, PhaseFIsTold) {
  // AIE-2.Fa
  TestTable t = republic();
  t.run([](AleaTable& table) { death_of_the_republic(table); });
  ASSERT_EQ(t.told<PhaseBegan>().size(), 1u);
  EXPECT_EQ(t.told<PhaseBegan>()[0].phase, Phase::f);
}

TEST(AleaExchange, OnlyWhoHadOrdersIsToldThatTheyLapse) {
  // AIE-RUL-21 AIE-5.1.2a
  TestTable t = won_coup();
  t.s().orders[Seat{1}].standing.push_back({Stand{z("italia_1")}, {}, {}});
  t.s().orders[Seat{2}].turn.push_back({Pass{false}, {}, {}});
  exchange(t);
  ASSERT_EQ(t.told<OrdersLapsed>().size(), 1u);
  EXPECT_EQ(t.told<OrdersLapsed>()[0].seat, Seat{1});
}

TEST(AleaExchange, LegionsThatWereLostComeHomeToNobody) {
  // AIE-5.1.2b
  TestTable t = won_coup();
  unit(t.s(), u("legio_21")).where = Where::reserve;
  unit(t.s(), u("legio_21")).zone = ZoneId();
  exchange(t);
  EXPECT_EQ(unit(t.s(), u("legio_1")).camp, R);
  EXPECT_EQ(unit(t.s(), u("legio_21")).camp, C);
}

}  // namespace ch5_republic_test
}  // namespace adj::alea
