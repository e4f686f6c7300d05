// Peoples, leaders and units: peoples.json, leaders_*.json, units_*.json.

#include <algorithm>

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

// --- Peoples
void TablesLoader::load_nations() {
  for (const DataPlace& at : file("peoples.json").at("nationalities").items())
    add(t_.nations, t_.nation_index_,
        NationInfo{at.at("id").id<NationId>(), at.at("name_en").text(), at.at("name_fr").text(), {}}, at);
}

void TablesLoader::load_peoples() {
  for (const DataPlace& at : file("peoples.json").at("peoples").items()) {
    PeopleInfo p;
    p.id = at.at("id").id<PeopleId>();
    p.name = at.at("name").text();
    p.name_en = at.at("name_en").text();
    p.name_fr = at.at("name_fr").text();
    p.nation = at.at("nationality").id<NationId>();
    if (!t_.has_nation(p.nation)) at.at("nationality").fail("unknown nationality '" + p.nation.str() + "'");
    p.group = at.at("stacking_group").number();
    p.major = at.at("major").flag();
    p.can_give_allegiance = at.at("can_give_allegiance").flag();
    p.range = at.at("range_zones").count();
    p.pacification_vp = at.at("pacification_vp").count();
    p.pacification_vp_by_stratagem = at.at("pacification_vp_by_stratagem").count();
    for (const DataPlace& r : at.at("adjacent_regions").items()) p.adjacent_regions.push_back(region(r));
    p.order = static_cast<int>(t_.peoples.size());
    add(t_.peoples, t_.people_index_, std::move(p), at);
  }
}

// What peoples.json says of zones, leaders, units and nationalities, once those are read.
void TablesLoader::link_peoples() {
  const DataPlace root = file("peoples.json");
  for (const DataPlace& at : root.at("peoples").items()) {
    PeopleInfo& p = t_.peoples[static_cast<std::size_t>(t_.people(at.at("id").id<PeopleId>()).order)];
    for (const DataPlace& home : at.at("home_zones").items()) {
      p.homes.push_back(land(home));
      if (t_.zone(p.homes.back()).people != p.id)
        home.fail("zones.json gives this zone to another people or to none");
    }
    for (const DataPlace& l : at.at("leaders").items()) {
      p.leaders.push_back(leader(l));
      if (t_.leader(p.leaders.back()).people != p.id)
        l.fail("not a leader of this people in leaders_non_roman.json");
    }
    if (at.at("unit_count").number() != static_cast<int>(p.units.size()))
      at.at("unit_count").fail("units_non_roman.json has " + std::to_string(p.units.size()));
  }
  for (const DataPlace& at : root.at("nationalities").items()) {
    NationInfo& nation =
        t_.nations[static_cast<std::size_t>(t_.nation_index_.at(at.at("id").id<NationId>()))];
    const auto list = at.maybe("peoples");
    if (!list) continue;
    for (const DataPlace& item : list->items()) {
      nation.peoples.push_back(people(item));
      if (t_.people(nation.peoples.back()).nation != nation.id)
        item.fail("this people has another nationality");
    }
  }
  for (const DataPlace& at : root.at("stacking_groups").items()) {  // AIE-4.2.4a
    const int group = at.at("group").number();
    for (const DataPlace& nation : at.at("nationalities").items())
      for (const PeopleInfo& p : t_.peoples)
        if (p.nation.view() == nation.text() && p.group != group)
          nation.fail("the people '" + p.id.str() + "' is in group " + std::to_string(p.group));
  }
  for (const DataPlace& at : root.at("activation_bowl").at("markers").items())
    t_.activation_markers.push_back(people(at));
}

