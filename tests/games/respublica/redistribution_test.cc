// RPR-1.06.2, 1.06.3, 1.06.52  Rebel upkeep, redistribution, gifts and contributions.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace redistribution_test {

// Three factions in the Revenue phase: Fabius and Claudius, Julius, Furius.
struct Revenue : TestTable {
  explicit Revenue(const char* scenario = "early") : TestTable(scenario) {
    man("fabius", 1).man("claudius", 1).man("julius", 2).man("furius", 3).active_forces(0, 0);
    s().phase = Phase::revenue;
    senator("fabius").talents = 10;
    senator("claudius").talents = 4;
    senator("julius").talents = 30;
    faction(1).treasury = 6;
  }
  Revenue& rebels(std::initializer_list<int> legions) {
    s().civil_war =
        CivilWar{respublica::man("julius"), Seat{2}, RebelStance::in_italy, ProvinceId(), 1, false, false};
    senator("julius").rebel = true;
    senator("julius").place = Place::rebel_camp;
    for (const int number : legions) {
      legion(s(), number).place = UnitPlace::rebels;
      legion(s(), number).commander = respublica::man("julius");
    }
    return *this;
  }
  void redistribute_now() { run(redistribute); }
  std::string refused(int seat_number, Order order) {
    const std::vector<Order> orders{std::move(order)};
    const Verdicts verdicts = check_orders(p(), RevenueOrders{Seat{seat_number}}, orders);
    return verdicts.front() ? verdicts.front()->key : "";
  }
};
const SenatorId kTreasury;

// RPR-1.06.3a  Talents move between own purses and treasury wherever the senators are; in silence nothing
// moves.
TEST(Redistribution, Moves) {
  Revenue t;
  t.province("sicilia", "claudius");
  t.redistribute_now();
  EXPECT_EQ(t.senator("fabius").talents, 10);
  EXPECT_EQ(t.faction(1).treasury, 6);
  t.order(1, MoveTalents{5, man("fabius"), kTreasury}).order(1, MoveTalents{11, kTreasury, man("claudius")});
  t.redistribute_now();
  EXPECT_EQ(t.senator("fabius").talents, 5);
  EXPECT_EQ(t.senator("claudius").talents, 15);
  EXPECT_EQ(t.faction(1).treasury, 0);
  EXPECT_EQ(t.told<Redistributed>().size(), 1u);
}
// A line may need what a later one brings; what is never there fails, and its owner is told.
TEST(Redistribution, WhatIsNotThere) {
  Revenue t;
  t.order(1, MoveTalents{20, kTreasury, man("claudius")}).order(1, MoveTalents{10, man("fabius"), kTreasury});
  t.redistribute_now();
  EXPECT_EQ(t.faction(1).treasury, 16);
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>().front().why.key, "too_poor");
  Revenue later;
  later.order(1, MoveTalents{16, kTreasury, man("claudius")})
      .order(1, MoveTalents{10, man("fabius"), kTreasury});
  later.redistribute_now();
  EXPECT_EQ(later.senator("claudius").talents, 20);
}
// RPR-1.06.3a  SET fixes a purse, REST sweeps what no line fixed.
TEST(Redistribution, SetAndRest) {
  Revenue t;
  t.order(1, SetPurse{man("claudius"), 12}).order(1, RestTo{kTreasury});
  t.redistribute_now();
  EXPECT_EQ(t.senator("claudius").talents, 12);
  EXPECT_EQ(t.senator("fabius").talents, 0);
  EXPECT_EQ(t.faction(1).treasury, 8);
  t.s().orders.clear();
  t.order(1, SetPurse{man("claudius"), 2}).order(1, RestTo{man("fabius")});
  t.redistribute_now();
  EXPECT_EQ(t.senator("claudius").talents, 2);
  EXPECT_EQ(t.senator("fabius").talents, 18);
  EXPECT_EQ(t.faction(1).treasury, 0);
}
TEST(Redistribution, SetNeedsTheTreasury) {
  Revenue t;
  t.order(1, SetPurse{man("claudius"), 17}).order(1, SetPurse{man("fabius"), 3});  // 4 + 6 + 7
  t.redistribute_now();
  EXPECT_EQ(t.senator("claudius").talents, 17);
  EXPECT_EQ(t.faction(1).treasury, 0);
  Revenue poor;
  poor.order(1, SetPurse{man("claudius"), 11});
  poor.redistribute_now();
  EXPECT_EQ(poor.senator("claudius").talents, 4);
  EXPECT_EQ(poor.told<OrderFailed>().size(), 1u);
}

