// RPR-1.07, 1.08  What the Forum and Population phases tell the players, and figures of a single point.

#include <algorithm>

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace forum_told_test {

// RPR-1.08.12a  A single drought is a point of unrest, and none is none.
TEST(PopulationTold, OneDrought) {
  for (const int droughts : {0, 1}) {
    TestTable t;
    seat_forum(t);
    if (droughts > 0) t.event(EventCard::drought);
    t.dice({4, 4, 4}).run(population);
    EXPECT_EQ(t.s().unrest, droughts);
    EXPECT_EQ(t.told<UnrestChanged>().size(), droughts > 0 ? 1u : 0u);
  }
}
// RPR-1.08.2a, RPR-R-12  The speech is told with its shares; omens are one of them when there are any, be it
// one.
TEST(PopulationTold, SharesOfTheSpeech) {
  for (const int level : {0, 1}) {
    TestTable t;
    seat_forum(t);
    if (level > 0) t.event(EventCard::evil_omens, level);
    t.s().unrest = 2;
    t.senator("cornelius").popularity = 3;
    t.dice({4, 4, 4}).run(population);
    std::vector<Share> shares{{"unrest", -2}, {"popularity", 3}};
    if (level > 0) shares.push_back({"omens", -1});
    const StateOfTheRepublic told = t.told<StateOfTheRepublic>().front();
    EXPECT_EQ(told.shares, shares);
    EXPECT_EQ(told.total, 12 - 2 + 3 - level);
  }
}
// RPR-1.03a  The phase is announced.
TEST(PopulationTold, ThePhase) {
  TestTable t;
  seat_forum(t);
  t.dice({4, 4, 4}).run(population);
  EXPECT_EQ(t.s().phase, Phase::population);
  ASSERT_EQ(t.told<PhaseBegan>().size(), 1u);
  EXPECT_EQ(t.told<PhaseBegan>().front().phase, Phase::population);
}

// RPR-1.07.8a  Who may be prosecuted for his office is told by name; nothing is told when nobody holds one.
TEST(ForumEndTold, MajorMarkers) {
  TestTable t;
  seat_forum(t);
  t.office("manlius", Office::censor).run(end_forum);
  ASSERT_EQ(t.told<MajorMarkers>().size(), 1u);
  EXPECT_EQ(t.told<MajorMarkers>().front().senators,
            (std::vector<SenatorId>{man("cornelius"), man("manlius")}));
  TestTable none;
  seat_forum(none);
  none.senator("cornelius").office.reset();
  none.run(end_forum);
  EXPECT_TRUE(none.told<MajorMarkers>().empty());
}
// RPR-1.07.8c, RPR-1.07.8d  What comes back from the Curia, and who dies there, is told.
TEST(ForumEndTold, TheCuria) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"1st_punic"});
  t.s().curia_concessions = {ConcessionId("mining")};
  t.enemy_leader("hannibal", LeaderPlace::curia).dice({5, 5}).run(end_forum);
  ASSERT_EQ(t.told<ConcessionMoved>().size(), 1u);
  EXPECT_EQ(t.told<ConcessionMoved>().front(), (ConcessionMoved{ConcessionId("mining"), "forum", "curia"}));
  ASSERT_EQ(t.told<LeaderMoved>().size(), 1u);
  EXPECT_EQ(t.told<LeaderMoved>().front(), (LeaderMoved{LeaderId("hannibal"), "removed", {}}));
}

