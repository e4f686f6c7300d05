// Boards from data: the coast that comes with the program, a game's zones, the shapes drawn for them.

#include <algorithm>
#include <span>

#include "adjudicator/core/embedded.h"
#include "adjudicator/report/map.h"

namespace adj::embedded {
std::span<const File> geography();
}

namespace adj {
namespace {

Json geography_file(std::string_view name) {
  for (const embedded::File& file : embedded::geography())
    if (file.name == name) return Json::parse(file.text);
  throw DataError("geography: no file " + std::string(name));
}

LonLat point(const Json& pair) {
  const auto& values = pair.as_array();
  if (values.size() != 2) throw DataError("geography: expected [longitude, latitude]");
  return {values[0].as_double(), values[1].as_double()};
}

std::vector<LonLat> line(const Json& points) {
  std::vector<LonLat> result;
  for (const Json& p : points.as_array()) result.push_back(point(p));
  return result;
}

LonLat place(const Json& object) { return {object.at("lon").as_double(), object.at("lat").as_double()}; }

std::string text_or_empty(const Json& object, std::string_view key) {
  const Json* value = object.find(key);
  return value == nullptr || value->is_null() ? std::string() : value->as_string();
}

std::optional<MapTown> town(const Json& zone, std::string_view key) {
  const Json* t = zone.find(key);
  if (t == nullptr || t->is_null()) return std::nullopt;
  const Json* capital = t->find("capital");
  return MapTown{t->at("name").as_string(), place(*t), capital != nullptr && capital->as_bool()};
}

MapZone zone_of(const Json& j) {
  MapZone z;
  z.id = j.at("id").as_string();
  const Json* number = j.find("number");
  if (number != nullptr && number->is_int()) z.number = std::to_string(number->as_int());
  z.label = j.at("name_la").as_string();
  z.group = text_or_empty(j, "region");
  z.outside = z.group.empty();
  if (z.outside) z.group = text_or_empty(j, "people");
  if (z.group.empty()) z.group = z.id;
  z.centre = place(j);
  z.mountain = j.at("mountain").as_bool();
  z.city = town(j, "city");
  z.port = town(j, "port");
  return z;
}

MapBorderKind border_kind(const std::string& word) {
  if (word == "land") return MapBorderKind::kLand;
  if (word == "river") return MapBorderKind::kRiver;
  if (word == "strait") return MapBorderKind::kStrait;
  throw DataError("border: unknown kind " + word);
}

template <class List, class Key>
auto& named(List& list, Key member, const std::string& id, const char* what) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& x) { return x.*member == id; });
  if (found == list.end()) throw DataError(std::string("shapes: no ") + what + " " + id);
  return *found;
}

}  // namespace

MapBoard mediterranean() {
  MapBoard board;
  const Json coast = geography_file("mediterranean_land.json");
  for (const Json& ring : coast.at("land").as_array()) board.land.push_back(line(ring));
  for (const Json& ring : coast.at("inland_seas").as_array()) board.inland_seas.push_back(line(ring));
  const Json rivers = geography_file("rivers.json");
  for (const Json& r : rivers.at("rivers").as_array())
    board.rivers.push_back({r.at("name").as_string(), r.at("great").as_bool(), line(r.at("line"))});
  return board;
}

void add_zones(MapBoard& board, const Json& zones, const Json& sea_zones, const Json& borders,
               const Json& regions) {
  for (const Json& z : zones.at("zones").as_array()) board.zones.push_back(zone_of(z));
  for (const Json& s : sea_zones.at("sea_zones").as_array()) {
    MapSea sea;
    sea.id = s.at("id").as_string();
    sea.label = s.at("name_la").as_string();
    sea.centre = place(s);
    sea.closed = !s.at("navigable").as_bool();
    board.seas.push_back(sea);
  }
  for (const Json& b : borders.at("borders").as_array())
    board.borders.push_back({b.at("a").as_string(), b.at("b").as_string(),
                             border_kind(b.at("kind").as_string()), text_or_empty(b, "name")});
  for (const Json& r : regions.at("regions").as_array()) {
    MapGroup group;
    group.key = r.at("id").as_string();
    group.label = r.at("name").as_string();
    for (const MapZone& z : board.zones)
      if (z.group == group.key) group.label_at = z.centre;
    board.groups.push_back(group);
  }
}

void add_shapes(MapBoard& board, std::string_view name) {
  const Json shapes = geography_file(std::string(name) + ".json");
  for (const auto& [id, points] : shapes.at("zones").as_object())
    named(board.zones, &MapZone::id, id, "zone").shape = line(points);
  for (const auto& [id, sea] : shapes.at("seas").as_object()) {
    MapSea& s = named(board.seas, &MapSea::id, id, "sea");
    s.shape = line(sea.at("shape"));
    s.label_at = point(sea.at("label_at"));
    s.label_angle = sea.at("label_angle").as_double();
    if (const Json* width = sea.find("label_width")) s.label_width = width->as_double();
  }
  for (const auto& [key, group] : shapes.at("groups").as_object()) {
    MapGroup& g = named(board.groups, &MapGroup::key, key, "group");
    g.label_at = point(group.at("label_at"));
    g.label_angle = group.at("label_angle").as_double();
    g.label_size = group.at("label_size").as_double();
    g.label = group.at("label").as_string();
  }
  board.empty_land = line(shapes.at("empty_land"));
  board.empty_water = line(shapes.at("empty_water"));
}

}  // namespace adj
