// The report of one seat: what it must decide, what happened, where things stand, what it alone may know.

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

ReportHeader header_of(const Reader& r) {
  ReportHeader header;
  header.game_title = "Res Publica Romana";
  const std::string name = scenario(r.p).name.in(r.language),
                    era = r.named("name.era", name_of(r.p.state.era));
  header.scenario = r.say("report.title.scenario", {{"name", name}, {"era", era == name ? "" : era}});
  header.turn_title = turn_title(r);
  if (r.plays()) header.camp = r.say("report.title.faction", {{"seat", r.seat.number}});
  return header;
}

// Whom the game waits for when it does not wait for the reader: in the Senate its president is asked alone.
std::vector<std::string> waited_for(const Reader& r) {
  const State& s = r.p.state;
  if (s.progress.over || !r.plays()) return {};
  if (s.phase == Phase::senate && s.session.presiding_seat != Seat{} && s.session.presiding_seat != r.seat)
    return {r.faction(decider(s, s.session.presiding_seat))};
  return {};
}

}  // namespace

std::string turn_title(const Reader& r) {
  const State& s = r.p.state;
  if (s.progress.over)
    return r.say("report.title.over",
                 {{"turn", s.turn}, {"winner", s.outcome ? Json(s.outcome->winner.number) : Json(0)}});
  if (s.phase == Phase::setup || s.turn < 1) return r.say("report.title.setup");
  Json::Object fields{{"turn", s.turn}, {"phase", r.named("name.phase", name_of(s.phase))}, {"stage", ""}};
  if (s.phase == Phase::senate && s.session.stage != Stage::closed)
    fields.back().second = Json(r.named("name.stage", name_of(s.session.stage)));
  return r.say("report.title.phase", std::move(fields));
}

Json Rpr::report(const Tables& tables, const State& s, Seat seat, const Window& window, const Opens& opens,
                 const std::vector<NumberedEvent>& events, Language language) {
  const Reader r(Position(tables, s), seat, language);
  TurnReport report;
  report.language = language;
  report.header = header_of(r);
  for (const OpenFor<Rpr>& open : opens)
    for (const OpenDecision& decision : window.decisions)
      if (decision.index == open.index) report.asks.push_back(ask_of(r, open, decision));
  report.order_form = order_form(r, opens);
  if (opens.empty()) report.waiting_for = waited_for(r);
  report.narrative = narrative(r, events);
  report.tables = tables_of(r);
  report.own = private_blocks(r);
  report.map.caption = r.say("report.map_caption", {{"title", report.header.turn_title}});
  return to_json(report);
}

}  // namespace adj::respublica
