#include "adjudicator/games/respublica/orders_text.h"

#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/core/embedded.h"
#include "adjudicator/games/respublica/orders_words.h"
#include "adjudicator/games/respublica/orders_write.h"
#include "adjudicator/games/respublica/texts.h"

namespace adj::embedded {
std::span<const File> respublica_text();
}

namespace adj::respublica {

namespace {

// A sentence that reports use may need formatters of theirs: only what orders say is taken.
bool for_orders(const std::string& file, const std::string& key) {
  return file.starts_with("orders.") || file.starts_with("refusals.") || key.starts_with("refused.") ||
         key.starts_with("name.faction.");
}

Json collect(Language language) {
  const std::string ending = "." + std::string(name_of(language)) + ".json";
  Json all = Json::object();
  for (const embedded::File& file : embedded::respublica_text()) {
    if (!std::string_view(file.name).ends_with(ending)) continue;
    const Json texts = Json::parse(file.text);
    for (const auto& [key, text] : texts.as_object())
      if (for_orders(std::string(file.name), key) && !key.starts_with("//")) all[key] = text;
  }
  return all;
}

std::string kind_word(const Json& kind, Language language) {
  // Kinds of order whose keyword has another name.
  static const std::map<std::string, Name> kVerbs{
      {"answer_deal", "accept"},    {"complain_deal", "complain"},
      {"judge_deal", "judge"},      {"empty_faction", "take"},
      {"play_statesman", "play"},   {"play_concession", "play"},
      {"set_purse", "set"},         {"keep_released", "keep"},
      {"play_bodyguard", "play"},   {"appoint_dictator", "appoint"},
      {"oppose_tribune", "graft"},  {"play_law", "play"},
      {"land_after_naval", "land"}, {"caesar_veterans", "veterans"},
      {"play_proscription", "play"}};
  const auto found = kVerbs.find(kind.as_string());
  return order_words().verb(found == kVerbs.end() ? Name(kind.as_string()) : found->second, language);
}

// Both languages with a copy of the data that their formatters look things up in.
struct Kept {
  explicit Kept(const Tables& t)
      : tables(t),
        en(Language::en, order_texts(Language::en), order_formatters(tables)),
        fr(Language::fr, order_texts(Language::fr), order_formatters(tables)) {}
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;
  const Tables tables;
  const Catalogue en, fr;
};

// What would do at this place, in the reader's language: a grammar names both.
Json for_reader(Json args, Language language) {
  const Json* expected = args.find("expected");
  if (!expected || !expected->is_array()) return args;
  Json::Array kept;
  for (const Json& word : expected->as_array())
    if (!order_words().foreign_to(language, word.as_string())) kept.push_back(word);
  args["expected"] = Json(std::move(kept));
  return args;
}

}  // namespace

const Json& order_texts(Language language) {
  static const Json en = collect(Language::en), fr = collect(Language::fr);
  return language == Language::fr ? fr : en;
}

Formatters order_formatters(const Tables& t) {
  Formatters f;
  f.add("senator",
        [&t](const Json& id, Language l) { return t.senator(id_in<SenatorId>(id)).short_name.in(l); });
  f.add("province",
        [&t](const Json& id, Language l) { return t.province(id_in<ProvinceId>(id)).name.in(l); });
  f.add("war", [&t](const Json& id, Language l) { return war_name(t, id_in<WarId>(id), l); });
  f.add("leader", [&t](const Json& id, Language l) { return t.leader(id_in<LeaderId>(id)).name.in(l); });
  f.add("concession",
        [&t](const Json& id, Language l) { return t.concession(id_in<ConcessionId>(id)).name.in(l); });
  f.add("card", [&t](const Json& id, Language l) {
    const CardId card = id_in<CardId>(id);
    return t.has_card(card) ? t.card(card).name.in(l) : face_name(t, id_in<Face>(id), l);
  });
  f.add("law", [&t](const Json& id, Language l) {
    const auto law = value_named<Law>(id.as_string());
    if (!law) throw TextError("no law: " + id.dump());
    return t.law(*law).name.in(l);
  });
  f.add("order", [](const Json& kind, Language l) { return kind_word(kind, l); });
  return f;
}

const Catalogue& order_sentences(const Tables& tables, Language language) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<const Kept>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const Kept>& both = kept[tables.digest];
  if (!both) both = std::make_unique<const Kept>(tables);
  return language == Language::fr ? both->fr : both->en;
}

// A refusal that the catalogue cannot say must not cost a player his receipt: he gets its clause instead.
// The tests see to it that every refusal has its own sentence.
std::string refusal_text(const Tables& tables, const Refusal& refusal, Language language) {
  const Catalogue& say = order_sentences(tables, language);
  std::string text;
  try {
    text = say.sentence("refused." + refusal.key, for_reader(refusal.args, language));
  } catch (const std::exception&) {
    text = say.sentence("refused.otherwise");
  }
  return refusal.clause.empty() ? text : text + " [" + refusal.clause + "]";
}

}  // namespace adj::respublica
