// RPR-EVT-161, 166 – 168, 171, 172  Desertions, epidemics, omens, the mob, disasters.

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace events_test {

bool lives(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }

// --- 161, 166: Fabius (4) with twenty legions and two fleets against Jugurtha (8, D14, S13).
BattleFought battle(TestTable& t, const char* war, std::initializer_list<int> dice) {
  if (t.s().senator.empty()) seat_forum(t);
  if (!find_war(t.s(), WarId(war))) t.war(war, WarZone::active);
  t.office("fabius", Office::field_consul).active_forces(0, 0).army("fabius", war, 20, 0, 10);
  t.dice(dice);
  t.run([&](RprTable& table) { fight(table, man("fabius"), WarId(war), BattleKind::land); });
  return t.told<BattleFought>().front();
}

// RPR-EVT-161-1, RPR-EVT-161-2, RPR-EVT-161a  An even natural roll: the black die, on side 2 both white ones,
// added to this battle's enemy; an odd one changes nothing. Drawn a third time it is no worse.
TEST(AllyDeserts, EvenRolls) {
  struct Case {
    int level;
    std::initializer_list<int> dice;  // black first
    int enemy;
  };
  for (const Case& c : {Case{1, {5, 4, 3}, 8 + 5}, Case{1, {5, 4, 2}, 8}, Case{2, {5, 4, 3}, 8 + 7}}) {
    TestTable t;
    t.event(EventCard::ally_deserts, c.level);
    const BattleFought b = battle(t, "jugurthine", c.dice);
    EXPECT_EQ(b.enemy_strength, c.enemy);
    EXPECT_EQ(b.total, b.black + b.white_1 + b.white_2 + 24 - c.enemy);
  }
  TestTable third;
  third.event(EventCard::ally_deserts, 2);
  happen(third, EventCard::ally_deserts);
  EXPECT_EQ(event_level(third.s(), EventCard::ally_deserts), 2);
  EXPECT_EQ(war_strength(third.war("jugurthine", WarZone::active).p(), WarId("jugurthine")).land, 8);
}
// RPR-EVT-166-1, RPR-EVT-166-2  An odd one: as much off the enemy, never below nothing.
TEST(EnemysAllyDeserts, OddRolls) {
  struct Case {
    int level;
    const char* war;
    std::initializer_list<int> dice;
    int enemy;
  };
  for (const Case& c : {Case{1, "jugurthine", {5, 4, 2}, 8 - 5}, Case{1, "jugurthine", {5, 4, 3}, 8},
                        Case{2, "jugurthine", {5, 4, 2}, 8 - 6}, Case{2, "4th_macedonian", {3, 6, 6}, 0}}) {
    TestTable t;
    t.event(EventCard::enemys_ally_deserts, c.level);
    EXPECT_EQ(battle(t, c.war, c.dice).enemy_strength, c.enemy) << c.war;
  }
  TestTable third;
  third.event(EventCard::enemys_ally_deserts, 2);
  happen(third, EventCard::enemys_ally_deserts);
  EXPECT_EQ(event_level(third.s(), EventCard::enemys_ally_deserts), 2);
}
// RPR-EVT-161a  After multiplication.
TEST(AllyDeserts, NotMultiplied) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::ally_deserts).war("1st_illyrian", WarZone::active);
  EXPECT_EQ(battle(t, "2nd_illyrian", {2, 4, 6}).enemy_strength, 2 * 4 + 2);
}

// RPR-EVT-167-1  Six chits; senators in Rome die, those away or in the Forum do not.
TEST(Epidemic, InRome) {
  TestTable t;
  seat_forum(t);
  t.man("julius", 0).province("sicilia", "manlius");
  t.draws({"2", "6", "4", "none", "9", "30"});
  happen(t, EventCard::epidemic);
  EXPECT_FALSE(lives(t, "fabius"));
  EXPECT_FALSE(lives(t, "aurelius"));
  EXPECT_TRUE(lives(t, "manlius"));
  EXPECT_TRUE(lives(t, "julius"));
}
// RPR-EVT-167-2  The second time: six chits, and only the first of those away dies; the third time again.
TEST(Epidemic, Abroad) {
  for (const int level : {1, 2}) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::epidemic, level);
    t.province("sicilia", "manlius").war("1st_punic", WarZone::active).army("aurelius", "1st_punic", 1);
    t.draws({"2", "9", "6", "none", "1", "30"});
    happen(t, EventCard::epidemic);
    EXPECT_FALSE(lives(t, "aurelius"));
    for (const char* id : {"fabius", "cornelius", "manlius"}) EXPECT_TRUE(lives(t, id)) << id;
  }
}
// RPR-EVT-167-2  Captives, rebels and unaligned governors are away too.
TEST(Epidemic, WhoIsAway) {
  for (const Place place : {Place::captive, Place::rebel_camp, Place::province}) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::epidemic).man("julius", 0);
    const char* id = place == Place::province ? "julius" : "aurelius";
    if (place == Place::province) t.province("sicilia", "julius");
    t.senator(id).place = place;
    t.draws({"4", "9", "none", "none", "none", "none"});
    happen(t, EventCard::epidemic);
    EXPECT_FALSE(lives(t, id));
    EXPECT_EQ(lives(t, "julius"), place != Place::province);
  }
}

