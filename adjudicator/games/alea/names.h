#pragma once
// The words of Alea Iacta Est as types: camps, kinds of piece, stratagem faces, and the ids of everything
// with a name.

#include <array>
#include <utility>

#include "adjudicator/core/describe.h"

namespace adj::alea {

using ZoneId = Id<struct ZoneTag>;        // land and sea zones: italia_1, mare_tyrrhenum
using RegionId = Id<struct RegionTag>;    // italia, asia, …
using LeaderId = Id<struct LeaderTag>;    // caesar, surena, …
using UnitId = Id<struct UnitTag>;        // legio_10, legio_1r, naves_6pf_0_1, parthi_3
using PeopleId = Id<struct PeopleTag>;    // germani, …
using NationId = Id<struct NationTag>;    // celtic, …
using CounterId = Id<struct CounterTag>;  // S01 … S19

// Rules name these; everything else they find in the tables.
inline constexpr ZoneId kRomaZone{"italia_1"}, kAlexandriaZone{"aegyptii"};
inline constexpr RegionId kItalia{"italia"};
inline constexpr LeaderId kCaesar{"caesar"}, kPompeius{"pompeius"}, kOctavianus{"octavianus"},
    kMAntonius{"m_antonius"}, kGPompeius{"g_pompeius"}, kSPompeius{"s_pompeius"}, kMBrutus{"m_brutus"},
    kCassius{"cassius"}, kDBrutus{"d_brutus"}, kTrebonius{"trebonius"}, kDolabella{"dolabella"},
    kCleopatra{"cleopatra_vii"};
inline constexpr PeopleId kAegyptii{"aegyptii"}, kParthi{"parthi"}, kPontici{"pontici"}, kNumidae{"numidae"};

enum class Camp { caesarian, republican };
constexpr auto names_of(Camp) {
  return std::array{std::pair{Camp::caesarian, "caesarian"}, std::pair{Camp::republican, "republican"}};
}
constexpr Camp other(Camp c) { return c == Camp::caesarian ? Camp::republican : Camp::caesarian; }
inline constexpr std::array kCamps{Camp::caesarian, Camp::republican};
// AIE-10a  One balance: Caesarian points are added, Republican ones subtracted.
constexpr int sign(Camp c) { return c == Camp::caesarian ? 1 : -1; }

enum class UnitType { legio, equites, auxilia, naves, warriors };  // warriors: land units of peoples
constexpr auto names_of(UnitType) {
  using T = UnitType;
  return std::array{std::pair{T::legio, "legio"}, std::pair{T::equites, "equites"},
                    std::pair{T::auxilia, "auxilia"}, std::pair{T::naves, "naves"},
                    std::pair{T::warriors, "warriors"}};
}

enum class BorderKind { land, river, strait };
constexpr auto names_of(BorderKind) {
  using K = BorderKind;
  return std::array{std::pair{K::land, "land"}, std::pair{K::river, "river"}, std::pair{K::strait, "strait"}};
}

// The 31 kinds of stratagem face (38 faces on 19 counters).
enum class Face {
  initiative,
  janus,
  coup_0,
  coup_m1,
  coup_m2,
  uprising_minor,
  uprising_two_minors,
  uprising_major,
  allegiance,
  timely_flight,
  divine_favour,
  assassination,
  plague,
  desertion,
  turncoats,
  veni_vidi_vici,
  siegecraft_p1,
  siegecraft_p2,
  walls_m1,
  walls_m2,
  parthian_shot,
  senate_intrigue,
  pacify_minor,
  pacify_major,
  pacify_nationality,
  pax_romana,
  ides_of_march,
  imperium,
  rally_triumvir,
  triumph_1,
  triumph_2,
};
constexpr auto names_of(Face) {
  using F = Face;
  return std::array{
      std::pair{F::initiative, "initiative"},
      std::pair{F::janus, "janus"},
      std::pair{F::coup_0, "coup_0"},
      std::pair{F::coup_m1, "coup_m1"},
      std::pair{F::coup_m2, "coup_m2"},
      std::pair{F::uprising_minor, "uprising_minor"},
      std::pair{F::uprising_two_minors, "uprising_two_minors"},
      std::pair{F::uprising_major, "uprising_major"},
      std::pair{F::allegiance, "allegiance"},
      std::pair{F::timely_flight, "timely_flight"},
      std::pair{F::divine_favour, "divine_favour"},
      std::pair{F::assassination, "assassination"},
      std::pair{F::plague, "plague"},
      std::pair{F::desertion, "desertion"},
      std::pair{F::turncoats, "turncoats"},
      std::pair{F::veni_vidi_vici, "veni_vidi_vici"},
      std::pair{F::siegecraft_p1, "siegecraft_p1"},
      std::pair{F::siegecraft_p2, "siegecraft_p2"},
      std::pair{F::walls_m1, "walls_m1"},
      std::pair{F::walls_m2, "walls_m2"},
      std::pair{F::parthian_shot, "parthian_shot"},
      std::pair{F::senate_intrigue, "senate_intrigue"},
      std::pair{F::pacify_minor, "pacify_minor"},
      std::pair{F::pacify_major, "pacify_major"},
      std::pair{F::pacify_nationality, "pacify_nationality"},
      std::pair{F::pax_romana, "pax_romana"},
      std::pair{F::ides_of_march, "ides_of_march"},
      std::pair{F::imperium, "imperium"},
      std::pair{F::rally_triumvir, "rally_triumvir"},
      std::pair{F::triumph_1, "triumph_1"},
      std::pair{F::triumph_2, "triumph_2"},
  };
}

enum class Phase { setup, a, b, c, d, e, f };
constexpr auto names_of(Phase) {
  using P = Phase;
  return std::array{std::pair{P::setup, "setup"}, std::pair{P::a, "A"}, std::pair{P::b, "B"},
                    std::pair{P::c, "C"},         std::pair{P::d, "D"}, std::pair{P::e, "E"},
                    std::pair{P::f, "F"}};
}

enum class Result { eliminated, weakened, quarter, half, three_quarters, retreat };  // E A 1/4 1/2 3/4 R
constexpr auto names_of(Result) {
  using R = Result;
  return std::array{std::pair{R::eliminated, "E"},       std::pair{R::weakened, "A"},
                    std::pair{R::quarter, "1/4"},        std::pair{R::half, "1/2"},
                    std::pair{R::three_quarters, "3/4"}, std::pair{R::retreat, "R"}};
}

enum class BattleSide { attacker, defender };
constexpr auto names_of(BattleSide) {
  return std::array{std::pair{BattleSide::attacker, "attacker"}, std::pair{BattleSide::defender, "defender"}};
}

}  // namespace adj::alea
