// RPR-1.05.3  What a death takes away, and what stays.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

namespace {

// RPR-1.05.22a  The other statesman of his number, if both are in play. R-94  A family that governs while its
// statesman is in play makes no pair with him.
SenatorId other_of_pair(Position p, const Senator& m) {
  for (const Senator& other : p.state.senator)
    if (other.id != m.id && !m.statesman.empty() && !other.statesman.empty() &&
        p.tables.senator(other.id).family == p.tables.senator(m.id).family)
      return other.id;
  return SenatorId();
}

// RPR-1.05.3a  His veterans forget him and stay veterans; legions he disbanded are plain again.
void release_units(State& s, SenatorId id) {
  for (Legion& unit : s.legion) {
    if (unit.allegiance == id) unit.allegiance = SenatorId();
    if (unit.commander != id) continue;
    unit.commander = SenatorId();
    if (unit.place != UnitPlace::disbanded) continue;
    unit.place = UnitPlace::pool;
    unit.veteran = false;
  }
  for (Fleet& unit : s.fleet)
    if (unit.commander == id) unit.commander = SenatorId();
}

// RPR-1.10.7c, 1.09.34c  His force stays where it is without a commander; a Master of Horse comes home.
void end_command(RprTable& t, Name clause, SenatorId id) {
  State& s = t.state();
  for (Command& c : s.command)
    if (c.master == id) c.master = SenatorId();
  const Command* own = find_command(s, id);
  if (!own) return;
  const SenatorId master = own->master;
  std::erase_if(s.command, [&](const Command& c) { return c.commander == id; });
  if (master.empty()) return;
  come_to_rome(s, master);
  leave_office(t, clause, master, "dictator_dead");
}

void lose_bodyguard(State& s, const Senator& m) {
  if (!m.open_bodyguard.empty()) s.discard.push_back(m.open_bodyguard);  // RPR-CARD-152a
}

// What becomes of the family card.
enum class FamilyGoes { nowhere, survivor, heir, curia };
FamilyGoes where_family_goes(Position p, const Senator& m, DeathKind kind) {
  if (!m.family_card) return FamilyGoes::nowhere;
  if (!other_of_pair(p, m).empty()) return FamilyGoes::survivor;  // RPR-1.07.312h: before the leader's heir
  if (is_leader(p.state, m.id) && kind == DeathKind::common) return FamilyGoes::heir;
  return FamilyGoes::curia;
}

void place_family(RprTable& t, FamilyGoes goes, SenatorId family, SenatorId survivor, Seat faction_of) {
  State& s = t.state();
  switch (goes) {
    case FamilyGoes::nowhere:
      return;
    case FamilyGoes::survivor:
      senator(s, survivor).family_card = true;
      t.tell("RPR-1.07.312h", FamilyBeneath{survivor});
      return;
    case FamilyGoes::heir:  // RPR-1.05.3e
      enter_play(s, t.tables(), new_senator(t.tables(), family, SenatorId(), true, faction_of));
      faction(s, faction_of).leader = family;
      return;
    case FamilyGoes::curia:
      return family_to_curia(t, family);
  }
}

void end_consulate_for_life(State& s, SenatorId id) {
  if (s.for_life != id) return;
  s.for_life = SenatorId();  // RPR-1.09.823c: his factions return to their players
  s.for_life_appointed = false;
  if (s.phase == Phase::senate) split_window(s);
}

// The markers that lie elsewhere than on his card.
void strip(RprTable& t, Name clause, SenatorId id) {
  give_up_concessions(t, "RPR-1.05.3b", id, "death");
  for (const ProvinceId province : provinces_of(t.state(), id))
    vacate_province(t, "RPR-1.05.3c", province, "death");
  release_units(t.state(), id);
  end_command(t, clause, id);
  if (senator(t.state(), id).office) leave_office(t, "RPR-1.05.3a", id, "death");
  lose_bodyguard(t.state(), senator(t.state(), id));
  for (Bequest& b : t.state().bequests)
    if (b.collector == id) b.collector = SenatorId();
  // RPR-CARD-139a  Cleopatra helped him, not an heir who bears his name.
  for (War& w : t.state().war)
    if (w.cleopatra_with == id) w.cleopatra_with = SenatorId();
}

}  // namespace

void kill_senator(RprTable& t, Name clause, SenatorId id, Name why, DeathKind kind) {
  State& s = t.state();
  if (const Seat first = hrao_seat(t); first != Seat{}) s.last_hrao = first;
  const Senator dead = senator(s, id);
  const SenatorId family = family_info(t, dead).id;
  const SenatorId survivor = other_of_pair(t, dead);
  const FamilyGoes goes = where_family_goes(t, dead, kind);
  const bool led = is_leader(s, id);
  const bool primary_rebel = s.civil_war && s.civil_war->primary == id;
  t.tell(clause, SenatorDied{id, dead.statesman, dead.faction, why, goes == FamilyGoes::heir,
                             goes == FamilyGoes::curia});
  strip(t, clause, id);
  std::erase_if(s.senator, [&](const Senator& m) { return m.id == id; });
  if (!dead.statesman.empty()) s.removed.push_back(t.tables().senator(dead.statesman).card);  // RPR-1.05.31a
  if (led) faction(s, dead.faction).leader = SenatorId();
  place_family(t, goes, family, survivor, dead.faction);
  end_consulate_for_life(s, id);
  if (primary_rebel) collapse_rebellion(t, clause, why);
  if (aligned(dead)) settle_empty_faction(t, dead.faction, kind == DeathKind::punished);
  check_appointment_for_life(t);  // a Master of Horse is home
  if (s.phase == Phase::senate) on_departure(t, id, true);
}

void give_up_concessions(RprTable& t, Name clause, SenatorId id, Name why) {
  State& s = t.state();
  const std::set<ConcessionId> held = senator(s, id).concessions;
  for (const ConcessionId concession : held) {
    s.forum_concessions.push_back(concession);
    t.tell(clause, ConcessionMoved{concession, "forum", why});
  }
  senator(s, id).concessions.clear();
  senator(s, id).bars.clear();
}

void destroy_concession(RprTable& t, Name clause, ConcessionId id, Name why) {
  State& s = t.state();
  bool found = std::erase(s.forum_concessions, id) > 0;
  for (Senator& m : s.senator)
    if (m.concessions.erase(id) > 0) {
      m.bars.erase(id);
      found = true;
    }
  if (!found) return;  // in a deck, a hand or the Curia it is safe
  s.curia_concessions.push_back(id);
  t.tell(clause, ConcessionDestroyed{id, why});
}

void vacate_province(RprTable& t, Name clause, ProvinceId id, Name why) {
  Province& p = province(t.state(), id);
  if (p.governor.empty()) return;
  const SenatorId governor = p.governor;
  p.governor = SenatorId();
  p.legate = p.elected = p.rebel = false;
  p.term = 0;
  t.tell(clause, TermEnded{id, governor, why});
}

void leave_office(RprTable& t, Name clause, SenatorId id, Name why) {
  Senator& m = senator(t.state(), id);
  if (!m.office) return;
  const Office office = *m.office;
  m.office.reset();
  if (t.tables().office(office).prior_consul) m.prior_consul = true;
  t.tell(clause, OfficeLeft{id, office, why});
  // RPR-1.09.34c  The Master of Horse serves as long as his Dictator.
  const SenatorId master = holder(t.state(), Office::master_of_horse);
  if (office == Office::dictator && !master.empty()) leave_office(t, "RPR-1.09.34c", master, why);
}

}  // namespace adj::respublica
