// RPR-1.06, RPR-EVT-163, 169, 178  The Revenue phase at its edges.

#include "adjudicator/games/respublica/ch1_06.h"
#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace revenue_edges_test {

const ProvinceId kSicilia{"sicilia"}, kCiterior{"hispania_citerior"};

void post(TestTable& t, ProvinceId province, std::initializer_list<int> legions) {
  for (const int number : legions) {
    legion(t.s(), number).place = UnitPlace::garrison;
    legion(t.s(), number).province = province;
  }
}
void by_legate(TestTable& t, ProvinceId id) {
  province(t.s(), id).legate = true;
  come_to_rome(t.s(), province(t.s(), id).governor);
}
// Fabius (military 4) governs Hispania Citerior (land 1) in a year of raids; Claudius leads his faction.
void seat_frontier(TestTable& t, int level) {
  t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("hispania_citerior", "fabius");
  t.event(EventCard::barbarian_raids, level);
}

// RPR-EVT-163a, RPR-EVT-168b  Two for each legion, veteran or not; omens count against the roll.
TEST(RaidEdges, VeteransAndOmens) {
  for (const int omens : {0, 1}) {
    TestTable t("middle");
    seat_frontier(t, 1);
    post(t, kCiterior, {10, 11});
    legion(t.s(), 10).veteran = true;
    if (omens > 0) t.event(EventCard::evil_omens, omens);
    t.dice({1, 5});  // 6 + 1 + 4 + 4 = 15
    if (omens > 0) t.draws({"11", "none"});
    t.run(suffer_raids);
    EXPECT_EQ(t.told<ProvinceRaided>().front().total, 15 - omens);
    EXPECT_EQ(t.told<ProvinceRaided>().front().held, omens == 0);
  }
}
// RPR-EVT-163a  A rebel governor is not raided.
TEST(RaidEdges, NotRebels) {
  TestTable t("middle");
  seat_frontier(t, 1);
  t.senator("fabius").rebel = true;
  t.run(suffer_raids);
  EXPECT_TRUE(t.told<ProvinceRaided>().empty());
}
// RPR-EVT-163d  Draw 2 makes two chits of one: drawn last of them he is a captive, drawn first he is dead.
TEST(RaidEdges, DrawTwo) {
  for (const bool last : {true, false}) {
    TestTable t("middle");
    seat_frontier(t, 2);
    t.dice({1, 1}).draws({"draw_two"});
    if (last)
      t.draws({"none", "2"});
    else
      t.draws({"2", "none"});
    t.run(suffer_raids);
    EXPECT_EQ(find_senator(t.s(), man("fabius")) != nullptr, last);
  }
}
// RPR-EVT-163d, RPR-1.13.1a  A governor by legate counts with his military, but no chit is drawn for him.
TEST(RaidEdges, ByLegate) {
  TestTable t("late");
  seat_frontier(t, 1);
  by_legate(t, kCiterior);
  t.dice({2, 2}).run(suffer_raids);  // 4 + 1 + 4
  EXPECT_EQ(t.told<ProvinceRaided>().front().total, 9);
  EXPECT_TRUE(t.told<ChitsDrawn>().empty());
  EXPECT_EQ(province(t.s(), kCiterior).governor, man("fabius"));
}
// RPR-EVT-163a, RPR-1.13.1a  A governor who falls in one province leaves those vacant that he governs by
// legate: they are not raided any more in the same phase.
TEST(RaidEdges, TheOtherProvincesOfTheFallen) {
  TestTable t("middle");
  t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("hispania_ulterior", "fabius");
  by_legate(t, ProvinceId("hispania_ulterior"));
  t.province("hispania_citerior", "fabius").event(EventCard::barbarian_raids, 1);
  t.dice({1, 1}).draws({"2"}).run(suffer_raids);
  EXPECT_EQ(find_senator(t.s(), man("fabius")), nullptr);
  EXPECT_TRUE(province(t.s(), ProvinceId("hispania_ulterior")).governor.empty());
  EXPECT_EQ(t.told<ProvinceRaided>().size(), 1u);
}

// RPR-EVT-163e, RPR-1.10.71c  At the end of the phase raiders kill their captives; those of a war live on.
TEST(RaidEdges, CaptivesOfAWarLive) {
  TestTable t("middle");
  t.man("fabius", 1).man("claudius", 1).man("julius", 2).leader(1, "julius").active_forces(0, 0);
  t.war("1st_gallic", WarZone::active);
  for (const char* id : {"fabius", "claudius"}) t.senator(id).place = Place::captive;
  t.senator("claudius").war = WarId("1st_gallic");
  t.run(pay_debts);
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
  EXPECT_TRUE(find_senator(t.s(), man("claudius")));
}

