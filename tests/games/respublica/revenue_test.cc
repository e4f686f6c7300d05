// RPR-1.06.1, 1.06.4, 1.06.5, 1.06.53, 1.06.6  Incomes, provinces and debts.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace revenue_test {

Income income_of(const TestTable& t, const char* id) {
  for (const IncomeEarned& told : t.told<IncomeEarned>())
    for (const Income& income : told.incomes)
      if (income.senator == man(id)) return income;
  return {};
}
bool earned(const TestTable& t, const char* id) { return !income_of(t, id).senator.empty(); }

TestTable& garrison_of(TestTable& t, const char* province, std::initializer_list<int> legions) {
  for (const int number : legions) {
    legion(t.s(), number).place = UnitPlace::garrison;
    legion(t.s(), number).province = ProvinceId(province);
  }
  return t;
}

Province& place(TestTable& t, const char* id) { return province(t.s(), ProvinceId(id)); }

// RPR-1.06.1a, RPR-1.06.1b, RPR-1.06.11a, RPR-1.06.12a, RPR-1.06.12b  Leaders 3, others 1,
// also away; knights 1 each; concessions with their bars. Unaligned, rebels and captives earn nothing.
TEST(Income, BaseKnightsAndConcessions) {
  TestTable t;
  t.man("fabius", 1)
      .man("claudius", 1)
      .man("julius", 2)
      .man("furius", 2)
      .man("manlius", 0)
      .leader(1, "fabius");
  t.war("1st_punic", WarZone::active).army("claudius", "1st_punic", 2);
  t.senator("fabius").knights = 2;
  t.senator("claudius").concessions = {ConcessionId("mining"), ConcessionId("tax_farmer_1"),
                                       ConcessionId("armaments")};
  t.senator("julius").rebel = true;
  t.senator("julius").place = Place::rebel_camp;
  t.senator("furius").place = Place::captive;
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("fabius").talents, 5);
  EXPECT_EQ(income_of(t, "fabius").base, 3);
  EXPECT_EQ(income_of(t, "fabius").knights, 2);
  EXPECT_EQ(t.senator("claudius").talents, 1 + 3 + 2);
  EXPECT_EQ(t.senator("claudius").bars,
            (std::set<ConcessionId>{ConcessionId("mining"), ConcessionId("tax_farmer_1")}));
  for (const char* id : {"julius", "furius", "manlius"}) {
    EXPECT_FALSE(earned(t, id)) << id;
    EXPECT_EQ(t.senator(id).talents, 0);
  }
}

// RPR-CARD-058  The Land Commissioner earns while a land bill is in force, whichever.
TEST(Income, LandCommissioner) {
  for (const int bills : {0, 1}) {
    TestTable t;
    t.man("fabius", 1).leader(1, "fabius");
    t.senator("fabius").concessions = {kLandCommissioner};
    t.s().land_bills[LandBill::i] = bills;
    t.run(earn_incomes);
    EXPECT_EQ(income_of(t, "fabius").concessions, 3 * bills);
    EXPECT_EQ(t.senator("fabius").bars.size(), static_cast<std::size_t>(bills));
  }
}

// RPR-CARD-132  Crassus: base and concessions twice, knights once.
TEST(Income, Crassus) {
  TestTable t("late");
  t.man("29A", 1).leader(1, "licinius");
  t.senator("licinius").concessions = {ConcessionId("mining")};
  t.senator("licinius").knights = 4;
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("licinius").talents, 6 + 6 + 4);
}

// RPR-CARD-054, RPR-CARD-055  Grain in a drought: (1 + n) times, −(1 + n) popularity, only if he wants.
TEST(Income, Grain) {
  for (const bool sells : {false, true}) {
    TestTable t;
    t.man("fabius", 1).man("claudius", 1).event(EventCard::drought, 2);
    t.senator("fabius").concessions = {ConcessionId("aegyptian_grain")};
    t.senator("claudius").concessions = {ConcessionId("sicilian_grain")};
    if (sells) t.standing(1, SellGrain{ConcessionId("aegyptian_grain"), true});
    t.run(earn_incomes);
    EXPECT_EQ(t.senator("fabius").talents, sells ? 1 + 15 : 1 + 5);
    EXPECT_EQ(t.senator("fabius").popularity, sells ? -3 : 0);
    EXPECT_EQ(t.senator("claudius").talents, 1 + 4);
    EXPECT_EQ(t.told<GrainSold>().size(), sells ? 1u : 0u);
  }
  TestTable plenty;
  plenty.man("claudius", 1).standing(1, SellGrain{ConcessionId("sicilian_grain"), true});
  plenty.senator("claudius").concessions = {ConcessionId("sicilian_grain")};
  plenty.run(earn_incomes);
  EXPECT_EQ(plenty.senator("claudius").talents, 5);  // no drought: nothing to gain, nothing to lose
  EXPECT_EQ(plenty.senator("claudius").popularity, 0);
}

