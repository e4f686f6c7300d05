#include "adjudicator/core/module.h"

namespace adj {

// xorshift64*: short, and the same on every machine.
std::uint64_t Random::next() {
  state_ ^= state_ >> 12;
  state_ ^= state_ << 25;
  state_ ^= state_ >> 27;
  return (state_ * 2685821657736338717ull) >> 16;
}

Json with_answers(Json document, Json answers) {
  document["drafts"] = std::move(answers);
  return document;
}

}  // namespace adj
