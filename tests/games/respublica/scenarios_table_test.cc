// The scenarios as data: what is set up, and how many cards there are to draw.

#include <algorithm>

#include "adjudicator/core/module.h"
#include "tests/games/respublica/tables_for_test.h"

namespace adj::embedded {
std::span<const File> respublica_text();
}

namespace adj::respublica {
namespace scenarios_table_test {

const Tables& t() { return test_tables(); }

std::string joined(const auto& list) {
  std::string text;
  for (const auto& item : list) {
    if (!text.empty()) text += " ";
    if constexpr (NamedEnum<std::decay_t<decltype(item)>>)
      text += name_of(item);
    else
      text += item.str();
  }
  return text;
}

TEST(RprScenarios, Ids) {
  std::vector<std::string> ids;
  for (const ScenarioInfoRpr& s : t().scenarios) ids.push_back(s.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"early", "middle", "late", "extended", "extended_early_middle",
                                           "extended_middle_late", "alternative"}));
  EXPECT_EQ(t().scenario("early").name.fr, "Haute République");
  EXPECT_FALSE(t().has_scenario("solitaire"));
}

TEST(RprScenarios, CardsToDraw) {
  struct Row {
    const char* id;
    int families, each, base, per_player, pile;
  };
  for (const Row& row :
       {Row{"early", 20, 3, 70, 6, 13}, Row{"middle", 25, 4, 92, 7, 13}, Row{"late", 30, 5, 94, 8, 11},
        Row{"extended", 20, 3, 63, 6, 11}, Row{"extended_early_middle", 20, 3, 63, 6, 13},
        Row{"extended_middle_late", 25, 4, 85, 7, 11}, Row{"alternative", 30, 3, 159, 6, 13}}) {
    SCOPED_TRACE(row.id);
    const ScenarioInfoRpr& s = t().scenario(row.id);
    EXPECT_EQ(s.families, row.families);
    EXPECT_EQ(s.families_per_player, row.each);
    EXPECT_EQ(s.hand_cards, 3);
    EXPECT_EQ(s.deck_size(3), row.base - 3 * row.per_player);
    EXPECT_EQ(s.deck_size(6), row.base - 6 * row.per_player);
    EXPECT_EQ(s.era_ends.size(), row.pile);
  }
}

TEST(RprScenarios, SetUp) {
  const ScenarioInfoRpr& early = t().scenario("early");
  EXPECT_EQ(joined(early.inactive_wars), "1st_punic");
  EXPECT_EQ(early.legions, 4);
  EXPECT_EQ(early.treasury, 100);
  EXPECT_EQ(early.unrest, 0);
  EXPECT_TRUE(early.provinces.empty());
  EXPECT_FALSE(early.early_concessions);
  EXPECT_EQ(early.era_ends.own_cards, 6);
  EXPECT_EQ(early.era_ends.next_deck, Era::middle);
  const ScenarioInfoRpr& middle = t().scenario("middle");
  EXPECT_EQ(middle.legions, 6);
  EXPECT_TRUE(middle.early_concessions);
  EXPECT_EQ(middle.mixed_in, 6);
  EXPECT_EQ(joined(middle.mixed_in_from), "early");
  ASSERT_EQ(middle.provinces.size(), 1u);
  EXPECT_EQ(middle.provinces[0].side, ProvinceSide::undeveloped);
  EXPECT_EQ(joined(middle.provinces[0].provinces),
            "sicilia illyricum sardinia_corsica hispania_citerior hispania_ulterior gallia_cisalpina");
  const ScenarioInfoRpr& late = t().scenario("late");
  EXPECT_EQ(late.legions, 8);
  EXPECT_EQ(joined(late.laws), "calpurnian military_reforms tradition_erodes");
  EXPECT_EQ(joined(late.laws_removed), "servilian acilian");
  EXPECT_EQ(joined(late.mixed_in_from), "early middle");
  ASSERT_EQ(late.provinces.size(), 2u);
  EXPECT_EQ(late.provinces[0].side, ProvinceSide::developed);
  EXPECT_EQ(late.provinces[0].provinces, middle.provinces[0].provinces);
  EXPECT_EQ(late.provinces[1].side, ProvinceSide::undeveloped);
  EXPECT_EQ(joined(late.provinces[1].provinces), "gallia_narbonensis cilicia_cyprus macedonia africa asia");
  EXPECT_EQ(late.era_ends.own_cards, 10);
  EXPECT_FALSE(late.era_ends.next_deck);
}

TEST(RprScenarios, SeveralDecks) {
  EXPECT_EQ(joined(t().scenario("extended").decks), "early middle late");
  EXPECT_EQ(joined(t().scenario("extended_middle_late").decks), "middle late");
  EXPECT_FALSE(t().scenario("extended").one_deck);
  const ScenarioInfoRpr& alternative = t().scenario("alternative");
  EXPECT_TRUE(alternative.one_deck);
  ASSERT_EQ(alternative.era_by_turn.size(), 3u);
  EXPECT_EQ(alternative.era_by_turn[1].turn, 8);
  EXPECT_EQ(alternative.era_by_turn[1].era, Era::middle);
  EXPECT_EQ(alternative.era_by_turn[2].turn, 16);
  EXPECT_EQ(alternative.era_by_turn[2].era, Era::late);
}

template <class E>
void expect_names(const Json& texts, const std::string& group) {
  for (const auto& [value, name] : names_of(E{})) {
    const Json* text = texts.find("name." + group + "." + name);
    EXPECT_TRUE(text && !text->as_string().empty()) << group << " " << name;
  }
}

TEST(RprNames, EveryValueHasANameInBothLanguages) {
  int files = 0;
  for (const embedded::File& file : embedded::respublica_text()) {
    if (file.name != "names.en.json" && file.name != "names.fr.json") continue;
    ++files;
    SCOPED_TRACE(file.name);
    const Json texts = Json::parse(file.text);
    expect_names<Era>(texts, "era");
    expect_names<Phase>(texts, "phase");
    expect_names<CardKind>(texts, "card_kind");
    expect_names<CardGroup>(texts, "card_group");
    expect_names<Series>(texts, "series");
    expect_names<WarZone>(texts, "war_zone");
    expect_names<ForceKind>(texts, "force");
    expect_names<BattleKind>(texts, "battle");
    expect_names<CombatResult>(texts, "combat");
    expect_names<AppealResult>(texts, "appeal");
    expect_names<AttemptResult>(texts, "attempt");
    expect_names<LandBill>(texts, "land_bill");
    expect_names<ProvinceSide>(texts, "province_side");
  }
  EXPECT_EQ(files, 2);
}

}  // namespace scenarios_table_test
}  // namespace adj::respublica
