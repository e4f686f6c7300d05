// Figures, votes and rank: what every chapter counts with.

#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace pieces_test {

// RPR-EX-2, RPR-1.04.7a, RPR-1.07.312c  Manlius with two knights, Tiberius Gracchus, Sulpicius; Papirius is
// away.
TEST(Votes, OratoryAndKnightsOfThoseInRome) {
  TestTable t;
  t.man("manlius", 1).man("25A", 1).man("sulpicius", 1).man("papirius", 1).province("sicilia", "papirius");
  t.senator("manlius").knights = 2;
  EXPECT_EQ(votes(t.p(), man("manlius")), 4);
  EXPECT_EQ(votes_in_rome(t.p(), seat(1)), 10);
}

// RPR-1.09.11a, b, c  Rank among those in Rome; then influence, oratory, the lowest number.
TEST(HighestRank, OfficesInOrderThenInfluenceOratoryNumber) {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 2).man("valerius", 3);
  EXPECT_EQ(hrao(t.p()), man("cornelius"));  // influence 5 like the others, but oratory 3
  t.senator("fabius").influence = 6;
  EXPECT_EQ(hrao(t.p()), man("fabius"));
  t.office("valerius", Office::censor);
  EXPECT_EQ(hrao(t.p()), man("valerius"));
  t.office("cornelius", Office::field_consul);
  EXPECT_EQ(hrao(t.p()), man("cornelius"));
  t.senator("cornelius").place = Place::war;
  EXPECT_EQ(hrao(t.p()), man("valerius"));
}
TEST(HighestRank, LowestNumberAmongEquals) {
  TestTable t;
  t.man("fabius", 2).man("valerius", 3);  // influence 5, oratory 2 both
  EXPECT_EQ(hrao(t.p()), man("fabius"));
}

// RPR-1.07.411a  Scipio (1A) opposes Cato (22A): only in the same faction, and each by his own card
// (RPR-R-18).
TEST(Loyalty, NothingBesideAnEnemy) {
  TestTable t;
  t.man("1A", 1).man("22A", 2);
  EXPECT_EQ(loyalty(t.p(), man("cornelius")), 7);
  t.senator("porcius").faction = seat(1);
  EXPECT_EQ(loyalty(t.p(), man("cornelius")), 0);
}
// RPR-1.07.411b  The Gracchi: together 6, parted 0.
TEST(Loyalty, GracchiParted) {
  TestTable t;
  t.man("25A", 1).man("25B", 1);
  EXPECT_EQ(loyalty(t.p(), man("sempronius")), 6);
  t.senator("25B").faction = seat(2);
  EXPECT_EQ(loyalty(t.p(), man("sempronius")), 0);
  EXPECT_EQ(loyalty(t.p(), man("25B")), 0);
}

// RPR-1.07.31a, RPR-CARD-135a  Popularity stays within −9 … 9; Pompey's changes count double before that.
TEST(Popularity, LimitsAndPompey) {
  TestTable t;
  t.man("30A", 1).man("fabius", 2);
  t.senator("fabius").popularity = 8;
  t.run([](RprTable& table) {
    change_popularity(table, "RPR-1.07.31a", man("fabius"), 3, "test");
    change_popularity(table, "RPR-CARD-135a", man("pompeius"), -2, "test");
  });
  EXPECT_EQ(t.senator("fabius").popularity, 9);
  EXPECT_EQ(t.senator("pompeius").popularity, 1);  // 5 − 4
  ASSERT_EQ(t.told<PopularityChanged>().size(), 2u);
  EXPECT_EQ(t.told<PopularityChanged>().front().by, 1);
}

// RPR-1.06.53e  One warning when the treasury falls below 50, one below 20.
TEST(Treasury, WarnsBelowFiftyAndTwenty) {
  TestTable t;
  t.s().treasury = 70;
  t.run([](RprTable& table) {
    state_pays(table, "RPR-1.06.53a", 20, "test");  // 50: not below
    state_pays(table, "RPR-1.06.53a", 1, "test");
    state_pays(table, "RPR-1.06.53a", 30, "test");  // 19
  });
  const auto low = t.told<TreasuryLow>();
  ASSERT_EQ(low.size(), 2u);
  EXPECT_EQ(low[0].below, 50);
  EXPECT_EQ(low[1].below, 20);
}

// RPR-1.04.8a  Two dice each; those who tie roll again.
TEST(Ties, RollAgainAmongTheTied) {
  TestTable t;
  t.dice({3, 3, 2, 4, 1, 1, 1, 2, 6, 6});
  t.run([](RprTable& table) { EXPECT_EQ(roll_off(table, "test", {"a", "b", "c"}), 1u); });
  EXPECT_EQ(t.told<TieRolled>().front().winner, "b");
}

}  // namespace pieces_test
}  // namespace adj::respublica
