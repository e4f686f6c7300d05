#include "adjudicator/games/alea/state.h"

namespace adj::alea {

State::State() = default;
State::State(const State&) = default;
State::State(State&&) noexcept = default;
State& State::operator=(const State&) = default;
State& State::operator=(State&&) noexcept = default;
State::~State() = default;

bool operator==(const State&, const State&) = default;

}  // namespace adj::alea