// RPR-1.08.12a, RPR-1.07.33c, RPR-EVT-164-1, RPR-EVT-164-2  Droughts: each draw of the event and each war
// with the icon.
TEST(Drought, EventsAndWars) {
  TestTable t;
  EXPECT_EQ(drought_effects(t.p()), 0);
  t.event(EventCard::drought, 3).war("1st_illyrian", WarZone::inactive).war("1st_punic", WarZone::active);
  EXPECT_EQ(drought_effects(t.p()), 4);
  t.war("alexandrine", WarZone::active);
  EXPECT_EQ(drought_effects(t.p()), 5);
}

// RPR-EX-3, RPR-1.06.13a, RPR-1.06.13b, RPR-1.06.13c  Hispania Ulterior: 2 − 3 = −1; he is corrupt, pays
// nothing, and the State owes 1.
TEST(Spoils, NegativeOnesAreTheStates) {
  TestTable t("middle");
  t.man("fabius", 1)
      .province("hispania_ulterior", "fabius")
      .standing(1, TakeSpoils{ProvinceId("hispania_ulterior"), true});
  t.dice({2, 5, 1});  // spoils, development 5 (corrupt: no bonus), State income −1d6 − 1
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("fabius").talents, 1);
  EXPECT_TRUE(t.senator("fabius").corrupt);
  EXPECT_EQ(t.told<SpoilsTaken>().front().amount, -1);
  EXPECT_EQ(state_debts(t.p()).at("negative_spoils"), 1);
  EXPECT_EQ(state_debts(t.p()).at("negative_income"), 2);
  EXPECT_FALSE(place(t, "hispania_ulterior").developed);
}

// RPR-1.06.13a, RPR-1.06.13b  He chooses before the roll; positive spoils are his. A line for the province
// outranks one for all.
TEST(Spoils, ByOrderOnly) {
  struct Case {
    bool general, special, named;
    int talents;
  };
  for (const Case& c : {Case{false, false, false, 1}, Case{true, false, false, 7}, Case{true, false, true, 1},
                        Case{false, true, true, 7}}) {
    TestTable t("middle");
    t.man("fabius", 1).province("sicilia", "fabius");
    t.standing(1, TakeSpoils{ProvinceId(), c.general});
    if (c.named) t.standing(1, TakeSpoils{ProvinceId("sicilia"), c.special});
    if (c.talents == 7) t.dice({6});
    t.dice({1, 1, 1});  // development, income 2d6 − 2
    t.run(earn_incomes);
    EXPECT_EQ(t.senator("fabius").talents, c.talents);
    EXPECT_EQ(t.senator("fabius").corrupt, c.talents == 7);
  }
}

// RPR-EVT-178-1, RPR-EVT-178-2, RPR-EVT-178a, RPR-EVT-168b  Verres takes 3 or 5 of spoils, never below 0, and
// leaves negative ones alone; State income gains as much. Omens take 1 of each total.
TEST(Spoils, VerresAndOmens) {
  struct Case {
    int verres, omens, die, spoils, tax;
  };
  for (const Case& c : {Case{1, 0, 6, 3, 5}, Case{2, 0, 6, 1, 7}, Case{2, 0, 4, 0, 7}, Case{0, 2, 6, 4, 0},
                        Case{1, 1, 3, 0, 4}}) {
    TestTable t("middle");
    t.man("fabius", 1).province("sicilia", "fabius").standing(1, TakeSpoils{ProvinceId("sicilia"), true});
    if (c.verres > 0) t.event(EventCard::trial_of_verres, c.verres);
    if (c.omens > 0) t.event(EventCard::evil_omens, c.omens);
    t.dice({c.die, 1, 1, 3});  // spoils 1d6, development, income 2d6 − 2
    t.run(earn_incomes);
    EXPECT_EQ(t.told<SpoilsTaken>().front().amount, c.spoils) << c.verres << " " << c.omens;
    EXPECT_EQ(t.told<StateIncome>().front().amount, c.tax);
  }
  TestTable t("middle");
  t.man("fabius", 1).province("hispania_ulterior", "fabius").event(EventCard::trial_of_verres, 1);
  t.standing(1, TakeSpoils{ProvinceId("hispania_ulterior"), true}).dice({1, 1, 1});
  t.run(earn_incomes);
  EXPECT_EQ(t.told<SpoilsTaken>().front().amount, -2);
}

