#pragma once
// From the mailbox to the inbox table: the bytes are kept before anybody reads them.

#include "adjudicator/service/context.h"
#include "mail/source.h"

namespace adj::service {

// Fetches, keeps, commits, and only then puts the mails away in the mailbox. Returns how many were fetched.
// Throws mail::SourceFailure and store::Unavailable; nothing is lost by either.
int fetch_mails(const Context& context, store::Store& store, mail::Source& source, int limit = 50);

}  // namespace adj::service
