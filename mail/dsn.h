#pragma once
// Reports about mails of ours that came back: RFC 3464 delivery reports, RFC 5965 complaints. Who they are
// about is said by the address they came to (token.h, ClaimKind::bounce); here is why. Never a source of
// orders.

#include <optional>
#include <string>

#include "mail/message.h"

namespace adj::mail {

enum class BounceKind {
  failed,     // given up
  delayed,    // still trying
  delivered,  // delivered, relayed, expanded; a read receipt: nothing is wrong
  complaint,  // the receiver calls it spam: no more optional mail
  unclear,    // no part for machines: counts as a soft failure
};

struct Bounce {
  BounceKind kind = BounceKind::unclear;
  std::string status;               // "5.1.1", or empty
  std::string recipient;            // as the report names it, without its type
  std::string diagnostic;           // one line, for the moderator
  std::string original_message_id;  // of the mail it speaks of, with brackets, or empty

  // Only a permanent failure counts towards "undeliverable".
  bool permanent() const { return kind == BounceKind::failed && status.starts_with("5."); }
};

// Nothing when the mail is no report: neither a multipart/report nor sent with an empty Return-Path.
std::optional<Bounce> read_bounce(const Incoming& mail);

}  // namespace adj::mail
