// Whole mails: partial answers, replacement, CANCEL, standing orders, agendas sent ahead, receipts
// (7.1, 7.2).

#include "tests/games/respublica/mails_for_test.h"

namespace adj::respublica {
namespace orders_mail_test {

TestTable in_revenue() {
  TestTable t = named_table();
  t.s().phase = Phase::revenue;
  t.faction(1).treasury = 20;
  t.senator("fabius").talents = 10;
  t.senator("manlius").talents = 6;
  return t;
}

// Items 1 to 3 of the business are on the ballot.
TestTable in_the_senate() {
  TestTable t = named_table();
  t.office("fabius", Office::rome_consul);
  t.s().phase = Phase::senate;
  t.s().session.stage = Stage::business;
  t.s().session.presiding = man("fabius");
  t.s().session.presiding_seat = Seat{1};
  for (int number = 1; number <= 3; ++number) {
    Item item;
    item.number = number;
    item.proposal = RaiseForces{number, 0};
    item.proposer = Seat{1};
    t.s().session.items.push_back(item);
  }
  return t;
}
BallotOrders ballots(int seat) { return {Seat{seat}, Stage::business, {1, 2, 3}}; }

// Issue 3, receipts: a line that a later one of the same mail replaces is not passed off as standing.
TEST(RprMail, ALineSaysWhichOneTookItsPlace) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  box.mail("SET Fabius 5\nSET Manlius 2\n\nSET Fabius 7\nSET Manlius 1000");
  EXPECT_EQ(box.answer(), (Lines{"SET Manlius 2", "SET Fabius 7"}));
  const auto& lines = box.last.receipt.lines;
  EXPECT_EQ(lines[0].understood, "SET Fabius 5");
  EXPECT_EQ(lines[0].explanation, "replaced by line 4 of this mail");
  EXPECT_EQ(lines[1].explanation, "");  // what is refused replaces nothing
  EXPECT_EQ(lines[2].explanation, "");
  box.mail("SET Fabius 1\nSET Fabius 2\nSET Fabius 3",
           Language::fr);  // what stood before is no line of this mail
  EXPECT_EQ(box.last.receipt.lines[0].explanation, "remplacée par la ligne 2 de ce courriel");
  EXPECT_EQ(box.last.receipt.lines[1].explanation, "remplacée par la ligne 3 de ce courriel");
}

TEST(RprMail, OneBadLineNeverLosesTheGoodOnes) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  box.mail(
      "SET Fabius 5\n"
      "\n"
      "SET Fabuis 7\n"
      "  CONTRIBUTE Julius 10\n"
      "mettre Manlius 6\n"
      "and my regards\n"
      "SET Papirius\n"
      "SET Papirius 1000\n"
      "SET Papirius 1 or so\n");
  EXPECT_EQ(box.receipt(), (Lines{"SET Fabius 5", "problem_unknown_word@3:5", "not_your_senator@4:14",
                                  "SET Manlius 6", "problem_unknown_word@6:1", "problem_missing_word@7:13",
                                  "problem_number_out_of_range@8:14", "problem_trailing_words@9:16"}));
  EXPECT_EQ(box.answer(), (Lines{"SET Fabius 5", "SET Manlius 6"}));
  const auto& lines = box.last.receipt.lines;
  EXPECT_NE(lines[1].explanation.find("Did you mean “Fabius”?"), std::string::npos) << lines[1].explanation;
  EXPECT_EQ(lines[2].refusal->clause, "RPR-1.06.3a");
  EXPECT_EQ(lines[2].refusal->kind, RefusalKind::not_yours);
  EXPECT_EQ(lines[2].explanation, "Julius is not of your faction. [RPR-1.06.3a]");
  EXPECT_EQ(lines[2].text, "CONTRIBUTE Julius 10");
}

// RPR-1.09.22a  Who may be a Consul in several pairs says for each whom he wants in Rome; a later mail says
// it anew.
TEST(RprMail, APreferenceForEachPair) {
  const auto prefers = [](const char* id) { return plain(PreferConsul{man(id)}); };
  const std::vector<Order> both = merged({}, {prefers("fabius"), prefers("julius")});
  EXPECT_EQ(both, (std::vector<Order>{prefers("fabius"), prefers("julius")}));
  EXPECT_EQ(merged(both, {prefers("manlius")}), (std::vector<Order>{prefers("manlius")}));
}

TEST(RprMail, ReceiptsSpeakTheReadersLanguage) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  box.mail("SET Scipio 5\nCONTRIBUTE Julius 10\nGARDER LIBEREES OUI\n", Language::fr);
  EXPECT_EQ(box.receipt().front(), "METTRE Scipion l'Africain 5");
  EXPECT_EQ(box.last.receipt.lines[1].explanation, "Julius n'est pas de votre faction. [RPR-1.06.3a]");
  EXPECT_EQ(box.receipt().back(), "GARDER LIBEREES OUI");
}

