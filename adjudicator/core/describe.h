#pragma once
// One description per struct gives writer, strict reader, digest and diff:
//
//   struct Legion { UnitId id; Camp camp; bool weakened = false; };
//   template <class Ar> void describe(Ar& ar, Legion& v) { ar("id", v.id)("camp", v.camp)("weakened",
//   v.weakened); }
//
// Enums are written by name: `constexpr auto names_of(Camp) { return std::array{...}; }` lists (value, name)
// pairs. A variant's alternatives carry `static constexpr const char* kName`; they are written with that name
// as "kind". Reading is strict: an unknown or missing key is a DataError that names its path
// ($.leader[3].camp).

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "adjudicator/core/id.h"
#include "adjudicator/core/json.h"
#include "adjudicator/core/sha256.h"

namespace adj {

class Writer;
class Reader;

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) {
  names_of(e);
};

template <NamedEnum E>
std::string_view name_of(E value) {
  for (const auto& [v, name] : names_of(E{}))
    if (v == value) return name;
  throw std::logic_error("an enum value without a name");
}

template <NamedEnum E>
std::optional<E> value_named(std::string_view text) {
  for (const auto& [v, name] : names_of(E{}))
    if (text == name) return v;
  return std::nullopt;
}

template <class T>
concept NameLike = std::derived_from<T, Name>;

template <class T>
Json to_json(const T& value);
template <class T>
void from_json(const Json& json, T& value, const std::string& path = "$");

namespace detail {

template <class T>
struct is_vector : std::false_type {};
template <class T>
struct is_vector<std::vector<T>> : std::true_type {};
template <class T>
struct is_set : std::false_type {};
template <class T>
struct is_set<std::set<T>> : std::true_type {};
template <class T>
struct is_map : std::false_type {};
template <class K, class V>
struct is_map<std::map<K, V>> : std::true_type {};
template <class T>
struct is_optional : std::false_type {};
template <class T>
struct is_optional<std::optional<T>> : std::true_type {};
template <class T>
struct is_variant : std::false_type {};
template <class... T>
struct is_variant<std::variant<T...>> : std::true_type {};
template <class T>
struct is_array : std::false_type {};
template <class T, std::size_t N>
struct is_array<std::array<T, N>> : std::true_type {};

// Map keys are names, enums or small numbers; JSON wants them as strings.
template <class K>
std::string key_text(const K& key) {
  if constexpr (NameLike<K>)
    return key.str();
  else if constexpr (NamedEnum<K>)
    return std::string(name_of(key));
  else if constexpr (std::is_same_v<K, Seat>)
    return std::to_string(key.number);
  else if constexpr (std::is_integral_v<K>)
    return std::to_string(key);
  else
    return std::string(key);
}

int key_number(const std::string& text, const std::string& path);

template <class K>
K key_value(const std::string& text, const std::string& path) {
  if constexpr (NameLike<K>) {
    if (!Name::fits(text)) throw DataError(path + ": name too long");
    return K(text);
  } else if constexpr (NamedEnum<K>) {
    if (auto v = value_named<K>(text)) return *v;
    throw DataError(path + ": unknown name '" + text + "'");
  } else if constexpr (std::is_same_v<K, Seat>) {
    return Seat{key_number(text, path)};
  } else if constexpr (std::is_integral_v<K>) {
    return static_cast<K>(key_number(text, path));
  } else {
    return K(text);
  }
}

}  // namespace detail

class Writer {
 public:
  template <class T>
  Writer& operator()(const char* key, const T& value) {
    object_.emplace_back(key, to_json(value));
    return *this;
  }
  Json take() { return Json(std::move(object_)); }

 private:
  Json::Object object_;
};

class Reader {
 public:
  Reader(const Json& json, std::string path);

  template <class T>
  Reader& operator()(const char* key, T& value) {
    const Json& member = take(key);
    from_json(member, value, path_ + "." + key);
    return *this;
  }
  // Call at the end: a key nobody asked for is an error.
  void finish() const;

 private:
  const Json& take(const char* key);
  const Json::Object& object_;
  std::string path_;
  std::vector<bool> seen_;
  std::size_t next_ = 0;  // keys usually come in the order of the description
};

namespace detail {

template <class V, std::size_t I = 0>
void read_alternative(const std::string& kind, const Json& json, V& value, const std::string& path) {
  if constexpr (I == std::variant_size_v<V>) {
    throw DataError(path + ".kind: unknown kind '" + kind + "'");
  } else {
    using T = std::variant_alternative_t<I, V>;
    if (kind == T::kName) {
      T alternative{};
      Reader reader(json, path);
      std::string ignored;
      reader("kind", ignored);
      describe(reader, alternative);
      reader.finish();
      value = std::move(alternative);
    } else {
      read_alternative<V, I + 1>(kind, json, value, path);
    }
  }
}

template <class T>
void read_elements(const Json& json, T& value, const std::string& path) {
  if (!json.is_array()) throw DataError(path + ": expected an array");
  const Json::Array& items = json.as_array();
  if constexpr (is_array<T>::value) {
    if (items.size() != value.size())
      throw DataError(path + ": expected " + std::to_string(value.size()) + " items");
    for (std::size_t i = 0; i < items.size(); ++i)
      from_json(items[i], value[i], path + "[" + std::to_string(i) + "]");
  } else {
    value.clear();
    for (std::size_t i = 0; i < items.size(); ++i) {
      typename T::value_type item{};
      from_json(items[i], item, path + "[" + std::to_string(i) + "]");
      if constexpr (is_set<T>::value) {
        if (!value.insert(std::move(item)).second) throw DataError(path + ": the same item twice");
      } else {
        value.push_back(std::move(item));
      }
    }
  }
}

}  // namespace detail

