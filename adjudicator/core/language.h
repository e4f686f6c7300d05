#pragma once
// The languages that players read and write.

#include <array>
#include <utility>

namespace adj {

enum class Language { en, fr };

constexpr auto names_of(Language) {
  return std::array{std::pair{Language::en, "en"}, std::pair{Language::fr, "fr"}};
}

}  // namespace adj
