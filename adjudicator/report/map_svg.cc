#include <utility>

#include "adjudicator/report/map_draw.h"

namespace adj {
namespace {

void open_picture(map::Drawing& d) {
  d.out << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << d.g.width << " " << d.g.height
        << "\" width=\"" << d.g.width << "\" height=\"" << d.g.height << "\" role=\"img\">\n";
  if (!d.m.title.empty()) d.out << "<title>" << map::xml_escaped(d.m.title) << "</title>\n";
  if (!d.m.description.empty()) d.out << "<desc>" << map::xml_escaped(d.m.description) << "</desc>\n";
}

}  // namespace

std::string map_svg(const MapGeometry& geometry, const MapModel& model) {
  map::Drawing d(geometry, model);
  for (const map::Box& block : {map::title_box(d), map::legend_box(d)})
    if (block.width > 0) d.placer.block(block, map::Placer::kSolid);
  map::find_spots(d);
  const auto layer = [&](void (*draw)(map::Drawing&)) {
    draw(d);
    return std::exchange(d.out, map::Canvas()).take();
  };
  // Places are given out in the order of importance, which is not the order in which things lie upon each
  // other.
  const std::string borders = layer(map::draw_borders);
  const std::string rivers = layer(map::draw_river_names);
  const std::string tokens = layer(map::draw_tokens);
  const std::string names = layer(map::draw_names);
  const std::string regions = layer(map::draw_region_names);
  open_picture(d);
  map::draw_definitions(d);
  map::draw_water(d);
  map::draw_land(d);
  map::draw_highlights(d);
  d.out << borders << rivers << regions;
  map::draw_moves(d);
  map::draw_towns(d);
  d.out << names << tokens;
  map::draw_title(d);
  map::draw_legend(d);
  map::draw_frame(d);
  d.out << "</svg>\n";
  return d.out.take();
}

}  // namespace adj
