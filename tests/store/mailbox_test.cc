#include "adjudicator/store/mailbox.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

#include "adjudicator/store/games.h"
#include "adjudicator/store/play.h"
#include "adjudicator/store/players.h"
#include "tests/store/database.h"

namespace adj::store {
namespace {

const Time kNow = std::chrono::sys_days(std::chrono::year(2026) / 3 / 14) + std::chrono::hours(18);
using std::chrono::minutes;

struct Mailbox : testing::Test {
  Database database;
  Store store{database.connection()};

  bool insert(const std::string& uid, const std::string& hash, const std::string& recipient,
              const std::string& lane = "", std::int64_t validity = 1) {
    const std::string before = database.sql("select count(*) from inbox");
    store.transact([&](Tx& tx) {
      insert_mail(tx, {"box", validity, uid, hash, recipient, "<same@id>", "raw " + uid, false, kNow, lane});
    });
    return database.sql("select count(*) from inbox") != before;
  }
  Letter letter(const std::string& key, Time not_before = kNow) {
    Letter l;
    store.transact([&](Tx& tx) {
      l.id = next_letter_id(tx);
      l.dedupe_key = key;
      l.game = "K7Q4";
      l.seat = 1;
      l.kind = "receipt";
      l.number = 3;
      l.message_id = "<" + key + "@h>";
      l.envelope_from = "games+b.1@h";
      l.recipient = "a@h";
      l.raw = "raw";
      l.not_before = not_before;
      l.created_at = kNow;
      EXPECT_TRUE(insert_letter(tx, l));
    });
    return l;
  }
};

// MAIL §5: identity on three levels. The Message-ID alone never makes a mail a duplicate.
TEST_F(Mailbox, AMailIsKeptOnce) {
  EXPECT_TRUE(insert("1", "hash-a", "games+t1@h"));
  EXPECT_FALSE(insert("1", "hash-b", "games+t1@h"));  // the same place in the mailbox
  // Renumbered: the same content to the same address.
  EXPECT_FALSE(insert("2", "hash-a", "games+t1@h", "", 2));
  EXPECT_TRUE(insert("3", "hash-a", "games+t2@h"));  // one mail to two games' addresses
  EXPECT_TRUE(insert("4", "hash-c", "games+t1@h"));  // the same Message-ID, other content
}

TEST_F(Mailbox, MailsAreTakenInOrder) {
  insert("1", "a", "r");
  insert("2", "b", "r");
  insert("3", "c", "r");
  store.transact([&](Tx& tx) {
    const auto mine = take_new_mails(tx, 2, kNow);
    ASSERT_EQ(mine.size(), 2u);
    EXPECT_EQ(mine[0].raw, "raw 1");
    EXPECT_EQ(raw_of(tx, mine[0].id), "raw 1");
    EXPECT_EQ(mails_still_new(tx, {mine[0].id}).at(0).raw, "");
    count_attempts(tx, {mine[0].id, mine[1].id});
    finish_mail(tx, mine[0].id, {"done", "receipt", {}, {}});
    postpone_mail(tx, mine[1].id, kNow + minutes(5), "database");
  });
  store.transact([&](Tx& tx) {
    EXPECT_EQ(take_new_mails(tx, 5, kNow).size(), 1u);
    const auto later = take_new_mails(tx, 5, kNow + minutes(5));
    ASSERT_EQ(later.size(), 2u);
    EXPECT_EQ(later[0].attempts, 1);
    EXPECT_EQ(mails_in_state(tx, "done", 10).size(), 1u);
    requeue_mail(tx, mails_in_state(tx, "done", 10)[0].id);
    EXPECT_EQ(take_new_mails(tx, 5, kNow + minutes(5)).size(), 3u);
  });
}

// DESIGN §4: mails of a game are read one after the other.
TEST_F(Mailbox, AMailInHandHasItsGameLocked) {
  insert("1", "a", "r", "K7Q4");
  insert("2", "b", "r", "");
  Store other(database.connection());
  const auto free = [&](const char* game) {
    return other.query([&](Tx& tx) { return try_lock_game(tx, game); });
  };
  store.transact([&](Tx& tx) {
    ASSERT_EQ(mails_still_new(tx, {2}).size(), 1u);
    EXPECT_TRUE(free("K7Q4"));
    ASSERT_EQ(mails_still_new(tx, {1}).size(), 1u);
    EXPECT_FALSE(free("K7Q4"));
    EXPECT_TRUE(free("OTHER"));
    lock_game(tx, "K7Q4");  // it is ours: nobody waits
    std::string why;
    EXPECT_FALSE(attempt(
        tx,
        [&] {
          lock_game(tx, "OTHER");
          EXPECT_FALSE(free("OTHER"));
          throw std::runtime_error("no");
        },
        why));
    EXPECT_TRUE(free("OTHER"));  // let go with the part that locked it,
    lock_game(tx, "OTHER");      // and locked anew
    EXPECT_FALSE(free("OTHER"));
    EXPECT_FALSE(free("K7Q4"));
  });
  EXPECT_TRUE(free("K7Q4"));
}

TEST_F(Mailbox, AnAnswerFinishesItsMail) {
  insert("1", "a", "r");
  insert("2", "b", "r");
  Letter answer = letter("other");
  const auto write = [&](std::int64_t mail, const std::string& key) {
    store.transact([&](Tx& tx) {
      answer.id = next_letter_id(tx);
      answer.dedupe_key = key;
      answer.message_id = "<" + std::to_string(answer.id) + "@h>";
      const FinishedMail answered{mail, {"done", "receipt", {}, "K7Q4"}};
      insert_answer(tx, answer, answered);
    });
  };
  write(1, "ack:1");
  EXPECT_EQ(database.sql("select state, outcome, game from inbox where mail = 1"), "done|receipt|K7Q4");
  EXPECT_EQ(database.sql("select state from inbox where mail = 2"), "new");
  write(2, "ack:1");  // that answer is there already; the mail is finished all the same
  EXPECT_EQ(database.sql("select state from inbox where mail = 2"), "done");
  EXPECT_EQ(database.sql("select count(*) from outbox where dedupe_key = 'ack:1'"), "1");
}

// A transaction whose writer wakes a sender himself says nothing; another is heard.
TEST_F(Mailbox, SendersAreWokenOnce) {
  Store listener(database.connection());
  listener.wait_for_notices(std::chrono::milliseconds(0));
  letter("one");
  EXPECT_EQ(listener.wait_for_notices(std::chrono::seconds(5)), std::vector<std::string>{"outbox"});
  Letter quiet = letter("two");
  EXPECT_EQ(listener.wait_for_notices(std::chrono::seconds(5)), std::vector<std::string>{"outbox"});
  store.transact([&](Tx& tx) {
    wakes_own_sender(tx);
    quiet.id = next_letter_id(tx);
    quiet.dedupe_key = quiet.message_id = "three";
    EXPECT_TRUE(insert_letter(tx, quiet));
  });
  EXPECT_TRUE(listener.wait_for_notices(std::chrono::milliseconds(300)).empty());
}

// What a reader takes, and counts as tried, in one transaction.
std::vector<std::string> taken_by(Store& reader, int limit) {
  return reader.query([&](Tx& tx) {
    std::vector<std::int64_t> mails;
    std::vector<std::string> raw;
    for (const Mail& mail : take_new_mails(tx, limit, kNow)) {
      mails.push_back(mail.id);
      raw.push_back(find_mail(tx, mail.id)->raw);
    }
    count_attempts(tx, mails);
    return raw;
  });
}

using Taken = std::vector<std::string>;

// Mails of a game are one reader's until he has read them, or is gone.
TEST_F(Mailbox, ALaneIsInOneHand) {
  insert("1", "a", "r", "K7Q4");
  insert("2", "b", "r", "K7Q4");
  insert("3", "c", "r", "ZZZZ");
  insert("4", "d", "r", "K7Q4");
  auto first = std::make_unique<Store>(database.connection());
  EXPECT_EQ(taken_by(*first, 1), Taken{"raw 1"});
  EXPECT_EQ(taken_by(store, 5), Taken{"raw 3"});
  first->transact([&](Tx& tx) { finish_mail(tx, take_new_mails(tx, 1, kNow)[0].id, {"done", "", {}, {}}); });
  EXPECT_EQ(taken_by(store, 5), (Taken{"raw 2", "raw 3", "raw 4"}));
}

TEST_F(Mailbox, WhatADeadReaderHadIsTakenAgainAndCounted) {
  insert("1", "a", "r");
  auto first = std::make_unique<Store>(database.connection());
  EXPECT_EQ(taken_by(*first, 5), Taken{"raw 1"});
  EXPECT_EQ(taken_by(store, 5), Taken{});
  first.reset();
  Taken seen;
  for (int i = 0; i < 100 && seen.empty(); ++i) {
    seen = taken_by(store, 5);
    if (seen.empty()) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(seen, Taken{"raw 1"});
  EXPECT_EQ(database.sql("select attempts from inbox"), "2");
}

// Readers are many: each leaves lanes to the others.
TEST_F(Mailbox, AReaderTakesOfHalfAsManyLanesAsMails) {
  for (int i = 1; i <= 8; ++i) insert(std::to_string(i), std::to_string(i), "r", "G" + std::to_string(i % 4));
  Store other(database.connection());
  EXPECT_EQ(taken_by(store, 4), (Taken{"raw 1", "raw 2", "raw 5", "raw 6"}));
  EXPECT_EQ(taken_by(other, 4), (Taken{"raw 3", "raw 4", "raw 7", "raw 8"}));
}

// A mail that was in hand when it was put aside is anybody's when it is let go on.
TEST_F(Mailbox, AReleasedMailIsInNobodysHand) {
  insert("1", "a", "r");
  Store first(database.connection());
  const auto aside = [&](const char* state) {
    first.transact([&](Tx& tx) {
      const auto mail = take_new_mails(tx, 1, kNow).at(0).id;
      count_attempts(tx, {mail});
      finish_mail(tx, mail, {state, "", {}, {}});
    });
  };
  aside("held");
  store.transact([](Tx& tx) { EXPECT_TRUE(release_mail(tx, mails_in_state(tx, "held", 1)[0].id, 1)); });
  EXPECT_EQ(taken_by(store, 5), Taken{"raw 1"});
  database.sql("update inbox set reader_pid = null");
  aside("quarantined");
  store.transact([](Tx& tx) { requeue_mail(tx, mails_in_state(tx, "quarantined", 1)[0].id); });
  EXPECT_EQ(taken_by(store, 5), Taken{"raw 1"});
}

TEST_F(Mailbox, ALetterIsWrittenOnce) {
  const Letter first = letter("ack:1");
  store.transact([&](Tx& tx) {
    Letter again = first;
    again.id = next_letter_id(tx);
    again.message_id = "<other@h>";
    EXPECT_FALSE(insert_letter(tx, again));
  });
  EXPECT_EQ(database.sql("select count(*) from outbox"), "1");
}

TEST_F(Mailbox, LettersAreLeasedAndCountedBeforeTheyGo) {
  const Letter now = letter("a");
  letter("b", kNow + minutes(10));
  store.transact([&](Tx& tx) {
    const auto leased = lease_letters(tx, 5, kNow, kNow + minutes(2));
    ASSERT_EQ(leased.size(), 1u);
    EXPECT_EQ(leased[0].attempts, 1);
  });
  store.transact([&](Tx& tx) {
    EXPECT_TRUE(lease_letters(tx, 5, kNow + minutes(1), kNow + minutes(3)).empty());
    EXPECT_EQ(lease_letters(tx, 5, kNow + minutes(2), kNow + minutes(3)).size(), 1u);  // the lease is over
    letter_sent(tx, now.id, "250 ok", kNow);
    letter_failed(tx, now.id, "late word of an old sender");
    EXPECT_TRUE(lease_letters(tx, 5, kNow + minutes(5), kNow + minutes(6)).empty());
    EXPECT_EQ(lease_letters(tx, 5, kNow + minutes(10), kNow + minutes(11)).size(), 1u);
    EXPECT_EQ(queue_lengths(tx).outbox_waiting, 1);
    EXPECT_EQ(queue_lengths(tx).outbox_failed, 0);
  });
}

TEST_F(Mailbox, TheLeaseOfADeadSenderIsOver) {
  letter("a");
  {
    Store dead(database.connection());
    dead.transact([&](Tx& tx) { EXPECT_EQ(lease_letters(tx, 5, kNow, kNow + minutes(10)).size(), 1u); });
    store.transact([&](Tx& tx) { EXPECT_TRUE(lease_letters(tx, 5, kNow, kNow + minutes(10)).empty()); });
  }
  // The server needs a moment to see that he is gone.
  std::vector<Letter> freed;
  for (int i = 0; i < 100 && freed.empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    freed = store.query([&](Tx& tx) { return lease_letters(tx, 5, kNow, kNow + minutes(10)); });
  }
  ASSERT_EQ(freed.size(), 1u);
  EXPECT_EQ(freed[0].attempts, 2);
}

TEST_F(Mailbox, ReceiptsHaveNumbersAndLimitsAreCounted) {
  letter("r");
  store.transact([&](Tx& tx) {
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow).number, 4);
    EXPECT_EQ(next_receipt(tx, "ZZZZ", "a@h", kNow).number, 1);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow - minutes(1)).sent, 1);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow).sent, 0);
    const auto letter_before = next_receipt(tx, {}, "a@h", kNow).letter;
    EXPECT_EQ(next_letter_id(tx), letter_before + 1);
    EXPECT_TRUE(find_receipt(tx, "K7Q4", "a@h", 3));
    EXPECT_FALSE(find_receipt(tx, "K7Q4", "b@h", 3));  // another's receipt
    EXPECT_EQ(next_receipt(tx, "K7Q4", "b@h", kNow).number, 1);
    EXPECT_EQ(letters_to(tx, "a@h", "receipt", kNow - minutes(1)), 1);
    EXPECT_EQ(letters_to(tx, "a@h", "receipt", kNow), 0);
    EXPECT_EQ(letters_of_game(tx, "K7Q4", kNow - minutes(1)), 1);
    EXPECT_TRUE(sending_state(tx, 0, kNow - minutes(1)).too_many);
    EXPECT_FALSE(sending_state(tx, 1, kNow - minutes(1)).too_many);
    EXPECT_FALSE(sending_state(tx, 0, kNow).too_many);
    EXPECT_FALSE(sending_state(tx, 0, kNow).stopped);
    set_fact(tx, "breaker", Json(false), kNow);
    EXPECT_FALSE(sending_state(tx, 0, kNow).stopped);
    set_fact(tx, "breaker", Json(true), kNow);
    EXPECT_TRUE(sending_state(tx, 0, kNow).stopped);
  });
}

