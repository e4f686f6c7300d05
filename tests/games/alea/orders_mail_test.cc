// Whole mails: partial answers, replacement, CANCEL, queues, standing orders, receipts
// (sections 7.1, 7.2, 7.4).

#include "adjudicator/games/alea/ch8_combat.h"
#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_mail_test {

using Lines = std::vector<std::string>;

// Caesar and Lepidus in Gaul, Pompeius in Greece; the Caesarian's second SMC of three.
TestTable in_phase_e() {
  TestTable t("1");
  t.clear_map();
  t.put(kCaesar, "gallia_9")
      .put("legio_5", "gallia_9", Camp::caesarian)
      .put("legio_6", "gallia_9", Camp::caesarian);
  t.put(l("lepidus"), "gallia_7").put("legio_9", "gallia_7", Camp::caesarian);
  t.put("legio_8", "gallia_7", Camp::caesarian).put("legio_7", "gallia_7", Camp::caesarian);
  t.put(kPompeius, "graecia_3").put("legio_1", "graecia_3", Camp::republican);
  t.put("legio_3", "graecia_3", Camp::republican);
  State& s = t.s();
  s.year = -48;
  s.phase = Phase::e;
  s.turn.next_smc = Camp::caesarian;
  s.turn.smc_left = {{Camp::caesarian, 2}, {Camp::republican, 2}};
  s.turn.smc_played = {{Camp::caesarian, 1}, {Camp::republican, 1}};
  return t;
}

SmcOrders smc(const TestTable& t) { return {seat_of(t.s(), Camp::caesarian), Camp::caesarian, 2}; }

TEST(AleaMail, OneBadLineNeverLosesTheGoodOnes) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  const auto& reading = box.mail(
      "MOVE Caesar WITH V, VI TO HISPANIA 1\n"
      "\n"
      "MOVE Ceasar TO ROMA\n"
      "  MOVE Pompeius TO GRAECIA 4\n"
      "BOUGE Lepidus AVEC IX A GALLIA 8\n"
      "and my regards\n");
  EXPECT_EQ(box.receipt(),
            (Lines{"MOVE Caesar WITH LEGIO V, VI FROM Gallia 9 TO Hispania 1", "problem_unknown_word@3:6",
                   "not_your_piece@4:1", "MOVE Lepidus WITH LEGIO IX FROM Gallia 7 TO Gallia 8",
                   "problem_unknown_word@6:1"}));
  EXPECT_EQ(box.standing(), (Lines{"MOVE Caesar WITH LEGIO V, VI FROM Gallia 9 TO Hispania 1",
                                   "MOVE Lepidus WITH LEGIO IX FROM Gallia 7 TO Gallia 8"}));
  EXPECT_FALSE(reading.receipt.all_accepted());
  EXPECT_EQ(reading.receipt.lines[2].refusal->clause, "AIE-0.5a");
  EXPECT_EQ(reading.receipt.lines[2].refusal->kind, RefusalKind::not_yours);
  EXPECT_EQ(reading.receipt.lines[2].explanation, "Pompeius is not yours. [AIE-0.5a]");
  EXPECT_EQ(reading.receipt.lines[2].text, "MOVE Pompeius TO GRAECIA 4");
}

TEST(AleaMail, ReceiptsSpeakTheReadersLanguage) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("MOVE Caesar TO HISPANIA 1\nMOVE Pompeius TO GRAECIA 4\n", Language::fr);
  EXPECT_EQ(box.receipt().front(), "BOUGE Caesar DE Gallia 9 A Hispania 1");
  EXPECT_EQ(box.last.receipt.lines[1].explanation, "Pompeius n'est pas à vous. [AIE-0.5a]");
}

