// PREVIEW of an SMC: fleets with troops aboard, stratagems that wait for a combat, moves that no player
// orders.

#include <gmock/gmock.h>

#include "tests/games/alea/preview_for_test.h"

namespace adj::alea {
namespace preview_smc_test {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

// --- Fleets

// R's fleet at sea with these, met by Agrippa's ships from Rome.
Field at_sea(Field::Ids defenders) {
  Field f("3", kFree);
  f.stand(C, "italia_1", {"agrippa", "naves_8pf_1_p1_1"});
  f.stand(R, "mare_tyrrhenum", defenders);
  return f;
}
Order agrippa_sails() {
  return sail({l("agrippa")}, {"naves_8pf_1_p1_1"}, {}, "italia_1", {"mare_tyrrhenum"});
}
Lines reacting(Field& f, const char* zone, std::vector<Order> orders) {
  return preview(f, ReactionOrders{seat_of(f.s(), R), R, {z(zone)}}, std::move(orders));
}

TEST(AleaPreviewFleet, WithoutTroopsItAlwaysGetsAway) {
  // AIE-8.2j
  const Lines lines = smc(at_sea({"pompeius", "naves_6pf_0_1"}), C, {agrippa_sails()});
  EXPECT_THAT(lines, Contains("Evasion of the naves alone: always possible (Pompeius)."));
  EXPECT_THAT(lines, Not(Contains(StartsWith("With troops aboard"))));
}

TEST(AleaPreviewFleet, MoreTroopsAboardThanItsLeaderCommandsHoldIt) {
  // AIE-8.2k AIE-3.4.2h  Afranius commands five.
  Field f = at_sea(
      {"afranius", "naves_6pf_0_1", "naves_6pf_0_2", "legio_1", "legio_2", "legio_3", "legio_4", "legio_16"});
  EXPECT_THAT(smc(f, C, {agrippa_sails()}), Contains(StartsWith("With troops aboard: Afranius (VS 2)")));
  f.stand(R, "mare_tyrrhenum", {"legio_19"});
  const Lines lines = smc(f, C, {agrippa_sails()});
  EXPECT_THAT(lines, Contains(StartsWith("No evasion of the fleet: ")));
  EXPECT_THAT(lines, Not(Contains(StartsWith("With troops aboard"))));
}

TEST(AleaPreviewFleet, ShipsOrderedAwayAloneLeaveTheTroopsInTheWater) {
  // AIE-8.2j AIE-3.4.2i  His own order is known to the defender, and to nobody else.
  Field f = at_sea({"pompeius", "naves_6pf_0_1", "legio_1"});
  f.come(C, "italia_1", "mare_tyrrhenum", {"agrippa", "naves_8pf_1_p1_1"});
  Evade alone;
  alone.zone = z("mare_tyrrhenum");
  alone.fleet = true;
  alone.take = {u("naves_6pf_0_1")};
  EXPECT_THAT(reacting(f, "mare_tyrrhenum", {given(alone)}),
              Contains("Evasion of the naves alone: always possible (Pompeius). Troops left at sea that no "
                       "ship can carry are lost."));
  alone.take.clear();
  const Lines together = reacting(f, "mare_tyrrhenum", {given(alone)});
  EXPECT_THAT(together,
              Contains(StartsWith("With troops aboard: Pompeius (VS 5) gets away with a chance of 2 in 10")));
  EXPECT_THAT(together, Not(Contains(HasSubstr("naves alone"))));
}

TEST(AleaPreviewFleet, OnTheCoastTroopsStayAshoreUnlessTheyAreNamed) {
  // AIE-8.2j AIE-8.2k  Also where the attackers have no ships.
  Field f("3", kFree);
  f.stand(C, "italia_6", {"caesar", "legio_5"})
      .stand(R, "italia_7", {"pompeius", "naves_6pf_0_1", "legio_1"});
  EXPECT_THAT(
      smc(f, C, {march({kCaesar}, {"legio_5"}, "italia_6", {"italia_7"})}),
      IsSupersetOf(
          {"Evasion of the naves alone: always possible (Pompeius).",
           "With troops aboard: Pompeius (VS 5) gets away with a chance of 2 in 10 (20%) (1d10 +3 BT, below "
           "VS)."}));
}

// --- Stratagems that wait for a combat

TEST(AleaPreviewStratagem, IfOddsIsJudgedByTheCombat) {
  // AIE-6.3j  30 PF to 20 are the column 3/2.
  Field f = ilerda();
  f.give_counter("S19", C);
  Order siege = with_zone(Face::siegecraft_p2, "hispania_1");
  siege.conditions = {odds_at_least(3, 2)};
  const Lines holds_there = smc(f, C, {to_ilerda(), siege});
  EXPECT_THAT(holds_there, Contains("Die modifiers: +3 BT attacker, −1 BT defender, +2 siegecraft."));
  EXPECT_THAT(holds_there, Not(Contains(HasSubstr("SIEGE"))));
  siege.conditions = {odds_at_least(2, 1)};
  const Lines too_few = smc(f, C, {to_ilerda(), siege});
  EXPECT_THAT(too_few, Contains("Die modifiers: +3 BT attacker, −1 BT defender."));
  EXPECT_THAT(too_few, Contains(AllOf(HasSubstr("SIEGE"), HasSubstr("no combat foreseen meets its terms"))));
  // No counter any more: it could not be played at all.
  counter(f.s(), CounterId("S19")).place = CounterPlace::bowl;
  EXPECT_THAT(smc(f, C, {to_ilerda(), siege}),
              Contains(HasSubstr("as things stand it could not be carried out")));
}

TEST(AleaPreviewStratagem, WithoutACombatItStaysInTheHand) {
  // AIE-6.3j
  Field f = ilerda();
  f.give_counter("S19", C);
  EXPECT_THAT(smc(f, C, {with_zone(Face::siegecraft_p2, "hispania_1")}),
              ElementsAre("No contact with the enemy.",
                          AllOf(HasSubstr("SIEGE"), HasSubstr("no combat foreseen meets its terms"))));
}

TEST(AleaPreviewStratagem, ACounterServesOneCombat) {
  // AIE-6a  Both cities are attacked; the first in zone order takes the only counter.
  Field f("3", kFree);
  f.stand(C, "gallia_9", {"caesar", "legio_5"}).stand(R, "hispania_1", {"afranius", "legio_2"});
  f.stand(C, "italia_1", {"curio", "legio_6"}).stand(R, "italia_6", {"legio_1"});
  f.give_counter("S19", C);
  const Lines lines =
      smc(f, C,
          {march({kCaesar}, {"legio_5"}, "gallia_9", {"hispania_1"}),
           march({l("curio")}, {"legio_6"}, "italia_1", {"italia_6"}),
           with_zone(Face::siegecraft_p2, "hispania_1"), with_zone(Face::siegecraft_p2, "italia_6")});
  int counted = 0;
  for (const std::string& line : lines) counted += line.find("+2 siegecraft") != std::string::npos ? 1 : 0;
  EXPECT_EQ(counted, 1);
  EXPECT_THAT(lines, Contains(HasSubstr("no combat foreseen meets its terms")).Times(1));
}

TEST(AleaPreviewStratagem, FlightEndsTheCombatBeforeItBegins) {
  // AIE-6.3a
  Field f("3", kFree);
  f.stand(R, "hispania_1", {"afranius", "legio_2"}).come(C, "gallia_9", "hispania_1", {"caesar", "legio_5"});
  f.s().turn.entered_from = {{z("hispania_1"), {z("gallia_9")}}};
  f.give_counter("S13", R);
  Order flight = play(Face::timely_flight);
  std::get<Play>(flight.body).to = {z("hispania_2")};
  const Lines lines = reacting(f, "hispania_1", {flight});
  EXPECT_THAT(lines, Contains(HasSubstr("the force flees from Hispania 1 (Tarraco) to Hispania 2 (Carthago "
                                        "Nova); no combat.")));
  EXPECT_THAT(lines, Not(Contains(StartsWith("Battle in"))));
  EXPECT_THAT(reacting(f, "hispania_1", {}), Contains(StartsWith("Battle in Hispania 1")));
}

TEST(AleaPreviewStratagem, TurncoatsFightOnTheOtherSide) {
  // AIE-6.3h  Afranius has 20 PF; his equites and another unit leave him.
  Field f = ilerda();
  f.give_counter("S17", C);
  Order turn_them = play(Face::turncoats);
  std::get<Play>(turn_them.body).units = {u("equites_2pf_1"), u("auxilia_1")};
  const int moved = strength(f.p(), {u("equites_2pf_1"), u("auxilia_1")});
  ASSERT_GT(moved, 0);
  const Lines lines = smc(f, C, {to_ilerda(), turn_them});
  EXPECT_THAT(lines, Contains(HasSubstr("these change sides before the battle: ")));
  EXPECT_THAT(lines,
              Contains(HasSubstr(std::to_string(30 + moved) + " to " + std::to_string(20 - moved) + " PF")));
}

TEST(AleaPreviewStratagem, DivineFavourSetsTheDie) {
  // AIE-6.3b  The evasion die of the enemy is not the battle's.
  Field f = ilerda();
  f.give_counter("S14", C);
  Order favour = play(Face::divine_favour);
  auto& wished = std::get<Play>(favour.body);
  wished.die = "battle";
  wished.face_wanted = 6;
  const Lines lines = smc(f, C, {to_ilerda(), favour});
  EXPECT_THAT(lines, Contains(HasSubstr("that die becomes 6, whatever falls.")));
  EXPECT_THAT(lines, Contains(HasSubstr("R / E 6 in 6 (100%)")));
  wished.die = "evasion";
  wished.enemy_die = true;
  wished.face_wanted = 0;
  EXPECT_THAT(smc(f, C, {to_ilerda(), favour}), Not(Contains(HasSubstr("R / E 6 in 6"))));
}

TEST(AleaPreviewStratagem, DivineFavourSetsTheDieOfAnEvasion) {
  // AIE-6.3b AIE-8.2a  His own die shows 0, and 0 + 3 is below 5.
  Field f("3", kFree);
  f.stand(R, "graecia_3", {"pompeius", "legio_1"}).come(C, "graecia_1", "graecia_3", {"caesar", "legio_5"});
  f.s().turn.entered_from = {{z("graecia_3"), {z("graecia_1")}}};
  f.give_counter("S14", R);
  Order favour = play(Face::divine_favour);
  std::get<Play>(favour.body).die = "evasion";
  std::get<Play>(favour.body).face_wanted = 0;
  EXPECT_THAT(reacting(f, "graecia_3", {favour}),
              IsSupersetOf({HasSubstr("that die becomes 0, whatever falls."),
                            HasSubstr("Pompeius (VS 5) gets away with a chance of 10 in 10 (100%)")}));
  EXPECT_THAT(reacting(f, "graecia_3", {}),
              Contains(HasSubstr("Pompeius (VS 5) gets away with a chance of 2 in 10 (20%)")));
}

// --- Moves that no player orders

TEST(AleaPreviewForced, APartyLeaderHurriesToHisCity) {
  // AIE-TE.6  Unless an order moves him; then the units that wait for him stay behind.
  Field f("3", kFree);
  f.stand(C, "gallia_4", {"caesar", "legio_10"});
  f.s().turn.unrest[kCaesar] = z("gallia_7");
  EXPECT_THAT(smc(f, C, {}), Contains("Political unrest: Caesar goes towards his city by himself: Gallia 4 → "
                                      "Gallia 7."));
  const Order with_them = march({kCaesar}, {"legio_10"}, "gallia_4", {"gallia_7"});
  EXPECT_THAT(smc(f, C, {with_them}), Not(Contains(StartsWith("Political unrest"))));
  EXPECT_THAT(smc(f, R, {}), Not(Contains(StartsWith("Political unrest"))));
}

TEST(AleaPreviewForced, UnitsAbroadGoHomeAndTheContactIsSeenFromThere) {
  // AIE-RUL-25  What is gone cannot be ordered any more, and is not attacked where it was.
  Field f("3", kFree);
  f.at_war("pannonii", R).stand(C, "pannonii", {"legio_10"});
  const Lines lines = smc(f, C, {});
  EXPECT_THAT(lines, Contains(AllOf(StartsWith("Outside the Republic without a leader, these go towards home "
                                               "by themselves: Legio X: "),
                                    HasSubstr(" → "))));
  f.stand(R, "pannonii", {"pannonii_1"});
  const Lines left = smc(f, C, {});
  EXPECT_THAT(left, Contains(StartsWith("Outside the Republic")));
  EXPECT_THAT(left, Contains("No contact with the enemy."));
}

}  // namespace preview_smc_test
}  // namespace adj::alea
