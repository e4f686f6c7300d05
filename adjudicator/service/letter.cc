#include "adjudicator/service/letter.h"

#include "adjudicator/service/addresses.h"
#include "mail/ascii.h"
#include "mail/compose.h"
#include "mail/robots.h"
#include "mail/sink.h"

namespace adj::service {

namespace {

std::string random_word() { return hex(random_bytes32()).substr(0, 12); }

}  // namespace

Place next_place(const Context& context, store::Tx& tx) {
  return {store::next_letter_id(tx), context.clock.now()};
}

bool post(const Context& context, store::Tx& tx, const NewLetter& l, std::string* message_id) {
  if (!mail::is_plain_address(l.to.address)) {
    if (l.answered) store::finish_mail(tx, l.answered->mail, l.answered->outcome);
    return false;
  }
  const Place place = l.place ? *l.place : next_place(context, tx);
  store::Letter letter;
  letter.id = place.id;
  letter.dedupe_key = l.dedupe_key;
  letter.game = l.game;
  letter.seat = l.seat;
  letter.player = l.player;
  letter.kind = l.kind;
  letter.number = l.number;
  letter.recipient = l.to.address;
  letter.envelope_from = bounce_address(context, letter.id);
  letter.message_id = mail::our_message_id(mail::lower(l.game.value_or("all")), 0, l.seat.value_or(0),
                                           letter.id, random_word(), our_domain(context.config));
  letter.created_at = letter.not_before = place.at;

  mail::Outgoing out;
  const std::string reply = l.reply_address.empty() ? context.config.address : l.reply_address;
  out.from = {context.config.name, reply};
  out.reply_to = mail::Address{context.config.name, reply};
  out.to = l.to;
  out.subject = l.subject;
  out.text = l.text;
  out.html = l.html;
  out.images = l.images;
  out.attachments = l.attachments;
  out.message_id = letter.message_id;
  out.date = std::chrono::floor<std::chrono::seconds>(place.at).time_since_epoch().count();
  out.in_reply_to = l.in_reply_to;
  out.references = l.references;
  out.auto_submitted = l.answers_a_mail ? mail::AutoSubmitted::replied : mail::AutoSubmitted::generated;
  if (l.game) {
    out.list_id = mail::lower(*l.game) + "." + our_domain(context.config);
    // Any mail to a question's address says yes to it: no button of a mail program shall.
    if (l.kind != "confirmation") out.list_unsubscribe = reply;
  }
  letter.raw = mail::compose(out);
  if (l.answered)
    store::insert_answer(tx, letter, *l.answered);
  else if (!store::insert_letter(tx, letter))
    return false;
  if (message_id) *message_id = letter.message_id;
  return true;
}

void alert(const Context& context, store::Tx& tx, const std::string& what, const std::string& details) {
  context.log.problem("alert", "what=" + what + " " + details);
  if (context.config.operator_address.empty()) return;
  const auto hour = std::chrono::floor<std::chrono::hours>(context.clock.now()).time_since_epoch().count();
  NewLetter letter;
  letter.kind = "alert";
  letter.dedupe_key = "alert:" + what + ":" + std::to_string(hour);
  letter.to = {"", context.config.operator_address};
  letter.subject = "[" + context.config.name + "] " + what;
  letter.text = details + "\n";
  post(context, tx, letter);
}

std::optional<mail::Address> address_of(const std::optional<store::Player>& player) {
  if (!player || player->address.empty() || player->undeliverable) return std::nullopt;
  return mail::Address{player->name, player->address};
}

}  // namespace adj::service
