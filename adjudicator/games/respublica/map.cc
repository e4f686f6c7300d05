// The picture of a report: the Senate's seats, influence, treasury and unrest over the turns, and below them
// the Mediterranean with provinces by their governor's faction and wars at their place. All of it is public.

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/games/respublica/charts.h"
#include "adjudicator/games/respublica/report_map.h"

namespace adj::respublica {

namespace {

struct Look {
  const char* letter;
  const char* colour;
  MapPattern pattern;
};
constexpr Look kLooks[] = {
    {"A", "#c79a1e", MapPattern::kPlain},   {"L", "#4a78b0", MapPattern::kStripes},
    {"M", "#b0413e", MapPattern::kDots},    {"Lu", "#7a559c", MapPattern::kBackStripes},
    {"G", "#3f8660", MapPattern::kCrosses}, {"C", "#cf7a2c", MapPattern::kStripes}};

const Look& look_of(Seat seat) {
  return kLooks[static_cast<std::size_t>(seat.number - 1) % std::size(kLooks)];
}

std::string key_of(Seat seat) { return "seat" + std::to_string(seat.number); }

constexpr const char* kEnemy = "enemy";
constexpr const char* kVacant = "forum";  // a province without governor; what is no province yet stays pale

// --- The charts

std::vector<int> value_per_turn(const State& s, int TurnRecord::*value, int now) {
  std::vector<int> values;
  for (const TurnRecord& record : s.history) values.push_back(record.*value);
  values.push_back(now);
  return values;
}

ChartFaction chart_faction(const Reader& r, Seat seat) {
  const State& s = r.p.state;
  ChartFaction f{r.faction(seat), look_of(seat).letter, look_of(seat).colour, votes_in_rome(r.p, seat), {}};
  for (const TurnRecord& record : s.history) {
    const auto at = record.influence.find(seat);
    f.influence.push_back(at == record.influence.end() ? 0 : at->second);
  }
  f.influence.push_back(total_influence(s, seat));
  return f;
}

ChartModel chart_model(const Reader& r) {
  const State& s = r.p.state;
  ChartModel m;
  m.title = "Res Publica Romana";
  m.subtitle = turn_title(r);
  m.description = r.say("report.map_caption", {{"title", m.subtitle}});
  m.votes_title = r.say("report.chart.votes");
  m.votes_note = r.say("report.chart.votes_note");
  m.influence_title = r.say("report.chart.influence");
  m.treasury_title = r.say("report.chart.treasury");
  m.unrest_title = r.say("report.chart.unrest");
  for (const TurnRecord& record : s.history) m.turns.push_back(std::to_string(record.turn));
  m.turns.push_back(r.say("report.chart.now"));
  for (const Seat seat : s.clockwise)
    if (!faction(s, seat).eliminated) m.factions.push_back(chart_faction(r, seat));
  m.treasury = value_per_turn(s, &TurnRecord::treasury, s.treasury);
  m.unrest = value_per_turn(s, &TurnRecord::unrest, s.unrest);
  m.treasury_marks = r.p.tables.constants.treasury_warnings;
  return m;
}

// --- The map

std::string force_note(const Reader& r, const std::vector<int>& legions, std::size_t fleets) {
  const int veterans = veterans_among(r.p.state, legions);
  return force_text(r, static_cast<int>(legions.size()) - veterans, veterans, static_cast<int>(fleets));
}

void add_provinces(const Reader& r, MapModel& model) {
  for (const Province& place : r.p.state.province) {
    if (!place.exists) continue;
    const Senator* governor = find_senator(r.p.state, place.governor);
    const std::string owner = governor && governor->faction != Seat{} ? key_of(governor->faction) : kVacant;
    model.control.push_back({place.id.str(), owner});
    const std::vector<int> troops = garrison(r.p.state, place.id);
    MapStack stack;
    stack.place = place.id.str();
    stack.owner = owner;
    if (governor) stack.leaders.push_back(r.man(governor->id));
    if (!troops.empty())
      stack.strength = r.say("report.map.legions", {{"n", static_cast<int>(troops.size())}});
    stack.note = force_note(r, troops, 0);
    if (governor || !troops.empty()) model.stacks.push_back(std::move(stack));
  }
}

void add_commands(const Reader& r, WarId war, MapModel& model) {
  const State& s = r.p.state;
  for (const Command& c : s.command) {
    if (c.war != war) continue;
    const std::vector<int> legions = legions_of(s, c.commander);
    const Senator* m = find_senator(s, c.commander);
    MapStack stack;
    stack.place = place_of_war(war);
    stack.owner = m && m->faction != Seat{} ? key_of(m->faction) : "";
    stack.leaders.push_back(r.man(c.commander));
    stack.strength = r.say("report.map.legions", {{"n", static_cast<int>(legions.size())}});
    stack.ships = static_cast<int>(fleets_of(s, c.commander).size());
    stack.note = force_note(r, legions, fleets_of(s, c.commander).size());
    model.stacks.push_back(std::move(stack));
  }
}

void add_wars(const Reader& r, MapModel& model) {
  for (const War& w : r.p.state.war) {
    const WarStrength strength = war_strength(r.p, w.id);
    MapStack stack;
    stack.place = place_of_war(w.id);
    stack.owner = kEnemy;
    stack.style = MapStackStyle::kPeople;
    stack.strength = r.say("report.map.war", {{"war", w.id.view()},
                                              {"land", strength.land},
                                              {"fleet", strength.fleet},
                                              {"active", is_active(w.zone)}});
    for (const LeaderId id : leaders_of(r.p, w.id))
      stack.leaders.push_back(r.p.tables.leader(id).name.in(r.language));
    stack.note = r.named("name.war_zone", name_of(w.zone));
    model.stacks.push_back(std::move(stack));
    if (is_active(w.zone))
      model.markers.push_back({place_of_war(w.id), MapSign::kWar, "", kEnemy, stack.note});
    add_commands(r, w.id, model);
  }
}

void add_rome(const Reader& r, MapModel& model) {
  const State& s = r.p.state;
  MapBox box{kItaly, r.say("report.map.rome"), "", {}};
  const std::string force =
      force_note(r, legions_at(s, UnitPlace::rome), fleets_at(s, UnitPlace::rome).size());
  if (!force.empty()) box.lines.push_back(force);
  if (s.civil_war) box.lines.push_back(r.say("report.map.rebel", {{"name", r.man(s.civil_war->primary)}}));
  if (!box.lines.empty()) model.boxes.push_back(std::move(box));
}

std::vector<MapLegendEntry> legend_of(const Reader& r, const MapModel& model) {
  std::vector<MapLegendEntry> entries;
  const auto controls = [&](const std::string& key) {
    return std::ranges::any_of(model.control, [&](const MapControl& c) { return c.owner == key; }) ||
           std::ranges::any_of(model.stacks, [&](const MapStack& s) { return s.owner == key; });
  };
  for (const MapOwner& owner : model.owners)
    if (owner.key != kEnemy && controls(owner.key))
      entries.push_back({MapSymbol::kOwner, owner.name, owner.key});
  if (controls(kEnemy)) entries.push_back({MapSymbol::kPeople, r.say("report.map.legend_war"), kEnemy});
  if (!model.markers.empty()) entries.push_back({MapSymbol::kWar, r.say("report.map.legend_active"), kEnemy});
  return entries;
}

}  // namespace

MapModel map_model(const Reader& r) {
  MapModel model;
  model.title = r.say("report.map.title");
  model.subtitle = turn_title(r);
  model.description = r.say("report.map.title");
  model.id_prefix = "rpr";
  for (const Seat seat : r.p.state.clockwise)
    model.owners.push_back(
        {key_of(seat), r.faction(seat), look_of(seat).letter, look_of(seat).colour, look_of(seat).pattern});
  model.owners.push_back({kVacant, r.say("report.map.vacant"), "–", "#8f927f", MapPattern::kPlain});
  model.owners.push_back({kEnemy, r.say("report.map.enemy"), "!", "#7d2a22", MapPattern::kPlain});
  add_provinces(r, model);
  add_wars(r, model);
  add_rome(r, model);
  model.legend_title = r.say("report.map.legend");
  model.legend = legend_of(r, model);
  return model;
}

std::string Rpr::map(const Tables& tables, const State& s, Seat seat, const std::vector<NumberedEvent>&,
                     Language language) {
  const Reader r(Position(tables, s), seat, language);
  ChartModel charts = chart_model(r);
  const MapGeometry& geometry = map_geometry(tables, language);
  charts.map = map_svg(geometry, map_model(r));
  charts.map_width = geometry.width;
  charts.map_height = geometry.height;
  return charts_svg(charts);
}

}  // namespace adj::respublica
