// RPR-1.11.3  Victorious commanders: laying down, the allegiance of legions, declarations, followers,
// veterans.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace rebellion_test {

constexpr UnitPlace kRome = UnitPlace::rome, kRebels = UnitPlace::rebels;

// Three factions after a Combat phase: 1 Cornelius (military 4), Fabius (4); 2 Julius (4), Manlius (3); 3
// Furius (3).
struct Revolution : TestTable {
  explicit Revolution(const char* scenario = "early") : TestTable(scenario) {
    man("cornelius", 1).man("fabius", 1).man("julius", 2).man("manlius", 2).man("furius", 3);
    leader(1, "fabius").leader(2, "manlius").leader(3, "furius").active_forces(0, 0);
    s().clockwise = {Seat{1}, Seat{2}, Seat{3}};
    s().phase = Phase::revolution;
    s().turn = 3;
  }
  // He has won the 1st Gallic War.
  Revolution& victor(const char* id, int legions, int fleets = 0, Office held = Office::field_consul) {
    army(id, "1st_gallic", legions, 0, fleets).office(id, held);
    senator(id).victorious = true;
    return *this;
  }
  Revolution& dictator(const char* id, const char* master, int legions) {
    victor(id, legions, 0, Office::dictator).office(master, Office::master_of_horse);
    find_command(s(), SenatorId(id))->master = SenatorId(master);
    senator(master).place = Place::war;
    senator(master).war = WarId("1st_gallic");
    return *this;
  }
  Revolution& rebels(int seat, const char* id, std::vector<SenatorId> join = {}, int spend = 0,
                     std::vector<Condition> conditions = {}) {
    order(seat, Rebel{SenatorId(id), spend, std::move(join)}, std::move(conditions));
    return *this;
  }
  Revolution& veterans(std::initializer_list<int> numbers, const char* owner) {
    for (const int number : numbers) {
      legion(s(), number).veteran = true;
      legion(s(), number).allegiance = SenatorId(owner);
    }
    return *this;
  }
  // Nobody has more to say in W7b.
  void declare() {
    for (int seat = 1; seat <= 3; ++seat) answer("allegiance", seat, {});
    run(declare_rebellion);
  }
  std::string refused(int seat, const Order& order) {
    const Verdicts verdicts = check_orders(p(), RevolutionOrders{Seat{seat}}, {order});
    return verdicts.front() ? verdicts.front()->clause + " " + verdicts.front()->key : "";
  }
};
Condition loyal(int legions) {
  Condition c;
  c.kind = ConditionKind::loyal_at_least;
  c.number = legions;
  return c;
}
Condition no_rebel() {
  Condition c;
  c.kind = ConditionKind::no_rebel;
  return c;
}

// RPR-1.11.3a  In silence he lays down: the force to the Active Forces, he to Rome; a Consul keeps his
// office.
TEST(LayingDown, InSilence) {
  Revolution t;
  t.victor("cornelius", 4, 2);
  t.run(declare_rebellion);
  EXPECT_EQ(legions_at(t.s(), kRome).size(), 4u);
  EXPECT_EQ(fleets_at(t.s(), kRome).size(), 2u);
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  EXPECT_EQ(t.senator("cornelius").office, Office::field_consul);
  EXPECT_FALSE(t.senator("cornelius").victorious);
  EXPECT_TRUE(t.s().command.empty());
  EXPECT_FALSE(t.s().civil_war);
}
TEST(LayingDown, OnlyVictors) {
  Revolution t;
  t.victor("cornelius", 4, 0, Office::proconsul).war("syrian", WarZone::active).army("julius", "syrian", 3);
  t.office("julius", Office::proconsul).run(declare_rebellion);
  EXPECT_FALSE(t.senator("cornelius").office);  // RPR-R-96: a Proconsul only as long as he commands
  EXPECT_EQ(t.senator("julius").office, Office::proconsul);
  EXPECT_EQ(legions_of(t.s(), man("julius")).size(), 3u);
}
// RPR-1.11.3a  The Master of Horse comes home with his Dictator, both in office.
TEST(LayingDown, WithTheMasterOfHorse) {
  Revolution t;
  t.dictator("cornelius", "julius", 4).run(declare_rebellion);
  EXPECT_EQ(t.senator("cornelius").office, Office::dictator);
  EXPECT_EQ(t.senator("julius").office, Office::master_of_horse);
  EXPECT_TRUE(in_rome(t.senator("julius")));
}

