// Sea, land, and who controls it.

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "adjudicator/report/map_draw.h"
#include "adjudicator/report/map_shapes.h"

namespace adj::map {
namespace {

// Peoples' lands take these in turn, so that neighbours differ.
constexpr const char* kLands[] = {"#e6d7b0", "#dfceaa", "#e9dcbd", "#e0d3a6"};

std::vector<MapLine> rings_where(const MapGeometry& g, bool shared) {
  std::vector<MapLine> rings;
  for (const MapBody& b : g.bodies)
    if ((b.zone == kShared) == shared) rings.push_back(b.ring);
  return rings;
}

const char* pattern_path(MapPattern pattern) {
  switch (pattern) {
    case MapPattern::kPlain:
      return "";
    case MapPattern::kStripes:
      return "M-1 9L9-1M-1 1L1-1M7 9L9 7";
    case MapPattern::kBackStripes:
      return "M-1-1L9 9M-1 7L1 9M7-1L9 1";
    case MapPattern::kDots:
      return "M2 2h.01M6 6h.01";
    case MapPattern::kCrosses:
      return "M4 2.5v3M2.5 4h3";
  }
  return "";
}

void define_pattern(Drawing& d, std::string_view name, std::string_view path, std::string_view colour,
                    double width) {
  d.out << "<pattern id=\"" << d.id(name)
        << "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><path d=\"" << path
        << "\" fill=\"none\" stroke=\"" << colour << "\" stroke-width=\"" << width
        << "\" stroke-linecap=\"round\"/></pattern>\n";
}

std::string land_colour(const Drawing& d, std::size_t zone) {
  const MapZone& z = d.g.board.zones[zone];
  if (const MapOwner* owner = d.controller(z)) return mixed(palette::kPaper, owner->colour, 0.34);
  if (!z.outside) return palette::kRegion;
  std::vector<std::string> groups;
  for (const MapZone& other : d.g.board.zones) {
    if (other.outside && std::find(groups.begin(), groups.end(), other.group) == groups.end())
      groups.push_back(other.group);
    if (&other == &z) break;
  }
  const auto at = std::find(groups.begin(), groups.end(), z.group) - groups.begin();
  return kLands[static_cast<std::size_t>(at) % std::size(kLands)];
}

// A path for each zone's part of a shared body, and one for the islands it has to itself.
void define_zones(Drawing& d) {
  for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
    std::vector<MapLine> isles;
    for (const MapBody& b : d.g.bodies)
      if (b.zone == static_cast<int>(z)) isles.push_back(b.ring);
    const std::string n = std::to_string(z);
    d.out << "<path id=\"" << d.id("zone" + n) << "\" d=\""
          << path_data(d.g.zones[z].island ? std::vector<MapLine>() : d.g.zones[z].loops, true) << "\"/>";
    d.out << "<path id=\"" << d.id("isle" + n) << "\" d=\"" << path_data(isles, true) << "\"/>\n";
  }
}

// Fills every zone; an empty `fill` leaves a zone as it is.
template <class Fill>
void fill_zones(Drawing& d, std::string_view attributes, const Fill& fill) {
  for (const char* part : {"zone", "isle"}) {
    d.out << "<g " << attributes
          << (part == std::string("zone") ? " clip-path=\"" + d.url("land") + "\">" : ">");
    for (std::size_t z = 0; z < d.g.zones.size(); ++z) {
      const std::string f = fill(z);
      if (f.empty()) continue;
      d.out << "<use href=\"#" << d.id(part + std::to_string(z)) << "\" fill=\"" << f << "\">";
      if (attributes.empty()) d.out.title(d.g.board.zones[z].label);
      d.out << "</use>";
    }
    d.out << "</g>\n";
  }
}

// A wash of colour along the inside of each region's outline, as on maps coloured by hand.
void draw_region_bands(Drawing& d) {
  d.out.open("clip-path=\"" + d.url("land") + "\" fill=\"none\"");
  for (std::size_t k = 0; k < d.g.groups.size(); ++k) {
    if (d.g.groups[k].loops.empty()) continue;
    std::string colour = "#b79f6e";
    for (const MapControl& c : d.m.control)
      if (c.group == d.g.board.groups[k].key) colour = d.colour(c.owner, "#b79f6e");
    const std::string n = std::to_string(k);
    d.out << "<g clip-path=\"" << d.url("in" + n) << "\" stroke=\"" << colour << "\">";
    d.out << "<use href=\"#" << d.id("group" + n) << "\" stroke-width=\"13\" stroke-opacity=\".28\"/>";
    d.out << "<use href=\"#" << d.id("group" + n) << "\" stroke-width=\"6\" stroke-opacity=\".4\"/></g>\n";
  }
  d.out.close();
}

}  // namespace