// RPR-1.13.1a, RPR-1.13.1c  A province held by a legate is spoiled as if he were there; the mark lies on it.
TEST(Spoils, ByLegate) {
  TestTable t("late");
  t.man("fabius", 1).province("sicilia", "fabius").standing(1, TakeSpoils{ProvinceId("sicilia"), true});
  place(t, "sicilia").legate = true;
  come_to_rome(t.s(), man("fabius"));
  t.dice({4, 5, 1, 1});
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("fabius").talents, 5);
  EXPECT_FALSE(t.senator("fabius").corrupt);
  EXPECT_TRUE(place(t, "sicilia").corrupt);
  EXPECT_EQ(t.senator("fabius").legate_spoils, (std::set<ProvinceId>{ProvinceId("sicilia")}));
  EXPECT_FALSE(place(t, "sicilia").developed);  // 5, and no bonus
}

// RPR-1.06.4a, RPR-1.06.4b, RPR-1.06.4d, RPR-1.06.4e  6 develops; an honest governor has +1; he gains 3
// influence. A developed one does not roll.
TEST(Development, AtSix) {
  for (const auto& [die, corrupt, developed] : {std::tuple{5, false, true}, std::tuple{4, false, false},
                                                std::tuple{5, true, false}, std::tuple{6, true, true}}) {
    TestTable t("middle");
    t.man("fabius", 1).province("sicilia", "fabius");
    t.senator("fabius").corrupt = corrupt;
    t.dice({die, 3});
    if (!developed) t.dice({3});  // 2d6 − 2 undeveloped, 1d6 + 2 developed
    t.run(earn_incomes);
    const std::vector<Share> shares{{"uncorrupted", 1}};
    EXPECT_EQ(t.told<DevelopmentRolled>().front().shares, corrupt ? std::vector<Share>() : shares);
    EXPECT_EQ(place(t, "sicilia").developed, developed);
    EXPECT_EQ(t.senator("fabius").influence, developed ? 8 : 5);
  }
  TestTable t("middle");
  t.man("fabius", 1).province("sicilia", "fabius", 3, true).dice({1});
  t.run(earn_incomes);
  EXPECT_TRUE(t.told<DevelopmentRolled>().empty());
  EXPECT_TRUE(place(t, "sicilia").developed);
}
// RPR-1.06.4c, RPR-1.06.51b  Nobody rolls for a vacant or rebel province.
TEST(Development, NotVacantNotRebel) {
  TestTable t("middle");
  t.man("fabius", 1).province("sicilia", "fabius").province("illyricum");
  t.senator("fabius").rebel = true;
  t.run(earn_incomes);
  EXPECT_TRUE(t.told<DevelopmentRolled>().empty());
  EXPECT_TRUE(t.told<StateIncome>().empty());
  EXPECT_FALSE(yields(t.p(), ProvinceId("sicilia")));
  EXPECT_FALSE(yields(t.p(), ProvinceId("illyricum")));
}

// RPR-1.06.5a, RPR-1.06.51a, RPR-EVT-162-1, RPR-EVT-162-2, RPR-CARD-106b  What the State receives; unaligned
// governors collect taxes but no spoils.
TEST(StateRevenue, Sources) {
  for (const auto& [level, enthusiasm] : {std::pair{1, 50}, std::pair{2, 75}, std::pair{3, 75}}) {
    TestTable t("middle");
    t.man("fabius", 0)
        .man("claudius", 1)
        .province("sicilia", "fabius", 3, true)
        .event(EventCard::allied_enthusiasm, level);
    t.s().bequests = {{ForumCard::pergamene_bequest, man("claudius"), true, false},
                      {ForumCard::bithynian_bequest, SenatorId(), false, false}};
    t.dice({4});
    t.run(earn_incomes);
    EXPECT_EQ(t.s().treasury, 100 + 100 + enthusiasm + 50 + 6);
    EXPECT_EQ(t.s().now.income, 100 + enthusiasm + 50 + 6);
    EXPECT_TRUE(t.s().bequests[0].paid && t.s().bequests[0].collector.empty());
    EXPECT_FALSE(t.s().bequests[1].paid);
  }
}

