#pragma once
// Text and bytes in the alphabets of mail. Lines end in CRLF and have at most 76 characters.

#include <string>
#include <string_view>

namespace adj::mail {

// Of a text with LF, CRLF or CR ends; ends in CRLF unless empty. No line is "." or starts with "From ".
std::string quoted_printable(std::string_view text);

std::string base64_lines(std::string_view bytes);

// "Name: value" folded, with its CRLF. Values that are not plain ASCII become encoded words.
std::string text_header(std::string_view name, std::string_view value);
// The same for values that are ASCII already and may only be folded at blanks.
std::string raw_header(std::string_view name, std::string_view value);

// A display name: as it is, in quotes, or as encoded words.
std::string display_name(std::string_view name);

// Control characters as blanks, bytes that are not UTF-8 as U+FFFD, no blanks at the ends.
std::string header_safe(std::string_view value);

}  // namespace adj::mail
