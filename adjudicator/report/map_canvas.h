#pragma once
// Writing SVG: numbers, escapes, paths, text, colours. What is written looks the same in browsers and in
// librsvg.

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/report/map.h"

namespace adj::map {

std::string xml_escaped(std::string_view text);
std::string number(double value);  // one decimal at most, "." whatever the locale
// Path data with relative steps of tenths; rings are closed.
std::string path_data(const std::vector<MapLine>& lines, bool closed);

// "#rrggbb" mixed: 0 gives `from`, 1 gives `to`.
std::string mixed(std::string_view from, std::string_view to, double part);
// Black or white, whichever reads better on the colour.
std::string ink_on(std::string_view colour);

enum class Face { kSerif, kItalic, kSans, kSansBold };
// The width a text takes, a little on the large side because fonts differ.
double text_width(std::string_view text, double size, Face face);
std::vector<std::string> wrapped(std::string_view text, double width, double size, Face face);

struct TextStyle {
  double size = 10;
  Face face = Face::kSerif;
  std::string fill = "#3a2a18";
  const char* anchor = "middle";
  std::string halo;  // colour of a soft outline; empty: none
  double spacing = 0;
  double angle = 0;
  double opacity = 1;
};

class Canvas {
 public:
  Canvas& raw(std::string_view text);
  Canvas& operator<<(std::string_view text) { return raw(text); }
  Canvas& operator<<(double value) { return raw(number(value)); }
  void open(std::string_view attributes);  // <g ...>
  void close();
  void path(const std::vector<MapLine>& lines, bool closed, std::string_view attributes);
  void circle(MapPoint at, double radius, std::string_view attributes);
  void rect(MapPoint corner, double width, double height, std::string_view attributes);
  void text(MapPoint at, std::string_view words, const TextStyle& style);
  void title(std::string_view words);  // what shows when the pointer rests on the group; nothing when empty
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

}  // namespace adj::map