// RPR-EVT-163-1, RPR-EVT-163-2, RPR-EVT-163a  Raids: 2d6 + land + 2 per legion + military: 15 holds, 17 on
// side 2.
TEST(Raids, HeldAtFifteenOrSeventeen) {
  for (const auto& [level, white, held] :
       {std::tuple{1, 4, true}, std::tuple{1, 3, false}, std::tuple{2, 6, true}, std::tuple{2, 5, false}}) {
    TestTable t("middle");
    t.man("fabius", 1).province("hispania_citerior", "fabius").event(EventCard::barbarian_raids, level);
    garrison_of(t, "hispania_citerior", {10, 11});  // 1 + 4 + 4, black 2
    t.dice({2, white});
    if (!held) t.draws({"10", "11", "none", "none"});
    if (held) t.dice({1});  // State income only: no development roll (RPR-1.06.4c)
    t.run(earn_incomes);
    const ProvinceRaided told = t.told<ProvinceRaided>().front();
    EXPECT_EQ(told.total, 2 + white + 9);
    EXPECT_EQ(told.held, held);
    EXPECT_TRUE(t.told<DevelopmentRolled>().empty());
    EXPECT_EQ(yields(t.p(), ProvinceId("hispania_citerior")), held);
    EXPECT_EQ(garrison(t.s(), ProvinceId("hispania_citerior")).size(), held ? 2u : 0u);
  }
}
// RPR-EVT-163b, RPR-EVT-163c, RPR-1.06.4e  Overrun: undeveloped again, no spoils, no income; legions lost =
// black die at most.
TEST(Raids, Overrun) {
  TestTable t("middle");
  t.man("fabius", 1).province("hispania_citerior", "fabius", 3, true).event(EventCard::barbarian_raids, 1);
  t.standing(1, TakeSpoils{ProvinceId("hispania_citerior"), true});
  garrison_of(t, "hispania_citerior", {10, 11});
  t.dice({1, 1}).draws({"11", "none"});
  t.run(earn_incomes);
  EXPECT_FALSE(place(t, "hispania_citerior").developed);
  EXPECT_EQ(garrison(t.s(), ProvinceId("hispania_citerior")), (std::vector<int>{10}));
  EXPECT_EQ(legion(t.s(), 11).place, UnitPlace::pool);
  EXPECT_EQ(t.senator("fabius").talents, 1);
  EXPECT_FALSE(t.senator("fabius").corrupt);
  EXPECT_TRUE(t.told<StateIncome>().empty());
}
// RPR-EVT-163d  Drawn, the governor dies; drawn last of two or more he is captured, and dies unless ransomed
// before the Forum phase (RPR-EVT-163e).
TEST(Raids, TheGovernor) {
  const auto raid = [](TestTable& t, int black) {
    t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("hispania_citerior", "fabius");
    t.event(EventCard::barbarian_raids, 2).dice({black, 1});
  };
  TestTable first("middle");
  raid(first, 2);
  first.draws({"2", "none"});
  first.run(earn_incomes);
  EXPECT_EQ(find_senator(first.s(), man("fabius")), nullptr);
  TestTable only("middle");
  raid(only, 1);
  only.draws({"2"});
  only.run(earn_incomes);
  EXPECT_EQ(find_senator(only.s(), man("fabius")), nullptr);
  TestTable last("middle");
  raid(last, 2);
  last.draws({"30", "2"});
  last.run(earn_incomes);
  ASSERT_NE(find_senator(last.s(), man("fabius")), nullptr);
  EXPECT_EQ(last.senator("fabius").place, Place::captive);
  EXPECT_EQ(last.senator("fabius").province, ProvinceId("hispania_citerior"));
  EXPECT_TRUE(last.senator("fabius").war.empty());
  EXPECT_TRUE(place(last, "hispania_citerior").governor.empty());
  last.s().legion.clear();
  last.run(pay_debts);
  EXPECT_EQ(find_senator(last.s(), man("fabius")), nullptr);
}
// RPR-EVT-163a  Neither a vacant nor an inner province is raided.
TEST(Raids, OnlyGovernedFrontiers) {
  TestTable t("middle");
  t.man("fabius", 1)
      .province("sicilia", "fabius", 3, true)
      .province("illyricum")
      .event(EventCard::barbarian_raids, 1);
  t.dice({1});
  t.run(earn_incomes);
  EXPECT_TRUE(t.told<ProvinceRaided>().empty());
}

