#include "adjudicator/report/map_draw.h"

namespace adj::map {
namespace {

void open_at(Canvas& out, MapPoint at, double scale) {
  out << "<g transform=\"translate(" << at.x << " " << at.y << ")";
  if (scale != 1) out << " scale(" << scale << ")";
  out << "\">";
}

void shape(Canvas& out, std::string_view d, std::string_view attributes) {
  out << "<path d=\"" << d << "\" " << attributes << "/>";
}

std::string filled(std::string_view colour) { return "fill=\"" + std::string(colour) + "\""; }

std::string_view sign_path(MapSign sign) {
  switch (sign) {
    case MapSign::kPlague:  // a skull
      return "M0-5.6c-3.4 0-5.4 2.3-5.4 5 0 1.8.9 2.9 2.2 3.6v2.4h6.4V3c1.3-.7 2.2-1.8 2.2-3.6 "
             "0-2.7-2-5-5.4-5z"
             "M-2.3-1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 1 1 0-3zM2.3-1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 1 1 0-3z";
    case MapSign::kIntrigue:  // a dagger
      return "M0 6.4L-1.5 3.5V-1H-3.8V-2.6H-1V-5.8a1 1 0 0 1 2 0V-2.6H3.8V-1H1.5V3.5z";
    case MapSign::kTruce:  // a twig with leaves
      return "M-5 5.2C-1.5 3.5 2.5-.5 4-5.4l.8.3C3.6.2-.2 4.4-4.6 6z"
             "M-2.6 2.6C-5.6 2.2-6 .2-5.6-1.2c2.2.4 3.4 1.8 3 3.8zM-.2.2C-3-.6-3.2-2.6-2.6-4 "
             "-.6-3.2.4-1.8-.2.2z"
             "M-.8 3.6C.6 5.6 2.6 5.6 3.8 4.8 3 2.9 1.2 2.4-.8 3.6zM1.6 1C3.2 2.6 5 2.2 6 1.2 5 -.4 3.2-.6 "
             "1.6 1z";
    case MapSign::kAllegiance:  // a wreath
      return "M-.8 5.8C-4.4 5.2-6 2.4-5.8-.8-5.6-3.2-4.4-4.8-2.8-5.8-4.2-3.4-4.4-1-3.6 1.2-3 3-2 4.6-.8 5.8z"
             "M.8 5.8C4.4 5.2 6 2.4 5.8-.8 5.6-3.2 4.4-4.8 2.8-5.8 4.2-3.4 4.4-1 3.6 1.2 3 3 2 4.6.8 5.8z";
    case MapSign::kWar:  // a flame
      return "M0 6.2C-3.4 6.2-4.8 3.9-4.6 1.7-4.4-.7-2.2-1.8-2.4-5.2c2 .8 3.2 2.6 3.2 4.4C1.4-1.4 1.8-2.2 "
             "1.7-3.2"
             "c1.9 1.3 3 3.2 2.9 5.1C4.5 4.3 2.9 6.2 0 6.2z";
    case MapSign::kStar:
      return "M0-6L1.5-1.9 5.8-1.8 2.4.9 3.6 5 0 2.6-3.6 5-2.4.9-5.8-1.8-1.5-1.9z";
  }
  return "";
}

}  // namespace

void icon_ship(Canvas& out, MapPoint at, double size, std::string_view fill) {
  open_at(out, at, size / 10);
  shape(out, "M-7.5 1.5H5.5C7 1.5 7.6 .2 7.4-1.4 9 1 8.4 4.6 5.4 5.6H-4.6C-6.8 5.4-7.6 3.6-7.5 1.5z",
        filled(fill));
  shape(out, "M-.6.7V-6.4C3-6 5-3.8 4.8.7zM-1.6.7H-5.4C-5-2.4-3.6-4.4-1.6-5.4z", filled(fill));
  out << "</g>";
}

void icon_city(Canvas& out, MapPoint at, bool capital) {
  open_at(out, at, 1);
  if (capital) {
    out.circle({0, 0}, 7, "fill=\"#f6efdc\" stroke=\"#8c1c13\" stroke-width=\"1.2\"");
    shape(out,
          "M-5-1.2L0-4.8 "
          "5-1.2zM-4.4-.6H-2.9V2.6H-4.4zM-1.9-.6H-.6V2.6H-1.9zM.6-.6H1.9V2.6H.6zM2.9-.6H4.4V2.6H2.9z"
          "M-5 3.2H5V4.4H-5z",
          "fill=\"#8c1c13\"");
  } else {
    shape(out, "M-4 3.2V-3.2H-2.2V-1.5H-.9V-3.2H.9V-1.5H2.2V-3.2H4V3.2z",
          "fill=\"#4a2f1b\" stroke=\"#f6efdc\" stroke-width=\"1.6\" paint-order=\"stroke\"");
  }
  out << "</g>";
}

void icon_anchor(Canvas& out, MapPoint at) {
  open_at(out, at, 1);
  constexpr std::string_view kAnchor =
      "M0-2.2V4M-1.9-.9H1.9M-3.4 1.5C-3.2 3.4-1.8 4.2 0 4.2 1.8 4.2 3.2 3.4 3.4 1.5";
  shape(out, kAnchor, "fill=\"none\" stroke=\"#f6efdc\" stroke-width=\"3\" stroke-linecap=\"round\"");
  shape(out, kAnchor, "fill=\"none\" stroke=\"#2f5a6b\" stroke-width=\"1.3\" stroke-linecap=\"round\"");
  out.circle({0, -3.3}, 1.1, "fill=\"#f6efdc\" stroke=\"#2f5a6b\" stroke-width=\"1\"");
  out << "</g>";
}

void icon_swords(Canvas& out, MapPoint at, double radius, std::string_view fill) {
  out.circle(at, radius, "fill=\"" + std::string(fill) + "\" stroke=\"#f6efdc\" stroke-width=\"1.6\"");
  out.circle(at, radius + 1.3, "fill=\"none\" stroke=\"#3a2a18\" stroke-width=\".9\"");
  open_at(out, at, radius / 11);
  shape(out, "M-6-6.5L4.6 4.6M6-6.5L-4.6 4.6M2.2 6.2L6.2 2.2M-2.2 6.2L-6.2 2.2M4.6 4.6L7 7M-4.6 4.6L-7 7",
        "fill=\"none\" stroke=\"" + ink_on(fill) + "\" stroke-width=\"1.9\" stroke-linecap=\"round\"");
  out << "</g>";
}

void icon_sign(Canvas& out, MapPoint at, MapSign sign, std::string_view colour) {
  out.circle(at, 8.6, "fill=\"#f6efdc\" stroke=\"" + std::string(colour) + "\" stroke-width=\"1.4\"");
  open_at(out, at, 1);
  shape(out, sign_path(sign), "fill-rule=\"evenodd\" fill=\"" + std::string(colour) + "\"");
  out << "</g>";
}

void icon_peak(Canvas& out, MapPoint at, double size) {
  open_at(out, at, size / 10);
  shape(out, "M-7 4L-1.5-6 1-2.5 2.5-4.5 8 4z",
        "fill=\"#cdbb94\" stroke=\"#6d5837\" stroke-width=\".9\" stroke-linejoin=\"round\"");
  shape(out, "M-1.5-6L1-2.5.2 4H3.5L2.5-4.5 8 4H.2z", "fill=\"#8c764f\" fill-opacity=\".55\"");
  out << "</g>";
}

void icon_letter(Canvas& out, MapPoint at, double radius, const MapOwner& owner) {
  out.circle(at, radius, filled(owner.colour) + " stroke=\"#f6efdc\" stroke-width=\"1.2\"");
  TextStyle style;
  style.size = radius * 1.35;
  style.face = Face::kSansBold;
  style.fill = ink_on(owner.colour);
  out.text({at.x, at.y + radius * 0.48}, owner.letter, style);
}

void icon_weakened(Canvas& out, MapPoint at, std::string_view fill) {
  open_at(out, at, 1);
  shape(out, "M-3.4-2.6H3.4L0 3z", filled(fill));
  out << "</g>";
}

}  // namespace adj::map
