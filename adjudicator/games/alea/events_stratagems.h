#pragma once
// Stratagem counters, and who has the initiative.

#include <optional>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

// Private: which counter a seat drew.
struct CounterDrawn {
  static constexpr const char* kName = "counter_drawn";
  Seat seat;
  CounterId counter;
  Face first = Face::initiative;
  Face second = Face::initiative;
  friend bool operator==(const CounterDrawn&, const CounterDrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, CounterDrawn& v) {
  ar("seat", v.seat)("counter", v.counter)("first", v.first)("second", v.second);
}

// Public: that a camp drew one (or none: empty bowl).
struct CountersDrawn {
  static constexpr const char* kName = "counters_drawn";
  Camp camp = Camp::caesarian;
  int count = 0;
  int in_hand = 0;
  friend bool operator==(const CountersDrawn&, const CountersDrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, CountersDrawn& v) {
  ar("camp", v.camp)("count", v.count)("in_hand", v.in_hand);
}

struct StratagemPlayed {
  static constexpr const char* kName = "stratagem_played";
  Camp camp = Camp::caesarian;
  Face face = Face::initiative;
  CounterId counter;
  std::vector<LeaderId> leaders;
  std::vector<PeopleId> peoples;
  std::vector<UnitId> units;
  std::optional<ZoneId> zone;
  std::optional<RegionId> region;
  std::optional<NationId> nation;
  friend bool operator==(const StratagemPlayed&, const StratagemPlayed&) = default;
};
template <class Ar>
void describe(Ar& ar, StratagemPlayed& v) {
  ar("camp", v.camp)("face", v.face)("counter", v.counter)("leaders", v.leaders)("peoples", v.peoples)(
      "units", v.units)("zone", v.zone)("region", v.region)("nation", v.nation);
}

// A played counter is back in the bowl, or leaves the game, or will be back next turn.
struct CounterReturned {
  static constexpr const char* kName = "counter_returned";
  CounterId counter;
  CounterPlace place = CounterPlace::bowl;
  friend bool operator==(const CounterReturned&, const CounterReturned&) = default;
};
template <class Ar>
void describe(Ar& ar, CounterReturned& v) {
  ar("counter", v.counter)("place", v.place);
}

struct InitiativeDecided {
  static constexpr const char* kName = "initiative_decided";
  Camp camp = Camp::caesarian;
  LeaderId leader;
  int roll = 0;
  int cp = 0;
  bool fixed = false;
  friend bool operator==(const InitiativeDecided&, const InitiativeDecided&) = default;
};
template <class Ar>
void describe(Ar& ar, InitiativeDecided& v) {
  ar("camp", v.camp)("leader", v.leader)("roll", v.roll)("cp", v.cp)("fixed", v.fixed);
}

struct InitiativeReversed {
  static constexpr const char* kName = "initiative_reversed";
  Camp camp = Camp::caesarian;
  friend bool operator==(const InitiativeReversed&, const InitiativeReversed&) = default;
};
template <class Ar>
void describe(Ar& ar, InitiativeReversed& v) {
  ar("camp", v.camp);
}

struct JanusDeclared {
  static constexpr const char* kName = "janus_declared";
  Camp camp = Camp::caesarian;
  friend bool operator==(const JanusDeclared&, const JanusDeclared&) = default;
};
template <class Ar>
void describe(Ar& ar, JanusDeclared& v) {
  ar("camp", v.camp);
}

// Divine favour.
struct DieChanged {
  static constexpr const char* kName = "die_changed";
  Camp camp = Camp::caesarian;
  Name what;
  int from = 0;
  int to = 0;
  friend bool operator==(const DieChanged&, const DieChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, DieChanged& v) {
  ar("camp", v.camp)("what", v.what)("from", v.from)("to", v.to);
}

// Public: how many; private: which.
struct Discarded {
  static constexpr const char* kName = "discarded";
  Camp camp = Camp::caesarian;
  int count = 0;
  std::vector<CounterId> counters;
  friend bool operator==(const Discarded&, const Discarded&) = default;
};
template <class Ar>
void describe(Ar& ar, Discarded& v) {
  ar("camp", v.camp)("count", v.count)("counters", v.counters);
}

}  // namespace adj::alea
