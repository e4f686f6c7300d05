// AIE-9.4b–g, AIE-RUL-38  Recruitment.

#include <algorithm>

#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/winter_for_test.h"

namespace adj::alea {
namespace ch9_recruitment_test {

TEST(AleaRecruitment, OnlyWhatTheGarrisonNeedsByDefault) {
  // AIE-9.4b AIE-9.4d AIE-9.4e AIE-9.4f
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAfrica);
  garrison(t, "africa_1", R, {"legio_30"});
  unit(t.s(), u("legio_1r")).weakened = true;
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"legio_1r", "legio_10"})) << "a recruit legion, then the best there is";
  EXPECT_EQ(t.told<Recruited>().front().compulsory, 2);
  EXPECT_TRUE(raised(t, kAfrica).empty()) << "garrison met";
  const Unit& recruit_legion = unit(t.s(), u("legio_1r"));
  EXPECT_EQ(recruit_legion.where, Where::region_box);
  EXPECT_EQ(recruit_legion.region, kItalia);
  EXPECT_EQ(recruit_legion.camp, C);
  EXPECT_FALSE(recruit_legion.weakened);
}

TEST(AleaRecruitment, LegionsStillInTheBoxWereRaisedForTheGarrison) {
  // AIE-9.4b AIE-9.4f  Gallia needs 3 and raises 1 a year; Asia needs 3 and raises 2.
  TestTable t = winter();
  own(t, C, kAsia);
  t.put("legio_5", "asia_1", C);
  const auto waits = [&](const char* id, RegionId in) {
    Unit& waiting = unit(t.s(), u(id));
    waiting.where = Where::region_box;
    waiting.region = in;
    waiting.camp = C;
  };
  waits("legio_1r", kAsia);
  waits("legio_2r", kGallia);     // another region's
  waits("equites_4pf_1", kAsia);  // no legion
  levy(t);
  EXPECT_EQ(raised(t, kAsia).size(), 1u) << "one on the map, one in the box";
  EXPECT_EQ(t.told<Recruited>().front().compulsory, 1);

  TestTable full = winter();
  own(full, C, kAsia);
  full.put("legio_5", "asia_1", C).put("legio_6", "asia_1", C);
  unit(full.s(), u("legio_1r")).where = Where::region_box;
  unit(full.s(), u("legio_1r")).region = kAsia;
  levy(full);
  EXPECT_TRUE(full.told<Recruited>().empty());
}

TEST(AleaRecruitment, WithinTheLimitsOfTheRegion) {
  // AIE-9.4c AIE-9.4f AIE-TR.a  Gallia: garrison 3, but 1 legion a year.
  TestTable t = winter();
  own(t, C, kGallia);
  levy(t);
  EXPECT_EQ(raised(t, kGallia).size(), 1u);
}

TEST(AleaRecruitment, AsMuchAsTheLimitsAllow) {
  // AIE-9.4c AIE-9.4d AIE-TR.a
  for (const RegionInfo& r : test_tables().regions) {
    TestTable t = winter();
    own(t, R, r.id);
    order(t, R, RecruitPolicy{true});
    levy(t);
    std::map<UnitType, int> count;
    for (const UnitId& id : raised(t, r.id)) ++count[test_tables().unit(id).type];
    for (const UnitType type : {UnitType::legio, UnitType::auxilia, UnitType::equites, UnitType::naves})
      EXPECT_EQ(count[type], r.recruit.of(type)) << r.id.str() << " " << name_of(type);
    EXPECT_TRUE(test_tables().unit(raised(t, r.id).front()).recruits);
  }
}

TEST(AleaRecruitment, TheMinimumOnRequest) {
  // AIE-9.4f
  TestTable t = winter();
  own(t, C, kItalia);
  order(t, C, RecruitPolicy{true});
  order(t, C, RecruitPolicy{false});
  levy(t);
  EXPECT_EQ(raised(t, kItalia).size(), 2u) << "the last word counts";
}

TEST(AleaRecruitment, ByHisListInItsOrder) {
  // AIE-9.4c AIE-9.4d
  TestTable t = winter();
  own(t, C, kItalia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  order(t, C, Recruit{kItalia, ids({"legio_7r", "legio_35", "equites_2pf_3", "naves_4pf_0_1"})});
  EXPECT_EQ(refused(t, C), std::vector<std::string>{""});
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"legio_7r", "equites_2pf_3", "naves_4pf_0_1", "legio_35"}))
      << "one of each type a pass";
  EXPECT_EQ(t.told<Recruited>().front().compulsory, 0);
}

