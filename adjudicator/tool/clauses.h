#pragma once
// Which clauses of a specification the tests show, and which they do not.

#include <map>
#include <string>
#include <vector>

#include "adjudicator/core/module.h"

namespace adj {

struct ClauseCoverage {
  std::string game, prefix;
  struct Clause {
    std::string id, kind, rule;
    bool later = false;              // of a chapter that is not built yet
    std::vector<std::string> tests;  // files that name it
  };
  std::vector<Clause> clauses;
  std::vector<std::string> unknown;  // ids that tests name and the specification does not have

  int covered() const;
  std::vector<std::string> open() const;   // that no test shows, but for those of later chapters
  std::vector<std::string> later() const;  // of chapters that are not built yet
};

// test file -> the clause ids it names, as collected at build time
std::map<std::string, std::vector<std::string>> clauses_named_by_tests();

ClauseCoverage clause_coverage(const GameModule& module,
                               const std::map<std::string, std::vector<std::string>>& named_by);

}  // namespace adj
