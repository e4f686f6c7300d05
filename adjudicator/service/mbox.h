#pragma once
// A game as one file that every mail program opens: the archive by mail.

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/service/hosted.h"

namespace adj::service {

// Postfix takes 10,240,000 bytes; a third of it is what base64 adds.
inline constexpr std::size_t kLargestMbox = 7'000'000;

struct Mbox {
  std::string file;
  int left_out = 0;  // the oldest mails, when all would be more than a mail server takes
};
// For a seat everything that was ever sent to it, without the maps; for others (0) the public reports, as
// mails. No larger than mail servers take as they are installed: the mails of a long game lose their HTML.
Mbox mbox_of(const Context& context, store::Tx& tx, const Hosted& hosted, int seat, Language language,
             std::size_t largest = kLargestMbox);

// The public reports of these windows only.
Mbox mbox_of_windows(const Context& context, store::Tx& tx, const Hosted& hosted,
                     const std::vector<int>& windows, Language language);

// The mail without its parts of a type (as it begins: "image/"). Only for mails of our own (mail/compose.h).
std::string without_parts(std::string_view raw, std::string_view type);

// Appends one mail; lines that begin with "From " are marked, as mbox readers expect.
void add_to_mbox(std::string& mbox, store::Time at, std::string_view raw);

}  // namespace adj::service
