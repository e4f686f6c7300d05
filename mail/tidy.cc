#include "mail/tidy.h"

#include <algorithm>

#include "adjudicator/core/utf8.h"
#include "mail/ascii.h"
#include "mail/charset.h"

namespace adj::mail {
namespace {

// The ASCII cousin of a two- or three-byte character; the character itself when it has none.
std::string_view plain(std::string_view character) {
  struct Range {
    std::string_view first, last, as;
  };
  static constexpr Range kRanges[] = {
      {"\u00A0", "\u00A0", " "},  {"\u00AD", "\u00AD", ""},  {"\u2000", "\u200A", " "},
      {"\u200B", "\u200F", ""},   {"\u2010", "\u2015", "-"}, {"\u2018", "\u201B", "'"},
      {"\u201C", "\u201F", "\""}, {"\u2028", "\u2029", " "}, {"\u202A", "\u202E", ""},
      {"\u202F", "\u202F", " "},  {"\u205F", "\u205F", " "}, {"\u2060", "\u206F", ""},
      {"\u2212", "\u2212", "-"},  {"\u3000", "\u3000", " "}, {"\uFEFF", "\uFEFF", ""},
  };
  for (const Range& range : kRanges) {
    if (character.size() == range.first.size() && character >= range.first && character <= range.last) {
      return range.as;
    }
  }
  return character;
}

std::string tidy(std::string_view line) {
  std::string out;
  out.reserve(line.size());
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;  // of what stays as it is: almost always all
    while (end < line.size() && line[end] >= ' ' && line[end] < 0x7F) ++end;
    out.append(line, at, end - at);
    at = end;
    if (at == line.size()) break;
    const std::size_t length = std::max<std::size_t>(utf8_length(line, at), 1);
    const std::string_view character = line.substr(at, length);
    const auto code = static_cast<unsigned char>(character.front());
    if (length > 1) {
      out += plain(character);
    } else if (code < 0x20 || code == 0x7F) {
      out += ' ';
    } else {
      out += character;
    }
    at += length;
  }
  return out;
}

// Lines of armour around a signed text, and whole armoured blocks.
class Armour {
 public:
  // Whether the line belongs to the armour; takes the escape of a signed text's dashes off.
  bool takes(std::string& line) {
    if (line.starts_with("-----BEGIN PGP SIGNED MESSAGE-----")) {
      signed_text_ = in_headers_ = true;
      return true;
    }
    if (in_headers_) {
      in_headers_ = !trim(line).empty();
      return true;
    }
    if (line.starts_with("-----BEGIN PGP ")) in_block_ = true;
    if (in_block_) {
      if (line.starts_with("-----END PGP ")) in_block_ = signed_text_ = false;
      return true;
    }
    if (signed_text_ && line.starts_with("- ")) line.erase(0, 2);
    return false;
  }

 private:
  bool signed_text_ = false, in_headers_ = false, in_block_ = false;
};

}  // namespace

std::vector<std::string> tidy_lines(std::string_view text) {
  const std::string lf = unix_lines(text);
  std::vector<std::string> lines;
  Armour armour;
  for_each_line(lf, [&](std::string_view raw) {
    std::string line = tidy(composed(raw));  // line by line: most have nothing to compose, and it is slow
    if (armour.takes(line)) line.clear();    // the numbers of the lines below stay what they are
    lines.push_back(std::move(line));
  });
  return lines;
}

}  // namespace adj::mail
