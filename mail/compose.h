#pragma once
// An Outgoing as the bytes that go over the wire: CRLF everywhere, nothing but ASCII, no line over 998
// octets. The same Outgoing gives the same bytes, so that a mail sent again is the same mail.

#include <stdexcept>
#include <string>
#include <string_view>

#include "mail/message.h"

namespace adj::mail {

// Nothing a player wrote (subject, name, text) can add a header or end one: line ends and control characters
// in header values become blanks. Throws std::invalid_argument for an address, Message-ID, header name or
// content id that cannot be written: those are ours.
std::string compose(const Outgoing& mail);

// One <...> of at most 250 printable characters without blanks.
bool valid_message_id(std::string_view id);

// "Mon, 17 Nov 2025 15:53:00 +0000"
std::string rfc5322_date(std::int64_t seconds_since_1970);

}  // namespace adj::mail
