#pragma once
// A player among the columns of a statement, wherever he is joined: as p, with his main address as a.

#include "adjudicator/store/players.h"
#include "adjudicator/store/statement.h"

namespace adj::store {

#define PLAYER_COLUMNS                                                            \
  "p.player, p.name, p.language, p.format, p.time_zone, coalesce(a.address, '')," \
  " a.undeliverable_since is not null"

// From the column `at` on.
inline Player player_in(const Row& r, int at) {
  return {big_in(r[at]),      text_in(r[at + 1]), text_in(r[at + 2]), text_in(r[at + 3]),
          text_in(r[at + 4]), text_in(r[at + 5]), bool_in(r[at + 6])};
}

}  // namespace adj::store