// RPR-1.06.3c, RPR-1.04.6a  Gifts go to the other's treasury, and he may use them at once.
TEST(Redistribution, Gifts) {
  Revenue t;
  t.order(1, MoveTalents{8, kTreasury, man("fabius")}).order(2, GiveTalents{15, man("julius"), seat(1)});
  t.redistribute_now();
  EXPECT_EQ(t.senator("julius").talents, 15);
  EXPECT_EQ(t.senator("fabius").talents, 18);
  EXPECT_EQ(t.faction(1).treasury, 13);
  ASSERT_EQ(t.told<GiftGiven>().size(), 1u);
  EXPECT_NE(std::find(t.names().begin(), t.names().end(), "gift_given/2/1"), t.names().end());
}

// RPR-1.06.3b, RPR-1.06.3d, RPR-R-104  Rebels neither give to loyal men nor receive; captives take no part.
TEST(Redistribution, RebelsAndCaptives) {
  Revenue t;
  t.man("manlius", 2).man("acilius", 2).man("flaminius", 2);
  t.rebels({});
  t.senator("manlius").rebel = true;
  t.senator("flaminius").place = Place::captive;
  t.faction(2).treasury = 5;
  EXPECT_EQ(t.refused(2, MoveTalents{1, man("julius"), man("acilius")}), "rebel_purse");
  EXPECT_EQ(t.refused(2, MoveTalents{1, man("julius"), kTreasury}), "rebel_purse");
  EXPECT_EQ(t.refused(2, MoveTalents{1, kTreasury, man("julius")}), "rebel_purse");
  EXPECT_EQ(t.refused(2, MoveTalents{1, man("julius"), man("manlius")}), "");
  EXPECT_EQ(t.refused(2, GiveTalents{1, man("julius"), seat(1)}), "rebel_purse");
  EXPECT_EQ(t.refused(2, SetPurse{man("julius"), 1}), "rebel_purse");
  EXPECT_EQ(t.refused(2, RestTo{man("julius")}), "rebel_purse");
  EXPECT_EQ(t.refused(2, MoveTalents{1, kTreasury, man("flaminius")}), "captive");
  EXPECT_EQ(t.refused(2, MoveTalents{1, man("flaminius"), kTreasury}), "captive");
  EXPECT_EQ(t.refused(2, Contribute{man("julius"), 10, false}), "rebel_purse");
  t.senator("flaminius").talents = 9;
  t.order(2, RestTo{man("acilius")});
  t.redistribute_now();
  EXPECT_EQ(t.senator("acilius").talents, 5);
  EXPECT_EQ(t.senator("julius").talents, 30);
  EXPECT_EQ(t.senator("flaminius").talents, 9);
}

