// STATUS, ORDERS, REPORT, RECEIPT, PREVIEW: what is, what was, what would be.

#include <algorithm>

#include "adjudicator/report/layout.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/orders.h"
#include "adjudicator/service/receipt.h"
#include "adjudicator/service/reports.h"
#include "adjudicator/store/play.h"
#include "mail/mime.h"
#include "mail/token.h"

namespace adj::service {

namespace {

constexpr std::size_t kReceiptLines = 400;

// --- STATUS

const char* seat_state(const Hosted& hosted, const HostedSeat& seat) {
  if (seat.row.holder == "nobody") return "state.free";
  if (!hosted.game || !hosted.running())
    return seat.row.holder == "machine" ? "state.machine" : "state.seated";
  bool asked = false, waiting = false;
  for (const OpenDecision& d : hosted.game->window_without_words().decisions) {
    if (d.seat != seat.seat() || !d.required) continue;
    asked = true;
    waiting = waiting || !d.complete;
  }
  if (waiting) return "state.waited_for";
  return asked ? "state.answered" : seat.row.holder == "machine" ? "state.machine" : "state.not_asked";
}

void status(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const Language language = speech.language();
  const int own = seat_meant(speech, *hosted);
  const bool moderator = speech.speaker.player && hosted->moderated_by(speech.speaker.player->id);
  if (!hosted->row.listed && own == 0 && !moderator)
    return refuse(speech, line, "game.unknown", with({{"code", hosted->code()}}));
  AnswerBlock& block = speech.answer.block(
      say(language, "status.title", with({{"game", hosted->code()}, {"title", hosted->title(language)}})));
  block.paragraphs.push_back(say(language, "status." + hosted->row.status));
  const auto window = store::find_window(speech.tx, hosted->code(), hosted->row.window);
  if (hosted->running() && window && window->deadline)
    block.paragraphs.push_back(
        say(language, "status.window",
            with({{"window", hosted->row.window},
                  {"deadline", shown_time(*window->deadline, hosted->settings.time_zone, language)}})));
  std::vector<Row> rows;
  for (const HostedSeat& seat : hosted->seats)
    rows.push_back({std::to_string(seat.row.seat), seat.name(), say(language, seat_state(*hosted, seat))});
  block.lines = table_lines({{}, {}, {}}, rows);
  if (own > 0 && hosted == speech.hosted && hosted->running()) speech.show_standing = true;
}

// --- ORDERS: what stands now and the form for the rest; lines below it are read as orders anyway.

void orders(Speech& speech, const CommandLine& line) {
  const Hosted& hosted = *speech.hosted;
  if (!hosted.running() || !hosted.game) return refuse(speech, line, "orders.status." + hosted.row.status);
  speech.show_standing = true;
}

// --- REPORT

std::optional<store::ReportRow> report_for(Speech& speech, const Hosted& hosted, int seat,
                                           std::optional<int> number) {
  if (!number) return store::last_report(speech.tx, hosted.code(), seat);
  for (const char* language : {name_of(speech.language()).data(), "en", "fr"})
    if (auto row = store::find_report(speech.tx, hosted.code(), *number, seat, language)) return row;
  return std::nullopt;
}

void report(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const HostedSeat* seat = hosted->find_seat(seat_meant(speech, *hosted));
  if (!seat) return refuse(speech, line, "game.no_seat", with({{"game", hosted->code()}}));
  const auto row = report_for(speech, *hosted, seat->row.seat, number_in(next_word(rest)));
  if (!row) return refuse(speech, line, "report.none");
  if (!may_write_to(speech.context, speech.tx, seat->player->address, true, "report", speech.by_secret()))
    return refuse(speech, line, "report.enough");
  TurnReport model;
  from_json(Json::parse(row->model), model, "$");
  // Somebody else may have had the seat then, or waited for: an old report is about the game.
  model.header.seat_name = seat->name();
  model.waiting_for.clear();
  if (row->window == hosted->row.window)
    model =
        complete_report(speech.context, speech.tx, *hosted, seat->row.seat, model.language, std::move(model));
  NewLetter letter = report_letter(speech.context, *hosted, *seat, model, row->map);
  letter.dedupe_key = "again:" + std::to_string(speech.mail) + ":" + std::to_string(line.number);
  letter.answers_a_mail = true;
  letter.in_reply_to = speech.message_id;
  post(speech.context, speech.tx, letter);
  speech.answered = true;
}

// --- RECEIPT

void receipt(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const auto number = number_in(next_word(rest));
  const auto letter =
      number ? store::find_receipt(speech.tx, hosted->code(), speech.speaker.player->address, *number)
             : std::optional<store::Letter>();
  if (!letter || letter->player != speech.speaker.player->id) return refuse(speech, line, "receipt.none");
  AnswerBlock& block = speech.answer.block(
      say(speech.language(), "receipt.again",
          with({{"number", *number},
                {"when", shown_time(letter->created_at, hosted->settings.time_zone, speech.language())}})));
  const mail::Incoming read = mail::read_message(letter->raw, {});
  block.lines = quoted_lines(mail::without_tokens(read.text));
  // A receipt may show receipts that show receipts.
  if (block.lines.size() > kReceiptLines) {
    block.lines.resize(kReceiptLines);
    block.lines.push_back("| […]");
  }
}

// --- PREVIEW

void preview(Speech& speech, const CommandLine& line) {
  Hosted& hosted = *speech.hosted;
  const Language language = speech.language();
  if (!hosted.running() || !hosted.game) return refuse(speech, line, "orders.status." + hosted.row.status);
  const Seat seat{speech.speaker.seat};
  const auto copy = hosted.module->load(hosted.game->save());
  std::string text;
  for (const std::string& order : line.body) text += order + "\n";
  AnswerBlock block{say(language, "preview.title"), {say(language, "preview.nothing_done")}, {}};
  if (!text.empty()) {
    for (const ReceiptLine& verdict : copy->submit(seat, text, language).lines)
      block.paragraphs.push_back(
          verdict.refusal
              ? say(language, "preview.refused", with({{"line", verdict.text}, {"why", verdict.explanation}}))
              : verdict.understood);
  }
  speech.answer.blocks.push_back(std::move(block));
  std::vector<std::string> outlook = copy->preview(seat, language);
  if (outlook.empty())
    for (const OpenDecision& d : copy->window_of(seat, language).decisions)
      say_missing(outlook, d.missing, language);
  if (!outlook.empty()) speech.answer.block(say(language, "preview.outlook")).paragraphs = std::move(outlook);
}

}  // namespace

std::vector<Command> archive_commands();     // commands_archive.cc
std::vector<Command> explaining_commands();  // commands_explaining.cc

std::vector<Command> reading_commands() {
  std::vector<Command> list{
      {"status", {"STATUS", "ÉTAT", "STATE", "STATUT"}, Right::player, Body::none, status},
      {"orders", {"ORDERS", "ORDRES"}, Right::seat, Body::none, orders},
      {"report", {"REPORT", "RAPPORT"}, Right::player, Body::none, report},
      {"receipt", {"RECEIPT", "REÇU"}, Right::player, Body::none, receipt},
      {"preview", {"PREVIEW", "APERÇU", "PREVIEW", "ESSAI"}, Right::seat, Body::orders, preview}};
  for (const auto group : {archive_commands, explaining_commands})
    for (Command& command : group()) list.push_back(std::move(command));
  return list;
}

}  // namespace adj::service