TEST(AleaMail, ALaterLineReplacesAnEarlierOneForTheSamePiece) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("MOVE Caesar WITH V, VI TO HISPANIA 1\nMOVE Lepidus WITH VII, VIII TO GALLIA 8\n");
  // Another mail: Caesar goes elsewhere with V; VI stays behind in no order, Lepidus is not named and goes
  // on.
  box.mail("MOVE Caesar WITH V TO GALLIA 8");
  EXPECT_EQ(box.standing(), (Lines{"MOVE LEGIO VI FROM Gallia 9 TO Hispania 1",
                                   "MOVE Lepidus WITH LEGIO VII, VIII FROM Gallia 7 TO Gallia 8",
                                   "MOVE Caesar WITH LEGIO V FROM Gallia 9 TO Gallia 8"}));
  // An illegal line replaces nothing.
  box.mail("MOVE Caesar WITH V TO ASIA 5");
  EXPECT_EQ(box.receipt().size(), 1u);
  EXPECT_TRUE(box.last.receipt.lines[0].refusal.has_value());
  EXPECT_EQ(box.standing().back(), "MOVE Caesar WITH LEGIO V FROM Gallia 9 TO Gallia 8");
  EXPECT_TRUE(box.last.answers.empty());
}

// Issue 3, receipts: a line that a later one of the same mail replaces is not passed off as standing; one of
// which something is left stands.
TEST(AleaMail, ALineSaysWhichOneTookItsPlace) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("MOVE Caesar WITH V TO HISPANIA 1\n\nMOVE Caesar WITH V TO GALLIA 8\n");
  EXPECT_EQ(box.standing(), (Lines{"MOVE Caesar WITH LEGIO V FROM Gallia 9 TO Gallia 8"}));
  EXPECT_EQ(box.last.receipt.lines[0].explanation, "replaced by line 3 of this mail");
  EXPECT_EQ(box.last.receipt.lines[1].explanation, "");
  box.mail("MOVE Caesar WITH V, VI TO HISPANIA 1\nMOVE Caesar WITH V TO GALLIA 8");
  EXPECT_EQ(box.last.receipt.lines[0].explanation, "");
}

TEST(AleaMail, WhatAnEarlierMailOrderedAndCannotStandAnyMoreIsTold) {
  TestTable t = in_phase_e();
  t.put("auxilia_1", "gallia_7", Camp::caesarian);
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("MOVE Lepidus WITH AUXILIA TO GALLIA 8");
  box.mail("MOVE Lepidus TO GALLIA 9");  // auxilia do not go alone
  EXPECT_EQ(box.receipt(), (Lines{"MOVE Lepidus FROM Gallia 7 TO Gallia 9", "auxilia_need_leader@0:0"}));
  EXPECT_EQ(box.standing(), (Lines{"MOVE Lepidus FROM Gallia 7 TO Gallia 9"}));
}

TEST(AleaMail, PassAndMovesExcludeEachOther) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("MOVE Caesar TO HISPANIA 1");
  box.mail("PASSE");
  EXPECT_EQ(box.standing(), (Lines{"PASS"}));
  box.mail("MOVE Caesar TO HISPANIA 1");
  EXPECT_EQ(box.standing(), (Lines{"MOVE Caesar FROM Gallia 9 TO Hispania 1"}));
  box.mail("PASS ALL");  // the SMCs behind this one
  EXPECT_EQ(box.standing(), (Lines{"MOVE Caesar FROM Gallia 9 TO Hispania 1", "PASS ALL"}));
}

// AIE-6d  A stratagem may be played in an SMC without moves.
TEST(AleaMail, APassLeavesTheStratagemsOfItsMail) {
  TestTable t = in_phase_e();
  t.give_counter("S07", Camp::caesarian);
  people(t.s(), PeopleId("germani")).status = PeopleStatus::war;
  people(t.s(), PeopleId("germani")).camp = Camp::republican;
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("PLAY PACIFY Germani\nMOVE Caesar TO HISPANIA 1\nPASS\n");
  EXPECT_EQ(box.standing(), (Lines{"PLAY PACIFY Germani", "PASS"}));
  box.mail("PASS");  // another mail begins anew
  EXPECT_EQ(box.standing(), (Lines{"PASS"}));
}

