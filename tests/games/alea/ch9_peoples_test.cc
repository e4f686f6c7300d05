// AIE-9.3, AIE-RUL-26  The winter of the peoples.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch9_peoples_test {

const PeopleId kGermani("germani");

// Winter of -40 in scenario 1; the Germani and the Numidae are at war, controlled by R.
TestTable winter() {
  TestTable t("1");
  t.s().year = -40;
  t.s().phase = Phase::f;
  for (const PeopleId& id : {kGermani, kNumidae}) {
    people(t.s(), id).status = PeopleStatus::war;
    people(t.s(), id).camp = R;
  }
  t.put("germani_1", "germani_1").put("germani_2", "germani_1").put("germani_3", "germani_2");
  return t;
}

void lose(TestTable& t, PeopleId id) {
  for (const UnitId& one : test_tables().people(id).units) {
    unit(t.s(), one).where = Where::people_box;
    unit(t.s(), one).zone = ZoneId();
  }
}

void peoples(TestTable& t) {
  t.run([](AleaTable& table) { adjust_peoples(table); });
}

bool at_home(const TestTable& t, PeopleId id, UnitId one) {
  const auto& homes = test_tables().people(id).homes;
  return on_map(unit(t.s(), one)) && std::ranges::count(homes, unit(t.s(), one).zone) > 0;
}

std::string uprising(const TestTable& t, Face face, PeopleId id) {
  Play play;
  play.face = face;
  play.peoples = {id};
  State copy = t.s();
  copy.phase = Phase::c;
  const auto why = refuse({test_tables(), copy}, C, play);
  return why ? why->clause : "";
}

// --- Minors

TEST(AleaMinors, WithoutUnitsTheyArePacified) {
  // AIE-9.3a AIE-9.3b AIE-RUL-26
  TestTable t = winter();
  lose(t, kGermani);
  peoples(t);
  const People& germani = people(t.s(), kGermani);
  EXPECT_EQ(germani.status, PeopleStatus::peace);
  EXPECT_EQ(germani.truce_until, -35) << "back in year + 5";
  for (const UnitId& id : test_tables().people(kGermani).units)
    EXPECT_EQ(unit(t.s(), id).where, Where::people_box);
  EXPECT_EQ(t.s().balance, 0) << "minors are worth nothing";
  EXPECT_EQ(t.told<PeoplePacified>().front(), (PeoplePacified{kGermani, "destroyed", C, -35}));
}

TEST(AleaMinors, UnusableForFourYears) {
  // AIE-9.3b AIE-EX-24
  TestTable t = winter();
  t.s().year = -38;
  lose(t, kGermani);
  peoples(t);
  t.give_counter("S01", C);
  for (int year = -37; year <= -34; ++year) {
    t.s().year = year;
    EXPECT_EQ(uprising(t, Face::uprising_minor, kGermani), "AIE-9.3b") << year;
  }
  t.s().year = -33;
  EXPECT_EQ(uprising(t, Face::uprising_minor, kGermani), "");
}

TEST(AleaMinors, WithAUnitOnTheMapTheyStayAtWar) {
  // AIE-9.3c
  TestTable t = winter();
  unit(t.s(), u("germani_1")).where = Where::people_box;
  t.put("germani_2", "gallia_7").put("germani_3", "gallia_2");  // Lugdunum; no city
  for (const char* id : {"germani_1", "germani_2", "germani_3"}) unit(t.s(), u(id)).weakened = true;
  peoples(t);
  EXPECT_EQ(people(t.s(), kGermani).status, PeopleStatus::war);
  EXPECT_EQ(people(t.s(), kGermani).camp, R);
  EXPECT_TRUE(at_home(t, kGermani, u("germani_1"))) << "eliminated: back at home";
  EXPECT_FALSE(unit(t.s(), u("germani_1")).weakened) << "on its normal face";
  EXPECT_EQ(unit(t.s(), u("germani_2")).zone, z("gallia_7"));
  EXPECT_FALSE(unit(t.s(), u("germani_2")).weakened) << "in a city zone it recovers";
  EXPECT_EQ(unit(t.s(), u("germani_3")).zone, z("gallia_2"));
  EXPECT_TRUE(unit(t.s(), u("germani_3")).weakened) << "elsewhere in the Republic it does not";
}

TEST(AleaMinors, AtHomeTheyRecover) {
  // AIE-9.3c
  TestTable t = winter();
  unit(t.s(), u("germani_1")).weakened = true;
  peoples(t);
  EXPECT_FALSE(unit(t.s(), u("germani_1")).weakened);
  EXPECT_EQ(unit(t.s(), u("germani_1")).zone, z("germani_1"));
}

TEST(AleaMinors, InAForeignHomeTheyDoNot) {
  // AIE-9.3c
  TestTable t = winter();
  t.put("germani_1", "pannonii");
  unit(t.s(), u("germani_1")).weakened = true;
  peoples(t);
  EXPECT_TRUE(unit(t.s(), u("germani_1")).weakened);
}

