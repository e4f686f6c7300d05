#pragma once
// Everything we send goes through here: composed once, kept in the outbox with the transaction that caused
// it, sent later.

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/service/hosted.h"
#include "adjudicator/store/mailbox.h"
#include "mail/message.h"

namespace adj::service {

// A letter's place in the outbox, taken before what follows is written: letters go out in this order.
struct Place {
  std::int64_t id = 0;
  Time at;
};
Place next_place(const Context& context, store::Tx& tx);

struct NewLetter {
  std::string kind;        // receipt, report, reminder, press, notice, confirmation, alert
  std::string dedupe_key;  // a letter with this key is written once, whatever happens
  std::optional<std::string> game;
  std::optional<int> seat;
  std::optional<std::int64_t> player;
  std::optional<int> number;
  mail::Address to;
  std::string reply_address;  // where an answer goes; the plain address when empty
  std::string subject, text, html;
  std::vector<mail::InlineImage> images;
  std::vector<mail::Attachment> attachments;
  std::string in_reply_to;
  std::vector<std::string> references;
  bool answers_a_mail = false;
  std::optional<Place> place = {};                   // the next one when nothing is said
  std::optional<store::FinishedMail> answered = {};  // a mail that is finished with it, written or not
};

// False when it was written before. Otherwise its Message-ID is in `message_id`, when asked for.
bool post(const Context& context, store::Tx& tx, const NewLetter& letter, std::string* message_id = nullptr);

// To the operator: what needs a person. Once per hour for the same thing.
void alert(const Context& context, store::Tx& tx, const std::string& what, const std::string& details);

// The address of a player, if mails reach him.
std::optional<mail::Address> address_of(const std::optional<store::Player>& player);

}  // namespace adj::service
