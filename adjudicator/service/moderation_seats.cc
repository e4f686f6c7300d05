// Who plays: somebody else in a seat, somebody invited, somebody sent away, orders in somebody's place.

#include <algorithm>

#include "adjudicator/service/acts.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/bounces.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/confirmations.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/receipt.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/store/play.h"
#include "mail/address.h"

namespace adj::service {

namespace {

using Lines = std::vector<std::string>;

// The seat before and after.
void show_seat(Bench& b, const char* holder, Lines& lines) {
  HostedSeat seat = *b.hosted.find_seat(b.act.seat);
  const std::string before = seat_line(seat, b.language);
  seat.row.holder = holder;
  lines.push_back(before + " → " + seat_line(seat, b.language));
}

// Takes the seat from its player, who is told: he hears of nothing that goes to the seats any more.
void take_away(Bench& b, HostedSeat& seat, Vacancy vacancy) {
  const auto gone = seat.player;
  const std::string key = "ejected:" + b.hosted.code() + ":" + std::to_string(seat.row.seat) + ":" +
                          std::to_string(seat.row.epoch);
  vacate_seat(b.context, b.tx, b.hosted, seat, vacancy);
  if (!gone) return;
  write_to_player(b.context, b.tx, b.hosted, *gone, "notice", key, [&](Answer& words) {
    words.block(say(words.language, "act.announced"))
        .paragraphs.push_back(say(words.language, "act.ejected", with({{"seat", seat.row.seat}})));
  });
}

// Why nobody can be asked there now.
const char* check_address(Bench& b) {
  if (!mail::valid_address(b.act.text)) return "act.refused.address";
  if (is_never_heard(b.context.config, b.act.text)) return "act.refused.address_ours";
  if (complained(b.tx, b.act.text)) return "act.refused.address_complained";
  const bool registered = store::player_at(b.tx, b.act.text).has_value();
  return may_write_to(b.context, b.tx, b.act.text, registered, "confirmation", false)
             ? nullptr
             : "act.refused.address_asked";
}

// The address is asked to take the seat; any reply does.
void invite(Bench& b) {
  store::insert_invitation(b.tx, b.hosted.code(), b.act.text,
                           b.act.seat > 0 ? std::optional(b.act.seat) : std::nullopt, b.now());
  Question question;
  question.kind = "join";
  question.address = b.act.text;
  question.player = store::player_at(b.tx, b.act.text);
  question.language = question.player ? language_of(*question.player) : b.language;
  question.hosted = &b.hosted;
  question.payload = with({{"game", b.hosted.code()}, {"seat", b.act.seat}, {"name", ""}, {"nonce", ""}});
  question.what = say(question.language, "invite.what",
                      with({{"game", b.hosted.code()},
                            {"title", b.hosted.title(question.language)},
                            {"seat", b.act.seat},
                            {"moderator", b.hosted.moderator ? b.hosted.moderator->name : std::string()},
                            {"address", b.context.config.address}}));
  question.blocks = about_game(b.hosted, question.language);
  ask(b.context, b.tx, question);
}

// --- INVITE
const char* check_invite(Bench& b) {
  if (b.hosted.finished()) return "act.refused.finished";
  if (const char* why = check_address(b)) return why;
  if (b.act.seat == 0) return std::ranges::any_of(b.hosted.seats, is_free) ? nullptr : "join.full";
  const HostedSeat* seat = b.hosted.find_seat(b.act.seat);
  if (!seat) return "act.refused.seat";
  return is_free(*seat) ? nullptr : "join.taken";
}

// The seats that are free for him.
void show_invite(Bench& b, Lines& lines) {
  for (const HostedSeat& seat : b.hosted.seats)
    if (is_free(seat) && (b.act.seat == 0 || b.act.seat == seat.row.seat))
      lines.push_back(seat_line(seat, b.language));
}

// The others hear of it, but not of his address.
void run_invite(Bench& b) {
  invite(b);
  write_to_all(
      b.context, b.tx, b.hosted, "notice",
      "invited:" + b.hosted.code() + ":" + std::to_string(store::audit_of(b.tx, b.hosted.code()).size()),
      [&](Answer& words) {
        words.block(say(words.language, "act.announced"))
            .paragraphs.push_back(say(words.language, "act.invite.news", with({{"seat", b.act.seat}})));
      });
}

// --- REPLACE: the seat waits for the one who was named.
const char* check_replace(Bench& b) {
  if (b.hosted.finished()) return "act.refused.finished";
  if (!b.hosted.find_seat(b.act.seat)) return "act.refused.seat";
  return check_address(b);
}

void show_replace(Bench& b, Lines& lines) { show_seat(b, "nobody", lines); }

void run_replace(Bench& b) {
  take_away(b, *b.hosted.find_seat(b.act.seat), Vacancy::kept);
  invite(b);
}

// --- EJECT
const char* check_eject(Bench& b) {
  if (b.hosted.finished()) return "act.refused.finished";
  const HostedSeat* seat = b.hosted.find_seat(b.act.seat);
  // One that is kept for a successor who never answered has nobody in it, and goes to the machine too.
  const bool kept = seat && seat->row.holder == "nobody" && b.hosted.row.started_at;
  return seat && (seat->row.player || kept) ? nullptr : "act.refused.seat";
}

void show_eject(Bench& b, Lines& lines) {
  show_seat(b, b.hosted.row.started_at ? "machine" : "nobody", lines);
}

void run_eject(Bench& b) {
  if (const auto player = b.hosted.find_seat(b.act.seat)->row.player)
    note_sent_away(b.context, b.tx, b.hosted, *player);
  take_away(b, *b.hosted.find_seat(b.act.seat), Vacancy::open);
  if (b.hosted.running()) resolve(b.context, b.tx, b.hosted, Closing::complete);
}

// --- SUBSTITUTE: orders for a silent seat, marked as the moderator's.
Receipt try_orders(Bench& b) {
  return b.hosted.module->load(b.hosted.game->save())
      ->submit(Seat{b.act.seat}, b.act.text, b.language, Origin::moderator);
}

// Whoever plays himself is not told by a mere trial what another seat could order.
bool is_rival(const Bench& b) { return b.reader > 0 && b.reader != b.act.seat; }

const char* check_substitute(Bench& b) {
  if (!b.hosted.running() || !b.hosted.game) return "act.refused.not_running";
  if (!b.hosted.find_seat(b.act.seat)) return "act.refused.seat";
  // For a silent seat: what its player has ordered is his.
  if (!waits_for(b.hosted.game->window_without_words(), Seat{b.act.seat})) return "act.refused.not_silent";
  if (is_rival(b)) return trimmed(b.act.text).empty() ? "act.refused.orders" : nullptr;
  const Receipt receipt = try_orders(b);
  const bool any =
      receipt.done || std::ranges::any_of(receipt.lines, [](const ReceiptLine& l) { return !l.refusal; });
  return any ? nullptr : "act.refused.orders";
}

void show_substitute(Bench& b, Lines& lines) {
  if (is_rival(b) && b.actor.empty()) {
    lines = quoted_lines(b.act.text);
    return;
  }
  for (const ReceiptLine& line : try_orders(b).lines)
    lines.push_back(line.refusal ? say(b.language, "preview.refused",
                                       with({{"line", line.text}, {"why", line.explanation}}))
                                 : line.understood);
}

void run_substitute(Bench& b) {
  b.hosted.game.change().submit(Seat{b.act.seat}, b.act.text, b.language, Origin::moderator);
  record(
      b.context, b.tx, b.hosted,
      {{}, 0, 0, 0, "orders", b.act.seat, "moderator", std::string(name_of(b.language)), b.act.text, {}, {}});
  save_hosted(b.context, b.tx, b.hosted);
  resolve(b.context, b.tx, b.hosted, Closing::complete);
}

// --- KEY: older reply addresses are void. Others need not hear of it; whoever has the address must, unless
// the answer to his own mail tells him.
const char* check_key(Bench& b) {
  if (b.act.seat == 0) return b.hosted.moderator ? nullptr : "act.refused.no_moderator";
  const HostedSeat* seat = b.hosted.find_seat(b.act.seat);
  return seat && seat->row.player ? nullptr : "act.refused.seat";
}

void show_key(Bench& b, Lines& lines) {
  const HostedSeat* seat = b.hosted.find_seat(b.act.seat);
  const int epoch = seat ? seat->row.epoch : b.hosted.row.moderator_epoch + 1;
  lines.push_back(say(b.language, "act.key.line",
                      with({{"name", seat ? seat->name() : b.hosted.moderator->name},
                            {"before", epoch},
                            {"after", epoch + 1}})));
}

void run_key(Bench& b) {
  HostedSeat* seat = b.hosted.find_seat(b.act.seat);
  if (seat)
    ++seat->row.epoch;
  else
    ++b.hosted.row.moderator_epoch;
  if (seat)
    store::set_seat(b.tx, seat->row);
  else
    store::set_moderator_epoch(b.tx, b.hosted.code(), b.hosted.row.moderator_epoch);
  if (b.actor != "operator") return;
  const std::string key = "key:" + b.hosted.code() + ":" + std::to_string(b.act.seat) + ":" +
                          std::to_string(seat ? seat->row.epoch : b.hosted.row.moderator_epoch);
  const auto tell = [&](Answer& words) {
    words.block(say(words.language, "key.replaced_title"))
        .paragraphs.push_back(say(words.language, "key.replaced", with({{"seat", b.act.seat}})));
  };
  if (seat)
    write_to_seat(b.context, b.tx, b.hosted, *seat, "notice", key, tell);
  else
    write_to_moderator(b.context, b.tx, b.hosted, "notice", key, tell);
}

}  // namespace

const std::vector<ActKind>& seat_acts() {
  static const std::vector<ActKind> kActs{
      {"invite", check_invite, show_invite, run_invite, false},
      {"replace", check_replace, show_replace, run_replace},
      {"eject", check_eject, show_eject, run_eject},
      {"substitute", check_substitute, show_substitute, run_substitute, true, false, true},
      {"key", check_key, show_key, run_key, false},
  };
  return kActs;
}

}  // namespace adj::service
