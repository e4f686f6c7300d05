// Limits that bind the orders of an SMC as a whole: they are judged on the state after all moves, before any
// die, and the last written order that breaks one is refused (4.E.1).

#include <algorithm>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

std::vector<Arrival> arrivals(const Trip& trip) {
  std::vector<Arrival> found;
  std::vector<UnitId> going = trip.units;
  ZoneId from = trip.from;
  for (std::size_t i = 0; i < trip.path.size(); ++i) {
    const Leg& leg = trip.path[i];
    if (i + 1 == trip.path.size()) {
      found.push_back({leg.zone, from, trip.leaders, going});
    } else if (!leg.drop.empty()) {
      found.push_back({leg.zone, from, {}, leg.drop});
      going = others(std::move(going), leg.drop);
    }
    from = leg.zone;
  }
  return found;
}

namespace {

bool is_legion(const Tables& tables, UnitId id) { return tables.unit(id).type == UnitType::legio; }

// The last trip for which `causes` holds.
template <class Causes>
const Trip* last_cause(const std::vector<Trip>& trips, Causes causes) {
  const auto at = std::ranges::find_if(trips.rbegin(), trips.rend(), causes);
  return at == trips.rend() ? nullptr : &*at;
}

template <class Wanted>
bool brings(const Trip& trip, ZoneId zone, Wanted wanted) {
  return std::ranges::any_of(arrivals(trip), [&](const Arrival& a) { return a.zone == zone && wanted(a); });
}

// --- AIE-3.1.1c, RUL-07  Garrisons
bool takes_legion_out(Position p, const Trip& trip, RegionId id) {
  if (region_of(p, trip.from) != id) return false;
  return std::ranges::any_of(arrivals(trip), [&](const Arrival& a) {
    return region_of(p, a.zone) != id &&
           std::ranges::any_of(a.units, [&](const UnitId& u) { return is_legion(p.tables, u); });
  });
}

bool garrisons_bind(Position p) { return option(p.state, "garrison_moves") == "enforced"; }

std::optional<Broken> broken_garrison(Position before, Position after, Camp camp,
                                      const std::vector<Trip>& trips) {
  if (!garrisons_bind(before)) return std::nullopt;
  for (const RegionInfo& info : before.tables.regions) {
    if (region(before.state, info.id).controller != camp) continue;
    const int needed = std::min(info.garrison, legions_in(before, info.id, std::nullopt));
    const int left = legions_in(after, info.id, std::nullopt);
    if (left >= needed) continue;
    const Trip* cause =
        last_cause(trips, [&](const Trip& trip) { return takes_legion_out(before, trip, info.id); });
    return Broken{cause->order,
                  refusal("AIE-3.1.1c", "garrison_broken",
                          Json(Json::Object{{"region", info.id.str()}, {"needed", needed}, {"left", left}}))};
  }
  return std::nullopt;
}

// --- Zones in which orders have brought pieces
std::optional<Broken> broken_by_arrival(const Board& after, const std::vector<Trip>& trips,
                                        const Arrival& arrival) {
  const ZoneId zone = arrival.zone;
  const Ground& g = after.at(zone);
  const auto blame = [&](Bar bar, auto wanted) -> std::optional<Broken> {
    const Trip* cause = last_cause(trips, [&](const Trip& trip) { return brings(trip, zone, wanted); });
    if (!cause) return std::nullopt;
    return Broken{cause->order, explain(after, Party(after, cause->leaders, cause->units), bar, zone)};
  };
  // AIE-4.2.4, RUL-14  Passing through is free, staying is not.
  if (const Bar bar = stacking_bar(after.p.tables, g.own); bar != Bar::none)
    return blame(bar, [](const Arrival&) { return true; });
  // AIE-RUL-11  Nobody joins him there.
  if (g.enemy_units > 0 && g.own_units == 0)
    return blame(Bar::lone_leader, [](const Arrival& a) { return !a.leaders.empty(); });
  // AIE-RUL-12  Nor does any land unit join the fleet.
  if (g.enemy_land > 0 && g.own_land == 0 && g.soil != Soil::sea)
    return blame(Bar::enemy_shore, [](const Arrival& a) { return !a.units.empty(); });
  return std::nullopt;
}

// --- AIE-3.4.1g, RUL-25  A leader may not leave Roman units outside the Republic
bool needs_leader_there(const Board& b, ZoneId zone) {
  const Soil soil = b.at(zone).soil;
  return soil == Soil::unnamed || soil == Soil::at_war || soil == Soil::enemy_ally || soil == Soil::at_peace;
}

bool roman_land(const Tables& tables, UnitId id) { return tables.unit(id).roman() && tables.unit(id).land(); }

bool left_without_leader(const Board& b, ZoneId zone) {
  if (!needs_leader_there(b, zone)) return false;
  const auto units = land_units_in(b.p, zone, b.camp);
  const auto leaders = leaders_in(b.p, zone, b.camp);
  return std::ranges::any_of(units, [&](const UnitId& id) { return roman_land(b.p.tables, id); }) &&
         std::ranges::none_of(leaders, [&](const LeaderId& id) { return leads_romans(b.p, id); });
}

bool takes_leader_from(Position p, const Trip& trip, ZoneId zone) {
  return trip.from == zone &&
         std::ranges::any_of(trip.leaders, [&](const LeaderId& id) { return leads_romans(p, id); });
}

std::optional<Broken> broken_outside(const Board& after, const std::vector<Trip>& trips, ZoneId zone) {
  if (!left_without_leader(after, zone)) return std::nullopt;
  const auto roman_units = [&](const Arrival& a) {
    return std::ranges::any_of(a.units, [&](const UnitId& id) { return roman_land(after.p.tables, id); });
  };
  const Trip* cause = last_cause(trips, [&](const Trip& trip) {
    return takes_leader_from(after.p, trip, zone) || brings(trip, zone, roman_units);
  });
  if (!cause) return std::nullopt;
  return Broken{cause->order,
                refusal("AIE-3.4.1g", "units_left_without_leader", Json(Json::Object{{"zone", zone.str()}}))};
}

// --- AIE-3.4.2i, RUL-11  Nobody is left in the water; `zone` is one that some trip leaves.
bool stranded_at_sea(Position p, Camp camp, ZoneId zone) {
  const auto naves = naves_in(p, zone, camp);
  if (naves.empty() && !leaders_in(p, zone, camp).empty()) return true;
  return !cargo_fits(p, naves, land_units_in(p, zone, camp));
}

std::optional<Broken> broken_at_sea(const Board& after, const std::vector<Trip>& trips, ZoneId zone) {
  if (after.at(zone).soil != Soil::sea || !stranded_at_sea(after.p, after.camp, zone)) return std::nullopt;
  const Trip* cause = last_cause(trips, [&](const Trip& trip) { return trip.from == zone; });
  return Broken{cause->order,
                refusal("AIE-3.4.2i", "cargo_left_at_sea", Json(Json::Object{{"zone", zone.str()}}))};
}

}  // namespace

