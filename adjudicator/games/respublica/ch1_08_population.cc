// RPR-1.08  Population phase: unrest, and the State of the Republic speech.

#include "adjudicator/games/respublica/rules.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-1.08.11a, 1.08.12a
void unrest_rises(RprTable& t) {
  const UnrestRise rise = unrest_to_come(t);
  const int each = t.tables().unrest.unprosecuted_war;
  for (int i = 0; i < rise.unprosecuted; ++i) change_unrest(t, "RPR-1.08.11a", each, "unprosecuted");
  change_unrest(t, "RPR-1.08.12a", rise.drought, "drought");
}

// RPR-1.08.2d  Senators in Rome die.
void mob(RprTable& t) {
  draw_deaths(t, "RPR-1.08.2d", t.tables().constants.mob_chits, "mob",
              [](const Senator& m) { return in_rome(m); });
}

}  // namespace

UnrestRise unrest_to_come(Position p) {
  UnrestRise rise;
  for (const War& w : p.state.war)
    if (w.zone == WarZone::unprosecuted) ++rise.unprosecuted;
  // R-11  A rebel who stays away from Rome and was not attacked.
  const std::optional<CivilWar>& rebels = p.state.civil_war;
  if (rebels && rebels->stance == RebelStance::in_province && rebels->since < p.state.turn - 1 &&
      !rebels->attacked)
    ++rise.unprosecuted;
  rise.drought = drought_effects(p) * p.tables.unrest.drought;
  rise.all = rise.unprosecuted * p.tables.unrest.unprosecuted_war + rise.drought;
  return rise;
}

std::vector<Share> population_shares(Position p, int unrest) {
  std::vector<Share> shares{{"unrest", -unrest}};
  if (const SenatorId speaker = hrao(p); !speaker.empty())
    shares.push_back({"popularity", senator(p.state, speaker).popularity});  // else 0
  if (omens(p.state) > 0) shares.push_back({"omens", -omens(p.state)});
  return shares;
}

void population(RprTable& t) {
  State& s = t.state();
  s.phase = Phase::population;
  t.tell("RPR-1.08.1a", PhaseBegan{Phase::population});
  unrest_rises(t);
  const SenatorId speaker = hrao(t);
  StateOfTheRepublic told;
  told.hrao = speaker;
  told.roll = roll_dice(t, "RPR-1.08.2a", "state_of_the_republic",
                        speaker.empty() ? "" : senator_text(t, speaker), 3);
  told.shares = population_shares(t, s.unrest);
  told.total = told.roll;
  for (const Share& share : told.shares) told.total += share.value;
  const PopulationRow row = t.tables().population(told.total);
  told.unrest = row.unrest;
  told.manpower_shortage = row.manpower_shortage;
  told.no_recruitment = row.no_recruitment;
  told.mob = row.mob;
  told.people_revolt = row.people_revolt;
  t.tell("RPR-1.08.2a", told);
  if (row.people_revolt) return people_revolt(t);
  change_unrest(t, "RPR-1.08.2a", row.unrest, "state_of_the_republic");
  if (row.no_recruitment) s.now.no_recruitment = true;                    // RPR-1.08.2b
  if (row.manpower_shortage) add_event(t, EventCard::manpower_shortage);  // RPR-1.08.2c
  if (row.mob) mob(t);
}

}  // namespace adj::respublica
