#pragma once
// What the windows and the phases ask of chapter 6.

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// What can never become legal this turn: the counter, the scenario, the kind of victim.
std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Play& o);
// The refusal of a face that belongs to another phase.
Refusal refuse_phase(Face face);

bool is_uprising(Face face);
// Faces of phase E that need no combat (AIE-6d).
const std::vector<Face>& free_faces();
bool free_face(Face face);
// AIE-6.3c, d, g, m, p–s  Carries out one of them; nothing forbids it and the counter is spent already.
void carry_out_phase_e(AleaTable& t, Camp camp, const Play& play);
// AIE-6.3c  The roll from which this leader dies.
int assassinated_from(LeaderId id);
// AIE-6.3r–s  The peoples that a pacification would pacify now.
std::vector<PeopleId> pacified_by(Position p, Camp camp, const Play& play);

StratagemMoment moment_for(Seat seat, Name moment, const std::vector<Face>& faces);
// Takes a stratagem order that has been carried out off the seat's lists.
void use_up(State& s, Seat seat, const Play& play);

}  // namespace adj::alea
