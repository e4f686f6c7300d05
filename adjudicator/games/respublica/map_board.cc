// The board of the map: provinces and the places of wars on the coast of the Mediterranean
// (report/geography/respublica_shapes.json).

#include <map>
#include <memory>
#include <mutex>

#include "adjudicator/games/respublica/report_map.h"

namespace adj::respublica {

namespace {

struct Land {
  const char* id;
  const char* name_en;
  const char* name_fr;
  LonLat centre;
};

// Lands that are no province of the game but see wars.
constexpr Land kLands[] = {
    {kItaly, "Italia", "Italie", {12.7, 41.7}},          {"numidia", "Numidia", "Numidie", {6.4, 35.4}},
    {"aegyptus", "Aegyptus", "Égypte", {30.8, 29.8}},    {"parthia", "Parthia", "Parthie", {40.4, 36.2}},
    {"pontus", "Pontus", "Pont", {36.3, 40.8}},          {"germania", "Germania", "Germanie", {11.6, 49.3}},
    {"britannia", "Britannia", "Bretagne", {-1.2, 52.2}}};

constexpr std::pair<const char*, LonLat> kCentres[] = {{"sicilia", {14.2, 37.5}},
                                                       {"sardinia_corsica", {9.0, 40.0}},
                                                       {"hispania_citerior", {-1.6, 41.2}},
                                                       {"hispania_ulterior", {-6.0, 38.4}},
                                                       {"illyricum", {17.4, 43.8}},
                                                       {"gallia_cisalpina", {9.8, 45.1}},
                                                       {"macedonia", {22.2, 40.9}},
                                                       {"africa", {9.7, 35.8}},
                                                       {"gallia_narbonensis", {4.6, 43.9}},
                                                       {"cilicia_cyprus", {32.8, 37.0}},
                                                       {"asia", {28.2, 38.4}},
                                                       {"syria", {36.9, 35.2}},
                                                       {"bithynia", {30.6, 40.6}},
                                                       {"gallia_transalpina", {2.6, 47.4}},
                                                       {"creta_cyrenaica", {21.8, 31.7}}};

MapZone area(const std::string& id, const std::string& name, LonLat centre, bool outside) {
  MapZone zone;
  zone.id = id;
  zone.label = name;
  zone.group = id;
  zone.centre = centre;
  zone.outside = outside;
  return zone;
}

LonLat centre_of(const ProvinceInfo& info) {
  for (const auto& [id, centre] : kCentres)
    if (info.id.view() == id) return centre;
  throw DataError("map: no place for the province " + info.id.str());
}

MapBoard bare_board(const Tables& tables, Language language) {
  const bool french = language == Language::fr;
  MapBoard board = mediterranean();
  for (const ProvinceInfo& info : tables.provinces)
    board.zones.push_back(area(info.id.str(), info.name.in(language), centre_of(info), false));
  for (const Land& land : kLands)
    board.zones.push_back(area(land.id, french ? land.name_fr : land.name_en, land.centre, true));
  for (MapZone& zone : board.zones)
    if (zone.id == kItaly) zone.city = MapTown{french ? "Rome" : "Roma", {12.48, 41.9}, true};
  add_shapes(board, "respublica_shapes");
  return board;
}

// Whatever touches is a neighbour: nobody marches from province to province in this game.
MapGeometry geometry_of(const Tables& tables, Language language) {
  MapBoard board = bare_board(tables, language);
  const MapGeometry first = make_geometry(board);
  for (const MapEdge& edge : first.edges)
    if (edge.a >= 0 && edge.b >= 0)
      board.borders.push_back({board.zones[static_cast<std::size_t>(edge.a)].id,
                               board.zones[static_cast<std::size_t>(edge.b)].id, MapBorderKind::kLand, ""});
  return make_geometry(std::move(board));
}

}  // namespace

const MapGeometry& map_geometry(const Tables& tables, Language language) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, Language>, std::unique_ptr<const MapGeometry>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const MapGeometry>& geometry = kept[{tables.digest, language}];
  if (!geometry) geometry = std::make_unique<const MapGeometry>(geometry_of(tables, language));
  return *geometry;
}

std::string place_of_war(WarId war) {
  static const std::map<std::string_view, std::string_view> kPlaces{
      {"1st_punic", "africa"},
      {"2nd_punic", "africa"},
      {"3rd_punic", "africa"},
      {"1st_illyrian", "illyricum"},
      {"2nd_illyrian", "illyricum"},
      {"1st_gallic", "gallia_cisalpina"},
      {"2nd_gallic", "gallia_transalpina"},
      {"3rd_gallic", "gallia_transalpina"},
      {"1st_macedonian", "macedonia"},
      {"2nd_macedonian", "macedonia"},
      {"3rd_macedonian", "macedonia"},
      {"4th_macedonian", "macedonia"},
      {"syrian", "syria"},
      {"jugurthine", "numidia"},
      {"germanic_migrations", "gallia_narbonensis"},
      {"1st_cilician_pirates", "cilicia_cyprus"},
      {"2nd_cilician_pirates", "cilicia_cyprus"},
      {"lusitanian", "hispania_ulterior"},
      {"numantine", "hispania_citerior"},
      {"1st_sicilian_slave", "sicilia"},
      {"2nd_sicilian_slave", "sicilia"},
      {"1st_mithridatic", "pontus"},
      {"2nd_mithridatic", "pontus"},
      {"3rd_mithridatic", "pontus"},
      {"parthian", "parthia"},
      {"alexandrine", "aegyptus"},
      {"social", kItaly},
      {"germania", "germania"},
      {"britannia", "britannia"},
      {"sertorian", "hispania_citerior"},
      {"gladiator", kItaly}};
  if (const auto at = kPlaces.find(war.view()); at != kPlaces.end()) return std::string(at->second);
  for (const auto& [id, centre] : kCentres)
    if (war == revolt_of(ProvinceId(id)) || war == rebel_province(ProvinceId(id))) return id;
  return kItaly;  // the civil war
}

}  // namespace adj::respublica
