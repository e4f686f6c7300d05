// The map: regions.json, zones.json, sea_zones.json, land_borders.json, sea_borders.json.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

// AIE-TR.a, AIE-3.1.1b  The order of the file is the order of adjustments.
void TablesLoader::load_regions() {
  for (const DataPlace& at : file("regions.json").at("regions").items()) {
    RegionInfo r;
    r.id = at.at("id").id<RegionId>();
    r.name = at.at("name").text();
    r.order = static_cast<int>(t_.regions.size());
    if (at.at("order").number() != r.order + 1)
      at.at("order").fail("regions stand in the order of adjustments, from 1");
    r.garrison = at.at("garrison_legions").count();
    const DataPlace recruit = at.at("recruit");
    r.recruit = {recruit.at("legio").count(), recruit.at("auxilia").count(), recruit.at("equites").count(),
                 recruit.at("naves").count()};
    r.zones_for_control = at.at("zones_for_control").count();
    r.cities_for_control = at.at("cities_for_control").count();
    r.control_points = at.at("control_points").count();
    if (const auto die = at.maybe("event11_d6")) r.event11_die = die->number();
    add(t_.regions, t_.region_index_, std::move(r), at);
  }
  const DataPlace roma = file("regions.json").at("roma");
  if (roma.at("zone").text() != kRomaZone.view()) roma.at("zone").fail("Roma lies in " + kRomaZone.str());
  t_.constants.roma_control_points = roma.at("control_points").count();
}

namespace {

std::optional<Site> read_site(const DataPlace& zone, const char* key) {
  zone.at(key);  // must be said, even if it is null
  const auto at = zone.maybe(key);
  if (!at) return std::nullopt;
  Site site{at->at("name").text(), at->at("lon").degrees(), at->at("lat").degrees(), false};
  if (const auto capital = at->maybe("capital")) site.capital = capital->flag();
  return site;
}

void read_names(const DataPlace& at, ZoneInfo& z) {
  z.name_la = at.at("name_la").text();
  z.name_en = at.at("name_en").text();
  z.name_fr = at.at("name_fr").text();
  for (const DataPlace& alias : at.at("aliases").items()) z.aliases.push_back(alias.text());
  z.lon = at.at("lon").degrees();
  z.lat = at.at("lat").degrees();
}

}  // namespace

ZoneInfo TablesLoader::read_zone(const DataPlace& at) {
  ZoneInfo z;
  z.id = at.at("id").id<ZoneId>();
  z.label = at.at("label").text();
  read_names(at, z);
  if (const auto r = at.maybe("region")) z.region = region(*r);
  if (const auto p = at.maybe("people")) z.people = people(*p);
  z.inside_republic = at.at("inside_republic").flag();
  if (z.inside_republic != z.region.has_value())
    at.at("inside_republic").fail("a zone is inside the Republic when it belongs to a region");
  if (z.region && z.people) at.at("people").fail("a zone of a region is nobody's home");
  const std::string kind = z.region ? "region_zone" : z.people ? "people_zone" : "unnamed_zone";
  if (at.at("kind").text() != kind) at.at("kind").fail("expected '" + kind + "'");
  z.mountain = at.at("mountain").flag();
  z.city = read_site(at, "city");
  z.port = read_site(at, "port");
  z.order = static_cast<int>(t_.zones.size());
  return z;
}

void TablesLoader::load_zones() {
  for (const DataPlace& at : file("zones.json").at("zones").items()) {
    ZoneInfo z = read_zone(at);
    if (z.region) {
      RegionInfo& r = t_.regions[static_cast<std::size_t>(t_.region(*z.region).order)];
      r.zones.push_back(z.id);
      if (at.at("number").number() != static_cast<int>(r.zones.size()))
        at.at("number").fail("the zones of a region are numbered from 1 in the order of the file");
    }
    add(t_.zones, t_.zone_index_, std::move(z), at);
  }
}

void TablesLoader::load_sea_zones() {
  for (const DataPlace& at : file("sea_zones.json").at("sea_zones").items()) {
    ZoneInfo z;
    z.id = at.at("id").id<ZoneId>();
    z.label = at.at("name_la").text();
    read_names(at, z);
    z.sea = true;
    z.navigable = at.at("navigable").flag();
    z.order = static_cast<int>(t_.zones.size());
    add(t_.zones, t_.zone_index_, std::move(z), at);
  }
}

// AIE-7.2b–e  1, +1 across a great river or strait, +1 into the mountains.
void TablesLoader::load_land_borders() {
  for (const DataPlace& at : file("land_borders.json").at("borders").items()) {
    const ZoneId a = land(at.at("a")), b = land(at.at("b"));
    if (a == b) at.at("b").fail("a zone does not border itself");
    if (t_.border(a, b)) at.fail("the border " + a.str() + " – " + b.str() + " occurs twice");
    const BorderKind kind = at.at("kind").named<BorderKind>();
    const auto name = at.maybe("name");
    if ((kind == BorderKind::land) == name.has_value())
      at.fail("rivers and straits have a name, plain borders have none");
    const int base = kind == BorderKind::land ? 1 : 2;
    for (const auto& [from, to, key] : {std::tuple{a, b, "cost_a_to_b"}, std::tuple{b, a, "cost_b_to_a"}}) {
      const int cost = base + (zone_info(to).mountain ? 1 : 0);
      if (at.at(key).number() != cost) at.at(key).fail("kind and mountains make it " + std::to_string(cost));
      zone_info(from).borders.push_back({to, kind, cost, name ? name->text() : ""});
    }
  }
}

