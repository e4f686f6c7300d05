// The game's data: reading the files, looking things up. The map, the pieces and the scenarios are read in
// files of their own (tables_load_*.cc); what must hold between the files is in tables_validate.cc.

#include "adjudicator/games/alea/tables.h"

#include <algorithm>

#include "adjudicator/core/check.h"
#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

int RecruitLimits::of(UnitType type) const {
  switch (type) {
    case UnitType::legio:
      return legio;
    case UnitType::equites:
      return equites;
    case UnitType::auxilia:
      return auxilia;
    case UnitType::naves:
      return naves;
    case UnitType::warriors:
      return 0;
  }
  return 0;
}

// --- Looking things up
namespace {

template <class T>
const T& found(const std::vector<T>& list, const std::unordered_map<Name, int>& index, const Name& id,
               const char* kind) {
  const auto at = index.find(id);
  ADJ_CHECK(at != index.end(), std::string("no ") + kind + " '" + id.str() + "'");
  return list[static_cast<std::size_t>(at->second)];
}

}  // namespace

const ZoneInfo& Tables::zone(ZoneId id) const { return found(zones, zone_index_, id, "zone"); }
const RegionInfo& Tables::region(RegionId id) const { return found(regions, region_index_, id, "region"); }
const LeaderInfo& Tables::leader(LeaderId id) const { return found(leaders, leader_index_, id, "leader"); }
const UnitInfo& Tables::unit(UnitId id) const { return found(units, unit_index_, id, "unit"); }
const PeopleInfo& Tables::people(PeopleId id) const { return found(peoples, people_index_, id, "people"); }
const NationInfo& Tables::nation(NationId id) const { return found(nations, nation_index_, id, "nation"); }
const CounterInfo& Tables::counter(CounterId id) const {
  return found(counters, counter_index_, id, "counter");
}

const FaceInfo& Tables::face(Face wanted) const {
  const auto at = static_cast<std::size_t>(wanted);  // faces are kept in the order of the enum
  ADJ_CHECK(at < faces.size() && faces[at].face == wanted, "a face without data");
  return faces[at];
}

const EventInfo& Tables::event(int number) const {
  ADJ_CHECK(number >= 1 && number <= static_cast<int>(events.size()), "no event " + std::to_string(number));
  return events[static_cast<std::size_t>(number - 1)];
}

const ScenarioInfoAlea& Tables::scenario(const std::string& id) const {
  for (const ScenarioInfoAlea& s : scenarios)
    if (s.id == id) return s;
  throw BrokenInvariant("no scenario '" + id + "'");
}

bool Tables::has_zone(ZoneId id) const { return zone_index_.contains(id); }
bool Tables::has_unit(UnitId id) const { return unit_index_.contains(id); }
bool Tables::has_leader(LeaderId id) const { return leader_index_.contains(id); }
bool Tables::has_region(RegionId id) const { return region_index_.contains(id); }
bool Tables::has_people(PeopleId id) const { return people_index_.contains(id); }
bool Tables::has_nation(NationId id) const { return nation_index_.contains(id); }
bool Tables::has_counter(CounterId id) const { return counter_index_.contains(id); }
bool Tables::has_scenario(const std::string& id) const {
  return std::ranges::any_of(scenarios, [&](const auto& s) { return s.id == id; });
}

const Border* Tables::border(ZoneId from, ZoneId to) const {
  for (const Border& b : zone(from).borders)
    if (b.to == to) return &b;
  return nullptr;
}

bool Tables::adjacent(ZoneId a, ZoneId b) const {
  const ZoneInfo& first = zone(a);
  const auto holds = [&](const std::vector<ZoneId>& list) { return std::ranges::count(list, b) > 0; };
  if (first.sea) return holds(first.sea_links) || holds(first.coast);
  return border(a, b) || holds(first.seas);
}

