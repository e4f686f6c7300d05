#pragma once
// What an operator does to a game that needs a person: it stands still, or goes on.

#include "adjudicator/service/hosted.h"

namespace adj::service {

// The game stands still until it is thawed; nobody's orders are lost. False when it is not in play.
bool freeze_game(const Context& context, store::Tx& tx, Hosted& hosted, const std::string& reason);

// The game goes on from where it stood: a fault has been put right. False when it is not frozen, or its
// document still cannot be read; `why` says which.
bool thaw_game(const Context& context, store::Tx& tx, Hosted& hosted, std::string& why);

}  // namespace adj::service
