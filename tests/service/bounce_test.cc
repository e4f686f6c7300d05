// Letters that come back (MAIL §4): whose they are is said by the address that the report comes to, why by
// the report.

#include <gmock/gmock.h>

#include "adjudicator/service/bounces.h"
#include "adjudicator/service/intake.h"
#include "adjudicator/service/reader.h"
#include "adjudicator/service/sender.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;

const std::string kOperator = "operator@tabellarius.test";

std::string report(const std::string& to, const std::string& status, const std::string& quoted = "Hello") {
  const bool hard = status.starts_with("5");
  return "Return-Path: <>\r\nDelivered-To: " + to + "\r\nFrom: MAILER-DAEMON@mx.exemple.fr\r\nTo: " + to +
         "\r\nSubject: Undelivered Mail Returned to Sender\r\nMessage-ID: <" + status + to +
         ">\r\nMIME-Version: 1.0\r\nAuto-Submitted: auto-replied\r\n"
         "Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n"
         "--b\r\nContent-Type: text/plain\r\n\r\nI am sorry to have to inform you ...\r\n"
         "--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.exemple.fr\r\n\r\n"
         "Final-Recipient: rfc822; benoit@exemple.fr\r\nAction: " +
         std::string(hard ? "failed" : "delayed") + "\r\nStatus: " + status +
         "\r\nDiagnostic-Code: smtp; 550 no such user\r\n\r\n"
         "--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: Re\r\n\r\n" +
         quoted + "\r\n--b--\r\n";
}

struct Bounced : testing::Test {
  Office office;
  std::string code = office.running_game("NEW alea scenario=1 hours=72 reaction=72 zone=UTC");

  // One for each of his latest letters: each has an address of its own.
  void bounce(const std::string& status, std::size_t letter) {
    const auto letters = office.letters_to(kBenoit);
    ASSERT_LT(letter, letters.size());
    office.source.add(report(letters[letters.size() - 1 - letter].envelope_from, status));
    office.run();
  }
  bool unreachable() {
    return office.sql("select undeliverable_since is not null from addresses where address = '" + kBenoit +
                      "'") == "t";
  }
};

TEST_F(Bounced, TwiceForGoodAndNobodyWritesThereAnyMore) {
  bounce("5.1.1", 0);
  EXPECT_FALSE(unreachable());
  EXPECT_EQ(office.count(kOperator), 0u);
  bounce("5.1.1", 1);
  EXPECT_TRUE(unreachable());
  EXPECT_TRUE(office.last_with(kAlice, "cannot be reached").has("Benoît (seat 2)"));
  EXPECT_THAT(office.last(kOperator).subject, HasSubstr("come back"));
  EXPECT_THAT(office.last(kOperator).text, HasSubstr("5.1.1"));
  EXPECT_THAT(office.last(kOperator).text, testing::Not(HasSubstr("exemple.fr")));  // his address is his own
  EXPECT_EQ(office.sql("select count(*) from bounces where hard"), "2");

  const std::size_t before = office.count(kBenoit);
  const std::size_t told = office.count(kAlice);
  office.post({kAlice, office.secret_address(code, 1), "PRESS Where are you?"});
  office.run();
  EXPECT_EQ(office.count(kBenoit), before);
  EXPECT_GT(office.count(kAlice), told);
  bounce("5.1.1", 2);  // one that was on its way: nobody is told twice
  EXPECT_EQ(office.count(kOperator), 1u);
}

TEST_F(Bounced, WhoWritesAgainIsReachedAgain) {
  const std::string address = office.secret_address(code, 2);
  bounce("5.1.1", 0);
  bounce("5.1.1", 1);
  ASSERT_TRUE(unreachable());
  office.write(kBenoit, "ÉTAT " + code);  // anybody can say that he is Benoît
  office.run();
  EXPECT_TRUE(unreachable());
  const std::size_t before = office.count(kBenoit);
  office.post({kBenoit, address, "ÉTAT"});
  office.run();
  EXPECT_FALSE(unreachable());
  EXPECT_EQ(office.count(kBenoit), before + 1);
}

TEST_F(Bounced, DelaysAreNotedAndNoMore) {
  for (std::size_t i = 0; i < 3; ++i) bounce("4.2.2", i);
  EXPECT_FALSE(unreachable());
  EXPECT_EQ(office.sql("select count(*) from bounces where not hard"), "3");
}

TEST_F(Bounced, TwoInTwoDaysNotTwoInAMonth) {
  bounce("5.1.1", 0);
  office.pass(std::chrono::hours(49));
  bounce("5.1.1", 1);
  EXPECT_FALSE(unreachable());
}

TEST_F(Bounced, NobodyBouncesARivalOutOfAGame) {
  std::string forged = office.last(kBenoit).envelope_from;
  forged[forged.find('@') - 1] = forged[forged.find('@') - 1] == 'a' ? 'b' : 'a';
  office.source.add(report(forged, "5.1.1"));
  office.source.add(report(forged, "5.1.2"));
  office.run();
  EXPECT_EQ(office.sql("select count(*) from bounces"), "0");
  EXPECT_FALSE(unreachable());
}

TEST_F(Bounced, AReportIsNoSourceOfOrders) {
  const std::string orders = office.orders_for(code, 2);
  const std::string digest = office.digest(code);
  office.source.add(report(office.secret_address(code, 2), "5.1.1", orders));
  const std::size_t before = office.sink.letters.size();
  office.run();
  EXPECT_EQ(office.digest(code), digest);
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "0");
  EXPECT_EQ(office.sink.letters.size(), before);  // nor is it answered
}

