#pragma once
// Business of the Senate of senate_for_test.h: why something may not be proposed, and votes that pass (seat 1
// proposes and votes for it, the others say nothing) or fail.

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {

// "RPR-1.09.61a not_in_forum"; empty: the presiding magistrate may propose it.
inline std::string refused(const TestTable& t, const Proposal& proposal) {
  const auto no = refuse_item(t.p(), t.s().session.presiding_seat, proposal, ItemOrigin::presiding);
  return no ? no->clause + " " + no->key : "";
}
inline int pass(TestTable& t, Proposal proposal) {
  const int number = put(t, std::move(proposal));
  take(t, number);
  return number;
}
// Seats 2 and 3 vote against.
inline int defeat(TestTable& t, Proposal proposal) {
  const int number = put(t, std::move(proposal));
  for (const int against : {2, 3}) t.order(against, vote(VoteChoice::against, {number}));
  take(t, number);
  return number;
}
inline int legions_in_rome(const TestTable& t) {
  return static_cast<int>(legions_at(t.s(), UnitPlace::rome).size());
}
inline int fleets_in_rome(const TestTable& t) {
  return static_cast<int>(fleets_at(t.s(), UnitPlace::rome).size());
}
inline int legions_with(const TestTable& t, const char* commander) {
  return static_cast<int>(legions_of(t.s(), man(commander)).size());
}
inline int fleets_with(const TestTable& t, const char* commander) {
  return static_cast<int>(fleets_of(t.s(), man(commander)).size());
}
inline WarZone zone_of(const TestTable& t, const char* war) {
  return respublica::war(t.s(), WarId(war)).zone;
}

}  // namespace adj::respublica
