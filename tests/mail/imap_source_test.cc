// MAIL §1.1, §5: the IMAP source against a server that does as the test says.

#include "mail/imap_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/mail/imap_for_test.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using test::answering;
using test::failure_of;
using test::FakeImap;
using test::ids;
using test::mail;
using test::Peer;
using test::uids;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST(ImapSourceTest, mails_come_whole_with_their_identity_and_stay_until_acknowledged) {
  FakeImap server;
  server.deliver(mail("one"));
  server.deliver(mail("two"));
  server.deliver(mail("three"));
  ImapSource source(server.settings());
  const auto first = source.poll(2);
  ASSERT_THAT(uids(first), ElementsAre("1", "2"));
  EXPECT_EQ(first[1].raw, mail("two"));
  EXPECT_EQ(first[1].size, mail("two").size());
  EXPECT_EQ(first[1].id, (MailId{"fake", 1000, "2"}));
  EXPECT_EQ(ids(source.poll(2)), ids(first)) << "not acknowledged";
  source.acknowledge(ids(first));
  EXPECT_THAT(uids(source.poll(2)), ElementsAre("3"));
  EXPECT_THAT(server.folder("Done"), SizeIs(2));
  EXPECT_THAT(server.folder("INBOX"), SizeIs(1));
  EXPECT_EQ(server.connections(), 1);
  EXPECT_TRUE(source.health().healthy);
}

TEST(ImapSourceTest, nothing_marks_mails_as_seen) {
  FakeImap server;
  server.deliver(mail("one"));
  ImapSource source(server.settings());
  source.poll(10);
  for (const std::string& command : server.commands()) EXPECT_THAT(command, testing::Not(HasSubstr("BODY[")));
  EXPECT_TRUE(server.saw("UID SEARCH RETURN (ALL) UNDELETED"));
}

// A body that pretends to be the server, for our tags and for libcurl's.
TEST(ImapSourceTest, forged_answers_in_a_mail_are_text) {
  FakeImap server;
  std::string forged = mail("");
  for (int i = 1; i < 40; ++i) {
    const std::string n = std::to_string(i);
    forged += "x" + n + " OK forged\r\nA00" + n + " OK forged\r\n)\r\n* " + n +
              " FETCH (UID 77 BODY[] {3}\r\nabc)\r\n* BYE\r\n";
  }
  server.deliver(forged);
  server.deliver(mail("after"));
  ImapSource source(server.settings());
  const auto mails = source.poll(10);
  ASSERT_THAT(uids(mails), ElementsAre("1", "2"));
  EXPECT_EQ(mails[0].raw, forged);
  source.acknowledge(ids(mails));
  EXPECT_THAT(server.folder("INBOX"), IsEmpty());
  EXPECT_EQ(server.connections(), 1);
}

struct Ability {
  std::set<std::string> capabilities;
  std::string must_use;
};

class ImapFallbackTest : public testing::TestWithParam<Ability> {};

TEST_P(ImapFallbackTest, poorer_servers_serve_as_well) {
  FakeImap server(GetParam().capabilities);
  for (int i = 0; i < 5; ++i) server.deliver(mail(std::to_string(i)));
  server.expunge(3);
  ImapSource source(server.settings());
  const auto mails = source.poll(10);
  ASSERT_THAT(uids(mails), ElementsAre("1", "2", "4", "5"));
  source.acknowledge(std::vector<MailId>{mails[0].id, mails[2].id});
  EXPECT_THAT(uids(source.poll(10)), ElementsAre("2", "5"));
  EXPECT_THAT(server.folder("Done"), SizeIs(2));
  EXPECT_THAT(server.folder("INBOX"), SizeIs(2));
  EXPECT_TRUE(server.saw(GetParam().must_use)) << GetParam().must_use;
}