const MapOwner* Drawing::owner(const std::string& key) const {
  if (key.empty()) return nullptr;
  for (const MapOwner& o : m.owners)
    if (o.key == key) return &o;
  throw std::logic_error("map: no owner " + key);
}

const MapOwner* Drawing::controller(const MapZone& zone) const {
  const MapOwner* found = nullptr;
  for (const MapControl& c : m.control) {
    if (c.group == zone.id) return owner(c.owner);
    if (c.group == zone.group) found = owner(c.owner);
  }
  return found;
}

std::string Drawing::colour(const std::string& owner_key, const char* otherwise) const {
  const MapOwner* o = owner(owner_key);
  return o == nullptr ? otherwise : mixed(o->colour, o->colour, 0);  // checks that it is a colour
}

Place Drawing::place(const std::string& place_id) const {
  for (std::size_t z = 0; z < g.board.zones.size(); ++z)
    if (g.board.zones[z].id == place_id) return {false, static_cast<int>(z), spots[z]};
  for (std::size_t s = 0; s < g.board.seas.size(); ++s)
    if (g.board.seas[s].id == place_id) return {true, static_cast<int>(s), g.seas[s].centre};
  throw std::logic_error("map: no zone or sea " + place_id);
}

void draw_definitions(Drawing& d) {
  d.out << "<defs>\n<path id=\"" << d.id("main") << "\" d=\"" << path_data(rings_where(d.g, true), true)
        << "\"/>\n";
  d.out << "<path id=\"" << d.id("isles") << "\" d=\"" << path_data(rings_where(d.g, false), true)
        << "\"/>\n";
  d.out << "<clipPath id=\"" << d.id("land") << "\"><use href=\"#" << d.id("main") << "\"/></clipPath>\n";
  for (std::size_t k = 0; k < d.g.groups.size(); ++k) {
    const std::string n = std::to_string(k);
    d.out << "<path id=\"" << d.id("group" + n) << "\" d=\"" << path_data(d.g.groups[k].loops, true)
          << "\"/>";
    d.out << "<clipPath id=\"" << d.id("in" + n) << "\"><use href=\"#" << d.id("group" + n)
          << "\"/></clipPath>\n";
  }
  define_zones(d);
  define_pattern(d, "closed", "M-1 9L9-1M-1 1L1-1M7 9L9 7", "#8ea4a6", 1);
  for (std::size_t i = 0; i < d.m.owners.size(); ++i) {
    const MapOwner& o = d.m.owners[i];
    const double width = o.pattern == MapPattern::kDots ? 2 : 1;
    if (o.pattern != MapPattern::kPlain)
      define_pattern(d, "owner" + std::to_string(i), pattern_path(o.pattern), d.colour(o.key, ""), width);
  }
  d.out << "</defs>\n";
}