// Who may get more than were written to all together has not had too many, whatever he has had.
TEST_F(Mailbox, ReceiptsAreCountedOnlyWhereTheyCouldBeTooMany) {
  letter("r");
  store.transact([&](Tx& tx) {
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow - minutes(1), 20).sent, 1);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow - minutes(1), 1000).sent, 0);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow - minutes(1), 1000).number, 4);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow, 1000).sent, 0);
  });
}

// What was asked ahead is as it was then, and told once; whoever asks again, or needs it no more, is told
// anew.
TEST_F(Mailbox, WhatIsAskedAheadIsToldOnce) {
  letter("r");
  store.transact([&](Tx& tx) {
    expect_receipt(tx, "K7Q4", "a@h", kNow, 20);
    expect_sender(tx, "a@h", kNow - minutes(1));
    EXPECT_EQ(sender_at(tx, "a@h", kNow - minutes(1)).failures, 0);  // and the first of the two with it
    const auto next = next_letter_id(tx);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow, 20).letter, next - 1);
    EXPECT_EQ(next_receipt(tx, "K7Q4", "a@h", kNow, 20).letter, next + 1);
    expect_sender(tx, "a@h", kNow - minutes(1));
    expect_nothing(tx);
    insert_failure(tx, "a@h", kNow);
    EXPECT_EQ(sender_at(tx, "a@h", kNow - minutes(1)).failures, 1);
    EXPECT_EQ(sender_at(tx, "other@h", kNow - minutes(1)).failures, 0);
  });
}

