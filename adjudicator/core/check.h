#pragma once
// Our own bugs. ADJ_CHECK holds unless the code is wrong; when it fails, the game in hand is frozen and its
// moderator told, and the program lives on. Never used for what a player or a data file may get wrong.

#include <stdexcept>
#include <string>

namespace adj {

struct BrokenInvariant : std::logic_error {
  using std::logic_error::logic_error;
};

[[noreturn]] inline void broken(const char* expression, const char* file, int line,
                                const std::string& why = {}) {
  throw BrokenInvariant(std::string(file) + ":" + std::to_string(line) + ": " + expression +
                        (why.empty() ? "" : ": " + why));
}

}  // namespace adj

#define ADJ_CHECK(expression, ...) \
  ((expression) ? void() : ::adj::broken(#expression, __FILE__, __LINE__ __VA_OPT__(, ) __VA_ARGS__))
