#include "adjudicator/store/mailbox.h"

#include <gtest/gtest.h>

#include <thread>

#include "tests/store/database.h"

namespace adj::store {
namespace {

const Time kNow = std::chrono::sys_days(std::chrono::year(2026) / 3 / 14) + std::chrono::hours(18);
using std::chrono::minutes;

struct Mailbox : testing::Test {
  Database database;
  Store store{database.connection()};

  bool insert(const std::string& uid, const std::string& hash, const std::string& recipient,
              std::int64_t validity = 1) {
    return store.query([&](Tx& tx) {
      return insert_mail(tx, {"box", validity, uid, hash, recipient, "<same@id>", "raw " + uid, false, kNow});
    });
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
  EXPECT_FALSE(insert("1", "hash-b", "games+t1@h"));     // the same place in the mailbox
  EXPECT_FALSE(insert("2", "hash-a", "games+t1@h", 2));  // renumbered: the same content to the same address
  EXPECT_TRUE(insert("3", "hash-a", "games+t2@h"));      // one mail to two games' addresses
  EXPECT_TRUE(insert("4", "hash-c", "games+t1@h"));      // the same Message-ID, other content
}

TEST_F(Mailbox, MailsAreTakenInOrderByOneReaderEach) {
  insert("1", "a", "r");
  insert("2", "b", "r");
  insert("3", "c", "r");
  Store other(database.connection());
  store.transact([&](Tx& tx) {
    const auto mine = take_new_mails(tx, 2, kNow);
    ASSERT_EQ(mine.size(), 2u);
    EXPECT_EQ(mail_still_new(tx, mine[0].id)->raw, "raw 1");
    other.transact([&](Tx& theirs) {
      const auto rest = take_new_mails(theirs, 5, kNow);
      ASSERT_EQ(rest.size(), 1u);
      EXPECT_EQ(mail_still_new(theirs, rest[0].id)->raw, "raw 3");
      EXPECT_FALSE(mail_still_new(theirs, mine[0].id));
    });
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

// Readers that are woken together take the same mail before the first has locked it; a reader that is gone
// has failed.
TEST_F(Mailbox, OnlyReadersThatAreGoneHaveFailed) {
  insert("1", "one", "games@h");
  const auto take = [](Store& reader) {
    return reader.query([](Tx& tx) {
      const auto taken = take_new_mails(tx, 5, kNow);
      count_attempts(tx, {taken.at(0).id});
      return taken[0];
    });
  };
  Mail seen;
  {
    Store first(database.connection());
    EXPECT_FALSE(take(first).in_hand);
    seen = take(store);
    EXPECT_TRUE(seen.in_hand);
    EXPECT_EQ(seen.attempts, 1);
    EXPECT_EQ(take(first).attempts, 1);
  }
  for (int i = 0; i < 100 && store.query([](Tx& tx) { return take_new_mails(tx, 5, kNow)[0].in_hand; }); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  seen = take(store);
  EXPECT_FALSE(seen.in_hand);
  EXPECT_EQ(seen.attempts, 1);
  EXPECT_EQ(take(store).attempts, 2);  // what it took before and has not done
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
    EXPECT_EQ(next_receipt_number(tx, "K7Q4"), 4);
    EXPECT_EQ(next_receipt_number(tx, "ZZZZ"), 1);
    EXPECT_TRUE(find_receipt(tx, "K7Q4", 1, 3));
    EXPECT_FALSE(find_receipt(tx, "K7Q4", 2, 3));  // another's receipt
    EXPECT_EQ(letters_to(tx, "a@h", "receipt", kNow - minutes(1)), 1);
    EXPECT_EQ(letters_to(tx, "a@h", "receipt", kNow), 0);
    EXPECT_EQ(letters_of_game(tx, "K7Q4", kNow - minutes(1)), 1);
    EXPECT_EQ(letters_since(tx, kNow - minutes(1)), 1);
  });
}

TEST_F(Mailbox, BouncesAndGuessesAreCountedFromATime) {
  store.transact([&](Tx& tx) {
    insert_bounce(tx, {"a@h", {}, true, "5.1.1", "no such user", kNow});
    insert_bounce(tx, {"a@h", {}, false, "4.2.2", "full", kNow});
    EXPECT_EQ(hard_bounces(tx, "a@h", kNow - minutes(1)), 1);
    EXPECT_EQ(hard_bounces(tx, "a@h", kNow), 0);
    insert_failure(tx, "1.2.3.4", kNow);
    EXPECT_EQ(failures_since(tx, "1.2.3.4", kNow - minutes(1)), 1);
    EXPECT_EQ(failures_since(tx, "5.6.7.8", kNow - minutes(1)), 0);
  });
}

}  // namespace
}  // namespace adj::store
