#pragma once
// A mail as plain values: what was read from one, and what one is written from. Everything here is UTF-8.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adj::mail {

struct Address {
  std::string name;     // decoded; may be empty
  std::string address;  // local@domain, the domain in lower case
  bool operator==(const Address&) const = default;
};

struct Header {
  std::string name;   // as written
  std::string value;  // unfolded, not decoded
  bool operator==(const Header&) const = default;
};

// How far a mail could be read. Only `read` has a text.
enum class Reading {
  read,
  empty,       // no bytes but white space
  too_big,     // over the limit: only the headers were read
  unreadable,  // no headers at all, or beyond the parser: to be quarantined
};

enum class BodyKind {
  none,   // nothing a person wrote in text: attachments only, encrypted, a report
  plain,  // text/plain
  html,   // made from text/html
};

// The parts of a multipart/report (RFC 6522), as bytes, for dsn.h; never read as a person's text.
struct ReportParts {
  std::string type;      // the report-type parameter in lower case: delivery-status, feedback-report, ...
  std::string machine;   // content of message/delivery-status, message/feedback-report, ...
  std::string original;  // headers of the mail it speaks of
};

struct Incoming {
  Reading reading = Reading::unreadable;
  std::vector<Header> headers;  // of the mail itself, top first

  std::string subject;
  std::vector<Address> from;  // of all From fields together
  std::size_t from_fields = 0;
  std::vector<Address> reply_to, to, cc;
  std::string message_id;               // with its angle brackets, or empty
  std::string in_reply_to;              // the same
  std::vector<std::string> references;  // the same, oldest first
  std::string content_type;             // "text/plain" when the mail says nothing

  BodyKind body = BodyKind::none;
  std::string text;          // lines end in LF; flowed lines joined; HTML rendered, its quotes marked by "> "
  bool attachments = false;  // something was there that is not read
  bool winmail = false;      // a winmail.dat was among it
  bool encrypted = false;
  bool too_deep = false;  // nesting or the number of parts went over the limit
  std::optional<ReportParts> report;

  // The one who wrote it, if the mail names exactly one mailbox in exactly one From field. What is forged or
  // doubtful has no author.
  const Address* author() const { return from_fields == 1 && from.size() == 1 ? &from.front() : nullptr; }
};

// The first field of this name (any case), or nullptr.
const Header* find_header(const std::vector<Header>& headers, std::string_view name);
std::vector<const Header*> find_headers(const std::vector<Header>& headers, std::string_view name);

struct InlineImage {
  std::string content_id;  // without brackets; the HTML says src="cid:..."
  std::string file_name;
  std::string bytes;  // PNG
};

struct Attachment {
  std::string file_name;  // plain ASCII
  std::string type;       // "application/mbox"
  std::string bytes;
};

// RFC 3834: a report goes out by itself, a receipt answers a mail.
enum class AutoSubmitted { generated, replied };

struct Outgoing {
  Address from;
  Address to;
  std::optional<Address> reply_to;  // the reply address with its token; `from` when there is none
  std::string subject;
  std::string text;
  std::string html;  // empty: a text/plain mail
  std::vector<InlineImage> images;
  std::vector<Attachment> attachments;

  std::string message_id;               // fixed by the caller, so that a resend has the same
  std::int64_t date = 0;                // seconds since 1970, UTC
  std::string in_reply_to;              // left out unless it is one well-formed id
  std::vector<std::string> references;  // the same for each
  AutoSubmitted auto_submitted = AutoSubmitted::generated;
  std::string list_id;           // "g7.example.org"; empty: none
  std::string list_unsubscribe;  // an address; empty: none
  std::vector<Header> extra;
};

}  // namespace adj::mail
