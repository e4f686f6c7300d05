// RPR-1.07.8, 1.12.1  The end of the Forum phase: markers, concessions destroyed, the Curia, and Era Ends.

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace forum_end_test {

ConcessionId farmer(int number) { return ConcessionId("tax_farmer_" + std::to_string(number)); }

// RPR-1.07.8a, RPR-R-29  Every office holder, in Rome or not; governors and private men get none.
TEST(ForumEnds, MajorMarkers) {
  TestTable t;
  seat_forum(t);
  t.man("valerius", 2).man("junius", 3).man("julius", 1);
  t.office("fabius", Office::field_consul).office("claudius", Office::censor);
  t.office("manlius", Office::dictator).office("furius", Office::master_of_horse);
  t.office("valerius", Office::proconsul);
  t.war("1st_punic", WarZone::active).army("valerius", "1st_punic", 1);
  t.province("sicilia", "junius");
  t.run(end_forum);
  for (const char* id : {"cornelius", "fabius", "claudius", "manlius", "furius", "valerius"})
    EXPECT_TRUE(t.senator(id).major) << id;
  for (const char* id : {"junius", "julius", "aurelius"}) EXPECT_FALSE(t.senator(id).major) << id;
}

// RPR-1.07.8b, RPR-CARD-002, RPR-CARD-124, RPR-R-16  One Tax Farmer roll for the active 2nd Punic War, one
// for the Gladiators, and one more for Hannibal or Spartacus with them.
TEST(ForumEnds, TaxFarmerRolls) {
  struct Case {
    const char* war;
    WarZone zone;
    const char* leader;
    std::vector<int> dice;
  };
  for (const Case& c :
       {Case{"2nd_punic", WarZone::active, "", {3}}, Case{"2nd_punic", WarZone::imminent, "", {}},
        Case{"2nd_punic", WarZone::active, "hannibal", {3, 5}},
        Case{"2nd_punic", WarZone::active, "hamilcar", {3}},
        Case{"1st_punic", WarZone::active, "hannibal", {}}, Case{"gladiator", WarZone::unprosecuted, "", {6}},
        Case{"gladiator", WarZone::active, "spartacus", {6, 1}}}) {
    TestTable t("late");
    seat_forum(t);
    for (int i = 1; i <= 6; ++i) t.senator("fabius").concessions.insert(farmer(i));
    t.war(c.war, c.zone);
    if (*c.leader) t.enemy_leader(c.leader);
    for (const int die : c.dice) t.dice({die});
    for (std::size_t i = 0; i < c.dice.size(); ++i) t.dice({4});  // they stay in the Curia
    t.run(end_forum);
    EXPECT_EQ(t.told<TaxFarmerRolled>().size(), c.dice.size()) << c.war << " " << c.leader;
    EXPECT_EQ(t.senator("fabius").concessions.size(), 6 - c.dice.size());
    for (const int die : c.dice) EXPECT_FALSE(t.senator("fabius").concessions.contains(farmer(die)));
  }
}
// RPR-CARD-059, RPR-CARD-060, RPR-CARD-061, RPR-CARD-062, RPR-CARD-063, RPR-CARD-064  Each by its own number;
// held or in the Forum, and safe in a hand, the deck or the Curia (RPR-R-16). Omens do not touch the die.
TEST(ForumEnds, EachTaxFarmerByItsNumber) {
  for (int die = 1; die <= 6; ++die) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::evil_omens);
    for (int i = 1; i <= 6; ++i) t.s().forum_concessions.push_back(farmer(i));
    t.war("2nd_punic", WarZone::active).dice({die, 4});
    t.run(end_forum);
    EXPECT_EQ(t.s().forum_concessions.size(), 5u);
    EXPECT_EQ(t.s().curia_concessions, (std::vector<ConcessionId>{farmer(die)}));
  }
  TestTable t;
  seat_forum(t);
  t.card(2, "tax_farmer_2").war("2nd_punic", WarZone::active).dice({2});
  t.run(end_forum);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  EXPECT_TRUE(t.s().curia_concessions.empty());
}
// RPR-1.07.8b, RPR-1.07.8c  A Tax Farmer destroyed now may return at once.
TEST(ForumEnds, DestroyedAndBack) {
  TestTable t;
  seat_forum(t);
  t.senator("fabius").concessions = {farmer(2)};
  t.senator("fabius").bars = {farmer(2)};
  t.war("2nd_punic", WarZone::active).dice({2, 5});
  t.run(end_forum);
  EXPECT_TRUE(t.senator("fabius").concessions.empty());
  EXPECT_TRUE(t.senator("fabius").bars.empty());
  EXPECT_EQ(t.s().forum_concessions, (std::vector<ConcessionId>{farmer(2)}));
  EXPECT_TRUE(t.s().curia_concessions.empty());
}
// RPR-R-15, RPR-1.07.321a  An active war that destroys grain does so again each year.
TEST(ForumEnds, GrainAgain) {
  for (const bool active : {true, false}) {
    TestTable t("late");
    seat_forum(t);
    t.senator("fabius").concessions = {ConcessionId("sicilian_grain"), ConcessionId("aegyptian_grain")};
    t.war("1st_sicilian_slave", active ? WarZone::unprosecuted : WarZone::dormant);
    if (active) t.dice({1});
    t.run(end_forum);
    EXPECT_EQ(t.senator("fabius").concessions.contains(ConcessionId("sicilian_grain")), !active);
    EXPECT_TRUE(t.senator("fabius").concessions.contains(ConcessionId("aegyptian_grain")));
  }
}

