#pragma once
// Raw bytes to an Incoming, with GMime behind it. Any bytes have a reading; time and memory grow with their
// number and are bounded by the limits. Never throws for what a mail contains.

#include <cstddef>
#include <string_view>

#include "mail/message.h"

namespace adj::mail {

struct Limits {
  std::size_t max_bytes = 1 << 20;  // above it only the headers are read: nobody's orders are that long
  int max_depth = 64;
  int max_parts = 1000;
};

Incoming read_message(std::string_view raw, const Limits& limits = {});

// The headers alone, with To, Cc and Message-ID read as above: for whoever sorts mails before they are read.
Incoming read_heads(std::string_view raw);

}  // namespace adj::mail
