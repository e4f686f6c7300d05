#pragma once

#include <string>
#include <string_view>

namespace adj::mail {

// text/plain; format=flowed (RFC 3676) as lines that end where the writer ended them. Quoted lines keep one
// '>' per level and a blank; stuffed blanks are gone; with `delsp` the blank at a soft break is, too.
std::string unflow(std::string_view text, bool delsp);

}  // namespace adj::mail