// --- The loader
Tables TablesLoader::load() {
  load_constants();
  load_rule_options();
  load_stratagems();
  load_events();
  load_combat_table();
  load_regions();
  load_nations();
  load_peoples();
  load_zones();
  check_regions();
  load_sea_zones();
  load_land_borders();
  load_sea_borders();
  check_map_lists();
  load_roman_leaders();
  load_people_leaders();
  load_legions();
  load_other_romans();
  load_people_units();
  link_peoples();
  load_scenarios();
  return std::move(t_);
}

Tables Tables::load(std::span<const embedded::File> files) {
  Tables tables = TablesLoader(files).load();
  measure_distances(tables);
  validate(tables);
  return tables;
}

namespace {

template <class I>
I known(const DataPlace& at, const std::unordered_map<Name, int>& index, const char* kind) {
  const I id = at.id<I>();
  if (!index.contains(id)) at.fail(std::string("unknown ") + kind + " '" + id.str() + "'");
  return id;
}

}  // namespace

ZoneId TablesLoader::zone(const DataPlace& at) const { return known<ZoneId>(at, t_.zone_index_, "zone"); }
RegionId TablesLoader::region(const DataPlace& at) const {
  return known<RegionId>(at, t_.region_index_, "region");
}
LeaderId TablesLoader::leader(const DataPlace& at) const {
  return known<LeaderId>(at, t_.leader_index_, "leader");
}
PeopleId TablesLoader::people(const DataPlace& at) const {
  return known<PeopleId>(at, t_.people_index_, "people");
}

ZoneId TablesLoader::land(const DataPlace& at) const {
  const ZoneId id = zone(at);
  if (t_.zone(id).sea) at.fail("'" + id.str() + "' is a sea zone");
  return id;
}

ZoneId TablesLoader::sea(const DataPlace& at) const {
  const ZoneId id = zone(at);
  if (!t_.zone(id).sea) at.fail("'" + id.str() + "' is not a sea zone");
  return id;
}

LeaderId TablesLoader::roman_leader(const DataPlace& at) const {
  const LeaderId id = leader(at);
  if (!t_.leader(id).roman()) at.fail("'" + id.str() + "' is no Roman leader");
  return id;
}

UnitId TablesLoader::roman_unit(const DataPlace& at) const {
  const UnitId id = known<UnitId>(at, t_.unit_index_, "unit");
  if (!t_.unit(id).roman()) at.fail("'" + id.str() + "' is no Roman unit");
  return id;
}

// --- game.json, stratagems.json, events.json, combat_table.json
void TablesLoader::load_constants() {
  const DataPlace game = file("game.json");
  Constants& c = t_.constants;
  const DataPlace movement = game.at("movement");
  c.leader_pm = movement.at("leader").count();
  c.land_pm = movement.at("land_unit").count();
  c.naves_pm = movement.at("naves").count();
  c.outside_limit = movement.at("outside_republic_limit").count();
  c.units_per_naves = game.at("transport").at("units_per_naves").count();
  c.legio_on_4pf = game.at("transport").at("max_legio_on_4pf").count();
  c.spqr_end = game.at("spqr_track").at("end_at").count();
  c.legions_low = game.at("legions_on_map").at("low").count();
  c.legions_high = game.at("legions_on_map").at("high").count();
  c.hand_limit = game.at("stratagem").at("keep").count();
  c.decoys = game.at("decoys").count();
  c.truce_offset = game.at("truce_return_offset").count();
  c.people_leader_vs = game.at("evasion").at("non_roman_vs").count();
  const DataPlace vp = game.at("victory_points");
  c.battle_pf_threshold = vp.at("battle_pf_threshold").count();
  c.vp_battle = vp.at("battle").count();
  c.vp_leader = vp.at("enemy_leader").count();
  c.legions_per_vp = vp.at("disbanded_legions_per_vp").count();
  if (c.legions_per_vp == 0) vp.at("disbanded_legions_per_vp").fail("must be at least 1");
  c.vp_last_assassin = vp.at("last_assassin").count();
  c.vp_allegiance = vp.at("allegiance_per_major").count();
  c.vp_roma = vp.at("roma").count();
  c.vp_intrigue = vp.at("senate_intrigue").count();
  for (const DataPlace& band : vp.at("control_points_bands").items())
    c.control_bands.push_back({band.at("min").count(), band.at("max").count(), band.at("vp").count()});
}

