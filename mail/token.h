#pragma once
// Secret words in our reply addresses: who holds one may speak for a seat, as a moderator, confirm something,
// or tell us that a mail of ours came back.
//
//   judge+g7.p3.t12.<16 characters>@example.org    seat 3 of game g7, window 12
//   judge+g7.m1.<16>@...                           moderator 1 of game g7
//   judge+c.4711.<16>@...                          confirmation 4711
//   judge+b.4711.<8>@...                           bounces of outgoing mail 4711 (envelope sender)
//
// The secret word is the start of an HMAC-SHA-256 in base32, letters of either case. It covers the window, so
// an old mail sent again is no answer to a new question, and an epoch, so that a leaked one can be revoked.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/sha256.h"
#include "mail/message.h"

namespace adj::mail {

enum class ClaimKind { seat, moderator, confirmation, bounce };

// What a token says before it is believed.
struct Claim {
  ClaimKind kind = ClaimKind::seat;
  std::string game = {};    // seat, moderator: 1 to 16 letters and digits, lower case
  std::int64_t number = 0;  // seat; moderator; confirmation; outgoing mail
  std::int64_t window = 0;  // seat only
  std::string secret = {};  // lower case
  bool operator==(const Claim&) const = default;
};

// The first key signs; all of them are believed, so that a key can be replaced without hurting open windows.
using KeyRing = std::vector<Bytes32>;

// The claim with its secret filled in. `epoch` counts revocations; 0 for bounces.
Claim signed_claim(const KeyRing& keys, Claim claim, std::int64_t epoch);
// Compares in constant time.
bool is_genuine(const KeyRing& keys, const Claim& claim, std::int64_t epoch);

std::string to_text(const Claim& claim);                  // "g7.p3.t12.abcd..."
std::optional<Claim> parse_claim(std::string_view text);  // exactly one, of either case

// Where our mail comes in.
struct ReplyAddress {
  std::string local = "games";
  std::string domain = "example.org";
  // '+' or '-' between local part and token; '\0': the token is the whole local part, every address of the
  // domain being ours.
  char delimiter = '+';
};
std::string address_for(const ReplyAddress& ours, const Claim& claim);
std::optional<Claim> claim_in_address(const ReplyAddress& ours, std::string_view address);
// The plain address or one with anything behind the delimiter.
bool is_ours(const ReplyAddress& ours, std::string_view address);

// All claims a mail makes, most trustworthy place first: topmost Delivered-To, X-Original-To, Envelope-To,
// then To, Cc, then the KEY lines of its body (Reply::keys). Each only once.
std::vector<Claim> claims_of(const ReplyAddress& ours, const Incoming& mail,
                             const std::vector<std::string>& keys);

// "KEY g7.p3.t12.abcd..." or "CLE : ...": the claim's text.
std::optional<std::string> key_in_line(std::string_view line);
// For what is shown to others or logged: every token in the text becomes "***".
std::string without_tokens(std::string_view text);

}  // namespace adj::mail
