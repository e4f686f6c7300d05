#include "adjudicator/games/alea/texts.h"

#include <algorithm>

#include "adjudicator/games/alea/text_catalogues.h"
#include "adjudicator/report/language.h"

namespace adj::alea {

std::string camp_name(Camp camp, Language language) {
  const bool c = camp == Camp::caesarian;
  if (language == Language::fr) return c ? "le camp césarien" : "le camp républicain";
  return c ? "the Caesarian camp" : "the Republican camp";
}

std::string place_name(const Tables& tables, ZoneId id) {
  const ZoneInfo& zone = tables.zone(id);
  return zone.city ? zone.label + " (" + zone.city->name + ")" : zone.label;
}

std::string leader_list(const Tables& tables, const std::vector<LeaderId>& leaders) {
  std::string text;
  for (const LeaderId& id : leaders) text += (text.empty() ? "" : ", ") + tables.leader(id).name;
  return text;
}

namespace {

// Units of one kind, in the order in which the kinds first occur.
struct Kind {
  std::string name;    // "Legio", "Parthi", "Equites 4PF", with a star when weakened
  bool named = false;  // its units have names of their own: legions, units of peoples
  int count = 0;
  std::vector<std::string> units;
};

std::string shown(const Kind& kind) {
  if (!kind.named) return std::to_string(kind.count) + " " + kind.name;
  std::string text = kind.name + " ";
  for (std::size_t i = 0; i < kind.units.size(); ++i) text += (i ? ", " : "") + kind.units[i];
  return text;
}

template <class Weakened>
std::string grouped(const Tables& tables, std::vector<UnitId> units, Language language, Weakened weakened) {
  std::ranges::sort(units, {}, [&](const UnitId& id) { return tables.unit(id).order; });
  std::vector<Kind> kinds;
  for (const UnitId& id : units) {
    const UnitInfo& unit = tables.unit(id);
    const std::string star = weakened(id) ? "*" : "";
    const bool legio = unit.roman() && unit.type == UnitType::legio;
    const bool named = legio || !unit.roman();
    const std::string name = legio          ? "Legio"
                             : unit.roman() ? unit.name + star
                                            : tables.people(*unit.people).name;
    auto at = std::ranges::find(kinds, name, &Kind::name);
    if (at == kinds.end()) at = kinds.insert(at, Kind{name, named, 0, {}});
    ++at->count;
    if (named) at->units.push_back((legio ? unit.name : std::to_string(unit.number)) + star);
  }
  std::string text;
  for (const Kind& kind : kinds) text += (text.empty() ? "" : semicolon(language)) + shown(kind);
  return text;
}

std::string side_name(Camp camp, Language language) {
  const bool c = camp == Camp::caesarian;
  if (language == Language::fr) return c ? "césarien" : "républicain";
  return c ? "Caesarian" : "Republican";
}

// A people that goes by the name of its land is given the name of its men.
std::string the_people(const PeopleInfo& people, Language language) {
  const bool fr = language == Language::fr;
  const std::string article = fr ? "les " : "the ";
  if (!people.name.ends_with('a')) return article + people.name;
  return article + (fr ? people.name_fr : people.name_en) + " (" + people.name + ")";
}

Camp camp_in(const Json& json) {
  const auto camp = value_named<Camp>(json.as_string());
  if (!camp) throw TextError("'" + json.as_string() + "' is no camp");
  return *camp;
}

}  // namespace

std::string semicolon(Language language) { return language == Language::fr ? "\u00a0; " : "; "; }

std::string force_text(const Tables& tables, const std::vector<UnitId>& units, Language language) {
  return grouped(tables, units, language, [](const UnitId&) { return false; });
}

std::string force_text(Position p, const std::vector<UnitId>& units, Language language) {
  return grouped(p.tables, units, language, [&](const UnitId& id) { return unit(p.state, id).weakened; });
}

void add_report_formatters(Formatters& f, const Tables& t) {
  f.add("camp", [](const Json& json, Language language) { return camp_name(camp_in(json), language); });
  f.add("of_camp", [](const Json& json, Language language) {
    const std::string camp = camp_name(camp_in(json), language);
    return language == Language::fr ? with_de(camp) : "of " + camp;
  });
  f.add("side", [](const Json& json, Language language) { return side_name(camp_in(json), language); });
  f.add("place", [&t](const Json& json, Language) { return place_name(t, id_in<ZoneId>(json)); });
  f.add("the_people", [&t](const Json& json, Language language) {
    return the_people(t.people(id_in<PeopleId>(json)), language);
  });
  f.add_whole("force", [&t](const Json& json, Language language) {
    std::vector<UnitId> units;
    for (const Json& id : json.as_array()) units.push_back(id_in<UnitId>(id));
    return force_text(t, units, language);
  });
}

std::string label(const Catalogue& say, std::string_view group, std::string_view value) {
  const std::string key = "name." + std::string(group) + "." + std::string(value);
  if (say.has(key)) return say.sentence(key);
  std::string plain(value);
  std::ranges::replace(plain, '_', ' ');
  return plain;
}

std::string modifiers_text(const Catalogue& say, std::string_view group, const Json& modifiers) {
  std::string text;
  for (const Json& m : modifiers.as_array())
    text += (text.empty() ? "" : ", ") + signed_number(m.at("value").as_int()) + " " +
            label(say, group, m.at("why").as_string());
  return text;
}

}  // namespace adj::alea
