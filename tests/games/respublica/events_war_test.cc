// RPR-EVT-165, 173 – 175  Events that act on wars, leaders and provinces.

#include <algorithm>

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace events_war_test {

bool in_play(const TestTable& t, const char* leader) {
  return find_leader(t.s(), LeaderId(leader)) != nullptr;
}
bool on_board(const TestTable& t, const char* war) { return find_war(t.s(), WarId(war)) != nullptr; }
std::size_t place_in_deck(const TestTable& t, const char* card) {
  const auto& deck = t.s().deck;
  return static_cast<std::size_t>(std::find(deck.begin(), deck.end(), CardId(card)) - deck.begin());
}
void win(TestTable& t, const char* war) {
  t.run([&](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId(war), SenatorId()); });
}

// --- 165
void seat_leaders(TestTable& t, int level) {
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies, level);
  t.war("1st_punic", WarZone::active)
      .war("3rd_punic", WarZone::active)
      .war("1st_macedonian", WarZone::active);
  t.enemy_leader("hamilcar").enemy_leader("philip_v");
  t.enemy_leader("hannibal", LeaderPlace::curia);
}
void leader_dies(TestTable& t) { t.run(enemy_leader_dies); }

// RPR-EVT-165-1, RPR-EVT-165a  The HRAO names a leader in play; without a word the strongest dies.
TEST(EnemyLeaderDies, OneOfThem) {
  TestTable t;
  seat_leaders(t, 1);
  t.standing(2, LeaderDies{LeaderId("hamilcar")});  // not the HRAO
  leader_dies(t);
  EXPECT_FALSE(in_play(t, "philip_v"));  // 6 against Hamilcar's 3; Hannibal waits in the Curia
  EXPECT_TRUE(in_play(t, "hamilcar"));
  EXPECT_TRUE(in_play(t, "hannibal"));
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("philip_v")}));
  EXPECT_TRUE(on_board(t, "1st_macedonian"));
  EXPECT_EQ(t.s().treasury, 100);

  TestTable named;
  seat_leaders(named, 1);
  named.standing(1, LeaderDies{LeaderId("hannibal")}).standing(1, LeaderDies{LeaderId("hamilcar")});
  leader_dies(named);
  EXPECT_FALSE(in_play(named, "hamilcar"));
  EXPECT_TRUE(in_play(named, "philip_v"));
}
// RPR-EVT-165a  Whoever is HRAO when the phase ends; without leaders nothing happens.
TEST(EnemyLeaderDies, AtTheEndOfThePhase) {
  TestTable t;
  seat_leaders(t, 1);
  t.standing(2, LeaderDies{LeaderId("hamilcar")});
  t.senator("cornelius").office.reset();
  t.office("claudius", Office::rome_consul);
  t.dice({4});  // Hannibal ages
  t.run(end_forum);
  EXPECT_FALSE(in_play(t, "hamilcar"));

  TestTable none;
  seat_forum(none);
  none.event(EventCard::enemy_leader_dies, 2).war("1st_gallic", WarZone::active);
  leader_dies(none);
  EXPECT_TRUE(on_board(none, "1st_gallic"));
  EXPECT_EQ(none.s().treasury, 100);
}
// RPR-EVT-165-2, RPR-EVT-165b, RPR-R-60, RPR-R-96  His largest war sues for peace: half its spoils, its force
// comes home, and it is shuffled into the top six.
TEST(EnemyLeaderDies, SuesForPeace) {
  TestTable t;
  seat_leaders(t, 2);
  deck_of(t,
          {"tribune_38", "tribune_39", "tribune_40", "tribune_41", "tribune_42", "tribune_43", "tribune_44"});
  t.war("4th_macedonian", WarZone::inactive).active_forces(0, 0);
  t.man("julius", 1).office("julius", Office::proconsul).army("julius", "1st_macedonian", 3, 0, 2);
  t.standing(1, LeaderDies{LeaderId("philip_v")});
  t.draws(
      {"tribune_40", "1st_macedonian", "tribune_38", "tribune_39", "tribune_41", "tribune_42", "tribune_43"});
  leader_dies(t);
  EXPECT_FALSE(on_board(t, "1st_macedonian"));
  EXPECT_TRUE(on_board(t, "4th_macedonian"));
  EXPECT_EQ(t.s().treasury, 100 + 12);  // 25 / 2
  EXPECT_EQ(place_in_deck(t, "1st_macedonian"), 1u);
  EXPECT_EQ(t.s().deck.back(), CardId("tribune_44"));
  EXPECT_EQ(t.s().deck.size(), 8u);
  EXPECT_TRUE(in_rome(t.senator("julius")));
  EXPECT_FALSE(t.senator("julius").office);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 3u);
  EXPECT_TRUE(t.s().defeated.empty());
}
// RPR-EVT-165b  The largest by land and fleet as they are now: a naval victory counts, and so do leaders.
TEST(EnemyLeaderDies, TheLargestWar) {
  for (const bool naval_victory : {false, true}) {
    TestTable t;
    seat_leaders(t, 2);
    deck_of(t, {});
    t.s().war.erase(t.s().war.begin() + 1);  // the 3rd Punic
    t.war("2nd_punic", WarZone::active);
    war(t.s(), WarId("1st_punic")).naval_victory = naval_victory;
    t.standing(1, LeaderDies{LeaderId("hamilcar")});
    t.draws({naval_victory ? "2nd_punic" : "1st_punic"});
    leader_dies(t);
    EXPECT_EQ(on_board(t, "1st_punic"), naval_victory);  // 23 + 23 against 33; or 23 against 33
    EXPECT_EQ(on_board(t, "2nd_punic"), !naval_victory);
  }
}
// RPR-EVT-165-2  A revolt has no spoils to halve; a third draw changes nothing.
TEST(EnemyLeaderDies, PeaceWithARevolt) {
  TestTable t("late");
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies, 2).war("gladiator", WarZone::active).enemy_leader("spartacus");
  happen(t, EventCard::enemy_leader_dies);
  EXPECT_EQ(event_level(t.s(), EventCard::enemy_leader_dies), 2);
  t.draws({"gladiator"});
  leader_dies(t);
  EXPECT_FALSE(on_board(t, "gladiator"));
  EXPECT_EQ(t.s().treasury, 100);
}

