// The catalogue of the orders' own sentences, and its formatters (text.h).

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/text.h"
#include "adjudicator/games/alea/text_catalogues.h"

namespace adj::alea {

namespace {

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

Formatters order_formatters(const Tables& tables) {
  Formatters f;
  add_order_formatters(f, tables);
  return f;
}

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

Json order_texts(Language language) { return sentences_in(std::string(name_of(language)) + ".json"); }

const Catalogue& order_words(const Tables& tables, Language language) {
  static KeptCatalogues kept(order_texts, order_formatters);
  return kept.of(tables, language);
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
