// RPR-1.12.4b, R-10, R-46  The rebel's end game: what he takes with him, and how far he must go.

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace endgame_test {

const WarId kPirates{"1st_cilician_pirates"}, kPunic{"1st_punic"}, kGallic{"1st_gallic"};

// Julius (military 4) of faction 2 has so many legions in Italy, numbers 1, 2, …
struct Rebellion : TestTable {
  explicit Rebellion(int legions, std::initializer_list<const char*> wars = {}) {
    man("fabius", 1).man("cornelius", 1).man("julius", 2).man("claudius", 2).man("furius", 3);
    leader(1, "fabius").leader(2, "claudius").leader(3, "furius").active_forces(0, 0);
    s().turn = 5;
    senator("julius").rebel = true;
    senator("julius").place = Place::rebel_camp;
    CivilWar own;
    own.primary = SenatorId("julius");
    own.faction = Seat{2};
    own.since = 4;
    s().civil_war = own;
    for (int number = 1; number <= legions; ++number) {
      legion(s(), number).place = UnitPlace::rebels;
      legion(s(), number).commander = SenatorId("julius");
    }
    for (const char* id : wars) war(id, WarZone::active);
  }
  Rebellion& fleets(int from, int to, UnitPlace place = UnitPlace::rome) {
    for (int number = from; number <= to; ++number) fleet(s(), number).place = place;
    return *this;
  }
  Rebellion& goes(std::initializer_list<const char*> wars) {
    EndgameOrder o;
    for (const char* id : wars) o.wars.emplace_back(id);
    order(2, o);
    return *this;
  }
  void win(Ending ending = Ending::rebel) {
    run([&](RprTable& table) { rebel_wins_if_rome_stands(table, ending); });
    ASSERT_TRUE(ended());
  }
  Ending ending() const { return s().outcome->ending; }
  std::vector<std::string> fought() const {
    std::vector<std::string> wars;
    for (const BattleFought& b : told<BattleFought>()) wars.push_back(b.war.str());
    return wars;
  }
};

// RPR-1.12.4b  With five wars two must be beaten, one after the other, with what the first has left him.
TEST(EndGameCases, FiveWars) {
  for (const bool second : {true, false}) {
    Rebellion t(8, {"1st_gallic", "social", "1st_punic", "syrian", "1st_macedonian"});
    t.goes({"social", "1st_gallic"}).dice({6, 6, 5});          // 17 + 12 − 10: victory, nothing lost
    t.dice({second ? 6 : 3, second ? 6 : 3, second ? 5 : 4});  // with a veteran: 20, or 13: stalemate
    t.win();
    EXPECT_EQ(t.fought(), (std::vector<std::string>{"social", "1st_gallic"}));
    EXPECT_EQ(t.ending(), second ? Ending::rebel : Ending::endgame_lost);
  }
}
// RPR-1.12.4b  An order of wars with an IF that does not hold is none: the best difference first.
TEST(EndGameCases, AnOrderWithACondition) {
  for (const int unrest : {2, 3}) {
    Rebellion t(12, {"1st_gallic", "social", "gladiator", "syrian"});
    Condition restless;
    restless.kind = ConditionKind::unrest_at_least;
    restless.number = 3;
    EndgameOrder first;
    first.wars = {WarId("social")};
    t.order(2, first, {restless}).dice({6, 6, 5});
    t.s().unrest = unrest;
    t.win();
    EXPECT_EQ(t.fought(), (std::vector<std::string>{unrest == 3 ? "social" : "gladiator"}));
  }
}
// RPR-1.12.4b, R-46  He takes what the Senate has in Rome and before him, and every fleet wherever it is; no
// army abroad, and no garrison.
TEST(EndGameCases, WhatHeTakes) {
  Rebellion t(3, {"1st_gallic", "1st_punic", "syrian", "1st_macedonian"});
  t.army("cornelius", "civil_war", 4).army("fabius", "syrian", 5, 0, 2);
  for (const int number : {20, 21}) legion(t.s(), number).place = UnitPlace::rome;
  legion(t.s(), 22).place = UnitPlace::garrison;
  legion(t.s(), 22).province = ProvinceId("sicilia");
  t.fleets(10, 12).goes({"1st_gallic"}).dice({6, 6, 6});  // 18 + 13 − 10
  t.win(Ending::rebel_revolt);
  EXPECT_EQ(t.told<BattleFought>().front().rome_strength, 3 + 4 + 2 + 4);
  EXPECT_EQ(legions_of(t.s(), man("fabius")).size(), 5u);
  EXPECT_EQ(fleets_of(t.s(), man("fabius")).size(), 0u);
  EXPECT_EQ(fleets_of(t.s(), man("julius")).size(), 5u);
  EXPECT_EQ(legion(t.s(), 22).place, UnitPlace::garrison);
  EXPECT_FALSE(find_command(t.s(), man("cornelius")));
  EXPECT_TRUE(find_command(t.s(), man("fabius")));
  EXPECT_EQ(t.ending(), Ending::rebel_revolt);
}
// RPR-1.12.4b  Fleets abroad support him as those in Rome do; one too few loses.
TEST(EndGameCases, Support) {
  for (const int fleets : {1, 2}) {
    Rebellion t(20, {"syrian", "1st_punic", "2nd_punic", "1st_macedonian"});  // the Syrian War needs two
    t.goes({"syrian"}).army("fabius", "1st_punic", 0, 0, fleets);
    if (fleets == 2) t.dice({6, 6, 6});
    t.win();
    EXPECT_EQ(t.ending(), fleets == 2 ? Ending::rebel : Ending::endgame_lost);
    EXPECT_EQ(t.fought().size(), fleets == 2 ? 1u : 0u);
  }
}
// RPR-1.12.4b  At sea first, then on land; fleets lost at sea may be too few to land.
TEST(EndGameCases, FleetsLostAtSea) {
  for (const int fleets : {3, 5}) {
    Rebellion t(
        20, {"1st_cilician_pirates", "1st_gallic", "2nd_punic", "1st_macedonian"});  // 3, support 2, fleet 8
    t.fleets(1, fleets).goes({"1st_cilician_pirates"});
    t.dice({6, fleets == 3 ? 6 : 4, fleets == 3 ? 5 : 4});  // 17 + 6 − 8, 14 + 9 − 8: victory, three of each
    t.draws({"1", "2", "3", "1", "2", "3"}).draws({"none", "none", "none", "none", "20", "19"});
    if (fleets == 5) t.dice({6, 6, 5});
    t.win();
    EXPECT_EQ(t.ending(), fleets == 3 ? Ending::endgame_lost : Ending::rebel);
  }
}
// RPR-1.12.4b, R-46  Dead in a victory at sea: nobody is left to land, and Rome falls, whatever he had won
// before.
TEST(EndGameCases, DeadAtSea) {
  for (const Ending ending : {Ending::rebel, Ending::rebel_bankruptcy}) {
    Rebellion t(20, {"1st_cilician_pirates", "1st_gallic", "2nd_punic", "1st_macedonian"});
    t.fleets(1, 10).goes({"1st_cilician_pirates"});
    t.dice({4, 4, 3}).draws({"20", "10", "4", "none"});  // 11 + 14 − 8: victory, one of each
    t.win(ending);
    EXPECT_EQ(t.ending(), Ending::endgame_lost);
    EXPECT_EQ(t.s().outcome->winner, Seat{});
    EXPECT_EQ(t.fought().size(), 1u);
  }
}
// RPR-1.12.4b, R-46  He falls in a victory that was not the last he needed.
TEST(EndGameCases, DeadTooSoon) {
  Rebellion t(20, {"1st_gallic", "social", "1st_punic", "syrian", "1st_macedonian"});
  t.goes({"social", "1st_gallic"});
  t.dice({1, 1, 1}).draws({"20", "4"});  // 3 + 24 − 10 = 17: victory, one lost
  t.win(Ending::rebel_revolt);
  EXPECT_EQ(t.ending(), Ending::endgame_lost);
  EXPECT_EQ(t.fought().size(), 1u);
}

// RPR-R-10  A State that cannot pay for its wars pays nobody's upkeep either: all its units are gone,
// wherever they are, but not the rebel's. Bankrupt by anything that is no debt of the year, it keeps them.
TEST(BankruptState, ItsUnits) {
  struct Case {
    Phase phase;
    const char* why;
    std::vector<const char*> drawn;
    std::size_t left;
  };
  for (const Case& c : {Case{Phase::revenue, "wars", {}, 0}, Case{Phase::revenue, "land_bills", {}, 0},
                        Case{Phase::revenue, "upkeep", {"fleet_1", "legion_4"}, 2},
                        Case{Phase::forum, "evil_omens", {}, 4}}) {
    Rebellion t(2);
    t.s().phase = c.phase;
    legion(t.s(), 3).place = UnitPlace::rome;
    legion(t.s(), 4).place = UnitPlace::garrison;
    t.army("fabius", "syrian", 1, 0, 1);
    t.s().treasury = 5;
    for (const char* unit : c.drawn) t.draws({unit});
    t.run([&](RprTable& table) { state_pays(table, "RPR-1.06.53a", 8, c.why); });
    ASSERT_TRUE(t.ended());
    EXPECT_EQ(t.ending(), Ending::rebel_bankruptcy);
    const std::size_t units =
        legions_at(t.s(), UnitPlace::rome).size() + legions_at(t.s(), UnitPlace::war).size() +
        legions_at(t.s(), UnitPlace::garrison).size() + fleets_at(t.s(), UnitPlace::war).size();
    EXPECT_EQ(units, c.left) << c.why;
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rebels).size(), 2u);
    EXPECT_EQ(t.told<ForcesDisbanded>().size(), c.left == 4 ? 0u : 1u);
  }
}

}  // namespace endgame_test
}  // namespace adj::respublica
