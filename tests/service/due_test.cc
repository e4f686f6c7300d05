// What the clock does: reminders, deadlines, substitutes, and when it stands still.

#include "adjudicator/service/due.h"

#include <gmock/gmock.h>

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
  EXPECT_EQ(office.window(three), window);  // the time that the clock stood is given back
  office.pass(hours(3));
  EXPECT_GT(office.window(three), window);
}

}  // namespace
}  // namespace adj::service
