#pragma once
// The words of orders: canonical lines that read back as the same order, refusals as sentences, and the
// formatters of both. The sentences are in text/{en,fr}.json; those of reports (texts.h) stand apart.
//
// Formatters: zone, region, leader, people, nation, unit, units (in order, as an order line names them),
// piece (a leader or a unit), face, kind (the keyword of an order), order (a whole order as its line).

#include <string>
#include <vector>

#include "adjudicator/games/alea/game.h"
#include "adjudicator/report/sentence.h"

namespace adj::alea {

// One canonical line; what orders_read.h makes of it is the same order.
std::string order_line(const Tables& tables, const Order& order, Language language);
// LEGIO V, VI, EQUITES 4PF #2, #3, PARTHI 1, 3: the same units in the same order.
std::string units_line(const Tables& tables, const std::vector<UnitId>& units);
// The keyword that begins the order's line, by its id in data/order_keywords.json: "move", "coup", "fleet".
Name verb_of(const Order& order);
std::string verb_word(Name verb, Language language);

// The sentence of a refusal, in the reader's language.
std::string refusal_text(const Tables& tables, const Refusal& refusal, Language language);

void add_order_formatters(Formatters& formatters, const Tables& tables);
// text/{en,fr}.json with these formatters, made once for a set of data.
const Catalogue& order_words(const Tables& tables, Language language);
Json order_texts(Language language);  // as written, for the tests of the catalogues

}  // namespace adj::alea
