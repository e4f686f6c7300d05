#pragma once
// Peoples: war, alliance, diplomacy.

#include <optional>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

// Activation bowl: a decoy (no people) or a people's marker.
struct MarkerDrawn {
  static constexpr const char* kName = "marker_drawn";
  std::optional<PeopleId> people;
  bool no_effect = false;
  friend bool operator==(const MarkerDrawn&, const MarkerDrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, MarkerDrawn& v) {
  ar("people", v.people)("no_effect", v.no_effect);
}

struct PeopleAtWar {
  static constexpr const char* kName = "people_at_war";
  PeopleId people;
  Camp camp = Camp::caesarian;
  std::optional<int> roll;
  Name cause;
  friend bool operator==(const PeopleAtWar&, const PeopleAtWar&) = default;
};
template <class Ar>
void describe(Ar& ar, PeopleAtWar& v) {
  ar("people", v.people)("camp", v.camp)("roll", v.roll)("cause", v.cause);
}

struct PeopleControlChanged {
  static constexpr const char* kName = "people_control_changed";
  PeopleId people;
  Camp camp = Camp::caesarian;
  std::optional<int> roll;
  friend bool operator==(const PeopleControlChanged&, const PeopleControlChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, PeopleControlChanged& v) {
  ar("people", v.people)("camp", v.camp)("roll", v.roll);
}

struct PeopleAllied {
  static constexpr const char* kName = "people_allied";
  PeopleId people;
  Camp camp = Camp::caesarian;
  Name cause;
  friend bool operator==(const PeopleAllied&, const PeopleAllied&) = default;
};
template <class Ar>
void describe(Ar& ar, PeopleAllied& v) {
  ar("people", v.people)("camp", v.camp)("cause", v.cause);
}

struct DiplomacyTried {
  static constexpr const char* kName = "diplomacy_tried";
  PeopleId people;
  Camp camp = Camp::caesarian;
  LeaderId leader;
  int roll = 0;
  int modifier = 0;
  int cp = 0;
  bool success = false;
  friend bool operator==(const DiplomacyTried&, const DiplomacyTried&) = default;
};
template <class Ar>
void describe(Ar& ar, DiplomacyTried& v) {
  ar("people", v.people)("camp", v.camp)("leader", v.leader)("roll", v.roll)("modifier", v.modifier)(
      "cp", v.cp)("success", v.success);
}

// how: arms, stratagem, event, destroyed.
struct PeoplePacified {
  static constexpr const char* kName = "people_pacified";
  PeopleId people;
  Name how;
  std::optional<Camp> by;
  int truce_until = 0;
  friend bool operator==(const PeoplePacified&, const PeoplePacified&) = default;
};
template <class Ar>
void describe(Ar& ar, PeoplePacified& v) {
  ar("people", v.people)("how", v.how)("by", v.by)("truce_until", v.truce_until);
}

}  // namespace adj::alea
