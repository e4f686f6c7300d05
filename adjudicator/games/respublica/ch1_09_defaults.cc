// 7.4  What the presiding magistrate puts up when he has sent nothing; and what advanced rules would add to a
// vote.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

constexpr std::size_t kMostAtOnce = 3;  // of a window; the next come up when these have failed

std::vector<Proposal> default_consuls(Position p) {
  std::vector<Proposal> agenda;
  for (const ConsulPair& pair : untried_pairs(p))
    if (agenda.size() < kMostAtOnce) agenda.emplace_back(pair);
  return agenda;
}

// By highest influence.
template <class Election>
std::vector<Proposal> default_candidates(Position p, Stage stage) {
  std::vector<SenatorId> men = candidates_left(p, stage);
  std::stable_sort(men.begin(), men.end(), [&](SenatorId a, SenatorId b) {
    return senator(p.state, a).influence > senator(p.state, b).influence;
  });
  std::vector<Proposal> agenda;
  for (const SenatorId id : men)
    if (agenda.size() < kMostAtOnce) agenda.emplace_back(Election{id});
  return agenda;
}

}  // namespace

std::vector<Proposal> default_agenda(Position p, Stage stage) {
  if (stage == Stage::consuls) return default_consuls(p);
  if (stage == Stage::pontifex) return default_candidates<ElectPontifex>(p, stage);
  if (stage == Stage::censor) return default_candidates<ElectCensor>(p, stage);
  if (stage == Stage::governors || stage == Stage::business) return default_governors(p);
  return {};  // no Dictator, no prosecution, no business of its own
}

// RPR-2.01.32, 2.01.4, 2.06  Priests, Pontifex and Catos vote more only where those rules are played; no set
// of options offers them.
int extra_votes(Position, const Proposal&, SenatorId) { return 0; }

// RPR-2.05.3a  Advocates speak only where that rule is played.
void trial_roll(RprTable&, int) {}

}  // namespace adj::respublica
