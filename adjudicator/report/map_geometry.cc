#include "adjudicator/report/map_geometry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace adj {
namespace {

// Below this a meeting of two zones is a corner, not a border.
constexpr double kCorner = 7;

double widened(double degrees, double centre, double spread, double gain) {
  return degrees + gain * spread * std::atan((degrees - centre) / spread);
}

double unit(const MapFrame& f) {
  return f.width /
         (widened(f.east, f.focus.lon, f.spread, f.gain) - widened(f.west, f.focus.lon, f.spread, f.gain));
}

double southing(const MapFrame& f, double lat) {
  return -widened(lat, f.focus.lat, f.spread / f.stretch, f.gain);
}

// Points round the picture that belong to nobody, so that every area ends.
std::vector<map::Site> rim_sites(double width, double height) {
  std::vector<map::Site> sites;
  for (const double x : {-500.0, width / 4, width * 3 / 4, width + 500}) {
    sites.push_back({{x, -600}, kNoZone});
    sites.push_back({{x, height + 600}, kNoZone});
  }
  for (const double y : {height / 3, height * 2 / 3}) {
    sites.push_back({{-600, y}, kNoZone});
    sites.push_back({{width + 600, y}, kNoZone});
  }
  return sites;
}

// Adds the chains' pieces to the edge of the two keys.
void add_edges(std::vector<MapEdge>& edges, const std::vector<map::Chain>& chains, const map::Rows* land) {
  std::map<std::pair<int, int>, MapEdge> by_pair;
  for (const map::Chain& c : chains) {
    const auto pair = std::minmax(c.left, c.right);
    MapEdge& edge = by_pair[{pair.first, pair.second}];
    edge.a = pair.first;
    edge.b = pair.second;
    MapLine line = c.line;
    if (c.closed()) line.push_back(line.front());
    for (MapLine& piece : land ? land->inside(line) : std::vector<MapLine>{line}) {
      edge.length += map::length(piece);
      edge.lines.push_back(std::move(piece));
    }
  }
  for (auto& [pair, edge] : by_pair)
    if (!edge.lines.empty()) edges.push_back(std::move(edge));
}

MapEdgeKind kind_of(const MapBoard& board, const MapEdge& edge) {
  if (edge.a == kNoZone || edge.b == kNoZone) return MapEdgeKind::kRim;
  const MapZone& a = board.zones[static_cast<std::size_t>(edge.a)];
  const MapZone& b = board.zones[static_cast<std::size_t>(edge.b)];
  const auto border = std::find_if(board.borders.begin(), board.borders.end(), [&](const MapBorder& x) {
    return x.kind != MapBorderKind::kStrait && ((x.a == a.id && x.b == b.id) || (x.a == b.id && x.b == a.id));
  });
  if (border == board.borders.end() && edge.length >= kCorner) return MapEdgeKind::kBarred;
  if (border != board.borders.end() && border->kind == MapBorderKind::kRiver) return MapEdgeKind::kRiver;
  return a.group == b.group ? MapEdgeKind::kLand : MapEdgeKind::kRegion;
}

// Size and middle of a zone's land, measured along horizontal lines.
void measure(MapArea& area, const std::vector<MapLine>& land, double height) {
  constexpr double kStep = 1.5;
  const map::Rows loops(area.loops), ground(land);
  MapPoint sum;
  for (double y = kStep / 2; y < height; y += kStep) {
    const std::vector<double> in = loops.crossings(y);
    if (in.empty()) continue;
    const std::vector<double> on = ground.crossings(y);
    for (std::size_t i = 1; i < in.size(); i += 2) {
      for (std::size_t k = 1; k < on.size(); k += 2) {
        const double from = std::max(in[i - 1], on[k - 1]), to = std::min(in[i], on[k]);
        if (from >= to) continue;
        area.size += (to - from) * kStep;
        sum.x += (to - from) * kStep * (from + to) / 2;
        sum.y += (to - from) * kStep * y;
      }
    }
  }
  if (area.size > 0) area.centre = {sum.x / area.size, sum.y / area.size};
}

void divide_body(MapGeometry& g, std::size_t body, const std::vector<map::Site>& sites) {
  const std::vector<map::Chain> chains = map::cell_borders(sites);
  const map::Rows land({g.bodies[body].ring});
  add_edges(g.edges, chains, &land);
  for (std::size_t z = 0; z < g.zones.size(); ++z) {
    if (std::none_of(sites.begin(), sites.end(),
                     [&](const map::Site& s) { return s.key == static_cast<int>(z); }))
      continue;
    g.zones[z].loops = map::outline(chains, [&](int key) { return key == static_cast<int>(z); });
    measure(g.zones[z], {g.bodies[body].ring}, g.height);
  }
  for (std::size_t k = 0; k < g.groups.size(); ++k) {
    const auto loops = map::outline(chains, [&](int key) {
      return key >= 0 && g.board.zones[static_cast<std::size_t>(key)].group == g.board.groups[k].key;
    });
    g.groups[k].loops.insert(g.groups[k].loops.end(), loops.begin(), loops.end());
  }
}

void divide_water(MapGeometry& g) {
  const MapBoard& board = g.board;
  std::vector<map::Site> sites = rim_sites(g.width, g.height);
  for (const LonLat& p : board.empty_water) sites.push_back({project(board.frame, p), kNoZone});
  for (std::size_t s = 0; s < board.seas.size(); ++s) {
    sites.push_back({project(board.frame, board.seas[s].centre), static_cast<int>(s)});
    for (const LonLat& p : board.seas[s].shape)
      sites.push_back({project(board.frame, p), static_cast<int>(s)});
  }
  const std::vector<map::Chain> chains = map::cell_borders(sites);
  add_edges(g.sea_edges, chains, nullptr);
  for (std::size_t s = 0; s < board.seas.size(); ++s) {
    g.seas[s].loops = map::outline(chains, [&](int key) { return key == static_cast<int>(s); });
    g.seas[s].centre = project(board.frame, board.seas[s].centre);
  }
}

void fill_squares(MapGeometry& g, const std::vector<MapLine>& rings, int value, bool only_land) {
  const map::Rows rows(rings);
  const int count = static_cast<int>(g.squares.size()) / g.columns;
  for (int row = 0; row < count; ++row) {
    const std::vector<double> xs = rows.crossings((row + 0.5) * MapGeometry::kSquare);
    for (std::size_t i = 1; i < xs.size(); i += 2) {
      const int from = std::max(0, static_cast<int>(std::ceil(xs[i - 1] / MapGeometry::kSquare - 0.5)));
      const int to =
          std::min(g.columns - 1, static_cast<int>(std::floor(xs[i] / MapGeometry::kSquare - 0.5)));
      for (int c = from; c <= to; ++c) {
        int& square = g.squares[static_cast<std::size_t>(row * g.columns + c)];
        if (!only_land || square == kShared) square = value;
      }
    }
  }
}

void chart_squares(MapGeometry& g) {
  g.columns = static_cast<int>(g.width / MapGeometry::kSquare) + 1;
  g.squares.assign(
      static_cast<std::size_t>(g.columns * (static_cast<int>(g.height / MapGeometry::kSquare) + 1)), kWater);
  for (const MapBody& body : g.bodies) fill_squares(g, {body.ring}, body.zone, false);
  for (const MapLine& ring : g.inland_seas) fill_squares(g, {ring}, kWater, false);
  for (std::size_t z = 0; z < g.zones.size(); ++z)
    fill_squares(g, g.zones[z].loops, static_cast<int>(z), true);
  std::replace(g.squares.begin(), g.squares.end(), kShared, kNoZone);
}

void check_names(const MapBoard& board) {
  for (const MapBorder& b : board.borders)
    for (const std::string& id : {b.a, b.b})
      if (map::zone_number(board, id) == kNoZone) throw DataError("map: a border names no zone: " + id);
}

}  // namespace

