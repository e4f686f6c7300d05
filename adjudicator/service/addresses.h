#pragma once
// Our own addresses: the plain one, and those with a secret word for whoever may answer there.

#include <string>
#include <string_view>

#include "adjudicator/service/hosted.h"
#include "mail/token.h"

namespace adj::service {

mail::ReplyAddress our_address(const Config& config);
mail::KeyRing keys_of(const Config& config);
// The domain of our addresses: it stands in Message-IDs too.
std::string our_domain(const Config& config);

// A seat's reply address for the open window. A rollback or a new holder makes older ones void.
std::string seat_address(const Context& context, const Hosted& hosted, const HostedSeat& seat);
std::string moderator_address(const Context& context, const Hosted& hosted);
std::string confirmation_address(const Context& context, std::int64_t confirmation);
std::string bounce_address(const Context& context, std::int64_t letter);

// What the secrets of a seat's address stand for beside game, seat and window.
std::int64_t seat_epoch(const Hosted& hosted, const HostedSeat& seat);
std::int64_t moderator_epoch(const Hosted& hosted);
// Whether a secret that is void was good once: before KEY NEW, a rollback or another player of the seat.
bool was_seats(const mail::KeyRing& keys, const mail::Claim& claim, const Hosted& hosted,
               const HostedSeat& seat);
bool was_moderators(const mail::KeyRing& keys, const mail::Claim& claim, const Hosted& hosted);

// Our own addresses, and unless the operator says otherwise all of our domain: mails from there are never
// answered (mail/robots.h), so nobody is asked there either.
bool is_never_heard(const Config& config, std::string_view address);

// The tag of the cut line: which game, seat and window a mail is about.
std::string cut_tag(const Hosted& hosted, int seat);

}  // namespace adj::service
