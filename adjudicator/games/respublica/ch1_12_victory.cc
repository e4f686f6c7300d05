// RPR-1.12  How the game ends: collapse, the rebel, a Consul for Life, the end of the era.

#include <algorithm>
#include <tuple>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_12.h"
#include "adjudicator/games/respublica/deals.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// R-10  Units whose upkeep is unpaid go first, each as likely. Upkeep is the last of the debts: a State that
// cannot pay one before it pays for nobody.
void remove_unpaid_units(RprTable& t, Name why) {
  State& s = t.state();
  const int upkeep = t.tables().constants.unit_upkeep;
  std::vector<Name> units;
  const auto paid_by_state = [](UnitPlace place) {
    return place == UnitPlace::rome || place == UnitPlace::war || place == UnitPlace::garrison;
  };
  for (const Legion& unit : s.legion)
    if (paid_by_state(unit.place)) units.emplace_back("legion_" + std::to_string(unit.number));
  for (const Fleet& unit : s.fleet)
    if (paid_by_state(unit.place)) units.emplace_back("fleet_" + std::to_string(unit.number));
  const std::size_t paid = why == "upkeep" ? static_cast<std::size_t>(s.treasury / upkeep) : 0;
  ForcesDisbanded gone;
  while (units.size() > paid) {
    const std::size_t at = paid > 0 ? pick(t, "unpaid", "", units) : 0;
    const std::string name = units[at].str();
    const int number = std::stoi(name.substr(name.find('_') + 1));
    if (name.starts_with("legion")) {
      to_pool(legion(s, number));
      gone.legions.push_back(number);
    } else {
      to_pool(fleet(s, number));
      gone.fleets.push_back(number);
    }
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(at));
  }
  std::sort(gone.legions.begin(), gone.legions.end());
  std::sort(gone.fleets.begin(), gone.fleets.end());
  if (!gone.legions.empty() || !gone.fleets.empty()) t.tell("RPR-1.06.53d", gone);
}

// R-47  The best single senator of a faction.
int best_influence(const State& s, Seat seat) {
  int best = 0;
  for (const Senator& m : s.senator)
    if (m.faction == seat && !m.rebel && m.place != Place::captive) best = std::max(best, m.influence);
  return best;
}

// R-48  He who was appointed outranks an election.
Outcome for_life_outcome(const State& s) {
  const Ending ending = s.for_life_appointed ? Ending::appointed : Ending::elected;
  return {ending, senator(s, s.for_life).faction, s.for_life, {}};
}

void record_turn(RprTable& t) {
  State& s = t.state();
  TurnRecord record;
  record.turn = s.turn;
  record.treasury = s.treasury;
  record.unrest = s.unrest;
  for (const Seat seat : playing(s)) {
    record.influence[seat] = total_influence(s, seat);
    record.votes[seat] = votes_in_rome(t, seat);
  }
  s.history.push_back(record);
}

}  // namespace

void end_with(RprTable& t, Name clause, Outcome outcome) {
  State& s = t.state();
  for (const Faction& f : s.faction) outcome.influence[f.seat] = total_influence(s, f.seat);
  s.outcome = outcome;
  t.tell(clause, GameOver{outcome, s.turn});
  t.end_game();
}

void bankruptcy(RprTable& t, Name clause, int due, Name why) {
  State& s = t.state();
  t.tell(clause, Bankrupt{why, due, s.treasury});
  if (!s.civil_war) end_with(t, "RPR-1.12.3c", {Ending::bankruptcy, Seat{}, SenatorId(), {}});
  if (s.phase == Phase::revenue) remove_unpaid_units(t, why);
  rebel_wins_if_rome_stands(t, Ending::rebel_bankruptcy);
}

void people_revolt(RprTable& t) {
  if (!t.state().civil_war) end_with(t, "RPR-1.12.3b", {Ending::people_revolt, Seat{}, SenatorId(), {}});
  rebel_wins_if_rome_stands(t, Ending::rebel_revolt);
}

int active_wars(Position p) {
  const State& s = p.state;
  int count = 0;
  for (const War& w : s.war) count += is_active(w.zone) ? 1 : 0;
  // R-11  The civil war until the rebel has met his condition.
  if (s.civil_war && option(s, "civil_war_counts") && !s.now.rebel_beaten_senate) ++count;
  return count;
}

Outcome era_ends_outcome(RprTable& t) {
  const State& s = t.state();
  if (!s.for_life.empty()) return for_life_outcome(s);
  const auto rank = [&](Seat seat) {
    return std::tuple(total_influence(s, seat), best_influence(s, seat), votes_in_rome(t, seat));
  };
  std::vector<Seat> best;
  for (const Seat seat : playing(s)) {
    if (!best.empty() && rank(seat) > rank(best.front())) best.clear();
    if (best.empty() || rank(seat) == rank(best.front())) best.push_back(seat);
  }
  ADJ_CHECK(!best.empty(), "nobody is left at the end of the era");
  std::vector<std::string> names;
  for (const Seat seat : best) names.push_back(faction(s, seat).name.str());
  return {Ending::era_ends, best[roll_off(t, "era_ends", names)], SenatorId(), {}};
}

void end_turn(RprTable& t) {
  State& s = t.state();
  record_turn(t);
  // RPR-1.12.1a, 1.12.2c, d  Rome has survived the turn: four wars would have ended it after Combat.
  if (!s.for_life.empty()) {
    const Outcome outcome = for_life_outcome(s);
    end_with(t, outcome.ending == Ending::appointed ? "RPR-1.12.2c" : "RPR-1.12.2d", outcome);
  }
  lapse_offers(s);
  forget_window(s);
  forget_ahead(s);
}

}  // namespace adj::respublica