// A question goes out behind the writes that wait, and what fails takes the answers along.
TEST_F(Mailbox, WhatIsAskedAheadSeesWhatWasWrittenBefore) {
  store.transact([&](Tx& tx) {
    insert_failure(tx, "a@h", kNow);
    expect_sender(tx, "a@h", kNow - minutes(1));
    EXPECT_EQ(sender_at(tx, "a@h", kNow - minutes(1)).failures, 1);
    std::string why;
    EXPECT_FALSE(attempt(
        tx,
        [&] {
          insert_failure(tx, "a@h", kNow);
          expect_sender(tx, "a@h", kNow - minutes(1));
          next_letter_id(tx);  // the answer is there
          throw std::runtime_error("no");
        },
        why));
    EXPECT_EQ(sender_at(tx, "a@h", kNow - minutes(1)).failures, 1);
  });
}

// What changes something makes answers that are there already void; questions of a kind are one, and each has
// its own answer, also one that has none.
TEST_F(Mailbox, WhatIsAskedAheadForManyIsToldToEach) {
  database.sql("insert into failures values ('b@h', now()), ('c@h', now()), ('c@h', now())");
  const Time since = kNow - std::chrono::years(30);
  store.transact([&](Tx& tx) {
    for (const char* address : {"a@h", "b@h", "c@h"}) expect_sender(tx, address, since);
    expect_whole_game(tx, "K7Q4", "");
    expect_whole_game(tx, "NONE", "");
    for (const char* address : {"a@h", "b@h", "c@h"}) expect_receipt(tx, "K7Q4", address, since, 20);
    EXPECT_EQ(sender_at(tx, "b@h", since).failures, 1);
    EXPECT_EQ(sender_at(tx, "a@h", since).failures, 0);
    EXPECT_FALSE(find_whole_game(tx, "NONE", ""));
    EXPECT_FALSE(find_whole_game(tx, "K7Q4", ""));
    std::set<std::int64_t> letters;
    for (const char* address : {"a@h", "b@h"})
      letters.insert(next_receipt(tx, "K7Q4", address, since, 20).letter);
    insert_failure(tx, "c@h", kNow);
    EXPECT_EQ(sender_at(tx, "c@h", since).failures, 3);
    letters.insert(next_receipt(tx, "K7Q4", "c@h", since, 20).letter);
    EXPECT_EQ(letters.size(), 3u);
  });
}

