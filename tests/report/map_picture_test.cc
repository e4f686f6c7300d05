// Draws the example maps. Nothing is written unless TABELLARIUS_MAP_OUT names a file to write them to
// (two files: the name itself, and with "-busy" before its last dot).

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "tests/report/map_example.h"

namespace adj {
namespace {

TEST(MapPicture, Example) {
  const MapGeometry geometry = make_geometry(alea_board());
  const std::string quiet = map_svg(geometry, set_up_model());
  const std::string busy = map_svg(geometry, busy_model());
  EXPECT_LT(quiet.size(), 250'000u);
  EXPECT_LT(busy.size(), 280'000u);
  const char* out = std::getenv("TABELLARIUS_MAP_OUT");
  if (out == nullptr) return;
  std::string name = out;
  std::ofstream(name) << quiet;
  std::ofstream(name.insert(name.rfind('.'), "-busy")) << busy;
}

}  // namespace
}  // namespace adj
