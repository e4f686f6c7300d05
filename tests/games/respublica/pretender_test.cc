// RPR-EVT-174, 169b  The Pretender: a province fights for its governor, or falls away and is a war of its
// own.

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace pretender_test {

const ProvinceId kSicilia("sicilia");
const WarId kRevolt = revolt_of(kSicilia);

// Fabius (military 4) governs Sicilia (land 2) with so many legions; Cornelius leads his faction.
void seat_governor(TestTable& t, int level, int legions, bool developed = false) {
  seat_forum(t);
  t.province("sicilia", "fabius", 3, developed).event(EventCard::pretender_emerges, level);
  t.active_forces(0, 0);
  for (int number = 1; number <= legions; ++number) {
    legion(t.s(), number).place = UnitPlace::garrison;
    legion(t.s(), number).province = kSicilia;
  }
}

// RPR-EVT-174-1, RPR-EVT-174b  Garrison and military up to it, against the land: a victory keeps the province
// and costs what the table says; the event is over.
TEST(Pretender, Beaten) {
  TestTable t("middle");
  seat_governor(t, 1, 3);
  t.draws({"sicilia", "2"}).dice({4, 5, 4});  // 13 + 3 + 3 − 2 = 17: victory, one legion lost
  draw_war(t, "jugurthine");
  ASSERT_EQ(t.told<PretenderFought>().size(), 1u);
  EXPECT_EQ(t.told<PretenderFought>().front().total, 17);
  EXPECT_TRUE(find_senator(t.s(), man("fabius")));
  EXPECT_EQ(province(t.s(), kSicilia).governor, man("fabius"));
  EXPECT_EQ(garrison(t.s(), kSicilia), (std::vector<int>{1, 3}));
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::pool);
  EXPECT_FALSE(find_war(t.s(), kRevolt));
  EXPECT_EQ(event_level(t.s(), EventCard::pretender_emerges), 0);
}
// RPR-EVT-174-1, RPR-EVT-174a, RPR-EVT-174b  Anything less kills him; what is left of the garrison comes
// home, and the province is an active war with its printed strengths.
TEST(Pretender, AnythingButVictory) {
  TestTable t("middle");
  seat_governor(t, 1, 2, true);
  t.senator("fabius").talents = 9;
  legion(t.s(), 2).posted = true;
  t.draws({"sicilia", "1"}).dice({3, 4, 3});  // 10 + 2 + 2 − 2 = 12: stalemate, one lost
  draw_war(t, "jugurthine");
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
  EXPECT_EQ(legion(t.s(), 1).place, UnitPlace::pool);
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::rome);
  EXPECT_EQ(legion(t.s(), 2).province, ProvinceId());
  EXPECT_FALSE(legion(t.s(), 2).posted);
  EXPECT_FALSE(province(t.s(), kSicilia).exists);
  ASSERT_TRUE(find_war(t.s(), kRevolt));
  EXPECT_EQ(war(t.s(), kRevolt).zone, WarZone::active);
  EXPECT_TRUE(is_revolt(t.p(), kRevolt));
  EXPECT_EQ(war_strength(t.p(), kRevolt).land, 2);
  EXPECT_TRUE(war_strength(t.p(), kRevolt).disaster.empty());
  EXPECT_EQ(active_wars(t.p()), 2);
  EXPECT_EQ(event_level(t.s(), EventCard::pretender_emerges), 0);
}
// RPR-EVT-174b, RPR-EVT-168b  Neither disaster nor standoff, military no more than the garrison; omens count.
TEST(Pretender, TheBattle) {
  struct Case {
    int legions, omens, total;
  };
  for (const Case& c :
       {Case{0, 0, 13 - 2}, Case{1, 0, 13 + 2 - 2}, Case{6, 0, 13 + 10 - 2}, Case{6, 2, 13 + 10 - 4}}) {
    TestTable t("middle");
    seat_governor(t, 1, c.legions);
    if (c.omens > 0) t.event(EventCard::evil_omens, c.omens);
    t.draws({"sicilia"}).dice({4, 5, 4});
    draw_war(t, "1st_gallic");
    EXPECT_EQ(t.told<PretenderFought>().front().total, c.total) << c.legions;
  }
}
// RPR-EVT-161a, RPR-EVT-174b  His province is no war yet: nobody's allies desert, whatever the dice.
TEST(Pretender, NobodyDeserts) {
  for (const EventCard event : {EventCard::ally_deserts, EventCard::enemys_ally_deserts}) {
    TestTable t("middle");
    seat_governor(t, 1, 6);
    t.event(event);
    const int last = event == EventCard::ally_deserts ? 5 : 4;  // even, odd
    t.draws({"sicilia"}).dice({4, 5, last});
    draw_war(t, "1st_gallic");
    EXPECT_EQ(t.told<PretenderFought>().front().total, 9 + last + 10 - 2);
  }
}
// RPR-EVT-174-2  Turned: governor and garrison die without a battle.
TEST(Pretender, Victorious) {
  TestTable t("middle");
  seat_governor(t, 1, 2);
  happen(t, EventCard::pretender_emerges);
  happen(t, EventCard::pretender_emerges);  // the third time nothing more
  EXPECT_EQ(event_level(t.s(), EventCard::pretender_emerges), 2);
  t.draws({"sicilia"});
  draw_war(t, "jugurthine");
  EXPECT_TRUE(t.told<PretenderFought>().empty());
  EXPECT_EQ(t.told<ProvinceRevolted>(),
            (std::vector<ProvinceRevolted>{{ProvinceId("sicilia"), kRevolt, "pretender"}}));
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 0u);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::garrison).size(), 0u);
  EXPECT_TRUE(find_war(t.s(), kRevolt));
}
// RPR-EVT-174a  It waits for a war card that becomes active: not an inactive or imminent one, but one that a
// leader or a match wakes.
TEST(Pretender, WaitsForAnActiveWar) {
  TestTable t("middle");
  seat_governor(t, 2, 0);
  draw_war(t, "1st_punic");
  EXPECT_EQ(event_level(t.s(), EventCard::pretender_emerges), 2);
  t.draws({"sicilia"});
  draw_leader(t, "hannibal");
  EXPECT_TRUE(find_war(t.s(), kRevolt));

  TestTable matched("middle");
  seat_governor(matched, 2, 0);
  matched.war("1st_punic", WarZone::active);
  draw_war(matched, "2nd_punic");  // imminent
  EXPECT_EQ(event_level(matched.s(), EventCard::pretender_emerges), 2);
  // The next turn begins with the imminent war (RPR-1.05.1a), before the chit.
  matched.draws({"sicilia", "none"});
  matched.run(mortality);
  EXPECT_EQ(zone(matched, "2nd_punic"), WarZone::active);
  EXPECT_TRUE(find_war(matched.s(), kRevolt));
}
// RPR-EVT-174a  A random one of the governed provinces; with none it waits on.
TEST(Pretender, AmongGovernedProvinces) {
  TestTable t("middle");
  seat_governor(t, 2, 0);
  t.province("africa", "manlius").province("macedonia");
  t.draws({"africa"});
  draw_war(t, "jugurthine");
  EXPECT_TRUE(find_war(t.s(), revolt_of(ProvinceId("africa"))));
  EXPECT_TRUE(find_senator(t.s(), man("fabius")));

  TestTable none("middle");
  seat_forum(none);
  none.province("macedonia").event(EventCard::pretender_emerges);
  draw_war(none, "jugurthine");
  EXPECT_EQ(event_level(none.s(), EventCard::pretender_emerges), 1);
  EXPECT_EQ(none.s().war.size(), 1u);
}

