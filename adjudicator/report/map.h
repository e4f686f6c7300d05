#pragma once
// The map of a report: a board (where zones, seas, rivers and coasts lie) becomes a geometry once, and a
// geometry with what one reader may see becomes a picture. Nothing here knows a rule or a language: texts
// come in through the model, owners are keys with a colour, a letter and a pattern.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/json.h"

namespace adj {

// ---- the board: what never changes during a game
// -------------------------------------------------------------

struct LonLat {
  double lon = 0;
  double lat = 0;
  friend bool operator==(const LonLat&, const LonLat&) = default;
};

struct MapTown {
  std::string name;
  LonLat at;
  bool capital = false;
};

struct MapZone {
  std::string id;
  std::string number;  // its mark inside the group, "4"; may be empty
  std::string label;   // "Aemilia"
  std::string group;   // the region or people it belongs to; empty: none
  LonLat centre;
  bool outside = false;  // not in a region that can be controlled
  bool mountain = false;
  std::optional<MapTown> city;
  std::optional<MapTown> port;
  std::vector<LonLat>
      shape;  // further points that belong to the zone; its area is what is nearest to its points
};

struct MapSea {
  std::string id;
  std::string label;
  LonLat centre;
  bool closed = false;  // no ship of the game may enter
  std::vector<LonLat> shape;
  std::optional<LonLat> label_at;
  double label_width = 118;  // before its name goes on a second line
  double label_angle = 0;
};

enum class MapBorderKind { kLand, kRiver, kStrait };

struct MapBorder {
  std::string a;
  std::string b;
  MapBorderKind kind = MapBorderKind::kLand;
  std::string name;  // of the river or strait
};

// A region (or people) whose name is written large across its zones.
struct MapGroup {
  std::string key;
  std::string label;
  LonLat label_at;
  double label_angle = 0;
  double label_size = 20;
};

struct MapRiver {
  std::string name;
  bool great = false;  // a border in play; the others are decoration
  std::vector<LonLat> line;
};

// The window on the world. Scale is largest at the focus and falls off gently, so that crowded middles get
// room.
struct MapFrame {
  double west = -11.2;
  double east = 49.6;
  double south = 27.4;
  double north = 54.3;
  LonLat focus = {14.5, 41.3};
  double gain = 0.7;      // how much larger than at the rim
  double spread = 8.5;    // in degrees of longitude
  double width = 1450;    // of the picture, in its own units
  double stretch = 1.27;  // a degree of latitude against one of longitude
};

struct MapBoard {
  MapFrame frame;
  std::vector<std::vector<LonLat>> land;         // rings
  std::vector<std::vector<LonLat>> inland_seas;  // rings inside them
  std::vector<MapRiver> rivers;
  std::vector<MapZone> zones;
  std::vector<MapSea> seas;
  std::vector<MapBorder> borders;
  std::vector<MapGroup> groups;
  std::vector<LonLat> empty_land;   // points of land outside the game
  std::vector<LonLat> empty_water;  // points of water outside the game
};

// The Mediterranean coast and its rivers, without zones.
MapBoard mediterranean();
// Adds zones, seas and borders from a game's data files, in the layout {"zones": [...]}, {"sea_zones":
// [...]},
// {"borders": [...]}, {"regions": [...]}.
void add_zones(MapBoard& board, const Json& zones, const Json& sea_zones, const Json& borders,
               const Json& regions);
// Adds the shapes kept under report/geography/<name>.json. DataError when there are none.
void add_shapes(MapBoard& board, std::string_view name);

// ---- the geometry: computed once from a board
// ----------------------------------------------------------------

struct MapPoint {
  double x = 0;
  double y = 0;
  friend bool operator==(const MapPoint&, const MapPoint&) = default;
};
using MapLine = std::vector<MapPoint>;

constexpr int kNoZone = -1;  // land or water outside the game
constexpr int kShared = -2;  // a body of land that several zones share
constexpr int kWater = -3;

// A piece of land with water around it.
struct MapBody {
  MapLine ring;
  int zone = kNoZone;  // the zone that has all of it, or kNoZone, or kShared
};

struct MapArea {
  std::vector<MapLine> loops;  // its outline, going on into the water (or for a sea, under the land)
  bool island = false;         // the loop is the coast of an island that is all its own
  double size = 0;             // square units of its land; 0 for seas
  MapPoint centre;
};

enum class MapEdgeKind { kLand, kRegion, kRiver, kRim, kBarred };

// A stretch of the line between two zones. kBarred: they touch on the map and are no neighbours.
struct MapEdge {
  int a = kNoZone;
  int b = kNoZone;
  MapEdgeKind kind = MapEdgeKind::kLand;
  std::vector<MapLine> lines;  // on land only
  double length = 0;
};

// Neighbours that do not touch on the map: a strait with its crossing, or a link.
struct MapCrossing {
  int a = kNoZone;
  int b = kNoZone;
  bool strait = false;
  std::string name;
  MapPoint from;
  MapPoint to;
};

struct MapGeometry {
  MapBoard board;
  double width = 0;
  double height = 0;
  std::vector<MapBody> bodies;  // large ones first
  std::vector<MapLine> inland_seas;
  std::vector<MapArea> zones;   // as board.zones
  std::vector<MapArea> seas;    // as board.seas
  std::vector<MapArea> groups;  // as board.groups: outlines of their zones together
  std::vector<MapEdge> edges;
  std::vector<MapCrossing> crossings;
  std::vector<MapEdge> sea_edges;
  std::vector<MapLine> rivers;  // as board.rivers

