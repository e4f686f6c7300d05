#pragma once
// Everything that has a name in an order, in both languages; made once for a set of data.

#include "adjudicator/core/words.h"
#include "adjudicator/games/alea/tables.h"

namespace adj::alea {

struct Vocabulary {
  explicit Vocabulary(const Tables& tables);

  words::Lexicon verbs{"verb"};  // ids as in data/order_keywords.json
  words::Lexicon zones{"zone"}, regions{"region"}, leaders{"leader"}, legions{"legion"}, peoples{"people"},
      nations{"nation"}, counters{"counter"};
  words::Lexicon stratagems{"stratagem"};  // families: "walls" stands for walls_m1 and walls_m2
  words::Lexicon dice{"die"};              // those that Divine favour may set
};

const Vocabulary& vocabulary(const Tables& tables);

// The faces of a family, in the order of the tables: "walls" -> walls_m1, walls_m2.
std::vector<Face> faces_of(Name family);
Name family_of(Face face);

}  // namespace adj::alea
