// RPR-1.06.53, 1.06.6  What the State owes, and governors on their way home.

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_06.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

constexpr const char* kDebts = "RPR-1.06.53a";

int units_to_pay(const State& s) {
  int count = 0;
  for (const UnitPlace place : {UnitPlace::rome, UnitPlace::war, UnitPlace::garrison})
    count += static_cast<int>(legions_at(s, place).size() + fleets_at(s, place).size());
  return count;
}

int land_bill_costs(Position p) {
  int sum = 0;
  for (const auto& [bill, count] : p.state.land_bills) sum += count * p.tables.land_bill(bill).cost;
  return sum;
}

// RPR-1.09.622: bills of type I are paid once.
void settle_land_bills(RprTable& t) {
  State& s = t.state();
  const std::map<LandBill, int> bills = s.land_bills;
  for (const auto& [bill, count] : bills) {
    if (count == 0) continue;
    const bool recurring = t.tables().land_bill(bill).recurring;
    if (!recurring) s.land_bills.erase(bill);
    t.tell(kDebts, LandBillPaid{bill, !recurring});
  }
}

// A governor whose dial leaves the 1. One without a faction goes back to the Forum, under his statesman where
// there is one (RPR-1.07.312e, R-94).
void come_home(RprTable& t, ProvinceId id) {
  State& s = t.state();
  const SenatorId governor = province(s, id).governor;
  const bool in_person = !province(s, id).legate;
  vacate_province(t, "RPR-1.06.6a", id, "term");
  if (!in_person) return;
  come_to_rome(s, governor);
  senator(s, governor).returned = true;
  if (!aligned(senator(s, governor))) settle_in_forum(t, governor);
  if (find_senator(s, governor)) check_appointment_for_life(t);
}

void count_terms(RprTable& t) {
  State& s = t.state();
  for (const ProvinceInfo& info : t.tables().provinces) {
    Province& place = province(s, info.id);
    if (!place.exists || place.governor.empty() || place.rebel || senator(s, place.governor).rebel) continue;
    if (--place.term <= 0) come_home(t, info.id);
  }
}

// RPR-EVT-163e  Taken by raiders and not ransomed before the Forum phase.
void kill_raiders_captives(RprTable& t) {
  std::vector<SenatorId> captives;
  for (const Senator& m : t.state().senator)
    if (m.place == Place::captive && m.war.empty()) captives.push_back(m.id);
  for (const SenatorId id : captives) kill_senator(t, "RPR-EVT-163e", id, "raid");
}

}  // namespace

std::vector<Share> debts_in_order(Position p) {
  std::vector<Share> debts;
  for (const char* rolled : {"negative_spoils", "negative_income"})
    if (const auto at = p.state.now.debts.find(rolled); at != p.state.now.debts.end())
      debts.push_back({rolled, at->second});
  const Constants& c = p.tables.constants;
  if (const int wars = active_wars(p); wars > 0) debts.push_back({"wars", c.war_cost * wars});
  if (const int bills = land_bill_costs(p); bills > 0) debts.push_back({"land_bills", bills});
  if (const int units = units_to_pay(p.state); units > 0) debts.push_back({"upkeep", c.unit_upkeep * units});
  return debts;
}

int total_debts(Position p) {
  int sum = 0;
  for (const Share& debt : debts_in_order(p)) sum += debt.value;
  return sum;
}

std::map<Name, int> state_debts(Position p) {
  std::map<Name, int> debts;
  for (const Share& debt : debts_in_order(p)) debts[debt.why] = debt.value;
  return debts;
}

int price_of_unit(Position p) {
  return p.tables.constants.unit_cost + p.tables.constants.manpower_step * p.state.manpower_shortage;
}

void pay_debts(RprTable& t) {
  State& s = t.state();
  DebtsPaid told;
  told.debts = debts_in_order(t);
  for (const Share& debt : told.debts) {
    state_pays(t, kDebts, debt.value, debt.why);
    if (debt.why == "land_bills") settle_land_bills(t);
    told.total += debt.value;
  }
  told.now = s.treasury;
  t.tell(kDebts, told);
  count_terms(t);
  kill_raiders_captives(t);
  forget_window(s);
}

}  // namespace adj::respublica
