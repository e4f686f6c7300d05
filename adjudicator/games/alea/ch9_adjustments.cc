// AIE-9  Adjustments: the order of the winter, and the fleets (AIE-9.1).

#include <algorithm>

#include "adjudicator/games/alea/ch9_winter.h"

namespace adj::alea {

// W3, after control and VP are known.
void ask_winter_orders(AleaTable& t) {
  std::vector<WinterOrders> asked;
  for (const Camp camp : in_initiative_order(t.state())) asked.push_back({seat_of(t.state(), camp), camp});
  const std::vector<Orders> answers = t.ask_all(asked);
  for (std::size_t i = 0; i < asked.size(); ++i) t.state().orders[asked[i].seat].winter = answers[i].list;
}

void adjust(AleaTable& t) {
  Winter9 winter(t);
  play_winter(winter);
}

void play_winter(Winter9& winter) {
  score_late_triumphs(winter);
  adjust_fleets(winter.t);
  recover_land_units(winter.t);
  lose_units_outside(winter.t);
  take_winter_quarters(winter);
  adjust_peoples(winter.t);
  fill_garrisons(winter);
  recruit(winter);
}

// AIE-6.4e  A Triumph may also come with the winter orders, when the score of the year is known.
void score_late_triumphs(Winter9& winter) {
  AleaTable& t = winter.t;
  for (const Camp camp : in_initiative_order(t.state()))
    for (const auto& [at, play] : winter.of_kind<Play>(camp)) {
      const Seat seat = seat_of(t.state(), camp);
      if (play.face != Face::triumph_1 && play.face != Face::triumph_2) {
        winter.refused(camp, at, refusal("AIE-6.4e", "only_triumph_now"));
      } else if (!counter_with(t, seat, play.face)) {
        winter.refused(camp, at, refusal("AIE-6a", "no_such_counter"));
      } else {
        spend_counter(t, seat, play, "AIE-6.4e");
        score(t, camp, t.tables().face(play.face).value, "triumph", "AIE-6.4e");
      }
    }
}

void recover(AleaTable& t, const std::vector<UnitId>& units, Name clause) {
  UnitsRecovered told;
  for (const UnitId& id : units) {
    if (!unit(t.state(), id).weakened) continue;
    unit(t.state(), id).weakened = false;
    told.units.push_back(id);
  }
  if (!told.units.empty()) t.tell(clause, told);
}

namespace {

// AIE-9.1b, AIE-RUL-34  Leaders go down with a fleet at sea, and with one on an open coast if no friendly
// land unit is there to stay with; they are back in the next phase C.
void lose_leaders_of_fleet(AleaTable& t, ZoneId zone) {
  for (const Camp camp : kCamps) {
    if (!t.tables().zone(zone).sea && has_land_units(t, zone, camp)) continue;
    for (const LeaderId& id : leaders_in(t, zone, camp)) remove_leader(t, id, "fleet_winter", "AIE-9.1b");
  }
}

std::vector<ZoneId> zones_of_lost_fleets(Position p) {
  std::vector<ZoneId> zones;
  for (const ZoneInfo& zone : p.tables.zones) {
    if (zone.port || neutralised(p, zone.id)) continue;  // AIE-RUL-19: neutralised pieces only recover
    const bool fleet = has_naves(p, zone.id, Camp::caesarian) || has_naves(p, zone.id, Camp::republican);
    const bool aboard =
        zone.sea && (has_leaders(p, zone.id, Camp::caesarian) || has_leaders(p, zone.id, Camp::republican));
    if (fleet || aboard) zones.push_back(zone.id);
  }
  return zones;
}

// At sea everything is lost; on an open coast the naves alone.
std::vector<UnitId> units_of_lost_fleet(Position p, ZoneId zone) {
  std::vector<UnitId> lost;
  for (const Camp camp : kCamps)
    for (const UnitId& id : p.tables.zone(zone).sea ? units_in(p, zone, camp) : naves_in(p, zone, camp))
      lost.push_back(id);
  return lost;
}

}  // namespace

// Egyptian naves follow the Roman rules (AIE-4.3a); what they lose here comes home in AIE-9.3.
void adjust_fleets(AleaTable& t) {
  std::vector<UnitId> in_port;
  for (const Unit& u : t.state().unit)
    if (on_map(u) && !t.tables().unit(u.id).land() && t.tables().zone(u.zone).port) in_port.push_back(u.id);
  recover(t, in_port, "AIE-9.1a");
  for (const ZoneId& zone : zones_of_lost_fleets(t)) {
    lose_leaders_of_fleet(t, zone);
    eliminate(t, units_of_lost_fleet(t, zone), "fleet_winter", "AIE-9.1b");
  }
}

}  // namespace adj::alea
