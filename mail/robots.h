#pragma once
// Mails that are never answered: they are recorded, classified, and that is all. An answer to a robot may be
// answered by it, for ever.

#include <string_view>

#include "mail/message.h"
#include "mail/token.h"

namespace adj::mail {

enum class Robot {
  none,
  report,              // multipart/report
  empty_return_path,   // Return-Path: <>
  auto_submitted,      // Auto-Submitted other than "no" (RFC 3834)
  auto_reply_header,   // X-Autoreply, X-Autorespond, X-Loop
  precedence,          // bulk, junk, list, auto_reply
  mailing_list,        // any List-*
  daemon_sender,       // mailer-daemon, postmaster, no-reply, ...
  own_address,         // from ourselves
  own_message_id,      // one of our mails come back
  too_many_hops,       // more than 50 Received: a loop
  auto_reply_subject,  // "Automatic reply", "Réponse automatique", ...
};

struct Ourselves {
  ReplyAddress reply;
  // Whether a sender of our domain must be ourselves. False where players have addresses in the same domain.
  bool whole_domain = true;
};

// Reasons are looked for in the order of the enumeration. X-Auto-Response-Suppress is none: people's mail
// carries it.
Robot robot_reason(const Incoming& mail, const Ourselves& us);

std::string_view to_text(Robot robot);  // "auto_submitted"

// Ours look like <g7.t12.p3.4711.k3x9@example.org>: game, window, seat, number of the outgoing mail, random.
std::string our_message_id(std::string_view game, std::int64_t window, std::int64_t seat,
                           std::int64_t outgoing, std::string_view random, std::string_view domain);
bool is_our_message_id(std::string_view id, std::string_view domain);

}  // namespace adj::mail
