#include "mail/mime_guard.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "mail/ascii.h"

namespace adj::mail {
namespace {

constexpr int kMaxColons = 200;
constexpr int kMaxFields = 500;

bool is_address_field(std::string_view line) {
  static constexpr auto kNames =
      std::to_array<std::string_view>({"From", "Sender", "Reply-To", "To", "Cc", "Bcc"});
  return std::any_of(kNames.begin(), kNames.end(), [&](std::string_view name) {
    if (!starts_same(line, name)) return false;
    const std::size_t colon = line.find_first_not_of(" \t", name.size());
    return colon != std::string_view::npos && line[colon] == ':';
  });
}

}  // namespace

void guard_address_fields(std::string& raw) {
  int fields = 0, colons = 0;
  bool in_field = false;
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t end = std::min(raw.find('\n', at), raw.size());
    if (!is_blank(raw[at])) {  // else the line continues the field
      in_field = is_address_field(std::string_view(raw).substr(at, end - at));
      colons = 0;
      if (in_field && ++fields > kMaxFields) raw[at] = 'X';
    }
    for (std::size_t i = at; in_field && i < end; ++i) {
      if (raw[i] == ':' && ++colons > kMaxColons) raw[i] = ' ';
    }
    at = end + 1;
  }
}

}  // namespace adj::mail
