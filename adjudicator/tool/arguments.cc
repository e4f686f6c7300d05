#include "adjudicator/tool/arguments.h"

#include <charconv>

namespace adj {

Arguments::Arguments(const std::vector<std::string>& words, const std::set<std::string>& with_value,
                     const std::set<std::string>& flags) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word.rfind("--", 0) != 0) {
      rest_.push_back(word);
      continue;
    }
    const auto equals = word.find('=');
    const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
    if (flags.contains(name) && equals == std::string::npos) {
      flags_.insert(name);
    } else if (with_value.contains(name)) {
      if (equals != std::string::npos)
        values_[name] = word.substr(equals + 1);
      else if (i + 1 < words.size())
        values_[name] = words[++i];
      else
        throw UsageError("--" + name + " needs a value");
    } else {
      throw UsageError("unknown option " + word);
    }
  }
}

std::optional<std::string> Arguments::find(const std::string& name) const {
  const auto at = values_.find(name);
  return at == values_.end() ? std::nullopt : std::optional(at->second);
}

std::string Arguments::get(const std::string& name) const {
  if (auto value = find(name)) return *value;
  throw UsageError("--" + name + " is missing");
}

void Arguments::at_most(std::size_t words) const {
  if (rest_.size() > words) throw UsageError("'" + rest_[words] + "' means nothing here");
}

long Arguments::number(const std::string& name, long otherwise, long low, long high) const {
  const auto text = find(name);
  if (!text) return otherwise;
  long value = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
  if (error != std::errc() || end != text->data() + text->size() || value < low || value > high)
    throw UsageError("--" + name + " takes a number from " + std::to_string(low) + " to " +
                     std::to_string(high));
  return value;
}

}  // namespace adj
