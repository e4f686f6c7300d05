#pragma once
// Where mail goes. One call is one transaction with one recipient, so that a refusal concerns nobody else.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "mail/health.h"

namespace adj::mail {

// MAIL §1.3
enum class SendResult {
  accepted,   // the other side has taken the responsibility
  retry,      // not now (4xx, no connection): later, the same bytes
  permanent,  // never (5xx): tell the moderator
  ambiguous,  // lost in or after the data: perhaps accepted; later, the same bytes with the same Message-ID
  configuration,  // password, certificate, our own settings: tell the operator, the mail is not to blame
};

std::string_view name_of(SendResult result);

struct SendOutcome {
  SendResult result = SendResult::retry;
  int code = 0;       // the server's last reply code; 0 if it said nothing
  std::string reply;  // its last words, or ours about what went wrong
};

struct Parcel {
  std::string_view envelope_from, recipient, raw;
};

// Used by one thread at a time; only health() may be asked from another.
class Sink {
 public:
  virtual ~Sink() = default;

  // An empty envelope_from is the null sender <>. Never throws for what servers, networks or disks do.
  virtual SendOutcome send(std::string_view envelope_from, std::string_view recipient,
                           std::string_view raw) = 0;

  // Many, those to one recipient in their order; `done` is told what became of each, by its index. This one
  // sends them one after the other.
  using Done = std::function<void(std::size_t index, SendOutcome outcome)>;
  virtual void send_all(std::span<const Parcel> parcels, const Done& done);

  virtual Health health() const = 0;
};

// An address that may stand in an SMTP command or name a folder: printable ASCII without blanks, brackets and
// quotes, something before and after the last @, at most 254 characters. Everything else could say more than
// an address.
bool is_plain_address(std::string_view address);

}  // namespace adj::mail
