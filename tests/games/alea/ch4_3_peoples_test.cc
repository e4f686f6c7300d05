// AIE-4.3, 4.2.4  Movement of the peoples, and who may stand together.

#include "adjudicator/games/alea/movement_plan.h"
#include "tests/games/alea/movement_for_test.h"

namespace adj::alea {
namespace ch4_3_peoples_test {

const LeaderId kSurena("surena"), kOrodes("orodes_ii"), kAchillas("achillas"), kPharnaces("pharnaces_ii"),
    kCato("cato");
const Texts kSix{"parthi_1", "parthi_2", "parthi_3", "parthi_4", "parthi_5", "parthi_6"};

// The Parthi at war, controlled by R, all in Mesopotamia with Surena (CC 6) and Orodes (CC 5).
TestTable parthia() {
  TestTable t = empty_map();
  at_war(t, "parthi", R);
  t.put(kSurena, "parthi_1").put(kOrodes, "parthi_1");
  for (const char* id : kSix) t.put(id, "parthi_1");
  return t;
}

// --- Leaders and those they lead

TEST(AleaPeoples, ALeaderMovesAloneOutsideTheRepublic) {
  // AIE-4.3d AIE-7.3a
  TestTable t = parthia();
  EXPECT_EQ(verdict(t, R, march({kSurena}, {}, "parthi_1", {"armenii"})),
            "AIE-4.3h home_of_a_people_not_at_war");
  EXPECT_EQ(verdict(t, R, march({kSurena}, {}, "parthi_1", {"parthi_3"})), "") << "the Tigris: 2 PM";
  EXPECT_EQ(verdict(t, R, march({kSurena}, {}, "parthi_1", {"parthi_2", "parthi_3"})),
            "AIE-7.3a limit_outside_republic");
  EXPECT_EQ(verdict(t, R, march({kSurena}, {}, "parthi_1", {"parthi_2", "parthi_3", "parthi_2"})),
            "AIE-4.3d too_far");
}

TEST(AleaPeoples, ALeaderDoesNotWalkAboutTheRepublicAlone) {
  // AIE-4.3m
  TestTable t = parthia();
  EXPECT_EQ(verdict(t, R, march({kSurena}, {}, "parthi_1", {"asia_5"})),
            "AIE-4.3m people_leader_alone_in_republic");
  EXPECT_EQ(verdict(t, R, march({kSurena}, {"parthi_1"}, "parthi_1", {"asia_5"})), "");
  allied(t, "aegyptii", C);  // also in allegiance
  t.put(kAchillas, "judaei");
  EXPECT_EQ(verdict(t, C, march({kAchillas}, {}, "judaei", {"asia_5"})),
            "AIE-4.3m people_leader_alone_in_republic");
}

TEST(AleaPeoples, ALeaderTakesUpToHisCommandOfHisOwnPeople) {
  // AIE-4.3e
  TestTable t = parthia();
  EXPECT_EQ(verdict(t, R, march({kSurena}, kSix, "parthi_1", {"asia_5"})), "");
  EXPECT_EQ(verdict(t, R, march({kOrodes}, kSix, "parthi_1", {"asia_5"})), "AIE-4.3e command_exceeded");
  EXPECT_EQ(verdict(t, R, march({kOrodes}, Texts(kSix.begin(), kSix.begin() + 5), "parthi_1", {"asia_5"})),
            "");
}

TEST(AleaPeoples, ALeaderLeadsNeitherItsNeighboursNorRomans) {
  // AIE-4.3e AIE-EX-14 AIE-4.2.4c
  TestTable t = parthia();
  at_war(t, "armenii", R);
  t.put("armenii_1", "parthi_1").put("legio_1", "parthi_1", R);
  EXPECT_EQ(verdict(t, R, march({kSurena}, {"parthi_1", "armenii_1"}, "parthi_1", {"asia_5"})),
            "AIE-4.3e leader_leads_own_people_only");
  EXPECT_EQ(verdict(t, R, march({kSurena}, {"legio_1"}, "parthi_1", {"asia_5"})),
            "AIE-4.2.4c romans_with_controlled_people");
  t.put(kCato, "parthi_1");
  EXPECT_EQ(verdict(t, R, march({kCato}, {"parthi_1"}, "parthi_1", {"asia_5"})),
            "AIE-4.2.4c romans_with_controlled_people");
}

TEST(AleaPeoples, UnitsHaveThreePm) {
  // AIE-4.3e
  TestTable t = parthia();
  EXPECT_EQ(verdict(t, R, march({kSurena}, {"parthi_1"}, "parthi_1", {"asia_5", "asia_3"})), "");
  EXPECT_EQ(verdict(t, R, march({kSurena}, {"parthi_1"}, "parthi_1", {"asia_5", "asia_3", "asia_1"})),
            "AIE-4.3e too_far");
}

TEST(AleaPeoples, UnitsMayBeLeftOnTheWayButNotPassed) {
  // AIE-4.3e
  TestTable t = parthia();
  const Texts two{"parthi_1", "parthi_2"};
  EXPECT_EQ(verdict(t, R, march({kSurena}, two, "parthi_1", {"asia_5", "asia_3"}, "asia_5", {"parthi_1"})),
            "");
  EXPECT_EQ(verdict(t, R, march({kSurena}, two, "parthi_1", {"asia_5", "asia_3"}, "asia_5", two)),
            "AIE-4.3e leader_beyond_last_unit");
}

TEST(AleaPeoples, AUnitWithoutLeaderMovesOneZone) {
  // AIE-4.3f  Whatever it costs: the river and the Alps are three.
  TestTable t = parthia();
  EXPECT_EQ(verdict(t, R, march({}, {"parthi_1"}, "parthi_1", {"asia_5"})), "");
  EXPECT_EQ(verdict(t, R, march({}, {"parthi_1"}, "parthi_1", {"asia_5", "asia_3"})),
            "AIE-4.3f one_zone_without_leader");
  at_war(t, "germani", R);
  at_war(t, "alpes", R);
  t.put("germani_1", "germani_2");
  const Order over = march({}, {"germani_1"}, "germani_2", {"alpes_n"});
  EXPECT_EQ(verdict(t, R, over), "");
  EXPECT_EQ(cost_of(t, R, over), 3);
}

// --- Where they go

TEST(AleaPeoples, AtPeaceTheyStayAtHome) {
  // AIE-4.3g AIE-4.2.3b AIE-RUL-60
  TestTable t = parthia();
  people(t.s(), kParthi).status = PeopleStatus::peace;
  for (const Camp camp : kCamps)
    EXPECT_EQ(verdict(t, camp, march({kSurena}, {"parthi_1"}, "parthi_1", {"asia_5"})),
              "AIE-4.3g people_at_peace_stays_home");
}

TEST(AleaPeoples, OnlyTheirControllerMovesThem) {
  // AIE-4.4.1a AIE-0.5a
  TestTable t = parthia();
  EXPECT_EQ(verdict(t, C, march({kSurena}, {"parthi_1"}, "parthi_1", {"asia_5"})), "AIE-0.5a not_your_piece");
}

TEST(AleaPeoples, ForeignHomesOnlyOfPeoplesAtWar) {
  // AIE-4.3h AIE-EX-15a
  TestTable t = empty_map();
  at_war(t, "germani", R);
  t.put("germani_1", "germani_2");
  const Order into = march({}, {"germani_1"}, "germani_2", {"pannonii"});
  EXPECT_EQ(verdict(t, R, into), "AIE-4.3h home_of_a_people_not_at_war");
  at_war(t, "pannonii", R);
  EXPECT_EQ(verdict(t, R, into), "");
  for (const Camp ally : kCamps) {
    allied(t, "pannonii", ally);
    EXPECT_EQ(verdict(t, R, into), "AIE-4.3h home_of_a_people_not_at_war");
  }
}

TEST(AleaPeoples, ZonesWithoutAPeopleAreOpen) {
  // AIE-4.3i AIE-EX-15b
  TestTable t = empty_map();
  at_war(t, "aegyptii", R);
  t.put("aegyptii_1", "aegyptii");
  EXPECT_EQ(verdict(t, R, march({}, {"aegyptii_1"}, "aegyptii", {"marmarica"})), "");
}

TEST(AleaPeoples, MinorsGoTwoZonesFromHome) {
  // AIE-4.3j
  TestTable t = empty_map();
  at_war(t, "germani", R);
  t.put("germani_1", "gallia_5");
  EXPECT_EQ(verdict(t, R, march({}, {"germani_1"}, "gallia_5", {"gallia_7"})), "");
  t.put("germani_1", "gallia_7");
  EXPECT_EQ(verdict(t, R, march({}, {"germani_1"}, "gallia_7", {"gallia_9"})), "AIE-4.3j too_far_from_home");
  EXPECT_EQ(range_from_home(test_tables(), PeopleId("germani"), z("germani_2")), 0);
  EXPECT_EQ(range_from_home(test_tables(), PeopleId("germani"), z("gallia_7")), 2);
  EXPECT_EQ(range_from_home(test_tables(), PeopleId("germani"), z("gallia_9")), 3);
  EXPECT_EQ(range_from_home(test_tables(), PeopleId("mauri"), z("hispania_3")), 1) << "straits count";
}

TEST(AleaPeoples, MajorsGoThree) {
  // AIE-4.3j
  TestTable t = parthia();
  t.put("parthi_1", "asia_3");
  EXPECT_EQ(range_from_home(test_tables(), kParthi, z("asia_1")), 3);
  EXPECT_EQ(verdict(t, R, march({}, {"parthi_1"}, "asia_3", {"asia_1"})), "");
  t.put("parthi_1", "asia_1");
  at_war(t, "thracia", R);
  EXPECT_EQ(range_from_home(test_tables(), kParthi, z("thracia_1")), 4);
  EXPECT_EQ(verdict(t, R, march({}, {"parthi_1"}, "asia_1", {"thracia_1"})), "AIE-4.3j too_far_from_home");
}

TEST(AleaPeoples, AlliesMoveLikeRomans) {
  // AIE-4.3l AIE-4.4.2d AIE-RUL-54
  TestTable t = empty_map();
  allied(t, "aegyptii", C);
  t.put("aegyptii_1", "africa_2").put("aegyptii_2", "asia_5").put(kAchillas, "asia_5").put(kCaesar, "asia_5");
  EXPECT_EQ(verdict(t, C, march({}, {"aegyptii_1"}, "africa_2", {"africa_1"})), "") << "out of range";
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"aegyptii_2"}, "asia_5", {"asia_3"})), "")
      << "a Roman may lead them";
  EXPECT_EQ(verdict(t, C, march({kAchillas}, {"aegyptii_2"}, "asia_5", {"judaei"})),
            "AIE-3.4.1h no_stop_in_peaceful_home");
  EXPECT_EQ(verdict(t, C, march({kAchillas}, {"aegyptii_2"}, "asia_5", {"judaei", "aegyptii"})),
            "AIE-3.4.1h peaceful_home_only_in_transit");
  EXPECT_EQ(verdict(t, C, march({kAchillas}, {"aegyptii_2"}, "asia_5", {"cappadocii", "asia_3"})), "");
  at_war(t, "judaei", R);
  EXPECT_EQ(verdict(t, C, march({}, {"aegyptii_2"}, "asia_5", {"judaei"})),
            "AIE-4.3l ally_needs_leader_in_foreign_home");
  EXPECT_EQ(verdict(t, C, march({kAchillas}, {"aegyptii_2"}, "asia_5", {"judaei"})), "");
}

