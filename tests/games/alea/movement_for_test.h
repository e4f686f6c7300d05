#pragma once
// Movement on an empty map: scenario 3 (-48), where C holds Italia, Gallia and Hispania and R the other
// regions. Garrisons do not bind, so that a test places only what it is about.

#include "adjudicator/games/alea/rules.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {

using Reasons = std::vector<std::string>;

inline TestTable empty_map(const std::string& scenario = "3",
                           std::map<std::string, std::string> options = {}) {
  options.emplace("garrison_moves", "free");
  TestTable t(scenario, options);
  t.clear_map();
  t.s().phase = Phase::e;
  return t;
}

inline void at_war(TestTable& t, const char* people_id, Camp controller) {
  people(t.s(), PeopleId(people_id)).status = PeopleStatus::war;
  people(t.s(), PeopleId(people_id)).camp = controller;
}

inline void allied(TestTable& t, const char* people_id, Camp camp) {
  people(t.s(), PeopleId(people_id)).status = PeopleStatus::allegiance;
  people(t.s(), PeopleId(people_id)).camp = camp;
}

inline Reasons verdicts(const TestTable& t, Camp camp, const std::vector<Order>& orders) {
  Reasons reasons;
  for (const auto& verdict : check_moves(t.p(), camp, orders)) reasons.push_back(reason(verdict));
  return reasons;
}

inline std::string verdict(const TestTable& t, Camp camp, const Order& order) {
  return verdicts(t, camp, {order}).at(0);
}

// Carries the orders out; all must be legal.
inline MovementResult move_all(TestTable& t, Camp camp, const std::vector<Order>& orders) {
  MovementResult result;
  t.run([&](AleaTable& table) { result = carry_out_moves(table, camp, orders); });
  EXPECT_TRUE(t.told<OrderFailed>().empty());
  return result;
}

inline int cost_of(TestTable t, Camp camp, const Order& order) {
  move_all(t, camp, {order});
  return t.told<Moved>().empty() ? t.told<Sailed>().at(0).cost : t.told<Moved>().at(0).cost;
}

inline std::string zone_of(const TestTable& t, const char* unit_id) {
  return unit(t.s(), UnitId(unit_id)).zone.str();
}
inline std::string zone_of(const TestTable& t, LeaderId id) { return leader(t.s(), id).zone.str(); }

}  // namespace adj::alea
