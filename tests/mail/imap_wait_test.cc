// MAIL §1.1: waiting for mail, with IDLE and without; and the end of a connection.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "tests/mail/imap_for_test.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using test::answering;
using test::FakeImap;
using test::mail;
using test::Peer;
using testing::IsEmpty;
using testing::SizeIs;

TEST(ImapWaitTest, idle_brings_the_news_at_once) {
  FakeImap server;
  ImapSource source(server.settings());
  EXPECT_THAT(source.poll(10), IsEmpty());
  Wakeup bell;
  std::thread sender([&] {
    std::this_thread::sleep_for(milliseconds(100));
    server.deliver(mail("one"));
  });
  const auto start = steady_clock::now();
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell));
  sender.join();
  EXPECT_LT(steady_clock::now() - start, milliseconds(3000));
  EXPECT_THAT(source.poll(10), SizeIs(1));
  EXPECT_EQ(server.connections(), 1);
  EXPECT_TRUE(server.saw("IDLE"));
}

TEST(ImapWaitTest, idle_ends_with_the_bell_or_the_time_and_the_connection_lives_on) {
  FakeImap server;
  ImapSource source(server.settings());
  source.poll(10);
  Wakeup bell;
  EXPECT_FALSE(source.wait(milliseconds(50), bell));
  std::thread ringer([&] {
    std::this_thread::sleep_for(milliseconds(50));
    bell.ring();
  });
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell));
  ringer.join();
  EXPECT_THAT(source.poll(10), IsEmpty());
  EXPECT_EQ(server.connections(), 1);
}

TEST(ImapWaitTest, news_told_before_the_wait_are_not_slept_over) {
  FakeImap server;
  ImapSource source(server.settings());
  server.intercept([](Peer& peer, const std::string& tag, const std::string& command) {
    if (!command.starts_with("UID SEARCH")) return false;
    peer.say("* ESEARCH (TAG \"" + tag + "\") UID\r\n* 1 EXISTS\r\n" + tag + " OK\r\n");
    return true;
  });
  EXPECT_THAT(source.poll(10), IsEmpty());
  Wakeup bell;
  const auto start = steady_clock::now();
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell));
  EXPECT_LT(steady_clock::now() - start, milliseconds(1000));
}

TEST(ImapWaitTest, without_idle_or_connection_waiting_is_sleeping) {
  FakeImap poor({"IMAP4rev1"});
  ImapSource source(poor.settings());
  Wakeup bell;
  EXPECT_FALSE(source.wait(milliseconds(30), bell)) << "not connected";
  source.poll(10);
  EXPECT_FALSE(source.wait(milliseconds(30), bell));
  EXPECT_FALSE(poor.saw("IDLE"));

  FakeImap server;
  ImapSource refused(server.settings());
  refused.poll(10);
  server.intercept(answering("IDLE", "TAG NO not today\r\n"));
  EXPECT_FALSE(refused.wait(milliseconds(60), bell));
  EXPECT_FALSE(refused.wait(milliseconds(30), bell));
  EXPECT_NO_THROW(refused.poll(10));
}

TEST(ImapWaitTest, a_connection_lost_in_idle_is_found_and_made_again) {
  FakeImap server;
  ImapSource source(server.settings());
  source.poll(10);
  Wakeup bell;
  std::thread cutter([&] {
    std::this_thread::sleep_for(milliseconds(100));
    server.cut_all();
  });
  EXPECT_TRUE(source.wait(milliseconds(20'000), bell));
  cutter.join();
  EXPECT_FALSE(source.health().healthy);
  EXPECT_THAT(source.poll(10), IsEmpty());
  EXPECT_TRUE(source.health().healthy);
}

TEST(ImapWaitTest, the_end_does_not_wait_for_a_server_that_hangs) {
  FakeImap server;
  server.intercept([](Peer& peer, const std::string&, const std::string& command) {
    return command.starts_with("LOGOUT") && peer.hang(std::chrono::seconds(30));
  });
  const auto start = steady_clock::now();
  {
    ImapSource source(server.settings());
    source.poll(10);
  }
  EXPECT_LT(steady_clock::now() - start, milliseconds(2000));
}

}  // namespace
}  // namespace adj::mail
