// RPR-1.07.8  The end of the Forum phase; and of the game, if the era has ended (RPR-1.12.1).

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-1.07.8a  In Rome or not.
void mark_officials(RprTable& t) {
  MajorMarkers told;
  for (Senator& m : t.state().senator) {
    if (!m.office || !t.tables().office(*m.office).major_marker) continue;
    m.major = true;
    told.senators.push_back(m.id);
  }
  if (!told.senators.empty()) t.tell("RPR-1.07.8a", told);
}

// R-12  A plain die.
void roll_tax_farmer(RprTable& t, WarId war_id, LeaderId leader) {
  const std::string about =
      leader.empty() ? t.tables().war(war_id).name.en : t.tables().leader(leader).name.en;
  const int die = t.d6("RPR-1.07.8b", "tax_farmer", about);
  t.tell("RPR-1.07.8b", TaxFarmerRolled{war_id, leader, die});
  destroy_concession(t, "RPR-1.07.8b", t.tables().tax_farmer(die), war_id);
}

// RPR-1.07.8b, R-15, R-16
void wars_destroy(RprTable& t) {
  std::vector<WarId> active;
  for (const War& w : t.state().war)
    if (is_active(w.zone) && w.province.empty()) active.push_back(w.id);
  for (const WarId id : active) {
    if (!t.tables().war(id).tax_farmer_roll) continue;
    roll_tax_farmer(t, id, LeaderId());
    for (const LeaderId leader : leaders_of(t, id))
      if (t.tables().leader(leader).tax_farmer_war == id) roll_tax_farmer(t, id, leader);
  }
  for (const WarId id : active)
    if (const auto& lost = t.tables().war(id).destroys) destroy_concession(t, "RPR-1.07.321a", *lost, id);
}

// RPR-1.07.8c, d
bool leaves_curia(RprTable& t, Name clause, Name what, Name id, const std::string& about) {
  const int e = option(t.state(), "evil_omens_curia") ? omens(t.state()) : 0;
  const int total = t.d6(clause, "curia", about) - e;
  const bool leaves = t.tables().leaves_curia(total);
  std::vector<Share> shares;
  if (e > 0) shares.push_back({"omens", -e});
  t.tell(clause, CuriaRolled{what, id, shares, total, leaves});
  return leaves;
}

void concessions_return(RprTable& t) {
  State& s = t.state();
  for (const ConcessionId id : std::vector<ConcessionId>(s.curia_concessions)) {
    if (!leaves_curia(t, "RPR-1.07.8c", "concession", id, t.tables().concession(id).name.en)) continue;
    std::erase(s.curia_concessions, id);
    s.forum_concessions.push_back(id);
    t.tell("RPR-1.07.8c", ConcessionMoved{id, "forum", "curia"});
  }
}

void families_return(RprTable& t) {
  State& s = t.state();
  for (const SenatorId id : std::vector<SenatorId>(s.curia_families)) {
    if (!leaves_curia(t, "RPR-1.07.8c", "family", id, t.tables().senator(id).name.en)) continue;
    std::erase(s.curia_families, id);
    family_to_forum(t, "RPR-1.07.8c", id, "curia");
  }
}

void leaders_age(RprTable& t) {
  State& s = t.state();
  for (const EnemyLeader& leader : std::vector<EnemyLeader>(s.leader)) {
    if (leader.place != LeaderPlace::curia) continue;
    const LeaderInfo& info = t.tables().leader(leader.id);
    if (!leaves_curia(t, "RPR-1.07.8d", "leader", leader.id, info.name.en)) continue;
    std::erase_if(s.leader, [&](const EnemyLeader& other) { return other.id == info.id; });
    s.removed.push_back(info.card);
    t.tell("RPR-1.07.8d", LeaderMoved{info.id, "removed", {}});
  }
}

}  // namespace

void end_forum(RprTable& t) {
  enemy_leader_dies(t);
  mark_officials(t);
  wars_destroy(t);
  return_land_commissioner(t, "forum");
  concessions_return(t);
  families_return(t);
  leaders_age(t);
  if (t.state().era_ends) end_with(t, "RPR-1.12.1a", era_ends_outcome(t));
}

}  // namespace adj::respublica
