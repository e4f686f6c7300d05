// RPR-1.09.61  The award of concessions.

#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace awards_test {

const ConcessionId kMining{"mining"}, kHarbor{"harbor_fees"}, kFarmer{"tax_farmer_1"};

AwardConcessions award(std::vector<Award> awards) { return AwardConcessions{std::move(awards)}; }

TestTable senate_with_concessions() {
  TestTable t;
  seat_senate(t);
  t.s().forum_concessions = {kMining, kHarbor, kFarmer, kLandCommissioner};
  return t;
}

// RPR-1.09.61a  One that lies in the Forum to the man named, of whatever faction; several in one bundle.
TEST(Awards, FromTheForumToTheManNamed) {
  TestTable t = senate_with_concessions();
  EXPECT_EQ(status(t, pass(t, award({{kMining, man("claudius")}}))), ItemStatus::passed);
  EXPECT_EQ(t.senator("claudius").concessions, (std::set{kMining}));
  EXPECT_TRUE(t.senator("claudius").bars.empty());
  EXPECT_EQ(t.s().forum_concessions, (std::vector{kHarbor, kFarmer, kLandCommissioner}));
  pass(t, award({{kFarmer, man("furius")}, {kHarbor, man("fabius")}}));
  EXPECT_EQ(t.senator("furius").concessions, (std::set{kFarmer}));
  EXPECT_EQ(t.senator("fabius").concessions, (std::set{kHarbor}));
  EXPECT_EQ(t.s().forum_concessions, (std::vector{kLandCommissioner}));
  EXPECT_EQ(t.told<ConcessionAwarded>().size(), 2u);
}
// RPR-1.09.61a
TEST(Awards, Refusals) {
  TestTable t = senate_with_concessions();
  t.man("julius", 0).senator("manlius").concessions = {ConcessionId("tax_farmer_2")};
  t.senator("aurelius").place = Place::war;
  EXPECT_EQ(refused(t, award({{kMining, man("fabius")}})), "");
  EXPECT_EQ(refused(t, award({{ConcessionId("tax_farmer_2"), man("fabius")}})), "RPR-1.09.61a not_in_forum");
  EXPECT_EQ(refused(t, award({{kMining, man("julius")}})), "RPR-1.09.61a not_in_rome");  // unaligned: R-95
  EXPECT_EQ(refused(t, award({{kMining, man("aurelius")}})), "RPR-1.09.61a not_in_rome");
  EXPECT_EQ(refused(t, award({{kMining, man("acilius")}})), "RPR-1.09.61a not_in_play");
  EXPECT_EQ(refused(t, award({})), "RPR-1.09.61a no_concession");
  EXPECT_EQ(refused(t, award({{kMining, man("fabius")}, {kMining, man("furius")}})),
            "RPR-1.09.61a named_twice");
}
// RPR-1.09.61b  Rejected or vetoed: not again this turn, whoever should have it; of a bundle each one, alone
// too. Others are free, and next turn all are.
TEST(Awards, ARejectedOneIsBarred) {
  for (const bool veto : {false, true}) {
    TestTable t = senate_with_concessions();
    const AwardConcessions bundle = award({{kMining, man("cornelius")}, {kHarbor, man("fabius")}});
    if (veto) {
      const int number = put(t, bundle);
      CastVeto line;
      line.item = number;
      t.card(3, "tribune_38").order(3, line);
      take(t, number);
      EXPECT_EQ(status(t, number), ItemStatus::vetoed);
    } else {
      EXPECT_EQ(status(t, defeat(t, bundle)), ItemStatus::failed);
    }
    EXPECT_EQ(t.s().forum_concessions.size(), 4u);
    EXPECT_EQ(refused(t, award({{kMining, man("claudius")}})), "RPR-1.09.61b rejected_before");
    EXPECT_EQ(refused(t, award({{kHarbor, man("fabius")}})), "RPR-1.09.61b rejected_before");
    EXPECT_EQ(refused(t, award({{kFarmer, man("fabius")}, {kHarbor, man("furius")}})),
              "RPR-1.09.61b rejected_before");
    EXPECT_EQ(refused(t, award({{kFarmer, man("fabius")}})), "");
    t.run(open_senate);
    EXPECT_FALSE(refuse_proposal(t.p(), seat(1), award({{kMining, man("claudius")}})));
  }
}
// RPR-1.09.61b  A bundle that can no longer be carried out fails as a whole, and all of it is barred.
TEST(Awards, ABundleThatHasBecomeImpossible) {
  TestTable t = senate_with_concessions();
  const int number = put(t, award({{kMining, man("fabius")}, {kHarbor, man("fabius")}}));
  t.s().forum_concessions = {kMining};
  take(t, number);
  EXPECT_EQ(status(t, number), ItemStatus::failed);
  EXPECT_TRUE(t.senator("fabius").concessions.empty());
  EXPECT_EQ(refused(t, award({{kMining, man("fabius")}})), "RPR-1.09.61b rejected_before");
}
// RPR-1.09.61c  As many as they give him.
TEST(Awards, NoLimit) {
  TestTable t = senate_with_concessions();
  for (int i = 2; i <= 6; ++i)
    t.senator("fabius").concessions.insert(ConcessionId("tax_farmer_" + std::to_string(i)));
  const AwardConcessions more =
      award({{kMining, man("fabius")}, {kHarbor, man("fabius")}, {kFarmer, man("fabius")}});
  EXPECT_EQ(refused(t, more), "");
  pass(t, more);
  EXPECT_EQ(t.senator("fabius").concessions.size(), 8u);
}
// RPR-1.09.61d  The Land Commissioner while a bill is in force: awarded then, and back in the Forum when the
// Senate closes without one; until then he keeps it.
TEST(Awards, LandCommissioner) {
  TestTable t = senate_with_concessions();
  const AwardConcessions office = award({{kLandCommissioner, man("fabius")}});
  EXPECT_EQ(refused(t, office), "RPR-1.09.61d needs_land_bill");
  t.s().land_bills[LandBill::iii] = 1;
  EXPECT_EQ(refused(t, office), "");
  pass(t, office);
  EXPECT_TRUE(t.senator("fabius").concessions.contains(kLandCommissioner));
  t.run(close_senate);
  EXPECT_TRUE(t.senator("fabius").concessions.contains(kLandCommissioner));
  t.senator("claudius").popularity = 9;
  t.s().session.presiding = man("cornelius");
  t.standing(2, Consent{man("claudius"), Role::repeal, SenatorId(), LandBill::iii, 0});
  const int repeal = put(t, RepealLandBill{LandBill::iii, man("claudius")});
  t.order(3, vote(VoteChoice::in_favour, {repeal}));
  take(t, repeal);
  EXPECT_EQ(t.s().land_bills[LandBill::iii], 0);
  EXPECT_TRUE(t.senator("fabius").concessions.contains(kLandCommissioner));
  t.run(close_senate);
  EXPECT_TRUE(t.senator("fabius").concessions.empty());
  EXPECT_EQ(t.s().forum_concessions.back(), kLandCommissioner);
}
// RPR-1.09.61d  A bill that fell before the vote ended: the award fails.
TEST(Awards, LandCommissionerWithoutABillAnyMore) {
  TestTable t = senate_with_concessions();
  const int number = put(t, award({{kLandCommissioner, man("fabius")}}));
  take(t, number);
  EXPECT_EQ(status(t, number), ItemStatus::failed);
  EXPECT_TRUE(t.senator("fabius").concessions.empty());
}

}  // namespace awards_test
}  // namespace adj::respublica
