#include "mail/mime_parts.h"

#include <utility>

#include "mail/ascii.h"
#include "mail/charset.h"
#include "mail/flowed.h"
#include "mail/html_text.h"

namespace adj::mail {
namespace {

std::string text_or_empty(const char* text) { return text == nullptr ? std::string{} : std::string(text); }

std::string parameter(GMimeObject* part, const char* name) {
  return lower(text_or_empty(g_mime_object_get_content_type_parameter(part, name)));
}

bool is_type(GMimeObject* part, const char* type, const char* subtype) {
  GMimeContentType* content = g_mime_object_get_content_type(part);
  return content != nullptr && g_mime_content_type_is_type(content, type, subtype) != 0;
}

// "Content-Type: text", without a subtype, which GMime turns into application/octet-stream.
bool is_bare_text(GMimeObject* part) {
  const std::string type = text_or_empty(g_mime_object_get_header(part, "Content-Type"));
  const std::string_view name = trim(std::string_view(type).substr(0, type.find(';')));
  return same(name, "text");
}

// Not g_mime_text_part_get_text: it drops what it cannot decode and stops at NUL.
std::string content_bytes(GMimePart* part) {
  GMimeDataWrapper* content = g_mime_part_get_content(part);
  if (content == nullptr) return {};
  const Handle<GMimeStream> memory(g_mime_stream_mem_new());
  g_mime_data_wrapper_write_to_stream(content, memory.get());
  const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory.get()));
  return bytes == nullptr || bytes->data == nullptr
             ? std::string{}
             : std::string(reinterpret_cast<const char*>(bytes->data), bytes->len);
}

// The text that some part of the tree yields, in the order of the parts.
struct Found {
  std::string text;
  bool plain = false;  // some of it was text/plain with a visible character in it
  bool any = false;
};

void append(Found& to, Found more) {
  if (!more.any) return;
  if (!to.text.empty() && to.text.back() != '\n') to.text += '\n';
  to.text += more.text;
  to.plain = to.plain || more.plain;
  to.any = true;
}

class Walker {
 public:
  Walker(const Limits& limits, Incoming& mail) : limits_(limits), mail_(mail) {}

  Found walk(GMimeObject* part, int depth) {
    if (depth > limits_.max_depth || ++parts_ > limits_.max_parts) {
      mail_.too_deep = true;
      return {};
    }
    if (GMIME_IS_MULTIPART(part)) return multipart(GMIME_MULTIPART(part), depth);
    if (GMIME_IS_PART(part)) return leaf(GMIME_PART(part));
    mail_.attachments = true;  // message/rfc822: somebody else's mail
    return {};
  }

 private:
  Found multipart(GMimeMultipart* multi, int depth) {
    GMimeObject* part = GMIME_OBJECT(multi);
    if (is_type(part, "multipart", "report")) {
      read_report(multi);
      return {};
    }
    if (is_type(part, "multipart", "encrypted")) {
      mail_.encrypted = true;
      return {};
    }
    int count = g_mime_multipart_get_count(multi);
    if (count == 0) return without_boundary(multi);
    if (is_type(part, "multipart", "signed")) count = 1;  // the second part is the signature
    const bool alternative = is_type(part, "multipart", "alternative");
    Found all;
    for (int i = 0; i < count; ++i) {
      Found found = walk(g_mime_multipart_get_part(multi, i), depth + 1);
      if (!alternative) {
        append(all, std::move(found));
      } else if (found.any && !all.plain && (found.plain || !all.any)) {
        all = std::move(found);  // plain text wins over HTML, the first over later ones
      }
      if (mail_.too_deep) break;
    }
    return all;
  }

  // GMime puts everything before the first boundary into the prologue.
  Found without_boundary(GMimeMultipart* multi) {
    const std::string prologue = text_or_empty(g_mime_multipart_get_prologue(multi));
    return plain_text(to_utf8(prologue, ""));
  }

  Found leaf(GMimePart* part) {
    GMimeObject* object = GMIME_OBJECT(part);
    const char* disposition = g_mime_object_get_disposition(object);
    const bool attached = disposition != nullptr && same(disposition, "attachment");
    const bool plain = is_type(object, "text", "plain") || is_bare_text(object);
    const bool html = is_type(object, "text", "html");
    if (attached || (!plain && !html)) {
      mail_.attachments = true;
      const std::string name = lower(text_or_empty(g_mime_part_get_filename(part)));
      mail_.winmail = mail_.winmail || is_type(object, "application", "ms-tnef") || name == "winmail.dat";
      return {};
    }
    const std::string text = unix_lines(to_utf8(content_bytes(part), parameter(object, "charset")));
    if (html) return {html_to_text(text), false, true};
    const bool flowed = parameter(object, "format") == "flowed";
    return plain_text(flowed ? unflow(text, parameter(object, "delsp") == "yes") : text);
  }

  static Found plain_text(const std::string& text) {
    std::string lines = unix_lines(text);
    const bool visible = !trim(lines).empty();
    return {std::move(lines), visible, visible};
  }

  // RFC 6522: a text for people, a part for machines, and (the headers of) the mail it speaks of.
  void read_report(GMimeMultipart* multi) {
    ReportParts report;
    report.type = parameter(GMIME_OBJECT(multi), "report-type");
    const int count = std::min(g_mime_multipart_get_count(multi), limits_.max_parts);
    for (int i = 1; i < count; ++i) {
      GMimeObject* part = g_mime_multipart_get_part(multi, i);
      if (GMIME_IS_MESSAGE_PART(part)) {
        GMimeMessage* original = g_mime_message_part_get_message(GMIME_MESSAGE_PART(part));
        if (original != nullptr) take_headers(GMIME_OBJECT(original), report.original);
      } else if (GMIME_IS_PART(part)) {
        std::string bytes = unix_lines(to_utf8(content_bytes(GMIME_PART(part)), ""));
        (is_type(part, "message", "*") ? report.machine : report.original) = std::move(bytes);
      }
    }
    mail_.report = std::move(report);
  }

  static void take_headers(GMimeObject* object, std::string& out) {
    char* headers = g_mime_object_get_headers(object, nullptr);
    if (headers == nullptr) return;
    out = unix_lines(to_utf8(headers, ""));
    g_free(headers);
  }

  const Limits& limits_;
  Incoming& mail_;
  int parts_ = 0;
};

}  // namespace

void read_parts(GMimeObject* top, const Limits& limits, Incoming& mail) {
  if (top == nullptr) return;
  Found found = Walker(limits, mail).walk(top, 0);
  if (!found.any) return;
  mail.body = found.plain ? BodyKind::plain : BodyKind::html;
  mail.text = std::move(found.text);
}

}  // namespace adj::mail
