// RPR-1.09.4  The election of the Censor, and of any office with one holder: the rejected drop out, the last
// is chosen without a vote.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

template <class Election>
bool rejected(const State& s, SenatorId id) {
  return any_item<Election>(
      s, [&](const Item& i, const Election& x) { return x.senator == id && was_rejected(i); });
}
bool rejected_for(const State& s, Stage stage, SenatorId id) {
  if (stage == Stage::pontifex) return rejected<ElectPontifex>(s, id);
  return stage == Stage::dictator ? rejected<ElectDictator>(s, id) : rejected<ElectCensor>(s, id);
}

bool censor_elected(const State& s) {
  return any_item<ElectCensor>(
      s, [](const Item& i, const ElectCensor&) { return i.status == ItemStatus::passed; });
}

// RPR-1.09.4c  The Censor of last year makes room, unless it is he again.
void install_censor(RprTable& t, SenatorId id, Name how) {
  for (const SenatorId before : holders(t.state(), Office::censor))
    if (before != id) leave_office(t, "RPR-1.09.4c", before, "election");
  take_office(t, "RPR-1.09.4c", id, Office::censor, how);
}

}  // namespace

std::vector<SenatorId> candidates_left(Position p, Stage stage) {
  std::vector<SenatorId> men = eligible(p, stage);
  std::erase_if(men, [&](SenatorId id) { return rejected_for(p.state, stage, id); });
  return men;
}

Refused refuse_business(Position p, Seat, const ElectCensor& x) {
  if (auto no = refuse_absent(p, x.senator, "RPR-1.09.4a")) return no;
  const std::vector<SenatorId> men = eligible(p, Stage::censor);
  if (std::find(men.begin(), men.end(), x.senator) == men.end())
    return refusal("RPR-1.09.4a", "not_eligible", about("senator", x.senator));
  if (rejected_for(p.state, Stage::censor, x.senator))
    return refusal("RPR-1.09.4d", "rejected_before", about("senator", x.senator));
  return std::nullopt;
}

void enact(RprTable& t, const Item&, const ElectCensor& x) { install_censor(t, x.senator, "elected"); }

// RPR-1.09.4b, d, R-26
bool settle_censor(RprTable& t) {
  if (censor_elected(t.state())) return true;
  const std::vector<SenatorId> left = candidates_left(t, Stage::censor);
  if (left.size() > 1) return false;
  if (left.size() == 1) {
    install_censor(t, left.front(), "automatic");
    return true;
  }
  // RPR-1.09.4d  Death has taken those who were left: the first of the rejected serves, as with the Consuls.
  if (const std::vector<SenatorId> rejected = eligible(t, Stage::censor); !rejected.empty()) {
    const auto influence = [&](SenatorId id) { return senator(t.state(), id).influence; };
    install_censor(t,
                   *std::max_element(rejected.begin(), rejected.end(),
                                     [&](SenatorId a, SenatorId b) { return influence(a) < influence(b); }),
                   "automatic");
    return true;
  }
  // Nobody can be chosen: a Censor who is not in Rome does not stay one, and there are no trials.
  for (const SenatorId before : holders(t.state(), Office::censor))
    leave_office(t, "RPR-1.09.4b", before, "election");
  return true;
}

}  // namespace adj::respublica
