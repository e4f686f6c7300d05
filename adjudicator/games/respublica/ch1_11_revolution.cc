// RPR-1.11  The Revolution phase begins: revolts that waited for their provinces, and the window W7.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

// Of each series the lowest of those that awake becomes active, whatever else of it is in play.
void settle_dormant_revolts(RprTable& t) {
  State& s = t.state();
  std::vector<WarId> awake;
  for (const War& w : s.war) {
    if ((w.zone != WarZone::dormant && w.zone != WarZone::inactive) || !w.province.empty()) continue;
    const WarInfo& info = t.tables().war(w.id);
    if (info.entry == WarEntry::conditional && !sleeps(t, info)) awake.push_back(w.id);
  }
  for (const WarId id : awake) {
    const WarInfo& info = t.tables().war(id);
    const bool later = std::any_of(awake.begin(), awake.end(), [&](WarId other) {
      return info.matches(t.tables().war(other)) && t.tables().war(other).series_number < info.series_number;
    });
    if (!later) {
      activate_war(t, "RPR-R-13", id, "province_exists");
      continue;
    }
    const WarZone from = war(s, id).zone;
    war(s, id).zone = WarZone::imminent;
    t.tell("RPR-R-14", WarMoved{id, from, WarZone::imminent, "province_exists"});
  }
  // RPR-CARD-089  He passes over one that Rome has attacked no longer, now that its provinces are there.
  for (const War& w : std::vector<War>(s.war)) {
    if (!w.province.empty() || !is_active(w.zone)) continue;
    if (const WarInfo& info = t.tables().war(w.id); info.entry == WarEntry::conditional && !sleeps(t, info))
      leaders_join(t, w.id);
  }
}

void ask_revolution(RprTable& t) {
  t.state().phase = Phase::revolution;
  t.tell("RPR-1.11.1a", PhaseBegan{Phase::revolution});
  settle_dormant_revolts(t);
  std::vector<RevolutionOrders> windows;
  for (const Seat seat : asked(t.state())) windows.push_back({seat});
  ask_and_file(t, windows);
}

}  // namespace adj::respublica
