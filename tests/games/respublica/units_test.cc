// RPR-1.02  What there is of legions, fleets and markers.

#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace units_test {

// RPR-1.02a  25 of each, numbered; a veteran keeps number and allegiance on the way out and home.
TEST(Units, TwentyFiveNumbered) {
  TestTable t;
  seat_senate(t);
  ASSERT_EQ(t.s().legion.size(), 25u);
  ASSERT_EQ(t.s().fleet.size(), 25u);
  for (int i = 0; i < 25; ++i) {
    EXPECT_EQ(t.s().legion[static_cast<std::size_t>(i)].number, i + 1);
    EXPECT_EQ(t.s().fleet[static_cast<std::size_t>(i)].number, i + 1);
  }
  t.active_forces(9, 2).war("syrian", WarZone::active).office("fabius", Office::field_consul);
  legion(t.s(), 7).veteran = legion(t.s(), 3).veteran = true;
  legion(t.s(), 7).allegiance = man("fabius");
  legion(t.s(), 3).allegiance = man("claudius");
  t.run([](RprTable& table) {
    send_force(table, "RPR-1.09.64a", {man("fabius"), WarId("syrian"), {2, 1, 2}}, 0, "sent");
  });
  EXPECT_EQ(legions_of(t.s(), man("fabius")), (std::vector<int>{1, 2, 7}));  // his own veteran first
  EXPECT_TRUE(legion(t.s(), 7).veteran);
  EXPECT_EQ(legion(t.s(), 7).allegiance, man("fabius"));
  t.run([](RprTable& table) { bring_home(table, "RPR-1.09.644a", man("fabius"), "recalled"); });
  EXPECT_EQ(legion(t.s(), 7).place, UnitPlace::rome);
  EXPECT_TRUE(legion(t.s(), 7).veteran);
  EXPECT_EQ(legion(t.s(), 7).allegiance, man("fabius"));
  EXPECT_EQ(legion(t.s(), 3).allegiance, man("claudius"));
}
// RPR-1.02a  The Senate raises no more than the pool holds; the lowest free numbers.
TEST(Units, NoMoreThanThePool) {
  TestTable t;
  seat_senate(t);
  t.active_forces(24, 25);
  t.s().treasury = 1000;
  legion(t.s(), 2).place = UnitPlace::pool;
  EXPECT_FALSE(refuse_proposal(t.p(), seat(1), RaiseForces{2, 0}));
  EXPECT_TRUE(refuse_proposal(t.p(), seat(1), RaiseForces{3, 0}));
  EXPECT_TRUE(refuse_proposal(t.p(), seat(1), RaiseForces{0, 1}));
  t.run([](RprTable& table) { raise_units(table, "RPR-1.09.63a", 1, 0, "senate", SenatorId()); });
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::rome);
  EXPECT_EQ(legion(t.s(), 25).place, UnitPlace::pool);
}
// RPR-1.02b  One bill I, two II, three III at a time.
TEST(Markers, LandBills) {
  TestTable t;
  seat_senate(t);
  const auto no_marker = [&](LandBill bill) {
    const auto why = refuse_proposal(t.p(), seat(1), PassLandBill{bill, man("cornelius"), man("fabius")});
    return why && why->clause == "RPR-1.02b";
  };
  for (const auto& [bill, markers] :
       std::map<LandBill, int>{{LandBill::i, 1}, {LandBill::ii, 2}, {LandBill::iii, 3}}) {
    t.s().land_bills[bill] = markers - 1;
    EXPECT_FALSE(no_marker(bill)) << markers;
    t.s().land_bills[bill] = markers;
    EXPECT_TRUE(no_marker(bill)) << markers;
  }
}
// RPR-1.02b, RPR-R-93  No other marker runs out: droughts, omens and shortages pile up, and so do knights.
TEST(Markers, NothingElseIsLimited) {
  TestTable t;
  seat_senate(t);
  t.s().treasury = 100;
  t.run([](RprTable& table) {
    for (int i = 0; i < 12; ++i)
      for (const EventCard event : {EventCard::drought, EventCard::evil_omens, EventCard::manpower_shortage})
        resolve_event(table, event, seat(1));
  });
  EXPECT_EQ(drought_effects(t.p()), 12);
  EXPECT_EQ(omens(t.s()), 12);
  EXPECT_EQ(price_of_unit(t.p()), 130);
}

}  // namespace units_test
}  // namespace adj::respublica
