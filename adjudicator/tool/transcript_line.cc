#include "adjudicator/tool/transcript_line.h"

#include <algorithm>
#include <charconv>

namespace adj {

Words split(const std::string& line) {
  Words words;
  std::string word;
  int depth = 0;
  bool quoted = false, any = false;
  for (const char c : line) {
    if (c == '#' && !quoted && depth == 0 && word.empty()) break;
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '[' || c == '{')) ++depth;
    if (!quoted && (c == ']' || c == '}')) --depth;
    if ((c == ' ' || c == '\t') && !quoted && depth == 0) {
      if (any) words.push_back(std::move(word));
      word.clear();
      any = false;
    } else {
      word += c;
      any = true;
    }
  }
  if (quoted || depth != 0) throw Mismatch("a quotation mark or bracket without its other half");
  if (any) words.push_back(std::move(word));
  return words;
}

void at_most(const Words& words, std::size_t n) {
  if (words.size() > n) throw Mismatch("'" + words[n] + "' is a word too many");
}

Json value_of(const std::string& word) {
  try {
    return Json::parse(word);
  } catch (const DataError&) {
    return Json(word);
  }
}

std::pair<std::string, std::string> key_and_value(const std::string& word) {
  const auto at = word.find('=');
  if (at == std::string::npos) throw Mismatch("'" + word + "' should read name=value");
  return {word.substr(0, at), word.substr(at + 1)};
}

std::string with_plain_spaces(std::string_view text) {
  constexpr std::string_view kSpaces[] = {" ", "\n", "\u00a0", "\u202f"};
  std::string plain;
  while (!text.empty()) {
    const auto space = std::ranges::find_if(kSpaces, [&](auto s) { return text.starts_with(s); });
    if (space == std::end(kSpaces))
      plain += text.front();
    else if (!plain.empty() && plain.back() != ' ')
      plain += ' ';
    text.remove_prefix(space == std::end(kSpaces) ? 1 : space->size());
  }
  return plain;
}

int number_of(const std::string& word, const char* what) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || end != word.data() + word.size())
    throw Mismatch(std::string(what) + " should be a number, not '" + word + "'");
  return n;
}

std::string no_such_place(const Json& root, const std::string& path) {
  constexpr std::size_t kMost = 24;
  std::string known = path;
  const Json* place = nullptr;
  while (!place && !known.empty()) {
    const auto dot = known.rfind('.');
    known.resize(dot == std::string::npos ? 0 : dot);
    place = known.empty() ? &root : find_path(root, known);
  }
  if (!place) place = &root;
  Words names;
  if (place->is_object())
    for (const auto& [key, ignored] : place->as_object()) names.push_back(key);
  if (place->is_array())
    for (const Json& item : place->as_array())
      if (const Json* id = item.is_object() ? item.find("id") : nullptr; id && id->is_string())
        names.push_back(id->as_string());
  std::string text = "there is no " + path;
  if (names.empty()) return text;
  text += known.empty() ? "; there are" : "; " + known + " has";
  for (std::size_t i = 0; i < names.size() && i < kMost; ++i) text += " " + names[i];
  return text + (names.size() > kMost ? " …" : "");
}

const Json* parent_of(const Json& root, const std::string& path) {
  const auto dot = path.rfind('.');
  return dot == std::string::npos ? &root : find_path(root, path.substr(0, dot));
}

void set_path(Json& root, const std::string& path, const Json& value) {
  const auto star = path.find(".*");
  if (star != std::string::npos && (star + 2 == path.size() || path[star + 2] == '.')) {
    Json* list = find_path(root, path.substr(0, star));
    if (!list || !(list->is_array() || list->is_object()))
      throw Mismatch("there is no list " + path.substr(0, star));
    const std::string rest = star + 2 < path.size() ? path.substr(star + 3) : "";
    const auto each = [&](Json& item) {
      if (rest.empty())
        item = value;
      else
        set_path(item, rest, value);
    };
    if (list->is_array())
      for (Json& item : list->as_array()) each(item);
    else
      for (auto& [key, item] : list->as_object()) each(item);
    return;
  }
  if (Json* place = find_path(root, path)) {
    *place = value;
    return;
  }
  // A new member of a map: turn.smc_left.caesarian
  const auto dot = path.rfind('.');
  Json* parent = dot == std::string::npos ? nullptr : find_path(root, path.substr(0, dot));
  if (!parent || !parent->is_object()) throw Mismatch(no_such_place(root, path));
  (*parent)[path.substr(dot + 1)] = value;
}

}  // namespace adj
