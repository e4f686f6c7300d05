// RPR-CARD-010 …  Statesmen in command, and the cards that are played in the Combat phase.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace commanders_test {

// He of this card, Field Consul, with so many legions and fleets at a war; his faction has another leader.
SenatorId command(TestTable& t, const char* card, const char* war, int legions, int fleets) {
  const SenatorId id = test_tables().senator(man(card)).family_id;
  t.man("valerius", 1).man(card, 1).leader(1, "valerius").man("claudius", 2).man("furius", 3);
  t.office(id.str().c_str(), Office::field_consul).active_forces(0, 0);
  if (!find_war(t.s(), WarId(war))) t.war(war, WarZone::active);
  t.army(id.str().c_str(), war, legions, 0, fleets);
  t.s().phase = Phase::combat;
  return id;
}
BattleFought fight_on_land(TestTable& t, SenatorId id, const char* war) {
  t.run([&](RprTable& table) { fight(table, id, WarId(war), BattleKind::land); });
  return t.told<BattleFought>().front();
}

// RPR-CARD-010, RPR-CARD-029, RPR-CARD-031, RPR-CARD-076, RPR-CARD-077, RPR-CARD-088  The numbers of these
// wars do not touch him, those of other wars do.
TEST(Commanders, NullifyDisasters) {
  struct Case {
    const char* card;
    std::vector<const char*> wars;
  };
  const std::vector<Case> cases{
      {"1A", {"1st_punic", "2nd_punic", "3rd_punic"}},
      {"18A", {"1st_macedonian", "2nd_macedonian", "3rd_macedonian", "4th_macedonian"}},
      {"19A", {"1st_macedonian", "2nd_macedonian", "3rd_macedonian", "4th_macedonian"}},
      {"1B", {"3rd_punic", "lusitanian", "numantine", "sertorian"}},
      {"1C", {"social", "1st_mithridatic", "2nd_mithridatic", "3rd_mithridatic"}},
      {"27A", {"social", "jugurthine"}}};
  for (const Case& c : cases) {
    TestTable t("late");
    t.man(c.card, 1);
    const SenatorId id = test_tables().senator(man(c.card)).family_id;
    for (const WarInfo& info : test_tables().wars) {
      t.war(info.id.str().c_str(), WarZone::active);
      const WarStrength strength = war_strength(t.p(), info.id, id);
      const bool named =
          std::any_of(c.wars.begin(), c.wars.end(), [&](const char* war) { return info.id == WarId(war); });
      EXPECT_EQ(strength.disaster.empty(), named) << c.card << " " << info.id.str();
      EXPECT_EQ(strength.standoff.empty(), named) << c.card << " " << info.id.str();
    }
  }
}
// RPR-CARD-010, RPR-1.07.343a  Never those of leaders.
TEST(Commanders, NotThoseOfLeaders) {
  TestTable t;
  t.man("1A", 1).war("2nd_punic", WarZone::active).enemy_leader("hannibal");
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_punic"), man("cornelius")).disaster, (std::vector<int>{9}));
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_punic"), man("cornelius")).standoff, (std::vector<int>{16}));
}
// RPR-1.07.411a, RPR-CARD-010, RPR-CARD-029, RPR-CARD-077, RPR-CARD-088, RPR-CARD-125, RPR-CARD-133,
// RPR-CARD-135  Loyalty 0 in one faction with those whom his card names, each of them; printed otherwise.
TEST(Statesmen, Opposed) {
  const std::map<const char*, std::vector<const char*>> opposed{
      {"1A", {"22A"}},  {"2A", {}},      {"18A", {"22A"}}, {"19A", {}},     {"22A", {"1A", "1B", "18A"}},
      {"1B", {}},       {"1C", {"27A"}}, {"7A", {"23A"}},  {"21A", {"1C"}}, {"23A", {"25A", "25B", "7A"}},
      {"27A", {"1C"}},  {"4A", {"22B"}}, {"22B", {"4A"}},  {"28A", {}},     {"29A", {"30A"}},
      {"29B", {"30A"}}, {"30A", {"29A"}}};
  for (const auto& [card, enemies] : opposed)
    for (const auto& [other, unused] : opposed) {
      const SenatorInfo& info = test_tables().senator(man(card));
      if (info.family == test_tables().senator(man(other)).family) continue;
      for (const int other_seat : {1, 2}) {
        TestTable t("late");
        t.man(card, 1).man(other, other_seat);
        const auto named = [other_card = other](const char* enemy) { return man(enemy) == man(other_card); };
        const bool zero = other_seat == 1 && std::any_of(enemies.begin(), enemies.end(), named);
        EXPECT_EQ(loyalty(t.p(), info.family_id), zero ? 0 : info.loyalty) << card << " with " << other;
      }
    }
}

