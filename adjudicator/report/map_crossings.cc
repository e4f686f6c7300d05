#include <algorithm>
#include <limits>
#include <map>

#include "adjudicator/report/map_geometry.h"

namespace adj::map {
namespace {

struct Shore {
  MapPoint at;
  int zone;
};

// Points along the coasts of the zones that a strait joins to others.
std::vector<Shore> shores(const MapGeometry& g) {
  std::map<int, Rows> wanted;
  for (const MapBorder& b : g.board.borders) {
    if (b.kind != MapBorderKind::kStrait) continue;
    for (const int z : {zone_number(g.board, b.a), zone_number(g.board, b.b)})
      wanted.try_emplace(z, g.zones[static_cast<std::size_t>(z)].loops);
  }
  std::vector<Shore> result;
  for (const MapBody& body : g.bodies) {
    if (wanted.empty() || (body.zone != kShared && !wanted.contains(body.zone))) continue;
    MapLine ring = body.ring;
    ring.push_back(ring.front());
    for (const MapPoint& p : resampled(ring, 2.5)) {
      if (body.zone != kShared) result.push_back({p, body.zone});
      for (const auto& [zone, rows] : wanted)
        if (body.zone == kShared && !g.zones[static_cast<std::size_t>(zone)].island && rows.contains(p))
          result.push_back({p, zone});
    }
  }
  return result;
}

// The shortest way over water from one zone's coast to the other's.
void find_strait(const Rows& land, const std::vector<Shore>& coast, MapCrossing& crossing) {
  double best = std::numeric_limits<double>::max();
  for (const Shore& p : coast) {
    if (p.zone != crossing.a) continue;
    for (const Shore& q : coast) {
      if (q.zone != crossing.b || distance(p.at, q.at) >= best) continue;
      if (land.contains({(p.at.x + q.at.x) / 2, (p.at.y + q.at.y) / 2})) continue;
      best = distance(p.at, q.at);
      crossing.from = p.at;
      crossing.to = q.at;
    }
  }
}

}  // namespace

std::vector<MapCrossing> make_crossings(const MapGeometry& g) {
  std::vector<MapCrossing> result;
  const std::vector<Shore> coast = shores(g);
  std::vector<MapLine> rings;
  for (const MapBody& body : g.bodies) rings.push_back(body.ring);
  const Rows land(rings);
  for (const MapBorder& border : g.board.borders) {
    MapCrossing c{zone_number(g.board, border.a),
                  zone_number(g.board, border.b),
                  border.kind == MapBorderKind::kStrait,
                  border.name,
                  {},
                  {}};
    c.from = project(g.board.frame, g.board.zones[static_cast<std::size_t>(c.a)].centre);
    c.to = project(g.board.frame, g.board.zones[static_cast<std::size_t>(c.b)].centre);
    const bool touch = std::any_of(g.edges.begin(), g.edges.end(), [&](const MapEdge& e) {
      return std::minmax(e.a, e.b) == std::minmax(c.a, c.b) && e.length > 2;
    });
    if (!c.strait && touch) continue;
    if (c.strait) find_strait(land, coast, c);
    result.push_back(c);
  }
  return result;
}

}  // namespace adj::map
