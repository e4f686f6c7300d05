// What the commands that need no service print, and what they say to what is typed wrongly: one clear line,
// and the exit code of main.cc (2 for a UsageError, 1 for the rest). Those of the service are in
// admin_test.cc.

#include <gmock/gmock.h>

#include "adjudicator/core/embedded.h"
#include "adjudicator/core/json.h"
#include "adjudicator/tool/modules.h"
#include "tests/tool/command.h"

namespace adj::embedded {
std::span<const File> alea_data();
}

namespace adj {
namespace {

namespace fs = std::filesystem;
using Keys = std::vector<std::string>;

struct Commands : CommandTest {
  // These commands know no --config.
  int call(int (*command)(const CommandLine&), const CommandLine& words) {
    testing::internal::CaptureStdout();
    try {
      const int code = command(words);
      said = testing::internal::GetCapturedStdout();
      return code;
    } catch (...) {
      said = testing::internal::GetCapturedStdout();
      throw;
    }
  }
  template <class Error>
  std::string error(int (*command)(const CommandLine&), const CommandLine& words) {
    try {
      call(command, words);
    } catch (const Error& e) {
      EXPECT_EQ(said, "");
      return e.what();
    }
    ADD_FAILURE() << words.front();
    return "";
  }
  std::string wrong_words(int (*command)(const CommandLine&), const CommandLine& words) {
    return error<UsageError>(command, words);
  }
  std::string wrong_data(const fs::path& folder) {
    return error<DataError>(command_games, {"--data", folder.string()});
  }
  static std::string shipped(const std::string& name) {
    for (const auto& file : embedded::alea_data())
      if (file.name == name) return std::string(file.text);
    return "";
  }
};

// --- What the commands print: operators' programs read it

Keys keys_of(const Json& json) {
  Keys keys;
  for (const auto& [key, ignored] : json.as_object()) keys.push_back(key);
  return keys;
}

TEST_F(Commands, GamesListsModulesScenariosAndOptions) {
  EXPECT_EQ(call(command_games, {"--json"}), 0);
  const Json games = Json::parse(said);
  ASSERT_EQ(games.as_array().size(), 2u);
  const Json& alea = games.as_array().front();
  EXPECT_EQ(keys_of(alea), (Keys{"game", "title", "data_digest", "scenarios", "options"}));
  EXPECT_EQ(alea.at("scenarios").as_array().size(), 7u);
  EXPECT_EQ(keys_of(alea.at("scenarios").as_array().front()),
            (Keys{"id", "name_en", "name_fr", "seats_min", "seats_max"}));
  EXPECT_EQ(keys_of(alea.at("options").as_array().front()), (Keys{"id", "values", "default", "clause"}));
  EXPECT_EQ(call(command_games, {}), 0);
  EXPECT_NE(said.find("alea: Alea Iacta Est\n  scenario 1  From Caesar to Augustus"), std::string::npos);
  EXPECT_NE(said.find("option spqr_5  [both_lose] vp_count  (AIE-RUL-01)"), std::string::npos) << said;
}

TEST_F(Commands, ClausesCountsWhatTestsShow) {
  EXPECT_EQ(call(command_clauses, {"alea", "--json"}), 0);
  const Json list = Json::parse(said);
  ASSERT_EQ(list.as_array().size(), 1u);
  const Json& alea = list.as_array().front();
  EXPECT_EQ(keys_of(alea), (Keys{"game", "prefix", "clauses", "covered", "open", "later"}));
  EXPECT_EQ(alea.at("prefix").as_string(), "AIE");
  EXPECT_EQ(alea.at("open").as_array().size(), 0u);
  EXPECT_EQ(alea.at("clauses"), alea.at("covered"));
  EXPECT_EQ(call(command_clauses, {"--json"}), 0);
  EXPECT_EQ(Json::parse(said).as_array().size(), 2u);
  EXPECT_EQ(wrong_words(command_clauses, {"chess"}), "there is no game chess");
}

TEST_F(Commands, SelfplayEndsWithOneLineOfJson) {
  EXPECT_EQ(call(command_selfplay, {"--game", "alea", "--scenario", "3", "--games", "2", "--seed", "5"}), 0);
  const Json result = Json::parse(said.substr(said.rfind('\n', said.size() - 2) + 1));
  EXPECT_EQ(keys_of(result), (Keys{"game", "scenario", "games", "finished", "stuck", "violations", "windows",
                                   "windows_per_turn", "windows_by_kind", "answers", "lines", "refused_lines",
                                   "seconds", "never", "counts"}));
  EXPECT_EQ(result.at("finished").as_int(), 2);
  EXPECT_EQ(result.at("stuck").as_int(), 0);
  EXPECT_EQ(result.at("violations").as_int(), 0);
  EXPECT_NE(said.find("\nevent:turn_began  "), std::string::npos);
}

TEST_F(Commands, NamesAreThoseOfEventsDecisionsFieldsAndViews) {
  EXPECT_EQ(call(command_play, {"--names", "alea"}), 0);
  for (const char* line : {"event evasion_tried zone camp leader fleet roll", "\ndecision reaction\n",
                           "\nfield spqr\n", "\nfield leader.<id> .id .camp .where .zone",
                           "\nview leaders.<id> .id .camp .where .zone", "\nview hands"})
    EXPECT_NE(said.find(line), std::string::npos) << line;
}

TEST_F(Commands, TheDiceOfAGameAreVerifiedFromItsRecordAndAFalseOneIsFound) {
  const std::string folder = (root / "show").string();
  EXPECT_EQ(call(command_show, {"--game", "alea", "--scenario", "3", "--out", folder, "--windows", "8"}), 0);
  EXPECT_TRUE(fs::exists(root / "show" / "seat1" / "0001.txt"));
  EXPECT_TRUE(fs::exists(root / "show" / "seat2" / "0001.svg"));
  const std::string file = (root / "show" / "dice.json").string();
  EXPECT_EQ(call(command_dice, {"verify", file}), 0);
  EXPECT_EQ(said, "every die is as it had to be\n");
  Json record = Json::parse(read_file(file));
  Json& roll = record["rolls"].as_array().front();
  roll["value"] = Json(roll.at("value").as_int() % roll.at("sides").as_int() + 1);
  write_file(file, record.dump());
  EXPECT_EQ(call(command_dice, {"verify", file}), 1);
  EXPECT_NE(said.find(roll.at("label").as_string()), std::string::npos) << said;
}

// --- What is typed wrongly

TEST_F(Commands, AWordThatMeansNothingIsRefused) {
  EXPECT_EQ(wrong_words(command_games, {"alea"}), "'alea' means nothing here");
  EXPECT_EQ(wrong_words(command_clauses, {"alea", "respublica"}), "'respublica' means nothing here");
  EXPECT_EQ(wrong_words(command_play, {"--names", "alea", "x.play"}), "'x.play' means nothing here");
  EXPECT_EQ(wrong_words(command_selfplay, {"--game", "alea", "3"}), "'3' means nothing here");
  EXPECT_EQ(wrong_words(command_show, {"--game", "alea", "--out", "x", "3"}), "'3' means nothing here");
}

TEST_F(Commands, ScenariosAndOptionsThatDoNotExistAreToldOnceBeforeAnythingIsPlayed) {
  const auto selfplay = [&](const std::string& name, const std::string& value) {
    return wrong_words(command_selfplay, {"--game", "alea", "--games", "3", name, value});
  };
  EXPECT_EQ(selfplay("--scenario", "9"), "scenario: no scenario '9'; there are 1, 2, 3, 4, 5, 6, 7");
  EXPECT_EQ(selfplay("--options", "foo=1").find("options: no option 'foo'; there are spqr_5"), 0u);
  EXPECT_EQ(selfplay("--options", "spqr_5=x").find("options.spqr_5: no value 'x'"), 0u);
}

TEST_F(Commands, AFolderIsNoFile) {
  EXPECT_EQ(error<DataError>(command_dice, {"verify", root.string()}), root.string() + ": is a folder");
  EXPECT_EQ(call(command_play, {root.string()}), 1);
  EXPECT_EQ(said, root.string() + ": is a folder\n0 passed, 1 failed\n");
}

// Issue 4: what a turn of the golden games costs in round trips.
TEST_F(Commands, PlayTellsWindowsPerTurn) {
  write_file(root / "some.play", "start alea scenario=3 seed=1\nforce\nforce\nforce\n");
  EXPECT_EQ(call(command_play, {"--windows", (root / "some.play").string()}), 0);
  EXPECT_THAT(said, testing::ContainsRegex("some.play: [0-9]+ windows in 1 turns, [0-9.]+ a turn"));
  EXPECT_EQ(call(command_play, {(root / "some.play").string()}), 0);
  EXPECT_EQ(said, "1 passed, 0 failed\n");
}

TEST_F(Commands, ATranscriptThatIsNotThereDoesNotHideTheOthers) {
  write_file(root / "good.play", "start alea scenario=3 seed=1\n");
  const std::string missing = (root / "missing.play").string();
  EXPECT_EQ(call(command_play, {missing, (root / "good.play").string()}), 1);
  EXPECT_EQ(said, missing + ": cannot be read\n1 passed, 1 failed\n");
}

TEST_F(Commands, ADiceRecordThatIsNoJsonIsNamed) {
  write_file(root / "empty.json", "");
  write_file(root / "half.json", "{\n\"format\":");
  for (const char* name : {"empty.json", "half.json", "missing.json"}) {
    const std::string file = (root / name).string();
    EXPECT_EQ(error<DataError>(command_dice, {"verify", file}).find(file + ": "), 0u) << name;
  }
}

TEST_F(Commands, DataFilesTakeThePlaceOfTheShippedOnes) {
  const fs::path folder = root / "data";
  write_file(folder / "alea" / "zones.json", shipped("zones.json") + "\n");
  const std::string digest = all_modules().find("alea")->data_digest();
  EXPECT_EQ(call(command_games, {"--data", folder.string(), "--json"}), 0);
  EXPECT_EQ(said.find(digest), std::string::npos) << "played with other data";
  EXPECT_NE(said.find("data_digest"), std::string::npos);
}

TEST_F(Commands, DataThatWouldNotBePlayedWithAreRefused) {
  const fs::path folder = root / "data";
  EXPECT_EQ(wrong_data(folder), folder.string() + ": not a folder");
  fs::create_directories(folder);
  EXPECT_EQ(wrong_data(folder), folder.string() + ": no data file of any game is in this folder");
  write_file(folder / "README", "Corrected by hand.");
  EXPECT_EQ(wrong_data(folder), folder.string() + ": no data file of any game is in this folder");
  for (const fs::path& own : {folder, folder / "alea", folder / "respublica"}) {
    write_file(own / "zone.json", "{}");
    EXPECT_EQ(wrong_data(folder), (own / "zone.json").string() + ": no data file has this name");
    fs::remove(own / "zone.json");
  }
  write_file(folder / "zones.json", shipped("zones.json"));  // beside the folder of its game
  EXPECT_EQ(wrong_data(folder), (folder / "zones.json").string() + ": no data file has this name");
  fs::remove(folder / "zones.json");
  fs::create_directories(folder / "alea" / "zones.json");
  EXPECT_EQ(wrong_data(folder), (folder / "alea" / "zones.json").string() + ": is a folder");
  fs::remove(folder / "alea" / "zones.json");
  fs::create_symlink(folder / "nowhere.json", folder / "alea" / "events.json");
  EXPECT_EQ(wrong_data(folder), (folder / "alea" / "events.json").string() + ": cannot be read");
}

TEST_F(Commands, BrokenDataAreNamedWithFileAndPlace) {
  const fs::path file = root / "data" / "alea" / "zones.json";
  const auto with = [&](const std::string& text) {
    write_file(file, text);
    return wrong_data(root / "data");
  };
  EXPECT_EQ(with("").find("zones.json: "), 0u);
  EXPECT_EQ(with("[").find("zones.json: "), 0u);
  EXPECT_EQ(with("{}").find("zones.json: $"), 0u);
  EXPECT_EQ(with("[]").find("zones.json: $"), 0u);
}

}  // namespace
}  // namespace adj
