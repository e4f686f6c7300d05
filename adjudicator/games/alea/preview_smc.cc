// AIE-2.E  An SMC of one's own: where the moves lead, and whom they meet; and the combats that the enemy's
// moves have brought.

#include <algorithm>
#include <numeric>

#include "adjudicator/games/alea/movement_plan.h"
#include "adjudicator/games/alea/preview.h"

namespace adj::alea {

namespace {

// AIE-1.2.2a, 1.3.2a–b  Of the slowest; a fleet goes as its naves do.
int allowance(Position p, const Trip& trip) {
  int least = kFar;
  const auto count = [&](auto id) { least = std::min(least, movement_allowance(p, id)); };
  if (!trip.by_sea)
    for (const LeaderId& id : trip.leaders) count(id);
  for (std::size_t i = 0; i < (trip.by_sea ? trip.naves : trip.units.size()); ++i) count(trip.units[i]);
  return least;
}

std::string way_of(const Tables& tables, const Trip& trip) {
  std::string way = tables.zone(trip.from).label;
  for (const Leg& leg : trip.path) way += " → " + tables.zone(leg.zone).label;
  return way;
}

// AIE-6.3e
void say_plague(Outlook& out, const Trip& trip) {
  const auto& plague = out.known.plague;
  if (plague && std::ranges::any_of(trip.path, [&](const Leg& leg) { return leg.zone == *plague; }))
    out.say("plague_zone", {{"zone", plague->str()},
                            {"chance", out.chance_text(d10_chance([](int roll) { return roll == 9; }))}});
}

void preview_trip(Outlook& out, const Order& order, const Trip& trip) {
  out.say("move", {{"order", out.order_text(order)},
                   {"way", way_of(out.position().tables, trip)},
                   {"cost", std::accumulate(trip.costs.begin(), trip.costs.end(), 0)},
                   {"allowance", allowance(out.position(), trip)},
                   {"led", !trip.leaders.empty()}});
  say_plague(out, trip);
}

// AIE-TE.6, RUL-25  What the engine moves before the orders of the mail, which are judged behind it.
void preview_forced(Outlook& out, const std::vector<Order>& orders) {
  State after;
  for (const Trip& trip : forced_trips(out.position(), out.camp(), orders, after)) {
    out.say(trip.leaders.empty() ? "forced_units" : "forced_leader",
            {{"leaders", leader_list(out.position().tables, trip.leaders)},
             {"units", force_text(out.position(), trip.units, out.reader.language)},
             {"way", way_of(out.position().tables, trip)}});
    say_plague(out, trip);
  }
  out.known = std::move(after);
}

void preview_plays(Outlook& out, const std::vector<Order>& orders) {
  for (const Order& order : orders)
    if (const auto* play = std::get_if<Play>(&order.body)) {
      const auto refused = refuse(out.position(), out.camp(), *play);
      if (sets_other_die(*play) && !refused)
        out.say("favour", {{"order", out.order_text(order)}, {"face", play->face_wanted}});
      if (combat_play(out.position().tables, order) && !refused) continue;  // its combat will say
      if (stands_now(out, order, refused)) preview_play(out, order, *play);
    }
}

// AIE-TC.m, AIE-8.2h  Where the enemy came from is known by zone; no unit of his was there before.
MovementResult moves_seen(Position p, Camp attacker) {
  MovementResult moves;
  moves.entered_from = p.state.turn.entered_from;
  for (const auto& [zone, from] : moves.entered_from) {
    std::optional<BorderKind> kind;
    for (const ZoneId& before : from) {
      const Border* border = p.tables.border(before, zone);
      if (!border || border->kind == BorderKind::land)
        kind = BorderKind::land;
      else if (!kind)
        kind = border->kind;
    }
    moves.entries[zone].push_back({leaders_in(p, zone, attacker), units_in(p, zone, attacker), *from.begin(),
                                   kind.value_or(BorderKind::land), false});
  }
  return moves;
}

}  // namespace

void preview_movements(Outlook& out, const std::vector<Order>& orders) {
  out.known.orders[out.reader.seat].smc = orders;  // losses, leaders of fleets: wishes for the combats
  preview_plays(out, orders);
  preview_forced(out, orders);
  const DryRun run = dry_run(out.position(), out.camp(), orders);
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto trip = std::ranges::find(run.trips, i, &Trip::order);
    if (trip != run.trips.end())
      preview_trip(out, orders[i], *trip);
    else if (is_movement(orders[i]))
      stands_now(out, orders[i], check_moves(out.position(), out.camp(), orders)[i]);
  }
  preview_contacts(out, run.after, Engagement{out.camp(), run.moves});
}

void preview_reaction(Outlook& out, const std::vector<Order>& orders) {
  out.known.orders[out.reader.seat].smc = orders;
  preview_plays(out, orders);
  const MovementResult moves = moves_seen(out.position(), other(out.camp()));
  preview_contacts(out, out.known, Engagement{other(out.camp()), moves});
}

}  // namespace adj::alea
