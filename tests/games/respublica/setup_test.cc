// RPR-3.01 – 3.05  Set-up of every scenario, played with dice of all kinds.

#include <algorithm>
#include <random>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace setup_test {

class AnyDice : public DiceSource {
 public:
  explicit AnyDice(unsigned seed) : random_(seed) {}
  int roll(int, std::string_view, int sides, bool secret) override {
    secret_ += secret ? 1 : 0;
    return static_cast<int>(random_() % static_cast<unsigned>(sides)) + 1;
  }
  int secret_rolls() const { return secret_; }

 private:
  std::mt19937 random_;
  int secret_ = 0;
};

struct Dealt {
  State s;
  std::vector<Told<Event>> told;
  int secret_rolls = 0;
};

Dealt set_up(const std::string& scenario, int seats, unsigned seed,
             std::map<std::string, std::string> options = {}) {
  options["seats"] = std::to_string(seats);
  AnyDice dice(seed);
  StepRecord<Rpr> record;
  RprTable table(test_tables(), new_game(test_tables(), scenario, options), record, dice);
  deal(table);
  temporary_consul(table);
  return {table.state(), table.events(), dice.secret_rolls()};
}

bool has(const std::vector<CardId>& pile, const char* card) {
  return std::find(pile.begin(), pile.end(), CardId(card)) != pile.end();
}

int of_deck(const std::vector<CardId>& pile, Era deck) {
  return static_cast<int>(std::count_if(pile.begin(), pile.end(),
                                        [&](CardId card) { return test_tables().card(card).deck == deck; }));
}

// Every card is in exactly one place.
void expect_all_cards(const State& s) {
  std::vector<CardId> all = s.deck;
  const auto add = [&](const std::vector<CardId>& pile) { all.insert(all.end(), pile.begin(), pile.end()); };
  for (const auto& deck : s.next_decks) add(deck);
  for (const Faction& f : s.faction) add(f.hand);
  for (const Senator& m : s.senator) all.push_back(test_tables().senator(m.id).card);
  for (const War& w : s.war) all.push_back(test_tables().war(w.id).card);
  for (const auto& [law, seat] : s.laws) all.push_back(test_tables().law(law).card);
  add(s.removed);
  add(s.set_aside);
  EXPECT_EQ(all.size(), 160u);
  EXPECT_EQ(std::set<CardId>(all.begin(), all.end()).size(), 160u);
}

// How deep Era Ends lies: how many cards are under the top of its pile.
void expect_era_ends_in_last(const std::vector<CardId>& deck, std::size_t cards) {
  const auto at = std::find(deck.begin(), deck.end(), kEraEnds);
  ASSERT_NE(at, deck.end());
  EXPECT_LE(static_cast<std::size_t>(deck.end() - at), cards);
}

// RPR-3.01.4a, RPR-3.01.4b, RPR-3.01.4c, RPR-3.01.4d, RPR-3.02.2a, RPR-3.03.2a, RPR-3.05.1a  Sizes of deck,
// hands and factions.
TEST(SetUp, DecksHandsAndFamilies) {
  for (const ScenarioInfoRpr& scenario : test_tables().scenarios)
    for (int seats = 3; seats <= 6; ++seats) {
      SCOPED_TRACE(scenario.id + " " + std::to_string(seats));
      const Dealt dealt = set_up(scenario.id, seats, static_cast<unsigned>(seats));
      const State& s = dealt.s;
      EXPECT_EQ(static_cast<int>(s.deck.size()), scenario.deck_size(seats));
      expect_all_cards(s);
      EXPECT_EQ(static_cast<int>(s.senator.size()), seats * scenario.families_per_player);
      for (const Faction& f : s.faction) {
        EXPECT_EQ(senators_of(s, f.seat).size(), static_cast<std::size_t>(scenario.families_per_player));
        EXPECT_EQ(f.hand.size(), 3u);
        for (const CardId card : f.hand) EXPECT_EQ(test_tables().card(card).group, CardGroup::faction);
      }
      for (const Senator& m : s.senator) EXPECT_LE(test_tables().senator(m.id).family, scenario.families);
      expect_era_ends_in_last(s.next_decks.empty() ? s.deck : s.next_decks.back(),
                              static_cast<std::size_t>(scenario.era_ends.size()));
      EXPECT_GE(dealt.secret_rolls, static_cast<int>(s.deck.size()));
    }
}

