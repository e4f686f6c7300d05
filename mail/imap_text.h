#pragma once
// How mails and mailboxes are named in IMAP commands.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adj::mail {

// "2:4,9" for {2, 3, 4, 9}; the UIDs ascend.
std::string uid_set(std::span<const std::uint32_t> uids);

// The first `limit` UIDs of a set that a server sent, ascending, without those that `skip` holds (ascending
// too). However wide its ranges are, no more is unfolded than is taken. Throws ImapProtocolError.
std::vector<std::uint32_t> first_uids(std::string_view set, std::size_t limit,
                                      std::span<const std::uint32_t> skip = {});

// A mailbox's name as a quoted string, in IMAP's own UTF-7 (RFC 3501, 5.1.3). Throws std::invalid_argument
// for what is not UTF-8 or holds control characters.
std::string quoted_mailbox(std::string_view utf8_name);

}  // namespace adj::mail
