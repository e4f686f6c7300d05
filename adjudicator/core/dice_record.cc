// The public record of a game's dice, and its check with nothing but the record.

#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "adjudicator/core/dice.h"

namespace adj {
namespace {

constexpr const char* kFormat = "tabellarius-dice-1";
constexpr int kMaxBadKeys = 10;  // each costs a walk along the whole chain

Json roll_to_json(const DiceRoll& roll) {
  Json out;
  out["phase"] = roll.phase;
  out["label"] = roll.label;
  out["sides"] = roll.sides;
  out["value"] = roll.value;
  out["secret"] = roll.secret;
  return out;
}

int small_int(const Json& object, const char* member, int from, int to) {
  const std::int64_t v = object.at(member).as_int();
  if (v < from || v > to) {
    throw DataError(std::string(member) + " is " + std::to_string(v) + ", not " + std::to_string(from) +
                    " to " + std::to_string(to));
  }
  return static_cast<int>(v);
}

Bytes32 hash_value(const Json& object, const char* member) {
  const std::optional<Bytes32> bytes = from_hex(object.at(member).as_string());
  if (!bytes) throw DataError(std::string(member) + " is not 64 hexadecimal digits");
  return *bytes;
}

std::string text_value(const Json& object, const char* member) {
  const std::string& text = object.at(member).as_string();
  if (text.find('\0') != std::string::npos) throw DataError(std::string(member) + " contains a NUL");
  return text;
}

DiceRoll roll_from_json(const Json& v, int length) {
  constexpr int kMax = std::numeric_limits<int>::max();
  DiceRoll roll;
  roll.phase = small_int(v, "phase", 1, length);
  roll.label = text_value(v, "label");
  roll.sides = small_int(v, "sides", 1, kMax);
  roll.value = small_int(v, "value", 1, kMax);
  roll.secret = v.at("secret").as_bool();
  return roll;
}

std::string name_of(const DiceRoll& roll) {
  return std::string(roll.secret ? "secret " : "") + "roll \"" + roll.label + "\" of phase " +
         std::to_string(roll.phase);
}

class Check {
 public:
  std::vector<std::string> run(const Json& record) {
    try {
      read_head(record);
      read_keys(record.at("keys"));
      read_secret(record);
      check_rolls(record.at("rolls"));
    } catch (const std::exception& e) {
      problem(std::string("The record cannot be read: ") + e.what() + ".");
    }
    return std::move(problems_);
  }

 private:
  void problem(std::string sentence) { problems_.push_back(std::move(sentence)); }

  void read_head(const Json& record) {
    if (record.at("format").as_string() != kFormat) {
      throw DataError(std::string("its format is not ") + kFormat);
    }
    game_ = text_value(record, "game");
    length_ = small_int(record, "length", 1, DiceChain::kMaxLength);
    chain_commitment_ = hash_value(record, "chain_commitment");
    secret_commitment_ = hash_value(record, "secret_commitment");
    std::vector<std::string> nonces;
    for (const Json& nonce : record.at("nonces").as_array()) nonces.push_back(nonce.as_string());
    ent_ = dice_entropy(nonces);
  }

  // Each key must lead back to the nearest good one before it, and so to the commitment. A false key is not
  // built upon, so that one false key is one problem.
  void read_keys(const Json& list) {
    std::map<int, Bytes32> shown;
    for (const Json& entry : list.as_array()) {
      const int phase = small_int(entry, "phase", 1, length_);
      if (!shown.emplace(phase, hash_value(entry, "key")).second) {
        problem("The key of phase " + std::to_string(phase) + " is listed twice.");
      }
    }
    int good_phase = 0, bad = 0;
    Bytes32 good_key = chain_commitment_;
    for (const auto& [phase, key] : shown) {
      keys_[phase] = std::nullopt;
      if (bad == kMaxBadKeys) continue;
      Bytes32 back = key;
      for (int i = phase; i > good_phase; --i) back = sha256(back);
      if (back == good_key) {
        keys_[phase] = good_key = key;
        good_phase = phase;
      } else {
        ++bad;
        problem("The key of phase " + std::to_string(phase) +
                " does not lead back to the commitment: the rolls of that phase cannot be checked.");
      }
    }
    if (bad == kMaxBadKeys) problem("Any later keys were not checked, because so many are false.");
  }

