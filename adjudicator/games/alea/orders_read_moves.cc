// MOVE, SAIL and what may be ordered for combats.

#include <algorithm>

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::kFrom;
using words::kWith;

namespace {

constexpr auto kVia = std::to_array<std::string_view>({"VIA", "VIA", "THROUGH", "PAR"});
constexpr auto kDrop =
    std::to_array<std::string_view>({"DROP", "LAISSE", "LAISSER", "LEAVE", "DROPPING", "LEAVING",
                                     "EN LAISSANT", "LAISSANT", "DEPOSE", "DEPOSER"});
constexpr auto kCarry =
    std::to_array<std::string_view>({"CARRY", "TRANSPORTE", "CARRYING", "TRANSPORTER", "TRANSPORTANT"});

struct NamedLeg {
  ZoneId zone;
  std::vector<PieceTerm> drop;
};

// The parts of a MOVE or SAIL, in whatever order they were written.
struct March {
  std::vector<PieceTerm> pieces, cargo;
  std::optional<ZoneId> from, to;
  std::vector<NamedLeg> via;
};

std::vector<NamedLeg> read_via(LineReader& r) {
  std::vector<NamedLeg> legs;
  for (const ZoneId& zone : need_zones(r)) legs.push_back({zone, {}});
  if (r.c.keyword(kDrop) && !legs.empty()) legs.back().drop = need_pieces(r);
  return legs;
}

template <class T>
void append(std::vector<T>& list, std::vector<T> more) {
  for (T& item : more) list.push_back(std::move(item));
}

// DROP IX AT GALLIA 8, behind the zones of the way or before them; without a zone in the last of them.
void read_drop(LineReader& r, March& m) {
  std::vector<PieceTerm> terms = need_pieces(r);
  if (r.c.keyword(words::kAt)) {
    const ZoneId zone = need_zone(r);
    if (std::ranges::find(m.via, zone, &NamedLeg::zone) == m.via.end()) m.via.push_back({zone, {}});
    append(std::ranges::find(m.via, zone, &NamedLeg::zone)->drop, std::move(terms));
  } else if (m.via.empty()) {
    r.c.fail();
  } else {
    append(m.via.back().drop, std::move(terms));
  }
}

March read_march(LineReader& r) {
  March m;
  m.pieces = need_pieces(r);
  while (r.c.ok()) {
    skip_words(r.c, {"alone", "seul", "seule", "seuls"});
    if (r.c.keyword(kWith)) {
      append(m.pieces, need_pieces(r));
    } else if (r.c.keyword(kCarry)) {
      append(m.cargo, need_pieces(r));
    } else if (!m.from && r.c.keyword(kFrom)) {
      m.from = need_zone(r);
    } else if (r.c.keyword(kVia)) {
      append(m.via, read_via(r));
    } else if (r.c.keyword(kDrop)) {
      read_drop(r, m);
    } else if (r.c.keyword(kTowards)) {
      if (m.to) m.via.push_back({*m.to, {}});  // TO GALLIA 6 TO HISPANIA 1
      m.to = need_zone(r);
    } else {
      break;
    }
  }
  if (r.c.ok() && !m.to) r.c.expect(kTowards);
  return m;
}

// FROM may be left out: the leader, or else the first unit named, says where.
std::optional<ZoneId> start_of(LineReader& r, const March& m) {
  if (m.from) return m.from;
  for (const PieceTerm& term : m.pieces) {
    if (term.kind != PieceTerm::Kind::leader) continue;
    const Leader& l = leader(r.state(), term.leader);
    if (on_map(l)) return l.zone;
    r.refuse("AIE-3.4.1c", "leader_not_on_map", {{"leader", term.leader.str()}});
    return std::nullopt;
  }
  for (const auto* terms : {&m.pieces, &m.cargo})
    for (const PieceTerm& term : *terms) {
      if (term.kind != PieceTerm::Kind::unit) continue;
      const Unit& u = unit(r.state(), term.unit);
      if (on_map(u)) return u.zone;
      r.refuse("AIE-3.4.1c", "unit_not_on_map", {{"unit", term.unit.str()}});
      return std::nullopt;
    }
  r.refuse("", "from_where", {});
  return std::nullopt;
}

Pool stack_at(LineReader& r, ZoneId zone, bool by_sea) {
  Pool pool;
  pool.leaders = leaders_in(r.at.p, zone, r.at.camp);
  pool.units = fresh_first(
      r.at.p, by_sea ? naves_in(r.at.p, zone, r.at.camp) : land_units_in(r.at.p, zone, r.at.camp));
  return pool;
}

// Kinds of land units among the crew of a fleet are its cargo.
bool for_the_hold(const Tables& tables, const PieceTerm& term) {
  if (term.kind == PieceTerm::Kind::unit) return tables.unit(term.unit).land();
  return term.kind == PieceTerm::Kind::kind && term.type != UnitType::naves;
}

}  // namespace

OrderBody read_move(LineReader& r) {
  March m = read_march(r);
  append(m.pieces, m.cargo);
  if (!r.ok()) return Move{};
  const auto from = start_of(r, m);
  if (!from) return Move{};
  Move move;
  move.from = *from;
  const Pieces pieces = choose(r, m.pieces, stack_at(r, *from, false));
  move.leaders = pieces.leaders;
  move.units = pieces.units;
  for (const NamedLeg& leg : m.via) {
    const Pool along{{}, move.units, false};
    move.path.push_back({leg.zone, choose_units(r, leg.drop, along)});
  }
  move.path.push_back({*m.to, {}});
  return r.ok() ? complete_path(r.at.p, r.at.camp, move) : move;
}

