// RPR-1.10  Battles where one legion, one fleet or one chit decides, and what may be ordered for them.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_10.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace battle_cases_test {

const WarId kPunic{"1st_punic"}, kJugurtha{"jugurthine"};

void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}

// Cornelius (military 4), Field Consul, at the 1st Punic War: land 10, support 5, fleet 10.
TestTable at_the_punic_war(int legions, int fleets) {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 1).man("julius", 2).leader(1, "fabius").leader(2, "julius");
  t.office("cornelius", Office::field_consul).active_forces(0, 0);
  t.war("1st_punic", WarZone::active).army("cornelius", "1st_punic", legions, 0, fleets);
  return t;
}
// The same man against Jugurtha: land 8, support 2.
TestTable at_the_jugurthine_war(int legions, int fleets = 2) {
  TestTable t("middle");
  t.man("cornelius", 1).man("fabius", 1).man("julius", 2).leader(1, "fabius").leader(2, "julius");
  t.office("cornelius", Office::field_consul).active_forces(0, 0);
  t.war("jugurthine", WarZone::active).army("cornelius", "jugurthine", legions, 0, fleets);
  return t;
}
Condition at_least(int difference) {
  Condition c;
  c.kind = ConditionKind::difference;
  c.number = difference;
  return c;
}
bool landed(const TestTable& t) { return t.told<BattleFought>().size() == 2; }

