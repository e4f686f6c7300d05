// AIE-2.C, 4.2, 9  Exceptions of entries, homes and winter that no other test would miss.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_c_entry.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace {

constexpr Camp C = Camp::caesarian, R = Camp::republican;

// An empty map in the winter of -46; C controls Gallia, R the rest.
TestTable winter() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.clear_map();
  return t;
}

// --- Entries

TEST(AleaEntryDetails, WhoShouldHaveComeInTheFirstYearTakesNoPart) {
  // AIE-RUL-30  Scenario 3 begins in -48, the year of M. Brutus.
  TestTable t("3");
  leader(t.s(), kMBrutus).where = Where::waiting;
  EXPECT_FALSE(enters_now(t.p(), kMBrutus));
  TestTable first("1");
  first.s().year = -48;
  EXPECT_TRUE(enters_now(first.p(), kMBrutus));
}

TEST(AleaEntryDetails, EitherPlayerMayWriteForDolabella) {
  // AIE-S5.h  Whose he is next year is not known yet; of others it is.
  TestTable t("5");
  t.s().dolabella_camps = {C};
  const auto returning = [&](LeaderId id) {
    leader(t.s(), id).where = Where::returning;
    leader(t.s(), id).zone = ZoneId();
    leader(t.s(), id).camp = C;
  };
  returning(kDolabella);
  returning(l("lepidus"));
  ZoneId city;
  for (const ZoneInfo& zone : test_tables().zones)
    if (zone.city && zone.region && region(t.s(), *zone.region).controller == R &&
        !has_units(t.p(), zone.id, C))
      city = zone.id;
  ASSERT_FALSE(city.empty());
  EXPECT_FALSE(refuse(t.p(), R, Enter{kDolabella, city}));
  const auto foreign = refuse(t.p(), R, Enter{l("lepidus"), city});
  ASSERT_TRUE(foreign);
  EXPECT_EQ(foreign->key, "not_your_leader");
}

TEST(AleaEntryDetails, TheTruceMarkerComesBackInItsYear) {
  // AIE-9.3b AIE-9.3e
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::c;
  people(t.s(), kNumidae).truce_until = -46;
  people(t.s(), kPontici).truce_until = -45;
  t.draws({"decoy"});
  t.run([](AleaTable& table) { activate_peoples(table); });
  EXPECT_EQ(people(t.s(), kNumidae).truce_until, 0);
  EXPECT_EQ(people(t.s(), kPontici).truce_until, -45);
}

TEST(AleaHomeDetails, WhoRisesShowsHisNormalFace) {
  // AIE-4.2.2c
  TestTable t("1");
  t.s().year = -46;
  const PeopleId germani("germani");
  for (const UnitId& id : test_tables().people(germani).units) unit(t.s(), id).weakened = true;
  t.run([&](AleaTable& table) { go_to_war(table, germani, R, "uprising", "AIE-6.2b"); });
  for (const UnitId& id : test_tables().people(germani).units) {
    EXPECT_TRUE(on_map(unit(t.s(), id)));
    EXPECT_FALSE(unit(t.s(), id).weakened) << id.str();
  }
}

// --- Winter

TEST(AleaWinterDetails, ChiefsOfAPeopleAtPeaceStayWhereTheyAre) {
  // AIE-9.3d AIE-RUL-31  Only those on their way back come home; nobody enters before his year.
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  for (People& one : t.s().people) one.status = PeopleStatus::peace;
  t.run([](AleaTable& table) { adjust_peoples(table); });
  EXPECT_TRUE(t.told<LeaderEntered>().empty());
  EXPECT_EQ(leader(t.s(), l("phraates_iv")).where, Where::waiting);
}

TEST(AleaWinterDetails, NeutralisedFleetsAreNotLostAndRecoverInPortsOnly) {
  // AIE-RUL-19 AIE-9.1a
  const ZoneInfo* open_coast = nullptr;
  for (const ZoneInfo& zone : test_tables().zones)
    if (!zone.sea && !zone.port && zone.region && !zone.seas.empty()) open_coast = &zone;
  ASSERT_NE(open_coast, nullptr);
  TestTable t = winter();
  t.put("naves_6pf_0_1", open_coast->id.str().c_str(), R, true);
  t.s().triumvir.push_back({l("scipio"), *open_coast->region, {}});
  t.run([](AleaTable& table) { adjust_fleets(table); });
  EXPECT_TRUE(on_map(unit(t.s(), u("naves_6pf_0_1"))));
  EXPECT_TRUE(unit(t.s(), u("naves_6pf_0_1")).weakened);
}

void quarters(TestTable& t) {
  t.run([](AleaTable& table) {
    Winter9 nine(table);
    take_winter_quarters(nine);
  });
}

TEST(AleaWinterDetails, ShipsAloneWithoutAPortStay) {
  // AIE-RUL-34  Enemies hold every port of Gallia.
  TestTable t = winter();
  const std::vector<const char*> legions{"legio_21", "legio_22", "legio_23", "legio_24", "legio_25"};
  std::size_t next = 0;
  for (const ZoneId& zone : test_tables().region(RegionId("gallia")).zones)
    if (test_tables().zone(zone).port) t.put(legions.at(next++), zone.str().c_str(), R);
  t.put("naves_6pf_0_1", "italia_1", C);
  quarters(t);
  for (const WinterMoved& moved : t.told<WinterMoved>()) EXPECT_EQ(moved.camp, R);
  EXPECT_EQ(unit(t.s(), u("naves_6pf_0_1")).zone, z("italia_1"));
}

TEST(AleaWinterDetails, ALoneLeaderDoesNotStayAmongEnemies) {
  // AIE-9.2f AIE-RUL-37  Though the region is his.
  TestTable t = winter();
  t.s().turn.initiative = C;
  t.put(l("hirtius"), "gallia_4").put("legio_25", "gallia_4", R);
  for (Region& r : t.s().region)
    if (r.id != RegionId("gallia")) r.controller = C;
  quarters(t);
  EXPECT_NE(leader(t.s(), l("hirtius")).zone, z("gallia_4"));
}

TEST(AleaWinterDetails, WhatTheOtherHasWrittenDoesNotColourTheReceipt) {
  // AIE-S1.i AIE-6.4e  His Triumph would end the game before this line is looked at: it is refused all the
  // same, or the receipt would betray him.
  TestTable t = winter();
  t.s().balance = 75;
  t.give_counter("S14", C);
  Play triumph;
  triumph.face = Face::triumph_1;
  t.s().orders[seat_of(t.s(), C)].winter = {Order{triumph, {}, {}}};
  t.put(l("scipio"), "gallia_4").put("legio_25", "gallia_4", R);
  const Order bad{Winter{z("gallia_4"), {}, z("gallia_7")}, {}, {}};
  const Verdicts verdicts = check_orders(t.p(), WinterOrders{seat_of(t.s(), R), R}, {bad});
  ASSERT_TRUE(verdicts.front());
  EXPECT_EQ(verdicts.front()->key, "not_in_your_region");
}

}  // namespace
}  // namespace adj::alea
