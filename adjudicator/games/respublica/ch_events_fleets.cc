// RPR-EVT-176, 177  Events at sea: Rhodes lends its fleets, a storm takes some.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

// kNoWar: those in Rome.
std::vector<int> fleets_by(const State& s, WarId place) {
  std::vector<int> found;
  for (const Fleet& unit : s.fleet) {
    const bool here =
        place == kNoWar ? unit.place == UnitPlace::rome : unit.place == UnitPlace::war && unit.war == place;
    if (here) found.push_back(unit.number);
  }
  return found;
}

void sink_at(RprTable& t, WarId place, int count, std::vector<int>& lost) {
  State& s = t.state();
  for (const int number : fleets_by(s, place)) {
    if (static_cast<int>(lost.size()) >= count) return;
    to_pool(fleet(s, number));
    lost.push_back(number);
  }
}

// RPR-EVT-177a  After those in Rome: where most are to spare.
std::optional<WarId> most_to_spare(Position p) {
  std::optional<WarId> best;
  int spare = 0;
  for (const Fleet& unit : p.state.fleet) {
    if (unit.place != UnitPlace::war) continue;
    const int support = find_war(p.state, unit.war) ? war_strength(p, unit.war).support : 0;
    const int here = static_cast<int>(fleets_by(p.state, unit.war).size()) - support;
    if (best && here <= spare) continue;
    best = unit.war;
    spare = here;
  }
  return best;
}

// RPR-EVT-176a  The wars that need most fleets; nothing: none needs any.
std::vector<WarId> need_most(Position p) {
  std::vector<WarId> wars;
  int most = 0;
  for (const War& w : p.state.war) {
    const WarStrength strength = war_strength(p, w.id);
    const int need = strength.support + strength.fleet;
    if (need > most) wars.clear();
    if (need > 0 && need >= most) wars.push_back(w.id);
    most = std::max(most, need);
  }
  return wars;
}

int lend_fleets(State& s, int count) {
  int lent = 0;
  for (Fleet& unit : s.fleet) {
    if (lent == count) break;
    if (unit.place != UnitPlace::pool) continue;
    unit.place = UnitPlace::rome;
    unit.rhodian = true;
    ++lent;
  }
  return lent;
}

}  // namespace

void storm_at_sea(RprTable& t) {
  const Seat seat = hrao_seat(t);
  const int count = std::max(0, roll_dice(t, "RPR-EVT-177-1", "storm", "", 2) - omens(t.state()));
  std::vector<int> lost;
  std::vector<WarId> order;
  if (const ChooseStorm* chosen = wish<ChooseStorm>(t, seat)) order = chosen->from;
  order.push_back(kNoWar);
  for (const WarId place : order) sink_at(t, place, count, lost);
  while (static_cast<int>(lost.size()) < count) {
    const std::optional<WarId> place = most_to_spare(t);
    if (!place) break;
    sink_at(t, *place, static_cast<int>(lost.size()) + 1, lost);
  }
  std::sort(lost.begin(), lost.end());
  t.tell("RPR-EVT-177a", FleetsLost{lost});
}

void rhodian_alliance(RprTable& t) {
  State& s = t.state();
  const auto found = std::find_if(s.events.begin(), s.events.end(), [](const EventInForce& e) {
    return e.event == EventCard::rhodian_alliance;
  });
  ADJ_CHECK(found != s.events.end(), "no alliance with Rhodes");
  const EventInfo& info = t.tables().event(EventCard::rhodian_alliance);
  if (found->level > 1) {
    found->turn = s.turn;  // RPR-EVT-176b  offered anew: this year's Senate may reject it
    const int lent = lend_fleets(s, info.sides[1].amount - info.sides[0].amount);
    found->lent += lent;
    t.tell("RPR-EVT-176-2", RhodianFleets{found->war, lent, "joined"});
    return;
  }
  const std::vector<WarId> wars = need_most(t);
  if (wars.empty()) {
    s.events.erase(found);
    t.tell("RPR-EVT-176-1", RhodianFleets{WarId(), 0, "no_war"});
    return;
  }
  found->war = wars.front();
  found->tied.assign(wars.begin() + 1, wars.end());
  found->lent = lend_fleets(s, info.sides[0].amount);
  t.tell("RPR-EVT-176a", RhodianFleets{found->war, found->lent, "joined"});
}

}  // namespace adj::respublica
