#pragma once
// Where names and counters go: each takes the cheapest free place near the point it belongs to.

#include <functional>
#include <vector>

#include "adjudicator/report/map.h"

namespace adj::map {

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  MapPoint middle() const { return {x + width / 2, y + height / 2}; }
};

double overlap(const Box& a, const Box& b);
double distance_to(const Box& box, MapPoint p);

// What is to be placed. grip: 0 lies over the point, 1 stands beside it.
struct Request {
  MapPoint at;
  double width = 0;
  double height = 0;
  double grip = 0;
  double gap = 0;       // least distance from the point
  double reach = 120;   // farthest
  int zone = kNoZone;   // where it would like to stay
  double on_water = 0;  // cost of lying on water, and on others' land
  double on_others = 0;
  double away = 1;  // cost of each unit of distance
};

// A line of text at an angle, in degrees; `liked` says which ground it may lie on.
struct Slanted {
  MapPoint at;
  double width = 0;
  double height = 0;
  double angle = 0;
  double reach = 60;
  double off_ground = 100;  // cost of lying wholly on ground that is not liked
  std::function<bool(int)> liked;
};

class Placer {
 public:
  explicit Placer(const MapGeometry& geometry) : geometry_(geometry) {}
  // Weight: cost per square unit covered. From kSolid on it is as good as forbidden.
  static constexpr double kSolid = 30;
  void block(const Box& box, double weight) { blocks_.push_back({box, weight}); }
  Box place(const Request& request, double weight);
  MapPoint place_slanted(const Slanted& text, double weight);
  // The cheapest box without taking it; `cost` is set.
  Box best(const Request& request, double& cost) const;

 private:
  struct Block {
    Box box;
    double weight;
  };
  double cost_of(const Request& request, const Box& box, const std::vector<Block>& near) const;
  double ground_cost(const Request& request, const Box& box) const;
  const MapGeometry& geometry_;
  std::vector<Block> blocks_;
};

}  // namespace adj::map
