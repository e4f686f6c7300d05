#include "adjudicator/core/sha256.h"

#include <gtest/gtest.h>

namespace adj {
namespace {

Bytes32 counting() {
  Bytes32 bytes;
  for (std::size_t i = 0; i < 32; ++i) bytes[i] = static_cast<std::uint8_t>(i);
  return bytes;
}

// FIPS 180-2, and one text with a NUL inside.
TEST(Sha256, KnownDigests) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(sha256(std::string_view("a\0b", 3))),
            "59b271ae1bbcb1d31d41929817f4b16fb439eb4f31520b5ad1d5ce98920a7138");
  EXPECT_EQ(sha256(std::string_view()), sha256(""));
  EXPECT_EQ(sha256(counting()), sha256(as_chars(counting())));
}

TEST(Sha256, KnownMacs) {
  EXPECT_EQ(hex(hmac_sha256(counting(), "")),
            "d38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb");
  EXPECT_EQ(hmac_sha256(counting(), std::string_view()), hmac_sha256(counting(), ""));
  EXPECT_EQ(hex(hmac_sha256(counting(), "message")),
            "6297b77508a1a30ea4dfadd8f847c31b49aba45de10a79daf721d3f7ec112a24");
}

TEST(Sha256, HexBothWays) {
  const std::string text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  EXPECT_EQ(hex(counting()), text);
  EXPECT_EQ(from_hex(text), counting());
  EXPECT_EQ(from_hex("000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F"), counting());
  EXPECT_EQ(from_hex(std::string(64, 'f'))->back(), 255);
  EXPECT_EQ(from_hex(""), std::nullopt);
  EXPECT_EQ(from_hex(text.substr(1)), std::nullopt);
  EXPECT_EQ(from_hex(text + "0"), std::nullopt);
  for (const char bad : {'g', 'G', '/', ':', '@', '`', ' ', '\0'}) {
    std::string broken = text;
    broken[63] = bad;
    EXPECT_EQ(from_hex(broken), std::nullopt) << bad;
    broken = text;
    broken[0] = bad;
    EXPECT_EQ(from_hex(broken), std::nullopt) << bad;
  }
}

TEST(Sha256, RandomBytesDiffer) { EXPECT_NE(random_bytes32(), random_bytes32()); }

}  // namespace
}  // namespace adj
