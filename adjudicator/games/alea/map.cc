// The map as one reader sees it. Everything on the map is open (section 3), so that both see the same.

#include <algorithm>

#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/report_map.h"
#include "adjudicator/report/language.h"

namespace adj::alea {

namespace {

// Dark red and stripes, dark blue and dots: they differ in grey and to the colour-blind.
std::vector<MapOwner> owners(const Reader& r) {
  return {{std::string(name_of(Camp::caesarian)), r.named("camp", name_of(Camp::caesarian)), "C", "#a61c28",
           MapPattern::kStripes},
          {std::string(name_of(Camp::republican)), r.named("camp", name_of(Camp::republican)), "R", "#2c4a8a",
           MapPattern::kDots}};
}

std::string owner_of(const std::optional<Camp>& camp) { return camp ? std::string(name_of(*camp)) : ""; }

// --- Stacks

// "5L 1E 1A · 25": kinds, and their strength. Units of peoples are only counted.
std::string strength_text(Position p, const std::vector<UnitId>& land) {
  std::map<UnitType, int> count;
  for (const UnitId& id : land) ++count[p.tables.unit(id).type];
  std::string text;
  const auto add = [&](UnitType type, const char* letter) {
    if (count[type] > 0) text += (text.empty() ? "" : " ") + std::to_string(count[type]) + letter;
  };
  add(UnitType::legio, "L");
  add(UnitType::equites, "E");
  add(UnitType::auxilia, "A");
  add(UnitType::warriors, "");
  return text.empty() ? "" : text + " · " + std::to_string(strength(p, land));
}

int weakened_among(Position p, const std::vector<UnitId>& units) {
  return static_cast<int>(
      std::ranges::count_if(units, [&](UnitId id) { return unit(p.state, id).weakened; }));
}

MapStack stack_of(const Reader& r, const OwnStack& own, const std::string& owner) {
  MapStack stack;
  stack.place = own.zone.str();
  stack.owner = owner;
  std::vector<UnitId> all = own.land;
  all.insert(all.end(), own.naves.begin(), own.naves.end());
  const bool romans =
      std::ranges::any_of(all, [&](UnitId id) { return r.p.tables.unit(id).roman(); }) ||
      std::ranges::any_of(own.leaders, [&](LeaderId id) { return r.p.tables.leader(id).roman(); });
  stack.style = romans ? MapStackStyle::kArmy : MapStackStyle::kPeople;
  stack.strength = strength_text(r.p, own.land);
  for (const LeaderId& id : own.leaders) stack.leaders.push_back(leader_marks(r, id));
  stack.ships = static_cast<int>(own.naves.size());
  stack.weakened = weakened_among(r.p, all);
  stack.note = force_text(r.p, all, r.language);
  return stack;
}

// Units and leaders of peoples that obey nobody.
std::vector<OwnStack> stacks_of_nobody(Position p) {
  std::map<ZoneId, OwnStack> found;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && !side(p, u.id))
      (p.tables.unit(u.id).land() ? found[u.zone].land : found[u.zone].naves).push_back(u.id);
  for (const Leader& l : p.state.leader)
    if (on_map(l) && !side(p, l.id)) found[l.zone].leaders.push_back(l.id);
  std::vector<OwnStack> stacks;
  for (auto& [zone, stack] : found) {
    stack.zone = zone;
    stacks.push_back(std::move(stack));
  }
  return stacks;
}

void add_stacks(const Reader& r, MapModel& model) {
  for (const Camp camp : kCamps)
    for (const OwnStack& stack : stacks_of_camp(r.p, camp))
      model.stacks.push_back(stack_of(r, stack, owner_of(camp)));
  for (const OwnStack& stack : stacks_of_nobody(r.p)) model.stacks.push_back(stack_of(r, stack, ""));
}

// --- Markers

void add_people_signs(const Reader& r, MapModel& model) {
  for (const People& people : r.p.state.people) {
    const std::string home = r.p.tables.people(people.id).homes.front().str();
    const std::string& name = r.p.tables.people(people.id).name;
    if (people.status == PeopleStatus::war)
      model.markers.push_back({home, MapSign::kWar, "", owner_of(people.camp), name});
    else if (people.status == PeopleStatus::allegiance)
      model.markers.push_back({home, MapSign::kAllegiance, "", owner_of(people.camp), name});
    else if (under_truce(r.p, people.id))
      model.markers.push_back({home, MapSign::kTruce, number(people.truce_until), "", name});
  }
}

void add_signs(const Reader& r, MapModel& model) {
  const State& s = r.p.state;
  if (s.plague)
    model.markers.push_back({s.plague->str(), MapSign::kPlague, "", "", r.say("report.map.plague")});
  const auto intrigues =
      std::ranges::count_if(s.counter, [](const Counter& c) { return c.place == CounterPlace::intrigue; });
  if (intrigues > 0)
    model.markers.push_back({kRomaZone.str(), MapSign::kIntrigue,
                             intrigues > 1 ? std::to_string(intrigues) : "", "",
                             r.say("report.map.intrigue")});
  add_people_signs(r, model);
  for (const Triumvir& t : s.triumvir) {
    const Leader& l = leader(s, t.leader);
    const ZoneId at = on_map(l) ? l.zone : r.p.tables.region(t.region).zones.front();
    model.markers.push_back(
        {at.str(), MapSign::kStar, r.say("report.map.triumvir_short"), "",
         r.say("report.map.triumvir", {{"leader", t.leader.str()}, {"region", t.region.str()}})});
  }
}

void add_roma(const Reader& r, MapModel& model) {
  const State& s = r.p.state;
  MapBox box{kRomaZone.str(), "Roma", owner_of(s.roma), {}};
  if (!s.roma_leader.empty()) box.lines.push_back(leader_marks(r, s.roma_leader));
  box.lines.push_back("SPQR " + std::to_string(s.spqr));
  model.boxes.push_back(std::move(box));
}

}  // namespace

MapModel map_model(const Reader& r, const std::vector<NumberedEvent>& events) {
  const State& s = r.p.state;
  const ScenarioInfoAlea& played = scenario(r.p);
  MapModel model;
  model.title = "Alea Iacta Est";
  model.subtitle = turn_title(r);
  model.notes = {
      r.say("report.title.scenario", {{"name", r.language == Language::fr ? played.name_fr : played.name_en},
                                      {"first", played.start_year},
                                      {"last", played.end_year}}),
      r.say("report.map.score", {{"spqr", s.spqr}, {"balance", s.balance}})};
  model.description = r.say("report.map_caption", {{"title", model.subtitle}});
  model.owners = owners(r);
  for (const Region& region : s.region)
    model.control.push_back({region.id.str(), owner_of(region.controller)});
  add_stacks(r, model);
  add_signs(r, model);
  add_roma(r, model);
  add_events(events, model);
  model.legend_title = r.say("report.map.legend");
  model.legend = legend_of(r, model);
  return model;
}

std::string Alea::map(const Tables& tables, const State& s, Seat seat,
                      const std::vector<NumberedEvent>& events, Language language) {
  const Reader r(Position(tables, s), seat, language);
  return map_svg(map_geometry(tables), map_model(r, events));
}

}  // namespace adj::alea
