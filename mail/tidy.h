#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace adj::mail {

// A mail's text as lines in which spelling no longer matters: composed letters, plain blanks, straight quotes
// and hyphens, nothing invisible, no PGP armour. Trailing blanks stay: "-- " needs its own.
std::vector<std::string> tidy_lines(std::string_view text);

}  // namespace adj::mail
