#pragma once
// The archive as files that any web server can show: a folder per game with its public reports (HTML and
// text, in both languages), the maps as they were, the dice, an export and a feed; an index of all listed
// games above them. Secrets are opened when a game has ended, and not before.

#include "adjudicator/service/context.h"

namespace adj::service {

// Writes the pages of games that have changed since theirs were written, at most so many; returns how many.
// Nothing is done when no folder is configured. A game's pages and the note that they are written go
// together: whoever dies in between leaves them to be written again. Files are replaced whole and only when
// they differ.
int write_archives(const Context& context, store::Store& store, int limit);

// Writes every page of the game anew at the next turn, even those that seem up to date.
void forget_pages(const Context& context, store::Tx& tx, const std::string& game);

}  // namespace adj::service
