// What servers that we trust say about a sender (Authentication-Results, RFC 8601; MAIL §4): a third signal,
// believed only from a server that the operator names, and only where that server wrote it.

#include <gmock/gmock.h>

#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;

const mail::Header kPass{"Authentication-Results", "mx.tabellarius.test; dmarc=pass header.from=example.org"};
const mail::Header kFail{"Authentication-Results", "mx.tabellarius.test; dmarc=fail header.from=example.org"};
const mail::Header kReceived{"Received",
                             "from somewhere by mx.tabellarius.test; Mon, 2 Feb 2026 09:00:00 +0000"};

struct Vouched : testing::Test {
  Office office;
  std::string code = office.running_game();

  Vouched() {
    office.config.trusted_authserv = {"mx.tabellarius.test"};
    office.config.vouched_senders = true;
  }
  int inputs() { return std::stoi(office.sql("select count(*) from inputs where kind = 'orders'")); }
  std::string last_mail() {
    return office.sql("select state || ' ' || outcome from inbox order by mail desc limit 1");
  }
  void post(const std::string& to, const std::string& text, const std::vector<mail::Header>& headers) {
    office.post({kAlice, to, text, "orders", headers});
    office.run();
  }
};

TEST_F(Vouched, AVouchedSenderNeedsNoSecretWord) {
  post(office.config.address, office.orders_for(code, 1), {kReceived, kPass});
  EXPECT_EQ(inputs(), 1);
  EXPECT_THAT(office.last(kAlice, "Receipt").subject, HasSubstr(code));
}

TEST_F(Vouched, OnlyWhereTheOperatorSaysSo) {
  office.config.vouched_senders = false;
  post(office.config.address, office.orders_for(code, 1), {kReceived, kPass});
  EXPECT_EQ(inputs(), 0);
  EXPECT_TRUE(office.last(kAlice).has("reply to your latest report"));
}

TEST_F(Vouched, SilenceAndFailureAreNoVoucher) {
  post(office.config.address, office.orders_for(code, 1), {kReceived});
  post(office.config.address, office.orders_for(code, 1), {kReceived, kFail});
  post(office.config.address, office.orders_for(code, 1),
       {kReceived,
        {"Authentication-Results", "mx.tabellarius.test; dmarc=none; dkim=pass header.d=evil.example"}});
  EXPECT_EQ(inputs(), 0);
}

TEST_F(Vouched, OtherServersAndForgedFieldsAreNotBelieved) {
  post(office.config.address, office.orders_for(code, 1),
       {kReceived, {"Authentication-Results", "mx.evil.example; dmarc=pass header.from=example.org"}});
  // Written below what our own server noted: by somebody on the way, or by the sender himself.
  post(office.config.address, office.orders_for(code, 1), {kReceived, kReceived, kPass});
  EXPECT_EQ(inputs(), 0);
  office.config.trusted_hops = 2;
  post(office.config.address, office.orders_for(code, 1), {kReceived, kReceived, kPass, kReceived});
  EXPECT_EQ(inputs(), 1);
}

TEST_F(Vouched, WhoHasTwoSeatsMustSayWhich) {
  const std::string other = office.new_game(kAlice);
  office.join(other, kAlice, "SEAT 1");
  post(office.config.address, office.orders_for(code, 1), {kReceived, kPass});
  EXPECT_EQ(inputs(), 0);
}

// A reply to what a new key has made void is no answer to what is open now, whoever vouches for its sender.
TEST_F(Vouched, AVoidTokenIsNotMadeGood) {
  const std::string old = office.secret_address(code, 1);
  post(old, "KEY NEW", {kReceived, kPass});
  ASSERT_NE(office.secret_address(code, 1), old);
  post(old, office.orders_for(code, 1), {kReceived, kPass});
  EXPECT_EQ(inputs(), 0);
}

TEST_F(Vouched, AModeratorStillNeedsHisAddress) {
  post(office.config.address, "PAUSE", {kReceived, kPass});
  EXPECT_EQ(office.sql("select status from games where game = '" + code + "'"), "running");
  EXPECT_TRUE(office.last(kAlice).has("Only the game's moderator"));
}

TEST_F(Vouched, AStrangerStaysOne) {
  const std::size_t before = office.sink.letters.size();
  office.post({"mallory@example.org",
               office.config.address,
               office.orders_for(code, 1),
               "orders",
               {kReceived, kPass}});
  office.run();
  EXPECT_EQ(inputs(), 0);
  EXPECT_EQ(office.sink.letters.size(), before);
}

// A token that leaked, and a sender who says that he is Alice: her servers never sent it.
TEST_F(Vouched, WhoseServersDisownHimIsHeld) {
  office.config.vouched_senders = false;
  const std::string address = office.secret_address(code, 1);
  post(address, office.orders_for(code, 1), {kReceived, kFail});
  EXPECT_EQ(inputs(), 1);  // nobody has ever vouched for this domain: a failure says nothing
  const std::string second = office.running_game("NEW alea scenario=1");
  post(office.secret_address(second, 1), "STATUS", {kReceived, kPass});
  post(office.secret_address(second, 1), office.orders_for(second, 1), {kReceived, kFail});
  EXPECT_EQ(inputs(), 1);
  EXPECT_EQ(last_mail(), "held disowned_by_its_servers");
  // She is asked at her registered address; her yes lets it count.
  office.reply(office.last(kAlice), "");
  office.run();
  EXPECT_EQ(inputs(), 2);
  // Nothing said is not the same as disowned: many servers do not check.
  post(office.secret_address(second, 1), "STATUS", {kReceived});
  EXPECT_EQ(last_mail(), "done receipt");
}

// MAIL §4: where a domain has no DMARC policy, its own signature is the signal.
TEST_F(Vouched, ABrokenSignatureOfADomainThatUsedToSignIsHeld) {
  office.config.vouched_senders = false;
  const auto signed_by = [](const std::string& verdict, const std::string& domain) {
    return mail::Header{"Authentication-Results",
                        "mx.tabellarius.test; dmarc=none; dkim=" + verdict + " header.d=" + domain};
  };
  const std::string address = office.secret_address(code, 1);
  post(address, "STATUS", {kReceived, signed_by("pass", "evil.example")});  // says nothing about hers
  post(address, "STATUS 1", {kReceived, signed_by("fail", "example.org")});
  EXPECT_EQ(last_mail(), "done receipt");  // never vouched for before
  post(address, "STATUS 2", {kReceived, signed_by("pass", "example.org")});
  post(address, "STATUS 3", {kReceived, signed_by("fail", "evil.example")});
  EXPECT_EQ(last_mail(), "done receipt");
  post(address, office.orders_for(code, 1), {kReceived, signed_by("fail", "example.org")});
  EXPECT_EQ(last_mail(), "held disowned_by_its_servers");
  EXPECT_EQ(inputs(), 0);
}

}  // namespace
}  // namespace adj::service
