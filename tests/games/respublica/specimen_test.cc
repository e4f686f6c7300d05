// Saved games of every schema that was ever stored must be read for ever: a specimen of each is kept under
// specimens/. TABELLARIUS_NEW_SPECIMEN=FILE writes one of the present schema; it is kept when the schema
// changes.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "adjudicator/core/registry.h"
#include "adjudicator/games/respublica/game.h"
#include "adjudicator/games/respublica/module.h"
#include "test_source_dir.h"  // generated

namespace adj::respublica {
namespace specimen_test {

const std::filesystem::path kFolder = std::filesystem::path(TEST_SOURCE_DIR) / "games/respublica/specimens";

Json read_specimen(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return Json::parse(text.str());
}

// The data may have been corrected since; the rest must be as it was.
Json document_of(const Json& specimen, const GameModule& module) {
  Json document = specimen.at("document");
  document["data_digest"] = Json(module.data_digest());
  return document;
}

// A game in the middle of a turn, with answers given and dice behind it.
void write_specimen(const GameModule& module, const char* file) {
  StartRequest request;
  request.scenario = "early";
  request.options["seats"] = "3";
  request.seed = practice_seed("specimen", 3);
  auto game = module.start(request);
  game->advance();
  Random random(11);
  while (game->window(Language::en).number < 15) {
    game->close_window();
    game->advance();
    for (const int seat : {1, 2, 3})
      game->submit(Seat{seat}, game->random_mail(Seat{seat}, random, Language::en), Language::en);
  }
  Json specimen = Json::object();
  specimen["digest"] = Json(game->digest());
  specimen["document"] = game->save();
  std::ofstream(file) << specimen.dump() << "\n";
}

TEST(RprSpecimen, EverySchemaIsStillReadAndPlayedOn) {
  const auto module = make_module();
  if (const char* file = std::getenv("TABELLARIUS_NEW_SPECIMEN")) write_specimen(*module, file);
  std::set<int> schemas;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    SCOPED_TRACE(entry.path().filename().string());
    const Json specimen = read_specimen(entry.path());
    const Json document = document_of(specimen, *module);
    const auto schema = static_cast<int>(document.at("schema").as_int());
    schemas.insert(schema);
    const auto game = module->load(document);
    ASSERT_FALSE(game->frozen()) << *game->frozen();
    if (schema == Rpr::kSchema) {
      EXPECT_EQ(game->digest(), specimen.at("digest").as_string());
      EXPECT_EQ(game->save(), document);
    }
    game->close_window();
    EXPECT_FALSE(game->advance().empty());
    EXPECT_FALSE(game->frozen());
  }
  for (int schema = 1; schema <= Rpr::kSchema; ++schema)
    EXPECT_TRUE(schemas.contains(schema)) << "no specimen of " << schema;
}

// RPR-EVT-176a  A game saved before the Rhodians counted: eight fleets of theirs are at sea.
TEST(RprSpecimen, TheRhodiansOfSchema1TakeTheirFleetsHome) {
  const auto module = make_module();
  const auto game = module->load(document_of(read_specimen(kFolder / "schema_1.json"), *module));
  const Json state = game->step_state();
  const Json& alliance = state.at("events").as_array().front();
  EXPECT_EQ(alliance.at("event").as_string(), "rhodian_alliance");
  EXPECT_EQ(alliance.at("lent").as_int(), 8);
  EXPECT_TRUE(alliance.at("tied").as_array().empty());
}

// RPR-1.04.4a  Words of schema 2 were said when their window closed and lay there on: nobody hears them
// again.
TEST(RprSpecimen, TheWordsOfSchema2HaveBeenSaid) {
  const auto module = make_module();
  Json document = document_of(read_specimen(kFolder / "schema_2.json"), *module);
  Condition later;
  later.kind = ConditionKind::unrest_at_least;
  later.number = 9;
  const SendWord word{Seat{2}, "vote for me"};
  const std::vector<Order> lay{Order(word), Order(Adjourn{}), Order(word, {later})};
  document["state"]["orders"]["1"]["window"] = to_json(lay);
  const auto game = module->load(document);
  ASSERT_FALSE(game->frozen()) << *game->frozen();
  EXPECT_EQ(game->step_state().at("orders").at("1").at("window"),
            to_json(std::vector<Order>{lay[1], lay[2]}));
  game->close_window();
  for (const NumberedEvent& event : game->advance()) EXPECT_NE(event.name, Name(WordSent::kName));
}

}  // namespace specimen_test
}  // namespace adj::respublica