// RPR-1.11.31a, RPR-1.11.31e, RPR-EVT-168b  A die for each legion: 5 in the Early era, 4 in the Middle, 3 in
// the Late; omens count against him. Who does not follow goes home.
TEST(Allegiance, ByEra) {
  for (const auto& [era, first] : std::map<Era, int>{{Era::early, 4}, {Era::middle, 3}, {Era::late, 2}}) {
    Revolution t;
    t.s().era = era;
    t.victor("cornelius", 5).rebels(1, "cornelius").dice({2, 3, 4, 5, 6});
    t.declare();
    EXPECT_EQ(legions_at(t.s(), kRebels).size(), static_cast<std::size_t>(6 - first)) << first;
    EXPECT_EQ(legions_at(t.s(), kRebels).front(), first);
    EXPECT_EQ(legions_at(t.s(), kRome).size(), static_cast<std::size_t>(first - 1));
    EXPECT_EQ(t.told<AllegianceRolled>().front().refuse.size(), static_cast<std::size_t>(first - 1));
  }
  Revolution omens;
  omens.event(EventCard::evil_omens);
  omens.victor("cornelius", 2).rebels(1, "cornelius").dice({5, 6});
  omens.declare();
  EXPECT_EQ(legions_at(omens.s(), kRebels), (std::vector<int>{2}));
}
// RPR-1.11.31a, RPR-1.11.31c  His own veterans follow without a die; other men's roll like everybody, those
// of his own faction and of nobody too. Legions in a garrison, his faction's or not, have no part in it.
TEST(Allegiance, Veterans) {
  Revolution t;
  t.victor("cornelius", 6).veterans({1, 2}, "cornelius").veterans({3}, "furius").veterans({5}, "fabius");
  t.veterans({6}, "").rebels(1, "cornelius").province("sicilia", "fabius");
  legion(t.s(), 20).place = UnitPlace::garrison;
  legion(t.s(), 20).province = ProvinceId("sicilia");
  t.standing(3, VeteransOf{man("furius"), false});
  t.dice({5, 4, 4, 4});
  t.declare();  // legions 3 to 6
  EXPECT_EQ(legions_at(t.s(), kRebels), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(t.told<AllegianceRolled>().front().refuse, (std::vector<int>{4, 5, 6}));
  EXPECT_EQ(legion(t.s(), 5).allegiance, man("fabius"));  // home, and still sworn to him
  EXPECT_EQ(legion(t.s(), 5).place, kRome);
  EXPECT_EQ(legion(t.s(), 20).place, UnitPlace::garrison);
}
// RPR-1.11.31b  A talent adds one to the die of one legion, one each; his own purse, then his Master of
// Horse's.
TEST(Allegiance, Bought) {
  Revolution t;
  t.dictator("cornelius", "fabius", 4).rebels(1, "cornelius", {}, 3);
  t.senator("cornelius").talents = 2;
  t.senator("fabius").talents = 5;
  t.dice({4, 4, 4, 4});
  t.declare();
  EXPECT_EQ(legions_at(t.s(), kRebels), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(t.senator("cornelius").talents, 0);
  EXPECT_EQ(t.senator("fabius").talents, 4);
  EXPECT_EQ(t.told<AllegianceRolled>().front().spent, 3);
}
// RPR-1.11.31d  Fleets have no part in it.
TEST(Allegiance, FleetsGoHome) {
  Revolution t;
  t.victor("cornelius", 1, 3).rebels(1, "cornelius").dice({6});
  t.declare();
  EXPECT_EQ(fleets_at(t.s(), kRome).size(), 3u);
  EXPECT_EQ(fleets_at(t.s(), kRebels).size(), 0u);
}
// RPR-1.11.31e, RPR-R-103  Too few follow: he lays down in office, all legions go home, the talents are lost.
TEST(Allegiance, DecidesAgainst) {
  Revolution t;
  t.victor("cornelius", 3).rebels(1, "cornelius", {}, 2, {loyal(3)});
  t.senator("cornelius").talents = 2;
  t.dice({4, 4, 4}).run(declare_rebellion);
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_EQ(legions_at(t.s(), kRome).size(), 3u);
  EXPECT_EQ(t.senator("cornelius").office, Office::field_consul);
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  EXPECT_EQ(t.senator("cornelius").talents, 0);
  EXPECT_EQ(t.told<RebellionWithdrawn>().front().why, "condition");
  Revolution nobody;
  nobody.victor("cornelius", 1).rebels(1, "cornelius").dice({1}).run(declare_rebellion);
  EXPECT_EQ(nobody.told<RebellionWithdrawn>().front().why, "no_legions");
}

// RPR-1.11.3a, RPR-1.11.32d  The rebel: no office (ex-Consul), out of Rome, his legions his own.
TEST(Declaration, ARebel) {
  Revolution t;
  t.victor("cornelius", 2).rebels(1, "cornelius", {}, 0, {loyal(2)}).dice({5, 5});
  t.declare();
  ASSERT_TRUE(t.s().civil_war);
  EXPECT_EQ(t.s().civil_war->primary, man("cornelius"));
  EXPECT_EQ(t.s().civil_war->faction, seat(1));
  EXPECT_EQ(t.s().civil_war->since, 3);
  const Senator& rebel = t.senator("cornelius");
  EXPECT_TRUE(rebel.rebel);
  EXPECT_FALSE(rebel.office);
  EXPECT_TRUE(rebel.prior_consul);
  EXPECT_EQ(rebel.place, Place::rebel_camp);
  EXPECT_EQ(legions_of(t.s(), man("cornelius")), (std::vector<int>{1, 2}));
  EXPECT_TRUE(t.s().command.empty());
  EXPECT_EQ(t.told<RebellionDeclared>().front().strength, 4);  // 2 legions, military capped by them
}
// RPR-1.11.3b, RPR-1.11.3d, RPR-R-103  A stronger force, military included, takes the place of an earlier
// declaration; an equal one does not.
TEST(Declaration, TheStrongerDisplaces) {
  for (const bool stronger : {true, false}) {
    Revolution t;
    t.victor("cornelius", 5, 0, Office::rome_consul).victor("julius", 6);
    t.rebels(1, "cornelius", {}, 1).rebels(2, "julius");
    t.senator("cornelius").talents = 1;
    t.dice({4, 6, 6, 6, 6}).dice({6, 6, 6, 6, 6, stronger ? 6 : 1});  // 5 + 4 against 6 + 4 or 5 + 4
    t.declare();
    ASSERT_TRUE(t.s().civil_war);
    EXPECT_EQ(t.s().civil_war->primary, man(stronger ? "julius" : "cornelius"));
    const Senator& loser = t.senator(stronger ? "cornelius" : "julius");
    EXPECT_FALSE(loser.rebel);
    EXPECT_TRUE(in_rome(loser));
    EXPECT_EQ(loser.office, stronger ? Office::rome_consul : Office::field_consul);
    EXPECT_EQ(t.senator("cornelius").talents, 0);
    EXPECT_EQ(legions_at(t.s(), kRebels).size(), stronger ? 6u : 5u);
    EXPECT_EQ(legions_at(t.s(), kRome).size(), stronger ? 5u : 6u);
    EXPECT_EQ(t.told<RebellionWithdrawn>().front().why, stronger ? "displaced" : "weaker");
  }
}
// RPR-1.11.3b  The military counts, as far as the army carries it: Furius (3) with as many legions is weaker.
TEST(Declaration, MilitaryCounts) {
  Revolution t;
  t.victor("furius", 5, 0, Office::rome_consul).victor("julius", 5).rebels(3, "furius").rebels(2, "julius");
  t.dice({6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
  t.declare();  // the Rome Consul's faction first
  EXPECT_EQ(t.told<RebellionDeclared>()[0].senator, man("furius"));
  EXPECT_EQ(t.s().civil_war->primary, man("julius"));
}
// RPR-CARD-135  Pompey counts 2, whatever he may roll in battle.
TEST(Declaration, PompeyCountsTwo) {
  Revolution t("late");
  t.man("30A", 3).leader(3, "furius");
  t.s().era = Era::late;
  t.victor("pompeius", 5).rebels(3, "pompeius").dice({6, 6, 6, 6, 6});
  t.declare();
  EXPECT_EQ(t.told<RebellionDeclared>().front().strength, 5 + 2);
}
// RPR-1.11.3a  The order is that of a Rome to which everybody has come home: the Rome Consul's faction,
// though he is away, then clockwise. RPR-1.11.3b  IF NOREBEL: he would rather not try.
TEST(Declaration, OrderAsIfAllWereInRome) {
  Revolution t;
  t.victor("cornelius", 1).victor("julius", 1, 0, Office::rome_consul);
  t.rebels(1, "cornelius", {}, 0, {no_rebel()}).rebels(2, "julius").dice({6});
  t.declare();
  EXPECT_EQ(t.s().civil_war->primary, man("julius"));
  EXPECT_EQ(t.senator("cornelius").office, Office::field_consul);
  EXPECT_TRUE(t.told<RebellionWithdrawn>().empty());
}
// RPR-1.11.3b  One rebel at a time: while he lives nobody else may try, not even by an order that was sent in
// time.
TEST(Declaration, NotWhileThereIsARebel) {
  Revolution t;
  t.victor("cornelius", 3);
  CivilWar war;
  war.primary = man("julius");
  war.faction = seat(2);
  war.since = 2;
  t.s().civil_war = war;
  t.senator("julius").rebel = true;
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 0, {}}), "RPR-1.11.3b rebel_exists");
  t.rebels(1, "cornelius").run(declare_rebellion);
  EXPECT_EQ(t.s().civil_war->primary, man("julius"));
  EXPECT_TRUE(in_rome(t.senator("cornelius")));
  EXPECT_EQ(t.told<RebellionWithdrawn>().front().why, "rebel_exists");
}
// Two victors of one faction: the first line counts; the other may follow without his force (RPR-1.11.32b).
TEST(Declaration, TwoOfOneFaction) {
  Revolution t;
  t.victor("cornelius", 2, 0, Office::rome_consul).victor("fabius", 3);
  t.rebels(1, "fabius", {man("cornelius")}).rebels(1, "cornelius").dice({6, 6, 6});
  t.declare();
  EXPECT_EQ(t.s().civil_war->primary, man("fabius"));
  EXPECT_TRUE(t.senator("cornelius").rebel);
  EXPECT_EQ(legions_at(t.s(), kRebels).size(), 3u);
  EXPECT_EQ(legions_at(t.s(), kRome).size(), 2u);
}
TEST(Declaration, Refused) {
  Revolution t;
  t.dictator("cornelius", "julius", 3).veterans({1}, "cornelius");
  t.senator("cornelius").talents = 1;
  t.senator("julius").talents = 9;
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 1, {man("fabius")}}), "");
  EXPECT_EQ(t.refused(2, Rebel{man("cornelius"), 0, {}}), "RPR-1.11.3a not_your_senator");
  EXPECT_EQ(t.refused(1, Rebel{man("fabius"), 0, {}}), "RPR-1.11.3a not_victorious");
  EXPECT_EQ(t.refused(1, LayDown{man("fabius")}), "RPR-1.11.3a not_victorious");
  EXPECT_EQ(t.refused(1, LayDown{man("cornelius")}), "");
  // RPR-1.11.31b  One talent a legion, and not from the purse of another faction's Master of Horse.
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 3, {}}), "RPR-1.11.31b talent_a_legion");
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 2, {}}), "RPR-1.11.31b too_poor");
  // RPR-1.11.3c, RPR-1.11.32c  The Master of Horse neither alone nor into another faction's rebellion.
  EXPECT_EQ(t.refused(2, Rebel{man("julius"), 0, {}}), "RPR-1.11.3a not_victorious");
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 0, {man("julius")}}), "RPR-1.11.32a not_your_senator");
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 0, {man("cornelius")}}), "RPR-1.11.32a rebel_already");
  t.senator("fabius").place = Place::captive;
  EXPECT_EQ(t.refused(1, Rebel{man("cornelius"), 0, {man("fabius")}}), "RPR-1.11.32a captive_stays");
  EXPECT_EQ(t.refused(1, RebelMarch{true}), "RPR-2.03.7a needs_rule");
}

