// What a moderator does: proposed first, done when confirmed, announced, audited.

#include <gmock/gmock.h>

#include "adjudicator/service/moderation.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Moderator : testing::Test {
  Office office;
  std::string code = office.running_game("NEW alea scenario=1 hours=72 reaction=72 zone=UTC");

  // Says it and gives the proposal back.
  Letter propose(const std::string& line) {
    office.post({kAlice, office.moderators_address(code), line});
    office.run();
    return office.last(kAlice);
  }
  void act(const std::string& line) {
    office.reply(propose(line), "");
    office.run();
  }
  std::string audit() {
    return office.sql("select coalesce(string_agg(act, ' ' order by number), '') from audit");
  }
  std::string deadline() {
    return office.sql(
        "select deadline at time zone 'UTC' from windows order by generation desc, number desc limit 1");
  }
  void play_a_window() {
    const int window = office.window(code);
    for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}})
      if (office.window(code) == window && office.asked(code, seat)) {
        office.post({who, office.secret_address(code, seat), office.orders_for(code, seat)});
        office.run();
      }
    ASSERT_GT(office.window(code), window);
  }
};

TEST_F(Moderator, ForceNamesItsWindowAndHitsNoOther) {
  const int window = office.window(code);
  const Letter proposal = propose("FORCE " + std::to_string(window));
  EXPECT_THAT(proposal.text, HasSubstr("is closed at once"));
  EXPECT_EQ(office.window(code), window);  // nothing yet
  EXPECT_EQ(audit(), "");
  play_a_window();
  const int next = office.window(code);
  office.reply(proposal, "yes");  // too late: that window is closed
  office.run();
  EXPECT_EQ(office.window(code), next);
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("is not open"));
  EXPECT_THAT(propose("FORCE " + std::to_string(window)).text, HasSubstr("is not open"));
  act("FORCE " + std::to_string(next));
  EXPECT_GT(office.window(code), next);
  EXPECT_EQ(audit(), "force");
  EXPECT_THAT(office.last_with(kBenoit, "Votre modérateur a agi").text, HasSubstr("est close aussitôt"));
}

TEST_F(Moderator, RollbackRestoresTheGame) {
  const int window = office.window(code);
  const std::string before = office.digest(code);
  const std::string old_address = office.secret_address(code, 1);
  play_a_window();
  play_a_window();
  EXPECT_NE(office.digest(code), before);
  act("ROLLBACK " + std::to_string(window));
  EXPECT_EQ(office.window(code), window);
  EXPECT_EQ(office.digest(code), before);
  EXPECT_EQ(office.sql("select generation from games"), "1");
  EXPECT_THAT(office.last_with(kBenoit, "La partie revient").text,
              HasSubstr("fenêtre " + std::to_string(window)));
  // What was mailed before the rollback is void, though the window has the same number.
  EXPECT_NE(office.secret_address(code, 1), old_address);
  play_a_window();
  EXPECT_EQ(
      office.sql("select count(*) from (select number from events where withdrawn_at is null group by number "
                 "having count(*) > 1) twice"),
      "0");
}

