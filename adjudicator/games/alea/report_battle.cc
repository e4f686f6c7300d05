// A battle as a referee would show it: both forces, the column, the die with every modifier by name, the
// cell.

#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

std::string side_line(const Reader& r, const Json& data, const std::string& side, const char* verb) {
  return r.say("report.battle." + side, {{"units", data.at(std::string(verb) + "_units")},
                                         {"pf", data.at(side + "_pf")},
                                         {"qu", data.at(side + "_qu")}});
}

std::string column_line(const Reader& r, const Json& data) {
  Json::Object fields;
  for (const char* key :
       {"attacker_pf", "defender_pf", "odds", "attacker_qu", "defender_qu", "shift", "column"})
    fields.emplace_back(key, data.at(key));
  return r.say("report.battle.column", std::move(fields));
}

std::string die_line(const Reader& r, const Json& data) {
  if (data.at("die").is_null()) return r.say("report.battle.no_die", {{"total", data.at("total")}});
  return r.say("report.battle.die", {{"die", data.at("die")},
                                     {"modifiers", modifiers_text(r.words, "modifier", data.at("modifiers"))},
                                     {"total", data.at("total")}});
}

std::string result_line(const Reader& r, const Json& data) {
  const bool attacker_wins = data.at("winner").as_string() == name_of(BattleSide::attacker);
  const auto attacker = value_named<Camp>(data.at("attacker").as_string()).value_or(Camp::caesarian);
  const Json& mine = data.at(attacker_wins ? "attacker_result" : "defender_result");
  const Json& theirs = data.at(attacker_wins ? "defender_result" : "attacker_result");
  return r.say("report.battle.result", {{"attacker", data.at("attacker_result")},
                                        {"defender", data.at("defender_result")},
                                        {"winner_camp", name_of(attacker_wins ? attacker : other(attacker))},
                                        {"winner_fate", r.named("winner", mine.as_string())},
                                        {"loser_fate", r.named("loser", theirs.as_string())}});
}

}  // namespace

std::vector<ReportLine> battle_lines(const Reader& r, const NumberedEvent& event) {
  const Json& data = event.data;
  std::vector<ReportLine> lines;
  const auto add = [&](std::string text, const char* clause, LineKind kind) {
    lines.push_back({std::move(text), clause, 0, 1, false, kind});
  };
  add(side_line(r, data, "attacker", "attacking"), "", LineKind::normal);
  add(side_line(r, data, "defender", "defending"), "", LineKind::normal);
  add(column_line(r, data), "AIE-8.3b", LineKind::normal);
  add(die_line(r, data), "AIE-8.3c", LineKind::die);
  add(result_line(r, data), "AIE-8.4.1a", LineKind::normal);
  return lines;
}

}  // namespace adj::alea
