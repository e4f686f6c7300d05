// RPR-1.09.5, 1.09.63, 1.09.64  What may stand on one agenda, and candidates who run out.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace agenda_test {

Order propose(Proposal proposal) { return Order(Propose{std::move(proposal), false}); }

// RPR-1.09.63a, 1.09.64a  Legions that one line raises the next may send; without it, or before it, there are
// too few.
TEST(Agenda, RaisedUnitsMayBeSent) {
  TestTable t;
  seat_senate(t);
  t.office("fabius", Office::field_consul).war("1st_gallic", WarZone::active).active_forces(2, 0);
  t.s().treasury = 200;
  const SendForces send{{{man("fabius"), WarId("1st_gallic"), {8, 0, 0}}}};
  const AgendaOrders window{seat(1), Stage::business};
  const auto refused = [&](std::vector<Order> orders) {
    std::vector<bool> list;
    for (const auto& verdict : check_orders(t.p(), window, orders)) list.push_back(verdict.has_value());
    return list;
  };
  EXPECT_EQ(refused({propose(send)}), std::vector<bool>({true}));
  EXPECT_EQ(refused({propose(RaiseForces{6, 0}), propose(send)}), std::vector<bool>({false, false}));
  EXPECT_EQ(refused({propose(RaiseForces{5, 0}), propose(send)}), std::vector<bool>({false, true}));
  EXPECT_EQ(refused({propose(send), propose(RaiseForces{6, 0})}), std::vector<bool>({true, false}));
}

// RPR-1.09.63a, 1.09.64a  When the recruitment failed, what it should have sent is dropped without a vote.
TEST(Agenda, UnitsThatWereNotRaisedAreNotSent) {
  TestTable t;
  seat_senate(t);
  t.office("fabius", Office::field_consul).war("1st_gallic", WarZone::active).active_forces(2, 0);
  t.s().treasury = 200;
  const int raise = put(t, RaiseForces{6, 0});
  const int send = put(t, SendForces{{{man("fabius"), WarId("1st_gallic"), {8, 0, 0}}}});
  for (const int against : {1, 2, 3}) t.order(against, vote(VoteChoice::against, {raise}));
  t.run([](RprTable& table) { hold_session(table); });
  EXPECT_EQ(status(t, raise), ItemStatus::failed);
  t.run([](RprTable& table) { hold_session(table); });
  EXPECT_EQ(status(t, send), ItemStatus::dropped);
}

// 7.2  He who is asked for one window's agenda may send those of later ones with it: they wait. What is past
// is refused.
TEST(Agenda, LaterWindowsWait) {
  TestTable t;
  seat_senate(t, Stage::dictator);
  t.senator("claudius").prior_consul = t.senator("furius").prior_consul = true;
  t.s().treasury = 100;
  const auto refused = [&](const Proposal& proposal) {
    const auto no = refuse(t.p(), seat(1), Propose{proposal, false}, When::now);
    return no ? no->clause : "";
  };
  EXPECT_EQ(refused(RaiseForces{2, 0}), "");
  EXPECT_EQ(refused(RaiseForces{90, 0}), "");  // judged when its time has come
  EXPECT_EQ(refused(ElectCensor{man("claudius")}), "");
  EXPECT_EQ(refused(ElectCensor{man("aurelius")}), "RPR-1.09.4a");  // of this window: judged now
  EXPECT_EQ(refused(ConsulPair{man("claudius"), man("furius")}), "RPR-1.09.151i");
  EXPECT_EQ(refused(ElectForLife{man("claudius")}), "RPR-1.09.821a");  // at any time: judged now
  EXPECT_EQ(
      refused(together({RaiseForces{1, 0}, PassLandBill{LandBill::i, man("fabius"), man("cornelius")}})),
      "RPR-1.09.6a");
}

// RPR-1.09.51a, 1.09.5b  A man who came home this year goes without consent when everybody else was rejected
// for that province: the election comes to an end.
TEST(Agenda, ReluctantGovernorsWhenNobodyElseIsLeft) {
  TestTable t;
  seat_senate(t, Stage::governors);
  t.province("sicilia");
  for (const char* home : {"fabius", "claudius"}) t.senator(home).returned = true;
  t.s().session.prosecutions_over = true;
  const auto nominate = [](const char* id) {
    return ElectGovernors{{{ProvinceId("sicilia"), man(id), false}}};
  };
  EXPECT_TRUE(refuse_item(t.p(), seat(1), nominate("claudius"), ItemOrigin::presiding));
  for (const char* rejected : {"fabius", "manlius", "furius", "aurelius"}) {
    const int number = put(t, nominate(rejected));
    item(t.s(), number).status = ItemStatus::failed;
  }
  EXPECT_FALSE(refuse_item(t.p(), seat(1), nominate("claudius"), ItemOrigin::presiding));
  EXPECT_FALSE(legal_defaults(t.p(), Stage::governors).empty());
}

}  // namespace agenda_test
}  // namespace adj::respublica
