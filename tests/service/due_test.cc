// What the clock does: reminders, deadlines, substitutes, and when it stands still.

#include "adjudicator/service/due.h"

#include <gmock/gmock.h>

#include "adjudicator/service/intake.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using testing::HasSubstr;
using testing::Not;

struct Due : testing::Test {
  Office office;
  std::string game(const std::string& more = "") {
    return office.running_game("NEW alea scenario=1 hours=72 reaction=72 reminder=24 grace=60 zone=UTC " +
                               more);
  }
  std::size_t with_subject_or_text(const std::string& who, const std::string& text) {
    std::size_t n = 0;
    for (const Letter& letter : office.letters_to(who)) n += letter.has(text) ? 1 : 0;
    return n;
  }
};

TEST_F(Due, AReminderNamesTheDefaultAndComesOnce) {
  const std::string code = game();
  const int seat = office.asked(code, 1) ? 1 : 2;
  const std::string who = seat == 1 ? kAlice : kBenoit;
  const std::string title = seat == 1 ? "The game waits for you" : "La partie vous attend";
  office.pass(hours(47));
  EXPECT_EQ(with_subject_or_text(who, title), 0u);
  office.pass(hours(2));
  EXPECT_EQ(with_subject_or_text(who, title), 1u);
  EXPECT_THAT(office.last_with(who, title).text, HasSubstr(seat == 1 ? "Without an answer" : "Sans réponse"));
  EXPECT_THAT(office.last_with(who, title).text,
              HasSubstr(seat == 1 ? "Asked of you: Your" : "On vous demande\u00a0: V"));
  EXPECT_EQ(office.last_with(who, title).subject, "[" + code + "] " + title);
  // With the form: nobody who is late has to look for the report.
  EXPECT_THAT(office.last_with(who, title).text,
              HasSubstr(seat == 1 ? "ready to edit and send back" : "à modifier et à renvoyer"));
  office.pass(hours(10));
  EXPECT_EQ(with_subject_or_text(who, title), 1u);
}

TEST_F(Due, TheDeadlineHasItsGrace) {
  const std::string code = game();
  const int window = office.window(code);
  office.pass(hours(72) + minutes(59));
  EXPECT_EQ(office.window(code), window);
  office.pass(minutes(1));
  EXPECT_GT(office.window(code), window);
  EXPECT_EQ(office.sql("select closed_by from windows where number = " + std::to_string(window)), "deadline");
}

// MAIL §5: nothing that came in time is lost, also when the service was down over the deadline.
TEST_F(Due, ADeadlineWaitsUntilTheMailboxWasReadAfterIt) {
  const std::string code = game();
  const int seat = office.asked(code, 1) ? 1 : 2;
  const int window = office.window(code);
  const Time opened = office.clock.now();
  office.pass(hours(71) + minutes(30));
  // Down from here on; his orders come in time, and lie in the mailbox.
  office.post(
      {seat == 1 ? kAlice : kBenoit, office.secret_address(code, seat), office.orders_for(code, seat)});
  office.clock.set(opened + hours(73) + minutes(20));
  EXPECT_EQ(run_due(office.context, office.store), 0);  // the clock looks before the mailbox was reached
  EXPECT_EQ(office.window(code), window);
  EXPECT_GT(office.sql("select next_due from games"), office.sql("select timestamptz '2026-02-05 10:20:05Z'"))
      << "it does not look again and again without a pause";
  office.run();
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders' and origin = 'player'"), "1");
}

TEST_F(Due, AMailThatCannotBeReadHoldsADeadlineUpForAnHour) {
  const std::string code = game(), other = game();
  const int window = office.window(code), others = office.window(other);
  const auto comes = [&](const std::string& lane, const std::string& time) {
    office.sql(
        "insert into inbox (source, uidvalidity, uid, content_sha256, recipient, raw, received_at, "
        "not_before, "
        "lane) values ('x', 1, '" +
        time + "', '" + time + "', '', '', '2026-02-05 " + time + "Z', '2030-01-01', '" + lane + "')");
  };
  office.pass(hours(72) + minutes(50));
  comes(code, "09:50");
  office.pass(minutes(30));
  EXPECT_EQ(office.window(code), window);
  EXPECT_GT(office.window(other), others) << "whose mail it is not waits for nothing";
  office.pass(minutes(60));
  EXPECT_GT(office.window(code), window);
}

// Data or program have changed under it: it stands still, and that is known.
TEST_F(Due, AGameThatCannotBeReadIsToldToThoseWhoCanMendIt) {
  const std::string code = game();
  office.sql("update games set document = '{}', answers = null, saved = 1, next_due = '2026-02-02 09:00Z'");
  office.run();
  EXPECT_EQ(office.sql("select status from games"), "frozen");
  EXPECT_THAT(office.last("operator@tabellarius.test").subject, HasSubstr("cannot be read"));
  EXPECT_EQ(with_subject_or_text(kAlice, "The game stands still"), 1u);
  office.run();
  EXPECT_EQ(with_subject_or_text(kAlice, "The game stands still"), 1u);
}

