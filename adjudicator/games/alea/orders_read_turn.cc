// Orders of the set-up and of phases B to D.

#include <algorithm>

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::kIn;

namespace {

// Pieces that other lines of the same mail already place are not meant by a kind.
template <class T>
void leave_out(const LineReader& r, std::vector<UnitId>& units) {
  std::erase_if(units, [&](const UnitId& id) {
    return std::ranges::any_of(r.at.before, [&](const Order& order) {
      const T* o = std::get_if<T>(&order.body);
      return o && std::ranges::find(o->units, id) != o->units.end();
    });
  });
}

std::vector<UnitId> legions_of(Position p, Camp camp) {
  std::vector<UnitId> legions;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && u.camp == camp && p.tables.unit(u.id).type == UnitType::legio) legions.push_back(u.id);
  return legions;
}

}  // namespace

OrderBody read_deploy(LineReader& r) {
  skip_words(r.c, {"by", "par"});
  if (r.c.keyword(words::kDefault)) return DeployDefault{};
  Deploy o;
  const auto read_place_of = [&] {
    o.roma_box = r.c.keyword(kRomaWords);
    o.zone = o.roma_box ? kRomaZone : need_zone(r);
    skip_colon(r);
  };
  const bool place_first = r.c.keyword(kIn);
  if (place_first) read_place_of();
  std::vector<PieceTerm> terms = need_pieces(r);
  if (r.c.keyword(words::kWith))
    for (PieceTerm& term : need_pieces(r)) terms.push_back(std::move(term));
  if (!place_first) {
    if (!r.c.colon()) r.c.expect(kInto);
    read_place_of();
  }
  if (!r.ok()) return o;
  const Forces forces = forces_of(r.at.p, r.at.camp);
  Pool pool{forces.leaders, forces.units, false};
  leave_out<Deploy>(r, pool.units);
  const Pieces pieces = choose(r, terms, pool);
  o.leaders = pieces.leaders;
  o.units = pieces.units;
  return o;
}

OrderBody read_enter(LineReader& r) {
  Enter o;
  o.leader = need_leader(r);
  o.zone = need_goal(r, kInto);
  return o;
}

OrderBody read_triumvir(LineReader& r) {
  if (r.c.keyword({"NEVER", "JAMAIS", "NO", "NON"})) return TriumvirPolicy{false, {}};
  const bool always = r.c.keyword({"ALWAYS", "TOUJOURS", "YES", "OUI"});
  if (always && !r.c.next_is(words::kNot)) return TriumvirPolicy{true, {}};
  r.c.expect(words::kNot);
  return TriumvirPolicy{true, once_each(need_leaders(r))};
}

OrderBody read_diplomacy(LineReader& r) {
  Diplomacy o;
  o.people = need_people(r);
  if (r.c.keyword(words::kWith) || r.c.keyword(words::kBy)) o.leader = need_leader(r);
  return o;
}

OrderBody read_nominate(LineReader& r) { return Nominate{need_leader(r)}; }
OrderBody read_succession(LineReader& r) { return Succession{once_each(need_leaders(r))}; }

OrderBody read_place(LineReader& r) {
  PlaceUnits o;
  const std::vector<PieceTerm> terms = need_pieces(r);
  o.zone = need_goal(r, kInto);
  if (!r.ok()) return o;
  Pool pool;
  const std::optional<RegionId> region_there = r.tables().zone(o.zone).region;
  for (const Unit& u : r.state().unit)
    if (u.where == Where::region_box && u.camp == r.at.camp && u.region == region_there)
      pool.units.push_back(u.id);
  leave_out<PlaceUnits>(r, pool.units);
  o.units = choose_units(r, terms, pool);
  return o;
}

OrderBody read_disband(LineReader& r) {
  Disband o;
  const std::vector<PieceTerm> terms = need_pieces(r);
  o.units = choose_units(r, terms, Pool{{}, legions_of(r.at.p, r.at.camp), false});
  return o;
}

OrderBody read_remove(LineReader& r) {
  RemoveLegions o;
  const bool region_first = r.c.keyword(kIn) || r.c.keyword(words::kFrom);
  if (region_first) o.region = need_region(r);
  skip_colon(r);
  const std::vector<PieceTerm> terms = need_pieces(r);
  if (!region_first) {
    if (!r.c.keyword(words::kFrom)) r.c.expect(kIn);
    o.region = need_region(r);
  }
  o.units = choose_units(r, terms, Pool{{}, legions_of(r.at.p, r.at.camp), false});
  return o;
}

OrderBody read_city(LineReader& r) {
  City o;
  o.leader = need_leader(r);
  o.zone = need_goal(r, kInto);
  return o;
}

// The letter alone: C. and D. are not the beginnings of names here.
OrderBody read_hold(LineReader& r) {
  skip_words(r.c, {"the", "la", "phase"});
  const words::Token* letter = r.c.peek();
  const bool c = letter && letter->text == "c";
  const bool d = letter && letter->text == "d";
  if (!c && !d) r.c.expect({"C", "D"});
  if (r.c.ok()) r.c.reset(r.c.mark() + 1);
  return Hold{d ? Phase::d : Phase::c};
}

}  // namespace adj::alea
