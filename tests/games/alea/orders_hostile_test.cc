// Lines that nobody writes by accident: numbers beyond all bounds, pieces of the other seat, the same piece
// again and again, pages without an end. Each is refused, or is an order like any other; none costs more than
// a moment.

#include <algorithm>

#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_hostile_test {

std::string repeated(const std::string& word, int times, const char* between = ", ") {
  std::string line = word;
  for (int i = 1; i < times; ++i) line += between + word;
  return line;
}

TestTable at_war() {
  TestTable t = example_map();
  t.s().phase = Phase::e;
  t.s().turn.smc_left = {{C, 6}, {R, 5}};
  for (const CounterInfo& info : test_tables().counters) t.give_counter(info.id.str().c_str(), C);
  return t;
}

TEST(AleaHostileOrders, NumbersBeyondAllBounds) {
  const TestTable t = at_war();
  const LinesAt lines(t, C);
  for (const std::string number : {"99999999999", "-99999999999", "999999999999999999999999999999"})
    for (const std::string& line : {"MOVE LEGIO " + number + " TO GALLIA 8",
                                    "MOVE PARTHI " + number + " TO ASIA 5",
                                    "MOVE Lepidus WITH " + number + " AUXILIA TO GALLIA 8",
                                    "SAIL Dolabella WITH NAVES " + number + "PF TO SICILIA 2",
                                    "SAIL Dolabella WITH NAVES 6PF " + number + " TO SICILIA 2",
                                    "MOVE Dolabella WITH AUXILIA #" + number + " TO GALLIA 7",
                                    "MOVE Caesar TO GALLIA " + number,
                                    "COUP Scipio WITH " + number,
                                    "PLAY SIEGECRAFT " + number + " AT GRAECIA 3",
                                    "PLAY WALLS " + number + " AT GALLIA 8",
                                    "PLAY TRIUMPH " + number,
                                    "PLAY FAVOUR BATTLE GRAECIA 3 DIE " + number,
                                    "PLAY IMPERIUM IF SPQR >= " + number,
                                    "PLAY FLIGHT IF ODDS >= " + number + "/1",
                                    "PLAY FLIGHT IF ODDS >= 1/" + number,
                                    "EVADE Caesar IF PF > " + number,
                                    "LOSSES AUXILIA UNTIL " + number,
                                    "DISCARD S" + number,
                                    "RECRUIT ITALIA: LEGIO " + number,
                                    "LOSSES LEGIO 1-" + number})
      EXPECT_NE(lines.why(line), "") << line;
  EXPECT_NE(lines.why("PLAY FLIGHT IF ODDS >= 1/0"), "");
  EXPECT_NE(lines.why("PLAY FLIGHT IF ODDS >= 0/0"), "");
  EXPECT_NE(lines.why("PLAY FLIGHT IF ODDS >= -3/2"), "");
  EXPECT_NE(lines.why("LOSSES AUXILIA UNTIL 100"), "");
  EXPECT_NE(lines.why("MOVE PARTHI 0 TO ASIA 5"), "");
}

TEST(AleaHostileOrders, HeadingsAndCancellingBeyondAllBounds) {
  TestTable t = at_war();
  Postbox box(t, C);
  box.open(SmcOrders{box.seat, C, 1});
  box.mail(
      "SMC 99999999999:\nSMC 0:\nSMC -1:\nSMC 7:\nCANCEL 0\nCANCEL 99999999999\nCANCEL -1\nCANCEL SMC "
      "99999999999\n");
  ASSERT_EQ(box.last.receipt.lines.size(), 8u);
  for (const ReceiptLine& line : box.last.receipt.lines) EXPECT_TRUE(line.refusal) << line.understood;
  EXPECT_TRUE(box.last.answers.empty());
}

