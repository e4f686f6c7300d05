// The transcript language itself: what holds, what does not, and how it says so. Expectations that cannot
// fail would make every transcript worthless.

#include "adjudicator/tool/transcript.h"

#include <gtest/gtest.h>
#include <test_source_dir.h>

#include "adjudicator/tool/files.h"
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

// Written with a slip of the pen these would hold for ever, whatever the game does.
TEST(Transcript, AnExpectationThatCouldNeverFailIsAnError) {
  for (const char* line : {"expect no pending 2 deplyo",
                           "expect no pending 3",
                           "expect no pending two",
                           "expect pending 1 deploy now",
                           "expect no event public batle_fought",
                           "expect no event public game_started scenaro=3",
                           "expect no event public game_started scenario.x.y",
                           "expect no event nobody game_started",
                           "expect no event 7 counter_drawn",
                           "expect event public game_started scenario=3 year",
                           "expect field year -48 -47",
                           "expect no field leader.cesar.zone",
                           "expect no field lieder",
                           "expect view 3 year -48",
                           "expect view -1 year -48",
                           "expect no view 1 hnads.republican",
                           "expect report 1 en \"\"",
                           "expect report 3 en \"Set-up\"",
                           "expect windows 1 1",
                           "expect no accepted 1",
                           "expect accepted",
                           "expect no refused",
                           "expect no over winner=1",
                           "keep report 3",
                           "keep report 0",
                           "force now"})
    EXPECT_NE(problem(kStart + line + "\n"), "") << line;
  const std::string accepted = kStart + "orders 1\nDEPLOY DEFAULT\n----\n";
  for (const char* line : {"expect no accepted 1", "expect accepted 1 2",
                           "expect no refused 1 AIE-S0.d AIE-S0.e", "expect no refused 1 S0.d"})
    EXPECT_NE(problem(accepted + line + "\n"), "") << line;
  EXPECT_EQ(problem(accepted + "expect accepted 1\nexpect no refused 1 AIE-S0.d\n"), "");
}

TEST(Transcript, SaysWhatIsThereInPlaceOfWhatIsNot) {
  EXPECT_NE(problem(kStart + "expect field leader.caesar.zon italia_4\n")
                .find("there is no leader.caesar.zon; leader.caesar has id camp where zone"),
            std::string::npos);
  EXPECT_NE(problem(kStart + "expect field yaer -48\n").find("there is no yaer; there are progress scenario"),
            std::string::npos);
  EXPECT_NE(problem(kStart + "set leader.cesar.zone italia_4\n").find("leader has afranius agrippa"),
            std::string::npos);
  EXPECT_NE(problem(kStart + "expect event public game_started scenaro=3\n")
                .find("game_started has no 'scenaro'; it has"),
            std::string::npos);
  EXPECT_NE(problem(kStart + "expect pending 1 deplyo\n").find("tabellarius play --names alea"),
            std::string::npos);
}

// What no game can be is found when the game goes on, but it is the line that set it that is wrong; whatever
// comes behind it would be noise.
TEST(Transcript, AnImpossibleStateIsToldOnceAtTheLineThatSetIt) {
  for (const char* wrong : {"set leader.caesar.zon italia_4", "set leader.caesar zone=italia_4 camp=gaul"}) {
    const auto all = problems(kStart + "set spqr 2\n" + wrong + "\nset spqr 3\n\nexpect field year 1\n" +
                              "expect field year 2\n");
    ASSERT_EQ(all.size(), 1u) << wrong;
    EXPECT_EQ(all.front().find(std::string("t.play:3: ") + wrong), 0u) << all.front();
  }
  const auto frozen =
      problems(kStart + "set progress.step E.smcs\nexpect field year 1\nexpect field year 2\n");
  ASSERT_EQ(frozen.size(), 1u);
  EXPECT_NE(frozen.front().find("the game froze"), std::string::npos) << frozen.front();
}

TEST(Transcript, OrdersAreOfASeatThatThereIs) {
  for (const char* who : {"0", "3", "-1", "one", "1 2", ""})
    EXPECT_EQ(problem(kStart + "orders " + who + "\nDEPLOY DEFAULT\n----\n").find("t.play:2: orders"), 0u)
        << who;
  // Blanks behind the last line are nobody's fault.
  EXPECT_EQ(problem(kStart + "  orders 1\r\nDEPLOY DEFAULT\r\n---- \r\n\texpect pending 2\r\n"), "");
}

TEST(Transcript, AByteOrderMarkIsNoPartOfTheFirstLine) {
  EXPECT_EQ(problem("\xEF\xBB\xBF" + kStart + "expect pending 1\n"), "");
}

TEST(Transcript, WhatWasRefusedInOneSceneWasNotInTheNext) {
  const std::string refused = kStart + "orders 1\nFROBNICATE\n----\nexpect refused 1\n";
  EXPECT_EQ(problem(refused), "");
  EXPECT_NE(problem(refused + kStart + "expect refused 1\n"), "");
}

TEST(Transcript, AQuotationMarkOrBracketHasItsOtherHalf) {
  for (const char* line : {"expect report 1 en \"Set-up", "set draws [1,2", "set turn {\"initiative\":"})
    EXPECT_NE(problem(kStart + line + "\nexpect field year -48\n").find("without its other half"),
              std::string::npos)
        << line;
}

// The example with which the language is taught.
TEST(Transcript, TheExampleOfItsDescriptionHolds) {
  const std::string page = read_file(TEST_SOURCE_DIR "/transcripts/README.md");
  const auto begin = page.find("```\n") + 4;
  const std::string example = page.substr(begin, page.find("```", begin) - begin);
  EXPECT_EQ(problem(example), "");
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

TEST(Transcript, TildeLooksIntoAList) {
  const std::string deployed = kStart + "orders 1\nDEPLOY DEFAULT\n----\n";
  EXPECT_EQ(problem(deployed + "expect event public deployed zone=italia_1 units~legio_6\n"), "");
  EXPECT_NE(problem(deployed + "expect event public deployed zone=italia_1 units~legio_5\n"), "");
  EXPECT_NE(problem(deployed + "expect event public deployed zone~italia_1\n"), "") << "no list";
}

TEST(Transcript, OptionsOfTheGameAreGivenAtTheStart) {
  EXPECT_EQ(problem("start alea scenario=3 seed=1 spqr_5=vp_count\nexpect field options.spqr_5 vp_count\n"),
            "");
  EXPECT_EQ(problem(kStart + "expect field options.spqr_5 both_lose\n"), "");
  EXPECT_NE(problem("start alea scenario=3 seed=1 spqr_6=vp_count\n"), "");
  EXPECT_NE(problem("start alea scenario=3 seed=x\n"), "");
}

TEST(Transcript, TheSeedGivesAllThatIsNotScripted) {
  const Registry registry = all_modules();
  const Templates templates = Templates::embedded();
  const auto second_turn = [&](const std::string& seed) {
    const std::string text = "start alea scenario=3 seed=" + seed + "\nforce\nforce\nforce\n";
    return run_transcript(text, "t.play", registry, templates, {1}).last.at(1);
  };
  EXPECT_EQ(second_turn("1"), second_turn("1"));
  EXPECT_NE(second_turn("1"), second_turn("2"));
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
