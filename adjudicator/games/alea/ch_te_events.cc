// AIE-TE  The table of events: 1d6 + 1d10 in phase D.

#include "adjudicator/games/alea/ch_te_events.h"

#include <algorithm>
#include <tuple>

#include "adjudicator/games/alea/answers.h"

namespace adj::alea {

namespace {

constexpr NationId kGerman{"german"}, kCeltic{"celtic"};

template <class Wanted>
std::vector<UnitId> units_on_map(Position p, Wanted wanted) {
  std::vector<UnitId> found;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && wanted(u)) found.push_back(u.id);
  return found;
}

bool northern(Position p, UnitId id) {
  const auto people_id = p.tables.unit(id).people;
  if (!people_id) return false;
  const NationId nation = p.tables.people(*people_id).nation;
  return nation == kGerman || nation == kCeltic;
}

void fall_sick(AleaTable& t, LeaderId id, Name clause) {
  Leader& l = leader(t.state(), id);
  l.sick = true;
  t.tell(clause, LeaderSick{id, l.zone});
}

// AIE-RUL-28  The Party leader of the camp holding the Roma marker: the one in Italia 1, else the one of
// higher CP.
std::optional<LeaderId> party_leader_of_roma(Position p) {
  if (!p.state.roma) return std::nullopt;
  std::optional<LeaderId> chosen;
  const auto rank = [&](LeaderId id) {
    return std::pair(leader(p.state, id).zone == kRomaZone, values(p, id).cp);
  };
  for (const LeaderId& id : party_leaders(p, *p.state.roma))
    if (on_map(leader(p.state, id)) && (!chosen || rank(id) > rank(*chosen))) chosen = id;
  return chosen;
}

// AIE-TE.1
void epidemic_in_rome(AleaTable& t) {
  const auto there = units_on_map(t, [](const Unit& u) { return u.zone == kRomaZone; });
  weaken(t, there, false, "epidemic", "AIE-TE.1");
  for (const Camp camp : kCamps)
    for (const LeaderId& id : party_leaders(t, camp))
      if (leader(t.state(), id).zone == kRomaZone) fall_sick(t, id, "AIE-TE.1");
}

// AIE-TE.4a  What he may not do is judged where he would do it: movement, retreat, combat.
void illness(AleaTable& t) {
  if (const auto id = party_leader_of_roma(t))
    fall_sick(t, *id, "AIE-TE.4a");
  else
    t.tell("AIE-TE.4a", EventHadNoEffect{4});
}

// AIE-TE.6
void political_unrest(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state()))
    for (const LeaderId& id : party_leaders(t, camp)) {
      if (!on_map(leader(t.state(), id))) continue;
      const std::vector<ZoneId> cities = unrest_cities(t, id);
      const ZoneChoice choice{seat_of(t.state(), camp), "unrest", id, cities};
      const ZoneId city = cities.size() == 1 ? cities.front() : t.consult(choice).zone;
      t.state().turn.unrest[id] = city;
      t.tell("AIE-TE.6", UnrestCity{id, city});
    }
}

// AIE-TE.10
void unpopularity(AleaTable& t) {
  if (party_leader_of_roma(t))
    t.state().turn.extra_smc = other(*t.state().roma);
  else
    t.tell("AIE-TE.10", EventHadNoEffect{10});
}

// AIE-TE.11b  The controller parts with two of his own legions there, or with all he has (AIE-RUL-28).
void desert(AleaTable& t, RegionId id) {
  const std::optional<Camp> controller = region(t.state(), id).controller;
  if (!controller) return;
  const std::vector<UnitId> legions = units_on_map(t, [&](const Unit& u) {
    return u.camp == *controller && t.tables().unit(u.id).type == UnitType::legio &&
           region_of(t, u.zone) == id;
  });
  constexpr int kDeserters = 2;
  const DesertersChoice choice{seat_of(t.state(), *controller), id, legions, kDeserters};
  const bool no_choice = legions.size() <= kDeserters;
  eliminate(t, no_choice ? legions : t.offer(choice, true).units, "desertion", "AIE-TE.11b");
}

// AIE-TE.11a
void desertion(AleaTable& t) {
  const int first = t.d6("AIE-TE.11a", "desertion", "first");
  const int second = t.d6("AIE-TE.11a", "desertion", "second");
  RegionsDeserted told;
  if (first != second)
    for (const int die : {first, second})
      for (const RegionInfo& r : t.tables().regions)
        if (r.event11_die == die) told.regions.push_back(r.id);
  t.tell("AIE-TE.11a", told);
  for (const RegionId& id : told.regions) desert(t, id);
}

// AIE-TE.13
void plague_in_the_east(AleaTable& t) {
  const auto struck = [&](ZoneId zone) {
    const ZoneInfo& info = t.tables().zone(zone);
    return info.region == RegionId("asia") || info.people == kPontici || info.people == kAegyptii;
  };
  weaken(t, units_on_map(t, [&](const Unit& u) { return struck(u.zone); }), true, "plague_east", "AIE-TE.13");
}

// AIE-TE.14  In spite of a truce (AIE-RUL-28); by event no VP and no truce (AIE-RUL-26).
void parthian_fickleness(AleaTable& t) {
  if (people(t.state(), kParthi).status == PeopleStatus::peace)
    go_to_war(t, kParthi, std::nullopt, "event", "AIE-TE.14");
  else
    pacify(t, kParthi, PacifiedBy::event, std::nullopt, "AIE-TE.14");
}

// AIE-TE.15a
void famine(AleaTable& t) {
  weaken(t, units_on_map(t, [&](const Unit& u) { return northern(t, u.id); }), false, "famine", "AIE-TE.15a");
}

}  // namespace

