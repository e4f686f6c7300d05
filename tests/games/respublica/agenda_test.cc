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