TEST(AleaMinors, TheControllerSpreadsThoseWhoReturn) {
  // AIE-9.3c
  TestTable t = winter();
  unit(t.s(), u("germani_1")).where = Where::people_box;
  t.s().orders[seat_of(t.s(), R)].winter = {{Home{{u("germani_1")}, z("germani_2")}, {}, {}}};
  t.s().orders[seat_of(t.s(), C)].winter = {{Home{{u("germani_1")}, z("germani_1")}, {}, {}}};
  peoples(t);
  EXPECT_EQ(unit(t.s(), u("germani_1")).zone, z("germani_2"));
  const auto verdict =
      check_orders(t.p(), WinterOrders{seat_of(t.s(), C), C}, t.s().orders[seat_of(t.s(), C)].winter);
  EXPECT_TRUE(verdict.front()) << "not the other player";
}

// --- Majors

TEST(AleaMajors, WithoutUnitsTheyArePacifiedAndAtHome) {
  // AIE-9.3d AIE-9.3e AIE-4.4.3c AIE-10.1d AIE-RUL-26
  TestTable t = winter();
  lose(t, kNumidae);
  t.put(l("juba_i"), "africa_1");
  peoples(t);
  const People& numidae = people(t.s(), kNumidae);
  EXPECT_EQ(numidae.status, PeopleStatus::peace);
  EXPECT_EQ(numidae.truce_until, -35);
  for (const UnitId& id : test_tables().people(kNumidae).units) {
    EXPECT_TRUE(at_home(t, kNumidae, id)) << id.str();
    EXPECT_FALSE(unit(t.s(), id).weakened);
  }
  EXPECT_EQ(leader(t.s(), l("juba_i")).where, Where::removed) << "AIE-TN.h";
  EXPECT_EQ(t.s().balance, 2) << "to the opponent of its controller";
}

TEST(AleaMajors, LeadersComeHomeWithTheirPeople) {
  // AIE-9.3d
  TestTable t = winter();
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = C;
  lose(t, kParthi);
  t.put(l("surena"), "asia_5");
  leader(t.s(), l("pacorus")).where = Where::returning;
  peoples(t);
  EXPECT_EQ(test_tables().zone(leader(t.s(), l("surena")).zone).people, kParthi);
  EXPECT_EQ(test_tables().zone(leader(t.s(), l("pacorus")).zone).people, kParthi);
  for (const LeaderEntered& entered : t.told<LeaderEntered>()) EXPECT_TRUE(entered.returning);
  EXPECT_EQ(t.s().balance, -6);
}

TEST(AleaMajors, OutOfTheBowlForFourYears) {
  // AIE-9.3e AIE-EX-25 AIE-2.Cc
  TestTable t = winter();
  people(t.s(), kNumidae).status = PeopleStatus::peace;
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = C;
  lose(t, kParthi);
  peoples(t);
  t.give_counter("S10", C);
  for (const int year : {-39, -36}) {
    t.s().year = year;
    EXPECT_EQ(uprising(t, Face::uprising_major, kParthi), "AIE-9.3e") << year;
    EXPECT_TRUE(under_truce(t.p(), kParthi)) << year;
  }
  t.s().year = -35;
  EXPECT_FALSE(under_truce(t.p(), kParthi));
  EXPECT_EQ(uprising(t, Face::uprising_major, kParthi), "");
  t.s().phase = Phase::c;
  t.draws({"parthi"});  // only from a bowl that holds their marker
  t.run([](AleaTable& table) { activate_peoples(table); });
  EXPECT_EQ(people(t.s(), kParthi).status, PeopleStatus::war);
}

TEST(AleaMajors, NotDrawnDuringTheTruce) {
  // AIE-9.3e
  TestTable t = winter();
  people(t.s(), kParthi).truce_until = -35;
  t.s().year = -36;
  t.draws({"parthi"});
  EXPECT_THROW(t.run([](AleaTable& table) { activate_peoples(table); }), std::exception);
}

TEST(AleaMajors, WithAUnitOnTheMapTheyStayAtWar) {
  // AIE-9.3f
  TestTable t = winter();
  lose(t, kNumidae);
  t.put("numidae_1", "africa_1").put("numidae_2", "africa_2").put(l("juba_i"), "africa_2");
  for (const char* id : {"numidae_1", "numidae_2", "numidae_3"}) unit(t.s(), u(id)).weakened = true;
  peoples(t);
  EXPECT_EQ(people(t.s(), kNumidae).status, PeopleStatus::war);
  EXPECT_EQ(unit(t.s(), u("numidae_1")).zone, z("africa_1"));
  EXPECT_FALSE(unit(t.s(), u("numidae_1")).weakened) << "Utica";
  EXPECT_TRUE(unit(t.s(), u("numidae_2")).weakened);
  EXPECT_TRUE(at_home(t, kNumidae, u("numidae_3")));
  EXPECT_FALSE(unit(t.s(), u("numidae_3")).weakened);
  EXPECT_EQ(leader(t.s(), l("juba_i")).zone, z("africa_2"));
  EXPECT_EQ(t.s().balance, 0);
}

