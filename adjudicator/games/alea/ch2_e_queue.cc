// 7.1  SMCs sent ahead. A queued SMC is played without a window unless something happened that its author
// could not foresee. Conditions are looked for when an SMC is over and told then: nothing that a player may
// change by mail while a window is open decides what is told before that window's answer.

#include <algorithm>

#include "adjudicator/games/alea/ch2_e_smc.h"

namespace adj::alea {

Places places_of(Position p, Camp camp) {
  Places places;
  for (const Leader& l : p.state.leader)
    if (on_map(l) && side(p, l.id) == camp) places.leaders.emplace(l.id, l.zone);
  for (const Unit& u : p.state.unit)
    if (on_map(u) && side(p, u.id) == camp) places.units.emplace(u.id, u.zone);
  return places;
}

bool queue_waits(const SeatOrders& own) {
  return !own.queue.empty() && own.queue_stopped && own.queue.front().serial == own.stopped_serial;
}

void settle_queue(SeatOrders& own, const Orders& given, Origin origin) {
  if (origin == Origin::standing) return;  // PASS ALL stands above the queue
  const int played = origin == Origin::queued ? given.queue_serial : own.stopped_serial;
  std::erase_if(own.queue, [&](const QueuedSmc& entry) { return entry.serial == played; });
  own.queue_stopped = false;
  own.stop_why = Name();
  own.stopped_serial = 0;
}

// The first reason stands. Who has no queue has nothing to stop.
void stop_queue(AleaTable& t, Camp camp, Name why) {
  SeatOrders& own = t.state().orders[seat_of(t.state(), camp)];
  if (own.queue.empty() || queue_waits(own)) return;
  own.queue_stopped = true;
  own.stop_why = why;
  own.stopped_serial = own.queue.front().serial;
}

namespace {

template <class IdType>
bool any_gone(const std::map<IdType, ZoneId>& before, const std::map<IdType, ZoneId>& now) {
  return std::ranges::any_of(before, [&](const auto& piece) { return !now.contains(piece.first); });
}

template <class IdType>
bool any_elsewhere(const std::map<IdType, ZoneId>& before, const std::map<IdType, ZoneId>& now) {
  return std::ranges::any_of(before, [&](const auto& piece) {
    const auto at = now.find(piece.first);
    return at != now.end() && at->second != piece.second;
  });
}

bool lost(const Places& before, const Places& now) {
  return any_gone(before.leaders, now.leaders) || any_gone(before.units, now.units);
}

bool displaced(const Places& before, const Places& now) {
  return any_elsewhere(before.leaders, now.leaders) || any_elsewhere(before.units, now.units);
}

// Zones in which units stand that were elsewhere, or not at all, before.
std::set<ZoneId> entered(const Places& before, const Places& now) {
  std::set<ZoneId> zones;
  for (const auto& [id, zone] : now.units) {
    const auto at = before.units.find(id);
    if (at == before.units.end() || at->second != zone) zones.insert(zone);
  }
  return zones;
}

// The zones that the next queued SMC moves stacks from.
std::set<ZoneId> starts(const QueuedSmc& entry) {
  std::set<ZoneId> zones;
  for (const Order& order : entry.orders) {
    if (const Move* move = std::get_if<Move>(&order.body)) zones.insert(move->from);
    if (const Sail* sail = std::get_if<Sail>(&order.body)) zones.insert(sail->from);
  }
  return zones;
}

bool enemy_near(const Tables& tables, const QueuedSmc& entry, const std::set<ZoneId>& enemy) {
  return std::ranges::any_of(starts(entry), [&](const ZoneId& own) {
    return std::ranges::any_of(enemy,
                               [&](const ZoneId& zone) { return zone == own || touch(tables, zone, own); });
  });
}

}  // namespace

void watch_queues(AleaTable& t, Camp active, const std::map<Camp, Places>& before, const Places& moved) {
  for (const Camp camp : kCamps) {
    const SeatOrders& own = t.state().orders[seat_of(t.state(), camp)];
    if (own.queue.empty()) continue;
    const Places now = places_of(t, camp);
    const Places& settled = camp == active ? moved : before.at(camp);
    if (lost(before.at(camp), now) || displaced(settled, now)) stop_queue(t, camp, "loss");
    const std::set<ZoneId> enemy = entered(before.at(other(camp)), places_of(t, other(camp)));
    if (enemy_near(t.tables(), own.queue.front(), enemy)) stop_queue(t, camp, "enemy_near");
  }
}

void check_queue(AleaTable& t) {
  const std::optional<DueSmc> due = next_smc(t.state());
  if (!due) return;
  const Seat seat = seat_of(t.state(), due->camp);
  const SeatOrders& own = t.state().orders[seat];
  if (own.queue.empty() || own.pass_all) return;
  const Verdicts verdicts = check_orders(t, question_for(t.state(), *due), own.queue.front().orders);
  if (std::ranges::any_of(verdicts, [](const auto& verdict) { return verdict.has_value(); }))
    stop_queue(t, due->camp, "illegal");
  if (queue_waits(own)) t.tell(Audience::only(seat), "", QueueStopped{seat, own.stop_why});
}

}  // namespace adj::alea
