// AIE-3.6.1 … 3.6.3, AIE-RUL-20, 56, 58  Who can be suborned, validation, and who joins a Pretender.

#include "adjudicator/games/alea/ch3_6_coup.h"

#include "adjudicator/games/alea/answers.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch3_6_coup_test {

const LeaderId kScipio("scipio"), kCato("cato"), kLabienus("labienus"), kSpinther("spinther"),
    kLepidus("lepidus"), kHirtius("hirtius");
const RegionId kAfrica("africa");

// Years after the Rubicon, Pompeius in Graecia. Africa is Republican: Scipio (CP 4, as a Caesarian 2) and
// Labienus with two legions in Africa 1, Cato (CP 5) and Spinther (CP 2) with one in Africa 2, one without
// leader in Africa 3.
TestTable africa() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::c;
  t.clear("italia_1").put(kPompeius, "graecia_2");
  t.clear("africa_1").put(kScipio, "africa_1").put(kLabienus, "africa_1");
  t.put("legio_25", "africa_1", R).put("legio_26", "africa_1", R);
  t.put(kCato, "africa_2").put(kSpinther, "africa_2").put("legio_27", "africa_2", R);
  t.put("legio_29", "africa_3", R);
  t.standing(R, {TriumvirPolicy{false, {}}, {}, {}});
  t.standing(C, {TriumvirPolicy{false, {}}, {}, {}});
  return t;
}

std::string refused(const TestTable& t, Camp camp, LeaderId id) {
  const auto why = refuse_coup(t.p(), camp, id);
  return why ? why->clause : "";
}

void coup(TestTable& t, Camp camp, LeaderId id, int modifier) {
  t.run([&](AleaTable& table) { attempt_coup(table, camp, id, modifier); });
}

Camp camp(const TestTable& t, LeaderId id) { return leader(t.s(), id).camp; }
Camp camp(const TestTable& t, const char* id) { return unit(t.s(), u(id)).camp; }

// --- AIE-3.6.1

TEST(AleaPretender, AnEnemyLeaderAwayFromHisPartyLeader) {
  // AIE-3.6.1a AIE-EX-11a AIE-RUL-20
  TestTable t = africa();
  EXPECT_EQ(refused(t, C, kScipio), "");
  EXPECT_EQ(refused(t, R, kScipio), "AIE-3.6.1a") << "his own camp";
  EXPECT_EQ(refused(t, C, kLepidus), "AIE-3.6.1a");
  EXPECT_EQ(refused(t, R, kLepidus), "");
  EXPECT_EQ(refused(t, C, l("juba_i")), "AIE-3.6.1a") << "no Roman";
  EXPECT_EQ(refused(t, C, l("bibulus")), "AIE-3.6.1a") << "not on the map";
  t.put(kScipio, "graecia_2");
  EXPECT_EQ(refused(t, C, kScipio), "AIE-3.6.1a") << "beside Pompeius";
  t.put(kScipio, "graecia_3");
  EXPECT_EQ(refused(t, C, kScipio), "") << "the same region does not matter";
  leader(t.s(), kScipio).where = Where::removed;
  EXPECT_EQ(refused(t, C, kScipio), "AIE-3.6.1a") << "dead";
}

TEST(AleaPretender, BesideAPartyLeaderOfTheOtherCampHeMayStand) {
  // AIE-3.6.1a
  TestTable t = africa();
  leader(t.s(), kHirtius).party_leader = true;
  t.put(kHirtius, "africa_1");
  EXPECT_EQ(refused(t, C, kScipio), "");
}

TEST(AleaPretender, NeverThese) {
  // AIE-3.6.1c AIE-RUL-20 AIE-3.7.1b
  TestTable t = africa();
  t.put(kOctavianus, "gallia_7").put(kSPompeius, "sicilia_1").put(kGPompeius, "sicilia_1");
  EXPECT_EQ(refused(t, R, kOctavianus), "AIE-3.6.1c");
  EXPECT_EQ(refused(t, C, kGPompeius), "AIE-3.6.1c");
  EXPECT_EQ(refused(t, C, kSPompeius), "AIE-3.6.1c");
  EXPECT_EQ(refused(t, R, kCaesar), "AIE-3.6.1c");
  EXPECT_EQ(refused(t, C, kPompeius), "AIE-3.6.1c");
}

