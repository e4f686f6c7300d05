// Random stratagems: for every face in hand that the phase allows, a target at random.

#include <algorithm>

#include "adjudicator/games/alea/bot.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

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

// AIE-10.1e  An Assassin of Caesar before anybody else.
std::vector<LeaderId> victims(Position p, Camp camp) {
  std::vector<LeaderId> all = leaders_of(p, camp), assassins = all;
  std::erase_if(assassins, [&](const LeaderId& id) { return !is_active_assassin(p, id); });
  return assassins.empty() ? all : assassins;
}

bool needs_zone(Face face) {
  return face == Face::siegecraft_p1 || face == Face::siegecraft_p2 || face == Face::walls_m1 ||
         face == Face::walls_m2;
}

void fill_combat_target(Position p, Camp camp, Play& play, const std::vector<ZoneId>& fields,
                        Random& random) {
  std::vector<ZoneId> near = fields;
  if (near.empty()) near = zones_with_units(p, random.one_in(2) ? camp : other(camp));
  const bool anywhere = !needs_zone(play.face) && !random.one_in(3);  // it counts for any combat
  if (!near.empty() && !anywhere) play.zone = random.pick(near);
  if (play.face == Face::turncoats && play.zone) {
    for (const UnitId& id : units_in(p, *play.zone, other(camp)))
      if (p.tables.unit(id).type == UnitType::auxilia || p.tables.unit(id).type == UnitType::equites)
        play.units.push_back(id);
    if (play.units.size() > 2) play.units.resize(2);
  }
  if (play.face == Face::timely_flight && random.one_in(3))
    play.leaders = one_of(leaders_of(p, camp), random);
}

void fill_favour(Play& play, Random& random) {
  static const std::vector<Name> kDice{"battle", "evasion", "escape", "assassination"};
  play.die = random.pick(kDice);
  play.enemy_die = random.one_in(2);
  play.face_wanted = random.between(1, 6);
}

int way_to_his_party_leaders(Position p, LeaderId id) {
  int least = 100;
  for (const LeaderId& chief : party_leaders(p, leader(p.state, id).camp))
    if (const Leader& l = leader(p.state, chief); on_map(l))
      least = std::min(least, land_distance(p.tables, leader(p.state, id).zone, l.zone).value_or(least));
  return least;
}

// AIE-3.6.1  Leaders who can be suborned now: often the one who could strike at once, else anybody.
std::vector<LeaderId> pretenders(Position p, Camp camp, Play play, Random& random) {
  std::vector<LeaderId> found;
  for (const LeaderId& id : leaders_of(p, other(camp))) {
    play.leaders = {id};
    if (!refuse(p, camp, play)) found.push_back(id);
  }
  if (found.empty() || random.one_in(2)) return found;
  return {*std::ranges::min_element(found, {}, [&](LeaderId id) { return way_to_his_party_leaders(p, id); })};
}

// AIE-4.4.2a  Majors at war; or one that may yet be activated this turn.
std::vector<PeopleId> possible_allies(Position p) {
  std::vector<PeopleId> found = peoples_with(p, PeopleStatus::war, true);
  if (found.empty()) found = peoples_with(p, PeopleStatus::peace, true);
  std::erase_if(found, [&](PeopleId id) { return !p.tables.people(id).can_give_allegiance; });
  return found;
}

void fill_target(Position p, Camp camp, Play& play, const std::vector<ZoneId>& fields, Random& random) {
  switch (play.face) {
    case Face::coup_0:
    case Face::coup_m1:
    case Face::coup_m2:
      play.leaders = one_of(pretenders(p, camp, play, random), random);
      break;
    case Face::assassination:
      play.leaders = one_of(victims(p, other(camp)), random);
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
      play.peoples = one_of(possible_allies(p), random);
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
      fill_combat_target(p, camp, play, fields, random);
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

bool is_pacification(Face face) {
  return face == Face::pacify_minor || face == Face::pacify_major || face == Face::pacify_nationality ||
         face == Face::pax_romana;
}

// What a player would not waste the counter's other face for.
bool longed_for(Position p, Camp camp, Face face) {
  if (face == Face::ides_of_march)
    return camp == Camp::republican && scenario(p).caesar_assassination &&
           p.state.caesar == CaesarFate::alive;
  if (face == Face::rally_triumvir) return !p.state.triumvir.empty();
  const std::vector<PeopleId> at_war = peoples_at_war(p);
  const auto whose = [&](PeopleId id) { return people(p.state, id).camp; };
  if (face == Face::veni_vidi_vici)
    return true;  // the rarest of chances; another counter has the intrigue too
  if (face == Face::parthian_shot)
    return std::ranges::any_of(at_war, [&](PeopleId id) { return id == kParthi && whose(id) == camp; });
  return is_pacification(face) && republic_in_danger(p.state) && p.state.year % 2 == 0 && !at_war.empty();
}

// A counter is kept a whole year for one of its faces: else those that wait for their moment, a combat above
// all, would always lose against those that can be played at once.
Face favourite(Position p, Camp camp, const CounterInfo& info, Random& random) {
  for (const Face face : {info.first, info.second})
    if (longed_for(p, camp, face)) return face;
  const bool first = (counter(p.state, info.id).since + p.state.year) % 2 == 0;
  return first != random.one_in(8) ? info.first : info.second;
}

}  // namespace

// Nobody wins when the Republic dies (AIE-5.1.1b): long games need players who see it coming.
bool republic_in_danger(const State& s) { return s.spqr >= 2; }

std::vector<Order> propose_plays(Position p, Camp camp, Phase phase, Random& random,
                                 const std::vector<ZoneId>& fields) {
  std::vector<Order> orders;
  for (const CounterId& id : hand(p.state, seat_of(p.state, camp))) {
    const CounterInfo& info = p.tables.counter(id);
    const Face face = favourite(p, camp, info, random);
    if (p.tables.face(face).phase != phase || random.one_in(3)) continue;
    if (is_uprising(face) && republic_in_danger(p.state) && !random.one_in(4)) continue;
    Play play;
    play.face = face;
    fill_target(p, camp, play, fields, random);
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