// Writes of a kind are one statement, whatever is in them, and change one thing after the other.
TEST_F(Mailbox, WhatIsWrittenForManyIsEachsOwn) {
  const std::string bytes("\0{\",'\\}\xff NULL", 13);
  database.sql(
      "insert into games (game, module, scenario, options, status, listed, settings, dice, created_at) "
      "values ('K7Q4', 'm', '1', '{}', 'running', true, '{}', '{}', now()), ('W2WW', 'm', '1', '{}', "
      "'running', true, '{}', '{}', now())");
  store.transact([&](Tx& tx) {
    for (int i = 1; i <= 3; ++i) {
      const std::string n = std::to_string(i);
      insert_mail(tx, {"box", 1, n, bytes + n, "{\"a\"," + n + "}", "", i == 2 ? bytes : "", i == 3, kNow});
    }
    insert_mail(tx, {"box", 1, "3", "again", "", "", "", false, kNow});  // there already
  });
  EXPECT_EQ(
      database.sql("select mail || uid || recipient || length(raw) || truncated from inbox order by mail"),
      "11{\"a\",1}0false\n22{\"a\",2}13false\n33{\"a\",3}0true");
  store.transact([&](Tx& tx) {
    const std::string transaction = "1";
    const auto game_of = [](std::int64_t mail) { return mail == 2 ? "W2WW" : "K7Q4"; };
    const auto sender_of = [](std::int64_t mail) { return mail == 2 ? "b@h" : "a@h"; };
    for (const char* game : {"K7Q4", "W2WW"}) {
      lock_game(tx, game);
      find_whole_game(tx, game, "");
    }
    for (const std::int64_t mail : {1, 2, 3}) expect_receipt(tx, game_of(mail), sender_of(mail), kNow, 20);
    for (const std::int64_t mail : {1, 2, 3}) {
      const std::string game = game_of(mail);
      insert_input(tx,
                   {game, 0, 0, 1, "orders", 1, "player", "en", "body " + std::to_string(mail), mail, kNow});
      set_answers(tx, game, mail == 2 ? std::nullopt : std::optional(kNow), "answers " + std::to_string(mail),
                  transaction);
      const auto next = next_receipt(tx, game, sender_of(mail), kNow, 20);
      EXPECT_EQ(next.number, mail == 3 ? 2 : 1);
      Letter l;
      l.id = next.letter;
      l.dedupe_key = "ack:" + std::to_string(mail);
      l.game = game;
      l.kind = "receipt";
      l.number = next.number;
      l.message_id = l.dedupe_key;
      l.recipient = sender_of(mail);
      l.raw = bytes;
      l.not_before = l.created_at = kNow;
      insert_answer(tx, l, {mail, {"done", "receipt", {}, mail == 2 ? std::nullopt : std::optional(game)}});
    }
  });
  EXPECT_EQ(database.sql("select game || serial || body || inbox from inputs order by inbox"),
            "K7Q41body 11\nW2WW1body 22\nK7Q42body 33");
  EXPECT_EQ(database.sql("select game || answers || (next_due is null) from games order by game"),
            "K7Q4answers 3false\nW2WWanswers 2true");
  EXPECT_EQ(database.sql("select dedupe_key || length(raw) || (seat is null) from outbox order by letter"),
            "ack:113true\nack:213true\nack:313true");
  EXPECT_EQ(database.sql("select mail || state || coalesce(game, '-') from inbox order by mail"),
            "1doneK7Q4\n2done-\n3doneK7Q4");
  store.transact([&](Tx& tx) {
    for (const Letter& l : lease_letters(tx, 5, kNow, kNow + minutes(10)))
      letter_sent(tx, l.id, "250 " + l.dedupe_key, kNow);
  });
  EXPECT_EQ(database.sql("select reply || state from outbox order by letter"),
            "250 ack:1sent\n250 ack:2sent\n250 ack:3sent");
}

