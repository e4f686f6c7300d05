// Reports: every event has its sentence in both languages, every question its form, and nothing of another seat
// shows.

#include <gmock/gmock.h>

#include <algorithm>

#include "adjudicator/report/render.h"
#include "tests/games/respublica/report_for_test.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class InBoth : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(RprReport, InBoth, testing::ValuesIn(kLanguages),
                         [](const auto& instance) { return std::string(name_of(instance.param)); });

TestTable with_men() {
  TestTable t("early", 3);
  seat_senate(t);
  t.war("1st_punic", WarZone::active).war("2nd_punic", WarZone::inactive);
  t.province("sicilia", "manlius");
  return t;
}

std::vector<std::string> keys_of(Language language) {
  std::vector<std::string> keys;
  const Json all = report_texts(language);
  for (const auto& [key, text] : all.as_object())
    if (!key.starts_with("//")) keys.push_back(key);
  std::ranges::sort(keys);
  return keys;
}

// --- Sentences

TEST_P(InBoth, EveryEventHasASentenceWithFieldsThatItCarries) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), GetParam());
  std::vector<CatalogueKey> keys;
  for (const NumberedEvent& event : one_of_every_event()) {
    CatalogueKey key{"event." + event.name.str(), {}};
    const std::vector<NumberedEvent> alone{event};
    const Json fields = event_fields(Telling(r, alone), 0);
    for (const auto& [field, value] : fields.as_object()) key.fields.push_back(field);
    keys.push_back(std::move(key));
    EXPECT_NE(sentence_of(r, event), "") << event.name.view();
  }
  Json events = Json::object();
  const Json all = report_texts(GetParam());
  for (const auto& [key, text] : all.as_object())
    if (key.starts_with("event.")) events[key] = text;
  EXPECT_THAT(check_catalogue(GetParam(), events, report_formatters(test_tables()), keys), IsEmpty());
}

// Empty lists, nobody, no: every part that an event may lack.
TEST_P(InBoth, SentencesDoWithoutWhatMayBeMissing) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), GetParam());
  for (const NumberedEvent& whole : one_of_every_event()) {
    const NumberedEvent bare = bare_event(whole);
    EXPECT_NO_THROW(sentence_of(r, bare)) << whole.name.view();
    for (const auto& [field, value] : whole.data.as_object()) {
      NumberedEvent lacking = whole;
      if (value.is_bool()) lacking.data[field] = Json(false);
      if (value.is_int()) lacking.data[field] = Json(0);
      EXPECT_NO_THROW(sentence_of(r, lacking)) << whole.name.view() << " without " << field;
    }
  }
}

TEST(RprReportTexts, BothLanguagesHaveTheSameKeys) {
  EXPECT_EQ(keys_of(Language::en), keys_of(Language::fr));
}

TEST_P(InBoth, FrenchHasNoBreakSpacesBeforeHighPunctuation) {
  if (GetParam() == Language::en) return;
  const Json all = report_texts(Language::fr);
  for (const auto& [key, text] : all.as_object()) {
    if (key.starts_with("//")) continue;
    for (const char* bad : {" :", " ;", " ?", " !", " »", "« "})
      EXPECT_THAT(text.as_string(), Not(HasSubstr(bad))) << key;
  }
}

}  // namespace
}  // namespace adj::respublica
