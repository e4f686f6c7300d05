// AIE-3.4, 4.3  Which pieces an order may move at all: one's own, on the map, in the named zone, once per
// SMC, free to leave it, and with somebody to lead them.

#include <algorithm>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

template <class IdType>
Refusal about(const char* clause, const char* key, IdType id, ZoneId zone,
              RefusalKind kind = RefusalKind::not_allowed) {
  return refusal(clause, key, Json(Json::Object{{"piece", id.str()}, {"zone", zone.str()}}), kind);
}

// AIE-0.5a, 4.3g, RUL-60  A people at peace obeys nobody.
template <class Info>
std::optional<Refusal> ownership(const Board& b, const Info& info) {
  if (side(b.p, info.id) == b.camp) return std::nullopt;
  if (info.people && people(b.p.state, *info.people).status == PeopleStatus::peace)
    return refusal("AIE-4.3g", "people_at_peace_stays_home",
                   Json(Json::Object{{"piece", info.id.str()}, {"people", info.people->str()}}));
  return refusal("AIE-0.5a", "not_your_piece", Json(Json::Object{{"piece", info.id.str()}}),
                 RefusalKind::not_yours);
}

template <class Piece, class Info>
std::optional<Refusal> whereabouts(const Board& b, const Piece& piece, const Info& info, ZoneId from,
                                   bool by_sea) {
  if (!on_map(piece)) return about("AIE-3.4.1c", "not_on_map", piece.id, from);
  if (auto no = ownership(b, info)) return no;
  if (piece.zone != from)
    return about(by_sea ? "AIE-3.4.2j" : "AIE-3.4.1c", "not_in_that_zone", piece.id, from);
  return std::nullopt;
}

// AIE-3.4.1c, 3.4.2j–l  A piece moves once per SMC, by land or by sea.
template <class IdType>
std::optional<Refusal> moved_before(const std::set<IdType>& moved, const std::set<IdType>& landed, IdType id,
                                    ZoneId from, bool by_sea) {
  if (!moved.contains(id)) return std::nullopt;
  if (landed.contains(id)) return about("AIE-3.4.2l", "landed_this_smc", id, from);
  if (by_sea) return about("AIE-3.4.2j", "came_this_smc", id, from);
  return about("AIE-3.4.1c", "already_moved", id, from);
}

template <class IdType>
bool twice(std::vector<IdType> ids) {
  std::ranges::sort(ids);
  return std::ranges::adjacent_find(ids) != ids.end();
}

// AIE-S1.e  Republican leaders flee Rome: they and nobody else move in that SMC.
std::optional<Refusal> rubicon_refusal(const Board& b, const std::vector<LeaderId>& leaders,
                                       const std::vector<UnitId>& units, ZoneId from) {
  const bool second = b.p.state.scenario == "2";
  if (rubicon_first_smc(b.p, b.camp)) {
    const std::vector<LeaderId> fleeing = rubicon_leaders(b.p);
    const auto flees = [&](const LeaderId& id) { return std::ranges::find(fleeing, id) != fleeing.end(); };
    if (!units.empty() || !std::ranges::all_of(leaders, flees))
      return refusal(second ? "AIE-S2.e" : "AIE-S1.e", "rubicon_leaders_of_italia_1_only",
                     Json(Json::Object{{"zone", from.str()}}));
  }
  // AIE-S1.f  All year its units move with a leader only.
  const auto roman = [&](const UnitId& id) { return counts_as_roman(b.p, id); };
  if (b.rubicon && leaders.empty() && std::ranges::any_of(units, roman))
    return refusal(second ? "AIE-S2.f" : "AIE-S1.f", "rubicon_units_need_leader",
                   Json(Json::Object{{"zone", from.str()}}));
  return std::nullopt;
}

std::optional<Refusal> leader_refusal(const Board& b, const Marks& marks, LeaderId id, ZoneId from,
                                      bool by_sea) {
  const Leader& l = leader(b.p.state, id);
  if (auto no = whereabouts(b, l, b.p.tables.leader(id), from, by_sea)) return no;
  if (auto no = moved_before(marks.leaders, marks.landed_leaders, id, from, by_sea)) return no;
  if (l.sick) return about("AIE-TE.4a", "sick_leader_stays", id, from);
  // AIE-TE.6  In his city he stays; otherwise he makes for it by land, which the whole way is judged by.
  const auto city = b.p.state.turn.unrest.find(id);
  if (city != b.p.state.turn.unrest.end() && (by_sea || city->second == from))
    return about("AIE-TE.6", "unrest_leader_stays", id, city->second);
  return std::nullopt;
}

// AIE-3.4.1f, 3.4.2d  Auxilia follow leaders only, naves keep to the water.
std::optional<Refusal> kind_refusal(const Board& b, const std::vector<LeaderId>& leaders,
                                    const UnitInfo& info, ZoneId from) {
  if (!info.land()) return about("AIE-3.4.2d", "naves_do_not_march", info.id, from);
  if (leaders.empty() && info.type == UnitType::auxilia)
    return about("AIE-3.4.1f", "auxilia_need_leader", info.id, b.info(from).id);
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> pieces_refusal(const Board& b, const Marks& marks,
                                      const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units,
                                      ZoneId from, bool by_sea) {
  if ((leaders.empty() && units.empty()) || twice(leaders) || twice(units))
    return refusal("AIE-3.4.1c", "pieces_named_wrongly", Json(Json::Object{{"zone", from.str()}}));
  for (const LeaderId& id : leaders)
    if (auto no = leader_refusal(b, marks, id, from, by_sea)) return no;
  for (const UnitId& id : units) {
    if (auto no = whereabouts(b, unit(b.p.state, id), b.p.tables.unit(id), from, by_sea)) return no;
    if (auto no = moved_before(marks.units, marks.landed_units, id, from, by_sea)) return no;
    if (by_sea) continue;
    if (auto no = kind_refusal(b, leaders, b.p.tables.unit(id), from)) return no;
  }
  // AIE-3.6.5c
  if (b.at(from).neutral)
    return refusal("AIE-3.6.5c", "triumvir_region_neutralised", Json(Json::Object{{"zone", from.str()}}));
  if (!by_sea && b.at(from).soil == Soil::sea)
    return refusal("AIE-3.4.1i", "sea_needs_naves", Json(Json::Object{{"zone", from.str()}}));
  if (auto no = rubicon_refusal(b, leaders, units, from)) return no;
  if (by_sea || leaders.empty()) return std::nullopt;
  return command_refusal(b.p, leaders, units, "AIE-3.4.1b");
}

}  // namespace adj::alea
