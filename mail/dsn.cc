#include "mail/dsn.h"

#include <algorithm>
#include <vector>

#include "mail/ascii.h"
#include "mail/rfc2047.h"
#include "mail/trace.h"

namespace adj::mail {
namespace {

constexpr std::size_t kMaxBlocks = 100;
constexpr std::size_t kMaxDiagnostic = 500;

// Blocks of header fields with empty lines between (RFC 3464 §2.1).
std::vector<std::vector<Header>> blocks_of(std::string_view text) {
  std::vector<std::vector<Header>> blocks(1);
  for_each_line(text, [&](std::string_view line) {
    if (trim(line).empty()) {
      if (!blocks.back().empty() && blocks.size() < kMaxBlocks) blocks.emplace_back();
      return;
    }
    std::vector<Header>& block = blocks.back();
    const std::size_t colon = line.find(':');
    if (is_blank(line.front()) && !block.empty()) {
      block.back().value += ' ' + std::string(trim(line));
    } else if (colon != std::string_view::npos) {
      block.push_back({std::string(trim(line.substr(0, colon))), std::string(trim(line.substr(colon + 1)))});
    }
  });
  return blocks;
}

std::string value_of(const std::vector<Header>& block, std::string_view name) {
  const Header* header = find_header(block, name);
  return header == nullptr ? std::string{} : header->value;
}

// "rfc822; alice@example.org" -> "alice@example.org"
std::string typed_value(const std::vector<Header>& block, std::string_view name) {
  const std::string value = value_of(block, name);
  const std::size_t type_end = value.find(';');
  return std::string(trim(std::string_view(value).substr(type_end == std::string::npos ? 0 : type_end + 1)));
}

BounceKind kind_of_action(std::string_view action) {
  if (same(action, "failed")) return BounceKind::failed;
  if (same(action, "delayed")) return BounceKind::delayed;
  if (same(action, "delivered") || same(action, "relayed") || same(action, "expanded")) {
    return BounceKind::delivered;
  }
  return BounceKind::unclear;
}

// "5.1.1" from "5.1.1 (bad destination)"; empty when it is no status.
std::string status_code(std::string_view value) {
  value = trim(value);
  std::size_t end = 0;
  while (end < value.size() && (is_digit(value[end]) || value[end] == '.')) ++end;
  const std::string code(value.substr(0, end));
  return code.size() >= 5 && code.size() <= 11 && code[1] == '.' ? code : std::string{};
}

// What a report without a status says with the server's reply: "554 no such user" -> "5.0.0".
std::string status_of_reply(std::string_view reply) {
  const bool code = reply.size() >= 3 && std::all_of(reply.begin(), reply.begin() + 3, is_digit) &&
                    (reply.size() == 3 || !is_digit(reply[3]));
  return code && (reply[0] == '4' || reply[0] == '5') ? std::string(1, reply[0]) + ".0.0" : std::string{};
}

// Our mails have one receiver each; should a report name several, the worst news counts.
void read_delivery(const std::vector<std::vector<Header>>& blocks, Bounce& bounce) {
  for (const std::vector<Header>& block : blocks) {
    if (find_header(block, "Action") == nullptr) continue;
    const BounceKind kind = kind_of_action(trim(value_of(block, "Action")));
    if (bounce.kind != BounceKind::unclear && kind >= bounce.kind) continue;
    bounce.kind = kind;
    bounce.status = status_code(value_of(block, "Status"));
    bounce.recipient = typed_value(block, "Final-Recipient");
    if (bounce.recipient.empty()) bounce.recipient = typed_value(block, "Original-Recipient");
    bounce.diagnostic = decode_words(typed_value(block, "Diagnostic-Code").substr(0, kMaxDiagnostic));
    if (bounce.status.empty()) bounce.status = status_of_reply(bounce.diagnostic);
  }
}

void read_complaint(const std::vector<std::vector<Header>>& blocks, Bounce& bounce) {
  bounce.kind = BounceKind::complaint;
  for (const std::vector<Header>& block : blocks) {
    if (bounce.recipient.empty()) bounce.recipient = typed_value(block, "Original-Rcpt-To");
    if (bounce.diagnostic.empty()) bounce.diagnostic = value_of(block, "Feedback-Type");
  }
}

std::string message_id_in(std::string_view original) {
  for (const std::vector<Header>& block : blocks_of(original)) {
    const std::string id = value_of(block, "Message-ID");
    if (!id.empty() && id.size() <= 250) return id;
  }
  return {};
}

}  // namespace

std::optional<Bounce> read_bounce(const Incoming& mail) {
  if (!mail.report) {
    if (return_path(mail) != "" && mail.content_type != "multipart/report") return std::nullopt;
    return Bounce{};
  }
  Bounce bounce;
  const ReportParts& report = *mail.report;
  bounce.original_message_id = message_id_in(report.original);
  if (report.type == "feedback-report") {
    read_complaint(blocks_of(report.machine), bounce);
  } else if (report.type == "disposition-notification") {
    bounce.kind = BounceKind::delivered;
  } else {
    read_delivery(blocks_of(report.machine), bounce);
  }
  return bounce;
}

}  // namespace adj::mail
