#include "adjudicator/service/bounces.h"

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/notices.h"
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
  store::insert_bounce(tx, bounce);
  if (!bounce.hard || store::hard_bounces(tx, bounce.address, bounce.at - kBounceSpan) < kHardBounces) return;
  const auto known = store::find_address(tx, bounce.address);
  if (!known || known->undeliverable_since) return;
  store::mark_undeliverable(tx, bounce.address, bounce.at);
  tell_unreachable(context, tx, bounce);
}

}  // namespace

bool take_bounce(const Context& context, store::Tx& tx, const mail::Incoming& message) {
  const mail::KeyRing keys = keys_of(context.config);
  for (const mail::Claim& claim : mail::claims_of(our_address(context.config), message, {})) {
    if (claim.kind != mail::ClaimKind::bounce || !mail::is_genuine(keys, claim, 0)) continue;
    const auto bounce = mail::read_bounce(message);
    const auto letter = store::find_letter(tx, claim.number);
    if (bounce && letter)
      note(context, tx,
           {letter->recipient, letter->id, bounce->permanent(), bounce->status, bounce->diagnostic,
            context.clock.now()});
    return true;
  }
  return false;
}

void take_refusal(const Context& context, store::Tx& tx, const store::Letter& letter,
                  const mail::SendOutcome& outcome) {
  note(context, tx,
       {letter.recipient, letter.id, true, std::to_string(outcome.code), outcome.reply, context.clock.now()});
}

}  // namespace adj::service
