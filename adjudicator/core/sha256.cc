#include "adjudicator/core/sha256.h"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include <stdexcept>

namespace adj {
namespace {

// OpenSSL 3 looks an algorithm up by name at every use unless it is fetched once; that is half the cost of a
// hash.
const EVP_MD* sha256_algorithm() {
  static const EVP_MD* const kAlgorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  if (kAlgorithm == nullptr) throw std::runtime_error("OpenSSL offers no SHA-256");
  return kAlgorithm;
}

int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Bytes32 sha256(std::string_view data) {
  Bytes32 digest;
  if (EVP_Digest(data.data(), data.size(), digest.data(), nullptr, sha256_algorithm(), nullptr) != 1) {
    throw std::runtime_error("SHA-256 failed");
  }
  return digest;
}

Bytes32 sha256(const Bytes32& data) { return sha256(as_chars(data)); }

Bytes32 hmac_sha256(const Bytes32& key, std::string_view message) {
  // RFC 2104, in full: OpenSSL 3 looks the MAC up by name at every use, which costs more than both hashes.
  constexpr std::size_t kBlock = 64;
  std::string inner(kBlock, '\x36'), outer(kBlock, '\x5c');
  for (std::size_t i = 0; i < key.size(); ++i) {
    inner[i] = static_cast<char>(inner[i] ^ key[i]);
    outer[i] = static_cast<char>(outer[i] ^ key[i]);
  }
  inner += message;
  outer += as_chars(sha256(inner));
  return sha256(outer);
}

Bytes32 random_bytes32() {
  Bytes32 bytes;
  if (RAND_priv_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
    throw std::runtime_error("the system gives no random numbers");
  }
  return bytes;
}

std::string hex(const Bytes32& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t b : bytes) {
    text += kDigits[b >> 4];
    text += kDigits[b & 15];
  }
  return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
  Bytes32 bytes;
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = digit_value(text[2 * i]), low = digit_value(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return bytes;
}

}  // namespace adj
