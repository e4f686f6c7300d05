#pragma once
// What the clock does: reminders, the end of second thoughts, deadlines, substitutes. And when it must not do
// it: if the clock jumped, the mailbox could not be reached, or everybody is silent at once, the fault is
// more likely ours than the players'; then all deadlines stand still until an operator has looked.

#include <optional>
#include <string>

#include "adjudicator/service/context.h"
#include "adjudicator/store/store.h"

namespace adj::service {

// Does what is due for every game, a transaction each; returns for how many.
int run_due(const Context& context, store::Store& store, int limit = 50);

// The mailbox was reached just now. Asked for by run_due.
void note_mailbox(const Context& context, store::Tx& tx);

// Why the clock stands still, if it does.
std::optional<std::string> clock_stopped(store::Tx& tx);
// `since`: from when on nobody can be blamed for being silent.
void stop_clock(const Context& context, store::Tx& tx, const std::string& why, Time since);
// An operator's word: every open deadline moves by as long as the clock stood. A window whose time was over
// stays open for another day, of which everybody asked is reminded.
void resume_clock(const Context& context, store::Tx& tx);

}  // namespace adj::service
