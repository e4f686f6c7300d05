// Looking at pieces: whose they are, what they are worth, where they stand. The verbs are in verbs.cc.

#include "adjudicator/games/alea/pieces.h"

#include <algorithm>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

namespace {

// Lists are short and in table order, which is the order the rules want; a scan of inline names is fast
// enough.
template <class T, class IdType>
T& find(std::vector<T>& list, IdType id) {
  for (T& item : list)
    if (item.id == id) return item;
  throw BrokenInvariant("no such piece: " + id.str());
}
template <class T, class IdType>
const T& find(const std::vector<T>& list, IdType id) {
  return find(const_cast<std::vector<T>&>(list), id);
}

}  // namespace

Leader& leader(State& s, LeaderId id) { return find(s.leader, id); }
const Leader& leader(const State& s, LeaderId id) { return find(s.leader, id); }
Unit& unit(State& s, UnitId id) { return find(s.unit, id); }
const Unit& unit(const State& s, UnitId id) { return find(s.unit, id); }
People& people(State& s, PeopleId id) { return find(s.people, id); }
const People& people(const State& s, PeopleId id) { return find(s.people, id); }
Region& region(State& s, RegionId id) { return find(s.region, id); }
const Region& region(const State& s, RegionId id) { return find(s.region, id); }
Counter& counter(State& s, CounterId id) { return find(s.counter, id); }
const Counter& counter(const State& s, CounterId id) { return find(s.counter, id); }

Seat seat_of(const State& s, Camp camp) { return s.seat_of.at(camp); }

Camp camp_of(const State& s, Seat seat) {
  for (const auto& [camp, sitting] : s.seat_of)
    if (sitting == seat) return camp;
  throw BrokenInvariant("nobody sits in seat " + std::to_string(seat.number));
}

std::vector<Camp> in_initiative_order(const State& s) {
  return {s.turn.initiative, other(s.turn.initiative)};
}

const std::string& option(const State& s, const std::string& id) {
  const auto at = s.options.find(id);
  ADJ_CHECK(at != s.options.end(), "no rule option " + id);
  return at->second;
}

const ScenarioInfoAlea& scenario(Position p) { return p.tables.scenario(p.state.scenario); }

// --- Whose

namespace {

std::optional<Camp> side_of_people(Position p, PeopleId id) {
  const People& people_state = people(p.state, id);
  if (people_state.status == PeopleStatus::peace) return std::nullopt;
  return people_state.camp;
}

}  // namespace

std::optional<Camp> side(Position p, const Unit& u) {
  const UnitInfo& info = p.tables.unit(u.id);
  return info.people ? side_of_people(p, *info.people) : u.camp;
}

std::optional<Camp> side(Position p, const Leader& l) {
  const LeaderInfo& info = p.tables.leader(l.id);
  return info.people ? side_of_people(p, *info.people) : l.camp;
}

std::optional<Camp> side(Position p, UnitId id) { return side(p, unit(p.state, id)); }
std::optional<Camp> side(Position p, LeaderId id) { return side(p, leader(p.state, id)); }

bool counts_as_roman(Position p, UnitId id) {
  const UnitInfo& info = p.tables.unit(id);
  return !info.people || people(p.state, *info.people).status == PeopleStatus::allegiance;
}

std::vector<UnitId> at_most(std::vector<UnitId> units, int n) {
  if (static_cast<int>(units.size()) > n) units.resize(static_cast<std::size_t>(std::max(0, n)));
  return units;
}

bool any_roman(Position p, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](UnitId id) { return counts_as_roman(p, id); });
}

bool counts_as_roman(Position p, LeaderId id) {
  const LeaderInfo& info = p.tables.leader(id);
  return !info.people || people(p.state, *info.people).status == PeopleStatus::allegiance;
}

// --- Values

LeaderFace values(Position p, LeaderId id) {
  const LeaderInfo& info = p.tables.leader(id);
  const ScenarioInfoAlea& played = scenario(p);
  if (info.people) {
    LeaderFace face = info.face;
    face.vs = p.tables.constants.people_leader_vs;  // AIE-8.2c
    // AIE-S7.f, AIE-RUL-49  Cleopatra acts as a Roman leader with the CP of M. Antonius.
    if (id == kCleopatra && played.cleopatra_as_roman && on_map(leader(p.state, kMAntonius)))
      face.cp = values(p, kMAntonius).cp;
    return face;
  }
  const auto at = info.faces.find(leader(p.state, id).camp);
  ADJ_CHECK(at != info.faces.end(), id.str() + " lies on a face he does not have");  // AIE-1.2.1b
  LeaderFace face = at->second;
  if (const auto cc = played.cc_override.find(id); cc != played.cc_override.end()) face.cc = cc->second;
  return face;
}

UnitFace values(Position p, UnitId id) {
  const UnitInfo& info = p.tables.unit(id);
  return unit(p.state, id).weakened ? info.weakened : info.normal;  // AIE-1.3a
}

