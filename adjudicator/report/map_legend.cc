// The frame, the title block and the legend.

#include <algorithm>
#include <optional>

#include "adjudicator/report/map_draw.h"

namespace adj::map {
namespace {

constexpr double kEdge = 22;   // from the picture's edge to the blocks
constexpr double kRow = 14.6;  // of the legend
constexpr double kText = 9.6;
constexpr double kIcon = 30;
constexpr std::size_t kRows = 9;
constexpr double kTextWidth = 136;   // before a text goes on a second line
constexpr double kBroadFont = 1.12;  // where the reader has no narrow serif, his fallback is broader

double title_height(const MapModel& m) {
  if (m.title.empty() && m.subtitle.empty() && m.notes.empty()) return 0;
  return 22 + (m.title.empty() ? 0 : 26) + (m.subtitle.empty() ? 0 : 18) +
         13.5 * static_cast<double>(m.notes.size());
}

void draw_cartouche(Drawing& d, const Box& b) {
  d.out.rect({b.x + 2, b.y + 2.5}, b.width, b.height, "rx=\"3\" fill=\"#2b1d0e\" fill-opacity=\".25\"");
  d.out.rect({b.x, b.y}, b.width, b.height,
             "rx=\"3\" fill=\"#f6efdc\" fill-opacity=\".95\" stroke=\"#5d4a30\" stroke-width=\"1.4\"");
  d.out.rect({b.x + 3.5, b.y + 3.5}, b.width - 7, b.height - 7,
             "rx=\"1.5\" fill=\"none\" stroke=\"#a8935f\" stroke-width=\".8\"");
}

// The legend set in columns: each entry with its lines and where they stand.
struct Setting {
  std::vector<std::string> lines;
  double x = 0;
  double y = 0;
};

struct Columns {
  std::vector<Setting> entries;
  double width = 0;
  double height = 0;
};

Columns set_columns(const MapModel& m) {
  Columns c;
  double x = 0, widest = 0;
  std::size_t row = 0;
  for (const MapLegendEntry& entry : m.legend) {
    Setting s;
    s.lines = wrapped(entry.text, kTextWidth, kText, Face::kSerif);
    if (row > 0 && row + s.lines.size() > kRows) {
      x += widest;
      row = 0;
      widest = 0;
    }
    s.x = x;
    s.y = kRow * static_cast<double>(row);
    for (const std::string& l : s.lines)
      widest = std::max(widest, kIcon + kBroadFont * text_width(l, kText, Face::kSerif) + 8);
    row += s.lines.size();
    c.height = std::max(c.height, kRow * static_cast<double>(row));
    c.entries.push_back(s);
  }
  c.width = x + widest;
  return c;
}

void sample_line(Drawing& d, MapPoint at, const char* attributes) {
  d.out.path({{{at.x - 12, at.y + 1}, {at.x + 12, at.y - 1}}}, false,
             std::string("fill=\"none\" stroke-linecap=\"round\" ") + attributes);
}

void sample_stack(Drawing& d, MapPoint at, const std::string& colour, bool people) {
  const std::string round = people ? "rx=\"6\" stroke-dasharray=\"3 1.5\"" : "rx=\"2\"";
  d.out.rect({at.x - 12, at.y - 6}, 24, 12,
             round + " fill=\"" + colour + "\" stroke=\"#2b1d0e\" stroke-width=\"1\"");
}

void sample_owner(Drawing& d, MapPoint at, const MapOwner& owner) {
  const std::string n = std::to_string(&owner - d.m.owners.data());
  d.out.rect({at.x - 12, at.y - 6}, 24, 12,
             "fill=\"" + mixed(palette::kPaper, owner.colour, 0.3) + "\" stroke=\"" + owner.colour +
                 "\" stroke-width=\"1.4\"");
  if (owner.pattern != MapPattern::kPlain)
    d.out.rect({at.x - 12, at.y - 6}, 24, 12, "fill=\"" + d.url("owner" + n) + "\" fill-opacity=\".45\"");
  icon_letter(d.out, at, 5.6, owner);
}

void sample_sign(Drawing& d, MapPoint at, MapSign sign, const std::string& colour) {
  d.out << "<g transform=\"translate(" << at.x << " " << at.y << ") scale(.8)\">";
  icon_sign(d.out, {0, 0}, sign, colour);
  d.out << "</g>";
}

// Lines and areas of the map itself; false when the symbol is of another kind.
bool sample_of_map(Drawing& d, MapPoint at, MapSymbol symbol) {
  if (symbol == MapSymbol::kBorder) {
    sample_line(d, at, "stroke=\"#86693c\" stroke-width=\"1\" stroke-dasharray=\"4 2.6\"");
  } else if (symbol == MapSymbol::kRegionBorder) {
    sample_line(d, at, "stroke=\"#6b4a22\" stroke-width=\"1.8\"");
  } else if (symbol == MapSymbol::kRiver) {
    sample_line(d, at, "stroke=\"#4f8fae\" stroke-width=\"3\"");
  } else if (symbol == MapSymbol::kStrait) {
    sample_line(d, at, "stroke=\"#8a3b12\" stroke-width=\"2.6\" stroke-dasharray=\"2.4 3.6\"");
  } else if (symbol == MapSymbol::kLink) {
    sample_line(d, at, "stroke=\"#6b4f2c\" stroke-width=\"2.6\" stroke-dasharray=\"0.1 6\"");
  } else if (symbol == MapSymbol::kBarred) {
    sample_line(d, at, "stroke=\"#4a3015\" stroke-width=\"5\"");
    sample_line(d, at, "stroke=\"#c9b48a\" stroke-width=\"1.8\" stroke-dasharray=\"1 5\"");
  } else if (symbol == MapSymbol::kHighlight) {
    d.out.rect({at.x - 11, at.y - 5.5}, 22, 11, "fill=\"#f2e7cb\" stroke=\"#d79b00\" stroke-width=\"3\"");
  } else if (symbol == MapSymbol::kClosedSea) {
    d.out.rect({at.x - 12, at.y - 6}, 24, 12, std::string("fill=\"") + palette::kSeaClosed + "\"");
    d.out.rect({at.x - 12, at.y - 6}, 24, 12, "fill=\"" + d.url("closed") + "\"");
  } else {
    return false;
  }
  return true;
}

void sample_move(Drawing& d, MapPoint at, const std::string& colour, bool by_sea) {
  const std::string fill = by_sea ? mixed(colour, "#ffffff", 0.35) : colour;
  d.out.path({{{at.x - 12, at.y - 1},
               {at.x + 2, at.y - 3},
               {at.x + 2, at.y - 6.5},
               {at.x + 13, at.y},
               {at.x + 2, at.y + 6.5},
               {at.x + 2, at.y + 3},
               {at.x - 12, at.y + 1}}},
             true, "fill=\"" + fill + "\"");
  if (by_sea) icon_ship(d.out, {at.x - 5, at.y - 3}, 6, colour);
}

std::optional<MapSign> sign_of(MapSymbol symbol) {
  if (symbol == MapSymbol::kPlague) return MapSign::kPlague;
  if (symbol == MapSymbol::kIntrigue) return MapSign::kIntrigue;
  if (symbol == MapSymbol::kTruce) return MapSign::kTruce;
  if (symbol == MapSymbol::kAllegiance) return MapSign::kAllegiance;
  if (symbol == MapSymbol::kWar) return MapSign::kWar;
  if (symbol == MapSymbol::kStar) return MapSign::kStar;
  return std::nullopt;
}

void sample_number(Drawing& d, MapPoint at) {
  TextStyle bold;
  bold.face = Face::kSansBold;
  d.out.circle(at, 6.8, "fill=\"#f6efdc\" stroke=\"#6b4a22\" stroke-width=\"1.1\"");
  d.out.text({at.x, at.y + 3.4}, "4", bold);
}

// Towns and what stands on the map.
void sample_of_pieces(Drawing& d, MapPoint at, MapSymbol symbol, const MapOwner* owner) {
  const std::string colour = owner == nullptr ? palette::kPeople : owner->colour;
  if (symbol == MapSymbol::kOwner && owner != nullptr) sample_owner(d, at, *owner);
  if (symbol == MapSymbol::kOwner && owner == nullptr)
    d.out.rect({at.x - 12, at.y - 6}, 24, 12,
               std::string("fill=\"") + palette::kRegion + "\" stroke=\"#86693c\"");
  if (symbol == MapSymbol::kZoneNumber) sample_number(d, at);
  if (symbol == MapSymbol::kMountain) icon_peak(d.out, at, 11);
  if (symbol == MapSymbol::kCity || symbol == MapSymbol::kCapital)
    icon_city(d.out, at, symbol == MapSymbol::kCapital);
  if (symbol == MapSymbol::kPort) icon_anchor(d.out, at);
  if (symbol == MapSymbol::kArmy || symbol == MapSymbol::kPeople)
    sample_stack(d, at, colour, symbol == MapSymbol::kPeople);
  if (symbol == MapSymbol::kShip) icon_ship(d.out, at, 10, colour);
  if (symbol == MapSymbol::kWeakened) icon_weakened(d.out, at, colour);
  if (symbol == MapSymbol::kMove || symbol == MapSymbol::kSeaMove)
    sample_move(d, at, colour, symbol == MapSymbol::kSeaMove);
  if (symbol == MapSymbol::kBattle) icon_swords(d.out, at, 6.6, owner != nullptr ? owner->colour : "#f6efdc");
  if (const auto sign = sign_of(symbol)) sample_sign(d, at, *sign, colour);
}

void draw_sample(Drawing& d, MapPoint at, const MapLegendEntry& entry) {
  if (!sample_of_map(d, at, entry.symbol)) sample_of_pieces(d, at, entry.symbol, d.owner(entry.owner));
}

}  // namespace

Box title_box(const Drawing& d) {
  const double height = title_height(d.m);
  if (height == 0) return {};
  double width = std::max(text_width(d.m.title, 22, Face::kSerif) * 1.12,
                          kBroadFont * text_width(d.m.subtitle, 13, Face::kSerif));
  for (const std::string& note : d.m.notes)
    width = std::max(width, kBroadFont * text_width(note, 10, Face::kSerif));
  width += 36;
  return {d.g.width - kEdge - width, kEdge, width, height};
}

Box legend_box(const Drawing& d) {
  if (d.m.legend.empty()) return {};
  const Columns c = set_columns(d.m);
  const double height = c.height + (d.m.legend_title.empty() ? 14 : 28);
  return {kEdge, d.g.height - kEdge - height, c.width + 20, height};
}

void draw_frame(Drawing& d) {
  const double w = d.g.width, h = d.g.height;
  d.out.rect({3, 3}, w - 6, h - 6, "fill=\"none\" stroke=\"#efe3c4\" stroke-width=\"6\"");
  d.out.rect({0.6, 0.6}, w - 1.2, h - 1.2, "fill=\"none\" stroke=\"#5d4a30\" stroke-width=\"1.2\"");
  d.out.rect({6.4, 6.4}, w - 12.8, h - 12.8, "fill=\"none\" stroke=\"#5d4a30\" stroke-width=\"1.8\"");
  d.out << "\n";
}

void draw_title(Drawing& d) {
  const Box b = title_box(d);
  if (b.width == 0) return;
  d.out.open("data-title=\"1\"");
  draw_cartouche(d, b);
  double y = b.y + 12;
  const double x = b.x + b.width / 2;
  TextStyle style;
  if (!d.m.title.empty()) {
    style.size = 22;
    style.spacing = 1.5;
    style.fill = "#6e1f12";
    d.out.text({x, y += 21}, d.m.title, style);
    y += 5;
  }
  style.spacing = 0;
  style.fill = palette::kInk;
  if (!d.m.subtitle.empty()) {
    style.size = 13;
    style.face = Face::kItalic;
    d.out.text({x, y += 13}, d.m.subtitle, style);
    y += 5;
  }
  style.size = 10;
  style.face = Face::kSerif;
  for (const std::string& note : d.m.notes) d.out.text({x, y += 13.5}, note, style);
  d.out.close();
}

void draw_legend(Drawing& d) {
  const Box b = legend_box(d);
  if (b.width == 0) return;
  d.out.open("data-legend=\"1\"");
  draw_cartouche(d, b);
  TextStyle style;
  style.size = 12;
  style.fill = "#6e1f12";
  style.anchor = "start";
  if (!d.m.legend_title.empty()) d.out.text({b.x + 14, b.y + 18}, d.m.legend_title, style);
  style.size = kText;
  style.fill = palette::kInk;
  const Columns columns = set_columns(d.m);
  const double top = b.y + (d.m.legend_title.empty() ? 14 : 29);
  for (std::size_t i = 0; i < d.m.legend.size(); ++i) {
    const Setting& s = columns.entries[i];
    draw_sample(d, {b.x + 26 + s.x, top + s.y}, d.m.legend[i]);
    for (std::size_t k = 0; k < s.lines.size(); ++k)
      d.out.text({b.x + 14 + kIcon + s.x, top + s.y + 3.3 + kRow * 0.85 * static_cast<double>(k)}, s.lines[k],
                 style);
    d.out << "\n";
  }
  d.out.close();
}

}  // namespace adj::map