  void read_secret(const Json& record) {
    if (record.at("secret").is_null()) return;
    secret_shown_ = true;
    const Bytes32 secret = hash_value(record, "secret");
    if (sha256(secret) == secret_commitment_) {
      secret_ = secret;
    } else {
      problem("The secret is not the one committed to: the secret rolls cannot be checked.");
    }
  }

  void check_rolls(const Json& list) {
    std::size_t index = 0;
    for (const Json& entry : list.as_array()) {
      ++index;
      std::optional<DiceRoll> roll;
      try {
        roll = roll_from_json(entry, length_);
      } catch (const DataError& e) {
        problem("Roll number " + std::to_string(index) + " of the list cannot be read: " + e.what() + ".");
        continue;
      }
      if (!seen_.emplace(roll->secret, roll->phase, roll->label).second) {
        problem("The " + name_of(*roll) + " is listed twice.");
      }
      roll->secret ? check_secret(*roll) : check_public(*roll);
    }
  }

  void check_public(const DiceRoll& roll) {
    const auto key = keys_.find(roll.phase);
    if (key == keys_.end()) {
      if (missing_.insert(roll.phase).second) {
        problem("The key of phase " + std::to_string(roll.phase) + " is not shown, but the phase has rolls.");
      }
    } else if (key->second) {
      compare(roll, roll_dice(*key->second, game_, roll.phase, roll.label, ent_, 1, roll.sides).front());
    }
  }

  void check_secret(const DiceRoll& roll) {
    if (secret_) {
      compare(roll, roll_secret_dice(*secret_, game_, roll.phase, roll.label, ent_, 1, roll.sides).front());
    } else if (!secret_shown_) {
      problem("The " + name_of(roll) + " is listed, but the secret is not shown.");
    }
  }

  void compare(const DiceRoll& roll, int due) {
    if (roll.value == due) return;
    problem("The " + name_of(roll) + " (d" + std::to_string(roll.sides) + ") is given as " +
            std::to_string(roll.value) + " but had to be " + std::to_string(due) + ".");
  }

  std::vector<std::string> problems_;
  std::string game_;
  int length_ = 0;
  Bytes32 chain_commitment_{}, secret_commitment_{}, ent_{};
  std::map<int, std::optional<Bytes32>> keys_;  // nothing stands for a false key
  std::optional<Bytes32> secret_;
  bool secret_shown_ = false;
  std::set<int> missing_;
  std::set<std::tuple<bool, int, std::string>> seen_;
};

}  // namespace

Json public_dice_record(const FairDice& dice, int revealed, const std::vector<DiceRoll>& rolls, bool ended) {
  Json out;
  out["format"] = kFormat;
  out["game"] = dice.game();
  out["length"] = dice.length();
  out["chain_commitment"] = hex(dice.chain_commitment());
  out["secret_commitment"] = hex(dice.secret_commitment());
  out["nonces"] = Json::array();
  for (const std::string& nonce : dice.nonces()) out["nonces"].push_back(nonce);
  out["keys"] = Json::array();
  for (int phase = 1; phase <= revealed; ++phase) {
    Json entry;
    entry["phase"] = phase;
    entry["key"] = hex(dice.key(phase));
    out["keys"].push_back(std::move(entry));
  }
  out["rolls"] = Json::array();
  for (const DiceRoll& roll : rolls) {
    if (roll.secret ? ended : roll.phase <= revealed) out["rolls"].push_back(roll_to_json(roll));
  }
  out["secret"] = ended ? Json(hex(dice.secret())) : Json();
  return out;
}

std::vector<std::string> verify_dice(const Json& record) { return Check().run(record); }

}  // namespace adj