INSTANTIATE_TEST_SUITE_P(Servers, ImapFallbackTest,
                         testing::Values(Ability{{"IMAP4rev1", "MOVE", "UIDPLUS", "ESEARCH"},
                                                 "UID MOVE 1,4 \"Done\""},
                                         Ability{{"IMAP4rev1", "UIDPLUS", "ESEARCH"}, "UID EXPUNGE 1,4"},
                                         Ability{{"IMAP4rev1", "ESEARCH"}, "EXPUNGE"},
                                         Ability{{"IMAP4rev1", "MOVE"}, "UID SEARCH UNDELETED"},
                                         Ability{{"IMAP4rev1"}, "EXPUNGE"}));

TEST(ImapSourceTest, half_done_moves_are_not_fetched_again) {
  FakeImap server({"IMAP4rev1"});
  server.deliver(mail("copied and marked, then the connection was lost"));
  server.deliver(mail("new"));
  server.mark_deleted(1);
  ImapSource source(server.settings());
  EXPECT_THAT(uids(source.poll(10)), ElementsAre("2"));
}

TEST(ImapSourceTest, the_done_folder_is_made_when_it_is_missing) {
  for (const std::set<std::string>& capabilities :
       {std::set<std::string>{"IMAP4rev1", "MOVE"}, std::set<std::string>{"IMAP4rev1"}}) {
    FakeImap server(capabilities);
    server.remove_folder("Done");
    server.deliver(mail("one"));
    ImapSource source(server.settings());
    source.acknowledge(ids(source.poll(10)));
    EXPECT_THAT(server.folder("Done"), SizeIs(1));
    EXPECT_THAT(server.folder("INBOX"), IsEmpty());
  }
}

TEST(ImapSourceTest, a_move_that_the_server_refuses_is_a_failure_and_loses_nothing) {
  FakeImap server;
  server.deliver(mail("one"));
  ImapSource source(server.settings());
  const auto mails = source.poll(10);
  server.intercept(answering("UID MOVE", "TAG NO [OVERQUOTA] full\r\n"));
  EXPECT_THROW(source.acknowledge(ids(mails)), SourceFailure);
  EXPECT_THAT(source.health().problem, HasSubstr("OVERQUOTA"));
  server.intercept({});
  EXPECT_EQ(ids(source.poll(10)), ids(mails));
  source.acknowledge(ids(mails));
  EXPECT_THAT(server.folder("Done"), SizeIs(1));
}

TEST(ImapSourceTest, acknowledging_twice_or_what_is_gone_does_no_harm) {
  FakeImap server;
  server.deliver(mail("one"));
  server.deliver(mail("two"));
  ImapSource source(server.settings());
  const auto mails = source.poll(10);
  server.expunge(2);
  source.acknowledge(ids(mails));
  source.acknowledge(ids(mails));
  EXPECT_THAT(server.folder("Done"), SizeIs(1));
  EXPECT_THROW(source.acknowledge(std::vector<MailId>{{"other", 1000, "1"}}), std::invalid_argument);
  EXPECT_THROW(source.acknowledge(std::vector<MailId>{{"fake", 1000, "1 x"}}), std::invalid_argument);
}

// MAIL §1.1: Dovecot renumbered 3 684 mails under a new UIDVALIDITY.
TEST(ImapSourceTest, after_a_renumbering_old_identities_move_nothing) {
  FakeImap server;
  server.deliver(mail("one"));
  server.deliver(mail("two"));
  ImapSource source(server.settings());
  const auto before = source.poll(10);
  server.expunge(1);
  server.renumber();  // what was 2 is now 1
  server.cut_all();
  source.acknowledge(std::vector<MailId>{before[0].id});
  EXPECT_THAT(server.folder("INBOX"), SizeIs(1)) << "the new 1 is another mail";
  const auto after = source.poll(10);
  ASSERT_THAT(after, SizeIs(1));
  EXPECT_EQ(after[0].id, (MailId{"fake", 1001, "1"}));
  EXPECT_EQ(after[0].raw, mail("two"));
}

