#include "adjudicator/service/intake.h"

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/hosted.h"
#include "adjudicator/store/mailbox.h"
#include "mail/mime.h"
#include "mail/token.h"
#include "mail/trace.h"

namespace adj::service {

namespace {

// To whom of us a mail went: one mail to two games' addresses is two mails.
std::string recipient_of(const Context& context, const mail::Incoming& message) {
  const mail::ReplyAddress ours = our_address(context.config);
  for (const std::string& address : mail::envelope_recipients(message))
    if (mail::is_ours(ours, address)) return address;
  for (const auto* list : {&message.to, &message.cc})
    for (const mail::Address& a : *list)
      if (mail::is_ours(ours, a.address)) return a.address;
  return {};
}

// The game that an address of ours names, genuine or not: what the mail is read in line with.
std::string lane_of(const Context& context, const mail::Incoming& message) {
  for (const mail::Claim& claim : mail::claims_of(our_address(context.config), message, {}))
    if (!claim.game.empty()) return game_code(claim.game);
  return {};
}

store::NewMail new_mail(const Context& context, const mail::FetchedMail& fetched) {
  const mail::Incoming message = mail::read_heads(fetched.raw);
  return {fetched.id.source,
          fetched.id.uidvalidity,
          fetched.id.uid,
          std::string(as_chars(mail::content_hash(fetched.raw))),
          recipient_of(context, message),
          message.message_id,
          fetched.raw,
          fetched.oversize,
          context.clock.now(),
          lane_of(context, message)};
}

}  // namespace

int fetch_mails(const Context& context, store::Store& store, mail::Source& source, int limit) {
  context.at("fetch.poll");
  const std::vector<mail::FetchedMail> batch = source.poll(static_cast<std::size_t>(limit));
  context.metrics.last_fetch =
      std::chrono::duration_cast<std::chrono::seconds>(context.clock.now().time_since_epoch()).count();
  if (batch.empty()) return 0;
  std::vector<mail::MailId> stored;
  context.at("inbox.before");
  store.transact([&](store::Tx& tx) {
    stored.clear();
    for (const mail::FetchedMail& fetched : batch) {
      store::insert_mail(tx, new_mail(context, fetched));
      stored.push_back(fetched.id);
    }
    store::notify(tx, "inbox");
  });
  context.at("move.before");
  source.acknowledge(stored);
  context.at("move.after");
  context.metrics.mails_in += static_cast<long>(batch.size());
  return static_cast<int>(batch.size());
}

}  // namespace adj::service
