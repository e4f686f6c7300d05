// RPR-1.10  The order of battles, what stays of them, Proconsuls, and which wars count as prosecuted.

#include <algorithm>

#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace wars_fought_test {

void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}
std::vector<std::string> fought(const TestTable& t) {
  std::vector<std::string> men;
  for (const BattleFought& b : t.told<BattleFought>()) men.push_back(b.commander.str());
  return men;
}
// Cornelius (military 4) and Fabius (4) are Consuls; Furius (3) and Manlius (3) are there.
TestTable two_consuls() {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 2).man("furius", 3).man("manlius", 3);
  t.office("cornelius", Office::rome_consul).office("fabius", Office::field_consul);
  t.s().clockwise = {seat(1), seat(2), seat(3)};
  t.s().phase = Phase::combat;
  t.active_forces(0, 0);
  return t;
}
void sent_by(TestTable& t, std::initializer_list<const char*> men, int proposal) {
  for (const char* id : men) {
    Command& c = *find_command(t.s(), man(id));
    c.sent = true;
    c.proposal = proposal;
  }
}
BattleOrder battle_order(std::initializer_list<const char*> men) {
  BattleOrder o;
  for (const char* id : men) o.commanders.push_back(man(id));
  return o;
}

// RPR-1.10.1a  Everybody sent fights, in the order in which they were sent, each war to its end: the first
// victory halves what the second has to face.
TEST(Wars, InOrderOfDispatch) {
  for (const bool fabius_first : {true, false}) {
    TestTable t = two_consuls();
    t.war("1st_illyrian", WarZone::active).war("2nd_illyrian", WarZone::active);  // 5/3 and 4/2
    const auto go = [&](const char* id, const char* war) { t.army(id, war, 12, 0, 3); };
    if (fabius_first) go("fabius", "1st_illyrian");
    go("cornelius", "2nd_illyrian");
    if (!fabius_first) go("fabius", "1st_illyrian");
    sent_by(t, {"fabius"}, 1);
    sent_by(t, {"cornelius"}, 2);
    t.dice({4, 4, 4, 4, 4, 4}).run(combat);
    const auto told = t.told<BattleFought>();
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(told[0].commander, man(fabius_first ? "fabius" : "cornelius"));
    EXPECT_EQ(told[0].enemy_strength, fabius_first ? 10 : 8);
    EXPECT_EQ(told[1].enemy_strength, fabius_first ? 4 : 5);
    EXPECT_TRUE(t.s().war.empty());
    EXPECT_EQ(province(t.s(), ProvinceId("illyricum")).exists, true);
  }
}
// RPR-1.10.1b  Sent by one proposal: as their players agree, else by lot.
TEST(Wars, SentTogether) {
  struct Case {
    std::vector<const char*> one, two;
    bool lots;
  };
  for (const Case& c :
       {Case{{"fabius", "cornelius"}, {"fabius", "cornelius"}, false},
        Case{{"fabius", "cornelius"}, {"cornelius", "fabius"}, true}, Case{{"fabius", "cornelius"}, {}, true},
        Case{{}, {}, true}, Case{{"fabius"}, {"fabius"}, true}}) {
    TestTable t = two_consuls();
    t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
    t.army("cornelius", "syrian", 10, 0, 2).army("fabius", "1st_gallic", 12);
    sent_by(t, {"cornelius", "fabius"}, 4);
    const auto line = [](const std::vector<const char*>& men) {
      BattleOrder o;
      for (const char* id : men) o.commanders.push_back(man(id));
      return o;
    };
    if (!c.one.empty()) t.order(1, line(c.one));
    if (!c.two.empty()) t.order(2, line(c.two));
    if (c.lots) t.draws({"fabius"});
    t.dice({4, 4, 4, 4, 4, 4}).run(combat);
    EXPECT_EQ(fought(t), (std::vector<std::string>{"fabius", "cornelius"}));
  }
  TestTable lot = two_consuls();
  lot.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  lot.army("fabius", "1st_gallic", 12).army("cornelius", "syrian", 10, 0, 2);
  sent_by(lot, {"cornelius", "fabius"}, 4);
  lot.draws({"cornelius"}).dice({4, 4, 4, 4, 4, 4}).run(combat);
  EXPECT_EQ(fought(lot), (std::vector<std::string>{"cornelius", "fabius"}));
}
// RPR-1.10.1b  Two proposals: no lot, and nothing to agree on about two wars.
TEST(Wars, SentOneAfterTheOther) {
  TestTable t = two_consuls();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  t.army("cornelius", "syrian", 10, 0, 2).army("fabius", "1st_gallic", 12);
  sent_by(t, {"cornelius"}, 4);
  sent_by(t, {"fabius"}, 5);
  for (const int who : {1, 2}) t.order(who, battle_order({"fabius", "cornelius"}));
  t.dice({4, 4, 4, 4, 4, 4}).run(combat);
  EXPECT_EQ(fought(t), (std::vector<std::string>{"cornelius", "fabius"}));
}
// RPR-R-33a  A war stands where its last commander was sent, and Proconsuls come before this turn's
// dispatches; within a war they fight as they came, unless they agree.
TEST(Wars, SeveralCommandersOfOneWar) {
  for (const bool agree : {false, true}) {
    TestTable t = two_consuls();
    t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active).war("2nd_punic", WarZone::active);
    t.office("furius", Office::proconsul).office("manlius", Office::proconsul);
    t.army("furius", "syrian", 1, 0, 2).army("manlius", "2nd_punic", 1, 0, 5);
    t.army("cornelius", "1st_gallic", 11).army("fabius", "syrian", 3, 0, 2);
    sent_by(t, {"cornelius"}, 1);
    sent_by(t, {"fabius"}, 2);
    if (agree)
      for (const int who : {2, 3}) t.order(who, battle_order({"fabius", "furius"}));
    t.run(prepare_combat);
    std::vector<std::string> order;
    for (const int serial : t.s().now.battle_serials)
      for (const Command& c : t.s().command)
        if (c.serial == serial) order.push_back(c.commander.str());
    EXPECT_EQ(order, agree ? (std::vector<std::string>{"manlius", "cornelius", "fabius", "furius"})
                           : (std::vector<std::string>{"manlius", "cornelius", "furius", "fabius"}));
  }
}
// RPR-1.10.1c  Wars to which nobody was sent do nothing of themselves: no dice, no losses, only that they are
// unprosecuted.
TEST(Wars, NobodyAttacksRome) {
  TestTable t = two_consuls();
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::inactive);
  t.active_forces(10, 5).province("sicilia", "furius");
  t.run([](RprTable& table) {
    combat(table);
    end_combat(table);
  });
  EXPECT_TRUE(t.told<BattleFought>().empty());
  EXPECT_TRUE(t.told<LossesTaken>().empty());
  EXPECT_EQ(legions_in_rome(t), 10);
  EXPECT_EQ(zone_of(t, "syrian"), WarZone::unprosecuted);
  EXPECT_EQ(zone_of(t, "1st_gallic"), WarZone::inactive);
}

