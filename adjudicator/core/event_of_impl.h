#pragma once
// The bodies of EventOf's members; included where a game compiles its events, and nowhere else.

#include "adjudicator/core/check.h"
#include "adjudicator/core/event_of.h"

namespace adj {

struct EventBox {
  virtual ~EventBox() = default;
  virtual Name name() const = 0;
  virtual const void* value() const = 0;
  virtual bool equals(const EventBox& other) const = 0;
  virtual void write(Writer& ar) const = 0;
};

template <class E>
struct EventBoxOf final : EventBox {
  explicit EventBoxOf(E e) : event(std::move(e)) {}
  Name name() const override { return Name(E::kName); }
  const void* value() const override { return &event; }
  bool equals(const EventBox& other) const override {
    return other.name() == name() && *static_cast<const E*>(other.value()) == event;
  }
  void write(Writer& ar) const override { describe(ar, const_cast<E&>(event)); }
  E event;
};

template <class All>
template <class E>
[[gnu::used]] EventOf<All>::EventOf(std::in_place_type_t<E>, E event)
    : box_(std::make_shared<const EventBoxOf<E>>(std::move(event))) {}

template <class All>
Name EventOf<All>::name() const {
  return box_ ? box_->name() : Name();
}

template <class All>
const void* EventOf<All>::value() const {
  return box_ ? box_->value() : nullptr;
}

template <class All>
bool EventOf<All>::equals(const EventOf& other) const {
  if (box_ == other.box_) return true;
  return box_ && other.box_ && box_->equals(*other.box_);
}

template <class All>
void EventOf<All>::write(Writer& ar) const {
  ADJ_CHECK(box_, "an event of no kind");
  ar("kind", name().str());
  box_->write(ar);
}

template <class All>
void EventOf<All>::read(Reader& ar) {
  std::string kind;
  ar("kind", kind);
  box_.reset();
  for_each_kind<All>([&]<class E>(const E*) {
    if (kind != E::kName) return;
    E event;
    describe(ar, event);
    *this = EventOf(std::in_place_type<E>, std::move(event));
  });
  if (!box_) throw DataError("unknown event '" + kind + "'");
}

}  // namespace adj
