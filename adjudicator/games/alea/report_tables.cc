// Where things stand: the year, the regions, the peoples, the forces of both camps, the points of the year.

#include <algorithm>

#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::alea {

namespace {

std::vector<Column> columns(const Reader& r, std::initializer_list<std::pair<const char*, Align>> list) {
  std::vector<Column> made;
  for (const auto& [key, align] : list) made.push_back({r.say(std::string("report.table.") + key), align});
  return made;
}

std::string camp_word(const Reader& r, const std::optional<Camp>& camp) {
  return camp ? r.named("camp", name_of(*camp)) : "–";
}

// --- The year

std::string spqr_value(const Reader& r) {
  return r.say("report.table.spqr_value", {{"princeps", r.p.state.caesar != CaesarFate::alive},
                                           {"spqr", r.p.state.spqr},
                                           {"end", r.p.tables.constants.spqr_end}});
}

std::string event_value(const Reader& r) {
  const EventInfo& event = r.p.tables.event(r.p.state.turn.event);
  return (r.language == Language::fr ? event.name_fr : event.name_en) + ". " +
         r.named("effect", std::to_string(event.number));
}

std::string hands_value(const Reader& r) {
  Json::Object fields;
  for (const Camp camp : kCamps)
    fields.emplace_back(name_of(camp), static_cast<int>(hand(r.p.state, seat_of(r.p.state, camp)).size()));
  fields.emplace_back("extra", false);
  return r.say("report.table.smcs_value", std::move(fields));
}

ReportTable year_table(const Reader& r) {
  const State& s = r.p.state;
  ReportTable table{r.say("report.table.year"), {{"", Align::left}, {"", Align::left}}, {}, {}};
  const auto row = [&](const char* key, std::string value) {
    table.rows.push_back({r.say(std::string("report.table.") + key), std::move(value)});
  };
  row("balance", r.say("report.table.balance_value", {{"balance", s.balance}}));
  row("spqr", spqr_value(r));
  if (s.phase >= Phase::b) row("initiative", camp_word(r, s.turn.initiative));
  if (s.turn.event > 0) row("event", event_value(r));
  if (s.phase >= Phase::d)
    row("smcs", r.say("report.table.smcs_value", {{"caesarian", smc_left(s, Camp::caesarian)},
                                                  {"republican", smc_left(s, Camp::republican)},
                                                  {"extra", s.turn.extra_smc.has_value()}}));
  row("hands", hands_value(r));
  if (s.turn.janus) table.notes.push_back(r.say("report.table.janus"));
  for (const auto& [id, city] : s.turn.unrest)
    table.notes.push_back(r.say("report.table.unrest", {{"leader", id.str()}, {"city", city.str()}}));
  if (s.plague) table.notes.push_back(r.say("report.table.plague", {{"zone", s.plague->str()}}));
  return table;
}

// --- Regions

std::string legions_present(const Reader& r, const RegionInfo& info) {
  const std::optional<Camp> holder = region(r.p.state, info.id).controller;
  const int all = legions_in(r.p, info.id, std::nullopt);
  if (!holder) return std::to_string(all);
  const int own = legions_in(r.p, info.id, holder);
  return std::to_string(own) + (all > own ? " (+" + std::to_string(all - own) + ")" : "");
}

ReportTable regions_table(const Reader& r) {
  ReportTable table{r.say("report.table.regions"),
                    columns(r, {{"region", Align::left},
                                {"controller", Align::left},
                                {"legions", Align::right},
                                {"garrison", Align::right},
                                {"points", Align::right}}),
                    {},
                    {}};
  for (const RegionInfo& info : r.p.tables.regions)
    table.rows.push_back({info.name, camp_word(r, region(r.p.state, info.id).controller),
                          legions_present(r, info), std::to_string(info.garrison),
                          std::to_string(info.control_points)});
  std::string roma = camp_word(r, r.p.state.roma);
  if (!r.p.state.roma_leader.empty()) roma += " (" + leader_marks(r, r.p.state.roma_leader) + ")";
  table.rows.push_back({"Roma", roma, "", "", std::to_string(r.p.tables.constants.roma_control_points)});
  table.notes.push_back(
      r.say("report.table.points_sum", {{"caesarian", control_points(r.p, Camp::caesarian)},
                                        {"republican", control_points(r.p, Camp::republican)},
                                        {"legions", legions_on_map(r.p)}}));
  for (const Triumvir& t : r.p.state.triumvir)
    table.notes.push_back(
        r.say("report.table.triumvir", {{"leader", t.leader.str()}, {"region", t.region.str()}}));
  return table;
}

// --- Peoples

std::string status_text(const Reader& r, const People& people) {
  if (people.status == PeopleStatus::peace)
    return r.say("report.table.truce", {{"year", people.truce_until}});
  return r.named("status", name_of(people.status));
}

std::string stacks_text(const Reader& r, PeopleId id) {
  std::vector<ZoneId> zones;
  for (const ZoneInfo& zone : r.p.tables.zones)
    for (const UnitId& unit_id : r.p.tables.people(id).units) {
      const Unit& u = unit(r.p.state, unit_id);
      if (!on_map(u) || u.zone != zone.id) continue;
      zones.push_back(zone.id);
      break;
    }
  return zone_list(r.p.tables, zones);
}

ReportTable peoples_table(const Reader& r) {
  ReportTable table{
      r.say("report.table.peoples"),
      columns(
          r,
          {{"people", Align::left}, {"status", Align::left}, {"camp", Align::left}, {"zone", Align::left}}),
      {},
      {}};
  for (const People& people : r.p.state.people) {
    const bool truce = under_truce(r.p, people.id);
    const bool peace = people.status == PeopleStatus::peace;
    if (peace && !truce) continue;
    table.rows.push_back({r.p.tables.people(people.id).name, status_text(r, people),
                          peace ? "–" : camp_word(r, people.camp), peace ? "" : stacks_text(r, people.id)});
  }
  return table;
}

// --- Forces

std::string strength_text(const Reader& r, const OwnStack& stack) {
  const int land = strength(r.p, stack.land), naval = strength(r.p, stack.naves);
  if (naval == 0) return land == 0 ? "" : std::to_string(land);
  return std::to_string(land) + " + " + std::to_string(naval);
}

ReportTable forces_table(const Reader& r, Camp camp) {
  ReportTable table{
      r.say("report.table.forces", {{"camp", name_of(camp)}}),
      columns(
          r, {{"zone", Align::left}, {"leaders", Align::left}, {"units", Align::left}, {"pf", Align::right}}),
      {},
      {r.say("report.table.forces_note")}};
  for (const OwnStack& stack : stacks_of_camp(r.p, camp)) {
    std::vector<UnitId> units = stack.land;
    units.insert(units.end(), stack.naves.begin(), stack.naves.end());
    table.rows.push_back({place_name(r.p.tables, stack.zone), leaders_with_values(r, stack.leaders),
                          force_text(r.p, units, r.language), strength_text(r, stack)});
  }
  return table;
}

// --- Points

// Until something is scored this year, the points of the last one.
int ledger_year(const State& s) {
  const bool scored = std::ranges::any_of(s.ledger, [&](const Score& one) { return one.year == s.year; });
  return scored || s.phase > Phase::b ? s.year : s.year - 1;
}

ReportTable ledger_table(const Reader& r) {
  const int year = ledger_year(r.p.state);
  ReportTable table{
      r.say("report.table.ledger", {{"year", year}}),
      columns(r,
              {{"phase", Align::left}, {"camp", Align::left}, {"reason", Align::left}, {"vp", Align::right}}),
      {},
      {}};
  for (const Score& one : r.p.state.ledger)
    if (one.year == year)
      table.rows.push_back({std::string(name_of(one.phase)), camp_word(r, one.camp),
                            r.named("score", one.reason.view()), number(one.points)});
  return table;
}

}  // namespace

std::vector<OwnStack> stacks_of_camp(Position p, Camp camp) {
  std::vector<OwnStack> stacks;
  for (const ZoneInfo& zone : p.tables.zones) {
    OwnStack stack{zone.id, leaders_in(p, zone.id, camp), land_units_in(p, zone.id, camp),
                   naves_in(p, zone.id, camp), 0};
    if (stack.leaders.empty() && stack.land.empty() && stack.naves.empty()) continue;
    for (const LeaderId& id : stack.leaders) stack.cc += values(p, id).cc;
    stacks.push_back(std::move(stack));
  }
  return stacks;
}

std::vector<ReportTable> tables_of(const Reader& r) {
  std::vector<ReportTable> all{year_table(r), regions_table(r)};
  for (ReportTable table : {peoples_table(r), forces_table(r, r.camp.value_or(Camp::caesarian)),
                            forces_table(r, other(r.camp.value_or(Camp::caesarian))), ledger_table(r)})
    if (!table.rows.empty()) all.push_back(std::move(table));
  return all;
}

}  // namespace adj::alea
