#include "mail/html_entities.h"

#include <array>
#include <map>
#include <optional>

#include "mail/ascii.h"
#include "mail/charset.h"

namespace adj::mail {
namespace {

constexpr std::size_t kLongest = 20;  // no name below is longer, nor a number that means a character

constexpr auto kLatin1 = std::to_array<std::string_view>(
    {// U+00A0 to U+00FF
     "nbsp",   "iexcl",  "cent",   "pound",  "curren", "yen",    "brvbar", "sect",   "uml",    "copy",
     "ordf",   "laquo",  "not",    "shy",    "reg",    "macr",   "deg",    "plusmn", "sup2",   "sup3",
     "acute",  "micro",  "para",   "middot", "cedil",  "sup1",   "ordm",   "raquo",  "frac14", "frac12",
     "frac34", "iquest", "Agrave", "Aacute", "Acirc",  "Atilde", "Auml",   "Aring",  "AElig",  "Ccedil",
     "Egrave", "Eacute", "Ecirc",  "Euml",   "Igrave", "Iacute", "Icirc",  "Iuml",   "ETH",    "Ntilde",
     "Ograve", "Oacute", "Ocirc",  "Otilde", "Ouml",   "times",  "Oslash", "Ugrave", "Uacute", "Ucirc",
     "Uuml",   "Yacute", "THORN",  "szlig",  "agrave", "aacute", "acirc",  "atilde", "auml",   "aring",
     "aelig",  "ccedil", "egrave", "eacute", "ecirc",  "euml",   "igrave", "iacute", "icirc",  "iuml",
     "eth",    "ntilde", "ograve", "oacute", "ocirc",  "otilde", "ouml",   "divide", "oslash", "ugrave",
     "uacute", "ucirc",  "uuml",   "yacute", "thorn",  "yuml"});
static_assert(kLatin1.size() == 96);

struct Named {
  std::string_view name;
  char32_t point;
};
constexpr auto kOthers = std::to_array<Named>(
    {{"quot", '"'},      {"amp", '&'},      {"lt", '<'},        {"gt", '>'},
     {"apos", '\''},     {"OElig", 0x152},  {"oelig", 0x153},   {"Scaron", 0x160},
     {"scaron", 0x161},  {"Yuml", 0x178},   {"ensp", 0x2002},   {"emsp", 0x2003},
     {"thinsp", 0x2009}, {"zwnj", 0x200C},  {"zwj", 0x200D},    {"lrm", 0x200E},
     {"rlm", 0x200F},    {"ndash", 0x2013}, {"mdash", 0x2014},  {"lsquo", 0x2018},
     {"rsquo", 0x2019},  {"sbquo", 0x201A}, {"ldquo", 0x201C},  {"rdquo", 0x201D},
     {"bdquo", 0x201E},  {"bull", 0x2022},  {"hellip", 0x2026}, {"lsaquo", 0x2039},
     {"rsaquo", 0x203A}, {"euro", 0x20AC},  {"trade", 0x2122},  {"larr", 0x2190},
     {"uarr", 0x2191},   {"rarr", 0x2192},  {"darr", 0x2193},   {"minus", 0x2212},
     {"ne", 0x2260},     {"le", 0x2264},    {"ge", 0x2265},     {"Tab", '\t'},
     {"NewLine", '\n'},  {"num", '#'},      {"plus", '+'},      {"equals", '='},
     {"colon", ':'},     {"semi", ';'},     {"comma", ','},     {"period", '.'},
     {"lpar", '('},      {"rpar", ')'},     {"commat", '@'},    {"lowbar", '_'},
     {"hyphen", 0x2010}, {"dash", 0x2010},  {"sol", '/'},       {"NonBreakingSpace", 0xA0}});

const std::map<std::string_view, char32_t>& names() {
  static const std::map<std::string_view, char32_t> kNames = [] {
    std::map<std::string_view, char32_t> all;
    for (std::size_t i = 0; i < kLatin1.size(); ++i) all[kLatin1[i]] = static_cast<char32_t>(0xA0 + i);
    for (const Named& named : kOthers) all[named.name] = named.point;
    return all;
  }();
  return kNames;
}

// "233" or "xE9"; nothing when it is no number.
std::optional<char32_t> number(std::string_view text) {
  const bool hex = !text.empty() && lower(text.front()) == 'x';
  if (hex) text.remove_prefix(1);
  if (text.empty()) return std::nullopt;
  char32_t value = 0;
  for (const char c : text) {
    const char l = lower(c);
    const bool letter = hex && l >= 'a' && l <= 'f';
    if (!is_digit(c) && !letter) return std::nullopt;
    const auto digit = static_cast<char32_t>(letter ? l - 'a' + 10 : c - '0');
    value = value > 0x10FFFF ? value : value * (hex ? 16 : 10) + digit;
  }
  return value;
}

}  // namespace

std::size_t append_entity(std::string& out, std::string_view html, std::size_t at) {
  const std::string_view ahead = html.substr(at + 1, kLongest);
  const std::size_t end = ahead.find(';');
  if (end == std::string_view::npos || end == 0) return 0;
  const std::string_view name = ahead.substr(0, end);
  if (name.front() == '#') {
    const std::optional<char32_t> value = number(name.substr(1));
    if (!value) return 0;
    if (*value >= 0x80 && *value < 0xA0) {  // numbers of windows-1252, which browsers read as such
      out += to_utf8(std::string(1, static_cast<char>(*value)), "windows-1252");
    } else {
      append_utf8(out, *value);
    }
  } else {
    const auto named = names().find(name);
    if (named == names().end()) return 0;
    append_utf8(out, named->second);
  }
  return end + 2;
}

}  // namespace adj::mail
