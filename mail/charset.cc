#include "mail/charset.h"

#include <glib.h>
#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>

#include "adjudicator/core/utf8.h"
#include "mail/ascii.h"

namespace adj::mail {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

// Only these reach iconv: a mail must not choose which converter module of the C library runs.
constexpr auto kKnown = std::to_array<std::string_view>({
    "utf-8",        "utf-7",        "utf-16",       "utf-16be",    "utf-16le",    "utf-32",
    "iso-8859-2",   "iso-8859-3",   "iso-8859-4",   "iso-8859-5",  "iso-8859-6",  "iso-8859-7",
    "iso-8859-8",   "iso-8859-9",   "iso-8859-10",  "iso-8859-13", "iso-8859-14", "iso-8859-15",
    "iso-8859-16",  "windows-1250", "windows-1251", "cp1252",      "cp1250",      "cp1251",
    "windows-1252", "windows-1253", "windows-1254", "cp437",       "cp850",       "windows-1255",
    "windows-1256", "windows-1257", "windows-1258", "macintosh",   "koi8-r",      "koi8-u",
    "gb2312",       "gbk",          "gb18030",      "big5",        "shift_jis",   "iso-2022-jp",
    "euc-jp",       "euc-kr",       "iso-2022-kr",  "tis-620",
});

std::string canonical(std::string_view charset) {
  std::string name = lower(trim(charset));
  if (name == "iso-8859-1" || name == "iso8859-1" || name == "latin1" || name == "iso_8859-1") {
    return "windows-1252";
  }
  if (name == "utf8") return "utf-8";
  if (name == "us-ascii" || name == "ascii") return {};
  if (name == "ks_c_5601-1987") return "euc-kr";
  return std::find(kKnown.begin(), kKnown.end(), name) == kKnown.end() ? std::string{} : name;
}

class Converter {
 public:
  explicit Converter(const std::string& charset) : handle_(iconv_open("UTF-8", charset.c_str())) {}
  ~Converter() {
    if (good()) iconv_close(handle_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  bool good() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

  std::string operator()(std::string_view bytes) {
    std::string out;
    std::array<char, 4096> buffer;
    char* in = const_cast<char*>(bytes.data());  // iconv's signature; it only reads
    std::size_t left = bytes.size();
    while (left > 0) {
      char* to = buffer.data();
      std::size_t room = buffer.size();
      const bool bad = iconv(handle_, &in, &left, &to, &room) == static_cast<std::size_t>(-1);
      const int error = errno;
      out.append(buffer.data(), buffer.size() - room);
      if (!bad || error == E2BIG) continue;
      out += kReplacement;
      if (error != EILSEQ) break;  // EINVAL: the text ends within a character
      ++in;
      --left;
    }
    return out;
  }

 private:
  iconv_t handle_;
};

// How many bytes of the beginning are ASCII: mostly all, and these need no closer look.
std::size_t ascii_run(std::string_view text) {
  std::size_t at = 0;
  for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
    std::memcpy(&eight, text.data() + at, sizeof eight);
    if ((eight & 0x8080808080808080u) != 0) break;
  }
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at;
}

// UTF-8 is by far the most frequent, and needs no conversion when it is well-formed.
std::string repaired_utf8(std::string_view bytes) {
  std::string out;
  out.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t plain = ascii_run(bytes.substr(at));
    out += bytes.substr(at, plain);
    at += plain;
    if (at == bytes.size()) break;
    const std::size_t length = utf8_length(bytes, at);
    out += length == 0 ? kReplacement : bytes.substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  return out;
}

}  // namespace

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = ascii_run(bytes); at < bytes.size(); at += ascii_run(bytes.substr(at))) {
    const std::size_t length = utf8_length(bytes, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

void append_utf8(std::string& text, char32_t point) {
  std::array<char, 6> bytes;
  const bool valid = point != 0 && point <= 0x10FFFF && g_unichar_validate(static_cast<gunichar>(point));
  const int length = g_unichar_to_utf8(valid ? static_cast<gunichar>(point) : 0xFFFD, bytes.data());
  text.append(bytes.data(), static_cast<std::size_t>(length));
}

std::string to_utf8(std::string_view bytes, std::string_view charset) {
  std::string name = canonical(charset);
  if (name.empty()) name = is_utf8(bytes) ? "utf-8" : "windows-1252";
  if (name == "utf-8") return repaired_utf8(bytes);
  Converter convert(name);
  // A C library without this converter; what it knows least is still read.
  if (!convert.good()) return is_utf8(bytes) ? std::string(bytes) : Converter("windows-1252")(bytes);
  return convert(bytes);
}

std::string unix_lines(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\r'), text.size());
    out += text.substr(0, end);
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
    if (!text.starts_with('\n')) out += '\n';
  }
  std::erase(out, '\0');
  return out;
}

namespace {

// Whether composing leaves the text as it is, as far as a quick look can tell: it has no byte that starts a
// combining mark or a character that has another form. Of those that start with 0xE2 the punctuation
// (U+2002 to U+207F), arrows and symbols are none of these.
bool is_composed(std::string_view utf8) {
  const auto byte = [&](std::size_t i) { return i < utf8.size() ? static_cast<unsigned char>(utf8[i]) : 0u; };
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    if (byte(at) < 0xCC) continue;
    const unsigned second = byte(at + 1), third = byte(at + 2);
    const bool punctuation = (second == 0x80 && third >= 0x82) || second == 0x81;
    if (byte(at) != 0xE2 ||
        !(punctuation || (second >= 0x85 && second <= 0x8B) || (second >= 0x8D && second <= 0xAA)))
      return false;
  }
  return true;
}

}  // namespace

std::string composed(std::string_view utf8) {
  constexpr int kMaxMarks = 30;
  if (is_composed(utf8)) return std::string(utf8);
  std::string safe;
  safe.reserve(utf8.size());
  int marks = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    const std::size_t length = std::max<std::size_t>(utf8_length(utf8, at), 1);
    const gunichar point = g_utf8_get_char_validated(utf8.data() + at, static_cast<gssize>(length));
    marks = point < 0x300 || g_unichar_combining_class(point) == 0 ? 0 : marks + 1;
    if (marks <= kMaxMarks) safe += utf8.substr(at, length);
    at += length;
  }
  char* normal = g_utf8_normalize(safe.c_str(), static_cast<gssize>(safe.size()), G_NORMALIZE_NFC);
  if (normal == nullptr) return safe;
  std::string out(normal);
  g_free(normal);
  return out;
}

}  // namespace adj::mail
