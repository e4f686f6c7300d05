// The senators of a faction with their figures, office, markers, concessions and place.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

std::string place_text(const Reader& r, const Senator& m) {
  switch (m.place) {
    case Place::rome:
    case Place::forum:
      return "";
    case Place::province:
      return r.say("report.place.province", {{"province", m.province.view()}});
    case Place::war:
      return r.say("report.place.war", {{"war", m.war.view()}});
    case Place::captive:
      return r.say("report.place.captive", {{"ransom", ransom_of(r.p, m.id)}});
    case Place::rebel_camp:
      return r.say("report.place.rebel_camp");
  }
  return "";
}

std::string concessions_text(const Reader& r, const Senator& m) {
  std::string text;
  for (const ConcessionId id : m.concessions)
    text += (text.empty() ? "" : ", ") + r.p.tables.concession(id).name.in(r.language) +
            (m.bars.contains(id) ? "\u00a0!" : "");
  return text;
}

// Office first, then what he could be tried for, where he is, what he holds.
std::string notes_of(const Reader& r, const Senator& m) {
  std::vector<std::string> notes;
  const auto add = [&](std::string note) {
    if (!note.empty()) notes.push_back(std::move(note));
  };
  if (m.office) add(r.p.tables.office(*m.office).name.in(r.language));
  if (r.p.state.for_life == m.id) add(r.p.tables.office(Office::consul_for_life).name.in(r.language));
  if (m.priest) add(r.p.tables.office(Office::priest).name.in(r.language));
  const std::pair<bool, const char*> marks[] = {{m.prior_consul && !m.office, "prior_consul"},
                                                {m.major, "major"},
                                                {m.corrupt, "corrupt"},
                                                {m.rebel, "rebel"},
                                                {!m.open_bodyguard.empty(), "bodyguard"}};
  for (const auto& [holds_it, key] : marks)
    if (holds_it) add(r.say(std::string("report.mark.") + key));
  add(place_text(r, m));
  for (const ProvinceId id : provinces_of(r.p.state, m.id))
    if (m.place != Place::province || m.province != id)
      add(r.say("report.place.legate", {{"province", id.view()}}));
  add(concessions_text(r, m));
  std::string text;
  for (const std::string& note : notes) text += (text.empty() ? "" : " · ") + note;
  return text;
}

std::string name_of_man(const Reader& r, const Senator& m) {
  std::string name = r.man(m.id);
  if (!m.statesman.empty() && m.family_card)
    name += " (" + man_name(r.p.tables, family_info(r.p, m).id, r.language) + ")";
  return name + (is_leader(r.p.state, m.id) ? "\u00a0★" : "");
}

}  // namespace

ReportTable senators_table(const Reader& r, Seat seat) {
  const State& s = r.p.state;
  const bool forum = seat == Seat{};
  ReportTable table{
      forum ? r.say("report.table.unaligned") : r.say("report.table.faction", {{"seat", seat.number}}),
      columns(r, {{"senator", Align::left},
                  {"military", Align::right},
                  {"oratory", Align::right},
                  {"loyalty", Align::right},
                  {"influence_short", Align::right},
                  {"popularity", Align::right},
                  {"knights", Align::right},
                  {"talents", Align::right},
                  {"notes", Align::left}}),
      {},
      {}};
  for (const Senator& m : s.senator) {
    if (m.faction != seat) continue;
    table.rows.push_back({name_of_man(r, m), std::to_string(military(r.p, m.id)),
                          std::to_string(oratory(r.p, m.id)), std::to_string(loyalty(r.p, m.id)),
                          std::to_string(m.influence), number(m.popularity), std::to_string(m.knights),
                          std::to_string(m.talents), notes_of(r, m)});
  }
  // Once is enough: under the first table that the reader sees.
  const bool first = r.plays() ? seat == r.seat : !s.clockwise.empty() && seat == s.clockwise.front();
  if (first) table.notes.push_back(r.say("report.table.senators_note"));
  return table;
}

}  // namespace adj::respublica