// RPR-EVT-169-1, RPR-EVT-169-2, RPR-EVT-169a  Disorder: undeveloped provinces yield nothing; 1d6 + garrison
// over 4 (5) holds, else governor and garrison die and the province is a war.
TEST(Disorder, OrderRolls) {
  for (const auto& [level, die, held] :
       {std::tuple{1, 4, true}, std::tuple{1, 3, false}, std::tuple{2, 5, true}, std::tuple{2, 4, false}}) {
    TestTable t("middle");
    t.man("fabius", 1).man("claudius", 1).leader(1, "claudius").province("sicilia", "fabius");
    t.event(EventCard::internal_disorder, level);
    t.standing(1, TakeSpoils{ProvinceId("sicilia"), true});
    garrison_of(t, "sicilia", {7}).dice({die});
    t.run(earn_incomes);
    EXPECT_EQ(t.told<OrderRolled>().front().held, held);
    EXPECT_EQ(find_senator(t.s(), man("fabius")) != nullptr, held);
    EXPECT_EQ(legion(t.s(), 7).place, held ? UnitPlace::garrison : UnitPlace::pool);
    EXPECT_EQ(find_war(t.s(), revolt_of(ProvinceId("sicilia"))) != nullptr, !held);
    std::vector<ProvinceRevolted> revolts;
    if (!held) revolts = {{ProvinceId("sicilia"), revolt_of(ProvinceId("sicilia")), "disorder"}};
    EXPECT_EQ(t.told<ProvinceRevolted>(), revolts);
    EXPECT_TRUE(t.told<StateIncome>().empty());
    EXPECT_TRUE(t.told<DevelopmentRolled>().empty());
    EXPECT_TRUE(t.told<SpoilsTaken>().empty());
  }
}
TEST(Disorder, SparesDevelopedProvinces) {
  TestTable t("middle");
  t.man("fabius", 1).province("sicilia", "fabius", 3, true).event(EventCard::internal_disorder, 1).dice({1});
  t.run(earn_incomes);
  EXPECT_TRUE(t.told<OrderRolled>().empty());
  EXPECT_EQ(t.told<StateIncome>().size(), 1u);
}

// RPR-CARD-152, RPR-CARD-152a  An open bodyguard costs 1 talent and 1 popularity a year, or it goes.
TEST(OpenBodyguard, Upkeep) {
  for (const int talents : {0, 1}) {
    TestTable t("late");
    t.man("fabius", 1);
    t.senator("fabius").open_bodyguard = CardId("open_bodyguard_152");
    t.senator("fabius").talents = talents;
    t.run(earn_incomes);
    EXPECT_EQ(t.senator("fabius").open_bodyguard.empty(), talents == 0);
    EXPECT_EQ(t.senator("fabius").popularity, -talents);
    EXPECT_EQ(t.senator("fabius").talents, 1);
    EXPECT_EQ(t.s().discard.size(), talents == 0 ? 1u : 0u);
  }
}

