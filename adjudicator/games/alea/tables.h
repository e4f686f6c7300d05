#pragma once
// The game's data as the rules read it: made once from data/*.json (tables.cc), validated
// (tables_validate.cc), and never changed. Vectors keep the order of the files, which is the order the rules
// mean by "zone order" and the like.

#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "adjudicator/core/embedded.h"
#include "adjudicator/games/alea/names.h"

namespace adj::alea {

struct Border {
  ZoneId to;
  BorderKind kind = BorderKind::land;
  int cost = 1;      // in this direction, mountains included
  std::string name;  // Rhenus, Fretum Siculum, …; empty for plain land
};

struct Site {  // a city or a port
  std::string name;
  double lon = 0, lat = 0;
  bool capital = false;
};

struct ZoneInfo {
  ZoneId id;
  std::string label;  // "Italia 1", "Mare Tyrrhenum"
  std::string name_la, name_en, name_fr;
  std::vector<std::string> aliases;
  bool sea = false;
  bool navigable = false;  // sea zones only
  std::optional<RegionId> region;
  std::optional<PeopleId> people;
  bool inside_republic = false;
  bool mountain = false;
  std::optional<Site> city, port;
  std::vector<ZoneId> seas;       // land: the sea zones it touches
  std::vector<ZoneId> coast;      // sea: the land zones it touches
  std::vector<ZoneId> sea_links;  // sea: neighbouring sea zones
  std::vector<Border> borders;    // land: in the order of land_borders.json
  double lon = 0, lat = 0;
  int order = 0;  // position in zones.json; sea zones follow

  bool coastal() const { return !sea && !seas.empty(); }
};

struct RecruitLimits {
  int legio = 0, auxilia = 0, equites = 0, naves = 0;
  int of(UnitType type) const;
};

struct RegionInfo {
  RegionId id;
  std::string name;
  int order = 0;
  int garrison = 0;
  RecruitLimits recruit;
  int zones_for_control = 0, cities_for_control = 0;
  int control_points = 0;
  std::optional<int> event11_die;
  std::vector<ZoneId> zones;
};

struct LeaderFace {
  int cc = 0, bt = 0, vs = 0, cp = 0;
};

enum class EntryKind { start, year, after_caesar_death, successor };

struct LeaderInfo {
  LeaderId id;
  std::string name, full_name;
  std::optional<PeopleId> people;  // nullopt: Roman
  // Roman leaders: a face per camp; the peoples' use `face` (vs 3 for evasion, AIE-8.2c; cp 0).
  std::map<Camp, LeaderFace> faces;
  LeaderFace face;
  EntryKind entry = EntryKind::start;
  int entry_year = 0;                // EntryKind::year
  LeaderId predecessor;              // EntryKind::successor: enters the turn after that one's removal
  std::optional<Camp> initial_camp;  // nullopt for Romans: by die on entry (AIE-TL.b)
  // AIE-TL.c  Natural death: 1d10 below the figure; bands of years, inclusive.
  struct DeathBand {
    int first_year = 0, last_year = 0, below = 0;
  };
  std::vector<DeathBand> natural_death;
  std::optional<int> removal_year;           // Orodes II
  bool removed_at_first_allegiance = false;  // also at the first pacification
  bool removed_at_first_pacification = false;
  bool assassin_icon = false;
  bool can_be_pretender = true;
  int order = 0;

  bool roman() const { return !people; }
  bool has_face(Camp camp) const { return faces.contains(camp); }
};

struct UnitFace {
  int pf = 0, qu = 0, bt = 0;
};

struct UnitInfo {
  UnitId id;
  UnitType type = UnitType::legio;
  std::optional<PeopleId> people;
  std::string name;     // legions: "X", "I-R"; peoples: "Parthi 3"
  std::string variant;  // "4PF", "6PF +1"; empty for the others
  int number = 0;       // legion number, or copy number of the variant, or number within the people
  bool recruits = false;
  UnitFace normal, weakened;
  int order = 0;

