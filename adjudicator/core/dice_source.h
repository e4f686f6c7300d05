#pragma once
#include <span>
#include <string_view>

#include "adjudicator/core/dice.h"
#include "adjudicator/core/id.h"

namespace adj {

// Where dice come from: the fair chain of keys in a real game, a script in a transcript.
class DiceSource {
 public:
  virtual ~DiceSource() = default;
  // 1 … sides. The label is unique within the phase.
  virtual int roll(int phase, std::string_view label, int sides, bool secret) = 0;
  // The same for a die whose faces start at `low`: scripts give faces, not positions.
  virtual int face(int phase, std::string_view label, int low, int high) {
    return low - 1 + roll(phase, label, high - low + 1, false);
  }
  // A position in `from`; scripts give names.
  virtual std::size_t draw(int phase, std::string_view label, std::span<const Name> from, bool secret) {
    return static_cast<std::size_t>(roll(phase, label, static_cast<int>(from.size()), secret) - 1);
  }
};

// Dice of a real game.
class FairSource : public DiceSource {
 public:
  explicit FairSource(const DiceSeed& seed) : dice_(seed) {}
  int roll(int phase, std::string_view label, int sides, bool secret) override {
    return secret ? dice_.roll_secret(phase, label, sides) : dice_.roll(phase, label, sides);
  }

 private:
  FairDice dice_;
};

}  // namespace adj