// RPR-1.10.12c  In silence he lands when the odds are even, not when they are one worse.
TEST(Landing, InSilence) {
  for (const int legions : {5, 6}) {  // 5 + 4 or 6 + 4 against 10
    TestTable t = at_the_punic_war(legions, 15);
    t.dice({3, 3, 4});
    if (legions == 6) t.dice({6, 6, 6});
    t.run(combat);
    EXPECT_EQ(landed(t), legions == 6) << legions;
  }
}
// RPR-1.10.12c, 7.4  His own figure decides, above even odds or below; a line about another man does not.
TEST(Landing, AsHeSaid) {
  struct Case {
    int legions, figure;
    bool lands;
  };
  for (const Case& c : {Case{8, 2, true}, Case{8, 3, false}, Case{5, -1, true}, Case{5, 0, false}}) {
    TestTable t = at_the_punic_war(c.legions, 15);
    t.standing(1, LandAfterNaval{SenatorId(), true}, {at_least(c.figure)});
    t.dice({3, 3, 4});
    if (c.lands) t.dice({6, 6, 6});  // 18 + 2: nothing lost; 18 − 1: one of each
    if (c.lands && c.legions == 5) t.draws({"1", "1", "none", "20"});
    t.run(combat);
    EXPECT_EQ(landed(t), c.lands) << c.legions << " " << c.figure;
  }
  for (const bool his : {true, false}) {
    TestTable t = at_the_punic_war(8, 15);
    t.standing(1, LandAfterNaval{man(his ? "cornelius" : "fabius"), false}).dice({3, 3, 4});
    if (!his) t.dice({6, 6, 5});
    t.run(combat);
    EXPECT_EQ(landed(t), !his);
  }
}
// RPR-1.10.11a, RPR-1.10.12c  The fleets that are left after the battle at sea must support the landing:
// five.
TEST(Landing, NeedsSupportStill) {
  for (const int fleets : {6, 7}) {
    TestTable t = at_the_punic_war(14, fleets);
    t.dice({5, 5, fleets == 6 ? 6 : 5}).draws({"1", "2", "1", "2"});  // 16 + 0, 15 + 1: victory, two of each
    t.draws({"none", "none", "none", "none"});
    if (fleets == 7) t.dice({6, 6, 6});  // 12 + 4 − 10
    t.run(combat);
    EXPECT_EQ(t.told<BattleFought>().front().result, CombatResult::victory);
    EXPECT_EQ(landed(t), fleets == 7) << fleets;
    if (landed(t)) continue;
    EXPECT_EQ(t.told<NotFought>().front().why, "no_support");
    EXPECT_TRUE(war(t.s(), kPunic).naval_victory);
    EXPECT_EQ(t.senator("cornelius").office, Office::proconsul);
    EXPECT_EQ(t.senator("cornelius").popularity, 5 - 1);  // RPR-1.10.4b, RPR-1.10.61b
  }
}
// RPR-1.10.1a, RPR-1.10.8a  Fleets without legions where only the land is to be beaten, legions without
// fleets where a fleet waits: there is no battle, and he stays.
TEST(NoBattle, TheWrongForce) {
  TestTable at_sea = at_the_jugurthine_war(0, 5);
  at_sea.run(combat);
  EXPECT_TRUE(at_sea.told<BattleFought>().empty());
  EXPECT_EQ(at_sea.told<NotFought>().front(), (NotFought{kJugurtha, man("cornelius"), "no_legions"}));
  EXPECT_EQ(at_sea.senator("cornelius").office, Office::proconsul);
  TestTable on_land = at_the_punic_war(20, 0);
  on_land.run(combat);
  EXPECT_TRUE(on_land.told<BattleFought>().empty());
  EXPECT_EQ(on_land.told<NotFought>().front(), (NotFought{kPunic, man("cornelius"), "no_fleets"}));
  EXPECT_EQ(on_land.senator("cornelius").place, Place::war);
}
// RPR-1.10.11a  As many fleets as the war's support are enough.
TEST(NoBattle, ExactlyTheSupport) {
  TestTable t = at_the_jugurthine_war(10, 2);
  t.dice({4, 4, 4}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
}

// RPR-CARD-106a, RPR-CARD-157a  Who fetches a bequest fights nobody, stays what he is, and recruits nothing
// by the Gabinian Law.
TEST(NoBattle, AnExpedition) {
  TestTable t = at_the_jugurthine_war(10);
  t.office("fabius", Office::rome_consul).army("fabius", "pergamene_bequest", 3, 0, 3).law(Law::gabinian);
  find_command(t.s(), man("fabius"))->bequest = ForumCard::pergamene_bequest;
  t.senator("fabius").talents = 50;
  t.standing(1, GabinianRecruit{man("fabius"), 2, 0, true});
  t.dice({4, 4, 4}).run(combat);
  EXPECT_EQ(t.told<BattleFought>().size(), 1u);
  EXPECT_TRUE(t.told<NotFought>().empty());
  EXPECT_TRUE(t.told<ForcesRaised>().empty());
  EXPECT_EQ(t.senator("fabius").office, Office::rome_consul);
  EXPECT_EQ(t.senator("fabius").place, Place::war);
}
// RPR-CARD-157a  No more fleets than there are in the pool, and those are all he pays for.
TEST(NoBattle, TheLastFleets) {
  TestTable t = at_the_jugurthine_war(1, 23);
  t.law(Law::gabinian).senator("cornelius").talents = 50;
  t.standing(1, GabinianRecruit{man("cornelius"), 0, 5, false}).run(prepare_combat);
  EXPECT_EQ(fleets_of(t.s(), man("cornelius")).size(), 25u);
  EXPECT_EQ(t.senator("cornelius").talents, 30);
}

// RPR-1.10.4f, RPR-1.10.12b, RPR-1.10.4b  Dead in his victory at sea: the marker lies there, his force stays
// at the war until the Senate acts, and nobody is rewarded, not even an heir of his name.
TEST(DeadVictor, AtSea) {
  for (const bool leader : {true, false}) {
    TestTable t = at_the_punic_war(3, 15);
    if (leader) t.leader(1, "cornelius");
    t.s().unrest = 4;
    t.dice({2, 3, 3}).draws({"3", "15", "1", "none"}).run(combat);  // 8 + 19 − 10: victory, one of each
    EXPECT_TRUE(war(t.s(), kPunic).naval_victory);
    EXPECT_EQ(find_senator(t.s(), man("cornelius")) != nullptr, leader);
    if (leader) {
      EXPECT_EQ(t.senator("cornelius").popularity, 0);
      EXPECT_EQ(t.senator("cornelius").influence, 5);
      EXPECT_TRUE(in_rome(t.senator("cornelius")));
    }
    EXPECT_EQ(legions_at(t.s(), UnitPlace::war), (std::vector<int>{1, 2}));
    EXPECT_EQ(fleets_at(t.s(), UnitPlace::war).size(), 14u);
    EXPECT_TRUE(legion(t.s(), 1).commander.empty());
    EXPECT_EQ(legion(t.s(), 1).war, kPunic);
    EXPECT_TRUE(t.s().command.empty());
    EXPECT_EQ(t.s().unrest, 3);
  }
}
// RPR-1.10.4f  On land his force is home at once, fleets too, and its veteran is sworn to nobody.
TEST(DeadVictor, OnLand) {
  TestTable t = at_the_jugurthine_war(9, 3);
  t.dice({4, 4, 4}).draws({"1", "1", "1", "none"}).run(combat);  // 12 + 13 − 8 = 17: victory, one of each
  EXPECT_FALSE(find_war(t.s(), kJugurtha));
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 8u);
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::rome), (std::vector<int>{2, 3}));
  EXPECT_TRUE(legion(t.s(), 2).veteran);
  EXPECT_TRUE(legion(t.s(), 2).allegiance.empty());
  EXPECT_TRUE(legion(t.s(), 2).war.empty());
  EXPECT_TRUE(fleet(t.s(), 2).war.empty());
  EXPECT_EQ(t.s().treasury, 125);  // RPR-1.10.4c
}

