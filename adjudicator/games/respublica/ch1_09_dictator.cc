// RPR-1.09.3  Dictator and Master of Horse.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

// Of an active war as it stands: matching wars and leaders count, a beaten fleet does not.
bool great_war(Position p) {
  const int needed = p.tables.constants.dictator_war_strength;
  const auto great = [&](WarId id) {
    const WarStrength strength = war_strength(p, id);
    return strength.land + strength.fleet >= needed;
  };
  for (const War& w : p.state.war)
    if (war_is_active(p, w.id) && great(w.id)) return true;
  return p.state.civil_war && option(p.state, "civil_war_counts") && great(kCivilWar);
}

// 7.4  The highest military of his own faction, else of all.
SenatorId default_master(Position p, SenatorId dictator, const std::vector<SenatorId>& men) {
  const Seat own = senator(p.state, dictator).faction;
  SenatorId best;
  const auto value = [&](SenatorId id) {
    return military(p, id) + (senator(p.state, id).faction == own ? 1000 : 0);
  };
  for (const SenatorId id : men)
    if (best.empty() || value(id) > value(best)) best = id;
  return best;
}

// RPR-1.09.33a
void name_master(RprTable& t, SenatorId dictator) {
  const std::vector<SenatorId> men = eligible(t, Stage::dictator);
  if (men.empty()) return;
  SenatorId chosen;
  for (const Wish<NameMaster>& w : wishes<NameMaster>(t.state(), senator(t.state(), dictator).faction)) {
    const bool can = std::find(men.begin(), men.end(), w.what->senator) != men.end();
    if (!chosen.empty() || !can || !holds(t, *w.order, {})) continue;
    chosen = w.what->senator;
  }
  if (chosen.empty()) chosen = default_master(t, dictator, men);
  take_office(t, "RPR-1.09.33a", chosen, Office::master_of_horse, "appointed");
}

void install(RprTable& t, SenatorId id, Name clause, Name how) {
  take_office(t, clause, id, Office::dictator, how);
  name_master(t, id);
  set_presiding(t, "dictator");
}

// RPR-1.09.31a  The man whom every living Consul wants.
SenatorId agreed_by_consuls(Position p) {
  std::vector<SenatorId> consuls = holders(p.state, Office::rome_consul);
  for (const SenatorId id : holders(p.state, Office::field_consul)) consuls.push_back(id);
  SenatorId agreed;
  for (const SenatorId id : consuls) {
    const AppointDictator* wanted = wish<AppointDictator>(p, senator(p.state, id).faction);
    if (!wanted || (!agreed.empty() && agreed != wanted->senator)) return SenatorId();
    agreed = wanted->senator;
  }
  return agreed;
}

}  // namespace

bool dictator_possible(Position p) {
  return active_wars(p) >= p.tables.constants.dictator_active_wars || great_war(p);
}

Refused refuse_business(Position p, Seat, const ElectDictator& x) {
  if (!dictator_possible(p)) return refusal("RPR-1.09.3a", "no_need");
  if (!holder(p.state, Office::dictator).empty()) return refusal("RPR-1.09.3a", "not_vacant");
  const Stage stage = p.state.session.stage;
  if (stage > Stage::censor) return refusal("RPR-1.09.32b", "too_late");
  if (auto no = refuse_absent(p, x.senator, "RPR-1.09.3b")) return no;
  if (!free_for_office(senator(p.state, x.senator)) && stage >= Stage::dictator)
    return refusal("RPR-1.09.3b", "not_eligible", about("senator", x.senator));
  return std::nullopt;
}

void enact(RprTable& t, const Item&, const ElectDictator& x) {
  install(t, x.senator, "RPR-1.09.33a", "elected");
}

bool settle_dictator(RprTable& t) {
  if (!dictator_possible(t) || !holder(t.state(), Office::dictator).empty()) return true;
  const std::vector<SenatorId> men = eligible(t, Stage::dictator);
  if (men.empty()) return true;
  const SenatorId wanted = agreed_by_consuls(t);
  if (std::find(men.begin(), men.end(), wanted) == men.end()) return false;
  install(t, wanted, "RPR-1.09.31a", "appointed");
  return true;
}

}  // namespace adj::respublica
