#pragma once
// A game as one file that every mail program opens: the archive by mail.

#include <string>

#include "adjudicator/service/hosted.h"

namespace adj::service {

// For a seat everything that was ever sent to it; for others (0) the public reports, as mails.
std::string mbox_of(const Context& context, store::Tx& tx, const Hosted& hosted, int seat, Language language);

// Appends one mail; lines that begin with "From " are marked, as mbox readers expect.
void add_to_mbox(std::string& mbox, store::Time at, std::string_view raw);

}  // namespace adj::service
