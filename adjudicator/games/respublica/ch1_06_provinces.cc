// RPR-1.06.4, 1.06.51, EVT-163, EVT-169, EVT-178  Provinces in the Revenue phase: disorder, raids,
// development, taxes.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_06.h"

namespace adj::respublica {

namespace {

// The figure on the side of the event that lies up.
int event_amount(Position p, EventCard event) {
  const int level = event_level(p.state, event);
  return level == 0 ? 0 : p.tables.event(event).sides[level == 1 ? 0 : 1].amount;
}

bool loyal_governor(Position p, const Province& place) {
  return place.exists && !place.governor.empty() && !place.rebel && !senator(p.state, place.governor).rebel;
}

// RPR-2.02.4a  An active war reaches for it.
bool under_attack(Position p, const Province& place) {
  if (!place.ally_of.empty()) return true;
  if (!advanced(p.state, "2.02")) return false;
  for (const War& w : p.state.war) {
    if (!is_active(w.zone) || !p.tables.has_war(w.id)) continue;
    const std::vector<ProvinceId>& attacks = p.tables.war(w.id).attacks;
    if (std::find(attacks.begin(), attacks.end(), place.id) != attacks.end()) return true;
  }
  return false;
}

std::vector<ProvinceId> provinces_where(Position p, bool (*match)(Position, const Province&)) {
  std::vector<ProvinceId> found;
  for (const Province& place : p.state.province)
    if (match(p, place)) found.push_back(place.id);
  return found;
}

void lose_legions(RprTable& t, const std::vector<int>& numbers) {
  for (const int number : numbers) to_pool(legion(t.state(), number));
}

// A governor by legate is not there to be hurt (RPR-1.13.1a).
bool there_in_person(const State& s, ProvinceId id) {
  const Province& place = province(s, id);
  return !place.governor.empty() && !place.legate;
}

std::string province_text(Position p, ProvinceId id) { return p.tables.province(id).name.en; }

// RPR-EVT-163d  Chits against the governor; drawn last of two or more he is captured.
void check_governor(RprTable& t, ProvinceId id, int chits) {
  State& s = t.state();
  if (!there_in_person(s, id)) return;
  const SenatorId governor = province(s, id).governor;
  std::vector<int> drawn = draw_chits(t, "RPR-EVT-163d", chits, "raid");
  std::erase(drawn, kChitDrawTwo);
  const auto own = std::find(drawn.begin(), drawn.end(), t.tables().senator(governor).family);
  if (own == drawn.end() || named_by_chit(t, *own) != governor) return;
  if (drawn.size() < 2 || own + 1 != drawn.end()) return kill_senator(t, "RPR-EVT-163d", governor, "raid");
  vacate_province(t, "RPR-EVT-163d", id, "captured");
  capture(t, governor, kNoWar);
  senator(s, governor).province = id;
}

void overrun(RprTable& t, ProvinceId id, int black, const std::vector<int>& legions) {
  State& s = t.state();
  Province& place = province(s, id);
  place.overrun = true;  // RPR-EVT-163b
  lose_legions(t, legions);
  if (place.developed) {
    place.developed = false;
    t.tell("RPR-EVT-163b", ProvinceChanged{id, false, "raid"});
  }
  check_governor(t, id, black);
}

void roll_raid(RprTable& t, ProvinceId id) {
  State& s = t.state();
  const std::string name = province_text(t, id);
  Province& place = province(s, id);
  place.raided = true;
  const std::vector<int> troops = garrison(s, id);
  ProvinceRaided told;
  told.province = id;
  told.black = t.d6("RPR-EVT-163a", "raid_black", name);
  told.white = t.d6("RPR-EVT-163a", "raid_white", name);
  told.shares = {{"land", figures(t, id).land},
                 {"garrison", 2 * static_cast<int>(troops.size())},
                 {"military", military(t, place.governor)}};
  if (advanced(s, "2.02")) told.shares.push_back({"armies", place.armies});
  if (omens(s) > 0) told.shares.push_back({"omens", -omens(s)});
  told.total = told.black + told.white;
  for (const Share& share : told.shares) told.total += share.value;
  told.held = told.total >= event_amount(t, EventCard::barbarian_raids);
  if (!told.held) told.legions = pick_units(t, "garrison_lost", name, troops, told.black);  // RPR-EVT-163c
  t.tell("RPR-EVT-163a", told);
  if (!told.held) overrun(t, id, told.black, told.legions);
}

// RPR-EVT-169a
void roll_order(RprTable& t, ProvinceId id) {
  State& s = t.state();
  OrderRolled told;
  told.province = id;
  told.die = t.d6("RPR-EVT-169a", "order", province_text(t, id));
  const std::vector<int> troops = garrison(s, id);
  told.shares = {{"garrison", static_cast<int>(troops.size())}};
  if (omens(s) > 0) told.shares.push_back({"omens", -omens(s)});
  told.total = told.die;
  for (const Share& share : told.shares) told.total += share.value;
  told.held = told.total > event_amount(t, EventCard::internal_disorder);
  t.tell("RPR-EVT-169a", told);
  if (told.held) return;
  lose_legions(t, troops);
  if (there_in_person(s, id))
    kill_senator(t, "RPR-EVT-169a", province(s, id).governor, "disorder");
  else
    vacate_province(t, "RPR-EVT-169a", id, "disorder");
  province_revolts(t, "RPR-EVT-169a", id, "disorder");
}

bool may_be_disordered(Position p, const Province& place) {
  return loyal_governor(p, place) && !place.developed;
}
bool may_be_raided(Position p, const Province& place) {
  return loyal_governor(p, place) && p.tables.province(place.id).frontier;
}
// RPR-1.06.4a, c
bool may_develop(Position p, const Province& place) {
  return loyal_governor(p, place) && !place.developed && !place.raided && !place.disordered &&
         !under_attack(p, place);
}
bool is_taxed(Position p, const Province& place) { return yields(p, place.id); }

}  // namespace

bool yields(Position p, ProvinceId id) {
  const Province& place = province(p.state, id);
  return loyal_governor(p, place) && !place.overrun && !place.disordered && !under_attack(p, place);
}

int verres(Position p) { return event_amount(p, EventCard::trial_of_verres); }
int enthusiasm(Position p) { return event_amount(p, EventCard::allied_enthusiasm); }

// Who governs others by legate (RPR-1.13.1a) may have died in one of them: these are vacant then, and spared.
void suffer_disorder(RprTable& t) {
  if (event_level(t.state(), EventCard::internal_disorder) == 0) return;
  for (Province& place : t.state().province) place.disordered = place.exists && !place.developed;
  for (const ProvinceId id : provinces_where(t, may_be_disordered))
    if (loyal_governor(t, province(t.state(), id))) roll_order(t, id);
}

void suffer_raids(RprTable& t) {
  if (event_level(t.state(), EventCard::barbarian_raids) == 0) return;
  for (const ProvinceId id : provinces_where(t, may_be_raided))
    if (loyal_governor(t, province(t.state(), id))) roll_raid(t, id);
}

int spoil_province(RprTable& t, ProvinceId id) {
  State& s = t.state();
  const DiceFormula& formula = figures(t, id).spoils;
  const SenatorId governor = province(s, id).governor;
  SpoilsTaken told{id, governor, 0, 0};
  told.roll = roll_dice(t, "RPR-1.06.13b", "spoils", province_text(t, id), formula.dice);
  told.amount = formula.total(told.roll) - omens(s);
  if (told.amount > 0) told.amount = std::max(0, told.amount - verres(t));  // RPR-EVT-178a
  t.tell("RPR-1.06.13b", told);
  if (province(s, id).legate) {  // R-79, RPR-1.13.1c
    province(s, id).corrupt = true;
    senator(s, governor).legate_spoils.insert(id);
  } else {
    senator(s, governor).corrupt = true;  // RPR-1.06.13c
  }
  if (told.amount < 0) s.now.debts["negative_spoils"] -= told.amount;
  return std::max(0, told.amount);
}

void develop_provinces(RprTable& t) {
  State& s = t.state();
  const Constants& c = t.tables().constants;
  for (const ProvinceId id : provinces_where(t, may_develop)) {
    const Province& place = province(s, id);
    // R-79  The marker of spoils by legate lies on the province; his own counts wherever he governs.
    const bool corrupt = senator(s, place.governor).corrupt || place.corrupt;
    DevelopmentRolled told;
    told.province = id;
    told.die = t.d6("RPR-1.06.4a", "development", province_text(t, id));
    told.shares = {{"uncorrupted", corrupt ? 0 : 1}, {"omens", -omens(s)}};  // RPR-1.06.4b
    std::erase_if(told.shares, [](const Share& share) { return share.value == 0; });
    told.total = told.die;
    for (const Share& share : told.shares) told.total += share.value;
    told.developed = told.total >= c.development_target;
    t.tell("RPR-1.06.4a", told);
    if (!told.developed) continue;
    province(s, id).developed = true;
    change_influence(t, "RPR-1.06.4d", place.governor, c.development_influence, "development");
  }
}

int tax_provinces(RprTable& t) {
  State& s = t.state();
  int sum = 0;
  for (const ProvinceId id : provinces_where(t, is_taxed)) {
    const DiceFormula& formula = figures(t, id).income;
    StateIncome told{id, 0, 0};
    told.roll = roll_dice(t, "RPR-1.06.51a", "state_income", province_text(t, id), formula.dice);
    told.amount = formula.total(told.roll) - omens(s) + verres(t);
    t.tell("RPR-1.06.51a", told);
    if (told.amount < 0) s.now.debts["negative_income"] -= told.amount;
    sum += std::max(0, told.amount);
  }
  return sum;
}

}  // namespace adj::respublica
