// RPR-3.01.4, 3.02.4, 3.03.4  That everything is shuffled, and where cards lie when they have been dealt.

#include <algorithm>
#include <random>
#include <set>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace setup_dealt_test {

// Every draw takes the last of what is left: the dice that turn a pile round when it is shuffled.
class LastOfAll : public DiceSource {
 public:
  int roll(int, std::string_view, int sides, bool) override { return sides; }
};
class AnyDice : public DiceSource {
 public:
  explicit AnyDice(unsigned seed) : random_(seed) {}
  int roll(int, std::string_view, int sides, bool) override {
    return static_cast<int>(random_() % static_cast<unsigned>(sides)) + 1;
  }

 private:
  std::mt19937 random_;
};
State dealt(const std::string& scenario, int seats, DiceSource& dice) {
  StepRecord<Rpr> record;
  RprTable table(test_tables(), new_game(test_tables(), scenario, {{"seats", std::to_string(seats)}}), record,
                 dice);
  deal(table);
  return table.state();
}
State dealt(const std::string& scenario, int seats, unsigned seed) {
  AnyDice dice(seed);
  return dealt(scenario, seats, dice);
}
std::size_t place_of(const std::vector<CardId>& pile, CardId card) {
  return static_cast<std::size_t>(pile.end() - std::find(pile.begin(), pile.end(), card));
}

// RPR-3.01.4d, RPR-3.02.2c, RPR-3.03.2c, RPR-3.04.1a, RPR-3.05.1a  Era Ends lies anywhere in the last cards:
// thirteen, or eleven of a Late deck.
TEST(Dealt, EraEndsAnywhere) {
  struct Row {
    const char* scenario;
    std::size_t pile;
  };
  for (const Row& row :
       {Row{"early", 13}, Row{"middle", 13}, Row{"late", 11}, Row{"extended_middle_late", 11},
        Row{"extended_early_middle", 13}, Row{"alternative", 13}}) {
    std::set<std::size_t> places;  // from the bottom
    for (unsigned seed = 1; seed <= 60; ++seed) {
      const State s = dealt(row.scenario, 3, seed);
      places.insert(place_of(s.next_decks.empty() ? s.deck : s.next_decks.back(), kEraEnds));
    }
    EXPECT_EQ(*places.begin(), 1u) << row.scenario;
    EXPECT_EQ(*places.rbegin(), row.pile) << row.scenario;
    EXPECT_GT(places.size(), row.pile / 2) << row.scenario;
  }
}
// RPR-3.01.4c, RPR-3.01.4d  Forum cards that were put aside are shuffled into the deck again: with dice that
// turn every pile round they come to lie on top, the last of them first.
TEST(Dealt, PutAsideAndShuffledAgain) {
  LastOfAll dice;
  const State s = dealt("early", 3, dice);
  std::set<CardId> hands;
  for (const Faction& f : s.faction) hands.insert(f.hand.begin(), f.hand.end());
  ASSERT_EQ(hands.size(), 9u);
  // Families that nobody got are the last of the deck: they are dealt first, put aside, and first again.
  const int undealt = 20 - 9;
  for (int i = 0; i < undealt; ++i)
    EXPECT_EQ(test_tables().card(s.deck[static_cast<std::size_t>(i)]).kind, CardKind::family) << i;
}
// RPR-3.01.4d, RPR-3.02.2b, RPR-3.04.1a  What is taken from another deck is taken by lot, and the next deck
// is shuffled.
TEST(Dealt, ByLot) {
  const auto of_deck = [](const State& s, Era deck, CardKind kind) {
    std::set<CardId> found;
    std::vector<CardId> all = s.deck;
    for (const Faction& f : s.faction) all.insert(all.end(), f.hand.begin(), f.hand.end());
    for (const CardId card : all) {
      const CardInfo& info = test_tables().card(card);
      if (info.deck == deck && (kind == CardKind::family || info.kind == kind)) found.insert(card);
    }
    return found;
  };
  std::set<std::set<CardId>> later, mixed_in;
  std::set<std::vector<CardId>> next;
  for (unsigned seed = 1; seed <= 5; ++seed) {
    later.insert(of_deck(dealt("early", 3, seed), Era::middle, CardKind::family));
    mixed_in.insert(of_deck(dealt("middle", 3, seed), Era::early, CardKind::intrigue));
    next.insert(dealt("extended", 3, seed).next_decks.front());
  }
  EXPECT_EQ(later.size(), 5u);
  EXPECT_GT(mixed_in.size(), 1u);
  EXPECT_EQ(next.size(), 5u);
}

