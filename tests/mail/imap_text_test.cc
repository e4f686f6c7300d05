#include "mail/imap_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "mail/imap_response.h"

namespace adj::mail {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string set_of(std::vector<std::uint32_t> uids) { return uid_set(uids); }

TEST(ImapTextTest, neighbours_make_ranges) {
  EXPECT_EQ(set_of({}), "");
  EXPECT_EQ(set_of({7}), "7");
  EXPECT_EQ(set_of({2, 3, 4, 9, 11, 12}), "2:4,9,11:12");
  EXPECT_EQ(set_of({4294967294u, 4294967295u}), "4294967294:4294967295");
}

TEST(ImapTextTest, sets_are_unfolded_only_as_far_as_needed) {
  EXPECT_THAT(first_uids("", 5), IsEmpty());
  EXPECT_THAT(first_uids("37:3498,4086:4905", 3), ElementsAre(37, 38, 39));
  EXPECT_THAT(first_uids("9,1:4294967295", 2), ElementsAre(1, 2));
  EXPECT_THAT(first_uids("5:3,4,9", 10), ElementsAre(3, 4, 5, 9));
  EXPECT_THAT(first_uids("4294967295", 10), ElementsAre(4294967295u));
  const std::vector<std::uint32_t> skip{3, 5};
  EXPECT_THAT(first_uids("3:6", 2, skip), ElementsAre(4, 6));
}

TEST(ImapTextTest, what_is_no_set_is_refused) {
  for (const char* set : {"0", "1:0", "1:*", "a", "1,,2", "1:", ":1", "1 2", "4294967296", "-1"})
    EXPECT_THROW(first_uids(set, 5), ImapProtocolError) << set;
}

// RFC 3501 5.1.3 gives the second and third.
TEST(ImapTextTest, mailboxes_are_named_in_utf7) {
  EXPECT_EQ(quoted_mailbox("INBOX"), "\"INBOX\"");
  EXPECT_EQ(quoted_mailbox("~peter/mail/台北/日本語"), "\"~peter/mail/&U,BTFw-/&ZeVnLIqe-\"");
  EXPECT_EQ(quoted_mailbox("a&b"), "\"a&-b\"");
  EXPECT_EQ(quoted_mailbox("Traités"), "\"Trait&AOk-s\"");
  EXPECT_EQ(quoted_mailbox("😀"), "\"&2D3eAA-\"");
  EXPECT_EQ(quoted_mailbox("a\"b\\c"), "\"a\\\"b\\\\c\"");
}

TEST(ImapTextTest, a_mailbox_name_cannot_hold_a_command) {
  for (const char* name : {"a\r\nx1 LOGOUT", "a\nb", "\x7f", "\xff", "\xc3", "\xc3(", "\xc0\x80"})
    EXPECT_THROW(quoted_mailbox(name), std::invalid_argument) << name;
}

}  // namespace
}  // namespace adj::mail