// --- 173
void alliance(TestTable& t) { t.run(resolve_new_alliance); }

// RPR-EVT-173-1, RPR-EVT-173a, RPR-R-59, RPR-R-96, RPR-1.07.344a  The HRAO must choose a war: half its
// spoils; it goes back under the top six, here of the next deck, without its naval victory. Consuls keep
// their office.
TEST(NewAlliance, AWarGoesBack) {
  TestTable t("extended_early_middle");
  seat_forum(t);
  deck_of(t, {});
  t.s().next_decks = {{CardId("tribune_90"), CardId("3rd_punic")}};
  t.event(EventCard::new_alliance).war("1st_punic", WarZone::active).war("1st_gallic", WarZone::active);
  war(t.s(), WarId("1st_punic")).naval_victory = true;
  t.enemy_leader("hannibal").office("fabius", Office::field_consul).active_forces(0, 0);
  t.army("fabius", "1st_punic", 4, 0, 5);
  t.standing(1, ChooseAlliance{WarId("1st_punic")}).standing(2, ChooseAlliance{WarId("1st_gallic")});
  t.draws({"1st_punic", "3rd_punic", "tribune_90"});
  alliance(t);
  EXPECT_FALSE(on_board(t, "1st_punic"));
  EXPECT_TRUE(on_board(t, "1st_gallic"));
  EXPECT_EQ(t.s().treasury, 100 + 17);
  EXPECT_EQ(t.s().next_decks.front().front(), CardId("1st_punic"));
  EXPECT_TRUE(t.s().deck.empty());
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::curia);
  EXPECT_EQ(t.senator("fabius").office, Office::field_consul);
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_FALSE(t.senator("fabius").victorious);
  draw_war(t, "1st_punic");
  EXPECT_FALSE(war(t.s(), WarId("1st_punic")).naval_victory);
}
// RPR-EVT-173a  Without a usable word the strongest, revolts and inactive wars too; with no war nothing.
TEST(NewAlliance, IsCompulsory) {
  TestTable t("late");
  seat_forum(t);
  t.event(EventCard::new_alliance).war("gladiator", WarZone::active).war("britannia", WarZone::inactive);
  t.standing(1, ChooseAlliance{WarId("parthian")}).draws({"gladiator"});
  alliance(t);
  EXPECT_FALSE(on_board(t, "gladiator"));
  EXPECT_EQ(t.s().treasury, 100);  // a revolt
  t.standing(1, ChooseAlliance{WarId("britannia")}).draws({"britannia", "gladiator"});
  alliance(t);
  EXPECT_TRUE(t.s().war.empty());
  EXPECT_EQ(t.s().treasury, 105);
  alliance(t);
  EXPECT_EQ(t.s().treasury, 105);
}
// RPR-EVT-173b  A province in revolt is at peace: back in the Forum, and no card in the deck.
TEST(NewAlliance, EndsAProvinceRevolt) {
  TestTable t("middle");
  seat_forum(t);
  deck_of(t, {"tribune_38"});
  t.province("sicilia", "", 0, true).event(EventCard::new_alliance);
  t.run([](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("sicilia"), "disorder"); });
  EXPECT_FALSE(province(t.s(), ProvinceId("sicilia")).exists);
  alliance(t);
  EXPECT_TRUE(t.s().war.empty());
  EXPECT_TRUE(province(t.s(), ProvinceId("sicilia")).exists);
  EXPECT_FALSE(province(t.s(), ProvinceId("sicilia")).developed);
  EXPECT_TRUE(province(t.s(), ProvinceId("sicilia")).governor.empty());
  EXPECT_EQ(t.s().deck.size(), 1u);
  EXPECT_EQ(t.s().treasury, 100);
}
// RPR-EVT-173-2, RPR-EVT-173c  Turned, it replaces side 1: one war, no revolt, is discarded with all its
// spoils and provinces.
TEST(NewAlliance, Another) {
  TestTable t;
  seat_forum(t);
  happen(t, EventCard::new_alliance);
  happen(t, EventCard::new_alliance);
  happen(t, EventCard::new_alliance);  // a third time: no further effect
  EXPECT_EQ(event_level(t.s(), EventCard::new_alliance), 2);
  t.war("1st_punic", WarZone::active)
      .war("2nd_punic", WarZone::active)
      .war("1st_macedonian", WarZone::active);
  war(t.s(), WarId("1st_macedonian")).revolt = true;
  t.standing(1, ChooseAlliance{WarId("1st_macedonian")}).standing(1, ChooseAlliance{WarId("2nd_punic")});
  alliance(t);
  EXPECT_TRUE(on_board(t, "1st_macedonian"));
  EXPECT_TRUE(on_board(t, "1st_punic"));
  EXPECT_FALSE(on_board(t, "2nd_punic"));
  EXPECT_EQ(t.s().treasury, 125);
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("2nd_punic")}));
  EXPECT_TRUE(province(t.s(), ProvinceId("hispania_citerior")).exists);
  EXPECT_TRUE(province(t.s(), ProvinceId("hispania_ulterior")).exists);
  EXPECT_TRUE(t.s().deck.empty());

  TestTable revolts("late");
  seat_forum(revolts);
  revolts.event(EventCard::new_alliance, 2).war("gladiator", WarZone::active);
  alliance(revolts);
  EXPECT_TRUE(on_board(revolts, "gladiator"));
}

