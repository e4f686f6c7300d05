#pragma once
// What each line of a reply is, in English and French. Every look ahead is bounded, so the whole is linear.

#include <string>
#include <string_view>
#include <vector>

namespace adj::mail {

enum class LineTag {
  empty,
  text,
  quote,             // >, |, AB>
  cut_line,          // ours; also within quote marks
  attribution,       // On ... wrote: / Le ... a écrit :
  forward_banner,    // -----Original Message----- / Début du message transféré :
  header_block,      // the first of three or more lines like From: / De : ...
  rest,              // a later line of an attribution, a banner's headers or a header block
  mobile_signature,  // Sent from my ... / Envoyé de mon ...
  delimiter,         // "-- "
};

struct TaggedLine {
  int number = 0;    // in the mail, from 1
  std::string text;  // tidy
  LineTag tag = LineTag::text;
  bool quoted = false;  // it carries quote marks
};

std::vector<TaggedLine> tag_lines(std::vector<std::string> lines);

// The line without its quote marks (and the blanks before and between them).
std::string_view without_quote_marks(std::string_view line);

}  // namespace adj::mail
