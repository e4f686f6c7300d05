// RPR-1.07.33, 1.07.34, 1.10.1  Wars as figures: what they are worth today, and what a commander adds to his
// army.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

constexpr int kMostMatching = 4;  // RPR-1.07.332a

bool active_zone(WarZone zone) { return zone == WarZone::active || zone == WarZone::unprosecuted; }

// Sorted, each number once: a number printed twice works once.
void add_number(std::vector<int>& numbers, int number, const std::set<int>& used) {
  if (number == 0 || used.contains(number)) return;
  const auto at = std::lower_bound(numbers.begin(), numbers.end(), number);
  if (at == numbers.end() || *at != number) numbers.insert(at, number);
}

void add_leaders(Position p, const War& w, WarStrength& strength) {
  const auto join = [&](Name who, int value, int disaster, int standoff) {
    strength.land += value;
    strength.land_shares.push_back({who, value});
    if (strength.fleet > 0) {
      strength.fleet += value;
      strength.fleet_shares.push_back({who, value});
    }
    add_number(strength.disaster, disaster, w.disasters_used);  // RPR-1.07.343a
    add_number(strength.standoff, standoff, w.standoffs_used);
  };
  for (const LeaderId id : leaders_of(p, w.id)) {
    const LeaderInfo& info = p.tables.leader(id);
    join(id, info.strength, info.disaster, info.standoff);
  }
  if (w.cleopatra == CleopatraSide::enemy) {  // RPR-CARD-139b
    const CleopatraInfo& queen = p.tables.cleopatra;
    join("cleopatra", queen.strength, queen.disaster, queen.standoff);
  }
}

// R-99  A province that the enemy took adds its own figures and units.
void add_allies(Position p, const War& w, WarStrength& strength) {
  for (const ProvinceId id : w.allies) {
    const ProvinceFigures& base = figures(p, id);
    const Province& ally = province(p.state, id);
    const int land = base.land + ally.armies, naval = base.naval + ally.fleets;
    strength.land += land;
    strength.land_shares.push_back({id, land});
    strength.support += naval;
    if (strength.fleet == 0) continue;
    strength.fleet += naval;
    strength.fleet_shares.push_back({id, naval});
  }
}

int multiplier(Position p, const WarInfo& info, bool as_if_active) {
  if (!info.series) return 1;
  std::vector<WarId> active = wars_of_series(p, *info.series, true);
  if (as_if_active && std::find(active.begin(), active.end(), info.id) == active.end())
    active.push_back(info.id);
  return std::clamp(static_cast<int>(active.size()), 1, kMostMatching);
}

// R-61  A province in revolt: its printed strengths, no numbers of its own.
WarStrength revolt_strength(Position p, const War& w) {
  const ProvinceFigures& base = figures(p, w.province);
  WarStrength strength;
  strength.land = base.land;
  strength.support = base.naval;
  strength.land_shares = {{"printed", base.land}};
  return strength;
}

WarStrength card_strength(Position p, const War& w, SenatorId commander, bool active, bool as_if_active) {
  const WarInfo& info = p.tables.war(w.id);
  WarStrength strength;
  const int land = w.halved ? (info.land + 1) / 2 : info.land;
  const int fleet = w.naval_victory ? 0 : info.fleet;
  const int times = active ? multiplier(p, info, as_if_active) : 1;
  strength.support = info.support;
  strength.land = land * times;
  strength.land_shares = {{"printed", land}};
  if (times > 1) strength.land_shares.push_back({"matching", land * (times - 1)});
  strength.fleet = fleet * times;
  if (fleet > 0) strength.fleet_shares = {{"printed", fleet}};
  if (fleet > 0 && times > 1) strength.fleet_shares.push_back({"matching", fleet * (times - 1)});
  const Senator* leads = commander.empty() ? nullptr : find_senator(p.state, commander);
  if (leads && top_card(p, *leads).abilities.nullifies(info.id, info.series)) return strength;
  for (const int number : info.disaster) add_number(strength.disaster, number, w.disasters_used);
  for (const int number : info.standoff) add_number(strength.standoff, number, w.standoffs_used);
  return strength;
}

}  // namespace

std::vector<WarId> wars_of_series(Position p, Series series, bool only_active) {
  std::vector<WarId> found;
  for (const War& w : p.state.war) {
    if (!w.province.empty() || p.tables.war(w.id).series != series) continue;
    if (!only_active || active_zone(w.zone)) found.push_back(w.id);
  }
  return found;
}

// R-11  The civil war is one active war for as long as it lasts.
bool war_is_active(Position p, WarId id) {
  if (id == kCivilWar) return p.state.civil_war.has_value();
  const War* w = find_war(p.state, id);
  return w && active_zone(w->zone);
}

// RPR-1.07.333b  The last of a series was beaten: what is left of it are revolts.
bool is_revolt(Position p, WarId id) {
  const War* w = find_war(p.state, id);
  if (w && (w->revolt || !w->province.empty())) return true;
  if (!p.tables.has_war(id)) return false;
  const WarInfo& info = p.tables.war(id);
  if (info.always_revolt) return true;
  if (!info.series || info.series_number == info.series_total) return false;
  return std::any_of(p.state.defeated.begin(), p.state.defeated.end(), [&](WarId beaten) {
    const WarInfo& other = p.tables.war(beaten);
    return other.series == info.series && other.series_number == other.series_total;
  });
}

std::vector<LeaderId> leaders_of(Position p, WarId id) {
  std::vector<LeaderId> found;
  const War* w = find_war(p.state, id);
  if (!w || !w->province.empty()) return found;
  const std::optional<Series> series = p.tables.war(id).series;
  for (const EnemyLeader& leader : p.state.leader) {
    if (leader.place == LeaderPlace::curia) continue;
    // RPR-EVT-175b, R-77  Who waits in a refuge aids a war of his own that has awoken meanwhile.
    const bool own = series == p.tables.leader(leader.id).series && !passes_over(p, leader.id, id);
    const bool refuge =
        std::find(leader.refuge_wars.begin(), leader.refuge_wars.end(), id) != leader.refuge_wars.end();
    if (own || refuge) found.push_back(leader.id);
  }
  return found;
}

WarStrength war_strength(Position p, WarId id, SenatorId commander, bool as_if_active) {
  if (id == kCivilWar) {
    const int rebels = rebel_strength(p);
    WarStrength strength;
    strength.land = rebels;
    strength.land_shares = {{"rebels", rebels}};
    return strength;
  }
  const War& w = war(p.state, id);
  const bool active = as_if_active || active_zone(w.zone);
  WarStrength strength =
      w.province.empty() ? card_strength(p, w, commander, active, as_if_active) : revolt_strength(p, w);
  if (active) add_leaders(p, w, strength);
  add_allies(p, w, strength);
  return strength;
}

// RPR-1.10.11b, R-33
int command_strength(Position p, SenatorId commander, SenatorId master, int army) {
  int skill = military(p, commander);
  if (!master.empty()) skill += military(p, master);
  return std::min(skill, army);
}

}  // namespace adj::respublica
