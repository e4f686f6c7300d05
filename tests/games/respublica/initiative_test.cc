// RPR-1.07.1, 1.07.2, 1.07.21, 1.07.3  Initiatives: who, the roll, events or a card, and the order of acts.

#include <algorithm>

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace initiative_test {

// RPR-1.07.1a  Event cards leave when the phase begins; those that say otherwise stay.
TEST(ForumBegins, EventsLeave) {
  TestTable t;
  seat_forum(t);
  for (const EventCard event :
       {EventCard::ally_deserts, EventCard::allied_enthusiasm, EventCard::barbarian_raids, EventCard::drought,
        EventCard::enemy_leader_dies, EventCard::enemys_ally_deserts, EventCard::epidemic,
        EventCard::evil_omens, EventCard::internal_disorder, EventCard::manpower_shortage,
        EventCard::mob_violence, EventCard::natural_disaster, EventCard::new_alliance,
        EventCard::storm_at_sea, EventCard::trial_of_verres})
    t.event(event, 2);
  t.event(EventCard::pretender_emerges, 2).event(EventCard::refuge).event(EventCard::rhodian_alliance);
  t.s().manpower_shortage = 2;
  t.run(begin_forum);
  std::vector<EventCard> left;
  for (const EventInForce& e : t.s().events) left.push_back(e.event);
  EXPECT_EQ(left, (std::vector<EventCard>{EventCard::pretender_emerges, EventCard::refuge,
                                          EventCard::rhodian_alliance}));
  EXPECT_EQ(event_level(t.s(), EventCard::pretender_emerges), 2);
  EXPECT_EQ(t.told<EventExpired>().size(), 15u);
  EXPECT_EQ(t.s().manpower_shortage, 0);  // its price goes with it
}

// RPR-1.07.2a, RPR-1.04.8b  The HRAO's player first, then clockwise, one each; the next three go to auction.
TEST(Initiative, ClockwiseFromTheHrao) {
  TestTable t;
  seat_forum(t);
  t.senator("cornelius").office.reset();
  t.office("claudius", Office::rome_consul);
  t.dice({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  play_to(t, 6);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{2, 3, 1, 2, 2, 2}));
  EXPECT_EQ(t.told<AuctionHeld>().size(), 3u);
  EXPECT_FALSE(more_initiatives(t.s()));
}
// RPR-1.07.2a  A new HRAO in the middle of the phase changes nothing about who is next; a faction that is
// gone is left out.
TEST(Initiative, OrderStaysWhenTheHraoFalls) {
  TestTable t;
  seat_forum(t);
  t.dice({1, 1});
  play_to(t, 1);
  t.senator("cornelius").office.reset();
  t.office("furius", Office::dictator);
  t.dice({1, 1});
  play_to(t, 2);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{2}));
  t.faction(3).eliminated = true;
  t.office("claudius", Office::rome_consul);
  t.senator("furius").office.reset();
  t.dice({1, 1});
  play_to(t, 3);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{2}));  // all had theirs: the auction, nobody bids
  EXPECT_EQ(t.told<AuctionHeld>().size(), 1u);
}
// RPR-1.07.2a  With six factions there is nothing to auction.
TEST(Initiative, SixFactions) {
  TestTable t("early", 6);
  const char* men[] = {"cornelius", "fabius", "valerius", "julius", "claudius", "manlius"};
  for (int i = 0; i < 6; ++i) t.man(men[i], i + 1).leader(i + 1, men[i]).standing(i + 1, AttractKnight{});
  t.s().clockwise = {seat(4), seat(2), seat(6), seat(1), seat(3), seat(5)};
  t.office("manlius", Office::censor);
  t.s().phase = Phase::forum;
  t.dice({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  play_to(t, 6);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{6, 1, 3, 5, 4, 2}));
  EXPECT_TRUE(t.told<AuctionHeld>().empty());
}