// RPR-CARD-012, RPR-R-38  The Delayer loses half of each kind, rounded up; popularity by what he really lost.
TEST(Cunctator, HalvesLosses) {
  TestTable t("middle");
  const SenatorId id = command(t, "2A", "jugurthine", 10, 2);
  t.dice({1, 1, 1}).draws({"1", "2", "1", "none", "none", "30"});  // 3 + 15 − 8 = 10: three of each
  EXPECT_EQ(fight_on_land(t, id, "jugurthine").losses, 3);
  EXPECT_EQ(legions_of(t.s(), id).size(), 8u);
  EXPECT_EQ(fleets_of(t.s(), id).size(), 1u);
  EXPECT_EQ(t.senator("fabius").popularity, -1);

  TestTable disaster("middle");
  const SenatorId other = command(disaster, "2A", "jugurthine", 10, 2);
  disaster.dice({4, 5, 5}).draws({"1", "2", "3", "1", "none", "none", "none", "30"});  // five, so three
  fight_on_land(disaster, other, "jugurthine");
  EXPECT_EQ(legions_of(disaster.s(), other).size(), 7u);
}
// RPR-R-75  "All" is halved as well; he dies of the Defeat.
TEST(Cunctator, AllIsHalvedToo) {
  TestTable t("middle");
  const SenatorId id = command(t, "2A", "jugurthine", 1, 2);
  t.dice({1, 1, 2}).draws({"1", "1"});  // 4 + 2 − 8: everything
  EXPECT_TRUE(fight_on_land(t, id, "jugurthine").all_lost);
  EXPECT_FALSE(find_senator(t.s(), id));
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::war).size(), 1u);

  TestTable three("middle");
  const SenatorId bold = command(three, "2A", "1st_gallic", 3, 0);
  three.dice({1, 1, 2}).draws({"1", "2"});  // 4 + 6 − 10 = 0
  fight_on_land(three, bold, "1st_gallic");
  EXPECT_EQ(legions_at(three.s(), UnitPlace::war).size(), 1u);
}
// RPR-CARD-012  Not as another's Master of Horse.
TEST(Cunctator, NotAsMaster) {
  TestTable t("middle");
  const SenatorId id = command(t, "cornelius", "jugurthine", 10, 2);
  t.man("2A", 1).office("cornelius", Office::dictator).office("fabius", Office::master_of_horse);
  t.senator("fabius").place = Place::war;
  t.s().command.back().master = man("fabius");
  t.dice({1, 1, 1});  // 3 + 10 + 4 + 5 − 8 = 14: victory, four of each
  t.draws({"1", "2", "3", "4", "1", "2", "none", "none", "none", "none", "30", "29"});
  fight_on_land(t, id, "jugurthine");
  EXPECT_EQ(legions_of(t.s(), id).size(), 6u);
}

// RPR-CARD-125, RPR-R-35  Caesar: two veterans by a victory, or one if he wishes; one by a stalemate.
TEST(Caesar, TwoVeterans) {
  for (const int wish : {0, 1, 2}) {
    TestTable t("late");
    const SenatorId id = command(t, "4A", "1st_gallic", 20, 0);
    if (wish > 0) t.standing(1, CaesarVeterans{wish});
    t.dice({4, 4, 4});
    fight_on_land(t, id, "1st_gallic");
    EXPECT_EQ(t.told<VeteransMade>().front().legions.size(), wish == 1 ? 1u : 2u);
    EXPECT_EQ(legion(t.s(), 1).allegiance, id);
  }
  TestTable stalemate("late");
  const SenatorId id = command(stalemate, "4A", "1st_gallic", 6, 0);
  stalemate.dice({3, 4, 4});  // 11 + 12 − 10 = 13: stalemate without losses
  fight_on_land(stalemate, id, "1st_gallic");
  EXPECT_EQ(stalemate.told<VeteransMade>().front().legions.size(), 1u);
  TestTable plain("late");
  const SenatorId other = command(plain, "cornelius", "1st_gallic", 20, 0);
  plain.dice({4, 4, 4});
  fight_on_land(plain, other, "1st_gallic");
  EXPECT_EQ(plain.told<VeteransMade>().front().legions.size(), 1u);
}

