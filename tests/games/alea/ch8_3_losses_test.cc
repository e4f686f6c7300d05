// AIE-TC.b–g, 3.4.2i  Losses of battles, and of cargo without ships.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_3_losses_test {

std::vector<UnitId> ids(std::initializer_list<const char*> list) {
  std::vector<UnitId> found;
  for (const char* id : list) found.push_back(UnitId(id));
  return found;
}

// Losses of a battle that ended with these results; the attacker is Caesarian.
void losses(Field& f, const char* zone, Result attacker, Result defender, Camp winner) {
  Combat c;
  c.zone = ZoneId(zone);
  c.attacker = {C, leaders_in(f.p(), c.zone, C), land_units_in(f.p(), c.zone, C)};
  c.defender = {R, leaders_in(f.p(), c.zone, R), land_units_in(f.p(), c.zone, R)};
  f.run([&](AleaTable& t) { suffer_losses(t, c, {winner, attacker, defender}); });
}

int weak_among(const Field& f, std::initializer_list<const char*> list) {
  int count = 0;
  for (const char* id : list) count += f.weak(id) ? 1 : 0;
  return count;
}

TEST(AleaLosses, EliminatedRomansGoToTheReservePeoplesToTheirBox) {
  // AIE-TC.b
  Field f;
  f.allied("numidae", R);
  f.stand(C, "africa_1", {"legio_5"}).stand(R, "africa_1", {"legio_21", "numidae_1"});
  f.stand(R, "africa_1", {"legio_22"}, true);
  losses(f, "africa_1", Result::retreat, Result::eliminated, C);
  EXPECT_EQ(f.where("legio_21"), "reserve");
  EXPECT_EQ(f.where("legio_22"), "reserve");
  EXPECT_EQ(f.where("numidae_1"), "people_box");
  EXPECT_FALSE(f.weak("legio_22"));
  EXPECT_EQ(f.where("legio_5"), "africa_1");
  EXPECT_FALSE(f.weak("legio_5"));
}

TEST(AleaLosses, WeakenedOrEliminatedWhenWeakenedAlready) {
  // AIE-TC.c
  Field f;
  f.stand(C, "hispania_1", {"legio_5"})
      .stand(R, "hispania_1", {"legio_21"})
      .stand(R, "hispania_1", {"legio_22"}, true);
  losses(f, "hispania_1", Result::retreat, Result::weakened, C);
  EXPECT_EQ(f.where("legio_21"), "hispania_1");
  EXPECT_TRUE(f.weak("legio_21"));
  EXPECT_EQ(f.where("legio_22"), "reserve");
  ASSERT_EQ(f.told<UnitsWeakened>().size(), 1u);
  EXPECT_EQ(names(f.told<UnitsWeakened>().front().units), Names{"legio_21"});
  ASSERT_EQ(f.told<UnitsEliminated>().size(), 1u);
  EXPECT_EQ(names(f.told<UnitsEliminated>().front().units), Names{"legio_22"});
}

