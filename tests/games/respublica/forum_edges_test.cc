// RPR-1.07, 1.08  The Forum and the Population phase at their edges, where a rule that is a little wrong
// first shows.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace forum_edges_test {

Persuade line(const char* target, const char* by = "fabius") {
  Persuade o;
  o.target = man(target);
  o.by = man(by);
  return o;
}
Persuade newcomer() {
  Persuade o;
  o.newcomer = true;
  o.by = man("fabius");
  return o;
}
void persuade_now(TestTable& t) {
  t.run([](RprTable& table) { persuade(table, seat(1)); });
}

// --- 1.08
// RPR-1.08.2e, RPR-1.08.2d, RPR-1.08.2b  0 is not below nothing: six points, no recruitment and the mob, but
// Rome stands.
TEST(PopulationEdges, Nothing) {
  TestTable t;
  seat_forum(t);
  t.s().unrest = 12;
  t.dice({4, 4, 4}).draws({"none", "none", "none", "none", "30", "29"});
  t.run(population);
  EXPECT_FALSE(t.ended());
  EXPECT_EQ(t.s().unrest, 18);
  EXPECT_TRUE(t.s().now.no_recruitment);
  EXPECT_EQ(t.told<ChitsDrawn>().size(), 1u);
}
// RPR-1.08.2d  Above 1 there is no mob.
TEST(PopulationEdges, NoMobAtTwo) {
  TestTable t;
  seat_forum(t);
  t.s().unrest = 10;
  t.dice({4, 4, 4}).run(population);
  EXPECT_EQ(t.s().unrest, 15);
  EXPECT_TRUE(t.told<ChitsDrawn>().empty());
}
// RPR-1.08.2d  The mob does not reach those who lie in the Forum.
TEST(PopulationEdges, TheMobSparesTheForum) {
  TestTable t;
  seat_forum(t);
  t.man("julius", 0).s().unrest = 11;
  t.dice({4, 4, 4}).draws({"4", "none", "none", "none", "none", "30"});
  t.run(population);
  EXPECT_TRUE(find_senator(t.s(), man("julius")));
}
// RPR-1.08.11a  Each unprosecuted war counts by itself, a province in revolt too.
TEST(PopulationEdges, EveryUnprosecutedWar) {
  TestTable t("late");
  seat_forum(t);
  t.war("syrian", WarZone::unprosecuted).war("1st_gallic", WarZone::unprosecuted).province("sicilia");
  t.run([](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("sicilia"), "disorder"); });
  t.s().war.back().zone = WarZone::unprosecuted;
  t.dice({6, 6, 3}).run(population);  // 15 − 3: no change
  EXPECT_EQ(t.s().unrest, 3);
}
// RPR-R-11  A rebel who stays in his province and was not attacked is an unprosecuted war from the second
// Population phase of his revolt; one in Italy is not, nor one who was attacked.
TEST(PopulationEdges, ARebelWhoStaysAway) {
  struct Case {
    RebelStance stance;
    int since;
    bool attacked;
    int unrest;
  };
  for (const Case& c :
       {Case{RebelStance::in_province, 3, false, 1}, Case{RebelStance::in_province, 4, false, 0},
        Case{RebelStance::in_province, 3, true, 0}, Case{RebelStance::in_italy, 3, false, 0}}) {
    TestTable t;
    seat_forum(t);
    t.s().turn = 5;
    t.province("sicilia", "manlius").senator("manlius").rebel = true;
    t.s().civil_war =
        CivilWar{man("manlius"), seat(2), c.stance, ProvinceId("sicilia"), c.since, false, c.attacked};
    t.dice({4, 4, 5}).run(population);
    EXPECT_EQ(t.s().unrest, c.unrest) << c.since << c.attacked;
  }
}

