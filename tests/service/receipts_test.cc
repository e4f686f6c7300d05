// The one answer to a mail: every line, every refusal, what was cut away, what it replaced, what is missing,
// what happens by default and when, the whole set, a number; and its place before what the mail led to.

#include <gmock/gmock.h>

#include "adjudicator/service/due.h"
#include "adjudicator/service/orders.h"
#include "mail/mime.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Receipts : ForumTest {
  // The lines under the heading of the order form.
  static std::string form(const Letter& letter) {
    const auto heading = letter.text.find("ready to edit and send back");
    const auto line = letter.text.find("---\n", heading);
    return line == std::string::npos ? "" : letter.text.substr(line + 4);
  }
};

TEST_F(Receipts, SayEverythingAboutTheMail) {
  begin(4, "zone=UTC");
  order(2, "VOTE 1");
  const Letter first = office.last(who(2), "Reçu");
  const Letter receipt = order(2, "VOTE 9\nVOTE 3\nfrobnicate\n-- \nBrice");
  EXPECT_THAT(receipt.text, HasSubstr("VOTE 9"));
  EXPECT_TRUE(receipt.has("there is no such number")) << receipt.text;
  EXPECT_THAT(receipt.text, HasSubstr("FOR-4"));
  EXPECT_TRUE(receipt.has("did you mean VOTE?"));
  EXPECT_TRUE(receipt.has("Ce qui valait et ne vaut plus")) << receipt.text;
  EXPECT_THAT(receipt.text, HasSubstr("VOTE 1"));
  EXPECT_TRUE(receipt.has("2 lignes à partir de la ligne 4")) << receipt.text;
  EXPECT_TRUE(receipt.has("une signature"));
  // Numbers of the whole game, one after the other.
  const auto number = [](const Letter& l) {
    return std::stoi(l.subject.substr(l.subject.find("Reçu ") + 6));
  };
  EXPECT_EQ(number(receipt), number(first) + 1);
}

// What was written in the game's own words needs no translation.
TEST_F(Receipts, RepeatALineOnlyWhenItIsReadAsAnother) {
  begin(3);
  EXPECT_THAT(order(1, "VOTE 1").text, Not(HasSubstr("→ VOTE 1")));
  EXPECT_THAT(order(1, "vote 2").text, HasSubstr("→ VOTE 2"));
}

TEST_F(Receipts, WhatIsMissingStandsBelowOneLine) {
  std::vector<std::string> paragraphs{"before"};
  say_missing(paragraphs, {}, Language::fr);
  EXPECT_THAT(paragraphs, testing::ElementsAre("before"));
  say_missing(paragraphs, {"a leader in Africa", "two legions"}, Language::en);
  EXPECT_THAT(paragraphs,
              testing::ElementsAre("before", "Still missing:", "- a leader in Africa", "- two legions"));
}

// A line that a later one of the same mail replaces was understood, but does not stand.
TEST_F(Receipts, SayWhichLineTookAnothersPlace) {
  const std::string alea = office.running_game();
  const int seat = office.asked(alea, 1) ? 1 : 2;
  const std::string& reader = seat == 1 ? kAlice : kBenoit;
  const std::string orders = office.orders_for(alea, seat);
  const std::string line = orders.substr(0, orders.find('\n'));
  office.post({reader, office.secret_address(alea, seat), line + "\n" + line + "\n"});
  office.run();
  EXPECT_TRUE(
      office.last(reader, seat == 1 ? "Receipt" : "Reçu")
          .has(seat == 1 ? "replaced by line 2 of this mail" : "remplacée par la ligne 2 de ce courriel"))
      << line << office.last(reader).text;
}

// The games' sentences end with the clause; the receipt names it once.
TEST_F(Receipts, NameTheClauseOfARefusalOnce) {
  const std::string alea = office.running_game();
  office.post({kAlice, office.secret_address(alea, 1), "ENTER Caesar IN Italia 1\n"});
  office.run();
  const Letter receipt = office.last(kAlice, "Receipt");
  EXPECT_TRUE(receipt.has("[AIE-")) << receipt.text;
  EXPECT_FALSE(receipt.has("] [AIE-")) << receipt.text;
}

TEST_F(Receipts, NameWhatIsMissingTheDefaultAndTheForm) {
  begin(3, "hours=72 zone=UTC");
  const Letter receipt = order(1, "frobnicate");
  EXPECT_TRUE(receipt.has("By default, on Thursday 5 February 2026, 09:00 (UTC): VOTE 1")) << receipt.text;
  EXPECT_TRUE(receipt.has("Nothing yet"));
  EXPECT_THAT(form(receipt), StartsWith("VOTE 1"));
}

