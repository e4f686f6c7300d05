#pragma once
// The kinds of thing that a variant, or the events of a game (event_of.h), can be: named one after the other,
// without one of them being made.

#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "adjudicator/core/describe.h"

namespace adj {

// A list of kinds. A game derives a struct of its own from it, so that its name is short wherever the
// compiler writes it.
template <class... T>
struct Kinds {};

// T is one of the variant's alternatives.
template <class T, class Variant>
constexpr bool kIsKind = false;
template <class T, class... U>
constexpr bool kIsKind<T, std::variant<U...>> = (std::is_same_v<T, U> || ...);

template <class Visitor, class... T>
void visit_kinds(Visitor visitor, const std::variant<T...>*) {
  (visitor(static_cast<const T*>(nullptr)), ...);
}
template <class Visitor, class... T>
void visit_kinds(Visitor visitor, const Kinds<T...>*) {
  (visitor(static_cast<const T*>(nullptr)), ...);
}

// Calls `visitor` with a null pointer to each kind: a variant's alternatives, or those of a class with
// `AllKinds`.
template <class List, class Visitor>
void for_each_kind(Visitor visitor) {
  if constexpr (requires { typename List::AllKinds; })
    visit_kinds(visitor, static_cast<const typename List::AllKinds*>(nullptr));
  else
    visit_kinds(visitor, static_cast<const List*>(nullptr));
}

// The names of the kinds: "moved", "sailed", …
template <class List>
std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for_each_kind<List>([&]<class T>(const T*) { names.push_back(T::kName); });
  return names;
}

// "event moved unit from to": what it is, its name, its fields.
std::string kind_line(const std::string& what, const char* name, const Json& fields);

// A line per kind with the names of its fields.
template <class List>
std::vector<std::string> kind_lines(const std::string& what) {
  std::vector<std::string> lines;
  for_each_kind<List>([&]<class T>(const T*) {
    if constexpr (requires(Writer & w, T & v) { describe(w, v); })
      lines.push_back(kind_line(what, T::kName, to_json(T{})));
    else
      lines.push_back(kind_line(what, T::kName, Json(Json::Object())));
  });
  return lines;
}

}  // namespace adj
