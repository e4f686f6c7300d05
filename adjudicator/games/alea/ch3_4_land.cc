// AIE-3.4.1  Land movement of the Romans: leaders alone, leaders with units, units alone; where they may set
// foot.

#include <algorithm>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

bool in_italia(const Board& b, ZoneId zone) { return b.info(zone).region == kItalia; }

bool anyone_banned(const Board& b, const Party& party, ZoneId zone) {
  return std::ranges::any_of(party.leaders, [&](const LeaderId& id) { return zone_banned(b.p, id, zone); });
}

// AIE-3.4.1g, h, 4.3l  Outside the Republic Roman units need a leader with them; allied ones do in foreign
// homes.
Bar leaderless_bar(const Board& b, const Party& party, ZoneId zone) {
  const Soil soil = b.at(zone).soil;
  const bool foreign_home = soil == Soil::at_war || soil == Soil::enemy_ally || soil == Soil::at_peace;
  if (party.roman_units && !party.roman_leader && (foreign_home || soil == Soil::unnamed))
    return Bar::needs_leader;
  if (party.allied_units && !party.led() && foreign_home) return Bar::ally_needs_leader;
  return Bar::none;
}

}  // namespace

Bar entry_bar(const Board& b, const Party& party, ZoneId previous, ZoneId zone) {
  const Ground& g = b.at(zone);
  if (party.acts_roman && g.neutral) return Bar::triumvir;  // RUL-57: of either camp, by land or sea
  if (anyone_banned(b, party, zone)) return Bar::banned;
  if (b.rubicon && party.roman_like_units() && in_italia(b, zone) && !in_italia(b, previous))
    return Bar::rubicon;
  if (b.janus && party.roman_like_units() && g.enemy_romans > 0) return Bar::janus;  // RUL-18
  if (const Bar bar = people_entry_bar(b, party, zone); bar != Bar::none) return bar;
  return leaderless_bar(b, party, zone);
}

// AIE-3.4.1h, 4.3l  No move ends in the home of a people at peace.
Bar stop_bar(const Board& b, const Party& party, ZoneId zone) {
  return party.roman_like_units() && b.at(zone).soil == Soil::at_peace ? Bar::no_stop : Bar::none;
}

namespace {

// The order's zones with every gap closed; empty when two of them have no land way between.
std::vector<Leg> without_gaps(const Tables& tables, const Move& move) {
  std::vector<Leg> path;
  ZoneId at = move.from;
  for (const Leg& leg : move.path) {
    if (tables.border(at, leg.zone) || tables.zone(leg.zone).sea) {
      path.push_back(leg);
    } else {
      const std::vector<ZoneId> way = plain_way(tables, at, leg.zone);
      if (way.empty()) return {};
      for (const ZoneId& zone : way) path.push_back({zone, {}});
      path.back().drop = leg.drop;
    }
    at = leg.zone;
  }
  return path;
}

// The same by the cheapest legal way; the order as it stands when there is none.
Move completed(const Board& b, Move move) {
  const Party party(b, move.leaders, move.units);
  std::vector<ZoneId> named;
  for (const Leg& leg : move.path) named.push_back(leg.zone);
  const std::vector<Trail> trails = explore(b, party, move.from, named);
  const Trail* best = nullptr;
  for (const Trail& trail : trails)
    if (trail.reached == named.size() && end_bar(b, party, trail.at) == Bar::none &&
        (!best || trail.at.cost < best->at.cost))
      best = &trail;
  if (!best) return move;
  std::vector<Leg> path;
  std::size_t reached = 0;
  for (const ZoneId& zone : zones_along(trails, static_cast<std::size_t>(best - trails.data()))) {
    path.push_back({zone, {}});
    if (reached < move.path.size() && zone == move.path[reached].zone)
      path.back().drop = move.path[reached++].drop;
  }
  move.path = std::move(path);
  return move;
}

// Walks an order's path step by step.
class Walk {
 public:
  Walk(const Board& b, const Move& move)
      : b_(b), party_(b, move.leaders, move.units), start_(move.from), at_{move.from} {}

  std::optional<Refusal> go(const Leg& leg, bool last) {
    const Border* border = b_.p.tables.border(at_.zone, leg.zone);
    if (!border)
      return b_.at(leg.zone).soil == Soil::sea ? explain(b_, party_, Bar::sea_zone, leg.zone)
                                               : not_adjacent(leg.zone);
    const Step step = take_step(b_, party_, start_, at_, *border);
    if (step.bar != Bar::none)
      return explain(b_, party_, step.bar, step.bar == Bar::must_stop ? at_.zone : leg.zone, step.to.cost);
    costs_.push_back(border->cost);
    at_ = step.to;
    if (auto no = drop(leg, last)) return no;
    if (!last) return std::nullopt;
    if (const Bar bar = end_bar(b_, party_, at_); bar != Bar::none) return explain(b_, party_, bar, at_.zone);
    return unrest_refusal(b_, party_, start_, at_);
  }

  const std::vector<int>& costs() const { return costs_; }

 private:
  Refusal not_adjacent(ZoneId zone) const {
    return refusal("AIE-7.2a", "not_adjacent",
                   Json(Json::Object{{"from", at_.zone.str()}, {"zone", zone.str()}}));
  }

  // AIE-3.4.1c, d  Units may be left on the way; the leader goes no further than the last of them.
  std::optional<Refusal> drop(const Leg& leg, bool last) {
    if (leg.drop.empty()) return std::nullopt;
    std::vector<UnitId> staying = party_.units;
    for (const UnitId& id : leg.drop)
      if (std::erase(staying, id) == 0)
        return refusal("AIE-3.4.1c", "dropped_unit_not_along",
                       Json(Json::Object{{"piece", id.str()}, {"zone", leg.zone.str()}}));
    if (last) return std::nullopt;
    const Party left(b_, party_.leaders, leg.drop);
    if (const Bar bar = end_bar(b_, left, at_); bar != Bar::none) return explain(b_, left, bar, at_.zone);
    if (staying.empty())
      return refusal(party_.roman_units ? "AIE-3.4.1d" : "AIE-4.3e", "leader_beyond_last_unit",
                     Json(Json::Object{{"zone", leg.zone.str()}}));
    party_ = Party(b_, party_.leaders, std::move(staying));
    return std::nullopt;
  }

  const Board& b_;
  Party party_;
  ZoneId start_;
  Footing at_;
  std::vector<int> costs_;
};

}  // namespace

Judged judge(const Board& b, const Marks& marks, const Move& order) {
  if (auto no = pieces_refusal(b, marks, order.leaders, order.units, order.from, false)) return *no;
  if (order.path.empty())
    return refusal("AIE-7.2a", "no_destination", Json(Json::Object{{"zone", order.from.str()}}));
  Move move = completed(b, order);
  if (std::vector<Leg> path = without_gaps(b.p.tables, move); !path.empty()) move.path = std::move(path);

  Walk walk(b, move);
  for (std::size_t i = 0; i < move.path.size(); ++i)
    if (auto no = walk.go(move.path[i], i + 1 == move.path.size())) return *no;
  Trip trip;
  trip.leaders = move.leaders;
  trip.units = move.units;
  trip.from = move.from;
  trip.path = std::move(move.path);
  trip.costs = walk.costs();
  return trip;
}

Move complete_path(Position p, Camp camp, Move move) {
  const Board b(p, camp);
  return completed(b, std::move(move));
}

}  // namespace adj::alea
