// AIE-6  Which faces may be played on what. `refuse` judges as the game stands now, `refuse_ahead` only what
// can never become legal this turn.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

namespace adj::alea {
namespace {

using Verdict = std::optional<Refusal>;

// AIE-6.2b–d  As many peoples of the right kind as the face names, at peace and not under truce.
Verdict refuse_uprising(Position p, const Play& o, bool major, std::size_t count) {
  if (o.peoples.size() != count || (count == 2 && o.peoples[0] == o.peoples[1]))
    return refusal(major        ? "AIE-6.2d"
                   : count == 2 ? "AIE-6.2c"
                                : "AIE-6.2b",
                   "uprising_count", about(o.face));
  for (const PeopleId id : o.peoples) {
    if (p.tables.people(id).major != major)
      return refusal(major ? "AIE-6.2d" : "AIE-6.2b", major ? "uprising_needs_major" : "uprising_needs_minor",
                     about(id));
    if (people(p.state, id).status != PeopleStatus::peace)
      return refusal("AIE-6.2b", "people_not_at_peace", about(id));
    if (under_truce(p, id)) return refusal(major ? "AIE-9.3e" : "AIE-9.3b", "people_under_truce", about(id));
  }
  return std::nullopt;
}

Verdict refuse_coup_play(Position p, Camp camp, const Play& o, bool ahead) {
  if (o.leaders.size() != 1) return refusal("AIE-3.6.1a", "coup_names_one", about(o.face));
  return ahead ? refuse_coup_ahead(p, camp, o.leaders.front()) : refuse_coup(p, camp, o.leaders.front());
}

Verdict refuse_allegiance_play(Position p, const Play& o, bool ahead) {
  if (o.peoples.size() != 1) return refusal("AIE-6.2e", "allegiance_names_one", about(o.face));
  return ahead ? refuse_allegiance_ahead(p, o.peoples.front()) : refuse_allegiance(p, o.peoples.front());
}

// AIE-2.Bc
Verdict refuse_initiative(Position p) {
  if (p.state.year == scenario(p).start_year && !scenario(p).initiative_reversible)
    return refusal("AIE-2.Bc", "initiative_fixed");
  return std::nullopt;
}

// AIE-6.3c, AIE-RUL-41
Verdict refuse_assassination(Position p, Camp camp, const Play& o) {
  if (o.leaders.size() != 1) return refusal("AIE-6.3c", "assassination_names_one", about(o.face));
  const LeaderId id = o.leaders.front();
  if (!p.tables.leader(id).roman()) return refusal("AIE-6.3c", "needs_roman_leader", about(id));
  if (id == kCaesar) return refusal("AIE-6.3c", "caesar_not_by_stratagem", about(id));
  const Leader& l = leader(p.state, id);
  if (!on_map(l)) return refusal("AIE-6.3c", "leader_not_on_map", about(id));
  if (l.camp == camp) return refusal("AIE-6.3c", "needs_enemy_leader", about(id));
  return std::nullopt;
}

// AIE-6.3d, AIE-RUL-41  Any port of the map.
Verdict refuse_plague(Position p, const Play& o) {
  if (!o.zone) return refusal("AIE-6.3d", "zone_missing", about(o.face));
  if (!p.tables.zone(*o.zone).port) return refusal("AIE-6.3d", "plague_needs_port", about(*o.zone));
  return std::nullopt;
}

bool enemy_legion(Position p, Camp camp, UnitId id) {
  return p.tables.unit(id).type == UnitType::legio && unit(p.state, id).camp != camp;
}

// AIE-6.3g
Verdict refuse_desertion(Position p, Camp camp, const Play& o) {
  if (!o.zone) return refusal("AIE-6.3g", "zone_missing", about(o.face));
  const auto enemies = units_in(p, *o.zone, other(camp));
  if (std::ranges::none_of(enemies, [&](UnitId id) { return enemy_legion(p, camp, id); }))
    return refusal("AIE-6.3g", "no_enemy_legion_there", about(*o.zone));
  for (const UnitId id : o.units)
    if (!enemy_legion(p, camp, id) || std::ranges::find(enemies, id) == enemies.end())
      return refusal("AIE-6.3g", "not_an_enemy_legion_there",
                     Json(Json::Object{{"unit", id.str()}, {"zone", o.zone->str()}}));
  return std::nullopt;
}

// AIE-S7.g
bool never_pacified(Position p, PeopleId id) {
  const auto& barred = scenario(p).no_stratagem_pacification;
  return std::ranges::find(barred, id) != barred.end();
}

// AIE-RUL-26  One people: at war, or in the opponent's allegiance.
Verdict refuse_one_pacification(Position p, Camp camp, PeopleId id) {
  if (never_pacified(p, id)) return refusal("AIE-S7.g", "no_stratagem_pacification", about(id));
  const People& own = people(p.state, id);
  if (own.status == PeopleStatus::peace) return refusal("AIE-RUL-26", "already_at_peace", about(id));
  if (own.status == PeopleStatus::allegiance && own.camp == camp)
    return refusal("AIE-RUL-26", "own_ally", about(id));
  return std::nullopt;
}

Verdict refuse_pacification(Position p, Camp camp, const Play& o, bool major) {
  const char* clause = major ? "AIE-6.3q" : "AIE-6.3p";
  if (o.peoples.size() != 1) return refusal(clause, "pacification_names_one", about(o.face));
  const PeopleId id = o.peoples.front();
  if (p.tables.people(id).major != major)
    return refusal(clause, major ? "pacification_needs_major" : "pacification_needs_minor", about(id));
  return refuse_one_pacification(p, camp, id);
}

// AIE-6.3r, s
Verdict refuse_wide_pacification(Position p, Camp camp, const Play& o) {
  const bool pax = o.face == Face::pax_romana;
  if (pax && !o.all) {
    if (o.peoples.size() != 1) return refusal("AIE-6.3s", "pax_all_or_one", about(o.face));
    return refuse_one_pacification(p, camp, o.peoples.front());
  }
  if (!pax && !o.nation) return refusal("AIE-6.3r", "nation_missing", about(o.face));
  if (pacified_by(p, camp, o).empty())
    return refusal(pax ? "AIE-6.3s" : "AIE-6.3r", "nobody_to_pacify", about(o.face));
  return std::nullopt;
}

// AIE-6.3j, k
Verdict refuse_works(Position p, const Play& o) {
  const bool walls = o.face == Face::walls_m1 || o.face == Face::walls_m2;
  const char* clause = walls ? "AIE-6.3k" : "AIE-6.3j";
  if (!o.zone) return refusal(clause, "zone_missing", about(o.face));
  const ZoneInfo& zone = p.tables.zone(*o.zone);
  if (!zone.city && !zone.port) return refusal(clause, "needs_city_or_port", about(*o.zone));
  return std::nullopt;
}

// AIE-6.3a, AIE-RUL-41  His own force flees, one zone far. Ahead nobody knows where a leader will be.
Verdict refuse_flight(Position p, Camp camp, const Play& o, bool ahead) {
  std::optional<ZoneId> from = o.zone;
  for (const LeaderId& id : o.leaders) {
    if (side(p, id) != camp)
      return refusal("AIE-0.5a", "not_your_piece", Json(Json::Object{{"piece", id.str()}}),
                     RefusalKind::not_yours);
    if (!from && !ahead) from = leader(p.state, id).zone;
  }
  for (const ZoneId& to : o.to)
    if (from && !touch(p.tables, *from, to))
      return refusal("AIE-7.2a", "not_adjacent",
                     Json(Json::Object{{"from", from->str()}, {"zone", to.str()}}));
  return std::nullopt;
}

// AIE-6.3h, AIE-RUL-41  The list is one of preference: it must hold what makes a legal pair, or a single
// naves.
Verdict refuse_turncoats(Position p, Camp camp, const Play& o) {
  bool enough = o.units.empty();
  for (const UnitId id : o.units) {
    const UnitInfo& info = p.tables.unit(id);
    if (!info.roman() || unit(p.state, id).camp == camp)
      return refusal("AIE-6.3h", "turncoats_are_enemy_romans", about(id));
    enough = enough || info.type != UnitType::legio;
  }
  if (!enough) return refusal("AIE-6.3h", "turncoats_not_legions_alone", about(o.face));
  return std::nullopt;
}

// AIE-6.3l
Verdict refuse_parthian_shot(Position p, Camp camp, const Play& o) {
  for (const UnitId id : o.units)
    if (!p.tables.unit(id).roman() || unit(p.state, id).camp == camp)
      return refusal("AIE-6.3l", "shot_at_enemy_roman", about(id));
  return std::nullopt;
}

// AIE-6.3b  The face must be on the die: battles are rolled with a d6, the rest of phase E with a d10.
Verdict refuse_favour(const Play& o) {
  const bool d6 = o.die == Name("battle");
  if (o.die.empty()) return refusal("AIE-6.3b", "favour_names_a_die", about(o.face));
  if (o.face_wanted < (d6 ? 1 : 0) || o.face_wanted > (d6 ? 6 : 9))
    return refusal("AIE-6.3b", "no_such_face", Json(Json::Object{{"wanted", o.face_wanted}}));
  return std::nullopt;
}

// AIE-6.4a
Verdict refuse_ides(Position p, Camp camp) {
  if (camp != Camp::republican) return refusal("AIE-6.4a", "ides_are_republican");
  if (!scenario(p).caesar_assassination) return refusal("AIE-3.5.3a", "no_assassination_here");
  if (p.state.caesar != CaesarFate::alive) return refusal("AIE-3.5.3a", "caesar_is_dead");
  return std::nullopt;
}

// AIE-6.4c
Verdict refuse_rally(Position p, const Play& o, bool ahead) {
  if (ahead) return std::nullopt;
  if (o.region ? !triumvir_region(p, *o.region) : p.state.triumvir.empty())
    return refusal("AIE-6.4c", "no_triumvir",
                   o.region ? Json(Json::Object{{"region", o.region->str()}}) : Json::object());
  return std::nullopt;
}

Verdict refuse_target(Position p, Camp camp, const Play& o, bool ahead) {
  switch (o.face) {
    case Face::initiative:
      return refuse_initiative(p);
    case Face::coup_0:
    case Face::coup_m1:
    case Face::coup_m2:
      return refuse_coup_play(p, camp, o, ahead);
    case Face::uprising_minor:
      return refuse_uprising(p, o, false, 1);
    case Face::uprising_two_minors:
      return refuse_uprising(p, o, false, 2);
    case Face::uprising_major:
      return refuse_uprising(p, o, true, 1);
    case Face::allegiance:
      return refuse_allegiance_play(p, o, ahead);
    case Face::timely_flight:
      return refuse_flight(p, camp, o, ahead);
    case Face::divine_favour:
      return refuse_favour(o);
    case Face::assassination:
      return refuse_assassination(p, camp, o);
    case Face::plague:
      return refuse_plague(p, o);
    case Face::desertion:
      return refuse_desertion(p, camp, o);
    case Face::turncoats:
      return refuse_turncoats(p, camp, o);
    case Face::siegecraft_p1:
    case Face::siegecraft_p2:
    case Face::walls_m1:
    case Face::walls_m2:
      return refuse_works(p, o);
    case Face::parthian_shot:
      return refuse_parthian_shot(p, camp, o);
    case Face::pacify_minor:
      return refuse_pacification(p, camp, o, false);
    case Face::pacify_major:
      return refuse_pacification(p, camp, o, true);
    case Face::pacify_nationality:
    case Face::pax_romana:
      return refuse_wide_pacification(p, camp, o);
    case Face::ides_of_march:
      return refuse_ides(p, camp);
    case Face::rally_triumvir:
      return refuse_rally(p, o, ahead);
    case Face::janus:
    case Face::veni_vidi_vici:
    case Face::senate_intrigue:
    case Face::imperium:
    case Face::triumph_1:
    case Face::triumph_2:
      return std::nullopt;
  }
  return std::nullopt;
}

// AIE-6.1 … 6.4  Orders for phases B and C are taken until that phase is over, for F in any mail of the year.
bool phase_fits(Phase now, Phase face) {
  if (face == Phase::e) return now == Phase::e;
  return now <= face;
}

// AIE-6a
Verdict refuse_counter(Position p, Camp camp, Face face) {
  if (counter_with(p, seat_of(p.state, camp), face)) return std::nullopt;
  return refusal("AIE-6a", "no_such_counter", about(face));
}

}  // namespace

Refusal refuse_phase(Face face) { return refusal("AIE-6a", "stratagem_other_phase", about(face)); }

Verdict refuse_ahead(Position p, Camp camp, const Play& o) {
  if (const auto none = refuse_counter(p, camp, o.face)) return none;
  return refuse_target(p, camp, o, true);
}

Verdict refuse(Position p, Camp camp, const Play& o) {
  if (const auto none = refuse_counter(p, camp, o.face)) return none;
  if (!phase_fits(p.state.phase, p.tables.face(o.face).phase)) return refuse_phase(o.face);
  return refuse_target(p, camp, o, false);
}

std::vector<PeopleId> pacified_by(Position p, Camp camp, const Play& play) {
  std::vector<PeopleId> found;
  for (const PeopleInfo& info : p.tables.peoples) {
    const bool named = std::ranges::find(play.peoples, info.id) != play.peoples.end();
    const bool wide = play.all || (play.nation && info.nation == *play.nation);
    const bool at_war = people(p.state, info.id).status == PeopleStatus::war;
    if (wide ? at_war && !never_pacified(p, info.id) : named && !refuse_one_pacification(p, camp, info.id))
      found.push_back(info.id);
  }
  return found;
}

}  // namespace adj::alea
