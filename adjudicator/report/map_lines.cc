// Borders, rivers, straits, mountains, and the large names under everything else.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "adjudicator/report/map_draw.h"
#include "adjudicator/report/map_shapes.h"

namespace adj::map {
namespace {

std::vector<MapLine> lines_of(const MapGeometry& g, MapEdgeKind kind) {
  std::vector<MapLine> lines;
  for (const MapEdge& e : g.edges)
    if (e.kind == kind) lines.insert(lines.end(), e.lines.begin(), e.lines.end());
  return lines;
}

void draw_rivers(Drawing& d) {
  std::vector<MapLine> great, small;
  for (std::size_t i = 0; i < d.g.rivers.size(); ++i)
    (d.g.board.rivers[i].great ? great : small).push_back(d.g.rivers[i]);
  d.out.open("fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" clip-path=\"" + d.url("land") +
             "\"");
  d.out.path(small, false, "stroke=\"#8fb3bd\" stroke-width=\"1\" stroke-opacity=\".7\"");
  d.out.path(great, false, "stroke=\"#f2ead4\" stroke-width=\"5\" stroke-opacity=\".8\"");
  d.out.path(great, false, std::string("stroke=\"") + palette::kRiver + "\" stroke-width=\"3\"");
  d.out.close();
}

// The straightest stretch of a river that a name of this width can stand on.
struct Stretch {
  MapPoint at;
  double angle = 0;
};

Stretch straightest(const MapGeometry& g, const MapLine& river, double width) {
  const MapLine line = resampled(river, 4);
  const std::size_t span = std::min(line.size() - 1, static_cast<std::size_t>(width / 4) + 2);
  Stretch best;
  double least = 1e9;
  for (std::size_t i = 0; i + span < line.size(); ++i) {
    const MapPoint a = line[i], b = line[i + span], m = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (m.x < 40 || m.y < 40 || m.x > g.width - 60 || m.y > g.height - 60) continue;
    double bend = 0;
    for (std::size_t k = i; k <= i + span; ++k)
      bend = std::max(bend, distance(nearest_on({a, b}, line[k]), line[k]));
    if (bend >= least) continue;
    least = bend;
    double angle = std::atan2(b.y - a.y, b.x - a.x) * 180 / std::numbers::pi;
    if (angle > 90) angle -= 180;
    if (angle < -90) angle += 180;
    best = {m, angle};
  }
  return best;
}

void draw_crossings(Drawing& d) {
  for (const MapCrossing& c : d.g.crossings) {
    const double l = std::max(distance(c.from, c.to), 1e-6);
    const MapPoint u = {(c.to.x - c.from.x) / l, (c.to.y - c.from.y) / l};
    const double into = c.strait ? -5 : 16;  // straits reach onto the land, links stop before the centres
    const MapLine line = {{c.from.x + u.x * into, c.from.y + u.y * into},
                          {c.to.x - u.x * into, c.to.y - u.y * into}};
    if (c.strait)
      d.placer.block({std::min(line[0].x, line[1].x) - 3, std::min(line[0].y, line[1].y) - 3,
                      std::abs(line[0].x - line[1].x) + 6, std::abs(line[0].y - line[1].y) + 6},
                     6);
    d.out.open(c.strait ? "data-strait=\"1\" fill=\"none\" stroke-linecap=\"round\""
                        : "data-link=\"1\" fill=\"none\" stroke-linecap=\"round\"");
    d.out.title(c.name);
    d.out.path({line}, false, "stroke=\"#f6efdc\" stroke-width=\"6\" stroke-opacity=\".9\"");
    d.out.path({line}, false,
               c.strait ? "stroke=\"#8a3b12\" stroke-width=\"2.6\" stroke-dasharray=\"2.4 3.6\""
                        : "stroke=\"#6b4f2c\" stroke-width=\"2.6\" stroke-dasharray=\"0.1 6\"");
    d.out.close();
  }
}

// Peaks strewn over a mountain zone in staggered rows, leaving its middle free for what stands there.
void draw_mountains(Drawing& d) {
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    if (!d.g.board.zones[z].mountain) continue;
    const MapPoint spot = project(d.g.board.frame, d.g.board.zones[z].centre);
    int row = 0;
    for (double y = 0; y < d.g.height; y += 15, ++row) {
      for (double x = row % 2 * 13; x < d.g.width; x += 26) {
        // A little out of line, the same way every time, or they look like soldiers on parade.
        const int hash = (static_cast<int>(x) * 7 + row * 13) % 11;
        const MapPoint p = {x + hash % 5 - 2, y + hash % 3 - 1};
        const auto mine = [&](double dx, double dy) {
          return ground_near(d.g, {p.x + dx, p.y + dy}) == static_cast<int>(z);
        };
        if (!mine(0, 0) || !mine(-7, 2) || !mine(7, 2) || distance(p, spot) < 20) continue;
        icon_peak(d.out, p, 9 + hash % 4);
        d.placer.block({p.x - 7, p.y - 6, 14, 11}, 0.4);
      }
    }
  }
  d.out << "\n";
}

}  // namespace

