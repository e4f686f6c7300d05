// 7.3  A choice with an IF is one only while that holds: else it is as if nobody had said anything (7.4).

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_10.h"
#include "tests/games/respublica/forum_for_test.h"
#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace conditions_test {

// IF UNREST>=9 at an unrest of 9 and of 8.
class IfUnrest : public testing::TestWithParam<bool> {
 protected:
  bool holds() const { return GetParam(); }
  std::vector<Condition> nine() const { return {condition(ConditionKind::unrest_at_least, 9)}; }
  void rise(TestTable& t) const { t.s().unrest = holds() ? 9 : 8; }
};
INSTANTIATE_TEST_SUITE_P(Choices, IfUnrest, testing::Bool(),
                         [](const auto& instance) { return instance.param ? "Holds" : "DoesNot"; });

// RPR-1.06.13a, RPR-CARD-054
TEST_P(IfUnrest, SpoilsAndGrain) {
  TestTable t("middle");
  t.man("fabius", 1).province("sicilia", "fabius").man("claudius", 1).event(EventCard::drought);
  t.senator("claudius").concessions = {ConcessionId("sicilian_grain")};
  rise(t);
  t.standing(1, TakeSpoils{ProvinceId("sicilia"), true}, nine());
  t.standing(1, SellGrain{ConcessionId("sicilian_grain"), true}, nine());
  t.dice({1, 1, 1});  // development, taxes
  if (holds()) t.dice({1});
  t.run(earn_incomes);
  EXPECT_EQ(t.told<SpoilsTaken>().size(), holds() ? 1u : 0u);
  EXPECT_EQ(t.told<GrainSold>().size(), holds() ? 1u : 0u);
}
// RPR-1.07.22a
TEST_P(IfUnrest, ABid) {
  TestTable t;
  seat_forum(t);
  rise(t);
  t.s().now.initiative = 3;
  t.s().now.initiatives = {seat(1), seat(2), seat(3)};
  t.senator("furius").talents = 6;
  t.order(3, Bid{0, man("furius"), 3, 5}, nine());
  Seat winner;
  t.run([&](RprTable& table) { winner = hold_auction(table); });
  EXPECT_EQ(winner, seat(holds() ? 3 : 1));
  EXPECT_EQ(t.senator("furius").talents, holds() ? 3 : 6);
}
// RPR-EVT-165a, RPR-EVT-173a
TEST_P(IfUnrest, AnEnemy) {
  TestTable t("late");
  seat_forum(t);
  rise(t);
  t.event(EventCard::enemy_leader_dies).event(EventCard::new_alliance);
  t.war("1st_gallic", WarZone::active).war("2nd_mithridatic", WarZone::active);
  t.enemy_leader("vercingetorix").enemy_leader("mithridates_vi");
  t.standing(1, LeaderDies{LeaderId("mithridates_vi")}, nine());
  t.standing(1, ChooseAlliance{WarId("2nd_mithridatic")}, nine());
  t.run(enemy_leader_dies);
  const char* spared = holds() ? "vercingetorix" : "mithridates_vi";  // 6 against 4
  EXPECT_TRUE(find_leader(t.s(), LeaderId(spared)));
  EXPECT_EQ(t.s().leader.size(), 1u);
  deck_of(t, {});
  t.s().leader.clear();
  t.draws({holds() ? "2nd_mithridatic" : "1st_gallic"});  // 6 against 10
  t.run(resolve_new_alliance);
  ASSERT_EQ(t.s().war.size(), 1u);
  EXPECT_EQ(t.s().war.front().id, WarId(holds() ? "1st_gallic" : "2nd_mithridatic"));
}
// RPR-CARD-153a, RPR-EVT-177a
TEST_P(IfUnrest, AFactionAndAFleet) {
  TestTable t("late");
  seat_forum(t);
  rise(t);
  t.standing(1, NameCatiline{seat(3)}, nine()).dice({1}).draws({"none"});
  t.run([](RprTable& table) { resolve_forum_card(table, CardId("catilinarian_conspiracy")); });
  EXPECT_EQ(t.told<CatilineNamed>().front().faction, seat(holds() ? 3 : 2));
  t.active_forces(0, 2).war("syrian", WarZone::active).army("fabius", "syrian", 1, 0, 2);
  for (Fleet& unit : t.s().fleet)
    if (unit.number > 4) unit.place = UnitPlace::pool;
  t.standing(1, ChooseStorm{{WarId("syrian")}}, nine()).dice({1, 1});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_of(t.s(), man("fabius")).size(), holds() ? 0u : 2u);
}
// RPR-1.09.73a
TEST_P(IfUnrest, ABodyguard) {
  TestTable t;
  seat_full_senate(t);
  rise(t);
  t.card(2, "secret_bodyguard_47").standing(2, Bodyguard{SenatorId(), GuardMode::none, 0}, nine());
  t.dice({5});
  if (!holds()) t.dice({6});  // as needed: it saves him, and may catch
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_EQ(find_senator(t.s(), man("manlius")) == nullptr, holds());
  EXPECT_EQ(t.faction(2).hand.size(), holds() ? 1u : 0u);
}

// RPR-CARD-054  Grain is sold by those who hold it.
TEST(Grain, Refusals) {
  const TestTable t;
  const auto why = [&](const char* concession) {
    const auto refused = refuse(t.p(), seat(1), SellGrain{ConcessionId(concession), true}, When::later);
    return refused ? refused->clause + " " + refused->key : "";
  };
  EXPECT_EQ(why("sicilian_grain"), "");
  EXPECT_EQ(why("aegyptian_grain"), "");
  for (const char* other : {"mining", "armaments", "wool"}) EXPECT_EQ(why(other), "RPR-CARD-054 no_grain");
}

}  // namespace conditions_test
}  // namespace adj::respublica
