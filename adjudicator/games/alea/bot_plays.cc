// Random stratagems: for every face in hand that the phase allows, a target at random.

#include <algorithm>

#include "adjudicator/games/alea/bot.h"

namespace adj::alea {

namespace {

std::vector<LeaderId> leaders_of(Position p, Camp camp) {
  std::vector<LeaderId> found;
  for (const Leader& l : p.state.leader)
    if (on_map(l) && p.tables.leader(l.id).roman() && l.camp == camp) found.push_back(l.id);
  return found;
}

std::vector<ZoneId> zones_with_units(Position p, Camp camp) {
  std::vector<ZoneId> found;
  for (const ZoneInfo& zone : p.tables.zones)
    if (has_units(p, zone.id, camp)) found.push_back(zone.id);
  return found;
}

std::vector<PeopleId> peoples_with(Position p, PeopleStatus status, std::optional<bool> major) {
  std::vector<PeopleId> found;
  for (const People& people_state : p.state.people)
    if (people_state.status == status && (!major || p.tables.people(people_state.id).major == *major))
      found.push_back(people_state.id);
  return found;
}

template <class T>
std::vector<T> one_of(const std::vector<T>& from, Random& random) {
  return from.empty() ? std::vector<T>{} : std::vector<T>{random.pick(from)};
}

std::vector<PeopleId> pacifiable(Position p, Camp camp, bool major) {
  std::vector<PeopleId> found = peoples_with(p, PeopleStatus::war, major);
  for (const PeopleId& id : peoples_with(p, PeopleStatus::allegiance, major))
    if (people(p.state, id).camp != camp) found.push_back(id);
  return found;
}

void fill_combat_target(Position p, Camp camp, Play& play, Random& random) {
  // Without a zone it counts for any combat.
  const std::vector<ZoneId> near = zones_with_units(p, random.one_in(2) ? camp : other(camp));
  const bool anywhere = play.face != Face::turncoats && random.one_in(2);
  if (!near.empty() && !anywhere) play.zone = random.pick(near);
  if (play.face == Face::turncoats && play.zone) {
    for (const UnitId& id : units_in(p, *play.zone, other(camp)))
      if (p.tables.unit(id).type == UnitType::auxilia || p.tables.unit(id).type == UnitType::equites)
        play.units.push_back(id);
    if (play.units.size() > 2) play.units.resize(2);
  }
  if (play.face == Face::timely_flight) play.leaders = one_of(leaders_of(p, camp), random);
}

void fill_favour(Play& play, Random& random) {
  static const std::vector<Name> kDice{"battle", "evasion", "escape", "assassination"};
  play.die = random.pick(kDice);
  play.enemy_die = random.one_in(2);
  play.face_wanted = random.between(1, 6);
}

void fill_target(Position p, Camp camp, Play& play, Random& random) {
  switch (play.face) {
    case Face::coup_0:
    case Face::coup_m1:
    case Face::coup_m2:
    case Face::assassination:
      play.leaders = one_of(leaders_of(p, other(camp)), random);
      break;
    case Face::uprising_minor:
      play.peoples = one_of(peoples_with(p, PeopleStatus::peace, false), random);
      break;
    case Face::uprising_major:
      play.peoples = one_of(peoples_with(p, PeopleStatus::peace, true), random);
      break;
    case Face::uprising_two_minors:
      play.peoples = some_of(peoples_with(p, PeopleStatus::peace, false), 2, random);
      if (play.peoples.size() > 2) play.peoples.resize(2);
      break;
    case Face::allegiance:
      play.peoples = one_of(peoples_with(p, PeopleStatus::war, true), random);
      break;
    case Face::pacify_minor:
      play.peoples = one_of(pacifiable(p, camp, false), random);
      break;
    case Face::pacify_major:
      play.peoples = one_of(pacifiable(p, camp, true), random);
      break;
    case Face::pacify_nationality:
      for (const PeopleId& id : one_of(peoples_with(p, PeopleStatus::war, std::nullopt), random))
        play.nation = p.tables.people(id).nation;
      break;
    case Face::pax_romana:
      play.all = random.one_in(2);
      if (!play.all) play.peoples = one_of(peoples_with(p, PeopleStatus::war, std::nullopt), random);
      break;
    case Face::plague: {
      std::vector<ZoneId> ports;
      for (const ZoneInfo& zone : p.tables.zones)
        if (zone.port) ports.push_back(zone.id);
      play.zone = random.pick(ports);
      break;
    }
    case Face::desertion:
      for (const ZoneId& zone : one_of(zones_with_units(p, other(camp)), random)) play.zone = zone;
      break;
    case Face::rally_triumvir:
      if (!p.state.triumvir.empty()) play.region = p.state.triumvir.front().region;
      break;
    case Face::divine_favour:
      fill_favour(play, random);
      break;
    case Face::timely_flight:
    case Face::turncoats:
    case Face::veni_vidi_vici:
    case Face::siegecraft_p1:
    case Face::siegecraft_p2:
    case Face::walls_m1:
    case Face::walls_m2:
      fill_combat_target(p, camp, play, random);
      break;
    case Face::parthian_shot:
      for (const ZoneId& zone : zones_with_units(p, other(camp)))
        for (const UnitId& id : units_in(p, zone, other(camp)))
          if (p.tables.unit(id).roman() && play.units.size() < 3) play.units.push_back(id);
      break;
    case Face::initiative:
    case Face::janus:
    case Face::senate_intrigue:
    case Face::ides_of_march:
    case Face::imperium:
    case Face::triumph_1:
    case Face::triumph_2:
      break;
  }
}

}  // namespace

std::vector<Order> propose_plays(Position p, Camp camp, Phase phase, Random& random) {
  std::vector<Order> orders;
  for (const CounterId& id : hand(p.state, seat_of(p.state, camp))) {
    const CounterInfo& info = p.tables.counter(id);
    const Face face = random.one_in(2) ? info.first : info.second;
    if (p.tables.face(face).phase != phase || random.one_in(2)) continue;
    Play play;
    play.face = face;
    fill_target(p, camp, play, random);
    Order order = order_of(play);
    if (face == Face::initiative)
      order.conditions.push_back({ConditionKind::lost_initiative, {}, 0, 1, {}, {}, {}});
    orders.push_back(std::move(order));
  }
  return orders;
}

std::vector<Order> propose_standing(Position p, Camp camp, Random& random) {
  std::vector<Order> orders;
  for (const LeaderId& id : one_of(leaders_of(p, camp), random)) {
    Evade evade;
    evade.leader = id;
    orders.push_back(order_of(evade));
    orders.back().conditions.push_back({ConditionKind::odds, Comparison::greater_equal, 3, 2, {}, {}, {}});
    if (random.one_in(4)) orders.push_back(order_of(Succession{some_of(leaders_of(p, camp), 1, random)}));
  }
  for (const ZoneId& zone : one_of(zones_with_units(p, camp), random)) {
    orders.push_back(order_of(Stand{zone}));
    if (p.tables.zone(zone).sea) orders.pop_back();
  }
  if (random.one_in(3)) orders.push_back(order_of(TriumvirPolicy{random.one_in(2), {}}));
  for (const Phase phase : {Phase::e, Phase::f})
    for (Order& play : propose_plays(p, camp, phase, random)) orders.push_back(std::move(play));
  return orders;
}

}  // namespace adj::alea