// RPR-1.10.12b  The marker stays, over the years too: from then on only the land is to be beaten.
TEST(NavalVictories, AreNotRepeated) {
  TestTable t = two_consuls();
  t.war("1st_punic", WarZone::active).army("fabius", "1st_punic", 2, 0, 15);
  t.dice({3, 3, 4}).run([](RprTable& table) {
    combat(table);
    end_combat(table);
  });
  ASSERT_TRUE(war(t.s(), WarId("1st_punic")).naval_victory);
  EXPECT_EQ(t.senator("fabius").office, Office::proconsul);
  t.draws({"none"}).run(mortality);
  EXPECT_TRUE(war(t.s(), WarId("1st_punic")).naval_victory);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).fleet, 0);
  for (int number = 3; number <= 14; ++number) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = WarId("1st_punic");
    legion(t.s(), number).commander = man("fabius");
  }
  t.dice({3, 3, 4}).run(combat);  // 10 + 18 − 10
  ASSERT_EQ(t.told<BattleFought>().size(), 1u);
  EXPECT_EQ(t.told<BattleFought>().front().kind, BattleKind::land);
  EXPECT_FALSE(find_war(t.s(), WarId("1st_punic")));
}
// RPR-1.10.12d  Fleets alone: the victor is in Rome at once with all of them, and no Proconsul; after
// anything else he stays.
TEST(NavalVictories, OfFleetsAlone) {
  TestTable t = two_consuls();
  t.war("1st_punic", WarZone::active).army("fabius", "1st_punic", 0, 0, 15).dice({3, 3, 4}).run(combat);
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_EQ(t.senator("fabius").office, Office::field_consul);
  EXPECT_EQ(fleets_in_rome(t), 15);
  EXPECT_TRUE(t.s().command.empty());
  TestTable stalemate = two_consuls();
  stalemate.war("1st_punic", WarZone::active).army("fabius", "1st_punic", 0, 0, 7);
  stalemate.dice({3, 4, 5}).run(combat);  // 12 + 11 − 10 = 13: stalemate without losses
  EXPECT_EQ(stalemate.senator("fabius").place, Place::war);
  EXPECT_EQ(stalemate.senator("fabius").office, Office::proconsul);
  TestTable legions = two_consuls();
  legions.war("1st_punic", WarZone::active).army("fabius", "1st_punic", 1, 0, 15).dice({3, 3, 4}).run(combat);
  EXPECT_EQ(legions.senator("fabius").place, Place::war);
}

