// A broken set of data is refused at start-up, with file and place; nothing broken ever crashes.

#include <algorithm>

#include "adjudicator/core/module.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace validate_test {

// The shipped files, one or more of them changed.
class DataSet {
 public:
  DataSet() {
    for (const auto& file : embedded::alea_data()) texts_.emplace(file.name, file.text);
  }
  // The place in a file, to be changed; written back by load().
  Json& at(const std::string& file, const std::string& path) {
    Json& root = tree(file);
    Json* place = path.empty() ? &root : find_path(root, path);
    EXPECT_TRUE(place) << file << " " << path;
    return place ? *place : root;
  }
  Json& tree(const std::string& file) {
    if (!trees_.contains(file)) trees_.emplace(file, Json::parse(texts_.at(file)));
    return trees_.at(file);
  }
  std::string& text(const std::string& file) { return texts_.at(file); }
  void drop(const std::string& file) { texts_.erase(file); }

  Tables load() {
    for (const auto& [name, root] : trees_) texts_[name] = root.dump();
    std::vector<embedded::File> files;
    for (const auto& [name, text] : texts_) files.push_back({name, text});
    return Tables::load(files);
  }
  std::string error() {
    try {
      load();
    } catch (const DataError& e) {
      return e.what();
    }
    return "";
  }

 private:
  std::map<std::string, std::string> texts_;
  std::map<std::string, Json> trees_;
};

std::string changed(const std::string& file, const std::string& path, Json value) {
  DataSet set;
  set.at(file, path) = std::move(value);
  return set.error();
}

void erase(Json& array, std::size_t index) {
  array.as_array().erase(array.as_array().begin() + static_cast<std::ptrdiff_t>(index));
}

void expect_error(const std::string& error, const std::string& part) {
  EXPECT_NE(error, "");
  EXPECT_NE(error.find(part), std::string::npos) << error;
}

TEST(AleaValidate, TheShippedSetIsSound) {
  DataSet set;
  EXPECT_EQ(set.error(), "");
}

TEST(AleaValidate, TheDigestCoversNamesAndTexts) {
  DataSet same, other;
  EXPECT_EQ(same.load().digest, test_tables().digest);
  EXPECT_EQ(test_tables().digest.size(), 64u);
  other.text("map_hints.json") += " ";
  EXPECT_NE(other.load().digest, test_tables().digest);
}

TEST(AleaValidate, ShapeOfTheFiles) {
  DataSet missing;
  missing.drop("zones.json");
  EXPECT_EQ(missing.error(), "zones.json: the file is missing");
  DataSet broken;
  broken.text("events.json") = "{";
  expect_error(broken.error(), "events.json: ");
  EXPECT_EQ(changed("zones.json", "zones.3.city", 5), "zones.json: $.zones[3].city: expected an object");
  EXPECT_EQ(changed("zones.json", "zones.italia_1.mountain", "no"),
            "zones.json: $.zones[0].mountain: expected true or false");
  EXPECT_EQ(changed("regions.json", "regions.0.garrison_legions", -1),
            "regions.json: $.regions[0].garrison_legions: the number is negative");
  EXPECT_EQ(changed("regions.json", "regions", Json::object()), "regions.json: $.regions: expected an array");
  EXPECT_EQ(changed("units_legions.json", "units.0.normal.pf", 1.5),
            "units_legions.json: $.units[0].normal.pf: expected a whole number");
  EXPECT_EQ(changed("units_legions.json", "units.0.normal.pf", 100000),
            "units_legions.json: $.units[0].normal.pf: the number is out of range");
  EXPECT_EQ(changed("zones.json", "zones.0", Json::object()),
            "zones.json: $.zones[0]: the key 'id' is missing");
  EXPECT_EQ(
      changed("zones.json", "zones.0.id", "a_name_that_is_longer_than_thirty_one_characters"),
      "zones.json: $.zones[0].id: 'a_name_that_is_longer_than_thirty_one_characters' is too long for an id");
}

