#include "mail/mime.h"

#include <algorithm>
#include <mutex>

#include "mail/address.h"
#include "mail/ascii.h"
#include "mail/charset.h"
#include "mail/mime_guard.h"
#include "mail/mime_parts.h"
#include "mail/rfc2047.h"

namespace adj::mail {
namespace {

constexpr std::size_t kMaxHeaderBytes = 256 * 1024;  // read of a mail that is too big
constexpr std::size_t kMaxId = 250;
constexpr std::size_t kMaxReferences = 100;

// White space and an mbox line before the headers are no part of the mail.
std::string_view without_preamble(std::string_view raw) {
  while (!raw.empty() && is_space(raw.front())) raw.remove_prefix(1);
  if (raw.substr(0, 5) == "From " || raw.substr(0, 6) == ">From ") {
    const std::size_t end = raw.find_first_of("\r\n");
    raw.remove_prefix(std::min(end, raw.size()));
    while (!raw.empty() && is_space(raw.front())) raw.remove_prefix(1);
  }
  return raw;
}

// The header block only: up to the first empty line.
std::string_view header_block(std::string_view raw) {
  const std::size_t crlf = raw.find("\r\n\r\n"), lf = raw.find("\n\n");
  const std::size_t end = std::min({crlf == std::string_view::npos ? crlf : crlf + 2,
                                    lf == std::string_view::npos ? lf : lf + 1, raw.size()});
  return raw.substr(0, std::min(end, kMaxHeaderBytes));
}

// GMime works with C strings: a NUL would hide what follows it from us, but not from others. A mail with CR
// as its only line end would be one long line.
std::string parseable(std::string_view raw) {
  std::string bytes(raw);
  std::erase(bytes, '\0');
  if (bytes.find('\n') == std::string::npos) std::replace(bytes.begin(), bytes.end(), '\r', '\n');
  guard_address_fields(bytes);
  return bytes;
}

std::string unfolded(std::string_view raw) {
  std::string value;
  value.reserve(raw.size());
  for (const char c : raw) {
    if (c != '\r' && c != '\n') value += is_blank(c) ? ' ' : c;
  }
  return to_utf8(trim(value), "");
}

void read_headers(GMimeObject* object, std::vector<Header>& out) {
  GMimeHeaderList* list = g_mime_object_get_header_list(object);
  const int count = list == nullptr ? 0 : g_mime_header_list_get_count(list);
  for (int i = 0; i < count; ++i) {
    GMimeHeader* header = g_mime_header_list_get_header_at(list, i);
    const char* name = g_mime_header_get_name(header);
    if (name == nullptr) continue;
    const char* value = g_mime_header_get_raw_value(header);
    out.push_back({to_utf8(trim(name), ""), unfolded(value == nullptr ? "" : value)});
  }
}

// The well-formed <...> of a value, in order; one that is too long or has blanks in it is none.
std::vector<std::string> ids_in(std::string_view value) {
  std::vector<std::string> ids;
  for (std::size_t open = value.find('<'); open != std::string_view::npos; open = value.find('<', open + 1)) {
    const std::size_t close = value.find_first_of("<> ", open + 1);
    if (close == std::string_view::npos) break;
    if (value[close] == '>' && close - open > 1 && close - open < kMaxId) {
      ids.emplace_back(value.substr(open, close - open + 1));
    }
  }
  return ids;
}

std::string first_id(const std::vector<Header>& headers, std::string_view name) {
  const Header* header = find_header(headers, name);
  if (header == nullptr) return {};
  const std::vector<std::string> ids = ids_in(header->value);
  return ids.empty() ? std::string{} : ids.front();
}

void append_addresses(const std::vector<Header>& headers, std::string_view name, std::vector<Address>& out) {
  for (const Header* header : find_headers(headers, name)) {
    for (Address& address : read_addresses(header->value)) out.push_back(std::move(address));
  }
}

void read_recipients(Incoming& mail) {
  append_addresses(mail.headers, "To", mail.to);
  append_addresses(mail.headers, "Cc", mail.cc);
  mail.message_id = first_id(mail.headers, "Message-ID");
}

void interpret_headers(Incoming& mail) {
  read_recipients(mail);
  if (const Header* subject = find_header(mail.headers, "Subject")) {
    mail.subject = composed(decode_words(subject->value));
  }
  mail.from_fields = find_headers(mail.headers, "From").size();
  append_addresses(mail.headers, "From", mail.from);
  append_addresses(mail.headers, "Reply-To", mail.reply_to);
  mail.in_reply_to = first_id(mail.headers, "In-Reply-To");
  if (const Header* references = find_header(mail.headers, "References")) {
    mail.references = ids_in(references->value);
    if (mail.references.size() > kMaxReferences) {
      mail.references.erase(mail.references.begin(), mail.references.end() - kMaxReferences);
    }
  }
}

// A line that has no name before a colon belongs to nothing, and neither do those that continue it.
std::vector<Header> fields_of(std::string_view block) {
  std::vector<Header> fields;
  while (!block.empty()) {
    std::size_t end = 0;
    do {
      end = std::min(block.find('\n', end), block.size() - 1) + 1;
    } while (end < block.size() && is_blank(block[end]));
    const std::string_view field = block.substr(0, end);
    block.remove_prefix(end);
    const std::size_t colon = field.find_first_of(":\n");
    if (colon == std::string_view::npos || field[colon] != ':') continue;
    const std::string_view name = trim(field.substr(0, colon));
    if (name.empty() || name.find_first_of(" \t") != std::string_view::npos) continue;
    fields.push_back({to_utf8(name, ""), unfolded(field.substr(colon + 1))});
  }
  return fields;
}

Handle<GMimeMessage> parse(const std::string& bytes) {
  const Handle<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
  const Handle<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
  g_mime_parser_set_format(parser.get(), GMIME_FORMAT_MESSAGE);
  g_mime_parser_set_persist_stream(parser.get(), TRUE);
  const Options options = parser_options();
  return Handle<GMimeMessage>(g_mime_parser_construct_message(parser.get(), options.get()));
}

}  // namespace

Options parser_options() {
  static std::once_flag once;
  std::call_once(once, [] { g_mime_init(); });
  Options options(g_mime_parser_options_new());
  const char* charsets[] = {"utf-8", "windows-1252", nullptr};
  g_mime_parser_options_set_fallback_charsets(options.get(), charsets);
  g_mime_parser_options_set_rfc2047_compliance_mode(options.get(), GMIME_RFC_COMPLIANCE_LOOSE);
  g_mime_parser_options_set_address_compliance_mode(options.get(), GMIME_RFC_COMPLIANCE_LOOSE);
  g_mime_parser_options_set_parameter_compliance_mode(options.get(), GMIME_RFC_COMPLIANCE_LOOSE);
  return options;
}

Incoming read_message(std::string_view raw, const Limits& limits) {
  Incoming mail;
  const bool too_big = raw.size() > limits.max_bytes;
  raw = without_preamble(raw);
  if (raw.empty()) {
    mail.reading = Reading::empty;
    return mail;
  }
  const Options options = parser_options();  // before anything else of GMime
  const Handle<GMimeMessage> message = parse(parseable(too_big ? header_block(raw) : raw));
  if (!message) return mail;

  GMimeObject* top = g_mime_message_get_mime_part(message.get());
  read_headers(GMIME_OBJECT(message.get()), mail.headers);
  if (mail.headers.empty()) return mail;
  mail.reading = too_big ? Reading::too_big : Reading::read;
  interpret_headers(mail);
  GMimeContentType* type = top == nullptr ? nullptr : g_mime_object_get_content_type(top);
  if (type != nullptr) {
    char* name = g_mime_content_type_get_mime_type(type);
    mail.content_type = lower(name);
    g_free(name);
  }
  if (!too_big) read_parts(top, limits, mail);
  return mail;
}

Incoming read_heads(std::string_view raw) {
  Incoming mail;
  raw = without_preamble(raw);
  mail.headers = fields_of(parseable(header_block(raw)));
  if (raw.empty()) mail.reading = Reading::empty;
  if (!mail.headers.empty()) mail.reading = Reading::too_big;
  read_recipients(mail);
  return mail;
}

}  // namespace adj::mail
