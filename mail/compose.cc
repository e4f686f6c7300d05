#include "mail/compose.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "adjudicator/core/sha256.h"
#include "mail/address.h"
#include "mail/ascii.h"
#include "mail/encode.h"

namespace adj::mail {
namespace {

void require(bool good, const char* what) {
  if (!good) throw std::invalid_argument(what);
}

bool is_header_name(std::string_view name) {
  return !name.empty() && name.size() < 70 &&
         std::all_of(name.begin(), name.end(), [](char c) { return c > 0x20 && c < 0x7F && c != ':'; });
}

bool is_token(std::string_view text) {
  return !text.empty() && text.size() < 200 && std::all_of(text.begin(), text.end(), [](char c) {
    return is_letter(c) || is_digit(c) || c == '.' || c == '-' || c == '_' || c == '@';
  });
}

std::string address_header(std::string_view name, const Address& address) {
  require(valid_address(address.address), "compose: an address that cannot be written");
  const std::string shown = header_safe(address.name).empty() ? "" : display_name(address.name);
  return raw_header(name, shown.empty() ? address.address : shown + " <" + address.address + '>');
}

// "=_" never stands in quoted-printable or base64, so no part can contain its boundary.
std::string boundary(const Outgoing& mail, std::string_view which) {
  return "=_" + std::string(which) + '_' + hex(sha256(mail.message_id)).substr(0, 24);
}

std::string part(std::string_view type, std::string_view encoding, std::string_view extra,
                 std::string_view body) {
  std::string out = "Content-Type: " + std::string(type) + "\r\n";
  out += "Content-Transfer-Encoding: " + std::string(encoding) + "\r\n";
  out += extra;
  out += "\r\n";
  out += body;
  return out;
}

std::string text_part(std::string_view type, std::string_view text) {
  return part(std::string(type) + "; charset=utf-8", "quoted-printable", "", quoted_printable(text));
}

std::string image_part(const InlineImage& image) {
  require(is_token(image.content_id) && is_token(image.file_name), "compose: an image that cannot be named");
  const std::string extra = "Content-ID: <" + image.content_id + ">\r\n" +
                            "Content-Disposition: inline; filename=\"" + image.file_name + "\"\r\n";
  return part("image/png; name=\"" + image.file_name + '"', "base64", extra, base64_lines(image.bytes));
}

std::string multipart(std::string_view type, const std::string& bound,
                      const std::vector<std::string>& parts) {
  std::string out =
      "Content-Type: multipart/" + std::string(type) + ";\r\n boundary=\"" + bound + "\"\r\n\r\n";
  for (const std::string& each : parts) out += "--" + bound + "\r\n" + each + "\r\n";
  return out + "--" + bound + "--\r\n";
}

std::string attachment_part(const Attachment& attachment) {
  require(is_token(attachment.file_name), "compose: a file name that cannot be written");
  return part(attachment.type, "base64",
              "Content-Disposition: attachment; filename=\"" + attachment.file_name + "\"\r\n",
              base64_lines(attachment.bytes));
}

// What the mail says, in text or in text and HTML.
std::string body(const Outgoing& mail) {
  const std::string text = text_part("text/plain", mail.text);
  if (mail.html.empty()) return text;
  std::string html = text_part("text/html", mail.html);
  if (!mail.images.empty()) {
    std::vector<std::string> related{std::move(html)};
    for (const InlineImage& image : mail.images) related.push_back(image_part(image));
    html = multipart("related; type=\"text/html\"", boundary(mail, "rel"), related);
  }
  return multipart("alternative", boundary(mail, "alt"), {text, html});
}

// Content headers, an empty line and the body.
std::string content(const Outgoing& mail) {
  if (mail.attachments.empty()) return body(mail);
  std::vector<std::string> parts{body(mail)};
  for (const Attachment& attachment : mail.attachments) parts.push_back(attachment_part(attachment));
  return multipart("mixed", boundary(mail, "mix"), parts);
}

std::string threading(const Outgoing& mail) {
  std::string out;
  if (valid_message_id(mail.in_reply_to)) out += raw_header("In-Reply-To", mail.in_reply_to);
  std::string references;
  const auto refer = [&](const std::string& id) {
    if (!valid_message_id(id) || references.find(id) != std::string::npos) return;
    references += (references.empty() ? "" : " ") + id;
  };
  for (const std::string& id : mail.references) refer(id);
  refer(mail.in_reply_to);  // the last one (RFC 5322 3.6.4)
  if (!references.empty()) out += raw_header("References", references);
  return out;
}

// What tells other robots not to answer us, and people how to stop us.
std::string standard_headers(const Outgoing& mail) {
  const bool replied = mail.auto_submitted == AutoSubmitted::replied;
  std::string out = raw_header("Auto-Submitted", replied ? "auto-replied" : "auto-generated");
  out += raw_header("X-Auto-Response-Suppress", "All");
  if (!mail.list_id.empty()) {
    require(is_token(mail.list_id), "compose: a List-Id that cannot be written");
    out += raw_header("List-Id", '<' + mail.list_id + '>');
  }
  if (!mail.list_unsubscribe.empty()) {
    require(valid_address(mail.list_unsubscribe), "compose: an address that cannot be written");
    std::string escaped;  // RFC 6068: these mean something else in a mailto
    for (const char c : mail.list_unsubscribe) {
      escaped += c == '%' ? "%25" : c == '?' ? "%3F" : c == '&' ? "%26" : std::string(1, c);
    }
    out += raw_header("List-Unsubscribe", "<mailto:" + escaped + '>');
  }
  return out;
}

}  // namespace

bool valid_message_id(std::string_view id) {
  if (id.size() < 5 || id.size() > 250 || id.front() != '<' || id.back() != '>') return false;
  const std::string_view inner = id.substr(1, id.size() - 2);
  return std::all_of(inner.begin(), inner.end(),
                     [](char c) { return c > 0x20 && c < 0x7F && c != '<' && c != '>'; });
}

std::string rfc5322_date(std::int64_t seconds_since_1970) {
  using namespace std::chrono;
  static constexpr std::array kDays = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr std::array kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const sys_seconds time{seconds{seconds_since_1970}};
  const sys_days day = floor<days>(time);
  const year_month_day date{day};
  const hh_mm_ss clock{time - day};
  std::array<char, 64> text;
  std::snprintf(text.data(), text.size(), "%s, %u %s %04d %02d:%02d:%02d +0000",
                kDays[weekday{day}.c_encoding()], static_cast<unsigned>(date.day()),
                kMonths[static_cast<unsigned>(date.month()) - 1], static_cast<int>(date.year()),
                static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                static_cast<int>(clock.seconds().count()));
  return text.data();
}

std::string compose(const Outgoing& mail) {
  require(valid_message_id(mail.message_id), "compose: a Message-ID that cannot be written");
  std::string out = raw_header("Date", rfc5322_date(mail.date));
  out += address_header("From", mail.from);
  out += address_header("Reply-To", mail.reply_to.value_or(mail.from));
  out += address_header("To", mail.to);
  out += text_header("Subject", mail.subject);
  out += raw_header("Message-ID", mail.message_id);
  out += threading(mail);
  out += standard_headers(mail);
  for (const Header& header : mail.extra) {
    require(is_header_name(header.name), "compose: a header name that cannot be written");
    out += text_header(header.name, header.value);
  }
  out += raw_header("MIME-Version", "1.0");
  return out + content(mail);
}

}  // namespace adj::mail
