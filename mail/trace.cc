#include "mail/trace.h"

#include <algorithm>
#include <array>

#include "mail/ascii.h"

namespace adj::mail {
namespace {

std::string_view without_brackets(std::string_view value) {
  value = trim(value);
  if (value.size() >= 2 && value.front() == '<' && value.back() == '>')
    value = value.substr(1, value.size() - 2);
  return trim(value);
}

// RFC 5322 comments may hide anything, also a second verdict.
std::string without_comments(std::string_view value) {
  std::string out;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const char c = value[i];
    if (c == '\\' && (quoted || depth > 0)) {
      if (depth == 0 && i + 1 < value.size()) out += value[i + 1];
      ++i;
    } else if (c == '"' && depth == 0) {
      quoted = !quoted;
    } else if (c == '(' && !quoted) {
      ++depth;
    } else if (c == ')' && !quoted && depth > 0) {
      --depth;
    } else if (depth == 0) {
      out += quoted && (c == ';' || is_space(c)) ? '_' : c;
    }
  }
  return out;
}

Verdict verdict_of(std::string_view result) {
  if (result == "pass") return Verdict::pass;
  return result == "fail" ? Verdict::fail : Verdict::other;
}

// "dkim=pass header.d=example.org header.s=x": the first verdict of a method stands.
void read_method(std::string_view text, Authentication& out) {
  const std::string lowered = lower(trim(text));
  const std::string_view method = lowered;
  const std::size_t equals = method.find('=');
  if (equals == std::string_view::npos) return;
  const std::string_view name = trim(method.substr(0, equals)).substr(0, method.find('/'));
  const std::string_view rest = trim(method.substr(equals + 1));
  const Verdict verdict = verdict_of(rest.substr(0, rest.find(' ')));
  if (name == "dmarc" && out.dmarc == Verdict::absent) out.dmarc = verdict;
  if (name == "spf" && out.spf == Verdict::absent) out.spf = verdict;
  // Several signatures, several verdicts: one that passes is enough.
  if (name == "dkim" && (out.dkim == Verdict::absent || verdict == Verdict::pass) &&
      out.dkim != Verdict::pass) {
    out.dkim = verdict;
    constexpr std::string_view kDomain = "header.d=";
    const std::size_t at = rest.find(kDomain);
    const std::string_view domain = at == std::string_view::npos ? "" : rest.substr(at + kDomain.size());
    out.dkim_domain = domain.substr(0, domain.find(' '));
  }
}

void read_results(std::string_view value, const TrustedServer& trusted, Authentication& out) {
  const std::string plain = without_comments(value);
  std::string_view rest = plain;
  const std::size_t end = rest.find(';');
  const std::string_view id = trim(rest.substr(0, end));
  if (!same(id.substr(0, id.find(' ')), trusted.authserv_id)) return;  // a version may follow the id
  while (rest.find(';') != std::string_view::npos) {
    rest.remove_prefix(rest.find(';') + 1);
    read_method(rest.substr(0, rest.find(';')), out);
  }
}

bool is_trace(std::string_view name) {
  static constexpr auto kNames =
      std::to_array<std::string_view>({"Return-Path", "Delivered-To", "Received", "X-Received",
                                       "Received-SPF", "Envelope-To", "Authentication-Results"});
  if (std::any_of(kNames.begin(), kNames.end(), [&](std::string_view n) { return same(n, name); }))
    return true;
  return starts_same(name, "ARC-") ||
         (starts_same(name, "X-") && name.size() > 5 && same(name.substr(name.size() - 3), "-To"));
}

// Behind the header field that starts at `at`, with the lines that continue it.
std::size_t field_end(std::string_view raw, std::size_t at) {
  do {
    const std::size_t lf = raw.find('\n', at);
    if (lf == std::string_view::npos) return raw.size();
    at = lf + 1;
  } while (at < raw.size() && is_blank(raw[at]));
  return at;
}

}  // namespace

std::optional<std::string> return_path(const Incoming& mail) {
  const Header* header = find_header(mail.headers, "Return-Path");
  if (header == nullptr) return std::nullopt;
  return std::string(without_brackets(header->value));
}

std::vector<std::string> envelope_recipients(const Incoming& mail) {
  std::vector<std::string> recipients;
  for (const char* name : {"Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To"}) {
    const Header* header = find_header(mail.headers, name);
    if (header != nullptr) recipients.emplace_back(without_brackets(header->value));
  }
  return recipients;
}

int received_count(const Incoming& mail) {
  return static_cast<int>(find_headers(mail.headers, "Received").size());
}

Authentication authentication_of(const Incoming& mail, const TrustedServer& trusted) {
  Authentication out;
  if (trusted.authserv_id.empty()) return out;
  int received = 0;
  for (const Header& header : mail.headers) {
    if (same(header.name, "Received") && ++received > trusted.hops) break;
    if (same(header.name, "Authentication-Results")) read_results(header.value, trusted, out);
  }
  return out;
}

Bytes32 content_hash(std::string_view raw) {
  std::size_t at = 0;
  while (at < raw.size()) {
    const std::size_t end = field_end(raw, at);
    const std::string_view field = raw.substr(at, end - at);
    const std::size_t colon = field.find(':');
    const bool mbox = at == 0 && field.starts_with("From ");
    if (!mbox && (colon == std::string_view::npos || !is_trace(trim(field.substr(0, colon))))) break;
    at = end;
  }
  std::string content(raw.substr(at));
  std::size_t to = 0;
  for (std::size_t from = 0; from < content.size(); ++from) {
    if (content[from] == '\r' && from + 1 < content.size() && content[from + 1] == '\n') continue;
    content[to++] = content[from];
  }
  content.resize(to);
  return sha256(content);
}

}  // namespace adj::mail
