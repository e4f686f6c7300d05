// Which parts of a mail are read for orders (MAIL §2, §3): what its writer wrote into it, nothing that hangs
// on it.

#include <gmock/gmock.h>

#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;

struct Part {
  std::string headers, content;
};

struct Attached : testing::Test {
  Office office;
  std::string code = office.running_game();
  std::string text = "Content-Type: text/plain; charset=utf-8\r\n";

  int inputs() { return std::stoi(office.sql("select count(*) from inputs where kind = 'orders'")); }
  void post(const std::string& type, const std::vector<Part>& parts) {
    const std::string to = office.secret_address(code, 1);
    std::string raw = "Return-Path: <" + kAlice + ">\r\nDelivered-To: " + to + "\r\nFrom: " + kAlice +
                      "\r\nTo: " + to + "\r\nSubject: orders\r\nMessage-ID: <" + std::to_string(++mails_) +
                      "@attached.example>\r\nMIME-Version: 1.0\r\nContent-Type: " + type +
                      "; boundary=b\r\n\r\n";
    for (const Part& part : parts) {
      raw += "--b\r\n" + part.headers + "\r\n";
      for (const char c : part.content) raw += c == '\n' ? "\r\n" : std::string(1, c);
      raw += "\r\n";
    }
    office.source.add(raw + "--b--\r\n");
    office.run();
  }

 private:
  int mails_ = 0;
};

TEST_F(Attached, OrdersInAnAttachedFileAreNotRead) {
  post("multipart/mixed",
       {{text, ""},
        {text + "Content-Disposition: attachment; filename=orders.txt\r\n", office.orders_for(code, 1)}});
  EXPECT_EQ(inputs(), 0);
  EXPECT_TRUE(office.last(kAlice).has("attachments are not read"));
}

TEST_F(Attached, TheTextBesideAnAttachmentIs) {
  post("multipart/mixed",
       {{text, office.orders_for(code, 1)},
        {text + "Content-Disposition: attachment; filename=old.txt\r\n", "RESIGN\nTELL Benoît: my plan"},
        {"Content-Type: image/png\r\nContent-Disposition: inline; filename=me.png\r\n", "PNG"}});
  EXPECT_EQ(inputs(), 1);
  EXPECT_FALSE(office.last(kAlice).has("RESIGN"));
}

// Apple Mail cuts a text in two around a picture.
TEST_F(Attached, ATextInTwoPiecesIsOneText) {
  post("multipart/mixed",
       {{text, "STATUS"},
        {"Content-Type: image/png\r\nContent-Disposition: inline; filename=map.png\r\n", "PNG"},
        {text, "DICE"}});
  EXPECT_TRUE(office.last(kAlice).has("Running."));
  EXPECT_TRUE(office.last(kAlice).has("K[0] = "));
}

TEST_F(Attached, AForwardedMailIsSomebodyElses) {
  post("multipart/mixed",
       {{text, "STATUS"},
        {"Content-Type: message/rfc822\r\n", "From: bob@example.org\nSubject: x\n\nRESIGN\n"}});
  EXPECT_TRUE(office.last(kAlice).has("Running."));
  EXPECT_FALSE(office.last(kAlice).has("give up"));
}

TEST_F(Attached, OfTwoVersionsThePlainOneCounts) {
  post("multipart/alternative", {{text, "STATUS"}, {"Content-Type: text/html\r\n", "<p>RESIGN</p>"}});
  EXPECT_TRUE(office.last(kAlice).has("Running."));
}

TEST_F(Attached, WinmailIsExplained) {
  post("multipart/mixed",
       {{"Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Disposition: attachment\r\n", "x"}});
  EXPECT_TRUE(office.last(kAlice).has("winmail.dat"));
  EXPECT_EQ(inputs(), 0);
}

}  // namespace
}  // namespace adj::service
