// RPR-1.04.5, 1.11.2, R-45  Cards that change hands in the Revolution phase, and cards in excess; and how the
// phase begins.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace trades_test {

struct Revolution : TestTable {
  explicit Revolution(const char* scenario = "middle") : TestTable(scenario) {
    man("fabius", 1).man("claudius", 2).man("furius", 3).active_forces(0, 0);
    office("fabius", Office::rome_consul);
    s().clockwise = {Seat{1}, Seat{2}, Seat{3}};
    s().phase = Phase::revolution;
    s().turn = 3;
  }
  // Chains go on with this table.
  Revolution& card(int seat, const char* id) {
    TestTable::card(seat, id);
    return *this;
  }
  Revolution& offers(int from, int with, std::vector<Face> give, std::vector<Face> get) {
    order(from, TradeCards{std::move(give), Seat{with}, std::move(get)});
    return *this;
  }
  std::vector<std::string> hand(int seat) {
    std::vector<std::string> cards;
    for (const CardId card : faction(seat).hand) cards.push_back(card.str());
    std::sort(cards.begin(), cards.end());
    return cards;
  }
  std::vector<std::string> checked(const std::vector<Order>& orders) {
    std::vector<std::string> keys;
    for (const auto& verdict : check_orders(p(), RevolutionOrders{Seat{1}}, orders))
      keys.push_back(verdict ? verdict->key : "");
    return keys;
  }
};
using Cards = std::vector<std::string>;