// No text of the database's holds a NUL, whether it comes alone or with others.
TEST_F(Mailbox, NulsAreLeftOut) {
  const std::string nul(1, '\0');
  for (const int last : {1, 3})
    store.transact([&](Tx& tx) {
      for (int i = last == 1 ? 1 : 2; i <= last; ++i) {
        const std::string n = std::to_string(i);
        insert_mail(tx, {"box", 1, n, "hash" + n, "a" + nul + n, "", "raw" + nul, false, kNow});
      }
    });
  EXPECT_EQ(database.sql("select recipient || length(raw) from inbox order by mail"), "a14\na24\na34");
}

// A letter that a sender is just done with is none of those that wait and none of those that are through.
TEST_F(Mailbox, WhatIsSentWhileItsReaderIsForgottenForgetsHimToo) {
  const auto player = store.query([](Tx& tx) { return insert_player(tx, "Ann", "en", "a@h", kNow); });
  const Letter last = letter("a");
  std::atomic<bool> noted = false;
  std::thread sender([&] {
    Store other(database.connection());
    other.transact([&](Tx& tx) {
      letter_sent(tx, last.id, "250 a@h", kNow);
      find_letter(tx, last.id);
      noted = true;
      for (int i = 0; i < 300; ++i) {
        if (database.sql("select count(*) from pg_locks where not granted") != "0") return;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
      }
    });
  });
  while (!noted) std::this_thread::yield();
  store.transact([&](Tx& tx) { forget_player(tx, player, kNow, 0); });
  sender.join();
  EXPECT_EQ(database.sql("select state || recipient || encode(raw, 'escape') from outbox"), "sent");
}

