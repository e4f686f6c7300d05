// AIE-8.3, 8.6, TC  The arithmetic of a battle.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_3_battle_test {

std::vector<UnitId> units(std::initializer_list<const char*> ids) {
  std::vector<UnitId> found;
  for (const char* id : ids) found.push_back(UnitId(id));
  return found;
}

// --- Columns

TEST(AleaOdds, RoundedInTheDefendersFavour) {
  // AIE-8.3b AIE-EX-21
  const CombatTable& table = test_tables().combat;
  EXPECT_EQ(combat_column(table, 55, 37), 5);  // 1.486 is not yet 3/2
  const int last = static_cast<int>(table.columns.size()) - 1;
  EXPECT_EQ(last, 9);
  for (int i = 0; i <= last; ++i) {
    const auto& ratio = table.columns[static_cast<std::size_t>(i)];
    EXPECT_EQ(combat_column(table, 100 * ratio.attacker, 100 * ratio.defender), i);
    if (i > 0) {
      EXPECT_EQ(combat_column(table, 100 * ratio.attacker - 1, 100 * ratio.defender), i - 1);
    }
  }
  EXPECT_EQ(combat_column(table, 1, 50), 0);
  EXPECT_EQ(combat_column(table, 50, 1), 9);
}

TEST(AleaQuality, ShiftsOneColumnOrTwo) {
  // AIE-TC.o AIE-TC.p AIE-TC.q AIE-TC.r
  EXPECT_EQ(quality_shift(3, 3), 0);
  EXPECT_EQ(quality_shift(4, 3), 1);
  EXPECT_EQ(quality_shift(5, 3), 1);
  EXPECT_EQ(quality_shift(6, 3), 2);
  EXPECT_EQ(quality_shift(5, 2), 2);
  EXPECT_EQ(quality_shift(3, 4), -1);
  EXPECT_EQ(quality_shift(3, 5), -1);
  EXPECT_EQ(quality_shift(3, 6), -2);
  EXPECT_EQ(quality_shift(1, 2), -2);
}

TEST(AleaQuality, MeanOfTheFacesUpRoundedDown) {
  // AIE-8.6.1a AIE-EX-23
  Field f;
  f.stand(C, "graecia_2", {"legio_21", "legio_22", "equites_4pf_1"});
  EXPECT_EQ(average_quality(f.p(), units({"legio_21", "legio_22", "equites_4pf_1"})), 2);
  EXPECT_EQ(average_quality(f.p(), units({"legio_21", "legio_22"})), 3);
  unit(f.s(), u("legio_22")).weakened = true;
  EXPECT_EQ(average_quality(f.p(), units({"legio_21", "legio_22"})), 2);
}

TEST(AleaBattle, CaesarAtIlerda) {
  // AIE-EX-33 AIE-8.3a AIE-8.3b AIE-8.3c AIE-TC.h AIE-TC.q AIE-TC.d AIE-10.1a
  Field f;
  f.stand(R, "hispania_1", {"afranius", "legio_2", "legio_16", "legio_19", "equites_2pf_1", "auxilia_1"});
  f.come(C, "gallia_9", "hispania_1",
         {"caesar", "legio_5", "legio_6", "legio_7", "legio_9", "legio_10", "legio_11"});
  f.dice({3}).fight(C);
  const BattleFought& b = f.battle();
  EXPECT_EQ(b.attacker_pf, 30);
  EXPECT_EQ(b.defender_pf, 20);
  EXPECT_EQ(b.odds, "3/2");
  EXPECT_EQ(b.attacker_qu, 4);
  EXPECT_EQ(b.defender_qu, 2);
  EXPECT_EQ(b.shift, 2);
  EXPECT_EQ(b.column, "3/1");
  EXPECT_EQ(b.die, 3);
  EXPECT_EQ(f.modifier("attacker_bt"), 3);
  EXPECT_EQ(f.modifier("defender_bt"), -1);
  EXPECT_EQ(b.total, 5);
  EXPECT_EQ(b.attacker_result, Result::quarter);
  EXPECT_EQ(b.defender_result, Result::weakened);
  EXPECT_EQ(b.winner, BattleSide::attacker);
  int weakened = 0;
  for (const char* id : {"legio_5", "legio_6", "legio_7", "legio_9", "legio_10", "legio_11"})
    weakened += f.weak(id) ? 1 : 0;
  EXPECT_EQ(weakened, 1);
  for (const char* id : {"legio_2", "legio_16", "legio_19", "equites_2pf_1", "auxilia_1"}) {
    EXPECT_TRUE(f.weak(id)) << id;
    EXPECT_EQ(f.where(id), "hispania_2") << id;
  }
  EXPECT_EQ(f.where("afranius"), "hispania_2");
  EXPECT_EQ(f.s().balance, 1);
}

