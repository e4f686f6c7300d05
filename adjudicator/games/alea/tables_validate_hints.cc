// What the rulebook's text and examples say about the map (map_hints.json): a corrected map must still
// satisfy it.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

namespace {

// --- Looking at the map; all of these are safe for zones that do not exist.
const ZoneInfo* zone(const Tables& t, const char* id) {
  return t.has_zone(ZoneId(id)) ? &t.zone(ZoneId(id)) : nullptr;
}

const Border* border(const Tables& t, ZoneId a, ZoneId b) {
  return t.has_zone(a) && t.has_zone(b) ? t.border(a, b) : nullptr;
}

int cost(const Tables& t, const char* a, const char* b) {  // 0: they do not touch
  const Border* found = border(t, ZoneId(a), ZoneId(b));
  return found ? found->cost : 0;
}

bool port(const Tables& t, const char* id) { return zone(t, id) && zone(t, id)->port; }

bool touch(const Tables& t, const char* a, const char* b) {
  return zone(t, a) && zone(t, b) && t.adjacent(ZoneId(a), ZoneId(b));
}

const std::vector<ZoneId>& homes(const Tables& t, const char* people) {
  static const std::vector<ZoneId> kNone;
  return t.has_people(PeopleId(people)) ? t.people(PeopleId(people)).homes : kNone;
}

// A home of the people that this zone borders, if any.
const Border* border_to_home(const Tables& t, const char* from, const char* people) {
  for (const ZoneId& home : homes(t, people))
    if (const Border* found = border(t, ZoneId(from), home)) return found;
  return nullptr;
}

std::set<RegionId> regions_beside(const Tables& t, const char* people) {
  if (!t.has_people(PeopleId(people))) return {};
  const auto& list = t.people(PeopleId(people)).adjacent_regions;
  return {list.begin(), list.end()};
}

// The zones of one region that touch the other.
std::set<ZoneId> frontier(const Tables& t, const char* region, const char* beside) {
  std::set<ZoneId> zones;
  for (const ZoneInfo& z : t.zones)
    if (z.region == RegionId(region))
      for (const Border& b : z.borders)
        if (t.zone(b.to).region == RegionId(beside)) zones.insert(z.id);
  return zones;
}

// Cheapest way by land, at most `limit`.
bool within(const Tables& t, const char* from, const char* to, int limit) {
  if (!zone(t, from) || !zone(t, to)) return false;
  std::map<ZoneId, int> best{{ZoneId(from), 0}};
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [id, so_far] : std::map(best))
      for (const Border& b : t.zone(id).borders) {
        const int sum = so_far + b.cost;
        if (sum > limit || (best.contains(b.to) && best[b.to] <= sum)) continue;
        best[b.to] = sum;
        changed = true;
      }
  }
  return best.contains(ZoneId(to));
}

std::size_t zones_in(const Tables& t, const char* region) {
  return t.has_region(RegionId(region)) ? t.region(RegionId(region)).zones.size() : 0;
}

bool alias(const Tables& t, const char* id, const char* name) {
  return zone(t, id) && std::ranges::count(zone(t, id)->aliases, name) > 0;
}

// --- The hints that need more than a line
bool massalia_to_cyrenaica(const Tables& t) {
  return port(t, "gallia_8") && touch(t, "gallia_8", "mare_occidentale") &&
         touch(t, "mare_occidentale", "mare_centrale") && touch(t, "mare_centrale", "africa_3") &&
         !port(t, "africa_3");
}

bool way_over_the_alps(const Tables& t) {
  const Border* up = border_to_home(t, "gallia_8", "alpes");
  return up && up->cost == 2 && cost(t, up->to.str().c_str(), "italia_3") == 1 &&
         !touch(t, "gallia_8", "italia_3");
}

bool two_alps(const Tables& t) {
  return homes(t, "alpes").size() == 2 && zone(t, "alpes_n") && zone(t, "alpes_s") &&
         zone(t, "alpes_n")->people == PeopleId("alpes") && zone(t, "alpes_s")->people == PeopleId("alpes") &&
         zone(t, "alpes_n")->lat > zone(t, "alpes_s")->lat;
}

bool peoples_apart(const Tables& t) {
  for (const PeopleInfo& p : t.peoples) {
    const bool apart = p.id == PeopleId("daci") || p.id == PeopleId("armenii") || p.id == kAegyptii;
    if (p.adjacent_regions.empty() != apart) return false;
  }
  return true;
}

bool west_of_egypt(const Tables& t) {
  if (homes(t, "aegyptii").size() != 1) return false;
  const ZoneInfo& egypt = t.zone(homes(t, "aegyptii").front());
  return std::ranges::any_of(egypt.borders, [&](const Border& b) {
    const ZoneInfo& z = t.zone(b.to);
    return !z.people && !z.region && z.lon < egypt.lon;
  });
}

