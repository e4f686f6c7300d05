#include "adjudicator/games/respublica/charts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "adjudicator/report/map_canvas.h"

namespace adj::respublica {

namespace {

using map::Canvas;
using map::TextStyle;

constexpr double kWidth = 1450, kPanelTop = 84, kPanelHeight = 330, kGap = 18;
constexpr double kPanelWidth = (kWidth - 4 * kGap) / 3;
constexpr const char* kPaper = "#fbf7ec";
constexpr const char* kInk = "#3a2a18";
constexpr const char* kFaint = "#cdbf9f";
constexpr const char* kSoft = "#6b5a42";

TextStyle style(double size, const char* anchor = "start", bool bold = false) {
  TextStyle s;
  s.size = size;
  s.face = bold ? map::Face::kSansBold : map::Face::kSans;
  s.anchor = anchor;
  s.fill = kInk;
  return s;
}

std::string attribute(const char* name, const std::string& value) {
  return " " + std::string(name) + "=\"" + value + "\"";
}

// A panel of the upper row, with its title.
struct Panel {
  MapPoint corner;
  double width = kPanelWidth, height = kPanelHeight;
  MapPoint at(double x, double y) const { return {corner.x + x, corner.y + y}; }
};

Panel panel(Canvas& out, int column, const std::string& title) {
  const Panel p{{kGap + column * (kPanelWidth + kGap), kPanelTop}};
  out.rect(p.corner, p.width, p.height,
           attribute("fill", "#ffffff") + attribute("stroke", kFaint) + attribute("stroke-width", "1"));
  out.text(p.at(14, 26), title, style(17, "start", true));
  return p;
}

// --- Seats of the Senate

struct Dot {
  double angle = 0;  // 0 at the left, pi at the right
  double radius = 0;
};

// So many places on half rings, as evenly as they go, from left to right.
std::vector<Dot> half_rings(int seats, double inner, double outer) {
  const int rings = std::clamp(static_cast<int>(std::lround(std::sqrt(seats / 3.2))), 1, 7);
  double length = 0;
  std::vector<double> radii;
  for (int i = 0; i < rings; ++i) {
    radii.push_back(rings == 1 ? (inner + outer) / 2 : inner + (outer - inner) * i / (rings - 1));
    length += radii.back();
  }
  std::vector<Dot> places;
  int left = seats;
  for (int i = 0; i < rings; ++i) {
    const double radius = radii[static_cast<std::size_t>(i)];
    const int here =
        i + 1 == rings ? left : std::min(left, static_cast<int>(std::lround(seats * radius / length)));
    for (int k = 0; k < here; ++k)
      places.push_back({here == 1 ? std::numbers::pi / 2 : std::numbers::pi * k / (here - 1), radius});
    left -= here;
  }
  std::ranges::stable_sort(places, {}, &Dot::angle);
  return places;
}

void legend_of_votes(Canvas& out, const Panel& p, const ChartModel& m) {
  const double column = (p.width - 28) / 3;
  for (std::size_t i = 0; i < m.factions.size(); ++i) {
    const ChartFaction& f = m.factions[i];
    const MapPoint at = p.at(24 + column * static_cast<double>(i % 3), 268 + 28 * static_cast<double>(i / 3));
    out.circle(at, 9, attribute("fill", f.colour));
    TextStyle letter = style(11, "middle", true);
    letter.fill = map::ink_on(f.colour);
    out.text({at.x, at.y + 4}, f.letter, letter);
    out.text({at.x + 15, at.y + 5}, f.name + " " + std::to_string(f.votes), style(15));
  }
}

void draw_votes(Canvas& out, const ChartModel& m) {
  const Panel p = panel(out, 0, m.votes_title);
  int total = 0;
  for (const ChartFaction& f : m.factions) total += f.votes;
  const MapPoint middle = p.at(p.width / 2, 226);
  const std::vector<Dot> places = half_rings(total, 78, 172);
  const double size = total > 90 ? 6 : total > 50 ? 7.5 : 9;
  std::size_t next = 0;
  for (const ChartFaction& f : m.factions)
    for (int i = 0; i < f.votes && next < places.size(); ++i, ++next) {
      const Dot& place = places[next];
      out.circle(
          {middle.x - place.radius * std::cos(place.angle), middle.y - place.radius * std::sin(place.angle)},
          size,
          attribute("fill", f.colour) + attribute("stroke", "#ffffff") + attribute("stroke-width", "1"));
    }
  out.text({middle.x, middle.y - 14}, std::to_string(total), style(34, "middle", true));
  TextStyle small = style(13, "middle");
  small.fill = kSoft;
  out.text({middle.x, middle.y + 6}, m.votes_note, small);
  legend_of_votes(out, p, m);
}

// --- Lines over the turns

// Where values lie in a field of a panel.
struct Field {
  MapPoint corner;
  double width = 0, height = 0;
  int points = 1;
  double most = 1;

