// RPR-1.09.64  Who may lead, with what, against whom; how a force goes out and comes home.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

// His own veterans first, then by number.
std::optional<std::vector<int>> take_legions(const State& s, std::vector<int> from, int count, bool veterans,
                                             SenatorId owner) {
  std::erase_if(from, [&](int number) { return legion(s, number).veteran != veterans; });
  if (static_cast<int>(from.size()) < count) return std::nullopt;
  std::stable_sort(from.begin(), from.end(), [&](int a, int b) {
    const auto own = [&](int number) { return !owner.empty() && legion(s, number).allegiance == owner; };
    return own(a) && !own(b);
  });
  from.resize(static_cast<std::size_t>(count));
  return from;
}

// RPR-1.09.34a  The Master of Horse who would go with him.
SenatorId master_for(Position p, SenatorId commander) {
  if (senator(p.state, commander).office != Office::dictator) return SenatorId();
  const SenatorId master = holder(p.state, Office::master_of_horse);
  return !master.empty() && in_rome(senator(p.state, master)) ? master : SenatorId();
}

SenatorId master_with(Position p, SenatorId commander) {
  const Command* own = find_command(p.state, commander);
  return own ? own->master : master_for(p, commander);
}

void leave_rome(RprTable& t, SenatorId id, WarId war) {
  Senator& m = senator(t.state(), id);
  m.place = Place::war;
  m.war = war;
  if (t.state().phase == Phase::senate) on_departure(t, id, false);
}

// RPR-1.09.64a, c  The war as it will be fought.
Refused refuse_war(Position p, WarId id) {
  if (id == kCivilWar) {
    if (p.state.civil_war && p.state.civil_war->stance == RebelStance::in_italy) return std::nullopt;
  } else if (find_war(p.state, id)) {
    return std::nullopt;
  }
  return refusal("RPR-1.09.64a", "no_such_war", about("war", id), RefusalKind::not_understood);
}

// RPR-1.10.2a, 1.10.4f  What lies at this war without a commander: he who is sent there leads it too.
Units leaderless_at(const State& s, WarId war) {
  Units units;
  for (const Legion& unit : s.legion)
    if (unit.place == UnitPlace::war && unit.war == war && unit.commander.empty())
      units.legions.push_back(unit.number);
  for (const Fleet& unit : s.fleet)
    if (unit.place == UnitPlace::war && unit.war == war && unit.commander.empty())
      units.fleets.push_back(unit.number);
  return units;
}

// What he will have there: the first whom the proposal sends to a war finds what is left at it.
Force force_there(const State& s, const SendForces& x, const Dispatch& d) {
  const auto first = std::find_if(x.dispatches.begin(), x.dispatches.end(),
                                  [&](const Dispatch& other) { return other.war == d.war; });
  if (first->commander != d.commander) return d.force;
  const Units waiting = leaderless_at(s, d.war);
  Force force = d.force;
  force.fleets += static_cast<int>(waiting.fleets.size());
  for (const int number : waiting.legions) ++(legion(s, number).veteran ? force.veterans : force.legions);
  return force;
}

// RPR-1.09.64b, R-31
Refused refuse_support(Position p, const Dispatch& d, const Force& force) {
  const WarStrength enemy = war_strength(p, d.war, d.commander, true);
  if (force.fleets < enemy.support)
    return refusal("RPR-1.09.64b", "too_few_fleets", Json(Json::Object{{"needed", Json(enemy.support)}}));
  if (force.legions + force.veterans == 0 && enemy.fleet == 0) return refusal("RPR-1.09.64a", "no_legions");
  return std::nullopt;
}

bool goes_to(const SendForces& x, WarId id) {
  return std::any_of(x.dispatches.begin(), x.dispatches.end(),
                     [&](const Dispatch& d) { return d.war == id; });
}

// By an item that stands before this one on the agenda.
bool goes_before(const State& s, const SendForces& x, WarId id) {
  for (const Item& i : s.session.items) {
    if (i.proposal == Proposal(x) && is_open(i)) return false;
    if (i.status != ItemStatus::pending) continue;
    for (const SendForces* other : parts_of<SendForces>(i.proposal))
      if (goes_to(*other, id)) return true;
  }
  return false;
}

// RPR-1.07.332c  Earlier active wars of its series come first: by this proposal, or with a commander there;
// `ahead`: or by what the agenda brings before.
Refused refuse_series(Position p, const SendForces& x, WarId id, bool ahead) {
  if (!p.tables.has_war(id) || !p.tables.war(id).series) return std::nullopt;
  const WarInfo& info = p.tables.war(id);
  const auto led = [&](WarId war) {
    return std::any_of(p.state.command.begin(), p.state.command.end(),
                       [&](const Command& c) { return c.war == war; });
  };
  for (const WarId other : wars_of_series(p, *info.series, true)) {
    if (p.tables.war(other).series_number >= info.series_number) continue;
    if (goes_to(x, other) || led(other) || (ahead && goes_before(p.state, x, other))) continue;
    return refusal("RPR-1.07.332c", "earlier_war_first", about("war", other));
  }
  return std::nullopt;
}

