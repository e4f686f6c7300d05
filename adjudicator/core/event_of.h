#pragma once
// One event of any of a game's kinds, never changed once told. Not a std::variant: the code of one grows with
// the square of the number of its kinds, and every file that handles it pays. A game says
//   struct AllEvents : Kinds<Rolled, Silence, …> {};
//   using Event = EventOf<AllEvents>;
// and compiles it once, in a file that includes event_of_impl.h: `template class EventOf<AllEvents>;`.

#include <memory>
#include <utility>

#include "adjudicator/core/kinds.h"

namespace adj {

struct EventBox;

template <class All>
class EventOf {
 public:
  using AllKinds = All;

  EventOf() = default;
  template <class E>
  EventOf(std::in_place_type_t<E>, E event);

  Name name() const;          // kName of its kind
  const void* value() const;  // the event itself, of that kind
  template <class E>
  const E* get_if() const {
    return box_ && name() == Name(E::kName) ? static_cast<const E*>(value()) : nullptr;
  }
  bool equals(const EventOf& other) const;
  friend bool operator==(const EventOf& a, const EventOf& b) { return a.equals(b); }

  // As a variant is written and read: with its kind.
  void write(Writer& ar) const;
  void read(Reader& ar);

 private:
  std::shared_ptr<const EventBox> box_;
};

template <class All>
void describe(Writer& ar, EventOf<All>& v) {
  v.write(ar);
}
template <class All>
void describe(Reader& ar, EventOf<All>& v) {
  v.read(ar);
}

// The name of an event's kind, also of those small games whose events are a variant.
template <class All>
Name name_of(const EventOf<All>& event) {
  return event.name();
}
template <class... E>
Name name_of(const std::variant<E...>& event) {
  return std::visit([](const auto& e) { return Name(std::decay_t<decltype(e)>::kName); }, event);
}

}  // namespace adj