// RPR-1.10.6a, RPR-R-37  The lot decides which, of each kind by itself: a veteran as well as the last
// recruit.
TEST(Losses, ByLot) {
  TestTable t("middle");
  t.man("fabius", 1).office("fabius", Office::field_consul).active_forces(0, 0);
  t.war("jugurthine", WarZone::active).army("fabius", "jugurthine", 4, 2, 4);  // veterans 5 and 6
  t.dice({2, 2, 2}).draws({"6", "2", "3", "4", "1", "2"});  // 6 + 12 − 8 = 10: three of each
  t.draws({"none", "none", "none", "none", "20", "19"}).run(combat);
  std::vector<int> legions = t.told<LossesTaken>().front().legions,
                   fleets = t.told<LossesTaken>().front().fleets;
  std::sort(legions.begin(), legions.end());
  std::sort(fleets.begin(), fleets.end());
  EXPECT_EQ(legions, (std::vector<int>{2, 3, 6}));
  EXPECT_EQ(fleets, (std::vector<int>{1, 2, 4}));
  EXPECT_EQ(legions_of(t.s(), man("fabius")), (std::vector<int>{1, 4, 5}));
  EXPECT_EQ(fleets_of(t.s(), man("fabius")), (std::vector<int>{3}));
  EXPECT_FALSE(legion(t.s(), 6).veteran);  // its number is free again
}

// RPR-1.10.7b  All troops lost, and no chit of his: he lives, as Proconsul without an army.
TEST(Losses, OfAllTroops) {
  TestTable t("middle");
  t.man("fabius", 1).office("fabius", Office::field_consul).active_forces(0, 0);
  t.war("jugurthine", WarZone::active).army("fabius", "jugurthine", 1, 0, 2);
  t.dice({5, 6, 6}).draws({"1", "1", "2", "none", "none", "20"}).run(combat);  // 17 + 2 − 8 = 11: two of each
  EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::stalemate);
  EXPECT_EQ(legions_with(t, "fabius"), 0);
  EXPECT_EQ(fleets_with(t, "fabius"), 0);
  EXPECT_TRUE(find_senator(t.s(), man("fabius")));
  EXPECT_EQ(t.senator("fabius").place, Place::war);
  EXPECT_EQ(t.senator("fabius").office, Office::proconsul);
}

// RPR-1.10.8b  As many Proconsuls as there are; none of them is a Consul, and the election of new ones does
// not touch them. The Master of Horse of a Dictator who becomes one goes home and serves until then.
TEST(Proconsuls, AreNoConsuls) {
  TestTable t = two_consuls();
  t.man("claudius", 1)
      .man("julius", 2)
      .office("furius", Office::dictator)
      .office("manlius", Office::master_of_horse);
  t.war("1st_gallic", WarZone::active).war("syrian", WarZone::active);
  t.army("furius", "1st_gallic", 6).army("cornelius", "syrian", 3, 0, 2);
  t.s().command.front().master = man("manlius");
  t.senator("manlius").place = Place::war;
  t.dice({3, 4, 4}).dice({4, 4, 5}).run(combat);  // 11 + 12 − 10 and 13 + 6 − 6: stalemates without losses
  for (const char* id : {"furius", "cornelius"}) {
    EXPECT_EQ(t.senator(id).office, Office::proconsul) << id;
    EXPECT_TRUE(t.senator(id).prior_consul) << id;
  }
  EXPECT_TRUE(holder(t.s(), Office::rome_consul).empty());
  EXPECT_TRUE(holder(t.s(), Office::dictator).empty());
  EXPECT_TRUE(in_rome(t.senator("manlius")));
  EXPECT_EQ(t.senator("manlius").office, Office::master_of_horse);
  EXPECT_TRUE(find_command(t.s(), man("furius"))->master.empty());
  t.s().phase = Phase::senate;
  t.order(1, PreferConsul{man("claudius")}).order(2, PreferConsul{man("claudius")});
  t.run([](RprTable& table) { fill_consuls(table, man("claudius"), man("julius"), "elected"); });
  EXPECT_FALSE(t.senator("manlius").office);
  EXPECT_FALSE(t.senator("fabius").office);
  for (const char* id : {"furius", "cornelius"}) EXPECT_EQ(t.senator(id).office, Office::proconsul) << id;
}
// RPR-1.10.8b  He remains one, battle after battle, while he has the command of that war; it ends with it.
TEST(Proconsuls, AsLongAsTheyCommand) {
  TestTable t = two_consuls();
  t.war("syrian", WarZone::active)
      .army("cornelius", "syrian", 3, 0, 2)
      .office("cornelius", Office::proconsul);
  t.dice({4, 4, 5}).run(combat);
  EXPECT_EQ(t.senator("cornelius").office, Office::proconsul);
  EXPECT_TRUE(t.told<BecameProconsul>().empty());
  t.run([](RprTable& table) { bring_home(table, "RPR-1.09.644a", man("cornelius"), "recalled"); });
  EXPECT_FALSE(t.senator("cornelius").office);
}

