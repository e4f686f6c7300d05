// RPR-1.11.32, 1.11.34, 1.11.37  What a rebel gives up, how the Senate fights him, and how it ends.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"
#include "adjudicator/games/respublica/ch1_11.h"

namespace adj::respublica {

namespace {

bool is_rebel(const State& s, SenatorId id) {
  const Senator* m = id.empty() ? nullptr : find_senator(s, id);
  return m && m->rebel;
}

// RPR-1.11.37a  He and the ex-Master of Horse, if both still live.
std::vector<SenatorId> rebel_command(const State& s) {
  std::vector<SenatorId> men{s.civil_war->primary};
  if (is_rebel(s, s.civil_war->master)) men.push_back(s.civil_war->master);
  return men;
}

// R-49  A governor keeps his province; the garrison is the Senate's, except veterans sworn to rebels
// (pull_veterans).
void dismiss_garrisons(State& s, SenatorId governor) {
  for (const ProvinceId id : provinces_of(s, governor))
    for (const int number : garrison(s, id)) {
      Legion& unit = legion(s, number);
      unit.place = UnitPlace::rome;
      unit.province = ProvinceId();
    }
}

// --- RPR-1.11.37  One battle
struct Sides {
  SenatorId commander, master;  // of the Senate
  SenatorId primary;
  int serial = 0;  // of the command: an heir of the same name has none
};

// RPR-1.10.11b, CARD-135
int rebel_skill_in_battle(RprTable& t) {
  int skill = 0;
  for (const SenatorId id : rebel_command(t.state())) skill += military_in_battle(t, id);
  return skill;
}

void add_rebels(RprTable& t, BattleFought& b, SenatorId primary) {
  const State& s = t.state();
  const std::vector<int> legions = legions_of(s, primary);
  const int army = army_strength(s, legions);
  const int veterans = army - static_cast<int>(legions.size());
  b.enemy = {{"legions", static_cast<int>(legions.size()) - veterans}};
  if (veterans > 0) b.enemy.push_back({"veterans", 2 * veterans});
  b.enemy.push_back({"military", std::min(rebel_skill_in_battle(t), army)});
  b.enemy_strength = 0;
  for (const Share& share : b.enemy) b.enemy_strength += share.value;
}

Name civil_war_clause(CombatResult result) {
  if (result == CombatResult::victory) return "RPR-1.11.371a";
  return result == CombatResult::defeat ? "RPR-1.11.373a" : "RPR-1.11.372a";
}

// RPR-1.11.37d  No disaster and no standoff.
BattleFought roll_battle(RprTable& t, const Sides& sides) {
  BattleFought b;
  b.war = kCivilWar;
  b.kind = BattleKind::land;
  b.commander = sides.commander;
  b.master = sides.master;
  const Odds odds = odds_of(t, sides.commander, kCivilWar, b.kind, skill_in_battle(t, sides.commander));
  b.rome = odds.rome;
  b.rome_strength = odds.rome_strength;
  add_rebels(t, b, sides.primary);
  roll_battle_dice(t, b);
  const CombatRow row = t.tables().combat(b.total);
  b.result = row.result;
  b.all_lost = row.all;
  b.losses = row.losses;
  t.tell(civil_war_clause(b.result), b);
  return b;
}

// RPR-1.11.37b  Both sides; a rebel who wins loses nothing (1.11.373a).
int lose_on_both_sides(RprTable& t, const BattleFought& b, const Sides& sides) {
  const Losses senate = losses_of(t, sides.commander, b);
  const Losses rebels = b.result == CombatResult::defeat ? Losses{} : losses_of(t, sides.primary, b);
  lose_units(t, "RPR-1.11.37b", kCivilWar, sides.commander, senate.legions, senate.fleets);
  lose_units(t, "RPR-1.11.37b", kCivilWar, sides.primary, rebels.legions, rebels.fleets);
  change_popularity(t, "RPR-1.10.61b", sides.commander, -(senate.legions / 2), "legions_lost");
  return senate.units() + rebels.units();
}

// RPR-1.11.37c  Whom the chits name, of both sides.
std::vector<SenatorId> fallen(RprTable& t, const Sides& sides, int chits) {
  std::vector<SenatorId> at_risk = rebel_command(t.state()), dead;
  at_risk.push_back(sides.commander);
  if (!sides.master.empty()) at_risk.push_back(sides.master);
  for (const int chit : draw_chits(t, "RPR-1.11.37c", chits, "battle")) {
    const std::optional<SenatorId> named = named_by_chit(t, chit);
    if (named && std::erase(at_risk, *named) > 0) dead.push_back(*named);
  }
  return dead;
}

bool in_command(const State& s, const Sides& sides) {
  const Command* own = find_command(s, sides.commander);
  return own && own->serial == sides.serial;
}

// RPR-1.11.373a  The Senate is beaten: its commander dies, what is left of its armies goes home.
void senate_beaten(RprTable& t, const Sides& sides) {
  State& s = t.state();
  if (!sides.master.empty()) kill_senator(t, "RPR-1.10.2a", sides.master, "defeat");
  kill_senator(t, "RPR-1.10.2a", sides.commander, "defeat");
  bring_home_all(t, "RPR-1.11.373a", kCivilWar, "senate_beaten");
  senator(s, sides.primary).victorious = true;
  make_veterans(t, sides.primary);
  offer_proscription(t);
  rebel_wins_if_rome_stands(t, Ending::rebel);
}

// RPR-1.11.371a  Rewards before the rebels die: half of what they fought with.
void senate_wins(RprTable& t, const BattleFought& b, const Sides& sides, const std::vector<int>& survivors) {
  State& s = t.state();
  const bool alive = in_command(s, sides);
  change_unrest(t, "RPR-1.11.37d", t.tables().unrest.land_victory, "victory");
  make_veterans_of(t, survivors, alive ? sides.commander : SenatorId(),
                   alive ? veterans_for_victory(t, sides.commander) : 1);
  if (alive) {
    int strength = 0;
    for (const Share& share : b.enemy)
      if (share.why == "legions" || share.why == "veterans" || share.why == "military")
        strength += share.value;
    const int half = (strength + 1) / 2;
    senator(s, sides.commander).victorious = true;
    change_popularity(t, "RPR-1.11.371a", sides.commander, half, "victory");
    change_influence(t, "RPR-1.11.371a", sides.commander, half, "victory");
  }
  end_rebellion(t, "RPR-1.11.371a", "beaten", alive ? sides.commander : SenatorId());
  offer_proscription(t);
}

// RPR-1.10.5a, R-35  A stalemate makes a veteran on each side, also where the commander has fallen and though
// the rebellion may end by it.
void veterans_of_a_stalemate(RprTable& t, const Sides& sides, const std::vector<int>& survivors) {
  const bool alive = in_command(t.state(), sides);
  make_veterans(t, sides.primary);
  make_veterans_of(t, survivors, alive ? sides.commander : SenatorId(), 1);
}

}  // namespace

void become_rebel(RprTable& t, Name clause, SenatorId id) {
  State& s = t.state();
  leave_office(t, clause, id, "rebellion");
  give_up_concessions(t, "RPR-1.11.34a", id, "rebellion");
  dismiss_garrisons(s, id);
  Senator& m = senator(s, id);
  m.rebel = true;
  m.victorious = false;
  m.knights = 0;
  m.place = Place::rebel_camp;
  m.war = WarId();
  m.province = ProvinceId();
  if (s.for_life == id) {  // RPR-1.12.2c, d: only who is no rebel
    s.for_life = SenatorId();
    s.for_life_appointed = false;
  }
}

int rebel_strength(Position p) {
  if (!p.state.civil_war) return 0;
  const int army = army_strength(p.state, legions_of(p.state, p.state.civil_war->primary));
  int skill = 0;
  for (const SenatorId id : rebel_command(p.state)) skill += military(p, id);
  return army + std::min(skill, army);
}

void end_rebellion(RprTable& t, Name clause, Name why, SenatorId winner) {
  State& s = t.state();
  const SenatorId primary = s.civil_war->primary;
  s.civil_war.reset();  // nobody's death ends it a second time
  t.tell(clause, RebellionOver{primary, why});
  for (Legion& unit : s.legion) {
    if (unit.place != UnitPlace::rebels) continue;
    unit.place = UnitPlace::rome;
    unit.commander = SenatorId();
    unit.province = ProvinceId();
  }
  std::vector<SenatorId> rebels, others;
  for (const Senator& m : s.senator)
    if (m.rebel) rebels.push_back(m.id);
  for (const SenatorId id : rebels) kill_senator(t, clause, id, "rebellion");
  // R-96  Their war is over.
  for (const Command& c : s.command)
    if (c.war == kCivilWar && c.commander != winner) others.push_back(c.commander);
  for (const SenatorId id : others) bring_home(t, clause, id, "rebellion_over");
  if (winner.empty()) bring_home_all(t, clause, kCivilWar, "rebellion_over");
  leaderless_home(t, kCivilWar);  // of a commander who fell before another won
}

// R-46  The primary rebel is dead, whatever killed him.
void collapse_rebellion(RprTable& t, Name clause, Name) {
  end_rebellion(t, clause, "primary_dead", SenatorId());
}

void fight_civil_war(RprTable& t, SenatorId commander) {
  State& s = t.state();
  const Command& own = *find_command(s, commander);
  const Sides sides{commander, own.master, s.civil_war->primary, own.serial};
  if (legions_of(s, commander).empty()) {
    t.tell("RPR-1.11.35a", NotFought{kCivilWar, commander, "no_legions"});
    return become_proconsul(t, commander);
  }
  s.civil_war->attacked = true;
  const BattleFought b = roll_battle(t, sides);
  const int lost = lose_on_both_sides(t, b, sides);
  if (b.result == CombatResult::defeat) return senate_beaten(t, sides);
  const std::vector<int> survivors = legions_of(s, commander);  // before anybody falls
  const std::vector<SenatorId> dead = fallen(t, sides, lost);
  const auto falls = [&](SenatorId id) { return std::find(dead.begin(), dead.end(), id) != dead.end(); };
  for (const SenatorId id : dead)
    if (id != sides.primary) kill_senator(t, "RPR-1.11.37c", id, "battle");
  if (b.result == CombatResult::victory) return senate_wins(t, b, sides, survivors);
  veterans_of_a_stalemate(t, sides, survivors);
  // RPR-1.11.371b, R-46  Beaten without a victory of the commander.
  if (falls(sides.primary)) return kill_senator(t, "RPR-1.11.37c", sides.primary, "battle");
  if (legions_of(s, sides.primary).empty())
    return end_rebellion(t, "RPR-1.11.371b", "no_legions", SenatorId());
  if (in_command(s, sides)) become_proconsul(t, commander);  // RPR-1.11.372a
}

}  // namespace adj::respublica
