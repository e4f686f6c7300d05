#include "adjudicator/core/dice.h"

#include <gmock/gmock.h>

#include <stdexcept>

namespace adj {
namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::Ge;
using testing::Le;

Bytes32 counting(int from) {
  Bytes32 bytes;
  for (std::size_t i = 0; i < 32; ++i)
    bytes[i] = static_cast<std::uint8_t>(static_cast<std::size_t>(from) + i);
  return bytes;
}

DiceSeed seed() { return {"g7", counting(0), counting(32), 100, {"alice:7", "bob:x"}}; }

// All expected values below were computed by an independent program.
TEST(DiceChain, KeysAndCommitment) {
  const DiceChain chain(counting(0), 100);
  EXPECT_EQ(hex(chain.commitment()), "c52c3a8d9b06a3d626847b35af9fbe187650a112952dc0edecf9a4337b7e6a53");
  EXPECT_EQ(hex(chain.key(1)), "1bfecbb30de581e9e4064c26b0656e5d1f11d600b03751186dfe8fdc56f024b4");
  EXPECT_EQ(hex(chain.key(64)), "2fca1c894dd547c987560ac3d07fa78d0d903ba53be74432a6f5cd6f76590716");
  EXPECT_EQ(hex(chain.key(65)), "bdf2a4bb157703924e10c07ba6e86db9cf81f32fa11e2fad1f078d1f090486f5");
  EXPECT_EQ(hex(chain.key(99)), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  EXPECT_EQ(chain.key(100), counting(0));
}

TEST(DiceChain, EveryKeyHashesToTheOneBefore) {
  for (const int length : {1, 2, 63, 64, 65, 128, 200}) {
    const DiceChain chain(counting(7), length);
    Bytes32 before = chain.commitment();
    for (int phase = 1; phase <= length; ++phase) {
      const Bytes32 key = chain.key(phase);
      EXPECT_EQ(sha256(key), before) << phase << " of " << length;
      before = key;
    }
    EXPECT_EQ(before, counting(7));
  }
  EXPECT_EQ(hex(DiceChain(counting(0), 4096).commitment()),
            "fbd3136db367d4cb21dc522f7e8a28ccce1bec79ee01d51fcd31af5d31c08754");
}

TEST(DiceChain, RangesAreKept) {
  const DiceChain chain(counting(0), 100);
  EXPECT_THROW(chain.key(0), std::out_of_range);
  EXPECT_THROW(chain.key(-1), std::out_of_range);
  EXPECT_THROW(chain.key(101), std::out_of_range);
  EXPECT_THROW(DiceChain(counting(0), 0), std::out_of_range);
  EXPECT_THROW(DiceChain(counting(0), DiceChain::kMaxLength + 1), std::out_of_range);
}

// Remembered, forgotten for others, or made for the first time: a chain is the same.
TEST(DiceChain, IsTheSameWhoeverWasAskedInBetween) {
  const auto nth = [](int n) { return DiceChain(sha256("chain " + std::to_string(n)), 70 + n % 3); };
  std::vector<Bytes32> keys;
  for (int n = 0; n < 1100; ++n) keys.push_back(nth(n).key(3));
  for (int n = 0; n < 1100; n += 11) {
    Bytes32 key = sha256("chain " + std::to_string(n));
    for (int phase = 70 + n % 3; phase > 3; --phase) key = sha256(key);
    EXPECT_EQ(keys[static_cast<std::size_t>(n)], key);
    EXPECT_EQ(nth(n).key(3), key);
    EXPECT_EQ(nth(n).commitment(), sha256(sha256(sha256(key))));
  }
}

TEST(RollDice, KnownRolls) {
  const FairDice dice(seed());
  EXPECT_EQ(hex(dice.entropy()), "51ad8737b292f671e110d1bf33b2030504fce6209680f6c3f4413049338fb682");
  EXPECT_EQ(dice.entropy(), sha256("alice:7bob:x"));
  const auto roll = [&](int phase, std::string_view label, int n, int sides) {
    return roll_dice(dice.key(phase), "g7", phase, label, dice.entropy(), n, sides);
  };
  EXPECT_THAT(roll(1, "mortality", 10, 6), ElementsAre(6, 3, 5, 4, 4, 3, 4, 4, 2, 2));
  EXPECT_THAT(roll(1, "battle/3", 5, 20), ElementsAre(9, 14, 9, 2, 15));
  EXPECT_THAT(roll(2, "d100", 4, 100), ElementsAre(31, 86, 77, 48));
  EXPECT_THAT(roll(70, "x", 3, 1), ElementsAre(1, 1, 1));
  EXPECT_THAT(roll(70, "x", 0, 6), ElementsAre());
}

// A third of all words is beyond the largest multiple of these sides; keeping one would shift all that
// follow.
TEST(RollDice, WordsBeyondTheLastMultipleAreSkipped) {
  const FairDice dice(seed());
  EXPECT_THAT(roll_dice(dice.key(3), "g7", 3, "third", dice.entropy(), 12, 1431655766),
              ElementsAre(665114611, 306619863, 1236170628, 613933348, 425077046, 720710604, 45715298,
                          426082552, 1268802415, 1024942122, 155123277, 378584794));
}

TEST(RollDice, NonsenseIsRefused) {
  const Bytes32 key = counting(0), ent = counting(1);
  EXPECT_THROW(roll_dice(key, "g", 1, "x", ent, 1, 0), std::invalid_argument);
  EXPECT_THROW(roll_dice(key, "g", 1, "x", ent, 1, -6), std::invalid_argument);
  EXPECT_THROW(roll_dice(key, "g", 1, "x", ent, -1, 6), std::invalid_argument);
  EXPECT_THROW(roll_dice(key, "g", -1, "x", ent, 1, 6), std::invalid_argument);
  EXPECT_THROW(roll_dice(key, std::string_view("g\0", 2), 1, "x", ent, 1, 6), std::invalid_argument);
  EXPECT_THROW(roll_dice(key, "g", 1, std::string_view("x\0", 2), ent, 1, 6), std::invalid_argument);
}

TEST(FairDice, OneDiePerLabel) {
  const FairDice dice(seed());
  std::vector<int> first;
  for (int i = 0; i < 12; ++i) first.push_back(dice.roll(5, "die/" + std::to_string(i), 6));
  EXPECT_THAT(first, ElementsAre(3, 6, 5, 5, 1, 5, 2, 3, 2, 6, 1, 6));
  EXPECT_EQ(dice.roll(1, "mortality", 6), 6);
  EXPECT_EQ(dice.roll(2, "d100", 100), 31);
  EXPECT_THROW(dice.roll(0, "x", 6), std::out_of_range);
  EXPECT_THROW(dice.roll(101, "x", 6), std::out_of_range);
}

TEST(FairDice, SecretRollsUseTheSecretAlone) {
  const FairDice dice(seed());
  EXPECT_EQ(hex(dice.secret_commitment()),
            "72dbb7336c76780023f83da4c355f2eeea85733b13d3477697917790c1229084");
  EXPECT_THAT(roll_secret_dice(counting(32), "g7", 1, "cup", dice.entropy(), 6, 60),
              ElementsAre(25, 47, 6, 40, 34, 48));
  EXPECT_EQ(dice.roll_secret(1, "cup", 60), 25);
  EXPECT_EQ(dice.roll_secret(2, "cup", 60), 6);
  EXPECT_NE(dice.roll(1, "cup", 1'000'000), dice.roll_secret(1, "cup", 1'000'000));
  EXPECT_THROW(dice.roll_secret(0, "x", 6), std::out_of_range);
  EXPECT_THROW(dice.roll_secret(101, "x", 6), std::out_of_range);
}

TEST(FairDice, NoncesChangeEveryDie) {
  DiceSeed other = seed();
  other.nonces[1] = "bob:y";
  EXPECT_NE(FairDice(seed()).roll(1, "x", 1'000'000'000), FairDice(other).roll(1, "x", 1'000'000'000));
  EXPECT_EQ(FairDice(seed()).chain_commitment(), FairDice(other).chain_commitment());
}

TEST(FairDice, WhatNoRecordCouldCarryIsRefused) {
  DiceSeed bad = seed();
  bad.nonces[0] = "alice:\xff";
  EXPECT_THROW(FairDice{bad}, std::invalid_argument);
  bad.nonces[0] = std::string("alice:\0", 7);
  EXPECT_THROW(FairDice{bad}, std::invalid_argument);
  bad = seed();
  bad.game = "g\xc3";
  EXPECT_THROW(FairDice{bad}, std::invalid_argument);
  bad = seed();
  bad.length = 0;
  EXPECT_THROW(FairDice{bad}, std::out_of_range);
}

double chi_square(const std::vector<int>& dice, int sides) {
  std::vector<int> count(static_cast<std::size_t>(sides));
  for (const int d : dice) ++count[static_cast<std::size_t>(d - 1)];
  const double expected = static_cast<double>(dice.size()) / sides;
  double sum = 0;
  for (const int c : count) sum += (c - expected) * (c - expected) / expected;
  return sum;
}

// The keys are fixed, so these are facts and not chances; the bounds are the 0.1 % and 99.9 % points.
TEST(RollDice, SidesAreEquallyLikely) {
  const FairDice dice(seed());
  const std::vector<int> d6 = roll_dice(dice.key(1), "g7", 1, "many", dice.entropy(), 60'000, 6);
  EXPECT_THAT(d6, Each(AllOf(Ge(1), Le(6))));
  EXPECT_THAT(chi_square(d6, 6), AllOf(Ge(0.21), Le(20.5)));
  const std::vector<int> d20 = roll_dice(dice.key(2), "g7", 2, "many", dice.entropy(), 60'000, 20);
  EXPECT_THAT(chi_square(d20, 20), AllOf(Ge(5.4), Le(43.8)));
  std::vector<int> singles, secrets;
  for (int i = 0; i < 6000; ++i) {
    singles.push_back(dice.roll(100, "die/" + std::to_string(i), 6));
    secrets.push_back(dice.roll_secret(100, "die/" + std::to_string(i), 6));
  }
  EXPECT_THAT(chi_square(singles, 6), AllOf(Ge(0.21), Le(20.5)));
  EXPECT_THAT(chi_square(secrets, 6), AllOf(Ge(0.21), Le(20.5)));
}

}  // namespace
}  // namespace adj
