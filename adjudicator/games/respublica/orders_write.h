#pragma once
// Orders as canonical lines, in either language: what orders_read.h reads back as the same order. And the
// names that orders are written with.

#include <string>

#include "adjudicator/games/respublica/game.h"

namespace adj::respublica {

std::string order_line(Position p, const Order& order, Language language);
// Behind PROPOSE: "NOMINATE CONSULS Fabius, Cornelius", "PROPOSE RAISE 6 LEGIONS".
std::string proposal_line(Position p, const Proposal& proposal, Language language);
std::string condition_text(Position p, const Condition& condition, Language language);

// A man in play by his statesman's short name or his family's; nobody else is called so.
std::string senator_name(Position p, SenatorId id, Language language);
std::string faction_name(Position p, Seat seat, Language language);
std::string war_name(const Tables& tables, WarId war, Language language);  // revolts and rebels too
std::string face_name(const Tables& tables, const Face& face, Language language);
std::string law_name(const Tables& tables, Law law, Language language);  // without the word LAW
std::string bill_name(LandBill bill);

}  // namespace adj::respublica
