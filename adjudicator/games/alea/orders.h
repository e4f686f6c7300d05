#pragma once
// Orders: what a line of a player's mail means once understood. Section 7.4 of the specification gives the
// words, the parser is orders_read.cc, the canonical lines orders_write.cc. An order says nothing about
// legality.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adjudicator/core/kinds.h"
#include "adjudicator/games/alea/names.h"

namespace adj::alea {

// IF …: judged when the order is about to be carried out (7.5.4).
enum class ConditionKind {
  lost_initiative,  // IF LOST: the initiative went to the enemy
  has_initiative,
  no_initiative,
  odds,            // table column before shifts, attacker : defender
  pf,              // PF of the enemy force in the zone
  leader_present,  // an enemy leader in the zone
  people_at_war,
  people_at_peace,
  region_mine,
  region_enemy,
  spqr,
};
constexpr auto names_of(ConditionKind) {
  using K = ConditionKind;
  return std::array{std::pair{K::lost_initiative, "lost"},
                    std::pair{K::has_initiative, "initiative"},
                    std::pair{K::no_initiative, "no_initiative"},
                    std::pair{K::odds, "odds"},
                    std::pair{K::pf, "pf"},
                    std::pair{K::leader_present, "leader_present"},
                    std::pair{K::people_at_war, "people_at_war"},
                    std::pair{K::people_at_peace, "people_at_peace"},
                    std::pair{K::region_mine, "region_mine"},
                    std::pair{K::region_enemy, "region_enemy"},
                    std::pair{K::spqr, "spqr"}};
}

enum class Comparison { less, less_equal, equal, greater_equal, greater };
constexpr auto names_of(Comparison) {
  using C = Comparison;
  return std::array{std::pair{C::less, "<"}, std::pair{C::less_equal, "<="}, std::pair{C::equal, "="},
                    std::pair{C::greater_equal, ">="}, std::pair{C::greater, ">"}};
}

struct Condition {
  ConditionKind kind = ConditionKind::has_initiative;
  Comparison comparison = Comparison::greater_equal;
  int numerator = 0, denominator = 1;
  LeaderId leader;
  PeopleId people;
  RegionId region;
  friend bool operator==(const Condition&, const Condition&) = default;
};
template <class Ar>
void describe(Ar& ar, Condition& v) {
  ar("kind", v.kind)("comparison", v.comparison)("numerator", v.numerator)("denominator", v.denominator)(
      "leader", v.leader)("people", v.people)("region", v.region);
}

// --- Set-up
struct Deploy {
  static constexpr const char* kName = "deploy";
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  ZoneId zone;
  bool roma_box = false;  // IN ROMA: zone italia_1 and the Roma box
  friend bool operator==(const Deploy&, const Deploy&) = default;
};
template <class Ar>
void describe(Ar& ar, Deploy& v) {
  ar("leaders", v.leaders)("units", v.units)("zone", v.zone)("roma_box", v.roma_box);
}

struct DeployDefault {
  static constexpr const char* kName = "deploy_default";
  friend bool operator==(const DeployDefault&, const DeployDefault&) = default;
};
template <class Ar>
void describe(Ar&, DeployDefault&) {}

// --- Stratagems: PLAY, COUP, UPRISING, ALLEGIANCE
// -------------------------------------------------------------------- One order for every face; each face
// uses the fields it needs and leaves the others empty.
struct Play {
  static constexpr const char* kName = "play";
  Face face = Face::initiative;
  std::vector<LeaderId> leaders;   // coup, assassination: the victim; timely flight: whose force
  std::vector<PeopleId> peoples;   // uprisings, allegiance, pacifications
  std::optional<NationId> nation;  // pacification of a nationality
  bool all = false;                // Pax Romana on all
  std::vector<UnitId> units;       // desertion, turncoats, Parthian shot: in order of preference
  std::optional<ZoneId> zone;      // where: combat stratagems, plague, desertion
  std::vector<ZoneId> to;          // timely flight: destinations, best first
  std::optional<RegionId> region;  // rally
  // Divine favour: which die is set, whose, and to what face.
  Name die;  // battle, evasion, escape, assassination, plague, …; "" = none
  bool enemy_die = false;
  int face_wanted = 0;
  friend bool operator==(const Play&, const Play&) = default;
};
template <class Ar>
void describe(Ar& ar, Play& v) {
  ar("face", v.face)("leaders", v.leaders)("peoples", v.peoples)("nation", v.nation)("all", v.all)(
      "units", v.units)("zone", v.zone)("to", v.to)("region", v.region)("die", v.die)(
      "enemy_die", v.enemy_die)("face_wanted", v.face_wanted);
}

// --- Phases B to D
struct Enter {
  static constexpr const char* kName = "enter";
  LeaderId leader;
  ZoneId zone;
  friend bool operator==(const Enter&, const Enter&) = default;
};
template <class Ar>
void describe(Ar& ar, Enter& v) {
  ar("leader", v.leader)("zone", v.zone);
}

struct TriumvirPolicy {
  static constexpr const char* kName = "triumvir";
  bool attempt = true;  // ALWAYS, or NOT some; false: NEVER
  std::vector<LeaderId> except;
  friend bool operator==(const TriumvirPolicy&, const TriumvirPolicy&) = default;
};
template <class Ar>
void describe(Ar& ar, TriumvirPolicy& v) {
  ar("attempt", v.attempt)("except", v.except);
}

struct Diplomacy {
  static constexpr const char* kName = "diplomacy";
  PeopleId people;
  std::optional<LeaderId> leader;  // the better of two Party leaders counts in any case
  friend bool operator==(const Diplomacy&, const Diplomacy&) = default;
};
template <class Ar>
void describe(Ar& ar, Diplomacy& v) {
  ar("people", v.people)("leader", v.leader);
}

struct Nominate {
  static constexpr const char* kName = "nominate";
  LeaderId leader;
  friend bool operator==(const Nominate&, const Nominate&) = default;
};
template <class Ar>
void describe(Ar& ar, Nominate& v) {
  ar("leader", v.leader);
}

struct Succession {
  static constexpr const char* kName = "succession";
  std::vector<LeaderId> leaders;
  friend bool operator==(const Succession&, const Succession&) = default;
};
template <class Ar>
void describe(Ar& ar, Succession& v) {
  ar("leaders", v.leaders);
}

struct PlaceUnits {
  static constexpr const char* kName = "place";
  std::vector<UnitId> units;
  ZoneId zone;
  friend bool operator==(const PlaceUnits&, const PlaceUnits&) = default;
};
template <class Ar>
void describe(Ar& ar, PlaceUnits& v) {
  ar("units", v.units)("zone", v.zone);
}

struct Disband {
  static constexpr const char* kName = "disband";
  std::vector<UnitId> units;
  friend bool operator==(const Disband&, const Disband&) = default;
};
template <class Ar>
void describe(Ar& ar, Disband& v) {
  ar("units", v.units);
}

struct RemoveLegions {  // event 11
  static constexpr const char* kName = "remove";
  RegionId region;
  std::vector<UnitId> units;
  friend bool operator==(const RemoveLegions&, const RemoveLegions&) = default;
};
template <class Ar>
void describe(Ar& ar, RemoveLegions& v) {
  ar("region", v.region)("units", v.units);
}

struct City {  // event 6: which of several nearest cities
  static constexpr const char* kName = "city";
  LeaderId leader;
  ZoneId zone;
  friend bool operator==(const City&, const City&) = default;
};
template <class Ar>
void describe(Ar& ar, City& v) {
  ar("leader", v.leader)("zone", v.zone);
}

struct Hold {
  static constexpr const char* kName = "hold";
  Phase phase = Phase::c;  // c or d
  friend bool operator==(const Hold&, const Hold&) = default;
};
template <class Ar>
void describe(Ar& ar, Hold& v) {
  ar("phase", v.phase);
}

// --- Phase E
struct Leg {
  ZoneId zone;
  std::vector<UnitId> drop;
  friend bool operator==(const Leg&, const Leg&) = default;
};
template <class Ar>
void describe(Ar& ar, Leg& v) {
  ar("zone", v.zone)("drop", v.drop);
}

// Leaders and units from one zone along one path. The path lists the zones entered; a gap between two named
// zones is closed by the cheapest legal way when the order is read against the map.
struct Move {
  static constexpr const char* kName = "move";
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  ZoneId from;
  std::vector<Leg> path;
  friend bool operator==(const Move&, const Move&) = default;
};
template <class Ar>
void describe(Ar& ar, Move& v) {
  ar("leaders", v.leaders)("units", v.units)("from", v.from)("path", v.path);
}

struct Sail {
  static constexpr const char* kName = "sail";
  std::vector<LeaderId> leaders;
  std::vector<UnitId> naves;
  std::vector<UnitId> cargo;
  ZoneId from;
  std::vector<ZoneId> path;
  friend bool operator==(const Sail&, const Sail&) = default;
};
template <class Ar>
void describe(Ar& ar, Sail& v) {
  ar("leaders", v.leaders)("naves", v.naves)("cargo", v.cargo)("from", v.from)("path", v.path);
}

struct BattleOrder {
  static constexpr const char* kName = "battles";
  std::vector<ZoneId> zones;
  friend bool operator==(const BattleOrder&, const BattleOrder&) = default;
};
template <class Ar>
void describe(Ar& ar, BattleOrder& v) {
  ar("zones", v.zones);
}

struct AssignLeaders {  // FLEET zone: …, ARMY zone: …
  static constexpr const char* kName = "assign";
  ZoneId zone;
  bool fleet = true;
  std::vector<LeaderId> leaders;
  friend bool operator==(const AssignLeaders&, const AssignLeaders&) = default;
};
template <class Ar>
void describe(Ar& ar, AssignLeaders& v) {
  ar("zone", v.zone)("fleet", v.fleet)("leaders", v.leaders);
}

// EVADE leader … / EVADE FLEET zone …
struct Evade {
  static constexpr const char* kName = "evade";
  std::optional<LeaderId> leader;  // whose force
  std::optional<ZoneId> zone;      // or: from where
  bool fleet = false;
  std::vector<ZoneId> to;    // best first; empty: the default order of 7.3
  std::vector<UnitId> take;  // empty: as many as CC allows, best first
  friend bool operator==(const Evade&, const Evade&) = default;
};
template <class Ar>
void describe(Ar& ar, Evade& v) {
  ar("leader", v.leader)("zone", v.zone)("fleet", v.fleet)("to", v.to)("take", v.take);
}

struct Stand {
  static constexpr const char* kName = "stand";
  ZoneId zone;
  friend bool operator==(const Stand&, const Stand&) = default;
};
template <class Ar>
void describe(Ar& ar, Stand& v) {
  ar("zone", v.zone);
}

struct Losses {
  static constexpr const char* kName = "losses";
  std::optional<ZoneId> zone;
  std::vector<UnitId> units;  // kinds ("AUXILIA") are spelt out as all units of the kind, in default order
  friend bool operator==(const Losses&, const Losses&) = default;
};
template <class Ar>
void describe(Ar& ar, Losses& v) {
  ar("zone", v.zone)("units", v.units);
}

struct Retreat {
  static constexpr const char* kName = "retreat";
  ZoneId zone;
  std::vector<ZoneId> to;
  friend bool operator==(const Retreat&, const Retreat&) = default;
};
template <class Ar>
void describe(Ar& ar, Retreat& v) {
  ar("zone", v.zone)("to", v.to);
}

struct Escape {
  static constexpr const char* kName = "escape";
  LeaderId leader;
  std::vector<ZoneId> to;
  friend bool operator==(const Escape&, const Escape&) = default;
};
template <class Ar>
void describe(Ar& ar, Escape& v) {
  ar("leader", v.leader)("to", v.to);
}

struct Pass {
  static constexpr const char* kName = "pass";
  bool all = false;
  friend bool operator==(const Pass&, const Pass&) = default;
};
template <class Ar>
void describe(Ar& ar, Pass& v) {
  ar("all", v.all);
}

// --- Phase F
struct KeepUnits {  // Caesar's murder, C
  static constexpr const char* kName = "keep_units";
  ZoneId zone;
  std::vector<UnitId> units;
  friend bool operator==(const KeepUnits&, const KeepUnits&) = default;
};
template <class Ar>
void describe(Ar& ar, KeepUnits& v) {
  ar("zone", v.zone)("units", v.units);
}

struct SendStack {  // Caesar's murder, R
  static constexpr const char* kName = "send";
  ZoneId zone, to;
  friend bool operator==(const SendStack&, const SendStack&) = default;
};
template <class Ar>
void describe(Ar& ar, SendStack& v) {
  ar("zone", v.zone)("to", v.to);
}

struct Alexandria {  // last Assassin, C
  static constexpr const char* kName = "alexandria";
  std::vector<UnitId> units;
  friend bool operator==(const Alexandria&, const Alexandria&) = default;
};
template <class Ar>
void describe(Ar& ar, Alexandria& v) {
  ar("units", v.units);
}

struct Winter {
  static constexpr const char* kName = "winter";
  std::optional<ZoneId> zone;      // the stack of this zone
  std::optional<LeaderId> leader;  // or this lone leader
  ZoneId to;
  friend bool operator==(const Winter&, const Winter&) = default;
};
template <class Ar>
void describe(Ar& ar, Winter& v) {
  ar("zone", v.zone)("leader", v.leader)("to", v.to);
}

struct Garrison {
  static constexpr const char* kName = "garrison";
  RegionId region;
  ZoneId from;
  std::vector<UnitId> units;
  friend bool operator==(const Garrison&, const Garrison&) = default;
};
template <class Ar>
void describe(Ar& ar, Garrison& v) {
  ar("region", v.region)("from", v.from)("units", v.units);
}

struct Recruit {
  static constexpr const char* kName = "recruit";
  RegionId region;
  std::vector<UnitId> units;  // in order of priority
  friend bool operator==(const Recruit&, const Recruit&) = default;
};
template <class Ar>
void describe(Ar& ar, Recruit& v) {
  ar("region", v.region)("units", v.units);
}

struct RecruitPolicy {
  static constexpr const char* kName = "recruit_policy";
  bool max = false;  // MAX: whatever the limits allow; MIN: only what is compulsory
  friend bool operator==(const RecruitPolicy&, const RecruitPolicy&) = default;
};
template <class Ar>
void describe(Ar& ar, RecruitPolicy& v) {
  ar("max", v.max);
}

struct Home {
  static constexpr const char* kName = "home";
  std::vector<UnitId> units;
  ZoneId zone;
  friend bool operator==(const Home&, const Home&) = default;
};
template <class Ar>
void describe(Ar& ar, Home& v) {
  ar("units", v.units)("zone", v.zone);
}

struct Discard {
  static constexpr const char* kName = "discard";
  std::vector<CounterId> counters;
  bool keep = false;  // KEEP …: these stay, the others go
  friend bool operator==(const Discard&, const Discard&) = default;
};
template <class Ar>
void describe(Ar& ar, Discard& v) {
  ar("counters", v.counters)("keep", v.keep);
}

using OrderBody =
    std::variant<Deploy, DeployDefault, Play, Enter, TriumvirPolicy, Diplomacy, Nominate, Succession,
                 PlaceUnits, Disband, RemoveLegions, City, Hold, Move, Sail, BattleOrder, AssignLeaders,
                 Evade, Stand, Losses, Retreat, Escape, Pass, KeepUnits, SendStack, Alexandria, Winter,
                 Garrison, Recruit, RecruitPolicy, Home, Discard>;

// Copied, compared and written in orders.cc: a variant of this many kinds is slow to compile wherever it is
// handled.
struct Order {
  OrderBody body;
  std::vector<Condition> conditions;  // all must hold
  std::optional<int> until;           // standing orders: the last year in which it counts

  Order();
  Order(OrderBody what, std::vector<Condition> when = {}, std::optional<int> last_year = {});
  template <class Body>
  requires kIsKind<Body, OrderBody> Order(Body what, std::vector<Condition> when = {},
                                          std::optional<int> last_year = {});
  Order(const Order&);
  Order(Order&&) noexcept;
  Order& operator=(const Order&);
  Order& operator=(Order&&) noexcept;
  ~Order();
  friend bool operator==(const Order& a, const Order& b);
};
void describe(Writer& ar, Order& v);
void describe(Reader& ar, Order& v);

}  // namespace adj::alea
