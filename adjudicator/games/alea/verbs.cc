// The verbs through which rules change pieces; each keeps the invariants and tells the event.

#include <algorithm>
#include <map>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

void put(State& s, LeaderId id, ZoneId zone) {
  Leader& l = leader(s, id);
  l.where = Where::map;
  l.zone = zone;
  if (s.roma_leader == id && zone != kRomaZone) s.roma_leader = LeaderId();
}

void put(State& s, UnitId id, ZoneId zone) {
  Unit& u = unit(s, id);
  u.where = Where::map;
  u.zone = zone;
  u.region = RegionId();
}

namespace {

// Events about units name one zone each.
std::map<ZoneId, std::vector<UnitId>> by_zone(const State& s, const std::vector<UnitId>& units) {
  std::map<ZoneId, std::vector<UnitId>> sorted;
  for (const UnitId& id : units) sorted[unit(s, id).zone].push_back(id);
  return sorted;
}

std::optional<ZoneId> zone_or_none(ZoneId zone) {
  return zone.empty() ? std::nullopt : std::optional<ZoneId>(zone);
}

// AIE-RUL-21  A follower of a coup that ends up elsewhere follows no longer.
void forget_follower(State& s, UnitId id) {
  for (Coup& c : s.coup) c.following_units.erase(id);
}

}  // namespace

void weaken(AleaTable& t, const std::vector<UnitId>& units, bool or_eliminate, Name cause, Name clause) {
  std::vector<UnitId> turned, lost;
  for (const UnitId& id : units) {
    Unit& u = unit(t.state(), id);
    if (!u.weakened) {
      u.weakened = true;
      turned.push_back(id);
    } else if (or_eliminate) {
      lost.push_back(id);
    }
  }
  for (const auto& [zone, ids] : by_zone(t.state(), turned))
    t.tell(clause, UnitsWeakened{ids, zone_or_none(zone), cause});
  eliminate(t, lost, cause, clause);
}

void take_off(State& s, const Tables& tables, const std::vector<UnitId>& units) {
  for (const UnitId& id : units) {
    Unit& u = unit(s, id);
    u.where = tables.unit(id).roman() ? Where::reserve : Where::people_box;
    u.zone = ZoneId();
    u.region = RegionId();
    u.weakened = false;  // comes back on its normal face
    forget_follower(s, id);
  }
}

void eliminate(AleaTable& t, const std::vector<UnitId>& units, Name cause, Name clause) {
  const auto sorted = by_zone(t.state(), units);
  take_off(t.state(), t.tables(), units);
  for (const auto& [zone, ids] : sorted) t.tell(clause, UnitsEliminated{ids, zone_or_none(zone), cause});
}

namespace {

// AIE-RUL-36, AIE-RUL-65  Which ends count as "eliminated in combat or assassinated".
bool counts_for_enemy(Name cause) {
  static const std::array<Name, 8> kCounting{"combat",   "no_retreat", "escape", "no_escape",
                                             "sickness", "coup",       "murder", "assassination"};
  return std::ranges::find(kCounting, cause) != kCounting.end();
}

// AIE-4.2.1b, 9.1b, 9.2b  Who comes back in the next phase C.
bool comes_back(Position p, LeaderId id, Name cause) {
  if (cause == Name("winter") || cause == Name("fleet_winter")) return true;
  const LeaderInfo& info = p.tables.leader(id);
  if (info.roman()) return false;
  // AIE-RUL-49  In scenario 7 Cleopatra falls in combat like a Roman leader.
  if (id == kCleopatra && scenario(p).cleopatra_as_roman) return false;
  return counts_for_enemy(cause) || cause == Name("plague") || cause == Name("fleet_lost");
}

void take_off_map(State& s, LeaderId id, bool returns) {
  Leader& l = leader(s, id);
  l.where = returns ? Where::returning : Where::removed;
  l.zone = ZoneId();
  l.sick = false;
  if (s.roma_leader == id) s.roma_leader = LeaderId();
  s.turn.unrest.erase(id);
}

}  // namespace

