#pragma once
// Who sent a mail, and what he may do with it. Reads the claims in its addresses, the sender, what trusted
// servers say.

#include <optional>
#include <string>

#include "adjudicator/service/speech.h"
#include "mail/body.h"
#include "mail/message.h"
#include "mail/token.h"

namespace adj::service {

struct Identity {
  enum class Kind {
    known,         // speak: rights as in `speaker`
    confirmation,  // a genuine reply to a question of ours
    held,    // a good token from a strange address, or a sender whose servers disown him: ask the registered
             // one
    nobody,  // no sender, too many guesses: not read
  };
  Kind kind = Kind::nobody;
  const char* why = "";  // held, nobody: a word for operators
  Speaker speaker;
  std::optional<Hosted> hosted;  // the game that a genuine token names
  std::int64_t confirmation = 0;
  std::optional<store::Player> ask;  // held: whom
  std::string void_key_of;           // known: the game whose secret he used, which is void now
};

// All that a mail to a seat's address makes us look up, asked for in one journey: sender, game, window and
// the place of the receipt. Of a game that is not ours by then nothing is asked: it may change until it is.
void expect_what_it_takes(const Context& context, store::Tx& tx, const mail::Incoming& message,
                          const mail::Reply& reply, const std::string& ours);

// `released_by`: the player who has confirmed that this mail, held before, is his.
Identity identify(const Context& context, store::Tx& tx, const mail::Incoming& message,
                  const mail::Reply& reply, std::optional<std::int64_t> released_by = {});

}  // namespace adj::service