TEST(AleaRecruitment, RegionAfterRegionOneOfEachTypeAPass) {
  // AIE-9.4c AIE-RUL-38  Two auxilia are left; Asia comes before Gallia, Gallia before Africa.
  TestTable t = winter();
  own(t, R, kAsia);
  own(t, C, kGallia);
  own(t, R, kAfrica);
  garrison(t, "asia_1", R, {"legio_20", "legio_21", "legio_22"});
  garrison(t, "gallia_1", C, {"legio_5", "legio_6", "legio_7"});
  garrison(t, "africa_1", R, {"legio_23"});
  for (int i = 3; i <= 9; ++i) t.put(("auxilia_" + std::to_string(i)).c_str(), "marmarica", C);
  order(t, C, Recruit{kGallia, ids({"auxilia_1", "auxilia_2"})});
  order(t, R, Recruit{kAfrica, ids({"auxilia_1"})});
  order(t, R, Recruit{kAsia, ids({"auxilia_2"})});
  levy(t);
  EXPECT_EQ(raised(t, kAsia), ids({"auxilia_2"}));
  EXPECT_EQ(raised(t, kGallia), ids({"auxilia_1"}));
  EXPECT_TRUE(raised(t, kAfrica).empty());
}

TEST(AleaRecruitment, CompulsoryBeforeOptional) {
  // AIE-RUL-38 AIE-9.4f  One legion is left: Italia, first in order, only wishes; Africa must.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAfrica);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  for (const UnitInfo& info : test_tables().units)
    if (info.type == UnitType::legio && info.id != u("legio_3r") &&
        unit(t.s(), info.id).where == Where::reserve)
      put(t.s(), info.id, z("marmarica"));
  order(t, C, Recruit{kItalia, ids({"legio_3r"})});
  levy(t);
  EXPECT_EQ(raised(t, kAfrica), ids({"legio_3r"}));
  EXPECT_TRUE(raised(t, kItalia).empty());
}

TEST(AleaRecruitment, AnotherRecruitLegionForOneThatIsGone) {
  // AIE-9.4d AIE-9.4e
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAsia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "asia_1", R, {"legio_20", "legio_21", "legio_22"});
  order(t, C, Recruit{kItalia, ids({"legio_3r"})});
  order(t, R, Recruit{kAsia, ids({"legio_3r"})});
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"legio_3r"}));
  EXPECT_EQ(raised(t, kAsia), ids({"legio_1r"}));
}

TEST(AleaRecruitment, AnotherCopyOfTheSameCounter) {
  // AIE-9.4d  Both want the same equites of 2 PF; Italia comes first.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAsia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "asia_1", R, {"legio_20", "legio_21", "legio_22"});
  order(t, C, Recruit{kItalia, ids({"equites_2pf_1"})});
  order(t, R, Recruit{kAsia, ids({"equites_2pf_1"})});
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"equites_2pf_1"}));
  EXPECT_EQ(raised(t, kAsia), ids({"equites_2pf_2"}));
}

TEST(AleaRecruitment, WithoutRecruitsInStockAnyLegion) {
  // AIE-9.4e AIE-9.4f
  TestTable t = winter();
  own(t, C, kAfrica);
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;  // they winter there in safety
  people(t.s(), kAegyptii).camp = R;
  for (const UnitInfo& info : test_tables().units)
    if (info.recruits) t.put(info.id.str().c_str(), "aegyptii", R);
  order(t, C, Recruit{kAfrica, ids({"legio_35"})});
  EXPECT_EQ(refused(t, C), std::vector<std::string>{""});
  levy(t);
  EXPECT_EQ(raised(t, kAfrica), ids({"legio_35"}));
}

TEST(AleaRecruitment, TheStockIsTheLimit) {
  // AIE-9.4c AIE-9.4f
  TestTable t = winter();
  own(t, C, kItalia);
  for (const UnitInfo& info : test_tables().units)
    if (info.type == UnitType::legio) put(t.s(), info.id, z("marmarica"));
  levy(t);
  EXPECT_TRUE(t.told<Recruited>().empty());
}

TEST(AleaRecruitment, NobodysRegionRaisesNothing) {
  // AIE-RUL-38
  TestTable t = winter();
  order(t, C, RecruitPolicy{true});
  levy(t);
  EXPECT_EQ(t.told_count(), 0);
}

