// AIE-6.3a–b, h–l, RUL-41  Stratagems in combat.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_3_stratagems_test {

constexpr const char* kFlight = "S12";
constexpr const char* kTurncoats = "S17";
constexpr const char* kVeni = "S18";
constexpr const char* kSiege1 = "S02";
constexpr const char* kSiege2 = "S19";
constexpr const char* kWalls1 = "S08";
constexpr const char* kWalls2 = "S13";
constexpr const char* kFavour = "S14";
constexpr const char* kShot = "S11";

Play play(Face face, const char* zone = nullptr) {
  Play order;
  order.face = face;
  if (zone) order.zone = ZoneId(zone);
  return order;
}

Play with_units(Play order, std::initializer_list<const char*> units) {
  for (const char* id : units) order.units.push_back(UnitId(id));
  return order;
}

Play favour(const char* die, int face, bool enemy = false) {
  Play order = play(Face::divine_favour);
  order.die = die;
  order.face_wanted = face;
  order.enemy_die = enemy;
  return order;
}

Field even_battle(const char* from = "gallia_9", const char* zone = "hispania_1") {
  Field f;
  f.come(C, from, zone, {"legio_21", "legio_22"});
  f.stand(R, zone, {"legio_23", "legio_24"});
  return f;
}

bool in_hand(const Field& f, const char* counter_id) {
  return counter(f.s(), CounterId(counter_id)).place == CounterPlace::hand;
}

// --- Timely flight

Play flight(std::initializer_list<const char*> to) {
  Play order = play(Face::timely_flight);
  for (const char* zone : to) order.to.push_back(ZoneId(zone));
  return order;
}

TEST(AleaFlight, TheWholeForceIsGoneBeforeTheBattle) {
  // AIE-6.3a AIE-RUL-41
  Field f = even_battle();  // more than Cato commands
  f.stand(R, "hispania_1", {"cato", "legio_25", "legio_26", "legio_27", "auxilia_1"});
  f.give_counter(kFlight, R);
  f.orders(R, flight({"gallia_9", "gallia_6"})).fight(C);
  EXPECT_TRUE(f.told<BattleFought>().empty());
  for (const char* id : {"cato", "legio_23", "legio_24", "legio_25", "legio_26", "legio_27", "auxilia_1"})
    EXPECT_EQ(f.where(id), "gallia_6") << id;  // not where the attackers came from (AIE-8.2h)
  EXPECT_EQ(f.told<Fled>().size(), 1u);
  EXPECT_FALSE(in_hand(f, kFlight));
}

TEST(AleaFlight, TheDefenderOnly) {
  // AIE-6.3a AIE-RUL-41
  Field f = even_battle();
  f.give_counter(kFlight, C);
  f.orders(C, flight({"gallia_9"})).dice({4}).fight(C);
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
  EXPECT_TRUE(in_hand(f, kFlight));
}

TEST(AleaFlight, NotWithoutAWayOutNorAgainstItsConditions) {
  // AIE-6.3a AIE-RUL-41
  Field trapped = even_battle("graecia_3", "graecia_4");
  trapped.give_counter(kFlight, R);
  trapped.orders(R, flight({"graecia_3"})).dice({3}).fight(C);
  EXPECT_TRUE(in_hand(trapped, kFlight));
  EXPECT_EQ(trapped.told<BattleFought>().size(), 1u);

  Field conditions = even_battle();
  conditions.give_counter(kFlight, R);
  conditions.orders(R, flight({}), {odds_at_least(5, 4)}).dice({3}).fight(C);
  EXPECT_TRUE(in_hand(conditions, kFlight));

  Field met = even_battle();
  met.give_counter(kFlight, R);
  met.orders(R, flight({}), {odds_at_least(1, 1)}).fight(C);
  EXPECT_EQ(met.where("legio_23"), "hispania_2");  // 7.3
}