// RPR-EVT-174b, RPR-CARD-135, RPR-EVT-168b  Pompey rolls his military before this battle too; no more than
// the garrison, and omens count against it.
TEST(Pretender, PompeyRolls) {
  struct Case {
    int legions, omens, die, total;
  };
  for (const Case& c : {Case{6, 0, 4, 12 + 6 + 5 - 2}, Case{6, 0, 1, 12 + 6 + 2 - 2},
                        Case{3, 0, 6, 12 + 3 + 3 - 2}, Case{6, 1, 4, 12 + 6 + 4 - 2 - 1}}) {
    TestTable t("late");
    seat_governor(t, 1, c.legions);
    t.man("30A", 1).province("sicilia", "pompeius");
    come_to_rome(t.s(), man("fabius"));
    if (c.omens > 0) t.event(EventCard::evil_omens, c.omens);
    t.draws({"sicilia"}).dice({c.die, 4, 4, 4});
    if (c.total == 16) t.draws({"1", "2"});  // a victory that costs two
    draw_war(t, "jugurthine");
    EXPECT_EQ(t.told<PretenderFought>().front().total, c.total) << c.legions << c.omens << c.die;
  }
}
// RPR-EVT-174b, RPR-CARD-012  Cunctator halves what this battle costs, rounded up; also a Defeat that costs
// all (RPR-R-75).
TEST(Pretender, CunctatorHalvesTheLosses) {
  struct Case {
    const char* province;
    int legions, total;
    std::initializer_list<const char*> lost;
  };
  for (const Case& c : {Case{"sicilia", 8, 3 + 8 + 5 - 2, {"4", "5"}},  // 14: victory, four lost
                        Case{"africa", 5, 3 + 5 + 5 - 3, {"1", "2"}},   // 10: stalemate, three lost
                        Case{"asia", 3, 3 + 3 + 3 - 6, {"1", "3"}}}) {  // 3: defeat, all three
    TestTable t("late");
    seat_forum(t);
    std::erase_if(t.s().senator, [](const Senator& m) { return m.id == man("fabius"); });
    t.man("2A", 1).province(c.province, "fabius").event(EventCard::pretender_emerges).active_forces(0, 0);
    for (int number = 1; number <= c.legions; ++number) {
      legion(t.s(), number).place = UnitPlace::garrison;
      legion(t.s(), number).province = ProvinceId(c.province);
    }
    t.draws({c.province}).draws(c.lost).dice({1, 1, 1});
    draw_war(t, "jugurthine");
    EXPECT_EQ(t.told<PretenderFought>().front().total, c.total) << c.province;
    EXPECT_EQ(legions_at(t.s(), UnitPlace::pool).size(), 25u - static_cast<std::size_t>(c.legions) + 2u)
        << c.province;
  }
}
// RPR-EVT-174b  The land is that of the side that lies up: Africa 3, developed 4. Veterans count two.
TEST(Pretender, TheLandAsItLies) {
  for (const bool developed : {false, true}) {
    TestTable t("middle");
    seat_forum(t);
    t.province("africa", "fabius", 3, developed).event(EventCard::pretender_emerges).active_forces(0, 0);
    for (const int number : {1, 2}) {
      legion(t.s(), number).place = UnitPlace::garrison;
      legion(t.s(), number).province = ProvinceId("africa");
      legion(t.s(), number).veteran = true;
    }
    t.draws({"africa"}).dice({5, 5, 5});
    draw_war(t, "1st_gallic");
    EXPECT_EQ(t.told<PretenderFought>().front().total, 15 + 4 + 4 - (developed ? 4 : 3));
  }
}
// RPR-EVT-174-1, RPR-EVT-174b  A Defeat may cost the whole garrison; a legion that is left keeps its
// veterans' side and its allegiance on the way home.
TEST(Pretender, WhatTheBattleCosts) {
  TestTable all("middle");
  seat_governor(all, 1, 1);
  all.draws({"sicilia", "1"}).dice({1, 1, 1});  // 3 + 1 + 1 − 2 = 3: everything
  draw_war(all, "jugurthine");
  EXPECT_EQ(legion(all.s(), 1).place, UnitPlace::pool);
  EXPECT_TRUE(find_war(all.s(), kRevolt));

  TestTable home("middle");
  seat_governor(home, 1, 2);
  legion(home.s(), 1).veteran = true;
  legion(home.s(), 1).allegiance = man("manlius");
  home.draws({"sicilia", "2"}).dice({3, 3, 2});  // 8 + 3 + 3 − 2 = 12: stalemate, one lost
  draw_war(home, "jugurthine");
  EXPECT_EQ(legion(home.s(), 1).place, UnitPlace::rome);
  EXPECT_TRUE(legion(home.s(), 1).veteran);
  EXPECT_EQ(legion(home.s(), 1).allegiance, man("manlius"));
}
// RPR-EVT-174b, RPR-1.13.1d  A governor by legate leads nobody there, and does not die there; the province is
// lost to him all the same.
TEST(Pretender, AgainstALegate) {
  for (const int level : {1, 2}) {
    TestTable t("late");
    seat_governor(t, level, 3);
    province(t.s(), kSicilia).legate = true;
    come_to_rome(t.s(), man("fabius"));
    t.draws({"sicilia"});
    if (level == 1) t.draws({"1", "2"}).dice({3, 4, 3});  // 10 + 3 − 2 = 11: stalemate, two lost
    draw_war(t, "jugurthine");
    ASSERT_EQ(t.told<PretenderFought>().size(), level == 1 ? 1u : 0u);
    if (level == 1) {
      EXPECT_EQ(t.told<PretenderFought>().front().total, 11);
    }
    EXPECT_TRUE(find_senator(t.s(), man("fabius")));
    EXPECT_TRUE(province(t.s(), kSicilia).governor.empty());
    EXPECT_TRUE(find_war(t.s(), kRevolt));
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), level == 1 ? 1u : 0u);
  }
}
// RPR-EVT-174a, RPR-R-49  A province whose governor is a rebel has fallen away already: he is not there to
// die, and keeps it.
TEST(Pretender, NotAmongRebels) {
  for (const bool by_province : {true, false}) {
    TestTable t("late");
    seat_governor(t, 2, 0);
    province(t.s(), kSicilia).rebel = by_province;
    if (!by_province) {  // he followed a rebel of his faction
      t.senator("fabius").rebel = true;
      t.senator("fabius").place = Place::rebel_camp;
    }
    draw_war(t, "jugurthine");
    EXPECT_EQ(event_level(t.s(), EventCard::pretender_emerges), 2);
    ASSERT_TRUE(find_senator(t.s(), man("fabius")));
    EXPECT_EQ(province(t.s(), kSicilia).governor, man("fabius"));
  }
}