TEST(AleaPretender, NeitherPartyLeaderNorNeutralised) {
  // AIE-RUL-20
  TestTable t = africa();
  leader(t.s(), kScipio).party_leader = true;
  EXPECT_EQ(refused(t, C, kScipio), "AIE-RUL-20");
  leader(t.s(), kScipio).party_leader = false;
  t.s().triumvir.push_back({kCato, kAfrica, {}});
  EXPECT_EQ(refused(t, C, kScipio), "AIE-RUL-20");
}

TEST(AleaPretender, OneOfEachCamp) {
  // AIE-3.6.1b
  TestTable t = africa();
  t.dice({1, 6});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(refused(t, C, l("ahenobarbus")), "AIE-3.6.1b") << "a Republican one is in play";
  EXPECT_EQ(refused(t, R, kScipio), "AIE-3.6.1b") << "he is one already";
  EXPECT_EQ(refused(t, R, kHirtius), "") << "a Caesarian one may be";
  t.s().coup.push_back({kHirtius, C, 0, false, {}, {}});
  EXPECT_EQ(refused(t, R, kLepidus), "AIE-3.6.1b");
}

TEST(AleaPretender, TheOrderNamesExactlyOne) {
  // AIE-3.6.1a AIE-6.2a
  TestTable t = africa();
  t.give_counter("S05", C);
  Play play;
  play.face = Face::coup_m1;
  EXPECT_TRUE(refuse(t.p(), C, play));
  play.leaders = {kScipio};
  EXPECT_FALSE(refuse(t.p(), C, play));
  play.leaders = {kScipio, kLabienus};
  EXPECT_TRUE(refuse(t.p(), C, play));
}

// --- AIE-3.6.2

struct Validation {
  int roll, modifier;
  bool valid;
};
class AleaCoupDie : public testing::TestWithParam<Validation> {};
TEST_P(AleaCoupDie, UpToHisCp) {
  // AIE-3.6.2a AIE-3.6.2b AIE-3.6.2c AIE-EX-11b AIE-RUL-58  CP 4 of the face he shows, not 2.
  const Validation& v = GetParam();
  TestTable t = africa();
  t.clear("africa_2");
  t.dice({v.roll});
  coup(t, C, kScipio, v.modifier);
  EXPECT_EQ(t.told<CoupTried>().front(), (CoupTried{kScipio, R, v.roll, v.modifier, 4, v.valid}));
  EXPECT_EQ(camp(t, kScipio), v.valid ? C : R);
  EXPECT_EQ(is_pretender(t.p(), kScipio), v.valid);
  EXPECT_EQ(leader(t.s(), kScipio).zone, z("africa_1"));
  EXPECT_EQ(camp(t, kLabienus), v.valid ? C : R);
  EXPECT_EQ(coup_threatens(t.p(), R), v.valid);
  EXPECT_FALSE(coup_threatens(t.p(), C));
}
INSTANTIATE_TEST_SUITE_P(All, AleaCoupDie,
                         testing::Values(Validation{4, 0, true}, Validation{5, 0, false},
                                         Validation{5, -1, true}, Validation{6, -1, false},
                                         Validation{6, -2, true}));

// --- AIE-3.6.3

TEST(AleaCoup, WhoStandsWithThePretenderJoins) {
  // AIE-3.6.3a AIE-3.6.3e AIE-EX-11c
  TestTable t = africa();
  t.dice({4, 5});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(camp(t, kLabienus), C);
  EXPECT_EQ(camp(t, "legio_25"), C);
  EXPECT_EQ(camp(t, "legio_26"), C);
  const Coup& now = t.s().coup.front();
  EXPECT_EQ(now.pretender, kScipio);
  EXPECT_EQ(now.attacked, R);
  EXPECT_EQ(now.followers, (std::set<LeaderId>{kLabienus}));
  EXPECT_EQ(now.following_units, (std::set<UnitId>{u("legio_25"), u("legio_26")}));
}