TEST(ImapSourceTest, a_lost_connection_is_made_again_without_a_word) {
  FakeImap server;
  server.deliver(mail("one"));
  ImapSource source(server.settings());
  const auto mails = source.poll(10);
  server.cut_all();
  EXPECT_EQ(ids(source.poll(10)), ids(mails));
  server.cut_all();
  source.acknowledge(ids(mails));
  EXPECT_THAT(server.folder("Done"), SizeIs(1));
  EXPECT_EQ(server.connections(), 3);
}

TEST(ImapSourceTest, of_an_oversize_mail_header_and_beginning_are_fetched) {
  FakeImap server;
  const std::string header = "Subject: " + std::string(200, 'h') + "\r\n\r\n";
  server.deliver(header + std::string(1000 - header.size(), 'a'));
  server.deliver(header + std::string(1001 - header.size(), 'b'));
  ImapSettings settings = server.settings();
  settings.limits = {1000, 300, 1 << 20};
  {
    ImapSource source(settings);
    const auto mails = source.poll(10);
    ASSERT_THAT(uids(mails), ElementsAre("1", "2"));
    EXPECT_FALSE(mails[0].oversize);
    EXPECT_EQ(mails[0].raw.size(), 1000u);
    EXPECT_TRUE(mails[1].oversize);
    EXPECT_EQ(mails[1].size, 1001u);
    EXPECT_EQ(mails[1].raw.size(), 300u);
    EXPECT_EQ(mails[1].raw.substr(0, header.size()), header);
  }
  settings.limits.head = 50;
  ImapSource source(settings);
  EXPECT_EQ(source.poll(10).at(1).raw, header) << "the header is longer than the head";
}

TEST(ImapSourceTest, a_size_that_the_server_makes_up_does_not_get_past_the_limit) {
  FakeImap server;
  const std::uint32_t uid = server.deliver(mail(std::string(2000, 'x')));
  server.intercept(
      answering("UID FETCH 1 (UID RFC822.SIZE)", "* 1 FETCH (UID 1 RFC822.SIZE 10)\r\nTAG OK\r\n"));
  ImapSettings settings = server.settings();
  settings.limits = {1000, 300, 1 << 20};
  ImapSource source(settings);
  const auto mails = source.poll(10);
  ASSERT_THAT(uids(mails), ElementsAre(std::to_string(uid)));
  EXPECT_TRUE(mails[0].oversize);
  EXPECT_EQ(mails[0].raw.size(), 300u);
}

TEST(ImapSourceTest, a_batch_is_bounded_in_bytes) {
  FakeImap server;
  for (int i = 0; i < 5; ++i) server.deliver(mail(std::string(1000, 'x')));
  ImapSettings settings = server.settings();
  settings.limits.batch = 2000;
  ImapSource source(settings);
  EXPECT_THAT(uids(source.poll(10)), ElementsAre("1", "2"));
}

// A mail that the server cannot read shall not keep back the others.
TEST(ImapSourceTest, a_damaged_mail_is_passed_over_and_told) {
  FakeImap server;
  for (int i = 0; i < 4; ++i) server.deliver(mail(std::to_string(i)));
  server.intercept([](Peer& peer, const std::string& tag, const std::string& command) {
    const bool concerns_2 = command.starts_with("UID FETCH 1:") || command.starts_with("UID FETCH 2 ");
    if (!concerns_2 || command.find("BODY") == std::string::npos) return false;
    peer.say(tag + " NO [SERVERBUG] damaged\r\n");
    return true;
  });
  ImapSource source(server.settings());
  const auto mails = source.poll(3);
  EXPECT_THAT(uids(mails), ElementsAre("1", "3"));
  EXPECT_TRUE(source.health().healthy);
  EXPECT_THAT(source.health().problem, HasSubstr("mail 2 cannot be read"));
  source.acknowledge(ids(mails));
  EXPECT_THAT(uids(source.poll(1)), ElementsAre("4")) << "the damaged one takes no place";
  source.acknowledge(std::vector<MailId>{{"fake", 1000, "4"}});
  EXPECT_THAT(source.poll(1), IsEmpty());
  server.intercept({});
  EXPECT_THAT(uids(source.poll(1)), ElementsAre("2")) << "tried again when there is nothing else";
}

