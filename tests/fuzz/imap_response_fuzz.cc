// What an IMAP server may say, through the reader. The first byte says how the stream is cut into pieces.

#include <cstdlib>
#include <string_view>
#include <vector>

#include "mail/imap_response.h"
#include "mail/imap_text.h"
#include "tests/fuzz/replay.h"

namespace {

using namespace adj::mail;

// The names of the responses, and whether the reader gave up.
struct Outcome {
  std::vector<std::string> names;
  std::size_t bytes = 0;  // in texts and values
  bool broken = false;
};

std::size_t bytes_of(const std::vector<ImapValue>& values) {
  std::size_t bytes = 0;
  for (const ImapValue& value : values) bytes += value.text.size() + bytes_of(value.items);
  return bytes;
}

Outcome read(std::string_view stream, std::size_t step) {
  ImapResponseReader reader({4096, 4096, 16384, 8});
  Outcome outcome;
  try {
    for (std::size_t at = 0; at < stream.size(); at += step) {
      reader.feed(stream.substr(at, step));
      while (const auto response = reader.next()) {
        outcome.names.push_back(response->tag + " " + response->name);
        outcome.bytes += response->text.size() + response->code.size() + bytes_of(response->values);
        if (response->name == "ESEARCH" && !response->values.empty())
          first_uids(response->values.back().text, 100);
      }
    }
  } catch (const ImapProtocolError&) {
    outcome.broken = true;
  }
  return outcome;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view stream(reinterpret_cast<const char*>(data) + 1, size - 1);
  const Outcome whole = read(stream, stream.size() + 1);
  const Outcome pieces = read(stream, 1 + data[0] % 64);
  // However it is cut, the same is read; what was fed at once before an error may not have been fetched.
  if (whole.broken != pieces.broken) std::abort();
  if (!whole.broken && (whole.names != pieces.names || whole.bytes != pieces.bytes)) std::abort();
  if (whole.bytes > stream.size() || pieces.bytes > stream.size()) std::abort();
  return 0;
}
