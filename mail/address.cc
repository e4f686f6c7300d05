#include "mail/address.h"

#include <algorithm>

#include "mail/ascii.h"
#include "mail/gmime_handle.h"
#include "mail/rfc2047.h"

namespace adj::mail {
namespace {

constexpr std::size_t kMaxValue = 64 * 1024;
constexpr std::ptrdiff_t kMaxColons = 200;  // GMime recurses once per group
constexpr int kMaxGroupDepth = 4;

void collect(InternetAddressList* list, int depth, std::vector<Address>& out) {
  const int count = list == nullptr ? 0 : internet_address_list_length(list);
  for (int i = 0; i < count; ++i) {
    InternetAddress* entry = internet_address_list_get_address(list, i);
    if (INTERNET_ADDRESS_IS_GROUP(entry)) {
      if (depth < kMaxGroupDepth) {
        collect(internet_address_group_get_members(INTERNET_ADDRESS_GROUP(entry)), depth + 1, out);
      }
      continue;
    }
    const char* addr = internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(entry));
    if (addr == nullptr) continue;
    const char* name = internet_address_get_name(entry);
    Address address{name == nullptr ? "" : one_line(name), addr};
    const std::string_view local = local_part(address.address);
    address.address = std::string(local) + lower(std::string_view(address.address).substr(local.size()));
    out.push_back(std::move(address));
  }
}

// GMime loses parts of encoded names (see rfc2047.h); of a single mailbox we can find the name ourselves.
std::string encoded_name(std::string_view value) {
  std::string_view name = trim(value.substr(0, value.rfind('<')));
  if (name.size() >= 2 && name.front() == '"' && name.back() == '"') name = name.substr(1, name.size() - 2);
  return decode_words(name);
}

}  // namespace

std::vector<Address> read_addresses(std::string_view value) {
  std::vector<Address> out;
  if (value.size() > kMaxValue || std::count(value.begin(), value.end(), ':') > kMaxColons) return out;
  const Options options = parser_options();
  const Handle<InternetAddressList> list(
      internet_address_list_parse(options.get(), std::string(value).c_str()));
  collect(list.get(), 0, out);
  if (out.size() == 1 && value.find("=?") < value.rfind('<') && value.rfind('<') != std::string_view::npos) {
    out.front().name = encoded_name(value);
  }
  return out;
}

bool valid_address(std::string_view address) {
  const std::string_view local = local_part(address), domain = domain_part(address);
  if (local.empty() || local.size() > 64 || domain.empty() || address.size() > 254) return false;
  constexpr std::string_view kForbidden = "\"(),:;<>[\\]";
  for (const char c : address) {
    if (static_cast<unsigned char>(c) <= 0x20 || static_cast<unsigned char>(c) >= 0x7F) return false;
    if (kForbidden.find(c) != std::string_view::npos) return false;
  }
  return local.find('@') == std::string_view::npos && domain.front() != '.' && domain.back() != '.';
}

std::string_view local_part(std::string_view address) { return address.substr(0, address.rfind('@')); }

std::string_view domain_part(std::string_view address) {
  const std::size_t at = address.rfind('@');
  return at == std::string_view::npos ? std::string_view{} : address.substr(at + 1);
}

}  // namespace adj::mail
