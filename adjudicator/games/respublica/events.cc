#include "adjudicator/games/respublica/events.h"

#include "adjudicator/core/check.h"

namespace adj::respublica {

struct Event::Box {
  virtual ~Box() = default;
  virtual Name name() const = 0;
  virtual const void* value() const = 0;
  virtual bool equals(const Box& other) const = 0;
  virtual void write(Writer& ar) const = 0;
};

namespace {

template <class E>
struct BoxOf final : Event::Box {
  explicit BoxOf(E e) : event(std::move(e)) {}
  Name name() const override { return Name(E::kName); }
  const void* value() const override { return &event; }
  bool equals(const Box& other) const override {
    return other.name() == name() && *static_cast<const E*>(other.value()) == event;
  }
  void write(Writer& ar) const override { describe(ar, const_cast<E&>(event)); }
  E event;
};

template <class E>
Event read_as(Reader& ar) {
  E event;
  describe(ar, event);
  return Event(std::in_place_type<E>, std::move(event));
}

using ReadEvent = Event (*)(Reader&);
template <class... E>
ReadEvent reader_of(const std::string& kind, EventKinds<E...>) {
  ReadEvent found = nullptr;
  ((kind == E::kName ? void(found = read_as<E>) : void()), ...);
  return found;
}

}  // namespace

template <class E>
[[gnu::used]] Event::Event(std::in_place_type_t<E>, E event)
    : box_(std::make_shared<const BoxOf<E>>(std::move(event))) {}

Name Event::name() const { return box_ ? box_->name() : Name(); }
const void* Event::value() const { return box_ ? box_->value() : nullptr; }

bool operator==(const Event& a, const Event& b) {
  if (a.box_ == b.box_) return true;
  return a.box_ && b.box_ && a.box_->equals(*b.box_);
}

void describe(Writer& ar, Event& v) {
  ADJ_CHECK(v.box_, "an event of no kind");
  ar("kind", v.name().str());
  v.box_->write(ar);
}

void describe(Reader& ar, Event& v) {
  std::string kind;
  ar("kind", kind);
  const ReadEvent read = reader_of(kind, AllEvents());
  if (!read) throw DataError("unknown event '" + kind + "'");
  v = read(ar);
}

}  // namespace adj::respublica
