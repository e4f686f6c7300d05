// The words of reports: catalogues made once, and the small texts that every part uses.

#include "adjudicator/games/alea/report_parts.h"
#include "adjudicator/games/alea/text_catalogues.h"

namespace adj::alea {

Formatters report_formatters(const Tables& tables) {
  Formatters formatters;
  add_order_formatters(formatters, tables);
  add_report_formatters(formatters, tables);
  return formatters;
}

Json report_texts(Language language) {
  return sentences_in("report." + std::string(name_of(language)) + ".json");
}

const Catalogue& report_words(const Tables& tables, Language language) {
  static KeptCatalogues kept(report_texts, report_formatters);
  return kept.of(tables, language);
}

std::vector<std::string> order_texts(const Reader& r, const std::vector<Order>& orders) {
  std::vector<std::string> lines;
  for (const Order& order : orders) lines.push_back(order_line(r.p.tables, order, r.language));
  return lines;
}

// The clause has a place of its own at the end of a report's line.
std::string refusal_sentence(const Reader& r, Refusal refusal) {
  refusal.clause.clear();
  return refusal_text(r.p.tables, refusal, r.language);
}

std::string unbroken_label(const Tables& tables, ZoneId zone) {
  std::string text;
  for (const char c : tables.zone(zone).label) text += c == ' ' ? std::string("\u00a0") : std::string(1, c);
  return text;
}

std::string zone_list(const Tables& tables, const std::vector<ZoneId>& zones) {
  std::string text;
  for (const ZoneId& zone : zones) text += (text.empty() ? "" : ", ") + unbroken_label(tables, zone);
  return text;
}

std::string leader_marks(const Reader& r, LeaderId id) {
  std::string text = r.p.tables.leader(id).name;
  if (is_party_leader(r.p, id)) text += "★";
  if (is_pretender(r.p, id)) text += "†";
  if (leader(r.p.state, id).sick) text += "~";
  return text;
}

std::string leaders_text(const Reader& r, const std::vector<LeaderId>& leaders) {
  std::string text;
  for (const LeaderId& id : leaders) text += (text.empty() ? "" : ", ") + leader_marks(r, id);
  return text;
}

std::string leaders_with_values(const Reader& r, const std::vector<LeaderId>& leaders) {
  std::string text;
  for (const LeaderId& id : leaders) {
    const LeaderFace v = values(r.p, id);
    text += (text.empty() ? "" : ", ") + leader_marks(r, id) + "\u00a0" + std::to_string(v.cc) + "/" +
            std::to_string(v.bt) + "/" + std::to_string(v.vs) + "/" + std::to_string(v.cp);
  }
  return text;
}

std::string column_name(const Tables& tables, int attacker_pf, int defender_pf) {
  const int column = combat_column(tables.combat, attacker_pf, defender_pf);
  const CombatTable::Ratio& ratio = tables.combat.columns[static_cast<std::size_t>(column)];
  return std::to_string(ratio.attacker) + "/" + std::to_string(ratio.defender);
}

Json::Object force_fields(const Reader& r, const std::vector<LeaderId>& leaders,
                          const std::vector<UnitId>& units) {
  return {{"leaders", leaders_text(r, leaders)},
          {"units", force_text(r.p, units, r.language)},
          {"both", !leaders.empty() && !units.empty()}};
}

}  // namespace adj::alea
