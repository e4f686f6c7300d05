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

// A value where one may stand; nobody is asked for a number there.
std::optional<int> read_value(LineReader& r) {
  const words::Token* next = r.c.peek();
  const bool number = next && next->kind == words::Token::Kind::kNumber;
  return number ? r.c.integer(-9, 9) : std::nullopt;
}

// What follows the keyword in the full name of a stratagem: PACIFICATION OF A MINOR PEOPLE, COUP D'ETAT.
void skip_name(LineReader& r) {
  skip_words(r.c, {"of", "a", "d", "de", "un", "two", "deux", "minor", "mineur", "mineurs", "major", "majeur",
                   "people", "peoples", "peuple", "peuples", "etat", "triumvir"});
  skip_colon(r);
}

void read_zone_at(LineReader& r, Play& o) {
  if (o.zone) return;
  if (r.c.keyword(kAt) || r.c.keyword(words::kOn)) {
    o.zone = need_zone(r);
  } else if (const auto hit = r.c.match(r.at.words.zones)) {
    o.zone = ZoneId(hit->id.view());
  }
}

// Enemy pieces that a stratagem may strike: those of the zone, else all on the map.
Pool enemies(LineReader& r, const std::optional<ZoneId>& zone) {
  Pool pool;
  pool.every = true;
  const Camp enemy = other(r.at.camp);
  for (const Unit& u : r.state().unit)
    if (on_map(u) && side(r.at.p, u.id) == enemy && (!zone || u.zone == *zone)) pool.units.push_back(u.id);
  return pool;
}

// Deserters are where they are now, and ALL are those of the zone; but kinds may name who is yet to come
// there.
void read_victims(LineReader& r, Play& o) {
  std::vector<PieceTerm> terms;
  if (!o.zone && r.c.keyword(kAt)) o.zone = need_zone(r);
  skip_words(r.c, {"on", "sur"});
  skip_colon(r);
  terms = read_pieces(r);
  read_zone_at(r, o);
  skip_colon(r);
  if (terms.empty()) terms = read_pieces(r);
  const bool here = o.face == Face::desertion || std::ranges::any_of(terms, [](const PieceTerm& term) {
                      return term.kind == PieceTerm::Kind::all || term.kind == PieceTerm::Kind::rest;
                    });
  const Pool pool = enemies(r, here ? o.zone : std::nullopt);
  if (r.ok() && !terms.empty()) o.units = once_each(choose_units(r, terms, pool));
}

// FLIGHT [leaders] [AT zone] [TO zones]. French A is both: where the named leaders are not, they flee to.
void read_flight(LineReader& r, Play& o) {
  for (const words::Hit& hit : r.c.list(r.at.words.leaders)) o.leaders.emplace_back(hit.id.view());
  o.leaders = once_each(o.leaders);
  std::optional<ZoneId> either;
  while (r.c.ok()) {
    if (o.to.empty() && r.c.keyword({"TO", "VERS"})) {
      o.to = once_each(need_zones(r));
    } else if (!o.zone && (r.c.keyword({"AT", "EN", "IN"}) || r.c.keyword(words::kFrom))) {
      o.zone = need_zone(r);
    } else if (!either && r.c.keyword({"A", "AU"})) {
      either = need_zone(r);
    } else if (const auto hit = o.zone ? std::nullopt : r.c.match(r.at.words.zones)) {
      o.zone = ZoneId(hit->id.view());
    } else {
      break;
    }
  }
  if (!either) return;
  const auto there = [&](LeaderId id) { return leader(r.state(), id).zone == *either; };
  const bool goal = o.to.empty() && !o.leaders.empty() && std::ranges::none_of(o.leaders, there);
  if (goal)
    o.to = {*either};
  else
    o.zone = *either;
}

// FAVOUR [ENEMY] die [zone] [leader] DIE n, the last three in any order
void read_favour(LineReader& r, Play& o) {
  const auto enemy = [&] {
    skip_words(r.c, {"my", "own", "mon", "ma"});
    if (r.c.keyword({"ENEMY", "ADVERSE", "ENNEMI", "ENNEMIE"})) o.enemy_die = true;
  };
  enemy();
  const auto die = r.c.need(r.at.words.dice);
  if (!die) return;
  o.die = die->id;
  enemy();
  bool named = false;
  while (r.c.ok()) {
    skip_words(r.c, {"at", "in", "en", "on", "dans"});
    skip_colon(r);
    if (const auto hit = r.c.match_any({&r.at.words.zones, &r.at.words.leaders})) {
      if (hit->lexicon == 0)
        o.zone = ZoneId(hit->id.view());
      else
        o.leaders.emplace_back(hit->id.view());
    } else if (!named && r.c.keyword({"DIE", "DE"})) {
      named = true;
      r.c.equals();
      o.face_wanted = r.c.need_integer(0, 10).value_or(0);
    } else {
      break;
    }
  }
  o.leaders = once_each(o.leaders);
  if (!named) r.c.fail();
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
  skip_name(r);
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
  skip_words(r.c, {"on", "for", "pour", "sur"});
  if (r.c.keyword(words::kAll))
    o.all = true;
  else
    o.peoples = {need_people(r)};
}

void read_rally(LineReader& r, Play& o) {
  skip_name(r);
  skip_words(r.c, {"in", "en"});
  if (const auto hit = r.c.match(r.at.words.regions)) o.region = RegionId(hit->id.view());
}

Play read_family(LineReader& r, Name family) {
  Play o;
  o.face = faces_of(family).front();
  if (family == Name("coup")) return std::get<Play>(read_coup(r));
  if (family == Name("uprising")) return std::get<Play>(read_uprising(r));
  if (family == Name("allegiance")) return std::get<Play>(read_allegiance(r));
  if (family == Name("siegecraft") || family == Name("walls")) {
    std::optional<int> value = read_value(r);
    read_zone_at(r, o);
    if (!value) value = read_value(r);
    if (r.c.ok()) o.face = face_by_value(r, family, value);
  } else if (family == Name("triumph")) {
    o.face = face_by_value(r, family, r.c.integer(0, 9));
  } else if (family == Name("flight")) {
    read_flight(r, o);
  } else if (family == Name("favour")) {
    read_favour(r, o);
  } else if (family == Name("assassination")) {
    skip_words(r.c, {"on", "against", "contre"});
    o.leaders = {need_leader(r)};
  } else if (family == Name("intrigue")) {
    skip_words(r.c, {"at", "in", "a", "en", "roma", "rome"});
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
  skip_name(r);
  std::optional<int> value = read_value(r);
  skip_words(r.c, {"on", "against", "contre", "sur"});
  o.leaders = {need_leader(r)};
  r.c.keyword(kWith);
  if (!value) value = r.c.integer(-9, 9);
  if (r.c.ok()) o.face = face_by_value(r, "coup", value);
  return o;
}

OrderBody read_uprising(LineReader& r) {
  Play o;
  skip_name(r);
  o.peoples = need_peoples(r);
  if (r.c.ok()) o.face = uprising_face(r.tables(), o.peoples);
  return o;
}

OrderBody read_allegiance(LineReader& r) {
  Play o;
  o.face = Face::allegiance;
  skip_name(r);
  o.peoples = {need_people(r)};
  return o;
}

}  // namespace adj::alea
