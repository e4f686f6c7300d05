#include "adjudicator/report/language.h"

namespace adj {

std::string join_list(const std::vector<std::string>& items, Language language) {
  const std::string_view last = language == Language::fr ? " et " : " and ";
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : std::string_view(", ");
    text += items[i];
  }
  return text;
}

bool is_singular(std::int64_t n, Language language) {
  if (n == 1 || n == -1) return true;
  return language == Language::fr && n == 0;
}

std::string number(std::int64_t n) {
  const std::string digits = std::to_string(n);
  return n < 0 ? "\u2212" + digits.substr(1) : digits;
}

std::string signed_number(std::int64_t n) { return n > 0 ? "+" + number(n) : number(n); }

namespace {

// The two-byte letters of Latin-1 and the ligatures Œ, œ: all that French begins a word with.
std::string_view first_letter(std::string_view text) {
  if (text.empty()) return text;
  return text.substr(0, static_cast<unsigned char>(text[0]) >= 0xC0 ? 2 : 1);
}

bool begins_with_vowel_or_h(std::string_view text) {
  constexpr std::string_view kPlain = "aeiouhAEIOUH";
  constexpr std::string_view kAccented[] = {"à", "â", "ä", "æ", "é", "è", "ê", "ë", "î", "ï", "ô",
                                            "ö", "œ", "ù", "û", "ü", "À", "Â", "Ä", "Æ", "É", "È",
                                            "Ê", "Ë", "Î", "Ï", "Ô", "Ö", "Œ", "Ù", "Û", "Ü"};
  const std::string_view letter = first_letter(text);
  if (letter.size() == 1) return kPlain.find(letter) != std::string_view::npos;
  for (const std::string_view vowel : kAccented) {
    if (letter == vowel) return true;
  }
  return false;
}

std::string contracted(std::string_view text, std::string_view with_le, std::string_view with_les) {
  if (text.starts_with("le ")) return std::string(with_le) + std::string(text.substr(2));
  if (text.starts_with("les ")) return std::string(with_les) + std::string(text.substr(3));
  return {};
}

}  // namespace

std::string with_de(std::string_view text) {
  if (std::string joined = contracted(text, "du", "des"); !joined.empty()) return joined;
  return (begins_with_vowel_or_h(text) ? "d'" : "de ") + std::string(text);
}

std::string with_a(std::string_view text) {
  if (std::string joined = contracted(text, "au", "aux"); !joined.empty()) return joined;
  return "à " + std::string(text);
}

std::string with_que(std::string_view text) {
  return (begins_with_vowel_or_h(text) ? "qu'" : "que ") + std::string(text);
}

std::string with_an(std::string_view text) {
  constexpr std::string_view kVowels = "aeiouAEIOU";
  const bool vowel = !text.empty() && kVowels.find(text[0]) != std::string_view::npos;
  return (vowel ? "an " : "a ") + std::string(text);
}

std::string capitalised(std::string_view text) {
  std::string out(text);
  const std::string_view letter = first_letter(text);
  if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z')
    out[0] = static_cast<char>(letter[0] - 'a' + 'A');
  // à…þ stand 32 places after À…Þ; the division sign among them is no letter. œ stands just after Œ.
  if (letter.size() == 2 && letter[0] == '\xC3' && static_cast<unsigned char>(letter[1]) >= 0xA0 &&
      letter != "÷" && letter != "ÿ") {
    out[1] = static_cast<char>(out[1] - 0x20);
  }
  if (letter == "œ") out[1] = '\x92';
  return out;
}

}  // namespace adj