// RPR-1.07.344a, RPR-1.07.344b  A leader whose last war has left goes to the Curia, or out of the game when
// none is to come; who lies there already is not told to go again.
TEST(LeaderTold, WhereHeGoes) {
  for (const bool more : {false, true}) {
    TestTable t;
    seat_forum(t);
    if (more) deck_of(t, {"2nd_punic"});
    t.war("1st_punic", WarZone::active).enemy_leader("hannibal");
    t.run([](RprTable& table) { discard_war(table, "RPR-EVT-173-2", WarId("1st_punic"), "alliance"); });
    ASSERT_EQ(t.told<LeaderMoved>().size(), 1u);
    EXPECT_EQ(t.told<LeaderMoved>().front(),
              (LeaderMoved{LeaderId("hannibal"), more ? "curia" : "removed", {}}));
    t.run([](RprTable& table) { settle_leaders(table, "RPR-1.07.344a", false); });
    EXPECT_TRUE(t.told<LeaderMoved>().empty());
  }
}
// RPR-EVT-175b  A war that has left is no longer aided, and not when it is drawn again.
TEST(LeaderTold, ForgetsAWarThatHasLeft) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", WarZone::active).war("syrian", WarZone::active).enemy_leader("hannibal");
  t.s().leader.front().refuge_wars = {WarId("syrian")};
  t.draws({"syrian"}).run([](RprTable& table) {
    shuffle_war_back(table, "RPR-EVT-173a", WarId("syrian"), "alliance");
  });
  draw_war(t, "syrian");
  EXPECT_TRUE(t.s().leader.front().refuge_wars.empty());
  EXPECT_EQ(war_strength(t.p(), WarId("syrian")).land, 6);
}
// RPR-EVT-173a, RPR-EVT-173b, RPR-R-60  Which war has left, and whether it lies in the deck again: a war card
// that goes back does, one that is discarded does not, a province in revolt neither way.
TEST(WarTold, WhetherItComesBack) {
  for (const bool back : {false, true}) {
    TestTable t("middle");
    seat_forum(t);
    t.war("1st_gallic", WarZone::active).province("sicilia", "", 3, true);
    t.run(
        [](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("sicilia"), "disorder"); });
    if (back) t.draws({"1st_gallic"});
    t.run([&](RprTable& table) {
      for (const WarId id : {WarId("1st_gallic"), revolt_of(ProvinceId("sicilia"))})
        back ? shuffle_war_back(table, "RPR-EVT-173a", id, "alliance")
             : discard_war(table, "RPR-EVT-173a", id, "alliance");
    });
    ASSERT_EQ(t.told<WarLeft>().size(), 2u);
    EXPECT_EQ(t.told<WarLeft>().front(), (WarLeft{WarId("1st_gallic"), "alliance", back}));
    EXPECT_FALSE(t.told<WarLeft>().back().shuffled);
    EXPECT_TRUE(province(t.s(), ProvinceId("sicilia")).exists);
    EXPECT_FALSE(province(t.s(), ProvinceId("sicilia")).developed);
  }
}

// RPR-1.07.1a  The phase is announced; who is first now is remembered (RPR-R-87).
TEST(InitiativeTold, ThePhase) {
  TestTable t;
  seat_forum(t);
  t.s().phase = Phase::revenue;
  t.s().last_hrao = seat(3);
  t.run(begin_forum);
  EXPECT_EQ(t.s().phase, Phase::forum);
  EXPECT_EQ(t.s().last_hrao, seat(1));
  ASSERT_EQ(t.told<PhaseBegan>().size(), 1u);
  EXPECT_EQ(t.told<PhaseBegan>().front().phase, Phase::forum);
}
// RPR-1.07.2d, 7.2  Everybody is asked for his programme, and what he answers is kept for his initiative.
TEST(InitiativeAsked, TheProgramme) {
  TestTable t;
  seat_forum(t);
  EXPECT_EQ(t.run_to_window(ask_forum), (std::vector<std::string>{"forum/1", "forum/2", "forum/3"}));
  TestTable answered;
  seat_forum(answered);
  answered.answer("forum", 1, {}).answer("forum", 2, {NameLeader{man("manlius")}}).answer("forum", 3, {});
  answered.run(ask_forum);
  EXPECT_EQ(answered.s().orders[seat(2)].window.size(), 1u);
  EXPECT_TRUE(answered.s().orders[seat(1)].window.empty());
}
// RPR-1.07.2d, 7.2  What is written when the card is known is carried out in place of the programme's line:
// not the most influential, who would try in silence.
TEST(InitiativeAsked, TheAnswerCounts) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"julius"});
  t.s().orders[seat(1)].standing.clear();
  t.order(1, AskMe{}).order(1, AttractKnight{man("cornelius"), 0});
  t.answer("initiative", 1, {AttractKnight{man("fabius"), 0}, SendWord{seat(2), "salve"}});
  t.dice({1, 1, 6});
  play_to(t, 1);
  EXPECT_EQ(t.senator("fabius").knights, 1);
  EXPECT_EQ(t.senator("cornelius").knights, 0);
  EXPECT_EQ(t.told<WordSent>().size(), 1u);
}
// RPR-1.05.4b, RPR-CARD-153a  Who loses his last man by the card that he draws, and quits, is asked nothing
// more.
TEST(InitiativeAsked, NotWhoHasQuit) {
  TestTable t("late", 3, {{"forum_mode", "ask"}});
  seat_forum(t);
  std::erase_if(t.s().senator, [](const Senator& m) { return m.faction == seat(2); });
  t.man("22A", 2).leader(2, "porcius").senator("porcius").family_card = false;
  deck_of(t, {"catilinarian_conspiracy"});
  t.s().now.initiatives = {seat(1)};
  t.s().now.initiative = 1;
  t.standing(1, NameCatiline{seat(2)}).standing(2, EmptyFaction{true}).dice({1, 1, 1}).draws({"22"});
  t.run(play_initiative);
  EXPECT_TRUE(t.faction(2).eliminated);
  EXPECT_EQ(t.s().now.initiative, 2);
}

}  // namespace forum_told_test
}  // namespace adj::respublica
