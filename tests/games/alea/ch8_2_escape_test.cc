// AIE-8.2m–o  Leaders alone among enemies.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_2_escape_test {

// Cato alone in Africa 1, into which a Caesarian legion has come from Africa 2.
Field cato_alone() {
  Field f;
  f.stand(R, "africa_1", {"cato"}).come(C, "africa_2", "africa_1", {"legio_5"});
  return f;
}

TEST(AleaEscape, KilledOnEightAndNine) {
  // AIE-8.2m AIE-RUL-11 AIE-10.1b
  for (const int die : {8, 9}) {
    Field f = cato_alone();
    f.stand(R, "numidae_1", {}).dice({die}).fight(C);
    EXPECT_EQ(f.where("cato"), "removed") << die;
    EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("escape"));
    EXPECT_EQ(f.s().balance, 1) << die;
  }
  for (const int die : {0, 7}) {
    Field f = cato_alone();
    f.dice({die}).fight(C);
    EXPECT_EQ(f.where("cato"), "africa_2") << die;
    EXPECT_EQ(f.s().balance, 0) << die;
    ASSERT_EQ(f.told<EscapeTried>().size(), 1u);
    EXPECT_EQ(f.told<EscapeTried>().front().roll, die);
    EXPECT_TRUE(f.told<EscapeTried>().front().alive);
  }
}

TEST(AleaEscape, WhereNoEnemyUnitIs) {
  // AIE-8.2m
  Field f = cato_alone();  // Africa 2 is held by the enemy, Numidae are left
  f.stand(C, "africa_2", {"legio_6"}).dice({0}).fight(C);
  EXPECT_EQ(f.where("cato"), "numidae_1");

  Field leaders_only = cato_alone();  // a leader holds nothing
  leaders_only.stand(C, "africa_2", {"curio"}).dice({0}).fight(C);
  EXPECT_EQ(leaders_only.where("cato"), "africa_2");
}

TEST(AleaEscape, AsThePlayerWishes) {
  // AIE-8.2m  7.3
  Field f = cato_alone();
  f.orders(R, Escape{l("cato"), {z("italia_1"), z("numidae_1")}}).dice({0}).fight(C);
  EXPECT_EQ(f.where("cato"), "numidae_1");
  Field other_leader = cato_alone();
  other_leader.orders(R, Escape{l("scipio"), {z("numidae_1")}}).dice({0}).fight(C);
  EXPECT_EQ(other_leader.where("cato"), "africa_2");
}

TEST(AleaEscape, ByDefaultToFriendsNotToAPort) {
  // AIE-8.2m  7.3: he goes by land, like any army; Leptis Magna in Africa 2 is a port.
  Field f = cato_alone();
  f.stand(R, "numidae_1", {"legio_30"}).dice({0}).fight(C);
  EXPECT_EQ(f.where("cato"), "numidae_1");
}

TEST(AleaEscape, NowhereToGo) {
  // AIE-8.2n AIE-10.1b
  Field f;
  f.stand(R, "graecia_4", {"cato"}).stand(C, "graecia_3", {"legio_6"});
  f.come(C, "graecia_3", "graecia_4", {"legio_5"}).fight(C);
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("no_escape"));
  EXPECT_FALSE(f.told<EscapeTried>().front().roll);
  EXPECT_FALSE(f.told<EscapeTried>().front().alive);
  EXPECT_EQ(f.s().balance, 1);
}

TEST(AleaEscape, TheSickCannotLeave) {
  // AIE-8.2n AIE-TE.4a
  Field f = cato_alone();
  leader(f.s(), l("cato")).sick = true;
  f.fight(C);
  EXPECT_EQ(f.where("cato"), "removed");
}

TEST(AleaEscape, NobodyHidesAnAssassin) {
  // AIE-8.2o AIE-RUL-23
  const auto cassius_alone = [](bool active, int die) {
    Field f;
    f.s().assassins_active = active;
    f.stand(R, "africa_1", {"cassius"}).come(C, "africa_2", "africa_1", {"legio_5"});
    f.dice({die}).fight(C);
    return f.where("cassius");
  };
  EXPECT_EQ(cassius_alone(true, 0), "removed");
  EXPECT_EQ(cassius_alone(true, 7), "removed");
  EXPECT_EQ(cassius_alone(true, 8), "africa_2");
  EXPECT_EQ(cassius_alone(true, 9), "africa_2");
  EXPECT_EQ(cassius_alone(false, 7), "africa_2");
  EXPECT_EQ(cassius_alone(false, 8), "removed");
}