// RPR-1.11.32a, RPR-1.11.34a  Who joins leaves Rome, office, concessions, knights and income; who stays keeps
// them.
TEST(Followers, JoinOrStay) {
  Revolution t;
  t.man("papirius", 1);
  t.victor("cornelius", 1).office("fabius", Office::censor);
  t.senator("cornelius").concessions = {ConcessionId("tax_farmer_1")};
  t.senator("fabius").concessions = {ConcessionId("mining")};
  t.senator("papirius").concessions = {ConcessionId("harbor_fees")};
  for (const char* id : {"cornelius", "fabius", "papirius"}) {
    t.senator(id).knights = 2;
    t.senator(id).talents = 3;
  }
  t.rebels(1, "cornelius").dice({6});
  t.answer("allegiance", 1, {JoinRebel{man("fabius"), true}, JoinRebel{man("papirius"), false}});
  t.answer("allegiance", 2, {}).answer("allegiance", 3, {}).run(declare_rebellion);
  for (const char* id : {"cornelius", "fabius"}) {
    const Senator& m = t.senator(id);
    EXPECT_TRUE(m.rebel) << id;
    EXPECT_EQ(m.place, Place::rebel_camp);
    EXPECT_FALSE(m.office);
    EXPECT_TRUE(m.concessions.empty());
    EXPECT_EQ(m.knights, 0);
    EXPECT_EQ(m.talents, 3);
  }
  EXPECT_EQ(t.s().forum_concessions.size(), 2u);
  const Senator& loyal = t.senator("papirius");
  EXPECT_FALSE(loyal.rebel);
  EXPECT_TRUE(in_rome(loyal));
  EXPECT_EQ(loyal.knights, 2);
  EXPECT_EQ(loyal.concessions.size(), 1u);
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("cornelius").talents, 3);
  EXPECT_EQ(t.senator("fabius").talents, 3);
  EXPECT_EQ(t.senator("papirius").talents, 3 + 1 + 2 + 3);
  // Safe from persuasion.
  t.s().phase = Phase::forum;
  Persuade o;
  o.by = man("julius");
  EXPECT_TRUE(refuse_persuasion(t.p(), seat(2), o, man("fabius")));
  EXPECT_FALSE(refuse_persuasion(t.p(), seat(2), o, man("papirius")));
}
// RPR-1.11.32a  The window asks everybody; in silence all stay loyal, and a word in W7 counts until it is
// taken back.
TEST(Followers, TheWindow) {
  Revolution t;
  t.victor("cornelius", 1).rebels(1, "cornelius").dice({6});
  EXPECT_EQ(t.run_to_window(declare_rebellion),
            (std::vector<std::string>{"allegiance/1", "allegiance/2", "allegiance/3"}));
  for (const bool taken_back : {false, true}) {
    Revolution again;
    again.victor("cornelius", 1).rebels(1, "cornelius").order(1, JoinRebel{man("fabius"), true}).dice({6});
    if (taken_back) {
      again.answer("allegiance", 1, {JoinRebel{man("fabius"), false}});
      again.answer("allegiance", 2, {}).answer("allegiance", 3, {}).run(declare_rebellion);
    } else {
      again.declare();
    }
    EXPECT_EQ(again.senator("fabius").rebel, !taken_back);
  }
}
// Only the rebel's own men, and only now; W7b takes nothing but this and veterans.
TEST(Followers, Refused) {
  Revolution t;
  t.victor("cornelius", 1).rebels(1, "cornelius").dice({6});
  t.declare();
  const auto checked = [&](int who, const Order& order) {
    const Verdicts verdicts = check_orders(t.p(), AllegianceOrders{seat(who)}, {order});
    return verdicts.front() ? verdicts.front()->key : "";
  };
  EXPECT_EQ(checked(1, JoinRebel{man("fabius"), true}), "");
  EXPECT_EQ(checked(2, JoinRebel{man("julius"), true}), "no_rebel_of_yours");
  EXPECT_EQ(checked(1, JoinRebel{man("cornelius"), true}), "rebel_already");
  EXPECT_EQ(checked(1, JoinRebel{man("julius"), true}), "not_your_senator");
  EXPECT_EQ(checked(3, VeteransOf{man("furius"), false}), "");
  EXPECT_EQ(checked(3, VeteransOf{man("fabius"), false}), "not_your_senator");
  t.card(1, "mining");
  EXPECT_EQ(checked(1, PlayConcession{ConcessionId("mining"), man("fabius")}), "not_in_this_window");
  t.s().turn = 4;
  EXPECT_EQ(checked(1, JoinRebel{man("fabius"), true}), "no_rebel_of_yours");
}
// RPR-1.11.32b  A follower's own command goes back to the Senate, except veterans sworn to rebels.
TEST(Followers, CommandsGoBack) {
  Revolution t;
  t.war("syrian", WarZone::active).army("fabius", "syrian", 3, 0, 2).office("fabius", Office::proconsul);
  t.veterans({1}, "fabius").victor("cornelius", 1).rebels(1, "cornelius", {man("fabius")}).dice({6});
  t.declare();
  EXPECT_TRUE(t.senator("fabius").rebel);
  EXPECT_EQ(legions_at(t.s(), kRebels), (std::vector<int>{1, 4}));
  EXPECT_EQ(legions_at(t.s(), kRome), (std::vector<int>{2, 3}));
  EXPECT_EQ(fleets_at(t.s(), kRome).size(), 2u);
  EXPECT_TRUE(t.s().command.empty());
}
// RPR-R-49  A governor who joins keeps his province; its garrison is the Senate's.
TEST(Followers, Governors) {
  Revolution t;
  t.province("sicilia", "fabius", 2);
  for (const int number : {10, 11}) {
    legion(t.s(), number).place = UnitPlace::garrison;
    legion(t.s(), number).province = ProvinceId("sicilia");
  }
  t.veterans({11}, "cornelius").victor("cornelius", 1).rebels(1, "cornelius", {man("fabius")}).dice({6});
  t.declare();
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).governor, man("fabius"));
  EXPECT_FALSE(yields(t.p(), ProvinceId("sicilia")));
  EXPECT_EQ(legion(t.s(), 10).place, kRome);
  EXPECT_EQ(legion(t.s(), 11).place, kRebels);
  t.s().treasury = 100;
  t.run(pay_debts);
  EXPECT_EQ(province(t.s(), ProvinceId("sicilia")).term, 2);
}
// RPR-1.11.3c, RPR-1.11.32c, RPR-1.11.32d  A Master of Horse of the same faction may follow his Dictator and
// adds his military; one who does not, or cannot, comes to Rome without office.
TEST(Followers, MasterOfHorse) {
  for (const bool follows : {true, false}) {
    Revolution t;
    t.dictator("cornelius", "fabius", 9).dice({6, 6, 6, 6, 6, 6, 6, 6, 6});
    t.rebels(1, "cornelius", follows ? std::vector<SenatorId>{man("fabius")} : std::vector<SenatorId>{})
        .declare();
    EXPECT_EQ(t.told<RebellionDeclared>().front().strength, follows ? 17 : 13);
    EXPECT_EQ(rebel_strength(t.p()), follows ? 17 : 13);
    EXPECT_EQ(t.senator("fabius").place, follows ? Place::rebel_camp : Place::rome);
    EXPECT_FALSE(t.senator("fabius").office);
    EXPECT_FALSE(t.senator("cornelius").office);
  }
  Revolution other;
  other.dictator("cornelius", "julius", 1).rebels(1, "cornelius").dice({6});
  other.declare();
  EXPECT_TRUE(in_rome(other.senator("julius")));
  EXPECT_FALSE(other.senator("julius").office);
}