TEST(AleaCoup, OtherZonesOfTheRegionAreTested) {
  // AIE-3.6.3b AIE-3.6.3c AIE-3.6.3e AIE-EX-11d AIE-RUL-56
  const std::vector<std::tuple<int, int, bool>> cases{{5, 0, true}, {6, 0, false}, {6, -1, true}};
  for (const auto& [roll, modifier, loyal] : cases) {
    TestTable t = africa();
    t.dice({1, roll});
    coup(t, C, kScipio, modifier);
    ASSERT_EQ(t.told<LoyaltyTested>().size(), 1u) << "one die for the zone with leaders";
    EXPECT_EQ(t.told<LoyaltyTested>().front(),
              (LoyaltyTested{z("africa_2"), kCato, roll, modifier, 5, loyal}));
    EXPECT_EQ(camp(t, kCato), loyal ? R : C);
    EXPECT_EQ(camp(t, kSpinther), loyal ? R : C) << "all leaders of the zone do the same";
    EXPECT_EQ(camp(t, "legio_27"), loyal ? R : C);
    EXPECT_EQ(t.s().coup.front().followers.contains(kCato), !loyal);
    EXPECT_EQ(t.s().coup.front().following_units.contains(u("legio_27")), !loyal);
  }
}

TEST(AleaCoup, OtherRegionsAreNot) {
  // AIE-3.6.3b
  TestTable t = africa();
  t.clear("africa_2").put(kCato, "sicilia_1");
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_TRUE(t.told<LoyaltyTested>().empty());
  EXPECT_EQ(camp(t, kCato), R);
}

TEST(AleaCoup, AZoneWithAPartyLeaderStaysLoyal) {
  // AIE-3.6.3d
  TestTable t = africa();
  t.put(kPompeius, "africa_2");
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_TRUE(t.told<LoyaltyTested>().empty());
  EXPECT_EQ(camp(t, kCato), R);
  EXPECT_EQ(camp(t, kSpinther), R);
}

TEST(AleaCoup, UnitsWithoutLeaderObeyTheRegion) {
  // AIE-3.6.3e AIE-RUL-06
  const std::vector<std::pair<std::optional<Camp>, Camp>> cases{{R, R}, {C, C}, {std::nullopt, R}};
  for (const auto& [controller, expected] : cases) {
    TestTable t = africa();
    region(t.s(), kAfrica).controller = controller;
    t.dice({1, 1});
    coup(t, C, kScipio, 0);
    EXPECT_EQ(camp(t, "legio_29"), expected);
    EXPECT_EQ(t.s().coup.front().following_units.contains(u("legio_29")), expected == C);
    EXPECT_EQ(camp(t, "legio_27"), R) << "stacked with loyal leaders";
  }
}

