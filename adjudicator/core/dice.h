#pragma once
// Dice anyone can check. Before anybody joins, the service publishes K[0], the end of a chain of hashes
// K[i-1] = SHA-256(K[i]); then the players give their nonces. The dice of phase t come from K[t] and the
// nonces, and K[t] is shown with the report of its phase: hashing it t times must give K[0]. So the service
// could not choose its keys after seeing the nonces, and nobody else can foresee a die.
//
// A die that must stay hidden after its phase (a counter drawn from a cup, a dealt card) cannot use a key
// that is shown; it uses one more key, the secret, published as its hash at the start and shown at the end of
// the game.
//
// A label names one die of a phase: the same label always gives the same die.

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/json.h"
#include "adjudicator/core/sha256.h"

namespace adj {

// The keys of a game. Only every 64th is kept: 2 KB for 4096 phases, and a key costs at most 63 hashes.
class DiceChain {
 public:
  static constexpr int kMaxLength = 65536;

  // Throws std::out_of_range unless 1 <= length <= kMaxLength.
  DiceChain(const Bytes32& last_key, int length);

  Bytes32 key(int phase) const;  // 1..length, or std::out_of_range: K[0] is public and never a key
  const Bytes32& commitment() const { return commitment_; }
  int length() const { return length_; }

 private:
  int length_;
  Bytes32 commitment_;
  std::vector<Bytes32> kept_;  // K[64], K[128], …, and K[length] last
};

// n dice, each 1..sides. The stream is HMAC-SHA-256(key, context counter), read as 32-bit big-endian words;
// words beyond the largest multiple of `sides` are skipped, so that every side is equally likely. Throws
// std::invalid_argument when sides < 1, n < 0, phase < 0, or game or label contain a NUL.
std::vector<int> roll_dice(const Bytes32& key, std::string_view game, int phase, std::string_view label,
                           const Bytes32& ent, int n, int sides);

// The same stream from the secret, under "secret/" + label.
std::vector<int> roll_secret_dice(const Bytes32& secret, std::string_view game, int phase,
                                  std::string_view label, const Bytes32& ent, int n, int sides);

// SHA-256 over the players' nonces, joined without anything between. A nonce is "<name>:<text>". That two
// lists may join to one text does no harm: the dice depend on that text only, and it is published before the
// first roll.
Bytes32 dice_entropy(const std::vector<std::string>& nonces);

// All that a game's dice depend on. Private to the service until the game has ended.
struct DiceSeed {
  std::string game;
  Bytes32 last_key{};
  Bytes32 secret{};
  int length = 4096;
  std::vector<std::string> nonces;
};

class FairDice {
 public:
  // Throws std::out_of_range for a bad length, std::invalid_argument when game or nonces are not UTF-8
  // without NUL.
  explicit FairDice(DiceSeed seed);

  // Both throw std::out_of_range unless 1 <= phase <= length.
  int roll(int phase, std::string_view label, int sides) const;  // 1..sides
  int roll_secret(int phase, std::string_view label,
                  int sides) const;  // 1..sides, checkable when the game is over

  const Bytes32& chain_commitment() const { return chain_.commitment(); }
  Bytes32 secret_commitment() const { return sha256(secret_); }
  Bytes32 key(int phase) const { return chain_.key(phase); }
  const Bytes32& entropy() const { return ent_; }
  const Bytes32& secret() const { return secret_; }

  const std::string& game() const { return game_; }
  const std::vector<std::string>& nonces() const { return nonces_; }
  int length() const { return chain_.length(); }

 private:
  std::string game_;
  DiceChain chain_;
  Bytes32 secret_;
  std::vector<std::string> nonces_;
  Bytes32 ent_;
};

struct DiceRoll {
  int phase = 0;
  std::string label;
  int sides = 0;
  int value = 0;
  bool secret = false;
  friend bool operator==(const DiceRoll&, const DiceRoll&) = default;
};

// What the public archive carries: commitments, nonces, the keys of phases 1..revealed and the rolls made
// with them. Secret rolls, and the secret, are left out until the game has ended.
Json public_dice_record(const FairDice& dice, int revealed, const std::vector<DiceRoll>& rolls, bool ended);

// Every problem of such a record as a sentence; none when all dice are as they had to be. Never throws on bad
// records.
std::vector<std::string> verify_dice(const Json& record);

}  // namespace adj
