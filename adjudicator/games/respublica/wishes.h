#pragma once
// What a seat wants at a moment that opens no window: its orders of the last window, then those sent ahead,
// then its standing ones (7.1). The first whose conditions hold counts; without any, the rule's default
// of 7.4.

#include <vector>

#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

// The seat's orders in that sequence.
std::vector<const Order*> orders_of(const State& s, Seat seat);  // windows.cc

// The vote or event in hand, for conditions that speak of it.
struct Moment {
  int item = 0;  // in hand or just decided; its votes so far count
  SenatorId nominee;
  SenatorId target;     // of a persuasion
  int loyal = 0;        // legions that follow
  int difference = 0;   // of the battle to come
  bool guilty = false;  // conviction leads
  bool bankrupt = false;
  Seat tribune_by;         // who uses a Tribune now
  int tribune_on = 0;      // … for or against this item
  bool cancelled = false;  // that Tribune was cancelled
  Seat attempt_by;         // who played Graft or Murder
};
// All conditions of the order hold at this moment.
bool holds(Position p, const Order& order, const Moment& moment);  // conditions.cc

template <class T>
struct Wish {
  const T* what = nullptr;
  const Order* order = nullptr;
};
template <class T>
std::vector<Wish<T>> wishes(const State& s, Seat seat) {
  std::vector<Wish<T>> found;
  for (const Order* order : orders_of(s, seat))
    if (const T* body = std::get_if<T>(&order->body)) found.push_back({body, order});
  return found;
}
// The first wish whose conditions hold.
template <class T>
const T* wish(Position p, Seat seat, const Moment& moment = {}) {
  for (const Wish<T>& w : wishes<T>(p.state, seat))
    if (holds(p, *w.order, moment)) return w.what;
  return nullptr;
}

// --- Windows (windows.cc)
// What became of a seat's answer: filed under `window` or `ahead`; words, deals and shown cards take effect
// at once (7.4: deals.cc).
void file_orders(RprTable& t, Seat seat, const Orders& orders);
void settle_words(RprTable& t);
// The window in hand is over: its orders are forgotten.
void forget_window(State& s);
void forget_ahead(State& s);  // the session or the turn is over

// Asks all these at the same time and files what they answer.
template <class D>
void ask_and_file(RprTable& t, const std::vector<D>& decisions) {
  forget_window(t.state());
  const std::vector<Orders> answers = t.ask_all(decisions);
  for (std::size_t i = 0; i < decisions.size(); ++i) file_orders(t, decisions[i].seat, answers[i]);
  settle_words(t);
}
// Who answers windows: all factions in play, or, under a Consul for Life, in the Senate, his player and the
// rebel's.
std::vector<Seat> asked(const State& s);
// Who decides for this faction (RPR-1.09.823a).
Seat decider(const State& s, Seat faction);

}  // namespace adj::respublica