// RPR-1.04.5b, RPR-1.11.2a  Both wrote the same bargain: everybody hears that they traded, only they hear
// what.
TEST(Trades, BothMustAgree) {
  Revolution t;
  t.card(1, "tribune_90").card(1, "mining").card(2, "assassin_99");
  t.offers(1, 2, {"mining"}, {"assassin"}).offers(2, 1, {"assassin"}, {"mining"});
  t.run(trade_and_play);
  EXPECT_EQ(t.hand(1), (Cards{"assassin_99", "tribune_90"}));
  EXPECT_EQ(t.hand(2), (Cards{"mining"}));
  const std::vector<CardsTraded> told = t.told<CardsTraded>();
  ASSERT_EQ(told.size(), 2u);
  EXPECT_TRUE(told[0].from_first.empty() && told[0].from_second.empty());
  EXPECT_EQ(told[0].given, 1);
  EXPECT_EQ(told[1].from_second, (std::vector<CardId>{CardId("assassin_99")}));
  const std::vector<std::string> names = t.names();
  EXPECT_NE(std::find(names.begin(), names.end(), "cards_traded/1/2"), names.end());
}
TEST(Trades, OnlyOneSideIsNoTrade) {
  Revolution t;
  t.card(1, "mining").card(2, "assassin_99").card(2, "tribune_90");
  t.offers(1, 2, {"mining"}, {"assassin"}).offers(2, 1, {"tribune"}, {"mining"});
  t.run(trade_and_play);
  EXPECT_EQ(t.hand(1), (Cards{"mining"}));
  EXPECT_EQ(t.hand(2), (Cards{"assassin_99", "tribune_90"}));
  ASSERT_EQ(t.told<OrderFailed>().size(), 2u);
  EXPECT_EQ(t.told<OrderFailed>()[0].why.key, "not_matched");
  EXPECT_TRUE(t.told<CardsTraded>().empty());
}
// A gift needs no answer; what was given may be given on, whatever the order of seats.
TEST(Trades, Gifts) {
  Revolution t;
  t.card(2, "tribune_90").offers(1, 3, {"tribune"}, {}).offers(2, 1, {"tribune"}, {});
  t.run(trade_and_play);
  EXPECT_EQ(t.hand(3), (Cards{"tribune_90"}));
  EXPECT_TRUE(t.told<OrderFailed>().empty());
}
// A line that only asks is answered by the gift, once.
TEST(Trades, AskedFor) {
  Revolution t;
  t.card(2, "tribune_90").card(2, "tribune_91").offers(1, 2, {}, {"tribune"}).offers(2, 1, {"tribune"}, {});
  t.run(trade_and_play);
  EXPECT_EQ(t.hand(1), (Cards{"tribune_90"}));
  EXPECT_TRUE(t.told<OrderFailed>().empty());
  Revolution alone;
  alone.card(2, "tribune_90").offers(1, 2, {}, {"tribune"}).run(trade_and_play);
  EXPECT_TRUE(alone.hand(1).empty());
  EXPECT_EQ(alone.told<OrderFailed>().front().why.key, "not_matched");
}
// Two bargains over one card: the first in seat order.
TEST(Trades, NoCardTwice) {
  Revolution t;
  t.card(1, "mining").card(2, "assassin_99").card(3, "tribune_90");
  t.offers(1, 2, {"mining"}, {"assassin"}).offers(1, 3, {"mining"}, {"tribune"});
  t.offers(2, 1, {"assassin"}, {"mining"}).offers(3, 1, {"tribune"}, {"mining"});
  t.run(trade_and_play);
  EXPECT_EQ(t.hand(1), (Cards{"assassin_99"}));
  EXPECT_EQ(t.hand(3), (Cards{"tribune_90"}));
  EXPECT_EQ(t.told<OrderFailed>()[0].why.key, "cards_gone");
}
// RPR-1.04.3a  Cards promised in public go first.
TEST(Trades, PromisedCardsGoFirst) {
  Revolution t;
  t.card(1, "mining");
  Deal deal;
  deal.number = 1;
  deal.by = seat(1);
  deal.with = seat(3);
  deal.status = DealStatus::agreed;
  Promise promise;
  promise.by = seat(1);
  promise.kind = PromiseKind::card;
  promise.card = "mining";
  deal.promises = {promise};
  t.s().deals = {deal};
  t.offers(1, 2, {"mining"}, {}).run(trade_and_play);
  EXPECT_EQ(t.hand(3), (Cards{"mining"}));
  EXPECT_TRUE(t.hand(2).empty());
}
TEST(Trades, Refused) {
  Revolution t;
  t.card(1, "mining");
  const auto trade = [](std::vector<Face> give, int with, std::vector<Face> get) {
    return TradeCards{std::move(give), seat(with), std::move(get)};
  };
  EXPECT_EQ(t.checked({trade({"mining"}, 2, {"tribune"})}), (Cards{""}));
  EXPECT_EQ(t.checked({trade({"mining"}, 1, {})}), (Cards{"no_such_faction"}));
  EXPECT_EQ(t.checked({trade({"mining"}, 4, {})}), (Cards{"no_such_faction"}));
  EXPECT_EQ(t.checked({trade({}, 2, {})}), (Cards{"no_cards"}));
  EXPECT_EQ(t.checked({trade({"cornelius"}, 2, {})}), (Cards{"no_faction_card"}));
  EXPECT_EQ(t.checked({trade({"assassin"}, 2, {})}), (Cards{"card_not_held"}));
  EXPECT_EQ(t.checked({trade({"mining"}, 2, {}), trade({"mining"}, 3, {})}), (Cards{"", "card_not_held"}));
  EXPECT_EQ(t.checked({trade({"mining"}, 2, {"tribune"}), trade({"tribune"}, 3, {})}), (Cards{"", ""}));
}

