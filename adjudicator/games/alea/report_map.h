#pragma once
// The map of a report: geometry kept per set of data, and what one reader sees on it.

#include "adjudicator/games/alea/report_parts.h"
#include "adjudicator/report/map.h"

namespace adj::alea {

const MapGeometry& map_geometry(const Tables& tables);                          // map_board.cc
MapModel map_model(const Reader& r, const std::vector<NumberedEvent>& events);  // map.cc
// What the events left on it: ways and battles, and contacts that no battle has settled yet (map_events.cc).
void add_events(const std::vector<NumberedEvent>& events, MapModel& model);
// Only what the model shows is explained (map_legend.cc).
std::vector<MapLegendEntry> legend_of(const Reader& r, const MapModel& model);

}  // namespace adj::alea
