// Which land belongs to whom: islands wholly, the rest by the points of each zone and along the rivers.

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "adjudicator/report/map_geometry.h"

namespace adj::map {
namespace {

constexpr double kOffshore = 85;  // islands farther from any zone's points belong to nobody
constexpr double kRiverStep = 7;  // between pairs of points along a river
constexpr double kBank = 3.5;     // how far from the river a pair stands
constexpr double kProbe = 9;      // how far from the river a bank is tried for its zone

std::vector<LonLat> points_of(const MapZone& zone) {
  std::vector<LonLat> points = {zone.centre};
  if (zone.city) points.push_back(zone.city->at);
  if (zone.port) points.push_back(zone.port->at);
  points.insert(points.end(), zone.shape.begin(), zone.shape.end());
  return points;
}

double distance_to_ring(const MapLine& ring, MapPoint p) {
  if (ring_contains(ring, p)) return 0;
  double near = std::numeric_limits<double>::max();
  for (const MapPoint& corner : ring) near = std::min(near, distance(corner, p));
  return near;
}

// An island without a zone's centre goes to the zone with the nearest point, unless land outside the game is
// nearer.
int nearest_zone(const MapBoard& board, const MapLine& ring) {
  int best = kNoZone;
  double near = kOffshore, across = 0;
  for (const MapPoint& corner : ring) across = std::max(across, distance(corner, ring.front()));
  const auto consider = [&](LonLat at, int zone) {
    const MapPoint p = project(board.frame, at);
    if (distance(p, ring.front()) > near + across) return;
    const double d = distance_to_ring(ring, p);
    if (d < near) {
      near = d;
      best = zone;
    }
  };
  for (const LonLat& p : board.empty_land) consider(p, kNoZone);
  for (std::size_t z = 0; z < board.zones.size(); ++z)
    for (const LonLat& p : points_of(board.zones[z])) consider(p, static_cast<int>(z));
  return best;
}

const Site* nearest_site(const std::vector<Site>& sites, MapPoint p, const std::vector<int>& not_these) {
  const Site* best = nullptr;
  for (const Site& s : sites) {
    if (std::find(not_these.begin(), not_these.end(), s.key) != not_these.end()) continue;
    if (best == nullptr || distance(s.at, p) < distance(best->at, p)) best = &s;
  }
  return best;
}

// Positive when p lies to the right of the line as it runs (y grows downwards).
double side_of(const MapLine& line, MapPoint p) {
  std::size_t best = 1;
  double near = std::numeric_limits<double>::max();
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double d = distance(nearest_on({line[i - 1], line[i]}, p), p);
    if (d < near) {
      near = d;
      best = i;
    }
  }
  const MapPoint a = line[best - 1], b = line[best];
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

struct Banks {
  std::vector<int> right, left;
  std::vector<std::pair<int, int>> pairs;  // right, left
};

Banks banks_of(const MapBoard& board, const std::string& name, const MapLine& line) {
  Banks banks;
  for (const MapBorder& b : board.borders) {
    if (b.kind != MapBorderKind::kRiver || b.name != name) continue;
    int right = zone_number(board, b.a), left = zone_number(board, b.b);
    int points_right = 0;  // all its points have a say: a centre may stand on the very bank
    for (const LonLat& p : points_of(board.zones[static_cast<std::size_t>(right)]))
      points_right += side_of(line, project(board.frame, p)) < 0 ? -1 : 1;
    if (points_right < 0) std::swap(right, left);
    banks.right.push_back(right);
    banks.left.push_back(left);
    banks.pairs.emplace_back(right, left);
  }
  return banks;
}

// Pairs of points left and right of a river, so that the border between them runs in it. Where the land
// beside the river belongs to a zone that does not end there (its upper course, its mouth), nothing is added.
void add_river(std::vector<Site>& sites, const MapBoard& board, const MapRiver& river) {
  const MapLine line = resampled(project_line(board.frame, river.line), kRiverStep);
  const Banks banks = banks_of(board, river.name, line);
  if (banks.pairs.empty()) return;
  std::vector<Site> added;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const MapPoint a = line[i], b = line[i + 1], m = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    const double d = distance(a, b);
    const MapPoint n = {-(b.y - a.y) / d, (b.x - a.x) / d};  // to the right
    const Site* right = nearest_site(sites, {m.x + n.x * kProbe, m.y + n.y * kProbe}, banks.left);
    const Site* left = nearest_site(sites, {m.x - n.x * kProbe, m.y - n.y * kProbe}, banks.right);
    if (right == nullptr || left == nullptr) continue;
    const std::pair pair(right->key, left->key);
    if (std::find(banks.pairs.begin(), banks.pairs.end(), pair) == banks.pairs.end()) continue;
    added.push_back({{m.x + n.x * kBank, m.y + n.y * kBank}, right->key});
    added.push_back({{m.x - n.x * kBank, m.y - n.y * kBank}, left->key});
  }
  sites.insert(sites.end(), added.begin(), added.end());
}

}  // namespace

