#pragma once
// One of every event, filled with things that exist: for the sentences of reports.

#include "adjudicator/games/respublica/report_parts.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {

// "fabius"_id is the id of whatever is wanted.
struct AnyId {
  std::string_view text;
  template <class Tag>
  operator Id<Tag>() const {
    return Id<Tag>(text);
  }
};
inline AnyId operator""_id(const char* text, std::size_t size) { return {{text, size}}; }

// Every field of the kind filled with something that exists.
template <class E>
NumberedEvent numbered(const E& event, int number = 1, const char* clause = "RPR-1.03a",
                       Audience audience = Audience::everyone()) {
  return {number, 1, Name(clause), std::move(audience), Name(E::kName), to_json(event)};
}
std::vector<NumberedEvent> one_of_every_event();
// The same kind with all that may be missing missing.
NumberedEvent bare_event(const NumberedEvent& whole);
// The sentence of an event that is told alone.
std::string sentence_of(const Reader& r, const NumberedEvent& event);

std::vector<Decision> one_of_every_decision(int seat);

}  // namespace adj::respublica
