#include "mail/imap_text.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "mail/imap_response.h"

namespace adj::mail {
namespace {

// "7" or "3:9", either end first.
std::pair<std::uint32_t, std::uint32_t> range_of(std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto first = imap_number(text.substr(0, colon));
  const auto last = colon == std::string_view::npos ? first : imap_number(text.substr(colon + 1));
  if (!first || !last || *first == 0 || *last == 0) throw ImapProtocolError("a set of UIDs that is none");
  return std::minmax(*first, *last);
}

// The next character of a UTF-8 text, which must be well formed.
char32_t take_character(std::string_view& text) {
  const auto malformed = [] { return std::invalid_argument("a mailbox name is not UTF-8"); };
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xc2 ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) throw malformed();
  char32_t character = length == 1 ? lead : lead & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xc0) != 0x80) throw malformed();
    character = (character << 6) | (byte & 0x3fu);
  }
  text.remove_prefix(length);
  return character;
}

// UTF-16 in base64 with "," for "/", without padding.
std::string shifted(const std::vector<std::uint16_t>& units) {
  static constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";
  std::string text = "&";
  std::uint32_t bits = 0;
  int held = 0;
  for (const std::uint16_t unit : units) {
    bits = (bits << 16) | unit;
    for (held += 16; held >= 6;) text += kDigits[(bits >> (held -= 6)) & 63u];
  }
  if (held > 0) text += kDigits[(bits << (6 - held)) & 63u];
  return text + "-";
}

void append_utf16(char32_t character, std::vector<std::uint16_t>& units) {
  if (character >= 0x10000) {
    units.push_back(static_cast<std::uint16_t>(0xd800 + ((character - 0x10000) >> 10)));
    units.push_back(static_cast<std::uint16_t>(0xdc00 + ((character - 0x10000) & 0x3ff)));
  } else {
    units.push_back(static_cast<std::uint16_t>(character));
  }
}

}  // namespace

std::string uid_set(std::span<const std::uint32_t> uids) {
  std::string set;
  for (std::size_t i = 0; i < uids.size();) {
    std::size_t end = i + 1;
    while (end < uids.size() && uids[end] == uids[end - 1] + 1) ++end;
    if (!set.empty()) set += ',';
    set += std::to_string(uids[i]);
    if (end - i > 1) set += ':' + std::to_string(uids[end - 1]);
    i = end;
  }
  return set;
}

std::vector<std::uint32_t> first_uids(std::string_view set, std::size_t limit,
                                      std::span<const std::uint32_t> skip) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ranges;
  while (!set.empty()) {
    const std::size_t comma = std::min(set.find(','), set.size());
    ranges.push_back(range_of(set.substr(0, comma)));
    set.remove_prefix(std::min(comma + 1, set.size()));
  }
  std::sort(ranges.begin(), ranges.end());

  std::vector<std::uint32_t> uids;
  std::uint64_t next = 1;  // ranges may overlap; 64 bits, for the largest UID has no successor in 32
  for (const auto& [first, last] : ranges) {
    for (next = std::max<std::uint64_t>(next, first); next <= last; ++next) {
      if (uids.size() == limit) return uids;
      const auto uid = static_cast<std::uint32_t>(next);
      if (!std::binary_search(skip.begin(), skip.end(), uid)) uids.push_back(uid);
    }
  }
  return uids;
}

std::string quoted_mailbox(std::string_view utf8_name) {
  std::string quoted = "\"";
  std::vector<std::uint16_t> foreign;  // characters outside printable ASCII, collected
  const auto flush = [&] {
    if (!foreign.empty()) quoted += shifted(foreign);
    foreign.clear();
  };
  while (!utf8_name.empty()) {
    const char32_t character = take_character(utf8_name);
    if (character < 0x20 || character == 0x7f)
      throw std::invalid_argument("a control character in a mailbox name");
    if (character > 0x7f) {
      append_utf16(character, foreign);
      continue;
    }
    flush();
    if (character == '"' || character == '\\') quoted += '\\';
    quoted += static_cast<char>(character);
    if (character == '&') quoted += '-';
  }
  flush();
  return quoted + "\"";
}

}  // namespace adj::mail