// RPR-1.07.8c, RPR-1.07.321a  A die for every concession and family in the Curia: 5 or 6 returns it to the
// Forum.
TEST(Curia, ConcessionsAndFamiliesReturn) {
  TestTable t;
  seat_forum(t);
  t.s().curia_concessions = {ConcessionId("mining"), ConcessionId("harbor_fees"), farmer(1)};
  t.s().curia_families = {man("junius"), man("papirius")};
  t.dice({4, 5, 6, 5, 4});
  t.run(end_forum);
  EXPECT_EQ(t.s().curia_concessions, (std::vector<ConcessionId>{ConcessionId("mining")}));
  EXPECT_EQ(t.s().forum_concessions, (std::vector<ConcessionId>{ConcessionId("harbor_fees"), farmer(1)}));
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("papirius")}));
  EXPECT_EQ(t.senator("junius").place, Place::forum);
  EXPECT_EQ(t.senator("junius").influence, 3);
}
// RPR-1.07.312e, RPR-1.07.8c  A family that returns goes under its statesman.
TEST(Curia, FamilyUnderItsStatesman) {
  TestTable t;
  seat_forum(t);
  t.man("18A", 3).senator("quinctius").family_card = false;
  t.s().curia_families = {man("quinctius")};
  t.dice({6});
  t.run(end_forum);
  EXPECT_TRUE(t.senator("quinctius").family_card);
  EXPECT_EQ(t.senator("quinctius").faction, seat(3));
}
// RPR-1.07.8d, RPR-1.07.344c  Leaders in the Curia age: 5 or 6 takes them out of the game; those in the Forum
// do not roll.
TEST(Curia, LeadersAge) {
  TestTable t;
  seat_forum(t);
  t.war("1st_macedonian", WarZone::active).enemy_leader("philip_v");
  t.enemy_leader("hamilcar", LeaderPlace::curia).enemy_leader("hannibal", LeaderPlace::curia);
  t.enemy_leader("antiochus_iii", LeaderPlace::curia);
  deck_of(t, {"1st_punic", "syrian"});
  t.dice({4, 5, 6});
  t.run(end_forum);
  EXPECT_TRUE(find_leader(t.s(), LeaderId("hamilcar")));
  EXPECT_FALSE(find_leader(t.s(), LeaderId("hannibal")));
  EXPECT_FALSE(find_leader(t.s(), LeaderId("antiochus_iii")));
  EXPECT_TRUE(find_leader(t.s(), LeaderId("philip_v")));
  EXPECT_EQ(t.s().removed, (std::vector<CardId>{CardId("hannibal"), CardId("antiochus_iii")}));
}
// RPR-1.07.8c, RPR-1.07.8d, RPR-R-12  Omens count in the Curia, unless the table plays without that.
TEST(Curia, Omens) {
  for (const bool count : {true, false}) {
    TestTable t("early", 3, {{"evil_omens_curia", count ? "yes" : "no"}});
    seat_forum(t);
    t.event(EventCard::evil_omens);
    t.s().curia_concessions = {ConcessionId("mining")};
    t.enemy_leader("hannibal", LeaderPlace::curia);
    t.dice({5, 5});
    t.run(end_forum);
    EXPECT_EQ(t.s().curia_concessions.size(), count ? 1u : 0u);
    EXPECT_EQ(t.s().leader.size(), count ? 1u : 0u);
    const std::vector<Share> omens{{"omens", -1}};
    for (const CuriaRolled& told : t.told<CuriaRolled>())
      EXPECT_EQ(told.shares, count ? omens : std::vector<Share>());
  }
}

