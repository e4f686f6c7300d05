#pragma once
// Every event of the game: what reports, views, archives and mails are made of. Names and fields are stable,
// since transcripts and archives use them; `tabellarius play --names alea` lists them.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adjudicator/core/event.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/games/alea/orders.h"
#include "adjudicator/games/alea/state.h"

namespace adj::alea {

// A named share of a sum: a die modifier, a reason for the SPQR marker to move.
struct Modifier {
  Name why;
  int value = 0;
  friend bool operator==(const Modifier&, const Modifier&) = default;
};
template <class Ar>
void describe(Ar& ar, Modifier& v) {
  ar("why", v.why)("value", v.value);
}

// The game begins: scenario, year, who sits where.
struct GameStarted {
  static constexpr const char* kName = "game_started";
  std::string scenario;
  int year = 0;
  Seat caesarian;
  Seat republican;
  std::string data_digest;
  friend bool operator==(const GameStarted&, const GameStarted&) = default;
};
template <class Ar>
void describe(Ar& ar, GameStarted& v) {
  ar("scenario", v.scenario)("year", v.year)("caesarian", v.caesarian)("republican", v.republican)(
      "data_digest", v.data_digest);
}

// A side set up one zone.
struct Deployed {
  static constexpr const char* kName = "deployed";
  Camp camp = Camp::caesarian;
  ZoneId zone;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  bool roma_box = false;
  friend bool operator==(const Deployed&, const Deployed&) = default;
};
template <class Ar>
void describe(Ar& ar, Deployed& v) {
  ar("camp", v.camp)("zone", v.zone)("leaders", v.leaders)("units", v.units)("roma_box", v.roma_box);
}

// Private: the set-up of this seat broke the rules as a whole, so the default took its place.
struct DeploymentReplaced {
  static constexpr const char* kName = "deployment_replaced";
  Seat seat;
  std::vector<Refusal> faults;
  friend bool operator==(const DeploymentReplaced&, const DeploymentReplaced&) = default;
};
template <class Ar>
void describe(Ar& ar, DeploymentReplaced& v) {
  ar("seat", v.seat)("faults", v.faults);
}

struct TurnBegan {
  static constexpr const char* kName = "turn_began";
  int year = 0;
  int turn = 0;
  friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, TurnBegan& v) {
  ar("year", v.year)("turn", v.turn);
}

struct PhaseBegan {
  static constexpr const char* kName = "phase_began";
  int year = 0;
  Phase phase = Phase::a;
  friend bool operator==(const PhaseBegan&, const PhaseBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, PhaseBegan& v) {
  ar("year", v.year)("phase", v.phase);
}

// An order that was legal when mailed could not be carried out any more (private).
struct OrderFailed {
  static constexpr const char* kName = "order_failed";
  Seat seat;
  Order order;
  Refusal refusal;
  friend bool operator==(const OrderFailed&, const OrderFailed&) = default;
};
template <class Ar>
void describe(Ar& ar, OrderFailed& v) {
  ar("seat", v.seat)("order", v.order)("refusal", v.refusal);
}

// A conditional order stayed in the drawer (private).
struct ConditionNotMet {
  static constexpr const char* kName = "condition_not_met";
  Seat seat;
  Order order;
  friend bool operator==(const ConditionNotMet&, const ConditionNotMet&) = default;
};
template <class Ar>
void describe(Ar& ar, ConditionNotMet& v) {
  ar("seat", v.seat)("order", v.order);
}

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

// Private: why queued SMCs wait for a new order. why: enemy_near, loss, illegal, attacked.
struct QueueStopped {
  static constexpr const char* kName = "queue_stopped";
  Seat seat;
  Name why;
  friend bool operator==(const QueueStopped&, const QueueStopped&) = default;
};
template <class Ar>
void describe(Ar& ar, QueueStopped& v) {
  ar("seat", v.seat)("why", v.why);
}

// Private: the exchange of camps ended standing and queued orders.
struct OrdersLapsed {
  static constexpr const char* kName = "orders_lapsed";
  Seat seat;
  friend bool operator==(const OrdersLapsed&, const OrdersLapsed&) = default;
};
template <class Ar>
void describe(Ar& ar, OrdersLapsed& v) {
  ar("seat", v.seat);
}

struct GameOver {
  static constexpr const char* kName = "game_over";
  Outcome outcome;
  int year = 0;
  friend bool operator==(const GameOver&, const GameOver&) = default;
};
template <class Ar>
void describe(Ar& ar, GameOver& v) {
  ar("outcome", v.outcome)("year", v.year);
}

using Event =
    std::variant<adj::Rolled, adj::Silence, GameStarted, Deployed, DeploymentReplaced, TurnBegan, PhaseBegan, OrderFailed,
                 ConditionNotMet, CounterDrawn, CountersDrawn, StratagemPlayed, CounterReturned,
                 InitiativeDecided, InitiativeReversed, JanusDeclared, DolabellaTurned, LeaderCampRolled,
                 LeaderEntered, LeaderWaits, LeaderRemoved, LeaderChangedCamp, LeaderMoved, MarkerDrawn,
                 PeopleAtWar, PeopleControlChanged, PeopleAllied, DiplomacyTried, PeoplePacified, UnitsPlaced,
                 CoupTried, TriumvirTried, LoyaltyTested, UnitsChangedCamp, TriumvirReleased, CoupEnded,
                 SmcsCounted, EventDrawn, EventHadNoEffect, LeaderSick, UnrestCity, UnitsWeakened,
                 UnitsEliminated, UnitsRecovered, RegionsDeserted, PartyLeaderNamed, PartyLeaderDeposed,
                 NaturalDeathTested, LegionsDisbanded, SmcBegan, Passed, Moved, Sailed, PlagueTested,
                 PlaguePlaced, PlagueEnded, IntriguePlaced, IntrigueRemoved, AssassinationTried, Contact,
                 LeadersSplit, EvasionTried, EscapeTried, Fled, DieChanged, BattleFought, Retreated,
                 CargoLost, Scored, SpqrAdjusted, CampsExchanged, AttemptChecked, AttemptMade, StackDivided,
                 LastAssassinFell, AntoniusTurned, RomaControlled, RegionControlled, ControlPointsCounted,
                 WinterMoved, GarrisonMoved, Recruited, Discarded, QueueStopped, OrdersLapsed, GameOver>;

}  // namespace adj::alea
