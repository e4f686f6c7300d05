// LANG, FORMAT, NAME, ZONE, ADDRESS, ABSENT, STANDBY, RESIGN, KEY, FORGET ME: what a player decides about
// himself.

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/confirmations.h"
#include "adjudicator/service/deadlines.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/moderation.h"
#include "adjudicator/service/names.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/receipt.h"
#include "adjudicator/service/seating.h"
#include "mail/address.h"
#include "mail/ascii.h"
#include "mail/token.h"

namespace adj::service {

namespace {

constexpr int kGamesToStandBy = 50;

void save_player(Speech& speech) {
  store::set_player(speech.tx, *speech.speaker.player);
  if (speech.hosted)
    if (HostedSeat* seat = speech.hosted->seat_of(speech.speaker.player->id))
      seat->player = speech.speaker.player;
}

void lang(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  const auto language = language_in(next_word(rest));
  if (!language) return refuse(speech, line, "lang.which");
  speech.speaker.player->language = name_of(*language);
  save_player(speech);
  speech.answer.language = *language;
  accept(speech, line, "lang.done");
}

void format(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  const std::string word = next_word(rest);
  if (is_word(word, {"TEXT", "TEXTE"}))
    speech.speaker.player->format = "text";
  else if (is_word(word, {"HTML"}))
    speech.speaker.player->format = "html";
  else
    return refuse(speech, line, "format.which");
  save_player(speech);
  accept(speech, line, "format.done", with({{"format", speech.speaker.player->format}}));
}

void name(Speech& speech, const CommandLine& line) {
  const std::string wished = shown_as_name(line.rest);
  const bool odd = line.rest.find_first_of(":,<>@") != std::string::npos;
  if (odd || wished.empty() || is_nobodys_name(wished)) return refuse(speech, line, "name.which");
  const std::int64_t self = speech.speaker.player->id;
  for (const store::SeatRow& seat : store::seats_held_by(speech.tx, self))
    if (const Hosted* hosted = speech.game(seat.game); hosted && name_taken(*hosted, wished, self))
      return refuse(speech, line, "name.taken", with({{"name", wished}, {"game", seat.game}}));
  speech.speaker.player->name = wished;
  save_player(speech);
  accept(speech, line, "name.done", with({{"name", wished}}));
}

void zone(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  const std::string wished = next_word(rest);
  if (!is_time_zone(wished)) return refuse(speech, line, "zone.which", with({{"zone", wished}}));
  speech.speaker.player->time_zone = wished;
  save_player(speech);
  accept(speech, line, "zone.done", with({{"zone", wished}}));
}

// The new address says yes, and only then counts; asked for with a token only, for it opens all of the
// player's doors.
void address(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  const std::string wished = mail::lower(next_word(rest));
  if (!mail::valid_address(wished)) return refuse(speech, line, "address.which");
  if (is_never_heard(speech.context.config, wished)) return refuse(speech, line, "address.ours");
  if (store::find_address(speech.tx, wished)) return refuse(speech, line, "address.known");
  Question question;
  question.kind = "second_address";
  question.address = wished;
  question.name = speech.speaker.player->name;
  question.language = speech.language();
  question.payload = with({{"player", speech.speaker.player->id}});
  question.what =
      say(speech.language(), "address.what",
          with({{"name", speech.speaker.player->name}, {"main", speech.speaker.player->address}}));
  if (ask(speech.context, speech.tx, question))
    accept(speech, line, "address.asked", with({{"address", wished}}));
  else
    refuse(speech, line, "address.enough");
}

void absent(Speech& speech, const CommandLine& line) {
  const store::Player& player = *speech.speaker.player;
  std::vector<std::string> days;
  for (const std::string& word : words_in(line.rest))
    if (!is_word(word, {"FROM", "TO", "DU", "AU", "DE", "A", "UNTIL", "JUSQU'AU", "-", "–", "—"}))
      days.push_back(word);
  if (days.size() == 1 && is_word(days.front(), {"NEVER", "NO", "JAMAIS", "NON", "CANCEL", "ANNULE"})) {
    store::delete_absences(speech.tx, player.id);
    return accept(speech, line, "absent.none");
  }
  const auto since = days.size() == 2 ? read_day(days[0], player.time_zone, false) : std::nullopt;
  const auto until = days.size() == 2 ? read_day(days[1], player.time_zone, true) : std::nullopt;
  if (!since || !until || *until <= *since || *until <= speech.now())
    return refuse(speech, line, "absent.which");
  store::insert_absence(speech.tx, player.id, {*since, *until});
  accept(speech, line, "absent.done",
         with({{"since", shown_time(*since, player.time_zone, speech.language())},
               {"until", shown_time(*until, player.time_zone, speech.language())}}));
  // Windows that are open already wait too.
  for (const store::SeatRow& seat : store::seats_held_by(speech.tx, player.id))
    if (Hosted* hosted = speech.game(seat.game)) wait_for_absent(speech.context, speech.tx, *hosted);
}

void stop_standing_by(Speech& speech, const CommandLine& line) {
  store::delete_standbys(speech.tx, speech.speaker.player->id);
  accept(speech, line, "standby.off");
}

// Who was invited again since may stand by as well as sit down.
bool is_sent_away(const Speech& speech, const std::string& game) {
  return was_sent_away(speech.tx, game, speech.speaker.player->id) &&
         !store::is_invited(speech.tx, game, speech.speaker.address);
}

void standby(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  std::string ahead = rest;
  const std::string word = next_word(ahead);
  const std::int64_t player = speech.speaker.player->id;
  if (is_word(word, {"OFF", "NO", "NON"})) return stop_standing_by(speech, line);
  if (!word.empty()) {
    Hosted* hosted = game_meant(speech, line, rest);
    if (!hosted) return;
    if (hosted->seat_of(player)) return refuse(speech, line, "join.already");
    if (is_sent_away(speech, hosted->code())) return refuse(speech, line, "join.sent_away");
    if (!hosted->row.listed && !store::is_invited(speech.tx, hosted->code(), speech.speaker.address))
      return refuse(speech, line, "game.unknown", with({{"code", word}}));
    store::insert_standby(speech.tx, hosted->code(), player, speech.now());
    return accept(speech, line, "standby.done", with({{"game", hosted->code()}}));
  }
  Json codes = Json::array();
  for (const store::GameRow& row : store::listed_games(speech.tx, kGamesToStandBy)) {
    const auto seats = store::seats_of(speech.tx, row.game);
    if (std::ranges::any_of(seats, [&](const store::SeatRow& s) { return s.player == player; }) ||
        is_sent_away(speech, row.game))
      continue;
    store::insert_standby(speech.tx, row.game, player, speech.now());
    codes.push_back(Json(row.game));
  }
  if (codes.as_array().empty()) return refuse(speech, line, "standby.nothing");
  accept(speech, line, "standby.all", with({{"games", codes}}));
}

void resign(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const int seat = seat_meant(speech, *hosted);
  if (seat == 0) return refuse(speech, line, "game.no_seat", with({{"game", hosted->code()}}));
  ask_confirmation(
      speech, "resign", with({{"game", hosted->code()}, {"seat", seat}}),
      say(speech.language(), "resign.what",
          with({{"game", hosted->code()}, {"title", hosted->title(speech.language())}, {"seat", seat}})),
      {}, hosted);
}

// KEY NEW: older reply addresses of the seat are void; the new one is the receipt's. A moderator's is
// replaced like all that moderators do: he is asked first.
void key(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  if (!is_word(next_word(rest), {"NEW", "NOUVELLE", "NEUVE"})) return refuse(speech, line, "key.which");
  if (speech.speaker.seat == 0) {
    Act act;
    act.id = "key";
    return propose_to(speech, line, act);
  }
  HostedSeat& seat = *speech.hosted->find_seat(speech.speaker.seat);
  ++seat.row.epoch;
  store::set_seat(speech.tx, seat.row);
  accept(speech, line, "key.done");
}

void forget(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest, whole = line.text;
  const std::string verb = words::fold(next_word(whole));
  const bool in_one_word = verb.ends_with("-me") || verb.ends_with("-moi");  // OUBLIE-MOI
  if (!in_one_word && !is_word(next_word(rest), {"ME", "MOI"})) return refuse(speech, line, "forget.which");
  ask_confirmation(speech, "forget_me", Json::object(), say(speech.language(), "forget.what"));
}

}  // namespace

void confirmed_resign(Speech& speech, const store::Confirmation& confirmation) {
  Hosted* hosted = speech.game(confirmation.payload.at("game").as_string());
  HostedSeat* seat =
      hosted ? hosted->find_seat(static_cast<int>(confirmation.payload.at("seat").as_int())) : nullptr;
  if (!seat || !confirmation.player || seat->row.player != *confirmation.player) {
    speech.answer.block(say(speech.language(), "confirmation.over"));
    return;
  }
  give_up_seat(speech.context, speech.tx, *hosted, *seat);
  speech.answer.block(say(speech.language(), "resign.done", with({{"game", hosted->code()}})));
}

namespace {

// His games have no moderator then: an operator can do all that one does (admin moderate).
void leave_chairs(Speech& speech, std::int64_t player) {
  for (const std::string& code : store::games_moderated_by(speech.tx, player)) {
    Hosted* hosted = speech.game(code);
    if (!hosted) continue;
    hosted->row.moderator.reset();
    hosted->moderator.reset();
    save_hosted(speech.context, speech.tx, *hosted);
    alert(speech.context, speech.tx, "game " + code + " has no moderator any more",
          "Its moderator wanted to be forgotten. What a moderator does: tabellarius admin moderate " + code);
  }
}

}  // namespace

void confirmed_forget_me(Speech& speech, const store::Confirmation& confirmation) {
  if (!confirmation.player) return;
  leave_chairs(speech, *confirmation.player);
  for (const store::SeatRow& row : store::seats_held_by(speech.tx, *confirmation.player))
    if (Hosted* hosted = speech.game(row.game))
      if (HostedSeat* seat = hosted->find_seat(row.seat))
        give_up_seat(speech.context, speech.tx, *hosted, *seat);
  // Written before: afterwards nothing tells where to.
  speech.answer.block(say(speech.language(), "forget.done_title"))
      .paragraphs.push_back(say(speech.language(), "forget.done"));
  send_receipt(speech);
  speech.answer.silent = true;
  store::forget_player(speech.tx, *confirmation.player, speech.now(), speech.mail);
  speech.speaker.player.reset();
}

void confirmed_second_address(Speech& speech, const store::Confirmation& confirmation) {
  const auto player = store::find_player(speech.tx, confirmation.payload.at("player").as_int());
  if (!player || player->address.empty() || store::find_address(speech.tx, confirmation.address)) {
    speech.answer.block(say(speech.language(), "confirmation.over"));
    return;
  }
  store::insert_address(speech.tx, confirmation.address, player->id, speech.now());
  speech.speaker.player = player;
  speech.answer.language = language_of(*player);
  speech.answer.block(say(speech.language(), "address.done_title"))
      .paragraphs.push_back(say(speech.language(), "address.done",
                                with({{"address", confirmation.address}, {"main", player->address}})));
}

std::vector<Command> player_commands() {
  return {{"lang", {"LANG", "LANGUE", "LANGUAGE", "LANGUE"}, Right::player, Body::none, lang},
          {"format", {"FORMAT", "FORMAT"}, Right::player, Body::none, format},
          {"name", {"NAME", "NOM"}, Right::seat, Body::none, name},
          {"zone", {"ZONE", "FUSEAU"}, Right::player, Body::none, zone},
          {"address", {"ADDRESS", "ADRESSE"}, Right::seat, Body::none, address},
          {"absent", {"ABSENT", "ABSENT", "AWAY", "ABSENCE"}, Right::seat, Body::none, absent},
          {"standby", {"STANDBY", "REMPLAÇANT", "STANDBY", "SUPPLÉANT"}, Right::player, Body::none, standby},
          {"resign", {"RESIGN", "ABANDONNE", "RESIGN", "DÉMISSIONNE"}, Right::player, Body::none, resign},
          {"key", {"KEY", "CLÉ"}, Right::token, Body::none, key},
          {"forget",
           {"FORGET", "OUBLIE", "FORGET", "OUBLIEZ", "FORGET-ME", "OUBLIE-MOI", "FORGET-ME", "OUBLIEZ-MOI"},
           Right::player,
           Body::none,
           forget}};
}

}  // namespace adj::service
