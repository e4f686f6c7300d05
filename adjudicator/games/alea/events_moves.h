#pragma once
// Movement-and-combat sequences up to contact.

#include <optional>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

struct SmcBegan {
  static constexpr const char* kName = "smc_began";
  Camp camp = Camp::caesarian;
  int number = 0;
  int left_caesarian = 0;
  int left_republican = 0;
  bool extra = false;
  bool queued = false;
  friend bool operator==(const SmcBegan&, const SmcBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, SmcBegan& v) {
  ar("camp", v.camp)("number", v.number)("left_caesarian", v.left_caesarian)(
      "left_republican", v.left_republican)("extra", v.extra)("queued", v.queued);
}

struct Passed {
  static constexpr const char* kName = "passed";
  Camp camp = Camp::caesarian;
  bool all = false;
  friend bool operator==(const Passed&, const Passed&) = default;
};
template <class Ar>
void describe(Ar& ar, Passed& v) {
  ar("camp", v.camp)("all", v.all);
}

// A stack marched; dropped units stayed in the named zones.
struct Moved {
  static constexpr const char* kName = "moved";
  Camp camp = Camp::caesarian;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  ZoneId from;
  std::vector<Leg> path;
  int cost = 0;
  bool forced = false;
  friend bool operator==(const Moved&, const Moved&) = default;
};
template <class Ar>
void describe(Ar& ar, Moved& v) {
  ar("camp", v.camp)("leaders", v.leaders)("units", v.units)("from", v.from)("path", v.path)("cost", v.cost)(
      "forced", v.forced);
}

struct Sailed {
  static constexpr const char* kName = "sailed";
  Camp camp = Camp::caesarian;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> naves;
  std::vector<UnitId> cargo;
  ZoneId from;
  std::vector<ZoneId> path;
  int cost = 0;
  bool landed = false;
  friend bool operator==(const Sailed&, const Sailed&) = default;
};
template <class Ar>
void describe(Ar& ar, Sailed& v) {
  ar("camp", v.camp)("leaders", v.leaders)("naves", v.naves)("cargo", v.cargo)("from", v.from)(
      "path", v.path)("cost", v.cost)("landed", v.landed);
}

// A piece entering the plague zone.
struct PlagueTested {
  static constexpr const char* kName = "plague_tested";
  std::optional<LeaderId> leader;
  std::optional<UnitId> unit;
  int roll = 0;
  bool hit = false;
  friend bool operator==(const PlagueTested&, const PlagueTested&) = default;
};
template <class Ar>
void describe(Ar& ar, PlagueTested& v) {
  ar("leader", v.leader)("unit", v.unit)("roll", v.roll)("hit", v.hit);
}

struct IntriguePlaced {
  static constexpr const char* kName = "intrigue_placed";
  Camp camp = Camp::caesarian;
  int count = 0;
  friend bool operator==(const IntriguePlaced&, const IntriguePlaced&) = default;
};
template <class Ar>
void describe(Ar& ar, IntriguePlaced& v) {
  ar("camp", v.camp)("count", v.count);
}

struct IntrigueRemoved {
  static constexpr const char* kName = "intrigue_removed";
  int count = 0;
  friend bool operator==(const IntrigueRemoved&, const IntrigueRemoved&) = default;
};
template <class Ar>
void describe(Ar& ar, IntrigueRemoved& v) {
  ar("count", v.count);
}

struct AssassinationTried {
  static constexpr const char* kName = "assassination_tried";
  LeaderId leader;
  int roll = 0;
  int needed = 0;
  bool dead = false;
  friend bool operator==(const AssassinationTried&, const AssassinationTried&) = default;
};
template <class Ar>
void describe(Ar& ar, AssassinationTried& v) {
  ar("leader", v.leader)("roll", v.roll)("needed", v.needed)("dead", v.dead);
}

// Caesar's murder.
struct StackDivided {
  static constexpr const char* kName = "stack_divided";
  ZoneId zone;
  std::vector<UnitId> stay;
  std::vector<UnitId> go;
  std::vector<LeaderId> leaders;
  ZoneId to;
  friend bool operator==(const StackDivided&, const StackDivided&) = default;
};
template <class Ar>
void describe(Ar& ar, StackDivided& v) {
  ar("zone", v.zone)("stay", v.stay)("go", v.go)("leaders", v.leaders)("to", v.to);
}

}  // namespace adj::alea
