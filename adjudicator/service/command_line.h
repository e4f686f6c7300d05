#pragma once
// Reading what stands behind a verb, and answering the line.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/service/speech.h"

namespace adj::service {

// Takes the first word off; blanks, commas and colons end a word.
std::string next_word(std::string& rest);
std::vector<std::string> words_in(std::string rest);
std::string trimmed(std::string_view text);
// Case and accents aside.
bool is_word(std::string_view word, std::initializer_list<std::string_view> any);
std::optional<int> number_in(std::string_view word);
std::optional<Language> language_in(std::string_view word);  // FR, French, anglais …
// "key=value" with a value that may stand in quotes; takes it off. Nothing when the rest does not start so.
std::optional<std::pair<std::string, std::string>> next_setting(std::string& rest);

// Values of a sentence.
inline Json with(Json::Object values) { return Json(std::move(values)); }

void accept(Speech& speech, const CommandLine& line, std::string_view key,
            const Json& values = Json::object());
void refuse(Speech& speech, const CommandLine& line, std::string_view key,
            const Json& values = Json::object());

// Somebody's words as they are shown to others: a mark before every line, nothing that could pass for
// something else.
std::vector<std::string> quoted_lines(std::string_view text);
// Longer words are not carried to others.
inline constexpr int kLongestLetter = 20'000;
bool too_long_for_a_letter(std::string_view text);
// What stands behind a command's first line and on those below it.
std::string text_of(const CommandLine& line, std::string_view first);

// The game a line is about: the code it begins with (taken off), else the game of the reply address, else the
// one game the speaker plays or moderates. Refuses the line and gives nullptr when that is not one.
Hosted* game_meant(Speech& speech, const CommandLine& line, std::string& rest);

// The speaker's own seat there: by the token, or because he is known to sit there; 0 when he does not.
int seat_meant(const Speech& speech, const Hosted& hosted);

// A seat by its number or its player's name; nullptr when it is none or more than one.
HostedSeat* seat_named(Hosted& hosted, std::string_view name);

}  // namespace adj::service
