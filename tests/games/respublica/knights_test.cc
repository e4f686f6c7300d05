// RPR-1.07.5 – 1.07.7  Knights attracted and pressed, games, and the faction's leader.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace knights_test {

void seat_spenders(TestTable& t) {
  seat_forum(t);
  t.s().orders.clear();
}
void seek(TestTable& t, int who = 1) {
  t.run([&](RprTable& table) { seek_knights(table, seat(who)); });
}
template <class Order>
bool refused(const TestTable& t, const Order& o, const char* key, int who = 1) {
  const auto why = refuse(t.p(), seat(who), o, When::now);
  return why && why->key == key;
}

// RPR-1.07.5a  A die and the talents spent: 6 is enough; they are spent in any case.
TEST(Knight, SixOrMore) {
  struct Case {
    int die, talents;
    bool success;
  };
  for (const Case& c :
       {Case{6, 0, true}, Case{5, 0, false}, Case{1, 5, true}, Case{1, 4, false}, Case{3, 9, true}}) {
    TestTable t;
    seat_spenders(t);
    t.senator("fabius").talents = 9;
    t.order(1, AttractKnight{man("fabius"), c.talents}).dice({c.die});
    seek(t);
    EXPECT_EQ(t.senator("fabius").knights, c.success ? 1 : 0) << c.die << "+" << c.talents;
    EXPECT_EQ(t.senator("fabius").talents, 9 - c.talents);
  }
}
// RPR-1.07.5a  One try in an initiative; the second line serves the next. NO KNIGHT means none.
TEST(Knight, OneInAnInitiative) {
  TestTable t;
  seat_spenders(t);
  t.senator("fabius").talents = t.senator("cornelius").talents = 5;
  t.order(1, AttractKnight{man("fabius"), 5}).order(1, AttractKnight{man("cornelius"), 5});
  t.dice({1});
  seek(t);
  EXPECT_EQ(t.senator("fabius").knights, 1);
  EXPECT_EQ(t.senator("cornelius").knights, 0);
  t.dice({1});
  seek(t);
  EXPECT_EQ(t.senator("cornelius").knights, 1);
  t.order(1, AttractKnight{});
  seek(t);
  EXPECT_TRUE(t.told<KnightTried>().empty());
}
// RPR-1.07.5a  In silence (7.4) the most influential senator in Rome tries without a talent.
TEST(Knight, InSilence) {
  TestTable t;
  seat_spenders(t);
  t.senator("fabius").influence = 8;
  t.senator("fabius").talents = 4;
  t.dice({6});
  seek(t);
  EXPECT_EQ(t.senator("fabius").knights, 1);
  EXPECT_EQ(t.senator("fabius").talents, 4);
  t.senator("fabius").place = Place::war;
  t.dice({6});
  seek(t);
  EXPECT_EQ(t.senator("cornelius").knights, 1);
}
// RPR-1.07.5a, RPR-CARD-144b  Own senators in Rome, with what they hold; not after a Proscription.
TEST(Knight, WhoMay) {
  TestTable t;
  seat_spenders(t);
  t.senator("fabius").talents = 3;
  EXPECT_FALSE(refuse(t.p(), seat(1), AttractKnight{man("fabius"), 3}, When::now));
  EXPECT_TRUE(refused(t, AttractKnight{man("fabius"), 4}, "too_poor"));
  EXPECT_TRUE(refused(t, AttractKnight{man("fabius"), -1}, "no_amount"));
  EXPECT_TRUE(refused(t, AttractKnight{man("claudius"), 0}, "not_your_senator"));
  t.senator("fabius").place = Place::war;
  EXPECT_TRUE(refused(t, AttractKnight{man("fabius"), 0}, "not_in_rome"));
  t.order(1, AttractKnight{man("fabius"), 0});
  seek(t);
  EXPECT_TRUE(t.told<KnightTried>().empty());  // he hears of it, and nobody else tries
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
  t.faction(2).no_knights = true;
  EXPECT_TRUE(refused(t, AttractKnight{man("claudius"), 0}, "no_knights_for_you", 2));
  seek(t, 2);
  EXPECT_TRUE(t.told<KnightTried>().empty());
}
// RPR-CARD-088, RPR-CARD-110a, RPR-EVT-168b  Marius' +1, the faction's +1 (Servilian Law, Proscription), and
// omens against it.
TEST(Knight, Modifiers) {
  struct Case {
    bool marius;
    int bonus, omens, total;
  };
  for (const Case& c : {Case{false, 0, 0, 5}, Case{true, 0, 0, 6}, Case{false, 1, 0, 6}, Case{true, 1, 1, 6},
                        Case{true, 2, 0, 8}, Case{false, 0, 2, 3}}) {
    TestTable t("middle");
    seat_spenders(t);
    t.man("27A", 1);
    t.faction(1).knight_bonus = c.bonus;
    if (c.omens > 0) t.event(EventCard::evil_omens, c.omens);
    t.order(1, AttractKnight{man(c.marius ? "marius" : "fabius"), 0}).dice({5});
    seek(t);
    EXPECT_EQ(t.told<KnightTried>().front().total, c.total);
    EXPECT_EQ(t.told<KnightTried>().front().success, c.total >= 6);
    std::vector<Share> shares;
    if (c.marius) shares.push_back({"27A", 1});
    if (c.bonus > 0) shares.push_back({"cards_in_force", c.bonus});
    if (c.omens > 0) shares.push_back({"omens", -c.omens});
    EXPECT_EQ(t.told<KnightTried>().front().shares, shares);
  }
}
// RPR-1.07.5b, RPR-1.04.7a, RPR-1.06.12a  Any number; each is a vote and a talent of revenue.
TEST(Knight, VotesAndRevenue) {
  TestTable t;
  seat_spenders(t);
  const int votes = votes_in_rome(t.p(), seat(1));
  t.senator("fabius").knights = 11;
  t.dice({6}).order(1, AttractKnight{man("fabius"), 0});
  seek(t);
  EXPECT_EQ(t.senator("fabius").knights, 12);
  EXPECT_EQ(votes_in_rome(t.p(), seat(1)), votes + 12);
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("fabius").talents, 1 + 12);
}

