// HTML through the tokenizer.

#include <cstdlib>
#include <string_view>

#include "mail/charset.h"
#include "mail/html_text.h"
#include "tests/fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adj::mail;
  const std::string html = to_utf8({reinterpret_cast<const char*>(data), size}, "");
  const std::string text = html_to_text(html);
  if (!is_utf8(text)) std::abort();
  // A text cannot grow beyond its marks: eight per line, and a line needs a tag.
  if (text.size() > 10 * html.size() + 10) std::abort();
  return 0;
}
