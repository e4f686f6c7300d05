#include "mail/token.h"

#include <openssl/crypto.h>

#include <algorithm>
#include <charconv>

#include "adjudicator/core/words_fold.h"
#include "mail/address.h"
#include "mail/ascii.h"
#include "mail/trace.h"

namespace adj::mail {
namespace {

constexpr std::size_t kSecret = 16, kBounceSecret = 8, kMaxGame = 16, kMaxNumber = 18;
constexpr std::size_t kMaxLocalPart = 64;  // RFC 5321

std::string base32(const Bytes32& bytes, std::size_t length) {
  constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";
  std::string out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const std::uint8_t byte : bytes) {
    bits = bits << 8 | byte;
    for (count += 8; count >= 5 && out.size() < length; count -= 5)
      out += kAlphabet[bits >> (count - 5) & 31];
  }
  return out;
}

bool is_base32(char c) { return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '7'); }

std::string secret_of(const Bytes32& key, const Claim& claim, std::int64_t epoch) {
  const auto text = [](std::int64_t n) { return std::to_string(n); };
  switch (claim.kind) {
    case ClaimKind::seat:
      return base32(hmac_sha256(key, "v1|player|" + claim.game + '|' + text(claim.number) + '|' +
                                         text(claim.window) + '|' + text(epoch)),
                    kSecret);
    case ClaimKind::moderator:
      return base32(
          hmac_sha256(key, "v1|moderator|" + claim.game + '|' + text(claim.number) + '|' + text(epoch)),
          kSecret);
    case ClaimKind::confirmation:
      return base32(hmac_sha256(key, "v1|confirm|" + text(claim.number) + '|' + text(epoch)), kSecret);
    case ClaimKind::bounce:
      return base32(hmac_sha256(key, "v1|bounce|" + text(claim.number) + '|' + text(epoch)), kBounceSecret);
  }
  return {};
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos || parts.size() > 4) return parts;
    text.remove_prefix(end + 1);
  }
}

// "p3" with 'p': 3. No signs, no leading zeros: a claim has one spelling.
std::optional<std::int64_t> number_after(std::string_view text, std::string_view letter) {
  if (!text.starts_with(letter)) return std::nullopt;
  text.remove_prefix(letter.size());
  if (text.empty() || text.size() > kMaxNumber || (text.size() > 1 && text.front() == '0'))
    return std::nullopt;
  if (!std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c); })) return std::nullopt;
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

bool is_game(std::string_view text) {
  return !text.empty() && text.size() <= kMaxGame &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

bool is_secret(std::string_view text, std::size_t length) {
  return text.size() == length && std::all_of(text.begin(), text.end(), is_base32);
}

bool in_token(char c) { return is_letter(c) || is_digit(c) || c == '.'; }

}  // namespace

Claim signed_claim(const KeyRing& keys, Claim claim, std::int64_t epoch) {
  claim.game = lower(claim.game);
  claim.secret = secret_of(keys.at(0), claim, epoch);
  return claim;
}

bool is_genuine(const KeyRing& keys, const Claim& claim, std::int64_t epoch) {
  bool genuine = false;
  for (const Bytes32& key : keys) {  // no early end: the time must not tell which key fits
    const std::string right = secret_of(key, claim, epoch);
    genuine |= right.size() == claim.secret.size() &&
               CRYPTO_memcmp(right.data(), claim.secret.data(), right.size()) == 0;
  }
  return genuine;
}

std::string to_text(const Claim& claim) {
  const std::string number = std::to_string(claim.number);
  switch (claim.kind) {
    case ClaimKind::seat:
      return claim.game + ".p" + number + ".t" + std::to_string(claim.window) + '.' + claim.secret;
    case ClaimKind::moderator:
      return claim.game + ".m" + number + '.' + claim.secret;
    case ClaimKind::confirmation:
      return "c." + number + '.' + claim.secret;
    case ClaimKind::bounce:
      return "b." + number + '.' + claim.secret;
  }
  return {};
}

