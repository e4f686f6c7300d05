// MAIL §1.4

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "mail/maildir.h"
#include "mail/maildir_sink.h"
#include "mail/maildir_source.h"
#include "tests/mail/temporary_folder.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class MaildirSourceTest : public testing::Test {
 protected:
  MaildirSourceTest() { make_maildir(folder.path()); }

  void put(const std::string& name, const std::string& content) {
    std::ofstream(folder.path() / "new" / name, std::ios::binary) << content;
  }
  std::vector<std::string> names(const char* where) const {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path() / where))
      all.push_back(entry.path().filename());
    std::sort(all.begin(), all.end());
    return all;
  }
  static std::vector<std::string> uids(const std::vector<FetchedMail>& mails) {
    std::vector<std::string> all;
    for (const FetchedMail& mail : mails) all.push_back(mail.id.uid);
    return all;
  }
  static std::vector<MailId> ids(const std::vector<FetchedMail>& mails) {
    std::vector<MailId> all;
    for (const FetchedMail& mail : mails) all.push_back(mail.id);
    return all;
  }

  test::TemporaryFolder folder;
  MaildirSource source{"games", folder.path()};
};

TEST_F(MaildirSourceTest, mails_come_sorted_by_name_up_to_the_limit_with_their_bytes) {
  put("3.c", "three");
  put("1.a", std::string("one\r\n\0two", 9));
  put("2.b", "");
  const auto mails = source.poll(2);
  ASSERT_THAT(uids(mails), ElementsAre("1.a", "2.b"));
  EXPECT_EQ(mails[0].raw, std::string("one\r\n\0two", 9));
  EXPECT_EQ(mails[0].size, 9u);
  EXPECT_FALSE(mails[0].oversize);
  EXPECT_EQ(mails[0].id, (MailId{"games", 0, "1.a"}));
}

TEST_F(MaildirSourceTest, a_mail_stays_new_until_it_is_acknowledged) {
  put("1", "a");
  put("2", "b");
  const auto first = source.poll(10);
  EXPECT_EQ(ids(source.poll(10)), ids(first));
  source.acknowledge(std::vector<MailId>{first[0].id});
  EXPECT_THAT(uids(source.poll(10)), ElementsAre("2"));
  EXPECT_THAT(names("cur"), ElementsAre("1:2,S"));
  EXPECT_THAT(names("new"), ElementsAre("2"));
  EXPECT_NO_THROW(source.acknowledge(ids(first))) << "the first was acknowledged before";
  EXPECT_THAT(names("cur"), ElementsAre("1:2,S", "2:2,S"));
}

TEST_F(MaildirSourceTest, a_backlog_is_worked_off_in_its_order_before_what_came_later) {
  for (const char* name : {"1", "2", "3"}) put(name, name);
  source.acknowledge(ids(source.poll(1)));
  put("0", "later, whatever its name says");
  for (const char* name : {"2", "3", "0"}) {
    const auto next = source.poll(1);
    ASSERT_THAT(uids(next), ElementsAre(name));
    source.acknowledge(ids(next));
  }
  EXPECT_THAT(source.poll(1), IsEmpty());
}

TEST_F(MaildirSourceTest, a_backlog_that_others_have_taken_hides_no_mail) {
  for (const char* name : {"1", "2", "3"}) put(name, name);
  source.acknowledge(ids(source.poll(1)));
  for (const char* name : {"2", "3"}) std::filesystem::remove(folder.path() / "new" / name);
  put("4", "new");
  EXPECT_THAT(uids(source.poll(1)), ElementsAre("4"));
}

TEST_F(MaildirSourceTest, acknowledging_never_replaces_another_mail) {
  put("1", "second of that name");
  std::ofstream(folder.path() / "cur" / "1:2,S") << "first";
  source.acknowledge(ids(source.poll(1)));
  EXPECT_THAT(names("cur"), ElementsAre("1.again1:2,S", "1:2,S"));
}

