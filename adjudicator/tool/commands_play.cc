// tabellarius play | selfplay

#include <cmath>
#include <iostream>
#include <sstream>

#include "adjudicator/core/describe.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/files.h"
#include "adjudicator/tool/modules.h"
#include "adjudicator/tool/selfplay.h"
#include "adjudicator/tool/transcript.h"

namespace adj {

namespace {

namespace fs = std::filesystem;

const GameModule& module_named(const Registry& registry, const std::string& id) {
  if (const GameModule* module = registry.find(id)) return *module;
  throw UsageError("there is no game " + id + "; see tabellarius games");
}

// Where two texts part: the line, as it should read and as it reads.
std::string first_difference(const std::string& wanted, const std::string& got) {
  std::istringstream left(wanted), right(got);
  std::string a, b;
  for (int line = 1;; ++line) {
    const bool more_left = static_cast<bool>(std::getline(left, a)),
               more_right = static_cast<bool>(std::getline(right, b));
    if (!more_left && !more_right) return "they differ in line ends";
    if (more_left && more_right && a == b) continue;
    return "line " + std::to_string(line) + "\n    kept: " + (more_left ? a : "(nothing)") +
           "\n    now:  " + (more_right ? b : "(nothing)");
  }
}

// The reports that a transcript keeps lie beside it: early.play, early.public.en.txt, early.2.fr.txt.
std::vector<std::string> compare_reports(const fs::path& transcript, const TranscriptResult& result,
                                         bool update) {
  const std::string stem = transcript.stem().string() + ".";
  const fs::path folder = transcript.has_parent_path() ? transcript.parent_path() : fs::path(".");
  std::vector<std::string> problems;
  for (const auto& [name, text] : result.reports) {
    const fs::path file = folder / (stem + name + ".txt");
    if (update)
      write_file(file, text);
    else if (!fs::exists(file))
      problems.push_back(file.string() + ": not there; play --update writes it");
    else if (const std::string kept = read_file(file); kept != text)
      problems.push_back(file.string() + ": the report reads otherwise, " + first_difference(kept, text));
  }
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with(stem) || !name.ends_with(".txt")) continue;
    if (result.reports.contains(name.substr(stem.size(), name.size() - stem.size() - 4))) continue;
    if (update)
      fs::remove(entry.path());
    else
      problems.push_back(entry.path().string() + ": the transcript keeps no such report");
  }
  return problems;
}

// --show 0,2: seats whose report at the end is printed
std::vector<int> seats_of(const std::optional<std::string>& text) {
  std::vector<int> seats;
  for (const char c : text.value_or(""))
    if (c >= '0' && c <= '9')
      seats.push_back(c - '0');
    else if (c != ',')
      throw UsageError("--show takes seats: 0,1,2");
  return seats;
}

void tell_windows(const std::string& file, const TranscriptResult& result) {
  if (result.turns == 0) return;
  const double each = static_cast<double>(result.windows) / result.turns;
  std::cout << file << ": " << result.windows << " windows in " << result.turns << " turns, "
            << std::round(each * 10) / 10 << " a turn\n";
}

}  // namespace

int command_play(const CommandLine& words) {
  const Arguments arguments(words, {"names", "data", "show", "language"}, {"update", "windows"});
  const Registry registry = all_modules(arguments.find("data"));
  if (const auto game = arguments.find("names")) {
    arguments.at_most(0);
    for (const std::string& line : module_named(registry, *game).names()) std::cout << line << "\n";
    return 0;
  }
  if (arguments.rest().empty()) throw UsageError("play which transcripts?");
  const Templates templates = Templates::embedded();
  const auto language = value_named<Language>(arguments.find("language").value_or("en"));
  if (!language) throw UsageError("--language takes en or fr");
  const std::vector<int> show = seats_of(arguments.find("show"));
  int failed = 0;
  for (const std::string& file : arguments.rest()) {
    TranscriptResult result;
    try {
      result = run_transcript(read_file(file), file, registry, templates, show, *language);
    } catch (const DataError& error) {  // a file that is not there does not keep the others from being run
      result.problems.push_back(error.what());
    }
    for (const auto& [seat, text] : result.last) std::cout << text << "\n";
    if (arguments.has("windows")) tell_windows(file, result);
    if (fs::exists(file) && (result.ok() || !arguments.has("update")))
      for (std::string& problem : compare_reports(file, result, arguments.has("update")))
        result.problems.push_back(std::move(problem));
    for (const std::string& problem : result.problems) std::cout << problem << "\n";
    if (!result.ok()) ++failed;
  }
  std::cout << arguments.rest().size() - static_cast<std::size_t>(failed) << " passed, " << failed
            << " failed\n";
  return failed == 0 ? 0 : 1;
}

