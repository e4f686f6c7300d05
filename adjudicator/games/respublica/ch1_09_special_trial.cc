// RPR-1.09.74  What follows when an assassin is caught.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

constexpr int kDisgrace = 5;  // influence

// RPR-1.09.74d, e  His faction's men in Rome whom the chits name.
void reprisals(RprTable& t, Seat seat, int popularity) {
  if (popularity <= 0) return;
  for (const int chit : draw_chits(t, "RPR-1.09.74d", popularity, "reprisal")) {
    const std::optional<SenatorId> named = named_by_chit(t, chit);
    const Senator* m = named ? find_senator(t.state(), *named) : nullptr;
    if (m && m->faction == seat && in_rome(*m))
      kill_senator(t, "RPR-1.09.74d", *named, "reprisal", DeathKind::punished);
  }
}

}  // namespace

void punish_assassin(RprTable& t, SenatorId by, SenatorId target, int popularity) {
  State& s = t.state();
  const Seat seat = senator(s, by).faction;
  const SenatorId leader = faction(s, seat).leader;
  kill_senator(t, "RPR-1.09.74a", by, "caught", DeathKind::punished);
  if (leader.empty()) return;                               // RPR-1.09.74g
  if (leader == by) return reprisals(t, seat, popularity);  // RPR-1.09.74e
  change_influence(t, "RPR-1.09.74a", leader, -kDisgrace, "assassin_caught");
  if (!session_open(s) || !in_rome(senator(s, leader))) return;  // RPR-1.09.74g
  const SenatorId censor = holder(s, Office::censor);
  const Seat chair =
      !censor.empty() && in_rome(senator(s, censor)) ? senator(s, censor).faction : s.session.presiding_seat;
  put_item(t, AssassinTrial{leader, target, popularity}, chair, ItemOrigin::forced, true);
}

bool forced_appeal(RprTable& t, int number) {
  State& s = t.state();
  const AssassinTrial trial = std::get<AssassinTrial>(item(s, number).proposal);
  AppealMade told;
  told.senator = trial.leader;
  told.roll = roll_dice(t, "RPR-1.09.74b", "appeal", senator_text(t, trial.leader), 2);
  told.shares = {{"target_popularity", -trial.popularity}, {"omens", -omens(s)}};
  std::erase_if(told.shares, [](const Share& share) { return share.value == 0; });
  told.total = told.roll;
  for (const Share& share : told.shares) told.total += share.value;
  const AppealRow row = t.tables().appeal(told.total);
  told.result = row.result;
  told.votes = row.votes;
  t.tell("RPR-1.09.74b", told);
  item(s, number).appealed = true;
  if (row.result == AppealResult::killed) {
    decide(t, number, ItemStatus::passed, "appeal");
    return false;
  }
  if (row.result == AppealResult::freed) {
    decide(t, number, ItemStatus::failed, "appeal");
    const SenatorId censor = holder(s, Office::censor);
    draw_deaths(t, "RPR-1.09.421d", row.chits, "appeal",
                [&](const Senator& m) { return m.id == censor && in_rome(m); });
    return false;
  }
  (row.votes < 0 ? item(s, number).extra_for : item(s, number).extra_against) += std::abs(row.votes);
  item(s, number).extra_against += senator(s, trial.leader).influence;  // RPR-1.09.42a
  return true;
}

void convict_leader(RprTable& t, const AssassinTrial& trial) {
  const Senator* leader = find_senator(t.state(), trial.leader);
  if (!leader) return;
  const Seat seat = leader->faction;
  kill_senator(t, "RPR-1.09.74d", trial.leader, "executed", DeathKind::punished);
  reprisals(t, seat, trial.popularity);
}

}  // namespace adj::respublica