TEST_F(Receipts, ALateAnswerIsToldWhatIsOpenNowWithItsForm) {
  begin(3);
  const std::string old = office.secret_address(code, 1);
  vote({1, 1, 1});
  office.post({who(1), old, "VOTE 2"});
  office.run();
  const Letter& receipt = office.last(who(1));
  EXPECT_TRUE(receipt.has("You answered window 1; window 2 is open now"));
  EXPECT_THAT(form(receipt), StartsWith("TAX 0"));
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "3");
}

TEST_F(Receipts, OrdersAloneShowsWhatStands) {
  begin(3);
  EXPECT_THAT(form(order(1, "ORDERS")), StartsWith("VOTE 1"));
  order(2, "VOTE 3");
  EXPECT_TRUE(order(2, "ORDRES").has("VOTE 3"));
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "1");
  EXPECT_TRUE(order(2, "ORDRES\nVOTE 1\nFIN").has("VOTE 1"));
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "2");
  act("PAUSE");
  EXPECT_TRUE(order(2, "ORDRES").has("suspendue"));
}

TEST_F(Receipts, PrecedeTheReportsTheyLeadTo) {
  begin(3);
  vote({1, 1});
  const std::size_t before = office.count(who(3));
  order(3, "VOTE 1");
  const auto letters = office.letters_to(who(3));
  ASSERT_EQ(letters.size(), before + 2);
  EXPECT_THAT(letters[before].subject, HasSubstr("Receipt"));
  EXPECT_THAT(letters[before + 1].subject, Not(HasSubstr("Receipt")));
  // And yet a reply to the receipt goes to the window that is open now.
  EXPECT_EQ(letters[before].reply_to, office.secret_address(code, 3));
}

TEST_F(Receipts, TheWelcomePrecedesTheBeginning) {
  begin(3);
  const auto letters = office.letters_to(who(3));
  const auto find = [&](const std::string& text) {
    return std::ranges::find_if(letters, [&](const Letter& l) { return l.has(text); }) - letters.begin();
  };
  EXPECT_LT(find("You play seat 3"), find("The game begins"));
  EXPECT_LT(find("You play seat 3"), find("What you must decide"));
}

TEST_F(Receipts, JoiningUnderANameRenamesWhoOpenedTheGame) {
  code = office.new_game(who(1), "NEW forum seats=3");
  EXPECT_EQ(office.sql("select name from players"), "anna");
  office.join(code, who(1), "SEAT 1 NAME Anna Perenna");
  EXPECT_EQ(office.sql("select name from players"), "Anna Perenna");
  EXPECT_TRUE(office.last(who(1)).has("as Anna Perenna"));
  office.write(who(2), "JOIN " + code + " LANG tlh");
  office.run();
  EXPECT_TRUE(office.last(who(2)).has("LANG en or LANG fr"));
}

TEST_F(Receipts, WhatAnotherWasToldIsNotExplained) {
  begin(3);
  // The cards were events 1 to 3 of the game; each reader was told of one, his first.
  EXPECT_TRUE(order(1, "WHY 1").has("card = ara"));
  EXPECT_TRUE(order(2, "POURQUOI 1").has("card = bos"));
  EXPECT_TRUE(order(3, "WHY 1").has("card = canis"));
  EXPECT_TRUE(order(1, "WHY 2").has("No line of your reports has the number 2"));
  EXPECT_TRUE(order(2, "POURQUOI 3").has("Aucune ligne de vos rapports ne porte le numéro 3"));
  office.join(office.new_game("sue@example.org", "NEW forum seats=3 PRIVATE"), "sue@example.org");
  office.write("sue@example.org", "WHY " + code + " 1");
  office.run();
  EXPECT_TRUE(office.last("sue@example.org").has("No line of your reports has the number 1"));
}

TEST_F(Receipts, HelpHasAWordOnEverythingThatCanBeWritten) {
  begin(3);
  for (const char* topic : {"ORDERS", "CANCEL", "DONE", "WAIT"})
    EXPECT_TRUE(order(1, std::string("HELP ") + topic).has("CANCEL takes one answer back")) << topic;
  for (const char* topic : {"ORDRES", "ANNULE", "FINI", "ATTENDS"})
    EXPECT_TRUE(order(2, std::string("AIDE ") + topic).has("ANNULE retire une réponse")) << topic;
  EXPECT_TRUE(order(1, "HELP forum").has("1 The market 3–6"));
  EXPECT_TRUE(order(2, "AIDE forum").has("1 Le marché 3–6"));
}

TEST_F(Receipts, AModeratorWhoDoesNotPlayNeedsNoCode) {
  code = office.new_game("mod@example.org", "NEW forum seats=3");
  office.write("mod@example.org", "STATUS");
  office.run();
  EXPECT_TRUE(office.last("mod@example.org").has("Open: seats can be taken"));
}

