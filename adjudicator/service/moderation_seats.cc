// Who plays: somebody else in a seat, somebody invited, somebody sent away, orders in somebody's place.

#include <algorithm>

#include "adjudicator/service/acts.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/confirmations.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/store/play.h"
#include "mail/address.h"

namespace adj::service {

namespace {

using Lines = std::vector<std::string>;

void show_seat(Bench& b, Lines& lines) {
  const HostedSeat& seat = *b.hosted.find_seat(b.act.seat);
  lines.push_back(say(b.language,
                      seat.row.holder == "player"    ? "seat.line"
                      : seat.row.holder == "machine" ? "seat.line_machine"
                                                     : "seat.line_free",
                      with({{"seat", seat.row.seat}, {"name", seat.name()}})));
}

void nothing_to_show(Bench&, Lines&) {}

bool finished(const Bench& b) { return b.hosted.row.status == "over" || b.hosted.row.status == "closed"; }

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
                            {"address", b.context.config.address}}));
  question.details = dice_promises(b.hosted, question.language);
  ask(b.context, b.tx, question);
}

// --- INVITE
const char* check_invite(Bench& b) {
  if (finished(b)) return "act.refused.finished";
  if (!mail::valid_address(b.act.text)) return "act.refused.address";
  if (b.act.seat > 0 && !b.hosted.find_seat(b.act.seat)) return "act.refused.seat";
  const bool room = std::ranges::any_of(b.hosted.seats, is_free);
  return room ? nullptr : "join.full";
}

void run_invite(Bench& b) { invite(b); }

// --- REPLACE: the seat waits for the one who was named.
const char* check_replace(Bench& b) {
  if (finished(b)) return "act.refused.finished";
  if (!b.hosted.find_seat(b.act.seat)) return "act.refused.seat";
  return mail::valid_address(b.act.text) ? nullptr : "act.refused.address";
}

void run_replace(Bench& b) {
  vacate_seat(b.context, b.tx, b.hosted, *b.hosted.find_seat(b.act.seat), Vacancy::kept);
  invite(b);
}

// --- EJECT
const char* check_eject(Bench& b) {
  if (finished(b)) return "act.refused.finished";
  const HostedSeat* seat = b.hosted.find_seat(b.act.seat);
  return seat && seat->row.player ? nullptr : "act.refused.seat";
}

void run_eject(Bench& b) {
  HostedSeat& seat = *b.hosted.find_seat(b.act.seat);
  const store::Player gone = *seat.player;
  const std::string key = "ejected:" + b.hosted.code() + ":" + std::to_string(seat.row.seat) + ":" +
                          std::to_string(seat.row.epoch);
  vacate_seat(b.context, b.tx, b.hosted, seat);
  write_to_player(b.context, b.tx, b.hosted, gone, "notice", key, [&](Answer& words) {
    words.block(say(words.language, "act.announced"))
        .paragraphs.push_back(say(words.language, "act.ejected", with({{"seat", seat.row.seat}})));
  });
  if (b.hosted.running()) resolve(b.context, b.tx, b.hosted, Closing::complete);
}

// --- SUBSTITUTE: orders for a silent seat, marked as the moderator's.
Receipt try_orders(Bench& b) {
  return b.hosted.module->load(b.hosted.game->save())
      ->submit(Seat{b.act.seat}, b.act.text, b.language, Origin::moderator);
}

const char* check_substitute(Bench& b) {
  if (!b.hosted.running() || !b.hosted.game) return "act.refused.not_running";
  if (!b.hosted.find_seat(b.act.seat)) return "act.refused.seat";
  const Receipt receipt = try_orders(b);
  const bool any =
      receipt.done || std::ranges::any_of(receipt.lines, [](const ReceiptLine& l) { return !l.refusal; });
  return any ? nullptr : "act.refused.orders";
}

void show_substitute(Bench& b, Lines& lines) {
  for (const ReceiptLine& line : try_orders(b).lines)
    lines.push_back(line.refusal ? say(b.language, "preview.refused",
                                       with({{"line", line.text}, {"why", line.explanation}}))
                                 : line.understood);
}

void run_substitute(Bench& b) {
  b.hosted.game->submit(Seat{b.act.seat}, b.act.text, b.language, Origin::moderator);
  store::insert_input(b.tx, {b.hosted.code(),
                             0,
                             b.hosted.row.generation,
                             b.hosted.row.window,
                             "orders",
                             b.act.seat,
                             "moderator",
                             std::string(name_of(b.language)),
                             b.act.text,
                             {},
                             b.now()});
  save_hosted(b.tx, b.hosted);
  resolve(b.context, b.tx, b.hosted, Closing::complete);
}

}  // namespace

const std::vector<ActKind>& seat_acts() {
  static const std::vector<ActKind> kActs{
      {"invite", check_invite, nothing_to_show, run_invite, false},
      {"replace", check_replace, show_seat, run_replace},
      {"eject", check_eject, show_seat, run_eject},
      {"substitute", check_substitute, show_substitute, run_substitute},
  };
  return kActs;
}

}  // namespace adj::service
