#pragma once
// Lines of a mail that are the game's.

#include <vector>

#include "adjudicator/service/speech.h"
#include "mail/body.h"

namespace adj::service {

// Hands the lines to the engine for the speaker's seat; every line gets its verdict in the answer. A reply to
// a window that is closed changes nothing but standing orders, and is answered with what is open now.
void take_orders(Speech& speech, const std::vector<mail::BodyLine>& lines);

// What stands for the speaker's seat now, what is missing, what happens in silence and when: the end of every
// receipt.
void show_standing(Speech& speech);

// What an answer lacks, below a line that says so; nothing when it lacks nothing.
void say_missing(std::vector<std::string>& paragraphs, const std::vector<std::string>& missing,
                 Language language);

}  // namespace adj::service
