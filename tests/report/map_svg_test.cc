// The picture: well-formed, self-contained, the same every time, with all that the model names.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <sstream>

#include "adjudicator/report/map.h"
#include "adjudicator/report/map_canvas.h"
#include "adjudicator/report/map_place.h"
#include "tests/report/map_example.h"

namespace adj {
namespace {

using testing::HasSubstr;
using testing::Not;

const MapGeometry& alea() {
  static const MapGeometry kGeometry = make_geometry(alea_board());
  return kGeometry;
}

// The first fault of an XML text, or nothing. Knows elements, attributes in double quotes and the five
// entities.
std::string xml_fault(const std::string& xml) {
  static const std::regex kTag(R"re(^<(/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(/?)>)re");
  static const std::regex kEntity("&(?!(amp|lt|gt|quot|apos|#\\d+);)");
  if (std::regex_search(xml, kEntity)) return "bad entity";
  std::vector<std::string> open;
  bool any = false;
  for (std::size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1)) {
    const std::size_t end = xml.find('>', at);
    if (end == std::string::npos) return "open tag at the end";
    // Long attributes are cut down before the expression sees them: it recurses on their length.
    std::string tag;
    bool quoted = false;
    for (std::size_t i = at; i <= end; ++i) {
      if (xml[i] == '"') quoted = !quoted;
      if (!quoted || xml[i] == '"' || xml[i] == '<') tag += xml[i];
    }
    std::smatch m;
    if (!std::regex_match(tag, m, kTag)) return "no tag: " + tag.substr(0, 80);
    if (open.empty() && any) return "a second root";
    any = true;
    if (m[1].length() > 0) {
      if (open.empty() || open.back() != m[2]) return "unexpected end of " + m[2].str();
      open.pop_back();
    } else if (m[4].length() == 0) {
      open.push_back(m[2]);
    }
  }
  return open.empty() ? "" : "never ended: " + open.back();
}

int count(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

TEST(XmlFault, FindsFaults) {
  EXPECT_EQ(xml_fault("<a b=\"1\"><c/>x &amp; y</a>"), "");
  EXPECT_NE(xml_fault("<a><b></a></b>"), "");
  EXPECT_NE(xml_fault("<a>"), "");
  EXPECT_NE(xml_fault("<a>&nbsp;</a>"), "");
  EXPECT_NE(xml_fault("<a b=1/>"), "");
  EXPECT_NE(xml_fault("<a/><a/>"), "");
}

TEST(MapSvg, IsWellFormed) {
  EXPECT_EQ(xml_fault(map_svg(alea(), set_up_model())), "");
  EXPECT_EQ(xml_fault(map_svg(alea(), busy_model())), "");
}

TEST(MapSvg, DrawsWithoutAModelAndWithoutABoard) {
  EXPECT_EQ(xml_fault(map_svg(alea(), MapModel())), "");
  const std::string nothing = map_svg(make_geometry(MapBoard()), MapModel());
  EXPECT_EQ(xml_fault(nothing), "");
  EXPECT_THAT(nothing, HasSubstr("<svg xmlns=\"http://www.w3.org/2000/svg\""));
}

TEST(MapSvg, IsTheSameEveryTime) {
  EXPECT_EQ(map_svg(alea(), busy_model()), map_svg(make_geometry(alea_board()), busy_model()));
}

TEST(MapSvg, NeedsNothingFromElsewhere) {
  std::string svg = map_svg(alea(), busy_model());
  EXPECT_EQ(count(svg, "http"), 1);  // the namespace
  for (const char* part :
       {"<script", "<image", "<a ", "@import", "<foreignObject", "<style", "textPath", "<filter"})
    EXPECT_THAT(svg, Not(HasSubstr(part)));
  // Every reference is to an id of the picture.
  const std::regex reference("(?:href=\"#|url\\(#)([\\w-]+)");
  for (std::sregex_iterator it(svg.begin(), svg.end(), reference), end; it != end; ++it)
    EXPECT_THAT(svg, HasSubstr("id=\"" + (*it)[1].str() + "\""));
}

TEST(MapSvg, IdsTakeThePrefix) {
  MapModel m = busy_model();
  m.id_prefix = "turn7";
  const std::string svg = map_svg(alea(), m);
  EXPECT_THAT(svg, HasSubstr("id=\"turn7-land\""));
  EXPECT_THAT(svg, Not(HasSubstr("\"map-")));
  EXPECT_THAT(svg, Not(HasSubstr("#map-")));
}

TEST(MapSvg, ShowsEveryStack) {
  const MapModel m = busy_model();
  const std::string svg = map_svg(alea(), m);
  EXPECT_EQ(count(svg, "data-stack="), static_cast<int>(m.stacks.size()));
  for (const MapStack& s : m.stacks) {
    EXPECT_THAT(svg, HasSubstr("data-stack=\"" + s.place + "\""));
    EXPECT_THAT(svg, HasSubstr(s.strength));
    for (const std::string& leader : s.leaders) EXPECT_THAT(svg, HasSubstr(leader));
  }
  EXPECT_THAT(svg, HasSubstr("<title>besieged</title>"));
}

TEST(MapSvg, ShowsMovesBattlesMarkersBoxesAndHighlights) {
  const MapModel m = busy_model();
  const std::string svg = map_svg(alea(), m);
  EXPECT_THAT(svg, HasSubstr("data-move=\"italia_3 italia_4 italia_6\""));
  EXPECT_THAT(svg, HasSubstr("data-move=\"italia_7 mare_hadriaticum graecia_3\""));
  EXPECT_EQ(count(svg, "data-move="), 5);
  for (const MapBattle& b : m.battles) EXPECT_THAT(svg, HasSubstr("data-battle=\"" + b.place + "\""));
  EXPECT_THAT(svg, HasSubstr("<title>Bagradas</title>"));
  for (const MapMarker& x : m.markers) EXPECT_THAT(svg, HasSubstr("data-marker=\"" + x.place + "\""));
  EXPECT_THAT(svg, HasSubstr(">-44<"));
  EXPECT_THAT(svg, HasSubstr("data-box=\"italia_1\""));
  for (const std::string& id : m.highlights) EXPECT_THAT(svg, HasSubstr("data-highlight=\"" + id + "\""));
}

TEST(MapSvg, ShowsNothingThatTheModelDoesNotName) {
  MapModel m = set_up_model();
  m.boxes.clear();
  m.stacks.clear();
  const std::string svg = map_svg(alea(), m);
  for (const char* part : {"data-stack", "data-move", "data-battle", "data-marker", "data-box",
                           "data-highlight", "Caesar", "Pompeius"})
    EXPECT_THAT(svg, Not(HasSubstr(part)));
}

TEST(MapSvg, CountersLieApart) {
  const std::string svg = map_svg(alea(), busy_model());
  const std::regex card(
      "<rect x=\"([\\d.]+)\" y=\"([\\d.]+)\" width=\"([\\d.]+)\" height=\"([\\d.]+)\" rx=\"[38]\" "
      "fill=\"#fbf6e8\"");
  std::vector<map::Box> boxes;
  for (std::sregex_iterator it(svg.begin(), svg.end(), card), end; it != end; ++it)
    boxes.push_back({std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3]), std::stod((*it)[4])});
  ASSERT_EQ(boxes.size(), busy_model().stacks.size() + 1);
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_EQ(map::overlap(boxes[i], boxes[k]), 0) << i << " " << k;
}

