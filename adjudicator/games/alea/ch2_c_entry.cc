// AIE-2.Cb, 3.3.2a–b, TL, TN  Leaders enter and return.

#include "adjudicator/games/alea/ch2_c_entry.h"

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/steps.h"

namespace adj::alea {
namespace {

Json about(LeaderId id, ZoneId zone) {
  return Json(Json::Object{{"leader", id.str()}, {"zone", zone.str()}});
}

// AIE-3.5.2e, 3.5.3k  He comes in because Caesar is dead.
bool late_leader(Position p, LeaderId id) {
  return p.tables.leader(id).entry == EntryKind::after_caesar_death &&
         leader(p.state, id).where == Where::waiting && p.state.late_leaders_due;
}

// AIE-RUL-30  Pompeius is dead and Caesar lives when these two should enter: they join Caesar.
bool joins_caesar(Position p, LeaderId id) {
  return (id == kMBrutus || id == kCassius) && leader(p.state, id).where == Where::waiting &&
         leader(p.state, kPompeius).where == Where::removed && on_map(leader(p.state, kCaesar));
}

// AIE-TL.b
bool camp_by_die(Position p, LeaderId id) {
  const LeaderInfo& info = p.tables.leader(id);
  return info.roman() && !info.initial_camp && leader(p.state, id).where == Where::waiting;
}

// Zones on land that hold a leader of this camp and no enemy, outside a Triumvir's region (AIE-RUL-57).
std::vector<ZoneId> zones_with_leaders(Position p, LeaderId id, Camp camp) {
  std::vector<ZoneId> zones;
  for (const ZoneInfo& zone : p.tables.zones)
    if (!zone.sea && has_leaders(p, zone.id, camp) && !has_units(p, zone.id, other(camp)) &&
        !may_be_in(p, camp, {id}, {}, zone.id))
      zones.push_back(zone.id);
  return zones;
}

// AIE-3.3.2b  A zone free of enemy units, with a city, in a region of his camp.
std::optional<Refusal> refuse_city_zone(Position p, LeaderId id, Camp camp, ZoneId to) {
  const ZoneInfo& zone = p.tables.zone(to);
  if (!zone.city) return refusal("AIE-3.3.2b", "entry_needs_city", about(id, to));
  if (!zone.region || region(p.state, *zone.region).controller != camp)
    return refusal("AIE-3.3.2b", "entry_needs_own_region", about(id, to));
  if (has_units(p, to, other(camp))) return refusal("AIE-3.3.2b", "entry_among_enemies", about(id, to));
  return may_be_in(p, camp, {id}, {}, to);
}

// Late leaders go where a leader of their camp is; a camp without any falls back on the general rule, or it
// could never have leaders again (AIE-RUL-42).
std::vector<ZoneId> entry_zones(Position p, LeaderId id, Camp camp) {
  if (!p.tables.leader(id).roman()) return stacks_of(p, *p.tables.leader(id).people);
  std::vector<ZoneId> zones;
  if (late_leader(p, id)) zones = zones_with_leaders(p, id, camp);
  if (!zones.empty()) return zones;
  for (const ZoneInfo& zone : p.tables.zones)
    if (!zone.sea && !refuse_city_zone(p, id, camp, zone.id)) zones.push_back(zone.id);
  return zones;
}

// 4.C.1  Without an order: beside a Party leader, else with most friends, else in zone order.
std::vector<ZoneId> by_default(Position p, Camp camp, std::vector<ZoneId> zones) {
  const auto beside_party_leader = [&](ZoneId zone) {
    return std::ranges::any_of(leaders_in(p, zone, camp),
                               [&](LeaderId id) { return is_party_leader(p, id); });
  };
  std::ranges::stable_sort(zones, std::greater<>(), [&](ZoneId zone) {
    return std::pair(beside_party_leader(zone), strength(p, units_in(p, zone, camp)));
  });
  return zones;
}

void tell_if_refused(AleaTable& t, Camp camp, LeaderId id, ZoneId put_in) {
  const Seat seat = seat_of(t.state(), camp);
  for (const Order& order : t.state().orders[seat].turn) {
    const auto* enter = std::get_if<Enter>(&order.body);
    if (!enter || enter->leader != id) continue;
    if (enter->zone == put_in) return;
    auto why = refuse(t, camp, *enter);
    if (!why) why = refusal("AIE-3.3.2b", "entered_elsewhere", about(id, put_in));
    t.tell(Audience::only(seat), Name(why->clause), OrderFailed{seat, order, *why});
    return;
  }
}

// AIE-RUL-42, AIE-3.5.2d  Markers that come with an entry.
void mark_party_leader(AleaTable& t, LeaderId id, Camp camp) {
  if (id == kOctavianus && t.state().octavianus_inherits) {
    t.state().octavianus_inherits = false;
    if (party_leaders(t, camp).size() < 2) name_party_leader(t, id, camp, "succession", "AIE-3.5.2d");
  }
  if (party_leaders(t, camp).empty()) name_party_leader(t, id, camp, "succession", "AIE-RUL-42");
}

void place_roman(AleaTable& t, LeaderId id, Camp camp) {
  const bool back = leader(t.state(), id).where == Where::returning;
  std::vector<ZoneId> zones;
  if (joins_caesar(t, id))
    zones = {leader(t.state(), kCaesar).zone};
  else
    zones = by_default(t, camp, entry_zones(t, id, camp));
  if (zones.empty()) {
    // A late leader keeps the camp he has; he comes in like any other as soon as he can.
    if (late_leader(t, id)) leader(t.state(), id).where = Where::returning;
    t.tell("AIE-3.3.2b", LeaderWaits{id});
    return;
  }
  const ZoneId zone = t.consult(ZoneChoice{seat_of(t.state(), camp), "entry", id, zones}).zone;
  tell_if_refused(t, camp, id, zone);
  put(t.state(), id, zone);
  t.tell("AIE-3.3.2b", LeaderEntered{id, zone, back});
  mark_party_leader(t, id, camp);
}

// AIE-2.Cb, 4.2.1b  On any unit of his own people; who has nobody's orders goes to the largest stack.
void place_chief(AleaTable& t, LeaderId id) {
  const bool back = leader(t.state(), id).where == Where::returning;
  const std::vector<ZoneId> zones = entry_zones(t, id, Camp::caesarian);
  if (zones.empty()) {
    t.tell("AIE-4.2.1b", LeaderWaits{id});
    return;
  }
  ZoneId zone = zones.front();
  if (const auto camp = side(t, id)) {
    zone = t.consult(ZoneChoice{seat_of(t.state(), *camp), "entry", id, zones}).zone;
    tell_if_refused(t, *camp, id, zone);
  }
  put(t.state(), id, zone);
  t.tell("AIE-2.Cb", LeaderEntered{id, zone, back});
}

// AIE-TN.c, AIE-RUL-31  Who is withdrawn this year does not come back either.
void withdraw_chiefs(AleaTable& t) {
  for (const LeaderInfo& info : t.tables().leaders)
    if (info.removal_year && t.state().year >= *info.removal_year &&
        leader(t.state(), info.id).where != Where::removed)
      remove_leader(t, info.id, "table", "AIE-TN.c");
}

void roll_camps(AleaTable& t) {
  for (const LeaderInfo& info : t.tables().leaders) {
    if (!enters_now(t, info.id)) continue;
    Leader& l = leader(t.state(), info.id);
    if (camp_by_die(t, info.id)) {
      const int roll = t.d6("AIE-TL.b", "leader_camp", info.id.str());
      l.camp = roll % 2 == 0 ? Camp::caesarian : Camp::republican;
      t.tell("AIE-TL.b", LeaderCampRolled{info.id, l.camp, roll});
    } else if (info.roman() && l.where == Where::waiting) {
      l.camp = joins_caesar(t, info.id) ? Camp::caesarian : *info.initial_camp;
    }
  }
}

// His leaders in the order of his ENTER lines, then in the order of the table.
std::vector<LeaderId> in_order_of_entry(Position p, Camp camp, const std::vector<LeaderId>& entering) {
  std::vector<LeaderId> order;
  const auto add = [&](LeaderId id) {
    if (std::ranges::find(entering, id) != entering.end() && std::ranges::find(order, id) == order.end() &&
        side(p, id) == camp)
      order.push_back(id);
  };
  if (const auto own = p.state.orders.find(seat_of(p.state, camp)); own != p.state.orders.end())
    for (const Order& o : own->second.turn)
      if (const auto* enter = std::get_if<Enter>(&o.body)) add(enter->leader);
  for (const LeaderId id : entering) add(id);
  return order;
}

}  // namespace

bool enters_now(Position p, LeaderId id) {
  const Leader& l = leader(p.state, id);
  if (l.where == Where::returning) return true;
  if (l.where != Where::waiting) return false;
  const LeaderInfo& info = p.tables.leader(id);
  switch (info.entry) {
    case EntryKind::start:
      return false;
    case EntryKind::year:  // AIE-RUL-30: who should have come before the scenario takes no part in it
      return info.entry_year > scenario(p).start_year && info.entry_year <= p.state.year;
    case EntryKind::after_caesar_death:
      return p.state.late_leaders_due;
    case EntryKind::successor:
      return leader(p.state, info.predecessor).where == Where::removed;
  }
  return false;
}

void enter_leaders(AleaTable& t) {
  t.state().phase = Phase::c;
  t.tell("AIE-2.Ca", PhaseBegan{t.state().year, Phase::c});
  withdraw_chiefs(t);
  roll_camps(t);
  std::vector<LeaderId> entering;
  for (const LeaderInfo& info : t.tables().leaders)
    if (enters_now(t, info.id)) entering.push_back(info.id);
  for (const Camp camp : in_initiative_order(t.state()))
    for (const LeaderId id : in_order_of_entry(t, camp, entering))
      if (t.tables().leader(id).roman())
        place_roman(t, id, camp);
      else
        place_chief(t, id);
  for (const LeaderId id : entering)
    if (!side(t, id)) place_chief(t, id);
  t.state().late_leaders_due = false;
}

std::optional<Refusal> refuse(Position p, Camp camp, const Enter& o) {
  if (const auto never = refuse_ahead(p, camp, o)) return never;
  const auto zones = entry_zones(p, o.leader, camp);
  if (std::ranges::find(zones, o.zone) != zones.end()) return std::nullopt;
  return refusal("AIE-3.5.2e", "entry_needs_own_leader", about(o.leader, o.zone));
}

std::optional<Refusal> refuse_ahead(Position p, Camp camp, const Enter& o) {
  const LeaderInfo& info = p.tables.leader(o.leader);
  if (!enters_now(p, o.leader)) return refusal("AIE-2.Cb", "leader_not_entering", about(o.leader, o.zone));
  if (joins_caesar(p, o.leader))
    return refusal("AIE-RUL-30", "enters_beside_caesar", about(o.leader, o.zone));
  const bool camp_open =
      camp_by_die(p, o.leader) || (o.leader == kDolabella && !p.state.dolabella_camps.empty());
  const Leader& l = leader(p.state, o.leader);
  const auto own = info.roman() && l.where == Where::waiting ? info.initial_camp : side(p, o.leader);
  if (!camp_open && own != camp)
    return refusal("AIE-2.Cb", "not_your_leader", about(o.leader, o.zone), RefusalKind::not_yours);
  if (!info.roman()) {
    const auto zones = stacks_of(p, *info.people);
    if (std::ranges::find(zones, o.zone) != zones.end()) return std::nullopt;
    return refusal("AIE-2.Cb", "entry_needs_own_people", about(o.leader, o.zone));
  }
  if (late_leader(p, o.leader)) {
    if (p.tables.zone(o.zone).sea) return refusal("AIE-3.4.1i", "entry_at_sea", about(o.leader, o.zone));
    return std::nullopt;
  }
  return refuse_city_zone(p, o.leader, camp, o.zone);
}

}  // namespace adj::alea
