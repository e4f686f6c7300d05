// RPR-EVT-176, 177  Rhodes lends its fleets; storms.

#include "tests/games/respublica/forum_for_test.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace events_fleets_test {

int rhodian(const TestTable& t) {
  int count = 0;
  for (const Fleet& unit : t.s().fleet) count += unit.rhodian ? 1 : 0;
  return count;
}
int fleets_in(const TestTable& t, UnitPlace place) {
  return static_cast<int>(fleets_at(t.s(), place).size());
}
int fleets_with(const TestTable& t, const char* commander) {
  return static_cast<int>(fleets_of(t.s(), man(commander)).size());
}

// RPR-EVT-176-1, RPR-EVT-176a  Eight fleets from the pool, free; noted is the war that needs most: support
// and fleet as they are now.
TEST(Rhodes, LendsEightFleets) {
  TestTable t;
  seat_forum(t);
  t.active_forces(4, 3).war("1st_macedonian", WarZone::active).war("1st_punic", WarZone::inactive);
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 11);
  EXPECT_EQ(rhodian(t), 8);
  EXPECT_EQ(t.s().treasury, 100);
  EXPECT_EQ(event_in_force(t.s(), EventCard::rhodian_alliance)->war, WarId("1st_punic"));  // 15 against 10

  TestTable won_at_sea;
  seat_forum(won_at_sea);
  won_at_sea.war("1st_macedonian", WarZone::active).war("1st_punic", WarZone::active);
  war(won_at_sea.s(), WarId("1st_punic")).naval_victory = true;
  happen(won_at_sea, EventCard::rhodian_alliance);
  EXPECT_EQ(event_in_force(won_at_sea.s(), EventCard::rhodian_alliance)->war, WarId("1st_macedonian"));
}
// RPR-EVT-176-1  No war that needs fleets: the card is gone. RPR-EVT-176a  No more than the 25 there are.
TEST(Rhodes, NoNeedAndNoFleets) {
  TestTable t;
  seat_forum(t);
  t.active_forces(4, 3).war("1st_gallic", WarZone::active);
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(rhodian(t), 0);
  EXPECT_FALSE(event_in_force(t.s(), EventCard::rhodian_alliance));
  t.war("syrian", WarZone::active).active_forces(4, 20);
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(rhodian(t), 5);
  EXPECT_EQ(fleets_in(t, UnitPlace::pool), 0);
}
// RPR-EVT-176-2, RPR-R-80  Turned: twelve in all; a third time none.
TEST(Rhodes, Increased) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active);
  for (const int fleets : {8, 12, 12}) {
    happen(t, EventCard::rhodian_alliance);
    EXPECT_EQ(rhodian(t), fleets);
  }
}
// RPR-EVT-176-1  They leave at the end of the Combat phase in which their war is won, wherever they are; not
// with another war.
TEST(Rhodes, LeaveWithTheirWar) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 2).war("1st_punic", WarZone::active).war("syrian", WarZone::active);
  happen(t, EventCard::rhodian_alliance);
  t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("syrian"), SenatorId()); });
  t.run(end_combat);
  EXPECT_EQ(rhodian(t), 8);
  t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("1st_punic"), SenatorId()); });
  EXPECT_EQ(rhodian(t), 8);  // not before the end
  t.run(end_combat);
  EXPECT_EQ(rhodian(t), 0);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 2);
  EXPECT_FALSE(event_in_force(t.s(), EventCard::rhodian_alliance));
}
// RPR-EVT-176-1  As many go home as came, or all there are: what the sea has taken of them is made good from
// the others.
TEST(Rhodes, TakeHomeAsManyAsCame) {
  for (const bool enough : {true, false}) {
    TestTable t;
    seat_forum(t);
    t.active_forces(0, enough ? 5 : 1).war("1st_punic", WarZone::active);
    happen(t, EventCard::rhodian_alliance);
    int sunk = 0;
    for (Fleet& unit : t.s().fleet)
      if (unit.rhodian && sunk < 3) {
        unit.place = UnitPlace::pool;
        unit.rhodian = false;
        ++sunk;
      }
    t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("1st_punic"), SenatorId()); });
    t.run(end_combat);
    EXPECT_EQ(rhodian(t), 0);
    EXPECT_EQ(fleets_in(t, UnitPlace::rome), enough ? 2 : 0);
    EXPECT_EQ(t.told<RhodianFleets>().front().fleets, enough ? 8 : 6);
  }
}
// RPR-EVT-176a  Two wars that need as many fleets: with the end of either they go, and not with another's.
TEST(Rhodes, LeaveWithEitherOfTwo) {
  for (const char* won : {"syrian", "jugurthine"}) {
    TestTable t("middle");
    seat_forum(t);
    t.active_forces(0, 0);
    for (const char* war : {"3rd_punic", "syrian", "jugurthine"}) t.war(war, WarZone::active);  // 1, 2, 2
    happen(t, EventCard::rhodian_alliance);
    t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("3rd_punic"), SenatorId()); });
    t.run(end_combat);
    EXPECT_EQ(rhodian(t), 8);
    t.run([&](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId(won), SenatorId()); });
    t.run(end_combat);
    EXPECT_EQ(rhodian(t), 0) << won;
    EXPECT_EQ(t.told<RhodianFleets>().front().war, WarId(won));
  }
}
std::string no_rejection(const TestTable& t) {
  const auto why = refuse_proposal(t.p(), seat(1), RejectRhodes{});
  return why ? why->key : std::string();
}
// RPR-EVT-176b  The Senate may reject them in the same year, as other business: all of them go.
TEST(Rhodes, Rejected) {
  TestTable t;
  seat_senate(t);
  t.s().turn = 4;
  t.s().treasury = 100;
  t.active_forces(0, 1).war("1st_punic", WarZone::active);
  EXPECT_EQ(no_rejection(t), "no_such_event");
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(no_rejection(t), "");
  EXPECT_EQ(stage_of(RejectRhodes{}), Stage::business);
  ++t.s().turn;
  EXPECT_EQ(no_rejection(t), "alliance_stands");
  --t.s().turn;
  const int n = put(t, RejectRhodes{});
  t.run([&](RprTable& table) { carry_out(table, item(table.state(), n)); });
  EXPECT_EQ(rhodian(t), 0);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 1);
  EXPECT_FALSE(event_in_force(t.s(), EventCard::rhodian_alliance));
}
// RPR-EVT-176b, RPR-EVT-176-2  Drawn again in a later year the alliance is offered anew: all twelve fleets
// may go home. A third draw offers nothing.
TEST(Rhodes, OfferedAnew) {
  TestTable t;
  seat_senate(t);
  t.s().turn = 4;
  t.active_forces(0, 1).war("1st_punic", WarZone::active);
  happen(t, EventCard::rhodian_alliance);
  t.s().turn = 6;
  EXPECT_EQ(no_rejection(t), "alliance_stands");
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(no_rejection(t), "");
  const int n = put(t, RejectRhodes{});
  TestTable third;
  seat_senate(third);
  third.active_forces(0, 1).war("1st_punic", WarZone::active).event(EventCard::rhodian_alliance, 2);
  third.s().turn = 7;
  happen(third, EventCard::rhodian_alliance);
  EXPECT_EQ(no_rejection(third), "alliance_stands");
  t.run([&](RprTable& table) { carry_out(table, item(table.state(), n)); });
  EXPECT_EQ(t.told<RhodianFleets>().front().fleets, 12);
  EXPECT_EQ(rhodian(t), 0);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 1);
}

