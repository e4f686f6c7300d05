#pragma once
// From the outbox to the sink.

#include <optional>

#include "adjudicator/service/context.h"
#include "adjudicator/store/mailbox.h"
#include "mail/sink.h"
#include "mail/wakeup.h"

namespace adj::service {

// Letters that are leased and about to be sent, in their order.
struct LettersInHand {
  std::vector<store::Letter> letters = {};
  int session = 0;               // of the store: a lease ends with its connection
  bool more = false;             // the queue was longer than the hand
  Time leased_at = {};           // and in time
  Time breaker_seen = {};        // shut, then
  int leased_since_breaker = 0;  // letters
};

// Sends what is due, at most `limit` letters; returns how many it took. A letter is leased first, so that no
// other sender takes it; a crash ends the lease and it is sent again, with the same bytes and Message-ID.
// `ahead`: what is leased for later calls, which are given it again, by the commit that says that the last of
// them is sent: one commit each time, not two, and the queue is looked at once for many letters.
// `bell`: rung when there are more; otherwise a queue that was shorter than the hand is not looked at again.
int send_letters(const Context& context, store::Store& store, mail::Sink& sink, int limit = 20,
                 LettersInHand* ahead = nullptr, const mail::Wakeup* bell = nullptr);

// How long to wait after so many attempts: 1, 5, 15, 60 minutes, then hours, and up to an eighth more, each
// letter and each attempt something else: letters that failed together shall not come back together. Nothing
// when it is time to give up.
std::optional<std::chrono::seconds> retry_after(int attempts, std::int64_t letter);

}  // namespace adj::service
