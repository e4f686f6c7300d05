// AIE-4.2.4  Which pieces of one player may be together in a zone; numbers are never limited (AIE-0.4a–b).

#include <bit>

#include "adjudicator/games/alea/movement_plan.h"

namespace adj::alea {

Bar stacking_bar(const Tables& tables, Company company) {
  // RUL-14  Allies stand with the Romans, as if they were Romans (AIE-4.4.2d).
  const bool roman_side = company.romans || company.allied != 0;
  if (roman_side && company.controlled != 0) return Bar::merely_controlled;
  if (company.romans) return Bar::none;  // AIE-4.2.4b
  std::uint32_t groups = 0;
  for (const PeopleInfo& info : tables.peoples)
    if ((company.allied | company.controlled) & (std::uint32_t{1} << info.order))
      groups |= std::uint32_t{1} << info.group;
  return std::popcount(groups) > 1 ? Bar::other_group : Bar::none;
}

std::optional<Refusal> may_be_in(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                                 const std::vector<UnitId>& units, ZoneId zone) {
  const Board b(p, camp);
  const Party party(b, leaders, units);
  const ZoneId from =
      units.empty() || !on_map(unit(p.state, units.front())) ? zone : unit(p.state, units.front()).zone;
  Bar bar = naval_bar(b, party, zone);
  if (bar == Bar::none) bar = entry_bar(b, party, from, zone);
  if (bar == Bar::none) bar = stop_bar(b, party, zone);
  if (bar == Bar::none) bar = stacking_bar(p.tables, join(b.at(zone).own, party.company));
  if (bar == Bar::none) return std::nullopt;
  return explain(b, party, bar, zone);
}

}  // namespace adj::alea