// RPR-CARD-133, RPR-1.10.9b  Lucullus loses nothing to a disaster or a standoff; the war is unprosecuted, and
// he is recalled when the next Senate closes.
TEST(Lucullus, NoLosses) {
  for (const bool disaster : {true, false}) {
    TestTable t("late");
    const SenatorId id = command(t, "29B", "jugurthine", 10, 2);
    if (disaster)
      t.dice({4, 5, 5});
    else
      t.dice({4, 4, 5});
    EXPECT_EQ(fight_on_land(t, id, "jugurthine").result,
              disaster ? CombatResult::disaster : CombatResult::standoff);
    EXPECT_EQ(legions_of(t.s(), id).size(), 10u);
    EXPECT_EQ(fleets_of(t.s(), id).size(), 2u);
    t.run(end_combat);
    EXPECT_EQ(zone(t, "jugurthine"), WarZone::unprosecuted);
    t.s().phase = Phase::senate;
    t.run(close_senate);
    EXPECT_TRUE(in_rome(t.senator(id.str().c_str())));
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 10u);
  }
  TestTable table("late");  // the table's losses are his like anybody's
  const SenatorId id = command(table, "29B", "jugurthine", 8, 2);
  table.dice({2, 2, 3}).draws({"1", "1", "none", "30"});  // 7 + 13 − 8 = 12: stalemate, one of each
  fight_on_land(table, id, "jugurthine");
  EXPECT_EQ(legions_of(table.s(), id).size(), 7u);
}
// RPR-R-74  His force must suffice as anybody's.
TEST(Lucullus, MinimumForce) {
  TestTable t("late");
  seat_forum(t);
  t.man("29B", 1).war("jugurthine", WarZone::active);
  EXPECT_TRUE(refuse_weak_force(t.p(), man("licinius"), WarId("jugurthine"), {3, 0, 2}));   // 3 + 3
  EXPECT_FALSE(refuse_weak_force(t.p(), man("licinius"), WarId("jugurthine"), {4, 0, 2}));  // 4 + 4
}

// RPR-CARD-135  Pompey rolls 1d6 + 1 before each battle; 2 counts for the minimum force. Omens take 1 of it
// (RPR-EVT-168b).
TEST(Pompey, RollsHisMilitary) {
  for (const bool omened : {false, true}) {
    TestTable t("late");
    if (omened) t.event(EventCard::evil_omens);
    const SenatorId id = command(t, "30A", "1st_gallic", 20, 0);
    EXPECT_EQ(military(t.p(), id), 2);
    t.dice({5, 4, 4, 4});
    EXPECT_EQ(fight_on_land(t, id, "1st_gallic").rome_strength, 20 + 5 + 1 - (omened ? 1 : 0));
  }
  TestTable t("late");
  seat_forum(t);
  t.man("30A", 1).war("1st_gallic", WarZone::active);
  EXPECT_TRUE(refuse_weak_force(t.p(), man("pompeius"), WarId("1st_gallic"), {7, 0, 0}));
  EXPECT_FALSE(refuse_weak_force(t.p(), man("pompeius"), WarId("1st_gallic"), {8, 0, 0}));
}

