#include "adjudicator/games/respublica/texts.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/report/language.h"

namespace adj::embedded {
std::span<const File> respublica_text();
}

namespace adj::respublica {

namespace {

constexpr std::array kFactions{"Aquila", "Luna", "Manus", "Lupa", "Gladius", "Corona"};

// A note in brackets behind a name is for tables of cards, not for sentences.
std::string without_note(const std::string& name) {
  const std::size_t at = name.find(" (");
  return at == std::string::npos ? name : name.substr(0, at);
}

std::string the_war(const Tables& tables, WarId id, Language language) {
  const std::string name = war_text(tables, id, language);
  if (language == Language::en) return "the " + name;
  if (name.find("Pirates") != std::string::npos || name.starts_with("Migrations") ||
      name.starts_with("rebelles"))
    return "les " + name;
  return (name.starts_with("Invasion") || name.starts_with("Héritage") ? "l'" : "la ") + name;
}

// French names of lands take an article; all are feminine. An island that is named like a town takes none.
std::string with_article(const std::string& land) {
  if (land == "Chypre") return land;
  return (with_de(land).starts_with("d'") ? "l'" : "la ") + land;
}

std::string the_province(const Tables& tables, ProvinceId id, Language language) {
  const std::string& name = tables.province(id).name.in(language);
  if (language == Language::en) return name;
  const std::size_t and_at = name.find(" et ");
  if (and_at == std::string::npos) return with_article(name);
  return with_article(name.substr(0, and_at)) + " et " + with_article(name.substr(and_at + 4));
}

// An enumerator's value in a field of a sentence.
template <class E>
E value_in(const Json& json) {
  const auto value = value_named<E>(json.as_string());
  if (!value) throw TextError("'" + json.as_string() + "' is no value of its kind");
  return *value;
}

std::vector<int> numbers_in(const Json& json) {
  std::vector<int> numbers;
  for (const Json& n : json.as_array()) numbers.push_back(static_cast<int>(n.as_int()));
  return numbers;
}

std::string units_text(const std::vector<int>& units, bool fleets, Language language) {
  const int count = static_cast<int>(units.size());
  const bool one = is_singular(count, language);
  const char* word = language == Language::fr
                         ? (fleets ? (one ? "escadre" : "escadres") : (one ? "légion" : "légions"))
                         : (fleets ? (one ? "fleet" : "fleets") : (one ? "legion" : "legions"));
  return std::to_string(count) + "\u00a0" + word + " (" + unit_numbers(units, true) + ")";
}

std::string statesman_text(const Tables& t, SenatorId id, Language language) {
  const SenatorInfo& man = t.senator(id);
  return man.short_name.in(language) + " (" + t.senator(man.family_id).name.in(language) + ")";
}

void add_men(Formatters& f, const Tables& t) {
  f.add("faction",
        [](const Json& json, Language l) { return faction_text(Seat{static_cast<int>(json.as_int())}, l); });
  f.add("senator", [&t](const Json& json, Language l) { return man_name(t, id_in<SenatorId>(json), l); });
  f.add("statesman",
        [&t](const Json& json, Language l) { return statesman_text(t, id_in<SenatorId>(json), l); });
  f.add("office", [&t](const Json& json, Language l) { return t.office(value_in<Office>(json)).name.in(l); });
}

void add_places_and_wars(Formatters& f, const Tables& t) {
  f.add("war", [&t](const Json& json, Language l) { return war_text(t, id_in<WarId>(json), l); });
  f.add("the_war", [&t](const Json& json, Language l) { return the_war(t, id_in<WarId>(json), l); });
  f.add("leader", [&t](const Json& json, Language l) { return t.leader(id_in<LeaderId>(json)).name.in(l); });
  f.add("province",
        [&t](const Json& json, Language l) { return t.province(id_in<ProvinceId>(json)).name.in(l); });
  f.add("the_province",
        [&t](const Json& json, Language l) { return the_province(t, id_in<ProvinceId>(json), l); });
  f.add_whole("legions", [](const Json& json, Language l) { return units_text(numbers_in(json), false, l); });
  f.add_whole("fleets", [](const Json& json, Language l) { return units_text(numbers_in(json), true, l); });
}

void add_cards(Formatters& f, const Tables& t) {
  f.add("concession",
        [&t](const Json& json, Language l) { return t.concession(id_in<ConcessionId>(json)).name.in(l); });
  f.add("card", [&t](const Json& json, Language l) { return card_name(t, id_in<CardId>(json), l); });
  f.add("forum_card",
        [&t](const Json& json, Language l) { return t.forum_card(value_in<ForumCard>(json)).name.in(l); });
  f.add("law", [&t](const Json& json, Language l) { return t.law(value_in<Law>(json)).name.in(l); });
}

// Both languages with their formatters. Reading them costs more than writing a report, so they are kept; a
// digest always names the same data. They hold a copy of it: they outlive the module that asked first.
struct Words {
  explicit Words(const Tables& t)
      : tables(t),
        en(Language::en, report_texts(Language::en), report_formatters(tables)),
        fr(Language::fr, report_texts(Language::fr), report_formatters(tables)) {}
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;
  const Tables tables;
  const Catalogue en, fr;
};

}  // namespace

Formatters report_formatters(const Tables& tables) {
  Formatters f;
  add_men(f, tables);
  add_places_and_wars(f, tables);
  add_cards(f, tables);
  return f;
}

// Names of values and of dice may stand in any file; sentences of reports in two.
Json report_texts(Language language) {
  const std::string ending = "." + std::string(name_of(language)) + ".json";
  Json all = Json::object();
  for (const embedded::File& file : embedded::respublica_text()) {
    const std::string name(file.name);
    if (!name.ends_with(ending)) continue;
    const bool whole = name.starts_with("events.") || name.starts_with("report");
    const Json texts = Json::parse(file.text);
    for (const auto& [key, text] : texts.as_object())
      if (whole || key.starts_with("name.") || key.starts_with("die.")) all[key] = text;
  }
  return all;
}

const Catalogue& report_words(const Tables& tables, Language language) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<const Words>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const Words>& words = kept[tables.digest];
  if (!words) words = std::make_unique<const Words>(tables);
  return language == Language::fr ? words->fr : words->en;
}

