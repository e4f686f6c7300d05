#include "mail/rfc2047.h"

#include <cstdint>
#include <optional>

#include "mail/ascii.h"
#include "mail/charset.h"

namespace adj::mail {
namespace {

constexpr std::size_t kMaxCharset = 64;

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  const char l = lower(c);
  return l >= 'a' && l <= 'f' ? l - 'a' + 10 : -1;
}

std::string decode_q(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '=' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      out += text[i] == '_' ? ' ' : text[i];
    }
  }
  return out;
}

int base64_value(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (is_digit(c)) return c - '0' + 52;
  if (c == '+' || c == '-') return 62;
  return c == '/' || c == '_' ? 63 : -1;
}

struct Word {
  std::string charset;
  std::string bytes;
  std::size_t end = 0;  // behind the closing ?=
};

// Reads words from left to right; remembers where the next "?=" is, so that a value full of openings without
// an end costs one search.
class WordReader {
 public:
  explicit WordReader(std::string_view value) : value_(value) {}

  std::optional<Word> at(std::size_t start) {
    if (value_.substr(start, 2) != "=?") return std::nullopt;
    const std::size_t charset_end = value_.substr(0, start + 2 + kMaxCharset).find('?', start + 2);
    if (charset_end == std::string_view::npos || charset_end + 2 >= value_.size()) return std::nullopt;
    const char encoding = lower(value_[charset_end + 1]);
    if ((encoding != 'q' && encoding != 'b') || value_[charset_end + 2] != '?') return std::nullopt;
    const std::size_t text = charset_end + 3, text_end = closing(text);
    if (text_end == std::string_view::npos) return std::nullopt;

    Word word;
    const std::string_view charset = value_.substr(start + 2, charset_end - start - 2);
    word.charset = lower(charset.substr(0, charset.find('*')));  // RFC 2231: charset*language
    const std::string_view encoded = value_.substr(text, text_end - text);
    word.bytes = encoding == 'q' ? decode_q(encoded) : decode_base64(encoded);
    word.end = text_end + 2;
    return word;
  }

 private:
  std::size_t closing(std::size_t from) {
    if (next_closing_ != std::string_view::npos && next_closing_ < from) {
      next_closing_ = value_.find("?=", from);
    }
    return next_closing_;
  }

  std::string_view value_;
  std::size_t next_closing_ = 0;
};

}  // namespace

std::string decode_base64(std::string_view text) {
  std::string out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    if (c == '=') count = 0;  // padding ends a group: what follows was encoded on its own
    const int value = base64_value(c);
    if (value < 0) continue;
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    count += 6;
    if (count >= 8) {
      count -= 8;
      out += static_cast<char>(bits >> count & 0xFF);
    }
  }
  return out;
}

std::string one_line(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  return std::string(trim(out));
}

std::string decode_words(std::string_view value) {
  WordReader reader(value);
  std::string out, bytes, charset;  // bytes: of words not yet converted, which share a charset
  std::size_t plain = 0;            // start of the text not yet written
  const auto flush_words = [&] {
    out += to_utf8(bytes, charset);
    bytes.clear();
  };
  for (std::size_t at = value.find("=?"); at != std::string_view::npos; at = value.find("=?", at)) {
    const std::optional<Word> word = reader.at(at);
    if (!word) {
      at += 2;
      continue;
    }
    const std::string_view between = value.substr(plain, at - plain);
    const bool adjacent = !charset.empty() && trim(between).empty();
    if (!adjacent || word->charset != charset) flush_words();
    if (!adjacent) out += to_utf8(between, "");
    bytes += word->bytes;
    charset = word->charset;
    at = plain = word->end;
  }
  flush_words();
  out += to_utf8(value.substr(plain), "");
  return one_line(out);
}

}  // namespace adj::mail
