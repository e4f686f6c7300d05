// AIE-9.4a, AIE-RUL-07  Garrisons.

#include "tests/games/alea/winter_for_test.h"

namespace adj::alea {
namespace ch9_garrisons_test {

TEST(AleaGarrison, SurplusOfOtherRegionsGoesToTheCities) {
  // AIE-9.4a  Gallia keeps 3 of 5; Italia needs 2. From Gallia 5 the nearest city of Italia is Aquileia.
  TestTable t = winter();
  own(t, C, kGallia);
  own(t, C, kItalia);
  garrison(t, "gallia_5", C, {"legio_5", "legio_1r", "legio_6", "legio_2r", "legio_7"});
  fill(t);
  EXPECT_EQ(unit(t.s(), u("legio_1r")).zone, z("italia_5")) << "recruits first";
  EXPECT_EQ(unit(t.s(), u("legio_2r")).zone, z("italia_5"));
  EXPECT_EQ(legions_in(t.p(), kGallia, C), 3);
  EXPECT_EQ(legions_in(t.p(), kItalia, C), 2);
  ASSERT_EQ(t.told<GarrisonMoved>().size(), 2u);
  EXPECT_EQ(t.told<GarrisonMoved>()[0],
            (GarrisonMoved{C, kItalia, z("gallia_5"), z("italia_5"), {u("legio_1r")}}));
}

TEST(AleaGarrison, NoMoreThanTheSurplus) {
  // AIE-9.4a AIE-9.4b
  TestTable t = winter();
  own(t, C, kGallia);
  own(t, C, kItalia);
  garrison(t, "gallia_5", C, {"legio_5", "legio_1r", "legio_6", "legio_2r"});
  fill(t);
  EXPECT_EQ(legions_in(t.p(), kGallia, C), 3);
  EXPECT_EQ(legions_in(t.p(), kItalia, C), 1);
  levy(t);
  EXPECT_EQ(raised(t, kItalia).size(), 1u) << "the rest is recruited";
}

TEST(AleaGarrison, OnlyOnesOwnLegionsCount) {
  // AIE-9.4a AIE-RUL-07
  TestTable t = winter();
  own(t, C, kItalia);
  garrison(t, "italia_2", R, {"legio_20", "legio_21"});
  garrison(t, "aegyptii", C, {"legio_5", "legio_6"});  // in no region: a surplus
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
  fill(t);
  EXPECT_EQ(legions_in(t.p(), kItalia, C), 2);
  EXPECT_EQ(unit(t.s(), u("legio_20")).zone, z("italia_2"));
}

TEST(AleaGarrison, OtherUnitsNeitherCountNorMove) {
  // AIE-9.4a
  TestTable t = winter();
  own(t, C, kAfrica);
  t.put("auxilia_1", "africa_1", C).put("equites_2pf_1", "aegyptii", C);
  fill(t);
  EXPECT_EQ(t.told_count(), 0);
}

TEST(AleaGarrison, ToCitiesFreeOfEnemies) {
  // AIE-9.4a  Africa has one city, Utica.
  for (const bool enemy : {false, true}) {
    TestTable t = winter();
    own(t, C, kAfrica);
    garrison(t, "hispania_1", C, {"legio_5"});
    if (enemy) t.put("legio_30", "africa_1", R);
    fill(t);
    EXPECT_EQ(unit(t.s(), u("legio_5")).zone, enemy ? z("hispania_1") : z("africa_1"));
  }
}

TEST(AleaGarrison, NotBesideAPeopleOneMerelyControls) {
  // AIE-9.4a AIE-4.2.4c AIE-RUL-14
  TestTable t = winter();
  own(t, C, kAfrica);
  garrison(t, "hispania_1", C, {"legio_5"});
  people(t.s(), kNumidae).status = PeopleStatus::war;
  people(t.s(), kNumidae).camp = C;
  t.put("numidae_1", "africa_1");
  fill(t);
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("hispania_1"));
}

TEST(AleaGarrison, FromTheNearestRegionByDefault) {
  // AIE-9.4a  Land ways come before sea ways, however long.
  TestTable t = winter();
  own(t, C, kAfrica);
  garrison(t, "sicilia_1", C, {"legio_5"});
  garrison(t, "hispania_2", C, {"legio_1r"});
  garrison(t, "asia_4", C, {"legio_2r"});
  fill(t);
  EXPECT_EQ(legions_in(t.p(), kAfrica, C), 1);
  EXPECT_EQ(unit(t.s(), u("legio_2r")).zone, z("asia_4"));
  EXPECT_EQ(unit(t.s(), u("legio_5")).zone, z("sicilia_1"));
  EXPECT_EQ(unit(t.s(), u("legio_1r")).zone, z("africa_1"))
      << "by land through Mauretania, before any sea way";
}

TEST(AleaGarrison, ARegionIsAsNearAsItsNearestLegion) {
  // AIE-9.4a  7.3  To Italia: 6 PM from Hispania 1, 7 from Syria, 8 from Hispania 5.
  TestTable t = winter();
  own(t, C, kItalia);
  garrison(t, "italia_1", C, {"legio_8"});
  garrison(t, "hispania_5", C, {"legio_5"});
  garrison(t, "asia_5", C, {"legio_6"});
  garrison(t, "hispania_1", C, {"legio_9"});
  fill(t);
  ASSERT_EQ(t.told<GarrisonMoved>().size(), 1u);
  EXPECT_EQ(t.told<GarrisonMoved>()[0].units, ids({"legio_9"}));
}

TEST(AleaGarrison, AsThePlayerChooses) {
  // AIE-9.4a
  TestTable t = winter();
  own(t, C, kGallia);
  own(t, C, kItalia);
  garrison(t, "gallia_5", C, {"legio_5", "legio_1r", "legio_6", "legio_2r", "legio_7"});
  order(t, C, Garrison{kItalia, z("gallia_5"), ids({"legio_7"})});
  EXPECT_EQ(refused(t, C), std::vector<std::string>{""});
  fill(t);
  EXPECT_EQ(unit(t.s(), u("legio_7")).zone, z("italia_5"));
  EXPECT_EQ(unit(t.s(), u("legio_1r")).zone, z("italia_5")) << "the second by default";
  EXPECT_EQ(unit(t.s(), u("legio_2r")).zone, z("gallia_5"));
}

TEST(AleaGarrison, WhatIsRefused) {
  // AIE-9.4a
  TestTable t = winter();
  own(t, C, kGallia);
  own(t, C, kItalia);
  own(t, C, kAfrica);
  own(t, C, kSicilia);
  garrison(t, "gallia_5", C, {"legio_5", "legio_6", "legio_7"});
  garrison(t, "italia_4", C, {"legio_8"});
  garrison(t, "sicilia_1", C, {"legio_9"});
  garrison(t, "hispania_1", R, {"legio_30", "legio_31"});
  t.put("legio_32", "africa_1", R);  // Utica is taken, and R has no region to winter in
  t.put("auxilia_1", "sicilia_1", C);
  order(t, C, Garrison{kHispania, z("sicilia_1"), ids({"legio_9"})});
  order(t, C, Garrison{kGallia, z("sicilia_1"), ids({"legio_9"})});
  order(t, C, Garrison{kItalia, z("hispania_1"), ids({"legio_30"})});
  order(t, C, Garrison{kItalia, z("sicilia_1"), ids({"auxilia_1"})});
  order(t, C, Garrison{kItalia, z("sicilia_2"), ids({"legio_9"})});
  order(t, C, Garrison{kItalia, z("gallia_5"), ids({"legio_5"})});
  order(t, C, Garrison{kItalia, z("italia_4"), ids({"legio_8"})});
  order(t, C, Garrison{kAfrica, z("sicilia_1"), ids({"legio_9"})});
  EXPECT_EQ(refused(t, C), (std::vector<std::string>{"region_not_yours", "garrison_complete",
                                                     "not_your_legion", "not_your_legion", "unit_not_there",
                                                     "not_a_surplus", "not_a_surplus", "no_city_free"}));
}

TEST(AleaGarrison, TheNeutralisedStay) {
  // AIE-RUL-19
  TestTable t = winter();
  own(t, C, kAfrica);
  garrison(t, "gallia_5", C, {"legio_5", "legio_6", "legio_7", "legio_8"});
  t.s().triumvir.push_back({l("hirtius"), kGallia, {}});
  fill(t);
  EXPECT_EQ(t.told_count(), 0);
}

}  // namespace ch9_garrisons_test
}  // namespace adj::alea
