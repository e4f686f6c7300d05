// AIE-2.E  E.1: the movement orders of an SMC, one after another. A dry run on a copy of the state finds
// which of them stand; the same judge then carries them out, with the dice of a plague zone on the way
// (AIE-6.3e).

#include <algorithm>
#include <numeric>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

Judged judge_order(const Board& b, const Marks& marks, const Order& order) {
  if (const Move* move = std::get_if<Move>(&order.body)) return judge(b, marks, *move);
  return judge(b, marks, std::get<Sail>(order.body));
}

// Conditions are judged when the order's turn comes; one that does not hold is no mistake (7.5.4).
bool applies(Position p, Camp camp, const Order& order) {
  return all_hold(p, seat_of(p.state, camp), order, {});
}

// One run over the orders, leaving out those refused before.
std::vector<Trip> run_dry(Position p, Camp camp, const std::vector<Order>& orders, const Verdicts& before,
                          Verdicts& verdicts, State& after) {
  std::vector<Trip> trips;
  Marks marks(p.state);
  after = p.state;
  verdicts = before;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const Position now(p.tables, after);
    if (before[i] || !is_movement(orders[i]) || !applies(now, camp, orders[i])) continue;
    Judged judged = judge_order(Board(now, camp), marks, orders[i]);
    if (Refusal* no = std::get_if<Refusal>(&judged)) {
      verdicts[i] = std::move(*no);
      continue;
    }
    Trip& trip = std::get<Trip>(judged);
    trip.order = i;
    place(after, trip);
    mark(marks, trip);
    trips.push_back(std::move(trip));
  }
  return trips;
}

}  // namespace

bool is_movement(const Order& order) {
  return std::holds_alternative<Move>(order.body) || std::holds_alternative<Sail>(order.body);
}

void place(State& s, const Trip& trip) {
  for (const Arrival& arrival : arrivals(trip)) {
    for (const LeaderId& id : arrival.leaders) put(s, id, arrival.zone);
    for (const UnitId& id : arrival.units) put(s, id, arrival.zone);
  }
}

void mark(Marks& marks, const Trip& trip) {
  marks.leaders.insert(trip.leaders.begin(), trip.leaders.end());
  marks.units.insert(trip.units.begin(), trip.units.end());
  if (!trip.by_sea) return;
  marks.landed_leaders.insert(trip.leaders.begin(), trip.leaders.end());
  marks.landed_units.insert(trip.units.begin(), trip.units.end());
}

std::vector<std::optional<Refusal>> check_moves(Position p, Camp camp, const std::vector<Order>& orders) {
  Verdicts refused(orders.size());
  // Each round refuses one order more, so it ends.
  for (;;) {
    Verdicts verdicts;
    State after;
    const std::vector<Trip> trips = run_dry(p, camp, orders, refused, verdicts, after);
    auto broken = broken_limit(p, Position(p.tables, after), camp, trips);
    if (!broken) return verdicts;
    refused[broken->order] = std::move(broken->refusal);
  }
}

namespace {

// The trip as far as the plague zone, and what lies behind it.
std::pair<Trip, Trip> split_at_plague(const State& s, const Trip& trip) {
  const auto at = std::ranges::find_if(trip.path, [&](const Leg& leg) { return leg.zone == s.plague; });
  const auto cut = std::min(at - trip.path.begin() + 1, std::ssize(trip.path));
  Trip first = trip, rest = trip;
  first.path.erase(first.path.begin() + cut, first.path.end());
  first.costs.erase(first.costs.begin() + cut, first.costs.end());
  rest.path.erase(rest.path.begin(), rest.path.begin() + cut);
  rest.costs.erase(rest.costs.begin(), rest.costs.begin() + cut);
  rest.from = first.path.back().zone;
  return {first, rest};
}

Name clause_of(Position p, const Trip& trip) {
  if (trip.forced) return trip.leaders.empty() ? "AIE-RUL-25" : "AIE-TE.6";
  if (trip.by_sea) return trip.units.size() > trip.naves ? "AIE-3.4.2f" : "AIE-3.4.2a";
  const bool roman =
      std::ranges::any_of(trip.leaders, [&](const LeaderId& id) { return leads_romans(p, id); }) ||
      std::ranges::any_of(trip.units, [&](const UnitId& id) { return p.tables.unit(id).roman(); });
  if (trip.leaders.empty()) return roman ? "AIE-3.4.1e" : "AIE-4.3f";
  if (trip.units.empty()) return roman ? "AIE-3.4.1a" : "AIE-4.3d";
  return roman ? "AIE-3.4.1b" : "AIE-4.3e";
}

void tell_trip(AleaTable& t, Camp camp, const Trip& trip) {
  const int cost = std::accumulate(trip.costs.begin(), trip.costs.end(), 0);
  if (!trip.by_sea) {
    t.tell(clause_of(t, trip),
           Moved{camp, trip.leaders, trip.units, trip.from, trip.path, cost, trip.forced});
    return;
  }
  const auto cut = trip.units.begin() + static_cast<std::ptrdiff_t>(trip.naves);
  std::vector<ZoneId> zones;
  for (const Leg& leg : trip.path) zones.push_back(leg.zone);
  const bool landed = !t.tables().zone(zones.back()).sea;
  t.tell(clause_of(t, trip), Sailed{camp,
                                    trip.leaders,
                                    {trip.units.begin(), cut},
                                    {cut, trip.units.end()},
                                    trip.from,
                                    zones,
                                    cost,
                                    landed});
}

void record(Position p, const Trip& trip, const Arrival& arrival, MovementResult& result) {
  const Border* border = trip.by_sea ? nullptr : p.tables.border(arrival.from, arrival.zone);
  result.entries[arrival.zone].push_back(
      {arrival.leaders, arrival.units, arrival.from, border ? border->kind : BorderKind::land, trip.by_sea});
}

// AIE-3.6.5g  Who passes through a Triumvir's region has entered it, though none of his pieces is found
// there.
void record_passage(Position p, const Trip& trip, MovementResult& result) {
  ZoneId from = trip.from;
  for (const Leg& leg : trip.path) {
    if (neutralised(p, leg.zone)) record(p, trip, {leg.zone, from, {}, {}}, result);
    from = leg.zone;
  }
}

// Those who are still there, on the same side.
template <class IdType, class Find>
void keep_present(Position p, Camp camp, ZoneId zone, std::vector<IdType>& ids, Find find) {
  std::erase_if(ids, [&](const IdType& id) {
    const auto& piece = find(p.state, id);
    return piece.zone != zone || side(p, id) != camp;
  });
}

void keep_present(Position p, Camp camp, ZoneId zone, std::vector<LeaderId>& leaders,
                  std::vector<UnitId>& units) {
  keep_present(p, camp, zone, leaders,
               [](const State& s, LeaderId id) -> const Leader& { return leader(s, id); });
  keep_present(p, camp, zone, units, [](const State& s, UnitId id) -> const Unit& { return unit(s, id); });
}

// AIE-6.3e  After the plague's dice: a party that nobody leads any more stops, if it may stand there.
bool goes_on(Position p, Camp camp, const Trip& rest) {
  if (rest.path.empty() || (rest.leaders.empty() && rest.units.empty())) return false;
  const bool lost_command =
      rest.leaders.empty() || command_refusal(p, rest.leaders, rest.units, "AIE-3.4.1b");
  const Board b(p, camp);
  return !lost_command || stop_bar(b, Party(b, rest.leaders, rest.units), rest.from) != Bar::none;
}

}  // namespace

