// Leaders, units and peoples: what the rules take for granted about them.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

namespace {

std::string in_file(const char* file, const char* list, int index) {
  return std::string(file) + ": $." + list + "[" + std::to_string(index) + "]";
}

// --- Roman leaders
constexpr std::array kAssassins{kMBrutus, kDBrutus, kCassius, kTrebonius};
constexpr std::array kOnlyCaesarian{kCaesar, kOctavianus};
constexpr std::array kOnlyRepublican{kPompeius, kGPompeius, kSPompeius};
// AIE-3.5.2d, 3.5.3n, S5.g  Others whom a rule names.
constexpr std::array kNamed{kMAntonius,         kDolabella,          LeaderId("pollio"),
                            LeaderId("bassus"), LeaderId("plancus"), LeaderId("salvidienus")};

template <class List>
bool among(const List& list, LeaderId id) {
  return std::ranges::count(list, id) > 0;
}

void check_roman_leaders(const Tables& t) {
  const auto romans = std::ranges::count_if(t.leaders, [](const LeaderInfo& l) { return l.roman(); });
  if (romans != 36)
    fail("leaders_roman.json: $.leaders", "there are 36 Roman leaders, not " + std::to_string(romans));
  const auto need = [&](LeaderId id) {
    if (!t.has_leader(id) || !t.leader(id).roman())
      fail("leaders_roman.json: $.leaders", "'" + id.str() + "' is missing");
  };
  for (const LeaderId& id : kAssassins) need(id);
  for (const LeaderId& id : kOnlyCaesarian) need(id);
  for (const LeaderId& id : kOnlyRepublican) need(id);
  for (const LeaderId& id : kNamed) need(id);
  for (const LeaderInfo& l : t.leaders) {
    if (!l.roman()) continue;
    const std::string here = in_file("leaders_roman.json", "leaders", l.order);
    if (l.assassin_icon != among(kAssassins, l.id))  // AIE-1.2b
      fail(here + ".assassin_icon", "the Assassins are M. Brutus, D. Brutus, Cassius and Trebonius");
    if (l.has_face(Camp::caesarian) == among(kOnlyRepublican, l.id) ||
        l.has_face(Camp::republican) == among(kOnlyCaesarian, l.id))  // AIE-3.7.1b
      fail(here + ".faces", "Caesar, Octavianus and the Pompeii have one face, all others two");
    const bool never = among(kOnlyCaesarian, l.id) || among(kOnlyRepublican, l.id);
    if (l.can_be_pretender == never)
      fail(here + ".can_be_pretender", "who has one face is never a Pretender");
    for (const LeaderInfo::DeathBand& band : l.natural_death)
      if (band.below > 10) fail(here + ".natural_death", "a die has ten faces");
  }
}

// --- Units
void check_units(const Tables& t) {
  std::set<std::string> names;
  for (const UnitInfo& u : t.units)
    if (u.type == UnitType::legio && !names.insert(u.name).second)
      fail(in_file("units_legions.json", "units", u.order) + ".name", "two legions are called " + u.name);
  // AIE-9.4c  A region recruits only what exists at all.
  for (const UnitType type : {UnitType::legio, UnitType::equites, UnitType::auxilia, UnitType::naves})
    if (std::ranges::none_of(t.units, [&](const UnitInfo& u) { return u.roman() && u.type == type; }))
      fail("units_roman_other.json: $.units", "there are no " + std::string(name_of(type)));
  if (std::ranges::none_of(t.units, [](const UnitInfo& u) { return u.recruits; }))
    fail("units_legions.json: $.units", "there are no legions of recruits");
}

// --- Peoples
// AIE-4.4.1b–d  The regions that the homes touch by land or strait.
std::set<RegionId> touched_regions(const Tables& t, const PeopleInfo& p) {
  std::set<RegionId> regions;
  for (const ZoneId& home : p.homes)
    for (const Border& b : t.zone(home).borders)
      if (const auto& region = t.zone(b.to).region) regions.insert(*region);
  return regions;
}

void check_homes(const Tables& t, const PeopleInfo& p, const std::string& here) {
  std::set<ZoneId> homes(p.homes.begin(), p.homes.end());
  if (homes.empty() || homes.size() != p.homes.size()) fail(here + ".home_zones", "one or more, each once");
  for (const ZoneInfo& z : t.zones)
    if (z.people == p.id && !homes.contains(z.id))
      fail(here + ".home_zones", "'" + z.id.str() + "' is missing: zones.json gives it to this people");
  const bool port = std::ranges::any_of(p.homes, [&](ZoneId z) { return t.zone(z).port.has_value(); });
  const bool naves = std::ranges::any_of(p.units, [&](UnitId u) { return !t.unit(u).land(); });
  if (naves && !port) fail(here + ".home_zones", "its naves have no port");
  const std::set<RegionId> said(p.adjacent_regions.begin(), p.adjacent_regions.end());
  if (said != touched_regions(t, p) || said.size() != p.adjacent_regions.size())
    fail(here + ".adjacent_regions", "differs from the map");
}

// AIE-4.1a, 4.3j, 4.4.2a
void check_people(const Tables& t, const PeopleInfo& p) {
  const std::string here = in_file("peoples.json", "peoples", p.order);
  if (p.major == p.leaders.empty()) fail(here + ".leaders", "majors have leaders, minors have none");
  std::set<LeaderId> listed(p.leaders.begin(), p.leaders.end());
  for (const LeaderInfo& l : t.leaders)
    if (l.people == p.id && !listed.contains(l.id))
      fail(here + ".leaders", "'" + l.id.str() + "' is missing");
  if (listed.size() != p.leaders.size()) fail(here + ".leaders", "a leader is listed twice");
  if (std::ranges::none_of(p.units, [&](UnitId u) { return t.unit(u).land(); }))
    fail(here + ".unit_count", "a people has land units");
  if (p.range != (p.major ? 3 : 2)) fail(here + ".range_zones", "3 for majors, 2 for minors");
  if (p.can_give_allegiance != (p.major && p.id != kParthi))
    fail(here + ".can_give_allegiance", "open to the majors but Parthi");
  if (2 * p.pacification_vp_by_stratagem != p.pacification_vp)  // AIE-10.1d
    fail(here + ".pacification_vp_by_stratagem", "is not half of the points");
  if (!p.major && p.pacification_vp != 0) fail(here + ".pacification_vp", "only majors give points");
  const auto& nation = t.nation(p.nation).peoples;
  if (std::ranges::count(nation, p.id) != 1)
    fail(here + ".nationality", "the nationality does not list it once");
  if (p.group < 1) fail(here + ".stacking_group", "groups are numbered from 1");
  for (const PeopleInfo& o : t.peoples)
    if (o.nation == p.nation && o.group != p.group)
      fail(here + ".stacking_group", "a nationality is in one group");
  check_homes(t, p, here);
}

void check_peoples(const Tables& t) {
  if (t.peoples.size() != 17)
    fail("peoples.json: $.peoples", "there are 17 peoples, not " + std::to_string(t.peoples.size()));
  for (const PeopleId& id : {kAegyptii, kParthi, kPontici, kNumidae})
    if (!t.has_people(id) || !t.people(id).major)
      fail("peoples.json: $.peoples", "'" + id.str() + "' is missing or no major people");
  if (!t.has_leader(kCleopatra) || t.leader(kCleopatra).people != kAegyptii)
    fail("leaders_non_roman.json: $.leaders", "'" + kCleopatra.str() + "' is missing");
  for (const PeopleInfo& p : t.peoples) {
    check_people(t, p);
    const auto markers = std::ranges::count(t.activation_markers, p.id);  // AIE-2.Cc
    if (markers != (p.major ? 1 : 0))
      fail("peoples.json: $.activation_bowl.markers", "one for each major people: " + p.id.str());
  }
  for (const LeaderInfo& l : t.leaders)
    if (l.removal_year && *l.removal_year <= l.entry_year)
      fail("leaders_non_roman.json: $.leaders", l.id.str() + " is removed before he enters");
}

}  // namespace

void validate_pieces(const Tables& t) {
  check_roman_leaders(t);
  check_units(t);
  check_peoples(t);
}

}  // namespace adj::alea
