#include "adjudicator/games/alea/game.h"

namespace adj::alea {

std::vector<std::string> Alea::preview(const Tables&, const State&, const Opens&, Seat, Language) {
  return {};
}

}  // namespace adj::alea