// --- Leaders
namespace {

// AIE-TL.c  "y43_39": from -43 to -39.
LeaderInfo::DeathBand read_band(const std::string& key, const DataPlace& at) {
  const bool shaped =
      key.size() == 6 && key[0] == 'y' && key[3] == '_' &&
      std::ranges::all_of(key.substr(1, 2) + key.substr(4), [](char c) { return c >= '0' && c <= '9'; });
  if (!shaped) at.fail("expected a key like y43_39");
  LeaderInfo::DeathBand band{-std::stoi(key.substr(1, 2)), -std::stoi(key.substr(4)), at.count()};
  if (band.first_year > band.last_year) at.fail("the years run backwards");
  return band;
}

void read_entry(const DataPlace& at, LeaderInfo& l) {
  const DataPlace entry = at.at("entry");
  if (entry.is_number()) {
    l.entry = EntryKind::year;
    l.entry_year = entry.number();
  } else if (entry.text() == "start") {
    l.entry = EntryKind::start;
  } else if (entry.text() == "after_caesar_death") {
    l.entry = EntryKind::after_caesar_death;
  } else {
    entry.fail("expected a year, 'start' or 'after_caesar_death'");
  }
}

void read_faces(const DataPlace& at, LeaderInfo& l) {
  for (const Camp camp : kCamps) {
    const auto face = at.at("faces").maybe(std::string(name_of(camp)).c_str());
    if (!face) continue;
    l.faces[camp] = {face->at("cc").count(), face->at("bt").count(), face->at("vs").count(),
                     face->at("cp").count()};
  }
  if (l.faces.empty()) at.at("faces").fail("a leader has at least one face");
  if (at.at("can_change_camp").flag() != (l.faces.size() == 2))
    at.at("can_change_camp").fail("a leader changes camp when he has both faces");  // AIE-1.2.1b
}

}  // namespace

void TablesLoader::load_roman_leaders() {
  for (const DataPlace& at : file("leaders_roman.json").at("leaders").items()) {
    LeaderInfo l;
    l.id = at.at("id").id<LeaderId>();
    l.name = at.at("name").text();
    l.full_name = at.at("full_name").text();
    read_entry(at, l);
    read_faces(at, l);
    const DataPlace camp = at.at("initial_camp");
    if (camp.text() != "roll_d6_even_caesarian_odd_republican") l.initial_camp = camp.named<Camp>();
    if (l.initial_camp && !l.has_face(*l.initial_camp)) camp.fail("he has no face of that camp");
    if (!l.initial_camp && l.faces.size() != 2) camp.fail("he needs both faces");
    if (const auto deaths = at.maybe("natural_death"))
      for (const auto& [key, band] : deaths->members())
        if (!band.is_null()) l.natural_death.push_back(read_band(key, band));
    l.assassin_icon = at.at("assassin_icon").flag();
    l.can_be_pretender = at.at("can_be_pretender").flag();
    if (at.at("movement").number() != t_.constants.leader_pm)
      at.at("movement").fail("differs from game.json");
    l.order = static_cast<int>(t_.leaders.size());
    add(t_.leaders, t_.leader_index_, std::move(l), at);
  }
}

// AIE-TN  Entry and removal of the peoples' leaders.
void TablesLoader::load_people_leaders() {
  const std::string after = "turn_after_death_of:";
  for (const DataPlace& at : file("leaders_non_roman.json").at("leaders").items()) {
    LeaderInfo l;
    l.id = at.at("id").id<LeaderId>();
    l.name = l.full_name = at.at("name").text();
    l.people = people(at.at("people"));
    l.face = {at.at("cc").count(), at.at("bt").count(), at.at("vs_for_evasion").count(), 0};
    const std::string kind = at.at("entry_kind").text();
    const DataPlace entry = at.at("entry");
    if (kind == "start" || kind == "year") {
      l.entry = kind == "start" ? EntryKind::start : EntryKind::year;
      l.entry_year = entry.number();
    } else if (kind == "successor") {
      l.entry = EntryKind::successor;
      const std::string text = entry.text();
      const std::string name = text.starts_with(after) ? text.substr(after.size()) : "";
      if (!Name::fits(name) || !t_.has_leader(LeaderId(name)))
        entry.fail("names no leader of the lines above");
      l.predecessor = LeaderId(name);
      if (t_.leader(l.predecessor).people != l.people) entry.fail("a leader of another people");
    } else {
      at.at("entry_kind").fail("expected 'start', 'year' or 'successor'");
    }
    if (const auto removal = at.maybe("removal")) {
      if (removal->is_number())
        l.removal_year = removal->number();
      else if (removal->text() == "first_allegiance_or_pacification")
        l.removed_at_first_allegiance = l.removed_at_first_pacification = true;
      else if (removal->text() == "first_pacification")
        l.removed_at_first_pacification = true;
      else
        removal->fail("expected a year, 'first_pacification' or 'first_allegiance_or_pacification'");
    }
    l.can_be_pretender = false;
    l.order = static_cast<int>(t_.leaders.size());
    add(t_.leaders, t_.leader_index_, std::move(l), at);
  }
}

