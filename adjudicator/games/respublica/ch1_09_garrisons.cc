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

}  // namespace

Refused refuse_business(Position p, Seat, const SendGarrison& x) {
  if (auto no = refuse_place(p, x.province, x.force)) return no;
  if (!will_be_in_rome(p, x.force, province(p.state, x.province).governor, x))
    return refusal("RPR-1.09.646a", "too_few_units");
  return std::nullopt;
}

void enact(RprTable& t, const Item& item, const SendGarrison& x) {
  State& s = t.state();
  if (refuse_business(t, item.proposer, x)) return fail_after_all(t, item, "impossible");
  const std::optional<Units> units =
      choose_units(t, x.force, UnitPlace::rome, province(s, x.province).governor);
  if (!units) return fail_after_all(t, item, "impossible");
  for (const int number : units->legions) {
    Legion& unit = legion(s, number);
    unit.place = UnitPlace::garrison;
    unit.province = x.province;
    unit.posted = true;
  }
  t.tell("RPR-1.09.646a", GarrisonMoved{x.province, units->legions, true});
}

Refused refuse_business(Position p, Seat, const RecallGarrison& x) {
  if (auto no = refuse_place(p, x.province, x.force)) return no;
  if (!choose_garrison(p.state, x)) return refusal("RPR-1.09.646a", "too_few_units");
  return std::nullopt;
}

void enact(RprTable& t, const Item& item, const RecallGarrison& x) {
  State& s = t.state();
  if (refuse_business(t, item.proposer, x)) return fail_after_all(t, item, "impossible");
  const Units units = *choose_garrison(s, x);
  for (const int number : units.legions) {
    Legion& unit = legion(s, number);
    unit.place = UnitPlace::rome;
    unit.province = ProvinceId();
  }
  t.tell("RPR-1.09.646a", GarrisonMoved{x.province, units.legions, false});
}

}  // namespace adj::respublica
