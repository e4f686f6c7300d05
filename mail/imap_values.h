#pragma once
// The data of an IMAP response: words, strings, numbers and nested lists.

#include <string>
#include <vector>

#include "mail/imap_response.h"

namespace adj::mail {

// pieces[i] is text that is followed by literals[i], except that nothing follows the last. Throws
// ImapProtocolError.
std::vector<ImapValue> read_imap_values(const std::vector<std::string>& pieces,
                                        std::vector<std::string> literals);

}  // namespace adj::mail
