// The picture of a report: seats, lines, the map; well-formed, and without anybody's secrets.

#include "adjudicator/games/respublica/charts.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "adjudicator/games/respublica/report_map.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace charts_test {

using testing::HasSubstr;
using testing::Not;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
    ++found;
  return found;
}

ChartModel two_factions() {
  ChartModel m;
  m.title = "Res Publica";
  m.votes_title = "Votes";
  m.turns = {"1", "2", "now"};
  m.factions = {{"Aquila", "A", "#c79a1e", 5, {10, 12, 14}}, {"Luna", "L", "#4a78b0", 3, {9, 9, 20}}};
  m.treasury = {100, 80, 45};
  m.unrest = {0, 2, 3};
  return m;
}

// A dot for every vote, and one in the legend for every faction.
TEST(RprCharts, EveryVoteHasItsSeat) {
  const std::string svg = charts_svg(two_factions());
  EXPECT_EQ(count(svg, "fill=\"#c79a1e\" stroke=\"#ffffff\""), 5u);
  EXPECT_EQ(count(svg, "fill=\"#4a78b0\" stroke=\"#ffffff\""), 3u);
}

TEST(RprCharts, LinesEndWithNameAndValue) {
  const std::string svg = charts_svg(two_factions());
  EXPECT_THAT(svg, HasSubstr("Aquila 14"));
  EXPECT_THAT(svg, HasSubstr("Luna 20"));
  EXPECT_THAT(svg, HasSubstr("45 T"));
}

TEST(RprCharts, AnEmptySenateIsDrawnToo) {
  ChartModel m;
  m.turns = {"now"};
  EXPECT_THAT(charts_svg(m), HasSubstr("</svg>"));
}

TEST(RprCharts, NamesAreEscaped) {
  ChartModel m = two_factions();
  m.title = "a<b&c";
  EXPECT_THAT(charts_svg(m), HasSubstr("a&lt;b&amp;c"));
}

TestTable played() {
  TestTable t("early", 3);
  seat_senate(t);
  t.province("sicilia", "manlius").province("africa");
  t.war("1st_punic", WarZone::active).war("1st_gallic", WarZone::inactive);
  t.army("fabius", "1st_punic", 6, 1, 5);
  for (int turn = 1; turn <= 3; ++turn) {
    TurnRecord record;
    record.turn = turn;
    record.treasury = 120 - 20 * turn;
    record.unrest = turn;
    record.influence = {{seat(1), 10 + turn}, {seat(2), 8 + 2 * turn}, {seat(3), 12}};
    t.s().history.push_back(record);
  }
  return t;
}

TEST(RprMap, EveryWarAndProvinceHasAPlace) {
  const MapGeometry& geometry = map_geometry(test_tables(), Language::en);
  const auto has = [&](const std::string& id) {
    return std::ranges::any_of(geometry.board.zones, [&](const MapZone& z) { return z.id == id; });
  };
  for (const WarInfo& war : test_tables().wars) EXPECT_TRUE(has(place_of_war(war.id))) << war.id.view();
  for (const ProvinceInfo& place : test_tables().provinces) {
    EXPECT_TRUE(has(place.id.str()));
    EXPECT_EQ(place_of_war(revolt_of(place.id)), place.id.str());
    EXPECT_EQ(place_of_war(rebel_province(place.id)), place.id.str());
  }
  for (const MapArea& area : geometry.zones) EXPECT_GT(area.size, 100);
}

// A French reader finds on the map the names that his report uses.
TEST(RprMap, NamesAreTheReaders) {
  const auto label = [](Language language, const char* id) {
    for (const MapZone& zone : map_geometry(test_tables(), language).board.zones)
      if (zone.id == id) return zone.label;
    return std::string();
  };
  EXPECT_EQ(label(Language::en, "hispania_ulterior"), "Hispania Ulterior");
  EXPECT_EQ(label(Language::fr, "hispania_ulterior"), "Espagne Ultérieure");
  EXPECT_EQ(label(Language::fr, "aegyptus"), "Égypte");
}

// Provinces by their governor's faction, wars with their strength, commanders beside them.
TEST(RprMap, ShowsProvincesWarsAndCommanders) {
  const TestTable t = played();
  const MapModel model = map_model(Reader(t.p(), seat(1), Language::en));
  const auto control = std::ranges::find(model.control, std::string("sicilia"), &MapControl::group);
  ASSERT_NE(control, model.control.end());
  EXPECT_EQ(control->owner, "seat2");
  const auto vacant = std::ranges::find(model.control, std::string("africa"), &MapControl::group);
  ASSERT_NE(vacant, model.control.end());
  EXPECT_EQ(vacant->owner, "forum");
  EXPECT_TRUE(std::ranges::any_of(model.stacks,
                                  [](const MapStack& s) { return s.strength == "1st Punic War 10+10"; }));
  EXPECT_TRUE(std::ranges::any_of(model.stacks, [](const MapStack& s) {
    return s.leaders == std::vector<std::string>{"Fabius"} && s.strength == "7L" && s.ships == 5;
  }));
}

// The same picture for every seat: it shows nothing secret.
TEST(RprMap, EverybodySeesTheSame) {
  TestTable t = played();
  const std::string first = Rpr::map(test_tables(), t.s(), seat(1), {}, Language::en);
  EXPECT_EQ(Rpr::map(test_tables(), t.s(), seat(3), {}, Language::en), first);
  t.faction(2).treasury = 70;
  t.card(2, "tribune_38");
  EXPECT_EQ(Rpr::map(test_tables(), t.s(), seat(1), {}, Language::en), first);
  EXPECT_THAT(Rpr::map(test_tables(), t.s(), seat(1), {}, Language::fr), HasSubstr("Agitation sociale"));
  EXPECT_THAT(first, Not(HasSubstr("<script")));
  if (const char* out = std::getenv("TABELLARIUS_MAP_OUT")) std::ofstream(out) << first;
}

}  // namespace charts_test
}  // namespace adj::respublica