TEST(AleaValidate, Borders) {
  EXPECT_EQ(changed("land_borders.json", "borders.3.b", "x"),
            "land_borders.json: $.borders[3].b: unknown zone 'x'");
  expect_error(changed("land_borders.json", "borders.0.b", "mare_tyrrhenum"), "is a sea zone");
  expect_error(changed("land_borders.json", "borders.0.b", "italia_1"), "does not border itself");
  EXPECT_EQ(changed("land_borders.json", "borders.0.cost_a_to_b", 2),
            "land_borders.json: $.borders[0].cost_a_to_b: kind and mountains make it 1");
  expect_error(changed("land_borders.json", "borders.0.kind", "river"), "rivers and straits have a name");
  expect_error(changed("land_borders.json", "borders.0.kind", "bridge"), "unknown name 'bridge'");
  DataSet twice;
  twice.at("land_borders.json", "borders").push_back(twice.at("land_borders.json", "borders.0"));
  expect_error(twice.error(), "$.borders[113]: the border italia_1 – italia_2 occurs twice");
  DataSet gone;
  erase(gone.at("land_borders.json", "borders"), 0);
  expect_error(gone.error(),
               "zones.json: $.zones[0].neighbors: 'italia_2' is no such link in land_borders.json");
  DataSet unsaid;
  erase(unsaid.at("zones.json", "zones.italia_1.neighbors"), 0);
  expect_error(unsaid.error(), "zones.json: $.zones[0].neighbors: 'italia_2' is missing");
}

TEST(AleaValidate, Coasts) {
  expect_error(changed("sea_borders.json", "coast_links.0.cost", 1), "with this zone's port it is 0");
  expect_error(changed("sea_borders.json", "sea_links.0.cost", 2), "sea to sea costs 1");
  expect_error(changed("sea_borders.json", "coast_links.0.sea", "italia_1"), "is not a sea zone");
  expect_error(changed("zones.json", "zones.italia_1.coastal", false), "$.zones[0].coastal: differs");
  DataSet unsaid;
  erase(unsaid.at("sea_zones.json", "sea_zones.mare_tyrrhenum.coast"), 0);
  expect_error(unsaid.error(), "sea_zones.json: $.sea_zones[1].coast: 'italia_1' is missing");
  DataSet seas;
  erase(seas.at("sea_zones.json", "sea_zones.mare_tyrrhenum.neighbors"), 0);
  expect_error(seas.error(), "sea_zones.json: $.sea_zones[1].neighbors: ");
  expect_error(
      changed("zones.json", "zones.gallia_4.port", Json::parse(R"({"name":"X","lon":1.0,"lat":2.0})")),
      ".port: no navigable sea zone touches it");
}

TEST(AleaValidate, Regions) {
  expect_error(changed("zones.json", "zones.italia_1.region", "gallia"), "zones.json: $.zones[");
  expect_error(changed("zones.json", "zones.italia_1.region", "thule"), "unknown region 'thule'");
  expect_error(changed("zones.json", "zones.italia_1.inside_republic", false), "belongs to a region");
  expect_error(changed("regions.json", "regions.0.zones_for_control", 5), "is not the majority of the zones");
  expect_error(changed("regions.json", "regions.0.cities_for_control", 2), "is not half of the cities");
  expect_error(changed("regions.json", "regions.0.zones_total", 8), "zones.json has 7");
  expect_error(changed("regions.json", "regions.0.control_points", 6), "the sum is 21");
  expect_error(changed("regions.json", "regions.0.id", "latium"), "unknown region 'italia'");
  EXPECT_EQ(changed("regions.json", "regions.6.recruit.naves", 1), "");  // there is a port
  expect_error(changed("regions.json", "regions.0.event11_d6", 5), "each face of a die names one region");
  expect_error(changed("regions.json", "roma.zone", "italia_2"), "Roma lies in italia_1");
  DataSet eight;
  Json extra = eight.at("regions.json", "regions.6");
  extra["id"] = "britannia";
  extra["order"] = 8;
  eight.at("regions.json", "regions").push_back(std::move(extra));
  EXPECT_NE(eight.error(), "");
}

TEST(AleaValidate, CapitalAndNames) {
  expect_error(changed("zones.json", "zones.italia_4.city.capital", true), "Roma is the only capital");
  expect_error(changed("zones.json", "zones.italia_1.city.capital", false), "no city is the capital");
  expect_error(changed("zones.json", "zones.italia_1.port", nullptr), "with this zone's port it is 1");
  expect_error(changed("zones.json", "zones.italia_2.aliases.0", "Roma"),
               "'Roma' is also a name of italia_1");
}

