#include "tests/report/map_example.h"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "test_source_dir.h"  // generated

namespace adj {
namespace {

struct Troops {
  std::map<char, int> count;
  int strength = 0;
  int ships = 0;
};

std::map<std::string, Json> units() {
  std::map<std::string, Json> result;
  for (const char* file : {"units_legions.json", "units_roman_other.json"}) {
    const Json units = alea_data(file);
    for (const Json& u : units.at("units").as_array()) result[u.at("id").as_string()] = u;
  }
  return result;
}

std::map<std::string, std::string> leader_names() {
  std::map<std::string, std::string> result;
  const Json leaders = alea_data("leaders_roman.json");
  for (const Json& l : leaders.at("leaders").as_array())
    result[l.at("id").as_string()] = l.at("name").as_string();
  return result;
}

std::string strength_text(const Troops& troops) {
  std::string text;
  for (const char kind : {'L', 'E', 'A'}) {
    const auto found = troops.count.find(kind);
    if (found != troops.count.end()) text += std::to_string(found->second) + kind + " ";
  }
  return text.empty() ? text : text + "· " + std::to_string(troops.strength);
}

MapStack stack_of(const Json& force, const std::string& camp) {
  static const auto kUnits = units();
  static const auto kLeaders = leader_names();
  MapStack stack;
  stack.place = force.at("zone").as_string();
  stack.owner = camp;
  Troops troops;
  for (const Json& id : force.at("units").as_array()) {
    const Json& unit = kUnits.at(id.as_string());
    const std::string& type = unit.at("type").as_string();
    if (type == "naves") {
      ++stack.ships;
      continue;
    }
    ++troops.count[type == "legio" ? 'L' : type == "equites" ? 'E' : 'A'];
    troops.strength += static_cast<int>(unit.at("normal").at("pf").as_int());
  }
  stack.strength = strength_text(troops);
  for (const Json& id : force.at("leaders").as_array()) stack.leaders.push_back(kLeaders.at(id.as_string()));
  return stack;
}

std::vector<MapLegendEntry> legend() {
  return {{MapSymbol::kOwner, "César", "caesarian"},
          {MapSymbol::kOwner, "La République", "republican"},
          {MapSymbol::kOwner, "Région sans maître", ""},
          {MapSymbol::kZoneNumber, "Numéro de zone", ""},
          {MapSymbol::kBorder, "Limite de zone", ""},
          {MapSymbol::kRegionBorder, "Limite de région", ""},
          {MapSymbol::kRiver, "Grand fleuve (+1 PM)", ""},
          {MapSymbol::kStrait, "Détroit (+1 PM)", ""},
          {MapSymbol::kMountain, "Montagne (+1 PM)", ""},
          {MapSymbol::kCity, "Cité", ""},
          {MapSymbol::kCapital, "Rome", ""},
          {MapSymbol::kPort, "Port", ""},
          {MapSymbol::kClosedSea, "Mer interdite", ""},
          {MapSymbol::kArmy, "Armée : légions L, cavalerie E, auxiliaires A · force", "caesarian"},
          {MapSymbol::kPeople, "Peuple", ""},
          {MapSymbol::kShip, "Navires", ""},
          {MapSymbol::kWeakened, "Unités affaiblies", ""},
          {MapSymbol::kHighlight, "À vous de décider", ""},
          {MapSymbol::kMove, "Mouvement", "republican"},
          {MapSymbol::kSeaMove, "Par mer", "republican"},
          {MapSymbol::kBattle, "Combat (couleur du vainqueur)", "caesarian"},
          {MapSymbol::kPlague, "Peste", ""},
          {MapSymbol::kIntrigue, "Intrigue", ""},
          {MapSymbol::kTruce, "Trêve", ""}};
}

}  // namespace

Json alea_data(const std::string& file) {
  std::ifstream in(std::string(TEST_SOURCE_DIR) + "/../adjudicator/games/alea/data/" + file);
  if (!in) throw std::runtime_error("cannot read " + file);
  std::stringstream text;
  text << in.rdbuf();
  return Json::parse(text.str());
}

MapBoard alea_board() {
  MapBoard board = mediterranean();
  add_zones(board, alea_data("zones.json"), alea_data("sea_zones.json"), alea_data("land_borders.json"),
            alea_data("regions.json"));
  add_shapes(board, "alea_shapes");
  return board;
}

MapModel set_up_model() {
  MapModel m;
  const Json scenarios = alea_data("scenarios.json");
  const Json& scenario = scenarios.at("scenarios").as_array().at(0);
  m.title = "Alea Iacta Est";
  m.subtitle = scenario.at("name_fr").as_string();
  m.notes = {"49 av. J.-C. — tour 1 sur 21", "SPQR 0 · points de victoire 0"};
  m.description = "Carte";
  m.owners = {{"caesarian", "César", "C", "#a61c28", MapPattern::kStripes},
              {"republican", "La République", "R", "#2c4a8a", MapPattern::kDots}};
  for (const auto& [region, camp] : scenario.at("control").as_object())
    m.control.push_back({region, camp.as_string()});
  for (const auto& [camp, forces] : scenario.at("forces").as_object())
    for (const Json& force : forces.as_array()) m.stacks.push_back(stack_of(force, camp));
  m.boxes.push_back({"italia_1", "Roma", "republican", {"Pompeius"}});
  m.legend_title = "Légende";
  m.legend = legend();
  return m;
}

MapModel busy_model() {
  MapModel m = set_up_model();
  m.control[1].owner.clear();  // Asia is nobody's
  m.stacks[0].weakened = 1;
  m.stacks.push_back(
      {"italia_4", "republican", MapStackStyle::kArmy, "2L · 10", {"Domitius"}, 0, 2, "besieged"});
  m.stacks.push_back({"parthi_1", "", MapStackStyle::kPeople, "3 · 12", {"Surena"}, 0, 0, ""});
  m.stacks.push_back({"parthi_2", "", MapStackStyle::kPeople, "2 · 8", {"Orodes II", "Pacorus"}, 0, 0, ""});
  m.stacks.push_back({"aegyptii", "republican", MapStackStyle::kPeople, "4 · 16", {"Achillas"}, 2, 0, ""});
  m.stacks.push_back({"numidae_1", "republican", MapStackStyle::kPeople, "3 · 9", {"Juba I"}, 0, 0, ""});
  m.stacks.push_back({"mare_centrale", "republican", MapStackStyle::kArmy, "", {}, 6, 0, ""});
  m.moves = {{"caesarian", {"gallia_9", "hispania_1"}, false, ""},
             {"caesarian", {"italia_3", "italia_4", "italia_6"}, false, ""},
             {"republican", {"italia_1", "italia_7"}, false, ""},
             {"republican", {"italia_7", "mare_hadriaticum", "graecia_3"}, true, ""},
             {"", {"parthi_1", "asia_5"}, false, ""}};
  m.battles = {
      {"hispania_1", "caesarian", "Ilerda"}, {"asia_5", "", ""}, {"africa_1", "republican", "Bagradas"}};
  m.markers = {{"graecia_2", MapSign::kPlague, "", "", "peste"},
               {"italia_7", MapSign::kIntrigue, "", "caesarian", ""},
               {"thracia_2", MapSign::kTruce, "-44", "", ""},
               {"pontici", MapSign::kWar, "", "", ""},
               {"galatae", MapSign::kAllegiance, "", "republican", ""},
               {"mauri", MapSign::kStar, "", "", ""}};
  m.highlights = {"gallia_8", "italia_4", "sicilia_1", "africa_1"};
  return m;
}

}  // namespace adj
