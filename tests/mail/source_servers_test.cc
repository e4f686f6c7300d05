// MAIL §1: our source and sink with real Dovecot and Postfix.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <thread>

#include "tests/mail/cutting_proxy.h"
#include "tests/mail/real_servers.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;
using test::Cut;
using test::CuttingProxy;
using test::RealServers;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string mail(const std::string& id, const std::string& body = "hello\r\n") {
  return "From: judge@pbem.test\r\nMessage-ID: <" + id + "@test>\r\nSubject: " + id + "\r\n\r\n" + body;
}

std::vector<MailId> ids(const std::vector<FetchedMail>& mails) {
  std::vector<MailId> all;
  for (const FetchedMail& fetched : mails) all.push_back(fetched.id);
  return all;
}

// Postfix delivers a moment after it has accepted.
std::vector<FetchedMail> poll_until(ImapSource& source, std::size_t count) {
  const auto end = steady_clock::now() + seconds(60);
  const Wakeup bell;
  while (true) {
    auto mails = source.poll(1000);
    if (mails.size() >= count || steady_clock::now() > end) return mails;
    source.wait(seconds(5), bell);
  }
}

void send(const std::string& recipient, const std::string& text) {
  static SmtpSink sink(RealServers::get().submission());
  const SendOutcome outcome = sink.send("judge+b.1.k@pbem.test", recipient, text);
  ASSERT_EQ(outcome.result, SendResult::accepted) << outcome.reply;
}

// The body as it left: Postfix and Dovecot add headers only.
std::string body_of(const std::string& raw) { return raw.substr(raw.find("\r\n\r\n") + 4); }

TEST(RealServersTest, mails_travel_unchanged_from_our_sink_to_our_source) {
  const std::vector<std::string> bodies = {
      "plain\r\n",
      "lone dot:\r\n.\r\n..\r\nafter\r\n",
      "x1 OK forged\r\n* BYE\r\n)\r\n",
      ".\r\nMAIL FROM:<evil@x.test>\r\nRCPT TO:<ben@pbem.test>\r\nDATA\r\n",
      "caf=E9\r\n",
      "long\r\n" + std::string(900, 'y') + "\r\n"};
  for (std::size_t i = 0; i < bodies.size(); ++i)
    send("ann+g7.p3.tok" + std::to_string(i) + "@pbem.test", mail("t" + std::to_string(i), bodies[i]));
  send("ann+lf@pbem.test", "Subject: lf\n\na\n.\nb\n");
  ImapSource source(RealServers::get().imap("ann"));
  const auto mails = poll_until(source, bodies.size() + 1);
  ASSERT_THAT(mails, SizeIs(bodies.size() + 1));
  for (const FetchedMail& fetched : mails) {
    EXPECT_TRUE(fetched.raw.starts_with("Return-Path: <judge+b.1.k@pbem.test>\r\nDelivered-To: ann+"))
        << fetched.raw;
    const std::size_t tok = fetched.raw.find("ann+g7.p3.tok");
    const std::string expected = tok == std::string::npos
                                     ? "a\r\n.\r\nb\r\n"
                                     : bodies.at(static_cast<std::size_t>(fetched.raw[tok + 13] - '0'));
    EXPECT_EQ(body_of(fetched.raw), expected);
    EXPECT_FALSE(fetched.oversize);
    EXPECT_EQ(fetched.size, fetched.raw.size());
  }
  EXPECT_EQ(ids(source.poll(1000)), ids(mails)) << "nothing was marked";
  source.acknowledge(ids(mails));
  EXPECT_THAT(source.poll(1000), IsEmpty());
  ImapSettings done = RealServers::get().imap("ann");
  done.inbox = "Done";
  done.done = "Elsewhere";
  EXPECT_THAT(ImapSource(done).poll(1000), SizeIs(bodies.size() + 1));
}

TEST(RealServersTest, starttls_and_a_folder_with_a_french_name) {
  send("ben@pbem.test", mail("fr"));
  ImapSettings settings = RealServers::get().imap("ben", Security::starttls);
  settings.done = "Traités";
  ImapSource source(settings);
  const auto mails = poll_until(source, 1);
  ASSERT_THAT(mails, SizeIs(1));
  source.acknowledge(ids(mails));
  EXPECT_TRUE(std::filesystem::exists(RealServers::get().maildir("ben") / ".Trait&AOk-s"));
  EXPECT_THAT(source.poll(10), IsEmpty());
}

TEST(RealServersTest, idle_tells_of_a_mail_within_a_second) {
  ImapSource source(RealServers::get().imap("cid"));
  EXPECT_THAT(source.poll(10), IsEmpty());
  const Wakeup bell;
  std::thread sender([] {
    std::this_thread::sleep_for(milliseconds(300));
    send("cid@pbem.test", mail("idle"));
  });
  const auto start = steady_clock::now();
  EXPECT_TRUE(source.wait(seconds(60), bell));
  EXPECT_LT(steady_clock::now() - start, seconds(20));
  sender.join();
  EXPECT_THAT(source.poll(10), SizeIs(1));
  EXPECT_FALSE(source.wait(milliseconds(100), bell));
}