TEST(AleaValidate, Leaders) {
  expect_error(changed("leaders_roman.json", "leaders.0.id", "caesar"), "the id 'caesar' occurs twice");
  expect_error(changed("leaders_roman.json", "leaders.caesar.can_change_camp", true),
               "when he has both faces");
  expect_error(changed("leaders_roman.json", "leaders.cato.assassin_icon", true), "the Assassins are");
  expect_error(changed("leaders_roman.json", "leaders.cassius.assassin_icon", false), "the Assassins are");
  expect_error(changed("leaders_roman.json", "leaders.octavianus.can_be_pretender", true),
               "never a Pretender");
  expect_error(changed("leaders_roman.json", "leaders.cato.can_be_pretender", false), "never a Pretender");
  expect_error(changed("leaders_roman.json", "leaders.cato.entry", "later"), "expected a year");
  expect_error(changed("leaders_roman.json", "leaders.caesar.initial_camp", "republican"),
               "no face of that camp");
  DataSet fewer;
  erase(fewer.at("leaders_roman.json", "leaders"), 0);
  EXPECT_NE(fewer.error(), "");
  DataSet one_face;
  one_face.at("leaders_roman.json", "leaders.cato.faces.caesarian") = nullptr;
  one_face.at("leaders_roman.json", "leaders.cato.can_change_camp") = false;
  expect_error(one_face.error(), "have one face, all others two");
  DataSet band;
  band.at("leaders_roman.json", "leaders.cato.natural_death") = Json::parse(R"({"years":3})");
  expect_error(band.error(), "expected a key like y43_39");
}

TEST(AleaValidate, CountsOfTheRulebook) {
  DataSet leaders;
  erase(leaders.at("leaders_roman.json", "leaders"), 20);  // Lurius, whom no scenario sets up
  expect_error(leaders.error(), "there are 36 Roman leaders, not 35");
  DataSet events;
  erase(events.at("events.json", "events"), 14);
  expect_error(events.error(), "there are 15 events, not 14");
  DataSet counters;
  erase(counters.at("stratagems.json", "counters"), 0);
  expect_error(counters.error(), "there are 19 counters, not 18");
  DataSet faces;
  erase(faces.at("stratagems.json", "faces"), 1);
  expect_error(faces.error(), "there are 31 kinds of face, not 30");
  DataSet scenarios;
  erase(scenarios.at("scenarios.json", "scenarios"), 6);
  expect_error(scenarios.error(), "there are 7 scenarios, not 6");
  DataSet rows;
  erase(rows.at("combat_table.json", "rows"), 0);
  expect_error(rows.error(), "there are 12 rows, not 11");
  DataSet columns;
  erase(columns.at("combat_table.json", "columns"), 9);
  EXPECT_NE(columns.error(), "");
  DataSet options;
  erase(options.at("game.json", "rule_options"), 0);
  expect_error(options.error(), "there are 7 rule options, not 6");
}

TEST(AleaValidate, Stratagems) {
  expect_error(changed("stratagems.json", "counters.0.face_1", "janus"), "is on");
  expect_error(changed("stratagems.json", "faces.0.count", 3), "initiative: there are 2");
  expect_error(changed("stratagems.json", "faces.0.phase", "C"), "played in phase B");
  expect_error(changed("stratagems.json", "faces.3.value", -3), "the value is -1");
  expect_error(changed("stratagems.json", "faces.0.id", "bribe"), "unknown name 'bribe'");
}

TEST(AleaValidate, CombatTable) {
  expect_error(changed("combat_table.json", "rows.0.cells.0.winner", "attacker"), "who won?");
  expect_error(changed("combat_table.json", "rows.0.cells.0.defender", "E"), "who won?");
  expect_error(changed("combat_table.json", "rows.0.cells.0.column", "9/1"), "order of the columns");
  expect_error(changed("combat_table.json", "rows.0.die", -3), "the rows are -2 to 9");
  expect_error(changed("combat_table.json", "columns.1.ratio.0", 9), "the ratios rise");
}

