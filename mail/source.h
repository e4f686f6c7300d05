#pragma once
// Where mail comes from. The caller's contract, which makes every mail arrive exactly once in its store (MAIL
// §5):
//
//   batch = source.poll(50);  store the batch and commit;  source.acknowledge(ids of the batch);
//
// A mail that was not acknowledged is handed out again, by this process or the next, under the same identity.
// What was seen is decided by the caller's store and never by flags of the mailbox.

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "mail/health.h"
#include "mail/wakeup.h"

namespace adj::mail {

// Which mail of which mailbox. No two mails of a source ever share one; one mail may come back under another
// when the server renumbers its mailbox (then uidvalidity changes), which the caller sees by the mail's
// content.
struct MailId {
  std::string source;             // the source's configured name
  std::uint32_t uidvalidity = 0;  // IMAP; a Maildir has none
  std::string uid;                // IMAP: the UID in decimal; Maildir: the file's name, printable

  auto operator<=>(const MailId&) const = default;
};

struct FetchedMail {
  MailId id;
  std::string raw;         // as the mailbox keeps it, byte for byte; of an oversize mail only the head
  std::uint64_t size = 0;  // of the whole mail, as the mailbox says
  bool oversize = false;   // over the limit: raw holds its header and the beginning of its body
};

// A mail for the game is a few KB; the limits bound the memory that a stranger can make us use.
struct SizeLimits {
  std::uint64_t whole = 1 << 20;    // larger mails are handed out as heads
  std::uint64_t head = 256 * 1024;  // how much of them
  std::uint64_t batch = 16 << 20;   // a poll stops early when it holds that much (and at least one mail)
};

// The mailbox cannot be read now. The source may be used on: it starts afresh at the next call.
struct SourceFailure : std::runtime_error {
  enum class Kind {
    temporary,      // network, server busy, disk: try again later
    configuration,  // password, certificate, missing folder: tell the operator, trying again will not help
  };
  SourceFailure(Kind which, const std::string& what) : std::runtime_error(what), kind(which) {}
  Kind kind;
};

// Used by one thread at a time; only health() may be asked from another.
class Source {
 public:
  virtual ~Source() = default;

  virtual const std::string& name() const = 0;

  // The oldest mails not yet acknowledged, at most `limit`. Throws SourceFailure.
  virtual std::vector<FetchedMail> poll(std::size_t limit) = 0;

  // Puts mails away whose storing has been committed. Ids that are gone or of an earlier uidvalidity are
  // passed over, so that acknowledging twice, or from two processes, does no harm. Throws SourceFailure.
  virtual void acknowledge(std::span<const MailId> stored) = 0;

  // Sleeps until there may be new mail, the bell rings, or the time is over. True if a poll is worth while at
  // once. Never throws: a failing mailbox is found by the next poll.
  virtual bool wait(std::chrono::milliseconds time, const Wakeup& bell) = 0;

  virtual Health health() const = 0;
};

}  // namespace adj::mail
