// RPR-1.12  Victory, collapse, and the rebel's end game.

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace victory_test {

struct Game : TestTable {
  Game() {
    man("fabius", 1).man("claudius", 1).man("julius", 2).man("furius", 3).active_forces(0, 0);
    s().turn = 4;
  }
  Game& rebel(int legions) {
    s().civil_war =
        CivilWar{respublica::man("julius"), Seat{2}, RebelStance::in_italy, ProvinceId(), 4, false, false};
    senator("julius").rebel = true;
    senator("julius").place = Place::rebel_camp;
    for (int number = 1; number <= legions; ++number) {
      legion(s(), number).place = UnitPlace::rebels;
      legion(s(), number).commander = respublica::man("julius");
    }
    return *this;
  }
  Game& wars(std::initializer_list<const char*> ids) {
    for (const char* id : ids) war(id, WarZone::active);
    return *this;
  }
  Outcome era_ends() {
    Outcome outcome;
    run([&](RprTable& t) { outcome = era_ends_outcome(t); });
    return outcome;
  }
};

// RPR-1.12.2e, RPR-1.12.1c  The most influence of senators who are neither rebels nor captives; wars do not
// matter.
TEST(Victory, EraEnds) {
  Game t;  // 9, 4, 3
  t.wars({"1st_punic", "syrian", "1st_macedonian", "1st_gallic"});
  EXPECT_EQ(t.era_ends().winner, seat(1));
  EXPECT_EQ(t.era_ends().ending, Ending::era_ends);
  t.senator("claudius").place = Place::captive;
  t.senator("furius").influence = 6;
  EXPECT_EQ(t.era_ends().winner, seat(3));
  t.senator("furius").rebel = true;
  EXPECT_EQ(t.era_ends().winner, seat(1));
}
// RPR-R-47  Ties: the best single senator, then votes in Rome, then dice.
TEST(Victory, EraEndsTies) {
  Game t;
  t.senator("julius").influence = 9;
  EXPECT_EQ(t.era_ends().winner, seat(2));  // 9 against 5 + 4
  t.senator("furius").influence = 9;
  t.senator("julius").knights = 1;
  EXPECT_EQ(t.era_ends().winner, seat(2));  // oratory 3 both
  t.senator("julius").knights = 0;
  t.dice({1, 1, 2, 1});
  EXPECT_EQ(t.era_ends().winner, seat(3));
}
// RPR-R-47  The best single senator is no captive and no rebel either.
TEST(Victory, EraEndsTiesWithoutCaptives) {
  for (const bool captive : {true, false}) {
    Game t;  // 5 + 4 against 4 + 5, and a man of 12 who does not count
    t.man("manlius", 2).man("cornelius", 2).senator("manlius").influence = 5;
    t.senator("cornelius").influence = 12;
    if (captive) t.senator("cornelius").place = Place::captive;
    if (!captive) t.senator("cornelius").rebel = true;
    t.senator("fabius").knights = 9;  // of equals the votes decide
    EXPECT_EQ(t.era_ends().winner, seat(1));
  }
}
// RPR-R-47  A living Consul for Life wins outright.
TEST(Victory, EraEndsUnderAConsulForLife) {
  Game t;
  t.s().for_life = man("furius");
  const Outcome outcome = t.era_ends();
  EXPECT_EQ(outcome.winner, seat(3));
  EXPECT_EQ(outcome.ending, Ending::elected);
}

// RPR-1.12.1a, RPR-1.12.2c, d, RPR-1.12.4a  At the end of the turn a Consul for Life wins.
TEST(Victory, ConsulForLife) {
  for (const bool appointed : {false, true}) {
    Game t;
    t.s().for_life = man("fabius");
    t.s().for_life_appointed = appointed;
    t.run(end_turn);
    EXPECT_TRUE(t.ended());
    EXPECT_EQ(t.s().outcome->ending, appointed ? Ending::appointed : Ending::elected);
    EXPECT_EQ(t.s().outcome->winner, seat(1));
    EXPECT_EQ(t.s().outcome->senator, man("fabius"));
    EXPECT_EQ(t.s().outcome->influence.at(seat(1)), 9);
  }
  Game t;
  t.s().treasury = 77;
  t.s().unrest = 6;
  t.run(end_turn);
  EXPECT_FALSE(t.ended());
  ASSERT_EQ(t.s().history.size(), 1u);
  EXPECT_EQ(t.s().history.front().turn, 4);
  EXPECT_EQ(t.s().history.front().influence.at(seat(1)), 9);
  EXPECT_EQ(t.s().history.front().treasury, 77);
  EXPECT_EQ(t.s().history.front().unrest, 6);
  EXPECT_EQ(t.s().history.front().votes.at(seat(1)), 2 + 3);
}

// RPR-1.12.3b, c  Without a rebel all lose; RPR-1.12.2b  with one he wins.
TEST(Victory, RevoltAndBankruptcy) {
  for (const bool rebel : {false, true})
    for (const bool revolt : {false, true}) {
      Game t;
      if (rebel) t.rebel(5);
      t.s().treasury = 5;
      t.run([&](RprTable& table) {
        if (revolt)
          people_revolt(table);
        else
          state_pays(table, "RPR-EVT-168a", 20, "omens");
      });
      EXPECT_TRUE(t.ended());
      const Ending expected = rebel ? (revolt ? Ending::rebel_revolt : Ending::rebel_bankruptcy)
                                    : (revolt ? Ending::people_revolt : Ending::bankruptcy);
      EXPECT_EQ(t.s().outcome->ending, expected);
      EXPECT_EQ(t.s().outcome->winner, rebel ? seat(2) : Seat{});
    }
}
// RPR-R-10  Units whose upkeep is unpaid are gone before the rebel's end game.
TEST(Victory, UnpaidUnitsGo) {
  Game t;
  t.rebel(1).active_forces(2, 1).s().phase = Phase::revenue;
  t.s().treasury = 3;
  t.draws({"fleet_1", "legion_2"});
  t.run([](RprTable& table) { state_pays(table, "RPR-1.06.53a", 6, "upkeep"); });
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel_bankruptcy);
  EXPECT_TRUE(fleets_at(t.s(), UnitPlace::rome).empty());
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::pool);
}

