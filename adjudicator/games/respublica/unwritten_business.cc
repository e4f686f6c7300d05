// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
std::optional<Refusal> refuse_proposal(Position, Seat, const Proposal&) { not_yet("refuse_proposal"); }
void carry_out(RprTable&, const Item&) { not_yet("carry_out"); }
void on_defeat(RprTable&, const Item&) { not_yet("on_defeat"); }
Stage stage_of(const Proposal&) { not_yet("stage_of"); }
std::vector<SenatorId> named_in(const Proposal&) { not_yet("named_in"); }
int extra_votes(Position, const Proposal&, SenatorId) { not_yet("extra_votes"); }
bool abstention_allowed(const Proposal&) { not_yet("abstention_allowed"); }
std::vector<Proposal> default_agenda(Position, Stage) { not_yet("default_agenda"); }
bool settle_stage(RprTable&, Stage) { not_yet("settle_stage"); }
bool speak_for_himself(RprTable&, int, Seat) { not_yet("speak_for_himself"); }
void trial_roll(RprTable&, int) { not_yet("trial_roll"); }
void fill_consuls(RprTable&, SenatorId, SenatorId, Name) { not_yet("fill_consuls"); }
std::vector<SenatorId> eligible(Position, Stage) { not_yet("eligible"); }
bool dictator_possible(Position) { not_yet("dictator_possible"); }
void take_office(RprTable&, Name, SenatorId, Office, Name) { not_yet("take_office"); }
bool consents(Position, const Item*, SenatorId, Role) { not_yet("consents"); }
std::optional<Refusal> refuse_weak_force(Position, SenatorId, WarId, const Force&) { not_yet("refuse_weak_force"); }
std::optional<Units> choose_units(Position, const Force&, UnitPlace, SenatorId) { not_yet("choose_units"); }
void send_force(RprTable&, Name, const Dispatch&, int, Name) { not_yet("send_force"); }
void bring_home(RprTable&, Name, SenatorId, Name) { not_yet("bring_home"); }
void bring_home_all(RprTable&, Name, WarId, Name) { not_yet("bring_home_all"); }
void raise_units(RprTable&, Name, int, int, Name, SenatorId) { not_yet("raise_units"); }
std::optional<Refusal> refuse(Position, Seat, const PreferConsul&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const AppointDictator&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const NameMaster&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const Consent&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const AskAdvocate&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const AppealPeople&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ImposeFine&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const NamePriest&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ClaimCommissioner&, When) { not_yet("refuse"); }
std::optional<Refusal> refuse(Position, Seat, const ChooseLegate&, When) { not_yet("refuse"); }
// clang-format on

}  // namespace adj::respublica
