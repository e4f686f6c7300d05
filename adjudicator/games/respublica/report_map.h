#pragma once
// The map of a report: geometry kept per set of data, where wars lie, and what one reader sees on it.

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/map.h"

namespace adj::respublica {

inline constexpr const char* kItaly = "italia";

const MapGeometry& map_geometry(const Tables& tables, Language language);  // map_board.cc
std::string place_of_war(WarId war);                                       // an area of the map
MapModel map_model(const Reader& r);                                       // map.cc

}  // namespace adj::respublica
