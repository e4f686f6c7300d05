// ARCHIVE: what everybody may read again, by number, by turn or phase, or all of it.

#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/mbox.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

AnswerBlock& archive_block(Speech& speech, const Hosted& hosted) {
  const Language language = speech.language();
  return speech.answer.block(
      say(language, "archive.title", with({{"game", hosted.code()}, {"title", hosted.title(language)}})));
}

// The public reports with these windows, or all; in the reader's language.
std::vector<Row> titles(Speech& speech, const Hosted& hosted, const std::vector<int>* windows = nullptr) {
  const Language language = speech.language();
  std::vector<Row> rows;
  for (const store::ReportTitle& t : store::report_titles(speech.tx, hosted.code(), 0))
    if (t.language == name_of(language) && (!windows || std::ranges::count(*windows, t.window) > 0))
      rows.push_back(
          {std::to_string(t.window), t.title, shown_time(t.at, hosted.settings.time_zone, language)});
  return rows;
}

void list_all(Speech& speech, const Hosted& hosted) {
  const Language language = speech.language();
  AnswerBlock& block = archive_block(speech, hosted);
  const std::vector<Row> rows = titles(speech, hosted);
  if (rows.empty())
    block.paragraphs.push_back(say(language, "archive.empty"));
  else
    block.lines = table_lines({{"", Align::right}, {}, {}}, rows);
  block.paragraphs.push_back(say(language, "archive.how", with({{"game", hosted.code()}})));
  if (!speech.context.config.archive_url.empty())
    block.paragraphs.push_back(speech.context.config.archive_url + "/" + hosted.code() + "/");
}

void send_one(Speech& speech, const CommandLine& line, const Hosted& hosted, int window) {
  std::optional<store::ReportRow> row;
  for (const char* language : {name_of(speech.language()).data(), "en", "fr"})
    if (!row) row = store::find_report(speech.tx, hosted.code(), window, 0, language);
  if (!row) return refuse(speech, line, "report.none");
  TurnReport model;
  from_json(Json::parse(row->model), model, "$");
  model.waiting_for.clear();  // long ago; and somebody of then may be forgotten
  const RenderedReport rendered = render_report(speech.context.templates, model);
  speech.answer.block(rendered.subject).lines = quoted_lines(rendered.text);
}

void attach(Speech& speech, const Hosted& hosted, AnswerBlock& block, Mbox mbox) {
  if (mbox.left_out > 0)
    block.paragraphs.push_back(say(speech.language(), "archive.left_out",
                                   with({{"count", mbox.left_out}, {"game", hosted.code()}})));
  speech.answer.attachments.push_back({hosted.code() + ".mbox", "application/mbox", std::move(mbox.file)});
}

// One file to a mail, however often it asks: each is as large as a mail may be.
bool may_attach(Speech& speech, const CommandLine& line) {
  if (!speech.answer.attachments.empty()) refuse(speech, line, "archive.one_file");
  return speech.answer.attachments.empty();
}

void send_all(Speech& speech, const CommandLine& line, const Hosted& hosted, int seat) {
  if (!may_attach(speech, line)) return;
  const Language language = speech.language();
  AnswerBlock& block = archive_block(speech, hosted);
  block.paragraphs.push_back(say(language, seat > 0 ? "archive.all_own" : "archive.all_public"));
  attach(speech, hosted, block, mbox_of(speech.context, speech.tx, hosted, seat, language));
}

// --- By turn or phase: the words of a title say which ("Turn 3 · Senate", "Année −49 · phase E").

std::vector<std::string> words_of_title(std::string_view title) {
  std::string rest = words::fold(title);
  for (char& c : rest)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '-') c = ' ';
  return words_in(rest);
}

// Side by side, so that "turn 3" is not the third SMC of turn 1.
bool has_words(const std::vector<std::string>& title, const std::vector<std::string>& wanted) {
  return std::ranges::search(title, wanted).begin() != title.end();
}

// The windows whose title has these words, in either language.
std::vector<int> windows_titled(Speech& speech, const Hosted& hosted, const std::string& text) {
  const std::vector<std::string> wanted = words_of_title(text);
  std::vector<int> windows;
  if (wanted.empty()) return windows;
  for (const store::ReportTitle& t : store::report_titles(speech.tx, hosted.code(), 0))
    if (has_words(words_of_title(t.title), wanted) && std::ranges::count(windows, t.window) == 0)
      windows.push_back(t.window);
  return windows;
}

void send_titled(Speech& speech, const CommandLine& line, const Hosted& hosted, const std::string& text) {
  const std::vector<int> windows = windows_titled(speech, hosted, text);
  if (windows.empty()) {
    const std::vector<Row> rows = titles(speech, hosted);
    const std::string example = rows.empty() ? std::string() : rows.back()[1];
    return refuse(speech, line, "archive.which", with({{"example", example}}));
  }
  if (windows.size() == 1) return send_one(speech, line, hosted, windows.front());
  if (!may_attach(speech, line)) return;
  const Language language = speech.language();
  AnswerBlock& block = archive_block(speech, hosted);
  block.paragraphs.push_back(say(language, "archive.some", with({{"what", trimmed(text)}})));
  block.lines = table_lines({{"", Align::right}, {}, {}}, titles(speech, hosted, &windows));
  attach(speech, hosted, block, mbox_of_windows(speech.context, speech.tx, hosted, windows, language));
}

void archive(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const int seat = seat_meant(speech, *hosted);
  const bool moderator = speech.speaker.player && hosted->moderated_by(speech.speaker.player->id);
  if (!hosted->row.listed && seat == 0 && !moderator)
    return refuse(speech, line, "game.unknown", with({{"code", hosted->code()}}));
  std::string behind = rest;
  const std::string which = next_word(behind);
  if (which.empty()) return list_all(speech, *hosted);
  if (is_word(which, {"ALL", "TOUT"})) return send_all(speech, line, *hosted, seat);
  const auto number = number_in(which);
  if (number && behind.empty()) return send_one(speech, line, *hosted, *number);
  send_titled(speech, line, *hosted, rest);
}

}  // namespace

std::vector<Command> archive_commands() {
  return {{"archive", {"ARCHIVE", "ARCHIVES"}, Right::player, Body::none, archive}};
}

}  // namespace adj::service
