#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace adj::mail {

// Reads the character reference that starts at html[at] == '&' (&eacute; &#233; &#xE9;), appends its
// character and returns its length; 0 when there is none: the '&' stands for itself. Looks at a bounded
// number of bytes.
std::size_t append_entity(std::string& out, std::string_view html, std::size_t at);

}  // namespace adj::mail
