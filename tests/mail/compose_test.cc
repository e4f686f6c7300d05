#include "mail/compose.h"

#include <gtest/gtest.h>

#include "mail/body.h"
#include "mail/encode.h"
#include "mail/mime.h"
#include "mail/rfc2047.h"
#include "mail/robots.h"

namespace adj::mail {
namespace {

Outgoing report() {
  Outgoing mail;
  mail.from = {"Tabellarius", "judge+g7.p3.t12.abc@pbem.test"};
  mail.to = {"Élodie Garçon", "elodie@courriel.example"};
  mail.subject = "[g7] T12 – Alea Iacta Est";
  mail.text = "Bonjour Élodie,\n\n.\nFrom here on\nfin \n";
  mail.message_id = "<g7.t12.p3.902.k3x9ab@pbem.test>";
  mail.date = 1709575391;
  return mail;
}

Outgoing illustrated() {
  Outgoing mail = report();
  mail.html = "<p>Été</p><img src=\"cid:map\">";
  mail.images = {{"map", "map.png", std::string("\x89PNG\0\r\n.\r\n", 9)}};
  return mail;
}

// CRLF only, ASCII only, lines within the limit, no lone dot: what libcurl must be given (MAIL §1.3).
void expect_wire_safe(const std::string& raw) {
  std::size_t line = 0;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const auto c = static_cast<unsigned char>(raw[i]);
    ASSERT_TRUE(c < 0x80 && c != 0) << i;
    if (c == '\n') {
      ASSERT_TRUE(i > 0 && raw[i - 1] == '\r') << i;
      ASSERT_LE(i - line, 999u);
      line = i + 1;
    } else if (c == '\r') {
      ASSERT_TRUE(i + 1 < raw.size() && raw[i + 1] == '\n') << i;
    } else if (c == '.') {
      ASSERT_NE(i, line) << "a dot starts a line";
    }
  }
  EXPECT_TRUE(raw.ends_with("\r\n"));
}

TEST(Compose, IsReadBackAsItWasMeant) {
  const std::string raw = compose(report());
  expect_wire_safe(raw);
  const Incoming mail = read_message(raw);
  EXPECT_EQ(mail.author()->address, "judge+g7.p3.t12.abc@pbem.test");
  EXPECT_EQ(mail.reply_to.front().address, mail.author()->address);
  EXPECT_EQ(mail.to, (std::vector<Address>{{"Élodie Garçon", "elodie@courriel.example"}}));
  EXPECT_EQ(mail.subject, "[g7] T12 – Alea Iacta Est");
  EXPECT_EQ(mail.text, "Bonjour Élodie,\n\n.\nFrom here on\nfin \n");
  EXPECT_EQ(mail.message_id, "<g7.t12.p3.902.k3x9ab@pbem.test>");
}

TEST(Compose, CarriesWhatRobotsMustSee) {
  Outgoing out = report();
  out.list_id = "g7.pbem.test";
  out.list_unsubscribe = "judge+leave@pbem.test";
  const Incoming generated = read_message(compose(out));
  const auto value = [](const Incoming& mail, const char* name) {
    const Header* header = find_header(mail.headers, name);
    return header == nullptr ? "absent" : header->value;
  };
  EXPECT_EQ(value(generated, "Auto-Submitted"), "auto-generated");
  EXPECT_EQ(value(generated, "X-Auto-Response-Suppress"), "All");
  EXPECT_EQ(value(generated, "List-Id"), "<g7.pbem.test>");
  EXPECT_EQ(value(generated, "List-Unsubscribe"), "<mailto:judge+leave@pbem.test>");
  EXPECT_EQ(value(generated, "Precedence"), "absent");
  EXPECT_EQ(value(generated, "Date"), "Mon, 4 Mar 2024 18:03:11 +0000");
  out.auto_submitted = AutoSubmitted::replied;
  EXPECT_EQ(value(read_message(compose(out)), "Auto-Submitted"), "auto-replied");
}

TEST(Compose, HtmlAndImagesAreParts) {
  const std::string raw = compose(illustrated());
  expect_wire_safe(raw);
  EXPECT_NE(raw.find("multipart/alternative"), std::string::npos);
  EXPECT_NE(raw.find("multipart/related"), std::string::npos);
  EXPECT_NE(raw.find("Content-ID: <map>"), std::string::npos);
  EXPECT_NE(raw.find("Content-Disposition: inline; filename=\"map.png\""), std::string::npos);
  const Incoming mail = read_message(raw);
  EXPECT_EQ(mail.text, report().text + "");
  EXPECT_EQ(mail.content_type, "multipart/alternative");
  EXPECT_TRUE(mail.attachments);
  Outgoing html = illustrated();
  html.images.clear();
  html.text = "";
  EXPECT_EQ(read_message(compose(html)).text, "Été\n");
}

TEST(Compose, IsTheSameEachTime) { EXPECT_EQ(compose(illustrated()), compose(illustrated())); }

TEST(Compose, NothingAPlayerWritesAddsAHeader) {
  Outgoing out = report();
  out.subject = "hello\r\nBcc: eve@evil.example\r\n\r\nbody";
  out.to.name = "Eve\"\r\nX-Evil: 1\r\n <x@y>";
  out.extra = {{"X-Game", "g7\nX-Evil: 2"}};
  out.in_reply_to = "<a@b>\r\nX-Evil: 3";
  out.references = {"<ok@x>", "<a b@x>", "<a@b>\r\nX-Evil: 4", "<fine@x>"};
  const std::string raw = compose(out);
  expect_wire_safe(raw);
  const Incoming mail = read_message(raw);
  EXPECT_EQ(find_header(mail.headers, "Bcc"), nullptr);
  EXPECT_EQ(find_header(mail.headers, "X-Evil"), nullptr);
  EXPECT_EQ(mail.to.size(), 1u);
  EXPECT_EQ(mail.to.front().address, "elodie@courriel.example");
  EXPECT_EQ(mail.in_reply_to, "");
  EXPECT_EQ(mail.references, (std::vector<std::string>{"<ok@x>", "<fine@x>"}));
  EXPECT_EQ(mail.text, out.text);
}

// RFC 5322, 3.6.4: what is answered is the last of the references.
TEST(Compose, WhatIsAnsweredIsReferredTo) {
  Outgoing out = report();
  out.references = {"<root@x>"};
  out.in_reply_to = "<theirs@y>";
  EXPECT_EQ(read_message(compose(out)).references, (std::vector<std::string>{"<root@x>", "<theirs@y>"}));
  out.in_reply_to = "<root@x>";
  EXPECT_EQ(read_message(compose(out)).references, std::vector<std::string>{"<root@x>"});
}

TEST(Compose, WhatIsOursMustBeRight) {
  const auto with = [](auto change) {
    Outgoing out = illustrated();
    change(out);
    return compose(out);
  };
  EXPECT_THROW(with([](Outgoing& o) { o.to.address = "a@b\r\nBcc: c@d"; }), std::invalid_argument);
  EXPECT_THROW(with([](Outgoing& o) { o.message_id = "no brackets"; }), std::invalid_argument);
  EXPECT_THROW(with([](Outgoing& o) { o.extra = {{"Bad Name", "x"}}; }), std::invalid_argument);
  EXPECT_THROW(with([](Outgoing& o) { o.list_id = "a>b"; }), std::invalid_argument);
  EXPECT_THROW(with([](Outgoing& o) { o.images.front().file_name = "a\"b"; }), std::invalid_argument);
}

TEST(Compose, LongAndOddHeadersSurvive) {
  for (const std::string& subject :
       std::vector<std::string>{std::string(300, 'x'), std::string(2000, 'y'), std::string("=?utf-8?Q?x?="),
                                std::string("a  b   c"), [] {
                                  std::string s;
                                  for (int i = 0; i < 100; ++i) s += "légion ";
                                  return s + "X";
                                }()}) {
    Outgoing out = report();
    out.subject = subject;
    const std::string raw = compose(out);
    expect_wire_safe(raw);
    EXPECT_EQ(read_message(raw).subject, subject);
  }
  for (const std::string& name :
       std::vector<std::string>{"O'Brien, \"Bob\" \\", "a@b.c", "Élodie (Paris)", "x =?utf-8?Q?y?="}) {
    Outgoing out = report();
    out.to.name = name;
    EXPECT_EQ(read_message(compose(out)).to.front().name, name);
  }
}

TEST(Encode, QuotedPrintableKeepsTheRules) {
  EXPECT_EQ(quoted_printable("a=b\n"), "a=3Db\r\n");
  EXPECT_EQ(quoted_printable("end \nend\t\n"), "end=20\r\nend=09\r\n");
  EXPECT_EQ(quoted_printable(".\n..x\nFrom x\nx From\n"), "=2E\r\n=2E.x\r\n=46rom x\r\nx From\r\n");
  EXPECT_EQ(quoted_printable("é"), "=C3=A9\r\n");
  const std::string exact(76, 'x'), longer(77, 'x');
  EXPECT_EQ(quoted_printable(exact), exact + "\r\n");
  EXPECT_EQ(quoted_printable(longer), std::string(75, 'x') + "=\r\nxx\r\n");
}

TEST(Encode, Base64LinesAreShort) {
  EXPECT_EQ(base64_lines("a"), "YQ==\r\n");
  EXPECT_EQ(base64_lines("ab"), "YWI=\r\n");
  EXPECT_EQ(base64_lines("abc"), "YWJj\r\n");
  const std::string bytes(100, '\xFF');
  EXPECT_EQ(base64_lines(bytes).find("\r\n"), 76u);
  EXPECT_EQ(decode_base64(base64_lines(bytes)), bytes);
}

TEST(Compose, Dates) {
  EXPECT_EQ(rfc5322_date(0), "Thu, 1 Jan 1970 00:00:00 +0000");
  EXPECT_EQ(rfc5322_date(951782399), "Mon, 28 Feb 2000 23:59:59 +0000");
  EXPECT_EQ(rfc5322_date(951782400), "Tue, 29 Feb 2000 00:00:00 +0000");
}

TEST(Compose, MessageIds) {
  EXPECT_TRUE(valid_message_id("<a@b>"));
  for (const char* bad :
       {"", "a@b", "<>", "<a@b", "<a@b> <c@d>", "<a b@c>", "<a@b>\r\n", "<a\r\n@b>", "<é@b>"}) {
    EXPECT_FALSE(valid_message_id(bad)) << bad;
  }
  EXPECT_TRUE(valid_message_id('<' + std::string(248, 'a') + '>'));
  EXPECT_FALSE(valid_message_id('<' + std::string(249, 'a') + '>'));
}

// Our mail quoted in an answer is cut at its first line, and coming back as it is it is never answered.
TEST(Compose, OurOwnMailIsKnownWhenItComesBack) {
  Outgoing out = report();
  out.from.address = "judge@elsewhere.example";
  out.text = cut_line("g7.p3.t12") + "\nMOVE Legio X TO Roma\n";
  const Incoming mail = read_message(compose(out));
  const Reply reply = read_reply(mail.text);
  EXPECT_TRUE(reply.lines.empty());
  EXPECT_EQ(reply.cut, Cut::cut_line);
  EXPECT_EQ(reply.cut_tag, "g7.p3.t12");
  const Ourselves us{.reply = {.local = "judge", .domain = "pbem.test"}};
  EXPECT_EQ(robot_reason(mail, us), Robot::auto_submitted);
}

TEST(MessageIds, OursAreRecognised) {
  const std::string id = our_message_id("K7Q4", 12, 3, 902, "k3x9", "pbem.test");
  EXPECT_EQ(id, "<k7q4.t12.p3.902.k3x9@pbem.test>");
  EXPECT_TRUE(is_our_message_id(id, "PBEM.test"));
  EXPECT_TRUE(valid_message_id(id));
  for (const char* other :
       {"<k7q4.t12.p3.902.k3x9@evil.example>", "<k7q4.t12.p3.902@pbem.test>", "<a.b.c.d.e@pbem.test>",
        "<k7q4.t12.p3.902.k.9@pbem.test>", "<uuid-1234@pbem.test>", "<.t12.p3.902.k@pbem.test>", "", "<>"}) {
    EXPECT_FALSE(is_our_message_id(other, "pbem.test")) << other;
  }
}

// Where players share our domain, only our own address is ourselves.
TEST(Robots, ASharedDomain) {
  Incoming mail;
  mail.from = {{"", "alice@pbem.test"}};
  Ourselves us{.reply = {.local = "judge", .domain = "pbem.test"}};
  EXPECT_EQ(robot_reason(mail, us), Robot::own_address);
  us.whole_domain = false;
  EXPECT_EQ(robot_reason(mail, us), Robot::none);
  mail.from = {{"", "judge+x@pbem.test"}};
  EXPECT_EQ(robot_reason(mail, us), Robot::own_address);
}

}  // namespace
}  // namespace adj::mail
