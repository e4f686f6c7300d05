// AIE-10  Victory points of phase F, and the end of a game. Points collected on the way are scored where they
// arise.

#include <algorithm>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

namespace {

int allies(Position p, Camp camp) {
  return static_cast<int>(std::ranges::count_if(p.state.people, [&](const People& people_state) {
    return people_state.status == PeopleStatus::allegiance && people_state.camp == camp &&
           p.tables.people(people_state.id).major;
  }));
}

int points_for_control(Position p, Camp camp) {
  const int points = control_points(p, camp);
  for (const Constants::Band& band : p.tables.constants.control_bands)
    if (points >= band.min && points <= band.max) return band.vp;
  return 0;
}

// AIE-6.3o  Nothing when nobody controls Italia (AIE-RUL-41).
void score_intrigue(AleaTable& t) {
  const auto counters = std::ranges::count_if(
      t.state().counter, [](const Counter& c) { return c.place == CounterPlace::intrigue; });
  const std::optional<Camp> italia = region(t.state(), kItalia).controller;
  if (italia)
    score(t, other(*italia), static_cast<int>(counters) * t.tables().constants.vp_intrigue, "intrigue",
          "AIE-6.3o");
}

// AIE-6.4e
void score_triumphs(AleaTable& t, Camp camp) {
  StratagemMoment moment;
  moment.seat = seat_of(t.state(), camp);
  moment.moment = "vp";
  moment.faces = {Face::triumph_1, Face::triumph_2};
  while (const std::optional<Play> play = stratagem_at(t, moment, "AIE-6.4e"))
    score(t, camp, t.tables().face(play->face).value, "triumph", "AIE-6.4e");
}

}  // namespace

int control_points(Position p, Camp camp) {
  int points = p.state.roma == camp ? p.tables.constants.roma_control_points : 0;
  for (const RegionInfo& r : p.tables.regions)
    if (region(p.state, r.id).controller == camp) points += r.control_points;
  return points;
}

void score_turn(AleaTable& t) {
  const Constants& c = t.tables().constants;
  const std::vector<Camp> camps = in_initiative_order(t.state());
  for (const Camp camp : camps) score(t, camp, allies(t, camp) * c.vp_allegiance, "allegiance", "AIE-10.2a");
  t.tell("AIE-10.2b",
         ControlPointsCounted{control_points(t, Camp::caesarian), control_points(t, Camp::republican)});
  for (const Camp camp : camps) score(t, camp, points_for_control(t, camp), "control", "AIE-10.2b");
  if (t.state().roma) score(t, *t.state().roma, c.vp_roma, "roma", "AIE-10.2c");
  score_intrigue(t);
  for (const Camp camp : camps) score_triumphs(t, camp);
}

void finish_game(AleaTable& t, const Outcome& outcome, Name clause) {
  t.state().outcome = outcome;
  t.tell(clause, GameOver{outcome, t.state().year});
  t.end_game();
}

}  // namespace adj::alea
