// TELL, PRESS: letters between players, carried without showing anybody's address.

#include <algorithm>

#include "adjudicator/service/command_line.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/store/play.h"
#include "mail/token.h"

namespace adj::service {

namespace {

// Tokens, which a player may have quoted, are taken out.
std::string press_of(const CommandLine& line, const std::string& first) {
  return mail::without_tokens(text_of(line, first));
}

void carry(Speech& speech, Hosted& hosted, const store::PressRow& press, int number) {
  for (const HostedSeat& seat : hosted.seats) {
    if (seat.row.seat == press.from_seat) continue;
    if (!press.to_seats.empty() && std::ranges::count(press.to_seats, seat.row.seat) == 0) continue;
    write_to_seat(
        speech.context, speech.tx, hosted, seat, "press",
        "press:" + hosted.code() + ":" + std::to_string(number) + ":" + std::to_string(seat.row.seat),
        [&](Answer& words) {
          const char* key = press.grey               ? "press.grey_title"
                            : press.to_seats.empty() ? "press.public_title"
                                                     : "press.private_title";
          words
              .block(say(
                  words.language, key,
                  with({{"name", press.grey ? std::string() : hosted.find_seat(press.from_seat)->name()}})))
              .lines = quoted_lines(press.body);
        });
  }
}

// Everything that press has in common, whoever reads it; false when it was refused.
bool may_write(Speech& speech, const CommandLine& line) {
  const Hosted& hosted = *speech.hosted;
  if (!hosted.settings.press) {
    refuse(speech, line, "press.none_allowed");
    return false;
  }
  if (store::letters_of_game(speech.tx, hosted.code(), speech.now() - std::chrono::hours(1)) >=
      speech.context.config.limits.letters_per_game_hour) {
    refuse(speech, line, "press.too_much");
    return false;
  }
  return true;
}

void publish(Speech& speech, const CommandLine& line, const std::string& text, bool grey,
             std::vector<int> to) {
  if (trimmed(text).empty()) return refuse(speech, line, "press.empty");
  if (too_long_for_a_letter(text))
    return refuse(speech, line, "press.too_long", with({{"most", kLongestLetter}}));
  Hosted& hosted = *speech.hosted;
  store::PressRow press;
  press.game = hosted.code();
  press.from_seat = speech.speaker.seat;
  press.grey = grey;
  press.to_seats = std::move(to);
  press.body = text;
  if (speech.mail != 0) press.inbox = speech.mail;
  press.at = speech.now();
  const int number = store::insert_press(speech.tx, press);
  carry(speech, hosted, press, number);
  // His own count: that of the game would tell him how many letters others have exchanged.
  const int own = store::press_count(speech.tx, hosted.code(), press.from_seat);
  Json names = Json::array();
  for (const int seat : press.to_seats) names.push_back(Json(hosted.find_seat(seat)->name()));
  if (press.to_seats.empty())
    accept(speech, line, grey ? "press.grey_done" : "press.public_done", with({{"number", own}}));
  else
    accept(speech, line, "press.private_done", with({{"number", own}, {"names", names}}));
}

// TELL Aquila, Marcus: text. TELL ALL: text.
void tell(Speech& speech, const CommandLine& line) {
  if (!may_write(speech, line)) return;
  const auto colon = line.rest.find(':');
  if (colon == std::string::npos) return refuse(speech, line, "press.how");
  const std::string names = line.rest.substr(0, colon);
  const std::string text = press_of(line, line.rest.substr(colon + 1));
  if (is_word(trimmed(names), {"ALL", "TOUS", "TOUT", "TOUTES"}))
    return publish(speech, line, text, false, {});
  std::vector<int> to;
  std::string name;
  for (const char c : names + ",") {
    if (c != ',' && c != ';') {
      name += c;
      continue;
    }
    if (trimmed(name).empty()) continue;
    const HostedSeat* seat = seat_named(*speech.hosted, trimmed(name));
    if (!seat || !seat->player) return refuse(speech, line, "press.whom", with({{"name", trimmed(name)}}));
    if (seat->row.seat != speech.speaker.seat && std::ranges::count(to, seat->row.seat) == 0)
      to.push_back(seat->row.seat);
    name.clear();
  }
  if (to.empty()) return refuse(speech, line, "press.how");
  publish(speech, line, text, false, std::move(to));
}

// Without a name is what stands behind PRESS GREY and a colon, or on the lines below these two words.
// Behind PRESS and a colon it is a text that begins with that word; and with no colon at all nobody can tell:
// then nothing is sent, lest somebody be named who did not want to be.
enum class Greyness { none, grey, unclear };

Greyness greyness_of(const CommandLine& line, std::string& text) {
  std::string ahead = line.rest;
  const bool word = is_word(next_word(ahead), {"GREY", "GRAY", "GRISE", "ANONYME"});
  const auto colon = line.text.find(':');
  const std::string before = line.text.substr(0, colon);
  const bool named = words_in(before).size() == 2;  // PRESS GREY
  if (!word || (colon != std::string::npos && words_in(before).size() == 1)) return Greyness::none;
  if (!named) return Greyness::unclear;
  text = ahead;
  return Greyness::grey;
}

void press(Speech& speech, const CommandLine& line) {
  if (!may_write(speech, line)) return;
  std::string text = line.rest;
  const Greyness grey = greyness_of(line, text);
  if (grey == Greyness::unclear) return refuse(speech, line, "press.grey_or_not");
  if (grey == Greyness::grey && !speech.hosted->settings.grey_press)
    return refuse(speech, line, "press.no_grey");
  publish(speech, line, press_of(line, text), grey == Greyness::grey, {});
}

}  // namespace

std::vector<Command> press_commands() {
  return {{"tell", {"TELL", "DIS", "TELL", "DITES"}, Right::seat, Body::prose, tell},
          {"press", {"PRESS", "PRESSE"}, Right::seat, Body::prose, press}};
}

}  // namespace adj::service