OrderBody read_sail(LineReader& r) {
  March m = read_march(r);
  if (!r.ok()) return Sail{};
  const auto from = start_of(r, m);
  if (!from) return Sail{};
  std::vector<PieceTerm> crew;
  for (const PieceTerm& term : m.pieces) (for_the_hold(r.tables(), term) ? m.cargo : crew).push_back(term);
  const Pieces aboard = choose(r, crew, stack_at(r, *from, true));
  const Pieces loaded = choose(r, m.cargo, Pool{{}, stack_at(r, *from, false).units, false});
  Sail sail;
  sail.from = *from;
  sail.leaders = aboard.leaders;
  append(sail.leaders, loaded.leaders);
  sail.cargo = loaded.units;
  for (const UnitId& id : aboard.units) (r.tables().unit(id).land() ? sail.cargo : sail.naves).push_back(id);
  for (const NamedLeg& leg : m.via) {
    if (!leg.drop.empty()) r.refuse("AIE-3.4.2d", "no_drop_at_sea", {});
    sail.path.push_back(leg.zone);
  }
  sail.path.push_back(*m.to);
  return r.ok() ? complete_path(r.at.p, r.at.camp, sail) : sail;
}

OrderBody read_battles(LineReader& r) { return BattleOrder{once_each(need_zones(r))}; }

namespace {

AssignLeaders read_assignment(LineReader& r, bool fleet) {
  AssignLeaders o;
  o.fleet = fleet;
  for (const words::Hit& hit : r.c.list(r.at.words.leaders)) o.leaders.emplace_back(hit.id.view());
  r.c.keyword(words::kAt);
  o.zone = need_zone(r);
  o.leaders = once_each(o.leaders);
  if (!o.leaders.empty()) return o;
  skip_colon(r);
  if (!r.c.keyword(kNobody)) o.leaders = once_each(need_leaders(r));
  return o;
}

}  // namespace

OrderBody read_fleet(LineReader& r) { return read_assignment(r, true); }
OrderBody read_army(LineReader& r) { return read_assignment(r, false); }

OrderBody read_evade(LineReader& r) {
  Evade o;
  o.fleet = r.c.keyword({"FLEET", "FLOTTE"});
  skip_words(r.c, {"at", "in", "from", "en"});
  const auto who = r.c.need_any({&r.at.words.leaders, &r.at.words.zones});
  if (!who) return o;
  if (who->lexicon == 0)
    o.leader = LeaderId(who->id.view());
  else
    o.zone = ZoneId(who->id.view());
  std::vector<PieceTerm> take;
  while (r.c.ok()) {
    if (o.to.empty() && r.c.keyword(kTowards))
      o.to = once_each(need_zones(r));
    else if (take.empty() && (r.c.keyword(kTake) || r.c.keyword(kWith)))
      take = need_pieces(r);
    else if (!o.zone && (r.c.keyword({"AT", "FROM"}) || r.c.keyword(kFrom)))
      o.zone = need_zone(r);
    else
      break;
  }
  if (take.empty() || !r.ok()) return o;
  std::optional<ZoneId> where = o.zone;
  if (o.leader && on_map(leader(r.state(), *o.leader))) where = leader(r.state(), *o.leader).zone;
  Pool pool;
  if (where) pool.units = fresh_first(r.at.p, units_in(r.at.p, *where, r.at.camp));
  o.take = once_each(choose_units(r, take, pool));
  return o;
}

OrderBody read_stand(LineReader& r) {
  r.c.keyword(words::kAt);
  return Stand{need_zone(r)};
}

// Kinds are spelt out: all one's units of the kind, in the default order. Those of a zone that is named may
// be on their way to it in the same mail, so they are not looked for there.
OrderBody read_losses(LineReader& r) {
  Losses o;
  if (r.c.keyword(words::kAt)) {
    o.zone = need_zone(r);
    skip_colon(r);
  }
  skip_colon(r);
  const std::vector<PieceTerm> terms = need_pieces(r);
  if (!r.ok()) return o;
  Pool pool;
  pool.every = true;
  for (const Unit& u : r.state().unit)
    if (on_map(u) && side(r.at.p, u.id) == r.at.camp) pool.units.push_back(u.id);
  pool.units = loss_order(r.at.p, pool.units);
  o.units = once_each(choose_units(r, terms, pool));
  return o;
}

OrderBody read_retreat(LineReader& r) {
  Retreat o;
  r.c.keyword(kFrom);
  skip_words(r.c, {"at", "in"});
  o.zone = need_zone(r);
  if (!r.c.keyword(kTowards)) skip_colon(r);
  o.to = once_each(need_zones(r));
  return o;
}

OrderBody read_escape(LineReader& r) {
  Escape o;
  o.leader = need_leader(r);
  if (!r.c.keyword(kTowards)) skip_colon(r);
  o.to = once_each(need_zones(r));
  return o;
}

OrderBody read_pass(LineReader& r) { return Pass{r.c.keyword(words::kAll)}; }

}  // namespace adj::alea
