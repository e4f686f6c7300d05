#include "adjudicator/core/words_fold.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "adjudicator/core/utf8.h"

namespace adj::words {
namespace {

// One letter per code point; '.' passes unchanged, '+' is in kSpecial below.
constexpr char32_t kLatinFirst = 0xC0;
constexpr std::string_view kLatin =  // U+00C0 to U+024F
    "aaaaaa+ceeeeiiiidnooooo.ouuuuy++aaaaaa+ceeeeiiiidnooooo.ouuuuy+yaaaaaaccccccccdd"
    "ddeeeeeeeeeegggggggghhhhiiiiiiiiii++jjkkkllllllllllnnnnnnn++oooooo++rrrrrrssssss"
    "ssttttttuuuuuuuuuuuuwwyyyzzzzzzsbbbb..occdddddeeeffgg+iikkllmnnooo++ppr..ssttttu"
    "uuvyyzzzzzzz...w....+++++++++aaiioouuuuuuuuuueaaaa++ggggkkoooozzj+++gg+wnnaa++oo"
    "aaaaeeeeiiiioooorrrruuuussttyyhhnd++zzaaeeooooooooyylntj++accltsz..buveejjqqrryy";
constexpr char32_t kLatinMoreFirst = 0x1E00;
constexpr std::string_view kLatinMore =  // U+1E00 to U+1EFF
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooo"
    "oooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyasss+d"
    "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuu"
    "uuyyyyyyyy++vvyy";
static_assert(kLatin.size() == 0x250 - kLatinFirst && kLatinMore.size() == 0x100);

struct Special {
  char32_t point;
  std::string_view folded;
};
constexpr auto kSpecial = std::to_array<Special>({
    {0x00A0, " "},    {0x00AA, "a"},    {0x00AB, "\""}, {0x00B2, "2"},  {0x00B3, "3"},  {0x00B4, "'"},
    {0x00B5, "u"},    {0x00B7, "*"},    {0x00B9, "1"},  {0x00BA, "o"},  {0x00BB, "\""}, {0x00BC, " 1/4"},
    {0x00BD, " 1/2"}, {0x00BE, " 3/4"}, {0x00C6, "ae"}, {0x00DE, "th"}, {0x00DF, "ss"}, {0x00E6, "ae"},
    {0x00FE, "th"},   {0x0132, "ij"},   {0x0133, "ij"}, {0x014A, "ng"}, {0x014B, "ng"}, {0x0152, "oe"},
    {0x0153, "oe"},   {0x0195, "hv"},   {0x01A2, "oi"}, {0x01A3, "oi"}, {0x01C4, "dz"}, {0x01C5, "dz"},
    {0x01C6, "dz"},   {0x01C7, "lj"},   {0x01C8, "lj"}, {0x01C9, "lj"}, {0x01CA, "nj"}, {0x01CB, "nj"},
    {0x01CC, "nj"},   {0x01E2, "ae"},   {0x01E3, "ae"}, {0x01F1, "dz"}, {0x01F2, "dz"}, {0x01F3, "dz"},
    {0x01F6, "hv"},   {0x01FC, "ae"},   {0x01FD, "ae"}, {0x0222, "ou"}, {0x0223, "ou"}, {0x0238, "db"},
    {0x0239, "qp"},   {0x02B9, "'"},    {0x02BB, "'"},  {0x02BC, "'"},  {0x1680, " "},  {0x1E9E, "ss"},
    {0x1EFA, "ll"},   {0x1EFB, "ll"},   {0x2018, "'"},  {0x2019, "'"},  {0x201A, "'"},  {0x201B, "'"},
    {0x201C, "\""},   {0x201D, "\""},   {0x201E, "\""}, {0x201F, "\""}, {0x2022, "*"},  {0x2023, "*"},
    {0x2026, "..."},  {0x2028, " "},    {0x2029, " "},  {0x202F, " "},  {0x2032, "'"},  {0x2033, "\""},
    {0x2039, "'"},    {0x203A, "'"},    {0x2043, "*"},  {0x2044, "/"},  {0x205F, " "},  {0x2192, "->"},
    {0x2212, "-"},    {0x2215, "/"},    {0x2219, "*"},  {0x2260, "!="}, {0x2264, "<="}, {0x2265, ">="},
    {0x2266, "<="},   {0x2267, ">="},   {0x25AA, "*"},  {0x25CF, "*"},  {0x25E6, "*"},  {0x27A4, "->"},
    {0x2A7D, "<="},   {0x2A7E, ">="},   {0x3000, " "},  {0xFB00, "ff"}, {0xFB01, "fi"}, {0xFB02, "fl"},
    {0xFB03, "ffi"},  {0xFB04, "ffl"},  {0xFB05, "st"}, {0xFB06, "st"}, {0xFE58, "-"},  {0xFE63, "-"},
});
static_assert(std::is_sorted(kSpecial.begin(), kSpecial.end(),
                             [](const Special& a, const Special& b) { return a.point < b.point; }));

// What Windows-1252 has at 0x80 to 0x9F; the five gaps become U+FFFD.
constexpr std::array<std::string_view, 32> kWindows = {
    "€",      "\uFFFD", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\uFFFD", "Ž", "\uFFFD",
    "\uFFFD", "‘",      "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\uFFFD", "ž", "Ÿ"};
// 0xA0 to 0xFF are the code points of the same number.
constexpr std::string_view kLatin1 =
    "\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüý"
    "þÿ";
static_assert(kLatin1.size() == 192);

constexpr std::array<char, 128> ascii_table() {
  std::array<char, 128> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    const char c = static_cast<char>(i);
    table[i] = i < 0x20 || i == 0x7F ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return table;
}
constexpr std::array<char, 128> kAscii = ascii_table();

std::string_view ascii(char32_t point) { return {&kAscii[static_cast<std::size_t>(point)], 1}; }

char32_t code_point(std::string_view bytes) {
  const auto b = [&](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(bytes[i])); };
  switch (bytes.size()) {
    case 1:
      return b(0);
    case 2:
      return (b(0) & 0x1F) << 6 | (b(1) & 0x3F);
    case 3:
      return (b(0) & 0x0F) << 12 | (b(1) & 0x3F) << 6 | (b(2) & 0x3F);
    default:
      return (b(0) & 0x07) << 18 | (b(1) & 0x3F) << 12 | (b(2) & 0x3F) << 6 | (b(3) & 0x3F);
  }
}

// Accents written as characters of their own, joiners, marks of direction, the soft hyphen, the byte order
// mark.
bool invisible(char32_t p) {
  return (p >= 0x0300 && p <= 0x036F) || p == 0x00AD || (p >= 0x200B && p <= 0x200F) ||
         (p >= 0x202A && p <= 0x202E) || (p >= 0x2060 && p <= 0x2069) || (p >= 0xFE00 && p <= 0xFE0F) ||
         p == 0xFEFF;
}

// Marks that would let a quoted word reorder the sentence around it.
bool turns_direction(char32_t p) { return (p >= 0x202A && p <= 0x202E) || (p >= 0x2066 && p <= 0x2069); }

// `bytes` is one well-formed character and outlives the answer.
std::string_view fold_character(std::string_view bytes) {
  const char32_t p = code_point(bytes);
  if (p < 0x80) return ascii(p);
  if (p < 0xA0) return " ";
  if (invisible(p)) return {};
  if (p >= 0x2000 && p <= 0x200A) return " ";
  if (p >= 0x2010 && p <= 0x2015) return "-";
  if (p >= 0xFF01 && p <= 0xFF5E) return ascii(p - 0xFEE0);
  const auto special = std::lower_bound(kSpecial.begin(), kSpecial.end(), p,
                                        [](const Special& s, char32_t point) { return s.point < point; });
  if (special != kSpecial.end() && special->point == p) return special->folded;
  std::string_view letter;
  if (p >= kLatinFirst && p < kLatinFirst + kLatin.size()) letter = kLatin.substr(p - kLatinFirst, 1);
  if (p >= kLatinMoreFirst && p < kLatinMoreFirst + kLatinMore.size()) {
    letter = kLatinMore.substr(p - kLatinMoreFirst, 1);
  }
  return letter.empty() || letter == "." ? bytes : letter;
}

// The UTF-8 form of a byte that is not part of a well-formed character.
std::string_view from_windows(char byte) {
  const std::size_t b = static_cast<unsigned char>(byte);
  return b < 0xA0 ? kWindows[b - 0x80] : kLatin1.substr(2 * (b - 0xA0), 2);
}

// The character at `at` in well-formed UTF-8, wherever it comes from.
std::string_view character_at(std::string_view text, std::size_t at, std::size_t length) {
  return length > 0 ? text.substr(at, length) : from_windows(text[at]);
}

}  // namespace

Glyph glyph_at(std::string_view text, std::size_t at) {
  const std::size_t length = utf8_length(text, at);
  const std::string_view folded = fold_character(character_at(text, at, length));
  return {folded, std::max<std::size_t>(length, 1), !folded.empty()};
}

std::string fold(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;  // of what is ASCII: almost always all
    while (end < text.size() && static_cast<unsigned char>(text[end]) < 0x80) ++end;
    const std::size_t before = out.size();
    out.append(text, at, end - at);
    for (std::size_t i = before; i < out.size(); ++i) out[i] = kAscii[static_cast<std::size_t>(out[i])];
    at = end;
    if (at == text.size()) break;
    const Glyph g = glyph_at(text, at);
    out += g.folded;
    at += g.bytes;
  }
  return out;
}

std::string printable(std::string_view text, std::size_t max_characters) {
  std::string out;
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    const std::string_view c = character_at(text, at, length);
    at += std::max<std::size_t>(length, 1);
    const char32_t p = code_point(c);
    if (turns_direction(p)) continue;
    if (++count > max_characters) return out + "…";
    out += p < 0x20 || (p >= 0x7F && p < 0xA0) ? std::string_view(" ") : c;
  }
  return out;
}

}  // namespace adj::words
