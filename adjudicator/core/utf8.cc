#include "adjudicator/core/utf8.h"

#include <Poco/UTF8Encoding.h>

namespace adj {

std::size_t utf8_length(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  const auto lead = static_cast<unsigned char>(text[at]);
  if (lead < 0x80) return 1;
  const std::size_t length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (text.size() - at < length) return 0;
  const auto* bytes = reinterpret_cast<const unsigned char*>(text.data()) + at;
  return Poco::UTF8Encoding::isLegal(bytes, static_cast<int>(length)) ? length : 0;
}

}  // namespace adj
