#pragma once
// The Republic: victory points, SPQR, exchange of camps, the attempt on Caesar, control.

#include <optional>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/events_frame.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

struct Scored {
  static constexpr const char* kName = "scored";
  Camp camp = Camp::caesarian;
  Name reason;
  int points = 0;
  int balance = 0;
  friend bool operator==(const Scored&, const Scored&) = default;
};
template <class Ar>
void describe(Ar& ar, Scored& v) {
  ar("camp", v.camp)("reason", v.reason)("points", v.points)("balance", v.balance);
}

struct SpqrAdjusted {
  static constexpr const char* kName = "spqr_adjusted";
  std::vector<Modifier> reasons;
  int before = 0;
  int after = 0;
  friend bool operator==(const SpqrAdjusted&, const SpqrAdjusted&) = default;
};
template <class Ar>
void describe(Ar& ar, SpqrAdjusted& v) {
  ar("reasons", v.reasons)("before", v.before)("after", v.after);
}

struct CampsExchanged {
  static constexpr const char* kName = "camps_exchanged";
  Seat caesarian;
  Seat republican;
  int balance = 0;
  friend bool operator==(const CampsExchanged&, const CampsExchanged&) = default;
};
template <class Ar>
void describe(Ar& ar, CampsExchanged& v) {
  ar("caesarian", v.caesarian)("republican", v.republican)("balance", v.balance);
}

// Does an attempt on Caesar take place?
struct AttemptChecked {
  static constexpr const char* kName = "attempt_checked";
  std::optional<int> roll;
  int regions = 0;
  bool attempt = false;
  bool ides = false;
  friend bool operator==(const AttemptChecked&, const AttemptChecked&) = default;
};
template <class Ar>
void describe(Ar& ar, AttemptChecked& v) {
  ar("roll", v.roll)("regions", v.regions)("attempt", v.attempt)("ides", v.ides);
}

struct AttemptMade {
  static constexpr const char* kName = "attempt_made";
  int roll = 0;
  std::vector<Modifier> modifiers;
  int total = 0;
  bool murdered = false;
  friend bool operator==(const AttemptMade&, const AttemptMade&) = default;
};
template <class Ar>
void describe(Ar& ar, AttemptMade& v) {
  ar("roll", v.roll)("modifiers", v.modifiers)("total", v.total)("murdered", v.murdered);
}

struct LastAssassinFell {
  static constexpr const char* kName = "last_assassin_fell";
  LeaderId leader;
  friend bool operator==(const LastAssassinFell&, const LastAssassinFell&) = default;
};
template <class Ar>
void describe(Ar& ar, LastAssassinFell& v) {
  ar("leader", v.leader);
}

// After the last Assassin: M. Antonius in Alexandria with his legions.
struct AntoniusTurned {
  static constexpr const char* kName = "antonius_turned";
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  friend bool operator==(const AntoniusTurned&, const AntoniusTurned&) = default;
};
template <class Ar>
void describe(Ar& ar, AntoniusTurned& v) {
  ar("leaders", v.leaders)("units", v.units);
}

struct RomaControlled {
  static constexpr const char* kName = "roma_controlled";
  std::optional<Camp> camp;
  LeaderId leader;
  friend bool operator==(const RomaControlled&, const RomaControlled&) = default;
};
template <class Ar>
void describe(Ar& ar, RomaControlled& v) {
  ar("camp", v.camp)("leader", v.leader);
}

// Told when it changes hands.
struct RegionControlled {
  static constexpr const char* kName = "region_controlled";
  RegionId region;
  std::optional<Camp> camp;
  Name cause;
  friend bool operator==(const RegionControlled&, const RegionControlled&) = default;
};
template <class Ar>
void describe(Ar& ar, RegionControlled& v) {
  ar("region", v.region)("camp", v.camp)("cause", v.cause);
}

struct ControlPointsCounted {
  static constexpr const char* kName = "control_points_counted";
  int caesarian = 0;
  int republican = 0;
  friend bool operator==(const ControlPointsCounted&, const ControlPointsCounted&) = default;
};
template <class Ar>
void describe(Ar& ar, ControlPointsCounted& v) {
  ar("caesarian", v.caesarian)("republican", v.republican);
}

}  // namespace adj::alea