TEST(AleaBattle, QualityCanTurnTheColumnTheOtherWay) {
  // AIE-TC.p AIE-TC.r
  Field f;  // recruits 4/2 against veterans 5/4: half as good
  f.come(C, "gallia_9", "hispania_1", {"legio_1r", "legio_2r", "legio_3r", "legio_4r", "legio_5r"});
  f.stand(R, "hispania_1", {"legio_5", "legio_6"});
  f.dice({1}).fight(C);
  EXPECT_EQ(f.battle().odds, "2/1");
  EXPECT_EQ(f.battle().shift, -2);
  EXPECT_EQ(f.battle().column, "5/4");

  Field g;  // veterans are better than others by a third
  g.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22"});
  g.stand(R, "hispania_1", {"legio_5", "legio_6"});
  g.dice({1}).fight(C);
  EXPECT_EQ(g.battle().odds, "1/1");
  EXPECT_EQ(g.battle().shift, -1);
  EXPECT_EQ(g.battle().column, "4/5");
}

TEST(AleaBattle, TheTableEndsAtItsEdges) {
  // AIE-TC.s AIE-TC.a
  Field f;  // 4/1 and better troops; 6 + 3 + ... beyond the last row
  f.stand(R, "hispania_1", {"legio_1r"});
  f.come(C, "gallia_9", "hispania_1", {"caesar", "legio_5", "legio_6", "legio_7", "legio_8"});
  f.s().turn.event = 0;
  f.dice({6}).fight(C);
  EXPECT_EQ(f.battle().odds, "4/1");
  EXPECT_EQ(f.battle().shift, 2);
  EXPECT_EQ(f.battle().column, "4/1");
  EXPECT_EQ(f.battle().total, 9);
  EXPECT_EQ(f.battle().defender_result, Result::eliminated);

  Field g;  // 1/3 and worse troops against Caesar: 1 - 3 = row -2
  g.stand(C, "hispania_1", {"caesar", "legio_5", "legio_6", "legio_7", "legio_8"});
  g.come(R, "gallia_9", "hispania_1", {"legio_1r"});
  g.dice({1}).fight(R);
  EXPECT_EQ(g.battle().odds, "1/3");
  EXPECT_EQ(g.battle().column, "1/3");
  EXPECT_EQ(g.battle().total, -2);
  EXPECT_EQ(g.battle().attacker_result, Result::eliminated);
  EXPECT_EQ(g.battle().defender_result, Result::retreat);
}

TEST(AleaBattle, RowsBeyondTheTableReadTheLast) {
  // AIE-TC.s AIE-TC.n
  Field f;
  f.at_war("germani", R);
  f.s().turn.event = 12;  // donative: one more for the legions
  f.stand(R, "gallia_2", {"germani_1"});
  f.come(C, "gallia_4", "gallia_2", {"caesar", "legio_5", "legio_6"});
  f.dice({6}).fight(C);
  EXPECT_EQ(f.battle().total, 10);
  EXPECT_EQ(f.battle().attacker_result, Result::retreat);
  EXPECT_EQ(f.battle().column, "2/1");                        // 10 : 8, and troops twice as good
  EXPECT_EQ(f.battle().defender_result, Result::eliminated);  // row 9; one row above it is A
}

// --- Tactical bonus