TEST(AleaPeoples, APeoplesLeaderLeadsNoRomansNotEvenAllies) {
  // AIE-RUL-54
  TestTable t = empty_map();
  allied(t, "aegyptii", C);
  t.put(kAchillas, "aegyptii").put("legio_10", "aegyptii", C).put("aegyptii_1", "aegyptii");
  EXPECT_EQ(verdict(t, C, march({kAchillas}, {"legio_10", "aegyptii_1"}, "aegyptii", {"marmarica"})),
            "AIE-4.3e leader_leads_own_people_only");
}

TEST(AleaPeoples, CleopatraLeadsRomansInScenario7) {
  // AIE-S7.f AIE-RUL-49
  TestTable t = empty_map("7");
  allied(t, "aegyptii", R);
  t.put(kCleopatra, "aegyptii").put("legio_10", "aegyptii", R).put("aegyptii_1", "aegyptii");
  EXPECT_EQ(verdict(t, R, march({kCleopatra}, {"legio_10", "aegyptii_1"}, "aegyptii", {"marmarica"})), "");
  TestTable before = empty_map("6");
  allied(before, "aegyptii", R);
  before.put(kCleopatra, "aegyptii").put("legio_10", "aegyptii", R);
  EXPECT_EQ(verdict(before, R, march({kCleopatra}, {"legio_10"}, "aegyptii", {"marmarica"})),
            "AIE-4.3e leader_leads_own_people_only");
}