  double x(std::size_t i) const {
    return corner.x + (points > 1 ? width * static_cast<double>(i) / (points - 1) : width / 2);
  }
  double y(double value) const { return corner.y + height - height * std::clamp(value / most, 0.0, 1.0); }
};

void line(Canvas& out, MapPoint from, MapPoint to, const std::string& attributes) {
  out << "<line x1=\"" << from.x << "\" y1=\"" << from.y << "\" x2=\"" << to.x << "\" y2=\"" << to.y << "\""
      << attributes << "/>\n";
}

// About four round steps up to the highest value.
int step_for(double most) {
  for (const int step : {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000})
    if (most / step <= 5) return step;
  return 5000;
}

void axes(Canvas& out, const Field& f, const std::vector<std::string>& turns) {
  const int step = step_for(f.most);
  for (int value = 0; value <= static_cast<int>(f.most); value += step) {
    line(out, {f.corner.x, f.y(value)}, {f.corner.x + f.width, f.y(value)},
         attribute("stroke", "#e7dfcb") + attribute("stroke-width", "1"));
    TextStyle s = style(12, "end");
    s.fill = kSoft;
    out.text({f.corner.x - 6, f.y(value) + 4}, std::to_string(value), s);
  }
  const std::size_t every = turns.size() > 12 ? 2 : 1;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    if (i % every != 0 && i + 1 != turns.size()) continue;
    TextStyle s = style(12, "middle");
    s.fill = kSoft;
    out.text({f.x(i), f.corner.y + f.height + 17}, turns[i], s);
  }
}

void marks(Canvas& out, const Field& f, const std::vector<int>& values) {
  for (const int value : values)
    if (value <= f.most)
      line(out, {f.corner.x, f.y(value)}, {f.corner.x + f.width, f.y(value)},
           attribute("stroke", "#b8433a") + attribute("stroke-width", "1.2") +
               attribute("stroke-dasharray", "5 4"));
}

std::vector<MapPoint> points_of(const Field& f, const std::vector<int>& values) {
  std::vector<MapPoint> points;
  for (std::size_t i = 0; i < values.size(); ++i) points.push_back({f.x(i), f.y(values[i])});
  return points;
}

// The names at the right end, moved apart where they would lie upon each other.
void name_lines(Canvas& out, const Field& f, const std::vector<ChartFaction>& factions) {
  struct Label {
    const ChartFaction* faction;
    double y;
  };
  std::vector<Label> labels;
  for (const ChartFaction& faction : factions)
    if (!faction.influence.empty()) labels.push_back({&faction, f.y(faction.influence.back())});
  std::ranges::stable_sort(labels, {}, &Label::y);
  double lowest = f.corner.y - 20;
  for (Label& label : labels) lowest = label.y = std::max(label.y, lowest + 17);
  double highest = f.corner.y + f.height + 10;
  for (auto at = labels.rbegin(); at != labels.rend(); ++at) highest = at->y = std::min(at->y, highest - 17);
  for (const Label& label : labels) {
    TextStyle s = style(13, "start", true);
    s.fill = map::mixed(label.faction->colour, "#000000", 0.2);
    out.text({f.corner.x + f.width + 10, label.y + 4},
             label.faction->name + " " + std::to_string(label.faction->influence.back()), s);
  }
}

// Each faction has its own dash, for those who cannot go by colour.
const char* dash(std::size_t i) {
  static constexpr const char* kDashes[] = {"", "9 4", "3 3", "12 4 3 4", "6 3", "2 5"};
  return kDashes[i % std::size(kDashes)];
}

void draw_influence(Canvas& out, const ChartModel& m) {
  const Panel p = panel(out, 1, m.influence_title);
  double most = 10;
  for (const ChartFaction& f : m.factions)
    for (const int value : f.influence) most = std::max(most, static_cast<double>(value));
  const int step = step_for(most);
  const Field f{p.at(48, 46), p.width - 170, p.height - 84, static_cast<int>(m.turns.size()),
                std::ceil((most + 1) / step) * step};
  axes(out, f, m.turns);
  marks(out, f, m.influence_marks);
  for (std::size_t i = 0; i < m.factions.size(); ++i) {
    const ChartFaction& faction = m.factions[i];
    const std::vector<MapPoint> points = points_of(f, faction.influence);
    out.path({points}, false,
             attribute("fill", "none") + attribute("stroke", faction.colour) +
                 attribute("stroke-width", "3") + (*dash(i) ? attribute("stroke-dasharray", dash(i)) : ""));
    for (const MapPoint& at : points) out.circle(at, 4, attribute("fill", faction.colour));
  }
  name_lines(out, f, m.factions);
}

// --- The State

void draw_treasury(Canvas& out, const Panel& p, const ChartModel& m) {
  const double most = m.treasury.empty() ? 100 : std::max(100, *std::ranges::max_element(m.treasury));
  const int step = step_for(most);
  const Field f{p.at(52, 46), p.width - 80, 130, static_cast<int>(m.turns.size()),
                std::ceil(most / step) * step};
  axes(out, f, m.turns);
  marks(out, f, m.treasury_marks);
  std::vector<MapPoint> points = points_of(f, m.treasury);
  if (points.empty()) return;
  std::vector<MapPoint> area = points;
  area.push_back({points.back().x, f.corner.y + f.height});
  area.push_back({points.front().x, f.corner.y + f.height});
  if (points.size() > 1)
    out.path({area}, true, attribute("fill", "#c99b2c") + attribute("fill-opacity", "0.25"));
  out.path({points}, false,
           attribute("fill", "none") + attribute("stroke", "#a97c12") + attribute("stroke-width", "3"));
  for (const MapPoint& at : points) out.circle(at, 4, attribute("fill", "#a97c12"));
  out.text({points.back().x, points.back().y - 10}, std::to_string(m.treasury.back()) + " T",
           style(14, "middle", true));
}

constexpr double kHalfBar = 17;

void draw_unrest(Canvas& out, const Panel& p, const ChartModel& m) {
  out.text(p.at(14, 222), m.unrest_title, style(17, "start", true));
  const double most = m.unrest.empty() ? 4 : std::max(4, *std::ranges::max_element(m.unrest) + 1);
  // Room for half a bar at either end, so that none covers the figures of the axis.
  const Field f{p.at(52 + kHalfBar, 236), p.width - 80 - 2 * kHalfBar, 62, static_cast<int>(m.turns.size()),
                most};
  axes(out, f, m.turns);
  const double width = std::clamp(
      f.width / (2.0 * static_cast<double>(std::max<std::size_t>(m.turns.size(), 1))), 8.0, 2 * kHalfBar);
  for (std::size_t i = 0; i < m.unrest.size(); ++i) {
    const double top = f.y(m.unrest[i]);
    out.rect({f.x(i) - width / 2, top}, width, f.corner.y + f.height - top, attribute("fill", "#b8433a"));
    out.text({f.x(i), top - 4}, std::to_string(m.unrest[i]), style(12, "middle", true));
  }
}

void draw_map(Canvas& out, const ChartModel& m, double top) {
  // The picture keeps its own measures; only its place and size are ours.
  const std::size_t open = m.map.find("<svg");
  const std::size_t end = open == std::string::npos ? open : m.map.find('>', open);
  if (end == std::string::npos) return;
  out << "<svg x=\"0\" y=\"" << top << "\" width=\"" << kWidth << "\" height=\""
      << m.map_height * kWidth / m.map_width << "\" viewBox=\"0 0 " << m.map_width << " " << m.map_height
      << "\">" << m.map.substr(end + 1);
}

}  // namespace

std::string charts_svg(const ChartModel& m) {
  const double top = kPanelTop + kPanelHeight + kGap;
  const double height = top + (m.map.empty() ? 0 : m.map_height * kWidth / m.map_width);
  Canvas out;
  out << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kWidth << " " << height
      << "\" width=\"" << kWidth << "\" height=\"" << height << "\" role=\"img\">\n";
  out << "<title>" << map::xml_escaped(m.title) << "</title>\n<desc>" << map::xml_escaped(m.description)
      << "</desc>\n";
  out.rect({0, 0}, kWidth, height, attribute("fill", kPaper));
  TextStyle heading = style(30);
  heading.face = map::Face::kSerif;
  out.text({kGap, 40}, m.title, heading);
  out.text({kGap, 66}, m.subtitle, style(16));
  draw_votes(out, m);
  draw_influence(out, m);
  const Panel state = panel(out, 2, m.treasury_title);
  draw_treasury(out, state, m);
  draw_unrest(out, state, m);
  if (!m.map.empty()) draw_map(out, m, top);
  out << "</svg>\n";
  return out.take();
}

}  // namespace adj::respublica
