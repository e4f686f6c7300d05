// Coverage of the specification by tests.

#include "adjudicator/tool/clauses.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "adjudicator/core/embedded.h"
#include "adjudicator/tool/modules.h"

namespace adj::embedded {
std::span<const File> alea_clauses();
std::span<const File> respublica_clauses();
}  // namespace adj::embedded

namespace adj {
namespace {

TEST(Clauses, EveryClauseOfAleaIsNamedByATest) {
  const Registry registry = all_modules();
  const ClauseCoverage coverage = clause_coverage(*registry.find("alea"), clauses_named_by_tests());
  EXPECT_GT(coverage.clauses.size(), 500u);
  EXPECT_EQ(coverage.open(), std::vector<std::string>{});
  EXPECT_EQ(coverage.unknown, std::vector<std::string>{});
}

// In two parts, so that this file does not name them.
const std::string kNoClause = std::string("AIE-") + "9.9z", kOtherGame = std::string("RPR-") + "1.01";

// A heading (8.2) is neither a clause nor unknown.
TEST(Clauses, AClauseNobodyNamesIsOpenAndAnUnknownOneIsReported) {
  const Registry registry = all_modules();
  const ClauseCoverage coverage = clause_coverage(
      *registry.find("alea"), {{"x_test.cc", {"AIE-8.2a", kNoClause, "AIE-8.2", kOtherGame}}});
  EXPECT_EQ(coverage.covered(), 1);
  EXPECT_EQ(coverage.open().size(), coverage.clauses.size() - 1);
  EXPECT_EQ(coverage.unknown, std::vector<std::string>{kNoClause + " (x_test.cc)"});
}

// Chapters that are not built yet (advanced rules, solitaire) are listed apart, until a test names them.
TEST(Clauses, ClausesOfLaterChaptersAreNotOpen) {
  const Registry registry = all_modules();
  const std::string advanced = std::string("RPR-") + "2.01.2a", basic = std::string("RPR-") + "1.03a";
  const auto holds = [](const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::count(ids, id) > 0;
  };
  const ClauseCoverage none = clause_coverage(*registry.find("respublica"), {});
  EXPECT_TRUE(holds(none.later(), advanced));
  EXPECT_FALSE(holds(none.open(), advanced));
  EXPECT_TRUE(holds(none.open(), basic));
  EXPECT_FALSE(holds(none.later(), basic));
  EXPECT_EQ(none.later().size() + none.open().size(), none.clauses.size());
  const ClauseCoverage shown = clause_coverage(*registry.find("respublica"), {{"x_test.cc", {advanced}}});
  EXPECT_EQ(shown.covered(), 1);
  EXPECT_FALSE(holds(shown.later(), advanced));
}

std::multiset<std::string> numbers_in(const std::string& text) {
  std::multiset<std::string> numbers;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    if (end > at) numbers.insert(text.substr(at, end - at));
    at = std::max(end, at + 1);
  }
  return numbers;
}

// RULES answers French players in French: every rule that is played, and every ruling.
TEST(Clauses, EveryRuleIsThereInFrenchWithTheSameNumbers) {
  const Registry registry = all_modules();
  for (const auto& module : registry.all())
    for (const Json& clause : module->clauses().at("clauses").as_array()) {
      const std::string& id = clause.at("id").as_string();
      const std::string& kind = clause.at("kind").as_string();
      const Json* french = clause.find("fr");
      if (!french) {
        EXPECT_TRUE(kind == "example" || clause.find("later")) << id;
        continue;
      }
      const std::string& text = french->as_string();
      for (const char* mark : {" :", " ;", " ?", " !", " »"})
        EXPECT_EQ(text.find(mark), std::string::npos) << id;
      const auto theirs = numbers_in(text), ours = numbers_in(clause.at("rule").as_string());
      EXPECT_TRUE(std::ranges::includes(ours, theirs)) << id << ": " << text;
    }
}

// A translation of a clause that is no more would never be read.
TEST(Clauses, NoFrenchRuleIsOfAnotherClause) {
  for (const auto& [game, files] : {std::pair{"alea", embedded::alea_clauses()},
                                    std::pair{"respublica", embedded::respublica_clauses()}}) {
    std::set<std::string> ids;
    Json french;
    for (const embedded::File& file : files) {
      const Json json = Json::parse(file.text);
      if (file.name == "clauses.fr.json")
        french = json;
      else
        for (const Json& clause : json.at("clauses").as_array()) ids.insert(clause.at("id").as_string());
    }
    EXPECT_GT(french.as_object().size(), 400u) << game;
    for (const auto& [id, text] : french.as_object()) EXPECT_TRUE(ids.contains(id)) << id;
  }
}

// Every worked example of the specification is a transcript under its name.
TEST(Clauses, EveryWorkedExampleIsATranscript) {
  const Registry registry = all_modules();
  const ClauseCoverage coverage = clause_coverage(*registry.find("alea"), clauses_named_by_tests());
  for (const auto& clause : coverage.clauses) {
    if (clause.kind != "example") continue;
    const std::string file = "transcripts/alea/examples/" + clause.id + ".play";
    EXPECT_TRUE(std::set<std::string>(clause.tests.begin(), clause.tests.end()).contains(file)) << clause.id;
  }
}

}  // namespace
}  // namespace adj
