#pragma once
// The frame of a game: its start, turns and phases, orders that could not be carried out, its end.

#include <string>
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

}  // namespace adj::alea
