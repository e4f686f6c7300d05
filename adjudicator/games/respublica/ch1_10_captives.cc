// RPR-1.10.71  Captives: their price, and their end.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"

namespace adj::respublica {

// RPR-1.10.71a, b  He keeps office and talents; his force stays on the war without him. A Master of Horse
// whose Dictator was taken goes home in office, as if the Dictator had become Proconsul.
void capture(RprTable& t, SenatorId id, WarId war) {
  State& s = t.state();
  for (Command& c : s.command)
    if (c.master == id) c.master = SenatorId();
  if (const Command* own = find_command(s, id)) {
    if (!own->master.empty()) come_to_rome(s, own->master);
    std::erase_if(s.command, [&](const Command& c) { return c.commander == id; });
  }
  for (Legion& unit : s.legion)
    if (unit.commander == id && unit.place == UnitPlace::war) unit.commander = SenatorId();
  for (Fleet& unit : s.fleet)
    if (unit.commander == id && unit.place == UnitPlace::war) unit.commander = SenatorId();
  Senator& m = senator(s, id);
  m.place = Place::captive;
  m.war = war;
  t.tell("RPR-1.10.71a", CommanderCaptured{id, war});
  check_appointment_for_life(t);  // his Master of Horse
}

int ransom_of(Position p, SenatorId captive) {
  const Constants& price = p.tables.constants;
  return std::max(price.ransom_min, price.ransom_per_influence * senator(p.state, captive).influence);
}

void kill_captives(RprTable& t, WarId war) {
  std::vector<SenatorId> held;
  for (const Senator& m : t.state().senator)
    if (m.place == Place::captive && m.war == war) held.push_back(m.id);
  for (const SenatorId id : held) kill_senator(t, "RPR-1.10.71d", id, "captivity");
}

}  // namespace adj::respublica
