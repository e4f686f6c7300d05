#pragma once
// Windows close and open here, and nowhere else: the engine runs, what it told is kept, and everybody is
// written to, in one transaction with the game locked.

#include <string>

#include "adjudicator/service/hosted.h"

namespace adj::service {

// Why a window may close now.
enum class Closing { complete, deadline, forced };

// The game begins: all seats are held, the engine starts with the dice promised at NEW and everybody's
// nonces.
void start_game(const Context& context, store::Tx& tx, Hosted& hosted);

// Closes the open window when it is complete (or regardless, at the deadline or by force), runs the engine to
// the next one, keeps and mails what came of it. False when the window stays open. Saves the game in any
// case.
bool resolve(const Context& context, store::Tx& tx, Hosted& hosted, Closing closing);

// Runs the engine from where it stands: the machine's next portion, or after a moderator changed the state.
void go_on(const Context& context, store::Tx& tx, Hosted& hosted);

// The open window once more, as the engine has it now: its row, its deadline, its place in the clock.
void reopen_window(const Context& context, store::Tx& tx, Hosted& hosted);

// Nothing more is needed from anybody.
bool window_complete(const Game& game);

}  // namespace adj::service
