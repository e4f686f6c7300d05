// AIE-9.4b–f  Recruitment: region after region, one unit of each type a pass. AIE-RUL-38

#include <algorithm>
#include <deque>
#include <set>
#include <tuple>

#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

namespace {

constexpr std::array kTypes{UnitType::legio, UnitType::auxilia, UnitType::equites, UnitType::naves};

struct Levy {  // what a region raises this winter
  const RegionInfo* region = nullptr;
  Camp camp = Camp::caesarian;
  int compulsory = 0;  // legions still missing in the garrison
  bool as_many_as_possible = false;
  std::deque<UnitId> wished;
  std::vector<UnitId> raised;
  int raised_of_duty = 0;
};

bool in_reserve(Position p, UnitId id) {
  return p.tables.unit(id).roman() && unit(p.state, id).where == Where::reserve;
}

int count_of(const Tables& tables, const std::vector<UnitId>& units, UnitType type) {
  return static_cast<int>(
      std::ranges::count_if(units, [&](UnitId id) { return tables.unit(id).type == type; }));
}

// The best of a type in the Reserve: strength, quality, bonus, then table order.
template <class Wanted>
std::optional<UnitId> best_in_reserve(Position p, Wanted wanted) {
  std::optional<UnitId> best;
  const auto rank = [&](UnitId id) {
    const UnitFace& face = p.tables.unit(id).normal;
    return std::tuple(face.pf, face.qu, face.bt);
  };
  for (const UnitInfo& info : p.tables.units)
    if (in_reserve(p, info.id) && wanted(info) && (!best || rank(info.id) > rank(*best))) best = info.id;
  return best;
}

// Copies of the same counter, and all recruit legions, are as good as each other: the one named may be gone.
bool same_kind(const UnitInfo& a, const UnitInfo& b) {
  if (a.type != b.type) return false;
  return a.type == UnitType::legio ? a.recruits && b.recruits : a.variant == b.variant;
}

// The next unit of a type on the list of the region, or a copy of it.
std::optional<UnitId> next_wished(Position p, Levy& levy, UnitType type, bool recruits_only) {
  for (auto at = levy.wished.begin(); at != levy.wished.end();) {
    const UnitInfo& info = p.tables.unit(*at);
    if (info.type != type || (recruits_only && !info.recruits)) {
      ++at;
      continue;
    }
    at = levy.wished.erase(at);
    if (in_reserve(p, info.id)) return info.id;
    const auto copy = best_in_reserve(p, [&](const UnitInfo& i) { return same_kind(i, info); });
    if (copy) return copy;
  }
  return std::nullopt;
}

bool wishes_any(const Tables& tables, const Levy& levy, UnitType type) {
  return std::ranges::any_of(levy.wished, [&](UnitId id) { return tables.unit(id).type == type; });
}

// AIE-9.4e  The first legion of a region is one of recruits, as long as there are any.
std::optional<UnitId> pick(Position p, Levy& levy, UnitType type, bool duty) {
  const bool wanted = duty || levy.as_many_as_possible || wishes_any(p.tables, levy, type);
  if (!wanted || count_of(p.tables, levy.raised, type) >= levy.region->recruit.of(type)) return std::nullopt;
  if (type == UnitType::legio && count_of(p.tables, levy.raised, type) == 0) {
    if (const auto named = next_wished(p, levy, type, true)) return named;
    const auto recruits = best_in_reserve(p, [](const UnitInfo& i) { return i.recruits; });
    if (recruits) return recruits;
  }
  if (const auto named = next_wished(p, levy, type, false)) return named;
  if (!duty && !levy.as_many_as_possible) return std::nullopt;
  return best_in_reserve(p, [&](const UnitInfo& i) { return i.type == type; });
}

void raise(State& s, Levy& levy, UnitId id) {
  Unit& u = unit(s, id);
  u.camp = levy.camp;
  u.weakened = false;
  u.where = Where::region_box;
  u.region = levy.region->id;
  levy.raised.push_back(id);
}

// AIE-9.4c  Passes over the regions until nobody can or will raise anything more.
void run_passes(AleaTable& t, std::vector<Levy>& levies, bool duty) {
  for (bool any = true; any;) {
    any = false;
    for (Levy& levy : levies)
      for (const UnitType type : kTypes) {
        if (duty && (type != UnitType::legio || levy.compulsory == 0)) continue;
        const std::optional<UnitId> id = pick(t, levy, type, duty);
        if (!id) continue;
        raise(t.state(), levy, *id);
        any = true;
        if (!duty) continue;
        --levy.compulsory;
        ++levy.raised_of_duty;
      }
  }
}

// --- The lists

using Lists = std::vector<std::pair<std::size_t, Recruit>>;  // with their places in the mail

std::optional<UnitId> first_legion(const Tables& tables, const std::vector<UnitId>& units) {
  for (const UnitId& id : units)
    if (tables.unit(id).type == UnitType::legio) return id;
  return std::nullopt;
}

// AIE-9.4c  What the lists of his earlier regions raise before it is this region's turn.
std::set<UnitId> raised_earlier(Position p, Camp camp, const Lists& lists, const RegionInfo& r) {
  std::map<RegionId, UnitId> first;
  for (const auto& [at, o] : lists) {
    const bool earlier = p.tables.region(o.region).order < r.order;
    if (!earlier || region(p.state, o.region).controller != camp) continue;
    if (const auto legion = first_legion(p.tables, o.units)) first[o.region] = *legion;
  }
  std::set<UnitId> found;
  for (const auto& [id, legion] : first) found.insert(legion);
  return found;
}

// AIE-9.4e  Recruits first, as long as any are in stock when the region's turn comes (AIE-9.4f).
std::optional<Refusal> refuse_first_legion(Position p, Camp camp, const Recruit& o, const Lists& lists) {
  const auto first = first_legion(p.tables, o.units);
  if (!first || p.tables.unit(*first).recruits) return std::nullopt;
  const std::set<UnitId> gone = raised_earlier(p, camp, lists, p.tables.region(o.region));
  const auto left = best_in_reserve(p, [&](const UnitInfo& i) { return i.recruits && !gone.contains(i.id); });
  if (!left) return std::nullopt;
  return refusal("AIE-9.4e", "first_legion_recruits", Json::Object{{"unit", left->str()}});
}

std::optional<Refusal> refuse_list(Position p, Camp camp, const Recruit& o,
                                   const std::set<UnitId>& elsewhere) {
  if (region(p.state, o.region).controller != camp)
    return refusal("AIE-9.4c", "region_not_yours", Json::Object{{"region", o.region.str()}});
  std::set<UnitId> named = elsewhere;
  for (const UnitId& id : o.units) {
    const Json args = Json::Object{{"unit", id.str()}};
    if (!in_reserve(p, id)) return refusal("AIE-9.4d", "unit_not_in_reserve", args);
    if (!named.insert(id).second) return refusal("AIE-9.4d", "named_twice", args);
  }
  const RegionInfo& r = p.tables.region(o.region);
  for (const UnitType type : kTypes)
    if (count_of(p.tables, o.units, type) > r.recruit.of(type))
      return refusal(
          "AIE-9.4c", "recruit_limit",
          Json::Object{
              {"region", r.id.str()}, {"type", std::string(name_of(type))}, {"limit", r.recruit.of(type)}});
  return std::nullopt;
}

// A later line for a region replaces an earlier one.
void read_lists(Winter9& winter, Camp camp, std::vector<Levy>& levies) {
  AleaTable& t = winter.t;
  bool max = false;
  for (const auto& [at, policy] : winter.of_kind<RecruitPolicy>(camp)) max = policy.max;
  std::map<RegionId, std::vector<UnitId>> lists;
  const Lists lines = winter.of_kind<Recruit>(camp);
  for (const auto& [at, order] : lines) {
    std::set<UnitId> elsewhere;
    for (const auto& [id, units] : lists)
      if (id != order.region) elsewhere.insert(units.begin(), units.end());
    auto refused = refuse_list(t, camp, order, elsewhere);
    if (!refused) refused = refuse_first_legion(t, camp, order, lines);
    if (refused)
      winter.refused(camp, at, *refused);
    else
      lists[order.region] = order.units;
  }
  for (Levy& levy : levies) {
    if (levy.camp != camp) continue;
    const auto list = lists.find(levy.region->id);
    if (list != lists.end())
      levy.wished.assign(list->second.begin(), list->second.end());
    else
      levy.as_many_as_possible = max;
  }
}

}  // namespace