// RPR-1.07.2b, RPR-1.07.21a  A 7 brings an event instead of a card, anything else a card.
TEST(Initiative, SevenIsAnEvent) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"tribune_38", "julius", "tribune_39"});
  t.dice({3, 4, 4, 4, 4});  // 12: manpower shortage
  play_to(t, 1);
  EXPECT_EQ(t.s().deck.size(), 3u);
  EXPECT_TRUE(t.told<CardDrawn>().empty());
  EXPECT_EQ(event_level(t.s(), EventCard::manpower_shortage), 1);
  t.dice({3, 3, 4, 4});
  play_to(t, 3);
  EXPECT_EQ(t.s().deck, (std::vector<CardId>{CardId("tribune_39")}));
  EXPECT_TRUE(t.told<EventHappened>().empty());
}
// RPR-1.07.2b, RPR-EVT-168b  Evil Omens do not touch the roll of an initiative, nor the table of events.
TEST(Initiative, OmensDoNotTouchIt) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::evil_omens, 2);
  deck_of(t, {"tribune_38"});
  t.dice({3, 4, 4, 4, 4, 4, 5});  // 7 and 12; then 9, which would be 7 with the omens
  play_to(t, 2);
  EXPECT_EQ(event_level(t.s(), EventCard::manpower_shortage), 1);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
}
// RPR-1.07.2c  No cards left: the roll is made all the same, and a 7 is still an event.
TEST(Initiative, EmptyDeck) {
  TestTable t;
  seat_forum(t);
  t.dice({2, 2, 1, 6, 4, 4, 4});
  play_to(t, 2);
  EXPECT_EQ(t.told<DeckEmpty>().size(), 1u);
  EXPECT_EQ(event_level(t.s(), EventCard::manpower_shortage), 1);
  EXPECT_FALSE(t.ended());
}
// RPR-3.04.1b, RPR-1.07.2c, RPR-R-59  The next deck takes the place of an empty one; the era changes with its
// first card, not with the last of the old one, and the drawer is named.
TEST(Initiative, NextDeckBringsTheNextEra) {
  TestTable t("extended_early_middle");
  seat_forum(t);
  t.s().era = Era::early;
  deck_of(t, {"tribune_38"});
  t.s().next_decks = {{CardId("tribune_90"), CardId("tribune_91")}};
  t.dice({1, 1});
  play_to(t, 1);
  EXPECT_EQ(t.s().era, Era::early);
  t.dice({3, 4, 4, 5, 5});  // 14 before the change: New Alliance
  play_to(t, 2);
  EXPECT_EQ(event_level(t.s(), EventCard::new_alliance), 1);
  t.dice({1, 1});
  play_to(t, 3);
  EXPECT_EQ(t.s().era, Era::middle);
  ASSERT_EQ(t.told<EraChanged>().size(), 1u);
  EXPECT_EQ(t.told<EraChanged>().front().drawer, seat(3));
  EXPECT_EQ(t.faction(3).hand, (std::vector<CardId>{CardId("tribune_90")}));
  t.dice({3, 4, 4, 5, 5});  // the same 14 now: Allied Enthusiasm
  play_to(t, 4);
  EXPECT_EQ(event_level(t.s(), EventCard::allied_enthusiasm), 1);
}

// RPR-1.07.21a  The column of the era.
TEST(EventTable, ColumnOfTheEra) {
  struct Case {
    Era era;
    EventCard event;
  };
  for (const Case& c :
       {Case{Era::early, EventCard::new_alliance}, Case{Era::middle, EventCard::allied_enthusiasm},
        Case{Era::late, EventCard::trial_of_verres}}) {
    TestTable t;
    seat_forum(t);
    t.s().era = c.era;
    t.dice({3, 4, 4, 5, 5});
    play_to(t, 1);
    ASSERT_EQ(t.s().events.size(), 1u);
    EXPECT_EQ(t.s().events[0].event, c.event);
  }
}
// RPR-1.07.21a, RPR-1.07.21b  The second time the card is turned; the third time nothing happens, and no card
// takes its place.
TEST(EventTable, TurnsOnceAndThenDoesNothing) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"tribune_38"});
  for (const int level : {1, 2, 2}) {
    t.dice({3, 4, 1, 2, 2});  // 5: Ally Deserts
    play_to(t, t.s().now.initiative + 1);
    EXPECT_EQ(event_level(t.s(), EventCard::ally_deserts), level);
  }
  EXPECT_FALSE(t.told<EventHappened>().front().effect);
  EXPECT_EQ(t.s().deck.size(), 1u);
  EXPECT_EQ(t.s().events.size(), 1u);
}

