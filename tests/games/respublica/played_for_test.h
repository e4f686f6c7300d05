#pragma once
// Random players at a whole game, looked at from pause to pause.

#include <functional>
#include <memory>
#include <set>
#include <string>

#include "adjudicator/core/module.h"
#include "adjudicator/core/registry.h"
#include "adjudicator/games/respublica/module.h"
#include "adjudicator/games/respublica/state.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {

inline const GameModule& test_module() {
  static const std::unique_ptr<GameModule> kModule = make_module();
  return *kModule;
}

inline State state_of(const Game& game) {
  State s;
  from_json(game.state(), s);
  return s;
}

// After each pause `look` sees the state and what was told since the one before; until it says no, or the
// end.
inline void play_on(Game& game, Random& random,
                    const std::function<bool(const State&, const std::vector<NumberedEvent>&)>& look) {
  std::vector<NumberedEvent> told = game.advance();
  while (look(state_of(game), told) && !game.over() && !game.frozen()) {
    std::set<int> seats;
    for (const OpenDecision& d : game.window(Language::en).decisions) seats.insert(d.seat.number);
    for (const int seat : seats)
      game.submit(Seat{seat}, game.random_mail(Seat{seat}, random, Language::en), Language::en);
    game.close_window();
    told = game.advance();
  }
}

inline std::unique_ptr<Game> started_game(const std::string& scenario, int seats, std::uint64_t seed) {
  StartRequest request;
  request.scenario = scenario;
  request.options["seats"] = std::to_string(seats);
  request.seed = practice_seed("respublica", seed);
  return test_module().start(request);
}

}  // namespace adj::respublica
