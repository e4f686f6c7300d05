#pragma once
// Random legal players: they propose many orders at random, with a taste for what makes games move, and keep
// those that the rules accept. They are the fuzzer, the benchmark's load, and the seats nobody takes.

#include <vector>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// Proposals, legal or not.
std::vector<Order> propose_deployment(Position p, Camp camp, Random& random);  // bot_turn.cc
std::vector<Order> propose_turn(Position p, Camp camp, Random& random);
std::vector<Order> propose_winter(Position p, Camp camp, Random& random);
std::vector<Order> propose_murder(Position p, const Decision& decision, Random& random);
std::vector<Order> propose_smc(Position p, Camp camp, Random& random);  // bot_smc.cc
std::vector<Order> propose_reaction(Position p, Camp camp, const std::vector<ZoneId>& zones, Random& random);
std::vector<Order> propose_standing(Position p, Camp camp, Random& random);  // bot_plays.cc
// `fields`: where combats are to be expected.
std::vector<Order> propose_plays(Position p, Camp camp, Phase phase, Random& random,
                                 const std::vector<ZoneId>& fields = {});
bool republic_in_danger(const State& s);

// A few of these, in random order; at least `least`.
template <class T>
std::vector<T> some_of(std::vector<T> from, int least, Random& random) {
  for (std::size_t i = from.size(); i > 1; --i)
    std::swap(from[i - 1], from[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  const int most = static_cast<int>(from.size());
  const int keep = most <= least ? most : random.between(least, most);
  from.resize(static_cast<std::size_t>(keep));
  return from;
}

template <class Body>
Order order_of(Body body) {
  return {std::move(body), {}, std::nullopt};
}

}  // namespace adj::alea