// AIE-3.4.2e  Sea to sea 1; coast 1, or 0 with a port.
void TablesLoader::load_sea_borders() {
  const DataPlace root = file("sea_borders.json");
  for (const DataPlace& at : root.at("sea_links").items()) {
    const ZoneId a = sea(at.at("a")), b = sea(at.at("b"));
    if (a == b) at.at("b").fail("a sea zone does not border itself");
    if (t_.adjacent(a, b)) at.fail("the link " + a.str() + " – " + b.str() + " occurs twice");
    if (at.at("cost").number() != 1) at.at("cost").fail("sea to sea costs 1");
    zone_info(a).sea_links.push_back(b);
    zone_info(b).sea_links.push_back(a);
  }
  for (const DataPlace& at : root.at("coast_links").items()) {
    const ZoneId l = land(at.at("land")), s = sea(at.at("sea"));
    if (t_.adjacent(l, s)) at.fail("the link " + l.str() + " – " + s.str() + " occurs twice");
    const int cost = zone_info(l).port ? 0 : 1;
    if (at.at("cost").number() != cost)
      at.at("cost").fail("with this zone's port it is " + std::to_string(cost));
    if (at.at("navigable").flag() != zone_info(s).navigable)
      at.at("navigable").fail("differs from the sea zone");
    zone_info(l).seas.push_back(s);
    zone_info(s).coast.push_back(l);
  }
}

namespace {

std::set<ZoneId> as_set(const DataPlace& list) {
  std::set<ZoneId> ids;
  for (const DataPlace& item : list.items())
    if (!ids.insert(item.id<ZoneId>()).second) item.fail("occurs twice");
  return ids;
}

void compare(const DataPlace& list, const std::set<ZoneId>& links, const char* where) {
  const std::set<ZoneId> said = as_set(list);
  for (const ZoneId& id : said)
    if (!links.contains(id)) list.fail("'" + id.str() + "' is no such link in " + where);
  for (const ZoneId& id : links)
    if (!said.contains(id)) list.fail("'" + id.str() + "' is missing, a link in " + where);
}

std::set<ZoneId> set_of(const std::vector<ZoneId>& list) { return {list.begin(), list.end()}; }

}  // namespace

// AIE-3.7.3b, H-04  What regions.json says of its zones; the thresholds can be met: a strict majority of the
// zones, half of the cities rounded up.
void TablesLoader::check_regions() {
  const DataPlace root = file("regions.json");
  int points = t_.constants.roma_control_points;
  for (const DataPlace& at : root.at("regions").items()) {
    const RegionInfo& r = t_.region(at.at("id").id<RegionId>());
    const int zones = static_cast<int>(r.zones.size());
    const int cities = static_cast<int>(
        std::ranges::count_if(r.zones, [&](ZoneId z) { return t_.zone(z).city.has_value(); }));
    if (at.at("zones_total").number() != zones)
      at.at("zones_total").fail("zones.json has " + std::to_string(zones));
    if (at.at("cities_total").number() != cities)
      at.at("cities_total").fail("zones.json has " + std::to_string(cities));
    if (r.zones_for_control != zones / 2 + 1)
      at.at("zones_for_control").fail("is not the majority of the zones");
    if (r.cities_for_control != (cities + 1) / 2 || cities == 0)
      at.at("cities_for_control").fail("is not half of the cities, rounded up");
    points += r.control_points;
  }
  if (root.at("control_points_total").number() != points)
    root.at("control_points_total").fail("the sum is " + std::to_string(points));
}

// The zones' own lists say the same as the borders; afterwards the zone's order of seas and coasts counts.
void TablesLoader::check_map_lists() {
  for (const DataPlace& at : file("zones.json").at("zones").items()) {
    ZoneInfo& z = zone_info(at.at("id").id<ZoneId>());
    std::set<ZoneId> neighbours;
    for (const Border& b : z.borders) neighbours.insert(b.to);
    compare(at.at("neighbors"), neighbours, "land_borders.json");
    compare(at.at("seas"), set_of(z.seas), "sea_borders.json");
    if (at.at("coastal").flag() != z.coastal()) at.at("coastal").fail("differs from sea_borders.json");
    z.seas.clear();
    for (const DataPlace& s : at.at("seas").items()) z.seas.push_back(s.id<ZoneId>());
  }
  for (const DataPlace& at : file("sea_zones.json").at("sea_zones").items()) {
    ZoneInfo& z = zone_info(at.at("id").id<ZoneId>());
    compare(at.at("neighbors"), set_of(z.sea_links), "sea_borders.json");
    compare(at.at("coast"), set_of(z.coast), "sea_borders.json");
    z.coast.clear();
    for (const DataPlace& l : at.at("coast").items()) z.coast.push_back(l.id<ZoneId>());
  }
}

}  // namespace adj::alea
