// TELL, PRESS: letters between players, carried without showing anybody's address.

#include <algorithm>
#include <utility>

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

bool means_all(const std::string& names) {
  return is_word(trimmed(names), {"ALL", "TOUS", "TOUT", "TOUTES"});
}

// Whom "Aquila, Marcus" names, without the writer himself; `unknown`: the first that is nobody's name.
struct Addressees {
  std::vector<int> seats = {};
  std::string unknown = {};
};

Addressees addressees(const Speech& speech, const std::string& names) {
  Addressees found;
  std::string name;
  for (const char c : names + ",") {
    if (c != ',' && c != ';') {
      name += c;
      continue;
    }
    const std::string one = trimmed(std::exchange(name, {}));
    if (one.empty()) continue;
    const HostedSeat* seat = seat_named(*speech.hosted, one);
    if (!seat || !seat->player) return {{}, one};
    if (seat->row.seat != speech.speaker.seat && std::ranges::count(found.seats, seat->row.seat) == 0)
      found.seats.push_back(seat->row.seat);
  }
  return found;
}

// TELL Aquila, Marcus: text. TELL ALL: text.
void tell(Speech& speech, const CommandLine& line) {
  if (!may_write(speech, line)) return;
  const auto colon = line.rest.find(':');
  if (colon == std::string::npos) return refuse(speech, line, "press.how");
  const std::string names = line.rest.substr(0, colon);
  const std::string text = press_of(line, line.rest.substr(colon + 1));
  if (means_all(names)) return publish(speech, line, text, false, {});
  Addressees to = addressees(speech, names);
  if (!to.unknown.empty()) return refuse(speech, line, "press.whom", with({{"name", to.unknown}}));
  if (to.seats.empty()) return refuse(speech, line, "press.how");
  publish(speech, line, text, false, std::move(to.seats));
}

// Whether what stands before the first colon is but the command: then all behind it is text.
bool is_text_at_once(const CommandLine& line) {
  const auto colon = line.text.find(':');
  return colon != std::string::npos && words_in(line.text.substr(0, colon)).size() == 1;
}

// Without a name is what stands behind PRESS GREY and a colon, or on the lines below these two words.
// Behind PRESS and a colon it is a text that begins with that word; and with no colon at all nobody can tell:
// then nothing is sent, lest somebody be named who did not want to be.
enum class Greyness { none, grey, unclear };

Greyness greyness_of(const CommandLine& line, std::string& text) {
  std::string ahead = line.rest;
  const bool word = is_word(next_word(ahead), {"GREY", "GRAY", "GRISE", "ANONYME"});
  const bool named = words_in(line.text.substr(0, line.text.find(':'))).size() == 2;  // PRESS GREY
  if (!word || is_text_at_once(line)) return Greyness::none;
  if (!named) return Greyness::unclear;
  text = ahead;
  return Greyness::grey;
}

// PRESS TO, PRESSE À: whom the text is for must follow. (In English an A may begin any text.)
bool takes_to(const Speech& speech, std::string& names) {
  std::string after = names;
  const std::string word = next_word(after);
  const bool to = is_word(word, {"TO"}), a = is_word(word, {"A", "AU", "AUX"});
  if (to || (a && !addressees(speech, after).seats.empty())) names = after;
  return to || (a && speech.language() == Language::fr);
}

// PRESS TO Aquila: text, or with the text below, is for him alone, as TELL is; so is PRESS Aquila: text. What
// was meant for one goes to nobody where we do not know him. PRESS ALL: text is for all, like PRESS: text.
void press_by_name(Speech& speech, const CommandLine& line) {
  const auto publish_all = [&](const std::string& first) {
    publish(speech, line, press_of(line, first), false, {});
  };
  const auto colon = line.rest.find(':');
  if (is_text_at_once(line) || (colon == std::string::npos && line.body.empty()))
    return publish_all(line.rest);
  std::string names = line.rest.substr(0, colon);
  const std::string text = colon == std::string::npos ? std::string() : line.rest.substr(colon + 1);
  const bool to = takes_to(speech, names);
  if (means_all(names)) return publish_all(text);
  Addressees found = addressees(speech, names);
  if (to && !found.unknown.empty())
    return refuse(speech, line, "press.whom", with({{"name", found.unknown}}));
  if (found.seats.empty()) return publish_all(line.rest);
  publish(speech, line, press_of(line, text), false, std::move(found.seats));
}

void press(Speech& speech, const CommandLine& line) {
  if (!may_write(speech, line)) return;
  std::string text = line.rest;
  const Greyness grey = greyness_of(line, text);
  if (grey == Greyness::none) return press_by_name(speech, line);
  if (grey == Greyness::unclear) return refuse(speech, line, "press.grey_or_not");
  if (!speech.hosted->settings.grey_press) return refuse(speech, line, "press.no_grey");
  publish(speech, line, press_of(line, text), true, {});
}

}  // namespace

std::vector<Command> press_commands() {
  return {{"tell", {"TELL", "DIS", "TELL", "DITES"}, Right::seat, Body::prose, tell},
          {"press", {"PRESS", "PRESSE"}, Right::seat, Body::prose, press}};
}

}  // namespace adj::service
