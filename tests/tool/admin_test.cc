// tabellarius admin: every errand on a real database, and what it refuses.

#include <gmock/gmock.h>

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/due.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"
#include "adjudicator/tool/desk.h"
#include "tests/store/database.h"
#include "tests/tool/command.h"

namespace adj {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Admin : CommandTest {
  Admin() { use(database); }

  void use(const store::Database& other) {
    configure("database = " + other.connection() + "\narchive.folder = " + (root / "pages").string() + "\n");
  }
  int admin(const CommandLine& words) { return run(command_admin, words); }
  std::string refused(const CommandLine& words) { return CommandTest::refused(command_admin, words); }

  // Two people in a game that has begun.
  void begin(const std::string& code) {
    Desk desk(root / "conf");
    const store::Time now = desk.context().clock.now();
    desk.store().transact([&](store::Tx& tx) {
      store::GameRow row;
      row.game = code;
      row.module = "alea";
      row.scenario = "1";
      row.settings = to_json(service::Settings{});
      row.created_at = now;
      row.dice = Json(
          Json::Object{{"last_key", hex(sha256(code))}, {"secret", hex(sha256("secret"))}, {"length", 4096}});
      row.moderator = player(tx, "alice@example.org", "Alice", now);
      store::insert_game(tx, row);
      for (const auto& [seat, address, name] :
           {std::tuple{1, "alice@example.org", "Alice"}, {2, "benoit@exemple.fr", "Benoît"}}) {
        store::SeatRow fresh;
        fresh.game = code;
        fresh.seat = seat;
        fresh.holder = "player";
        fresh.player = player(tx, address, name, now);
        store::insert_seat(tx, fresh);
      }
      auto hosted = service::open_hosted(desk.context(), tx, code);
      service::start_game(desk.context(), tx, *hosted);
    });
  }
  static std::int64_t player(store::Tx& tx, const std::string& address, const std::string& name,
                             store::Time now) {
    const auto known = store::player_at(tx, address);
    return known ? known->id : store::insert_player(tx, name, "en", address, now);
  }

  // A mail in the inbox, in this state.
  std::string mail(const std::string& state, const std::string& raw) {
    Desk desk(root / "conf");
    const auto hash = sha256(raw);
    desk.store().transact([&](store::Tx& tx) {
      store::insert_mail(tx, {"test", 1, raw, std::string(hash.begin(), hash.end()), "games", "<1@x>", raw,
                              false, desk.context().clock.now()});
    });
    const std::string number = database.sql("select max(mail) from inbox");
    database.sql("update inbox set state = '" + state +
                 "', outcome = 'why', attempts = 3 where mail = " + number);
    return number;
  }

