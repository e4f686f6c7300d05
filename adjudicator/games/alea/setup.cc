// A new game: every piece in its place before the first step (4.0, AIE-S0 … AIE-S7). Free deployments follow
// in the steps of setup_deploy.cc.

#include <algorithm>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

namespace {

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

const ScenarioInfoAlea& chosen_scenario(const Tables& tables, const std::string& id) {
  if (tables.has_scenario(id)) return tables.scenario(id);
  std::vector<std::string> ids;
  for (const ScenarioInfoAlea& s : tables.scenarios) ids.push_back(s.id);
  throw DataError("scenario: no scenario '" + id + "'; there are " + listed(ids));
}

std::map<std::string, std::string> chosen_options(const Tables& tables,
                                                  const std::map<std::string, std::string>& given) {
  std::map<std::string, std::string> options;
  std::vector<std::string> ids;
  for (const RuleOption& o : tables.rule_options) {
    options[o.id] = o.standard;
    ids.push_back(o.id);
    const auto wanted = given.find(o.id);
    if (wanted == given.end()) continue;
    if (std::ranges::count(o.values, wanted->second) == 0)
      throw DataError("options." + o.id + ": no value '" + wanted->second + "'; there are " +
                      listed(o.values));
    options[o.id] = wanted->second;
  }
  for (const auto& [id, value] : given)
    if (!options.contains(id)) throw DataError("options: no option '" + id + "'; there are " + listed(ids));
  return options;
}

// --- Romans
// AIE-RUL-30  Scenarios of the years of Caesar know the leaders who come in after his death; from scenario 3
// on, of the others only those listed take part.
Where of_unlisted_roman(const ScenarioInfoAlea& scenario, const LeaderInfo& info, bool caesar_in_play) {
  if (info.entry == EntryKind::after_caesar_death && caesar_in_play) return Where::waiting;
  if (info.entry == EntryKind::year && !scenario.free_deployment && info.entry_year > scenario.start_year)
    return Where::waiting;
  return Where::removed;
}

struct Listed {  // whom the scenario sets up, and for which camp
  std::map<LeaderId, Camp> leaders;
  std::map<UnitId, Camp> units;
};

Listed listed_pieces(const ScenarioInfoAlea& scenario) {
  Listed listed;
  for (const auto& [camp, forces] : scenario.forces) {
    for (const LeaderId& id : forces.leaders) listed.leaders[id] = camp;
    for (const UnitId& id : forces.units) listed.units[id] = camp;
  }
  for (const auto& [camp, zones] : scenario.deployment)
    for (const Deployment& d : zones) {
      for (const LeaderId& id : d.leaders) listed.leaders[id] = camp;
      for (const UnitId& id : d.units) listed.units[id] = camp;
    }
  for (const ExtraLeader& extra : scenario.extra_leaders)
    listed.leaders[extra.leader] = Camp::caesarian;  // till the die
  return listed;
}

void make_romans(const Tables& tables, const ScenarioInfoAlea& scenario, State& s) {
  const Listed listed = listed_pieces(scenario);
  const bool caesar_in_play = listed.leaders.contains(kCaesar);
  s.caesar = caesar_in_play ? CaesarFate::alive : CaesarFate::absent;
  for (const LeaderInfo& info : tables.leaders) {
    Leader l{info.id, info.initial_camp.value_or(Camp::caesarian), Where::removed, {}, false, false};
    const auto at = listed.leaders.find(info.id);
    if (at != listed.leaders.end()) {
      l.camp = at->second;
      l.where = Where::waiting;
    } else if (info.roman()) {
      l.where = of_unlisted_roman(scenario, info, caesar_in_play);
    }
    s.leader.push_back(l);
  }
  for (const UnitInfo& info : tables.units) {
    Unit u{info.id, Camp::caesarian, false, info.roman() ? Where::reserve : Where::people_box, {}, {}};
    const auto at = listed.units.find(info.id);
    if (at != listed.units.end()) {
      u.camp = at->second;
      u.weakened = info.recruits && scenario.recruits_start_weakened;  // AIE-S6.i
    }
    s.unit.push_back(u);
  }
  for (const auto& [camp, ids] : scenario.party_leaders)
    for (const LeaderId& id : ids) leader(s, id).party_leader = true;  // AIE-3.5.1b
}

// AIE-S1.d, S2.b  The fixed set-up.
void place_fixed(const ScenarioInfoAlea& scenario, State& s) {
  for (const auto& [camp, zones] : scenario.deployment)
    for (const Deployment& d : zones) {
      for (const LeaderId& id : d.leaders) put(s, id, d.zone);
      for (const UnitId& id : d.units) put(s, id, d.zone);
      if (d.roma_box) s.roma_leader = *d.roma_box;  // AIE-RUL-43
    }
}

// --- Peoples
// AIE-RUL-31  Leaders of peoples that the scenario does not list: still to come, or gone before it begins.
Where of_unlisted_foreigner(const ScenarioInfoAlea& scenario, const LeaderInfo& info) {
  const auto in_play = [&](LeaderId id) { return std::ranges::count(scenario.people_leaders, id) > 0; };
  if (info.entry == EntryKind::year && info.entry_year > scenario.start_year) return Where::waiting;
  if (info.entry == EntryKind::successor && in_play(info.predecessor)) return Where::waiting;
  return Where::removed;
}

// AIE-RUL-31  A people whose leader is gone for good has made peace before: his successor is in play.
void set_past(const Tables& tables, const PeopleInfo& info, const State& s, People& p) {
  for (const LeaderId& id : info.leaders) {
    if (leader(s, id).where != Where::removed) continue;
    p.ever_allied = p.ever_allied || tables.leader(id).removed_at_first_allegiance;
    p.ever_pacified = p.ever_pacified || tables.leader(id).removed_at_first_pacification;
  }
}

void make_peoples(const Tables& tables, const ScenarioInfoAlea& scenario, State& s) {
  for (const LeaderInfo& info : tables.leaders) {
    if (info.roman()) continue;
    const bool here = std::ranges::count(scenario.people_leaders, info.id) > 0;
    leader(s, info.id).where = here ? Where::map : of_unlisted_foreigner(scenario, info);
  }
  for (const PeopleInfo& info : tables.peoples) {
    People p;
    p.id = info.id;
    set_past(tables, info, s, p);
    s.people.push_back(p);
  }
  for (const auto& [id, camp] : scenario.war) {
    people(s, id).status = PeopleStatus::war;
    people(s, id).camp = people(s, id).last_camp = camp;
  }
  for (const auto& [id, camp] : scenario.allegiance) {
    people(s, id).status = PeopleStatus::allegiance;
    people(s, id).camp = people(s, id).last_camp = camp;
    people(s, id).ever_allied = true;
  }
}

// AIE-4.2.3a–b, 4.0.4  Majors are always at home, minors only once activated; leaders lie with the largest
// stack.
void place_peoples(const Tables& tables, State& s) {
  for (const PeopleInfo& info : tables.peoples) {
    if (!info.major && people(s, info.id).status == PeopleStatus::peace) continue;
    for (const auto& [id, zone] : even_spread({tables, s}, info.id, info.units)) put(s, id, zone);
    const ZoneId home = largest_home_stack({tables, s}, info.id);
    for (const LeaderId& id : info.leaders)
      if (leader(s, id).where == Where::map) put(s, id, home);
  }
}

std::vector<ZoneId> homes_in_zone_order(const Tables& tables, PeopleId id) {
  std::vector<ZoneId> homes = tables.people(id).homes;
  std::ranges::sort(homes, {}, [&](ZoneId z) { return tables.zone(z).order; });
  return homes;
}

std::map<ZoneId, int> units_at_home(Position p, PeopleId id) {
  std::map<ZoneId, int> count;
  for (const ZoneId& home : p.tables.people(id).homes) count[home] = 0;
  for (const UnitId& u : p.tables.people(id).units) {
    const Unit& piece = unit(p.state, u);
    if (on_map(piece) && count.contains(piece.zone)) ++count[piece.zone];
  }
  return count;
}

}  // namespace

