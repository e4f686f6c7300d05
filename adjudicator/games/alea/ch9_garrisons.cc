// AIE-9.4a  Garrisons: legions of regions with more than they need fill those with less.

#include <algorithm>
#include <tuple>

#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

namespace {

int shortage(Position p, Camp camp, const RegionInfo& r) {
  if (region(p.state, r.id).controller != camp) return 0;
  return std::max(0, r.garrison - legions_in(p, r.id, camp));  // AIE-RUL-07: one's own legions
}

// AIE-9.4a  City zones of the region without enemies where the legion may stand.
std::optional<ZoneId> post_for(Position p, Camp camp, const RegionInfo& r, UnitId id) {
  const ZoneId from = unit(p.state, id).zone;
  std::optional<ZoneId> best;
  for (const ZoneId& zone : r.zones) {
    if (!p.tables.zone(zone).city || has_units(p, zone, other(camp))) continue;
    if (may_be_in(p, camp, {}, {id}, zone)) continue;
    if (!best || winter_distance(p.tables, from, zone) < winter_distance(p.tables, from, *best)) best = zone;
  }
  return best;
}

// Surplus: what is left of one's own legions when the garrison of their region is met.
bool is_surplus(Position p, Camp camp, UnitId id) {
  const Unit& u = unit(p.state, id);
  if (!on_map(u) || u.camp != camp || p.tables.unit(id).type != UnitType::legio || neutralised(p, u.zone))
    return false;
  const auto in = region_of(p, u.zone);
  return !in || region(p.state, *in).controller != camp ||
         legions_in(p, *in, camp) > p.tables.region(*in).garrison;
}

void post(AleaTable& t, Camp camp, const RegionInfo& r, UnitId id, ZoneId to) {
  const ZoneId from = unit(t.state(), id).zone;
  put(t.state(), id, to);
  t.tell("AIE-9.4a", GarrisonMoved{camp, r.id, from, to, {id}});
}

std::optional<Refusal> refuse_garrison(Position p, Camp camp, const Garrison& o, UnitId id) {
  const RegionInfo& r = p.tables.region(o.region);
  const Json args = Json::Object{{"unit", id.str()}, {"region", o.region.str()}};
  if (region(p.state, o.region).controller != camp) return refusal("AIE-9.4a", "region_not_yours", args);
  if (shortage(p, camp, r) == 0) return refusal("AIE-9.4a", "garrison_complete", args);
  const Unit& u = unit(p.state, id);
  if (u.camp != camp || p.tables.unit(id).type != UnitType::legio)
    return refusal("AIE-9.4a", "not_your_legion", args, RefusalKind::not_yours);
  if (u.zone != o.from) return refusal("AIE-9.4a", "unit_not_there", args);
  if (region_of(p, u.zone) == o.region || !is_surplus(p, camp, id))
    return refusal("AIE-9.4a", "not_a_surplus", args);
  if (!post_for(p, camp, r, id)) return refusal("AIE-9.4a", "no_city_free", args);
  return std::nullopt;
}

// A line is carried out legion by legion as far as it is legal.
void carry_out_lines(Winter9& winter, Camp camp) {
  AleaTable& t = winter.t;
  for (const auto& [at, order] : winter.of_kind<Garrison>(camp))
    for (const UnitId& id : order.units) {
      if (const auto refused = refuse_garrison(t, camp, order, id)) {
        winter.refused(camp, at, *refused);
        break;
      }
      const RegionInfo& r = t.tables().region(order.region);
      post(t, camp, r, id, *post_for(t, camp, r, id));
    }
}

// 7.3  From the nearest region with a surplus, recruits first.
std::optional<UnitId> nearest_surplus(Position p, Camp camp, const RegionInfo& r) {
  struct Candidate {
    UnitId id;
    RegionId from;
    int distance = 0;
  };
  std::vector<Candidate> candidates;
  std::map<RegionId, int> nearest;
  for (const Unit& u : p.state.unit) {
    if (!is_surplus(p, camp, u.id) || region_of(p, u.zone) == r.id) continue;
    const auto to = post_for(p, camp, r, u.id);
    if (!to) continue;
    const RegionId from = region_of(p, u.zone).value_or(RegionId());
    const int distance = winter_distance(p.tables, u.zone, *to);
    candidates.push_back({u.id, from, distance});
    const auto [known, added] = nearest.try_emplace(from, distance);
    if (!added) known->second = std::min(known->second, distance);
  }
  if (candidates.empty()) return std::nullopt;
  return std::ranges::min_element(candidates, {},
                                  [&](const Candidate& c) {
                                    const UnitInfo& info = p.tables.unit(c.id);
                                    return std::tuple(nearest.at(c.from), c.from, !info.recruits, c.distance,
                                                      info.number, info.order);
                                  })
      ->id;
}

void fill_by_default(AleaTable& t, Camp camp, const RegionInfo& r) {
  while (shortage(t, camp, r) > 0) {
    const std::optional<UnitId> id = nearest_surplus(t, camp, r);
    if (!id) return;  // AIE-9.4b: recruitment has to make it good
    post(t, camp, r, *id, *post_for(t, camp, r, *id));
  }
}

}  // namespace

// What the players chose first, in all regions; then what the rule demands anyway.
void fill_garrisons(Winter9& winter) {
  for (const Camp camp : in_initiative_order(winter.t.state())) {
    carry_out_lines(winter, camp);
    for (const RegionInfo& r : winter.t.tables().regions) fill_by_default(winter.t, camp, r);
  }
}

}  // namespace adj::alea