// RPR-1.11.36a, RPR-1.11.32b  Veterans of rebels join from everywhere: Rome, wars, garrisons.
TEST(RebelVeterans, JoinAtOnce) {
  Revolution t;
  t.war("syrian", WarZone::active).army("julius", "syrian", 2);
  t.victor("cornelius", 1);
  t.veterans({1, 3}, "cornelius").veterans({10}, "fabius").veterans({11}, "cornelius");
  legion(t.s(), 10).place = UnitPlace::rome;
  legion(t.s(), 11).place = UnitPlace::garrison;
  legion(t.s(), 11).province = ProvinceId("sicilia");
  t.rebels(1, "cornelius", {man("fabius")}).declare();  // legion 3 is his own: no die
  EXPECT_EQ(legions_at(t.s(), kRebels), (std::vector<int>{1, 3, 10, 11}));
  EXPECT_EQ(legions_of(t.s(), man("julius")), (std::vector<int>{2}));
  EXPECT_EQ(legions_of(t.s(), man("cornelius")).size(), 4u);
}
// RPR-1.11.36a, RPR-1.10.51a  A loyal owner calls his out of the rebel's army: in silence yes; even before
// the battle, and then they fight for the Senate.
TEST(RebelVeterans, CalledBack) {
  for (const bool desert : {true, false}) {
    Revolution t;
    t.victor("cornelius", 2).veterans({1}, "furius").rebels(1, "cornelius").dice({6, 6});
    if (!desert) t.standing(3, VeteransOf{man("furius"), false});
    t.declare();
    EXPECT_EQ(legion(t.s(), 1).place, desert ? kRome : kRebels);
    if (desert) continue;
    t.active_forces(0, 0).army("julius", "civil_war", 2);
    t.standing(3, VeteransOf{man("furius"), true}).run(prepare_combat);
    EXPECT_EQ(legion(t.s(), 1).place, UnitPlace::war);
    EXPECT_EQ(legion(t.s(), 1).commander, man("julius"));
  }
}
// RPR-1.10.51a  The rebel's own leave the Senate's army before the battle. RPR-1.10.5b  A dead man's stay
// veterans without a master.
TEST(RebelVeterans, LeaveTheSenate) {
  Revolution t;
  t.victor("cornelius", 2).rebels(1, "cornelius").dice({6, 6});
  t.declare();
  t.army("julius", "civil_war", 3);
  t.veterans({4}, "cornelius").run(prepare_combat);
  EXPECT_EQ(legion(t.s(), 4).commander, man("cornelius"));
  EXPECT_EQ(legion(t.s(), 4).place, kRebels);
  EXPECT_EQ(legions_of(t.s(), man("julius")).size(), 2u);
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("cornelius"), "test"); });
  EXPECT_TRUE(legion(t.s(), 4).veteran);
  EXPECT_TRUE(legion(t.s(), 4).allegiance.empty());
}

