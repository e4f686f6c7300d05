// tabellarius games | clauses | dice verify

#include <iostream>

#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/clauses.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/files.h"
#include "adjudicator/tool/modules.h"

namespace adj {

namespace {

Json game_as_json(const GameModule& module) {
  Json json = Json::object();
  json["game"] = Json(module.id().view());
  json["title"] = Json(module.title());
  json["data_digest"] = Json(module.data_digest());
  Json scenarios = Json::array();
  for (const ScenarioInfo& s : module.scenarios()) {
    Json one = Json::object();
    one["id"] = Json(s.id);
    one["name_en"] = Json(s.name_en);
    one["name_fr"] = Json(s.name_fr);
    one["seats_min"] = Json(s.seats_min);
    one["seats_max"] = Json(s.seats_max);
    scenarios.push_back(std::move(one));
  }
  json["scenarios"] = std::move(scenarios);
  Json options = Json::array();
  for (const OptionInfo& o : module.options()) {
    Json one = Json::object();
    one["id"] = Json(o.id);
    one["values"] = to_json(o.values);
    one["default"] = Json(o.standard);
    one["clause"] = Json(o.clause);
    options.push_back(std::move(one));
  }
  json["options"] = std::move(options);
  return json;
}

void print_game(const GameModule& module) {
  std::cout << module.id().view() << ": " << module.title() << "\n";
  for (const ScenarioInfo& s : module.scenarios())
    std::cout << "  scenario " << s.id << "  " << s.name_en << " / " << s.name_fr << "\n";
  for (const OptionInfo& o : module.options()) {
    std::cout << "  option " << o.id << "  ";
    for (const std::string& v : o.values) std::cout << (v == o.standard ? "[" + v + "]" : v) << " ";
    std::cout << " (" << o.clause << ")\n";
  }
}

}  // namespace

int command_games(const CommandLine& words) {
  const Arguments arguments(words, {"data"}, {"json"});
  arguments.at_most(0);
  const Registry registry = all_modules(arguments.find("data"));
  if (arguments.has("json")) {
    Json list = Json::array();
    for (const auto& module : registry.all()) list.push_back(game_as_json(*module));
    std::cout << list.dump() << "\n";
  } else {
    for (const auto& module : registry.all()) print_game(*module);
  }
  return 0;
}

namespace {

Json coverage_as_json(const ClauseCoverage& coverage) {
  Json json = Json::object();
  json["game"] = Json(coverage.game);
  json["prefix"] = Json(coverage.prefix);
  json["clauses"] = Json(static_cast<int>(coverage.clauses.size()));
  json["covered"] = Json(coverage.covered());
  json["open"] = to_json(coverage.open());
  json["later"] = to_json(coverage.later());
  return json;
}

void print_coverage(const ClauseCoverage& coverage, bool with_tests) {
  for (const auto& clause : coverage.clauses) {
    if (!with_tests && !clause.tests.empty()) continue;
    std::cout << clause.id << "  "
              << (clause.tests.empty() ? (clause.later ? "NOT DONE  " : "NOT SHOWN  ") + clause.rule : "");
    for (const std::string& test : clause.tests) std::cout << " " << test;
    std::cout << "\n";
  }
  for (const std::string& id : coverage.unknown) std::cout << "no such clause: " << id << "\n";
  std::cout << coverage.game << " (" << coverage.prefix << "): " << coverage.clauses.size() << " clauses, "
            << coverage.covered() << " shown by tests, " << coverage.open().size() << " open";
  if (!coverage.later().empty()) std::cout << ", " << coverage.later().size() << " not done";
  std::cout << "\n";
}

}  // namespace

int command_clauses(const CommandLine& words) {
  const Arguments arguments(words, {}, {"json", "tests"});
  arguments.at_most(1);
  const Registry registry = all_modules();
  const auto named_by = clauses_named_by_tests();
  Json list = Json::array();
  bool found = arguments.rest().empty();
  for (const auto& module : registry.all()) {
    if (!arguments.rest().empty() && module->id().view() != arguments.rest().front()) continue;
    found = true;
    const ClauseCoverage coverage = clause_coverage(*module, named_by);
    if (arguments.has("json"))
      list.push_back(coverage_as_json(coverage));
    else
      print_coverage(coverage, arguments.has("tests"));
  }
  if (!found) throw UsageError("there is no game " + arguments.rest().front());
  if (arguments.has("json")) std::cout << list.dump() << "\n";
  return 0;
}

int command_dice(const CommandLine& words) {
  const Arguments arguments(words, {}, {});
  if (arguments.rest().size() != 2 || arguments.rest().front() != "verify")
    throw UsageError("dice verify FILE");
  const std::string& file = arguments.rest()[1];
  Json record;
  try {
    record = Json::parse(read_file(file));
  } catch (const DataError& error) {
    const std::string what = error.what();
    throw DataError(what.starts_with(file) ? what : file + ": " + what);
  }
  const auto problems = verify_dice(record);
  for (const std::string& problem : problems) std::cout << problem << "\n";
  if (problems.empty()) std::cout << "every die is as it had to be\n";
  return problems.empty() ? 0 : 1;
}

}  // namespace adj
