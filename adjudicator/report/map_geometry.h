#pragma once
// The steps of make_geometry that have a file of their own.

#include <string>
#include <vector>

#include "adjudicator/report/map.h"
#include "adjudicator/report/map_shapes.h"

namespace adj::map {

bool ring_contains(const MapLine& ring, MapPoint p);
MapLine project_line(const MapFrame& frame, const std::vector<LonLat>& line);
int zone_number(const MapBoard& board, const std::string& id);  // kNoZone when there is none

// Bodies of land, large ones first, each with the zone that has it; `homes` is each zone's body.
std::vector<MapBody> make_bodies(const MapBoard& board, std::vector<std::size_t>& homes);
// The points that divide a shared body among its zones, with pairs of points along the rivers that are
// borders.
std::vector<Site> land_sites(const MapGeometry& geometry, std::size_t body,
                             const std::vector<std::size_t>& homes);
// Crossings of straits, and links between neighbours that do not touch.
std::vector<MapCrossing> make_crossings(const MapGeometry& geometry);

}  // namespace adj::map
