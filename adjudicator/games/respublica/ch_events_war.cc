// RPR-EVT-165, 173, 174, 175  Events that act on wars, leaders and provinces.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/ch1_10.h"

namespace adj::respublica {

namespace {

void remove_event(State& s, EventCard event) {
  std::erase_if(s.events, [&](const EventInForce& e) { return e.event == event; });
}

int strength_of(Position p, WarId id) {
  const WarStrength strength = war_strength(p, id);
  return strength.land + strength.fleet;
}

// The first of the strongest; nothing of none.
WarId strongest(Position p, const std::vector<WarId>& wars) {
  WarId best;
  for (const WarId id : wars)
    if (best.empty() || strength_of(p, id) > strength_of(p, best)) best = id;
  return best;
}

int spoils_of(Position p, WarId id) { return is_revolt(p, id) ? 0 : p.tables.war(id).spoils; }

// --- Pretender
// A rebel's province has fallen away already.
std::vector<ProvinceId> open_to_pretenders(const State& s) {
  std::vector<ProvinceId> found;
  for (const Province& place : s.province)
    if (place.exists && !place.governor.empty() && !place.rebel && !senator(s, place.governor).rebel)
      found.push_back(place.id);
  return found;
}

void lose_garrison(RprTable& t, const std::vector<int>& legions) {
  for (const int number : legions) {
    Legion fresh;
    fresh.number = number;
    legion(t.state(), number) = fresh;
  }
}

// What the battle costs the garrison; RPR-CARD-012, R-75  Cunctator loses half of it.
int garrison_losses(Position p, const Province& place, const CombatRow& row, int present) {
  const int lost = row.all ? present : std::min(row.losses, present);
  const bool halved = !place.legate && top_card(p, senator(p.state, place.governor)).abilities.halves_losses;
  return halved ? (lost + 1) / 2 : lost;
}

// RPR-EVT-174b  Garrison and governor against the land; neither disaster nor standoff.
bool beats_pretender(RprTable& t, ProvinceId id) {
  State& s = t.state();
  const Province& place = province(s, id);
  const std::vector<int> troops = garrison(s, id);
  const ProvinceInfo& info = t.tables().province(id);
  const int army = army_strength(s, troops);
  // A governor by legate is not there to lead. RPR-CARD-135  Pompey rolls before this battle too.
  const int skill = place.legate ? 0 : std::min(military_in_battle(t, place.governor), army);
  const int land = info.side(place.developed ? ProvinceSide::developed : ProvinceSide::undeveloped).land;
  PretenderFought told;
  told.province = id;
  told.governor = place.governor;
  told.total = roll_dice(t, "RPR-EVT-174b", "pretender", info.name.en, 3) - omens(s) + army + skill - land;
  const CombatRow row = t.tables().combat(told.total);
  told.result = row.result;
  t.tell("RPR-EVT-174b", told);
  const int losses = garrison_losses(t, place, row, static_cast<int>(troops.size()));
  lose_garrison(t, pick_units(t, "garrison_lost", info.name.en, troops, losses));
  return row.result == CombatResult::victory;
}

void pretender_holds(RprTable& t, ProvinceId id) {
  State& s = t.state();
  for (const int number : garrison(s, id)) {
    Legion& unit = legion(s, number);
    unit.place = UnitPlace::rome;
    unit.province = ProvinceId();
    unit.posted = false;
  }
  if (!province(s, id).legate) kill_senator(t, "RPR-EVT-174a", province(s, id).governor, "pretender");
  province_revolts(t, "RPR-EVT-174a", id, "pretender");
}

// --- Enemy leader dies
std::vector<LeaderId> leaders_in_forum(const State& s) {
  std::vector<LeaderId> found;
  for (const EnemyLeader& leader : s.leader)
    if (leader.place == LeaderPlace::forum) found.push_back(leader.id);
  return found;
}

// RPR-EVT-165a  The HRAO's choice; else the strongest.
LeaderId doomed(Position p, const std::vector<LeaderId>& leaders) {
  for (const Wish<LeaderDies>& w : wishes<LeaderDies>(p.state, hrao_seat(p)))
    if (holds(p, *w.order, {}) && std::find(leaders.begin(), leaders.end(), w.what->leader) != leaders.end())
      return w.what->leader;
  return *std::max_element(leaders.begin(), leaders.end(), [&](LeaderId a, LeaderId b) {
    return p.tables.leader(a).strength < p.tables.leader(b).strength;
  });
}

// RPR-EVT-165b
std::vector<WarId> matching_wars(Position p, LeaderId id) {
  std::vector<WarId> found = wars_of_series(p, p.tables.leader(id).series, false);
  std::erase_if(found, [&](WarId w) { return war(p.state, w).zone == WarZone::dormant; });
  return found;
}

// --- New Alliance
std::vector<WarId> allies_to_be(Position p, int level) {
  std::vector<WarId> found;
  for (const War& w : p.state.war)
    if (level == 1 || !is_revolt(p, w.id)) found.push_back(w.id);
  return found;
}

// RPR-EVT-173a
WarId chosen_alliance(Position p, const std::vector<WarId>& wars) {
  for (const Wish<ChooseAlliance>& w : wishes<ChooseAlliance>(p.state, hrao_seat(p)))
    if (holds(p, *w.order, {}) && std::find(wars.begin(), wars.end(), w.what->war) != wars.end())
      return w.what->war;
  return strongest(p, wars);
}

// Side 2 gives what a victory gives; the war counts as beaten.
void win_by_treaty(RprTable& t, WarId id) {
  State& s = t.state();
  const WarInfo& info = t.tables().war(id);
  state_receives(t, "RPR-EVT-173-2", spoils_of(t, id), "alliance");
  s.defeated.insert(id);
  const bool all = std::all_of(t.tables().wars.begin(), t.tables().wars.end(), [&](const WarInfo& other) {
    return other.series != info.series || s.defeated.contains(other.id);
  });
  if (!info.joint_creation || all)
    for (const ProvinceId place : info.creates) {
      const bool developed = info.developed_province == place;
      if (developed && province(s, place).exists && !province(s, place).developed) {
        province(s, place).developed = true;  // RPR-CARD-114
        t.tell("RPR-EVT-173-2", ProvinceChanged{place, true, id});
      }
      create_province(t, "RPR-EVT-173-2", place, developed, "alliance");
    }
  discard_war(t, "RPR-EVT-173-2", id, "alliance");
}

// --- Refuge
std::vector<WarId> wars_of_refuge(Position p) {
  std::vector<WarId> found;
  for (const War& w : p.state.war)
    if (w.province.empty() && w.zone != WarZone::dormant) found.push_back(w.id);
  return found;
}

LeaderId refugee(const State& s) {
  for (const EnemyLeader& leader : s.leader)
    if (leader.place == LeaderPlace::refuge) return leader.id;
  return LeaderId();
}

}  // namespace

void pretender_emerges(RprTable& t) {
  State& s = t.state();
  const int level = event_level(s, EventCard::pretender_emerges);
  if (level == 0) return;
  const std::vector<ProvinceId> open = open_to_pretenders(s);
  if (open.empty()) return;  // the event waits
  remove_event(s, EventCard::pretender_emerges);
  const ProvinceId id = open[pick(t, "pretender_province", "", {open.begin(), open.end()})];
  if (level == 1) {
    if (!beats_pretender(t, id)) pretender_holds(t, id);
    return;
  }
  lose_garrison(t, garrison(s, id));  // RPR-EVT-174-2
  pretender_holds(t, id);
}

bool finds_refuge(RprTable& t, LeaderId id) {
  State& s = t.state();
  const int level = event_level(s, EventCard::refuge);
  if (level == 0 || !refugee(s).empty()) return false;
  if (level > 1 && wars_of_refuge(t).empty()) return false;
  EnemyLeader& leader = *find_leader(s, id);
  leader.place = LeaderPlace::refuge;
  t.tell("RPR-EVT-175a", LeaderMoved{id, "refuge", {}});
  rise_from_refuge(t);
  return true;
}

void refuge_joins(RprTable& t, WarId drawn) {
  State& s = t.state();
  const LeaderId id = refugee(s);
  if (id.empty()) return;
  EnemyLeader& leader = *find_leader(s, id);
  leader.place = LeaderPlace::forum;
  leader.refuge_wars = {drawn};
  remove_event(s, EventCard::refuge);
  t.tell("RPR-EVT-175b", LeaderMoved{id, "joined", {drawn}});
}

void rise_from_refuge(RprTable& t) {
  State& s = t.state();
  const LeaderId id = refugee(s);
  const std::vector<WarId> wars = wars_of_refuge(t);
  if (id.empty() || event_level(s, EventCard::refuge) < 2 || wars.empty()) return;
  EnemyLeader& leader = *find_leader(s, id);
  leader.place = LeaderPlace::forum;
  leader.refuge_wars = wars;
  remove_event(s, EventCard::refuge);
  t.tell("RPR-EVT-175c", LeaderMoved{id, "joined", wars});
  std::vector<WarId> inactive = wars;
  std::erase_if(inactive, [&](WarId w) { return war(s, w).zone != WarZone::inactive; });
  wake_wars(t, "RPR-EVT-175c", inactive, "refuge");
}

void enemy_leader_dies(RprTable& t) {
  State& s = t.state();
  const int level = event_level(s, EventCard::enemy_leader_dies);
  const std::vector<LeaderId> leaders = leaders_in_forum(s);
  if (level == 0 || leaders.empty()) return;
  const LeaderId id = doomed(t, leaders);
  const WarId peace = level > 1 ? strongest(t, matching_wars(t, id)) : WarId();
  std::erase_if(s.leader, [&](const EnemyLeader& leader) { return leader.id == id; });
  s.discard.push_back(t.tables().leader(id).card);
  if (peace.empty()) {
    t.tell("RPR-EVT-165a", LeaderMoved{id, "died", {}});
    return;
  }
  t.tell("RPR-EVT-165b", LeaderMoved{id, "sued_for_peace", {peace}});
  state_receives(t, "RPR-EVT-165-2", spoils_of(t, peace) / 2, "peace");
  shuffle_war_back(t, "RPR-EVT-165b", peace, "peace");
}

void resolve_new_alliance(RprTable& t) {
  State& s = t.state();
  const int level = event_level(s, EventCard::new_alliance);
  const std::vector<WarId> wars = allies_to_be(t, level);
  if (level == 0 || wars.empty()) return;
  const WarId id = chosen_alliance(t, wars);
  if (level > 1) return win_by_treaty(t, id);  // RPR-EVT-173c
  state_receives(t, "RPR-EVT-173-1", spoils_of(t, id) / 2, "alliance");
  shuffle_war_back(t, "RPR-EVT-173a", id, "alliance");
}

}  // namespace adj::respublica
