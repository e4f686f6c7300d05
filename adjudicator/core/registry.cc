#include "adjudicator/core/registry.h"

namespace adj {

DiceSeed practice_seed(std::string_view game, std::uint64_t number) {
  DiceSeed seed;
  const std::string base = std::string(game) + "/" + std::to_string(number);
  seed.game = base;
  seed.last_key = sha256("practice chain " + base);
  seed.secret = sha256("practice secret " + base);
  seed.length = 4096;
  return seed;
}

}  // namespace adj
