#pragma once
// Tribunes, daggers and refusals in the Senate of senate_for_test.h.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {

// More than eight in Rome, so that the dead are not replaced at once (RPR-1.09.81a): 1 Julius (oratory 3) and
// Papirius (2), 2 Fulvius (2), 3 Junius (2) besides.
inline void seat_full_senate(TestTable& t, Stage stage = Stage::business) {
  seat_senate(t, stage);
  t.man("julius", 1).man("fulvius", 2).man("junius", 3).man("papirius", 1);
}

// The clause by which something was refused; empty: it is allowed.
inline std::string clause(const std::optional<Refusal>& refused) { return refused ? refused->clause : ""; }

inline CastVeto veto_on(int number, bool early = false) {
  CastVeto o;
  o.item = number;
  o.early = early;
  return o;
}
inline UseTribune tribune(TribuneMoment moment, int number, std::optional<Proposal> proposal = {}) {
  UseTribune o;
  o.moment = moment;
  o.item = number;
  o.proposal = std::move(proposal);
  return o;
}
inline Proposal motion(const char* text) { return MinorMotion{text}; }

inline Assassinate attempt(const char* target, const char* by, int cards = 0) {
  Assassinate o;
  o.target = man(target);
  o.by = man(by);
  o.cards = cards;
  return o;
}
inline Assassinate attempt_during(int number, const char* target, const char* by) {
  Assassinate o = attempt(target, by);
  o.trigger = Trigger::during;
  o.item = number;
  return o;
}
inline void strike(TestTable& t, const Assassinate& o) {
  t.run([&](RprTable& table) { assassinate(table, o); });
}

inline void act(TestTable& t) {
  t.run([](RprTable& table) { hold_session(table); });
}
// Everybody's answers to the next window of ballots, silent ones.
inline void silence(TestTable& t) {
  for (const Seat seat : asked(t.s())) t.answer("ballots", seat.number, {});
}

}  // namespace adj::respublica
