#pragma once
// Coups and Triumvirs.

#include <optional>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

struct CoupTried {
  static constexpr const char* kName = "coup_tried";
  LeaderId pretender;
  Camp attacked = Camp::republican;
  int roll = 0;
  int modifier = 0;
  int cp = 0;
  bool valid = false;
  friend bool operator==(const CoupTried&, const CoupTried&) = default;
};
template <class Ar>
void describe(Ar& ar, CoupTried& v) {
  ar("pretender", v.pretender)("attacked", v.attacked)("roll", v.roll)("modifier", v.modifier)("cp", v.cp)(
      "valid", v.valid);
}

struct TriumvirTried {
  static constexpr const char* kName = "triumvir_tried";
  LeaderId pretender;
  int roll = 0;
  int cp = 0;
  bool success = false;
  std::optional<RegionId> region;
  friend bool operator==(const TriumvirTried&, const TriumvirTried&) = default;
};
template <class Ar>
void describe(Ar& ar, TriumvirTried& v) {
  ar("pretender", v.pretender)("roll", v.roll)("cp", v.cp)("success", v.success)("region", v.region);
}

struct LoyaltyTested {
  static constexpr const char* kName = "loyalty_tested";
  ZoneId zone;
  LeaderId leader;
  int roll = 0;
  int modifier = 0;
  int cp = 0;
  bool loyal = true;
  friend bool operator==(const LoyaltyTested&, const LoyaltyTested&) = default;
};
template <class Ar>
void describe(Ar& ar, LoyaltyTested& v) {
  ar("zone", v.zone)("leader", v.leader)("roll", v.roll)("modifier", v.modifier)("cp", v.cp)("loyal",
                                                                                             v.loyal);
}

struct UnitsChangedCamp {
  static constexpr const char* kName = "units_changed_camp";
  std::vector<UnitId> units;
  Camp camp = Camp::caesarian;
  ZoneId zone;
  Name cause;
  friend bool operator==(const UnitsChangedCamp&, const UnitsChangedCamp&) = default;
};
template <class Ar>
void describe(Ar& ar, UnitsChangedCamp& v) {
  ar("units", v.units)("camp", v.camp)("zone", v.zone)("cause", v.cause);
}

struct TriumvirReleased {
  static constexpr const char* kName = "triumvir_released";
  LeaderId leader;
  RegionId region;
  Camp camp = Camp::caesarian;
  Name cause;
  friend bool operator==(const TriumvirReleased&, const TriumvirReleased&) = default;
};
template <class Ar>
void describe(Ar& ar, TriumvirReleased& v) {
  ar("leader", v.leader)("region", v.region)("camp", v.camp)("cause", v.cause);
}

// how: succeeded, pretender_beaten, pretender_dead, party_leader_beaten.
struct CoupEnded {
  static constexpr const char* kName = "coup_ended";
  LeaderId pretender;
  Name how;
  friend bool operator==(const CoupEnded&, const CoupEnded&) = default;
};
template <class Ar>
void describe(Ar& ar, CoupEnded& v) {
  ar("pretender", v.pretender)("how", v.how);
}

}  // namespace adj::alea
