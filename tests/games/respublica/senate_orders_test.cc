// RPR-1.09.1, 1.09.7  What lines of the Senate are refused for, one by one and beside each other.

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace senate_orders_test {

constexpr auto kFor = VoteChoice::in_favour;

template <class Body>
std::string refused(const TestTable& t, int by, const Body& body) {
  return clause(refuse(t.p(), seat(by), body, When::now));
}
BallotOrders window_of(int by, std::vector<int> items) {
  BallotOrders window;
  window.seat = seat(by);
  window.items = std::move(items);
  return window;
}
std::vector<std::string> verdicts(const TestTable& t, const BallotOrders& window, std::vector<Order> orders) {
  std::vector<std::string> all;
  for (const std::optional<Refusal>& verdict : check_orders(t.p(), window, orders))
    all.push_back(clause(verdict));
  return all;
}
Order on_condition(Order order) {
  order.conditions = {condition(ConditionKind::unrest_at_least, 9)};
  return order;
}
using Clauses = std::vector<std::string>;

// RPR-1.09.14a  Only items of this window, and own men.
TEST(SenateOrders, VotesOnThisBallot) {
  TestTable t;
  seat_senate(t);
  t.senator("furius").talents = t.senator("claudius").talents = 5;
  const int n = put_motion(t), other = put(t, motion("more thanks"));
  EXPECT_EQ(verdicts(t, window_of(2, {n}), {Order(vote(kFor, {n})), Order(vote(kFor, {other}))}),
            (Clauses{"", "RPR-1.09.14a"}));
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {man("furius")})), "RPR-1.09.141a");
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {}, {{man("furius"), 2, BuyAim::exactly}})), "RPR-1.09.141a");
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {}, {{man("claudius"), 2, BuyAim::exactly}})), "");
}
// RPR-1.09.141a  What is promised for certain must be in the purse; what may not be bought at all does not
// count.
TEST(SenateOrders, OnePurseForAll) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").talents = 5;
  const int a = put_motion(t), b = put(t, motion("b")), c = put(t, motion("c"));
  const auto buys = [](int item, int talents) {
    return Order(vote(kFor, {item}, {}, {{man("claudius"), talents, BuyAim::exactly}}));
  };
  const BallotOrders window = window_of(2, {a, b, c});
  EXPECT_EQ(verdicts(t, window, {buys(a, 3), buys(b, 3), buys(c, 2)}), (Clauses{"", "RPR-1.09.141a", ""}));
  EXPECT_EQ(verdicts(t, window, {on_condition(buys(a, 3)), buys(b, 3)}), (Clauses{"", ""}));
}
// RPR-1.09.141a  Votes that no vote of the line could use are not bought in silence.
TEST(SenateOrders, BuysWhatItsLineCanUse) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").talents = t.senator("manlius").talents = 5;
  const int n = put_motion(t);
  const SenatorId claudius = man("claudius"), manlius = man("manlius");
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {manlius}, {{manlius, 2, BuyAim::exactly}})), "");
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {manlius}, {{claudius, 2, BuyAim::exactly}})), "RPR-1.09.141a");
  EXPECT_EQ(
      refused(t, 2, vote(kFor, {n}, {}, {{claudius, 2, BuyAim::exactly}, {manlius, 2, BuyAim::exactly}})),
      "");
  EXPECT_EQ(
      refused(t, 2, vote(kFor, {n}, {}, {{claudius, 2, BuyAim::exactly}, {claudius, 2, BuyAim::exactly}})),
      "RPR-1.09.141a");
  constexpr auto kNo = VoteChoice::against;
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {}, {{claudius, 2, BuyAim::to_pass}})), "");
  EXPECT_EQ(refused(t, 2, vote(kFor, {n}, {}, {{claudius, 2, BuyAim::to_fail}})), "RPR-1.09.141a");
  EXPECT_EQ(refused(t, 2, vote(kNo, {n}, {}, {{claudius, 2, BuyAim::to_pass}})), "RPR-1.09.141a");
  EXPECT_EQ(refused(t, 2, vote(kNo, {n}, {}, {{claudius, 2, BuyAim::to_fail}})), "");
}
// RPR-1.09.411a, 62b, 621b, 643a, 51a  Only his own player consents for a man, whatever it is that he is
// asked for.
TEST(SenateOrders, ConsentOfOthersMen) {
  TestTable t;
  seat_senate(t);
  const std::vector<std::pair<Role, std::string>> asked{{Role::prosecutor, "RPR-1.09.411a"},
                                                        {Role::sponsor, "RPR-1.09.62b"},
                                                        {Role::repeal, "RPR-1.09.621b"},
                                                        {Role::command, "RPR-1.09.643a"},
                                                        {Role::governor, "RPR-1.09.51a"}};
  for (const auto& [role, its] : asked) {
    EXPECT_EQ(refused(t, 2, Consent{man("furius"), role, SenatorId(), LandBill::ii, 0}), its);
    EXPECT_EQ(refused(t, 2, Consent{man("claudius"), role, SenatorId(), LandBill::ii, 0}), "");
  }
}
// RPR-1.09.142b  Twice for everybody on one item; of single men, or on a condition, there may be more lines.
TEST(SenateOrders, VotedTwice) {
  TestTable t;
  seat_senate(t);
  const int n = put_motion(t);
  const BallotOrders window = window_of(2, {n});
  const Order all(vote(kFor, {n})), one(vote(VoteChoice::against, {n}, {man("manlius")}));
  const Order others(vote(VoteChoice::against, {n}));
  EXPECT_EQ(verdicts(t, window, {all, others}), (Clauses{"", "RPR-1.09.142b"}));
  EXPECT_EQ(verdicts(t, window, {one, others}), (Clauses{"", ""}));
  EXPECT_EQ(verdicts(t, window, {all, one}), (Clauses{"", ""}));
  EXPECT_EQ(verdicts(t, window, {on_condition(all), others}), (Clauses{"", ""}));
}
// RPR-1.09.7b  One attempt: a second line only where the first may come to nothing, or for another moment.
TEST(SenateOrders, OneAttempt) {
  TestTable t;
  seat_full_senate(t);
  const int n = put_motion(t);
  const BallotOrders window = window_of(3, {n});
  const Order first(attempt("manlius", "aurelius")), second(attempt("fabius", "junius"));
  const Order later(attempt_during(n, "fabius", "junius"));
  EXPECT_EQ(verdicts(t, window, {first, second}), (Clauses{"", "RPR-1.09.7b"}));
  EXPECT_EQ(verdicts(t, window, {on_condition(first), second}), (Clauses{"", ""}));
  EXPECT_EQ(verdicts(t, window, {first, later}), (Clauses{"", ""}));
  EXPECT_EQ(verdicts(t, window, {Order(attempt("furius", "aurelius")), second}),
            (Clauses{"RPR-1.09.7b", ""}));
}
// RPR-1.09.7a  An attempt during or after an item that there is not.
TEST(SenateOrders, AttemptOnNoItem) {
  TestTable t;
  seat_full_senate(t);
  const int n = put_motion(t);
  for (const Trigger trigger : {Trigger::during, Trigger::after})
    for (const int item : {n, n + 1}) {
      Assassinate o = attempt("manlius", "aurelius");
      o.trigger = trigger;
      o.item = item;
      EXPECT_EQ(refused(t, 3, o), item == n ? "" : "RPR-1.09.7a");
    }
}
// RPR-1.09.131a  The same proposal twice in one agenda.
TEST(SenateOrders, ProposedTwice) {
  TestTable t;
  seat_senate(t);
  AgendaOrders window;
  window.seat = seat(1);
  window.stage = Stage::business;
  const Order thanks(Propose{motion("thanks"), false}), peace(Propose{motion("peace"), false});
  Clauses all;
  for (const std::optional<Refusal>& verdict : check_orders(t.p(), window, {thanks, peace, thanks}))
    all.push_back(clause(verdict));
  EXPECT_EQ(all, (Clauses{"", "", "RPR-1.09.131a"}));
}
// RPR-CARD-086  FREE is for land bills.
TEST(SenateOrders, FreeLandBillsOnly) {
  TestTable t;
  seat_senate(t);
  EXPECT_EQ(refused(t, 1, Propose{motion("thanks"), true}), "RPR-CARD-086");
  EXPECT_EQ(refused(t, 1, Propose{PassLandBill{LandBill::i, man("cornelius"), man("fabius")}, true}), "");
}
// RPR-1.09.151  Tribunes: no trials, nothing whose time is past, and items that there are.
TEST(SenateOrders, Tribunes) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38");
  const int open = put_motion(t), done = put(t, motion("done"));
  item(t.s(), done).status = ItemStatus::passed;
  const Proposal trial = AssassinTrial{man("furius"), man("fabius"), 0};
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::after, 0, trial)), "RPR-1.09.151d");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::after, 0, Prosecution{})), "RPR-1.09.151d");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::after, 0, ElectCensor{man("fabius")})), "RPR-1.09.151i");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::after, 0)), "RPR-1.09.151a");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::after, 9, motion("peace"))), "RPR-1.09.151a");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::after, done, motion("peace"))), "");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::adjourn, 0, motion("peace"))), "");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::reserve, open)), "");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::reserve, open, motion("peace"))), "RPR-1.09.151a");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::reserve, done)), "RPR-1.09.151b");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::suspend, done, motion("peace"))), "RPR-1.09.151b");
  EXPECT_EQ(refused(t, 2, tribune(TribuneMoment::suspend, open, motion("peace"))), "RPR-1.09.151g");
  EXPECT_EQ(refused(t, 3, tribune(TribuneMoment::reserve, open)), "RPR-1.09.151a");  // no card
}
// RPR-CARD-097, RPR-CARD-103  Murder and Graft each need their card and an own man.
TEST(SenateOrders, AgainstTribunes) {
  TestTable t;
  seat_senate(t);
  t.card(1, "graft_103").card(2, "murder_of_a_tribune_97");
  EXPECT_EQ(refused(t, 1, OpposeTribune{false, man("fabius"), 6}), "");
  EXPECT_EQ(refused(t, 1, OpposeTribune{true, man("fabius"), 6}), "RPR-CARD-097");
  EXPECT_EQ(refused(t, 2, OpposeTribune{true, man("manlius"), 6}), "");
  EXPECT_EQ(refused(t, 2, OpposeTribune{false, man("manlius"), 6}), "RPR-CARD-103");
  EXPECT_EQ(refused(t, 1, OpposeTribune{false, man("manlius"), 6}), "RPR-CARD-103");
  EXPECT_EQ(refused(t, 2, OpposeTribune{true, man("fabius"), 6}), "RPR-CARD-097");
  EXPECT_EQ(refused(t, 1, OpposeTribune{false, man("fabius"), -1}), "RPR-CARD-103");
}
// RPR-1.09.73a  So many bodyguards, at least one; for all of one's men, or for one of them.
TEST(SenateOrders, Bodyguards) {
  TestTable t;
  seat_senate(t);
  EXPECT_EQ(refused(t, 2, Bodyguard{SenatorId(), GuardMode::number, 0}), "RPR-1.09.73a");
  EXPECT_EQ(refused(t, 2, Bodyguard{SenatorId(), GuardMode::number, 1}), "");
  EXPECT_EQ(refused(t, 2, Bodyguard{SenatorId(), GuardMode::all, 0}), "");
  EXPECT_EQ(refused(t, 2, Bodyguard{man("manlius"), GuardMode::none, 0}), "");
  EXPECT_EQ(refused(t, 2, Bodyguard{man("fabius"), GuardMode::none, 0}), "RPR-1.09.73a");
}
// RPR-CARD-110b  Only the Servilian Law repeals, and only the Acilian one.
TEST(SenateOrders, LawsThatRepeal) {
  TestTable t("middle");
  seat_senate(t);
  t.card(1, "calpurnian").card(1, "servilian");
  EXPECT_EQ(refused(t, 1, PlayLaw{Law::calpurnian, false}), "");
  EXPECT_EQ(refused(t, 1, PlayLaw{Law::calpurnian, true}), "RPR-CARD-110b");
  EXPECT_EQ(refused(t, 1, PlayLaw{Law::servilian, true}), "RPR-CARD-110b");
}

}  // namespace senate_orders_test
}  // namespace adj::respublica