template <class T>
Json to_json(const T& value) {
  using namespace detail;
  if constexpr (std::is_same_v<T, Json>) {
    return value;
  } else if constexpr (std::is_same_v<T, bool>) {
    return Json(value);
  } else if constexpr (std::is_integral_v<T>) {
    return Json(static_cast<std::int64_t>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    return Json(static_cast<double>(value));
  } else if constexpr (std::is_same_v<T, std::string>) {
    return Json(value);
  } else if constexpr (NameLike<T>) {
    return Json(value.view());
  } else if constexpr (std::is_same_v<T, Seat>) {
    return Json(value.number);
  } else if constexpr (std::is_enum_v<T>) {
    return Json(name_of(value));
  } else if constexpr (is_optional<T>::value) {
    return value ? to_json(*value) : Json();
  } else if constexpr (is_vector<T>::value || is_set<T>::value || is_array<T>::value) {
    Json::Array items;
    items.reserve(value.size());
    for (const auto& item : value) items.push_back(to_json(static_cast<const typename T::value_type&>(item)));
    return Json(std::move(items));
  } else if constexpr (is_map<T>::value) {
    Json::Object members;
    for (const auto& [key, item] : value) members.emplace_back(key_text(key), to_json(item));
    return Json(std::move(members));
  } else if constexpr (is_variant<T>::value) {
    return std::visit(
        [](const auto& alternative) {
          using A = std::decay_t<decltype(alternative)>;
          Writer writer;
          writer("kind", std::string(A::kName));
          describe(writer, const_cast<A&>(alternative));  // a description is one text for both directions
          return writer.take();
        },
        value);
  } else {
    Writer writer;
    describe(writer, const_cast<T&>(value));
    return writer.take();
  }
}

template <class T>
void from_json(const Json& json, T& value, const std::string& path) {
  using namespace detail;
  if constexpr (std::is_same_v<T, Json>) {
    value = json;
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!json.is_bool()) throw DataError(path + ": expected true or false");
    value = json.as_bool();
  } else if constexpr (std::is_integral_v<T>) {
    if (!json.is_int()) throw DataError(path + ": expected a whole number");
    if (!std::in_range<T>(json.as_int())) throw DataError(path + ": number out of range");
    value = static_cast<T>(json.as_int());
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!json.is_number()) throw DataError(path + ": expected a number");
    value = static_cast<T>(json.as_double());
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!json.is_string()) throw DataError(path + ": expected a string");
    value = json.as_string();
  } else if constexpr (NameLike<T>) {
    if (!json.is_string()) throw DataError(path + ": expected a name");
    if (!Name::fits(json.as_string())) throw DataError(path + ": not a name");
    value = T(json.as_string());
  } else if constexpr (std::is_same_v<T, Seat>) {
    from_json(json, value.number, path);
  } else if constexpr (std::is_enum_v<T>) {
    if (!json.is_string()) throw DataError(path + ": expected a name");
    const auto found = value_named<T>(json.as_string());
    if (!found) throw DataError(path + ": unknown name '" + json.as_string() + "'");
    value = *found;
  } else if constexpr (is_optional<T>::value) {
    if (json.is_null()) {
      value.reset();
    } else {
      value.emplace();
      from_json(json, *value, path);
    }
  } else if constexpr (is_vector<T>::value || is_set<T>::value || is_array<T>::value) {
    read_elements(json, value, path);
  } else if constexpr (is_map<T>::value) {
    if (!json.is_object()) throw DataError(path + ": expected an object");
    value.clear();
    for (const auto& [key, item] : json.as_object()) {
      const std::string here = path + "." + key;
      from_json(item, value[key_value<typename T::key_type>(key, here)], here);
    }
  } else if constexpr (is_variant<T>::value) {
    if (!json.is_object()) throw DataError(path + ": expected an object");
    const Json* kind = json.find("kind");
    if (!kind || !kind->is_string()) throw DataError(path + ".kind: missing");
    read_alternative(kind->as_string(), json, value, path);
  } else {
    Reader reader(json, path);
    describe(reader, value);
    reader.finish();
  }
}

// What identifies a value: SHA-256 over its JSON text.
template <class T>
std::string digest(const T& value) {
  return hex(sha256(to_json(value).dump()));
}

template <class T>
std::vector<std::string> diff(const T& before, const T& after) {
  return differences(to_json(before), to_json(after));
}

}  // namespace adj
