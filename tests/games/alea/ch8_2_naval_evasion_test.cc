// AIE-8.2e, j–l  Evasion of fleets.

#include <algorithm>

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_2_naval_evasion_test {

Evade evade_fleet(const char* zone, std::initializer_list<const char*> to = {},
                  std::initializer_list<const char*> take = {}) {
  Evade order;
  order.zone = ZoneId(zone);
  order.fleet = true;
  for (const char* where : to) order.to.push_back(ZoneId(where));
  for (const char* id : take) order.take.push_back(UnitId(id));
  return order;
}

// A fleet at sea, attacked by another.
Field fleet_attacked() {
  Field f;
  f.stand(R, "mare_centrale", {"bibulus", "naves_6pf_0_1"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_6pf_0_2"});
  return f;
}

TEST(AleaNavalEvasion, NavesAloneNeedNoLuck) {
  // AIE-8.2j
  Field f = fleet_attacked();
  f.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"})).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_aegaeum");
  EXPECT_EQ(f.where("bibulus"), "mare_aegaeum");
  EXPECT_TRUE(f.told<BattleFought>().empty());
  EXPECT_TRUE(f.told<EvasionTried>().front().success);
  EXPECT_FALSE(f.told<EvasionTried>().front().roll);
}

TEST(AleaNavalEvasion, AnOrderThatNamesTheLeaderDoesAtSea) {
  // AIE-8.2j
  Field f = fleet_attacked();
  Evade order;
  order.leader = l("bibulus");
  f.orders(R, order).fight(C);
  EXPECT_TRUE(f.told<BattleFought>().empty());
}

TEST(AleaNavalEvasion, ALeaderIsNeeded) {
  // AIE-8.2j
  Field f;
  f.stand(R, "mare_centrale", {"naves_6pf_0_1"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_6pf_0_2"});
  f.orders(R, evade_fleet("mare_centrale")).dice({3}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty());
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaNavalEvasion, NobodyEvadesUnasked) {
  // AIE-8.2j
  Field f = fleet_attacked();
  f.dice({3}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty());
}

Names sea_ways(Field& f, const char* zone, Field::Ids ids) {
  Force fleet{R, {l("bibulus")}, {}};
  for (const char* id : ids) fleet.units.push_back(UnitId(id));
  return names(sea_refuges(f.p(), fleet, ZoneId(zone)));
}

TEST(AleaNavalEvasion, AdjacentWatersAndCoastsWithoutEnemies) {
  // AIE-8.2j AIE-RUL-12 AIE-3.4.2c
  Field f;
  f.stand(R, "mare_hadriaticum", {"bibulus", "naves_6pf_0_1"});
  EXPECT_EQ(
      sea_ways(f, "mare_hadriaticum", {"naves_6pf_0_1"}),
      (Names{"graecia_1", "graecia_3", "italia_4", "italia_5", "italia_6", "italia_7", "mare_centrale"}));
  f.stand(C, "mare_centrale", {"naves_6pf_0_2"});  // enemy naves
  f.stand(C, "italia_4", {"legio_5"});             // enemy land units on the shore
  f.stand(C, "italia_5", {"caesar"});              // a leader holds no shore
  f.stand(C, "graecia_3", {"naves_6pf_p1_1"});
  EXPECT_EQ(sea_ways(f, "mare_hadriaticum", {"naves_6pf_0_1"}),
            (Names{"graecia_1", "italia_5", "italia_6", "italia_7"}));
  f.stand(R, "hispania_3", {"naves_6pf_0_1"});  // not into the ocean
  EXPECT_EQ(sea_ways(f, "hispania_3", {"naves_6pf_0_1"}), Names{"mare_occidentale"});
}

// --- With troops

// Pompeius with a fleet and an army in Italia 7, attacked by land.
Field army_and_fleet(int legions = 1) {
  Field f;
  f.stand(R, "italia_7", {"pompeius", "naves_6pf_0_1", "legio_23"});
  if (legions > 1) f.stand(R, "italia_7", {"legio_24"});
  f.come(C, "italia_1", "italia_7", {"hirtius", "legio_21", "legio_22"});  // BT 1
  return f;
}

TEST(AleaNavalEvasion, TroopsAboardNeedTheTest) {
  // AIE-8.2k AIE-8.2a
  Field f = army_and_fleet();
  f.orders(R, evade_fleet("italia_7", {"mare_centrale"}, {"naves_6pf_0_1", "legio_23"})).dice({3}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "mare_centrale");
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_centrale");
  EXPECT_EQ(f.where("pompeius"), "mare_centrale");
  EXPECT_EQ(f.told<EvasionTried>().front().roll, 3);

  Field failed = army_and_fleet();
  failed.orders(R, evade_fleet("italia_7", {"mare_centrale"}, {"naves_6pf_0_1", "legio_23"}));
  failed.dice({4, 6}).fight(C);  // 4 + 1 = 5
  EXPECT_FALSE(failed.told<EvasionTried>().front().success);
  EXPECT_EQ(failed.told<BattleFought>().size(), 1u);
}

TEST(AleaNavalEvasion, WhoIsNotNamedStaysAshore) {
  // AIE-8.2j AIE-RUL-12
  Field f = army_and_fleet();
  f.orders(R, evade_fleet("italia_7", {"mare_centrale"})).dice({1}).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_centrale");
  EXPECT_EQ(f.where("pompeius"), "mare_centrale");
  EXPECT_EQ(names(f.battle().defending_units), Names{"legio_23"});
  EXPECT_TRUE(f.battle().defending_leaders.empty());
}

TEST(AleaNavalEvasion, ShipsAndLeaderLimitTheTroops) {
  // AIE-8.2k AIE-3.4.2g AIE-3.4.2h
  Field ships;  // room for three
  ships.stand(R, "italia_7", {"pompeius", "naves_6pf_0_1", "legio_23", "legio_24", "legio_25", "legio_26"});
  ships.come(C, "italia_1", "italia_7", {"legio_21", "legio_22"});
  ships.orders(R, evade_fleet("italia_7", {}, {"legio_23", "legio_24", "legio_25", "legio_26"}));
  ships.dice({0, 3}).fight(C);
  EXPECT_EQ(names(ships.told<EvasionTried>().front().units),
            (Names{"naves_6pf_0_1", "legio_23", "legio_24", "legio_25"}));
  EXPECT_EQ(names(ships.battle().defending_units), Names{"legio_26"});

  Field command;  // Bibulus (CC 3, VS 2) and room for six
  command.stand(
      R, "italia_7",
      {"bibulus", "naves_6pf_0_1", "naves_6pf_p1_1", "legio_23", "legio_24", "legio_25", "legio_26"});
  command.come(C, "italia_1", "italia_7", {"legio_21", "legio_22"});
  command.orders(R, evade_fleet("italia_7", {}, {"legio_23", "legio_24", "legio_25", "legio_26"}));
  command.dice({1, 3}).fight(C);
  EXPECT_EQ(names(command.told<EvasionTried>().front().units),
            (Names{"naves_6pf_0_1", "naves_6pf_p1_1", "legio_23", "legio_24", "legio_25"}));
}

TEST(AleaNavalEvasion, AtSeaTheCargoGoesAlong) {
  // AIE-8.2k AIE-8.1c
  Field f = fleet_attacked();
  f.stand(R, "mare_centrale", {"legio_23"});
  f.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"}));
  leader(f.s(), kCaesar).sick = true;  // adds nothing
  f.dice({1}).fight(C);                // VS 2
  EXPECT_EQ(f.where("legio_23"), "mare_aegaeum");
  EXPECT_EQ(f.told<EvasionTried>().front().vs, 2);

  Field failed = fleet_attacked();
  failed.stand(R, "mare_centrale", {"legio_23"});
  failed.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"}));
  failed.dice({0, 3}).fight(C);  // 0 + 3
  EXPECT_EQ(failed.told<BattleFought>().size(), 1u);
}

TEST(AleaNavalEvasion, LandEvasionsComeFirst) {
  // AIE-8.2e
  Field f = army_and_fleet(2);
  f.stand(R, "italia_7", {"cato"});
  Evade by_land;
  by_land.leader = kPompeius;
  by_land.to = {z("sicilia_1")};
  by_land.take = {u("legio_23"), u("legio_24")};
  f.orders(R, evade_fleet("italia_7", {"mare_centrale"})).orders(R, by_land);
  Evade cato;
  cato.leader = l("cato");  // stays for the fleet
  f.orders(R, cato);
  f.dice({0}).fight(C);
  const auto tried = f.told<EvasionTried>();
  ASSERT_EQ(tried.size(), 2u);
  EXPECT_FALSE(tried[0].fleet);
  EXPECT_TRUE(tried[1].fleet);
}

TEST(AleaNavalEvasion, ACaptainStaysForTheShipsHeIsToLeadAway) {
  // AIE-8.2d AIE-8.2j
  const auto leaders_of_the_first = [](std::initializer_list<const char*> ships) {
    Field f = fleet_attacked();
    f.stand(R, "mare_centrale", {"labienus", "naves_6pf_p1_1"});  // VS 4, Bibulus 2
    f.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"}, ships));
    Evade bibulus;
    bibulus.leader = l("bibulus");
    f.orders(R, bibulus).fight(C);
    EXPECT_TRUE(f.told<BattleFought>().empty());
    return f.told<EvasionTried>().front().leaders;
  };
  EXPECT_EQ(names(leaders_of_the_first({"naves_6pf_p1_1"})), Names{"labienus"});
  EXPECT_EQ(leaders_of_the_first({}).size(), 2u) << "nothing would be left for him to lead";
}

TEST(AleaNavalEvasion, AnArmyThatFailsDoesNotTakeTheFleetAway) {
  // AIE-8.2e  On land EVADE with a leader means his army, at sea the fleet he is with.
  Field f = army_and_fleet();
  Evade by_land;
  by_land.leader = kPompeius;
  f.orders(R, by_land).dice({5, 6}).fight(C);
  ASSERT_EQ(f.told<EvasionTried>().size(), 1u);
  EXPECT_FALSE(f.told<EvasionTried>().front().fleet);
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

// --- The coast is lost

TEST(AleaCompulsoryEvasion, NavesLeaveTheEnemysShore) {
  // AIE-8.2l  7.3
  Field f;
  f.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1"}).come(C, "italia_1", "italia_7", {"legio_21"});
  f.orders(R, Stand{z("italia_7")}).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_tyrrhenum");
  EXPECT_EQ(f.where("bibulus"), "mare_tyrrhenum");
  EXPECT_TRUE(f.told<EvasionTried>().front().success);
}

TEST(AleaCompulsoryEvasion, EvenUnderAPartyLeaderWhoIsToStayInHisCity) {
  // AIE-TE.6 AIE-8.2l  Of his own will he stays.
  Field f;
  f.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1"}).come(C, "italia_1", "italia_7", {"legio_21"});
  f.s().turn.unrest[l("bibulus")] = z("italia_7");
  f.fight(C);
  EXPECT_EQ(f.where("bibulus"), "mare_tyrrhenum");
  for (const bool army : {false, true}) {
    Field free;
    free.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1"});
    if (army) free.stand(R, "italia_7", {"legio_23"});
    free.come(C, "mare_tyrrhenum", "italia_7", {"bassus", "naves_6pf_0_2"});
    free.s().turn.unrest[l("bibulus")] = z("italia_7");
    free.orders(R, evade_fleet("italia_7")).dice({3}).fight(C);
    EXPECT_TRUE(free.told<EvasionTried>().empty());
    EXPECT_EQ(free.told<BattleFought>().size(), 1u);
  }
}

TEST(AleaCompulsoryEvasion, AllOfThemWhateverTheOrderNames) {
  // AIE-8.2l
  Field f;
  f.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1", "naves_6pf_p1_1"});
  f.come(C, "italia_1", "italia_7", {"legio_21"});
  f.orders(R, evade_fleet("italia_7", {"mare_hadriaticum"}, {"naves_6pf_0_1"})).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_hadriaticum");
  EXPECT_EQ(f.where("naves_6pf_p1_1"), "mare_hadriaticum");
}

TEST(AleaCompulsoryEvasion, NotWithAnArmyAshoreNorAgainstAFleetAlone) {
  // AIE-8.2l
  Field army = army_and_fleet();
  army.dice({6}).fight(C);
  EXPECT_TRUE(army.told<EvasionTried>().empty());

  Field fleets;
  fleets.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1"});
  fleets.come(C, "mare_tyrrhenum", "italia_7", {"caesar", "naves_6pf_0_2"});
  fleets.dice({3}).fight(C);
  EXPECT_TRUE(fleets.told<EvasionTried>().empty());
  EXPECT_TRUE(fleets.battle().naval);
}

TEST(AleaCompulsoryEvasion, WithoutALeaderOrAWayTheyAreLost) {
  // AIE-8.2l AIE-RUL-12
  Field leaderless;
  leaderless.stand(R, "italia_7", {"naves_6pf_0_1"}).come(C, "italia_1", "italia_7", {"legio_21"});
  leaderless.fight(C);
  EXPECT_EQ(leaderless.where("naves_6pf_0_1"), "reserve");
  EXPECT_EQ(leaderless.told<UnitsEliminated>().front().cause, Name("no_evasion"));

  Field blocked;  // Gallia 8 opens on one sea only
  blocked.stand(R, "gallia_8", {"bibulus", "naves_6pf_0_1"}).come(C, "gallia_9", "gallia_8", {"legio_21"});
  blocked.stand(C, "mare_occidentale", {"naves_6pf_0_2"});
  blocked.dice({0}).fight(C);  // Bibulus is alone now
  EXPECT_EQ(blocked.where("naves_6pf_0_1"), "reserve");
  EXPECT_EQ(blocked.told<EscapeTried>().size(), 1u);

  Field sick;
  sick.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1"}).come(C, "italia_1", "italia_7", {"legio_21"});
  leader(sick.s(), l("bibulus")).sick = true;
  sick.fight(C);
  EXPECT_EQ(sick.where("naves_6pf_0_1"), "reserve");
  EXPECT_EQ(sick.where("bibulus"), "removed");
}

TEST(AleaCompulsoryEvasion, WhenTheArmyHasGone) {
  // AIE-8.2l AIE-8.2e
  Field f = army_and_fleet();
  f.stand(R, "italia_7", {"cato"});
  Evade by_land;
  by_land.leader = kPompeius;
  by_land.to = {z("sicilia_1")};
  f.orders(R, by_land).dice({0}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "sicilia_1");
  EXPECT_EQ(f.where("naves_6pf_0_1"), "reserve");  // every leader went with the army
}

TEST(AleaNavalEvasion, TheCaptainWhomMostShipsFollow) {
  // AIE-RUL-54 AIE-8.2j  Achillas leads the Egyptian ship alone, Bibulus it and the Roman one; Juba none.
  Field f;
  f.allied("aegyptii", R).allied("numidae", R);
  f.stand(R, "mare_centrale", {"achillas", "juba_i", "bibulus", "naves_6pf_0_1", "aegyptii_5"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_6pf_0_2"});
  f.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"})).fight(C);
  ASSERT_FALSE(f.told<EvasionTried>().empty());
  EXPECT_EQ(f.told<EvasionTried>().front().leader, l("bibulus"));
  EXPECT_EQ(f.where("naves_6pf_0_1"), "mare_aegaeum");
  EXPECT_EQ(f.where("aegyptii_5"), "mare_aegaeum");
}

TEST(AleaNavalEvasion, OfCaptainsWhomAsManyFollowTheHighestVs) {
  // AIE-RUL-54 AIE-RUL-09  One of the others comes before him in the tables, one after.
  for (const char* other : {"labienus", "scipio"}) {
    Field f = fleet_attacked();
    f.stand(R, "mare_centrale", {"pompeius", other});
    f.orders(R, evade_fleet("mare_centrale")).fight(C);
    EXPECT_EQ(f.told<EvasionTried>().front().leader, kPompeius) << other;
  }
}

TEST(AleaNavalEvasion, NoShipFollowsAStrangersChief) {
  // AIE-RUL-54 AIE-8.2j
  Field f;
  f.allied("numidae", R);
  f.stand(R, "mare_centrale", {"juba_i", "naves_6pf_0_1"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_6pf_0_2"});
  f.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"})).dice({3}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty());
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaNavalEvasion, WithNowhereToGoTheWishIsAnswered) {
  // AIE-8.2j
  Field f;
  f.stand(R, "mare_tyrrhenum", {"bibulus", "naves_6pf_0_1"});
  f.come(C, "mare_centrale", "mare_tyrrhenum", {"caesar", "naves_6pf_0_2"});
  f.stand(C, "mare_centrale", {"naves_8pf_2_p1_1"}).stand(C, "mare_occidentale", {"naves_8pf_2_p1_2"});
  int next = 1;
  for (const ZoneInfo& zone : test_tables().zones)
    if (std::ranges::count(zone.seas, z("mare_tyrrhenum")) > 0)
      f.stand(C, zone.id.str().c_str(), {("legio_" + std::to_string(next++)).c_str()});
  f.orders(R, evade_fleet("mare_tyrrhenum")).dice({3}).fight(C);
  ASSERT_EQ(f.told<EvasionTried>().size(), 1u);
  EXPECT_FALSE(f.told<EvasionTried>().front().success);
  EXPECT_FALSE(f.told<EvasionTried>().front().roll);
}

TEST(AleaNavalEvasion, EachUnderItsClause) {
  // AIE-8.2j AIE-8.2k AIE-8.2l
  const auto clause = [](const Field& f) {
    for (const auto& told : f.events())
      if (told.event.get_if<EvasionTried>()) return std::string(told.clause.view());
    return std::string();
  };
  Field ships = fleet_attacked();
  ships.orders(R, evade_fleet("mare_centrale", {"mare_aegaeum"})).fight(C);
  EXPECT_EQ(clause(ships), "AIE-8.2j");
  Field troops = army_and_fleet();
  troops.orders(R, evade_fleet("italia_7", {"mare_hadriaticum"}, {"legio_23"})).dice({0}).fight(C);
  EXPECT_EQ(clause(troops), "AIE-8.2k");
  Field shore;
  shore.stand(R, "italia_7", {"bibulus", "naves_6pf_0_1"});
  shore.come(C, "italia_1", "italia_7", {"legio_21"}).fight(C);
  EXPECT_EQ(clause(shore), "AIE-8.2l");
}

TEST(AleaNavalEvasion, OnlyTroopsThatAreThereGoAboard) {
  // AIE-8.2k
  Field f = army_and_fleet();
  f.stand(R, "italia_6", {"legio_25"});
  f.orders(R, evade_fleet("italia_7", {"mare_hadriaticum"}, {"legio_25", "legio_23"})).dice({0}).fight(C);
  EXPECT_EQ(f.where("legio_23"), "mare_hadriaticum");
  EXPECT_EQ(f.where("legio_25"), "italia_6");
}

TEST(AleaNavalEvasion, TroopsGoOnlyWhereNoEnemyIs) {
  // AIE-8.2b AIE-8.2k  Ships alone could pass into Sicilia 1, where enemy equites stand with R's own legion.
  Field f = army_and_fleet();
  f.stand(C, "mare_tyrrhenum", {"naves_6pf_0_2"}).stand(C, "mare_centrale", {"naves_6pf_p1_1"});
  f.stand(C, "mare_hadriaticum", {"naves_4pf_0_1"});
  f.orders(R, evade_fleet("italia_7", {}, {"legio_23"})).dice({4}).fight(C);
  EXPECT_TRUE(f.told<EvasionTried>().empty() || !f.told<EvasionTried>()[0].success);
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

}  // namespace ch8_2_naval_evasion_test
}  // namespace adj::alea
