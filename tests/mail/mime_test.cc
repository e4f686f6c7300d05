// The rules for GMime, where a mail of the corpus would be too long or too plain a proof.

#include "mail/mime.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "mail/address.h"
#include "mail/mime_guard.h"
#include "mail/trace.h"
#include "tests/mail/corpus.h"

namespace adj::mail {
namespace {

const std::string kHead = "From: Alice <alice@players.example>\r\nSubject: x\r\n";

TEST(Mime, AMailOverTheLimitHasHeadersOnly) {
  std::string raw = kHead + "\r\nMOVE Legio X TO Roma\r\n";
  const Limits limits{.max_bytes = raw.size()};
  EXPECT_EQ(read_message(raw, limits).reading, Reading::read);
  raw += ' ';
  const Incoming mail = read_message(raw, limits);
  EXPECT_EQ(mail.reading, Reading::too_big);
  EXPECT_EQ(mail.text, "");
  EXPECT_EQ(mail.author()->address, "alice@players.example");
}

// GMime gives what the body is to the body.
std::string headers_of(const Incoming& mail) {
  std::string lines;
  for (const Header& header : mail.headers)
    if (!header.name.starts_with("Content-")) lines += header.name + ": " + header.value + "\n";
  return lines;
}

void expect_same_heads(const std::string& raw) {
  const Incoming sorted = read_heads(raw), read = read_message(raw, {.max_bytes = 0});
  EXPECT_EQ(headers_of(sorted), headers_of(read));
  EXPECT_EQ(envelope_recipients(sorted), envelope_recipients(read));
  EXPECT_EQ(sorted.to, read.to);
  EXPECT_EQ(sorted.cc, read.cc);
  EXPECT_EQ(sorted.message_id, read.message_id);
  EXPECT_EQ(sorted.reading, read.reading);
}

TEST(Mime, AMailIsSortedByTheHeadsThatAreRead) {
  for (const testing::Fixture& fixture : testing::corpus()) {
    SCOPED_TRACE(fixture.name);
    expect_same_heads(fixture.raw);
  }
  for (const std::string raw :
       {"", " \r\n\r\n", "Subject: x",
        "To: a@b.example\nno field\n more\nCc: c@d.example\n\nTo: e@f.example\n", "To : a@b.example\r\n\r\n",
        "From a@b Mon Jan  1\nTo: a@b.example\n\n", "To:\n a@b.example,\n\tc@d.example\n",
        "TO: \xe9 <a@b.example>\rCC: c@d.example\r\r",
        "X: 1\nTo: =?utf-8?q?=C3=A9?= <a@b.example>\nMessage-ID:\n <x@y>\n"}) {
    SCOPED_TRACE(raw);
    expect_same_heads(raw);
  }
}

TEST(Mime, TheUsualLimitIsAMegabyte) {
  const std::string raw = kHead + "\r\n" + std::string((1 << 20) - kHead.size() - 2, 'x');
  EXPECT_EQ(read_message(raw).reading, Reading::read);
  EXPECT_EQ(read_message(raw + 'x').reading, Reading::too_big);
}

std::string nested(int levels) {
  std::string raw = kHead;
  for (int i = 0; i < levels; ++i) {
    const std::string b = "b" + std::to_string(i);
    raw += "Content-Type: multipart/mixed; boundary=" + b + "\r\n\r\n--" + b + "\r\n";
  }
  return raw + "Content-Type: text/plain\r\n\r\nMOVE\r\n";
}

TEST(Mime, DepthIsLimited) {
  EXPECT_EQ(read_message(nested(64)).text, "MOVE\n");
  EXPECT_FALSE(read_message(nested(64)).too_deep);
  EXPECT_EQ(read_message(nested(65)).text, "");
  EXPECT_TRUE(read_message(nested(65)).too_deep);
}

TEST(Mime, TheNumberOfPartsIsLimited) {
  const auto parts = [](int count) {
    std::string raw = kHead + "Content-Type: multipart/mixed; boundary=b\r\n\r\n";
    for (int i = 0; i < count; ++i) raw += "--b\r\nContent-Type: text/plain\r\n\r\nline\r\n";
    return raw + "--b--\r\n";
  };
  EXPECT_FALSE(read_message(parts(999)).too_deep);  // the multipart itself is the thousandth
  EXPECT_TRUE(read_message(parts(1000)).too_deep);
}

TEST(Mime, AlternativesPreferPlainText) {
  const std::string raw = kHead +
                          "Content-Type: multipart/alternative; boundary=b\r\n\r\n"
                          "--b\r\nContent-Type: text/html\r\n\r\n<p>html</p>\r\n"
                          "--b\r\nContent-Type: text/plain\r\n\r\nplain\r\n"
                          "--b\r\nContent-Type: text/plain\r\n\r\nsecond\r\n--b--\r\n";
  const Incoming mail = read_message(raw);
  EXPECT_EQ(mail.text, "plain");
  EXPECT_EQ(mail.body, BodyKind::plain);
}

TEST(Mime, NulDoesNotHideTheRestOfAHeader) {
  const std::string raw = std::string("From: alice@players.example") + '\0' + ", eve@evil.example\r\n\r\nx";
  EXPECT_EQ(read_message(raw).author(), nullptr);
}

TEST(Mime, ReferencesAreTheWellFormedOnesAndTheLastHundred) {
  std::string raw = kHead + "References:";
  for (int i = 0; i < 150; ++i) raw += " <r" + std::to_string(i) + "@x>\r\n";
  const Incoming mail = read_message(raw + "\r\nx");
  ASSERT_EQ(mail.references.size(), 100u);
  EXPECT_EQ(mail.references.front(), "<r50@x>");
  EXPECT_EQ(mail.references.back(), "<r149@x>");
}

TEST(Mime, GroupsWithoutEndDoNotOverflowTheStack) {
  std::string groups;
  for (int i = 0; i < 60'000; ++i) groups += "a:";
  EXPECT_EQ(read_message("From: " + groups + "\r\n\r\nMOVE\r\n").text, "MOVE\n");
  const std::string attached = kHead +
                               "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nMOVE\r\n--b\r\n"
                               "Content-Type: message/rfc822\r\n\r\nTo : " +
                               groups + "\r\n\r\nx\r\n--b--\r\n";
  EXPECT_EQ(read_message(attached).text, "MOVE");
  EXPECT_TRUE(read_addresses(groups).empty());
}

TEST(Mime, TheGuardLeavesHonestFieldsAlone) {
  std::string raw = "To: Us: a@b.example;, c@d.example\nBody: " + std::string(1000, ':') + '\n';
  const std::string before = raw;
  guard_address_fields(raw);
  EXPECT_EQ(raw, before);
  raw = "to: x\n " + std::string(300, ':');
  guard_address_fields(raw);
  EXPECT_EQ(std::count(raw.begin(), raw.end(), ':'), 200);
}

TEST(Addresses, ManyShapes) {
  const auto one = [](const char* value) { return read_addresses(value); };
  EXPECT_EQ(one("a@b.example"), (std::vector<Address>{{"", "a@b.example"}}));
  EXPECT_EQ(one("\"A, B\" <a@B.Example>, c@d.example (C)").size(), 2u);
  EXPECT_EQ(one("\"A, B\" <a@B.Example>").front(), (Address{"A, B", "a@b.example"}));
  EXPECT_EQ(one("Us: a@b.example, c@d.example;").size(), 2u);
  EXPECT_TRUE(one("").empty());
  EXPECT_TRUE(read_addresses(std::string(70'000, 'a') + "@b.example").empty());
}

TEST(Addresses, OnlyPlainOnesMayBeWritten) {
  EXPECT_TRUE(valid_address("judge+g7.p3@pbem.test"));
  for (const char* bad : {"", "a", "@b", "a@", "a b@c", "a@b\r\nBcc: x@y", "<a@b>", "a@b,c@d", "\"a\"@b",
                          "é@b", "a@.b", "a@b.", "a@b@c"}) {
    EXPECT_FALSE(valid_address(bad)) << bad;
  }
  EXPECT_TRUE(valid_address(std::string(64, 'a') + "@b"));
  EXPECT_FALSE(valid_address(std::string(65, 'a') + "@b"));
}

}  // namespace
}  // namespace adj::mail
