#pragma once
// Bytes in the charset a mail names, as UTF-8. Any bytes and any name have a reading.

#include <string>
#include <string_view>

namespace adj::mail {

bool is_utf8(std::string_view bytes);

// U+FFFD for what is no character.
void append_utf8(std::string& text, char32_t point);

// A byte (or a rest at the end) that the charset does not know becomes U+FFFD. Programs that say iso-8859-1
// mean windows-1252, and those that say us-ascii mean whatever they were given: utf-8 if it is well-formed,
// else windows-1252; the same for names we do not know.
std::string to_utf8(std::string_view bytes, std::string_view charset);

// Lines end in LF (from CRLF or CR); NUL is gone.
std::string unix_lines(std::string_view text);

// Unicode normal form C of well-formed UTF-8: an accent typed after its letter becomes one letter. Marks
// beyond thirty on one letter are dropped, since nobody writes them and sorting them is not linear.
std::string composed(std::string_view utf8);

}  // namespace adj::mail