// RPR-1.06.53a, RPR-R-50, RPR-R-81  20 per active war, land bills, 2 per unit that is not in rebellion, in
// this order.
TEST(Debts, InOrder) {
  TestTable t;
  t.man("fabius", 1)
      .active_forces(3, 2)
      .war("1st_punic", WarZone::active)
      .war("syrian", WarZone::unprosecuted);
  t.war("1st_illyrian", WarZone::inactive);
  t.s().land_bills = {{LandBill::i, 1}, {LandBill::ii, 2}, {LandBill::iii, 1}};
  t.s().now.debts = {{"negative_income", 3}, {"negative_spoils", 2}};
  legion(t.s(), 3).place = UnitPlace::rebels;
  t.s().treasury = 200;
  t.run(pay_debts);
  const DebtsPaid told = t.told<DebtsPaid>().front();
  EXPECT_EQ(told.debts, (std::vector<Share>{{"negative_spoils", 2},
                                            {"negative_income", 3},
                                            {"wars", 40},
                                            {"land_bills", 20 + 10 + 10},
                                            {"upkeep", 8}}));
  EXPECT_EQ(t.s().treasury, 200 - 93);
  EXPECT_EQ(t.s().land_bills, (std::map<LandBill, int>{{LandBill::ii, 2}, {LandBill::iii, 1}}));
}
// RPR-R-11  A civil war is one active war.
TEST(Debts, TheCivilWarCosts) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2);
  t.s().civil_war = CivilWar{man("fabius"), seat(1), RebelStance::in_italy, ProvinceId(), 1, false, false};
  EXPECT_EQ(active_wars(t.p()), 1);
  EXPECT_EQ(state_debts(t.p()).at("wars"), 20);
  t.s().now.rebel_beaten_senate = true;
  EXPECT_EQ(active_wars(t.p()), 0);
  t.s().now.rebel_beaten_senate = false;
  t.s().options["civil_war_counts"] = "no";
  EXPECT_EQ(active_wars(t.p()), 0);
}
// RPR-EVT-170-1, RPR-EVT-170-2  Units cost 10 and 10 more for each shortage.
TEST(Debts, PriceOfUnits) {
  TestTable t;
  EXPECT_EQ(price_of_unit(t.p()), 10);
  t.s().manpower_shortage = 2;
  EXPECT_EQ(price_of_unit(t.p()), 30);
}
// RPR-1.06.53d, RPR-1.12.3c  Exactly enough pays; one talent short ends the game.
TEST(Debts, Bankruptcy) {
  for (const int treasury : {20, 19}) {
    TestTable t;
    t.man("fabius", 1).active_forces(0, 0).war("1st_punic", WarZone::active);
    t.s().treasury = treasury;
    t.run(pay_debts);
    EXPECT_EQ(t.ended(), treasury == 19);
    if (treasury == 19) {
      EXPECT_EQ(t.s().outcome->ending, Ending::bankruptcy);
      EXPECT_EQ(t.s().outcome->winner, Seat{});
    }
  }
}

// RPR-1.06.6a, RPR-1.06.6b  Terms fall by one; leaving 1 the governor is in Rome and the province in the
// Forum. Rebels' dials stand.
TEST(Terms, GovernorsComeHome) {
  TestTable t("middle");
  t.man("fabius", 1).man("claudius", 2).man("julius", 3).man("furius", 0).active_forces(0, 0);
  t.province("sicilia", "fabius", 1)
      .province("illyricum", "claudius", 2)
      .province("hispania_ulterior", "julius", 1);
  t.province("gallia_cisalpina", "furius", 1, true);
  t.senator("fabius").corrupt = t.senator("fabius").major = true;
  t.senator("julius").rebel = true;
  t.senator("furius").talents = 6;
  t.senator("furius").influence = 11;
  garrison_of(t, "sicilia", {8});
  t.run(pay_debts);
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_TRUE(t.senator("fabius").returned && t.senator("fabius").corrupt && t.senator("fabius").major);
  EXPECT_TRUE(place(t, "sicilia").governor.empty());
  EXPECT_EQ(garrison(t.s(), ProvinceId("sicilia")).size(), 1u);
  EXPECT_EQ(place(t, "illyricum").term, 1);
  EXPECT_EQ(t.senator("claudius").place, Place::province);
  EXPECT_EQ(place(t, "hispania_ulterior").term, 1);
  EXPECT_EQ(t.senator("furius").place, Place::forum);
  EXPECT_EQ(t.senator("furius").talents, 6);  // he is who he was
  EXPECT_EQ(t.senator("furius").influence, 11);
  EXPECT_TRUE(place(t, "gallia_cisalpina").developed);
}
// RPR-1.07.312e, RPR-R-94  An unaligned governor who comes home goes under the statesman of his family.
TEST(Terms, UnderHisStatesman) {
  TestTable t("middle");
  t.man("cornelius", 0).man("1B", 1).province("sicilia", "cornelius", 1).active_forces(0, 0);
  t.run(pay_debts);
  EXPECT_EQ(find_senator(t.s(), man("cornelius")), nullptr);
  EXPECT_TRUE(t.senator("1B").family_card);
}

}  // namespace revenue_test
}  // namespace adj::respublica