TEST_F(Moderator, TimeIsExtendedPausedAndResumed) {
  const std::string first = deadline();
  act("EXTEND 48h");
  const std::string later = deadline();
  EXPECT_EQ(office.sql("select timestamp '" + later + "' - timestamp '" + first + "'"), "2 days");
  EXPECT_THAT(propose("EXTEND soon").text, HasSubstr("How long?"));
  act("PAUSE");
  EXPECT_EQ(office.sql("select status from games"), "paused");
  office.post({kAlice, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("The game is paused"));
  office.pass(std::chrono::hours(24 * 10));
  act("RESUME");
  EXPECT_EQ(office.sql("select status from games"), "running");
  EXPECT_EQ(office.sql("select timestamp '" + deadline() + "' - timestamp '" + later + "'"), "10 days");
  EXPECT_EQ(audit(), "extend pause resume");
}

TEST_F(Moderator, SettingsRulesAndFieldsChange) {
  act("DEADLINES hours=24 rest=sat,sun");
  EXPECT_EQ(office.sql("select settings->>'hours' from games"), "24");
  EXPECT_THAT(propose("DEADLINES hours=0").text, HasSubstr("Settings are written"));
  std::string year;
  office.with_game(code,
                   [&](store::Tx&, Hosted& h) { year = find_path(h.game->step_state(), "year")->dump(); });
  EXPECT_THAT(propose("EDIT year -44").text, HasSubstr("A reason is needed"));
  EXPECT_THAT(propose("EDIT no.such.field 1 REASON test").text, HasSubstr("There is no field"));
  EXPECT_THAT(propose("EDIT year soon REASON test").text, HasSubstr("cannot be soon"));
  const Letter proposal = propose("EDIT year -44 REASON the calendar was wrong");
  EXPECT_THAT(proposal.text, HasSubstr(year + " -> -44"));
  office.reply(proposal, "");
  office.run();
  office.with_game(code, [&](store::Tx&, Hosted& h) {
    EXPECT_EQ(find_path(h.game->step_state(), "year")->dump(), "-44");
    EXPECT_TRUE(h.running());
  });
  EXPECT_THAT(office.last_with(kBenoit, "est corrigé").text, HasSubstr("the calendar was wrong"));
  EXPECT_THAT(propose("RULE nonsense on").text, HasSubstr("There is no option"));
  EXPECT_THAT(propose("EDIT spqr 9 REASON test").text, HasSubstr("would break the rules"));
}

TEST_F(Moderator, SeatsAreReplacedEjectedAndSubstituted) {
  const int window = office.window(code);
  const int seat = office.asked(code, 1) ? 1 : 2;
  act("SUBSTITUTE " + std::to_string(seat) + ":\n" + office.orders_for(code, seat));
  EXPECT_EQ(office.sql("select origin from inputs where kind = 'orders' limit 1"), "moderator");
  EXPECT_THAT(propose("SUBSTITUTE 7: DONE").text, HasSubstr("no such seat"));

  act("REPLACE 2 BY carla@example.org");
  EXPECT_EQ(office.sql("select holder from seats where seat = 2"), "nobody");
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Vous avez perdu la place 2"));
  const Letter invitation = office.last("carla@example.org");
  office.post({invitation.to, invitation.reply_to, "Yes", "Re: game", {}, "Carla Conti"});
  office.run();
  EXPECT_EQ(office.sql("select holder from seats where seat = 2"), "player");
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Carla Conti"));  // as her mail program calls her
  EXPECT_THAT(office.last_with("carla@example.org", "You play seat 2").text, HasSubstr(code));
  // Benoît's address is void.
  office.post({kBenoit, office.secret_address(code, 2), "STATUS"});
  office.run();
  EXPECT_EQ(office.sql("select state from inbox order by mail desc limit 1"), "held");

  act("EJECT 2");
  EXPECT_EQ(office.sql("select holder from seats where seat = 2"), "machine");
  EXPECT_THAT(office.last("carla@example.org").text, HasSubstr("You have lost seat 2"));
  EXPECT_GE(office.window(code), window);
}

TEST_F(Moderator, AnnouncesInvitesAndCloses) {
  act("ANNOUNCE: The club meets on Friday.\nBring bread.");
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("| Bring bread."));
  EXPECT_THAT(propose("INVITE dora@example.org").text, HasSubstr("All seats are taken"));
  act("CLOSE");
  EXPECT_EQ(office.sql("select status from games"), "closed");
  EXPECT_THAT(propose("FORCE 1").text, HasSubstr("not running"));
}

TEST_F(Moderator, AnAddressIsAskedAFewTimesADayAndTheModeratorToldWhenItIsNot) {
  for (int i = 0; i < 4; ++i) office.write("carla@example.org", "HELP");  // answers are counted by themselves
  office.run();
  for (int i = 0; i < 3; ++i) {
    act("REPLACE 2 BY carla@example.org");
    EXPECT_THAT(office.last("carla@example.org").text, HasSubstr("invites you to game"));
  }
  const std::size_t before = office.count("carla@example.org");
  EXPECT_THAT(propose("REPLACE 2 BY carla@example.org").text, HasSubstr("was asked often enough"));
  EXPECT_EQ(office.count("carla@example.org"), before);
  office.pass(std::chrono::hours(25));
  EXPECT_THAT(propose("INVITE carla@example.org SEAT 2").text, HasSubstr("is invited"));
}

TEST_F(Moderator, AManualGameWaitsForStart) {
  const std::string other = office.new_game(kAlice, "NEW alea scenario=1 MANUAL PRIVATE");
  ASSERT_NE(other, code);
  office.write("dora@example.org", "JOIN " + other);
  office.run();
  EXPECT_THAT(office.last("dora@example.org").text, HasSubstr("There is no game"));  // not invited
  code = other;
  act("INVITE dora@example.org SEAT 2");
  office.reply(office.last("dora@example.org", "[" + other + "]"), "");
  office.run();
  EXPECT_EQ(office.sql("select holder from seats where game = '" + other + "' and seat = 2"), "player");
  EXPECT_EQ(office.sql("select status from games where game = '" + other + "'"), "open");
  act("START");
  EXPECT_EQ(office.sql("select status from games where game = '" + other + "'"), "running");
  EXPECT_EQ(office.sql("select holder from seats where game = '" + other + "' and seat = 1"), "machine");
}

}  // namespace
}  // namespace adj::service