// A refused line gives back what it had taken, also to a line above it that falls without it.
TEST(AleaMail, ARefusedLineDoesNotPullDownTheOneAboveIt) {
  TestTable t = in_phase_e();
  t.put(l("dolabella"), "mare_centrale").put("naves_6pf_0_1", "mare_centrale", Camp::caesarian);
  t.put("legio_5", "mare_centrale", Camp::caesarian);
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("SAIL Dolabella WITH NAVES 6PF 0 CARRY LEGIO V TO AFRICA 3\nMOVE LEGIO V TO AFRICA 2\n");
  EXPECT_EQ(box.standing(), (Lines{"SAIL Dolabella WITH NAVES 6PF 0 #1 CARRY LEGIO V FROM Mare Internum "
                                   "Centralis TO Africa 3"}));
}

TEST(AleaMail, CancelTakesBackOneAnswerOrTheSet) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  const char* both = "MOVE Caesar TO HISPANIA 1\nMOVE Lepidus TO GALLIA 8\nSTAND GALLIA 7\n";
  box.mail(both);
  box.mail("CANCEL MOVE Lepidus");
  EXPECT_EQ(box.standing(), (Lines{"MOVE Caesar FROM Gallia 9 TO Hispania 1"}));
  EXPECT_TRUE(box.last.receipt.cancelled);
  box.mail(both);
  box.mail("ANNULE 1");
  EXPECT_EQ(box.standing(), (Lines{"MOVE Lepidus FROM Gallia 7 TO Gallia 8"}));
  box.mail("CANCEL ALL");
  EXPECT_EQ(box.standing(), (Lines{"nothing"}));
  EXPECT_EQ(box.last.withdrawn, std::set<int>{0});
  EXPECT_EQ(box.own().standing.size(), 1u);  // standing orders have a word of their own
  box.mail("CANCEL STANDING");
  EXPECT_TRUE(box.own().standing.empty());
  box.mail("CANCEL EVADE");
  EXPECT_EQ(box.receipt(), (Lines{"nothing_to_cancel@1:1"}));
  EXPECT_FALSE(box.last.receipt.cancelled);
  box.mail("CANCEL 4");
  EXPECT_EQ(box.receipt(), (Lines{"nothing_to_cancel@1:1"}));
  box.mail("MOVE Caesar TO HISPANIA 1\nCANCEL MOVE\n");
  EXPECT_EQ(box.standing(), (Lines{"nothing"}));
}

TEST(AleaMail, DoneAndWait) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  EXPECT_TRUE(box.mail("FINI").done);
  EXPECT_TRUE(box.last.receipt.done);
  EXPECT_FALSE(box.last.wait);
  EXPECT_TRUE(box.mail("MOVE Caesar TO HISPANIA 1\nWAIT").wait);
  EXPECT_TRUE(box.mail("ATTENDS").wait);
  EXPECT_EQ(box.receipt(), (Lines{"WAIT"}));
}

TEST(AleaMail, OrdersForLaterStandWithoutAWindow) {
  TestTable t = in_phase_e();
  t.give_counter("S01", Camp::caesarian);
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail(
      "STAND GALLIA 7\n"
      "EVADE Lepidus IF ODDS >= 2/1 TO GALLIA 8\n"
      "LOSSES LEGIO VI UNTIL -47\n"
      "SUCCESSION M. Antonius, Lepidus\n"
      "TRIUMVIR NEVER\n");
  EXPECT_EQ(box.own().standing.size(), 5u);
  EXPECT_EQ(box.last.receipt.standing_orders[1], "EVADE Lepidus TO Gallia 8 IF ODDS >= 2/1");
  EXPECT_EQ(box.standing(), (Lines{"nothing"}));  // nothing of this answers the SMC
  box.mail("EVADE Lepidus IF ODDS >= 3/2 TO GALLIA 8\nTRIUMVIR NOT Lepidus\n");
  EXPECT_EQ(box.last.receipt.standing_orders,
            (Lines{"EVADE Lepidus TO Gallia 8 IF ODDS >= 3/2", "STAND Gallia 7", "LOSSES LEGIO VI UNTIL -47",
                   "SUCCESSION M. Antonius, Lepidus", "TRIUMVIR NOT Lepidus"}));
  box.mail("LOSSES LEGIO VI");  // without a year it is for this SMC
  EXPECT_EQ(box.standing(), (Lines{"LOSSES LEGIO VI"}));
  box.mail("STAND GALLIA 7 UNTIL -49\nMOVE Caesar TO HISPANIA 1 UNTIL -47\n");
  EXPECT_EQ(box.receipt(), (Lines{"until_a_past_year@1:1", "until_only_standing@2:1"}));
}