// Every legion is away, in the safety of an ally, but those named; legions are what is scarce.
void leave_in_reserve(TestTable& t, std::initializer_list<const char*> legions) {
  people(t.s(), kAegyptii).status = PeopleStatus::allegiance;
  people(t.s(), kAegyptii).camp = R;
  const Units left = ids(legions);
  for (const UnitInfo& info : test_tables().units)
    if (info.type == UnitType::legio && unit(t.s(), info.id).where == Where::reserve &&
        std::ranges::find(left, info.id) == left.end())
      t.put(info.id.str().c_str(), "aegyptii", R);
}

TEST(AleaRecruitment, OnceTheRecruitsAreGoneAListGoesOnWithItsNextLegion) {
  // AIE-9.4d AIE-9.4e AIE-RUL-38  Italia takes the last recruits; no other legion can stand for one by name.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAsia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "asia_1", R, {"legio_20", "legio_21", "legio_22"});
  leave_in_reserve(t, {"legio_3r", "legio_35", "legio_36", "legio_37"});
  order(t, C, Recruit{kItalia, ids({"legio_3r", "legio_36"})});
  order(t, R, Recruit{kAsia, ids({"legio_3r", "legio_35"})});
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"legio_3r", "legio_36"}));
  EXPECT_EQ(raised(t, kAsia), ids({"legio_35"})) << "nothing beside the list";
}

TEST(AleaRecruitment, AListOfWhichEverythingIsGoneRaisesNothing) {
  // AIE-9.4d AIE-9.4f
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAsia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "asia_1", R, {"legio_20", "legio_21", "legio_22"});
  leave_in_reserve(t, {"legio_3r", "legio_35"});
  order(t, C, Recruit{kItalia, ids({"legio_3r"})});
  order(t, R, Recruit{kAsia, ids({"legio_3r"})});
  levy(t);
  EXPECT_TRUE(raised(t, kAsia).empty()) << "Legio XXXV is there, but nobody asked for it";
}

TEST(AleaRecruitment, TheNextShipForOneWithoutACopy) {
  // AIE-9.4d  There is one of the naves that both want first.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAfrica);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "africa_1", R, {"legio_20"});
  order(t, C, Recruit{kItalia, ids({"naves_8pf_1_p1_1"})});
  order(t, R, Recruit{kAfrica, ids({"naves_8pf_1_p1_1", "naves_4pf_0_1"})});
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"naves_8pf_1_p1_1"}));
  EXPECT_EQ(raised(t, kAfrica), ids({"naves_4pf_0_1"}));
}

TEST(AleaRecruitment, TheNextShipIsTakenInTheSamePass) {
  // AIE-9.4c AIE-9.4d  Africa, whose first ship is gone, has its second before Sicilia's turn comes.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAfrica);
  own(t, C, kSicilia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "africa_1", R, {"legio_20"});
  order(t, C, Recruit{kItalia, ids({"naves_8pf_1_p1_1"})});
  order(t, R, Recruit{kAfrica, ids({"naves_8pf_1_p1_1", "naves_4pf_0_1"})});
  order(t, C, Recruit{kSicilia, ids({"naves_4pf_0_1"})});
  levy(t);
  EXPECT_EQ(raised(t, kAfrica), ids({"naves_4pf_0_1"}));
  EXPECT_TRUE(raised(t, kSicilia).empty());
}

TEST(AleaRecruitment, TheLastRecruitsServeOneRegionTheNextMayRaiseAnyLegion) {
  // AIE-9.4e AIE-9.4f AIE-RUL-38  Italia comes first and raises the last recruits; none are left for Africa,
  // whatever the order of the lines. Before its turn they still are.
  const auto keys = [](RegionId with_recruits, RegionId without, bool recruits_line_first) {
    TestTable t = winter();
    own(t, C, kItalia);
    own(t, C, kAfrica);
    garrison(t, "italia_1", C, {"legio_5", "legio_6"});
    garrison(t, "africa_1", C, {"legio_7"});
    leave_in_reserve(t, {"legio_3r", "legio_35"});
    const Recruit first{with_recruits, ids({"legio_3r"})}, second{without, ids({"legio_35"})};
    order(t, C, recruits_line_first ? first : second);
    order(t, C, recruits_line_first ? second : first);
    std::vector<std::string> found = refused(t, C);
    levy(t);
    if (without == kAfrica) {
      EXPECT_EQ(raised(t, kItalia), ids({"legio_3r"}));
      EXPECT_EQ(raised(t, kAfrica), ids({"legio_35"}));
    }
    return found;
  };
  using Keys = std::vector<std::string>;
  EXPECT_EQ(keys(kItalia, kAfrica, true), (Keys{"", ""}));
  EXPECT_EQ(keys(kItalia, kAfrica, false), (Keys{"", ""}));
  EXPECT_EQ(keys(kAfrica, kItalia, true), (Keys{"", "first_legion_recruits"}));
}

