// What one seat may know: built by naming what is shown. Section 3 of the specification: everything on the
// map is open; hidden are the stratagems in a hand, what lies in the bowl, and a player's orders. When the
// game is over all is open.

#include <algorithm>

#include "adjudicator/games/alea/pieces.h"

namespace adj::alea {

namespace {

using Object = Json::Object;

Json text(const Name& name) { return Json(name.view()); }

Json camp_or_null(const std::optional<Camp>& camp) { return camp ? Json(name_of(*camp)) : Json(); }

Json per_camp(const std::map<Camp, int>& numbers) {
  Json json = Json::object();
  for (const Camp camp : kCamps) json[name_of(camp)] = numbers.contains(camp) ? numbers.at(camp) : 0;
  return json;
}

template <class List, class Show>
Json all(const List& list, Show show) {
  Json json = Json::array();
  for (const auto& item : list) json.push_back(show(item));
  return json;
}

Json leader_view(const Leader& l) {
  Json json(Object{{"id", text(l.id)}, {"camp", name_of(l.camp)}, {"where", name_of(l.where)}});
  if (on_map(l)) json["zone"] = text(l.zone);
  json["party_leader"] = l.party_leader;
  json["sick"] = l.sick;
  return json;
}

Json unit_view(const Unit& u) {
  Json json(Object{
      {"id", text(u.id)}, {"camp", name_of(u.camp)}, {"weakened", u.weakened}, {"where", name_of(u.where)}});
  if (on_map(u)) json["zone"] = text(u.zone);
  if (u.where == Where::region_box) json["region"] = text(u.region);
  return json;
}

Json people_view(const People& p) {
  return Json(Object{{"id", text(p.id)},
                     {"status", name_of(p.status)},
                     {"camp", p.status == PeopleStatus::peace ? Json() : Json(name_of(p.camp))},
                     {"truce_until", p.truce_until},
                     {"ever_allied", p.ever_allied},
                     {"ever_pacified", p.ever_pacified}});
}

Json turn_view(const Turn& t) {
  Json unrest = Json::object();
  for (const auto& [leader, zone] : t.unrest) unrest[leader.view()] = text(zone);
  return Json(Object{{"initiative", name_of(t.initiative)},
                     {"janus", t.janus},
                     {"event", t.event},
                     {"smc_total", t.smc_total},
                     {"smc_left", per_camp(t.smc_left)},
                     {"smc_played", per_camp(t.smc_played)},
                     {"extra_smc", camp_or_null(t.extra_smc)},
                     {"next_smc", name_of(t.next_smc)},
                     {"smc_number", t.smc_number},
                     {"unrest", unrest},
                     {"party_leader_died", t.party_leader_died},
                     {"party_leader_fought", t.party_leader_fought}});
}

Json score_view(const Score& s) {
  return Json(Object{{"year", s.year},
                     {"phase", name_of(s.phase)},
                     {"camp", name_of(s.camp)},
                     {"seat", s.seat.number},
                     {"reason", text(s.reason)},
                     {"points", s.points}});
}

Json coup_view(const Coup& c) {
  return Json(Object{{"pretender", text(c.pretender)},
                     {"attacked", name_of(c.attacked)},
                     {"modifier", c.modifier},
                     {"succeeded", c.succeeded},
                     {"followers", all(c.followers, [](const LeaderId& id) { return text(id); })},
                     {"following_units", all(c.following_units, [](const UnitId& id) { return text(id); })}});
}

Json held_counters(const Tables& tables, const State& s, Seat seat) {
  return all(hand(s, seat), [&](const CounterId& id) {
    const CounterInfo& info = tables.counter(id);
    return Json(Object{{"id", text(id)}, {"faces", Json::Array{name_of(info.first), name_of(info.second)}}});
  });
}

// Counters that lie open: on the map, set aside, out of the game. Which are in the bowl and which in the
// other hand nobody can tell apart.
Json open_counters(const State& s) {
  Json json = Json::array();
  for (const Counter& c : s.counter)
    if (c.place != CounterPlace::bowl && c.place != CounterPlace::hand)
      json.push_back(Json(Object{{"id", text(c.id)}, {"place", name_of(c.place)}}));
  return json;
}

Json orders_shown_to(const State& s, Seat seat) {
  const auto at = s.orders.find(seat);
  const SeatOrders none;
  const SeatOrders& o = at == s.orders.end() ? none : at->second;
  return Json(Object{{"turn", to_json(o.turn)},
                     {"smc", to_json(o.smc)},
                     {"winter", to_json(o.winter)},
                     {"standing", to_json(o.standing)},
                     {"phase_f", to_json(o.phase_f)},
                     {"queue", to_json(o.queue)},
                     {"pass_all", o.pass_all},
                     {"queue_stopped", o.queue_stopped}});
}

void add_pieces(Json& json, const State& s) {
  json["regions"] = all(s.region, [](const Region& r) {
    return Json(
        Object{{"id", text(r.id)}, {"controller", camp_or_null(r.controller)}, {"last", name_of(r.last)}});
  });
  json["roma"] = Json(Object{{"controller", camp_or_null(s.roma)}, {"leader", text(s.roma_leader)}});
  json["leaders"] = all(s.leader, leader_view);
  json["units"] = all(s.unit, unit_view);
  json["peoples"] = all(s.people, people_view);
  json["newly_at_war"] = all(s.newly_at_war, [](const PeopleId& id) { return text(id); });
  json["coups"] = all(s.coup, coup_view);
  json["triumvirs"] = all(s.triumvir, [](const Triumvir& t) {
    return Json(Object{{"leader", text(t.leader)}, {"region", text(t.region)}});
  });
  json["plague"] = s.plague ? text(*s.plague) : Json();
}

void add_fates(Json& json, const State& s) {
  json["caesar"] = name_of(s.caesar);
  json["caesar_died_year"] = s.caesar_died_year;
  json["assassins_active"] = s.assassins_active;
  json["last_assassin_due"] = s.last_assassin_due;
  json["last_assassin_done"] = s.last_assassin_done;
  json["halved_turns"] = s.halved_turns;
  json["outcome"] = s.outcome ? to_json(*s.outcome) : Json();
}

// Hands and orders: his own; everybody's when the game is over.
void add_secrets(Json& json, const Tables& tables, const State& s, Seat seat) {
  json["in_hand"] = Json::object();
  for (const Camp camp : kCamps)
    json["in_hand"][name_of(camp)] = static_cast<int>(hand(s, seat_of(s, camp)).size());
  json["counters"] = open_counters(s);
  json["hands"] = Json::object();
  json["orders"] = Json::object();
  for (const Camp camp : kCamps) {
    const Seat whose = seat_of(s, camp);
    if (whose != seat && !s.progress.over) continue;
    json["hands"][name_of(camp)] = held_counters(tables, s, whose);
    json["orders"][name_of(camp)] = orders_shown_to(s, whose);
  }
}

}  // namespace

Json Alea::view(const Tables& tables, const State& s, Seat seat) {
  Json json(Object{{"module", kModule},
                   {"seat", seat.number},
                   {"over", s.progress.over},
                   {"scenario", s.scenario},
                   {"options", to_json(s.options)},
                   {"year", s.year},
                   {"phase", name_of(s.phase)},
                   {"spqr", s.spqr},
                   {"balance", s.balance}});
  json["seats"] = Json::object();
  for (const Camp camp : kCamps) json["seats"][name_of(camp)] = seat_of(s, camp).number;
  json["ledger"] = all(s.ledger, score_view);
  json["turn"] = turn_view(s.turn);
  add_pieces(json, s);
  add_fates(json, s);
  add_secrets(json, tables, s, seat);
  return json;
}

}  // namespace adj::alea
