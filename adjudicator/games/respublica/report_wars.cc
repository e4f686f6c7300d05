// Wars with their present strength and who fights them; provinces with governor, garrison and yield.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

std::string numbers(const std::vector<int>& list) {
  std::string text;
  for (const int n : list) text += (text.empty() ? "" : " ") + std::to_string(n);
  return text.empty() ? "–" : text;
}

int veterans_among(const State& s, const std::vector<int>& legions) {
  return static_cast<int>(std::ranges::count_if(legions, [&](int n) { return legion(s, n).veteran; }));
}

std::string command_text(const Reader& r, const Command& c) {
  const State& s = r.p.state;
  const std::vector<int> legions = legions_of(s, c.commander);
  const int veterans = veterans_among(s, legions);
  std::string name = r.man(c.commander);
  if (!c.master.empty()) name += " + " + r.man(c.master);
  return name + ": " +
         force_text(r, static_cast<int>(legions.size()) - veterans, veterans,
                    static_cast<int>(fleets_of(s, c.commander).size()));
}

// Forces that nobody leads (RPR-1.10.4f).
std::string leaderless_text(const Reader& r, WarId war) {
  int legions = 0, veterans = 0, fleets = 0;
  for (const Legion& unit : r.p.state.legion)
    if (unit.place == UnitPlace::war && unit.war == war && unit.commander.empty())
      (unit.veteran ? veterans : legions) += 1;
  for (const Fleet& unit : r.p.state.fleet)
    if (unit.place == UnitPlace::war && unit.war == war && unit.commander.empty()) ++fleets;
  if (legions + veterans + fleets == 0) return "";
  return r.say("report.wars.leaderless", {{"force", force_text(r, legions, veterans, fleets)}});
}

std::string fought_by(const Reader& r, const War& w) {
  std::vector<std::string> parts;
  for (const LeaderId id : leaders_of(r.p, w.id))
    parts.push_back(r.say("report.wars.leader", {{"leader", id.view()}}));
  for (const Command& c : r.p.state.command)
    if (c.war == w.id) parts.push_back(command_text(r, c));
  if (std::string rest = leaderless_text(r, w.id); !rest.empty()) parts.push_back(std::move(rest));
  for (const Senator& m : r.p.state.senator)
    if (m.place == Place::captive && m.war == w.id) parts.push_back(r.say("report.wars.captive", {{"name", r.man(m.id)}}));
  for (const auto& [marked, key] : {std::pair(w.naval_victory, "naval_victory"), std::pair(w.revolt, "revolt")})
    if (marked) parts.push_back(r.say(std::string("report.wars.") + key));
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
  return text;
}

std::string governor_text(const Reader& r, const Province& place) {
  if (place.governor.empty()) return r.say("report.province.vacant");
  return r.say("report.province.governor",
               {{"name", r.man(place.governor)}, {"term", place.term}, {"legate", place.legate}});
}

std::string garrison_text(const Reader& r, const Province& place) {
  const std::vector<int> legions = garrison(r.p.state, place.id);
  const int veterans = veterans_among(r.p.state, legions);
  std::string text = force_text(r, static_cast<int>(legions.size()) - veterans, veterans, 0);
  if (place.armies > 0) text += (text.empty() ? "" : ", ") + r.say("report.units.armies", {{"n", place.armies}});
  if (place.fleets > 0)
    text += (text.empty() ? "" : ", ") + r.say("report.units.provincial_fleets", {{"n", place.fleets}});
  return text.empty() ? "–" : text;
}

}  // namespace

ReportTable wars_table(const Reader& r) {
  ReportTable table{r.say("report.table.wars"),
                    columns(r, {{"war", Align::left},
                                {"zone", Align::left},
                                {"land", Align::right},
                                {"fleet", Align::right},
                                {"support", Align::right},
                                {"disaster", Align::right},
                                {"standoff", Align::right},
                                {"spoils", Align::right},
                                {"against", Align::left}}),
                    {},
                    {}};
  std::vector<const War*> wars;
  for (const War& w : r.p.state.war) wars.push_back(&w);
  std::ranges::stable_sort(wars, std::greater<>(), [](const War* w) { return static_cast<int>(w->zone); });
  for (const War* w : wars) {
    const WarStrength strength = war_strength(r.p, w->id);
    const int spoils = r.p.tables.has_war(w->id) && !is_revolt(r.p, w->id) ? r.p.tables.war(w->id).spoils : 0;
    table.rows.push_back({war_text(r.p.tables, w->id, r.language), r.named("name.war_zone", name_of(w->zone)),
                          std::to_string(strength.land), std::to_string(strength.fleet),
                          std::to_string(strength.support), numbers(strength.disaster), numbers(strength.standoff),
                          std::to_string(spoils), fought_by(r, *w)});
  }
  if (!table.rows.empty()) table.notes.push_back(r.say("report.table.wars_note"));
  return table;
}

ReportTable provinces_table(const Reader& r) {
  ReportTable table{r.say("report.table.provinces"),
                    columns(r, {{"province", Align::left},
                                {"governor", Align::left},
                                {"garrison", Align::left},
                                {"land", Align::right},
                                {"spoils_dice", Align::right},
                                {"income_dice", Align::right}}),
                    {},
                    {}};
  for (const Province& place : r.p.state.province) {
    if (!place.exists) continue;
    const ProvinceInfo& info = r.p.tables.province(place.id);
    const ProvinceFigures& figures = info.side(place.developed ? ProvinceSide::developed : ProvinceSide::undeveloped);
    std::string name = info.name.in(r.language);
    if (place.developed) name += "\u00a0+";
    if (info.frontier) name += "\u00a0!";
    table.rows.push_back({name, governor_text(r, place), garrison_text(r, place), std::to_string(figures.land),
                          figures.spoils.text(), figures.income.text()});
  }
  if (!table.rows.empty()) table.notes.push_back(r.say("report.table.provinces_note"));
  return table;
}

}  // namespace adj::respublica
