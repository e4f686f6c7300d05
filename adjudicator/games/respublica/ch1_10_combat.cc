// RPR-1.10.1  Combat phase: who fights when, and how one commander attacks.

#include <algorithm>
#include <map>

#include "adjudicator/games/respublica/ch1_10.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

void begin_phase(RprTable& t) {
  State& s = t.state();
  s.phase = Phase::combat;
  t.tell("RPR-1.10.1a", PhaseBegan{Phase::combat});
  if (s.civil_war) s.civil_war->attacked = false;
}

// RPR-1.10.1b  All owners of these commanders sent the same order, and it names them all.
std::optional<std::vector<SenatorId>> agreed_order(Position p, const std::vector<SenatorId>& commanders) {
  std::optional<std::vector<SenatorId>> agreed;
  for (const SenatorId id : commanders) {
    const BattleOrder* wanted = wish<BattleOrder>(p, senator(p.state, id).faction);
    if (!wanted) return std::nullopt;
    std::vector<SenatorId> order;
    for (const SenatorId named : wanted->commanders)
      if (std::find(commanders.begin(), commanders.end(), named) != commanders.end()) order.push_back(named);
    if (order.size() != commanders.size() || (agreed && *agreed != order)) return std::nullopt;
    agreed = order;
  }
  return agreed;
}

std::vector<SenatorId> drawn_order(RprTable& t, std::vector<SenatorId> commanders) {
  std::vector<SenatorId> order;
  while (commanders.size() > 1) {
    const std::vector<Name> names(commanders.begin(), commanders.end());
    const std::size_t at = pick(t, "battle_order", "", names);
    order.push_back(commanders[at]);
    commanders.erase(commanders.begin() + static_cast<std::ptrdiff_t>(at));
  }
  order.insert(order.end(), commanders.begin(), commanders.end());
  return order;
}

// They change places among themselves.
void rearrange(std::map<SenatorId, int>& place, const std::vector<SenatorId>& order) {
  std::vector<int> places;
  for (const SenatorId id : order) places.push_back(place.at(id));
  std::sort(places.begin(), places.end());
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = places[i];
}

// The place of each commander in the order of dispatch: those sent by one proposal change places among
// themselves.
std::map<SenatorId, int> places_in_order(RprTable& t) {
  std::map<SenatorId, int> place;
  std::map<int, std::vector<SenatorId>> together;
  for (const Command& c : t.state().command) {
    if (c.bequest) continue;  // RPR-CARD-106a: no battle
    place[c.commander] = c.serial;
    if (c.proposal > 0) together[c.proposal].push_back(c.commander);
  }
  for (const auto& [proposal, commanders] : together) {
    const auto agreed = agreed_order(t, commanders);
    rearrange(place, agreed ? *agreed : drawn_order(t, commanders));
  }
  return place;
}

// R-33a  Commanders of one war who agree fight in that order, whenever they were sent.
void agree_within_wars(Position p, std::map<SenatorId, int>& place) {
  std::map<WarId, std::vector<SenatorId>> at_war;
  for (const Command& c : p.state.command)
    if (place.contains(c.commander)) at_war[c.war].push_back(c.commander);
  for (const auto& [war, commanders] : at_war)
    if (const auto agreed = agreed_order(p, commanders)) rearrange(place, *agreed);
}

// R-33a  A war stands where its last commander was sent; within it they fight as they came, or have agreed.
std::vector<int> battle_serials(RprTable& t) {
  std::map<SenatorId, int> place = places_in_order(t);
  agree_within_wars(t, place);
  struct Turn {
    int war_place, place, serial;
  };
  std::vector<Turn> turns;
  for (const Command& c : t.state().command) {
    if (!place.contains(c.commander)) continue;
    int last = 0;
    for (const Command& other : t.state().command)
      if (other.war == c.war && place.contains(other.commander))
        last = std::max(last, place.at(other.commander));
    turns.push_back({last, place.at(c.commander), c.serial});
  }
  std::sort(turns.begin(), turns.end(), [](const Turn& a, const Turn& b) {
    return a.war_place != b.war_place ? a.war_place < b.war_place : a.place < b.place;
  });
  std::vector<int> serials;
  for (const Turn& turn : turns) serials.push_back(turn.serial);
  return serials;
}