// Read late, because the database was away for more than an hour, say: what came in with it still counts.
TEST_F(Due, TheHourBeginsWhenTheMailComesIn) {
  const std::string code = game();
  const int seat = office.asked(code, 1) ? 1 : 2;
  const int window = office.window(code);
  const Time opened = office.clock.now();
  office.pass(hours(72) + minutes(50));
  office.post(
      {seat == 1 ? kAlice : kBenoit, office.secret_address(code, seat), office.orders_for(code, seat)});
  office.clock.set(opened + hours(74) + minutes(30));
  fetch_mails(office.context, office.store, office.source);
  office.store.transact([&](store::Tx& tx) { note_mailbox(office.context, tx); });
  run_due(office.context, office.store);  // before any reader
  EXPECT_EQ(office.window(code), window);
  office.run();
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders' and origin = 'player'"), "1");
}

// Before the mailbox was read nobody is silent: that of a service that was down is no alarm.
TEST_F(Due, UnreadMailIsNoMassSilence) {
  for (int i = 0; i < 3; ++i) game();
  const Time opened = office.clock.now();
  office.pass(hours(71) + minutes(30));
  office.clock.set(opened + hours(73) + minutes(20));
  run_due(office.context, office.store);
  EXPECT_EQ(office.store.query([](store::Tx& tx) { return clock_stopped(tx).value_or(""); }), "");
}

TEST_F(Due, TwiceSilentAndTheMachineHoldsTheSeat) {
  const std::string code = game("misses=2");
  office.join(office.new_game("carla@example.org"), "carla@example.org", "NAME Carla");
  office.write("carla@example.org", "STANDBY " + code);
  office.run();
  // Alice answers, Benoît does not.
  for (int i = 0;
       i < 12 && office.sql("select holder from seats where game = '" + code + "' and seat = 2") == "player";
       ++i) {
    if (office.asked(code, 1)) {
      office.post({kAlice, office.secret_address(code, 1), office.orders_for(code, 1)});
      office.run();
    }
    if (office.asked(code, 2)) office.pass(hours(73));
  }
  EXPECT_EQ(office.sql("select holder from seats where game = '" + code + "' and seat = 2"), "machine");
  EXPECT_EQ(office.sql("select holder from seats where game = '" + code + "' and seat = 1"), "player");
  EXPECT_TRUE(office.last_with(kBenoit, "tenue par la machine").has("REJOINS " + code + " PLACE 2"));
  EXPECT_TRUE(office.last_with("carla@example.org", "looks for a player").has("JOIN " + code + " SEAT 2"));
  office.join(code, "carla@example.org", "SEAT 2");
  EXPECT_EQ(office.sql("select holder from seats where game = '" + code + "' and seat = 2"), "player");
  // She was told where things stand, in her own words.
  EXPECT_THAT(office.last_with("carla@example.org", "Where things stand").text, HasSubstr("Carla"));
}

TEST_F(Due, ACompleteWindowWaitsForSecondThoughts) {
  const std::string code = game("thoughts=30");
  const int window = office.window(code);
  for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}})
    if (office.asked(code, seat)) {
      office.post({who, office.secret_address(code, seat), office.orders_for(code, seat)});
      office.run();
    }
  EXPECT_EQ(office.window(code), window);
  office.pass(minutes(29));
  EXPECT_EQ(office.window(code), window);
  office.pass(minutes(2));
  EXPECT_GT(office.window(code), window);
}

TEST_F(Due, AJumpOfTheClockStopsAllDeadlines) {
  const std::string code = game();
  const int window = office.window(code);
  office.clock.set(office.clock.now() + hours(24 * 8));
  office.run();
  EXPECT_EQ(office.window(code), window);
  EXPECT_THAT(office.last("operator@tabellarius.test").subject, HasSubstr("all deadlines stand still"));
  office.pass(hours(10));
  EXPECT_EQ(office.window(code), window);
  office.store.transact([&](store::Tx& tx) { resume_clock(office.context, tx); });
  office.run();
  EXPECT_EQ(office.store.query([](store::Tx& tx) { return clock_stopped(tx).value_or(""); }), "");
  EXPECT_EQ(office.window(code), window);  // all the time that was lost is given back
}

TEST_F(Due, ADeadMailboxStopsAllDeadlines) {
  const std::string code = game();
  for (int i = 0; i < 3; ++i) {
    office.clock.set(office.clock.now() + minutes(61));
    run_due(office.context, office.store);  // nobody reaches the mailbox
  }
  EXPECT_EQ(office.store.query([](store::Tx& tx) { return clock_stopped(tx).value_or(""); }),
            "the mailbox could not be reached");
}

TEST_F(Due, MassSilenceStopsAllDeadlines) {
  const std::string one = game(), two = game(), three = game();
  const int window = office.window(three);
  office.pass(hours(74));
  EXPECT_EQ(office.store.query([](store::Tx& tx) { return clock_stopped(tx).value_or(""); }),
            "everybody is silent at once");
  EXPECT_EQ(office.window(three), window);
  office.pass(hours(10));
  office.store.transact([&](store::Tx& tx) { resume_clock(office.context, tx); });
  EXPECT_EQ(office.window(three), window);
  // Who was not heard has another day, and is told so.
  std::size_t asked = 0;
  for (const std::string& code : {one, two, three}) asked += office.asked(code, 1) ? 1 : 0;
  const std::size_t before = with_subject_or_text(kAlice, "The game waits for you");
  office.pass(hours(23));
  EXPECT_EQ(with_subject_or_text(kAlice, "The game waits for you"), before + asked);
  EXPECT_EQ(office.window(three), window);
  office.pass(hours(2));
  EXPECT_GT(office.window(three), window);
}

}  // namespace
}  // namespace adj::service
