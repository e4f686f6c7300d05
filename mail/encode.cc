#include "mail/encode.h"

#include <algorithm>

#include "adjudicator/core/utf8.h"
#include "mail/ascii.h"
#include "mail/charset.h"

namespace adj::mail {
namespace {

constexpr std::size_t kMaxLine = 76;
constexpr std::string_view kHex = "0123456789ABCDEF";
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kWordStart = "=?utf-8?B?", kWordEnd = "?=";
// RFC 2047: a word has at most 75 characters; 45 bytes are 60 of base64.
constexpr std::size_t kWordBytes = 45;

std::string hex_escape(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return {'=', kHex[byte >> 4], kHex[byte & 15]};
}

std::string base64(std::string_view bytes) {
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t left = std::min<std::size_t>(bytes.size() - i, 3);
    unsigned group = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      group = group << 8 | (k < left ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    }
    for (std::size_t k = 0; k < 4; ++k) out += k <= left ? kBase64[group >> (18 - 6 * k) & 63] : '=';
  }
  return out;
}

// One line of the text, soft breaks included.
void append_quoted_line(std::string& out, std::string_view line) {
  std::size_t column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool last = i + 1 == line.size();
    const bool printable = c > 0x20 && c < 0x7F && c != '=';
    const bool inner_blank = is_blank(c) && !last;
    // A dot or "From " at a line's start means something to servers and mailboxes.
    const bool touchy = column == 0 && (c == '.' || line.substr(i, 5) == "From ");
    const std::string piece = (printable || inner_blank) && !touchy ? std::string(1, c) : hex_escape(c);
    if (column + piece.size() > kMaxLine - (last ? 0 : 1)) {
      out += "=\r\n";
      column = 0;
      --i;  // the character is looked at again as the first of its line
      continue;
    }
    out += piece;
    column += piece.size();
  }
}

bool is_plain(std::string_view text) {
  return text.find("=?") == std::string_view::npos &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

// Words split between characters; the blank between two words is no part of the text.
std::string encoded_words(std::string_view utf8) {
  std::string out;
  for (std::size_t at = 0; at < utf8.size();) {
    std::size_t end = at;
    while (end < utf8.size()) {
      const std::size_t next = end + std::max<std::size_t>(utf8_length(utf8, end), 1);
      if (next - at > kWordBytes) break;
      end = next;
    }
    if (!out.empty()) out += ' ';
    out += kWordStart;
    out += base64(utf8.substr(at, end - at));
    out += kWordEnd;
    at = end;
  }
  return out;
}

}  // namespace

std::string quoted_printable(std::string_view text) {
  std::string out;
  for_each_line(unix_lines(text), [&](std::string_view line) {
    append_quoted_line(out, line);
    out += "\r\n";
  });
  return out;
}

std::string base64_lines(std::string_view bytes) {
  const std::string all = base64(bytes);
  std::string out;
  for (std::size_t at = 0; at < all.size(); at += kMaxLine) out += all.substr(at, kMaxLine) + "\r\n";
  return out;
}

std::string header_safe(std::string_view value) {
  std::string out = to_utf8(value, "utf-8");
  for (char& c : out) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  }
  return std::string(trim(out));
}

std::string raw_header(std::string_view name, std::string_view value) {
  std::string out = std::string(name) + ':';
  std::size_t column = out.size();
  std::string_view rest = value;
  while (!rest.empty()) {
    // A word with the blanks before it; a fold goes before those.
    const std::size_t word = std::min(rest.find_first_not_of(' '), rest.size());
    const std::size_t end = std::min(rest.find(' ', word), rest.size());
    const std::string piece = (word == 0 ? " " : "") + std::string(rest.substr(0, end));
    if (column + piece.size() > kMaxLine && column > name.size() + 1 && word < rest.size()) {
      out += "\r\n";
      column = 0;
    }
    out += piece;
    column += piece.size();
    rest.remove_prefix(end);
  }
  return out + "\r\n";
}

std::string text_header(std::string_view name, std::string_view value) {
  constexpr std::size_t kLongestWord = 900;  // RFC 5322 allows 998; a longer run has no place to fold
  const std::string safe = header_safe(value);
  std::size_t run = 0, longest = 0;
  for (const char c : safe) {
    run = c == ' ' ? 0 : run + 1;
    longest = std::max(longest, run);
  }
  return raw_header(name, is_plain(safe) && longest < kLongestWord ? safe : encoded_words(safe));
}

std::string display_name(std::string_view name) {
  const std::string safe = header_safe(name);
  if (!is_plain(safe) || safe.size() > 200) return encoded_words(safe);
  const bool simple = std::all_of(safe.begin(), safe.end(),
                                  [](char c) { return is_letter(c) || is_digit(c) || c == ' ' || c == '-'; });
  if (simple) return safe;
  std::string quoted = "\"";
  for (const char c : safe) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace adj::mail