TEST(AleaMajors, LeadersKilledInCombatReturnInPhaseC) {
  // AIE-9.3f AIE-4.2.1b AIE-TN.c  Orodes II is withdrawn in -39.
  for (const int year : {-41, -40}) {
    TestTable t = winter();
    t.s().year = year;
    people(t.s(), kParthi).status = PeopleStatus::war;
    people(t.s(), kParthi).camp = C;
    for (const char* id : {"orodes_ii", "surena"})
      t.run([&](AleaTable& table) { remove_leader(table, l(id), "combat", "AIE-8.5.1a"); });
    peoples(t);
    EXPECT_EQ(leader(t.s(), l("surena")).where, Where::returning);
    ++t.s().year;
    for (Leader& one : t.s().leader)
      if (one.where == Where::waiting) one.where = Where::removed;
    t.run([](AleaTable& table) { enter_leaders(table); });
    EXPECT_EQ(leader(t.s(), l("surena")).where, Where::map);
    EXPECT_EQ(leader(t.s(), l("orodes_ii")).where, year == -41 ? Where::map : Where::removed);
  }
}

TEST(AleaMajors, InAllegianceTheyFareTheSame) {
  // AIE-RUL-26 AIE-9.3f
  TestTable t = winter();
  people(t.s(), kNumidae).status = PeopleStatus::allegiance;
  lose(t, kNumidae);
  t.put("numidae_1", "sicilia_1");
  unit(t.s(), u("numidae_1")).weakened = true;
  peoples(t);
  EXPECT_EQ(people(t.s(), kNumidae).status, PeopleStatus::allegiance) << "it keeps its status";
  EXPECT_EQ(people(t.s(), kNumidae).camp, R);
  EXPECT_FALSE(unit(t.s(), u("numidae_1")).weakened) << "Syracusae";
  EXPECT_TRUE(at_home(t, kNumidae, u("numidae_2")));

  TestTable destroyed = winter();
  people(destroyed.s(), kNumidae).status = PeopleStatus::allegiance;
  lose(destroyed, kNumidae);
  peoples(destroyed);
  EXPECT_EQ(people(destroyed.s(), kNumidae).status, PeopleStatus::peace);
  EXPECT_EQ(destroyed.s().balance, 2);
}

TEST(AleaMajors, PacifiedByArmsTheyComeHomeNow) {
  // AIE-4.4.3c AIE-9.3d
  TestTable t = winter();
  t.run([](AleaTable& table) { pacify(table, kParthi, PacifiedBy::arms, C, "AIE-4.4.3a"); });
  EXPECT_EQ(unit(t.s(), u("parthi_1")).where, Where::people_box);
  peoples(t);
  for (const UnitId& id : test_tables().people(kParthi).units)
    EXPECT_TRUE(at_home(t, kParthi, id)) << id.str();
  EXPECT_EQ(leader(t.s(), l("surena")).where, Where::map);
  EXPECT_FALSE(people(t.s(), kParthi).redeploy);
}

TEST(AleaMajors, RemovedForTheTurnOnlyByTheEastsPlague) {
  // AIE-RUL-28 AIE-9.3d  A people at peace gets back what event 13 took off the map.
  TestTable t = winter();
  unit(t.s(), u("pontici_1")).where = Where::people_box;
  unit(t.s(), u("pontici_2")).weakened = true;
  peoples(t);
  EXPECT_TRUE(at_home(t, kPontici, u("pontici_1")));
  EXPECT_FALSE(unit(t.s(), u("pontici_2")).weakened);
}

TEST(AleaPeoplesAtPeace, NoTruceAfterAStratagem) {
  // AIE-9.3g
  TestTable t = winter();
  t.run([](AleaTable& table) {
    pacify(table, kGermani, PacifiedBy::stratagem, C, "AIE-6.3p");
    pacify(table, kNumidae, PacifiedBy::stratagem, C, "AIE-6.3q");
  });
  EXPECT_EQ(people(t.s(), kGermani).truce_until, 0);
  t.give_counter("S01", C).give_counter("S10", C);
  peoples(t);
  t.s().year = -39;
  EXPECT_EQ(uprising(t, Face::uprising_minor, kGermani), "");
  EXPECT_EQ(uprising(t, Face::uprising_major, kNumidae), "");
  EXPECT_EQ(t.s().balance, 1) << "half of 2";
}

}  // namespace ch9_peoples_test
}  // namespace adj::alea
