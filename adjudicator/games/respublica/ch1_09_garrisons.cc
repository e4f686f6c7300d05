// RPR-1.09.646  Legions that guard a province.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

Refused refuse_place(Position p, ProvinceId id, const Force& force) {
  if (!p.tables.has_province(id) || !province(p.state, id).exists)
    return refusal("RPR-1.09.646a", "no_such_province", about("province", id), RefusalKind::not_understood);
  if (province(p.state, id).rebel) return refusal("RPR-1.09.646a", "rebel_province", about("province", id));
  if (force.fleets != 0) return refusal("RPR-1.09.646a", "legions_only");
  return refuse_force(force, "RPR-1.09.646a");
}

// Not those sent this turn.
std::optional<Units> choose_garrison(const State& s, const RecallGarrison& x) {
  std::vector<int> legions = garrison(s, x.province);
  std::erase_if(legions, [&](int number) { return legion(s, number).posted; });
  return choose_from(s, x.force, legions, {}, SenatorId());
}

void lift_garrison(State& s, const Units& units) {
  for (const int number : units.legions) {
    legion(s, number).place = UnitPlace::rome;
    legion(s, number).province = ProvinceId();
  }
}

}  // namespace

Refused refuse_business(Position p, Seat, const SendGarrison& x) {
  if (auto no = refuse_place(p, x.province, x.force)) return no;
  if (!will_be_in_rome(p, x.force, province(p.state, x.province).governor, x))
    return refusal("RPR-1.09.646a", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const SendGarrison& x, const Leaving&) {
  if (refuse_business(p, item.proposer, x) || !choose_units(p, x.force, UnitPlace::rome, SenatorId()))
    return "impossible";
  return std::nullopt;
}

void perform(RprTable& t, const Item&, const SendGarrison& x) {
  State& s = t.state();
  const Units units = *choose_units(t, x.force, UnitPlace::rome, province(s, x.province).governor);
  for (const int number : units.legions) {
    Legion& unit = legion(s, number);
    unit.place = UnitPlace::garrison;
    unit.province = x.province;
    unit.posted = true;
  }
  t.tell("RPR-1.09.646a", GarrisonMoved{x.province, units.legions, true});
}

Refused refuse_business(Position p, Seat, const RecallGarrison& x) {
  if (auto no = refuse_place(p, x.province, x.force)) return no;
  if (!choose_garrison(p.state, x)) return refusal("RPR-1.09.646a", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const RecallGarrison& x, const Leaving&) {
  if (refuse_business(p, item.proposer, x)) return "impossible";
  return std::nullopt;
}

void perform(RprTable& t, const Item&, const RecallGarrison& x) {
  const Units units = *choose_garrison(t.state(), x);
  lift_garrison(t.state(), units);
  t.tell("RPR-1.09.646a", GarrisonMoved{x.province, units.legions, false});
}

void foresee(State& s, const RecallGarrison& x) { lift_garrison(s, *choose_garrison(s, x)); }

}  // namespace adj::respublica