// RPR-1.10.71c, RPR-1.06.31a, RPR-EVT-163e  A ransom that the treasury cannot pay yet waits for what the
// redistribution brings; one that it can is paid before it, and that money is gone.
TEST(Redistribution, ARansomMayWait) {
  for (const int treasury : {6, 10}) {
    Revenue t;
    t.man("manlius", 1).senator("manlius").place = Place::captive;
    t.faction(1).treasury = treasury;
    t.order(1, RansomCaptive{man("manlius")}).order(1, MoveTalents{7, man("fabius"), kTreasury});
    t.order(1, Contribute{man("claudius"), 1, false});
    t.redistribute_now();
    EXPECT_TRUE(in_rome(t.senator("manlius")));
    EXPECT_EQ(t.faction(1).treasury, treasury + 7 - 10);
    EXPECT_TRUE(t.told<OrderFailed>().empty());
    const std::vector<std::string> names = t.names();
    const auto at = [&](const char* name) {
      return std::find(names.begin(), names.end(), name) - names.begin();
    };
    EXPECT_EQ(at("captive_ransomed") < at("redistributed/1"), treasury == 10);
    EXPECT_LT(at("captive_ransomed"), at("contributed"));
    EXPECT_TRUE(t.s().orders[seat(1)].window.size() == 2);
  }
  Revenue poor;
  poor.man("manlius", 1).senator("manlius").place = Place::captive;
  poor.order(1, RansomCaptive{man("manlius")}).order(1, MoveTalents{3, man("fabius"), kTreasury});
  poor.redistribute_now();
  EXPECT_EQ(poor.senator("manlius").place, Place::captive);
  ASSERT_EQ(poor.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(poor.told<OrderFailed>().front().why.key, "too_dear");
}
// RPR-1.10.71c  The lines of one mail together: what they bring may pay a ransom, what a ransom takes is
// spent; his own purse pays first, and each of two captives has his price.
TEST(Redistribution, RansomsOfAWholeAnswer) {
  const auto keys = [](const Revenue& t, const std::vector<Order>& orders) {
    std::vector<std::string> found;
    for (const auto& v : check_orders(t.p(), RevenueOrders{seat(1)}, orders))
      found.push_back(v ? v->key : "");
    return found;
  };
  using Keys = std::vector<std::string>;
  const Order manlius{RansomCaptive{man("manlius")}}, acilius{RansomCaptive{man("acilius")}};
  const auto bring = [](int talents) { return Order(MoveTalents{talents, man("fabius"), kTreasury}); };
  const auto take = [](int talents) { return Order(MoveTalents{talents, kTreasury, man("claudius")}); };
  Revenue t;  // six in the treasury
  t.man("manlius", 1).man("acilius", 1).senator("manlius").place = Place::captive;
  t.senator("acilius").place = Place::captive;
  EXPECT_EQ(keys(t, {manlius}), (Keys{"too_dear"}));
  EXPECT_EQ(keys(t, {manlius, bring(3)}), (Keys{"too_dear", ""}));
  EXPECT_EQ(keys(t, {manlius, bring(4)}), (Keys{"", ""}));
  EXPECT_EQ(keys(t, {manlius, bring(4), take(1)}), (Keys{"too_dear", "", ""}));
  t.senator("manlius").talents = 4;
  EXPECT_EQ(keys(t, {manlius}), (Keys{""}));
  EXPECT_EQ(keys(t, {manlius, take(1)}), (Keys{"", "too_poor"}));
  // One that waits for something has to be within his means, but does not bind them.
  Condition unrest;
  unrest.kind = ConditionKind::unrest_at_least;
  unrest.number = 1;
  EXPECT_EQ(keys(t, {Order(RansomCaptive{man("manlius")}, {unrest}), take(6)}), (Keys{"", ""}));
  t.s().unrest = 1;
  EXPECT_EQ(keys(t, {Order(RansomCaptive{man("manlius")}, {unrest}), take(6)}), (Keys{"", "too_poor"}));
  t.s().unrest = 0;
  EXPECT_EQ(keys(t, {manlius, acilius, bring(9)}), (Keys{"", "too_dear", ""}));
  EXPECT_EQ(keys(t, {manlius, acilius, bring(10)}), (Keys{"", "", ""}));
  EXPECT_EQ(keys(t, {manlius, acilius, bring(10), Order(Contribute{man("claudius"), 4, false})}),
            (Keys{"", "", "", ""}));
  EXPECT_EQ(keys(t, {Order(RansomCaptive{man("fabius")})}), (Keys{"not_captive"}));
  EXPECT_EQ(keys(t, {Order(RansomCaptive{man("julius")})}), (Keys{"not_your_senator"}));
}

// RPR-1.06.3a, RPR-1.06.31a, RPR-1.06.52a  What a mail may not order.
TEST(Redistribution, Refusals) {
  Revenue t;
  EXPECT_EQ(t.refused(1, MoveTalents{0, man("fabius"), kTreasury}), "no_amount");
  EXPECT_EQ(t.refused(1, MoveTalents{1, man("julius"), kTreasury}), "not_your_senator");
  EXPECT_EQ(t.refused(1, MoveTalents{1, kTreasury, kTreasury}), "same_purse");
  EXPECT_EQ(t.refused(1, MoveTalents{10, man("fabius"), kTreasury}), "");
  EXPECT_EQ(t.refused(1, MoveTalents{11, man("fabius"), kTreasury}), "too_poor");
  EXPECT_EQ(t.refused(1, GiveTalents{1, kTreasury, seat(1)}), "no_such_faction");
  EXPECT_EQ(t.refused(1, GiveTalents{7, kTreasury, seat(2)}), "too_poor");
  EXPECT_EQ(t.refused(1, GiveTalents{6, kTreasury, seat(2)}), "");
  EXPECT_EQ(t.refused(1, Contribute{kTreasury, 10, false}), "faction_treasury");
  EXPECT_EQ(t.refused(1, Contribute{man("fabius"), 11, false}), "too_poor");
  EXPECT_EQ(t.refused(1, Contribute{man("fabius"), 50, true}), "");
  EXPECT_EQ(t.refused(1, RebelUpkeep{1}), "no_rebel_of_yours");
  EXPECT_EQ(t.refused(1, Levy{ProvinceId("africa"), 1, 0, 0}), "needs_rule");
  t.s().now.contributed.insert(man("fabius"));
  EXPECT_EQ(t.refused(1, Contribute{man("fabius"), 10, false}), "contributed_already");
}
// The lines of one mail together: a purse spent twice, a purse fixed twice.
TEST(Redistribution, AWholeAnswer) {
  Revenue t;
  const auto order = [](Order line) { return line; };
  const std::vector<Order> orders{order(MoveTalents{6, man("fabius"), kTreasury}),
                                  order(MoveTalents{5, man("fabius"), man("claudius")}),
                                  order(SetPurse{man("claudius"), 16}),
                                  order(SetPurse{man("claudius"), 1}),
                                  order(RestTo{kTreasury}),
                                  order(RestTo{man("fabius")}),
                                  order(Contribute{man("claudius"), 16, false}),
                                  order(Contribute{man("claudius"), 1, false})};
  std::vector<std::string> keys;
  for (const auto& v : check_orders(t.p(), RevenueOrders{seat(1)}, orders)) keys.push_back(v ? v->key : "");
  EXPECT_EQ(keys, (std::vector<std::string>{"", "too_poor", "", "purse_twice", "", "rest_twice", "",
                                            "contributed_already"}));
}

// RPR-1.06.52a, RPR-1.06.52b  10, 25, 50 talents bring 1, 3, 7 influence; more brings no more.
TEST(Contributions, Influence) {
  for (const auto& [talents, influence] :
       std::map<int, int>{{9, 0}, {10, 1}, {24, 1}, {25, 3}, {49, 3}, {50, 7}, {90, 7}}) {
    Revenue t;
    t.senator("fabius").talents = 90;
    t.senator("fabius").place = Place::province;
    t.order(1, Contribute{man("fabius"), talents, false});
    t.redistribute_now();
    EXPECT_EQ(t.senator("fabius").influence, 5 + influence) << talents;
    EXPECT_EQ(t.senator("fabius").talents, 90 - talents);
    EXPECT_EQ(t.s().treasury, 100 + talents);
    EXPECT_TRUE(t.s().now.contributed.contains(man("fabius")));
  }
}
// RPR-1.06.52a, RPR-R-95  Once a turn.
TEST(Contributions, OnceATurn) {
  Revenue t;
  t.order(2, Contribute{man("julius"), 10, false}).order(2, Contribute{man("julius"), 10, false});
  t.redistribute_now();
  EXPECT_EQ(t.senator("julius").talents, 20);
  EXPECT_EQ(t.told<OrderFailed>().size(), 1u);
}
// RPR-1.06.52c  UPTO … IF BANKRUPT: as little as saves the State, and nothing if it can pay.
TEST(Contributions, ToSaveTheState) {
  for (const int treasury : {20, 15}) {
    Revenue t;
    t.war("1st_punic", WarZone::active);
    t.s().treasury = treasury;
    Condition bankrupt;
    bankrupt.kind = ConditionKind::bankrupt;
    t.order(2, Contribute{man("julius"), 50, true}, {bankrupt});
    t.redistribute_now();
    EXPECT_EQ(t.senator("julius").talents, treasury == 20 ? 30 : 25);
    EXPECT_EQ(t.s().treasury, 20);
  }
}
// RPR-1.06.52c, RPR-1.06.3a  REST leaves a purse alone that may have to save the State.
TEST(Contributions, KeptFromTheRest) {
  for (const bool up_to : {true, false}) {
    Revenue t;
    t.war("1st_punic", WarZone::active).man("manlius", 2).senator("manlius").talents = 4;
    t.s().treasury = 15;
    Condition bankrupt;
    bankrupt.kind = ConditionKind::bankrupt;
    t.order(2, RestTo{kTreasury}).order(2, Contribute{man("julius"), up_to ? 50 : 10, up_to}, {bankrupt});
    t.redistribute_now();
    EXPECT_EQ(t.faction(2).treasury, 4);
    EXPECT_EQ(t.senator("julius").talents, up_to ? 25 : 20);
    EXPECT_EQ(t.s().treasury, up_to ? 20 : 25);
  }
}
// RPR-1.06.52c  A fixed sum IF BANKRUPT: all of it or nothing, and after those that wait for nothing: when
// another's gift has saved the State it stays in its purse.
TEST(Contributions, OnlyIfBankrupt) {
  for (const bool saved : {false, true}) {
    Revenue t;
    t.war("1st_punic", WarZone::active);
    t.s().treasury = 15;
    Condition bankrupt;
    bankrupt.kind = ConditionKind::bankrupt;
    t.order(1, Contribute{man("fabius"), 10, false}, {bankrupt});
    if (saved) t.order(2, Contribute{man("julius"), 5, false});
    t.redistribute_now();
    EXPECT_EQ(t.senator("fabius").talents, saved ? 10 : 0);
    EXPECT_EQ(t.s().treasury, saved ? 20 : 25);
  }
}
// RPR-1.06.3a, RPR-1.06.3d  A line that was legal when it was sent and is not when it counts fails, and its
// owner is told: the man has been captured since.
TEST(Redistribution, NoLongerLegal) {
  Revenue t;
  t.order(1, MoveTalents{5, man("fabius"), kTreasury}).order(1, MoveTalents{1, man("claudius"), kTreasury});
  t.senator("fabius").place = Place::captive;
  t.redistribute_now();
  EXPECT_EQ(t.senator("fabius").talents, 10);
  EXPECT_EQ(t.faction(1).treasury, 7);
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>().front().why.clause, "RPR-1.06.3d");
}