  store::Database database;
};

TEST_F(Admin, ListShowsGamesQueuesAndWhatStandsStill) {
  EXPECT_EQ(admin({"list"}), 0);
  EXPECT_EQ(said, "mails: 0 to be read, 0 in quarantine, 0 to be sent, 0 could not be sent\n");
  begin("K7Q4");
  begin("QQQQ");
  database.sql("update games set status = 'paused' where game = 'QQQQ'");
  admin({"list"});
  EXPECT_THAT(said, HasSubstr("K7Q4  running  alea 1"));
  EXPECT_THAT(said, HasSubstr("QQQQ  paused"));
  EXPECT_THAT(said, HasSubstr("4 to be sent"));
  admin({"list", "--status", "paused"});
  EXPECT_THAT(said, Not(HasSubstr("K7Q4")));
  database.sql(
      "insert into facts (fact, value, at) values ('clock_stopped', '{\"why\": \"a test\", \"at\": 0}', "
      "now()), "
      "('breaker', 'true', now())");
  admin({"list"});
  EXPECT_THAT(said, HasSubstr("all deadlines stand still: a test\n"));
  EXPECT_THAT(said, HasSubstr("sending has stopped"));
  EXPECT_EQ(admin({"resume"}), 0);
  admin({"list"});
  EXPECT_THAT(said, Not(HasSubstr("stand still")));
  EXPECT_THAT(said, Not(HasSubstr("has stopped")));
}

TEST_F(Admin, ShowTellsSeatsWindowsAndActs) {
  begin("K7Q4");
  EXPECT_EQ(admin({"show", "K7Q4"}), 0);
  EXPECT_THAT(said, HasSubstr("K7Q4  Alea Iacta Est: "));
  EXPECT_THAT(said, HasSubstr("seat 2  player  Benoît <benoit@exemple.fr> en\n"));
  EXPECT_THAT(said, HasSubstr("moderator alice@example.org"));
  EXPECT_THAT(said, HasSubstr("window 1  opened"));
  EXPECT_THAT(said, HasSubstr("  open\n"));
  EXPECT_THAT(said, HasSubstr("asked: seat "));
  EXPECT_EQ(refused({"show", "NONE"}), "there is no game NONE");
  EXPECT_EQ(refused({"show"}), "needs one code of a game");
  EXPECT_EQ(refused({"show", "K7Q4", "QQQQ"}), "needs one code of a game");
}

TEST_F(Admin, PlayersAreListedWithTheirSeats) {
  begin("K7Q4");
  begin("QQQQ");
  database.sql("update addresses set undeliverable_since = now() where address like 'benoit%'");
  EXPECT_EQ(admin({"players"}), 0);
  EXPECT_THAT(said, HasSubstr("Alice <alice@example.org>  en html  K7Q4/1  QQQQ/1\n"));
  EXPECT_THAT(said, HasSubstr("Benoît <benoit@exemple.fr>  en html  mails come back"));
}

TEST_F(Admin, AGameIsFrozenAndThawed) {
  begin("K7Q4");
  EXPECT_EQ(refused({"freeze", "NONE"}), "there is no game NONE");
  EXPECT_EQ(admin({"thaw", "K7Q4"}), 1);
  EXPECT_EQ(said, "not thawed: it is not frozen\n");
  EXPECT_EQ(admin({"freeze", "K7Q4", "--reason", "a wrong rule"}), 0);
  EXPECT_EQ(said, "frozen\n");
  EXPECT_EQ(database.sql("select status, next_due is null from games"), "frozen|t");
  EXPECT_EQ(refused({"freeze", "K7Q4"}), "game K7Q4 is not in play: it is frozen");
  EXPECT_EQ(admin({"thaw", "K7Q4"}), 0);
  EXPECT_EQ(said, "in play again\n");
  EXPECT_EQ(database.sql("select status, next_due is not null from games"), "running|t");
  admin({"show", "K7Q4"});
  EXPECT_THAT(said, HasSubstr("operator: freeze (a wrong rule)"));
  EXPECT_THAT(said, HasSubstr("operator: thaw"));
}

TEST_F(Admin, AGameThatHasNotBegunIsNotThawed) {
  begin("K7Q4");
  database.sql("update games set status = 'open', document = null, started_at = null");
  EXPECT_EQ(admin({"thaw", "K7Q4"}), 1);
  EXPECT_EQ(said, "not thawed: it has not begun\n");
  database.sql("update games set status = 'frozen', document = '{}', started_at = now()");
  testing::internal::CaptureStderr();
  EXPECT_EQ(admin({"thaw", "K7Q4"}), 1);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("game.unreadable"));
  EXPECT_THAT(said, HasSubstr("cannot be read by this version"));
}

TEST_F(Admin, QuarantineListsAndShowsMails) {
  admin({"quarantine"});
  EXPECT_EQ(said, "");
  const std::string bad = mail("quarantined", "From: x\r\n\r\nbad\r\n");
  const std::string held = mail("held", "From: y\r\n\r\nheld\r\n");
  mail("done", "From: z\r\n\r\nfine\r\n");
  EXPECT_EQ(admin({"quarantine"}), 0);
  EXPECT_THAT(said, HasSubstr(bad + "  quarantined  why  "));
  EXPECT_THAT(said, HasSubstr(held + "  held  why  "));
  EXPECT_THAT(said, Not(HasSubstr("done")));
  admin({"quarantine", bad});
  EXPECT_EQ(said, "From: x\r\n\r\nbad\r\n");
  EXPECT_EQ(refused({"quarantine", "999"}), "there is no such mail");
  EXPECT_THAT(refused({"quarantine", "x"}), HasSubstr("takes a number"));
}

TEST_F(Admin, AMailIsReadOnceMore) {
  const std::string number = mail("quarantined", "From: x\r\n\r\nSTATUS\r\n");
  EXPECT_EQ(refused({"requeue", "999"}), "there is no mail 999");
  EXPECT_EQ(refused({"requeue"}), "needs one number of a mail");
  EXPECT_EQ(admin({"requeue", number}), 0);
  EXPECT_EQ(said, "mail " + number + " will be read once more\n");
  EXPECT_EQ(database.sql("select state, attempts, outcome from inbox"), "new|0|requeued");
}

