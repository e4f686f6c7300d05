#pragma once
// From the inbox table to answers: one transaction per mail (or per batch of mails), with everything that
// follows from it.

#include <deque>
#include <optional>

#include "adjudicator/service/context.h"
#include "adjudicator/store/mailbox.h"
#include "mail/body.h"
#include "mail/message.h"

namespace adj::service {

// A mail's bytes, parsed.
struct OpenedMail {
  mail::Incoming message;
  mail::Reply reply;
};

struct MailInHand {
  store::Mail mail;
  std::optional<OpenedMail> opened = {};
};

// Mails that count as tried and are about to be read, oldest first.
struct MailsInHand {
  std::deque<MailInHand> mails = {};
  int session = 0;  // of the store: after another connection they are anybody's
};

// Reads new mails, at most `limit` in one transaction; returns how many. A mail that makes its reader fail is
// read alone the next time, and quarantined when that fails too often. `ahead`: what is taken for later
// calls, which are given it again, by the commit that says that the last of them is read: one commit each
// time, not two, and the queue is looked at once for many mails.
int read_mails(const Context& context, store::Store& store, int limit = 20, MailsInHand* ahead = nullptr);

// One mail, within a transaction that has it. Writes its outcome.
void read_mail(const Context& context, store::Tx& tx, const store::Mail& mail, const OpenedMail& opened);
OpenedMail open_mail(const Context& context, const std::string& raw);

}  // namespace adj::service
