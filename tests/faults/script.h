#pragma once
// Short games, told as the mails that people write. The same number is always the same game.

#include <optional>
#include <string>
#include <vector>

#include "tests/faults/world.h"

namespace adj::faults {

// One mail. `answers`: a part of the reply address that it is sent to; empty: to the service's own.
struct Line {
  std::string from, answers, text;
};

struct Scene {
  std::vector<Line> mails;  // written without waiting for each other's answers
  bool wait_for_deadline = false;
};

struct Script {
  int number = 0;
  World::Beginning beginning = World::Beginning::running;
  int batch = 1;  // mails read, or letters sent, in one go
  std::vector<Scene> scenes;
};

Script make_script(int number);

// Plays it to the end. With trouble, mails come twice, now or later, and the service works between any two of
// them. Returns how many mails were written.
int play(World& world, const Script& script, Random* trouble);

// The same game without any fault, and what a game with faults must have in common with it.
struct Reference {
  Script script;
  std::vector<std::string> census;
  std::map<std::string, int> moments;
};
const Reference& reference_for(World& world, int number);

// Everything that is wrong with the world after the script was played (MAIL §5, "Oracle").
struct Verdict {
  std::vector<std::string> faults;
  int lost = 0, applied_twice = 0;
  int letters = 0, duplicates = 0;
};
Verdict judge(World& world, const Reference& reference);

}  // namespace adj::faults