void release(State& s, SenatorId commander, WarId war, ForceReturned& told) {
  const auto home = [&](auto& unit, std::vector<int>& list) {
    if (unit.place != UnitPlace::war || unit.commander != commander || unit.war != war) return;
    unit.place = UnitPlace::rome;
    unit.commander = SenatorId();
    unit.war = WarId();
    list.push_back(unit.number);
  };
  for (Legion& unit : s.legion) home(unit, told.legions);
  for (Fleet& unit : s.fleet) home(unit, told.fleets);
}

// What of a need is left when so much is there.
Force still_needed(const Force& need, const Force& there) {
  return {std::max(0, need.legions - there.legions), std::max(0, need.veterans - there.veterans),
          std::max(0, need.fleets - there.fleets)};
}

// RPR-1.09.63a, 644a, 644b, 646a  What comes to the Active Forces if this passes.
Force brought_to_rome(const State& s, const Proposal& proposal) {
  Force force;
  for (const RaiseForces* raise : parts_of<RaiseForces>(proposal))
    force = plus(force, {raise->legions, 0, raise->fleets});
  for (const RecallCommander* recall : parts_of<RecallCommander>(proposal))
    force = plus(force, recall->all ? force_of(s, recall->commander) : recall->force);
  for (const RecallGarrison* recall : parts_of<RecallGarrison>(proposal)) force = plus(force, recall->force);
  return force;
}

}  // namespace

// R-31  How things will stand once these wars are attacked: active, and with those of their leaders who wait
// in the Curia (RPR-1.07.341b).
State once_attacked(Position p, const std::vector<WarId>& wars) {
  State later = p.state;
  for (const WarId id : wars) {
    War* w = find_war(later, id);
    if (!w || is_active(w->zone)) continue;
    w->zone = WarZone::active;
    if (!w->province.empty()) continue;
    for (EnemyLeader& leader : later.leader)
      if (leader.place == LeaderPlace::curia &&
          p.tables.war(id).series == p.tables.leader(leader.id).series && !passes_over(p, leader.id, id))
        leader.place = LeaderPlace::forum;
  }
  return later;
}

std::optional<Units> choose_from(const State& s, const Force& force, const std::vector<int>& legions,
                                 const std::vector<int>& fleets, SenatorId owner) {
  const auto plain = take_legions(s, legions, force.legions, false, owner);
  const auto veterans = take_legions(s, legions, force.veterans, true, owner);
  if (!plain || !veterans || static_cast<int>(fleets.size()) < force.fleets) return std::nullopt;
  Units units{*plain, fleets};
  units.legions.insert(units.legions.end(), veterans->begin(), veterans->end());
  std::sort(units.legions.begin(), units.legions.end());
  units.fleets.resize(static_cast<std::size_t>(force.fleets));
  return units;
}

// In the field or among rebels: the units of this commander; elsewhere his own veterans come first.
std::optional<Units> choose_units(Position p, const Force& force, UnitPlace from, SenatorId commander) {
  const State& s = p.state;
  if (from == UnitPlace::war || from == UnitPlace::rebels)
    return choose_from(s, force, legions_of(s, commander), fleets_of(s, commander), commander);
  return choose_from(s, force, legions_at(s, from), fleets_at(s, from), commander);
}

bool will_be_in_rome(Position p, const Force& force, SenatorId owner, const Proposal& proposal) {
  Force needed = force;
  for (const Item& i : p.state.session.items) {
    if (i.proposal == proposal && is_open(i)) break;  // also one whose vote goes on
    if (i.status != ItemStatus::pending) continue;
    needed = still_needed(needed, brought_to_rome(p.state, i.proposal));
  }
  return choose_units(p, needed, UnitPlace::rome, owner).has_value();
}

std::vector<SenatorId> leaving_by(const Proposal& proposal) {
  std::vector<SenatorId> leaving;
  for (const SendForces* send : parts_of<SendForces>(proposal))
    for (const Dispatch& d : send->dispatches) leaving.push_back(d.commander);
  for (const ReplaceCommander* replace : parts_of<ReplaceCommander>(proposal)) leaving.push_back(replace->by);
  for (const CollectBequest* bequest : parts_of<CollectBequest>(proposal))
    leaving.push_back(bequest->commander);
  return leaving;
}

