// PLAY and the three stratagems with keywords of their own. A family of faces is named; its value, its target
// or the counters in hand say which face is meant.

#include <algorithm>

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::kAt;
using words::kWith;
using words::Sign;

namespace {

// The face with that value; without a value the one in hand, if there is only one.
Face face_by_value(LineReader& r, Name family, std::optional<int> value) {
  std::vector<Face> possible;
  const std::vector<Face> all = faces_of(family);
  for (const Face face : all) {
    const bool meant =
        value ? r.tables().face(face).value == *value : counter_with(r.at.p, r.at.seat, face).has_value();
    if (meant) possible.push_back(face);
  }
  if (possible.size() == 1) return possible.front();
  Json values = Json::array();
  for (const Face face : all) values.push_back(Json(r.tables().face(face).value));
  r.refuse("AIE-RUL-61", "which_value", {{"values", values}});
  return all.front();
}

std::optional<int> read_value(LineReader& r) {
  r.c.keyword(kWith);
  return r.c.integer(-9, 9);
}

void read_zone_at(LineReader& r, Play& o) {
  if (o.zone) return;
  if (r.c.keyword(kAt) || r.c.keyword(words::kOn)) {
    o.zone = need_zone(r);
  } else if (const auto hit = r.c.match(r.at.words.zones)) {
    o.zone = ZoneId(hit->id.view());
  }
}

// Enemy pieces that a stratagem may strike: those of the zone named, else all on the map.
Pool enemies(LineReader& r, const std::optional<ZoneId>& zone) {
  Pool pool;
  pool.every = true;
  const Camp enemy = other(r.at.camp);
  for (const Unit& u : r.state().unit)
    if (on_map(u) && side(r.at.p, u.id) == enemy && (!zone || u.zone == *zone)) pool.units.push_back(u.id);
  return pool;
}

void read_victims(LineReader& r, Play& o) {
  std::vector<PieceTerm> terms;
  if (!o.zone && (r.c.keyword(kAt) || r.c.keyword(words::kOn))) o.zone = need_zone(r);
  skip_colon(r);
  terms = read_pieces(r);
  read_zone_at(r, o);
  skip_colon(r);
  if (terms.empty()) terms = read_pieces(r);
  if (r.ok() && !terms.empty()) o.units = choose_units(r, terms, enemies(r, o.zone));
}

// FLIGHT [leaders] [AT zone] [TO zones]
void read_flight(LineReader& r, Play& o) {
  for (const words::Hit& hit : r.c.list(r.at.words.leaders)) o.leaders.emplace_back(hit.id.view());
  while (r.c.ok()) {
    if (o.to.empty() && r.c.keyword({"TO", "VERS"}))
      o.to = need_zones(r);
    else if (!o.zone && r.c.keyword({"AT", "A", "EN", "IN"}))
      o.zone = need_zone(r);
    else
      break;
  }
}

// FAVOUR [ENEMY] die [zone] [leader] DIE n
void read_favour(LineReader& r, Play& o) {
  const auto enemy = [&] {
    if (r.c.keyword({"ENEMY", "ADVERSE", "ENNEMI", "ENNEMIE"})) o.enemy_die = true;
  };
  enemy();
  const auto die = r.c.need(r.at.words.dice);
  if (!die) return;
  o.die = die->id;
  enemy();
  while (r.c.ok()) {
    const auto hit = r.c.match_any({&r.at.words.zones, &r.at.words.leaders});
    if (!hit) break;
    if (hit->lexicon == 0)
      o.zone = ZoneId(hit->id.view());
    else
      o.leaders.emplace_back(hit->id.view());
  }
  r.c.expect({"DIE", "DE"});
  o.face_wanted = r.c.need_integer(0, 10).value_or(0);
}

// Majors and minors have counters of their own.
Face uprising_face(const Tables& tables, const std::vector<PeopleId>& peoples) {
  if (peoples.size() > 1) return Face::uprising_two_minors;
  const bool major = !peoples.empty() && tables.people(peoples.front()).major;
  return major ? Face::uprising_major : Face::uprising_minor;
}

std::vector<PeopleId> need_peoples(LineReader& r) {
  std::vector<PeopleId> peoples;
  for (const words::Hit& hit : r.c.need_list(r.at.words.peoples)) peoples.emplace_back(hit.id.view());
  return peoples;
}

void read_pacification(LineReader& r, Play& o) {
  if (r.c.keyword({"NATION", "NATIONALITE", "NATIONALITY"})) {
    o.face = Face::pacify_nationality;
    if (const auto hit = r.c.need(r.at.words.nations)) o.nation = NationId(hit->id.view());
    return;
  }
  const PeopleId id = need_people(r);
  o.peoples = {id};
  if (r.c.ok()) o.face = r.tables().people(id).major ? Face::pacify_major : Face::pacify_minor;
}

void read_pax(LineReader& r, Play& o) {
  if (r.c.keyword(words::kAll))
    o.all = true;
  else
    o.peoples = {need_people(r)};
}

void read_rally(LineReader& r, Play& o) {
  if (const auto hit = r.c.match(r.at.words.regions)) o.region = RegionId(hit->id.view());
}

Play read_family(LineReader& r, Name family) {
  Play o;
  o.face = faces_of(family).front();
  if (family == Name("coup")) return std::get<Play>(read_coup(r));
  if (family == Name("uprising")) return std::get<Play>(read_uprising(r));
  if (family == Name("allegiance")) return std::get<Play>(read_allegiance(r));
  if (family == Name("siegecraft") || family == Name("walls")) {
    o.face = face_by_value(r, family, r.c.integer(-9, 9));
    read_zone_at(r, o);
  } else if (family == Name("triumph")) {
    o.face = face_by_value(r, family, r.c.integer(0, 9));
  } else if (family == Name("flight")) {
    read_flight(r, o);
  } else if (family == Name("favour")) {
    read_favour(r, o);
  } else if (family == Name("assassination")) {
    o.leaders = {need_leader(r)};
  } else if (family == Name("plague") || family == Name("veni")) {
    read_zone_at(r, o);
  } else if (family == Name("desertion")) {
    read_zone_at(r, o);
    read_victims(r, o);
  } else if (family == Name("turncoats") || family == Name("parthian_shot")) {
    read_victims(r, o);
  } else if (family == Name("pacify")) {
    read_pacification(r, o);
  } else if (family == Name("pax_romana")) {
    read_pax(r, o);
  } else if (family == Name("rally")) {
    read_rally(r, o);
  }
  return o;
}

}  // namespace

OrderBody read_play(LineReader& r) {
  const auto family = r.c.need(r.at.words.stratagems);
  if (!family) return Play{};
  return read_family(r, family->id);
}

OrderBody read_coup(LineReader& r) {
  Play o;
  o.face = Face::coup_0;
  o.leaders = {need_leader(r)};
  const std::optional<int> value = read_value(r);
  if (r.c.ok()) o.face = face_by_value(r, "coup", value);
  return o;
}

OrderBody read_uprising(LineReader& r) {
  Play o;
  o.peoples = need_peoples(r);
  if (r.c.ok()) o.face = uprising_face(r.tables(), o.peoples);
  return o;
}

OrderBody read_allegiance(LineReader& r) {
  Play o;
  o.face = Face::allegiance;
  o.peoples = {need_people(r)};
  return o;
}

}  // namespace adj::alea
