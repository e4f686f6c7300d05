#include "adjudicator/core/json.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace adj {
namespace {

const char* kind_of(const Json& v) {
  if (v.is_null()) return "null";
  if (v.is_bool()) return "a truth value";
  if (v.is_int()) return "an integer";
  if (v.is_number()) return "a fraction";
  if (v.is_string()) return "a string";
  return v.is_array() ? "an array" : "an object";
}

[[noreturn]] void wrong_kind(const char* expected, const Json& found) {
  throw DataError(std::string("expected ") + expected + ", found " + kind_of(found));
}

template <class Value>
auto* find_member(Value& object, std::string_view key) {
  auto& members = object.as_object();
  const auto it = std::find_if(members.begin(), members.end(), [&](const auto& m) { return m.first == key; });
  return it == members.end() ? nullptr : &it->second;
}

// A named place, for both the const and the changeable tree. An element's id goes before its index: seats are
// numbered from 1, and "seat.1" means the seat with that number.
template <class Value>
Value* element(Value& array, std::string_view segment) {
  auto& elements = array.as_array();
  for (auto& e : elements) {
    auto* id = e.find("id");
    if (id == nullptr) continue;
    if (id->is_string() && id->as_string() == segment) return &e;
    if (id->is_int() && std::to_string(id->as_int()) == segment) return &e;
  }
  std::size_t index = 0;
  const auto* end = segment.data() + segment.size();
  const auto [stop, error] = std::from_chars(segment.data(), end, index);
  if (error != std::errc() || stop != end || index >= elements.size()) return nullptr;
  return &elements[index];
}

template <class Value>
Value* walk(Value& root, std::string_view path) {
  Value* place = &root;
  while (place != nullptr && !path.empty()) {
    const std::size_t dot = path.find('.');
    const std::string_view segment = path.substr(0, dot);
    if (place->is_object()) {
      place = place->find(segment);
    } else if (place->is_array()) {
      place = element(*place, segment);
    } else {
      return nullptr;
    }
    if (dot == std::string_view::npos) return place;
    path.remove_prefix(dot + 1);
    if (path.empty()) return nullptr;  // a path never ends in a dot
  }
  return place;
}

}  // namespace

bool Json::as_bool() const {
  if (!is_bool()) wrong_kind("a truth value", *this);
  return std::get<bool>(value_);
}

std::int64_t Json::as_int() const {
  if (!is_int()) wrong_kind("an integer", *this);
  return std::get<std::int64_t>(value_);
}

double Json::as_double() const {
  if (is_int()) return static_cast<double>(std::get<std::int64_t>(value_));
  if (!is_number()) wrong_kind("a number", *this);
  return std::get<double>(value_);
}

const std::string& Json::as_string() const {
  if (!is_string()) wrong_kind("a string", *this);
  return std::get<std::string>(value_);
}

const Json::Array& Json::as_array() const {
  if (!is_array()) wrong_kind("an array", *this);
  return std::get<Array>(value_);
}

Json::Array& Json::as_array() {
  if (!is_array()) wrong_kind("an array", *this);
  return std::get<Array>(value_);
}

const Json::Object& Json::as_object() const {
  if (!is_object()) wrong_kind("an object", *this);
  return std::get<Object>(value_);
}

Json::Object& Json::as_object() {
  if (!is_object()) wrong_kind("an object", *this);
  return std::get<Object>(value_);
}

// What is not an object has no members, so asking for one is an answerable question.
const Json* Json::find(std::string_view key) const { return is_object() ? find_member(*this, key) : nullptr; }

Json* Json::find(std::string_view key) { return is_object() ? find_member(*this, key) : nullptr; }

const Json& Json::at(std::string_view key) const {
  const Json* member = find_member(*this, key);
  if (member == nullptr) throw DataError("missing member \"" + std::string(key) + "\"");
  return *member;
}

Json& Json::operator[](std::string_view key) {
  if (is_null()) value_ = Object{};
  if (Json* member = find_member(*this, key)) return *member;
  return as_object().emplace_back(std::string(key), Json()).second;
}

void Json::push_back(Json v) {
  if (is_null()) value_ = Array{};
  as_array().push_back(std::move(v));
}

const Json* find_path(const Json& root, std::string_view path) { return walk(root, path); }

Json* find_path(Json& root, std::string_view path) { return walk(root, path); }

}  // namespace adj
