#pragma once
// The loader that fills the tables from data/*.json; every complaint says where it is
// ("zones.json: $.zones[3].city: expected an object").

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "adjudicator/core/data_place.h"
#include "adjudicator/games/alea/tables.h"

namespace adj::alea {

class TablesLoader {
 public:
  explicit TablesLoader(std::span<const embedded::File> files) : files_(files) {
    t_.digest = files_.digest();
  }
  Tables load();

 private:
  DataPlace file(const char* name) const { return files_.root(name); }

  // tables.cc
  void load_constants();
  void load_rule_options();
  void load_stratagems();
  void load_events();
  void load_combat_table();
  // tables_load_map.cc
  void load_regions();
  void load_zones();
  void load_sea_zones();
  void load_land_borders();
  void load_sea_borders();
  void check_regions();
  void check_map_lists();
  ZoneInfo read_zone(const DataPlace& at);
  // tables_load_pieces.cc
  void load_nations();
  void load_peoples();
  void load_roman_leaders();
  void load_people_leaders();
  void load_legions();
  void load_other_romans();
  void load_people_units();
  void link_peoples();
  // tables_load_scenarios.cc
  struct Pieces {  // set up so far in a scenario: each only once
    std::set<LeaderId> leaders;
    std::set<UnitId> units;
  };
  void load_scenarios();
  void read_control(const DataPlace& at, ScenarioInfoAlea& s) const;
  void read_forces(const DataPlace& at, ScenarioInfoAlea& s) const;
  void read_peoples(const DataPlace& at, ScenarioInfoAlea& s) const;
  void read_specials(const DataPlace& at, ScenarioInfoAlea& s) const;
  void read_overrides(const DataPlace& at, ScenarioInfoAlea& s) const;
  std::vector<Deployment> read_deployment(const DataPlace& list, Camp camp, Pieces& pieces) const;
  LeaderId leader_of(const DataPlace& at, Camp camp) const;

  // What a place names, which must exist.
  ZoneId zone(const DataPlace& at) const;
  ZoneId land(const DataPlace& at) const;
  ZoneId sea(const DataPlace& at) const;
  RegionId region(const DataPlace& at) const;
  LeaderId leader(const DataPlace& at) const;
  LeaderId roman_leader(const DataPlace& at) const;
  UnitId roman_unit(const DataPlace& at) const;
  PeopleId people(const DataPlace& at) const;

  template <class T>
  void add(std::vector<T>& list, std::unordered_map<Name, int>& index, T item, const DataPlace& at) {
    if (!index.emplace(item.id, static_cast<int>(list.size())).second)
      at.at("id").fail("the id '" + item.id.str() + "' occurs twice");
    list.push_back(std::move(item));
  }
  ZoneInfo& zone_info(ZoneId id) { return t_.zones[static_cast<std::size_t>(t_.zone_index_.at(id))]; }

  DataFiles files_;
  Tables t_;
};

[[noreturn]] inline void fail(const std::string& where, const std::string& why) {
  throw DataError(where + ": " + why);
}

// What no single file can show; each throws DataError. validate calls the others.
void validate(const Tables& tables);            // tables_validate.cc
void validate_pieces(const Tables& tables);     // tables_validate_pieces.cc
void validate_scenarios(const Tables& tables);  // tables_validate_scenarios.cc
void validate_hints(const Tables& tables);      // tables_validate_hints.cc

}  // namespace adj::alea