std::string faction_text(Seat seat, Language) {
  if (seat.number < 1 || seat.number > static_cast<int>(kFactions.size())) throw TextError("no faction");
  return kFactions[static_cast<std::size_t>(seat.number - 1)];
}

std::string man_name(const Tables& tables, SenatorId id, Language language) {
  if (!tables.has_senator(id)) throw TextError("'" + id.str() + "' is no senator");
  return tables.senator(id).short_name.in(language);
}

std::string war_text(const Tables& tables, WarId id, Language language) {
  const bool fr = language == Language::fr;
  if (tables.has_war(id)) return without_note(tables.war(id).name.in(language));
  if (id == kCivilWar) return fr ? "guerre civile" : "civil war";
  // An expedition for a bequest lies where its card does (RPR-CARD-106a).
  if (const auto card = value_named<ForumCard>(id.view())) return tables.forum_card(*card).name.in(language);
  for (const ProvinceInfo& place : tables.provinces) {
    if (id == revolt_of(place.id))
      return fr ? "révolte " + with_de(place.name.fr) : "revolt of " + place.name.en;
    if (id == rebel_province(place.id))
      return fr ? "rebelles " + with_de(place.name.fr) : "rebels of " + place.name.en;
  }
  throw TextError("'" + id.str() + "' is no war");
}

// Intrigue cards go by what is printed on them: no number of the copy.
std::string card_name(const Tables& tables, CardId id, Language language) {
  if (!tables.has_card(id)) throw TextError("'" + id.str() + "' is no card");
  const CardInfo& card = tables.card(id);
  if (card.intrigue) return tables.intrigue(*card.intrigue).name.in(language);
  if (card.kind == CardKind::statesman) return man_name(tables, as<SenatorId>(id), language);
  return card.name.in(language);
}

std::string roman(int number) {
  static constexpr std::array<std::pair<int, const char*>, 5> kSteps{
      {{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}};
  std::string text;
  for (const auto& [value, sign] : kSteps)
    for (; number >= value; number -= value) text += sign;
  return text;
}

std::string unit_numbers(std::vector<int> units, bool in_roman) {
  std::ranges::sort(units);
  const auto shown = [&](int n) { return in_roman ? roman(n) : std::to_string(n); };
  std::string text;
  for (std::size_t i = 0; i < units.size();) {
    std::size_t last = i;
    while (last + 1 < units.size() && units[last + 1] == units[last] + 1) ++last;
    text += (text.empty() ? "" : ", ") + shown(units[i]);
    if (last > i) text += (last > i + 1 ? "–" : ", ") + shown(units[last]);
    i = last + 1;
  }
  return text;
}

std::string label(const Catalogue& say, std::string_view group, std::string_view value) {
  const std::string key = std::string(group) + "." + std::string(value);
  if (say.has(key)) return say.sentence(key);
  std::string plain(value);
  std::ranges::replace(plain, '_', ' ');
  return plain;
}

}  // namespace adj::respublica
