// RPR-1.09.81  New men for a Senate that has become too small.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

int influence_in_rome(const State& s, Seat seat) {
  int sum = 0;
  for (const SenatorId id : senators_in_rome(s, seat)) sum += senator(s, id).influence;
  return sum;
}

// RPR-1.09.81a  Fewest senators, then least influence in Rome, then dice.
Seat receiver(RprTable& t) {
  const State& s = t.state();
  std::vector<Seat> best;
  std::pair<std::size_t, int> least;
  for (const Seat seat : playing(s)) {
    const std::pair figure(senators_of(s, seat).size(), influence_in_rome(s, seat));
    if (best.empty() || figure < least) {
      best = {seat};
      least = figure;
    } else if (figure == least) {
      best.push_back(seat);
    }
  }
  ADJ_CHECK(!best.empty(), "nobody plays");
  std::vector<std::string> names;
  for (const Seat seat : best) names.push_back(faction(s, seat).name.str());
  return best[roll_off(t, "repopulation", names)];
}

bool has_statesman(Position p, SenatorId family) {
  return std::any_of(p.state.senator.begin(), p.state.senator.end(), [&](const Senator& m) {
    return !m.statesman.empty() && family_info(p, m).id == family;
  });
}

void welcome(RprTable& t, Name clause, SenatorId id, Seat seat) {
  t.tell(clause, Repopulated{id, seat});
  Faction& f = faction(t.state(), seat);
  if (!f.waiting) return;
  f.waiting = false;  // RPR-1.05.4b
  f.leader = id;
  t.tell("RPR-1.05.4b", LeaderNamed{seat, id, SenatorId()});
}

void take_from_curia(RprTable& t) {
  State& s = t.state();
  const SenatorId family = s.curia_families.front();
  s.curia_families.erase(s.curia_families.begin());
  if (has_statesman(t, family)) return family_to_forum(t, "RPR-1.09.81a", family, "curia");
  const Seat seat = receiver(t);
  enter_play(s, t.tables(), new_senator(t.tables(), family, SenatorId(), true, seat));
  welcome(t, "RPR-1.09.81a", family, seat);
}

// RPR-1.09.81b  As the receiving player likes; else the best speaker with influence (7.4).
SenatorId choice_of(Position p, Seat seat, const std::vector<SenatorId>& from) {
  for (const Wish<Repopulate>& w : wishes<Repopulate>(p.state, seat))
    for (const SenatorId id : w.what->senators)
      if (holds(p, *w.order, Moment{}) && std::find(from.begin(), from.end(), id) != from.end()) return id;
  return *std::max_element(from.begin(), from.end(), [&](SenatorId a, SenatorId b) {
    return oratory(p, a) + senator(p.state, a).influence < oratory(p, b) + senator(p.state, b).influence;
  });
}

void take_from_forum(RprTable& t, const std::vector<SenatorId>& from) {
  State& s = t.state();
  const Seat seat = receiver(t);
  const SenatorId id = choice_of(t, seat, from);
  Senator& m = senator(s, id);
  m.faction = seat;
  m.place = Place::rome;
  welcome(t, "RPR-1.09.81b", id, seat);
  check_appointment_for_life(t);
}

}  // namespace

void repopulate(RprTable& t) {
  const State& s = t.state();
  const auto enough = static_cast<std::size_t>(t.tables().constants.repopulation_minimum);
  while (all_in_rome(s).size() < enough) {
    if (playing(s).empty()) return;
    const std::vector<SenatorId> forum = unaligned_in_forum(s);
    if (!s.curia_families.empty())
      take_from_curia(t);
    else if (!forum.empty())
      take_from_forum(t, forum);
    else
      return;
  }
}

}  // namespace adj::respublica