TEST(AleaCoup, UnitsOfTheOtherCampAreNotTouched) {
  // AIE-3.6.3e AIE-RUL-06
  TestTable t = africa();
  t.clear("africa_3").put("legio_30", "africa_3", C);
  t.dice({1, 1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(camp(t, "legio_30"), C) << "though Africa is Republican";

  TestTable by_region("1", {{"unit_ownership", "region_controller"}});
  by_region.s().year = -46;
  by_region.clear("italia_1").put(kPompeius, "graecia_2");
  by_region.clear("africa_1").put(kScipio, "africa_1").put("legio_30", "africa_3", C);
  by_region.standing(R, {TriumvirPolicy{false, {}}, {}, {}});
  by_region.dice({1});
  coup(by_region, C, kScipio, 0);
  EXPECT_EQ(camp(by_region, "legio_30"), R) << "the option of AIE-RUL-06";
  EXPECT_TRUE(by_region.s().coup.front().following_units.empty()) << "they follow nobody";
}

TEST(AleaCoup, WhoCannotChangeCampIsSentAway) {
  // AIE-RUL-20 AIE-3.7.1b
  TestTable t = africa();
  t.clear("africa_2").put(kGPompeius, "africa_1").put("legio_27", "africa_2", R);
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(camp(t, kGPompeius), R);
  EXPECT_EQ(leader(t.s(), kGPompeius).zone, z("africa_2")) << "adjacent, with friends";
  EXPECT_EQ(camp(t, "legio_25"), C) << "without units";
  EXPECT_EQ(t.told<LeaderMoved>().front(),
            (LeaderMoved{kGPompeius, z("africa_1"), z("africa_2"), "expelled"}));
}

TEST(AleaCoup, HisOwnerChoosesWhereHeGoes) {
  // AIE-RUL-20
  TestTable t = africa();
  t.clear("africa_2").put(kGPompeius, "africa_1").put("legio_27", "africa_2", R);
  t.standing(R, {Escape{kGPompeius, {z("numidae_1")}}, {}, {}});
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(leader(t.s(), kGPompeius).zone, z("numidae_1"));
}

TEST(AleaCoup, ElseToTheNearestFriendlyLeader) {
  // AIE-RUL-20  Every zone next to Sicilia 1 is held by the enemy.
  TestTable t = africa();
  t.clear("africa_1").clear("africa_2");
  t.put(kScipio, "sicilia_1").put(kGPompeius, "sicilia_1");
  t.clear("italia_7").put("legio_15", "italia_7", C);
  t.put(kSpinther, "italia_5").put(kCato, "graecia_2");
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(leader(t.s(), kGPompeius).zone, z("italia_5"));
  EXPECT_EQ(leader(t.s(), kGPompeius).camp, R);
}

TEST(AleaCoup, WithNobodyLeftHeComesBackNextPhaseC) {
  // AIE-RUL-20
  TestTable t = africa();
  t.clear_map().put(kScipio, "sicilia_1").put(kGPompeius, "sicilia_1").put("legio_15", "italia_7", C);
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(leader(t.s(), kGPompeius).where, Where::returning);
  EXPECT_EQ(t.told<LeaderWaits>().size(), 1u);
}

TEST(AleaCoup, AZoneWhereNobodyCanTurnIsNotTested) {
  // AIE-3.6.3b AIE-3.7.1b
  TestTable t = africa();
  t.clear("africa_2").put(kGPompeius, "africa_2").put("legio_27", "africa_2", R);
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_TRUE(t.told<LoyaltyTested>().empty());
  EXPECT_EQ(camp(t, "legio_27"), R);
}

TEST(AleaCoup, OutsideEveryRegionOnlyHisZone) {
  // AIE-RUL-20
  TestTable t = africa();
  t.s().orders.clear();  // the Triumvir would be tried if he could be
  t.put(kScipio, "numidae_1").put("legio_25", "numidae_1", R);
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_TRUE(t.told<TriumvirTried>().empty());
  EXPECT_TRUE(t.told<LoyaltyTested>().empty());
  EXPECT_EQ(camp(t, "legio_25"), C);
  EXPECT_EQ(camp(t, kLabienus), R);
}

TEST(AleaCoup, HisDeathEndsIt) {
  // AIE-RUL-20
  TestTable t = africa();
  t.dice({1, 6});
  coup(t, C, kScipio, 0);
  t.run([](AleaTable& table) { remove_leader(table, kScipio, "natural_death", "AIE-TL.c"); });
  EXPECT_TRUE(t.s().coup.empty());
  EXPECT_EQ(t.told<CoupEnded>().front(), (CoupEnded{kScipio, "pretender_dead"}));
  EXPECT_EQ(camp(t, kLabienus), C) << "followers stay where they are";
  EXPECT_EQ(camp(t, "legio_25"), C);
}

TEST(AleaCoup, ACaesarianPretenderMirrorsIt) {
  // AIE-3.6.1a AIE-3.6.2b AIE-EX-39  Lepidus CP 4, counter −2, die 6: valid.
  TestTable t = africa();
  t.dice({6, 5});  // Hirtius in Gallia 2, CP 3, is loyal on 5 − 2
  coup(t, R, kLepidus, -2);
  EXPECT_EQ(t.told<CoupTried>().front(), (CoupTried{kLepidus, C, 6, -2, 4, true}));
  EXPECT_EQ(camp(t, kLepidus), R);
  EXPECT_EQ(camp(t, kTrebonius), R);
  EXPECT_EQ(camp(t, "legio_10"), R);
  EXPECT_EQ(camp(t, kHirtius), C);
  EXPECT_TRUE(coup_threatens(t.p(), C));
}

// Only with the Parthians at war, which they are not.
Order if_parthians_at_war(OrderBody body) {
  Condition war;
  war.kind = ConditionKind::people_at_war;
  war.people = kParthi;
  return {std::move(body), {war}, {}};
}

TEST(AleaCoup, TheBestCpOfTheZoneIsTested) {
  // AIE-3.6.3b  Cato has CP 5; those before him in the table less.
  TestTable t = africa();
  t.put(l("ahenobarbus"), "africa_2");
  t.dice({1, 6});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(t.told<LoyaltyTested>().front().leader, kCato);
  EXPECT_EQ(t.told<LoyaltyTested>().front().cp, 5);
}

TEST(AleaCoup, NoneInTheRubiconTurn) {
  // AIE-S1.g AIE-S2.g
  EXPECT_EQ(refused(TestTable("1"), R, kLepidus), "AIE-S1.g");
  EXPECT_EQ(refused(TestTable("2"), R, kLepidus), "AIE-S2.g");
}

TEST(AleaCoup, TheTwoPretendersHaveEachTheirOwnFollowers) {
  // AIE-3.6.1b AIE-3.6.3a
  TestTable t = africa();
  t.s().coup.push_back({kHirtius, C, 0, false, {}, {}});
  leader(t.s(), kHirtius).camp = R;
  t.put(kHirtius, "gallia_2");
  t.dice({4, 5});
  coup(t, C, kScipio, 0);
  ASSERT_EQ(t.s().coup.size(), 2u);
  EXPECT_TRUE(t.s().coup.front().followers.empty());
  EXPECT_TRUE(t.s().coup.front().following_units.empty());
  EXPECT_EQ(t.s().coup.back().followers, (std::set<LeaderId>{kLabienus}));
}

TEST(AleaCoup, NotToAFriendWhereHeMayNotBe) {
  // AIE-RUL-20 AIE-RUL-68  Spinther, the nearest, is in the region of a Triumvir.
  TestTable t = africa();
  t.clear_map().put(kScipio, "sicilia_1").put(kGPompeius, "sicilia_1").put("legio_15", "italia_7", C);
  t.put(kSpinther, "italia_6").put(kLabienus, "graecia_2");
  t.s().triumvir.push_back({l("petreius"), kItalia, {}});
  t.dice({1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(leader(t.s(), kGPompeius).zone, z("graecia_2"));
}

TEST(AleaCoup, WishesWhoseConditionFailsDoNotCount) {
  // AIE-3.6.5a AIE-RUL-20
  TestTable t = africa();
  t.s().orders.clear();
  t.standing(R, if_parthians_at_war(TriumvirPolicy{false, {}}));
  t.dice({1, 1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(t.told<TriumvirTried>().size(), 1u) << "by default he is bought off";

  TestTable expelled = africa();
  expelled.clear("africa_2").put(kGPompeius, "africa_1").put("legio_27", "africa_2", R);
  expelled.standing(R, if_parthians_at_war(Escape{kGPompeius, {z("numidae_1")}}));
  expelled.dice({1});
  coup(expelled, C, kScipio, 0);
  EXPECT_EQ(leader(expelled.s(), kGPompeius).zone, z("africa_2"));
}

TEST(AleaCoup, ItStopsTheQueueOfTheThreatenedPlayer) {
  // AIE-3.6.2b
  TestTable t = africa();
  const auto stopped = [&](Camp camp) { return t.s().orders[seat_of(t.s(), camp)].queue_stopped; };
  for (const Camp camp : kCamps) t.s().orders[seat_of(t.s(), camp)].queue.emplace_back();
  t.dice({1, 6});
  coup(t, C, kScipio, 0);
  EXPECT_TRUE(stopped(R));
  EXPECT_FALSE(stopped(C));
}

TEST(AleaCoup, WhoIsSentIntoThePlagueIsTested) {
  // AIE-RUL-20 AIE-6.3e
  TestTable t = africa();
  t.clear("africa_2").put(kGPompeius, "africa_1").put("legio_27", "africa_2", R);
  t.s().plague = z("africa_2");
  t.dice({1, 9});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(leader(t.s(), kGPompeius).where, Where::removed);
}

TEST(AleaCoup, SomeAreNeverPretenders) {
  // AIE-3.6.1c
  TestTable t = africa();
  const auto caesar = refuse_coup_ahead(t.p(), C, kCaesar);
  ASSERT_TRUE(caesar);
  EXPECT_EQ(caesar->key, "never_pretender");
}

TEST(AleaCoup, UnitsBesideALeaderOfThePretendersCampAreNotLeaderless) {
  // AIE-3.6.3e  Nor does a people's chief lead Romans.
  TestTable t = africa();
  region(t.s(), kAfrica).controller = C;
  t.put(kHirtius, "africa_3").dice({1, 1});
  coup(t, C, kScipio, 0);
  EXPECT_EQ(camp(t, "legio_29"), R);
  TestTable chief = africa();
  region(chief.s(), kAfrica).controller = C;
  people(chief.s(), PeopleId("numidae")).status = PeopleStatus::allegiance;
  people(chief.s(), PeopleId("numidae")).camp = R;
  chief.put(l("juba_i"), "africa_3").dice({1, 1});
  coup(chief, C, kScipio, 0);
  EXPECT_EQ(camp(chief, "legio_29"), C);
}

}  // namespace ch3_6_coup_test
}  // namespace adj::alea