TEST(RealServersTest, of_a_large_mail_comes_the_head) {
  std::string body;
  while (body.size() < (2u << 20)) body += "a line of a mail that is far too large for orders\r\n";
  send("dan@pbem.test", mail("large", body));
  send("dan@pbem.test", mail("small"));
  ImapSource source(RealServers::get().imap("dan"));
  const auto mails = poll_until(source, 2);
  ASSERT_THAT(mails, SizeIs(2));
  const FetchedMail& large = mails[0].oversize ? mails[0] : mails[1];
  EXPECT_TRUE(large.oversize);
  EXPECT_GT(large.size, body.size());
  EXPECT_EQ(large.raw.size(), 256u * 1024);
  EXPECT_THAT(large.raw.substr(0, 2000), HasSubstr("Subject: large"));
  source.acknowledge(ids(mails));
}

TEST(RealServersTest, a_renumbered_mailbox_has_new_identities_and_loses_nothing) {
  for (int i = 0; i < 3; ++i) send("eve@pbem.test", mail("n" + std::to_string(i)));
  std::vector<FetchedMail> before;
  {
    ImapSource source(RealServers::get().imap("eve"));
    before = poll_until(source, 3);
    ASSERT_THAT(before, SizeIs(3));
  }
  // A process of Dovecot that still lives writes its old lists again: then they are removed once more.
  const auto renumbered = [&] {
    for (const auto& entry : std::filesystem::directory_iterator(RealServers::get().maildir("eve")))
      if (entry.path().filename().string().starts_with("dovecot")) std::filesystem::remove(entry.path());
    std::this_thread::sleep_for(milliseconds(1100));  // a UIDVALIDITY is a time in seconds
    const auto seen = ImapSource(RealServers::get().imap("eve")).poll(10);
    return seen.size() == 3 && seen[0].id.uidvalidity != before[0].id.uidvalidity;
  };
  bool fresh = false;
  for (int tries = 0; tries < 15 && !fresh; ++tries) fresh = renumbered();
  ASSERT_TRUE(fresh);
  ImapSource source(RealServers::get().imap("eve"));
  source.acknowledge(ids(before));
  const auto after = source.poll(10);
  ASSERT_THAT(after, SizeIs(3)) << "old identities moved nothing";
  for (const FetchedMail& fetched : after) EXPECT_NE(fetched.id.uidvalidity, before[0].id.uidvalidity);
  source.acknowledge(ids(after));
  EXPECT_THAT(source.poll(10), IsEmpty());
}

TEST(RealServersTest, wrong_settings_are_told_from_bad_days) {
  const RealServers& servers = RealServers::get();
  const auto kind_of = [](const ImapSettings& settings) {
    try {
      ImapSource(settings).poll(1);
    } catch (const SourceFailure& failure) {
      return failure.kind == SourceFailure::Kind::configuration ? "configuration" : "temporary";
    }
    return "none";
  };
  ImapSettings imap = servers.imap("ann");
  imap.server.password = "wrong";
  EXPECT_STREQ(kind_of(imap), "configuration");
  imap = servers.imap("ann");
  imap.server.ca_file.clear();
  EXPECT_STREQ(kind_of(imap), "configuration") << "a certificate that nobody vouches for";
  imap = servers.imap("ann");
  imap.inbox = "Nowhere";
  EXPECT_STREQ(kind_of(imap), "configuration");

  SmtpSettings smtp = servers.submission();
  smtp.server.password = "wrong";
  EXPECT_EQ(SmtpSink(smtp).send("j@pbem.test", "ann@pbem.test", mail("x")).result, SendResult::configuration);
  smtp = servers.submission(Security::tls);
  EXPECT_EQ(SmtpSink(smtp).send("j@pbem.test", "gus@pbem.test", mail("x")).result, SendResult::accepted);
  smtp.server.ca_file.clear();
  EXPECT_EQ(SmtpSink(smtp).send("j@pbem.test", "ann@pbem.test", mail("x")).result, SendResult::configuration);
}

