// AIE-8.2m–o  Leaders alone among enemy units.

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

// AIE-8.2m  With none of his own side's units; AIE-RUL-15  peoples do no harm to peoples.
bool alone_among_enemies(Position p, LeaderId id) {
  const Leader& l = leader(p.state, id);
  const std::optional<Camp> camp = side(p, id);
  if (!on_map(l) || !camp || neutralised(p, l.zone) || has_units(p, l.zone, *camp)) return false;
  const std::vector<UnitId> enemies = units_in(p, l.zone, other(*camp));
  if (enemies.empty()) return false;
  return counts_as_roman(p, id) ||
         std::ranges::any_of(enemies, [&](const UnitId& u) { return counts_as_roman(p, u); });
}

std::vector<ZoneId> hiding_places(Position p, Camp camp, LeaderId id, ZoneId from) {
  std::vector<ZoneId> found;
  if (leader(p.state, id).sick) return found;
  for (const Border& border : p.tables.zone(from).borders)
    if (!has_units(p, border.to, other(camp)) && !may_be_in(p, camp, {id}, {}, border.to))
      found.push_back(border.to);
  return found;
}

bool escapes(Position p, LeaderId id, int roll) { return (roll >= 8) == is_active_assassin(p, id); }

namespace {

void try_escape(AleaTable& t, Camp camp, LeaderId id) {
  const ZoneId zone = leader(t.state(), id).zone;
  const std::vector<ZoneId> candidates = hiding_places(t, camp, id, zone);
  if (candidates.empty()) {
    t.tell("AIE-8.2n", EscapeTried{id, zone, std::nullopt, false, std::nullopt});
    remove_leader(t, id, "no_escape", "AIE-8.2n");
    return;
  }
  const Name clause = is_active_assassin(t, id) ? "AIE-8.2o" : "AIE-8.2m";
  const int roll = favoured_die(t, clause, "escape", id.str(), 0, 9, camp, zone, id);
  if (!escapes(t, id, roll)) {
    t.tell(clause, EscapeTried{id, zone, roll, false, std::nullopt});
    remove_leader(t, id, "escape", clause);
    return;
  }
  const ZoneId to = t.consult(EscapeChoice{seat_of(t.state(), camp), id, candidates}).zone;
  put(t.state(), id, to);
  t.tell(clause, EscapeTried{id, zone, roll, true, to});
  test_plague(t, {id}, {}, to);
}

}  // namespace

void lose_leaders_adrift(AleaTable& t, Camp camp, ZoneId zone) {
  if (!t.tables().zone(zone).sea || has_naves(t, zone, camp)) return;
  for (const LeaderId& id : leaders_in(t, zone, camp))
    if (still_in(t, zone, camp, id)) remove_leader(t, id, "fleet_lost", "AIE-RUL-11");
}

// AIE-RUL-11  Each for himself.
void lone_leaders_escape(AleaTable& t, Camp camp, ZoneId zone) {
  lose_leaders_adrift(t, camp, zone);
  for (const LeaderId& id : leaders_in(t, zone, camp))
    if (still_in(t, zone, camp, id) && alone_among_enemies(t, id)) try_escape(t, camp, id);
}

void lone_leaders_escape_everywhere(AleaTable& t) {
  for (const ZoneInfo& zone : t.tables().zones)
    for (const Camp camp : kCamps) lone_leaders_escape(t, camp, zone.id);
}

// --- Answers

ChosenZone fallback_for(Position p, const EscapeChoice& d) {
  const ZoneId from = leader(p.state, d.leader).zone;
  return {best_refuges(p, camp_of(p.state, d.seat), from, false, d.candidates).front()};
}

std::optional<Automatic<ChosenZone>> automatic_for(Position p, const EscapeChoice& d) {
  for (const Order* order : wishes<Escape>(p.state, d.seat)) {
    const auto& wish = std::get<Escape>(order->body);
    if (wish.leader != d.leader || !all_hold(p, d.seat, *order, {leader(p.state, d.leader).zone})) continue;
    for (const ZoneId& zone : wish.to)
      if (std::ranges::find(d.candidates, zone) != d.candidates.end())
        return Automatic<ChosenZone>{ChosenZone{zone}};
  }
  return std::nullopt;
}

}  // namespace adj::alea