TEST(AleaRecruitment, RecruitsThatARefusedListLeavesComeFirst) {
  // AIE-9.4c AIE-9.4e  Italia has no auxilia to raise: its line is refused, and the recruits that it named
  // are there when Africa's turn comes.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, C, kAfrica);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  garrison(t, "africa_1", C, {"legio_7"});
  leave_in_reserve(t, {"legio_3r", "legio_35"});
  order(t, C, Recruit{kItalia, ids({"legio_3r", "auxilia_1"})});
  order(t, C, Recruit{kAfrica, ids({"legio_35"})});
  EXPECT_EQ(refused(t, C), (std::vector<std::string>{"recruit_limit", ""}));
  levy(t);
  EXPECT_TRUE(raised(t, kItalia).empty());
  EXPECT_EQ(raised(t, kAfrica), ids({"legio_3r", "legio_35"}));
}

TEST(AleaRecruitment, OnlyTheFirstLegionOfAListIsRaisedBeforeTheNextRegion) {
  // AIE-9.4c AIE-9.4e  The second recruits of Italia wait for the second pass: Africa finds them in the
  // Reserve. So it does while a region that is not his is said to raise them.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, R, kAsia);
  own(t, C, kAfrica);
  leave_in_reserve(t, {"legio_3r", "legio_4r", "legio_35"});
  order(t, C, Recruit{kItalia, ids({"legio_3r", "legio_4r"})});
  order(t, C, Recruit{kAfrica, ids({"legio_35"})});
  EXPECT_EQ(refused(t, C), (std::vector<std::string>{"", "first_legion_recruits"}));
  TestTable other_region = winter();
  own(other_region, R, kAsia);
  own(other_region, C, kAfrica);
  leave_in_reserve(other_region, {"legio_3r", "legio_35"});
  order(other_region, C, Recruit{kAsia, ids({"legio_3r"})});
  order(other_region, C, Recruit{kAfrica, ids({"legio_35"})});
  EXPECT_EQ(refused(other_region, C),
            (std::vector<std::string>{"region_not_yours", "first_legion_recruits"}));
}

TEST(AleaRecruitment, TheRefusalNamesRecruitsThatAreLeft) {
  // AIE-9.4e
  TestTable t = winter();
  own(t, C, kItalia);
  leave_in_reserve(t, {"legio_3r", "legio_35"});
  const Seat seat = seat_of(t.s(), C);
  const auto verdict =
      check_orders(t.p(), WinterOrders{seat, C}, {{Recruit{kItalia, ids({"legio_35"})}, {}, {}}}).front();
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->args.at("unit").as_string(), "legio_3r");
}

TEST(AleaRecruitment, TheListServesTheGarrisonFirst) {
  // AIE-9.4b AIE-9.4d AIE-9.4f  Italia lacks two legions: those on his list, then the best there is.
  TestTable t = winter();
  own(t, C, kItalia);
  TestTable shorter = t;
  order(t, C, Recruit{kItalia, ids({"legio_7r", "legio_35", "legio_36"})});
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"legio_7r", "legio_35", "legio_36"}));
  EXPECT_EQ(t.told<Recruited>().front().compulsory, 2);
  order(shorter, C, Recruit{kItalia, ids({"legio_7r"})});
  levy(shorter);
  EXPECT_EQ(raised(shorter, kItalia), ids({"legio_7r", "legio_10"}));
  EXPECT_EQ(shorter.told<Recruited>().front().compulsory, 2);
}

TEST(AleaRecruitment, AListIsAllThatItsRegionRaises) {
  // AIE-9.4d AIE-9.4f  As much as possible is for regions without a list; a later list replaces an earlier.
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, C, kSicilia);
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  order(t, C, RecruitPolicy{true});
  order(t, C, Recruit{kItalia, ids({"legio_7r", "legio_35"})});
  order(t, C, Recruit{kItalia, ids({"legio_7r"})});
  EXPECT_EQ(refused(t, C), (std::vector<std::string>{"", "", ""}));
  levy(t);
  EXPECT_EQ(raised(t, kItalia), ids({"legio_7r"}));
  EXPECT_EQ(raised(t, kSicilia).size(), 5u) << "1 legion, 2 auxilia, 2 naves";
}