// RPR-R-09, RPR-CARD-058, RPR-1.09.61d  Without a land bill in force the Land Commissioner is in the Forum
// again: at the end of the Senate phase, or of the Forum phase where the table plays by the card.
TEST(ForumEnds, LandCommissioner) {
  for (const bool by_the_card : {false, true})
    for (const bool bill : {false, true}) {
      TestTable t("early", 3, {{"land_commissioner_check", by_the_card ? "forum" : "senate"}});
      seat_forum(t);
      t.senator("fabius").concessions = {kLandCommissioner, ConcessionId("mining")};
      t.senator("fabius").bars = {kLandCommissioner};
      if (bill) t.s().land_bills[LandBill::ii] = 1;
      const auto holds = [&] { return t.senator("fabius").concessions.contains(kLandCommissioner); };
      t.run(end_forum);
      EXPECT_EQ(holds(), bill || !by_the_card);
      EXPECT_EQ(t.told<ConcessionMoved>().size(), holds() ? 0u : 1u);
      if (!holds()) t.senator("fabius").concessions.insert(kLandCommissioner);
      t.s().phase = Phase::senate;
      t.run(close_senate);
      EXPECT_EQ(holds(), bill || by_the_card);
      EXPECT_TRUE(t.senator("fabius").concessions.contains(ConcessionId("mining")));
      EXPECT_EQ(t.senator("fabius").bars.size(), bill ? 1u : 0u);
    }
}

// RPR-CARD-065, RPR-V.1, RPR-1.12.1a  Era Ends: the phase is played to its end, then the game is over; cards
// left in the deck, and an empty deck before that, change nothing.
TEST(EraEnds, AtTheEndOfThisPhase) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"era_ends", "tribune_38", "tribune_39", "julius"});
  t.dice({1, 1});
  play_to(t, 1);
  EXPECT_TRUE(t.s().era_ends);
  EXPECT_EQ(t.told<EraEndsRevealed>().size(), 1u);
  EXPECT_FALSE(t.ended());
  t.dice({1, 1, 1, 1});
  play_to(t, 3);  // the others still have their initiatives
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  EXPECT_FALSE(t.ended());
  t.s().curia_concessions = {ConcessionId("mining")};
  t.dice({6});
  t.run(end_forum);
  EXPECT_TRUE(t.ended());
  ASSERT_TRUE(t.s().outcome);
  EXPECT_EQ(t.s().outcome->ending, Ending::era_ends);
  EXPECT_EQ(t.s().outcome->winner, seat(1));      // 10 influence against 8 and 6
  EXPECT_EQ(t.s().forum_concessions.size(), 1u);  // the Curia was rolled for first
}
TEST(EraEnds, NotWithoutTheCard) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {});
  t.run(end_forum);
  EXPECT_FALSE(t.ended());
}

}  // namespace forum_end_test
}  // namespace adj::respublica
