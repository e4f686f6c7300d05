#include "adjudicator/core/describe.h"

#include <charconv>

namespace adj {

Reader::Reader(const Json& json, std::string path)
    : object_([&]() -> const Json::Object& {
        if (!json.is_object()) throw DataError(path + ": expected an object");
        return json.as_object();
      }()),
      path_(std::move(path)),
      seen_(object_.size(), false) {}

const Json& Reader::take(const char* key) {
  for (std::size_t tried = 0; tried < object_.size(); ++tried) {
    const std::size_t i = (next_ + tried) % object_.size();
    if (object_[i].first != key) continue;
    seen_[i] = true;
    next_ = i + 1;
    return object_[i].second;
  }
  throw DataError(path_ + "." + key + ": missing");
}

void Reader::finish() const {
  for (std::size_t i = 0; i < object_.size(); ++i)
    if (!seen_[i]) throw DataError(path_ + "." + object_[i].first + ": unknown key");
}

namespace detail {

int key_number(const std::string& text, const std::string& path) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    throw DataError(path + ": expected a number as key");
  return number;
}

}  // namespace detail
}  // namespace adj