  // What lies where, in squares of kSquare units, row by row: a zone, kNoZone or kWater. For placing names.
  static constexpr double kSquare = 4;
  std::vector<int> squares;
  int columns = 0;
};

MapGeometry make_geometry(MapBoard board);

MapPoint project(const MapFrame& frame, LonLat at);
double frame_height(const MapFrame& frame);
// The zone whose land this is; kNoZone on water and outside the game.
int zone_at(const MapGeometry& geometry, MapPoint at);
// The same to within a few units, at once; kWater on water.
int ground_near(const MapGeometry& geometry, MapPoint at);

// ---- the model: what one reader sees in one report
// -----------------------------------------------------------

enum class MapPattern { kPlain, kStripes, kBackStripes, kDots, kCrosses };

struct MapOwner {
  std::string key;
  std::string name;
  std::string letter;  // one or two characters, for readers who cannot go by colour
  std::string colour;  // "#rrggbb"
  MapPattern pattern = MapPattern::kPlain;
};

struct MapControl {
  std::string group;  // or the id of a single zone
  std::string owner;
};

enum class MapStackStyle { kArmy, kPeople };

struct MapStack {
  std::string place;  // zone or sea
  std::string owner;  // empty: nobody's colour
  MapStackStyle style = MapStackStyle::kArmy;
  std::string strength;  // "5L 1E 1A · 25"; may be empty (leaders alone)
  std::vector<std::string> leaders;
  int ships = 0;
  int weakened = 0;
  std::string note;  // shown when the pointer rests on it
};

struct MapMove {
  std::string owner;
  std::vector<std::string> path;  // zones and seas, from first to last
  bool by_sea = false;
  std::string note;
};

struct MapBattle {
  std::string place;
  std::string winner;  // owner's key; empty: undecided
  std::string note;
};

enum class MapSign { kPlague, kIntrigue, kTruce, kAllegiance, kWar, kStar };

struct MapMarker {
  std::string place;
  MapSign sign = MapSign::kStar;
  std::string text;   // short, beside the sign; may be empty
  std::string owner;  // may be empty
  std::string note;
};

// A box printed beside a zone, such as the one for the capital.
struct MapBox {
  std::string place;
  std::string title;
  std::string owner;
  std::vector<std::string> lines;
};

enum class MapSymbol {
  kOwner,
  kZoneNumber,
  kBorder,
  kRegionBorder,
  kRiver,
  kStrait,
  kLink,
  kBarred,
  kMountain,
  kCity,
  kCapital,
  kPort,
  kClosedSea,
  kArmy,
  kPeople,
  kShip,
  kWeakened,
  kMove,
  kSeaMove,
  kBattle,
  kHighlight,
  kPlague,
  kIntrigue,
  kTruce,
  kAllegiance,
  kWar,
  kStar
};

struct MapLegendEntry {
  MapSymbol symbol = MapSymbol::kOwner;
  std::string text;
  std::string owner;  // for kOwner, and to colour the others
};

struct MapModel {
  std::string title;               // "Alea Iacta Est"
  std::string subtitle;            // "49 BC, turn 1"
  std::vector<std::string> notes;  // further lines of the title block
  std::string description;         // for those who cannot see the picture
  std::vector<MapOwner> owners;
  std::vector<MapControl> control;
  std::vector<MapStack> stacks;
  std::vector<MapMove> moves;
  std::vector<MapBattle> battles;
  std::vector<MapMarker> markers;
  std::vector<MapBox> boxes;
  std::vector<std::string> highlights;  // zones (or seas) the reader must decide about
  std::string legend_title;
  std::vector<MapLegendEntry> legend;
  std::string id_prefix = "map";  // of the ids inside, for pages that show several maps
};

// A self-contained SVG: no scripts, links, images or fonts from elsewhere; the same bytes for the same
// arguments. Names of places and owners that the geometry or the model does not have are an error of ours:
// std::logic_error.
std::string map_svg(const MapGeometry& geometry, const MapModel& model);

}  // namespace adj
