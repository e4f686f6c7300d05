// AIE-6.3c–g, m–s  Stratagems of phase E that need no combat, the plague zone, intrigues in the Senate.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

namespace adj::alea {

// Dead on 8–9; Octavianus and M. Antonius on 9 only.
int assassinated_from(LeaderId id) { return id == kOctavianus || id == kMAntonius ? 9 : 8; }

namespace {

// AIE-6.3c
void assassinate(AleaTable& t, Camp camp, LeaderId id) {
  const ZoneId zone = leader(t.state(), id).zone;
  const int needed = assassinated_from(id);
  stop_queue(t, other(camp), "attacked");
  const int roll = favoured_die(t, "AIE-6.3c", "assassination", id.str(), 0, 9, camp, zone, id);
  const bool dead = roll >= needed;
  t.tell("AIE-6.3c", AssassinationTried{id, roll, needed, dead});
  if (dead) remove_leader(t, id, "assassination", "AIE-6.3c");
}

// AIE-6.3d–e  A leader dies on 9. Who obeys nobody is rolled for by the player of the counter.
void test_leader(AleaTable& t, LeaderId id, Camp otherwise, Name clause) {
  const ZoneId zone = leader(t.state(), id).zone;
  const Camp roller = side(t, id).value_or(otherwise);
  const int roll = favoured_die(t, clause, "plague", id.str(), 0, 9, roller, zone, id);
  t.tell(clause, PlagueTested{id, std::nullopt, roll, roll == 9});
  if (roll == 9) remove_leader(t, id, "plague", clause);
}

// AIE-6.3d, AIE-RUL-41  Both sides suffer, and peoples at peace.
void break_out(AleaTable& t, Camp camp, ZoneId zone) {
  State& s = t.state();
  s.plague = zone;
  t.tell("AIE-6.3d", PlaguePlaced{zone});
  std::vector<UnitId> units;
  for (const Unit& u : s.unit)
    if (u.zone == zone) units.push_back(u.id);
  std::vector<LeaderId> leaders;
  for (const Leader& l : s.leader)
    if (l.zone == zone) leaders.push_back(l.id);
  if (std::ranges::any_of(units, [&](UnitId u) { return side(t, u) == other(camp); }) ||
      std::ranges::any_of(leaders, [&](LeaderId l) { return side(t, l) == other(camp); }))
    stop_queue(t, other(camp), "attacked");
  if (!units.empty()) weaken(t, units, true, "plague", "AIE-6.3d");
  for (const LeaderId id : leaders)
    if (leader(s, id).zone == zone) test_leader(t, id, camp, "AIE-6.3d");
}

// AIE-6.3g  The legions named, then those it hurts most: weakened ones, then the best.
std::vector<UnitId> deserters(Position p, Camp camp, const Play& play) {
  constexpr std::size_t kMost = 5;
  std::vector<UnitId> chosen, others;
  for (const UnitId id : play.units)  // who is named twice deserts once
    if (std::ranges::find(chosen, id) == chosen.end()) chosen.push_back(id);
  for (const UnitId id : units_in(p, *play.zone, other(camp)))
    if (p.tables.unit(id).type == UnitType::legio && std::ranges::find(chosen, id) == chosen.end())
      others.push_back(id);
  std::ranges::stable_sort(others, std::greater<>(), [&](UnitId id) {
    return std::pair(unit(p.state, id).weakened, values(p, id).qu);
  });
  chosen.insert(chosen.end(), others.begin(), others.end());
  chosen.resize(std::min(chosen.size(), kMost));
  return chosen;
}

// AIE-6.3m
void place_intrigue(AleaTable& t, Camp camp) {
  const auto count = std::ranges::count(t.state().counter, CounterPlace::intrigue, &Counter::place);
  t.tell("AIE-6.3m", IntriguePlaced{camp, static_cast<int>(count)});
}

void pacify_all(AleaTable& t, Camp camp, const Play& play, Name clause) {
  for (const PeopleId id : pacified_by(t, camp, play)) pacify(t, id, PacifiedBy::stratagem, camp, clause);
  lose_excess_cargo(t);  // allied fleets may have left legions at sea
}

// One line of the active player's mail.
void carry_out_order(AleaTable& t, Camp camp, const Order& order, const Play& play) {
  const Seat seat = seat_of(t.state(), camp);
  if (!all_hold(t, seat, order, {})) {
    t.tell(Audience::only(seat), "", ConditionNotMet{seat, order});
    return;
  }
  if (const auto why = refuse(t, camp, play)) {
    t.tell(Audience::only(seat), Name(why->clause), OrderFailed{seat, order, *why});
    return;
  }
  spend_counter(t, seat, play, "AIE-6d");
  use_up(t.state(), seat, play);
  carry_out_phase_e(t, camp, play);
}

}  // namespace

bool is_uprising(Face face) {
  return face == Face::uprising_minor || face == Face::uprising_two_minors || face == Face::uprising_major;
}

bool free_face(Face face) {
  const auto& faces = free_faces();
  return std::ranges::find(faces, face) != faces.end();
}

const std::vector<Face>& free_faces() {
  static const std::vector<Face> kFaces{Face::assassination,      Face::plague,       Face::desertion,
                                        Face::senate_intrigue,    Face::pacify_minor, Face::pacify_major,
                                        Face::pacify_nationality, Face::pax_romana};
  return kFaces;
}

void carry_out_phase_e(AleaTable& t, Camp camp, const Play& play) {
  switch (play.face) {
    case Face::assassination:
      return assassinate(t, camp, play.leaders.front());
    case Face::plague:
      return break_out(t, camp, *play.zone);
    case Face::desertion:
      stop_queue(t, other(camp), "attacked");
      return weaken(t, deserters(t, camp, play), true, "desertion", "AIE-6.3g");
    case Face::senate_intrigue:
      return place_intrigue(t, camp);
    case Face::pacify_minor:
      return pacify_all(t, camp, play, "AIE-6.3p");
    case Face::pacify_major:
      return pacify_all(t, camp, play, "AIE-6.3q");
    case Face::pacify_nationality:
      return pacify_all(t, camp, play, "AIE-6.3r");
    case Face::pax_romana:
      return pacify_all(t, camp, play, "AIE-6.3s");
    case Face::initiative:
    case Face::janus:
    case Face::coup_0:
    case Face::coup_m1:
    case Face::coup_m2:
    case Face::uprising_minor:
    case Face::uprising_two_minors:
    case Face::uprising_major:
    case Face::allegiance:
    case Face::timely_flight:
    case Face::divine_favour:
    case Face::turncoats:
    case Face::veni_vidi_vici:
    case Face::siegecraft_p1:
    case Face::siegecraft_p2:
    case Face::walls_m1:
    case Face::walls_m2:
    case Face::parthian_shot:
    case Face::ides_of_march:
    case Face::imperium:
    case Face::rally_triumvir:
    case Face::triumph_1:
    case Face::triumph_2:
      break;
  }
  throw BrokenInvariant("not a stratagem of phase E without combat");
}

void play_phase_e_stratagems(AleaTable& t, Camp active, const std::vector<Order>& orders) {
  for (const Order& order : orders) {
    const auto* play = std::get_if<Play>(&order.body);
    if (play && free_face(play->face)) carry_out_order(t, active, order, *play);
  }
  for (const Camp camp : {active, other(active)})
    while (const auto play =
               stratagem_at(t, moment_for(seat_of(t.state(), camp), "smc", free_faces()), "AIE-6d"))
      carry_out_phase_e(t, camp, *play);
}

void test_plague(AleaTable& t, const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units,
                 ZoneId zone) {
  if (t.state().plague != zone) return;
  for (const LeaderId id : leaders) test_leader(t, id, Camp::caesarian, "AIE-6.3e");
  for (const UnitId id : units) {
    const Camp roller = side(t, id).value_or(Camp::caesarian);
    const int roll = favoured_die(t, "AIE-6.3e", "plague", id.str(), 0, 9, roller, zone, LeaderId());
    t.tell("AIE-6.3e", PlagueTested{std::nullopt, id, roll, roll == 9});
    if (roll == 9) weaken(t, {id}, true, "plague", "AIE-6.3e");
  }
}

// AIE-6.3n, AIE-RUL-41  One visit sends all counters back.
void check_intrigue(AleaTable& t) {
  State& s = t.state();
  const auto controller = region(s, kItalia).controller;
  if (!controller) return;
  const auto leaders = leaders_in(t, kRomaZone, *controller);
  const auto legions = std::ranges::count_if(units_in(t, kRomaZone, *controller), [&](UnitId id) {
    return t.tables().unit(id).type == UnitType::legio;
  });
  if (legions < 3 || std::ranges::none_of(leaders, [&](LeaderId id) { return is_party_leader(t, id); }))
    return;
  int removed = 0;
  for (Counter& c : s.counter) {
    if (c.place != CounterPlace::intrigue) continue;
    c.place = CounterPlace::bowl;
    ++removed;
    t.tell("AIE-6.3n", CounterReturned{c.id, CounterPlace::bowl});
  }
  if (removed > 0) t.tell("AIE-6.3n", IntrigueRemoved{removed});
}

}  // namespace adj::alea
