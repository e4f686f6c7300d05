#include "adjudicator/service/orders.h"

#include "adjudicator/service/calendar.h"
#include "adjudicator/store/play.h"
#include "mail/token.h"

namespace adj::service {

namespace {

void refuse_all(Speech& speech, const std::vector<mail::BodyLine>& lines, const std::string& why) {
  for (const mail::BodyLine& line : lines)
    speech.answer.refuse(line.number, mail::without_tokens(line.text), why);
}

// The lines at their places in the mail, so that the engine's line numbers are the player's.
std::string at_their_places(const std::vector<mail::BodyLine>& lines) {
  std::string text;
  int at = 1;
  for (const mail::BodyLine& line : lines) {
    for (; at < line.number; ++at) text += '\n';
    text += line.text + '\n';
    ++at;
  }
  return text;
}

void add_verdicts(Speech& speech, const Receipt& receipt) {
  for (const ReceiptLine& line : receipt.lines) {
    const std::string text = mail::without_tokens(line.text);
    if (line.refusal)
      speech.answer.refuse(line.number, text, line.explanation, line.refusal->clause);
    else
      speech.answer.accept(line.number, text, line.understood);
  }
}

bool anything_taken(const Receipt& receipt) {
  if (receipt.done || receipt.cancelled) return true;
  for (const ReceiptLine& line : receipt.lines)
    if (!line.refusal) return true;
  return false;
}

}  // namespace

void take_orders(Speech& speech, const std::vector<mail::BodyLine>& lines) {
  const Language language = speech.language();
  if (!speech.hosted || speech.speaker.seat == 0) {
    // A stranger who writes prose is not answered; a player is told how to be heard.
    if (!speech.speaker.player && speech.answer.lines.empty() && speech.answer.blocks.empty())
      speech.answer.silent = true;
    return refuse_all(speech, lines, say(language, "orders.no_seat"));
  }
  Hosted& hosted = *speech.hosted;
  if (!hosted.running() || !hosted.game)
    return refuse_all(speech, lines, say(language, "orders.status." + hosted.row.status));

  const bool stale = speech.speaker.window != hosted.row.window;
  const std::string text = at_their_places(lines);
  const Seat seat{speech.speaker.seat};
  const Receipt receipt =
      stale ? hosted.game->submit_standing(seat, text, language) : hosted.game->submit(seat, text, language);
  add_verdicts(speech, receipt);
  if (stale)
    speech.answer.block(say(language, "orders.stale.title"))
        .paragraphs.push_back(
            say(language, "orders.stale",
                Json(Json::Object{{"window", speech.speaker.window}, {"now", hosted.row.window}})));
  if (anything_taken(receipt)) {
    store::insert_input(
        speech.tx, {hosted.code(), 0, hosted.row.generation, hosted.row.window, stale ? "standing" : "orders",
                    seat.number, "player", std::string(name_of(language)), text, speech.mail, speech.now()});
    save_hosted(speech.tx, hosted);
    speech.resolve_after = true;
  }
  show_standing(speech, seat.number);
}

void show_standing(Speech& speech, int seat) {
  const Hosted& hosted = *speech.hosted;
  const Language language = speech.language();
  const auto window = store::find_window(speech.tx, hosted.code(), hosted.row.window);
  for (const OpenDecision& d : hosted.game->window(language).decisions) {
    if (d.seat.number != seat) continue;
    AnswerBlock& block = speech.answer.block(say(language, d.complete ? "standing.whole" : "standing.open"));
    block.lines = d.orders;
    if (d.orders.empty()) block.paragraphs.push_back(say(language, "standing.nothing"));
    for (const std::string& missing : d.missing)
      block.paragraphs.push_back(say(language, "standing.missing", Json(Json::Object{{"what", missing}})));
    if (!d.complete && window && window->deadline)
      block.paragraphs.push_back(say(
          language, "standing.default",
          Json(Json::Object{{"fallback", d.fallback},
                            {"when", shown_time(*window->deadline, hosted.settings.time_zone, language)}})));
  }
}

}  // namespace adj::service