// 7.1  A later mail replaces the answers that it names, not the whole set.
TEST(RprMail, ALaterMailReplacesWhatItNames) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  box.mail(
      "SET Fabius 5\nSET Manlius 6\nREST TREASURY\nMOVE 1 TREASURY TO Cicero\nMOVE 2 TREASURY TO Cicero");
  box.mail("SET Fabius 8");
  EXPECT_EQ(box.answer(), (Lines{"SET Manlius 6", "REST TREASURY", "MOVE 1 TREASURY TO Cicero",
                                 "MOVE 2 TREASURY TO Cicero", "SET Fabius 8"}));
  box.mail("MOVE 3 TREASURY TO Cicero");
  EXPECT_EQ(box.answer(),
            (Lines{"SET Manlius 6", "REST TREASURY", "SET Fabius 8", "MOVE 3 TREASURY TO Cicero"}));
  // An illegal line replaces nothing.
  box.mail("SET Fabius 300");
  EXPECT_EQ(box.receipt(), (Lines{"too_poor@1:1"}));
  EXPECT_EQ(box.answer().size(), 4u);
  EXPECT_TRUE(box.last.answers.empty());
}

// 7.3  Votes are replaced item by item; a line on some items goes before VOTE ALL.
TEST(RprMail, VotesAreReplacedItemByItem) {
  TestTable t = in_the_senate();
  Postbox box(t, 2);
  box.open(ballots(2));
  box.mail("VOTE ALL ABSTAIN\nVOTE 1, 2 FOR\nVOTE 3 AGAINST IF UNREST>=3\nVOTE 3 FOR");
  EXPECT_EQ(box.answer(),
            (Lines{"VOTE 1, 2 FOR", "VOTE 3 AGAINST IF UNREST>=3", "VOTE 3 FOR", "VOTE ALL ABSTAIN"}));
  box.mail("VOTE 2 AGAINST\nVOTE 3 ABSTAIN Julius");
  EXPECT_EQ(box.answer(),
            (Lines{"VOTE 3 ABSTAIN Julius", "VOTE 1 FOR", "VOTE 2 AGAINST", "VOTE ALL ABSTAIN"}));
  box.mail("VOTE ALL FOR");
  EXPECT_EQ(box.answer(), (Lines{"VOTE ALL FOR"}));
  box.mail("VOTE 4 FOR\nVOTE 2 FOR Fabius");
  EXPECT_EQ(box.receipt(), (Lines{"no_such_item@1:1", "not_your_senator@2:12"}));
}

// 7.2  Ballots of a split window stand until they are replaced.
TEST(RprMail, ProvisionalBallotsAreWhatAMailBeginsWith) {
  TestTable t = in_the_senate();
  t.s().orders[Seat{2}].provisional = {plain(CastVote{{2}, VoteChoice::against, {}, {}}),
                                       plain(CastVote{{3}, VoteChoice::in_favour, {}, {}})};
  Postbox box(t, 2);
  box.open(ballots(2));
  box.mail("VOTE 2 FOR");
  EXPECT_EQ(box.answer(), (Lines{"VOTE 3 FOR", "VOTE 2 FOR"}));
}

