// The sentences of the order language: complete, the same keys in both languages, and one for every refusal
// that the rules can make. What the rules can make is read from their source.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "adjudicator/core/order_mail.h"
#include "test_source_dir.h"  // generated
#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_texts_test {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Keys stand behind the clause: refusal("AIE-…", "key", …), {"AIE-…", "key"}, clause, major ? "a" : "b".
std::map<std::string, std::string> keys_in_the_rules() {
  static const std::regex kCall(
      R"re((?:"(?:AIE-[^"]*)?"|\bclause),\s*(?:\w+ \? "([a-z][a-z0-9_]*)" : )?"([a-z][a-z0-9_]*)"\s*[,)}])re");
  static const std::regex kNoRefusal(
      R"re((d6|d10|draw|favoured_die|tell|change_camp|remove_leader|eliminate|weaken|)re"
      R"re(pacify|go_to_war|set_control|score)\([^;{]*$)re");
  std::map<std::string, std::string> keys;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(TEST_SOURCE_DIR) /
                                                               "../adjudicator/games/alea")) {
    const std::string name = entry.path().filename().string();
    const bool rules = entry.path().extension() == ".cc" || name == "order_fate.h";
    if (!rules) continue;
    const std::string source = text_of(entry.path());
    for (std::sregex_iterator at(source.begin(), source.end(), kCall), end; at != end; ++at) {
      const std::string before = source.substr(0, static_cast<std::size_t>(at->position()));
      const std::string tail = before.substr(before.size() > 200 ? before.size() - 200 : 0);
      if (std::regex_search(tail, kNoRefusal)) continue;
      for (const int group : {1, 2})
        if ((*at)[static_cast<std::size_t>(group)].matched)
          keys[(*at)[static_cast<std::size_t>(group)].str()] = name;
    }
  }
  return keys;
}

TEST(AleaOrderTexts, EveryRefusalOfTheRulesHasASentenceInBothLanguages) {
  const auto keys = keys_in_the_rules();
  EXPECT_GT(keys.size(), 180u);  // else the pattern has lost its meaning
  EXPECT_TRUE(keys.contains("too_far_in_bad_weather"));
  EXPECT_TRUE(keys.contains("pacification_needs_minor"));
  EXPECT_TRUE(keys.contains("not_deserters"));
  for (const Language language : {Language::en, Language::fr})
    for (const auto& [key, file] : keys)
      EXPECT_TRUE(order_words(test_tables(), language).has("refused." + key)) << key << " of " << file;
}

TEST(AleaOrderTexts, BothLanguagesHaveTheSameKeys) {
  std::set<std::string> en, fr;
  const Json english = order_texts(Language::en), french = order_texts(Language::fr);
  for (const auto& [key, text] : english.as_object()) en.insert(key);
  for (const auto& [key, text] : french.as_object()) fr.insert(key);
  EXPECT_EQ(en, fr);
}

// No sentence asks for a field that no refusal has, and every one is well formed.
TEST(AleaOrderTexts, TheCataloguesAreSound) {
  for (const Language language : {Language::en, Language::fr}) {
    Formatters formatters;
    add_order_formatters(formatters, test_tables());
    const Json texts = order_texts(language);
    std::vector<CatalogueKey> keys;
    for (const auto& [key, text] : texts.as_object()) {
      if (key.starts_with("//")) continue;
      keys.push_back(
          {key, {"allowance", "cost",   "count",  "counter",     "expected",    "face",    "found", "from",
                 "garrison",  "kind",   "last",   "leader",      "leaders",     "left",    "limit", "max",
                 "line",      "min",    "most",   "needed",      "next",        "number",  "open",  "order",
                 "orders",    "people", "piece",  "region",      "there",       "to",      "type",  "unit",
                 "units",     "values", "wanted", "wanted.what", "suggestions", "surplus", "year",  "zone"}});
    }
    const std::vector<std::string> problems = check_catalogue(language, texts, formatters, keys);
    for (const std::string& problem : problems) ADD_FAILURE() << problem;
  }
}

