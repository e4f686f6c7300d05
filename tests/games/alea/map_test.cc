// Maps: the board of the tables, and what a reader sees on it.

#include <gmock/gmock.h>

#include <algorithm>

#include "tests/games/alea/report_for_test.h"

namespace adj::alea {
namespace map_test {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

MapModel model(const TestTable& t, const std::vector<NumberedEvent>& events = {},
               Language language = Language::en) {
  return map_model(Reader(t.p(), kOne, language), events);
}

const MapStack* stack_in(const MapModel& m, const std::string& zone, const std::string& owner) {
  for (const MapStack& s : m.stacks)
    if (s.place == zone && s.owner == owner) return &s;
  return nullptr;
}

bool has_marker(const MapModel& m, const std::string& zone, MapSign sign) {
  return std::ranges::any_of(m.markers,
                             [&](const MapMarker& x) { return x.place == zone && x.sign == sign; });
}

bool explains(const MapModel& m, MapSymbol symbol) {
  return std::ranges::any_of(m.legend, [&](const MapLegendEntry& e) { return e.symbol == symbol; });
}

TEST(AleaMapBoard, HasEveryZoneWithItsShapeAndIsKept) {
  const MapGeometry& g = map_geometry(test_tables());
  EXPECT_EQ(g.board.zones.size() + g.board.seas.size(), test_tables().zones.size());
  for (std::size_t i = 0; i < g.zones.size(); ++i) EXPECT_GT(g.zones[i].size, 0) << g.board.zones[i].id;
  EXPECT_EQ(g.board.zones.front().number, "1");
  EXPECT_EQ(g.board.zones.front().label, "Latium");
  EXPECT_TRUE(std::ranges::any_of(g.board.zones, [](const MapZone& zone) { return !zone.shape.empty(); }));
  EXPECT_EQ(&g, &map_geometry(test_tables()));
}

// Every border of the tables is drawn: none of the neighbours is walled off.
TEST(AleaMapBoard, NeighboursTouch) {
  for (const MapEdge& edge : map_geometry(test_tables()).edges) EXPECT_NE(edge.kind, MapEdgeKind::kBarred);
}

TEST(AleaMap, StacksOfBothCampsWithLeadersShipsAndWeakened) {
  TestTable t("1");
  t.clear_map().put(kCaesar, "gallia_8").put("legio_10", "gallia_8", Camp::caesarian);
  t.put("legio_12", "gallia_8", Camp::caesarian, true).put("naves_6pf_0_1", "gallia_8", Camp::caesarian);
  t.put("legio_1", "italia_7", Camp::republican);
  const MapModel m = model(t);
  ASSERT_EQ(m.stacks.size(), 2u);
  const MapStack* own = stack_in(m, "gallia_8", "caesarian");
  ASSERT_TRUE(own);
  EXPECT_THAT(own->strength, testing::StartsWith("2L · "));
  EXPECT_THAT(own->leaders, ElementsAre("Caesar★"));
  EXPECT_EQ(own->ships, 1);
  EXPECT_EQ(own->weakened, 1);
  EXPECT_EQ(own->style, MapStackStyle::kArmy);
  EXPECT_TRUE(stack_in(m, "italia_7", "republican"));
  EXPECT_TRUE(explains(m, MapSymbol::kShip));
  EXPECT_FALSE(explains(m, MapSymbol::kMove));
}

TEST(AleaMap, PeoplesAtWarObeyAndAtPeaceAreNobodys) {
  TestTable t("1");
  t.clear_map().put("parthi_1", "parthi_1");
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = Camp::republican;
  MapModel m = model(t);
  ASSERT_TRUE(stack_in(m, "parthi_1", "republican"));
  EXPECT_EQ(stack_in(m, "parthi_1", "republican")->style, MapStackStyle::kPeople);
  EXPECT_TRUE(has_marker(m, "parthi_1", MapSign::kWar));
  people(t.s(), kParthi).status = PeopleStatus::peace;
  people(t.s(), kParthi).truce_until = t.s().year + 1;
  m = model(t);
  EXPECT_TRUE(stack_in(m, "parthi_1", ""));
  EXPECT_TRUE(has_marker(m, "parthi_1", MapSign::kTruce));
  EXPECT_FALSE(has_marker(m, "parthi_1", MapSign::kWar));
}

TEST(AleaMap, MarkersAndTheRomaBox) {
  TestTable t("1");
  MapModel m = model(t);
  EXPECT_FALSE(has_marker(m, "aegyptii", MapSign::kPlague));
  t.s().plague = kAlexandriaZone;
  counter(t.s(), CounterId("S01")).place = CounterPlace::intrigue;
  t.s().roma = Camp::caesarian;
  t.s().roma_leader = kMAntonius;
  t.s().spqr = 3;
  t.put(l("lepidus"), "hispania_1");
  t.s().triumvir = {{l("lepidus"), RegionId("hispania"), {}}};
  m = model(t);
  EXPECT_TRUE(has_marker(m, "aegyptii", MapSign::kPlague));
  EXPECT_TRUE(has_marker(m, "italia_1", MapSign::kIntrigue));
  EXPECT_TRUE(has_marker(m, "hispania_1", MapSign::kStar));
  ASSERT_EQ(m.boxes.size(), 1u);
  EXPECT_EQ(m.boxes[0].owner, "caesarian");
  EXPECT_THAT(m.boxes[0].lines, ElementsAre("M. Antonius", "SPQR 3"));
  EXPECT_TRUE(explains(m, MapSymbol::kPlague));
}

TEST(AleaMap, WhatMovedAndFought) {
  TestTable t("1");
  Moved moved;
  moved.from = z("gallia_9");
  moved.path = {{z("hispania_1"), {}}};
  EvasionTried failed;
  failed.zone = z("italia_2");
  failed.to = std::nullopt;
  BattleFought battle;
  battle.zone = z("hispania_1");
  battle.attacker = Camp::caesarian;
  battle.winner = BattleSide::defender;
  Retreated retreat;
  retreat.camp = Camp::caesarian;
  retreat.from = z("hispania_1");
  retreat.to = z("gallia_9");
  Retreated lost = retreat;
  lost.to = std::nullopt;
  const MapModel m = model(t, {numbered(moved), numbered(Contact{z("hispania_1"), Camp::caesarian}),
                               numbered(Contact{z("italia_2"), Camp::caesarian}), numbered(failed),
                               numbered(battle), numbered(retreat), numbered(lost)});
  ASSERT_EQ(m.moves.size(), 2u);
  EXPECT_THAT(m.moves[0].path, ElementsAre("gallia_9", "hispania_1"));
  EXPECT_EQ(m.moves[0].owner, "caesarian");
  EXPECT_THAT(m.moves[1].path, ElementsAre("hispania_1", "gallia_9"));
  ASSERT_EQ(m.battles.size(), 1u);
  EXPECT_EQ(m.battles[0].winner, "republican");
  EXPECT_THAT(m.highlights, ElementsAre("italia_2"));  // where nothing is settled yet
  EXPECT_TRUE(explains(m, MapSymbol::kBattle));
  EXPECT_TRUE(explains(m, MapSymbol::kHighlight));
}

TEST(AleaMap, SpeaksTheReadersLanguageAndIsTheSameTwice) {
  TestTable t("3");
  const auto svg = [&](Language language) { return Alea::map(test_tables(), t.s(), kOne, {}, language); };
  EXPECT_THAT(svg(Language::fr), HasSubstr("Légende"));
  EXPECT_THAT(svg(Language::en), HasSubstr("Legend"));
  EXPECT_THAT(svg(Language::en), Not(HasSubstr("Légende")));
  EXPECT_EQ(svg(Language::fr), svg(Language::fr));
}

TEST(AleaMap, RegionsOfNobodyAreExplained) {
  TestTable t("1");
  EXPECT_FALSE(std::ranges::any_of(model(t).control, [](const MapControl& c) { return c.owner.empty(); }));
  region(t.s(), kItalia).controller = std::nullopt;
  const MapModel m = model(t);
  EXPECT_EQ(std::ranges::find(m.control, "italia", &MapControl::group)->owner, "");
  EXPECT_EQ(m.legend[2].owner, "");
}

}  // namespace map_test
}  // namespace adj::alea