TEST(AleaHostileOrders, NothingWhereSomethingIsMissing) {
  const TestTable t = at_war();
  const LinesAt lines(t, C);
  for (const char* line : {"MOVE",
                           "MOVE TO GALLIA 8",
                           "MOVE Caesar",
                           "MOVE Caesar TO",
                           "MOVE Caesar WITH TO GALLIA 8",
                           "MOVE Caesar VIA TO GALLIA 8",
                           "MOVE Caesar WITH V VIA GALLIA 8 DROP TO ITALIA 3",
                           "SAIL TO SICILIA 2",
                           "BATTLES",
                           "FLEET",
                           "FLEET ITALIA 7:",
                           "EVADE",
                           "EVADE Caesar TO",
                           "EVADE Caesar TAKE",
                           "STAND",
                           "LOSSES",
                           "LOSSES AT GRAECIA 3:",
                           "RETREAT",
                           "RETREAT GRAECIA 3 TO",
                           "ESCAPE Caesar TO",
                           "SUCCESSION",
                           "TRIUMVIR",
                           "TRIUMVIR NOT",
                           "PLAY",
                           "PLAY WALLS -2 AT",
                           "PLAY ASSASSINATION",
                           "PLAY PACIFY",
                           "PLAY PACIFY NATION",
                           "PLAY PAX ROMANA",
                           "PLAY FAVOUR",
                           "PLAY FAVOUR BATTLE",
                           "PLAY FAVOUR BATTLE DIE",
                           "UPRISING",
                           "COUP",
                           "COUP WITH -1",
                           "ALLEGIANCE",
                           "DIPLOMACY",
                           "NOMINATE",
                           "PLACE",
                           "PLACE LEGIO IV-R IN",
                           "DISBAND",
                           "REMOVE LEGIO V IN",
                           "CITY Caesar",
                           "ENTER Caesar",
                           "WINTER GALLIA 8 TO",
                           "GARRISON GALLIA FROM ITALIA 3:",
                           "RECRUIT ITALIA:",
                           "HOME PARTHI 1",
                           "DISCARD",
                           "KEEP",
                           "KEEP AT ITALIA 1:",
                           "SEND ITALIA 1",
                           "ALEXANDRIA",
                           "HOLD",
                           "DEPLOY",
                           "DEPLOY Caesar",
                           "MOVE Caesar TO GALLIA 8 IF",
                           "MOVE Caesar TO GALLIA 8 IF PF",
                           "MOVE Caesar TO GALLIA 8 IF PF >",
                           "LOSSES V UNTIL"})
    EXPECT_NE(lines.why(line), "") << line;
}

TEST(AleaHostileOrders, PiecesOfTheOtherSeat) {
  // AIE-0.5a
  TestTable t = at_war();
  for (const char* counter_id : {"S12", "S13"}) t.give_counter(counter_id, C);
  Postbox box(t, C);
  box.open(SmcOrders{box.seat, C, 1});
  const std::string foreign =
      "MOVE Pompeius TO GRAECIA 4\nMOVE LEGIO I TO GRAECIA 4\nMOVE Caesar WITH LEGIO XXI FROM GALLIA 9 TO "
      "GALLIA 8\n"
      "EVADE Pompeius TO GRAECIA 4\nEVADE Caesar TAKE LEGIO XXI\nESCAPE Pompeius TO GRAECIA 4\nFLEET GALLIA "
      "8: Pompeius\n"
      "LOSSES XXI, I, III\nPLAY FLIGHT Pompeius TO GRAECIA 4\nSMC 2: MOVE Pompeius TO GRAECIA 4\n";
  box.mail(foreign);
  for (const ReceiptLine& line : box.last.receipt.lines) EXPECT_TRUE(line.refusal) << line.understood;
  EXPECT_TRUE(box.last.answers.empty());
  EXPECT_TRUE(box.own().standing.empty() && box.own().queue.empty());
  Postbox reaction(t, C);
  reaction.open(ReactionOrders{reaction.seat, C, {z("graecia_3"), z("gallia_9")}});
  const auto answer = [&](const char* line) { return reaction.mail(line), reaction.receipt().front(); };
  EXPECT_EQ(answer("PLAY FLIGHT Pompeius TO GRAECIA 4"), "not_your_piece@1:1");
  EXPECT_EQ(answer("EVADE Pompeius"), "not_your_piece@1:1");
  EXPECT_EQ(answer("PLAY FLIGHT Caesar TO ASIA 1"), "not_adjacent@1:1");
  EXPECT_EQ(answer("PLAY FLIGHT Caesar TO GALLIA 8"), "PLAY FLIGHT Caesar TO Gallia 8");
}

