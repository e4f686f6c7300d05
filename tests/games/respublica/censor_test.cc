// RPR-1.09.4  The election of the Censor.

#include "tests/games/respublica/sittings_for_test.h"

namespace adj::respublica {
namespace censor_test {

void mark(TestTable& t, std::initializer_list<const char*> men) {
  for (const char* id : men) t.senator(id).prior_consul = true;
}

// RPR-1.09.4a  Prior consuls, aligned, in Rome, without another office; the Censor himself may stand again.
TEST(Censor, WhoMayBe) {
  TestTable t;
  seat_senate(t, Stage::censor);
  t.man("julius", 0).office("manlius", Office::censor);
  mark(t, {"cornelius", "fabius", "manlius", "furius", "julius"});
  EXPECT_EQ(refused(t, ElectCensor{man("fabius")}), "");
  EXPECT_EQ(refused(t, ElectCensor{man("manlius")}), "");               // is Censor
  EXPECT_EQ(refused(t, ElectCensor{man("cornelius")}), "RPR-1.09.4a");  // Rome Consul
  EXPECT_EQ(refused(t, ElectCensor{man("aurelius")}), "RPR-1.09.4a");   // was never Consul
  EXPECT_EQ(refused(t, ElectCensor{man("julius")}), "RPR-1.09.4a");     // unaligned
  EXPECT_EQ(refused(t, ElectCensor{man("valerius")}), "RPR-1.09.4a");
  send_away(t, {"furius"});
  EXPECT_EQ(refused(t, ElectCensor{man("furius")}), "RPR-1.09.4a");
}

// RPR-1.09.4c  Five influence at every election, also for him who stays; he presides over the prosecutions.
TEST(Censor, InfluenceAndTheChair) {
  for (const bool again : {false, true}) {
    TestTable t;
    seat_senate(t, Stage::censor);
    t.office("furius", Office::censor);
    mark(t, {"fabius", "furius", "manlius"});
    const char* elected = again ? "furius" : "manlius";
    const int before = t.senator(elected).influence;
    const int n = put(t, ElectCensor{man(elected)});
    all_vote(t, n, kFor);
    act(t);
    EXPECT_EQ(holders(t.s(), Office::censor), std::vector{man(elected)});
    EXPECT_EQ(t.senator(elected).influence, before + 5);
    EXPECT_EQ(t.s().session.stage, Stage::prosecutions);
    EXPECT_EQ(t.s().session.presiding, man(elected));
    EXPECT_EQ(hrao(t.p()), man("cornelius"));
    enter(t, Stage::governors);
    EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  }
}

// RPR-1.09.4d  The defeated and the vetoed drop out; the last of them is Censor without a vote.
TEST(Censor, TheLastCandidate) {
  TestTable t;
  seat_senate(t, Stage::censor);
  mark(t, {"fabius", "manlius", "furius"});
  t.card(2, "tribune_38").card(2, "tribune_39");
  const int defeated = put(t, ElectCensor{man("fabius")});
  const int vetoed = put(t, ElectCensor{man("furius")});
  const int last = put(t, ElectCensor{man("manlius")});
  all_vote(t, defeated, kAgainst);
  all_vote(t, last, kAgainst);
  t.order(2, veto_on(vetoed)).order(2, veto_on(last));
  act(t);
  EXPECT_EQ(status(t, defeated), ItemStatus::failed);
  EXPECT_EQ(refused(t, ElectCensor{man("fabius")}), "RPR-1.09.4d");
  act(t);
  EXPECT_EQ(status(t, vetoed), ItemStatus::vetoed);
  EXPECT_EQ(refused(t, ElectCensor{man("furius")}), "RPR-1.09.4d");
  act(t);
  EXPECT_EQ(status(t, last), ItemStatus::dropped);
  EXPECT_EQ(office_of(t, "manlius"), Office::censor);
  EXPECT_EQ(t.told<OfficeTaken>().front().how, Name("automatic"));
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
}
// RPR-1.09.4d  Nominations go on: in silence the next candidates come up by influence.
TEST(Censor, NominationsGoOn) {
  TestTable t;
  seat_senate(t, Stage::censor);
  mark(t, {"fabius", "manlius", "furius"});
  const auto defaults = [&] { return legal_defaults(t.p(), Stage::censor); };
  EXPECT_EQ(defaults(), (std::vector<Proposal>{ElectCensor{man("fabius")}, ElectCensor{man("manlius")},
                                               ElectCensor{man("furius")}}));
  put_and_vote(t, ElectCensor{man("fabius")}, kAgainst);
  EXPECT_EQ(defaults(), (std::vector<Proposal>{ElectCensor{man("manlius")}, ElectCensor{man("furius")}}));
}

// RPR-1.09.4d  The last candidate is murdered before he takes office: of the rejected the most influential
// serves.
TEST(Censor, WhenOnlyTheRejectedLive) {
  TestTable t;
  seat_senate(t, Stage::censor);
  mark(t, {"fabius", "manlius"});
  put_and_vote(t, ElectCensor{man("fabius")}, kAgainst);
  t.run([](RprTable& table) {
    kill_senator(table, "RPR-1.09.72a", man("manlius"), "assassinated");
    settle_stage(table, Stage::censor);
  });
  ASSERT_EQ(office_of(t, "fabius"), Office::censor);
  EXPECT_EQ(t.told<OfficeTaken>().front().how, Name("automatic"));
}

// RPR-R-26  Without a prior consul every free man may stand, but an office holder never.
TEST(OpenElection, StillWithoutOffice) {
  TestTable t;
  seat_senate(t, Stage::censor);
  t.office("claudius", Office::field_consul);
  mark(t, {"cornelius", "claudius"});
  EXPECT_EQ(refused(t, ElectCensor{man("aurelius")}), "");
  EXPECT_EQ(refused(t, ElectCensor{man("claudius")}), "RPR-1.09.4a");
  mark(t, {"fabius"});
  EXPECT_EQ(refused(t, ElectCensor{man("aurelius")}), "RPR-1.09.4a");
}
// RPR-R-26  Nobody at all: no Censor, not even last year's abroad, and no prosecutions.
TEST(OpenElection, NobodyIsFree) {
  TestTable t;
  seat_senate(t, Stage::censor);
  t.office("claudius", Office::field_consul).office("furius", Office::censor);
  send_away(t, {"fabius", "manlius", "furius", "aurelius"});
  t.senator("claudius").corrupt = true;
  enter(t, Stage::censor);
  EXPECT_TRUE(holder(t.s(), Office::censor).empty());
  EXPECT_EQ(t.s().session.stage, Stage::prosecutions);
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  Prosecution trial;
  trial.accused = man("claudius");
  trial.prosecutor = man("cornelius");
  EXPECT_EQ(refused(t, trial), "RPR-1.09.41d");
  act(t);
  EXPECT_GT(t.s().session.stage, Stage::prosecutions);
}

}  // namespace censor_test
}  // namespace adj::respublica
