// The catalogue of the orders' own sentences, and its formatters (text.h).

#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/core/embedded.h"
#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/text.h"

namespace adj::embedded {
std::span<const File> alea_text();
}

namespace adj::alea {

namespace {

template <class IdType>
IdType id_in(const Json& json) {
  if (!Name::fits(json.as_string())) throw TextError("'" + json.as_string() + "' is no id");
  return IdType(json.as_string());
}

std::string piece_name(const Tables& t, const Json& json) {
  const LeaderId leader_id = id_in<LeaderId>(json);
  if (t.has_leader(leader_id)) return t.leader(leader_id).name;
  return units_line(t, {id_in<UnitId>(json)});
}

std::string face_name(const Tables& t, const Json& json, Language language) {
  const auto face = value_named<Face>(json.as_string());
  if (!face) throw TextError("'" + json.as_string() + "' is no stratagem");
  return language == Language::fr ? t.face(*face).name_fr : t.face(*face).name_en;
}

// "move", "assign": the kind of an order as refusals name it. Some kinds have keywords of other names.
std::string kind_name(const Json& json, Language language) {
  static const std::map<std::string, Name> kVerbs{
      {"deploy_default", "deploy"}, {"assign", "fleet"}, {"recruit_policy", "recruit"}};
  const auto found = kVerbs.find(json.as_string());
  return verb_word(found == kVerbs.end() ? Name(json.as_string()) : found->second, language);
}

// The catalogues of one set of data, with a copy of it: they outlive the module that asked first.
struct Words {
  explicit Words(const Tables& t)
      : tables(t),
        en(Language::en, order_texts(Language::en), formatters()),
        fr(Language::fr, order_texts(Language::fr), formatters()) {}
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  Formatters formatters() const {
    Formatters f;
    add_order_formatters(f, tables);
    return f;
  }

  const Tables tables;
  const Catalogue en, fr;
};

}  // namespace

void add_order_formatters(Formatters& f, const Tables& t) {
  f.add("zone", [&t](const Json& id, Language) { return t.zone(id_in<ZoneId>(id)).label; });
  f.add("region", [&t](const Json& id, Language) { return t.region(id_in<RegionId>(id)).name; });
  f.add("leader", [&t](const Json& id, Language) { return t.leader(id_in<LeaderId>(id)).name; });
  f.add("people", [&t](const Json& id, Language) { return t.people(id_in<PeopleId>(id)).name; });
  f.add("nation", [&t](const Json& id, Language language) {
    const NationInfo& nation = t.nation(id_in<NationId>(id));
    return language == Language::fr ? nation.name_fr : nation.name_en;
  });
  f.add("unit", [&t](const Json& id, Language) { return units_line(t, {id_in<UnitId>(id)}); });
  f.add_whole("units", [&t](const Json& ids, Language) {
    std::vector<UnitId> units;
    for (const Json& id : ids.as_array()) units.push_back(id_in<UnitId>(id));
    return units_line(t, units);
  });
  f.add("piece", [&t](const Json& id, Language) { return piece_name(t, id); });
  f.add("face", [&t](const Json& face, Language language) { return face_name(t, face, language); });
  f.add("kind", [](const Json& kind, Language language) { return kind_name(kind, language); });
  f.add("order", [&t](const Json& json, Language language) {
    Order order;
    from_json(json, order, "$");
    return order_line(t, order, language);
  });
}

Json order_texts(Language language) {
  const std::string name = std::string(name_of(language)) + ".json";
  for (const embedded::File& file : embedded::alea_text())
    if (file.name == name) return Json::parse(file.text);
  throw DataError("alea: no text " + name);
}

// Reading the catalogues costs more than reading a mail, so they are kept; a digest always names the same
// words.
const Catalogue& order_words(const Tables& tables, Language language) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<const Words>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const Words>& words = kept[tables.digest];
  if (!words) words = std::make_unique<const Words>(tables);
  return language == Language::fr ? words->fr : words->en;
}

// A refusal that the catalogue cannot say must not cost a player his receipt: he gets its clause instead. The
// tests see to it that every refusal has its own sentence.
std::string refusal_text(const Tables& tables, const Refusal& refusal, Language language) {
  const Catalogue& say = order_words(tables, language);
  std::string text;
  try {
    text = say.sentence("refused." + refusal.key, refusal.args);
  } catch (const std::exception&) {
    text = say.sentence("refused.otherwise");
  }
  return refusal.clause.empty() ? text : text + " [" + refusal.clause + "]";
}

}  // namespace adj::alea