// --- 175
// RPR-EVT-175-1, RPR-EVT-175a, RPR-EVT-175b  A leader beaten out of the game hides, and comes back with the
// next war drawn, which is active whatever its icon; he leaves with it.
TEST(Refuge, JoinsTheNextWar) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::refuge).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  win(t, "1st_punic");
  ASSERT_TRUE(in_play(t, "hannibal"));
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::refuge);
  EXPECT_EQ(event_level(t.s(), EventCard::refuge), 1);  // he waits with it
  t.war("1st_gallic", WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_gallic")).land, 10);
  draw_war(t, "2nd_macedonian");
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_macedonian")).land, 10 + 7);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_gallic")).land, 10);
  EXPECT_EQ(event_level(t.s(), EventCard::refuge), 0);
  win(t, "2nd_macedonian");
  EXPECT_FALSE(in_play(t, "hannibal"));
}
// RPR-EVT-175a  Only a victory or an alliance sends him there: not the Curia he is drawn into, not a peace.
TEST(Refuge, OnlyTheBeaten) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::refuge);
  deck_of(t, {"1st_punic"});
  draw_leader(t, "hannibal");
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::curia);

  TestTable peace;
  seat_forum(peace);
  peace.event(EventCard::refuge).event(EventCard::enemy_leader_dies, 2);
  peace.war("1st_punic", WarZone::active)
      .enemy_leader("hannibal")
      .enemy_leader("hamilcar")
      .draws({"1st_punic"});
  leader_dies(peace);
  EXPECT_EQ(find_leader(peace.s(), LeaderId("hamilcar"))->place, LeaderPlace::curia);

  TestTable treaty;
  seat_forum(treaty);
  treaty.event(EventCard::refuge).event(EventCard::new_alliance, 2);
  treaty.war("1st_punic", WarZone::active).enemy_leader("hannibal");
  alliance(treaty);
  EXPECT_EQ(find_leader(treaty.s(), LeaderId("hannibal"))->place, LeaderPlace::refuge);
}
// RPR-R-77  A war of his own series wakes for him too, and he aids both.
TEST(Refuge, HisOwnWarToo) {
  TestTable t("extended");
  seat_forum(t);
  t.event(EventCard::refuge).war("2nd_punic", WarZone::active).enemy_leader("hannibal");
  win(t, "2nd_punic");
  draw_war(t, "1st_gallic");
  draw_war(t, "1st_punic");
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 10 + 7);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_gallic")).land, 10 + 7);
  win(t, "1st_gallic");
  EXPECT_TRUE(in_play(t, "hannibal"));
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::forum);
}
// RPR-EVT-175b, RPR-R-77  In his refuge he aids a revolt of his own that awakes, and still waits for the next
// war drawn.
TEST(Refuge, HisOwnRevoltAwakes) {
  TestTable t("middle");
  seat_forum(t);
  t.event(EventCard::refuge).war("lusitanian", WarZone::active).enemy_leader("viriathus");
  t.war("numantine", WarZone::dormant);
  win(t, "lusitanian");
  ASSERT_EQ(find_leader(t.s(), LeaderId("viriathus"))->place, LeaderPlace::refuge);
  t.province("hispania_citerior").run(settle_dormant_revolts);
  EXPECT_EQ(zone(t, "numantine"), WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 8 + 5);
  EXPECT_EQ(find_leader(t.s(), LeaderId("viriathus"))->place, LeaderPlace::refuge);
  draw_war(t, "jugurthine");
  EXPECT_EQ(war_strength(t.p(), WarId("jugurthine")).land, 8 + 5);
  EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 8 + 5);
}
// RPR-EVT-175b, RPR-EVT-175c, RPR-CARD-120  Even an invasion that waits for Rome to attack is woken, drawn or
// lying there.
TEST(Refuge, WakesInvasions) {
  for (const bool risen : {true, false}) {
    TestTable t("late");
    seat_forum(t);
    t.event(EventCard::refuge, risen ? 2 : 1).war("1st_punic", WarZone::active).enemy_leader("hannibal");
    if (risen) t.war("germania", WarZone::inactive);
    win(t, "1st_punic");
    if (!risen) draw_war(t, "germania");
    EXPECT_EQ(zone(t, "germania"), WarZone::active);
    EXPECT_EQ(war_strength(t.p(), WarId("germania")).land, 6 + 7);
  }
}
// RPR-EVT-175-2, RPR-EVT-175c  Turned while he hides, or turned before: he wakes and aids all wars in play
// but imminent ones stay asleep; not wars drawn later; gone with the last.
TEST(Refuge, RisesAgainstRome) {
  for (const bool turned_before : {false, true}) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::refuge, turned_before ? 2 : 1);
    t.war("1st_punic", WarZone::active).enemy_leader("hannibal");
    t.war("2nd_macedonian", WarZone::inactive)
        .war("1st_gallic", WarZone::active)
        .war("3rd_gallic", WarZone::imminent);
    win(t, "1st_punic");
    if (!turned_before) happen(t, EventCard::refuge);
    EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
    EXPECT_EQ(zone(t, "3rd_gallic"), WarZone::imminent);
    EXPECT_EQ(war_strength(t.p(), WarId("2nd_macedonian")).land, 10 + 7);
    EXPECT_EQ(war_strength(t.p(), WarId("1st_gallic")).land, 10 + 7);
    EXPECT_EQ(event_level(t.s(), EventCard::refuge), 0);
    draw_war(t, "jugurthine");
    EXPECT_EQ(war_strength(t.p(), WarId("jugurthine")).land, 8);
    for (const char* war : {"2nd_macedonian", "1st_gallic"}) win(t, war);
    EXPECT_TRUE(in_play(t, "hannibal"));  // the imminent war is one of those he joined
    win(t, "3rd_gallic");
    EXPECT_FALSE(in_play(t, "hannibal"));
  }
}

}  // namespace events_war_test
}  // namespace adj::respublica
