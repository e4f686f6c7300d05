#pragma once
// Names of things as values: a short string kept inline, so that a state copies without allocating, sorts the
// same on every machine and reads well in a debugger. `Id<Tag>` makes kinds of names that cannot be mixed up.

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace adj {

class Name {
 public:
  static constexpr std::size_t kCapacity = 31;

  constexpr Name() = default;
  constexpr Name(std::string_view text) {
    if (text.size() > kCapacity) throw std::length_error("a name has at most 31 characters");
    for (std::size_t i = 0; i < text.size(); ++i) chars_[i] = text[i];
  }
  constexpr Name(const char* text) : Name(std::string_view(text)) {}

  constexpr std::string_view view() const { return std::string_view(chars_.data()); }
  std::string str() const { return std::string(view()); }
  constexpr bool empty() const { return chars_[0] == '\0'; }
  static constexpr bool fits(std::string_view text) {
    return text.size() <= kCapacity && text.find('\0') == std::string_view::npos;
  }

  // The characters as four words: names are compared and hashed far more often than anything else is done.
  std::array<std::uint64_t, 4> words() const { return std::bit_cast<std::array<std::uint64_t, 4>>(chars_); }

  friend bool operator==(const Name& a, const Name& b) { return a.words() == b.words(); }
  friend std::strong_ordering operator<=>(const Name& a, const Name& b) {
    const int c = std::memcmp(a.chars_.data(), b.chars_.data(), 32);
    return c < 0   ? std::strong_ordering::less
           : c > 0 ? std::strong_ordering::greater
                   : std::strong_ordering::equal;
  }

 private:
  std::array<char, kCapacity + 1> chars_{};
};

template <class Tag>
class Id : public Name {
 public:
  constexpr Id() = default;
  explicit constexpr Id(std::string_view text) : Name(text) {}
  explicit constexpr Id(const char* text) : Name(text) {}
  friend bool operator==(const Id& a, const Id& b) {
    return static_cast<const Name&>(a) == static_cast<const Name&>(b);
  }
  friend auto operator<=>(const Id& a, const Id& b) {
    return static_cast<const Name&>(a) <=> static_cast<const Name&>(b);
  }
};

// A seat is a player's place in a game, 1, 2, …; a person sits in it. Zero is nobody.
struct Seat {
  int number = 0;
  friend auto operator<=>(const Seat&, const Seat&) = default;
};

}  // namespace adj

template <>
struct std::hash<adj::Name> {
  std::size_t operator()(const adj::Name& n) const noexcept {
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : n.words()) mixed = (mixed ^ word) * 0x9E3779B97F4A7C15u + (mixed >> 29);
    return static_cast<std::size_t>(mixed ^ (mixed >> 32));
  }
};
template <class Tag>
struct std::hash<adj::Id<Tag>> {
  std::size_t operator()(const adj::Id<Tag>& n) const noexcept { return std::hash<adj::Name>()(n); }
};