// --- 1.07.2
// RPR-1.07.2d  With forum_mode=ask everybody is asked when his initiative brings a card; an empty deck and an
// event bring none.
TEST(AskEdges, WhenThereIsACard) {
  const auto windows = [](const char* card, std::initializer_list<int> dice) {
    TestTable t("early", 3, {{"forum_mode", "ask"}});
    seat_forum(t);
    deck_of(t, {});
    if (*card) t.s().deck = {CardId(card)};
    t.dice(dice);
    return t.run_to_window([](RprTable& table) { play_initiative(table); }).size();
  };
  EXPECT_EQ(windows("tribune_38", {1, 1}), 1u);
  EXPECT_EQ(windows("", {1, 1}), 0u);
  EXPECT_EQ(windows("tribune_38", {3, 4, 4, 4, 4}), 0u);
}
// RPR-1.07.2d  A standing line serves every initiative, one of the programme a single one.
TEST(ActEdges, StandingLines) {
  TestTable t;
  seat_forum(t);
  t.s().orders.clear();
  t.s().unrest = 9;
  t.senator("fabius").talents = 30;
  t.standing(1, HoldGames{man("fabius"), Games::slice_and_dice});
  for (const int talents : {23, 16}) {
    t.run([](RprTable& table) { hold_games(table, seat(1)); });
    EXPECT_EQ(t.senator("fabius").talents, talents);
  }
  t.s().orders.clear();
  t.order(1, HoldGames{man("fabius"), Games::slice_and_dice});
  for (int i = 0; i < 2; ++i) t.run([](RprTable& table) { hold_games(table, seat(1)); });
  EXPECT_EQ(t.senator("fabius").talents, 9);
}

// --- 1.07.22
void seat_auction(TestTable& t) {
  seat_forum(t);
  t.s().now.initiative = 3;
  t.s().now.initiatives = {seat(1), seat(2), seat(3)};
}
// RPR-1.07.22b  He bids no more than he still has, and another man of his only when the first cannot bid at
// all: one who is with another faction now does not bid.
TEST(AuctionEdges, WhatHeStillHas) {
  TestTable t;
  seat_auction(t);
  t.senator("claudius").talents = 3;
  t.senator("manlius").talents = 9;
  t.senator("manlius").faction = seat(3);
  t.order(2, Bid{0, man("manlius"), 4, 9}).order(2, Bid{0, man("claudius"), 5, 9});
  Seat winner;
  t.run([&](RprTable& table) { winner = hold_auction(table); });
  EXPECT_EQ(winner, seat(2));
  EXPECT_EQ(t.senator("claudius").talents, 0);
  EXPECT_EQ(t.senator("manlius").talents, 9);
}
// RPR-1.07.22a, RPR-R-20  A tie is no higher bid; one talent more is.
TEST(AuctionEdges, OneMoreIsEnough) {
  for (const int most : {3, 4}) {
    TestTable t;
    seat_auction(t);
    t.senator("cornelius").talents = t.senator("claudius").talents = 9;
    t.order(1, Bid{0, man("cornelius"), 3, 3}).order(2, Bid{0, man("claudius"), 1, most});
    Seat winner;
    t.run([&](RprTable& table) { winner = hold_auction(table); });
    EXPECT_EQ(winner, seat(most == 3 ? 1 : 2));
    EXPECT_EQ(t.senator("claudius").talents, most == 3 ? 9 : 5);
  }
}
// RPR-1.07.22a  A line for a later auction does not bid in this one.
TEST(AuctionEdges, NotBeforeItsTime) {
  TestTable t;
  seat_auction(t);
  t.senator("claudius").talents = 9;
  t.order(2, Bid{2, man("claudius"), 1, 9});
  Seat winner;
  t.run([&](RprTable& table) { winner = hold_auction(table); });
  EXPECT_EQ(winner, seat(1));
  EXPECT_EQ(t.senator("claudius").talents, 9);
}

