#include "adjudicator/service/orders.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "adjudicator/report/report_model.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
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

// Games name the clause behind their sentence; a receipt sets it apart, once.
std::string without_clause(std::string sentence, const std::string& clause) {
  const std::string named = " [" + clause + "]";
  if (sentence.ends_with(named)) sentence.resize(sentence.size() - named.size());
  return sentence;
}

void add_verdicts(Speech& speech, const Receipt& receipt) {
  for (const ReceiptLine& line : receipt.lines) {
    const std::string text = mail::without_tokens(line.text);
    if (line.refusal)
      speech.answer.refuse(line.number, text, without_clause(line.explanation, line.refusal->clause),
                           line.refusal->clause);
    else  // what explains a good line is that a later one took its place
      speech.answer.accept(line.number, text,
                           line.understood + (line.explanation.empty() ? "" : " – " + line.explanation));
  }
}

bool anything_taken(const Receipt& receipt) {
  if (receipt.done || receipt.cancelled) return true;
  for (const ReceiptLine& line : receipt.lines)
    if (!line.refusal) return true;
  return false;
}

// The seat's orders as they stand, by decision.
std::map<int, std::vector<std::string>> standing_of(const Hosted& hosted, Seat seat, Language language) {
  std::map<int, std::vector<std::string>> orders;
  for (OpenDecision& d : hosted.game->window_of(seat, language).decisions)
    orders[d.index] = std::move(d.orders);
  return orders;
}

// Lines that stood before the mail and stand no longer.
void show_replaced(Speech& speech, const std::map<int, std::vector<std::string>>& before) {
  auto after = standing_of(*speech.hosted, Seat{speech.speaker.seat}, speech.language());
  std::vector<std::string> gone;
  for (const auto& [decision, lines] : before)
    std::ranges::copy_if(lines, std::back_inserter(gone), [&](const std::string& line) {
      return std::ranges::count(after[decision], line) == 0;
    });
  if (!gone.empty()) speech.answer.block(say(speech.language(), "orders.replaced")).lines = gone;
}

void explain_stale(Speech& speech) {
  const Language language = speech.language();
  speech.answer.block(say(language, "orders.stale.title"))
      .paragraphs.push_back(
          say(language, "orders.stale",
              with({{"window", speech.speaker.window}, {"now", speech.hosted->row.window}})));
}

}  // namespace

void take_orders(Speech& speech, const std::vector<mail::BodyLine>& lines) {
  const Language language = speech.language();
  if (!speech.hosted || speech.speaker.seat == 0) {
    return refuse_all(speech, lines, say(language, "orders.no_seat"));
  }
  Hosted& hosted = *speech.hosted;
  if (!hosted.running() || !hosted.game)
    return refuse_all(speech, lines, say(language, "orders.status." + hosted.row.status));

  const bool stale = speech.speaker.window != hosted.row.window;
  const std::string text = at_their_places(lines);
  const Seat seat{speech.speaker.seat};
  const auto before = standing_of(hosted, seat, language);
  const Receipt receipt = stale ? hosted.game.change().submit_standing(seat, text, language)
                                : hosted.game.change().submit(seat, text, language);
  add_verdicts(speech, receipt);
  if (stale) explain_stale(speech);
  if (anything_taken(receipt)) {
    record(speech.context, speech.tx, hosted,
           {{},
            0,
            0,
            0,
            stale ? "standing" : "orders",
            seat.number,
            "player",
            std::string(name_of(language)),
            text,
            speech.mail,
            {}});
    speech.resolve_after = true;  // which also keeps the orders
    show_replaced(speech, before);
  }
  speech.show_standing = true;
}

void show_standing(Speech& speech) {
  const Hosted& hosted = *speech.hosted;
  const Language language = speech.language();
  const int seat = seat_meant(speech, hosted);
  std::optional<store::WindowRow> window;  // looked up for who has something left to order
  bool open = false;
  for (const OpenDecision& d : hosted.game->window_of(Seat{seat}, language).decisions) {
    if (!d.complete && !open) window = store::find_window(speech.tx, hosted.code(), hosted.row.window);
    open = open || !d.complete;
    AnswerBlock& block = speech.answer.block(say(language, d.complete ? "standing.whole" : "standing.open"));
    block.lines = d.orders;
    if (d.orders.empty()) block.paragraphs.push_back(say(language, "standing.nothing"));
    say_missing(block.paragraphs, d.missing, language);
    if (!d.complete && window && window->deadline)
      block.paragraphs.push_back(
          say(language, "standing.default",
              with({{"fallback", d.fallback},
                    {"when", shown_time(*window->deadline, hosted.settings.time_zone, language)}})));
  }
  if (!open) return;
  TurnReport report;
  from_json(hosted.game->report(Seat{seat}, {}, language), report, "$");
  speech.answer.order_form = std::move(report.order_form);
}

void say_missing(std::vector<std::string>& paragraphs, const std::vector<std::string>& missing,
                 Language language) {
  if (missing.empty()) return;
  paragraphs.push_back(say(language, "standing.missing"));
  for (const std::string& what : missing) paragraphs.push_back("- " + what);
}

}  // namespace adj::service