std::optional<Broken> broken_limit(Position before, Position after, Camp camp,
                                   const std::vector<Trip>& trips) {
  if (auto broken = broken_garrison(before, after, camp, trips)) return broken;
  const Board b(after, camp);
  for (const Trip& trip : trips) {
    for (const Arrival& arrival : arrivals(trip)) {
      if (auto broken = broken_by_arrival(b, trips, arrival)) return broken;
      if (auto broken = broken_outside(b, trips, arrival.zone)) return broken;
    }
    if (auto broken = broken_outside(b, trips, trip.from)) return broken;
    if (auto broken = broken_at_sea(b, trips, trip.from)) return broken;
  }
  return std::nullopt;
}

Tether tether(const Board& b, const Party& party, ZoneId from, bool by_sea) {
  Tether tied;
  const auto leaders = others(leaders_in(b.p, from, b.camp), party.leaders);
  const auto land = others(land_units_in(b.p, from, b.camp), party.units);
  if (b.at(from).soil == Soil::sea) {
    const auto naves = others(naves_in(b.p, from, b.camp), party.units);
    tied.held = by_sea && ((naves.empty() && !leaders.empty()) || !cargo_fits(b.p, naves, land));
    return tied;
  }
  const auto leads = [&](const LeaderId& id) { return leads_romans(b.p, id); };
  tied.held = needs_leader_there(b, from) && party.roman_leader && std::ranges::none_of(leaders, leads) &&
              std::ranges::any_of(land, [&](const UnitId& id) { return roman_land(b.p.tables, id); });
  const auto home = region_of(b.p, from);
  if (!home || region(b.p.state, *home).controller != b.camp || !garrisons_bind(b.p)) return tied;
  const int present = legions_in(b.p, *home, std::nullopt);
  const int going = static_cast<int>(
      std::ranges::count_if(party.units, [&](const UnitId& id) { return is_legion(b.p.tables, id); }));
  if (present - going < std::min(b.p.tables.region(*home).garrison, present)) tied.kept_in = home;
  return tied;
}

}  // namespace adj::alea
