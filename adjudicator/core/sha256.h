#pragma once
// SHA-256 and what we build from it: digests of states, dice anyone can check, the secret part of reply
// addresses.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adj {

using Bytes32 = std::array<std::uint8_t, 32>;

Bytes32 sha256(std::string_view data);
Bytes32 sha256(const Bytes32& data);
Bytes32 hmac_sha256(const Bytes32& key, std::string_view message);

// From the system's generator for secrets; throws std::runtime_error when it has none to give.
Bytes32 random_bytes32();

std::string hex(const Bytes32& bytes);                   // 64 lower-case digits
std::optional<Bytes32> from_hex(std::string_view text);  // exactly 64 digits of either case

// The same bytes as characters, to be hashed or joined.
inline std::string_view as_chars(const Bytes32& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace adj
