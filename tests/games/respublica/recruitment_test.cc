// RPR-1.09.63  Raising and disbanding.

#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace recruitment_test {

TestTable senate(int legions, int fleets, int treasury = 500) {
  TestTable t;
  seat_senate(t);
  t.active_forces(legions, fleets);
  t.s().treasury = treasury;
  return t;
}
DisbandForces disband(int legions, int veterans = 0, int fleets = 0) { return {{legions, veterans, fleets}}; }

// RPR-1.09.63a, RPR-1.09.63b  Paid at once, to the Active Forces; 25 of each and no more, wherever they are.
TEST(Recruitment, TwentyFiveOfEach) {
  TestTable t = senate(20, 23);
  t.war("syrian", WarZone::active).army("fabius", "syrian", 2, 0, 1);  // of the pool
  EXPECT_EQ(refused(t, RaiseForces{3, 1}), "");
  EXPECT_EQ(refused(t, RaiseForces{4, 0}), "RPR-1.09.63b too_many_units");
  EXPECT_EQ(refused(t, RaiseForces{0, 2}), "RPR-1.09.63b too_many_units");
  EXPECT_EQ(refused(t, RaiseForces{0, 0}), "RPR-1.09.63a no_units");
  EXPECT_EQ(refused(t, RaiseForces{2, -1}), "RPR-1.09.63a no_units");
  pass(t, RaiseForces{3, 1});
  EXPECT_EQ(legions_in_rome(t), 23);
  EXPECT_EQ(fleets_in_rome(t), 24);
  EXPECT_EQ(t.s().treasury, 460);
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "RPR-1.09.63b too_many_units");
}
// RPR-1.09.63b  What was disbanded is not raised in the same phase, what was raised is not disbanded; next
// turn both may be.
TEST(Recruitment, NotBothInOnePhase) {
  TestTable t = senate(25, 25);
  EXPECT_EQ(refused(t, disband(2, 0, 1)), "");
  pass(t, disband(2, 0, 1));
  EXPECT_EQ(legions_in_rome(t), 23);
  EXPECT_EQ(fleets_in_rome(t), 24);
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "RPR-1.09.63b too_many_units");
  EXPECT_EQ(refused(t, RaiseForces{0, 1}), "RPR-1.09.63b too_many_units");
  t.draws({"none"}).run(mortality);
  EXPECT_FALSE(refuse_proposal(t.p(), seat(1), RaiseForces{2, 1}));

  TestTable raised = senate(1, 0);
  pass(raised, RaiseForces{2, 1});
  EXPECT_EQ(refused(raised, disband(1)), "");
  EXPECT_EQ(refused(raised, disband(2)), "RPR-1.09.63c too_few_units");
  EXPECT_EQ(refused(raised, disband(0, 0, 1)), "RPR-1.09.63c too_few_units");
  raised.draws({"none"}).run(mortality);
  EXPECT_FALSE(refuse_proposal(raised.p(), seat(1), disband(3, 0, 1)));
}
// RPR-1.09.63c  Only those in Rome: neither from the field nor a garrison; veterans are named apart, and are
// plain legions when they are raised again.
TEST(Disbanding, OnlyInRome) {
  TestTable t = senate(2, 1);
  t.province("sicilia").war("syrian", WarZone::active).army("fabius", "syrian", 3, 0, 2);
  legion(t.s(), 9).place = UnitPlace::garrison;
  legion(t.s(), 9).province = ProvinceId("sicilia");
  legion(t.s(), 2).veteran = true;
  legion(t.s(), 2).allegiance = man("furius");
  EXPECT_EQ(refused(t, disband(1, 1, 1)), "");
  EXPECT_EQ(refused(t, disband(2)), "RPR-1.09.63c too_few_units");
  EXPECT_EQ(refused(t, disband(0, 2)), "RPR-1.09.63c too_few_units");
  EXPECT_EQ(refused(t, disband(0, 0, 2)), "RPR-1.09.63c too_few_units");
  EXPECT_EQ(refused(t, disband(0)), "RPR-1.09.63c no_units");
  pass(t, disband(0, 1));
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome), (std::vector<int>{1}));
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::pool);
  EXPECT_FALSE(legion(t.s(), 2).veteran);
  EXPECT_TRUE(legion(t.s(), 2).allegiance.empty());
  EXPECT_EQ(legions_with(t, "fabius"), 3);
}
// RPR-1.09.63c  Gone to the war before the vote ended: it fails.
TEST(Disbanding, NoLongerInRome) {
  TestTable t = senate(2, 0);
  const int n = put(t, disband(2));
  legion(t.s(), 1).place = UnitPlace::war;
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::rome);
}
// RPR-1.09.63d, RPR-R-101  Not more than the treasury can pay, the shortage included; if it shrinks before
// the vote ends the proposal fails, and nobody is bankrupt.
TEST(Recruitment, NotBeyondTheTreasury) {
  TestTable t = senate(0, 0, 40);
  EXPECT_EQ(refused(t, RaiseForces{2, 2}), "");
  EXPECT_EQ(refused(t, RaiseForces{3, 2}), "RPR-1.09.63d too_dear");
  t.s().manpower_shortage = 1;
  EXPECT_EQ(refused(t, RaiseForces{1, 1}), "");
  EXPECT_EQ(refused(t, RaiseForces{2, 1}), "RPR-1.09.63d too_dear");
  const int first = put(t, RaiseForces{1, 0});
  const int second = put(t, RaiseForces{1, 1});
  take(t, first);
  EXPECT_EQ(status(t, first), ItemStatus::passed);
  EXPECT_EQ(t.s().treasury, 20);
  take(t, second);
  EXPECT_EQ(status(t, second), ItemStatus::failed);
  EXPECT_EQ(t.told<ItemDecided>().back().why, Name("too_dear"));
  EXPECT_EQ(legions_in_rome(t), 1);
  EXPECT_EQ(t.s().treasury, 20);
  EXPECT_FALSE(t.ended());
}
// RPR-1.08.2b  Nothing while the people refuse to serve.
TEST(Recruitment, NoRecruitment) {
  TestTable t = senate(0, 0);
  t.s().now.no_recruitment = true;
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "RPR-1.08.2b no_recruitment");
}
// RPR-1.09.631a  The suppliers are paid at once, wherever they are, and stand revealed; he who had no part in
// it is not.
TEST(Recruitment, Suppliers) {
  TestTable t = senate(0, 0);
  t.senator("claudius").concessions = {kArmaments};
  t.senator("furius").concessions = {kShipBuilding, ConcessionId("mining")};
  t.province("sicilia", "claudius");
  pass(t, RaiseForces{4, 0});
  EXPECT_EQ(t.senator("claudius").talents, 8);
  EXPECT_EQ(t.senator("claudius").bars, (std::set{kArmaments}));
  EXPECT_EQ(t.senator("furius").talents, 0);
  EXPECT_TRUE(t.senator("furius").bars.empty());
  pass(t, RaiseForces{0, 3});
  EXPECT_EQ(t.senator("claudius").talents, 8);
  EXPECT_EQ(t.senator("furius").talents, 9);
  EXPECT_EQ(t.senator("furius").bars, (std::set{kShipBuilding}));
  EXPECT_EQ(t.s().treasury, 500 - 70);  // what the suppliers earn is not the State's
}
// RPR-1.10.71b, RPR-1.09.631a  A captive has no income: his concession earns nothing and reveals nothing.
TEST(Recruitment, ACaptiveSupplierEarnsNothing) {
  TestTable t = senate(0, 0);
  t.senator("claudius").concessions = {kArmaments, kShipBuilding};
  t.senator("claudius").place = Place::captive;
  pass(t, RaiseForces{4, 3});
  EXPECT_EQ(t.senator("claudius").talents, 0);
  EXPECT_TRUE(t.senator("claudius").bars.empty());
}

}  // namespace recruitment_test
}  // namespace adj::respublica
