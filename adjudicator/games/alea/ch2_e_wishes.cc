// Wishes for combats to come: who leads the fleet and who the army, who evades, which units are lost first,
// where a beaten force or a lone leader goes. They come with an SMC, in a reaction, or as standing orders;
// what cannot be known before the combat is not judged.

#include <algorithm>

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

bool touch(const Tables& tables, ZoneId a, ZoneId b) {
  const ZoneInfo& from = tables.zone(a);
  const auto among = [&](const std::vector<ZoneId>& zones) {
    return std::ranges::find(zones, b) != zones.end();
  };
  return tables.border(a, b) != nullptr || among(from.seas) || among(from.coast) || among(from.sea_links);
}

namespace {

using Verdict = std::optional<Refusal>;

template <class IdType>
Json about(IdType id, ZoneId zone) {
  return Json(Json::Object{{"piece", id.str()}, {"zone", zone.str()}});
}

struct WishJudge {
  Position p;
  Camp camp;
  const std::vector<ZoneId>* zones;  // where the combats are; null: not known yet

  template <class IdType>
  Verdict not_mine(IdType id) const {
    if (side(p, id) == camp) return std::nullopt;
    return refusal("AIE-0.5a", "not_your_piece", Json(Json::Object{{"piece", id.str()}}),
                   RefusalKind::not_yours);
  }

  Verdict no_combat(ZoneId zone) const {
    if (!zones || std::ranges::find(*zones, zone) != zones->end()) return std::nullopt;
    return refusal("AIE-8.1a", "no_combat_there", about(zone));
  }

  Verdict far_from(ZoneId zone, const std::vector<ZoneId>& to) const {
    for (const ZoneId& next : to)
      if (!touch(p.tables, zone, next))
        return refusal("AIE-7.2a", "not_adjacent",
                       Json(Json::Object{{"from", zone.str()}, {"zone", next.str()}}));
    return std::nullopt;
  }

  bool is_in(LeaderId id, ZoneId zone) const { return leader(p.state, id).zone == zone; }

  // AIE-8.1d  Only in coastal zones can there be two combats.
  Verdict operator()(const AssignLeaders& o) const {
    if (const Verdict no = no_combat(o.zone)) return no;
    if (!p.tables.zone(o.zone).coastal()) return refusal("AIE-8.1d", "no_two_combats_there", about(o.zone));
    for (const LeaderId& id : o.leaders) {
      if (const Verdict no = not_mine(id)) return no;
      if (zones && !is_in(id, o.zone)) return refusal("AIE-8.1d", "not_in_that_zone", about(id, o.zone));
    }
    return std::nullopt;
  }

  // Where an evasion starts, if that is known.
  std::optional<ZoneId> start_of(const Evade& o) const {
    if (o.zone) return o.zone;
    if (zones && o.leader) return leader(p.state, *o.leader).zone;
    return std::nullopt;
  }

  Verdict evading_leader(LeaderId id) const {
    if (const Verdict no = not_mine(id)) return no;
    if (!zones) return std::nullopt;
    const Leader& l = leader(p.state, id);
    if (!on_map(l)) return refusal("AIE-8.2a", "leader_not_on_map", Json(Json::Object{{"leader", id.str()}}));
    if (l.sick)
      return refusal("AIE-RUL-09", "sick_leader_cannot_evade", Json(Json::Object{{"leader", id.str()}}));
    if (waits_in_city(p, id) && has_land_units(p, l.zone, camp))
      return refusal("AIE-TE.6", "unrest_leader_stays", about(id, l.zone));
    return std::nullopt;
  }

  // AIE-8.2a, 8.2j  A leader, and for a fleet naves, once it is known who is there.
  Verdict evasion_from(const Evade& o, ZoneId zone) const {
    if (const Verdict no = no_combat(zone)) return no;
    if (o.fleet && !p.tables.zone(zone).sea && !p.tables.zone(zone).coastal())
      return refusal("AIE-8.2j", "no_fleet_there", about(zone));
    if (zones && o.fleet && !has_naves(p, zone, camp))
      return refusal("AIE-8.2j", "no_fleet_there", about(zone));
    if (zones && !has_leaders(p, zone, camp)) return refusal("AIE-8.2a", "no_leader_to_evade", about(zone));
    if (zones && o.leader && !is_in(*o.leader, zone))
      return refusal("AIE-8.2a", "not_in_that_zone", about(*o.leader, zone));
    return far_from(zone, o.to);
  }

  Verdict operator()(const Evade& o) const {
    if (!o.leader && !o.zone) return refusal("AIE-8.2a", "evasion_names_leader_or_zone");
    if (o.leader)
      if (const Verdict no = evading_leader(*o.leader)) return no;
    const std::optional<ZoneId> start = start_of(o);
    if (start)
      if (const Verdict no = evasion_from(o, *start)) return no;
    for (const ZoneId& zone : o.to)
      if (!o.fleet && p.tables.zone(zone).sea) return refusal("AIE-3.4.1i", "sea_needs_naves", about(zone));
    for (const UnitId& id : o.take) {
      if (const Verdict no = not_mine(id)) return no;
      if (zones && unit(p.state, id).zone != *start)  // then the start is known
        return refusal("AIE-8.2d", "not_in_that_zone", about(id, *start));
    }
    return std::nullopt;
  }

  Verdict operator()(const Stand& o) const { return no_combat(o.zone); }

  // A list may name whole kinds; one unit of his own is enough.
  Verdict operator()(const Losses& o) const {
    if (o.zone)
      if (const Verdict no = no_combat(*o.zone)) return no;
    if (std::ranges::any_of(o.units, [&](const UnitId& id) { return side(p, id) == camp; }))
      return std::nullopt;
    return refusal("AIE-TC.e", "no_own_unit_named");
  }

  Verdict operator()(const Retreat& o) const {
    if (const Verdict no = no_combat(o.zone)) return no;
    return far_from(o.zone, o.to);
  }

  // AIE-8.2m  To an adjacent land zone.
  Verdict operator()(const Escape& o) const {
    if (const Verdict no = not_mine(o.leader)) return no;
    for (const ZoneId& zone : o.to)
      if (p.tables.zone(zone).sea) return refusal("AIE-8.2m", "escape_by_land_only", about(zone));
    if (!zones || !on_map(leader(p.state, o.leader))) return std::nullopt;
    return far_from(leader(p.state, o.leader).zone, o.to);
  }

  template <class Other>
  Verdict operator()(const Other&) const {
    throw BrokenInvariant("not a wish for a combat");
  }
};

}  // namespace

bool is_wish(const Order& order) {
  return std::visit(
      []<class T>(const T&) {
        return std::is_same_v<T, AssignLeaders> || std::is_same_v<T, Evade> || std::is_same_v<T, Stand> ||
               std::is_same_v<T, Losses> || std::is_same_v<T, Retreat> || std::is_same_v<T, Escape>;
      },
      order.body);
}

Verdict refuse_wish(Position p, Camp camp, const Order& order, const std::vector<ZoneId>* zones) {
  return std::visit(WishJudge{p, camp, zones}, order.body);
}

}  // namespace adj::alea
