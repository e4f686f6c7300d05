// Moves that no player orders: Party leaders in times of unrest (AIE-TE.6), Roman units left outside the
// Republic (AIE-RUL-25), and what becomes of Romans who do not leave a people that went to war (AIE-RUL-67).

#include <algorithm>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

// PM from every zone to the nearest goal, over the zones that `open_to` admits; kFar without a way.
template <class Goal, class OpenTo>
std::vector<int> costs_to(const Tables& tables, Goal goal, OpenTo open_to) {
  std::vector<int> costs(tables.zones.size(), kFar);
  const auto cost_at = [&](const ZoneInfo& zone) -> int& {
    return costs[static_cast<std::size_t>(zone.order)];
  };
  for (const ZoneInfo& zone : tables.zones)
    if (goal(zone.id) && open_to(zone.id)) cost_at(zone) = 0;
  for (bool nearer = true; nearer;) {
    nearer = false;
    for (const ZoneInfo& zone : tables.zones)
      for (const Border& border : zone.borders) {
        const int cost = border.cost + cost_at(tables.zone(border.to));
        if (cost >= cost_at(zone) || !open_to(border.to)) continue;
        cost_at(zone) = cost;
        nearer = true;
      }
  }
  return costs;
}

// --- AIE-TE.6, RUL-28
std::vector<int> costs_to_city(const Board& b, LeaderId id, ZoneId city) {
  return costs_to(
      b.p.tables, [&](ZoneId zone) { return zone == city; },
      [&](ZoneId zone) { return !b.at(zone).neutral && !zone_banned(b.p, id, zone); });
}

// A way that loses nothing on the cheapest way to the city.
bool direct(const Board& b, const std::vector<int>& left, ZoneId start, const Footing& at) {
  return at.cost + left[b.order(at.zone)] == left[b.order(start)];
}

// The way that brings a party nearest to the city on a direct way; the start when it cannot come nearer.
std::size_t nearest(const Board& b, const Party& party, const std::vector<int>& left, ZoneId start,
                    const std::vector<Trail>& trails) {
  std::size_t best = 0;
  const auto rank = [&](const Trail& trail) {
    return std::pair(left[b.order(trail.at.zone)], b.order(trail.at.zone));
  };
  for (std::size_t i = 1; i < trails.size(); ++i)
    if (direct(b, left, start, trails[i].at) && may_end(b, party, trails[i].at) &&
        rank(trails[i]) < rank(trails[best]))
      best = i;
  return best;
}

}  // namespace

std::optional<Refusal> unrest_refusal(const Board& b, const Party& party, ZoneId start, const Footing& end) {
  for (const LeaderId& id : party.leaders) {
    const auto city = b.p.state.turn.unrest.find(id);
    if (city == b.p.state.turn.unrest.end()) continue;
    const std::vector<int> left = costs_to_city(b, id, city->second);
    const std::vector<Trail> trails = explore(b, party, start, {});
    const Footing best = trails[nearest(b, party, left, start, trails)].at;
    if (direct(b, left, start, end) && left[b.order(end.zone)] == left[b.order(best.zone)]) continue;
    return refusal("AIE-TE.6", "unrest_direct_way_to_city",
                   Json(Json::Object{{"leader", id.str()}, {"zone", city->second.str()}}));
  }
  return std::nullopt;
}

