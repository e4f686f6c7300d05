#pragma once
// Random legal players play games to their end: the fuzzer of every rule. With the battery, each pause is
// checked as DESIGN asks: save and load equal, every option and fallback legal, nothing lost, nothing leaked.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "adjudicator/core/module.h"
#include "adjudicator/report/render.h"

namespace adj {

struct SelfplayRequest {
  const GameModule* module = nullptr;
  std::string scenario;
  std::map<std::string, std::string> options;
  int games = 1;
  std::uint64_t seed = 1;
  int jobs = 1;
  bool battery = false;                  // every check at every pause, and reports rendered for every seat
  int silent_one_in = 0;                 // now and then a window is closed by its deadline: 1 in n; 0 = never
  const Templates* templates = nullptr;  // for the battery
};

struct SelfplayResult {
  int finished = 0, stuck = 0;
  std::vector<std::string> violations;  // at most a few per game, each with its seed
  long windows = 0, answers = 0, refused_lines = 0, lines = 0;
  std::map<std::string, long> tally;
  std::vector<std::string> holes;  // expected labels that never occurred
  double seconds = 0;

  bool good(int games) const { return finished == games && stuck == 0 && violations.empty(); }
};

SelfplayResult selfplay(const SelfplayRequest& request);

// One game to its end; adds to `result`. The game as it ended is returned for those who want to look at it.
std::unique_ptr<Game> selfplay_one(const SelfplayRequest& request, std::uint64_t seed,
                                   SelfplayResult& result);

}  // namespace adj
