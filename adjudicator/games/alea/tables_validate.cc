// What must hold between the data files, beyond what reading them shows: figures that the rulebook fixes, and
// links that more than one file takes part in. An operator may correct what is reconstructed (the map,
// values, deployments); the rules keep working as long as this passes.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

namespace {

std::string indexed(const char* list, std::size_t index) {
  return list + ("[" + std::to_string(index) + "]");
}

std::string place_of(const ZoneInfo& z, const Tables& t) {
  const auto land = static_cast<std::size_t>(std::ranges::count(t.zones, false, &ZoneInfo::sea));
  const auto order = static_cast<std::size_t>(z.order);
  return z.sea ? indexed("sea_zones.json: $.sea_zones", order - land) : indexed("zones.json: $.zones", order);
}

void check_count(const char* where, std::size_t found, std::size_t wanted, const char* what) {
  if (found != wanted)
    fail(where, "there are " + std::to_string(wanted) + " " + what + ", not " + std::to_string(found));
}

// AIE-TR.a
void check_regions(const Tables& t) {
  constexpr std::array kOrder{"italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"};
  check_count("regions.json: $.regions", t.regions.size(), kOrder.size(), "regions");
  std::set<int> faces;
  for (std::size_t i = 0; i < kOrder.size(); ++i) {
    const RegionInfo& r = t.regions[i];
    const std::string here = indexed("regions.json: $.regions", i);
    if (r.id.view() != kOrder[i]) fail(here + ".id", std::string("expected '") + kOrder[i] + "'");
    if (r.event11_die && (*r.event11_die < 1 || *r.event11_die > 6 || !faces.insert(*r.event11_die).second))
      fail(here + ".event11_d6", "each face of a die names one region");
    const bool port = std::ranges::any_of(r.zones, [&](ZoneId z) { return t.zone(z).port.has_value(); });
    if (r.recruit.naves > 0 && !port) fail(here + ".recruit.naves", "no zone of the region has a port");
  }
  if (faces.size() != 6) fail("regions.json: $.regions", "each face of a die names a region for event 11");
}

// AIE-0.2a, AIE-3.1.2a
void check_zones(const Tables& t) {
  int capitals = 0;
  std::map<std::string, ZoneId> names;
  for (const ZoneInfo& z : t.zones) {
    const std::string here = place_of(z, t);
    if (z.port && std::ranges::none_of(z.seas, [&](ZoneId s) { return t.zone(s).navigable; }))
      fail(here + ".port", "no navigable sea zone touches it");
    if (z.city && z.city->capital && (++capitals > 1 || z.id != kRomaZone))
      fail(here + ".city.capital", "Roma is the only capital");
    if (z.borders.empty() && z.seas.empty() && z.coast.empty()) fail(here, "touches no other zone");
    for (const std::string& alias : z.aliases)
      if (const auto [at, fresh] = names.emplace(alias, z.id); !fresh && at->second != z.id)
        fail(here + ".aliases", "'" + alias + "' is also a name of " + at->second.str());
  }
  for (const ZoneId& id : {kRomaZone, kAlexandriaZone})
    if (!t.has_zone(id) || !t.zone(id).city || !t.zone(id).port)
      fail("zones.json: $.zones", "'" + id.str() + "' is missing, or its city or port");
  if (capitals == 0) fail("zones.json: $.zones", "no city is the capital");
  if (t.zone(kRomaZone).region != kItalia)
    fail(place_of(t.zone(kRomaZone), t) + ".region", "Roma lies in Italia");
  if (t.zone(kAlexandriaZone).people != kAegyptii)
    fail(place_of(t.zone(kAlexandriaZone), t) + ".people", "Alexandria lies in Aegyptii");
}

// Every zone can be reached from Roma, by land or sea.
void check_connected(const Tables& t) {
  std::set<ZoneId> seen{kRomaZone};
  std::vector<ZoneId> open{kRomaZone};
  while (!open.empty()) {
    const ZoneInfo& z = t.zone(open.back());
    open.pop_back();
    std::vector<ZoneId> next = z.seas;
    for (const Border& b : z.borders) next.push_back(b.to);
    next.insert(next.end(), z.coast.begin(), z.coast.end());
    next.insert(next.end(), z.sea_links.begin(), z.sea_links.end());
    for (const ZoneId& id : next)
      if (seen.insert(id).second) open.push_back(id);
  }
  for (const ZoneInfo& z : t.zones)
    if (!seen.contains(z.id)) fail(place_of(z, t), "cannot be reached from Roma");
}

// --- Stratagems: counts, phases and figures of the rulebook (6.1 – 6.4)
struct KnownFace {
  Face face;
  Phase phase;
  int count;
  int value = 0;
};

constexpr std::array kFaces{
    KnownFace{Face::initiative, Phase::b, 2},
    KnownFace{Face::janus, Phase::b, 1},
    KnownFace{Face::coup_0, Phase::c, 1, 0},
    KnownFace{Face::coup_m1, Phase::c, 1, -1},
    KnownFace{Face::coup_m2, Phase::c, 1, -2},
    KnownFace{Face::uprising_minor, Phase::c, 3},
    KnownFace{Face::uprising_two_minors, Phase::c, 1},
    KnownFace{Face::uprising_major, Phase::c, 1},
    KnownFace{Face::allegiance, Phase::c, 1},
    KnownFace{Face::timely_flight, Phase::e, 2},
    KnownFace{Face::divine_favour, Phase::e, 1},
    KnownFace{Face::assassination, Phase::e, 2},
    KnownFace{Face::plague, Phase::e, 1},
    KnownFace{Face::desertion, Phase::e, 1},
    KnownFace{Face::turncoats, Phase::e, 1},
    KnownFace{Face::veni_vidi_vici, Phase::e, 1},
    KnownFace{Face::siegecraft_p1, Phase::e, 1, 1},
    KnownFace{Face::siegecraft_p2, Phase::e, 1, 2},
    KnownFace{Face::walls_m1, Phase::e, 1, -1},
    KnownFace{Face::walls_m2, Phase::e, 1, -2},
    KnownFace{Face::parthian_shot, Phase::e, 1},
    KnownFace{Face::senate_intrigue, Phase::e, 2},
    KnownFace{Face::pacify_minor, Phase::e, 1},
    KnownFace{Face::pacify_major, Phase::e, 1},
    KnownFace{Face::pacify_nationality, Phase::e, 1},
    KnownFace{Face::pax_romana, Phase::e, 1},
    KnownFace{Face::ides_of_march, Phase::f, 1, 2},
    KnownFace{Face::imperium, Phase::f, 1},
    KnownFace{Face::rally_triumvir, Phase::f, 2},
    KnownFace{Face::triumph_1, Phase::f, 1, 1},
    KnownFace{Face::triumph_2, Phase::f, 1, 2},
};

void check_stratagems(const Tables& t) {
  check_count("stratagems.json: $.faces", t.faces.size(), kFaces.size(), "kinds of face");
  check_count("stratagems.json: $.counters", t.counters.size(), 19, "counters");
  for (const KnownFace& known : kFaces) {
    const FaceInfo& face = t.face(known.face);
    const std::string here = "stratagems.json: $.faces: " + std::string(name_of(known.face));
    if (face.count != known.count) fail(here, "there are " + std::to_string(known.count));
    if (face.phase != known.phase) fail(here, "played in phase " + std::string(name_of(known.phase)));
    if (face.value != known.value) fail(here, "the value is " + std::to_string(known.value));
    long on_counters = 0;
    for (const CounterInfo& c : t.counters) on_counters += (c.first == known.face) + (c.second == known.face);
    if (on_counters != known.count)
      fail("stratagems.json: $.counters", std::string(name_of(known.face)) + " is on " +
                                              std::to_string(on_counters) + " counters, not " +
                                              std::to_string(known.count));
  }
}

// --- The combat table
// AIE-TC.a–g  One side wins; it loses a fraction or nothing, the other E or A, or both retreat unhurt.
bool makes_sense(const CombatCell& cell) {
  const auto heavy = [](Result r) { return r == Result::eliminated || r == Result::weakened; };
  const bool attacker_wins = cell.winner == BattleSide::attacker;
  const Result winner = attacker_wins ? cell.attacker : cell.defender;
  const Result loser = attacker_wins ? cell.defender : cell.attacker;
  return !heavy(winner) && (heavy(loser) || (winner == Result::retreat && loser == Result::retreat));
}

void check_combat_table(const Tables& t) {
  const auto& columns = t.combat.columns;
  check_count("combat_table.json: $.columns", columns.size(), 10, "columns");
  check_count("combat_table.json: $.rows", t.combat.rows.size(), 12, "rows");
  for (std::size_t i = 1; i < columns.size(); ++i)
    if (columns[i - 1].attacker * columns[i].defender >= columns[i].attacker * columns[i - 1].defender)
      fail(indexed("combat_table.json: $.columns", i), "the ratios rise from column to column");
  int die = -2;
  for (const auto& [row, cells] : t.combat.rows) {
    const std::string here = indexed("combat_table.json: $.rows", static_cast<std::size_t>(die + 2));
    if (row != die++) fail(here + ".die", "the rows are -2 to 9");
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (!makes_sense(cells[i])) fail(indexed((here + ".cells").c_str(), i), "no such result: who won?");
  }
}

// --- Constants and options
struct KnownOption {
  const char* id;
  std::vector<std::string> values;
};

void check_options(const Tables& t) {
  const std::vector<KnownOption> known{{"spqr_5", {"both_lose", "vp_count"}},
                                       {"rr_winner", {"by_row", "defender", "attacker"}},
                                       {"unit_ownership", {"stored", "region_controller"}},
                                       {"garrison_moves", {"enforced", "free"}},
                                       {"people_control_lot", {"once", "each_turn"}},
                                       {"reactions", {"window", "standing_only"}},
                                       {"triumvir_max", {"1", "2"}}};
  check_count("game.json: $.rule_options", t.rule_options.size(), known.size(), "rule options");
  for (const KnownOption& k : known) {
    const auto at = std::ranges::find(t.rule_options, k.id, &RuleOption::id);
    if (at == t.rule_options.end())
      fail("game.json: $.rule_options", std::string("'") + k.id + "' is missing");
    for (const std::string& value : at->values)
      if (std::ranges::count(k.values, value) == 0)
        fail("game.json: $.rule_options", std::string(k.id) + ": the rules know no value '" + value + "'");
  }
}

void check_constants(const Tables& t) {
  const Constants& c = t.constants;
  if (c.leader_pm < 1 || c.land_pm < 1 || c.naves_pm < 1)
    fail("game.json: $.movement", "every piece can move");
  if (c.units_per_naves < 1) fail("game.json: $.transport.units_per_naves", "must be at least 1");
  if (c.spqr_end < 1) fail("game.json: $.spqr_track.end_at", "must be at least 1");
  if (c.legions_low >= c.legions_high) fail("game.json: $.legions_on_map", "low is not below high");
  if (c.truce_offset < 1) fail("game.json: $.truce_return_offset", "must be at least 1");
  for (std::size_t i = 0; i < c.control_bands.size(); ++i) {
    const auto& band = c.control_bands[i];
    const bool above = i == 0 || c.control_bands[i - 1].max < band.min;
    if (band.min > band.max || !above)
      fail(indexed("game.json: $.victory_points.control_points_bands", i), "bands rise and do not overlap");
  }
}

}  // namespace

void validate(const Tables& t) {
  check_constants(t);
  check_options(t);
  check_stratagems(t);
  check_count("events.json: $.events", t.events.size(), 15, "events");
  check_combat_table(t);
  check_regions(t);
  check_zones(t);
  check_connected(t);
  validate_pieces(t);
  validate_hints(t);
  validate_scenarios(t);
}

}  // namespace adj::alea