// --- 1.07.4
// RPR-1.07.4a  NEW means families that still lie in the Forum: not one that another faction has persuaded
// since.
TEST(PersuasionEdges, NewcomersOfOthers) {
  TestTable t;
  seat_forum(t);
  t.man("junius", 2).man("julius", 0).s().now.newcomers = {man("junius"), man("julius")};
  t.order(1, newcomer()).dice({6, 6});
  persuade_now(t);
  ASSERT_EQ(t.told<PersuasionTried>().size(), 1u);
  EXPECT_EQ(t.told<PersuasionTried>().front().target, man("julius"));
}
// RPR-1.07.41b  The roll may equal the base, not exceed it.
TEST(PersuasionEdges, EqualIsEnough) {
  for (const int die : {3, 4}) {
    TestTable t;
    seat_forum(t);
    t.man("papirius", 0).senator("fabius").influence = 10;  // 2 + 10 − 6 = 6
    t.order(1, line("papirius")).dice({3, die});
    persuade_now(t);
    EXPECT_EQ(aligned(t.senator("papirius")), die == 3);
  }
}
// RPR-1.07.41c, RPR-1.09.822a  A man of 35 influence who joins from the Forum is in Rome, and Consul for
// Life.
TEST(PersuasionEdges, ThirtyFive) {
  for (const int influence : {34, 35}) {
    TestTable t;
    seat_forum(t);
    t.man("papirius", 0).senator("papirius").influence = influence;
    t.senator("fabius").influence = 20;
    t.order(1, line("papirius")).dice({1, 1});
    persuade_now(t);
    EXPECT_EQ(t.s().for_life, influence == 35 ? man("papirius") : SenatorId());
  }
}
// RPR-1.07.4a, RPR-1.05.31c  The FL marker protects only who carries it: a faction without a leader has
// nobody safe.
TEST(PersuasionEdges, WithoutALeader) {
  TestTable t;
  seat_forum(t);
  EXPECT_TRUE(refuse(t.p(), seat(1), line("claudius"), When::now));
  t.faction(2).leader = SenatorId();
  EXPECT_FALSE(refuse(t.p(), seat(1), line("claudius"), When::now));
}
// RPR-1.07.412a  NEW is judged by the persuader alone: an own one, with the bribe he holds.
TEST(PersuasionEdges, NewcomerOrders) {
  TestTable t;
  seat_forum(t);
  t.senator("fabius").talents = 4;
  Persuade o = newcomer();
  o.bribe = 4;
  EXPECT_FALSE(refuse(t.p(), seat(1), o, When::now));
  EXPECT_TRUE(refuse(t.p(), seat(2), o, When::now));
  o.bribe = 5;
  EXPECT_TRUE(refuse(t.p(), seat(1), o, When::now));
  EXPECT_FALSE(refuse(t.p(), seat(1), o, When::later));
}

// --- 1.07.5 – 1.07.7
// RPR-1.07.5a, RPR-1.07.6a  Lines under a condition may exclude each other: both stand.
TEST(PurseEdges, ConditionsAreNotCounted) {
  TestTable t;
  seat_forum(t);
  t.senator("fabius").talents = 7;
  Condition unaligned;
  unaligned.kind = ConditionKind::unaligned;
  std::vector<Order> orders{{AttractKnight{man("fabius"), 4}, {}, false},
                            {HoldGames{man("fabius"), Games::slice_and_dice}, {}, false}};
  EXPECT_TRUE(check_orders(t.p(), ForumOrders{seat(1)}, orders)[1]);
  orders[0].conditions = {unaligned};
  EXPECT_FALSE(check_orders(t.p(), ForumOrders{seat(1)}, orders)[1]);
}
// RPR-1.07.5a  Purses of two men are two purses.
TEST(PurseEdges, OfTwoMen) {
  TestTable t;
  seat_forum(t);
  t.senator("fabius").talents = t.senator("cornelius").talents = 7;
  const std::vector<Order> orders{{AttractKnight{man("cornelius"), 4}, {}, false},
                                  {HoldGames{man("fabius"), Games::slice_and_dice}, {}, false}};
  EXPECT_FALSE(check_orders(t.p(), ForumOrders{seat(1)}, orders)[1]);
}
// RPR-1.07.7a  Who leads already is not named again.
TEST(LeaderEdges, TheSameAgain) {
  TestTable t;
  seat_forum(t);
  t.order(1, NameLeader{man("cornelius")});
  t.run([](RprTable& table) { name_leader(table, seat(1)); });
  EXPECT_TRUE(t.told<LeaderNamed>().empty());
  EXPECT_EQ(t.faction(1).leader, man("cornelius"));
}

