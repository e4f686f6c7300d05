// AIE-6.3a–b, h–l  Stratagems in combat, in the order of 7.5.5: flight, turncoats, veni vidi vici, works, the
// die and divine favour, the Parthian shot.

#include <algorithm>

#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

namespace {

StratagemMoment moment_in(const State& s, const Combat& c, Camp camp, Name moment,
                          const std::vector<Face>& faces) {
  StratagemMoment d = moment_for(seat_of(s, camp), moment, faces);
  d.zone = c.zone;
  d.attacker = camp == c.attacker.camp;
  d.naval = c.naval;
  d.odds_attacker = c.odds_attacker;
  d.odds_defender = c.odds_defender;
  return d;
}

}  // namespace

StratagemMoment before_combat(const State& s, const Combat& c, Camp camp, const std::vector<Face>& faces) {
  return moment_in(s, c, camp, "before_combat", faces);
}

// --- AIE-6.3a, RUL-41  Timely flight: the whole force, one zone, no test.
Flight flight_from(Position p, const Engagement& e, const Combat& c) {
  Force fleeing = c.defender;
  fleeing.leaders = free_to_evade(p, fleeing.leaders);
  if (p.tables.zone(c.zone).sea) fleeing.units = units_in(p, c.zone, fleeing.camp);
  std::vector<ZoneId> ways =
      c.naval ? sea_refuges(p, fleeing, c.zone) : land_refuges(p, fleeing, c.zone, where_from(e, c.zone));
  return {std::move(fleeing), std::move(ways)};
}

ZoneId flight_goal(Position p, const Combat& c, const Flight& flight, const Play& play) {
  const auto wished =
      std::ranges::find_if(play.to, [&](const ZoneId& zone) { return among(flight.ways, zone); });
  if (wished != play.to.end()) return *wished;
  return best_refuges(p, flight.force.camp, c.zone, c.naval, flight.ways).front();
}

bool timely_flight(AleaTable& t, const Engagement& e, const Combat& c) {
  const Flight flight = flight_from(t, e, c);
  const Force& fleeing = flight.force;
  if (flight.ways.empty()) return false;
  const auto play =
      stratagem_at(t, before_combat(t.state(), c, fleeing.camp, {Face::timely_flight}), "AIE-6.3a");
  if (!play) return false;
  const ZoneId to = flight_goal(t, c, flight, *play);
  put_force(t.state(), fleeing, to);
  t.tell("AIE-6.3a", Fled{fleeing.camp, c.zone, to, fleeing.leaders, fleeing.units, c.naval});
  after_arrival(t, fleeing, to);
  return true;
}

// --- AIE-6.3h, RUL-41  Turncoats

namespace {

bool light(const UnitInfo& info) { return info.type == UnitType::equites || info.type == UnitType::auxilia; }

std::vector<UnitId> romans_of(const Tables& tables, std::vector<UnitId> units) {
  std::erase_if(units, [&](const UnitId& id) { return !tables.unit(id).roman(); });
  return units;
}

}  // namespace

std::vector<UnitId> possible_turncoats(const Tables& tables, const Combat& c, Camp camp) {
  std::vector<UnitId> romans = romans_of(tables, c.of(other(camp)).units);
  const auto is_light = [&](const UnitId& id) { return light(tables.unit(id)); };
  if (!c.naval && std::ranges::none_of(romans, is_light)) romans.clear();
  return romans;
}

// One naves at sea; on land two units, at least one of them light: the wishes first, then whoever hurts most.
std::vector<UnitId> deserting(Position p, const Combat& c, const std::vector<UnitId>& romans,
                              const std::vector<UnitId>& wishes_of_player) {
  std::vector<UnitId> wanted;
  for (const UnitId& id : wishes_of_player)
    if (among(romans, id) && !among(wanted, id)) wanted.push_back(id);
  if (wanted.empty()) {
    wanted = loss_order(p, romans);
    std::ranges::reverse(wanted);
  }
  if (c.naval) return {wanted.front()};
  const auto is_light = [&](const UnitId& id) { return light(p.tables.unit(id)); };
  const auto first_light = std::ranges::find_if(wanted, is_light);
  if (first_light == wanted.end()) return {};
  std::vector<UnitId> chosen{*first_light};
  for (const UnitId& id : wanted)
    if (chosen.size() < 2 && id != *first_light) chosen.push_back(id);
  return chosen;
}

void turncoats(AleaTable& t, const Combat& c, Camp camp) {
  const std::vector<UnitId> romans = possible_turncoats(t.tables(), c, camp);
  if (romans.empty()) return;
  const auto play = stratagem_at(t, before_combat(t.state(), c, camp, {Face::turncoats}), "AIE-6.3h");
  if (!play) return;
  const std::vector<UnitId> turning = deserting(t, c, romans, play->units);
  for (Coup& coup : t.state().coup)
    for (const UnitId& id : turning) coup.following_units.erase(id);
  change_camp(t, turning, camp, "turncoats", "AIE-6.3h");
  lose_excess_cargo(t);
}

// --- AIE-6.3i  Veni, vidi, vici

