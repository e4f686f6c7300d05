#pragma once
// A picture in the making: what every layer needs, and the layers in the order in which they are laid.

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/report/map.h"
#include "adjudicator/report/map_canvas.h"
#include "adjudicator/report/map_place.h"

namespace adj::map {

namespace palette {
inline constexpr char kSea[] = "#b5cdd0";
inline constexpr char kSeaOther[] = "#aec8cd";
inline constexpr char kSeaClosed[] = "#a3b7b9";
inline constexpr char kSeaInk[] = "#3c6470";
inline constexpr char kRiver[] = "#4f8fae";
inline constexpr char kPaper[] = "#f6efdc";
inline constexpr char kRegion[] = "#f2e7cb";   // a region nobody controls
inline constexpr char kUnknown[] = "#d2c4a0";  // land outside the game
inline constexpr char kInk[] = "#3a2a18";
inline constexpr char kFaintInk[] = "#7b6647";
inline constexpr char kCoast[] = "#5d4a30";
inline constexpr char kGold[] = "#d79b00";
inline constexpr char kPeople[] = "#6b5636";
}  // namespace palette

// A zone or sea by its id, and the point its things gather at.
struct Place {
  bool sea = false;
  int index = kNoZone;
  MapPoint at;
};

struct Drawing {
  Drawing(const MapGeometry& geometry, const MapModel& model) : g(geometry), m(model), placer(geometry) {}
  const MapGeometry& g;
  const MapModel& m;
  Canvas out;
  Placer placer;
  std::vector<MapPoint> spots;  // of the zones, as board.zones

  std::string id(std::string_view name) const { return xml_escaped(m.id_prefix) + "-" + std::string(name); }
  std::string url(std::string_view name) const { return "url(#" + id(name) + ")"; }
  const MapOwner* owner(const std::string& key) const;  // nullptr for an empty key; throws for an unknown one
  const MapOwner* controller(const MapZone& zone) const;
  std::string colour(const std::string& owner_key, const char* otherwise) const;
  Place place(const std::string& id) const;
};

// The point of a town, moved inland when the simplified coast leaves it in the water.
MapPoint town_point(const MapGeometry& geometry, std::size_t zone, const MapTown& town);

// Layers, lowest first.
void draw_definitions(Drawing& d);
void draw_water(Drawing& d);
void draw_land(Drawing& d);
void draw_borders(Drawing& d);
void draw_river_names(Drawing& d);
void draw_region_names(Drawing& d);
void draw_highlights(Drawing& d);
void find_spots(Drawing& d);  // each zone's, and blocks what must stay visible
void draw_towns(Drawing& d);
void draw_moves(Drawing& d);
void draw_tokens(Drawing& d);  // stacks, boxes, battles, markers
void draw_names(Drawing& d);   // of zones, towns and seas, where there is room left
void draw_frame(Drawing& d);
void draw_title(Drawing& d);
void draw_legend(Drawing& d);
Box title_box(const Drawing& d);
Box legend_box(const Drawing& d);

// Small pictures around a point.
void icon_ship(Canvas& out, MapPoint at, double size, std::string_view fill);
void icon_city(Canvas& out, MapPoint at, bool capital);
void icon_anchor(Canvas& out, MapPoint at);
void icon_swords(Canvas& out, MapPoint at, double radius, std::string_view fill);
void icon_sign(Canvas& out, MapPoint at, MapSign sign, std::string_view colour);
void icon_peak(Canvas& out, MapPoint at, double size);
void icon_letter(Canvas& out, MapPoint at, double radius, const MapOwner& owner);
void icon_weakened(Canvas& out, MapPoint at, std::string_view fill);

}  // namespace adj::map
