// RPR-1.10.11, 1.10.12  One battle: strengths, dice, result, and what follows from it.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"

namespace adj::respublica {

namespace {

SenatorId master_of(const State& s, SenatorId commander) {
  const Command* own = find_command(s, commander);
  return own ? own->master : SenatorId();
}

// RPR-CARD-139a  Her help belongs to one commander of the Alexandrine War.
int cleopatra_helps(Position p, SenatorId commander) {
  for (const War& w : p.state.war)
    if (w.cleopatra == CleopatraSide::ally && w.cleopatra_with == commander)
      return p.tables.cleopatra.strength;
  return 0;
}

// RPR-EVT-161a  Allies leave one side or the other by the parity of the natural roll: in every battle of the
// Combat phase, at sea too, and in the rebel's end game; in a civil war if the option says so.
int deserters(const State& s, const BattleFought& b) {
  if (b.war == kCivilWar && !option(s, "desertions_in_civil_war", true)) return 0;
  const int natural = b.black + b.white_1 + b.white_2;
  const bool even = natural % 2 == 0;
  const int level = event_level(s, even ? EventCard::ally_deserts : EventCard::enemys_ally_deserts);
  if (level == 0) return 0;
  const int dice = level == 1 ? b.black : b.white_1 + b.white_2;
  return even ? dice : -std::min(dice, b.enemy_strength);
}

void judge(RprTable& t, BattleFought& b) {
  const CombatRow row = result_of(t, b);
  const int natural = b.black + b.white_1 + b.white_2;
  War& w = war(t.state(), b.war);
  if (row.result == CombatResult::disaster) w.disasters_used.insert(natural);
  if (row.result == CombatResult::standoff) w.standoffs_used.insert(natural);
  b.result = row.result;
  b.all_lost = row.all;
  b.losses = row.losses;
}

Name clause_of(CombatResult result) {
  switch (result) {
    case CombatResult::defeat:
      return "RPR-1.10.2a";
    case CombatResult::disaster:
      return "RPR-1.10.21a";
    case CombatResult::stalemate:
      return "RPR-1.10.3a";
    case CombatResult::standoff:
      return "RPR-1.10.31a";
    case CombatResult::victory:
      return "RPR-1.10.4a";
  }
  return "";
}

void change_unrest_for(RprTable& t, const BattleFought& b) {
  const UnrestChanges& by = t.tables().unrest;
  const Name clause = clause_of(b.result);
  if (b.result == CombatResult::defeat) change_unrest(t, clause, by.defeat, "defeat");
  if (b.result == CombatResult::disaster) change_unrest(t, clause, by.disaster, "disaster");
  if (b.result == CombatResult::victory)
    change_unrest(t, clause, b.kind == BattleKind::land ? by.land_victory : by.naval_victory, "victory");
}

// RPR-CARD-133  29B loses nothing to a disaster or standoff; but the war goes on unprosecuted, and he is
// recalled.
void lucullus(RprTable& t, const BattleFought& b) {
  if (b.result != CombatResult::disaster && b.result != CombatResult::standoff) return;
  if (!top_card(t, senator(t.state(), b.commander)).abilities.no_losses_on_ds) return;
  war(t.state(), b.war).not_prosecuted = true;
  senator(t.state(), b.commander).lucullus_recall = true;
}

// RPR-CARD-070  The Germans bring their province with the first battle, whatever comes of it.
void province_when_attacked(RprTable& t, WarId id) {
  if (!t.tables().has_war(id) || !t.tables().war(id).creates_when_attacked) return;
  for (const ProvinceId created : t.tables().war(id).creates)
    create_province(t, "RPR-CARD-070", created, false, id);
}

void mark_fought(War& w, BattleKind kind) {
  (kind == BattleKind::land ? w.land_fought : w.naval_fought) = true;
}

// What remains after losses and deaths: markers, rewards, veterans, the end of the war.
void conclude(RprTable& t, const BattleFought& b, const std::vector<int>& survivors, bool alive) {
  const bool land = b.kind == BattleKind::land;
  const bool victory = b.result == CombatResult::victory;
  // RPR-1.10.5b  Only death ends an allegiance: a prisoner has his veteran too.
  const Senator* man = find_senator(t.state(), b.commander);
  const bool sworn_to = alive || (man && man->place == Place::captive);
  if (land && (victory || b.result == CombatResult::stalemate || b.result == CombatResult::standoff))
    make_veterans_of(t, survivors, sworn_to ? b.commander : SenatorId(),
                     victory && alive ? veterans_for_victory(t, b.commander) : 1);
  if (!victory) return;
  if (alive) reward(t, b.commander, b.war, b.kind);
  if (land) return win_war(t, "RPR-1.10.4a", b.war, alive ? b.commander : SenatorId());
  war(t.state(), b.war).naval_victory = true;  // RPR-1.10.12b
  t.tell("RPR-1.10.12b", NavalVictory{b.war, b.commander});
}

}  // namespace

int skill_of(Position p, SenatorId commander) {
  const SenatorId master = master_of(p.state, commander);
  return military(p, commander) + (master.empty() ? 0 : military(p, master)) + cleopatra_helps(p, commander);
}

int military_in_battle(RprTable& t, SenatorId id) {
  const Abilities& abilities = top_card(t, senator(t.state(), id)).abilities;
  if (!abilities.rolls_military()) return military(t, id);
  return rolled_military(
      t, id, roll_dice(t, "RPR-CARD-135", "pompey", senator_text(t, id), abilities.military_dice.dice));
}

int rolled_military(Position p, SenatorId id, int rolled) {
  const DiceFormula& formula = top_card(p, senator(p.state, id)).abilities.military_dice;
  return std::max(0, formula.total(rolled) - omens(p.state));
}

int skill_in_battle(RprTable& t, SenatorId commander) {
  const SenatorId master = master_of(t.state(), commander);
  return military_in_battle(t, commander) + (master.empty() ? 0 : military_in_battle(t, master)) +
         cleopatra_helps(t, commander);
}

void roll_battle_dice(RprTable& t, BattleFought& b) {
  const std::string about = senator_text(t, b.commander);
  b.black = t.d6("RPR-1.10.11b", "battle_black", about);
  b.white_1 = t.d6("RPR-1.10.11b", "battle_white", about);
  b.white_2 = t.d6("RPR-1.10.11b", "battle_white", about);
  count_dice(t, b);
}

void count_dice(Position p, BattleFought& b) {
  if (const int change = deserters(p.state, b); change != 0) {
    b.enemy.push_back({change > 0 ? "ally_deserts" : "enemys_ally_deserts", change});
    b.enemy_strength += change;
  }
  b.omens = omens(p.state);
  b.total = b.black + b.white_1 + b.white_2 + b.rome_strength - b.enemy_strength - b.omens;
}

// Disaster before standoff; each number once a turn (RPR-1.09.645a).
CombatRow result_of(Position p, const BattleFought& b) {
  const int natural = b.black + b.white_1 + b.white_2;
  const WarStrength enemy = war_strength(p, b.war, b.commander);
  const auto has = [&](const std::vector<int>& numbers) {
    return std::find(numbers.begin(), numbers.end(), natural) != numbers.end();
  };
  if (has(enemy.disaster)) return {CombatResult::disaster, false, 0};
  if (has(enemy.standoff)) return {CombatResult::standoff, false, 0};
  return p.tables.combat(b.total);
}

Odds odds_of(Position p, SenatorId commander, WarId id, BattleKind kind, int skill) {
  Odds odds;
  int army = 0;
  if (kind == BattleKind::naval) {
    army = static_cast<int>(fleets_of(p.state, commander).size());
    odds.rome = {{"fleets", army}};
  } else {
    int veterans = 0;
    const std::vector<int> legions = legions_of(p.state, commander);
    for (const int number : legions) veterans += legion(p.state, number).veteran ? 1 : 0;
    army = army_strength(p.state, legions);
    odds.rome = {{"legions", static_cast<int>(legions.size()) - veterans}};
    if (veterans > 0) odds.rome.push_back({"veterans", 2 * veterans});
  }
  odds.rome.push_back({"military", std::min(skill, army)});  // RPR-1.10.11b, R-33
  for (const Share& share : odds.rome) odds.rome_strength += share.value;
  const WarStrength enemy = war_strength(p, id, commander);
  odds.enemy = kind == BattleKind::land ? enemy.land_shares : enemy.fleet_shares;
  odds.enemy_strength = kind == BattleKind::land ? enemy.land : enemy.fleet;
  return odds;
}

bool has_support(Position p, SenatorId commander, WarId id) {
  return static_cast<int>(fleets_of(p.state, commander).size()) >= war_strength(p, id, commander).support;
}

bool fleet_to_beat(Position p, WarId id) { return war_strength(p, id).fleet > 0; }

BattleOutcome fight(RprTable& t, SenatorId commander, WarId id, BattleKind kind) {
  State& s = t.state();
  province_when_attacked(t, id);
  offer_cleopatra(t, commander, id);
  BattleFought b;
  b.war = id;
  b.kind = kind;
  b.commander = commander;
  b.master = master_of(s, commander);
  const Odds odds = odds_of(t, commander, id, kind, skill_in_battle(t, commander));
  b.rome = odds.rome;
  b.enemy = odds.enemy;
  b.rome_strength = odds.rome_strength;
  b.enemy_strength = odds.enemy_strength;
  roll_battle_dice(t, b);
  judge(t, b);
  mark_fought(war(s, id), kind);
  const Losses lost = losses_of(t, commander, b);
  if (b.result == CombatResult::disaster || b.result == CombatResult::standoff)
    b.losses = std::max(lost.legions, lost.fleets);
  t.tell(clause_of(b.result), b);
  lucullus(t, b);
  lose_units(t, "RPR-1.10.6a", id, commander, lost.legions, lost.fleets);
  const std::vector<int> survivors = legions_of(s, commander);
  change_popularity(t, "RPR-1.10.61b", commander, -(lost.legions / 2), "legions_lost");
  change_unrest_for(t, b);
  const int serial = find_command(s, commander)->serial;
  if (b.result == CombatResult::defeat) {
    if (!b.master.empty()) kill_senator(t, "RPR-1.10.2a", b.master, "defeat");
    kill_senator(t, "RPR-1.10.2a", commander, "defeat");
  } else {
    check_commanders(t, commander, id, lost.units(), b.result == CombatResult::victory);
  }
  // His heir may bear the same name: only a commander still in command has survived.
  const Command* still = find_command(s, commander);
  const bool alive = still && still->serial == serial;
  conclude(t, b, survivors, alive);
  return {b.result, !alive};
}

}  // namespace adj::respublica
