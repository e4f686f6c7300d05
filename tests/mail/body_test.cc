// From reply to order lines, rule by rule (MAIL §3). Whole mails of many programs are in the corpus.

#include "mail/body.h"

#include <gtest/gtest.h>

#include "mail/body_tags.h"
#include "tests/mail/corpus.h"

namespace adj::mail {
namespace {

using Lines = std::vector<std::string>;

Lines kept(std::string_view text) {
  Lines out;
  for (const BodyLine& line : read_reply(text).lines) out.push_back(line.text);
  return out;
}

LineTag tag(std::string text, std::string next = "") {
  return tag_lines({std::move(text), std::move(next)}).front().tag;
}

TEST(CutLine, IsWrittenAndRead) {
  const std::string line = cut_line("k7q4.p3.t12");
  EXPECT_EQ(
      line,
      "==== write orders above this line / vos ordres au-dessus de cette ligne · pbem-cut k7q4.p3.t12 ====");
  EXPECT_EQ(tag(line), LineTag::cut_line);
  EXPECT_EQ(tag("> > " + line), LineTag::cut_line);
  EXPECT_EQ(read_reply("MOVE A\n> " + line + "\n> MOVE B\n").cut_tag, "k7q4.p3.t12");
}

TEST(CutLine, StopsWhereTextStandsAbove) {
  EXPECT_EQ(kept("MOVE A\n" + cut_line("x") + "\nMOVE B\n"), Lines{"MOVE A"});
  EXPECT_EQ(kept("MOVE A\n> " + cut_line("x") + "\nMOVE B\n"), Lines{"MOVE A"});
}

TEST(CutLine, WithNothingAboveOnlyMarkedQuotesAreSafe) {
  EXPECT_EQ(kept("> " + cut_line("x") + "\n> MOVE B\nMOVE A\n"), Lines{"MOVE A"});
  const Reply unmarked = read_reply(cut_line("x") + "\nMOVE B\nMOVE A\n");
  EXPECT_TRUE(unmarked.lines.empty());
  EXPECT_TRUE(unmarked.ask_again());
  EXPECT_FALSE(read_reply("\n \n").ask_again());  // an empty mail has nothing to ask about
}

TEST(Tags, Attributions) {
  for (const char* line :
       {"On Mon, Mar 4, 2024 at 7:03 PM J <j@x> wrote:", "Le 4 mars 2024 à 19:03, J <j@x> a écrit :",
        "Le 4 mars 2024 à 19:03, J a écrit\u00A0:", "2024-03-04 19:03 GMT+01:00 J <j@x>:",
        "J <j@x> a écrit le 4 mars 2024 :", "At 19:03 04/03/2024, J wrote:", "  On 4/3/24, J wrote:  "}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::attribution) << line;
  }
  for (const char* line :
       {"On Sunday I wrote:", "Le sénat a écrit :", "On 4 March MOVE Legio X", "Caesar wrote:"}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::text) << line;
  }
  EXPECT_EQ(tag("Caesar wrote:", "> veni"), LineTag::attribution);  // a quote follows
}

TEST(Tags, AttributionsMayTakeFourLinesButNotFive) {
  EXPECT_EQ(tag_lines({"On 4 March", "at 7", "Judge", "<j@x> wrote:"}).front().tag, LineTag::attribution);
  EXPECT_EQ(tag_lines({"On 4 March", "at 7", "the", "Judge", "<j@x> wrote:"}).front().tag, LineTag::text);
  EXPECT_EQ(tag_lines({"On 4 March", "", "<j@x> wrote:"}).front().tag, LineTag::text);
}

TEST(Tags, Banners) {
  for (const char* line :
       {"-----Original Message-----", "-----Message d'origine-----", "-----Message d’origine-----",
        "---- Message transféré ----", "-------- Message transféré --------",
        "Begin forwarded message:", "Début du message réexpédié :", "Début du message transféré\u00A0:",
        "---------- Forwarded message ---------", "----- Mail original -----", "Message du 04/03/24 19:03"}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::forward_banner) << line;
  }
  for (const char* line :
       {"Original Message", "-----", "----- MOVE -----", "Message du Sénat", "Begin forwarded"}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::text) << line;
  }
}

TEST(Tags, ABlockNeedsThreeHeaders) {
  EXPECT_EQ(tag_lines({"From: x", "Sent: y", "To: z"}).front().tag, LineTag::header_block);
  EXPECT_EQ(tag_lines({"De : x", "Envoyé : y", "À : z"}).front().tag, LineTag::header_block);
  EXPECT_EQ(tag_lines({"*De :* x", "*Envoyé :* y", "*Objet :* z"}).front().tag, LineTag::header_block);
  EXPECT_EQ(tag_lines({"From: x", "Sent: y", "MOVE"}).front().tag, LineTag::text);
  EXPECT_EQ(tag_lines({"Sent: x", "To: y", "Subject: z"}).front().tag, LineTag::text);  // no sender
}

