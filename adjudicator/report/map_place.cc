#include "adjudicator/report/map_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "adjudicator/report/map_shapes.h"

namespace adj::map {
namespace {

constexpr double kMargin = 14;  // of the picture's frame
constexpr int kDirections = 16;

// Right of the point first, then left, then the corners, then above and below: how readers look for a name.
constexpr std::array<double, kDirections> kDislike = {0,  .5, 1,   2, 2.5, 2, 1.2, .8,
                                                      .6, .8, 1.2, 2, 2.5, 2, 1,   .5};
constexpr std::array<double, kDirections> kCosine = {1,  .924,  .707,  .383,  0, -.383, -.707, -.924,
                                                     -1, -.924, -.707, -.383, 0, .383,  .707,  .924};

double cosine(int direction) { return kCosine[static_cast<std::size_t>(direction)]; }
double sine(int direction) { return kCosine[static_cast<std::size_t>((direction + 12) % kDirections)]; }

}  // namespace

double overlap(const Box& a, const Box& b) {
  const double w = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
  const double h = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

double distance_to(const Box& box, MapPoint p) {
  const double dx = std::max({box.x - p.x, 0.0, p.x - box.x - box.width});
  const double dy = std::max({box.y - p.y, 0.0, p.y - box.y - box.height});
  return std::sqrt(dx * dx + dy * dy);
}

double Placer::ground_cost(const Request& r, const Box& box) const {
  if (r.on_water == 0 && r.on_others == 0) return 0;
  double cost = 0;
  for (const double fx : {0.1, 0.5, 0.9}) {
    for (const double fy : {0.15, 0.85}) {
      const int ground = ground_near(geometry_, {box.x + fx * box.width, box.y + fy * box.height});
      if (ground == kWater) cost += r.on_water / 6;
      if (ground != kWater && ground != r.zone) cost += r.on_others / 6;
    }
  }
  return cost;
}

double Placer::cost_of(const Request& r, const Box& box, const std::vector<Block>& near) const {
  const MapPoint m = box.middle();
  double cost = r.away * (0.75 * distance_to(box, r.at) + 0.25 * distance(m, r.at));
  for (const Block& b : near) cost += b.weight * overlap(box, b.box);
  if (box.x < kMargin || box.y < kMargin || box.x + box.width > geometry_.width - kMargin ||
      box.y + box.height > geometry_.height - kMargin)
    cost += 1e6;
  return cost;
}

Box Placer::best(const Request& r, double& cost) const {
  std::vector<Block> near;
  const double far = r.reach + r.gap + r.width + r.height;
  for (const Block& b : blocks_)
    if (distance_to(b.box, r.at) < far) near.push_back(b);
  Box best;
  cost = std::numeric_limits<double>::max();
  for (double radius = r.gap; radius <= r.reach; radius += radius < 24 ? 4 : 9) {
    if (r.away * 0.4 * (radius - r.gap) > cost) break;
    for (int d = 0; d < kDirections; ++d) {
      const MapPoint m = {r.at.x + cosine(d) * (radius + r.grip * r.width / 2),
                          r.at.y + sine(d) * (radius + r.grip * r.height / 2)};
      const Box box = {m.x - r.width / 2, m.y - r.height / 2, r.width, r.height};
      double c = cost_of(r, box, near) + kDislike[static_cast<std::size_t>(d)];
      if (c < cost) c += ground_cost(r, box);
      if (c < cost) {
        cost = c;
        best = box;
      }
      if (radius == 0 && r.grip == 0) break;
    }
  }
  return best;
}

Box Placer::place(const Request& request, double weight) {
  double cost = 0;
  const Box box = best(request, cost);
  block(box, weight);
  return box;
}

// Boxes along the line stand for the text.
MapPoint Placer::place_slanted(const Slanted& text, double weight) {
  const double turn = text.angle * std::numbers::pi / 180;
  const int pieces = std::max(1, static_cast<int>(std::ceil(text.width / text.height)));
  const auto boxes_at = [&](MapPoint m) {
    std::vector<Box> boxes;
    const double side = text.width / pieces;
    const double w = side * std::abs(std::cos(turn)) + text.height * 0.8 * std::abs(std::sin(turn));
    const double h = side * std::abs(std::sin(turn)) + text.height * 0.8 * std::abs(std::cos(turn));
    for (int i = 0; i < pieces; ++i) {
      const double along = (i + 0.5 - pieces / 2.0) * side;
      boxes.push_back({m.x + along * std::cos(turn) - w / 2, m.y + along * std::sin(turn) - h / 2, w, h});
    }
    return boxes;
  };
  const double far = text.reach + text.width + text.height;
  std::vector<Block> near;
  for (const Block& b : blocks_)
    if (distance_to(b.box, text.at) < far) near.push_back(b);
  MapPoint best = text.at;
  double least = std::numeric_limits<double>::max();
  for (double radius = 0; radius <= text.reach && radius < least; radius += 6) {
    for (int d = 0; d < (radius == 0 ? 1 : kDirections); ++d) {
      const MapPoint m = {text.at.x + cosine(d) * radius, text.at.y + sine(d) * radius};
      double cost = radius;
      for (const Box& box : boxes_at(m)) {
        if (!text.liked(ground_near(geometry_, box.middle()))) cost += text.off_ground / pieces;
        if (box.x < kMargin || box.y < kMargin || box.x + box.width > geometry_.width - kMargin) cost += 1e4;
        for (const Block& b : near) cost += b.weight * overlap(box, b.box);
      }
      if (cost < least) {
        least = cost;
        best = m;
      }
    }
  }
  for (const Box& box : boxes_at(best)) block(box, weight);
  return best;
}

}  // namespace adj::map