// RPR-EVT-169a  One for each legion, veteran or not; a rebel's province makes no roll.
TEST(DisorderEdges, VeteransAndRebels) {
  TestTable t("middle");
  t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("sicilia", "fabius");
  t.event(EventCard::internal_disorder);
  post(t, kSicilia, {7});
  legion(t.s(), 7).veteran = true;
  t.dice({3}).run(suffer_disorder);
  EXPECT_EQ(t.told<OrderRolled>().front().total, 4);

  TestTable rebel("middle");
  rebel.man("fabius", 1).province("sicilia", "fabius").event(EventCard::internal_disorder);
  rebel.senator("fabius").rebel = true;
  rebel.run(suffer_disorder);
  EXPECT_TRUE(rebel.told<OrderRolled>().empty());
}
// RPR-EVT-169a, RPR-1.13.1a  The same in a year of disorder.
TEST(DisorderEdges, TheOtherProvincesOfTheFallen) {
  TestTable t("middle");
  t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("sardinia_corsica", "fabius");
  by_legate(t, ProvinceId("sardinia_corsica"));
  t.province("sicilia", "fabius").event(EventCard::internal_disorder);
  t.dice({1}).run(suffer_disorder);
  EXPECT_EQ(t.told<OrderRolled>().size(), 1u);
  EXPECT_TRUE(province(t.s(), ProvinceId("sardinia_corsica")).exists);
}

// RPR-EVT-169b  Until a province's revolt is beaten nothing else brings it into play.
TEST(DisorderEdges, ARevoltKeepsItsProvince) {
  TestTable t("middle");
  t.man("fabius", 1).province("sicilia", "fabius");
  t.run([](RprTable& table) {
    province_revolts(table, "RPR-EVT-169a", kSicilia, "disorder");
    create_province(table, "RPR-CARD-106d", kSicilia, false, "bequest");
  });
  EXPECT_FALSE(province(t.s(), kSicilia).exists);
  EXPECT_TRUE(t.told<ProvinceCreated>().empty());
}

// RPR-EVT-169a, RPR-1.13.1a  A governor by legate loses the province and the garrison, not his life.
TEST(DisorderEdges, ByLegate) {
  TestTable t("late");
  t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("sicilia", "fabius");
  t.event(EventCard::internal_disorder);
  post(t, kSicilia, {7});
  by_legate(t, kSicilia);
  t.dice({1}).run(suffer_disorder);
  EXPECT_TRUE(find_senator(t.s(), man("fabius")));
  EXPECT_TRUE(province(t.s(), kSicilia).governor.empty());
  EXPECT_EQ(legion(t.s(), 7).place, UnitPlace::pool);
  EXPECT_TRUE(find_war(t.s(), revolt_of(kSicilia)));
}

// RPR-1.06.4b, RPR-R-79  A corrupt governor lacks the bonus also where a legate sits for him; spoils that a
// legate took count in that province only.
TEST(DevelopmentEdges, WhoseMarker) {
  for (const bool own : {true, false}) {
    TestTable t("late");
    t.man("fabius", 1).province("sicilia", "fabius");
    by_legate(t, kSicilia);
    t.province("hispania_ulterior", "fabius");
    (own ? t.senator("fabius").corrupt : province(t.s(), kSicilia).corrupt) = true;
    t.dice({5, 5}).run(develop_provinces);
    EXPECT_FALSE(province(t.s(), kSicilia).developed);
    EXPECT_EQ(province(t.s(), ProvinceId("hispania_ulterior")).developed, !own);
  }
}
// RPR-1.06.13b, RPR-R-81  Negative spoils of several provinces add up.
TEST(SpoilsEdges, DebtsAddUp) {
  TestTable t("middle");
  t.man("fabius", 1).man("claudius", 1).province("hispania_ulterior", "fabius");
  t.province("hispania_citerior", "claudius").standing(1, TakeSpoils{ProvinceId(), true});
  t.dice({1, 1, 1, 1, 1, 1});  // spoils −2 and −1; development; incomes −1d6 + 1 = 0 and −1d6 − 1
  t.run(earn_incomes);
  EXPECT_EQ(t.s().now.debts.at("negative_spoils"), 3);
  EXPECT_EQ(t.s().now.debts.at("negative_income"), 2);
}
// RPR-EVT-178a  Spoils of exactly what Verres costs are 0, one more is 1.
TEST(SpoilsEdges, VerresAtItsEdge) {
  for (const int die : {3, 4}) {
    TestTable t("middle");
    t.man("fabius", 1).province("sicilia", "fabius").standing(1, TakeSpoils{kSicilia, true});
    t.event(EventCard::trial_of_verres).dice({die, 1, 1, 1});
    t.run(earn_incomes);
    EXPECT_EQ(t.told<SpoilsTaken>().front().amount, die - 3);
    EXPECT_TRUE(t.senator("fabius").corrupt);
  }
}