void draw_water(Drawing& d) {
  d.out.rect({0, 0}, d.g.width, d.g.height, std::string("fill=\"") + palette::kSea + "\"");
  for (std::size_t s = 0; s < d.g.seas.size(); ++s) {
    const MapSea& sea = d.g.board.seas[s];
    d.out.open("");
    d.out.title(sea.label);
    d.out.path(d.g.seas[s].loops, true,
               std::string("fill=\"") +
                   (sea.closed   ? palette::kSeaClosed
                    : s % 2 == 0 ? palette::kSea
                                 : palette::kSeaOther) +
                   "\"");
    if (sea.closed) d.out.path(d.g.seas[s].loops, true, "fill=\"" + d.url("closed") + "\"");
    d.out.close();
  }
  std::vector<MapLine> lines;
  for (const MapEdge& e : d.g.sea_edges)
    if (e.a != kNoZone) lines.insert(lines.end(), e.lines.begin(), e.lines.end());
  d.out.path(lines, false,
             "fill=\"none\" stroke=\"#5d8793\" stroke-width=\"1.2\" stroke-dasharray=\"6 4\" "
             "stroke-opacity=\".75\"");
  const auto around = [&](const char* attributes) {
    d.out << "<g fill=\"none\" stroke-linejoin=\"round\" " << attributes << "><use href=\"#" << d.id("main")
          << "\"/><use href=\"#" << d.id("isles") << "\"/></g>\n";
  };
  around("stroke=\"#d7e4e0\" stroke-opacity=\".22\" stroke-width=\"15\"");
  around("stroke=\"#d7e4e0\" stroke-opacity=\".28\" stroke-width=\"9\"");
  around("stroke=\"#e4eee9\" stroke-opacity=\".45\" stroke-width=\"4\"");
}

void draw_land(Drawing& d) {
  d.out << "<g fill=\"" << palette::kUnknown << "\"><use href=\"#" << d.id("main") << "\"/><use href=\"#"
        << d.id("isles") << "\"/></g>\n";
  fill_zones(d, "", [&](std::size_t z) { return land_colour(d, z); });
  fill_zones(d, "fill-opacity=\".3\" pointer-events=\"none\"", [&](std::size_t z) {
    const MapOwner* owner = d.controller(d.g.board.zones[z]);
    if (owner == nullptr || owner->pattern == MapPattern::kPlain) return std::string();
    return d.url("owner" + std::to_string(owner - d.m.owners.data()));
  });
  draw_region_bands(d);
  d.out.path(d.g.inland_seas, true,
             std::string("fill=\"") + palette::kSea + "\" stroke=\"#5d4a30\" stroke-width=\".8\"");
  d.out << "<g fill=\"none\" stroke=\"" << palette::kCoast
        << "\" stroke-width=\"1\" stroke-linejoin=\"round\"><use href=\"#" << d.id("main")
        << "\"/><use href=\"#" << d.id("isles") << "\"/></g>\n";
}

// Gold along the inside of the zone's outline: on the border side, on the coast side, and round its islands.
void draw_highlights(Drawing& d) {
  const std::string gold = std::string("fill=\"none\" stroke=\"") + palette::kGold +
                           "\" stroke-width=\"7\" stroke-opacity=\".85\" stroke-linejoin=\"round\"";
  for (std::size_t i = 0; i < d.m.highlights.size(); ++i) {
    const Place place = d.place(d.m.highlights[i]);
    const std::string clip = "lit" + std::to_string(i), n = std::to_string(place.index);
    d.out << "<g data-highlight=\"" << xml_escaped(d.m.highlights[i]) << "\">";
    if (place.sea) {
      d.out.path(d.g.seas[static_cast<std::size_t>(place.index)].loops, true, gold);
    } else {
      d.out << "<clipPath id=\"" << d.id(clip) << "\"><use href=\"#" << d.id("zone" + n) << "\"/></clipPath>";
      d.out << "<g clip-path=\"" << d.url("land") << "\"><g clip-path=\"" << d.url(clip) << "\" " << gold
            << "><use href=\"#" << d.id("zone" + n) << "\"/><use href=\"#" << d.id("main") << "\"/></g></g>";
      d.out << "<use href=\"#" << d.id("isle" + n) << "\" fill=\"none\" stroke=\"" << palette::kGold
            << "\" stroke-width=\"3\"/>";
    }
    d.out << "</g>\n";
  }
}

}  // namespace adj::map
