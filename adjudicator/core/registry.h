#pragma once
// The games this program knows. Filled once at start-up by the tool, which is the only place that knows them
// all.

#include <memory>
#include <vector>

#include "adjudicator/core/module.h"

namespace adj {

class Registry {
 public:
  void add(std::unique_ptr<GameModule> module) { modules_.push_back(std::move(module)); }

  // nullptr when there is no such game.
  const GameModule* find(std::string_view id) const {
    for (const auto& m : modules_)
      if (m->id().view() == id) return m.get();
    return nullptr;
  }
  const std::vector<std::unique_ptr<GameModule>>& all() const { return modules_; }

 private:
  std::vector<std::unique_ptr<GameModule>> modules_;
};

// A seed that is the same for the same number: for transcripts, selfplay and benchmarks, never for a real
// game.
DiceSeed practice_seed(std::string_view game, std::uint64_t number);

}  // namespace adj
