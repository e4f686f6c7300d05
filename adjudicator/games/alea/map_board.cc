// The board of the game's map: the zones of the tables on the coast of the Mediterranean.

#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/games/alea/report_map.h"

namespace adj::alea {

namespace {

std::optional<MapTown> town(const std::optional<Site>& site) {
  if (!site) return std::nullopt;
  return MapTown{site->name, {site->lon, site->lat}, site->capital};
}

// The figure by which players call a zone: "4" of Italia 4. Homes of peoples have none.
std::string number_of(const ZoneInfo& zone) {
  return zone.region ? zone.label.substr(zone.label.rfind(' ') + 1) : "";
}

MapZone land_zone(const ZoneInfo& zone) {
  MapZone z;
  z.id = zone.id.str();
  z.number = number_of(zone);
  z.label = zone.name_la;
  z.group = zone.region ? zone.region->str() : zone.people ? zone.people->str() : zone.id.str();
  z.centre = {zone.lon, zone.lat};
  z.outside = !zone.region;
  z.mountain = zone.mountain;
  z.city = town(zone.city);
  z.port = town(zone.port);
  return z;
}

MapBorderKind kind_of(BorderKind kind) {
  switch (kind) {
    case BorderKind::land:
      return MapBorderKind::kLand;
    case BorderKind::river:
      return MapBorderKind::kRiver;
    case BorderKind::strait:
      return MapBorderKind::kStrait;
  }
  return MapBorderKind::kLand;
}

void add_borders(const Tables& tables, const ZoneInfo& zone, MapBoard& board) {
  for (const Border& border : zone.borders)
    if (zone.order < tables.zone(border.to).order)
      board.borders.push_back({zone.id.str(), border.to.str(), kind_of(border.kind), border.name});
}

MapBoard plain_board(const Tables& tables) {
  MapBoard board = mediterranean();
  for (const ZoneInfo& zone : tables.zones) {
    if (zone.sea) {
      MapSea sea;
      sea.id = zone.id.str();
      sea.label = zone.name_la;
      sea.centre = {zone.lon, zone.lat};
      sea.closed = !zone.navigable;
      board.seas.push_back(sea);
      continue;
    }
    board.zones.push_back(land_zone(zone));
    add_borders(tables, zone, board);
  }
  for (const RegionInfo& region : tables.regions) {
    MapGroup group;
    group.key = region.id.str();
    group.label = region.name;
    const ZoneInfo& middle = tables.zone(region.zones[region.zones.size() / 2]);
    group.label_at = {middle.lon, middle.lat};
    board.groups.push_back(group);
  }
  return board;
}

// An operator's own map may have zones for which no shapes are drawn: then each gets the land around its
// centre.
MapBoard board_of(const Tables& tables) {
  MapBoard board = plain_board(tables);
  try {
    MapBoard shaped = board;
    add_shapes(shaped, "alea_shapes");
    return shaped;
  } catch (const DataError&) {
    return board;
  }
}

}  // namespace

// Computing it takes longer than drawing a map, so it is kept; a digest always names the same zones.
const MapGeometry& map_geometry(const Tables& tables) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<const MapGeometry>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const MapGeometry>& geometry = kept[tables.digest];
  if (!geometry) geometry = std::make_unique<const MapGeometry>(make_geometry(board_of(tables)));
  return *geometry;
}

}  // namespace adj::alea
