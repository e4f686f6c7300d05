// AIE-3.6.5f–g, AIE-6.4c–d  The Triumvir's region comes back into play.

#include <algorithm>

#include "adjudicator/games/alea/ch3_6_coup.h"

namespace adj::alea {
namespace {

// Whoever turns back by this is no longer a follower of anybody.
void leave_coups(AleaTable& t, const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units) {
  for (const LeaderId id : leaders) end_coup(t, id, "returned", "AIE-6.4c");
  for (Coup& coup : t.state().coup) {
    for (const LeaderId id : leaders) coup.followers.erase(id);
    for (const UnitId id : units) coup.following_units.erase(id);
  }
}

// AIE-6.4d  Who has no face for the camp is out for good; so is an Assassin, who never turns (AIE-3.5.3f).
void turn_leader(AleaTable& t, LeaderId id, Camp camp, Name clause) {
  if (!may_join(t, id, camp)) {
    remove_leader(t, id, "rallying", "AIE-6.4d");
    return;
  }
  const bool led = is_party_leader(t, id);  // named while his region stood still
  change_camp(t, id, camp, "rallying", clause);
  if (led) party_leader_lost(t, id, other(camp), "rallying", false);
}

}  // namespace

void release_triumvir(AleaTable& t, RegionId in, Camp camp, Name cause, Name clause) {
  State& s = t.state();
  const auto triumvir = std::ranges::find(s.triumvir, in, &Triumvir::region);
  if (triumvir == s.triumvir.end()) return;
  const LeaderId leader_id = triumvir->leader;
  s.triumvir.erase(triumvir);
  t.tell(clause, TriumvirReleased{leader_id, in, camp, cause});
  for (const ZoneId zone : t.tables().region(in).zones) {
    const std::vector<LeaderId> leaders = roman_leaders_in(t, zone, other(camp));
    const std::vector<UnitId> units = roman_units_in(t, zone, other(camp));
    leave_coups(t, leaders, units);
    for (const LeaderId id : leaders) turn_leader(t, id, camp, clause);
    change_camp(t, units, camp, "rallying", clause);
  }
  set_control(t, in, camp, cause, "AIE-RUL-64");
}

// AIE-3.6.5g, AIE-RUL-19  Allies count as Romans (AIE-4.4.2d): only a people at war breaks the spell.
void check_triumvir_entry(AleaTable& t) {
  const std::vector<Triumvir> triumvirs = t.state().triumvir;
  for (const Triumvir& triumvir : triumvirs) {
    std::optional<Camp> invader;
    std::set<UnitId> inside;
    for (const Unit& u : t.state().unit) {
      const UnitInfo& info = t.tables().unit(u.id);
      if (!on_map(u) || info.roman() || region_of(t, u.zone) != triumvir.region) continue;
      const People& own = people(t.state(), *info.people);
      if (triumvir.inside.contains(u.id) || own.status != PeopleStatus::war)
        inside.insert(u.id);
      else if (!invader)
        invader = own.camp;
    }
    for (Triumvir& kept : t.state().triumvir)
      if (kept.region == triumvir.region) kept.inside = inside;
    if (invader) release_triumvir(t, triumvir.region, other(*invader), "invaded", "AIE-3.6.5g");
  }
}

}  // namespace adj::alea