// RPR-3.03.4a, 1.04.8a  Six players, five provinces of the second pool: they roll, and the highest goes
// without.
TEST(Dealt, TheHighestGoesWithout) {
  for (unsigned seed = 1; seed <= 8; ++seed) {
    AnyDice dice(seed);
    StepRecord<Rpr> record;
    RprTable table(test_tables(), new_game(test_tables(), "late", {{"seats", "6"}}), record, dice);
    deal(table);
    temporary_consul(table);
    std::vector<std::string> without;
    for (const Told<Event>& told : table.events())
      if (told.event.name() == Name(TieRolled::kName))
        without.push_back(static_cast<const TieRolled*>(told.event.value())->winner);
    ASSERT_EQ(without.size(), 1u);
    std::set<std::string> got;
    for (const Province& p : table.state().province)
      if (p.exists && !p.developed && !p.governor.empty())
        got.insert(faction(table.state(), senator(table.state(), p.governor).faction).name.str());
    EXPECT_EQ(got.size(), 5u);
    EXPECT_FALSE(got.contains(without.front()));
  }
}
// RPR-3.02.4a, 7.4  In silence the one with the fewest votes governs, of equals no leader before the rest;
// and neither the temporary Consul nor a man who has a province already is asked for another.
TEST(Dealt, WhoGoverns) {
  TestTable t("middle");
  t.man("papirius", 1).man("valerius", 1).man("calpurnius", 1).man("fabius", 2).man("furius", 3);
  t.province("sicilia", "valerius").leader(1, "calpurnius").office("furius", Office::rome_consul);
  t.senator("valerius").knights = 1;          // three votes
  t.order(1, NameLeader{man("calpurnius")});  // two votes like Papirius and less influence, but he leads
  t.run(carry_out_setup);
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).governor, man("papirius"));
  EXPECT_TRUE(in_rome(t.senator("valerius")));
}
// RPR-3.02.4a  A line about a province of another, or for a man who cannot, changes nothing.
TEST(Dealt, LinesThatDoNotCount) {
  TestTable t("late");
  t.man("cornelius", 1)
      .man("plautius", 1)
      .man("valerius", 1)
      .man("fabius", 2)
      .man("papirius", 2)
      .man("furius", 3);
  t.province("sicilia", "plautius").province("asia", "fabius").office("cornelius", Office::rome_consul);
  t.order(1, GovernAtStart{ProvinceId("asia"), man("valerius"), 1});
  t.order(1, GovernAtStart{ProvinceId("sicilia"), man("cornelius"), 1});
  Condition restless;  // … nor one whose IF does not hold
  restless.kind = ConditionKind::unrest_at_least;
  restless.number = 1;
  t.order(1, GovernAtStart{ProvinceId("sicilia"), man("valerius"), 1}, {restless});
  t.run(carry_out_setup);
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).governor, man("plautius"));
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).term, 3);
  EXPECT_EQ(senator(t.s(), province(t.s(), ProvinceId("asia")).governor).faction, seat(2));
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
}
// RPR-3.01.9a  Cards are played clockwise from the temporary Consul's player, by the clause of the first
// phase.
TEST(Dealt, FirstCardsClockwise) {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 2).man("furius", 3).office("fabius", Office::rome_consul);
  t.s().clockwise = {seat(1), seat(2), seat(3)};
  t.card(1, "mining").card(2, "harbor_fees").card(3, "tax_farmer_1");
  t.order(1, PlayConcession{ConcessionId("mining"), man("cornelius")});
  t.order(2, PlayConcession{ConcessionId("harbor_fees"), man("fabius")});
  t.order(3, PlayConcession{ConcessionId("tax_farmer_1"), man("furius")});
  t.order(3, PlayConcession{ConcessionId("armaments"), man("furius")});  // he does not hold it
  t.run(carry_out_setup);
  std::vector<Seat> order;
  for (const ConcessionPlayed& told : t.told<ConcessionPlayed>()) order.push_back(told.seat);
  EXPECT_EQ(order, (std::vector<Seat>{seat(2), seat(3), seat(1)}));
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.clauses().back(), "RPR-1.11.1a");
}

// RPR-R-44, RPR-1.11.1a  Without the option one concession and one statesman are played at a time, whatever
// is written behind them; with it all of them.
TEST(Dealt, OneOfEach) {
  for (const bool unlimited : {true, false}) {
    TestTable t("early", 3, {{"statesman_plays_unlimited", unlimited ? "yes" : "no"}});
    t.man("cornelius", 1).man("fabius", 2).man("furius", 3).office("fabius", Office::rome_consul);
    t.card(1, "mining").card(1, "harbor_fees").card(1, "18A");
    const std::vector<Order> orders{PlayConcession{ConcessionId("mining"), man("cornelius")},
                                    PlayConcession{ConcessionId("harbor_fees"), man("cornelius")},
                                    PlayStatesman{man("18A")}};
    std::vector<std::string> keys;
    for (const auto& verdict : check_orders(t.p(), SetupOrders{seat(1)}, orders))
      keys.push_back(verdict ? verdict->clause + " " + verdict->key : "");
    EXPECT_EQ(keys, (std::vector<std::string>{"", unlimited ? "" : "RPR-1.11.1a one_concession", ""}));
    for (const Order& order : orders) t.order(1, order);
    t.run(carry_out_setup);
    EXPECT_EQ(t.senator("cornelius").concessions.size(), unlimited ? 2u : 1u);
    EXPECT_TRUE(find_senator(t.s(), man("quinctius")));
  }
}

}  // namespace setup_dealt_test
}  // namespace adj::respublica
