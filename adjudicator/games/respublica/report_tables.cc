// Where the Republic stands: its accounts, unrest, laws and forces; the factions; the Forum and the Curia;
// agreements.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

std::string joined(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

// A table of names and what they hold; rows with nothing to say are left out.
class Facts {
 public:
  Facts(const Reader& r, const char* title)
      : r_(r),
        table_{r.say(std::string("report.table.") + title), {{"", Align::left}, {"", Align::left}}, {}, {}} {}
  void row(const char* key, const std::string& value) {
    if (!value.empty()) table_.rows.push_back({r_.say(std::string("report.table.") + key), value});
  }
  ReportTable take() { return std::move(table_); }

 private:
  const Reader& r_;
  ReportTable table_;
};

// RPR-1.06.53a  What the State would owe if Revenue came now.
std::string debts_text(const Reader& r) {
  int total = 0;
  std::string text;
  for (const auto& [why, sum] : state_debts(r.p)) {
    total += sum;
    if (sum != 0) text += (text.empty() ? "" : ", ") + share_name(r, why.str()) + "\u00a0" + number(sum);
  }
  return r.say("report.table.debts_value", {{"total", total}, {"parts", text}});
}

std::string unrest_text(const Reader& r) {
  return r.say("report.table.unrest_value",
               {{"unrest", r.p.state.unrest}, {"droughts", drought_effects(r.p)}});
}

std::string recruitment_text(const Reader& r) {
  const State& s = r.p.state;
  return r.say("report.table.recruitment_value",
               {{"price", price_of_unit(r.p)},
                {"legions", static_cast<int>(legions_at(s, UnitPlace::pool).size())},
                {"fleets", static_cast<int>(fleets_at(s, UnitPlace::pool).size())},
                {"barred", s.now.no_recruitment}});
}

std::string forces_in_rome(const Reader& r) {
  const State& s = r.p.state;
  const std::vector<int> legions = legions_at(s, UnitPlace::rome);
  const auto veterans = std::ranges::count_if(legions, [&](int n) { return legion(s, n).veteran; });
  const std::string text =
      force_text(r, static_cast<int>(legions.size()) - static_cast<int>(veterans), static_cast<int>(veterans),
                 static_cast<int>(fleets_at(s, UnitPlace::rome).size()));
  return text.empty() ? r.say("report.none") : text;
}

std::string magistrates_text(const Reader& r) {
  std::string text;
  for (const OfficeInfo& info : r.p.tables.offices)
    for (const SenatorId id : holders(r.p.state, info.office))
      text += (text.empty() ? "" : ", ") + info.name.in(r.language) + "\u00a0" + r.man(id);
  return text;
}

std::string laws_text(const Reader& r) {
  std::vector<std::string> names;
  for (const auto& [law, by] : r.p.state.laws) names.push_back(r.p.tables.law(law).name.in(r.language));
  for (const auto& [bill, count] : r.p.state.land_bills)
    if (count > 0)
      names.push_back(r.named("name.land_bill", name_of(bill)) +
                      (count > 1 ? " ×" + std::to_string(count) : ""));
  return joined(names);
}

std::string events_text(const Reader& r) {
  std::vector<std::string> names;
  for (const EventInForce& e : r.p.state.events)
    names.push_back(r.p.tables.event(e.event).sides[e.level > 1 ? 1 : 0].name.in(r.language) +
                    (e.level > 2 ? " ×" + std::to_string(e.level) : ""));
  return joined(names);
}

std::string deck_text(const Reader& r) {
  const State& s = r.p.state;
  return r.say("report.table.deck_value", {{"cards", static_cast<int>(s.deck.size())},
                                           {"decks", static_cast<int>(s.next_decks.size())},
                                           {"era_ends", s.era_ends}});
}

// RPR-1.04.9a  A pile that anybody may look through; cards of one name together.
std::string pile_text(const Reader& r, const std::vector<CardId>& pile) {
  std::vector<std::pair<std::string, int>> cards;
  for (const CardId id : pile) {
    const std::string name = card_name(r.p.tables, id, r.language);
    const auto at = std::ranges::find(cards, name, &std::pair<std::string, int>::first);
    if (at == cards.end())
      cards.emplace_back(name, 1);
    else
      ++at->second;
  }
  std::vector<std::string> names;
  for (const auto& [name, count] : cards)
    names.push_back(name + (count > 1 ? " ×" + std::to_string(count) : ""));
  return joined(names);
}

std::string rebels_text(const Reader& r) {
  const std::optional<CivilWar>& war = r.p.state.civil_war;
  if (!war) return "";
  return r.say("report.table.rebel_value",
               {{"name", r.man(war->primary)},
                {"seat", war->faction.number},
                {"legions", static_cast<int>(legions_at(r.p.state, UnitPlace::rebels).size())},
                {"province", war->province.view()}});
}

}  // namespace

std::vector<Column> columns(const Reader& r, std::initializer_list<std::pair<const char*, Align>> list) {
  std::vector<Column> made;
  for (const auto& [key, align] : list) made.push_back({r.say(std::string("report.column.") + key), align});
  return made;
}