// RPR-1.10.5a, RPR-R-35  The lowest number that is no veteran yet; where all are veterans there is nothing to
// make.
TEST(Veteran, TheNextOne) {
  for (const int veterans : {1, 3}) {
    TestTable t = at_the_jugurthine_war(3);
    for (int number = 1; number <= veterans; ++number) {
      legion(t.s(), number).veteran = true;
      legion(t.s(), number).allegiance = man("julius");
    }
    t.dice({6, 6, 6}).run(combat);  // 18 + 8 − 8 or 18 + 10 − 8: victory, nothing lost
    EXPECT_EQ(t.told<VeteransMade>().size(), veterans == 1 ? 1u : 0u);
    EXPECT_EQ(legion(t.s(), 1).allegiance, man("julius"));
    EXPECT_EQ(legion(t.s(), 2).allegiance, man(veterans == 1 ? "cornelius" : "julius"));
    EXPECT_EQ(legion(t.s(), 3).veteran, veterans == 3);
  }
}
// RPR-1.10.5c, RPR-R-35  No veteran of a battle at sea, won or not, though there are legions aboard.
TEST(Veteran, NotAtSea) {
  for (const bool won : {true, false}) {
    TestTable t = at_the_punic_war(2, won ? 15 : 7);
    if (won) t.dice({3, 3, 4});   // 10 + 19 − 10
    if (!won) t.dice({3, 4, 5});  // 12 + 11 − 10 = 13: stalemate without losses
    t.run(combat);
    EXPECT_EQ(t.told<BattleFought>().size(), 1u);
    EXPECT_TRUE(t.told<VeteransMade>().empty());
  }
}

// RPR-1.09.645a, RPR-1.10.31a  A standoff's number works once a turn as well; the year after it is back.
TEST(Numbers, AStandoffWorksOnce) {
  TestTable t = at_the_jugurthine_war(4);
  t.office("fabius", Office::rome_consul).army("fabius", "jugurthine", 4, 0, 2);
  t.dice({4, 4, 5}).draws({"1", "1", "none", "none"});  // S 13: one of each
  t.dice({4, 4, 5}).run(combat);                        // 13 + 8 − 8: stalemate without losses
  const std::vector<BattleFought> fought = t.told<BattleFought>();
  ASSERT_EQ(fought.size(), 2u);
  EXPECT_EQ(fought[0].result, CombatResult::standoff);
  EXPECT_EQ(fought[1].result, CombatResult::stalemate);
  EXPECT_TRUE(war_strength(t.p(), kJugurtha).standoff.empty());
  t.draws({"none"}).run(mortality);
  EXPECT_EQ(war_strength(t.p(), kJugurtha).standoff, (std::vector<int>{13}));
}

