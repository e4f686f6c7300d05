#pragma once
// A game run again from its inputs, beside the one that is kept: the proof that nothing but the inputs
// decided it, and that today's rules still decide the same.

#include <optional>
#include <string>

#include "adjudicator/service/context.h"

namespace adj::service {

struct Replay {
  int inputs = 0;                         // carried out
  int windows = 0;                        // compared
  int events = 0;                         // compared; only when all windows were alike
  std::optional<std::string> difference;  // the first, as a sentence
};

// Nothing when there is no such game or it has not begun. Changes nothing.
std::optional<Replay> replay(const Context& context, store::Tx& tx, const std::string& game);

}  // namespace adj::service
