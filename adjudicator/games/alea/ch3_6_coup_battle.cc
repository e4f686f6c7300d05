// AIE-3.6.4  What a battle between a Pretender and a Party leader of the camp he attacks makes of both
// armies.

#include <algorithm>

#include "adjudicator/games/alea/ch3_6_coup.h"

namespace adj::alea {
namespace {

// The Pretender among these leaders, who attacks the camp that they fight; empty when there is none.
LeaderId pretender_among(Position p, const std::vector<LeaderId>& leaders) {
  for (const LeaderId id : leaders)
    if (is_pretender(p, id)) return id;
  return {};
}

std::vector<LeaderId> party_leaders_among(Position p, const std::vector<LeaderId>& leaders) {
  std::vector<LeaderId> found;
  for (const LeaderId id : leaders)
    if (is_party_leader(p, id)) found.push_back(id);
  return found;
}

bool still_in(Position p, LeaderId id, ZoneId zone) { return leader(p.state, id).zone == zone; }

// AIE-3.6.4d–e, AIE-RUL-21  Party leaders die; without any left in their camp the coup has succeeded.
void kill_party_leaders(AleaTable& t, LeaderId pretender, const std::vector<LeaderId>& victims, Camp camp) {
  for (const LeaderId id : victims) remove_leader(t, id, "coup", "AIE-3.6.4b");
  const bool last = party_leaders(t, camp).empty();
  for (Coup& coup : t.state().coup)
    if (coup.pretender == pretender) coup.succeeded = last;
  t.tell(last ? "AIE-3.6.4d" : "AIE-3.6.4e",
         CoupEnded{pretender, last ? Name("succeeded") : Name("party_leader_beaten")});
}

// Units of peoples in the beaten camp's allegiance that are left of its army: they keep it (AIE-4.4.2f).
bool allies_left(Position p, const std::vector<UnitId>& units, ZoneId zone) {
  return std::ranges::any_of(
      units, [&](UnitId id) { return !p.tables.unit(id).roman() && unit(p.state, id).zone == zone; });
}

// AIE-3.6.4d–e, AIE-RUL-22  The other leaders of the beaten army join the Pretender; chiefs of allied peoples
// stay with their warriors, as long as there are any.
void join_pretender(AleaTable& t, LeaderId pretender, const std::vector<LeaderId>& leaders, ZoneId zone,
                    Camp beaten, bool allies) {
  for (const LeaderId id : leaders) {
    if (!still_in(t, id, zone) || (allies && !t.tables().leader(id).roman())) continue;
    if (!may_join(t, id, other(beaten))) {
      expel_leader(t, id, "AIE-RUL-22");
      continue;
    }
    end_coup(t, id, "returned", "AIE-3.6.4e");
    change_camp(t, id, other(beaten), "coup", "AIE-3.6.4e");
    if (!on_map(leader(t.state(), id))) continue;  // AIE-S5.i
    for (Coup& coup : t.state().coup)
      if (coup.pretender == pretender) coup.followers.insert(id);
  }
}

// AIE-3.6.4c, AIE-RUL-22  The Pretender is beaten: nobody of his army's leaders survives.
void kill_army_leaders(AleaTable& t, LeaderId pretender, const std::vector<LeaderId>& leaders, ZoneId zone) {
  end_coup(t, pretender, "pretender_beaten", "AIE-3.6.4c");
  for (const LeaderId id : leaders)
    if (still_in(t, id, zone)) remove_leader(t, id, "combat", "AIE-3.6.4c");
}

// AIE-3.6.4f, AIE-RUL-22  The survivors go over to the winner where they stand; at sea with what the fleet
// carried.
void take_over_units(AleaTable& t, const std::vector<UnitId>& units, ZoneId zone, Camp winner,
                     LeaderId victor) {
  std::vector<UnitId> turning;
  for (const UnitId id : roman_units_in(t, zone, other(winner)))
    if (t.tables().zone(zone).sea || std::ranges::find(units, id) != units.end()) turning.push_back(id);
  change_camp(t, turning, winner, "coup", "AIE-3.6.4f");
  for (Coup& coup : t.state().coup)
    if (coup.pretender == victor) coup.following_units.insert(turning.begin(), turning.end());
  lose_excess_cargo(t);  // allies aboard ships that changed hands, and the reverse (AIE-3.4.2i)
}

}  // namespace

bool settle_coup_battle(AleaTable& t, ZoneId zone, Camp winner, const std::vector<LeaderId>& winning_leaders,
                        const std::vector<UnitId>&, const std::vector<LeaderId>& beaten_leaders,
                        const std::vector<UnitId>& beaten_units) {
  const Camp beaten = other(winner);
  const LeaderId victor = pretender_among(t, winning_leaders);
  const std::vector<LeaderId> victims = party_leaders_among(t, beaten_leaders);
  const LeaderId loser = pretender_among(t, beaten_leaders);
  const bool party_leader_won = !party_leaders_among(t, winning_leaders).empty();
  const bool pretender_won = !victor.empty() && !victims.empty();
  const bool pretender_beaten = !loser.empty() && party_leader_won;
  if (!pretender_won && !pretender_beaten) return false;

  if (pretender_won) kill_party_leaders(t, victor, victims, beaten);
  if (pretender_beaten) kill_army_leaders(t, loser, beaten_leaders, zone);
  if (pretender_won)
    join_pretender(t, victor, beaten_leaders, zone, beaten, allies_left(t, beaten_units, zone));
  take_over_units(t, beaten_units, zone, winner, pretender_won ? victor : LeaderId());
  return true;
}

}  // namespace adj::alea
