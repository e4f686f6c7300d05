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

// Without the word that the column's title says already: 1st Punic, Macedonian, « 1ère Punique ».
std::string short_war(const Reader& r, WarId id) {
  std::string name = war_text(r.p.tables, id, r.language);
  for (const std::string_view word : {" War", "Guerre "})
    if (const std::size_t at = name.find(word); at != std::string::npos && name.size() > word.size() + 2)
      name.erase(at, word.size());
  return name;
}

std::string units_of(const Reader& r, const std::vector<int>& legions, std::size_t fleets) {
  const int veterans = veterans_among(r.p.state, legions);
  return force_text(r, static_cast<int>(legions.size()) - veterans, veterans, static_cast<int>(fleets));
}

// Forces that nobody leads (RPR-1.10.4f).
struct Leaderless {
  std::vector<int> legions;
  std::size_t fleets = 0;
};
Leaderless leaderless(const State& s, WarId war) {
  Leaderless found;
  for (const Legion& unit : s.legion)
    if (unit.place == UnitPlace::war && unit.war == war && unit.commander.empty())
      found.legions.push_back(unit.number);
  for (const Fleet& unit : s.fleet)
    if (unit.place == UnitPlace::war && unit.war == war && unit.commander.empty()) ++found.fleets;
  return found;
}

std::string notes_on(const Reader& r, const War& w) {
  std::vector<std::string> parts;
  for (const LeaderId id : leaders_of(r.p, w.id))
    parts.push_back(r.say("report.wars.leader", {{"leader", id.view()}}));
  for (const Senator& m : r.p.state.senator)
    if (m.place == Place::captive && m.war == w.id)
      parts.push_back(r.say("report.wars.captive", {{"name", r.man(m.id)}}));
  for (const auto& [marked, key] :
       {std::pair(w.naval_victory, "naval_victory"), std::pair(w.revolt, "revolt")})
    if (marked) parts.push_back(r.say(std::string("report.wars.") + key));
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

// 1d6−3, as it is printed.
std::string with_minus(const std::string& dice) {
  std::string text;
  for (const char c : dice) text += c == '-' ? std::string("\u2212") : std::string(1, c);
  return text;
}

std::string governor_text(const Reader& r, const Province& place) {
  if (place.governor.empty()) return r.say("report.province.vacant");
  return r.say("report.province.governor",
               {{"name", r.man(place.governor)}, {"term", place.term}, {"legate", place.legate}});
}

std::string garrison_text(const Reader& r, const Province& place) {
  std::string text = units_of(r, garrison(r.p.state, place.id), 0);
  if (place.armies > 0)
    text += (text.empty() ? "" : ", ") + r.say("report.units.armies", {{"n", place.armies}});
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
                                {"leaders", Align::left}}),
                    {},
                    {}};
  std::vector<const War*> wars;
  for (const War& w : r.p.state.war) wars.push_back(&w);
  std::ranges::stable_sort(wars, std::greater<>(), [](const War* w) { return static_cast<int>(w->zone); });
  for (const War* w : wars) {
    const WarStrength strength = war_strength(r.p, w->id);
    const int spoils = r.p.tables.has_war(w->id) && !is_revolt(r.p, w->id) ? r.p.tables.war(w->id).spoils : 0;
    table.rows.push_back({short_war(r, w->id), r.named("name.war_zone", name_of(w->zone)),
                          std::to_string(strength.land), std::to_string(strength.fleet),
                          std::to_string(strength.support), numbers(strength.disaster),
                          numbers(strength.standoff), std::to_string(spoils), notes_on(r, *w)});
  }
  if (!table.rows.empty()) table.notes.push_back(r.say("report.table.wars_note"));
  return table;
}

// Every force away from Rome, with what it weighs in battle without its commander.
ReportTable forces_table(const Reader& r) {
  const State& s = r.p.state;
  ReportTable table{r.say("report.table.forces"),
                    columns(r, {{"commander", Align::left},
                                {"where", Align::left},
                                {"force", Align::left},
                                {"strength", Align::right}}),
                    {},
                    {}};
  const auto add = [&](const std::string& who, const std::string& where, const std::vector<int>& legions,
                       std::size_t fleets) {
    table.rows.push_back(
        {who, where, units_of(r, legions, fleets), std::to_string(army_strength(s, legions))});
  };
  for (const Command& c : s.command) {
    const std::string who = r.man(c.commander) + (c.master.empty() ? "" : " + " + r.man(c.master));
    const std::string where = c.bequest ? r.p.tables.forum_card(*c.bequest).name.in(r.language)
                                        : war_text(r.p.tables, c.war, r.language);
    add(who, where, legions_of(s, c.commander), fleets_of(s, c.commander).size());
  }
  for (const War& w : s.war)
    if (const Leaderless rest = leaderless(s, w.id); !rest.legions.empty() || rest.fleets > 0)
      add(r.say("report.forces.nobody"), war_text(r.p.tables, w.id, r.language), rest.legions, rest.fleets);
  if (const std::vector<int> rebels = legions_at(s, UnitPlace::rebels); !rebels.empty() && s.civil_war)
    add(r.man(s.civil_war->primary), r.say("report.forces.rebels"), rebels,
        fleets_at(s, UnitPlace::rebels).size());
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
    const ProvinceFigures& figures =
        info.side(place.developed ? ProvinceSide::developed : ProvinceSide::undeveloped);
    std::string name = info.name.in(r.language);
    if (place.developed) name += "\u00a0+";
    if (info.frontier) name += "\u00a0!";
    table.rows.push_back({name, governor_text(r, place), garrison_text(r, place),
                          std::to_string(figures.land), with_minus(figures.spoils.text()),
                          with_minus(figures.income.text())});
  }
  if (!table.rows.empty()) table.notes.push_back(r.say("report.table.provinces_note"));
  return table;
}

}  // namespace adj::respublica
