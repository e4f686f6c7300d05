#pragma once
// Texts compiled into the program by embed() (see adjudicator/embed.cmake).

#include <span>
#include <string_view>

namespace adj::embedded {

struct File {
  std::string_view name;
  std::string_view text;
};

}  // namespace adj::embedded