// RPR-3.01.3a, RPR-3.01.5a, RPR-3.01.8a, RPR-3.02.3a, RPR-3.03.3a, RPR-3.01.4a
TEST(SetUp, WhatLiesOnTheBoard) {
  const auto legions = [](const State& s) { return legions_at(s, UnitPlace::rome).size(); };
  const State early = set_up("early", 4, 1).s;
  EXPECT_EQ(early.treasury, 100);
  EXPECT_EQ(early.unrest, 0);
  EXPECT_EQ(legions(early), 4u);
  EXPECT_EQ(early.war.size(), 1u);
  EXPECT_EQ(war(early, WarId("1st_punic")).zone, WarZone::inactive);
  EXPECT_TRUE(
      std::none_of(early.province.begin(), early.province.end(), [](const Province& p) { return p.exists; }));
  EXPECT_EQ(test_tables().chits.size(), 36u);
  EXPECT_EQ(legions(set_up("middle", 4, 1).s), 6u);
  EXPECT_TRUE(set_up("middle", 4, 1).s.war.empty());
  EXPECT_EQ(legions(set_up("late", 4, 1).s), 8u);
}

// RPR-3.01.4d, RPR-3.02.2b, RPR-3.02.2c, RPR-3.03.2a, RPR-3.03.2c  What is mixed from other decks, and what
// stays out.
TEST(SetUp, CardsOfOtherDecks) {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    const State early = set_up("early", 3, seed).s;
    EXPECT_EQ(of_deck(early.deck, Era::middle), 6);
    EXPECT_EQ(of_deck(early.deck, Era::late), 0);
    EXPECT_EQ(early.set_aside.size(), 46u - 6u + 49u);
    const std::vector<CardId> bottom(early.deck.end() - 13, early.deck.end());
    EXPECT_EQ(of_deck(bottom, Era::middle), 6);
    EXPECT_EQ(of_deck(bottom, Era::early), 6);

    const State middle = set_up("middle", 3, seed).s;
    EXPECT_EQ(of_deck(middle.deck, Era::late), 6);
    const std::vector<CardId> middle_bottom(middle.deck.end() - 13, middle.deck.end());
    EXPECT_EQ(of_deck(middle_bottom, Era::late), 6);
    EXPECT_TRUE(has(middle_bottom, "era_ends"));
    std::vector<CardId> all = middle.deck;
    for (const Faction& f : middle.faction) all.insert(all.end(), f.hand.begin(), f.hand.end());
    int concessions = 0, intrigue = 0, statesmen = 0;
    for (const CardId card : all) {
      const CardInfo& info = test_tables().card(card);
      if (info.deck != Era::early) continue;
      concessions += info.kind == CardKind::concession ? 1 : 0;
      intrigue += info.kind == CardKind::intrigue ? 1 : 0;
      statesmen += info.kind == CardKind::statesman || info.kind == CardKind::war ? 1 : 0;
    }
    EXPECT_EQ(concessions, 13);
    EXPECT_EQ(intrigue, 6);
    EXPECT_EQ(statesmen, 0);

    const State late = set_up("late", 3, seed).s;
    EXPECT_TRUE(has({late.deck.end() - 11, late.deck.end()}, "era_ends"));
    all = late.deck;
    for (const Faction& f : late.faction) all.insert(all.end(), f.hand.begin(), f.hand.end());
    intrigue = 0;
    for (const CardId card : all) {
      const CardInfo& info = test_tables().card(card);
      if (info.deck == Era::late || !info.deck) continue;
      EXPECT_TRUE(info.kind == CardKind::concession || info.kind == CardKind::intrigue ||
                  info.kind == CardKind::family);
      intrigue += info.kind == CardKind::intrigue ? 1 : 0;
    }
    EXPECT_EQ(intrigue, 6);
  }
}

