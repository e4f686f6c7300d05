// RPR-1.09.646  Garrisons, and what provinces have against events.

#include "adjudicator/games/respublica/ch1_06.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace garrisons_test {

const ProvinceId kSicilia{"sicilia"}, kCiterior{"hispania_citerior"};

TestTable senate() {
  TestTable t;
  seat_senate(t);
  t.active_forces(10, 5).province("sicilia", "manlius");
  return t;
}
SendGarrison guard(int legions, int veterans = 0, int fleets = 0, ProvinceId province = kSicilia) {
  return {province, {legions, veterans, fleets}};
}
RecallGarrison unguard(int legions, int veterans = 0) { return {kSicilia, {legions, veterans, 0}}; }
int guards(const TestTable& t) { return static_cast<int>(garrison(t.s(), kSicilia).size()); }

// RPR-1.09.646a  Legions from Rome by vote, veterans too; they stay until they are recalled, not in the turn
// in which they came.
TEST(Garrison, SentAndRecalled) {
  TestTable t = senate();
  legion(t.s(), 4).veteran = true;
  EXPECT_EQ(status(t, pass(t, guard(2, 1))), ItemStatus::passed);
  EXPECT_EQ(garrison(t.s(), kSicilia), (std::vector<int>{1, 2, 4}));
  EXPECT_EQ(legions_in_rome(t), 7);
  EXPECT_EQ(refused(t, unguard(1)), "RPR-1.09.646a too_few_units");
  t.draws({"none"}).run(mortality);
  EXPECT_EQ(guards(t), 3);
  t.s().session.stage = Stage::business;
  t.s().phase = Phase::senate;
  t.s().session.presiding = man("cornelius");
  t.s().session.presiding_seat = seat(1);
  EXPECT_EQ(refused(t, unguard(3)), "RPR-1.09.646a too_few_units");
  EXPECT_EQ(refused(t, unguard(1, 1)), "");
  pass(t, unguard(1, 1));
  EXPECT_EQ(garrison(t.s(), kSicilia), (std::vector<int>{2}));
  EXPECT_EQ(legions_in_rome(t), 9);
  pass(t, guard(1));
  EXPECT_EQ(refused(t, unguard(1)), "");  // the one that was there before
  EXPECT_EQ(refused(t, unguard(2)), "RPR-1.09.646a too_few_units");
}
// RPR-1.09.646a
TEST(Garrison, Refusals) {
  TestTable t = senate();
  t.province("africa", "fabius");
  EXPECT_EQ(refused(t, guard(10)), "");
  EXPECT_EQ(refused(t, guard(11)), "RPR-1.09.646a too_few_units");
  EXPECT_EQ(refused(t, guard(0, 1)), "RPR-1.09.646a too_few_units");
  EXPECT_EQ(refused(t, guard(1, 0, 1)), "RPR-1.09.646a legions_only");
  EXPECT_EQ(refused(t, guard(0)), "RPR-1.09.646a no_units");
  EXPECT_EQ(refused(t, guard(1, 0, 0, kCiterior)), "RPR-1.09.646a no_such_province");
  EXPECT_EQ(refused(t, RecallGarrison{kCiterior, {1, 0, 0}}), "RPR-1.09.646a no_such_province");
  province(t.s(), ProvinceId("africa")).rebel = true;
  EXPECT_EQ(refused(t, guard(1, 0, 0, ProvinceId("africa"))), "RPR-1.09.646a rebel_province");
  const int n = put(t, guard(3));
  t.active_forces(2, 0);
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(guards(t), 0);
}
// RPR-1.09.646a  They follow the province: into the Forum, and under its next governor. The State pays them.
TEST(Garrison, StaysWithTheProvince) {
  TestTable t = senate();
  pass(t, guard(3));
  t.s().treasury = 100;
  province(t.s(), kSicilia).term = 1;
  t.run(pay_debts);
  EXPECT_EQ(t.s().treasury, 100 - 2 * 15);  // ten legions and five fleets, three of them away
  EXPECT_TRUE(province(t.s(), kSicilia).governor.empty());
  EXPECT_EQ(guards(t), 3);
  t.s().session.stage = Stage::governors;
  pass(t, ElectGovernors{{{kSicilia, man("aurelius"), false}}});
  EXPECT_EQ(province(t.s(), kSicilia).governor, man("aurelius"));
  EXPECT_EQ(guards(t), 3);
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("aurelius"), "test"); });
  EXPECT_EQ(guards(t), 3);
}
// RPR-1.09.646b  The base strength, developed or not, twice the garrison and the governor hold off raids; the
// garrison helps to keep order.
TEST(Garrison, DefendsAgainstEvents) {
  struct Case {
    bool developed;
    int legions, total;
  };
  for (const Case& c : {Case{false, 0, 1 + 3}, Case{true, 0, 2 + 3}, Case{false, 2, 1 + 4 + 3}}) {
    TestTable t = senate();
    t.province("hispania_citerior", "manlius", 3, c.developed).event(EventCard::barbarian_raids);
    province(t.s(), kSicilia).exists = false;
    if (c.legions > 0) pass(t, guard(c.legions, 0, 0, kCiterior));
    t.s().phase = Phase::revenue;
    t.dice({6, 6}).run([](RprTable& table) { suffer_raids(table); });
    ASSERT_EQ(t.told<ProvinceRaided>().size(), 1u);
    EXPECT_EQ(t.told<ProvinceRaided>().front().total, 12 + c.total);
  }
  for (const int legions : {0, 2}) {
    TestTable t = senate();
    if (legions > 0) pass(t, guard(legions));
    t.event(EventCard::internal_disorder).s().phase = Phase::revenue;
    t.dice({3});
    t.run([](RprTable& table) { suffer_disorder(table); });
    ASSERT_EQ(t.told<OrderRolled>().size(), 1u);
    EXPECT_EQ(t.told<OrderRolled>().front().total, 3 + legions);
    EXPECT_EQ(t.told<OrderRolled>().front().held, legions > 0);
  }
}
// RPR-1.09.6461  Only frontier provinces are raided: these seven of fifteen.
TEST(Garrison, FrontierProvincesAreRaided) {
  const std::set<ProvinceId> frontier{ProvinceId("hispania_citerior"), ProvinceId("hispania_ulterior"),
                                      ProvinceId("illyricum"),         ProvinceId("gallia_cisalpina"),
                                      ProvinceId("macedonia"),         ProvinceId("gallia_transalpina"),
                                      ProvinceId("creta_cyrenaica")};
  for (const ProvinceInfo& info : test_tables().provinces) {
    TestTable t;
    t.man("manlius", 1).province(info.id.str().c_str(), "manlius").event(EventCard::barbarian_raids);
    const bool raided = frontier.contains(info.id);
    if (raided) t.dice({6, 6});
    t.run([](RprTable& table) { suffer_raids(table); });
    EXPECT_EQ(t.told<ProvinceRaided>().size(), raided ? 1u : 0u) << info.id.str();
  }
}

}  // namespace garrisons_test
}  // namespace adj::respublica
