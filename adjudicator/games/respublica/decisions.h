#pragma once
// Every question that opens a window (section 7.2). All are answered by order lines; every smaller choice (a
// counter- bribe, a veto, a bodyguard, a rebel's march) is read by the rules from the orders that the seat
// has sent, else its default in 7.4 holds (wishes.h).

#include <variant>
#include <vector>

#include "adjudicator/games/respublica/state_senate.h"

namespace adj::respublica {

struct Orders {
  static constexpr const char* kName = "orders";
  std::vector<Order> list;
  friend bool operator==(const Orders&, const Orders&) = default;
};
template <class Ar>
void describe(Ar& ar, Orders& v) {
  ar("list", v.list);
}
using Answer = std::variant<Orders>;

// W0: leader, provinces and terms, cards of the first hand
struct SetupOrders {
  static constexpr const char* kName = "setup";
  using Answer = Orders;
  Seat seat;
  friend bool operator==(const SetupOrders&, const SetupOrders&) = default;
};
// W1: redistribution, gifts, contributions, ransom, bodyguard, rebel upkeep, levies
struct RevenueOrders {
  static constexpr const char* kName = "revenue";
  using Answer = Orders;
  Seat seat;
  friend bool operator==(const RevenueOrders&, const RevenueOrders&) = default;
};
// W2: initiative programme, bids, counter-bribe limits, the HRAO's choices, consul slates
struct ForumOrders {
  static constexpr const char* kName = "forum";
  using Answer = Orders;
  Seat seat;
  friend bool operator==(const ForumOrders&, const ForumOrders&) = default;
};
// W2a: the initiative in hand of a player who wrote ASK (or forum_mode=ask): the rest of it
struct InitiativeOrders {
  static constexpr const char* kName = "initiative";
  using Answer = Orders;
  Seat seat;
  int number = 0;  // 1 … 6
  friend bool operator==(const InitiativeOrders&, const InitiativeOrders&) = default;
};
// The presiding magistrate alone, when he sent no agenda ahead (7.1)
struct AgendaOrders {
  static constexpr const char* kName = "agenda";
  using Answer = Orders;
  Seat seat;
  Stage stage = Stage::consuls;
  friend bool operator==(const AgendaOrders&, const AgendaOrders&) = default;
};
// W3 – W6: ballots on these items, vetoes, Tribunes, assassinations; agendas for later stages
struct BallotOrders {
  static constexpr const char* kName = "ballots";
  using Answer = Orders;
  Seat seat;
  Stage stage = Stage::consuls;
  std::vector<int> items;
  friend bool operator==(const BallotOrders&, const BallotOrders&) = default;
};
// W7: trades, cards, discards, rebellion, veterans; standing orders for the next Revenue phase
struct RevolutionOrders {
  static constexpr const char* kName = "revolution";
  using Answer = Orders;
  Seat seat;
  friend bool operator==(const RevolutionOrders&, const RevolutionOrders&) = default;
};
// W7b: somebody has rebelled: join or stay, veterans of loyal senators
struct AllegianceOrders {
  static constexpr const char* kName = "allegiance";
  using Answer = Orders;
  Seat seat;
  friend bool operator==(const AllegianceOrders&, const AllegianceOrders&) = default;
};

using Decision = std::variant<SetupOrders, RevenueOrders, ForumOrders, InitiativeOrders, AgendaOrders,
                              BallotOrders, RevolutionOrders, AllegianceOrders>;

}  // namespace adj::respublica
