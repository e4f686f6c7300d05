// Towns, zone numbers, and the names that go where room is left.

#include <algorithm>
#include <cmath>

#include "adjudicator/report/map_draw.h"
#include "adjudicator/report/map_geometry.h"

namespace adj::map {
namespace {

constexpr double kBadge = 8;         // radius of a zone's number
constexpr double kTooCrowded = 260;  // a name that would cost more is left out

bool same_place(const std::optional<MapTown>& a, const std::optional<MapTown>& b) {
  return a && b && std::abs(a->at.lon - b->at.lon) < 0.35 && std::abs(a->at.lat - b->at.lat) < 0.3;
}

// Where a port's anchor goes: beside the city when they are the same town.
MapPoint port_point(const MapGeometry& g, std::size_t zone) {
  const MapZone& z = g.board.zones[zone];
  if (!same_place(z.city, z.port)) return town_point(g, zone, *z.port);
  MapPoint p = town_point(g, zone, *z.city);
  const double side = z.city->capital ? 13 : 9.5;
  const bool water_right = ground_near(g, {p.x + side + 6, p.y + 4}) == kWater;
  const bool water_left = ground_near(g, {p.x - side - 6, p.y + 4}) == kWater;
  p.x += water_left && !water_right ? -side : side;
  p.y += 1;
  return p;
}

struct Name {
  std::string text;
  TextStyle style;
  Request request;
  std::vector<std::string> lines;
};

Name make_name(std::string text, MapPoint at, double size, Face face, double wrap) {
  Name name;
  name.text = std::move(text);
  name.style.size = size;
  name.style.face = face;
  name.style.halo = palette::kPaper;
  name.lines = wrapped(name.text, wrap, size, face);
  double width = 0;
  for (const std::string& l : name.lines) width = std::max(width, text_width(l, size, face));
  name.request.at = at;
  name.request.width = width + 2;
  name.request.height = static_cast<double>(name.lines.size()) * size * 1.05 + 1;
  return name;
}

void put(Drawing& d, const Name& name, double weight) {
  double cost = 0;
  const Box box = d.placer.best(name.request, cost);
  if (cost > kTooCrowded) return;
  d.placer.block(box, weight);
  for (std::size_t i = 0; i < name.lines.size(); ++i)
    d.out.text({box.x + box.width / 2, box.y + name.style.size * (0.85 + 1.05 * static_cast<double>(i))},
               name.lines[i], name.style);
}

void put_zone_names(Drawing& d) {
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    const MapZone& zone = d.g.board.zones[z];
    Name name = zone.outside ? make_name(zone.label, d.spots[z], 11, Face::kItalic, 66)
                             : make_name(zone.label, d.spots[z], 9.5, Face::kItalic, 62);
    name.style.fill = zone.outside ? "#5a431f" : palette::kInk;
    name.request.zone = static_cast<int>(z);
    name.request.on_others = 26;
    name.request.on_water = 12;
    name.request.reach = 60;
    if (!zone.number.empty()) {
      name.request.grip = 1;
      name.request.gap = kBadge + 1;
    }
    put(d, name, 3);
  }
}

void put_town_names(Drawing& d) {
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    const MapZone& zone = d.g.board.zones[z];
    const bool together = same_place(zone.city, zone.port);
    for (const auto* town : {&zone.city, &zone.port}) {
      if (!*town || (town == &zone.port && together && zone.city->name == zone.port->name)) continue;
      const bool is_port = town == &zone.port;
      Name name = make_name((*town)->name, is_port ? port_point(d.g, z) : town_point(d.g, z, **town),
                            (*town)->capital ? 10.5 : 8.8, Face::kSerif, 58);
      name.style.fill = is_port ? "#2f5a6b" : (*town)->capital ? "#8c1c13" : "#4a2f1b";
      name.request.zone = static_cast<int>(z);
      name.request.grip = 1;
      name.request.gap = (*town)->capital ? 8 : 5.5;
      name.request.reach = 26;
      name.request.on_others = 3;
      put(d, name, 3);
    }
  }
}

