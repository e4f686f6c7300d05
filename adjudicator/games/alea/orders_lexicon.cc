#include "adjudicator/games/alea/orders_lexicon.h"

#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/core/json.h"

namespace adj::embedded {
std::span<const File> alea_data();
}

namespace adj::alea {

namespace {

using words::Lexicon;

struct Alias {
  const char* id;
  const char* name;
};

// Names that the data do not give and that people write.
constexpr Alias kLeaderAliases[] = {
    {"caesar", "Julius Caesar"},
    {"caesar", "Jules César"},
    {"caesar", "César"},
    {"pompeius", "Pompey"},
    {"pompeius", "Pompée"},
    {"pompeius", "Magnus"},
    {"m_antonius", "Mark Antony"},
    {"m_antonius", "Antony"},
    {"m_antonius", "Marc Antoine"},
    {"m_antonius", "Antoine"},
    {"l_antonius", "Lucius Antony"},
    {"octavianus", "Octavian"},
    {"octavianus", "Octavien"},
    {"octavianus", "Octave"},
    {"lepidus", "Lépide"},
    {"cato", "Caton"},
    {"scipio", "Scipion"},
    {"s_pompeius", "Sextus Pompey"},
    {"s_pompeius", "Sextus Pompée"},
    {"s_pompeius", "Sextus"},
    {"s_pompeius", "Sex. Pompeius"},
    {"g_pompeius", "Gnaeus Pompée"},
    {"g_pompeius", "Cn. Pompeius"},
    {"m_brutus", "Marcus Brutus"},
    {"d_brutus", "Decimus Brutus"},
    {"curio", "Curion"},
    {"cleopatra_vii", "Cleopatra"},
    {"cleopatra_vii", "Cléopâtre"},
    {"pollio", "Pollion"},
    {"orodes_ii", "Orodes"},
    {"phraates_iv", "Phraates"},
    {"pharnaces_ii", "Pharnaces"},
    {"pharnaces_ii", "Pharnace"},
};

constexpr Alias kZoneAliases[] = {
    {"italia_1", "Rome"},
    {"mare_occidentale", "Mare Occidentalis"},
    {"mare_occidentale", "Mare Occidentale"},
    {"mare_centrale", "Mare Centralis"},
    {"mare_centrale", "Mare Centrale"},
    {"mare_orientale", "Mare Orientalis"},
    {"mare_orientale", "Mare Orientale"},
    {"aegyptii", "Alexandrie"},
};

constexpr Alias kNationAliases[] = {
    {"celtic", "Celtic"},     {"celtic", "Celtique"},     {"german", "German"},   {"german", "Germanique"},
    {"illyrian", "Illyrian"}, {"illyrian", "Illyrienne"}, {"iranian", "Iranian"}, {"iranian", "Iranienne"},
};

constexpr Alias kVerbAliases[] = {
    {"stand", "TENIR"},          {"stand", "TENEZ"},    {"stand", "TIENS BON"},
    {"battles", "BATTLE ORDER"}, {"winter", "HIVERNE"},
};

// How both languages call the regions; ASIE 5 is Asia 5.
constexpr Alias kRegionAliases[] = {
    {"asia", "Asie"},      {"africa", "Afrique"},    {"graecia", "Grèce"},    {"graecia", "Greece"},
    {"gallia", "Gaule"},   {"gallia", "Gaul"},       {"italia", "Italie"},    {"italia", "Italy"},
    {"hispania", "Spain"}, {"hispania", "Hispanie"}, {"hispania", "Espagne"}, {"sicilia", "Sicile"},
    {"sicilia", "Sicily"},
};

struct FamilyWords {
  const char* id;
  std::vector<std::string> names;
  std::vector<Face> faces;
};

const std::vector<FamilyWords>& families() {
  static const std::vector<FamilyWords> kFamilies{
      {"initiative", {"INITIATIVE"}, {Face::initiative}},
      {"janus", {"JANUS"}, {Face::janus}},
      {"coup", {"COUP", "COUP D'ETAT"}, {Face::coup_0, Face::coup_m1, Face::coup_m2}},
      {"uprising",
       {"UPRISING", "SOULEVEMENT"},
       {Face::uprising_minor, Face::uprising_two_minors, Face::uprising_major}},
      {"allegiance", {"ALLEGIANCE", "ALLEGEANCE"}, {Face::allegiance}},
      {"flight", {"FLIGHT", "FUITE", "TIMELY FLIGHT", "FUITE OPPORTUNE"}, {Face::timely_flight}},
      {"favour",
       {"FAVOUR", "FAVEUR", "FAVOR", "DIVINE FAVOUR", "DIVINE FAVOR", "FAVEUR DIVINE"},
       {Face::divine_favour}},
      {"assassination", {"ASSASSINATION", "ASSASSINAT"}, {Face::assassination}},
      {"plague", {"PLAGUE", "PESTE", "OUTBREAK OF PLAGUE", "FOYER DE PESTE"}, {Face::plague}},
      {"desertion", {"DESERTION"}, {Face::desertion}},
      {"turncoats", {"TURNCOATS", "TRANSFUGES"}, {Face::turncoats}},
      {"veni", {"VENI", "VENI VIDI VICI", "VENI, VIDI, VICI"}, {Face::veni_vidi_vici}},
      {"siegecraft", {"SIEGECRAFT", "POLIORCETIQUE"}, {Face::siegecraft_p1, Face::siegecraft_p2}},
      {"walls", {"WALLS", "MURAILLE", "CITY WALLS", "MURAILLES"}, {Face::walls_m1, Face::walls_m2}},
      {"parthian_shot", {"PARTHIAN SHOT", "FLECHE", "FLECHE DU PARTHE"}, {Face::parthian_shot}},
      {"intrigue", {"INTRIGUE", "INTRIGUE IN THE SENATE", "INTRIGUE AU SENAT"}, {Face::senate_intrigue}},
      {"pacify",
       {"PACIFY", "PACIFICATION", "PACIFIE"},
       {Face::pacify_minor, Face::pacify_major, Face::pacify_nationality}},
      {"pax_romana", {"PAX ROMANA", "PAIX ROMAINE"}, {Face::pax_romana}},
      {"ides", {"IDES", "IDES OF MARCH", "IDES DE MARS", "IDUS MARTIAS"}, {Face::ides_of_march}},
      {"imperium", {"IMPERIUM"}, {Face::imperium}},
      {"rally", {"RALLY", "RALLIEMENT", "RALLYING"}, {Face::rally_triumvir}},
      {"triumph", {"TRIUMPH", "TRIOMPHE", "TRIUMPHUS"}, {Face::triumph_1, Face::triumph_2}},
  };
  return kFamilies;
}

const Json& order_keywords() {
  static const Json kKeywords = [] {
    for (const embedded::File& file : embedded::alea_data())
      if (file.name == "order_keywords.json") return Json::parse(file.text);
    throw DataError("alea: no order_keywords.json");
  }();
  return kKeywords;
}

// ATTENDS is both HOLD and WAIT: the letter of a phase behind it decides (orders_read.cc).
void add_verbs(Lexicon& verbs) {
  words::add_common_commands(verbs, 1000);
  for (const Json& verb : order_keywords().at("verbs").as_array()) {
    const std::string& id = verb.at("id").as_string();
    std::vector<std::string> names{verb.at("en").as_string()};
    if (id != "hold") names.push_back(verb.at("fr").as_string());
    for (const Json& synonym : verb.at("synonyms").as_array()) names.push_back(synonym.as_string());
    verbs.add_verb(Name(id), names);
  }
  for (const auto& [id, name] : kVerbAliases) verbs.add_verb(Name(id), {name});
}

void add_zones(Lexicon& zones, const Tables& t) {
  for (const ZoneInfo& zone : t.zones) {
    std::vector<std::string> names{zone.label};
    names.insert(names.end(), zone.aliases.begin(), zone.aliases.end());
    if (!zone.name_en.empty()) names.push_back(zone.name_en);
    if (!zone.name_fr.empty()) names.push_back(zone.name_fr);
    if (zone.city) names.push_back(zone.city->name);
    zones.add(zone.id, names);
  }
  for (const auto& [id, name] : kZoneAliases) zones.add(id, {name});
  for (const ZoneInfo& zone : t.zones) {
    const std::size_t number = zone.label.rfind(' ');
    for (const auto& [region, name] : kRegionAliases)
      if (zone.region == RegionId(region) && number != std::string::npos)
        zones.add(zone.id, {name + zone.label.substr(number)});
  }
}

void add_leaders(Lexicon& leaders, const Tables& t) {
  for (const LeaderInfo& leader : t.leaders) leaders.add(leader.id, {leader.name, leader.full_name});
  for (const auto& [id, name] : kLeaderAliases)
    if (t.has_leader(LeaderId(id))) leaders.add(id, {name});
}

void add_dice(Lexicon& dice) {
  dice.add("battle", {"BATTLE", "BATAILLE", "COMBAT"});
  dice.add("evasion", {"EVASION"});
  dice.add("escape", {"ESCAPE", "ECHAPPEE", "FUITE CHEF"});
  dice.add("assassination", {"ASSASSINATION", "ASSASSINAT"});
  dice.add("plague", {"PLAGUE", "PESTE"});
}

}  // namespace

Vocabulary::Vocabulary(const Tables& t) {
  add_verbs(verbs);
  add_zones(zones, t);
  add_leaders(leaders, t);
  add_dice(dice);
  for (const RegionInfo& region : t.regions) regions.add(region.id, {region.name});
  regions.add("asia", {"Syria"});
  for (const auto& [id, name] : kRegionAliases) regions.add(id, {name});
  for (const UnitInfo& unit : t.units)
    if (unit.roman() && unit.type == UnitType::legio) legions.add(unit.id, {unit.name});
  for (const PeopleInfo& people : t.peoples)
    peoples.add(people.id, {people.name, people.name_en, people.name_fr});
  for (const NationInfo& nation : t.nations) nations.add(nation.id, {nation.name_en, nation.name_fr});
  for (const auto& [id, name] : kNationAliases)
    if (t.has_nation(NationId(id))) nations.add(id, {name});
  for (const CounterInfo& counter : t.counters) counters.add(counter.id, {counter.id.str()});
  for (const FamilyWords& family : families()) stratagems.add(family.id, family.names);
  for (Lexicon* names : {&zones, &leaders, &peoples, &regions, &legions})
    names->reserve({"CARRY", "DROP", "TAKE", "REST", "UNTIL", "WITH", "FROM", "PAR", "PASS"});
}

// Made once: building the lexicons costs more than reading many mails. A digest always names the same data.
const Vocabulary& vocabulary(const Tables& tables) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<const Vocabulary>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const Vocabulary>& words = kept[tables.digest];
  if (!words) words = std::make_unique<const Vocabulary>(tables);
  return *words;
}

std::vector<Face> faces_of(Name family) {
  for (const FamilyWords& words : families())
    if (family == Name(words.id)) return words.faces;
  return {};
}

Name family_of(Face face) {
  for (const FamilyWords& words : families())
    for (const Face f : words.faces)
      if (f == face) return words.id;
  return {};
}

}  // namespace adj::alea
