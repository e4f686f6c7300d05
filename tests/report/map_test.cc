// The map's geometry: who has which land, where zones touch, where rivers and straits run.

#include "adjudicator/report/map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "adjudicator/report/map_canvas.h"
#include "adjudicator/report/map_geometry.h"
#include "adjudicator/report/map_place.h"
#include "adjudicator/report/map_shapes.h"
#include "tests/report/map_example.h"

namespace adj {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;

const MapGeometry& alea() {
  static const MapGeometry kGeometry = make_geometry(alea_board());
  return kGeometry;
}

// Mails carry pictures drawn with DejaVu: its widths, as measured, are those that boxes are made for.
TEST(MapText, BoxesHoldTheBroadestFont) {
  const auto wide = [](const char* text, map::Face face) { return map::text_width(text, 1000, face) / 1000; };
  EXPECT_NEAR(wide("2ème Guerre Gauloise 18", map::Face::kSansBold), 14.3, 0.4);
  EXPECT_NEAR(wide("17 légions, 3 vétéranes et 8 escadres", map::Face::kSans), 18.8, 0.5);
  EXPECT_GT(wide("Caesar★", map::Face::kSansBold), wide("Caesar", map::Face::kSansBold) + 0.89);
}

int zone(const MapGeometry& g, const std::string& id) { return map::zone_number(g.board, id); }

std::string owner_of(const MapGeometry& g, LonLat at) {
  const int z = zone_at(g, project(g.board.frame, at));
  return z < 0 ? "" : g.board.zones[static_cast<std::size_t>(z)].id;
}

std::string pair_name(const MapGeometry& g, int a, int b) {
  const auto name = [&](int z) {
    return z < 0 ? std::string("-") : g.board.zones[static_cast<std::size_t>(z)].id;
  };
  return std::min(name(a), name(b)) + " " + std::max(name(a), name(b));
}

TEST(MapProjection, KeepsDirectionsAndFillsTheWidth) {
  const MapFrame frame;
  EXPECT_NEAR(project(frame, {frame.west, frame.north}).x, 0, 1e-9);
  EXPECT_NEAR(project(frame, {frame.west, frame.north}).y, 0, 1e-9);
  EXPECT_NEAR(project(frame, {frame.east, 40}).x, frame.width, 1e-9);
  for (double lon = frame.west; lon < frame.east; lon += 1)
    EXPECT_LT(project(frame, {lon, 40}).x, project(frame, {lon + 1, 40}).x);
  for (double lat = frame.south; lat < frame.north; lat += 1)
    EXPECT_GT(project(frame, {10, lat}).y, project(frame, {10, lat + 1}).y);
}

TEST(MapProjection, IsLargestAtTheFocus) {
  const MapFrame frame;
  const auto degree = [&](double lon) {
    return project(frame, {lon + 0.5, 40}).x - project(frame, {lon - 0.5, 40}).x;
  };
  EXPECT_GT(degree(frame.focus.lon), 1.3 * degree(45));
  EXPECT_GT(degree(frame.focus.lon), 1.3 * degree(-9));
}

TEST(MapGeometry, EveryZoneHasLandAroundItsCentre) {
  const MapGeometry& g = alea();
  ASSERT_EQ(g.zones.size(), 63u);
  for (std::size_t z = 0; z < g.zones.size(); ++z) {
    const MapZone& zone = g.board.zones[z];
    EXPECT_GT(g.zones[z].size, 500) << zone.id;
    EXPECT_EQ(owner_of(g, zone.centre), zone.id);
  }
}

TEST(MapGeometry, CitiesLieInTheirZonesOrAtTheirShore) {
  const MapGeometry& g = alea();
  for (std::size_t z = 0; z < g.zones.size(); ++z) {
    if (!g.board.zones[z].city) continue;
    const MapPoint at = project(g.board.frame, g.board.zones[z].city->at);
    bool near = false;
    for (double dx = -4; dx <= 4; dx += 2)
      for (double dy = -4; dy <= 4; dy += 2)
        near |= zone_at(g, {at.x + dx, at.y + dy}) == static_cast<int>(z);
    EXPECT_TRUE(near) << g.board.zones[z].id;
  }
}

TEST(MapGeometry, IslandsBelongWhollyToTheirZone) {
  const MapGeometry& g = alea();
  for (const char* id : {"asia_4", "graecia_5", "sicilia_1", "sicilia_2", "sicilia_3"}) {
    const int z = zone(g, id);
    EXPECT_TRUE(g.zones[static_cast<std::size_t>(z)].island) << id;
    const MapPoint centre = project(g.board.frame, g.board.zones[static_cast<std::size_t>(z)].centre);
    const auto home = std::find_if(g.bodies.begin(), g.bodies.end(),
                                   [&](const MapBody& b) { return map::ring_contains(b.ring, centre); });
    ASSERT_NE(home, g.bodies.end()) << id;
    EXPECT_EQ(home->zone, z) << id;
    EXPECT_NEAR(g.zones[static_cast<std::size_t>(z)].size, std::abs(map::signed_area(home->ring)),
                0.03 * g.zones[static_cast<std::size_t>(z)].size);
  }
}

TEST(MapGeometry, NoAreaReachesOverTheWater) {
  const MapGeometry& g = alea();
  EXPECT_EQ(owner_of(g, {-5.6, 36.2}), "hispania_3");  // Gibraltar
  EXPECT_EQ(owner_of(g, {-5.6, 35.5}), "mauri");
  EXPECT_EQ(owner_of(g, {26.5, 40.41}), "thracia_1");  // Hellespont
  EXPECT_EQ(owner_of(g, {26.6, 40.1}), "asia_1");
  EXPECT_EQ(owner_of(g, {28.7, 41.15}), "thracia_1");  // Bosporus
  EXPECT_EQ(owner_of(g, {29.5, 41.0}), "asia_2");
  EXPECT_EQ(owner_of(g, {15.9, 38.3}), "italia_7");  // Messina
  EXPECT_EQ(owner_of(g, {15.2, 38.05}), "sicilia_1");
}

TEST(MapGeometry, LandOutsideTheGameIsNobodys) {
  const MapGeometry& g = alea();
  EXPECT_EQ(owner_of(g, {-1.5, 52}), "");                      // Britain
  EXPECT_EQ(owner_of(g, {5, 31}), "");                         // the desert
  EXPECT_EQ(owner_of(g, {42, 30.5}), "");                      // Arabia
  EXPECT_EQ(owner_of(g, {18, 35.5}), "");                      // open sea
  EXPECT_EQ(owner_of(g, {3, 39.6}).substr(0, 8), "hispania");  // Mallorca goes with the nearest coast
}

TEST(MapGeometry, TouchesExactlyWhereTheBordersSaySo) {
  const MapGeometry& g = alea();
  std::vector<std::string> barred, links, straits;
  for (const MapEdge& e : g.edges)
    if (e.kind == MapEdgeKind::kBarred) barred.push_back(pair_name(g, e.a, e.b));
  for (const MapCrossing& c : g.crossings) (c.strait ? straits : links).push_back(pair_name(g, c.a, c.b));
  EXPECT_THAT(barred, IsEmpty());
  EXPECT_THAT(links, IsEmpty());
  EXPECT_THAT(straits, UnorderedElementsAre("italia_7 sicilia_1", "sicilia_2 sicilia_3", "hispania_3 mauri",
                                            "asia_1 thracia_1", "asia_2 thracia_1"));
}

TEST(MapGeometry, StraitsCrossWaterWhereItIsNarrow) {
  const MapGeometry& g = alea();
  for (const MapCrossing& c : g.crossings) {
    EXPECT_LT(map::distance(c.from, c.to), 14) << c.name;
    EXPECT_GT(map::distance(c.from, c.to), 0.5) << c.name;
    EXPECT_EQ(zone_at(g, {(c.from.x + c.to.x) / 2, (c.from.y + c.to.y) / 2}), kNoZone) << c.name;
  }
}

TEST(MapGeometry, RiverBordersRunInTheRiver) {
  const MapGeometry& g = alea();
  int rivers = 0;
  for (const MapEdge& e : g.edges) {
    if (e.kind != MapEdgeKind::kRiver) continue;
    ++rivers;
    double sum = 0, count = 0;
    for (const MapLine& line : e.lines) {
      for (const MapPoint& p : map::resampled(line, 3)) {
        double near = 1e9;
        for (std::size_t r = 0; r < g.rivers.size(); ++r)
          if (g.board.rivers[r].great)
            near = std::min(near, map::distance(map::nearest_on(g.rivers[r], p), p));
        sum += near;
        ++count;
      }
    }
    EXPECT_LT(sum / count, 5) << pair_name(g, e.a, e.b);
  }
  EXPECT_EQ(rivers, 15);
}

TEST(MapGeometry, SeasAreWhereTheirCentresAre) {
  const MapGeometry& g = alea();
  ASSERT_EQ(g.seas.size(), 10u);
  for (std::size_t s = 0; s < g.seas.size(); ++s) {
    const MapPoint centre = project(g.board.frame, g.board.seas[s].centre);
    for (std::size_t t = 0; t < g.seas.size(); ++t) {
      bool in = false;
      for (const MapLine& loop : g.seas[t].loops) in ^= map::ring_contains(loop, centre);
      EXPECT_EQ(in, s == t) << g.board.seas[s].id << " in " << g.board.seas[t].id;
    }
  }
}

TEST(MapGeometry, GroundNearAgreesWithZoneAt) {
  const MapGeometry& g = alea();
  int compared = 0, differ = 0;
  for (double x = 6; x < g.width; x += 29) {
    for (double y = 6; y < g.height; y += 31, ++compared) {
      const int near = ground_near(g, {x, y});
      differ += (near == kWater ? kNoZone : near) != zone_at(g, {x, y});
    }
  }
  EXPECT_LT(differ, compared / 20);
  EXPECT_EQ(ground_near(g, {-5, 10}), kNoZone);
  EXPECT_EQ(ground_near(g, project(g.board.frame, {18, 35})), kWater);
}

// Two islands; on the first a and b side by side with c beyond b; d alone on the second.
MapBoard small_board() {
  MapBoard board;
  board.frame.gain = 0;
  board.land = {{{0, 40}, {12, 40}, {12, 44}, {0, 44}}, {{14, 40}, {18, 40}, {18, 44}, {14, 44}}};
  const auto zone = [&](const char* id, double lon) {
    MapZone z;
    z.id = z.label = z.group = id;
    z.centre = {lon, 42};
    board.zones.push_back(z);
  };
  zone("a", 2);
  zone("b", 6);
  zone("c", 10);
  zone("d", 16);
  return board;
}

TEST(MapGeometry, DividesLandHalfWayBetweenCentres) {
  const MapGeometry g = make_geometry(small_board());
  EXPECT_EQ(owner_of(g, {3.9, 43}), "a");
  EXPECT_EQ(owner_of(g, {4.1, 43}), "b");
  EXPECT_EQ(owner_of(g, {13, 42}), "");  // water
  EXPECT_EQ(owner_of(g, {14.1, 43.9}), "d");
  EXPECT_NEAR(g.zones[0].size, g.zones[1].size, 0.02 * g.zones[0].size);
}

TEST(MapGeometry, TellsBordersFromBarriersAndLinks) {
  MapBoard board = small_board();
  board.borders = {{"a", "b", MapBorderKind::kLand, ""},
                   {"a", "c", MapBorderKind::kLand, ""},
                   {"c", "d", MapBorderKind::kStrait, "narrows"}};
  const MapGeometry g = make_geometry(board);
  std::vector<std::string> borders, barred;
  for (const MapEdge& e : g.edges) {
    if (e.kind == MapEdgeKind::kRegion) borders.push_back(pair_name(g, e.a, e.b));
    if (e.kind == MapEdgeKind::kBarred) barred.push_back(pair_name(g, e.a, e.b));
  }
  EXPECT_THAT(borders, UnorderedElementsAre("a b"));
  EXPECT_THAT(barred, UnorderedElementsAre("b c"));
  ASSERT_EQ(g.crossings.size(), 2u);
  EXPECT_FALSE(g.crossings[0].strait);
  EXPECT_EQ(pair_name(g, g.crossings[0].a, g.crossings[0].b), "a c");
  EXPECT_TRUE(g.crossings[1].strait);
  EXPECT_NEAR(g.crossings[1].from.x, project(g.board.frame, {12, 42}).x, 1);
  EXPECT_NEAR(g.crossings[1].to.x, project(g.board.frame, {14, 42}).x, 1);
}

TEST(MapGeometry, SameGroupMakesAThinBorder) {
  MapBoard board = small_board();
  board.borders = {{"a", "b", MapBorderKind::kLand, ""}, {"b", "c", MapBorderKind::kLand, ""}};
  board.zones[1].group = "a";
  const MapGeometry g = make_geometry(board);
  for (const MapEdge& e : g.edges) {
    if (e.a == kNoZone || e.b == kNoZone) continue;
    EXPECT_EQ(e.kind, pair_name(g, e.a, e.b) == "a b" ? MapEdgeKind::kLand : MapEdgeKind::kRegion);
  }
}

TEST(MapGeometry, RiverMovesTheBorderIntoItsBed) {
  MapBoard board = small_board();
  board.borders = {{"a", "b", MapBorderKind::kRiver, "Flumen"}, {"b", "c", MapBorderKind::kLand, ""}};
  board.rivers = {{"Flumen", true, {{3, 44.5}, {3, 39.5}}}};
  const MapGeometry g = make_geometry(board);
  EXPECT_EQ(owner_of(g, {2.8, 43}), "a");
  EXPECT_EQ(owner_of(g, {3.2, 43}), "b");
}

TEST(MapGeometry, RefusesABorderOfNoZone) {
  MapBoard board = small_board();
  board.borders = {{"a", "nowhere", MapBorderKind::kLand, ""}};
  EXPECT_THROW(make_geometry(board), DataError);
}

TEST(MapGeometry, AnEmptyBoardIsAMapToo) {
  const MapGeometry g = make_geometry(MapBoard());
  EXPECT_TRUE(g.zones.empty());
  EXPECT_GT(g.height, 100);
  EXPECT_EQ(zone_at(g, {10, 10}), kNoZone);
}

TEST(MapBoard, ShapesMustNameWhatThereIs) {
  MapBoard board = mediterranean();
  EXPECT_THROW(add_shapes(board, "alea_shapes"), DataError);  // no zones yet
  EXPECT_THROW(add_shapes(board, "atlantis"), DataError);
}

TEST(MapBoard, ReadsZonesFromData) {
  const MapBoard board = alea_board();
  const MapZone& z = board.zones[0];
  EXPECT_EQ(z.id, "italia_1");
  EXPECT_EQ(z.number, "1");
  EXPECT_EQ(z.group, "italia");
  EXPECT_FALSE(z.outside);
  ASSERT_TRUE(z.city);
  EXPECT_TRUE(z.city->capital);
  EXPECT_EQ(z.port->name, "Ostia");
  const auto alps = std::find_if(board.zones.begin(), board.zones.end(),
                                 [](const MapZone& x) { return x.id == "alpes_n"; });
  EXPECT_TRUE(alps->mountain && alps->outside && alps->number.empty());
  EXPECT_EQ(alps->group, "alpes");
  EXPECT_EQ(std::count_if(board.seas.begin(), board.seas.end(), [](const MapSea& s) { return s.closed; }), 3);
}

TEST(MapPlacer, CountersAtOnePointDoNotCoverEachOther) {
  const MapGeometry& g = alea();
  map::Placer placer(g);
  std::vector<map::Box> boxes;
  map::Request request;
  request.at = project(g.board.frame, {12.5, 41.9});
  request.width = 80;
  request.height = 30;
  request.reach = 200;
  for (int i = 0; i < 9; ++i) boxes.push_back(placer.place(request, map::Placer::kSolid));
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_EQ(map::overlap(boxes[i], boxes[k]), 0);
}

TEST(MapPlacer, StaysInsideThePicture) {
  const MapGeometry& g = alea();
  map::Placer placer(g);
  map::Request request;
  request.at = {g.width - 4, 4};
  request.width = 90;
  request.height = 40;
  const map::Box box = placer.place(request, 1);
  EXPECT_GE(box.y, 0);
  EXPECT_LE(box.x + box.width, g.width);
}

TEST(MapShapes, ThinningKeepsCorners) {
  EXPECT_EQ(map::thinned({{0, 0}, {1, 0.01}, {2, 0}, {2, 5}}, 0.1), (MapLine{{0, 0}, {2, 0}, {2, 5}}));
}

TEST(MapShapes, RowsKnowInsideFromOutside) {
  const map::Rows rows({{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{4, 4}, {6, 4}, {6, 6}, {4, 6}}});
  EXPECT_TRUE(rows.contains({2, 2}));
  EXPECT_FALSE(rows.contains({5, 5}));  // the hole
  EXPECT_FALSE(rows.contains({12, 5}));
  const std::vector<MapLine> parts = rows.inside({{-5, 5}, {15, 5}});
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_NEAR(map::length(parts[0]) + map::length(parts[1]), 8, 1e-9);
}

}  // namespace
}  // namespace adj
