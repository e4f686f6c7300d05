#pragma once
// Who sits where: seats are taken and given up here, whoever's word does it.

#include "adjudicator/service/answer.h"
#include "adjudicator/service/hosted.h"

namespace adj::service {

// "Seat 2: Aquila", or the machine's, or free.
std::string seat_line(const HostedSeat& seat, Language language);

// A moderator's EJECT holds until he invites the player again: whoever was sent away does not come back by
// JOIN.
void note_sent_away(const Context& context, store::Tx& tx, const Hosted& hosted, std::int64_t player);
bool was_sent_away(store::Tx& tx, const std::string& game, std::int64_t player);

// Nobody's, or kept warm by the machine.
bool is_free(const HostedSeat& seat);
bool all_held(const Hosted& hosted);

// Somebody else there is called so, case and accents aside: two of a name could be taken for each other.
bool name_taken(const Hosted& hosted, std::string_view name, std::optional<std::int64_t> but);

// The seat is this player's from now on; older reply addresses of the seat are void. In a game that has begun
// he is written to at once: where things stand and what is asked of him.
void take_seat(const Context& context, store::Tx& tx, Hosted& hosted, HostedSeat& seat,
               const store::Player& player, const std::string& nonce);

// The seat is free. In a game that has begun the machine plays it meanwhile, and whoever stands by is asked;
// unless it is kept for somebody who has been named: then it waits for him.
enum class Vacancy { open, kept };
void vacate_seat(const Context& context, store::Tx& tx, Hosted& hosted, HostedSeat& seat,
                 Vacancy vacancy = Vacancy::open);

// The same by the player's own word; whoever plays on hears of it, and is not kept waiting.
void give_up_seat(const Context& context, store::Tx& tx, Hosted& hosted, HostedSeat& seat);

// Begins the game and tells everybody with which dice.
void begin(const Context& context, store::Tx& tx, Hosted& hosted);

// What may be said of a game's dice before its end: the two promises, and the nonces once it has begun.
std::vector<std::string> dice_promises(const Hosted& hosted, Language language);

// What somebody should know before he says yes to a seat: which game, who sits there, its pace, its dice.
std::vector<AnswerBlock> about_game(const Hosted& hosted, Language language);

}  // namespace adj::service
