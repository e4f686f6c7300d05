// RPR-1.08  Unrest and the State of the Republic.

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace population_test {

void speech(RprTable& t) { population(t); }

// RPR-EX-9, RPR-1.08.11a, RPR-1.08.12a, RPR-1.07.33c  One unprosecuted war with a drought icon, two droughts:
// 1 + 3.
TEST(Population, UnprosecutedWarsAndDroughtsRaiseUnrest) {
  TestTable t;
  t.man("cornelius", 1).office("cornelius", Office::rome_consul);
  t.war("1st_illyrian", WarZone::unprosecuted).event(EventCard::drought, 2);
  t.dice({5, 5, 6}).run(speech);  // 16 − 4 = 12: no change
  EXPECT_EQ(t.s().unrest, 4);
}

// RPR-1.08.11a  A war that is prosecuted, or inactive, weighs nothing.
TEST(Population, OtherWarsWeighNothing) {
  TestTable t;
  t.man("cornelius", 1).war("syrian", WarZone::active).war("2nd_macedonian", WarZone::inactive);
  t.dice({4, 4, 4}).run(speech);
  EXPECT_EQ(t.s().unrest, 0);
}

struct Row {
  int total, unrest;
  bool shortage, no_recruitment, mob;
};

// RPR-1.08.2a, RPR-1.08.2b, RPR-1.08.2c  Every row of the table that does not end the game or call the mob.
TEST(Population, TheTable) {
  const Row rows[] = {
      {18, -3, false, false, false}, {17, -2, false, false, false}, {16, -1, false, false, false},
      {15, 0, false, false, false},  {11, 0, false, false, false},  {10, 1, false, false, false},
      {9, 2, false, false, false},   {8, 3, false, false, false},   {7, 3, true, false, false},
      {6, 4, false, false, false},   {5, 4, true, false, false},    {4, 5, false, false, false},
      {3, 5, true, false, false},    {2, 5, false, true, false}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.total);
    TestTable t;
    t.man("cornelius", 1).office("cornelius", Office::rome_consul);
    t.s().unrest = 5;
    t.senator("cornelius").popularity = row.total + 5 - 12;  // 12 − 5 + popularity = total
    if (t.senator("cornelius").popularity > 9) t.senator("cornelius").popularity = 9;
    const int die = row.total - (12 - 5 + t.senator("cornelius").popularity);
    t.dice({4 + die, 4, 4}).run(speech);
    const StateOfTheRepublic told = t.told<StateOfTheRepublic>().front();
    EXPECT_EQ(told.hrao, man("cornelius"));
    EXPECT_EQ(told.total, row.total);
    EXPECT_EQ(told.unrest, row.unrest);
    EXPECT_EQ(told.manpower_shortage, row.shortage);
    EXPECT_EQ(told.no_recruitment, row.no_recruitment);
    EXPECT_FALSE(told.mob || told.people_revolt);
    EXPECT_EQ(t.s().unrest, 5 + row.unrest);
    EXPECT_EQ(t.s().manpower_shortage, row.shortage ? 1 : 0);
    EXPECT_EQ(event_level(t.s(), EventCard::manpower_shortage), row.shortage ? 1 : 0);
    EXPECT_EQ(t.s().now.no_recruitment, row.no_recruitment);
  }
}

// RPR-1.08.1a  Never below nothing.
TEST(Population, UnrestHasAFloor) {
  TestTable t;
  t.man("cornelius", 1).dice({6, 6, 6});
  t.s().unrest = 0;
  t.run(speech);
  EXPECT_EQ(t.s().unrest, 0);
}

// RPR-R-12  Evil Omens count against the speech.
TEST(Population, OmensCount) {
  TestTable t;
  t.man("cornelius", 1).event(EventCard::evil_omens, 2).dice({4, 4, 4}).run(speech);
  EXPECT_EQ(t.told<StateOfTheRepublic>().front().total, 10);
}

// RPR-R-87  Nobody of rank in Rome: popularity 0.
TEST(Population, WithoutASpeaker) {
  TestTable t;
  t.man("cornelius", 1).dice({4, 4, 4});
  t.senator("cornelius").place = Place::captive;
  t.senator("cornelius").popularity = 9;
  t.run(speech);
  EXPECT_EQ(t.told<StateOfTheRepublic>().front().total, 12);
}

// RPR-1.08.2d  The mob: six chits, only senators in Rome die.
TEST(Population, TheMob) {
  TestTable t;
  t.man("cornelius", 1).man("fabius", 2).man("valerius", 2).man("julius", 3);
  t.leader(2, "valerius").province("sicilia", "julius");
  t.s().unrest = 12;
  t.dice({4, 4, 5}).draws({"2", "4", "none", "none", "none", "20"}).run(speech);  // 13 − 12 = 1
  EXPECT_EQ(t.s().unrest, 17);
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
  EXPECT_TRUE(find_senator(t.s(), man("julius")));
  EXPECT_TRUE(t.s().now.no_recruitment);
  EXPECT_TRUE(t.told<StateOfTheRepublic>().front().mob);
}

// RPR-1.08.2e, RPR-1.12.3b  Below nothing the people rise, and all lose.
TEST(Population, ThePeopleRise) {
  TestTable t;
  t.man("cornelius", 1);
  t.s().unrest = 13;
  t.dice({4, 4, 4}).run(speech);
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::people_revolt);
  EXPECT_EQ(t.s().outcome->winner, Seat{});
}

// RPR-1.08.2c, RPR-EVT-170-2  A shortage adds to what is in play already: the event, and its price.
TEST(Population, ShortagesAddUp) {
  TestTable t;
  t.man("cornelius", 1).office("cornelius", Office::rome_consul).event(EventCard::manpower_shortage);
  t.s().manpower_shortage = 1;
  t.senator("cornelius").popularity = -5;
  t.dice({4, 4, 4}).run(speech);  // 7
  EXPECT_EQ(event_level(t.s(), EventCard::manpower_shortage), 2);
  EXPECT_EQ(price_of_unit(t.p()), 30);
}
// RPR-1.08.2b  No recruitment: nothing is raised for the rest of the turn, and the next turn forgets it.
TEST(Population, NoRecruitment) {
  TestTable t;
  t.man("cornelius", 1).office("cornelius", Office::rome_consul).active_forces(0, 0);
  t.senator("cornelius").popularity = -9;
  EXPECT_FALSE(refuse_proposal(t.p(), seat(1), RaiseForces{1, 0}));
  t.dice({3, 4, 4}).run(speech);  // 2
  for (const RaiseForces& x : {RaiseForces{1, 0}, RaiseForces{0, 1}}) {
    const auto why = refuse_proposal(t.p(), seat(1), x);
    ASSERT_TRUE(why);
    EXPECT_EQ(why->clause, "RPR-1.08.2b");
  }
  t.draws({"none"}).run(mortality);
  EXPECT_FALSE(refuse_proposal(t.p(), seat(1), RaiseForces{1, 0}));
}

}  // namespace population_test
}  // namespace adj::respublica