TEST(AleaLosses, HalfOfNineIsFour) {
  // AIE-EX-26 AIE-TC.d AIE-TC.e
  Field f;
  f.stand(C, "hispania_1", {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10"});
  f.stand(R, "hispania_1",
          {"legio_21", "legio_22", "legio_23", "legio_24", "legio_25", "legio_26", "legio_27"});
  f.stand(R, "hispania_1", {"legio_28", "legio_29"}, true);
  losses(f, "hispania_1", Result::half, Result::weakened, C);
  EXPECT_EQ(weak_among(f, {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10"}), 4);
  EXPECT_EQ(
      weak_among(f, {"legio_21", "legio_22", "legio_23", "legio_24", "legio_25", "legio_26", "legio_27"}), 7);
  EXPECT_EQ(f.where("legio_28"), "reserve");
  EXPECT_EQ(f.where("legio_29"), "reserve");
}

struct Share {
  Result result;
  int beaten, due;
};

class AleaLossShares : public testing::TestWithParam<Share> {};

TEST_P(AleaLossShares, RoundedDown) {
  // AIE-TC.d AIE-TC.g
  const Share& share = GetParam();
  Field f;
  const std::vector<const char*> many{"legio_21", "legio_22", "legio_23", "legio_24",
                                      "legio_25", "legio_26", "legio_27"};
  f.stand(R, "hispania_1", {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10"});
  for (int i = 0; i < share.beaten; ++i) f.stand(C, "hispania_1", {many[static_cast<std::size_t>(i)]});
  losses(f, "hispania_1", Result::retreat, share.result, R);
  EXPECT_EQ(weak_among(f, {"legio_5", "legio_6", "legio_7", "legio_8", "legio_9", "legio_10"}), share.due);
  EXPECT_EQ(weak_among(f, {"legio_21", "legio_22", "legio_23"}), 0);
}

INSTANTIATE_TEST_SUITE_P(Table, AleaLossShares,
                         testing::Values(Share{Result::quarter, 3, 0}, Share{Result::quarter, 4, 1},
                                         Share{Result::quarter, 7, 1}, Share{Result::half, 1, 0},
                                         Share{Result::half, 2, 1}, Share{Result::half, 7, 3},
                                         Share{Result::three_quarters, 1, 0},
                                         Share{Result::three_quarters, 2, 1},
                                         Share{Result::three_quarters, 4, 3},
                                         Share{Result::three_quarters, 7, 5}, Share{Result::retreat, 7, 0}));

TEST(AleaLosses, NobodyIsHitTwice) {
  // AIE-EX-27 AIE-TC.f
  Field f;
  f.stand(C, "hispania_1", {"legio_5", "legio_6"});
  f.stand(R, "hispania_1", {"legio_21", "legio_22", "legio_23", "legio_24"}, true);
  losses(f, "hispania_1", Result::three_quarters, Result::weakened, C);
  for (const char* id : {"legio_5", "legio_6"}) {
    EXPECT_TRUE(f.weak(id)) << id;
    EXPECT_EQ(f.where(id), "hispania_1") << id;
  }
  for (const char* id : {"legio_21", "legio_22", "legio_23", "legio_24"})
    EXPECT_EQ(f.where(id), "reserve") << id;
}

TEST(AleaLosses, AWeakenedUnitOfTheWinnerIsEliminated) {
  // AIE-TC.e
  Field f;
  f.stand(C, "hispania_1", {"legio_5"}, true).stand(R, "hispania_1", {"legio_21", "legio_22"});
  losses(f, "hispania_1", Result::half, Result::weakened, C);
  EXPECT_EQ(f.where("legio_5"), "reserve");
}

// --- Which units

TEST(AleaLossOrder, FromAuxiliaToTheVeterans) {
  // AIE-TC.e  7.3
  Field f;
  const auto all = ids({"legio_10", "legio_5", "legio_30", "legio_4", "legio_11r", "legio_2r",
                        "equites_4pf_1", "equites_2pf_1", "auxilia_1", "naves_8pf_1_p1_1", "naves_6pf_p1_1",
                        "naves_6pf_0_1", "naves_4pf_p1_1", "naves_4pf_0_1"});
  for (const UnitId& id : all) f.stand(C, "italia_7", {id.str().c_str()});
  EXPECT_EQ(names(loss_order(f.p(), all)),
            (Names{"auxilia_1", "equites_2pf_1", "equites_4pf_1", "legio_2r", "legio_11r", "legio_4",
                   "legio_30", "legio_5", "legio_10", "naves_4pf_0_1", "naves_4pf_p1_1", "naves_6pf_0_1",
                   "naves_6pf_p1_1", "naves_8pf_1_p1_1"}));
}

TEST(AleaLossOrder, WeakenedUnitsLastAndPeoplesByStrength) {
  // AIE-TC.e  7.3
  Field f;
  f.stand(C, "italia_7", {"legio_10", "legio_5"}).stand(C, "italia_7", {"auxilia_1", "legio_1r"}, true);
  EXPECT_EQ(names(loss_order(f.p(), ids({"auxilia_1", "legio_1r", "legio_10", "legio_5"}))),
            (Names{"legio_5", "legio_10", "auxilia_1", "legio_1r"}));
  EXPECT_EQ(names(loss_order(f.p(), ids({"parthi_1", "parthi_3", "armenii_1", "galatae_1"}))),
            (Names{"galatae_1", "parthi_3", "armenii_1", "parthi_1"}));
}

TEST(AleaLossChoice, TheListOfThePlayerThenTheDefault) {
  // AIE-TC.e
  Field f;
  f.stand(C, "hispania_1", {"legio_5", "legio_6", "legio_7", "auxilia_1"});
  LossChoice d{Seat{1}, z("hispania_1"), ids({"legio_5", "legio_6", "legio_7", "auxilia_1"}), 2};
  EXPECT_EQ(names(fallback_for(f.p(), d).units), (Names{"auxilia_1", "legio_5"}));
  EXPECT_FALSE(automatic_for(f.p(), d));
  f.orders(C, Losses{std::nullopt, ids({"legio_30", "legio_7"})});
  EXPECT_EQ(names(automatic_for(f.p(), d)->answer.units), (Names{"legio_7", "auxilia_1"}));
  f.orders(C, Losses{z("graecia_3"), ids({"legio_5"})});
  EXPECT_EQ(names(automatic_for(f.p(), d)->answer.units), (Names{"legio_7", "auxilia_1"}));
  f.orders(C, Losses{z("hispania_1"), ids({"legio_6"})});
  EXPECT_EQ(names(automatic_for(f.p(), d)->answer.units), (Names{"legio_6", "legio_7"}));
  d.count = 1;
  EXPECT_EQ(names(automatic_for(f.p(), d)->answer.units), Names{"legio_6"});
}

TEST(AleaLossChoice, TheWinnerChooses) {
  // AIE-TC.e
  Field f;
  f.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22"});
  f.stand(R, "hispania_1", {"legio_23", "legio_24"});
  f.orders(C, Losses{std::nullopt, ids({"legio_22"})});
  f.dice({6}).fight(C);  // 1/2 / A
  EXPECT_TRUE(f.weak("legio_22"));
  EXPECT_FALSE(f.weak("legio_21"));
}

// --- Cargo

TEST(AleaCargo, WhatTheShipsCannotCarryIsLost) {
  // AIE-3.4.2i AIE-RUL-63
  Field f;
  f.stand(C, "mare_centrale", {"naves_6pf_0_1", "legio_5", "legio_6", "legio_7", "auxilia_1"});
  f.run([](AleaTable& t) { lose_excess_cargo(t); });
  EXPECT_EQ(f.where("auxilia_1"), "reserve");
  for (const char* id : {"legio_5", "legio_6", "legio_7"}) EXPECT_EQ(f.where(id), "mare_centrale") << id;
  ASSERT_EQ(f.told<CargoLost>().size(), 1u);
  EXPECT_EQ(names(f.told<CargoLost>().front().units), Names{"auxilia_1"});
  EXPECT_TRUE(f.told<UnitsEliminated>().empty());

  Field full;
  full.stand(C, "mare_centrale", {"naves_6pf_0_1", "legio_5", "legio_6", "legio_7"});
  full.run([](AleaTable& t) { lose_excess_cargo(t); });
  EXPECT_EQ(full.told_count(), 0);
}

TEST(AleaCargo, TheOwnerChooses) {
  // AIE-3.4.2i
  Field f;
  f.stand(C, "mare_centrale", {"naves_6pf_0_1", "legio_5", "legio_6", "legio_7", "auxilia_1"});
  f.orders(C, Losses{z("mare_centrale"), ids({"legio_6"})});
  f.run([](AleaTable& t) { lose_excess_cargo(t); });
  EXPECT_EQ(f.where("legio_6"), "reserve");
  EXPECT_EQ(f.where("auxilia_1"), "mare_centrale");
}

TEST(AleaCargo, SmallShipsHoldTwoLegions) {
  // AIE-3.4.2i AIE-3.4.2g AIE-RUL-33
  Field f;
  f.stand(C, "mare_centrale", {"naves_4pf_0_1"}, true);
  f.stand(C, "mare_centrale", {"legio_5", "legio_6", "legio_7", "auxilia_1"});
  f.run([](AleaTable& t) { lose_excess_cargo(t); });
  EXPECT_EQ(f.where("legio_5"), "reserve");
  for (const char* id : {"legio_6", "legio_7", "auxilia_1"}) EXPECT_EQ(f.where(id), "mare_centrale") << id;
}

TEST(AleaCargo, WithoutShipsEverythingAndEverybodyIsLost) {
  // AIE-3.4.2i AIE-RUL-11 AIE-RUL-65
  Field f;
  f.stand(C, "mare_centrale", {"curio", "legio_5", "legio_6"});
  f.run([](AleaTable& t) { lose_excess_cargo(t); });
  EXPECT_EQ(f.where("legio_5"), "reserve");
  EXPECT_EQ(f.where("legio_6"), "reserve");
  EXPECT_EQ(f.where("curio"), "removed");
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("fleet_lost"));
  EXPECT_EQ(f.s().balance, 0);  // the sea scores for nobody
}

TEST(AleaCargo, OnLandNothingIsCargo) {
  // AIE-RUL-12
  Field f;
  f.stand(C, "italia_7", {"curio", "legio_5", "legio_6"});
  f.run([](AleaTable& t) { lose_excess_cargo(t); });
  EXPECT_EQ(f.told_count(), 0);
}

TEST(AleaLosses, ShipsBeforeWarriorsAndBothAfterLegions) {
  // AIE-TC.e  7.3: auxilia, equites, recruits, veterans, ships, warriors.
  Field f;
  f.allied("numidae", R);
  f.stand(R, "africa_1", {"numidae_1", "naves_6pf_0_1", "legio_1", "legio_1r", "equites_2pf_1", "auxilia_1"});
  EXPECT_EQ(loss_order(f.p(), ids({"numidae_1", "naves_6pf_0_1", "legio_1", "legio_1r", "equites_2pf_1",
                                   "auxilia_1"})),
            ids({"auxilia_1", "equites_2pf_1", "legio_1r", "legio_1", "naves_6pf_0_1", "numidae_1"}));
}

TEST(AleaLosses, AUnitNamedTwiceIsHitOnceAndOnlyByAListThatHolds) {
  // AIE-TC.e AIE-TC.f  7.5.4
  Field f;
  f.stand(C, "hispania_1", {"legio_21", "legio_22", "legio_23"});
  const LossChoice d{seat_of(f.s(), C), z("hispania_1"), {u("legio_21"), u("legio_22"), u("legio_23")}, 2};
  Losses list;
  list.units = {u("legio_23"), u("legio_23"), u("legio_22")};
  f.orders(C, list, {odds_at_least(1, 9)});
  EXPECT_FALSE(automatic_for(f.p(), d)) << "no odds when losses are chosen";
  f.orders(C, list);
  const auto chosen = automatic_for(f.p(), d);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(names(chosen->answer.units), (Names{"legio_23", "legio_22"}));
}

}  // namespace ch8_3_losses_test
}  // namespace adj::alea
