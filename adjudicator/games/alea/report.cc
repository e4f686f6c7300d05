// The report of one seat: what it must decide, what happened, where things stand, what it alone may know.

#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

ReportHeader header_of(const Reader& r) {
  const ScenarioInfoAlea& played = scenario(r.p);
  ReportHeader header;
  header.game_title = "Alea Iacta Est";
  header.scenario =
      r.say("report.title.scenario", {{"name", r.language == Language::fr ? played.name_fr : played.name_en},
                                      {"first", played.start_year},
                                      {"last", played.end_year}});
  header.turn_title = turn_title(r);
  if (r.camp) header.camp = r.say("report.title.camp", {{"camp", name_of(*r.camp)}});
  return header;
}

}  // namespace

std::string turn_title(const Reader& r) {
  const State& s = r.p.state;
  Json::Object fields{{"year", s.year}, {"phase", name_of(s.phase)}, {"number", s.turn.smc_number}};
  if (s.progress.over) {
    fields.emplace_back("kind", s.outcome ? Json(name_of(s.outcome->kind)) : Json());
    return r.say("report.title.over", std::move(fields));
  }
  if (s.phase == Phase::setup) return r.say("report.title.setup", std::move(fields));
  const bool in_smc = s.phase == Phase::e && s.turn.smc_number > 0;
  return r.say(in_smc ? "report.title.smc" : "report.title.phase", std::move(fields));
}

Json Alea::report(const Tables& tables, const State& s, Seat seat, const Window& window, const Opens& opens,
                  const std::vector<NumberedEvent>& events, Language language) {
  const Reader r(Position(tables, s), seat, language);
  TurnReport report;
  report.language = language;
  report.header = header_of(r);
  for (const OpenFor<Alea>& open : opens)
    for (const OpenDecision& decision : window.decisions)
      if (decision.index == open.index) report.asks.push_back(ask_of(r, open, decision));
  report.order_form = order_form(r, opens);
  if (opens.empty() && r.camp && !s.progress.over)
    report.waiting_for.push_back(camp_name(other(*r.camp), language));
  report.narrative = narrative(r, events);
  report.tables = tables_of(r);
  report.own = private_blocks(r);
  report.map.caption = r.say("report.map_caption", {{"title", report.header.turn_title}});
  return to_json(report);
}

}  // namespace adj::alea
