// Scenarios: every piece named once and of the right camp, and the default set-up legal by the rules
// themselves.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"
#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

namespace {

std::string path_of(const Tables& t, const ScenarioInfoAlea& s) {
  const auto index = std::ranges::find(t.scenarios, s.id, &ScenarioInfoAlea::id) - t.scenarios.begin();
  return "scenarios.json: $.scenarios[" + std::to_string(index) + "]";
}

struct SetUp {  // of one camp
  std::set<LeaderId> leaders;
  std::set<UnitId> units;
  std::vector<LeaderId> roma_box;
};

SetUp set_up_of(const ScenarioInfoAlea& s, Camp camp) {
  SetUp set_up;
  for (const Deployment& d : s.deployment.at(camp)) {
    set_up.leaders.insert(d.leaders.begin(), d.leaders.end());
    set_up.units.insert(d.units.begin(), d.units.end());
    if (d.roma_box) set_up.roma_box.push_back(*d.roma_box);
  }
  return set_up;
}

void check_forces(const ScenarioInfoAlea& s, Camp camp, const std::string& here) {
  const std::string name(name_of(camp));
  const SetUp set_up = set_up_of(s, camp);
  for (const LeaderId& id : s.party_leaders.at(camp))
    if (!set_up.leaders.contains(id))
      fail(here + ".party_leaders." + name, "'" + id.str() + "' is not set up");
  if (set_up.roma_box.size() != (s.roma == camp ? 1u : 0u))
    fail(here, "the camp that holds Roma has one leader in the Roma box, the other none (" + name + ")");
  if (!s.free_deployment) return;
  const Forces& forces = s.forces.at(camp);
  if (set_up.leaders != std::set(forces.leaders.begin(), forces.leaders.end()) ||
      set_up.units != std::set(forces.units.begin(), forces.units.end()))
    fail(here + ".default_deployment." + name, "does not set up exactly the forces");
}

// AIE-S0  The default passes the same checks as a player's set-up.
void check_default(const Tables& t, const State& state, Camp camp, const std::string& here) {
  const Position p(t, state);
  const std::vector<Order> orders = default_deployment(p, camp);
  const std::string where = here + ".default_deployment." + std::string(name_of(camp));
  for (const auto& verdict : check_orders(p, DeployForces{seat_of(state, camp), camp}, orders))
    if (verdict) fail(where, verdict->clause + " " + verdict->key + " " + verdict->args.dump());
  for (const Refusal& fault : deployment_faults(p, camp, orders))
    fail(where, fault.clause + " " + fault.key + " " + fault.args.dump());
}

void check_deployable(const Tables& t, const ScenarioInfoAlea& s, const std::string& here) {
  if (!s.free_deployment) return;
  State state = new_game(t, s.id, {});
  if (s.extra_leaders.empty()) {
    for (const Camp camp : kCamps) check_default(t, state, camp, here);
    return;
  }
  for (const Camp joined : kCamps) {  // whichever way Dolabella's die falls
    state.dolabella_camps = {joined};
    for (const Camp camp : kCamps) check_default(t, state, camp, here);
  }
}

void check_specials(const Tables& t, const ScenarioInfoAlea& s, const std::string& here) {
  if (s.extra_leaders.size() > 1) fail(here + ".extra_leaders", "only one is known");
  for (const ExtraLeader& extra : s.extra_leaders)
    for (const Camp camp : kCamps)
      if (extra.leader != kDolabella || set_up_of(s, camp).leaders.contains(extra.leader))
        fail(here + ".extra_leaders", "only Dolabella, who is in nobody's forces");
  std::set<LeaderId> forced;
  for (const ForcedPlacement& f : s.forced) {
    if (!forced.insert(f.leader).second)
      fail(here + ".forced_placement", "'" + f.leader.str() + "' occurs twice");
    if (f.alone && !f.zone) fail(here + ".forced_placement", "alone needs a zone");
  }
  for (const TimedEvent& e : s.timed)
    if (e.effect != "parthi_war_controlled_by_republican" || e.phase != Phase::c)
      fail(here + ".timed_events", "the rules know no such event");
  for (const auto& [id, cc] : s.cc_override)
    if (!t.leader(id).roman()) fail(here + ".overrides.leaders", "only Roman leaders take another CC");
}

void check_peoples(const Tables& t, const ScenarioInfoAlea& s, const std::string& here) {
  const std::string where = here + ".non_roman_leaders";
  const auto listed = [&](LeaderId id) { return std::ranges::count(s.people_leaders, id) > 0; };
  for (const LeaderInfo& l : t.leaders) {
    if (l.roman() || !listed(l.id)) continue;
    if (l.entry == EntryKind::year && l.entry_year > s.start_year) fail(where, l.id.str() + " enters later");
    if (l.entry == EntryKind::successor && listed(l.predecessor))
      fail(where, l.id.str() + " comes after " + l.predecessor.str());
    if (l.removal_year && *l.removal_year <= s.start_year) fail(where, l.id.str() + " is removed before");
  }
  for (const PeopleInfo& p : t.peoples)
    if (p.major && std::ranges::none_of(p.leaders, listed)) fail(where, "no leader of " + p.id.str());
}

void check_scenario(const Tables& t, const ScenarioInfoAlea& s) {
  const std::string here = path_of(t, s);
  if (s.start_year < -49 || s.end_year > -29) fail(here + ".start_year", "the calendar runs from -49 to -29");
  if (s.spqr_start >= t.constants.spqr_end) fail(here + ".spqr_start", "the game would be over");
  if (s.caesar_assassination != (s.id == "1"))
    fail(here + ".caesar_assassination", "only in scenario 1");  // AIE-3.5.3a
  if (s.rubicon != (s.id == "1" || s.id == "2"))
    fail(here + ".special_rules", "the Rubicon: scenarios 1 and 2");
  for (const Camp camp : kCamps) check_forces(s, camp, here);
  check_specials(t, s, here);
  check_peoples(t, s, here);
  check_deployable(t, s, here);
}

}  // namespace

void validate_scenarios(const Tables& t) {
  if (t.scenarios.size() != 7)
    fail("scenarios.json: $.scenarios", "there are 7 scenarios, not " + std::to_string(t.scenarios.size()));
  for (std::size_t i = 0; i < t.scenarios.size(); ++i)
    if (t.scenarios[i].id != std::to_string(i + 1))
      fail("scenarios.json: $.scenarios[" + std::to_string(i) + "].id", "scenarios are numbered from 1");
  for (const ScenarioInfoAlea& s : t.scenarios) check_scenario(t, s);
}

}  // namespace adj::alea
