#pragma once
// Everything that has a name in an order, in both languages. What never changes is made once for a set of
// data; people and cards depend on who is in play and in hand: of two Scipiones the one on the table is
// meant.

#include "adjudicator/core/words.h"
#include "adjudicator/games/respublica/game.h"

namespace adj::respublica {

struct Vocabulary {
  explicit Vocabulary(const Tables& tables);
  words::Lexicon provinces{"province"}, wars{"war"}, leaders{"leader"}, concessions{"concession"},
      laws{"law"}, bequests{"bequest"}, bills{"land_bill"}, games{"games"};
};
const Vocabulary& vocabulary(const Tables& tables);

// As this seat sees them now.
struct NamesNow {
  NamesNow(Position p, Seat seat);
  words::Lexicon senators{"senator"};  // by place: Scipio is cornelius; those not in play by card
  words::Lexicon cards{"card"};        // by face
  words::Lexicon factions{"faction"};  // value: the seat's number
};

}  // namespace adj::respublica