void draw_borders(Drawing& d) {
  d.out.open("fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
  d.out.path(lines_of(d.g, MapEdgeKind::kRim), false,
             "stroke=\"#a8935f\" stroke-width=\"1.1\" stroke-dasharray=\"1 3.5\"");
  d.out.path(lines_of(d.g, MapEdgeKind::kLand), false,
             "stroke=\"#86693c\" stroke-width=\".9\" stroke-dasharray=\"4 2.6\"");
  d.out.path(lines_of(d.g, MapEdgeKind::kRegion), false, "stroke=\"#6b4a22\" stroke-width=\"1.7\"");
  d.out.path(lines_of(d.g, MapEdgeKind::kBarred), false, "stroke=\"#4a3015\" stroke-width=\"5\"");
  d.out.path(lines_of(d.g, MapEdgeKind::kBarred), false,
             "stroke=\"#c9b48a\" stroke-width=\"1.8\" stroke-dasharray=\"1 5\"");
  d.out.close();
  draw_rivers(d);
  draw_mountains(d);
  draw_crossings(d);
}

void draw_river_names(Drawing& d) {
  for (std::size_t i = 0; i < d.g.rivers.size(); ++i) {
    const MapRiver& river = d.g.board.rivers[i];
    if (!river.great || d.g.rivers[i].size() < 2) continue;
    TextStyle style;
    style.size = 9.5;
    style.face = Face::kItalic;
    style.fill = "#2f6a86";
    style.halo = "#f2ead4";
    style.spacing = 1;
    const Stretch s = straightest(d.g, d.g.rivers[i], text_width(river.name, 9.5, Face::kItalic) + 12);
    style.angle = s.angle;
    const double up = s.angle * std::numbers::pi / 180;
    const MapPoint at = {s.at.x + 5 * std::sin(up), s.at.y - 5 * std::cos(up)};
    d.out.text(at, river.name, style);
    const double half = text_width(river.name, 9.5, Face::kItalic) / 2 + 4;
    for (const double t : {-0.7, 0.0, 0.7})
      d.placer.block({at.x + t * half * std::cos(up) - 10, at.y + t * half * std::sin(up) - 8, 20, 11}, 2);
  }
}

// Large and pale, in the controller's colour, with its letter before the name.
void draw_region_names(Drawing& d) {
  for (const MapGroup& group : d.g.board.groups) {
    const MapOwner* owner = nullptr;
    for (const MapControl& c : d.m.control)
      if (c.group == group.key) owner = d.owner(c.owner);
    TextStyle style;
    style.size = group.label_size;
    style.fill = owner == nullptr ? palette::kFaintInk : mixed(owner->colour, palette::kInk, 0.3);
    style.spacing = group.label_size * 0.26;
    style.angle = group.label_angle;
    style.opacity = 0.6;
    const double width = text_width(group.label, style.size, Face::kSerif) +
                         style.spacing * static_cast<double>(group.label.size());
    Slanted text;
    text.at = project(d.g.board.frame, group.label_at);
    text.width = width + (owner == nullptr ? 0 : 24);
    text.height = style.size * 0.9;
    text.angle = group.label_angle;
    // A small region may have its name in the sea beside it.
    const bool at_sea = ground_near(d.g, text.at) == kWater;
    text.liked = [&](int ground) {
      if (ground < 0) return at_sea && ground == kWater;
      return d.g.board.zones[static_cast<std::size_t>(ground)].group == group.key;
    };
    const MapPoint middle = d.placer.place_slanted(text, 0.5);
    d.out << "<g data-region=\"" << xml_escaped(group.key) << "\" transform=\"rotate(" << style.angle << " "
          << middle.x << " " << middle.y << ")\">";
    style.angle = 0;
    const double shift = owner == nullptr ? 0 : 11;
    d.out.text({middle.x + shift, middle.y + style.size * 0.33}, group.label, style);
    if (owner != nullptr) icon_letter(d.out, {middle.x + shift - width / 2 - 6, middle.y}, 7.5, *owner);
    d.out << "</g>\n";
  }
}

}  // namespace adj::map