TEST(MapSvg, NamesZonesTownsSeasRegionsAndRivers) {
  const std::string svg = map_svg(alea(), MapModel());
  for (const char* name : {"Aemilia", "Roma", "Massalia", "Pannonii", ">Pontus Euxinus<", ">GALLIA<",
                           ">Rhenus<", ">Danuvius<", ">Tigris<", ">Euphrates<"})
    EXPECT_THAT(svg, HasSubstr(name));
  EXPECT_EQ(count(svg, "data-zone="), 63);
  EXPECT_EQ(count(svg, "data-strait="), 5);
}

TEST(MapSvg, LegendAndTitleAreTheModels) {
  const MapModel m = set_up_model();
  const std::string svg = map_svg(alea(), m);
  for (const std::string& words : {m.title, m.subtitle, m.notes[0], m.notes[1], m.legend_title})
    EXPECT_THAT(svg, HasSubstr(">" + words + "<"));
  for (const MapLegendEntry& entry : m.legend) {
    std::istringstream in(entry.text);
    for (std::string word; in >> word;) EXPECT_THAT(svg, HasSubstr(word)) << entry.text;
  }
  EXPECT_THAT(svg, HasSubstr("<desc>Carte</desc>"));
  EXPECT_THAT(map_svg(alea(), MapModel()), Not(HasSubstr("data-legend")));
}

TEST(MapSvg, EveryLegendSymbolDrawsSomething) {
  MapModel m;
  m.owners = {{"x", "X", "X", "#123456", MapPattern::kCrosses}};
  for (int s = 0; s <= static_cast<int>(MapSymbol::kStar); ++s) {
    m.legend = {{static_cast<MapSymbol>(s), "", "x"}};
    const std::string svg = map_svg(alea(), m);
    const std::string legend = svg.substr(svg.find("data-legend"));
    EXPECT_GE(count(legend, "<path") + count(legend, "<circle") + count(legend, "<rect"), 3 + 3 + 1)
        << s;  // cartouche and frame: 6
    EXPECT_EQ(xml_fault(svg), "") << s;
  }
}