namespace {

std::map<std::string, std::string> options_of(const std::optional<std::string>& text) {
  std::map<std::string, std::string> options;
  std::string rest = text.value_or("");
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    const std::string one = rest.substr(0, comma);
    const auto equals = one.find('=');
    if (equals == std::string::npos) throw UsageError("--options takes name=value,name=value");
    options[one.substr(0, equals)] = one.substr(equals + 1);
    rest = comma == std::string::npos ? "" : rest.substr(comma + 1);
  }
  return options;
}

// Round trips of a turn: by kind, and all together without the set-up, which is no turn's.
void add_windows_per_turn(const SelfplayResult& result, Json& json) {
  const auto turns = result.tally.find("event:turn_began");
  if (turns == result.tally.end()) return;
  constexpr std::string_view kPrefix = "window:";
  const auto each_turn = [&](long windows) {
    return Json(static_cast<double>(windows) / static_cast<double>(turns->second));
  };
  long setup = 0;
  Json kinds = Json::object();
  for (const auto& [label, count] : result.tally) {
    if (!label.starts_with(kPrefix)) continue;
    const std::string kind = label.substr(kPrefix.size());
    if (kind == "setup")
      setup = count;
    else
      kinds[kind] = each_turn(count);
  }
  json["windows_per_turn"] = each_turn(result.windows - setup);
  json["windows_by_kind"] = kinds;
}

Json result_as_json(const SelfplayRequest& request, const SelfplayResult& result) {
  Json json = Json::object();
  json["game"] = Json(request.module->id().view());
  json["scenario"] = Json(request.scenario);
  json["games"] = Json(request.games);
  json["finished"] = Json(result.finished);
  json["stuck"] = Json(result.stuck);
  json["violations"] = Json(static_cast<int>(result.violations.size()));
  json["windows"] = Json(static_cast<std::int64_t>(result.windows));
  add_windows_per_turn(result, json);
  json["answers"] = Json(static_cast<std::int64_t>(result.answers));
  json["lines"] = Json(static_cast<std::int64_t>(result.lines));
  json["refused_lines"] = Json(static_cast<std::int64_t>(result.refused_lines));
  json["seconds"] = Json(result.seconds);
  json["never"] = to_json(result.holes);
  json["counts"] = to_json(result.tally);
  return json;
}

}  // namespace

int command_selfplay(const CommandLine& words) {
  const Arguments arguments(words, {"game", "scenario", "options", "games", "seed", "jobs", "silent", "data"},
                            {"battery", "quiet"});
  arguments.at_most(0);
  const Registry registry = all_modules(arguments.find("data"));
  const Templates templates = Templates::embedded();
  SelfplayRequest request;
  request.module = &module_named(registry, arguments.get("game"));
  request.scenario = arguments.find("scenario").value_or(request.module->scenarios().front().id);
  request.options = options_of(arguments.find("options"));
  request.games = static_cast<int>(arguments.number("games", 1, 1, 1'000'000));
  request.seed = static_cast<std::uint64_t>(arguments.number("seed", 1, 0, 1'000'000'000));
  request.jobs = static_cast<int>(arguments.number("jobs", 1, 1, 64));
  request.silent_one_in = static_cast<int>(arguments.number("silent", 60, 0, 1'000'000));
  request.battery = arguments.has("battery");
  request.templates = &templates;
  try {
    request.module->start({request.scenario, request.options, practice_seed(request.module->id().view(), 1)});
  } catch (const DataError& error) {
    throw UsageError(error.what());
  }
  const SelfplayResult result = selfplay(request);
  for (const std::string& violation : result.violations) std::cout << violation << "\n";
  if (!arguments.has("quiet")) {
    for (const auto& [label, n] : result.tally) std::cout << label << "  " << n << "\n";
    for (const std::string& hole : result.holes) std::cout << "never: " << hole << "\n";
  }
  std::cout << result_as_json(request, result).dump() << std::endl;
  return result.good(request.games) ? 0 : 1;
}

}  // namespace adj