TEST(AleaMail, StratagemsOfPhaseFWaitForIt) {
  TestTable t = in_phase_e();
  for (const CounterInfo& info : test_tables().counters)
    if (info.has(Face::imperium)) t.give_counter(info.id.str().c_str(), Camp::caesarian);
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("PLAY IMPERIUM IF SPQR >= 4\nPLAY TRIUMPH 2\n");
  EXPECT_EQ(box.own().phase_f.size(), 1u);
  EXPECT_EQ(box.receipt()[1], "no_such_counter@2:1");
  box.mail("PLAY IMPERIUM IF SPQR >= 3");
  ASSERT_EQ(box.own().phase_f.size(), 1u);
  EXPECT_EQ(box.own().phase_f[0].conditions[0].numerator, 3);
}

TEST(AleaMail, AnOrderOfAnotherWindowIsRefusedKindly) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("RECRUIT MAX\nDEPLOY DEFAULT\nPLAY JANUS\n");
  EXPECT_EQ(box.receipt(),
            (Lines{"not_in_this_window@1:1", "not_in_this_window@2:1", "stratagem_other_phase@3:1"}));
  EXPECT_EQ(box.last.receipt.lines[0].explanation,
            "RECRUIT is not asked for now. What is open: a movement-and-combat sequence.");
  Postbox idle(t, Camp::republican);
  idle.mail("RECRUIT MAX");
  EXPECT_EQ(idle.receipt(), (Lines{"not_in_this_window@1:1"}));
  EXPECT_TRUE(
      idle.last.receipt.lines[0].explanation.starts_with("RECRUIT is not asked for now. Nothing is asked"));
}

// 7.1  Queued SMCs
TEST(AleaMail, HeadingsQueueTheSmcsToCome) {
  TestTable t = in_phase_e();
  t.s().turn.smc_left[Camp::caesarian] = 3;
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail(
      "SMC 2:\n"
      "MOVE Caesar WITH V TO HISPANIA 1\n"
      "SMC 3 :\n"
      "MOVE Caesar WITH V TO HISPANIA 2\n"
      "SMC 4: PASS\n");
  EXPECT_EQ(box.standing(), (Lines{"MOVE Caesar WITH LEGIO V FROM Gallia 9 TO Hispania 1"}));
  ASSERT_EQ(box.own().queue.size(), 2u);
  // Read as things will be then: he starts from where the SMC before it leads.
  EXPECT_EQ(std::get<Move>(box.own().queue[0].orders[0].body).from, z("hispania_1"));
  EXPECT_EQ(box.own().queue[0].serial, 1);
  EXPECT_EQ(box.own().queue[1].serial, 2);
  EXPECT_EQ(box.own().next_serial, 3);
  EXPECT_EQ(box.last.receipt.queue,
            (Lines{"SMC 3: MOVE Caesar WITH LEGIO V FROM Hispania 1 TO Hispania 2", "SMC 4: PASS"}));

  // A heading rewrites its SMC and leaves the others.
  box.mail("SMC 4:\nMOVE Lepidus TO GALLIA 8\n");
  EXPECT_EQ(box.last.receipt.queue, (Lines{"SMC 3: MOVE Caesar WITH LEGIO V FROM Hispania 1 TO Hispania 2",
                                           "SMC 4: MOVE Lepidus FROM Gallia 7 TO Gallia 8"}));
  EXPECT_EQ(box.own().queue[1].serial, 2);
  box.mail("CANCEL SMC 3");
  EXPECT_EQ(box.last.receipt.queue, (Lines{"SMC 3: MOVE Lepidus FROM Gallia 7 TO Gallia 8"}));
  box.mail("CANCEL QUEUE");
  EXPECT_TRUE(box.own().queue.empty());
}