TEST_F(Mailbox, BouncesAndGuessesAreCountedFromATime) {
  store.transact([&](Tx& tx) {
    insert_bounce(tx, {"a@h", {}, true, "5.1.1", "no such user", kNow});
    insert_bounce(tx, {"a@h", {}, false, "4.2.2", "full", kNow});
    EXPECT_EQ(hard_bounces(tx, "a@h", kNow - minutes(1)), 1);
    EXPECT_EQ(hard_bounces(tx, "a@h", kNow), 0);
    insert_failure(tx, "a@h", kNow);
    EXPECT_EQ(sender_at(tx, "a@h", kNow - minutes(1)).failures, 1);
    EXPECT_EQ(sender_at(tx, "a@h", kNow).failures, 0);
    EXPECT_EQ(sender_at(tx, "b@h", kNow - minutes(1)).failures, 0);
  });
}

// Whoever writes is known by his address: as a player when it is confirmed, with his main address.
TEST_F(Mailbox, WhoWritesIsFoundInOneLook) {
  store.transact([&](Tx& tx) {
    const auto alice = insert_player(tx, "Alice", "fr", "alice@h", kNow);
    insert_address(tx, "second@h", alice, kNow);
    mark_undeliverable(tx, "second@h", kNow);
    const Sender sender = sender_at(tx, "Second@h", kNow);
    ASSERT_TRUE(sender.player);
    EXPECT_EQ(sender.player->id, alice);
    EXPECT_EQ(sender.player->language, "fr");
    EXPECT_EQ(sender.player->address, "alice@h");
    EXPECT_FALSE(sender.player->undeliverable);
    ASSERT_TRUE(sender.address);
    EXPECT_EQ(sender.address->address, "second@h");
    EXPECT_EQ(sender.address->undeliverable_since, kNow);
    EXPECT_FALSE(sender_at(tx, "nobody@h", kNow).player);
    EXPECT_FALSE(sender_at(tx, "nobody@h", kNow).address);
  });
  database.sql("update addresses set confirmed_at = null");
  const Sender unconfirmed = store.query([](Tx& tx) { return sender_at(tx, "alice@h", kNow); });
  EXPECT_FALSE(unconfirmed.player);
  EXPECT_TRUE(unconfirmed.address);
}

TEST_F(Mailbox, ALeaseIsRenewedByWhoHoldsIt) {
  const Letter held = letter("a");
  Store other(database.connection());
  store.transact([&](Tx& tx) { EXPECT_EQ(lease_letters(tx, 5, kNow, kNow + minutes(10)).size(), 1u); });
  other.transact([&](Tx& tx) { EXPECT_FALSE(renew_lease(tx, held.id, kNow + minutes(30))); });
  store.transact([&](Tx& tx) { EXPECT_TRUE(renew_lease(tx, held.id, kNow + minutes(20))); });
  other.transact([&](Tx& tx) {
    EXPECT_TRUE(lease_letters(tx, 5, kNow + minutes(15), kNow + minutes(30)).empty());
    EXPECT_EQ(lease_letters(tx, 5, kNow + minutes(20), kNow + minutes(30)).size(), 1u);
  });
  store.transact([&](Tx& tx) { EXPECT_FALSE(renew_lease(tx, held.id, kNow + minutes(40))); });
}

}  // namespace
}  // namespace adj::store