TEST(AleaPeoples, PeoplesOfBothPlayersDoNotFight) {
  // AIE-4.4.1e AIE-RUL-15
  TestTable t = empty_map();
  at_war(t, "germani", R);
  at_war(t, "alpes", C);
  t.put("germani_1", "gallia_2").put("alpes_1", "gallia_5");
  const Order into = march({}, {"germani_1"}, "gallia_2", {"gallia_5"});
  EXPECT_EQ(verdict(t, R, into), "AIE-RUL-15 peoples_do_not_fight_peoples");
  t.put("legio_10", "gallia_5", C);
  EXPECT_EQ(verdict(t, R, into), "") << "Romans are there as well";
  t.clear("gallia_5").put("alpes_1", "gallia_5");
  allied(t, "alpes", C);
  EXPECT_EQ(verdict(t, R, into), "") << "allies count as Romans";
}

// --- Stacking

TEST(AleaStacking, PeoplesOfOneGroupMayStandTogether) {
  // AIE-4.2.4a AIE-EX-13
  TestTable t = empty_map();
  for (const char* id : {"germani", "pannonii", "daci"}) at_war(t, id, R);
  t.put("germani_1", "germani_2").put("pannonii_1", "pannonii").put("daci_1", "daci");
  EXPECT_EQ(verdict(t, R, march({}, {"germani_1"}, "germani_2", {"pannonii"})), "");
  EXPECT_EQ(verdict(t, R, march({}, {"daci_1"}, "daci", {"pannonii"})),
            "AIE-4.2.4a peoples_of_different_groups");
  t.put("pannonii_1", "illyrii");
  at_war(t, "illyrii", R);
  EXPECT_EQ(verdict(t, R, march({}, {"daci_1"}, "daci", {"pannonii"})), "") << "nobody at home";
}

