// RPR-1.06.2, 1.11.33  The upkeep of rebel legions, and those that the rebel cannot or will not pay.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_06.h"

namespace adj::respublica {

namespace {

// RPR-1.11.33a  Veterans sworn to a rebel ask for nothing.
bool serves_free(const State& s, const Legion& unit) {
  const Senator* owner = unit.veteran ? find_senator(s, unit.allegiance) : nullptr;
  return owner && owner->rebel;
}

// RPR-1.11.32b  The primary's purse, then the others', then the faction treasury.
std::vector<std::pair<SenatorId, int>> sources(const State& s) {
  std::vector<std::pair<SenatorId, int>> found;
  const SenatorId primary = s.civil_war->primary;
  found.emplace_back(primary, senator(s, primary).talents);
  for (const Senator& m : s.senator)
    if (m.rebel && m.id != primary) found.emplace_back(m.id, m.talents);
  found.emplace_back(SenatorId(), faction(s, s.civil_war->faction).treasury);
  return found;
}

}  // namespace

RebelUpkeepPlan plan_rebel_upkeep(Position p, int release) {
  RebelUpkeepPlan plan;
  const State& s = p.state;
  if (!s.civil_war) return plan;
  const int upkeep = p.tables.constants.unit_upkeep;
  for (const Legion& unit : s.legion)
    if (unit.place == UnitPlace::rebels && !serves_free(s, unit)) plan.paid.push_back(unit.number);
  // Veterans are kept before plain legions, then low numbers before high ones.
  std::stable_sort(plan.paid.begin(), plan.paid.end(),
                   [&](int a, int b) { return legion(s, a).veteran > legion(s, b).veteran; });
  int funds = 0;
  for (const auto& [id, talents] : sources(s)) funds += talents;
  const std::size_t kept =
      std::min(plan.paid.size() - std::min(plan.paid.size(), static_cast<std::size_t>(std::max(0, release))),
               static_cast<std::size_t>(funds / upkeep));
  plan.released.assign(plan.paid.begin() + static_cast<std::ptrdiff_t>(kept), plan.paid.end());
  plan.paid.resize(kept);
  int due = upkeep * static_cast<int>(kept);
  for (const auto& [id, talents] : sources(s)) {
    const int pays = std::min(due, talents);
    if (pays > 0) plan.payments.emplace_back(id, pays);
    due -= pays;
  }
  std::sort(plan.released.begin(), plan.released.end());
  return plan;
}

std::vector<int> pay_rebels(RprTable& t) {
  State& s = t.state();
  if (!s.civil_war) return {};
  const Seat seat = s.civil_war->faction;
  const RebelUpkeep* order = wish<RebelUpkeep>(t, seat);
  const RebelUpkeepPlan plan = plan_rebel_upkeep(t, order ? order->release : 0);
  RebelUpkeepPaid told{s.civil_war->primary, static_cast<int>(plan.paid.size()), 0, plan.released};
  for (const auto& [id, talents] : plan.payments) told.talents += talents;
  t.tell("RPR-1.06.2a", told);
  for (const auto& [id, talents] : plan.payments) {
    if (id.empty())
      change_faction_treasury(t, "RPR-1.06.2a", seat, -talents, "rebel_upkeep");
    else
      change_purse(t, "RPR-1.06.2a", id, -talents, "rebel_upkeep");
  }
  for (const int number : plan.released) {  // RPR-1.11.33b
    Legion& unit = legion(s, number);
    unit.place = UnitPlace::rome;
    unit.commander = SenatorId();
    unit.province = ProvinceId();
  }
  s.now.released = static_cast<int>(plan.released.size());
  return plan.released;
}

// RPR-1.06.53c, 1.11.33  The State keeps them if it can; its highest official may refuse.
void decide_released(RprTable& t, const std::vector<int>& released) {
  State& s = t.state();
  if (released.empty()) return;
  const KeepReleased* order = wish<KeepReleased>(t, hrao_seat(t));
  const bool kept = (!order || order->yes) && total_debts(t) <= s.treasury;
  t.tell("RPR-1.06.53c", ReleasedTroops{released, kept});
  if (kept) return;
  for (const int number : released) to_pool(legion(s, number));
}

}  // namespace adj::respublica