TEST(AleaTacticalBonus, TheBestOfTheLeaders) {
  // AIE-8.6.2a AIE-TC.h
  Field f;
  f.come(C, "gallia_9", "hispania_1", {"curio", "caesar", "hirtius", "legio_21"});
  f.stand(R, "hispania_1", {"afranius", "labienus", "legio_22"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("attacker_bt"), 3);
  EXPECT_EQ(f.modifier("defender_bt"), -2);
  EXPECT_EQ(f.battle().total, 4);
}

TEST(AleaTacticalBonus, WithoutLeadersTheMeanOfTheUnits) {
  // AIE-8.6.2a
  Field f;
  f.come(C, "gallia_9", "hispania_1", {"equites_4pf_1", "equites_4pf_2"});
  f.stand(R, "hispania_1", {"equites_2pf_1", "legio_22"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("attacker_bt"), 1);
  EXPECT_EQ(f.modifier("defender_bt"), 0);  // 1/2, rounded down

  Field g;  // a leader without talent counts instead of his cavalry
  g.come(C, "gallia_9", "hispania_1", {"curio", "equites_4pf_1"});
  g.stand(R, "hispania_1", {"legio_22"});
  g.dice({3}).fight(C);
  EXPECT_EQ(g.modifier("attacker_bt"), 0);
}

TEST(AleaTacticalBonus, TheSickDoNotCommand) {
  // AIE-TE.4c
  Field f;
  f.stand(R, "hispania_1", {"pompeius", "afranius", "legio_22"});
  leader(f.s(), kPompeius).sick = true;
  f.come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.dice({1}).fight(C);
  EXPECT_EQ(f.modifier("defender_bt"), -1);
}

// --- Enemies of Rome

TEST(AleaModifiers, EnemiesOfRomeDefendOutsideTheRepublic) {
  // AIE-TC.i AIE-RUL-53
  Field f;
  f.at_war("pannonii", R);
  f.stand(R, "pannonii", {"pannonii_1"});
  f.come(C, "italia_5", "pannonii", {"caesar", "legio_5"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("barbarians_defend"), -1);
  EXPECT_EQ(f.modifier("barbarians_attack"), 0);
  EXPECT_EQ(f.battle().total, 5);

  Field inside;
  inside.at_war("pannonii", R);
  inside.stand(R, "italia_5", {"pannonii_1"});
  inside.come(C, "italia_4", "italia_5", {"caesar", "legio_5"});
  inside.dice({3}).fight(C);
  EXPECT_EQ(inside.modifier("barbarians_defend"), 0);
  EXPECT_EQ(inside.battle().total, 6);
}

TEST(AleaModifiers, EnemiesOfRomeAttackOutsideTheRepublic) {
  // AIE-TC.j AIE-RUL-53
  Field f;
  f.at_war("pannonii", R);
  f.stand(C, "noricum", {"hirtius", "legio_5"});
  f.come(R, "pannonii", "noricum", {"pannonii_1"});
  f.dice({3}).fight(R);
  EXPECT_EQ(f.modifier("barbarians_attack"), 1);
  EXPECT_EQ(f.modifier("barbarians_defend"), 0);
  EXPECT_EQ(f.battle().total, 3);  // 3 + 1 - 1

  Field inside;
  inside.at_war("pannonii", R);
  inside.stand(C, "italia_5", {"hirtius", "legio_5"});
  inside.come(R, "pannonii", "italia_5", {"pannonii_1"});
  inside.dice({3}).fight(R);
  EXPECT_EQ(inside.modifier("barbarians_attack"), 0);
}

TEST(AleaModifiers, AlliesAreNoEnemiesOfRome) {
  // AIE-RUL-53 AIE-RUL-15 AIE-4.4.2d
  Field f;
  f.allied("numidae", R);
  f.stand(R, "numidae_1", {"numidae_1", "numidae_2"});
  f.come(C, "africa_1", "numidae_1", {"caesar", "legio_5"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("barbarians_defend"), 0);
}

TEST(AleaModifiers, TheSeaIsNobodysSoil) {
  // AIE-TC.i
  Field f;
  f.at_war("aegyptii", R);
  f.stand(R, "mare_orientale", {"cleopatra_vii", "aegyptii_5"});
  f.come(C, "mare_centrale", "mare_orientale", {"caesar", "naves_6pf_0_1"});
  f.dice({3}).fight(C);
  EXPECT_TRUE(f.battle().naval);
  EXPECT_EQ(f.modifier("barbarians_defend"), 0);
}

// --- Political capacity

class Politics : public Field {
 public:
  Politics(const char* attacker, const char* defender) {
    come(C, "gallia_9", "hispania_1", {attacker, "legio_21"});
    stand(R, "hispania_1", {defender, "legio_22"});
  }
};

TEST(AleaPolitics, TheHigherCapacityHelps) {
  // AIE-TC.k AIE-TC.l AIE-8.6.3a
  Politics higher("caesar", "pompeius");  // 6 against 5
  higher.party_leader("caesar").party_leader("pompeius").dice({1}).fight(C);
  EXPECT_EQ(higher.modifier("cp_higher"), 1);
  EXPECT_EQ(higher.modifier("cp_lower"), 0);

  Politics lower("lepidus", "pompeius");  // 4 against 5
  lower.party_leader("lepidus").party_leader("pompeius").dice({1}).fight(C);
  EXPECT_EQ(lower.modifier("cp_lower"), -1);
  EXPECT_EQ(lower.modifier("cp_higher"), 0);

  Politics equal("lepidus", "scipio");  // 4 against 4
  equal.party_leader("lepidus").party_leader("scipio").dice({1}).fight(C);
  EXPECT_EQ(equal.modifier("cp_lower"), 0);
  EXPECT_EQ(equal.modifier("cp_higher"), 0);
}

TEST(AleaPolitics, OnlyBetweenPartyLeadersAndPretenders) {
  // AIE-8.6.3a
  Politics none("caesar", "pompeius");
  none.party_leader("caesar").dice({1}).fight(C);
  EXPECT_EQ(none.modifier("cp_higher"), 0);

  Politics pretender("scipio", "pompeius");  // turned: CP 2 on his Caesarian face
  pretender.pretender("scipio", R).party_leader("pompeius").dice({1}).fight(C);
  EXPECT_EQ(pretender.modifier("cp_lower"), -1);
}

TEST(AleaPolitics, TheBestOfThoseWhoCount) {
  // AIE-8.6.3a
  Field f;  // Cato (CP 5) is no Party leader; Labienus (CP 2) is
  f.come(C, "gallia_9", "hispania_1", {"lepidus", "hirtius", "legio_21"});
  f.stand(R, "hispania_1", {"cato", "labienus", "legio_22"});
  f.party_leader("lepidus").party_leader("hirtius").party_leader("labienus").dice({1}).fight(C);
  EXPECT_EQ(f.modifier("cp_higher"), 1);
}

// --- Rivers and straits

TEST(AleaCrossing, EveryUnitCameOverTheRiver) {
  // AIE-TC.m AIE-RUL-08
  Field f;
  f.at_war("germani", C);
  f.stand(R, "gallia_2", {"legio_21"});
  f.come(C, "germani_1", "gallia_2", {"germani_1"}).come(C, "germani_2", "gallia_2", {"germani_2"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("crossing"), -1);
  EXPECT_EQ(f.battle().total, 2);
}

TEST(AleaCrossing, AStraitCountsLikeARiver) {
  // AIE-TC.m
  Field f;
  f.stand(R, "sicilia_1", {"legio_21"});
  f.come(C, "italia_7", "sicilia_1", {"caesar", "legio_22"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("crossing"), -1);
}

TEST(AleaCrossing, OneUnitByAnotherWayIsEnough) {
  // AIE-RUL-08
  Field by_land;
  by_land.at_war("germani", C);
  by_land.stand(R, "gallia_2", {"legio_21"});
  by_land.come(C, "germani_1", "gallia_2", {"germani_1"}).come(C, "gallia_1", "gallia_2", {"germani_2"});
  by_land.dice({3}).fight(C);
  EXPECT_EQ(by_land.modifier("crossing"), 0);

  Field already_there;
  already_there.stand(R, "sicilia_1", {"legio_21"}).stand(C, "sicilia_1", {"legio_23"});
  already_there.come(C, "italia_7", "sicilia_1", {"legio_22"});
  already_there.dice({3}).fight(C);
  EXPECT_EQ(already_there.modifier("crossing"), 0);

  Field landed;
  landed.stand(R, "sicilia_1", {"legio_21"});
  landed.come(C, "italia_7", "sicilia_1", {"legio_22"});
  landed.come(C, "mare_tyrrhenum", "sicilia_1", {"caesar", "naves_6pf_0_1", "legio_23"});
  landed.dice({3}).fight(C);
  EXPECT_EQ(landed.modifier("crossing"), 0);
}

TEST(AleaCrossing, ALeaderMayHaveComeAsHeLikes) {
  // AIE-RUL-08
  Field f;
  f.stand(R, "sicilia_1", {"legio_21"});
  f.come(C, "italia_7", "sicilia_1", {"legio_22"});
  f.stand(C, "sicilia_1", {"caesar"});
  f.dice({3}).fight(C);
  EXPECT_EQ(f.modifier("crossing"), -1);
}

// --- The rest of the sum

TEST(AleaModifiers, AllOfThemAddUp) {
  // AIE-TC.n AIE-TE.3
  Field f;
  f.at_war("germani", R);
  f.s().turn.event = 3;  // discouragement
  f.stand(R, "germani_1", {"germani_1", "germani_2"});
  f.come(C, "gallia_1", "germani_1", {"caesar", "legio_5", "legio_6"});
  f.dice({4}).fight(C);
  EXPECT_EQ(f.modifier("attacker_bt"), 3);
  EXPECT_EQ(f.modifier("barbarians_defend"), -1);
  EXPECT_EQ(f.modifier("crossing"), -1);
  EXPECT_EQ(f.modifier("event_discouragement"), -1);
  EXPECT_EQ(f.battle().total, 4);
}

// Two legions against two of the same kind, nobody in command.
Field even_battle(const std::map<std::string, std::string>& options = {}) {
  Field f("3", options);
  f.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22"});
  f.stand(R, "hispania_1", {"legio_23", "legio_24"});
  return f;
}

TEST(AleaBattle, WhoWinsWhenBothStandUnhurt) {
  // AIE-RUL-02 AIE-8.4.1a AIE-TC.g
  Field lower = even_battle();
  lower.dice({3}).fight(C);
  EXPECT_EQ(lower.battle().attacker_result, Result::retreat);
  EXPECT_EQ(lower.battle().defender_result, Result::retreat);
  EXPECT_EQ(lower.battle().winner, BattleSide::defender);
  EXPECT_EQ(lower.where("legio_23"), "hispania_1");
  EXPECT_NE(lower.where("legio_21"), "hispania_1");
  EXPECT_FALSE(lower.weak("legio_21"));
  EXPECT_FALSE(lower.weak("legio_23"));

  Field higher = even_battle();
  higher.dice({4}).fight(C);
  EXPECT_EQ(higher.battle().winner, BattleSide::attacker);
  EXPECT_EQ(higher.where("legio_21"), "hispania_1");
  EXPECT_NE(higher.where("legio_23"), "hispania_1");
}

TEST(AleaBattle, TheRuleOptionDecidesThoseCellsOnly) {
  // AIE-RUL-02
  for (const int die : {3, 4}) {
    Field defender = even_battle({{"rr_winner", "defender"}});
    defender.dice({die}).fight(C);
    EXPECT_EQ(defender.battle().winner, BattleSide::defender) << die;
    Field attacker = even_battle({{"rr_winner", "attacker"}});
    attacker.dice({die}).fight(C);
    EXPECT_EQ(attacker.battle().winner, BattleSide::attacker) << die;
  }
  Field beaten = even_battle({{"rr_winner", "defender"}});
  beaten.dice({5}).fight(C);
  EXPECT_EQ(beaten.battle().winner, BattleSide::attacker);
}

TEST(AleaBattle, GreatBattlesScore) {
  // AIE-10.1a AIE-RUL-36
  Field great;  // 20 + 15
  great.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22", "legio_23", "legio_24"});
  great.stand(R, "hispania_1", {"legio_25", "legio_26", "legio_27"});
  great.dice({6}).fight(C);
  EXPECT_EQ(great.s().balance, 1);
  ASSERT_EQ(great.told<Scored>().size(), 1u);
  EXPECT_EQ(great.told<Scored>().front().reason, Name("battle"));

  Field lesser;  // 20 + 14
  lesser.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22", "legio_23", "legio_24"});
  lesser.stand(R, "hispania_1", {"legio_25", "legio_26", "legio_1r"});
  lesser.dice({6}).fight(C);
  EXPECT_EQ(lesser.s().balance, 0);

  Field lost;  // the defender wins it
  lost.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22", "legio_23"});
  lost.stand(R, "hispania_1", {"legio_25", "legio_26", "legio_27", "legio_28"});
  lost.dice({1}).fight(C);
  EXPECT_EQ(lost.s().balance, -1);
}

TEST(AleaBattle, APartyLeaderInPersonAgainstRomans) {
  // AIE-5.1.1h
  Field civil = even_battle();
  civil.stand(R, "hispania_1", {"pompeius"}).party_leader("pompeius");
  civil.dice({1}).fight(C);
  EXPECT_TRUE(civil.s().turn.party_leader_fought);

  Field lieutenant = even_battle();
  lieutenant.stand(R, "hispania_1", {"afranius"});
  lieutenant.dice({1}).fight(C);
  EXPECT_FALSE(lieutenant.s().turn.party_leader_fought);

  Field abroad;
  abroad.at_war("pannonii", R);
  abroad.stand(R, "pannonii", {"pannonii_1"});
  abroad.come(C, "italia_5", "pannonii", {"caesar", "legio_5"}).party_leader("caesar");
  abroad.dice({3}).fight(C);
  EXPECT_FALSE(abroad.s().turn.party_leader_fought);
}

TEST(AleaBattle, OnLandOnlyLandUnitsFight) {
  // AIE-8.1b AIE-8.3a AIE-8.3b
  Field f;
  f.stand(R, "italia_7", {"legio_23", "naves_8pf_2_p1_1"});
  f.come(C, "italia_1", "italia_7", {"legio_21", "legio_22"});
  f.dice({1}).fight(C);
  EXPECT_FALSE(f.battle().naval);
  EXPECT_EQ(f.battle().defender_pf, 5);
  EXPECT_EQ(names(f.battle().defending_units), Names{"legio_23"});
  EXPECT_EQ(f.battle().attacker_pf, 10);
}

TEST(AleaBattle, NoUnitsNoQuality) {
  // AIE-8.6.1a
  Field f;
  EXPECT_EQ(average_quality(f.p(), {}), 0);
}

TEST(AleaBattle, TheOptionDecidesOnlyWhereBothRetreat) {
  // AIE-8.4.1a AIE-RUL-02
  Field a("3", {{"rr_winner", "attacker"}}), d("3", {{"rr_winner", "defender"}});
  int both_retreat = 0;
  for (const Field::Ids army : {Field::Ids{"legio_21"}, Field::Ids{"legio_21", "legio_22", "legio_23"}}) {
    for (Field* f : {&a, &d}) f->clear_map().put("legio_24", "hispania_1", R);
    for (Field* f : {&a, &d}) f->stand(C, "hispania_1", army);
    const Combat c = muster(a.p(), Engagement{C, a.moves()}, z("hispania_1"), false);
    for (int row = -2; row <= 9; ++row) {
      BattleFought by_a = arithmetic(a.p(), c), by_d = arithmetic(d.p(), c);
      read_row(a.p(), by_a, row);
      read_row(d.p(), by_d, row);
      if (by_a.attacker_result == Result::retreat && by_a.defender_result == Result::retreat) {
        ++both_retreat;
        EXPECT_EQ(by_a.winner, BattleSide::attacker) << row;
        EXPECT_EQ(by_d.winner, BattleSide::defender) << row;
      } else {
        EXPECT_EQ(by_a.winner, by_d.winner) << row;
      }
    }
  }
  EXPECT_GT(both_retreat, 0);
}

TEST(AleaBattle, AgainstAPeopleThatAttacksThereIsNoCivilWar) {
  // AIE-5.1.1h
  Field f;
  f.at_war("parthi", R).party_leader("caesar");
  f.stand(C, "asia_5", {"caesar", "legio_21", "legio_22"});
  f.come(R, "parthi_1", "asia_5", {"parthi_3", "parthi_4"}).dice({3}).fight(R);
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
  EXPECT_FALSE(f.s().turn.party_leader_fought);
}

}  // namespace ch8_3_battle_test
}  // namespace adj::alea