TEST_F(MaildirSourceTest, only_regular_visible_files_of_new_are_mails) {
  put("mail", "x");
  put(".hidden", "x");
  std::ofstream(folder.path() / "tmp" / "half") << "x";
  std::filesystem::create_directory(folder.path() / "new" / "folder");
  std::filesystem::create_symlink("/etc/hostname", folder.path() / "new" / "link");
  ASSERT_EQ(mkfifo((folder.path() / "new" / "fifo").c_str(), 0600), 0);
  EXPECT_THAT(uids(source.poll(10)), ElementsAre("mail"));
}

TEST_F(MaildirSourceTest, new_itself_must_not_be_a_link) {
  test::TemporaryFolder other;
  std::filesystem::rename(folder.path() / "new", other.path() / "new");
  std::filesystem::create_directory_symlink(other.path() / "new", folder.path() / "new");
  EXPECT_THROW(source.poll(1), SourceFailure);
}

TEST_F(MaildirSourceTest, of_an_oversize_mail_only_the_head_is_read) {
  MaildirSource small("games", folder.path(), {100, 30, 1000});
  put("1", std::string(100, 'a'));
  put("2", std::string(101, 'b'));
  const auto mails = small.poll(10);
  ASSERT_THAT(mails, SizeIs(2));
  EXPECT_FALSE(mails[0].oversize);
  EXPECT_EQ(mails[0].raw.size(), 100u);
  EXPECT_TRUE(mails[1].oversize);
  EXPECT_EQ(mails[1].raw, std::string(30, 'b'));
  EXPECT_EQ(mails[1].size, 101u);
  small.acknowledge(ids(mails));
  EXPECT_THAT(names("new"), IsEmpty());
}

TEST_F(MaildirSourceTest, a_batch_is_bounded_in_bytes_but_never_empty) {
  MaildirSource small("games", folder.path(), {100, 30, 150});
  for (const char* name : {"1", "2", "3"}) put(name, std::string(100, 'a'));
  EXPECT_THAT(small.poll(10), SizeIs(2));
  MaildirSource tiny("games", folder.path(), {100, 30, 1});
  EXPECT_THAT(tiny.poll(10), SizeIs(1));
}

TEST_F(MaildirSourceTest, odd_file_names_have_printable_identities) {
  const std::string odd = "1 caf\xc3\xa9%\n\xff:2,";
  put(odd, "x");
  const auto mails = source.poll(1);
  ASSERT_THAT(mails, SizeIs(1));
  EXPECT_EQ(mails[0].id.uid, "1%20caf%C3%A9%25%0A%FF:2,");
  EXPECT_EQ(file_name_of(mails[0].id.uid), odd);
  source.acknowledge(ids(mails));
  EXPECT_THAT(names("new"), IsEmpty());
}

TEST_F(MaildirSourceTest, identities_lead_out_of_the_maildir_for_nobody) {
  for (const char* uid : {"../tmp/x", "", ".x", "a%2Fb"})
    EXPECT_THROW(source.acknowledge(std::vector<MailId>{{"games", 0, uid}}), std::invalid_argument) << uid;
  EXPECT_THROW(source.acknowledge(std::vector<MailId>{{"other", 0, "1"}}), std::invalid_argument);
}

TEST_F(MaildirSourceTest, a_missing_maildir_is_a_matter_of_configuration) {
  MaildirSource lost("games", folder.path() / "nowhere");
  try {
    lost.poll(1);
    FAIL() << "no exception";
  } catch (const SourceFailure& failure) {
    EXPECT_EQ(failure.kind, SourceFailure::Kind::configuration);
  }
  EXPECT_FALSE(lost.health().healthy);
  EXPECT_EQ(lost.health().failures, 1);
  make_maildir(folder.path() / "nowhere");
  lost.poll(1);
  EXPECT_TRUE(lost.health().healthy);
}

