// The sentences of the order language: complete, the same keys in both languages, and one for every refusal
// that the rules can make. What the rules can make is read from their source.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "adjudicator/games/respublica/orders_text.h"
#include "test_source_dir.h"  // generated
#include "tests/games/respublica/orders_for_test.h"

namespace adj::respublica {
namespace orders_texts_test {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The call from its bracket to the matching one, strings left out of the count.
std::string call_at(const std::string& source, std::size_t open) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = open; i < source.size(); ++i) {
    if (source[i] == '"') quoted = !quoted;
    if (quoted) continue;
    depth += source[i] == '(' ? 1 : source[i] == ')' ? -1 : 0;
    if (depth == 0) return source.substr(open, i - open);
  }
  return source.substr(open);
}

// refusal("RPR-…", "key", …), refusal(clause, free ? "a" : "b"), refuse_at(line, column, "key", …)
std::map<std::string, std::string> keys_in_the_rules() {
  static const std::regex kCall(R"re(\b(refusal|refuse_at)\()re");
  static const std::regex kRefusal(
      R"re(^\((?:"[^"]*"|[^",]*(?:"[^"]*"[^",]*)*),\s*(?:\w+ \? "([a-z][a-z0-9_]*)" : )?"([a-z][a-z0-9_]*)")re");
  static const std::regex kRefuseAt(R"re(^\([^"]*"([a-z][a-z0-9_]*)")re");
  std::map<std::string, std::string> keys;
  const auto folder = std::filesystem::path(TEST_SOURCE_DIR) / "../adjudicator/games/respublica";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".cc") continue;
    const std::string source = text_of(entry.path());
    for (std::sregex_iterator at(source.begin(), source.end(), kCall), end; at != end; ++at) {
      const std::string call = call_at(source, static_cast<std::size_t>(at->position() + at->length()) - 1);
      std::smatch found;
      const bool here = std::regex_search(call, found, (*at)[1] == "refusal" ? kRefusal : kRefuseAt);
      for (std::size_t i = 1; here && i < found.size(); ++i)
        if (found[i].matched) keys[found[i].str()] = entry.path().filename().string();
    }
  }
  return keys;
}

TEST(RprOrderTexts, EveryRefusalOfTheRulesHasASentenceInBothLanguages) {
  const auto keys = keys_in_the_rules();
  EXPECT_GT(keys.size(), 130u);  // else the pattern has lost its meaning
  for (const char* known :
       {"not_in_rome", "no_free_tribune", "no_tribune", "reserve_names_nothing", "no_proposal",
        "defeated_before", "not_liable", "who_promises", "at_least_only", "too_many_lines"})
    EXPECT_TRUE(keys.contains(known)) << known;
  for (const Language language : {Language::en, Language::fr})
    for (const auto& [key, file] : keys)
      EXPECT_TRUE(order_sentences(test_tables(), language).has("refused." + key)) << key << " of " << file;
}

TEST(RprOrderTexts, BothLanguagesHaveTheSameKeys) {
  std::set<std::string> en, fr;
  for (const auto& [key, text] : order_texts(Language::en).as_object()) en.insert(key);
  for (const auto& [key, text] : order_texts(Language::fr).as_object()) fr.insert(key);
  EXPECT_EQ(en, fr);
}

// No sentence asks for a field that no refusal has, and every one is well formed.
TEST(RprOrderTexts, TheCataloguesAreSound) {
  for (const Language language : {Language::en, Language::fr}) {
    std::vector<CatalogueKey> keys;
    for (const auto& [key, text] : order_texts(language).as_object())
      keys.push_back(
          {key, {"auctions", "card",        "concession", "cost",    "expected",    "fleets",   "found",
                 "item",     "law",         "leader",     "legions", "line",        "max",      "may_stand",
                 "min",      "most",        "needed",     "number",  "open",        "province", "rule",
                 "senator",  "suggestions", "verb",       "wanted",  "wanted.what", "war"}});
    EXPECT_EQ(check_catalogue(language, order_texts(language), order_formatters(test_tables()), keys),
              std::vector<std::string>{});
  }
}

// Every kind of thing that a line may want has a name.
TEST(RprOrderTexts, WhatIsWantedHasAName) {
  const TestTable t = named_table();
  const Vocabulary& words = vocabulary(test_tables());
  const NamesNow names(t.p(), Seat{1});
  for (const words::Lexicon* lexicon :
       {&words.provinces, &words.wars, &words.leaders, &words.concessions, &words.laws, &words.bequests,
        &words.bills, &words.games, &names.senators, &names.cards, &names.factions, &order_words().verbs()})
    EXPECT_TRUE(order_sentences(test_tables(), Language::fr).has("what." + lexicon->what()))
        << lexicon->what();
}

// A keyword that two orders share would make both unreadable.
TEST(RprOrderTexts, EveryVerbIsReadInBothLanguages) {
  for (const std::string_view key : kVerbKeys)
    for (const Language language : {Language::en, Language::fr}) {
      const std::string& word = order_words().verb(Name(key), language);
      const words::Match match = order_words().verbs().find(word);
      ASSERT_TRUE(match.found()) << word;
      EXPECT_EQ(order_words().verbs().id(match.entry), Name(key)) << word;
    }
}

}  // namespace orders_texts_test
}  // namespace adj::respublica