// RPR-3.03.2b  The Middle laws are in force, but two are out of the game.
TEST(SetUp, LawsOfTheLateRepublic) {
  const State s = set_up("late", 5, 2).s;
  EXPECT_TRUE(law(s, Law::calpurnian) && law(s, Law::military_reforms) && law(s, Law::tradition_erodes));
  EXPECT_EQ(s.laws.size(), 3u);
  EXPECT_TRUE(has(s.removed, "servilian") && has(s.removed, "acilian"));
  EXPECT_EQ(s.removed.size(), 2u);
}
// late_add_27A_1C  Marius and Sulla join the Late deck.
TEST(SetUp, MariusAndSullaMayBeAdded) {
  const auto there = [](const State& s, const char* card) {
    return has(s.deck, card) || std::any_of(s.faction.begin(), s.faction.end(),
                                            [&](const Faction& f) { return has(f.hand, card); });
  };
  const State with = set_up("late", 3, 1, {{"late_add_27A_1C", "yes"}}).s;
  EXPECT_TRUE(there(with, "27A") && there(with, "1C"));
  EXPECT_EQ(with.deck.size() + 9u, 94u - 24u + 2u + 9u);
  const State without = set_up("late", 3, 1).s;
  EXPECT_FALSE(there(without, "27A") || there(without, "1C"));
}

// RPR-3.04.1a, RPR-EX-18  Extended Middle–Late: the Middle set-up without Era Ends, which lies in the last
// eleven of a whole Late deck.
TEST(SetUp, ExtendedMiddleLate) {
  const State s = set_up("extended_middle_late", 4, 3).s;
  EXPECT_EQ(s.deck.size(), 85u - 28u);
  EXPECT_FALSE(has(s.deck, "era_ends"));
  EXPECT_EQ(of_deck(s.deck, Era::late), 0);
  ASSERT_EQ(s.next_decks.size(), 1u);
  EXPECT_EQ(s.next_decks[0].size(), 50u);
  EXPECT_EQ(of_deck(s.next_decks[0], Era::late), 49);
  expect_era_ends_in_last(s.next_decks[0], 11);
}
// RPR-3.04.1a  All three; Early–Middle ends by the Middle rule: six Late cards.
TEST(SetUp, ExtendedOthers) {
  const State all = set_up("extended", 3, 3).s;
  ASSERT_EQ(all.next_decks.size(), 2u);
  EXPECT_EQ(of_deck(all.next_decks[0], Era::middle), 46);
  EXPECT_EQ(all.next_decks[1].size(), 50u);
  EXPECT_EQ(all.set_aside.size(), 0u);
  const State two = set_up("extended_early_middle", 3, 3).s;
  ASSERT_EQ(two.next_decks.size(), 1u);
  EXPECT_EQ(two.next_decks[0].size(), 46u + 7u);
  EXPECT_EQ(of_deck(two.next_decks[0], Era::late), 6);
  expect_era_ends_in_last(two.next_decks[0], 13);
}

// RPR-3.01.6a, RPR-V.9  Chits until one names a senator in play; Rome Consul, prior consul, +5 influence.
TEST(SetUp, TemporaryConsul) {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 2).draws({"30", "none", "draw_two", "2"});
  t.run(temporary_consul);
  const Senator& fabius = t.senator("fabius");
  EXPECT_EQ(fabius.office, Office::rome_consul);
  EXPECT_TRUE(fabius.prior_consul);
  EXPECT_EQ(fabius.influence, 10);
  EXPECT_FALSE(t.senator("cornelius").office);
  EXPECT_EQ(t.told<TemporaryConsul>().front().chits, (std::vector<int>{30, kChitNone, kChitDrawTwo, 2}));
}

// RPR-3.01.7a  Leaders clockwise from the temporary Consul's player; in silence the most influential (7.4).
TEST(SetUp, Leaders) {
  TestTable t;
  t.man("cornelius", 1)
      .man("fabius", 1)
      .man("claudius", 2)
      .man("papirius", 2)
      .man("julius", 3)
      .man("acilius", 3);
  t.office("papirius", Office::rome_consul);
  t.order(1, NameLeader{man("fabius")}).order(2, NameLeader{man("cornelius")});  // not his own
  t.run(carry_out_setup);
  EXPECT_EQ(t.faction(1).leader, man("fabius"));
  EXPECT_EQ(t.faction(2).leader, man("claudius"));
  EXPECT_EQ(t.faction(3).leader, man("julius"));
  std::vector<Seat> order;
  for (const LeaderNamed& told : t.told<LeaderNamed>()) order.push_back(told.seat);
  EXPECT_EQ(order, (std::vector<Seat>{seat(2), seat(3), seat(1)}));
}
// 7.4  Of equal influence the better orator.
TEST(SetUp, LeaderInSilence) {
  TestTable t;
  t.man("fabius", 1)
      .man("cornelius", 1)
      .man("julius", 2)
      .man("claudius", 3)
      .office("julius", Office::rome_consul);
  t.run(carry_out_setup);
  EXPECT_EQ(t.faction(1).leader, man("cornelius"));
}

