// tests/bench engine: per window, the cost of reading a mail, checking it and resolving (parse + check +
// advance) against the cost of saving and loading the same game, in one run; and the memory of many games at
// once, and of one from its first window to its end. Exit 1 when a figure is missed.

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <string>

#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/modules.h"

namespace adj {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

constexpr double kMostRatio = 3;        // of resolving to storing
constexpr double kMostMegabytes = 200;  // of a thousand games
constexpr double kFlat = 1.05;          // twice as many windows may not take more memory than this

// A figure of /proc/self/status: VmRSS is what is resident now, VmHWM its peak.
double megabytes(const char* figure) {
  std::ifstream status("/proc/self/status");
  std::string word;
  while (status >> word)
    if (word == std::string(figure) + ":") {
      double kilobytes = 0;
      status >> kilobytes;
      return kilobytes / 1024;
    }
  return 0;
}

std::unique_ptr<Game> start(const GameModule& module, const std::string& scenario, std::uint64_t seed) {
  StartRequest request;
  request.scenario = scenario;
  request.seed = practice_seed(module.id().view(), seed);
  return module.start(request);
}

struct Costs {
  long windows = 0, mails = 0;
  std::size_t document = 0;  // the longest that was stored
  double resolving = 0;      // parse + check + advance
  double storing = 0;        // save + load
};

// Each mail is written by a random player outside the measured time.
void play_one(const GameModule& module, const std::string& scenario, std::uint64_t seed, Costs& costs) {
  Random random(seed);
  auto game = start(module, scenario, seed);
  game->advance();
  while (!game->over() && !game->frozen()) {
    const Window window = game->window(Language::en);
    std::vector<std::pair<Seat, std::string>> mails;
    for (const OpenDecision& d : window.decisions)
      if (!d.complete && (mails.empty() || mails.back().first != d.seat))
        mails.emplace_back(d.seat, game->random_mail(d.seat, random, Language::en));

    const auto stored = Clock::now();
    const std::string document = game->save().dump();
    game = module.load(Json::parse(document));
    costs.storing += seconds_since(stored);
    costs.document = std::max(costs.document, document.size());

    const auto resolved = Clock::now();
    for (const auto& [seat, text] : mails) game->submit(seat, text, Language::en);
    game->close_window();
    game->advance();
    costs.resolving += seconds_since(resolved);
    ++costs.windows;
    costs.mails += static_cast<long>(mails.size());
  }
}

// A whole game: what it takes at its peak beyond the data that all games share.
Json whole_game(const GameModule& module, const std::string& scenario) {
  start(module, scenario, 1)->advance();
  const double before = megabytes("VmHWM");
  Costs costs;
  const auto began = Clock::now();
  play_one(module, scenario, 1, costs);
  Json json = Json::object();
  json["windows"] = Json(static_cast<std::int64_t>(costs.windows));
  json["mails"] = Json(static_cast<std::int64_t>(costs.mails));
  json["seconds"] = Json(seconds_since(began));
  json["largest_document_kb"] = Json(static_cast<double>(costs.document) / 1024);
  json["peak_mb_beyond_data"] = Json(megabytes("VmHWM") - before);
  json["peak_mb"] = Json(megabytes("VmHWM"));
  return json;
}

// Many games alive at once, each a few windows old; then played on, to see whether memory stays flat.
Json memory_of(const GameModule& module, const std::string& scenario, int count, bool& good) {
  const double before = megabytes("VmRSS");
  std::vector<std::unique_ptr<Game>> games;
  for (int i = 0; i < count; ++i) {
    games.push_back(start(module, scenario, static_cast<std::uint64_t>(i)));
    games.back()->advance();
  }
  const double begun = megabytes("VmRSS");
  const auto six_windows = [&] {
    for (int window = 0; window < 6; ++window)
      for (auto& game : games) {
        game->close_window();
        game->advance();
      }
    return megabytes("VmRSS");
  };
  const double later = six_windows(), much_later = six_windows();
  Json json = Json::object();
  json["games"] = Json(count);
  json["resident_mb_before"] = Json(before);
  json["resident_mb_started"] = Json(begun);
  json["resident_mb_six_windows_later"] = Json(later);
  json["resident_mb_twelve_windows_later"] = Json(much_later);
  json["peak_mb"] = Json(megabytes("VmHWM"));
  json["flat"] = Json(much_later <= kFlat * later);
  good = megabytes("VmHWM") <= kMostMegabytes && much_later <= kFlat * later;
  return json;
}

int engine(const Arguments& arguments) {
  const Registry registry = all_modules();
  const GameModule* module = registry.find(arguments.find("game").value_or("alea"));
  if (!module) throw UsageError("there is no such game");
  const std::string scenario = arguments.find("scenario").value_or(module->scenarios().front().id);
  Json json = Json::object();
  json["bench"] = Json("engine");
  json["game"] = Json(module->id().view());
  json["scenario"] = Json(scenario);
  json["whole_game"] = whole_game(*module, scenario);
  // Memory before many games: afterwards the allocator keeps what they freed.
  bool small = false;
  json["memory"] =
      memory_of(*module, scenario, static_cast<int>(arguments.number("alive", 1000, 1, 100'000)), small);
  Costs costs;
  const int games = static_cast<int>(arguments.number("games", 5, 1, 10'000));
  for (int i = 0; i < games; ++i) play_one(*module, scenario, static_cast<std::uint64_t>(i + 1), costs);
  json["games"] = Json(games);
  json["windows"] = Json(static_cast<std::int64_t>(costs.windows));
  json["mails"] = Json(static_cast<std::int64_t>(costs.mails));
  json["resolve_us_per_window"] = Json(costs.resolving * 1e6 / static_cast<double>(costs.windows));
  json["store_us_per_window"] = Json(costs.storing * 1e6 / static_cast<double>(costs.windows));
  const double ratio = costs.resolving / costs.storing;
  json["ratio"] = Json(ratio);
  json["passed"] = Json(ratio <= kMostRatio && small);
  std::cout << json.dump() << "\n";
  return ratio <= kMostRatio && small ? 0 : 1;
}

}  // namespace
}  // namespace adj

int main(int argc, char** argv) {
  try {
    const adj::Arguments arguments(std::vector<std::string>(argv + 1, argv + argc),
                                   {"game", "games", "scenario", "alive"}, {});
    if (arguments.rest().size() != 1 || arguments.rest().front() != "engine")
      throw adj::UsageError("tests/bench engine [--game G] [--scenario S] [--games N] [--alive N]");
    return adj::engine(arguments);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
