// What somebody may try who means us or another player harm: mails that ask for more than they are worth,
// other people's names on them, names that mean somebody else (MAIL §4).

#include <gmock/gmock.h>

#include <algorithm>

#include "adjudicator/service/hosted.h"
#include "adjudicator/service/loaded_games.h"
#include "adjudicator/service/who.h"
#include "mail/ascii.h"
#include "mail/mime.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kStranger = "stranger@example.com";

std::string times(int n, const std::string& text) {
  std::string all;
  for (int i = 0; i < n; ++i) all += text;
  return all;
}

struct Hostile : ForumTest {
  void SetUp() override { begin(3); }

  // From a player, without any secret word: anybody can write such a mail.
  const Letter& forge(int seat, const std::string& text) {
    office.write(who(seat), text);
    office.run();
    return office.last(who(seat));
  }
};

// --- Small mails, large answers

TEST_F(Hostile, AMailHoldsSoManyCommandsAndNoMore) {
  const Letter& answer = order(1, times(2000, "HELP\n") + "PRESS: Ave\n");
  EXPECT_TRUE(answer.has("1971 lines were not read")) << answer.text.substr(0, 500);
  EXPECT_LT(answer.raw.size(), 600'000u);
  EXPECT_EQ(office.sql("select count(*) from press"), "0");
  EXPECT_TRUE(order(2, times(31, "AIDE LANGUE\n")).has("1 ligne n"));
  EXPECT_FALSE(order(2, times(30, "AIDE LANGUE\n")).has("1 ligne n"));
}

TEST_F(Hostile, AMailHoldsSoManyOrdersAndNoMore) {
  const Letter& answer = order(1, "VOTE 2\n" + times(1500, "frobnicate\n"));
  EXPECT_TRUE(answer.has("501 lines were not read"));
  EXPECT_LT(answer.raw.size(), 600'000u);
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "1");  // the good one counts
}

TEST_F(Hostile, AStrangerIsNotWorthMuch) {
  office.write(kStranger, times(500, "HELP\n"));
  office.run();
  ASSERT_EQ(office.count(kStranger), 1u);
  EXPECT_LT(office.last(kStranger).raw.size(), 100'000u);
}

TEST_F(Hostile, PressOfAnyLengthIsRefused) {
  const Letter& answer = order(1, "PRESS: Hear me\n" + times(30'000, "one more word to all of you\n"));
  EXPECT_TRUE(answer.has("too long for one letter"));
  EXPECT_EQ(office.sql("select count(*) from press"), "0");
}

// Whether a line is an order costs the game a trial: after so many nobody is told what could be one.
TEST_F(Hostile, WhatCannotBeTriedIsNotCarried) {
  order(2, "TELL ALL: Ave\n" + times(3500, "x\n") + "VOTE 2\n");
  const std::string& letter = office.last(who(1)).text;
  EXPECT_THAT(letter, HasSubstr("| Ave"));
  EXPECT_THAT(letter, Not(HasSubstr("VOTE")));
  EXPECT_LE(std::ranges::count(letter, 'x'), 3000);
  EXPECT_TRUE(order(3, times(4000, "PAUSE\n")).has("3970 lines were not read"));
}

TEST_F(Hostile, OneFileToAMail) {
  const Letter& answer = order(1, "ARCHIVE ALL\nARCHIVE ALL\nARCHIVE ALL");
  EXPECT_TRUE(answer.has("One file to a mail"));
  std::size_t files = 0;
  for (std::size_t at = 0; (at = answer.raw.find("application/mbox", at)) != std::string::npos; ++at) ++files;
  EXPECT_EQ(files, 1u);
}

// A receipt that shows two receipts that show two receipts …
TEST_F(Hostile, ReceiptsOfReceiptsDoNotGrowWithoutEnd) {
  const auto number = [&] {
    return office.sql("select max(number) from outbox where kind = 'receipt' and recipient = '" + who(1) +
                      "'");
  };
  std::size_t largest = 0;
  for (int i = 0; i < 5; ++i)
    largest = std::max(largest, order(1, times(8, "RECEIPT " + number() + "\n")).raw.size());
  EXPECT_LT(largest, 500'000u);
}

// --- In somebody's name

// MAIL §4, "20 acks/h/player": what anybody can send in a player's name takes half of them at most.
TEST_F(Hostile, ForgedMailsLeaveThePlayerHisReceipts) {
  office.config.limits.receipts_per_hour = 6;
  const std::size_t before = count_with(2, "En cours");
  for (int i = 0; i < 9; ++i) forge(2, "ÉTAT " + code + times(i, " "));
  EXPECT_LE(count_with(2, "En cours"), before + 3);
  office.clock.set(office.clock.now() + std::chrono::minutes(5));
  const std::size_t all = office.count(who(2));
  order(2, "ÉTAT");
  EXPECT_EQ(office.count(who(2)), all + 1);
}

TEST_F(Hostile, ForgedQuestionsLeaveTheModeratorHisOwn) {
  office.config.limits.receipts_per_hour = 6;
  office.clock.set(office.clock.now() + std::chrono::hours(2));
  for (int i = 0; i < 9; ++i) forge(1, "RESIGN " + code + times(i, " "));
  EXPECT_EQ(count_with(1, "You want to give up seat 1"), 3u);
  EXPECT_TRUE(propose("PAUSE").has("The game is paused"));
}

// A question that cannot be asked now is no reason to say nothing.
TEST_F(Hostile, WhoIsNotAskedIsTold) {
  office.config.limits.receipts_per_hour = 8;
  office.clock.set(office.clock.now() + std::chrono::hours(2));
  for (int i = 0; i < 8; ++i) propose("PAUSE" + times(i, " "));
  EXPECT_TRUE(propose("EXTEND 24h").has("this one must wait"));
}

// A question's token that leaked, and a sender whose servers disown him.
TEST_F(Hostile, AYesThatItsServersDisownIsHeld) {
  const mail::Header received{"Received", "from x by mx.tabellarius.test; Mon, 2 Feb 2026 09:00:00 +0000"};
  const auto verdict = [](const std::string& word) {
    return mail::Header{"Authentication-Results",
                        "mx.tabellarius.test; dmarc=" + word + " header.from=example.org"};
  };
  office.config.trusted_authserv = {"mx.tabellarius.test"};
  office.post({who(1), office.moderators_address(code), "CLOSE", "Re", {received, verdict("pass")}});
  office.run();
  const Letter question = office.last(who(1));
  office.post({who(1), question.reply_to, "yes", "Re", {received, verdict("fail")}});
  office.run();
  EXPECT_EQ(status(), "running");
  EXPECT_EQ(office.sql("select outcome from inbox order by mail desc limit 1"), "disowned_by_its_servers");
  // The answer to "was that you?" went to her address alone: it is not asked about once more.
  office.post({who(1), office.last(who(1)).reply_to, "yes", "Re", {received, verdict("fail")}});
  office.run();
  EXPECT_EQ(status(), "closed");
}

// --- Nobody is written to in our name

TEST_F(Hostile, NoAdvertisementsGoToStrangers) {
  office.write(kStranger, "HELP GAMES\nBuy pills at our shop today, cheap");
  office.run();
  ASSERT_EQ(office.count(kStranger), 1u);
  EXPECT_THAT(office.last(kStranger).text, Not(HasSubstr("pills")));
  for (const char* line :
       {"HELP https://evil.example/x", "NEW www.evil.example", "JOIN # NAME x NONCE see http://evil"}) {
    std::string text = line;
    if (const auto at = text.find('#'); at != std::string::npos) text.replace(at, 1, code);
    office.write(kStranger, text);
    office.run();
    EXPECT_EQ(office.count(kStranger), 1u) << line;
  }
  const std::string other = office.new_game(who(1), "NEW forum seats=3");
  office.post(
      {kStranger, office.config.address, "JOIN " + other, "Re", {}, "\"Cheap pills www.evil.example\""});
  office.run();
  ASSERT_EQ(office.count(kStranger), 2u);
  EXPECT_THAT(office.last(kStranger).raw, Not(HasSubstr("evil.example")));
  EXPECT_TRUE(office.last(kStranger).has("stranger"));
}

// --- Names

TEST_F(Hostile, ANameIsNoOtherWord) {
  for (const char* name : {"ALL", "Tous", "2", "#3", "Modérateur", "Grey"}) {
    EXPECT_TRUE(order(1, std::string("NAME ") + name).has("is no name")) << name;
    const std::string other = office.new_game(who(1), "NEW forum seats=3");
    office.write(kStranger, "JOIN " + other + " NAME " + name);
    office.run();
    EXPECT_TRUE(office.last(kStranger).has("is no name")) << name;
    office.clock.set(office.clock.now() + std::chrono::days(1));
  }
  EXPECT_TRUE(order(1, "NAME Anna 2").has("You are called Anna 2"));
}

// As many mail programs show it: he can be written to by that name all the same.
TEST_F(Hostile, ANameWithACommaCanBeWrittenTo) {
  const std::string other = office.new_game(who(1), "NEW forum seats=3");
  office.join(other, who(1));
  office.post({kStranger, office.config.address, "JOIN " + other, "Re", {}, "\"Doe, John\""});
  office.run();
  office.reply(office.last(kStranger), "");
  office.run();
  code = other;
  EXPECT_TRUE(order(1, "TELL Doe John: Ave").has("Carried as letter"));
  EXPECT_TRUE(office.last(kStranger).has("| Ave"));
}

TEST_F(Hostile, AMailboxOfDigitsIsNoSeat) {
  const std::string other = office.new_game(who(1), "NEW forum seats=3");
  office.join(other, who(1), "SEAT 1");
  office.join(other, "1@example.com", "SEAT 2");
  code = other;
  EXPECT_EQ(office.sql("select name from players where name like '%1'"), "player 1");
  EXPECT_TRUE(order(1, "TELL player 1: Ave").has("Carried as letter"));
  EXPECT_TRUE(office.last("1@example.com").has("| Ave"));
}

// --- Comings and goings

TEST_F(Hostile, WhoWasSentAwayDoesNotComeBackUninvited) {
  act("EJECT 3");
  ASSERT_EQ(holder(3), "machine");
  forge(3, "JOIN " + code);
  EXPECT_TRUE(office.last(who(3)).has("The moderator has sent you away"));
  forge(3, "STANDBY " + code);
  EXPECT_TRUE(office.last(who(3)).has("The moderator has sent you away"));
  EXPECT_EQ(holder(3), "machine");
  act("INVITE " + who(3) + " SEAT 3");
  office.reply(office.last_with(who(3), "invites you"), "");
  office.run();
  EXPECT_EQ(holder(3), "player");
  // Then it is as if he had never been sent away.
  forge(3, "RESIGN " + code);
  office.reply(office.last(who(3)), "");
  office.run();
  ASSERT_EQ(holder(3), "machine");
  forge(3, "STANDBY " + code);
  EXPECT_EQ(office.sql("select count(*) from standbys"), "1") << office.last(who(3)).text;
}

TEST_F(Hostile, NobodyFillsTheListOfGames) {
  for (int i = 0; i < 19; ++i) office.new_game(who(1), "NEW forum seats=3");
  EXPECT_EQ(office.sql("select count(*) from games"), "20");
  office.write(who(1), "NEW forum seats=3");
  office.run();
  EXPECT_TRUE(office.last(who(1)).has("You moderate 20 games that go on"));
  act("CLOSE");
  office.write(who(1), "NEW forum seats=3");
  office.run();
  const Letter one = office.last(who(1));
  office.write(who(1), "NEW forum seats=4");
  office.run();
  const Letter another = office.last(who(1));
  office.reply(one, "");
  office.reply(another, "");
  office.run();
  EXPECT_EQ(office.sql("select count(*) from games"), "21");
  EXPECT_TRUE(office.last(who(1)).has("You moderate 20 games that go on"));
}

// --- Guesses

// A guess costs a look at rows: the game is neither waited for nor loaded.
TEST_F(Hostile, AGuessDoesNotOpenTheGame) {
  const std::string guess = mail::lower(code) + ".p1.t1.aaaaaaaaaaaaaaaa";
  office.sql("update games set document = 'no document'");
  office.post({kStranger, "games+" + guess + "@tabellarius.test", "STATUS"});
  office.run();
  EXPECT_TRUE(office.log.problems.empty()) << office.log.problems.front();
  const mail::Incoming message = mail::read_message("From: " + kStranger + "\r\n\r\nSTATUS\r\n", {});
  mail::Reply reply;
  reply.keys = {guess};
  office.store.transact([&](store::Tx& tx) {
    EXPECT_EQ(identify(office.context, tx, message, reply).kind, Identity::Kind::known);
    EXPECT_FALSE(store::is_locked(tx, code));
  });
  EXPECT_EQ(office.sql("select count(*) from failures where source = '" + kStranger + "'"), "2");
}

// What lies loaded stays so.
TEST_F(Hostile, AGuessLeavesALoadedGameLoaded) {
  LoadedGames loaded;
  office.context.loaded = &loaded;
  order(1, "STATUS");
  ASSERT_NE(loaded.mark_of(code), "");
  office.post(
      {kStranger, "games+" + mail::lower(code) + ".p1.t1.aaaaaaaaaaaaaaaa@tabellarius.test", "STATUS"});
  office.run();
  EXPECT_NE(loaded.mark_of(code), "");
  office.context.loaded = nullptr;
}

// Receipts are numbered for their reader alone: no gap tells how much the others write.
TEST_F(Hostile, NumbersOfReceiptsTellNothingOfOthers) {
  const auto number = [](const Letter& letter) {
    const auto at = letter.subject.find_first_of("0123456789", letter.subject.find("]"));
    return std::stoi(letter.subject.substr(at));
  };
  const int first = number(order(1, "STATUS"));
  for (int i = 0; i < 3; ++i) order(2, "ÉTAT" + times(i, " "));
  const Letter next = order(1, "STATUS ");
  EXPECT_EQ(number(next), first + 1) << next.subject;
  // Only his own can be read again, also those that he got in the moderator's chair.
  EXPECT_TRUE(order(1, "RECEIPT " + std::to_string(first)).has("| "));
  office.post({who(1), office.moderators_address(code), "STATUS"});
  office.run();
  const int chair = number(office.last(who(1)));
  EXPECT_EQ(chair, first + 3);
  EXPECT_TRUE(order(1, "RECEIPT " + std::to_string(chair)).has("| "));
  EXPECT_TRUE(order(2, "REÇU " + std::to_string(chair)).has("pas de reçu de ce numéro"));
}

// --- Threading headers

TEST_F(Hostile, NothingOfAHeaderGoesIntoOurs) {
  const std::string long_id = "<" + std::string(400, 'x') + "@example.org>";
  const std::vector<mail::Header> heads[] = {
      {{"Message-ID", "<a@b>\r\n\tBcc: victim@example.com"}},
      {{"Message-ID", long_id}},
      {{"Message-ID", "<a@b> <c@d>"}},
      {{"Message-ID", "=?utf-8?Q?<a=0D=0ABcc:_victim=40example.com>?="}},
      {{"References", times(3000, "<r@example.org> ")}},
      {{"In-Reply-To", "<a@b\rBcc: victim@example.com>"}},
      {{"Subject", "=?utf-8?Q?x=0D=0ABcc:_victim=40example.com?="}},
  };
  int i = 0;
  for (const auto& extra : heads) {
    office.post({who(1), office.secret_address(code, 1), "STATUS" + times(++i, " "), "Re", extra});
    office.run();
    const std::string raw = office.last(who(1)).raw;
    const std::string head = raw.substr(0, raw.find("\r\n\r\n"));
    for (const char* broken : {"\nBcc", "\rBcc", "\n Bcc", "\n\tBcc"})
      EXPECT_THAT(head, Not(HasSubstr(broken))) << i;
    EXPECT_THAT(head, Not(HasSubstr("xxxxxxxxxx"))) << i;
    EXPECT_LT(head.size(), 4000u) << i;
  }
}

}  // namespace
}  // namespace adj::service