// RPR-CARD-139, RPR-CARD-139a  Cleopatra as ally, before a battle of her war: 3 to his military within the
// army, 50 talents, −5 popularity; she stays with him, and the card is out of the game.
TEST(Cleopatra, Ally) {
  TestTable t("late");
  const SenatorId id = command(t, "cornelius", "alexandrine", 20, 10);
  war(t.s(), kAlexandrineWar).naval_victory = true;
  t.card(2, "cleopatra_139").order(2, PlayCleopatra{true});
  t.dice({4, 4, 4});
  EXPECT_EQ(fight_on_land(t, id, "alexandrine").rome_strength, 20 + 4 + 3);
  EXPECT_EQ(t.senator("cornelius").talents, 50);
  EXPECT_EQ(t.senator("cornelius").popularity, -5 + 1);  // and the victory over 2
  EXPECT_EQ(t.s().removed, (std::vector<CardId>{CardId("cleopatra_139")}));

  TestTable weak("late");
  const SenatorId other = command(weak, "cornelius", "alexandrine", 5, 10);
  war(weak.s(), kAlexandrineWar).naval_victory = true;
  weak.card(2, "cleopatra_139").order(2, PlayCleopatra{true}).dice({4, 4, 4});
  EXPECT_EQ(fight_on_land(weak, other, "alexandrine").rome_strength, 5 + 5);  // no more than the army
}
// RPR-CARD-139a, RPR-1.05.3e  It is him she helps: nobody who bears his name after him, heir or out of the
// Curia, has her 3.
TEST(Cleopatra, HelpsNoHeir) {
  for (const bool leads : {true, false}) {
    TestTable t("late");
    const SenatorId id = command(t, "cornelius", "alexandrine", 20, 10);
    if (leads) t.leader(1, "cornelius");
    war(t.s(), kAlexandrineWar).cleopatra = CleopatraSide::ally;
    war(t.s(), kAlexandrineWar).cleopatra_with = id;
    EXPECT_EQ(skill_of(t.p(), id), 4 + 3);
    t.run([&](RprTable& table) { kill_senator(table, "RPR-1.05.2a", id, "mortality"); });
    if (!leads) t.man("cornelius", 2);
    ASSERT_TRUE(find_senator(t.s(), id));
    EXPECT_EQ(skill_of(t.p(), id), 4);
  }
}
// RPR-CARD-139, RPR-CARD-139b  As an enemy: 3 more on land and at sea, D 16 and S 15 until the war is over;
// not in other wars, and not without the card.
TEST(Cleopatra, Enemy) {
  TestTable t("late");
  const SenatorId id = command(t, "cornelius", "alexandrine", 20, 20);
  t.card(2, "cleopatra_139").order(2, PlayCleopatra{false}).order(3, PlayCleopatra{true});
  t.dice({3, 3, 4});
  t.run([&](RprTable& table) { fight(table, id, kAlexandrineWar, BattleKind::naval); });
  EXPECT_EQ(t.told<BattleFought>().front().enemy_strength, 10 + 3);
  const WarStrength strength = war_strength(t.p(), kAlexandrineWar);
  EXPECT_EQ(strength.land, 2 + 3);
  EXPECT_EQ(strength.disaster, (std::vector<int>{16, 18}));
  EXPECT_EQ(strength.standoff, (std::vector<int>{15, 17}));

  TestTable gallic("late");
  const SenatorId other = command(gallic, "cornelius", "1st_gallic", 20, 0);
  gallic.card(2, "cleopatra_139").order(2, PlayCleopatra{false}).dice({4, 4, 4});
  EXPECT_EQ(fight_on_land(gallic, other, "1st_gallic").enemy_strength, 10);
  EXPECT_EQ(gallic.faction(2).hand.size(), 1u);
}