MapPoint project(const MapFrame& f, LonLat at) {
  const double u = unit(f);
  return {
      u * (widened(at.lon, f.focus.lon, f.spread, f.gain) - widened(f.west, f.focus.lon, f.spread, f.gain)),
      u * f.stretch * (southing(f, at.lat) - southing(f, f.north))};
}

double frame_height(const MapFrame& f) { return std::round(project(f, {f.west, f.south}).y); }

MapGeometry make_geometry(MapBoard board) {
  check_names(board);
  MapGeometry g;
  g.width = board.frame.width;
  g.height = frame_height(board.frame);
  g.board = std::move(board);
  g.zones.resize(g.board.zones.size());
  g.seas.resize(g.board.seas.size());
  g.groups.resize(g.board.groups.size());
  for (const auto& ring : g.board.inland_seas)
    g.inland_seas.push_back(map::project_line(g.board.frame, ring));
  for (const MapRiver& r : g.board.rivers)
    g.rivers.push_back(map::thinned(map::smoothed(map::project_line(g.board.frame, r.line), false), 0.2));
  std::vector<std::size_t> homes;
  g.bodies = map::make_bodies(g.board, homes);
  for (std::size_t b = 0; b < g.bodies.size(); ++b) {
    MapBody& body = g.bodies[b];
    if (body.zone >= 0) {
      MapArea& area = g.zones[static_cast<std::size_t>(body.zone)];
      if (homes[static_cast<std::size_t>(body.zone)] != b) continue;
      area.loops = {body.ring};
      area.island = true;
      measure(area, {body.ring}, g.height);
    } else if (body.zone == kShared) {
      std::vector<map::Site> sites = map::land_sites(g, b, homes);
      for (const map::Site& s : rim_sites(g.width, g.height)) sites.push_back(s);
      divide_body(g, b, sites);
    }
  }
  for (MapEdge& e : g.edges) e.kind = kind_of(g.board, e);
  g.crossings = map::make_crossings(g);
  divide_water(g);
  chart_squares(g);
  return g;
}

int ground_near(const MapGeometry& g, MapPoint at) {
  const int column = static_cast<int>(std::floor(at.x / MapGeometry::kSquare));
  const int row = static_cast<int>(std::floor(at.y / MapGeometry::kSquare));
  const int rows = g.columns == 0 ? 0 : static_cast<int>(g.squares.size()) / g.columns;
  if (column < 0 || column >= g.columns || row < 0 || row >= rows) return kNoZone;
  return g.squares[static_cast<std::size_t>(row * g.columns + column)];
}

int zone_at(const MapGeometry& g, MapPoint at) {
  for (const MapBody& body : g.bodies) {
    if (!map::ring_contains(body.ring, at)) continue;
    if (body.zone != kShared) return body.zone;
    for (std::size_t z = 0; z < g.zones.size(); ++z) {
      bool in = false;
      for (const MapLine& loop : g.zones[z].loops) in ^= map::ring_contains(loop, at);
      if (in) return static_cast<int>(z);
    }
    return kNoZone;
  }
  return kNoZone;
}

}  // namespace adj