// RPR-1.07.51a, RPR-R-22  Instead of a try: any number of knights of any own senators, also away, a die each.
TEST(Pressure, ADieForEach) {
  TestTable t;
  seat_spenders(t);
  t.senator("cornelius").knights = 3;
  t.senator("fabius").knights = 2;
  t.province("sicilia", "fabius");
  t.order(1, PressureKnights{{{man("cornelius"), 2}, {man("fabius"), 2}}});
  t.order(1, AttractKnight{man("cornelius"), 0});
  t.dice({6, 1, 2, 3});
  seek(t);
  EXPECT_EQ(t.senator("cornelius").talents, 7);
  EXPECT_EQ(t.senator("cornelius").knights, 1);
  EXPECT_EQ(t.senator("fabius").talents, 5);
  EXPECT_EQ(t.senator("fabius").knights, 0);
  EXPECT_TRUE(t.told<KnightTried>().empty());
  EXPECT_EQ(votes_in_rome(t.p(), seat(1)), 3 + 1);
}
// RPR-1.07.51a, RPR-EVT-168b  Omens take 1 of each die, never below nothing.
TEST(Pressure, Omens) {
  TestTable t;
  seat_spenders(t);
  t.event(EventCard::evil_omens, 2);
  t.senator("fabius").knights = 2;
  t.order(1, PressureKnights{{{man("fabius"), 2}}}).dice({1, 5});
  seek(t);
  EXPECT_EQ(t.senator("fabius").talents, 3);
}
// RPR-1.07.51a, RPR-1.10.71b  What he does not have, another's, a captive's.
TEST(Pressure, Refused) {
  TestTable t;
  seat_spenders(t);
  t.senator("cornelius").knights = t.senator("fabius").knights = t.senator("claudius").knights = 2;
  const auto press = [](const char* id, int knights) { return PressureKnights{{{man(id), knights}}}; };
  EXPECT_FALSE(refuse(t.p(), seat(1), press("fabius", 2), When::now));
  EXPECT_TRUE(refused(t, press("fabius", 3), "too_few_knights"));
  EXPECT_TRUE(refused(t, PressureKnights{{{man("fabius"), 1}, {man("fabius"), 2}}}, "too_few_knights"));
  EXPECT_TRUE(refused(t, press("fabius", 0), "no_amount"));
  EXPECT_TRUE(refused(t, press("claudius", 1), "not_your_senator"));
  t.senator("fabius").place = Place::captive;
  EXPECT_TRUE(refused(t, press("fabius", 1), "captive"));
}