// RPR-1.11.2a  Down to five, the cards he named first; nothing while he may keep it.
TEST(Excess, AsNamed) {
  Revolution t;
  for (const char* card :
       {"tribune_90", "tribune_91", "tribune_92", "mining", "assassin_99", "assassin_100", "julian"})
    t.card(1, card);
  t.order(1, DiscardCard{"assassin"}).order(1, DiscardCard{"tribune"}).order(1, DiscardCard{"mining"});
  t.card(2, "mining").order(2, DiscardCard{"mining"});
  t.run(trade_and_play);
  EXPECT_EQ(t.hand(1), (Cards{"assassin_100", "julian", "mining", "tribune_91", "tribune_92"}));
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("assassin_99"), CardId("tribune_90")}));
  EXPECT_EQ(t.hand(2), (Cards{"mining"}));
}
// 7.4  In silence at random, laws last.
TEST(Excess, AtRandom) {
  Revolution t;
  for (const char* card : {"julian", "gabinian", "vatinian", "manilian", "mining", "tribune_90"})
    t.card(1, card);
  t.draws({"tribune_90"}).run(trade_and_play);
  EXPECT_EQ(t.hand(1), (Cards{"gabinian", "julian", "manilian", "mining", "vatinian"}));
  Revolution laws;
  for (const char* card : {"julian", "gabinian", "vatinian", "manilian", "acilian", "servilian"})
    laws.card(1, card);
  laws.draws({"acilian"}).run(trade_and_play);
  EXPECT_EQ(laws.hand(1).size(), 5u);
}
// RPR-R-45, RPR-1.11.2a  Trades, then plays, then discards: what is traded away or played is in nobody's
// excess.
TEST(Excess, AfterTradesAndPlays) {
  Revolution t;
  for (const char* card :
       {"tribune_90", "tribune_91", "tribune_92", "mining", "assassin_99", "assassin_100", "julian"})
    t.card(1, card);
  t.offers(1, 2, {"julian"}, {}).order(1, PlayConcession{ConcessionId("mining"), man("fabius")});
  t.offers(2, 1, {}, {"julian"}).run(trade_and_play);
  EXPECT_EQ(t.hand(1).size(), 5u);
  EXPECT_TRUE(t.s().discard.empty());
  // A concession received in the same phase is played by whom it was given to.
  Revolution gift;
  gift.card(1, "mining").offers(1, 2, {"mining"}, {});
  gift.order(2, PlayConcession{ConcessionId("mining"), man("claudius")}).run(trade_and_play);
  EXPECT_TRUE(gift.senator("claudius").concessions.contains(ConcessionId("mining")));
}
TEST(Excess, Refused) {
  Revolution t;
  t.card(1, "mining");
  EXPECT_EQ(t.checked({DiscardCard{"mining"}, DiscardCard{"mining"}, DiscardCard{"cornelius"}}),
            (Cards{"", "card_not_held", "no_faction_card"}));
}

// RPR-1.11.1a  The window asks everybody; RPR-1.03a: the phase is told.
TEST(RevolutionPhase, Begins) {
  Revolution t;
  t.s().phase = Phase::combat;
  EXPECT_EQ(t.run_to_window(ask_revolution),
            (std::vector<std::string>{"revolution/1", "revolution/2", "revolution/3"}));
  EXPECT_EQ(t.s().phase, Phase::revolution);
  EXPECT_EQ(t.told<PhaseBegan>().front().phase, Phase::revolution);
}
// RPR-R-13, RPR-R-14, RPR-CARD-074, RPR-CARD-075  Revolts that waited for their province: the lower number
// becomes active, the other imminent; without the province nothing happens.
TEST(RevolutionPhase, DormantRevoltsAwake) {
  for (const bool sicilia : {true, false}) {
    Revolution t;
    t.war("2nd_sicilian_slave", WarZone::dormant).war("1st_sicilian_slave", WarZone::dormant);
    if (sicilia) t.province("sicilia");
    t.senator("fabius").concessions = {ConcessionId("sicilian_grain")};
    t.run(settle_dormant_revolts);
    EXPECT_EQ(war(t.s(), WarId("1st_sicilian_slave")).zone, sicilia ? WarZone::active : WarZone::dormant);
    EXPECT_EQ(war(t.s(), WarId("2nd_sicilian_slave")).zone, sicilia ? WarZone::imminent : WarZone::dormant);
    EXPECT_EQ(t.senator("fabius").concessions.empty(), sicilia);  // RPR-R-15
  }
}
// RPR-R-13, RPR-CARD-072, RPR-CARD-089  Each by its own provinces, also beside an active one; Viriathus
// leaves the Curia.
TEST(RevolutionPhase, SpainAwakes) {
  Revolution t;
  t.war("numantine", WarZone::dormant).war("lusitanian", WarZone::dormant);
  t.enemy_leader("viriathus", LeaderPlace::curia).province("hispania_citerior").run(settle_dormant_revolts);
  EXPECT_EQ(war(t.s(), WarId("numantine")).zone, WarZone::active);
  EXPECT_EQ(war(t.s(), WarId("lusitanian")).zone, WarZone::dormant);
  EXPECT_EQ(find_leader(t.s(), LeaderId("viriathus"))->place, LeaderPlace::forum);
  t.province("hispania_ulterior").run(settle_dormant_revolts);
  EXPECT_EQ(war(t.s(), WarId("lusitanian")).zone, WarZone::active);
}

}  // namespace trades_test
}  // namespace adj::respublica
