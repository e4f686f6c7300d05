#pragma once
// What the tests of reports and maps share: events with sensible values, readers, games as players play them.

#include "adjudicator/games/alea/report_map.h"
#include "adjudicator/games/alea/report_parts.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {

inline constexpr Seat kOne{1}, kTwo{2};

// An event as readers get it.
template <class E>
NumberedEvent numbered(const E& event, int number = 1, Name clause = "AIE-0.1a",
                       Audience audience = Audience::everyone()) {
  return {number, 1, clause, std::move(audience), Name(E::kName), to_json(event)};
}

// One of every kind, with ids that exist and a value in every field.
std::vector<NumberedEvent> one_of_every_event();
// The same with empty lists, and without what may be missing.
NumberedEvent bare_event(Name name);

// One of every question, as it could be asked in this position.
std::vector<Decision> one_of_every_decision(Position p);

}  // namespace adj::alea