TEST(AleaEscape, EachForHimself) {
  // AIE-RUL-11
  Field f = cato_alone();
  f.stand(R, "africa_1", {"scipio"}).dice({9, 0}).fight(C);
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_EQ(f.where("scipio"), "africa_2");
}

TEST(AleaEscape, OwnUnitsOfAnyKindAreCompany) {
  // AIE-8.2m
  Field f = cato_alone();
  f.stand(R, "africa_1", {"legio_21"}).dice({3}).fight(C);
  EXPECT_TRUE(f.told<EscapeTried>().empty());
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaEscape, TheAttackersLeadersToo) {
  // AIE-8.2m
  Field f;
  f.stand(C, "africa_1", {"curio"}).stand(R, "africa_1", {"legio_21"});
  f.dice({9}).fight(C);
  EXPECT_EQ(f.where("curio"), "removed");
  EXPECT_EQ(f.s().balance, -1);
}

TEST(AleaEscape, PeoplesHarmRomansAndRomansThem) {
  // AIE-8.2m AIE-RUL-15
  Field romans;
  romans.at_war("numidae", C);
  romans.stand(R, "africa_1", {"cato"}).come(C, "numidae_1", "africa_1", {"numidae_1"});
  romans.dice({9}).fight(C);
  EXPECT_EQ(romans.where("cato"), "removed");

  Field peoples;  // two peoples at war of different players
  peoples.at_war("numidae", C).at_war("mauri", R);
  peoples.stand(C, "mauri", {"juba_i"}).stand(R, "mauri", {"mauri_1"});
  peoples.fight(R);
  EXPECT_EQ(peoples.where("juba_i"), "mauri");
}

TEST(AleaEscape, APeoplesLeaderComesBackNextYear) {
  // AIE-8.2m AIE-4.2.1b
  Field f;
  f.at_war("numidae", R);
  f.stand(R, "numidae_1", {"juba_i"}).come(C, "africa_1", "numidae_1", {"curio", "legio_5"});
  f.dice({8}).fight(C);
  EXPECT_EQ(f.where("juba_i"), "returning");
  EXPECT_EQ(f.s().balance, 1);
}

TEST(AleaEscape, NotInATriumvirsRegion) {
  // AIE-3.6.5c
  Field f = cato_alone();
  f.s().triumvir.push_back({l("lepidus"), RegionId("africa")});
  f.fight(C);
  EXPECT_EQ(f.where("cato"), "africa_1");
  EXPECT_EQ(f.told_count(), 0);
}

TEST(AleaEscape, NotIntoAClosedZone) {
  // AIE-RUL-68 AIE-S6.f
  Field f("6");  // Octavianus never enters Graecia
  f.stand(C, "italia_5", {"octavianus"})
      .stand(R, "italia_3", {"legio_22"})
      .stand(R, "italia_4", {"legio_23"});
  f.orders(C, Escape{kOctavianus, {z("graecia_1"), z("noricum")}});
  f.come(R, "italia_4", "italia_5", {"legio_21"}).dice({0}).fight(R);
  EXPECT_EQ(f.where("octavianus"), "noricum");
}

TEST(AleaEscape, WhoHidesWhereThePlagueIs) {
  // AIE-6.3e
  Field f = cato_alone();
  f.s().plague = z("africa_2");
  f.dice({0, 9}).fight(C);
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("plague"));
  EXPECT_EQ(f.s().balance, 0);
}

TEST(AleaEscape, AtSeaWithoutShips) {
  // AIE-RUL-11
  Field f;
  f.stand(C, "mare_centrale", {"curio"});
  f.run([](AleaTable& t) { lone_leaders_escape(t, C, z("mare_centrale")); });
  EXPECT_EQ(f.where("curio"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("fleet_lost"));
}

TEST(AleaEscape, OneTenSidedDie) {
  // AIE-8.2m AIE-0.1a
  Field f = cato_alone();
  f.dice({0}).fight(C);
  EXPECT_EQ(f.told<Rolled>().at(0), (Rolled{"escape", "cato", 0, 9, 0}));
}

}  // namespace ch8_2_escape_test
}  // namespace adj::alea
