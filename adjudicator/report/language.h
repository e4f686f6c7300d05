#pragma once
// The little grammar that belongs to a language rather than to a text.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/language.h"

namespace adj {

inline constexpr std::array kLanguages = {Language::en, Language::fr};

// "A", "A and B", "A, B and C". An empty list gives an empty text.
std::string join_list(const std::vector<std::string>& items, Language language);

// English counts only 1 as one; French counts 0 and 1 (0 légion, 1 légion, 2 légions).
bool is_singular(std::int64_t n, Language language);

std::string number(std::int64_t n);         // 12, −3 with a real minus
std::string signed_number(std::int64_t n);  // +2, −3, 0

// French: "de" and what follows. Elides before a vowel or h (names of antiquity have a mute h) and contracts
// with an article: d'Italia 1, d'Hispania 2, du Sénat, des Germains, de la flotte, de l'Orient.
std::string with_de(std::string_view text);
std::string with_a(std::string_view text);    // à Rome, au Sénat, aux Germains
std::string with_que(std::string_view text);  // que César, qu'Afranius
// English: a legion, an army.
std::string with_an(std::string_view text);

std::string capitalised(std::string_view text);  // the first letter, accented or not

}  // namespace adj