// RPR-3.02.4a, RPR-3.03.4a  One of each pool to everybody, with a governor of his; the rest in the Forum.
TEST(SetUp, ProvincesAreDealt) {
  for (int seats = 3; seats <= 6; ++seats) {
    const Dealt late = set_up("late", seats, static_cast<unsigned>(seats) + 7);
    std::map<Seat, int> developed, undeveloped;
    int existing = 0;
    for (const Province& p : late.s.province) {
      existing += p.exists ? 1 : 0;
      if (p.governor.empty()) continue;
      const Senator& governor = senator(late.s, p.governor);
      EXPECT_EQ(governor.place, Place::province);
      EXPECT_EQ(governor.province, p.id);
      EXPECT_NE(governor.office, Office::rome_consul);  // RPR-R-102
      EXPECT_EQ(p.term, 3);
      ++(p.developed ? developed : undeveloped)[governor.faction];
    }
    EXPECT_EQ(existing, 11);
    EXPECT_EQ(static_cast<int>(developed.size()), seats);
    EXPECT_EQ(static_cast<int>(undeveloped.size()), std::min(seats, 5));
    for (const auto& [seat, count] : developed) EXPECT_EQ(count, 1);
    for (const auto& [seat, count] : undeveloped) EXPECT_EQ(count, 1);
  }
  const State middle = set_up("middle", 3, 1).s;
  int existing = 0, governed = 0;
  for (const Province& p : middle.province) {
    EXPECT_FALSE(p.developed);
    existing += p.exists ? 1 : 0;
    governed += p.governor.empty() ? 0 : 1;
  }
  EXPECT_EQ(existing, 6);
  EXPECT_EQ(governed, 3);
}

// RPR-3.02.4a, RPR-R-102  The owner names governor and term; in silence the fewest votes and three turns.
TEST(SetUp, GovernorsAndTerms) {
  TestTable t("late");
  t.man("cornelius", 1)
      .man("plautius", 1)
      .man("terentius", 1)
      .man("fabius", 2)
      .man("papirius", 2)
      .man("julius", 3);
  t.province("sicilia", "terentius").province("asia", "plautius").province("africa", "fabius");
  t.office("julius", Office::rome_consul);
  t.order(1, GovernAtStart{ProvinceId("asia"), man("terentius"), 2});
  t.run(carry_out_setup);
  EXPECT_EQ(province(t.s(), ProvinceId("asia")).governor, man("terentius"));
  EXPECT_EQ(province(t.s(), ProvinceId("asia")).term, 2);
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).governor, man("plautius"));
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).term, 3);
  EXPECT_EQ(province(t.s(), ProvinceId("africa")).governor,
            man("papirius"));  // two votes like Fabius, less influence
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_EQ(t.told<GovernorPlaced>().size(), 3u);
}

// RPR-3.02.4a  What is refused at W0.
TEST(SetUp, OrdersRefused) {
  TestTable t("middle");
  t.man("cornelius", 1).man("fabius", 1).man("claudius", 1).man("julius", 2);
  t.province("sicilia", "fabius").province("illyricum", "julius").province("gallia_cisalpina");
  t.office("cornelius", Office::rome_consul);
  const auto key = [&](const GovernAtStart& o) {
    const auto refused = refuse(t.p(), seat(1), o, When::now);
    return refused ? refused->key : "";
  };
  const ProvinceId sicilia("sicilia");
  EXPECT_EQ(key({sicilia, man("claudius"), 1}), "");
  EXPECT_EQ(key({sicilia, man("claudius"), 3}), "");
  EXPECT_EQ(key({sicilia, man("claudius"), 0}), "term_out_of_range");
  EXPECT_EQ(key({sicilia, man("claudius"), 4}), "term_out_of_range");
  EXPECT_EQ(key({sicilia, man("cornelius"), 2}), "consul_at_start");
  EXPECT_EQ(key({sicilia, man("julius"), 2}), "not_your_senator");
  EXPECT_EQ(key({ProvinceId("illyricum"), man("claudius"), 2}), "not_your_province");
  EXPECT_EQ(key({ProvinceId("gallia_cisalpina"), man("claudius"), 2}), "not_your_province");
}
// RPR-R-102, RPR-3.01.7a  One leader, a province once, and two provinces for two senators.
TEST(SetUp, AWholeAnswer) {
  TestTable t("late");
  t.man("cornelius", 1)
      .man("fabius", 1)
      .man("julius", 1)
      .province("sicilia", "fabius")
      .province("asia", "julius");
  const auto order = [](Order line) { return line; };
  const std::vector<Order> orders{order(NameLeader{man("cornelius")}),
                                  order(NameLeader{man("fabius")}),
                                  order(GovernAtStart{ProvinceId("sicilia"), man("fabius"), 1}),
                                  order(GovernAtStart{ProvinceId("sicilia"), man("julius"), 1}),
                                  order(GovernAtStart{ProvinceId("asia"), man("fabius"), 1}),
                                  order(GovernAtStart{ProvinceId("asia"), man("julius"), 1})};
  Verdicts verdicts(orders.size());
  check_whole(t.p(), SetupOrders{seat(1)}, orders, verdicts);
  std::vector<std::string> keys;
  for (const auto& v : verdicts) keys.push_back(v ? v->key : "");
  EXPECT_EQ(keys, (std::vector<std::string>{"", "two_leaders", "", "province_twice", "governor_twice",
                                            "province_twice"}));
}

