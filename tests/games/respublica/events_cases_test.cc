// RPR-EVT-165, 173 – 177  Events of wars and fleets: what each tells the players, and cases in which a rule
// must do nothing.

#include <algorithm>

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace events_cases_test {

void win(TestTable& t, const char* war) {
  t.run([&](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId(war), SenatorId()); });
}
bool moved(const TestTable& t, const LeaderMoved& told) {
  const std::vector<LeaderMoved> all = t.told<LeaderMoved>();
  return std::find(all.begin(), all.end(), told) != all.end();
}
const LeaderId kHannibal("hannibal");

// RPR-EVT-176-1, RPR-EVT-176-2  Everybody hears how many fleets came and for which war; all of them are noted
// for the way home.
TEST(RhodesTold, FleetsAndWar) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active);
  for (const int fleets : {8, 4}) {
    happen(t, EventCard::rhodian_alliance);
    ASSERT_EQ(t.told<RhodianFleets>().size(), 1u);
    EXPECT_EQ(t.told<RhodianFleets>().front(), (RhodianFleets{WarId("1st_punic"), fleets, "joined"}));
  }
  EXPECT_EQ(event_in_force(t.s(), EventCard::rhodian_alliance)->lent, 12);
}
// RPR-EVT-176-1  … or that no war needs any.
TEST(RhodesTold, NoWar) {
  TestTable t;
  seat_forum(t);
  happen(t, EventCard::rhodian_alliance);
  ASSERT_EQ(t.told<RhodianFleets>().size(), 1u);
  EXPECT_EQ(t.told<RhodianFleets>().front(), (RhodianFleets{WarId(), 0, "no_war"}));
}
// RPR-EVT-177-1  The fleets lost are told by their numbers, in order, wherever they were.
TEST(StormTold, ByNumber) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active).army("fabius", "1st_punic", 1, 0, 3);
  fleet(t.s(), 20).place = UnitPlace::rome;
  t.dice({1, 1});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(t.told<FleetsLost>().front().fleets, (std::vector<int>{1, 20}));
}

// RPR-EVT-165a, RPR-EVT-165b  Who died, or with which war he made peace.
TEST(LeaderDiesTold, NameAndWar) {
  for (const int level : {1, 2}) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::enemy_leader_dies, level).war("1st_punic", WarZone::active).enemy_leader("hannibal");
    if (level == 2) t.draws({"1st_punic"});
    t.run(enemy_leader_dies);
    EXPECT_TRUE(moved(t, level == 1 ? LeaderMoved{kHannibal, "died", {}}
                                    : LeaderMoved{kHannibal, "sued_for_peace", {WarId("1st_punic")}}));
  }
}
// RPR-EVT-165b  The largest of his wars in play, also one that is only imminent: the 1st Macedonian (12), not
// the 4th, active with Philip (5 + 6).
TEST(LeaderDiesCases, PeaceWithAnImminentWar) {
  TestTable t("middle");
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies, 2).enemy_leader("philip_v");
  t.war("4th_macedonian", WarZone::active).war("1st_macedonian", WarZone::imminent);
  t.draws({"1st_macedonian"}).run(enemy_leader_dies);
  EXPECT_FALSE(find_war(t.s(), WarId("1st_macedonian")));
  EXPECT_TRUE(find_war(t.s(), WarId("4th_macedonian")));
  EXPECT_EQ(t.s().treasury, 100 + 12);
}

// RPR-EVT-175a, RPR-EVT-175b  Where a beaten leader hides, and with which war he comes back.
TEST(RefugeTold, HidesAndJoins) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::refuge).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  win(t, "1st_punic");
  EXPECT_TRUE(moved(t, LeaderMoved{kHannibal, "refuge", {}}));
  draw_war(t, "syrian");
  EXPECT_TRUE(moved(t, LeaderMoved{kHannibal, "joined", {WarId("syrian")}}));
}
// RPR-EVT-175c  Risen he joins all wars; an inactive one becomes active although an earlier war of its series
// is active already.
TEST(RefugeTold, Rises) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::refuge, 2).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::inactive);
  win(t, "1st_punic");
  EXPECT_TRUE(moved(t, LeaderMoved{kHannibal, "joined", {WarId("1st_macedonian"), WarId("2nd_macedonian")}}));
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
}