TEST(Tags, Signatures) {
  for (const char* line :
       {"Sent from my iPhone", "Envoyé de mon iPhone", "Envoyé depuis mon Samsung",
        "Envoyé à partir d’Outlook", "Get Outlook for iOS", "Télécharger Outlook pour Android"}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::mobile_signature) << line;
  }
  EXPECT_EQ(tag("-- "), LineTag::delimiter);
  EXPECT_EQ(tag("--"), LineTag::text);
  EXPECT_EQ(tag("-- x"), LineTag::text);
}

TEST(Tags, QuoteMarks) {
  for (const char* line : {"> x", ">x", "  > x", "| x", "AB> x", ">>> x", ">"}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::quote) << line;
  }
  for (const char* line : {"x > y", "-> x", "ABCD> x", "ab> x", "MOVE X > Y"}) {
    EXPECT_EQ(tag(std::string(line)), LineTag::text) << line;
  }
}

TEST(Reply, StopsAtTheSignatureAndNotAtRulers) {
  EXPECT_EQ(kept("MOVE A\n-----\nMOVE B\n====\n***\nMOVE C\n-- \nMOVE D\n"),
            (Lines{"MOVE A", "-----", "MOVE B", "====", "***", "MOVE C"}));
  EXPECT_EQ(read_reply("MOVE A\n-- \nMOVE D\n").cut, Cut::signature);
}

TEST(Reply, TellsWhatWasCutAway) {
  const Reply reply = read_reply("MOVE A\nSent from my iPhone\n\nOn 4/3/24, J wrote:\n> MOVE B\nMOVE C\n");
  EXPECT_EQ(reply.lines, (std::vector<BodyLine>{{1, "MOVE A"}}));
  EXPECT_EQ(reply.removed,
            (std::vector<BodyLine>{
                {2, "Sent from my iPhone"}, {4, "On 4/3/24, J wrote:"}, {5, "> MOVE B"}, {6, "MOVE C"}}));
  EXPECT_EQ(reply.cut, Cut::attribution);
  EXPECT_EQ(reply.text(), "MOVE A\n");
}

TEST(Reply, BelowOnlyIfTheQuoteIsMarked) {
  EXPECT_EQ(kept("On 4/3/24, J wrote:\n> MOVE B\n\nMOVE A\n"), Lines{"MOVE A"});
  EXPECT_EQ(kept("On 4/3/24, J wrote:\n\nMOVE B\n> older\nMOVE A\n"), Lines{});
  EXPECT_EQ(kept("From: x\nSent: y\nTo: z\n\n> MOVE B\nMOVE A\n"), Lines{"MOVE A"});
  EXPECT_EQ(kept("From: x\nSent: y\nTo: z\n\nMOVE B\n"), Lines{});
}

TEST(Reply, ASecondOldMailEndsAnAnswerBelow) {
  EXPECT_EQ(kept("On 4/3/24, J wrote:\n> MOVE B\nMOVE A\n-----Original Message-----\nMOVE C\n"),
            Lines{"MOVE A"});
}

TEST(Reply, BlocksOverruleHabit) {
  const Reply reply =
      read_reply("Hi\nOrders:\nMOVE A\n-- \nFrom: a\nTo: b\nSubject: c\n> quoted\nMOVE B\nEND\nMOVE C\n");
  EXPECT_EQ(reply.placement, Placement::block);
  EXPECT_EQ(reply.text(), "MOVE A\n-- \nFrom: a\nTo: b\nSubject: c\nMOVE B\n");
  EXPECT_EQ(kept("ORDRES\nBOUGE A\nfin :\nBOUGE B\n"), Lines{"BOUGE A"});
  EXPECT_EQ(kept("ORDERS MOVE A\nMOVE B\nEND\n"), (Lines{"ORDERS MOVE A", "MOVE B", "END"}));
  EXPECT_EQ(kept("> ORDERS\n> MOVE B\n> END\nMOVE A\n"), Lines{"MOVE A"});
}

TEST(Reply, KeysAreTakenOutWhereverTheyStand) {
  const std::string key = "g7.p3.t12.abcdefghijklmnop";
  const Reply reply = read_reply("KEY " + key + "\nMOVE A\n> Clé : " + key + "\n");
  EXPECT_EQ(reply.keys, (Lines{key, key}));
  EXPECT_EQ(reply.text(), "MOVE A\n");
  for (const BodyLine& line : reply.removed) EXPECT_EQ(line.text.find("abcdefgh"), std::string::npos);
}

TEST(OrderLines, KeywordsContinuationsAndTheRest) {
  const OrderLines lines = order_lines(read_reply("  indented\nHello\n  not continued\nMOVE A\n  TO B\n\tAND "
                                                  "C\n* Déplace D\n3) ATTACK, E\nMOVER F\n"),
                                       testing::corpus_keyword);
  EXPECT_EQ(lines.orders,
            (std::vector<BodyLine>{
                {4, "MOVE A"}, {5, "  TO B"}, {6, " AND C"}, {7, "* Déplace D"}, {8, "3) ATTACK, E"}}));
  EXPECT_EQ(lines.unknown,
            (std::vector<BodyLine>{{1, "  indented"}, {2, "Hello"}, {3, "  not continued"}, {9, "MOVER F"}}));
}

}  // namespace
}  // namespace adj::mail
