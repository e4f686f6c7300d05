// AIE-2.E  Movements and combats: SMCs in turn, the initiative first, until all are used. One SMC is one
// step: the active player's orders, E.1 movement, the defender's reaction, E.2 combats, the checks at its
// end, E.3 the counter.

#include "adjudicator/games/alea/ch2_e_smc.h"

#include <algorithm>

#include "adjudicator/games/alea/ch8_combat.h"
#include "adjudicator/games/alea/steps.h"

namespace adj::alea {

// --- Whose SMC

namespace {

int left_of(const State& s, Camp camp) {
  const auto at = s.turn.smc_left.find(camp);
  return at == s.turn.smc_left.end() ? 0 : at->second;
}

int played_by(const State& s, Camp camp) {
  const auto at = s.turn.smc_played.find(camp);
  return at == s.turn.smc_played.end() ? 0 : at->second;
}

bool passed_all(const State& s, Camp camp) {
  const auto at = s.orders.find(seat_of(s, camp));
  return at != s.orders.end() && at->second.pass_all;
}

}  // namespace

// A player without SMCs is skipped; the extra one of event 10 is the last of all (AIE-TE.10).
std::optional<DueSmc> next_smc(const State& s) {
  for (const Camp camp : {s.turn.next_smc, other(s.turn.next_smc)})
    if (left_of(s, camp) > 0) return DueSmc{camp, false};
  if (s.turn.extra_smc) return DueSmc{*s.turn.extra_smc, true};
  return std::nullopt;
}

// 7.1  When both have passed all, phase E is over.
bool more_smcs(const State& s) {
  if (passed_all(s, Camp::caesarian) && passed_all(s, Camp::republican)) return false;
  return next_smc(s).has_value();
}

SmcOrders question_for(const State& s, const DueSmc& due) {
  return {seat_of(s, due.camp), due.camp, played_by(s, due.camp) + 1};
}

// --- The beginning of the phase

namespace {

// Of the orders for phases B to D only lists and stratagems of phase F can still count.
bool outlives_phase_d(const Tables& tables, const Order& order) {
  if (const Play* play = std::get_if<Play>(&order.body)) return tables.face(play->face).phase == Phase::f;
  return std::holds_alternative<Succession>(order.body) || std::holds_alternative<Home>(order.body);
}

}  // namespace

void begin_movements(AleaTable& t) {
  State& s = t.state();
  s.phase = Phase::e;
  t.tell("AIE-2.Ea", PhaseBegan{s.year, s.phase});
  for (auto& [seat, own] : s.orders)
    std::erase_if(own.turn, [&](const Order& order) { return !outlives_phase_d(t.tables(), order); });
  check_queue(t);
}

// --- The active player's orders

namespace {

const Pass* pass_among(const std::vector<Order>& orders) {
  for (const Order& order : orders)
    if (const Pass* pass = std::get_if<Pass>(&order.body)) return pass;
  return nullptr;
}

// Stratagems of phase F wait for it, whatever mail they came with (7.1); the rest is for this SMC.
void keep_orders(AleaTable& t, Seat seat, const std::vector<Order>& orders) {
  SeatOrders& own = t.state().orders[seat];
  own.smc.clear();
  for (const Order& order : orders) {
    const Play* play = std::get_if<Play>(&order.body);
    const bool later = play && t.tables().face(play->face).phase == Phase::f;
    (later ? own.phase_f : own.smc).push_back(order);
  }
}

void tell_began(AleaTable& t, const DueSmc& due, bool queued) {
  const State& s = t.state();
  const auto left_after = [&](Camp camp) {
    return left_of(s, camp) - (camp == due.camp && !due.extra ? 1 : 0);
  };
  t.tell(due.extra ? "AIE-TE.10" : "AIE-2.Ea",
         SmcBegan{due.camp, played_by(s, due.camp) + 1, left_after(Camp::caesarian),
                  left_after(Camp::republican), due.extra, queued});
}

// From the queue, by PASS ALL, or from a window (W2.n).
std::vector<Order> take_orders(AleaTable& t, const DueSmc& due) {
  const SmcOrders question = question_for(t.state(), due);
  const Orders given = t.ask(question);
  const Origin origin = t.last_origin();
  tell_began(t, due, origin == Origin::queued);
  SeatOrders& own = t.state().orders[question.seat];
  settle_queue(own, given, origin);
  keep_orders(t, question.seat, given.list);

  const Pass* pass = pass_among(given.list);
  if (pass && pass->all) own.pass_all = true;
  const bool first_word = pass && pass->all && origin != Origin::standing;
  if (given.list.empty() || pass) t.tell("AIE-2.Ea", Passed{due.camp, first_word});
  return given.list;
}

// --- The defender's reaction

bool attacked_in(Position p, Camp attacker, ZoneId zone) {
  const Camp defender = other(attacker);
  if (neutralised(p, zone)) return false;
  if (will_fight(p, units_in(p, zone, attacker), units_in(p, zone, defender))) return true;
  const auto leaders = leaders_in(p, zone, defender);
  return std::ranges::any_of(leaders, [&](const LeaderId& id) { return alone_among_enemies(p, id); });
}

// 7.1  Any counter in hand will do, whatever its faces: the window must not betray what it holds.
bool can_react(Position p, Seat seat, Camp camp, ZoneId zone) {
  return !hand(p.state, seat).empty() || !able_to_evade(p, camp, zone).empty();
}

// All zones where the defender is attacked, if he could do anything about it in one of them.
std::vector<ZoneId> reaction_zones(Position p, Camp attacker) {
  std::vector<ZoneId> zones;
  for (const ZoneInfo& zone : p.tables.zones)
    if (attacked_in(p, attacker, zone.id)) zones.push_back(zone.id);
  const Camp defender = other(attacker);
  const Seat seat = seat_of(p.state, defender);
  if (std::ranges::none_of(zones, [&](const ZoneId& zone) { return can_react(p, seat, defender, zone); }))
    zones.clear();
  return zones;
}

// Whether to ask depends only on what no mail can change while the window is open; whether a window is needed
// at all is for the standing orders to say (automatic_for).
std::vector<Order> take_reaction(AleaTable& t, Camp attacker) {
  const std::vector<ZoneId> zones = reaction_zones(t, attacker);
  if (zones.empty()) return {};
  const Camp defender = other(attacker);
  const Seat seat = seat_of(t.state(), defender);
  const bool window = option(t.state(), "reactions") == "window";
  const Orders given = t.offer(ReactionOrders{seat, defender, zones}, window);
  keep_orders(t, seat, given.list);
  return given.list;
}

// --- The end of an SMC

// AIE-3.6.5g  It is the entry that releases a Triumvir: whoever came in may have left again, died or made
// peace. Nobody but peoples at war comes in (AIE-3.6.5e).
void release_entered_regions(AleaTable& t, Camp camp, const MovementResult& moves) {
  for (const auto& [zone, entries] : moves.entries)
    if (neutralised(t, zone)) release_triumvir(t, *region_of(t, zone), other(camp), "invaded", "AIE-3.6.5g");
}

// 4.E.2, step 8
void check_end_of_smc(AleaTable& t, Camp camp, const MovementResult& moves) {
  check_armed_pacification(t);
  release_entered_regions(t, camp, moves);
  check_triumvir_entry(t);
  check_intrigue(t);
  lose_excess_cargo(t);
  leave_new_wars(t, camp);
  lone_leaders_escape_everywhere(t);
}

// AIE-2.Eb  E.3
void count_smc(State& s, const DueSmc& due) {
  if (due.extra)
    s.turn.extra_smc.reset();
  else
    --s.turn.smc_left[due.camp];
  ++s.turn.smc_number;
  ++s.turn.smc_played[due.camp];
  s.turn.next_smc = other(due.camp);
  s.turn.entered_from.clear();
  for (auto& [seat, own] : s.orders) own.smc.clear();
}

}  // namespace

void play_smc(AleaTable& t) {
  const std::optional<DueSmc> due = next_smc(t.state());
  if (!due) return;  // a year without SMCs
  const Camp camp = due->camp;
  const std::vector<Order> orders = take_orders(t, *due);
  std::map<Camp, Places> before;
  for (const Camp each : kCamps) before.emplace(each, places_of(t, each));

  play_phase_e_stratagems(t, camp, orders);
  forced_moves(t, camp, orders);
  const MovementResult moves = carry_out_moves(t, camp, orders);
  t.state().turn.entered_from = moves.entered_from;
  const Places moved = places_of(t, camp);

  // AIE-6d  Standing stratagems see the enemy where he stands now, before any combat.
  const std::vector<Order> reaction = take_reaction(t, camp);
  play_phase_e_stratagems(t, other(camp), reaction);
  resolve_contacts(t, camp, orders, moves);

  check_end_of_smc(t, camp, moves);
  count_smc(t.state(), *due);
  watch_queues(t, camp, before, moved);
  check_queue(t);
}

// --- The end of the phase

void end_smcs(AleaTable& t) {
  State& s = t.state();
  // AIE-6.3f
  if (s.plague) t.tell("AIE-6.3f", PlagueEnded{*s.plague});
  s.plague.reset();
  for (Counter& c : s.counter) {
    if (c.place != CounterPlace::plague) continue;
    c.place = CounterPlace::next_turn;
    t.tell("AIE-6.3f", CounterReturned{c.id, CounterPlace::next_turn});
  }
  for (auto& [seat, own] : s.orders) {
    own.smc.clear();
    own.queue.clear();
    own.pass_all = false;
    own.queue_stopped = false;
    own.stop_why = Name();
    own.stopped_serial = 0;
  }
}

// --- Answers without a window, and what silence means

std::optional<Automatic<Orders>> automatic_for(Position p, const SmcOrders& d) {
  const auto at = p.state.orders.find(d.seat);
  if (at == p.state.orders.end()) return std::nullopt;
  const SeatOrders& own = at->second;
  if (own.pass_all)
    return Automatic<Orders>{Orders{{Order{Pass{true}, {}, std::nullopt}}, 0}, Origin::standing};
  if (own.queue.empty() || queue_waits(own)) return std::nullopt;
  return Automatic<Orders>{Orders{own.queue.front().orders, own.queue.front().serial}, Origin::queued};
}

namespace {

// 7.3  The leaders of Italia 1 who can go to Italia 7.
Move rubicon_flight(Position p, Camp camp) {
  const ZoneId refuge{"italia_7"};
  Move flight{{}, {}, kRomaZone, {Leg{refuge, {}}}};
  for (const LeaderId& id : rubicon_leaders(p)) {
    const Move alone{{id}, {}, kRomaZone, {Leg{refuge, {}}}};
    if (!check_moves(p, camp, {Order{alone, {}, std::nullopt}}).front()) flight.leaders.push_back(id);
  }
  return flight;
}

}  // namespace

Orders fallback_for(Position p, const SmcOrders& d) {
  if (rubicon_first_smc(p, d.camp)) {
    Move flight = rubicon_flight(p, d.camp);
    if (!flight.leaders.empty()) return {{Order{std::move(flight), {}, std::nullopt}}, 0};
  }
  return {{Order{Pass{false}, {}, std::nullopt}}, 0};
}

namespace {

// Where he has leaders and nothing else there is nothing to evade with: their ways of escape say all.
bool escapes_ordered(Position p, const ReactionOrders& d, ZoneId zone) {
  const std::vector<LeaderId> leaders = leaders_in(p, zone, d.camp);
  const auto ordered = [&](const LeaderId& id) {
    return std::ranges::any_of(wishes<Escape>(p.state, d.seat), [&](const Order* order) {
      return std::get<Escape>(order->body).leader == id;
    });
  };
  return !leaders.empty() && !has_units(p, zone, d.camp) && std::ranges::all_of(leaders, ordered);
}

// 7.1  STAND, or an evasion that names the zone or a leader in it; one of the fleet alone only where there is
// no army.
bool covered(Position p, const ReactionOrders& d, ZoneId zone) {
  for (const Order* order : wishes<Stand>(p.state, d.seat))
    if (std::get<Stand>(order->body).zone == zone) return true;
  if (escapes_ordered(p, d, zone)) return true;
  for (const Order* order : wishes<Evade>(p.state, d.seat)) {
    const Evade& evade = std::get<Evade>(order->body);
    const bool names_it = evade.zone == zone || (evade.leader && leader(p.state, *evade.leader).zone == zone);
    if (names_it && (!evade.fleet || !has_land_units(p, zone, d.camp))) return true;
  }
  return false;
}

}  // namespace

// Standing orders speak for themselves in the combats; here they only make a window needless.
std::optional<Automatic<Orders>> automatic_for(Position p, const ReactionOrders& d) {
  const bool all = std::ranges::all_of(d.zones, [&](const ZoneId& zone) {
    return covered(p, d, zone) || !can_react(p, d.seat, d.camp, zone);
  });
  if (!all) return std::nullopt;
  return Automatic<Orders>{Orders{}, Origin::standing};
}

Orders fallback_for(Position, const ReactionOrders&) { return {}; }

}  // namespace adj::alea
