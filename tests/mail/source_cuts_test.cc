// Fault plan F3 of MAIL §5 on the IMAP and the SMTP link: wherever the line is cut, nothing hangs, nothing is
// lost, nothing is taken twice, and nothing is called accepted that was not.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <thread>

#include "tests/mail/cutting_proxy.h"
#include "tests/mail/fake_imap.h"
#include "tests/mail/fake_smtp.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using test::Cut;
using test::CuttingProxy;
using test::FakeImap;
using test::FakeSmtp;

constexpr std::size_t kPositions = 90;  // for each of two ways and three manners: 540 cuts a link
constexpr milliseconds kLongest{8'000};

std::string mail(std::size_t number) {
  return "Subject: " + std::to_string(number) + "\r\n\r\nx1 OK forged\r\n.\r\n" +
         std::string(number % 50, 'x') + "\r\n";
}

// The caller of a source, as the service will be: stores by identity, then acknowledges.
struct Store {
  std::map<MailId, std::string> rows;

  bool take_all(ImapSource& source) {
    const auto batch = source.poll(50);
    std::vector<MailId> ids;
    for (const FetchedMail& fetched : batch) {
      const auto [row, fresh] = rows.emplace(fetched.id, fetched.raw);
      EXPECT_EQ(row->second, fetched.raw) << "two mails under one identity";
      ids.push_back(fetched.id);
    }
    source.acknowledge(ids);
    return batch.empty();
  }
};

template <typename Work>
void in_time(Work work) {
  const auto start = steady_clock::now();
  work();
  EXPECT_LT(steady_clock::now() - start, kLongest);
}

void cut_imap(Cut cut, const std::set<std::string>& capabilities) {
  FakeImap server(capabilities);
  CuttingProxy proxy(server.port());
  ImapSettings settings = server.settings();
  settings.server.port = proxy.port();
  settings.server.connect_timeout = milliseconds(150);
  settings.timeouts = {milliseconds(100), milliseconds(2000)};
  Store store;
  std::size_t delivered = 0;
  std::size_t whole = 0;  // bytes of a session that nobody disturbs
  for (std::size_t position = 0; position <= kPositions; ++position) {
    for (int i = 0; i < 3; ++i) server.deliver(mail(delivered++));
    cut.after = position == 0 ? 0 : whole * (position - 1) / kPositions;
    proxy.cut(position == 0 ? std::nullopt : std::optional(cut));
    ImapSource source(settings);
    bool done = false;
    for (int attempt = 0; !done; ++attempt) {
      ASSERT_LT(attempt, 50) << "the mails never came";
      if (attempt == 1) proxy.cut(std::nullopt);
      try {
        in_time([&] { done = store.take_all(source); });
        if (attempt == 0) whole = std::max(whole, proxy.passed(cut.way));
      } catch (const SourceFailure& failure) {
        EXPECT_EQ(failure.kind, SourceFailure::Kind::temporary) << failure.what();
      }
    }
  }
  EXPECT_EQ(store.rows.size(), delivered) << "one identity a mail";
  std::set<std::string> contents;
  for (const auto& [id, raw] : store.rows) contents.insert(raw);
  EXPECT_EQ(contents.size(), delivered) << "every mail";
  EXPECT_TRUE(server.folder("INBOX").empty());
  std::set<std::string> put_away;
  for (const auto& [uid, kept] : server.folder("Done")) put_away.insert(kept.raw);
  EXPECT_EQ(put_away, contents) << "nothing left the inbox for nowhere";
  if (capabilities.contains("MOVE")) {
    EXPECT_EQ(server.folder("Done").size(), delivered);
  }
  EXPECT_GE(proxy.cuts(), static_cast<int>(kPositions) - 5) << "cuts behind the end cut nothing";
}

void cut_smtp(Cut cut) {
  FakeSmtp server;
  CuttingProxy proxy(server.port());
  SmtpSettings settings = server.settings();
  settings.server.port = proxy.port();
  settings.total_timeout = milliseconds(200);
  std::size_t whole = 0;
  std::set<std::string> sent;
  for (std::size_t position = 0; position <= kPositions; ++position) {
    cut.after = position == 0 ? 0 : whole * (position - 1) / kPositions;
    proxy.cut(position == 0 ? std::nullopt : std::optional(cut));
    const std::string text = "Message-ID: <" + std::to_string(position) + "@x>\r\n" + mail(position);
    sent.insert(text);
    const auto arrived = [&] {
      std::size_t count = 0;
      for (const FakeSmtp::Received& received : server.received()) count += received.text == text ? 1 : 0;
      return count;
    };
    SmtpSink sink(settings);
    SendOutcome outcome;
    in_time([&] { outcome = sink.send("j@x.test", "a@x.test", text); });
    if (position == 0) whole = proxy.passed(cut.way);
    proxy.cut(std::nullopt);  // and everything that was under way has ended
    switch (outcome.result) {
      case SendResult::accepted:
        EXPECT_EQ(arrived(), 1u) << "called accepted at " << cut.after;
        break;
      case SendResult::ambiguous:
        EXPECT_LE(arrived(), 1u);
        break;
      case SendResult::retry:
        EXPECT_EQ(arrived(), 0u) << "called refused at " << cut.after;
        break;
      case SendResult::permanent:
      case SendResult::configuration:
        ADD_FAILURE() << name_of(outcome.result) << " at " << cut.after << ": " << outcome.reply;
    }
    for (int attempt = 0; outcome.result != SendResult::accepted; ++attempt) {
      ASSERT_LT(attempt, 50) << outcome.reply;
      outcome = sink.send("j@x.test", "a@x.test", text);
    }
    EXPECT_GE(arrived(), 1u);
  }
  for (const FakeSmtp::Received& received : server.received())
    EXPECT_TRUE(sent.contains(received.text)) << "a mail arrived in part: " << received.text;
  EXPECT_TRUE(server.unknown_commands().empty());
  EXPECT_GE(proxy.cuts(), static_cast<int>(kPositions) - 5);
}

std::vector<Cut> every_kind() {
  std::vector<Cut> kinds;
  for (const auto way : {Cut::Way::to_server, Cut::Way::to_client})
    for (const auto how : {Cut::How::close, Cut::How::half_close, Cut::How::stall})
      kinds.push_back({way, how, 0});
  return kinds;
}

TEST(CutLineTest, imap_loses_and_doubles_nothing_wherever_the_line_is_cut) {
  std::vector<std::thread> threads;
  const std::set<std::string> rich{"IMAP4rev1", "MOVE", "UIDPLUS", "ESEARCH"};
  for (const Cut& cut : every_kind()) threads.emplace_back([=] { cut_imap(cut, rich); });
  threads.emplace_back([] { cut_imap({Cut::Way::to_client, Cut::How::close, 0}, {"IMAP4rev1"}); });
  for (std::thread& thread : threads) thread.join();
}

TEST(CutLineTest, smtp_calls_nothing_accepted_that_was_not) {
  std::vector<std::thread> threads;
  for (const Cut& cut : every_kind()) threads.emplace_back([=] { cut_smtp(cut); });
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace adj::mail
