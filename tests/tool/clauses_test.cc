// Coverage of the specification by tests.

#include "adjudicator/tool/clauses.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "adjudicator/tool/modules.h"

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
