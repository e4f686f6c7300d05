#pragma once

#include <cstddef>
#include <string_view>

namespace adj {

// The length in bytes of the well-formed UTF-8 character that starts at `at`; 0 when there is none (overlong
// forms, surrogates and what lies beyond U+10FFFF are not well-formed).
std::size_t utf8_length(std::string_view text, std::size_t at);

}  // namespace adj
