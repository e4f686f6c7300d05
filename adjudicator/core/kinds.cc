#include "adjudicator/core/kinds.h"

namespace adj {

std::string kind_line(const std::string& what, const char* name, const Json& fields) {
  std::string line = what + " " + name;
  for (const auto& [key, value] : fields.as_object()) line += " " + key;
  return line;
}

}  // namespace adj
