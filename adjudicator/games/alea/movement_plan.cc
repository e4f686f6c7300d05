// The map as the moving camp sees it, the pieces that travel together, and why a way is barred.

#include "adjudicator/games/alea/movement_plan.h"

#include <algorithm>

namespace adj::alea {

Company join(Company a, Company b) {
  return {a.romans || b.romans, a.allied | b.allied, a.controlled | b.controlled};
}

namespace {

std::uint32_t bit(Position p, PeopleId id) { return std::uint32_t{1} << p.tables.people(id).order; }

template <class Info>
Company company_of(Position p, const Info& info) {
  if (!info.people) return {true, 0, 0};
  const bool allied = people(p.state, *info.people).status == PeopleStatus::allegiance;
  return allied ? Company{false, bit(p, *info.people), 0} : Company{false, 0, bit(p, *info.people)};
}

Soil soil_of(Position p, const ZoneInfo& zone, Camp camp) {
  if (zone.sea) return Soil::sea;
  if (zone.inside_republic) return Soil::republic;
  if (!zone.people) return Soil::unnamed;
  const People& home = people(p.state, *zone.people);
  switch (home.status) {
    case PeopleStatus::peace:
      return Soil::at_peace;
    case PeopleStatus::war:
      return Soil::at_war;
    case PeopleStatus::allegiance:
      return home.camp == camp ? Soil::allied : Soil::enemy_ally;  // AIE-RUL-13
  }
  throw BrokenInvariant("a people without a status");
}

}  // namespace

Board::Board(Position position, Camp mover)
    : p(position),
      camp(mover),
      rubicon(rubicon_turn(position, mover)),
      janus(position.state.turn.janus),
      ground(position.tables.zones.size()) {
  for (const ZoneInfo& zone : p.tables.zones) {
    Ground& g = ground[static_cast<std::size_t>(zone.order)];
    g.soil = soil_of(p, zone, camp);
    g.neutral = zone.region && triumvir_region(p, *zone.region);
  }
  for (const Unit& u : p.state.unit) {
    if (!on_map(u)) continue;
    const auto whose = side(p, u);
    if (!whose) continue;  // AIE-RUL-60
    const UnitInfo& unit_info = p.tables.unit(u.id);
    Ground& g = ground[order(u.zone)];
    if (*whose == camp) {
      ++g.own_units;
      if (unit_info.land()) ++g.own_land;
      g.own = join(g.own, company_of(p, unit_info));
    } else {
      ++g.enemy_units;
      if (unit_info.land()) ++g.enemy_land;
      if (counts_as_roman(p, u.id)) ++g.enemy_romans;
    }
  }
  for (const Leader& l : p.state.leader)
    if (on_map(l) && side(p, l) == camp) {
      Ground& g = ground[order(l.zone)];
      g.own = join(g.own, company_of(p, p.tables.leader(l.id)));
    }
}

bool leads_romans(Position p, LeaderId id) {
  if (p.tables.leader(id).roman()) return true;
  return id == kCleopatra && scenario(p).cleopatra_as_roman;
}

Party::Party(const Board& b, std::vector<LeaderId> leaders_along, std::vector<UnitId> units_along)
    : leaders(std::move(leaders_along)), units(std::move(units_along)), land_pm(kFar), sea_pm(kFar) {
  for (const LeaderId& id : leaders) {
    const LeaderInfo& info = b.p.tables.leader(id);
    company = join(company, company_of(b.p, info));
    roman_leader = roman_leader || leads_romans(b.p, id);
    if (units.empty() && !leads_romans(b.p, id)) lone_people_leader = true;
    land_pm = std::min(land_pm, movement_allowance(b.p, id));
  }
  for (const UnitId& id : units) {
    const UnitInfo& info = b.p.tables.unit(id);
    company = join(company, company_of(b.p, info));
    if (info.roman())
      roman_units = true;
    else if (counts_as_roman(b.p, id))
      allied_units = true;
    int& pm = info.land() ? land_pm : sea_pm;
    pm = std::min(pm, movement_allowance(b.p, id));
  }
  acts_roman = company.romans || company.allied != 0;
  if (company.controlled != 0) within = within_range(b.p.tables, company.controlled);
}

// --- Reasons

namespace {

struct Reason {
  const char* clause;
  const char* key;
};

Reason too_far_reason(const Board& b, const Party& party, int cost) {
  const bool peoples = !party.company.romans && !party.roman_leader;
  if (b.p.state.turn.event == 2 && cost <= party.land_pm + 1) return {"AIE-TE.2", "too_far_in_bad_weather"};
  if (party.units.empty()) return {peoples ? "AIE-4.3d" : "AIE-3.4.1a", "too_far"};
  return {peoples ? "AIE-4.3e" : "AIE-3.4.1b", "too_far"};
}

Reason reason(const Board& b, const Party& party, Bar bar, int cost) {
  switch (bar) {
    case Bar::none:
      break;
    case Bar::sea_zone:
      return {"AIE-3.4.1i", "sea_needs_naves"};
    case Bar::triumvir:
      return {"AIE-3.6.5e", "triumvir_region_closed"};
    case Bar::banned:
      return {"AIE-S6.f", "leader_banned_from_region"};
    case Bar::rubicon:
      return {b.p.state.scenario == "2" ? "AIE-S2.f" : "AIE-S1.f", "rubicon_no_entry_into_italia"};
    case Bar::janus:
      return {"AIE-6.1b", "janus_forbids_contact"};
    case Bar::other_peoples:
      return {"AIE-RUL-15", "peoples_do_not_fight_peoples"};
    case Bar::foreign_home:
      return {"AIE-4.3h", "home_of_a_people_not_at_war"};
    case Bar::out_of_range:
      return {"AIE-4.3j", "too_far_from_home"};
    case Bar::alone_in_republic:
      return {"AIE-4.3m", "people_leader_alone_in_republic"};
    case Bar::needs_leader:
      return {"AIE-3.4.1g", "outside_needs_leader"};
    case Bar::ally_needs_leader:
      return {"AIE-4.3l", "ally_needs_leader_in_foreign_home"};
    case Bar::no_transit:
      return {"AIE-3.4.1h", "peaceful_home_only_in_transit"};
    case Bar::no_stop:
      return {"AIE-3.4.1h", "no_stop_in_peaceful_home"};
    case Bar::must_stop:
      return {"AIE-7.1a", "must_stop_with_enemy"};
    case Bar::one_zone:
      return {party.roman_units ? "AIE-3.4.1e" : "AIE-4.3f", "one_zone_without_leader"};
    case Bar::too_far:
      return too_far_reason(b, party, cost);
    case Bar::outside_limit:
      return {"AIE-7.3a", "limit_outside_republic"};
    case Bar::forbidden_sea:
      return {"AIE-3.4.2c", "sea_not_navigable"};
    case Bar::not_coastal:
      return {"AIE-3.4.2d", "naves_need_coast"};
    case Bar::enemy_shore:
      return {"AIE-RUL-12", "naves_alone_on_enemy_shore"};
    case Bar::other_group:
      return {"AIE-4.2.4a", "peoples_of_different_groups"};
    case Bar::merely_controlled:
      return {"AIE-4.2.4c", "romans_with_controlled_people"};
    case Bar::lone_leader:
      return {"AIE-RUL-11", "lone_leader_with_enemy"};
  }
  throw BrokenInvariant("a way that nothing bars");
}

}  // namespace

Refusal explain(const Board& b, const Party& party, Bar bar, ZoneId zone, int cost) {
  const Reason why = reason(b, party, bar, cost);
  Json::Object args{{"zone", zone.str()}};
  if (bar == Bar::banned) {
    const auto who =
        std::ranges::find_if(party.leaders, [&](const LeaderId& id) { return zone_banned(b.p, id, zone); });
    args.emplace_back("leader", who->str());
  }
  if (bar == Bar::too_far) {
    args.emplace_back("cost", cost);
    args.emplace_back("allowance", party.land_pm);
  }
  return refusal(why.clause, why.key, Json(std::move(args)));
}

}  // namespace adj::alea
