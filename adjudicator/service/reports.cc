#include "adjudicator/service/reports.h"

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/mail_thread.h"
#include "adjudicator/service/picture.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

constexpr int kMapWidth = 1600;
constexpr const char* kMapId = "map@tabellarius";

// Everybody's asked seats, for those who wait.
std::vector<std::string> waiting_for(const Hosted& hosted, int reader) {
  std::vector<std::string> names;
  if (!hosted.game || hosted.game->over()) return names;
  const Window window = hosted.game->window_without_words();
  for (const HostedSeat& seat : hosted.seats)
    if (seat.row.seat != reader && waits_for(window, seat.seat())) names.push_back(seat.name());
  return names;
}

store::ReportRow report_row(const Context& context, const Hosted& hosted, int seat, Language language,
                            const TurnReport& report, std::string map,
                            const std::vector<NumberedEvent>& events) {
  store::ReportRow row;
  row.game = hosted.code();
  row.generation = hosted.row.generation;
  // The last report of all opens no window; it stands behind the last one.
  row.window = hosted.row.window + (hosted.game->over() ? 1 : 0);
  row.seat = seat;
  row.language = name_of(language);
  row.title = report.header.turn_title;
  row.first_event = events.empty() ? 0 : events.front().number;
  row.last_event = events.empty() ? 0 : events.back().number;
  row.model = to_json(report).dump();
  row.map = std::move(map);
  row.at = context.clock.now();
  return row;
}

// What a reader is told, by his own numbers. When the game is over everything is told; what was kept from him
// has no number.
std::vector<NumberedEvent> told_to(store::Tx& tx, const Hosted& hosted, int seat,
                                   const std::vector<NumberedEvent>& events) {
  std::vector<NumberedEvent> told;
  int number = 0;
  for (const NumberedEvent& e : events) {
    const bool his = e.audience.includes(Seat{seat});
    if (!his && !hosted.game->over()) continue;
    if (his) number = number > 0 ? number + 1 : store::told_number(tx, hosted.code(), seat, e.number);
    told.push_back(e);
    told.back().number = his ? number : 0;
  }
  return told;
}

// A report for one reader, kept; with its map.
TurnReport keep_report(const Context& context, store::Tx& tx, const Hosted& hosted, int seat,
                       Language language, const std::vector<NumberedEvent>& events, std::string& map) {
  TurnReport report;
  from_json(hosted.game->report(Seat{seat}, told_to(tx, hosted, seat, events), language), report, "$");
  report = complete_report(context, tx, hosted, seat, language, std::move(report));
  map = hosted.game->map(Seat{seat}, events, language);
  store::insert_report(tx, report_row(context, hosted, seat, language, report, map, events));
  return report;
}

}  // namespace

TurnReport complete_report(const Context& context, store::Tx& tx, const Hosted& hosted, int seat_number,
                           Language language, TurnReport report) {
  report.header.game_code = hosted.code();
  const auto window = store::find_window(tx, hosted.code(), hosted.row.window);
  if (window && window->deadline && !window->closed_at)
    for (Ask& ask : report.asks)
      ask.deadline = shown_time(*window->deadline, hosted.settings.time_zone, language);
  if (report.asks.empty()) report.waiting_for = waiting_for(hosted, seat_number);
  if (!context.config.archive_url.empty())
    report.footer.archive_url = context.config.archive_url + "/" + hosted.code() + "/";
  for (const HostedSeat& seat : hosted.seats) {
    if (seat.row.seat != seat_number) continue;
    report.header.seat_name = seat.name();
    report.header.cut_mark = "pbem-cut " + cut_tag(hosted, seat_number);
    report.footer.reply_address = seat_address(context, hosted, seat);
  }
  return report;
}

NewLetter report_letter(const Context& context, const Hosted& hosted, const HostedSeat& seat,
                        const TurnReport& given, const std::string& map_svg) {
  TurnReport report = given;
  NewLetter letter;
  letter.kind = "report";
  letter.game = hosted.code();
  letter.seat = seat.row.seat;
  letter.player = seat.row.player;
  if (const auto to = address_of(seat.player)) letter.to = *to;
  letter.reply_address = seat_address(context, hosted, seat);
  const bool html = seat.player && seat.player->format == "html";
  if (html && !map_svg.empty()) {
    letter.images.push_back({kMapId, "map.png", png_of_svg(map_svg, kMapWidth)});
    report.map.attached = true;
    report.map.content_id = kMapId;
  }
  RenderedReport rendered = render_report(context.templates, report);
  report.footer.reply_link = mailto_link(letter.reply_address, "Re: " + rendered.subject, report.order_form);
  rendered = render_report(context.templates, report);
  letter.subject = rendered.subject;
  letter.text = rendered.text;
  if (html) letter.html = rendered.html;
  letter.references = MailThread(seat.row.thread).references(letter.subject);
  return letter;
}

void send_reports(const Context& context, store::Tx& tx, Hosted& hosted,
                  const std::vector<NumberedEvent>& events) {
  std::string map;
  for (const auto& [language, name] : names_of(Language{}))
    keep_report(context, tx, hosted, 0, language, events, map);
  for (HostedSeat& seat : hosted.seats) {
    const TurnReport report = keep_report(context, tx, hosted, seat.row.seat, seat.language(), events, map);
    context.at("resolve.report");
    if (!address_of(seat.player)) continue;
    NewLetter letter = report_letter(context, hosted, seat, report, map);
    letter.dedupe_key = "report:" + hosted.code() + ":" + std::to_string(hosted.row.generation) + ":" +
                        std::to_string(hosted.row.window) + ":" + std::to_string(seat.row.seat) +
                        (hosted.game->over() ? ":over" : "");
    std::string message_id;
    if (!post(context, tx, letter, &message_id)) continue;
    MailThread thread(seat.row.thread);
    thread.add(message_id, letter.subject);
    seat.row.thread = thread.kept();
    store::set_seat(tx, seat.row);
  }
}

}  // namespace adj::service
