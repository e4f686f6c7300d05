#include <algorithm>
#include <cmath>
#include <utility>

#include "adjudicator/report/map_shapes.h"

namespace adj::map {
namespace {

using Edge = std::pair<int, int>;

Triangle triangle_of(const std::vector<MapPoint>& points, int a, int b, int c) {
  const auto& pa = points[static_cast<std::size_t>(a)];
  const auto& pb = points[static_cast<std::size_t>(b)];
  const auto& pc = points[static_cast<std::size_t>(c)];
  const double bx = pb.x - pa.x, by = pb.y - pa.y, cx = pc.x - pa.x, cy = pc.y - pa.y;
  const double cross = bx * cy - by * cx;
  if (cross < 0) return triangle_of(points, a, c, b);
  const double d = 2 * (cross == 0 ? 1e-9 : cross);
  const double b2 = bx * bx + by * by, c2 = cx * cx + cy * cy;
  const double ux = (cy * b2 - by * c2) / d, uy = (bx * c2 - cx * b2) / d;
  return {{a, b, c}, {pa.x + ux, pa.y + uy}, ux * ux + uy * uy};
}

bool circle_holds(const Triangle& t, MapPoint p) {
  const double dx = p.x - t.centre.x, dy = p.y - t.centre.y;
  return dx * dx + dy * dy < t.radius2;
}

// The rim of the hole that the given triangles leave: edges that only one of them has.
std::vector<Edge> rim_of(const std::vector<Triangle>& gone) {
  std::vector<Edge> edges;
  for (const Triangle& t : gone)
    for (int i = 0; i < 3; ++i) edges.emplace_back(t.corner[i], t.corner[(i + 1) % 3]);
  std::vector<Edge> rim;
  for (const Edge& e : edges)
    if (std::find(edges.begin(), edges.end(), Edge(e.second, e.first)) == edges.end()) rim.push_back(e);
  return rim;
}

}  // namespace

// Points are added one by one; each removes the triangles whose circle holds it and is joined to the rim of
// the hole. The last three points of the result's numbering are a triangle around everything.
std::vector<Triangle> delaunay(const std::vector<MapPoint>& given) {
  std::vector<MapPoint> points = given;
  const int n = static_cast<int>(given.size());
  points.insert(points.end(), {{-90000, -70000}, {93000, -71000}, {1000, 95000}});
  std::vector<Triangle> triangles = {triangle_of(points, n, n + 1, n + 2)};
  for (int i = 0; i < n; ++i) {
    const MapPoint p = points[static_cast<std::size_t>(i)];
    const auto kept = std::partition(triangles.begin(), triangles.end(),
                                     [&](const Triangle& t) { return !circle_holds(t, p); });
    const std::vector<Edge> rim = rim_of({kept, triangles.end()});
    triangles.erase(kept, triangles.end());
    for (const Edge& e : rim) triangles.push_back(triangle_of(points, e.first, e.second, i));
  }
  return triangles;
}

}  // namespace adj::map
