#pragma once
// How tables.cc reads data/*.json: a place in a file that knows its name and path, so that every complaint
// says where it is ("zones.json: $.zones[3].city: expected an object"), and the loader that fills the tables
// from such places.

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "adjudicator/games/alea/tables.h"

namespace adj::alea {

class Place {
 public:
  Place(const std::string& file, const Json& json, std::string path)
      : file_(&file), json_(&json), path_(std::move(path)) {}

  [[noreturn]] void fail(const std::string& why) const;
  Place at(const char* key) const;                    // the member; fails when it is missing
  std::optional<Place> maybe(const char* key) const;  // nothing when it is missing or null
  std::vector<Place> items() const;
  std::vector<std::pair<std::string, Place>> members() const;

  std::string text() const;  // never empty
  int number() const;        // whole and small: no sum of a game's figures can overflow
  int count() const;         // not negative
  double real() const;
  bool flag() const;
  bool is_number() const { return json_->is_int(); }
  bool is_null() const { return json_->is_null(); }
  bool same_as(const Place& other) const { return *json_ == *other.json_; }

  template <class I>
  I id() const {
    const std::string value = text();
    if (!Name::fits(value)) fail("'" + value + "' is too long for an id");
    return I(value);
  }
  template <class E>
  E named() const {
    const std::string value = text();
    if (const auto found = value_named<E>(value)) return *found;
    fail("unknown name '" + value + "'");
  }

 private:
  const std::string* file_;
  const Json* json_;
  std::string path_;
};

class TablesLoader {
 public:
  explicit TablesLoader(std::span<const embedded::File> files);
  Tables load();

 private:
  Place file(const char* name) const;

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
  ZoneInfo read_zone(const Place& at);
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
  void read_control(const Place& at, ScenarioInfoAlea& s) const;
  void read_forces(const Place& at, ScenarioInfoAlea& s) const;
  void read_peoples(const Place& at, ScenarioInfoAlea& s) const;
  void read_specials(const Place& at, ScenarioInfoAlea& s) const;
  void read_overrides(const Place& at, ScenarioInfoAlea& s) const;
  std::vector<Deployment> read_deployment(const Place& list, Camp camp, Pieces& pieces) const;
  LeaderId leader_of(const Place& at, Camp camp) const;

  // What a place names, which must exist.
  ZoneId zone(const Place& at) const;
  ZoneId land(const Place& at) const;
  ZoneId sea(const Place& at) const;
  RegionId region(const Place& at) const;
  LeaderId leader(const Place& at) const;
  LeaderId roman_leader(const Place& at) const;
  UnitId roman_unit(const Place& at) const;
  PeopleId people(const Place& at) const;

  template <class T>
  void add(std::vector<T>& list, std::unordered_map<Name, int>& index, T item, const Place& at) {
    if (!index.emplace(item.id, static_cast<int>(list.size())).second)
      at.at("id").fail("the id '" + item.id.str() + "' occurs twice");
    list.push_back(std::move(item));
  }
  ZoneInfo& zone_info(ZoneId id) { return t_.zones[static_cast<std::size_t>(t_.zone_index_.at(id))]; }

  std::map<std::string, Json> files_;
  Tables t_;
};

// What no single file can show; each throws DataError. validate calls the others.
void validate(const Tables& tables);            // tables_validate.cc
void validate_pieces(const Tables& tables);     // tables_validate_pieces.cc
void validate_scenarios(const Tables& tables);  // tables_validate_scenarios.cc
void validate_hints(const Tables& tables);      // tables_validate_hints.cc

}  // namespace adj::alea