std::vector<SenatorId> leaving_before(const State& s, const Proposal& proposal) {
  std::vector<SenatorId> leaving;
  for (const Item& i : s.session.items) {
    if (i.proposal == proposal && is_open(i)) break;
    if (i.status != ItemStatus::pending) continue;
    for (const SenatorId id : leaving_by(i.proposal)) leaving.push_back(id);
  }
  return leaving;
}

Refused refuse_force(const Force& force, const char* clause) {
  if (force.legions >= 0 && force.veterans >= 0 && force.fleets >= 0 &&
      force.legions + force.veterans + force.fleets > 0)
    return std::nullopt;
  return refusal(clause, "no_units", Json(Json::Object{}), RefusalKind::not_understood);
}

Force plus(const Force& a, const Force& b) {
  return {a.legions + b.legions, a.veterans + b.veterans, a.fleets + b.fleets};
}

Force force_of(const State& s, SenatorId commander) {
  Force force{0, 0, static_cast<int>(fleets_of(s, commander).size())};
  for (const int number : legions_of(s, commander))
    ++(legion(s, number).veteran ? force.veterans : force.legions);
  return force;
}

// RPR-1.09.641a  `leaving`: those who go with him or before him.
Refused refuse_commander(Position p, SenatorId id, const std::vector<SenatorId>& leaving) {
  if (auto no = refuse_absent(p, id, "RPR-1.09.641a")) return no;
  const std::optional<Office> office = senator(p.state, id).office;
  if (office == Office::dictator || office == Office::field_consul) return std::nullopt;
  if (office != Office::rome_consul) return refusal("RPR-1.09.641a", "no_commander", about("senator", id));
  for (const SenatorId other : holders(p.state, Office::field_consul))
    if (in_rome(senator(p.state, other)) && !contains(leaving, other))
      return refusal("RPR-1.09.641a", "field_consul_first", about("senator", other));
  return std::nullopt;
}

// Fleets against an undefeated fleet; legions, where there are any, against the land; support always.
std::optional<Refusal> refuse_weak_force(Position p, SenatorId commander, WarId war, const Force& force) {
  const State later = once_attacked(p, {war});
  const WarStrength enemy = war_strength(Position(p.tables, later), war, commander);
  const SenatorId master = master_with(p, commander);
  const auto with_skill = [&](int army) { return army + command_strength(p, commander, master, army); };
  const int army = force.legions + 2 * force.veterans;
  const bool at_sea = enemy.fleet > 0 && with_skill(force.fleets) < enemy.fleet;
  const bool on_land = army > 0 ? with_skill(army) < enemy.land : enemy.fleet == 0;
  if (!at_sea && !on_land && force.fleets >= enemy.support) return std::nullopt;
  return refusal("RPR-1.09.643a", "too_weak",
                 Json(Json::Object{{"senator", Json(commander.view())}, {"war", Json(war.view())}}));
}

bool weak_and_unwilling(Position p, const Item& item, SenatorId commander, WarId war, const Force& force) {
  if (!refuse_weak_force(p, commander, war, force)) return false;
  if (consents(p, &item, commander, Role::command)) return false;
  const RoleOf role{Role::command, SenatorId(), std::nullopt, force.legions + force.veterans};
  return !willing(p, item.proposer, commander, role);
}

// --- Going out
namespace {

void lead_out(State& s, const Command& command, const Units& units) {
  const auto join = [&](auto& unit) {
    unit.place = UnitPlace::war;
    unit.war = command.war;
    unit.commander = command.commander;
  };
  for (const int number : units.legions) join(legion(s, number));
  for (const int number : units.fleets) join(fleet(s, number));
  s.command.push_back(command);
}

// Those of Rome that it names, and what waits at the war.
std::optional<Units> units_for(Position p, const Dispatch& dispatch) {
  std::optional<Units> units = choose_units(p, dispatch.force, UnitPlace::rome, dispatch.commander);
  if (!units) return std::nullopt;
  const Units waiting = leaderless_at(p.state, dispatch.war);
  units->legions.insert(units->legions.end(), waiting.legions.begin(), waiting.legions.end());
  units->fleets.insert(units->fleets.end(), waiting.fleets.begin(), waiting.fleets.end());
  std::sort(units->legions.begin(), units->legions.end());
  std::sort(units->fleets.begin(), units->fleets.end());
  return units;
}

}  // namespace

void take_command(RprTable& t, Name clause, Command command, const Units& units, Name how) {
  State& s = t.state();
  command.master = master_for(t, command.commander);
  command.serial = ++s.dispatches;
  command.sent = s.phase == Phase::senate;
  lead_out(s, command, units);
  t.tell(clause, ForceSent{command.commander, command.master, command.war, units.legions, units.fleets, how});
  if (!command.master.empty()) leave_rome(t, command.master, command.war);
  leave_rome(t, command.commander, command.war);
}