TEST(AleaOrderTexts, EveryKindOfProblemIsExplained) {
  using Kind = words::Problem::Kind;
  for (const Kind kind : {Kind::kUnknownWord, Kind::kMissingWord, Kind::kAmbiguous, Kind::kNumberOutOfRange,
                          Kind::kTrailingWords, Kind::kLineTooLong})
    for (const Language language : {Language::en, Language::fr}) {
      words::Problem problem;
      problem.kind = kind;
      problem.found = "Xyz";
      problem.expected = {"TO"};
      problem.suggestions = {"Caesar", "Cato"};
      for (const char* what :
           {"verb", "zone", "region", "leader", "legion", "unit", "people", "nation", "counter", "stratagem",
            "die", "number", "fraction", "comparison", "colon", "word", "command"}) {
        problem.wanted = {what};
        const std::string text = refusal_text(test_tables(), not_understood(problem), language);
        EXPECT_NE(text, order_words(test_tables(), language).sentence("refused.otherwise")) << what;
      }
    }
}

// Titles and defaults of every decision.
TEST(AleaOrderTexts, EveryDecisionHasATitleAndADefault) {
  const auto kinds = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::vector<std::string>{std::variant_alternative_t<I, Decision>::kName...};
  }
  (std::make_index_sequence<std::variant_size_v<Decision>>());
  for (const Language language : {Language::en, Language::fr})
    for (const std::string& kind : kinds) {
      EXPECT_TRUE(order_words(test_tables(), language).has("decision." + kind)) << kind;
      EXPECT_TRUE(order_words(test_tables(), language).has("fallback." + kind)) << kind;
    }
  TestTable t("1");
  const Seat seat = seat_of(t.s(), Camp::caesarian);
  EXPECT_EQ(Alea::fallback_text(test_tables(), t.s(), SmcOrders{seat, Camp::caesarian, 1}, Language::en),
            "The default is played: PASS.");
  EXPECT_EQ(Alea::fallback_text(test_tables(), t.s(),
                                SuccessorChoice{seat, Camp::caesarian, ls({"m_antonius"})}, Language::fr),
            "Le choix par défaut s'applique\u00a0: SUCCESSION M. Antonius.");
}

// Every word of data/order_keywords.json is understood.
TEST(AleaOrderTexts, TheKeywordsOfTheData) {
  const Vocabulary& words = vocabulary(test_tables());
  for (const embedded::File& file : embedded::alea_data()) {
    if (file.name != "order_keywords.json") continue;
    const Json keywords = Json::parse(file.text);
    for (const Json& verb : keywords.at("verbs").as_array()) {
      for (const char* language : {"en", "fr"}) {
        const words::Match match = words.verbs.find(verb.at(language).as_string());
        ASSERT_TRUE(match.found()) << verb.at(language).as_string();
        const std::string id = words.verbs.id(match.entry).str();
        EXPECT_TRUE(id == verb.at("id").as_string() || (id == "wait" && verb.at("id").as_string() == "hold"))
            << id;
      }
      const std::string id = verb.at("id").as_string();
      const std::string en = verb_word(Name(id), Language::en), fr = verb_word(Name(id), Language::fr);
      EXPECT_EQ(en, verb.at("en").as_string());
      EXPECT_TRUE(fr.starts_with(verb.at("fr").as_string())) << fr;
    }
    for (const Json& word : keywords.at("stratagem_words").as_array())
      for (const char* language : {"en", "fr"})
        EXPECT_TRUE(words.stratagems.find(word.at(language).as_string()).found())
            << word.at(language).as_string();
  }
}

TEST(AleaOrderTexts, EveryFaceBelongsToOneFamily) {
  for (const auto& [face, name] : names_of(Face{})) {
    const Name family = family_of(face);
    ASSERT_FALSE(family.empty()) << name;
    const auto faces = faces_of(family);
    EXPECT_EQ(std::count(faces.begin(), faces.end(), face), 1) << name;
  }
}

}  // namespace orders_texts_test
}  // namespace adj::alea
