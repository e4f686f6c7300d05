#pragma once
// The order grammar's toolbox, shared by all games.
//
// A game builds its lexicons once and reads each line of a mail with a cursor:
//
//   Lexicon verbs("verb");   verbs.add_verb("move", {"MOVE", "BOUGE", "MARCHE"}).add_verb("stand", {"STAND",
//   "TIENS"}); Lexicon zones("zone");   for (const Zone& z : tables.zones) zones.add(z.id, z.aliases);
//
//   for (const Line& line : lines_of(mail_text)) {
//     Cursor c(line);
//     const auto verb = c.need(verbs);
//     if (verb && verb->id == "move") {
//       const auto condition = c.take_condition(kTo);                    // IF … may stand anywhere
//       const std::vector<Hit> pieces = c.need_list(units);              // X, XII AND XIII
//       const auto from = c.keyword(kFrom) ? c.need(zones) : std::nullopt;
//       const auto to = c.expect(kTo) ? c.need(zones) : std::nullopt;
//       c.finish();
//     }
//     if (!c.ok()) refuse(*c.problem());                                 // line, column, kind, found,
//     suggestions
//   }
//
// Everything here is a pure function of its arguments. No bytes a player may send make it throw; time grows
// with their number. English and French are mixed freely; no text for players is written here.

#include "adjudicator/core/words_common.h"
#include "adjudicator/core/words_cursor.h"
#include "adjudicator/core/words_fold.h"
#include "adjudicator/core/words_lexicon.h"
#include "adjudicator/core/words_line.h"
