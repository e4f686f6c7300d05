#pragma once
// Winter quarters, garrisons, recruitment.

#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

struct WinterMoved {
  static constexpr const char* kName = "winter_moved";
  Camp camp = Camp::caesarian;
  ZoneId from;
  ZoneId to;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  Name cause;
  friend bool operator==(const WinterMoved&, const WinterMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, WinterMoved& v) {
  ar("camp", v.camp)("from", v.from)("to", v.to)("leaders", v.leaders)("units", v.units)("cause", v.cause);
}

struct GarrisonMoved {
  static constexpr const char* kName = "garrison_moved";
  Camp camp = Camp::caesarian;
  RegionId region;
  ZoneId from;
  ZoneId to;
  std::vector<UnitId> units;
  friend bool operator==(const GarrisonMoved&, const GarrisonMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, GarrisonMoved& v) {
  ar("camp", v.camp)("region", v.region)("from", v.from)("to", v.to)("units", v.units);
}

struct Recruited {
  static constexpr const char* kName = "recruited";
  Camp camp = Camp::caesarian;
  RegionId region;
  std::vector<UnitId> units;
  int compulsory = 0;
  friend bool operator==(const Recruited&, const Recruited&) = default;
};
template <class Ar>
void describe(Ar& ar, Recruited& v) {
  ar("camp", v.camp)("region", v.region)("units", v.units)("compulsory", v.compulsory);
}

}  // namespace adj::alea