TEST(MapSvg, ControlColoursLandWithAPatternAndALetter) {
  MapModel m;
  m.owners = {{"x", "X", "X", "#aa1122", MapPattern::kStripes}};
  m.control = {{"gallia", "x"}};
  const std::string svg = map_svg(alea(), m);
  const std::string tint = map::mixed("#f6efdc", "#aa1122", 0.34);
  EXPECT_EQ(count(svg, "fill=\"" + tint + "\""), 18);  // nine zones, each with its land and its islands
  EXPECT_EQ(count(svg, "fill=\"url(#map-owner0)\""), 18);
  EXPECT_THAT(svg, HasSubstr(">X</text>"));
  EXPECT_EQ(count(map_svg(alea(), MapModel()), tint), 0);
}

TEST(MapSvg, ASingleZoneMayHaveAnotherMaster) {
  MapModel m;
  m.owners = {{"x", "X", "X", "#aa1122", MapPattern::kPlain}, {"y", "Y", "Y", "#1122aa", MapPattern::kPlain}};
  m.control = {{"italia", "x"}, {"italia_1", "y"}};
  const std::string svg = map_svg(alea(), m);
  EXPECT_EQ(count(svg, "fill=\"" + map::mixed("#f6efdc", "#aa1122", 0.34) + "\""), 12);
  EXPECT_EQ(count(svg, "fill=\"" + map::mixed("#f6efdc", "#1122aa", 0.34) + "\""), 2);
}

TEST(MapSvg, EscapesAllThatComesIn) {
  const std::string evil = "<b>\"&'\x01\xff";
  MapBoard board = alea_board();
  board.zones[0].label = evil;
  board.zones[0].city->name = evil;
  board.seas[0].label = evil;
  MapModel m = busy_model();
  m.title = m.subtitle = m.description = m.legend_title = evil;
  m.notes = {evil};
  m.owners[0].letter = "<";
  m.stacks[0].strength = m.stacks[0].note = evil;
  m.stacks[1].leaders = {evil, evil};
  m.moves[0].note = m.battles[0].note = m.markers[0].note = m.markers[0].text = m.boxes[0].title = evil;
  m.boxes[0].lines = {evil};
  m.legend[0].text = evil;
  const std::string svg = map_svg(make_geometry(board), m);
  EXPECT_EQ(xml_fault(svg), "");
  EXPECT_THAT(svg, Not(HasSubstr("<b>")));
  EXPECT_THAT(svg, HasSubstr("&lt;b&gt;&quot;&amp;' \xEF\xBF\xBD"));
  EXPECT_EQ(svg.find('\xff'), std::string::npos);
}

TEST(MapSvg, RefusesWhatItDoesNotKnow) {
  const auto draw = [](auto change) {
    MapModel m = set_up_model();
    change(m);
    return map_svg(alea(), m);
  };
  EXPECT_THROW(draw([](MapModel& m) { m.stacks[0].place = "nowhere"; }), std::logic_error);
  EXPECT_THROW(draw([](MapModel& m) { m.stacks[0].owner = "nobody"; }), std::logic_error);
  EXPECT_THROW(draw([](MapModel& m) { m.control[0].owner = "nobody"; }), std::logic_error);
  EXPECT_THROW(draw([](MapModel& m) { m.highlights = {"nowhere"}; }), std::logic_error);
  EXPECT_THROW(draw([](MapModel& m) { m.owners[0].colour = "red"; }), std::logic_error);
  EXPECT_THROW(draw([](MapModel& m) { m.owners[0].colour = "#12345z"; }), std::logic_error);
}

TEST(MapCanvas, NumbersHaveOneDecimal) {
  EXPECT_EQ(map::number(3), "3");
  EXPECT_EQ(map::number(-0.26), "-0.3");
  EXPECT_EQ(map::number(12.04), "12");
  EXPECT_EQ(map::path_data({{{0, 0}, {0.5, -0.5}, {3, 2}}}, true), "M0 0l.5-.5 2.5 2.5z");
}

TEST(MapCanvas, InkReadsOnItsColour) {
  EXPECT_EQ(map::ink_on("#000080"), "#ffffff");
  EXPECT_EQ(map::ink_on("#ffff80"), "#2b1d0e");
}

}  // namespace
}  // namespace adj
