// Saved games of every schema that was ever stored must be read for ever: a specimen of each is kept under
// specimens/. TABELLARIUS_NEW_SPECIMEN=FILE writes one of the present schema; it is kept when the schema
// changes.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "adjudicator/core/registry.h"
#include "adjudicator/games/alea/game.h"
#include "adjudicator/games/alea/module.h"
#include "test_source_dir.h"  // generated

namespace adj::alea {
namespace specimen_test {

const std::filesystem::path kFolder = std::filesystem::path(TEST_SOURCE_DIR) / "games/alea/specimens";

std::string read(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

// A game in the middle of a turn, with answers given, standing orders and dice behind it.
std::unique_ptr<Game> game_in_progress(const GameModule& module) {
  StartRequest request;
  request.scenario = "5";
  request.seed = practice_seed("specimen", 3);
  auto game = module.start(request);
  game->advance();
  Random random(11);
  while (game->window(Language::en).number < 9) {
    for (const int seat : {1, 2})
      game->submit(Seat{seat}, game->random_mail(Seat{seat}, random, Language::en), Language::en);
    game->close_window();
    game->advance();
  }
  return game;
}

TEST(Specimen, EverySchemaIsStillReadAndPlayedOn) {
  const auto module = make_module();
  if (const char* file = std::getenv("TABELLARIUS_NEW_SPECIMEN")) {
    const auto game = game_in_progress(*module);
    Json specimen = Json::object();
    specimen["digest"] = Json(game->digest());
    specimen["document"] = game->save();
    std::ofstream(file) << specimen.dump() << "\n";
  }
  std::set<int> schemas;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    SCOPED_TRACE(entry.path().filename().string());
    const Json specimen = Json::parse(read(entry.path()));
    schemas.insert(static_cast<int>(specimen.at("document").at("schema").as_int()));
    Json document = specimen.at("document");
    // The data may have been corrected since; the rest must be as it was.
    document["data_digest"] = Json(module->data_digest());
    const auto game = module->load(document);
    ASSERT_FALSE(game->frozen()) << *game->frozen();
    EXPECT_EQ(game->digest(), specimen.at("digest").as_string());
    EXPECT_EQ(game->save(), document);
    game->close_window();
    EXPECT_FALSE(game->advance().empty());
    EXPECT_FALSE(game->frozen());
  }
  for (int schema = 1; schema <= Alea::kSchema; ++schema)
    EXPECT_TRUE(schemas.contains(schema)) << "no specimen of " << schema;
}

TEST(Specimen, OtherDocumentsAreRefusedWithTheirPlace) {
  const auto module = make_module();
  const auto game = game_in_progress(*module);
  const auto refused = [&](const std::string& path, Json value) {
    Json document = game->save();
    *find_path(document, path) = std::move(value);
    try {
      module->load(document);
    } catch (const DataError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_NE(refused("schema", Json(Alea::kSchema + 1)).find("newer"), std::string::npos);
  EXPECT_NE(refused("schema", Json(0)).find("$.schema"), std::string::npos);
  EXPECT_NE(refused("module", Json("pax")).find("pax"), std::string::npos);
  EXPECT_NE(refused("data_digest", Json("0123")).find("other data"), std::string::npos);
  EXPECT_NE(refused("state.year", Json("late")).find("$.state.year"), std::string::npos);
  Json document = game->save();
  document["surplus"] = Json(1);
  EXPECT_THROW(module->load(document), DataError);
}

}  // namespace specimen_test
}  // namespace adj::alea