const Command* command_numbered(const State& s, int serial) {
  for (const Command& c : s.command)
    if (c.serial == serial) return &c;
  return nullptr;
}

bool in_command(const State& s, SenatorId commander, int serial) {
  const Command* c = command_numbered(s, serial);
  return c && c->commander == commander;
}

// RPR-1.10.12c  Without a word: if it does not look worse than even.
bool lands(RprTable& t, SenatorId commander, WarId war) {
  Moment moment;
  moment.difference = odds_of(t, commander, war, BattleKind::land, skill_of(t, commander)).difference();
  for (const Wish<LandAfterNaval>& w :
       wishes<LandAfterNaval>(t.state(), senator(t.state(), commander).faction)) {
    if (!w.what->commander.empty() && w.what->commander != commander) continue;
    if (holds(t, *w.order, moment)) return w.what->yes;
    if (w.what->yes) return false;  // he named a condition, and it does not hold
  }
  return moment.difference >= 0;
}

void attack_on_land(RprTable& t, SenatorId commander, WarId war_id) {
  if (legions_of(t.state(), commander).empty()) {
    t.tell("RPR-1.10.1a", NotFought{war_id, commander, "no_legions"});
  } else if (!has_support(t, commander, war_id)) {
    t.tell("RPR-1.10.11a", NotFought{war_id, commander, "no_support"});
  } else {
    fight(t, commander, war_id, BattleKind::land);
  }
}

void attack_at_sea(RprTable& t, SenatorId commander, WarId war_id, int serial) {
  if (fleets_of(t.state(), commander).empty()) {
    t.tell("RPR-1.10.12a", NotFought{war_id, commander, "no_fleets"});
    return;
  }
  const BattleOutcome outcome = fight(t, commander, war_id, BattleKind::naval);
  if (outcome.result != CombatResult::victory || !in_command(t.state(), commander, serial)) return;
  if (legions_of(t.state(), commander).empty())
    return bring_home(t, "RPR-1.10.12d", commander, "naval_victory");
  if (!has_support(t, commander, war_id)) {
    t.tell("RPR-1.10.11a", NotFought{war_id, commander, "no_support"});
  } else if (lands(t, commander, war_id)) {
    fight(t, commander, war_id, BattleKind::land);
  } else {
    t.tell("RPR-1.10.12c", NotFought{war_id, commander, "stays_aboard"});
  }
}

}  // namespace

void prepare_combat(RprTable& t) {
  begin_phase(t);
  recruit_by_gabinian_law(t);
  if (t.state().civil_war) pull_veterans(t);  // RPR-1.10.51a
  t.state().now.battle_serials = battle_serials(t);
}

bool more_battles(const State& s) { return !s.now.battle_serials.empty(); }

void fight_battle(RprTable& t) {
  State& s = t.state();
  if (s.now.battle_serials.empty()) return;
  const int serial = s.now.battle_serials.front();
  s.now.battle_serials.erase(s.now.battle_serials.begin());
  settle_at_boundary(t);  // RPR-1.10.71c: a ransom may come before the war is beaten
  const Command* next = command_numbered(s, serial);
  if (!next) return;  // his war is over, and he is home
  const SenatorId commander = next->commander;
  const WarId war_id = next->war;
  if (war_id == kCivilWar) return fight_civil_war(t, commander);
  if (fleet_to_beat(t, war_id))
    attack_at_sea(t, commander, war_id, serial);
  else
    attack_on_land(t, commander, war_id);
  if (in_command(s, commander, serial) && !senator(s, commander).victorious) become_proconsul(t, commander);
}

// RPR-1.10.8a, b  He stays with his force; the Master of Horse of a Dictator goes home in office. A naval
// victory that no victory on land followed leaves him there too.
void become_proconsul(RprTable& t, SenatorId commander) {
  State& s = t.state();
  Senator& m = senator(s, commander);
  if (m.office == Office::proconsul) return;
  Command& own = *find_command(s, commander);
  if (!own.master.empty()) come_to_rome(s, own.master);
  own.master = SenatorId();
  m.office = Office::proconsul;
  m.prior_consul = true;
  t.tell("RPR-1.10.8a", BecameProconsul{commander, own.war});
  check_appointment_for_life(t);  // his Master of Horse
}

}  // namespace adj::respublica
