// Raw bytes of a mail through the MIME wrapper and everything that looks at its headers.

#include <cstdlib>
#include <string_view>

#include "mail/charset.h"
#include "mail/dsn.h"
#include "mail/mime.h"
#include "mail/robots.h"
#include "mail/trace.h"
#include "tests/fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace adj::mail;
  const std::string_view raw(reinterpret_cast<const char*>(data), size);
  const Incoming mail = read_message(raw);
  if (!is_utf8(mail.text) || !is_utf8(mail.subject)) std::abort();
  if (mail.subject.find_first_of("\r\n") != std::string::npos) std::abort();
  const Ourselves us{.reply = {.local = "judge", .domain = "pbem.test"}};
  robot_reason(mail, us);
  claims_of(us.reply, mail, {});
  authentication_of(mail, {.authserv_id = "mx.pbem.test", .hops = 1});
  read_bounce(mail);
  envelope_recipients(read_heads(raw));
  content_hash(raw);
  return 0;
}