std::optional<Claim> parse_claim(std::string_view text) {
  if (text.size() > kMaxLocalPart) return std::nullopt;
  const std::string small = lower(text);
  const std::vector<std::string_view> parts = split(small, '.');
  Claim claim;
  claim.secret = parts.back();
  const bool bounce = parts.front() == "b" && parts.size() == 3;
  if (!is_secret(claim.secret, bounce ? kBounceSecret : kSecret)) return std::nullopt;
  std::optional<std::int64_t> number, window = 0;
  if (parts.size() == 4) {
    number = number_after(parts[1], "p");
    window = number_after(parts[2], "t");
  } else if (parts.size() == 3 && (bounce || parts[0] == "c")) {
    claim.kind = bounce ? ClaimKind::bounce : ClaimKind::confirmation;
    number = number_after(parts[1], "");
  } else if (parts.size() == 3) {
    claim.kind = ClaimKind::moderator;
    number = number_after(parts[1], "m");
  }
  if (!number || !window) return std::nullopt;
  if (claim.kind == ClaimKind::seat || claim.kind == ClaimKind::moderator) {
    if (!is_game(parts[0])) return std::nullopt;
    claim.game = parts[0];
  }
  claim.number = *number;
  claim.window = *window;
  return claim;
}

std::string address_for(const ReplyAddress& ours, const Claim& claim) {
  const std::string token = to_text(claim);
  return (ours.delimiter == '\0' ? token : ours.local + ours.delimiter + token) + '@' + ours.domain;
}

std::optional<Claim> claim_in_address(const ReplyAddress& ours, std::string_view address) {
  if (!same(domain_part(address), ours.domain)) return std::nullopt;
  std::string_view local = local_part(address);
  if (local.size() > kMaxLocalPart) return std::nullopt;
  if (ours.delimiter != '\0') {
    if (!starts_same(local, ours.local) || local.size() <= ours.local.size() ||
        local[ours.local.size()] != ours.delimiter) {
      return std::nullopt;
    }
    local.remove_prefix(ours.local.size() + 1);
  }
  return parse_claim(local);
}

bool is_ours(const ReplyAddress& ours, std::string_view address) {
  if (!same(domain_part(address), ours.domain)) return false;
  const std::string_view local = local_part(address);
  if (ours.delimiter == '\0' || same(local, ours.local)) return true;
  return starts_same(local, ours.local) && local[ours.local.size()] == ours.delimiter;
}

std::vector<Claim> claims_of(const ReplyAddress& ours, const Incoming& mail,
                             const std::vector<std::string>& keys) {
  std::vector<Claim> claims;
  const auto add = [&](const std::optional<Claim>& claim) {
    if (claim && std::find(claims.begin(), claims.end(), *claim) == claims.end() && claims.size() < 20) {
      claims.push_back(*claim);
    }
  };
  for (const std::string& recipient : envelope_recipients(mail)) add(claim_in_address(ours, recipient));
  for (const Address& to : mail.to) add(claim_in_address(ours, to.address));
  for (const Address& cc : mail.cc) add(claim_in_address(ours, cc.address));
  for (const std::string& key : keys) add(parse_claim(key));
  return claims;
}

std::optional<std::string> key_in_line(std::string_view line) {
  line = trim(line);
  constexpr std::string_view kFirst = "kKcC";  // or a character whose plain form that is
  if (line.empty()) return std::nullopt;
  const bool ascii = static_cast<unsigned char>(line[0]) < 0x80;
  if (ascii && kFirst.find(line[0]) == std::string_view::npos) return std::nullopt;
  const std::string folded = words::fold(trim(line.substr(0, 400)));
  std::string_view rest = folded;
  if (!rest.starts_with("key") && !rest.starts_with("cle")) return std::nullopt;
  rest.remove_prefix(3);
  const std::size_t start = rest.find_first_not_of(" :*");
  if (start == 0 || start == std::string_view::npos) return std::nullopt;
  rest.remove_prefix(start);
  const auto end = std::find_if(rest.begin(), rest.end(), [](char c) { return !in_token(c); });
  std::string_view token(rest.begin(), end);
  if (!token.empty() && token.back() == '.') token.remove_suffix(1);  // a full stop
  if (!parse_claim(token)) return std::nullopt;
  return std::string(token);
}

std::string without_tokens(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && in_token(text[end])) ++end;
    std::string_view run = text.substr(at, end - at);
    const bool stop = !run.empty() && run.back() == '.';
    const bool token = parse_claim(stop ? run.substr(0, run.size() - 1) : run).has_value();
    if (token) {
      out += stop ? "***." : "***";
    } else {
      out += run;
    }
    if (end < text.size()) out += text[end++];
    at = end;
  }
  return out;
}

}  // namespace adj::mail
