// RPR-1.10.5, 1.10.6, 1.10.7  What a battle costs, who becomes a veteran, and whether the commander lives.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_10.h"

namespace adj::respublica {

namespace {

int part_of(int units, int divisor) { return (units + divisor - 1) / divisor; }  // rounded up

}  // namespace

// RPR-1.10.2a, 21a, 3a, 31a, 4a  So many of each kind, as far as present.
Losses losses_of(Position p, SenatorId commander, const BattleFought& battle) {
  const int legions = static_cast<int>(legions_of(p.state, commander).size());
  const int fleets = static_cast<int>(fleets_of(p.state, commander).size());
  const Abilities& abilities = top_card(p, senator(p.state, commander)).abilities;
  const auto lost = [&](int present) {
    int number = std::min(battle.losses, present);
    if (battle.all_lost) number = present;
    if (battle.result == CombatResult::disaster) number = part_of(present, 2);
    if (battle.result == CombatResult::standoff) number = part_of(present, 4);
    const bool numbered = battle.result == CombatResult::disaster || battle.result == CombatResult::standoff;
    if (numbered && abilities.no_losses_on_ds) return 0;           // RPR-CARD-133
    return abilities.halves_losses ? part_of(number, 2) : number;  // RPR-CARD-012, R-75
  };
  return {lost(legions), lost(fleets)};
}

void lose_units(RprTable& t, Name clause, WarId war, SenatorId commander, int legions, int fleets) {
  if (legions == 0 && fleets == 0) return;
  State& s = t.state();
  LossesTaken told;
  told.war = war;
  told.commander = commander;
  const std::string about = senator_text(t, commander);
  told.legions = pick_units(t, "legions_lost", about, legions_of(s, commander), legions);
  told.fleets = pick_units(t, "fleets_lost", about, fleets_of(s, commander), fleets);
  for (const int number : told.legions) to_pool(legion(s, number));
  for (const int number : told.fleets) to_pool(fleet(s, number));
  told.enemy = senator(s, commander).rebel;
  t.tell(clause, told);
}

int veterans_for_victory(Position p, SenatorId commander) {
  const Senator& m = senator(p.state, commander);
  const int most = top_card(p, m).abilities.veterans_per_victory;
  const CaesarVeterans* wanted = wish<CaesarVeterans>(p, m.faction);
  return wanted ? std::clamp(wanted->count, 1, most) : most;
}

void make_veterans_of(RprTable& t, const std::vector<int>& legions, SenatorId owner, int count) {
  State& s = t.state();
  VeteransMade told;
  told.commander = owner;
  for (const int number : legions) {
    if (static_cast<int>(told.legions.size()) == count) break;
    Legion& unit = legion(s, number);
    if (unit.veteran) continue;
    unit.veteran = true;
    unit.allegiance = owner;
    told.legions.push_back(number);
  }
  if (!told.legions.empty()) t.tell("RPR-1.10.5a", told);
}

void make_veterans(RprTable& t, SenatorId commander) {
  const int count = senator(t.state(), commander).victorious ? veterans_for_victory(t, commander) : 1;
  make_veterans_of(t, legions_of(t.state(), commander), commander, count);
}

// RPR-1.10.7a  A chit for each unit lost; others than those two are safe. RPR-1.10.71a, R-36  The last of two
// or more takes a prisoner instead.
void check_commanders(RprTable& t, SenatorId commander, WarId war, int units_lost, bool victory) {
  if (units_lost == 0) return;
  const Command* own = find_command(t.state(), commander);
  std::vector<SenatorId> at_risk{commander};
  if (own && !own->master.empty()) at_risk.push_back(own->master);
  const std::vector<int> chits = draw_chits(t, "RPR-1.10.7a", units_lost, "battle");
  for (std::size_t i = 0; i < chits.size(); ++i) {
    const std::optional<SenatorId> named = named_by_chit(t, chits[i]);
    if (!named || std::erase(at_risk, *named) == 0) continue;
    const bool last = i + 1 == chits.size() && chits.size() >= 2;
    if (last && !victory)
      capture(t, *named, war);
    else
      kill_senator(t, "RPR-1.10.7a", *named, "battle");
  }
}

}  // namespace adj::respublica