// RPR-1.07.3a, RPR-1.04.5a  A Faction card goes to the hand: everybody sees that, its owner sees which. A
// Forum card is turned up and resolved at once.
TEST(Draw, RedToTheHandBlackToTheForum) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"tribune_38", "julius"});
  t.dice({1, 1});
  play_to(t, 1);
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("tribune_38")}));
  ASSERT_EQ(t.told<CardDrawn>().size(), 2u);
  const std::vector<std::string> names = t.names();
  for (const CardDrawn& told : t.told<CardDrawn>()) EXPECT_TRUE(told.to_hand);
  EXPECT_TRUE(t.told<CardDrawn>()[0].card.empty());
  EXPECT_EQ(t.told<CardDrawn>()[1].card, CardId("tribune_38"));
  EXPECT_EQ(std::count(names.begin(), names.end(), "card_drawn"), 1);
  EXPECT_EQ(std::count(names.begin(), names.end(), "card_drawn/1"), 1);
  t.dice({1, 1});
  play_to(t, 2);
  EXPECT_EQ(t.senator("julius").place, Place::forum);
  EXPECT_EQ(t.senator("julius").faction, Seat{});
  ASSERT_EQ(t.told<CardDrawn>().size(), 1u);
  EXPECT_EQ(t.told<CardDrawn>()[0].card, CardId("julius"));
  EXPECT_FALSE(t.told<CardDrawn>()[0].to_hand);
}
// RPR-1.07.32a, RPR-1.07.35a, RPR-1.07.312a  Concessions, intrigue and statesmen drawn belong to the drawer;
// nothing of them is played in the Forum.
TEST(Draw, FactionCardsWait) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"mining", "influence_peddling_48", "2A"});
  t.order(1, PlayConcession{ConcessionId("mining"), man("fabius")});
  t.order(3, PlayStatesman{man("2A")});
  t.dice({1, 1, 1, 1, 1, 1});
  play_to(t, 3);
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("mining")}));
  EXPECT_EQ(t.faction(2).hand, (std::vector<CardId>{CardId("influence_peddling_48")}));
  EXPECT_EQ(t.faction(3).hand, (std::vector<CardId>{CardId("2A")}));
  EXPECT_TRUE(t.senator("fabius").concessions.empty());
  EXPECT_TRUE(t.senator("fabius").statesman.empty());
}

// RPR-1.07.2d, RPR-V.13  Persuasion, a knight, games and a new leader, in this order whatever the order of
// the lines; all of them in one initiative.
TEST(Acts, InTheOrderOfTheBook) {
  TestTable t;
  seat_forum(t);
  t.s().orders[seat(1)].standing.clear();
  t.man("papirius", 0);
  t.s().unrest = 3;
  t.senator("fabius").talents = 20;
  t.order(1, NameLeader{man("fabius")});
  t.order(1, HoldGames{man("fabius"), Games::slice_and_dice});
  t.order(1, AttractKnight{man("fabius"), 5});
  Persuade persuade;
  persuade.target = man("papirius");
  persuade.by = man("fabius");
  t.order(1, persuade);
  t.dice({1, 1, 1, 1, 1});
  play_to(t, 1);
  const std::vector<std::string> names = t.names();
  const auto at = [&](const char* name) {
    return std::find(names.begin(), names.end(), name) - names.begin();
  };
  EXPECT_LT(at("persuasion_tried"), at("knight_tried"));
  EXPECT_LT(at("knight_tried"), at("games_held"));
  EXPECT_LT(at("games_held"), at("leader_named"));
  EXPECT_LT(at("leader_named"), static_cast<std::ptrdiff_t>(names.size()));
  EXPECT_EQ(t.senator("fabius").talents, 20 - 5 - 7);
  EXPECT_EQ(t.faction(1).leader, man("fabius"));
}
// RPR-1.07.2d  Each is optional; without a word there is none of them but the free try for a knight (7.4).
TEST(Acts, NothingMustBeDone) {
  TestTable t;
  seat_forum(t);
  t.man("papirius", 0);
  t.dice({1, 1});
  play_to(t, 1);
  for (const char* act : {"persuasion_tried", "knight_tried", "games_held", "leader_named"}) {
    const std::vector<std::string> names = t.names();
    EXPECT_EQ(std::count(names.begin(), names.end(), act), 0) << act;
  }
}
// RPR-1.07.2e, RPR-R-04  Nobody in Rome, or nobody at all: his initiative comes, with roll and card.
TEST(Acts, WithoutAnyoneInRome) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"tribune_38", "tribune_39", "tribune_40"});
  t.war("1st_punic", WarZone::active).army("claudius", "1st_punic", 1);
  t.province("sicilia", "manlius");
  std::erase_if(t.s().senator, [](const Senator& m) { return m.faction == seat(3); });
  t.faction(3).leader = SenatorId();
  t.faction(3).waiting = true;
  for (const int number : {2, 3}) t.s().orders[seat(number)].standing.clear();
  t.senator("manlius").talents = 7;
  t.order(2, HoldGames{man("manlius"), Games::slice_and_dice});  // RPR-1.07.6a
  t.dice({1, 1, 1, 1, 1, 1});                                    // no die for a knight: nobody in Rome
  play_to(t, 3);
  EXPECT_EQ(initiative_seats(t), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
  EXPECT_EQ(t.senator("manlius").popularity, 1);
  EXPECT_TRUE(t.told<KnightTried>().empty());
}

