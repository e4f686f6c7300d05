#pragma once
// Letters that nobody's mail asked for: notices, reminders, press, invitations. Each is written in its
// reader's language.

#include <functional>
#include <string>

#include "adjudicator/service/letter.h"
#include "adjudicator/service/speech.h"

namespace adj::service {

// Fills the letter in the language that the answer has.
using Write = std::function<void(Answer&)>;
using WriteTo = std::function<void(Answer&, int seat)>;  // not the same for all; the moderator's seat is 0

// To the player of a seat, with the seat's reply address; nothing when no mail reaches him.
void write_to_seat(const Context& context, store::Tx& tx, const Hosted& hosted, const HostedSeat& seat,
                   const std::string& kind, const std::string& dedupe_key, const Write& write);
// To the game's moderator, with the moderator's reply address.
void write_to_moderator(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& kind,
                        const std::string& dedupe_key, const Write& write);
// To the moderator, that the game stands still by a fault of ours. `why`: a word for each way to find out.
void tell_frozen(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& why);
// To every seat, and to the moderator if he plays none. Keys get the seat's number.
void write_to_all(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& kind,
                  const std::string& dedupe_key, const Write& write);
void write_to_all(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& kind,
                  const std::string& dedupe_key, const WriteTo& write);
// To somebody who has no seat there: an invitation.
void write_to_player(const Context& context, store::Tx& tx, const Hosted& hosted, const store::Player& player,
                     const std::string& kind, const std::string& dedupe_key, const Write& write);

}  // namespace adj::service