bool across_the_euphrates(const Tables& t) {
  const Border* first = border_to_home(t, "asia_5", "parthi");
  if (!first || first->kind != BorderKind::river || first->cost != 2) return false;
  return std::ranges::any_of(homes(t, "parthi"), [&](ZoneId home) {
    const Border* second = border(t, first->to, home);
    return second && second->cost == 1 && t.zone(home).lon > t.zone(first->to).lon;
  });
}

bool great_rivers(const Tables& t) {
  const std::set<std::string> rivers{"Rhenus", "Danuvius", "Tigris", "Euphrates"};
  for (const ZoneInfo& z : t.zones) {
    if (z.mountain && z.people != PeopleId("alpes")) return false;
    for (const Border& b : z.borders)
      if (b.kind == BorderKind::river && !rivers.contains(b.name)) return false;
  }
  return std::ranges::all_of(homes(t, "alpes"), [&](ZoneId z) { return t.zone(z).mountain; });
}

bool seas(const Tables& t) {
  for (const char* open : {"mare_occidentale", "mare_centrale", "mare_orientale", "pontus_euxinus"})
    if (!zone(t, open) || !zone(t, open)->navigable) return false;
  for (const char* closed : {"oceanus_atlanticus", "fretum_gallicum", "mare_germanicum"})
    if (!zone(t, closed) || zone(t, closed)->navigable) return false;
  return true;
}

bool same_group(const Tables& t, const char* a, const char* b) {
  if (!t.has_people(PeopleId(a)) || !t.has_people(PeopleId(b))) return false;
  return t.people(PeopleId(a)).group == t.people(PeopleId(b)).group;
}

bool german_border_costs_two(const Tables& t) {
  const Border* out = border_to_home(t, "gallia_2", "germani");
  return out && out->kind == BorderKind::river && out->cost == 2 &&
         cost(t, out->to.str().c_str(), "gallia_2") == 2;
}

bool mauri_by_strait(const Tables& t) {
  if (regions_beside(t, "mauri") != std::set{RegionId("hispania")}) return false;
  return std::ranges::any_of(homes(t, "mauri"), [&](ZoneId home) {
    return std::ranges::any_of(t.zone(home).borders, [&](const Border& b) {
      return b.kind == BorderKind::strait && t.zone(b.to).region == RegionId("hispania");
    });
  });
}

struct Hint {
  const char* id;
  const char* file;
  const char* says;
  bool (*holds)(const Tables&);
};