// RPR-1.06.53a  Upkeep is paid for units in the field and in garrisons too, not for those in the pool or
// disbanded.
TEST(UpkeepEdges, WhereverTheyServe) {
  TestTable t("middle");
  t.man("fabius", 1).active_forces(0, 0).war("1st_gallic", WarZone::active).province("sicilia");
  t.army("fabius", "1st_gallic", 2, 1, 3);
  post(t, kSicilia, {20});
  legion(t.s(), 21).place = UnitPlace::disbanded;
  EXPECT_EQ(state_debts(t.p()).at("upkeep"), 2 * (3 + 3 + 1));
}
// RPR-1.06.6a, RPR-CARD-158a  A term served by legate ends like any other; he who never left has not
// returned.
TEST(TermEdges, ByLegate) {
  TestTable t("late");
  t.man("fabius", 1).active_forces(0, 0).province("sicilia", "fabius", 1);
  by_legate(t, kSicilia);
  t.run(pay_debts);
  EXPECT_TRUE(province(t.s(), kSicilia).governor.empty());
  EXPECT_FALSE(t.senator("fabius").returned);
}
// RPR-CARD-152  A captive cannot pay his bodyguard.
TEST(BodyguardEdges, OfACaptive) {
  TestTable t("late");
  t.man("fabius", 1).senator("fabius").open_bodyguard = CardId("open_bodyguard_152");
  t.senator("fabius").talents = 5;
  t.senator("fabius").place = Place::captive;
  t.run(earn_incomes);
  EXPECT_TRUE(t.senator("fabius").open_bodyguard.empty());
  EXPECT_EQ(t.senator("fabius").talents, 5);
}

// RPR-1.06.13d, RPR-1.06.51b, RPR-1.06.4c  With rule 2.02 a province that an active war reaches for, or that
// is allied with one, is neither spoiled nor taxed nor developed; without the rule wars leave it alone.
TEST(AttackedEdges, NothingFromAProvinceUnderAttack) {
  struct Case {
    bool rule;
    WarZone zone;
    bool allied, yields;
  };
  for (const Case& c :
       {Case{true, WarZone::active, false, false}, Case{true, WarZone::unprosecuted, false, false},
        Case{true, WarZone::inactive, false, true}, Case{false, WarZone::active, false, true},
        Case{true, WarZone::inactive, true, false}}) {
    TestTable t("late");
    t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("macedonia", "fabius");
    t.standing(1, TakeSpoils{ProvinceId(), true});
    t.war("2nd_macedonian", c.zone).war("syrian", WarZone::inactive);
    if (c.rule) t.s().options["advanced_2_02"] = "yes";
    if (c.allied) province(t.s(), ProvinceId("macedonia")).ally_of = WarId("syrian");
    if (c.yields) t.dice({1, 1, 1, 1});  // spoils, development, two for the State
    t.run(earn_incomes);
    EXPECT_EQ(t.told<SpoilsTaken>().empty(), !c.yields);
    EXPECT_EQ(t.told<DevelopmentRolled>().empty(), !c.yields);
    EXPECT_EQ(t.told<StateIncome>().empty(), !c.yields);
  }
}
// RPR-1.06.13d  Only a war whose card names the province.
TEST(AttackedEdges, NotByAWarElsewhere) {
  TestTable t("late");
  t.man("fabius", 1).province("sicilia", "fabius").war("2nd_macedonian", WarZone::active);
  t.s().options["advanced_2_02"] = "yes";
  EXPECT_TRUE(yields(t.p(), kSicilia));
}
// RPR-R-92  With rule 2.02 each provincial army adds 1 to the roll against raiders.
TEST(RaidEdges, ProvincialArmies) {
  for (const bool rule : {false, true}) {
    TestTable t("middle");
    seat_frontier(t, 1);
    province(t.s(), kCiterior).armies = 2;
    if (rule) t.s().options["advanced_2_02"] = "yes";
    t.dice({6, 6}).run(suffer_raids);
    EXPECT_EQ(t.told<ProvinceRaided>().front().total, 12 + 1 + 4 + (rule ? 2 : 0));
  }
}
// RPR-2.01.6a, RPR-EVT-168b  The Pontifex Maximus has a die of talents more, less the omens.
TEST(IncomeEdges, PontifexMaximus) {
  for (const auto& [omens, die, talents] : {std::tuple(0, 4, 4), std::tuple(2, 5, 3), std::tuple(2, 1, 0)}) {
    TestTable t;
    t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").office("fabius", Office::pontifex_maximus);
    if (omens > 0) t.event(EventCard::evil_omens, omens);
    t.dice({die}).run(earn_incomes);
    EXPECT_EQ(t.senator("fabius").talents, 1 + talents);
    EXPECT_EQ(t.senator("claudius").talents, 3);
  }
}

}  // namespace revenue_edges_test
}  // namespace adj::respublica
