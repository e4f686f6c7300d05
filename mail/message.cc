#include "mail/message.h"

#include "mail/ascii.h"

namespace adj::mail {

const Header* find_header(const std::vector<Header>& headers, std::string_view name) {
  for (const Header& header : headers) {
    if (same(header.name, name)) return &header;
  }
  return nullptr;
}

std::vector<const Header*> find_headers(const std::vector<Header>& headers, std::string_view name) {
  std::vector<const Header*> found;
  for (const Header& header : headers) {
    if (same(header.name, name)) found.push_back(&header);
  }
  return found;
}

}  // namespace adj::mail