// A list of preference keeps what it names once: no standing order grows with the patience of its writer.
TEST(AleaHostileOrders, WhatIsNamedTwiceCountsOnce) {
  const TestTable t = at_war();
  const LinesAt lines(t, C);
  EXPECT_EQ(lines.read("LOSSES VI, V, VI, VI, V"), lines.read("LOSSES VI, V"));
  EXPECT_EQ(lines.read("RETREAT GALLIA 9 TO GALLIA 8, GALLIA 7, GALLIA 8"),
            lines.read("RETREAT GALLIA 9 TO GALLIA 8, GALLIA 7"));
  EXPECT_EQ(lines.read("ESCAPE Caesar TO GALLIA 8, GALLIA 8"), lines.read("ESCAPE Caesar TO GALLIA 8"));
  EXPECT_EQ(lines.read("EVADE Caesar TO GALLIA 8, GALLIA 8 TAKE V, V, VI"),
            lines.read("EVADE Caesar TO GALLIA 8 TAKE V, VI"));
  EXPECT_EQ(lines.read("BATTLES GALLIA 8, GRAECIA 3, GALLIA 8"), lines.read("BATTLES GALLIA 8, GRAECIA 3"));
  EXPECT_EQ(lines.read("SUCCESSION Lepidus, Curio, Lepidus"), lines.read("SUCCESSION Lepidus, Curio"));
  EXPECT_EQ(lines.read("TRIUMVIR NOT Lepidus, Lepidus"), lines.read("TRIUMVIR NOT Lepidus"));
  EXPECT_EQ(lines.read("FLEET GALLIA 8: Dolabella, Dolabella"), lines.read("FLEET GALLIA 8: Dolabella"));
  EXPECT_EQ(lines.read("FLEET Dolabella, Dolabella AT GALLIA 8"), lines.read("FLEET GALLIA 8: Dolabella"));
  EXPECT_EQ(lines.read("PLAY FLIGHT Caesar, Caesar"), lines.read("PLAY FLIGHT Caesar"));
  EXPECT_EQ(lines.read("PLAY FAVOUR ESCAPE Cato Cato DIE 9"), lines.read("PLAY FAVOUR ESCAPE Cato DIE 9"));
  EXPECT_EQ(lines.read("EVADE Caesar IF PF > 9 AND PF > 8 AND PF > 9"),
            lines.read("EVADE Caesar IF PF > 9 AND PF > 8"));
  EXPECT_EQ(lines.read("PLAY FLIGHT Caesar TO GALLIA 8, GALLIA 8"),
            lines.read("PLAY FLIGHT Caesar TO GALLIA 8"));
  EXPECT_EQ(lines.read("PLAY TURNCOATS AUXILIA #1, XXI, XXI AT GRAECIA 3"),
            lines.read("PLAY TURNCOATS AUXILIA #1, XXI AT GRAECIA 3"));
  EXPECT_EQ(lines.read("PLAY DESERTION GRAECIA 3 LEGIO I, III, I"),
            lines.read("PLAY DESERTION GRAECIA 3 LEGIO I, III"));
  // Where a piece can go but once, twice is a mistake that the rules refuse.
  TestTable table = at_war();
  Postbox box(table, C);
  box.open(SmcOrders{box.seat, C, 1});
  box.mail(
      "MOVE Caesar WITH V, V FROM GALLIA 9 TO GALLIA 8\nMOVE Caesar, Caesar FROM GALLIA 9 TO GALLIA 8\n");
  EXPECT_EQ(box.receipt(),
            (std::vector<std::string>{"pieces_named_wrongly@1:1", "pieces_named_wrongly@2:1"}));
}

