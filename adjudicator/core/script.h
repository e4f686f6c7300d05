#pragma once
// Dice and draws by script, for transcripts and tests: the next faces and the next names, in order.

#include <deque>
#include <string>

#include "adjudicator/core/table.h"

namespace adj {

// The script does not fit what the rules rolled: a mistake of the script's author.
struct ScriptError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class ScriptedDice : public DiceSource {
 public:
  // `otherwise` rolls when the script is empty; without it an empty script is an error.
  explicit ScriptedDice(DiceSource* otherwise = nullptr) : otherwise_(otherwise) {}

  void add_face(int face) { faces_.push_back(face); }
  void add_draw(Name name) { draws_.push_back(name); }
  bool used_up() const { return faces_.empty() && draws_.empty(); }
  std::string left_over() const;

  int roll(int phase, std::string_view label, int sides, bool secret) override;
  int face(int phase, std::string_view label, int low, int high) override;
  std::size_t draw(int phase, std::string_view label, std::span<const Name> from, bool secret) override;

 private:
  std::deque<int> faces_;
  std::deque<Name> draws_;
  DiceSource* otherwise_;
};

}  // namespace adj
