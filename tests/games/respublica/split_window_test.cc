// 7.2  A window that is split: ballots not yet used are kept, shown as far as they are legal, and count again
// when their owner is silent.

#include <gmock/gmock.h>

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace split_window_test {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

BallotOrders window_of(int who, std::vector<int> items) {
  BallotOrders window;
  window.seat = seat(who);
  window.stage = Stage::business;
  window.items = std::move(items);
  return window;
}
std::vector<Order> silent_answer(const TestTable& t, const BallotOrders& window) {
  const Answer answer = Rpr::fallback(test_tables(), t.s(), window);
  EXPECT_THAT(Rpr::check(test_tables(), t.s(), window, answer), IsEmpty());
  return std::get<Orders>(answer).list;
}
std::vector<Order>& provisional(TestTable& t, int who) { return t.s().orders[seat(who)].provisional; }

struct SplitWindow : testing::Test {
  SplitWindow() {
    seat_senate(t);
    for (int i = 0; i < 3; ++i) put_motion(t);
    t.senator("claudius").talents = 5;
  }
  TestTable t;
};

// Item 1 is over; items 2 and 3 are asked again. VOTE ALL meant the items of its own window.
TEST_F(SplitWindow, KeepsVotesOnItemsThatAreOpen) {
  t.order(2, vote(kFor, {1, 2, 3})).order(3, vote(kAgainst));
  item(t.s(), 1).status = ItemStatus::passed;
  split_window(t.s());
  EXPECT_THAT(silent_answer(t, window_of(2, {2, 3})), ElementsAre(Order(vote(kFor, {2, 3}))));
  EXPECT_THAT(silent_answer(t, window_of(3, {2, 3})), ElementsAre(Order(vote(kAgainst, {2, 3}))));
  EXPECT_THAT(silent_answer(t, window_of(1, {2, 3})), IsEmpty());
}

// Several things may split the same window, one after the other.
TEST_F(SplitWindow, TwiceKeepsTheSame) {
  t.order(2, vote(kFor, {2, 3}));
  split_window(t.s());
  t.s().orders[seat(2)].window.clear();
  item(t.s(), 2).status = ItemStatus::void_;
  split_window(t.s());
  EXPECT_THAT(silent_answer(t, window_of(2, {3})), ElementsAre(Order(vote(kFor, {3}))));
}

// A proposal of a Tribune has a window of its own: the ballots on the rest wait behind it.
TEST_F(SplitWindow, KeepsBallotsThroughTheWindowOfAnInsertedItem) {
  t.order(2, vote(kFor, {2, 3}));
  split_window(t.s());
  const int inserted = put_motion(t, 3, ItemOrigin::tribune);
  EXPECT_THAT(silent_answer(t, window_of(2, {inserted})), IsEmpty());
  restore_provisional(t.s(), {inserted});
  EXPECT_THAT(silent_answer(t, window_of(2, {2, 3})), ElementsAre(Order(vote(kFor, {2, 3}))));
}

// What has become impossible is not offered as his answer: the money is gone, the man is gone.
TEST_F(SplitWindow, LeavesOutWhatIsNoLongerLegal) {
  t.order(2, vote(kFor, {2}, {man("claudius")}, {{man("claudius"), 5, BuyAim::exactly}}));
  t.order(2, vote(kAgainst, {3}));
  split_window(t.s());
  EXPECT_EQ(silent_answer(t, window_of(2, {2, 3})).size(), 2u);
  t.senator("claudius").talents = 4;
  EXPECT_THAT(silent_answer(t, window_of(2, {2, 3})), ElementsAre(Order(vote(kAgainst, {3}))));
}

// Who votes anew replaces his ballot on that item, and on no other.
TEST_F(SplitWindow, NewVotesReplaceOldOnesItemByItem) {
  t.order(2, vote(kFor, {1, 2, 3}));
  split_window(t.s());
  t.s().orders[seat(2)].window = {Order(vote(kAgainst, {2}))};
  restore_provisional(t.s(), {1, 2});
  EXPECT_THAT(t.s().orders[seat(2)].window, ElementsAre(Order(vote(kAgainst, {2})), Order(vote(kFor, {1}))));
  EXPECT_THAT(provisional(t, 2), ElementsAre(Order(vote(kFor, {3}))));
}

// RPR-1.09.422b  VETO TRIAL stands for the trials of this year and no longer: not in a form, not among the
// ballots kept.
TEST_F(SplitWindow, VetoOfATrialEndsWithTheProsecutions) {
  t.card(2, "tribune_38").order(2, CastVeto{}).order(2, vote(kFor, {2}));
  t.s().session.stage = Stage::prosecutions;
  split_window(t.s());
  EXPECT_THAT(silent_answer(t, window_of(2, {2})), ElementsAre(Order(CastVeto{}), Order(vote(kFor, {2}))));
  t.s().session.stage = Stage::governors;
  EXPECT_THAT(silent_answer(t, window_of(2, {2})), ElementsAre(Order(vote(kFor, {2}))));
  const State before = t.s();
  restore_provisional(t.s(), {3});
  EXPECT_THAT(provisional(t, 2), ElementsAre(Order(vote(kFor, {2}))));
  t.s() = before;
  split_window(t.s());
  EXPECT_THAT(provisional(t, 2), ElementsAre(Order(vote(kFor, {2}))));
}

// RPR-1.09.422b  Who sends it too early or too late is told so.
TEST_F(SplitWindow, VetoOfATrialIsRefusedOutsideTheProsecutions) {
  t.card(2, "tribune_38");
  const auto refused = [&](Stage stage) {
    t.s().session.stage = stage;
    const auto verdict = check_orders(t.p(), window_of(2, {1}), {Order(CastVeto{})}).front();
    return verdict ? verdict->clause + " " + verdict->key : "";
  };
  EXPECT_EQ(refused(Stage::censor), "RPR-1.09.422b no_trial_yet");
  EXPECT_EQ(refused(Stage::prosecutions), "");
  EXPECT_EQ(refused(Stage::business), "RPR-1.09.422b prosecutions_ended");
}

}  // namespace split_window_test
}  // namespace adj::respublica