  bool roman() const { return !people; }
  bool land() const { return type != UnitType::naves; }
};

struct PeopleInfo {
  PeopleId id;
  std::string name, name_en, name_fr;
  NationId nation;
  int group = 0;  // AIE-4.2.4a
  bool major = false;
  bool can_give_allegiance = false;
  std::vector<ZoneId> homes;
  std::vector<RegionId> adjacent_regions;
  int range = 2;
  int pacification_vp = 0, pacification_vp_by_stratagem = 0;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  int order = 0;
};

struct NationInfo {
  NationId id;
  std::string name_en, name_fr;
  std::vector<PeopleId> peoples;
};

struct FaceInfo {
  Face face = Face::initiative;
  std::string name_en, name_fr;
  Phase phase = Phase::e;
  int value = 0;  // modifier of coups, siegecraft, walls; points of triumphs
  int count = 0;
};

struct CounterInfo {
  CounterId id;
  Face first = Face::initiative, second = Face::initiative;
  bool has(Face face) const { return first == face || second == face; }
};

struct EventInfo {
  int number = 0;
  std::string name_en, name_fr;
};

// AIE-TC  A cell of the combat table.
struct CombatCell {
  Result attacker = Result::retreat, defender = Result::retreat;
  BattleSide winner = BattleSide::attacker;  // under rule option rr_winner=by_row
};

struct CombatTable {
  struct Ratio {
    int attacker = 1, defender = 1;
  };
  std::vector<Ratio> columns;                   // rising: 1/3 … 4/1
  std::map<int, std::vector<CombatCell>> rows;  // die -2 … 9
};

struct Deployment {
  ZoneId zone;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  std::optional<LeaderId> roma_box;
};

struct ForcedPlacement {
  LeaderId leader;
  std::optional<ZoneId> zone;
  std::optional<RegionId> region;
  bool alone = false;  // without units
};

struct ExtraLeader {  // scenario 5: Dolabella, camp by die
  LeaderId leader;
  std::map<Camp, ZoneId> default_zone;
};

struct Forces {  // free deployment
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
};

struct TimedEvent {
  int year = 0;
  Phase phase = Phase::c;
  std::string effect;
};

struct ScenarioInfoAlea {
  std::string id;  // "1" … "7"
  std::string name_en, name_fr;
  int start_year = 0, end_year = 0;
  int spqr_start = 0;
  Camp first_initiative = Camp::caesarian;
  bool initiative_reversible = true;
  std::map<RegionId, Camp> control;
  std::optional<Camp> roma;
  std::map<Camp, std::vector<LeaderId>> party_leaders;
  bool free_deployment = false;
  std::map<Camp, Forces> forces;                       // free deployment: what each side has
  std::map<Camp, std::vector<Deployment>> deployment;  // fixed, or the default of a free one
  std::vector<std::pair<PeopleId, Camp>> war, allegiance;
  std::vector<LeaderId> people_leaders;
  std::vector<ExtraLeader> extra_leaders;
  bool caesar_assassination = false;
  bool assassins_active = false;
  std::vector<ForcedPlacement> forced;
  std::map<Camp, std::vector<ZoneId>> extra_zones, forbidden_zones, adjacency_exempt;
  std::map<LeaderId, std::vector<RegionId>> region_bans;
  bool recruits_start_weakened = false;
  bool rubicon = false;                             // AIE-S1.e–g, S2.e–g
  std::map<LeaderId, int> cc_override;              // AIE-S7.e
  bool cleopatra_as_roman = false;                  // AIE-S7.f
  std::vector<PeopleId> no_stratagem_pacification;  // AIE-S7.g
  std::vector<TimedEvent> timed;
};

struct Constants {  // game.json
  int leader_pm = 4, land_pm = 3, naves_pm = 1;
  int outside_limit = 2;
  int units_per_naves = 3, legio_on_4pf = 2;
  int spqr_end = 5;
  int legions_low = 25, legions_high = 40;
  int hand_limit = 3, decoys = 3;
  int truce_offset = 5;
  int battle_pf_threshold = 35, vp_battle = 1, vp_leader = 1, legions_per_vp = 3, vp_last_assassin = 5,
      vp_allegiance = 1, vp_roma = 1, vp_intrigue = 3;
  struct Band {
    int min = 0, max = 0, vp = 0;
  };
  std::vector<Band> control_bands;
  int people_leader_vs = 3;
  int roma_control_points = 2;  // regions.json
};

struct RuleOption {
  std::string id, standard, ruling;
  std::vector<std::string> values;
};

class Tables {
 public:
  // Throws DataError "zones.json: $.zones[3].city: …" for anything broken: counts, links both ways,
  // deployability.
  static Tables load(std::span<const embedded::File> files);

  const ZoneInfo& zone(ZoneId id) const;
  const RegionInfo& region(RegionId id) const;
  const LeaderInfo& leader(LeaderId id) const;
  const UnitInfo& unit(UnitId id) const;
  const PeopleInfo& people(PeopleId id) const;
  const NationInfo& nation(NationId id) const;
  const CounterInfo& counter(CounterId id) const;
  const FaceInfo& face(Face face) const;
  const EventInfo& event(int number) const;
  const ScenarioInfoAlea& scenario(const std::string& id) const;
  bool has_zone(ZoneId id) const;
  bool has_unit(UnitId id) const;
  bool has_leader(LeaderId id) const;
  bool has_region(RegionId id) const;
  bool has_people(PeopleId id) const;
  bool has_nation(NationId id) const;
  bool has_counter(CounterId id) const;
  bool has_scenario(const std::string& id) const;

  // The border between two land zones, or nullptr.
  const Border* border(ZoneId from, ZoneId to) const;
  // AIE-7.2a, AIE-3.4.2  Adjacent by land, strait, coast or sea.
  bool adjacent(ZoneId a, ZoneId b) const;

  std::vector<ZoneInfo> zones;  // land in file order, then sea
  std::vector<RegionInfo> regions;
  std::vector<LeaderInfo> leaders;  // Romans, then peoples'
  std::vector<UnitInfo> units;      // legions, other Romans, peoples'
  std::vector<PeopleInfo> peoples;
  std::vector<NationInfo> nations;
  std::vector<CounterInfo> counters;
  std::vector<FaceInfo> faces;
  std::vector<EventInfo> events;
  std::vector<ScenarioInfoAlea> scenarios;
  std::vector<RuleOption> rule_options;
  std::vector<PeopleId> activation_markers;
  CombatTable combat;
  Constants constants;
  std::string digest;  // of all files, names and texts
  // Cheapest ways in PM by zone order, prohibitions ignored (AIE-7.2): over land, and over land and sea.
  // Measured once the data are read.
  std::vector<std::vector<int>> land_costs, all_costs;

 private:
  friend class TablesLoader;
  // Positions in the vectors above.
  std::unordered_map<Name, int> zone_index_, region_index_, leader_index_, unit_index_, people_index_,
      nation_index_, counter_index_;
};

// Fills land_costs and all_costs (ch7_distances.cc).
void measure_distances(Tables& tables);

}  // namespace adj::alea
