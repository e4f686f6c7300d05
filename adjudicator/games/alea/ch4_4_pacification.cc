// AIE-4.4.3  Pacification: by arms, by stratagem, by event 14, or because nothing is left of the people
// (9.3).

#include <algorithm>

#include "adjudicator/games/alea/ch4_4_peoples.h"

namespace adj::alea {
namespace {

Name name_of_way(PacifiedBy how) {
  switch (how) {
    case PacifiedBy::arms:
      return "arms";
    case PacifiedBy::stratagem:
      return "stratagem";
    case PacifiedBy::event:
      return "event";
    case PacifiedBy::destroyed:
      return "destroyed";
  }
  throw BrokenInvariant("a way of pacification without a name");
}

void take_off_map(State& s, const PeopleInfo& info) {
  for (const UnitId id : info.units) {
    Unit& u = unit(s, id);
    u.where = Where::people_box;
    u.zone = ZoneId();
    u.weakened = false;
  }
}

// AIE-TN.b, f, h, AIE-S7.h  Leaders who do not outlive the first pacification.
void remove_pacified_leaders(AleaTable& t, PeopleId id, bool by_caesarian_arms) {
  for (const LeaderId l : t.tables().people(id).leaders) {
    const LeaderInfo& info = t.tables().leader(l);
    if (leader(t.state(), l).where == Where::removed) continue;
    const bool fallen = l == kCleopatra && by_caesarian_arms && scenario(t).cleopatra_as_roman;
    if (fallen)
      remove_leader(t, l, "pacification", "AIE-S7.h");
    else if (info.removed_at_first_pacification)
      remove_leader(t, l, "table", "AIE-4.2.1a");
  }
}

// AIE-4.4.3c  Off the map until the adjustments; the leaders wait with their people.
void await_adjustments(AleaTable& t, PeopleId id) {
  take_off_map(t.state(), t.tables().people(id));
  people(t.state(), id).redeploy = true;
  for (const LeaderId l : t.tables().people(id).leaders) {
    Leader& chief = leader(t.state(), l);
    if (!on_map(chief)) continue;
    chief.where = Where::returning;
    chief.zone = ZoneId();
  }
}

// AIE-6.3q  Leaders and all units, eliminated ones too, are at home again at once.
void bring_home(AleaTable& t, PeopleId id) {
  const PeopleInfo& info = t.tables().people(id);
  take_off_map(t.state(), info);
  place_at_home(t, id, info.units, people(t.state(), id).last_camp, "pacified", "AIE-6.3q");
  const ZoneId seat = stacks_of(t, id).front();
  for (const LeaderId l : info.leaders) {
    const Leader chief = leader(t.state(), l);
    if (!on_map(chief)) continue;
    put(t.state(), l, seat);
    if (chief.zone != seat) t.tell("AIE-6.3q", LeaderMoved{l, chief.zone, seat, "pacified"});
  }
}

}  // namespace

// AIE-RUL-26  Who scores and whether a truce follows depends on how it was done.
void pacify(AleaTable& t, PeopleId id, PacifiedBy how, std::optional<Camp> by, Name clause) {
  const PeopleInfo& info = t.tables().people(id);
  const bool arms = how == PacifiedBy::arms || how == PacifiedBy::destroyed;
  People& own = people(t.state(), id);
  if (arms) by = other(own.camp);
  own.status = PeopleStatus::peace;
  own.ever_pacified = true;
  own.truce_until = arms ? t.state().year + t.tables().constants.truce_offset : 0;  // AIE-9.3b, e, g
  own.pacified_by_caesarian_arms = arms && by == Camp::caesarian;
  std::erase(t.state().newly_at_war, id);
  t.tell(clause, PeoplePacified{id, name_of_way(how), by, own.truce_until});
  remove_pacified_leaders(t, id, own.pacified_by_caesarian_arms);
  if (!info.major)
    take_off_map(t.state(), info);
  else if (arms)
    await_adjustments(t, id);
  else
    bring_home(t, id);
  const int points = how == PacifiedBy::stratagem ? info.pacification_vp_by_stratagem
                     : arms                       ? info.pacification_vp
                                                  : 0;
  if (by) score(t, *by, points, "pacification", "AIE-10.1d");
}

// AIE-4.4.3a, AIE-RUL-26  Land units of Romans or allies in every home zone; other peoples fight no peoples
// (4.4.1e).
void check_armed_pacification(AleaTable& t) {
  const std::vector<People> before = t.state().people;
  for (const People& own : before) {
    if (own.status == PeopleStatus::peace) continue;
    const Camp enemy = other(own.camp);
    const bool occupied = std::ranges::all_of(t.tables().people(own.id).homes, [&](ZoneId home) {
      return std::ranges::any_of(land_units_in(t, home, enemy),
                                 [&](UnitId u) { return counts_as_roman(t, u); });
    });
    if (occupied) pacify(t, own.id, PacifiedBy::arms, enemy, "AIE-4.4.3a");
  }
}

}  // namespace adj::alea