TEST(AleaMail, HeadingsThatCannotBe) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail("SMC 1:\nMOVE Caesar TO HISPANIA 1\n");
  EXPECT_EQ(box.receipt(), (Lines{"smc_is_over@1:1", "under_a_refused_heading@2:1"}));
  EXPECT_EQ(box.standing(), (Lines{"nothing"}));
  box.mail("SMC 5:\nPASS\n");
  EXPECT_EQ(box.receipt()[0], "queue_has_a_gap@1:1");
  box.mail("SMC 3: PASS\nSMC 4: PASS\n");  // two SMCs are left, this one and the third
  EXPECT_EQ(box.receipt(), (Lines{"PASS", "no_such_smc@2:1"}));
  box.mail("SMC 99999999999:");
  EXPECT_EQ(box.receipt(), (Lines{"problem_number_out_of_range@1:5"}));
  box.mail("SMC 3: MOVE Pompeius TO GRAECIA 4");
  EXPECT_EQ(box.receipt(), (Lines{"not_your_piece@1:1"}));
  t.s().phase = Phase::f;
  Postbox late(t, Camp::republican);
  late.mail("SMC 1: PASS");
  EXPECT_EQ(late.receipt(), (Lines{"queue_only_before_e@1:1"}));
}

TEST(AleaMail, BetweenHisSmcsAPlayersMovesAreQueued) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::republican);  // the Caesarian is to move
  box.mail("MOVE Pompeius TO GRAECIA 4");
  EXPECT_EQ(box.last.receipt.queue, (Lines{"SMC 2: MOVE Pompeius FROM Graecia 3 TO Graecia 4"}));
  box.mail("MOVE LEGIO I TO GRAECIA 4");
  EXPECT_EQ(box.last.receipt.queue.size(), 2u);
  box.mail("PASS ALL");
  EXPECT_TRUE(box.own().pass_all);
  EXPECT_EQ(box.last.receipt.queue.back(), "PASS ALL");
  box.mail("SMC 2: MOVE Pompeius TO GRAECIA 2");
  EXPECT_FALSE(box.own().pass_all);
}

TEST(AleaMail, ReactionsAnswerTheWindowAndTheRestStands) {
  TestTable t = in_phase_e();
  t.put(kCaesar, "graecia_3").put("legio_5", "graecia_3", Camp::caesarian);
  Postbox box(t, Camp::republican);
  box.open(ReactionOrders{box.seat, Camp::republican, {z("graecia_3")}});
  box.mail("EVADE Pompeius TO GRAECIA 4 TAKE LEGIO I\nSTAND GRAECIA 2\nLOSSES III, I\n");
  EXPECT_EQ(box.standing(), (Lines{"EVADE Pompeius TO Graecia 4 TAKE LEGIO I", "LOSSES LEGIO III, I"}));
  EXPECT_EQ(box.last.receipt.standing_orders, (Lines{"STAND Graecia 2"}));
}

