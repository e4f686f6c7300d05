#pragma once
// Letters that do not reach their reader: noted, and whoever is out of reach marked so. His moderators and
// the operator are told; deadlines go on as for anybody silent.

#include "adjudicator/service/context.h"
#include "adjudicator/store/mailbox.h"
#include "mail/message.h"
#include "mail/sink.h"

namespace adj::service {

// A report about a letter of ours that came back, if the mail is one.
bool take_bounce(const Context& context, store::Tx& tx, const mail::Incoming& message);

// Whoever called a mail of ours spam is sent what his games need and no more: no reminder, no invitation.
bool complained(store::Tx& tx, const std::string& address);

// It was refused for good, or could not be handed over for days: whoever moderates is told, and the operator.
void tell_undelivered(const Context& context, store::Tx& tx, const store::Letter& letter);

// The server that should carry the letter refused it for good.
void take_refusal(const Context& context, store::Tx& tx, const store::Letter& letter,
                  const mail::SendOutcome& outcome);

}  // namespace adj::service