// RPR-1.06.2a, RPR-1.11.33a  2 talents for each rebel legion before redistribution, his own first, then the
// treasury; veterans sworn to a rebel serve free.
TEST(RebelUpkeep, IsPaidFirst) {
  Revenue t;
  t.rebels({1, 2, 3, 4});
  t.faction(2).treasury = 10;
  t.senator("julius").talents = 4;
  legion(t.s(), 4).veteran = true;
  legion(t.s(), 4).allegiance = man("julius");
  t.redistribute_now();
  EXPECT_EQ(t.senator("julius").talents, 0);
  EXPECT_EQ(t.faction(2).treasury, 8);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rebels).size(), 4u);
  EXPECT_EQ(t.told<RebelUpkeepPaid>().front().talents, 6);
}
// RPR-1.11.33b, RPR-1.06.53c  What he cannot pay comes back to the Senate, plain legions first; the State
// keeps it if it can and its highest official does not refuse.
TEST(RebelUpkeep, UnpaidLegionsComeBack) {
  struct Case {
    int treasury;
    std::optional<bool> keep;
    bool kept;
  };
  for (const Case& c : {Case{100, {}, true}, Case{100, true, true}, Case{100, false, false},
                        Case{24, {}, true}, Case{23, {}, false}, Case{23, true, false}}) {
    Revenue t;
    t.rebels({1, 2, 3});
    t.senator("julius").talents = 3;
    legion(t.s(), 3).veteran = true;
    t.s().treasury = c.treasury;                    // 20 for the civil war, 4 for two legions
    if (c.keep) t.order(1, KeepReleased{*c.keep});  // Fabius is the highest in rank
    t.redistribute_now();
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rebels), (std::vector<int>{3}));
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), c.kept ? 2u : 0u) << c.treasury;
    EXPECT_EQ(t.told<ReleasedTroops>().front().kept, c.kept);
    EXPECT_EQ(t.s().now.released, 2);
    for (const int number : {1, 2}) EXPECT_EQ(legion(t.s(), number).commander, SenatorId());
    EXPECT_EQ(t.senator("julius").talents, 1);
  }
}
// RPR-1.06.2a  He may release legions that he could pay.
TEST(RebelUpkeep, ReleasedByOrder) {
  Revenue t;
  t.rebels({1, 2, 3}).order(2, RebelUpkeep{2});
  t.redistribute_now();
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rebels), (std::vector<int>{1}));
  EXPECT_EQ(t.senator("julius").talents, 28);
}
// RPR-1.06.2a, 7.3  What his rebels cost is not there to be given, unless he releases them; RELEASE with an
// IF that does not hold releases nobody.
TEST(RebelUpkeep, SpentBeforeAnythingElse) {
  for (const int unrest : {8, 9}) {
    Revenue t;
    t.rebels({1, 2, 3}).senator("julius").talents = 4;
    t.faction(2).treasury = 2;
    t.s().unrest = unrest;
    Condition nine;
    nine.kind = ConditionKind::unrest_at_least;
    nine.number = 9;
    const std::vector<Order> orders{Order(RebelUpkeep{3}, {nine}), Order(GiveTalents{2, kTreasury, seat(1)})};
    const Verdicts verdicts = check_orders(t.p(), RevenueOrders{seat(2)}, orders);
    EXPECT_FALSE(verdicts[0]);
    EXPECT_EQ(verdicts[1] ? verdicts[1]->key : "", unrest == 9 ? "" : "too_poor");
    t.order(2, RebelUpkeep{3}, {nine});
    t.redistribute_now();
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rebels).size(), unrest == 9 ? 0u : 3u);
  }
}

