// RPR-1.07  Lines of the Forum programme: those for later are judged only by what cannot change, those for
// now by what lies on the table.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace forum_orders_test {

template <class O>
std::string key(const TestTable& t, int by, const O& order, When when) {
  const auto why = refuse(t.p(), seat(by), order, when);
  return why ? why->key : std::string();
}

// RPR-1.07.4a, RPR-1.07.5a, RPR-1.07.51a, RPR-1.07.6a, RPR-1.07.7a, RPR-1.07.22b  Claudius of another
// faction, and Julius who is not in play, may be his when the time comes; nobody by the name of Caligula ever
// is.
TEST(ForumOrders, ForLater) {
  TestTable t;
  seat_forum(t);
  Persuade persuade;
  persuade.by = man("fabius");
  for (const char* id : {"claudius", "julius", "caligula"}) {
    const std::string refused = id == std::string("caligula") ? "no_such_senator" : "";
    persuade.target = man(id);
    EXPECT_EQ(key(t, 1, NameLeader{man(id)}, When::later), refused);
    EXPECT_EQ(key(t, 1, persuade, When::later), refused);
    EXPECT_EQ(key(t, 1, AttractKnight{man(id), 3}, When::later), refused);
    EXPECT_EQ(key(t, 1, PressureKnights{{{man(id), 2}}}, When::later), refused);
    EXPECT_EQ(key(t, 1, HoldGames{man(id), Games::slice_and_dice}, When::later), refused);
    EXPECT_EQ(key(t, 1, Bid{0, man(id), 2, 3}, When::later), refused);
    EXPECT_EQ(key(t, 1, CounterBribe{man(id), 3, 0}, When::later), refused);
    EXPECT_NE(key(t, 1, NameLeader{man(id)}, When::now), "");
    EXPECT_NE(key(t, 1, persuade, When::now), "");
    EXPECT_NE(key(t, 1, AttractKnight{man(id), 3}, When::now), "");
    EXPECT_NE(key(t, 1, PressureKnights{{{man(id), 2}}}, When::now), "");
    EXPECT_NE(key(t, 1, HoldGames{man(id), Games::slice_and_dice}, When::now), "");
    EXPECT_NE(key(t, 1, Bid{0, man(id), 2, 3}, When::now), "");
  }
  persuade.by = man("caligula");
  persuade.target = man("claudius");
  EXPECT_EQ(key(t, 1, persuade, When::later), "no_such_senator");
}
// RPR-1.07.5a  NO KNIGHT may be written for now and for later.
TEST(ForumOrders, NoKnight) {
  TestTable t;
  seat_forum(t);
  for (const When when : {When::now, When::later}) EXPECT_EQ(key(t, 1, AttractKnight{}, when), "");
}
// RPR-1.07.413a  A limit of nothing is a limit; less than nothing is none.
TEST(ForumOrders, CounterLimit) {
  TestTable t;
  seat_forum(t);
  EXPECT_EQ(key(t, 1, CounterBribe{SenatorId(), 0, 0}, When::now), "");
  EXPECT_EQ(key(t, 1, CounterBribe{SenatorId(), -1, 0}, When::now), "no_amount");
}
// RPR-1.07.5a, RPR-1.07.6a  One talent for a knight is a talent that the show lacks; a knight for nothing
// costs nothing.
TEST(ForumOrders, TheLastTalentOfAPurse) {
  TestTable t;
  seat_forum(t);
  t.senator("fabius").talents = 7;
  for (const int talents : {0, 1}) {
    const std::vector<Order> orders{{AttractKnight{man("fabius"), talents}, {}, false},
                                    {HoldGames{man("fabius"), Games::slice_and_dice}, {}, false}};
    EXPECT_EQ(check_orders(t.p(), ForumOrders{seat(1)}, orders)[1].has_value(), talents == 1);
    EXPECT_EQ(check_orders(t.p(), InitiativeOrders{seat(1), 1}, orders)[1].has_value(), talents == 1);
  }
}
// RPR-1.07.22a  Five factions bid for one initiative, and for no second.
TEST(ForumOrders, OneAuction) {
  TestTable t("early", 5);
  t.man("fabius", 1).senator("fabius").talents = 5;
  t.s().clockwise = {seat(1), seat(2), seat(3), seat(4), seat(5)};
  EXPECT_EQ(key(t, 1, Bid{0, man("fabius"), 1, 2}, When::now), "");
  EXPECT_EQ(key(t, 1, Bid{1, man("fabius"), 1, 2}, When::now), "");
  EXPECT_EQ(key(t, 1, Bid{2, man("fabius"), 1, 2}, When::now), "no_such_auction");
}
// RPR-CARD-048  Influence Peddling takes effect between two initiatives.
TEST(ForumOrders, PeddlingBetweenInitiatives) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {});
  t.card(1, "influence_peddling_48").card(2, "tribune_38").order(1, Peddle{seat(2)});
  t.dice({1, 1}).draws({"tribune_38"});
  play_to(t, 1);
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("tribune_38")}));
  EXPECT_TRUE(t.faction(2).hand.empty());
}

}  // namespace forum_orders_test
}  // namespace adj::respublica
