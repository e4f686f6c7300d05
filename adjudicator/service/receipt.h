#pragma once
// The one answer to a mail, as a letter to the registered address.

#include "adjudicator/service/letter.h"
#include "adjudicator/service/speech.h"
#include "mail/body.h"
#include "mail/message.h"

namespace adj::service {

// Nothing in the mail was safely the sender's own words: say why, and how to write so that it is read.
void explain_nothing_read(Speech& speech, const mail::Incoming& message, const mail::Reply& reply);

// What of the mail was not read, and why: quotes, signatures, old mails.
void explain_cut(Speech& speech, const mail::Reply& reply);

// Asks ahead for the place of an answer to a player of the game, who writes from this address.
void expect_receipt(const Context& context, store::Tx& tx, const std::string& game,
                    const std::string& address);
// Takes the receipt's place in the outbox, before what the mail leads to.
void take_place(Speech& speech);

// Posts the answer, unless there is nothing to say or the receiver has had enough for this hour (the mail has
// taken effect all the same). `outcome`: of the mail, written with the answer; true when it was.
bool send_receipt(Speech& speech, const store::MailOutcome* outcome = nullptr);

// Whether one more letter of this kind that somebody's mail causes may go there: players get so many an hour,
// strangers, who may not have written to us at all, a few a day. Every kind by itself: what others write to
// him takes no receipt from anybody, and whoever has asked for help is still asked whether he joins. Without
// a secret word of ours (`by_secret`), with which anybody may put somebody's name on a mail, half of it.
bool may_write_to(const Context& context, store::Tx& tx, const std::string& address, bool registered,
                  const std::string& kind, bool by_secret);

// Subject, text and HTML of a letter that says what the answer says. Confirmations, notices, reminders and
// press are letters of this kind too.
void put_into_words(const Context& context, const Answer& answer, const std::string& title,
                    const std::string& cut_mark, bool html, NewLetter& letter);

// All that the receipt's templates may name.
Json receipt_values(const Answer& answer, const std::string& title, const std::string& cut_mark);

}  // namespace adj::service
