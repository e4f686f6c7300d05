#pragma once
// Spelling made equal: what a player types and what a data file says are compared letter by letter after
// folding.

#include <cstddef>
#include <string>
#include <string_view>

namespace adj::words {

// One character of a text as the order grammar sees it.
struct Glyph {
  std::string_view
      folded;             // into the text or into static storage; empty for marks that only decorate a letter
  std::size_t bytes = 0;  // how much of the text it takes; never 0
  bool counts = true;     // false for combining marks and invisible characters: they take no column
};

// The character that starts at `at` (< text.size()). A byte that is not UTF-8 is read as Windows-1252, which
// is what mail programs that mislabel their mails write, so that any bytes at all have a reading.
Glyph glyph_at(std::string_view text, std::size_t at);

// Lower case, Latin letters without accents and ligatures (Œ -> oe, ß -> ss), typographic quotes, dashes,
// spaces and signs as their ASCII cousins (’ -> ', − -> -, ≥ -> >=, → -> ->), control characters as spaces.
// Other scripts stay.
std::string fold(std::string_view text);

// The text as valid UTF-8 for showing it again: bytes that are not UTF-8 as in glyph_at, control characters
// as spaces; cut after `max_characters` with an ellipsis.
std::string printable(std::string_view text, std::size_t max_characters = 60);

}  // namespace adj::words
