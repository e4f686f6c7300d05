#pragma once
// Leaders: how they enter, change camp, move, fall sick, lead a Party and die.

#include <optional>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

// Scenario 5: he follows the initiative, or is gone at the second change.
struct DolabellaTurned {
  static constexpr const char* kName = "dolabella_turned";
  Camp camp = Camp::caesarian;
  std::optional<ZoneId> zone;
  bool eliminated = false;
  friend bool operator==(const DolabellaTurned&, const DolabellaTurned&) = default;
};
template <class Ar>
void describe(Ar& ar, DolabellaTurned& v) {
  ar("camp", v.camp)("zone", v.zone)("eliminated", v.eliminated);
}

// A leader of uncertain camp.
struct LeaderCampRolled {
  static constexpr const char* kName = "leader_camp_rolled";
  LeaderId leader;
  Camp camp = Camp::caesarian;
  int roll = 0;
  friend bool operator==(const LeaderCampRolled&, const LeaderCampRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderCampRolled& v) {
  ar("leader", v.leader)("camp", v.camp)("roll", v.roll);
}

struct LeaderEntered {
  static constexpr const char* kName = "leader_entered";
  LeaderId leader;
  ZoneId zone;
  bool returning = false;
  friend bool operator==(const LeaderEntered&, const LeaderEntered&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderEntered& v) {
  ar("leader", v.leader)("zone", v.zone)("returning", v.returning);
}

// No legal zone: he waits until the next phase C.
struct LeaderWaits {
  static constexpr const char* kName = "leader_waits";
  LeaderId leader;
  friend bool operator==(const LeaderWaits&, const LeaderWaits&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderWaits& v) {
  ar("leader", v.leader);
}

// A leader leaves for good. cause: combat, escape, assassination, plague, natural_death, no_retreat, winter,
// rallying, dolabella, murder, sickness, coup, table, pacification, fleet_lost, no_escape.
struct LeaderRemoved {
  static constexpr const char* kName = "leader_removed";
  LeaderId leader;
  Name cause;
  std::optional<ZoneId> zone;
  bool returns = false;
  friend bool operator==(const LeaderRemoved&, const LeaderRemoved&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderRemoved& v) {
  ar("leader", v.leader)("cause", v.cause)("zone", v.zone)("returns", v.returns);
}

struct LeaderChangedCamp {
  static constexpr const char* kName = "leader_changed_camp";
  LeaderId leader;
  Camp camp = Camp::caesarian;
  Name cause;
  friend bool operator==(const LeaderChangedCamp&, const LeaderChangedCamp&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderChangedCamp& v) {
  ar("leader", v.leader)("camp", v.camp)("cause", v.cause);
}

// A leader moved outside a player's order: escape, unrest, expulsion, murder, winter …
struct LeaderMoved {
  static constexpr const char* kName = "leader_moved";
  LeaderId leader;
  ZoneId from;
  ZoneId to;
  Name cause;
  friend bool operator==(const LeaderMoved&, const LeaderMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderMoved& v) {
  ar("leader", v.leader)("from", v.from)("to", v.to)("cause", v.cause);
}

struct LeaderSick {
  static constexpr const char* kName = "leader_sick";
  LeaderId leader;
  ZoneId zone;
  friend bool operator==(const LeaderSick&, const LeaderSick&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderSick& v) {
  ar("leader", v.leader)("zone", v.zone);
}

// cause: nomination, succession, murder, coup, scenario, last_assassin.
struct PartyLeaderNamed {
  static constexpr const char* kName = "party_leader_named";
  LeaderId leader;
  Camp camp = Camp::caesarian;
  Name cause;
  friend bool operator==(const PartyLeaderNamed&, const PartyLeaderNamed&) = default;
};
template <class Ar>
void describe(Ar& ar, PartyLeaderNamed& v) {
  ar("leader", v.leader)("camp", v.camp)("cause", v.cause);
}

struct PartyLeaderDeposed {
  static constexpr const char* kName = "party_leader_deposed";
  LeaderId leader;
  Camp camp = Camp::caesarian;
  friend bool operator==(const PartyLeaderDeposed&, const PartyLeaderDeposed&) = default;
};
template <class Ar>
void describe(Ar& ar, PartyLeaderDeposed& v) {
  ar("leader", v.leader)("camp", v.camp);
}

struct NaturalDeathTested {
  static constexpr const char* kName = "natural_death_tested";
  LeaderId leader;
  int roll = 0;
  int below = 0;
  bool dead = false;
  friend bool operator==(const NaturalDeathTested&, const NaturalDeathTested&) = default;
};
template <class Ar>
void describe(Ar& ar, NaturalDeathTested& v) {
  ar("leader", v.leader)("roll", v.roll)("below", v.below)("dead", v.dead);
}

}  // namespace adj::alea