// RPR-CARD-157, RPR-CARD-157a  The Gabinian Law: with Pirates in the Forum. Commanders recruit before the
// battles, 10 talents each whatever the shortage, from purse and faction treasury; suppliers are paid.
TEST(Gabinian, Recruits) {
  TestTable t("late");
  const SenatorId id = command(t, "cornelius", "1st_gallic", 2, 0);
  t.card(1, "gabinian");
  EXPECT_TRUE(refuse_law(t.p(), seat(1), Law::gabinian));
  t.war("1st_cilician_pirates", WarZone::inactive);
  EXPECT_FALSE(refuse_law(t.p(), seat(1), Law::gabinian));
  t.law(Law::gabinian);
  t.s().manpower_shortage = 2;
  t.s().now.no_recruitment = true;
  t.senator("cornelius").talents = 25;
  t.faction(1).treasury = 30;
  t.senator("claudius").concessions = {kArmaments};
  t.senator("furius").concessions = {kShipBuilding};
  t.standing(1, GabinianRecruit{id, 3, 2, true});
  t.run(prepare_combat);
  EXPECT_EQ(legions_of(t.s(), id).size(), 5u);
  EXPECT_EQ(fleets_of(t.s(), id).size(), 2u);
  EXPECT_EQ(t.senator("cornelius").talents, 0);
  EXPECT_EQ(t.faction(1).treasury, 5);
  EXPECT_EQ(t.senator("claudius").talents, 6);
  EXPECT_EQ(t.senator("furius").talents, 6);
  EXPECT_EQ(t.s().treasury, 100);
}
// RPR-CARD-157a  Too dear: nothing; no more than the pool; by rank; not without the law, not for rebels.
TEST(Gabinian, Limits) {
  struct Case {
    bool law, rebel, treasury;
    int purse, expected;
  };
  for (const Case& c :
       {Case{true, false, false, 30, 3}, Case{true, false, false, 29, 0}, Case{true, false, true, 10, 3},
        Case{false, false, true, 90, 0}, Case{true, true, true, 90, 0}}) {
    TestTable t("late");
    const SenatorId id = command(t, "cornelius", "1st_gallic", 2, 0);
    if (c.law) t.law(Law::gabinian);
    t.senator("cornelius").rebel = c.rebel;
    t.senator("cornelius").talents = c.purse;
    t.faction(1).treasury = 20;
    t.standing(1, GabinianRecruit{id, 3, 0, c.treasury});
    t.run(prepare_combat);
    EXPECT_EQ(static_cast<int>(legions_of(t.s(), id).size()), 2 + c.expected) << c.purse;
  }
  TestTable rank("late");
  const SenatorId consul = command(rank, "cornelius", "1st_gallic", 22, 0);
  rank.man("fabius", 2)
      .office("fabius", Office::dictator)
      .war("syrian", WarZone::active)
      .army("fabius", "syrian", 1);
  rank.law(Law::gabinian).senator("cornelius").talents = 50;
  rank.senator("fabius").talents = 50;
  rank.standing(1, GabinianRecruit{consul, 2, 0, false})
      .standing(2, GabinianRecruit{man("fabius"), 1, 0, false});
  rank.run(prepare_combat);  // two are left in the pool: the Dictator takes his first
  EXPECT_EQ(legions_of(rank.s(), man("fabius")).size(), 2u);
  EXPECT_EQ(legions_of(rank.s(), consul).size(), 23u);
  EXPECT_EQ(rank.senator("cornelius").talents, 40);
}

// RPR-R-34  A number of both kinds is a disaster; a number printed twice works once a turn.
TEST(Numbers, DisasterFirst) {
  TestTable t;
  const SenatorId id = command(t, "cornelius", "syrian", 20, 2);                          // D 16, S 15
  t.s().leader.push_back({LeaderId("hannibal"), LeaderPlace::forum, {WarId("syrian")}});  // S 16
  t.dice({5, 5, 6}).draws({"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1"});
  t.draws({"none", "none", "none", "none", "30", "29", "28", "27", "26", "25", "24"});
  EXPECT_EQ(fight_on_land(t, id, "syrian").result, CombatResult::disaster);
  // It is used up as a disaster; as a standoff it is still there.
  EXPECT_TRUE(war_strength(t.p(), WarId("syrian")).disaster == (std::vector<int>{9}));
  TestTable twice;
  seat_forum(twice);
  twice.war("2nd_macedonian", WarZone::active).enemy_leader("philip_v");  // both S 14
  EXPECT_EQ(war_strength(twice.p(), WarId("2nd_macedonian")).standoff, (std::vector<int>{14}));
  war(twice.s(), WarId("2nd_macedonian")).standoffs_used = {14};
  EXPECT_TRUE(war_strength(twice.p(), WarId("2nd_macedonian")).standoff.empty());
}

}  // namespace commanders_test
}  // namespace adj::respublica
