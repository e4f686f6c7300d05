// MAIL §1.3: the SMTP sink against a server that answers as the test says.

#include "mail/smtp_sink.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "mail/smtp_result.h"
#include "tests/mail/fake_smtp.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using test::FakeSmtp;
using test::kDrop;
using test::kHang;
using test::SmtpAnswers;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kMail = "Subject: t\r\n\r\nhello\r\n";

TEST(SmtpSinkTest, an_accepted_mail_arrives_with_its_envelope_and_the_servers_words) {
  FakeSmtp server;
  SmtpSink sink(server.settings());
  const SendOutcome outcome = sink.send("judge+b.17.k@pbem.test", "alice@players.test", kMail);
  EXPECT_EQ(outcome.result, SendResult::accepted);
  EXPECT_EQ(outcome.code, 250);
  EXPECT_EQ(outcome.reply, "250 queued as 42");
  EXPECT_THAT(server.received(),
              ElementsAre(FakeSmtp::Received{"judge+b.17.k@pbem.test", "alice@players.test", kMail}));
  EXPECT_THAT(server.commands(), Contains("EHLO judge.test"));
  EXPECT_TRUE(sink.health().healthy);
}

TEST(SmtpSinkTest, the_null_sender) {
  FakeSmtp server;
  SmtpSink sink(server.settings());
  EXPECT_EQ(sink.send("", "alice@players.test", kMail).result, SendResult::accepted);
  EXPECT_THAT(server.commands(), Contains(StartsWith("MAIL FROM:<>")));
}

TEST(SmtpSinkTest, one_connection_serves_many_mails) {
  FakeSmtp server;
  SmtpSink sink(server.settings());
  for (int i = 0; i < 50; ++i)
    EXPECT_EQ(sink.send("j@x.test", "p" + std::to_string(i) + "@x.test", kMail).result, SendResult::accepted);
  EXPECT_EQ(server.connections(), 1);
  EXPECT_THAT(server.received(), SizeIs(50));
}

TEST(SmtpSinkTest, a_connection_that_died_between_mails_is_made_again) {
  FakeSmtp server;
  SmtpSink sink(server.settings());
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::accepted);
  server.cut_all();
  EXPECT_EQ(sink.send("j@x.test", "b@x.test", kMail).result, SendResult::accepted);
  EXPECT_EQ(server.connections(), 2);
}

struct Case {
  const char* name;
  void (*change)(SmtpAnswers&);
  SendResult expected;
  int code;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

class SmtpResultTest : public testing::TestWithParam<Case> {};

TEST_P(SmtpResultTest, follows_the_table) {
  SmtpAnswers answers;
  GetParam().change(answers);
  FakeSmtp server(answers);
  SmtpSink sink(server.settings());
  const auto start = steady_clock::now();
  const SendOutcome outcome = sink.send("j@x.test", "a@x.test", kMail);
  EXPECT_EQ(name_of(outcome.result), name_of(GetParam().expected)) << outcome.reply;
  EXPECT_EQ(outcome.code, GetParam().code) << outcome.reply;
  EXPECT_LT(steady_clock::now() - start, milliseconds(4000));
  EXPECT_FALSE(outcome.reply.empty());
  server.answer({});
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::accepted)
      << "the next mail goes through";
  EXPECT_EQ(server.received().back().text, kMail);
}

