// The service's own sentences, in both languages; the language of sentences is report's.

#include "adjudicator/core/embedded.h"
#include "adjudicator/report/sentence.h"
#include "adjudicator/service/speech.h"

namespace adj::embedded {
std::span<const File> service_text();
}

namespace adj::service {

namespace {

Catalogue load(Language language) {
  for (const embedded::File& file : embedded::service_text())
    if (file.name == std::string(name_of(language)) + ".json")
      return Catalogue(language, Json::parse(file.text), {});
  throw TextError("the service has no texts in " + std::string(name_of(language)));
}

}  // namespace

std::string say(Language language, std::string_view key, const Json& values) {
  static const Catalogue kEnglish = load(Language::en), kFrench = load(Language::fr);
  return (language == Language::fr ? kFrench : kEnglish).sentence(key, values);
}

}  // namespace adj::service
