// AIE-9.2  Winter of legions, cavalry and auxiliaries, and of Roman leaders.

#include <algorithm>
#include <set>
#include <tuple>

#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

namespace {

bool roman_land_unit(Position p, const Unit& u) {
  const UnitInfo& info = p.tables.unit(u.id);
  return on_map(u) && info.roman() && info.land();
}

// Only enemies inside the Republic disturb the winter.
bool enemy_next_door(Position p, ZoneId zone, Camp camp) {
  return std::ranges::any_of(p.tables.zone(zone).borders, [&](const Border& border) {
    return inside_republic(p, border.to) && has_units(p, border.to, other(camp));
  });
}

// AIE-9.2a, AIE-RUL-03: a city, or no enemy next door. AIE-RUL-13: an ally's home shelters in its city only.
bool recovers(Position p, const Unit& u) {
  const ZoneInfo& zone = p.tables.zone(u.zone);
  if (zone.inside_republic) return zone.city || !enemy_next_door(p, u.zone, u.camp);
  return zone.city && allied_home(p, u.zone, u.camp);
}

}  // namespace

void recover_land_units(AleaTable& t) {
  std::vector<UnitId> rested;
  for (const Unit& u : t.state().unit)
    if (roman_land_unit(t, u) && recovers(t, u)) rested.push_back(u.id);
  recover(t, rested, "AIE-9.2a");
}

// AIE-9.2b, AIE-RUL-13  The ground of allies counts as one's own.
void lose_units_outside(AleaTable& t) {
  std::map<std::pair<ZoneId, Camp>, std::vector<UnitId>> lost;
  for (const Unit& u : t.state().unit)
    if (roman_land_unit(t, u) && !inside_republic(t, u.zone) && !allied_home(t, u.zone, u.camp))
      lost[{u.zone, u.camp}].push_back(u.id);
  for (const auto& [where, units] : lost) {
    for (const LeaderId& id : roman_leaders_in(t, where.first, where.second))
      remove_leader(t, id, "winter", "AIE-9.2b");
    eliminate(t, units, "winter", "AIE-9.2b");
  }
}

// --- AIE-9.2c–f

namespace {

struct Stack {
  ZoneId from;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
};

bool has_fleet(Position p, const Stack& stack) {
  return std::ranges::any_of(stack.units, [&](UnitId id) { return !p.tables.unit(id).land(); });
}

// AIE-9.2c, f, AIE-RUL-34, RUL-68  Where a stack may winter.
std::optional<Refusal> refuse_quarters(Position p, Camp camp, const Stack& stack, ZoneId to) {
  const ZoneInfo& zone = p.tables.zone(to);
  const Json args = Json::Object{{"zone", to.str()}};
  if (!zone.region || region(p.state, *zone.region).controller != camp)
    return refusal("AIE-9.2c", "not_in_your_region", args);
  if (has_units(p, to, other(camp))) return refusal("AIE-9.2c", "enemy_units_there", args);
  if (has_fleet(p, stack) && !zone.port) return refusal("AIE-RUL-34", "naves_need_port", args);
  return may_be_in(p, camp, stack.leaders, stack.units, to);
}

// 7.3  The nearest with a city; without one the nearest.
std::optional<ZoneId> default_quarters(Position p, Camp camp, const Stack& stack) {
  std::optional<ZoneId> best;
  const auto rank = [&](ZoneId id) {
    const ZoneInfo& zone = p.tables.zone(id);
    return std::tuple(!zone.city, winter_distance(p.tables, stack.from, id), zone.order);
  };
  for (const ZoneInfo& zone : p.tables.zones)
    if (!zone.sea && !refuse_quarters(p, camp, stack, zone.id) && (!best || rank(zone.id) < rank(*best)))
      best = zone.id;
  return best;
}

void move_stack(AleaTable& t, Camp camp, const Stack& stack, ZoneId to, Name cause, Name clause) {
  for (const LeaderId& id : stack.leaders) put(t.state(), id, to);
  for (const UnitId& id : stack.units) put(t.state(), id, to);
  t.tell(clause, WinterMoved{camp, stack.from, to, stack.leaders, stack.units, cause});
}

// The WINTER lines of a camp, and which of them found something to move.
class WinterLines {
 public:
  WinterLines(Winter9& winter, Camp camp)
      : winter_(winter), camp_(camp), lines_(winter.of_kind<Winter>(camp)) {}

  // The last legal line that names this stack; illegal ones are refused.
  template <class Names>
  std::optional<ZoneId> wish(const Stack& stack, Names names) {
    std::optional<ZoneId> chosen;
    for (const auto& [at, line] : lines_) {
      if (!names(line)) continue;
      const bool first_time = used_.insert(at).second;
      const bool stays = line.to == stack.from && stack.units.empty() && stays_legally(stack);
      const auto refused = stays ? std::nullopt : refuse_quarters(winter_.t, camp_, stack, line.to);
      if (!refused)
        chosen = line.to;
      else if (first_time)
        winter_.refused(camp_, at, *refused);
    }
    return chosen;
  }

