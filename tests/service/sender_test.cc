// MAIL §5: 1, 5, 15, 60 minutes … three days, and never all at once.

#include "adjudicator/service/sender.h"

#include <gtest/gtest.h>

#include <set>

namespace adj::service {
namespace {

TEST(Backoff, GrowsAndEndsWithinThreeDays) {
  for (const std::int64_t letter : {1, 2, 77, 123'456'789}) {
    std::chrono::seconds all{0}, before{0};
    int attempts = 0;
    while (const auto wait = retry_after(++attempts, letter)) {
      EXPECT_GE(*wait, before * 8 / 9) << attempts;
      all += *wait, before = *wait;
    }
    EXPECT_EQ(attempts, 14);
    EXPECT_GT(all, std::chrono::hours(60));
    EXPECT_LT(all, std::chrono::hours(72));
  }
  EXPECT_GE(*retry_after(1, 5), std::chrono::minutes(1));
  EXPECT_LE(*retry_after(1, 5), std::chrono::seconds(67));
  EXPECT_GE(*retry_after(4, 5), std::chrono::minutes(60));
}

// A hundred letters that a server refused together do not come back together.
TEST(Backoff, IsSomethingElseForEachLetter) {
  std::set<std::chrono::seconds> waits;
  for (std::int64_t letter = 1; letter <= 100; ++letter) waits.insert(*retry_after(3, letter));
  EXPECT_GT(waits.size(), 50u);
  EXPECT_EQ(retry_after(3, 7), retry_after(3, 7));
}

}  // namespace
}  // namespace adj::service
