#pragma once
// Every question the rules ask. The first group opens windows (7.1) and is answered by order lines. The
// second group are forced choices: answered from the seat's orders of the moment, then its standing orders,
// then the defaults of 7.3; only a succession and event 11 may open a window of their own (W1b).

#include <variant>
#include <vector>

#include "adjudicator/games/alea/names.h"
#include "adjudicator/games/alea/orders.h"

namespace adj::alea {

// --- Answers
struct Orders {
  static constexpr const char* kName = "orders";
  std::vector<Order> list;
  int queue_serial = 0;  // the queued SMC that this is; 0 = not from the queue
  friend bool operator==(const Orders&, const Orders&) = default;
};
template <class Ar>
void describe(Ar& ar, Orders& v) {
  ar("list", v.list)("queue_serial", v.queue_serial);
}

struct ChosenUnits {
  static constexpr const char* kName = "units";
  std::vector<UnitId> units;
  friend bool operator==(const ChosenUnits&, const ChosenUnits&) = default;
};
template <class Ar>
void describe(Ar& ar, ChosenUnits& v) {
  ar("units", v.units);
}

struct ChosenZone {
  static constexpr const char* kName = "zone";
  ZoneId zone;
  friend bool operator==(const ChosenZone&, const ChosenZone&) = default;
};
template <class Ar>
void describe(Ar& ar, ChosenZone& v) {
  ar("zone", v.zone);
}

struct ChosenLeader {
  static constexpr const char* kName = "leader";
  LeaderId leader;
  friend bool operator==(const ChosenLeader&, const ChosenLeader&) = default;
};
template <class Ar>
void describe(Ar& ar, ChosenLeader& v) {
  ar("leader", v.leader);
}

struct ChosenPlay {  // a stratagem now, or none
  static constexpr const char* kName = "stratagem";
  std::optional<Play> play;
  friend bool operator==(const ChosenPlay&, const ChosenPlay&) = default;
};
template <class Ar>
void describe(Ar& ar, ChosenPlay& v) {
  ar("play", v.play);
}

struct ChosenEvasion {  // where to and with whom, or stand
  static constexpr const char* kName = "evasion";
  bool evade = false;
  ZoneId to;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  friend bool operator==(const ChosenEvasion&, const ChosenEvasion&) = default;
};
template <class Ar>
void describe(Ar& ar, ChosenEvasion& v) {
  ar("evade", v.evade)("to", v.to)("leaders", v.leaders)("units", v.units);
}

struct ChosenSplit {  // leaders of the fleet; the others are with the army
  static constexpr const char* kName = "split";
  std::vector<LeaderId> fleet;
  friend bool operator==(const ChosenSplit&, const ChosenSplit&) = default;
};
template <class Ar>
void describe(Ar& ar, ChosenSplit& v) {
  ar("fleet", v.fleet);
}

struct YesNo {
  static constexpr const char* kName = "yes_no";
  bool yes = false;
  friend bool operator==(const YesNo&, const YesNo&) = default;
};
template <class Ar>
void describe(Ar& ar, YesNo& v) {
  ar("yes", v.yes);
}

using Answer = std::variant<Orders, ChosenUnits, ChosenZone, ChosenLeader, ChosenPlay, ChosenEvasion,
                            ChosenSplit, YesNo>;

// --- Windows
// Each of these is answered by order lines.
struct DeployForces {  // W0
  static constexpr const char* kName = "deploy";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  friend bool operator==(const DeployForces&, const DeployForces&) = default;
};
struct TurnOrders {  // W1
  static constexpr const char* kName = "turn";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  friend bool operator==(const TurnOrders&, const TurnOrders&) = default;
};
struct GeostrategyOrders {  // W1c: required of the seat that wrote HOLD C
  static constexpr const char* kName = "geostrategy";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  bool required = true;
  friend bool operator==(const GeostrategyOrders&, const GeostrategyOrders&) = default;
};
struct AdministrationOrders {  // W1d: required of the seat that wrote HOLD D
  static constexpr const char* kName = "administration";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  bool required = true;
  friend bool operator==(const AdministrationOrders&, const AdministrationOrders&) = default;
};
struct SmcOrders {  // W2.n
  static constexpr const char* kName = "smc";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  int number = 0;  // of this camp's SMCs this turn, from 1
  friend bool operator==(const SmcOrders&, const SmcOrders&) = default;
};
struct ReactionOrders {  // W2r.n: one window for all contact zones of the SMC
  static constexpr const char* kName = "reaction";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  std::vector<ZoneId> zones;
  friend bool operator==(const ReactionOrders&, const ReactionOrders&) = default;
};
struct MurderKeep {  // W3b: C chooses what stays with his leaders
  static constexpr const char* kName = "murder_keep";
  using Answer = Orders;
  Seat seat;
  std::vector<ZoneId> zones;
  friend bool operator==(const MurderKeep&, const MurderKeep&) = default;
};
struct MurderSend {  // W3b: R sends his share away
  static constexpr const char* kName = "murder_send";
  using Answer = Orders;
  Seat seat;
  std::vector<ZoneId> zones;
  friend bool operator==(const MurderSend&, const MurderSend&) = default;
};
struct AlexandriaLegions {  // W3b: C chooses the legions that go
  static constexpr const char* kName = "alexandria";
  using Answer = Orders;
  Seat seat;
  int count = 0;
  friend bool operator==(const AlexandriaLegions&, const AlexandriaLegions&) = default;
};
struct WinterOrders {  // W3
  static constexpr const char* kName = "winter";
  using Answer = Orders;
  Seat seat;
  Camp camp = Camp::caesarian;
  friend bool operator==(const WinterOrders&, const WinterOrders&) = default;
};
struct SuccessorChoice {  // W1b: no SUCCESSION list names a candidate
  static constexpr const char* kName = "successor";
  using Answer = ChosenLeader;
  Seat seat;
  Camp camp = Camp::caesarian;
  std::vector<LeaderId> candidates;
  friend bool operator==(const SuccessorChoice&, const SuccessorChoice&) = default;
};
struct DesertersChoice {  // W1b: event 11, no REMOVE line covers it
  static constexpr const char* kName = "deserters";
  using Answer = ChosenUnits;
  Seat seat;
  RegionId region;
  std::vector<UnitId> candidates;
  int count = 0;
  friend bool operator==(const DesertersChoice&, const DesertersChoice&) = default;
};

// --- Forced choices
struct LossChoice {  // which units the winner weakens (AIE-TC.e), which cargo is lost (AIE-3.4.2i)
  static constexpr const char* kName = "losses";
  using Answer = ChosenUnits;
  Seat seat;
  ZoneId zone;
  std::vector<UnitId> candidates;
  int count = 0;
  friend bool operator==(const LossChoice&, const LossChoice&) = default;
};
struct RetreatChoice {
  static constexpr const char* kName = "retreat";
  using Answer = ChosenZone;
  Seat seat;
  ZoneId zone;
  bool fleet = false;
  std::vector<ZoneId> candidates;
  friend bool operator==(const RetreatChoice&, const RetreatChoice&) = default;
};
struct EscapeChoice {
  static constexpr const char* kName = "escape";
  using Answer = ChosenZone;
  Seat seat;
  LeaderId leader;
  std::vector<ZoneId> candidates;
  friend bool operator==(const EscapeChoice&, const EscapeChoice&) = default;
};
struct EvasionChoice {  // one evasion out of a zone, or none (any more)
  static constexpr const char* kName = "evasion";
  using Answer = ChosenEvasion;
  Seat seat;
  ZoneId zone;
  bool fleet = false;
  bool compulsory = false;         // AIE-8.2l
  LeaderId best_leader;            // whose VS and CC count
  std::vector<ZoneId> candidates;  // where to
  std::vector<UnitId> units;       // that could go
  std::vector<LeaderId> leaders;
  int limit = 0;                             // units that may go along
  int odds_attacker = 0, odds_defender = 1;  // PF, for IF ODDS
  friend bool operator==(const EvasionChoice&, const EvasionChoice&) = default;
};
struct SplitChoice {  // AIE-8.1d
  static constexpr const char* kName = "split";
  using Answer = ChosenSplit;
  Seat seat;
  ZoneId zone;
  std::vector<LeaderId> leaders;
  int pf_fleet = 0, pf_army = 0;
  friend bool operator==(const SplitChoice&, const SplitChoice&) = default;
};
// A named moment at which this seat may play one of these faces; asked again until the answer is none.
struct StratagemMoment {
  static constexpr const char* kName = "stratagem";
  using Answer = ChosenPlay;
  Seat seat;
  Name moment;  // "initiative", "janus", "smc", "before_combat", "after_battle", "die", "spqr", "caesar",
                // "control", "vp", …
  std::vector<Face> faces;
  std::optional<ZoneId> zone;
  bool attacker = false;
  bool naval = false;
  int odds_attacker = 0, odds_defender = 1;
  Name die;  // moment "die": which die fell, and for whom
  bool own_die = false;
  int low = 0, high = 0, value = 0;
  LeaderId about;                 // moment "die": the leader concerned, if any
  std::vector<UnitId> targets{};  // moment "after_battle": who can be hit, wherever the battle left him
  friend bool operator==(const StratagemMoment&, const StratagemMoment&) = default;
};
struct TriumvirChoice {
  static constexpr const char* kName = "triumvir";
  using Answer = YesNo;
  Seat seat;
  LeaderId pretender;
  friend bool operator==(const TriumvirChoice&, const TriumvirChoice&) = default;
};
struct ZoneChoice {  // other destinations: Dolabella, leaders who cannot change camp, peoples going home
  static constexpr const char* kName = "zone";
  using Answer = ChosenZone;
  Seat seat;
  Name why;
  LeaderId leader;
  std::vector<ZoneId> candidates;  // best first by the defaults of 7.3
  UnitId unit{};                   // peoples at home: the unit to place
  friend bool operator==(const ZoneChoice&, const ZoneChoice&) = default;
};

using Decision = std::variant<DeployForces, TurnOrders, GeostrategyOrders, AdministrationOrders, SmcOrders,
                              ReactionOrders, MurderKeep, MurderSend, AlexandriaLegions, WinterOrders,
                              SuccessorChoice, DesertersChoice, LossChoice, RetreatChoice, EscapeChoice,
                              EvasionChoice, SplitChoice, StratagemMoment, TriumvirChoice, ZoneChoice>;

}  // namespace adj::alea
