#include "mail/sink.h"

namespace adj::mail {

std::string_view name_of(SendResult result) {
  switch (result) {
    case SendResult::accepted:
      return "accepted";
    case SendResult::retry:
      return "retry";
    case SendResult::permanent:
      return "permanent";
    case SendResult::ambiguous:
      return "ambiguous";
    case SendResult::configuration:
      return "configuration";
  }
  return "unknown";
}

void Sink::send_all(std::span<const Parcel> parcels, const Done& done) {
  for (std::size_t i = 0; i < parcels.size(); ++i)
    done(i, send(parcels[i].envelope_from, parcels[i].recipient, parcels[i].raw));
}

bool is_plain_address(std::string_view address) {
  if (address.size() > 254) return false;
  const std::size_t at = address.rfind('@');
  if (at == std::string_view::npos || at == 0 || at + 1 == address.size()) return false;
  for (const char c : address)
    if (c <= ' ' || c >= 0x7f || std::string_view("<>()[]\\,;:\"").find(c) != std::string_view::npos)
      return false;
  return address.substr(0, at).find('@') == std::string_view::npos;
}

}  // namespace adj::mail
