// RPR-1.06.1, 1.06.4, 1.06.5  What senators and State earn before anybody decides anything.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_06.h"
#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

bool earns(const Senator& m) { return aligned(m) && !m.rebel && m.place != Place::captive; }

// 7.4  A line for the province comes before one for all of them; without any: no.
bool wants_spoils(Position p, Seat seat, ProvinceId id) {
  const TakeSpoils* general = nullptr;
  for (const Wish<TakeSpoils>& w : wishes<TakeSpoils>(p.state, seat)) {
    if (!holds(p, *w.order, {})) continue;
    if (w.what->province == id) return w.what->yes;
    if (w.what->province.empty() && !general) general = w.what;
  }
  return general && general->yes;
}

bool wants_grain(Position p, Seat seat, ConcessionId id) {
  for (const Wish<SellGrain>& w : wishes<SellGrain>(p.state, seat))
    if (w.what->concession == id && holds(p, *w.order, {})) return w.what->yes;
  return false;
}

// RPR-1.06.12b, CARD-054, CARD-055
int concession_income(RprTable& t, SenatorId id) {
  const std::set<ConcessionId> held = senator(t.state(), id).concessions;
  int sum = 0;
  for (const ConcessionId concession : held) {
    const ConcessionInfo& info = t.tables().concession(concession);
    if (info.income == 0) continue;  // Armaments and Ship Building earn when units are raised
    if (info.needs_land_bill && !land_bill_in_force(t.state())) continue;  // RPR-CARD-058
    senator(t.state(), id).bars.insert(concession);
    const int droughts = info.grain ? drought_effects(t) : 0;
    int income = info.income;
    if (droughts > 0 && wants_grain(t, senator(t.state(), id).faction, concession)) {
      income *= 1 + droughts;
      const Name clause("RPR-CARD-0" + std::to_string(t.tables().card(info.card).number));
      t.tell(clause, GrainSold{id, concession, income});
      change_popularity(t, clause, id, -(1 + droughts), "grain");
    }
    sum += income;
  }
  return sum;
}

Income earn(RprTable& t, SenatorId id) {
  State& s = t.state();
  const Constants& c = t.tables().constants;
  Income income;
  income.senator = id;
  income.base = is_leader(s, id) ? c.income_leader : c.income_other;
  income.knights = senator(s, id).knights;  // RPR-1.06.12a
  income.concessions = concession_income(t, id);
  if (top_card(t, senator(s, id)).abilities.doubles_income) {  // 29A
    income.base *= 2;
    income.concessions *= 2;
  }
  for (const ProvinceId province : provinces_of(s, id))
    if (yields(t, province) && wants_spoils(t, senator(s, id).faction, province))
      income.spoils += spoil_province(t, province);
  if (senator(s, id).office ==
      Office::pontifex_maximus)  // RPR-2.01.6a: the office exists with that rule only
    income.priesthood = std::max(0, omened_d6(t, "RPR-2.01.6a", "priesthood", senator_text(t, id)));
  income.total = income.base + income.knights + income.concessions + income.spoils + income.priesthood;
  senator(s, id).talents += income.total;
  return income;
}

void earn_personal_incomes(RprTable& t) {
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t))) {
    IncomeEarned told;
    told.seat = seat;
    for (const SenatorId id : senators_of(t.state(), seat))
      if (earns(senator(t.state(), id))) told.incomes.push_back(earn(t, id));
    if (!told.incomes.empty()) t.tell("RPR-1.06.1b", told);
  }
}

// RPR-CARD-106b  What was brought home last turn.
int collect_bequests(RprTable& t) {
  int sum = 0;
  for (Bequest& b : t.state().bequests) {
    if (!b.collected || b.paid) continue;
    b.paid = true;
    b.collector = SenatorId();
    const int talents = t.tables().forum_card(b.card).talents;
    state_receives(t, "RPR-CARD-106b", talents, "bequest");
    sum += talents;
  }
  return sum;
}

void pay_bodyguards(RprTable& t) {
  std::vector<SenatorId> guarded;
  for (const Senator& m : t.state().senator)
    if (!m.open_bodyguard.empty()) guarded.push_back(m.id);
  for (const SenatorId id : guarded) pay_bodyguard(t, id);
}

}  // namespace

void pay_bodyguard(RprTable& t, SenatorId id) {
  Senator& m = senator(t.state(), id);
  const bool pays = earns(m) && m.talents >= 1;
  t.tell("RPR-CARD-152", BodyguardPaid{id, pays});
  if (!pays) {
    t.state().discard.push_back(m.open_bodyguard);
    m.open_bodyguard = CardId();
    return;
  }
  change_purse(t, "RPR-CARD-152", id, -1, "bodyguard");
  change_popularity(t, "RPR-CARD-152", id, -1, "bodyguard");
}

void earn_incomes(RprTable& t) {
  State& s = t.state();
  s.phase = Phase::revenue;
  t.tell("RPR-1.03a", PhaseBegan{Phase::revenue});
  const int annual = t.tables().constants.annual_revenue;
  state_receives(t, "RPR-1.06.5a", annual, "annual");
  s.now.income = annual;
  suffer_disorder(t);
  suffer_raids(t);
  pay_bodyguards(t);
  earn_personal_incomes(t);
  develop_provinces(t);
  state_receives(t, "RPR-EVT-162-1", enthusiasm(t), "enthusiasm");
  s.now.income += enthusiasm(t) + collect_bequests(t);
  const int taxes = tax_provinces(t);
  state_receives(t, "RPR-1.06.51a", taxes, "taxes");
  s.now.income += taxes;
}

void ask_revenue(RprTable& t) {
  std::vector<RevenueOrders> windows;
  for (const Seat seat : asked(t.state())) windows.push_back({seat});
  ask_and_file(t, windows);
}

// RPR-1.08.12a, 1.07.33c, EVT-164  Every draw of the event, every war with the icon.
int drought_effects(Position p) {
  int effects = event_level(p.state, EventCard::drought);
  for (const War& w : p.state.war) {
    if (!p.tables.has_war(w.id)) continue;
    const WarInfo& info = p.tables.war(w.id);
    if (info.drought && (is_active(w.zone) || info.drought_when_inactive)) ++effects;
  }
  return effects;
}

int talents_of(Position p, Seat seat) {
  int sum = faction(p.state, seat).treasury;
  for (const Senator& m : p.state.senator)
    if (m.faction == seat && earns(m)) sum += m.talents;
  return sum;
}

}  // namespace adj::respublica
