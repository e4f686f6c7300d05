#pragma once
// Events are the only output of rules; reports, views, archives and mails derive from them. A game's events
// are the alternatives of its variant `Event`; the two below belong to every game's variant.

#include <string>
#include <vector>

#include "adjudicator/core/describe.h"

namespace adj {

// Who may know. The moderator sees everything; `moderator` alone is for what no player may see.
enum class AudienceKind { everyone, seats, moderator };

constexpr auto names_of(AudienceKind) {
  using K = AudienceKind;
  return std::array{std::pair{K::everyone, "public"}, std::pair{K::seats, "seats"},
                    std::pair{K::moderator, "moderator"}};
}

struct Audience {
  AudienceKind kind = AudienceKind::everyone;
  std::vector<Seat> seats;

  static Audience everyone() { return {}; }
  static Audience only(Seat seat) { return {AudienceKind::seats, {seat}}; }
  static Audience moderator() { return {AudienceKind::moderator, {}}; }

  bool includes(Seat seat) const {
    if (kind == AudienceKind::everyone) return true;
    for (const Seat s : seats)
      if (s == seat) return true;
    return false;
  }
  friend bool operator==(const Audience&, const Audience&) = default;
};

template <class Ar>
void describe(Ar& ar, Audience& v) {
  ar("kind", v.kind)("seats", v.seats);
}

// A die as it fell: what for, its range, the face. Modifiers belong to the event that uses it.
struct Rolled {
  static constexpr const char* kName = "rolled";
  Name what;          // "evasion", "battle", …: names the sentence
  std::string about;  // whom or where it concerns, for the reader and for the label in the dice record
  int low = 1, high = 6;
  int value = 0;
  friend bool operator==(const Rolled&, const Rolled&) = default;
};

template <class Ar>
void describe(Ar& ar, Rolled& v) {
  ar("what", v.what)("about", v.about)("low", v.low)("high", v.high)("value", v.value);
}

// A window closed without this seat's answer: the decision's fallback was taken.
struct Silence {
  static constexpr const char* kName = "silence";
  Seat seat;
  Name decision;
  friend bool operator==(const Silence&, const Silence&) = default;
};

template <class Ar>
void describe(Ar& ar, Silence& v) {
  ar("seat", v.seat)("decision", v.decision);
}

// An event as it was told: the clause that made it happen, who may know, what happened.
template <class Event>
struct Told {
  Name clause;
  Audience audience;
  Event event;
  friend bool operator==(const Told&, const Told&) = default;
};

template <class Ar, class Event>
void describe(Ar& ar, Told<Event>& v) {
  ar("clause", v.clause)("audience", v.audience)("event", v.event);
}

}  // namespace adj
