#include "adjudicator/tool/clauses.h"

#include <algorithm>
#include <sstream>

#include "adjudicator/core/embedded.h"

namespace adj::embedded {
std::span<const File> clause_coverage();
}

namespace adj {

int ClauseCoverage::covered() const {
  return static_cast<int>(std::ranges::count_if(clauses, [](const Clause& c) { return !c.tests.empty(); }));
}

std::vector<std::string> ClauseCoverage::open() const {
  std::vector<std::string> ids;
  for (const Clause& c : clauses)
    if (c.tests.empty() && !c.later) ids.push_back(c.id);
  return ids;
}

std::vector<std::string> ClauseCoverage::later() const {
  std::vector<std::string> ids;
  for (const Clause& c : clauses)
    if (c.tests.empty() && c.later) ids.push_back(c.id);
  return ids;
}

std::map<std::string, std::vector<std::string>> clauses_named_by_tests() {
  std::map<std::string, std::vector<std::string>> named;
  std::istringstream lines{std::string(embedded::clause_coverage().front().text)};
  std::string line;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    std::string file, id;
    words >> file;
    while (words >> id) named[file].push_back(id);
  }
  return named;
}

namespace {

// A heading of the specification, such as AIE-8.3: it covers nothing by itself.
bool is_chapter(const std::map<std::string, std::size_t>& clauses, const std::string& id) {
  const auto next = clauses.upper_bound(id);
  return next != clauses.end() && next->first.starts_with(id);
}

}  // namespace

ClauseCoverage clause_coverage(const GameModule& module,
                               const std::map<std::string, std::vector<std::string>>& named_by) {
  ClauseCoverage coverage;
  coverage.game = module.id().str();
  coverage.prefix = module.clause_prefix();
  std::map<std::string, std::size_t> at;
  for (const Json& clause : module.clauses().at("clauses").as_array()) {
    at[clause.at("id").as_string()] = coverage.clauses.size();
    const Json* later = clause.find("later");
    coverage.clauses.push_back({clause.at("id").as_string(),
                                clause.at("kind").as_string(),
                                clause.at("rule").as_string(),
                                later && later->as_bool(),
                                {}});
  }
  for (const auto& [file, ids] : named_by)
    for (const std::string& id : ids) {
      if (id.rfind(coverage.prefix + "-", 0) != 0) continue;
      const auto found = at.find(id);
      if (found != at.end())
        coverage.clauses[found->second].tests.push_back(file);
      else if (!is_chapter(at, id))
        coverage.unknown.push_back(id + " (" + file + ")");
    }
  return coverage;
}

}  // namespace adj