// RPR-EVT-169b, RPR-R-61  Beaten, the province is back in the Forum, undeveloped; half its land for the
// winner, no spoils, and its card is in no pile.
TEST(ProvinceRevolt, Beaten) {
  TestTable t("late");
  seat_forum(t);
  t.province("macedonia", "", 0, true).active_forces(0, 0);  // land 5, support 5
  t.run(
      [](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId("macedonia"), "disorder"); });
  const WarId revolt = revolt_of(ProvinceId("macedonia"));
  EXPECT_EQ(war_strength(t.p(), revolt).support, 5);
  t.office("fabius", Office::field_consul).army("fabius", revolt.str().c_str(), 20, 0, 5);
  t.dice({4, 4, 4});
  t.run([&](RprTable& table) { fight(table, man("fabius"), revolt, BattleKind::land); });
  EXPECT_FALSE(find_war(t.s(), revolt));
  EXPECT_TRUE(province(t.s(), ProvinceId("macedonia")).exists);
  EXPECT_FALSE(province(t.s(), ProvinceId("macedonia")).developed);
  EXPECT_TRUE(province(t.s(), ProvinceId("macedonia")).governor.empty());
  EXPECT_EQ(t.senator("fabius").popularity, 3);
  EXPECT_EQ(t.senator("fabius").influence, 5 + 3);
  EXPECT_EQ(t.s().treasury, 100);
  EXPECT_TRUE(t.s().discard.empty());
  EXPECT_TRUE(t.s().defeated.empty());
}

}  // namespace pretender_test
}  // namespace adj::respublica