void carry_out(AleaTable& t, Camp camp, const Trip& trip, MovementResult& result) {
  Trip ahead = trip;
  for (;;) {
    auto [now, rest] = split_at_plague(t.state(), ahead);
    const ZoneId end = now.path.back().zone;
    place(t.state(), now);
    tell_trip(t, camp, now);
    const std::vector<Arrival> arrived = arrivals(now);
    const Arrival& stopped = arrived.back();
    for (const Arrival& arrival : arrived) record(t, now, arrival, result);
    record_passage(t, now, result);
    test_plague(t, stopped.leaders, stopped.units, end);

    rest.units = others(stopped.units, now.path.back().drop);
    keep_present(t, camp, end, rest.leaders, rest.units);
    // AIE-3.4.1d, 4.3e  No leader goes further than the last of his units.
    const bool bereft = rest.units.empty() && !stopped.units.empty();
    if (bereft || !goes_on(t, camp, rest)) return;
    ahead = std::move(rest);
  }
}

namespace {

// Pieces that died on the way, changed camp or went on came into no zone, but for a Triumvir's region.
void prune(Position p, Camp camp, MovementResult& result) {
  for (auto& [zone, entries] : result.entries) {
    for (auto& entry : entries) keep_present(p, camp, zone, entry.leaders, entry.units);
    if (neutralised(p, zone)) continue;
    std::erase_if(entries, [](const auto& e) { return e.leaders.empty() && e.units.empty(); });
    for (const auto& entry : entries) result.entered_from[zone].insert(entry.from);
  }
  std::erase_if(result.entries, [](const auto& item) { return item.second.empty(); });
}

}  // namespace

DryRun dry_run(Position p, Camp camp, const std::vector<Order>& orders) {
  DryRun run;
  Verdicts verdicts;
  run.trips = run_dry(p, camp, orders, check_moves(p, camp, orders), verdicts, run.after);
  const Position after(p.tables, run.after);
  for (const Trip& trip : run.trips)
    for (const Arrival& arrival : arrivals(trip)) record(after, trip, arrival, run.moves);
  prune(after, camp, run.moves);
  return run;
}

namespace {

void tell_failed(AleaTable& t, Camp camp, const Order& order, const Refusal& no) {
  const Seat seat = seat_of(t.state(), camp);
  t.tell(Audience::only(seat), Name(no.clause), OrderFailed{seat, order, no});
}

}  // namespace

MovementResult carry_out_moves(AleaTable& t, Camp camp, const std::vector<Order>& orders) {
  MovementResult result;
  const Verdicts verdicts = check_moves(t, camp, orders);
  Marks marks(t.state());
  const Seat seat = seat_of(t.state(), camp);
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const Order& order = orders[i];
    if (!is_movement(order)) continue;
    if (!applies(t, camp, order)) {
      t.tell(Audience::only(seat), "", ConditionNotMet{seat, order});
      continue;
    }
    if (verdicts[i]) {
      tell_failed(t, camp, order, *verdicts[i]);
      continue;
    }
    // Dice may have changed what the dry run saw.
    Judged judged = judge_order(Board(t, camp), marks, order);
    if (const Refusal* no = std::get_if<Refusal>(&judged)) {
      tell_failed(t, camp, order, *no);
      continue;
    }
    const Trip& trip = std::get<Trip>(judged);
    mark(marks, trip);
    carry_out(t, camp, trip, result);
  }
  prune(t, camp, result);
  t.state().turn.moved_leaders.clear();
  t.state().turn.moved_units.clear();
  return result;
}

}  // namespace adj::alea