TEST(AleaRecruitment, WhatIsRefused) {
  // AIE-9.4c AIE-9.4d AIE-9.4e
  TestTable t = winter();
  own(t, C, kItalia);
  own(t, C, kSicilia);
  own(t, R, kAsia);
  t.put("legio_5", "gallia_1", C);
  order(t, C, Recruit{kAsia, ids({"legio_1r"})});
  order(t, C, Recruit{kHispania, ids({"legio_1r"})});
  order(t, C, Recruit{kItalia, ids({"legio_1r", "legio_5"})});
  order(t, C, Recruit{kItalia, ids({"legio_1r", "legio_1r"})});
  order(t, C, Recruit{kItalia, ids({"auxilia_1"})});
  order(t, C, Recruit{kItalia, ids({"equites_2pf_1", "equites_2pf_2"})});
  order(t, C, Recruit{kItalia, ids({"legio_35", "legio_1r"})});
  order(t, C, Recruit{kItalia, ids({"legio_1r", "legio_35", "legio_36", "legio_37"})});
  order(t, C, Recruit{kSicilia, ids({"legio_1r"})});
  order(t, C, Nominate{l("hirtius")});
  EXPECT_EQ(refused(t, C),
            (std::vector<std::string>{"region_not_yours", "region_not_yours", "unit_not_in_reserve",
                                      "named_twice", "recruit_limit", "recruit_limit",
                                      "first_legion_recruits", "", "named_twice", "not_in_this_window"}));
}

// --- AIE-9.4d, g: phase D of the next turn

TEST(AleaRecruitment, RecruitsAppearInPhaseD) {
  // AIE-9.4d AIE-3.3.2c AIE-RUL-04 AIE-2.Dh
  TestTable t = winter();
  own(t, C, kItalia);
  order(t, C, Recruit{kItalia, ids({"legio_1r", "legio_35", "naves_4pf_0_1"})});
  levy(t);
  t.s().phase = Phase::d;
  const auto place = [&](const char* unit_id, const char* zone) {
    const auto why = refuse(t.p(), C, PlaceUnits{{u(unit_id)}, z(zone)});
    return why ? why->clause : "";
  };
  EXPECT_EQ(place("legio_1r", "italia_6"), "") << "Perusia, a city";
  EXPECT_EQ(place("legio_1r", "italia_3"), "") << "Genua, a port";
  EXPECT_EQ(place("legio_1r", "italia_2"), "AIE-9.4d") << "neither";
  EXPECT_EQ(place("legio_1r", "gallia_8"), "AIE-3.3.2c") << "another region";
  EXPECT_EQ(place("naves_4pf_0_1", "italia_6"), "AIE-RUL-04") << "a city, no port";
  EXPECT_EQ(place("naves_4pf_0_1", "italia_3"), "");
  EXPECT_EQ(place("legio_10", "italia_1"), "AIE-9.4d") << "not recruited";
  t.put("legio_30", "italia_6", R);
  EXPECT_EQ(place("legio_1r", "italia_6"), "AIE-3.3.2c") << "enemies";
  own(t, R, kItalia);
  EXPECT_EQ(place("legio_1r", "italia_1"), "AIE-3.3.2c") << "the region is lost";
}

TEST(AleaRecruitment, RecruitsBelongToTheController) {
  // AIE-3.3.2c AIE-RUL-06
  TestTable t = winter();
  own(t, C, kItalia);
  levy(t);
  own(t, R, kItalia);
  t.run([](AleaTable& table) { reinforcements(table); });
  EXPECT_EQ(unit(t.s(), u("legio_1r")).where, Where::map);
  EXPECT_EQ(unit(t.s(), u("legio_1r")).camp, R);
}

TEST(AleaRecruitment, LegionsMayBeDisbandedInPhaseD) {
  // AIE-9.4g AIE-2.Di
  TestTable t = winter();
  garrison(t, "italia_1", C, {"legio_5", "legio_6"});
  t.s().phase = Phase::d;
  t.s().orders[seat_of(t.s(), C)].turn = {{Disband{ids({"legio_5", "legio_6"})}, {}, {}}};
  t.run([](AleaTable& table) { disbanding(table); });
  EXPECT_EQ(unit(t.s(), u("legio_5")).where, Where::reserve);
  EXPECT_EQ(t.s().balance, 0) << "two are no group of three";
}

}  // namespace ch9_recruitment_test
}  // namespace adj::alea
