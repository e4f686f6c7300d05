#pragma once
// Encoded words in header values: =?utf-8?Q?=C3=89t=C3=A9?= (RFC 2047, RFC 2231 languages).
//
// Our own decoder, since GMime 3.2.13 loses text after the padding of adjacent base64 words. Forgiving: words
// within other text, blanks within words, characters split over two words, raw 8-bit text. Linear.

#include <string>
#include <string_view>

namespace adj::mail {

// One line of well-formed UTF-8 without control characters.
std::string decode_words(std::string_view value);

// Control characters (line ends first of all) become blanks; none at the ends.
std::string one_line(std::string_view text);

// Base64 as far as it goes; other characters are stepped over, padding may be missing or in the middle.
std::string decode_base64(std::string_view text);

}  // namespace adj::mail
