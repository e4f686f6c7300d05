// RPR-CARD-109, 156, 160  Laws that wars bring about: Tradition Erodes, Plautian-Papirian, Julian.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace war_laws_test {

std::string no_law(const TestTable& t, Law law, int who = 2) {
  const auto no = refuse_law(t.p(), seat(who), law);
  return no ? no->clause + " " + no->key : "";
}
void play(TestTable& t, Law law) {
  t.order(2, PlayLaw{law, false}).run([](RprTable& table) { play_laws(table); });
}

// RPR-CARD-109  Playable while active wars together are worth 15, fleets, matching wars and leaders counted;
// inactive and imminent ones are not.
TEST(TraditionErodes, NeedsGreatWars) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.card(2, "tradition_erodes").war("syrian", WarZone::active).war("1st_gallic", WarZone::inactive);
  EXPECT_EQ(no_law(t, Law::tradition_erodes), "RPR-1.07.36a law_not_yet");  // 6
  t.war("2nd_illyrian", WarZone::unprosecuted).war("1st_illyrian", WarZone::imminent);
  EXPECT_EQ(no_law(t, Law::tradition_erodes), "RPR-1.07.36a law_not_yet");  // 10
  war(t.s(), WarId("1st_illyrian")).zone = WarZone::active;
  EXPECT_EQ(no_law(t, Law::tradition_erodes), "");  // 6 + 8 + 10
  EXPECT_EQ(no_law(t, Law::tradition_erodes, 1), "RPR-1.07.36a card_not_held");

  TestTable sea;
  seat_senate(sea, Stage::consuls);
  sea.card(2, "tradition_erodes").war("1st_punic", WarZone::active);
  EXPECT_EQ(no_law(sea, Law::tradition_erodes), "");  // 10 + 10
  war(sea.s(), WarId("1st_punic")).naval_victory = true;
  EXPECT_EQ(no_law(sea, Law::tradition_erodes), "RPR-1.07.36a law_not_yet");
  sea.enemy_leader("hannibal");  // 7 more
  EXPECT_EQ(no_law(sea, Law::tradition_erodes), "");
}
// RPR-CARD-109  From then on this year's Consuls and Dictator may be elected Consul again, before that not.
TEST(TraditionErodes, ConsulsAgain) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.card(2, "tradition_erodes").war("1st_punic", WarZone::active);
  t.office("fabius", Office::field_consul).office("furius", Office::dictator);
  const auto pair = [&](const char* a, const char* b) { return refused(t, ConsulPair{man(a), man(b)}); };
  for (const char* id : {"cornelius", "fabius", "furius"})
    EXPECT_EQ(pair(id, "claudius"), "RPR-1.09.2c not_eligible") << id;
  play(t, Law::tradition_erodes);
  EXPECT_TRUE(law(t.s(), Law::tradition_erodes));
  EXPECT_TRUE(t.faction(2).hand.empty());
  for (const char* id : {"cornelius", "fabius", "furius"}) EXPECT_EQ(pair(id, "claudius"), "") << id;
  t.s().war.clear();  // the law outlives the wars
  EXPECT_EQ(pair("cornelius", "fabius"), "");
}

// RPR-CARD-156  With the Social War in play, active or not: half its strength, unrest down by two, and a
// point of popularity for every senator of him who plays it, wherever they are.
TEST(PlautianPapirian, HalvesTheSocialWar) {
  TestTable t("late");
  seat_senate(t);
  t.card(2, "plautian_papirian").province("sicilia", "manlius");
  EXPECT_EQ(no_law(t, Law::plautian_papirian), "RPR-1.07.36a law_not_yet");
  play(t, Law::plautian_papirian);
  EXPECT_FALSE(law(t.s(), Law::plautian_papirian));
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  t.s().orders.clear();
  t.war("social", WarZone::active);
  EXPECT_EQ(war_strength(t.p(), kSocialWar).land, 10);
  t.s().unrest = 5;
  play(t, Law::plautian_papirian);
  EXPECT_EQ(war_strength(t.p(), kSocialWar).land, 5);
  EXPECT_EQ(t.s().unrest, 3);
  for (const char* id : {"claudius", "manlius"}) EXPECT_EQ(t.senator(id).popularity, -1) << id;
  for (const char* id : {"cornelius", "fabius", "furius", "aurelius"})
    EXPECT_EQ(t.senator(id).popularity, 0) << id;
}

// RPR-CARD-160, RPR-R-70  With the Social War in play: no shortage of men and no refusal to serve any more,
// unrest down by three, and a die of influence for each of his senators.
TEST(JulianLaw, EndsShortages) {
  TestTable t("late");
  seat_senate(t);
  t.card(2, "julian").event(EventCard::manpower_shortage, 2);
  t.s().manpower_shortage = 3;
  t.s().now.no_recruitment = true;
  t.s().unrest = 5;
  t.s().treasury = 100;
  EXPECT_EQ(no_law(t, Law::julian), "RPR-1.07.36a law_not_yet");
  t.war("social", WarZone::active);
  EXPECT_EQ(no_law(t, Law::julian), "");
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "RPR-1.08.2b no_recruitment");
  EXPECT_EQ(price_of_unit(t.p()), 40);
  t.province("sicilia", "manlius").dice({3, 6});
  play(t, Law::julian);
  EXPECT_EQ(price_of_unit(t.p()), 10);
  EXPECT_EQ(event_level(t.s(), EventCard::manpower_shortage), 0);
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "");
  EXPECT_EQ(t.s().unrest, 2);
  EXPECT_EQ(t.senator("claudius").influence, 4 - 3);
  EXPECT_EQ(t.senator("manlius").influence, 0);  // 4 − 6
  EXPECT_EQ(t.senator("cornelius").influence, 5);
}

}  // namespace war_laws_test
}  // namespace adj::respublica