// --- Units
namespace {

UnitFace read_face(const DataPlace& at) {
  return {at.at("pf").count(), at.at("qu").count(), at.at("bt").count()};
}

void read_unit(const DataPlace& at, const Constants& constants, UnitInfo& u) {
  u.id = at.at("id").id<UnitId>();
  u.normal = read_face(at.at("normal"));
  u.weakened = read_face(at.at("weakened"));
  if (u.normal.pf < 1 || u.weakened.pf < 1) at.fail("a unit has at least 1 PF on either face");
  if (u.weakened.pf > u.normal.pf) at.at("weakened").fail("more PF than on the normal face");
  if (at.at("movement").number() != (u.land() ? constants.land_pm : constants.naves_pm))
    at.at("movement").fail("differs from game.json");
}

}  // namespace

void TablesLoader::load_legions() {
  for (const DataPlace& at : file("units_legions.json").at("units").items()) {
    UnitInfo u;
    u.type = at.at("type").named<UnitType>();
    if (u.type != UnitType::legio) at.at("type").fail("expected 'legio'");
    read_unit(at, t_.constants, u);
    u.name = at.at("name").text();
    u.number = at.at("number").count();
    u.recruits = at.at("recruits").flag();
    u.order = static_cast<int>(t_.units.size());
    add(t_.units, t_.unit_index_, std::move(u), at);
  }
}

void TablesLoader::load_other_romans() {
  for (const DataPlace& at : file("units_roman_other.json").at("units").items()) {
    UnitInfo u;
    u.type = at.at("type").named<UnitType>();
    if (u.type == UnitType::legio || u.type == UnitType::warriors)
      at.at("type").fail("expected equites, auxilia or naves");
    read_unit(at, t_.constants, u);
    at.at("variant");
    if (const auto variant = at.maybe("variant")) u.variant = variant->text();
    if (u.variant.empty() != (u.type == UnitType::auxilia))
      at.at("variant").fail("equites and naves have one, auxilia none");
    const char* kind = u.type == UnitType::equites ? "Equites"
                       : u.type == UnitType::naves ? "Naves"
                                                   : "Auxilia";
    u.name = u.variant.empty() ? kind : kind + (" " + u.variant);
    u.number = 1 + static_cast<int>(std::ranges::count_if(t_.units, [&](const UnitInfo& o) {
                 return o.type == u.type && o.variant == u.variant;
               }));
    u.order = static_cast<int>(t_.units.size());
    add(t_.units, t_.unit_index_, std::move(u), at);
  }
}

void TablesLoader::load_people_units() {
  for (const DataPlace& at : file("units_non_roman.json").at("units").items()) {
    UnitInfo u;
    const std::string type = at.at("type").text();
    if (type != "land" && type != "naves") at.at("type").fail("expected 'land' or 'naves'");
    u.type = type == "land" ? UnitType::warriors : UnitType::naves;
    u.people = people(at.at("people"));
    read_unit(at, t_.constants, u);
    PeopleInfo& p = t_.peoples[static_cast<std::size_t>(t_.people(*u.people).order)];
    p.units.push_back(u.id);
    u.number = static_cast<int>(p.units.size());
    u.name = p.name + " " + std::to_string(u.number);
    u.order = static_cast<int>(t_.units.size());
    add(t_.units, t_.unit_index_, std::move(u), at);
  }
}

}  // namespace adj::alea