// --- 1.07.33, 1.07.34
// RPR-CARD-089, RPR-CARD-119a  At a table without dormant revolts (8.3) a revolt whose provinces are missing
// lies inactive: neither Viriathus nor the Social War wakes it.
TEST(WarEdges, SleepersWithoutTheOption) {
  TestTable t("late", 3, {{"dormant_revolts", "no"}});
  seat_forum(t);
  draw_war(t, "lusitanian");
  EXPECT_EQ(zone(t, "lusitanian"), WarZone::inactive);
  draw_leader(t, "viriathus");
  EXPECT_EQ(find_leader(t.s(), LeaderId("viriathus"))->place, LeaderPlace::curia);
  draw_war(t, "social");
  EXPECT_EQ(zone(t, "lusitanian"), WarZone::inactive);
}
// RPR-CARD-119a  The Social War wakes what is inactive by itself, whatever its number, and no province in
// revolt stands in its way.
TEST(WarEdges, SocialWarAndAProvince) {
  TestTable t("late");
  seat_forum(t);
  t.province("sicilia").war("2nd_gallic", WarZone::inactive);
  t.run([](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("sicilia"), "disorder"); });
  draw_war(t, "social");
  EXPECT_EQ(zone(t, "2nd_gallic"), WarZone::active);
}
// RPR-1.07.3321b, RPR-1.07.3321a  A drawn war wakes the match that was inactive, and leaves an unprosecuted
// one as it is.
TEST(WarEdges, MatchedWhileUnprosecuted) {
  TestTable t;
  seat_forum(t);
  t.war("1st_macedonian", WarZone::unprosecuted);
  draw_war(t, "3rd_macedonian");
  EXPECT_EQ(zone(t, "1st_macedonian"), WarZone::unprosecuted);
  EXPECT_EQ(zone(t, "3rd_macedonian"), WarZone::imminent);
}
// RPR-1.07.344b  When his last war is gone for good a leader who waits in the Curia is out as well.
TEST(WarEdges, CuriaLeadersWithoutAWar) {
  for (const bool to_come : {true, false}) {
    TestTable t;
    seat_forum(t);
    deck_of(t, {to_come ? "2nd_punic" : "tribune_38"});
    t.war("3rd_punic", WarZone::active).enemy_leader("hannibal", LeaderPlace::curia);
    t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("3rd_punic"), SenatorId()); });
    EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal")) != nullptr, to_come);
  }
}

// --- 1.07.8
// RPR-1.07.8b, RPR-EVT-165a, RPR-R-16  Hannibal who dies at the end of the phase calls for no Tax Farmer roll
// any more; provinces in revolt call for none.
TEST(ForumEndEdges, TheDeadLeaderFirst) {
  TestTable t("middle");
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies).war("2nd_punic", WarZone::active).enemy_leader("hannibal");
  t.province("sicilia");
  t.run([](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("sicilia"), "disorder"); });
  t.dice({3});
  t.run(end_forum);
  EXPECT_EQ(t.told<TaxFarmerRolled>().size(), 1u);
}
// RPR-1.07.8c, RPR-1.07.8b  Rolls in the Curia come after the wars: what they have just destroyed has its die
// too, before the families.
TEST(ForumEndEdges, DestroyedGrainHasItsDie) {
  TestTable t("late");
  seat_forum(t);
  t.war("alexandrine", WarZone::active).senator("fabius").concessions = {ConcessionId("aegyptian_grain")};
  t.s().curia_families = {man("papirius")};
  t.dice({5, 4});
  t.run(end_forum);
  EXPECT_EQ(t.s().forum_concessions, (std::vector<ConcessionId>{ConcessionId("aegyptian_grain")}));
  EXPECT_EQ(t.s().curia_families.size(), 1u);
}
// RPR-1.07.8c, RPR-R-12  Omens keep families in the Curia too.
TEST(ForumEndEdges, OmensOverFamilies) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::evil_omens);
  t.s().curia_families = {man("papirius"), man("junius")};
  t.dice({5, 6});
  t.run(end_forum);
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("papirius")}));
}

}  // namespace forum_edges_test
}  // namespace adj::respublica
