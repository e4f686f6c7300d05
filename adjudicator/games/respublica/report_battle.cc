// A battle as a referee would show it: both strengths share by share, the dice with what changes them, the
// row of the table.

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

// "8 legions + 4 for veterans + 5 military = 17"
std::string strength_text(const Reader& r, const Json& shares, const Json& total) {
  std::string text;
  int parts = 0;
  for (const Json& share : shares.as_array()) {
    const auto value = share.at("value").as_int();
    if (value == 0) continue;
    ++parts;
    text += text.empty() ? (value < 0 ? "\u2212" : "") : (value < 0 ? " \u2212 " : " + ");
    const std::string& why = share.at("why").as_string();
    const bool single = value == 1 && r.words.has("share.one." + why);
    text += number(value < 0 ? -value : value) + "\u00a0";
    text += single ? r.named("share.one", why) : share_name(r, why);
  }
  return (parts < 2 ? "" : text + " = ") + number(total.as_int());
}

std::string dice_line(const Reader& r, const Json& b) {
  const auto n = [&](const char* key) { return b.at(key).as_int(); };
  return r.say("report.battle.dice", {{"black", n("black")},
                                      {"white_1", n("white_1")},
                                      {"white_2", n("white_2")},
                                      {"natural", n("black") + n("white_1") + n("white_2")},
                                      {"difference", n("rome_strength") - n("enemy_strength")},
                                      {"omens", -n("omens")},
                                      {"total", n("total")}});
}

std::string result_line(const Reader& r, const Json& b) {
  return r.say("report.battle.result", {{"result", b.at("result")},
                                        {"all_lost", b.at("all_lost")},
                                        {"losses", b.at("losses")},
                                        {"by_number", b.at("result").as_string() == "disaster" ||
                                                          b.at("result").as_string() == "standoff"}});
}

}  // namespace

std::vector<ReportLine> battle_lines(const Telling& t, std::size_t at) {
  const Json b = t.names.renamed(at, t.events[at].data);
  std::vector<ReportLine> lines;
  const auto add = [&](std::string text, LineKind kind) {
    lines.push_back({std::move(text), "", 0, 1, false, kind});
  };
  add(t.r.say("report.battle.rome", {{"strength", strength_text(t.r, b.at("rome"), b.at("rome_strength"))}}),
      LineKind::normal);
  add(t.r.say("report.battle.enemy",
              {{"strength", strength_text(t.r, b.at("enemy"), b.at("enemy_strength"))}}),
      LineKind::normal);
  add(dice_line(t.r, b), LineKind::die);
  add(result_line(t.r, b), LineKind::normal);
  return lines;
}

}  // namespace adj::respublica