void put_sea_names(Drawing& d) {
  for (std::size_t s = 0; s < d.g.seas.size(); ++s) {
    const MapSea& sea = d.g.board.seas[s];
    TextStyle style;
    style.size = sea.closed ? 11.5 : 13;
    style.face = Face::kItalic;
    style.fill = sea.closed ? "#5f7376" : palette::kSeaInk;
    style.spacing = 1.2;
    const std::vector<std::string> lines = wrapped(sea.label, sea.label_width, style.size, style.face);
    Slanted text;
    for (const std::string& l : lines)
      text.width = std::max(
          text.width, text_width(l, style.size, style.face) + style.spacing * static_cast<double>(l.size()));
    text.at = project(d.g.board.frame, sea.label_at ? *sea.label_at : sea.centre);
    text.height = static_cast<double>(lines.size()) * style.size * 1.1;
    text.angle = sea.label_angle;
    text.reach = 90;
    text.off_ground = 160;
    text.liked = [](int ground) { return ground == kWater; };
    const MapPoint m = d.placer.place_slanted(text, 2);
    d.out << "<g transform=\"rotate(" << sea.label_angle << " " << m.x << " " << m.y << ")\">";
    for (std::size_t i = 0; i < lines.size(); ++i)
      d.out.text({m.x, m.y - text.height / 2 + style.size * (0.85 + 1.1 * static_cast<double>(i))}, lines[i],
                 style);
    d.out << "</g>";
  }
  d.out << "\n";
}

}  // namespace

MapPoint town_point(const MapGeometry& g, std::size_t zone, const MapTown& town) {
  const MapPoint from = project(g.board.frame, town.at);
  const MapPoint to = project(g.board.frame, g.board.zones[zone].centre);
  for (double t = 0; t < 1; t += 0.04) {
    const MapPoint p = {from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)};
    if (zone_at(g, p) == static_cast<int>(zone)) return p;
  }
  return to;
}

void find_spots(Drawing& d) {
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    const MapZone& zone = d.g.board.zones[z];
    if (zone.city) {
      const MapPoint p = town_point(d.g, z, *zone.city);
      const double r = zone.city->capital ? 8 : 5;
      d.placer.block({p.x - r, p.y - r, 2 * r, 2 * r}, 8);
    }
    if (zone.port) {
      const MapPoint p = port_point(d.g, z);
      d.placer.block({p.x - 5, p.y - 5, 10, 10}, 6);
    }
  }
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    const MapZone& zone = d.g.board.zones[z];
    Request request;
    request.at = project(d.g.board.frame, zone.centre);
    request.width = request.height = 2 * kBadge + 1;
    request.reach = 28;
    request.zone = static_cast<int>(z);
    request.on_others = 30;
    request.on_water = 20;
    d.spots.push_back(zone.number.empty() ? request.at : d.placer.place(request, 12).middle());
  }
}

void draw_towns(Drawing& d) {
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    const MapZone& zone = d.g.board.zones[z];
    d.out << "<g data-zone=\"" << xml_escaped(zone.id) << "\">";
    d.out.title(zone.label);
    if (zone.city) icon_city(d.out, town_point(d.g, z, *zone.city), zone.city->capital);
    if (zone.port) icon_anchor(d.out, port_point(d.g, z));
    if (!zone.number.empty()) {
      d.out.circle(d.spots[z], kBadge, "fill=\"#f6efdc\" stroke=\"#6b4a22\" stroke-width=\"1.1\"");
      TextStyle style;
      style.size = 11;
      style.face = Face::kSansBold;
      d.out.text({d.spots[z].x, d.spots[z].y + 3.9}, zone.number, style);
    }
    d.out << "</g>\n";
  }
}

void draw_names(Drawing& d) {
  put_zone_names(d);
  put_town_names(d);
  d.out << "\n";
  put_sea_names(d);
}

}  // namespace adj::map