TEST(RprMail, CancelTakesBackOneAnswerOrTheSet) {
  TestTable t = in_the_senate();
  Postbox box(t, 1);
  box.open(ballots(1));
  const char* all =
      "VOTE 1 FOR\nVOTE 2 FOR\nVETO 3\nSTANDING BODYGUARD ALL\nPROPOSE SEND Fabius TO Syrian LEGIONS 4\n";
  box.mail(all);
  EXPECT_EQ(box.answer(), (Lines{"VOTE 1 FOR", "VOTE 2 FOR", "VETO 3"}));
  EXPECT_EQ(box.last.receipt.standing_orders, (Lines{"STANDING BODYGUARD ALL"}));
  EXPECT_EQ(box.last.receipt.queue, (Lines{"PROPOSE SEND Fabius TO Syrian War LEGIONS 4"}));
  box.mail("CANCEL 2");
  EXPECT_EQ(box.answer(), (Lines{"VOTE 1 FOR", "VETO 3"}));
  EXPECT_TRUE(box.last.receipt.cancelled);
  box.mail("ANNULER VOTER 1");
  EXPECT_EQ(box.answer(), (Lines{"VETO 3"}));
  box.mail("CANCEL VOTE 1");
  EXPECT_EQ(box.receipt(), (Lines{"nothing_to_cancel@1:1"}));
  EXPECT_FALSE(box.last.receipt.cancelled);
  box.mail("CANCEL PROPOSE Fabius");
  EXPECT_TRUE(box.last.receipt.queue.empty());
  box.mail(all);
  box.mail("CANCEL ALL");
  EXPECT_TRUE(box.answer().empty());
  EXPECT_TRUE(box.last.withdrawn.contains(0));
  EXPECT_TRUE(box.last.receipt.queue.empty());
  EXPECT_EQ(box.last.receipt.standing_orders, (Lines{"STANDING BODYGUARD ALL"}));
  box.mail("SPOILS Sicilia YES\nSPOILS Asia YES");
  box.mail("CANCEL STANDING SPOILS Sicilia");
  EXPECT_EQ(box.last.receipt.standing_orders, (Lines{"STANDING BODYGUARD ALL", "SPOILS Asia YES"}));
  box.mail("CANCEL STANDING");
  EXPECT_TRUE(box.last.receipt.standing_orders.empty());
  box.mail("CANCEL EVERYTHING");
  EXPECT_EQ(box.receipt(), (Lines{"nothing_to_cancel@1:1"}));
  box.mail("CANCEL AHEAD\nCANCEL 7\nCANCEL Fabius\n");
  EXPECT_EQ(box.receipt(),
            (Lines{"nothing_to_cancel@1:1", "nothing_to_cancel@2:1", "problem_unknown_word@3:8"}));
}

TEST(RprMail, DoneAndWait) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  EXPECT_TRUE(box.mail("SET Fabius 5\nFINI\n").done);
  EXPECT_EQ(box.receipt(), (Lines{"SET Fabius 5", "DONE"}));
  EXPECT_TRUE(box.last.receipt.done);
  EXPECT_FALSE(box.last.wait);
  EXPECT_TRUE(box.mail("attends").wait);
  box.mail("DONE at once");
  EXPECT_EQ(box.receipt(), (Lines{"problem_trailing_words@1:6"}));
  EXPECT_FALSE(box.last.done);
}

// What is kept beside the window changes when the step ends: a step that is run again finds what it found.
TEST(RprMail, StandingOrdersWaitForTheEndOfTheStep) {
  TestTable t = in_revenue();
  t.s().orders[Seat{1}].standing = {plain(TakeSpoils{ProvinceId("sicilia"), false})};
  Postbox box(t, 1);
  box.mail("SPOILS Sicilia YES\nSTANDING COUNTER Fabius MAX 5\nREPOPULATE Furius\n");
  const Lines all{"SPOILS Sicilia YES", "STANDING COUNTER Fabius MAX 5 DOWNTO 0", "REPOPULATE Furius"};
  EXPECT_EQ(box.last.receipt.standing_orders, all);
  ASSERT_EQ(t.s().orders[Seat{1}].standing.size(), 1u);
  EXPECT_FALSE(std::get<TakeSpoils>(t.s().orders[Seat{1}].standing[0].body).yes);
  box.mail("REPOPULATE Claudius, Furius");
  EXPECT_EQ(box.last.receipt.standing_orders.back(), "REPOPULATE Claudius, Furius");
  Rpr::end_step(t.s());
  const SeatOrders& own = t.s().orders[Seat{1}];
  ASSERT_EQ(own.standing.size(), 3u);
  EXPECT_TRUE(std::get<TakeSpoils>(own.standing[0].body).yes);
  EXPECT_TRUE(own.added.empty() && own.dropped.empty());
  box.mail("");  // nothing said, nothing changed
  EXPECT_FALSE(box.last.standing.has_value());
}

// 7.1  Agendas are sent ahead; several lines of one mail are one agenda, a later mail writes its kind anew.
TEST(RprMail, AgendasAreSentAhead) {
  TestTable t = named_table();
  t.s().phase = Phase::forum;
  Postbox box(t, 1);
  box.open(ForumOrders{Seat{1}});
  box.mail(
      "NOMINATE CONSULS Fabius Julius\nNOMINATE CONSULS Manlius Valerius\nVOTEORDER Luna Manus\n"
      "NOMINATE CENSOR Julius, Valerius\nSTANDING PREFER Fabius ROME\n");
  EXPECT_TRUE(box.answer().empty());
  EXPECT_EQ(box.last.receipt.queue,
            (Lines{"NOMINATE CONSULS Fabius, Julius", "NOMINATE CONSULS Manlius, Valerius",
                   "VOTEORDER Luna, Manus", "NOMINATE CENSOR Julius", "NOMINATE CENSOR Valerius"}));
  EXPECT_EQ(box.last.receipt.standing_orders, (Lines{"STANDING PREFER Fabius ROME"}));
  box.mail("NOMINATE CONSULS Fabius Valerius");
  EXPECT_EQ(box.last.receipt.queue.size(), 4u);
  EXPECT_EQ(box.last.receipt.queue.back(), "NOMINATE CONSULS Fabius, Valerius");
}

