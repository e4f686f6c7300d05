// RPR-1.07.33, 1.07.34  What is told of wars and leaders that appear, and wars of one series in different
// zones.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace wars_told_test {

// RPR-1.07.33a, RPR-1.07.331a, RPR-1.07.333a  A war that appears is told with its zone and whether it is a
// revolt, under the clause of its icon.
TEST(WarTold, Appears) {
  TestTable t("late");
  seat_forum(t);
  t.province("bithynia");
  draw_war(t, "jugurthine");
  ASSERT_EQ(t.told<WarAppeared>().size(), 1u);
  EXPECT_EQ(t.told<WarAppeared>().front(), (WarAppeared{WarId("jugurthine"), WarZone::active, false}));
  EXPECT_EQ(t.clauses().front(), "RPR-1.07.33a");
  draw_war(t, "2nd_mithridatic");
  EXPECT_EQ(t.told<WarAppeared>().front(), (WarAppeared{WarId("2nd_mithridatic"), WarZone::inactive, true}));
  EXPECT_EQ(t.clauses().front(), "RPR-1.07.331a");
}
// RPR-1.07.341b  The leader who waited in the Curia is told to join.
TEST(WarTold, LeaderJoins) {
  TestTable t;
  seat_forum(t);
  t.enemy_leader("hannibal", LeaderPlace::curia);
  draw_war(t, "1st_punic");
  ASSERT_EQ(t.told<LeaderMoved>().size(), 1u);
  EXPECT_EQ(t.told<LeaderMoved>().front(),
            (LeaderMoved{LeaderId("hannibal"), "joined", {WarId("1st_punic")}}));
}
// RPR-R-14  Of two inactive wars that are woken together the later one is imminent, and told so.
TEST(WarTold, TheLaterOneIsImminent) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", WarZone::inactive).war("2nd_punic", WarZone::inactive);
  draw_leader(t, "hannibal");
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::active);
  EXPECT_EQ(zone(t, "2nd_punic"), WarZone::imminent);
  const std::vector<WarMoved> moves = t.told<WarMoved>();
  EXPECT_EQ(std::count(moves.begin(), moves.end(),
                       WarMoved{WarId("2nd_punic"), WarZone::inactive, WarZone::imminent, "leader"}),
            1);
}
// RPR-1.07.3321b  The inactive war that a new one matches becomes active at once, although an earlier war of
// the series is active.
TEST(WarCases, MatchedBesideAnActiveOne) {
  TestTable t("middle");
  seat_forum(t);
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::inactive);
  draw_war(t, "3rd_macedonian");
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
  EXPECT_EQ(zone(t, "3rd_macedonian"), WarZone::imminent);
}
// RPR-CARD-119a  So does the Social War with an inactive war whose earlier one is active; a war of no
// numbered series stays as it is.
TEST(WarCases, SocialWar) {
  TestTable t("late");
  seat_forum(t);
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::inactive);
  t.war("syrian", WarZone::inactive);
  draw_war(t, "social");
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
  EXPECT_EQ(zone(t, "syrian"), WarZone::inactive);
}
// RPR-CARD-119a, RPR-R-13  … nor does it wake a revolt whose provinces are missing, where those lie inactive.
TEST(WarCases, SocialWarAndSleepers) {
  TestTable t("late", 3, {{"dormant_revolts", "no"}});
  seat_forum(t);
  t.war("numantine", WarZone::inactive);
  draw_war(t, "social");
  EXPECT_EQ(zone(t, "numantine"), WarZone::inactive);
}
// RPR-EVT-177a  Ahead of time a storm may be told to spare any war.
TEST(StormOrders, ForLater) {
  TestTable t;
  seat_forum(t);
  EXPECT_FALSE(refuse(t.p(), seat(1), ChooseStorm{{WarId("syrian")}}, When::later));
  EXPECT_TRUE(refuse(t.p(), seat(1), ChooseStorm{{WarId("syrian")}}, When::now));
}