// RPR-1.10.9a  What was fought counts for what it was: a fleet left after a battle on land is too little, one
// left after a battle at sea is enough.
TEST(Prosecuting, ByLandOrSea) {
  const auto both = [](RprTable& table) {
    combat(table);
    end_combat(table);
  };
  TestTable land = at_the_jugurthine_war(4);
  land.dice({4, 4, 4}).draws({"1", "1", "none", "none"}).run(both);  // 12: one of each; support 2
  EXPECT_EQ(zone_of(land, "jugurthine"), WarZone::unprosecuted);
  EXPECT_EQ(land.told<WarMoved>().front().why, "unprosecuted");
  TestTable sea = at_the_punic_war(0, 7);
  sea.dice({3, 4, 5}).run(both);
  EXPECT_FALSE(war(sea.s(), kPunic).naval_victory);
  EXPECT_EQ(zone_of(sea, "1st_punic"), WarZone::active);
}

// RPR-1.10.71a, RPR-1.10.7c  The last chit takes the Master of Horse prisoner: the Dictator goes on without
// one.
TEST(MasterAtWar, Captured) {
  TestTable t = at_the_jugurthine_war(4);
  t.office("cornelius", Office::dictator).office("fabius", Office::master_of_horse).leader(1, "cornelius");
  find_command(t.s(), man("cornelius"))->master = man("fabius");
  t.senator("fabius").place = Place::war;
  t.senator("fabius").war = kJugurtha;
  t.dice({4, 4, 4}).draws({"1", "1", "none", "2"}).run(combat);  // 12 + 8 − 8: stalemate, one of each
  EXPECT_EQ(t.told<CommanderCaptured>().front(), (CommanderCaptured{man("fabius"), kJugurtha}));
  EXPECT_EQ(t.senator("fabius").place, Place::captive);
  EXPECT_EQ(t.senator("fabius").office, Office::master_of_horse);
  EXPECT_TRUE(find_command(t.s(), man("cornelius"))->master.empty());
  EXPECT_EQ(t.senator("cornelius").place, Place::war);
}

// RPR-1.10.71c  The ransom is paid before the battle that would have been his death.
TEST(Ransom, BeforeTheBattle) {
  for (const bool paid : {true, false}) {
    TestTable t = at_the_jugurthine_war(12);
    t.senator("julius").place = Place::captive;
    t.senator("julius").war = kJugurtha;
    t.senator("julius").influence = 4;
    t.senator("julius").talents = 3;
    t.faction(2).treasury = 7;
    t.man("manlius", 2).leader(2, "manlius");
    if (paid) t.order(2, RansomCaptive{man("julius")});
    t.dice({4, 4, 4}).run(combat);
    EXPECT_EQ(find_senator(t.s(), man("julius")) != nullptr, paid);
    if (paid) {
      EXPECT_TRUE(in_rome(t.senator("julius")));
      EXPECT_EQ(t.faction(2).treasury, 0);
    }
  }
}

// RPR-1.10.71b, RPR-1.10.8b  A captive keeps his office; but a Proconsul's ends with his command: back in
// Rome he may be elected again.
TEST(Ransom, OfAnOfficial) {
  for (const Office office : {Office::field_consul, Office::proconsul}) {
    TestTable t = at_the_jugurthine_war(4);
    t.office("cornelius", office).faction(1).treasury = 30;
    t.run([](RprTable& table) { capture(table, man("cornelius"), kJugurtha); });
    EXPECT_EQ(t.senator("cornelius").office, office);
    t.order(1, RansomCaptive{man("cornelius")}).run(settle_at_boundary);
    EXPECT_TRUE(in_rome(t.senator("cornelius")));
    EXPECT_EQ(t.faction(1).treasury, 20);
    EXPECT_EQ(t.senator("cornelius").office.has_value(), office == Office::field_consul);
  }
}
// RPR-1.10.71c  A ransom that has become too dear is told to his player, under its own clause.
TEST(Ransom, TooDear) {
  TestTable t = at_the_jugurthine_war(1);
  t.senator("julius").place = Place::captive;
  t.senator("julius").war = kJugurtha;
  t.faction(2).treasury = 9;
  t.order(2, RansomCaptive{man("julius")}).run(settle_at_boundary);
  EXPECT_EQ(t.senator("julius").place, Place::captive);
  EXPECT_EQ(t.names(), (std::vector<std::string>{"order_failed/2"}));
  EXPECT_EQ(t.clauses(), (std::vector<std::string>{"RPR-1.10.71c"}));
}

