// Arrows for what moved: they grow from tail to head along a curve through the places passed.

#include <cmath>

#include "adjudicator/report/map_draw.h"
#include "adjudicator/report/map_shapes.h"

namespace adj::map {
namespace {

// Two places alone are joined by a bow, so that there and back again do not cover each other.
MapLine way(const std::vector<MapPoint>& stops) {
  MapLine line = stops;
  if (line.size() == 2) {
    const MapPoint a = line[0], b = line[1];
    line.insert(line.begin() + 1,
                {(a.x + b.x) / 2 + (b.y - a.y) * 0.16, (a.y + b.y) / 2 - (b.x - a.x) * 0.16});
  }
  return smoothed(line, false);
}

// The curve without the parts that the places at its ends need for themselves.
MapLine shortened(const MapLine& curve, double head, double tail) {
  MapLine line = resampled(curve, 3);
  while (line.size() > 4 && distance(line.front(), curve.front()) < tail) line.erase(line.begin());
  while (line.size() > 4 && distance(line.back(), curve.back()) < head) line.pop_back();
  return line;
}

MapLine arrow_outline(const MapLine& line) {
  constexpr double kHeadLength = 17, kHeadHalf = 9, kNeck = 4.2, kTail = 1.6;
  const double total = length(line);
  MapLine left, right;
  double walked = 0;
  MapPoint neck = line.front(), direction = {1, 0};
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const double step = distance(line[i], line[i + 1]);
    if (step == 0) continue;
    direction = {(line[i + 1].x - line[i].x) / step, (line[i + 1].y - line[i].y) / step};
    if (walked > total - kHeadLength && i > 0) break;
    const double half = kTail + (kNeck - kTail) * walked / total;
    neck = line[i];
    left.push_back({neck.x + direction.y * half, neck.y - direction.x * half});
    right.push_back({neck.x - direction.y * half, neck.y + direction.x * half});
    walked += step;
  }
  const MapPoint tip = line.back();
  const double l = std::max(distance(neck, tip), 1e-6);
  const MapPoint u = {(tip.x - neck.x) / l, (tip.y - neck.y) / l};
  MapLine outline = left;
  outline.push_back({neck.x + u.y * kHeadHalf, neck.y - u.x * kHeadHalf});
  outline.push_back(tip);
  outline.push_back({neck.x - u.y * kHeadHalf, neck.y + u.x * kHeadHalf});
  outline.insert(outline.end(), right.rbegin(), right.rend());
  return outline;
}

void draw_move(Drawing& d, const MapMove& move) {
  std::vector<MapPoint> stops;
  std::string names;
  for (const std::string& id : move.path) {
    const MapPoint at = d.place(id).at;
    if (stops.empty() || distance(stops.back(), at) > 1) stops.push_back(at);
    names += (names.empty() ? "" : " ") + id;
  }
  d.out << "<g data-move=\"" << xml_escaped(names) << "\">";
  d.out.title(move.note);
  if (stops.size() >= 2) {
    const MapLine line = shortened(way(stops), 9, 7);
    const std::string colour = d.colour(move.owner, palette::kPeople);
    const std::string fill = move.by_sea ? mixed(colour, "#ffffff", 0.35) : colour;
    d.out.path(
        {arrow_outline(line)}, true,
        "fill=\"" + fill +
            "\" fill-opacity=\".88\" stroke=\"#fbf6e8\" stroke-width=\"1.5\" stroke-linejoin=\"round\"");
    const MapPoint middle = line[line.size() / 2];
    if (move.by_sea) {
      d.out.circle({middle.x, middle.y}, 8,
                   "fill=\"#fbf6e8\" stroke=\"" + colour + "\" stroke-width=\"1.3\"");
      icon_ship(d.out, {middle.x, middle.y + 0.3}, 7.5, colour);
    } else if (const MapOwner* owner = d.owner(move.owner)) {
      icon_letter(d.out, middle, 6.2, *owner);
    }
  }
  d.out << "</g>\n";
}

}  // namespace

void draw_moves(Drawing& d) {
  for (const MapMove& move : d.m.moves) draw_move(d, move);
}

}  // namespace adj::map
