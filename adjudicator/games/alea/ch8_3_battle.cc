// AIE-8.3, 8.6, TC  A battle: odds, column, quality, die, modifiers, result.

#include <algorithm>
#include <numeric>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

// AIE-8.3b  The last column whose ratio the attacker reaches; weaker than the first is still the first.
int combat_column(const CombatTable& table, int attacker_pf, int defender_pf) {
  int column = 0;
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    if (attacker_pf * table.columns[i].defender >= defender_pf * table.columns[i].attacker)
      column = static_cast<int>(i);
  return column;
}

// AIE-TC.o–r  One column for better troops, two for twice as good; not both.
int quality_shift(int attacker_qu, int defender_qu) {
  if (attacker_qu > defender_qu) return attacker_qu >= 2 * defender_qu ? 2 : 1;
  if (attacker_qu < defender_qu) return defender_qu >= 2 * attacker_qu ? -2 : -1;
  return 0;
}

namespace {

// Means are always rounded down.
template <class Value>
int mean(Position p, const std::vector<UnitId>& units, Value value) {
  if (units.empty()) return 0;
  int sum = 0;
  for (const UnitId& id : units) sum += value(values(p, id));
  return sum / static_cast<int>(units.size());
}

}  // namespace

int average_quality(Position p, const std::vector<UnitId>& units) {
  return mean(p, units, [](const UnitFace& face) { return face.qu; });
}

namespace {

// AIE-8.6.2a  The best of the leaders; without any, the mean of the units.
int tactical_bonus(Position p, const Force& force) {
  if (!force.leaders.empty()) return best_bt(p, force.leaders);
  return mean(p, force.units, [](const UnitFace& face) { return face.bt; });
}

// AIE-8.6.3a  The best CP among Party leaders and Pretenders; nothing without one.
std::optional<int> political_weight(Position p, const Force& force) {
  std::optional<int> best;
  for (const LeaderId& id : force.leaders)
    if (is_party_leader(p, id) || is_pretender(p, id)) best = std::max(best.value_or(0), values(p, id).cp);
  return best;
}

// AIE-RUL-53  Enemies of Rome: units of peoples at war, and nobody else.
bool enemies_of_rome(Position p, const Force& force) {
  return std::ranges::none_of(force.units, [&](const UnitId& id) { return counts_as_roman(p, id); });
}

bool outside(Position p, ZoneId zone) { return !p.tables.zone(zone).sea && !inside_republic(p, zone); }

// AIE-RUL-08  Every attacking unit came over a great river or a strait in this SMC.
bool all_crossed(Position p, const Engagement& e, ZoneId zone, const std::vector<UnitId>& attackers) {
  std::set<UnitId> over_water;
  if (const auto at = e.moves.entries.find(zone); at != e.moves.entries.end())
    for (const auto& entry : at->second)
      if (entry.border != BorderKind::land) over_water.insert(entry.units.begin(), entry.units.end());
  return std::ranges::all_of(
      attackers, [&](const UnitId& id) { return over_water.contains(id) && p.tables.unit(id).land(); });
}

// AIE-TC.h–n
std::vector<Modifier> die_modifiers(Position p, const Combat& c) {
  std::vector<Modifier> found;
  const auto add = [&](Name why, int value) {
    if (value != 0) found.push_back({why, value});
  };
  add("attacker_bt", tactical_bonus(p, c.attacker));
  add("defender_bt", -tactical_bonus(p, c.defender));
  if (outside(p, c.zone)) {
    if (enemies_of_rome(p, c.defender)) add("barbarians_defend", -1);
    if (enemies_of_rome(p, c.attacker)) add("barbarians_attack", 1);
  }
  const auto attacker_cp = political_weight(p, c.attacker), defender_cp = political_weight(p, c.defender);
  if (attacker_cp && defender_cp) {
    if (*attacker_cp > *defender_cp) add("cp_higher", 1);
    if (*attacker_cp < *defender_cp) add("cp_lower", -1);
  }
  if (c.crossed) add("crossing", -1);
  for (const Modifier& event : event_modifiers(p, c.attacker.camp, c.attacker.units, c.defender.units))
    found.push_back(event);
  return found;
}

std::string label(const CombatTable::Ratio& ratio) {
  return std::to_string(ratio.attacker) + "/" + std::to_string(ratio.defender);
}

// AIE-8.4.1a, RUL-02  The bold side; in R/R cells as the rule option says.
BattleSide winner_of(Position p, const CombatCell& cell) {
  if (cell.attacker != Result::retreat || cell.defender != Result::retreat) return cell.winner;
  const std::string& rule = option(p.state, "rr_winner");
  if (rule == "attacker") return BattleSide::attacker;
  if (rule == "defender") return BattleSide::defender;
  return cell.winner;
}

BattleFought forces_of(Position p, const Combat& c) {
  BattleFought f;
  f.zone = c.zone;
  f.naval = c.naval;
  f.attacker = c.attacker.camp;
  f.attacking_leaders = c.attacker.leaders;
  f.attacking_units = c.attacker.units;
  f.defending_leaders = c.defender.leaders;
  f.defending_units = c.defender.units;
  f.attacker_pf = strength(p, c.attacker.units);
  f.defender_pf = strength(p, c.defender.units);
  f.attacker_qu = average_quality(p, c.attacker.units);
  f.defender_qu = average_quality(p, c.defender.units);
  return f;
}

// AIE-8.3b, TC.o–s  The column, shifted by quality; columns end where the table ends.
std::size_t column_of(Position p, const BattleFought& f) {
  const CombatTable& table = p.tables.combat;
  const int last = static_cast<int>(table.columns.size()) - 1;
  const int shifted = combat_column(table, f.attacker_pf, f.defender_pf) + f.shift;
  return static_cast<std::size_t>(std::clamp(shifted, 0, last));
}

// AIE-5.1.1h  A Party leader took part in person in a battle of Romans against Romans.
void note_civil_war(State& s, Position p, const Combat& c) {
  if (enemies_of_rome(p, c.attacker) || enemies_of_rome(p, c.defender)) return;
  for (const Force* force : {&c.attacker, &c.defender})
    for (const LeaderId& id : force->leaders)
      if (is_party_leader(p, id)) s.turn.party_leader_fought = true;
}

}  // namespace

