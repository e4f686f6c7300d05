#pragma once
// The lines that phases B, C and D take (W1, W1c), judged ahead: only what can never become legal this turn
// is refused; the rest is judged again when it is carried out.

#include "adjudicator/games/alea/game.h"

namespace adj::alea {

std::optional<Refusal> refuse_turn_order(Position p, Camp camp, const Order& order);
std::optional<Refusal> refuse_geostrategy_order(Position p, Camp camp, const Order& order);
// AIE-TL.c, d  The figure of the year in the table of natural deaths, if it has one.
std::optional<int> death_figure(const LeaderInfo& info, int year);
// Orders of phase C that W1c may replace.
bool is_geostrategy(const Tables& tables, const Order& order);

}  // namespace adj::alea
