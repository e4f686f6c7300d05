// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
void open_senate(RprTable&) { not_yet("open_senate"); }
void hold_session(RprTable&) { not_yet("hold_session"); }
bool session_open(const State&) { not_yet("session_open"); }
void close_senate(RprTable&) { not_yet("close_senate"); }
bool holds(Position, const Order&, const Moment&) { not_yet("holds"); }
void check_appointment_for_life(RprTable&) { not_yet("check_appointment_for_life"); }
SenatorId presiding(Position) { not_yet("presiding"); }
void set_presiding(RprTable&, Name) { not_yet("set_presiding"); }
int put_item(RprTable&, Proposal, Seat, ItemOrigin, bool) { not_yet("put_item"); }
std::optional<Refusal> refuse_item(Position, Seat, const Proposal&, ItemOrigin) { not_yet("refuse_item"); }
bool defeated_before(const State&, const Proposal&) { not_yet("defeated_before"); }
void take_votes(RprTable&, int) { not_yet("take_votes"); }
Tally tally(const Item&) { not_yet("tally"); }
std::vector<Seat> voting_order(Position) { not_yet("voting_order"); }
void on_departure(RprTable&, SenatorId, bool) { not_yet("on_departure"); }
void repopulate(RprTable&) { not_yet("repopulate"); }
void end_session(RprTable&, Name) { not_yet("end_session"); }
void split_window(State&) { not_yet("split_window"); }
bool has_tribune(Position, Seat, bool) { not_yet("has_tribune"); }
bool use_tribune(RprTable&, Seat, Name, int, bool) { not_yet("use_tribune"); }
bool may_be_vetoed(Position, const Item&) { not_yet("may_be_vetoed"); }
void run_assassinations(RprTable&, const Moment&) { not_yet("run_assassinations"); }
void assassinate(RprTable&, const Assassinate&) { not_yet("assassinate"); }
void elect_for_life(RprTable&, SenatorId) { not_yet("elect_for_life"); }
VoteChoice default_vote(Position, Seat, const Item&) { not_yet("default_vote"); }
void play_laws(RprTable&) { not_yet("play_laws"); }
std::optional<Refusal> refuse_law(Position, Seat, Law) { not_yet("refuse_law"); }
std::optional<Refusal> refuse(Position, Seat, const Propose&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const VoteOrder&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Unanimous&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Adjourn&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const CastVote&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const CastVeto&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const UseTribune&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const OpposeTribune&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const InciteMob&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Assassinate&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Bodyguard&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const PlayLaw&, When) { not_yet("refuse"); }
void check_whole(Position, const AgendaOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
void check_whole(Position, const BallotOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
// clang-format on

}  // namespace adj::respublica