TEST(ImapSourceTest, a_mail_taken_away_meanwhile_is_no_failure) {
  FakeImap server;
  server.deliver(mail("one"));
  server.deliver(mail("two"));
  server.intercept([&](Peer&, const std::string&, const std::string& command) {
    if (command.find("BODY.PEEK[]") != std::string::npos) server.expunge(1);
    return false;
  });
  ImapSource source(server.settings());
  EXPECT_THAT(uids(source.poll(10)), ElementsAre("2"));
}

TEST(ImapSourceTest, news_of_other_mails_between_answers_are_passed_over) {
  FakeImap server;
  server.deliver(mail("one"));
  server.intercept([](Peer& peer, const std::string&, const std::string& command) {
    if (command.starts_with("UID FETCH"))
      peer.say(
          "* 9 FETCH (FLAGS (\\Seen))\r\n* 8 FETCH (UID 800 FLAGS ())\r\n* 1 FETCH (FLAGS () UID 1)\r\n");
    return false;
  });
  ImapSource source(server.settings());
  const auto mails = source.poll(10);
  ASSERT_THAT(uids(mails), ElementsAre("1"));
  EXPECT_EQ(mails[0].raw, mail("one"));
}

TEST(ImapSourceTest, a_bad_password_and_a_missing_inbox_are_matters_of_configuration) {
  FakeImap server;
  ImapSettings settings = server.settings();
  settings.server.password = "wrong";
  ImapSource locked_out(settings);
  EXPECT_EQ(failure_of(locked_out), SourceFailure::Kind::configuration);
  EXPECT_FALSE(locked_out.health().healthy);

  ImapSource source(server.settings());
  server.intercept(answering("SELECT", "TAG NO no such mailbox\r\n"));
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::configuration);
  server.intercept({});
  EXPECT_NO_THROW(source.poll(1));
  EXPECT_TRUE(source.health().healthy);
}

TEST(ImapSourceTest, an_inbox_that_can_only_be_read_is_refused) {
  FakeImap server;
  server.read_only();
  ImapSource source(server.settings());
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::configuration);
}

TEST(ImapSourceTest, without_encryption_nothing_is_said) {
  FakeImap server;
  ImapSettings settings = server.settings();
  settings.server.security = Security::starttls;
  ImapSource source(settings);
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::configuration) << "the server offers no STARTTLS";
  for (const std::string& command : server.commands()) EXPECT_FALSE(command.starts_with("LOGIN")) << command;
}

TEST(ImapSourceTest, settings_that_cannot_work_are_refused_at_once) {
  ImapSettings settings = FakeImap().settings();
  settings.done = "INBOX";
  EXPECT_THROW(ImapSource{settings}, std::invalid_argument);
  settings.done = "Done\r\n";
  EXPECT_THROW(ImapSource{settings}, std::invalid_argument);
  settings.done = "";
  EXPECT_THROW(ImapSource{settings}, std::invalid_argument);
  settings.done = "Done";
  settings.server.user = "";
  EXPECT_THROW(ImapSource{settings}, std::invalid_argument);
}

TEST(ImapSourceTest, nobody_at_the_port_is_temporary) {
  int port = 0;
  {
    FakeImap server;
    port = server.port();
  }
  ImapSettings settings = FakeImap().settings();
  settings.server.port = port;
  ImapSource source(settings);
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::temporary);
}

// Answers that end a connection; afterwards everything works again.
class ImapRudeServerTest : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(ImapRudeServerTest, is_left_in_time_and_tried_again) {
  FakeImap server;
  server.deliver(mail("one"));
  server.intercept(answering(GetParam().first, GetParam().second));
  ImapSettings settings = server.settings();
  settings.timeouts = {milliseconds(300), milliseconds(1000)};
  ImapSource source(settings);
  const auto start = steady_clock::now();
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::temporary);
  EXPECT_LT(steady_clock::now() - start, milliseconds(3000));
  EXPECT_FALSE(source.health().healthy);
  server.intercept({});
  EXPECT_THAT(source.poll(10), SizeIs(1));
  EXPECT_TRUE(source.health().healthy);
}

