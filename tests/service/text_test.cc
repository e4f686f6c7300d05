// Words: the same keys in both languages, every key that the code names, every template rendered.

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "adjudicator/core/embedded.h"
#include "adjudicator/report/render.h"
#include "adjudicator/report/sentence.h"
#include "adjudicator/service/receipt.h"
#include "adjudicator/service/settings.h"
#include "test_source_dir.h"  // generated

namespace adj::embedded {
std::span<const File> service_text();
}

namespace adj::service {
namespace {

std::set<std::string> keys_of(const std::string& language) {
  std::set<std::string> keys;
  for (const embedded::File& file : embedded::service_text())
    if (file.name == language + ".json") {
      const Json texts = Json::parse(file.text);
      for (const auto& [key, value] : texts.as_object())
        if (!key.starts_with("//")) keys.insert(key);
    }
  return keys;
}

std::string source_text() {
  std::string all;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(TEST_SOURCE_DIR) + "/../adjudicator/service")) {
    if (entry.path().extension() != ".cc") continue;
    std::ifstream file(entry.path());
    all.append(std::istreambuf_iterator<char>(file), {});
  }
  return all;
}

TEST(Text, BothLanguagesSayTheSameThings) { EXPECT_EQ(keys_of("en"), keys_of("fr")); }

TEST(Text, EverySentenceIsUsed) {
  const std::string source = source_text();
  for (const std::string& key : keys_of("en")) {
    // Some are put together: help.<command>, act.<act>, status.<status>.
    const std::string stem = key.substr(0, key.rfind('.') + 1);
    EXPECT_TRUE(source.find('"' + key + '"') != std::string::npos ||
                source.find('"' + stem + '"') != std::string::npos)
        << key;
  }
}

TEST(Text, FrenchSpacesDoNotBreak) {
  for (const embedded::File& file : embedded::service_text()) {
    if (file.name != "fr.json") continue;
    const Json texts = Json::parse(file.text);
    for (const auto& [key, value] : texts.as_object()) {
      const std::string& text = value.as_string();
      for (const char* mark : {" :", " ;", " ?", " !", " »"})
        EXPECT_EQ(text.find(mark), std::string::npos) << key;
      EXPECT_EQ(text.find("« "), std::string::npos) << key;
    }
  }
}

TEST(Text, ReceiptsAreRenderedStrictly) {
  const Templates templates = Templates::embedded();
  for (const Language language : {Language::en, Language::fr}) {
    Answer answer;
    answer.language = language;
    answer.accept(1, "MOVE <b>x</b>", "understood & taken");
    answer.refuse(2, "MUVE", "not understood", "AIE-1.1a");
    answer.block("only a title");
    answer.block("title").paragraphs = {"one", "two"};
    answer.block("lines").lines = {"  kept   as they are"};
    answer.order_form = {"MOVE x"};
    const Json values = receipt_values(answer, "A title", "pbem-cut g7.p1.t1");
    const std::string folder(name_of(language));
    const std::string text = templates.render(folder + "/receipt.txt.mustache", values);
    EXPECT_THAT(text, testing::HasSubstr("MOVE <b>x</b>"));
    EXPECT_THAT(text, testing::HasSubstr("  kept   as they are"));
    EXPECT_THAT(text, testing::StartsWith("===="));
    const std::string html = templates.render(folder + "/receipt.html.mustache", values);
    EXPECT_THAT(html, testing::HasSubstr("MOVE &lt;b&gt;x&lt;/b&gt;"));
    EXPECT_THAT(html, testing::HasSubstr("AIE-1.1a"));
    // The emptiest letter there can be.
    Answer empty;
    empty.language = language;
    EXPECT_FALSE(templates.render(folder + "/receipt.txt.mustache", receipt_values(empty, "t", "")).empty());
    EXPECT_FALSE(templates.render(folder + "/receipt.html.mustache", receipt_values(empty, "t", "")).empty());
  }
}

TEST(Text, SettingsAreReadInBothLanguages) {
  Settings s;
  EXPECT_EQ(apply_setting(s, "heures", "48"), Applied::yes);
  EXPECT_EQ(s.hours, 48);
  EXPECT_EQ(apply_setting(s, "hours", "0"), Applied::wrong);
  EXPECT_EQ(apply_setting(s, "rest", "sat,sun"), Applied::yes);
  EXPECT_EQ(s.rest_days, (std::vector{6, 0}));
  EXPECT_EQ(apply_setting(s, "repos", "lundi"), Applied::yes);
  EXPECT_EQ(s.rest_days, std::vector{1});
  EXPECT_EQ(apply_setting(s, "rest", "sun,mon,tue,wed,thu,fri,sat"), Applied::wrong);
  EXPECT_EQ(apply_setting(s, "holidays", "2026-12-25"), Applied::yes);
  EXPECT_EQ(apply_setting(s, "holidays", "Christmas"), Applied::wrong);
  EXPECT_EQ(apply_setting(s, "anonyme", "oui"), Applied::yes);
  EXPECT_TRUE(s.grey_press);
  EXPECT_EQ(apply_setting(s, "press", "maybe"), Applied::wrong);
  EXPECT_EQ(apply_setting(s, "fuseau", "Europe/Rome"), Applied::yes);
  EXPECT_EQ(apply_setting(s, "colour", "blue"), Applied::unknown);
}

}  // namespace
}  // namespace adj::service
