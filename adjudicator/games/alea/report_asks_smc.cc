// The choices of phase E: where each stack could go and whom it would meet; what an attacked force can do.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

// --- Where a stack could go

struct Ways {
  std::map<ZoneId, int> land, sea;
  bool led = true;  // on land: with its leaders; else a unit by itself
};

Ways ways_of(Position p, Camp camp, const OwnStack& stack) {
  Ways ways;
  const bool at_sea = p.tables.zone(stack.zone).sea;
  ways.led = !stack.leaders.empty();
  if (!at_sea && ways.led)
    ways.land = destinations(p, camp, stack.leaders, at_most(stack.land, stack.cc), stack.zone);
  if (!at_sea && !ways.led && !stack.land.empty())
    ways.land = destinations(p, camp, {}, {stack.land.front()}, stack.zone);
  if (!stack.naves.empty())
    ways.sea = sea_destinations(p, camp, stack.leaders, stack.naves,
                                at_sea ? stack.land : std::vector<UnitId>(), stack.zone);
  return ways;
}

// Nearest first; a sword where the enemy stands.
std::string ways_text(Position p, Camp camp, const std::map<ZoneId, int>& ways) {
  std::vector<std::pair<int, ZoneId>> sorted;
  for (const auto& [zone, cost] : ways) sorted.emplace_back(cost, zone);
  std::ranges::sort(sorted, {},
                    [&](const auto& way) { return std::pair(way.first, p.tables.zone(way.second).order); });
  std::string text;
  for (const auto& [cost, zone] : sorted)
    text += (text.empty() ? "" : ", ") + unbroken_label(p.tables, zone) + "\u00a0(" + std::to_string(cost) +
            ")" + (has_units(p, zone, other(camp)) ? "\u00a0⚔" : "");
  return text;
}

std::string enemy_line(const Reader& r, Camp camp, ZoneId zone, int ours) {
  const std::vector<UnitId> units = units_in(r.p, zone, other(camp));
  const int theirs = strength(r.p, land_units_in(r.p, zone, other(camp)));
  Json::Object fields{{"zone", zone.str()},
                      {"leaders", leaders_text(r, leaders_in(r.p, zone, other(camp)))},
                      {"units", force_text(r.p, units, r.language)},
                      {"pf", theirs},
                      {"ours", ours},
                      {"column", ""}};
  if (ours > 0 && theirs > 0) fields.back().second = column_name(r.p.tables, ours, theirs);
  return r.say("report.smc.enemy", std::move(fields));
}

ChoiceGroup stack_group(const Reader& r, Camp camp, const OwnStack& stack) {
  std::vector<UnitId> all = stack.land;
  all.insert(all.end(), stack.naves.begin(), stack.naves.end());
  Json::Object fields = force_fields(r, stack.leaders, all);
  fields.emplace_back("zone", stack.zone.str());
  fields.emplace_back("cc", stack.cc);
  fields.emplace_back("pf", strength(r.p, stack.land));
  ChoiceGroup group{r.say("report.smc.stack", std::move(fields)), {}};
  const Ways ways = ways_of(r.p, camp, stack);
  if (!ways.land.empty())
    group.lines.push_back(
        r.say(ways.led ? "report.smc.land" : "report.smc.each", {{"ways", ways_text(r.p, camp, ways.land)}}));
  if (!ways.sea.empty())
    group.lines.push_back(r.say("report.smc.sea", {{"ways", ways_text(r.p, camp, ways.sea)}}));
  if (group.lines.empty()) group.lines.push_back(r.say("report.smc.stays"));
  const int ours = strength(r.p, ways.led ? at_most(stack.land, stack.cc) : at_most(stack.land, 1));
  for (const ZoneInfo& zone : r.p.tables.zones)
    if (ways.land.contains(zone.id) && has_units(r.p, zone.id, other(camp)))
      group.lines.push_back(enemy_line(r, camp, zone.id, ours));
  return group;
}

// --- An attacked zone

Json::Object side_fields(const Reader& r, ZoneId zone, Camp camp) {
  Json::Object fields = force_fields(r, leaders_in(r.p, zone, camp), units_in(r.p, zone, camp));
  fields.emplace_back("pf", strength(r.p, units_in(r.p, zone, camp)));
  return fields;
}

void add_odds(const Reader& r, const char* key, const std::vector<UnitId>& attackers,
              const std::vector<UnitId>& defenders, ChoiceGroup& group) {
  if (attackers.empty() || defenders.empty()) return;
  const int a = strength(r.p, attackers), d = strength(r.p, defenders);
  const int shift = quality_shift(average_quality(r.p, attackers), average_quality(r.p, defenders));
  group.lines.push_back(r.say(
      key, {{"attacker", a}, {"defender", d}, {"column", column_name(r.p.tables, a, d)}, {"shift", shift}}));
}

// AIE-8.2a  1d10 + the attackers' best BT strictly below the best VS.
int evasion_chance(Position p, ZoneId zone, Camp camp) {
  int bt = 0, vs = 0;
  for (const LeaderId& id : leaders_in(p, zone, other(camp)))
    if (!leader(p.state, id).sick) bt = std::max(bt, values(p, id).bt);
  for (const LeaderId& id : able_to_evade(p, camp, zone)) vs = std::max(vs, values(p, id).vs);
  return std::clamp(vs - bt, 0, 10) * 10;
}

ChoiceGroup attacked_zone(const Reader& r, Camp camp, ZoneId zone) {
  ChoiceGroup group{place_name(r.p.tables, zone), {}};
  group.lines.push_back(r.say("report.reaction.attacker", side_fields(r, zone, other(camp))));
  group.lines.push_back(r.say("report.reaction.defender", side_fields(r, zone, camp)));
  if (!r.p.tables.zone(zone).sea)
    add_odds(r, "report.reaction.odds", land_units_in(r.p, zone, other(camp)), land_units_in(r.p, zone, camp),
             group);
  add_odds(r, "report.reaction.naval_odds", naves_in(r.p, zone, other(camp)), naves_in(r.p, zone, camp),
           group);
  if (!has_leaders(r.p, zone, camp)) {
    group.lines.push_back(r.say("report.reaction.no_leader"));
    return group;
  }
  if (has_land_units(r.p, zone, camp))
    group.lines.push_back(r.say("report.reaction.evasion", {{"chance", evasion_chance(r.p, zone, camp)}}));
  if (has_naves(r.p, zone, camp)) group.lines.push_back(r.say("report.reaction.fleet"));
  return group;
}

}  // namespace

std::vector<ChoiceGroup> smc_choices(const Reader& r, Camp camp) {
  std::vector<ChoiceGroup> groups;
  for (const OwnStack& stack : stacks_of_camp(r.p, camp))
    if (!neutralised(r.p, stack.zone)) groups.push_back(stack_group(r, camp, stack));
  for (ChoiceGroup& group : stratagem_choices(r, camp, {Phase::e})) groups.push_back(std::move(group));
  groups.push_back({"", {r.say("report.smc.pass")}});
  return groups;
}

std::vector<ChoiceGroup> reaction_choices(const Reader& r, const ReactionOrders& d) {
  std::vector<ChoiceGroup> groups;
  for (const ZoneId& zone : d.zones) groups.push_back(attacked_zone(r, d.camp, zone));
  for (ChoiceGroup& group : stratagem_choices(r, d.camp, {Phase::e})) groups.push_back(std::move(group));
  return groups;
}

}  // namespace adj::alea
