#pragma once
// The acts of moderation.h, by group. Internal to moderation*.cc.

#include "adjudicator/service/moderation.h"

namespace adj::service {

struct Bench {
  const Context& context;
  store::Tx& tx;
  Hosted& hosted;
  const Act& act;
  Language language;
  std::string actor = {};  // "operator", "player:17"; nobody as long as it is only proposed
  int reader = 0;  // the seat of a moderator who plays: he is shown only what it may know; 0: everything

  Time now() const { return context.clock.now(); }
};

struct ActKind {
  std::string id;
  const char* (*check)(Bench&);                           // the sentence of why not; nullptr: it can be done
  void (*show)(Bench&, std::vector<std::string>& lines);  // what would change
  void (*run)(Bench&);
  bool announced = true;        // by the sentence of the act; else the act itself tells whom it concerns
  bool shown_to_all = false;    // the announcement brings what changes: nothing of it is anybody's secret
  bool of_open_window = false;  // meant for the window that is open when it is proposed, and for no other
};

const std::vector<ActKind>&
pace_acts();  // moderation_pace.cc: start force extend deadlines pause resume announce close
const std::vector<ActKind>& seat_acts();   // moderation_seats.cc: replace invite substitute eject key
const std::vector<ActKind>& state_acts();  // moderation_state.cc: rollback edit rule

}  // namespace adj::service