// 7.4  Who changes his mind is heard: of two lines for one combat the later mail counts, within a mail the
// first.
TEST(AleaMail, TheEvasionSentLastCounts) {
  const auto heard = [](std::initializer_list<const char*> mails, bool in_the_window) -> std::string {
    TestTable t = in_phase_e();
    t.put(kCaesar, "graecia_3").put("legio_5", "graecia_3", Camp::caesarian);
    Postbox box(t, Camp::republican);
    if (in_the_window) box.open(ReactionOrders{box.seat, Camp::republican, {z("graecia_3")}});
    for (const char* mail : mails) box.mail(mail);
    if (in_the_window) box.own().smc = std::get<Orders>(*box.opens.front().answer).list;
    EvasionChoice d;
    d.seat = box.seat;
    d.zone = z("graecia_3");
    d.leaders = {kPompeius};
    d.odds_attacker = d.odds_defender = 10;
    const Evade* wish = evasion_wish(t.p(), d);
    return !wish ? "stands" : wish->leader ? "with Pompeius" : "from the zone";
  };
  for (const bool window : {true, false}) {
    EXPECT_EQ(heard({"EVADE Pompeius", "STAND GRAECIA 3"}, window), "stands");
    EXPECT_EQ(heard({"STAND GRAECIA 3", "EVADE Pompeius"}, window), "with Pompeius");
    EXPECT_EQ(heard({"EVADE Pompeius", "LOSSES I\nEVADE GRAECIA 3", "SUCCESSION Cato"}, window),
              "from the zone");
    EXPECT_EQ(heard({"STAND GRAECIA 4", "EVADE Pompeius IF ODDS >= 2/1\nSTAND GRAECIA 3"}, window), "stands");
    EXPECT_EQ(heard({"EVADE Pompeius IF ODDS >= 1/1\nSTAND GRAECIA 3"}, window), "with Pompeius");
  }
}

TEST(AleaMail, TheTurnsFirstMail) {
  TestTable t("1");
  t.s().phase = Phase::a;
  Postbox box(t, Camp::caesarian);
  box.open(TurnOrders{box.seat, Camp::caesarian});
  box.mail(
      "HOLD C\nDIPLOMACY Aegyptii WITH Caesar IF Aegyptii AT WAR\nMOVE Caesar TO ITALIA 7\nSMC 1: PASS\n");
  EXPECT_EQ(box.receipt()[2], "not_in_this_window@3:1");
  EXPECT_EQ(box.standing().front(), "HOLD C");
  EXPECT_EQ(box.own().queue.size(), 1u);
}

// W1c begins with what the first mail brought.
TEST(AleaMail, ASecondWindowForPhaseCKeepsWhatItDoesNotName) {
  TestTable t("1");
  t.s().phase = Phase::c;
  people(t.s(), kAegyptii).status = PeopleStatus::war;
  people(t.s(), kAegyptii).camp = Camp::republican;
  people(t.s(), kNumidae).status = PeopleStatus::war;
  people(t.s(), kNumidae).camp = Camp::republican;
  Postbox box(t, Camp::caesarian);
  box.own().turn = {plain(Diplomacy{kAegyptii, kCaesar}), plain(Hold{Phase::c})};
  box.open(GeostrategyOrders{box.seat, Camp::caesarian, true});
  for (const CounterInfo& info : test_tables().counters)
    if (info.has(Face::uprising_minor)) t.give_counter(info.id.str().c_str(), Camp::caesarian);
  box.mail("UPRISING Daci");
  EXPECT_EQ(box.standing(), (Lines{"DIPLOMACY Aegyptii WITH Caesar", "UPRISING Daci"}));
  box.mail("DIPLOMACY Numidae WITH Caesar");
  EXPECT_EQ(box.standing(), (Lines{"UPRISING Daci", "DIPLOMACY Numidae WITH Caesar"}));
}

TEST(AleaMail, OneStratagemPerCounter) {
  TestTable t("1");
  t.s().phase = Phase::a;
  Postbox box(t, Camp::caesarian);
  box.open(TurnOrders{box.seat, Camp::caesarian});
  for (const CounterInfo& info : test_tables().counters)
    if (info.has(Face::uprising_major)) t.give_counter(info.id.str().c_str(), Camp::caesarian);
  const auto held = hand(t.s(), box.seat).size();
  box.mail("UPRISING Parthi\nUPRISING Aegyptii\nUPRISING Pontici\n");
  EXPECT_EQ(box.standing().size(), std::min<std::size_t>(held, 3));
  EXPECT_EQ(box.standing().back(), "UPRISING Pontici");
}