  // AIE-RUL-37  A lone leader whose own zone qualifies may stay. AIE-RUL-13: an ally's home is no
  // destination, but no place to leave either.
  bool stays_legally(const Stack& stack) const {
    const Position p = winter_.t;
    const auto in = region_of(p, stack.from);
    const bool own = in ? region(p.state, *in).controller == camp_ : allied_home(p, stack.from, camp_);
    return own && !has_units(p, stack.from, other(camp_));
  }

  void refuse_unused() {
    for (const auto& [at, line] : lines_)
      if (!used_.contains(at)) winter_.refused(camp_, at, refusal("AIE-9.2c", "nothing_to_winter"));
  }

 private:
  Winter9& winter_;
  Camp camp_;
  std::vector<std::pair<std::size_t, Winter>> lines_;
  std::set<std::size_t> used_;
};

// AIE-9.2c  Stacks in regions of others; neutralised ones stay (AIE-RUL-19), and lone leaders come later. A
// leader of allied peoples is not alone, but his people do not leave with him.
std::vector<Stack> stacks_abroad(Position p, Camp camp) {
  std::vector<Stack> stacks;
  for (const RegionInfo& r : p.tables.regions) {
    if (region(p.state, r.id).controller == camp || triumvir_region(p, r.id)) continue;
    for (const ZoneId& zone : r.zones) {
      const Stack stack{zone, roman_leaders_in(p, zone, camp), roman_units_in(p, zone, camp)};
      const bool with_allies = !stack.leaders.empty() && has_units(p, zone, camp);
      if (!stack.units.empty() || with_allies) stacks.push_back(stack);
    }
  }
  return stacks;
}

// AIE-9.2c, d, e: one stack, one zone; without any zone it stays.
void quarter_stack(AleaTable& t, Camp camp, Stack stack, WinterLines& lines) {
  const auto names = [&](const Winter& line) {
    const bool leader_named = line.leader && std::ranges::count(stack.leaders, *line.leader) > 0;
    return line.zone == stack.from || (leader_named && stack.units.empty());
  };
  const std::optional<ZoneId> whole = default_quarters(t, camp, stack);
  if (!whole && has_fleet(t, stack)) {  // AIE-RUL-34: no port to go to, the naves stay
    const auto naves = [&](UnitId id) { return !t.tables().unit(id).land(); };
    if (!stack.leaders.empty() || !std::ranges::all_of(stack.units, naves)) std::erase_if(stack.units, naves);
  }
  std::optional<ZoneId> to = lines.wish(stack, names);
  if (!to) to = default_quarters(t, camp, stack);
  if (to) move_stack(t, camp, stack, *to, "abroad", "AIE-9.2c");
}

std::vector<LeaderId> lone_leaders(Position p, Camp camp) {
  std::vector<LeaderId> found;
  for (const Leader& l : p.state.leader)
    if (on_map(l) && p.tables.leader(l.id).roman() && l.camp == camp && !neutralised(p, l.zone) &&
        !has_units(p, l.zone, camp))
      found.push_back(l.id);
  return found;
}

// AIE-9.2f
void quarter_lone_leader(AleaTable& t, Camp camp, LeaderId id, WinterLines& lines) {
  const Stack stack{leader(t.state(), id).zone, {id}, {}};
  std::optional<ZoneId> to =
      lines.wish(stack, [&](const Winter& line) { return line.leader == id || line.zone == stack.from; });
  if (!to && lines.stays_legally(stack)) return;
  if (!to) to = default_quarters(t, camp, stack);
  if (to && *to != stack.from) move_stack(t, camp, stack, *to, "alone", "AIE-9.2f");
}

}  // namespace

// AIE-RUL-37  The initiative first; zones must be free at that moment.
void take_winter_quarters(Winter9& winter) {
  const std::vector<Camp> camps = in_initiative_order(winter.t.state());
  std::map<Camp, WinterLines> lines;
  for (const Camp camp : camps) lines.emplace(camp, WinterLines(winter, camp));
  for (const Camp camp : camps)
    for (const Stack& stack : stacks_abroad(winter.t, camp))
      quarter_stack(winter.t, camp, stack, lines.at(camp));
  for (const Camp camp : camps)
    for (const LeaderId& id : lone_leaders(winter.t, camp))
      quarter_lone_leader(winter.t, camp, id, lines.at(camp));
  for (const Camp camp : camps) lines.at(camp).refuse_unused();
}

}  // namespace adj::alea
