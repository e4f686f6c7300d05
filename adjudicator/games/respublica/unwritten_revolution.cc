// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
void ask_revolution(RprTable&) { not_yet("ask_revolution"); }
void trade_and_play(RprTable&) { not_yet("trade_and_play"); }
void declare_rebellion(RprTable&) { not_yet("declare_rebellion"); }
std::optional<Refusal> refuse_statesman(Position, Seat, SenatorId) { not_yet("refuse_statesman"); }
void play_statesman(RprTable&, Seat, SenatorId) { not_yet("play_statesman"); }
std::optional<Refusal> refuse_concession(Position, Seat, ConcessionId, SenatorId) { not_yet("refuse_concession"); }
void play_concession(RprTable&, Seat, ConcessionId, SenatorId) { not_yet("play_concession"); }
int rebel_strength(Position) { not_yet("rebel_strength"); }
void fight_civil_war(RprTable&, SenatorId) { not_yet("fight_civil_war"); }
void collapse_rebellion(RprTable&, Name, Name) { not_yet("collapse_rebellion"); }
void pull_veterans(RprTable&) { not_yet("pull_veterans"); }
void settle_dormant_revolts(RprTable&) { not_yet("settle_dormant_revolts"); }
std::optional<Refusal> refuse(Position, Seat, const PlayStatesman&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const PlayConcession&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const TradeCards&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const DiscardCard&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Rebel&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const LayDown&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const MoveOn&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const JoinRebel&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const VeteransOf&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const RebelMarch&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const SendRebels&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const DisbandVeterans&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const RecallVeterans&, When) { not_yet("refuse"); }
void check_whole(Position, const RevolutionOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
void check_whole(Position, const AllegianceOrders&, const std::vector<Order>&, Verdicts&) { not_yet("check_whole"); }
std::string Rpr::random_mail(const Tables&, const State&, const Opens&, Seat, Random&, Language) { not_yet("random_mail"); }
Answer Rpr::random_answer(const Tables&, const State&, const Decision&, Random&) { not_yet("random_answer"); }
std::vector<std::string> Rpr::violations(const Tables&, const State&) { not_yet("violations"); }
void Rpr::change_secrets(const Tables&, State&, Seat, Random&) { not_yet("change_secrets"); }
// clang-format on

}  // namespace adj::respublica