void TablesLoader::load_rule_options() {
  const auto value = [](const DataPlace& at) {
    return at.is_number() ? std::to_string(at.number()) : at.text();
  };
  for (const DataPlace& at : file("game.json").at("rule_options").items()) {
    RuleOption option{at.at("id").text(), value(at.at("default")), at.at("ruling").text(), {}};
    for (const DataPlace& v : at.at("values").items()) option.values.push_back(value(v));
    if (std::ranges::count(option.values, option.standard) != 1)
      at.at("default").fail("'" + option.standard + "' is not one of the values");
    if (std::ranges::any_of(t_.rule_options, [&](const RuleOption& o) { return o.id == option.id; }))
      at.at("id").fail("the id '" + option.id + "' occurs twice");
    t_.rule_options.push_back(std::move(option));
  }
}

void TablesLoader::load_stratagems() {
  const DataPlace root = file("stratagems.json");
  for (const DataPlace& at : root.at("faces").items()) {
    FaceInfo face{at.at("id").named<Face>(),
                  at.at("name_en").text(),
                  at.at("name_fr").text(),
                  at.at("phase").named<Phase>(),
                  0,
                  at.at("count").count()};
    if (const auto value = at.maybe("value")) face.value = value->number();
    if (std::ranges::any_of(t_.faces, [&](const FaceInfo& f) { return f.face == face.face; }))
      at.at("id").fail("the face occurs twice");
    t_.faces.push_back(std::move(face));
  }
  std::ranges::sort(t_.faces, {}, &FaceInfo::face);
  for (const DataPlace& at : root.at("counters").items())
    add(t_.counters, t_.counter_index_,
        CounterInfo{at.at("id").id<CounterId>(), at.at("face_1").named<Face>(),
                    at.at("face_2").named<Face>()},
        at);
}

void TablesLoader::load_events() {
  for (const DataPlace& at : file("events.json").at("events").items()) {
    EventInfo event{at.at("number").number(), at.at("name_en").text(), at.at("name_fr").text()};
    if (event.number != static_cast<int>(t_.events.size()) + 1)
      at.at("number").fail("events are numbered from 1 without gaps");
    t_.events.push_back(std::move(event));
  }
}

void TablesLoader::load_combat_table() {
  const DataPlace root = file("combat_table.json");
  std::vector<std::string> columns;
  for (const DataPlace& at : root.at("columns").items()) {
    const auto ratio = at.at("ratio").items();
    if (ratio.size() != 2) at.at("ratio").fail("expected two numbers");
    t_.combat.columns.push_back({ratio[0].count(), ratio[1].count()});
    if (t_.combat.columns.back().attacker == 0 || t_.combat.columns.back().defender == 0)
      at.at("ratio").fail("must not contain 0");
    columns.push_back(at.at("id").text());
  }
  for (const DataPlace& row : root.at("rows").items()) {
    auto& cells = t_.combat.rows[row.at("die").number()];
    if (!cells.empty()) row.at("die").fail("the row occurs twice");
    for (const DataPlace& at : row.at("cells").items()) {
      if (cells.size() >= columns.size() || at.at("column").text() != columns[cells.size()])
        at.at("column").fail("cells stand in the order of the columns");
      cells.push_back({at.at("attacker").named<Result>(), at.at("defender").named<Result>(),
                       at.at("winner").named<BattleSide>()});
    }
    if (cells.size() != columns.size()) row.at("cells").fail("a cell for every column is needed");
  }
}

}  // namespace adj::alea