void remove_leader(AleaTable& t, LeaderId id, Name cause, Name clause) {
  State& s = t.state();
  const std::optional<Camp> whose = side(t, id);
  const Leader before = leader(s, id);
  const bool roman = t.tables().leader(id).roman();
  const bool returns = comes_back(t, id, cause);
  const bool assassin = is_active_assassin(t, id);
  const bool pretender = is_pretender(t, id);
  take_off_map(s, id, returns);
  t.tell(clause, LeaderRemoved{id, cause, zone_or_none(before.zone), returns});

  if (whose && counts_for_enemy(cause))
    score(t, other(*whose), t.tables().constants.vp_leader, "leader", "AIE-10.1b");
  if (!roman || returns) return;

  for (Coup& c : s.coup) c.followers.erase(id);
  if (before.party_leader) {
    leader(s, id).party_leader = false;
    // AIE-5.1.1c, AIE-RUL-35  Caesar's murder counts in the phase F after it, and so does every death behind
    // the sum of this one.
    const bool later = cause == Name("murder") || s.phase == Phase::f;
    if (counts_for_enemy(cause)) (later ? s.murder_counts_next : s.turn.party_leader_died) = true;
  }
  const bool by_pretender = cause == Name("coup");
  if (id == kCaesar)
    caesar_lost(t, cause, by_pretender);
  else if (before.party_leader)
    party_leader_lost(t, id, before.camp, cause, by_pretender);
  if (id == kPompeius) pompeius_lost(t);
  if (pretender) pretender_lost(t, id);
  if (assassin) assassin_lost(t, id);
}

namespace {

// AIE-S5.i  Whatever turns Dolabella, the initiative or a coup: the second time is his last, and he does not
// turn any more.
bool turns_too_often(AleaTable& t, LeaderId id, Camp camp) {
  std::vector<Camp>& camps = t.state().dolabella_camps;
  if (id != kDolabella || camps.empty()) return false;
  camps.push_back(camp);
  if (camps.size() <= 2) return false;
  t.tell("AIE-S5.i", DolabellaTurned{camp, std::nullopt, true});
  remove_leader(t, id, "dolabella", "AIE-S5.i");
  return true;
}

}  // namespace

void change_camp(AleaTable& t, LeaderId id, Camp camp, Name cause, Name clause) {
  ADJ_CHECK(t.tables().leader(id).has_face(camp), id.str() + " has no such face");
  Leader& l = leader(t.state(), id);
  if (l.camp == camp || turns_too_often(t, id, camp)) return;
  l.camp = camp;
  l.party_leader = false;
  t.tell(clause, LeaderChangedCamp{id, camp, cause});
}

void change_camp(AleaTable& t, const std::vector<UnitId>& units, Camp camp, Name cause, Name clause) {
  std::vector<UnitId> turned;
  for (const UnitId& id : units) {
    ADJ_CHECK(t.tables().unit(id).roman(), "a people's unit has no camp of its own");
    Unit& u = unit(t.state(), id);
    if (u.camp == camp) continue;
    u.camp = camp;
    turned.push_back(id);
  }
  for (const auto& [zone, ids] : by_zone(t.state(), turned))
    t.tell(clause, UnitsChangedCamp{ids, camp, zone, cause});
}

void score(AleaTable& t, Camp camp, int points, Name reason, Name clause) {
  if (points == 0) return;
  State& s = t.state();
  s.balance += sign(camp) * points;
  s.ledger.push_back({s.year, s.phase, camp, seat_of(s, camp), reason, points});
  t.tell(clause, Scored{camp, reason, points, s.balance});
  // AIE-S1.i  More than 75 points end scenario 1 at once, at whatever moment.
  if (s.scenario == "1" && std::abs(s.balance) > 75) {
    const Camp winner = s.balance > 0 ? Camp::caesarian : Camp::republican;
    Outcome outcome;
    outcome.kind = winner == Camp::caesarian ? OutcomeKind::caesarian : OutcomeKind::republican;
    outcome.winner = seat_of(s, winner);
    outcome.level = "definitive";
    outcome.reason = "balance_75";
    outcome.balance = s.balance;
    finish_game(t, outcome, "AIE-S1.i");
  }
}

namespace {

// AIE-6b  Where a counter goes once it is played.
CounterPlace place_after(Face face) {
  if (face == Face::plague) return CounterPlace::plague;             // AIE-6.3f
  if (face == Face::senate_intrigue) return CounterPlace::intrigue;  // AIE-6.3m
  if (face == Face::pax_romana) return CounterPlace::out;            // AIE-6.3s
  return CounterPlace::bowl;                                         // every other face: at once
}

}  // namespace

void spend_counter(AleaTable& t, Seat seat, const Play& play, Name clause) {
  const auto id = counter_with(t, seat, play.face);
  ADJ_CHECK(id.has_value(), "a stratagem that nobody holds");
  t.tell(clause, StratagemPlayed{camp_of(t.state(), seat), play.face, *id, play.leaders, play.peoples,
                                 play.units, play.zone, play.region, play.nation});
  Counter& c = counter(t.state(), *id);
  c.place = place_after(play.face);
  c.holder = Seat();
}

}  // namespace adj::alea