// 7.4  The presiding magistrate's own window takes his agenda as its answer.
TEST(RprMail, TheAgendaWindowIsAnsweredByProposals) {
  TestTable t = in_the_senate();
  t.active_forces(10, 10);
  Postbox box(t, 1);
  box.open(AgendaOrders{Seat{1}, Stage::business});
  box.mail("PROPOSE DISBAND 2 LEGIONS\nNOMINATE CENSOR Julius\nMOTION a vote of thanks\nADJOURN\n");
  EXPECT_EQ(box.receipt()[1], "not_the_time@2:1");
  EXPECT_EQ(box.answer(),
            (Lines{"PROPOSE DISBAND LEGIONS 2", "PROPOSE MOTION: a vote of thanks", "ADJOURN"}));
  EXPECT_TRUE(box.last.receipt.queue.empty());
}

// 7.4  An initiative programme: preferences in order, knights, games, bids; one line each serves one
// initiative.
TEST(RprMail, AnInitiativeProgramme) {
  TestTable t = named_table();
  t.s().phase = Phase::forum;
  t.senator("fabius").talents = 30;
  Postbox box(t, 1);
  box.open(ForumOrders{Seat{1}});
  box.mail(
      "PERSUADE Claudius BY Fabius BRIBE 9 MAX 16 TARGET 8 IF UNALIGNED\n"
      "PERSUADE NEW BY Fabius BRIBE 4\nKNIGHT Fabius 3\nGAMES Fabius 7\nBID 2 Fabius 1 MAX 4\nBID Fabius "
      "2\n");
  EXPECT_EQ(box.answer(), (Lines{"PERSUADE Claudius BY Fabius BRIBE 9 MAX 16 TARGET 8 IF UNALIGNED",
                                 "PERSUADE NEW BY Fabius BRIBE 4", "KNIGHT Fabius 3", "GAMES Fabius 7",
                                 "BID 2 Fabius 1 MAX 4", "BID Fabius 2"}));
  box.mail("PERSUADE Furius BY Manlius");
  EXPECT_EQ(box.answer().back(), "PERSUADE Furius BY Manlius BRIBE 0");
  EXPECT_EQ(box.answer().size(), 5u);
}

TEST(RprMail, WhatHasNoPlaceIsRefusedWithAHint) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  box.mail("VOTE 1 FOR\nKNIGHT Fabius 2\nSTANDING SET Fabius 4\n");
  EXPECT_EQ(box.receipt(), (Lines{"not_in_this_window@1:1", "not_in_this_window@2:1", "not_standing@3:1"}));
  EXPECT_EQ(box.last.receipt.lines[0].explanation,
            "VOTE has no place in this window. Open now: the Revenue phase.");
  EXPECT_EQ(box.last.receipt.lines[1].explanation,
            "KNIGHT has no place in this window. Open now: the Revenue phase. With STANDING before it, it is "
            "kept.");
  Postbox closed(t, 2);
  closed.mail("TELL Aquila: hello");
  EXPECT_EQ(closed.receipt(), (Lines{"not_in_this_window@1:1"}));
}

TEST(RprMail, LinesThatAMailProgramBroke) {
  TestTable t = in_the_senate();
  Postbox box(t, 1);
  box.open(ballots(1));
  box.mail("PROPOSE GOVERNORS Sicilia=Claudius, Africa=Furius, RECALL\nAsia=Manlius\nVOTE 1 FOR\n");
  EXPECT_EQ(box.receipt(),
            (Lines{"PROPOSE GOVERNORS Sicilia=Claudius, Africa=Furius, RECALL Asia=Manlius", "VOTE 1 FOR"}));
}

TEST(RprMail, AMailHasAnEnd) {
  TestTable t = in_revenue();
  Postbox box(t, 1);
  box.open(RevenueOrders{Seat{1}});
  std::string many;
  for (int i = 0; i < 205; ++i) many += "TELL Luna: word " + std::to_string(i) + "\n";
  box.mail(many);
  EXPECT_EQ(box.last.receipt.lines.size(), 201u);
  EXPECT_EQ(box.receipt().back(), "too_many_lines@201:1");
  EXPECT_EQ(box.answer().size(), 200u);
  box.mail("STANDING BODYGUARD Fabius 1\nSTANDING BODYGUARD Fabius 2\n");
  EXPECT_EQ(box.last.receipt.standing_orders.size(), 1u);
}

}  // namespace orders_mail_test
}  // namespace adj::respublica