TEST(AleaValidate, Peoples) {
  expect_error(changed("peoples.json", "peoples.germani.adjacent_regions.0", "italia"),
               "$.peoples[4].adjacent_regions: differs from the map");
  expect_error(changed("peoples.json", "peoples.germani.home_zones.0", "noricum"),
               "another people or to none");
  expect_error(changed("zones.json", "zones.germani_1.people", "daci"), "another people or to none");
  expect_error(changed("peoples.json", "peoples.parthi.can_give_allegiance", true),
               "open to the majors but Parthi");
  expect_error(changed("peoples.json", "peoples.parthi.pacification_vp_by_stratagem", 2), "is not half");
  expect_error(changed("peoples.json", "peoples.germani.range_zones", 3), "3 for majors, 2 for minors");
  expect_error(changed("peoples.json", "peoples.germani.stacking_group", 2), "is in group 2");
  expect_error(changed("peoples.json", "peoples.germani.unit_count", 4), "units_non_roman.json has 3");
  expect_error(changed("peoples.json", "peoples.germani.major", true), "majors have leaders");
  expect_error(changed("peoples.json", "activation_bowl.markers.0", "germani"), "one for each major people");
  expect_error(changed("leaders_non_roman.json", "leaders.surena.people", "pontici"),
               "not a leader of this people");
  expect_error(changed("units_non_roman.json", "units.0.people", "galli"), "unknown people 'galli'");
}

TEST(AleaValidate, HintsOfTheMap) {
  // A strait where the book has none: Gallia 8 and Italia 3 would touch (H-08).
  DataSet set;
  set.at("land_borders.json", "borders")
      .push_back(Json::parse(
          R"({"a":"gallia_8","b":"italia_3","kind":"land","name":null,"cost_a_to_b":1,"cost_b_to_a":1})"));
  set.at("zones.json", "zones.gallia_8.neighbors").push_back("italia_3");
  set.at("zones.json", "zones.italia_3.neighbors").push_back("gallia_8");
  EXPECT_EQ(
      set.error(),
      "land_borders.json: map hint H-08 does not hold: Gallia 8 to Italia 3 leads over the Alpes, 2 and 1");
  expect_error(changed("sea_zones.json", "sea_zones.oceanus_atlanticus.navigable", true),
               "differs from the sea zone");
  DataSet syria;
  erase(syria.at("zones.json", "zones.asia_5.aliases"), 0);
  for (Json& alias : syria.at("zones.json", "zones.asia_5.aliases").as_array())
    if (alias == Json("Syria 5")) alias = "Coele Syria";
  expect_error(syria.error(), "map hint H-21");
}

TEST(AleaValidate, ScenarioPieces) {
  expect_error(changed("scenarios.json", "scenarios.1.forces.caesarian.0.leaders.0", "crassus"),
               "unknown leader 'crassus'");
  expect_error(changed("scenarios.json", "scenarios.1.forces.caesarian.0.leaders.0", "surena"),
               "is no Roman leader");
  expect_error(changed("scenarios.json", "scenarios.1.forces.caesarian.0.leaders.0", "pompeius"),
               "has no caesarian face");
  expect_error(changed("scenarios.json", "scenarios.1.forces.caesarian.0.units.0", "legio_5"),
               "'legio_5' is set up twice");
  expect_error(changed("scenarios.json", "scenarios.1.forces.republican.1.units.0", "legio_5"),
               "'legio_5' is set up twice");
  expect_error(changed("scenarios.json", "scenarios.1.forces.caesarian.0.zone", "mare_tyrrhenum"),
               "is a sea zone");
  expect_error(changed("scenarios.json", "scenarios.1.party_leaders.republican.0", "s_pompeius"),
               "is not set up");
  expect_error(changed("scenarios.json", "scenarios.1.roma", "caesarian"), "the Roma box");
  expect_error(changed("scenarios.json", "scenarios.3.forces.caesarian.legio.0", "auxilia_9"), "is no legio");
  expect_error(changed("scenarios.json", "scenarios.3.turns", 3), "a turn is a year");
  expect_error(changed("scenarios.json", "scenarios.3.control.italia", "pompeian"),
               "unknown name 'pompeian'");
  expect_error(changed("scenarios.json", "scenarios.2.caesar_assassination", true), "only in scenario 1");
  expect_error(changed("scenarios.json", "scenarios.4.peoples.allegiance.0.people", "parthi"),
               "gives no allegiance");
  expect_error(changed("scenarios.json", "scenarios.5.non_roman_leaders.0", "pharnaces_ii"),
               "darius comes after");
}

