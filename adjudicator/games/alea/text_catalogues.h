#pragma once
// What the two catalogues of sentences, of orders (text.h) and of reports (report_parts.h), have in common.

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "adjudicator/core/embedded.h"
#include "adjudicator/games/alea/tables.h"
#include "adjudicator/report/sentence.h"

namespace adj::embedded {
std::span<const File> alea_text();
}

namespace adj::alea {

// The id in a field of a sentence.
template <class IdType>
IdType id_in(const Json& json) {
  if (!Name::fits(json.as_string())) throw TextError("'" + json.as_string() + "' is no id");
  return IdType(json.as_string());
}

// A file of sentences as it was written.
inline Json sentences_in(const std::string& name) {
  for (const embedded::File& file : embedded::alea_text())
    if (file.name == name) return Json::parse(file.text);
  throw DataError("alea: no text " + name);
}

// Both languages of such a file. Reading them costs more than reading a mail or writing a report, so they are
// kept; a digest always names the same data. They hold a copy of it: they outlive the module that asked
// first.
class KeptCatalogues {
 public:
  using Texts = Json (*)(Language);
  using WithTables = Formatters (*)(const Tables&);
  KeptCatalogues(Texts texts, WithTables formatters) : texts_(texts), formatters_(formatters) {}

  const Catalogue& of(const Tables& tables, Language language) {
    const std::lock_guard lock(mutex_);
    std::unique_ptr<const Words>& words = kept_[tables.digest];
    if (!words) words = std::make_unique<const Words>(tables, texts_, formatters_);
    return language == Language::fr ? words->fr : words->en;
  }

 private:
  struct Words {
    Words(const Tables& t, Texts texts, WithTables formatters)
        : tables(t),
          en(Language::en, texts(Language::en), formatters(tables)),
          fr(Language::fr, texts(Language::fr), formatters(tables)) {}
    Words(const Words&) = delete;
    Words& operator=(const Words&) = delete;
    const Tables tables;
    const Catalogue en, fr;
  };
  Texts texts_;
  WithTables formatters_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<const Words>> kept_;
};

}  // namespace adj::alea