// RPR-1.12.2a, RPR-1.12.4b  A rebel who has beaten the Senate wins with three wars at most; his own does not
// count.
TEST(Victory, TheRebelWithThreeWars) {
  Game t;
  t.rebel(5).wars({"1st_punic", "syrian", "1st_macedonian"});
  t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel); });
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
  EXPECT_EQ(t.s().outcome->senator, man("julius"));
  EXPECT_TRUE(t.told<EndgameBegan>().empty());
}

// RPR-1.12.4b, R-46  With four he takes the legions in Italy and all fleets, and must beat one down: a
// victory wins.
TEST(EndGame, OneVictoryIsEnough) {
  Game t;
  t.rebel(10).wars({"1st_punic", "syrian", "1st_macedonian", "1st_gallic"});
  for (int number = 11; number <= 20; ++number) legion(t.s(), number).place = UnitPlace::rome;
  legion(t.s(), 21).place = UnitPlace::garrison;
  legion(t.s(), 21).province = ProvinceId("sicilia");
  t.order(2, EndgameOrder{{WarId("1st_gallic")}});
  t.dice({6, 6, 4});  // 16 + 20 + 4 − 10: victory without losses
  t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel); });
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
  EXPECT_EQ(t.s().outcome->winner, seat(2));
  EXPECT_EQ(find_war(t.s(), WarId("1st_gallic")), nullptr);
  EXPECT_EQ(t.told<BattleFought>().front().rome_strength, 24);
  EXPECT_EQ(legion(t.s(), 21).place, UnitPlace::garrison);
}
// RPR-1.12.4b  Anything but a victory loses the game for all.
TEST(EndGame, AnythingElseLoses) {
  Game t;
  t.rebel(8).wars({"1st_punic", "syrian", "1st_macedonian", "1st_gallic"});
  t.order(2, EndgameOrder{{WarId("1st_gallic")}});
  t.dice({4, 4, 3});  // 11 + 8 + 4 − 10: stalemate without losses
  t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel); });
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::endgame_lost);
  EXPECT_EQ(t.s().outcome->winner, Seat{});
}
// RPR-1.12.4b, R-46  He falls in the last battle that was needed: Rome is his faction's after a bankruptcy or
// a revolt of the people, not after a battle won against the Senate.
TEST(EndGame, DeadInTheLastBattle) {
  for (const Ending ending : {Ending::rebel, Ending::rebel_revolt, Ending::rebel_bankruptcy}) {
    Game t;
    t.man("manlius", 2).leader(2, "manlius");
    t.rebel(12).wars({"1st_punic", "syrian", "1st_macedonian", "1st_gallic"});
    t.order(2, EndgameOrder{{WarId("1st_gallic")}});
    t.dice({3, 4, 4}).draws({"12", "4"});  // 11 + 12 + 4 − 10: victory, a legion lost, and his chit
    t.run([&](RprTable& table) { rebel_wins_if_rome_stands(table, ending); });
    ASSERT_TRUE(t.ended());
    EXPECT_EQ(find_senator(t.s(), man("julius")), nullptr);
    EXPECT_EQ(t.s().outcome->ending, ending == Ending::rebel ? Ending::endgame_lost : ending);
    EXPECT_EQ(t.s().outcome->winner, ending == Ending::rebel ? Seat{} : seat(2));
  }
}
// RPR-1.12.4b, 7.4  Without an order the best difference comes first, at sea as on land: 3 fleets against the
// pirates' 8 are worse than 20 legions against 10 Gauls. Wars for which the fleets do not suffice are left
// alone.
TEST(EndGame, WithoutAnOrderTheBestDifference) {
  Game t;
  t.rebel(20).wars({"1st_cilician_pirates", "1st_punic", "1st_gallic", "1st_macedonian"});
  for (int number = 1; number <= 3; ++number) fleet(t.s(), number).place = UnitPlace::rome;
  EXPECT_EQ(endgame_order(t.p(), man("julius")),
            (std::vector<WarId>{WarId("1st_gallic"), WarId("1st_cilician_pirates")}));
  t.dice({6, 6, 4});
  t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel); });
  EXPECT_EQ(t.told<BattleFought>().front().war, WarId("1st_gallic"));
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
}
// RPR-1.12.4b  Of equals the one that lay there first.
TEST(EndGame, OfEqualsTheFirst) {
  Game t;
  t.rebel(20).wars({"1st_gallic", "social", "gladiator", "germanic_migrations"});
  EXPECT_EQ(endgame_order(t.p(), man("julius")),
            (std::vector<WarId>{WarId("gladiator"), WarId("1st_gallic"), WarId("social"),
                                WarId("germanic_migrations")}));
}
// RPR-1.12.4b  "In the order of his choice": his own list goes before better odds.
TEST(EndGame, HisOwnOrder) {
  Game t;
  t.rebel(20).wars({"1st_cilician_pirates", "1st_punic", "1st_gallic", "1st_macedonian"});
  for (int number = 1; number <= 12; ++number) fleet(t.s(), number).place = UnitPlace::rome;
  EXPECT_EQ(endgame_order(t.p(), man("julius")).front(), WarId("1st_gallic"));
  t.standing(2, EndgameOrder{{WarId("syrian"), WarId("1st_cilician_pirates")}});
  t.dice({4, 3, 3, 4, 3, 3});  // at sea and on land, without losses
  t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel); });
  EXPECT_EQ(t.told<BattleFought>().front().war, WarId("1st_cilician_pirates"));
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
}
// RPR-1.12.4b, RPR-1.11.32c  The ex-Master of Horse in his camp goes on adding his military; a loyal one does
// not.
TEST(EndGame, WithHisMasterOfHorse) {
  for (const bool joined : {true, false}) {
    Game t;
    t.man("manlius", 2);
    t.rebel(20).wars({"1st_cilician_pirates", "1st_punic", "1st_gallic", "1st_macedonian"});
    t.s().civil_war->master = man("manlius");
    t.senator("manlius").rebel = joined;
    t.dice({6, 6, 4});
    t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel); });
    EXPECT_EQ(t.told<BattleFought>().front().rome_strength, 20 + 4 + (joined ? 3 : 0));
    EXPECT_EQ(t.senator("manlius").place, joined ? Place::war : Place::rome);
  }
}
// RPR-1.12.4b  So does a lack of fleets: every war here needs some.
TEST(EndGame, WithoutSupport) {
  Game t;
  t.rebel(25).wars({"1st_punic", "syrian", "1st_macedonian", "2nd_illyrian"});
  t.run([](RprTable& table) { rebel_wins_if_rome_stands(table, Ending::rebel_revolt); });
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::endgame_lost);
}

}  // namespace victory_test
}  // namespace adj::respublica
