// Windows and those who are away, late or silent: with a game that asks all its seats at once, so that
// nothing is left to chance (forum_game.h). The office's clock begins on Monday 2 February 2026, 9:00.

#include <gmock/gmock.h>

#include "adjudicator/service/due.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using testing::HasSubstr;
using testing::StartsWith;

struct Absence : ForumTest {
  const std::string kPace = "hours=72 reaction=72 reminder=24 grace=0 zone=UTC ";
  std::string why_stopped() {
    return office.store.query([](store::Tx& tx) { return clock_stopped(tx).value_or(""); });
  }
};

TEST_F(Absence, ANewWindowWaitsForWhoIsAway) {
  code = office.new_game(who(1), "NEW forum seats=3 " + kPace);
  join(1);
  join(2);
  EXPECT_TRUE(order(2, "ABSENT 2026-02-04 2026-02-10").has("C'est noté"));
  join(3);
  EXPECT_THAT(deadline(), StartsWith("2026-02-12 00:00:00"));  // a day after he is back
}

TEST_F(Absence, AnOpenWindowWaitsTooAndEverybodyIsTold) {
  begin(3, kPace);
  EXPECT_THAT(deadline(), StartsWith("2026-02-05 09:00"));
  order(2, "ABSENT du 04/02/2026 au 10/02/2026");
  EXPECT_THAT(deadline(), StartsWith("2026-02-12 00:00:00"));
  EXPECT_EQ(
      count_with(1, "brice will be away. Window 1 now closes on Thursday 12 February 2026, 00:00 (UTC)"), 1u);
  EXPECT_EQ(count_with(2, "La fenêtre 1 se ferme désormais le jeudi 12 février 2026"), 1u);
  EXPECT_EQ(count_with(3, "brice will be away."), 1u);
  // The clock knows: nothing closes before, the reminder comes a day before the new deadline, then it closes.
  office.pass(hours(24 * 5));
  EXPECT_EQ(office.window(code), 1);
  EXPECT_EQ(count_with(3, "The game waits for you"), 0u);
  office.pass(hours(24 * 4) + hours(1));
  EXPECT_EQ(count_with(3, "The game waits for you"), 1u);
  EXPECT_EQ(office.window(code), 1);
  office.pass(hours(24));
  EXPECT_EQ(office.window(code), 2);
}

// Issue 3, ABSENT from-to: the sign between two days is no day.
TEST_F(Absence, IsWrittenAsPeopleDo) {
  begin(3, kPace);
  for (const char* line : {"ABSENT 2026-02-04 - 2026-02-10", "ABSENT from 2026-02-04 until 2026-02-10",
                           "ABSENT du 04/02/2026 jusqu'au 10/02/2026", "ABSENT 04/02/2026 – 10/02/2026"})
    EXPECT_TRUE(order(2, line).has("C'est noté")) << line;
}

TEST_F(Absence, OnlyADeadlineThatFallsIntoItWaits) {
  begin(3, kPace);
  order(2, "ABSENT 2026-02-06 2026-02-10");  // he leaves after it
  EXPECT_THAT(deadline(), StartsWith("2026-02-05 09:00"));
  order(3, "VOTE 1");
  order(3, "ABSENT 2026-02-03 2026-02-10");  // she has answered
  EXPECT_THAT(deadline(), StartsWith("2026-02-05 09:00"));
  EXPECT_EQ(count_with(1, "will be away"), 0u);
}

TEST_F(Absence, TheGameSaysHowLongItWaits) {
  begin(3, kPace + "absence=2");
  order(2, "ABSENT 2026-02-03 2026-04-01");
  EXPECT_THAT(deadline(), StartsWith("2026-02-07 09:00"));
  order(2, "ABSENT 2026-02-03 2026-05-01");  // asking again does not help
  EXPECT_THAT(deadline(), StartsWith("2026-02-07 09:00"));
  EXPECT_EQ(count_with(1, "brice will be away."), 1u);
}

TEST_F(Absence, AGameMayWaitForNobody) {
  begin(3, kPace + "absence=0");
  order(2, "ABSENT 2026-02-03 2026-04-01");
  EXPECT_THAT(deadline(), StartsWith("2026-02-05 09:00"));
}

TEST_F(Absence, ADeadlineThatWasPutOffStays) {
  begin(3, kPace);
  act("EXTEND 48h");
  order(2, "ABSENT 2026-02-06 2026-02-10");
  EXPECT_THAT(deadline(), StartsWith("2026-02-12 00:00"));
  order(2, "ABSENT NON");
  EXPECT_THAT(deadline(), StartsWith("2026-02-12 00:00"));
}

TEST_F(Absence, APauseEndsWithRegardToTheAbsent) {
  begin(3, kPace);
  act("PAUSE");
  order(2, "ABSENT 2026-02-04 2026-02-20");
  EXPECT_THAT(deadline(), StartsWith("2026-02-05 09:00"));
  office.pass(hours(24 * 2));
  act("RESUME");
  EXPECT_THAT(deadline(), StartsWith("2026-02-22 00:00"));
}

TEST_F(Absence, RestDaysAndHolidaysAreTheGames) {
  begin(3, "hours=96 zone=Europe/Paris rest=fri,sat holidays=2026-02-08");
  // Friday, Saturday, and Sunday the 8th are free: Monday, 10:00 in Paris.
  EXPECT_THAT(deadline(), StartsWith("2026-02-09 09:00"));
}