namespace {

bool has_party_leader(Position p, const Force& force) {
  return std::ranges::any_of(force.leaders, [&](const LeaderId& id) { return is_party_leader(p, id); });
}

bool non_romans_only(Position p, const Force& force) {
  return std::ranges::none_of(force.units, [&](const UnitId& id) { return counts_as_roman(p, id); });
}

}  // namespace

std::optional<int> veni_row(Position p, const Combat& c, Camp camp) {
  constexpr int kBestForAttacker = 9, kBestForDefender = -2;
  if (!has_party_leader(p, c.of(camp)) || !non_romans_only(p, c.of(other(camp)))) return std::nullopt;
  return camp == c.attacker.camp ? kBestForAttacker : kBestForDefender;
}

std::optional<int> veni_vidi_vici(AleaTable& t, const Combat& c) {
  for (const Camp camp : {c.attacker.camp, c.defender.camp}) {
    const std::optional<int> row = veni_row(t, c, camp);
    if (row && stratagem_at(t, before_combat(t.state(), c, camp, {Face::veni_vidi_vici}), "AIE-6.3i"))
      return row;
  }
  return std::nullopt;
}

// --- AIE-6.3j, k  Siegecraft of the attacker, walls of the defender; several add up (RUL-41).

std::vector<Modifier> siege_works(AleaTable& t, const Combat& c) {
  std::vector<Modifier> found;
  const ZoneInfo& zone = t.tables().zone(c.zone);
  if (!zone.city && !zone.port) return found;
  const auto play_all = [&](Camp camp, const std::vector<Face>& faces, Name why, Name clause) {
    while (const auto play = stratagem_at(t, before_combat(t.state(), c, camp, faces), clause))
      found.push_back({why, t.tables().face(play->face).value});
  };
  play_all(c.attacker.camp, {Face::siegecraft_p1, Face::siegecraft_p2}, "siegecraft", "AIE-6.3j");
  play_all(c.defender.camp, {Face::walls_m1, Face::walls_m2}, "walls", "AIE-6.3k");
  return found;
}

// --- AIE-6.3b  Divine favour: whoever rolls first, then his opponent.

StratagemMoment favour_moment(const State& s, StratagemMoment die, Name what, int value, Camp camp,
                              Camp roller) {
  die.moment = "die";
  die.faces = {Face::divine_favour};
  die.die = what;
  die.seat = seat_of(s, camp);
  die.own_die = camp == roller;
  die.value = value;
  return die;
}

namespace {

int favoured(AleaTable& t, const StratagemMoment& die, Name what, int value, Camp roller) {
  if (t.state().phase != Phase::e) return value;  // AIE-RUL-41  A stratagem of phase E
  for (const Camp camp : {roller, other(roller)}) {
    const auto play = stratagem_at(t, favour_moment(t.state(), die, what, value, camp, roller), "AIE-6.3b");
    if (!play) continue;
    t.tell("AIE-6.3b", DieChanged{camp, what, value, play->face_wanted});
    value = play->face_wanted;
  }
  return value;
}

}  // namespace

int favoured_die(AleaTable& t, Name clause, Name what, const std::string& about, int low, int high,
                 Camp roller, std::optional<ZoneId> zone, LeaderId about_leader) {
  const int roll = t.die(clause, what, about, low, high);
  StratagemMoment d;
  d.zone = zone;
  d.low = low;
  d.high = high;
  d.about = about_leader;
  return favoured(t, d, what, roll, roller);
}

// AIE-8.3c  The attacker rolls.
StratagemMoment battle_die_moment(const State& s, const Combat& c) {
  StratagemMoment d = moment_in(s, c, c.attacker.camp, "die", {});
  d.low = 1;
  d.high = 6;
  return d;
}

int battle_die(AleaTable& t, const Combat& c) {
  const int roll = t.d6("AIE-8.3c", "battle", c.zone.str());
  return favoured(t, battle_die_moment(t.state(), c), "battle", roll, c.attacker.camp);
}

// --- AIE-6.3l, RUL-41  The Parthian shot: at a Roman unit that took part, wherever the battle left it.

void parthian_shot(AleaTable& t, const Combat& c) {
  for (const Force* archers : {&c.attacker, &c.defender}) {
    const auto parthian = [&](const UnitId& id) { return t.tables().unit(id).people == kParthi; };
    if (std::ranges::none_of(archers->units, parthian)) continue;
    const Camp enemy = other(archers->camp);
    std::vector<UnitId> targets = romans_of(t.tables(), c.of(enemy).units);
    std::erase_if(targets,
                  [&](const UnitId& id) { return !on_map(unit(t.state(), id)) || side(t, id) != enemy; });
    if (targets.empty()) continue;
    StratagemMoment d = moment_in(t.state(), c, archers->camp, "after_battle", {Face::parthian_shot});
    d.targets = targets;
    const auto play = stratagem_at(t, d, "AIE-6.3l");
    if (!play) continue;
    UnitId hit = loss_order(t, targets).back();
    const auto wished =
        std::ranges::find_if(play->units, [&](const UnitId& id) { return among(targets, id); });
    if (wished != play->units.end()) hit = *wished;
    eliminate(t, {hit}, "parthian_shot", "AIE-6.3l");
  }
}

}  // namespace adj::alea