TEST(AleaStacking, TheThreeGroups) {
  // AIE-4.2.4a AIE-1.1a
  const auto group = [](const char* id) { return test_tables().people(PeopleId(id)).group; };
  for (const char* id : {"alpes", "galatae", "celtiberes", "pannonii", "germani", "illyrii"})
    EXPECT_EQ(group(id), 1);
  for (const char* id : {"parthi", "daci", "thracia", "pontici", "cappadocii", "armenii"})
    EXPECT_EQ(group(id), 2);
  for (const char* id : {"mauri", "nabatenei", "numidae", "judaei", "aegyptii"}) EXPECT_EQ(group(id), 3);
}

TEST(AleaStacking, TheLastOrderThatCausesItIsRefused) {
  // AIE-4.2.4a  4.E.1
  TestTable t = empty_map();
  at_war(t, "germani", R);
  at_war(t, "daci", R);
  at_war(t, "pannonii", R);
  t.put("germani_1", "germani_2").put("daci_1", "daci");
  EXPECT_EQ(verdicts(t, R,
                     {march({}, {"germani_1"}, "germani_2", {"pannonii"}),
                      march({}, {"daci_1"}, "daci", {"pannonii"})}),
            (Reasons{"", "AIE-4.2.4a peoples_of_different_groups"}));
}

