// The transcript language itself: what holds, what does not, and how it says so. Expectations that cannot
// fail would make every transcript worthless.

#include "adjudicator/tool/transcript.h"

#include <gtest/gtest.h>

#include "adjudicator/tool/modules.h"

namespace adj {
namespace {

std::vector<std::string> problems(const std::string& text) {
  static const Registry kRegistry = all_modules();
  static const Templates kTemplates = Templates::embedded();
  return run_transcript(text, "t.play", kRegistry, kTemplates).problems;
}

// The one problem of a transcript, or "" when every expectation holds.
std::string problem(const std::string& text) {
  const auto all = problems(text);
  return all.empty() ? "" : all.front();
}

const std::string kStart = "start alea scenario=3 seed=1\n";

TEST(Transcript, HoldsWhenEveryExpectationHolds) {
  EXPECT_EQ(problem(kStart + "expect pending 1 deploy\nexpect no pending 2\nexpect field year -48\n"), "");
}

TEST(Transcript, NamesLineExpectationAndWhatIsThere) {
  const std::string wrong = problem(kStart + "expect pending 2 deploy\n");
  EXPECT_NE(wrong.find("t.play:2: expect pending 2 deploy"), std::string::npos) << wrong;
  EXPECT_NE(wrong.find("open are: 1 deploy"), std::string::npos) << wrong;
}

TEST(Transcript, EveryKindOfExpectationCanFail) {
  for (const char* line :
       {"expect no pending 1 deploy", "expect field year -49", "expect no field year -48",
        "expect field no.such.field 1", "expect event public battle_fought",
        "expect no event public game_started", "expect event public game_started scenario=4",
        "expect view 1 year -1", "expect over", "expect refused 1 AIE-S0.d",
        "expect report 1 en \"a sentence that no report has\"", "expect windows 2", "expect no windows 1",
        "expect nonsense"})
    EXPECT_NE(problem(kStart + line + "\n"), "") << line;
}

TEST(Transcript, WrongExpectationsDoNotHideEachOther) {
  EXPECT_EQ(problems(kStart + "expect field year 1\nexpect field year 2\n").size(), 2u);
}

TEST(Transcript, OrdersAreReadToTheRuleAndRefusalsAreSeen) {
  const std::string orders = kStart + "orders 1\nDEPLOY DEFAULT\nFROBNICATE\n----\n";
  EXPECT_EQ(
      problem(orders +
              "expect refused 1\nexpect pending 2 deploy\nexpect event public deployed zone=italia_1\n"),
      "");
  EXPECT_NE(problem(orders + "expect accepted 1\n"), "");
  EXPECT_NE(problem(kStart + "orders 1\nDEPLOY DEFAULT\n"), "");  // no ----
}

TEST(Transcript, ForceClosesTheWindow) {
  EXPECT_EQ(problem(kStart +
                    "force\nexpect event public silence seat=1 decision=deploy\nexpect pending 2 deploy\n"),
            "");
}

TEST(Transcript, FieldsCanBeSetOneByOneSeveralAtATimeAndAllAtOnce) {
  EXPECT_EQ(problem(kStart + "set spqr 3\nexpect field spqr 3\n"), "");
  EXPECT_EQ(
      problem(kStart +
              "set people.germani status=war camp=republican\nexpect field people.germani.status war\n"),
      "");
  EXPECT_EQ(problem(kStart + "set counter.*.since 9\nexpect field counter.S07.since 9\n"), "");
  EXPECT_NE(problem(kStart + "set no.such.thing 3\n"), "");
  EXPECT_NE(problem(kStart + "set spqr many\nexpect field spqr many\n"), "");  // strict reading
}

TEST(Transcript, SpacesOfAReportAreAllTheSame) {
  const std::string begun = "start alea scenario=2 seed=1\n";
  EXPECT_EQ(problem(begun + "expect report 2 en \"Pompeius★ 14/2/5/5\"\n"), "");  // a cell of a table
  EXPECT_EQ(problem(begun + "expect report 2 fr \"Asia : 4 légions\"\n"), "");
  EXPECT_EQ(
      problem(begun + "expect report 1 fr \"entrée des chefs, stratagèmes de phase C et diplomatie\"\n"),
      "");  // wrapped
  EXPECT_NE(problem(begun + "expect report 2 en \"Pompeius★14/2/5/5\"\n"), "");
}

TEST(Transcript, AnotherStartIsAnotherSceneWithItsOwnDice) {
  EXPECT_EQ(problem(kStart + "start alea scenario=2 seed=1\nexpect pending 1 turn\n"), "");
  const std::string left = problem(kStart + "dice 3\nstart alea scenario=2 seed=1\nexpect pending 1 turn\n");
  EXPECT_NE(left.find("scripted but not rolled"), std::string::npos) << left;
}

TEST(Transcript, DiceAndDrawsThatNobodyRolledAreAnError) {
  EXPECT_NE(problem(kStart + "dice 3\n").find("scripted but not rolled"), std::string::npos);
  EXPECT_NE(problem(kStart + "draw S07\n").find("scripted but not rolled"), std::string::npos);
}

TEST(Transcript, ScriptedDrawsComeInOrder) {
  EXPECT_EQ(problem(kStart + "draw S07 S12\nforce\nforce\nexpect field counter.S07.holder 1\n"
                             "expect field counter.S12.holder 2\nexpect event 1 counter_drawn counter=S07\n"
                             "expect no event public counter_drawn\n"),
            "");
}

TEST(Transcript, NeedsAStartAndKnownCommands) {
  EXPECT_NE(problem("expect over\n"), "");
  EXPECT_NE(problem("start chess\n"), "");
  EXPECT_NE(problem(kStart + "frobnicate\n"), "");
}

}  // namespace
}  // namespace adj