// A seat that wrote ASK is asked when its initiative brings a card, and what it writes then replaces its
// lines of the same kind; an event does not stop the phase.
TEST(Ask, WhenACardComes) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"julius", "tribune_38"});
  t.order(1, AskMe{});
  t.order(1, NameLeader{man("fabius")});
  t.dice({1, 1});
  EXPECT_EQ(t.run_to_window([](RprTable& table) { play_initiative(table); }),
            (std::vector<std::string>{"initiative/1"}));

  TestTable answered;
  seat_forum(answered);
  deck_of(answered, {"julius"});
  answered.s().orders[seat(1)].standing.clear();
  answered.order(1, AskMe{}).order(1, AttractKnight{man("fabius"), 0});
  answered.answer("initiative", 1, {AttractKnight{man("cornelius"), 0}});
  answered.dice({1, 1, 6});
  play_to(answered, 1);
  EXPECT_EQ(answered.senator("cornelius").knights, 1);
  EXPECT_EQ(answered.senator("fabius").knights, 0);

  TestTable event;
  seat_forum(event);
  event.order(1, AskMe{});
  event.dice({3, 4, 4, 4, 4});
  play_to(event, 1);
  EXPECT_EQ(event.s().now.initiative, 1);
}
// RPR-1.04.3a, RPR-1.04.4a, RPR-1.04.5a  What was said in the window before is not said again when somebody
// is asked in the middle of the phase; what he says then is.
TEST(Ask, WordsAreSaidOnce) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"julius"});
  t.card(2, "tribune_38")
      .order(1, AskMe{})
      .order(2, SendWord{seat(3), "Ave"})
      .order(2, ShowCards{{}, seat(3)});
  t.order(3, OfferDeal{seat(2), {{seat(3), PromiseKind::text, 0, SenatorId(), Face(), "VOTE FOR Claudius"}}});
  t.run(settle_words);
  EXPECT_EQ(t.told<WordSent>().size(), 1u);
  EXPECT_EQ(t.s().deals.size(), 1u);
  t.answer("initiative", 1, {SendWord{seat(2), "Salve"}}).dice({1, 1});
  play_to(t, 1);
  ASSERT_EQ(t.told<WordSent>().size(), 1u);
  EXPECT_EQ(t.told<WordSent>().front().text, "Salve");
  EXPECT_TRUE(t.told<CardsShown>().empty());
  EXPECT_EQ(t.s().deals.size(), 1u);
}
// … and when no PERSUADE line of his can be carried out any more.
TEST(Ask, WhenTheProgrammeIsIllegal) {
  for (const bool illegal : {true, false}) {
    TestTable t;
    seat_forum(t);
    t.order(1, AskMe{});
    Persuade persuade;
    persuade.target = man(illegal ? "claudius" : "manlius");  // Claudius leads his faction
    persuade.by = man("fabius");
    t.order(1, persuade);
    t.dice({1, 1});
    if (!illegal) t.dice({6, 6});
    const auto window = t.run_to_window([](RprTable& table) { play_initiative(table); });
    EXPECT_EQ(window.size(), illegal ? 1u : 0u);
  }
}

}  // namespace initiative_test
}  // namespace adj::respublica