bool ring_contains(const MapLine& ring, MapPoint p) {
  bool in = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    if ((ring[i].y > p.y) == (ring[j].y > p.y)) continue;
    if (p.x < ring[i].x + (p.y - ring[i].y) * (ring[j].x - ring[i].x) / (ring[j].y - ring[i].y)) in = !in;
  }
  return in;
}

MapLine project_line(const MapFrame& frame, const std::vector<LonLat>& line) {
  MapLine result;
  for (const LonLat& p : line) result.push_back(project(frame, p));
  return result;
}

int zone_number(const MapBoard& board, const std::string& id) {
  for (std::size_t z = 0; z < board.zones.size(); ++z)
    if (board.zones[z].id == id) return static_cast<int>(z);
  return kNoZone;
}

std::vector<MapBody> make_bodies(const MapBoard& board, std::vector<std::size_t>& homes) {
  std::vector<MapBody> bodies;
  for (const auto& ring : board.land) bodies.push_back({project_line(board.frame, ring), kNoZone});
  std::stable_sort(bodies.begin(), bodies.end(), [](const MapBody& a, const MapBody& b) {
    return std::abs(signed_area(a.ring)) > std::abs(signed_area(b.ring));
  });
  std::vector<int> zones_on(bodies.size(), 0);
  homes.assign(board.zones.size(), 0);
  for (std::size_t z = 0; z < board.zones.size() && !bodies.empty(); ++z) {
    const MapPoint centre = project(board.frame, board.zones[z].centre);
    double near = std::numeric_limits<double>::max();
    for (std::size_t b = 0; b < bodies.size() && near > 0; ++b) {
      const double away = distance_to_ring(bodies[b].ring, centre);
      if (away < near) homes[z] = b;
      near = std::min(near, away);
    }
    bodies[homes[z]].zone = ++zones_on[homes[z]] > 1 ? kShared : static_cast<int>(z);
  }
  for (std::size_t b = 0; b < bodies.size(); ++b)
    if (zones_on[b] == 0) bodies[b].zone = nearest_zone(board, bodies[b].ring);
  return bodies;
}

std::vector<Site> land_sites(const MapGeometry& g, std::size_t body, const std::vector<std::size_t>& homes) {
  const MapBoard& board = g.board;
  std::vector<Site> sites;
  for (std::size_t z = 0; z < board.zones.size(); ++z) {
    if (homes[z] != body) continue;
    for (const LonLat& p : points_of(board.zones[z]))
      sites.push_back({project(board.frame, p), static_cast<int>(z)});
  }
  for (const LonLat& p : board.empty_land) sites.push_back({project(board.frame, p), kNoZone});
  for (const MapRiver& r : board.rivers)
    if (r.great) add_river(sites, board, r);
  // The same point twice (a city that is its own port) would make a cell of no size.
  std::vector<Site> distinct;
  for (const Site& s : sites)
    if (std::none_of(distinct.begin(), distinct.end(),
                     [&](const Site& d) { return distance(d.at, s.at) < 0.5; }))
      distinct.push_back(s);
  return distinct;
}

}  // namespace adj::map