// RPR-3.01.9a, RPR-R-44  Cards of the first hand, in the order sent; without R-44 one of each kind.
TEST(SetUp, FirstCards) {
  for (const bool unlimited : {true, false}) {
    TestTable t("early", 3, {{"statesman_plays_unlimited", unlimited ? "yes" : "no"}});
    t.man("cornelius", 1)
        .man("fabius", 1)
        .man("julius", 2)
        .man("claudius", 3)
        .office("julius", Office::rome_consul);
    t.card(1, "1A").card(1, "2A").card(1, "mining");
    t.order(1, PlayStatesman{man("1A")}).order(1, PlayStatesman{man("2A")});
    t.order(1, PlayConcession{ConcessionId("mining"), man("fabius")});
    t.run(carry_out_setup);
    EXPECT_EQ(t.senator("cornelius").statesman, man("1A"));
    EXPECT_EQ(t.senator("fabius").statesman, unlimited ? man("2A") : SenatorId());
    EXPECT_TRUE(t.senator("fabius").concessions.contains(ConcessionId("mining")));
    EXPECT_EQ(t.faction(1).hand.size(), unlimited ? 0u : 1u);
  }
}

// RPR-3.05.1b  The alternative history becomes Middle in turn 8 and Late in turn 16; other scenarios do not.
TEST(SetUp, ErasByTheCalendar) {
  for (const auto& [turn, era] :
       std::map<int, Era>{{7, Era::early}, {8, Era::middle}, {15, Era::middle}, {16, Era::late}}) {
    TestTable t("alternative");
    t.s().turn = turn - 1;
    t.s().era = turn <= 8 ? Era::early : Era::middle;
    t.draws({"none"});
    t.run(mortality);
    EXPECT_EQ(t.s().era, era) << turn;
    EXPECT_EQ(t.told<EraChanged>().size(), turn % 8 == 0 ? 1u : 0u);
  }
  TestTable early("early");
  early.s().turn = 7;
  early.draws({"none"});
  early.run(mortality);
  EXPECT_EQ(early.s().era, Era::early);
}

// RPR-R-02  Three to six factions.
TEST(SetUp, ThreeToSix) {
  for (const char* seats : {"0", "1", "2", "7"})
    EXPECT_THROW(new_game(test_tables(), "early", {{"seats", seats}}), DataError) << seats;
  for (int seats = 3; seats <= 6; ++seats)
    EXPECT_EQ(new_game(test_tables(), "early", {{"seats", std::to_string(seats)}}).faction.size(),
              static_cast<std::size_t>(seats));
}
// RPR-R-19  Seats are shuffled once, and that is clockwise for the whole game.
TEST(SetUp, SeatsAreShuffled) {
  std::set<std::vector<Seat>> orders;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    const State s = set_up("early", 5, seed).s;
    std::vector<Seat> sorted = s.clockwise;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, (std::vector<Seat>{seat(1), seat(2), seat(3), seat(4), seat(5)}));
    orders.insert(s.clockwise);
  }
  EXPECT_GT(orders.size(), 1u);
}

}  // namespace setup_test
}  // namespace adj::respublica
