// RPR-1.07.33, 1.07.34, 1.10.1  What wars and commands are worth.

#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace strength_test {

using Numbers = std::vector<int>;

// RPR-EX-14, RPR-1.07.332a, RPR-1.07.342a, RPR-1.07.343a, RPR-CARD-076
TEST(WarStrength, TheFigureOfTheRulebook) {
  TestTable t("middle");
  t.war("1st_cilician_pirates", WarZone::active)
      .war("lusitanian", WarZone::active)
      .war("numantine", WarZone::active);
  t.province("hispania_citerior").province("hispania_ulterior").enemy_leader("viriathus").man("1B", 1);
  respublica::war(t.s(), WarId("1st_cilician_pirates")).naval_victory = true;
  const WarStrength pirates = war_strength(t.p(), WarId("1st_cilician_pirates"));
  EXPECT_EQ(pirates.land, 3);
  EXPECT_EQ(pirates.support, 2);
  EXPECT_EQ(pirates.fleet, 0);
  const WarStrength lusitanian = war_strength(t.p(), WarId("lusitanian"));
  EXPECT_EQ(lusitanian.land, 17);
  EXPECT_EQ(lusitanian.support, 2);
  EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 21);
  EXPECT_EQ(lusitanian.disaster, (Numbers{6, 15}));
  EXPECT_EQ(lusitanian.standoff, (Numbers{11, 12, 16}));
  const WarStrength against_scipio = war_strength(t.p(), WarId("lusitanian"), man("cornelius"));
  EXPECT_EQ(against_scipio.disaster, (Numbers{15}));
  EXPECT_EQ(against_scipio.standoff, (Numbers{12}));
}

// RPR-1.07.332a, RPR-1.07.334a  Only active wars multiply, and only while there are two.
TEST(WarStrength, InactiveWarsDoNotMultiply) {
  TestTable t;
  t.war("1st_punic", WarZone::active).war("2nd_punic", WarZone::imminent).enemy_leader("hannibal");
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 10 + 7);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).fleet, 10 + 7);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).support, 5);
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_punic")).land, 15);  // as printed while it is imminent
  const WarStrength when_attacked = war_strength(t.p(), WarId("2nd_punic"), {}, true);
  EXPECT_EQ(when_attacked.land, 2 * 15 + 7);
  respublica::war(t.s(), WarId("2nd_punic")).zone = WarZone::unprosecuted;
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 2 * 10 + 7);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).fleet, 2 * 10 + 7);
}

// RPR-1.07.342a  Leaders of one series combine; those of others, or in the Curia, do not help.
TEST(WarStrength, Leaders) {
  TestTable t;
  t.war("1st_punic", WarZone::active).war("syrian", WarZone::active);
  t.enemy_leader("hamilcar").enemy_leader("hannibal").enemy_leader("antiochus_iii", LeaderPlace::curia);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 20);
  EXPECT_EQ(war_strength(t.p(), WarId("syrian")).land, 6);
  respublica::war(t.s(), WarId("1st_punic")).naval_victory = true;
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).fleet, 0);
}

// RPR-EVT-175c  A leader in refuge aids the war that took him in.
TEST(WarStrength, RefugeAidsAnotherWar) {
  TestTable t;
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active).enemy_leader("hannibal");
  t.s().leader.front().refuge_wars = {WarId("syrian")};
  EXPECT_EQ(war_strength(t.p(), WarId("syrian")).land, 13);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_gallic")).land, 10);
}

// RPR-R-69  The Social War halved, rounded up. RPR-R-61  A province revolt has its printed strengths.
TEST(WarStrength, HalvedAndRevolts) {
  TestTable t("late");
  t.war("social", WarZone::active).province("sicilia");
  respublica::war(t.s(), kSocialWar).halved = true;
  EXPECT_EQ(war_strength(t.p(), kSocialWar).land, 5);
  War revolt;
  revolt.id = revolt_of(ProvinceId("sicilia"));
  revolt.zone = WarZone::active;
  revolt.province = ProvinceId("sicilia");
  t.s().war.push_back(revolt);
  const ProvinceFigures& base = t.p().tables.province(ProvinceId("sicilia")).undeveloped;
  EXPECT_EQ(war_strength(t.p(), revolt.id).land, base.land);
  EXPECT_EQ(war_strength(t.p(), revolt.id).support, base.naval);
  EXPECT_TRUE(war_strength(t.p(), revolt.id).disaster.empty());
  EXPECT_TRUE(is_revolt(t.p(), revolt.id));
}

// RPR-EX-6, RPR-1.07.333b  The last war of a series is beaten: the earlier ones are revolts.
TEST(Revolts, AfterTheLastOfASeries) {
  TestTable t;
  t.war("1st_punic", WarZone::active);
  EXPECT_FALSE(is_revolt(t.p(), WarId("1st_punic")));
  t.s().defeated.insert(WarId("2nd_punic"));
  EXPECT_FALSE(is_revolt(t.p(), WarId("1st_punic")));
  t.s().defeated.insert(WarId("3rd_punic"));
  EXPECT_TRUE(is_revolt(t.p(), WarId("1st_punic")));
}
// RPR-1.07.333a  Fixed when drawn, or printed on the card.
TEST(Revolts, ByProvinceOrCard) {
  TestTable t;
  t.war("syrian", WarZone::active).war("gladiator", WarZone::active);
  EXPECT_FALSE(is_revolt(t.p(), WarId("syrian")));
  respublica::war(t.s(), WarId("syrian")).revolt = true;
  EXPECT_TRUE(is_revolt(t.p(), WarId("syrian")));
  EXPECT_TRUE(is_revolt(t.p(), WarId("gladiator")));
}

// RPR-1.10.11b, RPR-R-33  Military counts up to the army's own strength, the Master of Horse's with it.
TEST(Command, MilitaryIsCapped) {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 1);
  EXPECT_EQ(command_strength(t.p(), man("cornelius"), {}, 3), 3);
  EXPECT_EQ(command_strength(t.p(), man("cornelius"), {}, 4), 4);
  EXPECT_EQ(command_strength(t.p(), man("cornelius"), {}, 9), 4);
  EXPECT_EQ(command_strength(t.p(), man("cornelius"), man("fabius"), 9), 8);
  EXPECT_EQ(command_strength(t.p(), man("cornelius"), man("fabius"), 7), 7);
}

}  // namespace strength_test
}  // namespace adj::respublica
