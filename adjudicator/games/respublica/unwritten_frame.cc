// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
void redistribute(RprTable&) { not_yet("redistribute"); }
void settle_words(RprTable&) { not_yet("settle_words"); }
void execute_money_promises(RprTable&) { not_yet("execute_money_promises"); }
void execute_card_promises(RprTable&) { not_yet("execute_card_promises"); }
void settle_at_boundary(RprTable&) { not_yet("settle_at_boundary"); }
std::optional<Refusal> refuse(Position, Seat, const OfferDeal&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const AnswerDeal&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ComplainDeal&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const JudgeDeal&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ShowCards&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Peddle&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const SendWord&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const TakeSpoils&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const SellGrain&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const MoveTalents&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const SetPurse&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const RestTo&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const GiveTalents&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Contribute&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const RebelUpkeep&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const KeepReleased&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const PlayBodyguard&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Levy&, When) { not_yet("refuse"); }
void check_whole(Position, const RevenueOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
// clang-format on

}  // namespace adj::respublica