// RPR-1.07.341a  A leader wakes the inactive war of his series although an earlier one is active.
TEST(WarCases, LeaderBesideAnActiveWar) {
  TestTable t;
  seat_forum(t);
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::inactive);
  draw_leader(t, "philip_v");
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
}
// RPR-R-13  A revolt that is drawn asleep matches nothing: an inactive war of its series stays inactive.
TEST(WarCases, ASleeperMatchesNothing) {
  TestTable t("late");
  seat_forum(t);
  t.war("sertorian", WarZone::inactive);
  draw_war(t, "numantine");
  EXPECT_EQ(zone(t, "numantine"), WarZone::dormant);
  EXPECT_EQ(zone(t, "sertorian"), WarZone::inactive);
}
// RPR-EVT-169a  A province in revolt has no troops of its own left.
TEST(WarCases, ProvincialTroopsAreGone) {
  TestTable t("middle");
  seat_forum(t);
  t.province("sicilia");
  Province& sicilia = province(t.s(), ProvinceId("sicilia"));
  sicilia.armies = sicilia.fleets = 3;
  t.run([](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("sicilia"), "disorder"); });
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).armies, 0);
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).fleets, 0);
  const War& revolt = respublica::war(t.s(), revolt_of(ProvinceId("sicilia")));
  EXPECT_TRUE(revolt.revolt);
  EXPECT_EQ(revolt.zone, WarZone::active);
}
// RPR-CARD-106d  A province that comes into being is told and has nothing of what it may have been; one that
// exists already is not.
TEST(ProvinceTold, Created) {
  TestTable t("late");
  seat_forum(t);
  Province& asia = province(t.s(), ProvinceId("asia"));
  asia.corrupt = asia.developed = asia.legate = true;
  asia.armies = asia.term = 2;
  for (const bool first : {true, false}) {
    t.run([](RprTable& table) {
      create_province(table, "RPR-CARD-106d", ProvinceId("asia"), false, "bequest");
    });
    EXPECT_EQ(t.told<ProvinceCreated>().size(), first ? 1u : 0u);
  }
  const Province& fresh = province(t.s(), ProvinceId("asia"));
  EXPECT_TRUE(fresh.exists);
  EXPECT_FALSE(fresh.corrupt || fresh.developed || fresh.legate);
  EXPECT_EQ(fresh.armies + fresh.term, 0);
}

// RPR-1.07.5a, 7.4  In silence the most influential in Rome tries, wherever he stands in the list.
TEST(KnightCases, TheMostInfluential) {
  for (const char* best : {"cornelius", "fabius"}) {
    TestTable t;
    seat_forum(t);
    deck_of(t, {});
    t.s().orders[seat(1)].standing.clear();
    t.senator(best).influence = 9;
    t.dice({1, 1, 6});
    play_to(t, 1);
    EXPECT_EQ(t.senator(best).knights, 1) << best;
  }
}
// RPR-1.07.51a  What the knights paid is told.
TEST(KnightCases, PressureIsTold) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {});
  t.senator("fabius").knights = 2;
  t.order(1, PressureKnights{{{man("fabius"), 2}}}).dice({1, 1, 3, 4});
  play_to(t, 1);
  ASSERT_EQ(t.told<KnightsPressured>().size(), 1u);
  EXPECT_EQ(t.told<KnightsPressured>().front(), (KnightsPressured{man("fabius"), 2, 7}));
}
// RPR-1.07.6a, 7.1  A show under a condition is held only when it holds.
TEST(KnightCases, GamesUnderACondition) {
  for (const int unrest : {2, 3}) {
    TestTable t;
    seat_forum(t);
    deck_of(t, {});
    t.senator("fabius").talents = 7;
    t.s().unrest = unrest;
    Condition restless;
    restless.kind = ConditionKind::unrest_at_least;
    restless.number = 3;
    t.order(1, HoldGames{man("fabius"), Games::slice_and_dice}, {restless}).dice({1, 1});
    play_to(t, 1);
    EXPECT_EQ(t.senator("fabius").popularity, unrest == 3 ? 1 : 0);
  }
}

}  // namespace wars_told_test
}  // namespace adj::respublica
