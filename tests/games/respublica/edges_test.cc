// Figures and moments at the edge of a rule, where a rule that is a little wrong first shows.

#include "adjudicator/games/respublica/ch1_06.h"
#include "adjudicator/games/respublica/ch1_10.h"
#include "tests/games/respublica/court_for_test.h"

namespace adj::respublica {
namespace edges_test {

const ProvinceId kSicilia{"sicilia"};

// RPR-1.10.2a, RPR-1.10.3a  A disaster costs half of each kind, a standoff a quarter, rounded up.
TEST(Edges, HalfAndQuarterOfAForce) {
  struct Case {
    int legions, half, quarter;
  };
  for (const Case& c : {Case{1, 1, 1}, Case{4, 2, 1}, Case{5, 3, 2}, Case{8, 4, 2}, Case{9, 5, 3}}) {
    TestTable t;
    t.man("fabius", 1).war("1st_gallic", WarZone::active).army("fabius", "1st_gallic", c.legions);
    BattleFought battle;
    battle.result = CombatResult::disaster;
    EXPECT_EQ(losses_of(t.p(), man("fabius"), battle).legions, c.half) << c.legions;
    battle.result = CombatResult::standoff;
    EXPECT_EQ(losses_of(t.p(), man("fabius"), battle).legions, c.quarter) << c.legions;
  }
}

// RPR-1.10.71a, RPR-1.10.71d  What a captive led lies at the war without a commander; others keep theirs.
// When his war is won he dies, and no captive of another war.
TEST(Edges, ACaptivesForce) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).man("julius", 3).man("cornelius", 1).leader(1, "cornelius");
  t.war("1st_gallic", WarZone::active).war("syrian", WarZone::active);
  t.army("fabius", "1st_gallic", 4, 0, 2).army("claudius", "1st_gallic", 3, 0, 1);
  t.senator("julius").place = Place::captive;
  t.senator("julius").war = WarId("syrian");
  t.run([](RprTable& table) { capture(table, man("fabius"), WarId("1st_gallic")); });
  EXPECT_TRUE(legions_of(t.s(), man("fabius")).empty());
  EXPECT_TRUE(fleets_of(t.s(), man("fabius")).empty());
  EXPECT_EQ(legions_of(t.s(), man("claudius")).size(), 3u);
  EXPECT_EQ(fleets_of(t.s(), man("claudius")).size(), 1u);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::war).size(), 7u);
  t.run([](RprTable& table) { kill_captives(table, WarId("1st_gallic")); });
  EXPECT_FALSE(in_play(t, "fabius"));
  EXPECT_TRUE(in_play(t, "julius"));
}

// RPR-EVT-168b, RPR-1.06.4a, RPR-EVT-169a  Evil Omens lower the roll for development and the roll for order.
TEST(Edges, OmensOverProvinces) {
  for (const int omens : {0, 1}) {
    TestTable t("middle");
    t.man("fabius", 1).province("sicilia", "fabius");
    if (omens > 0) t.event(EventCard::evil_omens, omens);
    t.dice({5, 3});
    if (omens > 0) t.dice({3});  // 2d6 − 2 while it is undeveloped
    t.run(earn_incomes);
    EXPECT_EQ(t.told<DevelopmentRolled>().front().total, 6 - omens);
    EXPECT_EQ(province(t.s(), kSicilia).developed, omens == 0);
    EXPECT_TRUE(t.s().now.debts.empty());  // RPR-1.06.51a: only a negative income is a debt
  }
  for (const int omens : {0, 1}) {
    TestTable t("middle");
    t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("sicilia", "fabius");
    t.event(EventCard::internal_disorder);
    if (omens > 0) t.event(EventCard::evil_omens, omens);
    t.dice({5});
    t.run([](RprTable& table) { suffer_disorder(table); });
    EXPECT_EQ(t.told<OrderRolled>().front().total, 5 - omens);
    EXPECT_EQ(t.told<OrderRolled>().front().held, omens == 0);
  }
}