void send_force(RprTable& t, Name clause, const Dispatch& dispatch, int item, Name how) {
  const std::optional<Units> units = units_for(t, dispatch);
  ADJ_CHECK(units, "a force of more units than there are");
  if (dispatch.war != kCivilWar && !war_is_active(t, dispatch.war))
    activate_war(t, "RPR-1.09.64c", dispatch.war, "attacked");
  Command command;
  command.commander = dispatch.commander;
  command.war = dispatch.war;
  command.proposal = item;
  take_command(t, clause, command, *units, how);
}

std::optional<State> once_sent(Position p, const SendForces& x) {
  std::vector<WarId> wars;
  for (const Dispatch& d : x.dispatches) wars.push_back(d.war);
  State later = once_attacked(p, wars);
  for (const Dispatch& d : x.dispatches) {
    const std::optional<Units> units = units_for(Position(p.tables, later), d);
    if (!units) return std::nullopt;
    Command command;
    command.commander = d.commander;
    command.master = master_for(Position(p.tables, later), d.commander);
    command.war = d.war;
    lead_out(later, command, *units);
  }
  return later;
}

Refused refuse_business(Position p, Seat, const SendForces& x) {
  if (x.dispatches.empty())
    return refusal("RPR-1.09.64a", "no_units", Json(Json::Object{}), RefusalKind::not_understood);
  std::vector<SenatorId> leaving;
  Force all;
  for (const Dispatch& d : x.dispatches) {
    if (contains(leaving, d.commander))
      return refusal("RPR-1.09.64a", "named_twice", about("senator", d.commander));
    leaving.push_back(d.commander);
    all = plus(all, d.force);
  }
  const std::vector<SenatorId> before = leaving_before(p.state, x);
  leaving.insert(leaving.end(), before.begin(), before.end());
  for (const Dispatch& d : x.dispatches) {
    if (auto no = refuse_force(d.force, "RPR-1.09.64a")) return no;
    if (auto no = refuse_commander(p, d.commander, leaving)) return no;
    if (auto no = refuse_war(p, d.war)) return no;
    if (auto no = refuse_series(p, x, d.war, true)) return no;
    if (auto no = refuse_support(p, d, force_there(p.state, x, d))) return no;
  }
  if (!will_be_in_rome(p, all, SenatorId(), x)) return refusal("RPR-1.09.64a", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const SendForces& x, const Leaving& leaving) {
  Force all;
  std::vector<WarId> wars;
  for (const Dispatch& d : x.dispatches) {
    all = plus(all, d.force);
    wars.push_back(d.war);
  }
  if (refuse_business(p, item.proposer, x) || !choose_units(p, all, UnitPlace::rome, SenatorId()))
    return "impossible";
  const State later = once_attacked(p, wars);
  const Position then(p.tables, later);
  for (const Dispatch& d : x.dispatches) {
    if (refuse_series(p, x, d.war, false) || refuse_commander(p, d.commander, leaving)) return "impossible";
    if (weak_and_unwilling(then, item, d.commander, d.war, force_there(p.state, x, d))) return "too_weak";
  }
  return std::nullopt;
}

// RPR-1.09.641b, 642b  Who leaves Rome presiding ends the session by it (on_departure).
void perform(RprTable& t, const Item& item, const SendForces& x) {
  for (const Dispatch& d : x.dispatches) send_force(t, "RPR-1.09.64a", d, item.number, "sent");
}

// --- Coming home
void bring_home(RprTable& t, Name clause, SenatorId commander, Name why) {
  State& s = t.state();
  const Command* found = find_command(s, commander);
  if (!found) return;
  const Command own = *found;
  ForceReturned told{commander, own.war, {}, {}, why};
  release(s, commander, own.war, told);
  std::erase_if(s.command, [&](const Command& c) { return c.commander == commander; });
  if (!own.master.empty()) come_to_rome(s, own.master);
  come_to_rome(s, commander);
  senator(s, commander).lucullus_recall = false;
  for (Bequest& b : s.bequests)
    if (b.collector == commander && !b.collected) b.collector = SenatorId();
  t.tell(clause, told);
  if (senator(s, commander).office == Office::proconsul) leave_office(t, clause, commander, why);
  check_appointment_for_life(t);
}

void bring_home_all(RprTable& t, Name clause, WarId war, Name why) {
  std::vector<SenatorId> commanders;
  for (const Command& c : t.state().command)
    if (c.war == war) commanders.push_back(c.commander);
  for (const SenatorId id : commanders) bring_home(t, clause, id, why);
  ForceReturned told{SenatorId(), war, {}, {}, why};
  release(t.state(), SenatorId(), war, told);
  if (!told.legions.empty() || !told.fleets.empty()) t.tell(clause, told);
}

}  // namespace adj::respublica
