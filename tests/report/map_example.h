#pragma once
// A board and a full model from Alea's data, for the map tests and for looking at.

#include <string>

#include "adjudicator/report/map.h"

namespace adj {

Json alea_data(const std::string& file);
MapBoard alea_board();
// Scenario 1 as set up, with a legend.
MapModel set_up_model();
// The same with moves, battles, markers, highlights and peoples at war.
MapModel busy_model();

}  // namespace adj