// RPR-1.11.33a, RPR-1.11.32b  Veterans sworn to a rebel cost nothing, those of a loyal man do; secondary
// rebels pay too.
TEST(Edges, RebelLegions) {
  TestTable t;
  t.man("julius", 2).man("fulvius", 2).man("fabius", 1);
  t.s().civil_war = CivilWar{man("julius"), seat(2), RebelStance::in_italy, ProvinceId(), 1, false, false};
  t.senator("julius").rebel = t.senator("fulvius").rebel = true;
  for (const int number : {1, 2, 3, 4}) legion(t.s(), number).place = UnitPlace::rebels;
  for (const auto& [number, owner] :
       {std::pair{1, "julius"}, std::pair{2, "fulvius"}, std::pair{3, "fabius"}}) {
    legion(t.s(), number).veteran = true;
    legion(t.s(), number).allegiance = man(owner);
  }
  t.senator("julius").talents = 1;
  t.senator("fulvius").talents = 2;
  t.faction(2).treasury = 1;
  const RebelUpkeepPlan plan = plan_rebel_upkeep(t.p(), 0);
  EXPECT_EQ(plan.paid, (std::vector<int>{3, 4}));
  EXPECT_TRUE(plan.released.empty());
  t.senator("fulvius").talents = 1;  // 3 talents pay for one
  EXPECT_EQ(plan_rebel_upkeep(t.p(), 0).paid, std::vector<int>{3});
  EXPECT_EQ(plan_rebel_upkeep(t.p(), 0).released, std::vector<int>{4});
}

// RPR-R-13  Dormant revolts awake when the Revolution phase begins; a province in revolt is active already.
TEST(Edges, RevoltsAwakeInTheRevolutionPhase) {
  TestTable t("middle");
  t.man("fabius", 1).war("1st_sicilian_slave", WarZone::dormant).province("sicilia");
  t.s().clockwise = {seat(1), seat(2), seat(3)};
  t.run_to_window([](RprTable& table) { ask_revolution(table); });
  EXPECT_EQ(war(t.s(), WarId("1st_sicilian_slave")).zone, WarZone::active);
}

// RPR-1.09.81a  A death in the Senate that leaves seven in Rome brings the top of the Curia in at once.
TEST(Edges, ADeathFillsTheSenate) {
  TestTable t;
  seat_senate(t);
  t.man("julius", 1).man("fulvius", 3);  // eight
  t.s().curia_families = {man("valerius"), man("plautius")};
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.3a", man("manlius"), "assassinated"); });
  EXPECT_EQ(t.senator("valerius").faction, seat(2));  // the fewest men
  EXPECT_EQ(all_in_rome(t.s()).size(), 8u);
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("plautius"), man("manlius")}));
}

// RPR-1.09.74b  The trial of an assassin's leader is the Censor's, whoever presided; without one the
// presiding magistrate's.
TEST(Edges, WhoseTrialItIs) {
  for (const bool censor : {true, false}) {
    TestTable t;
    seat_full_senate(t, Stage::business);
    if (censor) t.office("furius", Office::censor);
    t.run([](RprTable& table) { punish_assassin(table, man("manlius"), man("fabius"), 0); });
    ASSERT_EQ(t.s().session.items.size(), 1u);
    EXPECT_EQ(t.s().session.items.front().proposer, seat(censor ? 3 : 1));
  }
}

// RPR-1.09.43a, RPR-1.13.1c  Acquitted of one province's spoils, a man may be tried for another's.
TEST(Edges, AcquittedOfOneProvince) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").legate_spoils = {kSicilia, ProvinceId("africa")};
  Prosecution trial = trial_of("manlius", Charge::legate);
  trial.province = kSicilia;
  acquit(t, trial);
  EXPECT_EQ(refused(t, trial), "RPR-1.09.43a");
  trial.province = ProvinceId("africa");
  EXPECT_EQ(refused(t, trial), "");
}

// RPR-1.09.63d  The last talent of the treasury may go into units.
TEST(Edges, TheLastTalent) {
  TestTable t;
  seat_full_senate(t, Stage::business);
  t.active_forces(0, 0).s().treasury = 20;
  const int number = put_and_vote(t, RaiseForces{1, 1}, kFor);
  EXPECT_EQ(status(t, number), ItemStatus::passed);
  EXPECT_EQ(t.s().treasury, 0);
  EXPECT_FALSE(t.ended());
}

// RPR-1.05.4d  Nothing that a faction has ordered outlives it; no leader is left.
TEST(Edges, NothingIsLeftOfAFaction) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).leader(1, "fabius").standing(1, NameLeader{man("fabius")});
  t.run([](RprTable& table) {
    kill_senator(table, "RPR-1.09.74a", man("fabius"), "caught", DeathKind::punished);
  });
  EXPECT_TRUE(t.faction(1).leader.empty());
  EXPECT_FALSE(t.s().orders.contains(seat(1)));
}

}  // namespace edges_test
}  // namespace adj::respublica