int strength(Position p, const std::vector<UnitId>& units) {
  int sum = 0;
  for (const UnitId& id : units) sum += values(p, id).pf;
  return sum;
}

int legions_in(Position p, RegionId id, std::optional<Camp> camp) {
  int count = 0;
  for (const Unit& u : p.state.unit) {
    if (!on_map(u) || (camp && u.camp != *camp) || p.tables.unit(u.id).type != UnitType::legio) continue;
    if (region_of(p, u.zone) == id) ++count;
  }
  return count;
}

int legions_on_map(Position p) {
  return static_cast<int>(std::ranges::count_if(
      p.state.unit, [&](const Unit& u) { return on_map(u) && p.tables.unit(u.id).type == UnitType::legio; }));
}

// --- Where

bool on_map(const Leader& l) { return l.where == Where::map; }
bool on_map(const Unit& u) { return u.where == Where::map; }

namespace {

template <class Wanted>
std::vector<UnitId> units_where(Position p, ZoneId zone, Camp camp, Wanted wanted) {
  std::vector<UnitId> found;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && u.zone == zone && wanted(p.tables.unit(u.id)) && side(p, u) == camp)
      found.push_back(u.id);
  return found;
}

template <class Wanted>
bool any_unit(Position p, ZoneId zone, Camp camp, Wanted wanted) {
  return std::ranges::any_of(p.state.unit, [&](const Unit& u) {
    return on_map(u) && u.zone == zone && wanted(p.tables.unit(u.id)) && side(p, u) == camp;
  });
}

bool any_kind(const UnitInfo&) { return true; }
bool land_kind(const UnitInfo& info) { return info.land(); }
bool naval_kind(const UnitInfo& info) { return !info.land(); }

}  // namespace

std::vector<UnitId> units_in(Position p, ZoneId zone, Camp camp) {
  return units_where(p, zone, camp, any_kind);
}
std::vector<UnitId> land_units_in(Position p, ZoneId zone, Camp camp) {
  return units_where(p, zone, camp, land_kind);
}
std::vector<UnitId> naves_in(Position p, ZoneId zone, Camp camp) {
  return units_where(p, zone, camp, naval_kind);
}

std::vector<LeaderId> leaders_in(Position p, ZoneId zone, Camp camp) {
  std::vector<LeaderId> found;
  for (const Leader& l : p.state.leader)
    if (on_map(l) && l.zone == zone && side(p, l) == camp) found.push_back(l.id);
  return found;
}

bool has_units(Position p, ZoneId zone, Camp camp) { return any_unit(p, zone, camp, any_kind); }
bool has_land_units(Position p, ZoneId zone, Camp camp) { return any_unit(p, zone, camp, land_kind); }
bool has_naves(Position p, ZoneId zone, Camp camp) { return any_unit(p, zone, camp, naval_kind); }

bool has_leaders(Position p, ZoneId zone, Camp camp) {
  return std::ranges::any_of(
      p.state.leader, [&](const Leader& l) { return on_map(l) && l.zone == zone && side(p, l) == camp; });
}

bool inside_republic(Position p, ZoneId zone) { return p.tables.zone(zone).inside_republic; }

std::optional<RegionId> region_of(Position p, ZoneId zone) { return p.tables.zone(zone).region; }

bool allied_home(Position p, ZoneId zone, Camp camp) {
  const ZoneInfo& info = p.tables.zone(zone);
  if (!info.people) return false;
  const People& home = people(p.state, *info.people);
  return home.status == PeopleStatus::allegiance && home.camp == camp;
}

bool triumvir_region(Position p, RegionId id) {
  return std::ranges::any_of(p.state.triumvir, [&](const Triumvir& t) { return t.region == id; });
}

bool neutralised(Position p, ZoneId zone) {
  const auto in = region_of(p, zone);
  return in && triumvir_region(p, *in);
}

// --- Leaders' standing

std::vector<LeaderId> party_leaders(Position p, Camp camp) {
  std::vector<LeaderId> found;
  for (const Leader& l : p.state.leader)
    if (l.party_leader && l.camp == camp && (on_map(l) || l.where == Where::returning)) found.push_back(l.id);
  return found;
}

bool is_party_leader(Position p, LeaderId id) { return leader(p.state, id).party_leader; }

const Coup* coup_of(Position p, LeaderId id) {
  for (const Coup& c : p.state.coup)
    if (c.pretender == id) return &c;
  return nullptr;
}

bool is_pretender(Position p, LeaderId id) { return coup_of(p, id) != nullptr; }

bool is_active_assassin(Position p, LeaderId id) {
  return p.state.assassins_active && p.tables.leader(id).assassin_icon;
}

