#pragma once
// Charts of a report as SVG: plain values in, a picture out. Nothing here knows a rule or a language.

#include <string>
#include <vector>

namespace adj::respublica {

// A faction as it is drawn: never by its colour alone.
struct ChartFaction {
  std::string name;
  std::string letter;
  std::string colour;
  int votes = 0;               // in Rome now
  std::vector<int> influence;  // a value per turn of the chart, the last is now
};

struct ChartModel {
  std::string title, subtitle, description;
  std::string votes_title, influence_title, treasury_title, unrest_title, votes_note;
  std::vector<std::string> turns;  // of the x axis, the last is now
  std::vector<ChartFaction> factions;
  std::vector<int> treasury, unrest;  // per turn
  std::vector<int> influence_marks;   // lines across: 35 for a Consul for Life
  std::vector<int> treasury_marks;    // warnings
  std::string map;                    // a whole SVG to stand below; empty: none
  double map_width = 0, map_height = 0;
};

// Seats of the Senate, influence, treasury and unrest side by side, the map below. Self-contained: no styles,
// scripts or fonts of its own.
std::string charts_svg(const ChartModel& model);

}  // namespace adj::respublica