// RPR-CARD-106b, RPR-CARD-106c  Back with a bequest: laid down, the State gets it next year; rebelling, it is
// his.
TEST(Bequests, LaidDownOrKept) {
  for (const bool rebel : {true, false}) {
    Revolution t("middle");
    t.army("cornelius", "pergamene_bequest", 3, 0, 3).office("cornelius", Office::field_consul);
    find_command(t.s(), man("cornelius"))->bequest = ForumCard::pergamene_bequest;
    t.s().bequests = {{ForumCard::pergamene_bequest, man("cornelius"), false, false}};
    t.s().treasury = 100;
    if (rebel) {
      t.rebels(1, "cornelius").dice({6, 6, 6});
      t.declare();
    }
    if (!rebel) t.run(declare_rebellion);
    EXPECT_EQ(t.senator("cornelius").talents, rebel ? 50 : 0);
    EXPECT_EQ(t.senator("cornelius").rebel, rebel);
    const Bequest& bequest = t.s().bequests.front();
    EXPECT_TRUE(bequest.collected);
    EXPECT_EQ(bequest.paid, rebel);
    const int before = t.s().treasury;
    t.run(earn_incomes);
    EXPECT_EQ(t.s().treasury - before, rebel ? 100 : 150);
  }
}

// RPR-CARD-159, RPR-CARD-159a  The Manilian Law: with his army to another war that his fleets can support, as
// Proconsul; the war becomes active.
TEST(Manilian, MovesOn) {
  Revolution t("late");
  t.law(Law::manilian).war("2nd_mithridatic", WarZone::inactive);
  t.victor("cornelius", 5, 4);
  const MoveOn on{man("cornelius"), WarId("2nd_mithridatic")};
  EXPECT_EQ(t.refused(1, on), "");
  t.order(1, on).run(declare_rebellion);
  EXPECT_EQ(war(t.s(), WarId("2nd_mithridatic")).zone, WarZone::active);
  EXPECT_EQ(t.senator("cornelius").office, Office::proconsul);
  EXPECT_EQ(t.senator("cornelius").war, WarId("2nd_mithridatic"));
  EXPECT_FALSE(t.senator("cornelius").victorious);
  EXPECT_EQ(legions_of(t.s(), man("cornelius")).size(), 5u);
  for (const int number : fleets_of(t.s(), man("cornelius")))
    EXPECT_EQ(fleet(t.s(), number).war, WarId("2nd_mithridatic"));
  EXPECT_FALSE(find_command(t.s(), man("cornelius"))->sent);  // he may be recalled
  EXPECT_EQ(t.told<ForceSent>().front().how, "manilian");
}
TEST(Manilian, Refused) {
  Revolution t("late");
  t.war("2nd_mithridatic", WarZone::active);
  t.victor("cornelius", 5, 3);
  const MoveOn on{man("cornelius"), WarId("2nd_mithridatic")};
  EXPECT_EQ(t.refused(1, on), "RPR-CARD-159a no_such_law");
  t.law(Law::manilian);
  EXPECT_EQ(t.refused(1, on), "RPR-CARD-159a too_few_fleets");  // it needs four
  EXPECT_EQ(t.refused(2, on), "RPR-CARD-159a not_your_senator");
  EXPECT_EQ(t.refused(1, MoveOn{man("cornelius"), WarId("parthian")}), "RPR-CARD-159a no_such_war");
  t.senator("cornelius").victorious = false;
  EXPECT_EQ(t.refused(1, on), "RPR-CARD-159a not_victorious");
}
// RPR-CARD-159a  An unprosecuted war stays so until it is attacked.
TEST(Manilian, AnUnprosecutedWarStaysSo) {
  Revolution t("late");
  t.law(Law::manilian).war("social", WarZone::unprosecuted);
  t.victor("cornelius", 5, 2);
  t.order(1, MoveOn{man("cornelius"), kSocialWar}).run(declare_rebellion);
  EXPECT_EQ(war(t.s(), kSocialWar).zone, WarZone::unprosecuted);
  EXPECT_EQ(t.senator("cornelius").war, kSocialWar);
}

}  // namespace rebellion_test
}  // namespace adj::respublica
