#pragma once
// What tests of elections, trials and governors ask of the Senate of senate_for_test.h.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

// Ten in Rome, so that the dead are not replaced at once (RPR-1.09.81a): 1 Julius (oratory 3), Papirius (2);
// 2 Fulvius (2); 3 Junius (2) beside the others.
inline void seat_full_senate(TestTable& t, Stage stage) {
  seat_senate(t, stage);
  t.man("julius", 1).man("fulvius", 2).man("junius", 3).man("papirius", 1);
}
inline void send_away(TestTable& t, std::initializer_list<const char*> men) {
  for (const char* id : men) t.senator(id).place = Place::war;
}

// The clause of a refusal; nothing: it is allowed.
inline std::string clause_of(const std::optional<Refusal>& no) { return no ? no->clause : ""; }
inline std::string refused(const TestTable& t, const Proposal& proposal, int by = 1,
                           ItemOrigin origin = ItemOrigin::presiding) {
  return clause_of(refuse_item(t.p(), seat(by), proposal, origin));
}
template <class Body>
std::string refused_order(const TestTable& t, int by, const Body& body) {
  return clause_of(refuse(t.p(), seat(by), body, When::now));
}

// One act of the session, without a window.
inline void act(TestTable& t) {
  t.run([](RprTable& table) { hold_session(table); });
}
inline void enter(TestTable& t, Stage stage) {
  t.run([&](RprTable& table) { enter_stage(table, stage); });
}
// Everybody votes so on this item.
inline void all_vote(TestTable& t, int number, VoteChoice choice) {
  for (const int who : {1, 2, 3}) t.order(who, vote(choice, {number}));
}
// A vote that everybody has decided beforehand.
inline int put_and_vote(TestTable& t, Proposal proposal, VoteChoice choice) {
  const int number = put(t, std::move(proposal));
  all_vote(t, number, choice);
  take(t, number);
  return number;
}
inline CastVeto veto_on(int number) {
  CastVeto o;
  o.item = number;
  return o;
}
inline Assassinate attempt_during(int number, const char* target, const char* by) {
  Assassinate o;
  o.target = man(target);
  o.by = man(by);
  o.trigger = Trigger::during;
  o.item = number;
  return o;
}
inline bool in_play(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }
inline std::optional<Office> office_of(const TestTable& t, const char* id) {
  return respublica::senator(t.s(), man(id)).office;
}

}  // namespace adj::respublica