namespace {

Trip forced_trip(const Board& b, const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units,
                 ZoneId from, const std::vector<ZoneId>& zones) {
  Trip trip;
  trip.forced = true;
  trip.leaders = leaders;
  trip.units = units;
  trip.from = from;
  ZoneId at = from;
  for (const ZoneId& zone : zones) {
    trip.path.push_back({zone, {}});
    trip.costs.push_back(b.p.tables.border(at, zone)->cost);
    at = zone;
  }
  return trip;
}

std::optional<Trip> trip_to_city(Position p, Camp camp, LeaderId id, ZoneId city) {
  const Leader& l = leader(p.state, id);
  if (!on_map(l) || l.sick || side(p, id) != camp) return std::nullopt;
  const Board b(p, camp);
  const ZoneId from = l.zone;
  if (b.at(from).neutral) return std::nullopt;
  const Party party(b, {id}, {});
  const std::vector<Trail> trails = explore(b, party, from, {});
  const std::size_t end = nearest(b, party, costs_to_city(b, id, city), from, trails);
  if (end == 0) return std::nullopt;
  return forced_trip(b, {id}, {}, from, zones_along(trails, end));
}

// --- AIE-RUL-25
std::vector<UnitId> stranded_units(const Board& b, ZoneId zone) {
  const Soil soil = b.at(zone).soil;
  if (soil == Soil::republic || soil == Soil::allied) return {};
  const auto leaders = leaders_in(b.p, zone, b.camp);
  if (std::ranges::any_of(leaders, [&](const LeaderId& id) { return leads_romans(b.p, id); })) return {};
  std::vector<UnitId> units = land_units_in(b.p, zone, b.camp);
  std::erase_if(units, [&](const UnitId& id) { return !b.p.tables.unit(id).roman(); });
  return units;
}

std::vector<ZoneId> zones_with_stranded_units(const Board& b) {
  std::vector<ZoneId> found;
  for (const ZoneInfo& zone : b.p.tables.zones)
    if (!stranded_units(b, zone.id).empty()) found.push_back(zone.id);
  return found;
}

// The first zone of the cheapest way home that is open to these units; nothing when there is none.
std::optional<ZoneId> way_home(const Board& b, const std::vector<UnitId>& units, ZoneId from) {
  const Party party(b, {}, units);
  const auto home = [&](ZoneId zone) {
    const Soil soil = b.at(zone).soil;
    return soil == Soil::republic || soil == Soil::allied;
  };
  const auto open_to = [&](ZoneId zone) {
    if (b.at(zone).enemy_units > 0) return false;
    const Bar bar = entry_bar(b, party, from, zone);
    return bar == Bar::none || bar == Bar::needs_leader;  // the engine leads them
  };
  const std::vector<int> left = costs_to(b.p.tables, home, open_to);
  const auto rank = [&](ZoneId zone) {
    return std::pair(b.p.tables.border(from, zone)->cost + left[b.order(zone)], b.order(zone));
  };
  std::optional<ZoneId> best;
  for (const Border& border : b.info(from).borders) {
    if (!open_to(border.to) || left[b.order(border.to)] == kFar) continue;
    if (stacking_bar(b.p.tables, join(b.at(border.to).own, party.company)) != Bar::none) continue;
    if (!best || rank(border.to) < rank(*best)) best = border.to;
  }
  return best;
}

std::optional<Trip> trip_home(Position p, Camp camp, ZoneId zone, const std::set<UnitId>& ordered) {
  const Board b(p, camp);
  std::vector<UnitId> units = stranded_units(b, zone);
  std::erase_if(
      units, [&](const UnitId& id) { return ordered.contains(id) || p.state.turn.moved_units.contains(id); });
  if (units.empty()) return std::nullopt;
  const auto to = way_home(b, units, zone);
  if (!to) return std::nullopt;
  return forced_trip(b, {}, units, zone, {*to});
}

// Pieces that a legal order of the mail moves.
void note_ordered(const Order& order, std::set<LeaderId>& leaders, std::set<UnitId>& units) {
  if (const Move* move = std::get_if<Move>(&order.body)) {
    leaders.insert(move->leaders.begin(), move->leaders.end());
    units.insert(move->units.begin(), move->units.end());
  } else if (const Sail* sail = std::get_if<Sail>(&order.body)) {
    leaders.insert(sail->leaders.begin(), sail->leaders.end());
    units.insert(sail->cargo.begin(), sail->cargo.end());
  }
}

void begin_moves(State& s) {
  s.turn.moved_leaders.clear();
  s.turn.moved_units.clear();
}

void mark_moved(State& s, const Trip& trip) {
  s.turn.moved_leaders.insert(trip.leaders.begin(), trip.leaders.end());
  s.turn.moved_units.insert(trip.units.begin(), trip.units.end());
}

// One trip after another, each found in the position that the last one left behind.
template <class Carry>
void each_forced_trip(Position now, Camp camp, const std::vector<Order>& orders, Carry carry) {
  std::set<LeaderId> ordered_leaders;
  std::set<UnitId> ordered_units;
  const Verdicts verdicts = check_moves(now, camp, orders);
  for (std::size_t i = 0; i < orders.size(); ++i)
    if (!verdicts[i] && all_hold(now, seat_of(now.state, camp), orders[i], {}))
      note_ordered(orders[i], ordered_leaders, ordered_units);

  const auto unrest = now.state.turn.unrest;
  for (const auto& [id, city] : unrest)
    if (!ordered_leaders.contains(id))
      if (const auto trip = trip_to_city(now, camp, id, city)) carry(*trip);
  for (const ZoneId& zone : zones_with_stranded_units(Board(now, camp)))
    if (const auto trip = trip_home(now, camp, zone, ordered_units)) carry(*trip);
}

}  // namespace

void forced_moves(AleaTable& t, Camp camp, const std::vector<Order>& orders) {
  begin_moves(t.state());
  MovementResult ignored;  // nobody is forced into contact
  each_forced_trip(t, camp, orders, [&](const Trip& trip) {
    mark_moved(t.state(), trip);
    carry_out(t, camp, trip, ignored);
  });
}

std::vector<Trip> forced_trips(Position p, Camp camp, const std::vector<Order>& orders, State& after) {
  std::vector<Trip> trips;
  after = p.state;
  begin_moves(after);
  each_forced_trip(Position(p.tables, after), camp, orders, [&](const Trip& trip) {
    mark_moved(after, trip);
    place(after, trip);
    trips.push_back(trip);
  });
  return trips;
}

void leave_new_wars(AleaTable& t, Camp camp) {
  const std::vector<PeopleId> fresh = t.state().newly_at_war;
  for (const PeopleId& id : fresh) {
    const People& people_now = people(t.state(), id);
    if (people_now.status == PeopleStatus::war && people_now.camp != camp) continue;
    std::erase(t.state().newly_at_war, id);
    if (people_now.status != PeopleStatus::war) continue;
    for (const ZoneId& home : t.tables().people(id).homes) {
      std::vector<UnitId> units = units_in(t, home, camp);
      std::erase_if(units, [&](const UnitId& u) { return !counts_as_roman(t, u); });
      eliminate(t, units, "new_war", "AIE-RUL-67");
      for (const LeaderId& l : leaders_in(t, home, camp))
        if (counts_as_roman(t, l)) remove_leader(t, l, "new_war", "AIE-RUL-67");
    }
  }
}

}  // namespace adj::alea