namespace {

// Legions of an earlier winter that found no free city: they were raised for the same garrison.
int waiting_legions(Position p, RegionId id) {
  return static_cast<int>(std::ranges::count_if(p.state.unit, [&](const Unit& u) {
    return u.where == Where::region_box && u.region == id && p.tables.unit(u.id).type == UnitType::legio;
  }));
}

}  // namespace

// AIE-RUL-38  A region of nobody raises nothing; what the garrisons need comes before all that is optional.
void recruit(Winter9& winter) {
  AleaTable& t = winter.t;
  std::vector<Levy> levies;
  for (const RegionInfo& r : t.tables().regions) {
    const std::optional<Camp> camp = region(t.state(), r.id).controller;
    if (!camp) continue;
    Levy levy;
    levy.region = &r;
    levy.camp = *camp;
    const int raised_before = waiting_legions(t, r.id);
    levy.compulsory = std::max(0, r.garrison - legions_in(t, r.id, *camp) - raised_before);  // AIE-9.4b
    levies.push_back(levy);
  }
  for (const Camp camp : in_initiative_order(t.state())) read_lists(winter, camp, levies);
  run_passes(t, levies, true);
  run_passes(t, levies, false);
  for (const Levy& levy : levies)
    if (!levy.raised.empty())
      t.tell("AIE-9.4c", Recruited{levy.camp, levy.region->id, levy.raised, levy.raised_of_duty});
}

}  // namespace adj::alea