TEST(AleaFlight, AFleetWithItsCargo) {
  // AIE-6.3a AIE-RUL-41
  Field f;
  f.stand(R, "mare_centrale", {"naves_6pf_0_1", "legio_23"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_6pf_0_2"});
  f.give_counter(kFlight, R);
  f.orders(R, flight({"mare_aegaeum"})).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_aegaeum");
  EXPECT_EQ(f.where("legio_23"), "mare_aegaeum");
}

TEST(AleaFlight, TheShipsFollowTheArmyOutOfTheZone) {
  // AIE-6.3a AIE-8.4.1d
  Field f = even_battle("italia_1", "italia_7");
  f.stand(R, "italia_7", {"naves_6pf_0_1"}).give_counter(kFlight, R);
  f.orders(R, flight({"sicilia_1"})).fight(C);
  EXPECT_EQ(f.where("legio_23"), "sicilia_1");
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_tyrrhenum");
}

// --- Turncoats

Field with_light_troops() {
  Field f = even_battle();
  f.stand(R, "hispania_1", {"auxilia_1", "equites_2pf_1"});
  return f;
}

TEST(AleaTurncoats, ALegionAndLightTroopsChangeSideAndFight) {
  // AIE-6.3h
  Field f = with_light_troops();
  f.give_counter(kTurncoats, C);
  f.orders(C, with_units(play(Face::turncoats, "hispania_1"), {"legio_23", "auxilia_1", "equites_2pf_1"}));
  f.dice({4}).fight(C);
  EXPECT_EQ(f.battle().attacker_pf, 18);
  EXPECT_EQ(f.battle().defender_pf, 7);
  EXPECT_EQ(unit(f.s(), u("legio_23")).camp, C);
  EXPECT_EQ(unit(f.s(), u("auxilia_1")).camp, C);
  EXPECT_EQ(unit(f.s(), u("equites_2pf_1")).camp, R);
  EXPECT_FALSE(in_hand(f, kTurncoats));
}

TEST(AleaTurncoats, NeverTwoLegions) {
  // AIE-6.3h AIE-RUL-41
  Field f = with_light_troops();
  f.give_counter(kTurncoats, C);
  f.orders(C, with_units(play(Face::turncoats), {"legio_23", "legio_24", "equites_2pf_1"}))
      .dice({4})
      .fight(C);
  EXPECT_EQ(unit(f.s(), u("legio_23")).camp, C);
  EXPECT_EQ(unit(f.s(), u("legio_24")).camp, R);
  EXPECT_EQ(unit(f.s(), u("equites_2pf_1")).camp, C);
}

TEST(AleaTurncoats, LightTroopsAloneOneOrTwo) {
  // AIE-6.3h AIE-RUL-41
  Field one = with_light_troops();
  one.give_counter(kTurncoats, C);
  one.orders(C, with_units(play(Face::turncoats), {"auxilia_1"})).dice({4}).fight(C);
  EXPECT_EQ(one.told<UnitsChangedCamp>().front().units.size(), 1u);
  Field two = with_light_troops();
  two.give_counter(kTurncoats, C);
  two.orders(C, with_units(play(Face::turncoats), {"auxilia_1", "equites_2pf_1"})).dice({4}).fight(C);
  EXPECT_EQ(two.told<UnitsChangedCamp>().front().units.size(), 2u);
}

TEST(AleaTurncoats, NotWithoutLightTroops) {
  // AIE-6.3h AIE-RUL-41
  Field f = even_battle();
  f.give_counter(kTurncoats, C);
  f.orders(C, play(Face::turncoats)).dice({4}).fight(C);
  EXPECT_TRUE(in_hand(f, kTurncoats));
}

TEST(AleaTurncoats, TheDefenderToo) {
  // AIE-6.3h
  Field f = even_battle();
  f.come(C, "gallia_9", "hispania_1", {"auxilia_1"});
  f.give_counter(kTurncoats, R);
  f.orders(R, play(Face::turncoats)).dice({4}).fight(C);
  EXPECT_EQ(f.battle().attacker_pf, 5);
  EXPECT_EQ(f.battle().defender_pf, 18);
}

TEST(AleaTurncoats, AtSeaASingleShip) {
  // AIE-6.3h AIE-RUL-41 AIE-3.4.2i
  Field f;
  f.stand(R, "mare_centrale",
          {"naves_6pf_0_1", "naves_6pf_p1_1", "legio_23", "legio_24", "legio_25", "legio_26"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_6pf_0_2"});
  f.give_counter(kTurncoats, C);
  f.orders(C, with_units(play(Face::turncoats), {"naves_6pf_p1_1", "naves_6pf_0_1"})).dice({4}).fight(C);
  EXPECT_EQ(unit(f.s(), u("naves_6pf_p1_1")).camp, C);
  EXPECT_EQ(unit(f.s(), u("naves_6pf_0_1")).camp, R);
  EXPECT_EQ(f.where("legio_23"), "reserve");  // no room for the fourth legion
  EXPECT_NE(f.where("legio_24"), "reserve");
}

TEST(AleaTurncoats, AForceThatIsGoneDoesNotFight) {
  // AIE-6.3h
  Field f;
  f.stand(R, "hispania_1", {"afranius", "auxilia_1"}).come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.give_counter(kTurncoats, C);
  f.orders(C, play(Face::turncoats)).dice({0}).fight(C);  // Afranius is alone
  EXPECT_TRUE(f.told<BattleFought>().empty());
  EXPECT_EQ(f.told<EscapeTried>().size(), 1u);
}

TEST(AleaTurncoats, TheyDoNotBridgeTheRiver) {
  // AIE-RUL-08 AIE-6.3h
  Field f = even_battle("italia_7", "sicilia_1");
  f.stand(R, "sicilia_1", {"auxilia_1"}).give_counter(kTurncoats, C);
  f.orders(C, play(Face::turncoats)).dice({4}).fight(C);
  EXPECT_EQ(f.modifier("crossing"), -1);
}

TEST(AleaTurncoats, PeoplesDoNotDesert) {
  // AIE-6.3h
  Field f;
  f.at_war("pannonii", R);
  f.stand(R, "italia_5", {"pannonii_1"}).come(C, "italia_4", "italia_5", {"legio_21"});
  f.give_counter(kTurncoats, C);
  f.orders(C, play(Face::turncoats)).dice({4}).fight(C);
  EXPECT_TRUE(in_hand(f, kTurncoats));
}

// --- Veni, vidi, vici

Field caesar_abroad(bool party_leader) {
  Field f;
  f.at_war("pontici", R);
  f.stand(R, "pontici", {"pontici_1", "pontici_2"})
      .come(C, "asia_2", "pontici", {"caesar", "legio_5", "legio_6"});
  if (party_leader) f.party_leader("caesar");
  f.give_counter(kVeni, C);
  f.orders(C, play(Face::veni_vidi_vici, "pontici"));
  return f;
}

TEST(AleaVeni, InsteadOfTheDie) {
  // AIE-6.3i
  Field f = caesar_abroad(true);
  f.fight(C);
  EXPECT_FALSE(f.battle().die);
  EXPECT_EQ(f.battle().total, 9);
  EXPECT_TRUE(f.battle().modifiers.empty());
  EXPECT_EQ(f.battle().odds, "1/1");
  EXPECT_EQ(f.battle().column, "3/2");  // the column still shifts: twice as good
  EXPECT_EQ(f.battle().defender_result, Result::weakened);
  EXPECT_FALSE(in_hand(f, kVeni));
}

TEST(AleaVeni, OthersMayStandBesideThePartyLeader) {
  // AIE-6.3i
  Field f = caesar_abroad(true);
  f.come(C, "asia_2", "pontici", {"hirtius"}).fight(C);
  EXPECT_EQ(f.battle().total, 9);
}

TEST(AleaVeni, AsDefenderTheLowestRow) {
  // AIE-6.3i
  Field f;
  f.at_war("pontici", R);
  f.stand(C, "asia_2", {"caesar", "legio_5", "legio_6"}).party_leader("caesar");
  f.come(R, "pontici", "asia_2", {"pontici_1", "pontici_2"});
  f.give_counter(kVeni, C);
  f.orders(C, play(Face::veni_vidi_vici)).fight(R);
  EXPECT_EQ(f.battle().total, -2);
  EXPECT_EQ(f.battle().winner, BattleSide::defender);
}

TEST(AleaVeni, OnlyUnderAPartyLeaderAgainstNonRomans) {
  // AIE-6.3i
  Field lieutenant = caesar_abroad(false);
  lieutenant.dice({3}).fight(C);
  EXPECT_TRUE(in_hand(lieutenant, kVeni));

  Field romans = even_battle();
  romans.come(C, "gallia_9", "hispania_1", {"caesar"}).party_leader("caesar").give_counter(kVeni, C);
  romans.orders(C, play(Face::veni_vidi_vici)).dice({3}).fight(C);
  EXPECT_TRUE(in_hand(romans, kVeni));

  Field allies = caesar_abroad(true);  // who count as Romans
  allies.allied("pontici", R).dice({3}).fight(C);
  EXPECT_TRUE(in_hand(allies, kVeni));
}

// --- Works

TEST(AleaWorks, SiegecraftAndWallsAddUp) {
  // AIE-6.3j AIE-6.3k AIE-RUL-41 AIE-RUL-61
  Field f = even_battle();
  f.give_counter(kSiege1, C).give_counter(kSiege2, C).give_counter(kWalls2, R);
  f.orders(C, play(Face::siegecraft_p1, "hispania_1")).orders(C, play(Face::siegecraft_p2, "hispania_1"));
  f.orders(R, play(Face::walls_m2, "hispania_1")).dice({3}).fight(C);
  EXPECT_EQ(f.battle().total, 4);
  EXPECT_EQ(f.modifier("walls"), -2);
  EXPECT_EQ(f.battle().modifiers.size(), 3u);
}

TEST(AleaWorks, EachItsValue) {
  // AIE-6.3j AIE-6.3k AIE-RUL-61
  const auto total = [](const char* counter_id, Camp camp, Face face) {
    Field f = even_battle();
    f.give_counter(counter_id, camp);
    f.orders(camp, play(face, "hispania_1")).dice({3}).fight(C);
    return f.battle().total;
  };
  EXPECT_EQ(total(kSiege1, C, Face::siegecraft_p1), 4);
  EXPECT_EQ(total(kSiege2, C, Face::siegecraft_p2), 5);
  EXPECT_EQ(total(kWalls1, R, Face::walls_m1), 2);
  EXPECT_EQ(total(kWalls2, R, Face::walls_m2), 1);
  // the attacker has no walls, the defender besieges nobody
  EXPECT_EQ(total(kWalls2, C, Face::walls_m2), 3);
  EXPECT_EQ(total(kSiege2, R, Face::siegecraft_p2), 3);
}

TEST(AleaWorks, OnlyAtACityOrPort) {
  // AIE-6.3j AIE-6.3k
  const auto total = [](const char* from, const char* zone) {
    Field f = even_battle(from, zone);
    f.give_counter(kSiege2, C);
    f.orders(C, play(Face::siegecraft_p2, zone)).dice({3}).fight(C);
    return f.battle().total;
  };
  EXPECT_EQ(total("gallia_7", "gallia_4"), 3);  // neither
  EXPECT_EQ(total("gallia_4", "gallia_7"), 5);  // a city
  EXPECT_EQ(total("africa_3", "africa_2"), 5);  // a port
}

TEST(AleaWorks, InANavalBattleToo) {
  // AIE-6.3k
  Field f;
  f.stand(R, "italia_7", {"naves_6pf_0_1"}).come(C, "mare_centrale", "italia_7", {"naves_6pf_0_2"});
  f.give_counter(kWalls1, R);
  f.orders(R, play(Face::walls_m1, "italia_7")).dice({4}).fight(C);
  EXPECT_EQ(f.battle().total, 3);
}

// --- Divine favour

TEST(AleaFavour, SetsTheFaceModifiersStillCount) {
  // AIE-6.3b
  Field f = even_battle();
  f.come(C, "gallia_9", "hispania_1", {"caesar"}).give_counter(kFavour, C);
  f.orders(C, favour("battle", 6)).dice({1}).fight(C);
  EXPECT_EQ(f.battle().die, 6);
  EXPECT_EQ(f.battle().total, 9);
  ASSERT_EQ(f.told<DieChanged>().size(), 1u);
  EXPECT_EQ(f.told<DieChanged>().front().from, 1);
  EXPECT_FALSE(in_hand(f, kFavour));
}

TEST(AleaFavour, TheEnemysDie) {
  // AIE-6.3b
  Field f = even_battle();
  f.give_counter(kFavour, R);
  f.orders(R, favour("battle", 1, true)).dice({6}).fight(C);
  EXPECT_EQ(f.battle().die, 1);
  Field g = even_battle();  // the battle's die is not his own
  g.give_counter(kFavour, R);
  g.orders(R, favour("battle", 1)).dice({6}).fight(C);
  EXPECT_EQ(g.battle().die, 6);
  EXPECT_TRUE(in_hand(g, kFavour));
}

TEST(AleaFavour, EvasionsAndEscapes) {
  // AIE-6.3b AIE-RUL-41
  Field evasion = even_battle();
  evasion.stand(R, "hispania_1", {"pompeius"}).give_counter(kFavour, C);
  Evade order;
  order.leader = kPompeius;
  evasion.orders(R, order).orders(C, favour("evasion", 9, true)).dice({0, 3}).fight(C);
  EXPECT_EQ(evasion.told<EvasionTried>().front().roll, 9);
  EXPECT_EQ(evasion.told<BattleFought>().size(), 1u);

  Field escape;
  escape.stand(R, "africa_1", {"cato"}).come(C, "africa_2", "africa_1", {"legio_5"});
  escape.give_counter(kFavour, R);
  escape.orders(R, favour("escape", 0)).dice({9}).fight(C);
  EXPECT_EQ(escape.where("cato"), "africa_2");
}

TEST(AleaFavour, NotOutsidePhaseE) {
  // AIE-6.3b AIE-RUL-41
  Field f;
  f.s().phase = Phase::c;
  f.stand(R, "africa_1", {"cato"}).stand(C, "africa_1", {"legio_5"});
  f.give_counter(kFavour, R);
  f.orders(R, favour("escape", 0)).dice({9});
  f.run([](AleaTable& t) { lone_leaders_escape(t, R, z("africa_1")); });
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_TRUE(in_hand(f, kFavour));
}

TEST(AleaFavour, ConditionsSeeTheOdds) {
  // AIE-6.3b  7.5.4
  Field f = even_battle();
  f.give_counter(kFavour, C);
  f.orders(C, favour("battle", 6), {odds_at_least(3, 2)}).dice({1}).fight(C);
  EXPECT_EQ(f.battle().die, 1);
  Field g = even_battle();
  g.give_counter(kFavour, C);
  g.orders(C, favour("battle", 6), {odds_at_least(1, 1)}).dice({1}).fight(C);
  EXPECT_EQ(g.battle().die, 6);
}

// --- The Parthian shot

Field parthian_battle(int die) {
  Field f;
  f.at_war("parthi", R);
  f.stand(R, "parthi_1", {"parthi_3", "parthi_4"})
      .come(C, "asia_5", "parthi_1", {"caesar", "legio_21", "legio_22"});
  f.give_counter(kShot, R);
  f.orders(R, with_units(play(Face::parthian_shot), {"legio_30", "legio_22"})).dice({die}).fight(C);
  return f;
}

TEST(AleaParthianShot, AfterTheBattleAtARomanWhoTookPart) {
  // AIE-6.3l AIE-RUL-41
  Field won = parthian_battle(6);  // Romans win
  EXPECT_EQ(won.battle().winner, BattleSide::attacker);
  EXPECT_EQ(won.where("legio_22"), "reserve");
  EXPECT_EQ(won.where("legio_21"), "parthi_1");
  Field lost = parthian_battle(1);  // and after a defeat, wherever they fled
  EXPECT_EQ(lost.battle().winner, BattleSide::defender);
  EXPECT_EQ(lost.where("legio_22"), "reserve");
  EXPECT_EQ(lost.where("legio_21"), "asia_5");
  EXPECT_FALSE(in_hand(lost, kShot));
}

TEST(AleaParthianShot, TheZoneThatIsNamedIsThatOfTheBattle) {
  // AIE-6.3l AIE-RUL-41  Won or lost, wherever the Romans are afterwards.
  const auto shot_at = [](const char* zone, int die) {
    Field f;
    f.at_war("parthi", R);
    f.stand(R, "parthi_1", {"parthi_3", "parthi_4"})
        .come(C, "asia_5", "parthi_1", {"caesar", "legio_21", "legio_22"});
    f.give_counter(kShot, R);
    f.orders(R, with_units(play(Face::parthian_shot, zone), {"legio_22"})).dice({die}).fight(C);
    EXPECT_EQ(in_hand(f, kShot), f.where("legio_22") != "reserve");
    return f.where("legio_22");
  };
  EXPECT_EQ(shot_at("parthi_1", 6), "reserve");
  EXPECT_EQ(shot_at("parthi_1", 1), "reserve");
  EXPECT_EQ(shot_at("asia_5", 1), "asia_5") << "they fled there, nobody fought there";
}

TEST(AleaParthianShot, OnlyAtWhoTookPart) {
  // AIE-6.3l AIE-RUL-41  Legio XXX stands where the beaten Romans come to.
  Field f;
  f.at_war("parthi", R);
  f.stand(R, "parthi_1", {"parthi_3", "parthi_4"})
      .come(C, "asia_5", "parthi_1", {"caesar", "legio_21", "legio_22"})
      .stand(C, "asia_5", {"legio_30"});
  f.give_counter(kShot, R);
  f.orders(R, with_units(play(Face::parthian_shot), {"legio_30"})).dice({1}).fight(C);
  EXPECT_EQ(f.where("legio_21"), "asia_5");
  EXPECT_EQ(f.where("legio_30"), "asia_5");
  EXPECT_TRUE(in_hand(f, kShot));
}

TEST(AleaParthianShot, OnlyAfterABattleWithParthi) {
  // AIE-6.3l
  Field f = even_battle();
  f.give_counter(kShot, R);
  f.orders(R, with_units(play(Face::parthian_shot), {"legio_22"})).dice({4}).fight(C);
  EXPECT_TRUE(in_hand(f, kShot));
}

TEST(AleaParthianShot, NotForTheRomans) {
  // AIE-6.3l AIE-RUL-41
  Field f;
  f.at_war("parthi", R);
  f.stand(R, "parthi_1", {"parthi_3"}).come(C, "asia_5", "parthi_1", {"caesar", "legio_21", "legio_22"});
  f.give_counter(kShot, C);
  f.orders(C, play(Face::parthian_shot)).dice({6}).fight(C);
  EXPECT_TRUE(in_hand(f, kShot));
}

// --- All together

TEST(AleaCombatStratagems, InTheirOrder) {
  // AIE-6d  7.5.5
  Field f = with_light_troops();
  f.give_counter(kTurncoats, C).give_counter(kSiege1, C).give_counter(kWalls1, R).give_counter(kFavour, R);
  f.orders(R, favour("battle", 2, true)).orders(R, play(Face::walls_m1, "hispania_1"));
  f.orders(C, play(Face::siegecraft_p1, "hispania_1")).orders(C, play(Face::turncoats));
  f.dice({6}).fight(C);
  std::vector<Face> played;
  for (const StratagemPlayed& one : f.told<StratagemPlayed>()) played.push_back(one.face);
  EXPECT_EQ(played,
            (std::vector<Face>{Face::turncoats, Face::siegecraft_p1, Face::walls_m1, Face::divine_favour}));
  EXPECT_EQ(f.battle().total, 2);
}

TEST(AleaTurncoats, TheyFollowNoPretenderAnyMore) {
  // AIE-6.3h AIE-RUL-21
  Field f = with_light_troops();
  f.give_counter(kTurncoats, C);
  f.s().coup.push_back({l("scipio"), C, 0, false, {}, {u("auxilia_1"), u("legio_24")}});
  f.orders(C, with_units(play(Face::turncoats, "hispania_1"), {"auxilia_1", "equites_2pf_1"}))
      .dice({4})
      .fight(C);
  EXPECT_EQ(unit(f.s(), u("auxilia_1")).camp, C);
  EXPECT_EQ(f.s().coup.front().following_units, std::set<UnitId>{u("legio_24")});
}

TEST(AleaTurncoats, OnlyLegionsNamedNobodyComes) {
  // AIE-6.3h AIE-RUL-41  At least one of the two is light.
  Field f = with_light_troops();
  f.give_counter(kTurncoats, C);
  f.orders(C, with_units(play(Face::turncoats, "hispania_1"), {"legio_23", "legio_24"})).dice({4}).fight(C);
  EXPECT_EQ(unit(f.s(), u("legio_23")).camp, R);
  EXPECT_EQ(unit(f.s(), u("legio_24")).camp, R);
}

TEST(AleaFlight, TheSickStayAndThePlagueWaits) {
  // AIE-6.3a AIE-TE.4a AIE-6.3e
  Field f = even_battle();
  f.stand(R, "hispania_1", {"cato", "afranius"});
  leader(f.s(), l("afranius")).sick = true;
  f.s().plague = z("gallia_6");
  f.give_counter(kFlight, R);
  f.orders(R, flight({"gallia_6"})).dice({1, 9, 1}).fight(C);
  EXPECT_EQ(f.where("cato"), "gallia_6");
  EXPECT_NE(f.where("afranius"), "gallia_6");
  EXPECT_TRUE(f.weak("legio_23"));
  EXPECT_FALSE(f.weak("legio_24"));
}

TEST(AleaFlight, NotThePartyLeaderWhoIsToStayInHisCity) {
  // AIE-6.3a AIE-TE.6 AIE-8.2m  Alone with the enemy he has to flee all the same.
  Field f = even_battle();
  f.stand(R, "hispania_1", {"pompeius"}).party_leader("pompeius").give_counter(kFlight, R);
  f.s().turn.unrest[kPompeius] = z("hispania_1");
  f.orders(R, flight({"gallia_6"})).orders(R, Escape{kPompeius, {z("hispania_2")}}).dice({0}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "gallia_6");
  EXPECT_TRUE(f.told<Fled>().at(0).leaders.empty());
  EXPECT_EQ(f.where("pompeius"), "hispania_2");
}

TEST(AleaTurncoats, ByDefaultThoseItHurtsMost) {
  // AIE-6.3h AIE-RUL-41
  Field f = with_light_troops();
  f.give_counter(kTurncoats, C);
  f.orders(C, play(Face::turncoats, "hispania_1")).dice({4}).fight(C);
  EXPECT_EQ(unit(f.s(), u("equites_2pf_1")).camp, C) << "better than auxilia";
  EXPECT_EQ(unit(f.s(), u("auxilia_1")).camp, R);
  EXPECT_EQ((unit(f.s(), u("legio_23")).camp == C) + (unit(f.s(), u("legio_24")).camp == C), 1);
}

// --- The moments as the players are asked

TEST(AleaCombatStratagems, EachSideAtItsMoment) {
  // AIE-6d AIE-6.3b
  Field f = even_battle();
  const Combat c = muster(f.p(), Engagement{C, f.moves()}, z("hispania_1"), false);
  EXPECT_TRUE(before_combat(f.s(), c, C, {Face::siegecraft_p1}).attacker);
  EXPECT_FALSE(before_combat(f.s(), c, R, {Face::walls_m1}).attacker);
  const StratagemMoment die = battle_die_moment(f.s(), c);
  EXPECT_EQ(die.low, 1);
  EXPECT_EQ(die.high, 6);
  EXPECT_EQ(favour_moment(f.s(), StratagemMoment(), "escape", 3, R, R).moment, Name("die"));
}

TEST(AleaTurncoats, OnlyWhoIsThere) {
  // AIE-6.3h
  Field f = even_battle();
  f.stand(R, "hispania_1", {"auxilia_1", "auxilia_2"}).stand(R, "hispania_2", {"equites_4pf_1"});
  const Combat c = muster(f.p(), Engagement{C, f.moves()}, z("hispania_1"), false);
  const std::vector<UnitId> romans = possible_turncoats(test_tables(), c, C);
  EXPECT_EQ(names(deserting(f.p(), c, romans,
                            {u("equites_4pf_1"), u("auxilia_2"), u("auxilia_2"), u("auxilia_1")})),
            (Names{"auxilia_2", "auxilia_1"}));
  EXPECT_EQ(names(deserting(f.p(), c, romans, {u("legio_23")})), Names()) << "legions do not turn alone";
}

TEST(AleaTurncoats, WhatTheShipCarriedIsLostAtOnce) {
  // AIE-6.3h AIE-3.4.2i
  Field f;
  f.stand(R, "mare_centrale", {"naves_6pf_0_1", "legio_23"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"naves_6pf_0_2"});
  f.give_counter(kTurncoats, C).s().turn.next_smc = C;
  f.orders(C, play(Face::turncoats));
  const Combat c = muster(f.p(), Engagement{C, f.moves()}, z("mare_centrale"), true);
  f.run([&](AleaTable& t) { turncoats(t, c, C); });
  EXPECT_EQ(unit(f.s(), u("naves_6pf_0_1")).camp, C);
  EXPECT_EQ(f.where("legio_23"), "reserve");
}

TEST(AleaVeni, OnePartyLeaderAmongOthersIsEnough) {
  // AIE-6.3i
  Field f;
  f.at_war("parthi", R).party_leader("caesar");
  f.stand(R, "parthi_1", {"parthi_3"}).come(C, "asia_5", "parthi_1", {"caesar", "trebonius", "legio_21"});
  const Combat c = muster(f.p(), Engagement{C, f.moves()}, z("parthi_1"), false);
  EXPECT_EQ(veni_row(f.p(), c, C), 9);
}

TEST(AleaSiege, NothingToBesiegeInTheOpen) {
  // AIE-6.3j AIE-6.3k
  Field f = even_battle("gallia_7", "gallia_5");
  f.give_counter(kSiege1, C).give_counter(kWalls1, R);
  f.orders(C, play(Face::siegecraft_p1)).orders(R, play(Face::walls_m1)).dice({4}).fight(C);
  EXPECT_EQ(f.modifier("siegecraft"), 0);
  EXPECT_EQ(f.modifier("walls"), 0);
  EXPECT_TRUE(in_hand(f, kSiege1));
  EXPECT_TRUE(in_hand(f, kWalls1));
}

TEST(AleaParthianShot, WithoutATargetNamedSomebodyIsHitAllTheSame) {
  // AIE-6.3l  7.3
  Field f;
  f.at_war("parthi", R);
  f.stand(R, "parthi_1", {"parthi_3", "parthi_4"});
  f.come(C, "asia_5", "parthi_1", {"caesar", "legio_21", "legio_22", "legio_23"});
  f.give_counter(kShot, R);
  f.orders(R, play(Face::parthian_shot)).dice({6}).fight(C);
  ASSERT_EQ(f.battle().winner, BattleSide::attacker);
  EXPECT_FALSE(in_hand(f, kShot));
  int hit = 0;
  for (const char* id : {"legio_21", "legio_22", "legio_23"}) hit += f.where(id) == "reserve" ? 1 : 0;
  EXPECT_EQ(hit, 1);
}

}  // namespace ch8_3_stratagems_test
}  // namespace adj::alea
