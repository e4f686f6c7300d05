// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
void begin_forum(RprTable&) { not_yet("begin_forum"); }
void ask_forum(RprTable&) { not_yet("ask_forum"); }
void play_initiative(RprTable&) { not_yet("play_initiative"); }
bool more_initiatives(const State&) { not_yet("more_initiatives"); }
std::vector<Share> persuasion_shares(Position, SenatorId, SenatorId) { not_yet("persuasion_shares"); }
int knight_bonus(Position, SenatorId) { not_yet("knight_bonus"); }
std::optional<Refusal> refuse(Position, Seat, const NameLeader&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Persuade&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const CounterBribe&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const AttractKnight&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const PressureKnights&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const HoldGames&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Bid&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const AskMe&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const LeaderDies&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const NameCatiline&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ChooseStorm&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ChooseAlliance&, When) { not_yet("refuse"); }
void check_whole(Position, const ForumOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
void check_whole(Position, const InitiativeOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
// clang-format on

}  // namespace adj::respublica