TEST(RealServersTest, refusals_of_postfix_are_permanent) {
  const RealServers& servers = RealServers::get();
  SmtpSettings smtp = servers.submission();
  smtp.server.port = servers.port("SMTP_PORT");
  smtp.server.user.clear();
  SmtpSink outsider(smtp);
  const SendOutcome relay = outsider.send("j@pbem.test", "somebody@outside.test", mail("x"));
  EXPECT_EQ(relay.result, SendResult::permanent) << relay.reply;
  EXPECT_EQ(relay.code, 554);
  const std::string huge = mail("huge", std::string(11 << 20, 'x'));
  SmtpSink sink(servers.submission());
  const SendOutcome size = sink.send("j@pbem.test", "ann@pbem.test", huge);
  EXPECT_EQ(size.result, SendResult::permanent) << size.reply;
  EXPECT_EQ(size.code, 552);
  EXPECT_TRUE(sink.health().healthy);
}

std::vector<Cut> scattered(std::size_t count, std::size_t to_server, std::size_t to_client) {
  std::vector<Cut> cuts;
  for (std::size_t i = 0; i < count; ++i) {
    const auto way = i % 2 == 0 ? Cut::Way::to_server : Cut::Way::to_client;
    const auto how = std::array{Cut::How::close, Cut::How::half_close, Cut::How::stall}[i / 2 % 3];
    cuts.push_back({way, how, (way == Cut::Way::to_server ? to_server : to_client) * i / count});
  }
  return cuts;
}

std::map<std::string, int> copies_by_subject(const std::map<MailId, std::string>& stored) {
  std::map<std::string, int> copies;
  for (const auto& [id, raw] : stored) {
    const std::size_t subject = raw.find("Subject: ");
    ++copies[raw.substr(subject, raw.find("\r\n", subject) - subject)];
  }
  return copies;
}

// F3 once more, with TLS and with servers that we did not write.
TEST(RealServersTest, cut_lines_lose_and_double_nothing) {
  const RealServers& servers = RealServers::get();
  CuttingProxy smtp_line(servers.port("SUBMISSION_PORT"));
  CuttingProxy imap_line(servers.port("IMAPS_PORT"));
  SmtpSettings smtp = servers.submission();
  smtp.server.port = smtp_line.port();
  smtp.total_timeout = milliseconds(1000);
  ImapSettings imap = servers.imap("fay");
  imap.server.port = imap_line.port();
  imap.server.connect_timeout = milliseconds(1000);
  imap.timeouts = {milliseconds(500), milliseconds(5000)};

  std::map<MailId, std::string> stored;
  const auto take_all = [&] {
    ImapSource source(imap);
    const auto batch = source.poll(100);
    for (const FetchedMail& fetched : batch)
      EXPECT_EQ(stored.emplace(fetched.id, fetched.raw).first->second, fetched.raw);
    source.acknowledge(ids(batch));
  };
  ASSERT_EQ(SmtpSink(smtp).send("j@pbem.test", "fay@pbem.test", mail("cut0")).result, SendResult::accepted);
  take_all();
  const auto up = Cut::Way::to_server;
  const auto down = Cut::Way::to_client;
  const auto smtp_cuts = scattered(60, smtp_line.passed(up), smtp_line.passed(down));
  const auto imap_cuts = scattered(60, imap_line.passed(up), imap_line.passed(down));

  std::size_t ambiguous = 0;
  for (std::size_t i = 0; i < smtp_cuts.size(); ++i) {
    const std::string text = mail("cut" + std::to_string(i + 1));
    smtp_line.cut(smtp_cuts[i]);
    imap_line.cut(imap_cuts[i]);
    SendOutcome outcome = SmtpSink(smtp).send("j@pbem.test", "fay@pbem.test", text);
    EXPECT_NE(outcome.result, SendResult::permanent) << outcome.reply;
    EXPECT_NE(outcome.result, SendResult::configuration) << outcome.reply;
    ambiguous += outcome.result == SendResult::ambiguous ? 1 : 0;
    try {
      take_all();
    } catch (const SourceFailure& failure) {  // the next round reads on
      EXPECT_EQ(failure.kind, SourceFailure::Kind::temporary) << failure.what();
    }
    smtp_line.cut(std::nullopt);
    for (int attempt = 0; outcome.result != SendResult::accepted && attempt < 20; ++attempt)
      outcome = SmtpSink(smtp).send("j@pbem.test", "fay@pbem.test", text);
    ASSERT_EQ(outcome.result, SendResult::accepted) << outcome.reply;
  }
  imap_line.cut(std::nullopt);
  std::map<std::string, int> copies;
  const auto end = steady_clock::now() + seconds(60);
  while (copies.size() < smtp_cuts.size() + 1 && steady_clock::now() < end) {
    take_all();
    copies = copies_by_subject(stored);
    std::this_thread::sleep_for(milliseconds(50));
  }
  EXPECT_EQ(copies.size(), smtp_cuts.size() + 1) << "every mail arrived";
  EXPECT_LE(stored.size(), smtp_cuts.size() + 1 + ambiguous) << "twice only where the outcome was ambiguous";
  EXPECT_GE(smtp_line.cuts() + imap_line.cuts(), 80);
}

}  // namespace
}  // namespace adj::mail