TEST(AleaStacking, RomansStandWithTheirAlliesOnly) {
  // AIE-4.2.4b AIE-4.2.4c AIE-RUL-14
  TestTable t = empty_map();
  t.put("legio_10", "italia_5", C).put("alpes_1", "italia_3");
  at_war(t, "alpes", C);
  const Order join = march({}, {"legio_10"}, "italia_5", {"italia_3"});
  EXPECT_EQ(verdict(t, C, join), "AIE-4.2.4c romans_with_controlled_people");
  EXPECT_EQ(verdict(t, C, march({}, {"alpes_1"}, "italia_3", {"italia_5"})),
            "AIE-4.2.4c romans_with_controlled_people");
  allied(t, "alpes", C);
  EXPECT_EQ(verdict(t, C, join), "");
}

TEST(AleaStacking, PassingThroughIsFree) {
  // AIE-RUL-14
  TestTable t = empty_map();
  at_war(t, "alpes", C);
  t.put(kCaesar, "italia_5").put("legio_10", "italia_5", C).put("alpes_1", "italia_3");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {"legio_10"}, "italia_5", {"italia_3", "italia_2"})), "");
  EXPECT_EQ(verdict(t, C, march({kCaesar}, {}, "italia_5", {"italia_3"})),
            "AIE-4.2.4c romans_with_controlled_people")
      << "not even a leader stays";
  EXPECT_EQ(verdicts(t, C,
                     {march({}, {"alpes_1"}, "italia_3", {"alpes_n"}),
                      march({}, {"legio_10"}, "italia_5", {"italia_3"})}),
            (Reasons{"", ""}))
      << "they have gone";
}

TEST(AleaStacking, WithRomansAlliesOfAllGroupsStandTogether) {
  // AIE-4.2.4b AIE-4.4.2d
  TestTable t = empty_map();
  allied(t, "aegyptii", C);
  allied(t, "pontici", C);
  t.put("aegyptii_1", "asia_5").put("pontici_1", "asia_3");
  const Order join = march({}, {"pontici_1"}, "asia_3", {"asia_5"});
  EXPECT_EQ(verdict(t, C, join), "AIE-4.2.4a peoples_of_different_groups");
  t.put("legio_10", "asia_5", C);
  EXPECT_EQ(verdict(t, C, join), "");
}

TEST(AleaStacking, NumbersAreNotLimited) {
  // AIE-0.4a AIE-0.4b
  TestTable t = empty_map();
  for (int i = 1; i <= 20; ++i) t.put(("legio_" + std::to_string(i)).c_str(), "italia_1", C);
  t.put("legio_21", "italia_2", C);
  EXPECT_EQ(verdict(t, C, march({}, {"legio_21"}, "italia_2", {"italia_1"})), "");
}

// --- The same questions for evasion, flight and retreat

std::string may_be(const TestTable& t, Camp camp, std::vector<LeaderId> leaders, const Texts& units,
                   const char* zone) {
  return reason(may_be_in(t.p(), camp, leaders, units_named(units), z(zone)));
}

