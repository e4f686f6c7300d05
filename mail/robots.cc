#include "mail/robots.h"

#include <algorithm>
#include <array>

#include "adjudicator/core/words_fold.h"
#include "mail/address.h"
#include "mail/ascii.h"
#include "mail/trace.h"

namespace adj::mail {
namespace {

constexpr int kMaxReceived = 50;

template <class List>
bool is_among(const List& list, std::string_view text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

// "auto-replied; owner-email=..." -> "auto-replied"
std::string first_word(std::string_view value) {
  value = value.substr(0, value.find_first_of(";("));
  return lower(trim(value));
}

bool has_automatic_precedence(const Incoming& mail) {
  static constexpr auto kAutomatic = std::to_array<std::string_view>({"bulk", "junk", "list", "auto_reply"});
  const auto fields = find_headers(mail.headers, "Precedence");
  return std::any_of(fields.begin(), fields.end(),
                     [](const Header* field) { return is_among(kAutomatic, first_word(field->value)); });
}

bool is_auto_submitted(const Incoming& mail) {
  for (const Header* header : find_headers(mail.headers, "Auto-Submitted")) {
    if (first_word(header->value) != "no") return true;
  }
  return false;
}

bool has_auto_reply_header(const Incoming& mail) {
  return std::any_of(mail.headers.begin(), mail.headers.end(), [](const Header& header) {
    return same(header.name, "X-Autoreply") || same(header.name, "X-Autorespond") ||
           same(header.name, "X-Loop");
  });
}

bool is_daemon(std::string_view address) {
  static constexpr auto kDaemons =
      std::to_array<std::string_view>({"mailer-daemon", "postmaster", "mail-daemon", "no-reply", "noreply",
                                       "do-not-reply", "donotreply", "ne-pas-repondre", "nepasrepondre"});
  const std::string local = lower(local_part(address));
  return is_among(kDaemons, std::string_view(local).substr(0, local.find('+')));
}

bool has_auto_reply_subject(const Incoming& mail) {
  static constexpr auto kStarts = std::to_array<std::string_view>(
      {"automatic reply", "auto reply", "auto-reply", "autoreply", "out of office", "out-of-office",
       "reponse automatique", "absence du bureau", "absent du bureau", "message d'absence",
       "notification d'absence", "undeliverable:", "undelivered mail", "mail delivery failed",
       "delivery status notification", "returned mail:", "non remis :", "echec de remise"});
  const std::string subject = words::fold(trim(mail.subject));
  return std::any_of(kStarts.begin(), kStarts.end(),
                     [&](std::string_view start) { return subject.starts_with(start); });
}

bool from_ourselves(const Incoming& mail, const Ourselves& us) {
  return std::any_of(mail.from.begin(), mail.from.end(), [&](const Address& from) {
    return us.whole_domain ? same(domain_part(from.address), us.reply.domain)
                           : is_ours(us.reply, from.address);
  });
}

}  // namespace

Robot robot_reason(const Incoming& mail, const Ourselves& us) {
  if (mail.report || mail.content_type == "multipart/report") return Robot::report;
  if (return_path(mail) == "") return Robot::empty_return_path;
  if (is_auto_submitted(mail)) return Robot::auto_submitted;
  if (has_auto_reply_header(mail)) return Robot::auto_reply_header;
  if (has_automatic_precedence(mail)) return Robot::precedence;
  if (std::any_of(mail.headers.begin(), mail.headers.end(),
                  [](const Header& header) { return starts_same(header.name, "List-"); })) {
    return Robot::mailing_list;
  }
  if (std::any_of(mail.from.begin(), mail.from.end(),
                  [](const Address& from) { return is_daemon(from.address); })) {
    return Robot::daemon_sender;
  }
  if (from_ourselves(mail, us)) return Robot::own_address;
  if (is_our_message_id(mail.message_id, us.reply.domain)) return Robot::own_message_id;
  if (received_count(mail) > kMaxReceived) return Robot::too_many_hops;
  if (has_auto_reply_subject(mail)) return Robot::auto_reply_subject;
  return Robot::none;
}

std::string_view to_text(Robot robot) {
  switch (robot) {
    case Robot::none:
      return "none";
    case Robot::report:
      return "report";
    case Robot::empty_return_path:
      return "empty_return_path";
    case Robot::auto_submitted:
      return "auto_submitted";
    case Robot::auto_reply_header:
      return "auto_reply_header";
    case Robot::precedence:
      return "precedence";
    case Robot::mailing_list:
      return "mailing_list";
    case Robot::daemon_sender:
      return "daemon_sender";
    case Robot::own_address:
      return "own_address";
    case Robot::own_message_id:
      return "own_message_id";
    case Robot::too_many_hops:
      return "too_many_hops";
    case Robot::auto_reply_subject:
      return "auto_reply_subject";
  }
  return "none";
}

std::string our_message_id(std::string_view game, std::int64_t window, std::int64_t seat,
                           std::int64_t outgoing, std::string_view random, std::string_view domain) {
  return '<' + lower(game) + ".t" + std::to_string(window) + ".p" + std::to_string(seat) + '.' +
         std::to_string(outgoing) + '.' + std::string(random) + '@' + std::string(domain) + '>';
}

bool is_our_message_id(std::string_view id, std::string_view domain) {
  if (id.size() < 3 || id.front() != '<' || id.back() != '>') return false;
  id = id.substr(1, id.size() - 2);
  if (!same(domain_part(id), domain)) return false;
  // Five words between dots: game, t and digits, p and digits, digits, random.
  std::string_view rest = local_part(id);
  for (const std::string_view start : {"", "t", "p", "#", ""}) {
    const std::string_view word = rest.substr(0, rest.find('.'));
    const std::size_t digits = start == "#" ? 0 : start.size();
    if (word.size() <= digits || (start != "#" && !starts_same(word, start))) return false;
    if (!start.empty() && !std::all_of(word.begin() + static_cast<std::ptrdiff_t>(digits), word.end(),
                                       [](char c) { return is_digit(c); })) {
      return false;
    }
    rest.remove_prefix(std::min(word.size() + 1, rest.size()));
  }
  return rest.empty();
}

}  // namespace adj::mail