namespace {

// AIE-RUL-21  A camp that lost its Party leaders to a Pretender plays on with its best leader until phase F.
std::vector<LeaderId> leaders_who_count(Position p, Camp camp) {
  std::vector<LeaderId> counting = party_leaders(p, camp);
  if (!counting.empty()) return counting;
  for (const Leader& l : p.state.leader)
    if (on_map(l) && p.tables.leader(l.id).roman() && l.camp == camp) counting.push_back(l.id);
  return counting;
}

}  // namespace

int best_vs(Position p, Camp camp) {
  int best = 0;
  for (const LeaderId& id : leaders_who_count(p, camp)) best = std::max(best, values(p, id).vs);
  return best;
}

int best_cp(Position p, Camp camp) {
  const LeaderId id = leader_with_best_cp(p, camp);
  return id.empty() ? 0 : values(p, id).cp;
}

LeaderId leader_with_best_cp(Position p, Camp camp) {
  LeaderId best;
  for (const LeaderId& id : leaders_who_count(p, camp))
    if (best.empty() || values(p, id).cp > values(p, best).cp) best = id;
  return best;
}

// --- Stratagems in hand

std::vector<CounterId> hand(const State& s, Seat seat) {
  std::vector<const Counter*> held;
  for (const Counter& c : s.counter)
    if (c.place == CounterPlace::hand && c.holder == seat) held.push_back(&c);
  std::ranges::sort(held, {}, &Counter::since);
  std::vector<CounterId> ids;
  for (const Counter* c : held) ids.push_back(c->id);
  return ids;
}

std::optional<CounterId> counter_with(Position p, Seat seat, Face face) {
  for (const CounterId& id : hand(p.state, seat))
    if (p.tables.counter(id).has(face)) return id;
  return std::nullopt;
}

// --- Conditions of orders

namespace {

bool compare(long left, Comparison comparison, long right) {
  switch (comparison) {
    case Comparison::less:
      return left < right;
    case Comparison::less_equal:
      return left <= right;
    case Comparison::equal:
      return left == right;
    case Comparison::greater_equal:
      return left >= right;
    case Comparison::greater:
      return left > right;
  }
  throw BrokenInvariant("a comparison without a meaning");
}

// 7.5.4  ODDS is the table's column before shifts, so 55 : 37 counts as 5/4.
bool odds_hold(Position p, const Condition& c, const Circumstances& at) {
  if (at.odds_attacker == 0 && at.odds_defender == 0) return false;
  const int column = combat_column(p.tables.combat, at.odds_attacker, at.odds_defender);
  const auto& ratio = p.tables.combat.columns[static_cast<std::size_t>(column)];
  return compare(static_cast<long>(ratio.attacker) * c.denominator, c.comparison,
                 static_cast<long>(c.numerator) * ratio.defender);
}

}  // namespace

bool holds(Position p, Seat seat, const Condition& c, const Circumstances& at) {
  const Camp mine = camp_of(p.state, seat);
  switch (c.kind) {
    case ConditionKind::lost_initiative:
    case ConditionKind::no_initiative:
      return p.state.turn.initiative != mine;
    case ConditionKind::has_initiative:
      return p.state.turn.initiative == mine;
    case ConditionKind::odds:
      return odds_hold(p, c, at);
    case ConditionKind::pf:
      return at.zone && compare(strength(p, units_in(p, *at.zone, other(mine))), c.comparison, c.numerator);
    case ConditionKind::leader_present: {
      const Leader& l = leader(p.state, c.leader);
      return at.zone && on_map(l) && l.zone == *at.zone;
    }
    case ConditionKind::people_at_war:
      return people(p.state, c.people).status == PeopleStatus::war;
    case ConditionKind::people_at_peace:
      return people(p.state, c.people).status == PeopleStatus::peace;
    case ConditionKind::region_mine:
      return region(p.state, c.region).controller == mine;
    case ConditionKind::region_enemy:
      return region(p.state, c.region).controller == other(mine);
    case ConditionKind::spqr:
      return compare(p.state.spqr, c.comparison, c.numerator);
  }
  throw BrokenInvariant("a condition without a meaning");
}

namespace {

// The zone that an order is about by itself: where a move ends, where a stratagem strikes.
std::optional<ZoneId> own_place(Position p, const Order& order) {
  if (const auto* move = std::get_if<Move>(&order.body); move && !move->path.empty())
    return move->path.back().zone;
  if (const auto* sail = std::get_if<Sail>(&order.body); sail && !sail->path.empty())
    return sail->path.back();
  const auto* play = std::get_if<Play>(&order.body);
  if (!play || play->zone) return play ? play->zone : std::nullopt;
  if (play->leaders.size() != 1 || !on_map(leader(p.state, play->leaders.front()))) return std::nullopt;
  return leader(p.state, play->leaders.front()).zone;
}

}  // namespace

bool all_hold(Position p, Seat seat, const Order& order, const Circumstances& at) {
  Circumstances here = at;
  if (!here.zone) here.zone = own_place(p, order);
  return std::ranges::all_of(order.conditions, [&](const Condition& c) { return holds(p, seat, c, here); });
}

}  // namespace adj::alea