std::vector<std::pair<UnitId, ZoneId>> even_spread(Position p, PeopleId id,
                                                   const std::vector<UnitId>& units) {
  const std::vector<ZoneId> homes = homes_in_zone_order(p.tables, id);
  std::map<ZoneId, int> count = units_at_home(p, id);
  std::vector<std::pair<UnitId, ZoneId>> spread;
  for (const UnitId& u : units) {
    const bool naves = !p.tables.unit(u).land();
    ZoneId best;
    for (const ZoneId& home : homes)
      if ((!naves || p.tables.zone(home).port) && (best.empty() || count[home] < count[best])) best = home;
    ADJ_CHECK(!best.empty(), "no home for " + u.str());
    ++count[best];
    spread.emplace_back(u, best);
  }
  return spread;
}

ZoneId largest_home_stack(Position p, PeopleId id) {
  std::map<ZoneId, int> count = units_at_home(p, id);
  ZoneId best;
  for (const ZoneId& home : homes_in_zone_order(p.tables, id))
    if (best.empty() || count[home] > count[best]) best = home;
  return best;
}

State new_game(const Tables& tables, const std::string& scenario_id,
               const std::map<std::string, std::string>& options) {
  const ScenarioInfoAlea& scenario = chosen_scenario(tables, scenario_id);
  State s;
  s.progress.step = "deploy_first";
  s.scenario = scenario.id;
  s.options = chosen_options(tables, options);
  s.year = scenario.start_year;
  s.seat_of = {{Camp::caesarian, Seat{1}}, {Camp::republican, Seat{2}}};  // AIE-0.5a
  s.orders = {{Seat{1}, {}}, {Seat{2}, {}}};
  s.spqr = scenario.spqr_start;
  for (const RegionInfo& r : tables.regions)
    s.region.push_back({r.id, scenario.control.at(r.id), scenario.control.at(r.id)});  // AIE-3.7.3a
  s.roma = scenario.roma;
  s.turn.initiative = s.turn.next_smc = scenario.first_initiative;  // AIE-2.Bc
  s.assassins_active = scenario.assassins_active;                   // AIE-RUL-23
  for (const CounterInfo& c : tables.counters) s.counter.push_back({c.id, CounterPlace::bowl, Seat{}, 0});
  make_romans(tables, scenario, s);
  make_peoples(tables, scenario, s);
  if (!scenario.free_deployment) place_fixed(scenario, s);
  place_peoples(tables, s);
  return s;
}

}  // namespace adj::alea
