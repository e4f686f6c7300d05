// RPR-EVT-167, 171, 172  Epidemics, the mob, and disasters.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

// Governors, Proconsuls, captives and rebels.
bool is_away(const Senator& m) {
  return m.place == Place::province || m.place == Place::war || m.place == Place::captive ||
         m.place == Place::rebel_camp;
}

}  // namespace

void epidemic(RprTable& t) {
  draw_deaths(t, "RPR-EVT-167-1", t.tables().event(EventCard::epidemic).sides[0].amount, "epidemic",
              [](const Senator& m) { return in_rome(m); });
}

// Only the first of them dies.
void foreign_epidemic(RprTable& t) {
  const int count = t.tables().event(EventCard::epidemic).sides[1].amount;
  for (const int chit : draw_chits(t, "RPR-EVT-167-2", count, "foreign_epidemic")) {
    const std::optional<SenatorId> named = named_by_chit(t, chit);
    if (!named || !is_away(senator(t.state(), *named))) continue;
    return kill_senator(t, "RPR-EVT-167-2", *named, "foreign_epidemic");
  }
}

void mob_violence(RprTable& t, bool more) {
  const Name clause = more ? "RPR-EVT-171-2" : "RPR-EVT-171-1";
  const int level = t.state().unrest;
  int chits = level;
  if (more) chits += std::max(0, omened_d6(t, clause, "mob_violence", ""));
  const int safe = more ? level + 1 : level;
  draw_deaths(t, clause, chits, "mob_violence",
              [&](const Senator& m) { return in_rome(m) && m.popularity < safe; });
}

void natural_disaster(RprTable& t, bool first) {
  const Name clause = first ? "RPR-EVT-172-1" : "RPR-EVT-172-2";
  if (first) {
    const int talents = t.tables().event(EventCard::natural_disaster).sides[0].amount;
    state_pays(t, clause, talents, "natural_disaster");
  }
  // R-12  A plain die.
  const int die = t.d6(clause, "natural_disaster", "");
  destroy_concession(t, clause, t.tables().disaster_destroys(die), "natural_disaster");
}

}  // namespace adj::respublica