// Whoever moderates a game by invitation may ask about it without playing in it; others may not.
TEST_F(Receipts, AModeratorOfAGameByInvitationIsToldWhy) {
  code = office.new_game("mod@example.org", "NEW forum seats=3");
  for (int seat = 1; seat <= 3; ++seat) join(seat);
  office.sql("update games set listed = false");
  vote({1, 1, 1});
  office.write("mod@example.org", "WHY 1");
  office.run();
  EXPECT_TRUE(office.last("mod@example.org").has("Why 1"));
}

TEST_F(Receipts, AreNotSentWithoutEndAndReportsNeither) {
  begin(3, "zone=UTC");
  office.config.limits.receipts_per_hour = 4;
  std::string lines;
  for (int i = 0; i < 6; ++i) lines += "REPORT 1\n";
  EXPECT_TRUE(order(1, lines).has("many reports within the hour"));
}

TEST_F(Receipts, WhoLeavesBeforeTheStartIsMissed) {
  code = office.new_game(who(1), "NEW forum seats=3");
  join(1);
  join(2);
  EXPECT_TRUE(order(2, "PARS").has("Vous avez quitté la partie"));
  EXPECT_EQ(holder(2), "nobody");
  EXPECT_EQ(count_with(1, "gives up seat 2; it is free again"), 1u);
}

TEST_F(Receipts, WhoIsForgottenLeavesNoCallsForAFinishedGame) {
  begin(3, "zone=UTC");
  office.join(office.new_game("sue@example.org", "NEW forum seats=3 PRIVATE"), "sue@example.org");
  office.write("sue@example.org", "STANDBY " + code);
  office.run();
  act("CLOSE");
  office.reply(order(2, "OUBLIE MOI"), "");
  office.run();
  EXPECT_EQ(count_with("sue@example.org", "A seat is free"), 0u);
  EXPECT_EQ(count_with(1, "A seat is given up"), 0u);
}

TEST_F(Receipts, StandbyEndsEverywhere) {
  begin(3);
  office.join(office.new_game("sue@example.org", "NEW forum seats=3 PRIVATE"), "sue@example.org");
  office.write("sue@example.org", "STANDBY " + code);
  office.run();
  EXPECT_EQ(office.sql("select count(*) from standbys"), "1");
  office.write("sue@example.org", "STANDBY OFF");
  office.run();
  EXPECT_EQ(office.sql("select count(*) from standbys"), "0");
}

TEST_F(Receipts, PressHasAnHourlyLimit) {
  begin(3);
  office.config.limits.letters_per_game_hour = 0;
  EXPECT_TRUE(order(1, "TELL ALL: hello").has("the post must rest"));
  EXPECT_EQ(office.sql("select count(*) from press"), "0");
}

TEST_F(Receipts, ShowLinesInTheOrderOfTheMail) {
  begin(3, "zone=UTC");
  const std::string text = order(1, "VOTE 9\nLANG tlh\nVOTE 8").text;
  EXPECT_LT(text.find("1  VOTE 9"), text.find("2  LANG tlh"));
  EXPECT_LT(text.find("2  LANG tlh"), text.find("3  VOTE 8"));
  EXPECT_NE(text.find("3  VOTE 8"), std::string::npos);
}

// MAIL §4, threading: what a seat gets is one conversation, and an answer belongs to the mail that it
// answers.
TEST_F(Receipts, AreOneConversationWithTheReports) {
  begin(3, "zone=UTC");
  const Letter first = office.last_with(who(1), "What you must decide");
  const mail::Incoming receipt = mail::read_message(order(1, "VOTE 1").raw, {});
  EXPECT_THAT(receipt.in_reply_to, testing::MatchesRegex("<[0-9]+@example.org>"));  // what she sent
  EXPECT_EQ(receipt.references, (std::vector{first.message_id, receipt.in_reply_to}));
  vote({1, 1, 1});
  const Letter second = office.last_with(who(1), "What happened");
  ASSERT_NE(second.message_id, first.message_id);
  EXPECT_EQ(mail::read_message(second.raw, {}).references, std::vector{first.message_id});
}

TEST_F(Receipts, TheBreakerLetsOnlyTheAlarmThrough) {
  begin(3);
  office.config.limits.letters_per_hour = 1;
  const std::size_t before = office.sink.letters.size();
  order(1, "STATUS");
  ASSERT_EQ(office.sink.letters.size(), before + 1);
  EXPECT_EQ(office.sink.letters.back().to, "operator@tabellarius.test");
  EXPECT_THAT(office.sink.letters.back().subject, HasSubstr("sending has stopped"));
  order(1, "STATUS");
  EXPECT_EQ(office.sink.letters.size(), before + 1);  // said once
  office.config.limits.letters_per_hour = 1000;
  office.store.transact(
      [&](store::Tx& tx) { store::set_fact(tx, "breaker", Json(false), office.clock.now()); });
  office.run();
  EXPECT_EQ(office.sink.letters.size(), before + 3);  // both answers, late
}

}  // namespace
}  // namespace adj::service