const std::array kHints{
    Hint{"H-01", "land_borders.json", "Crete is Graecia 5, an island",
         [](const Tables& t) { return zone(t, "graecia_5") && zone(t, "graecia_5")->borders.empty(); }},
    Hint{"H-02", "zones.json", "Cyrenaica is Africa 3",
         [](const Tables& t) { return alias(t, "africa_3", "Cyrenaica"); }},
    Hint{"H-05", "land_borders.json", "Gallia 2 borders one of several Germani zones",
         [](const Tables& t) {
           return border_to_home(t, "gallia_2", "germani") && homes(t, "germani").size() > 1;
         }},
    Hint{"H-06", "land_borders.json", "Germani to Gallia 2 costs 2, across the Rhenus",
         german_border_costs_two},
    Hint{"H-07", "land_borders.json", "Gallia 9 to Gallia 8 costs 1",
         [](const Tables& t) { return cost(t, "gallia_9", "gallia_8") == 1; }},
    Hint{"H-08", "land_borders.json", "Gallia 8 to Italia 3 leads over the Alpes, 2 and 1",
         way_over_the_alps},
    Hint{"H-09", "sea_borders.json", "Massalia, two sea zones, Africa 3 without a port",
         massalia_to_cyrenaica},
    Hint{"H-10", "zones.json", "Roma is a city of Italia 1",
         [](const Tables& t) { return zone(t, "italia_1") && zone(t, "italia_1")->city; }},
    Hint{"H-11", "land_borders.json", "only Italia 5 and Graecia 1 lie between Italia and Graecia",
         [](const Tables& t) {
           return frontier(t, "italia", "graecia") == std::set{ZoneId("italia_5")} &&
                  frontier(t, "graecia", "italia") == std::set{ZoneId("graecia_1")};
         }},
    Hint{"H-12", "land_borders.json", "from Italia 1 leaders reach Italia 7",
         [](const Tables& t) { return within(t, "italia_1", "italia_7", 4); }},
    Hint{"H-13", "land_borders.json", "Italia 4 is within reach of Rome",
         [](const Tables& t) { return within(t, "italia_4", "italia_1", 3); }},
    Hint{"H-14", "land_borders.json", "Italia 3 lies at the Alpes",
         [](const Tables& t) { return border_to_home(t, "italia_3", "alpes") != nullptr; }},
    Hint{"H-15", "zones.json", "Italia 7 and Gallia 8 have ports",
         [](const Tables& t) { return port(t, "italia_7") && port(t, "gallia_8"); }},
    Hint{"H-16", "zones.json", "two Alpes zones, alpes_n further north", two_alps},
    Hint{"H-17", "zones.json", "Italia 2, Italia 6 and Gallia 8 exist",
         [](const Tables& t) { return zone(t, "italia_2") && zone(t, "italia_6") && zone(t, "gallia_8"); }},
    Hint{"H-18", "land_borders.json", "only Daci, Armenii and Aegyptii touch no region", peoples_apart},
    Hint{"H-19", "land_borders.json", "west of the one Aegyptii zone lies a zone without a people",
         west_of_egypt},
    Hint{"H-20", "land_borders.json", "Graecia 2 borders one of several Thracia zones",
         [](const Tables& t) {
           return border_to_home(t, "graecia_2", "thracia") && homes(t, "thracia").size() > 1;
         }},
    Hint{"H-21", "zones.json", "Syria 1 and Syria 5 are names of Asia 1 and Asia 5",
         [](const Tables& t) { return alias(t, "asia_1", "Syria 1") && alias(t, "asia_5", "Syria 5"); }},
    Hint{"H-22", "land_borders.json",
         "Asia 5 to Parthi across the Euphrates, a further Parthi zone to the east", across_the_euphrates},
    Hint{"H-24", "land_borders.json", "Pontici, Armenii, Cappadocii, one PM each",
         [](const Tables& t) {
           return cost(t, "pontici", "armenii") == 1 && cost(t, "armenii", "cappadocii") == 1;
         }},
    Hint{"H-25", "land_borders.json", "Cappadocii to Asia 5 costs 1",
         [](const Tables& t) { return cost(t, "cappadocii", "asia_5") == 1; }},
    Hint{"H-26", "land_borders.json", "Mauri touch Hispania by the strait, and no other region",
         mauri_by_strait},
    Hint{"H-27", "land_borders.json", "Germani touch Gallia, not Italia; Alpes touch both",
         [](const Tables& t) {
           return regions_beside(t, "germani") == std::set{RegionId("gallia")} &&
                  regions_beside(t, "alpes") == std::set{RegionId("gallia"), kItalia};
         }},
    Hint{"H-28", "land_borders.json", "Germani border the one Pannonii zone",
         [](const Tables& t) {
           return homes(t, "pannonii").size() == 1 &&
                  border_to_home(t, homes(t, "pannonii").front().str().c_str(), "germani");
         }},
    Hint{"H-29", "zones.json", "Alexandria is in Aegyptii",
         [](const Tables& t) { return alias(t, "aegyptii", "Alexandria") && port(t, "aegyptii"); }},
    Hint{"H-30", "zones.json", "the highest zone numbers of the text exist",
         [](const Tables& t) {
           return zones_in(t, "italia") >= 7 && zones_in(t, "asia") >= 5 && zones_in(t, "gallia") >= 9 &&
                  zones_in(t, "africa") >= 3 && zones_in(t, "graecia") >= 5 && zones_in(t, "hispania") >= 4;
         }},
    Hint{"H-31", "land_borders.json", "four great rivers; the Alpes are the only mountains", great_rivers},
    Hint{"H-32", "sea_zones.json", "the seas of 3.4.2, open and forbidden", seas},
    Hint{"H-36", "units_non_roman.json", "Germani have three units",
         [](const Tables& t) {
           return t.has_people(PeopleId("germani")) && t.people(PeopleId("germani")).units.size() == 3;
         }},
    Hint{"H-37", "peoples.json", "Pannonii and Germani may stack, Parthi and Aegyptii may not",
         [](const Tables& t) {
           return same_group(t, "pannonii", "germani") && !same_group(t, "parthi", "aegyptii");
         }},
    Hint{"H-38", "zones.json", "Sicilia has several zones",
         [](const Tables& t) { return zones_in(t, "sicilia") > 1; }},
    Hint{"H-39", "land_borders.json", "from the northern Alpes a leader reaches Graecia 1",
         [](const Tables& t) { return within(t, "alpes_n", "graecia_1", 4); }},
};

}  // namespace

void validate_hints(const Tables& t) {
  for (const Hint& hint : kHints)
    if (!hint.holds(t))
      throw DataError(std::string(hint.file) + ": map hint " + hint.id + " does not hold: " + hint.says);
}

}  // namespace adj::alea
