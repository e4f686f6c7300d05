// AIE-4.3  Movement of the peoples: whom their leaders lead, how far from home they go, whose homes they
// enter.

#include <algorithm>
#include <deque>
#include <map>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

namespace {

// AIE-4.3j, RUL-66  By zone order; over land borders and straits. The sea counts for nothing.
std::vector<int> ranges_from_home(const Tables& tables, PeopleId id) {
  std::vector<int> range(tables.zones.size(), kFar);
  std::deque<ZoneId> open;
  const auto reach = [&](ZoneId zone, int steps) {
    int& best = range[static_cast<std::size_t>(tables.zone(zone).order)];
    if (best <= steps) return;
    best = steps;
    open.push_back(zone);
  };
  for (const ZoneId& home : tables.people(id).homes) reach(home, 0);
  while (!open.empty()) {
    const ZoneInfo& zone = tables.zone(open.front());
    open.pop_front();
    for (const Border& border : zone.borders)
      reach(border.to, range[static_cast<std::size_t>(zone.order)] + 1);
  }
  for (const ZoneInfo& zone : tables.zones)
    if (zone.sea) range[static_cast<std::size_t>(zone.order)] = 0;
  return range;
}

}  // namespace

int range_from_home(const Tables& tables, PeopleId people, ZoneId zone) {
  return ranges_from_home(tables, people)[static_cast<std::size_t>(tables.zone(zone).order)];
}

std::vector<std::uint8_t> within_range(const Tables& tables, std::uint32_t peoples) {
  std::vector<std::uint8_t> within(tables.zones.size(), 1);
  for (const PeopleInfo& info : tables.peoples) {
    if (!(peoples & (std::uint32_t{1} << info.order))) continue;
    const std::vector<int> range = ranges_from_home(tables, info.id);
    for (std::size_t i = 0; i < within.size(); ++i)
      if (range[i] > info.range) within[i] = 0;
  }
  return within;
}

// AIE-4.3h–j, RUL-15  Peoples at war; those in allegiance move like Romans (AIE-4.3l).
Bar people_entry_bar(const Board& b, const Party& party, ZoneId zone) {
  if (party.company.controlled == 0) return Bar::none;
  const Ground& g = b.at(zone);
  if (g.enemy_units > 0 && g.enemy_romans == 0) return Bar::other_peoples;
  if (g.soil == Soil::at_peace || g.soil == Soil::allied || g.soil == Soil::enemy_ally)
    return Bar::foreign_home;
  if (!party.within[b.order(zone)]) return Bar::out_of_range;
  return Bar::none;
}

namespace {

struct Following {
  int units = 0;
  int command = 0;  // CC of its own leaders along
};

Refusal leads_own_only(PeopleId id) {
  return refusal("AIE-4.3e", "leader_leads_own_people_only", Json(Json::Object{{"people", id.str()}}));
}

Refusal too_many(const char* clause, int units, int command) {
  return refusal(clause, "command_exceeded", Json(Json::Object{{"units", units}, {"limit", command}}));
}

}  // namespace

std::optional<Refusal> command_refusal(Position p, const std::vector<LeaderId>& leaders,
                                       const std::vector<UnitId>& units, const char* clause) {
  int roman_command = 0, roman_units = 0;
  bool romans = false;
  std::map<PeopleId, Following> following;
  for (const LeaderId& id : leaders) {
    const LeaderInfo& info = p.tables.leader(id);
    romans = romans || leads_romans(p, id);
    (leads_romans(p, id) ? roman_command : following[*info.people].command) += values(p, id).cc;
  }
  for (const UnitId& id : units) {
    const UnitInfo& info = p.tables.unit(id);
    ++(info.roman() ? roman_units : following[*info.people].units);
  }
  for (auto& [id, own] : following) {
    // AIE-4.2.4c  Those who are merely controlled march by themselves.
    const bool at_war = people(p.state, id).status == PeopleStatus::war;
    if (at_war && (romans || roman_units > 0))
      return refusal("AIE-4.2.4c", "romans_with_controlled_people", Json(Json::Object{{"people", id.str()}}));
    const int without = std::max(0, own.units - own.command);
    if (without == 0) continue;
    if (romans)
      roman_units += without;  // AIE-RUL-54
    else if (own.command == 0)
      return leads_own_only(id);
    else
      return too_many("AIE-4.3e", own.units, own.command);
  }
  if (roman_units == 0) return std::nullopt;
  if (!romans) return leads_own_only(*p.tables.leader(leaders.front()).people);
  if (roman_units > roman_command) return too_many(clause, roman_units, roman_command);
  return std::nullopt;
}

}  // namespace adj::alea
