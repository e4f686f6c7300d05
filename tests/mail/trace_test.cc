#include "mail/trace.h"

#include <gtest/gtest.h>

#include "mail/mime.h"

namespace adj::mail {
namespace {

const std::string kMail = "From: a@b.example\r\nSubject: x\r\n\r\nMOVE\r\n";

TEST(ContentHash, IgnoresWhatServersWroteAbove) {
  const Bytes32 hash = content_hash(kMail);
  for (const char* above : {"Return-Path: <a@b.example>\r\n", "Received: from x\r\n\tby y;\r\n today\r\n",
                            "Delivered-To: z\r\nReceived: q\r\n", "X-Original-To: z\r\n",
                            "ARC-Seal: i=1\r\nAuthentication-Results: x; spf=pass\r\n",
                            "received-spf: pass\r\n", "From a@b.example Mon Mar  4 20:11:07 2024\n"}) {
    EXPECT_EQ(content_hash(above + kMail), hash) << above;
  }
}

TEST(ContentHash, SeesEverythingElse) {
  const Bytes32 hash = content_hash(kMail);
  EXPECT_NE(content_hash("X-Mailer: y\r\n" + kMail), hash);
  EXPECT_NE(content_hash("Subject: y\r\n" + kMail), hash);
  EXPECT_NE(content_hash(kMail + "."), hash);
  // A trace header below the first other header was written by the sender.
  EXPECT_NE(content_hash("From: a@b.example\r\nReceived: x\r\nSubject: x\r\n\r\nMOVE\r\n"), hash);
}

TEST(ContentHash, IsTheSameFromMaildirAndImap) {
  EXPECT_EQ(content_hash("From: a@b.example\nSubject: x\n\nMOVE\n"), content_hash(kMail));
  EXPECT_NE(content_hash("From: a@b.example\nSubject: x\n\nMO\rVE\n"),
            content_hash("From: a@b.example\nSubject: x\n\nMOVE\n"));
}

TEST(Trace, OnlyTheTopmostCounts) {
  const Incoming mail = read_message(
      "Return-Path: <>\r\nDelivered-To: <one@x>\r\nDelivered-To: two@x\r\nReturn-Path: <a@b>\r\n" + kMail);
  EXPECT_EQ(return_path(mail), "");
  EXPECT_EQ(envelope_recipients(mail), std::vector<std::string>{"one@x"});
  EXPECT_EQ(return_path(read_message(kMail)), std::nullopt);
}

std::string results(const char* verdicts) {
  return std::string("Authentication-Results: mx.x; ") + verdicts + "\r\n";
}

TEST(Authentication, CountsAboveTheFirstForeignReceived) {
  const std::string received = "Received: by someone\r\n";
  const TrustedServer two{.authserv_id = "mx.x", .hops = 2};
  const std::string pass = results("dmarc=pass");
  EXPECT_EQ(authentication_of(read_message(received + received + pass + received + kMail), two).dmarc,
            Verdict::pass);
  EXPECT_EQ(authentication_of(read_message(received + received + received + pass + kMail), two).dmarc,
            Verdict::absent);
  EXPECT_EQ(authentication_of(read_message(pass + kMail), {}).dmarc, Verdict::absent);  // nobody is trusted
}

TEST(Authentication, TheTopmostVerdictStands) {
  const TrustedServer trusted{.authserv_id = "mx.x", .hops = 1};
  const Authentication got = authentication_of(
      read_message(results("dmarc=fail; spf=none") + results("dmarc=pass; spf=pass") + kMail), trusted);
  EXPECT_EQ(got.dmarc, Verdict::fail);
  EXPECT_EQ(got.spf, Verdict::other);
}

TEST(Authentication, OneGoodSignatureIsEnough) {
  const TrustedServer trusted{.authserv_id = "mx.x", .hops = 1};
  const Authentication got = authentication_of(
      read_message(
          results("dkim=fail header.d=list.example; dkim=pass header.d=b.example header.s=k; dkim=fail") +
          kMail),
      trusted);
  EXPECT_EQ(got.dkim, Verdict::pass);
  EXPECT_EQ(got.dkim_domain, "b.example");
}

TEST(Authentication, QuotesAndCommentsHideNothing) {
  const TrustedServer trusted{.authserv_id = "mx.x", .hops = 1};
  const auto verdict = [&](const char* text) {
    return authentication_of(read_message(results(text) + kMail), trusted).dmarc;
  };
  EXPECT_EQ(verdict("spf=fail smtp.mailfrom=\"; dmarc=pass\""), Verdict::absent);
  EXPECT_EQ(verdict("spf=fail (a (b) ; dmarc=pass)"), Verdict::absent);
  EXPECT_EQ(verdict("(x) dmarc (y) = pass"), Verdict::pass);
}

}  // namespace
}  // namespace adj::mail
