#pragma once
// Sentences about orders: why one was refused, in the reader's language. Words and sentences stand in
// text/orders.* and text/refusals.*; other files of text/ may add "refused.…" of their own.
//
// Formatters: senator, province, war, leader, concession, card (any face), law, faction (a seat), order (the
// keyword of a kind of order), charge.

#include <string>

#include "adjudicator/core/json.h"
#include "adjudicator/games/respublica/game.h"
#include "adjudicator/report/sentence.h"

namespace adj::respublica {

const Json& order_texts(Language language);  // as written
Formatters order_formatters(const Tables& tables);
// order_texts with these formatters, made once for a set of data.
const Catalogue& order_sentences(const Tables& tables, Language language);

std::string refusal_text(const Tables& tables, const Refusal& refusal, Language language);

}  // namespace adj::respublica