// RPR-1.07.6a  Three shows: 7, 13, 18 talents; popularity up, unrest down by 1, 2, 3.
TEST(Shows, CostAndEffect) {
  struct Case {
    Games games;
    int cost, effect;
  };
  for (const Case& c : {Case{Games::slice_and_dice, 7, 1}, Case{Games::blood_fest, 13, 2},
                        Case{Games::gladiator_gala, 18, 3}}) {
    TestTable t;
    seat_spenders(t);
    t.s().unrest = 5;
    t.province("sicilia", "fabius");  // he need not be in Rome
    t.senator("fabius").talents = c.cost - 1;
    EXPECT_TRUE(refused(t, HoldGames{man("fabius"), c.games}, "too_poor"));
    t.senator("fabius").talents = 20;
    t.order(1, HoldGames{man("fabius"), c.games});
    t.run([](RprTable& table) { hold_games(table, seat(1)); });
    EXPECT_EQ(t.senator("fabius").talents, 20 - c.cost);
    EXPECT_EQ(t.senator("fabius").popularity, c.effect);
    EXPECT_EQ(t.s().unrest, 5 - c.effect);
    EXPECT_EQ(t.s().treasury, 100);
  }
}
// RPR-1.07.6a, RPR-R-21, RPR-R-01  One senator, one show; unrest stops at 0, popularity at 9.
TEST(Shows, OneOnly) {
  TestTable t;
  seat_spenders(t);
  t.s().unrest = 1;
  t.senator("fabius").talents = t.senator("cornelius").talents = 40;
  t.senator("fabius").popularity = 8;
  t.order(1, HoldGames{man("fabius"), Games::gladiator_gala});
  t.order(1, HoldGames{man("cornelius"), Games::gladiator_gala});
  t.order(1, HoldGames{man("fabius"), Games::slice_and_dice});
  t.run([](RprTable& table) { hold_games(table, seat(1)); });
  EXPECT_EQ(t.told<GamesHeld>().size(), 1u);
  EXPECT_EQ(t.senator("fabius").popularity, 9);
  EXPECT_EQ(t.senator("fabius").talents, 22);
  EXPECT_EQ(t.senator("cornelius").talents, 40);
  EXPECT_EQ(t.s().unrest, 0);
}
// RPR-1.07.6a, RPR-1.10.71b, RPR-1.11.34a  From his own purse; not another's senator, not a captive, nor a
// rebel whose purse is frozen.
TEST(Shows, Refused) {
  TestTable t;
  seat_spenders(t);
  t.faction(1).treasury = 50;
  t.senator("claudius").talents = 20;
  EXPECT_TRUE(refused(t, HoldGames{man("fabius"), Games::slice_and_dice}, "too_poor"));
  EXPECT_TRUE(refused(t, HoldGames{man("claudius"), Games::slice_and_dice}, "not_your_senator"));
  t.senator("fabius").talents = 20;
  t.senator("fabius").place = Place::captive;
  EXPECT_TRUE(refused(t, HoldGames{man("fabius"), Games::slice_and_dice}, "captive"));
  t.senator("fabius").place = Place::rebel_camp;
  EXPECT_FALSE(refuse(t.p(), seat(1), HoldGames{man("fabius"), Games::slice_and_dice}, When::now));
  t.senator("fabius").rebel = true;
  EXPECT_TRUE(refused(t, HoldGames{man("fabius"), Games::slice_and_dice}, "rebel_purse_frozen"));
  t.order(1, HoldGames{man("fabius"), Games::slice_and_dice});
  t.run([](RprTable& table) { hold_games(table, seat(1)); });
  EXPECT_TRUE(t.told<GamesHeld>().empty());
  EXPECT_EQ(t.senator("fabius").talents, 20);
}
// RPR-1.07.5a, RPR-1.07.6a  A purse is not spent twice by one mail.
TEST(Shows, OnePurse) {
  TestTable t;
  seat_spenders(t);
  t.senator("fabius").talents = 10;
  const std::vector<Order> orders{{AttractKnight{man("fabius"), 4}, {}, false},
                                  {HoldGames{man("fabius"), Games::slice_and_dice}, {}, false}};
  const Verdicts verdicts = check_orders(t.p(), ForumOrders{seat(1)}, orders);
  EXPECT_FALSE(verdicts[0]);
  ASSERT_TRUE(verdicts[1]);
  EXPECT_EQ(verdicts[1]->key, "too_poor");
  EXPECT_EQ(verdicts[1]->clause, "RPR-1.07.6a");
  t.senator("fabius").talents = 11;
  EXPECT_FALSE(check_orders(t.p(), ForumOrders{seat(1)}, orders)[1]);
}

// RPR-1.07.7a, RPR-1.05.31c, RPR-1.04.2a  The marker moves to any own senator, also away, also when there was
// none.
TEST(Leader, AnyOwnSenator) {
  for (const bool leaderless : {false, true}) {
    TestTable t;
    seat_spenders(t);
    if (leaderless) t.faction(1).leader = SenatorId();
    t.province("sicilia", "fabius");
    t.order(1, NameLeader{man("fabius")});
    t.run([](RprTable& table) { name_leader(table, seat(1)); });
    EXPECT_EQ(t.faction(1).leader, man("fabius"));
    EXPECT_EQ(t.told<LeaderNamed>().front().before, leaderless ? SenatorId() : man("cornelius"));
    EXPECT_TRUE(is_leader(t.s(), man("fabius")));
    EXPECT_FALSE(is_leader(t.s(), man("cornelius")));
  }
  TestTable t;
  seat_spenders(t);
  EXPECT_TRUE(refused(t, NameLeader{man("claudius")}, "not_your_senator"));
  t.run([](RprTable& table) { name_leader(table, seat(1)); });
  EXPECT_EQ(t.faction(1).leader, man("cornelius"));  // in silence no change
}

}  // namespace knights_test
}  // namespace adj::respublica
