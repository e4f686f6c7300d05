// RPR-1.07.2d  Lines of the Forum programme over several initiatives of one seat: each serves once, NO KNIGHT
// as long as the phase lasts.

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace programme_test {

// Nobody bids: the fourth initiative is the first seat's again (RPR-1.07.22c).
void seat_programme(TestTable& t) {
  seat_forum(t);
  deck_of(t, {});
  t.s().orders[seat(1)].standing.clear();
  t.senator("cornelius").influence = 9;
}

// RPR-1.07.51a  Knights are pressed once; the second time silence counts.
TEST(Programme, PressureServesOnce) {
  TestTable t;
  seat_programme(t);
  t.senator("fabius").knights = 2;
  t.order(1, PressureKnights{{{man("fabius"), 1}}}).dice({1, 1, 5, 1, 1, 1, 1, 1, 1, 2});
  play_to(t, 4);
  EXPECT_EQ(t.senator("fabius").knights, 1);
  EXPECT_EQ(t.senator("fabius").talents, 5);
  ASSERT_EQ(t.told<KnightTried>().size(), 1u);
  EXPECT_EQ(t.told<KnightTried>().front().senator, man("cornelius"));
}
// RPR-1.07.5a  So does a line that seeks a knight: Fabius tries, then in silence Cornelius.
TEST(Programme, AKnightServesOnce) {
  TestTable t;
  seat_programme(t);
  t.order(1, AttractKnight{man("fabius"), 0}).dice({1, 1, 6, 1, 1, 1, 1, 1, 1, 6});
  play_to(t, 4);
  EXPECT_EQ(t.senator("fabius").knights, 1);
  EXPECT_EQ(t.senator("cornelius").knights, 1);
}
// RPR-1.07.5a, 7.4  NO KNIGHT is for all of them, and is no failure.
TEST(Programme, NoKnightServesThemAll) {
  TestTable t;
  seat_programme(t);
  t.order(1, AttractKnight{}).dice({1, 1, 1, 1, 1, 1, 1, 1});
  play_to(t, 4);
  EXPECT_TRUE(t.told<KnightTried>().empty());
  EXPECT_TRUE(t.told<OrderFailed>().empty());
}

// RPR-1.07.22a  An auction is told with the number of the initiative that it is for.
TEST(AuctionTold, WhichInitiative) {
  TestTable t;
  seat_programme(t);
  t.order(1, AttractKnight{}).dice({1, 1, 1, 1, 1, 1, 1, 1});
  play_to(t, 4);
  ASSERT_EQ(t.told<AuctionHeld>().size(), 1u);
  EXPECT_EQ(t.told<AuctionHeld>().front().number, 4);
}
// RPR-3.04.1b, RPR-1.07.2c  The next deck is opened once: when it is empty too, no card is left.
TEST(DeckCases, TheNextDeckIsOpenedOnce) {
  TestTable t("extended_early_middle");
  seat_forum(t);
  deck_of(t, {});
  t.s().next_decks = {{CardId("tribune_90")}};
  t.dice({1, 1, 1, 1});
  play_to(t, 2);
  EXPECT_EQ(t.told<EraChanged>().size(), 1u);
  EXPECT_EQ(t.told<DeckEmpty>().size(), 1u);
  EXPECT_TRUE(t.s().next_decks.empty());
  EXPECT_TRUE(t.faction(2).hand.empty());
}
// RPR-1.07.41a, RPR-1.07.412a, RPR-1.07.413a  An attempt is told with every share of its base number; bribes
// and counter-bribes only where there were any.
TEST(PersuasionTold, Shares) {
  for (const bool bribed : {false, true}) {
    TestTable t;
    seat_forum(t);
    deck_of(t, {});
    t.senator("fabius").influence = 20;
    t.senator("fabius").talents = 2;
    t.faction(2).treasury = 3;
    Persuade o;
    o.by = man("fabius");
    o.target = man("manlius");
    if (bribed) o.bribe = 2;
    t.order(1, o);
    if (bribed) t.order(2, CounterBribe{man("manlius"), 3, 0});
    t.dice({1, 1, 6, 6});
    play_to(t, 1);
    std::vector<Share> shares{{"oratory", 2}, {"influence", 20}, {"loyalty", -7}, {"aligned", -7}};
    if (bribed) {
      shares.push_back({"bribes", 2});
      shares.push_back({"counter_bribes", -3});
    }
    ASSERT_EQ(t.told<PersuasionTried>().size(), 1u);
    EXPECT_EQ(t.told<PersuasionTried>().front().shares, shares);
    EXPECT_EQ(t.told<PersuasionTried>().front().base, bribed ? 7 : 8);
  }
}
// RPR-1.07.412a, RPR-1.07.413a, RPR-1.07.413b  A single talent counts on either side and ends in his purse;
// where nothing is spent nothing is told of it.
TEST(PersuasionTold, ASingleTalent) {
  for (const int talents : {0, 1}) {
    TestTable t;
    seat_forum(t);
    deck_of(t, {});
    t.senator("fabius").influence = 20;
    t.senator("fabius").talents = t.faction(2).treasury = 5;
    Persuade o;
    o.by = man("fabius");
    o.target = man("manlius");
    o.bribe = talents;
    t.order(1, o).order(2, CounterBribe{man("manlius"), talents, 0}).dice({1, 1, 6, 6});
    play_to(t, 1);
    EXPECT_EQ(t.senator("manlius").talents, 2 * talents);
    EXPECT_EQ(t.senator("fabius").talents, 5 - talents);
    EXPECT_EQ(t.faction(2).treasury, 5 - talents);
    EXPECT_EQ(t.told<BribeAdded>().size(), talents == 0 ? 0u : 2u);
    EXPECT_EQ(t.told<PersuasionTried>().front().base, 8);
  }
}

}  // namespace programme_test
}  // namespace adj::respublica
