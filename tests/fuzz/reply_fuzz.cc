// A mail's text through the extraction of order lines. Raw mails serve as texts, too.

#include <cstdlib>
#include <string_view>

#include "mail/body.h"
#include "mail/charset.h"
#include "mail/flowed.h"
#include "mail/token.h"
#include "tests/fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adj::mail;
  const std::string text = to_utf8({reinterpret_cast<const char*>(data), size}, "");
  for (const std::string& version : {text, unflow(unix_lines(text), size % 2 == 0)}) {
    const Reply reply = read_reply(version);
    if (reply.lines.empty() != (reply.placement == Placement::none)) std::abort();
    for (const BodyLine& line : reply.lines) {
      if (line.text.find_first_of("\r\n") != std::string::npos) std::abort();
      // What is shown again must not open a seat.
      if (key_in_line(line.text)) std::abort();
    }
    order_lines(reply, [](std::string_view word) { return word.size() % 2 == 0; });
  }
  return 0;
}
