#pragma once
// Winter for a test: an empty map whose regions belong to nobody, garrisons and recruitment (AIE-9.4).

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {

inline const RegionId kGallia("gallia"), kAsia("asia"), kAfrica("africa"), kGraecia("graecia"),
    kHispania("hispania"), kSicilia("sicilia");

using Units = std::vector<UnitId>;

inline Units ids(std::initializer_list<const char*> names) {
  Units found;
  for (const char* n : names) found.push_back(u(n));
  return found;
}

// An empty map in the winter of -46: nobody controls anything but what the test gives; C has the initiative.
inline TestTable winter() {
  TestTable t("1");
  t.s().year = -46;
  t.s().phase = Phase::f;
  t.s().turn.initiative = C;
  t.clear_map();
  for (Region& r : t.s().region) r.controller = std::nullopt;
  return t;
}

inline void own(TestTable& t, Camp camp, RegionId id) { region(t.s(), id).controller = camp; }

// So many own legions as the region's garrison, far from everything the test is about.
inline void garrison(TestTable& t, const char* zone, Camp camp, std::initializer_list<const char*> legions) {
  for (const char* id : legions) t.put(id, zone, camp);
}

inline void order(TestTable& t, Camp camp, OrderBody body) {
  t.s().orders[seat_of(t.s(), camp)].winter.push_back({std::move(body), {}, {}});
}

inline void fill(TestTable& t) {
  t.run([](AleaTable& table) {
    Winter9 nine(table);
    fill_garrisons(nine);
  });
}

inline void levy(TestTable& t) {
  t.run([](AleaTable& table) {
    Winter9 nine(table);
    recruit(nine);
  });
}

inline Units raised(const TestTable& t, RegionId id) {
  for (const Recruited& r : t.told<Recruited>())
    if (r.region == id) return r.units;
  return {};
}

inline std::vector<std::string> refused(const TestTable& t, Camp camp) {
  std::vector<std::string> keys;
  const auto orders = t.s().orders.at(seat_of(t.s(), camp)).winter;
  for (const auto& verdict : check_orders(t.p(), WinterOrders{seat_of(t.s(), camp), camp}, orders))
    keys.push_back(verdict ? verdict->key : "");
  return keys;
}

}  // namespace adj::alea
