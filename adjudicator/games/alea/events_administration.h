#pragma once
// Administration: events drawn, units placed, weakened, recovered, disbanded.

#include <optional>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

// Units put on the map: peoples at home, recruits, returns.
struct UnitsPlaced {
  static constexpr const char* kName = "units_placed";
  std::vector<UnitId> units;
  ZoneId zone;
  Name cause;
  friend bool operator==(const UnitsPlaced&, const UnitsPlaced&) = default;
};
template <class Ar>
void describe(Ar& ar, UnitsPlaced& v) {
  ar("units", v.units)("zone", v.zone)("cause", v.cause);
}

struct SmcsCounted {
  static constexpr const char* kName = "smcs_counted";
  int base = 0;
  int total = 0;
  int caesarian = 0;
  int republican = 0;
  int halved = 0;
  friend bool operator==(const SmcsCounted&, const SmcsCounted&) = default;
};
template <class Ar>
void describe(Ar& ar, SmcsCounted& v) {
  ar("base", v.base)("total", v.total)("caesarian", v.caesarian)("republican", v.republican)("halved",
                                                                                             v.halved);
}

// The event of the year.
struct EventDrawn {
  static constexpr const char* kName = "event_drawn";
  int number = 0;
  int d6 = 0;
  int d10 = 0;
  friend bool operator==(const EventDrawn&, const EventDrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, EventDrawn& v) {
  ar("number", v.number)("d6", v.d6)("d10", v.d10);
}

struct EventHadNoEffect {
  static constexpr const char* kName = "event_had_no_effect";
  int number = 0;
  friend bool operator==(const EventHadNoEffect&, const EventHadNoEffect&) = default;
};
template <class Ar>
void describe(Ar& ar, EventHadNoEffect& v) {
  ar("number", v.number);
}

// Event 6: where a Party leader must be.
struct UnrestCity {
  static constexpr const char* kName = "unrest_city";
  LeaderId leader;
  ZoneId city;
  friend bool operator==(const UnrestCity&, const UnrestCity&) = default;
};
template <class Ar>
void describe(Ar& ar, UnrestCity& v) {
  ar("leader", v.leader)("city", v.city);
}

struct UnitsWeakened {
  static constexpr const char* kName = "units_weakened";
  std::vector<UnitId> units;
  std::optional<ZoneId> zone;
  Name cause;
  friend bool operator==(const UnitsWeakened&, const UnitsWeakened&) = default;
};
template <class Ar>
void describe(Ar& ar, UnitsWeakened& v) {
  ar("units", v.units)("zone", v.zone)("cause", v.cause);
}

struct UnitsEliminated {
  static constexpr const char* kName = "units_eliminated";
  std::vector<UnitId> units;
  std::optional<ZoneId> zone;
  Name cause;
  friend bool operator==(const UnitsEliminated&, const UnitsEliminated&) = default;
};
template <class Ar>
void describe(Ar& ar, UnitsEliminated& v) {
  ar("units", v.units)("zone", v.zone)("cause", v.cause);
}

struct UnitsRecovered {
  static constexpr const char* kName = "units_recovered";
  std::vector<UnitId> units;
  friend bool operator==(const UnitsRecovered&, const UnitsRecovered&) = default;
};
template <class Ar>
void describe(Ar& ar, UnitsRecovered& v) {
  ar("units", v.units);
}

// Event 11: the two regions, or none for a double.
struct RegionsDeserted {
  static constexpr const char* kName = "regions_deserted";
  std::vector<RegionId> regions;
  friend bool operator==(const RegionsDeserted&, const RegionsDeserted&) = default;
};
template <class Ar>
void describe(Ar& ar, RegionsDeserted& v) {
  ar("regions", v.regions);
}

struct LegionsDisbanded {
  static constexpr const char* kName = "legions_disbanded";
  Camp camp = Camp::caesarian;
  std::vector<UnitId> units;
  friend bool operator==(const LegionsDisbanded&, const LegionsDisbanded&) = default;
};
template <class Ar>
void describe(Ar& ar, LegionsDisbanded& v) {
  ar("camp", v.camp)("units", v.units);
}

struct PlaguePlaced {
  static constexpr const char* kName = "plague_placed";
  ZoneId zone;
  friend bool operator==(const PlaguePlaced&, const PlaguePlaced&) = default;
};
template <class Ar>
void describe(Ar& ar, PlaguePlaced& v) {
  ar("zone", v.zone);
}

struct PlagueEnded {
  static constexpr const char* kName = "plague_ended";
  ZoneId zone;
  friend bool operator==(const PlagueEnded&, const PlagueEnded&) = default;
};
template <class Ar>
void describe(Ar& ar, PlagueEnded& v) {
  ar("zone", v.zone);
}

}  // namespace adj::alea
