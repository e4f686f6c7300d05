#include "adjudicator/store/store.h"

#include <gtest/gtest.h>

#include <thread>

#include "adjudicator/store/games.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"
#include "tests/store/database.h"

namespace adj::store {
namespace {

const Time kNow = std::chrono::sys_days(std::chrono::year(2026) / 3 / 14) + std::chrono::hours(18);

NewMail mail(const std::string& uid, const std::string& content) {
  return {"box",   7,     uid, std::string(31, 'h') + content.substr(0, 1), "games+x@h", "<m@h>",
          content, false, kNow};
}

TEST(Migrate, AppliesOnceAndRefusesChangedOrNewerFiles) {
  Database database(true);
  Store store(database.connection());
  EXPECT_EQ(migration_state(store).applied.size(), 0u);
  EXPECT_FALSE(migrate(store).empty());
  EXPECT_TRUE(migrate(store).empty());
  EXPECT_TRUE(migration_state(store).pending.empty());
  database.sql("update migrations set digest = 'x'");
  EXPECT_THROW(migrate(store), std::runtime_error);
  database.sql("delete from migrations");
  database.sql("insert into migrations (name, digest) values ('9999_later.sql', 'x')");
  EXPECT_THROW(migrate(store), std::runtime_error);
}

TEST(Migrate, TwoProcessesAtOnce) {
  Database database(true);
  std::vector<std::thread> processes;
  std::atomic<int> applied{0};
  for (int i = 0; i < 4; ++i)
    processes.emplace_back([&] {
      Store store(database.connection());
      applied += static_cast<int>(migrate(store).size());
    });
  for (std::thread& p : processes) p.join();
  Store store(database.connection());
  EXPECT_EQ(applied, static_cast<int>(migration_state(store).applied.size()));
}

TEST(Store, BytesTimesAndNothingSurviveTheRoundTrip) {
  Database database;
  Store store(database.connection());
  const std::string raw("a\0b\xff'\\\r\n", 8);
  NewMail m = mail("1", raw);
  m.received_at = kNow + std::chrono::milliseconds(7);
  store.transact([&](Tx& tx) { insert_mail(tx, m); });
  store.transact([&](Tx& tx) {
    const auto taken = take_new_mails(tx, 5, kNow);
    ASSERT_EQ(taken.size(), 1u);
    EXPECT_EQ(find_mail(tx, taken[0].id)->raw, raw);
    EXPECT_EQ(taken[0].received_at, kNow + std::chrono::milliseconds(7));
    set_fact(tx, "f", Json::parse(R"({"é":[1,null]})"), kNow);
    EXPECT_EQ(*find_fact(tx, "f"), Json::parse(R"({"é":[1,null]})"));
    EXPECT_FALSE(find_fact(tx, "g"));
  });
}

TEST(Store, AFailedTransactionLeavesNothing) {
  Database database;
  Store store(database.connection());
  EXPECT_THROW(store.transact([&](Tx& tx) {
    insert_mail(tx, mail("1", "x"));
    throw std::runtime_error("no");
  }),
               std::runtime_error);
  EXPECT_EQ(database.sql("select count(*) from inbox"), "0");
}

TEST(Store, PartOfATransactionMayFailAlone) {
  Database database;
  Store store(database.connection());
  store.transact([&](Tx& tx) {
    std::string why;
    EXPECT_TRUE(attempt(
        tx, [&] { insert_mail(tx, mail("1", "x")); }, why));
    EXPECT_FALSE(attempt(
        tx,
        [&] {
          insert_seat(tx, {"none", 1, "nobody", {}, 1, "", 0, "", {}});
        },
        why));
    EXPECT_NE(why.find("seats"), std::string::npos);
    EXPECT_FALSE(attempt(
        tx,
        [&] {
          insert_mail(tx, mail("2", "y"));
          throw std::logic_error("bug");
        },
        why));
  });
  EXPECT_EQ(database.sql("select string_agg(uid, ',') from inbox"), "1");
}

// A part may have parts of its own: what fails as a whole leaves nothing of those that went through.
TEST(Store, APartOfAPartMayFailAlone) {
  Database database;
  Store store(database.connection());
  store.transact([&](Tx& tx) {
    std::string why;
    EXPECT_FALSE(attempt(
        tx,
        [&] {
          insert_mail(tx, mail("1", "x"));
          EXPECT_FALSE(attempt(
              tx, [] { throw std::runtime_error("the smaller"); }, why));
          throw std::runtime_error("the larger");
        },
        why));
    EXPECT_EQ(why, "the larger");
    insert_mail(tx, mail("2", "y"));
  });
  EXPECT_EQ(database.sql("select string_agg(uid, ',') from inbox"), "2");
}

// Whose statement failed, and who says nothing of it, is not told that all is well.
TEST(Store, AHiddenFailureIsNoSuccess) {
  Database database;
  Store store(database.connection());
  const auto hide = [&](Tx& tx) {
    insert_mail(tx, mail("1", "x"));
    try {
      insert_seat(tx, {"none", 1, "nobody", {}, 1, "", 0, "", {}});
      next_letter_id(tx);
    } catch (const SqlError&) {
    }
  };
  EXPECT_THROW(store.transact(hide), SqlError);
  EXPECT_EQ(database.sql("select count(*) from inbox"), "0");
  store.transact([&](Tx& tx) { insert_mail(tx, mail("2", "y")); });
  EXPECT_EQ(database.sql("select count(*) from inbox"), "1");
}

// The connection goes away before, during and after the work: the work runs again, once.
TEST(Store, ALostConnectionIsTriedAgain) {
  Database database;
  Store store(database.connection());
  int runs = 0;
  store.transact([&](Tx& tx) {
    ++runs;
    insert_mail(tx, mail("1", "x"));
    if (runs == 1) database.cut_connections();
  });
  EXPECT_EQ(runs, 2);
  EXPECT_EQ(database.sql("select count(*) from inbox"), "1");
  database.cut_connections();
  store.transact([&](Tx& tx) { insert_mail(tx, mail("2", "y")); });
  EXPECT_EQ(database.sql("select count(*) from inbox"), "2");
}

TEST(Store, AServerThatComesBackIsWaitedFor) {
  Database database;
  Store store(database.connection(), 9);
  stop_cluster("immediate");
  std::thread later([] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    start_cluster();
  });
  store.transact([&](Tx& tx) { insert_mail(tx, mail("1", "x")); });
  later.join();
  EXPECT_EQ(database.sql("select count(*) from inbox"), "1");
}

TEST(Store, AnAbsentServerIsUnavailable) {
  EXPECT_THROW(Store("host=/nonexistent user=x dbname=y"), Unavailable);
}

TEST(Store, NoticesWakeTheWaiting) {
  Database database;
  Store waiting(database.connection()), other(database.connection());
  EXPECT_TRUE(waiting.wait_for_notices(std::chrono::milliseconds(10)).empty());
  // What is said while nobody waits is not lost.
  other.transact([](Tx& tx) { notify(tx, "due"); });
  EXPECT_EQ(waiting.wait_for_notices(std::chrono::seconds(20)), std::vector<std::string>{"due"});
  EXPECT_TRUE(waiting.wait_for_notices(std::chrono::milliseconds(10)).empty());
  // Said in a part that failed and once more after it: heard once. Said twice: heard once.
  other.transact([](Tx& tx) {
    std::string why;
    EXPECT_FALSE(attempt(
        tx,
        [&] {
          notify(tx, "outbox");
          throw std::runtime_error("no");
        },
        why));
    notify(tx, "outbox");
    notify(tx, "outbox");
  });
  EXPECT_EQ(waiting.wait_for_notices(std::chrono::seconds(20)), std::vector<std::string>{"outbox"});
  std::vector<std::string> heard;
  std::thread sleeper([&] { heard = waiting.wait_for_notices(std::chrono::seconds(20)); });
  other.transact([](Tx& tx) { notify(tx, "inbox"); });
  sleeper.join();
  EXPECT_EQ(heard, std::vector<std::string>{"inbox"});
}

TEST(Store, AGameIsLockedForOneTransaction) {
  Database database;
  Store one(database.connection()), two(database.connection());
  one.transact([&](Tx& tx) {
    lock_game(tx, "K7Q4");
    two.transact([&](Tx& other) {
      EXPECT_FALSE(try_lock_game(other, "K7Q4"));
      EXPECT_TRUE(try_lock_game(other, "B2C3"));
    });
  });
  two.transact([&](Tx& tx) { EXPECT_TRUE(try_lock_game(tx, "K7Q4")); });
}

// The mark is another after every change, also within a transaction; the document comes unless it is known.
TEST(Store, AGameIsReadWholeAndKnownByItsMark) {
  Database database;
  Store store(database.connection());
  GameRow row;
  row.game = "K7Q4";
  row.module = "alea";
  row.scenario = "1";
  row.created_at = kNow;
  std::string mark;
  store.transact([&](Tx& tx) {
    EXPECT_FALSE(find_whole_game(tx, "K7Q4", ""));
    insert_game(tx, row);
    const auto open = find_whole_game(tx, "K7Q4", "");
    ASSERT_TRUE(open);
    EXPECT_FALSE(open->document);
    EXPECT_TRUE(open->seats.empty());
    const std::int64_t player = insert_player(tx, "Ann", "en", "ann@example.org", kNow);
    insert_seat(tx, {"K7Q4", 1, "player", player, 1, "n", 0, "", kNow});
    insert_seat(tx, {"K7Q4", 2, "nobody", {}, 1, "", 0, "", {}});
    mark = set_game_with_document(tx, row, "first");
    EXPECT_NE(mark, open->mark);
    const std::string again = set_game_with_document(tx, row, "second");
    EXPECT_NE(again, mark);
    mark = again;
  });
  store.transact([&](Tx& tx) {
    for (const bool known : {false, true}) {
      const auto game = find_whole_game(tx, "K7Q4", known ? mark : "");
      ASSERT_TRUE(game);
      EXPECT_EQ(game->mark, mark);
      EXPECT_EQ(game->document, known ? std::nullopt : std::optional<std::string>("second"));
      ASSERT_EQ(game->seats.size(), 2u);
      EXPECT_EQ(game->seats[0].player->name, "Ann");
      EXPECT_FALSE(game->seats[1].player);
      EXPECT_EQ(game->seats[1].row.seat, 2);
    }
    EXPECT_FALSE(find_game_with_seats(tx, "K7Q4")->document);
    save_document(tx, "K7Q4", "third");  // whoever writes it
    EXPECT_EQ(find_whole_game(tx, "K7Q4", mark)->document, "third");
    mark = set_game_with_answers(tx, row, "yes");
    EXPECT_FALSE(find_whole_game(tx, "K7Q4", mark)->answers);
    EXPECT_EQ(find_whole_game(tx, "K7Q4", "")->document, "third");
    EXPECT_EQ(find_whole_game(tx, "K7Q4", "")->answers, "yes");
    set_game_with_document(tx, row, "fourth");
    EXPECT_FALSE(find_whole_game(tx, "K7Q4", "")->answers);
  });
}

// The mark of answers that are written without waiting is the one that others read.
TEST(Store, AnswersAreKnownByTheMarkThatTheirWriterGaveThem) {
  Database database;
  Store store(database.connection());
  GameRow row;
  row.game = "K7Q4";
  row.module = "alea";
  row.scenario = "1";
  row.created_at = kNow;
  store.transact([&](Tx& tx) {
    EXPECT_TRUE(insert_game(tx, row));
    set_game_with_document(tx, row, "first");
  });
  std::string mark;
  store.transact([&](Tx& tx) {
    EXPECT_FALSE(find_whole_game(tx, "K7Q4", "")->transaction);  // nothing is written yet
    save_document(tx, "K7Q4", "second");
    expect_whole_game(tx, "K7Q4", "");
    const auto game = find_whole_game(tx, "K7Q4", "");
    ASSERT_TRUE(game && game->transaction);
    EXPECT_EQ(game->document, "second");
    mark = set_answers(tx, "K7Q4", kNow, "yes", *game->transaction);
    EXPECT_NE(mark, game->mark);
    EXPECT_EQ(find_whole_game(tx, "K7Q4", "")->mark, mark);
  });
  store.transact([&](Tx& tx) {
    const auto known = find_whole_game(tx, "K7Q4", mark);
    EXPECT_EQ(known->mark, mark);
    EXPECT_FALSE(known->answers);
    EXPECT_EQ(known->row.next_due, kNow);
    EXPECT_EQ(find_whole_game(tx, "K7Q4", "")->answers, "yes");
  });
  database.sql("update games set document = 'an operator''s' where game = 'K7Q4'");
  store.transact([&](Tx& tx) { EXPECT_EQ(find_whole_game(tx, "K7Q4", mark)->document, "an operator's"); });
}

struct AGame : testing::Test {
  void SetUp() override {
    row.game = "K7Q4";
    row.module = "alea";
    row.scenario = "1";
    row.created_at = kNow;
    store.transact([&](Tx& tx) {
      EXPECT_TRUE(insert_game(tx, row));
      mark = set_game_with_document(tx, row, "first");
    });
  }
  Database database;
  Store store{database.connection()}, other{database.connection()};
  GameRow row;
  std::string mark;
};

// Until a game is ours others may change it: what was asked about it ahead is asked once more.
TEST_F(AGame, WhatWasAskedBeforeItWasLockedIsNotBelieved) {
  for (const bool wait : {true, false}) {
    const std::string now = wait ? "second" : "third";
    store.transact([&](Tx& tx) {
      expect_whole_game(tx, "K7Q4", "");
      expect_window(tx, "K7Q4", 1);
      next_letter_id(tx);  // the answers are there
      other.transact([&](Tx& before) {
        lock_game(before, "K7Q4");
        set_game_with_document(before, row, now);
        insert_window(before, {"K7Q4", wait ? 1 : 2, 1, kNow, kNow, {}, {}, {}, "", "document", now, 0});
      });
      wait ? lock_game(tx, "K7Q4") : static_cast<void>(try_lock_game(tx, "K7Q4"));
      EXPECT_EQ(find_whole_game(tx, "K7Q4", "")->document, now);
      const auto window = find_window(tx, "K7Q4", 1);
      ASSERT_TRUE(window);
      EXPECT_EQ(window->digest, now);
    });
  }
}

// Two mails to one game share a transaction, and a game that is loaded may go and come back between them, as
// another thread looks at it: the answers to the first stay.
TEST_F(AGame, WhatWasAskedBeforeAnswersWereSavedIsNotBelieved) {
  store.transact([&](Tx& tx) {
    lock_game(tx, "K7Q4");
    set_fact(tx, "f", Json(1), kNow);
    expect_whole_game(tx, "K7Q4", mark);
    const auto first = find_whole_game(tx, "K7Q4", "");
    const std::string saved = set_answers(tx, "K7Q4", kNow, "yes", *first->transaction);
    const auto second = find_whole_game(tx, "K7Q4", mark);
    EXPECT_EQ(second->mark, saved);
    EXPECT_EQ(second->answers, "yes");
    EXPECT_EQ(second->document, "first");
  });
  store.transact([&](Tx& tx) {  // nor by whom the game is not locked
    set_fact(tx, "f", Json(1), kNow);
    expect_whole_game(tx, "K7Q4", mark);
    next_letter_id(tx);
    set_answers(tx, "K7Q4", kNow, "no", "1");
    EXPECT_EQ(find_whole_game(tx, "K7Q4", mark)->answers, "no");
  });
}

// Two readers with mails of two games each may want them in opposite order: the server ends one of them, who
// begins again. Nobody's mail is to blame, so a part that may fail alone does not hide it either.
TEST(Store, ADeadlockIsTriedAgain) {
  Database database;
  std::atomic<int> runs{0}, ready{0};
  const auto reader = [&](const char* first, const char* second, const char* uid) {
    Store store(database.connection());
    bool again = false;
    store.transact([&](Tx& tx) {
      ++runs;
      lock_game(tx, first);
      if (!std::exchange(again, true))
        for (++ready; ready < 2;) std::this_thread::yield();
      std::string why;
      EXPECT_TRUE(attempt(
          tx, [&] { lock_game(tx, second); }, why))
          << why;
      insert_mail(tx, mail(uid, uid));
    });
  };
  std::thread other(reader, "B2C3", "K7Q4", "1");
  reader("K7Q4", "B2C3", "2");
  other.join();
  EXPECT_EQ(runs, 3);
  EXPECT_EQ(database.sql("select count(*) from inbox"), "2");
}

TEST(Store, CommitsWaitForTheDiskUnlessToldOtherwise) {
  Database database;
  Store store(database.connection());
  const auto commits_wait = [&] {
    for (const std::string& problem : store.durability_problems())
      if (problem.starts_with("synchronous_commit")) return false;
    return true;
  };
  EXPECT_TRUE(commits_wait());
  store.commit_without_waiting();
  EXPECT_FALSE(commits_wait());
  database.cut_connections();
  EXPECT_FALSE(commits_wait());  // nor after the connection has come back
}

TEST(Store, SaysWhichSettingsRiskOrders) {
  Database database;
  Store store(database.connection());
  EXPECT_EQ(store.durability_problems().size(), 2u);  // the test cluster has fsync and full_page_writes off
}

}  // namespace
}  // namespace adj::store
