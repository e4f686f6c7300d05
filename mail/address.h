#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mail/message.h"

namespace adj::mail {

// The mailboxes of a From, To, ... value (unfolded, not decoded), groups opened. Sees through quoted names,
// encoded words and comments that look like addresses. Empty when the value is too long to be honest.
std::vector<Address> read_addresses(std::string_view value);

// local@domain in plain ASCII, such as may stand in an envelope and a header: no blanks, quotes, brackets or
// control characters, at most 64 and 254 octets.
bool valid_address(std::string_view address);

// What stands before and behind the last @; the domain is empty when there is none.
std::string_view local_part(std::string_view address);
std::string_view domain_part(std::string_view address);

}  // namespace adj::mail
