// RPR-1.12.4b, R-46  The rebel has met his condition, but four wars threaten Rome: he takes what is in Italy
// and all fleets, and beats them one by one until fewer than four are left.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"
#include "adjudicator/games/respublica/ch1_12.h"

namespace adj::respublica {

namespace {

[[noreturn]] void rome_falls(RprTable& t) {
  end_with(t, "RPR-1.12.4b", {Ending::endgame_lost, Seat{}, SenatorId(), {}});
}

// His own legions, Active Forces and what the Senate sent against him; no garrison, no army abroad.
bool in_italy(const Legion& unit) {
  return unit.place == UnitPlace::rebels || unit.place == UnitPlace::rome ||
         (unit.place == UnitPlace::war && unit.war == kCivilWar);
}

// RPR-1.11.32c  The ex-Master of Horse who joined him goes with him and goes on adding his military.
SenatorId master_of_rebel(const State& s) {
  const SenatorId id = s.civil_war ? s.civil_war->master : SenatorId();
  const Senator* m = id.empty() ? nullptr : find_senator(s, id);
  return m && m->rebel ? id : SenatorId();
}

// The whole army before a war, under his command.
void lead_against(State& s, SenatorId rebel, WarId war) {
  for (Legion& unit : s.legion)
    if (in_italy(unit) || (unit.place == UnitPlace::war && unit.commander == rebel)) {
      unit.place = UnitPlace::war;
      unit.war = war;
      unit.commander = rebel;
    }
  for (Fleet& unit : s.fleet)
    if (unit.place != UnitPlace::pool) {
      unit.place = UnitPlace::war;
      unit.war = war;
      unit.commander = rebel;
    }
  std::erase_if(s.command, [&](const Command& c) { return c.commander == rebel || c.war == kCivilWar; });
  Command c;
  c.commander = rebel;
  c.war = war;
  c.serial = ++s.dispatches;
  c.master = master_of_rebel(s);
  s.command.push_back(c);
  for (const SenatorId id : {rebel, c.master}) {
    if (id.empty()) continue;
    senator(s, id).place = Place::war;
    senator(s, id).war = war;
  }
}

int all_fleets(const State& s) {
  return static_cast<int>(std::count_if(s.fleet.begin(), s.fleet.end(),
                                        [](const Fleet& unit) { return unit.place != UnitPlace::pool; }));
}

std::vector<WarId> threatening(const State& s) {
  std::vector<WarId> found;
  for (const War& w : s.war)
    if (is_active(w.zone)) found.push_back(w.id);
  return found;
}

// How the worst of his battles in this war would stand, with all that he can lead against it.
int difference_at(Position p, SenatorId rebel, WarId war) {
  State then = p.state;
  lead_against(then, rebel, war);
  const Position there(p.tables, then);
  const int skill = skill_of(there, rebel);
  const int land = odds_of(there, rebel, war, BattleKind::land, skill).difference();
  if (!fleet_to_beat(there, war)) return land;
  return std::min(land, odds_of(there, rebel, war, BattleKind::naval, skill).difference());
}

// 7.4  The first of his own list that is still there, whatever its odds; else the first of the default.
std::optional<WarId> next_war(Position p, SenatorId rebel, Seat seat) {
  const std::vector<WarId> wars = threatening(p.state);
  for (const Wish<EndgameOrder>& w : wishes<EndgameOrder>(p.state, seat))
    for (const WarId id : w.what->wars)
      if (holds(p, *w.order, Moment{}) && std::find(wars.begin(), wars.end(), id) != wars.end()) return id;
  const std::vector<WarId> standard = endgame_order(p, rebel);
  return standard.empty() ? std::nullopt : std::optional(standard.front());
}

// One war, at sea first where it must be. Whether the rebel lives.
bool beat(RprTable& t, SenatorId rebel, WarId id) {
  bool lives = true;
  for (const BattleKind kind : {BattleKind::naval, BattleKind::land}) {
    const WarStrength enemy = war_strength(t, id, rebel);
    if (kind == BattleKind::naval && enemy.fleet == 0) continue;
    if (kind == BattleKind::land && enemy.support > all_fleets(t.state())) rome_falls(t);
    const BattleOutcome battle = fight(t, rebel, id, kind);
    if (battle.result != CombatResult::victory) rome_falls(t);
    lives = lives && !battle.commander_lost;
    if (!lives && find_war(t.state(), id)) rome_falls(t);  // nobody to land after the battle at sea
  }
  return lives;
}

}  // namespace

// 7.4  Of the wars for which there are enough fleets the best difference first; of equals the one that lay
// there first.
std::vector<WarId> endgame_order(Position p, SenatorId rebel) {
  std::vector<std::pair<int, WarId>> by_difference;
  for (const WarId id : threatening(p.state))
    if (war_strength(p, id, rebel).support <= all_fleets(p.state))
      by_difference.emplace_back(-difference_at(p, rebel, id), id);
  std::stable_sort(by_difference.begin(), by_difference.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<WarId> wars;
  for (const auto& [difference, id] : by_difference) wars.push_back(id);
  return wars;
}

void play_endgame(RprTable& t, Outcome outcome) {
  State& s = t.state();
  const SenatorId rebel = outcome.senator;
  const int losing = t.tables().constants.losing_active_wars;
  s.phase = Phase::combat;
  t.tell("RPR-1.12.4b", EndgameBegan{rebel, threatening(s)});
  while (active_wars(t) >= losing) {
    const std::optional<WarId> war = next_war(t, rebel, outcome.winner);
    if (!war) rome_falls(t);
    lead_against(s, rebel, *war);
    if (beat(t, rebel, *war)) continue;
    // R-46  Dead in the last battle that was needed: Rome is his faction's, unless he won by battle.
    if (active_wars(t) >= losing || outcome.ending == Ending::rebel) rome_falls(t);
  }
  end_with(t, outcome.ending == Ending::rebel ? "RPR-1.12.2a" : "RPR-1.12.2b", outcome);
}

void rebel_wins_if_rome_stands(RprTable& t, Ending ending) {
  State& s = t.state();
  ADJ_CHECK(s.civil_war, "no rebel to win");
  const Outcome outcome{ending, s.civil_war->faction, s.civil_war->primary, {}};
  s.now.rebel_beaten_senate = true;  // his own war no longer counts
  if (active_wars(t) >= t.tables().constants.losing_active_wars) play_endgame(t, outcome);
  end_with(t, ending == Ending::rebel ? "RPR-1.12.2a" : "RPR-1.12.2b", outcome);
}

}  // namespace adj::respublica