// Nothing that is kept of a line is longer than the board is wide: 200 such lines in a mail cost seconds, not
// minutes.
TEST(AleaHostileOrders, LinesWithoutAnEnd) {
  TestTable t = at_war();
  const std::string zones = repeated("GALLIA 8, GALLIA 9", 400);
  const LinesAt lines(t, C);
  EXPECT_EQ(std::get<Losses>(lines.read("LOSSES " + repeated("V, VI", 900)).body).units.size(), 2u);
  EXPECT_EQ(std::get<Retreat>(lines.read("RETREAT GALLIA 9 TO " + zones).body).to.size(), 2u);
  EXPECT_EQ(std::get<Move>(lines.read("MOVE Caesar WITH " + repeated("V", 2500) + " TO GALLIA 8").body)
                .units.size(),
            2u);
  EXPECT_EQ(
      std::get<Move>(lines.read("MOVE " + repeated("Caesar", 900) + " TO GALLIA 8").body).leaders.size(), 2u);
  EXPECT_EQ(lines.read("EVADE Caesar IF " + repeated("PF > 1", 900)).conditions.size(), 1u);
  for (const std::string& line :
       {"MOVE Caesar VIA " + zones + " TO GALLIA 8",
        "SAIL Dolabella WITH NAVES 6PF 0 VIA " + repeated("MARE OCCIDENTALIS", 400) + " TO SICILIA 2",
        "MOVE " + repeated("ALL", 1600) + " FROM GALLIA 9 TO GALLIA 8", "LOSSES " + repeated("AUXILIA", 890),
        "LOSSES " + repeated("REST", 1300), "LOSSES " + repeated("2 AUXILIA", 700),
        "MOVE Caesar WITH V " + repeated("VIA GALLIA 8 DROP V", 380, " ") + " TO GALLIA 7",
        repeated("MOVE Caesar TO GALLIA 8", 300, " "), "MOVE " + std::string(7000, 'X') + " TO GALLIA 8",
        "MOVE " + std::string(10000, 'V'), "PASS " + std::string(10000, ' ') + "ALL",
        repeated("SI", 2500, " "), repeated("LEGIO", 1300, " ")}) {
    Postbox box(t, C);
    box.open(SmcOrders{box.seat, C, 1});
    box.mail(line + "\n" + line);
    ASSERT_EQ(box.last.receipt.lines.size(), 2u) << line.substr(0, 60);
    for (const ReceiptLine& told : box.last.receipt.lines) EXPECT_TRUE(told.refusal) << line.substr(0, 60);
    EXPECT_TRUE(box.last.answers.empty());
  }
}

// Every legion marches, changes its mind twice and strips the garrisons: what stands at the end is legal as a
// whole.
TEST(AleaHostileOrders, AnArmyThatChangesItsMind) {
  // AIE-3.1.1c AIE-3.4.1g
  TestTable t("3");
  t.clear_map();
  t.s().phase = Phase::e;
  t.s().turn.smc_left = {{C, 6}, {R, 5}};
  std::string mail;
  for (const char* next : {"graecia_2", "illyrii", "italia_5"})
    for (const UnitInfo& info : test_tables().units) {
      if (info.type != UnitType::legio || info.recruits) continue;
      t.put(info.id.str().c_str(), "graecia_1", R);
      mail += "MOVE LEGIO " + info.name + " TO " + test_tables().zone(z(next)).label + "\n";
    }
  Postbox box(t, R);
  box.open(SmcOrders{box.seat, R, 1});
  box.mail(mail);
  ASSERT_FALSE(box.last.answers.empty());
  EXPECT_TRUE(Alea::check(test_tables(), t.s(), box.opens.front().decision, box.last.answers.begin()->second)
                  .empty());
  std::map<std::string, int> refused;
  for (const ReceiptLine& line : box.last.receipt.lines)
    if (line.refusal) ++refused[line.refusal->clause];
  EXPECT_EQ(refused, (std::map<std::string, int>{{"AIE-3.1.1c", 3}, {"AIE-3.4.1g", 3}}));
  EXPECT_EQ(std::get<Orders>(box.last.answers.begin()->second).list.size(), 38u);
}

}  // namespace orders_hostile_test
}  // namespace adj::alea
