#include "adjudicator/service/bounces.h"

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/notices.h"
#include "mail/ascii.h"
#include "mail/dsn.h"
#include "mail/token.h"

namespace adj::service {

namespace {

// Two hard bounces within two days: mails do not reach him.
constexpr int kHardBounces = 2;
constexpr std::chrono::hours kBounceSpan{48};

void tell_unreachable(const Context& context, store::Tx& tx, const store::Bounce& bounce) {
  const auto player = store::player_at(tx, bounce.address);
  if (!player) return;
  alert(context, tx, "mails to player " + std::to_string(player->id) + " come back",
        "letter=" + std::to_string(*bounce.letter) + " status=" + bounce.status);
  for (const store::SeatRow& seat : store::seats_held_by(tx, player->id)) {
    const auto hosted = open_hosted(context, tx, seat.game, false);
    if (!hosted) continue;
    write_to_moderator(
        context, tx, *hosted, "notice",
        "unreachable:" + seat.game + ":" + std::to_string(seat.seat) + ":" + std::to_string(seat.epoch),
        [&](Answer& words) {
          words.block(say(words.language, "unreachable.title"))
              .paragraphs.push_back(say(words.language, "unreachable.text",
                                        Json(Json::Object{{"name", player->name}, {"seat", seat.seat}})));
        });
  }
}

void note(const Context& context, store::Tx& tx, const store::Bounce& bounce) {
  if (bounce.address.empty()) return;  // the last letter to somebody who is forgotten
  store::insert_bounce(tx, bounce);
  if (!bounce.hard || store::hard_bounces(tx, bounce.address, bounce.at - kBounceSpan) < kHardBounces) return;
  const auto known = store::find_address(tx, bounce.address);
  if (!known || known->undeliverable_since) return;
  store::mark_undeliverable(tx, bounce.address, bounce.at);
  tell_unreachable(context, tx, bounce);
}

// The address itself is not kept: whoever is forgotten stays so, and is still not invited again.
std::string complaint_fact(const std::string& address) {
  return "complaint:" + hex(sha256(mail::lower(address)));
}

void note_complaint(const Context& context, store::Tx& tx, const store::Letter& letter) {
  store::set_fact(tx, complaint_fact(letter.recipient), Json(true), context.clock.now());
  if (const auto player = store::player_at(tx, letter.recipient)) store::delete_standbys(tx, player->id);
  alert(context, tx, "a receiver calls our mails spam", "letter=" + std::to_string(letter.id));
}

}  // namespace

bool complained(store::Tx& tx, const std::string& address) {
  return store::find_fact(tx, complaint_fact(address)).has_value();
}

bool take_bounce(const Context& context, store::Tx& tx, const mail::Incoming& message) {
  const mail::KeyRing keys = keys_of(context.config);
  for (const mail::Claim& claim : mail::claims_of(our_address(context.config), message, {})) {
    if (claim.kind != mail::ClaimKind::bounce || !mail::is_genuine(keys, claim, 0)) continue;
    const auto bounce = mail::read_bounce(message);
    const auto letter = store::find_letter(tx, claim.number);
    if (bounce && letter && bounce->kind == mail::BounceKind::complaint)
      note_complaint(context, tx, *letter);
    else if (bounce && letter)
      note(context, tx,
           {letter->recipient, letter->id, bounce->permanent(), bounce->status, bounce->diagnostic,
            context.clock.now()});
    return true;
  }
  return false;
}

void tell_undelivered(const Context& context, store::Tx& tx, const store::Letter& letter) {
  if (letter.kind == "alert") return;
  alert(context, tx, "a letter could not be delivered",
        "letter=" + std::to_string(letter.id) + " kind=" + letter.kind);
  if (!letter.game || !letter.player) return;
  const auto hosted = open_hosted(context, tx, *letter.game, false);
  const auto player = store::find_player(tx, *letter.player);
  if (!hosted || !player || hosted->row.moderator == letter.player) return;
  write_to_moderator(
      context, tx, *hosted, "notice", "undelivered:" + std::to_string(letter.id), [&](Answer& words) {
        words.block(say(words.language, "undelivered.title"))
            .paragraphs.push_back(
                say(words.language, "undelivered.text", Json(Json::Object{{"name", player->name}})));
      });
}

void take_refusal(const Context& context, store::Tx& tx, const store::Letter& letter,
                  const mail::SendOutcome& outcome) {
  tell_undelivered(context, tx, letter);
  if (letter.kind == "farewell") return;
  note(context, tx,
       {letter.recipient, letter.id, true, std::to_string(outcome.code), outcome.reply, context.clock.now()});
}

}  // namespace adj::service
