#pragma once
// Plane geometry for the map, of no interest outside it.

#include <cmath>
#include <functional>
#include <vector>

#include "adjudicator/report/map.h"

namespace adj::map {

// A point that belongs to somebody: its surroundings, up to half the way to the others' points, do too.
struct Site {
  MapPoint at;
  int key = kNoZone;
};

// A line between two keys' areas, from one meeting point of three areas to the next (or round, when closed).
struct Chain {
  int left = kNoZone;
  int right = kNoZone;
  int from = -1;  // meeting points, by number
  int to = -1;
  MapLine line;
  bool closed() const { return from == to && from == -1; }
};

// Three sites with no other site inside their circle; the circle's centre is where their cells meet.
struct Triangle {
  int corner[3] = {0, 0, 0};
  MapPoint centre;
  double radius2 = 0;
};

std::vector<Triangle> delaunay(const std::vector<MapPoint>& points);

// The borders of the nearest-site areas, with areas of the same key joined, smoothed.
std::vector<Chain> cell_borders(const std::vector<Site>& sites);
// The outline of all areas whose key is `inside`.
std::vector<MapLine> outline(const std::vector<Chain>& chains, const std::function<bool(int)>& inside);
// Corners cut three times over; the ends of an open line stay.
MapLine smoothed(const MapLine& line, bool closed);
// Without the points that a straight line misses by less than `tolerance`.
MapLine thinned(const MapLine& line, double tolerance);

inline double distance(MapPoint a, MapPoint b) {
  return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
double length(const MapLine& line);
double signed_area(const MapLine& ring);
MapPoint nearest_on(const MapLine& line, MapPoint p);
// A line walked in equal steps of about `step`, ends kept.
MapLine resampled(const MapLine& line, double step);

// Rings (even-odd) prepared for many questions: edges sorted into horizontal bands.
class Rows {
 public:
  explicit Rows(const std::vector<MapLine>& rings);
  bool contains(MapPoint p) const;
  // Where the horizontal line at y enters and leaves, in order.
  std::vector<double> crossings(double y) const;
  // The parts of a line that lie inside.
  std::vector<MapLine> inside(const MapLine& line) const;

 private:
  struct Edge {
    MapPoint a, b;
  };
  static constexpr double kBand = 6;
  std::size_t band(double y) const;
  std::vector<double> cuts(MapPoint a, MapPoint b) const;  // fractions along a-b, sorted
  double top_ = 0;
  std::vector<std::vector<Edge>> bands_;
};

}  // namespace adj::map
