// RPR-1.07.21, 1.07.1a  Event cards come, turn over and leave. What a card does later stands in the chapter
// of that moment: Revenue (162, 163, 169, 178), Population (164), Combat (161, 166).

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

constexpr int kSides = 2;

// Every draw adds one more.
bool accumulates(EventCard event) {
  return event == EventCard::drought || event == EventCard::evil_omens ||
         event == EventCard::manpower_shortage;
}

// The card as it lies now; false: nothing more happens (RPR-1.07.21b).
bool put_in_play(RprTable& t, EventCard event) {
  State& s = t.state();
  const auto found =
      std::find_if(s.events.begin(), s.events.end(), [&](const EventInForce& e) { return e.event == event; });
  EventHappened told{event, 1, true};
  if (found == s.events.end()) {
    EventInForce fresh;
    fresh.event = event;
    fresh.turn = s.turn;
    s.events.push_back(fresh);
  } else {
    const bool turned = found->level >= kSides;
    if (!turned || accumulates(event)) ++found->level;
    told.level = found->level;
    told.effect = !turned || t.tables().event(event).third == ThirdDraw::as_side_2;
  }
  if (event == EventCard::manpower_shortage) ++s.manpower_shortage;  // RPR-EVT-170-1, 170-2
  t.tell("RPR-1.07.21a", told);
  return told.effect;
}

}  // namespace

void add_event(RprTable& t, EventCard event) { put_in_play(t, event); }

void resolve_event(RprTable& t, EventCard event, Seat) {
  if (!put_in_play(t, event)) return;
  const bool first = event_level(t.state(), event) == 1;
  switch (event) {
    case EventCard::epidemic:
      return first ? epidemic(t) : foreign_epidemic(t);
    case EventCard::evil_omens:
      if (first)  // RPR-EVT-168a
        state_pays(t, "RPR-EVT-168a", t.tables().event(event).sides[0].amount, "evil_omens");
      return;
    case EventCard::mob_violence:
      return mob_violence(t, !first);
    case EventCard::natural_disaster:
      return natural_disaster(t, first);
    case EventCard::storm_at_sea:
      return storm_at_sea(t);
    case EventCard::rhodian_alliance:
      return rhodian_alliance(t);
    case EventCard::refuge:
      return rise_from_refuge(t);
    case EventCard::ally_deserts:
    case EventCard::allied_enthusiasm:
    case EventCard::barbarian_raids:
    case EventCard::drought:
    case EventCard::enemy_leader_dies:
    case EventCard::enemys_ally_deserts:
    case EventCard::internal_disorder:
    case EventCard::manpower_shortage:
    case EventCard::new_alliance:
    case EventCard::pretender_emerges:
    case EventCard::trial_of_verres:
      return;  // their time comes later
  }
}

void expire_events(RprTable& t) {
  State& s = t.state();
  std::vector<EventCard> over;
  for (const EventInForce& e : s.events)
    if (t.tables().event(e.event).leaves == EventLeaves::next_forum) over.push_back(e.event);
  for (const EventCard event : over) {
    std::erase_if(s.events, [&](const EventInForce& e) { return e.event == event; });
    t.tell("RPR-1.07.1a", EventExpired{event});
  }
  s.manpower_shortage = 0;  // RPR-EVT-170-1: its card is among them
}

}  // namespace adj::respublica