// Our own server says it at once: no report will come.
TEST_F(Bounced, ALetterRefusedForGoodCountsToo) {
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_FALSE(unreachable());
    office.store.transact([&](store::Tx& tx) {
      const std::int64_t id =
          std::stoll(office.sql("select letter from outbox where recipient = '" + std::string(kBenoit) +
                                "' order by letter desc limit 1 offset " + std::to_string(i)));
      const auto letter = store::find_letter(tx, id);
      ASSERT_TRUE(letter);
      take_refusal(office.context, tx, *letter, {mail::SendResult::permanent, 550, "no such user"});
    });
  }
  EXPECT_TRUE(unreachable());
  office.run();
  EXPECT_TRUE(office.last_with(kAlice, "cannot be reached").has("REPLACE"));
}

// MAIL §5: 5xx → failed, and the moderator is told; also when nobody took it for days.
TEST_F(Bounced, WhatCouldNotBeDeliveredIsTold) {
  office.store.transact([&](store::Tx& tx) {
    const auto letter = store::find_letter(
        tx, std::stoll(office.sql("select max(letter) from outbox where recipient = '" + kBenoit + "'")));
    tell_undelivered(office.context, tx, *letter);
    tell_undelivered(office.context, tx, *letter);
  });
  office.run();
  EXPECT_TRUE(office.last_with(kAlice, "A letter did not arrive").has("to Benoît was refused"));
  EXPECT_FALSE(office.last(kAlice).has(kBenoit));
  EXPECT_THAT(office.last(kOperator).subject, HasSubstr("could not be delivered"));
  EXPECT_EQ(office.count(kOperator), 1u);  // no flood
  EXPECT_EQ(office.sql("select count(*) from outbox where dedupe_key like 'undelivered:%'"), "1");
}

struct DeadServer final : mail::Sink {
  mail::SendOutcome send(std::string_view, std::string_view to, std::string_view) override {
    return {to == kBenoit ? mail::SendResult::retry : mail::SendResult::accepted, 451, "not now"};
  }
  mail::Health health() const override { return {}; }
};

TEST_F(Bounced, ALetterThatNobodyTakesForDaysIsTold) {
  DeadServer server;
  office.post({kAlice, office.secret_address(code, 1), "TELL Benoît: Are you there?"});
  fetch_mails(office.context, office.store, office.source);
  while (read_mails(office.context, office.store) > 0) continue;
  for (int i = 0; i < 14; ++i) {
    while (send_letters(office.context, office.store, server) > 0) continue;
    office.clock.set(office.clock.now() + std::chrono::hours(9));  // more than any wait
  }
  EXPECT_EQ(office.sql("select count(*) from outbox where state = 'failed'"), "1");
  EXPECT_EQ(office.sql("select count(*) from outbox where dedupe_key like 'undelivered:%'"), "1");
}

// The button of a mail program.
TEST_F(Bounced, UnsubscribingAsksToResign) {
  const Letter& report_letter = office.last(kBenoit, code);
  EXPECT_THAT(report_letter.raw, HasSubstr("List-Unsubscribe: <mailto:"));
  office.post({kBenoit, office.secret_address(code, 2), "", "unsubscribe"});
  office.run();
  const Letter question = office.last_with(kBenoit, "Vous voulez abandonner la place 2");
  EXPECT_THAT(question.raw, testing::Not(HasSubstr("List-Unsubscribe")));  // a yes by accident
  EXPECT_EQ(office.sql("select holder from seats where seat = 2"), "player");
  office.reply(question, "");
  office.run();
  EXPECT_EQ(office.sql("select holder from seats where seat = 2"), "machine");
}

// MAIL §4, RFC 5965: who calls a mail of ours spam gets what his game needs, and nothing else.
TEST_F(Bounced, AComplaintStopsOptionalMail) {
  const std::string to = office.last(kBenoit).envelope_from;
  office.source.add("Return-Path: <>\r\nDelivered-To: " + to + "\r\nFrom: fbl@mx.exemple.fr\r\nTo: " + to +
                    "\r\nSubject: complaint\r\nMIME-Version: 1.0\r\n"
                    "Content-Type: multipart/report; report-type=feedback-report; boundary=b\r\n\r\n"
                    "--b\r\nContent-Type: text/plain\r\n\r\nA complaint.\r\n"
                    "--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n"
                    "Original-Rcpt-To: <benoit@exemple.fr>\r\n\r\n"
                    "--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: Re\r\n\r\nHello\r\n--b--\r\n");
  office.run();
  EXPECT_FALSE(unreachable());
  EXPECT_THAT(office.last(kOperator).subject, HasSubstr("spam"));
  const std::size_t before = office.count(kBenoit);
  if (office.asked(code, 1)) {
    office.post({kAlice, office.secret_address(code, 1), office.orders_for(code, 1)});
    office.run();
  }
  ASSERT_TRUE(office.asked(code, 2));
  const std::size_t reports = office.count(kBenoit);
  EXPECT_GE(reports, before);
  office.pass(std::chrono::hours(60));  // past the reminder, before the deadline
  EXPECT_EQ(office.count(kBenoit), reports);
  EXPECT_EQ(office.sql("select count(*) from windows where reminded_at is not null"), "1");
  office.post({kAlice, office.moderators_address(code), "REPLACE 1 BY " + kBenoit});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("does not want ours"));
  EXPECT_EQ(office.sql("select count(*) from facts where fact like '%benoit%'"), "0");
}

}  // namespace
}  // namespace adj::service
