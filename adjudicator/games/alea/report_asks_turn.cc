// The choices of set-up and of phases B to D.

#include <algorithm>

#include "adjudicator/games/alea/ch2_c_entry.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

std::string leader_line(const Reader& r, LeaderId id) {
  const LeaderFace v = values(r.p, id);
  return r.say("report.leader_line",
               {{"leader", id.str()}, {"cc", v.cc}, {"bt", v.bt}, {"vs", v.vs}, {"cp", v.cp}});
}

void keep(std::vector<ChoiceGroup>& groups, ChoiceGroup group) {
  if (!group.lines.empty()) groups.push_back(std::move(group));
}

// --- Phases C and D

ChoiceGroup entries(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.turn.entries"), {}};
  for (const LeaderId& id : entering_leaders(r.p, camp))
    group.lines.push_back(
        r.say("report.turn.entry",
              {{"leader", id.str()}, {"zones", zone_list(r.p.tables, entry_choices(r.p, camp, id))}}));
  return group;
}

// AIE-4.4.2c, AIE-RUL-17  1d10, one more from afar, strictly below the better CP.
ChoiceGroup envoys(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.turn.diplomacy"), {}};
  for (const PeopleInfo& info : r.p.tables.peoples) {
    const Diplomacy attempt{info.id, std::nullopt};
    if (refuse(r.p, camp, attempt)) continue;
    const Embassy by = embassy(r.p, camp, attempt);
    group.lines.push_back(
        r.say("report.turn.envoy", {{"people", info.id.str()},
                                    {"leader", by.leader.str()},
                                    {"cp", by.cp},
                                    {"chance", std::clamp(by.cp - by.modifier, 0, 10) * 10}}));
  }
  return group;
}

ChoiceGroup nominations(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.turn.nominations"), {}};
  for (const Leader& l : r.p.state.leader)
    if (r.p.tables.leader(l.id).roman() && !refuse(r.p, camp, Nominate{l.id}))
      group.lines.push_back(leader_line(r, l.id));
  return group;
}

ChoiceGroup reinforcements_due(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.turn.reinforcements"), {}};
  for (const RegionInfo& info : r.p.tables.regions) {
    std::vector<UnitId> units;
    for (const Unit& u : r.p.state.unit)
      if (u.where == Where::region_box && u.region == info.id && u.camp == camp) units.push_back(u.id);
    if (units.empty()) continue;
    std::vector<ZoneId> zones;
    for (const ZoneId& zone : info.zones)
      if (std::ranges::any_of(units, [&](UnitId id) { return !refuse(r.p, camp, PlaceUnits{{id}, zone}); }))
        zones.push_back(zone);
    group.lines.push_back(r.say("report.turn.recruits", {{"region", info.id.str()},
                                                         {"units", force_text(r.p, units, r.language)},
                                                         {"zones", zone_list(r.p.tables, zones)}}));
  }
  return group;
}

ChoiceGroup surplus(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.turn.disbanding"), {}};
  for (const RegionInfo& info : r.p.tables.regions) {
    const int own = legions_in(r.p, info.id, camp);
    const bool mine = region(r.p.state, info.id).controller == camp;
    const int needed = mine ? info.garrison : 0;
    if (own > needed)
      group.lines.push_back(
          r.say("report.turn.surplus", {{"region", info.id.str()}, {"own", own}, {"garrison", needed}}));
  }
  return group;
}

}  // namespace

std::vector<LeaderId> entering_leaders(Position p, Camp camp) {
  std::vector<LeaderId> found;
  for (const LeaderInfo& info : p.tables.leaders)
    if (enters_now(p, info.id) && !entry_choices(p, camp, info.id).empty()) found.push_back(info.id);
  return found;
}

std::vector<ZoneId> entry_choices(Position p, Camp camp, LeaderId id) {
  std::vector<ZoneId> zones;
  for (const ZoneInfo& zone : p.tables.zones)
    if (!zone.sea && !refuse(p, camp, Enter{id, zone.id})) zones.push_back(zone.id);
  return zones;
}

std::vector<ChoiceGroup> turn_choices(const Reader& r, Camp camp, bool b, bool c, bool d) {
  std::vector<ChoiceGroup> groups;
  if (b) keep(groups, entries(r, camp));
  if (b)
    for (ChoiceGroup& group : stratagem_choices(r, camp, {Phase::b, Phase::c}))
      keep(groups, std::move(group));
  else if (c)
    for (ChoiceGroup& group : stratagem_choices(r, camp, {Phase::c})) keep(groups, std::move(group));
  if (c) keep(groups, envoys(r, camp));
  if (d) keep(groups, nominations(r, camp));
  if (d) keep(groups, reinforcements_due(r, camp));
  if (d) keep(groups, surplus(r, camp));
  return groups;
}

std::vector<ChoiceGroup> deploy_choices(const Reader& r, Camp camp) {
  const Forces forces = forces_of(r.p, camp);
  ChoiceGroup leaders{r.say("report.deploy.leaders"), {}}, units{r.say("report.deploy.units"), {}},
      regions{r.say("report.deploy.regions"), {}};
  for (const LeaderId& id : forces.leaders) leaders.lines.push_back(leader_line(r, id));
  units.lines.push_back(force_text(r.p, forces.units, r.language));
  for (const RegionInfo& info : r.p.tables.regions) {
    std::vector<ZoneId> zones;
    for (const ZoneId& zone : info.zones)
      if (!forces.units.empty() && !may_deploy(r.p, camp, forces.units.front(), zone)) zones.push_back(zone);
    if (!zones.empty())
      regions.lines.push_back(r.say(
          "report.deploy.region",
          {{"region", info.id.str()}, {"zones", zone_list(r.p.tables, zones)}, {"garrison", info.garrison}}));
  }
  std::vector<ChoiceGroup> groups;
  for (ChoiceGroup* group : {&leaders, &units, &regions}) keep(groups, std::move(*group));
  return groups;
}

}  // namespace adj::alea
