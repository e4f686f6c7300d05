#pragma once
// The open window's deadline: when it is first set, what moves it, and when the clock next looks at the game.

#include "adjudicator/service/hosted.h"

namespace adj::service {

// For a window that opens now: as long as it asks for, by the game's calendar, with regard to those who are
// asked and away.
Time deadline_of_new_window(const Context& context, store::Tx& tx, const Hosted& hosted);

// The window that is open and has a deadline, if there is one.
std::optional<store::WindowRow> open_window(store::Tx& tx, const Hosted& hosted);

// Another deadline for the open window; whoever was reminded is reminded again when there is time for it.
void move_deadline(const Context& context, store::Tx& tx, Hosted& hosted, Time deadline);

// Somebody who is asked may have said that he is away since the window opened: its deadline waits for him, as
// far as the game allows, and everybody is told. A deadline never becomes shorter. True when it has moved.
bool wait_for_absent(const Context& context, store::Tx& tx, Hosted& hosted);

// When its reminder is due; nothing when there is none (any more).
std::optional<Time> reminder_time(const Hosted& hosted, const store::WindowRow& window);

// Sets when the clock next has something to do: reminder, second thoughts, deadline with its grace.
void schedule(const Context& context, store::Tx& tx, Hosted& hosted);
// The same for who has the window's row as it is.
void schedule(const Context& context, Hosted& hosted, const std::optional<store::WindowRow>& window);

}  // namespace adj::service