TEST_F(Absence, GraceLetsLateMailsCount) {
  begin(3, "hours=24 reminder=0 grace=90 zone=UTC");
  vote({1, 1});
  office.pass(hours(24) + minutes(89));
  EXPECT_EQ(office.window(code), 1);
  order(3, "VOTE 2");
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[1, 1, 2]");
}

TEST_F(Absence, SecondThoughtsMayChangeAnAnswer) {
  begin(3, "thoughts=30 zone=UTC");
  vote({1, 1, 1});
  EXPECT_EQ(office.window(code), 1);
  office.pass(minutes(29));
  order(3, "VOTE 3");
  EXPECT_EQ(office.window(code), 1);
  office.pass(minutes(1));
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[1, 1, 3]");
}

TEST_F(Absence, WhoSaysWaitKeepsACompleteWindowOpen) {
  begin(3, "zone=UTC");
  vote({1, 1});
  order(3, "VOTE 3\nWAIT");
  EXPECT_EQ(office.window(code), 1);
  order(3, "DONE");
  EXPECT_EQ(office.window(code), 2);
}

TEST_F(Absence, NobodyIsRemindedWhoHasAnswered) {
  begin(3, kPace);
  order(1, "VOTE 1");
  office.pass(hours(49));
  EXPECT_EQ(count_with(1, "The game waits for you"), 0u);
  EXPECT_EQ(count_with(3, "The game waits for you"), 1u);
  const Letter& reminder = office.last(who(3));
  EXPECT_TRUE(reminder.has("Without an answer: VOTE 3")) << reminder.text;
  EXPECT_TRUE(reminder.has("Window 1 closes on Thursday 5 February 2026, 09:00 (UTC)"));
}

TEST_F(Absence, AWindowShorterThanItsReminderHasNone) {
  begin(3, "hours=12 reminder=24 grace=0 zone=UTC");
  office.pass(hours(11));
  EXPECT_EQ(count_with(3, "The game waits for you"), 0u);
}

TEST_F(Absence, SilenceIsCountedInARowAndOnlySilence) {
  begin(3, "hours=24 reaction=24 reminder=0 grace=0 misses=2 zone=UTC");
  vote({1, 1});
  office.pass(hours(24));  // carla: once
  EXPECT_EQ(office.sql("select missed from seats where seat = 3"), "1");
  order(1, "TAX 1");
  order(3, "VOTE 1");  // a word of hers: she is there
  vote({1, 1});
  EXPECT_EQ(office.sql("select missed from seats where seat = 3"), "0");
  order(1, "TAX 1");
  vote({1, 1});
  act("SUBSTITUTE 3: VOTE 2");  // a moderator's word is none of hers, but no silence either
  EXPECT_EQ(office.sql("select missed from seats where seat = 3"), "0");
}

TEST_F(Absence, ASubstituteIsCalledWithABriefing) {
  office.join(office.new_game("sue@example.org", "NEW forum seats=3 PRIVATE"), "sue@example.org");
  begin(3, "hours=24 reaction=24 reminder=0 grace=0 misses=1 zone=UTC");
  office.write("sue@example.org", "STANDBY " + code);
  office.run();
  vote({1, 1});
  office.pass(hours(24));
  EXPECT_EQ(holder(3), "machine");
  const Letter& call = office.last_with("sue@example.org", "A seat is free");
  EXPECT_TRUE(call.has("JOIN " + code + " SEAT 3"));
  EXPECT_TRUE(call.has("Where things stand")) << call.text;
  EXPECT_TRUE(call.has("Round 1"));
  EXPECT_FALSE(call.has("canis")) << "carla's card is hers until somebody has her seat";
  office.join(code, "sue@example.org", "SEAT 3");
  EXPECT_EQ(count_with("sue@example.org", "canis"), 1u);
  EXPECT_EQ(holder(3), "player");
}

TEST_F(Absence, AClockThatGoesBackStopsAllDeadlines) {
  begin(3, kPace);
  office.run();
  office.clock.set(office.clock.now() - hours(7));
  office.run();
  EXPECT_THAT(why_stopped(), HasSubstr("clock jumped"));
}

TEST_F(Absence, AShortGapIsNoJump) {
  begin(3, kPace);
  office.run();
  office.clock.set(office.clock.now() + hours(6));
  office.run();
  EXPECT_EQ(why_stopped(), "");
  office.clock.set(office.clock.now() + hours(6) + minutes(1));
  office.run();
  EXPECT_THAT(why_stopped(), HasSubstr("clock jumped"));
}

TEST_F(Absence, AMailboxThatIsAwayForTwoHoursIsNoAlarm) {
  begin(3, kPace);
  office.clock.set(office.clock.now() + hours(2));
  run_due(office.context, office.store);
  EXPECT_EQ(why_stopped(), "");
  office.clock.set(office.clock.now() + minutes(1));
  run_due(office.context, office.store);
  EXPECT_EQ(why_stopped(), "the mailbox could not be reached");
}

TEST_F(Absence, TwoSilentGamesAreNoAlarm) {
  for (int i = 0; i < 2; ++i) begin(3, kPace);
  office.pass(hours(73));
  EXPECT_EQ(why_stopped(), "");
  EXPECT_EQ(office.window(code), 2);
}

TEST_F(Absence, OneVoiceIsNoMassSilence) {
  for (int i = 0; i < 3; ++i) begin(3, kPace);
  order(1, "VOTE 1");  // in the last of the three
  office.pass(hours(73));
  EXPECT_EQ(why_stopped(), "");
}

}  // namespace
}  // namespace adj::service
