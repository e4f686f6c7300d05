#pragma once
// Combat: contact, evasion, battle, retreat.

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/games/alea/events_frame.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

// Both sides have pieces in a zone after the moves.
struct Contact {
  static constexpr const char* kName = "contact";
  ZoneId zone;
  Camp attacker = Camp::caesarian;
  friend bool operator==(const Contact&, const Contact&) = default;
};
template <class Ar>
void describe(Ar& ar, Contact& v) {
  ar("zone", v.zone)("attacker", v.attacker);
}

struct LeadersSplit {
  static constexpr const char* kName = "leaders_split";
  ZoneId zone;
  Camp camp = Camp::caesarian;
  std::vector<LeaderId> fleet;
  std::vector<LeaderId> army;
  friend bool operator==(const LeadersSplit&, const LeadersSplit&) = default;
};
template <class Ar>
void describe(Ar& ar, LeadersSplit& v) {
  ar("zone", v.zone)("camp", v.camp)("fleet", v.fleet)("army", v.army);
}

struct EvasionTried {
  static constexpr const char* kName = "evasion_tried";
  ZoneId zone;
  Camp camp = Camp::caesarian;
  LeaderId leader;
  bool fleet = false;
  std::optional<int> roll;
  int bt = 0;
  int vs = 0;
  bool success = false;
  std::optional<ZoneId> to;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  friend bool operator==(const EvasionTried&, const EvasionTried&) = default;
};
template <class Ar>
void describe(Ar& ar, EvasionTried& v) {
  ar("zone", v.zone)("camp", v.camp)("leader", v.leader)("fleet", v.fleet)("roll", v.roll)("bt", v.bt)(
      "vs", v.vs)("success", v.success)("to", v.to)("leaders", v.leaders)("units", v.units);
}

// A leader alone with enemy units.
struct EscapeTried {
  static constexpr const char* kName = "escape_tried";
  LeaderId leader;
  ZoneId zone;
  std::optional<int> roll;
  bool alive = false;
  std::optional<ZoneId> to;
  friend bool operator==(const EscapeTried&, const EscapeTried&) = default;
};
template <class Ar>
void describe(Ar& ar, EscapeTried& v) {
  ar("leader", v.leader)("zone", v.zone)("roll", v.roll)("alive", v.alive)("to", v.to);
}

// Timely flight.
struct Fled {
  static constexpr const char* kName = "fled";
  Camp camp = Camp::caesarian;
  ZoneId from;
  ZoneId to;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  bool fleet = false;
  friend bool operator==(const Fled&, const Fled&) = default;
};
template <class Ar>
void describe(Ar& ar, Fled& v) {
  ar("camp", v.camp)("from", v.from)("to", v.to)("leaders", v.leaders)("units", v.units)("fleet", v.fleet);
}

// Everything that a referee would show: forces, odds, shifts, die, modifiers, cell.
struct BattleFought {
  static constexpr const char* kName = "battle_fought";
  ZoneId zone;
  bool naval = false;
  Camp attacker = Camp::caesarian;
  std::vector<LeaderId> attacking_leaders;
  std::vector<UnitId> attacking_units;
  std::vector<LeaderId> defending_leaders;
  std::vector<UnitId> defending_units;
  int attacker_pf = 0;
  int defender_pf = 0;
  int attacker_qu = 0;
  int defender_qu = 0;
  std::string odds;
  int shift = 0;
  std::string column;
  std::optional<int> die;
  std::vector<Modifier> modifiers;
  int total = 0;
  Result attacker_result = Result::retreat;
  Result defender_result = Result::retreat;
  BattleSide winner = BattleSide::attacker;
  friend bool operator==(const BattleFought&, const BattleFought&) = default;
};
template <class Ar>
void describe(Ar& ar, BattleFought& v) {
  ar("zone", v.zone)("naval", v.naval)("attacker", v.attacker)("attacking_leaders", v.attacking_leaders)(
      "attacking_units", v.attacking_units)("defending_leaders", v.defending_leaders)(
      "defending_units", v.defending_units)("attacker_pf", v.attacker_pf)("defender_pf", v.defender_pf)(
      "attacker_qu", v.attacker_qu)("defender_qu", v.defender_qu)("odds", v.odds)("shift", v.shift)(
      "column", v.column)("die", v.die)("modifiers", v.modifiers)("total", v.total)(
      "attacker_result", v.attacker_result)("defender_result", v.defender_result)("winner", v.winner);
}

struct Retreated {
  static constexpr const char* kName = "retreated";
  Camp camp = Camp::caesarian;
  ZoneId from;
  std::optional<ZoneId> to;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  bool fleet = false;
  friend bool operator==(const Retreated&, const Retreated&) = default;
};
template <class Ar>
void describe(Ar& ar, Retreated& v) {
  ar("camp", v.camp)("from", v.from)("to", v.to)("leaders", v.leaders)("units", v.units)("fleet", v.fleet);
}

struct CargoLost {
  static constexpr const char* kName = "cargo_lost";
  ZoneId zone;
  std::vector<UnitId> units;
  friend bool operator==(const CargoLost&, const CargoLost&) = default;
};
template <class Ar>
void describe(Ar& ar, CargoLost& v) {
  ar("zone", v.zone)("units", v.units);
}

}  // namespace adj::alea