ReportTable republic_table(const Reader& r) {
  const State& s = r.p.state;
  Facts facts(r, "republic");
  facts.row("treasury", r.say("report.table.treasury_value", {{"talents", s.treasury}}));
  facts.row("income", r.say("report.table.income_value", {{"talents", r.p.tables.constants.annual_revenue}}));
  facts.row("debts", debts_text(r));
  facts.row("unrest", unrest_text(r));
  facts.row("active_wars",
            r.say("report.table.active_wars_value",
                  {{"n", active_wars(r.p)}, {"most", r.p.tables.constants.losing_active_wars}}));
  facts.row("magistrates", magistrates_text(r));
  if (s.phase == Phase::senate && !s.session.presiding.empty())
    facts.row("presiding", r.man(s.session.presiding));
  if (!s.for_life.empty()) facts.row("for_life", r.man(s.for_life));
  facts.row("rebel", rebels_text(r));
  facts.row("in_rome", forces_in_rome(r));
  facts.row("recruitment", recruitment_text(r));
  facts.row("laws", laws_text(r));
  facts.row("events", events_text(r));
  facts.row("deck", deck_text(r));
  return facts.take();
}

ReportTable factions_table(const Reader& r) {
  const State& s = r.p.state;
  ReportTable table{r.say("report.table.factions"),
                    columns(r, {{"faction", Align::left},
                                {"leader", Align::left},
                                {"votes", Align::right},
                                {"influence", Align::right},
                                {"senators", Align::right},
                                {"cards", Align::right},
                                {"treasury", Align::right}}),
                    {},
                    {}};
  for (const Seat seat : s.clockwise) {
    const Faction& f = faction(s, seat);
    if (f.eliminated) {
      table.notes.push_back(r.say("report.table.eliminated", {{"seat", seat.number}}));
      continue;
    }
    table.rows.push_back({r.faction(seat) + (seat == r.seat ? " *" : ""),
                          f.leader.empty() ? "–" : r.man(f.leader), std::to_string(votes_in_rome(r.p, seat)),
                          std::to_string(total_influence(s, seat)),
                          std::to_string(senators_of(s, seat).size()), std::to_string(f.hand.size()),
                          sees_treasury(s, r.seat, seat) ? std::to_string(f.treasury) : "?"});
  }
  table.notes.push_back(
      r.say(r.plays() ? "report.table.factions_note" : "report.table.factions_note_public"));
  return table;
}

ReportTable forum_table(const Reader& r) {
  const State& s = r.p.state;
  const Tables& t = r.p.tables;
  Facts facts(r, "forum");
  std::vector<std::string> names;
  for (const ConcessionId id : s.forum_concessions) names.push_back(t.concession(id).name.in(r.language));
  facts.row("concessions", joined(names));
  names.clear();
  for (const Bequest& b : s.bequests)
    names.push_back(t.forum_card(b.card).name.in(r.language) +
                    (b.collector.empty() ? "" : " (" + r.man(b.collector) + ")"));
  if (!s.apion.empty()) names.push_back(card_name(t, s.apion, r.language));
  facts.row("bequests", joined(names));
  names.clear();
  for (const SenatorId id : s.curia_families) names.push_back(man_name(t, id, r.language));
  for (const ConcessionId id : s.curia_concessions) names.push_back(t.concession(id).name.in(r.language));
  for (const EnemyLeader& leader : s.leader)
    if (leader.place == LeaderPlace::curia) names.push_back(t.leader(leader.id).name.in(r.language));
  facts.row("curia", joined(names));
  names.clear();
  for (const EnemyLeader& leader : s.leader)
    if (leader.place == LeaderPlace::refuge) names.push_back(t.leader(leader.id).name.in(r.language));
  facts.row("refuge", joined(names));
  facts.row("discards", pile_text(r, s.discard));
  facts.row("removed", pile_text(r, s.removed));
  return facts.take();
}

ReportTable deals_table(const Reader& r) {
  ReportTable table{r.say("report.table.deals"),
                    columns(r, {{"number", Align::right},
                                {"between", Align::left},
                                {"promises", Align::left},
                                {"status", Align::left}}),
                    {},
                    {}};
  for (const Deal& deal : r.p.state.deals) {
    const bool open = deal.status == DealStatus::offered || deal.status == DealStatus::agreed ||
                      deal.status == DealStatus::complained;
    if (!open) continue;
    table.rows.push_back({std::to_string(deal.number), r.faction(deal.by) + " – " + r.faction(deal.with),
                          promises_text(r, to_json(deal.promises)),
                          r.named("name.deal_status", name_of(deal.status))});
  }
  return table;
}

std::vector<ReportTable> tables_of(const Reader& r) {
  std::vector<ReportTable> all{republic_table(r), factions_table(r)};
  const auto keep = [&](ReportTable table) {
    if (!table.rows.empty()) all.push_back(std::move(table));
  };
  if (r.plays()) keep(senators_table(r, r.seat));
  for (const Seat seat : r.p.state.clockwise)
    if (seat != r.seat) keep(senators_table(r, seat));
  keep(senators_table(r, Seat{}));
  keep(wars_table(r));
  keep(forces_table(r));
  keep(provinces_table(r));
  keep(forum_table(r));
  keep(deals_table(r));
  return all;
}

}  // namespace adj::respublica
