#pragma once
// A JSON value: what saved games, data files, events and views are made of on their way in and out.
// Parsing is Poco's (bounded depth, duplicate keys refused); the tree is ours, because it keeps the order in
// which keys were written and costs a tenth of the memory.

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace adj {

// Bad data, with the place where it is bad: "$.zones[3].city: expected a string".
struct DataError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Json {
 public:
  using Array = std::vector<Json>;
  using Member = std::pair<std::string, Json>;
  using Object = std::vector<Member>;  // in the order written; keys are unique

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool v) : value_(v) {}
  Json(int v) : value_(static_cast<std::int64_t>(v)) {}
  Json(std::int64_t v) : value_(v) {}
  Json(double v) : value_(v) {}
  Json(const char* v) : value_(std::string(v)) {}
  Json(std::string_view v) : value_(std::string(v)) {}
  Json(std::string v) : value_(std::move(v)) {}
  Json(Array v) : value_(std::move(v)) {}
  Json(Object v) : value_(std::move(v)) {}

  static Json array() { return Json(Array{}); }
  static Json object() { return Json(Object{}); }
  // Throws DataError with line and reason.
  static Json parse(std::string_view text);

  bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  bool is_bool() const { return std::holds_alternative<bool>(value_); }
  bool is_int() const { return std::holds_alternative<std::int64_t>(value_); }
  bool is_number() const { return is_int() || std::holds_alternative<double>(value_); }
  bool is_string() const { return std::holds_alternative<std::string>(value_); }
  bool is_array() const { return std::holds_alternative<Array>(value_); }
  bool is_object() const { return std::holds_alternative<Object>(value_); }

  // Each throws DataError when the value is of another kind.
  bool as_bool() const;
  std::int64_t as_int() const;
  double as_double() const;
  const std::string& as_string() const;
  const Array& as_array() const;
  Array& as_array();
  const Object& as_object() const;
  Object& as_object();

  // Objects: the member, or nullptr / DataError when missing.
  const Json* find(std::string_view key) const;
  Json* find(std::string_view key);
  const Json& at(std::string_view key) const;
  Json& operator[](std::string_view key);  // adds the member when missing; null becomes an object
  void push_back(Json v);                  // arrays; null becomes an array

  std::string dump() const;         // one line, no spaces
  std::string dump_pretty() const;  // two-space indent, newline at the end

  friend bool operator==(const Json&, const Json&) = default;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> value_;
};

// One line per place where two values differ: "$.leader[caesar].zone: italia_4 -> italia_1".
// Array elements that are objects with an "id" are matched by it.
std::vector<std::string> differences(const Json& before, const Json& after);

// A named place in a tree: "leader.caesar.zone". A segment is a member's name, an index, or the "id" of an
// element. nullptr when there is no such place.
const Json* find_path(const Json& root, std::string_view path);
Json* find_path(Json& root, std::string_view path);

}  // namespace adj
