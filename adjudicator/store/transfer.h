#pragma once
// A game as one JSON document, with everything that is kept of it (secrets included): to move it to another
// database, or to look into it elsewhere. Mails stay where they are.

#include <string>

#include "adjudicator/core/json.h"
#include "adjudicator/store/store.h"

namespace adj::store {

// Null when there is no such game.
Json export_game(Tx& tx, const std::string& game);

// Brings it in under its code. People are found by their address, and made when nobody has it. Throws
// DataError when the document is no export, or the code is taken here.
void import_game(Tx& tx, const Json& document, Time now);

}  // namespace adj::store