TEST_F(MaildirSourceTest, waiting_ends_with_a_delivery) {
  source.poll(10);
  Wakeup bell;
  while (source.wait(milliseconds(1), bell)) source.poll(10);  // until its own set-up is old enough
  std::thread sender([&] {
    std::this_thread::sleep_for(milliseconds(150));
    deliver_to_maildir(folder.path(), "x");
  });
  const auto start = steady_clock::now();
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell));
  sender.join();
  EXPECT_LT(steady_clock::now() - start, milliseconds(5'000));
  EXPECT_THAT(source.poll(10), SizeIs(1));
}

TEST_F(MaildirSourceTest, waiting_ends_with_the_bell_or_the_time) {
  Wakeup bell;
  source.poll(10);
  while (source.wait(milliseconds(1), bell)) source.poll(10);
  EXPECT_FALSE(source.wait(milliseconds(30), bell));
  bell.ring();
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell)) << "rung before";
  EXPECT_FALSE(source.wait(milliseconds(30), bell)) << "heard once";
  std::thread ringer([&] {
    std::this_thread::sleep_for(milliseconds(50));
    bell.ring();
  });
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell));
  ringer.join();
}

// A delivery within the clock's tick of the last poll is still noticed.
TEST_F(MaildirSourceTest, a_delivery_right_after_a_poll_is_not_slept_over) {
  Wakeup bell;
  for (int round = 0; round < 50; ++round) {
    const std::string name = deliver_to_maildir(folder.path(), "x");
    source.acknowledge(ids(source.poll(10)));
    deliver_to_maildir(folder.path(), "y");
    const auto start = steady_clock::now();
    while (source.poll(10).empty()) ASSERT_TRUE(source.wait(milliseconds(10'000), bell)) << round;
    EXPECT_LT(steady_clock::now() - start, milliseconds(5'000));
    source.acknowledge(ids(source.poll(10)));
  }
}

TEST(MaildirSinkTest, a_mail_is_delivered_to_the_recipients_own_maildir) {
  test::TemporaryFolder folder;
  MaildirSink sink(folder.path());
  const SendOutcome outcome =
      sink.send("judge+b.1@x.test", "Alice@Example.org", "Subject: a\r\n\r\nb\r\n.\r\nc\rd");
  EXPECT_EQ(outcome.result, SendResult::accepted) << outcome.reply;
  MaildirSource inbox("alice", folder.path() / "alice@example.org");
  const auto mails = inbox.poll(10);
  ASSERT_THAT(mails, SizeIs(1));
  EXPECT_EQ(mails[0].raw,
            "Return-Path: <judge+b.1@x.test>\nDelivered-To: Alice@Example.org\nSubject: a\n\nb\n.\nc\rd\n");
  EXPECT_TRUE(std::filesystem::is_empty(folder.path() / "alice@example.org" / "tmp"));
  EXPECT_EQ(sink.send("", "alice@example.org", "x").result, SendResult::accepted);
  EXPECT_THAT(inbox.poll(10)[1].raw, HasSubstr("Return-Path: <>\n"));
}

TEST(MaildirSinkTest, what_is_no_address_names_no_folder) {
  test::TemporaryFolder folder;
  MaildirSink sink(folder.path());
  for (const char* address :
       {"", "alice", "@x", "a@", "../a@x", "a/b@x", ".a@x", "a b@x", "a\n@x", "a@b@c", "a\xc3\xa9@x"})
    EXPECT_EQ(sink.send("", address, "x").result, SendResult::permanent) << address;
  EXPECT_EQ(sink.send("a\r\nX: y", "a@x.test", "x").result, SendResult::permanent);
  EXPECT_EQ(sink.send("", std::string(250, 'a') + "@x.y", "x").result, SendResult::accepted);
  EXPECT_EQ(sink.send("", std::string(251, 'a') + "@x.y", "x").result, SendResult::permanent);
}

TEST(MaildirSinkTest, trouble_with_the_disk_is_not_the_mails_fault) {
  test::TemporaryFolder folder;
  std::ofstream(folder.path() / "file") << "not a folder";
  MaildirSink sink(folder.path() / "file");
  const SendOutcome outcome = sink.send("", "a@x.test", "x");
  EXPECT_EQ(outcome.result, SendResult::configuration) << outcome.reply;
  EXPECT_FALSE(sink.health().healthy);
}

TEST(MaildirSinkTest, names_of_one_process_never_meet) {
  test::TemporaryFolder folder;
  make_maildir(folder.path());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int n = 0; n < 50; ++n) deliver_to_maildir(folder.path(), "x");
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(MaildirSource("x", folder.path()).poll(1000), SizeIs(200));
}

}  // namespace
}  // namespace adj::mail
