#pragma once
// What the servers on a mail's way wrote above it, and how much of that we believe. Headers can be forged by
// whoever wrote the mail; only their position tells, since servers write on top.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/sha256.h"
#include "mail/message.h"

namespace adj::mail {

// The topmost Return-Path without brackets: "" for <>, nothing when there is none.
std::optional<std::string> return_path(const Incoming& mail);

// Of each of Delivered-To, X-Original-To, Envelope-To (X-Envelope-To) the topmost, in this order.
std::vector<std::string> envelope_recipients(const Incoming& mail);

int received_count(const Incoming& mail);

enum class Verdict { absent, pass, fail, other };  // other: none, neutral, softfail, temperror, policy, ...

struct Authentication {
  Verdict dmarc = Verdict::absent, dkim = Verdict::absent, spf = Verdict::absent;
  std::string dkim_domain;  // header.d of the dkim result
  bool operator==(const Authentication&) const = default;
};

// Whose Authentication-Results we believe (RFC 8601 §5, §7.1): those with this authserv-id that stand above
// the (hops+1)-th Received, which is the first that no server of ours wrote. An empty id believes none.
struct TrustedServer {
  std::string authserv_id;
  int hops = 1;
};
Authentication authentication_of(const Incoming& mail, const TrustedServer& trusted);

// The same mail delivered twice has the same hash, though other servers wrote above it: the leading block of
// trace headers is left out, and CRLF counts as LF.
Bytes32 content_hash(std::string_view raw);

}  // namespace adj::mail