// RPR-1.10.71c  What is refused of a ransom: nobody is captive, the man is another's, a talent is missing.
// Ahead of time the price is not known yet.
TEST(CombatOrders, Ransom) {
  TestTable t = at_the_jugurthine_war(1);
  const auto key = [&](int who, const char* id, When when) {
    const auto no = refuse(t.p(), seat(who), RansomCaptive{man(id)}, when);
    return no ? no->clause + " " + no->key : "";
  };
  EXPECT_EQ(key(2, "julius", When::now), "RPR-1.10.71c not_captive");
  EXPECT_EQ(key(2, "julius", When::later), "");
  t.senator("julius").place = Place::captive;
  t.senator("julius").influence = 7;
  t.senator("julius").talents = 4;
  t.faction(2).treasury = 9;
  EXPECT_EQ(key(2, "julius", When::now), "RPR-1.10.71c too_dear");
  EXPECT_EQ(key(2, "julius", When::later), "");
  t.faction(2).treasury = 10;
  EXPECT_EQ(key(2, "julius", When::now), "");
  EXPECT_EQ(key(1, "julius", When::later), "RPR-1.10.71c not_your_senator");
}
// RPR-1.10.1b, RPR-1.10.12c, RPR-1.12.4b, RPR-CARD-125, RPR-CARD-157a  Of the other lines for Combat.
TEST(CombatOrders, Refused) {
  TestTable t = at_the_jugurthine_war(1);
  const auto key = [&](const auto& order, When when = When::now) {
    const auto no = refuse(t.p(), seat(1), order, when);
    return no ? no->clause + " " + no->key : "";
  };
  EXPECT_EQ(key(BattleOrder{{man("cornelius"), man("julius")}}), "");
  EXPECT_EQ(key(BattleOrder{{man("cornelius"), man("cornelius")}}), "RPR-1.10.1b named_twice");
  EXPECT_EQ(key(BattleOrder{{man("cornelius"), man("manlius")}}), "RPR-1.10.1b not_in_play");
  EXPECT_EQ(key(EndgameOrder{{kJugurtha}}), "");
  EXPECT_EQ(key(EndgameOrder{{kJugurtha, kJugurtha}}), "RPR-1.12.4b named_twice");
  EXPECT_EQ(key(EndgameOrder{{kPunic}}), "RPR-1.12.4b no_such_war");
  EXPECT_EQ(key(LandAfterNaval{man("cornelius"), true}), "");
  EXPECT_EQ(key(LandAfterNaval{SenatorId(), true}), "");
  EXPECT_EQ(key(LandAfterNaval{man("julius"), true}), "RPR-1.10.12c not_your_senator");
  EXPECT_EQ(key(CaesarVeterans{1}), "RPR-CARD-125 no_such_statesman");
  EXPECT_EQ(key(GabinianRecruit{man("cornelius"), 1, 0, true}), "RPR-CARD-157a no_such_law");
  EXPECT_EQ(key(GabinianRecruit{man("cornelius"), 1, 0, true}, When::later), "");
  t.law(Law::gabinian);
  EXPECT_EQ(key(GabinianRecruit{man("cornelius"), 25, 25, true}), "");
  EXPECT_EQ(key(GabinianRecruit{man("cornelius"), 26, 0, true}), "RPR-1.02a too_many_units");
  EXPECT_EQ(key(GabinianRecruit{man("cornelius"), 0, 26, true}), "RPR-1.02a too_many_units");
  EXPECT_EQ(key(GabinianRecruit{man("cornelius"), 0, 0, true}), "RPR-CARD-157a no_units");
  EXPECT_EQ(key(GabinianRecruit{man("julius"), 1, 0, true}), "RPR-CARD-157a not_your_senator");
  t.senator("julius").faction = seat(1);
  t.senator("julius").statesman = man("4A");
  EXPECT_EQ(key(CaesarVeterans{1}), "");
  EXPECT_EQ(key(CaesarVeterans{2}), "");
  EXPECT_EQ(key(CaesarVeterans{0}), "RPR-CARD-125 one_or_two");
  EXPECT_EQ(key(CaesarVeterans{3}), "RPR-CARD-125 one_or_two");
}

}  // namespace battle_cases_test
}  // namespace adj::respublica
