// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
void population(RprTable&) { not_yet("population"); }
void prepare_combat(RprTable&) { not_yet("prepare_combat"); }
void fight_battle(RprTable&) { not_yet("fight_battle"); }
bool more_battles(const State&) { not_yet("more_battles"); }
void end_combat(RprTable&) { not_yet("end_combat"); }
WarStrength war_strength(Position, WarId, SenatorId, bool) { not_yet("war_strength"); }
std::vector<LeaderId> leaders_of(Position, WarId) { not_yet("leaders_of"); }
std::vector<WarId> wars_of_series(Position, Series, bool) { not_yet("wars_of_series"); }
bool war_is_active(Position, WarId) { not_yet("war_is_active"); }
bool is_revolt(Position, WarId) { not_yet("is_revolt"); }
int command_strength(Position, SenatorId, SenatorId, int) { not_yet("command_strength"); }
BattleOutcome fight(RprTable&, SenatorId, WarId, BattleKind) { not_yet("fight"); }
void win_war(RprTable&, Name, WarId, SenatorId) { not_yet("win_war"); }
void lose_units(RprTable&, Name, WarId, SenatorId, int, int) { not_yet("lose_units"); }
void make_veterans(RprTable&, SenatorId) { not_yet("make_veterans"); }
void capture(RprTable&, SenatorId, WarId) { not_yet("capture"); }
int ransom_of(Position, SenatorId) { not_yet("ransom_of"); }
void kill_captives(RprTable&, WarId) { not_yet("kill_captives"); }
std::optional<Refusal> refuse(Position, Seat, const RansomCaptive&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const LandAfterNaval&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const BattleOrder&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const EndgameOrder&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const PlayCleopatra&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const GabinianRecruit&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const CaesarVeterans&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Proscribe&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const PlayProscription&, When) { not_yet("refuse"); }
// clang-format on

}  // namespace adj::respublica