TEST_F(Admin, AGameGoesFromOneDatabaseToAnother) {
  begin("K7Q4");
  EXPECT_EQ(refused({"export", "NONE"}), "there is no game NONE");
  EXPECT_EQ(admin({"export", "K7Q4"}), 0);
  EXPECT_EQ(Json::parse(said).at("game").as_string(), "K7Q4");
  const std::string file = (root / "K7Q4.json").string();
  EXPECT_EQ(admin({"export", "K7Q4", "--out", file}), 0);
  EXPECT_THROW(admin({"import", file}), DataError) << "the code is taken here";
  write_file(root / "wrong.json", "{\"format\": \"something else\"}");
  EXPECT_THROW(admin({"import", (root / "wrong.json").string()}), DataError);

  store::Database other;
  use(other);
  EXPECT_EQ(admin({"import", file}), 0);
  EXPECT_EQ(said, "game K7Q4 is here now\n");
  admin({"show", "K7Q4"});
  EXPECT_THAT(said, HasSubstr("Benoît <benoit@exemple.fr>"));
  EXPECT_EQ(run(command_replay, {"K7Q4"}), 0);
  EXPECT_EQ(other.sql("select document from games"), database.sql("select document from games"));
}

TEST_F(Admin, AnOperatorModeratesShownFirstAndDoneWithYes) {
  begin("K7Q4");
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "pause"}), 0);
  EXPECT_THAT(said, HasSubstr("Running → Paused by its moderator"));
  EXPECT_THAT(said, HasSubstr("--yes does it"));
  EXPECT_EQ(database.sql("select status from games"), "running");
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "pause", "--yes"}), 0);
  EXPECT_EQ(database.sql("select status from games"), "paused");
  EXPECT_EQ(database.sql("select actor, act from audit"), "operator|pause");
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "force", "--window", "7", "--yes"}), 1);
  EXPECT_THAT(said, HasSubstr("not running"));
  EXPECT_EQ(refused({"moderate", "K7Q4"}), "--act is missing");
  EXPECT_EQ(refused({"moderate", "K7Q4", "--act", "dance"}), "there is no act 'dance'");
}

TEST_F(Admin, AnOperatorReplacesSecretsOfSeatsAndModerators) {
  begin("K7Q4");
  const auto address = [&](int seat) {
    Desk desk(root / "conf");
    std::string found;
    desk.store().transact([&](store::Tx& tx) {
      const auto hosted = service::open_hosted(desk.context(), tx, "K7Q4");
      found = seat > 0 ? service::seat_address(desk.context(), *hosted, *hosted->find_seat(seat))
                       : service::moderator_address(desk.context(), *hosted);
    });
    return found;
  };
  const std::string seat = address(2), chair = address(0);
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "key", "--seat", "2"}), 0);
  EXPECT_THAT(said, HasSubstr("Benoît: address 1 → address 2"));
  EXPECT_EQ(address(2), seat);  // shown, not done
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "key", "--seat", "2", "--yes"}), 0);
  EXPECT_NE(address(2), seat);
  EXPECT_EQ(address(0), chair);
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "key", "--yes"}), 0);
  EXPECT_NE(address(0), chair);
  EXPECT_EQ(database.sql("select string_agg(actor || ' ' || act, ', ') from audit"),
            "operator key, operator key");
  // Whoever has the address gets the new one, by a letter that brings it.
  EXPECT_EQ(database.sql("select recipient from outbox where kind = 'notice' and seat = 2 order by letter "
                         "desc limit 1"),
            "benoit@exemple.fr");
  const std::string letter = database.sql(
      "select encode(raw, 'escape') from outbox where recipient = 'alice@example.org' and seat = 0");
  EXPECT_THAT(letter, HasSubstr("Your reply address has changed"));
  EXPECT_THAT(letter, HasSubstr("Reply-To"));
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "key", "--seat", "9"}), 1);
  EXPECT_THAT(said, HasSubstr("no such seat"));
  database.sql("update games set moderator = null");
  EXPECT_EQ(admin({"moderate", "K7Q4", "--act", "key", "--yes"}), 1);
  EXPECT_THAT(said, HasSubstr("has no moderator"));
}

TEST_F(Admin, PagesAreWrittenAgain) {
  begin("K7Q4");
  EXPECT_EQ(admin({"archive", "K7Q4"}), 0);
  EXPECT_EQ(said, "written 1 games\n");
  EXPECT_TRUE(std::filesystem::exists(root / "pages" / "K7Q4" / "index.html"));
  EXPECT_EQ(admin({"archive", "--all"}), 0);
  EXPECT_EQ(refused({"archive", "NONE"}), "there is no game NONE");
}

}  // namespace
}  // namespace adj