Combat muster(Position p, const Engagement& e, ZoneId zone, bool naval) {
  Combat c{zone, naval, force_in(p, e, zone, e.attacker, naval), force_in(p, e, zone, e.defender(), naval)};
  c.odds_attacker = strength(p, c.attacker.units);
  c.odds_defender = strength(p, c.defender.units);
  c.crossed = !naval && all_crossed(p, e, zone, c.attacker.units);
  return c;
}

BattleFought arithmetic(Position p, const Combat& c) {
  BattleFought f = forces_of(p, c);
  const CombatTable& table = p.tables.combat;
  f.shift = quality_shift(f.attacker_qu, f.defender_qu);
  f.odds = label(table.columns[static_cast<std::size_t>(combat_column(table, f.attacker_pf, f.defender_pf))]);
  f.column = label(table.columns[column_of(p, f)]);
  f.modifiers = die_modifiers(p, c);
  return f;
}

// AIE-8.3c, TC.s  Rows end where the table ends.
void read_row(Position p, BattleFought& f, int row) {
  const CombatTable& table = p.tables.combat;
  f.total = row;
  const int inside = std::clamp(row, table.rows.begin()->first, table.rows.rbegin()->first);
  const CombatCell& cell = table.rows.at(inside)[column_of(p, f)];
  f.attacker_result = cell.attacker;
  f.defender_result = cell.defender;
  f.winner = winner_of(p, cell);
}

void read_die(Position p, BattleFought& f, int die) {
  f.die = die;
  read_row(p, f, std::accumulate(f.modifiers.begin(), f.modifiers.end(), die, [](int sum, const Modifier& m) {
             return sum + m.value;
           }));
}

namespace {

BattleFought resolve(AleaTable& t, const Combat& c) {
  BattleFought f = arithmetic(t, c);
  if (const std::optional<int> row = veni_vidi_vici(t, c)) {
    f.modifiers.clear();
    read_row(t, f, *row);
    return f;
  }
  for (const Modifier& works : siege_works(t, c)) f.modifiers.push_back(works);
  read_die(t, f, battle_die(t, c));
  return f;
}

}  // namespace

void fight(AleaTable& t, const Engagement& e, ZoneId zone, bool naval) {
  Combat c = muster(t, e, zone, naval);
  // Conditions look at the forces as they met; turncoats were there before the attackers, but not to bridge
  // the river for them.
  const auto count_again = [&] {
    c.attacker = force_in(t, e, zone, e.attacker, naval);
    c.defender = force_in(t, e, zone, e.defender(), naval);
  };
  if (timely_flight(t, e, c)) return;
  turncoats(t, c, e.defender());
  count_again();
  turncoats(t, c, e.attacker);
  count_again();
  if (!combat_possible(t, zone, naval)) return;

  const BattleFought f = resolve(t, c);
  note_civil_war(t.state(), t, c);
  t.tell("AIE-8.3c", f);
  const Camp winner = f.winner == BattleSide::attacker ? e.attacker : e.defender();
  const Constants& constants = t.tables().constants;
  if (f.attacker_pf + f.defender_pf >= constants.battle_pf_threshold)
    score(t, winner, constants.vp_battle, "battle", "AIE-10.1a");
  const BattleResult result{winner, f.attacker_result, f.defender_result};
  suffer_losses(t, c, result);
  leave_the_field(t, e, c, result);
  parthian_shot(t, c);
}

}  // namespace adj::alea