// Six fleets in Rome, seven with Fabius at the 1st Punic War (support 5), eight with Manlius at the Syrian
// (2).
void seat_navy(TestTable& t) {
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active).war("syrian", WarZone::active);
  t.army("fabius", "1st_punic", 1, 0, 7).army("manlius", "syrian", 1, 0, 8);
  int more = 6;
  for (Fleet& unit : t.s().fleet)
    if (unit.place == UnitPlace::pool && more-- > 0) unit.place = UnitPlace::rome;
}
// RPR-EVT-177-1, RPR-EVT-177a  Two dice of fleets: those in Rome first, then where most are to spare.
TEST(Storm, UndeployedFirst) {
  TestTable t;
  seat_navy(t);
  t.dice({2, 3});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 1);
  EXPECT_EQ(fleets_in(t, UnitPlace::pool), 4 + 5);
  EXPECT_EQ(t.told<FleetsLost>().front().fleets.size(), 5u);

  TestTable strong;
  seat_navy(strong);
  strong.dice({6, 6});
  happen(strong, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_in(strong, UnitPlace::rome), 0);
  // Six more: the Syrian War has 6 to spare, the Punic 2.
  EXPECT_EQ(fleets_with(strong, "fabius") + fleets_with(strong, "manlius"), 9);
  EXPECT_EQ(fleets_with(strong, "manlius"), 3);
  EXPECT_EQ(fleets_with(strong, "fabius"), 6);
}
// RPR-EVT-177a  The HRAO may say where, and nobody else.
TEST(Storm, WhereTheHraoSays) {
  TestTable t;
  seat_navy(t);
  t.standing(1, ChooseStorm{{WarId("1st_punic")}}).standing(2, ChooseStorm{{WarId("syrian")}});
  t.dice({4, 5});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_with(t, "fabius"), 0);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 4);
  EXPECT_EQ(fleets_with(t, "manlius"), 8);
}
// RPR-EVT-177-1, RPR-R-12  Omens that outweigh the dice: no fleet is lost.
TEST(Storm, CalmedByOmens) {
  TestTable t;
  seat_navy(t);
  t.event(EventCard::evil_omens, 3).dice({1, 1});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 6);
  EXPECT_TRUE(t.told<FleetsLost>().front().fleets.empty());
}
// RPR-EVT-176-1  One fleet is need enough: the 4th Macedonian War wants no more for its support.
TEST(Rhodes, ForASingleFleet) {
  TestTable t("middle");
  seat_forum(t);
  t.active_forces(0, 0).war("4th_macedonian", WarZone::active);
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 8);
}
// RPR-EVT-177a, RPR-R-82  Fleets sent against rebels support nothing: all of them are to spare, three against
// the two of the Punic War.
TEST(Storm, ThoseAgainstRebelsAreToSpare) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active);
  t.army("fabius", "1st_punic", 1, 0, 7).army("manlius", kCivilWar.str().c_str(), 1, 0, 3);
  t.event(EventCard::evil_omens).dice({1, 1});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_with(t, "fabius"), 7);
  EXPECT_EQ(fleets_with(t, "manlius"), 2);
}
// RPR-EVT-177-2  The second and the third time just as bad; omens calm it (RPR-EVT-168b). Fewer fleets than
// the roll: all of them. Provincial fleets are safe.
TEST(Storm, AgainAndAgain) {
  TestTable t("middle");
  seat_forum(t);
  t.active_forces(0, 9).province("africa").event(EventCard::storm_at_sea, 1);
  province(t.s(), ProvinceId("africa")).fleets = 3;
  t.dice({1, 1});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 7);
  t.dice({1, 2}).event(EventCard::evil_omens);
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 5);
  t.dice({6, 6});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_in(t, UnitPlace::rome), 0);
  EXPECT_EQ(province(t.s(), ProvinceId("africa")).fleets, 3);
}

}  // namespace events_fleets_test
}  // namespace adj::respublica