// RPR-CARD-152, RPR-R-71  Posted on an own senator in Rome; the first upkeep is due at once.
TEST(OpenBodyguard, Posted) {
  Revenue t("late");
  t.card(1, "open_bodyguard_152").order(1, PlayBodyguard{man("fabius")});
  EXPECT_EQ(t.refused(1, PlayBodyguard{man("fabius")}), "");
  EXPECT_EQ(t.refused(1, PlayBodyguard{man("julius")}), "not_your_senator");
  EXPECT_EQ(t.refused(2, PlayBodyguard{man("julius")}), "card_not_held");
  t.redistribute_now();
  EXPECT_EQ(t.senator("fabius").open_bodyguard, CardId("open_bodyguard_152"));
  EXPECT_EQ(t.senator("fabius").talents, 9);
  EXPECT_EQ(t.senator("fabius").popularity, -1);
  EXPECT_TRUE(t.faction(1).hand.empty());
  t.senator("fabius").place = Place::province;
  t.card(1, "open_bodyguard_152");
  EXPECT_EQ(t.refused(1, PlayBodyguard{man("fabius")}), "not_in_rome");
}

// W1  Everybody in play is asked.
TEST(Redistribution, TheWindow) {
  Revenue t;
  t.faction(3).eliminated = true;
  EXPECT_EQ(t.run_to_window(ask_revenue), (std::vector<std::string>{"revenue/1", "revenue/2"}));
}