TEST(AleaValidate, ScenariosMustBeDeployable) {
  // AIE-S0.b AIE-S0.d AIE-S0.e
  expect_error(changed("scenarios.json", "scenarios.3.default_deployment.caesarian.1.zone", "italia_5"),
               "$.scenarios[2].default_deployment.caesarian: AIE-S0.e deploy_zone_beside_enemy");
  expect_error(changed("scenarios.json", "scenarios.3.default_deployment.caesarian.2.zone", "gallia_7"),
               "AIE-S0.d deploy_naves_need_port");
  EXPECT_EQ(changed("scenarios.json", "scenarios.3.default_deployment.caesarian.3.zone", "italia_2"), "");
  expect_error(changed("regions.json", "regions.3.garrison_legions", 9), "AIE-S0.b deploy_garrison_missing");
  expect_error(changed("scenarios.json", "scenarios.5.extra_leaders.0.default_zone.republican", "italia_1"),
               "AIE-S0.a deploy_zone_not_controlled");
  DataSet fewer;
  erase(fewer.at("scenarios.json", "scenarios.3.default_deployment.caesarian.0.units"), 0);
  expect_error(fewer.error(), "does not set up exactly the forces");
}

// --- Anything may be broken
// Every place of a tree.
void collect(Json& node, std::vector<Json*>& places) {
  places.push_back(&node);
  if (node.is_array())
    for (Json& item : node.as_array()) collect(item, places);
  if (node.is_object())
    for (auto& [key, value] : node.as_object()) collect(value, places);
}

void break_something(Json& root, Random& random) {
  std::vector<Json*> places;
  collect(root, places);
  Json& place = *random.pick(places);
  const Json other = *random.pick(places);
  switch (random.below(8)) {
    case 0:
      place = Json();
      break;
    case 1:
      place = Json(random.between(-60, 60));
      break;
    case 2:
      place = Json("");
      break;
    case 3:
      place = Json::array();
      break;
    case 4:
      place = Json::object();
      break;
    case 5:
      place = other;
      break;
    case 6:
      if (place.is_array() && !place.as_array().empty())
        erase(place, static_cast<std::size_t>(random.below(static_cast<int>(place.as_array().size()))));
      else if (place.is_object() && !place.as_object().empty())
        place.as_object().pop_back();
      else
        place = Json(true);
      break;
    default:
      if (place.is_array() && !place.as_array().empty())
        place.push_back(Json(place.as_array().front()));
      else if (place.is_int())
        place = Json(place.as_int() + 1);
      else
        place = Json("caesar");
  }
}

constexpr std::uint64_t kSeeds = 30;

class AleaBrokenData : public testing::TestWithParam<const char*> {};

TEST_P(AleaBrokenData, IsRefusedOrSound) {
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Random random(seed);
    DataSet set;
    break_something(set.tree(GetParam()), random);
    try {
      const Tables tables = set.load();
      for (const ScenarioInfoAlea& scenario : tables.scenarios) {
        const State s = new_game(tables, scenario.id, {});
        for (const Camp camp : kCamps) default_deployment({tables, s}, camp);
      }
    } catch (const DataError& e) {
      ++refused;
      EXPECT_EQ(std::string(e.what()).find(".json: ") == std::string::npos, false) << e.what();
    }
  }
  EXPECT_GT(refused, static_cast<int>(kSeeds / 5)) << "of " << kSeeds;
}

INSTANTIATE_TEST_SUITE_P(Files, AleaBrokenData,
                         testing::Values("combat_table.json", "events.json", "game.json", "land_borders.json",
                                         "leaders_non_roman.json", "leaders_roman.json", "peoples.json",
                                         "regions.json", "scenarios.json", "sea_borders.json",
                                         "sea_zones.json", "stratagems.json", "units_legions.json",
                                         "units_non_roman.json", "units_roman_other.json", "zones.json"),
                         [](const auto& file) {
                           const std::string name(file.param);
                           return name.substr(0, name.find('.'));
                         });

}  // namespace validate_test
}  // namespace adj::alea
