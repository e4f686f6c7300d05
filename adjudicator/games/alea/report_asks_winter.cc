// The choices of winter: who must move, what may be raised, what is too much in the hand.

#include <algorithm>

#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

bool has_fleet(Position p, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](UnitId id) { return !p.tables.unit(id).land(); });
}

// AIE-9.1b, 9.2b, c, f  What winter means for this stack; nullptr: it may stay where it is.
const char* winter_fate(Position p, Camp camp, ZoneId at, const std::vector<UnitId>& units) {
  const ZoneInfo& zone = p.tables.zone(at);
  if (neutralised(p, at)) return nullptr;
  if (zone.sea) return "report.winter.lost_at_sea";
  const bool own_region = zone.region && region(p.state, *zone.region).controller == camp;
  if (units.empty()) return own_region ? nullptr : "report.winter.lone_leader";
  if (!inside_republic(p, at) && !allied_home(p, at, camp)) return "report.winter.outside";
  if (has_fleet(p, units) && !zone.port) return "report.winter.no_port";
  return own_region || !zone.region ? nullptr : "report.winter.must_move";
}

ChoiceGroup quarters(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.winter.quarters"), {}};
  for (const ZoneInfo& zone : r.p.tables.zones) {
    const std::vector<LeaderId> leaders = roman_leaders_in(r.p, zone.id, camp);
    const std::vector<UnitId> units = roman_units_in(r.p, zone.id, camp);
    if (leaders.empty() && units.empty()) continue;
    const char* fate = winter_fate(r.p, camp, zone.id, units);
    if (!fate) continue;
    Json::Object fields = force_fields(r, leaders, units);
    fields.emplace_back("zone", zone.id.str());
    group.lines.push_back(r.say(fate, std::move(fields)));
  }
  return group;
}

int in_reserve(Position p, UnitType type) {
  return static_cast<int>(std::ranges::count_if(p.state.unit, [&](const Unit& u) {
    const UnitInfo& info = p.tables.unit(u.id);
    return info.roman() && info.type == type && u.where == Where::reserve;
  }));
}

ChoiceGroup recruitment(const Reader& r, Camp camp) {
  ChoiceGroup group{r.say("report.winter.recruitment", {{"legio", in_reserve(r.p, UnitType::legio)},
                                                        {"auxilia", in_reserve(r.p, UnitType::auxilia)},
                                                        {"equites", in_reserve(r.p, UnitType::equites)},
                                                        {"naves", in_reserve(r.p, UnitType::naves)}}),
                    {}};
  for (const RegionInfo& info : r.p.tables.regions) {
    if (region(r.p.state, info.id).controller != camp) continue;
    const int present = legions_in(r.p, info.id, camp);
    group.lines.push_back(r.say("report.winter.region", {{"region", info.id.str()},
                                                         {"present", present},
                                                         {"garrison", info.garrison},
                                                         {"short", std::max(0, info.garrison - present)},
                                                         {"legio", info.recruit.legio},
                                                         {"auxilia", info.recruit.auxilia},
                                                         {"equites", info.recruit.equites},
                                                         {"naves", info.recruit.naves}}));
  }
  return group;
}

}  // namespace

std::vector<Told<Event>> silent_winter(Position p) {
  State copy = p.state;
  for (auto& [seat, orders] : copy.orders) orders.winter.clear();
  StepRecord<Alea> record;
  NoDice dice;
  AleaTable t(p.tables, copy, record, dice);
  Winter9 winter(t);
  try {
    play_winter(winter);
  } catch (const GameEnded&) {  // the loss of a leader can end a scenario: what was told until then counts
  }
  return t.events();
}

std::vector<ChoiceGroup> winter_choices(const Reader& r, Camp camp) {
  std::vector<ChoiceGroup> groups{quarters(r, camp), recruitment(r, camp)};
  for (ChoiceGroup& group : stratagem_choices(r, camp, {Phase::f})) groups.push_back(std::move(group));
  const int over = static_cast<int>(hand(r.p.state, r.seat).size()) - r.p.tables.constants.hand_limit;
  if (over > 0) groups.push_back({"", {r.say("report.winter.discard", {{"count", over}})}});
  std::erase_if(groups, [](const ChoiceGroup& group) { return group.lines.empty(); });
  return groups;
}

}  // namespace adj::alea
