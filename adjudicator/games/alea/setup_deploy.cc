// AIE-S0  Free deployment: the side with the first initiative sets up everything, then the other. Each line
// of orders is judged by itself (whose piece, which zone); what holds only for the whole (garrisons, a leader
// per region, the Roma box) is listed as missing until the set is complete.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"
#include "adjudicator/games/alea/steps.h"

namespace adj::alea {

namespace {

bool contains(const std::vector<ZoneId>& list, ZoneId zone) { return std::ranges::count(list, zone) > 0; }

const std::vector<ZoneId>& of_camp(const std::map<Camp, std::vector<ZoneId>>& lists, Camp camp) {
  static const std::vector<ZoneId> kNone;
  const auto at = lists.find(camp);
  return at == lists.end() ? kNone : at->second;
}

const ForcedPlacement* forced_place(Position p, LeaderId id) {
  for (const ForcedPlacement& f : scenario(p).forced)
    if (f.leader == id) return &f;
  return nullptr;
}

const char* clause_of(Position p, const ForcedPlacement& f) {
  if (p.state.scenario == "5") return f.alone ? "AIE-S5.f" : "AIE-S5.e";
  if (p.state.scenario == "6")
    return f.leader == kOctavianus || f.leader == kMAntonius ? "AIE-S6.e" : "AIE-S6.g";
  return "AIE-S0.g";
}

// AIE-S0.e, EX-30, RUL-32  The enemy's region that this zone touches by land or strait.
std::optional<RegionId> enemy_region_beside(Position p, Camp camp, ZoneId zone) {
  for (const Border& b : p.tables.zone(zone).borders)
    if (const auto r = region_of(p, b.to); r && region(p.state, *r).controller == other(camp)) return r;
  return std::nullopt;
}

// AIE-S0.a, e, S6.h  Where a camp sets up anything at all.
std::optional<Refusal> refuse_zone(Position p, Camp camp, ZoneId zone) {
  const ScenarioInfoAlea& s = scenario(p);
  if (contains(of_camp(s.forbidden_zones, camp), zone))
    return refusal("AIE-S6.h", "deploy_zone_forbidden", Json(Json::Object{{"zone", zone.view()}}));
  const auto r = region_of(p, zone);
  const bool own = r && region(p.state, *r).controller == camp;
  if (!own && !contains(of_camp(s.extra_zones, camp), zone))
    return refusal("AIE-S0.a", "deploy_zone_not_controlled", Json(Json::Object{{"zone", zone.view()}}));
  if (contains(of_camp(s.adjacency_exempt, camp), zone)) return std::nullopt;
  if (const auto beside = enemy_region_beside(p, camp, zone))
    return refusal("AIE-S0.e", "deploy_zone_beside_enemy",
                   Json(Json::Object{{"zone", zone.view()}, {"region", beside->view()}}));
  return std::nullopt;
}

}  // namespace

Forces forces_of(Position p, Camp camp) {
  const ScenarioInfoAlea& s = scenario(p);
  const auto at = s.forces.find(camp);
  Forces forces = at == s.forces.end() ? Forces{} : at->second;
  if (p.state.dolabella_camps.empty()) return forces;
  for (const ExtraLeader& extra : s.extra_leaders)
    if (p.state.dolabella_camps.front() == camp) forces.leaders.push_back(extra.leader);
  return forces;
}

std::optional<Refusal> may_deploy(Position p, Camp camp, LeaderId id, ZoneId zone) {
  if (std::ranges::count(forces_of(p, camp).leaders, id) == 0)
    return refusal("AIE-S0.a", "deploy_leader_not_yours", Json(Json::Object{{"leader", id.view()}}),
                   RefusalKind::not_yours);
  const ForcedPlacement* forced = forced_place(p, id);  // AIE-S0.g: goes before the general rules
  if (!forced) return refuse_zone(p, camp, zone);
  if (forced->zone) {
    if (zone == *forced->zone) return std::nullopt;
    return refusal(clause_of(p, *forced), "deploy_leader_zone",
                   Json(Json::Object{{"leader", id.view()}, {"zone", forced->zone->view()}}));
  }
  if (region_of(p, zone) == forced->region) return refuse_zone(p, camp, zone);
  return refusal(clause_of(p, *forced), "deploy_leader_region",
                 Json(Json::Object{{"leader", id.view()}, {"region", forced->region->view()}}));
}

std::optional<Refusal> may_deploy(Position p, Camp camp, UnitId id, ZoneId zone) {
  if (std::ranges::count(forces_of(p, camp).units, id) == 0)
    return refusal("AIE-S0.a", "deploy_unit_not_yours", Json(Json::Object{{"unit", id.view()}}),
                   RefusalKind::not_yours);
  for (const ForcedPlacement& f : scenario(p).forced)
    if (f.alone && f.zone == zone)
      return refusal(clause_of(p, f), "deploy_leader_alone",
                     Json(Json::Object{{"leader", f.leader.view()}, {"zone", zone.view()}}));
  if (auto refused = refuse_zone(p, camp, zone)) return refused;
  if (!p.tables.unit(id).land() && !p.tables.zone(zone).port)
    return refusal("AIE-S0.d", "deploy_naves_need_port",
                   Json(Json::Object{{"unit", id.view()}, {"zone", zone.view()}}));
  return std::nullopt;
}

namespace {

// --- A set-up in the making
struct Plan {
  std::map<LeaderId, ZoneId> leaders;
  std::map<UnitId, ZoneId> units;
  LeaderId roma_box;
};

Plan default_plan(Position p, Camp camp) {
  Plan plan;
  const ScenarioInfoAlea& s = scenario(p);
  if (const auto at = s.deployment.find(camp); at != s.deployment.end())
    for (const Deployment& d : at->second) {
      for (const LeaderId& id : d.leaders) plan.leaders[id] = d.zone;
      for (const UnitId& id : d.units) plan.units[id] = d.zone;
      if (d.roma_box) plan.roma_box = *d.roma_box;
    }
  if (p.state.dolabella_camps.empty() || p.state.dolabella_camps.front() != camp) return plan;
  for (const ExtraLeader& extra : s.extra_leaders) plan.leaders[extra.leader] = extra.default_zone.at(camp);
  return plan;
}

std::optional<Refusal> refuse_line(Position p, Camp camp, const Deploy& o) {
  if (o.leaders.empty() && o.units.empty()) return refusal("AIE-S0.a", "deploy_nothing_named");
  if (o.roma_box && p.state.roma != camp) return refusal("AIE-S0.c", "deploy_roma_not_controlled");
  for (const LeaderId& id : o.leaders)
    if (auto refused = may_deploy(p, camp, id, o.zone)) return refused;
  for (const UnitId& id : o.units)
    if (auto refused = may_deploy(p, camp, id, o.zone)) return refused;
  return std::nullopt;
}

// A piece named again goes where the later line says. IN ROMA puts the first leader named into the box.
void carry_out(Plan& plan, const Deploy& o) {
  for (const LeaderId& id : o.leaders) {
    plan.leaders[id] = o.zone;
    if (plan.roma_box == id) plan.roma_box = LeaderId();
  }
  for (const UnitId& id : o.units) plan.units[id] = o.zone;
  if (o.roma_box && !o.leaders.empty()) plan.roma_box = o.leaders.front();
}

Plan read_plan(Position p, Camp camp, const std::vector<Order>& orders, Verdicts* verdicts) {
  Plan plan;
  for (const Order& order : orders) {
    std::optional<Refusal> refused;
    if (std::holds_alternative<DeployDefault>(order.body)) {
      plan = default_plan(p, camp);
    } else if (const auto* o = std::get_if<Deploy>(&order.body)) {
      refused = refuse_line(p, camp, *o);
      if (!refused) carry_out(plan, *o);
    } else {
      refused = refusal("AIE-S0.a", "deploy_first");
    }
    if (verdicts) verdicts->push_back(std::move(refused));
  }
  return plan;
}

// --- The whole
void find_unplaced(Position p, Camp camp, const Plan& plan, std::vector<Refusal>& faults) {
  const Forces forces = forces_of(p, camp);
  Json leaders = Json::array(), units = Json::array();
  for (const LeaderId& id : forces.leaders)
    if (!plan.leaders.contains(id)) leaders.push_back(id.view());
  for (const UnitId& id : forces.units)
    if (!plan.units.contains(id)) units.push_back(id.view());
  if (!leaders.as_array().empty())
    faults.push_back(
        refusal("AIE-S0.a", "deploy_leaders_missing", Json(Json::Object{{"leaders", std::move(leaders)}})));
  if (!units.as_array().empty())
    faults.push_back(
        refusal("AIE-S0.a", "deploy_units_missing", Json(Json::Object{{"units", std::move(units)}})));
}

int legions_planned(Position p, const Plan& plan, RegionId id) {
  return static_cast<int>(std::ranges::count_if(plan.units, [&](const auto& placed) {
    return p.tables.unit(placed.first).type == UnitType::legio && region_of(p, placed.second) == id;
  }));
}

// AIE-RUL-32  The leader in the Roma box is in addition to the one of Italia.
bool has_leader_planned(Position p, const Plan& plan, RegionId id) {
  return std::ranges::any_of(plan.leaders, [&](const auto& placed) {
    return placed.first != plan.roma_box && region_of(p, placed.second) == id;
  });
}

std::vector<Refusal> faults_of(Position p, Camp camp, const Plan& plan) {
  std::vector<Refusal> faults;
  find_unplaced(p, camp, plan, faults);
  for (const RegionInfo& r : p.tables.regions) {
    if (region(p.state, r.id).controller != camp) continue;
    const int legions = legions_planned(p, plan, r.id);
    if (legions < r.garrison)  // AIE-S0.b
      faults.push_back(
          refusal("AIE-S0.b", "deploy_garrison_missing",
                  Json(Json::Object{{"region", r.id.view()}, {"needed", r.garrison}, {"there", legions}})));
    if (!has_leader_planned(p, plan, r.id))  // AIE-S0.c
      faults.push_back(
          refusal("AIE-S0.c", "deploy_region_leader_missing", Json(Json::Object{{"region", r.id.view()}})));
  }
  if (p.state.roma == camp && plan.roma_box.empty())
    faults.push_back(refusal("AIE-S0.c", "deploy_roma_leader_missing"));
  return faults;
}

// What was left out goes where the default deployment has it; the Roma box takes its leader of the default,
// else the first one in the zone.
void fill_from_default(Position p, Camp camp, Plan& plan) {
  const Plan standard = default_plan(p, camp);
  plan.leaders.insert(standard.leaders.begin(), standard.leaders.end());
  plan.units.insert(standard.units.begin(), standard.units.end());
  if (p.state.roma != camp || !plan.roma_box.empty()) return;
  if (!standard.roma_box.empty() && plan.leaders.at(standard.roma_box) == kRomaZone) {
    plan.roma_box = standard.roma_box;
    return;
  }
  for (const auto& [id, zone] : plan.leaders)
    if (zone == kRomaZone && plan.roma_box.empty()) plan.roma_box = id;
}

std::vector<Order> orders_of(const Plan& plan, const Tables& tables) {
  std::vector<Order> orders;
  if (!plan.roma_box.empty())
    orders.push_back({Deploy{{plan.roma_box}, {}, kRomaZone, true}, {}, std::nullopt});
  for (const ZoneInfo& zone : tables.zones) {
    Deploy o{{}, {}, zone.id, false};
    for (const LeaderInfo& l : tables.leaders)
      if (const auto at = plan.leaders.find(l.id);
          at != plan.leaders.end() && at->second == zone.id && l.id != plan.roma_box)
        o.leaders.push_back(l.id);
    for (const UnitInfo& u : tables.units)
      if (const auto at = plan.units.find(u.id); at != plan.units.end() && at->second == zone.id)
        o.units.push_back(u.id);
    if (!o.leaders.empty() || !o.units.empty()) orders.push_back({std::move(o), {}, std::nullopt});
  }
  return orders;
}

void set_up(AleaTable& t, Camp camp, const Plan& plan) {
  State& s = t.state();
  for (const Order& order : orders_of(plan, t.tables())) {
    const Deploy& o = std::get<Deploy>(order.body);
    for (const LeaderId& id : o.leaders) put(s, id, o.zone);
    for (const UnitId& id : o.units) put(s, id, o.zone);
    if (o.roma_box) s.roma_leader = o.leaders.front();
    t.tell("AIE-S0.a", Deployed{camp, o.zone, o.leaders, o.units, o.roma_box});
  }
}

// A set that breaks the rules as a whole even after filling up gives way to the default.
void deploy_freely(AleaTable& t, Camp camp) {
  const Seat seat = seat_of(t.state(), camp);
  const Orders answer = t.ask(DeployForces{seat, camp});
  Plan plan = read_plan(t, camp, answer.list, nullptr);
  fill_from_default(t, camp, plan);
  if (auto faults = faults_of(t, camp, plan); !faults.empty()) {
    t.tell(Audience::only(seat), "AIE-S0.a", DeploymentReplaced{seat, std::move(faults)});
    plan = default_plan(t, camp);
  }
  set_up(t, camp, plan);
}

// Scenarios 1 and 2: the pieces stand where new_game put them.
void tell_fixed(AleaTable& t, Camp camp) {
  for (const Deployment& d : scenario(t).deployment.at(camp))
    t.tell("AIE-S1.d", Deployed{camp, d.zone, d.leaders, d.units, d.roma_box.has_value()});
}

// AIE-S5.g, RUL-50  Dolabella's camp is rolled before the set-up: even C, odd R.
void roll_extra_leaders(AleaTable& t) {
  for (const ExtraLeader& extra : scenario(t).extra_leaders) {
    const int roll = t.d6("AIE-S5.g", "leader_camp", extra.leader.str());
    const Camp camp = roll % 2 == 0 ? Camp::caesarian : Camp::republican;
    leader(t.state(), extra.leader).camp = camp;
    t.state().dolabella_camps = {camp};
    t.tell("AIE-S5.g", LeaderCampRolled{extra.leader, camp, roll});
  }
}

void deploy(AleaTable& t, Camp camp) {
  if (scenario(t).free_deployment)
    deploy_freely(t, camp);
  else
    tell_fixed(t, camp);
}

}  // namespace

std::vector<Order> default_deployment(Position p, Camp camp) {
  return orders_of(default_plan(p, camp), p.tables);
}

std::vector<Refusal> deployment_faults(Position p, Camp camp, const std::vector<Order>& orders) {
  return faults_of(p, camp, read_plan(p, camp, orders, nullptr));
}

Verdicts check_orders(Position p, const DeployForces& d, const std::vector<Order>& orders) {
  Verdicts verdicts;
  read_plan(p, d.camp, orders, &verdicts);
  return verdicts;
}

Orders fallback_for(Position, const DeployForces&) { return {{Order{DeployDefault{}, {}, std::nullopt}}, 0}; }

void deploy_first(AleaTable& t) {
  const State& s = t.state();
  t.tell("AIE-0.5a", GameStarted{s.scenario, s.year, seat_of(s, Camp::caesarian),
                                 seat_of(s, Camp::republican), t.tables().digest});
  roll_extra_leaders(t);
  deploy(t, scenario(t).first_initiative);
}

void deploy_second(AleaTable& t) { deploy(t, other(scenario(t).first_initiative)); }

}  // namespace adj::alea