// RPR-EVT-173-2, RPR-CARD-114  The treaty develops Bithynia only: a Syria that exists stays as it is; what
// was developed before, or comes developed, is not told to have changed.
TEST(AllianceCases, OnlyBithyniaIsDeveloped) {
  enum { absent, plain, developed };
  for (const int before : {absent, plain, developed}) {
    TestTable t("late");
    seat_forum(t);
    t.province("syria", "fabius");
    if (before != absent) t.province("bithynia", "manlius", 3, before == developed);
    t.event(EventCard::new_alliance, 2).war("3rd_mithridatic", WarZone::active);
    t.run(resolve_new_alliance);
    EXPECT_FALSE(province(t.s(), ProvinceId("syria")).developed);
    EXPECT_TRUE(province(t.s(), ProvinceId("bithynia")).developed);
    const std::vector<ProvinceChanged> told = t.told<ProvinceChanged>();
    ASSERT_EQ(told.size(), before == plain ? 1u : 0u);
    if (before == plain) {
      EXPECT_EQ(told.front(), (ProvinceChanged{ProvinceId("bithynia"), true, "3rd_mithridatic"}));
    }
  }
}

// RPR-EVT-174a  Without the event no province revolts when a war becomes active.
TEST(PretenderCases, OnlyByTheEvent) {
  TestTable t("middle");
  seat_forum(t);
  t.province("sicilia", "fabius");
  draw_war(t, "jugurthine");
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).governor, man("fabius"));
  EXPECT_TRUE(t.told<ProvinceRevolted>().empty());
}

// --- The event cards of the deck
void turn_up(TestTable& t, const char* card) {
  t.run([&](RprTable& table) { resolve_forum_card(table, CardId(card)); });
}
// RPR-CARD-153a  Nobody is left to be named: no die, nothing happens, and the card is gone.
TEST(CatilineCases, AloneAtTheTable) {
  TestTable t("late");
  seat_forum(t);
  for (const int gone : {2, 3}) {
    std::erase_if(t.s().senator, [&](const Senator& m) { return m.faction == seat(gone); });
    t.faction(gone).eliminated = true;
  }
  turn_up(t, "catilinarian_conspiracy");
  EXPECT_TRUE(t.told<CatilineNamed>().empty());
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("catilinarian_conspiracy")}));
}
// RPR-CARD-153, RPR-R-87  Nobody of rank in Rome: the seat of the last HRAO names a faction, and nobody pays.
TEST(CatilineCases, NobodyInRome) {
  TestTable t("late");
  seat_forum(t);
  for (Senator& m : t.s().senator) m.place = Place::captive;
  t.s().last_hrao = seat(2);
  t.standing(2, NameCatiline{seat(3)}).dice({1}).draws({"9"});
  turn_up(t, "catilinarian_conspiracy");
  EXPECT_EQ(t.told<CatilineNamed>().front().faction, seat(3));
  EXPECT_FALSE(find_senator(t.s(), man("aurelius")));
  EXPECT_TRUE(t.told<PopularityChanged>().empty());
}
// RPR-CARD-065  Once turned up Era Ends lies with the discards.
TEST(EraEndsCases, IsDiscarded) {
  TestTable t;
  seat_forum(t);
  turn_up(t, "era_ends");
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("era_ends")}));
  EXPECT_EQ(t.told<EraEndsRevealed>().size(), 1u);
}
// RPR-CARD-106, RPR-CARD-154, RPR-CARD-155  Everybody hears of a bequest, and whether its card is of any use.
TEST(BequestTold, OfUseOrNot) {
  struct Case {
    ForumCard event;
    const char* card;
    const char* province;
  };
  for (const Case& c : {Case{ForumCard::bithynian_bequest, "bithynian_bequest", "bithynia"},
                        Case{ForumCard::ptolemy_apion_bequest, "ptolemy_apion_bequest", "creta_cyrenaica"}})
    for (const bool there : {false, true}) {
      TestTable t("late");
      seat_forum(t);
      if (there) t.province(c.province);
      turn_up(t, c.card);
      ASSERT_EQ(t.told<BequestLaid>().size(), 1u) << c.card;
      EXPECT_EQ(t.told<BequestLaid>().front(), (BequestLaid{c.event, there})) << c.card;
      EXPECT_EQ(t.s().discard.size(), there ? 1u : 0u) << c.card;
    }
}

}  // namespace events_cases_test
}  // namespace adj::respublica
