// Reports that a transcript keeps: compared to the byte with the files beside it, written by --update.

#include "tests/tool/command.h"

namespace adj {
namespace {

struct KeptReports : CommandTest {
  // play knows no --config
  int play(CommandLine words) {
    words.push_back((root / "a.play").string());
    testing::internal::CaptureStdout();
    try {
      const int code = command_play(words);
      said = testing::internal::GetCapturedStdout();
      return code;
    } catch (...) {
      said = testing::internal::GetCapturedStdout();
      throw;
    }
  }
  void transcript(const std::string& keeps) {
    write_file(root / "a.play", "start alea scenario=3 seed=1\n" + keeps);
  }
};

TEST_F(KeptReports, AreWrittenByUpdateInBothLanguagesAndHoldThen) {
  transcript("keep report public\nforce\nkeep report public\nkeep report 2\n");
  EXPECT_EQ(play({}), 1);
  EXPECT_NE(said.find("a.public.en.txt: not there"), std::string::npos) << said;
  EXPECT_EQ(play({"--update"}), 0) << said;
  const std::string english = read_file(root / "a.public.en.txt");
  EXPECT_NE(english.find("\n" + std::string(100, '=') + "\n"), std::string::npos);  // two windows
  EXPECT_NE(english, read_file(root / "a.public.fr.txt"));
  EXPECT_EQ(read_file(root / "a.2.fr.txt").find(std::string(100, '=')), std::string::npos);
  EXPECT_EQ(play({}), 0) << said;
}

TEST_F(KeptReports, ADifferenceNamesFileLineAndBothReadings) {
  transcript("keep report public\n");
  EXPECT_EQ(play({"--update"}), 0);
  const std::string kept = read_file(root / "a.public.fr.txt");
  write_file(root / "a.public.fr.txt", "Autre chose" + kept.substr(kept.find('\n')));
  EXPECT_EQ(play({}), 1);
  EXPECT_NE(said.find("a.public.fr.txt: the report reads otherwise, line 1"), std::string::npos) << said;
  EXPECT_NE(said.find("kept: Autre chose"), std::string::npos) << said;
  EXPECT_NE(said.find("now:  " + kept.substr(0, kept.find('\n'))), std::string::npos) << said;
}

TEST_F(KeptReports, AFileThatNothingKeepsAnyMoreIsAnError) {
  transcript("keep report public\nkeep report 1\n");
  EXPECT_EQ(play({"--update"}), 0);
  transcript("keep report public\n");
  EXPECT_EQ(play({}), 1);
  EXPECT_NE(said.find("a.1.en.txt: the transcript keeps no such report"), std::string::npos) << said;
  EXPECT_EQ(play({"--update"}), 0);
  EXPECT_FALSE(std::filesystem::exists(root / "a.1.en.txt"));
  EXPECT_EQ(play({}), 0) << said;
}

TEST_F(KeptReports, ShowPrintsTheReportAtTheEnd) {
  transcript("force\n");
  EXPECT_EQ(play({"--show", "2", "--language", "fr"}), 0);
  EXPECT_NE(said.find("Alea Iacta Est"), std::string::npos) << said;
  EXPECT_THROW(play({"--show", "everybody"}), UsageError);
}

}  // namespace
}  // namespace adj
