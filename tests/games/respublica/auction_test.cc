// RPR-1.07.22  Initiatives beyond one for each faction go to the highest bidder.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace auction_test {

// Everybody has had his own initiative.
void seat_auction(TestTable& t) {
  seat_forum(t);
  t.s().now.initiative = 3;
  t.s().now.initiatives = {seat(1), seat(2), seat(3)};
}
Bid bid(const char* senator, int opening, int most, int auction = 0) {
  return Bid{auction, man(senator), opening, most};
}
int winner(TestTable& t) {
  Seat seat;
  t.run([&](RprTable& table) { seat = hold_auction(table); });
  return seat.number;
}
std::vector<int> bids(const TestTable& t) {
  std::vector<int> talents;
  const AuctionHeld held = t.told<AuctionHeld>().front();
  for (const AuctionBid& b : held.bids) talents.push_back(b.talents);
  return talents;
}

// RPR-1.07.22a, RPR-1.07.22b  One round from the HRAO, each bid above the last; the highest pays from that
// senator's purse, the others pay nothing.
TEST(Auction, OneRound) {
  TestTable t;
  seat_auction(t);
  t.senator("cornelius").talents = 10;
  t.senator("claudius").talents = 10;
  t.senator("furius").talents = 6;
  t.senator("aurelius").talents = 9;
  t.order(1, bid("cornelius", 3, 9)).order(2, bid("claudius", 2, 5)).order(3, bid("furius", 6, 8));
  EXPECT_EQ(winner(t), 3);
  EXPECT_EQ(bids(t), (std::vector<int>{3, 4, 6}));  // the HRAO would have gone to 9, but has had his turn
  EXPECT_EQ(t.senator("furius").talents, 0);
  EXPECT_EQ(t.senator("aurelius").talents, 9);
  EXPECT_EQ(t.senator("cornelius").talents, 10);
  EXPECT_EQ(t.senator("claudius").talents, 10);
  EXPECT_EQ(t.s().treasury, 100);  // to the bank, not to the State
}
// RPR-1.07.22a  It begins with the HRAO wherever he sits: here seat 3, who passes.
TEST(Auction, BeginsWithTheHrao) {
  TestTable t;
  seat_auction(t);
  t.senator("cornelius").office.reset();
  t.office("furius", Office::dictator);
  t.senator("cornelius").talents = t.senator("claudius").talents = 5;
  t.order(1, bid("cornelius", 2, 5)).order(2, bid("claudius", 2, 2));
  EXPECT_EQ(winner(t), 1);
  EXPECT_EQ(bids(t), (std::vector<int>{2}));  // seat 2 may not bid 2 again, and 3 is beyond his MAX
}
// RPR-1.07.22a, RPR-R-20  A bid must exceed the highest, and be 1 at least.
TEST(Auction, EachBidExceedsTheLast) {
  TestTable t;
  seat_auction(t);
  t.senator("cornelius").talents = t.senator("claudius").talents = 9;
  t.senator("furius").talents = 3;
  t.order(1, bid("cornelius", 3, 3)).order(2, bid("claudius", 3, 4)).order(3, bid("furius", 1, 9));
  EXPECT_EQ(winner(t), 2);
  EXPECT_EQ(bids(t), (std::vector<int>{3, 4}));  // Furius holds 3, and 5 it would take
  EXPECT_TRUE(refuse(t.p(), seat(1), bid("cornelius", 0, 3), When::now));
  EXPECT_TRUE(refuse(t.p(), seat(1), bid("cornelius", 3, 2), When::now));
}
// RPR-1.07.22b  Only senators in Rome, with what they hold themselves.
TEST(Auction, OnlyInRomeAndFromOnePurse) {
  TestTable t;
  seat_auction(t);
  t.province("sicilia", "manlius");
  t.senator("manlius").talents = 9;
  t.senator("claudius").talents = 1;
  t.faction(2).treasury = 40;
  t.order(2, bid("manlius", 5, 9)).order(2, bid("claudius", 1, 9)).order(3, bid("furius", 1, 4));
  EXPECT_EQ(winner(t), 2);
  EXPECT_EQ(bids(t), (std::vector<int>{1}));  // Furius has nothing
  EXPECT_EQ(t.senator("manlius").talents, 9);
  EXPECT_EQ(t.faction(2).treasury, 40);
  const auto refused = [&](const Bid& o, const char* key) {
    const auto why = refuse(t.p(), seat(2), o, When::now);
    return why && why->key == key;
  };
  EXPECT_TRUE(refused(bid("manlius", 5, 9), "not_in_rome"));
  EXPECT_TRUE(refused(bid("furius", 1, 1), "not_your_senator"));
  EXPECT_TRUE(refused(bid("claudius", 1, 1), "too_poor"));  // he has paid his talent
  t.senator("claudius").talents = 3;
  EXPECT_FALSE(refuse(t.p(), seat(2), bid("claudius", 3, 8), When::now));
  EXPECT_TRUE(refused(bid("claudius", 1, 1, 4), "no_such_auction"));
}
// RPR-1.07.22c, RPR-1.07.2a  No bid: the HRAO's faction, free. The whole faction uses a bought initiative, at
// once, and then the next one is auctioned.
TEST(Auction, TheWholeFactionActs) {
  TestTable t;
  seat_auction(t);
  deck_of(t, {"tribune_38", "tribune_39", "tribune_40"});
  t.s().unrest = 5;
  t.senator("claudius").talents = 4;
  t.senator("manlius").talents = 7;
  t.order(2, bid("claudius", 1, 4)).order(2, HoldGames{man("manlius"), Games::slice_and_dice});
  t.dice({1, 1, 1, 1, 1, 1});
  play_to(t, 6);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{2, 1, 1}));
  EXPECT_EQ(t.senator("claudius").talents, 3);
  EXPECT_EQ(t.senator("manlius").popularity, 1);
  EXPECT_EQ(t.faction(1).hand.size(), 2u);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  const std::vector<std::string> names = t.names();
  const auto first = std::find(names.begin(), names.end(), "auction_held");
  EXPECT_LT(std::find(names.begin(), names.end(), "games_held"),
            std::find(first + 1, names.end(), "auction_held"));
}
// RPR-1.07.22a  A line with a number is for that auction; one without serves until he has won.
TEST(Auction, NumberedLines) {
  TestTable t;
  seat_auction(t);
  t.senator("cornelius").talents = t.senator("claudius").talents = t.senator("furius").talents = 20;
  t.order(1, bid("cornelius", 2, 2)).order(2, bid("claudius", 5, 5, 2)).order(3, bid("furius", 1, 3, 3));
  t.dice({1, 1, 1, 1, 1, 1});
  play_to(t, 6);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(t.senator("cornelius").talents, 18);
  EXPECT_EQ(t.senator("claudius").talents, 15);
  EXPECT_EQ(t.senator("furius").talents, 19);  // nobody bid against him
}
// RPR-1.07.22a  Six factions have nothing to bid for.
TEST(Auction, NoneWithSixFactions) {
  TestTable t("early", 6);
  t.man("fabius", 1).senator("fabius").talents = 5;
  t.s().clockwise = {seat(1), seat(2), seat(3), seat(4), seat(5), seat(6)};
  const auto why = refuse(t.p(), seat(1), bid("fabius", 1, 2), When::now);
  ASSERT_TRUE(why);
  EXPECT_EQ(why->key, "no_auction");
}

}  // namespace auction_test
}  // namespace adj::respublica