// W0
TEST(AleaMail, ADeploymentGrowsMailByMail) {
  TestTable t("3");
  const Camp first = scenario(t.p()).first_initiative;
  Postbox box(t, first);
  const DeployForces question{box.seat, first};
  box.open(question);
  box.mail("DEPLOY DEFAULT");
  EXPECT_TRUE(Alea::missing(test_tables(), t.s(), question, *box.opens[0].answer, Language::en).empty());
  const auto lines = default_deployment(t.p(), first);
  box.mail("CANCEL ALL");
  box.mail(order_line(test_tables(), lines.front(), Language::fr));
  const auto missing = Alea::missing(test_tables(), t.s(), question, *box.opens[0].answer, Language::fr);
  ASSERT_FALSE(missing.empty());
  EXPECT_TRUE(missing.front().starts_with("Restent à déployer")) << missing.front();
  std::string rest;
  for (std::size_t i = 1; i < lines.size(); ++i)
    rest += order_line(test_tables(), lines[i], Language::en) + "\n";
  box.mail(rest);
  EXPECT_TRUE(box.last.receipt.all_accepted());
  EXPECT_TRUE(Alea::missing(test_tables(), t.s(), question, *box.opens[0].answer, Language::en).empty());
}

TEST(AleaMail, ForcedChoicesAreAnsweredByTheirLines) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(SuccessorChoice{box.seat, Camp::caesarian, ls({"lepidus", "m_antonius"})});
  box.mail("SUCCESSION Cato, M. Antonius");
  EXPECT_EQ(std::get<ChosenLeader>(*box.opens[0].answer).leader, kMAntonius);
  box.mail("NOMINATE Caesar");
  EXPECT_EQ(box.receipt(), (Lines{"not_a_successor@1:1"}));
  EXPECT_EQ(box.standing(), (Lines{"SUCCESSION M. Antonius"}));

  Postbox event(t, Camp::caesarian);
  event.open(DesertersChoice{box.seat, RegionId("gallia"), us({"legio_5", "legio_6", "legio_9"}), 2});
  event.mail("REMOVE LEGIO V IN GALLIA");
  EXPECT_EQ(event.receipt(), (Lines{"not_deserters@1:1"}));
  event.mail("RETIRE LEGIO V, IX EN GALLIA");
  EXPECT_EQ(event.standing(), (Lines{"REMOVE LEGIO V, IX IN Gallia"}));
}

TEST(AleaMail, LinesBrokenByAMailProgramAreJoined) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  box.mail(
      "MOVE Caesar WITH LEGIO V, VI FROM GALLIA 9 TO\n"
      "HISPANIA 1\n"
      "MOVE Lepidus WITH LEGIO VII, LEGIO VIII, LEGIO IX FROM GALLIA 7 TO\n"
      "GALLIA 8\n");
  EXPECT_EQ(box.standing().back(), "MOVE Lepidus WITH LEGIO VII, VIII, IX FROM Gallia 7 TO Gallia 8");
}

TEST(AleaMail, AMailOfManyLinesIsReadToItsLimit) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  std::string mail;
  for (int i = 0; i < 300; ++i) mail += "MOVE Caesar TO HISPANIA 1\n";
  box.mail(mail);
  EXPECT_EQ(box.last.receipt.lines.size(), 201u);
  EXPECT_EQ(box.receipt().back(), "too_many_lines@201:1");
  EXPECT_EQ(box.standing().size(), 1u);
}

TEST(AleaMail, AnEmptyMailChangesNothing) {
  TestTable t = in_phase_e();
  Postbox box(t, Camp::caesarian);
  box.open(smc(t));
  const auto& reading = box.mail("\n> MOVE Caesar TO HISPANIA 1\n# a comment\n");
  EXPECT_TRUE(reading.answers.empty());
  EXPECT_TRUE(reading.receipt.lines.empty());
  EXPECT_FALSE(reading.standing.has_value());
}

}  // namespace orders_mail_test
}  // namespace adj::alea