// RPR-1.10.9a, RPR-1.10.9c  Prosecuted: a battle on land, and a legion with support left, or one at sea, and
// a fleet or the marker left. What is prosecuted is no longer among the unprosecuted.
TEST(Prosecuted, WhatIsLeftAfterBattle) {
  struct Case {
    bool land, naval, marker;
    int legions, fleets;
    bool prosecuted;
  };
  for (const WarZone before : {WarZone::active, WarZone::unprosecuted})
    for (const Case& c : {Case{true, false, true, 1, 5, true},    // support 5
                          Case{true, false, true, 1, 4, false},   //
                          Case{true, false, true, 0, 5, false},   //
                          Case{false, true, false, 0, 1, true},   //
                          Case{false, true, false, 9, 0, false},  //
                          Case{false, true, true, 0, 0, true},    //
                          Case{false, false, true, 9, 9, false},  // nobody fought
                          Case{false, false, false, 9, 9, false}}) {
      TestTable t = two_consuls();
      t.war("1st_punic", before).army("fabius", "1st_punic", c.legions, 0, c.fleets);
      War& w = war(t.s(), WarId("1st_punic"));
      w.land_fought = c.land;
      w.naval_fought = c.naval;
      w.naval_victory = c.marker;
      t.run(end_combat);
      EXPECT_EQ(zone_of(t, "1st_punic"), c.prosecuted ? WarZone::active : WarZone::unprosecuted)
          << c.land << c.naval << c.marker << c.legions << c.fleets;
    }
}
// RPR-1.10.9a  All forces at the war together, also those without a commander; not those of other wars.
TEST(Prosecuted, AllForcesTogether) {
  TestTable t = two_consuls();
  t.war("1st_macedonian", WarZone::active).war("syrian", WarZone::active);  // support 10
  t.army("fabius", "1st_macedonian", 1, 0, 4).army("cornelius", "1st_macedonian", 0, 0, 5);
  t.army("furius", "syrian", 0, 0, 9);
  war(t.s(), WarId("1st_macedonian")).land_fought = true;
  TestTable leaderless = two_consuls();
  leaderless.s() = t.s();
  t.run(end_combat);
  EXPECT_EQ(zone_of(t, "1st_macedonian"), WarZone::unprosecuted);  // nine
  fleet(leaderless.s(), 25).place = UnitPlace::war;
  fleet(leaderless.s(), 25).war = WarId("1st_macedonian");
  leaderless.run(end_combat);
  EXPECT_EQ(zone_of(leaderless, "1st_macedonian"), WarZone::active);
}
// RPR-1.10.9c  A battle takes a war out of the unprosecuted.
TEST(Prosecuted, AgainAfterABattle) {
  TestTable t = two_consuls();
  t.war("syrian", WarZone::unprosecuted).army("cornelius", "syrian", 3, 0, 2).dice({4, 4, 5});
  t.run([](RprTable& table) {
    combat(table);
    end_combat(table);
  });
  EXPECT_EQ(zone_of(t, "syrian"), WarZone::active);
  EXPECT_EQ(t.told<WarMoved>().size(), 1u);
  t.run(end_combat);  // what was fought counts for this turn only …
  EXPECT_EQ(zone_of(t, "syrian"), WarZone::active);
  t.draws({"none"}).run(mortality);
  t.run(end_combat);  // … not for the next
  EXPECT_EQ(zone_of(t, "syrian"), WarZone::unprosecuted);
}

}  // namespace wars_fought_test
}  // namespace adj::respublica
