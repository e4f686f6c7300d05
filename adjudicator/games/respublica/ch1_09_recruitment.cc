// RPR-1.09.63  Raising and disbanding.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

// RPR-1.09.63b  Not in the phase in which they were disbanded; that is the Senate's alone.
template <class Units>
std::vector<int> can_be_raised(const Units& units, bool by_senate = true) {
  std::vector<int> found;
  for (const auto& unit : units)
    if (unit.place == UnitPlace::pool && !(by_senate && unit.dismissed)) found.push_back(unit.number);
  return found;
}
// RPR-1.09.63b, c  … nor disbanded in the phase in which they were raised.
template <class Units>
std::vector<int> can_be_disbanded(const Units& units) {
  std::vector<int> found;
  for (const auto& unit : units)
    if (unit.place == UnitPlace::rome && !unit.raised) found.push_back(unit.number);
  return found;
}

std::vector<int> first_of(std::vector<int> units, int count) {
  if (static_cast<int>(units.size()) > count) units.resize(static_cast<std::size_t>(count));
  return units;
}

// RPR-1.09.631a, CARD-052, 053  RPR-1.10.71b  A captive earns nothing.
void pay_supplier(RprTable& t, ConcessionId concession, int talents) {
  if (talents <= 0) return;
  for (Senator& m : t.state().senator) {
    if (!m.concessions.contains(concession) || m.place == Place::captive) continue;
    m.bars.insert(concession);
    change_purse(t, "RPR-1.09.631a", m.id, talents, concession);
    return;
  }
}

template <class Unit>
void raise_one(Unit& unit, SenatorId commander, WarId war) {
  unit.raised = true;
  unit.dismissed = false;
  unit.place = commander.empty() ? UnitPlace::rome : UnitPlace::war;
  unit.commander = commander;
  unit.war = war;
}

int cost_of(Position p, int legions, int fleets) { return (legions + fleets) * price_of_unit(p); }

template <class Unit>
void dismiss(Unit& unit) {
  to_pool(unit);
  unit.dismissed = true;
}

}  // namespace

// The Senate's come to Active Forces and are paid by the State; a commander's own (Gabinian Law), which he
// has paid, join him in the field.
void raise_units(RprTable& t, Name clause, int legions, int fleets, Name how, SenatorId commander) {
  State& s = t.state();
  const bool by_senate = how == Name("senate");
  const std::vector<int> men = first_of(can_be_raised(s.legion, by_senate), legions);
  const std::vector<int> ships = first_of(can_be_raised(s.fleet, by_senate), fleets);
  const int raised_legions = static_cast<int>(men.size()), raised_fleets = static_cast<int>(ships.size());
  const int cost = by_senate ? cost_of(t, raised_legions, raised_fleets)
                             : (raised_legions + raised_fleets) * t.tables().constants.unit_cost;
  if (by_senate) state_pays(t, clause, cost, "recruitment");
  const Command* own = commander.empty() ? nullptr : find_command(s, commander);
  const SenatorId leads = own ? commander : SenatorId();
  const WarId war = own ? own->war : WarId();
  for (const int number : men) raise_one(legion(s, number), leads, war);
  for (const int number : ships) raise_one(fleet(s, number), leads, war);
  t.tell(clause, ForcesRaised{men, ships, cost, how, commander});
  pay_supplier(t, kArmaments, raised_legions * t.tables().concession(kArmaments).per_legion);
  pay_supplier(t, kShipBuilding, raised_fleets * t.tables().concession(kShipBuilding).per_fleet);
}

Refused refuse_business(Position p, Seat, const RaiseForces& x) {
  if (x.legions < 0 || x.fleets < 0 || x.legions + x.fleets == 0)
    return refusal("RPR-1.09.63a", "no_units", Json(Json::Object{}), RefusalKind::not_understood);
  if (p.state.now.no_recruitment) return refusal("RPR-1.08.2b", "no_recruitment");
  if (x.legions > static_cast<int>(can_be_raised(p.state.legion).size()) ||
      x.fleets > static_cast<int>(can_be_raised(p.state.fleet).size()))
    return refusal("RPR-1.09.63b", "too_many_units");
  const int cost = cost_of(p, x.legions, x.fleets);
  if (cost > p.state.treasury)
    return refusal("RPR-1.09.63d", "too_dear", Json(Json::Object{{"cost", Json(cost)}}));
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const RaiseForces& x, const Leaving&) {
  if (cost_of(p, x.legions, x.fleets) > p.state.treasury) return "too_dear";
  if (refuse_business(p, item.proposer, x)) return "impossible";
  return std::nullopt;
}

void perform(RprTable& t, const Item&, const RaiseForces& x) {
  raise_units(t, "RPR-1.09.63a", x.legions, x.fleets, "senate", SenatorId());
}

Refused refuse_business(Position p, Seat, const DisbandForces& x) {
  if (auto no = refuse_force(x.force, "RPR-1.09.63c")) return no;
  const State& s = p.state;
  if (!choose_from(s, x.force, can_be_disbanded(s.legion), can_be_disbanded(s.fleet), SenatorId()))
    return refusal("RPR-1.09.63c", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const DisbandForces& x, const Leaving&) {
  if (refuse_business(p, item.proposer, x)) return "impossible";
  return std::nullopt;
}

void perform(RprTable& t, const Item&, const DisbandForces& x) {
  State& s = t.state();
  const Units units =
      *choose_from(s, x.force, can_be_disbanded(s.legion), can_be_disbanded(s.fleet), SenatorId());
  for (const int number : units.legions) dismiss(legion(s, number));
  for (const int number : units.fleets) dismiss(fleet(s, number));
  t.tell("RPR-1.09.63c", ForcesDisbanded{units.legions, units.fleets});
}

// --- RPR-EVT-176b  In the year in which the Rhodians offered themselves.
Refused refuse_business(Position p, Seat, const RejectRhodes&) {
  const EventInForce* offer = event_in_force(p.state, EventCard::rhodian_alliance);
  if (!offer) return refusal("RPR-EVT-176b", "no_such_event");
  if (offer->turn == p.state.turn) return std::nullopt;
  return refusal("RPR-EVT-176b", "alliance_stands", Json(Json::Object{}), RefusalKind::too_late);
}

void enact(RprTable& t, const Item& item, const RejectRhodes&) {
  State& s = t.state();
  const EventInForce* offer = event_in_force(s, EventCard::rhodian_alliance);
  if (!offer) return fail_after_all(t, item, "impossible");
  const WarId war = offer->war;
  int gone = 0;
  for (Fleet& unit : s.fleet)
    if (unit.rhodian) {
      to_pool(unit);
      ++gone;
    }
  std::erase_if(s.events, [](const EventInForce& e) { return e.event == EventCard::rhodian_alliance; });
  t.tell("RPR-EVT-176b", RhodianFleets{war, gone, "rejected"});
}

}  // namespace adj::respublica
