#include "mail/flowed.h"

#include "mail/ascii.h"

namespace adj::mail {

std::string unflow(std::string_view text, bool delsp) {
  std::string out;
  out.reserve(text.size());
  bool open = false;            // the last line waits for its continuation
  std::size_t open_quotes = 0;  // ... which must have as many quote marks
  for_each_line(text, [&](std::string_view line) {
    std::size_t quotes = line.find_first_not_of('>');
    if (quotes == std::string_view::npos) quotes = line.size();
    line.remove_prefix(quotes);
    if (!line.empty() && line.front() == ' ') line.remove_prefix(1);  // stuffing

    // A signature's delimiter ends in a blank, but is a line of its own.
    const bool delimiter = line == "-- ";
    if (open && (quotes != open_quotes || delimiter)) {
      out += '\n';
      open = false;
    }
    if (!open && quotes > 0) out.append(quotes, '>') += ' ';
    const bool flows = !delimiter && !line.empty() && line.back() == ' ';
    out += flows && delsp ? line.substr(0, line.size() - 1) : line;
    if (!flows) out += '\n';
    open = flows;
    open_quotes = quotes;
  });
  if (open) out += '\n';
  return out;
}

}  // namespace adj::mail
