// RPR-1.10.9, 1.11.35, 1.12.3  The end of the Combat phase.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_10.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-1.10.9a  Forces of all commanders together, and those that nobody leads.
bool prosecuted(Position p, const War& w) {
  if (w.not_prosecuted) return false;  // RPR-CARD-133
  const auto here = [&](const auto& unit) { return unit.place == UnitPlace::war && unit.war == w.id; };
  const auto legions = std::count_if(p.state.legion.begin(), p.state.legion.end(), here);
  const auto fleets = std::count_if(p.state.fleet.begin(), p.state.fleet.end(), here);
  const bool land = w.land_fought && legions >= 1 && fleets >= war_strength(p, w.id).support;
  const bool naval = w.naval_fought && (fleets >= 1 || w.naval_victory);
  return land || naval;
}

void move_wars(RprTable& t) {
  for (War& w : t.state().war) {
    if (w.zone != WarZone::active && w.zone != WarZone::unprosecuted) continue;
    const bool fought = prosecuted(t, w);
    const WarZone to = fought ? WarZone::active : WarZone::unprosecuted;
    if (w.zone == to) continue;
    const WarZone from = w.zone;
    w.zone = to;
    t.tell(fought ? "RPR-1.10.9c" : "RPR-1.10.9b",
           WarMoved{w.id, from, to, fought ? "prosecuted" : "unprosecuted"});
  }
}

// RPR-EVT-176  So many fleets go home, or all that are left: those of Rhodes, then those in Rome, then the
// others.
int take_fleets_home(State& s, int lent) {
  int gone = 0;
  const auto take = [&](auto&& matches) {
    for (Fleet& unit : s.fleet) {
      if (unit.place == UnitPlace::pool || !matches(unit) || gone >= lent) continue;
      to_pool(unit);
      ++gone;
    }
  };
  take([](const Fleet& unit) { return unit.rhodian; });
  take([](const Fleet& unit) { return unit.place == UnitPlace::rome; });
  take([](const Fleet&) { return true; });
  return gone;
}

// RPR-EVT-176  The Rhodians leave when their war is won; of several that needed as many fleets, with the
// first.
void rhodians_leave(RprTable& t) {
  State& s = t.state();
  const EventInForce* alliance = event_in_force(s, EventCard::rhodian_alliance);
  if (!alliance || alliance->war.empty()) return;
  std::vector<WarId> wars{alliance->war};
  wars.insert(wars.end(), alliance->tied.begin(), alliance->tied.end());
  const auto over = std::find_if(wars.begin(), wars.end(), [&](WarId id) { return !find_war(s, id); });
  if (over == wars.end()) return;
  const WarId won = *over;
  const int gone = take_fleets_home(s, alliance->lent);
  std::erase_if(s.events, [](const EventInForce& e) { return e.event == EventCard::rhodian_alliance; });
  t.tell("RPR-EVT-176-1", RhodianFleets{won, gone, "left"});
}

// RPR-1.11.35a, R-97  Nobody met the rebel before Rome. RPR-1.09.823d  Under a Consul for Life that is as
// good as a battle won, unless the option says that only a battle counts: then the turn ends with the Consul
// for Life.
void unopposed_rebel(RprTable& t) {
  const std::optional<CivilWar>& rebels = t.state().civil_war;
  if (!rebels || rebels->stance != RebelStance::in_italy || rebels->attacked ||
      rebels->since >= t.state().turn)
    return;
  if (!t.state().for_life.empty() && !option(t.state(), "unopposed_rebel_beats_cfl", true)) return;
  rebel_wins_if_rome_stands(t, Ending::rebel);
}

// RPR-1.12.3a
void count_wars(RprTable& t) {
  WarsCounted told;
  for (const War& w : t.state().war)
    if (war_is_active(t, w.id)) told.active.push_back(w.id);
  if (active_wars(t) > static_cast<int>(told.active.size())) told.active.push_back(kCivilWar);
  told.rome_falls = active_wars(t) >= t.tables().constants.losing_active_wars;
  t.tell("RPR-1.12.3a", told);
  if (told.rome_falls) end_with(t, "RPR-1.12.3a", {Ending::four_wars, Seat{}, SenatorId(), {}});
}

}  // namespace

void end_combat(RprTable& t) {
  move_wars(t);
  rhodians_leave(t);
  unopposed_rebel(t);
  count_wars(t);
}

}  // namespace adj::respublica