// RPR-1.06.52b  Nothing is carried over: 24 talents this turn and 24 the next are no 48.
TEST(Contributions, NothingIsCarriedOver) {
  Revenue t;
  t.senator("fabius").talents = 60;
  for (const int influence : {6, 7}) {
    t.order(1, Contribute{man("fabius"), 24, false});
    t.redistribute_now();
    EXPECT_EQ(t.senator("fabius").influence, influence);
    t.s().now = ThisTurn();
    t.s().orders.clear();
  }
}
// RPR-V.2  Talents of another player come before the contributions, and may be contributed.
TEST(Contributions, AfterGifts) {
  Revenue t;
  t.order(1, MoveTalents{15, kTreasury, man("fabius")}).order(1, Contribute{man("fabius"), 25, false});
  t.order(2, GiveTalents{9, man("julius"), seat(1)});
  t.redistribute_now();
  EXPECT_EQ(t.senator("fabius").influence, 8);
  EXPECT_EQ(t.senator("fabius").talents, 0);
  EXPECT_EQ(t.s().treasury, 125);
}
// RPR-1.06.53b  Nobody disbands to save the upkeep: what he would like is no order of this phase.
TEST(Upkeep, NoDisbanding) {
  Revenue t;
  t.active_forces(4, 3);
  Propose disband;
  disband.proposal = DisbandForces{{4, 0, 3}};
  EXPECT_FALSE(place_of(disband).revenue);
  t.order(1, disband);
  t.run(pay_debts);
  EXPECT_EQ(t.s().treasury, 100 - 14);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 4u);
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::rome).size(), 3u);
}

}  // namespace redistribution_test
}  // namespace adj::respublica