INSTANTIATE_TEST_SUITE_P(
    Table, SmtpResultTest,
    testing::Values(
        Case{"greeting 421", [](SmtpAnswers& a) { a.greeting = "421 busy"; }, SendResult::retry, 421},
        Case{"greeting 554", [](SmtpAnswers& a) { a.greeting = "554 not you"; }, SendResult::configuration,
             554},
        Case{"greeting dropped", [](SmtpAnswers& a) { a.greeting = kDrop; }, SendResult::retry, 0},
        Case{"greeting hangs", [](SmtpAnswers& a) { a.greeting = kHang; }, SendResult::retry, 0},
        Case{"ehlo 554", [](SmtpAnswers& a) { a.ehlo = "554 bad name"; }, SendResult::configuration, 554},
        Case{"ehlo 451", [](SmtpAnswers& a) { a.ehlo = "451 later"; }, SendResult::retry, 451},
        Case{"mail 451", [](SmtpAnswers& a) { a.mail = "451 later"; }, SendResult::retry, 451},
        Case{"mail 421", [](SmtpAnswers& a) { a.mail = "421 closing"; }, SendResult::retry, 421},
        Case{"mail 550", [](SmtpAnswers& a) { a.mail = "550 no"; }, SendResult::permanent, 550},
        Case{"mail 552", [](SmtpAnswers& a) { a.mail = "552 too big"; }, SendResult::permanent, 552},
        Case{"mail 530", [](SmtpAnswers& a) { a.mail = "530 log in first"; }, SendResult::configuration, 530},
        Case{"mail dropped", [](SmtpAnswers& a) { a.mail = kDrop; }, SendResult::retry, 250},
        Case{"rcpt 450", [](SmtpAnswers& a) { a.rcpt = "450 mailbox busy"; }, SendResult::retry, 450},
        Case{"rcpt 550", [](SmtpAnswers& a) { a.rcpt = "550 5.1.1 unknown"; }, SendResult::permanent, 550},
        Case{"rcpt dropped", [](SmtpAnswers& a) { a.rcpt = kDrop; }, SendResult::retry, 250},
        Case{"rcpt hangs", [](SmtpAnswers& a) { a.rcpt = kHang; }, SendResult::retry, 250},
        Case{"data 451", [](SmtpAnswers& a) { a.data = "451 later"; }, SendResult::retry, 451},
        Case{"data 554", [](SmtpAnswers& a) { a.data = "554 no"; }, SendResult::permanent, 554},
        Case{"dot 451", [](SmtpAnswers& a) { a.dot = "451 later"; }, SendResult::retry, 451},
        Case{"dot 421", [](SmtpAnswers& a) { a.dot = "421 closing"; }, SendResult::retry, 421},
        Case{"dot 552", [](SmtpAnswers& a) { a.dot = "552 too big"; }, SendResult::permanent, 552},
        Case{"dot 554", [](SmtpAnswers& a) { a.dot = "554 spam"; }, SendResult::permanent, 554},
        Case{"dropped after the dot", [](SmtpAnswers& a) { a.dot = kDrop; }, SendResult::ambiguous, 354},
        Case{"hangs after the dot", [](SmtpAnswers& a) { a.dot = kHang; }, SendResult::ambiguous, 354},
        Case{"nonsense after the dot", [](SmtpAnswers& a) { a.dot = "yes\r\n354 odd"; },
             SendResult::ambiguous, 354},
        Case{"half a reply after the dot", [](SmtpAnswers& a) { a.dot = "250-queued"; },
             SendResult::ambiguous, 354}));

// Nothing that is said to libcurl's goodbye changes what was said before.
TEST(SmtpSinkTest, the_goodbye_counts_for_nothing) {
  for (const char* quit : {"250 bye", "451 later", "554 no", "354 go on", kHang, kDrop}) {
    SmtpAnswers answers;
    answers.rcpt = "550 unknown";
    answers.quit = quit;
    FakeSmtp server(answers);
    SmtpSink sink(server.settings());
    const auto start = steady_clock::now();
    const SendOutcome outcome = sink.send("j@x.test", "a@x.test", kMail);
    EXPECT_EQ(outcome.result, SendResult::permanent) << quit;
    EXPECT_EQ(outcome.code, 550) << quit;
    EXPECT_LT(steady_clock::now() - start, milliseconds(4000)) << quit;
  }
}

// The answer to one mail that comes too late must not be taken for an answer to the next.
TEST(SmtpSinkTest, a_late_answer_is_nobodys) {
  SmtpAnswers answers;
  answers.dot = kHang;
  FakeSmtp server(answers);
  SmtpSink sink(server.settings());
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::ambiguous);
  server.answer({});
  EXPECT_EQ(sink.send("j@x.test", "b@x.test", kMail).result, SendResult::accepted);
  EXPECT_EQ(server.connections(), 2);
}

TEST(SmtpSinkTest, the_end_does_not_wait_for_a_server_that_hangs) {
  SmtpAnswers answers;
  answers.quit = kHang;
  FakeSmtp server(answers);
  const auto start = steady_clock::now();
  {
    SmtpSink sink(server.settings());
    EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::accepted);
  }
  EXPECT_LT(steady_clock::now() - start, milliseconds(2000));
  EXPECT_THAT(server.unknown_commands(), IsEmpty());
}