TEST(AleaStacking, TheSameBarsHoldForForcedDestinations) {
  // AIE-RUL-68 AIE-RUL-14
  TestTable t = empty_map();
  t.put(kCaesar, "italia_5").put("legio_10", "italia_5", C);
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"legio_10"}, "italia_3"), "");
  EXPECT_EQ(may_be(t, C, {}, {"legio_10"}, "noricum"), "AIE-3.4.1g outside_needs_leader");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"legio_10"}, "alpes_n"), "AIE-3.4.1h no_stop_in_peaceful_home");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"legio_10"}, "mare_hadriaticum"), "AIE-3.4.1i sea_needs_naves");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {}, "mare_hadriaticum"), "AIE-3.4.1i sea_needs_naves");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"naves_6pf_0_1"}, "mare_hadriaticum"), "");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"naves_6pf_0_1"}, "oceanus_atlanticus"), "AIE-3.4.2c sea_not_navigable");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"naves_6pf_0_1"}, "gallia_4"), "AIE-3.4.2d naves_need_coast");
  t.put("legio_1", "italia_4", R);
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"naves_6pf_0_1"}, "italia_4"), "AIE-RUL-12 naves_alone_on_enemy_shore");
  at_war(t, "pannonii", C);
  t.put("pannonii_1", "graecia_1");
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"legio_10"}, "graecia_1"), "AIE-4.2.4c romans_with_controlled_people");
  EXPECT_EQ(may_be(t, C, {}, {"pannonii_1"}, "graecia_3"), "AIE-4.3j too_far_from_home");
  t.s().triumvir.push_back({kCato, RegionId("gallia"), {}});
  EXPECT_EQ(may_be(t, C, {kCaesar}, {"legio_10"}, "gallia_5"), "AIE-3.6.5e triumvir_region_closed");
}

TEST(AleaPeoples, TheRangeHoldsForEveryZone) {
  // AIE-4.3j
  for (const PeopleInfo& info : test_tables().peoples) {
    const auto within = within_range(test_tables(), std::uint32_t{1} << info.order);
    for (const ZoneInfo& zone : test_tables().zones)
      EXPECT_EQ(within[static_cast<std::size_t>(zone.order)] != 0,
                range_from_home(test_tables(), info.id, zone.id) <= info.range)
          << info.id.str() << " in " << zone.id.str();
  }
}

TEST(AleaPeoples, AlliesBeyondTheirOwnLeadersCountForTheRomans) {
  // AIE-RUL-54 AIE-4.3e AIE-3.4.1b
  TestTable t = empty_map();
  allied(t, "parthi", C);
  const LeaderId curio("curio");  // CC 4
  ASSERT_EQ(values(t.p(), curio).cc, 4);
  const auto judged = [&](std::vector<LeaderId> leaders, const Texts& units) {
    return reason(command_refusal(t.p(), leaders, units_named(units), "AIE-3.4.1b"));
  };
  EXPECT_EQ(judged({curio}, {"parthi_1", "parthi_2", "legio_10", "legio_9"}), "");
  EXPECT_EQ(judged({curio}, {"parthi_1", "parthi_2", "legio_10", "legio_9", "legio_8"}),
            "AIE-3.4.1b command_exceeded");
  EXPECT_EQ(judged({kOrodes}, {"parthi_1", "parthi_2", "parthi_3", "parthi_4", "parthi_5"}), "");
  EXPECT_EQ(judged({kOrodes}, kSix), "AIE-4.3e command_exceeded") << "nobody else leads the sixth";
  EXPECT_EQ(judged({kOrodes, curio}, kSix), "");
  EXPECT_EQ(judged({curio, kOrodes}, kSix), "") << "in whatever order they are named";
}

TEST(AleaPeoples, OnlyCleopatraLeadsRomans) {
  // AIE-S7.f AIE-RUL-49
  TestTable t("7");
  EXPECT_TRUE(leads_romans(t.p(), kCleopatra));
  EXPECT_FALSE(leads_romans(t.p(), kAchillas));
}

TEST(AleaStacking, AlliesStandNoMoreWithControlledPeoplesThanRomansDo) {
  // AIE-4.2.4c AIE-RUL-14 AIE-4.4.2d  Of one group, without any Roman among them.
  TestTable t = empty_map();
  allied(t, "numidae", C);
  at_war(t, "mauri", C);
  t.put("numidae_1", "hispania_2").put("mauri_1", "hispania_3");
  const Order join = march({}, {"numidae_1"}, "hispania_2", {"hispania_3"});
  EXPECT_EQ(verdict(t, C, join), "AIE-4.2.4c romans_with_controlled_people");
  at_war(t, "numidae", C);
  EXPECT_EQ(verdict(t, C, join), "");
}

}  // namespace ch4_3_peoples_test
}  // namespace adj::alea
