#include "mail/sink_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <set>

namespace adj::mail {
namespace {

using testing::ElementsAre;

struct Seen {
  std::mutex guard;
  std::map<std::string, std::vector<std::string>> letters;  // by recipient, as they went out
  std::map<std::string, std::set<int>> connections;         // that a recipient's letters took
  std::set<int> used;
};

class Connection final : public Sink {
 public:
  Connection(int number, Seen& seen) : number_(number), seen_(seen) {}
  SendOutcome send(std::string_view, std::string_view recipient, std::string_view raw) override {
    const std::lock_guard lock(seen_.guard);
    seen_.letters[std::string(recipient)].emplace_back(raw);
    seen_.connections[std::string(recipient)].insert(number_);
    seen_.used.insert(number_);
    if (raw != "bad") return {SendResult::accepted, 250, std::string(raw)};
    health_.failed("no");
    return {SendResult::permanent, 550, "no"};
  }
  Health health() const override { return health_.read(); }

 private:
  int number_;
  Seen& seen_;
  HealthRecord health_;
};

struct Pool : testing::Test {
  Seen seen;
  std::unique_ptr<SinkPool> pool = [this] {
    std::vector<std::unique_ptr<Sink>> connections;
    for (int i = 0; i < 4; ++i) connections.push_back(std::make_unique<Connection>(i, seen));
    return std::make_unique<SinkPool>(std::move(connections));
  }();
  std::vector<std::string> replies;

  void send(const std::vector<std::pair<std::string, std::string>>& letters) {
    std::vector<Parcel> parcels;
    for (const auto& [to, raw] : letters) parcels.push_back({"us@h", to, raw});
    replies.assign(letters.size(), "");
    pool->send_all(parcels, [&](std::size_t i, SendOutcome outcome) { replies[i] = outcome.reply; });
  }
};

TEST_F(Pool, AFewLettersTakeOneConnection) {
  send({{"a@h", "1"}, {"b@h", "2"}, {"a@h", "3"}});
  EXPECT_THAT(seen.used, ElementsAre(0));
  EXPECT_THAT(replies, ElementsAre("1", "2", "3"));
}

// A report follows the receipt that announces it, however many connections there are.
TEST_F(Pool, ManyLettersTakeSeveralAndEachReaderGetsHisInOrder) {
  std::vector<std::pair<std::string, std::string>> letters;
  for (int i = 0; i < 40; ++i) letters.emplace_back("p" + std::to_string(i % 10) + "@h", std::to_string(i));
  send(letters);
  EXPECT_GT(seen.used.size(), 1u);
  for (int i = 0; i < 40; ++i) EXPECT_EQ(replies[static_cast<std::size_t>(i)], std::to_string(i));
  EXPECT_THAT(seen.letters.at("p3@h"), ElementsAre("3", "13", "23", "33"));
  for (const auto& [recipient, connections] : seen.connections)
    EXPECT_EQ(connections.size(), 1u) << recipient;
}

TEST_F(Pool, IsAsIllAsAnyOfItsConnections) {
  EXPECT_TRUE(pool->health().healthy);
  std::vector<std::pair<std::string, std::string>> letters;
  for (int i = 0; i < 40; ++i) letters.emplace_back("p" + std::to_string(i) + "@h", i == 39 ? "bad" : "good");
  send(letters);
  EXPECT_EQ(replies[39], "no");
  EXPECT_FALSE(pool->health().healthy);
}

}  // namespace
}  // namespace adj::mail
