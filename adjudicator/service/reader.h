#pragma once
// From the inbox table to answers: one transaction per mail (or per batch of mails), with everything that
// follows from it.

#include "adjudicator/service/context.h"
#include "adjudicator/store/mailbox.h"

namespace adj::service {

// Mails that count as tried and are about to be read.
using MailsInHand = std::vector<std::int64_t>;

// Reads new mails, at most `limit` in one transaction; returns how many. A mail that makes its reader fail is
// read alone the next time, and quarantined when that fails too often. `ahead`: the commit that says that they
// are read also takes those of the next call, which is given them again: one commit each time, not two.
int read_mails(const Context& context, store::Store& store, int limit = 20, MailsInHand* ahead = nullptr);

// One mail, within a transaction that has it. Writes its outcome.
void read_mail(const Context& context, store::Tx& tx, const store::Mail& mail);

}  // namespace adj::service