// RPR-EVT-168-1, RPR-EVT-168a, RPR-EVT-168-2  Omens: 20 talents the first time; each further draw one more
// point, and no talents.
TEST(EvilOmens, PayOnceAndAddUp) {
  TestTable t;
  seat_forum(t);
  for (const int level : {1, 2, 3}) {
    happen(t, EventCard::evil_omens);
    EXPECT_EQ(omens(t.s()), level);
    EXPECT_EQ(t.s().treasury, 80);
  }
}
// RPR-EVT-168a, RPR-1.06.53d  A State that cannot pay them is bankrupt.
TEST(EvilOmens, MayRuinTheState) {
  TestTable t;
  seat_forum(t);
  t.s().treasury = 19;
  happen(t, EventCard::evil_omens);
  EXPECT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::bankruptcy);
}

// RPR-EVT-171-1  As many chits as unrest; senators in Rome below that popularity die.
TEST(MobViolence, ByUnrest) {
  TestTable t;
  seat_forum(t);
  t.s().unrest = 3;
  t.senator("fabius").popularity = 3;
  t.senator("manlius").popularity = 2;
  t.province("sicilia", "aurelius");
  t.draws({"2", "6", "9"});
  happen(t, EventCard::mob_violence);
  EXPECT_TRUE(lives(t, "fabius"));
  EXPECT_FALSE(lives(t, "manlius"));
  EXPECT_TRUE(lives(t, "aurelius"));
}
TEST(MobViolence, QuietRomeIsSafe) {  // RPR-EVT-171-1
  TestTable t;
  seat_forum(t);
  happen(t, EventCard::mob_violence);
  EXPECT_TRUE(t.told<ChitsDrawn>().empty());
}
// RPR-EVT-171-2  Then a die of chits more, and popularity must exceed the unrest; the third time again. Omens
// count against the die (RPR-EVT-168b).
TEST(MobViolence, Worse) {
  for (const int level : {1, 2}) {
    for (const bool omened : {false, true}) {
      TestTable t;
      seat_forum(t);
      t.event(EventCard::mob_violence, level);
      if (omened) t.event(EventCard::evil_omens);
      t.s().unrest = 1;
      t.senator("fabius").popularity = 1;
      t.senator("manlius").popularity = 2;
      t.dice({2}).draws({"2", "6"});
      if (!omened) t.draws({"none"});
      happen(t, EventCard::mob_violence);
      EXPECT_FALSE(lives(t, "fabius"));
      EXPECT_TRUE(lives(t, "manlius"));
    }
  }
}

// RPR-EVT-171-2, RPR-R-12  Omens that outweigh the die take no chit of the unrest's own away.
TEST(MobViolence, NeverFewerThanTheUnrest) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::mob_violence).event(EventCard::evil_omens, 3);
  t.s().unrest = 1;
  t.dice({1}).draws({"6"});
  happen(t, EventCard::mob_violence);
  EXPECT_FALSE(lives(t, "manlius"));
}

// RPR-EVT-172-1  50 talents, and a die for what is
// destroyed: 1 – 2 Mining, 3 – 4 Harbor Fees, 5 Armaments, 6 Ship Building; held or in the Forum.
TEST(NaturalDisaster, DestroysAConcession) {
  const char* destroyed[] = {"mining", "mining", "harbor_fees", "harbor_fees", "armaments", "ship_building"};
  for (int die = 1; die <= 6; ++die) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::evil_omens);  // not on this die (RPR-R-12)
    t.senator("fabius").concessions = {ConcessionId("mining"), ConcessionId("armaments")};
    t.s().forum_concessions = {ConcessionId("harbor_fees"), ConcessionId("ship_building")};
    t.dice({die});
    happen(t, EventCard::natural_disaster);
    const ConcessionId gone(destroyed[die - 1]);
    EXPECT_EQ(t.s().curia_concessions, (std::vector<ConcessionId>{gone})) << die;
    EXPECT_FALSE(t.senator("fabius").concessions.contains(gone));
    EXPECT_EQ(t.s().forum_concessions.size() + t.senator("fabius").concessions.size(), 3u);
    EXPECT_EQ(t.s().treasury, 50);
  }
}
// RPR-EVT-172-2  The second and third time nothing is paid, but another concession is in danger.
TEST(NaturalDisaster, Widespread) {
  for (const int level : {1, 2}) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::natural_disaster, level);
    t.senator("fabius").concessions = {ConcessionId("mining")};
    t.dice({2});
    happen(t, EventCard::natural_disaster);
    EXPECT_TRUE(t.senator("fabius").concessions.empty());
    EXPECT_EQ(t.s().treasury, 100);
  }
}
// RPR-EVT-172-1  Not in play: nothing more than the talents; a State without them falls.
TEST(NaturalDisaster, NothingToDestroy) {
  TestTable t;
  seat_forum(t);
  t.card(1, "mining").dice({1});
  happen(t, EventCard::natural_disaster);
  EXPECT_EQ(t.faction(1).hand.size(), 1u);
  EXPECT_TRUE(t.told<ConcessionDestroyed>().empty());
  TestTable poor;
  seat_forum(poor);
  poor.s().treasury = 49;
  happen(poor, EventCard::natural_disaster);
  EXPECT_TRUE(poor.ended());
}

}  // namespace events_test
}  // namespace adj::respublica