INSTANTIATE_TEST_SUITE_P(
    Answers, ImapRudeServerTest,
    testing::Values(std::pair{"UID SEARCH", "* BYE shutting down\r\n"},
                    std::pair{"UID SEARCH", "TAG BAD what\r\n"}, std::pair{"UID SEARCH", "TAG NO later\r\n"},
                    std::pair{"UID SEARCH", "x999 OK not yours\r\n"}, std::pair{"UID SEARCH", "+ more\r\n"},
                    std::pair{"UID SEARCH", ""}, std::pair{"UID SEARCH", "* SEARCH 1 two\r\nTAG OK\r\n"},
                    std::pair{"UID SEARCH", "* SEARCH 0\r\nTAG OK\r\n"},
                    std::pair{"UID SEARCH", "* ESEARCH (TAG \"TAG\") ALL 1\r\nTAG OK\r\n"},
                    std::pair{"UID SEARCH", "* ESEARCH UID ALL\r\nTAG OK\r\n"},
                    std::pair{"UID FETCH", "* 1 FETCH (UID 1 BODY[] {30000000}\r\n"},
                    std::pair{"UID FETCH", "* 1 FETCH (UID 1 BODY[] {100}\r\nhalf"},
                    std::pair{"UID FETCH", "* 1 FETCH (UID 1 RFC822.SIZE 3\r\nTAG OK\r\n"},
                    std::pair{"SELECT", "* 1 EXISTS\r\nTAG OK [READ-WRITE] no validity\r\n"},
                    std::pair{"SELECT", "* OK [UIDVALIDITY x] odd\r\nTAG OK\r\n"}));

TEST(ImapSourceTest, a_line_without_end_is_left) {
  FakeImap server;
  server.intercept([](Peer& peer, const std::string&, const std::string& command) {
    if (!command.starts_with("UID SEARCH")) return false;
    peer.say("* SEARCH");
    while (peer.open()) peer.say(std::string(65536, ' '));
    return true;
  });
  ImapSource source(server.settings());
  const auto start = steady_clock::now();
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::temporary);
  EXPECT_LT(steady_clock::now() - start, milliseconds(2000));
  EXPECT_THAT(source.health().problem, HasSubstr("too long"));
}

TEST(ImapSourceTest, a_server_that_never_comes_to_the_point_is_left_at_the_deadline) {
  FakeImap server;
  server.intercept([](Peer& peer, const std::string&, const std::string& command) {
    if (!command.starts_with("UID SEARCH")) return false;
    while (peer.open()) peer.say("* OK wait a little\r\n");
    return true;
  });
  ImapSettings settings = server.settings();
  settings.timeouts = {milliseconds(500), milliseconds(700)};
  ImapSource source(settings);
  const auto start = steady_clock::now();
  EXPECT_EQ(failure_of(source), SourceFailure::Kind::temporary);
  EXPECT_LT(steady_clock::now() - start, milliseconds(3000));
}

TEST(ImapSourceTest, large_mailboxes_are_taken_in_pieces) {
  FakeImap server({"IMAP4rev1"});
  for (int i = 0; i < 3000; ++i) server.deliver(mail(std::to_string(i)));
  ImapSource source(server.settings());
  std::size_t seen = 0;
  while (true) {
    const auto mails = source.poll(1200);
    if (mails.empty()) break;
    for (const FetchedMail& m : mails) EXPECT_EQ(m.raw, mail(std::to_string(seen++)));
    source.acknowledge(ids(mails));
  }
  EXPECT_EQ(seen, 3000u);
  EXPECT_THAT(server.folder("Done"), SizeIs(3000));
}

}  // namespace
}  // namespace adj::mail
