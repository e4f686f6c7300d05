#include <algorithm>
#include <cmath>

#include "adjudicator/report/map_shapes.h"

namespace adj::map {

double length(const MapLine& line) {
  double sum = 0;
  for (std::size_t i = 1; i < line.size(); ++i) sum += distance(line[i - 1], line[i]);
  return sum;
}

double signed_area(const MapLine& ring) {
  double twice = 0;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    twice += ring[j].x * ring[i].y - ring[i].x * ring[j].y;
  return twice / 2;
}

MapPoint nearest_on(const MapLine& line, MapPoint p) {
  MapPoint best = line.front();
  for (std::size_t i = 1; i < line.size(); ++i) {
    const MapPoint a = line[i - 1], b = line[i];
    const double dx = b.x - a.x, dy = b.y - a.y, d2 = dx * dx + dy * dy;
    const double t = d2 == 0 ? 0 : std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / d2, 0.0, 1.0);
    const MapPoint q = {a.x + t * dx, a.y + t * dy};
    if (distance(q, p) < distance(best, p)) best = q;
  }
  return best;
}

MapLine thinned(const MapLine& line, double tolerance) {
  if (line.size() < 3) return line;
  std::size_t worst = 0;
  double most = tolerance;
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    const double off = distance(nearest_on({line.front(), line.back()}, line[i]), line[i]);
    if (off > most) {
      most = off;
      worst = i;
    }
  }
  if (worst == 0) return {line.front(), line.back()};
  MapLine result = thinned({line.begin(), line.begin() + static_cast<std::ptrdiff_t>(worst) + 1}, tolerance);
  const MapLine rest = thinned({line.begin() + static_cast<std::ptrdiff_t>(worst), line.end()}, tolerance);
  result.insert(result.end(), rest.begin() + 1, rest.end());
  return result;
}

MapLine resampled(const MapLine& line, double step) {
  const double total = length(line);
  if (line.size() < 2 || total <= step) return line;
  const int pieces = static_cast<int>(std::lround(total / step));
  MapLine result = {line.front()};
  double walked = 0;
  std::size_t i = 1;
  for (int k = 1; k < pieces; ++k) {
    const double want = total * k / pieces;
    while (walked + distance(line[i - 1], line[i]) < want) {
      walked += distance(line[i - 1], line[i]);
      ++i;
    }
    const double t = (want - walked) / distance(line[i - 1], line[i]);
    result.push_back(
        {line[i - 1].x + t * (line[i].x - line[i - 1].x), line[i - 1].y + t * (line[i].y - line[i - 1].y)});
  }
  result.push_back(line.back());
  return result;
}

Rows::Rows(const std::vector<MapLine>& rings) {
  double bottom = -1e9;
  top_ = 1e9;
  for (const MapLine& ring : rings) {
    for (const MapPoint& p : ring) {
      top_ = std::min(top_, p.y);
      bottom = std::max(bottom, p.y);
    }
  }
  if (top_ > bottom) return;
  bands_.resize(static_cast<std::size_t>((bottom - top_) / kBand) + 1);
  for (const MapLine& ring : rings) {
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      const std::size_t last = band(std::max(ring[j].y, ring[i].y));
      for (std::size_t k = band(std::min(ring[j].y, ring[i].y)); k <= last; ++k)
        bands_[k].push_back({ring[j], ring[i]});
    }
  }
}

std::size_t Rows::band(double y) const {
  const double k = std::floor((y - top_) / kBand);
  return static_cast<std::size_t>(std::clamp(k, 0.0, static_cast<double>(bands_.size() - 1)));
}

bool Rows::contains(MapPoint p) const {
  if (bands_.empty()) return false;
  bool in = false;
  for (const Edge& e : bands_[band(p.y)]) {
    if ((e.a.y > p.y) == (e.b.y > p.y)) continue;
    if (p.x < e.a.x + (p.y - e.a.y) * (e.b.x - e.a.x) / (e.b.y - e.a.y)) in = !in;
  }
  return in;
}

std::vector<double> Rows::crossings(double y) const {
  std::vector<double> xs;
  if (bands_.empty()) return xs;
  for (const Edge& e : bands_[band(y)]) {
    if ((e.a.y > y) == (e.b.y > y)) continue;
    xs.push_back(e.a.x + (y - e.a.y) * (e.b.x - e.a.x) / (e.b.y - e.a.y));
  }
  std::sort(xs.begin(), xs.end());
  return xs;
}

std::vector<double> Rows::cuts(MapPoint a, MapPoint b) const {
  std::vector<double> ts;
  const double dx = b.x - a.x, dy = b.y - a.y;
  const std::size_t last = band(std::max(a.y, b.y));
  for (std::size_t k = band(std::min(a.y, b.y)); k <= last; ++k) {
    for (const Edge& e : bands_[k]) {
      const double ex = e.b.x - e.a.x, ey = e.b.y - e.a.y, d = dx * ey - dy * ex;
      if (d == 0) continue;
      const double t = ((e.a.x - a.x) * ey - (e.a.y - a.y) * ex) / d;
      const double u = ((e.a.x - a.x) * dy - (e.a.y - a.y) * dx) / d;
      if (t > 0 && t < 1 && u >= 0 && u < 1) ts.push_back(t);
    }
  }
  std::sort(ts.begin(), ts.end());
  ts.erase(std::unique(ts.begin(), ts.end()), ts.end());
  return ts;
}

std::vector<MapLine> Rows::inside(const MapLine& line) const {
  std::vector<MapLine> result;
  if (bands_.empty()) return result;
  bool open = false;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const MapPoint a = line[i - 1], b = line[i];
    std::vector<double> ts = cuts(a, b);
    ts.insert(ts.begin(), 0.0);
    ts.push_back(1.0);
    for (std::size_t k = 1; k < ts.size(); ++k) {
      const auto at = [&](double t) { return MapPoint{a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)}; };
      const bool in = contains(at((ts[k - 1] + ts[k]) / 2));
      if (in && !open) result.push_back({at(ts[k - 1])});
      if (in) result.back().push_back(at(ts[k]));
      open = in;
    }
  }
  return result;
}

}  // namespace adj::map