TEST(SmtpSinkTest, the_whole_table_of_results) {
  using R = SendResult;
  EXPECT_EQ(classify_smtp(CURLE_OK, 250, true), R::accepted);
  EXPECT_EQ(classify_smtp(CURLE_OK, 354, true), R::ambiguous) << "never accepted without the server's word";
  EXPECT_EQ(classify_smtp(CURLE_OK, 0, false), R::ambiguous);
  EXPECT_EQ(classify_smtp(CURLE_WEIRD_SERVER_REPLY, 421, false), R::retry);
  for (const CURLcode lost :
       {CURLE_RECV_ERROR, CURLE_OPERATION_TIMEDOUT, CURLE_SEND_ERROR, CURLE_GOT_NOTHING}) {
    EXPECT_EQ(classify_smtp(lost, 354, true), R::ambiguous) << lost;
    EXPECT_EQ(classify_smtp(lost, 250, false), R::retry) << lost;
    EXPECT_EQ(classify_smtp(lost, 0, false), R::retry) << lost;
  }
  for (const CURLcode settings :
       {CURLE_LOGIN_DENIED, CURLE_PEER_FAILED_VERIFICATION, CURLE_USE_SSL_FAILED, CURLE_SSL_CACERT_BADFILE})
    EXPECT_EQ(classify_smtp(settings, 0, false), R::configuration) << settings;
  EXPECT_EQ(classify_smtp(CURLE_LOGIN_DENIED, 535, false), R::configuration);
  EXPECT_EQ(classify_smtp(CURLE_LOGIN_DENIED, 454, false), R::retry);
  EXPECT_EQ(classify_smtp(CURLE_COULDNT_CONNECT, 0, false), R::retry);
  EXPECT_EQ(classify_smtp(CURLE_COULDNT_RESOLVE_HOST, 0, false), R::retry);
  EXPECT_EQ(classify_smtp(CURLE_SEND_ERROR, 599, false), R::permanent);
  EXPECT_EQ(classify_smtp(CURLE_SEND_ERROR, 499, false), R::retry);
}

TEST(SmtpSinkTest, a_refused_login_is_a_matter_of_configuration) {
  SmtpAnswers answers;
  answers.ehlo = "250 AUTH PLAIN LOGIN";
  answers.auth = "535 wrong";
  FakeSmtp server(answers);
  SmtpSettings settings = server.settings();
  settings.server.user = "judge";
  settings.server.password = "s3cret";
  SmtpSink sink(settings);
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::configuration);
  EXPECT_FALSE(sink.health().healthy);
  EXPECT_THAT(server.received(), IsEmpty());
  answers.auth = "454 later";
  server.answer(answers);
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::retry);
}

TEST(SmtpSinkTest, without_encryption_nothing_is_sent) {
  FakeSmtp server;
  SmtpSettings settings = server.settings();
  settings.server.security = Security::starttls;
  SmtpSink sink(settings);
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", kMail).result, SendResult::configuration);
  EXPECT_THAT(server.received(), IsEmpty());
}

TEST(SmtpSinkTest, nobody_at_the_port) {
  SmtpSettings settings;
  {
    FakeSmtp server;
    settings = server.settings();
  }
  SmtpSink sink(settings);
  const SendOutcome outcome = sink.send("j@x.test", "a@x.test", kMail);
  EXPECT_EQ(outcome.result, SendResult::retry);
  EXPECT_EQ(outcome.code, 0);
  EXPECT_FALSE(outcome.reply.empty());
  EXPECT_FALSE(sink.health().healthy);
}

// MAIL §1.3: LF bodies were cut at a lone dot and their rest executed.
TEST(SmtpSinkTest, no_body_smuggles_a_command_or_ends_early) {
  const std::string smuggled = "MAIL FROM:<evil@x.test>%RCPT TO:<victim@x.test>%DATA%Subject: evil%%x%.%";
  for (const std::string eol : {"\n", "\r\n", "\r", "\n\r", "\r\r\n", "\n\n"}) {
    for (const std::string before : {"Subject: t%%hello%.%", ".%", "%.%", "..%.%", "a%.%.%", "a.%.b%.%"}) {
      FakeSmtp server;
      SmtpSink sink(server.settings());
      std::string body;
      for (const char c : before + smuggled + "last") c == '%' ? body += eol : body += c;
      EXPECT_EQ(sink.send("j@x.test", "a@x.test", body).result, SendResult::accepted);
      ASSERT_THAT(server.received(), SizeIs(1)) << "a second mail was smuggled";
      EXPECT_EQ(server.received()[0].text, with_crlf(body));
      EXPECT_THAT(server.received()[0].text, testing::EndsWith("last\r\n"));
      EXPECT_THAT(server.unknown_commands(), IsEmpty());
    }
  }
}

