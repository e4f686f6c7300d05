#include "adjudicator/core/dice.h"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <stdexcept>

#include "adjudicator/core/utf8.h"

namespace adj {
namespace {

constexpr int kKeptEvery = 64;

void append_u32(std::string& out, std::uint32_t v) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>((v >> shift) & 0xff);
}

std::uint32_t word(const Bytes32& block, std::size_t i) {
  return std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
         std::uint32_t{block[4 * i + 2]} << 8 | std::uint32_t{block[4 * i + 3]};
}

// NUL ends the game and the label, so neither may contain one; else two dice could share a context.
std::string context(std::string_view game, int phase, std::string_view label, const Bytes32& ent) {
  if (phase < 0) throw std::invalid_argument("a phase of dice is not negative");
  if (game.find('\0') != std::string_view::npos || label.find('\0') != std::string_view::npos) {
    throw std::invalid_argument("a NUL in the name of a die");
  }
  std::string out("pbem-dice-v1");
  out += '\0';
  out += game;
  out += '\0';
  append_u32(out, static_cast<std::uint32_t>(phase));
  out += label;
  out += '\0';
  out += as_chars(ent);
  return out;
}

// The record of the dice is JSON, so what goes into them must survive it unchanged.
void check_recordable(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = utf8_length(text, i);
    if (length == 0 || text[i] == '\0')
      throw std::invalid_argument("a name or nonce for dice is not UTF-8 text");
    i += length;
  }
}

struct Links {
  Bytes32 commitment;
  std::vector<Bytes32> kept;
};

Links links_of(const Bytes32& last_key, int length) {
  Links links{last_key, {}};
  for (int i = length; i > 0; --i) {
    if (i == length || i % kKeptEvery == 0) links.kept.push_back(links.commitment);
    links.commitment = sha256(links.commitment);
  }
  std::reverse(links.kept.begin(), links.kept.end());
  return links;
}

// A chain is thousands of hashes, and a game is loaded anew for every mail: two thirds of that time were
// these hashes. So the chains of the games used last are remembered; 2 KB each.
class RecentChains {
 public:
  Links get(const Bytes32& last_key, int length) {
    const std::pair which(last_key, length);
    {
      const std::lock_guard lock(guard_);
      if (const auto at = links_.find(which); at != links_.end()) return at->second;
    }
    Links links = links_of(last_key, length);
    const std::lock_guard lock(guard_);
    if (links_.emplace(which, links).second) order_.push_back(which);
    if (order_.size() > kMost) {
      links_.erase(order_.front());
      order_.pop_front();
    }
    return links;
  }

 private:
  static constexpr std::size_t kMost = 1000;
  std::mutex guard_;
  std::map<std::pair<Bytes32, int>, Links> links_;
  std::deque<std::pair<Bytes32, int>> order_;  // the oldest first
};

}  // namespace

DiceChain::DiceChain(const Bytes32& last_key, int length) : length_(length) {
  if (length < 1 || length > kMaxLength) throw std::out_of_range("a chain of dice keys has 1 to 65536 keys");
  static RecentChains recent;
  Links links = recent.get(last_key, length);
  commitment_ = links.commitment;
  kept_ = std::move(links.kept);
}

Bytes32 DiceChain::key(int phase) const {
  if (phase < 1 || phase > length_) {
    throw std::out_of_range("no dice key for phase " + std::to_string(phase) + " of " +
                            std::to_string(length_));
  }
  const int slot = (phase - 1) / kKeptEvery;
  Bytes32 key = kept_[static_cast<std::size_t>(slot)];
  for (int i = std::min((slot + 1) * kKeptEvery, length_); i > phase; --i) key = sha256(key);
  return key;
}

std::vector<int> roll_dice(const Bytes32& key, std::string_view game, int phase, std::string_view label,
                           const Bytes32& ent, int n, int sides) {
  if (sides < 1 || n < 0) throw std::invalid_argument("dice have sides and a number");
  const std::string ctx = context(game, phase, label, ent);
  const std::uint64_t faces = static_cast<std::uint64_t>(sides);
  const std::uint64_t limit = (std::uint64_t{1} << 32) / faces * faces;
  const std::size_t wanted = static_cast<std::size_t>(n);
  std::vector<int> dice;
  for (std::uint32_t counter = 0; dice.size() < wanted; ++counter) {
    std::string message = ctx;
    append_u32(message, counter);
    const Bytes32 block = hmac_sha256(key, message);
    for (std::size_t i = 0; i < 8 && dice.size() < wanted; ++i) {
      const std::uint64_t w = word(block, i);
      if (w < limit) dice.push_back(static_cast<int>(1 + w % faces));
    }
  }
  return dice;
}

std::vector<int> roll_secret_dice(const Bytes32& secret, std::string_view game, int phase,
                                  std::string_view label, const Bytes32& ent, int n, int sides) {
  return roll_dice(secret, game, phase, "secret/" + std::string(label), ent, n, sides);
}

Bytes32 dice_entropy(const std::vector<std::string>& nonces) {
  std::string all;
  for (const std::string& nonce : nonces) all += nonce;
  return sha256(all);
}

FairDice::FairDice(DiceSeed seed)
    : game_(std::move(seed.game)),
      chain_(seed.last_key, seed.length),
      secret_(seed.secret),
      nonces_(std::move(seed.nonces)),
      ent_(dice_entropy(nonces_)) {
  check_recordable(game_);
  for (const std::string& nonce : nonces_) check_recordable(nonce);
}

int FairDice::roll(int phase, std::string_view label, int sides) const {
  return roll_dice(chain_.key(phase), game_, phase, label, ent_, 1, sides).front();
}

int FairDice::roll_secret(int phase, std::string_view label, int sides) const {
  if (phase < 1 || phase > length()) throw std::out_of_range("no dice for phase " + std::to_string(phase));
  return roll_secret_dice(secret_, game_, phase, label, ent_, 1, sides).front();
}

}  // namespace adj
