#include "adjudicator/service/seating.h"

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/reports.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/setting_lines.h"

namespace adj::service {

namespace {

constexpr std::size_t kStandbysAsked = 5;

// Where things stand, for somebody who was not there.
void brief(const Context& context, store::Tx& tx, const Hosted& hosted, const HostedSeat& seat) {
  if (!hosted.game || !address_of(seat.player)) return;
  TurnReport report;
  from_json(hosted.game->report(seat.seat(), {}, seat.language()), report, "$");
  report = complete_report(context, tx, hosted, seat.row.seat, seat.language(), std::move(report));
  NewLetter letter =
      report_letter(context, hosted, seat, report, hosted.game->map(seat.seat(), {}, seat.language()));
  letter.dedupe_key = "briefing:" + hosted.code() + ":" + std::to_string(seat.row.seat) + ":" +
                      std::to_string(seat.row.epoch);
  post(context, tx, letter);
}

// The same as far as everybody may know it, for somebody who has yet to decide whether he comes.
void add_public_briefing(const Hosted& hosted, Answer& words) {
  if (!hosted.game) return;
  TurnReport report;
  from_json(hosted.game->report(Seat{}, {}, words.language), report, "$");
  words.block(say(words.language, "standby.briefing")).paragraphs = {report.header.turn_title};
  for (const ReportTable& table : report.tables) {
    AnswerBlock& block = words.block(table.title);
    block.lines = table_lines(table.columns, table.rows);
    block.paragraphs = table.notes;
  }
}

void seek_standby(const Context& context, store::Tx& tx, const Hosted& hosted, const HostedSeat& seat) {
  const auto waiting = store::standbys_of(tx, hosted.code());
  for (std::size_t i = 0; i < std::min(waiting.size(), kStandbysAsked); ++i) {
    const auto player = store::find_player(tx, waiting[i]);
    if (!player) continue;
    write_to_player(context, tx, hosted, *player, "notice",
                    "standby:" + hosted.code() + ":" + std::to_string(seat.row.seat) + ":" +
                        std::to_string(seat.row.epoch) + ":" + std::to_string(player->id),
                    [&](Answer& words) {
                      words.block(say(words.language, "standby.title"))
                          .paragraphs.push_back(say(words.language, "standby.call",
                                                    with({{"game", hosted.code()},
                                                          {"title", hosted.title(words.language)},
                                                          {"seat", seat.row.seat}})));
                      add_public_briefing(hosted, words);
                    });
  }
}

}  // namespace

std::string seat_line(const HostedSeat& seat, Language language) {
  const char* key = seat.row.holder == "player"    ? "seat.line"
                    : seat.row.holder == "machine" ? "seat.line_machine"
                                                   : "seat.line_free";
  return say(language, key, with({{"seat", seat.row.seat}, {"name", seat.name()}}));
}

namespace {

std::string sent_away_fact(const std::string& game, std::int64_t player) {
  return "sent_away:" + game + ":" + std::to_string(player);
}

}  // namespace

void note_sent_away(const Context& context, store::Tx& tx, const Hosted& hosted, std::int64_t player) {
  store::set_fact(tx, sent_away_fact(hosted.code(), player), Json(true), context.clock.now());
  store::withdraw_invitations(tx, hosted.code(), player);
  store::delete_standby(tx, hosted.code(), player);
}

bool was_sent_away(store::Tx& tx, const std::string& game, std::int64_t player) {
  return store::find_fact(tx, sent_away_fact(game, player)).has_value();
}

bool is_free(const HostedSeat& seat) { return !seat.row.player; }

bool all_held(const Hosted& hosted) {
  return std::ranges::none_of(hosted.seats, [](const HostedSeat& s) { return s.row.holder == "nobody"; });
}

bool name_taken(const Hosted& hosted, std::string_view name, std::optional<std::int64_t> but) {
  const std::string wanted = words::fold(trimmed(name));
  return std::ranges::any_of(hosted.seats, [&](const HostedSeat& seat) {
    return seat.player && seat.player->id != but && words::fold(trimmed(seat.player->name)) == wanted;
  });
}

void take_seat(const Context& context, store::Tx& tx, Hosted& hosted, HostedSeat& seat,
               const store::Player& player, const std::string& nonce) {
  seat.player = player;
  seat.row.player = player.id;
  seat.row.holder = "player";
  seat.row.missed = 0;
  seat.row.thread.clear();
  seat.row.since = context.clock.now();
  ++seat.row.epoch;
  // The dice of a game that has begun rest on the nonces given before it.
  if (hosted.row.status == "open") seat.row.nonce = nonce;
  store::set_seat(tx, seat.row);
  store::mark_archive_stale(tx, hosted.code());  // pages name who sits where
  store::delete_standby(tx, hosted.code(), player.id);
  brief(context, tx, hosted, seat);
}

void vacate_seat(const Context& context, store::Tx& tx, Hosted& hosted, HostedSeat& seat, Vacancy vacancy) {
  const bool begun = hosted.row.status != "open";
  const bool goes_on = begun && !hosted.finished() && vacancy == Vacancy::open;
  seat.player.reset();
  seat.row.player.reset();
  seat.row.holder = goes_on ? "machine" : "nobody";
  seat.row.missed = 0;
  seat.row.thread.clear();
  ++seat.row.epoch;
  if (!begun) seat.row.nonce.clear();
  store::set_seat(tx, seat.row);
  store::mark_archive_stale(tx, hosted.code());
  if (goes_on) seek_standby(context, tx, hosted, seat);
}

void give_up_seat(const Context& context, store::Tx& tx, Hosted& hosted, HostedSeat& seat) {
  const std::string gone = seat.name();
  const std::string key = "resigned:" + hosted.code() + ":" + std::to_string(seat.row.seat) + ":" +
                          std::to_string(seat.row.epoch);
  vacate_seat(context, tx, hosted, seat);
  if (hosted.finished()) return;
  write_to_all(context, tx, hosted, "notice", key, [&](Answer& words) {
    words.block(say(words.language, "resign.news_title"))
        .paragraphs.push_back(say(words.language,
                                  hosted.row.status == "open" ? "resign.news_open" : "resign.news",
                                  with({{"name", gone}, {"seat", seat.row.seat}, {"game", hosted.code()}})));
  });
  if (hosted.running()) resolve(context, tx, hosted, Closing::complete);
}

void begin(const Context& context, store::Tx& tx, Hosted& hosted) {
  start_game(context, tx, hosted);
  write_to_all(context, tx, hosted, "notice", "begin:" + hosted.code(), [&](Answer& words) {
    AnswerBlock& block = words.block(say(words.language, "begin.title"));
    for (const HostedSeat& seat : hosted.seats) block.lines.push_back(seat_line(seat, words.language));
    AnswerBlock& dice = words.block(say(words.language, "dice.title"));
    dice.paragraphs.push_back(say(words.language, "dice.how"));
    dice.lines = dice_promises(hosted, words.language);
  });
}

std::vector<std::string> dice_promises(const Hosted& hosted, Language language) {
  const FairDice dice(dice_seed(hosted));
  std::vector<std::string> lines{
      say(language, "dice.chain", with({{"hash", hex(dice.chain_commitment())}})),
      say(language, "dice.secret", with({{"hash", hex(dice.secret_commitment())}}))};
  if (hosted.row.status == "open") return lines;
  for (const HostedSeat& seat : hosted.seats)
    lines.push_back(
        say(language, "dice.nonce", with({{"nonce", std::to_string(seat.row.seat) + ":" + seat.row.nonce}})));
  return lines;
}

std::vector<AnswerBlock> about_game(const Hosted& hosted, Language language) {
  AnswerBlock game{say(language, "join.game_title"), {}, {}};
  std::string scenario;
  for (const ScenarioInfo& s : hosted.module->scenarios())
    if (s.id == hosted.row.scenario) scenario = language == Language::fr ? s.name_fr : s.name_en;
  game.paragraphs = {say(language, "join.game",
                         with({{"game", hosted.module->title()},
                               {"scenario", scenario},
                               {"moderator", hosted.moderator ? hosted.moderator->name : std::string()}})),
                     pace_of(hosted.settings, language)};
  for (const HostedSeat& seat : hosted.seats) game.lines.push_back(seat_line(seat, language));
  AnswerBlock dice{say(language, "dice.title"), {say(language, "dice.fixed")}, {}};
  dice.lines = dice_promises(hosted, language);
  return {std::move(game), std::move(dice)};
}

}  // namespace adj::service
