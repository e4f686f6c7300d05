#include "adjudicator/service/names.h"

#include <algorithm>
#include <array>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/command_line.h"
#include "mail/ascii.h"
#include "mail/token.h"

namespace adj::service {

namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::string_view kSigns = ":,;<>@|\"";

}  // namespace

bool may_be_repeated(std::string_view text) {
  const std::string small = mail::lower(text);
  return std::ranges::none_of(std::to_array<std::string_view>({"://", "www.", "@"}),
                              [&](std::string_view mark) { return small.find(mark) != std::string::npos; });
}

std::string shown_as_name(std::string_view text) {
  if (!may_be_repeated(text)) return {};
  std::string name = mail::without_tokens(text);
  std::ranges::replace_if(
      name, [](char c) { return kSigns.find(c) != std::string_view::npos; }, ' ');
  name = words::printable(name, kLongestName);
  std::string tidy;
  for (const std::string& word : words_in(name)) tidy += (tidy.empty() ? "" : " ") + word;
  return tidy;
}

bool is_nobodys_name(std::string_view name) {
  if (number_in(trimmed(name))) return true;
  return is_word(trimmed(name), {"ALL", "TOUS", "TOUT", "TOUTES", "GREY", "GRAY", "GRISE", "ANONYME",
                                 "MODERATOR", "MODERATEUR", "MODERATRICE", "TABELLARIUS"});
}

}  // namespace adj::service