// libcurl stuffs dots buffer by buffer: none may be missed where one ends.
TEST(SmtpSinkTest, dots_are_stuffed_wherever_libcurls_buffers_end) {
  FakeSmtp server;
  SmtpSink sink(server.settings());
  std::size_t sent = 0;
  for (const std::size_t size : {16384u, 65536u}) {
    for (std::size_t before = size - 6; before <= size + 3; ++before) {
      const std::string body =
          std::string(before, 'a') + "\r\n.\r\n..\r\n.x\r\n" + std::string(20, '.') + "\r\n.\r\n";
      ASSERT_EQ(sink.send("j@x.test", "a@x.test", body).result, SendResult::accepted);
      ASSERT_THAT(server.received(), SizeIs(++sent));
      ASSERT_EQ(server.received().back().text, body) << before;
    }
  }
  EXPECT_THAT(server.unknown_commands(), IsEmpty());
  EXPECT_EQ(server.connections(), 1);
}

TEST(SmtpSinkTest, line_ends) {
  EXPECT_EQ(with_crlf(""), "\r\n");
  EXPECT_EQ(with_crlf("a"), "a\r\n");
  EXPECT_EQ(with_crlf("a\nb\r\nc\rd\n"), "a\r\nb\r\nc\r\nd\r\n");
  EXPECT_EQ(with_crlf("\n\r"), "\r\n\r\n");
  EXPECT_EQ(with_crlf(std::string_view("a\0b", 3)), std::string("a\0b\r\n", 5));
}

TEST(SmtpSinkTest, an_address_cannot_hold_a_command) {
  FakeSmtp server;
  SmtpSink sink(server.settings());
  for (const char* address : {"a@x.test>\r\nRCPT TO:<b@x.test", "a@x.test\nDATA", "<a@x.test>", "a b@x.test",
                              "", "a", "a@", "\"a\"@x.test", "a@x.test,b@x.test"}) {
    EXPECT_EQ(sink.send("j@x.test", address, kMail).result, SendResult::permanent) << address;
    if (*address != '\0') {
      EXPECT_EQ(sink.send(address, "a@x.test", kMail).result, SendResult::permanent) << address;
    }
  }
  EXPECT_THAT(server.commands(), IsEmpty());
  SmtpSettings settings = server.settings();
  settings.ehlo_name = "x\r\nDATA";
  EXPECT_THROW(SmtpSink{settings}, std::invalid_argument);
}

TEST(SmtpSinkTest, replies_of_several_lines_are_kept) {
  SmtpAnswers answers;
  answers.rcpt = "550-5.1.1 no such\r\n550 5.1.1 person";
  FakeSmtp server(answers);
  SmtpSink sink(server.settings());
  const SendOutcome outcome = sink.send("j@x.test", "a@x.test", kMail);
  EXPECT_EQ(outcome.result, SendResult::permanent);
  EXPECT_THAT(outcome.reply, StartsWith("550-5.1.1 no such / 550 5.1.1 person"));
  EXPECT_TRUE(sink.health().healthy) << "the server is well";
}

TEST(SmtpSinkTest, a_large_mail_goes_through) {
  FakeSmtp server;
  SmtpSettings settings = server.settings();
  settings.reply_timeout = settings.total_timeout = std::chrono::minutes(2);  // nothing here is about time
  SmtpSink sink(settings);
  std::string body = "Subject: big\r\n\r\n";
  while (body.size() < (3u << 20)) body += ".line of a large mail with text in it\r\n";
  EXPECT_EQ(sink.send("j@x.test", "a@x.test", body).result, SendResult::accepted);
  EXPECT_EQ(server.received().at(0).text, body);
  EXPECT_THAT(server.commands(), Contains(HasSubstr("SIZE=" + std::to_string(body.size()))));
}

}  // namespace
}  // namespace adj::mail
