#pragma once
// The mails of tests/mail/eml, each with what is expected of it in NAME.expect:
//
//   reading: read|empty|too_big|unreadable      subject: ...          author: address, or none
//   robot: reason of robots.h                   body: plain|html|none placement: above|below|block|none
//   cut: why the reading stopped                cut-tag: g7.p3.t12    order: a kept line that starts with a
//   keyword unknown: another kept line                  removed: a line cut   ask: again claim: kind game
//   number window genuine|forged (in the order found), or none bounce: kind permanent|soft status recipient
//   original-id          auth: dmarc=... dkim=... spf=... domain flag: encrypted|winmail|too_deep message-id,
//   references, author-name
//
// Keys that are absent expect nothing, but "order" and "unknown" always stand for all kept lines of a mail
// that has a placement.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "mail/robots.h"
#include "mail/token.h"
#include "mail/trace.h"

namespace adj::mail::testing {

struct Fixture {
  std::string name;
  std::string raw;
  std::map<std::string, std::vector<std::string>> expected;
};

// All of them, by name.
const std::vector<Fixture>& corpus();

// The judge the corpus was written to.
KeyRing corpus_keys();
inline constexpr std::int64_t kCorpusEpoch = 1;  // 0 for bounces
Ourselves corpus_judge();
TrustedServer corpus_server();
bool corpus_keyword(std::string_view folded);

}  // namespace adj::mail::testing
