#pragma once
// The Forum phase of three factions: 1 Cornelius (oratory 3, influence 5), Fabius (2, 5); 2 Claudius (3, 4),
// Manlius (2, 4); 3 Furius (3, 3), Aurelius (3, 3). The first of each leads; Cornelius is Rome Consul and
// HRAO. Nobody seeks a knight unless he says so: silence would roll a die at every initiative (7.4).

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {

inline void seat_forum(TestTable& t) {
  t.man("cornelius", 1)
      .man("fabius", 1)
      .man("claudius", 2)
      .man("manlius", 2)
      .man("furius", 3)
      .man("aurelius", 3);
  t.leader(1, "cornelius").leader(2, "claudius").leader(3, "furius").office("cornelius", Office::rome_consul);
  t.s().clockwise = {seat(1), seat(2), seat(3)};
  t.s().phase = Phase::forum;
  t.s().turn = 1;
  t.s().treasury = 100;
  for (const int number : {1, 2, 3}) t.standing(number, AttractKnight{});
}

inline void deck_of(TestTable& t, std::initializer_list<const char*> cards) {
  t.s().deck.clear();
  for (const char* card : cards) t.s().deck.emplace_back(card);
}

// Initiatives until the phase has had so many.
inline void play_to(TestTable& t, int initiatives) {
  t.run([&](RprTable& table) {
    while (table.state().now.initiative < initiatives) play_initiative(table);
  });
}
// Whose initiatives were told, in order.
inline std::vector<int> initiative_seats(const TestTable& t) {
  std::vector<int> seats;
  for (const InitiativeBegan& told : t.told<InitiativeBegan>()) seats.push_back(told.seat.number);
  return seats;
}
inline WarZone zone(const TestTable& t, const char* war) { return respublica::war(t.s(), WarId(war)).zone; }
inline void draw_war(TestTable& t, const char* war) {
  t.run([&](RprTable& table) { war_appears(table, WarId(war)); });
}
inline void draw_leader(TestTable& t, const char* leader) {
  t.run([&](RprTable& table) { leader_appears(table, LeaderId(leader)); });
}
inline void happen(TestTable& t, EventCard event) {
  t.run([&](RprTable& table) { resolve_event(table, event, seat(1)); });
}

}  // namespace adj::respublica