void apply_event(AleaTable& t, int number) {
  switch (number) {
    case 1:
      return epidemic_in_rome(t);
    case 4:
      return illness(t);
    case 6:
      return political_unrest(t);
    case 10:
      return unpopularity(t);
    case 11:
      return desertion(t);
    case 13:
      return plague_in_the_east(t);
    case 14:
      return parthian_fickleness(t);
    case 15:
      return famine(t);
    default:
      return;  // 2, 3, 5, 9, 12 last all turn; 7 and 8 change the number of SMCs
  }
}

std::vector<ZoneId> unrest_cities(Position p, LeaderId id) {
  const Leader& l = leader(p.state, id);
  const auto suits = [&](const ZoneInfo& zone) {
    if (!zone.city || zone_banned(p, id, zone.id)) return false;
    // AIE-RUL-13  The home of an ally counts as a region that his camp controls.
    return zone.region ? region(p.state, *zone.region).controller == l.camp : allied_home(p, zone.id, l.camp);
  };
  std::vector<ZoneId> nearest;
  int best = 0;
  for (const ZoneInfo& zone : p.tables.zones) {
    if (zone.sea || !suits(zone)) continue;
    const std::optional<int> distance = land_distance(p.tables, l.zone, zone.id);
    if (!distance || (!nearest.empty() && *distance > best)) continue;
    if (*distance < best) nearest.clear();
    best = *distance;
    nearest.push_back(zone.id);
  }
  if (nearest.empty()) return {l.zone};
  return nearest;
}

// --- Event 11: whom to send home

std::vector<UnitId> cheapest_legions_first(Position p, std::vector<UnitId> legions, bool by_quality) {
  std::ranges::sort(legions, {}, [&](UnitId id) {
    const UnitInfo& info = p.tables.unit(id);
    const bool weakened = unit(p.state, id).weakened;
    const int kind = info.recruits ? (weakened ? 0 : 1) : (weakened ? 2 : 3);
    return std::tuple(kind, by_quality && kind == 3 ? info.normal.qu : 0, info.number, info.order);
  });
  return legions;
}

ChosenUnits fallback_for(Position p, const DesertersChoice& d) {
  ChosenUnits chosen{cheapest_legions_first(p, d.candidates, false)};
  chosen.units.resize(std::min(chosen.units.size(), static_cast<std::size_t>(d.count)));
  return chosen;
}

std::optional<Automatic<ChosenUnits>> automatic_for(Position p, const DesertersChoice& d) {
  for (const Order* order : wishes<RemoveLegions>(p.state, d.seat)) {
    const auto& wish = std::get<RemoveLegions>(order->body);
    if (wish.region != d.region || !all_hold(p, d.seat, *order, {})) continue;
    ChosenUnits chosen;
    for (const UnitId& id : wish.units)
      if (std::ranges::find(d.candidates, id) != d.candidates.end() &&
          std::ranges::find(chosen.units, id) == chosen.units.end() &&
          static_cast<int>(chosen.units.size()) < d.count)
        chosen.units.push_back(id);
    // A line that names too few of them leaves a choice open: the player is asked.
    if (static_cast<int>(chosen.units.size()) == d.count) return Automatic<ChosenUnits>{chosen};
  }
  return std::nullopt;
}

// --- What lasts all turn

namespace {

bool any_legio(Position p, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](UnitId id) { return p.tables.unit(id).type == UnitType::legio; });
}
bool any_stranger(Position p, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](UnitId id) { return !counts_as_roman(p, id); });
}
bool any_northern(Position p, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](UnitId id) { return northern(p, id); });
}

// AIE-TE.0  What favours a force is added when it attacks and subtracted when it defends; both at once cancel
// out (AIE-RUL-28).
std::vector<Modifier> in_favour(Name why, int value, bool of_attacker, bool of_defender) {
  const int sum = (of_attacker ? value : 0) - (of_defender ? value : 0);
  if (sum == 0) return {};
  return {{why, sum}};
}

}  // namespace

std::vector<Modifier> event_modifiers(Position p, Camp /*attacker*/, const std::vector<UnitId>& attackers,
                                      const std::vector<UnitId>& defenders) {
  const bool romans_attack = any_roman(p, attackers) && any_stranger(p, defenders);
  const bool romans_defend = any_roman(p, defenders) && any_stranger(p, attackers);
  switch (p.state.turn.event) {
    case 3:  // AIE-TE.3
      return in_favour("event_discouragement", -1, romans_attack, romans_defend);
    case 5:  // AIE-TE.5
      return in_favour("event_vigour", 2, any_northern(p, attackers), any_northern(p, defenders));
    case 12:  // AIE-TE.12
      return in_favour("event_donative", 1, romans_attack && any_legio(p, attackers),
                       romans_defend && any_legio(p, defenders));
    case 15:  // AIE-TE.15b
      return in_favour("event_famine", -1, any_northern(p, attackers), any_northern(p, defenders));
    default:
      return {};
  }
}

namespace {

// AIE-TE.2
int in_this_weather(Position p, int points) {
  return std::max(0, points - (p.state.turn.event == 2 ? 1 : 0));
}

}  // namespace

int movement_allowance(Position p, LeaderId /*id*/) {
  return in_this_weather(p, p.tables.constants.leader_pm);
}

int movement_allowance(Position p, UnitId id) {
  const Constants& c = p.tables.constants;
  return in_this_weather(p, p.tables.unit(id).land() ? c.land_pm : c.naves_pm);
}

}  // namespace adj::alea
